# What the log, the prompts and the choices of Unicornus Knights say.
# Ids of characters, spaces and cards arrive as names, seats as players' names or "you".
# `<id>-mine` is told instead of `<id>` to whoever may know the arguments it speaks of.

## Set-up

first-player = { $seat } { DOES($seat, "begins", "begin") }, and { DOES($seat, "looks", "look") } after the princess.
about = Princess Cornelia marches on the Capital by her own will, straight at every enemy in her way. Lead your heroes before her: clear the road, send her soldiers and resources, win commanders over. You all win if she stands before the throne in time, and lose if she dies or comes too late.
about-princess-tactician = Princess Cornelia marches on the Capital, and you say which way. Lead your heroes before her: clear the road, send her soldiers and resources, win commanders over. You all win if she stands before the throne in time, and lose if she dies or comes too late.
about-map-escape = Princess Cornelia, wounded, has to get out of the Capital and home to her castle, and walks straight at every enemy in her way. Lead your heroes before her: clear the road, send her soldiers and resources. There is no hurry and there are no events: you all win if she comes home, and lose if she dies.
hero = { $seat } { DOES($seat, "leads", "lead") } { $unit } ({ $power }). { $text }
stands = On { $space }: { $foe }.
begins =
    { $soldiers ->
        [0] { $unit } begins on { $space }, alone.
        [one] { $unit } begins on { $space } with one soldier.
       *[other] { $unit } begins on { $space } with { $soldiers } soldiers.
    }

## Units in a few words, inside other messages

foe =
    { $soldiers ->
        [0] { $enemy }, alone
        [one] { $enemy } with one soldier
       *[other] { $enemy } with { $soldiers } soldiers
    }
foe-leaderless =
    { $soldiers ->
        [one] one leaderless soldier
       *[other] { $soldiers } leaderless soldiers
    }
way = { $terrain } { $space } for { $cost }

## The round

round-begins =
    { $rounds ->
        [0] Round { $round }.
       *[other] Round { $round } of { $rounds }.
    } Starting player: { $seat }.
heals = Dragon blood: { $unit } heals { $healed } damage.
prays = { $enemy } prays to the night, and every kingdom unit on his area or beside him suffers.
reinforced =
    { $soldiers ->
        [one] { $enemy } gets one more soldier.
       *[other] { $enemy } gets { $soldiers } more soldiers.
    }
raises =
    { $soldiers ->
        [one] The dead rise: one soldier on { $space }.
       *[other] The dead rise: { $soldiers } soldiers on { $space }.
    }
event = Event, level { $level }: “{ $event }”. { $text }
omens = Ill omens: { $seat } { DOES($seat, "discards", "discard") } “{ $card }”.
patrol =
    { $soldiers ->
        [one] One enemy soldier on patrol appears on { $space }.
       *[other] { $soldiers } enemy soldiers on patrol appear on { $space }.
    }
returns = { $enemy } comes back from the dead, on { $space }.
cured =
    { $resources ->
        [one] The princess recovers. The cure takes one of her resources.
       *[other] The princess recovers. The cure takes { $resources } of her resources.
    }
despair = No imperial commander has fallen in this round. Hopelessness spreads.
stargazing = Donia reads the stars. The next event is “{ $cards }”.
scouts =
    { $count ->
        [one] { $seat } { DOES($seat, "looks", "look") } at the next event, alone.
       *[other] { $seat } { DOES($seat, "looks", "look") } at the next { $count } events, alone.
    }
scouts-mine = { $seat } { DOES($seat, "looks", "look") } ahead. Next come: { $cards }.
arrives = { $seat } { DOES($seat, "sends", "send") } { $unit } into the war, from { $space }.

## A turn

turn =
    { $actions ->
        [one] { $unit } has one action.
       *[other] { $unit } has { $actions } actions.
    }
turn-ends =
    { $actions ->
        [one] { $unit } rests, and lets an action go.
       *[other] { $unit } rests, and lets { $actions } actions go.
    }
recruits =
    { $soldiers ->
        [0] Nobody joins { $unit }.
        [one] One soldier joins { $unit }.
       *[other] { $soldiers } soldiers join { $unit }.
    }
collects =
    { $resources ->
        [one] { $unit } collects one resource.
       *[other] { $unit } collects { $resources } resources.
    }
