# Che cosa dicono la cronaca, le domande e le scelte di Kill the Unicorns.
# Gli id di carte, colori, personaggi e oggetti arrivano come nomi, i posti come nomi dei giocatori o "tu";
# dopo una preposizione o come oggetto "tu" diventa "te": { DOES($seat, $seat, "te") }.
# `<id>-past` sta nel registro al posto di `<id>` quando le regole hanno coperto di nuovo ciò che quello dice.
# `<id>-mine` prende il posto di `<id>` per chi può conoscere gli argomenti di cui parla.

## Preparazione

first-player = { $seat } { DOES($seat, "prende", "prendi") } il segnalino Primo Giocatore.
about = Quattro round a caccia di unicorni. Gioca carte coperte: il totale più alto che nessun altro ha si prende l'unicorno, e attento alle trappole. Le stelle sono punti; unicorni dello stesso colore e Arcobaleni ne danno altri. Con le carte che tieni si compra al Mercato Nero. Vince chi ha più punti.
team = { $team } { DOES($team, "gioca", "giochi", "giocano") } insieme.
character-power = { $seat } { DOES($seat, "entra", "entri") } in scena: { $character }. Una volta per round: { $power }
character = { $seat } { DOES($seat, "entra", "entri") } in scena: { $character }.
secondary = { $seat } { DOES($seat, "si porta", "ti porti") } dietro, come Secondario: { $character }.
starter = { $seat } { DOES($seat, "accoglie", "accogli") } in scuderia { $unicorn }.
market-ready = Gli gnomi aprono la bancarella. Paté: { $pates }. Corni Finti: { $horns }.
market-ready-soap = Gli gnomi aprono la bancarella. Paté: { $pates }. Corni Finti: { $horns }. Sapone, per prezzo: { $soaps }.

## Il round

round-begins = Round { $round } di { $rounds }. { $seat } { DOES($seat, "ha", "hai") } il segnalino Primo Giocatore.
unicorn-appears = Nella fila, al posto { $place }: { $unicorn }.
cards-back = Tutti riprendono in mano le carte Caccia.
goes-first = Per la squadra { DOES($seat, "comincia", "cominci") } { $seat }.

## È una trappola!

traps-drawn = { $seat } { DOES($seat, "pesca", "peschi") } due trappole.
trap-placed = { $seat } { DOES($seat, "nasconde", "nascondi") } una trappola su { $unicorn } (posto { $place }).
trap-discarded = { $seat } { DOES($seat, "scarta", "scarti") } l'altra trappola, coperta.
trap-discarded-mine = { $seat } { DOES($seat, "scarta", "scarti") } «{ $trap }».

## Occhi sulla preda

hunt-begins = Si caccia { $unicorn } (posto { $place }). { DOES($seat, "Comincia", "Cominci") } { $seat }.
declares =
    { $count ->
        [one] { $seat } { DOES($seat, "dichiara", "dichiari") } una carta.
       *[other] { $seat } { DOES($seat, "dichiara", "dichiari") } { $count } carte.
    }
lays =
    { $count ->
        [one] { $seat } { DOES($seat, "gioca", "giochi") } una carta coperta.
       *[other] { $seat } { DOES($seat, "gioca", "giochi") } { $count } carte coperte.
    }
lays-mine =
    { $count ->
        [one] { $seat } { DOES($seat, "gioca", "giochi") } coperta la carta { $cards }.
       *[other] { $seat } { DOES($seat, "gioca", "giochi") } coperte { $cards }.
    }
lays-extra =
    { $count ->
        [one] { $seat } { DOES($seat, "gioca", "giochi") } una carta, una più di quante ne servivano.
       *[other] { $seat } { DOES($seat, "gioca", "giochi") } { $count } carte, una più di quante ne servivano.
    }
lays-extra-mine = { $seat } { DOES($seat, "gioca", "giochi") } { $cards }, una carta più di quante ne servivano.
passes = { $seat } { DOES($seat, "passa", "passi") }.
must-pass = { $seat } { DOES($seat, "deve", "devi") } passare: troppo poche carte.
team-passes = { $seat } { DOES($seat, "passa", "passi") } per tutta la squadra.
token-passed = Il segnalino Primo Giocatore va a { DOES($seat, $seat, "te") }.
secondary-lays =
    { $count ->
        [one] { $seat } { DOES($seat, "gioca", "giochi") } una carta coperta per il Secondario.
       *[other] { $seat } { DOES($seat, "gioca", "giochi") } { $count } carte coperte per il Secondario.
    }
