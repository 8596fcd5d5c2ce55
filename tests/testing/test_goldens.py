"""Golden playthroughs: the games still play as they did, and the goldens show everything there is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hornbook
from hornbook.core.game import Game
from hornbook.testing.runs.goldens import check_golden

FOLDER = Path(__file__).parents[1] / "goldens"
GOLDENS = sorted(FOLDER.glob("*/*.txt"))
TOLD = re.compile(r"    told [^:]+: (?P<message>[a-z-]+) (?P<args>\{.*\}) (?P<rule>[A-Z]{2}-[\d.]+)")


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden(path: Path) -> None:
    check_golden(hornbook.game(path.parent.name), path)


@pytest.mark.parametrize("game", hornbook.games().values(), ids=lambda game: game.id)
def test_every_scenario_has_a_golden(game: Game[Any]) -> None:
    assert {path.stem for path in (FOLDER / game.id).glob("*.txt")} == set(game.scenarios)


@pytest.mark.parametrize("game", hornbook.games().values(), ids=lambda game: game.id)
def test_scenarios_show_every_value_of_every_option(game: Game[Any]) -> None:
    settled = [game.settle(setup) for setup in game.scenarios.values()]
    shown = {(name, value) for setup in settled for name, value in setup.options.items()}
    for option in game.options:
        for value in option.choices or ([True, False] if option.type == "flag" else []):
            if str(value).isdigit() or (option.name, value) in shown:
                continue
            assert (option.name, value) in SPELLED_OTHERWISE, f"no scenario has {option.name}={value}"
    assert {setup.seats for setup in settled} == set(range(game.min_seats, game.max_seats + 1))


SPELLED_OTHERWISE = {("pack", "later38"), ("pack", "first36"), ("unpicked-trap", "shown")}
"""What `auto` comes to in some scenario."""


def told(game_id: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every event in a game's goldens."""
    for path in (FOLDER / game_id).glob("*.txt"):
        for line in path.read_text(encoding="utf-8").splitlines():
            event = TOLD.fullmatch(line)
            if event:
                yield event["message"], json.loads(event["args"])


class TestKillTheUnicorns:
    """What no golden has shown, nobody has read."""

    events = list(told("kill-the-unicorns"))
    data = hornbook.game("kill-the-unicorns").catalogue()

    def test_every_trap_has_been_turned(self) -> None:
        turned = {args["trap"] for message, args in self.events if message == "trap-turned"}
        assert turned == {trap["id"] for trap in self.data["traps"]["trap"]}

    def test_every_power_has_been_used(self) -> None:
        powers = {"peeks", "lays-extra", "exchanges", "trap-cancelled", "retreats", "hushes", "hushes-secondary"}
        assert powers <= {message for message, _ in self.events}

    def test_every_item_has_been_bought(self) -> None:
        bought = {args["item"] for message, args in self.events if message == "buys"}
        colours = self.data["unicorns"]["colours"]
        pates = {f"pate-{value}" for value in self.data["market"]["pate"]["values"]}
        soaps = {f"soap-{price}" for price in self.data["market"]["soap"]["prices"]}
        dyes = {f"{item}-{colour}" for item in ("dust", "candy") for colour in colours}
        assert bought == {"horn"} | pates | soaps | dyes

    def test_every_unicorn_and_character_has_appeared(self) -> None:
        unicorns = {args["unicorn"] for _, args in self.events if "unicorn" in args}
        assert unicorns == {unicorn["id"] for unicorn in self.data["unicorns"]["unicorn"]}
        characters = {args["character"] for message, args in self.events if "character" in args}
        assert characters == {character["id"] for character in self.data["characters"]["character"]}

    def test_every_ending_has_come(self) -> None:
        ends = set()
        for path in (FOLDER / "kill-the-unicorns").glob("*.txt"):
            ends.update(re.findall(r"^over: ([a-z-]+)", path.read_text(encoding="utf-8"), re.M))
        points = {"most-points", "next-points", "most-unicorns", "shared-victory", "gnomes-win"}
        assert ends == points | {"double-rainbow"}


class TestUnicornusKnights:
    """Every card, character, tile, terrain and way to end is in some golden."""

    game = hornbook.game("unicornus-knights")
    events = list(told("unicornus-knights"))
    data = game.catalogue()

    def ids(self, page: str, table: str) -> set[str]:
        return {entry["id"] for entry in self.data[page][table]}

    def said(self, key: str, *messages: str) -> set[str]:
        return {args[key] for message, args in self.events if key in args and (not messages or message in messages)}

    def test_every_support_card_has_been_played(self) -> None:
        assert self.said("card", "plays") | ({"healing_potion"} if self.said("count", "sends-potion") else set()) >= (
            self.ids("support", "support")
        )

    def test_every_fate_has_been_drawn(self) -> None:
        assert self.said("fate", "bound") == self.ids("fate", "fate")

    def test_every_event_has_been_turned_up(self) -> None:
        assert self.said("event", "event") == self.ids("events", "event")

    def test_every_hero_and_commander_has_been_there(self) -> None:
        assert self.said("unit", "hero", "arrives") == self.ids("kingdom", "kingdom")
        assert self.said("enemy", "stands") == self.ids("empire", "empire")

    def test_every_power_and_ally_has_been_used(self) -> None:
        assert self.said("power", "uses-power") == {"annelie-power", "donia-power", "magnus-power", "ilsahti-power"}
        assert self.said("ally", "uses-ally") >= {"gregorio", "demian"}

    def test_every_tile_and_terrain_has_been_laid(self) -> None:
        tiles = {tile["id"]: tile["spaces"] for tile in self.data["tiles"]["tile"]}
        laid: set[str] = set()
        for path in (FOLDER / "unicornus-knights").glob("*.txt"):
            numbers = [json.loads(line) for line in re.findall(r"^ +tiles = (\[.*\])$", path.read_text(), re.M)]
            laid |= {list(tiles)[number] for each in numbers for number in each if number >= 0}
        assert laid == set(tiles)
        assert {space.split()[0] for tile in laid for space in tiles[tile]} == self.ids("terrain", "terrain")

    def test_every_princess_has_marched(self) -> None:
        settled = [self.game.settle(setup) for setup in self.game.scenarios.values()]
        assert {setup.options["princess"] for setup in settled} == self.ids("princesses", "princess")

    def test_every_ending_has_come(self) -> None:
        ends = set()
        for path in (FOLDER / "unicornus-knights").glob("*.txt"):
            ends.update(re.findall(r"^over: ([a-z-]+)", path.read_text(encoding="utf-8"), re.M))
        assert ends == {"won", "lost-princess", "lost-time"}