moves = { $unit } moves to { $space }.
sends =
    { $soldiers ->
        [0] { $unit } sends { $receiver } { $resources ->
            [0] nothing of use
            [one] one resource
           *[other] { $resources } resources
        }
        [one] { $unit } sends { $receiver } one soldier{ $resources ->
            [0] { "" }
            [one] { " " }and one resource
           *[other] { " " }and { $resources } resources
        }
       *[other] { $unit } sends { $receiver } { $soldiers } soldiers{ $resources ->
            [0] { "" }
            [one] { " " }and one resource
           *[other] { " " }and { $resources } resources
        }
    }{ $lost ->
        [0] .
        [one] ; one soldier too many goes home.
       *[other] ; { $lost } soldiers too many go home.
    }
sends-potion =
    { $count ->
        [one] { $unit } sends the princess a Healing Potion.
       *[other] { $unit } sends the princess { $count } Healing Potions.
    }
draws = { $seat } { DOES($seat, "draws", "draw") } a support card for { $unit }.
draws-mine = { $seat } { DOES($seat, "draws", "draw") } “{ $card }” for { $unit }.
plays = { $unit } plays “{ $card }”. { $text }
uses-power = { $unit }, { $power }: { $text }
uses-ally = { $unit } calls on { $ally }. { $text }
removes =
    { $soldiers ->
        [0] Nobody falls on { $space }.
        [one] { $unit } takes out one enemy soldier on { $space }.
       *[other] { $unit } takes out { $soldiers } enemy soldiers on { $space }.
    }
lured = Mockery works. It draws to { $space }: { $foe }.
decoyed = A camp fire burns where nobody sleeps. In this Enemy Step it fools { $foe } on { $space }.
discards = { $seat } { DOES($seat, "discards", "discard") } “{ $card }”: seven cards are the limit.
presses =
    { $actions ->
        [one] { $unit } presses the advantage and has one action left.
       *[other] { $unit } presses the advantage and has { $actions } actions left.
    }
support-shuffled = The support cards are shuffled for a new deck.

## Fate

bound = Fate: { $enemy } is bound to { $unit } by “{ $fate }”. { $text }
fate-drawn = { $unit } draws a fate card and looks at it alone.
fate-drawn-mine = { $unit } draws “{ $fate }” and looks at it alone.
fate-shuffled = The fate cards are shuffled for a new deck.
ally = { $enemy } changes sides and follows { $unit }.

## Battles

attacks =
    { $dice ->
        [0] { $unit } attacks on { $space }: no dice against power { $power }, { $foe }.
        [one] { $unit } attacks on { $space }: one die against power { $power }, { $foe }.
       *[other] { $unit } attacks on { $space }: { $dice } dice against power { $power }, { $foe }.
    }
is-attacked =
    { $dice ->
        [0] { $unit } must stand on { $space }: no dice against power { $power }, { $foe }.
        [one] { $unit } must stand on { $space }: one die against power { $power }, { $foe }.
       *[other] { $unit } must stand on { $space }: { $dice } dice against power { $power }, { $foe }.
    }
rolls = { $unit } rolls. Hits: { $hits }, misses: { $misses }, losses: { $losses }.
clash =
    { $harm ->
        [0] Not a scratch for { $unit }.
       *[other] The unit of { $unit } takes { $harm } damage.
    } { $removed ->
        [0] No enemy soldier falls.
        [one] One enemy soldier falls.
       *[other] { $removed } enemy soldiers fall.
    }
soldiers-lost =
    { $soldiers ->
        [one] { $unit } loses one soldier.
       *[other] { $unit } loses { $soldiers } soldiers.
    }
wounded = { $unit } takes { $damage } damage. Life left: { $left }.
enemy-wounded = { $enemy } takes { $damage } damage. Life left: { $left }.
spoils =
    { $resources ->
        [one] Spoils for { $unit }: one resource.
       *[other] Spoils for { $unit }: { $resources } resources.
    }
defeated = { $unit } defeats { $enemy }.
dies = { $unit } falls.
turncoats =
    { $soldiers ->
        [one] On { $space } a soldier is left without a leader and goes over to the enemy.
       *[other] On { $space } { $soldiers } soldiers are left without a leader and go over to the enemy.
    }
withdraws = The enemy holds. { $unit } withdraws to { $space }.
enemy-withdraws = The attack is beaten off. Back to { $space }: { $foe }.
retreats = { $unit } will not wait for the battle and retreats.

## The princess

princess-drinks =
    { $healed ->
        [0] The princess drinks her potions, though nothing ails her.
       *[other] The princess drinks her potions and heals { $healed } damage.
    }
princess-friends =
    { $resources ->
        [one] The princess has friends everywhere: one more resource.
       *[other] The princess has friends everywhere: { $resources } more resources.
    }
