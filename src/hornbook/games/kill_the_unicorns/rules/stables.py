"""What lies on unicorns: pinned traps and market tokens, and what becomes of them."""

from __future__ import annotations

from hornbook.core.tuples import less, put
from hornbook.games.kill_the_unicorns.rules.content import NO_COLOUR, TRAPS
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState


def pin(s: KuState, unicorn: int, card: int, points: int) -> None:
    """KU-14.1 A pinned trap stays on its unicorn."""
    s.pins = (*s.pins, unicorn, card, points)
    s.worth = put(s.worth, unicorn, s.worth[unicorn] + points)
    if s.events is not None:
        args = {"unicorn": s.box.content.unicorns[unicorn], "trap": TRAPS[card % OWNER], "points": points}
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
            s.tell("colour-lost", "KU-14.18", args)
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
