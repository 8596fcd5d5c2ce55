"""UK-5.3, UK-5.4 Recruit and Collect: what a space gives."""

from __future__ import annotations

from hornbook.core.events import Message
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.ids import (
    CONSCRIPTION,
    FORT,
    JOSEPHINE,
    MARKET_DAY,
    SCORCHED_EARTH,
    WARY_VILLAGERS,
)
from hornbook.games.unicornus_knights.rules.state import UkState
from hornbook.games.unicornus_knights.rules.units import character, command, gain_soldiers, in_force, name_of


def recruits(s: UkState, unit: int) -> int:
    """UK-5.3 How many soldiers a Recruit would bring here, within the unit's command."""
    here = s.at[unit]
    value = s.board.recruit[here]
    if not value:
        return 0
    if s.event >= 0 and not s.shielded:
        if s.event == CONSCRIPTION and s.board.terrain[here] != FORT:
            return 0  # UK-18.15
        if s.event == WARY_VILLAGERS:  # UK-18.4
            value -= s.box.numbers.wary_villagers_tokens
    return max(0, min(value, command(s, unit) - s.soldiers[unit]))


def recruit(s: UkState, unit: int) -> None:
    """UK-5.3 Soldiers join."""
    gained = gain_soldiers(s, unit, recruits(s, unit))
    if s.events is not None:
        s.tell("recruits", "UK-5.3", {"unit": name_of(s, unit), "soldiers": gained})


def yields(s: UkState, unit: int) -> int:
    """UK-5.4 How many resources a Collect would bring here."""
    value = s.board.collect[s.at[unit]]
    gain = value or 1
    if s.event >= 0 or s.lasting:
        if value and in_force(s, SCORCHED_EARTH):  # UK-18.22
            gain = min(gain, s.box.numbers.scorched_earth_most)
        if value and in_force(s, MARKET_DAY):  # UK-18.8
            gain += s.box.numbers.market_day_resources
    if character(s, unit) == JOSEPHINE:  # UK-13.6
        gain += s.box.numbers.josephine_resources
    return gain


def collect(s: UkState, unit: int) -> None:
    """UK-5.4 Resources come in."""
    gained = yields(s, unit)
    s.resources[unit] += gained
    if s.events is not None:
        s.tell("collects", "UK-5.4", {"unit": name_of(s, unit), "resources": gained})


# What is said of them as choices.


def recruit_wording(s: UkState, unit: int) -> Wording:
    """Recruit, and what it would bring."""
    return Wording(Message("choice-recruit", {"soldiers": recruits(s, unit)}), rule="UK-5.3")


def collect_wording(s: UkState, unit: int) -> Wording:
    """Collect, and what it would bring."""
    return Wording(Message("choice-collect", {"resources": yields(s, unit)}), rule="UK-5.4")
