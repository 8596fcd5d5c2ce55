"""Chapter 8 of the rulebook: scoring."""

from __future__ import annotations

import pytest

from hornbook.games.kill_the_unicorns.rules.scoring import Score
from tests.ku.position import table

PINKS = ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "S1", "S5"]
GREENS = ["G1", "G2", "G3", "G4", "G5", "G6", "G7"]


# KU-8.1


@pytest.mark.rule("KU-8.1")
def test_stars_traps_tokens_pate_and_colours_count() -> None:
    t = table(
        "later 3",
        at="scoring",
        stables={"a": "P4 P7 B2 G1"},
        pins={"P4": "b:athletic_unicorn", "B2": "c:smelly_unicorn"},
        tokens={"G1": "horn", "P7": "dust-pink"},
        pates="4 5 2",
        eaten={"a": "4 5"},
    )
    assert t.a.score == Score(stars=2 + 3 + 1 + 0, extras=2 - 2 + 2 + 2, pate=9, families=2, rainbow=0)
    assert t.a.points == 21
    assert t.result.scores == [21, 1, 1]


@pytest.mark.rule("KU-8.1")
def test_an_empty_stable_is_worth_nothing() -> None:
    assert table("later 3", at="scoring", stables={"a": ""}).a.points == 0


# KU-8.2, KU-8.3


@pytest.mark.rule("KU-8.2")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 2), (3, 5), (4, 8), (5, 12), (6, 12), (7, 12), (9, 12)])
def test_families_of_the_later_edition(count: int, points: int) -> None:
    t = table("later 5", at="scoring", stables={"a": " ".join(PINKS[-count:])})
    assert t.a.score.families == points


@pytest.mark.rule("KU-8.2")
def test_a_sixth_may_still_serve_a_rainbow() -> None:
    t = table("later 3", at="scoring", stables={"a": "G1 G2 G3 G4 G5 G6 P1 B1 Y1"})
    assert (t.a.score.families, t.a.score.rainbow) == (12, 8)


@pytest.mark.rule("KU-8.2")
def test_every_colour_has_its_family() -> None:
    t = table("later 3", at="scoring", stables={"a": "P1 P2 B1 B2 B3 Y1 Y2 Y3 Y4"})
    assert t.a.score.families == 2 + 5 + 8


@pytest.mark.rule("KU-8.3")
@pytest.mark.parametrize(("count", "points"), [(2, 2), (3, 5), (4, 8), (5, 12), (6, 12), (7, 14), (8, 17)])
def test_families_of_the_first_edition(count: int, points: int) -> None:
    t = table("first 4", at="scoring", stables={"a": " ".join(PINKS[:count])})
    assert t.a.score.families == points


@pytest.mark.rule("KU-8.3")
def test_a_second_family_of_five() -> None:
    """Ten of a colour: seven pink, a starter, and two painted."""
    held = "P1 P2 P3 P4 P5 P6 P7 S1 B4 G4"
    paint = {"B4": "candy-pink", "G4": "dust-pink"}
    assert table("first 4", at="scoring", stables={"a": held}, tokens=paint).a.score.families == 24
    assert table("later 4", at="scoring", stables={"a": held}, tokens=paint).a.score.families == 12


# KU-8.4


@pytest.mark.rule("KU-8.4")
def test_one_of_each_colour_brings_eight() -> None:
    t = table("later 3", at="scoring", stables={"a": "P4 B4 G4 Y4"})
    assert (t.a.score.families, t.a.score.rainbow) == (0, 8)


@pytest.mark.rule("KU-8.4")
def test_three_colours_bring_none() -> None:
    assert table("later 3", at="scoring", stables={"a": "P4 B4 G4 G5"}).a.score.rainbow == 0


@pytest.mark.rule("KU-8.4")
def test_a_unicorn_serves_once() -> None:
    """Of three pinks one is in the Rainbow, so two are left for a family."""
    t = table("later 3", at="scoring", stables={"a": "P4 P5 P6 B4 G4 Y4"})
    assert (t.a.score.families, t.a.score.rainbow) == (2, 8)


@pytest.mark.rule("KU-8.4")
def test_starters_and_pigicorns_count_like_any_other() -> None:
    assert table("later 3", at="scoring", stables={"a": "S1 B1 G1 Y1"}).a.score.rainbow == 8
    assert table("later 3", at="scoring", stables={"a": "S1 P1"}).a.score.families == 2


@pytest.mark.rule("KU-8.4")
def test_the_colourless_never_do() -> None:
    assert table("later 3", at="scoring", stables={"a": "P4 B4 G4 L1"}).a.score.rainbow == 0
    assert table("later 3", at="scoring", stables={"a": "L1 L2 L3 L4"}).a.score.families == 0
    t = table("later 3", at="scoring", stables={"a": "P4 B4 G4 Y4"}, pins={"Y4": "b:ghostly_coat"})
    assert t.a.score.rainbow == 0


