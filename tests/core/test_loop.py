"""The loop: what it refuses, what it guards against, and chance by hand."""

from __future__ import annotations

from typing import Any

import pytest

from hornbook.core.errors import AmbiguousToken, BadOutcome, IllegalChoice, Runaway, UnknownToken
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Frame
from hornbook.core.game import playout
from hornbook.core.rng import Rng
from hornbook.core.setup import Setup, setup
from hornbook.core.state import CHANCE, OVER
from tests.toys import highcard, nim

GAME, NIM = highcard.game, nim.game
TWO = setup(2)


def refuse(call: Any, s: Any, *args: Any) -> str:
    """What a refused call says; it must have changed nothing."""
    before = GAME.digest(s) if isinstance(s, highcard.Table) else NIM.digest(s)
    with pytest.raises((IllegalChoice, BadOutcome)) as caught:
        call(s, *args)
    assert before == (GAME.digest(s) if isinstance(s, highcard.Table) else NIM.digest(s))
    return str(caught.value)


def test_a_choice_that_is_not_on_offer_is_refused() -> None:
    s = GAME.new(TWO, 1)
    assert refuse(GAME.apply, s, 99) == f"choice 99 is not on offer; legal are {s.hands[0]}"
    assert refuse(GAME.apply, s, -1).startswith("choice -1 is not on offer")


def test_nobody_can_choose_while_chance_falls_or_after_the_end() -> None:
    s = GAME.new(TWO, 1, manual=True)
    assert refuse(GAME.apply, s, 1) == "nobody is asked: chance falls next"
    ended = NIM.new(setup(2, {"heap": "1"}), 1)
    NIM.apply(ended, 1)
    assert ended.pending == OVER
    assert NIM.choices(ended) == ()
    assert refuse(NIM.apply, ended, 1) == "nobody is asked: the game is over"


def test_an_outcome_out_of_range_is_refused() -> None:
    s = GAME.new(TWO, 1, manual=True)
    assert refuse(GAME.resolve, s, 9) == "bury: outcome 9 is not possible; it runs from 0 to 8"
    assert refuse(GAME.resolve, s, -1).startswith("bury: outcome -1 is not possible")
    assert refuse(GAME.resolve, GAME.new(TWO, 1), 0) == "nothing is to be rolled now"


def test_an_outcome_without_weight_is_refused() -> None:
    s = GAME.new(TWO, 1, manual=True)
    s.rolls, s.weights = 3, (1, 0, 1)
    assert refuse(GAME.resolve, s, 1).startswith("bury: outcome 1 is not possible")


def test_asking_for_a_roll_changes_nothing_and_resolving_moves_on() -> None:
    s = GAME.new(TWO, 1, manual=True)
    before = GAME.digest(s)
    outcome = GAME.roll(s)
    assert (GAME.roll(s), GAME.digest(s)) == (outcome, before)
    GAME.resolve(s, outcome)
    assert (s.ply, s.pending) == (1, CHANCE)
    assert GAME.digest(s) != before


def test_rolling_by_hand_what_is_in_store_is_rolling() -> None:
    by_hand, alone = GAME.new(TWO, 5, manual=True), GAME.new(TWO, 5)
    while by_hand.pending == CHANCE:
        GAME.resolve(by_hand, GAME.roll(by_hand))
    by_hand.manual = False
    assert GAME.digest(by_hand) == GAME.digest(alone)


def test_the_next_roll_does_not_depend_on_this_outcome() -> None:
    one, other = GAME.new(TWO, 1, manual=True), GAME.new(TWO, 1, manual=True)
    GAME.resolve(one, 0)
    GAME.resolve(other, 1)
    assert GAME.roll(one) == GAME.roll(other)


def test_chance_is_stated() -> None:
    s = GAME.new(TWO, 1, manual=True)
    chance = GAME.chance(s)
    assert chance is not None
    assert tuple(chance) == ("bury", 9, (), "HC-1.1")
    assert GAME.chance(GAME.new(TWO, 1)) is None


@declare_frame
class Circling(Frame[nim.Heap]):
    """NI-9.1 Never asks anybody."""

    NAME = "circling"

    def run(self, s: nim.Heap) -> None:
        s.heap += 1


@declare_frame
class Rerolling(Frame[nim.Heap]):
    """NI-9.2 Rolls and rolls again."""

    NAME = "rerolling"

    def run(self, s: nim.Heap) -> None:
        s.chance("again", 2, "NI-9.2")

    def rolled(self, s: nim.Heap, outcome: int) -> None:
        s.chance("again", 2, "NI-9.2")


@pytest.mark.parametrize("frame", [Circling(), Rerolling()])
def test_a_rule_that_runs_in_circles_is_stopped(frame: Frame[nim.Heap]) -> None:
    class Runs(nim.Nim):
        """Begins with a rule that never ends."""

        def blank(self, setup: Setup) -> nim.Heap:
            s = super().blank(setup)
            s.stack[:] = [frame]
            return s

    with pytest.raises(Runaway, match=f"{frame.NAME}: 100000 steps without an end at ply"):
        Runs().new(TWO, 1)


