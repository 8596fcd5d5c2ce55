# Ciò che dicono le pagine. Tutto quello che riguarda un gioco viene dal catalogo del gioco.

## Ogni pagina

skip = Vai al contenuto
brand = Hornbook
nav = Pagine
nav-home = Inizio
nav-records = Partite finite
nav-about = Informazioni
languages = Lingua
not-built = Il tavolo disegnato qui non è pronto. Si prepara con: make client
error-title = Qui non c'è
error-home = Vai alla prima pagina
error-cookie = Questa pagina ha bisogno del suo cookie per riconoscerti. Permetti i cookie per questo indirizzo, ricarica la pagina e riprova.
error-origin = Questo veniva da un altro sito, perciò non è stato fatto nulla.
error-rate = Troppe richieste dal tuo indirizzo. Aspetta un momento e riprova.
error-large = È più lungo di qualunque cosa questa pagina mandi.
error-form = Il modulo non è arrivato come doveva. Ricarica la pagina e riprova.
error-path = Questa pagina non esiste.
error-method = Questa pagina non si può usare in questo modo.
error-ours = Qui qualcosa è andato storto, ed è colpa nostra. Nulla è perduto; ricarica la pagina.

## Tempi

ago-now = adesso
ago-minutes = { $n ->
    [one] un minuto fa
   *[other] { $n } minuti fa
}
ago-hours = { $n ->
    [one] un'ora fa
   *[other] { $n } ore fa
}
ago-days = { $n ->
    [one] ieri
   *[other] { $n } giorni fa
}

## Inizio

home-title = Giochi di unicorni, con le regole fatte rispettare
home-lead = Gioca subito contro i bot, o invita gli amici al tavolo. Niente account, niente attese.
home-games = Giochi
home-none = Nessun gioco è installato.
home-broken = Un gioco non si può caricare: { $why }
card-players = Giocatori
card-players-range = da { $least } a { $most }
card-minutes = Minuti
card-weight = Peso
play-now = Gioca subito
invite-friends = Invita gli amici
pass-device = Un dispositivo per tutti
watch = Guarda giocare i bot
rules = Regole
mine-title = I tuoi tavoli
mine-with = con { $names }
mine-yours = Aspettano te
mine-others = Aspettano gli altri
mine-lobby = Non ancora iniziati
mine-over = Finiti

## Un nuovo tavolo

new-title = Un nuovo tavolo: { $game }
new-scenario = Parti da una preparazione già pronta
new-scenario-none = come qui sotto
new-scenario-go = Compila
new-seats = Chi gioca
new-seats-help = Ogni riga è una sedia, nell'ordine di gioco. Con "nessuno" la sedia resta fuori.
new-seat = Sedia { $n }
new-name = Nome
new-name-of = Nome per la sedia { $n }
who-you = Tu
who-friend = Un amico, con un link
who-open = Libera: amico o bot
who-device = Stesso dispositivo
who-easy = Bot, facile
who-medium = Bot, medio
who-hard = Bot, difficile
who-bot = Bot, { $name }
who-none = nessuno
new-options = Come si gioca
new-on = sì
new-off = no
new-rarer = Dettagli
new-more = Seme, spettatori, assenti, suggerimenti
new-spectators = Chiunque abbia l'indirizzo può guardare ciò che è pubblico
new-pace = Come giocate
new-pace-live = in una sola seduta
new-pace-post = per posta, in più giorni
new-stand-in = Al posto di chi è assente ed è atteso gioca un bot
new-stand-in-auto = dopo tre minuti; per posta mai
new-stand-in-minutes = dopo dieci minuti
new-stand-in-hour = dopo un'ora
new-stand-in-day = dopo un giorno
new-stand-in-never = mai
new-hints = Suggerimenti a richiesta
new-hints-auto = quando tutti gli altri sono bot
new-seed = Seme
new-seed-help = Un numero ridà la stessa distribuzione. Lascialo vuoto per affidarti al caso.
new-create = Crea il tavolo
new-refused = Questo tavolo non si può preparare:
new-several-you = Puoi sederti su una sola sedia. Per più persone su questo dispositivo scegli "Stesso dispositivo".
new-no-chair = Fai sedere qualcuno almeno su una sedia.
new-bad-seed = Il seme è un numero intero da 0 a { $most }, oppure niente.

## La sala d'attesa

