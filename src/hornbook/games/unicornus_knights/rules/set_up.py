"""UK-2 Set-up."""

from __future__ import annotations

from typing import Final

from hornbook.core.events import Message, Seat
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Wording
from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.box import RESOURCES
from hornbook.games.unicornus_knights.rules.choices import CHARACTER, SPACE
from hornbook.games.unicornus_knights.rules.empire.enemies import put_enemy
from hornbook.games.unicornus_knights.rules.empire.enemy_step import clockwise
from hornbook.games.unicornus_knights.rules.event_deck import gaze
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, KINGDOM
from hornbook.games.unicornus_knights.rules.map.board import spaces_of
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.map.layouts import ANY_EMPIRE, ANY_KINGDOM
from hornbook.games.unicornus_knights.rules.new_heroes import enter, home_wording, unused
from hornbook.games.unicornus_knights.rules.state import NOWHERE, PRINCESS, UkFrame, UkState
from hornbook.games.unicornus_knights.rules.turn.draw import Draw
from hornbook.games.unicornus_knights.rules.units import command, is_free, name_of, place

FIRST_PLAYER: Final = 0
HEROES: Final = 1
EMPIRE_TILES: Final = 2
KINGDOM_DRAW: Final = 3
KINGDOM_TILES: Final = 4
PIECES: Final = 5
HOMELESS: Final = 6
CARDS: Final = 7
READY: Final = 8


@declare_frame
class SetUp(UkFrame):
    """UK-2 Starting player, heroes, tiles, pieces, hands. `bag` holds what is still to be drawn from."""

    NAME = "set-up"
    PHASE = "set-up"

    step: int = FIRST_PLAYER
    turn: int = 0
    bag: list[int] = []
    drawn: list[int] = []

    def public(self) -> tuple[int, ...]:
        return (self.step, self.turn, len(self.drawn), *self.drawn, *self.bag)

    def run(self, s: UkState) -> None:
        box = s.box
        if self.step == FIRST_PLAYER:
            if box.first_player < 0 and box.seats > 1:
                s.chance("first-player", box.seats, "UK-2.10")
            else:
                self.rolled(s, max(0, box.first_player))
        elif self.step == HEROES:
            self.next_hero(s)
        elif self.step == EMPIRE_TILES:
            self.next_tile(s, ANY_EMPIRE, KINGDOM_DRAW)
        elif self.step == KINGDOM_DRAW:
            self.draw_kingdom(s)
        elif self.step == KINGDOM_TILES:
            self.next_tile(s, ANY_KINGDOM, PIECES)
        elif self.step == PIECES:
            self.step, self.turn = HOMELESS, 0
            lay_map(s)
        elif self.step == HOMELESS:
            self.settle_next(s)
        elif self.step == CARDS:
            self.step = READY
            for unit in reversed(clockwise(s)):
                s.call(Draw(unit, 1))  # UK-2.9
        else:
            s.done()
            gaze(s)

    def rolled(self, s: UkState, outcome: int) -> None:
        if self.step == FIRST_PLAYER:
            s.starter = outcome
            self.step, self.bag = HEROES, unused(s)
            if s.events is not None:
                s.tell("first-player", "UK-2.10", {"seat": Seat(outcome)})
        elif self.step == HEROES:
            self.take_hero(s, self.bag.pop(outcome))
        elif self.step == KINGDOM_DRAW:
            self.drawn.append(self.bag.pop(outcome))
        else:
            s.tiles = put(s.tiles, self.turn, self.bag.pop(outcome))
            self.turn += 1

    def outcome_name(self, s: UkState, outcome: int) -> str:
        if self.step == FIRST_PLAYER:
            return f"seat:{outcome + 1}"
        return KINGDOM[self.bag[outcome]] if self.step == HEROES else s.box.content.tiles[self.bag[outcome]].id

    def next_hero(self, s: UkState) -> None:
        """UK-2.1 Named, chosen or by chance."""
        box = s.box
        if self.turn == box.units - 1:
            s.tiles = box.map.slots
            spare = [n for n, tile in enumerate(box.content.tiles) if tile.empire and n not in box.map.slots]
            self.step, self.turn, self.bag = EMPIRE_TILES, 0, spare
        elif box.characters:
            self.take_hero(s, box.characters[box.drafting[self.turn] - 1])
        elif box.choose:
            options = tuple([CHARACTER + hero for hero in self.bag])
            self.ask_unless_one(s, box.owner[box.drafting[self.turn]], options, "UK-2.1")
        else:
            s.chance("hero", len(self.bag), "UK-2.1")

    def take_hero(self, s: UkState, hero: int) -> None:
        """A hero goes to its player."""
        unit = s.box.drafting[self.turn]
        self.turn += 1
        enter(s, unit, hero)
        if s.events is not None:
            args = {"seat": Seat(s.box.owner[unit]), "unit": KINGDOM[hero], "power": f"{KINGDOM[hero]}-power"}
            s.tell("hero", "UK-2.1", {**args, "text": s.box.text("kingdom", KINGDOM[hero])})

    def chosen(self, s: UkState, code: int) -> None:
        if self.step == HEROES:
            self.bag.remove(code - CHARACTER)
            self.take_hero(s, code - CHARACTER)
        else:
            place(s, clockwise(s)[self.turn], code - SPACE)

    def next_tile(self, s: UkState, kind: int, then: int) -> None:
        """UK-2.3, UK-2.4 A tile of the bag goes to the next such place of the map."""
        while self.turn < len(s.tiles) and s.tiles[self.turn] != kind:
            self.turn += 1
        if self.turn == len(s.tiles):
            self.step, self.turn = then, 0
            self.bag = self.drawn if then == PIECES else kingdom_tiles(s, own=False)
        else:
            s.chance("tile", len(self.bag), "UK-2.3" if kind == ANY_EMPIRE else "UK-2.4")

    def draw_kingdom(self, s: UkState) -> None:
        """UK-2.4 The tiles of the heroes in play, and others by chance up to the number of places."""
        own = kingdom_tiles(s, own=True) if s.box.map.own_tiles else []
        if not s.box.map.own_tiles:
            self.bag = sorted({*self.bag, *kingdom_tiles(s, own=True)} - set(self.drawn))
        if len(own) + len(self.drawn) < s.box.map.slots.count(ANY_KINGDOM):
            s.chance("tile", len(self.bag), "UK-2.4")
        else:
            self.step, self.turn, self.bag, self.drawn = KINGDOM_TILES, 0, sorted([*own, *self.drawn]), []

    def settle_next(self, s: UkState) -> None:
        """UK-12.4 Heroes whose tile is not there choose a space of the kingdom's tiles."""
        order = clockwise(s)
        while self.turn < len(order) and s.at[order[self.turn]] != NOWHERE:
            self.turn += 1
        if self.turn == len(order):
            self.step = CARDS
            if s.events is not None:
                tell_map(s)
        else:
            options = tuple([SPACE + space for space in free_homes(s)])
            self.ask_unless_one(s, s.box.owner[order[self.turn]], options, "UK-12.4")

    def prompt(self, s: UkState) -> Message:
        if self.step == HEROES:
            return Message("prompt-hero", {})
        return Message("prompt-home", {"unit": name_of(s, clockwise(s)[self.turn])})

    def explain(self, s: UkState, code: int) -> Wording:
        return s.KINDS.wording(s, code) if self.step == HEROES else home_wording(s, code)


