# Why a bot chose what it chose.
bot-only = { $best } is the only choice.
bot-random = Drawn by lot.
bot-win = { $best } wins at once.
bot-greedy =
    { $best } looks best right away: { $percent } %, ahead of { $next } with { $next_percent } % ({ $deals ->
        [one] one deal
       *[other] { $deals } deals
    } of the hidden cards).
bot-search =
    { $best } came out best in { $futures ->
        [one] one imagined future
       *[other] { $futures } imagined futures
    }: { $percent } %, ahead of { $next } with { $next_percent } %.