seats-title = I posti di { $game }
seats-lead = Se qualcuno non può tornare, crea un nuovo link per quel posto e mandalo a chi continua.
seats-back = Torna al tavolo
lobby-title = { $game }: si apparecchia il tavolo
lobby-lead = Manda a ogni amico il link di una sedia. Si siede chi lo apre per primo.
lobby-seats = Sedie
lobby-you = tu
lobby-here = c'è
lobby-not-here = non c'è
lobby-free = libera
lobby-taken = occupata
lobby-bot = bot, { $level }
lobby-device = stesso dispositivo
lobby-link = Link per { $name }
lobby-copy = Copia
lobby-qr = Codice QR del link per { $name }
lobby-link-once = Questo link apre la sedia una volta sola. Mandalo a una sola persona. Non si vede più quando la sedia è occupata o questo server è stato riavviato.
lobby-local = Questi link funzionano solo su questa macchina. Per far entrare altri avvia: hornbook serve --host 0.0.0.0, e apri questa pagina all'indirizzo di questa macchina.
lobby-reissue = Nuovo link
lobby-reissue-help = Il vecchio link, e chi è seduto lì, è fuori.
lobby-start = Inizia
lobby-start-bots = Inizia, con i bot sulle sedie libere
lobby-waiting = Chi ospita darà inizio alla partita. Questa pagina la segue.
lobby-name = Il tuo nome
lobby-rename = Cambia
lobby-leave = Lascia questa sedia
lobby-refused = Non fatto:
lobby-silent = Nessuno ha ancora detto nulla.
lobby-settings = Come si gioca
lobby-commitment = Impronta della distribuzione
lobby-commitment-help = È stata fissata prima che qualcuno si sedesse. Alla fine la distribuzione viene svelata, così tutti possono controllarla.
level-easy = facile
level-medium = medio
level-hard = difficile
seat-name = Giocatore { $n }

## Sedersi

join-title = Una sedia ti aspetta
join-lead = { $game }, sedia { $n }.
join-by = { $host } ti invita a { $game }.
join-company = Al tavolo: { $names }
join-key = La chiave del tuo link
join-key-help = Tutto ciò che sta dopo "#k=" nel link che hai ricevuto.
join-name = Come ti chiamiamo?
join-sit = Siediti
join-refused = Qui non puoi sederti:
join-go = Al tavolo

## Il tavolo

table-title = { $game }
table-loading = Si apparecchia …
table-text = Gioca in modalità testo
table-drawn = Al tavolo disegnato
table-script = Il tavolo disegnato ha bisogno di JavaScript. Tutto si può fare anche in modalità testo.
report-link = Segnala un problema

## Un posto su più dispositivi

device-title = Gioca su un altro dispositivo
device-lead = { $name }, { $game }. Scrivi un codice sull'altro dispositivo, e da quel momento valgono tutti e due.
device-code = Il codice per { $name }
device-where = Sull'altro dispositivo apri { $address } e scrivi queste parole, o inquadra la figura. Valgono una volta sola, per { $minutes } minuti. Chi le ha vede e gioca il tuo posto.
device-qr = Codice QR della pagina con questo codice
device-seat = Il posto di chi
device-show = Mostra un codice
device-again = Mostra un nuovo codice
device-count = { $n ->
    [one] { $name } gioca su un dispositivo.
   *[other] { $name } gioca su { $n } dispositivi.
}
device-only = D'ora in poi solo su questo
transfer-title = Continua a giocare qui
transfer-lead = Al tavolo, sul primo dispositivo, scegli "Gioca su un altro dispositivo". Ti mostra sei parole.
transfer-code = Le sei parole
transfer-help = Maiuscole e quel che sta fra le parole non contano.
transfer-go = Gioca qui

## Modalità testo

