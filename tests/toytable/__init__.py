"""A small game for tests of whatever hosts games: three secret cards each, laid one by one, with a die added."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, ClassVar, Final

from hornbook.core.choices import Kinds
from hornbook.core.deck import Deck, redeal, shuffled
from hornbook.core.errors import BadContent
from hornbook.core.events import Message, Seat, seats_of
from hornbook.core.fields import Half, Shared, declare_frame, declare_state, start
from hornbook.core.frame import Frame, Wording
from hornbook.core.game import Game, Result
from hornbook.core.loop import advance
from hornbook.core.rng import Rng
from hornbook.core.screen.picture import Cell, Section
from hornbook.core.setup import Option, Setup
from hornbook.core.state import OVER, RUNNING, State

HAND: Final = 3
HIGHEST: Final = 15
CARDS = tuple(range(1, HIGHEST + 1))

KINDS: Kinds[Table] = Kinds()

LAY: Final = KINDS.add("lay", label="lay", rule="TT-2.2")
PICK: Final = KINDS.add(  # + card less 1
    "pick",
    HIGHEST,
    spell=lambda s, at: str(at + 1),
    label=lambda s, at: Message("pick", {"card": at + 1}),
    touches=lambda s, at: (f"card:{at + 1}",),
    rule="TT-2.1",
)


@declare_state
class Table(State):
    """Hands, scores, and what lies face up."""

    KINDS: ClassVar[Kinds[Any]] = KINDS

    seats: Shared[int]
    rounds: Shared[int]
    bonus: Shared[bool]

    hands: list[list[int]] = start(lambda seats: [[] for _ in range(seats)])  # of each seat, sorted
    scores: list[int] = start(lambda seats: [0] * seats)  # of each seat
    laid: list[int] = []  # in order
    deck: Deck = shuffled(CARDS)


@declare_frame
class Deal(Frame[Table]):
    """TT-1.1 Dealing: three cards to everybody."""

    NAME = "deal"
    PHASE = "dealing"

    def run(self, s: Table) -> None:
        if min(len(hand) for hand in s.hands) == HAND:
            s.stack[-1] = Turn()
        else:
            s.chance("card", s.deck.rolls(), "TT-1.1")

    def rolled(self, s: Table, outcome: int) -> None:
        seat = min(range(s.seats), key=lambda each: len(s.hands[each]))
        card = s.deck.next(outcome)
        s.deck = s.deck.drawn(outcome)
        s.hands[seat].append(card)
        s.hands[seat].sort()
        s.tell("dealt", "TT-1.1", {"seat": Seat(seat)}, {"card": card}, 1 << seat)


@declare_frame
class Turn(Frame[Table]):
    """TT-2.1 A turn: pick a card, lay it, roll."""

    NAME = "turn"
    PHASE = "turn"

    round: int = 0
    seat: int = 0
    picked: Half[int] = 0  # the card to lay, or 0

    def run(self, s: Table) -> None:
        if self.round == s.rounds:
            s.tell("over", "TT-3.1", {})
            s.done()
        elif self.picked:
            s.ask(self.seat, (LAY,), "TT-2.2")
        else:
            s.ask(self.seat, tuple([PICK + card - 1 for card in s.hands[self.seat]]), "TT-2.1")

    def prompt(self, s: Table) -> Message:
        return Message("ask-sure" if self.picked else "ask-card", {"seat": Seat(self.seat)})

    def explain(self, s: Table, code: int) -> Wording:
        said = KINDS.wording(s, code)
        return said._replace(label=Message("lay", {"card": self.picked})) if code == LAY else said

    def chosen(self, s: Table, code: int) -> None:
        if code == LAY:
            s.hands[self.seat].remove(self.picked)
            s.laid.append(self.picked)
            self.picked = 0
            s.chance("die", 6, "TT-2.3")
        else:
            self.picked = code - PICK + 1

    def rolled(self, s: Table, outcome: int) -> None:
        card, pips = s.laid[-1], outcome + 1
        gain = card + pips + (10 if s.bonus and pips == 6 else 0)
        s.scores[self.seat] += gain
        s.tell("laid", "TT-2.3", {"seat": Seat(self.seat), "card": card, "pips": pips, "gain": gain})
        self.seat = (self.seat + 1) % s.seats
        self.round += self.seat == 0


class ToyTable(Game[Table]):
    """The toy."""

    id = "toy-table"
    title = "Toy Table"
    package = "tests.toytable"
    rules_version = "1"
    min_seats = 2
    max_seats = 4
    options = (
        Option("rounds", "3", ("1", "2", "3"), "how many cards everybody lays"),
        Option("bonus", False, (), "ten more for a six"),
    )
    styles = {"pink": "bold magenta", "blue": "bold blue"}
    scenarios = {"duel": Setup(2, {"rounds": "1"}), "lucky": Setup(4, {"bonus": True})}
    frames = {frame.NAME: frame for frame in (Deal, Turn)}

    def __init__(self, pack: str = "shipped") -> None:
        self.pack = pack
        self.drawing = self.evaluation = self

    def with_content(self, folder: str) -> ToyTable:
        page = Path(folder) / "toy.toml"
        try:
            return ToyTable(str(tomllib.loads(page.read_text())["pack"]))
        except FileNotFoundError:
            raise BadContent(f"{folder}: there is no toy.toml in it") from None
        except tomllib.TOMLDecodeError as problem:
            raise BadContent(f"{page}: {problem}") from None
        except KeyError:
            raise BadContent(f"{page}, line 1: the field pack is missing") from None

    @property
    def content_hash(self) -> str:
        return self.pack

    def default_seats(self) -> int:
        return 3

    def blank(self, setup: Setup) -> Table:
        s = Table.blank(setup.seats, int(setup.options["rounds"]), setup.options["bonus"])
        s.begin(Deal())
        return s

    def catalogue(self) -> dict[str, Any]:
        return {"cards": list(CARDS), "pack": self.pack}

    def names(self, language: str, ids: bool = False) -> dict[str, str]:
        return {"it": {"fifteen": "il Quindici"}}.get(language, {"fifteen": "the Fifteen", "one": "the One"})

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return {
            "seat": seat,
            "pending": s.pending,
            "scores": list(s.scores),
            "laid": list(s.laid),
            "counts": [len(hand) for hand in s.hands],
            "hand": list(s.hands[seat]) if seat is not None else None,
            "half": list(s.stack[-1].half()) if s.pending == seat and s.pending >= 0 else [],
        }

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        deal = s.copy()
        deal.rng = rng.below(1 << 62)
        others = [hand for at, hand in enumerate(deal.hands) if at != seat]
        pool = redeal([*s.deck.unknown(seat), *[card for hand in others for card in hand]], rng)
        for hand in others:
            hand[:] = sorted([pool.pop() for _ in hand])
        deal.deck = s.deck.dealt(seat, pool)
        if deal.pending >= 0 and deal.pending != seat:  # nobody sees whether he has picked a card already
            deal.stack[-1].forget()
            deal.pending = RUNNING
            advance(deal)
        return deal

    def result(self, s: Table) -> Result | None:
        if s.pending != OVER:
            return None
        best = max(s.scores)
        ranks = [1 + sum(other > score for other in s.scores) for score in s.scores]
        winners = [seat for seat, score in enumerate(s.scores) if score == best]
        return Result(
            ranks,
            list(s.scores),
            winners,
            Message("most", {"winners": seats_of(winners), "score": best}),
            "TT-3.1",
            len(winners) > 1,
        )

    def check(self, s: Table) -> list[str]:
        every = sorted([card for hand in s.hands for card in hand] + s.laid + s.deck.cards())
        return [] if every == list(CARDS) else ["a card is missing or there twice"]

    def evaluate(self, s: Table, seat: int) -> float:
        """Its share of the points."""
        return s.scores[seat] / (sum(s.scores) or 1)

    def picture(self, view: dict[str, Any]) -> list[Section]:
        """A line for each player, and the hand."""
        rows = [
            [
                Cell(Message("player", {"seat": Seat(seat)}), "me" if seat == view["seat"] else ""),
                Cell(str(score), "bold"),
                Cell("▮" * view["counts"][seat], "blue"),
            ]
            for seat, score in enumerate(view["scores"])
        ]
        head = (Message("head-player", {}), Message("head-score", {}), Message("head-cards", {}))
        sections = [Section(Message("table", {}), head, rows)]
        if view["hand"] is not None:
            sections.append(Section(Message("hand", {}), (), [[Cell(str(card), "pink") for card in view["hand"]]]))
        return sections


def register() -> ToyTable:
    """Make the toy the one installed game of this process."""
    import hornbook
    from hornbook.core import registry

    toy = ToyTable()
    known: dict[str, Game[Any]] = {toy.id: toy}
    registry.games, registry.broken = lambda: known, dict
    hornbook.games = registry.games
    return toy
