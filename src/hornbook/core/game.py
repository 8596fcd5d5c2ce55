"""What every game brings, what it may bring, and what they all share."""

from __future__ import annotations

import copy
import hashlib
import importlib
import json
import pkgutil
from array import array
from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, NamedTuple

from hornbook.core import loop
from hornbook.core.abilities import (
    Automata,
    Drawing,
    Evaluation,
    Habits,
    Hindsight,
    Insights,
    Observation,
    StandingOrders,
)
from hornbook.core.bounds import Bounds
from hornbook.core.compiled import mypyc_attr
from hornbook.core.errors import AmbiguousToken, BadContent, BadSetup, UnknownToken
from hornbook.core.events import Message
from hornbook.core.frame import Frame, S
from hornbook.core.play.codec import dump, dump_frame, load_frame, loader
from hornbook.core.rng import Rng, as_state, seeded, unsigned
from hornbook.core.screen.observation import fill
from hornbook.core.screen.view import Shape
from hornbook.core.setup import Option, Setup, read_options
from hornbook.core.state import CHANCE, RUNNING

STATE_FORMAT: Final = 2
CORE_FIELDS: Final = ("ply", "manual", "pending", "rule", "kind", "rolls")


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: stateless, one object each. States go in and out; nothing is remembered here.

    A game must bring `REQUIRED`; one that does not is refused when it is registered.
    """

    id: ClassVar[str] = ""
    title: ClassVar[str] = ""
    package: ClassVar[str] = ""  # where rulebook.md and messages.*.ftl lie
    rules_version: ClassVar[str] = ""
    older_rules: ClassVar[tuple[str, ...]] = ()  # versions whose records can be played over: see `older_token`
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    scenarios: ClassVar[dict[str, Setup]] = {}  # set-ups with a name, one for each way to play
    frames: ClassVar[dict[str, type[Frame[Any]]]] = {}  # by NAME: see `frames_in`
    levels: ClassVar[dict[str, str]] = {}  # bots' levels, where the usual ones do not suit this game
    styles: ClassVar[dict[str, str]] = {}  # the style words of its own that a drawing uses, as terminals show them

    REQUIRED: ClassVar[tuple[str, ...]] = (
        "id", "title", "package", "rules_version", "frames", "blank", "view", "determinize", "result", "check",
    )  # fmt: skip

    # What a game may be able to do beside being played.

    drawing: Drawing | None = None
    insights: Insights | None = None
    hindsight: Hindsight | None = None
    standing_orders: StandingOrders | None = None
    evaluation: Evaluation | None = None
    habits: Habits | None = None
    observation: Observation | None = None
    automata: Automata | None = None

    shape: Shape | None = None
    """The fields of its views, where these are tuples; without it they are plain JSON."""

    # What each game must bring.

    def blank(self, setup: Setup) -> S:
        """A state for this (settled) setup before anything has happened, its first frame on the stack."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> Any:
        """What a seat (or a spectator: None) may see: a tuple as its `shape` declares, or plain JSON."""
        raise NotImplementedError

    def determinize(self, s: S, seat: int | None, rng: Rng) -> S:
        """A state that looks the same to this seat, everything it cannot know dealt again.

        It depends on the seat's view, its recall and rng alone.
        """
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """How it ended; None while it goes on."""
        raise NotImplementedError

    def check(self, s: S) -> list[str]:
        """What is wrong with a position: nothing, if all is well."""
        raise NotImplementedError

    # What a game may say otherwise.

    def default_seats(self) -> int:
        """How many play when nobody says."""
        return self.max_seats

    def settle(self, setup: Setup) -> Setup:
        """The setup with every option filled in, or BadSetup."""
        seats = setup.seats or self.default_seats()
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetup(f"{self.id} seats {self.min_seats} to {self.max_seats} players, not {seats}")
        return Setup(seats, read_options(self.options, setup.options, seats))

    def bounds(self, setup: Setup) -> Bounds:
        """What no game of this (settled) setup exceeds; here only how many codes there are."""
        return Bounds(self.blank(setup).KINDS.size)

    def recall(self, s: S, seat: int | None) -> tuple[Any, ...]:
        """What a seat (or a spectator: None) knows beside its view: what it did or saw and may not look at again."""
        return ()

    def allies(self, s: S, seat: int) -> tuple[int, ...]:
        """The seats that win and lose with this one as things stand, itself among them."""
        return (seat,)

    def roles(self, s: S, seat: int) -> tuple[str, ...]:
        """The ids of the roles that a seat plays, as everybody may know them: a character, a hero or several."""
        return ()

    def with_content(self, folder: str) -> Game[S]:
        """The same game with a content pack of the owner's own laid over the shipped one, or BadContent."""
        raise BadContent(f"{self.id} has no content that could be changed")

    @property
    def content_hash(self) -> str:
        """Names the content in use, so that a record knows which cards it was played with."""
        return ""

    def catalogue(self) -> dict[str, Any]:
        """The content in use as plain JSON: what every id and number in views and tokens stands for."""
        return {}

    def names(self, language: str, ids: bool = False) -> dict[str, str]:
        """What the content's ids are called in a language; with `ids`, the ids stand before names that go with them."""
        return {}

    def migrate(self, doc: dict[str, Any]) -> dict[str, Any]:
        """The JSON of a state that an older save format wrote, with the fields of today; it is the game's to change."""
        return doc

    def older_token(self, s: S, token: str, rules_version: str) -> tuple[str, ...]:
        """What a choice that a record of older rules has is called now: one token, or several to be chosen in turn."""
        return (token,)

    # What they all share.

    def new(self, setup: Setup, seed: int, manual: bool = False, events: list[Any] | None = None) -> S:
        """A game ready for its first decision. `manual` stops at chance; `events` hears the set-up too."""
        settled = self.settle(setup)
        s = self.fresh(settled)
        s.rng = seeded(seed)
        s.manual = manual
        s.events = events
        loop.advance(s)
        return s

    def fresh(self, settled: Setup) -> S:
        """A blank table that knows its game and set-up."""
        s = self.blank(settled)
        s.setup, s.game = settled, self
        return s

    def pending(self, s: S) -> int:
        """OVER, CHANCE, or the seat that must choose."""
        return s.pending

    def choices(self, s: S) -> tuple[int, ...]:
        """The codes on offer to the pending seat, sorted."""
        return s.options if s.pending >= 0 else ()

    def apply(self, s: S, code: Any) -> None:
        """The pending seat chooses, by a code on offer or whatever stands for that number (`__index__`)."""
        loop.apply(s, code)

    def chance(self, s: S) -> Chance | None:
        """What is to be rolled, if chance falls next."""
        return Chance(s.kind, s.rolls, s.weights, s.rule) if s.pending == CHANCE else None

    def roll(self, s: S) -> int:
        """The outcome in store; asking changes nothing."""
        return loop.roll(s)

    def resolve(self, s: S, outcome: Any) -> None:
        """Chance falls, with an outcome or whatever stands for that number."""
        loop.resolve(s, outcome)

    def setup_of(self, s: S) -> Setup:
        """The settled setup that the state was made with."""
        return s.setup

    def view_json(self, s: S, seat: int | None) -> dict[str, Any]:
        """What a seat (or a spectator: None) may see, as plain JSON."""
        view = self.view(s, seat)
        return view if self.shape is None else self.shape.to_json(view)

    def write_mask(self, s: S, out: Any) -> None:
        """Fill a buffer of 8-bit numbers, one for each code: 1 where the pending seat may choose it, else 0."""
        mask = array("b", bytes(s.KINDS.size))
        if s.pending >= 0:
            for code in s.options:
                mask[code] = 1
        fill(out, mask)

    def copy(self, s: S) -> S:
        """A state that shares nothing mutable with this one."""
        return s.copy()

    # What is said.

    def prompt(self, s: S) -> Message:
        """The pending question for people."""
        return s.stack[-1].prompt(s)

    def token(self, s: S, code: int) -> str:
        """A choice in one word, as in `lay:3+4`."""
        return s.KINDS.token(s, code)

    def explain(self, s: S, code: int) -> Explained:
        """A choice for people."""
        label, touches, rule = s.stack[-1].explain(s, code)
        return Explained(code, self.token(s, code), label, touches, rule or s.rule)

    def outcome(self, s: S, outcome: int) -> str:
        """An outcome of the chance that falls next, in one word; among them no two go by the same."""
        return s.stack[-1].outcome_name(s, outcome)

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

    # What is written down.

    def to_json(self, s: S) -> dict[str, Any]:
        """The whole state as plain JSON."""
        return {
            "format": STATE_FORMAT,
            "game": self.id,
            "setup": s.setup.to_json(),
            "core": {"rng": unsigned(s.rng)} | {name: getattr(s, name) for name in CORE_FIELDS},
            "weights": list(s.weights),
            "table": {name: dump(getattr(s, name)) for name, _ in s.FIELDS},
            "stack": [dump_frame(frame) for frame in s.stack],
        }

    def from_json(self, doc: dict[str, Any]) -> S:
        """The state that `to_json` wrote, one of an older format brought up to date.

        Codes are not written: whoever is asked is asked anew, by the same frame.
        """
        if doc.get("format", 1) != STATE_FORMAT:
            doc = self.migrate(copy.deepcopy(doc))
        settled = self.settle(Setup(doc["setup"]["seats"], doc["setup"]["options"]))
        s = self.fresh(settled)
        s.rng = as_state(doc["core"]["rng"])
        for name in CORE_FIELDS:
            setattr(s, name, doc["core"][name])
        s.weights = tuple(doc["weights"])
        for name, kind in s.FIELDS:
            if name in doc["table"] or name not in s.RECALL:  # older saves have no recall
                setattr(s, name, loader(kind)(doc["table"][name]))
        s.begin(*[load_frame(saved, self.frames) for saved in doc["stack"]])
        self.loaded(s)
        if s.pending >= 0:
            s.pending = RUNNING
            loop.advance(s)
        return s

    def loaded(self, s: S) -> None:
        """Work out again what a save does not hold, if there is anything."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its name: whoever reads it has the game installed, or has pickled it."""
        from hornbook.core import registry

        registry.PICKLED[self.id, self.content_hash] = self
        return registry.unpickled, (self.id, self.content_hash)

    def digest(self, s: S) -> str:
        """Sixteen hex digits that tell states apart; what seats recall follows from the game and is left out."""
        doc = self.to_json(s)
        for name in s.RECALL:
            del doc["table"][name]
        text = json.dumps(doc, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def playout(s: S, random: Callable[[], float]) -> None:
    """Play on to the end (or to a stop at chance), every choice at random."""
    loop.advance(s, random)


def frames_in(package: str) -> dict[str, type[Frame[Any]]]:
    """Every frame that the modules of a package define, by name."""
    found: dict[str, type[Frame[Any]]] = {}
    home = importlib.import_module(package)
    names = [package, *(each.name for each in pkgutil.walk_packages(getattr(home, "__path__", []), f"{package}."))]
    for name in names:
        if name.endswith(".__main__"):
            continue
        for value in vars(importlib.import_module(name)).values():
            own = isinstance(value, type) and issubclass(value, Frame) and getattr(value, "__module__", "") == name
            if own and value.NAME:
                if "FIELDS" not in vars(value):
                    raise TypeError(f"{value} is a frame whose fields are not declared (@declare_frame)")
                if value.NAME in found:
                    raise ValueError(f"two frames are called {value.NAME!r}: {found[value.NAME]} and {value}")
                found[value.NAME] = value
    return found


def missing(game: Game[Any]) -> list[str]:
    """What a game must bring and does not."""
    lacking = []
    for name in Game.REQUIRED:
        own, inherited = getattr(type(game), name, None), getattr(Game, name)
        if own is inherited or own in ("", {}):
            lacking.append(name)
    return lacking
