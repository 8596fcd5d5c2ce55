"""The position as numbers, for those who train: read from one seat's view, so nothing hidden can be in it.

`Plan` lists the parts and says what each holds. Units come with the princess first, then the heroes of the seat itself,
then those of the others around the table. Spaces, tiles, commanders and cards have the order of the content; numbers
of procedures are as in the view, so their units and seats are not turned round. Counts are squeezed; numbers of cards
and places in an order are counted from 1, so that 0 is none.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from hornbook.core.screen.observation import (
    Layout,
    Part,
    Pieces,
    Plans,
    fill,
    one_hot,
    row,
    rule_numbers,
    squeezed,
    zeros,
)
from hornbook.core.setup import Setup
from hornbook.games.unicornus_knights.rules.box import Box
from hornbook.games.unicornus_knights.rules.ids import (
    BANNER,
    EMPIRE,
    EVENTS,
    FATES,
    FRIEND_OR_FOE,
    KINGDOM,
    PACK_MULES,
    SUPPORT,
    TERRAIN,
)
from hornbook.games.unicornus_knights.rules.map.board import Board
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.state import NOWHERE, UkState
from hornbook.games.unicornus_knights.screen.view import view
from hornbook.games.unicornus_knights.screen.view_fields import UkView

VERSION: Final = 1
OUTCOMES: Final = 4  # how it ended; first: it goes on
STEPS: Final = 16  # of the round's course
PUBLIC: Final = 23  # so many numbers may everybody know of a procedure, long lists apart
DRAFT: Final = 6  # numbers of what is about to be sent
DEPTH: Final = 12  # procedures that can lie above the course of play, without Friend or Foe
ORDER: Final = 32  # more than there are cards of a kind, or tiles
PLACES: Final = 256  # more than a map has spaces
FAR: Final = 64  # more than any coordinate
PRINTED: Final = 4  # numbers of a space beside its terrain: defence, collect, recruit, way to the goal
BITS: Final = 1 << 18
MASKS: Final = {"battle": (12, 16), "volley": (6, 8), "enemy-step": (4,)}
"""Where a procedure has dice by result, or commanders as bits: numbers too large to be squeezed."""
LISTS: Final = {"enemy-step": 5, "set-up": 3}
"""Where the long list of a procedure begins; no two of these ever run at once."""
BOARDS: Final = 256
"""Maps whose blank observations are remembered."""


class Plan:
    """What the numbers of one set-up are, and where; and those that follow from facts which all seats see alike."""

    def __init__(self, box: Box, phases: list[str]) -> None:
        layout, seats, units, spaces = Layout(), box.seats, box.units, len(box.layout.hexes)
        enemies, copies = len(EMPIRE), box.content.support_copies
        self.depth = DEPTH + 2 * box.content.fate_copies[FRIEND_OR_FOE]  # UK-17.5 each brings a march and its fate
        self.banner_size = copies[BANNER] + copies[PACK_MULES]
        self.fate_size = sum(box.content.fate_copies)
        self.phases, self.units, self.spaces, self.wide = phases, units, spaces, len(phases) + PUBLIC
        # The question, and how far the game is.
        self.seat = layout.add("seat", seats)
        self.asked = layout.add("asked", seats + 1)  # last: nobody
        self.outcome = layout.add("outcome", OUTCOMES)
        self.over = layout.add("over", 1)
        self.rule = layout.add("rule", 2)  # chapter and number
        self.course = layout.add("course", STEPS + units + 1)  # step, units that had their turn, whose turn is next
        self.doing = layout.add("procedures", self.depth, self.wide, low=-1.0)  # that which runs now first
        self.listed = layout.add("list", 2 * spaces)  # of a procedure: what is drawn from; where enemies have gone
        self.draft = layout.add("draft", 1 + DRAFT, low=-1.0)  # whether there is one; its numbers
        self.half = layout.add("half", 2, low=-1.0)  # likewise
        self.round = layout.add("round", 1)
        self.starter = layout.add("starting player", seats)
        # The map.
        self.tiles = layout.add("tiles", spaces // SPACES)
        self.land = layout.add("land", spaces, len(TERRAIN) + PRINTED)
        # Kingdom units.
        self.who = layout.add("character", units, len(KINGDOM))
        self.where = layout.add("unit at", units, 3, low=-1.0)  # whether it is on the map; coordinates
        self.stands = layout.add("unit on", units, spaces)
        self.soldiers = layout.add("soldiers", units)
        self.resources = layout.add("resources", units)
        self.damage = layout.add("damage", units)
        self.hand_size = layout.add("hand size", units)
        self.allies = layout.add("allies", units, enemies)  # in order
        self.banners = layout.add("banners", units, self.banner_size)  # card by card
        self.hand = layout.add("hand", units, len(SUPPORT))  # how many of each, of the seat's own
        self.dead = layout.add("dead", len(KINGDOM))  # in order
        # The empire.
        self.troops = layout.add("troops", spaces)
        self.commanders = layout.add("commander at", enemies, 3, low=-1.0)
        self.occupied = layout.add("commander on", spaces)  # which
        self.enemy_damage = layout.add("commander damage", enemies)
        self.fate = layout.add("fate", enemies, len(FATES))
        self.bound = layout.add("bound", enemies, units + 2)  # to which unit; then: to nobody, to one who has died
        self.defeated = layout.add("defeated", enemies)  # in order
        # Decks and events.
        self.deck = layout.add("deck", 1)
        self.spent = layout.add("spent", len(SUPPORT))
        self.fates = layout.add("fates unseen", len(FATES))
        self.fates_spent = layout.add("fates spent", len(FATES))
        self.under = layout.add("fates under the deck", self.fate_size)  # 1: unknown
        self.met = layout.add("fates met", 1 + self.fate_size)  # whether there are any; card by card
        self.event = layout.add("event", len(EVENTS))
        self.events_left = layout.add("events left", 1)
        self.coming = layout.add("coming events", len(EVENTS))  # 1: unknown
        self.lasting = layout.add("lasting events", len(EVENTS))  # in order
        self.old = layout.add("old events", len(EVENTS))  # in order
        self.now = layout.add("this round", 5)  # shielded, fallen, sent, potions, calmed
        self.decoyed = layout.add("decoyed", spaces)
        self.apart = layout.add("apart", spaces, 2)  # soldiers; in order
        self.parts = tuple(layout.parts)
        self.length = layout.length
        self.at = [array("f", [1.0, q / FAR, r / FAR]) for q, r in box.layout.hexes]
        self.rule_of = Pieces(rule_numbers)
        self.course_of = Pieces(self.on_course)
        self.doing_of = Pieces(self.going_on)
        self.allies_of = Pieces(lambda allies: in_order(allies, enemies))
        self.banners_of = Pieces(lambda cards: row([(card + 1) / ORDER for card in cards], self.banner_size))
        self.hand_of = Pieces(lambda cards: [squeezed(cards.count(card)) for card in range(len(SUPPORT))])
        self.dead_of = Pieces(lambda dead: in_order(dead, len(KINGDOM)))
        self.counts_of = Pieces(lambda counts: [squeezed(count) for count in counts])
        self.commanders_of = Pieces(self.on_map)
        self.fate_of = Pieces(lambda fates: [number for fate in fates for number in one_hot(fate, len(FATES))])
        self.events_of = Pieces(lambda events: in_order(events, len(EVENTS)))
        self.cards_of = Pieces(lambda cards: [1.0 if card is None else (card + 1) / ORDER for card in cards])
        self.boards: dict[Board, list[array[float]]] = {}
        self.eyes = [Eyes(self, box, seat) for seat in range(seats)]

    def on_course(self, doing: tuple[Any, ...]) -> list[float]:
        """The course of play: its step, the heroes that had their turn, whose turn is next."""
        _, step, acted, seat = doing
        return [*one_hot(step, STEPS), *[float(acted >> unit & 1) for unit in range(self.units)], squeezed(seat)]

    def going_on(self, doing: tuple[Any, ...]) -> list[float]:
        """A procedure, and what everybody may know of it."""
        phase, public = doing[0], doing[1 : 1 + LISTS.get(doing[0], PUBLIC)]
        masks = MASKS.get(phase, ())
        found = [number / BITS if at in masks else squeezed(number) for at, number in enumerate(public)]
        return [*one_hot(self.phases.index(phase), len(self.phases)), *row(found, PUBLIC)]

    def on_map(self, spaces: tuple[int, ...]) -> array[float]:
        """Where commanders are, and of each space which is there."""
        found = zeros(3 * len(EMPIRE) + self.spaces)
        for enemy, space in enumerate(spaces):
            if space != NOWHERE:
                found[3 * enemy : 3 * enemy + 3] = self.at[space]
                found[3 * len(EMPIRE) + space] = (enemy + 1) / ORDER
        return found

    def blanks(self, board: Board) -> list[array[float]]:
        """Of each seat: what does not change once the map lies there."""
        found = self.boards.get(board)
        if found is None:
            if len(self.boards) >= BOARDS:
                self.boards.clear()
            tiles, land = array("f", shown_tiles(board.tiles)), array("f", printed(board))
            found = [eyes.blank[:] for eyes in self.eyes]
            for blank in found:
                blank[self.tiles : self.tiles + len(tiles)] = tiles
                blank[self.land : self.land + len(land)] = land
            self.boards[board] = found
        return found


class Eyes:
    """One seat of a set-up: its blank observation, and what is around the table as seen from there."""

    def __init__(self, plan: Plan, box: Box, seat: int) -> None:
        seats, units = box.seats, box.units
        turn = [(each - seat) % seats for each in range(seats)]
        self.blank = zeros(plan.length)
        self.blank[plan.seat + seat] = 1.0
        self.seats = [*turn, seats]  # of each seat, and last of nobody: its place
        order = [0, *[unit for place in range(seats) for unit in box.units_of[(seat + place) % seats]]]
        self.units = [order.index(unit) for unit in range(units)]
        self.where = [plan.where + 3 * place for place in self.units]
        self.stands = [plan.stands + plan.spaces * place for place in self.units]
        self.allies = [plan.allies + len(EMPIRE) * place for place in self.units]
        self.banners = [plan.banners + plan.banner_size * place for place in self.units]
        self.hand = [plan.hand + len(SUPPORT) * place for place in self.units]
        self.own = range(1, units) if box.open_hands else box.units_of[seat]
        self.who_of = Pieces(
            lambda who: [number for unit in order for number in one_hot(who[unit] if unit else -1, len(KINGDOM))]
        )
        self.counts_of = Pieces(lambda counts: [squeezed(counts[unit]) for unit in order])
        ties = [*self.units, units + 1, units]  # of each unit, and last of LOST and UNBOUND: its place
        self.bound_of = Pieces(lambda bound: [number for unit in bound for number in one_hot(ties[unit], units + 2)])


def in_order(things: Sequence[int], length: int) -> list[float]:
    """Of each of so many things, at which place of an order it is."""
    found = [0.0] * length
    for place, thing in enumerate(things, 1):
        found[thing] = place / ORDER
    return found


def shown_tiles(tiles: tuple[int, ...]) -> list[float]:
    """Of each place of the map, which tile lies there, or that none does yet."""
    return [(tile + 3) / ORDER for tile in tiles]


def printed(board: Board) -> list[float]:
    """What is printed on each space, and how far it is from there to the goal."""
    found: list[float] = []
    for space, terrain in enumerate(board.terrain):
        values = board.defence[space], board.collect[space], board.recruit[space], board.to_goal[space]
        found += [*one_hot(terrain, len(TERRAIN)), *[squeezed(value) for value in values]]
    return found


class UkObservation:
    """What `game.observation` is: a plan for each set-up, made when it is first asked for."""

    version: Final = VERSION

    def __init__(self, box_of: Callable[[Setup], Box], phases: Iterable[str]) -> None:
        named = sorted(set(phases))
        self.plans = Plans(box_of, lambda box: Plan(box, named))

    def parts(self, setup: Setup) -> tuple[Part, ...]:
        return self.plans.parts(setup)

    def observe(self, s: UkState, seat: int, out: Any) -> None:
        plan: Plan = self.plans[s.box]
        eyes, seen = plan.eyes[seat], view(s, seat)
        w = plan.blanks(s.board)[seat][:]
        if seen.tiles and not s.board.tiles:
            w[plan.tiles : plan.land] = array("f", shown_tiles(seen.tiles))
        write_question(plan, eyes, seen, w)
        write_procedures(plan, seen, w)
        write_kingdom(plan, eyes, seen, w)
        write_empire(plan, eyes, seen, w)
        write_cards(plan, seen, w)
        write_events(plan, seen, w)
        fill(out, w)


def write_question(plan: Plan, eyes: Eyes, seen: UkView, w: array[float]) -> None:
    """Who is asked, by which rule; what is half chosen; how far the game is."""
    w[plan.asked + eyes.seats[seen.asked]] = 1.0
    w[plan.outcome + seen.outcome] = 1.0
    if seen.over:
        w[plan.over] = 1.0
    w[plan.rule : plan.course] = plan.rule_of[seen.rule]
    if seen.draft is not None:
        w[plan.draft] = 1.0
        for at, number in enumerate(seen.draft, plan.draft + 1):
            w[at] = squeezed(number)
    if seen.half is not None:
        w[plan.half] = 1.0
        w[plan.half + 1] = squeezed(seen.half[0])
    w[plan.round] = squeezed(seen.round)
    w[plan.starter + eyes.seats[seen.starter]] = 1.0


def write_procedures(plan: Plan, seen: UkView, w: array[float]) -> None:
    """The course of play, and what runs on top of it."""
    doing, at, wide = seen.doing, plan.doing, plan.wide
    if doing:
        w[plan.course : at] = plan.course_of[doing[0]]
    for level in range(len(doing) - 1, 0, -1):
        if at < plan.listed:
            w[at : at + wide] = plan.doing_of[doing[level]]
            at += wide
        begins = LISTS.get(doing[level][0])
        if begins is not None:
            listed = doing[level][begins + 1 :]
            w[plan.listed : plan.listed + len(listed)] = array("f", [(number + 1) / PLACES for number in listed])


def write_kingdom(plan: Plan, eyes: Eyes, seen: UkView, w: array[float]) -> None:
    """The princess and the heroes."""
    w[plan.who : plan.where] = eyes.who_of[seen.who]
    w[plan.soldiers : plan.resources] = eyes.counts_of[seen.soldiers]
    w[plan.resources : plan.damage] = eyes.counts_of[seen.resources]
    w[plan.damage : plan.hand_size] = eyes.counts_of[seen.damage]
    w[plan.hand_size : plan.allies] = eyes.counts_of[seen.hand_size]
    allies, banners, at = seen.allies, seen.banners, plan.at
    for unit, space in enumerate(seen.at):
        if space != NOWHERE:
            where = eyes.where[unit]
            w[where : where + 3] = at[space]
            w[eyes.stands[unit] + space] = 1.0
        if allies[unit]:
            w[eyes.allies[unit] : eyes.allies[unit] + len(EMPIRE)] = plan.allies_of[allies[unit]]
        if banners[unit]:
            w[eyes.banners[unit] : eyes.banners[unit] + plan.banner_size] = plan.banners_of[banners[unit]]
    for unit in eyes.own:
        w[eyes.hand[unit] : eyes.hand[unit] + len(SUPPORT)] = plan.hand_of[seen.hand[unit]]
    if seen.dead:
        w[plan.dead : plan.troops] = plan.dead_of[seen.dead]


def write_empire(plan: Plan, eyes: Eyes, seen: UkView, w: array[float]) -> None:
    """Soldiers on the map, and the commanders."""
    w[plan.troops : plan.commanders] = plan.counts_of[seen.troops]
    w[plan.commanders : plan.enemy_damage] = plan.commanders_of[seen.enemy_at]
    w[plan.enemy_damage : plan.fate] = plan.counts_of[seen.enemy_damage]
    w[plan.fate : plan.bound] = plan.fate_of[seen.fate]
    w[plan.bound : plan.defeated] = eyes.bound_of[seen.bound]
    if seen.defeated:
        w[plan.defeated : plan.deck] = plan.allies_of[seen.defeated]
    for space in seen.decoyed:
        w[plan.decoyed + space] = 1.0
    apart = seen.apart
    for at in range(0, len(apart), 2):
        w[plan.apart + 2 * apart[at]] = squeezed(apart[at + 1])
        w[plan.apart + 2 * apart[at] + 1] = (at + 2) / 2 / PLACES


def write_cards(plan: Plan, seen: UkView, w: array[float]) -> None:
    """Support and fate cards that nobody holds."""
    w[plan.deck] = squeezed(seen.deck_size)
    w[plan.spent : plan.fates] = plan.counts_of[seen.spent]
    w[plan.fates : plan.fates_spent] = plan.counts_of[seen.fates]
    w[plan.fates_spent : plan.under] = plan.counts_of[seen.fates_spent]
    if seen.fates_under:
        w[plan.under : plan.under + len(seen.fates_under)] = plan.cards_of[seen.fates_under]
    if seen.fates_met is not None:
        w[plan.met] = 1.0
        w[plan.met + 1 : plan.met + 1 + len(seen.fates_met)] = plan.cards_of[seen.fates_met]


def write_events(plan: Plan, seen: UkView, w: array[float]) -> None:
    """This round's event, earlier ones and those to come; what has happened in this round."""
    if seen.event >= 0:
        w[plan.event + seen.event] = 1.0
    w[plan.events_left] = squeezed(seen.events_left)
    if seen.coming:
        w[plan.coming : plan.coming + len(seen.coming)] = plan.cards_of[seen.coming]
    w[plan.lasting : plan.old] = plan.events_of[seen.lasting]
    w[plan.old : plan.now] = plan.events_of[seen.old_events]
    now = seen.shielded, seen.fallen, seen.sent, seen.potions, seen.calmed
    w[plan.now : plan.decoyed] = plan.counts_of[now]
