"""What the JSON API reads and writes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from hornbook.table.wire.messages import Seat
from hornbook.web.pages.rulebook import Chapter


class Problem(Struct):
    """Why something was not done: `code` for programs, `text` for people."""

    code: str
    text: str
    rule: str = ""


class GameOption(Struct):
    """Something that can be set before a game."""

    type: str
    default: bool | str
    choices: list[str]
    help: str


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    title: str
    seats: list[int]
    options: dict[str, GameOption]
    scenarios: dict[str, dict[str, Any]]
    rules_version: str
    content_hash: str


class GameCatalogue(Struct):
    """A game's content: what every id and number stands for, and what it is called."""

    content: str
    catalogue: dict[str, Any]
    names: dict[str, str]
    texts: dict[str, str]


class GameRules(Struct):
    """A game's rulebook as HTML."""

    game: str
    lang: str
    rules_version: str
    chapters: list[Chapter]


class NewTableMade(Struct):
    """A new table. Keys are told this once, by seat."""

    table: str
    url: str
    keys: dict[str, str]


class TableInfo(Struct):
    """A table as everybody may know it."""

    table: str
    game: str
    title: str
    state: str
    ply: int
    seats: list[Seat]
    mine: list[int] = field(default_factory=list)
    next_table: str = ""


class Claim(Struct):
    """The key of a seat, and what its player wants to be called."""

    seat: int
    key: str
    name: str = ""


class Claimed(Struct):
    """A seat that is now the asker's; the cookie of the answer is what proves it."""

    table: str
    seat: int


class Started(Struct):
    """A table that has begun."""

    table: str