def test_a_frame_says_which_of_its_parts_is_missing() -> None:
    frame: Frame[Any] = Frame()
    s = NIM.new(TWO, 1)
    for part in (
        lambda: frame.run(s),
        lambda: frame.chosen(s, 1),
        lambda: frame.rolled(s, 1),
        lambda: frame.prompt(s),
        frame.copy,
    ):
        with pytest.raises(NotImplementedError):
            part()


def test_tokens_are_read_whole_or_by_a_unique_beginning() -> None:
    s = GAME.new(TWO, 1)
    one, other = s.hands[0]
    assert GAME.parse(s, f"pick:{one}") == one
    GAME.apply(s, one)
    assert GAME.parse(s, "stake:2") == highcard.STAKE + 2
    with pytest.raises(AmbiguousToken, match="'st' could be stake:1, stake:2, stake:3") as caught:
        GAME.parse(s, "st")
    assert (caught.value.legal, caught.value.rule) == (["stake:1", "stake:2", "stake:3"], "HC-2.2")
    with pytest.raises(UnknownToken, match=f"'pick:{other}' is not on offer; legal are stake:1, stake:2, stake:3"):
        GAME.parse(s, f"pick:{other}")
    with pytest.raises(UnknownToken):
        GAME.parse(s, "")


def test_a_token_where_nothing_is_on_offer_is_answered_so() -> None:
    for s in (GAME.new(TWO, 1, manual=True), _ended()):
        with pytest.raises(UnknownToken, match=r"^'stake:1' is not on offer; legal are none$") as caught:
            GAME.parse(s, "stake:1")
        assert caught.value.legal == []


def _ended() -> highcard.Table:
    s = GAME.new(TWO, 1)
    while s.pending >= 0:
        GAME.apply(s, GAME.choices(s)[0])
    return s


def test_a_playout_goes_to_the_end() -> None:
    s, rng = GAME.new(TWO, 1), Rng(1)
    playout(s, lambda: rng.below(1 << 30) / (1 << 30))
    assert s.pending == OVER
    assert GAME.result(s) is not None


def test_events_are_told_to_whom_they_concern() -> None:
    told: list[Any] = []
    GAME.new(TWO, 1, events=told)
    drew = next(event for event in told if event.message == "drew" and event.args["seat"] == 1)
    assert set(drew.seen_by(1)["args"]) == {"seat", "card"}
    assert drew.seen_by(0) == drew.seen_by(None) == {"message": "drew", "rule": "HC-1.2", "args": {"seat": 1}}


# The stack and its copies.


def test_procedures_below_the_topmost_are_shared_until_they_go_on() -> None:
    s = GAME.new(TWO, 1)
    copy = GAME.copy(s)
    assert [one is other for one, other in zip(s.stack, copy.stack, strict=True)] == [True] * (len(s.stack) - 1) + [
        False
    ]
    before, below = GAME.digest(copy), copy.stack[0]
    mine: Any = s.own(0)
    mine.stage += 5
    assert GAME.digest(copy) == before
    assert copy.stack[0] is below is not mine
    assert s.own(0) is mine  # once is enough


def test_what_is_stopped_leaves_a_procedure_of_the_states_own() -> None:
    s = GAME.new(TWO, 1)
    copy = GAME.copy(s)
    s.stop_above(1)
    assert (len(s.stack), len(copy.stack) > 1) == (1, True)
    assert s.stack[0] is not copy.stack[0]


class Three:
    """Stands for 3, as numbers of other libraries do."""

    def __index__(self) -> int:
        return 3


@pytest.mark.parametrize("given", [3.0, None, "3", [3]])
def test_what_is_no_whole_number_changes_nothing(given: object) -> None:
    s = NIM.new(setup(2), 1)
    before = NIM.digest(s)
    with pytest.raises(IllegalChoice, match=f"a choice is a whole number, and {type(given).__name__} is none"):
        NIM.apply(s, given)
    assert NIM.digest(s) == before
    s = NIM.new(setup(2), 1, manual=True)
    before = NIM.digest(s)
    with pytest.raises(BadOutcome, match=f"an outcome is a whole number, and {type(given).__name__} is none"):
        NIM.resolve(s, given)
    assert NIM.digest(s) == before


@pytest.mark.parametrize(("given", "number"), [(Three(), 3), (True, 1)])
def test_what_stands_for_a_number_is_that_number(given: object, number: int) -> None:
    one, other = NIM.new(setup(2), 1), NIM.new(setup(2), 1)
    NIM.apply(one, given)
    NIM.apply(other, number)
    assert NIM.digest(one) == NIM.digest(other)
    assert type(one.heap) is int
