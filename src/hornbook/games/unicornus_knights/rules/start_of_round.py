"""UK-4.2 The start of a round: what characters and princess do then."""

from __future__ import annotations

from typing import Final

from hornbook.core.state import Frame
from hornbook.games.unicornus_knights.rules.battle.damage import Suffer
from hornbook.games.unicornus_knights.rules.cards import (
    ABYSS_KING,
    EMPIRE,
    GATO,
    GREGORIO,
    KOSTOV,
    LUCKY_GIRL,
    RAVINITH,
)
from hornbook.games.unicornus_knights.rules.codes import EFFECT, SPACE
from hornbook.games.unicornus_knights.rules.empire.enemy_step import clockwise
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.state import NOWHERE, PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.turn.draw import Draw
from hornbook.games.unicornus_knights.rules.units import is_free, name_of

LUCK: Final = 0
BLOOD: Final = 1
PRAYER: Final = 2
TAXES: Final = 3
ABYSS: Final = 4
GRAVES: Final = 5
EFFECTS = ("luck", "blood", "prayer", "taxes", "abyss", "graves")
DOERS = {TAXES: KOSTOV, ABYSS: ABYSS_KING, GRAVES: RAVINITH}


class StartOfRound(Frame[UkState]):
    """UK-4.2 One effect after the other, in the order of EFFECTS; the order is asked for only where it matters."""

    NAME = "start-of-round"
    __slots__ = ("left", "raising")

    def __init__(self, left: int = (1 << len(EFFECTS)) - 1, raising: int = 0) -> None:
        self.left = left  # mask of the effects still to come
        self.raising = raising  # 1: Ravinith's soldiers are to be placed

    def copy(self) -> StartOfRound:
        return StartOfRound(self.left, self.raising)

    def public(self) -> tuple[int, ...]:
        return (self.left, self.raising)

    def run(self, s: UkState) -> None:
        if self.raising:
            self.raise_dead(s)
            return
        due = [effect for effect in range(len(EFFECTS)) if self.left >> effect & 1 and is_due(s, effect)]
        if not due:
            s.done()
        elif BLOOD in due and PRAYER in due and is_cursed(s, s.who.index(GATO, 1)):
            s.ask(s.starter, (EFFECT + BLOOD, EFFECT + PRAYER), "UK-4.2")
        else:
            self.happen(s, due[0])

    def happen(self, s: UkState, effect: int) -> None:
        """An effect has its moment."""
        self.left &= ~(1 << effect)
        numbers = s.box.numbers
        if effect == LUCK:
            for unit in reversed(clockwise(s)):
                if s.at[unit] != NOWHERE:
                    s.call(Draw(unit, numbers.lucky_girl_cards))
        elif effect == BLOOD:
            unit = s.who.index(GATO, 1)
            healed = min(s.damage[unit], numbers.gato_heal)
            s.damage[unit] -= healed
            if s.events is not None:
                s.tell("heals", "UK-13.4", {"unit": name_of(s, unit), "healed": healed})
        elif effect == PRAYER:
            for unit in reversed([PRINCESS, *clockwise(s)]):
                if is_cursed(s, unit):
                    s.call(Suffer(unit, numbers.gregorio_damage))
            if s.events is not None:
                s.tell("prays", "UK-15.9", {"enemy": EMPIRE[GREGORIO]})
        elif effect == TAXES:
            reinforce(s, KOSTOV, numbers.kostov_tokens, "UK-15.12")
        elif effect == ABYSS:
            reinforce(s, ABYSS_KING, numbers.abyss_king_tokens, "UK-15.14")
        else:
            here = s.enemy_at[RAVINITH]
            missing = numbers.ravinith_fill - s.troops[here]
            if missing > 0:
                reinforce(s, RAVINITH, missing, "UK-15.15")
            self.raising = 1

    def raise_dead(self, s: UkState) -> None:
        """UK-15.15 Ravinith puts soldiers on an empty space of the area where she is."""
        first = s.enemy_at[RAVINITH] // SPACES * SPACES
        free = [SPACE + space for space in range(first, first + SPACES) if is_free(s, space)]
        if free:
            self.ask_unless_one(s, s.starter, tuple(free), "UK-15.15")
        else:
            self.raising = 0

    def chosen(self, s: UkState, code: int) -> None:
        if code >= SPACE:
            self.raising = 0
            s.troops[code - SPACE] += s.box.numbers.ravinith_tokens
            if s.events is not None:
                args = {"soldiers": s.box.numbers.ravinith_tokens, "space": s.box.space_name(s.tiles, code - SPACE)}
                s.tell("raises", "UK-15.15", args)
        else:
            self.happen(s, code - EFFECT)


def is_due(s: UkState, effect: int) -> bool:
    """Whether an effect has anything to do."""
    if effect == LUCK:
        return s.who[PRINCESS] == LUCKY_GIRL  # UK-14.4
    if effect == BLOOD:
        return GATO in s.who[1:] and s.damage[s.who.index(GATO, 1)] > 0
    if effect == PRAYER:
        return s.enemy_at[GREGORIO] != NOWHERE and any([is_cursed(s, unit) for unit in range(s.box.units)])
    return s.enemy_at[DOERS[effect]] != NOWHERE


def is_cursed(s: UkState, unit: int) -> bool:
    """UK-15.9 On Gregorio's area, or beside him."""
    return s.at[unit] in s.box.layout.meets[s.enemy_at[GREGORIO]]


def reinforce(s: UkState, enemy: int, soldiers: int, rule: str) -> None:
    """Soldiers join a commander's unit."""
    s.troops[s.enemy_at[enemy]] += soldiers
    if s.events is not None:
        s.tell("reinforced", rule, {"enemy": EMPIRE[enemy], "soldiers": soldiers})
