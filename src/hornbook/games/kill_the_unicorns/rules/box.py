"""What lies on the table for one set-up: the content, and the switches that edition, mode and options turn.

A `Box` never changes during a game, and all games of one set-up share it.
"""

from __future__ import annotations

from typing import Any, Final

from hornbook.core.errors import BadSetup
from hornbook.core.events import Message
from hornbook.core.setup import Option, Setup
from hornbook.games.kill_the_unicorns.rules.content import (
    CHARACTERS,
    COLOURS,
    DUOCORN,
    PACKS,
    PRINCESS,
    SHAMAN,
    TRAPS,
    Content,
)
from hornbook.games.kill_the_unicorns.rules.hunt_cards import HuntCards

STARTER: Final = 0
MOST_UNITS: Final = 64
NO_POWER: Final = 9
"""The round from which a power can be used that is switched off: never."""

OPTIONS: Final = (
    Option("edition", "later", ("later", "first"), "which rulebook is played (KU-1.2)"),
    Option("variant", "standard", ("standard", "expert", "beginner-1", "beginner-2"), "how much is in play (KU-10)"),
    Option("powers", True, (), "character powers (KU-10.2)"),
    Option("teams", False, (), "two teams of two, four players, first edition (KU-11)"),
    Option("pack", "auto", ("auto", *PACKS), "which unicorn cards (KU-15.1)"),
    Option("characters", "random", (), "random, choose, or one name per seat, as in knight,bard,mage (KU-2.1)"),
    Option("first-player", "random", ("random", "1", "2", "3", "4", "5", "6"), "who begins (KU-2.7)"),
    Option("tokens-on-rivals", False, (), "market tokens may go on other players' unicorns (KU-7.3)"),
    Option("unpicked-trap", "auto", ("auto", "shown", "hidden"), "how an unturned trap is discarded (KU-6.10)"),
    Option("power-priority", "clockwise", ("clockwise", "race"), "who is asked first about powers (KU-13.2)"),
    Option("show-own-traps", False, (), "an aid: you see the traps that you have placed (KU-4.5)"),
)

SCENARIOS: Final = {
    "two": Setup(2, {}),
    "three": Setup(3, {}),
    "four": Setup(4, {}),
    "five": Setup(5, {}),
    "six": Setup(6, {}),
    "first-three": Setup(3, {"edition": "first"}),
    "first-four": Setup(4, {"edition": "first"}),
    "first-five": Setup(5, {"edition": "first"}),
    "first-six": Setup(6, {"edition": "first"}),
    "teams": Setup(4, {"edition": "first", "teams": True}),
    "expert": Setup(4, {"variant": "expert"}),
    "expert-two": Setup(2, {"variant": "expert"}),
    "expert-teams": Setup(4, {"variant": "expert", "edition": "first", "teams": True}),
    "beginner-1": Setup(6, {"variant": "beginner-1"}),
    "beginner-1-two": Setup(2, {"variant": "beginner-1"}),
    "beginner-2": Setup(4, {"variant": "beginner-2"}),
    "beginner-2-teams": Setup(4, {"variant": "beginner-2", "edition": "first", "teams": True}),
    "no-powers": Setup(4, {"powers": False}),
    "brief": Setup(4, {"pack": "brief36"}),
    "draft": Setup(3, {"characters": "choose"}),
    "draft-two": Setup(2, {"characters": "choose"}),
    "loose": Setup(5, {"tokens-on-rivals": True, "power-priority": "race", "unpicked-trap": "hidden"}),
    "aided": Setup(3, {"show-own-traps": True, "first-player": "2"}),
}
"""Every edition, mode, variant and number of players, and every option, in at least one."""


