"""KU-13 Characters and their powers: who may act when, and what then happens.

The Knight lays one card more (KU-13.4): that is offered by the frames in which cards are laid, from `hunt.py` on.
"""

from __future__ import annotations

from typing import Final

from hornbook.core.deck import EVERYBODY
from hornbook.core.events import Event, Message, Seat
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Frame, Wording, told_apart
from hornbook.core.tuples import put
from hornbook.games.kill_the_unicorns.rules.choices import (
    CANCEL,
    CARD,
    HUSH,
    PASS,
    PEEK,
    RETREAT,
    SWAP,
    VALUES,
    about_hunt,
)
from hornbook.games.kill_the_unicorns.rules.content import BARD, CHARACTERS, HUNTRESS, MAGE, PRINCESS, SHAMAN, TRAPS
from hornbook.games.kill_the_unicorns.rules.state import (
    LAID,
    OWNER,
    PASSED,
    WAITING,
    KuState,
    hold,
    hunt_number,
    put_down,
    tell_of_hunt,
)
from hornbook.games.kill_the_unicorns.rules.variants.expert import see_open
from hornbook.games.kill_the_unicorns.rules.variants.secondary import draw

OPENING: Final = 1  # the hunt opens, nothing has been laid
BEFORE_LAYING: Final = 2  # just before a player lays or passes
CARDS_SHOWN: Final = 4  # all laid cards lie open, ties still stand
TRAP_TURNED: Final = 5  # a trap has been turned, and has done nothing yet

ACTORS: Final = ((), (PRINCESS, BARD), (BARD,), (), (MAGE, HUNTRESS), (SHAMAN,))
"""Of each window: whose powers it is for."""
NOBODY: Final = -1
RULES: Final = {PRINCESS: "KU-13.3", MAGE: "KU-13.5", SHAMAN: "KU-13.6", HUNTRESS: "KU-13.7", BARD: "KU-13.8"}


def may_use(s: KuState, character: int) -> bool:
    """KU-13.1 Once a round, and not under a Bad Omen."""
    seat = s.power_seat[character]
    return seat >= 0 and s.ready[seat] <= s.round


def spend(s: KuState, character: int) -> None:
    """KU-13.1 A power is used up for this round."""
    s.ready = put(s.ready, s.power_seat[character], s.round + 1)


def open_window(s: KuState, window: int, turn: int) -> bool:
    """KU-13.2 Ask whoever could use a power now, if anybody could; `turn` says whose laying this precedes."""
    actors, round = ACTORS[window], s.round
    for character in actors:
        seat = s.power_seat[character]
        if seat >= 0 and s.ready[seat] <= round:
            if window == BEFORE_LAYING and s.box.stable_of[seat] == s.box.stable_of[turn]:
                return False  # the Bard is asked before each rival's turn
            if has_use(s, character, seat):
                s.call(PowerWindow(window, turn, 0, character if len(actors) == 1 else NOBODY))
                return True
    return False


def has_use(s: KuState, character: int, seat: int) -> bool:
    """Whether a power could do anything now."""
    if character == PRINCESS:
        return s.placed[2 * s.at] >= 0
    if character == HUNTRESS:
        return s.status[seat] == LAID
    if character == SHAMAN:
        return True
    home = s.box.stable_of[seat]
    for target, stable in enumerate(s.box.stable_of):
        if stable != home and (can_hush(s, target) if character == BARD else can_exchange(s, target)):
            return True
    return False


def power_options(s: KuState, character: int) -> tuple[int, ...]:
    """What a character could do now, besides keeping the power."""
    seat = s.power_seat[character]
    if character == PRINCESS:
        return (PEEK,) if s.placed[2 * s.at] >= 0 else ()
    if character == BARD:
        return tuple([HUSH + target for target in hushable(s, seat)])
    if character == MAGE:
        return exchanges(s, seat)
    if character == HUNTRESS:
        return (RETREAT,) if s.status[seat] == LAID else ()
    return (CANCEL,)


def hushable(s: KuState, bard: int) -> list[int]:
    """KU-13.8 Rivals who have not laid yet and could."""
    stable_of = s.box.stable_of
    return [c for c in range(len(stable_of)) if stable_of[c] != stable_of[bard] and can_hush(s, c)]