princess-closer =
    Closer to her goal: { $weighed }. { $ways ->
        [one] The princess goes there.
       *[other] { $ties ->
            [one] The princess takes the cheapest, { $spaces }.
           *[other] Equally cheap: { $spaces }. { $seat } { DOES($seat, "chooses", "choose") }.
        }
    }
princess-around =
    Every closer space is barred. As near as here: { $weighed }. { $ways ->
        [one] The princess goes round that way.
       *[other] { $ties ->
            [one] The princess goes round by the cheapest, { $spaces }.
           *[other] Equally cheap: { $spaces }. { $seat } { DOES($seat, "chooses", "choose") }.
        }
    }
princess-short = The princess wants to go on, but even the cheapest space ({ $spaces }) costs { $cost }, and she has { $resources }. She collects.
princess-stuck = The princess has nowhere to go, and collects.
princess-fights = On { $space } the princess faces { $foe }. Damage to her unit: { $blow }, after reductions { $harm }.
guards = { $unit } throws herself between and takes { $harm } of the damage.
princess-wins = The princess's banner stands. Gone: { $foe }.

## The enemies

enemy-moves = On the march to { $space }: { $foe }. { $why }
enemy-attacks = { $unit } is attacked on { $space }: { $foe }. { $why }
# The weighing of an enemy: it follows what the unit does.
prey =
    { $steps ->
        [one] { $unit } (beside it)
       *[other] { $unit } ({ $steps } moves)
    }
why-hunting =
    { $reason ->
        [only] In reach: only { $prey }.
        [hatred] In reach: { $prey }. It hates { $units }.
        [barred] In reach: { $prey }. Other commanders bar the nearer way, so it hunts { $units }.
        [own] In reach: { $prey }. Of the nearest, who stands on its own area: { $units }.
       *[nearest] In reach: { $prey }. It hunts the nearest: { $units }.
    }{ $ways ->
        [one] {""}
       *[other] {" "}As short: { $spaces }; { $seat } chose.
    }
why-beside =
    { $ways ->
        [one] It attacks whoever is beside it.
       *[other] Beside it: { $units }; { $seat } chose.
    }

## The end; without arguments also the reasons for a result

won = The princess has come to her goal. The kingdom has won.
lost-princess = The princess is dead, and all is lost.
lost-time = The last round is over, and the throne is still the emperor's. All is lost.

## Choices

choice-end =
    { $actions ->
        [0] End the turn
        [one] End the turn; one action is lost
       *[other] End the turn; { $actions } actions are lost
    }
choice-recruit =
    { $soldiers ->
        [one] Recruit one soldier
       *[other] Recruit { $soldiers } soldiers
    }
choice-collect =
    { $resources ->
        [one] Collect one resource
       *[other] Collect { $resources } resources
    }
choice-destiny = Draw a support card (Destiny)
choice-send = Send soldiers, resources or potions
choice-power = Use your power: { $text }
choice-roll = Roll the dice
choice-stay = Stand and fight
choice-unit = Choose { $unit }
choice-unit-acts = Act with { $unit }
choice-unit-gets = Send to { $unit }
choice-unit-heals = Heal { $unit }
choice-enemy = Choose { $enemy }
choice-hero = Lead { $unit }: { $text }
choice-card = Play “{ $card }”: { $text }
choice-discard = Discard “{ $card }”: { $text }
choice-fate = Choose “{ $fate }”: { $text }
choice-ally = Call on { $enemy }: { $text }
choice-hire =
    { $resources ->
        [one] Pay { $enemy } one resource to change sides
       *[other] Pay { $enemy } { $resources } resources to change sides
    }
choice-effect-blood = Let Gato heal first
choice-effect-prayer = Let Gregorio pray first
choice-soldiers =
    { $soldiers ->
        [0] Send no soldiers
        [one] Send one soldier
       *[other] Send { $soldiers } soldiers
    }
choice-resources =
    { $resources ->
        [0] Send no resources
        [one] Send one resource
       *[other] Send { $resources } resources
    }
choice-potions =
    { $count ->
        [0] Send no potion
        [one] Send one potion
       *[other] Send { $count } potions
    }
choice-guard =
    { $harm ->
        [0] Take none of it
       *[other] Take { $harm } of the damage
    }
choice-take =
    { $damage ->
        [0] { $soldiers ->
            [one] Lose one soldier, spare { $unit }
           *[other] Lose { $soldiers } soldiers, spare { $unit }
        }
       *[other] { $soldiers ->
            [0] Take { $damage } with { $unit }
            [one] Take { $damage } with { $unit }, lose one soldier
           *[other] Take { $damage } with { $unit }, lose { $soldiers } soldiers
        }
    }
