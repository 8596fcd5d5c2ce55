# What the log, the prompts and the choices of Kill the Unicorns say.
# Ids of cards, colours, characters and items arrive as names, seats as players' names or "you".
# `<id>-past` stands in the log instead of `<id>` where the rules have hidden again what that says.
# `<id>-mine` is told instead of `<id>` to whoever may know the arguments it speaks of.

## Set-up

first-player = { $seat } { DOES($seat, "takes", "take") } the First Player token.
about = Four rounds of hunting unicorns. Lay cards face down, the highest total that nobody else has takes the unicorn, and mind the traps. Stars are points; unicorns of one colour and Rainbows are more. Cards that you keep buy things at the Black Market. Most points win.
team = { $team } { DOES($team, "plays", "play", "play") } together.
character-power = { $seat } { DOES($seat, "enters", "enter") } as the { $character }. Once a round: { $power }
character = { $seat } { DOES($seat, "enters", "enter") } as the { $character }.
secondary = { $seat } { DOES($seat, "brings", "bring") } along the { $character } as Secondary.
starter = { $seat } { DOES($seat, "welcomes", "welcome") } { $unicorn } to the stable.
market-ready = The gnomes open their stall. Pâté: { $pates }. Fake Horns: { $horns }.
market-ready-soap = The gnomes open their stall. Pâté: { $pates }. Fake Horns: { $horns }. Soap, by price: { $soaps }.

## The round

round-begins = Round { $round } of { $rounds }. { $seat } { DOES($seat, "has", "have") } the First Player token.
unicorn-appears = Place { $place } of the row: { $unicorn }.
cards-back = Everybody takes all Hunt cards back.
goes-first = { $seat } { DOES($seat, "goes", "go") } first for the team.

## It's a Trap!

traps-drawn = { $seat } { DOES($seat, "draws", "draw") } two traps.
trap-placed = { $seat } { DOES($seat, "hides", "hide") } a trap on { $unicorn } (place { $place }).
trap-discarded = { $seat } { DOES($seat, "discards", "discard") } the other trap, face down.
trap-discarded-mine = { $seat } { DOES($seat, "discards", "discard") } “{ $trap }”.

## Eyes on the Prize

hunt-begins = The hunt for { $unicorn } is on (place { $place }). { $seat } { DOES($seat, "goes", "go") } first.
declares =
    { $count ->
        [one] { $seat } { DOES($seat, "declares", "declare") } one card.
       *[other] { $seat } { DOES($seat, "declares", "declare") } { $count } cards.
    }
lays =
    { $count ->
        [one] { $seat } { DOES($seat, "lays", "lay") } one card face down.
       *[other] { $seat } { DOES($seat, "lays", "lay") } { $count } cards face down.
    }
lays-mine =
    { $count ->
        [one] { $seat } { DOES($seat, "lays", "lay") } card { $cards } face down.
       *[other] { $seat } { DOES($seat, "lays", "lay") } { $cards } face down.
    }
lays-extra =
    { $count ->
        [one] { $seat } { DOES($seat, "lays", "lay") } one card, which is one more than anybody asked for.
       *[other] { $seat } { DOES($seat, "lays", "lay") } { $count } cards, one more than anybody asked for.
    }
lays-extra-mine = { $seat } { DOES($seat, "lays", "lay") } { $cards }, one card more than anybody asked for.
passes = { $seat } { DOES($seat, "passes", "pass") }.
must-pass = { $seat } { DOES($seat, "has", "have") } to pass: too few cards.
team-passes = { $seat } { DOES($seat, "passes", "pass") } for the whole team.
token-passed = The First Player token moves on to { $seat }.
secondary-lays =
    { $count ->
        [one] { $seat } { DOES($seat, "lays", "lay") } one card face down for the Secondary.
       *[other] { $seat } { DOES($seat, "lays", "lay") } { $count } cards face down for the Secondary.
    }
secondary-lays-mine =
    { $count ->
        [one] { $seat } { DOES($seat, "lays", "lay") } card { $cards } face down for the Secondary.
       *[other] { $seat } { DOES($seat, "lays", "lay") } { $cards } face down for the Secondary.
    }