secondary-lays-mine =
    { $count ->
        [one] { $seat } { DOES($seat, "gioca", "giochi") } coperta la carta { $cards } per il Secondario.
       *[other] { $seat } { DOES($seat, "gioca", "giochi") } coperte { $cards } per il Secondario.
    }
secondary-out = { $seat } non { DOES($seat, "schiera", "schieri") } il Secondario: il suo mazzo è troppo sottile.

## Certamente, beh forse

reveals = { $seat } { DOES($seat, "mostra", "mostri") } { $cards }: totale { $total }.
reveals-secondary = { $seat } { DOES($seat, "mostra", "mostri") } { $cards } per il Secondario: totale { $total }.
reveals-secondary-past = { $seat } { DOES($seat, "mostra", "mostri") } le carte giocate per il Secondario.
reveals-past = { $seat } { DOES($seat, "mostra", "mostri") } le carte giocate.
nobody-hunts = Non caccia nessuno. L'unicorno sembra un po' offeso.
team-total = { $team } insieme: { $total }.
team-total-past = { $team }: si sommano le carte.
tie-cancelled = Pareggio a { $total }: fuori { $seats }.
tie-cancelled-past = Pareggio: fuori { $seats }.
characters-tied = Pareggio a { $total }: fuori { $characters }.
characters-tied-past = Pareggio: fuori { $characters }.
all-tied = Solo pareggi: in gara non resta nessuno.
leads = { $seat } { DOES($seat, "è", "sei") } capofila con { $total }.
leads-secondary = Il { DOES($seat, "Secondario di", "tuo") } { DOES($seat, $seat, "Secondario") } è capofila con { $total }.
leads-secondary-past = Il { DOES($seat, "Secondario di", "tuo") } { DOES($seat, $seat, "Secondario") } è capofila.
leads-past = { $seat } { DOES($seat, "è", "sei") } capofila.
trap-turned = { $seat } { DOES($seat, "rivela", "riveli") } la trappola piazzata da { DOES($setter, $setter, "te") }: «{ $trap }». { $effect }
trap-turned-past = { $seat } { DOES($seat, "rivela", "riveli") } la trappola piazzata da { DOES($setter, $setter, "te") }.
pinned =
    { $points ->
        [0] «{ $trap }» resta fissata a { $unicorn }.
       *[other] «{ $trap }» resta fissata a { $unicorn } (punti: { $points }).
    }
pinned-past = Una trappola resta fissata a { $unicorn }.
captures = { $seat } { DOES($seat, "cattura", "catturi") } { $unicorn }.
escapes = { $unicorn } se la svigna e non si vedrà mai più.
new-first-player = { $seat } { DOES($seat, "riceve", "ricevi") } il segnalino Primo Giocatore.
trap-unused = Una trappola piazzata da { DOES($seat, $seat, "te") } si scarta coperta. Non è mai scattata.
trap-unused-mine = «{ $trap }», piazzata da { DOES($seat, $seat, "te") }, si scarta. Non è mai scattata.
trap-buried = Una trappola piazzata da { DOES($seat, $seat, "te") } sparisce senza che nessuno la veda. Meglio non sapere.

## Poteri

