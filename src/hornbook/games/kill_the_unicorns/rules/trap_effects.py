"""KU-14 The traps: what each of the 23 does when it is turned.

An effect is called with the trap card and the leader, and returns who captures the unicorn. Where somebody has to
choose, it calls a frame, which runs before the capture.
"""

from __future__ import annotations

from typing import Any, Final

from hornbook.core.deck import EVERYBODY, shuffled
from hornbook.core.events import Event, Message, Seat
from hornbook.core.fields import Half, declare_frame
from hornbook.core.frame import Frame, Wording
from hornbook.core.tuples import put, without
from hornbook.games.kill_the_unicorns.rules.choices import CARD, COLOUR, UNICORN, about_hunt, colour_name
from hornbook.games.kill_the_unicorns.rules.content import COLOURS, NO_COLOUR, TRAPS
from hornbook.games.kill_the_unicorns.rules.scoring import check_double_rainbow
from hornbook.games.kill_the_unicorns.rules.state import (
    OWNER,
    KuState,
    discard_unicorn,
    hold,
    hunt_number,
    pin,
    put_down,
    recolour,
    spend_cards,
    tell_of_hunt,
)
from hornbook.games.kill_the_unicorns.rules.totals import seat_of_hunter, stable_of_hunter, standing, totals
from hornbook.games.kill_the_unicorns.rules.variants.expert import see_best_lost

FREED: Final = -2
PINK: Final = 0
TRIPWIRE: Final = TRAPS.index("tripwire")


def idle(s: KuState, leader: int, rule: str) -> int:
    """KU-14.1 A trap that can do nothing: the leader captures."""
    if s.events is not None:
        tell_of_hunt(s, "trap-idle", rule, {}, "trap-idle", "KU-6.6")
    return leader


def tell_effect(s: KuState, message: str, rule: str, args: dict[str, Any]) -> None:
    """What a trap did; where it is hidden again, only that it did something (KU-10.1)."""
    tell_of_hunt(s, message, rule, args, "trap-works-past", "KU-6.6", tuple(args))


def add_points(s: KuState, card: int, leader: int) -> int:
    """KU-14.2 Athletic Unicorn, KU-14.3 Smelly Unicorn, KU-14.4 Unicorn Pee: points more or fewer."""
    pin(s, s.row[s.at], card, s.box.trap_points[card % OWNER])
    return leader


def running_is_useless(s: KuState, card: int, leader: int) -> int:
    """KU-14.5 Running Is Useless: the second-highest standing total captures."""
    order = standing(totals(s))
    return order[1] if len(order) > 1 else idle(s, leader, "KU-14.5")


def size_does_not_matter(s: KuState, card: int, leader: int) -> int:
    """KU-14.6 Size Does Not Matter: the lowest standing total captures."""
    order = standing(totals(s))
    return order[-1] if len(order) > 1 else idle(s, leader, "KU-14.6")


def duocorn(s: KuState, card: int, leader: int) -> int:
    """KU-14.7 Duocorn: the unicorn counts as two of its colour."""
    pin(s, s.row[s.at], card, 0)
    s.units = put(s.units, s.row[s.at], 2)
    return leader


def royal_pardon(s: KuState, card: int, leader: int) -> int:
    """KU-14.8 Royal Pardon: nobody captures."""
    return FREED


def pretty_in_pink(s: KuState, card: int, leader: int) -> int:
    """KU-14.9 Pretty in Pink: the unicorn turns pink."""
    pin(s, s.row[s.at], card, 0)
    recolour(s, s.row[s.at], PINK)
    return leader


def trigger_happy(s: KuState, card: int, leader: int) -> int:
    """KU-14.10 Trigger Happy: the captor loses the highest Hunt card left; a Secondary the highest of its deck."""
    cards = s.box.cards
    if s.box.two and leader >= 2:
        deck = s.secondary[leader - 2]
        if not deck.size():
            return idle(s, leader, "KU-14.10")
        see_best_lost(s, leader, leader)
        *rest, lost = deck.cards()
        s.secondary[leader - 2] = shuffled(rest)  # somebody has looked through it, so it is shuffled (KU-12.12)
        s.inferred = put(s.inferred, leader - 2, 0)
        tell_lost(s, leader % 2, lost)
        return leader
    first = victim = seat_of_hunter(s, leader)
    for member in s.box.members[leader]:
        if cards.best(s.hand[member]) > cards.best(s.hand[victim]):
            victim = member
    lost = cards.best(s.hand[victim])
    if lost < 0:
        return idle(s, leader, "KU-14.10")
    see_best_lost(s, victim, first)
    spend_cards(s, victim, cards.place[lost])
    tell_lost(s, victim, lost)
    return leader


