# What the table itself says. Refusals say why; nothing has changed then.

waiting-for = Waiting for { $name }.
waiting-for-absent = Waiting for { $name }, who is away.
waiting-for-bot = { $name } is thinking.
waiting-stand-in = A bot is playing for you. Come back to decide yourself.
waiting-order = Your order answers this for you.

refused-present = { $name } is here.
refused-no-table = There is no such table.
refused-no-seat = There is no such seat to be had at this table.
refused-not-yours = This seat is somebody else's.
refused-host = Only the host of this table can do that.
refused-wrong-key = This link does not open the seat. Perhaps the host has sent a newer one.
refused-taken = Somebody has already sat down with this link. Ask the host for a new one.
refused-name-taken = Somebody at this table is already called { $name }.
refused-stale = The table has moved on since. Have another look.
refused-not-offered = This is not among the choices.
refused-order = This is not among what you can order now.
refused-orders-clash = Two of these orders contradict each other.
refused-not-asked = It is not your turn to decide this.
refused-over = The game is over.
refused-running = The game is still going on.
refused-started = The game has already begun.
refused-lobby = The game has not begun yet.
refused-undo = There is nothing that you could take back by yourself: somebody has learned something since.
refused-rate = That was too fast. Wait a moment.
refused-too-long = That is too long: { $most } characters at the most.
refused-malformed = This message cannot be understood.
refused-proto = This page is older than the table. Reload it.
refused-off = This is switched off at this table.
refused-no-such = There is no such thing here.
refused-no-game = There is no game called { $game }.
refused-no-ply = The game has plies 0 to { $last }.
refused-empty = There is nothing in it.
refused-setup = The game cannot be set up like this: { $why }
refused-kind = { $kind }: a seat is open, player, device or bot.
refused-level = { $level }: a bot is one of { $levels }.
refused-policy = The table cannot be run like this: { $why }
refused-rules = This game was played under other rules than are installed here: { $why }
refused-rules-since = The rules have changed since: this game can be looked back at and taken back from ply { $ply } on, not further.
refused-rules-past = This game was played under other rules than are installed here. It cannot be played over; what is stored is shown, and the record can be downloaded.
refused-rules-stuck = This game was begun under other rules and cannot go on under the present ones. The record can be downloaded.
refused-store = It could not be written down, so it was not done. Try again.
refused-seed = A seed is a whole number from 0 to 9223372036854775807.
refused-code = This code opens no seat: it is mistyped, has been used, or is older than ten minutes. Ask for a new one on the first device.
refused-code-word = “{ $word }” is none of the words that codes are made of. Have another look at the first device.
refused-code-length = A code is { $wanted } words.
refused-same-device = This seat is already played on this device. Type the code on the other one.
refused-devices = This seat is already played on { $most } devices. Let go of the others first, on the page that shows the codes.

# Games that were begun or played under other rules than are installed.

rules-since = The rules have changed since this game began; from ply { $ply } on it goes by the new ones. It can be looked back at and taken back from there on.
rules-lost = { $n ->
        [one] The last step could not be kept, because no position was stored after it.
       *[other] The last { $n } steps could not be kept, because no position was stored after them.
    }
rules-past = This game was played under other rules or cards than are installed here ({ $rules }; now: { $now }). The result is shown as it was written then; single moments cannot be shown. The record can be downloaded.
rules-stuck = This game was begun under other rules or cards ({ $rules }) and cannot go on under the present ones ({ $now }): its last position does not fit them. Its players can download the record.
rules-view = The table is shown as it stood after ply { $ply } of { $plies }.
rules-no-view = The table itself cannot be shown.
rules-no-log = No log was stored.
rules-result = The result as it was written down when the game ended.

notice-revoked = This seat is no longer played on this device: the host has given it a new link, or it is played elsewhere. You are now watching.
notice-rewound = The game has been taken back, as { $name } wished.
notice-reissued = { $name } has been given a new link by the host.
notice-again = The table is out of reach for a moment; it will be back.
notice-device = { $name } plays on one more device.

remark-device = (plays on one more device from now on)
