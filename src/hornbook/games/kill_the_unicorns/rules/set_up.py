"""KU-2 Set-up."""

from __future__ import annotations

from typing import Final

from hornbook.core.events import Message, Seat, seats_of
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Frame, Wording, told_apart
from hornbook.core.tuples import put
from hornbook.games.kill_the_unicorns.rules.choices import CHARACTER, about_hunt
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS
from hornbook.games.kill_the_unicorns.rules.state import KuState

FIRST_PLAYER: Final = 0
PICK_CHARACTERS: Final = 1
STARTERS: Final = 2
PATES: Final = 3
SOAPS: Final = 4
READY: Final = 5


@declare_frame
class SetUp(Frame[KuState]):
    """KU-2 Set-up: first player, characters, starters, market. `bag` holds what is still to be drawn from."""

    NAME = "set-up"
    PHASE = "set-up"

    step: int = FIRST_PLAYER
    turn: int = 0
    bag: list[int] = []

    def public(self) -> tuple[int, ...]:
        return (self.step, self.turn)

    def run(self, s: KuState) -> None:
        box = s.box
        if self.step == FIRST_PLAYER:
            if box.first_player < 0:
                s.chance("first-player", box.seats, "KU-2.7")
            else:
                self.seat_first_player(s, box.first_player)
        elif self.step == PICK_CHARACTERS:
            self.pick_character(s)
        elif self.step == STARTERS:
            if self.turn < box.seats:
                s.chance("starter", len(self.bag), "KU-2.4")
            else:
                self.next(PATES, list(box.content.pates))
        elif self.step == PATES:
            if self.turn < box.pates:
                s.chance("pate", len(self.bag), "KU-2.6")
            else:
                self.next(SOAPS, list(box.content.soaps))
        elif self.step == SOAPS:
            if self.turn < box.soaps:
                s.chance("soap", len(self.bag), "KU-7.8")
            else:
                self.next(READY, [])
        else:
            if s.events is not None:
                args = {"pates": list(s.pate), "horns": s.horn}
                if box.soaps:
                    s.tell("market-ready-soap", "KU-2.6", {**args, "soaps": list(s.soap)})
                else:
                    s.tell("market-ready", "KU-2.6", args)
            s.done()

    def pick_character(self, s: KuState) -> None:
        """KU-2.1 The next character is named beforehand, chosen, or drawn."""
        box = s.box
        if self.turn == len(s.character):
            self.hand_out_traps(s)
            self.next(STARTERS, box.starters)
        elif box.characters:
            self.take_character(s, box.characters[self.slot(s)])
        elif box.choose_characters:
            seat = box.chosen_by[self.slot(s)]
            options = tuple([CHARACTER + character for character in self.bag])
            self.ask_unless_one(s, seat, options, "KU-12.1" if box.two else "KU-2.1")  # KU-1.4
        else:
            s.chance("character", len(self.bag), "KU-2.1")

    def prompt(self, s: KuState) -> Message:
        return Message("prompt-set-up", about_hunt(s))

    def explain(self, s: KuState, code: int) -> Wording:
        character = CHARACTERS[code - CHARACTER]
        return Wording(Message("choice-character", {"character": character}), (f"character:{character}",))

    def chosen(self, s: KuState, code: int) -> None:
        self.bag.remove(code - CHARACTER)
        self.take_character(s, code - CHARACTER)

    def rolled(self, s: KuState, outcome: int) -> None:
        if self.step == FIRST_PLAYER:
            self.seat_first_player(s, outcome)
        elif self.step == PICK_CHARACTERS:
            self.take_character(s, self.bag.pop(outcome))
        elif self.step == STARTERS:
            unicorn = self.bag.pop(outcome)
            stable = s.box.stable_of[self.turn]
            s.stable = put(s.stable, stable, s.stable[stable] + (unicorn,))
            if s.events is not None:
                s.tell("starter", "KU-2.4", {"seat": Seat(self.turn), "unicorn": s.box.content.unicorns[unicorn]})
            self.turn += 1
        else:
            drawn = self.bag.pop(outcome)
            if self.step == PATES:
                s.pate = tuple(sorted((*s.pate, drawn)))
            else:
                s.soap = tuple(sorted((*s.soap, drawn)))
            self.turn += 1

    def outcome_name(self, s: KuState, outcome: int) -> str:
        if self.step == FIRST_PLAYER:
            return f"seat:{outcome + 1}"
        if self.step == PICK_CHARACTERS:
            return CHARACTERS[self.bag[outcome]]
        if self.step == STARTERS:
            return s.box.content.unicorns[self.bag[outcome]]
        return told_apart([str(worth) for worth in self.bag], outcome)

    def next(self, step: int, bag: list[int]) -> None:
        """Go on to another part of the set-up."""
        self.step = step
        self.turn = 0
        self.bag = list(bag)

    def seat_first_player(self, s: KuState, seat: int) -> None:
        """KU-2.7 The first player takes the token."""
        s.first = seat
        if s.events is not None:
            if s.box.teams:
                for members in s.box.members:
                    s.tell("team", "KU-11.1", {"team": seats_of(members)})
            s.tell("first-player", "KU-2.7", {"seat": Seat(seat)})
        self.next(PICK_CHARACTERS, s.box.roster)

    def slot(self, s: KuState) -> int:
        """KU-2.1 Clockwise from the first player; with two players both Primaries, then both Secondaries."""
        seats = s.box.seats
        return (s.first + self.turn) % seats + (self.turn // seats) * seats

    def take_character(self, s: KuState, character: int) -> None:
        """KU-2.1 A character goes to its player; a power comes only with a seat's own (primary) character."""
        slot = self.slot(s)
        s.character = put(s.character, slot, character)
        if slot < s.box.seats and s.box.powers:
            s.power_seat = put(s.power_seat, character, slot)
        if s.events is not None:
            args = {"seat": Seat(s.box.chosen_by[slot]), "character": CHARACTERS[character]}
            if slot >= s.box.seats:
                s.tell("secondary", "KU-2.1", args)
            elif s.box.powers:
                s.tell("character-power", "KU-2.1", {**args, "power": [f"power-{CHARACTERS[character]}-text", {}]})
            else:
                s.tell("character", "KU-2.1", args)
        self.turn += 1

    def hand_out_traps(self, s: KuState) -> None:
        """KU-2.3 Each player shuffles the eight traps of the own character (the Secondary has none, KU-12.1)."""
        if s.box.traps:
            decks = s.box.content.trap_decks
            s.pile = [sum([1 << trap for trap in decks[s.character[seat]]]) for seat in range(s.box.seats)]
