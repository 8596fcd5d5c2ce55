"""A game's picture as Rich tables, and choices, rules and results as lines."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hornbook.cli.output import grid
from hornbook.core.events import Message
from hornbook.core.game import Explained, Game, Result
from hornbook.core.picture import Cell, Section
from hornbook.core.rulebook import Rule
from hornbook.words import Words

STYLES = {
    "pink": "bold magenta",
    "blue": "bold blue",
    "green": "bold green",
    "yellow": "bold yellow",
    "legendary": "bold white",
    "dim": "dim",
    "bold": "bold",
    "me": "bold cyan",
    "warn": "bold red",
}
RULE = "dim"
SHORT_LIST = 8


def picture(game: Game[Any], view: dict[str, Any]) -> list[Section]:
    """The game's own picture of a view; a game that draws none shows the view as it is."""
    draw = getattr(game, "picture", None)
    if draw is not None:
        return list(draw(view))
    rows = [[Cell(key, "dim"), Cell(json.dumps(value, ensure_ascii=False))] for key, value in view.items()]
    return [Section(Message("", {}), (), rows)]


def section(part: Section, words: Words) -> RenderableType:
    """A section: one line if it is one plain row, else a table under its title."""
    title = Text(words.say(part.title), style="bold")
    if not part.header and len(part.rows) == 1:
        line = Text.assemble(title, ": ")
        return line + Text("  ").join(_cell(cell, words) for cell in part.rows[0])
    columns = max([len(part.header), *(len(row) for row in part.rows)], default=0)
    table = grid(*[words.say(heading) for heading in part.header] + [""] * (columns - len(part.header)))
    table.show_header = bool(part.header)
    for row in part.rows:
        table.add_row(*(_cell(cell, words) for cell in row))
    return Group(title, table)


def choices(offered: Sequence[Explained], words: Words, width: int) -> Table:
    """Numbered choices with their tokens; a long list stands in columns."""
    labels = [words.say(each.label) for each in offered]
    widest = max(len(f"{label} {each.token}") for label, each in zip(labels, offered, strict=True)) + 7
    columns = 1 if len(offered) <= SHORT_LIST else max(1, min(3, width // widest))
    deep = -(-len(offered) // columns)
    listing = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        listing.add_column(justify="right", style="bold")
        listing.add_column()
        listing.add_column(style="dim")
    for row in range(deep):
        cells: list[RenderableType] = []
        for number in range(row, len(offered), deep):
            cells += [Text(f"{number + 1:>3}"), Text(labels[number]), Text(offered[number].token)]
        listing.add_row(*cells)
    return listing


def event_line(text: str, rule: str) -> Text:
    """What happened, and by which rule."""
    return Text.assemble("· ", text, (f"  {rule}" if rule else "", RULE))


def rule_text(rule: Rule) -> RenderableType:
    """One rule in full."""
    title = Text.assemble((rule.number, "bold"), " ", (rule.title, "bold"))
    return Group(title, Padding(Markdown(rule.text), (0, 0, 0, 2)), Text(f"  {rule.source}", style=RULE))


def score_sheet(result: Result, words: Words) -> RenderableType:
    """Everybody in the order in which they came in."""
    table = grid("rank", "player", "score", numbers=(0, 2))
    order = sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))
    for seat in order:
        style = "bold" if seat in result.winners else ""
        name = words.name(seat)
        table.add_row(
            str(result.ranks[seat]),
            Text(name[:1].upper() + name[1:], style=style),
            Text(str(result.scores[seat]), style=style),
        )
    return Group(table, event_line(words.say(result.reason), result.rule))


def _cell(cell: Cell, words: Words) -> Text:
    text = words.say(cell.text) if isinstance(cell.text, Message) else cell.text
    return Text(text, style=" ".join(STYLES.get(name, "") for name in cell.style.split()))