peeks = { $seat } { DOES($seat, "ispeziona", "ispezioni") } le trappole al posto { $place }, regalmente e senza testimoni.
peeks-mine = { $seat } { DOES($seat, "ispeziona", "ispezioni") } le trappole al posto { $place }: { $traps }.
hushes = { $seat } { DOES($seat, "attacca", "attacchi") } a cantare. { $other } { DOES($other, "deve", "devi") } ascoltare, e { DOES($other, "passa", "passi") }.
hushes-secondary = { $seat } { DOES($seat, "attacca", "attacchi") } a cantare. { $other } { DOES($other, "deve", "devi") } tenere il Secondario fuori da questa caccia.
retreats = { $seat } { DOES($seat, "riprende", "riprendi") } le carte giocate ed { DOES($seat, "esce", "esci") } in punta di piedi da questa caccia.
exchanges = { $seat } { DOES($seat, "gioca", "giochi") } { $new } al posto di { $old }: totale { $total }.
exchanges-past = { $seat } { DOES($seat, "gioca", "giochi") } un'altra carta al suo posto.
second-thoughts = { $seat } { DOES($seat, "storce", "storci") } il naso: { $other } { DOES($other, "riprende", "riprendi") } il { $card } e { DOES($other, "gioca", "giochi") } un'altra carta.
second-thoughts-past = { $seat } { DOES($seat, "storce", "storci") } il naso: { $other } { DOES($other, "riprende", "riprendi") } una carta e { DOES($other, "gioca", "giochi") } un'altra.
trap-cancelled = { $seat } { DOES($seat, "scuote", "scuoti") } il sonaglio, e di «{ $trap }» non si fa nulla.
trap-cancelled-past = { $seat } { DOES($seat, "scuote", "scuoti") } il sonaglio, e della trappola non si fa nulla.

## Che cosa combinano le trappole

loses-card = { $seat } { DOES($seat, "perde", "perdi") } la carta più alta rimasta.
loses-card-mine = { $seat } { DOES($seat, "perde", "perdi") } la carta più alta rimasta: { $card }.
takes-all-back = { $seat } { DOES($seat, "riprende", "riprendi") } tutte le carte giocate, a titolo di compenso.
takes-back = { $seat } { DOES($seat, "riprende", "riprendi") } una carta giocata: { $card }.
trap-works-past = La trappola fa il suo lavoro.
zombicorn-eats = { $seat } { DOES($seat, "dà", "dai") } { $unicorn } in pasto allo Zombicorno.
gives-up-past = { $seat } { DOES($seat, "rinuncia", "rinunci") } a { $unicorn }.
colour-changes = { $unicorn } cambia colore: { $colour }.
colour-lost = { $unicorn } perde il suo colore.
voodoo = { $seat } non { DOES($seat, "può", "puoi") } pagare gli gnomi con carte Caccia in questo round.
omen = Cattivo presagio per { DOES($seat, $seat, "te") }: niente potere in questo round e nel prossimo.
tripwire = Ma { $setter } { DOES($setter, "aveva", "avevi") } teso un filo sul sentiero.
captor-changes = La preda va invece a { DOES($seat, $seat, "te") }.
washed = «{ $trap }» viene lavata via da { $unicorn }.
washed-past = Una trappola viene lavata via da { $unicorn }.
trap-idle = Non trova nulla da mordere.
decoy = { $unicorn } era solo un'esca, e se ne va. Da dietro sbuca { $instead }.
decoy-past = { $unicorn } se ne va, e { $instead } prende il suo posto.
trojan-swap = { $setter } { DOES($setter, "porta", "porti") } dentro { $unicorn } e { DOES($setter, "esce", "esci") } con { $instead }.
trojan-swap-past = { $setter } { DOES($setter, "scambia", "scambi") } { $unicorn } con { $instead }.

## Il Mercato Nero

market-opens = Apre il Mercato Nero. { DOES($seat, "Comincia", "Cominci") } { $seat }.
buys =
    { $kind ->
        [pate] { $seat } { DOES($seat, "consegna", "consegni") } { $unicorn } agli gnomi in cambio di { $item }, e non lo { DOES($seat, "rivedrà", "rivedrai") } più.
        [soap] { $seat } { DOES($seat, "compra", "compri") } { $item } e { DOES($seat, "striglia", "strigli") } { $unicorn }.
       *[other] { $seat } { DOES($seat, "compra", "compri") } { $item } per { $unicorn }.
    }
buys-nothing = { $seat } non { DOES($seat, "compra", "compri") } nulla e { DOES($seat, "tira", "tiri") } dritto.
cannot-buy = { $seat } non { DOES($seat, "può", "puoi") } comprare nulla. Gli gnomi non fanno credito.

## La fine; senza argomenti anche i motivi di un risultato