def kingdom_tiles(s: UkState, own: bool) -> list[int]:
    """The kingdom's tiles that are not laid by the map: those of the heroes in play, or the others."""
    playing = {KINGDOM[hero] for hero in s.who[1:]}
    return [
        number
        for number, tile in enumerate(s.box.content.tiles)
        if not tile.empire
        and tile.owners[0] in KINGDOM
        and number not in s.box.map.slots
        and (tile.owners[0] in playing) == own
    ]


def lay_map(s: UkState) -> None:
    """UK-2.5, UK-2.6 Soldiers, commanders, princess and heroes go to their spaces. UK-2.11 Fate does not look yet."""
    box, here = s.box, s.box.map
    s.board = box.board(s.tiles)
    s.troops = s.board.troops.copy()
    for tile in here.blank:
        for space in spaces_of(s.tiles.index(tile)):
            s.troops[space] = 0
    for tile, soldiers in here.tokens:
        s.troops[start_space(s, tile, "")] = soldiers
    s.troops_shown = ()
    if here.enemies:
        for enemy, tile in here.enemies:
            put_enemy(s, enemy, start_space(s, tile, EMPIRE[enemy]))
    else:
        for tile in s.tiles:
            for owner in box.content.tiles[tile].owners:
                if owner in EMPIRE:
                    put_enemy(s, EMPIRE.index(owner), start_space(s, tile, owner))
    s.soldiers[PRINCESS] = (command(s, PRINCESS) + 1) // 2
    s.resources[PRINCESS] = RESOURCES
    s.damage[PRINCESS] = here.princess_damage
    place(s, PRINCESS, start_space(s, here.start, ""))
    for unit in range(1, box.units):
        tile = box.content.tile_of(KINGDOM[s.who[unit]])
        if tile in s.tiles:
            place(s, unit, start_space(s, tile, ""))


def start_space(s: UkState, tile: int, owner: str) -> int:
    """The starting space on a tile."""
    return s.tiles.index(tile) * SPACES + s.box.content.tiles[tile].start_of(owner)


def free_homes(s: UkState) -> list[int]:
    """UK-12.4 Empty spaces of the kingdom's tiles where fewer heroes begin than may."""
    found = []
    most = s.box.map.per_tile or s.box.units
    for area, tile in enumerate(s.tiles):
        if s.box.content.tiles[tile].owners[0] in KINGDOM:
            here = [at for at in s.at[1:] if at != NOWHERE and at // SPACES == area]
            if len(here) < most:
                found += [space for space in range(area * SPACES, area * SPACES + SPACES) if is_free(s, space)]
    return found


def tell_map(s: UkState) -> None:
    """Who is where."""
    for enemy, at in enumerate(s.enemy_at):
        if at != NOWHERE:
            args = {"enemy": EMPIRE[enemy], "soldiers": s.troops[at], "space": s.box.space_name(s.tiles, at)}
            s.tell("stands", "UK-2.6", {**args, "foe": s.box.foe(enemy, s.troops[at])})
    for unit in range(s.box.units):
        args = {"unit": name_of(s, unit), "soldiers": s.soldiers[unit], "space": s.box.space_name(s.tiles, s.at[unit])}
        s.tell("begins", "UK-2.6", args)