secondary-out = { $seat } { DOES($seat, "sends", "send") } no Secondary: too few cards are left in its deck.

## Definitely Maybe

reveals = { $seat } { DOES($seat, "shows", "show") } { $cards }: total { $total }.
reveals-secondary = { $seat } { DOES($seat, "shows", "show") } { $cards } for the Secondary: total { $total }.
reveals-secondary-past = { $seat } { DOES($seat, "shows", "show") } the cards laid for the Secondary.
reveals-past = { $seat } { DOES($seat, "shows", "show") } the laid cards.
nobody-hunts = Nobody hunts. The unicorn looks a little offended.
team-total = { $team } together: { $total }.
team-total-past = { $team } add up their cards.
tie-cancelled = A tie at { $total }: { $seats } are out.
tie-cancelled-past = A tie: { $seats } are out.
characters-tied = A tie at { $total } is out: { $characters }.
characters-tied-past = A tie is out: { $characters }.
all-tied = Nothing but ties: no hunter is left standing.
leads = { $seat } { DOES($seat, "leads", "lead") } with { $total }.
leads-secondary = { DOES($seat, "The Secondary of", "Your") } { DOES($seat, $seat, "Secondary") } leads with { $total }.
leads-secondary-past = { DOES($seat, "The Secondary of", "Your") } { DOES($seat, $seat, "Secondary") } leads.
leads-past = { $seat } { DOES($seat, "leads", "lead") }.
trap-turned = { $seat } { DOES($seat, "turns", "turn") } the trap that { $setter } placed: “{ $trap }”. { $effect }
trap-turned-past = { $seat } { DOES($seat, "turns", "turn") } the trap that { $setter } placed.
pinned =
    { $points ->
        [0] “{ $trap }” is pinned to { $unicorn }.
       *[other] “{ $trap }” is pinned to { $unicorn } (points: { $points }).
    }
pinned-past = A trap is pinned to { $unicorn }.
captures = { $seat } { DOES($seat, "captures", "capture") } { $unicorn }.
escapes = { $unicorn } gets away, never to be seen again.
new-first-player = { $seat } { DOES($seat, "gets", "get") } the First Player token.
trap-unused = A trap that { $seat } placed is discarded face down. It never went off.
trap-unused-mine = “{ $trap }”, which { $seat } placed, is discarded. It never went off.
trap-buried = A trap that { $seat } placed disappears unseen. Some things are better not known.

## Powers

peeks = { $seat } { DOES($seat, "inspects", "inspect") } the traps at place { $place }, royally and alone.
peeks-mine = { $seat } { DOES($seat, "inspects", "inspect") } the traps at place { $place }: { $traps }.
hushes = { $seat } { DOES($seat, "bursts", "burst") } into song. { $other } { DOES($other, "has", "have") } to listen, and { DOES($other, "passes", "pass") }.
hushes-secondary = { $seat } { DOES($seat, "bursts", "burst") } into song. { $other } { DOES($other, "has", "have") } to keep the Secondary out of this hunt.
retreats = { $seat } { DOES($seat, "takes", "take") } the laid cards back and { DOES($seat, "tiptoes", "tiptoe") } out of this hunt.
exchanges = { $seat } { DOES($seat, "lays", "lay") } { $new } instead of { $old }: total { $total }.
exchanges-past = { $seat } { DOES($seat, "lays", "lay") } another card instead.
second-thoughts = { $seat } { DOES($seat, "frowns", "frown") }: { $other } { DOES($other, "takes", "take") } the { $card } back and { DOES($other, "lays", "lay") } another card.
second-thoughts-past = { $seat } { DOES($seat, "frowns", "frown") }: { $other } { DOES($other, "takes", "take") } a card back and { DOES($other, "lays", "lay") } another one.
trap-cancelled = { $seat } { DOES($seat, "shakes", "shake") } a rattle, and nothing comes of “{ $trap }”.
trap-cancelled-past = { $seat } { DOES($seat, "shakes", "shake") } a rattle, and nothing comes of the trap.

## What traps do

