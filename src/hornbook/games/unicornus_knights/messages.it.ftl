# Che cosa dicono la cronaca, le domande e le scelte di Unicornus Knights.
# Gli id di personaggi, caselle e carte arrivano come nomi, i posti come nomi dei giocatori o "tu";
# dopo una preposizione o come oggetto "tu" diventa "te": { DOES($seat, $seat, "te") }.
# `<id>-mine` prende il posto di `<id>` per chi può conoscere gli argomenti di cui parla.

## Preparazione

first-player = { $seat } { DOES($seat, "comincia", "cominci") }, e { DOES($seat, "si occupa", "ti occupi") } della principessa.
about = La principessa Cornelia marcia sulla Capitale di testa sua, dritta contro ogni nemico che trova. Guidate i vostri eroi davanti a lei: sgombrate la strada, inviatele soldati e risorse, portate dalla vostra i comandanti. Vincete tutti se arriva davanti al trono in tempo, e perdete se muore o arriva tardi.
about-princess-tactician = La principessa Cornelia marcia sulla Capitale, e la via la dite voi. Guidate i vostri eroi davanti a lei: sgombrate la strada, inviatele soldati e risorse, portate dalla vostra i comandanti. Vincete tutti se arriva davanti al trono in tempo, e perdete se muore o arriva tardi.
about-map-escape = La principessa Cornelia, ferita, deve fuggire dalla Capitale e tornare al suo castello, e va dritta contro ogni nemico che trova. Guidate i vostri eroi davanti a lei: sgombrate la strada, inviatele soldati e risorse. Non c'è fretta e non ci sono eventi: vincete tutti se arriva a casa, e perdete se muore.
hero = { $seat } { DOES($seat, "guida", "guidi") } { $unit } ({ $power }). { $text }
stands = Su { $space }: { $foe }.
begins =
    { $soldiers ->
        [0] { $unit } comincia su { $space }, senza soldati.
        [one] { $unit } comincia su { $space } con un soldato.
       *[other] { $unit } comincia su { $space } con { $soldiers } soldati.
    }

## Unità in poche parole, dentro altri messaggi

foe =
    { $soldiers ->
        [0] { $enemy }, senza soldati
        [one] { $enemy } con un soldato
       *[other] { $enemy } con { $soldiers } soldati
    }
foe-leaderless =
    { $soldiers ->
        [one] un soldato senza capo
       *[other] { $soldiers } soldati senza capo
    }
way = { $terrain } { $space } per { $cost }

## Il round

round-begins =
    { $rounds ->
        [0] Round { $round }.
       *[other] Round { $round } di { $rounds }.
    } Primo giocatore: { $seat }.
heals =
    { $healed ->
        [one] Sangue di drago: { $unit } guarisce un danno.
       *[other] Sangue di drago: { $unit } guarisce { $healed } danni.
    }
prays = { $enemy } prega la notte, e soffre ogni unità del regno sulla sua area o accanto a lui.
reinforced =
    { $soldiers ->
        [one] { $enemy } riceve un altro soldato.
       *[other] { $enemy } riceve altri { $soldiers } soldati.
    }
raises =
    { $soldiers ->
        [one] I morti si alzano: un soldato su { $space }.
       *[other] I morti si alzano: { $soldiers } soldati su { $space }.
    }
event = Evento, livello { $level }: «{ $event }». { $text }
omens = Cattivi presagi: { $seat } { DOES($seat, "scarta", "scarti") } «{ $card }».
patrol =
    { $soldiers ->
        [one] Un soldato nemico di pattuglia compare su { $space }.
       *[other] { $soldiers } soldati nemici di pattuglia compaiono su { $space }.
    }
returns = { $enemy } torna dal regno dei morti, su { $space }.
cured =
    { $resources ->
        [one] La principessa si riprende. La cura consuma una delle sue risorse.
       *[other] La principessa si riprende. La cura consuma { $resources } delle sue risorse.
    }
despair = In questo round non è caduto nessun comandante imperiale. La disperazione dilaga.
stargazing = Donia legge le stelle. Il prossimo evento è «{ $cards }».
scouts =
    { $count ->
        [one] { $seat } { DOES($seat, "guarda", "guardi") } in segreto il prossimo evento.
       *[other] { $seat } { DOES($seat, "guarda", "guardi") } in segreto i prossimi { $count } eventi.
    }
scouts-mine = { $seat } { DOES($seat, "guarda", "guardi") } avanti. In arrivo: { $cards }.
arrives = { $seat } { DOES($seat, "manda", "mandi") } in guerra { $unit }, da { $space }.

## Un turno

turn =
    { $actions ->
        [one] { $unit } ha un'azione.
       *[other] { $unit } ha { $actions } azioni.
    }
turn-ends =
    { $actions ->
        [one] { $unit } riposa, e lascia andare un'azione.
       *[other] { $unit } riposa, e lascia andare { $actions } azioni.
    }
recruits =
    { $soldiers ->
        [0] Nessuno si unisce a { $unit }.
        [one] Un soldato si unisce a { $unit }.
       *[other] { $soldiers } soldati si uniscono a { $unit }.
    }
collects =
    { $resources ->
        [one] { $unit } raccoglie una risorsa.
       *[other] { $unit } raccoglie { $resources } risorse.
    }
