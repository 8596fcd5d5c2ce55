"""The position as numbers, for those who train: read from one seat's view and recall, so nothing hidden can be in it.

`Plan` lists the parts and says what each holds. Seats, characters and stables come in their order around the table,
the seat's own first. A handful is how many cards of each value there are. Numbers of unicorns, cards and points are
counted from 1, so that 0 is none.
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
from hornbook.games.kill_the_unicorns.rules.box import NO_POWER, Box
from hornbook.games.kill_the_unicorns.rules.choices import CANDY, HORN
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, COLOURS, TRAPS
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, traps_in
from hornbook.games.kill_the_unicorns.rules.variants.expert import handfuls_of
from hornbook.games.kill_the_unicorns.screen.deals import UNKNOWN, KuRecall, recall
from hornbook.games.kill_the_unicorns.screen.view import view
from hornbook.games.kill_the_unicorns.screen.view_fields import KuView

VERSION: Final = 1
ROUNDS: Final = 5  # one to four, and before the first
CARDS: Final = 8  # of each character
MOST: Final = 64  # more than there are unicorns, pins or tokens
TRAP_CARDS: Final = 256  # more than the numbers of trap cards
ITEMS: Final = CANDY + COLOURS - HORN  # that lie on unicorns
PRICES: Final = 32  # more than a pâté is worth or a soap costs
STATUSES: Final = 3  # waiting, laid, passed
PUBLIC: Final = 4  # so many numbers may everybody know of what is going on
HALF: Final = 2  # so many numbers has a half
BEFORE: Final = 5  # numbers of the hunt before
# Of each Secondary: how many cards its deck has, the known ends of it, two handfuls.
TOP: Final = 1
BOTTOM: Final = TOP + CARDS
OWN: Final = BOTTOM + CARDS


class Plan:
    """What the numbers of one set-up are, and where; and those that follow from facts which all seats see alike."""

    def __init__(self, box: Box, phases: list[str]) -> None:
        layout, seats, values = Layout(), box.seats, len(box.cards.values)
        characters, traps, unicorns = len(box.chosen_by), len(TRAPS), box.unicorns
        # The question, and how far the game is.
        self.seat = layout.add("seat", seats)
        self.asked = layout.add("asked", seats + 1)  # last: nobody
        self.over = layout.add("over", 1)
        self.rule = layout.add("rule", 2)  # chapter and number
        self.doing = layout.add("phase", len(phases))
        layout.add("phase numbers", PUBLIC, low=-1.0)
        self.half = layout.add("half", 1 + HALF, low=-1.0)  # whether there is one; its numbers
        self.round = layout.add("round", ROUNDS)
        self.first = layout.add("first player", seats)
        # The seat's own cards.
        self.hand = layout.add("hand", values)
        self.laid = layout.add("laid by me", values)
        self.drawn = layout.add("drawn traps", traps + 1)  # which; how many
        # Characters, and then seats.
        self.character = layout.add("character", characters, len(CHARACTERS))
        self.status = layout.add("status", characters, STATUSES)
        self.hand_size = layout.add("hand size", characters)
        self.laid_size = layout.add("laid size", characters)
        self.cursed = layout.add("cursed", characters)
        self.shown = layout.add("shown", characters, 1 + values)  # whether laid cards lie open; the handful
        self.spent = layout.add("spent", characters, values)
        self.last_laid = layout.add("last laid", characters, values)
        self.ready = layout.add("power ready", seats)
        self.discards = layout.add("discards", seats, traps + 1)  # which, as far as known; how many
        self.buried = layout.add("buried", seats)
        self.pile = layout.add("pile", 1)
        # The hunt.
        self.at = layout.add("hunted", box.row + 1)  # first: none
        self.slots = layout.add("trap slots", 2 * box.row, seats + 1)  # who has set a trap there; last: nobody
        self.looked = layout.add("traps looked at", 1)
        self.known = layout.add("known traps", 2 * box.row, traps)
        self.turned = layout.add("turned trap", seats + traps)  # whose, which
        self.declared = layout.add("declared", CARDS + 1)
        self.opener = layout.add("opener", seats + 1)  # last: nobody
        self.before = layout.add("last hunt", BEFORE, low=-1.0)  # unicorn, captor, traps: turned, shown, shown
        # Unicorns. In a stable, and where they are gone, they have an order.
        self.row = layout.add("row", box.row, 1 + unicorns)  # whether a unicorn has gone from there; which is there
        self.stable = layout.add("stable", box.stables, 2, unicorns)
        self.gone = layout.add("gone", 2, unicorns)
        self.colour = layout.add("colour", unicorns, COLOURS + 1)
        self.worth = layout.add("worth", unicorns, low=-1.0)
        self.units = layout.add("units", unicorns)
        self.pins = layout.add("pinned traps", CARDS * characters, 3, low=-1.0)  # in order: unicorn, card, points
        self.tokens = layout.add("tokens", 2 * COLOURS + box.horns, 1 + ITEMS)  # in order: unicorn, which item
        self.deck = layout.add("deck", 1)
        # The market.
        self.eaten = layout.add("pâté taken", box.stables, box.pates)
        self.pate = layout.add("pâté", box.pates)
        self.horn = layout.add("horns", 1)
        self.dust = layout.add("dust", COLOURS)
        self.candy = layout.add("candy", COLOURS)
        self.soap = layout.add("soap", box.soaps)
        self.rainbow = layout.add("double rainbow", box.stables + 1)  # last: nobody
        # KU-12.5 The Secondaries.
        self.secondaries = layout.add("secondaries", seats if box.two else 0, OWN + 2 * values)
        # What the seat knows and may not look at again.
        self.sealed = layout.add("recalled traps", 2 * box.row, traps)  # in slots: set or looked at by the seat
        self.out = layout.add("recalled discards", seats, traps)  # whose trap the seat has seen, and it is out of play
        # KU-10.1 Of each value, how many unspent cards a character has at least and at most, after what lay open.
        self.unspent = layout.add("recalled cards", characters if box.expert else 0, 2, values)
        self.parts = tuple(layout.parts)
        self.length = layout.length
        self.values, self.unicorns, self.phases = values, unicorns, phases
        self.row_size, self.pin_size, self.token_size = box.row, CARDS * characters, 2 * COLOURS + box.horns
        self.most = most_worth(box)
        self.handfuls = [
            array("f", [cards.count(each) / CARDS for each in box.cards.values]) for cards in box.cards.cards
        ]
        self.dyes = [array("f", [left >> colour & 1 for colour in range(COLOURS)]) for left in range(1 << COLOURS)]
        self.rule_of = Pieces(rule_numbers)
        self.doing_of = Pieces(self.going_on)
        self.traps_of = Pieces(which_traps)
        self.row_of = Pieces(self.in_row)
        self.herd_of = Pieces(self.herd)
        hues = [array("f", one_hot(colour, COLOURS + 1)).tobytes() for colour in range(COLOURS + 1)]
        self.colour_of = Pieces(lambda colours: b"".join(map(hues.__getitem__, colours)))
        self.worth_of = Pieces(lambda worth: [each / self.most for each in worth])
        self.units_of = Pieces(lambda units: [each / CARDS for each in units])
        self.pins_of = Pieces(self.pinned)
        self.tokens_of = Pieces(self.marked)
        self.prices_of = Pieces(lambda tokens: [(each + 1) / PRICES for each in tokens])
        self.before_of = Pieces(last_hunt)
        self.eyes = [Eyes(self, box, seat) for seat in range(seats)]

    def going_on(self, doing: tuple[Any, ...]) -> list[float]:
        """A phase, and what everybody may know of it."""
        phase = one_hot(self.phases.index(doing[0]), len(self.phases))
        return phase + row([squeezed(number) for number in doing[1:]], PUBLIC)

    def in_row(self, unicorns: tuple[int, ...]) -> array[float]:
        """The unicorn of each place, and where one has gone."""
        found = zeros(self.row_size * (1 + self.unicorns))
        for place, each in enumerate(unicorns):
            found[place * (1 + self.unicorns) + 1 + each] = 1.0
        return found

    def herd(self, unicorns: tuple[int, ...]) -> array[float]:
        """Which unicorns are among these, and in which order."""
        found = zeros(2 * self.unicorns)
        for at, each in enumerate(unicorns, 1):
            found[each] = 1.0
            found[self.unicorns + each] = at / MOST
        return found

    def pinned(self, pins: tuple[int, ...]) -> array[float]:
        """Traps that lie on unicorns."""
        found = zeros(3 * self.pin_size)
        for at in range(0, len(pins), 3):
            found[at] = (pins[at] + 1) / MOST
            found[at + 1] = (pins[at + 1] + 1) / TRAP_CARDS
            found[at + 2] = pins[at + 2] / self.most
        return found

    def marked(self, tokens: tuple[int, ...]) -> array[float]:
        """Market tokens that lie on unicorns."""
        found = zeros(self.token_size * (1 + ITEMS))
        for at in range(0, len(tokens), 2):
            place = at // 2 * (1 + ITEMS)
            found[place] = (tokens[at] + 1) / MOST
            found[place + 1 + tokens[at + 1] - HORN] = 1.0
        return found


class Eyes:
    """One seat of a set-up: its blank observation, and what is around the table as seen from there."""

    def __init__(self, plan: Plan, box: Box, seat: int) -> None:
        seats, stables, own, values = box.seats, box.stables, box.stable_of[seat], plan.values
        self.blank = zeros(plan.length)
        self.blank[plan.seat + seat] = 1.0
        turn = [(each - seat) % seats for each in range(seats)]
        self.seats = [*turn, seats]  # of each seat, and last of nobody: its place
        self.stables = [*[(stable - own) % stables for stable in range(stables)], stables]
        # Of two characters of one player, the second is so many places behind as there are seats.
        characters = [each // seats * seats + turn[each % seats] for each in range(len(box.chosen_by))]
        self.characters = [
            (
                plan.hand_size + place,
                plan.laid_size + place,
                plan.spent + place * values,
                plan.last_laid + place * values,
            )
            for place in characters
        ]
        self.shown = [(plan.cursed + place, plan.shown + place * (1 + values)) for place in characters]
        self.discards = [plan.discards + place * (len(TRAPS) + 1) for place in turn]
        self.stable = [plan.stable + place * 2 * plan.unicorns for place in self.stables]
        self.eaten = [plan.eaten + place * box.pates for place in self.stables]
        self.out = [plan.out + place * len(TRAPS) for place in turn]
        self.unspent = [plan.unspent + place * 2 * values for place in characters]
        self.secondaries = [plan.secondaries + place * (OWN + 2 * values) for place in turn]
        self.character_of = Pieces(around(characters, len(CHARACTERS)))
        self.status_of = Pieces(around(characters, STATUSES))
        self.ready_of = Pieces(lambda ready: [ready[(seat + place) % seats] / NO_POWER for place in range(seats)])


def around(places: list[int], wide: int) -> Callable[[Sequence[int]], list[float]]:
    """How something that is one of so many things for each character is seen from a seat."""

    def turned(things: Sequence[int]) -> list[float]:
        found = [0.0] * (wide * len(places))
        for place, thing in zip(places, things, strict=True):
            if thing >= 0:
                found[wide * place + thing] = 1.0
        return found

    return turned


def which_traps(bits: int) -> list[float]:
    """A set of traps and how many they are; of those that are only counted, how many."""
    known = traps_in(max(0, bits))
    return [*[float(trap in known) for trap in range(len(TRAPS))], (len(known) if bits >= 0 else ~bits) / MOST]


def last_hunt(last: tuple[int, ...]) -> list[float]:
    """The hunt before: nothing, if there was none."""
    if not last:
        return [0.0] * BEFORE
    unicorn, captor, *traps = last
    return [(unicorn + 1) / MOST, captor / CARDS, *[(trap + 1) / TRAP_CARDS for trap in traps]]


def most_worth(box: Box) -> int:
    """More than any unicorn can be worth or lose, whatever lies on it."""
    content = box.content
    pinned = sum([abs(content.trap_points[trap]) for deck in content.trap_decks for trap in deck])
    most: int = max(content.stars) + pinned + content.horn_points * box.horns + content.dust_points * COLOURS
    return 1 << most.bit_length()


class KuObservation:
    """What `game.observation` is: a plan for each set-up, made when it is first asked for."""

    version: Final = VERSION

    def __init__(self, box_of: Callable[[Setup], Box], phases: Iterable[str]) -> None:
        named = sorted(set(phases))
        self.plans = Plans(box_of, lambda box: Plan(box, named))

    def parts(self, setup: Setup) -> tuple[Part, ...]:
        return self.plans.parts(setup)

    def observe(self, s: KuState, seat: int, out: Any) -> None:
        plan: Plan = self.plans[s.box]
        eyes, seen = plan.eyes[seat], view(s, seat)
        w = eyes.blank[:]
        write_question(plan, eyes, seen, w)
        write_players(plan, eyes, seen, w)
        write_hunt(plan, eyes, seen, w)
        write_unicorns(plan, eyes, seen, w)
        write_market(plan, eyes, seen, w)
        if seen.secondary:
            write_secondaries(plan, eyes, seen, w)
        write_recall(plan, eyes, s, recall(s, seat), w)
        fill(out, w)


def write_question(plan: Plan, eyes: Eyes, seen: KuView, w: array[float]) -> None:
    """Who is asked, by which rule, in the course of what; what is half chosen."""
    w[plan.asked + eyes.seats[seen.asked]] = 1.0
    w[plan.rule : plan.doing] = plan.rule_of[seen.rule]
    if seen.doing:
        w[plan.doing : plan.half] = plan.doing_of[seen.doing]
    else:
        w[plan.over] = 1.0
    if seen.half is not None:
        w[plan.half] = 1.0
        for at, number in enumerate(seen.half, plan.half + 1):
            w[at] = squeezed(number)
    w[plan.round + seen.round] = 1.0
    w[plan.first + eyes.seats[seen.first]] = 1.0


def write_players(plan: Plan, eyes: Eyes, seen: KuView, w: array[float]) -> None:
    """The seat's own cards, every character, every seat."""
    handfuls, values = plan.handfuls, plan.values
    w[plan.hand : plan.laid] = handfuls[seen.hand or 0]
    if seen.laid_by_me:
        w[plan.laid : plan.drawn] = handfuls[seen.laid_by_me]
    if seen.drawn:
        w[plan.drawn : plan.character] = plan.traps_of[seen.drawn]
    w[plan.character : plan.status] = eyes.character_of[seen.character]
    w[plan.status : plan.hand_size] = eyes.status_of[seen.status]
    hand_size, laid_size, spent, last = seen.hand_size, seen.laid_size, seen.spent, seen.last_laid
    for each, (hand_at, laid_at, spent_at, last_at) in enumerate(eyes.characters):
        w[hand_at] = hand_size[each] / CARDS
        if laid_size[each]:
            w[laid_at] = laid_size[each] / CARDS
        if spent[each]:
            w[spent_at : spent_at + values] = handfuls[spent[each] or 0]
        if last and last[each]:
            w[last_at : last_at + values] = handfuls[last[each]]
    if seen.laid is not None or seen.voodoo:
        write_open_cards(plan, eyes, seen, w)
    w[plan.ready : plan.discards] = eyes.ready_of[seen.power_ready]
    for seat, traps in enumerate(seen.discard):
        if traps:
            at = eyes.discards[seat]
            w[at : at + len(TRAPS) + 1] = plan.traps_of[traps]
    if seen.buried_size is not None:
        for seat, size in enumerate(seen.buried_size):
            w[plan.buried + eyes.seats[seat]] = size / MOST
    w[plan.pile] = seen.pile_size / CARDS