score =
    { $total ->
        [one] { $team }: un punto
       *[other] { $team }: { $total } punti
    } (stelle { $stars }, trappole e segnalini { $extras }, Paté { $pate }, famiglie { $families }, Arcobaleno { $rainbow }).
double-rainbow = Un Doppio Arcobaleno vince la partita all'istante.
double-rainbow-mine = Doppio Arcobaleno! { $team } { DOES($team, "ha", "hai", "hanno") } due unicorni per colore, e tanto basta.
most-points = Vince il totale più alto.
next-points = I totali in cima si annullano. Vince il primo che non ha eguali.
gnomes-win = Tutti i totali sono pari. Non vince nessuno, tranne gli gnomi.
most-unicorns = I punti sono pari. Vince la scuderia più affollata.
shared-victory = Pari nei punti e negli unicorni: la vittoria è condivisa.

## Scelte

choice-lay =
    { $count ->
        [one] Gioca la carta { $cards }
       *[other] Gioca { $cards } (totale { $total })
    }
choice-set = Nascondi «{ $trap }» al posto { $place }, { $unicorn }; scarta «{ $other_trap }»
choice-set-only = Nascondi «{ $trap }» al posto { $place }, { $unicorn }
choice-swap = Fai cambiare a { DOES($other, $other, "te") } la carta { $card }
choice-swap-secondary = Fai cambiare a { DOES($other, $other, "te") } la carta { $card } del Secondario
choice-card = Carta { $card }
choice-unicorn =
    { $colour ->
        [none] { $unicorn } (senza colore, vale { $worth })
       *[other] { $unicorn } ({ $colour }, vale { $worth })
    }
choice-target =
    { $colour ->
        [none] { $unicorn } (senza colore, vale { $worth }): da { $now } a { $then } punti
       *[other] { $unicorn } ({ $colour }, vale { $worth }): da { $now } a { $then } punti
    }
choice-hush = Canta finché { $other } non { DOES($other, "deve", "devi") } passare
choice-hush-secondary = Canta finché { $other } non { DOES($other, "deve", "devi") } lasciar fuori il Secondario
choice-first = { DOES($other, "Comincia", "Cominci") } { $other }
choice-character = { $character }
choice-colour = { $colour }
choice-turn = Rivela la trappola { $slot }, piazzata da { DOES($setter, $setter, "te") }
choice-declare =
    { $count ->
        [one] Dichiara una carta
        [2] Dichiara due carte
        [3] Dichiara tre carte
        [4] Dichiara quattro carte
        [5] Dichiara cinque carte
       *[other] Dichiara { $count } carte
    }
choice-pass = Passa
choice-keep-power = Non ora
choice-buy-nothing = Non comprare nulla
choice-swing = Giocane una in più
choice-peek = Guarda le trappole
choice-retreat = Riprendi le tue carte e lascia questa caccia
choice-cancel = Ferma la trappola
choice-buy-horn = Corno Finto (prezzo { $price }): { $points } punti per un unicorno
choice-buy-dust = Polvere Fatata, { $colour } (prezzo { $price }): il colore e { $points } punti per un unicorno
choice-buy-candy = Zucchero Filato, { $colour } (prezzo { $price }): il colore per un unicorno
choice-buy-pate = Paté (prezzo { $price }): { $points } punti e un unicorno in meno
choice-buy-soap = Sapone (prezzo { $price }): lava via una trappola da un unicorno

## Ordini

order-pass =
    { $who ->
        [team] Passa per la squadra su { $unicorn } (posto { $place }), se tocca a te dirlo
        [primary] Passa con il Primario su { $unicorn } (posto { $place })
       *[you] Passa su { $unicorn } (posto { $place })
    }
order-pass-round =
    { $who ->
        [team] Passa per la squadra per il resto del round, ogni volta che tocca a te dirlo
        [primary] Passa con il Primario per il resto del round
       *[you] Passa per il resto del round
    }
order-if =
    { $count ->
        [one] Se per { $unicorn } si dichiara una carta
       *[other] Se per { $unicorn } si dichiarano { $count } carte
    }
order-keep-power = Tieni il potere per questo round, senza che ti si chieda
order-keep-power-button = Non chiedermelo più in questo round
order-buy-nothing = Non comprare nulla al mercato di questo round

