"""Chapter 14 of the rulebook: the eight traps that stay on their unicorn, in every mode."""

from __future__ import annotations

import pytest

from tests.ku.openings import MODES, ROW, lead, three
from tests.ku.position import table

# KU-14.1


@pytest.mark.rule("KU-14.1")
@pytest.mark.parametrize("words", MODES)
@pytest.mark.parametrize(
    "trap",
    [
        "athletic_unicorn", "smelly_unicorn", "unicorn_pee", "duocorn", "pretty_in_pink", "chromatic_sneeze",
        "ghostly_coat", "ballad_of_fame",
    ],
)  # fmt: skip
def test_eight_traps_are_pinned(words: str, trap: str) -> None:
    t = lead(words, trap)
    if trap == "chromatic_sneeze":
        t.b("colour:blue")
    assert t.pins("P4") == [trap]
    assert t.b.discards == []
    assert "P4" in t.a.stable


@pytest.mark.rule("KU-14.1")
@pytest.mark.parametrize("words", MODES)
@pytest.mark.parametrize(
    "trap",
    [
        "running_is_useless", "size_does_not_matter", "royal_pardon", "trigger_happy", "wrong_end_of_the_lance",
        "overpaid_escort", "zombicorn", "arithmancy", "voodoo_doll", "bad_omen", "infallible_trap", "decoy_unicorn",
        "tripwire", "trojan_unicorn", "encore",
    ],
)  # fmt: skip
def test_the_others_are_discarded_also_if_they_can_do_nothing(words: str, trap: str) -> None:
    t = lead(words, trap, stables={"a": "", "b": ""})
    if trap == "infallible_trap":
        t.a("card:4")
    assert t.s.pins == ()
    assert t.b.discards == [trap]


@pytest.mark.rule("KU-14.1", "KU-14.22")
def test_a_pinned_trap_goes_wherever_its_unicorn_goes() -> None:
    t = three(
        "trojan_unicorn", "4", "pass", "pass",
        stables={"a": "B5", "c": "G5"}, pins={"B5": "b:athletic_unicorn"}, tokens={"G5": "horn"},
    )  # fmt: skip
    assert t.told("trojan-swap", "setter") == [2]
    assert (t.pins("B5"), t.worth("B5"), t.worth("G5")) == (["athletic_unicorn"], 4, 4)
    assert t.c.stable == ["B5"]
    assert t.c.points == 4


@pytest.mark.rule("KU-14.1", "KU-14.13", "KU-7.4")
def test_and_is_discarded_with_it() -> None:
    t = lead("later 3", "zombicorn", stables={"a": "B5 G5"}, pins={"B5": "c:athletic_unicorn"}, tokens={"B5": "horn"})
    t.a("unicorn:B5")
    assert t.c.discards == ["athletic_unicorn"]
    assert t.s.tokens == ()
    assert t.s.horn == 2


@pytest.mark.rule("KU-14.1", "KU-14.7", "KU-14.9", "KU-14.14", "KU-14.18")
@pytest.mark.parametrize("trap", ["duocorn", "pretty_in_pink", "chromatic_sneeze", "ghostly_coat"])
def test_a_pinned_trap_need_not_change_the_points(trap: str) -> None:
    t = lead("later 3", trap)
    if trap == "chromatic_sneeze":
        t.b("colour:blue")
    assert t.worth("P4") == 2


# KU-14.2 to KU-14.4


@pytest.mark.rule("KU-14.2", "KU-14.3", "KU-14.4")
@pytest.mark.parametrize("words", MODES)
@pytest.mark.parametrize(("trap", "points"), [("athletic_unicorn", 2), ("smelly_unicorn", -2), ("unicorn_pee", -1)])
def test_points_more_or_fewer(words: str, trap: str, points: int) -> None:
    t = lead(words, trap, stables={"a": ""})
    assert t.worth("P4") == 2 + points
    assert t.a.points == 2 + points


# KU-14.7


@pytest.mark.rule("KU-14.7")
@pytest.mark.parametrize("words", MODES)
def test_a_duocorn_counts_as_two_for_families_but_its_stars_once(words: str) -> None:
    t = lead(words, "duocorn", stables={"a": "P5"})
    assert t.a.score.families == 5
    assert t.a.score.stars == 4


@pytest.mark.rule("KU-14.7")
def test_a_duocorn_serves_a_rainbow_and_a_family_at_once() -> None:
    """One half is in the Rainbow, the other in a family with the other blue one."""
    t = table("later 3", at="scoring", stables={"a": "P1 B2 B3 G1 Y1"}, pins={"B2": "b:duocorn"})
    assert (t.a.score.families, t.a.score.rainbow) == (2, 8)


