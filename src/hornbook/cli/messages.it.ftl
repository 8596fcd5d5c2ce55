# Che cosa dice la riga di comando durante una partita. Ogni id comincia con cli-.

## L'inizio

cli-seed = seme { $seed }
cli-option-on = { $name }
cli-option-off = senza { $name }
cli-option-is = { $name }: { $value }
cli-how = Rispondi con la lettera davanti a una scelta. ? dà aiuto, suggerimento un consiglio, esci ferma: la partita resta salvata.
cli-press-enter = Premi Invio per cominciare.
cli-going-on = { $game }: si riprende { $file } dalla mossa { $ply }.
cli-not-kept = Questa partita non viene registrata: { $why }

## Una domanda

cli-prompt = { $keys }; ? per l’aiuto
cli-prompt-numbers = { $keys }, o numeri come { $example }; ? per l’aiuto
cli-prompt-one = Invio o { $keys }; ? per l’aiuto
cli-no-answer = Scrivi una delle lettere { $keys }, o ? per l’aiuto.
cli-no-choice = «{ $text }» non è fra le scelte. Scrivi una delle lettere { $keys }, o ? per l’aiuto.
cli-several = «{ $text }» può essere una di queste; scrivi la sua lettera:
cli-undo-refused = Non c’è niente da annullare: una mossa si può annullare solo finché nessuno, nemmeno tu, ne ha saputo qualcosa di nuovo.

## Aiuto: che cosa si può scrivere, e che cosa vuol dire

cli-type-choice = a, b, …
cli-means-choice = fai quella scelta; valgono anche i suoi numeri o alcune sue parole, e p è sempre passare
cli-type-explain = ? a, ? parola
cli-means-explain = spiega la scelta a con la sua regola, o cerca una parola
cli-type-why = perché, perché 12, perché parola
cli-means-why = le ultime cose accadute, per numero, e la regola dietro una di esse
cli-type-rules = regole, regole 5, regole parola
cli-means-rules = l’indice del regolamento, un capitolo o una regola, o le regole con una parola
cli-type-hint = suggerimento
cli-means-hint = che cosa farebbe il bot { $bot }, e perché
cli-type-undo = annulla
cli-means-undo = riprendi l’ultima mossa, finché nessuno, nemmeno tu, ne ha saputo qualcosa di nuovo
cli-type-table = tavolo
cli-means-table = disegna di nuovo il tavolo
cli-type-log = diario
cli-means-log = tutto ciò che è accaduto, per quanto puoi sapere
cli-type-save = salva FILE
cli-means-save = scrivi una copia della partita fin qui; play --record FILE riprende da lì
cli-type-quit = esci
cli-means-quit = fermati qui; la partita resta salvata, e ti si dice come riprenderla

## Risposte

cli-nothing-yet = Non è ancora successo niente.
cli-why-more = Un altro: perché e il suo numero, come in perché { $number }, o perché e una sua parola.
cli-no-event = Non c’è un evento { $text }: vanno da 1 a { $last }. diario li elenca.
cli-no-event-of = Niente di ciò che è accaduto parla di «{ $text }». diario elenca tutto.
cli-no-rule = Non c’è una regola { $text }; la più vicina è { $near }
cli-no-rulebook = { $game } non ha un regolamento.
cli-several-rules = Scrivi regole e un numero per leggerne una, come in regole { $number }.
cli-source = Fonte: { $source }
cli-save-where = Salvare dove? Per esempio: salva serata.jsonl
cli-save-there = { $file } esiste già; scegli un altro nome.
cli-save-no-folder = La cartella { $folder } non esiste; creala prima, o scegline un’altra.
cli-save-failed = { $file } non si può scrivere: { $why }.
cli-saved = Salvato. Si riprende da qui con: { $again }
cli-thinking = Ci penso
cli-bot-thinking = { $name } sta pensando
cli-pass-on = Passa il dispositivo a { $name }.
cli-alone = { $name }: premi Invio quando solo tu vedi lo schermo.

## La fine

cli-sheet-rank = posto
cli-sheet-player = giocatore
cli-sheet-score = punti
cli-nobody-wins = Non vince nessuno.
cli-wins = { $winners } { DOES($winners, "vince", "vinci", "vincono") }.
cli-share = { $winners } condividono la vittoria.
cli-recorded = Registrata; si racconta di nuovo con: { $again }
cli-stopped = Partita sospesa. Si riprende con: { $again }
cli-stopped-unkept = Partita chiusa; non è stata registrata.
cli-interrupted = interrotto; si riprende con: { $again }
cli-interrupted-unkept = interrotto; questa partita non è stata registrata
