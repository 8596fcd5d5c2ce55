# Quel che dice il tavolo. I rifiuti dicono perché; in quel caso non è cambiato nulla.

waiting-for = Si aspetta { $name }.
waiting-for-absent = Si aspetta { $name }, che è assente.
waiting-for-bot = { $name } sta pensando.
waiting-stand-in = Un bot gioca al posto tuo. Torna per decidere di persona.
waiting-order = Qui risponde il tuo ordine.

refused-present = { $name } è qui.
refused-no-table = Questo tavolo non esiste.
refused-no-seat = A questo tavolo non c'è un posto così da prendere.
refused-not-yours = Questo posto è di qualcun altro.
refused-host = Lo può fare solo chi ospita il tavolo.
refused-wrong-key = Questo link non apre il posto. Forse chi ospita ne ha mandato uno più recente.
refused-taken = Qualcuno si è già seduto con questo link. Chiedine uno nuovo a chi ospita.
refused-name-taken = A questo tavolo c'è già chi si chiama { $name }.
refused-stale = Nel frattempo il tavolo è andato avanti. Dai un'altra occhiata.
refused-not-offered = Questa non è tra le scelte possibili.
refused-order = Questo ora non si può ordinare.
refused-orders-clash = Due di questi ordini si contraddicono.
refused-not-asked = Non tocca a te decidere.
refused-over = La partita è finita.
refused-running = La partita è ancora in corso.
refused-started = La partita è già cominciata.
refused-lobby = La partita non è ancora cominciata.
refused-undo = Non c'è nulla che tu possa annullare da solo: intanto qualcuno ha saputo qualcosa.
refused-rate = Troppo in fretta. Aspetta un momento.
refused-too-long = È troppo lungo: al massimo { $most } caratteri.
refused-malformed = Questo messaggio non si capisce.
refused-proto = Questa pagina è più vecchia del tavolo. Ricaricala.
refused-off = A questo tavolo non è permesso.
refused-no-such = Qui non c'è niente del genere.
refused-no-game = Non c'è un gioco chiamato { $game }.
refused-no-ply = La partita va dalla mossa 0 alla { $last }.
refused-empty = È vuoto.
refused-setup = Il gioco non si può preparare così: { $why }
refused-kind = { $kind }: un posto è open, player, device o bot.
refused-level = { $level }: un bot è uno di { $levels }.
refused-policy = Il tavolo non si può tenere così: { $why }
refused-rules = Questa partita è stata giocata con regole diverse da quelle installate qui: { $why }
refused-rules-since = Nel frattempo le regole sono cambiate: questa partita si può rivedere e riportare indietro dalla mossa { $ply } in poi, non oltre.
refused-rules-past = Questa partita è stata giocata con regole diverse da quelle installate qui. Non si può rigiocare; si vede ciò che è conservato, e il verbale si può scaricare.
refused-rules-stuck = Questa partita è cominciata con altre regole e non può continuare con quelle attuali. Il verbale si può scaricare.
refused-store = Non è stato possibile scriverlo, quindi non è stato fatto. Riprova.
refused-seed = Un seme è un numero intero da 0 a 9223372036854775807.
refused-code = Questo codice non apre alcun posto: è scritto male, è già stato usato, o ha più di dieci minuti. Chiedine uno nuovo sul primo dispositivo.
refused-code-word = «{ $word }» non è fra le parole di cui son fatti i codici. Guarda di nuovo il primo dispositivo.
refused-code-length = Un codice è fatto di { $wanted } parole.
refused-same-device = A questo posto si gioca già su questo dispositivo. Scrivi il codice sull'altro.
refused-devices = A questo posto si gioca già su { $most } dispositivi. Prima lascia andare gli altri, nella pagina che mostra i codici.

# Partite cominciate o giocate con regole diverse da quelle installate.

rules-since = Le regole sono cambiate da quando questa partita è cominciata; dalla mossa { $ply } in poi valgono quelle nuove. Da lì in poi si può rivedere e riportare indietro.
rules-lost = { $n ->
        [one] L'ultima mossa non si è potuta conservare, perché dopo di essa non era conservata alcuna posizione.
       *[other] Le ultime { $n } mosse non si sono potute conservare, perché dopo di esse non era conservata alcuna posizione.
    }
rules-past = Questa partita è stata giocata con regole o carte diverse da quelle installate qui ({ $rules }; ora: { $now }). Il risultato è quello scritto allora; i singoli momenti non si possono mostrare. Il verbale si può scaricare.
rules-stuck = Questa partita è cominciata con altre regole o altre carte ({ $rules }) e non può continuare con quelle attuali ({ $now }): la sua ultima posizione non è compatibile. Chi vi gioca può scaricare il verbale.
rules-view = Il tavolo è mostrato com'era dopo la mossa { $ply } di { $plies }.
rules-no-view = Il tavolo stesso non si può mostrare.
rules-no-log = Non è conservata alcuna cronaca.
rules-result = Il risultato com'è stato scritto alla fine della partita.

notice-revoked = A questo posto non si gioca più su questo dispositivo: chi ospita gli ha dato un nuovo link, o si gioca altrove. Ora stai guardando.
notice-rewound = La partita è tornata indietro, come voleva { $name }.
notice-reissued = { $name } ha ricevuto un nuovo link da chi ospita.
notice-again = Il tavolo non si raggiunge per un momento; tornerà.
notice-device = { $name } gioca anche su un altro dispositivo.

remark-device = (da ora gioca anche su un altro dispositivo)
