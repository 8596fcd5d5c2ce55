"""Chapter 2 of the rulebook: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from hornbook.core.setup import setup
from hornbook.core.state import CHANCE
from hornbook.games.kill_the_unicorns.game import shipped
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, TRAPS
from hornbook.games.kill_the_unicorns.rules.state import KuState
from tests.ku.position import Table, table

FULL_HAND = [0, 1, 1, 2, 2, 3, 3, 4]


def begin(seats: int, **options: Any) -> Table:
    """A game at its very first question, whether that is chance's or a player's."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    s = shipped().new(setup(seats, chosen), 5, manual=True)
    return Table(shipped(), s, [], {})


def roll_until(s: KuState, kind: str) -> None:
    while s.pending == CHANCE and s.kind != kind:
        shipped().resolve(s, shipped().roll(s))


# KU-2.1


@pytest.mark.rule("KU-2.1")
def test_random_characters_all_differ_and_all_six_turn_up() -> None:
    seen = set()
    for seed in range(12):
        s = shipped().new(setup(4), seed)
        assert len(set(s.character)) == 4
        seen |= set(s.character)
    assert seen == set(range(6))


@pytest.mark.rule("KU-2.1")
def test_characters_named_before_the_game_go_seat_by_seat() -> None:
    t = table("later 3", characters="knight,bard,mage", first="c")
    assert [player.character for player in t.players] == ["knight", "bard", "mage"]


@pytest.mark.rule("KU-2.1")
def test_choosing_goes_in_turn_from_the_first_player_and_nobody_gets_the_same() -> None:
    t = begin(3, characters="choose", first_player="2")
    assert t.asked == "b"
    assert t.offers == [f"be:{name}" for name in CHARACTERS]
    t.b("be:shaman")
    assert "be:shaman" not in t.offers
    t.c("be:bard")
    assert t.offers == ["be:princess", "be:knight", "be:mage", "be:huntress"]
    t.a("be:huntress")
    assert [player.character for player in t.players] == ["huntress", "shaman", "bard"]


@pytest.mark.rule("KU-2.1")
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_brings_its_hunt_cards_its_traps_and_its_power(name: str) -> None:
    others = [other for other in CHARACTERS if other != name]
    t = table("later 3 powers", at="market", characters=f"{name},{others[0]},{others[1]}")
    assert t.a.hand == FULL_HAND
    assert sorted(t.a.pile) == sorted(entry_of(name)["traps"])
    assert t.s.power_seat[CHARACTERS.index(name)] == 0


def entry_of(name: str) -> Any:
    return next(entry for entry in shipped().catalogue()["characters"]["character"] if entry["id"] == name)


# KU-2.2 to KU-2.5


@pytest.mark.rule("KU-2.2")
def test_everybody_holds_the_same_eight_hunt_cards() -> None:
    t = table("later 6", at="traps")
    assert [player.hand for player in t.players] == [FULL_HAND] * 6


@pytest.mark.rule("KU-2.3")
def test_a_pile_of_eight_lasts_exactly_four_rounds() -> None:
    t = table("later 3", at="traps")
    drawn: list[list[str]] = [[], [], []]
    for left in (6, 4, 2, 0):
        for player, seen in zip(t.players, drawn, strict=True):
            assert len(player.pile) == left
            seen += player.drawn
        for _ in range(3):
            t.choose(t.offers[-1])
        t.pass_hunts().play("pass", "pass", "pass")
    assert t.asked == "over"
    for player, seen in zip(t.players, drawn, strict=True):
        assert sorted(seen) == sorted(TRAPS[trap] for trap in shipped().content.trap_decks[t.s.character[player.seat]])


@pytest.mark.rule("KU-2.3")
def test_the_pile_is_shuffled() -> None:
    s = begin(3, first_player="1", characters="bard,mage,knight").s
    roll_until(s, "two-traps")
    assert s.rolls == 28  # any two of eight
    drawn = {shipped().new(setup(3, {"characters": "bard,mage,knight"}), seed).drawn[0] for seed in range(12)}
    assert len(drawn) > 6


@pytest.mark.rule("KU-2.4")
@pytest.mark.parametrize(("seats", "edition", "starters"), [(3, "later", 6), (6, "later", 6), (3, "first", 4)])
def test_everybody_gets_one_starter_and_the_rest_leave_the_game(seats: int, edition: str, starters: int) -> None:
    t = begin(seats, edition=edition)
    roll_until(t.s, "starter")
    assert t.s.rolls == starters
    roll_until(t.s, "unicorn")
    held = [player.stable for player in t.players]
    assert all(len(stable) == 1 and stable[0].startswith("S") for stable in held)
    assert len({stable[0] for stable in held}) == seats
    assert not any(t.names[unicorn].startswith("S") for unicorn in [*t.s.deck, *t.s.row, *t.s.gone])


@pytest.mark.rule("KU-2.4")
def test_starters_lie_face_up() -> None:
    t = table("later 3")
    assert t.b.view["stable"] == [[t.number(starter)] for starter in ("S1", "S2", "S3")]


@pytest.mark.rule("KU-2.5")
@pytest.mark.parametrize(
    ("words", "length"),
    [
        ("later 2", 4),
        ("later 3", 4),
        ("later 6", 4),
        ("first 3", 3),
        ("first 4", 4),
        ("first 6", 6),
        ("first teams 4", 3),
    ],
)
def test_the_row(words: str, length: int) -> None:
    t = table(words, at="traps")
    assert len(t.row) == length
    assert all(t.number(unicorn) not in t.s.deck for unicorn in t.row)


@pytest.mark.rule("KU-2.5")
def test_the_row_comes_from_a_shuffled_deck_of_all_other_unicorns() -> None:
    s = begin(3).s
    roll_until(s, "unicorn")
    assert s.rolls == 32
    rows = {tuple(shipped().new(setup(3), seed).row) for seed in range(8)}
    assert len(rows) == 8


# KU-2.6


@pytest.mark.rule("KU-2.6")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_stock_of_the_later_edition(seats: int) -> None:
    s = table(f"later {seats}").s
    assert (len(s.pate), s.horn, s.soap) == (seats, seats, ())
    assert (s.candy, s.dust) == (0b1111, 0b1111)


@pytest.mark.rule("KU-2.6")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_stock_of_the_first_edition(seats: int) -> None:
    s = table(f"first {seats}").s
    assert (len(s.pate), s.horn, len(s.soap)) == (seats - 1, seats - 1, seats - 1)
    assert (s.candy, s.dust) == (0b1111, 0b1111)


@pytest.mark.rule("KU-2.6")
def test_pate_and_soap_are_drawn_at_random_from_all_there_are() -> None:
    s = begin(3, edition="first").s
    roll_until(s, "pate")
    assert s.rolls == 6
    roll_until(s, "soap")
    assert s.rolls == 5
    shown = {tuple(shipped().new(setup(3), seed).pate) for seed in range(12)}
    assert len(shown) > 4
    assert all(list(display) == sorted(display) for display in shown)


# KU-2.7


@pytest.mark.rule("KU-2.7")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_chance_picks_the_first_player(seats: int) -> None:
    t = begin(seats)
    assert (t.s.kind, t.s.rolls) == ("first-player", seats)
    shipped().resolve(t.s, seats - 1)
    assert t.s.first == seats - 1


@pytest.mark.rule("KU-2.7")
def test_the_host_may_name_the_first_player() -> None:
    t = begin(4, first_player="3")
    assert t.first == "c"
    assert t.s.kind != "first-player"
    t.let_chance_fall()
    assert t.asked == "c"
