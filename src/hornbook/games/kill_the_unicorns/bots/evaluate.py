"""How good a position is for a seat, for bots: points on the table, and what is still to be had.

It judges a whole state, as a deal gives it. What a seat may not know, deals have dealt for it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hornbook.core.state import OVER
from hornbook.games.kill_the_unicorns.rules.content import COLOURS, NO_COLOUR, TRAPS
from hornbook.games.kill_the_unicorns.rules.market import purse, purses
from hornbook.games.kill_the_unicorns.rules.scoring import result
from hornbook.games.kill_the_unicorns.rules.state import OWNER, WAITING, KuState
from hornbook.games.kill_the_unicorns.rules.totals import standing, totals

JOINS: Final = 0.6
"""How likely a player who could follow does."""
SPRUNG: Final = 0.85
"""How likely a trap leaves the leader the unicorn."""
FOUGHT: Final = 0.9
"""How many unicorns are caught at all."""
HOPE: Final = (0.0, 0.8, 1.0, 1.0, 1.3, 0.0)
"""What n units of a colour promise beyond their bonus, at the beginning of the game."""
VARIETY: Final = (0.0, 0.0, 0.5, 1.6, 0.0)
"""What n different colours promise towards a Rainbow."""
COMPLETES: Final = 0.7
"""How much of a Rainbow its fourth colour brings: the others lose a place in their families."""
BARGAIN: Final = (0.0, 0.0, 0.8, 1.8, 1.9, 2.0, 2.8, 2.9, 3.0)
"""What a purse of n points is worth in the market."""
TRAP_WORTH: Final = {
    "duocorn": 1.5,
    "royal_pardon": -2.0,
    "zombicorn": -2.5,
    "voodoo_doll": -1.0,
    "bad_omen": -0.4,
    "trigger_happy": -0.6,
    "infallible_trap": 0.5,
    "ghostly_coat": -1.5,
    "trojan_unicorn": -1.2,
    "encore": -0.4,
    "ballad_of_fame": 2.4,
}
"""What a trap means to its captor beside printed points."""
HINDRANCE: Final = [TRAP_WORTH.get(name, 0.0) for name in TRAPS]


def evaluate(s: KuState, seat: int) -> float:
    """The chance to win, roughly: from 0 to 1."""
    return values(s)[seat]


def values(s: KuState) -> list[float]:
    """`evaluate` for every seat at once: the chances of the stables add up to 1."""
    box = s.box
    if s.pending == OVER:
        outcome = result(s)
        assert outcome is not None
        share = len({box.stable_of[seat] for seat in outcome.winners})
        return [1.0 / share if seat in outcome.winners else 0.0 for seat in range(box.seats)]
    outlook = prospects(s)
    heat = 2.0 + 1.2 * (4 - s.round)
    best = max(outlook)
    weights = [exp((strength - best) / heat) for strength in outlook]
    total = sum(weights)
    return [weights[box.stable_of[seat]] / total for seat in range(box.seats)]


def prospects(s: KuState) -> list[float]:
    """The points that each stable can expect."""
    box = s.box
    stables = range(box.stables)
    counts = [[0, 0, 0, 0, 0] for _ in stables]
    outlook = []
    hope = (4 - s.round) / 4.0 + 0.2
    for stable in stables:
        mine = counts[stable]
        total = 0.0
        for unicorn in s.stable[stable]:
            total += s.worth[unicorn]
            mine[s.colour[unicorn]] += s.units[unicorn]
        for pate in s.eaten[stable]:
            total += pate
        outlook.append(total + colours_worth(s, mine, hope))
    if s.at >= box.row - 1 and s.row[s.at] < 0:
        return outlook  # market, or between rounds: what is bought shows in the stable
    hand = hands(s)
    shares = sum(hand) + 1.0
    here = max(s.at, 0)
    for place in range(here, len(s.row)):
        unicorn = s.row[place]
        if unicorn < 0:
            continue
        if place == s.at and s.declared:
            chances = capture_chances(s)
        else:
            chances = [FOUGHT * strength / shares for strength in hand]
        for stable in stables:
            if chances[stable] > 0.0:
                outlook[stable] += chances[stable] * gain(s, unicorn, place, counts[stable], hope)
    patience = 1.0 - 0.12 * (box.row - 1 - s.at)  # hunts to come eat into the purse
    for seat in range(box.seats):
        outlook[box.stable_of[seat]] += BARGAIN[min(money(s, seat), 8)] * patience
    return outlook


def money(s: KuState, seat: int) -> int:
    """What a player could pay in the market now."""
    if s.box.two:
        return sum([s.box.cards.total[purse(s, character)] for character in purses(s, seat)])
    return 0 if s.voodoo >> seat & 1 else s.box.cards.total[s.hand[seat]]


def colours_worth(s: KuState, counts: list[int], hope: float) -> float:
    """The colour bonus as it stands, and as it may grow."""
    a, b, c, d, _ = counts
    family = s.box.family
    best = family[a] + family[b] + family[c] + family[d]
    different = (a > 0) + (b > 0) + (c > 0) + (d > 0)
    if different == COLOURS:
        best = max(best, s.box.rainbow + family[a - 1] + family[b - 1] + family[c - 1] + family[d - 1])
    promise = HOPE[min(a, 5)] + HOPE[min(b, 5)] + HOPE[min(c, 5)] + HOPE[min(d, 5)] + VARIETY[different]
    pairs = min(a, 2) + min(b, 2) + min(c, 2) + min(d, 2)
    if pairs >= 7:  # a Double Rainbow is near
        promise += 6.0
    return best + hope * promise


def gain(s: KuState, unicorn: int, place: int, counts: list[int], hope: float) -> float:
    """What a unicorn of the row would add to a stable, with what its traps do on the average."""
    colour, units = s.colour[unicorn], s.units[unicorn]
    value = float(s.worth[unicorn])
    first, second = s.placed[2 * place], s.placed[2 * place + 1]
    if first >= 0:
        bite = trap_worth(s, first)
        if second >= 0:
            bite = 0.5 * (bite + trap_worth(s, second))
        value += bite
    if colour == NO_COLOUR:
        return value
    n = counts[colour]
    grown = n + units
    family = s.box.family
    value += family[grown] - family[n] + hope * (HOPE[min(grown, 5)] - HOPE[min(n, 5)])
    if n == 0:
        missing = counts.count(0) - (counts[NO_COLOUR] == 0)
        value += COMPLETES * s.box.rainbow if missing == 1 else hope * (VARIETY[5 - missing] - VARIETY[4 - missing])
    return value


def trap_worth(s: KuState, card: int) -> float:
    """What a trap is worth to its captor."""
    trap = card % OWNER
    return s.box.trap_points[trap] + HINDRANCE[trap]


def hands(s: KuState) -> list[float]:
    """How much of the coming hunts each stable can fight for."""
    box = s.box
    total, size = box.cards.total, box.cards.size
    if not box.two and not box.teams:
        return [total[handful] + 0.5 * size[handful] for handful in s.hand]
    strength = [0.0] * box.stables
    for character in range(len(s.hand)):
        handful = purse(s, character) if character >= box.seats else s.hand[character]
        strength[box.stable_of[character]] += total[handful] + 0.5 * size[handful]
    return strength


def capture_chances(s: KuState) -> list[float]:
    """Of each stable: how likely it gets the unicorn that is being hunted."""
    box = s.box
    chances = [0.0] * box.stables
    sums = totals(s)
    waiting = [c for c in range(len(s.status)) if s.status[c] == WAITING and c < box.seats]
    able = [c for c in waiting if box.cards.size[s.hand[c]] >= (1 if box.teams else s.declared)]
    if box.teams:
        able = [c for c in able if sums[box.hunter_of[c]] < 0]
    order = standing(sums)
    rest = 1.0
    if order:
        leader = order[0]
        for character in able:
            rest *= 1.0 - JOINS * box.cards.at_least(s.hand[character], s.declared, sums[leader])
        chance = rest
        if s.placed[2 * s.at] >= 0:
            chance *= SPRUNG
            if len(order) > 1:
                chances[box.stable_of[box.members[order[1]][0]]] += (rest - chance) * 0.6
        chances[box.stable_of[box.members[leader][0]]] += chance
        rest = 1.0 - rest
    for character in able:
        chances[box.stable_of[character]] += 0.8 * rest / len(able)
    return chances
