"""A game's rulebook as HTML, with an anchor for every rule, and how to find one."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

from markdown_it import MarkdownIt
from msgspec import Struct

from hornbook.core.content.rulebook import Rule, rulebook
from hornbook.core.game import Game
from hornbook.words import fold

NUMBER = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)*\b")
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


class ShownRule(Struct):
    """A rule as a page and the API show it."""

    number: str
    title: str
    html: str
    source: str


class Chapter(Struct):
    """A chapter and its rules."""

    id: str
    title: str
    rules: list[ShownRule]


@cache
def chapters(package: str, language: str) -> list[Chapter]:
    """The whole rulebook."""
    book = rulebook(package, language)
    return _chapters(list(book.values()), frozenset(book))


def found(package: str, language: str, wanted: str) -> list[Chapter]:
    """The rules that a number (KU-5.2, 5.2, 5) names, or that have all the words."""
    book = rulebook(package, language)
    return _chapters(_by_number(book, wanted) or _by_words(book, wanted), frozenset(book))


@cache
def preface(game: Game[Any], language: str) -> str:
    """What a rulebook says before its first chapter."""
    folder = files(game.package)
    page = folder / f"rulebook.{language}.md"
    text = (page if page.is_file() else folder / "rulebook.md").read_text(encoding="utf-8")
    return _html(text.partition("\n## ")[0].partition("\n")[2], frozenset())


def example(package: str, language: str) -> str:
    """A number that the reader could look for."""
    return next((number for number in rulebook(package, language) if number.endswith(".2")), "")


def _chapters(rules: list[Rule], known: frozenset[str]) -> list[Chapter]:
    parted = groupby(rules, key=lambda rule: rule.chapter)
    return [_chapter(title, list(members), known) for title, members in parted]


def _chapter(title: str, rules: list[Rule], known: frozenset[str]) -> Chapter:
    shown = [ShownRule(rule.number, rule.title, _html(rule.text, known), rule.source) for rule in rules]
    return Chapter(rules[0].number.rpartition(".")[0], title, shown)


def _html(text: str, known: frozenset[str]) -> str:
    """Markdown as HTML, every rule that it cites a link. The text is ours; HTML in it would be shown as text."""

    def link(match: re.Match[str]) -> str:
        number = match[0]
        is_there = number in known or any(each.startswith(f"{number}.") for each in known)
        return f'<a class="rule-number" href="#{number}">{number}</a>' if is_there else number

    return NUMBER.sub(link, str(MARKDOWN.render(text)))


def _by_number(book: dict[str, Rule], wanted: str) -> list[Rule]:
    prefix = next(iter(book), "-").partition("-")[0]
    text = wanted.strip().rstrip(".").upper()
    number = text if "-" in text else f"{prefix}-{text}"
    return [rule for rule in book.values() if rule.number == number or rule.number.startswith(f"{number}.")]


def _by_words(book: dict[str, Rule], wanted: str) -> list[Rule]:
    words = fold(wanted).split()
    return [
        rule for rule in book.values() if words and all(word in fold(f"{rule.title} {rule.text}") for word in words)
    ]
