"""What is on the table, as plain data."""

from __future__ import annotations

from typing import Final

from hornbook.core.state import State
from hornbook.games.unicornus_knights.rules.box import Box
from hornbook.games.unicornus_knights.rules.cards import EMPIRE
from hornbook.games.unicornus_knights.rules.map.board import Board

NOBODY: Final = -1
NOWHERE: Final = -1
PRINCESS: Final = 0
"""The princess among the kingdom units; the players' characters follow from 1."""
UNBOUND: Final = -1
LOST: Final = -2
"""Bound to a kingdom character that has died since."""

RUNNING_ON: Final = 0
WON: Final = 1
PRINCESS_DEAD: Final = 2
OUT_OF_TIME: Final = 3

FIELDS: Final = (
    "tiles",
    "round",
    "starter",
    "outcome",
    "who",
    "dead",
    "at",
    "soldiers",
    "resources",
    "damage",
    "allies",
    "banners",
    "hand",
    "deck",
    "spent",
    "unit_on",
    "enemy_on",
    "troops",
    "enemy_at",
    "enemy_damage",
    "fate",
    "bound",
    "fates",
    "fates_spent",
    "fates_under",
    "fates_under_seen",
    "defeated",
    "unseen_events",
    "coming",
    "coming_seen",
    "event",
    "lasting",
    "old_events",
    "shielded",
    "fallen",
    "sent",
    "potions",
    "calmed",
    "decoyed",
    "apart",
)
"""What a save holds, all of it public knowledge or somebody's secret; box and board come from set-up and tiles."""


class UkState(State):
    """A position. Kingdom units are the princess and then the players' characters; enemies go by their number.

    What changes rarely is a tuple, shared by copies and views.
    """

    __slots__ = ("board", "box", *FIELDS)

    def __init__(
        self,
        rng: int,
        box: Box,
        board: Board,
        tiles: tuple[int, ...],
        round: int,
        starter: int,
        outcome: int,
        who: tuple[int, ...],
        dead: tuple[int, ...],
        at: list[int],
        soldiers: list[int],
        resources: list[int],
        damage: list[int],
        allies: tuple[tuple[int, ...], ...],
        banners: tuple[tuple[int, ...], ...],
        hand: tuple[tuple[int, ...], ...],
        deck: tuple[int, ...],
        spent: tuple[int, ...],
        unit_on: list[int],
        enemy_on: list[int],
        troops: list[int],
        enemy_at: list[int],
        enemy_damage: list[int],
        fate: tuple[int, ...],
        bound: tuple[int, ...],
        fates: tuple[int, ...],
        fates_spent: tuple[int, ...],
        fates_under: tuple[int, ...],
        fates_under_seen: tuple[int, ...],
        defeated: tuple[int, ...],
        unseen_events: tuple[int, ...],
        coming: tuple[int, ...],
        coming_seen: tuple[int, ...],
        event: int,
        lasting: tuple[int, ...],
        old_events: tuple[int, ...],
        shielded: int,
        fallen: int,
        sent: int,
        potions: int,
        calmed: int,
        decoyed: tuple[int, ...],
        apart: tuple[int, ...],
    ) -> None:
        super().__init__(rng)
        self.box = box  # the set-up; shared, never changed
        self.board = board  # the map; shared, never changed
        self.tiles = tiles  # the tile at each place of the map
        self.round = round
        self.starter = starter  # the starting player's seat
        self.outcome = outcome  # RUNNING_ON, or how it ended
        self.who = who  # of each unit: the version of the princess, the kingdom character; NOBODY while dead
        self.dead = dead  # kingdom characters that have died
        self.at = at  # of each unit: its space, or NOWHERE
        self.soldiers = soldiers  # of each unit
        self.resources = resources  # of each unit
        self.damage = damage  # of each unit
        self.allies = allies  # of each unit: empire characters on its side
        self.banners = banners  # of each unit: support cards that stay in force
        self.hand = hand  # of each unit: support cards, sorted
        self.deck = deck  # the support deck: a bag, sorted
        self.spent = spent  # its discards: of each card, how many
        self.unit_on = unit_on  # of each space: the kingdom unit there, or NOBODY
        self.enemy_on = enemy_on  # of each space: the empire character there, or NOBODY
        self.troops = troops  # of each space: empire soldiers
        self.enemy_at = enemy_at  # of each empire character: its space, or NOWHERE
        self.enemy_damage = enemy_damage  # of each empire character
        self.fate = fate  # of each empire character: the fate card it has drawn, or -1
        self.bound = bound  # of each empire character: the unit it is bound to, UNBOUND or LOST
        self.fates = fates  # UK-2.7 the fate deck: of each card, how many
        self.fates_spent = fates_spent  # its discards, likewise
        self.fates_under = fates_under  # fate cards under the deck, in order
        self.fates_under_seen = fates_under_seen  # of each of these: the mask of the seats that know it (UK-16.20)
        self.defeated = defeated  # empire characters in the defeated pile, in order
        self.unseen_events = unseen_events  # event cards that have not been drawn; some of them never will
        self.coming = coming  # the next event cards, as far as somebody knows them
        self.coming_seen = coming_seen  # of each of these: the mask of the seats that know it
        self.event = event  # this round's event, or -1
        self.lasting = lasting  # ongoing events of earlier rounds
        self.old_events = old_events  # events that are over
        self.shielded = shielded  # 1: this round's event has no further effect
        self.fallen = fallen  # empire characters defeated in this round
        self.sent = sent  # resources sent to the princess in this round
        self.potions = potions  # Healing Potions that the princess holds
        self.calmed = calmed  # actions that the princess goes without in this round
        self.decoyed = decoyed  # spaces whose enemy unit does not move in this round's Enemy Step
        self.apart = apart  # soldiers joined on the way who may still move off: space and how many, by twos

    def copy(self) -> UkState:
        """A position that shares nothing with this one but box and board."""
        other = UkState(
            self.rng,
            self.box,
            self.board,
            self.tiles,
            self.round,
            self.starter,
            self.outcome,
            self.who,
            self.dead,
            self.at.copy(),
            self.soldiers.copy(),
            self.resources.copy(),
            self.damage.copy(),
            self.allies,
            self.banners,
            self.hand,
            self.deck,
            self.spent,
            self.unit_on.copy(),
            self.enemy_on.copy(),
            self.troops.copy(),
            self.enemy_at.copy(),
            self.enemy_damage.copy(),
            self.fate,
            self.bound,
            self.fates,
            self.fates_spent,
            self.fates_under,
            self.fates_under_seen,
            self.defeated,
            self.unseen_events,
            self.coming,
            self.coming_seen,
            self.event,
            self.lasting,
            self.old_events,
            self.shielded,
            self.fallen,
            self.sent,
            self.potions,
            self.calmed,
            self.decoyed,
            self.apart,
        )
        self.copy_core(other)
        return other


