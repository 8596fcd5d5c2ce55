"""The position as numbers, for those who train: read from one seat's view, so nothing hidden can be in it.

The length depends on the content alone: places for six players and six unicorns are always there, empty ones as zeros.
Players come in their order around the table, beginning with the seat itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, COLOURS, TRAPS
from hornbook.games.kill_the_unicorns.rules.scoring import points
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, traps_in
from hornbook.games.kill_the_unicorns.screen.view import view
from hornbook.games.kill_the_unicorns.screen.view_fields import KuView

PLAYERS: Final = 6
PLACES: Final = 6
ROUNDS: Final = 4
MOST_DECLARED: Final = 5
STATES: Final = 3  # of a player in a hunt: waiting, laid, passed


def features(s: KuState, seat: int) -> list[float]:
    """The table, the seat's own cards, every player, every place of the row, the market."""
    seen = view(s, seat)
    numbers = [*one_hot(seen.round - 1, ROUNDS), *one_hot(seen.declared, MOST_DECLARED + 1)]
    numbers += [float(seen.asked == seat), float(seen.over), float(seen.first_edition)]
    numbers += counts(s, seen.hand) + counts(s, seen.laid_by_me)
    numbers += many_hot(traps_in(seen.drawn or 0)) + many_hot(known(seen)) + one_hot(turned(seen), len(TRAPS))
    for turn in range(PLAYERS):
        numbers += player(s, seen, (seat + turn) % s.box.seats) if turn < s.box.seats else [0.0] * PLAYER_LENGTH
    for place in range(PLACES):
        numbers += unicorn(seen, seat, place) if place < len(seen.row) else [0.0] * PLACE_LENGTH
    return numbers + market(seen)


def one_hot(index: int, length: int) -> list[float]:
    """A one at a place, nothing if the place does not exist."""
    return [float(at == index) for at in range(length)]


def many_hot(traps: Sequence[int]) -> list[float]:
    """A one for each of these traps."""
    return [float(trap in traps) for trap in range(len(TRAPS))]


def counts(s: KuState, handful: int | None) -> list[float]:
    """How many Hunt cards of each value there are in a handful."""
    cards = s.box.cards.cards[handful or 0]
    return [float(cards.count(value)) for value in s.box.cards.values]


def known(seen: KuView) -> list[int]:
    """The traps on the hunted unicorn, as far as this seat knows them."""
    at = 2 * seen.at
    return [trap for trap in (seen.known_traps or ())[at : at + 2] if trap is not None] if at >= 0 else []


def turned(seen: KuView) -> int:
    """The trap that lies open, or -1."""
    return seen.turned % OWNER if seen.turned >= 0 else -1


PLAYER_LENGTH: Final = 6 + STATES + len(CHARACTERS) + COLOURS + 1


def player(s: KuState, seen: KuView, who: int) -> list[float]:
    """What is public of a player."""
    stable = s.box.stable_of[who]
    units = [0.0] * (COLOURS + 1)
    for each in seen.stable[stable]:
        units[seen.colour[each]] += seen.units[each]
    numbers = [1.0, float(seen.first == who), seen.hand_size[who] / 8, seen.laid_size[who] / 4]
    numbers += [float(seen.power_ready[who] <= seen.round), points(s, stable) / 40]
    return [*numbers, *one_hot(seen.status[who], STATES), *one_hot(seen.character[who], len(CHARACTERS)), *units]


PLACE_LENGTH: Final = 6 + COLOURS + 1


def unicorn(seen: KuView, seat: int, place: int) -> list[float]:
    """A unicorn of the row, and who has set traps on it."""
    each = seen.row[place]
    if each < 0:
        return [0.0] * PLACE_LENGTH
    setters = [setter for setter in seen.traps[2 * place : 2 * place + 2] if setter >= 0]
    numbers = [1.0, float(place == seen.at), seen.worth[each] / 4, float(seen.units[each])]
    return [*numbers, len(setters) / 2, float(seat in setters), *one_hot(seen.colour[each], COLOURS + 1)]


def market(seen: KuView) -> list[float]:
    """What the gnomes still have."""
    dyes = [float(item >> colour & 1) for item in (seen.dust, seen.candy) for colour in range(COLOURS)]
    pate, soap = seen.pate, seen.soap
    return [seen.horn / 6, *dyes, len(pate) / 6, max(pate, default=0) / 5, len(soap) / 5, min(soap, default=0) / 3]
