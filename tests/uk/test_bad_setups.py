"""Set-ups that are refused, each with a sentence that says what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hornbook.core.errors import BadSetup
from hornbook.core.setup import setup
from hornbook.games.unicornus_knights.game import shipped
from tests.uk.position import game_with_pack
from tests.uk.test_19_content import layout

REFUSED: list[tuple[int, dict[str, Any], str]] = [
    (7, {}, "unicornus-knights seats 1 to 6 players, not 7"),
    (-1, {}, "unicornus-knights seats 1 to 6 players, not -1"),
    (3, {"map": "moon"}, "option map=moon: there are corner, row, escape"),
    (3, {"princess": "brave"}, "option princess=brave: choose one of tactician, warrior, lucky_girl, social"),
    (3, {"heroes": "4"}, "option heroes is for one player; two play two heroes each, more play one (UK-12.1)"),
    (2, {"heroes": "5"}, "option heroes is for one player"),
    (1, {"heroes": "2"}, "option heroes=2: choose one of 3, 4, 5, 6"),
    (1, {"heroes": "7"}, "option heroes=7: choose one of 3, 4, 5, 6"),
    (3, {"rounds": "5"}, "option rounds=5: choose one of map, 6"),
    (3, {"rounds": "15"}, "option rounds=15: choose one of map, 6"),
    (3, {"events": "wild"}, "option events=wild: choose one of standard, gentle, harsh"),
    (3, {"limit": "perhaps"}, "option limit=perhaps: it is a switch, on or off"),
    (3, {"first-player": "4"}, "option first-player=4: there are only 3 seats (UK-2.10)"),
    (1, {"first-player": "2"}, "option first-player=2: there are only 1 seats (UK-2.10)"),
    (3, {"distance": "miles"}, "option distance=miles: choose one of path, hex"),
    (3, {"dahaka": "fire"}, "option dahaka=fire: choose one of health, cp"),
    (3, {"people": "cake"}, "option people=cake: choose one of military, resources"),
    (3, {"princes": "social"}, "unknown option princes; did you mean princess?"),
    (3, {"characters": "zyne,donia,merlin"}, "option characters: 'merlin' is not one of annelie, donia, gato"),
    (3, {"characters": "zyne,donia"}, "option characters: it takes 3 different names, not 2: zyne,donia (UK-2.1)"),
    (3, {"characters": "zyne,donia,zyne"}, "it takes 3 different names"),
    (2, {"characters": "zyne,donia"}, "it takes 4 different names, not 2"),
    (1, {"heroes": "5", "characters": "zyne,donia,gato"}, "it takes 5 different names, not 3"),
    (3, {"characters": ""}, "'' is not one of annelie"),
    (3, {"map": "escape", "princess": "social"}, "map escape is played with princess=warrior (UK-12.4)"),
    (3, {"map": "escape", "rounds": "8"}, "map escape has no events and no last round: leave out rounds and events"),
    (3, {"map": "escape", "events": "harsh"}, "map escape has no events and no last round"),
]


@pytest.mark.rule("UK-1.2", "UK-2.1", "UK-2.10", "UK-12.1", "UK-12.3", "UK-12.4", "UK-12.5", "UK-12.6", "UK-19.1")
@pytest.mark.parametrize(("seats", "options", "says"), REFUSED)
def test_refused(seats: int, options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        shipped().new(setup(seats, options), 1)
    assert says in str(refusal.value)
    with pytest.raises(BadSetup):
        shipped().settle(setup(seats, options))


@pytest.mark.rule("UK-12.4")
@pytest.mark.parametrize("princess", ["tactician", "warrior"])
def test_the_escape_takes_the_warrior_and_whoever_names_nobody(princess: str) -> None:
    assert shipped().new(setup(3, {"map": "escape", "princess": princess}), 1).who[0] == 1


@pytest.mark.rule("UK-12.6", "UK-19.1")
def test_a_pack_may_leave_too_few_events(tmp_path: Path) -> None:
    third = [entry["id"] for entry in shipped().catalogue()["events"]["event"] if entry["level"] == 3][3:]
    mine = game_with_pack(tmp_path, events="".join(f'[[event]]\nid = "{name}"\nlevel = 1\n' for name in third))
    with pytest.raises(BadSetup, match=r"this game needs 4 events of level 3, and there are 3 \(UK-12\.6\)"):
        mine.new(setup(3), 1)
    assert mine.new(setup(3, {"events": "gentle"}), 1).box.rounds == 10
    assert mine.new(setup(3, {"map": "escape"}), 1).box.limit is False


@pytest.mark.rule("UK-12.8", "UK-12.4")
@pytest.mark.parametrize(("seats", "enough"), [(4, True), (5, False)])
def test_a_map_may_be_too_small(tmp_path: Path, seats: int, enough: bool) -> None:
    """Two kingdom tiles, and at most two heroes begin on each."""
    mine = game_with_pack(tmp_path, maps=layout())
    if enough:
        assert mine.new(setup(seats, {"map": "mine"}), 1).box.units == 5
    else:
        with pytest.raises(BadSetup, match=r"map mine has not room enough for 5 heroes \(UK-12\.4\)"):
            mine.new(setup(seats, {"map": "mine"}), 1)


@pytest.mark.rule("UK-12.8", "UK-10.1")
def test_the_princess_must_be_alive_at_the_beginning(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, maps=layout(princess_damage="4"))
    assert mine.new(setup(3, {"map": "mine", "princess": "social"}), 1).damage[0] >= 4
    with pytest.raises(BadSetup, match=r"the princess would begin with 4 damage and die"):
        mine.new(setup(3, {"map": "mine", "princess": "lucky_girl"}), 1)


@pytest.mark.rule("UK-12.8", "UK-2.4")
def test_or_lack_places_for_the_heroes_own_tiles(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, maps=layout(own_tiles="true"))
    with pytest.raises(BadSetup, match=r"map mine has 2 places for the tiles of 3 heroes \(UK-2\.4\)"):
        mine.new(setup(3, {"map": "mine"}), 1)


def test_names_may_be_written_freely() -> None:
    s = shipped().new(setup(3, {"characters": " Zyne, URGAN ,gato"}), 1)
    assert s.who[1:] == (11, 10, 2)
