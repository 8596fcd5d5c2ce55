"""Chapter 12 of the rulebook: two players, each with a Primary and a Secondary."""

from __future__ import annotations

import pytest

from hornbook.core.setup import setup
from hornbook.games.kill_the_unicorns.game import shipped
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, TRAPS
from tests.ku.openings import two
from tests.ku.position import Table


def cast(t: Table) -> list[str]:
    return [CHARACTERS[character] for character in t.s.character]


# KU-12.1, KU-12.2


@pytest.mark.rule("KU-12.1")
def test_each_player_has_two_of_four_different_characters() -> None:
    for seed in range(8):
        s = shipped().new(setup(2), seed)
        assert len(s.character) == len(set(s.character)) == 4


@pytest.mark.rule("KU-12.1")
def test_named_as_primary_secondary_primary_secondary() -> None:
    t = two("powers", characters="knight,bard,mage,shaman")
    assert (t.a.character, t.b.character) == ("knight", "mage")
    assert cast(t)[2:] == ["bard", "shaman"]


@pytest.mark.rule("KU-12.1", "KU-2.1")
def test_chosen_in_turn_first_the_primaries_then_the_secondaries() -> None:
    s = shipped().new(setup(2, {"characters": "choose", "first-player": "2"}), 1, manual=True)
    t = Table(shipped(), s, [], {})
    t.b("be:knight").a("be:mage").b("be:bard")
    assert t.offers == ["be:princess", "be:shaman", "be:huntress"]
    t.a("be:shaman")
    assert cast(t) == ["mage", "knight", "shaman", "bard"]


@pytest.mark.rule("KU-12.1")
def test_the_secondary_has_its_hunt_cards_as_a_deck_and_nothing_else() -> None:
    t = two("powers", at="traps", characters="knight,bard,mage,shaman")
    assert t.a.hand == t.a.deck == [0, 1, 1, 2, 2, 3, 3, 4]
    assert {*t.a.drawn, *t.a.pile} == {TRAPS[trap] for trap in shipped().content.trap_decks[1]}
    powers = {CHARACTERS[character] for character, seat in enumerate(t.s.power_seat) if seat >= 0}
    assert powers == {"knight", "mage"}


@pytest.mark.rule("KU-12.1")
def test_nobody_sees_the_deck() -> None:
    t = two()
    for player in t.players:
        for deck in player.view["secondary"]:
            assert (deck["size"], deck["top"], deck["bottom"]) == (8, [], [])


@pytest.mark.rule("KU-12.2")
def test_stock_and_row() -> None:
    t = two(at="traps")
    s = t.s
    assert (len(s.pate), s.horn, s.candy, s.dust, s.soap) == (4, 4, 15, 15, ())
    assert len(t.row) == 4
    assert [len(player.stable) for player in t.players] == [1, 1]


# KU-12.3


@pytest.mark.rule("KU-12.3")
def test_one_trap_then_both_of_the_other_then_one() -> None:
    t = two(at="traps", fate={"two-traps": "athletic_unicorn+smelly_unicorn unicorn_pee+running_is_useless"})
    t.a("set:smelly_unicorn@1")
    t.b("set:unicorn_pee@1")
    assert not any(token.endswith("@1") for token in t.offers)
    t.b("set:running_is_useless@2")
    assert t.offers == ["set:athletic_unicorn@2", "set:athletic_unicorn@3", "set:athletic_unicorn@4"]
    t.a("set:athletic_unicorn@2")
    assert t.traps(1) == "a:smelly_unicorn b:unicorn_pee"
    assert t.traps(2) == "b:running_is_useless a:athletic_unicorn"
    assert (t.a.discards, t.b.discards) == ([], [])
    assert t.offers == ["declare:1", "declare:2", "declare:3"]


@pytest.mark.rule("KU-12.3")
def test_both_may_go_on_one_unicorn() -> None:
    t = two(at="traps", first="b")
    t.b(t.offers[0])
    t.a(next(token for token in t.offers if token.endswith("@3")))
    t.a(next(token for token in t.offers if token.endswith("@3")))
    assert t.traps(3).count("a:") == 2
    assert t.asked == "b"


# KU-12.4


@pytest.mark.rule("KU-12.4")
def test_the_first_player_declares_one_two_or_three_and_may_not_pass() -> None:
    t = two(first="b")
    assert (t.asked, t.offers) == ("b", ["declare:1", "declare:2", "declare:3"])


@pytest.mark.rule("KU-12.4")
def test_it_binds_all_four() -> None:
    t = two(decks={"a": "1 4", "b": "2 3"}).a("declare:2")
    assert t.told("secondary-lays", "seat", "count") == [(0, 2), (1, 2)]
    assert all(token == "pass" or token.count("+") == 1 for token in t.offers)
    t.a("lay:1+1")
    assert all(token == "pass" or token.count("+") == 1 for token in t.offers)


