"""KU-8 Scoring, and KU-9 who has won."""

from __future__ import annotations

from typing import NamedTuple

from hornbook.core.events import Message
from hornbook.core.game import Result
from hornbook.core.state import OVER
from hornbook.games.kill_the_unicorns.rules.content import COLOURS
from hornbook.games.kill_the_unicorns.rules.state import KuState


class Score(NamedTuple):
    """A stable's points, part by part."""

    stars: int  # printed on the unicorns
    extras: int  # pinned traps and tokens
    pate: int
    families: int
    rainbow: int

    @property
    def total(self) -> int:
        return self.stars + self.extras + self.pate + self.families + self.rainbow


def colour_units(s: KuState, stable: int) -> list[int]:
    """How many units of each colour a stable has; the last number counts the colourless."""
    counts = [0] * (COLOURS + 1)
    colour, units = s.colour, s.units
    for unicorn in s.stable[stable]:
        counts[colour[unicorn]] += units[unicorn]
    return counts


def best_grouping(family: list[int], rainbow: int, counts: list[int]) -> tuple[int, int]:
    """KU-8.5 The best use of the colours: points for families and for a Rainbow. KU-8.4: a unicorn serves once."""
    plain = sum([family[n] for n in counts[:COLOURS]])
    if min(counts[:COLOURS]) > 0:
        rest = sum([family[n - 1] for n in counts[:COLOURS]])
        if rest + rainbow > plain:
            return rest, rainbow
    return plain, 0


def score(s: KuState, stable: int) -> Score:
    """KU-8.1 Stars, then traps and tokens and pâté, then colours. KU-8.7 It may be below zero."""
    printed = s.box.content.stars
    stars = sum([printed[unicorn] for unicorn in s.stable[stable]])
    worth = sum([s.worth[unicorn] for unicorn in s.stable[stable]])
    families, rainbow = best_grouping(s.box.family, s.box.rainbow, colour_units(s, stable))
    return Score(stars, worth - stars, sum(s.eaten[stable]), families, rainbow)


def points(s: KuState, stable: int) -> int:
    """The total of `score`, without the parts."""
    worth, colour, units, family = s.worth, s.colour, s.units, s.box.family
    counts = [0, 0, 0, 0, 0]
    total = sum(s.eaten[stable])
    for unicorn in s.stable[stable]:
        total += worth[unicorn]
        counts[colour[unicorn]] += units[unicorn]
    a, b, c, d, _ = counts
    best = family[a] + family[b] + family[c] + family[d]
    if a and b and c and d:
        best = max(best, s.box.rainbow + family[a - 1] + family[b - 1] + family[c - 1] + family[d - 1])
    return total + best


def check_double_rainbow(s: KuState, changed: tuple[int, ...]) -> None:
    """KU-8.6 Two of each colour win at once; of several stables that have changed, the first one named (D-11)."""
    for stable in changed:
        if len(s.stable[stable]) >= s.box.double_rainbow:
            counts = colour_units(s, stable)
            if min(counts[:COLOURS]) >= 2:
                s.rainbow = stable
                if s.events is not None:
                    s.tell("double-rainbow", "KU-8.6", {"team": seats_of_stable(s, stable)})
                return


def seats_of_stable(s: KuState, stable: int) -> list[int]:
    """Whose stable it is."""
    return [seat for seat in range(s.box.seats) if s.box.stable_of[seat] == stable]


def result(s: KuState) -> Result | None:
    """KU-9.1 How the game ended, seat by seat; None while it goes on."""
    if s.pending != OVER:
        return None
    box = s.box
    totals = [points(s, stable) for stable in range(box.stables)]
    if s.rainbow >= 0:
        best, reason, rule = [s.rainbow], "double-rainbow", "KU-8.6"
    elif box.first_edition:
        best, reason, rule = winners_first_edition(s, totals)
    else:
        best, reason, rule = winners_later_edition(totals)
    stable_of = box.stable_of[: box.seats]
    worse = [total for stable, total in enumerate(totals) if stable not in best]
    ranks = [
        1 if stable in best else 1 + max(1, len(best)) + len([total for total in worse if total > totals[stable]])
        for stable in stable_of
    ]
    winners = [seat for seat, stable in enumerate(stable_of) if stable in best]
    return Result(ranks, [totals[stable] for stable in stable_of], winners, Message(reason, {}), rule, len(best) > 1)


def winners_later_edition(totals: list[int]) -> tuple[list[int], str, str]:
    """KU-9.2 Equal totals cancel here too: the highest one that stands alone wins, or nobody."""
    alone = [total for total in totals if totals.count(total) == 1]
    if not alone:
        return [], "gnomes-win", "KU-9.2"
    reason = "most-points" if max(alone) == max(totals) else "next-points"
    return [totals.index(max(alone))], reason, "KU-9.1" if reason == "most-points" else "KU-9.2"


def winners_first_edition(s: KuState, totals: list[int]) -> tuple[list[int], str, str]:
    """KU-9.3 Equal totals: most unicorn cards; still equal, they share the victory."""
    tied = [stable for stable, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return tied, "most-points", "KU-9.1"
    most = max([len(s.stable[stable]) for stable in tied])
    best = [stable for stable in tied if len(s.stable[stable]) == most]
    return best, "most-unicorns" if len(best) == 1 else "shared-victory", "KU-9.3"


def tell_scores(s: KuState) -> None:
    """The score sheet, told at the end."""
    for stable in range(s.box.stables):
        parts = score(s, stable)
        s.tell("score", "KU-8.1", {"team": seats_of_stable(s, stable), **parts._asdict(), "total": parts.total})