def tell_lost(s: KuState, seat: int, lost: int) -> None:
    """KU-10.1 A lost card is discarded face up, in the Expert variant face down."""
    if s.events is not None:
        if s.box.expert:
            until, later = f"hunt {hunt_number(s)}", Event("trap-works-past", "KU-6.6", {}, {}, 0)
            s.tell("loses-card", "KU-14.10", {"seat": Seat(seat)}, {"card": lost}, 1 << seat, until, later)
        else:
            s.tell("loses-card", "KU-14.10", {"seat": Seat(seat), "card": lost})


def wrong_end_of_the_lance(s: KuState, card: int, leader: int) -> int:
    """KU-14.11 Wrong End of the Lance: the best single card of the standing hunters captures, ties cancelling."""
    best = [-1] * s.box.hunters
    for hunter in standing(totals(s)):
        best[hunter] = max([s.box.cards.best(s.laid[member]) for member in s.box.members[hunter]])
    order = standing(best)
    return order[0] if order else idle(s, leader, "KU-14.11")


def overpaid_escort(s: KuState, card: int, leader: int) -> int:
    """KU-14.12 Overpaid Escort: the second-highest standing hunter takes all laid cards back."""
    order = standing(totals(s))
    if len(order) == 1:
        return idle(s, leader, "KU-14.12")
    for member in s.box.members[order[1]]:
        for each in s.box.cards.cards[s.laid[member]]:
            take_back(s, member, each)
    if s.events is not None:
        tell_effect(s, "takes-all-back", "KU-14.12", {"seat": Seat(seat_of_hunter(s, order[1]))})
    return leader


def zombicorn(s: KuState, card: int, leader: int) -> int:
    """KU-14.13 Zombicorn: the captor gives up a unicorn of his stable."""
    if not s.stable[stable_of_hunter(s, leader)]:
        return idle(s, leader, "KU-14.13")
    s.call(FeedTheZombicorn(leader))
    return leader