def cards_of(copies: tuple[int, ...]) -> tuple[int, ...]:
    """Cards one by one, sorted, from how many there are of each."""
    return tuple([card for card, count in enumerate(copies) for _ in range(count)])


def blank_state(box: Box, seed: int) -> UkState:
    """The table before anything lies on it."""
    units = box.units
    enemies = len(EMPIRE)
    spaces = len(box.layout.hexes)
    nothing: tuple[tuple[int, ...], ...] = ((),) * units
    return UkState(
        rng=seed,
        box=box,
        board=box.empty_board,
        tiles=(),
        round=0,
        starter=0,
        outcome=RUNNING_ON,
        who=(box.princess,) + (NOBODY,) * (units - 1),
        dead=(),
        at=[NOWHERE] * units,
        soldiers=[0] * units,
        resources=[0] * units,
        damage=[0] * units,
        allies=nothing,
        banners=nothing,
        hand=nothing,
        deck=cards_of(box.content.support_copies),
        spent=(0,) * len(box.content.support_copies),
        unit_on=[NOBODY] * spaces,
        enemy_on=[NOBODY] * spaces,
        troops=[0] * spaces,
        enemy_at=[NOWHERE] * enemies,
        enemy_damage=[0] * enemies,
        fate=(-1,) * enemies,
        bound=(UNBOUND,) * enemies,
        fates=box.content.fate_copies,
        fates_spent=(0,) * len(box.content.fate_copies),
        fates_under=(),
        fates_under_seen=(),
        defeated=(),
        unseen_events=box.events,
        coming=(),
        coming_seen=(),
        event=-1,
        lasting=(),
        old_events=(),
        shielded=0,
        fallen=0,
        sent=0,
        potions=0,
        calmed=0,
        decoyed=(),
        apart=(),
    )
