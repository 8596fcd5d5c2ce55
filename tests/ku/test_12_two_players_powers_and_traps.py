"""Chapter 12 of the rulebook, its end: powers and traps where each player has two characters."""

from __future__ import annotations

import pytest

from tests.ku.openings import two

# KU-12.11


@pytest.mark.rule("KU-12.11")
def test_only_primaries_have_powers() -> None:
    """The Bard and the Huntress are Secondaries here, and nobody asks them."""
    t = two("powers", characters="knight,bard,shaman,huntress", decks={"a": "1", "b": "2"})
    assert t.offers == ["declare:1", "declare:2", "declare:3"]
    t.a("declare:1", "lay:4").b("lay:3")
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-12.11", "KU-13.5")
def test_the_mage_on_a_secondary_its_card_goes_under_and_the_top_card_comes() -> None:
    t = two("powers", characters="mage,knight,shaman,bard", decks={"a": "", "b": "0 1 3 3"}, fate={"hunt-card": "3 3"})
    t.a("declare:1").b("lay:3").a("lay:2").b("pass")
    assert t.offers == ["pass", "swap:4:3"]
    t.fate = {"hunt-card": ["1"]}
    t.a("swap:4:3")
    assert t.a.stable == ["S1", "P4"]  # 2 against 1
    assert t.b.deck == [0, 3, 3]
    assert t.b.under_the_deck == [3, 3]
    assert t.a.view["secondary"][1]["bottom"][-1] == 3  # seen by both


@pytest.mark.rule("KU-12.11", "KU-13.5")
def test_the_mage_cannot_pick_a_secondary_without_a_deck() -> None:
    cast = "mage,knight,shaman,bard"
    t = two("powers", characters=cast, decks={"a": "", "b": "3"}, hands={"b": ""}).a("declare:1", "lay:2")
    assert t.b.stable == ["S2", "P4"]


@pytest.mark.rule("KU-12.11", "KU-13.7")
def test_the_huntress_retreats_and_her_secondarys_cards_stay() -> None:
    t = two("powers", characters="huntress,knight,shaman,bard", decks={"a": "3", "b": "1"})
    t.a("declare:1", "lay:4").b("lay:2")
    t.a("retreat")
    assert len(t.a.hand) == 8
    assert t.a.stable == ["S1", "P4"]
    assert t.told("leads-secondary", "seat", "total") == [(0, 3)]


@pytest.mark.rule("KU-12.11", "KU-13.8")
@pytest.mark.parametrize(("target", "left"), [("2", "B"), ("4", "b")])
def test_the_bard_silences_the_rivals_primary_or_secondary(target: str, left: str) -> None:
    t = two("powers", characters="bard,knight,shaman,mage", decks={"a": "1", "b": "2"})
    assert t.offers == ["pass", "hush:2", "hush:4"]
    t.a(f"hush:{target}", "declare:1", "lay:0")
    if left == "b":
        assert t.told("secondary-lays", "seat", "count") == [(0, 1)]
        t.b("lay:3")
    assert t.b.stable == ["S2", "P4"]


@pytest.mark.rule("KU-12.11", "KU-13.8")
def test_the_bard_is_asked_before_each_turn_of_the_rival() -> None:
    t = two("powers", characters="bard,knight,shaman,mage", first="b", decks={"a": "1", "b": "2 3"}, hands={"a": "4"})
    t.a("pass").b("declare:1")
    assert t.offers == ["pass", "hush:2", "hush:4"]
    t.a("pass").b("lay:3")
    assert t.offers == ["pass", "hush:2"]  # the Secondary has laid
    t.a("hush:2")
    assert t.offers == ["pass", "lay:4"]


