"""The other face of a view: everything that a seat cannot know, dealt again; and what it knows beside its view."""

from __future__ import annotations

from typing import Final, NamedTuple

from hornbook.core.deck import EVERYBODY, Deck, redeal
from hornbook.core.loop import ask_anew
from hornbook.core.rng import Rng
from hornbook.core.tuples import put
from hornbook.games.kill_the_unicorns.rules.hunt_cards import HuntCards
from hornbook.games.kill_the_unicorns.rules.state import ALL, OWNER, KuState, held, traps_in
from hornbook.games.kill_the_unicorns.rules.variants.expert import possible_worlds, ways


class KuRecall(NamedTuple):
    """What a seat did or saw and may not look at again."""

    placed: tuple[int, ...]  # of each trap slot: the trap, if the seat has set it or seen it; else -1
    buried: int  # its own traps that were discarded unseen by others, as bits
    witnessed: tuple[int, ...]  # traps that went out of play: seat * 32 + trap (or 31, if another saw it), who saw it
    worlds: tuple[tuple[int, ...], ...]  # Expert, of each stable: what it may still have, after all that lay open
    followed: tuple[int, ...]  # of each Secondary: the handful that is known of the cards drawn and not turned up
    inferred: tuple[tuple[int, ...], ...]  # of each Secondary: the cards at its deck's bottom that follow; else -1


UNKNOWN: Final = OWNER - 1
"""Stands for a trap that only others have seen."""


def recall(s: KuState, seat: int | None) -> KuRecall:
    """KU-4.5, KU-10.1, KU-12.5 What a seat knows beside its view."""
    known = -1 if seat is None else seat
    witnessed: list[int] = []
    for at in range(0, len(s.witnessed), 2):
        card, seats = s.witnessed[at : at + 2]
        witnessed += [card if knows(known, card, seats) else card - card % OWNER + UNKNOWN, seats]
    placed = [card % OWNER if remembers(s, known, slot) else -1 for slot, card in enumerate(s.placed)]
    inferred = [
        tuple([card if places >> at & 1 else -1 for at, card in enumerate(deck.bottom)]) if places else ()
        for places, deck in zip(s.inferred, s.secondary, strict=False)
    ]
    buried = s.buried[known] if known >= 0 else 0
    return KuRecall(tuple(placed), buried, tuple(witnessed), s.worlds, s.followed, tuple(inferred))


