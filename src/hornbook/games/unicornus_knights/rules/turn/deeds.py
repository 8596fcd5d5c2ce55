"""UK-16 Support cards, UK-13 powers and UK-15 ally powers that are used in one's own turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hornbook.core.events import Message
from hornbook.core.fields import declare_frame
from hornbook.core.tuples import put
from hornbook.games.unicornus_knights.rules.choices import ALLY, CARD, ENEMY, SPACE, UNIT
from hornbook.games.unicornus_knights.rules.death import befriend, dismiss, reward, wound
from hornbook.games.unicornus_knights.rules.empire.enemies import untouchable
from hornbook.games.unicornus_knights.rules.event_deck import Foresee, unknown_ahead
from hornbook.games.unicornus_knights.rules.ids import (
    AMBUSH,
    BANNER,
    CONVOY,
    COURIER,
    DECOY_CAMP,
    DEMIAN,
    DESTINED_MEETING,
    DONIA,
    EMPIRE,
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
    SECOND_WIND,
    SECRET_PATH,
    SHIELD_WALL,
    STAY_A_WHILE,
    SUPPORT,
    WAR_COUNCIL,
)
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.march import March, can_draw_fate, is_unbound
from hornbook.games.unicornus_knights.rules.princess_step import princess_actions
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkFrame, UkState, station
from hornbook.games.unicornus_knights.rules.turn.courier import Posting
from hornbook.games.unicornus_knights.rules.turn.destined_meeting import Meeting
from hornbook.games.unicornus_knights.rules.turn.draw import Draw, can_draw
from hornbook.games.unicornus_knights.rules.turn.mock import Mocking, steps_toward
from hornbook.games.unicornus_knights.rules.turn.use import (
    ally_rule,
    card_rule,
    spend_card,
    tell_ally,
    tell_card,
    tell_power,
)
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

# A deed with a target is a number that saves and views show: whose power, which card, which ally.
OWN_POWER: Final = 5
CARD_PLAYED: Final = 60  # + support card
ALLY_USED: Final = 110  # + empire character


@declare_frame
class Deed(UkFrame):
    """UK-5.11, UK-5.12 A card or power with a target: it is named, then it works."""

    NAME = "deed"
    PHASE = "deed"

    unit: int
    deed: int

    def run(self, s: UkState) -> None:
        options = tuple(targets(s, self.unit, self.deed))
        self.ask_unless_one(s, seat_of(s, self.unit), options, rule_of(self.deed))

    def chosen(self, s: UkState, code: int) -> None:
        s.done()
        if self.deed == OWN_POWER:
            AIMS_OF_POWERS[s.who[self.unit]](s, self.unit, code)
        else:
            AIMS[self.deed](s, self.unit, code)

    def prompt(self, s: UkState) -> Message:
        if self.deed >= ALLY_USED:
            name = EMPIRE[self.deed - ALLY_USED]
        elif self.deed >= CARD_PLAYED:
            name = SUPPORT[self.deed - CARD_PLAYED]
        else:
            name = f"{name_of(s, self.unit)}-power"
        return Message("prompt-deed", {"unit": name_of(s, self.unit), "deed": name})


def rule_of(deed: int) -> str:
    """The rule of a deed."""
    if deed >= ALLY_USED:
        return ally_rule(deed - ALLY_USED)
    return card_rule(deed - CARD_PLAYED) if deed >= CARD_PLAYED else "UK-5.12"


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
    has_use = USES.get(card)
    return has_use(s, unit) if has_use is not None else bool(TARGETS[CARD_PLAYED + card](s, unit))


def always(s: UkState, unit: int) -> bool:
    """A card that is never wasted."""
    return True


def never(s: UkState, unit: int) -> bool:
    """A card for battles."""
    return False


def has_room(s: UkState, unit: int) -> bool:
    """UK-16.2 Whether what the people give would be of use."""
    return s.box.people_resources or s.soldiers[unit] < command(s, unit)


def is_hurt(s: UkState, unit: int) -> bool:
    """UK-16.5 Whether there is something to heal."""
    return s.damage[unit] > 0


def is_event_on(s: UkState, unit: int) -> bool:
    """UK-16.10 Whether this round's event has an effect to come that can be kept off."""
    return s.event >= 0 and not s.shielded and s.box.content.event_stays[s.event]


