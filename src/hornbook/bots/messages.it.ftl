# Perché un bot ha scelto così.
bot-only = { $best } è l'unica scelta.
bot-random = Tirato a sorte.
bot-win = { $best } vince subito.
bot-greedy =
    { $best } sembra subito la scelta migliore: { $percent } %, davanti a { $next } con { $next_percent } % ({ $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    } delle carte nascoste).
bot-search =
    { $best } è la scelta migliore in { $futures ->
        [one] un futuro immaginato
       *[other] { $futures } futuri immaginati
    }: { $percent } %, davanti a { $next } con { $next_percent } %.