moves = { $unit } muove su { $space }.
sends =
    { $soldiers ->
        [0] { $unit } invia a { $receiver } { $resources ->
            [0] nulla che serva
            [one] una risorsa
           *[other] { $resources } risorse
        }
        [one] { $unit } invia a { $receiver } un soldato{ $resources ->
            [0] { "" }
            [one] { " " }e una risorsa
           *[other] { " " }e { $resources } risorse
        }
       *[other] { $unit } invia a { $receiver } { $soldiers } soldati{ $resources ->
            [0] { "" }
            [one] { " " }e una risorsa
           *[other] { " " }e { $resources } risorse
        }
    }{ $lost ->
        [0] .
        [one] ; un soldato di troppo torna a casa.
       *[other] ; { $lost } soldati di troppo tornano a casa.
    }
sends-potion =
    { $count ->
        [one] { $unit } invia alla principessa una Pozione Curativa.
       *[other] { $unit } invia alla principessa { $count } Pozioni Curative.
    }
draws = { $seat } { DOES($seat, "pesca", "peschi") } una carta Supporto per { $unit }.
draws-mine = { $seat } { DOES($seat, "pesca", "peschi") } «{ $card }» per { $unit }.
plays = { $unit } gioca «{ $card }». { $text }
uses-power = { $unit }, { $power }: { $text }
uses-ally = { $unit } chiama in aiuto { $ally }. { $text }
removes =
    { $soldiers ->
        [0] Su { $space } non cade nessuno.
        [one] { $unit } elimina un soldato nemico su { $space }.
       *[other] { $unit } elimina { $soldiers } soldati nemici su { $space }.
    }
lured = Lo scherno funziona. Attira su { $space }: { $foe }.
decoyed = Arde un fuoco dove non dorme nessuno. In questa fase dei nemici inganna { $foe } su { $space }.
discards = { $seat } { DOES($seat, "scarta", "scarti") } «{ $card }»: il limite è di sette carte.
presses =
    { $actions ->
        [one] { $unit } incalza, e ha ancora un'azione.
       *[other] { $unit } incalza, e ha ancora { $actions } azioni.
    }
support-shuffled = Le carte Supporto si mescolano in un mazzo nuovo.

## Fato

bound = Fato: { $enemy } si lega a { $unit } con «{ $fate }». { $text }
fate-drawn = { $unit } pesca una carta Fato e la guarda in segreto.
fate-drawn-mine = { $unit } pesca «{ $fate }» e la guarda in segreto.
fate-shuffled = Le carte Fato si mescolano in un mazzo nuovo.
ally = { $enemy } cambia bandiera e segue { $unit }.

## Battaglie

attacks =
    { $dice ->
        [0] { $unit } attacca su { $space }: nessun dado contro forza { $power }, { $foe }.
        [one] { $unit } attacca su { $space }: un dado contro forza { $power }, { $foe }.
       *[other] { $unit } attacca su { $space }: { $dice } dadi contro forza { $power }, { $foe }.
    }
is-attacked =
    { $dice ->
        [0] { $unit } deve difendersi su { $space }: nessun dado contro forza { $power }, { $foe }.
        [one] { $unit } deve difendersi su { $space }: un dado contro forza { $power }, { $foe }.
       *[other] { $unit } deve difendersi su { $space }: { $dice } dadi contro forza { $power }, { $foe }.
    }
rolls = { $unit } tira. Centri: { $hits }, mancati: { $misses }, perdite: { $losses }.
clash =
    { $harm ->
        [0] Nemmeno un graffio per { $unit }.
        [one] Un danno all'unità di { $unit }.
       *[other] { $harm } danni all'unità di { $unit }.
    } { $removed ->
        [0] Nessun soldato nemico cade.
        [one] Cade un soldato nemico.
       *[other] Cadono { $removed } soldati nemici.
    }
soldiers-lost =
    { $soldiers ->
        [one] { $unit } perde un soldato.
       *[other] { $unit } perde { $soldiers } soldati.
    }
wounded =
    { $damage ->
        [one] { $unit } subisce un danno.
       *[other] { $unit } subisce { $damage } danni.
    } Vita rimasta: { $left }.
enemy-wounded =
    { $damage ->
        [one] { $enemy } subisce un danno.
       *[other] { $enemy } subisce { $damage } danni.
    } Vita rimasta: { $left }.
spoils =
    { $resources ->
        [one] Bottino per { $unit }: una risorsa.
       *[other] Bottino per { $unit }: { $resources } risorse.
    }
defeated = { $unit } sconfigge { $enemy }.
dies = { $unit } cade in guerra.
turncoats =
    { $soldiers ->
        [one] Su { $space } un soldato resta senza capo e passa al nemico.
       *[other] Su { $space } { $soldiers } soldati restano senza capo e passano al nemico.
    }
withdraws = Il nemico resiste. { $unit } ripiega su { $space }.
enemy-withdraws = L'attacco è respinto. Indietro su { $space }: { $foe }.
retreats = { $unit } non aspetta la battaglia e si ritira.

## La principessa

princess-drinks =
    { $healed ->
        [0] La principessa beve le sue pozioni, anche se non ha nulla.
        [one] La principessa beve le sue pozioni e guarisce un danno.
       *[other] La principessa beve le sue pozioni e guarisce { $healed } danni.
    }
princess-friends =
    { $resources ->
        [one] La principessa ha amici ovunque: una risorsa in più.
       *[other] La principessa ha amici ovunque: { $resources } risorse in più.
    }
