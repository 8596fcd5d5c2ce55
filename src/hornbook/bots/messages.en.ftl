# Why a bot chose what it chose. `gap` is how many points its two best choices are apart, where that is told.
bot-only = { $best } is the only choice.
bot-random = Drawn by lot.
bot-habit = { $best } is the usual thing to do here.
bot-win = { $best } wins at once.
bot-greedy =
    { $best } looks best right away, with about { $percent } % chance of winning over { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } of the hidden cards; next comes { $next } with { $next_percent } %{ $gap ->
        [0] . The two are about equal.
        [1] . The two are about equal.
        [2] . The two are about equal.
       *[other] .
    }
bot-search =
    { $best } wins about { $percent } % of { $futures ->
        [one] one imagined game
       *[other] { $futures } imagined games
    }, and the next best choice, { $next }, { $next_percent } %{ $gap ->
        [0] . The two are about equal.
        [1] . The two are about equal.
        [2] . The two are about equal.
       *[other] .
    }