loses-card = { $seat } { DOES($seat, "loses", "lose") } the highest card left.
loses-card-mine = { $seat } { DOES($seat, "loses", "lose") } the highest card left: { $card }.
takes-all-back = { $seat } { DOES($seat, "takes", "take") } all laid cards back and { DOES($seat, "calls", "call") } it a fee.
takes-back = { $seat } { DOES($seat, "takes", "take") } a laid card back: { $card }.
trap-works-past = The trap does its work.
zombicorn-eats = { $seat } { DOES($seat, "feeds", "feed") } { $unicorn } to the Zombicorn.
gives-up-past = { $seat } { DOES($seat, "gives", "give") } up { $unicorn }.
colour-changes = { $unicorn } is { $colour } now.
colour-lost = { $unicorn } loses its colour.
voodoo = { $seat } cannot pay the gnomes with Hunt cards in this round.
omen = A bad omen for { $seat }: no power in this round and the next.
tripwire = But { $setter } had stretched a wire across the path.
captor-changes = The prize goes to { $seat } instead.
washed = “{ $trap }” is washed off { $unicorn }.
washed-past = A trap is washed off { $unicorn }.
trap-idle = It has nothing to bite on.
decoy = { $unicorn } was only a decoy, and leaves. { $instead } steps out from behind it.
decoy-past = { $unicorn } leaves, and { $instead } takes its place.
trojan-swap = { $setter } { DOES($setter, "wheels", "wheel") } in { $unicorn } and { DOES($setter, "walks", "walk") } off with { $instead }.
trojan-swap-past = { $setter } { DOES($setter, "exchanges", "exchange") } { $unicorn } for { $instead }.

## The Black Market

market-opens = The Black Market opens. { $seat } { DOES($seat, "buys", "buy") } first.
buys =
    { $kind ->
        [pate] { $seat } { DOES($seat, "hands", "hand") } { $unicorn } over to the gnomes for { $item }, and will not see it again.
        [soap] { $seat } { DOES($seat, "buys", "buy") } { $item } and { DOES($seat, "scrubs", "scrub") } { $unicorn }.
       *[other] { $seat } { DOES($seat, "buys", "buy") } { $item } for { $unicorn }.
    }
buys-nothing = { $seat } { DOES($seat, "buys", "buy") } nothing and { DOES($seat, "walks", "walk") } on.
cannot-buy = { $seat } cannot buy anything. The gnomes give no credit.

## The end; without arguments also the reasons for a result

score =
    { $total ->
        [one] { $team }: one point
       *[other] { $team }: { $total } points
    } (stars { $stars }, traps and tokens { $extras }, pâté { $pate }, families { $families }, Rainbow { $rainbow }).
double-rainbow = A Double Rainbow wins the game on the spot.
double-rainbow-mine = Double Rainbow! { $team } { DOES($team, "has", "have", "have") } two of every colour, and that is that.
most-points = The highest total wins.
next-points = The top totals cancel each other out. The next one that stands alone wins.
gnomes-win = Every total is tied. Nobody wins but the gnomes.
most-unicorns = The points are equal. The fuller stable wins.
shared-victory = Equal in points and in unicorns: the victory is shared.

## Choices

choice-lay =
    { $count ->
        [one] Lay card { $cards }
       *[other] Lay { $cards } (total { $total })
    }
choice-set = Hide “{ $trap }” at place { $place }, { $unicorn }; discard “{ $other_trap }”
choice-set-only = Hide “{ $trap }” at place { $place }, { $unicorn }
choice-swap = Make { $other } swap the { $card }
choice-swap-secondary = Make { $other } swap the { $card } of the Secondary
choice-card = Card { $card }
choice-unicorn =
    { $colour ->
        [none] { $unicorn } (no colour, worth { $worth })
       *[other] { $unicorn } ({ $colour }, worth { $worth })
    }
choice-target =
    { $colour ->
        [none] { $unicorn } (no colour, worth { $worth }): from { $now } to { $then } points
       *[other] { $unicorn } ({ $colour }, worth { $worth }): from { $now } to { $then } points
    }