princess-closer =
    Più vicino alla sua meta: { $weighed }. { $ways ->
        [one] La principessa va là.
       *[other] { $ties ->
            [one] La principessa prende la più economica, { $spaces }.
           *[other] Costano uguale: { $spaces }. { DOES($seat, "Sceglie", "Scegli") } { $seat }.
        }
    }
princess-around =
    Ogni casella più vicina è sbarrata. Vicino come qui: { $weighed }. { $ways ->
        [one] La principessa gira di là.
       *[other] { $ties ->
            [one] La principessa gira dalla più economica, { $spaces }.
           *[other] Costano uguale: { $spaces }. { DOES($seat, "Sceglie", "Scegli") } { $seat }.
        }
    }
princess-short = La principessa vorrebbe proseguire, ma anche la casella più economica ({ $spaces }) costa { $cost }, e lei ha { $resources }. Raccoglie.
princess-stuck = La principessa non ha dove andare, e raccoglie.
princess-fights = Su { $space } la principessa affronta { $foe }. Danni alla sua unità: { $blow }, dopo le riduzioni { $harm }.
guards =
    { $harm ->
        [one] { $unit } si getta in mezzo e prende uno dei danni.
       *[other] { $unit } si getta in mezzo e prende { $harm } dei danni.
    }
princess-wins = Lo stendardo della principessa resta in piedi. Spazzati via: { $foe }.

## I nemici

enemy-moves = In marcia su { $space }: { $foe }. { $why }
enemy-attacks = { $unit } è sotto attacco su { $space }: { $foe }. { $why }
# Che cosa pesa un nemico: segue a quello che l'unità fa.
prey =
    { $steps ->
        [one] { $unit } (lì accanto)
       *[other] { $unit } ({ $steps } mosse)
    }
why-hunting =
    { $reason ->
        [only] A portata: solo { $prey }.
        [hatred] A portata: { $prey }. L'odio è per { $units }.
        [barred] A portata: { $prey }. Altri comandanti sbarrano la via più corta, e la caccia si volge a { $units }.
        [own] A portata: { $prey }. Dei più vicini, chi sta nella stessa area: { $units }.
       *[nearest] A portata: { $prey }. La caccia va al più vicino: { $units }.
    }{ $ways ->
        [one] {""}
       *[other] {" "}Vie ugualmente corte: { $spaces }; { DOES($seat, "ha scelto", "hai scelto") } { $seat }.
    }
why-beside =
    { $ways ->
        [one] Attacca chi gli sta accanto.
       *[other] Accanto: { $units }; { DOES($seat, "ha scelto", "hai scelto") } { $seat }.
    }

## La fine; senza argomenti anche i motivi di un risultato

won = La principessa è arrivata alla meta. Il regno ha vinto.
lost-princess = La principessa è morta, e tutto è perduto.
lost-time = L'ultimo round è finito, e il trono è ancora dell'imperatore. Tutto è perduto.

## Scelte

choice-end =
    { $actions ->
        [0] Chiudi il turno
        [one] Chiudi il turno; si perde un'azione
       *[other] Chiudi il turno; si perdono { $actions } azioni
    }
choice-recruit =
    { $soldiers ->
        [one] Recluta un soldato
       *[other] Recluta { $soldiers } soldati
    }
choice-collect =
    { $resources ->
        [one] Raccogli una risorsa
       *[other] Raccogli { $resources } risorse
    }
choice-destiny = Destino: pesca una carta Supporto
choice-send = Invia soldati, risorse o pozioni
choice-power = Usa il tuo potere: { $text }
choice-roll = Tira i dadi
choice-stay = Resta e combatti
choice-unit = Scegli { $unit }
choice-unit-acts = Agisci con { $unit }
choice-unit-gets = Invia a { $unit }
choice-unit-heals = Guarisci { $unit }
choice-enemy = Scegli { $enemy }
choice-hero = Guida { $unit }: { $text }
choice-card = Gioca «{ $card }»: { $text }
choice-discard = Scarta «{ $card }»: { $text }
choice-fate = Scegli «{ $fate }»: { $text }
choice-ally = Chiama in aiuto { $enemy }: { $text }
choice-hire =
    { $resources ->
        [one] Paga una risorsa a { $enemy } perché cambi bandiera
       *[other] Paga { $resources } risorse a { $enemy } perché cambi bandiera
    }
choice-effect-blood = Fai guarire prima Gato
choice-effect-prayer = Fai pregare prima Gregorio
choice-soldiers =
    { $soldiers ->
        [0] Non inviare soldati
        [one] Invia un soldato
       *[other] Invia { $soldiers } soldati
    }
choice-resources =
    { $resources ->
        [0] Non inviare risorse
        [one] Invia una risorsa
       *[other] Invia { $resources } risorse
    }
choice-potions =
    { $count ->
        [0] Non inviare pozioni
        [one] Invia una pozione
       *[other] Invia { $count } pozioni
    }
choice-guard =
    { $harm ->
        [0] Non prendere nulla
        [one] Prendi uno dei danni
       *[other] Prendi { $harm } dei danni
    }
choice-take =
    { $damage ->
        [0] { $soldiers ->
            [one] Perdi un soldato, risparmia { $unit }
           *[other] Perdi { $soldiers } soldati, risparmia { $unit }
        }
       *[other] { $soldiers ->
            [0] Subisci { $damage } con { $unit }
            [one] Subisci { $damage } con { $unit }, perdi un soldato
           *[other] Subisci { $damage } con { $unit }, perdi { $soldiers } soldati
        }
    }
