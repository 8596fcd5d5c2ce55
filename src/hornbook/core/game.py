"""The protocol between a game and everybody who plays it, watches it or searches in it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, NamedTuple

from hornbook.core import loop
from hornbook.core.codec import dump, dump_frame, load, load_frame
from hornbook.core.compiled import mypyc_attr
from hornbook.core.errors import AmbiguousToken, BadSetup, UnknownToken
from hornbook.core.events import Message
from hornbook.core.picture import Section
from hornbook.core.rng import Rng
from hornbook.core.setup import Option, Setup, read_options
from hornbook.core.state import CHANCE, Frame, S

CORE_FIELDS = ("ply", "rng", "manual", "pending", "rule", "kind", "rolls")


class Chance(NamedTuple):
    """What is to be rolled: n outcomes, equally likely unless there are weights."""

    kind: str
    n: int
    weights: tuple[int, ...]
    rule: str


class Result(NamedTuple):
    """How a game ended. `ranks` starts at 1; `winners` may be several, or nobody.

    Several winners are one team that has won, unless the victory is `shared` between rivals.
    """

    ranks: list[int]
    scores: list[int]
    winners: list[int]
    reason: Message
    rule: str
    shared: bool = False


class Explained(NamedTuple):
    """A choice for a screen: what it says, which things on the board it touches, by which rule."""

    code: int
    token: str
    label: Message
    touches: tuple[str, ...]
    rule: str


class Order(NamedTuple):
    """An answer that a seat may leave for a question to come. Its token says how far it reaches, so it ends by itself.

    Of the orders of one `group` only one can stand. With a `button` it is worth one beside the question asked now.
    """

    token: str
    label: Message
    rule: str
    group: Message | None = None
    button: Message | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: stateless, one object each. States go in and out; nothing is remembered here."""

    id: ClassVar[str] = ""
    title: ClassVar[str] = ""
    package: ClassVar[str] = ""  # where rulebook.md and messages.*.ftl lie
    rules_version: ClassVar[str] = ""
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 1
    together: ClassVar[bool] = False  # the players win or lose as one, and may see each other's steps taken back
    options: ClassVar[tuple[Option, ...]] = ()
    scenarios: ClassVar[dict[str, Setup]] = {}  # set-ups with a name, one for each way to play
    frames: ClassVar[dict[str, type[Frame[Any]]]] = {}  # by NAME
    fields: ClassVar[tuple[str, ...]] = ()  # of the state: what a save holds
    levels: ClassVar[dict[str, str]] = {}  # bots' levels, where the usual ones do not suit this game

    # What each game brings.

    def with_content(self, folder: str) -> Game[S]:
        """The same game with a content pack of the owner's own laid over the shipped one, or BadContent."""
        raise NotImplementedError

    @property
    def content_hash(self) -> str:
        """Names the content in use, so that a record knows which cards it was played with."""
        return ""

    def settle(self, setup: Setup) -> Setup:
        """The setup with every option filled in, or BadSetup."""
        seats = setup.seats or self.default_seats()
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetup(f"{self.id} seats {self.min_seats} to {self.max_seats} players, not {seats}")
        return Setup(seats, read_options(self.options, setup.options))

    def default_seats(self) -> int:
        """How many play when nobody says."""
        return self.max_seats

    def blank(self, setup: Setup, seed: int) -> S:
        """A state for this (settled) setup before anything has happened, its first frame on the stack."""
        raise NotImplementedError

    def catalogue(self) -> dict[str, Any]:
        """The content in use as plain JSON: what every id and number in views and tokens stands for."""
        raise NotImplementedError

    def names(self, language: str, ids: bool = False) -> dict[str, str]:
        """What the content's ids are called in a language; with `ids`, the ids stand before names that go with them."""
        return {}

    def setup_of(self, s: S) -> Setup:
        """The settled setup that the state was made with."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        """A state that shares nothing mutable with this one."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> dict[str, Any]:
        """What a seat (or a spectator: None) may see, as plain JSON."""
        raise NotImplementedError

    def determinize(self, s: S, seat: int | None, rng: Rng) -> S:
        """A state that looks the same to this seat, everything it cannot know dealt again.

        It depends on the seat's view and on rng alone.
        """
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """How it ended; None while it goes on."""
        raise NotImplementedError

    def check(self, s: S) -> list[str]:
        """What is wrong with a position: nothing, if all is well."""
        raise NotImplementedError

    def token(self, s: S, code: int) -> str:
        """A choice in one word, as in `lay:3+4`."""
        raise NotImplementedError

    def explain(self, s: S, code: int) -> Explained:
        """A choice for people."""
        raise NotImplementedError

    def prompt(self, s: S) -> Message:
        """The pending question for people."""
        raise NotImplementedError

    def picture(self, view: dict[str, Any]) -> list[Section]:
        """The table as titled lists of cells, drawn from a view alone; nothing, if the game does not draw itself."""
        return []

    def reckoning(self, view: dict[str, Any]) -> dict[str, Any]:
        """What a view comes to, as plain JSON: points and prospects for a screen, so that a page needs no rules."""
        return {}

    def orders(self, view: dict[str, Any]) -> tuple[Order, ...]:
        """What the seat of a view may order in advance now; nothing, if the game takes no orders."""
        return ()

    def standing(self, view: dict[str, Any], tokens: Sequence[str]) -> tuple[Order, ...]:
        """Those of a seat's orders that can still come to something."""
        return ()

    def obey(self, s: S, seat: int, tokens: Sequence[str]) -> int | None:
        """The choice on offer that a seat's orders demand, or None. It depends on what the seat may see alone."""
        return None

    def evaluate(self, s: S, seat: int) -> float:
        """How good a position is for a seat: from 0 (lost) to 1 (won). May look at the whole state it is given."""
        raise NotImplementedError

    def values(self, s: S) -> list[float]:
        """`evaluate` for every seat."""
        return [self.evaluate(s, seat) for seat in range(self.setup_of(s).seats)]

    def habit(self, s: S) -> int | None:
        """What a sensible player answers to the pending question without looking ahead; None if the game cannot say.

        It depends on what the pending seat may see alone.
        """
        return None

    def is_routine(self, s: S) -> bool:
        """Whether the pending question is not worth more than a habit."""
        return False

    def features(self, s: S, seat: int) -> list[float]:
        """The position as numbers of fixed length, from what the seat may see."""
        raise NotImplementedError

    # What they all share.

    def new(self, setup: Setup, seed: int, manual: bool = False, events: list[Any] | None = None) -> S:
        """A game ready for its first decision. `manual` stops at chance; `events` hears the set-up too."""
        s = self.blank(self.settle(setup), seed)
        s.manual = manual
        s.events = events
        loop.advance(s)
        return s

    def pending(self, s: S) -> int:
        """OVER, CHANCE, or the seat that must choose."""
        return s.pending

    def choices(self, s: S) -> tuple[int, ...]:
        """The codes on offer to the pending seat, sorted."""
        return s.options if s.pending >= 0 else ()

    def apply(self, s: S, code: int) -> None:
        """The pending seat chooses."""
        loop.apply(s, code)

    def chance(self, s: S) -> Chance | None:
        """What is to be rolled, if chance falls next."""
        return Chance(s.kind, s.rolls, s.weights, s.rule) if s.pending == CHANCE else None

    def roll(self, s: S) -> int:
        """The outcome in store; asking changes nothing."""
        return loop.roll(s)

    def resolve(self, s: S, outcome: int) -> None:
        """Chance falls."""
        loop.resolve(s, outcome)

    def parse(self, s: S, text: str) -> int:
        """The choice on offer that a token, or the unique beginning of one, names."""
        tokens = {self.token(s, code): code for code in self.choices(s)}
        if text in tokens:
            return tokens[text]
        matches = [token for token in tokens if text and token.startswith(text)]
        if len(matches) == 1:
            return tokens[matches[0]]
        if matches:
            raise AmbiguousToken(f"{text!r} could be {', '.join(matches)}", list(tokens), s.rule)
        raise UnknownToken(f"{text!r} is not on offer; legal are {', '.join(tokens) or 'none'}", list(tokens), s.rule)

    def to_json(self, s: S) -> dict[str, Any]:
        """The whole state as plain JSON."""
        return {
            "game": self.id,
            "setup": self.setup_of(s).to_json(),
            "core": {name: getattr(s, name) for name in CORE_FIELDS},
            "options": list(s.options),
            "weights": list(s.weights),
            "table": {name: dump(getattr(s, name)) for name in self.fields},
            "stack": [dump_frame(frame) for frame in s.stack],
        }

    def from_json(self, doc: dict[str, Any]) -> S:
        """The state that `to_json` wrote."""
        s = self.blank(self.settle(Setup(doc["setup"]["seats"], doc["setup"]["options"])), 0)
        for name in CORE_FIELDS:
            setattr(s, name, doc["core"][name])
        s.options = tuple(doc["options"])
        s.weights = tuple(doc["weights"])
        for name in self.fields:
            setattr(s, name, load(doc["table"][name], getattr(s, name)))
        s.stack = [load_frame(saved, self.frames) for saved in doc["stack"]]
        return s

    def digest(self, s: S) -> str:
        """Sixteen hex digits that tell states apart."""
        text = json.dumps(self.to_json(s), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def playout(s: S, random: Callable[[], float]) -> None:
    """Play on to the end (or to a stop at chance), every choice at random."""
    loop.advance(s, random)
