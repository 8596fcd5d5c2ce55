"""The table's own words, and a game's words kept for the next reader who needs the same sentence."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from hornbook.core.events import Message
from hornbook.core.game import Game
from hornbook.words import LANGUAGES, PLAYER, SEAT, SEATS, Words, catalogue

TABLE = "hornbook.table"
T = TypeVar("T")
KEPT = 30_000
"""How many sentences are kept at the most."""


def language_of(wanted: str) -> str:
    """A language that is spoken here."""
    return wanted if wanted in LANGUAGES else "en"


def phrase(language: str, message_id: str, **args: Any) -> str:
    """One of the table's own sentences."""
    book = catalogue(TABLE, language_of(language))
    if book is None or message_id not in book:
        raise KeyError(message_id)
    return book.say(message_id, args)


def names_in(language: str, names: Sequence[str]) -> tuple[str, ...]:
    """What players are called; those without a name by their number."""
    return tuple(name or f"{PLAYER[language]} {seat + 1}" for seat, name in enumerate(names))


class Voice:
    """A game's words for one reader: a language, the players' names, and which of them is "you"."""

    def __init__(self, game: Game[Any], language: str, names: tuple[str, ...], you: int | None) -> None:
        self.game, self.language, self.names, self.you = game, language, names, you
        self.words = Words(game, language, names, you)

    def event(self, seen: dict[str, Any]) -> str:
        """The sentence for an event as its reader may know it."""
        return self._kept("event", seen["message"], seen["args"], lambda: self.words.event(seen))

    def say(self, message: Message) -> str:
        """The sentence for a message."""
        return self._kept("say", message.id, message.args, lambda: self.words.say(message))

    def _kept(self, kind: str, message_id: str, args: dict[str, Any], make: Callable[[], str]) -> str:
        """A sentence from the shelf; two readers share it if it would read the same to both."""
        who = self._spoken_of(args)
        key = (self.game.id, self.game.content_hash, self.language, kind, message_id, _frozen(args), who)
        return SHELF.get(key, make)

    def _spoken_of(self, args: dict[str, Any]) -> Any:
        """The players that a message speaks of, by name, and whether the reader is among them."""
        seats: set[int] = set()
        for key, value in args.items():
            if key in SEAT and isinstance(value, int):
                seats.add(value)
            elif key in SEATS and isinstance(value, list | tuple):
                seats.update(each for each in value if isinstance(each, int))
            elif not _is_plain(value):
                return (self.names, self.you)  # a message within, which may name anybody
        told = tuple(self.names[seat] if 0 <= seat < len(self.names) else "" for seat in sorted(seats))
        return (told, self.you if self.you in seats else None) if seats else ()


class Shelf(Generic[T]):
    """What was needed last: sentences, or something made of them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[Any, T] = OrderedDict()

    def get(self, key: Any, make: Callable[[], T]) -> T:
        """What has that key, made if it is not there."""
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
            if len(self._kept) > self.most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found


SHELF: Shelf[str] = Shelf(KEPT)


@lru_cache(maxsize=1024)
def voice(game: Game[Any], language: str, names: tuple[str, ...], you: int | None) -> Voice:
    """The words for one reader."""
    return Voice(game, language, names, you)


def _is_plain(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(_is_plain(each) for each in value)
    return value is None or isinstance(value, int | float | str)


def _frozen(args: dict[str, Any]) -> bytes:
    return msgspec.json.encode(args)
