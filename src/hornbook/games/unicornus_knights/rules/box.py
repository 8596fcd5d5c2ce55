"""What lies on the table for one set-up: the content, and the switches that mode and options turn.

A `Box` never changes during a game, and all games of one set-up share it.
"""

from __future__ import annotations

from typing import Any, Final

from hornbook.core.deck import SPECTATOR, shuffled
from hornbook.core.errors import BadSetup
from hornbook.core.setup import Option, Setup
from hornbook.games.unicornus_knights.rules.content import Content
from hornbook.games.unicornus_knights.rules.ids import (
    EMPIRE,
    EVENTS,
    KINGDOM,
    PETALS,
    PRINCESSES,
    TACTICIAN,
    cards_of,
)
from hornbook.games.unicornus_knights.rules.map.board import Board
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.map.layouts import ANY_KINGDOM, homes

ACTIONS: Final = {3: 5, 4: 4, 5: 3, 6: 3}
"""UK-5.1 Actions of a turn, by the number of characters in play."""
RESOURCES: Final = 10
"""UK-2.2 What everybody starts with."""
LAST_ROUND: Final = 50
"""UK-12.9 Even a game without a limit ends."""
SHIFTED: Final = 2
"""UK-12.6 How many events a gentler or harsher deck exchanges."""

OPTIONS: Final = (
    Option("map", "corner", (), "corner, row, escape (the tutorial), or a map of a content pack (UK-12)"),
    Option("princess", "tactician", PRINCESSES, "which of the four versions of the princess (UK-14.1)"),
    Option("characters", "random", (), "random, choose, or one name for each, as in zyne,donia,gato (UK-2.1)"),
    Option("heroes", "3", ("3", "4", "5", "6"), "alone: how many heroes you lead (UK-12.3)"),
    Option("rounds", "map", ("map", *(str(n) for n in range(6, 15))), "how long it lasts (UK-12.6)"),
    Option("events", "standard", ("standard", "gentle", "harsh"), "the mixture of events (UK-12.6)"),
    Option("limit", True, (), "the game is lost when the last round is over (UK-12.7)"),
    Option("first-player", "random", ("random", "1", "2", "3", "4", "5", "6"), "who begins (UK-2.10)"),
    # UK-19.1, UK-19.3 Rulings that a table may switch; the others are simply the rules.
    Option("distance", "path", ("path", "hex"), "how the princess measures her way (UK-3.7)"),
    Option("dahaka", "health", ("health", "cp"), "what counts double against the princess (UK-15.5)"),
    Option("people", "military", ("military", "resources"), "what Help from the People and Ravinith bring (UK-16.2)"),
)

SCENARIOS: Final = {
    "solo": Setup(1, {}),
    "solo-four": Setup(1, {"heroes": "4", "princess": "warrior"}),
    "solo-six": Setup(1, {"heroes": "6", "princess": "social"}),
    "two": Setup(2, {}),
    "three": Setup(3, {}),
    "four": Setup(4, {}),
    "five": Setup(5, {"princess": "lucky_girl"}),
    "six": Setup(6, {"princess": "social", "first-player": "2"}),
    "warrior": Setup(4, {"princess": "warrior"}),
    "lucky": Setup(2, {"princess": "lucky_girl"}),
    "social": Setup(3, {"princess": "social"}),
    "row": Setup(4, {"map": "row"}),
    "escape": Setup(3, {"map": "escape"}),
    "escape-solo": Setup(1, {"map": "escape"}),
    "escape-six": Setup(6, {"map": "escape"}),
    "draft": Setup(3, {"characters": "choose"}),
    "long": Setup(4, {"rounds": "14", "events": "gentle"}),
    "harsh": Setup(4, {"events": "harsh", "princess": "warrior"}),
    "endless": Setup(3, {"limit": False, "rounds": "6"}),
    "rulings": Setup(4, {"distance": "hex", "dahaka": "cp", "people": "resources", "princess": "warrior"}),
    "named": Setup(3, {"characters": "gato,cat_band,mirza", "princess": "lucky_girl"}),
}
"""Every mode, map, princess and number of players, and every option, in at least one."""


