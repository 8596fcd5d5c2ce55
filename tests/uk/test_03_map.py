"""Chapter 3 of the rulebook: the map."""

from __future__ import annotations

from pathlib import Path

import pytest

from hornbook.core.setup import setup
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.ids import TERRAIN
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES, centre
from hornbook.games.unicornus_knights.rules.state import UkState
from tests.uk.position import Table, game_with_pack, table

AROUND = ["e", "ne", "nw", "se", "sw", "w"]


def moves(t: Table) -> set[str]:
    """Where the hero whose turn it is could move to."""
    return {token.removeprefix("move:") for token in t.offers if token.startswith("move:")}


def at(where: str) -> Table:
    """Zyne alone somewhere, on plains as far as one can see."""
    everywhere = [f"{place}{petal}" for place in range(1, 20) for petal in ["c", *AROUND]]
    return table(
        at={"zyne": where, "donia": "14c", "gato": "15c"},
        soldiers={"zyne": 1},
        terrain=dict.fromkeys(everywhere, "plains"),
    )


# UK-3.1, UK-3.2


@pytest.mark.rule("UK-3.1")
def test_a_tile_has_seven_spaces_a_centre_and_six_around_it() -> None:
    assert moves(at("9c")) == {f"9{petal}" for petal in AROUND}


@pytest.mark.rule("UK-3.1")
def test_an_area_is_all_seven_spaces() -> None:
    t = table(at={"zyne": "9w"}, hands={"zyne": "secret_path"}).do("card:secret_path")
    assert set(t.offers) == {f"space:9{petal}" for petal in ["c", "ne", "e", "se", "sw", "nw"]}


@pytest.mark.rule("UK-3.2")
@pytest.mark.parametrize(
    ("where", "beside"),
    [
        ("9e", "9c 9ne 9se 8sw 11nw 11w"),
        ("9se", "9c 9e 9sw 11w 12ne 12nw"),
        ("9sw", "9c 9se 9w 12nw 10e 10ne"),
        ("9w", "9c 9sw 9nw 10ne 7se 7e"),
        ("9nw", "9c 9w 9ne 7e 5sw 5se"),
        ("9ne", "9c 9nw 9e 5se 8w 8sw"),
    ],
)
def test_spaces_that_share_an_edge_are_adjacent_across_areas(where: str, beside: str) -> None:
    assert moves(at(where)) == set(beside.split())


