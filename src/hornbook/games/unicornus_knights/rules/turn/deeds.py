"""UK-16 Support cards, UK-13 powers and UK-15 ally powers that are used in one's own turn.

A deed is named by the code of its choice: CARD + card, POWER, ALLY + commander.
"""

from __future__ import annotations

from hornbook.core.state import Frame
from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.cards import (
    BANNER,
    CONVOY,
    COURIER,
    DECOY_CAMP,
    DEMIAN,
    DESTINED_MEETING,
    DONIA,
    FIRE,
    FORCED_MARCH,
    GATO,
    GREGORIO,
    HELP,
    ILSAHTI,
    LIONEL,
    MAGNUS,
    MOCK,
    PACK_MULES,
    POTION,
    PROTECTION,
    PULL_BACK,
    RALLYING_CRY,
    RAVINITH,
    REPENTANCE,
    SCOUT_REPORT,
    SECRET_PATH,
    STAY_A_WHILE,
    SUPPORT,
    WAR_COUNCIL,
)
from hornbook.games.unicornus_knights.rules.codes import ALLY, CARD, ENEMY, POWER, SPACE, UNIT
from hornbook.games.unicornus_knights.rules.death import befriend, dismiss, reward, wound
from hornbook.games.unicornus_knights.rules.empire.units import untouchable
from hornbook.games.unicornus_knights.rules.event_deck import Foresee, unknown_ahead
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.march import March, can_draw_fate, is_unbound
from hornbook.games.unicornus_knights.rules.princess_step import princess_actions
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.turn.courier import Posting
from hornbook.games.unicornus_knights.rules.turn.destined_meeting import Meeting
from hornbook.games.unicornus_knights.rules.turn.draw import Draw, can_draw
from hornbook.games.unicornus_knights.rules.turn.mock import Mocking, steps_toward
from hornbook.games.unicornus_knights.rules.turn.use import spend_card, tell_ally, tell_card, tell_power
from hornbook.games.unicornus_knights.rules.turn.volley import Volley, volley_dice
from hornbook.games.unicornus_knights.rules.units import (
    command,
    gain_soldiers,
    is_enemy_on,
    is_free,
    is_near,
    leave_hand,
    life,
    name_of,
    seat_of,
)

IN_BATTLE = (2, 5, 9)
"""Ambush, Shield Wall and Second Wind are not for one's turn."""


def rule_of(deed: int) -> str:
    """The rule of a deed."""
    return f"UK-15.{deed - ALLY + 2}" if deed >= ALLY else f"UK-16.{deed - CARD + 2}" if deed >= CARD else "UK-5.12"


class Deed(Frame[UkState]):
    """UK-5.11, UK-5.12 A card or power with a target: it is named, then it works."""

    NAME = "deed"
    __slots__ = ("unit", "deed")

    def __init__(self, unit: int, deed: int) -> None:
        self.unit = unit
        self.deed = deed

    def copy(self) -> Deed:
        return Deed(self.unit, self.deed)

    def public(self) -> tuple[int, ...]:
        return (self.unit, self.deed)

    def run(self, s: UkState) -> None:
        options = tuple(targets(s, self.unit, self.deed))
        self.ask_unless_one(s, seat_of(s, self.unit), options, rule_of(self.deed))

    def chosen(self, s: UkState, code: int) -> None:
        s.done()
        aim(s, self.unit, self.deed, code)


# Which cards can be played.


def playable(s: UkState, unit: int) -> list[int]:
    """UK-5.11 The cards in hand that have something to do now, as codes, sorted."""
    found = []
    last = -1
    for card in s.hand[unit]:
        if card != last and is_playable(s, unit, card):
            found.append(CARD + card)
        last = card
    return found


def is_playable(s: UkState, unit: int, card: int) -> bool:
    """Whether a card has something to do in its owner's turn."""
    if card in IN_BATTLE:
        return False
    if card == CONVOY:
        return True
    if card == HELP:
        return s.box.people_resources or s.soldiers[unit] < command(s, unit)
    if card == POTION:
        return s.damage[unit] > 0
    if card == PROTECTION:
        return s.event >= 0 and not s.shielded and s.box.content.event_stays[s.event]
    if card == STAY_A_WHILE:
        return princess_actions(s) > 0
    if card == COURIER:
        return min(s.resources[unit], s.box.numbers.courier_resources) > 0
    if card == WAR_COUNCIL:
        return can_draw(s)
    if card == SCOUT_REPORT:
        return unknown_ahead(s, s.box.numbers.scout_report_cards, seat_of(s, unit))
    if card == BANNER:
        return True
    if card == PACK_MULES:
        return s.who[unit] != GATO
    if card == FORCED_MARCH:
        return True
    return bool(targets(s, unit, CARD + card))


# What they may be aimed at.


