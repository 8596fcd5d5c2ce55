"""How a game opens: what is played and by whom, and before a person's first question what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from hornbook.cli.output import Screen
from hornbook.cli.terminal.drawing import capital
from hornbook.cli.terminal.seats import Seat
from hornbook.core.events import Event
from hornbook.core.game import Game
from hornbook.core.setup import Setup
from hornbook.words import Words

LINES_OF_MINE = 2


def introduce(screen: Screen, game: Game[Any], setup: Setup, seed: int, players: list[Seat], words: Words) -> None:
    """What is played, with which options, and by whom."""
    details = [*special(game, setup, words), words.text("cli-seed", seed=str(seed))]
    who = ", ".join(f"{player.name} ({player.bot})" if player.bot else player.name for player in players)
    screen.print(Text.assemble((game.title, "bold"), (f"  {', '.join(details)}", "dim")))
    screen.print(capital(who))


def special(game: Game[Any], setup: Setup, words: Words) -> list[str]:
    """The options that are not as usual, each as a label."""
    labels = []
    for option in game.options:
        value = setup.options.get(option.name, option.default)
        if value != option.default:
            kind = ("on" if value else "off") if isinstance(value, bool) else "is"
            own = f"option-{option.name}-{kind if isinstance(value, bool) else value}"
            spoken = f"cli-option-{kind}"
            labels.append(words.text(own) if words.has(own) else words.text(spoken, name=option.name, value=value))
    return labels


def opening(screen: Screen, setup: Setup, seat: int, events: Sequence[Event], words: Words) -> Text:
    """What a person should know before the first question: the game, who one is, how to answer."""
    mine = Text()
    for event in events:
        if event.args.get("seat") == seat:
            more = Text.assemble(mine, " " if mine else "", words.event(event.seen_by(seat)))
            mine = more if len(more.wrap(screen, screen.width)) <= LINES_OF_MINE else mine
    about, how = Text(words.about(setup.options)), Text(words.text("cli-how"))
    return Text("\n").join(part for part in (about, mine, how) if part)