choice-move = Muovi su { $space } per { $cost }
choice-attack = Attacca su { $space } per { $cost }: { $foe }
choice-retreat = Ritirati su { $space } per { $cost }
choice-space = Scegli { $space }
choice-begin = Comincia da { $space }
choice-withdraw = Ripiega su { $space }
choice-fight = Combatti su { $space }: { $unit }
choice-enemy-on = Scegli { $space }: { $foe }
choice-unit-on = Scegli { $space }: { $unit }
choice-assign = Assegna ai soldati: { $dice }
choice-assign-commander = Assegna al comandante: { $dice }
choice-no-dice = Non assegnare dadi
choice-dice = Scegli { $dice }
choice-reroll = Rilancia { $dice }
dice-hits =
    { $count ->
        [0] nessun centro
        [one] un centro
       *[other] { $count } centri
    }
dice-misses =
    { $count ->
        [0] nessun mancato
        [one] un mancato
       *[other] { $count } mancati
    }
dice-losses =
    { $count ->
        [0] nessuna perdita
        [one] una perdita
       *[other] { $count } perdite
    }

## Domande

prompt-hero = Scegli il tuo eroe.
prompt-home = Da quale casella comincia { $unit }?
prompt-rounds = Quale dei tuoi eroi agisce ora?
prompt-effect = L'inizio del round: che cosa viene prima?
prompt-graves = Su quale casella dell'area di Ravinith si alzano i morti?
prompt-omens = Cattivi presagi: scarta una carta.
prompt-place = Scegli la casella su cui compare il nemico.
prompt-turn =
    { $actions ->
        [0] { $unit } non ha più azioni. Gioca una carta, o chiudi il turno.
        [one] { $unit } ha ancora un'azione.
       *[other] { $unit } ha ancora { $actions } azioni.
    }
prompt-heal = All'inizio del turno di { $unit } Amina guarisce: chi?
prompt-hand-limit = Più di sette carte: scartane una.
prompt-send = { $unit } invia: a chi?
prompt-send-soldiers = Quanti soldati vanno da { $unit } a { $other_unit }?
prompt-send-resources = Quante risorse viaggiano con loro verso { $other_unit }?
prompt-send-potions = Quante Pozioni Curative vanno con loro?
prompt-posting = Parte un corriere di { $unit }: per chi?
prompt-posting-resources = Quante risorse porta il corriere di { $unit }?
prompt-deed = { $unit }, «{ $deed }»: scegli il bersaglio.
prompt-meeting = Incontro Fatale: quale Fato lega { $enemy } a { $unit }?
prompt-mocking = { $unit } schernisce { $foe }. Su quale casella?
prompt-fate = Più comandanti sono a portata. Di chi è il primo Fato?
prompt-bound = A chi si lega { $enemy }?
prompt-friend-or-foe = Amico o Nemico: { $unit } va verso { $enemy }. Per quale casella?
prompt-draw-for-princess = La principessa ha catturato un vessillo. Quale dei tuoi eroi pesca per lei?
prompt-battle = { $unit } contro { $foe }. Prima del tiro: aggiungi dadi, o tira.
prompt-reroll =
    { $unit } contro { $foe }. { $count ->
        [one] Hai { $dice }: rilanci il dado?
       *[other] Hai { $dice }: quanti dadi rilanci?
    }
prompt-assign =
    { $unit } contro { $foe }. { $count ->
        [one] Hai { $dice }: va su un soldato?
       *[other] Hai { $dice }: quanti dadi vanno sui soldati?
    }
prompt-assign-commander =
    { $unit } contro { $foe }. { $count ->
        [one] Hai { $dice }: va sul comandante?
       *[other] Hai { $dice }: quanti dadi vanno sul comandante?
    }
prompt-no-dice = { $unit } contro { $foe }. Non ci sono dadi da assegnare.
prompt-damage = Danni all'unità di { $unit }: { $harm }. Come si dividono?
prompt-withdraw = La battaglia di { $unit } è finita. Dove ripiega chi ha attaccato?
prompt-guard = La principessa sta per subire danni: { $harm }. Quanti ne prende { $unit } al suo posto?
prompt-princess =
    { $actions ->
        [one] La principessa ha ancora un'azione. La guidi tu.
       *[other] La principessa ha ancora { $actions } azioni. La guidi tu.
    }
prompt-princess-tie = Per la principessa più vie sono ugualmente buone (azioni rimaste: { $actions }). Scegli per lei.
prompt-next-enemy = Sono ugualmente vicine, e si pescherà una carta Fato. Quale unità muove prima?
prompt-rivals = Più comandanti vogliono la stessa casella. Chi muove prima?
prompt-enemy-way = { $space }, { $enemy }: da che parte?
prompt-retreat = Il nemico è addosso a { $unit }. Ti ritiri prima della battaglia, o resti?
prompt-next-battle = Ci sono più battaglie. Quale viene prima?
prompt-arrivals = Il tuo eroe è caduto. Chi prende il suo posto?
prompt-arrival-space = Da quale casella di partenza si mette in marcia { $unit }?

## Il tavolo

table-round =
    { $rounds ->
        [0] Round { $round }: { $step }
       *[other] Round { $round } di { $rounds }: { $step }
    }
