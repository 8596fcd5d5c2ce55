"""KU-6 Definitely Maybe: cards are shown, ties cancel, a trap springs, somebody takes the unicorn."""

from __future__ import annotations

from operator import add
from typing import Any, Final

from hornbook.core.events import Message, Seat, seats_of
from hornbook.core.fields import declare_frame
from hornbook.core.frame import Frame, Wording
from hornbook.core.tuples import put
from hornbook.games.kill_the_unicorns.rules.choices import TURN, about_hunt
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, TRAPS
from hornbook.games.kill_the_unicorns.rules.powers import CARDS_SHOWN, TRAP_TURNED, open_window
from hornbook.games.kill_the_unicorns.rules.scoring import check_double_rainbow
from hornbook.games.kill_the_unicorns.rules.state import ALL, LAID, OWNER, KuState, tell_of_hunt
from hornbook.games.kill_the_unicorns.rules.totals import highest_standing, seat_of_hunter, totals
from hornbook.games.kill_the_unicorns.rules.trap_effects import EFFECTS, FREED, TRIPWIRE, first_by_tripwire
from hornbook.games.kill_the_unicorns.rules.traps import tell_discard, witness
from hornbook.games.kill_the_unicorns.rules.variants.expert import see_open, see_spent

REVEAL: Final = 0
COMPARE: Final = 1
TRAP: Final = 2
EFFECT: Final = 3
CAPTURE: Final = 4