def targets(s: UkState, unit: int, deed: int) -> list[int]:
    """The codes that a deed may be aimed at, sorted."""
    here = s.at[unit]
    if deed == CARD + FIRE or (deed == POWER and s.who[unit] == MAGNUS) or deed == ALLY + DEMIAN:
        return [SPACE + to for to in sorted(s.board.ways[here]) if s.troops[to] and not untouchable(s, to)]
    if deed == POWER:  # Ilsahti
        return [
            SPACE + to
            for to in sorted(s.board.ways[here])
            if is_enemy_on(s, to) and not untouchable(s, to) and volley_dice(s, unit, to)
        ]
    if deed == CARD + MOCK:
        return [SPACE + to for to in units_near(s, here) if steps_toward(s, to, unit)]
    if deed == CARD + DECOY_CAMP:
        return [SPACE + to for to in units_near(s, here) if to not in s.decoyed]
    if deed == CARD + PULL_BACK:
        far = s.board.to_goal
        own = s.at[PRINCESS]
        return [SPACE + to for to in sorted(s.board.ways[own]) if is_free(s, to) and far[to] >= far[own]]
    if deed == CARD + SECRET_PATH:
        first = here // SPACES * SPACES
        return [SPACE + to for to in range(first, first + SPACES) if is_free(s, to)]
    if deed == CARD + RALLYING_CRY:
        return [
            UNIT + other
            for other, at in enumerate(s.at)
            if at != NOWHERE and other != unit and is_near(s, here, at) and s.soldiers[other] < command(s, other)
        ]
    if deed == CARD + REPENTANCE:
        return [ENEMY + enemy for enemy in sorted(s.defeated) if enemy != LIONEL]
    if deed == CARD + DESTINED_MEETING and can_draw_fate(s):
        return [ENEMY + enemy for enemy, at in enumerate(s.enemy_at) if is_unbound(s, enemy) and is_near(s, here, at)]
    return []


