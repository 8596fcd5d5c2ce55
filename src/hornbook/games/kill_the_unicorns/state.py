"""What is on the table, as plain data."""

from __future__ import annotations

from typing import Final

from hornbook.core.decks import Deck
from hornbook.core.state import State
from hornbook.games.kill_the_unicorns.box import NO_POWER, Box

WAITING: Final = 0
LAID: Final = 1
PASSED: Final = 2
OWNER: Final = 32
"""A trap card is its owner's seat times this, plus the trap."""


FIELDS: Final = (
    "character",
    "power_seat",
    "ready",
    "first",
    "round",
    "at",
    "row",
    "placed",
    "deck",
    "gone",
    "stable",
    "colour",
    "worth",
    "units",
    "pins",
    "tokens",
    "hand",
    "laid",
    "status",
    "declared",
    "opener",
    "shown",
    "turned",
    "last",
    "peeked",
    "pile",
    "drawn",
    "discard",
    "buried",
    "secondary",
    "pate",
    "horn",
    "dust",
    "candy",
    "soap",
    "eaten",
    "voodoo",
    "rainbow",
)
"""What a save holds, all of it public knowledge or somebody's secret; the box comes from the set-up."""


class KuState(State):
    """A position. Lists are read by seat, by character, by hunter or by unicorn, as said at each."""

    __slots__ = ("box", *FIELDS)

    def __init__(
        self,
        rng: int,
        box: Box,
        character: list[int],
        power_seat: list[int],
        ready: list[int],
        first: int,
        round: int,
        at: int,
        row: list[int],
        placed: list[int],
        deck: list[int],
        gone: list[int],
        stable: list[list[int]],
        colour: list[int],
        worth: list[int],
        units: list[int],
        pins: list[int],
        tokens: list[int],
        hand: list[int],
        laid: list[int],
        status: list[int],
        declared: int,
        opener: int,
        shown: int,
        turned: int,
        last: list[int],
        peeked: int,
        pile: list[list[int]],
        drawn: list[list[int]],
        discard: list[list[int]],
        buried: list[list[int]],
        secondary: list[Deck],
        pate: list[int],
        horn: int,
        dust: int,
        candy: int,
        soap: list[int],
        eaten: list[list[int]],
        voodoo: int,
        rainbow: int,
    ) -> None:
        super().__init__(rng)
        self.box = box  # the set-up; shared, never changed
        self.character = character  # of each character in play: which of the six
        self.power_seat = power_seat  # of each of the six: the seat that may use its power, or -1
        self.ready = ready  # of each seat: the round from which its power can be used
        self.first = first  # the seat with the First Player token
        self.round = round  # 1 to 4
        self.at = at  # place in the row of the unicorn being hunted
        self.row = row  # the unicorns of this round, -1 where one has gone
        self.placed = placed  # two trap slots a place: seat * 32 + trap, or -1
        self.deck = deck  # the unicorn deck: a bag
        self.gone = gone  # unicorns out of the game, in order
        self.stable = stable  # unicorns before each player or team
        self.colour = colour  # of each unicorn, as it is now
        self.worth = worth  # of each unicorn: stars, pinned traps and tokens
        self.units = units  # of each unicorn: for how many it counts
        self.pins = pins  # pinned traps: unicorn, seat * 32 + trap, points; three numbers each
        self.tokens = tokens  # market tokens: unicorn, its buying code; two numbers each
        self.hand = hand  # of each character: a handful
        self.laid = laid  # of each character: the handful laid in this hunt
        self.status = status  # of each character: WAITING, LAID or PASSED
        self.declared = declared  # cards to lay in this hunt; 0 until it is opened
        self.opener = opener  # the seat that opened this hunt
        self.shown = shown  # mask of the characters whose laid cards lie face up
        self.turned = turned  # the trap just turned, or -1
        self.last = last  # the hunt before: unicorn, captor, trap turned, two shown unturned, handfuls; -1 none
        self.peeked = peeked  # mask of the seats that know the traps of the hunted unicorn
        self.pile = pile  # of each seat: trap pile, a bag
        self.drawn = drawn  # of each seat: traps in hand
        self.discard = discard  # of each seat: trap discards, in order
        self.buried = buried  # of each seat: traps discarded unseen, a bag
        self.secondary = secondary  # Hunt decks of the two Secondaries
        self.pate = pate  # pâté tokens on display, sorted
        self.horn = horn  # horns left
        self.dust = dust  # mask of the dust colours left
        self.candy = candy  # mask of the candy colours left
        self.soap = soap  # soap tokens on display by price, sorted
        self.eaten = eaten  # of each stable: pâté taken
        self.voodoo = voodoo  # mask of the characters whose cards cannot pay this round
        self.rainbow = rainbow  # the stable that has won by a Double Rainbow, or -1

    def copy(self) -> KuState:
        """A position that shares nothing with this one but the box."""
        other = KuState(
            self.rng,
            self.box,
            self.character.copy(),
            self.power_seat.copy(),
            self.ready.copy(),
            self.first,
            self.round,
            self.at,
            self.row.copy(),
            self.placed.copy(),
            self.deck.copy(),
            self.gone.copy(),
            [part.copy() for part in self.stable],
            self.colour.copy(),
            self.worth.copy(),
            self.units.copy(),
            self.pins.copy(),
            self.tokens.copy(),
            self.hand.copy(),
            self.laid.copy(),
            self.status.copy(),
            self.declared,
            self.opener,
            self.shown,
            self.turned,
            self.last.copy(),
            self.peeked,
            [part.copy() for part in self.pile],
            [part.copy() for part in self.drawn],
            [part.copy() for part in self.discard],
            [part.copy() for part in self.buried],
            [part.copy() for part in self.secondary],
            self.pate.copy(),
            self.horn,
            self.dust,
            self.candy,
            self.soap.copy(),
            [part.copy() for part in self.eaten],
            self.voodoo,
            self.rainbow,
        )
        self.copy_core(other)
        return other


def blank_state(box: Box, seed: int) -> KuState:
    """The table before anything lies on it."""
    seats, characters = box.seats, len(box.chosen_by)
    return KuState(
        seed,
        box,
        [-1] * characters,
        [-1] * 6,
        [1 if box.powers else NO_POWER] * seats,
        0,
        0,
        0,
        [],
        [],
        list(box.deck),
        [],
        [[] for _ in range(box.stables)],
        list(box.content.colours),
        list(box.content.stars),
        [1] * box.unicorns,
        [],
        [],
        [box.cards.full] * seats + [0] * (characters - seats),
        [0] * characters,
        [WAITING] * characters,
        0,
        -1,
        0,
        -1,
        [],
        0,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [],
        [],
        box.horns,
        15,
        15,
        [],
        [[] for _ in range(box.stables)],
        0,
        -1,
    )
