"""Kinds of choices: codes without gaps, tokens, and what a choice says wherever it is asked for."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hornbook.core.choices import Kinds
from hornbook.core.events import Message
from hornbook.core.frame import Wording
from hornbook.core.setup import setup
from tests.toys import highcard, nim
from tests.toytable import LAY, PICK, ToyTable

ANY: Any = None  # a state that nobody looks at


def kinds() -> Kinds[Any]:
    """A pass, five cards and a pair of places."""
    found: Kinds[Any] = Kinds()
    found.add("pass", rule="XX-1.1")
    found.add("lay", 5, spell=lambda s, at: f"{s}{at + 1}", label=lambda s, at: Message("lay", {"card": at + 1}))
    found.add("go", 2, label="choice-move", touches=lambda s, at: ("board", f"place:{at}"))
    return found


@given(st.lists(st.integers(0, 300), max_size=12))
def test_codes_lie_one_kind_after_the_other_without_gaps(sizes: list[int]) -> None:
    found: Kinds[Any] = Kinds()
    firsts = [found.add(f"kind-{number}", size) for number, size in enumerate(sizes)]
    assert firsts == [sum(sizes[:number]) for number in range(len(sizes))]
    assert found.size == sum(sizes)
    assert [(kind.name, kind.first, kind.size) for kind in found] == [
        (f"kind-{number}", first, size) for number, (first, size) in enumerate(zip(firsts, sizes, strict=True))
    ]
    codes = [found.of(code).name for code in range(found.size)]
    assert codes == [f"kind-{number}" for number, size in enumerate(sizes) for _ in range(size)]


@given(st.lists(st.integers(1, 30), min_size=1, max_size=8))
def test_every_code_has_a_token_of_its_own(sizes: list[int]) -> None:
    found: Kinds[Any] = Kinds()
    for number, size in enumerate(sizes):
        found.add(f"kind-{number}", size)
    tokens = [found.token(ANY, code) for code in range(found.size)]
    assert len(set(tokens)) == len(tokens)
    assert all(":" in token for token, code in zip(tokens, range(found.size), strict=True) if found.of(code).size > 1)


def test_a_kind_of_one_is_spelled_by_its_name_and_others_with_what_they_are() -> None:
    tokens = [kinds().token("c", code) for code in range(8)]
    assert tokens == ["pass", "lay:c1", "lay:c2", "lay:c3", "lay:c4", "lay:c5", "go:0", "go:1"]


@pytest.mark.parametrize("code", [-1, 8, 1 << 40])
def test_a_code_of_no_kind_is_refused_with_the_range(code: int) -> None:
    for ask in (kinds().of, lambda code: kinds().token(ANY, code), lambda code: kinds().wording(ANY, code)):
        with pytest.raises(ValueError, match=rf"^choice {code} is of no kind; codes run from 0 to 7$"):
            ask(code)


def test_a_kind_says_label_touches_and_rule() -> None:
    assert kinds().wording(ANY, 0) == Wording(Message("choice-pass", {}), (), "XX-1.1")
    assert kinds().wording(ANY, 3) == Wording(Message("lay", {"card": 3}), (), "")
    assert kinds().wording(ANY, 7) == Wording(Message("choice-move", {}), ("board", "place:1"), "")


def test_two_games_have_kinds_of_their_own() -> None:
    assert [kind.name for kind in nim.KINDS] == ["take"]
    assert [kind.name for kind in highcard.KINDS] == ["pick", "peek", "stake"]
    assert nim.Heap.KINDS is nim.KINDS


def test_games_spell_and_explain_by_their_kinds() -> None:
    game = nim.game
    s = game.new(setup(2), 1)
    assert game.token(s, nim.TAKE + 2) == "take:2"
    assert game.explain(s, nim.TAKE + 2) == (nim.TAKE + 2, "take:2", Message("take", {"n": 2}), ("heap",), "NI-1.2")


def test_a_rule_that_no_kind_names_is_that_of_the_question() -> None:
    game = highcard.game
    s = game.new(setup(2), 1)
    game.apply(s, game.choices(s)[0])
    game.apply(s, highcard.STAKE + 1)
    rules = {game.explain(s, code).token.partition(":")[0]: game.explain(s, code).rule for code in game.choices(s)}
    assert rules == {"pick": "HC-2.1", "peek": "HC-2.3"}


def test_a_frame_that_knows_better_says_so() -> None:
    game = ToyTable()
    s = game.new(setup(2), 1)
    card = s.hands[0][0]
    explained = game.explain(s, PICK + card - 1)
    assert explained == (PICK + card - 1, f"pick:{card}", Message("pick", {"card": card}), (f"card:{card}",), "TT-2.1")
    game.apply(s, PICK + card - 1)
    assert game.explain(s, LAY) == (LAY, "lay", Message("lay", {"card": card}), (), "TT-2.2")
    assert (game.prompt(s).id, game.prompt(s).args) == ("ask-sure", {"seat": 0})