def units_near(s: UkState, here: int) -> list[int]:
    """The spaces of enemy units near a space that cards may touch."""
    near = s.box.layout.near[here // SPACES]
    return [
        space
        for area in range(len(s.tiles))
        if near >> area & 1
        for space in range(area * SPACES, area * SPACES + SPACES)
        if is_enemy_on(s, space) and not untouchable(s, space)
    ]


# What they do.


def do(s: UkState, unit: int, deed: int) -> None:
    """A deed begins: the card is played or the price is paid, and what has no target works at once."""
    if deed >= ALLY:
        use_ally(s, unit, deed - ALLY)
    elif deed >= CARD:
        play(s, unit, deed - CARD)
    else:
        use_power(s, unit)


def play(s: UkState, unit: int, card: int) -> None:
    """UK-16.1 A support card in its owner's turn; one that is ONGOING stays with the hero."""
    numbers, rule = s.box.numbers, f"UK-16.{card + 2}"
    if card == BANNER or card == PACK_MULES:
        leave_hand(s, unit, card)
        tell_card(s, unit, card, rule)
        s.banners = put(s.banners, unit, (*s.banners[unit], card))
        return
    spend_card(s, unit, card, rule)
    if card == HELP:
        gain(s, unit, numbers.help_from_the_people_gain)
    elif card == CONVOY:  # UK-16.3
        s.resources[unit] += numbers.supply_convoy_resources
    elif card == POTION:  # UK-16.5
        s.damage[unit] = max(0, s.damage[unit] - numbers.healing_potion_heal)
    elif card == PROTECTION:  # UK-16.10
        s.shielded = 1
    elif card == STAY_A_WHILE:  # UK-16.13
        s.calmed += numbers.stay_a_while_actions
    elif card == COURIER:
        s.call(Posting(unit, NOBODY))
    elif card == WAR_COUNCIL:  # UK-16.21
        s.call(Draw(unit, numbers.war_council_cards))
    elif card == SCOUT_REPORT:
        s.call(Foresee(seat_of(s, unit), numbers.scout_report_cards))
    elif card != FORCED_MARCH:  # UK-16.8, which the turn itself knows of
        s.call(Deed(unit, CARD + card))


def gain(s: UkState, unit: int, count: int) -> None:
    """UK-16.2 Soldiers, or resources where the option says so."""
    if s.box.people_resources:
        s.resources[unit] += count
    else:
        gain_soldiers(s, unit, count)


def use_power(s: UkState, unit: int) -> None:
    """UK-13 A hero's own power, its price paid; the turn has counted its action."""
    numbers, who = s.box.numbers, s.who[unit]
    if who == DONIA:
        s.resources[unit] -= numbers.donia_price
        tell_power(s, unit, "UK-13.3")
        s.call(Draw(unit, numbers.donia_cards))
    else:
        s.resources[unit] -= numbers.magnus_price if who == MAGNUS else numbers.ilsahti_price
        tell_power(s, unit, "UK-13.7" if who == MAGNUS else "UK-13.9")
        s.call(Deed(unit, POWER))


def use_ally(s: UkState, unit: int, ally: int) -> None:
    """UK-15 An ally's power."""
    numbers = s.box.numbers
    tell_ally(s, unit, ally, rule_of(ALLY + ally))
    if ally == DEMIAN:
        s.resources[unit] -= numbers.demian_ally_price
        s.call(Deed(unit, ALLY + DEMIAN))
    elif ally == GREGORIO:
        wound(s, unit, numbers.gregorio_ally_damage, "UK-15.9")
        s.call(Draw(unit, numbers.gregorio_ally_cards))
    else:
        dismiss(s, RAVINITH, unit)
        gain(s, unit, numbers.ravinith_ally_gain)


def aim(s: UkState, unit: int, deed: int, code: int) -> None:
    """A deed works on its target."""
    numbers = s.box.numbers
    if deed == CARD + FIRE:
        remove(s, unit, code - SPACE, numbers.fire_tactics_tokens, "UK-16.6")
    elif deed == ALLY + DEMIAN:
        gain_soldiers(s, unit, remove(s, unit, code - SPACE, numbers.demian_ally_tokens, "UK-15.6"))
    elif deed == POWER and s.who[unit] == MAGNUS:
        remove(s, unit, code - SPACE, numbers.magnus_tokens, "UK-13.7")
    elif deed == POWER and s.who[unit] == ILSAHTI:
        s.call(Volley(unit, code - SPACE, volley_dice(s, unit, code - SPACE)))
    elif deed == CARD + MOCK:
        s.call(Mocking(unit, code - SPACE, numbers.mock_moves))
    elif deed == CARD + DECOY_CAMP:
        s.decoyed = tuple(sorted((*s.decoyed, code - SPACE)))
        if s.events is not None:
            args = {
                "enemy": s.box.enemy_name(s.enemy_on[code - SPACE]),
                "foe": s.box.foe(s.enemy_on[code - SPACE], s.troops[code - SPACE]),
                "space": s.box.space_name(s.tiles, code - SPACE),
            }
            s.tell("decoyed", "UK-16.18", args)
    elif deed == CARD + PULL_BACK:  # UK-16.12
        s.call(March(PRINCESS, code - SPACE, NOBODY))
    elif deed == CARD + SECRET_PATH:  # UK-16.15
        s.call(March(unit, code - SPACE, NOBODY))
    elif deed == CARD + RALLYING_CRY:
        gained = gain_soldiers(s, code - UNIT, numbers.rallying_cry_tokens)
        if s.events is not None:
            s.tell("recruits", "UK-16.14", {"unit": name_of(s, code - UNIT), "soldiers": gained})
    elif deed == CARD + REPENTANCE:
        befriend(s, code - ENEMY, unit, "UK-16.19")
    else:
        s.call(Meeting(unit, code - ENEMY, numbers.destined_meeting_cards))


def remove(s: UkState, unit: int, space: int, most: int, rule: str) -> int:
    """Soldiers of an enemy unit are removed outside battle; how many."""
    removed = min(most, s.troops[space])
    s.troops[space] -= removed
    if s.events is not None:
        s.tell(
            "removes", rule, {"unit": name_of(s, unit), "soldiers": removed, "space": s.box.space_name(s.tiles, space)}
        )
    reward(s, unit, removed, plunder=False)
    return removed


def powers(s: UkState, unit: int, actions: int, used_power: bool, used_demian: bool, used_gregorio: bool) -> list[int]:
    """UK-5.12 The own power and those of allies that can be used now, as codes, sorted."""
    numbers, who, found = s.box.numbers, s.who[unit], []
    if not used_power:
        if who == DONIA:
            if s.resources[unit] >= numbers.donia_price and can_draw(s):
                found.append(POWER)
        elif who == MAGNUS:
            if actions >= numbers.magnus_actions and s.resources[unit] >= numbers.magnus_price:
                if targets(s, unit, POWER):
                    found.append(POWER)
        elif who == ILSAHTI and actions >= numbers.ilsahti_actions and s.resources[unit] >= numbers.ilsahti_price:
            if targets(s, unit, POWER):
                found.append(POWER)
    for ally in s.allies[unit]:
        if ally == DEMIAN:
            if not used_demian and s.resources[unit] >= numbers.demian_ally_price and targets(s, unit, ALLY + DEMIAN):
                found.append(ALLY + DEMIAN)
        elif ally == GREGORIO:
            if not used_gregorio and life(s, unit) - s.damage[unit] > numbers.gregorio_ally_damage and can_draw(s):
                found.append(ALLY + GREGORIO)
        elif ally == RAVINITH:
            if s.box.people_resources or s.soldiers[unit] < command(s, unit):
                found.append(ALLY + RAVINITH)
    return found


def card_name(card: int) -> str:
    """A support card's id."""
    return SUPPORT[card]