table-step-set-up = preparazione
table-step-start = Inizio del round
table-step-event = fase degli eventi
table-step-players = fase dei giocatori
table-step-princess = fase della principessa
table-step-enemies = fase dei nemici
table-step-end = Fine del round
table-step-over = la fine
table-starter = Primo giocatore
table-seat = { $seat }
table-event = Evento
table-shielded = (senza altri effetti)
table-ongoing = PERMANENTE
table-coming = In arrivo
table-card = { $card }: { $text }
table-time = Tempo
table-countdown =
    Round rimasti: { $rounds }. Alla principessa { $needs ->
        [one] serve ancora una mossa
       *[other] servono ancora { $needs } mosse
    }, e ne ha al massimo { $moves }.
table-no-limit =
    Nessun limite. Alla principessa { $needs ->
        [one] serve ancora una mossa.
       *[other] servono ancora { $needs } mosse.
    }
table-heroes = Eroi
table-name = { $name }
table-kingdom = Il regno
table-unit = Unità
table-hero = { $unit } ({ $seat })
table-fallen = caduto in guerra
table-unplaced = non ancora sulla mappa
table-where = Dove
table-where-allies = Dove, e con chi
table-where-fate = Dove, e legato da quale Fato
table-space = { $token } { $tile }
table-distance = Meta
table-life = Vita
table-soldiers = Soldati
table-resources = Risorse
table-hand-size = Carte
table-actions = Azioni
table-potions =
    { $count ->
        [one] Pozione Curativa
       *[other] { $count } Pozioni Curative
    }
table-plan = Se ora venisse la fase della principessa
table-number = N.
table-plan-action = Farebbe così
table-plan-moves = muove su { $spaces } per { $cost }
table-plan-tie = muove per { $cost }, ma scegliereste voi: { $spaces }
table-plan-weighed = (fra { $ways })
table-plan-steered = va dove dite voi: { $ways }
table-plan-nowhere = non ha dove andare e raccoglie { $resources }
table-plan-too-dear = non ha { $cost } per la prossima casella e raccoglie { $resources }
table-plan-harm = subendo danni: { $harm }
table-plan-fate = Poi si pesca il Fato.
table-plan-guard = Mirza può mettersi in mezzo.
table-plan-share = Dividereste voi i danni.
table-plan-dies = Ne morirebbe.
table-plan-arrives = E sarebbe alla meta.
table-commanders = Comandanti
table-commander = Comandante
table-power = Potenza
table-total = In tutto
table-temper = Carattere
table-temper-defensive = difensivo
table-temper-normal = normale
table-temper-aggressive = aggressivo
table-no-fate = Senza Fato
table-bound = { $fate } ({ $unit })
table-fate-lost = { $fate } (chi è morto)
table-decoyed = ingannato in questa fase dei nemici
table-leaderless = Soldati senza capo vicino a voi
table-nearest = Più vicini
table-threats = La prossima fase dei nemici porterebbe
table-damage = Danni
table-harm = { $expected } in media, { $worst } al peggio
table-by-whom = Da
table-foes = { $foes }
table-steps-from =
    { $steps ->
        [0] qui: { $units }
        [one] accanto a { $units }
       *[other] a { $steps } mosse da { $units }
    }
table-gone = Fuori dalla mappa
table-defeated = Comandanti sconfitti
table-dead = Eroi caduti
table-map = La mappa: il REGNO in maiuscolo, i nemici in minuscolo, i soldati in cifre, +n senza capo
table-legend = Segni
table-sign = { $sign } { $terrain }
table-places = Tessere (i soldati in cifre, +n senza capo)
table-place = N.
table-tile-heading = Tessera
table-tile = { $tile }
table-there = Chi c'è
table-at = { $token } { $name } { $soldiers }
table-foe = { $foe }
table-around =
    Intorno a { $unit }. Qui raccogliere dà { $collect }, { $recruit ->
        [0] non si recluta
       *[other] reclutare { $recruit }
    }
table-terrain = Terreno
table-cost = Costo
table-defence = Difesa
table-collect = Risorse
table-recruit = Reclute
table-here = qui
table-battle =
    { $dice ->
        [one] un dado contro { $power }
       *[other] { $dice } dadi contro { $power }
    }
table-too-dear = troppo caro
table-joins = si unirebbe: { $enemies }
table-binds = si legherebbe: { $enemies }
table-hand = Carte di { $unit }
table-card-heading = Carta
table-card-name = { $card }{ $count }
table-text = { $text }
table-effect = Che cosa fa

# Che cosa fanno le carte e i poteri, in una riga ciascuno, con i numeri delle loro voci e le opzioni (UK-19.1)

## Eroi

kingdom-annelie-text = In battaglia, dopo il tiro, per { $price } risorse: rilancia i dadi che vuoi. Una volta per battaglia.
kingdom-donia-text =
    Il prossimo evento è scoperto. Una volta per turno, per { $price } risorse: pesca { $cards ->
        [one] una carta Supporto
       *[other] { $cards } carte Supporto
    }, oltre al Destino.
kingdom-gato-text = Muovere non costa nulla. { $dice } dadi in più in ogni battaglia. All'inizio di ogni round guarisce { $heal } danno.
kingdom-godfried-text = Le tue perdite contano come mancati, qualunque cosa faccia il nemico.
kingdom-josephine-text = Ogni volta che raccogli, { $resources } risorse in più. Quando invii, con ogni soldato possono andarne { $escort }.
kingdom-magnus-text =
    Una volta per turno, per { $actions ->
        [one] un'azione
       *[other] { $actions } azioni
    } e { $price } risorse: togli fino a { $tokens } soldati a un'unità nemica accanto a te.