## Domande

prompt-set-up = Scegli un personaggio.
prompt-choose-first = Il segnalino è della tua squadra. Chi di voi due comincia?
prompt-traps = Nascondi una trappola: quale, e su quale unicorno?
prompt-open = Tocca a { $unicorn }. Apri con una, due o tre carte, oppure passa.
prompt-follow =
    { $count ->
        [one] Per { $unicorn } è stata dichiarata una carta. Giocane una, oppure passa.
       *[other] Per { $unicorn } sono state dichiarate { $count } carte. Giocane altrettante, oppure passa.
    }
prompt-swing =
    { $count ->
        [0] Gioca due, tre o quattro carte per { $unicorn }. Ne dichiari una in meno.
        [one] Per { $unicorn } è stata dichiarata una carta. Giocane due.
       *[other] Per { $unicorn } sono state dichiarate { $count } carte. Giocane una in più.
    }
prompt-declare = Tocca a { $unicorn }. Dichiara una, due o tre carte, per tutti e quattro i personaggi.
prompt-secondary =
    { $count ->
        [one] Gioca una di queste carte per il tuo Secondario. L'altra va in fondo al suo mazzo.
       *[other] Gioca { $count } di queste carte per il tuo Secondario. Quella che avanza va in fondo al suo mazzo.
    }
prompt-team-open = Tocca a { $unicorn }. Dichiara da due a cinque carte per la tua squadra, oppure passa per entrambi.
prompt-team-swing = Una carta in più della tua parte di { $count }. Scegli quali.
prompt-team-lay =
    { $count ->
        [0] Gioca la tua parte per { $unicorn }, e lascia al compagno almeno una carta da giocare.
       *[other] Ogni squadra gioca { $count } carte per { $unicorn }. Scegli la tua parte.
    }
prompt-resolution = Sei capofila. Su { $unicorn } ci sono due trappole: rivelane una.
prompt-second-thoughts = Il Mago ti fa riprendere il tuo { $card }. Gioca un'altra carta, scoperta.
prompt-take-back = Scegli una carta giocata da riprendere.
prompt-zombicorn = Lo Zombicorno ha fame. A quale dei tuoi unicorni rinunci?
prompt-sneeze = { $unicorn } sta per starnutire. Di che colore?
prompt-trojan-own = Quale dei tuoi unicorni porti dentro?
prompt-trojan-theirs = E quale ti porti a casa in cambio?
prompt-market = Gli gnomi ti ascoltano. Compra una cosa, oppure niente.
prompt-market-target =
    { $kind ->
        [pate] { $item }: quale unicorno va agli gnomi?
        [soap] { $item }: quale unicorno va lavato?
       *[other] { $item }: per quale unicorno?
    }
prompt-power-princess = Il tuo potere, una volta per round. Sta per cominciare la caccia a { $unicorn }. Guardi le sue trappole?
prompt-power-mage = Il tuo potere, una volta per round. Le carte sono tutte scoperte. Ne fai cambiare una a un avversario?
prompt-power-shaman = Il tuo potere, una volta per round. È stata rivelata «{ $trap }». La fermi?
prompt-power-huntress = Il tuo potere, una volta per round. Le carte sono tutte scoperte. Riprendi le tue e lasci questa caccia?
prompt-power-bard = Il tuo potere, una volta per round. Tieni un avversario fuori dalla caccia a { $unicorn }?

## Il tavolo

table-row =
    La fila, round { $round } ({ $deck ->
        [one] nel mazzo resta un unicorno
       *[other] nel mazzo restano { $deck } unicorni
    })