@pytest.mark.rule("KU-12.11", "KU-13.8")
def test_a_silenced_first_player_declares_all_the_same_and_keeps_the_token() -> None:
    t = two("powers", characters="bard,knight,shaman,mage", first="b", decks={"a": "1", "b": "1"})
    t.a("hush:2")
    assert (t.asked, t.first) == ("b", "b")
    t.b("declare:1").a("lay:4")
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-12.11", "KU-13.4")
def test_the_knight_lays_one_more_for_the_primary_only() -> None:
    t = two("powers", characters="knight,bard,shaman,mage", decks={"a": "1", "b": "2"})
    t.a("declare:1")
    assert "swing" in t.offers
    t.a("swing")
    assert all(token.count("+") == 1 for token in t.offers)
    t.a("lay:3+4").b("pass")
    assert t.told("leads", "seat", "total") == [(0, 7)]
    t.a("declare:1")
    assert "swing" not in t.offers  # once a round


@pytest.mark.rule("KU-12.11", "KU-13.3")
def test_the_princess_looks_before_the_number_is_declared() -> None:
    t = two("powers", characters="princess,bard,shaman,mage", traps={1: "b:bad_omen"}, first="b", tired="b")
    assert (t.asked, t.offers) == ("a", ["pass", "peek"])
    t.a("peek")
    assert t.a.traps_known_at(1) == ["bad_omen"]
    assert t.asked == "b"


@pytest.mark.rule("KU-13.3", "KU-13.2")
def test_the_princess_may_still_look_after_it_while_nothing_has_been_laid() -> None:
    t = two("powers", characters="princess,bard,shaman,mage", traps={1: "b:bad_omen"}, first="b", tired="b")
    t.a("pass").b("declare:2")
    assert (t.asked, t.offers) == ("a", ["pass", "peek"])
    t.a("peek")
    assert t.a.traps_known_at(1) == ["bad_omen"]
    assert (t.asked, t.rule) == ("b", "KU-12.5")


@pytest.mark.rule("KU-12.11", "KU-13.6")
def test_the_shaman_cancels() -> None:
    t = two(
        "powers",
        characters="shaman,bard,princess,mage",
        traps={1: "b:royal_pardon"},
        decks={"a": "3", "b": "1"},
        tired="b",
    )
    t.a("declare:1", "pass").b("pass")
    t.a("cancel")
    assert t.a.stable == ["S1", "P4"]


# KU-12.12


@pytest.mark.rule("KU-12.12", "KU-14.19")
def test_a_card_that_a_secondary_gets_back_goes_under_its_deck_seen_by_both() -> None:
    t = two(traps={1: "b:infallible_trap"}, decks={"a": "3 4", "b": ""}).a("declare:2", "pass").b("pass")
    assert (t.asked, t.offers) == ("a", ["card:3", "card:4"])
    t.a("card:4")
    assert t.a.deck == t.a.under_the_deck == [4]
    assert t.b.view["secondary"][0]["bottom"] == [4]


@pytest.mark.rule("KU-12.12", "KU-14.12")
def test_several_go_under_in_rising_order() -> None:
    t = two(traps={1: "b:overpaid_escort"}, decks={"a": "0 2 3", "b": "4 3 1"}).a("declare:3", "pass").b("pass")
    assert t.a.under_the_deck == [0, 2, 3]
    assert t.b.view["secondary"][0]["bottom"] == [0, 2, 3]


@pytest.mark.rule("KU-12.12", "KU-14.23")
def test_encore_gives_each_other_character_one_card_back() -> None:
    """The first player's Primary and Secondary, then the other's; also those whose totals were cancelled."""
    t = two(traps={1: "a:encore"}, decks={"a": "0 3", "b": "1 2"}).a("declare:2", "lay:3+4").b("lay:1+3")
    assert t.told("leads", "seat", "total") == [(0, 7)]
    assert (t.asked, t.offers) == ("a", ["card:0", "card:3"])
    t.a("card:3")
    assert (t.asked, t.offers) == ("b", ["card:1", "card:3"])
    t.b("card:1")
    assert (t.asked, t.offers) == ("b", ["card:1", "card:2"])
    t.b("card:2")
    assert t.a.under_the_deck == [3]
    assert t.b.under_the_deck == [2]
    assert (len(t.a.hand), len(t.b.hand)) == (6, 7)


