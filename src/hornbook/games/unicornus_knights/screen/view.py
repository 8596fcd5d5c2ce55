"""UK-1.5 What one seat may see, and its other face: everything it cannot see, dealt again."""

from __future__ import annotations

from typing import Final

from hornbook.core.deck import SPECTATOR, redeal
from hornbook.core.loop import advance
from hornbook.core.rng import Rng
from hornbook.core.state import CHANCE, OVER, RUNNING
from hornbook.games.unicornus_knights.rules.event_deck import deck_size, drawn
from hornbook.games.unicornus_knights.rules.ids import FATES
from hornbook.games.unicornus_knights.rules.state import NOBODY, UkState, procedures
from hornbook.games.unicornus_knights.rules.units import seat_of
from hornbook.games.unicornus_knights.screen.view_fields import UkView

NEW: Final = tuple.__new__


def view(s: UkState, seat: int | None) -> UkView:
    """The table as a seat (or a spectator) sees it: `UkView` says what each field is."""
    stack, pending, box = procedures(s), s.pending, s.box
    rule, draft, half = s.rule, None, None
    if stack and pending >= 0:
        packed = stack[-1].draft()
        if packed:  # it is its sender's affair until it goes off
            stack = stack[:-1]
            if seat == pending:
                draft = packed
            else:
                rule = "UK-5.2"
        elif seat == pending:
            half = stack[-1].half() or None
    bit = knower(s, seat)
    chooser, met = choosing(s)
    troops = s.troops_shown
    if not troops:
        troops = s.troops_shown = tuple(s.troops)
    return NEW(
        UkView,
        (
            -1 if seat is None else seat,
            pending if pending >= 0 else -1,
            pending == OVER,
            rule,
            tuple([frame.doing() for frame in stack]),
            draft,
            half,
            s.round,
            box.rounds if box.limit else 0,
            s.starter,
            s.outcome,
            box.map.id,
            s.tiles,
            box.owner,
            box.princess,
            s.who,
            s.dead,
            tuple(s.at),
            tuple(s.soldiers),
            tuple(s.resources),
            tuple(s.damage),
            s.allies,
            s.banners,
            hands_seen(s, bit),
            tuple([len(hand) for hand in s.hand]),
            s.support_deck.size(),
            s.spent,
            troops,
            tuple(s.enemy_at),
            tuple(s.enemy_damage),
            s.fate,
            s.bound,
            fates_unknown(s, bit, met if chooser != bit else []),
            s.fates_spent,
            s.fate_deck.known_bottom(bit),
            tuple(met) if chooser == seat else None,
            s.defeated,
            s.event,
            deck_size(s),
            s.event_deck.known_top(bit),
            s.lasting,
            s.old_events,
            s.shielded,
            s.fallen,
            s.sent,
            s.potions,
            s.calmed,
            s.decoyed,
            s.apart,
            box.view_options,
        ),
    )


def knower(s: UkState, seat: int | None) -> int:
    """Whose knowledge a viewer has; whoever watches somebody play alone sees what that one sees (UK-12.3)."""
    return seat if seat is not None else 0 if s.box.open_hands else SPECTATOR


def hands_seen(s: UkState, bit: int) -> tuple[tuple[int, ...] | None, ...]:
    """The hands that this seat holds; None for others."""
    hands: list[tuple[int, ...] | None] = [*s.hand]
    for unit in s.box.hidden_hands[bit]:
        hands[unit] = None
    return tuple(hands)


def choosing(s: UkState) -> tuple[int, list[int]]:
    """UK-16.20 The seat that chooses among fate cards, and these as the procedure keeps them; NOBODY and none else."""
    if not s.stack:
        return NOBODY, []
    unit, cards = procedures(s)[-1].fates_drawn()
    return (seat_of(s, unit) if unit != NOBODY else NOBODY), cards


def fates_unknown(s: UkState, bit: int, drawn_by_another: list[int]) -> tuple[int, ...]:
    """UK-16.20 Of each fate card, how many lie where this seat cannot see them: in the deck, or drawn by another."""
    deck = s.fate_deck
    if not deck.bottom and not drawn_by_another:
        return deck.counts(len(FATES))
    counts = [0] * len(FATES)
    for card in deck.unknown(bit):
        counts[card] += 1
    for card in drawn_by_another:
        counts[card] += 1
    return tuple(counts)


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