kingdom-havok-text = Finché la principessa è vicina: { $dice } dadi in più in battaglia.
kingdom-ilsahti-text =
    Una volta per turno, per { $actions ->
        [one] un'azione
       *[other] { $actions } azioni
    } e { $price } risorse: scaglia frecce su un'unità nemica accanto a te. I tuoi soldati tirano i dadi come in attacco, e nessuno risponde.
kingdom-mirza-text = Quando la principessa è ferita in una battaglia accanto a te, la tua unità può prendere fino a { $damage } dei danni.
kingdom-cat-band-text = In battaglia guadagni { $resources } risorse per ogni soldato nemico che elimini.
kingdom-urgan-text = La difficoltà di una casella, buona o cattiva, per te non conta.
kingdom-zyne-text =
    Quando nel tuo turno il tuo attacco spazza via un'unità nemica: { $actions ->
        [one] un'azione
       *[other] { $actions } azioni
    } in più. Una volta per turno.

## La principessa

princess-tactician-text = Scegliete voi le sue azioni: muovere in qualsiasi direzione, o raccogliere.
princess-warrior-text = La sua unità subisce { $damage } danni in meno in ogni battaglia.
princess-lucky-girl-text =
    All'inizio di ogni round tutti pescano { $cards ->
        [one] una carta Supporto
       *[other] { $cards } carte Supporto
    }.
princess-social-text = All'inizio di ogni sua fase guadagna { $resources } risorse, e marcia ancora più in fretta.

## Comandanti

empire-lionel-text = La sua potenza è il numero di comandanti imperiali sulla mappa. Carte e poteri non lo raggiungono, se non in battaglia.
empire-amina-text = Non subisce danni in una battaglia che ha cominciato con dei soldati, né da carte Supporto.
empire-black-knight-text = Un nemico, ma non dell'impero. Carte e poteri non lo raggiungono, se non in battaglia.
empire-dahaka-text =
    La potenza che gli lasci fa { $times } volte i danni; contro la principessa li fa { $dahaka ->
        [cp] tutta la sua potenza, ferito o no.
       *[health] la vita che gli resta.
    }
empire-demian-text = Guarisce { $heal } danno dopo una battaglia in cui la sua unità ne ha fatti a quella di un eroe.
empire-dorgas-text = La sua potenza aumenta di { $more_cp } per ogni danno che ha.
empire-exhar-text = Chi attacca la sua unità tira { $fewer_dice } dadi in meno.
empire-gregorio-text =
    All'inizio di un round: { $damage ->
        [one] un danno
       *[other] { $damage } danni
    } a ogni unità del regno sulla sua area o accanto a lui.
empire-irvin-text = Finché Marianne gli è vicina: potenza aumentata di { $more_cp }.
empire-marianne-text = Finché Irvin le è vicino: potenza aumentata di { $more_cp }.
empire-kostov-text =
    All'inizio di un round: { $tokens ->
        [one] un soldato
       *[other] { $tokens } soldati
    } in più per la sua unità.
empire-lyla-text = Nelle battaglie con la sua unità i tuoi mancati contano come perdite.
empire-abyss-king-text =
    All'inizio di un round: { $tokens ->
        [one] un soldato
       *[other] { $tokens } soldati
    } in più per la sua unità.
empire-ravinith-text = All'inizio di un round: la sua unità si riempie fino a { $fill } soldati, e altri { $tokens } compaiono su una casella vuota della sua area.
empire-rozie-text = In una battaglia subisce al massimo { $most_damage } danni. L'eroe che la sconfigge in battaglia l'ha come alleata.

## Alleati degli eroi

ally-lionel-text = Il tuo comando aumenta di { $ally_command }.
ally-amina-text =
    All'inizio del tuo turno: guarisci { $ally_heal ->
        [one] un danno
       *[other] { $ally_heal } danni
    } del tuo eroe, o della principessa se è vicina.
ally-black-knight-text = { $ally_dice } dadi in più in ogni tua battaglia.
ally-dahaka-text = Quando attacchi, prima del tiro, per { $ally_price } risorse: { $ally_dice } dadi in più. Una volta per battaglia.
ally-demian-text =
    Una volta per turno, per { $ally_price } risorse: porta dalla tua parte { $ally_tokens ->
        [one] un soldato
       *[other] { $ally_tokens } soldati
    } di un'unità nemica accanto a te.
ally-dorgas-text = Quando attacchi: { $ally_dice } in più per ogni danno sul tuo eroe, fino a { $ally_most } dadi.
ally-exhar-text = Il tuo comando aumenta di { $ally_command }.
ally-gregorio-text =
    Una volta per turno, per { $ally_damage ->
        [one] un danno
       *[other] { $ally_damage } danni
    } al tuo eroe: pesca { $ally_cards } carte Supporto.
ally-irvin-text = Quando sei attaccato: { $ally_dice } dadi in più.
ally-marianne-text = Quando attacchi: { $ally_dice } dadi in più.
ally-kostov-text = All'inizio del tuo turno: guadagna { $ally_resources } risorse.
ally-lyla-text =
    In battaglia, dopo il tiro: { $ally_dice ->
        [one] un mancato diventa un centro
       *[other] { $ally_dice } mancati diventano centri
    }. Una volta per battaglia.
ally-abyss-king-text =
    All'inizio del tuo turno: guadagna { $ally_tokens ->
        [one] un soldato
       *[other] { $ally_tokens } soldati
    }.