@pytest.mark.rule("KU-12.12", "KU-14.10")
def test_trigger_happy_removes_the_highest_card_of_a_secondarys_deck() -> None:
    t = two(traps={1: "b:trigger_happy"}, decks={"a": "1 2 3 3", "b": ""}, fate={"hunt-card": "3 1"})
    t.a("declare:1", "lay:3", "pass").b("pass")
    assert t.told("loses-card", "seat", "card") == [(0, 3)]
    assert sorted(t.a.deck) == [1, 2]
    assert len(t.a.hand) == 8


@pytest.mark.rule("KU-12.12", "KU-14.10")
def test_trigger_happy_on_a_primary_takes_from_the_hand() -> None:
    t = two(traps={1: "b:trigger_happy"}, decks={"a": "1", "b": ""}).a("declare:1", "lay:3").b("pass")
    assert t.told("loses-card", "seat", "card") == [(0, 4)]
    assert t.a.hand == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("KU-12.12", "KU-14.10")
def test_trigger_happy_finds_nothing_in_an_empty_deck() -> None:
    t = two(traps={1: "b:trigger_happy"}, decks={"a": "4", "b": ""}).a("declare:1", "pass").b("pass")
    assert t.told("loses-card") == []
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-12.12", "KU-14.17")
@pytest.mark.parametrize(("deck", "bid"), [("4", "1"), ("1", "4")])
def test_bad_omen_hits_the_players_power_whichever_character_captured(deck: str, bid: str) -> None:
    arranged = {"traps": {1: "b:bad_omen"}, "decks": {"a": deck, "b": ""}, "tired": "b"}
    t = two("powers", characters="knight,bard,shaman,mage", **arranged).a("declare:1", f"lay:{bid}").b("pass")
    t.a("declare:1")
    assert "P4" in t.a.stable
    assert "swing" not in t.offers


@pytest.mark.rule("KU-12.12")
def test_after_trigger_happy_the_deck_is_shuffled_and_nobody_knows_its_order() -> None:
    """a's Secondary has put a 4 or a 0 under its deck; once the 4 is gone, the rival cannot tell which it was."""
    views = []
    for drawn in ("3 4", "3 0"):
        t = two(traps={1: "b:trigger_happy"}, decks={"a": "0 1 3 4", "b": ""}, fate={"hunt-card": drawn})
        t.a("declare:1", "lay:3", "pass").b("pass")
        assert t.told("loses-card", "seat", "card") == [(0, 4)]
        assert t.a.under_the_deck == []
        views.append(t.b.view)
    assert views[0] == views[1]


@pytest.mark.rule("KU-12.12", "KU-14.16")
@pytest.mark.parametrize(("hit", "hand", "deck"), [("secondary", [], [2]), ("primary", [3], [])])
def test_voodoo_doll_bars_only_the_hit_characters_cards(hit: str, hand: list[int], deck: list[int]) -> None:
    """Each character has laid a card and has one left; only the one that was not hit can pay."""
    lead = ("4", "0") if hit == "secondary" else ("0", "4")
    t = two(hunt=4, traps={4: "b:voodoo_doll"}, decks={"a": f"2 {lead[0]}", "b": ""}, hands={"a": f"3 {lead[1]}"})
    t.fate = {"hunt-card": [lead[0], "2"]}
    t.a("declare:1", f"lay:{lead[0]}", f"lay:{lead[1]}").b("pass")
    if hit == "secondary":
        assert "buy:horn" in t.offers
        assert "buy:dust-pink" not in t.offers
        t.a("buy:horn", "unicorn:S1")
    else:
        assert t.offers == ["pass", *[f"buy:candy-{colour}" for colour in ("pink", "blue", "green", "yellow")]]
        t.a("buy:candy-pink", "unicorn:S1")
    assert (t.a.hand, t.a.deck) == (hand, deck)


@pytest.mark.rule("KU-12.12", "KU-14.16")
def test_two_purchases_are_still_two() -> None:
    t = two(hunt=4, traps={4: "b:voodoo_doll"}, decks={"a": "4", "b": ""}).a("declare:1", "pass").b("pass")
    t.a("buy:horn", "unicorn:S1").b("pass").b("pass").a("buy:horn", "unicorn:S1")
    assert t.s.round == 2