def can_hush(s: KuState, character: int) -> bool:
    """Whether a character has not laid yet and could; in a team game, whether the whole team has not (KU-11.9)."""
    if s.status[character] != WAITING:
        return False
    box, size = s.box, s.box.cards.size
    if box.teams:
        mate = (character + 2) % 4
        mine, mates = size[s.hand[character]], size[s.hand[mate]]
        return s.status[mate] == WAITING and min(mine, mates) > 0 and mine + mates >= max(2, s.declared)
    if character < box.seats:
        return size[s.hand[character]] >= (s.declared or 1)
    return s.secondary[character - 2].size() >= (s.declared or 1)


def exchanges(s: KuState, mage: int) -> tuple[int, ...]:
    """KU-13.5 Any open card of a rival hunter who has another card to lay instead."""
    box = s.box
    codes: list[int] = []
    for character in range(len(s.status)):
        if box.stable_of[character] != box.stable_of[mage] and can_exchange(s, character):
            codes.extend([SWAP + character * VALUES + card for card in box.cards.single[s.laid[character]]])
    return tuple(codes)


def can_exchange(s: KuState, character: int) -> bool:
    """Whether a character has laid cards, and another one to lay instead."""
    if s.status[character] != LAID:
        return False
    return s.hand[character] > 0 if character < s.box.seats else s.secondary[character - 2].size() > 0


@declare_frame
class PowerWindow(Frame[KuState]):
    """KU-13.2 A moment for powers: clockwise from the first player, until nobody wants to act any more."""

    NAME = "powers"
    PHASE = "powers"

    window: int
    turn: int  # whose laying this precedes
    declined: int  # mask of characters that keep their power since the last one was used
    character: int  # who is being asked, or NOBODY

    def run(self, s: KuState) -> None:
        if self.character == NOBODY:
            able = self.candidates(s)
            if not able:
                s.done()
                return
            if len(able) > 1 and s.box.race:
                s.chance("race", len(able), "KU-13.2")
                return
            self.character = able[0]
        character = self.character
        s.ask(s.power_seat[character], (PASS, *power_options(s, character)), RULES[character])

    def candidates(self, s: KuState) -> list[int]:
        """Characters that could act and have not declined, clockwise from the first player."""
        able = []
        for character in ACTORS[self.window]:
            seat = s.power_seat[character]
            if seat >= 0 and s.ready[seat] <= s.round and not self.declined >> character & 1:
                if has_use(s, character, seat):
                    able.append(character)
        if len(able) > 1:
            able.sort(key=lambda character: (s.power_seat[character] - s.first) % s.box.seats)
        return able

    def prompt(self, s: KuState) -> Message:
        trap = TRAPS[s.turned % OWNER] if s.turned >= 0 else ""
        return Message(f"prompt-power-{CHARACTERS[self.character]}", {**about_hunt(s), "trap": trap})

    def explain(self, s: KuState, code: int) -> Wording:
        if code == PASS:
            return Wording(Message("choice-keep-power", {}))
        if code < HUSH:
            return s.KINDS.wording(s, code)
        target, card = (code - HUSH, 0) if code < SWAP else divmod(code - SWAP, VALUES)
        message = "choice-hush" if code < SWAP else "choice-swap"
        args: dict[str, object] = {"other": Seat(s.box.chosen_by[target])}
        if code >= SWAP:
            args["card"] = card
        secondary = "-secondary" if target >= s.box.seats else ""
        return Wording(Message(message + secondary, args), (f"hunter:{target + 1}",))

    def rolled(self, s: KuState, outcome: int) -> None:
        self.character = self.candidates(s)[outcome]

    def outcome_name(self, s: KuState, outcome: int) -> str:
        return CHARACTERS[self.candidates(s)[outcome]]

    def chosen(self, s: KuState, code: int) -> None:
        character = self.character
        self.character = NOBODY
        if code == PASS:
            self.declined |= 1 << character
            if len(ACTORS[self.window]) == 1:
                s.done()
            else:
                self.run(s)
            return
        self.declined = 0
        seat = s.power_seat[character]
        spend(s, character)
        if code == PEEK:
            inspect_traps(s, seat)
        elif code == RETREAT:
            retreat(s, seat)
        elif code == CANCEL:
            if s.events is not None:
                stopped = {"seat": Seat(seat), "trap": TRAPS[s.turned % OWNER]}
                tell_of_hunt(s, "trap-cancelled", "KU-13.6", stopped, "trap-cancelled-past", "KU-13.6", ("trap",))
            s.done(1)
        elif HUSH <= code < HUSH + 6:
            hush(s, seat, code - HUSH)
        else:
            target, card = divmod(code - SWAP, VALUES)
            if s.events is not None:
                args = {"seat": Seat(seat), "other": Seat(s.box.chosen_by[target]), "card": card}
                tell_of_hunt(s, "second-thoughts", "KU-13.5", args, "second-thoughts-past", "KU-13.5", ("card",))
            s.call(SecondThoughts(target, card))


