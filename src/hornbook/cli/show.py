"""hornbook show: the table as it stood at one moment of a recorded game."""

from __future__ import annotations

import rich_click as click
from rich.text import Text

from hornbook.cli import drawing
from hornbook.cli.options import CONTENT, JSON, LANG, RECORD
from hornbook.cli.output import Screen, print_json
from hornbook.cli.recordfile import game_of, read_record
from hornbook.cli.telling import play_over, viewer, words_for


@click.command()
@RECORD
@click.option("--ply", type=click.IntRange(min=0), metavar="N", help="After ply N; left out, the last one.")
@click.option("--seat", type=click.IntRange(min=1), metavar="S", help="As seat S (the first is 1) sees it.")
@LANG
@CONTENT
@JSON
def command(file: str, ply: int | None, seat: int | None, lang: str, content: str | None, as_json: bool) -> None:
    """Draw the table of a recorded game after some ply, for a spectator or one seat."""
    record = read_record(file)
    game = game_of(record, content)
    looking = viewer(record, seat)
    told = play_over(game, record, ply)
    s, words = told.state, words_for(game, record, lang)
    view = game.view(s, looking)
    asked = s.pending if s.pending >= 0 else None
    offered = [game.explain(s, code) for code in game.choices(s)] if asked is not None and asked == looking else []
    if as_json:
        print_json(
            {
                "game": game.id,
                "ply": s.ply,
                "plies": len(record.steps),
                "seat": looking,
                "pending": asked,
                "rule": s.rule,
                "view": view,
                "choices": [{"token": each.token, "label": words.say(each.label)} for each in offered],
            }
        )
        return
    screen = Screen()
    screen.print(Text(f"{game.title}, ply {s.ply} of {len(record.steps)}", style="bold"))
    for section in drawing.picture(game, view):
        screen.print()
        screen.print(drawing.section(section, words, screen))
    screen.print()
    result = game.result(s)
    if result is not None:
        screen.print(drawing.score_sheet(screen, result, words))
    elif asked is None:
        screen.print("Chance falls next.")
    else:
        screen.print(f"{words.name(asked)} decides.  {s.rule}")
        if offered:
            screen.print(words.say(game.prompt(s)))
            screen.print(drawing.choices(offered, words, screen.width))
