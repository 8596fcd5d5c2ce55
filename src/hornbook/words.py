"""Messages of games, bots and the command line as sentences in a reader's language, from Fluent catalogues.

A catalogue is `messages.<language>.ftl` in the game's package, in that of the bots, or in that of the command line. In
arguments

* a `Seat`, or a list of them, becomes players' names;
* ids that the game's `names` knows become names, and a `Message` becomes what it says;
* other lists are joined by commas, and switches read `yes` or `no`.

A catalogue may use one function beside Fluent's own: `{ $seat } { DOES($seat, "lays", "lay") } a card` picks the verb
that fits a name or "you" (a third verb, if given, fits several players).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

from hornbook.core.events import Message, Seat
from hornbook.core.game import Game
from hornbook.core.setup import Option

BOTS = "hornbook.bots"
COMMAND_LINE = "hornbook.cli"
LANGUAGES = {"en": "English", "it": "Italiano"}
YOU = {"en": "you", "it": "tu"}
PLAYER_WORD = {"en": "Player", "it": "Giocatore"}
AND = {"en": " and ", "it": " e "}
YES_NO = {"en": ("yes", "no"), "it": ("sì", "no")}
NOTHING = "–"
MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # before a number that is less than nothing


def seats_in(value: Any) -> list[Seat]:
    """The seats that an argument of a message is made of: one, several, or none if it is something else."""
    if isinstance(value, Seat):
        return [value]
    if isinstance(value, (list, tuple)) and value and all(isinstance(each, Seat) for each in value):
        return list(value)
    return []


class Name(str):
    """A player's name (or several), which knows whether it is the reader's own, or has the reader among others."""

    you: bool = False
    with_you: bool = False
    many: bool = False


class Words:
    """A game's messages as sentences for one reader: a language, the players' names, and which of them is "you"."""

    def __init__(
        self,
        game: Game[Any],
        language: str = "en",
        names: Sequence[str] = (),
        you: int | None = None,
        ids: bool = False,
    ) -> None:
        self.language = language
        self.names = tuple(names)
        self.you = you
        self.styles = game.styles
        languages = dict.fromkeys((language, "en"))
        chain = [catalogue(package, each) for each in languages for package in (game.package, BOTS, COMMAND_LINE)]
        self._known = {**game.names("en", ids), **game.names(language, ids)}
        self._books = [book for book in chain if book is not None]

    def say(self, message: Message) -> str:
        """The message as a sentence; one that no catalogue has reads as its id and arguments."""
        args = {key: self._value(value) for key, value in message.args.items()}
        book = self._book(message.id)
        if book is None:
            told = ", ".join(f"{key}={value}" for key, value in args.items())
            return f"{message.id}({told})" if told else message.id
        text = book.say(message.id, args)
        return _capital(text) if any(isinstance(value, Name) and value.with_you for value in args.values()) else text

    def text(self, message_id: str, **args: Any) -> str:
        """The message of that id, its arguments given one by one."""
        return self.say(Message(message_id, args))

    def has(self, message_id: str) -> bool:
        """Whether a catalogue has the message."""
        return self._book(message_id) is not None

    def called(self, message_id: str, otherwise: str) -> str:
        """The message of that id, or another text where no catalogue has it."""
        return self.text(message_id) if self.has(message_id) else otherwise

    def about(self, options: Mapping[str, Any]) -> str:
        """What the game is about; an option that makes another game of it has words of its own: `about-map-escape`."""
        own = [f"about-{name}-{value}" for name, value in options.items()]
        return next((self.text(ident) for ident in [*own, "about"] if self.has(ident)), "")

    def named(self, prefix: str) -> list[str]:
        """The ids of a catalogue that begin with a prefix, in its order, without the prefix."""
        book = next((book for book in self._books if any(each.startswith(prefix) for each in book)), None)
        return [each.removeprefix(prefix) for each in book or () if each.startswith(prefix)]

    def event(self, event: dict[str, Any]) -> str:
        """An event as `Event.seen_by` gives it. Where the secret part came along, `<id>-mine` tells more."""
        message, args = event["message"], event["args"]
        fuller = f"{message}-mine"
        book = self._book(fuller)
        if book is not None and book.needs(fuller) <= args.keys():
            message = fuller
        return self.say(Message(message, args))

    def name(self, seat: int) -> str:
        """What the player in a seat is called."""
        if seat == self.you:
            return YOU[self.language]
        return self.names[seat] if 0 <= seat < len(self.names) else f"{PLAYER_WORD[self.language]} {seat + 1}"

    def names_of(self, seats: Sequence[int]) -> str:
        """Several players, joined by commas and "and"."""
        names = [self.name(seat) for seat in seats]
        if len(names) < 2:
            return names[0] if names else NOTHING
        return ", ".join(names[:-1]) + self._and(names[-1]) + names[-1]

    def _and(self, name: str) -> str:
        """The word between the last two; in Italian "ed" before another e."""
        return " ed " if self.language == "it" and name[:1].lower() in "eèé" else AND[self.language]

    def _book(self, message_id: str) -> Catalogue | None:
        return next((book for book in self._books if message_id in book), None)

    def _value(self, value: Any) -> Any:
        seats = seats_in(value)
        return self._named(seats) if seats else self.plain(value)

    def _named(self, seats: Sequence[int]) -> Name:
        name = Name(self.names_of(seats))
        name.you, name.with_you, name.many = list(seats) == [self.you], self.you in seats, len(seats) > 1
        return name

    def option_value(self, option: Option, value: Any) -> str:
        """The value of a game's option as it reads; of one for each seat, seat by seat unless all are the same."""
        if not option.per_seat or not isinstance(value, list):
            return self._option_value(option, value)
        each = [self._option_value(option, one) for one in value]
        return each[0] if len(set(each)) == 1 else "; ".join(each)

    def _option_value(self, option: Option, value: Any) -> str:
        prefix = f"option-{option.name}-"
        if option.type == "set":
            return ", ".join(self.called(prefix + word, str(self.plain(word))) for word in value) or NOTHING
        parts = value.split(",") if isinstance(value, str) and "," in value else value
        return self.called(f"{prefix}{value}", str(self.plain(parts)))

    def plain(self, value: Any) -> Any:
        """A value as it reads: names for ids, sentences for messages, lists joined by commas."""
        if isinstance(value, bool):
            return YES_NO[self.language][not value]
        if isinstance(value, (int, float)):
            return value
        if value is None:
            return NOTHING
        if isinstance(value, str):
            return self._known.get(value, value)
        if _is_message(value):
            return self.say(Message(*value))
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self.plain(item)) for item in value) or NOTHING
        return str(value)


