# Perché un bot ha scelto così. `gap` è la distanza in punti fra le sue due scelte migliori, dove è detta.
bot-only = { $best } è l'unica scelta.
bot-random = Tirato a sorte.
bot-habit = { $best } è ciò che si fa di solito qui.
bot-win = { $best } vince subito.
bot-greedy =
    { $best } sembra subito la scelta migliore, con circa il { $percent } % di probabilità di vincere in { $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    } delle carte nascoste; segue { $next } con il { $next_percent } %{ $gap ->
        [0] . Le due si equivalgono quasi.
        [1] . Le due si equivalgono quasi.
        [2] . Le due si equivalgono quasi.
       *[other] .
    }
bot-search =
    { $best } vince circa il { $percent } % di { $futures ->
        [one] una partita immaginata
       *[other] { $futures } partite immaginate
    }, e la scelta che segue, { $next }, il { $next_percent } %{ $gap ->
        [0] . Le due si equivalgono quasi.
        [1] . Le due si equivalgono quasi.
        [2] . Le due si equivalgono quasi.
       *[other] .
    }
