"""UK-5 A hero's turn."""

from __future__ import annotations

from typing import Final

from hornbook.core.events import Message, Seat
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Wording
from hornbook.games.unicornus_knights.rules.choices import (
    ALLY,
    CARD,
    COLLECT,
    DESTINY,
    END,
    HIRE,
    MOVE,
    POWER,
    RECRUIT,
    SEND,
    UNIT,
)
from hornbook.games.unicornus_knights.rules.death import befriend
from hornbook.games.unicornus_knights.rules.ids import (
    ABYSS_KING,
    AMINA,
    DEMIAN,
    FORCED_MARCH,
    GREGORIO,
    ILSAHTI,
    KOSTOV,
    MAGNUS,
    MERCENARY,
    SUPPORT,
    ZYNE,
)
from hornbook.games.unicornus_knights.rules.march import March, move_wording
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkFrame, UkState
from hornbook.games.unicornus_knights.rules.turn.collect import (
    collect,
    collect_wording,
    recruit,
    recruit_wording,
    recruits,
)
from hornbook.games.unicornus_knights.rules.turn.deeds import ally_powers, do, is_power_ready, playable
from hornbook.games.unicornus_knights.rules.turn.draw import Draw, can_draw
from hornbook.games.unicornus_knights.rules.turn.send import SENT, TO_WHOM, Send, receivers
from hornbook.games.unicornus_knights.rules.turn.use import deed_wording, power_wording, tell_ally
from hornbook.games.unicornus_knights.rules.units import (
    discard,
    gain_soldiers,
    is_near,
    move_cost,
    name_of,
    ways_open,
)

HAND_LIMIT: Final = 7
"""UK-5.15"""

STARTING: Final = 0
HEALING: Final = 1
ACTING: Final = 2
DISCARDING: Final = 3
PROMPTS: Final = ("", "prompt-heal", "prompt-turn", "prompt-hand-limit")

USED_DESTINY: Final = 1
USED_POWER: Final = 2
USED_DEMIAN: Final = 4
USED_GREGORIO: Final = 8
MARCHING_ON: Final = 16
"""The next Move is no action (Forced March)."""
PRESSED: Final = 32
"""Zyne has had his action more."""