choice-hush = Sing until { $other } { DOES($other, "has", "have") } to pass
choice-hush-secondary = Sing until { $other } { DOES($other, "has", "have") } to leave the Secondary out
choice-first = { $other } { DOES($other, "goes", "go") } first
choice-character = { $character }
choice-colour = { $colour }
choice-turn = Turn trap { $slot }, placed by { $setter }
choice-declare =
    { $count ->
        [one] Declare one card
        [2] Declare two cards
        [3] Declare three cards
        [4] Declare four cards
        [5] Declare five cards
       *[other] Declare { $count } cards
    }
choice-pass = Pass
choice-keep-power = Not now
choice-buy-nothing = Buy nothing
choice-swing = Lay one more
choice-peek = Look at the traps
choice-retreat = Take your cards back and leave this hunt
choice-cancel = Stop the trap
choice-buy-horn = Fake Horn (price { $price }): { $points } points for a unicorn
choice-buy-dust = Fairy Dust, { $colour } (price { $price }): the colour and { $points } points for a unicorn
choice-buy-candy = Cotton Candy, { $colour } (price { $price }): the colour for a unicorn
choice-buy-pate = Pâté (price { $price }): { $points } points for one unicorn less
choice-buy-soap = Soap (price { $price }): wash a trap off a unicorn

## Standing orders

order-pass =
    { $who ->
        [team] Pass for your team on { $unicorn } (place { $place }), if it is up to you
        [primary] Pass with your Primary on { $unicorn } (place { $place })
       *[you] Pass on { $unicorn } (place { $place })
    }
order-pass-round =
    { $who ->
        [team] Pass for your team for the rest of this round, whenever it is up to you
        [primary] Pass with your Primary for the rest of this round
       *[you] Pass for the rest of this round
    }
order-if =
    { $count ->
        [one] If one card is declared for { $unicorn }
       *[other] If { $count } cards are declared for { $unicorn }
    }
order-keep-power = Keep your power this round, and do not be asked
order-keep-power-button = Don't ask again this round
order-buy-nothing = Buy nothing at this round's market

## Prompts

prompt-set-up = Choose a character.
prompt-choose-first = Your team has the token. Which of you two goes first?
prompt-traps = Hide a trap: which one, and on which unicorn?
prompt-open = { $unicorn } is next. Open with one, two or three cards, or pass.
prompt-follow =
    { $count ->
        [one] One card was declared for { $unicorn }. Lay one, or pass.
       *[other] { $count } cards were declared for { $unicorn }. Lay as many, or pass.
    }
prompt-swing =
    { $count ->
        [0] Lay two, three or four cards for { $unicorn }. You declare one fewer.
        [one] One card was declared for { $unicorn }. Lay two.
       *[other] { $count } cards were declared for { $unicorn }. Lay one card more.
    }
prompt-declare = { $unicorn } is next. Declare one, two or three cards, for all four characters.
prompt-secondary =
    { $count ->
        [one] Lay one of these cards for your Secondary. The other goes under its deck.
       *[other] Lay { $count } of these cards for your Secondary. The one left over goes under its deck.
    }
prompt-team-open = { $unicorn } is next. Declare two to five cards for your team, or pass for both of you.
prompt-team-swing = One card more than your share of { $count }. Choose which.
prompt-team-lay =
    { $count ->
        [0] Lay your share for { $unicorn }, and leave your partner at least one card to lay.
       *[other] Each team lays { $count } cards for { $unicorn }. Choose your share.
    }
prompt-resolution = You lead. Two traps lie on { $unicorn }: turn one of them.
prompt-second-thoughts = The Mage has you take back your { $card }. Lay another card, face up.
prompt-take-back = Choose a laid card to take back.
prompt-zombicorn = The Zombicorn is hungry. Which of your unicorns do you give up?
prompt-sneeze = { $unicorn } is about to sneeze. In which colour?
prompt-trojan-own = Which of your unicorns do you wheel in?
prompt-trojan-theirs = And which one do you take home instead?
prompt-market = The gnomes are listening. Buy one thing, or nothing.
prompt-market-target =
    { $kind ->
        [pate] { $item }: which unicorn goes to the gnomes for it?
        [soap] { $item }: which unicorn needs a wash?
       *[other] { $item }: which unicorn is it for?
    }
