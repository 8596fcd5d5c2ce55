"""UK-4.3 The Event Step, and UK-18 what events do at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hornbook.core.deck import EVERYBODY
from hornbook.core.events import Message, Seat
from hornbook.core.fields import declare_frame
from hornbook.games.unicornus_knights.rules.battle.damage import Suffer
from hornbook.games.unicornus_knights.rules.choices import CARD, SPACE
from hornbook.games.unicornus_knights.rules.death import wound
from hornbook.games.unicornus_knights.rules.empire.enemies import put_enemy
from hornbook.games.unicornus_knights.rules.empire.enemy_step import EnemyStep, clockwise
from hornbook.games.unicornus_knights.rules.event_deck import gaze, is_news, possible
from hornbook.games.unicornus_knights.rules.ids import (
    ANCESTRAL_WEAPON,
    ASSASSINS,
    BORDER_PATROL,
    CURSE_OF_IMMORTALITY,
    DESERTION,
    EMPIRE,
    EVENTS,
    FRESH_LEGIONS,
    ILL_OMENS,
    LIONEL,
    NIGHT_RAID,
    OPPRESSIVE_EMPIRE,
    PALACE_GUARD,
    SUPPLY_THIEVES,
    SUPPORT,
)
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkFrame, UkState, station
from hornbook.games.unicornus_knights.rules.units import discard, is_free, is_near, name_of, units_alive

DRAWING: Final = 0
RESOLVING: Final = 1
CARDS: Final = 2
PLACE: Final = 3
DONE: Final = 4


@declare_frame
class EventStep(UkFrame):
    """UK-4.3 An event is turned up and resolved."""

    NAME = "event"
    PHASE = "event"

    step: int = DRAWING
    turn: int = 0
    enemy: int = NOBODY  # the commander that returns

    def run(self, s: UkState) -> None:
        if self.step == DRAWING:
            if s.event_deck.top:
                if is_news(s, 1, EVERYBODY):
                    s.reveal()
                card = s.event_deck.next(0)
                s.event_deck = s.event_deck.drawn(0)
                self.turn_up(s, card)
            else:
                s.chance("event", len(possible(s, 0)), "UK-4.3")
        elif self.step == RESOLVING:
            self.step = DONE
            if s.event in AT_ONCE:
                AT_ONCE[s.event](self, s)
        elif self.step == CARDS:
            self.discard_next(s)
        elif self.step == PLACE:
            options = tuple([SPACE + space for space in self.places(s)])
            if options:
                self.ask_unless_one(s, s.starter, options, f"UK-18.{s.event + 2}")
            else:
                self.step = DONE
        else:
            s.done()
            gaze(s)

    def rolled(self, s: UkState, outcome: int) -> None:
        if self.step == DRAWING:
            card = possible(s, 0)[outcome]
            s.event_deck = s.event_deck.without(card)
            self.turn_up(s, card)
        elif s.event == ASSASSINS:
            victim = [unit for unit in units_alive(s) if unit != PRINCESS][outcome]
            wound(s, victim, s.box.numbers.assassins_damage, "UK-18.11")
        else:
            self.enemy = returning(s)[outcome]
            self.step = PLACE

    def outcome_name(self, s: UkState, outcome: int) -> str:
        if self.step == DRAWING:
            return EVENTS[possible(s, 0)[outcome]]
        if s.event == ASSASSINS:
            return name_of(s, [unit for unit in units_alive(s) if unit != PRINCESS][outcome])
        return EMPIRE[returning(s)[outcome]]

    def turn_up(self, s: UkState, card: int) -> None:
        """UK-4.3 Everybody sees it."""
        s.event = card
        s.shielded = 0
        self.step = RESOLVING
        if s.events is not None:
            text = s.box.text("event", EVENTS[card])
            s.tell("event", "UK-4.3", {"event": EVENTS[card], "level": s.box.content.event_level[card], "text": text})

    def discard_next(self, s: UkState) -> None:
        """UK-18.9 Every hand discards a card, but for those that wait for a hero (UK-10.9)."""
        while self.turn < len(clockwise(s)) * s.box.numbers.ill_omens_cards:
            unit = self.frightened(s)
            hand = s.hand[unit] if s.at[unit] != NOWHERE else ()
            if len(hand) == 1 or (s.box.open_hands and len(set(hand)) == 1):
                self.chosen(s, CARD + hand[0])
            elif hand:
                s.ask(s.box.owner[unit], tuple(sorted({CARD + card for card in hand})), "UK-18.9")
                return
            else:
                self.turn += 1
        self.step = DONE

    def frightened(self, s: UkState) -> int:
        """Whose hand discards next."""
        return clockwise(s)[self.turn // s.box.numbers.ill_omens_cards]

    def places(self, s: UkState) -> list[int]:
        """UK-18.6, UK-18.18 Where enemies may appear."""
        touching = s.box.layout.areas
        if s.event == BORDER_PATROL:
            home = s.at[PRINCESS] // SPACES
            tiles = s.box.content.tiles
            first, second = [area for area in touching[home] if tiles[s.tiles[area]].empire], [home]
        else:
            home = s.enemy_at[LIONEL] // SPACES
            first, second = [home], list(touching[home])
        for areas in (first, second):
            found = [space for area in areas for space in range(area * SPACES, area * SPACES + SPACES)]
            free = [space for space in found if is_free(s, space)]
            if free:
                return sorted(free)
        return []

    def chosen(self, s: UkState, code: int) -> None:
        if self.step == CARDS:
            unit = self.frightened(s)
            self.turn += 1
            discard(s, unit, code - CARD)
            if s.events is not None:
                args = {"seat": Seat(s.box.owner[unit]), "card": SUPPORT[code - CARD]}
                s.tell("omens", "UK-18.9", args)
            return
        space, numbers = code - SPACE, s.box.numbers
        self.step = DONE
        if s.event == BORDER_PATROL:
            station(s, space, s.troops[space] + numbers.border_patrol_tokens)
            if s.events is not None:
                where = s.box.space_name(s.tiles, space)
                s.tell("patrol", "UK-18.6", {"soldiers": numbers.border_patrol_tokens, "space": where})
        else:
            s.defeated = tuple([enemy for enemy in s.defeated if enemy != self.enemy])
            put_enemy(s, self.enemy, space)
            s.enemy_damage[self.enemy] = 0
            station(s, space, s.troops[space] + numbers.curse_of_immortality_tokens)
            if s.events is not None:
                args = {"enemy": EMPIRE[self.enemy], "space": s.box.space_name(s.tiles, space)}
                s.tell("returns", "UK-18.18", args)

    def prompt(self, s: UkState) -> Message:
        return Message("prompt-omens" if self.step == CARDS else "prompt-place", {})


# UK-18.1 What events do at once.


def oppress(step: EventStep, s: UkState) -> None:
    """UK-18.2 Oppressive Empire: leaderless soldiers near kingdom units become more."""
    near = [at for at in s.at if at != NOWHERE]
    for space, soldiers in enumerate(s.troops):
        if soldiers and s.enemy_on[space] == NOBODY and any([is_near(s, space, at) for at in near]):
            station(s, space, soldiers + s.box.numbers.oppressive_empire_tokens)


def steal(step: EventStep, s: UkState) -> None:
    """UK-18.5 Supply Thieves."""
    s.resources = [max(0, n - s.box.numbers.supply_thieves_resources) for n in s.resources]


def send_patrol(step: EventStep, s: UkState) -> None:
    """UK-18.6 Border Patrol: the starting player says where it appears."""
    step.step = PLACE


def frighten(step: EventStep, s: UkState) -> None:
    """UK-18.9 Ill Omens: hands discard."""
    step.step = CARDS


def send_assassins(step: EventStep, s: UkState) -> None:
    """UK-18.11 Assassins: chance says for whom they have come."""
    heroes = len(units_alive(s)) - 1
    if heroes:
        s.chance("assassins", heroes, "UK-18.11")


def send_legions(step: EventStep, s: UkState) -> None:
    """UK-18.14 Fresh Legions."""
    for enemy, at in enumerate(s.enemy_at):
        if at != NOWHERE and s.box.content.imperial[enemy]:
            station(s, at, s.troops[at] + s.box.numbers.fresh_legions_tokens)


def desert(step: EventStep, s: UkState) -> None:
    """UK-18.17 Desertion; never below none (UK-1.6)."""
    numbers = s.box.numbers
    for unit in units_alive(s):
        if s.soldiers[unit] >= numbers.desertion_least:
            s.soldiers[unit] = max(0, s.soldiers[unit] - numbers.desertion_tokens)


def bring_back(step: EventStep, s: UkState) -> None:
    """UK-18.18 Curse of Immortality: while Lionel stands, chance says who returns."""
    back = returning(s)
    if s.enemy_at[LIONEL] != NOWHERE and back:
        s.chance("returning", len(back), "UK-18.18")


def draw_weapon(step: EventStep, s: UkState) -> None:
    """UK-18.20 Ancestral Weapon."""
    for unit in reversed([PRINCESS, *clockwise(s)]):
        s.call(Suffer(unit, s.box.numbers.ancestral_weapon_damage))


def call_guard(step: EventStep, s: UkState) -> None:
    """UK-18.23 Palace Guard."""
    if s.enemy_at[LIONEL] != NOWHERE:
        at = s.enemy_at[LIONEL]
        station(s, at, s.troops[at] + s.box.numbers.palace_guard_tokens)


def raid(step: EventStep, s: UkState) -> None:
    """UK-18.24 Night Raid."""
    s.call(EnemyStep(1))


AT_ONCE: Final[dict[int, Callable[[EventStep, UkState], None]]] = {
    OPPRESSIVE_EMPIRE: oppress,
    SUPPLY_THIEVES: steal,
    BORDER_PATROL: send_patrol,
    ILL_OMENS: frighten,
    ASSASSINS: send_assassins,
    FRESH_LEGIONS: send_legions,
    DESERTION: desert,
    CURSE_OF_IMMORTALITY: bring_back,
    ANCESTRAL_WEAPON: draw_weapon,
    PALACE_GUARD: call_guard,
    NIGHT_RAID: raid,
}
"""The others have their effect as long as they are in force."""


def returning(s: UkState) -> list[int]:
    """UK-18.18 The defeated imperial commanders."""
    return sorted([enemy for enemy in s.defeated if s.box.content.imperial[enemy]])