def will_she_act(s: UkState, unit: int) -> bool:
    """UK-16.13 Whether the princess has an action that she could go without."""
    return princess_actions(s) > 0


def has_parcel(s: UkState, unit: int) -> bool:
    """UK-16.17 Whether there is something that a courier could take."""
    return min(s.resources[unit], s.box.numbers.courier_resources) > 0


def is_card_left(s: UkState, unit: int) -> bool:
    """UK-16.21 Whether there is a card to draw."""
    return can_draw(s)


def is_future_dark(s: UkState, unit: int) -> bool:
    """UK-16.16 Whether a scout could report anything new."""
    return unknown_ahead(s, s.box.numbers.scout_report_cards, seat_of(s, unit))


def pays_for_moves(s: UkState, unit: int) -> bool:
    """UK-16.23 Mules carry nothing for Gato, who moves for free."""
    return s.who[unit] != GATO


USES: Final[dict[int, Callable[[UkState, int], bool]]] = {
    AMBUSH: never,
    SHIELD_WALL: never,
    SECOND_WIND: never,
    CONVOY: always,
    BANNER: always,
    FORCED_MARCH: always,
    HELP: has_room,
    POTION: is_hurt,
    PROTECTION: is_event_on,
    STAY_A_WHILE: will_she_act,
    COURIER: has_parcel,
    WAR_COUNCIL: is_card_left,
    SCOUT_REPORT: is_future_dark,
    PACK_MULES: pays_for_moves,
}
"""Of each card without a target: when it has something to do. The others need somebody to be aimed at."""


# What they may be aimed at.


def targets(s: UkState, unit: int, deed: int) -> list[int]:
    """The codes that a deed may be aimed at, sorted."""
    if deed == OWN_POWER:
        return soldiers_beside(s, unit) if s.who[unit] == MAGNUS else units_in_range(s, unit)
    return TARGETS[deed](s, unit)


def soldiers_beside(s: UkState, unit: int) -> list[int]:
    """UK-16.6, UK-13.7, UK-15.6 Enemy soldiers beside the hero."""
    return [SPACE + to for to in sorted(s.board.ways[s.at[unit]]) if s.troops[to] and not untouchable(s, to)]


def units_in_range(s: UkState, unit: int) -> list[int]:
    """UK-13.9 Enemy units beside Ilsahti that her dice can reach."""
    return [
        SPACE + to
        for to in sorted(s.board.ways[s.at[unit]])
        if is_enemy_on(s, to) and not untouchable(s, to) and volley_dice(s, unit, to)
    ]


def units_to_lure(s: UkState, unit: int) -> list[int]:
    """UK-16.9 Enemy units near the hero that can come closer."""
    return [SPACE + to for to in units_near(s, s.at[unit]) if steps_toward(s, to, unit)]


def units_to_deceive(s: UkState, unit: int) -> list[int]:
    """UK-16.18 Enemy units near the hero that no camp deceives yet."""
    return [SPACE + to for to in units_near(s, s.at[unit]) if to not in s.decoyed]


def ways_back(s: UkState, unit: int) -> list[int]:
    """UK-16.12 Empty spaces beside the princess that bring her no closer."""
    far, own = s.board.to_goal, s.at[PRINCESS]
    return [SPACE + to for to in sorted(s.board.ways[own]) if is_free(s, to) and far[to] >= far[own]]


def paths_of_area(s: UkState, unit: int) -> list[int]:
    """UK-16.15 Empty spaces of the hero's area."""
    first = s.at[unit] // SPACES * SPACES
    return [SPACE + to for to in range(first, first + SPACES) if is_free(s, to)]


def units_to_rally(s: UkState, unit: int) -> list[int]:
    """UK-16.14 Other kingdom units near the hero that can command more soldiers."""
    here = s.at[unit]
    return [
        UNIT + other
        for other, at in enumerate(s.at)
        if at != NOWHERE and other != unit and is_near(s, here, at) and s.soldiers[other] < command(s, other)
    ]


