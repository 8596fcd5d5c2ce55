"""KU-6.2 Hunters and totals: who takes part, whose total stands, who speaks for whom."""

from __future__ import annotations

from hornbook.games.kill_the_unicorns.state import LAID, KuState


def totals(s: KuState) -> list[int]:
    """KU-6.1 The sum of the laid cards of each hunter, -1 for who takes no part and so gets nothing (KU-5.5).

    KU-12.7 With two players each of the four characters is a hunter of its own.
    """
    total, laid, status = s.box.cards.total, s.laid, s.status
    if s.box.teams:  # KU-11.5
        return [
            sum([total[laid[c]] for c in members]) if any([status[c] == LAID for c in members]) else -1
            for members in s.box.members
        ]
    return [total[handful] if state == LAID else -1 for handful, state in zip(laid, status, strict=True)]


def standing(sums: list[int]) -> list[int]:
    """KU-6.2 The hunters whose total nobody else has, the highest first."""
    order = [hunter for hunter, total in enumerate(sums) if total >= 0 and sums.count(total) == 1]
    order.sort(key=lambda hunter: -sums[hunter])
    return order


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
