"""Allies by set-up, and what they mean for taking steps back: they may have seen a step, if they learned nothing."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pytest

from hornbook.core.choices import Kinds
from hornbook.core.errors import UndoRefused
from hornbook.core.events import Message, Seat
from hornbook.core.fields import Shared, declare_frame, declare_state, start
from hornbook.core.frame import Frame
from hornbook.core.game import Game, Result, frames_in
from hornbook.core.play.session import Session
from hornbook.core.rng import Rng
from hornbook.core.setup import Option, Setup
from hornbook.core.state import OVER, State
from hornbook.testing.laws import conforms

SIDES: Final = 6

KINDS: Kinds[Beach] = Kinds()

PUT: Final = KINDS.add("put", rule="PB-1.2")  # a pebble more, for all to see
SHOW: Final = KINDS.add("show", rule="PB-1.3")  # lift the cup
LOOK: Final = KINDS.add("look", rule="PB-1.4")  # under one's own cup
END: Final = KINDS.add("end", rule="PB-1.5")


@declare_state
class Beach(State):
    """Pebbles before each seat, and a die under a cup of which its owner knows nothing before he looks."""

    KINDS: ClassVar[Kinds[Any]] = KINDS

    seats: Shared[int]

    pebbles: list[int] = start(lambda seats: [0] * seats)
    dice: list[int] = start(lambda seats: [-1] * seats)
    known: list[int] = start(lambda seats: [0] * seats)  # of each die: mask of the seats that have seen it


@declare_frame
class Turns(Frame[Beach]):
    """PB-1 Each in turn rolls under the cup, puts pebbles, may look or show, and ends the turn."""

    NAME = "turns"
    PHASE = "turns"

    seat: int = 0

    def run(self, s: Beach) -> None:
        if self.seat == s.seats:
            s.done()
        elif s.dice[self.seat] < 0:
            s.chance("cup", SIDES, "PB-1.1")
        else:
            seen = s.known[self.seat]
            looks = [SHOW, LOOK] if not seen else [SHOW] if seen == 1 << self.seat else []
            pebbles = [PUT] if s.pebbles[self.seat] < 3 else []
            s.ask(self.seat, (*pebbles, *looks, END), "PB-1.1")

    def prompt(self, s: Beach) -> Message:
        return Message("prompt-turn", {"seat": Seat(self.seat)})

    def rolled(self, s: Beach, outcome: int) -> None:
        s.dice[self.seat] = outcome

    def chosen(self, s: Beach, code: int) -> None:
        if code == PUT:
            s.pebbles[self.seat] += 1
        elif code == END:
            self.seat += 1
        else:
            s.reveal()
            s.known[self.seat] |= 1 << self.seat if code == LOOK else (1 << s.seats) - 1


class Pebbles(Game[Beach]):
    """Four at a beach: alone, in pairs across, or all together."""

    id = "pebbles"
    title = "Pebbles"
    package = "tests.toys"
    rules_version = "1"
    min_seats = 2
    max_seats = 4
    options = (Option("teams", "none", ("none", "pairs", "all")),)
    frames = frames_in(__name__)

    def blank(self, setup: Setup) -> Beach:
        s = Beach.blank(setup.seats)
        s.begin(Turns())
        return s

    def allies(self, s: Beach, seat: int) -> tuple[int, ...]:
        teams = s.setup.options["teams"]
        step = {"none": s.seats, "pairs": 2, "all": 1}[teams]
        return tuple(range(seat % step, s.seats, step))

    def view(self, s: Beach, seat: int | None) -> dict[str, Any]:
        bench = -1 if seat is None else seat
        everybody = (1 << s.seats) - 1
        known = [mask == everybody or (bench >= 0 and mask >> bench & 1) for mask in s.known]
        dice = [die if seen else None for die, seen in zip(s.dice, known, strict=True)]
        return {"pending": s.pending, "pebbles": list(s.pebbles), "dice": dice, "known": list(s.known)}

    def determinize(self, s: Beach, seat: int | None, rng: Rng) -> Beach:
        deal = s.copy()
        deal.rng = rng.below(1 << 62)
        for at, (die, seen) in enumerate(zip(s.dice, self.view(s, seat)["dice"], strict=True)):
            if die >= 0 and seen is None:
                deal.dice[at] = rng.below(SIDES)
        return deal

    def result(self, s: Beach) -> Result | None:
        if s.pending != OVER:
            return None
        return Result([1] * s.seats, list(s.pebbles), list(range(s.seats)), Message("over", {}), "PB-1.5", True)

    def check(self, s: Beach) -> list[str]:
        return [] if max(s.pebbles) <= 3 else ["too many pebbles"]


GAME = Pebbles()


def session(teams: str, *tokens: str, seats: int = 4) -> Session:
    """A game in which the first seat has done something."""
    table = Session(GAME, Setup(seats, {"teams": teams}), 1)
    for token in tokens:
        table.choose(GAME.parse(table.state, token))
    return table


@pytest.mark.parametrize(
    ("teams", "allies"),
    [
        ("none", [(0,), (1,), (2,), (3,)]),
        ("pairs", [(0, 2), (1, 3), (0, 2), (1, 3)]),
        ("all", [(0, 1, 2, 3)] * 4),
    ],
)
def test_who_is_allied_follows_from_the_set_up(teams: str, allies: list[tuple[int, ...]]) -> None:
    s = session(teams).state
    assert [GAME.allies(s, seat) for seat in range(4)] == allies


@pytest.mark.parametrize(("teams", "may"), [("none", False), ("pairs", False), ("all", True)])
def test_what_all_have_seen_can_be_taken_back_only_among_allies(teams: str, may: bool) -> None:
    table = session(teams, "put")
    assert table.can_undo(0) is may
    if may:
        table.undo(0)
        assert table.state.pebbles == [0, 0, 0, 0]
        assert not table.can_undo(0)
    else:
        with pytest.raises(UndoRefused):
            table.undo(0)


def test_two_who_are_a_pair_are_all_there_are() -> None:
    """In pairs across, two players are rivals; together they are allies."""
    assert not session("pairs", "put", seats=2).can_undo(0)
    assert session("all", "put", seats=2).can_undo(0)


@pytest.mark.parametrize("token", ["look", "show"])
@pytest.mark.parametrize("teams", ["none", "pairs", "all"])
def test_what_somebody_has_learned_stands_even_among_allies(teams: str, token: str) -> None:
    """By looking only the maker learns something, by showing the allies too."""
    table = session(teams, token)
    assert table.state.pending == 0
    assert not table.can_undo(0)


def test_what_only_an_ally_learns_stands() -> None:
    """Who has looked already learns nothing by showing; the others do."""
    assert not session("all", "look", "show").can_undo(0)


def test_steps_can_be_taken_back_one_by_one_until_something_was_learned() -> None:
    table = session("all", "put", "look", "put", "put")
    assert table.undoable(0) == 2
    table.undo(0)
    table.undo(0)
    assert (table.state.pebbles[0], table.can_undo(0)) == (1, False)


@pytest.mark.parametrize(
    "tokens", [["put"] * 3, ["put", "look", "put", "put"], ["put", "show", "put"], ["put", "look"]]
)
def test_picked_up_again_a_game_offers_the_same_undo(tokens: list[str]) -> None:
    table = session("all", *tokens)
    assert Session.resume(GAME, table.record()).undoable(0) == table.undoable(0)


def test_an_ally_does_not_take_back_for_another() -> None:
    table = session("all", "put")
    assert [table.can_undo(seat) for seat in range(4)] == [True, False, False, False]


def test_the_game_keeps_the_laws_whatever_the_teams() -> None:
    assert conforms(GAME, games=9, seed=2) > 9
