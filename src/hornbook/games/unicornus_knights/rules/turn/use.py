"""UK-5.11 Cards and powers being used: what leaves the hand, and what everybody hears."""

from __future__ import annotations

from typing import Final

from hornbook.core.events import Message
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.choices import ALLY, CARD
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, SUPPORT
from hornbook.games.unicornus_knights.rules.state import UkState
from hornbook.games.unicornus_knights.rules.units import discard, name_of

POWER_RULES: Final = {"annelie": "UK-13.2", "donia": "UK-13.3", "magnus": "UK-13.7", "ilsahti": "UK-13.9"}
"""The rules of the powers that can be chosen, by their heroes."""


def card_rule(card: int) -> str:
    """The rule of a support card."""
    return f"UK-16.{card + 2}"


def ally_rule(ally: int) -> str:
    """The rule of an empire character, and of what it does as an ally."""
    return f"UK-15.{ally + 2}"


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


# What is said of them as choices.


def power_wording(s: UkState, unit: int) -> Wording:
    """A hero's own power."""
    hero = name_of(s, unit)
    label = Message("choice-power", {"unit": hero, "text": s.box.text("kingdom", hero)})
    return Wording(label, rule=POWER_RULES[hero])


def deed_wording(s: UkState, code: int) -> Wording:
    """A support card to be played, or the power of an ally."""
    if code >= ALLY:
        return s.KINDS.wording(s, code)._replace(rule=ally_rule(code - ALLY))
    card = SUPPORT[code - CARD]
    label = Message("choice-card", {"card": card, "text": s.box.text("support", card)})
    return Wording(label, (f"card:{card}",), card_rule(code - CARD))
