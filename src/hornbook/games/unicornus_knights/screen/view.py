"""UK-1.5 What one seat may see, and its other face: everything it cannot see, dealt again."""

from __future__ import annotations

from typing import Any

from hornbook.core.deck import SPECTATOR, redeal
from hornbook.core.loop import advance
from hornbook.core.rng import Rng
from hornbook.core.state import CHANCE, OVER, RUNNING
from hornbook.games.unicornus_knights.rules.event_deck import deck_size, drawn
from hornbook.games.unicornus_knights.rules.ids import FATES
from hornbook.games.unicornus_knights.rules.state import NOBODY, UkState, procedures
from hornbook.games.unicornus_knights.rules.units import seat_of


def view(s: UkState, seat: int | None) -> dict[str, Any]:
    """The table as a seat (or a spectator) sees it: numbers as in the state, hidden things as counts or null.

    Lists run over units (the princess first), spaces, commanders or cards as in `UkState`; `catalogue()` names them.
    """
    stack = procedures(s)
    rule, draft = s.rule, None
    packed = stack[-1].draft() if stack else ()
    if packed:  # it is its sender's affair until it goes off
        stack = stack[:-1]
        if seat == s.pending:
            draft = list(packed)
        else:
            rule = "UK-5.2"
    bit = knower(s, seat)
    chooser, met = choosing(s)
    owner = s.box.owner
    return {
        "seat": seat,
        "asked": s.pending if s.pending >= 0 else None,
        "over": s.pending == OVER,
        "rule": rule,
        "doing": [[frame.PHASE, *frame.public()] for frame in stack],
        "draft": draft,
        "round": s.round,
        "rounds": s.box.rounds if s.box.limit else 0,
        "starter": s.starter,
        "outcome": s.outcome,
        "map": s.box.map.id,
        "tiles": s.tiles,
        "owner": owner,
        "princess": s.box.princess,
        "who": s.who,
        "dead": s.dead,
        "at": s.at.copy(),
        "soldiers": s.soldiers.copy(),
        "resources": s.resources.copy(),
        "damage": s.damage.copy(),
        "allies": s.allies,
        "banners": s.banners,
        "hand": [hand if owner[unit] == bit else None for unit, hand in enumerate(s.hand)],
        "hand_size": [len(hand) for hand in s.hand],
        "deck_size": s.support_deck.size(),
        "spent": s.spent,
        "troops": s.troops.copy(),
        "enemy_at": s.enemy_at.copy(),
        "enemy_damage": s.enemy_damage.copy(),
        "fate": s.fate,
        "bound": s.bound,
        "fates": fates_unknown(s, bit, met if chooser != bit else []),
        "fates_spent": s.fates_spent,
        "fates_under": s.fate_deck.known_bottom(bit),
        "fates_met": met.copy() if chooser == seat else None,
        "defeated": s.defeated,
        "event": s.event,
        "events_left": deck_size(s),
        "coming": s.event_deck.known_top(bit),
        "lasting": s.lasting,
        "old_events": s.old_events,
        "shielded": s.shielded,
        "fallen": s.fallen,
        "sent": s.sent,
        "potions": s.potions,
        "calmed": s.calmed,
        "decoyed": s.decoyed,
        "apart": s.apart,
        "options": dict(s.box.view_options),
    }


def knower(s: UkState, seat: int | None) -> int:
    """Whose knowledge a viewer has; whoever watches somebody play alone sees what that one sees (UK-12.3)."""
    return seat if seat is not None else 0 if s.box.open_hands else SPECTATOR


def choosing(s: UkState) -> tuple[int, list[int]]:
    """UK-16.20 The seat that chooses among fate cards, and these as the procedure keeps them; NOBODY and none else."""
    unit, cards = procedures(s)[-1].fates_drawn() if s.stack else (NOBODY, [])
    return (seat_of(s, unit) if unit != NOBODY else NOBODY), cards


def fates_unknown(s: UkState, bit: int, drawn_by_another: list[int]) -> list[int]:
    """UK-16.20 Of each fate card, how many lie where this seat cannot see them: in the deck, or drawn by another."""
    counts, deck = [0] * len(FATES), s.fate_deck
    for card in deck.unknown(bit) if deck.bottom else deck.bag:
        counts[card] += 1
    for card in drawn_by_another:
        counts[card] += 1
    return counts


def determinize(s: UkState, seat: int | None, rng: Rng) -> UkState:
    """A position that looks the same to this seat: other hands, decks and unseen events dealt again."""
    deal = s.copy()
    deal.rng = rng.below(1 << 62)
    bit = knower(s, seat)
    deal_support(deal, bit, rng)
    deal_fates(deal, bit, rng)
    deal_events(deal, bit, rng)
    if deal.pending == CHANCE and deal.weights:
        deal.weights = deal.fate_deck.counts(len(FATES))
    if deal.pending >= 0 and deal.pending != seat:
        # What the asked seat can do depends on what it now holds, and how far it has got is its secret.
        deal.stack[-1].forget()
        deal.pending = RUNNING
        advance(deal)
    return deal


def deal_support(s: UkState, bit: int, rng: Rng) -> None:
    """Support cards that this seat cannot see change places among themselves."""
    hidden = [unit for unit in range(1, s.box.units) if s.box.owner[unit] != bit and s.hand[unit]]
    if not hidden:
        return
    pool = s.support_deck.unknown(bit)
    for unit in hidden:
        pool += s.hand[unit]
    pool = redeal(pool, rng)
    hands = list(s.hand)
    for unit in hidden:
        hands[unit] = tuple(sorted([pool.pop() for _ in hands[unit]]))
    s.hand = tuple(hands)
    s.support_deck = s.support_deck.dealt(bit, pool)


def deal_fates(s: UkState, bit: int, rng: Rng) -> None:
    """UK-16.20 Fate cards that another has put under the deck, or is choosing from, are drawn again."""
    chooser, met = choosing(s)
    drawn_by_another = met if chooser != bit else []
    pool = s.fate_deck.unknown(bit)
    if len(pool) == len(s.fate_deck.bag) and not drawn_by_another:
        return
    pool = redeal(pool + drawn_by_another, rng)
    drawn_by_another[:] = [pool.pop() for _ in drawn_by_another]
    s.fate_deck = s.fate_deck.dealt(bit, pool)


def deal_events(s: UkState, bit: int, rng: Rng) -> None:
    """Coming events that this seat has not seen are drawn again, level by level."""
    deck = s.event_deck
    dark = [ahead for ahead, mask in enumerate(deck.top_seen) if not mask >> bit & 1]
    if not dark:
        return
    pool, dealt = deck.unknown(bit), []
    for ahead in dark:
        level = s.box.event_levels[drawn(s) + ahead]
        possible = [card for card in pool if s.box.content.event_level[card] == level]
        card = possible[rng.below(len(possible))]
        pool.remove(card)
        dealt.append(card)
    s.event_deck = deck.dealt(bit, pool + dealt[::-1])
