"""UK-1.5 What one seat may see, and its other face: everything it cannot see, dealt again."""

from __future__ import annotations

from typing import Any

from hornbook.core.deck import SPECTATOR, redeal
from hornbook.core.loop import advance
from hornbook.core.rng import Rng
from hornbook.core.state import CHANCE, OVER, RUNNING
from hornbook.games.unicornus_knights.rules.event_deck import deck_size, drawn
from hornbook.games.unicornus_knights.rules.state import UkState
from hornbook.games.unicornus_knights.rules.turn.destined_meeting import Meeting
from hornbook.games.unicornus_knights.rules.turn.send import Send
from hornbook.games.unicornus_knights.rules.units import seat_of


def view(s: UkState, seat: int | None) -> dict[str, Any]:
    """The table as a seat (or a spectator) sees it: numbers as in the state, hidden things as counts or null.

    Lists run over units (the princess first), spaces, commanders or cards as in `UkState`; `catalogue()` names them.
    """
    stack = s.stack
    draft = None
    if stack and isinstance(stack[-1], Send):
        # What is being packed is its sender's affair until it goes off.
        top = stack[-1]
        stack = stack[:-1]
        if seat == s.pending:
            draft = [top.unit, top.step, top.target, top.soldiers, top.resources, top.potions]
    meeting = stack[-1] if stack and isinstance(stack[-1], Meeting) else None
    bit = knower(s, seat)
    owner = s.box.owner
    return {
        "seat": seat,
        "asked": s.pending if s.pending >= 0 else None,
        "over": s.pending == OVER,
        "rule": (s.rule if draft or seat == s.pending else "UK-5.2") if len(stack) < len(s.stack) else s.rule,
        "doing": [[frame.NAME, *frame.public()] for frame in stack],
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
        "deck_size": len(s.deck),
        "spent": s.spent,
        "troops": s.troops.copy(),
        "enemy_at": s.enemy_at.copy(),
        "enemy_damage": s.enemy_damage.copy(),
        "fate": s.fate,
        "bound": s.bound,
        "fates": fates_unknown(s, bit),
        "fates_spent": s.fates_spent,
        "fates_under": [
            card if mask >> bit & 1 else None for card, mask in zip(s.fates_under, s.fates_under_seen, strict=True)
        ],
        "fates_met": None if meeting is None or seat_of(s, meeting.unit) != seat else meeting.cards.copy(),
        "defeated": s.defeated,
        "event": s.event,
        "events_left": deck_size(s),
        "coming": [card if mask >> bit & 1 else None for card, mask in zip(s.coming, s.coming_seen, strict=True)],
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


def fates_unknown(s: UkState, bit: int) -> list[int]:
    """UK-16.20 Of each fate card, how many lie where this seat cannot see them: in the deck, or drawn by another."""
    counts = list(s.fates)
    for card, mask in zip(s.fates_under, s.fates_under_seen, strict=True):
        if not mask >> bit & 1:
            counts[card] += 1
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Meeting) and seat_of(s, top.unit) != bit:
        for card in top.cards:
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
        deal.weights = deal.fates
    if deal.pending >= 0 and deal.pending != seat:
        # What the asked seat can do depends on what it now holds, and how far it has got is its secret.
        deal.stack[-1].forget()
        deal.pending = RUNNING
        advance(deal)
    return deal


def deal_support(s: UkState, seat: int, rng: Rng) -> None:
    """Support cards that this seat cannot see change places among themselves."""
    hidden = [unit for unit in range(1, s.box.units) if s.box.owner[unit] != seat and s.hand[unit]]
    if not hidden:
        return
    pool = list(s.deck)
    for unit in hidden:
        pool += s.hand[unit]
    pool = redeal(pool, rng)
    hands = list(s.hand)
    for unit in hidden:
        hands[unit] = tuple(sorted([pool.pop() for _ in hands[unit]]))
    s.hand = tuple(hands)
    s.deck = tuple(sorted(pool))


def deal_fates(s: UkState, bit: int, rng: Rng) -> None:
    """UK-16.20 Fate cards that another has put under the deck, or is choosing from, are drawn again."""
    top, under = s.stack[-1] if s.stack else None, list(s.fates_under)
    chooser = top if isinstance(top, Meeting) and seat_of(s, top.unit) != bit else None
    unknown = [at for at, mask in enumerate(s.fates_under_seen) if not mask >> bit & 1]
    if not unknown and chooser is None:
        return
    pool = redeal([card for card, count in enumerate(fates_unknown(s, bit)) for _ in range(count)], rng)
    for at in unknown:
        under[at] = pool.pop()
    if chooser is not None:
        chooser.cards = [pool.pop() for _ in chooser.cards]
    s.fates_under = tuple(under)
    s.fates = tuple([pool.count(card) for card in range(len(s.fates))])


def deal_events(s: UkState, bit: int, rng: Rng) -> None:
    """Coming events that this seat has not seen are drawn again, level by level."""
    coming = list(s.coming)
    unseen = list(s.unseen_events)
    for ahead, mask in enumerate(s.coming_seen):
        if not mask >> bit & 1:
            unseen.append(coming[ahead])
    for ahead, mask in enumerate(s.coming_seen):
        if not mask >> bit & 1:
            level = s.box.event_levels[drawn(s) + ahead]
            pool = sorted([card for card in unseen if s.box.content.event_level[card] == level])
            coming[ahead] = pool[rng.below(len(pool))]
            unseen.remove(coming[ahead])
    s.coming = tuple(coming)
    s.unseen_events = tuple(sorted(unseen))