class Box:
    """The switches of a set-up, and tables ready for use."""

    __slots__ = (
        "actions",
        "characters",
        "choose",
        "content",
        "dahaka_power",
        "drafting",
        "empty_board",
        "event_deck",
        "event_levels",
        "events",
        "fate_deck",
        "first_player",
        "hidden_hands",
        "layout",
        "limit",
        "map",
        "numbers",
        "open_hands",
        "owner",
        "people_resources",
        "plain_hexes",
        "princess",
        "rounds",
        "seats",
        "setup",
        "support_deck",
        "text_numbers",
        "units",
        "units_of",
        "view_options",
    )

    def __init__(self, content: Content, setup: Setup) -> None:
        options: Any = setup.options
        self.content = content
        self.numbers = content.numbers
        self.setup = setup
        self.seats = setup.seats
        self.owner = owners(setup)  # of each unit: its seat; the princess is everybody's
        self.units = len(self.owner)
        self.units_of = tuple([tuple([unit for unit, seat in enumerate(self.owner) if seat == own])
                               for own in range(setup.seats)])  # fmt: skip
        # Of each knower, as decks number them: the units whose hands are not his.
        self.hidden_hands = tuple([tuple([unit for unit, seat in enumerate(self.owner) if seat != known])
                                   for known in range(SPECTATOR + 1)])  # fmt: skip
        # UK-2.1 Heroes are taken in turn: everybody's first, then everybody's second.
        self.drafting = sorted(range(1, self.units), key=lambda unit: self.units_of[self.owner[unit]].index(unit))
        self.actions = ACTIONS[self.units - 1]
        self.open_hands = setup.seats == 1  # nobody is there from whom cards could be hidden
        self.map = content.maps[options["map"]]
        self.layout = self.map.layout
        self.princess = self.map.princess if self.map.princess >= 0 else PRINCESSES.index(options["princess"])
        self.choose = options["characters"] == "choose"
        self.characters = named_characters(str(options["characters"]), self.units - 1)
        # UK-2.8 The event deck: so many cards of each level, level 1 on top (the rest: event_deck.py).
        mix = event_mix(self.map.events, str(options["rounds"]), str(options["events"]), event_cards(content))
        self.event_levels = (1,) * mix[0] + (2,) * mix[1] + (3,) * mix[2]
        self.events = tuple(range(len(EVENTS)))
        # Every game begins with the same decks: a deck never changes, so all of them share these.
        self.support_deck = shuffled(cards_of(content.support_copies))
        self.fate_deck = shuffled(cards_of(content.fate_copies))
        self.event_deck = shuffled(self.events)
        self.limit = bool(options["limit"]) and any(mix)
        self.rounds = len(self.event_levels) if self.limit else LAST_ROUND
        named = str(options["first-player"])
        self.first_player = -1 if named == "random" else int(named) - 1
        self.plain_hexes = options["distance"] == "hex"
        self.dahaka_power = options["dahaka"] == "cp"
        self.people_resources = options["people"] == "resources"
        self.empty_board = Board(content, self.layout, (), 0, self.plain_hexes)
        self.text_numbers = text_numbers(content, options)
        self.view_options = tuple([(name, str(options[name])) for name in ("distance", "dahaka", "people")])

    def board(self, tiles: tuple[int, ...]) -> Board:
        """The map that these tiles make."""
        if not tiles:
            return self.empty_board
        goal = tiles.index(self.map.goal) * SPACES + self.content.tiles[self.map.goal].start_of("")
        return Board(self.content, self.layout, tiles, goal, self.plain_hexes)

    def space_name(self, tiles: tuple[int, ...], space: int) -> str:
        """A space's id, for events: its tile and which of the seven it is."""
        return f"{self.content.tiles[tiles[space // SPACES]].id}-{PETALS[space % SPACES]}"

    def space_token(self, space: int) -> str:
        """A space in a token: its place on the map, counted from 1, and which of the seven it is."""
        return f"{space // SPACES + 1}{PETALS[space % SPACES]}"

    def unit_name(self, who: tuple[int, ...], unit: int) -> str:
        """A kingdom unit's id, for events: the princess, or the character who leads it."""
        return "princess" if unit == 0 else KINGDOM[who[unit]] if who[unit] >= 0 else "nobody"

    def text(self, kind: str, ident: str) -> list[Any]:
        """What a card or power does, in a sentence, with the numbers of its entry."""
        return [f"{kind}-{ident.replace('_', '-')}-text", self.text_numbers[kind, ident]]

    def enemy_name(self, enemy: int) -> str:
        """An empire character's id; leaderless tokens are soldiers."""
        return EMPIRE[enemy] if enemy >= 0 else "soldiers"

    def foe(self, enemy: int, soldiers: int) -> list[Any]:
        """An enemy unit in a few words: who leads it, and how many they are."""
        if enemy < 0:
            return ["foe-leaderless", {"soldiers": soldiers}]
        return ["foe", {"enemy": EMPIRE[enemy], "soldiers": soldiers}]


TEXTS: Final = {
    "kingdom": ("kingdom", "kingdom"),
    "princess": ("princesses", "princess"),
    "empire": ("empire", "empire"),
    "ally": ("empire", "empire"),
    "support": ("support", "support"),
    "fate": ("fate", "fate"),
    "event": ("events", "event"),
}