@pytest.mark.rule("UK-3.2")
def test_areas_that_touch_share_three_pairs_of_spaces() -> None:
    layout = table().s.box.layout
    pairs = [(a, b) for a, others in enumerate(layout.beside) for b in others]
    across: dict[tuple[int, int], int] = {}
    for a, b in pairs:
        if a // SPACES != b // SPACES:
            across[a // SPACES, b // SPACES] = across.get((a // SPACES, b // SPACES), 0) + 1
    assert set(across.values()) == {3}
    assert {pair for place, others in enumerate(layout.areas) for pair in ((place, other) for other in others)} == set(
        across
    )


@pytest.mark.rule("UK-3.2")
def test_the_coordinates() -> None:
    layout = table().s.box.layout
    assert centre(1, 0) == (2, 1)
    assert centre(0, 1) == (-1, 3)
    q, r = layout.hexes[8 * SPACES]  # place 9, in the middle
    assert (q, r) == (0, 0)
    assert list(layout.hexes[8 * SPACES + 1 : 9 * SPACES]) == [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    steps = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    for space, others in enumerate(layout.beside):
        here = layout.hexes[space]
        assert {(layout.hexes[to][0] - here[0], layout.hexes[to][1] - here[1]) for to in others} <= steps


# UK-3.3


def laid_out(name: str, seed: int) -> UkState:
    return shipped().new(setup(4, {"map": name}), seed)


@pytest.mark.rule("UK-3.3")
@pytest.mark.parametrize(("name", "moves"), [("corner", 12), ("row", 10)])
def test_how_far_the_castle_is_from_the_capital(name: str, moves: int) -> None:
    for seed in range(40):
        s = laid_out(name, seed)
        castle, capital = 18 * SPACES, 0
        assert s.board.paths_to(capital)[castle] == moves


@pytest.mark.rule("UK-3.3")
@pytest.mark.parametrize(("name", "touching"), [("corner", 3), ("row", 4)])
def test_nineteen_tiles_form_a_hexagon_with_the_ends_opposite_each_other(name: str, touching: int) -> None:
    s = laid_out(name, 1)
    places = s.box.map.places
    assert len(places) == 19
    assert {(i, j) for i, j in places if max(abs(i), abs(j), abs(i + j)) <= 2} == set(places)
    assert [len(s.box.layout.areas[place]) for place in (0, 18)] == [touching, touching]
    assert (places[0][0] + places[18][0], places[0][1] + places[18][1]) == (0, 0)


@pytest.mark.rule("UK-3.3")
def test_the_corner_is_the_rule() -> None:
    assert shipped().settle(setup(3)).options["map"] == "corner"


@pytest.mark.rule("UK-3.3")
@pytest.mark.parametrize("name", ["corner", "row"])
def test_the_kingdom_lies_on_both_flanks_near_the_castle(name: str) -> None:
    s = laid_out(name, 1)
    way = [s.board.paths_to(18 * SPACES)[place * SPACES] for place in range(19)]
    assert max(way[12:18]) < way[0]
    across = [q + r / 2 for q, r in s.box.layout.hexes[::SPACES]]  # from left to right, as the map is drawn
    assert all(x < across[18] for x in across[12:15])
    assert all(x > across[18] for x in across[15:18])


# UK-3.4, UK-3.5


@pytest.mark.rule("UK-3.4", "UK-5.6")
@pytest.mark.parametrize(
    ("terrain", "difficulty"),
    [
        ("road", -1),
        ("plains", 0),
        ("village", 0),
        ("city", 0),
        ("fort", 0),
        ("forest", 1),
        ("desert", 1),
        ("mountain", 2),
    ],
)
def test_difficulty(terrain: str, difficulty: int) -> None:
    t = table(at={"zyne": "9c"}, terrain={"9ne": terrain}, soldiers={"zyne": 4}, resources={"zyne": 10})
    t.do("move:9ne")
    assert t.zyne.resources == 10 - 4 - difficulty


@pytest.mark.rule("UK-3.4", "UK-7.3")
@pytest.mark.parametrize(
    ("terrain", "defence"),
    [
        ("road", 0),
        ("plains", 0),
        ("village", 0),
        ("forest", 0),
        ("desert", 0),
        ("mountain", 1),
        ("city", 1),
        ("fort", 2),
    ],
)
def test_defence_where_the_space_has_no_number_of_its_own(terrain: str, defence: int) -> None:
    t = table(at={"zyne": "9c"}, terrain={"9ne": terrain}, soldiers={"zyne": 5}, troops={"9ne": 1})
    t.do("move:9ne")
    assert t.told("attacks", "dice") == [5 - defence]


@pytest.mark.rule("UK-3.4")
@pytest.mark.parametrize(
    ("where", "start", "dice"), [("1c", "1ne", 3), ("6c", "6ne", 4), ("3ne", "3c", 4), ("5c", "5sw", 4)]
)
def test_printed_defence(where: str, start: str, dice: int) -> None:
    """The Capital is a city with 2, Forward Encampment a fort with 1; a mountain and a city have 1 anyhow."""
    t = table(at={"zyne": start}, soldiers={"zyne": 5}, troops={where: 1}).do(f"move:{where}")
    assert t.told("attacks", "dice") == [dice]


@pytest.mark.rule("UK-3.4")
def test_there_are_nine_kinds() -> None:
    assert len(TERRAIN) == 9
    used = {space.terrain for tile in shipped().content.tiles for space in tile.spaces}
    assert used == set(range(9))


@pytest.mark.rule("UK-3.5")
def test_only_cities_villages_and_forts_have_values() -> None:
    for tile in shipped().content.tiles:
        for space in tile.spaces:
            if TERRAIN[space.terrain] not in ("city", "village", "fort"):
                assert (space.collect, space.recruit) == (0, 0), tile.id


@pytest.mark.rule("UK-3.5")
@pytest.mark.parametrize("where", ["9c", "9ne", "9e"])
def test_what_a_space_offers(where: str) -> None:
    """Gilded Market: a city with 6 and 2 in the middle, a road, a village with 3 and 1."""
    t = table(at={"zyne": where}, soldiers={"zyne": 0})
    collect, recruit = {"9c": (6, 2), "9ne": (1, 0), "9e": (3, 1)}[where]
    assert ("recruit" in t.offers) == bool(recruit)
    t.do("collect")
    assert t.zyne.resources == 10 + collect
    if recruit:
        assert t.do("recruit").zyne.soldiers == recruit


@pytest.mark.rule("UK-3.5")
def test_each_character_has_one_starting_space() -> None:
    owners = [owner for tile in shipped().content.tiles for owner in tile.owners]
    assert len(owners) == len(set(owners)) == 12 + 15 + 1
    for tile in shipped().content.tiles:
        assert sum(space.start for space in tile.spaces) == len(tile.owners)


# UK-3.6


@pytest.mark.rule("UK-3.6")
def test_a_hero_cannot_enter_a_lake() -> None:
    t = table(at={"zyne": "9c"}, terrain={"9ne": "lake", "9sw": "lake"}, resources={"zyne": 99})
    assert moves(t) == {"9e", "9se", "9w", "9nw"}


@pytest.mark.rule("UK-3.6", "UK-8.5")
def test_nor_can_the_princess() -> None:
    t = table(step="princess", at={"princess": "9c"}, terrain={"9ne": "lake"}, resources={"princess": 5})
    assert t.told("moves", "space")[0] == "gilded_market-nw"


@pytest.mark.rule("UK-3.6", "UK-3.8")
@pytest.mark.parametrize("distance", ["path", "hex"])
def test_nor_can_an_enemy_who_goes_round_it(distance: str) -> None:
    t = table(
        step="enemies",
        at={"zyne": "9e"},
        terrain={"9c": "lake"},
        enemies={"lyla": "9w 2"},
        fate={"lyla": "loyal_soldier zyne"},
        options={"distance": distance},
    )
    assert set(t.offers) == {"space:9nw", "space:9sw"}


# UK-3.7, UK-3.8


@pytest.mark.rule("UK-3.7", "UK-8.3", "UK-19.1")
@pytest.mark.parametrize(("distance", "goes"), [("path", "nw"), ("hex", "ne")])
def test_the_princess_measures_moves_over_passable_spaces_or_as_the_crow_flies(
    tmp_path: Path, distance: str, goes: str
) -> None:
    """North-east of the Gilded Market is a cheap road into a pocket between two lakes."""
    manor = '["city *", "plains", "plains", "lake", "plains", "plains", "plains"]'
    temple = '["city *", "plains", "plains", "plains", "plains", "lake", "plains"]'
    market = '["city *", "road", "plains", "plains", "plains", "plains", "mountain"]'
    tiles = {"dusk_manor": manor, "temple_of_night": temple, "gilded_market": market}
    page = "".join(f'[[tile]]\nid = "{name}"\nspaces = {spaces}\n' for name, spaces in tiles.items())
    t = table(
        step="princess",
        at={"princess": "9c"},
        resources={"princess": 20},
        options={"distance": distance},
        game=game_with_pack(tmp_path, tiles=page),
    )
    assert t.told("moves", "space")[0] == f"gilded_market-{goes}"


@pytest.mark.rule("UK-3.7")
def test_whoever_stands_in_the_way_does_not_make_it_longer() -> None:
    heroes = {"zyne": "9ne", "donia": "9nw", "gato": "8c"}
    free, crowded = table(at={"princess": "9c"}), table(at={"princess": "9c", **heroes}, troops={"5c": 9})
    assert free.s.board.to_goal == crowded.s.board.to_goal
    assert free.s.board.to_goal[free.space("19c")] == 12


@pytest.mark.rule("UK-3.8")
def test_what_is_nearer_is_what_is_fewer_moves_away() -> None:
    for seed in range(4):
        board = shipped().new(setup(3, {}), seed).board
        for goal in range(0, len(board.ways), 5):
            far = board.paths_to(goal)
            for space in range(len(board.ways)):
                if board.passable[space] and board.passable[goal]:
                    nearer = sorted(to for to in board.ways[space] if far[to] < far[space])
                    assert board.toward(space, goal) == (far[space], nearer)


@pytest.mark.rule("UK-3.8")
def test_enemies_measure_as_if_nobody_stood_on_the_map() -> None:
    """Of Dorgas's two ways to Zyne one leads over a space with soldiers: it is no longer for that."""
    t = table(
        step="enemies",
        at={"zyne": "11c"},
        enemies={"dorgas": "9c 2"},
        troops={"9e": 3},
        fate={"dorgas": "loyal_soldier zyne"},
    )
    assert set(t.offers) == {"space:9e", "space:9se"}


# UK-3.9


@pytest.mark.rule("UK-3.9", "UK-5.8")
@pytest.mark.parametrize(
    ("where", "near"), [("9nw", True), ("5ne", True), ("12sw", True), ("1sw", False), ("4e", False)]
)
def test_near_is_the_same_area_or_an_adjacent_one(where: str, near: bool) -> None:
    t = table(at={"zyne": "9c", "donia": where})
    assert ("send" in t.offers) == near


@pytest.mark.rule("UK-3.9")
def test_near_is_judged_at_the_moment_when_it_matters() -> None:
    t = table(at={"zyne": "9nw", "donia": "2c"}, resources={"zyne": 20})
    assert "send" not in t.offers
    t.do("move:5sw")
    assert "send" in t.offers


@pytest.mark.rule("UK-3.9", "UK-16.6")
@pytest.mark.parametrize(("where", "beside"), [("9e", True), ("11w", False), ("11nw", False), ("9ne", True)])
def test_beside_is_on_an_adjacent_space(where: str, beside: bool) -> None:
    t = table(at={"zyne": "9c"}, hands={"zyne": "fire_tactics"}, troops={where: 2})
    assert ("card:fire_tactics" in t.offers) == beside


@pytest.mark.rule("UK-3.9", "UK-16.6")
def test_beside_reaches_across_the_border_of_areas() -> None:
    t = table(at={"zyne": "9e"}, hands={"zyne": "fire_tactics"}, troops={"11w": 2})
    assert "card:fire_tactics" in t.offers


# UK-3.10


@pytest.mark.rule("UK-3.10", "UK-16.15")
def test_a_space_is_empty_if_it_is_passable_and_no_unit_stands_on_it() -> None:
    t = table(
        at={"zyne": "9w", "donia": "9e"},
        terrain={"9ne": "lake"},
        troops={"9se": 1},
        enemies={"kostov": "9sw"},
        fate={"kostov": "loyal_soldier zyne"},
        hands={"zyne": "secret_path"},
    )
    t.do("card:secret_path")
    assert set(t.offers) == {"space:9c", "space:9nw"}
