"""UK-4.2 The start of a round: what characters and princess do then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hornbook.core.events import Message
from hornbook.core.fields import declare_frame
from hornbook.games.unicornus_knights.rules.battle.damage import Suffer
from hornbook.games.unicornus_knights.rules.choices import EFFECT, SPACE
from hornbook.games.unicornus_knights.rules.empire.enemy_step import clockwise
from hornbook.games.unicornus_knights.rules.ids import (
    ABYSS,
    ABYSS_KING,
    BLOOD,
    EFFECTS,
    EMPIRE,
    GATO,
    GRAVES,
    GREGORIO,
    KOSTOV,
    LUCK,
    LUCKY_GIRL,
    PRAYER,
    RAVINITH,
    TAXES,
)
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.state import NOWHERE, PRINCESS, UkFrame, UkState, station
from hornbook.games.unicornus_knights.rules.turn.draw import Draw
from hornbook.games.unicornus_knights.rules.units import is_free, name_of

DOERS: Final = {TAXES: KOSTOV, ABYSS: ABYSS_KING, GRAVES: RAVINITH}


@declare_frame
class StartOfRound(UkFrame):
    """UK-4.2 One effect after the other, in the order of EFFECTS; the order is asked for only where it matters."""

    NAME = "start-of-round"
    PHASE = "start-of-round"

    left: int = (1 << len(EFFECTS)) - 1  # mask of the effects still to come
    raising: int = 0  # 1: Ravinith's soldiers are to be placed

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
        HAPPENINGS[effect](self, s)

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
            station(s, code - SPACE, s.troops[code - SPACE] + s.box.numbers.ravinith_tokens)
            if s.events is not None:
                args = {"soldiers": s.box.numbers.ravinith_tokens, "space": s.box.space_name(s.tiles, code - SPACE)}
                s.tell("raises", "UK-15.15", args)
        else:
            self.happen(s, code - EFFECT)

    def prompt(self, s: UkState) -> Message:
        return Message("prompt-graves" if self.raising else "prompt-effect", {})


# The effects, in their order.


def bring_luck(start: StartOfRound, s: UkState) -> None:
    """UK-14.4 The Lucky Girl: every hero on the map draws."""
    for unit in reversed(clockwise(s)):
        if s.at[unit] != NOWHERE:
            s.call(Draw(unit, s.box.numbers.lucky_girl_cards))


def heal_gato(start: StartOfRound, s: UkState) -> None:
    """UK-13.4 Gato heals."""
    unit = s.who.index(GATO, 1)
    healed = min(s.damage[unit], s.box.numbers.gato_heal)
    s.damage[unit] -= healed
    if s.events is not None:
        s.tell("heals", "UK-13.4", {"unit": name_of(s, unit), "healed": healed})


def pray(start: StartOfRound, s: UkState) -> None:
    """UK-15.9 Gregorio's prayer."""
    for unit in reversed([PRINCESS, *clockwise(s)]):
        if is_cursed(s, unit):
            s.call(Suffer(unit, s.box.numbers.gregorio_damage))
    if s.events is not None:
        s.tell("prays", "UK-15.9", {"enemy": EMPIRE[GREGORIO]})


def raise_taxes(start: StartOfRound, s: UkState) -> None:
    """UK-15.12 Kostov."""
    reinforce(s, KOSTOV, s.box.numbers.kostov_tokens, "UK-15.12")


def open_abyss(start: StartOfRound, s: UkState) -> None:
    """UK-15.14 The King of the Abyss."""
    reinforce(s, ABYSS_KING, s.box.numbers.abyss_king_tokens, "UK-15.14")


def open_graves(start: StartOfRound, s: UkState) -> None:
    """UK-15.15 Ravinith's unit is filled up; then she puts soldiers on another space."""
    missing = s.box.numbers.ravinith_fill - s.troops[s.enemy_at[RAVINITH]]
    if missing > 0:
        reinforce(s, RAVINITH, missing, "UK-15.15")
    start.raising = 1


HAPPENINGS: Final[tuple[Callable[[StartOfRound, UkState], None], ...]] = (
    bring_luck,
    heal_gato,
    pray,
    raise_taxes,
    open_abyss,
    open_graves,
)


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
    station(s, s.enemy_at[enemy], s.troops[s.enemy_at[enemy]] + soldiers)
    if s.events is not None:
        s.tell("reinforced", rule, {"enemy": EMPIRE[enemy], "soldiers": soldiers})
