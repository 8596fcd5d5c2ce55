"""Chapter 10 of the rulebook: variants."""

from __future__ import annotations

import pytest

from hornbook.core.errors import BadSetup
from hornbook.core.setup import setup
from hornbook.games.kill_the_unicorns.game import shipped
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS
from tests.ku.position import table

# KU-10.1


@pytest.mark.rule("KU-10.1")
def test_experts_spent_cards_are_seen_by_their_owner_alone() -> None:
    t = table("expert later 3").hunt(a="4+2", b="0+3", c="pass")
    assert [t.a.sees_spent_of(who) for who in "abc"] == ["2+4", None, None]
    assert [t.b.sees_spent_of(who) for who in "abc"] == [None, "0+3", None]
    assert set(t.game.view_json(t.s, None)["spent"]) == {None}


@pytest.mark.rule("KU-10.1")
def test_experts_discarded_traps_are_seen_by_their_owner_alone() -> None:
    drawn = {"two-traps": "athletic_unicorn+smelly_unicorn"}
    t = table("expert later 3", at="traps", fate=drawn).a("set:athletic_unicorn@1")
    assert t.a.sees_discards_of("a") == ["smelly_unicorn"]
    assert "smelly_unicorn" in str(t.a.hears)
    for player in (t.b, t.c):
        assert player.sees_discards_of("a") == 1
        assert "smelly_unicorn" not in str(player.hears)
    assert t.game.view_json(t.s, None)["discard"] == [1, 0, 0]


@pytest.mark.rule("KU-10.1", "KU-14.10")
def test_experts_lose_a_card_to_trigger_happy_face_down() -> None:
    t = table("expert later 3", traps={1: "b:trigger_happy"}).hunt(a="3", b="2", c="pass")
    assert {"seat": 0, "card": 4} in [event["args"] for event in t.a.hears]
    for player in (t.b, t.c):
        assert {"seat": 0} in [event["args"] for event in player.hears if event["message"] == "loses-card"]


@pytest.mark.rule("KU-10.1")
def test_experts_pay_face_down() -> None:
    """What was paid, and so what is left, looks the same to the others."""
    views = []
    for hand in ("0 1 3", "0 4 2"):
        t = table("expert later 3", at="market", hands={"a": hand}).a("buy:horn", "unicorn:S1")
        views.append((t.b.view, t.b.hears, t.game.view_json(t.s, None)))
    assert views[0] == views[1]


@pytest.mark.rule("KU-10.1")
def test_the_cards_of_a_hunt_are_shown_all_the_same() -> None:
    t = table("expert later 3").hunt(a="4+2", b="0+3", c="pass")
    assert {"seat": 0, "cards": [2, 4], "total": 6} in [event["args"] for event in t.c.hears]


# KU-10.2


@pytest.mark.rule("KU-10.2")
def test_without_powers_nobody_is_asked_about_them() -> None:
    traps = {1: "a:athletic_unicorn b:unicorn_pee"}
    t = table("later 6", characters=",".join(CHARACTERS), traps=traps)
    t.hunt(a="4+2", b="3+2", c="3+1", d="2+1", e="1+1", f="0+1")
    assert t.a("turn:1").first == "a"


@pytest.mark.rule("KU-10.2")
def test_with_powers_they_are() -> None:
    t = table("later 6 powers", characters=",".join(CHARACTERS), traps={1: "a:athletic_unicorn"})
    assert (t.asked, t.offers) == ("a", ["pass", "peek"])


@pytest.mark.rule("KU-10.2")
def test_powers_are_on_unless_switched_off() -> None:
    assert shipped().settle(setup(3)).options["powers"] is True


# KU-10.3


@pytest.mark.rule("KU-10.3")
def test_beginner_1_has_no_traps_and_no_powers() -> None:
    t = table("beginner-1 later 6 powers", at="traps", row="P4 B4 G4 Y4", characters=",".join(CHARACTERS))
    assert t.s.stack[-1].NAME == "hunt"
    assert [player.pile for player in t.players] == [[]] * 6
    assert "swing" not in t.a("pass").offers  # b is the Knight
    t.hunt(b="4+2", c="3+2", d="3+1", e="2+1", f="1+1")
    assert t.b.stable == ["S2", "P4"]


@pytest.mark.rule("KU-10.3")
def test_beginner_1_uses_all_six_characters() -> None:
    s = shipped().new(setup(6, {"variant": "beginner-1"}), 3)
    assert sorted(s.character) == list(range(6))


# KU-10.4


@pytest.mark.rule("KU-10.4")
def test_beginner_2_has_powers_but_no_traps() -> None:
    t = table("beginner-2 later 3", at="traps", characters="bard,knight,mage")
    assert (t.asked, t.offers) == ("a", ["pass", "hush:2", "hush:3"])
    assert t.s.stack[-2].NAME == "hunt"
    assert t.a.pile == []
    t.a("pass", "lay:1", "pass")
    assert t.asked == "b"
    assert "swing" in t.offers


@pytest.mark.rule("KU-10.4")
def test_beginner_2_leaves_the_princess_and_the_shaman_at_home() -> None:
    for seed in range(6):
        s = shipped().new(setup(4, {"variant": "beginner-2"}), seed)
        assert {CHARACTERS[character] for character in s.character} == {"knight", "mage", "huntress", "bard"}
    s = shipped().new(setup(3, {"variant": "beginner-2", "characters": "choose", "first-player": "1"}), 1)
    offered = [shipped().token(s, code) for code in shipped().choices(s)]
    assert offered == ["be:knight", "be:mage", "be:huntress", "be:bard"]


@pytest.mark.rule("KU-10.4")
@pytest.mark.parametrize("seats", [5, 6])
def test_beginner_2_is_for_four_at_most(seats: int) -> None:
    with pytest.raises(BadSetup, match=r"KU-10\.4"):
        shipped().new(setup(seats, {"variant": "beginner-2"}), 1)


@pytest.mark.rule("KU-10.4")
def test_two_beginners_use_all_four_characters() -> None:
    s = shipped().new(setup(2, {"variant": "beginner-2"}), 1)
    assert {CHARACTERS[character] for character in s.character} == {"knight", "mage", "huntress", "bard"}
