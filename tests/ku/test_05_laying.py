"""Chapter 5 of the rulebook: Eyes on the Prize."""

from __future__ import annotations

import pytest

from tests.ku.position import Table, table


def lays(t: Table) -> set[int]:
    """How many cards may be laid now."""
    return {token.count("+") + 1 for token in t.offers if token.startswith("lay:")}


# KU-5.1


@pytest.mark.rule("KU-5.1")
def test_the_unicorns_are_hunted_in_row_order() -> None:
    t = table("later 3", row="G7 P1 L2 Y3")
    t.hunt(a="4", b="pass", c="pass")
    t.hunt(a="3", b="pass", c="pass")
    t.hunt(a="2", b="pass", c="pass")
    t.hunt(a="1", b="pass", c="pass")
    assert t.a.stable == ["S1", "G7", "P1", "L2", "Y3"]


@pytest.mark.rule("KU-5.1")
def test_none_is_skipped_even_if_nobody_wants_it() -> None:
    t = table("later 3", row="P1 B1 G1 Y1")
    t.pass_hunts()
    assert t.told("hunt-begins", "unicorn") == ["P1", "B1", "G1", "Y1"]
    assert t.gone == ["P1", "B1", "G1", "Y1"]


# KU-5.2


@pytest.mark.rule("KU-5.2")
def test_the_first_player_opens_with_one_to_three_cards() -> None:
    t = table("later 3", first="b")
    assert t.asked == "b"
    assert lays(t) == {1, 2, 3}  # of eight in hand


@pytest.mark.rule("KU-5.2")
@pytest.mark.parametrize(("hand", "most"), [("2", 1), ("0 4", 2), ("1 1 2 2 3", 3)])
def test_an_opener_lays_no_more_than_the_hand_holds(hand: str, most: int) -> None:
    t = table("later 3", hands={"a": hand})
    assert lays(t) == set(range(1, most + 1))


@pytest.mark.rule("KU-5.2")
def test_any_cards_of_the_hand_may_be_laid_and_no_others() -> None:
    t = table("later 3", hands={"a": "0 3 3"})
    assert set(t.offers) == {"pass", "lay:0", "lay:3", "lay:0+3", "lay:3+3", "lay:0+3+3"}


@pytest.mark.rule("KU-5.2")
def test_the_number_is_public_and_the_cards_are_not() -> None:
    t = table("later 3").a("lay:3+4")
    assert t.b.view["declared"] == 2
    assert t.told("lays", "seat", "count") == [(0, 2)]
    assert t.b.sees_laid_of("a") is None


# KU-5.3


