"""Finding one's way in a rulebook: by number, by words of titles and texts, by the names of cards."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Any, NamedTuple

import rich_click as click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hornbook.cli.terminal import drawing
from hornbook.core.content.rulebook import Rule, rulebook
from hornbook.core.game import Game
from hornbook.words import Words, fold

UNSAID = ("id", "name", "source")


class Found(NamedTuple):
    """Rules, whether they are to be shown in full, the chapter if they are one, and cards of that name."""

    rules: list[Rule]
    in_full: bool
    chapter: str = ""
    cards: tuple[str, ...] = ()


def find_rules(game: Game[Any], text: str, words: Words) -> Found:
    """A rule (KU-5.2, ku-5.2, 5.2), a chapter (KU-5, 5), or whatever has the words; else the nearest is named."""
    book = rulebook(game.package, words.language)
    numbered = by_number(book, text)
    if numbered:
        one = numbered[0].number == _number(book, text)
        return Found(numbered, True, "" if one else numbered[0].chapter)
    cards = tuple(card for card in named_cards(game, words) if _has(card.partition(" · ")[0], text))
    rules = [rule for rule in book.values() if _has(rule.title, text)]
    rules = rules or [rule for rule in book.values() if _has(rule.text, text)]
    if not rules and not cards:
        near = _nearest(book, text)
        raise click.ClickException(words.text("cli-no-rule", text=text, near=f"{near.number} {near.title}"))
    return Found(rules, len(rules) == 1, cards=cards)


def by_number(book: dict[str, Rule], text: str) -> list[Rule]:
    """One rule by its number, or all of a chapter."""
    number = _number(book, text)
    if number in book:
        return [book[number]]
    return [rule for rule in book.values() if rule.number.startswith(f"{number}.")]


def named_cards(game: Game[Any], words: Words) -> Iterator[str]:
    """Everything in the content that has a name, with the fields that are said in a word."""
    for thing in _things(game.catalogue()):
        name = thing.get(f"name_{words.language}", thing["name"])
        plain = [
            f"{field} {words.plain(value)}"
            for field, value in thing.items()
            if field not in UNSAID and "_" not in field and not isinstance(value, (list, dict, bool))
        ]
        if plain:
            yield " · ".join([f"{thing['id']} {name}" if str(thing.get("id", "")).isupper() else str(name), *plain])


def show_found(screen: Console, found: Found, words: Words, sources: bool = False) -> None:
    """What was found: in full under its chapter, or as a list of titles; cards below."""
    if found.in_full:
        if found.chapter:
            screen.print(Text(found.chapter, style="bold underline"))
        for rule in found.rules:
            screen.print(drawing.rule_text(rule, words.text("cli-source", source=rule.source) if sources else ""))
    elif found.rules:
        screen.print(listing(found.rules))
        screen.print(Text(words.text("cli-several-rules", number=found.rules[0].number), style="dim"))
    for card in found.cards:
        screen.print(drawing.event_line(screen, card, ""))


def contents(package: str, language: str) -> Table:
    """Every rule's number and title, by chapter."""
    return listing(list(rulebook(package, language).values()))


def listing(rules: list[Rule]) -> Table:
    """Numbers and titles, by chapter."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            if chapter:
                grid.add_row()
            chapter = rule.chapter
            grid.add_row("", Text(chapter, style="bold"))
        grid.add_row(Text(rule.number, style="dim"), Text(rule.title))
    return grid


def _has(text: str, wanted: str) -> bool:
    """Whether a text has all the words, in any case and with any accents."""
    within = fold(text)
    return all(word in within for word in fold(wanted).split())


def _things(part: Any) -> Iterator[dict[str, Any]]:
    """Every object in the content that has a name."""
    if isinstance(part, dict):
        if "name" in part:
            yield part
        for value in part.values():
            yield from _things(value)
    elif isinstance(part, list):
        for value in part:
            yield from _things(value)


def _number(book: dict[str, Rule], text: str) -> str:
    """A number as the book spells it: `5.2` as `KU-5.2`."""
    prefix = next(iter(book), "-").partition("-")[0]
    wanted = text.strip().rstrip(".").upper()
    return wanted if "-" in wanted else f"{prefix}-{wanted}"


def _nearest(book: dict[str, Rule], text: str) -> Rule:
    """The rule whose number, or a word of whose title, is most like the text."""
    if any(char.isdecimal() for char in text):
        return book[(difflib.get_close_matches(_number(book, text), book, 1, 0) or list(book))[0]]
    titled = {word: rule for rule in reversed(book.values()) for word in fold(rule.title).split()}
    return titled[(difflib.get_close_matches(fold(text), titled, 1, 0) or list(titled))[0]]
