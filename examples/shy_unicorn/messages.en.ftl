about = A shy unicorn comes to the meadow once a round. Lay apples: it visits one of you, eats what you laid, and that is what you score. Most apples win.
prompt-lay = Round { $round }: which card do you lay?
choice-lay = Lay { $apples ->
    [one] one apple
   *[other] { $apples } apples
}
draws = { $seat } { DOES($seat, "draws", "draw") } a card.
draws-mine = You draw { $apples ->
    [one] one apple
   *[other] { $apples } apples
}.
lays = { $seat } { DOES($seat, "lays", "lay") } { $apples ->
    [one] one apple
   *[other] { $apples } apples
}.
unicorn-hungry = The unicorn goes to { $visited }: nobody else laid as many apples.
unicorn-fair = The unicorn goes to { $visited }, whom it has visited least.
unicorn-shy = The unicorn cannot make up its mind and runs off.
most-apples = { $winners } fed it { $apples } apples.
table-meadow = The meadow, round { $round } of { $rounds }
table-player = Player
table-name = { $seat }
table-laid = Laid
table-eaten = Eaten
table-visits = Visits
table-hand = Your hand
option-rounds = Rounds
