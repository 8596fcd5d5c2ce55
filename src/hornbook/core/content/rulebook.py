"""A game's rulebook as data: numbered rules with their provenance, read from `rulebook.md`.

A rule is a third-level heading that opens with its number, the text below it, and a last line in italics that
says where the rule comes from:

    ### AB-5.2 Opening a round
    The first player lays …
    *Source: seed 003, seed 004*
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from hornbook.core.errors import HornbookError

THIRD_LEVEL = re.compile("###(?!#)")
HEADING = re.compile(r"### ([A-Z]{2}-[\d.]+) (.+)")


class Rule(NamedTuple):
    """One numbered rule."""

    number: str
    title: str
    text: str
    source: str
    chapter: str


@cache
def rulebook(package: str, language: str = "en") -> dict[str, Rule]:
    """Every rule of a game by its number, in order; English where a language is missing, none without a book."""
    folder = files(package)
    page = folder / ("rulebook.md" if language == "en" else f"rulebook.{language}.md")
    if not page.is_file():
        page = folder / "rulebook.md"
    if not page.is_file():
        return {}
    rules: dict[str, Rule] = {}
    chapter, number, title = "", "", ""
    body: list[str] = []

    def close() -> None:
        if not number:
            return
        text = "\n".join(body).strip()
        text, _, last = text.rpartition("\n")
        if not (last.startswith("*") and last.endswith("*") and ":" in last):
            raise HornbookError(f"{page}: {number} does not end with its source in italics")
        if number in rules:
            raise HornbookError(f"{page}: {number} stands twice")
        rules[number] = Rule(number, title, text.strip(), last.strip("*").partition(":")[2].strip(), chapter)

    for at, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        heading = HEADING.fullmatch(line)
        if THIRD_LEVEL.match(line) and not heading:
            raise HornbookError(f"{page}, line {at}: {line!r} should read like '### KU-5.2 Title'")
        if heading or line.startswith("## "):
            close()
            number, title = (heading[1], heading[2]) if heading else ("", "")
            chapter = chapter if heading else line[3:].strip()
            body.clear()
        else:
            body.append(line)
    close()
    return rules