text-title = { $game }, in parole
text-yours = Tocca a te: { $game }
text-now = Adesso
text-question = Che cosa fai?
text-log = Che cosa è successo
text-log-empty = Ancora niente.
text-log-all = Tutta la cronaca
text-table = Il tavolo
text-rule = Regola { $rule }: { $title }
text-undo = Annulla la mossa
text-hint = Tu che faresti?
text-hint-told = Un bot direbbe:
text-waiting = Mentre gli altri pensano, questa pagina si aggiorna ogni { $n } secondi.
text-still = Smetti di aggiornare
text-refresh = Aggiorna
text-refused = Non fatto:
text-seats = Sedie
text-seat = Giocatore
text-state = Stato
text-online = c'è
text-offline = non c'è
text-away = gioca un bot al suo posto
text-to-act = di turno
text-watching = Stai guardando.
text-you-are = Sei { $name }.
text-about = Di che cosa si tratta
text-over = La partita è finita
text-rank = Posto
text-score = Punti
text-seed = Seme { $seed }, sale { $salt }. La loro impronta era { $commitment }.
text-rematch = Gioca ancora
text-record = Scarica il verbale
text-next = C'è un nuovo tavolo
text-fork = Continua da qui
text-fork-help = Un nuovo tavolo che comincia com'era questa partita a un certo passo; i bot prendono le altre sedie.
text-fork-ply = Passo
text-fork-seat = Sedia
text-absent-since = visto l'ultima volta { $ago }
text-stand-in = Fai giocare un bot per { $name }
text-stand-in-ask = Chiedi agli altri di far giocare un bot per { $name }
text-ask-stand-in = { $name } chiede di far giocare un bot per { $absent }.
text-ask = { $name } chiede di tornare al passo { $ply }.
text-ask-waiting = Si aspetta: { $names }
text-yes = Accetta
text-no = Rifiuta
text-rewind = Chiedi di tornare indietro
text-rewind-ply = Al passo
text-orders = Ordini
text-orders-none = Nessun ordine in vigore. Un ordine risponde per te quando arriva la domanda; lo conosci solo tu.
text-orders-change = Dai o ritira ordini
text-orders-ask = chiedimelo
text-orders-give = Valgano questi ordini
text-chat = Chiacchiere
text-say = Di'
text-say-label = La tua frase
text-leave = Fai giocare un bot per me
text-back = Sono tornato
text-curtain-title = Passa il dispositivo a { $name }
text-curtain = Quando { $name } ha in mano il dispositivo, e nessun altro guarda, andate avanti.
text-curtain-go = Sono { $name }
text-curtain-wait = Nessuno a questo dispositivo è di turno. { $text }

## Regole

rules-title = Le regole di { $game }
rules-search = Cerca nelle regole
rules-search-help = Parole, o un numero come { $example }
rules-find = Cerca
rules-found = { $n ->
    [0] Nessuna regola ha tutte queste parole: { $words }
    [one] Una regola per: { $words }
   *[other] { $n } regole per: { $words }
}
rules-all = Tutte le regole
rules-contents = Indice
rules-about = Su queste regole
rules-source = Fonte: { $source }
rules-version = Versione delle regole { $version }

## Verbali

records-title = Partite finite
records-lead = Le ultime partite giocate qui fino alla fine. Ognuna si può rivedere passo per passo e portare a casa.
records-none = Qui non è ancora finita nessuna partita.
records-game = Gioco
records-players = Giocatori
records-when = Quando
records-download = Scarica

## Informazioni

about-title = Che cos'è Hornbook
about-what = Giochi da tavolo con le regole fatte rispettare e spiegate, bot che giocano pulito e il verbale di ogni partita.
about-version = Versione
about-games = Giochi
about-game = { $title }, regole { $rules }, contenuto { $content }
about-licences = Licenze
about-licence-own = Hornbook è software libero sotto la licenza Apache 2.0. Si appoggia su:
about-licence-fonts = I caratteri Fraunces e Atkinson Hyperlegible Next sono sotto la SIL Open Font License 1.1.
about-provenance = Da dove vengono le regole e i valori delle carte
about-provenance-text = Le regole sono raccontate con parole nostre, e ognuna dice da dove viene. I valori delle carte che nessuno conosce fuori dalla scatola sono segnati come ricostruiti: li abbiamo pensati in modo che non contraddicano nulla di noto. Chi possiede la scatola può giocare con un pacchetto dei valori stampati. I nomi dei giochi e delle carte appartengono ai loro proprietari. Qui non si usa alcun testo né alcuna immagine di un editore.
about-access = Accessibilità
about-access-text = Ogni partita si può giocare da tastiera, e in modalità testo con un lettore di schermo e senza JavaScript. Nessun significato dipende solo dal colore. Le pagine restano leggibili con il testo al 200 %. Le animazioni si fermano dove il sistema chiede meno movimento.
about-privacy = Riservatezza
about-privacy-text = Non ci sono account. Un cookie ti riconosce ai tuoi tavoli, un altro ricorda la lingua; non ce ne sono altri, e nulla viene mandato a nessuno.
about-security = Sicurezza
about-security-text = Hai trovato una falla? Segnalala in privato a chi gestisce questo server, o con le segnalazioni private di sicurezza del deposito del progetto. I link alle sedie sono segreti: chi ne ha uno può sedersi.
about-report = Problemi
about-report-text = A ogni tavolo, "Segnala un problema" nel menù prepara un file con la partita fin qui come l'ha vista il tuo posto, le versioni, e il nome e la lingua del tuo browser. Ci sono i nomi dei giocatori; chiavi, cookie e ciò che ti era nascosto no. Non viene mandato a nessuno: guardalo, poi dallo a chi gestisce questo server.