def inspect_traps(s: KuState, seat: int) -> None:
    """KU-13.3 Royal Inspection: the Princess looks at the traps of the unicorn about to be hunted."""
    s.peeked |= 1 << seat
    s.reveal()
    if s.events is not None:
        traps = [TRAPS[card % OWNER] for card in s.placed[2 * s.at : 2 * s.at + 2] if card >= 0]
        args = {"seat": Seat(seat), "place": s.at + 1}
        if s.box.expert or s.box.hidden_unpicked:  # KU-6.10 she cannot look up the trap that will not be turned
            later = Event("peeks", "KU-13.3", args, {}, 0)
            s.tell("peeks", "KU-13.3", args, {"traps": traps}, 1 << seat, f"looked at {hunt_number(s)}", later)
        else:
            s.tell("peeks", "KU-13.3", args, {"traps": traps}, 1 << seat)


def hush(s: KuState, seat: int, target: int) -> None:
    """KU-13.8 Captive Audience: the named character must pass this hunt; in a team game so must the whole team."""
    box = s.box
    for character in box.members[box.hunter_of[target]] if box.teams else (target,):
        s.status[character] = PASSED
    if s.events is not None:
        whom = {"seat": Seat(seat), "other": Seat(box.chosen_by[target])}
        s.tell("hushes-secondary" if target >= box.seats else "hushes", "KU-13.8", whom)


def retreat(s: KuState, seat: int) -> None:
    """KU-13.7 Silent Retreat: the Huntress takes her own cards back and has passed; other characters' cards stay."""
    hold(s, seat, s.hand[seat] + s.laid[seat])
    put_down(s, seat, 0)
    s.status[seat] = PASSED
    if s.events is not None:
        s.tell("retreats", "KU-13.7", {"seat": Seat(seat)})


@declare_frame
class SecondThoughts(Frame[KuState]):
    """KU-13.5 Second Thoughts: the target takes an open card back and must lay another one, face up."""

    NAME = "second-thoughts"
    PHASE = "second-thoughts"

    target: int
    card: int

    def prompt(self, s: KuState) -> Message:
        return Message("prompt-second-thoughts", {**about_hunt(s), "card": self.card})

    def run(self, s: KuState) -> None:
        box, target = s.box, self.target
        if target < box.seats:
            options = tuple([CARD + card for card in box.cards.single[s.hand[target]]])
            if box.cards.size[s.hand[target]] == 1:  # KU-1.4: that two cards are equal nobody else can see
                self.chosen(s, options[0])
            else:
                s.ask(target, options, "KU-13.5")
        else:
            deck = s.secondary[target - 2]
            s.chance("hunt-card", deck.rolls(), "KU-12.11")

    def chosen(self, s: KuState, code: int) -> None:
        place = s.box.cards.place
        s.hand[self.target] += place[self.card] - place[code - CARD]
        self.exchange(s, code - CARD)

    def rolled(self, s: KuState, outcome: int) -> None:
        """KU-12.11 A Secondary's card goes under its deck, and the top card takes its place."""
        seat = self.target - 2
        new = s.secondary[seat].next(outcome)
        draw(s, seat, outcome)
        s.secondary[seat] = s.secondary[seat].with_bottom(self.card, EVERYBODY)
        self.exchange(s, new)

    def outcome_name(self, s: KuState, outcome: int) -> str:
        deck = s.secondary[self.target - 2]
        return told_apart([str(deck.next(each)) for each in range(s.rolls)], outcome)

    def exchange(self, s: KuState, new: int) -> None:
        """The laid cards after the exchange."""
        place = s.box.cards.place
        s.laid[self.target] += place[new] - place[self.card]
        see_open(s, self.target, s.laid[self.target] + place[self.card])
        if s.events is not None:
            args = {"seat": Seat(s.box.chosen_by[self.target]), "old": self.card, "new": new}
            args["total"] = s.box.cards.total[s.laid[self.target]]
            rule = "KU-12.11" if self.target >= s.box.seats else "KU-13.5"
            tell_of_hunt(s, "exchanges", rule, args, "exchanges-past", rule, ("old", "new", "total"))
        s.done()