@pytest.mark.rule("KU-8.4", "KU-8.5")
@pytest.mark.parametrize("colour", "PBGY")
def test_a_rainbow_beside_a_family_of_any_colour(colour: str) -> None:
    held = " ".join(["P1", "B1", "G1", "Y1", f"{colour}2", f"{colour}3", f"{colour}4"])
    t = table("later 3", at="scoring", stables={"a": held})
    assert (t.a.score.families, t.a.score.rainbow) == (5, 8)
    assert t.a.points == 13 + 1 + 1 + 2


# KU-8.5


@pytest.mark.rule("KU-8.5")
@pytest.mark.parametrize(
    ("held", "families", "rainbow"),
    [
        ("P1 P2 P3 P4 P5 B1 G1 Y1", 8, 8),  # 16, not 12
        ("P1 P2 P3 P4 P5 B1 B2 B3 B4 B5 G1 G2 G3 G4 G5 Y1", 36, 0),  # 36, not 8 + 8 + 8 + 8
        ("P1 P2 P3 B1 B2 B3 G1 G2 G3 Y1", 15, 0),  # 15, not 14
        ("P1 P2 P3 B1 B2 B3 G1 G2 Y1", 4, 8),  # 12 either way
    ],
)
def test_with_a_rainbow_or_without_whichever_is_more(held: str, families: int, rainbow: int) -> None:
    t = table("later 4", at="scoring", stables={"a": held})
    assert t.a.score.families + t.a.score.rainbow == families + rainbow
    assert t.a.points == sum(t.s.worth[t.number(unicorn)] for unicorn in held.split()) + families + rainbow


# KU-8.6

ALMOST = "P1 P2 B1 B2 G1 G2 Y1"


@pytest.mark.rule("KU-8.6")
def test_a_capture_that_makes_a_double_rainbow_ends_the_game() -> None:
    t = table("later 3", row="Y2 B5 G5 P5", stables={"b": ALMOST}).hunt(a="2", b="3", c="pass")
    assert t.asked == "over"
    assert t.winners == "b"
    assert (t.result.reason.id, t.result.rule) == ("double-rainbow", "KU-8.6")


@pytest.mark.rule("KU-8.6")
@pytest.mark.parametrize("item", ["candy-yellow", "dust-yellow"])
def test_so_does_a_change_of_colour(item: str) -> None:
    t = table("later 3", at="market", stables={"a": ALMOST + " L1"}).a(f"buy:{item}", "unicorn:L1")
    assert t.asked == "over"
    assert t.winners == "a"


@pytest.mark.rule("KU-8.6")
def test_so_does_an_exchange() -> None:
    """Before the capture: the hunted unicorn stays in the row."""
    stables = {"a": "Y2 P7", "b": ALMOST + " L1"}
    t = table("later 3", row="P5 B5 G5 L2", traps={1: "b:trojan_unicorn"}, stables=stables)
    t.hunt(a="4", b="3", c="pass")
    t.b("unicorn:L1", "unicorn:Y2")
    assert t.asked == "over"
    assert t.winners == "b"
    assert t.row[0] == "P5"


@pytest.mark.rule("KU-8.6", "KU-14.22")
@pytest.mark.parametrize(("captor", "setter"), [("a", "b"), ("b", "a"), ("c", "a"), ("b", "c")])
def test_if_an_exchange_makes_two_the_captor_comes_first(captor: str, setter: str) -> None:
    """The captor has a pink too many, the setter a yellow."""
    stables = {captor: "P1 P2 P3 B1 B2 G1 G2 Y1", setter: "P4 B3 B4 G3 G4 Y2 Y3 Y4"}
    t = table("later 3", row="P5 B5 G5 L2", traps={1: f"{setter}:trojan_unicorn"}, stables=stables)
    t.hunt(**{who: "4" if who == captor else "pass" for who in "abc"})
    t.play("unicorn:Y4", "unicorn:P3")
    assert t.winners == captor


@pytest.mark.rule("KU-8.6", "KU-7.3")
def test_a_rival_may_be_painted_into_one() -> None:
    options = {"tokens-on-rivals": True}
    t = table("later 3", at="market", stables={"c": ALMOST + " L1"}, options=options)
    t.a("buy:candy-yellow", "unicorn:L1")
    assert t.asked == "over"
    assert t.winners == "c"


@pytest.mark.rule("KU-8.6")
def test_seven_of_eight_are_not_enough() -> None:
    t = table("later 3", row="P5 B5 G5 L2", stables={"a": ALMOST}).hunt(a="3", b="pass", c="pass")
    assert t.asked == "a"


# KU-8.7


@pytest.mark.rule("KU-8.7")
def test_a_total_may_be_negative() -> None:
    t = table("later 3", at="scoring", stables={"a": "P1"}, pins={"P1": "b:smelly_unicorn"})
    assert t.result.scores == [-2, 1, 1]


@pytest.mark.rule("KU-8.7", "KU-9.2")
def test_and_can_even_win() -> None:
    t = table(
        "later 3",
        at="scoring",
        stables={"a": "P1", "b": "B1", "c": "G1"},
        pins={"P1": "b:smelly_unicorn", "B1": "c:smelly_unicorn", "G1": "a:smelly_unicorn c:unicorn_pee"},
    )
    assert t.result.scores == [-2, -2, -3]
    assert t.winners == "c"
