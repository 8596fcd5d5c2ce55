"""What is on the table, as plain data."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hornbook.core.choices import Kinds
from hornbook.core.deck import Deck
from hornbook.core.events import Event
from hornbook.core.fields import Shared, Shown, declare_state, start
from hornbook.core.state import State
from hornbook.core.tuples import less, put
from hornbook.games.kill_the_unicorns.rules.box import NO_POWER, Box
from hornbook.games.kill_the_unicorns.rules.choices import KINDS
from hornbook.games.kill_the_unicorns.rules.content import NO_COLOUR, TRAPS

WAITING: Final = 0
LAID: Final = 1
PASSED: Final = 2
OWNER: Final = 32
"""A trap card is its owner's seat times this, plus the trap."""
ALL: Final = -1
"""The mask of everybody, spectators included."""

TRAPS_IN: Final[dict[int, tuple[int, ...]]] = {0: ()}


def traps_in(bits: int) -> tuple[int, ...]:
    """The traps of a set, lowest first. No deck has a trap twice, so a number whose bits are traps says it all."""
    found = TRAPS_IN.get(bits)
    if found is None:
        lowest = bits & -bits
        found = TRAPS_IN[bits] = (lowest.bit_length() - 1,) + traps_in(bits - lowest)
    return found


@declare_state
class KuState(State):
    """A position. What is said of each: read by seat, by character, by hunter or by unicorn.

    What changes rarely is a tuple, shared by copies and views; what changes with every lay is a list.
    """

    KINDS: ClassVar[Kinds[Any]] = KINDS
    RECALL: ClassVar[tuple[str, ...]] = ("worlds", "witnessed", "followed", "inferred")

    box: Shared[Box]  # the set-up

    # Who plays, and how far the game has come.
    character: tuple[int, ...] = start(lambda box: (-1,) * len(box.chosen_by))  # of each in play: which of the six
    power_seat: tuple[int, ...] = (-1,) * 6  # of each of the six: the seat that may use its power, or -1
    ready: tuple[int, ...] = start(  # of each seat: the round from which its power can be used
        lambda box: (1 if box.powers else NO_POWER,) * box.seats
    )
    first: int = 0  # the seat with the First Player token
    round: int = 0  # 1 to 4
    at: int = 0  # place in the row of the unicorn being hunted

    # Unicorns.
    row: tuple[int, ...] = ()  # those of this round, -1 where one has gone
    placed: list[int] = []  # two trap slots a place: seat * 32 + trap, or -1
    setters: Shown[list[int]] = []  # of each trap slot: who has placed the trap there, or -1
    deck: tuple[int, ...] = start(lambda box: tuple(box.deck))  # a bag
    gone: tuple[int, ...] = ()  # out of the game, in order
    stable: tuple[tuple[int, ...], ...] = start(lambda box: ((),) * box.stables)  # before each player or team
    colour: tuple[int, ...] = start(lambda box: box.content.colours)  # of each unicorn, as it is now
    worth: tuple[int, ...] = start(lambda box: box.content.stars)  # of each unicorn: stars, pinned traps and tokens
    units: tuple[int, ...] = start(lambda box: (1,) * box.unicorns)  # of each unicorn: for how many it counts
    pins: tuple[int, ...] = ()  # pinned traps: unicorn, seat * 32 + trap, points; three numbers each
    tokens: tuple[int, ...] = ()  # market tokens: unicorn, item; two numbers each

    # The hunt.
    hand: list[int] = start(  # of each character: a handful
        lambda box: [box.cards.full] * box.seats + [0] * (len(box.chosen_by) - box.seats)
    )
    laid: list[int] = start(lambda box: [0] * len(box.chosen_by))  # of each character: the handful laid in this hunt
    hand_size: Shown[list[int]] = []
    laid_size: Shown[list[int]] = []
    spent: Shown[tuple[int, ...]] = ()  # of each character: the handful; empty where not all of them lie open
    status: list[int] = start(lambda box: [WAITING] * len(box.chosen_by))  # of each character: LAID, PASSED or WAITING
    declared: int = 0  # cards to lay in this hunt; 0 until it is opened
    opener: int = -1  # the seat that opened this hunt
    shown: int = 0  # mask of the characters whose laid cards lie face up
    turned: int = -1  # the trap just turned, or -1
    last: tuple[int, ...] = ()  # the hunt before: unicorn, captor, trap turned, two shown unturned (or -1); handfuls
    peeked: int = 0  # mask of the seats that know the traps of the hunted unicorn

    # Traps as bits, and the Secondaries' Hunt decks.
    pile: list[int] = start(lambda box: [0] * box.seats)  # of each seat: the trap pile
    drawn: list[int] = start(lambda box: [0] * box.seats)  # of each seat: traps in hand
    discard: list[int] = start(lambda box: [0] * box.seats)  # of each seat: discarded traps
    buried: list[int] = start(lambda box: [0] * box.seats)  # of each seat: traps discarded unseen
    secondary: list[Deck] = []

    # What has been seen and may not be looked at again.
    worlds: tuple[tuple[int, ...], ...] = ()  # Expert, of each stable: what it may have (`rules/variants/expert.py`)
    witnessed: tuple[int, ...] = ()  # traps out of play that may lie face down: seat * 32 + trap, who has seen it
    # Of each Secondary (`rules/variants/secondary.py`):
    followed: tuple[int, ...] = start(lambda box: (0, 0) if box.two else ())  # drawn cards that everybody knows
    inferred: tuple[int, ...] = start(lambda box: (0, 0) if box.two else ())  # bits: known places at the deck's bottom

    # The market.
    pate: tuple[int, ...] = ()  # tokens on display, sorted
    horn: int = start(lambda box: box.horns)  # how many are left
    dust: int = 15  # mask of the colours left
    candy: int = 15  # mask of the colours left
    soap: tuple[int, ...] = ()  # tokens on display by price, sorted
    eaten: tuple[tuple[int, ...], ...] = start(lambda box: ((),) * box.stables)  # of each stable: pâté taken
    voodoo: int = 0  # mask of the characters whose cards cannot pay this round
    rainbow: int = -1  # the stable that has won by a Double Rainbow, or -1