ally-ravinith-text =
    { $people ->
        [resources] Scartala: guadagni { $ally_gain } risorse.
       *[military] Scartala: guadagni { $ally_gain } soldati.
    }
ally-rozie-text = In battaglia, dopo il tiro, scartala: tutti i tuoi dadi sono centri.

## Carte Supporto

support-help-from-the-people-text =
    { $people ->
        [resources] Guadagna { $gain } risorse.
       *[military] Guadagna { $gain } soldati.
    }
support-supply-convoy-text = Guadagna { $resources } risorse.
support-ambush-text = In battaglia, prima del tiro: { $dice } dadi in più.
support-healing-potion-text = Guarisci fino a { $heal } danni del tuo eroe; oppure inviala alla principessa, che la beve all'inizio della sua fase.
support-fire-tactics-text = Togli fino a { $tokens } soldati a un'unità nemica accanto a te.
support-shield-wall-text = In battaglia, dopo il tiro: la tua unità subisce { $damage } danni in meno.
support-forced-march-text = La tua prossima mossa in questo turno non è un'azione. Si paga lo stesso.
support-mock-text = Un'unità nemica vicina a te muove di una casella verso di te, { $moves } volte, e ogni volta che ti raggiunge attacca.
support-protection-text = L'evento di questo round non fa più nulla; se è PERMANENTE, sparisce. Ciò che è fatto è fatto.
support-second-wind-text = In battaglia, dopo il tiro: rilancia i dadi che vuoi, una volta.
support-pull-back-text = La principessa muove di una casella, vuota e non più vicina alla sua meta, senza pagare.
support-stay-a-while-text =
    In questo round la principessa ha { $actions ->
        [one] un'azione
       *[other] { $actions } azioni
    } in meno.
support-rallying-cry-text = Un altro eroe, o la principessa, vicino a te guadagna { $tokens } soldati.
support-secret-path-text = Muovi la tua unità su una qualsiasi casella vuota della sua area, senza pagare.
support-scout-report-text = Guarda tu solo i prossimi { $cards } eventi.
support-courier-text = Dai fino a { $resources } delle tue risorse a un altro eroe o alla principessa, dovunque sulla mappa.
support-decoy-camp-text = Un'unità nemica vicina a te resta ferma nella fase dei nemici di questo round.
support-repentance-text = Un comandante sconfitto, ma non Lionel, diventa tuo alleato.
support-destined-meeting-text = Un comandante non legato vicino a te si lega a te: pesca { $cards } carte Fato e scegline una.
support-war-council-text = Pesca { $cards } carte Supporto.
support-banner-text = PERMANENTE: il tuo comando aumenta di { $command }.
support-pack-mules-text = PERMANENTE: ogni mossa costa { $resources } in meno, ma almeno 1.

## Carte Fato

fate-persuasion-text = Se sconfitto, si unisce a chi l'ha sconfitto.
fate-begrudging-respect-text = Se chi gli è legato lo sconfigge in battaglia, diventa suo alleato.
fate-diabolical-trap-text = Subito: { $damage } danni all'unità legata.
fate-friend-or-foe-text = Subito: l'unità legata muove di una casella verso di lui, e combatte se incontra un nemico. Sconfitto in quella battaglia, diventa un alleato.
fate-lost-family-text = Quando un altro eroe, o la principessa, muove accanto a lui, ne diventa l'alleato.
fate-love-at-first-sight-text = Subito: se chi gli è legato è dell'altro sesso, ne diventa l'alleato.
fate-mercenary-text = Nel turno del giocatore legato, se è vicino: per { $resources } risorse diventa un alleato.
fate-loyal-soldier-text = Non ne verrà nulla.
fate-fated-enemy-text = Subito: { $tokens } soldati in più per la sua unità.
fate-old-debt-text = Subito: chi gli è legato guadagna { $resources } risorse.
fate-change-of-heart-text = Difensivo da ora in poi.
fate-burning-hatred-text = Aggressivo da ora in poi, e contro l'unità legata prima che contro ogni altra.
fate-captured-banner-text = Chi lo sconfigge pesca { $cards } carte Supporto.

## Eventi

event-oppressive-empire-text =
    Subito: { $tokens ->
        [one] un soldato
       *[other] { $tokens } soldati
    } in più per ogni unità senza capo vicina a un'unità del regno. Questo round: { $resources } risorse per ogni soldato nemico eliminato.
event-heavy-rain-text = Questo round: ogni mossa costa { $resources } in più.
event-wary-villagers-text =
    Questo round: ogni volta che si recluta, { $tokens ->
        [one] un soldato
       *[other] { $tokens } soldati
    } in meno.
event-supply-thieves-text = Subito: ogni eroe e la principessa perdono { $resources } risorse.
event-border-patrol-text = Subito: { $tokens } soldati nemici compaiono su una tessera dell'impero accanto all'area della principessa.
event-impatient-princess-text =
    Questo round: la principessa ha { $actions ->
        [one] un'azione
       *[other] { $actions } azioni
    } in più.
event-market-day-text = Questo round: Raccogliere dà { $resources } in più dove la casella ha un valore di risorse.
event-ill-omens-text =
    Subito: tutti scartano { $cards ->
        [one] una carta Supporto
       *[other] { $cards } carte Supporto
    }.