def write_open_cards(plan: Plan, eyes: Eyes, seen: KuView, w: array[float]) -> None:
    """Which characters' laid cards lie open, and whose cards cannot pay."""
    laid = seen.laid or (None,) * len(eyes.shown)
    for each, (cursed_at, shown_at) in enumerate(eyes.shown):
        if seen.voodoo >> each & 1:
            w[cursed_at] = 1.0
        handful = laid[each]
        if handful is not None:
            w[shown_at] = 1.0
            w[shown_at + 1 : shown_at + 1 + plan.values] = plan.handfuls[handful]


def write_hunt(plan: Plan, eyes: Eyes, seen: KuView, w: array[float]) -> None:
    """The hunted unicorn's place, traps, what was declared, the hunt before."""
    w[plan.at + 1 + seen.at] = 1.0
    places, at = eyes.seats, plan.slots
    for setter in seen.traps:
        w[at + places[setter]] = 1.0
        at += len(places)
    if seen.known_traps is not None:
        w[plan.looked] = 1.0
        for slot, trap in enumerate(seen.known_traps):
            if trap is not None:
                w[plan.known + slot * len(TRAPS) + trap] = 1.0
    if seen.turned >= 0:
        w[plan.turned + places[seen.turned // OWNER]] = 1.0
        w[plan.declared - len(TRAPS) + seen.turned % OWNER] = 1.0
    w[plan.declared + seen.declared] = 1.0
    w[plan.opener + places[seen.opener]] = 1.0
    w[plan.before : plan.row] = plan.before_of[seen.last_hunt]


def write_unicorns(plan: Plan, eyes: Eyes, seen: KuView, w: array[float]) -> None:
    """Where each one is, what it has become and what lies on it."""
    w[plan.row : plan.stable] = plan.row_of[seen.row]
    herd_of, wide = plan.herd_of, 2 * plan.unicorns
    for at, held in zip(eyes.stable, seen.stable, strict=False):
        w[at : at + wide] = herd_of[held]
    if seen.gone:
        w[plan.gone : plan.colour] = herd_of[seen.gone]
    w[plan.colour : plan.worth] = plan.colour_of[seen.colour]
    w[plan.worth : plan.units] = plan.worth_of[seen.worth]
    w[plan.units : plan.pins] = plan.units_of[seen.units]
    if seen.pins:
        w[plan.pins : plan.tokens] = plan.pins_of[seen.pins]
    if seen.tokens:
        w[plan.tokens : plan.deck] = plan.tokens_of[seen.tokens]
    w[plan.deck] = seen.deck_size / MOST


def write_market(plan: Plan, eyes: Eyes, seen: KuView, w: array[float]) -> None:
    """What the gnomes still have, and what was eaten."""
    prices_of = plan.prices_of
    for stable, eaten in enumerate(seen.eaten):
        if eaten:
            at = eyes.eaten[stable]
            w[at : at + len(eaten)] = prices_of[eaten]
    w[plan.pate : plan.pate + len(seen.pate)] = prices_of[seen.pate]
    w[plan.horn] = seen.horn / MOST
    w[plan.dust : plan.candy] = plan.dyes[seen.dust]
    w[plan.candy : plan.soap] = plan.dyes[seen.candy]
    if seen.soap:
        w[plan.soap : plan.soap + len(seen.soap)] = prices_of[seen.soap]
    w[plan.rainbow + eyes.stables[seen.rainbow]] = 1.0


def write_secondaries(plan: Plan, eyes: Eyes, seen: KuView, w: array[float]) -> None:
    """KU-12.5 The Secondaries' decks, and what their owner holds and has laid for them."""
    values = plan.values
    for owner, (size, top, bottom, hand, laid) in enumerate(seen.secondary or ()):
        at = eyes.secondaries[owner]
        w[at] = (size + 1) / MOST
        for place, card in enumerate(top, at + TOP):
            w[place] = 1.0 if card is None else (card + 1) / PRICES
        for place, card in enumerate(bottom, at + BOTTOM):
            w[place] = 1.0 if card is None else (card + 1) / PRICES
        if hand is not None:
            w[at + OWN : at + OWN + values] = plan.handfuls[hand]
        if laid is not None:
            w[at + OWN + values : at + OWN + 2 * values] = plan.handfuls[laid]


def write_recall(plan: Plan, eyes: Eyes, s: KuState, known: KuRecall, w: array[float]) -> None:
    """What the seat did or was shown and may not look at again."""
    for slot, trap in enumerate(known.placed):
        if trap >= 0:
            w[plan.sealed + slot * len(TRAPS) + trap] = 1.0
    for at in range(0, len(known.witnessed), 2):
        setter, trap = divmod(known.witnessed[at], OWNER)
        if trap != UNKNOWN:
            w[eyes.out[setter] + trap] = 1.0
    if known.buried:
        for trap in traps_in(known.buried):
            w[plan.out + trap] = 1.0
    cards, stables = s.box.cards, s.box.stables
    for stable, worlds in enumerate(known.worlds):
        characters = range(stable, len(eyes.unspent), stables)
        held = [handfuls_of(cards, world, len(characters)) for world in worlds]
        for place, character in enumerate(characters):
            counts = list(zip(*[plan.handfuls[world[place]] for world in held], strict=True))
            w[eyes.unspent[character] : eyes.unspent[character] + 2 * plan.values] = array(
                "f", [*map(min, counts), *map(max, counts)]
            )
