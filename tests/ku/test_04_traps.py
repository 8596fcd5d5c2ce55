"""Chapter 4 of the rulebook: It's a Trap!"""

from __future__ import annotations

import pytest

from hornbook.games.kill_the_unicorns.rules.content import TRAPS
from tests.ku.position import Table, table

DRAWN = ["athletic_unicorn+smelly_unicorn", "unicorn_pee+running_is_useless", "athletic_unicorn+size_does_not_matter"]


def drawn_for_three(words: str = "later 3") -> Table:
    """a has Athletic and Smelly, b Pee and Running, c Athletic and Size."""
    return table(words, at="traps", fate={"two-traps": " ".join(DRAWN)})


@pytest.mark.rule("KU-4.1")
@pytest.mark.parametrize("words", ["later 3", "later 6", "first 4", "first teams 4", "later 2"])
def test_everybody_draws_two_before_anybody_places(words: str) -> None:
    t = table(words, at="traps")
    if "teams" in words:
        t.a("first:1")
    for player in t.players:
        assert len(player.drawn) == 2
        assert len(player.pile) == 6
    assert not any(t.traps(place) for place in range(1, len(t.row) + 1))


@pytest.mark.rule("KU-4.1")
def test_only_the_owner_sees_what_was_drawn() -> None:
    t = drawn_for_three()
    assert t.a.drawn == ["athletic_unicorn", "smelly_unicorn"]
    assert [TRAPS[trap] for trap in t.a.view["drawn"]] == t.a.drawn
    other = table("later 3", at="traps", fate={"two-traps": " ".join(["unicorn_pee+running_is_useless", *DRAWN[1:]])})
    assert t.a.view != other.a.view
    assert t.b.view == other.b.view
    assert t.b.hears == other.b.hears


@pytest.mark.rule("KU-4.2")
def test_one_is_placed_face_down_and_the_other_discarded_face_up() -> None:
    t = drawn_for_three()
    t.a("set:smelly_unicorn@3")
    assert t.traps(3) == "a:smelly_unicorn"
    assert t.a.discards == ["athletic_unicorn"]
    assert t.a.drawn == []
    assert t.c.sees_discards_of("a") == ["athletic_unicorn"]
    assert t.told("trap-discarded", "seat", "trap") == [(0, "athletic_unicorn")]


@pytest.mark.rule("KU-4.2")
def test_the_first_player_begins_and_it_goes_clockwise() -> None:
    t = table("later 4", at="traps", first="c")
    order = ""
    while t.offers[0].startswith("set:"):
        order += t.asked
        t.choose(t.offers[0])
    assert order == "cdab"


@pytest.mark.rule("KU-4.2")
def test_either_trap_may_go_on_any_unicorn_of_the_row() -> None:
    t = drawn_for_three()
    assert t.offers == [f"set:{trap}@{at}" for trap in ("athletic_unicorn", "smelly_unicorn") for at in (1, 2, 3, 4)]


@pytest.mark.rule("KU-4.3")
@pytest.mark.parametrize(
    ("words", "order"),
    [
        ("later 3", ["trap-placed", "trap-discarded"]),
        ("first 3", ["trap-discarded", "trap-placed"]),
        ("first teams 4", ["trap-discarded", "trap-placed"]),
    ],
)
def test_which_of_the_two_comes_first(words: str, order: list[str]) -> None:
    t = table(words, at="traps")
    if "teams" in words:
        t.a("first:1")
    t.a(t.offers[0])
    assert [message for message in t.messages if message.startswith("trap-")] == order
    assert t.asked == "b"  # one decision either way


@pytest.mark.rule("KU-4.4")
@pytest.mark.parametrize(("words", "most"), [("later 3", 2), ("later 2", 2), ("first 3", 1), ("first teams 4", 2)])
def test_how_many_lie_on_one_unicorn(words: str, most: int) -> None:
    t = table(words, at="traps")
    if "teams" in words:
        t.a("first:1")
    for _ in range(most):
        t.choose(next(token for token in t.offers if token.endswith("@1")))
    assert len(t.traps(1).split()) == most
    assert t.offers
    assert not any(token.endswith("@1") for token in t.offers)


@pytest.mark.rule("KU-4.4")
def test_the_second_lies_beside_the_first() -> None:
    t = drawn_for_three().a("set:athletic_unicorn@2").b("set:unicorn_pee@2").c("set:athletic_unicorn@1")
    assert t.traps(2) == "a:athletic_unicorn b:unicorn_pee"
    assert t.traps(1) == "c:athletic_unicorn"


@pytest.mark.rule("KU-4.4")
def test_in_the_first_edition_the_last_player_has_no_choice_of_place() -> None:
    t = drawn_for_three("first 3")
    t.a("set:athletic_unicorn@2")
    t.b("set:unicorn_pee@3")
    assert t.offers == ["set:athletic_unicorn@1", "set:size_does_not_matter@1"]


@pytest.mark.rule("KU-4.4")
def test_the_two_slots_are_equal_and_either_can_be_turned() -> None:
    for turn, trap in ((1, "athletic_unicorn"), (2, "smelly_unicorn")):
        t = table("later 3", traps={1: "a:athletic_unicorn b:smelly_unicorn"}, row="P4 B4 G4 Y4")
        t.hunt(a="4", b="3", c="pass").a(f"turn:{turn}")
        assert t.pins("P4") == [trap]


@pytest.mark.rule("KU-4.5")
def test_not_even_the_setter_may_look_again() -> None:
    t = drawn_for_three()
    t.a("set:smelly_unicorn@1")
    for player in t.players:
        assert player.traps_known_at(1) == []
        assert "smelly_unicorn" not in str(player.hears)


@pytest.mark.rule("KU-4.5")
def test_the_aid_shows_you_your_own_and_nobody_elses() -> None:
    t = table("later 3", traps={1: "a:athletic_unicorn b:unicorn_pee"}, options={"show-own-traps": True})
    assert t.a.traps_known_at(1) == ["athletic_unicorn"]
    assert t.b.traps_known_at(1) == ["unicorn_pee"]
    assert t.c.traps_known_at(1) == []
    assert set(t.game.view_json(t.s, None)["known_traps"]) == {None}


@pytest.mark.rule("KU-4.6")
def test_who_placed_where_is_public() -> None:
    t = table("later 3", traps={1: "b:athletic_unicorn a:unicorn_pee", 3: "c:smelly_unicorn"})
    for player in t.players:
        assert [player.sees_setters_at(place) for place in (1, 2, 3, 4)] == ["ba", "", "c", ""]


@pytest.mark.rule("KU-4.6")
def test_discards_are_public() -> None:
    t = drawn_for_three()
    t.a("set:smelly_unicorn@1")
    assert t.b.sees_discards_of("a") == ["athletic_unicorn"]
    assert t.b.sees_discards_of("c") == []
    assert t.b.view["discard"] == [list(traps) for traps in t.game.view_json(t.s, None)["discard"]]


@pytest.mark.rule("KU-4.6")
def test_a_unicorn_may_end_up_with_no_trap() -> None:
    t = drawn_for_three()
    t.a("set:smelly_unicorn@2")
    t.b("set:unicorn_pee@2")
    t.c("set:athletic_unicorn@3")
    assert (t.traps(1), t.traps(4)) == ("", "")
    t.hunt(a="4", b="pass", c="pass")
    assert t.told("trap-turned") == []
    assert t.first == "a"