choice-move = Move to { $space } for { $cost }
choice-attack = Attack on { $space } for { $cost }: { $foe }
choice-retreat = Retreat to { $space } for { $cost }
choice-space = Choose { $space }
choice-begin = Begin on { $space }
choice-withdraw = Withdraw to { $space }
choice-fight = Fight on { $space }: { $unit }
choice-enemy-on = Choose { $space }: { $foe }
choice-unit-on = Choose { $space }: { $unit }
choice-assign = Assign to soldiers: { $dice }
choice-assign-commander = Assign to the commander: { $dice }
choice-no-dice = Assign no dice
choice-dice = Choose { $dice }
choice-reroll = Reroll { $dice }
dice-hits =
    { $count ->
        [0] no hits
        [one] one hit
       *[other] { $count } hits
    }
dice-misses =
    { $count ->
        [0] no misses
        [one] one miss
       *[other] { $count } misses
    }
dice-losses =
    { $count ->
        [0] no losses
        [one] one loss
       *[other] { $count } losses
    }

## Prompts

prompt-hero = Choose your hero.
prompt-home = On which space does { $unit } begin?
prompt-rounds = Which of your heroes acts now?
prompt-effect = The start of the round: which comes first?
prompt-graves = On which space of Ravinith's area do the dead rise?
prompt-omens = Ill omens: discard a card.
prompt-place = Choose the space where the enemy appears.
prompt-turn =
    { $actions ->
        [0] { $unit } has no action left. Play a card, or end the turn.
        [one] { $unit } has one action left.
       *[other] { $unit } has { $actions } actions left.
    }
prompt-heal = Amina heals at the start of the turn of { $unit }: whom?
prompt-hand-limit = More than seven cards: discard one.
prompt-send = { $unit } sends: to whom?
prompt-send-soldiers = How many soldiers go from { $unit } to { $other_unit }?
prompt-send-resources = How many resources travel with them to { $other_unit }?
prompt-send-potions = How many Healing Potions go along?
prompt-posting = A courier rides for { $unit }: to whom?
prompt-posting-resources = How many resources does the courier of { $unit } carry?
prompt-deed = { $unit }, “{ $deed }”: choose the target.
prompt-meeting = Destined Meeting: which fate binds { $enemy } to { $unit }?
prompt-mocking = { $unit } mocks { $foe }. Onto which space?
prompt-fate = Several commanders are in reach. Whose fate comes first?
prompt-bound = To whom is { $enemy } bound?
prompt-friend-or-foe = Friend or Foe: { $unit } goes toward { $enemy }. By which space?
prompt-draw-for-princess = The princess has captured a banner. Which of your heroes draws for her?
prompt-battle = { $unit } against { $foe }. Before the roll: add dice, or roll.
prompt-reroll =
    { $unit } against { $foe }. { $count ->
        [one] Is { $dice } rerolled?
       *[other] How many of your { $dice } are rerolled?
    }
prompt-assign =
    { $unit } against { $foe }. { $count ->
        [one] Does { $dice } go on a soldier?
       *[other] How many of your { $dice } go on the soldiers?
    }
prompt-assign-commander =
    { $unit } against { $foe }. { $count ->
        [one] Does { $dice } go on the commander?
       *[other] How many of your { $dice } go on the commander?
    }
prompt-no-dice = { $unit } against { $foe }. There are no dice to assign.
prompt-damage = The unit of { $unit } takes { $harm } damage. How is it divided?
prompt-withdraw = The battle of { $unit } is over. Where does the attacker withdraw to?
prompt-guard = The princess is about to take { $harm } damage. How much does { $unit } take for her?
prompt-princess =
    { $actions ->
        [one] The princess has one action left. You steer her.
       *[other] The princess has { $actions } actions left. You steer her.
    }
prompt-princess-tie = The princess finds several ways equally good (actions left: { $actions }). Choose for her.
prompt-next-enemy = Equally near, and a fate card will be drawn. Which unit moves first?
prompt-rivals = Commanders want the same space. Which of them moves first?
prompt-enemy-way = { $space }, { $enemy }: which way?
prompt-retreat = The enemy is upon { $unit }. Retreat before the battle, or stand?
prompt-next-battle = Several battles are due. Which comes first?
prompt-arrivals = Your hero has fallen. Who takes up the cause?
prompt-arrival-space = From which starting space does { $unit } set out?

## The table

table-round =
    { $rounds ->
        [0] Round { $round }: { $step }
       *[other] Round { $round } of { $rounds }: { $step }
    }