class Box:
    """The switches of KU-1.2, and tables ready for use."""

    __slots__ = (
        "cards",
        "characters",
        "chosen_by",
        "choose_characters",
        "content",
        "deck",
        "double_rainbow",
        "dust_points",
        "expert",
        "family",
        "first_edition",
        "first_player",
        "hand_over",
        "hidden_unpicked",
        "hunter_of",
        "horn_points",
        "horns",
        "hunters",
        "members",
        "mine_first",
        "open_spent",
        "pates",
        "pinned",
        "powers",
        "prices",
        "race",
        "rainbow",
        "roster",
        "row",
        "seats",
        "setup",
        "show_own_traps",
        "shown_unpicked",
        "slots",
        "soaps",
        "stable_of",
        "stables",
        "starters",
        "teams",
        "tokens_on_rivals",
        "trap_points",
        "traps",
        "two",
        "unicorns",
        "washable",
    )

    def __init__(self, content: Content, cards: HuntCards, setup: Setup) -> None:
        options: Any = setup.options
        seats = setup.seats
        self.content = content
        self.cards = cards
        self.setup = setup
        self.seats: int = seats  # KU-1.3
        self.two = seats == 2
        self.teams = bool(options["teams"])
        self.first_edition = options["edition"] == "first"
        variant = str(options["variant"])
        self.expert = variant == "expert"
        self.open_spent = not self.two and not self.expert  # KU-6.8, KU-10.1, KU-12.5
        # KU-10.3, KU-10.4: no traps for beginners, and for the first kind no powers
        self.traps = variant not in ("beginner-1", "beginner-2")
        self.powers = bool(options["powers"]) and variant != "beginner-1"
        self.roster = roster(variant)
        self.hunters: int = 4 if self.two else 2 if self.teams else seats
        self.stables: int = 2 if self.teams else seats
        # Who belongs to whom. A seat's character has the seat's number; in the two-player game the Secondaries
        # are characters 2 and 3. A hunter is what totals are compared of: a character, or a team.
        self.chosen_by = [0, 1, 0, 1] if self.two else list(range(seats))  # character -> seat
        self.hunter_of = [0, 1, 0, 1] if self.teams else list(range(4 if self.two else seats))  # character -> hunter
        self.members = [(0, 2), (1, 3)] if self.teams else [(h,) for h in range(self.hunters)]  # hunter -> characters
        # KU-11.7 a team has one stable; KU-12.9 a player takes what either character wins
        self.stable_of = [0, 1, 0, 1] if self.two or self.teams else list(range(seats))  # character -> stable
        stables = range(self.stables)
        self.mine_first = [(mine, *[stable for stable in stables if stable != mine]) for mine in stables]
        # KU-2.5, KU-4.4, KU-11.2
        self.row: int = 3 if self.teams else seats if self.first_edition else 4
        self.slots: int = 1 if self.first_edition and not self.teams else 2
        self.hand_over = not self.first_edition and not self.two
        self.tokens_on_rivals = bool(options["tokens-on-rivals"])
        self.show_own_traps = bool(options["show-own-traps"])
        self.race = options["power-priority"] == "race"
        unpicked = str(options["unpicked-trap"])
        # KU-6.10, KU-12.8
        self.hidden_unpicked = unpicked == "hidden" or (unpicked == "auto" and self.two)
        self.shown_unpicked = unpicked == "shown"
        first = str(options["first-player"])
        self.first_player = -1 if first == "random" else int(first) - 1
        self.choose_characters = options["characters"] == "choose"
        self.characters = named_characters(str(options["characters"]), self)
        pack = content.packs[pack_name(str(options["pack"]), self.first_edition, seats)]
        self.starters = [u for u in pack if content.kinds[u] == STARTER]
        self.deck = [u for u in pack if content.kinds[u] != STARTER]
        self.unicorns = len(content.unicorns)
        self.pinned = list(content.pinned)
        self.trap_points = list(content.trap_points)
        self.washable = list(content.washable)
        # KU-2.6, KU-11.8, KU-12.2
        stock = 4 if self.two else seats - 1 if self.first_edition else seats
        self.pates: int = stock
        self.horns: int = stock
        self.soaps: int = stock if self.first_edition else 0
        self.prices = [content.prices[item] for item in ("horn", "dust", "candy", "pate")]
        self.horn_points = content.horn_points
        self.dust_points = content.dust_points
        self.rainbow = content.rainbow
        # KU-8.6 two of each colour: no stable with fewer unicorns can have them, Duocorns counted twice (KU-14.7)
        self.double_rainbow = 2 * COLOURS - len([deck for deck in content.trap_decks if DUOCORN in deck])
        self.family = family_table(content.family, self.first_edition)

    def trap_text(self, trap: int) -> Message:
        """What a trap does, in a sentence."""
        return trap_text(self.content, trap, self.first_edition)


