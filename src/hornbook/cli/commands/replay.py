"""hornbook replay: a recorded game told again."""

from __future__ import annotations

import rich_click as click

from hornbook.cli.options import recorded
from hornbook.cli.output import Screen, print_json
from hornbook.cli.records.playback import not_replayed, play_back, seen
from hornbook.cli.terminal import drawing


@click.command("replay")
@recorded
def command(file: str, ply: int | None, seat: int | None, lang: str, content: str | None, as_json: bool) -> None:
    """Tell a recorded game, event by event.

    Of a finished game everything is told, secrets too; of one that goes on, what a spectator may know.
    """
    playback = play_back(file, ply, seat, lang, content)
    record, words = playback.record, playback.words
    openly = record.end is not None and playback.seat is None
    events = [(at, seen(event, playback.seat, openly)) for at, event in playback.events]
    result = playback.game.result(playback.state)
    if as_json:
        print_json(
            {
                "game": playback.game.id,
                "setup": record.header["setup"],
                "seed": record.header["seed"],
                "players": list(words.names),
                "ply": playback.state.ply,
                "plies": len(record.steps),
                "since": record.since,
                "seat": playback.seat,
                "events": [{"ply": at, **event, "text": words.event(event)} for at, event in events],
                "result": None if result is None else {**result._asdict(), "reason": words.say(result.reason)},
            }
        )
        return
    screen = Screen()
    if record.since:
        screen.print(not_replayed(record))
    for at, event in events:
        screen.print(drawing.event_line(screen, words.event(event), event["rule"], f"{at:>4} "))
    if result is None:
        screen.print(f"after ply {playback.state.ply} of {len(record.steps)}, the game goes on")
    else:
        screen.print(drawing.score_sheet(screen, result, words))
