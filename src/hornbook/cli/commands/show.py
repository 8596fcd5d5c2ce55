"""hornbook show: the table as it stood at one moment of a recorded game."""

from __future__ import annotations

import rich_click as click
from rich.text import Text

from hornbook.cli.options import recorded
from hornbook.cli.output import Screen, print_json
from hornbook.cli.records.playback import not_replayed, play_back
from hornbook.cli.terminal import drawing


@click.command("show")
@recorded
def command(file: str, ply: int | None, seat: int | None, lang: str, content: str | None, as_json: bool) -> None:
    """Draw the table of a recorded game after some ply, for a spectator or one seat.

    Of a game that goes on, a seat sees what it may look at now: not what the rules have hidden again since.
    """
    playback = play_back(file, ply, seat, lang, content)
    game, s, words, plies = playback.game, playback.state, playback.words, len(playback.record.steps)
    view = playback.view()
    asked = s.pending if s.pending >= 0 else None
    open_now = s.ply == playback.now.ply  # else the question could tell what is hidden by now
    rule = s.rule if open_now else ""
    offered = [game.explain(s, code) for code in game.choices(s)] if open_now and asked == playback.seat else []
    if as_json:
        print_json(
            {
                "game": game.id,
                "ply": s.ply,
                "plies": plies,
                "since": playback.record.since,
                "seat": playback.seat,
                "pending": asked,
                "rule": rule,
                "view": view,
                "choices": [{"token": each.token, "label": words.say(each.label)} for each in offered],
            }
        )
        return
    screen = Screen()
    screen.print(Text(f"{game.title}, ply {s.ply} of {plies}", style="bold"))
    if playback.record.since:
        screen.print(not_replayed(playback.record))
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
        screen.print(f"{words.name(asked)} decides.  {rule}".rstrip())
        if offered:
            screen.print(words.say(game.prompt(s)))
            for each in offered:
                line = drawing.event_line(screen, words.say(each.label), each.token)
                screen.print(line)