@declare_frame
class Turn(UkFrame):
    """UK-5.2 The start of the turn, actions and free things, and the hand limit. UK-5.13 Nobody else plays anything."""

    NAME = "turn"
    PHASE = "turn"

    unit: int
    actions: int
    flags: int = 0
    step: int = STARTING

    def run(self, s: UkState) -> None:
        unit = self.unit
        if self.step == ACTING:
            if s.at[unit] == NOWHERE:  # UK-5.14
                self.step = DISCARDING
                return
            everything = self.options(s)
            if len(everything) == 1 and (s.box.open_hands or not s.hand[unit]):  # UK-1.4
                self.step = DISCARDING
            else:
                s.ask(s.box.owner[unit], tuple(everything), "UK-5.2")
        elif self.step == STARTING:
            self.start(s)
        elif self.step == HEALING:
            options = tuple([UNIT + other for other in (PRINCESS, unit) if self.may_heal(s, other)])
            self.ask_unless_one(s, s.box.owner[unit], options, "UK-15.3")
        else:
            hand = s.hand[unit]
            if len(hand) > HAND_LIMIT:
                options = tuple(sorted({CARD + card for card in hand}))
                s.ask(s.box.owner[unit], options, "UK-5.15")
            else:
                s.done()

    def start(self, s: UkState) -> None:
        """UK-5.2 Powers for the start of the turn."""
        unit, numbers, allies = self.unit, s.box.numbers, s.allies[self.unit]
        if s.events is not None:
            s.tell(
                "turn", "UK-5.1", {"seat": Seat(s.box.owner[unit]), "unit": name_of(s, unit), "actions": self.actions}
            )
        self.step = ACTING
        if KOSTOV in allies:
            tell_ally(s, unit, KOSTOV, "UK-15.12")
            s.resources[unit] += numbers.kostov_ally_resources
        if ABYSS_KING in allies and gain_soldiers(s, unit, numbers.abyss_king_ally_tokens):
            tell_ally(s, unit, ABYSS_KING, "UK-15.14")
        if AMINA in allies and (self.may_heal(s, unit) or self.may_heal(s, PRINCESS)):
            self.step = HEALING

    def may_heal(self, s: UkState, other: int) -> bool:
        """UK-15.3 Whom Amina can heal."""
        return s.damage[other] > 0 and is_near(s, s.at[self.unit], s.at[other])

    def options(self, s: UkState) -> list[int]:
        """UK-5.2, UK-5.7 Everything that can be done now, as codes, sorted."""
        unit, actions, flags = self.unit, self.actions, self.flags
        options = [END]
        if actions:
            if recruits(s, unit):
                options.append(RECRUIT)
            options.append(COLLECT)
            if not flags & USED_DESTINY and can_draw(s):
                options.append(DESTINY)
            if receivers(s, unit):
                options.append(SEND)
        if not flags & USED_POWER and is_power_ready(s, unit, actions):
            options.append(POWER)
        if s.hand[unit]:
            cards = playable(s, unit)
            if flags & MARCHING_ON and CARD + FORCED_MARCH in cards:
                cards.remove(CARD + FORCED_MARCH)
            options += cards
        if s.allies[unit]:
            options += ally_powers(s, unit, flags & USED_DEMIAN > 0, flags & USED_GREGORIO > 0)
        if MERCENARY in s.fate:
            options += hires(s, unit)
        if actions or flags & MARCHING_ON:
            options += [MOVE + to for to in ways_open(s, unit)]
        return options

    def chosen(self, s: UkState, code: int) -> None:
        unit = self.unit
        if self.step == DISCARDING:
            discard(s, unit, code - CARD)
            if s.events is not None:
                args = {"seat": Seat(s.box.owner[unit]), "unit": name_of(s, unit), "card": SUPPORT[code - CARD]}
                s.tell("discards", "UK-5.15", args)
        elif self.step == HEALING:
            self.step = ACTING
            tell_ally(s, unit, AMINA, "UK-15.3")
            s.damage[code - UNIT] = max(0, s.damage[code - UNIT] - s.box.numbers.amina_ally_heal)
        elif code == END:
            self.step = DISCARDING
            if s.events is not None and self.actions:
                s.tell("turn-ends", "UK-5.1", {"unit": name_of(s, unit), "actions": self.actions})
        elif code >= MOVE:
            self.move(s, code - MOVE)
        elif code >= HIRE:
            hire(s, unit, code - HIRE)
        else:
            self.act(s, code)

    def act(self, s: UkState, code: int) -> None:
        """UK-5.3 to UK-5.12 Everything but moving."""
        unit = self.unit
        if code == RECRUIT:
            self.actions -= 1
            recruit(s, unit)
        elif code == COLLECT:
            self.actions -= 1
            collect(s, unit)
        elif code == DESTINY:
            self.actions -= 1
            self.flags |= USED_DESTINY
            s.call(Draw(unit, 1))
        elif code == SEND:
            s.call(Send(unit, TO_WHOM))
        else:
            if code == POWER:
                self.flags |= USED_POWER
                if s.who[unit] == MAGNUS:
                    self.actions -= s.box.numbers.magnus_actions
                elif s.who[unit] == ILSAHTI:
                    self.actions -= s.box.numbers.ilsahti_actions
            elif code == CARD + FORCED_MARCH:
                self.flags |= MARCHING_ON
            elif code == ALLY + DEMIAN:
                self.flags |= USED_DEMIAN
            elif code == ALLY + GREGORIO:
                self.flags |= USED_GREGORIO
            do(s, unit, code)

    def move(self, s: UkState, to: int) -> None:
        """UK-5.5 A Move is an action, unless Forced March pays for it."""
        if self.flags & MARCHING_ON:
            self.flags &= ~MARCHING_ON
        else:
            self.actions -= 1
        s.resources[self.unit] -= move_cost(s, self.unit, to)
        s.call(March(self.unit, to, NOBODY))

    def returned(self, s: UkState, result: int) -> None:
        """A Send is an action when it goes off."""
        if result == SENT:
            self.actions -= 1

    def wiped_out(self, s: UkState, unit: int) -> None:
        """UK-13.13 Zyne presses the advantage, however the attack came about."""
        if unit == self.unit and s.who[unit] == ZYNE and not self.flags & PRESSED:
            self.flags |= PRESSED
            self.actions += s.box.numbers.zyne_actions
            if s.events is not None:
                s.tell("presses", "UK-13.13", {"unit": name_of(s, unit), "actions": self.actions})

    def prompt(self, s: UkState) -> Message:
        return Message(PROMPTS[self.step], {"unit": name_of(s, self.unit), "actions": self.actions})

    def explain(self, s: UkState, code: int) -> Wording:
        unit = self.unit
        if self.step == HEALING:
            hurt = name_of(s, code - UNIT)
            return Wording(Message("choice-unit-heals", {"unit": hurt}), (f"unit:{hurt}",))
        if self.step == ACTING:
            if code >= MOVE:
                return move_wording(s, unit, code - MOVE)
            if CARD <= code < HIRE:
                return deed_wording(s, code)
            if code == POWER:
                return power_wording(s, unit)
            if code == COLLECT:
                return collect_wording(s, unit)
            if code == RECRUIT:
                return recruit_wording(s, unit)
            if code == END:
                return Wording(Message("choice-end", {"actions": self.actions}), rule="UK-5.1")
        return s.KINDS.wording(s, code)


def hires(s: UkState, unit: int) -> list[int]:
    """UK-17.8 The mercenaries that could be hired now, as codes."""
    if s.resources[unit] < s.box.numbers.mercenary_resources:
        return []
    here, found = s.at[unit], []
    for enemy, card in enumerate(s.fate):
        if card == MERCENARY:
            bound, there = s.bound[enemy], s.enemy_at[enemy]
            if (bound == unit and is_near(s, here, there)) or (
                bound == PRINCESS and is_near(s, s.at[PRINCESS], there) and is_near(s, here, s.at[PRINCESS])
            ):
                found.append(HIRE + enemy)
    return found


def hire(s: UkState, unit: int, enemy: int) -> None:
    """UK-17.8 Ten resources, and it changes sides."""
    s.resources[unit] -= s.box.numbers.mercenary_resources
    befriend(s, enemy, s.bound[enemy], "UK-17.8")
