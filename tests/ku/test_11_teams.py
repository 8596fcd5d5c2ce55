"""Chapter 11 of the rulebook: two teams of two. Players a and c play against b and d."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ku.position import Table, table

ROW = "P4 B4 G4"


def teams(first: str = "1", more: str = "", **arranged: Any) -> Table:
    """At the first hunt of the row, a (seat 1) or c (seat 3) going first."""
    t = table(f"first teams 4 {more}", **{"row": ROW, **arranged})
    return t.play(f"first:{first}")


def lays(t: Table) -> set[int]:
    return {token.count("+") + 1 for token in t.offers if token.startswith("lay:")}


# KU-11.1, KU-11.2


@pytest.mark.rule("KU-11.1")
def test_seats_1_and_3_play_against_2_and_4_and_take_turns() -> None:
    t = teams()
    t.a("declare:2", "lay:4").b("lay:1").c("lay:3").d("lay:1")
    assert t.a.stable == t.c.stable == ["S1", "S3", "P4"]
    assert t.b.stable == t.d.stable == ["S2", "S4"]


@pytest.mark.rule("KU-11.2")
def test_three_unicorns_in_every_round() -> None:
    t = table("first teams 4", at="market", round=2).play("first:1", "pass", "pass", "pass", "pass", "first:1")
    assert t.s.round == 3
    assert len(t.row) == 3


@pytest.mark.rule("KU-11.2")
def test_up_to_two_traps_on_a_unicorn() -> None:
    t = table("first teams 4", at="traps").play("first:1")
    t.a(t.offers[0])
    t.b(next(token for token in t.offers if token.endswith("@1")))
    assert len(t.traps(1).split()) == 2
    assert not any(token.endswith("@1") for token in t.offers)
    t.c(t.offers[0]).d(t.offers[0])
    assert [len(player.discards) for player in t.players] == [1, 1, 1, 1]


# KU-11.3


@pytest.mark.rule("KU-11.3")
def test_the_holder_says_who_goes_first_before_the_traps() -> None:
    t = table("first teams 4", at="traps", first="b")
    assert (t.asked, t.offers, t.rule) == ("b", ["first:2", "first:4"], "KU-11.3")
    t.b("first:4")
    order = ""
    for _ in range(4):
        order += t.asked
        t.choose(t.offers[0])
    assert order == "dabc"


@pytest.mark.rule("KU-11.3")
def test_before_each_hunt_and_before_the_market() -> None:
    t = teams("3", hunt=2)
    assert (t.asked, t.first) == ("c", "c")
    t.c("pass").d("pass")
    assert t.asked == "c"
    t.c("first:1").a("pass").b("pass")
    assert t.told("hunt-begins", "place") == [2, 3]
    t.a("first:3")
    assert (t.s.stack[-1].NAME, t.asked) == ("market", "c")


@pytest.mark.rule("KU-11.3")
@pytest.mark.parametrize(("first", "holder"), [("1", "a"), ("3", "c")])
def test_of_a_capturing_team_the_member_who_laid_first_gets_the_token(first: str, holder: str) -> None:
    t = teams(first)
    t.play("declare:2", "lay:4", "pass", "lay:3")
    assert t.first == holder
    assert t.offers == ["first:1", "first:3"]


@pytest.mark.rule("KU-11.3")
@pytest.mark.parametrize(("first", "holder"), [("1", "b"), ("3", "d")])
def test_also_of_the_other_team(first: str, holder: str) -> None:
    t = teams(first)
    t.play("declare:2", "lay:1", "lay:4", "lay:1", "lay:4")
    assert t.first == holder
    assert t.offers == ["first:2", "first:4"]


# KU-11.4


@pytest.mark.rule("KU-11.4")
def test_the_first_player_declares_two_to_five() -> None:
    assert teams().offers == ["pass", "declare:2", "declare:3", "declare:4", "declare:5"]


@pytest.mark.rule("KU-11.4")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_and_lays_at_least_one_leaving_at_least_one(number: int) -> None:
    t = teams().a(f"declare:{number}")
    assert lays(t) == set(range(1, number))
    assert "pass" not in t.offers


@pytest.mark.rule("KU-11.4")
def test_then_the_other_team_lays_a_share_or_passes() -> None:
    t = teams().a("declare:4", "lay:2")
    assert t.asked == "b"
    assert lays(t) == {1, 2, 3}
    assert "pass" in t.offers


@pytest.mark.rule("KU-11.4")
@pytest.mark.parametrize("share", ["2", "2+2", "2+2+1"])
def test_the_partner_completes_the_number(share: str) -> None:
    t = teams().a("declare:4", f"lay:{share}").b("lay:1+1+0")
    assert t.asked == "c"
    assert lays(t) == {4 - len(share.split("+"))}
    assert "pass" not in t.offers


@pytest.mark.rule("KU-11.4")
def test_and_then_the_other_teams_second_player() -> None:
    t = teams().a("declare:4", "lay:2").b("lay:1+1+0").c("lay:4+3+3")
    assert t.asked == "d"
    assert lays(t) == {1}


@pytest.mark.rule("KU-11.4")
def test_a_passing_team_keeps_both_members_out() -> None:
    t = teams().a("declare:2", "lay:0").b("pass").c("lay:0")
    assert t.a.stable == ["S1", "S3", "P4"]
    assert len(t.d.hand) == 8


@pytest.mark.rule("KU-11.4")
def test_if_the_first_team_passes_the_other_may_open() -> None:
    t = teams().a("pass")
    assert (t.asked, t.first) == ("b", "a")
    assert t.offers == ["pass", "declare:2", "declare:3", "declare:4", "declare:5"]
    t.b("declare:3", "lay:1")
    t.d("lay:2+0")
    assert t.b.stable == ["S2", "S4", "P4"]
    assert t.first == "b"


@pytest.mark.rule("KU-11.4", "KU-5.7")
def test_if_both_teams_pass_the_unicorn_escapes() -> None:
    t = teams("3").c("pass").d("pass")
    assert t.gone == ["P4"]
    assert t.first == "c"


@pytest.mark.rule("KU-11.4")
def test_a_share_leaves_no_more_than_the_partner_holds() -> None:
    t = teams(hands={"c": "3"})
    assert t.offers == ["pass", "declare:2", "declare:3", "declare:4", "declare:5"]
    t.a("declare:4")
    assert lays(t) == {3}


@pytest.mark.rule("KU-11.4")
def test_one_declares_no_more_than_the_team_holds() -> None:
    assert teams(hands={"a": "3 1", "c": "2"}).offers == ["pass", "declare:2", "declare:3"]


@pytest.mark.rule("KU-11.4")
@pytest.mark.parametrize("hands", [{"b": ""}, {"d": ""}, {"b": "1", "d": "2"}])
def test_a_team_that_cannot_reach_the_number_with_a_card_from_each_is_out(hands: dict[str, str]) -> None:
    t = teams(hands=hands).a("declare:3", "lay:2")
    assert t.asked == "c"
    t.c("lay:1+1")
    assert t.a.stable == ["S1", "S3", "P4"]


@pytest.mark.rule("KU-11.4")
def test_the_number_is_heard_with_the_first_share() -> None:
    t = teams().a("declare:5")
    assert t.told("declares") == []
    assert t.b.view["declared"] == 0
    t.a("lay:1")
    assert t.told("declares", "seat", "count") == [(0, 5)]
    assert t.b.view["declared"] == 5


# KU-11.5


@pytest.mark.rule("KU-11.5")
def test_a_teams_total_is_the_sum_of_both() -> None:
    """4 + 0 against 2 + 3."""
    t = teams().a("declare:2", "lay:4").b("lay:2").c("lay:0").d("lay:3")
    assert t.b.stable == ["S2", "S4", "P4"]


@pytest.mark.rule("KU-11.5")
def test_equal_totals_cancel_and_the_unicorn_escapes() -> None:
    t = teams("3", traps={1: "b:athletic_unicorn"})
    t.c("declare:2", "lay:4").d("lay:3").a("lay:1").b("lay:2")
    assert t.gone == ["P4"]
    assert t.told("trap-turned") == []
    assert t.first == "c"


# KU-11.6


@pytest.mark.rule("KU-11.6")
@pytest.mark.parametrize(("first", "picks"), [("1", "a"), ("3", "c")])
def test_of_the_winning_team_who_laid_first_picks_the_trap(first: str, picks: str) -> None:
    t = teams(first, traps={1: "b:athletic_unicorn d:unicorn_pee"})
    t.play("declare:2", "lay:4", "lay:1", "lay:4", "lay:1")
    assert (t.asked, t.offers) == (picks, ["turn:1", "turn:2"])
    t.play("turn:1")
    assert t.pins("P4") == ["athletic_unicorn"]
    for player in t.players:
        assert player.sees_discards_of("d") == ["unicorn_pee"]


@pytest.mark.rule("KU-11.6")
def test_also_if_the_second_team_wins() -> None:
    t = teams(traps={1: "b:athletic_unicorn d:unicorn_pee"})
    t.play("declare:2", "lay:1", "lay:4", "lay:1", "lay:4")
    assert (t.asked, t.offers) == ("b", ["turn:1", "turn:2"])


# KU-11.7, KU-11.8


@pytest.mark.rule("KU-11.7")
def test_a_double_rainbow_is_looked_for_in_the_common_stable() -> None:
    t = teams(row="Y2 B5 G5", stables={"a": "P1 P2 B1 B2 G1 G2 Y1"})
    t.a("declare:2", "lay:4").b("pass").c("lay:3")
    assert t.asked == "over"
    assert t.winners == "ac"


@pytest.mark.rule("KU-11.7")
def test_points_are_the_teams() -> None:
    t = table("first teams 4", at="scoring", stables={"a": "L1 L2", "b": "P7"})
    assert t.result.scores == [8, 3, 8, 3]
    assert t.winners == "ac"


@pytest.mark.rule("KU-11.8")
def test_each_of_the_four_may_buy_one_thing_with_the_own_cards_for_the_common_stable() -> None:
    t = table("first teams 4", at="market", hands={"a": "3", "c": "2"}).play("first:1")
    assert "buy:dust-pink" not in t.offers  # five points together do not count, nor would six
    t.a("buy:horn")
    assert t.offers == ["unicorn:S1", "unicorn:S3"]
    t.a("unicorn:S3").b("buy:horn", "unicorn:S4").c("buy:candy-pink", "unicorn:S3").d("pass")
    assert t.s.round == 2
    assert t.worth("S3") == 3


@pytest.mark.rule("KU-11.8")
def test_cards_of_partners_do_not_pay_together() -> None:
    t = table("first teams 4", at="market", hands={"a": "4", "c": "4"}).play("first:1")
    assert "buy:dust-pink" not in t.offers


@pytest.mark.rule("KU-11.8")
def test_the_stock_is_that_of_four_players() -> None:
    s = table("first teams 4").s
    assert (len(s.pate), s.horn, len(s.soap), s.candy, s.dust) == (3, 3, 3, 15, 15)


# KU-11.9


@pytest.mark.rule("KU-11.9", "KU-14.10")
def test_trigger_happy_takes_the_highest_card_of_either_member() -> None:
    t = teams(traps={1: "b:trigger_happy"}).a("declare:2", "lay:4").b("pass").c("lay:1")
    assert t.told("loses-card", "seat", "card") == [(2, 4)]
    assert t.c.hand == [0, 1, 2, 2, 3, 3]
    assert t.a.hand == [0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("KU-11.9", "KU-14.16")
def test_voodoo_doll_hits_both() -> None:
    t = teams(hunt=3, traps={3: "b:voodoo_doll"}).a("declare:2", "lay:4").b("pass").c("lay:1").a("first:1")
    assert t.told("cannot-buy", "seat") == [0]
    t.b("pass")
    assert t.told("cannot-buy", "seat") == [0, 2]


@pytest.mark.rule("KU-11.9", "KU-14.17")
def test_bad_omen_hits_both() -> None:
    cast: dict[str, Any] = {"characters": "knight,shaman,mage,princess", "tired": "bd"}
    t = teams(more="powers", traps={1: "b:bad_omen"}, **cast).a("declare:2", "lay:4").b("lay:2").c("lay:1").d("lay:2")
    t.c("pass")  # the Mage keeps the power, and loses it
    t.a("first:1", "declare:2")
    assert "swing" not in t.offers
    t.a("lay:3").b("lay:1").c("lay:2").d("lay:1")
    assert t.a.stable == ["S1", "S3", "P4", "B4"]  # and the Mage was not asked


@pytest.mark.rule("KU-11.9", "KU-14.19")
def test_a_card_that_is_taken_back_may_be_either_members() -> None:
    for card, who in ((2, "c"), (4, "a")):
        t = teams(traps={1: "b:infallible_trap"}).a("declare:2", "lay:4").b("pass").c("lay:2")
        assert (t.asked, t.offers) == ("a", ["card:2", "card:4"])
        t.a(f"card:{card}")
        assert [len(t.a.hand), len(t.c.hand)] == ([8, 7] if who == "a" else [7, 8])


@pytest.mark.rule("KU-11.9", "KU-14.23")
def test_encore_gives_the_other_team_one_card_back() -> None:
    t = teams(traps={1: "a:encore"}).a("declare:2", "lay:4").b("lay:1").c("lay:4").d("lay:3")
    assert (t.asked, t.offers) == ("b", ["card:1", "card:3"])
    t.b("card:3")
    assert [len(player.hand) for player in t.players] == [7, 7, 7, 8]


@pytest.mark.rule("KU-11.9", "KU-14.12")
def test_overpaid_escort_gives_each_member_the_own_cards_back() -> None:
    t = teams(traps={1: "a:overpaid_escort"}).a("declare:3", "lay:4").b("lay:1").c("lay:4+3").d("lay:3+0")
    assert [len(player.hand) for player in t.players] == [7, 8, 6, 8]


@pytest.mark.rule("KU-11.9", "KU-14.11")
def test_the_best_card_of_a_team_may_be_either_members() -> None:
    """3+3 lead against 4+1, whose 4 is the better card."""
    t = teams(traps={1: "a:wrong_end_of_the_lance"}).a("declare:2", "lay:3").b("lay:1").c("lay:3").d("lay:4")
    assert t.b.stable == ["S2", "S4", "P4"]


@pytest.mark.rule("KU-11.9", "KU-13.8")
def test_the_bard_silences_a_whole_team() -> None:
    t = table("first teams 4 powers", row=ROW, characters="bard,knight,mage,shaman", tired="bcd").a("first:1")
    assert t.offers == ["pass", "hush:2", "hush:4"]
    t.a("hush:4", "declare:2", "lay:0").c("lay:0")
    assert t.a.stable == ["S1", "S3", "P4"]
    assert [len(t.b.hand), len(t.d.hand)] == [8, 8]


@pytest.mark.rule("KU-11.9", "KU-13.8")
def test_but_none_of_which_a_member_has_laid() -> None:
    t = table("first teams 4 powers", row=ROW, characters="bard,knight,mage,shaman", tired="bcd", first="b")
    t.b("first:2").a("pass").b("declare:2", "lay:4")
    assert t.asked == "c"  # the Bard is not asked: d's team has begun
    t.c("lay:1")
    assert t.asked == "d"


@pytest.mark.rule("KU-11.9", "KU-13.8")
@pytest.mark.parametrize("hands", [{"b": ""}, {"d": ""}])
def test_nor_one_that_could_not_take_part_anyway(hands: dict[str, str]) -> None:
    cast: dict[str, Any] = {"characters": "bard,knight,mage,shaman", "tired": "bcd"}
    t = table("first teams 4 powers", row=ROW, hands=hands, **cast).a("first:1")
    assert t.offers[:2] == ["pass", "declare:2"]  # the Bard has nobody to name


@pytest.mark.rule("KU-11.9", "KU-13.8")
def test_nor_one_that_has_too_few_cards_for_the_number() -> None:
    cast: dict[str, Any] = {"characters": "bard,knight,mage,shaman", "tired": "bcd"}
    t = table("first teams 4 powers", row=ROW, hands={"b": "1 2", "d": "3"}, first="c", **cast)
    t.c("first:3").a("pass").c("declare:4", "lay:1")
    assert t.asked == "a"
    assert "hush:2" not in t.offers


@pytest.mark.rule("KU-11.9", "KU-13.3")
def test_the_princess_looks_and_her_partner_does_not() -> None:
    cast: dict[str, Any] = {"characters": "princess,knight,mage,shaman", "tired": "bcd"}
    t = table("first teams 4 powers", row=ROW, traps={1: "b:unicorn_pee"}, **cast).a("first:1")
    assert t.offers == ["pass", "peek"]
    t.a("peek")
    assert (t.a.traps_known_at(1), t.c.traps_known_at(1)) == (["unicorn_pee"], [])


@pytest.mark.rule("KU-11.9", "KU-13.7")
def test_the_huntress_takes_back_her_own_cards_and_her_partners_still_count() -> None:
    cast: dict[str, Any] = {"characters": "huntress,knight,mage,shaman", "tired": "bcd"}
    t = table("first teams 4 powers", row=ROW, **cast).a("first:1")
    t.a("declare:2", "lay:1").b("lay:1").c("lay:4").d("lay:2")
    assert t.offers == ["pass", "retreat"]
    t.a("retreat")
    assert len(t.a.hand) == 8
    assert len(t.c.hand) == 7
    assert t.a.stable == ["S1", "S3", "P4"]  # 4 against 3


@pytest.mark.rule("KU-11.9", "KU-13.5")
def test_the_mage_acts_on_a_card_of_one_rival_player() -> None:
    cast: dict[str, Any] = {"characters": "mage,knight,huntress,shaman", "tired": "bcd"}
    t = table("first teams 4 powers", row=ROW, hands={"d": "3"}, **cast).a("first:1")
    t.a("declare:3", "lay:1").b("lay:1+4").c("lay:4+2").d("lay:3")
    assert t.offers == ["pass", "swap:2:1", "swap:2:4"]  # d has no other card, c is no rival
    t.a("swap:2:4").b("card:0")
    assert t.b.hand == [1, 2, 2, 3, 3, 4]
    assert t.a.stable == ["S1", "S3", "P4"]  # 7 against 4


@pytest.mark.rule("KU-11.9", "KU-13.4")
@pytest.mark.parametrize("as_second", [False, True])
def test_the_knight_lays_one_more_than_his_share(as_second: bool) -> None:
    cast: dict[str, Any] = {"characters": "knight,bard,mage,shaman", "tired": "bcd"}
    t = table("first teams 4 powers", row=ROW, first="c" if as_second else "a", **cast)
    if as_second:
        t.c("first:3", "declare:3", "lay:1").d("lay:2+2").a("swing")
        assert lays(t) == {3}
        t.a("lay:1+2+3").b("lay:2")
        assert t.told("lays-extra", "seat", "count") == [(0, 3)]
    else:
        t.a("first:1", "declare:3", "swing")
        assert lays(t) == {2, 3}
        t.a("lay:1+2+3").b("lay:2+2")
        assert lays(t) == {1}
        t.c("lay:1").d("lay:2")
    assert t.a.stable == ["S1", "S3", "P4"]  # 7 against 6
    t.choose("first:1")
    assert "swing" not in t.a("declare:3").offers  # once a round


@pytest.mark.rule("KU-11.9", "KU-14.22")
def test_a_partners_trojan_does_nothing() -> None:
    t = teams(traps={1: "c:trojan_unicorn"}).a("declare:2", "lay:4").b("pass").c("lay:1")
    assert t.a.stable == ["S1", "S3", "P4"]
    assert t.asked == "a"


@pytest.mark.rule("KU-11.9", "KU-14.21", "KU-11.3")
@pytest.mark.parametrize(("setter", "holder"), [("b", "b"), ("d", "d"), ("c", "a")])
def test_a_tripwire_on_a_team(setter: str, holder: str) -> None:
    t = teams(traps={1: f"{setter}:tripwire"}).a("declare:2", "lay:4").b("pass").c("lay:1")
    assert t.first == holder
