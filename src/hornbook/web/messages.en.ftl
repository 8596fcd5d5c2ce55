# What the pages say. Everything about a game comes from the game's own catalogue.

## Every page

skip = Skip to the content
brand = Hornbook
nav = Pages
nav-home = Home
nav-records = Finished games
nav-about = About
languages = Language
not-built = The drawn table is not built here. Build it with: make client
error-title = Not here
error-home = Go to the first page
error-cookie = This page needs its cookie to know you again. Allow cookies for this address, reload the page and try again.
error-origin = This came from another site, so nothing was done.
error-rate = Too many requests from your address. Wait a moment and try again.
error-large = That is longer than anything this page sends.
error-form = The form did not arrive as it should. Reload the page and try again.
error-path = There is no such page.
error-method = That page cannot be used in this way.
error-ours = Something went wrong here, and it is our mistake. Nothing was lost; reload the page.

## Times

ago-now = just now
ago-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
ago-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}

## Home

home-title = Unicorn games, with the rules enforced
home-lead = Play against bots at once, or ask friends to the table. No account, no waiting.
home-games = Games
home-none = No game is installed.
home-broken = A game cannot be loaded: { $why }
card-players = Players
card-players-range = { $least } to { $most }
card-minutes = Minutes
card-weight = Weight
play-now = Play now
invite-friends = Invite friends
pass-device = Pass one device
watch = Watch bots play
rules = Rules
mine-title = Your tables
mine-with = with { $names }
mine-yours = Waiting for you
mine-others = Waiting for others
mine-lobby = Not started yet
mine-over = Finished

## A new table

new-title = A new table: { $game }
new-scenario = Begin with a ready-made set-up
new-scenario-none = as below
new-scenario-go = Fill in
new-seats = Who plays
new-seats-help = Every row is a chair, in the order of play. Leave chairs out with "nobody".
new-seat = Chair { $n }
new-name = Name
new-name-of = Name for chair { $n }
who-you = You
who-friend = A friend, by link
who-open = Open: friend or bot
who-device = Same device
who-easy = Bot, easy
who-medium = Bot, medium
who-hard = Bot, hard
who-bot = Bot, { $name }
who-none = nobody
new-options = How it is played
new-on = on
new-off = off
new-rarer = Finer points
new-more = Seed, spectators, absent players, hints
new-spectators = Anybody with the address may watch what is public
new-pace = How you play
new-pace-live = at one sitting
new-pace-post = by post, over days
new-stand-in = For whoever is absent and waited for, a bot plays
new-stand-in-auto = after three minutes; by post never
new-stand-in-minutes = after ten minutes
new-stand-in-hour = after an hour
new-stand-in-day = after a day
new-stand-in-never = never
new-hints = Hints on request
new-hints-auto = when all others are bots
new-seed = Seed
new-seed-help = A number gives the same deal again. Leave it empty for chance.
new-create = Create the table
new-refused = This table cannot be set up:
new-several-you = You can sit on one chair only. For more people at this device choose "Same device".
new-no-chair = Put somebody on at least one chair.
new-bad-seed = The seed is a whole number from 0 to { $most }, or nothing.

## The lobby

seats-title = Seats of { $game }
seats-lead = If somebody cannot come back, make a new link for that seat and send it to whoever plays on.
seats-back = Back to the table
lobby-title = { $game }: the table is being set
lobby-lead = Send each friend the link of a chair. Whoever opens it first sits there.
lobby-seats = Chairs
lobby-you = you
lobby-here = here
lobby-not-here = not here
lobby-free = free
lobby-taken = taken
lobby-bot = bot, { $level }
lobby-device = same device
lobby-link = Link for { $name }
lobby-copy = Copy
lobby-qr = QR code of the link for { $name }
lobby-link-once = This link opens the chair once. Send it to one person only. It is not shown again once the chair is taken or this server has been restarted.
lobby-local = These links work on this machine only. To let others in, start with: hornbook serve --host 0.0.0.0, and open this page at this machine's own address.
lobby-reissue = New link
lobby-reissue-help = The old link, and whoever sits there, is out.
lobby-start = Start
lobby-start-bots = Start, with bots on open chairs
lobby-waiting = The host will start the game. This page follows.
lobby-name = Your name
lobby-rename = Change
lobby-leave = Leave this chair
lobby-refused = Not done:
lobby-silent = Nobody has said anything yet.
lobby-settings = How it is played
lobby-commitment = Fingerprint of the deal
lobby-commitment-help = It was fixed before anybody sat down. The deal is told at the end, so that everybody can check it.
level-easy = easy
level-medium = medium
level-hard = hard
seat-name = Player { $n }

## Joining

join-title = A chair is waiting for you
join-lead = { $game }, chair { $n }.
join-by = { $host } invites you to { $game }.
join-company = At the table: { $names }
join-key = The key from your link
join-key-help = Everything behind "#k=" in the link that you were sent.
join-name = What shall we call you?
join-sit = Sit down
join-refused = You cannot sit here:
join-go = To the table

## The table

table-title = { $game }
table-loading = Laying the table …
table-text = Play in text mode
table-drawn = To the drawn table
table-script = The drawn table needs JavaScript. Everything can also be done in text mode.
report-link = Report a problem

