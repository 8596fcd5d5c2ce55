"""What is on the table, as plain data."""

from __future__ import annotations

from typing import Final

from hornbook.core.deck import Deck
from hornbook.core.state import State
from hornbook.games.kill_the_unicorns.rules.box import NO_POWER, Box

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


TRAPS_IN: dict[int, tuple[int, ...]] = {0: ()}


def traps_in(bits: int) -> tuple[int, ...]:
    """The traps of a set, lowest first. No deck has a trap twice, so a number whose bits are traps says it all."""
    found = TRAPS_IN.get(bits)
    if found is None:
        lowest = bits & -bits
        found = TRAPS_IN[bits] = (lowest.bit_length() - 1,) + traps_in(bits - lowest)
    return found


class KuState(State):
    """A position. What is said of each: read by seat, by character, by hunter or by unicorn.

    What changes rarely is a tuple, shared by copies and views; what changes with every lay is a list.
    """

    __slots__ = ("box", *FIELDS)

    def __init__(
        self,
        rng: int,
        box: Box,
        character: tuple[int, ...],
        power_seat: tuple[int, ...],
        ready: tuple[int, ...],
        first: int,
        round: int,
        at: int,
        row: tuple[int, ...],
        placed: list[int],
        deck: tuple[int, ...],
        gone: tuple[int, ...],
        stable: tuple[tuple[int, ...], ...],
        colour: tuple[int, ...],
        worth: tuple[int, ...],
        units: tuple[int, ...],
        pins: tuple[int, ...],
        tokens: tuple[int, ...],
        hand: list[int],
        laid: list[int],
        status: list[int],
        declared: int,
        opener: int,
        shown: int,
        turned: int,
        last: tuple[int, ...],
        peeked: int,
        pile: list[int],
        drawn: list[int],
        discard: list[int],
        buried: list[int],
        secondary: list[Deck],
        pate: tuple[int, ...],
        horn: int,
        dust: int,
        candy: int,
        soap: tuple[int, ...],
        eaten: tuple[tuple[int, ...], ...],
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
        self.last = last  # the hunt before: unicorn, captor, trap turned, two shown unturned, -1 for none; handfuls
        self.peeked = peeked  # mask of the seats that know the traps of the hunted unicorn
        self.pile = pile  # of each seat: the trap pile, a set of traps as bits
        self.drawn = drawn  # of each seat: traps in hand, as bits
        self.discard = discard  # of each seat: discarded traps, as bits
        self.buried = buried  # of each seat: traps discarded unseen, as bits
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
            self.character,
            self.power_seat,
            self.ready,
            self.first,
            self.round,
            self.at,
            self.row,
            self.placed.copy(),
            self.deck,
            self.gone,
            self.stable,
            self.colour,
            self.worth,
            self.units,
            self.pins,
            self.tokens,
            self.hand.copy(),
            self.laid.copy(),
            self.status.copy(),
            self.declared,
            self.opener,
            self.shown,
            self.turned,
            self.last,
            self.peeked,
            self.pile.copy(),
            self.drawn.copy(),
            self.discard.copy(),
            self.buried.copy(),
            [part.copy() for part in self.secondary],
            self.pate,
            self.horn,
            self.dust,
            self.candy,
            self.soap,
            self.eaten,
            self.voodoo,
            self.rainbow,
        )
        self.copy_core(other)
        return other


def blank_state(box: Box, seed: int) -> KuState:
    """The table before anything lies on it."""
    seats, characters = box.seats, len(box.chosen_by)
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    return KuState(
        rng=seed,
        box=box,
        character=(-1,) * characters,
        power_seat=(-1,) * 6,
        ready=(1 if box.powers else NO_POWER,) * seats,
        first=0,
        round=0,
        at=0,
        row=(),
        placed=[],
        deck=tuple(box.deck),
        gone=(),
        stable=nothing[: box.stables],
        colour=box.content.colours,
        worth=box.content.stars,
        units=(1,) * box.unicorns,
        pins=(),
        tokens=(),
        hand=[box.cards.full] * seats + [0] * (characters - seats),
        laid=[0] * characters,
        status=[WAITING] * characters,
        declared=0,
        opener=-1,
        shown=0,
        turned=-1,
        last=(),
        peeked=0,
        pile=[0] * seats,
        drawn=[0] * seats,
        discard=[0] * seats,
        buried=[0] * seats,
        secondary=[],
        pate=(),
        horn=box.horns,
        dust=15,
        candy=15,
        soap=(),
        eaten=nothing[: box.stables],
        voodoo=0,
        rainbow=-1,
    )
