"""The sections of a picture on one screen: empty ones are left out, and those that fit stand side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from hornbook.cli.terminal import drawing
from hornbook.core.events import Message
from hornbook.core.screen.picture import Section
from hornbook.words import Words

BETWEEN = 4
EVENTS_SEEN = 8
"""Lines of what has happened that should still be on the screen above the table."""


def table(sections: Sequence[Section], words: Words, screen: Console, others: int) -> Text:
    """The sections that are not empty, with empty lines between them as far as the screen has room."""
    rows = arrange([part for part in sections if has_content(part, words)], words, screen)
    room = screen.height - others - sum(len(row) for row in rows) if screen.is_terminal else len(rows) + 1
    around = "\n" if room >= 2 else ""
    between = "\n\n" if room >= len(rows) + 1 else "\n"
    drawn = Text(between).join(Text("\n").join(row) for row in rows)
    return Text.assemble(around, drawn, around)


def has_content(part: Section, words: Words) -> bool:
    """Whether a section has anything to show: a cell that is neither a row's heading, dim nor empty."""
    cells = [cell for row in part.rows for cell in (row[1:] if part.header else row)]
    said = (cell for cell in cells if "dim" not in cell.style.split())
    return any(words.say(cell.text).strip() if isinstance(cell.text, Message) else cell.text.strip() for cell in said)


def arrange(sections: Sequence[Section], words: Words, screen: Console) -> list[list[Text]]:
    """Sections as blocks of lines; those that fit beside an earlier one move up to it, lines only to lines."""
    rows: list[tuple[bool, list[list[Text]]]] = []
    for part in sections:
        block = list(drawing.section(part, words, screen).split("\n"))
        line = drawing.is_line(part)
        for is_line, blocks in rows:
            width = sum(_width(each) + BETWEEN for each in blocks) + _width(block)
            if is_line == line and width <= screen.width:
                blocks.append(block)
                break
        else:
            rows.append((line, [block]))
    return [_beside(blocks) for _, blocks in rows]


def _beside(blocks: list[list[Text]]) -> list[Text]:
    """Blocks side by side, as lines."""
    lines = []
    for number in range(max(len(block) for block in blocks)):
        line = Text()
        for block in blocks:
            piece = block[number].copy() if number < len(block) else Text()
            piece.pad_right(_width(block) + BETWEEN - piece.cell_len)
            line.append_text(piece)
        line.rstrip()
        lines.append(line)
    return lines


def _width(block: Sequence[Text]) -> int:
    return max(line.cell_len for line in block)
