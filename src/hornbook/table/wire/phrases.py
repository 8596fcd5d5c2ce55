"""Sentences for readers: the table's own, and a game's, which are cached for other readers of the same sentence."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from hornbook.core.events import Message
from hornbook.core.game import Game
from hornbook.table.domain.chat import remark_in
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import Said
from hornbook.words import LANGUAGES, PLAYER_WORD, Words, catalogue, seats_in

TABLE = "hornbook.table"
T = TypeVar("T")
MOST_SENTENCES = 30_000
"""How many sentences are cached."""


def language_of(wanted: str) -> str:
    """The language that was asked for, or English where there is no translation."""
    return wanted if wanted in LANGUAGES else "en"


def phrase(language: str, message_id: str, **args: Any) -> str:
    """One of the table's own sentences."""
    book = catalogue(TABLE, language_of(language))
    if book is None or message_id not in book:
        raise KeyError(message_id)
    return book.say(message_id, args)


def refusal(problem: Refused, language: str = "en") -> str:
    """Why something was refused, as a sentence."""
    return phrase(language, problem.why.id, **problem.why.args)


def chat_in(language: str, lines: list[Said]) -> list[Said]:
    """Lines of chat for one reader: what people said as it is, the table's remarks in the reader's language."""
    return [replace(line, text=phrase(language, remark)) if (remark := remark_in(line)) else line for line in lines]


def names_in(language: str, names: Sequence[str]) -> tuple[str, ...]:
    """What players are called; those without a name by their number."""
    return tuple(name or f"{PLAYER_WORD[language]} {seat + 1}" for seat, name in enumerate(names))


class Cache(Generic[T]):
    """The values that were used last, at most so many, by key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._values: OrderedDict[Any, T] = OrderedDict()

    def get(self, key: Any, make: Callable[[], T]) -> T:
        """The value of a key, made if it is not there."""
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = make()
            if len(self._values) > self.most:
                self._values.popitem(last=False)
        else:
            self._values.move_to_end(key)
        return found


SENTENCES: Cache[str] = Cache(MOST_SENTENCES)


class ReaderWords:
    """A game's sentences for one reader: a language, the players' names, and which of them is "you"."""

    def __init__(self, game: Game[Any], language: str, names: tuple[str, ...], you: int | None) -> None:
        self.game, self.language, self.names, self.you = game, language, names, you
        self.uncached = Words(game, language, names, you)

    def event(self, seen: dict[str, Any]) -> str:
        """The sentence for an event as `Event.seen_by` gives it."""
        return self._cached("event", seen["message"], seen["args"], lambda: self.uncached.event(seen))

    def say(self, message: Message) -> str:
        """The sentence for a message."""
        return self._cached("say", message.id, message.args, lambda: self.uncached.say(message))

    def _cached(self, kind: str, message_id: str, args: dict[str, Any], make: Callable[[], str]) -> str:
        """A sentence from the cache; two readers share it if it would read the same to both."""
        players = self._players_in(args)
        key = (self.game.id, self.game.content_hash, self.language, kind, message_id, _frozen(args), players)
        return SENTENCES.get(key, make)

    def _players_in(self, args: dict[str, Any]) -> Any:
        """The players that a message names, and whether the reader is among them."""
        seats: set[int] = set()
        for value in args.values():
            named = seats_in(value)
            if named:
                seats.update(named)
            elif not _is_plain(value):
                return (self.names, self.you)  # a message within, which may name anybody
        names = tuple(self.names[seat] if 0 <= seat < len(self.names) else "" for seat in sorted(seats))
        return (names, self.you if self.you in seats else None) if seats else ()


@lru_cache(maxsize=1024)
def reader_words(game: Game[Any], language: str, names: tuple[str, ...], you: int | None) -> ReaderWords:
    """The sentences for one reader, made once."""
    return ReaderWords(game, language, names, you)


def _is_plain(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(_is_plain(each) for each in value)
    return value is None or isinstance(value, int | float | str)


def _frozen(args: dict[str, Any]) -> bytes:
    return msgspec.json.encode(args, enc_hook=int)
