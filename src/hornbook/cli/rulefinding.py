"""Finding one's way in a rulebook."""

from __future__ import annotations

import difflib

import rich_click as click
from rich.table import Table
from rich.text import Text

from hornbook.core.rulebook import Rule, rulebook


def find_rules(package: str, text: str, language: str) -> list[Rule]:
    """One rule by its number (KU-5.2, ku-5.2 or 5.2), or all of a chapter (KU-5 or 5); else the nearest is named."""
    book = rulebook(package, language)
    prefix = next(iter(book), "-").partition("-")[0]
    wanted = text.strip().rstrip(".").upper()
    number = wanted if "-" in wanted else f"{prefix}-{wanted}"
    if number in book:
        return [book[number]]
    chapter = [rule for rule in book.values() if rule.number.startswith(f"{number}.")]
    if chapter:
        return chapter
    near = difflib.get_close_matches(number, book, 1, 0) or ["-"]
    raise click.ClickException(f"There is no rule {text}; the nearest is {near[0]} {book[near[0]].title}")


def contents(package: str, language: str) -> Table:
    """Every rule's number and title, by chapter."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    chapter = ""
    for rule in rulebook(package, language).values():
        if rule.chapter != chapter:
            if chapter:
                grid.add_row()
            chapter = rule.chapter
            grid.add_row("", Text(chapter, style="bold"))
        grid.add_row(Text(rule.number, style="dim"), Text(rule.title))
    return grid