@declare_frame
class DefinitelyMaybe(Frame[KuState]):
    """KU-6.1 Definitely Maybe: the resolution of one hunt, step by step."""

    NAME = "resolution"
    PHASE = "resolution"

    step: int = REVEAL
    leader: int = -1  # hunter with the highest standing total
    captor: int = -1  # hunter who takes the unicorn, or FREED
    trap: int = -1  # the trap card that took effect, or -1

    def run(self, s: KuState) -> None:
        if s.rainbow >= 0:  # KU-8.6, by a Trojan swap
            s.done()
            return
        if self.step == REVEAL:
            self.step = COMPARE
            if LAID in s.status:
                reveal(s)
                if open_window(s, CARDS_SHOWN, -1):
                    return
        if self.step == COMPARE:
            self.compare(s)
            if s.stack[-1] is not self:
                return
        if self.step == TRAP:
            s.ask(seat_of_hunter(s, self.leader), TURNS, "KU-6.5")
            return
        if self.step == EFFECT:
            self.step = CAPTURE  # KU-6.6
            self.trap = s.turned
            self.captor = EFFECTS[s.turned % OWNER](s, s.turned, self.leader)
            if s.events is not None and self.captor not in (self.leader, FREED):
                s.tell("captor-changes", "KU-6.6", {"seat": Seat(seat_of_hunter(s, self.captor))})
            if s.stack[-1] is not self:
                return
        s.last = (s.row[s.at], self.captor, s.turned, *s.last[3:])
        self.capture(s)
        if s.rainbow < 0:
            self.pass_token(s)
            clear_hunt(s)
        s.done()

    def compare(self, s: KuState) -> None:
        """KU-6.2 Ties cancel; KU-6.4 the highest total that stands leads; KU-6.3 if none stands, it escapes."""
        sums = totals(s)
        leader = highest_standing(sums)
        s.last = (s.row[s.at], -1, -1, -1, -1, *s.laid)
        if s.events is not None:
            tell_comparison(s, sums, leader)
        if leader < 0:
            self.captor = FREED
            self.step = CAPTURE
            return
        self.leader = self.captor = leader
        if s.placed[2 * s.at] < 0:
            self.step = CAPTURE
        elif s.placed[2 * s.at + 1] < 0:
            self.turn_trap(s, 0)
        else:
            self.step = TRAP

    def prompt(self, s: KuState) -> Message:
        return Message("prompt-resolution", about_hunt(s))

    def explain(self, s: KuState, code: int) -> Wording:
        slot = code - TURN
        setter = Seat(s.placed[2 * s.at + slot] // OWNER)
        return Wording(Message("choice-turn", {"slot": slot + 1, "setter": setter}), (f"slot:{slot + 1}",))

    def chosen(self, s: KuState, code: int) -> None:
        self.turn_trap(s, code - TURN)

    def turn_trap(self, s: KuState, slot: int) -> None:
        """KU-6.5 The leader turns a trap; the Shaman may still say no (KU-13.6)."""
        at = 2 * s.at + slot
        s.turned = s.placed[at]
        s.placed[at] = s.setters[at] = -1
        witness(s, s.turned, ALL)
        self.step = EFFECT
        if s.events is not None:
            setter, trap = divmod(s.turned, OWNER)
            leader = Seat(seat_of_hunter(s, self.leader))
            args: dict[str, Any] = {"seat": leader, "setter": Seat(setter), "trap": TRAPS[trap]}
            args["effect"] = list(s.box.trap_text(trap))
            tell_of_hunt(s, "trap-turned", TRAP_RULES[trap], args, "trap-turned-past", "KU-6.5", ("trap", "effect"))
        open_window(s, TRAP_TURNED, -1)

    def returned(self, s: KuState, result: int) -> None:
        if self.step == EFFECT and result:  # cancelled by the Shaman
            self.step = CAPTURE

    def capture(self, s: KuState) -> None:
        """KU-6.7 The captor takes the unicorn and becomes first player; nobody may, and then nothing changes."""
        unicorn = s.row[s.at]
        s.row = put(s.row, s.at, -1)
        if self.captor == FREED:
            s.gone = s.gone + (unicorn,)
            if s.events is not None:
                rule = "KU-14.8" if self.trap >= 0 else "KU-6.3" if s.shown else "KU-5.7"
                args = {"unicorn": s.box.content.unicorns[unicorn]}
                tell_of_hunt(s, "escapes", rule, args, "escapes", "KU-6.6" if self.trap >= 0 else rule)
            return
        stable = s.box.stable_of[s.box.members[self.captor][0]]
        s.stable = put(s.stable, stable, s.stable[stable] + (unicorn,))
        if s.events is not None:
            taken = {"seat": Seat(seat_of_hunter(s, self.captor)), "unicorn": s.box.content.unicorns[unicorn]}
            s.tell("captures", "KU-6.7", taken)
        check_double_rainbow(s, (stable,))

    def pass_token(self, s: KuState) -> None:
        """KU-6.9 The captor is the new first player, unless the Tripwire gives the token to its setter (KU-14.21)."""
        if self.captor == FREED:
            return
        heir = seat_of_hunter(s, self.captor)
        if self.trap >= 0 and self.trap % OWNER == TRIPWIRE:
            heir = first_by_tripwire(s, self.trap // OWNER, heir)
        if heir == s.first:
            return
        s.first = heir
        if s.events is not None:
            s.tell("new-first-player", "KU-6.9", {"seat": Seat(heir)})


TURNS: Final = (TURN, TURN + 1)
TRAP_RULES: Final = [f"KU-14.{number}" for number in range(2, 2 + len(TRAPS))]
"""Where the rulebook describes each trap."""


def reveal(s: KuState) -> None:
    """KU-6.1 All laid cards are turned up."""
    before, shown = s.shown, 0
    for character, status in enumerate(s.status):
        if status == LAID:
            shown |= 1 << character
    s.shown = shown | before
    if s.events is None and not s.worlds:
        return
    for character in range(len(s.status)):
        if shown & ~before & 1 << character:
            see_open(s, character, s.laid[character])
            if s.events is not None:
                args = {"seat": Seat(s.box.chosen_by[character]), "cards": list(s.box.cards.cards[s.laid[character]])}
                args["total"] = s.box.cards.total[s.laid[character]]
                message = "reveals-secondary" if character >= s.box.seats else "reveals"
                tell_of_hunt(s, message, "KU-6.1", args, f"{message}-past", "KU-6.1", ("cards", "total"))


def tell_comparison(s: KuState, sums: list[int], leader: int) -> None:
    """The totals, which of them cancel, and who leads."""
    if max(sums) < 0:
        s.tell("nobody-hunts", "KU-5.7", {})
        return
    if s.box.teams:
        for team, members in enumerate(s.box.members):
            if sums[team] >= 0:
                tell_total(s, "team-total", "KU-11.5", {"team": seats_of(members), "total": sums[team]})
    for total in sorted({each for each in sums if each >= 0 and sums.count(each) > 1}, reverse=True):
        out = [character for hunter in hunters_at(sums, total) for character in s.box.members[hunter]]
        if s.box.two:  # a player may stand there twice
            characters = [CHARACTERS[s.character[character]] for character in out]
            tell_total(s, "characters-tied", "KU-6.2", {"total": total, "characters": characters})
        else:
            tell_total(s, "tie-cancelled", "KU-6.2", {"total": total, "seats": seats_of(out)})
    if leader >= 0:
        message = "leads-secondary" if s.box.two and leader >= 2 else "leads"
        tell_total(s, message, "KU-6.4", {"seat": Seat(seat_of_hunter(s, leader)), "total": sums[leader]})
    else:
        s.tell("all-tied", "KU-6.3", {})


def tell_total(s: KuState, message: str, rule: str, args: dict[str, Any]) -> None:
    """A sum of laid cards, which is hidden again where these are."""
    tell_of_hunt(s, message, rule, args, f"{message}-past", rule, ("total",))


def hunters_at(sums: list[int], total: int) -> list[int]:
    """The hunters with this total."""
    return [hunter for hunter, each in enumerate(sums) if each == total]


def clear_hunt(s: KuState) -> None:
    """KU-6.8 Laid cards and traps go to their owners' discards; what was pinned stays on the unicorn."""
    if s.worlds:
        for character, handful in enumerate(s.laid):
            see_spent(s, character, handful)
    if s.box.open_spent:
        s.spent = tuple(map(add, s.spent, s.laid))
    s.laid = [0] * len(s.laid)
    s.laid_size = [0] * len(s.laid)
    s.shown = 0
    if s.turned >= 0:
        discard_trap(s, s.turned, turned=True)
        s.turned = -1
    for slot in range(s.box.slots):
        at = 2 * s.at + slot
        card = s.placed[at]
        if card >= 0:
            s.placed[at] = s.setters[at] = -1
            if s.box.shown_unpicked:
                s.last = put(s.last, 3 + slot, card)
            discard_trap(s, card, turned=False)
    s.peeked = 0


def discard_trap(s: KuState, card: int, turned: bool) -> None:
    """KU-6.10 A trap that was turned is discarded openly, one that was not as the set-up says; a pinned one stays."""
    seat, trap = divmod(card, OWNER)
    if turned:
        if s.box.pinned[trap] and card in s.pins[1::3]:
            return
        s.discard[seat] |= 1 << trap
        return
    witness(s, card, ALL if s.box.shown_unpicked else s.peeked)
    if s.box.hidden_unpicked:
        s.buried[seat] |= 1 << trap
        if s.events is not None:
            s.tell("trap-buried", "KU-6.10", {"seat": Seat(seat)})
        return
    s.discard[seat] |= 1 << trap
    if s.events is not None:
        if s.box.shown_unpicked:
            args = {"seat": Seat(seat), "trap": TRAPS[trap]}
            tell_of_hunt(s, "trap-unused", "KU-6.10", args, "trap-unused", "KU-6.10", ("trap",))
        else:
            tell_discard(s, "trap-unused", "KU-6.10", seat, trap)
