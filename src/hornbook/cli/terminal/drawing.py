"""A game's picture as Rich tables, and choices, rules and results as lines."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hornbook.cli.output import grid
from hornbook.cli.terminal.typed_choice import ListedChoice
from hornbook.core.content.rulebook import Rule
from hornbook.core.events import Message, seats_of
from hornbook.core.game import Game, Result
from hornbook.core.screen.picture import Cell, Section
from hornbook.words import Words

STYLES = {
    "dim": "dim",
    "bold": "bold",
    "me": "bold cyan",
    "warn": "bold red",
}
RULE = "dim"
SHORT_LIST, MOST_COLUMNS = 8, 5
APART = Text("  ")
ENOUGH = 24


def picture(game: Game[Any], view: dict[str, Any]) -> list[Section]:
    """The game's own picture of a view; a game that draws none shows the view as it is."""
    drawn = game.drawing.picture(view) if game.drawing else []
    sections = [part for part in drawn if not part.key]  # a key takes more room than a screen has
    if sections:
        return sections
    rows = [[Cell(key, "dim"), Cell(json.dumps(value, ensure_ascii=False))] for key, value in view.items()]
    return [Section(Message("", {}), (), rows)]


def section(part: Section, words: Words, screen: Console) -> Text:
    """A section under its title, or beside it if it is one plain row.

    Cells beyond the last heading (or, without headings, beyond the first cell) stand one after the other; where they
    would not fit beside the rest, they get lines of their own.
    """
    title = Text(words.say(part.title), style="bold")
    rows = [[_cell(cell, words) for cell in row] for row in part.rows]
    if not rows:
        return title
    if is_line(part):
        return Text.assemble(title, ": ", APART.join(rows[0]))
    heads = [Text(words.say(heading), style="dim") for heading in part.header]
    columns = len(heads) or 2
    table = [[*row[: columns - 1], APART.join(row[columns - 1 :])] for row in ([heads, *rows] if heads else rows)]
    widths = [max(row[column].cell_len for row in table if column < len(row) - 1) for column in range(columns - 1)]
    room = screen.width - sum(widths) - len(APART) * (columns - 1)
    beside = room >= min(ENOUGH, max(row[-1].cell_len for row in table))
    lines = [title]
    for number, row in enumerate(table):
        *cells, rest = row
        for cell, width in zip(cells, widths, strict=False):
            cell.pad_right(width - cell.cell_len)
        line = APART.join(cells)
        if beside:
            lines += hang(screen, line + APART, rest)
            continue
        line.rstrip()
        lines.append(line)
        if rest and not (heads and number == 0):
            label = Text.assemble("      ", heads[-1], ": ") if heads else Text("      ")
            lines += hang(screen, label, rest)
    return Text("\n").join(lines)


def is_line(part: Section) -> bool:
    """Whether a section takes no more than one line, as a hand does."""
    return not part.header and len(part.rows) == 1


def hang(screen: Console, label: Text, text: Text) -> list[Text]:
    """Text behind a label, wrapped so that every line begins under the first."""
    first, *others = text.wrap(screen, max(1, screen.width - label.cell_len)) or [Text()]
    lines = [Text.assemble(label, first), *(Text(" " * label.cell_len) + other for other in others)]
    for line in lines:
        line.rstrip()
    return lines


def choices(offered: Sequence[ListedChoice], width: int) -> Table:
    """Choices behind their letters; a long list stands in columns."""
    widest = max(cell_len(choice.label) for choice in offered) + max(len(choice.key) for choice in offered) + 4
    columns = 1 if len(offered) <= SHORT_LIST else max(1, min(MOST_COLUMNS, (width + 2) // widest))
    deep = -(-len(offered) // columns)
    listing = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        listing.add_column(justify="right", style="bold")
        listing.add_column()
    for row in range(deep):
        cells: list[RenderableType] = []
        for choice in offered[row::deep]:
            cells += [Text(choice.key), Text(choice.label)]
        listing.add_row(*cells)
    return listing


def event_line(screen: Console, text: str, rule: str, label: str = "· ") -> Text:
    """What happened, and by which rule."""
    told = Text.assemble(text, (f"  {rule}" if rule else "", RULE))
    return Text("\n").join(hang(screen, Text(label, style="dim"), told))


def rule_text(rule: Rule, source: str = "") -> RenderableType:
    """One rule in full, and where it comes from if that is given."""
    title = Text.assemble((rule.number, "bold"), " ", (rule.title, "bold"))
    below = [Text(f"  {source}", style=RULE)] if source else []
    return Group(title, Padding(Markdown(rule.text), (0, 0, 0, 2)), *below)


def score_sheet(screen: Console, result: Result, words: Words) -> RenderableType:
    """Everybody in the order in which they came in, who won, and why."""
    table = grid(*(words.text(f"cli-sheet-{each}") for each in ("rank", "player", "score")), numbers=(0, 2))
    for seat in sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat)):
        style = "bold" if seat in result.winners else ""
        name = Text(capital(words.name(seat)), style=style)
        table.add_row(str(result.ranks[seat]), name, Text(str(result.scores[seat]), style=style))
    won = Text(_won(result, words), style="bold")
    return Group(table, Text(), won, event_line(screen, words.say(result.reason), result.rule))


def capital(text: str) -> str:
    """With a capital first letter."""
    return text[:1].upper() + text[1:]


def _won(result: Result, words: Words) -> str:
    if not result.winners:
        return words.text("cli-nobody-wins")
    return words.text("cli-share" if result.shared else "cli-wins", winners=seats_of(result.winners))


def _cell(cell: Cell, words: Words) -> Text:
    text = words.say(cell.text) if isinstance(cell.text, Message) else cell.text
    return Text(text, style=" ".join({**STYLES, **words.styles}.get(name, "") for name in cell.style.split()))
