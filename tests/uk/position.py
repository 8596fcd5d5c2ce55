"""Positions of Unicornus Knights in a few words.

    t = table("zyne donia gato", at={"zyne": "9c"}, troops={"9ne": 3}, soldiers={"zyne": 6})
    t.dice("HHHMML")
    t.do("move:9ne", "roll", "assign:3H")
    assert t.troops("9ne") == 0
    assert t.zyne.at == "9ne"

Set-up is played as the rules have it. Then the map is cleared, and what the words name is put on it; the game goes on
from the beginning of a step of the round. Spaces go by their tokens: place 1 to 19 and c, ne, e, se, sw, w or nw.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hornbook.core.deck import shuffled
from hornbook.core.events import Event
from hornbook.core.loop import advance
from hornbook.core.setup import setup
from hornbook.core.state import CHANCE, RUNNING
from hornbook.games.unicornus_knights.game import UnicornusKnights, shipped
from hornbook.games.unicornus_knights.rules.battle.assignment import handfuls
from hornbook.games.unicornus_knights.rules.battle.battle import Battle
from hornbook.games.unicornus_knights.rules.death import die
from hornbook.games.unicornus_knights.rules.empire.enemies import put_enemy
from hornbook.games.unicornus_knights.rules.event_deck import possible
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, EVENTS, FATES, KINGDOM, PETALS, SUPPORT, TERRAIN
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.round import END, ENEMIES, EVENT, NEW_ROUND, PLAYERS, PRINCESS_STEP, START
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, UNBOUND, UkState
from hornbook.games.unicornus_knights.rules.units import life, name_of, place

STEPS = {
    "round": NEW_ROUND,
    "start": START,
    "event": EVENT,
    "players": PLAYERS,
    "princess": PRINCESS_STEP,
    "enemies": ENEMIES,
    "end": END,
}
CORNER = (
    "capital cloister keep_of_silence black_drake_mountain dusk_manor forward_encampment frostwatch temple_of_night",
    "gilded_market stormgate blighted_reach field_of_graves academy_town oasis dragons_rest dawn_abbey southport",
    "deepwood ancestral_castle",
)
TILES = [name for line in CORNER for name in line.split()]
"""The tiles of the map in these positions, by place."""


class Unit:
    """A kingdom unit as it lies on the table."""

    def __init__(self, t: Table, number: int) -> None:
        self.t, self.number = t, number

    @property
    def at(self) -> str:
        """Its space, or nothing."""
        space = self.t.s.at[self.number]
        return self.t.s.box.space_token(space) if space != NOWHERE else ""

    @property
    def soldiers(self) -> int:
        return self.t.s.soldiers[self.number]

    @property
    def resources(self) -> int:
        return self.t.s.resources[self.number]

    @property
    def damage(self) -> int:
        return self.t.s.damage[self.number]

    @property
    def life_left(self) -> int:
        return life(self.t.s, self.number) - self.damage

    @property
    def allies(self) -> list[str]:
        return [EMPIRE[ally] for ally in self.t.s.allies[self.number]]

    @property
    def hand(self) -> list[str]:
        return [SUPPORT[card] for card in self.t.s.hand[self.number]]


class Enemy:
    """A commander as it lies on the table."""

    def __init__(self, t: Table, number: int) -> None:
        self.t, self.number = t, number

    @property
    def at(self) -> str:
        space = self.t.s.enemy_at[self.number]
        return self.t.s.box.space_token(space) if space != NOWHERE else ""

    @property
    def damage(self) -> int:
        return self.t.s.enemy_damage[self.number]

    @property
    def soldiers(self) -> int:
        """Those of its unit."""
        return self.t.s.troops[self.t.s.enemy_at[self.number]]

    @property
    def fate(self) -> str:
        card = self.t.s.fate[self.number]
        return FATES[card] if card >= 0 else ""

    @property
    def bound(self) -> str:
        """The id of the unit it is bound to; `lost` if that has died."""
        unit = self.t.s.bound[self.number]
        return "" if unit == UNBOUND else "lost" if unit < 0 else name_of(self.t.s, unit)

    @property
    def defeated(self) -> bool:
        return self.number in self.t.s.defeated


class Table:
    """A game in progress: players answer by tokens, chance falls as it is told to."""

    def __init__(self, game: UnicornusKnights, s: UkState, events: list[Event]) -> None:
        self.game, self.s, self.events = game, s, events
        self.queue: dict[str, list[str]] = {}

    def __getattr__(self, name: str) -> Any:
        """`t.zyne`, `t.princess`, `t.lyla`: a unit or a commander by id."""
        if name == "princess":
            return Unit(self, 0)
        if name in EMPIRE:
            return Enemy(self, EMPIRE.index(name))
        if name in KINGDOM:
            who = KINGDOM.index(name)
            return Unit(self, self.s.who.index(who, 1) if who in self.s.who[1:] else len(self.s.who) - 1)
        raise AttributeError(name)

    def unit(self, number: int) -> Unit:
        """A unit by its number, also while its hero is dead."""
        return Unit(self, number)

    # Asking and answering.

    @property
    def asked(self) -> int | None:
        """The seat that must answer."""
        return self.s.pending if self.s.pending >= 0 else None

    @property
    def offers(self) -> list[str]:
        """The tokens on offer."""
        return [self.game.token(self.s, code) for code in self.game.choices(self.s)]

    @property
    def ways(self) -> list[str]:
        """The handfuls that can be picked of the dice, in letters: `2H1M`, or `none`."""
        top: Any = self.s.stack[-1]
        least = top.least() if isinstance(top, Battle) else 0
        dice = top.pickable(self.s) if isinstance(top, Battle) else top.pickable()
        found = handfuls(dice, top.counted, top.picked, top.room(self.s), least)
        words = [[f"{n}{letter}" for n, letter in zip(way, "HML", strict=True) if n] for way in found]
        return ["".join(parts) or "none" for parts in words]

    @property
    def rule(self) -> str:
        return self.s.rule

    @property
    def doing(self) -> str:
        """The name of the procedure that waits."""
        return self.s.stack[-1].PHASE

    def do(self, *tokens: str) -> Table:
        """Answer, one token after the other; each must be on offer, and nothing may be wrong afterwards.

        `assign:2H1M` and `reroll:1L` are short for the counts that are asked for: two hits, one miss; one loss.
        """
        for word in tokens:
            for token in self.game.older_token(self.s, word, "1"):
                assert token in self.offers, f"{token} is not on offer: {self.offers} ({self.rule})"
                self.game.apply(self.s, self.game.parse(self.s, token))
                self.roll_on()
        return self

    def end_turns(self) -> Table:
        """Everybody whose turn it is ends it, until something else is asked."""
        while self.asked is not None and self.doing == "turn" and "end" in self.offers:
            self.do("end")
        return self

    # Chance.

    def dice(self, results: str) -> Table:
        """The next dice, by result: H, M or L on the table that is read."""
        self.queue.setdefault("die", []).extend(results)
        return self

    def brings(self, **kinds: str) -> Table:
        """What chance brings next, by kind: brings(support="ambush", fate="persuasion", event="heavy_rain")."""
        for kind, words in kinds.items():
            self.queue.setdefault(kind.replace("_", "-"), []).extend(words.split())
        return self

    def roll_on(self) -> None:
        """Chance falls until somebody is asked: as it was told, or by the game's own randomness."""
        s = self.s
        while s.pending == CHANCE:
            named = self.queue.get(s.kind)
            self.game.resolve(s, self.outcome(named.pop(0)) if named else self.game.roll(s))
        problems = self.game.check(s)
        assert not problems, problems

    def outcome(self, word: str) -> int:
        """The outcome of the pending chance that a word names."""
        s = self.s
        if s.kind == "die":
            top: Any = s.stack[-1]
            attack = top.PHASE == "volley" or top.attack
            table = (s.box.content.attack if attack else s.box.content.defend)[s.who[top.unit]]
            return table.index("HML".index(word))
        if s.kind == "support":
            return s.support_deck.bag.index(SUPPORT.index(word))
        if s.kind == "fate":
            return FATES.index(word)
        if s.kind == "event":
            return possible(s, len(s.event_deck.top)).index(EVENTS.index(word))
        return int(word)

    # What lies there.

    def space(self, token: str) -> int:
        """A space's number."""
        return space(token)

    def troops(self, token: str) -> int:
        """Enemy soldiers on a space."""
        return self.s.troops[space(token)]

    @property
    def princess_plan(self) -> Any:
        return self.game.insights.insights(self.game.view_json(self.s, 0))

    @property
    def actions(self) -> int:
        """Actions left in the turn that is being played."""
        turn: Any = next(frame for frame in self.s.stack if frame.PHASE == "turn")
        return int(turn.actions)

    @property
    def over(self) -> str:
        """How it ended: `won`, `lost-princess`, `lost-time`; nothing while it goes on."""
        result = self.game.result(self.s)
        return result.reason.id if result else ""

    def told(self, message: str, *args: str) -> list[Any]:
        """Of every such event, an argument, or several as a tuple."""
        found = [event.args | event.secret for event in self.events if event.message == message]
        if not args:
            return found
        return [doc[args[0]] if len(args) == 1 else tuple(doc[arg] for arg in args) for doc in found]

    def seen(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees."""
        return self.game.view_json(self.s, seat)


def space(token: str) -> int:
    """A space's number, from a token such as `9ne`."""
    digits = token.rstrip("cnesw")
    return (int(digits) - 1) * SPACES + PETALS.index(token[len(digits) :])


def table(
    heroes: str = "zyne donia gato",
    *,
    step: str = "players",
    seats: int = 0,
    princess: str = "warrior",
    starter: int = 0,
    round: int = 1,
    at: Mapping[str, str] | None = None,
    soldiers: Mapping[str, int] | None = None,
    resources: Mapping[str, int] | None = None,
    damage: Mapping[str, int] | None = None,
    hands: Mapping[str, str] | None = None,
    allies: Mapping[str, str] | None = None,
    banners: Mapping[str, str] | None = None,
    enemies: Mapping[str, str] | None = None,
    troops: Mapping[str, int] | None = None,
    fate: Mapping[str, str] | None = None,
    defeated: str = "",
    dead: str = "",
    event: str = "",
    lasting: str = "",
    past: str = "",
    terrain: Mapping[str, str] | None = None,
    map: str = "corner",
    options: Mapping[str, Any] | None = None,
    game: UnicornusKnights | None = None,
    seed: int = 1,
) -> Table:
    """A position on a map that holds nobody but whom the words name; all else is as at the start of the game.

    heroes      one for each character; with two players four, alone (seats=1) three to six
    step        where it goes on: round, start, event, players, princess, enemies or end
    at          where units stand; by default heroes are on their own tiles and the princess in her castle
    soldiers, resources, damage: of a unit, by its id
    hands, banners, allies: support cards in hand, ongoing ones, and commanders, of a unit
    enemies     commanders and their soldiers and damage, as in {"lyla": "9c 4 2"}: on 9c, 4 soldiers, 2 damage
    troops      leaderless soldiers by space
    fate        as in {"lyla": "persuasion zyne"}
    dead        heroes that have died before; they keep their hands
    event, lasting, past: this round's event (already resolved), ongoing ones, and those that are over
    terrain     other terrain for some spaces, with values if wanted, as in {"9ne": "city d1 r4 m2"}
    """
    game = game or shipped()
    names = heroes.split()
    chosen = {"characters": ",".join(names), "princess": princess, "map": map, "first-player": str(starter + 1)}
    if seats == 1:
        chosen["heroes"] = str(len(names))
    events: list[Event] = []
    s = game.new(setup(seats or len(names), chosen | dict(options or {})), seed, manual=True, events=events)
    t = Table(game, s, events)
    if map == "corner":
        lay_tiles(t, names)
    while s.pending == CHANCE or (s.pending >= 0 and s.round == 0):
        if s.pending == CHANCE:
            wanted = t.queue.get(s.kind)
            game.resolve(s, int(wanted.pop(0)) if wanted else game.roll(s))
        else:
            game.apply(s, s.options[0])
    t.queue = {}
    clear(s)
    if terrain:
        relief(s, terrain)
    arrange(t, at or {}, soldiers or {}, resources or {}, damage or {}, hands or {}, allies or {}, banners or {})
    for unit in [unit for unit in range(1, s.box.units) if name_of(s, unit) in dead.split()]:
        s.soldiers[unit] = 0
        die(s, unit)
    for name, words in (enemies or {}).items():
        where, count, hurt = [*words.split(), "0", "0"][:3]
        put_enemy(s, EMPIRE.index(name), space(where))
        s.troops[space(where)] = int(count)
        s.enemy_damage[EMPIRE.index(name)] = int(hurt)
    for where, leaderless in (troops or {}).items():
        s.troops[space(where)] = leaderless
    for name, words in (fate or {}).items():
        bind(t, name, words)
    s.defeated = tuple(EMPIRE.index(name) for name in defeated.split())
    s.lasting = tuple(EVENTS.index(name) for name in lasting.split())
    s.old_events = tuple(EVENTS.index(name) for name in past.split())
    turned = [*lasting.split(), *past.split(), *event.split()]
    s.event_deck = shuffled([card for card, name in enumerate(EVENTS) if name not in turned])
    s.event = EVENTS.index(event) if event else -1
    s.round = round
    go_on(t, step)
    return t


def lay_tiles(t: Table, heroes: list[str]) -> None:
    """Chance lays the tiles as in TILES, with the heroes' own tiles among the kingdom's."""
    content = t.game.content
    kingdom = [content.tiles[content.tile_of(hero)].id for hero in heroes]
    kingdom += [name for name in TILES[12:18] if name not in kingdom][: 6 - len(kingdom)]
    wanted = [content.tile(name) for name in [*TILES[:12], *kingdom, "ancestral_castle"]]
    s = t.s
    while s.pending == CHANCE and s.kind != "tile":
        t.game.resolve(s, t.game.roll(s))
    while s.pending == CHANCE and s.kind == "tile":
        frame: Any = s.stack[-1]
        if frame.step == 3:  # which kingdom tiles are in
            missing = [tile for tile in wanted[12:18] if tile in frame.bag]
            t.game.resolve(s, frame.bag.index(missing[0]))
        else:
            t.game.resolve(s, frame.bag.index(wanted[frame.turn]))


def clear(s: UkState) -> None:
    """Nobody and nothing on the map but heroes and princess; empty hands, full decks."""
    s.troops = [0] * len(s.troops)
    for enemy in range(len(EMPIRE)):
        s.enemy_at[enemy] = NOWHERE
    s.enemy_on = [NOBODY] * len(s.enemy_on)
    s.hand = ((),) * s.box.units
    s.support_deck = s.box.support_deck
    s.damage = [0] * s.box.units


def relief(s: UkState, terrain: Mapping[str, str]) -> None:
    """Another relief on some spaces."""
    s.board = s.box.board(s.tiles)
    board, content = s.board, s.box.content
    for token, words in terrain.items():
        kind, *values = words.split()
        number, at = TERRAIN.index(kind), space(token)
        board.terrain[at] = number
        board.difficulty[at] = content.difficulty[number]
        board.passable[at] = content.passable[number]
        board.defence[at] = content.data["terrain"]["terrain"][number]["defence"]
        board.collect[at] = board.recruit[at] = 0
        for value in values:
            {"d": board.defence, "r": board.collect, "m": board.recruit}[value[0]][at] = int(value[1:])
    board.ways = [tuple(to for to in others if board.passable[to]) for others in board.layout.beside]
    board.paths.clear()
    if not s.box.plain_hexes:
        board.to_goal = board.paths_to(board.goal)


def arrange(
    t: Table,
    at: Mapping[str, str],
    soldiers: Mapping[str, int],
    resources: Mapping[str, int],
    damage: Mapping[str, int],
    hands: Mapping[str, str],
    allies: Mapping[str, str],
    banners: Mapping[str, str],
) -> None:
    """Units and what is theirs."""
    s = t.s
    number = {name_of(s, unit): unit for unit in range(s.box.units)}
    for name in at:
        s.unit_on[s.at[number[name]]] = NOBODY
        s.at[number[name]] = NOWHERE
    for name, where in at.items():
        assert s.unit_on[space(where)] == NOBODY, f"somebody is on {where} already"
        place(s, number[name], space(where))
    lists = list(s.hand), list(s.allies), list(s.banners)
    deck = s.support_deck
    for index, (named, ids) in enumerate(((hands, SUPPORT), (allies, EMPIRE), (banners, SUPPORT))):
        for name, words in named.items():
            cards = tuple(sorted(ids.index(word) for word in words.split()))
            lists[index][number[name]] = cards
            if ids is SUPPORT:
                for card in cards:
                    deck = deck.without(card)
    s.hand, s.allies, s.banners = tuple(lists[0]), tuple(lists[1]), tuple(lists[2])
    s.support_deck = deck
    for named_numbers, field in ((soldiers, s.soldiers), (resources, s.resources), (damage, s.damage)):
        for name, count in named_numbers.items():
            field[number[name]] = count


def bind(t: Table, enemy: str, words: str) -> None:
    """A commander that is bound already."""
    s = t.s
    card, unit = words.split()
    who, kind = EMPIRE.index(enemy), FATES.index(card)
    s.fate = (*s.fate[:who], kind, *s.fate[who + 1 :])
    units = {name_of(s, number): number for number in range(s.box.units)}
    s.bound = (*s.bound[:who], units[unit], *s.bound[who + 1 :])
    s.fate_deck = s.fate_deck.without(kind)


def go_on(t: Table, step: str) -> None:
    """From the beginning of a step of the round."""
    s = t.s
    s.stop_above(1)
    rounds: Any = s.stack[0]
    rounds.step = STEPS[step]
    rounds.acted, rounds.seat = 0, s.starter
    s.pending = RUNNING
    t.events.clear()
    t.queue.clear()
    again(t)


def again(t: Table) -> None:
    """The frames run until somebody is asked or chance must be told."""
    t.s.events = t.events
    t.s.manual = True
    if t.s.pending == RUNNING:
        advance(t.s)


def game_with_pack(folder: Path, **pages: str) -> UnicornusKnights:
    """The game with a content pack of these pages laid over it."""
    folder.mkdir(exist_ok=True)
    for name, text in pages.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return shipped().with_content(str(folder))