def trap_text(content: Content, trap: int, first_edition: bool) -> Message:
    """What a trap does, in a sentence; only the first edition has Soap to wash it off."""
    args = {"points": abs(content.trap_points[trap]), "soap": first_edition}
    return Message(f"trap-{TRAPS[trap].replace('_', '-')}-text", args)


def roster(variant: str) -> list[int]:
    """KU-10.4: without traps but with powers, the Princess and the Shaman stay at home."""
    everyone = range(len(CHARACTERS))
    return [c for c in everyone if variant != "beginner-2" or c not in (PRINCESS, SHAMAN)]


def pack_name(pack: str, first_edition: bool, seats: int) -> str:
    """KU-15.1: the pack of the edition, or the larger one where its four starters are too few."""
    if pack == "auto":
        return "first36" if first_edition and seats <= 4 else "later38"
    return pack


def family_table(family: tuple[int, ...], first_edition: bool) -> list[int]:
    """KU-8.2, KU-8.3: points for n units of one colour."""
    table = list(family)
    for n in range(len(family), MOST_UNITS):
        table.append(family[-1] + table[n - len(family) + 1] if first_edition else family[-1])
    return table


def named_characters(text: str, box: Box) -> list[int]:
    """KU-2.1: the characters that the option names, one a seat; nothing for `random` and `choose`."""
    if text in ("random", "choose"):
        return []
    wanted = 4 if box.two else box.seats
    names = [name.strip().lower() for name in text.split(",")]
    legal = [CHARACTERS[c] for c in box.roster]
    for name in names:
        if name not in legal:
            raise BadSetup(f"option characters: {name!r} is not one of {', '.join(legal)} (or: random, choose)")
    if len(names) != wanted or len(set(names)) != wanted:
        order = "primary, secondary, primary, secondary" if box.two else "one a seat"
        raise BadSetup(f"option characters: it takes {wanted} different names ({order}), not {len(names)}: {text}")
    numbers = [CHARACTERS.index(name) for name in names]
    return [numbers[0], numbers[2], numbers[1], numbers[3]] if box.two else numbers


def check_setup(content: Content, setup: Setup) -> None:
    """Refuse set-ups that the rulebook does not know, with the rule that says so."""
    options: Any = setup.options
    seats = setup.seats
    first = options["edition"] == "first"
    if seats == 2 and first:
        raise BadSetup("two players play the later edition: leave out edition=first (KU-12.1)")
    if options["teams"] and (seats != 4 or not first):
        raise BadSetup("teams are for four players and the first edition: seats 4, edition=first (KU-11.1)")
    needed = 4 if seats == 2 else seats
    most = len(roster(str(options["variant"])))
    if needed > most:
        raise BadSetup(
            f"variant {options['variant']} has {most} characters, and {seats} players need {needed} (KU-10.4)"
        )
    pack = pack_name(str(options["pack"]), first, seats)
    starters = [u for u in content.packs[pack] if content.kinds[u] == STARTER]
    if len(starters) < seats:
        raise BadSetup(f"pack {pack} has {len(starters)} starters, too few for {seats} players; take later38 (KU-15.1)")
    row = 3 if options["teams"] else seats if first else 4
    deck = len(content.packs[pack]) - len(starters)
    if deck < 4 * row + 1:
        raise BadSetup(f"pack {pack} has {deck} unicorns for the deck; this game needs {4 * row + 1} (KU-15.1)")
    named = str(options["first-player"])
    if named != "random" and int(named) > seats:
        raise BadSetup(f"option first-player={named}: there are only {seats} seats (KU-2.7)")
