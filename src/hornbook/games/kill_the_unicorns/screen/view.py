"""What one seat may see."""

from __future__ import annotations

from typing import Final

from hornbook.core.state import OVER
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, held
from hornbook.games.kill_the_unicorns.screen.view_fields import KuView, SecondaryView

NEW: Final = tuple.__new__


def view(s: KuState, seat: int | None) -> KuView:
    """The table as a seat (or a spectator) sees it: `KuView` says what each field is."""
    box = s.box
    known = -1 if seat is None else seat
    hand, laid, shown, pending, last = s.hand, s.laid, s.shown, s.pending, s.last
    over = pending == OVER
    return NEW(
        KuView,
        (
            known,
            pending if pending >= 0 else -1,
            over,
            s.rule,
            () if over else s.stack[-1].doing(),
            (s.stack[-1].half() or None) if pending == known and pending >= 0 else None,
            box.first_edition,
            s.round,
            s.first,
            s.character,
            s.ready,
            s.row,
            s.at,
            tuple(s.setters),
            s.turned,
            s.declared,
            s.opener,
            tuple(s.status),
            tuple(s.hand_size),
            tuple(s.laid_size),
            tuple([laid[c] if shown >> c & 1 else None for c in range(len(laid))]) if shown else None,
            s.spent if box.open_spent else spent_cards(s, known),
            last[:5],
            last[5:],
            discards(s, known) if box.expert else tuple(s.discard),
            s.pile[0].bit_count(),
            s.stable,
            s.eaten,
            s.colour,
            s.worth,
            s.units,
            s.pins,
            s.tokens,
            len(s.deck),
            s.gone,
            s.pate,
            s.horn,
            s.dust,
            s.candy,
            s.soap,
            s.voodoo,
            s.rainbow,
            hand[known] if known >= 0 else None,
            laid[known] if known >= 0 else None,
            s.drawn[known] if known >= 0 else None,
            known_traps(s, known) if box.show_own_traps or s.peeked else None,
            secondaries(s, seat) if box.two else None,
            tuple([traps.bit_count() for traps in s.buried]) if box.hidden_unpicked else None,
        ),
    )


def knows_placed(s: KuState, known: int, slot: int) -> bool:
    """KU-4.5 Nobody knows a placed trap, but for the Princess's look (KU-13.3) and the aid of `show-own-traps`."""
    if known < 0:
        return False
    if slot // 2 == s.at and s.peeked >> known & 1:
        return True
    return s.box.show_own_traps and s.placed[slot] // OWNER == known


def known_traps(s: KuState, known: int) -> tuple[int | None, ...]:
    """For each trap slot the trap, if this seat may look at it."""
    placed = enumerate(s.placed)
    return tuple([card % OWNER if card >= 0 and knows_placed(s, known, slot) else None for slot, card in placed])


def spent_cards(s: KuState, known: int) -> tuple[int | None, ...]:
    """KU-6.8 Spent Hunt cards lie face up; in the Expert variant only their owner may look (KU-10.1)."""
    box = s.box
    return tuple(
        [
            None if box.expert and owner != known else box.cards.full - held(s, character) - s.laid[character]
            for character, owner in enumerate(box.chosen_by)
        ]
    )


def discards(s: KuState, known: int) -> tuple[int, ...]:
    """KU-10.1 Discarded traps in the Expert variant: other players' are only counted."""
    return tuple([traps if seat == known else ~traps.bit_count() for seat, traps in enumerate(s.discard)])


def secondaries(s: KuState, seat: int | None) -> tuple[SecondaryView, ...]:
    """KU-12.5 The Secondaries' decks, and what their owner holds and has laid for them."""
    return tuple(
        [
            SecondaryView(
                deck.size(),
                deck.known_top(seat),
                deck.known_bottom(seat),
                s.hand[owner + 2] if owner == seat else None,
                s.laid[owner + 2] if owner == seat else None,
            )
            for owner, deck in enumerate(s.secondary)
        ]
    )