class Catalogue:
    """The messages of one package in one language."""

    def __init__(self, text: str, language: str) -> None:
        resource = FluentResource(text)
        functions: dict[str, Any] = {"DOES": _does}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._bundle.add_resource(resource)
        entries = [entry for entry in resource.body if isinstance(entry, Entry) and entry.value is not None]
        self._needs = {entry.id.name: _variables(entry) for entry in entries}

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._needs

    def __iter__(self) -> Iterator[str]:
        return iter(self._needs)

    def needs(self, message_id: str) -> set[str]:
        """The arguments that a message speaks of."""
        return self._needs[message_id]

    def say(self, message_id: str, args: dict[str, Any]) -> str:
        """One message with its arguments filled in; an argument that is missing shows as its name."""
        pattern = self._bundle.get_message(message_id).value
        return MINUS.sub("−", str(self._bundle.format_pattern(pattern, args)[0])) if pattern else ""


@cache
def catalogue(package: str, language: str) -> Catalogue | None:
    """A package's messages in one language, or None where it has none."""
    try:
        page = files(package) / f"messages.{language}.ftl"
    except (ModuleNotFoundError, ValueError):
        return None
    return Catalogue(page.read_text(encoding="utf-8"), language) if page.is_file() else None


def fold(text: str) -> str:
    """Text for comparing: without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in letters if not unicodedata.combining(char))


def _variables(entry: Entry) -> set[str]:
    found: set[str] = set()

    class Reader(Visitor):
        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
            found.add(node.id.name)

    Reader().visit(entry)
    return found


def _does(who: Any, other: str, you: str, many: str = "") -> str:
    if getattr(who, "you", False):
        return you
    return (many or you) if getattr(who, "many", False) else other


def _is_message(value: Any) -> bool:
    return (
        isinstance(value, (list, tuple))
        and len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], dict)
    )


def _capital(text: str) -> str:
    return re.sub(r"(?:^|(?<=[.!?] ))[a-z]", lambda match: match[0].upper(), text)
