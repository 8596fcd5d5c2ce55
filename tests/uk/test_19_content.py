"""Chapter 19 of the rulebook: rulings, and content packs with maps and values of your own."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

from hornbook.core.errors import BadContent
from hornbook.core.game import playout
from hornbook.core.play.records import header
from hornbook.core.setup import setup
from hornbook.core.state import OVER
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.content import Numbers
from hornbook.games.unicornus_knights.rules.ids import EMPIRE
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from tests.uk.position import game_with_pack, table

# UK-19.1, UK-19.3


@pytest.mark.rule("UK-19.1")
def test_the_rulings_that_can_be_switched_and_what_they_are_as_a_rule() -> None:
    options = shipped().settle(setup(3)).options
    assert [options[name] for name in ("distance", "dahaka", "people")] == ["path", "health", "military"]
    choices = {option.name: option.choices for option in shipped().options}
    assert (choices["distance"], choices["dahaka"], choices["people"]) == (
        ("path", "hex"),
        ("health", "cp"),
        ("military", "resources"),
    )


@pytest.mark.rule("UK-19.1", "UK-16.2")
@pytest.mark.parametrize(("people", "soldiers", "resources"), [("military", 6, 10), ("resources", 3, 13)])
def test_soldiers_or_resources(people: str, soldiers: int, resources: int) -> None:
    t = table(hands={"zyne": "help_from_the_people"}, options={"people": people}).do("card:help_from_the_people")
    assert (t.zyne.soldiers, t.zyne.resources) == (soldiers, resources)


@pytest.mark.rule("UK-19.1", "UK-15.5")
@pytest.mark.parametrize(("dahaka", "harm"), [("health", 2 * 3 + 1), ("cp", 2 * 5 + 1)])
def test_life_or_combat_power(dahaka: str, harm: int) -> None:
    t = table(
        step="princess",
        princess="tactician",
        at={"princess": "9c"},
        enemies={"dahaka": "9ne 1 2"},
        fate={"dahaka": "loyal_soldier zyne"},
        options={"dahaka": dahaka},
    )
    t.do("move:9ne")
    assert t.told("princess-fights", "harm") == [harm]


@pytest.mark.rule("UK-19.1", "UK-18.1")
def test_how_many_events_there_are_of_each_level_is_content(tmp_path: Path) -> None:
    assert [shipped().content.event_level.count(level) for level in (1, 2, 3)] == [8, 8, 8]
    mine = game_with_pack(tmp_path, events='[[event]]\nid = "heavy_rain"\nlevel = 3\n')
    assert [mine.content.event_level.count(level) for level in (1, 2, 3)] == [7, 8, 9]


def rulings(name: str, word: str) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """The rulings that rules name as their source, and those that the last rule lists; each with its rules."""
    text = (files("hornbook.games.unicornus_knights") / name).read_text(encoding="utf-8")
    rules = re.split(r"^### (UK-[\d.]+) .*$", text, flags=re.MULTILINE)[1:]
    named: dict[str, set[str]] = {}
    listed: dict[str, set[str]] = {}
    for number, body in zip(rules[::2], rules[1::2], strict=True):
        if number == "UK-19.3":
            for line in re.findall(r"^\* (Q-\d\d), .*: (UK-[\d., UK-]+)$", body, flags=re.MULTILINE):
                listed[line[0]] = set(line[1].split(", "))
        else:
            for ruling in re.findall(rf"{word} (Q-\d\d)", body):
                named.setdefault(ruling, set()).add(number)
    return named, listed


@pytest.mark.rule("UK-19.3")
@pytest.mark.parametrize(("name", "word"), [("rulebook.md", "ruling"), ("rulebook.it.md", "decisione")])
def test_all_rulings_are_listed_with_their_rules(name: str, word: str) -> None:
    named, listed = rulings(name, word)
    assert listed == named
    assert sorted(listed) == [f"Q-{number:02}" for number in range(1, len(listed) + 1)]


@pytest.mark.rule("UK-19.3")
def test_both_languages_name_the_same_rulings() -> None:
    assert rulings("rulebook.md", "ruling") == rulings("rulebook.it.md", "decisione")


# UK-19.2: packs that work


@pytest.mark.rule("UK-19.2")
def test_the_printed_values_of_a_hero(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, kingdom='[[kingdom]]\nid = "zyne"\ncommand = 9\nlife = 2\nattack = "HHHHHH"\n')
    t = table(at={"zyne": "9c"}, terrain={"9ne": "plains"}, troops={"9ne": 3}, game=mine)
    assert (t.zyne.soldiers, t.zyne.life_left) == (5, 2)
    t.do("move:9ne")
    assert t.told("rolls", "hits") == [5]


@pytest.mark.rule("UK-19.2")
def test_a_commander_a_card_a_power(tmp_path: Path) -> None:
    mine = game_with_pack(
        tmp_path,
        empire='[[empire]]\nid = "kostov"\ncp = 4\npersonality = "aggressive"\nally_resources = 7\n',
        support='[[support]]\nid = "supply_convoy"\nresources = 8\ncopies = 2\n',
    )
    t = table(allies={"zyne": "kostov"}, hands={"zyne": "supply_convoy"}, game=mine).do("card:supply_convoy")
    assert t.zyne.resources == 10 + 7 + 8
    assert sum(t.s.box.content.support_copies) == 57


@pytest.mark.rule("UK-19.2", "UK-3.4")
def test_another_tile_and_another_terrain(tmp_path: Path) -> None:
    spaces = '["plains *", "city r9 m4", "road", "lake", "fort d5", "forest e3", "desert"]'
    mine = game_with_pack(
        tmp_path,
        tiles=f'[[tile]]\nid = "border_fort"\nspaces = {spaces}\n',
        terrain='[[terrain]]\nid = "desert"\ndifficulty = 3\n',
    )
    t = table(game=mine, soldiers={"zyne": 0}, resources={"zyne": 20})
    assert t.zyne.at == "13c"
    t.do("move:13nw")
    assert t.zyne.resources == 17
    t.do("move:13c", "move:13ne", "collect", "recruit")
    assert (t.zyne.resources, t.zyne.soldiers) == (17 - 1 - 1 + 9, 4)


@pytest.mark.rule("UK-19.2", "UK-3.6")
def test_impassable_is_what_the_pack_says(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, terrain='[[terrain]]\nid = "lake"\npassable = true\ndifficulty = 2\n')
    t = table(at={"zyne": "19c", "princess": "9c"}, game=mine, resources={"zyne": 20})
    assert {"move:19se", "move:19sw"} <= set(t.offers)


@pytest.mark.rule("UK-19.2")
def test_every_change_changes_the_hash_that_records_name(tmp_path: Path) -> None:
    pages = {
        "kingdom": '[[kingdom]]\nid = "zyne"\nlife = 6\n',
        "events": '[[event]]\nid = "heavy_rain"\nresources = 2\n',
        "terrain": '[[terrain]]\nid = "desert"\ndifficulty = 2\n',
    }
    games = [game_with_pack(tmp_path / name, **{name: text}) for name, text in pages.items()]
    assert len({game.content_hash for game in [*games, shipped()]}) == 4
    for game in games:
        assert header(game, game.settle(setup(3)), 1)["content"] == game.content_hash


@pytest.mark.rule("UK-19.2")
def test_a_pack_that_changes_nothing_changes_nothing(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, kingdom='[[kingdom]]\nid = "zyne"\nlife = 5\n')
    assert mine.content_hash == shipped().content_hash


def wild_pack(chance: random.Random) -> dict[str, str]:
    """A pack in which every number of every power and card is another one."""
    tables = {"kingdom": "kingdom", "princesses": "princess", "empire": "empire", "support": "support", "fate": "fate"}
    pages = {}
    for page, name in (tables | {"events": "event"}).items():
        lines = []
        for entry in shipped().catalogue()[page][name]:
            lines += [f"[[{name}]]", f'id = "{entry["id"]}"']
            for field in entry:
                if f"{entry['id']}_{field}" in Numbers._fields:
                    lines.append(f"{field} = {chance.randrange(5)}")
                elif field in ("command", "life", "copies", "cp"):
                    least = 0 if field != "life" else 4 if page == "princesses" else 1
                    lines.append(f"{field} = {chance.randrange(least, 7)}")
        pages[page] = "\n".join(lines)
    return pages


@pytest.mark.rule("UK-19.2")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_numbers_games_can_be_played(tmp_path: Path, seed: int) -> None:
    """Nothing appears, vanishes or falls below zero, however strange the values."""
    mine, chance = game_with_pack(tmp_path, **wild_pack(random.Random(seed))), random.Random(seed)
    for name in ("solo", "four", "lucky", "escape"):
        s = mine.new(mine.scenarios[name], seed)
        while s.pending >= 0:
            assert mine.check(s) == []
            mine.apply(s, chance.choice(s.options))
        assert s.pending == OVER


# UK-19.2: packs that are refused

BROKEN = [
    # page, text, line, what the sentence names
    ("kingdom", '[[kingdom]]\nid = "zyne"\nlife = = 3\n', 3, ""),
    ("kingdom", '[[kingdom]]\nid = "merlin"\nlife = 3\n', 2, "kingdom id: 'merlin'"),
    ("kingdom", '[[kingdom]]\nid = "zyne"\nlive = 3\n', 3, "kingdom live"),
    ("kingdom", '[[kingdom]]\nid = "zyne"\nlife = 0\n', 3, "kingdom life: 0 is not between 1"),
    ("kingdom", '[[kingdom]]\nid = "zyne"\nlife = "five"\n', 3, "kingdom life"),
    ("kingdom", '[[kingdom]]\nid = "zyne"\nattack = "HHH"\n', 3, "kingdom attack: 'HHH' should be six letters"),
    ("kingdom", '[[kingdom]]\nid = "zyne"\ndefence = "HHHHHX"\n', 3, "kingdom defence"),
    ("kingdom", '[[kingdom]]\nid = "zyne"\nactions = -1\n', 3, "kingdom actions"),
    ("kingdom", '[[kingdom]]\nid = "zyne"\nprice = 2\n', 3, "kingdom price: unknown field"),
    ("kingdom", '[[kingdom]]\nid = "zyne"\ncp = 2\n', 3, "kingdom cp: unknown field"),
    ("kingdom", '[[kingdom]]\nid = "zyne"\nname = 2\n', 3, "kingdom name"),
    ("empire", '[[empire]]\nid = "lyla"\npersonality = "grumpy"\n', 3, "empire personality"),
    ("empire", '[[empire]]\nid = "lyla"\nno_fate = 1\n', 3, "empire no_fate"),
    ("support", '[[support]]\nid = "mock"\ncopies = -1\n', 3, "support copies"),
    ("support", '[[support]]\nid = "mock"\nwhen = "ongoing"\n', 3, "support when: 'turn' is a rule"),
    ("events", '[[event]]\nid = "heavy_rain"\nlevel = 4\n', 3, "event level"),
    ("events", '[[event]]\nid = "heavy_rain"\nkind = "O"\n', 3, "event kind: 'R' is a rule"),
    ("terrain", '[[terrain]]\nid = "swamp"\ndifficulty = 4\n', 2, "terrain id: 'swamp'"),
    ("terrain", '[[terrain]]\nid = "road"\nspeed = 4\n', 3, "terrain speed: unknown field"),
]


@pytest.mark.rule("UK-19.2")
@pytest.mark.parametrize(("page", "text", "line", "names"), BROKEN)
def test_refused_by_file_line_and_field(tmp_path: Path, page: str, text: str, line: int, names: str) -> None:
    with pytest.raises(BadContent) as refusal:
        game_with_pack(tmp_path, **{page: text})
    says = str(refusal.value)
    assert says.startswith(str(tmp_path / f"{page}.toml"))
    assert re.search(rf"\bline {line}\b", says), says
    assert names in says


SPACES_OF = {
    "six": '["plains *", "road", "road", "road", "road", "road"]',
    "swamp": '["plains *", "swamp", "road", "road", "road", "road", "road"]',
    "nothing": '["plains *", "", "road", "road", "road", "road", "road"]',
    "odd": '["plains *", "road x3", "road", "road", "road", "road", "road"]',
    "start": '["plains", "road", "road", "road", "road", "road", "road"]',
    "two": '["plains *", "road *", "road", "road", "road", "road", "road"]',
    "lake": '["lake *", "road", "road", "road", "road", "road", "road"]',
    "value": '["plains *", "road", "forest r3", "road", "road", "road", "road"]',
    "recruits": '["plains *", "road", "road", "road", "road", "road", "mountain m1"]',
    "guarded": '["plains e2 *", "road", "road", "road", "road", "road", "road"]',
}


@pytest.mark.rule("UK-19.2", "UK-3.1", "UK-3.5")
@pytest.mark.parametrize(
    ("spaces", "says"),
    [
        ("six", "border_fort: 6 spaces; a tile has 7"),
        ("swamp", "border_fort, ne: 'swamp' is not one of plains"),
        ("nothing", "border_fort, ne: '' is not one of plains"),
        ("odd", "border_fort, ne: 'x3' is not d, r, m or e with a number, or *"),
        ("start", "border_fort: one starting space (*) for each owner"),
        ("two", "border_fort: one starting space (*) for each owner"),
        ("lake", "border_fort, c: nobody can stand on a lake"),
        ("value", "border_fort, e: only city, village, fort have r or m"),
        ("recruits", "border_fort, nw: only city, village, fort have r or m"),
        ("guarded", "border_fort: no enemies where zyne begins"),
    ],
)
def test_a_bad_tile_is_refused_by_its_name_and_space(tmp_path: Path, spaces: str, says: str) -> None:
    with pytest.raises(BadContent) as refusal:
        game_with_pack(tmp_path, tiles=f'[[tile]]\nid = "border_fort"\nspaces = {SPACES_OF[spaces]}\n')
    assert f"tiles.toml, line 3: tile spaces: {says}" in str(refusal.value)


@pytest.mark.rule("UK-19.2")
@pytest.mark.parametrize(
    ("owners", "says"),
    [
        ("[]", "border_fort: [] should be some of annelie"),
        ('["lyla"]', "border_fort: ['lyla'] should be some of annelie"),
        ('["gato"]', "border_fort: gato begins on dragons_rest already"),
    ],
)
def test_every_tile_has_an_owner_and_every_owner_one_tile(tmp_path: Path, owners: str, says: str) -> None:
    with pytest.raises(BadContent) as refusal:
        game_with_pack(tmp_path, tiles=f'[[tile]]\nid = "border_fort"\nowners = {owners}\n')
    assert says in str(refusal.value)


# UK-12.8: layouts

MAP = {
    "name": '"Mine"',
    "name_it": '"Mia"',
    "start": '"ancestral_castle"',
    "goal": '"capital"',
    "own_tiles": "false",
    "rounds": "6",
    "events": "[2, 2, 2]",
    "slots": '["ancestral_castle 0 0", "capital 0 -1", "kingdom 1 -1", "kingdom 1 0"]',
    "source": '"mine"',
}


def layout(**changes: str) -> str:
    """A map of four tiles with some of its fields changed."""
    return '[[map]]\nid = "mine"\n' + "".join(f"{field} = {value}\n" for field, value in (MAP | changes).items())


REFUSED = [
    ("slots", {"slots": '["ancestral_castle 0 0", "capitol 0 -1"]'}, "place 2: unknown tile 'capitol' at (0, -1)"),
    (
        "slots",
        {"slots": '["ancestral_castle 0 0", "capital 0 0"]'},
        "place 2: capital overlaps with place 1, at (0, 0)",
    ),
    (
        "slots",
        {"slots": '["ancestral_castle 0 0", "capital 0 -1", "kingdom 1 0", "empire 1 0"]'},
        "place 4: empire overlaps with place 3, at (1, 0)",
    ),
    (
        "slots",
        {"slots": '["ancestral_castle 0 0", "capital 0 -1", "capital 1 0"]'},
        "place 3: capital lies already on place 2",
    ),
    (
        "slots",
        {"slots": '["ancestral_castle 0 0", "capital 0 -3"]'},
        "no road is sure to lead from ancestral_castle (place 1) to capital (place 2)",
    ),
    # the castle has lakes in the south-east and south-west, so nothing below can be reached
    (
        "slots",
        {"slots": '["capital 0 1", "ancestral_castle 0 0"]'},
        "no road is sure to lead from ancestral_castle (place 2) to capital (place 1)",
    ),
    # Southport has a lake in the east and the Oasis one in the west: between two kingdom tiles there may be no way
    (
        "slots",
        {"slots": '["ancestral_castle 0 0", "kingdom 1 0", "kingdom 2 0", "capital 3 0"]'},
        "no road is sure to lead from ancestral_castle (place 1) to capital (place 4)",
    ),
    ("slots", {"slots": '["ancestral_castle 0 0", "capital"]'}, "place 2: 'capital' should be a tile and two numbers"),
    ("slots", {"slots": '["ancestral_castle 0 0", "capital x 1"]'}, "place 2: 'capital x 1' should be a tile and two"),
    ("slots", {"slots": '["ancestral_castle 0 0", 5]'}, "place 2: 5 should be a tile and two numbers"),
    (
        "slots",
        {
            "slots": "["
            + ", ".join(f'"empire {i} 0"' for i in range(1, 15))
            + ', "ancestral_castle 0 0", "capital 0 -1"]'
        },
        "14 places for empire tiles, and only 13 such tiles",
    ),
    ("start", {"start": '"dragons_rest"'}, "dragons_rest is on none of the 4 places"),
    ("goal", {"goal": '"gilded_market"'}, "gilded_market is on none of the 4 places"),
    ("goal", {"goal": '"moon"'}, "unknown tile 'moon'"),
    ("goal", {"goal": '"ancestral_castle"'}, "the princess would start on ancestral_castle, where she wants to go"),
    ("events", {"events": "[2, 2, 3]"}, "7 events for 6 rounds; there is one for each (UK-12.6)"),
    ("events", {"events": "[2, 2]"}, "should be three numbers"),
    (
        "enemies",
        {"start": '"capital"', "goal": '"ancestral_castle"'},
        "lionel would stand on capital, where the princess",
    ),
    (
        "tokens",
        {"start": '"capital"', "goal": '"ancestral_castle"', "enemies": '["lyla ancestral_castle"]'},
        "4 enemy soldiers would stand on capital, where the princess begins",
    ),
    ("enemies", {"enemies": '["lyla stormgate"]'}, "stormgate is on none of the 4 places"),
    ("enemies", {"enemies": '["zyne capital"]'}, "'zyne capital' should be a commander and a tile"),
    ("enemies", {"enemies": '["lyla capital", "exhar capital"]'}, "a commander stands on one space, and alone"),
    ("enemies", {"enemies": '["lyla capital", "lyla ancestral_castle"]'}, "a commander stands on one space, and alone"),
    ("tokens", {"tokens": '["ancestral_castle 2"]'}, "2 enemy soldiers would stand on ancestral_castle"),
    ("tokens", {"tokens": '["capital many"]'}, "'capital many' should be a tile and a number"),
    ("tokens", {"tokens": '"capital 3"'}, "should be a list"),
    ("blank", {"blank": '["gilded_market"]'}, "gilded_market is on none of the 4 places"),
    ("princess", {"princess": '"brave"'}, "'brave' is not one of tactician, warrior, lucky_girl, social"),
    ("princess_damage", {"princess_damage": "-1"}, "-1 should be a whole number from 0 to 99"),
    ("per_tile", {"per_tile": "0"}, "0 should be a whole number from 1 to 7"),
    ("lakes", {"lakes": "3"}, "unknown field"),
]


@pytest.mark.rule("UK-12.8", "UK-19.2")
@pytest.mark.parametrize(("field", "changes", "says"), REFUSED)
def test_a_bad_layout_is_refused_by_tile_and_place(
    tmp_path: Path, field: str, changes: dict[str, str], says: str
) -> None:
    page = layout(**changes)
    with pytest.raises(BadContent) as refusal:
        game_with_pack(tmp_path, maps=page)
    told = str(refusal.value)
    assert says in told
    assert f"map {field}: " in told
    written = [number for number, line in enumerate(page.splitlines(), 1) if line.startswith(f"{field} =")]
    assert f"line {written[0] if written else 1}:" in told


@pytest.mark.rule("UK-12.8")
def test_a_good_one_is_played(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, maps=layout(princess='"social"', princess_damage="2"))
    s = mine.new(setup(4, {"map": "mine"}), 5)
    playout(s, random.Random(1).random)
    assert s.pending == OVER
    assert [s.box.content.tiles[tile].id for tile in s.tiles][:2] == ["ancestral_castle", "capital"]
    assert s.enemy_at[EMPIRE.index("amina")] < 0


@pytest.mark.rule("UK-12.8", "UK-2.4")
def test_the_tiles_of_heroes_in_play_can_be_among_them(tmp_path: Path) -> None:
    slots = '["ancestral_castle 0 0", "capital 0 -1", "kingdom 1 -1", "kingdom 1 0", "kingdom -1 0", "kingdom -1 1"]'
    mine = game_with_pack(tmp_path, maps=layout(own_tiles="true", slots=slots))
    for seed in range(5):
        s = mine.new(setup(4, {"map": "mine"}), seed)
        assert sorted(at // SPACES for at in s.at[1:]) == [2, 3, 4, 5] or s.round > 1