def held(s: KuState, character: int) -> int:
    """Everything a character has not laid or spent: the hand, with a Secondary's deck."""
    if character < s.box.seats:
        return s.hand[character]
    if not s.secondary:
        return s.box.cards.full
    return s.hand[character] + s.box.cards.handful(s.secondary[character - 2].cards())


# What everybody sees of traps and Hunt cards goes along when they move.


def placed_by(s: KuState) -> list[int]:
    """KU-4.6 Of each trap slot who has placed the trap there, or -1."""
    return [card // OWNER for card in s.placed]


def sizes(s: KuState, handfuls: list[int]) -> list[int]:
    """How many cards each handful has."""
    return [s.box.cards.size[handful] for handful in handfuls]


def spent(s: KuState) -> tuple[int, ...]:
    """KU-6.8 What each character has spent, where that lies open; nothing, where there is more to it."""
    full = s.box.cards.full
    return tuple([full - s.hand[c] - s.laid[c] for c in range(len(s.hand))]) if s.box.open_spent else ()


def show(s: KuState) -> None:
    """Work out anew what everybody sees of traps and Hunt cards."""
    s.setters = placed_by(s)
    s.hand_size = sizes(s, s.hand)
    s.laid_size = sizes(s, s.laid)
    s.spent = spent(s)


def hold(s: KuState, character: int, handful: int) -> None:
    """A character has this handful in hand."""
    s.hand[character] = handful
    s.hand_size[character] = s.box.cards.size[handful]


def put_down(s: KuState, character: int, handful: int) -> None:
    """A character has this handful laid."""
    s.laid[character] = handful
    s.laid_size[character] = s.box.cards.size[handful]


def spend_cards(s: KuState, character: int, handful: int) -> None:
    """Cards leave a hand, or a Secondary's deck, for the discards."""
    if character < s.box.seats:
        hold(s, character, s.hand[character] - handful)
        if s.box.open_spent:
            s.spent = put(s.spent, character, s.spent[character] + handful)
    else:
        for card in s.box.cards.cards[handful]:
            s.secondary[character - 2] = s.secondary[character - 2].without(card)
        if handful:
            s.inferred = put(s.inferred, character - 2, 0)  # no card is drawn from it any more in this round


# What is told.


def hunt_number(s: KuState) -> int:
    """The hunt that is going on or was the last of the round, counted through the game."""
    return s.round * s.box.row + s.at


def tell_of_hunt(
    s: KuState, message: str, rule: str, args: dict[str, Any], later: str, later_rule: str, hidden: tuple[str, ...] = ()
) -> None:
    """What a hunt shows to everybody. In the Expert variant it is hidden again when the next one is over (KU-10.1).

    From then on the log has another message instead, without the hidden arguments.
    """
    if s.box.expert:
        kept = {name: value for name, value in args.items() if name not in hidden}
        s.tell(message, rule, args, None, 0, f"hunt {hunt_number(s)}", Event(later, later_rule, kept, {}, 0))
    else:
        s.tell(message, rule, args)


# What lies on unicorns: pinned traps and market tokens.


def pin(s: KuState, unicorn: int, card: int, points: int) -> None:
    """KU-14.1 A pinned trap stays on its unicorn."""
    s.pins = (*s.pins, unicorn, card, points)
    s.worth = put(s.worth, unicorn, s.worth[unicorn] + points)
    if s.events is not None:
        args = {"unicorn": s.box.content.unicorns[unicorn], "trap": TRAPS[card % OWNER], "points": points}
        if s.box.expert:  # KU-10.1 it lies open until it comes off
            later = Event("pinned-past", "KU-14.1", {"unicorn": args["unicorn"]}, {}, 0)
            s.tell("pinned", "KU-14.1", args, None, 0, f"pinned {card}", later)
        else:
            s.tell("pinned", "KU-14.1", args)


def unpin(s: KuState, at: int) -> None:
    """A pinned trap comes off: its points go, and the card goes to its owner's discards."""
    unicorn, card, points = s.pins[at : at + 3]
    s.pins = s.pins[:at] + s.pins[at + 3 :]
    s.worth = put(s.worth, unicorn, s.worth[unicorn] - points)
    seat, trap = divmod(card, OWNER)
    s.discard[seat] |= 1 << trap


def recolour(s: KuState, unicorn: int, colour: int) -> None:
    """KU-7.3 The last colour counts, whether from a token or a trap."""
    s.colour = put(s.colour, unicorn, colour)
    if s.events is not None:
        args = {"unicorn": s.box.content.unicorns[unicorn]}
        if colour == NO_COLOUR:
            tell_of_hunt(s, "colour-lost", "KU-14.18", args, "colour-lost", "KU-6.6")
        else:
            s.tell("colour-changes", "KU-7.3", {**args, "colour": s.box.content.data["unicorns"]["colours"][colour]})


def discard_unicorn(s: KuState, stable: int, unicorn: int) -> None:
    """KU-7.4 A unicorn leaves the game with its pinned traps and its tokens, which do not return to the market."""
    s.stable = put(s.stable, stable, less(s.stable[stable], unicorn))
    s.gone = s.gone + (unicorn,)
    for at in range(len(s.pins) - 3, -1, -3):
        if s.pins[at] == unicorn:
            unpin(s, at)
    for at in range(len(s.tokens) - 2, -1, -2):
        if s.tokens[at] == unicorn:
            s.tokens = s.tokens[:at] + s.tokens[at + 2 :]