prompt-power-princess = Your power, once a round. { $unicorn } is about to be hunted. Look at its traps?
prompt-power-mage = Your power, once a round. All cards lie open. Make a rival swap one of them?
prompt-power-shaman = Your power, once a round. “{ $trap }” has been turned. Stop it?
prompt-power-huntress = Your power, once a round. All cards lie open. Take yours back and leave this hunt?
prompt-power-bard = Your power, once a round. Keep a rival out of the hunt for { $unicorn }?

## The table

table-row =
    The row, round { $round } ({ $deck ->
        [one] one unicorn left in the deck
       *[other] { $deck } unicorns left in the deck
    })
table-market = The Black Market
table-players = Players
table-player-heading = Player
table-player = { $seat } ({ $character })
table-hand = Your hand
table-sum = total { $total }
table-traps = Your traps
table-trap-name = { $trap }
table-trap-unnamed = a trap
table-turned = Turned trap
table-stable = Stable
table-key = Who is who in the stables (the number behind a unicorn is what it is worth)
table-deck = Deck
table-points = Points
table-first = First player
table-round = Round
table-hunted = Hunted now
table-cards = Cards
table-laid = Laid
table-power = Power
table-ready = ready
table-used = used
table-omen = bad omen
table-passed = passed
table-waiting = to lay
table-discards = Discards
table-pate = Pâté (price { $price })
table-horn = Fake Horn (price { $price })
table-dust = Fairy Dust (price { $price })
table-candy = Cotton Candy (price { $price })
table-soap = Soap (at these prices)
table-price = Price
table-stock = Stock
table-secondary = Secondary
table-declared = Declared
table-trap-by = Traps by
table-setters = { $setters }
table-known-traps = { $setters }: { $traps }
table-you = you
table-colour = Colour
table-stars = Stars
table-worth = Worth
table-nothing = gone
table-tokens = On your unicorns
table-pinned = Pinned
table-unicorn = Unicorn
table-unicorn-name = { $unicorn }
table-place = Place
table-blank = { "" }
table-score-stars = Stars
table-score-extras = Traps and tokens
table-score-pate = Pâté
table-score-families = Families
table-score-rainbow = Rainbow
table-score-total = Total
table-winner = Winner

## What the traps do

trap-athletic-unicorn-text = Pinned: worth { $points } more.
trap-smelly-unicorn-text =
    { $soap ->
        [yes] Pinned: worth { $points } less, until Soap washes it off.
       *[no] Pinned: worth { $points } less.
    }
trap-unicorn-pee-text =
    { $soap ->
        [yes] Pinned: worth { $points } less, until Soap washes it off.
       *[no] Pinned: worth { $points } less.
    }
trap-running-is-useless-text = The second-highest total still standing captures.
trap-size-does-not-matter-text = The lowest total still standing captures.
trap-duocorn-text = Pinned: counts as two unicorns of its colour; its stars count once.
trap-royal-pardon-text = Nobody captures: the unicorn leaves the game.
trap-pretty-in-pink-text = Pinned: the unicorn turns pink.
trap-trigger-happy-text = The captor discards the highest Hunt card left in hand.
trap-wrong-end-of-the-lance-text = The best single card of the hunters still standing captures; equal ones cancel.
trap-overpaid-escort-text = The second-highest hunter still standing takes all laid cards back.
trap-zombicorn-text = Before taking this unicorn, the captor gives up one from the stable.
trap-chromatic-sneeze-text = Pinned: its setter names the colour that the unicorn takes.
trap-arithmancy-text = The highest even total still standing captures, and 0 is even.
trap-voodoo-doll-text = The captor's Hunt cards buy nothing at this round's market.
trap-bad-omen-text = No power for the captor, for the rest of this round and all of the next.
trap-ghostly-coat-text = Pinned: the unicorn loses its colour.
trap-infallible-trap-text = The captor takes one laid card back.
trap-decoy-unicorn-text = This unicorn leaves the game, and the captor takes the top one of the deck instead.
trap-tripwire-text = The captor keeps the unicorn, but the First Player token goes to the trap's setter.
trap-trojan-unicorn-text = The setter exchanges one of their own unicorns for one of the captor's.
trap-encore-text = Every hunter but the captor takes one laid card back.
trap-ballad-of-fame-text = Pinned: a point for each hunter in this hunt, { $points } at the most.

