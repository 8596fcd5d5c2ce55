"""Chapter 13 of the rulebook: what each of the six powers does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ku.openings import ROW, lays, with_power
from tests.ku.position import table

# KU-13.3


@pytest.mark.rule("KU-13.3")
def test_the_princess_looks_at_all_traps_of_the_unicorn_about_to_be_hunted() -> None:
    traps = {1: "b:athletic_unicorn c:unicorn_pee", 2: "b:smelly_unicorn"}
    t = with_power("princess", traps=traps).a("peek")
    assert t.a.traps_known_at(1) == ["athletic_unicorn", "unicorn_pee"]
    assert t.a.traps_known_at(2) == []
    assert "athletic_unicorn" in str(t.a.hears)


@pytest.mark.rule("KU-13.3")
def test_she_sees_her_own_again_too() -> None:
    t = with_power("princess", traps={1: "a:athletic_unicorn"}).a("peek")
    assert t.a.traps_known_at(1) == ["athletic_unicorn"]
    assert "athletic_unicorn" in str(t.a.hears)


@pytest.mark.rule("KU-13.3")
def test_secretly() -> None:
    views = []
    for trap in ("athletic_unicorn", "unicorn_pee"):
        t = with_power("princess", traps={1: f"b:{trap}"}).a("peek")
        views.append((t.b.view, t.c.view, t.b.hears, t.game.view_json(t.s, None)))
        assert t.b.traps_known_at(1) == []
        assert t.told("peeks", "seat") == [0]  # everybody sees that she looks
    assert views[0] == views[1]


@pytest.mark.rule("KU-13.3")
def test_the_princess_is_asked_before_anybody_lays_and_not_after() -> None:
    t = with_power("princess", traps={1: "b:athletic_unicorn"}, first="b")
    assert (t.asked, t.offers) == ("a", ["pass", "peek"])
    t.a("pass").b("lay:2")
    assert t.asked == "c"
    t.c("lay:1")
    assert lays(t) == {1}
    assert "peek" not in t.offers


@pytest.mark.rule("KU-13.3")
def test_while_first_players_only_pass_she_may_still_look() -> None:
    t = with_power("princess", traps={1: "b:athletic_unicorn"}, first="b")
    t.a("pass").b("pass")
    assert (t.asked, t.offers) == ("a", ["pass", "peek"])
    t.a("peek")
    assert t.a.traps_known_at(1) == ["athletic_unicorn"]
    assert t.asked == "c"


@pytest.mark.rule("KU-13.3")
def test_without_a_trap_there_is_nothing_to_look_at() -> None:
    t = with_power("princess", traps={2: "b:athletic_unicorn"})
    assert lays(t) == {1, 2, 3}


@pytest.mark.rule("KU-13.3")
def test_she_forgets_nothing_until_the_trap_is_gone() -> None:
    t = with_power("princess", traps={1: "b:athletic_unicorn", 2: "c:smelly_unicorn"}).a("peek", "lay:3")
    assert t.a.traps_known_at(1) == ["athletic_unicorn"]
    t.b("pass").c("pass")
    assert t.a.traps_known_at(2) == []


# KU-13.4


@pytest.mark.rule("KU-13.4")
def test_the_knight_opens_with_one_card_more_than_declared() -> None:
    t = with_power("knight")
    assert t.offers[:2] == ["pass", "swing"]
    t.a("swing")
    assert lays(t) == {2, 3, 4}
    t.a("lay:4+3+3+2")
    assert t.b.view["declared"] == 3
    assert lays(t) == {3}
    t.b("lay:4+3+3").c("pass")
    assert t.told("leads", "seat", "total") == [(0, 12)]


@pytest.mark.rule("KU-13.4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_knight_follows_with_one_more(number: int) -> None:
    t = with_power("knight", first="c").c("lay:" + "+".join("012"[:number]))
    t.a("swing")
    assert lays(t) == {number + 1}
    assert "pass" not in t.offers
    t.a(t.offers[0])
    assert lays(t) == {number}
    t.b("pass")
    assert len(t.a.hand) == 8 - number - 1


@pytest.mark.rule("KU-13.4")
def test_everybody_sees_the_count() -> None:
    t = with_power("knight", first="c").c("lay:0").a("swing", "lay:3+4")
    assert t.b.view["laid_size"][0] == 2
    assert t.told("lays-extra", "seat", "count") == [(0, 2)]


@pytest.mark.rule("KU-13.4")
def test_he_need_not() -> None:
    t = with_power("knight")
    assert lays(t) == {1, 2, 3}
    t.a("lay:4").b("pass").c("pass")
    assert "swing" in t.offers  # and still may in the next hunt


@pytest.mark.rule("KU-13.4")
@pytest.mark.parametrize(("hand", "able"), [("4", False), ("4 3", True)])
def test_he_needs_that_many_cards_to_open(hand: str, able: bool) -> None:
    assert ("swing" in with_power("knight", hands={"a": hand}).offers) == able


@pytest.mark.rule("KU-13.4")
@pytest.mark.parametrize(("hand", "able"), [("4 3", False), ("4 3 1", True)])
def test_and_to_follow(hand: str, able: bool) -> None:
    t = with_power("knight", first="c", hands={"a": hand}).c("lay:0+1")
    assert ("swing" in t.offers) == able


@pytest.mark.rule("KU-13.4", "KU-5.2")
def test_nobody_else_may() -> None:
    t = with_power("mage")
    assert "swing" not in t.offers


# KU-13.5


@pytest.mark.rule("KU-13.5")
def test_the_mage_makes_a_rival_take_a_card_back_and_lay_another() -> None:
    t = with_power("mage").hunt(a="3+2", b="4+2", c="pass")
    assert t.offers == ["pass", "swap:2:2", "swap:2:4"]
    t.a("swap:2:4")
    assert (t.asked, t.offers) == ("b", ["card:0", "card:1", "card:2", "card:3"])
    t.b("card:1")
    assert t.b.hand == [0, 1, 2, 3, 3, 4]
    assert t.a.stable == ["S1", "P4"]  # 5 against 3
    assert t.told("leads", "seat", "total") == [(0, 5)]


@pytest.mark.rule("KU-13.5")
def test_the_rival_chooses_and_may_be_better_off() -> None:
    t = with_power("mage").hunt(a="3", b="2", c="pass").a("swap:2:2").b("card:4")
    assert t.b.stable == ["S2", "P4"]


@pytest.mark.rule("KU-1.4", "KU-13.5")
def test_it_is_another_card_though_it_may_be_of_equal_value() -> None:
    t = with_power("mage", hands={"b": "3 3"}).hunt(a="2", b="3", c="pass").a("swap:2:3")
    assert t.told("exchanges", "old", "new") == [(3, 3)]
    assert t.b.hand == [3]
    t = with_power("mage", hands={"b": "3 1"}).hunt(a="2", b="3", c="pass").a("swap:2:3")
    assert t.told("exchanges", "old", "new") == [(3, 1)]  # not the 3 again, and the last card needs no question
    t = with_power("mage", hands={"b": "3 1 1"}).hunt(a="2", b="3", c="pass").a("swap:2:3")
    assert (t.asked, t.offers) == ("b", ["card:1"])  # that both are equal is nobody's business


@pytest.mark.rule("KU-13.5")
def test_it_happens_before_ties_cancel() -> None:
    t = with_power("mage").hunt(a="3", b="3", c="1").a("swap:2:3").b("card:2")
    assert t.a.stable == ["S1", "P4"]
    t = with_power("mage").hunt(a="3", b="4", c="1").a("swap:2:4").b("card:3")
    assert t.c.stable == ["S3", "P4"]  # a tie that was not there before


@pytest.mark.rule("KU-13.5")
def test_a_rival_without_cards_left_is_safe() -> None:
    t = with_power("mage", hands={"b": "4"}).hunt(a="3", b="4", c="2")
    assert t.offers == ["pass", "swap:3:2"]


@pytest.mark.rule("KU-13.5")
def test_if_nobody_has_any_the_mage_is_not_asked() -> None:
    t = with_power("mage", hands={"b": "4"}).hunt(a="3", b="4", c="pass")
    assert t.b.stable == ["S2", "P4"]


@pytest.mark.rule("KU-13.5")
def test_the_mage_need_not_hunt() -> None:
    t = with_power("mage", first="b").hunt(b="3", c="2", a="pass")
    assert (t.asked, t.offers) == ("a", ["pass", "swap:2:3", "swap:3:2"])


@pytest.mark.rule("KU-13.5", "KU-13.4")
def test_a_knights_extra_card_can_be_exchanged() -> None:
    t = table("later 3 powers", row=ROW, characters="mage,knight,shaman", tired="c", first="b")
    t.b("swing", "lay:4+3").c("pass").a("lay:2")
    t.a("swap:2:4").b("card:0")
    assert t.told("leads", "seat", "total") == [(1, 3)]


@pytest.mark.rule("KU-13.5")
def test_the_new_card_lies_open_and_is_spent() -> None:
    t = with_power("mage").hunt(a="3", b="2", c="pass").a("swap:2:2").b("card:4")
    assert t.c.sees_spent_of("b") == "4"


# KU-13.6


@pytest.mark.rule("KU-13.6")
def test_the_shaman_takes_a_traps_effect_away() -> None:
    t = with_power("shaman", traps={1: "b:running_is_useless"}).hunt(a="2", b="4", c="3")
    assert (t.asked, t.offers) == ("a", ["pass", "cancel"])
    t.a("cancel")
    assert t.b.stable == ["S2", "P4"]
    assert t.b.discards == ["running_is_useless"]


@pytest.mark.rule("KU-13.6")
def test_everybody_has_seen_it_by_then() -> None:
    t = with_power("shaman", traps={1: "b:running_is_useless"}).hunt(a="2", b="4", c="3")
    assert t.told("trap-turned", "trap") == ["running_is_useless"]


@pytest.mark.rule("KU-13.6")
def test_a_pinned_trap_is_discarded_too() -> None:
    t = with_power("shaman", traps={1: "c:smelly_unicorn"}).hunt(a="4", b="pass", c="pass").a("cancel")
    assert t.pins("P4") == []
    assert t.worth("P4") == 2
    assert t.c.discards == ["smelly_unicorn"]


@pytest.mark.rule("KU-13.6")
def test_no_other_trap_is_turned() -> None:
    t = with_power("shaman", traps={1: "b:smelly_unicorn c:athletic_unicorn"}).hunt(a="4", b="pass", c="pass")
    t.a("turn:1", "cancel")
    assert t.pins("P4") == []
    assert len(t.told("trap-turned")) == 1
    assert (t.b.discards, t.c.discards) == (["smelly_unicorn"], ["athletic_unicorn"])


@pytest.mark.rule("KU-13.6", "KU-14.21")
def test_a_cancelled_tripwire_moves_no_token() -> None:
    t = with_power("shaman", traps={1: "b:tripwire"}, characters="shaman,huntress,knight")
    t.hunt(a="4", b="pass", c="pass").a("cancel")
    assert t.first == "a"


@pytest.mark.rule("KU-13.6")
def test_without_a_turned_trap_the_shaman_is_not_asked() -> None:
    t = with_power("shaman", traps={1: "b:smelly_unicorn"}).hunt(a="4", b="4", c="pass")
    assert t.gone == ["P4"]
    t.hunt(a="3", b="pass", c="pass")
    assert t.a.stable == ["S1", "B4"]


# KU-13.7


@pytest.mark.rule("KU-13.7")
def test_the_huntress_takes_her_cards_back_and_has_passed() -> None:
    t = with_power("huntress").hunt(a="4+3", b="2+1", c="pass")
    assert (t.asked, t.offers) == ("a", ["pass", "retreat"])
    t.a("retreat")
    assert len(t.a.hand) == 8
    assert t.b.stable == ["S2", "P4"]


@pytest.mark.rule("KU-13.7")
def test_she_retreats_before_ties_cancel() -> None:
    t = with_power("huntress").hunt(a="3", b="3", c="1").a("retreat")
    assert t.b.stable == ["S2", "P4"]


@pytest.mark.rule("KU-13.7", "KU-5.5", "KU-14.6")
def test_no_trap_gives_her_the_unicorn_then() -> None:
    traps = {1: "b:size_does_not_matter"}
    t = with_power("huntress", traps=traps).hunt(a="0", b="3", c="2").a("retreat")
    assert t.c.stable == ["S3", "P4"]


@pytest.mark.rule("KU-13.7", "KU-14.23", "KU-14.24")
def test_she_is_no_hunter_any_more() -> None:
    cast: dict[str, Any] = {"characters": "huntress,bard,knight"}
    t = with_power("huntress", traps={1: "b:encore"}, **cast).hunt(a="1", b="3", c="2").a("retreat")
    assert (len(t.a.hand), len(t.b.hand), len(t.c.hand)) == (8, 7, 8)
    t = with_power("huntress", traps={1: "b:ballad_of_fame"}, **cast).hunt(a="1", b="3", c="2").a("retreat")
    assert t.worth("P4") == 2 + 2


@pytest.mark.rule("KU-13.7", "KU-5.7")
def test_if_nobody_is_left_the_unicorn_escapes() -> None:
    t = with_power("huntress", traps={1: "b:athletic_unicorn"}).hunt(a="4", b="pass", c="pass").a("retreat")
    assert t.gone == ["P4"]
    assert t.told("trap-turned") == []
    assert t.first == "a"


@pytest.mark.rule("KU-13.7", "KU-5.6")
def test_then_the_token_stays_where_it_is_also_after_it_was_handed_on() -> None:
    t = with_power("huntress", first="c").hunt(c="pass", a="4", b="pass").a("retreat")
    assert t.gone == ["P4"]
    assert (t.first, t.asked) == ("a", "a")


@pytest.mark.rule("KU-13.7")
def test_who_passed_cannot_retreat() -> None:
    t = with_power("huntress", first="b").hunt(b="4", c="1", a="pass")
    assert t.b.stable == ["S2", "P4"]


# KU-13.8


@pytest.mark.rule("KU-13.8")
def test_the_bard_keeps_a_rival_out() -> None:
    t = with_power("bard")
    assert (t.asked, t.offers) == ("a", ["pass", "hush:2", "hush:3"])
    t.a("hush:2", "lay:0").c("pass")
    assert t.a.stable == ["S1", "P4"]
    assert len(t.b.hand) == 8
    assert t.told("hushes", "seat", "other") == [(0, 1)]


@pytest.mark.rule("KU-13.8")
def test_the_bard_is_asked_when_the_hunt_opens_and_before_each_rivals_turn() -> None:
    t = with_power("bard").a("pass", "lay:2")
    assert t.offers == ["pass", "hush:2", "hush:3"]
    t.a("pass").b("lay:3")
    assert t.offers == ["pass", "hush:3"]
    t.a("pass")
    assert t.asked == "c"


@pytest.mark.rule("KU-13.8")
def test_not_before_the_own_turn_once_somebody_has_laid() -> None:
    t = with_power("bard", first="b")
    t.a("pass").b("lay:2").a("pass").c("lay:1")
    assert lays(t) == {1}


@pytest.mark.rule("KU-13.8")
def test_who_has_laid_cannot_be_named() -> None:
    t = with_power("bard", first="b").a("pass").b("lay:2")
    assert t.offers == ["pass", "hush:3"]


@pytest.mark.rule("KU-13.8")
def test_nor_who_has_passed_or_could_not_lay() -> None:
    t = with_power("bard", first="b").a("pass").b("pass")
    assert t.offers == ["pass", "hush:3"]
    t = with_power("bard", first="b", hands={"c": "1"}).a("pass").b("lay:2+1")
    assert lays(t) == {2}  # c cannot follow, so there is nobody to name


@pytest.mark.rule("KU-13.8")
def test_the_bard_cannot_name_himself() -> None:
    assert "hush:1" not in with_power("bard").offers


@pytest.mark.rule("KU-13.8", "KU-5.6")
def test_a_silenced_first_player_has_passed_and_hands_the_token_on() -> None:
    t = with_power("bard", first="b").a("hush:2")
    assert (t.first, t.asked) == ("c", "c")
    assert lays(t) == {1, 2, 3}


@pytest.mark.rule("KU-13.8", "KU-5.6")
def test_in_the_first_edition_the_token_stays() -> None:
    t = table("first 3 powers", characters="bard,knight,shaman", tired="bc", first="b").a("hush:2")
    assert (t.first, t.asked) == ("b", "c")


@pytest.mark.rule("KU-13.8")
def test_silencing_a_later_player_moves_no_token() -> None:
    t = with_power("bard", first="b").a("hush:3")
    assert (t.first, t.asked) == ("b", "b")


@pytest.mark.rule("KU-13.8", "KU-5.5")
def test_a_silenced_player_gets_nothing_by_a_trap() -> None:
    t = with_power("bard", traps={1: "b:size_does_not_matter"}).a("hush:2", "lay:4").c("lay:3")
    assert t.c.stable == ["S3", "P4"]


@pytest.mark.rule("KU-13.8", "KU-5.7")
def test_the_token_goes_full_circle_past_a_silenced_player() -> None:
    t = with_power("bard", first="b").a("hush:3").b("pass").a("pass")
    assert t.gone == ["P4"]
    assert (t.first, t.asked) == ("b", "b")


@pytest.mark.rule("KU-13.8")
def test_a_bard_who_has_passed_may_still_sing() -> None:
    t = table("later 4 powers", row=ROW, characters="bard,knight,shaman,mage", tired="bcd", first="d")
    t.a("pass").d("lay:2").a("pass")
    assert t.offers == ["pass", "hush:2", "hush:3"]  # before b's turn
    t.a("pass").b("lay:1").a("hush:3")
    assert t.d.stable == ["S4", "P4"]