@pytest.mark.rule("KU-5.3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_others_lay_the_same_number_or_pass(number: int) -> None:
    t = table("later 3").a("lay:" + "+".join("123"[:number]))
    assert t.asked == "b"
    assert lays(t) == {number}
    assert "pass" in t.offers


@pytest.mark.rule("KU-5.3")
def test_everybody_is_asked_once_and_clockwise() -> None:
    t = table("later 5", first="d")
    asked = ""
    while t.row[0]:
        asked += t.asked
        t.choose("pass" if t.asked in "eb" else "lay:2")
    assert asked == "deabc"


@pytest.mark.rule("KU-5.3", "KU-5.4")
def test_everybody_sees_who_has_laid_and_who_has_passed() -> None:
    t = table("later 4", hands={"c": "1"}).a("lay:4+1").b("pass")
    waiting, laid, passed = 0, 1, 2
    assert t.asked == "d"
    assert t.a.view["status"] == [laid, passed, passed, waiting]
    t.d("lay:2+1")
    assert t.a.view["status"] == [waiting] * 4  # the next hunt has begun
    assert (t.a.view["opener"], t.a.view["declared"]) == (-1, 0)


# KU-5.4


@pytest.mark.rule("KU-5.4")
def test_passing_costs_nothing() -> None:
    t = table("later 3").a("lay:4").b("pass")
    assert len(t.b.hand) == 8
    t.c("pass")
    assert len(t.b.hand) == 8


@pytest.mark.rule("KU-5.4")
def test_who_has_too_few_cards_passes_without_being_asked() -> None:
    t = table("later 3", hands={"b": "3"}).a("lay:4+1")
    assert t.asked == "c"
    assert t.told("must-pass", "seat") == [1]
    assert t.b.hand == [3]


@pytest.mark.rule("KU-5.4", "KU-5.6")
def test_a_first_player_without_cards_passes_too() -> None:
    t = table("later 3", hands={"a": ""})
    assert (t.asked, t.first) == ("b", "b")
    assert t.told("must-pass", "seat") == [0]


@pytest.mark.rule("KU-5.4")
def test_who_has_just_enough_is_asked() -> None:
    t = table("later 3", hands={"b": "0 3"}).a("lay:4+1")
    assert t.asked == "b"
    assert t.offers == ["pass", "lay:0+3"]


# KU-5.5


@pytest.mark.rule("KU-5.5", "KU-14.6")
def test_the_lowest_total_is_a_hunters_never_a_passers() -> None:
    t = table("later 3", traps={1: "c:size_does_not_matter"}, row="P4 B4 G4 Y4")
    t.hunt(a="4", b="3", c="pass")
    assert t.b.stable == ["S2", "P4"]


@pytest.mark.rule("KU-5.5")
@pytest.mark.parametrize(
    "trap", ["running_is_useless", "size_does_not_matter", "wrong_end_of_the_lance", "arithmancy", "tripwire"]
)
def test_no_trap_gives_a_lone_hunters_unicorn_to_its_setter(trap: str) -> None:
    t = table("later 3", traps={1: f"b:{trap}"}, row="P4 B4 G4 Y4")
    t.hunt(a="3", b="pass", c="pass")
    assert t.a.stable == ["S1", "P4"]


# KU-5.6


@pytest.mark.rule("KU-5.6")
def test_later_edition_a_passing_first_player_hands_the_token_to_the_left() -> None:
    t = table("later 3").a("pass")
    assert (t.first, t.asked) == ("b", "b")
    assert lays(t) == {1, 2, 3}
    t.b("lay:2").c("lay:2")
    assert t.first == "b"  # a tie: nobody has won, and b keeps what a gave away


@pytest.mark.rule("KU-5.6")
def test_later_edition_the_token_is_passed_on_and_on() -> None:
    t = table("later 4", first="c").c("pass").d("pass")
    assert (t.first, t.asked) == ("a", "a")
    assert t.told("token-passed", "seat") == [3, 0]


@pytest.mark.rule("KU-5.6")
def test_later_edition_only_the_first_player_hands_it_on() -> None:
    t = table("later 3").a("lay:2").b("pass")
    assert t.first == "a"


@pytest.mark.rule("KU-5.6")
def test_first_edition_the_next_player_opens_and_the_token_stays() -> None:
    t = table("first 3").a("pass")
    assert (t.first, t.asked) == ("a", "b")
    assert lays(t) == {1, 2, 3}
    t.b("lay:2").c("lay:2")
    assert t.first == "a"
    assert t.asked == "a"


# KU-5.7


@pytest.mark.rule("KU-5.7")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
@pytest.mark.parametrize("first", ["a", "c"])
def test_everybody_passes(words: str, first: str) -> None:
    t = table(words, first=first, row="P4 B4 G4 Y4", traps={1: "b:athletic_unicorn"})
    t.hunt(a="pass", b="pass", c="pass")
    assert t.gone == ["P4"]
    assert t.told("trap-turned") == []
    assert t.b.discards == ["athletic_unicorn"]
    assert (t.first, t.asked) == (first, first)
    assert [len(player.hand) for player in t.players] == [8, 8, 8]


# KU-5.8


@pytest.mark.rule("KU-5.8")
def test_laid_cards_are_gone_win_or_lose() -> None:
    t = table("later 3").hunt(a="4+3", b="2+1", c="pass")
    assert t.a.hand == [0, 1, 1, 2, 2, 3]
    assert t.b.hand == [0, 1, 2, 3, 3, 4]
    t.hunt(a="3+2", b="pass", c="pass")
    assert t.a.hand == [0, 1, 1, 2]


@pytest.mark.rule("KU-5.8")
def test_they_come_back_at_the_end_of_the_round() -> None:
    t = table("later 3", hunt=4).hunt(a="4+3", b="2+1", c="pass")
    t.a("pass").b("pass").c("pass")
    assert t.s.round == 2
    assert [len(player.hand) for player in t.players] == [8, 8, 8]