## What the powers do, once a round

power-princess-text = Before anybody lays: look secretly at the traps on the hunted unicorn.
power-knight-text = When you lay: lay one card more than declared.
power-mage-text = When the cards lie open: a rival takes one back and lays another instead.
power-shaman-text = When a trap has been turned: it does nothing and is discarded.
power-huntress-text = When the cards lie open: take yours back, and you have passed.
power-bard-text = Before a rival lays: that rival must pass this hunt.

## What the market sells

item-horn-text = Two more points for one of your unicorns.
item-dust-text = One of your unicorns takes this colour and is worth two more points.
item-candy-text = One of your unicorns takes this colour.
item-pate-text = Give up a unicorn and everything on it, for the points on the token.
item-soap-text = Wash a Smelly Unicorn or Unicorn Pee off one of your unicorns.

## For pages: the card on the first page, options and set-ups

about-weight = light
option-edition = Edition
option-edition-later = later
option-edition-first = first
option-edition-help = Which of the two rulebooks is played (KU-1.2).
option-variant = Variant
option-variant-standard = standard
option-variant-expert = Expert
option-variant-beginner-1 = first games
option-variant-beginner-2 = second games
option-variant-help = How much is in play (KU-10).
option-powers = Powers
option-powers-help = Whether characters have their powers (KU-10.2).
option-teams = Teams
option-teams-help = Two teams of two: four players, first edition (KU-11).
option-pack = Unicorn cards
option-pack-auto = as the edition has them
option-pack-later38 = later edition, 38
option-pack-first36 = first edition, 36
option-pack-brief36 = briefer, 36
option-pack-help = Which pack of unicorns (KU-15.1).
option-characters = Characters
option-characters-random = by chance
option-characters-choose = everybody chooses
option-characters-own = or by name: Knight, Bard, Mage
option-characters-help = There are Princess, Knight, Mage, Shaman, Huntress and Bard. Name one for each chair (KU-2.1).
option-first-player = First player
option-first-player-random = by chance
option-first-player-help = Whose chair begins (KU-2.7).
option-tokens-on-rivals = Tokens on rivals
option-tokens-on-rivals-help = Market tokens may go on other players' unicorns (KU-7.3).
option-unpicked-trap = Trap not turned
option-unpicked-trap-auto = as the edition says
option-unpicked-trap-shown = face up
option-unpicked-trap-hidden = unseen
option-unpicked-trap-help = How it is discarded (KU-6.10).
option-power-priority = Several powers at once
option-power-priority-clockwise = clockwise
option-power-priority-race = by lot
option-power-priority-help = Who is asked first (KU-13.2).
option-show-own-traps = Show own traps
option-show-own-traps-help = An aid: you see the traps that you have placed (KU-4.5).
scenario-two = Two players
scenario-three = Three players
scenario-four = Four players
scenario-five = Five players
scenario-six = Six players
scenario-first-three = First edition, three
scenario-first-four = First edition, four
scenario-first-five = First edition, five
scenario-first-six = First edition, six
scenario-teams = Two teams of two
scenario-expert = Expert, four
scenario-expert-two = Expert, two
scenario-expert-teams = Expert, teams
scenario-beginner-1 = First games, six: no traps, no powers
scenario-beginner-1-two = First games, two: no traps, no powers
scenario-beginner-2 = Second games, four: powers, no traps
scenario-beginner-2-teams = Second games, teams: powers, no traps
scenario-no-powers = Four, without powers
scenario-brief = Four, the briefer pack of unicorns
scenario-draft = Three, characters chosen
scenario-draft-two = Two, characters chosen
scenario-loose = Five, all options loosened
scenario-aided = Three, with your own traps shown