table-step-set-up = set-up
table-step-start = Start of Round
table-step-event = Event Step
table-step-players = Player Step
table-step-princess = Princess Step
table-step-enemies = Enemy Step
table-step-end = End of Round
table-step-over = the end
table-starter = Starting player
table-seat = { $seat }
table-event = Event
table-shielded = (no further effect)
table-ongoing = ONGOING
table-coming = Next
table-card = { $card }: { $text }
table-time = Time
table-countdown =
    Rounds left: { $rounds }. The princess needs { $needs ->
        [one] one more move
       *[other] { $needs } more moves
    } and has { $moves } at most.
table-no-limit =
    No limit. The princess needs { $needs ->
        [one] one more move.
       *[other] { $needs } more moves.
    }
table-heroes = Heroes
table-name = { $name }
table-kingdom = The kingdom
table-unit = Unit
table-hero = { $unit } ({ $seat })
table-fallen = fallen
table-unplaced = not on the map yet
table-where = Where
table-where-allies = Where, and with whom
table-where-fate = Where, and bound by what fate
table-space = { $token } { $tile }
table-distance = Goal
table-life = Life
table-soldiers = Soldiers
table-resources = Resources
table-hand-size = Cards
table-actions = Actions
table-potions =
    { $count ->
        [one] Healing Potion
       *[other] { $count } Healing Potions
    }
table-plan = If the Princess Step came now
table-number = No.
table-plan-action = She would
table-plan-moves = move to { $spaces } for { $cost }
table-plan-tie = move for { $cost }, but you would choose: { $spaces }
table-plan-weighed = (she weighs { $ways })
table-plan-steered = go where you say: { $ways }
table-plan-nowhere = have nowhere to go and collect { $resources }
table-plan-too-dear = lack the { $cost } for the next space and collect { $resources }
table-plan-harm = taking { $harm } damage
table-plan-fate = Then fate is drawn.
table-plan-guard = Mirza may step in.
table-plan-share = You would divide the damage.
table-plan-dies = It would kill her.
table-plan-arrives = And she would be at her goal.
table-commanders = Commanders
table-commander = Commander
table-power = Power
table-total = In all
table-temper = Temper
table-temper-defensive = defensive
table-temper-normal = normal
table-temper-aggressive = aggressive
table-no-fate = No Fate
table-bound = { $fate } ({ $unit })
table-fate-lost = { $fate } (the dead)
table-decoyed = fooled in this Enemy Step
table-leaderless = Leaderless soldiers near you
table-nearest = Nearest
table-threats = The next Enemy Step would bring
table-damage = Damage
table-harm = { $expected } on average, { $worst } at worst
table-by-whom = By
table-foes = { $foes }
table-steps-from =
    { $steps ->
        [0] here: { $units }
        [one] beside { $units }
       *[other] { $steps } moves from { $units }
    }
table-gone = Gone
table-defeated = Defeated commanders
table-dead = Dead heroes
table-map = The map: the KINGDOM in capitals, enemies in small letters, soldiers in figures, +n leaderless
table-legend = Signs
table-sign = { $sign } { $terrain }
table-places = Tiles (soldiers in figures, +n leaderless)
table-place = No.
table-tile-heading = Tile
table-tile = { $tile }
table-there = There
table-at = { $token } { $name } { $soldiers }
table-foe = { $foe }
table-around =
    Around { $unit }. Here a Collect brings { $collect }, { $recruit ->
        [0] no Recruit
       *[other] a Recruit { $recruit }
    }
table-terrain = Terrain
table-cost = Cost
table-defence = Defence
table-collect = Collect
table-recruit = Recruit
table-here = here
table-battle =
    { $dice ->
        [one] one die against { $power }
       *[other] { $dice } dice against { $power }
    }
table-too-dear = too dear
table-joins = would join: { $enemies }
table-binds = would be bound: { $enemies }
table-hand = Cards of { $unit }
table-card-heading = Card
table-card-name = { $card }{ $count }
table-text = { $text }
table-effect = What it does

# What the cards and powers do, in a line each, with the numbers of their entries and the options (UK-19.1)

## Heroes

kingdom-annelie-text = In battle, after the roll, for { $price } resources: reroll any of your dice. Once a battle.
kingdom-donia-text =
    The next event lies face up. Once a turn, for { $price } resources: draw { $cards ->
        [one] a support card
       *[other] { $cards } support cards
    } besides Destiny.
