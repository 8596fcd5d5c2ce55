"""The beginning of a game: what is played and by whom, and what a person is told before the first question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from hornbook.cli.output import Screen
from hornbook.cli.terminal.drawing import capital
from hornbook.cli.terminal.seats import Player
from hornbook.core.events import Event
from hornbook.core.game import Game
from hornbook.core.setup import Setup
from hornbook.words import Words

LINES_OF_MINE = 2


def introduce(screen: Screen, game: Game[Any], setup: Setup, seed: int, players: list[Player], words: Words) -> None:
    """What is played, with which options, and by whom."""
    details = [*unusual_options(game, setup, words), words.text("cli-seed", seed=str(seed))]
    who = ", ".join(f"{player.name} ({player.bot})" if player.bot else player.name for player in players)
    screen.print(Text.assemble((game.title, "bold"), (f"  {', '.join(details)}", "dim")))
    screen.print(capital(who))


def unusual_options(game: Game[Any], setup: Setup, words: Words) -> list[str]:
    """The options that differ from their defaults, each as a label."""
    labels = []
    for option in game.options:
        value = setup.options.get(option.name, option.default)
        if option.is_default(value):
            continue
        text = option.text(value)
        kind = text if option.type == "flag" else "is"
        own, spoken = f"option-{option.name}-{text}", f"cli-option-{kind}"
        shown = words.option_value(option, value)
        labels.append(words.text(own) if words.has(own) else words.text(spoken, name=option.name, value=shown))
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