@pytest.mark.rule("KU-12.4")
def test_also_if_the_own_characters_cannot_play() -> None:
    t = two(decks={"a": "", "b": "1 2 4"}, hands={"a": ""})
    assert t.offers == ["declare:1", "declare:2", "declare:3"]
    t.a("declare:3")
    assert t.asked == "b"
    t.b("pass")
    assert t.b.stable == ["S2", "P4"]


# KU-12.5


@pytest.mark.rule("KU-12.5")
def test_the_secondary_draws_one_more_lays_all_but_one_and_puts_that_under() -> None:
    t = two(decks={"b": ""}, fate={"hunt-card": "4 0 3"}).a("declare:2")
    assert t.asked == "a"
    assert set(t.offers) == {"lay:0+3", "lay:0+4", "lay:3+4"}
    t.a("lay:3+4")
    assert t.a.under_the_deck == [0]
    assert len(t.a.deck) == 6
    assert t.a.sees_laid_of("A") == "3+4"


@pytest.mark.rule("KU-12.5")
def test_first_the_first_players_secondary_then_the_other() -> None:
    t = two(first="b").b("declare:1")
    assert (t.asked, t.rule) == ("b", "KU-12.5")
    t.b(t.offers[0])
    assert (t.asked, t.rule) == ("a", "KU-12.5")
    t.a(t.offers[0])
    assert (t.asked, t.rule) == ("b", "KU-12.6")


@pytest.mark.rule("KU-12.5")
def test_with_exactly_the_number_left_it_lays_them_all() -> None:
    t = two(decks={"a": "0 2 3", "b": ""}).a("declare:3")
    assert (t.asked, t.rule) == ("a", "KU-12.6")
    assert t.a.sees_laid_of("A") == "0+2+3"
    assert t.a.deck == []


@pytest.mark.rule("KU-12.5")
@pytest.mark.parametrize("deck", ["", "4", "3 4"])
def test_with_fewer_it_does_not_play(deck: str) -> None:
    t = two(decks={"a": deck, "b": ""}).a("declare:3")
    assert t.told("secondary-out", "seat") == [0, 1]
    assert t.a.deck == [int(card) for card in deck.split()]
    t.a("lay:0+1+1").b("pass")
    assert t.told("reveals-secondary") == []


@pytest.mark.rule("KU-12.5")
def test_it_may_not_pass() -> None:
    assert "pass" not in two().a("declare:1").offers


@pytest.mark.rule("KU-12.5")
def test_only_its_player_knows_what_it_drew_and_put_under() -> None:
    views = []
    for drawn, under in (("0 4", 0), ("1 4", 1)):
        t = two(fate={"hunt-card": f"{drawn} 2 3"}).a("declare:1", "lay:4")
        assert t.a.view["secondary"][0]["bottom"] == [under]
        assert t.b.view["secondary"][0]["bottom"] in ([None], [])
        views.append((t.b.view, t.b.hears))
    assert views[0] == views[1]


@pytest.mark.rule("KU-12.5")
def test_what_was_put_under_comes_last() -> None:
    t = two(decks={"a": "2 3 4", "b": ""}, fate={"hunt-card": "4 2"}).a("declare:1", "lay:2", "pass").b("pass")
    assert t.a.under_the_deck == [4]
    t.a("declare:1")
    assert set(t.offers) == {"lay:3", "lay:4"}


@pytest.mark.rule("KU-12.5")
def test_the_deck_is_made_afresh_each_round() -> None:
    t = two(at="market", decks={"a": "1", "b": ""}).play("pass", "pass", "pass", "pass")
    assert t.s.round == 2
    assert t.a.deck == t.b.deck == [0, 1, 1, 2, 2, 3, 3, 4]
    assert t.a.under_the_deck == []


# KU-12.6


@pytest.mark.rule("KU-12.6")
def test_the_secondaries_are_turned_up_before_the_primaries_lay() -> None:
    t = two(decks={"a": "1 4", "b": "2 3"}).a("declare:2")
    assert (t.asked, t.rule) == ("a", "KU-12.6")
    for player in t.players:
        assert (player.sees_laid_of("A"), player.sees_laid_of("B")) == ("1+4", "2+3")
    t.a("lay:0+1")
    assert t.b.sees_laid_of("a") is None


@pytest.mark.rule("KU-12.6", "KU-6.1")
def test_they_are_turned_up_once() -> None:
    t = two(decks={"a": "1 4", "b": "2 3"}).a("declare:2", "lay:0+1").b("pass")
    assert t.told("reveals-secondary", "total") == [5, 5]
    assert t.told("reveals", "total") == [1]


@pytest.mark.rule("KU-12.6")
def test_the_first_player_and_then_the_other_lay_or_pass() -> None:
    t = two(first="b", decks={"a": "2", "b": "1"}).b("declare:1")
    assert (t.asked, t.offers[0]) == ("b", "pass")
    t.b("pass")
    assert (t.asked, t.offers[0]) == ("a", "pass")