def text_numbers(content: Content, options: Any) -> dict[tuple[str, str], dict[str, Any]]:
    """What the sentence about each card and power counts with: the numbers of its entry, and the options."""
    return {
        (kind, entry["id"]): {
            **{
                field: value for field, value in entry.items() if isinstance(value, int) and not isinstance(value, bool)
            },
            "people": options["people"],
            "dahaka": options["dahaka"],
        }
        for kind, (page, table) in TEXTS.items()
        for entry in content.data[page][table]
    }


def owners(setup: Setup) -> tuple[int, ...]:
    """UK-12.1, UK-12.3 Whose each unit is: with two players two heroes each, alone three to six."""
    if setup.seats == 1:
        return (-1,) + (0,) * int(setup.options["heroes"])
    if setup.seats == 2:
        return (-1, 0, 0, 1, 1)
    return (-1, *range(setup.seats))


def event_cards(content: Content) -> tuple[int, int, int]:
    """UK-19.1 How many events there are of each level."""
    levels = content.event_level
    return levels.count(1), levels.count(2), levels.count(3)


def event_mix(
    printed: tuple[int, int, int], rounds: str, mixture: str, cards: tuple[int, int, int]
) -> tuple[int, int, int]:
    """UK-12.6 How many events of each level; a map without events has none."""
    if not any(printed):
        return printed
    first, second, third = printed
    if rounds != "map":
        first = second = int(rounds) * 3 // 10
        third = int(rounds) - first - second
    if mixture == "gentle":
        moved = max(0, min(SHIFTED, third, cards[0] - first))
        return first + moved, second, third - moved
    if mixture == "harsh":
        moved = max(0, min(SHIFTED, first, cards[2] - third))
        return first - moved, second, third + moved
    return first, second, third


def named_characters(text: str, heroes: int) -> tuple[int, ...]:
    """UK-2.1 The characters that the option names; none for `random` and `choose`."""
    if text in ("random", "choose"):
        return ()
    names = [name.strip().lower() for name in text.split(",")]
    for name in names:
        if name not in KINGDOM:
            raise BadSetup(f"option characters: {name!r} is not one of {', '.join(KINGDOM)} (or: random, choose)")
    if len(names) != heroes or len(set(names)) != heroes:
        raise BadSetup(f"option characters: it takes {heroes} different names, not {len(names)}: {text} (UK-2.1)")
    return tuple([KINGDOM.index(name) for name in names])


def check_setup(content: Content, setup: Setup) -> None:
    """Refuse set-ups that the rulebook does not know, with the rule that says so."""
    options: Any = setup.options
    if options["map"] not in content.maps:
        raise BadSetup(f"option map={options['map']}: there are {', '.join(content.maps)} (UK-12)")
    if options["heroes"] != "3" and setup.seats != 1:
        raise BadSetup("option heroes is for one player; two play two heroes each, more play one (UK-12.1)")
    heroes = len(owners(setup)) - 1
    named_characters(str(options["characters"]), heroes)
    named = str(options["first-player"])
    if named != "random" and int(named) > setup.seats:
        raise BadSetup(f"option first-player={named}: there are only {setup.seats} seats (UK-2.10)")
    check_map(content, options, heroes)


def check_map(content: Content, options: Any, heroes: int) -> None:
    """Refuse options that do not go with the map, and heroes who would find no place on it."""
    here = content.maps[options["map"]]
    if here.own_tiles:
        places = here.slots.count(ANY_KINGDOM)
        if places < heroes:
            raise BadSetup(f"map {here.id} has {places} places for the tiles of {heroes} heroes (UK-2.4)")
    elif homes(here, content.tiles, content.passable) < heroes:
        raise BadSetup(f"map {here.id} has not room enough for {heroes} heroes (UK-12.4)")
    if here.princess >= 0 and options["princess"] not in (PRINCESSES[TACTICIAN], PRINCESSES[here.princess]):
        raise BadSetup(f"map {here.id} is played with princess={PRINCESSES[here.princess]} (UK-12.4)")
    version = here.princess if here.princess >= 0 else PRINCESSES.index(options["princess"])
    if here.princess_damage >= content.princess_life[version]:
        raise BadSetup(f"map {here.id}: the princess would begin with {here.princess_damage} damage and die (UK-10.1)")
    if not any(here.events) and (options["rounds"] != "map" or options["events"] != "standard"):
        raise BadSetup(f"map {here.id} has no events and no last round: leave out rounds and events (UK-12.5)")
    cards = event_cards(content)
    wanted = event_mix(here.events, str(options["rounds"]), str(options["events"]), cards)
    for level, (count, most) in enumerate(zip(wanted, cards, strict=True), 1):
        if count > most:
            raise BadSetup(f"this game needs {count} events of level {level}, and there are {most} (UK-12.6)")