def knows(known: int, card: int, seats: int) -> bool:
    """Whether somebody knows a trap that these seats have seen: everybody knows his own."""
    return seats == ALL or (known >= 0 and (card // OWNER == known or seats >> known & 1 == 1))


def remembers(s: KuState, known: int, slot: int) -> bool:
    """Whether somebody knows which trap lies in a slot: he has set it, or looked at it before this hunt (KU-13.3)."""
    return s.placed[slot] >= 0 and knows(known, s.placed[slot], s.peeked if slot // 2 == s.at else 0)


def determinize(s: KuState, seat: int | None, rng: Rng) -> KuState:
    """A position that looks the same to this seat: hidden traps, hands and face-down cards are dealt again."""
    deal = s.copy()
    deal.rng = rng.below(1 << 62)
    known = -1 if seat is None else seat
    for owner in range(s.box.seats):
        if owner != known:  # everybody knows where his own traps are, as far as it matters
            deal_traps(deal, owner, known, rng)
    if s.worlds:
        for stable in range(s.box.stables):
            deal_world(deal, stable, seat, rng)
    else:
        for character, owner in enumerate(s.box.chosen_by):
            if owner != known:
                deal_hunt_cards(deal, character, held(s, character) + s.laid[character], seat, rng)
    if deal.pending >= 0 and deal.pending != known:
        # What the asked seat can do depends on what it now holds, and how far it has got is its secret.
        ask_anew(deal)
    return deal


def deal_traps(s: KuState, owner: int, known: int, rng: Rng) -> None:
    """Another's traps that somebody has not seen change places among themselves."""
    own = [slot for slot, card in enumerate(s.placed) if card >= 0 and card // OWNER == owner]
    slots = [slot for slot in own if not remembers(s, known, slot)]
    others, out = witnessed_traps(s, owner, known)
    drawn, buried = s.drawn[owner], s.buried[owner] & ~out
    discard = s.discard[owner] & ~out if s.box.expert else 0
    if not slots and not drawn and not discard and not buried:
        return
    hidden = traps_in(s.pile[owner] | drawn | discard | buried)
    pool = redeal([*hidden, *[s.placed[slot] % OWNER for slot in slots]], rng)
    for slot in slots:
        s.placed[slot] = owner * OWNER + pool.pop()
    s.drawn[owner] = take(pool, drawn)
    s.pile[owner] = take(pool, s.pile[owner])
    face_down, under = pool[: discard.bit_count()], pool[discard.bit_count() :]
    # A trap that was looked at, but not turned, lies where such traps go (KU-6.10).
    for at, trap in zip(others, under if s.box.hidden_unpicked else face_down, strict=False):
        s.witnessed = put(s.witnessed, at, owner * OWNER + trap)
    s.discard[owner] += take(face_down, discard) - discard
    s.buried[owner] += take(under, buried) - buried


def witnessed_traps(s: KuState, owner: int, known: int) -> tuple[list[int], int]:
    """Of an owner's traps out of play: where those stand that only others have seen, and as bits the known ones."""
    others: list[int] = []
    out = 0
    for at in range(0, len(s.witnessed), 2):
        card = s.witnessed[at]
        if card // OWNER == owner and knows(known, card, s.witnessed[at + 1]):
            out |= 1 << card % OWNER
        elif card // OWNER == owner:
            others.append(at)
    return others, out


def take(pool: list[int], like: int) -> int:
    """As many traps from a pool as there were in a set, as bits."""
    return sum([1 << pool.pop() for _ in range(like.bit_count())])


def deal_world(s: KuState, stable: int, seat: int | None, rng: Rng) -> None:
    """KU-10.1 One of the worlds that a seat holds possible for a stable, likely ones more often."""
    cards, known = s.box.cards, -1 if seat is None else seat
    worlds = [world for world in possible_worlds(s, stable, known) if holds_known_cards(s, stable, world, seat)]
    weights = [ways(cards, world) for world in worlds]
    ticket = rng.below(sum(weights))
    for world, weight in zip(worlds, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            for place, unspent in enumerate(world):
                character = stable + s.box.stables * place
                if s.box.chosen_by[character] != known:
                    deal_hunt_cards(s, character, unspent, seat, rng)
            return


def holds_known_cards(s: KuState, stable: int, world: list[int], seat: int | None) -> bool:
    """Whether a world has what a seat knows of rivals' Secondaries: cards that lie open, were drawn or are in decks."""
    cards = s.box.cards
    for place, unspent in enumerate(world):
        character = stable + s.box.stables * place
        deck = deck_of(s, character)
        if deck is not None and s.box.chosen_by[character] != seat:
            shown = s.laid[character] if s.shown >> character & 1 else 0
            sure = cards.handful(known_cards(deck, seat)) + s.followed[character - 2] + shown
            if not cards.holds(unspent, sure):
                return False
    return True


def deck_of(s: KuState, character: int) -> Deck | None:
    """KU-12.5 The deck of a Secondary; what follows of its bottom is as if everybody had seen it there."""
    if character < s.box.seats or not s.secondary:
        return None
    deck, places = s.secondary[character - 2], s.inferred[character - 2]
    if not places:
        return deck
    masks = [EVERYBODY if places >> at & 1 else mask for at, mask in enumerate(deck.bottom_seen)]
    return Deck(deck.bag, deck.top, deck.top_seen, deck.bottom, tuple(masks))


def known_cards(deck: Deck, seat: int | None) -> list[int]:
    """The cards of a deck whose place a seat knows."""
    return [card for card in (*deck.known_top(seat), *deck.known_bottom(seat)) if card is not None]


def deal_hunt_cards(s: KuState, character: int, unspent: int, seat: int | None, rng: Rng) -> None:
    """The Hunt cards that a rival has not spent, as far as they cannot be seen, are dealt to hand, table and deck."""
    cards, deck = s.box.cards, deck_of(s, character)
    laid_hidden = s.laid[character] if not s.shown >> character & 1 else 0
    if deck is None and not laid_hidden and not s.box.expert:
        return
    pool = list(cards.cards[unspent - s.laid[character] + laid_hidden])
    followed = cards.cards[s.followed[character - 2]] if deck is not None else ()
    if deck is not None:
        for card in (*known_cards(deck, seat), *followed):
            pool.remove(card)
    pool = redeal(pool, rng)
    if deck is not None and followed:
        deck = deal_drawn(s, character, deck, followed, pool, rng)
    else:
        s.hand[character] = take_cards(cards, pool, s.hand[character])
        if laid_hidden:
            s.laid[character] = take_cards(cards, pool, laid_hidden)
    if deck is not None:
        dealt, masks = deck.dealt(seat, pool), s.secondary[character - 2].bottom_seen
        s.secondary[character - 2] = Deck(dealt.bag, dealt.top, dealt.top_seen, dealt.bottom, masks)


def deal_drawn(s: KuState, character: int, deck: Deck, followed: tuple[int, ...], pool: list[int], rng: Rng) -> Deck:
    """KU-12.5 What a Secondary has drawn: in hand, or laid face down but for the one card that went under the deck.

    Some of it is known, but not which of these cards were laid. The deck is as if everybody had seen that one.
    """
    cards, laid = s.box.cards, s.laid[character]
    under = 1 if laid and deck.bottom else 0
    unknown = cards.size[s.hand[character] + laid] + under - len(followed)
    drawn = redeal([*followed, *[pool.pop() for _ in range(unknown)]], rng)
    if under:
        bottom, masks = (*deck.bottom[:-1], drawn.pop()), (*deck.bottom_seen[:-1], EVERYBODY)
        deck = Deck(deck.bag, deck.top, deck.top_seen, bottom, masks)
    where = s.laid if laid else s.hand
    where[character] = cards.handful(drawn)
    return deck


def take_cards(cards: HuntCards, pool: list[int], like: int) -> int:
    """As many Hunt cards from a pool as there were in a handful."""
    return sum([cards.place[pool.pop()] for _ in range(cards.size[like])])
