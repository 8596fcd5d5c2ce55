"""Chapter 14 of the rulebook: what each trap that is not pinned does, in every mode. See also chapters 11 and 12."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ku.openings import MODES, ROW, lead, three
from tests.ku.position import Table, table


def captor(t: Table) -> str:
    """Who has the unicorn on which the trap lay."""
    return "".join("abc"[player.seat] for player in t.players if "P4" in player.stable)


# KU-14.5


@pytest.mark.rule("KU-14.5")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
def test_running_is_useless_the_second_highest_captures(words: str) -> None:
    t = three("running_is_useless", "2", "4", "3", words=words)
    assert captor(t) == "c"
    assert t.first == "c"


@pytest.mark.rule("KU-14.5")
@pytest.mark.parametrize(
    ("a", "b", "c", "gets"),
    [("4", "3", "3", "a"), ("4", "4", "2", "c"), ("4", "pass", "pass", "a"), ("2", "0", "pass", "b")],
)
def test_running_is_useless_counts_only_who_is_standing(a: str, b: str, c: str, gets: str) -> None:
    assert captor(three("running_is_useless", a, b, c)) == gets


@pytest.mark.rule("KU-14.5")
def test_running_is_useless_in_teams() -> None:
    t = table("first teams 4", row=ROW, traps={1: "c:running_is_useless"}).a("first:1")
    t.play("declare:2", "lay:4", "lay:1", "lay:4", "lay:1")
    assert "P4" in t.b.stable


@pytest.mark.rule("KU-14.5")
def test_running_is_useless_with_two_players_the_second_may_be_ones_own_secondary() -> None:
    t = table("later 2", row=ROW, traps={1: "b:running_is_useless"}, decks={"a": "3", "b": "1"})
    t.a("declare:1", "lay:4").b("lay:2")
    assert "P4" in t.a.stable


# KU-14.6


@pytest.mark.rule("KU-14.6")
@pytest.mark.parametrize(
    ("a", "b", "c", "gets"),
    [
        ("4", "3", "2", "c"),
        ("4", "2", "2", "a"),
        ("0", "1", "pass", "a"),
        ("0", "0", "1", "c"),
        ("3", "pass", "pass", "a"),
    ],
)
def test_size_does_not_matter_the_lowest_standing_captures(a: str, b: str, c: str, gets: str) -> None:
    assert captor(three("size_does_not_matter", a, b, c)) == gets


@pytest.mark.rule("KU-14.6")
def test_size_does_not_matter_in_other_modes() -> None:
    t = table("first teams 4", row=ROW, traps={1: "c:size_does_not_matter"}).a("first:1")
    t.play("declare:2", "lay:4", "lay:1", "lay:4", "lay:1")
    assert "P4" in t.b.stable
    t = table("later 2", row=ROW, traps={1: "b:size_does_not_matter"}, decks={"a": "4", "b": "0"})
    t.a("declare:1", "lay:3").b("lay:1")
    assert "P4" in t.b.stable
    assert t.first == "b"


# KU-14.8


@pytest.mark.rule("KU-14.8")
@pytest.mark.parametrize("words", MODES)
def test_royal_pardon_nobody_captures(words: str) -> None:
    t = lead(words, "royal_pardon")
    assert t.gone == ["P4"]
    assert t.told("captures") == []
    assert t.first == "a"


# KU-14.10


@pytest.mark.rule("KU-14.10")
@pytest.mark.parametrize("words", ["later 3", "later 6", "first 3"])
@pytest.mark.parametrize(("hand", "left"), [("1 4 0 2 3", [0, 2]), ("1 4 3 3", [3]), ("1 4 0", []), ("1 4", [])])
def test_trigger_happy_takes_the_highest_card_left(words: str, hand: str, left: list[int]) -> None:
    t = lead(words, "trigger_happy", hands={"a": hand})
    assert t.a.hand == left
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-14.10")
def test_trigger_happy_hits_the_captor_even_if_that_is_the_setter() -> None:
    t = lead("later 3", "trigger_happy", setter="a")
    assert t.a.hand == [0, 1, 2, 2, 3]


# KU-14.11


@pytest.mark.rule("KU-14.11")
@pytest.mark.parametrize(
    ("a", "b", "c", "gets"),
    [
        ("3+3", "4+1", "2+1", "b"),  # the best single card
        ("3+3", "4+1", "4+0", "a"),  # two fours cancel
        ("3+3", "3+2", "pass", "a"),  # nobody is left: the leader
        ("4+2", "3+3", "2+1", "c"),  # a and b are tied out before
        ("3+0", "pass", "pass", "a"),
    ],
)
def test_wrong_end_of_the_lance(a: str, b: str, c: str, gets: str) -> None:
    assert captor(three("wrong_end_of_the_lance", a, b, c)) == gets


@pytest.mark.rule("KU-14.11")
def test_wrong_end_of_the_lance_with_two_players() -> None:
    t = table("later 2", row=ROW, traps={1: "b:wrong_end_of_the_lance"}, decks={"a": "2 3", "b": "0 4"})
    t.a("declare:2", "lay:3+3").b("lay:1+0")
    assert "P4" in t.b.stable


# KU-14.12


@pytest.mark.rule("KU-14.12")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
def test_overpaid_escort_the_second_takes_all_laid_cards_back(words: str) -> None:
    t = three("overpaid_escort", "4+3", "3+2", "1+0", words=words)
    assert [len(player.hand) for player in t.players] == [6, 8, 6]
    assert captor(t) == "a"


@pytest.mark.rule("KU-14.12")
@pytest.mark.parametrize(("b", "c"), [("2+1", "3+0"), ("pass", "pass")])
def test_overpaid_escort_without_a_second(b: str, c: str) -> None:
    t = three("overpaid_escort", "4+3", b, c)
    assert [len(player.hand) for player in t.players] == [6, 8 if b == "pass" else 6, 8 if c == "pass" else 6]
    assert captor(t) == "a"


# KU-14.13


@pytest.mark.rule("KU-14.13")
@pytest.mark.parametrize("words", MODES)
def test_zombicorn_eats_a_unicorn_of_the_captors_choice(words: str) -> None:
    t = lead(words, "zombicorn", stables={"a": "B5 G5"})
    assert (t.asked, t.offers) == ("a", ["unicorn:B5", "unicorn:G5"])
    t.a("unicorn:B5")
    assert t.a.stable == ["G5", "P4"]
    assert "B5" in t.gone


@pytest.mark.rule("KU-14.13")
def test_zombicorn_finds_an_empty_stable() -> None:
    t = lead("later 3", "zombicorn", stables={"a": ""})
    assert t.a.stable == ["P4"]


# KU-14.15


@pytest.mark.rule("KU-14.15")
@pytest.mark.parametrize(
    ("a", "b", "c", "gets"),
    [
        ("4+3", "3+3", "2+2", "b"),  # the highest even one
        ("4+3", "1+0", "pass", "a"),  # none: the leader
        ("4+3", "3+1", "2+2", "a"),  # the even ones cancel
        ("3", "0", "1", "b"),  # 0 is even
        ("4", "2", "1", "a"),
    ],
)
def test_arithmancy(a: str, b: str, c: str, gets: str) -> None:
    assert captor(three("arithmancy", a, b, c)) == gets


@pytest.mark.rule("KU-14.15")
def test_arithmancy_in_other_modes() -> None:
    t = table("first teams 4", row=ROW, traps={1: "a:arithmancy"}).a("first:1")
    t.play("declare:2", "lay:4", "lay:1", "lay:3", "lay:1")
    assert "P4" in t.b.stable
    t = table("later 2", row=ROW, traps={1: "b:arithmancy"}, decks={"a": "2", "b": "1"})
    t.a("declare:1", "lay:0").b("lay:3")
    assert "P4" in t.a.stable


# KU-14.16


@pytest.mark.rule("KU-14.16")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
def test_voodoo_doll_the_captor_cannot_pay_this_round(words: str) -> None:
    t = table(words, row=ROW, traps={2: "b:voodoo_doll"}, hunt=2).hunt(a="4", b="pass", c="pass").pass_hunts()
    assert t.s.stack[-1].NAME == "market"
    assert t.asked == "b"
    assert t.told("cannot-buy", "seat") == [0]
    t.b("pass").c("pass")
    while t.s.round == 2:
        t.choose("pass" if "pass" in t.offers else t.offers[-1])
    assert {"seat": 0} in [event.args for event in t.events if event.message == "buys-nothing"]  # asked again


@pytest.mark.rule("KU-14.16")
def test_the_cards_can_still_hunt() -> None:
    t = lead("later 3", "voodoo_doll").hunt(a="3", b="pass", c="pass")
    assert t.a.stable == ["S1", "P4", "B4"]


# KU-14.17


@pytest.mark.rule("KU-14.17")
def test_bad_omen_no_power_in_this_round_and_the_next() -> None:
    cast: dict[str, Any] = {"characters": "knight,shaman,mage", "tired": "bc"}
    t = table("later 3 powers", row=ROW, traps={1: "b:bad_omen"}, **cast).hunt(a="4", b="pass", c="pass")
    seen: dict[int, set[bool]] = {1: set(), 2: set(), 3: set()}
    while t.s.round < 4 and t.s.pending >= 0:
        if t.asked == "a" and t.rule == "KU-5.2":
            seen[t.s.round].add("swing" in t.offers)
        t.choose("pass" if "pass" in t.offers else t.offers[-1])
    assert seen == {1: {False}, 2: {False}, 3: {True}}


@pytest.mark.rule("KU-14.17")
def test_bad_omen_also_bars_a_power_already_used() -> None:
    cast: dict[str, Any] = {"characters": "knight,shaman,mage", "tired": "abc"}
    t = table("later 3 powers", row=ROW, traps={1: "b:bad_omen"}, **cast).hunt(a="4", b="pass", c="pass")
    while t.s.round == 1 or t.offers[0].startswith("set:"):
        t.choose("pass" if "pass" in t.offers else t.offers[-1])
    assert (t.s.round, t.asked) == (2, "a")
    assert "swing" not in t.offers


@pytest.mark.rule("KU-14.17", "KU-10.2")
def test_bad_omen_without_powers_changes_nothing() -> None:
    t = lead("later 3", "bad_omen")
    assert t.a.stable == ["S1", "P4"]
    t.hunt(a="3", b="pass", c="pass")
    assert t.a.stable == ["S1", "P4", "B4"]


# KU-14.19


@pytest.mark.rule("KU-14.19")
@pytest.mark.parametrize("words", ["later 3", "later 6", "first 3", "later 2"])
def test_infallible_trap_the_captor_takes_one_laid_card_back(words: str) -> None:
    t = lead(words, "infallible_trap")
    assert (t.asked, t.offers) == ("a", ["card:1", "card:4"])
    t.a("card:4")
    assert t.a.hand == [0, 1, 2, 2, 3, 3, 4]
    assert "P4" in t.a.stable


@pytest.mark.rule("KU-14.19")
def test_with_nothing_to_choose_it_just_comes_back() -> None:
    t = three("infallible_trap", "3", "2", "pass")
    assert len(t.a.hand) == 8
    assert len(t.b.hand) == 7


# KU-14.20


@pytest.mark.rule("KU-14.20")
@pytest.mark.parametrize("words", MODES)
def test_decoy_unicorn_the_captor_takes_the_top_card_instead(words: str) -> None:
    t = lead(words, "decoy_unicorn", fate={"unicorn": "L3"})
    assert t.a.stable[-1] == "L3"
    assert t.gone == ["P4"]
    assert t.number("L3") not in t.s.deck
    assert t.first == "a"


@pytest.mark.rule("KU-14.20")
def test_decoy_unicorn_with_an_empty_deck() -> None:
    t = lead("later 3", "decoy_unicorn", deck="")
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-14.20", "KU-8.6")
def test_a_decoy_can_make_a_double_rainbow() -> None:
    t = lead("later 3", "decoy_unicorn", stables={"a": "P1 P2 B1 B2 G1 G2 Y1"}, fate={"unicorn": "Y2"})
    assert t.winners == "a"


# KU-14.21


@pytest.mark.rule("KU-14.21")
@pytest.mark.parametrize("words", ["later 3", "later 6", "first 3", "later 2"])
def test_tripwire_the_setter_gets_the_token(words: str) -> None:
    t = lead(words, "tripwire")
    assert "P4" in t.a.stable
    assert (t.first, t.asked) == ("b", "b")


@pytest.mark.rule("KU-14.21")
@pytest.mark.parametrize("words", ["later 3", "later 2"])
def test_tripwire_of_the_captor_does_nothing(words: str) -> None:
    t = lead(words, "tripwire", setter="a", first="a")
    assert t.first == "a"


@pytest.mark.rule("KU-14.21", "KU-12.9")
def test_tripwire_of_ones_own_under_ones_secondary() -> None:
    t = table("later 2", row=ROW, traps={1: "a:tripwire"}, decks={"a": "4", "b": ""}, first="b")
    t.b("declare:1", "lay:1").a("pass")
    assert t.first == "a"


# KU-14.22


@pytest.mark.rule("KU-14.22")
@pytest.mark.parametrize("words", MODES)
def test_trojan_unicorn_the_setter_exchanges_before_the_capture(words: str) -> None:
    t = lead(words, "trojan_unicorn", stables={"a": "B5 L1", "b": "G1 G5"})
    assert (t.asked, set(t.offers)) == ("b", {"unicorn:G1", "unicorn:G5"})
    t.b("unicorn:G1")
    assert set(t.offers) == {"unicorn:B5", "unicorn:L1"}  # the hunted one is not yet there
    t.b("unicorn:L1")
    assert t.a.stable == ["B5", "G1", "P4"]
    assert t.b.stable == ["L1", "G5"]


@pytest.mark.rule("KU-14.22")
@pytest.mark.parametrize("stables", [{"a": ""}, {"b": ""}])
def test_trojan_unicorn_with_an_empty_stable_on_either_side(stables: dict[str, str]) -> None:
    t = lead("later 3", "trojan_unicorn", stables=stables)
    assert t.told("trojan-swap") == []
    assert "P4" in t.a.stable


@pytest.mark.rule("KU-14.22")
@pytest.mark.parametrize("words", ["later 3", "later 2"])
def test_trojan_unicorn_of_the_captor_does_nothing(words: str) -> None:
    t = lead(words, "trojan_unicorn", setter="a")
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-14.22")
def test_the_setter_need_not_have_hunted_and_a_third_player_is_left_alone() -> None:
    t = lead("later 3", "trojan_unicorn", setter="c")
    assert (t.a.stable, t.b.stable, t.c.stable) == (["S3", "P4"], ["S2"], ["S1"])


# KU-14.23


@pytest.mark.rule("KU-14.23")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
def test_encore_everybody_but_the_captor_takes_a_card_back(words: str) -> None:
    t = three("encore", "4+3", "3+2", "1+0", words=words)
    assert (t.asked, t.offers) == ("b", ["card:2", "card:3"])
    t.b("card:3")
    assert (t.asked, t.offers) == ("c", ["card:0", "card:1"])
    t.c("card:1")
    assert (t.a.hand, t.b.hand) == ([0, 1, 1, 2, 2, 3], [0, 1, 1, 2, 3, 3, 4])
    assert t.c.hand == [1, 1, 2, 2, 3, 3, 4]
    assert captor(t) == "a"


@pytest.mark.rule("KU-14.23")
def test_encore_also_for_those_whose_totals_were_cancelled() -> None:
    t = three("encore", "4+3", "3+0", "2+1").b("card:3").c("card:2")
    assert [len(player.hand) for player in t.players] == [6, 7, 7]


@pytest.mark.rule("KU-14.23")
def test_encore_not_for_passers() -> None:
    t = three("encore", "4", "pass", "3")
    assert [len(player.hand) for player in t.players] == [7, 8, 8]


@pytest.mark.rule("KU-14.23")
def test_encore_goes_clockwise_from_the_first_player() -> None:
    t = table("later 3", row=ROW, traps={1: "a:encore"}, first="b").hunt(b="3+1", c="4+3", a="2+1")
    t.b("card:3").a("card:2")
    assert captor(t) == "c"