@pytest.mark.rule("KU-14.7", "KU-8.6")
def test_a_duocorn_serves_a_double_rainbow_twice() -> None:
    t = lead("later 3", "duocorn", stables={"a": "B1 B2 G1 G2 Y1 Y2"})
    assert t.asked == "over"
    assert t.winners == "a"


@pytest.mark.rule("KU-14.7")
def test_if_its_colour_changes_both_change() -> None:
    t = table("later 3", at="market", stables={"a": "P5 B4"}, pins={"P5": "b:duocorn"})
    assert t.a.score.families == 2
    t.a("buy:candy-blue", "unicorn:P5")
    assert t.a.score.families == 5


@pytest.mark.rule("KU-14.7")
def test_a_colourless_duocorn_is_two_of_nothing_until_coloured() -> None:
    t = table("later 3", at="market", stables={"a": "L1"}, pins={"L1": "b:duocorn"})
    assert t.a.points == 4
    t.a("buy:candy-blue", "unicorn:L1")
    assert t.a.points == 4 + 2


# KU-14.9, KU-14.18


@pytest.mark.rule("KU-14.9")
@pytest.mark.parametrize("words", MODES)
@pytest.mark.parametrize("unicorn", ["B5", "L1", "P5"])
def test_pretty_in_pink(words: str, unicorn: str) -> None:
    t = lead(words, "pretty_in_pink", row=f"{unicorn} B4 G4 Y4")
    assert unicorn in t.a.stable
    assert t.colour(unicorn) == "pink"


@pytest.mark.rule("KU-14.18")
@pytest.mark.parametrize("words", MODES)
def test_ghostly_coat_takes_the_colour(words: str) -> None:
    t = lead(words, "ghostly_coat", stables={"a": "P5"})
    assert t.colour("P4") == ""
    assert t.a.score.families == 0


@pytest.mark.rule("KU-14.18", "KU-7.7")
def test_a_later_token_gives_a_ghost_a_colour_again() -> None:
    t = table("later 3", at="market", stables={"a": "P5 G5"}, pins={"P5": "b:ghostly_coat"})
    t.a("buy:dust-green", "unicorn:P5")
    assert t.colour("P5") == "green"
    assert t.a.score.families == 2


# KU-14.14


@pytest.mark.rule("KU-14.14")
@pytest.mark.parametrize("words", MODES)
@pytest.mark.parametrize("colour", ["pink", "blue", "green", "yellow"])
def test_chromatic_sneeze_the_setter_names_the_colour(words: str, colour: str) -> None:
    t = lead(words, "chromatic_sneeze")
    assert (t.asked, t.offers) == ("b", ["colour:pink", "colour:blue", "colour:green", "colour:yellow"])
    t.b(f"colour:{colour}")
    assert t.colour("P4") == colour
    assert "P4" in t.a.stable


@pytest.mark.rule("KU-14.14")
def test_the_setter_may_be_the_captor() -> None:
    t = lead("later 3", "chromatic_sneeze", setter="a", row="L1 B4 G4 Y4").a("colour:pink")
    assert t.colour("L1") == "pink"
    assert t.a.stable == ["S1", "L1"]


# KU-14.24


@pytest.mark.rule("KU-14.24")
@pytest.mark.parametrize(("bids", "points"), [("4---", 1), ("43--", 2), ("432-", 3), ("4321", 3), ("433-", 3)])
def test_ballad_of_fame_a_point_a_hunter_up_to_three(bids: str, points: int) -> None:
    t = table("later 4", row=ROW, traps={1: "d:ballad_of_fame"})
    t.hunt(**{who: "pass" if bid == "-" else bid for who, bid in zip("abcd", bids, strict=True)})
    assert t.worth("P4") == 2 + points


@pytest.mark.rule("KU-14.24")
def test_ballad_of_fame_counts_teams_and_characters() -> None:
    t = table("first teams 4", row=ROW, traps={1: "a:ballad_of_fame"}).a("first:1")
    t.play("declare:2", "lay:4", "lay:1", "lay:4", "lay:1")
    assert t.worth("P4") == 2 + 2
    t = table("later 2", row=ROW, traps={1: "b:ballad_of_fame"}, decks={"a": "2", "b": "1"})
    t.a("declare:1", "lay:4").b("lay:3")
    assert t.worth("P4") == 2 + 3