@pytest.mark.rule("KU-12.6")
def test_everybody_sees_who_has_passed() -> None:
    t = two(decks={"a": "2", "b": ""}).a("declare:1", "pass")
    waiting, laid, passed = 0, 1, 2
    assert t.b.view["status"] == [passed, waiting, laid, passed]


@pytest.mark.rule("KU-12.6", "KU-12.4")
def test_nobody_hands_the_token_over() -> None:
    t = two(decks={"a": "2", "b": "2"}).a("declare:1", "pass")
    assert t.first == "a"
    t.b("pass")
    assert (t.first, t.asked) == ("a", "a")


@pytest.mark.rule("KU-12.6", "KU-5.7")
def test_nobody_plays_and_the_unicorn_escapes() -> None:
    t = two(first="b", decks={"a": "", "b": ""}).b("declare:3", "pass").a("pass")
    assert t.gone == ["P4"]
    assert t.first == "b"


@pytest.mark.rule("KU-12.6", "KU-5.4")
def test_a_primary_with_too_few_cards_is_not_asked() -> None:
    t = two(decks={"a": "1 2", "b": "2 3"}, hands={"a": "4"}).a("declare:2")
    assert t.asked == "b"
    assert t.told("must-pass", "seat") == [0]


# KU-12.7


@pytest.mark.rule("KU-12.7")
def test_the_four_are_compared_one_by_one() -> None:
    """a has 4 and 1, b has 3 and 3: b's cancel, though together they are more."""
    t = two(decks={"a": "1", "b": "3"}).a("declare:1", "lay:4").b("lay:3")
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-12.7")
def test_ties_cancel_also_between_two_characters_of_one_player() -> None:
    t = two(decks={"a": "4", "b": ""}).a("declare:1", "lay:4").b("lay:1")
    assert t.b.stable == ["S2", "P4"]


# KU-12.8, KU-12.9


@pytest.mark.rule("KU-12.8")
@pytest.mark.parametrize("winner", ["primary", "secondary"])
def test_the_owner_of_the_winning_character_picks_the_trap(winner: str) -> None:
    decks = {"a": "1", "b": "4" if winner == "secondary" else "2"}
    t = two(traps={1: "a:unicorn_pee b:smelly_unicorn"}, decks=decks)
    t.a("declare:1", "lay:0").b("lay:3")
    assert (t.asked, t.offers) == ("b", ["turn:1", "turn:2"])
    t.b("turn:2")
    assert t.pins("P4") == ["smelly_unicorn"]
    assert "unicorn_pee" not in str([player.hears for player in t.players])


@pytest.mark.rule("KU-12.9")
@pytest.mark.parametrize(("secondary", "primary"), [("4", "0"), ("0", "4")])
def test_unicorns_go_to_the_player_whichever_character_won(secondary: str, primary: str) -> None:
    t = two(decks={"a": "1", "b": secondary}).a("declare:1", "lay:2").b(f"lay:{primary}")
    assert t.b.stable == ["S2", "P4"]
    assert (t.first, t.asked) == ("b", "b")


# KU-12.10


@pytest.mark.rule("KU-12.10")
def test_one_purchase_then_two_of_the_other_then_one() -> None:
    t = two(at="market", first="b")
    t.b("buy:horn", "unicorn:S2")
    t.a("buy:candy-pink", "unicorn:S1").a("buy:horn", "unicorn:S1")
    t.b("buy:candy-blue", "unicorn:S2")
    assert t.s.round == 2


@pytest.mark.rule("KU-12.10")
def test_a_purchase_may_be_left_out() -> None:
    t = two(at="market").a("pass").b("pass")
    t.b("buy:horn", "unicorn:S2").a("buy:horn", "unicorn:S1")
    assert t.s.round == 2


@pytest.mark.rule("KU-12.10")
def test_both_characters_cards_pay_together() -> None:
    t = two(at="market", hands={"a": "0 2"}, decks={"a": "4"})
    t.a("buy:dust-pink", "unicorn:S1")
    assert (t.a.hand, t.a.deck) == ([0], [])


@pytest.mark.rule("KU-12.10", "KU-7.2")
def test_they_pay_the_smallest_sum_in_the_fewest_cards() -> None:
    t = two(at="market", hands={"a": "1 2 2"}, decks={"a": "1 3"})
    t.a("buy:horn", "unicorn:S1")
    assert (t.a.hand, t.a.deck) == ([1, 2, 2], [1])


@pytest.mark.rule("KU-12.10")
def test_a_card_pays_once() -> None:
    t = two(at="market", hands={"a": "3", "b": ""}, decks={"a": "1", "b": ""})
    t.a("buy:horn", "unicorn:S1")
    assert t.s.round == 2  # a has one point left, b nothing
    assert t.told("cannot-buy", "seat") == [1, 1, 0]