kingdom-gato-text = Moving costs nothing. { $dice } more dice in every battle. Heals { $heal } damage at the start of each round.
kingdom-godfried-text = Your losses count as misses, whatever the enemy does.
kingdom-josephine-text = Each Collect brings { $resources } more. When you send, { $escort } resources may go with each soldier.
kingdom-magnus-text =
    Once a turn, for { $actions ->
        [one] an action
       *[other] { $actions } actions
    } and { $price } resources: remove up to { $tokens } soldiers from an enemy unit beside you.
kingdom-havok-text = While the princess is near: { $dice } more dice in battle.
kingdom-ilsahti-text =
    Once a turn, for { $actions ->
        [one] an action
       *[other] { $actions } actions
    } and { $price } resources: shoot at an enemy unit beside you. Your soldiers roll as in an attack, and nobody shoots back.
kingdom-mirza-text = When the princess is hurt in a battle beside you, your unit may take up to { $damage } of the damage.
kingdom-cat-band-text = In battle, gain { $resources } resources for each enemy soldier that you remove.
kingdom-urgan-text = The difficulty of a space, good or bad, does not count for you.
kingdom-zyne-text =
    When your attack wipes out an enemy unit in your turn: { $actions ->
        [one] one action
       *[other] { $actions } actions
    } more. Once a turn.

## The princess

princess-tactician-text = You choose her actions: a Move in any direction, or a Collect.
princess-warrior-text = Her unit takes { $damage } damage less in each battle.
princess-lucky-girl-text =
    At the start of each round everybody draws { $cards ->
        [one] a support card
       *[other] { $cards } support cards
    }.
princess-social-text = She gains { $resources } resources at the start of each Princess Step, and marches all the faster.

## Commanders

empire-lionel-text = His combat power is the number of imperial commanders on the map. Out of reach of cards and powers except in battle.
empire-amina-text = Takes no damage in a battle that she began with soldiers, and none from support cards.
empire-black-knight-text = An enemy, but not the empire's. Out of reach of cards and powers except in battle.
empire-dahaka-text =
    The combat power that you leave him deals { $times } times the damage; against the princess { $dahaka ->
        [cp] his whole combat power does, hurt or not.
       *[health] the life that he has left does.
    }
empire-demian-text = Heals { $heal } damage after a battle in which his unit has hurt a hero's.
empire-dorgas-text = His combat power is { $more_cp } higher for each damage on him.
empire-exhar-text = Whoever attacks his unit rolls { $fewer_dice } dice fewer.
empire-gregorio-text = At the start of a round: { $damage } damage to every kingdom unit on his area or beside him.
empire-irvin-text = While Marianne is near him: combat power { $more_cp } higher.
empire-marianne-text = While Irvin is near her: combat power { $more_cp } higher.
empire-kostov-text =
    At the start of a round: { $tokens ->
        [one] one more soldier
       *[other] { $tokens } more soldiers
    } for his unit.
empire-lyla-text = In battles with her unit your misses count as losses.
empire-abyss-king-text =
    At the start of a round: { $tokens ->
        [one] one more soldier
       *[other] { $tokens } more soldiers
    } for his unit.
empire-ravinith-text = At the start of a round: her unit fills up to { $fill } soldiers, and { $tokens } more appear on an empty space of her area.
empire-rozie-text = Takes at most { $most_damage } damage in a battle. Whichever hero defeats her in battle has her as an ally.

## Allies of heroes

ally-lionel-text = Your command is { $ally_command } higher.
ally-amina-text = At the start of your turn: heal { $ally_heal } damage of your hero, or of the princess if she is near.
ally-black-knight-text = { $ally_dice } more dice in each of your battles.
ally-dahaka-text = When you attack, before the roll, for { $ally_price } resources: { $ally_dice } more dice. Once a battle.
ally-demian-text =
    Once a turn, for { $ally_price } resources: win over { $ally_tokens ->
        [one] a soldier
       *[other] { $ally_tokens } soldiers
    } from an enemy unit beside you.
ally-dorgas-text = When you attack: { $ally_dice } more for each damage on your hero, up to { $ally_most } dice.
ally-exhar-text = Your command is { $ally_command } higher.
ally-gregorio-text = Once a turn, for { $ally_damage } damage to your hero: draw { $ally_cards } support cards.
ally-irvin-text = When you are attacked: { $ally_dice } more dice.
ally-marianne-text = When you attack: { $ally_dice } more dice.
ally-kostov-text = At the start of your turn: gain { $ally_resources } resources.
ally-lyla-text =
    In battle, after the roll: turn { $ally_dice ->
        [one] a miss into a hit
       *[other] { $ally_dice } misses into hits
    }. Once a battle.
ally-abyss-king-text =
    At the start of your turn: gain { $ally_tokens ->
        [one] a soldier
       *[other] { $ally_tokens } soldiers
    }.
