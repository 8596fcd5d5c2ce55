"""KU-6.1 to KU-6.4 Totals: who takes part in a hunt, whose total stands or cancels, who leads, who speaks for whom."""

from __future__ import annotations

from hornbook.games.kill_the_unicorns.rules.state import KuState


def totals(s: KuState) -> list[int]:
    """KU-6.1 The sum of the laid cards of each hunter, -1 for who takes no part and so gets nothing (KU-5.5).

    KU-12.7 With two players each of the four characters is a hunter of its own.
    """
    laid = s.laid
    if s.box.teams:  # KU-11.5
        total = s.box.cards.total
        return [total[laid[a]] + total[laid[a + 2]] if laid[a] or laid[a + 2] else -1 for a in (0, 1)]
    bid = s.box.cards.bid
    return [bid[handful] for handful in laid]


def standing(sums: list[int]) -> list[int]:
    """KU-6.2 The hunters whose total nobody else has, the highest first."""
    order = [hunter for hunter, total in enumerate(sums) if total >= 0 and sums.count(total) == 1]
    order.sort(key=lambda hunter: -sums[hunter])
    return order


def highest_standing(sums: list[int]) -> int:
    """KU-6.4 The hunter with the highest total that nobody else has, or -1."""
    highest = max(sums)
    while highest >= 0:
        if sums.count(highest) == 1:
            return sums.index(highest)
        highest = max([total for total in sums if total < highest], default=-1)
    return -1


def seat_of_hunter(s: KuState, hunter: int) -> int:
    """The seat that decides for a hunter; for a team the member who laid first in this hunt (KU-11.6)."""
    if s.box.two:
        return hunter % 2
    if s.box.teams:
        return s.opener if s.opener % 2 == hunter else (s.opener + 1) % 4
    return hunter


def stable_of_hunter(s: KuState, hunter: int) -> int:
    """Where a hunter's unicorns go."""
    return s.box.stable_of[s.box.members[hunter][0]]