def repentant(s: UkState, unit: int) -> list[int]:
    """UK-16.19 The defeated, but for Lionel."""
    return [ENEMY + enemy for enemy in sorted(s.defeated) if enemy != LIONEL]


def strangers(s: UkState, unit: int) -> list[int]:
    """UK-16.20 Commanders near the hero that nobody is bound to."""
    if not can_draw_fate(s):
        return []
    here = s.at[unit]
    return [ENEMY + enemy for enemy, at in enumerate(s.enemy_at) if is_unbound(s, enemy) and is_near(s, here, at)]


TARGETS: Final[dict[int, Callable[[UkState, int], list[int]]]] = {
    CARD_PLAYED + FIRE: soldiers_beside,
    CARD_PLAYED + MOCK: units_to_lure,
    CARD_PLAYED + DECOY_CAMP: units_to_deceive,
    CARD_PLAYED + PULL_BACK: ways_back,
    CARD_PLAYED + SECRET_PATH: paths_of_area,
    CARD_PLAYED + RALLYING_CRY: units_to_rally,
    CARD_PLAYED + REPENTANCE: repentant,
    CARD_PLAYED + DESTINED_MEETING: strangers,
    ALLY_USED + DEMIAN: soldiers_beside,
}


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


def do(s: UkState, unit: int, code: int) -> None:
    """A card is played or the price of a power is paid, and what has no target works at once."""
    if code >= ALLY:
        use_ally(s, unit, code - ALLY)
    elif code >= CARD:
        play(s, unit, code - CARD)
    else:
        use_power(s, unit)


def play(s: UkState, unit: int, card: int) -> None:
    """UK-16.1 A support card in its owner's turn; one that is ONGOING stays with the hero."""
    if card == BANNER or card == PACK_MULES:
        leave_hand(s, unit, card)
        tell_card(s, unit, card, card_rule(card))
        s.banners = put(s.banners, unit, (*s.banners[unit], card))
        return
    spend_card(s, unit, card, card_rule(card))
    numbers = s.box.numbers
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
        s.call(Deed(unit, CARD_PLAYED + card))


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
        s.call(Deed(unit, OWN_POWER))


def use_ally(s: UkState, unit: int, ally: int) -> None:
    """UK-15 An ally's power."""
    numbers = s.box.numbers
    tell_ally(s, unit, ally, ally_rule(ally))
    if ally == DEMIAN:
        s.resources[unit] -= numbers.demian_ally_price
        s.call(Deed(unit, ALLY_USED + DEMIAN))
    elif ally == GREGORIO:
        wound(s, unit, numbers.gregorio_ally_damage, "UK-15.9")
        s.call(Draw(unit, numbers.gregorio_ally_cards))
    else:
        dismiss(s, RAVINITH, unit)
        gain(s, unit, numbers.ravinith_ally_gain)


# What they do to what they are aimed at.


def set_fire(s: UkState, unit: int, code: int) -> None:
    """UK-16.6 Fire Tactics."""
    remove(s, unit, code - SPACE, s.box.numbers.fire_tactics_tokens, "UK-16.6")


def win_over(s: UkState, unit: int, code: int) -> None:
    """UK-15.6 With Demian the soldiers change sides."""
    gain_soldiers(s, unit, remove(s, unit, code - SPACE, s.box.numbers.demian_ally_tokens, "UK-15.6"))


def strike_down(s: UkState, unit: int, code: int) -> None:
    """UK-13.7 Magnus."""
    remove(s, unit, code - SPACE, s.box.numbers.magnus_tokens, "UK-13.7")


def shoot(s: UkState, unit: int, code: int) -> None:
    """UK-13.9 Ilsahti."""
    s.call(Volley(unit, code - SPACE, volley_dice(s, unit, code - SPACE)))


def mock(s: UkState, unit: int, code: int) -> None:
    """UK-16.9 Mock."""
    s.call(Mocking(unit, code - SPACE, s.box.numbers.mock_moves))


