about = Un unicorno timido viene sul prato una volta per round. Posa mele: fa visita a uno di voi, mangia quello che avete posato, e quelli sono i vostri punti. Vince chi ha più mele.
prompt-lay = Round { $round }: quale carta posi?
choice-lay = Posa { $apples ->
    [one] una mela
   *[other] { $apples } mele
}
draws = { $seat } { DOES($seat, "pesca", "peschi") } una carta.
draws-mine = Peschi { $apples ->
    [one] una mela
   *[other] { $apples } mele
}.
lays = { $seat } { DOES($seat, "posa", "posi") } { $apples ->
    [one] una mela
   *[other] { $apples } mele
}.
unicorn-hungry = L'unicorno va da { $visited }: nessun altro ha posato tante mele.
unicorn-fair = L'unicorno va da { $visited }, a cui ha fatto meno visite.
unicorn-shy = L'unicorno non sa decidersi e scappa.
most-apples = { $winners }: { $apples } mele.
table-meadow = Il prato, round { $round } di { $rounds }
table-player = Giocatore
table-name = { $seat }
table-laid = Posate
table-eaten = Mangiate
table-visits = Visite
table-hand = La tua mano
option-rounds = Round