ally-ravinith-text =
    { $people ->
        [resources] Discard her: gain { $ally_gain } resources.
       *[military] Discard her: gain { $ally_gain } soldiers.
    }
ally-rozie-text = In battle, after the roll, discard her: all your dice are hits.

## Support cards

support-help-from-the-people-text =
    { $people ->
        [resources] Gain { $gain } resources.
       *[military] Gain { $gain } soldiers.
    }
support-supply-convoy-text = Gain { $resources } resources.
support-ambush-text = In battle, before the roll: { $dice } more dice.
support-healing-potion-text = Heal up to { $heal } damage of your hero; or send it to the princess, who drinks it at the start of her step.
support-fire-tactics-text = Remove up to { $tokens } soldiers from an enemy unit beside you.
support-shield-wall-text = In battle, after the roll: your unit takes { $damage } damage less.
support-forced-march-text = Your next Move in this turn is no action. You still pay for it.
support-mock-text = An enemy unit near you moves one space toward you, { $moves } times, and attacks whenever it reaches you.
support-protection-text = This round's event does nothing more; if it is ONGOING, it goes. What is done is done.
support-second-wind-text = In battle, after the roll: reroll any of your dice, once.
support-pull-back-text = The princess moves one space that brings her no closer to her goal, onto an empty space, free of charge.
support-stay-a-while-text =
    The princess has { $actions ->
        [one] one action
       *[other] { $actions } actions
    } fewer in this round.
support-rallying-cry-text = Another hero, or the princess, near you gains { $tokens } soldiers.
support-secret-path-text = Move your unit to any empty space of its area, free of charge.
support-scout-report-text = Look at the next { $cards } events, alone.
support-courier-text = Give up to { $resources } of your resources to another hero or the princess, anywhere on the map.
support-decoy-camp-text = An enemy unit near you stays where it is in this round's Enemy Step.
support-repentance-text = A defeated commander, though not Lionel, becomes your ally.
support-destined-meeting-text = An unbound commander near you is bound to you: draw { $cards } fate cards and choose one.
support-war-council-text = Draw { $cards } support cards.
support-banner-text = ONGOING: your command is { $command } higher.
support-pack-mules-text = ONGOING: each Move costs { $resources } less, but 1 at least.

## Fate cards

fate-persuasion-text = When defeated, joins whoever defeated it.
fate-begrudging-respect-text = If the bound character defeats it in battle, it becomes their ally.
fate-diabolical-trap-text = At once: { $damage } damage to the bound unit.
fate-friend-or-foe-text = At once: the bound unit moves one space toward it, and fights if it meets an enemy. Defeated in that battle, it becomes an ally.
fate-lost-family-text = When another hero, or the princess, moves beside it, it becomes that one's ally.
fate-love-at-first-sight-text = At once: if the bound character is of the opposite gender, it becomes their ally.
fate-mercenary-text = In the bound player's turn, while near: for { $resources } resources it becomes an ally.
fate-loyal-soldier-text = Nothing will come of this.
fate-fated-enemy-text = At once: { $tokens } more soldiers for its unit.
fate-old-debt-text = At once: the bound character gains { $resources } resources.
fate-change-of-heart-text = Defensive from now on.
fate-burning-hatred-text = Aggressive from now on, and after the bound unit before any other.
fate-captured-banner-text = Whoever defeats it draws { $cards } support cards.

## Events

event-oppressive-empire-text =
    At once: { $tokens ->
        [one] one more soldier
       *[other] { $tokens } more soldiers
    } for every leaderless unit near a kingdom unit. This round: { $resources } resources for each enemy soldier removed.
event-heavy-rain-text = This round: every Move costs { $resources } more.
event-wary-villagers-text =
    This round: each Recruit brings { $tokens ->
        [one] one soldier
       *[other] { $tokens } soldiers
    } fewer.
event-supply-thieves-text = At once: every hero and the princess lose { $resources } resources.
event-border-patrol-text = At once: { $tokens } enemy soldiers appear on an empire tile beside the princess's area.
event-impatient-princess-text =
    This round: the princess has { $actions ->
        [one] one action
       *[other] { $actions } actions
    } more.
event-market-day-text = This round: Collect brings { $resources } more wherever a space has a resource value.
event-ill-omens-text =
    At once: everybody discards { $cards ->
        [one] a support card
       *[other] { $cards } support cards
    }.