def chromatic_sneeze(s: KuState, card: int, leader: int) -> int:
    """KU-14.14 Chromatic Sneeze: the setter names the unicorn's colour."""
    pin(s, s.row[s.at], card, 0)
    s.call(NameColour(card // OWNER))
    return leader


def arithmancy(s: KuState, card: int, leader: int) -> int:
    """KU-14.15 Arithmancy: the highest even standing total captures."""
    sums = totals(s)
    for hunter in standing(sums):
        if sums[hunter] % 2 == 0:
            return hunter
    return idle(s, leader, "KU-14.15")


def voodoo_doll(s: KuState, card: int, leader: int) -> int:
    """KU-14.16 Voodoo Doll: the captor's Hunt cards cannot pay in this round's market."""
    for member in s.box.members[leader]:
        s.voodoo |= 1 << member
    if s.events is not None:
        tell_effect(s, "voodoo", "KU-14.16", {"seat": Seat(seat_of_hunter(s, leader))})
    return leader


def bad_omen(s: KuState, card: int, leader: int) -> int:
    """KU-14.17 Bad Omen: no power for the captor in this round and the next."""
    for member in s.box.members[leader]:
        seat = s.box.chosen_by[member]
        s.ready = put(s.ready, seat, max(s.ready[seat], s.round + 2))
    if s.events is not None:
        tell_effect(s, "omen", "KU-14.17", {"seat": Seat(seat_of_hunter(s, leader))})
    return leader


def ghostly_coat(s: KuState, card: int, leader: int) -> int:
    """KU-14.18 Ghostly Coat: the unicorn loses its colour."""
    pin(s, s.row[s.at], card, 0)
    recolour(s, s.row[s.at], NO_COLOUR)
    return leader


def infallible_trap(s: KuState, card: int, leader: int) -> int:
    """KU-14.19 Infallible Trap: the captor takes one laid card back."""
    s.call(TakeCardBack(0, 1 << leader, 0))
    return leader


def decoy_unicorn(s: KuState, card: int, leader: int) -> int:
    """KU-14.20 Decoy Unicorn: the captor gets the top card of the deck instead."""
    if not s.deck:
        return idle(s, leader, "KU-14.20")
    s.call(DrawDecoy())
    return leader


def tripwire(s: KuState, card: int, leader: int) -> int:
    """KU-14.21 Tripwire: the setter will be first player, once the unicorn is captured (`first_by_tripwire`)."""
    return leader


def first_by_tripwire(s: KuState, setter: int, captor: int) -> int:
    """KU-14.21 Who becomes first player after a Tripwire: its setter, unless the captor is on the same side."""
    if s.box.stable_of[setter] == s.box.stable_of[captor]:
        return captor
    if s.events is not None:
        tell_effect(s, "tripwire", "KU-14.21", {"setter": Seat(setter)})
    return setter


def trojan_unicorn(s: KuState, card: int, leader: int) -> int:
    """KU-14.22 Trojan Unicorn: the setter exchanges one of his unicorns for one of the captor's."""
    setter, stable = card // OWNER, stable_of_hunter(s, leader)
    mine = s.box.stable_of[setter]
    if mine == stable or not s.stable[mine] or not s.stable[stable]:
        return idle(s, leader, "KU-14.22")
    s.call(TrojanSwap(setter, stable, -1))
    return leader


def encore(s: KuState, card: int, leader: int) -> int:
    """KU-14.23 Encore!: every hunter but the captor takes one laid card back."""
    others = 0
    for hunter, total in enumerate(totals(s)):
        if total >= 0 and hunter != leader:
            others |= 1 << hunter
    if not others:
        return idle(s, leader, "KU-14.23")
    s.call(TakeCardBack(0, others, 1))
    return leader


def ballad_of_fame(s: KuState, card: int, leader: int) -> int:
    """KU-14.24 Ballad of Fame: a point for each hunter in this hunt, up to three."""
    hunters = len([total for total in totals(s) if total >= 0])
    pin(s, s.row[s.at], card, min(s.box.trap_points[card % OWNER], hunters))
    return leader


EFFECTS: Final = [
    add_points,
    add_points,
    add_points,
    running_is_useless,
    size_does_not_matter,
    duocorn,
    royal_pardon,
    pretty_in_pink,
    trigger_happy,
    wrong_end_of_the_lance,
    overpaid_escort,
    zombicorn,
    chromatic_sneeze,
    arithmancy,
    voodoo_doll,
    bad_omen,
    ghostly_coat,
    infallible_trap,
    decoy_unicorn,
    tripwire,
    trojan_unicorn,
    encore,
    ballad_of_fame,
]
"""In the order of `content.TRAPS`."""


def take_back(s: KuState, character: int, card: int) -> None:
    """A laid card returns to the hand; a Secondary's goes under its deck, seen by both (KU-12.12)."""
    handful = s.box.cards.place[card]
    put_down(s, character, s.laid[character] - handful)
    if character < s.box.seats:
        hold(s, character, s.hand[character] + handful)
    else:
        s.secondary[character - 2] = s.secondary[character - 2].with_bottom(card, EVERYBODY)


@declare_frame
class FeedTheZombicorn(Frame[KuState]):
    """KU-14.13 Zombicorn: the captor picks a unicorn of his stable; it leaves with everything on it."""

    NAME = "zombicorn"
    PHASE = "zombicorn"

    captor: int

    def prompt(self, s: KuState) -> Message:
        return Message("prompt-zombicorn", about_hunt(s))

    def run(self, s: KuState) -> None:
        stable = s.stable[stable_of_hunter(s, self.captor)]
        options = tuple(sorted([UNICORN + unicorn for unicorn in stable]))
        self.ask_unless_one(s, seat_of_hunter(s, self.captor), options, "KU-14.13")  # KU-1.4

    def chosen(self, s: KuState, code: int) -> None:
        unicorn = code - UNICORN
        discard_unicorn(s, stable_of_hunter(s, self.captor), unicorn)
        if s.events is not None:
            args = {"seat": Seat(seat_of_hunter(s, self.captor)), "unicorn": s.box.content.unicorns[unicorn]}
            tell_of_hunt(s, "zombicorn-eats", "KU-14.13", args, "gives-up-past", "KU-6.6")
        s.done()


@declare_frame
class NameColour(Frame[KuState]):
    """KU-14.14 Chromatic Sneeze: the setter names one of the four colours."""

    NAME = "sneeze"
    PHASE = "sneeze"

    setter: int

    def prompt(self, s: KuState) -> Message:
        return Message("prompt-sneeze", about_hunt(s))

    def explain(self, s: KuState, code: int) -> Wording:
        return Wording(Message("choice-colour", {"colour": colour_name(s, code - COLOUR)}))

    def run(self, s: KuState) -> None:
        s.ask(self.setter, ALL_COLOURS, "KU-14.14")

    def chosen(self, s: KuState, code: int) -> None:
        recolour(s, s.row[s.at], code - COLOUR)
        s.done()


ALL_COLOURS: Final = tuple([COLOUR + colour for colour in range(COLOURS)])


@declare_frame
class TakeCardBack(Frame[KuState]):
    """KU-14.19, KU-14.23 Each of some hunters takes one laid card back, clockwise from the first player."""

    NAME = "take-back"
    PHASE = "take-back"

    turn: int
    hunters: int  # mask
    encore: int  # which of the two traps

    def prompt(self, s: KuState) -> Message:
        return Message("prompt-take-back", about_hunt(s))

    def run(self, s: KuState) -> None:
        count = s.box.hunters
        while self.turn < count:
            hunter = self.hunter(s)
            if self.hunters >> hunter & 1:
                options = laid_cards(s, hunter)
                if len(options) > 1:
                    s.ask(seat_of_hunter(s, hunter), options, "KU-14.23" if self.encore else "KU-14.19")
                    return
                if options:  # KU-1.4
                    self.chosen(s, options[0])
                    continue
            self.turn += 1
        s.done()

    def hunter(self, s: KuState) -> int:
        """With two players: the first player's Primary and Secondary, then the other's."""
        if s.box.two:
            return (s.first + self.turn // 2) % 2 + 2 * (self.turn % 2)
        return (s.first + self.turn) % s.box.hunters

    def chosen(self, s: KuState, code: int) -> None:
        hunter = self.hunter(s)
        card = code - CARD
        speaker = seat_of_hunter(s, hunter) if s.box.teams else s.box.members[hunter][0]
        owner = speaker
        for member in (speaker, *s.box.members[hunter]):
            if card in s.box.cards.single[s.laid[member]]:
                owner = member
                break
        take_back(s, owner, card)
        if s.events is not None:
            rule = "KU-14.23" if self.encore else "KU-14.19"
            tell_effect(s, "takes-back", rule, {"seat": Seat(s.box.chosen_by[owner]), "card": card})
        self.turn += 1


def laid_cards(s: KuState, hunter: int) -> tuple[int, ...]:
    """The different cards that a hunter has lying there."""
    values = {card for member in s.box.members[hunter] for card in s.box.cards.single[s.laid[member]]}
    return tuple([CARD + card for card in sorted(values)])


@declare_frame
class DrawDecoy(Frame[KuState]):
    """KU-14.20 Decoy Unicorn: the hunted unicorn leaves, the top card of the deck takes its place."""

    NAME = "decoy"
    PHASE = "decoy"

    def run(self, s: KuState) -> None:
        s.chance("unicorn", len(s.deck), "KU-14.20")

    def rolled(self, s: KuState, outcome: int) -> None:
        drawn, hunted = s.deck[outcome], s.row[s.at]
        s.deck = without(s.deck, outcome)
        s.gone = s.gone + (hunted,)
        s.row = put(s.row, s.at, drawn)
        if s.events is not None:
            names = s.box.content.unicorns
            args = {"unicorn": names[hunted], "instead": names[drawn]}
            tell_of_hunt(s, "decoy", "KU-14.20", args, "decoy-past", "KU-6.6")
        s.done()

    def outcome_name(self, s: KuState, outcome: int) -> str:
        return s.box.content.unicorns[s.deck[outcome]]


@declare_frame
class TrojanSwap(Frame[KuState]):
    """KU-14.22 Trojan Unicorn: the setter picks one of his own, then one of the captor's; they change places."""

    NAME = "trojan"
    PHASE = "trojan"

    setter: int
    stable: int  # the captor's
    own: Half[int] = -1  # picked, and known only to the setter so far

    def prompt(self, s: KuState) -> Message:
        return Message("prompt-trojan-own" if self.own < 0 else "prompt-trojan-theirs", about_hunt(s))

    def run(self, s: KuState) -> None:
        stable = s.stable[s.box.stable_of[self.setter] if self.own < 0 else self.stable]
        options = tuple(sorted([UNICORN + unicorn for unicorn in stable]))
        self.ask_unless_one(s, self.setter, options, "KU-14.22")  # KU-1.4

    def chosen(self, s: KuState, code: int) -> None:
        if self.own < 0:
            self.own = code - UNICORN
            return
        home, theirs = s.box.stable_of[self.setter], code - UNICORN
        for stable, given, taken in ((home, self.own, theirs), (self.stable, theirs, self.own)):
            unicorns = s.stable[stable]
            s.stable = put(s.stable, stable, put(unicorns, unicorns.index(given), taken))
        if s.events is not None:
            names = s.box.content.unicorns
            args = {"setter": Seat(self.setter), "unicorn": names[self.own], "instead": names[theirs]}
            tell_of_hunt(s, "trojan-swap", "KU-14.22", args, "trojan-swap-past", "KU-6.6")
        check_double_rainbow(s, (self.stable, home))
        s.done()