table-market = Il Mercato Nero
table-players = Giocatori
table-player-heading = Giocatore
table-player = { $seat } ({ $character })
table-hand = La tua mano
table-sum = totale { $total }
table-traps = Le tue trappole
table-trap-name = { $trap }
table-trap-unnamed = una trappola
table-turned = Trappola rivelata
table-stable = Scuderia
table-key = Chi è chi nelle scuderie (il numero dopo un unicorno è quanto vale)
table-deck = Mazzo
table-points = Punti
table-first = Primo giocatore
table-round = Round
table-hunted = Ora si caccia
table-cards = Carte
table-laid = Giocate
table-power = Potere
table-ready = pronto
table-used = usato
table-omen = presagio
table-passed = passa
table-waiting = deve giocare
table-discards = Scarti
table-pate = Paté (prezzo { $price })
table-horn = Corno Finto (prezzo { $price })
table-dust = Polvere Fatata (prezzo { $price })
table-candy = Zucchero Filato (prezzo { $price })
table-soap = Sapone (a questi prezzi)
table-price = Prezzo
table-stock = Scorta
table-secondary = Secondario
table-declared = Dichiarate
table-trap-by = Trappole di
table-setters = { $setters }
table-known-traps = { $setters }: { $traps }
table-you = tu
table-colour = Colore
table-stars = Stelle
table-worth = Valore
table-nothing = non c’è più
table-tokens = Sui tuoi unicorni
table-pinned = Fissate
table-unicorn = Unicorno
table-unicorn-name = { $unicorn }
table-place = Posto
table-blank = { "" }
table-score-stars = Stelle
table-score-extras = Trappole e segnalini
table-score-pate = Paté
table-score-families = Famiglie
table-score-rainbow = Arcobaleno
table-score-total = Totale
table-winner = Vincitore

## Che cosa fanno le trappole

trap-athletic-unicorn-text = Fissata: vale { $points } in più.
trap-smelly-unicorn-text =
    { $soap ->
        [yes] Fissata: vale { $points } in meno, finché il Sapone non la lava via.
       *[no] Fissata: vale { $points } in meno.
    }
trap-unicorn-pee-text =
    { $soap ->
        [yes] Fissata: vale { $points } in meno, finché il Sapone non la lava via.
       *[no] Fissata: vale { $points } in meno.
    }
trap-running-is-useless-text = Cattura il secondo totale più alto rimasto in gara.
trap-size-does-not-matter-text = Cattura il totale più basso rimasto in gara.
trap-duocorn-text = Fissata: vale per due unicorni del suo colore; le stelle contano una volta.
trap-royal-pardon-text = Non cattura nessuno: l'unicorno esce dal gioco.
trap-pretty-in-pink-text = Fissata: l'unicorno diventa rosa.
trap-trigger-happy-text = Chi cattura scarta la carta Caccia più alta che gli resta in mano.
trap-wrong-end-of-the-lance-text = Cattura la singola carta più alta fra i cacciatori in gara; quelle uguali si annullano.
trap-overpaid-escort-text = Il secondo dei cacciatori in gara riprende tutte le carte giocate.
trap-zombicorn-text = Prima di prendere questo unicorno, chi cattura rinuncia a uno della propria scuderia.
trap-chromatic-sneeze-text = Fissata: chi l'ha piazzata nomina il colore che l'unicorno prende.
trap-arithmancy-text = Cattura il più alto fra i totali pari in gara, e 0 è pari.
trap-voodoo-doll-text = Le carte Caccia di chi cattura non comprano nulla al mercato di questo round.
trap-bad-omen-text = Niente potere per chi cattura, per il resto di questo round e per tutto il prossimo.
trap-ghostly-coat-text = Fissata: l'unicorno perde il colore.
trap-infallible-trap-text = Chi cattura riprende una carta giocata.
trap-decoy-unicorn-text = Questo unicorno esce dal gioco, e chi cattura prende invece il primo del mazzo.
trap-tripwire-text = L'unicorno resta a chi cattura, ma il segnalino Primo Giocatore va a chi ha piazzato la trappola.
trap-trojan-unicorn-text = Chi l'ha piazzata scambia uno dei propri unicorni con uno di chi cattura.
trap-encore-text = Ogni cacciatore tranne chi cattura riprende una carta giocata.
trap-ballad-of-fame-text = Fissata: un punto per ogni cacciatore di questa caccia, al massimo { $points }.

## Che cosa fanno i poteri, una volta per round

power-princess-text = Prima che qualcuno giochi: guarda in segreto le trappole sull'unicorno cacciato.
power-knight-text = Quando giochi: gioca una carta più di quante dichiarate.
power-mage-text = A carte scoperte: un avversario ne riprende una e ne gioca un'altra.
power-shaman-text = Quando una trappola è stata rivelata: non fa nulla e si scarta.
power-huntress-text = A carte scoperte: riprendi le tue, ed è come se avessi passato.
power-bard-text = Prima che un avversario giochi: quello deve passare questa caccia.

