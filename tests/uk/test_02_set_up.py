"""Chapter 2 of the rulebook: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from hornbook.core.setup import setup
from hornbook.core.state import CHANCE
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, KINGDOM, PRINCESSES, SUPPORT
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.state import UkState
from hornbook.games.unicornus_knights.rules.units import name_of
from tests.uk.position import Table


def begin(seats: int, **options: Any) -> Table:
    """A game that stops at its first chance or question."""
    game, events = shipped(), []  # type: ignore[var-annotated]
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Table(game, game.new(setup(seats, named), 7, manual=True, events=events), events)


def games(seats: int = 4, count: int = 30, **options: Any) -> list[UkState]:
    """Several games in which everything is in place, and the cards are about to be dealt."""
    found = []
    for seed in range(count):
        s = shipped().new(setup(seats, options), seed, manual=True)
        until(Table(shipped(), s, []), "support")
        found.append(s)
    return found


def tiles(s: UkState) -> list[str]:
    """The tiles on the map, by place."""
    return [s.box.content.tiles[tile].id for tile in s.tiles]


def home(s: UkState, who: str) -> int:
    """The starting space of a character."""
    number = s.box.content.tile_of(who)
    return s.tiles.index(number) * SPACES + s.box.content.tiles[number].start_of(who)


def until(t: Table, kind: str) -> Table:
    """Chance falls until this kind of it is next."""
    while t.s.kind != kind:
        t.game.resolve(t.s, t.game.roll(t.s))
    return t


# UK-2.1


@pytest.mark.rule("UK-2.1")
def test_heroes_come_at_random_and_are_different() -> None:
    found = [s.who[1:] for s in games(6)]
    assert all(len(set(who)) == 6 for who in found)
    assert {hero for who in found for hero in who} == set(range(12))


@pytest.mark.rule("UK-2.1")
def test_every_hero_is_equally_likely() -> None:
    t = until(begin(3), "hero")
    assert (t.s.rolls, t.s.weights) == (12, ())
    t.game.resolve(t.s, 11)
    assert t.told("hero", "seat", "unit") == [(0, "zyne")]
    assert t.s.rolls == 11


@pytest.mark.rule("UK-2.1")
def test_heroes_may_be_named() -> None:
    t = begin(3, characters="urgan, Zyne,gato")
    until(t, "tile")
    assert t.told("hero", "seat", "unit") == [(0, "urgan"), (1, "zyne"), (2, "gato")]


@pytest.mark.rule("UK-2.1")
def test_heroes_may_be_chosen_in_turn_from_the_first_seat() -> None:
    t = begin(3, characters="choose", first_player="2")
    assert t.rule == "UK-2.1"
    assert (t.asked, len(t.offers)) == (0, 12)
    t.game.apply(t.s, t.game.parse(t.s, "be:zyne"))
    assert (t.asked, len(t.offers)) == (1, 11)
    assert "be:zyne" not in t.offers
    t.game.apply(t.s, t.game.parse(t.s, "be:gato"))
    assert t.asked == 2


@pytest.mark.rule("UK-2.1", "UK-12.1")
def test_two_players_take_their_heroes_in_turn() -> None:
    t = begin(2, characters="choose", first_player="2")
    asked = []
    for hero in ("zyne", "gato", "donia", "mirza"):
        asked.append(t.asked)
        t.game.apply(t.s, t.game.parse(t.s, f"be:{hero}"))
    assert asked == [0, 1, 0, 1]
    assert [name_of(t.s, unit) for unit in (1, 2, 3, 4)] == ["zyne", "donia", "gato", "mirza"]


@pytest.mark.rule("UK-2.1")
@pytest.mark.parametrize(("options", "version"), [({}, "tactician"), ({"princess": "social"}, "social")])
def test_the_group_picks_a_princess_and_the_tactician_comes_unasked(options: dict[str, Any], version: str) -> None:
    assert games(3, 1, **options)[0].who[0] == PRINCESSES.index(version)


# UK-2.2


@pytest.mark.rule("UK-2.2")
def test_half_of_the_command_rounded_up_and_ten_resources() -> None:
    seen: dict[str, int] = {}
    for s in games(6, 12):
        seen |= {KINGDOM[who]: s.soldiers[unit] for unit, who in enumerate(s.who) if unit}
        assert set(s.resources) == {10}
        assert s.soldiers[0] == 3  # the Tactician's command is 6
    command = dict(zip(KINGDOM, shipped().content.command, strict=True))
    assert seen == {name: (command[name] + 1) // 2 for name in KINGDOM}
    assert (seen["zyne"], seen["urgan"], seen["gato"]) == (3, 3, 0)


@pytest.mark.rule("UK-2.2")
@pytest.mark.parametrize(("version", "soldiers"), [("warrior", 4), ("lucky_girl", 3), ("social", 3)])
def test_the_princess_too(version: str, soldiers: int) -> None:
    assert games(3, 1, princess=version)[0].soldiers[0] == soldiers


# UK-2.3, UK-2.4


@pytest.mark.rule("UK-2.3")
def test_the_capital_and_eleven_other_empire_tiles() -> None:
    drawn = [tiles(s)[:12] for s in games(count=60)]
    empire = {tile.id for tile in shipped().content.tiles if tile.empire}
    assert all(names[0] == "capital" and len(set(names)) == 12 and set(names) <= empire for names in drawn)
    assert set().union(*drawn) == empire
    assert len({tuple(names) for names in drawn}) == 60


@pytest.mark.rule("UK-2.3", "UK-2.5")
def test_tiles_not_drawn_leave_the_game_with_their_commanders() -> None:
    for s in games():
        there = {owner for tile in s.tiles for owner in s.box.content.tiles[tile].owners}
        assert {EMPIRE[enemy] for enemy, at in enumerate(s.enemy_at) if at >= 0} == there & set(EMPIRE)
        assert s.defeated == ()


@pytest.mark.rule("UK-2.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 5, 6])
def test_six_kingdom_tiles_with_those_of_all_heroes_in_play(seats: int) -> None:
    for s in games(seats, 10):
        kingdom = tiles(s)[12:18]
        own = {s.box.content.tiles[s.box.content.tile_of(KINGDOM[who])].id for who in s.who[1:]}
        assert own <= set(kingdom)
        assert len(set(kingdom)) == 6
        assert tiles(s)[18] == "ancestral_castle"


@pytest.mark.rule("UK-2.4")
def test_kingdom_tiles_are_shuffled_and_the_others_drawn() -> None:
    drawn = [tiles(s)[12:18] for s in games(3, 40, characters="zyne,urgan,gato")]
    assert {names.index("border_fort") for names in drawn} == set(range(6))
    assert len(set().union(*drawn)) == 12


@pytest.mark.rule("UK-2.4")
def test_no_tile_is_ever_turned() -> None:
    for s in games(count=5):
        for place, tile in enumerate(s.tiles):
            printed = [space.terrain for space in s.box.content.tiles[tile].spaces]
            assert s.board.terrain[place * SPACES : place * SPACES + SPACES] == printed


# UK-2.5, UK-2.6


@pytest.mark.rule("UK-2.6")
def test_every_space_gets_its_printed_soldiers_on_kingdom_tiles_too() -> None:
    for s in games(6, 10, characters="mirza,urgan,gato,zyne,donia,havok"):
        printed = [space.troops for tile in s.tiles for space in s.box.content.tiles[tile].spaces]
        assert s.troops == printed
        hideaway = tiles(s).index("hideaway")
        assert sum(s.troops[hideaway * SPACES : hideaway * SPACES + SPACES]) == 2


@pytest.mark.rule("UK-2.6")
def test_everybody_goes_to_the_own_starting_space() -> None:
    for s in games(4, 10):
        for enemy, at in enumerate(s.enemy_at):
            assert at < 0 or at == home(s, EMPIRE[enemy])
        for unit, who in enumerate(s.who):
            assert s.at[unit] == home(s, KINGDOM[who] if unit else "princess")


@pytest.mark.rule("UK-2.5", "UK-2.6")
def test_the_twins_share_a_tile_and_have_each_a_fort_with_soldiers() -> None:
    s = next(s for s in games(count=60) if "twin_stars" in tiles(s))
    irvin, marianne = (s.enemy_at[EMPIRE.index(name)] for name in ("irvin", "marianne"))
    assert irvin // SPACES == marianne // SPACES
    assert (s.box.space_token(irvin)[-1], s.box.space_token(marianne)[-1]) == ("w", "e")
    assert (s.troops[irvin], s.troops[marianne]) == (3, 3)


@pytest.mark.rule("UK-2.6")
def test_the_starting_space_of_a_character_not_in_play_stays_empty() -> None:
    for s in games(3, 10):
        for place in range(12, 18):
            owner = s.box.content.tiles[s.tiles[place]].owners[0]
            if KINGDOM.index(owner) not in s.who[1:]:
                assert s.unit_on[home(s, owner)] < 0


# UK-2.7 to UK-2.9


@pytest.mark.rule("UK-2.7")
def test_twenty_four_fate_cards_all_in_the_deck() -> None:
    s = games(3, 1)[0]
    assert s.fate_deck.size() == 24
    assert set(s.fate) == {-1}


@pytest.mark.rule("UK-2.8")
def test_events_come_level_by_level_each_in_any_order() -> None:
    level = shipped().content.event_level
    orders = set()
    for seed in range(8):
        t = Table(shipped(), shipped().new(setup(4, {"princess": "warrior"}), seed), [])
        turned: list[int] = []
        for _ in range(10_000):
            if t.s.pending < 0:
                break
            if t.s.event >= 0 and (not turned or turned[-1] != t.s.event):
                turned.append(t.s.event)
            t.s.damage[0] = 0  # she must live to see them all
            t.game.apply(t.s, t.s.options[0])
        assert [level[card] for card in turned] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3][: len(turned)]
        orders.add(tuple(turned[:3]))
    assert len(orders) > 1


@pytest.mark.rule("UK-2.9", "UK-12.1")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_hand_gets_one_card_of_sixty(seats: int) -> None:
    t = until(begin(seats), "support")
    assert t.s.support_deck.size() == 60
    assert t.rule == "UK-2.9"
    while t.s.pending == CHANCE and t.s.kind == "support":
        t.game.resolve(t.s, t.game.roll(t.s))
    assert [len(hand) for hand in t.s.hand] == [0] + [1] * (t.s.box.units - 1)
    assert t.s.support_deck.size() == 61 - t.s.box.units


@pytest.mark.rule("UK-2.9")
def test_a_card_is_as_likely_as_it_has_copies() -> None:
    t = until(begin(3), "support")
    assert t.s.rolls == 60  # one chance for each card of the deck
    assert t.s.support_deck.counts(len(SUPPORT)) == shipped().content.support_copies


# UK-2.10, UK-2.11


@pytest.mark.rule("UK-2.10")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_chance_picks_the_starting_player(seats: int) -> None:
    t = begin(seats)
    assert (t.s.pending, t.s.kind, t.s.rolls) == (CHANCE, "first-player", seats)
    shipped().resolve(t.s, seats - 1)
    assert t.s.starter == seats - 1


@pytest.mark.rule("UK-2.10")
def test_the_host_may_name_the_starting_player() -> None:
    t = begin(4, first_player="3")
    assert t.s.kind == "hero"
    assert t.seen(None)["starter"] == 2


@pytest.mark.rule("UK-2.11")
def test_nobody_is_bound_during_set_up_but_after_the_first_movement() -> None:
    """In The Escape heroes may begin beside Dorgas, and the princess near everybody."""
    game = shipped()
    s = game.new(setup(3, {"map": "escape", "first-player": "1", "characters": "urgan,zyne,havok"}), 3)
    while s.round == 0:
        beside = [code for code in s.options if game.token(s, code) in ("space:5nw", "space:5w")]
        game.apply(s, beside[0] if beside else s.options[0])
    assert s.bound == (-1,) * 15
    assert s.fate == (-1,) * 15