def pitch_camp(s: UkState, unit: int, code: int) -> None:
    """UK-16.18 Decoy Camp."""
    space = code - SPACE
    s.decoyed = tuple(sorted((*s.decoyed, space)))
    if s.events is not None:
        enemy = s.enemy_on[space]
        args = {"enemy": s.box.enemy_name(enemy), "foe": s.box.foe(enemy, s.troops[space])}
        s.tell("decoyed", "UK-16.18", {**args, "space": s.box.space_name(s.tiles, space)})


def pull_back(s: UkState, unit: int, code: int) -> None:
    """UK-16.12 Pull Back."""
    s.call(March(PRINCESS, code - SPACE, NOBODY))


def take_path(s: UkState, unit: int, code: int) -> None:
    """UK-16.15 Secret Path."""
    s.call(March(unit, code - SPACE, NOBODY))


def rally(s: UkState, unit: int, code: int) -> None:
    """UK-16.14 Rallying Cry."""
    gained = gain_soldiers(s, code - UNIT, s.box.numbers.rallying_cry_tokens)
    if s.events is not None:
        s.tell("recruits", "UK-16.14", {"unit": name_of(s, code - UNIT), "soldiers": gained})


def forgive(s: UkState, unit: int, code: int) -> None:
    """UK-16.19 Repentance."""
    befriend(s, code - ENEMY, unit, "UK-16.19")


def meet(s: UkState, unit: int, code: int) -> None:
    """UK-16.20 Destined Meeting."""
    s.call(Meeting(unit, code - ENEMY, s.box.numbers.destined_meeting_cards))


AIMS: Final[dict[int, Callable[[UkState, int, int], None]]] = {
    CARD_PLAYED + FIRE: set_fire,
    CARD_PLAYED + MOCK: mock,
    CARD_PLAYED + DECOY_CAMP: pitch_camp,
    CARD_PLAYED + PULL_BACK: pull_back,
    CARD_PLAYED + SECRET_PATH: take_path,
    CARD_PLAYED + RALLYING_CRY: rally,
    CARD_PLAYED + REPENTANCE: forgive,
    CARD_PLAYED + DESTINED_MEETING: meet,
    ALLY_USED + DEMIAN: win_over,
}
AIMS_OF_POWERS: Final[dict[int, Callable[[UkState, int, int], None]]] = {MAGNUS: strike_down, ILSAHTI: shoot}


def remove(s: UkState, unit: int, space: int, most: int, rule: str) -> int:
    """Soldiers of an enemy unit are removed outside battle; how many."""
    removed = min(most, s.troops[space])
    station(s, space, s.troops[space] - removed)
    if s.events is not None:
        s.tell(
            "removes", rule, {"unit": name_of(s, unit), "soldiers": removed, "space": s.box.space_name(s.tiles, space)}
        )
    reward(s, unit, removed, plunder=False)
    return removed


# Which powers can be used.


def is_power_ready(s: UkState, unit: int, actions: int) -> bool:
    """UK-5.12, UK-13.3, UK-13.7, UK-13.9 Whether a hero can pay for the own power, and has something to use it on."""
    numbers, who, purse = s.box.numbers, s.who[unit], s.resources[unit]
    if who == DONIA:
        return purse >= numbers.donia_price and can_draw(s)
    if who == MAGNUS:
        return actions >= numbers.magnus_actions and purse >= numbers.magnus_price and bool(soldiers_beside(s, unit))
    if who == ILSAHTI:
        return actions >= numbers.ilsahti_actions and purse >= numbers.ilsahti_price and bool(units_in_range(s, unit))
    return False


def ally_powers(s: UkState, unit: int, used_demian: bool, used_gregorio: bool) -> list[int]:
    """UK-5.12 The powers of allies that can be used now, as codes, sorted."""
    numbers, found = s.box.numbers, []
    for ally in s.allies[unit]:
        if ally == DEMIAN:
            if not used_demian and s.resources[unit] >= numbers.demian_ally_price and soldiers_beside(s, unit):
                found.append(ALLY + DEMIAN)
        elif ally == GREGORIO:
            if not used_gregorio and life(s, unit) - s.damage[unit] > numbers.gregorio_ally_damage and can_draw(s):
                found.append(ALLY + GREGORIO)
        elif ally == RAVINITH and has_room(s, unit):
            found.append(ALLY + RAVINITH)
    return found
