"""What one seat may see, and its other face: everything it cannot see, dealt again."""

from __future__ import annotations

from typing import Final

from hornbook.core.deck import redeal
from hornbook.core.loop import ask_anew
from hornbook.core.rng import Rng
from hornbook.core.state import OVER
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, held, traps_in
from hornbook.games.kill_the_unicorns.screen.view_fields import KuView, SecondaryView

NEW: Final = tuple.__new__


def view(s: KuState, seat: int | None) -> KuView:
    """The table as a seat (or a spectator) sees it: `KuView` says what each field is."""
    box = s.box
    known = -1 if seat is None else seat
    hand, laid, shown, pending, last = s.hand, s.laid, s.shown, s.pending, s.last
    return NEW(
        KuView,
        (
            known,
            pending if pending >= 0 else -1,
            pending == OVER,
            s.rule,
            s.doing(),
            (s.stack[-1].half() or None) if pending == known and pending >= 0 else None,
            box.first_edition,
            s.round,
            s.first,
            s.character,
            s.ready,
            s.row,
            s.at,
            s.setters,
            s.turned,
            s.declared,
            s.opener,
            tuple(s.status),
            s.hand_size,
            s.laid_size,
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


def determinize(s: KuState, seat: int | None, rng: Rng) -> KuState:
    """A position that looks the same to this seat: hidden traps, hands and face-down cards are dealt again."""
    deal = s.copy()
    deal.rng = rng.below(1 << 62)
    known = -1 if seat is None else seat
    for owner in range(s.box.seats):
        deal_traps(deal, owner, known, rng)
    for character, owner in enumerate(s.box.chosen_by):
        if owner != known:
            deal_hunt_cards(deal, character, seat, rng)
    if deal.pending >= 0 and deal.pending != known:
        # What the asked seat can do depends on what it now holds, and how far it has got is its secret.
        ask_anew(deal)
    return deal


def deal_traps(s: KuState, owner: int, known: int, rng: Rng) -> None:
    """An owner's traps that this seat cannot see change places among themselves."""
    slots = [
        slot
        for slot, card in enumerate(s.placed)
        if card >= 0 and card // OWNER == owner and not knows_placed(s, known, slot)
    ]
    bits = s.buried[owner]
    hidden_hand = owner != known and s.drawn[owner] > 0
    hidden_discards = s.box.expert and owner != known and s.discard[owner] > 0
    if not slots and not hidden_hand and not hidden_discards and not bits:
        return
    bits |= s.pile[owner]
    if hidden_hand:
        bits |= s.drawn[owner]
    if hidden_discards:
        bits |= s.discard[owner]
    pool = redeal([*traps_in(bits), *[s.placed[slot] % OWNER for slot in slots]], rng)
    for slot in slots:
        s.placed[slot] = owner * OWNER + pool.pop()
    if hidden_hand:
        s.drawn[owner] = take(pool, s.drawn[owner])
    if hidden_discards:
        s.discard[owner] = take(pool, s.discard[owner])
    s.buried[owner] = take(pool, s.buried[owner])
    s.pile[owner] = take(pool, s.pile[owner])


def take(pool: list[int], like: int) -> int:
    """As many traps from a pool as there were in a set, as bits."""
    return sum([1 << pool.pop() for _ in range(like.bit_count())])


def deal_hunt_cards(s: KuState, character: int, seat: int | None, rng: Rng) -> None:
    """A rival's Hunt cards that this seat cannot see change places among themselves."""
    cards = s.box.cards
    laid_hidden = s.laid[character] if not s.shown >> character & 1 else 0
    deck = s.secondary[character - 2] if character >= s.box.seats and s.secondary else None
    if deck is None and not laid_hidden and not s.box.expert:
        return
    if s.box.expert:
        handful = cards.full - held(s, character) - s.laid[character] + s.hand[character] + laid_hidden
    else:
        handful = s.hand[character] + laid_hidden
    pool = list(cards.cards[handful])
    if deck is not None:
        pool.extend(deck.unknown(seat))
    pool = redeal(pool, rng)
    hand = sum([cards.place[pool.pop()] for _ in range(cards.size[s.hand[character]])])
    if laid_hidden:
        s.laid[character] = sum([cards.place[pool.pop()] for _ in range(cards.size[laid_hidden])])
    s.hand[character] = hand
    if deck is not None:
        s.secondary[character - 2] = deck.dealt(seat, pool)
