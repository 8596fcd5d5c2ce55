"""UK-5.11 Cards and powers being used: what leaves the hand, and what everybody hears."""

from __future__ import annotations

from hornbook.games.unicornus_knights.rules.cards import EMPIRE, SUPPORT
from hornbook.games.unicornus_knights.rules.state import UkState
from hornbook.games.unicornus_knights.rules.units import discard, name_of


def spend_card(s: UkState, unit: int, card: int, rule: str) -> None:
    """A support card is played and discarded."""
    discard(s, unit, card)
    tell_card(s, unit, card, rule)


def tell_card(s: UkState, unit: int, card: int, rule: str) -> None:
    """Everybody sees which card is played."""
    if s.events is not None:
        text = s.box.text("support", SUPPORT[card])
        s.tell("plays", rule, {"unit": name_of(s, unit), "card": SUPPORT[card], "text": text})


def tell_power(s: UkState, unit: int, rule: str) -> None:
    """A hero uses the own power."""
    if s.events is not None:
        hero = name_of(s, unit)
        s.tell("uses-power", rule, {"unit": hero, "power": f"{hero}-power", "text": s.box.text("kingdom", hero)})


def tell_ally(s: UkState, unit: int, ally: int, rule: str) -> None:
    """A hero uses the power of an ally."""
    if s.events is not None:
        text = s.box.text("ally", EMPIRE[ally])
        s.tell("uses-ally", rule, {"unit": name_of(s, unit), "ally": EMPIRE[ally], "text": text})
