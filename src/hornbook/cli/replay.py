"""hornbook replay: a recorded game told again."""

from __future__ import annotations

import rich_click as click

from hornbook.cli import drawing
from hornbook.cli.options import CONTENT, JSON, LANG, RECORD
from hornbook.cli.output import Screen, print_json
from hornbook.cli.recordfile import game_of, read_record
from hornbook.cli.telling import play_over, seen, viewer, words_for


@click.command()
@RECORD
@click.option("--ply", type=click.IntRange(min=0), metavar="N", help="Stop after ply N.")
@click.option("--seat", type=click.IntRange(min=1), metavar="S", help="Tell what seat S (the first is 1) could know.")
@LANG
@CONTENT
@JSON
def command(file: str, ply: int | None, seat: int | None, lang: str, content: str | None, as_json: bool) -> None:
    """Tell a recorded game, event by event.

    Of a finished game everything is told, secrets too; of one that goes on, what a spectator may know.
    """
    record = read_record(file)
    game = game_of(record, content)
    looking = viewer(record, seat)
    openly = record.end is not None and seat is None
    told = play_over(game, record, ply)
    words = words_for(game, record, lang)
    events = [(at, seen(event, looking, openly)) for at, event in told.events]
    result = game.result(told.state)
    if as_json:
        print_json(
            {
                "game": game.id,
                "setup": record.header["setup"],
                "seed": record.header["seed"],
                "players": list(words.names),
                "ply": told.state.ply,
                "plies": len(record.steps),
                "seat": looking,
                "events": [{"ply": at, **event, "text": words.event(event)} for at, event in events],
                "result": None if result is None else {**result._asdict(), "reason": words.say(result.reason)},
            }
        )
        return
    screen = Screen()
    for at, event in events:
        screen.print(drawing.event_line(screen, words.event(event), event["rule"], f"{at:>4} "))
    if result is None:
        screen.print(f"after ply {told.state.ply} of {len(record.steps)}, the game goes on")
    else:
        screen.print(drawing.score_sheet(screen, result, words))
