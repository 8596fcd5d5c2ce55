# What the command line says while a game is played. Every id begins with cli-.

## The start

cli-seed = seed { $seed }
cli-option-on = { $name }
cli-option-off = without { $name }
cli-option-is = { $name }: { $value }
cli-how = Answer with the letter before a choice. Type ? for help, hint for advice, quit to stop: the game is kept.
cli-press-enter = Press Enter to begin.
cli-going-on = { $game }: going on with { $file } at ply { $ply }.
cli-not-kept = This game is not being recorded: { $why }

## A question

cli-prompt = { $keys }; ? for help
cli-prompt-numbers = { $keys }, or numbers like { $example }; ? for help
cli-prompt-one = Enter or { $keys }; ? for help
cli-no-answer = Type one of the letters { $keys }, or ? for help.
cli-no-choice = “{ $text }” is none of the choices. Type one of the letters { $keys }, or ? for help.
cli-several = “{ $text }” could be any of these; type its letter:
cli-undo-refused = There is nothing to take back: a step can be taken back only while nobody, you included, has learned anything from it.

## Help: what can be typed, and what it means

cli-type-choice = a, b, …
cli-means-choice = make that choice; its numbers or some of its words will do too, and p is always pass
cli-type-explain = ? a, ? word
cli-means-explain = explain choice a with its rule, or look a word up
cli-type-why = why, why 12, why word
cli-means-why = the last things that happened, by number, and the rule behind one of them
cli-type-rules = rules, rules 5, rules word
cli-means-rules = the rulebook’s contents, one chapter or rule, or the rules that have a word
cli-type-hint = hint
cli-means-hint = what the { $bot } bot would do, and why
cli-type-undo = undo
cli-means-undo = take your last step back, while nobody, you included, has learned anything from it
cli-type-table = table
cli-means-table = draw the table again
cli-type-log = log
cli-means-log = everything that has happened, as far as you may know
cli-type-save = save FILE
cli-means-save = write a copy of the game so far; play --record FILE goes on from it
cli-type-quit = quit
cli-means-quit = stop here; the game is kept, and you are told how to go on

## Answers

cli-nothing-yet = Nothing has happened yet.
cli-why-more = Another one: why and its number, as in why { $number }, or why and a word of it.
cli-no-event = There is no event { $text }: they run from 1 to { $last }. log lists them.
cli-no-event-of = Nothing that has happened speaks of “{ $text }”. log lists everything.
cli-no-rule = There is no rule { $text }; the nearest is { $near }
cli-no-rulebook = { $game } has no rulebook.
cli-several-rules = Type rules and a number to read one, as in rules { $number }.
cli-source = Source: { $source }
cli-save-where = Save where? As in: save evening.jsonl
cli-save-there = { $file } is there already; choose another name.
cli-save-no-folder = There is no folder { $folder }; make it first, or choose another.
cli-save-failed = { $file } cannot be written: { $why }.
cli-saved = Saved. Go on from it with: { $again }
cli-thinking = Thinking
cli-bot-thinking = { $name } is thinking
cli-pass-on = Pass the device to { $name }.
cli-alone = { $name }: press Enter when only you can see the screen.

## The end

cli-sheet-rank = rank
cli-sheet-player = player
cli-sheet-score = score
cli-nobody-wins = Nobody wins.
cli-wins = { $winners } { DOES($winners, "wins", "win") }.
cli-share = { $winners } share the victory.
cli-recorded = Recorded; tell it again with: { $again }
cli-stopped = Stopped. Go on with: { $again }
cli-stopped-unkept = Stopped; this game was not recorded.
cli-interrupted = interrupted; go on with: { $again }
cli-interrupted-unkept = interrupted; this game was not recorded