event-hopelessness-text = PERMANENTE: alla fine di un round senza comandanti imperiali sconfitti, ogni unità del regno subisce { $damage } danni.
event-assassins-text = Subito: { $damage } danni a un eroe indicato dal caso. I soldati non possono prenderli.
event-sudden-illness-text = Alla fine della fase dei giocatori: { $damage } danni alla principessa, se in questo round non le sono state inviate { $resources } risorse, che la cura consuma.
event-desperate-counterattack-text = Questo round: nelle battaglie degli eroi i mancati contano come perdite.
event-fresh-legions-text =
    Subito: { $tokens ->
        [one] un soldato
       *[other] { $tokens } soldati
    } in più per ogni unità con un comandante imperiale.
event-conscription-text = Questo round: si recluta soltanto nei forti.
event-washed-out-roads-text = PERMANENTE: le strade non fanno più risparmiare.
event-desertion-text = Subito: ogni unità del regno con { $least } soldati o più ne perde { $tokens }.
event-curse-of-immortality-text = Subito, se Lionel è sulla mappa: un comandante imperiale sconfitto, indicato dal caso, torna vicino a lui con { $tokens } soldati.
event-total-war-text = Questo round: tutti i comandanti imperiali sono aggressivi.
event-ancestral-weapon-text = Subito: { $damage } danni a ogni unità del regno.
event-emperors-wrath-text = PERMANENTE: la potenza di Lionel aumenta di { $cp }.
event-scorched-earth-text = PERMANENTE: una casella dà a chi raccoglie al massimo { $most } risorse.
event-palace-guard-text = Subito: { $tokens } soldati in più per l'unità di Lionel.
event-night-raid-text = Subito: le unità con comandanti aggressivi hanno una fase dei nemici in più.
event-exhaustion-text = PERMANENTE: ogni mossa costa { $resources } in più.

## Per le pagine: la scheda sulla prima pagina, le opzioni e le preparazioni

about-weight = impegnativo
option-map = Mappa
option-map-corner = da un angolo all'altro
option-map-row = da una fila all'altra
option-map-escape = La fuga, per una prima partita
option-map-help = Da dove parte la principessa, e quanto è lunga la strada (UK-3.3, UK-12.4).
option-princess = Principessa
option-princess-tactician = Stratega
option-princess-warrior = Guerriera
option-princess-lucky_girl = Fortunata
option-princess-social = Socievole
option-princess-help = Quale delle sue quattro versioni marcia (UK-14.1).
option-characters = Eroi
option-characters-random = a caso
option-characters-choose = ognuno sceglie
option-characters-own = o per nome: Zyne, Donia, Gato
option-characters-help = Ci sono Annelie, la Banda del Gatto Selvatico, Donia, Gato, Godfried, Havok, Ilsahti, Madama Josephine, Magnus, Mirza, Urgan e Zyne. Se ne nomini, giocano loro: uno per eroe, nell'ordine delle sedie (UK-2.1).
option-heroes = Eroi di un solo giocatore
option-heroes-help = Quanti ne guidi quando giochi da solo (UK-12.3).
option-rounds = Round
option-rounds-map = come dice la mappa
option-rounds-help = Quanto dura (UK-12.6).
option-events = Eventi
option-events-standard = come al solito
option-events-gentle = più miti
option-events-harsh = più duri
option-events-help = Quanto pesano gli eventi (UK-12.6).
option-limit = Ultimo round
option-limit-help = La partita è persa quando finisce l'ultimo round (UK-12.7).
option-first-player = Primo giocatore
option-first-player-random = a caso
option-first-player-help = Da quale sedia si comincia (UK-2.10).
option-distance = Distanza della principessa
option-distance-path = in mosse
option-distance-hex = in linea d'aria
option-distance-help = Come misura che cosa è più vicino (UK-3.7).
option-dahaka = Dahaka contro la principessa
option-dahaka-health = vita rimasta
option-dahaka-cp = potenza
option-dahaka-help = Che cosa conta doppio contro di lei (UK-15.5).
option-people = Aiuto del Popolo
option-people-military = soldati
option-people-resources = risorse
option-people-help = Che cosa danno questa carta e Ravinith da alleata (UK-16.2).
scenario-solo = Da soli, tre eroi
scenario-solo-four = Da soli, quattro eroi, la Guerriera
scenario-solo-six = Da soli, sei eroi, la Socievole
scenario-two = Due giocatori
scenario-three = Tre giocatori
scenario-four = Quattro giocatori
scenario-five = Cinque giocatori, la Fortunata
scenario-six = Sei giocatori, la Socievole
scenario-warrior = Quattro, la Guerriera
scenario-lucky = Due, la Fortunata
scenario-social = Tre, la Socievole
scenario-row = Quattro, da una fila all'altra
scenario-escape = La fuga, tre giocatori
scenario-escape-solo = La fuga, da soli
scenario-escape-six = La fuga, sei giocatori
scenario-draft = Tre, eroi a scelta
scenario-long = Quattro, quattordici round, eventi più miti
scenario-harsh = Quattro, eventi più duri, la Guerriera
scenario-endless = Tre, senza ultimo round
scenario-rulings = Quattro, tutte le decisioni al contrario
scenario-named = Gato, la Banda del Gatto Selvatico e Mirza, con la Fortunata

# Ordini che si lasciano per dopo.
order-attacked = Se il nemico è addosso a { $unit }
order-stand = resta e combatti
order-retreat = ritirati, per la via più economica
order-retreat-if = ritirati se costerebbe { $harm } o più, altrimenti resta