## One seat on several devices

device-title = Play on another device
device-lead = { $name } at { $game }. Type a code on the other device, and both can be used from then on.
device-code = The code for { $name }
device-where = On the other device, open { $address } and type these words, or scan the picture. They work once, for { $minutes } minutes. Whoever has them sees and plays your seat.
device-qr = QR code of the page with this code
device-seat = Whose seat
device-show = Show a code
device-again = Show a new code
device-count = { $n ->
    [one] { $name } plays on one device.
   *[other] { $name } plays on { $n } devices.
}
device-only = From now on only on this one
transfer-title = Go on playing here
transfer-lead = At the table on your first device, choose "Play on another device". It shows six words.
transfer-code = The six words
transfer-help = Capitals and what stands between the words do not matter.
transfer-go = Play here

## Text mode

text-title = { $game }, in text
text-yours = Your turn: { $game }
text-now = Now
text-question = What do you do?
text-log = What happened
text-log-empty = Nothing yet.
text-log-all = The whole log
text-table = The table
text-rule = Rule { $rule }: { $title }
text-undo = Take it back
text-hint = What would you do?
text-hint-told = A bot would say:
text-waiting = This page looks again every { $n } seconds while others think.
text-still = Stop looking again
text-refresh = Look again
text-refused = Not done:
text-seats = Chairs
text-seat = Player
text-state = State
text-online = here
text-offline = not here
text-away = a bot plays for them
text-to-act = to act
text-watching = You are watching.
text-you-are = You are { $name }.
text-about = What it is about
text-over = The game is over
text-rank = Place
text-score = Points
text-seed = Seed { $seed }, salt { $salt }. Their fingerprint was { $commitment }.
text-rematch = Play again
text-record = Download the record
text-next = There is a new table
text-fork = Play on from here
text-fork-help = A new table that begins as this game was at a step; bots take the other chairs.
text-fork-ply = Step
text-fork-seat = Chair
text-absent-since = last seen { $ago }
text-stand-in = Let a bot play for { $name }
text-stand-in-ask = Ask the others to let a bot play for { $name }
text-ask-stand-in = { $name } asks to let a bot play for { $absent }.
text-ask = { $name } asks to go back to step { $ply }.
text-ask-waiting = Waiting for: { $names }
text-yes = Agree
text-no = Refuse
text-rewind = Ask to go back
text-rewind-ply = To step
text-orders = Standing orders
text-orders-none = No order stands. An order answers a question for you when it comes; only you know of it.
text-orders-change = Give or take back orders
text-orders-ask = ask me
text-orders-give = Let these orders stand
text-chat = Chat
text-say = Say
text-say-label = Your line
text-leave = Let a bot play for me
text-back = I am back
text-curtain-title = Pass the device to { $name }
text-curtain = When { $name } holds the device, and nobody else looks, go on.
text-curtain-go = I am { $name }
text-curtain-wait = Nobody at this device is asked. { $text }

## Rules

rules-title = The rules of { $game }
rules-search = Search the rules
rules-search-help = Words, or a number such as { $example }
rules-find = Find
rules-found = { $n ->
    [0] No rule has all of these words: { $words }
    [one] One rule for: { $words }
   *[other] { $n } rules for: { $words }
}
rules-all = All rules
rules-contents = Contents
rules-about = About these rules
rules-source = Source: { $source }
rules-version = Rules version { $version }

## Records

records-title = Finished games
records-lead = The last games that were played to the end here. Each can be looked at step by step, and taken home.
records-none = No game has been finished here yet.
records-game = Game
records-players = Players
records-when = When
records-download = Download

## About

about-title = About Hornbook
about-what = Board games with the rules enforced and explained, bots that play fair, and records of every game.
about-version = Version
about-games = Games
about-game = { $title }, rules { $rules }, content { $content }
about-licences = Licences
about-licence-own = Hornbook is free software under the Apache License 2.0. It stands on:
about-licence-fonts = The typefaces Fraunces and Atkinson Hyperlegible Next are under the SIL Open Font License 1.1.
about-provenance = Where the rules and card values come from
about-provenance-text = Rules are told in our own words, and each says where it comes from. Card values that nobody outside the box knows are marked as reconstructed: we designed them so that they contradict nothing known. Whoever owns the box can play with a content pack of the printed values. Names of games and cards belong to their owners. No text or picture of a publisher is used here.
about-access = Accessibility
about-access-text = Every game can be played by keyboard, and in text mode with a screen reader and without JavaScript. No meaning hangs on colour alone. Pages keep their sense at 200 % text size. Animation stops where your system asks for less motion.
about-privacy = Privacy
about-privacy-text = There are no accounts. A cookie knows you again at your tables, another remembers your language; there are no others, and nothing is sent to anybody else.
about-security = Security
about-security-text = Found a hole? Please report it privately to whoever runs this server, or through the private security reports of the project's repository. Links to chairs are secrets: whoever has one can sit there.
about-report = Problems
about-report-text = At every table, "Report a problem" in the menu makes a file with the game so far as your seat saw it, the versions, and your browser's name and language. Names of players are in it; keys, cookies and what was hidden from you are not. It is sent to nobody: look at it, then give it to whoever runs this server.