event-hopelessness-text = ONGOING: at the end of a round without a defeated imperial commander, every kingdom unit takes { $damage } damage.
event-assassins-text = At once: { $damage } damage to a hero picked by chance. Soldiers cannot take it.
event-sudden-illness-text = When the Player Step ends: { $damage } damage to the princess, unless { $resources } resources were sent to her in this round, which the cure uses up.
event-desperate-counterattack-text = This round: in heroes' battles misses count as losses.
event-fresh-legions-text =
    At once: { $tokens ->
        [one] one more soldier
       *[other] { $tokens } more soldiers
    } for every unit with an imperial commander.
event-conscription-text = This round: Recruit only on forts.
event-washed-out-roads-text = ONGOING: roads no longer make a Move cheaper.
event-desertion-text = At once: every kingdom unit with { $least } soldiers or more loses { $tokens }.
event-curse-of-immortality-text = At once, if Lionel is on the map: a defeated imperial commander, picked by chance, returns near him with { $tokens } soldiers.
event-total-war-text = This round: all imperial commanders are aggressive.
event-ancestral-weapon-text = At once: { $damage } damage to every kingdom unit.
event-emperors-wrath-text = ONGOING: Lionel's combat power is { $cp } higher.
event-scorched-earth-text = ONGOING: a space brings a Collect { $most } resources at the most.
event-palace-guard-text = At once: { $tokens } more soldiers for Lionel's unit.
event-night-raid-text = At once: units with aggressive commanders have an additional Enemy Step.
event-exhaustion-text = ONGOING: every Move costs { $resources } more.

## For pages: the card on the first page, options and set-ups

about-weight = heavy
option-map = Map
option-map-corner = from corner to corner
option-map-row = from row to row
option-map-escape = The Escape, for a first game
option-map-help = Where the princess sets out, and how far it is (UK-3.3, UK-12.4).
option-princess = Princess
option-princess-tactician = Tactician
option-princess-warrior = Warrior
option-princess-lucky_girl = Lucky Girl
option-princess-social = Social
option-princess-help = Which of her four versions marches (UK-14.1).
option-characters = Heroes
option-characters-random = by chance
option-characters-choose = everybody chooses
option-characters-own = or by name: Zyne, Donia, Gato
option-characters-help = There are Annelie, Donia, Gato, Godfried, Havok, Ilsahti, Madam Josephine, Magnus, Mirza, Mountain Cat Band, Urgan and Zyne. If you name any, it is they who play: one for each hero, in the order of the chairs (UK-2.1).
option-heroes = Heroes of one player
option-heroes-help = How many you lead when you play alone (UK-12.3).
option-rounds = Rounds
option-rounds-map = as the map says
option-rounds-help = How long it lasts (UK-12.6).
option-events = Events
option-events-standard = as usual
option-events-gentle = gentler
option-events-harsh = harsher
option-events-help = How grave the events are (UK-12.6).
option-limit = Last round
option-limit-help = The game is lost when the last round is over (UK-12.7).
option-first-player = Starting player
option-first-player-random = by chance
option-first-player-help = Whose chair begins (UK-2.10).
option-distance = The princess's distance
option-distance-path = by moves
option-distance-hex = as the crow flies
option-distance-help = How she measures what is closer (UK-3.7).
option-dahaka = Dahaka against the princess
option-dahaka-health = life left
option-dahaka-cp = combat power
option-dahaka-help = What counts double against her (UK-15.5).
option-people = Help from the People
option-people-military = soldiers
option-people-resources = resources
option-people-help = What this card and Ravinith as an ally bring (UK-16.2).
scenario-solo = Alone, three heroes
scenario-solo-four = Alone, four heroes, the Warrior
scenario-solo-six = Alone, six heroes, the Social princess
scenario-two = Two players
scenario-three = Three players
scenario-four = Four players
scenario-five = Five players, the Lucky Girl
scenario-six = Six players, the Social princess
scenario-warrior = Four, the Warrior
scenario-lucky = Two, the Lucky Girl
scenario-social = Three, the Social princess
scenario-row = Four, from row to row
scenario-escape = The Escape, three players
scenario-escape-solo = The Escape, alone
scenario-escape-six = The Escape, six players
scenario-draft = Three, heroes chosen
scenario-long = Four, fourteen rounds, gentler events
scenario-harsh = Four, harsher events, the Warrior
scenario-endless = Three, without a last round
scenario-rulings = Four, all rulings the other way
scenario-named = Gato, the Mountain Cat Band and Mirza, with the Lucky Girl

# Orders that a player leaves for later.
order-attacked = If the enemy is upon { $unit }
order-stand = stand and fight
order-retreat = retreat, the cheapest way
order-retreat-if = retreat if it would cost { $harm } or more, else stand
