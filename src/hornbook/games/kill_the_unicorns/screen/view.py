"""What one seat may see, and its other face: everything it cannot see, dealt again."""

from __future__ import annotations

from typing import Any

from hornbook.core.deck import redeal
from hornbook.core.loop import advance
from hornbook.core.rng import Rng
from hornbook.core.state import OVER, RUNNING
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, traps_in

EMPTY: dict[str, Any] = dict.fromkeys(
    [
        "seat",
        "asked",
        "over",
        "rule",
        "doing",
        "first_edition",
        "round",
        "first",
        "character",
        "power_ready",
        "row",
        "at",
        "traps",
        "turned",
        "declared",
        "opener",
        "status",
        "hand_size",
        "laid_size",
        "laid",
        "spent",
        "last_hunt",
        "last_laid",
        "discard",
        "pile_size",
        "stable",
        "eaten",
        "colour",
        "worth",
        "units",
        "pins",
        "tokens",
        "deck_size",
        "gone",
        "pate",
        "horn",
        "dust",
        "candy",
        "soap",
        "voodoo",
        "rainbow",
    ]
)
"""What every view says. Filling in a copy is quicker than laying out so many keys anew."""


def view(s: KuState, seat: int | None) -> dict[str, Any]:
    """The table as a seat (or a spectator) sees it: numbers as in the state, hidden things as counts or null.

    Lists run over seats, characters, hunters or unicorns as in `KuState`, Hunt cards are spelled as in tokens
    (`0+3+4`), and `catalogue()` names the numbers.
    """
    box, text, size = s.box, s.box.cards.text, s.box.cards.size
    known = -1 if seat is None else seat
    laid, shown, pending = s.laid, s.shown, s.pending
    doc = EMPTY.copy()
    doc["seat"] = seat
    doc["asked"] = pending if pending >= 0 else None
    doc["over"] = pending == OVER
    doc["rule"] = s.rule
    doc["doing"] = [s.stack[-1].NAME, *s.stack[-1].public()] if s.stack else []
    doc["first_edition"] = box.first_edition
    doc["round"] = s.round
    doc["first"] = s.first
    doc["character"] = s.character
    doc["power_ready"] = s.ready
    doc["row"] = s.row
    doc["at"] = s.at
    # KU-4.6 who placed a trap where is public
    doc["traps"] = [card // OWNER for card in s.placed]
    doc["turned"] = s.turned
    doc["declared"] = s.declared
    doc["opener"] = s.opener
    doc["status"] = s.status.copy()
    doc["hand_size"] = [size[handful] for handful in s.hand]
    doc["laid_size"] = [size[handful] for handful in laid]
    doc["laid"] = [text[laid[c]] if shown >> c & 1 else None for c in range(len(laid))] if shown else None
    doc["spent"] = spent_cards(s, known)
    doc["last_hunt"] = s.last[:5]
    doc["last_laid"] = [text[handful] for handful in s.last[5:]]
    doc["discard"] = discards(s, known)
    doc["pile_size"] = s.pile[0].bit_count()
    doc["stable"] = s.stable
    doc["eaten"] = s.eaten
    doc["colour"] = s.colour
    doc["worth"] = s.worth
    doc["units"] = s.units
    doc["pins"] = s.pins
    doc["tokens"] = s.tokens
    doc["deck_size"] = len(s.deck)
    doc["gone"] = s.gone
    doc["pate"] = s.pate
    doc["horn"] = s.horn
    doc["dust"] = s.dust
    doc["candy"] = s.candy
    doc["soap"] = s.soap
    doc["voodoo"] = s.voodoo
    doc["rainbow"] = s.rainbow
    if seat is not None:
        doc["hand"] = text[s.hand[seat]]
        doc["laid_by_me"] = text[laid[seat]]
        doc["drawn"] = traps_in(s.drawn[seat])
    if box.show_own_traps or s.peeked:
        doc["known_traps"] = known_traps(s, known)
    if box.two:
        doc["secondary"] = secondaries(s, seat)
    if box.hidden_unpicked:
        doc["buried_size"] = [traps.bit_count() for traps in s.buried]
    return doc


def knows_placed(s: KuState, known: int, slot: int) -> bool:
    """KU-4.5 Nobody knows a placed trap, but for the Princess's look (KU-13.3) and the aid of `show-own-traps`."""
    if known < 0:
        return False
    if slot // 2 == s.at and s.peeked >> known & 1:
        return True
    return s.box.show_own_traps and s.placed[slot] // OWNER == known


def known_traps(s: KuState, known: int) -> list[int | None]:
    """For each trap slot the trap, if this seat knows it."""
    return [card % OWNER if card >= 0 and knows_placed(s, known, slot) else None for slot, card in enumerate(s.placed)]


def spent_cards(s: KuState, known: int) -> list[str | None]:
    """KU-6.8 Spent Hunt cards lie face up; in the Expert variant only their owner may look (KU-10.1)."""
    box, text, hand, laid = s.box, s.box.cards.text, s.hand, s.laid
    full = box.cards.full
    if not box.two and not box.expert:
        return [text[full - hand[c] - laid[c]] for c in range(len(hand))]
    return [
        None if box.expert and owner != known else text[full - held(s, character) - laid[character]]
        for character, owner in enumerate(box.chosen_by)
    ]


def held(s: KuState, character: int) -> int:
    """Everything a character has not laid or spent: the hand, with a Secondary's deck."""
    if character < s.box.seats:
        return s.hand[character]
    if not s.secondary:
        return s.box.cards.full
    return s.hand[character] + s.box.cards.handful(s.secondary[character - 2].cards())


def discards(s: KuState, known: int) -> list[tuple[int, ...] | int]:
    """Discarded traps; in the Expert variant other players' are only counted (KU-10.1)."""
    if not s.box.expert:
        return [traps_in(traps) for traps in s.discard]
    return [traps_in(traps) if seat == known else traps.bit_count() for seat, traps in enumerate(s.discard)]


def secondaries(s: KuState, seat: int | None) -> list[dict[str, Any]]:
    """KU-12.5 The Secondaries' decks, and what their owner holds and has laid for them."""
    text = s.box.cards.text
    decks: list[dict[str, Any]] = []
    for owner, deck in enumerate(s.secondary):
        doc: dict[str, Any] = deck.seen_by(seat)
        mine = owner == seat
        doc["hand"] = text[s.hand[owner + 2]] if mine else None
        doc["laid"] = text[s.laid[owner + 2]] if mine else None
        decks.append(doc)
    return decks


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
        deal.stack[-1].forget()
        deal.pending = RUNNING
        advance(deal)
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
        deck.deal_unknown(seat, pool)
