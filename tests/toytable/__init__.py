"""A small game for tests of whatever hosts games: three secret cards each, laid one by one, with a die added."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from hornbook.core.deck import redeal
from hornbook.core.errors import BadContent
from hornbook.core.events import Message
from hornbook.core.game import Explained, Game, Result
from hornbook.core.picture import Cell, Section
from hornbook.core.rng import Rng, seed_from
from hornbook.core.setup import Option, Setup
from hornbook.core.state import Frame, State

LAY = 0
FIRST_CARD = 10  # the code of a card is FIRST_CARD + its value
HIGHEST = 15


class Table(State):
    """Hands, scores, and what lies face up."""

    __slots__ = ("bonus", "deck", "hands", "laid", "picked", "rounds", "scores")

    def __init__(self, rng: int, seats: int, rounds: int, bonus: bool) -> None:
        super().__init__(rng)
        self.rounds = rounds
        self.bonus = bonus
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.scores = [0] * seats
        self.laid: list[int] = []
        self.deck = list(range(1, HIGHEST + 1))
        self.picked = 0


class Deal(Frame[Table]):
    """TT-1.1 Dealing: three cards to everybody."""

    NAME = "deal"
    __slots__ = ()

    def run(self, s: Table) -> None:
        if min(len(hand) for hand in s.hands) == 3:
            s.stack.pop()
            s.call(Turn(0, 0))
            return
        s.chance("card", len(s.deck), "TT-1.1")

    def rolled(self, s: Table, outcome: int) -> None:
        seat = min(range(len(s.hands)), key=lambda each: len(s.hands[each]))
        card = s.deck.pop(outcome)
        s.hands[seat].append(card)
        s.hands[seat].sort()
        s.tell("dealt", "TT-1.1", {"seat": seat}, {"card": card}, 1 << seat)

    def copy(self) -> Frame[Table]:
        return Deal()


class Turn(Frame[Table]):
    """TT-2.1 A turn: pick a card, lay it, roll."""

    NAME = "turn"
    __slots__ = ("round", "seat")

    def __init__(self, round: int, seat: int) -> None:
        self.round = round
        self.seat = seat

    def run(self, s: Table) -> None:
        if self.round == s.rounds:
            s.tell("over", "TT-3.1", {})
            s.done()
        elif s.picked:
            s.ask(self.seat, (LAY,), "TT-2.2")
        else:
            s.ask(self.seat, tuple(FIRST_CARD + card for card in s.hands[self.seat]), "TT-2.1")

    def chosen(self, s: Table, code: int) -> None:
        if code >= FIRST_CARD:
            s.picked = code - FIRST_CARD
        else:
            s.hands[self.seat].remove(s.picked)
            s.laid.append(s.picked)
            s.picked = 0
            s.chance("die", 6, "TT-2.3")

    def rolled(self, s: Table, outcome: int) -> None:
        card, pips = s.laid[-1], outcome + 1
        gain = card + pips + (10 if s.bonus and pips == 6 else 0)
        s.scores[self.seat] += gain
        s.tell("laid", "TT-2.3", {"seat": self.seat, "card": card, "pips": pips, "gain": gain})
        self.seat = (self.seat + 1) % len(s.hands)
        self.round += self.seat == 0

    def copy(self) -> Frame[Table]:
        return Turn(self.round, self.seat)


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
    scenarios = {"duel": Setup(2, {"rounds": "1"}), "lucky": Setup(4, {"bonus": True})}
    frames = {"deal": Deal, "turn": Turn}
    fields = ("hands", "scores", "laid", "deck", "picked")

    def __init__(self, pack: str = "shipped") -> None:
        self.pack = pack

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

    def blank(self, setup: Setup, seed: int) -> Table:
        s = Table(seed_from(seed), setup.seats, int(setup.options["rounds"]), bool(setup.options["bonus"]))
        s.call(Deal())
        return s

    def catalogue(self) -> dict[str, Any]:
        return {"cards": list(range(1, HIGHEST + 1)), "pack": self.pack}

    def names(self, language: str, ids: bool = False) -> dict[str, str]:
        return {"it": {"fifteen": "il Quindici"}}.get(language, {"fifteen": "the Fifteen", "one": "the One"})

    def setup_of(self, s: Table) -> Setup:
        return Setup(len(s.hands), {"rounds": str(s.rounds), "bonus": s.bonus})

    def copy(self, s: Table) -> Table:
        other = Table(s.rng, len(s.hands), s.rounds, s.bonus)
        s.copy_core(other)
        other.hands = [list(hand) for hand in s.hands]
        other.scores, other.laid, other.deck, other.picked = list(s.scores), list(s.laid), list(s.deck), s.picked
        return other

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        mine = seat is not None
        return {
            "seat": seat,
            "pending": s.pending,
            "scores": list(s.scores),
            "laid": list(s.laid),
            "counts": [len(hand) for hand in s.hands],
            "hand": list(s.hands[seat]) if seat is not None else None,
            "picked": s.picked if mine and seat == s.pending else 0,
        }

    def determinize(self, s: Table, seat: int | None, rng: Rng) -> Table:
        other = self.copy(s)
        other.rng = seed_from(rng.below(1 << 62))
        pool = redeal([card for at, hand in enumerate(s.hands) if at != seat for card in hand] + s.deck, rng)
        for at, hand in enumerate(other.hands):
            if at != seat:
                hand[:] = sorted(pool.pop() for _ in hand)
        other.deck = sorted(pool)
        if s.pending >= 0 and s.pending != seat:  # nobody sees whether he has picked a card already
            hand = other.hands[s.pending]
            other.picked = [0, *hand][rng.below(len(hand) + 1)]
            other.options = (LAY,) if other.picked else tuple(FIRST_CARD + card for card in hand)
            other.rule = "TT-2.2" if other.picked else "TT-2.1"
        return other

    def result(self, s: Table) -> Result | None:
        if s.pending != -2:
            return None
        best = max(s.scores)
        ranks = [1 + sum(other > score for other in s.scores) for score in s.scores]
        winners = [seat for seat, score in enumerate(s.scores) if score == best]
        return Result(
            ranks,
            list(s.scores),
            winners,
            Message("most", {"winners": winners, "score": best}),
            "TT-3.1",
            len(winners) > 1,
        )

    def check(self, s: Table) -> list[str]:
        every = sorted([card for hand in s.hands for card in hand] + s.laid + s.deck)
        return [] if every == list(range(1, HIGHEST + 1)) else ["a card is missing or there twice"]

    def token(self, s: Table, code: int) -> str:
        return f"pick:{code - FIRST_CARD}" if code >= FIRST_CARD else "lay"

    def explain(self, s: Table, code: int) -> Explained:
        if code >= FIRST_CARD:
            label = Message("pick", {"card": code - FIRST_CARD})
            return Explained(code, self.token(s, code), label, (f"card:{code - FIRST_CARD}",), "TT-2.1")
        return Explained(code, self.token(s, code), Message("lay", {"card": s.picked}), (), "TT-2.2")

    def prompt(self, s: Table) -> Message:
        return Message("ask-sure" if s.picked else "ask-card", {"seat": s.pending})

    def evaluate(self, s: Table, seat: int) -> float:
        return s.scores[seat] / (sum(s.scores) or 1)

    def features(self, s: Table, seat: int) -> list[float]:
        return [float(score) for score in s.scores]

    def picture(self, view: dict[str, Any]) -> list[Section]:
        rows = [
            [
                Cell(Message("player", {"seat": seat}), "me" if seat == view["seat"] else ""),
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
