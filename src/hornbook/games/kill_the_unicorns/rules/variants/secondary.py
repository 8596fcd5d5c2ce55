"""KU-12.5 What everybody knows of a Secondary's cards, once they have left the places where they were seen.

A card that everybody saw go under the deck (KU-12.11, KU-12.12) is known when it is drawn. It is `followed` until the
Secondaries' cards are turned up; if it is not among them, it went under the deck again, and its place is `inferred`,
until the deck is shuffled or new, or its cards pay: then their order does not matter any more.
"""

from __future__ import annotations

from hornbook.core.deck import EVERYBODY
from hornbook.core.tuples import put
from hornbook.games.kill_the_unicorns.rules.state import KuState


def draw(s: KuState, seat: int, outcome: int) -> bool:
    """The next card leaves a Secondary's deck; whether everybody knows which it is."""
    deck = s.secondary[seat]
    s.secondary[seat] = deck.drawn(outcome)
    if deck.top or deck.bag:  # places at the bottom stay as they are, and no top is ever known
        return False
    inferred = s.inferred[seat]
    if inferred:
        s.inferred = put(s.inferred, seat, inferred >> 1)
    return inferred & 1 == 1 or deck.bottom_seen[0] == EVERYBODY


def follow(s: KuState, seat: int, handful: int) -> None:
    """A Secondary has drawn a card that everybody knows."""
    s.followed = put(s.followed, seat, s.followed[seat] + handful)


def infer_under(s: KuState) -> None:
    """KU-12.6 The Secondaries' cards lie open: a followed one that is not among them went under the deck, as last."""
    if s.followed == (0, 0):
        return
    for seat, handful in enumerate(s.followed):
        if not s.box.cards.holds(s.laid[seat + 2], handful):
            s.inferred = put(s.inferred, seat, s.inferred[seat] | 1 << len(s.secondary[seat].bottom) - 1)
    s.followed = (0, 0)