## Che cosa si compra al mercato

item-horn-text = Due punti in più per uno dei tuoi unicorni.
item-dust-text = Uno dei tuoi unicorni prende questo colore e vale due punti in più.
item-candy-text = Uno dei tuoi unicorni prende questo colore.
item-pate-text = Rinuncia a un unicorno, con tutto ciò che ha addosso, per i punti sul segnalino.
item-soap-text = Lava via Unicorno Puzzolente o Pipì di Unicorno da uno dei tuoi unicorni.

## Per le pagine: la scheda sulla prima pagina, le opzioni e le preparazioni

about-weight = leggero
option-edition = Edizione
option-edition-later = successiva
option-edition-first = prima
option-edition-help = Quale dei due regolamenti si gioca (KU-1.2).
option-variant = Variante
option-variant-standard = normale
option-variant-expert = Esperti
option-variant-beginner-1 = prime partite
option-variant-beginner-2 = seconde partite
option-variant-help = Quanto c'è in gioco (KU-10).
option-powers = Poteri
option-powers-help = Se i personaggi hanno i loro poteri (KU-10.2).
option-teams = Squadre
option-teams-help = Due squadre da due: quattro giocatori, prima edizione (KU-11).
option-pack = Carte Unicorno
option-pack-auto = come dice l'edizione
option-pack-later38 = edizione successiva, 38
option-pack-first36 = prima edizione, 36
option-pack-brief36 = ridotto, 36
option-pack-help = Quale mazzo di unicorni (KU-15.1).
option-characters = Personaggi
option-characters-random = a caso
option-characters-choose = ognuno sceglie
option-characters-own = o per nome: Cavaliere, Bardo, Mago
option-characters-help = Ci sono Principessa, Cavaliere, Mago, Sciamana, Cacciatrice e Bardo. Uno per sedia (KU-2.1).
option-first-player = Primo giocatore
option-first-player-random = a caso
option-first-player-help = Da quale sedia si comincia (KU-2.7).
option-tokens-on-rivals = Segnalini sugli avversari
option-tokens-on-rivals-help = I segnalini del mercato possono andare sugli unicorni altrui (KU-7.3).
option-unpicked-trap = Trappola non girata
option-unpicked-trap-auto = come dice l'edizione
option-unpicked-trap-shown = scoperta
option-unpicked-trap-hidden = non vista
option-unpicked-trap-help = Come viene scartata (KU-6.10).
option-power-priority = Più poteri insieme
option-power-priority-clockwise = in senso orario
option-power-priority-race = a sorte
option-power-priority-help = A chi si chiede per primo (KU-13.2).
option-show-own-traps = Mostra le proprie trappole
option-show-own-traps-help = Un aiuto: vedi le trappole che hai piazzato (KU-4.5).
scenario-two = Due giocatori
scenario-three = Tre giocatori
scenario-four = Quattro giocatori
scenario-five = Cinque giocatori
scenario-six = Sei giocatori
scenario-first-three = Prima edizione, tre
scenario-first-four = Prima edizione, quattro
scenario-first-five = Prima edizione, cinque
scenario-first-six = Prima edizione, sei
scenario-teams = Due squadre da due
scenario-expert = Esperti, quattro
scenario-expert-two = Esperti, due
scenario-expert-teams = Esperti, a squadre
scenario-beginner-1 = Prime partite, sei: niente trappole, niente poteri
scenario-beginner-1-two = Prime partite, due: niente trappole, niente poteri
scenario-beginner-2 = Seconde partite, quattro: poteri, niente trappole
scenario-beginner-2-teams = Seconde partite, squadre: poteri, niente trappole
scenario-no-powers = Quattro, senza poteri
scenario-brief = Quattro, il mazzo di unicorni più breve
scenario-draft = Tre, personaggi a scelta
scenario-draft-two = Due, personaggi a scelta
scenario-loose = Cinque, con tutte le opzioni allentate
scenario-aided = Tre, con le proprie trappole in vista
