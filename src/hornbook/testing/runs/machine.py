"""A Hypothesis machine that plays a game and shrinks whatever breaks it. Needs Hypothesis."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, ClassVar

from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.strategies import integers

from hornbook.core.errors import IllegalChoice
from hornbook.core.game import Game
from hornbook.core.play import records
from hornbook.core.play.session import Session
from hornbook.core.setup import Setup
from hornbook.testing.law_broken import broken
from hornbook.testing.laws import Law, law_copy, law_events, law_offers, law_round_trip, law_views

MACHINE_LAWS: tuple[Law, ...] = (law_views, law_events, law_copy, law_round_trip, law_offers)


class GameMachine(RuleBasedStateMachine):
    """One game: choose, save, copy, take back, try what is refused, look."""

    game: ClassVar[Game[Any]]
    setups: ClassVar[Sequence[Setup]]
    laws: ClassVar[Sequence[Law]]
    session: Session

    @initialize(setup=integers(0, 10_000), seed=integers(0, 2**32))
    def begin(self, setup: int, seed: int) -> None:
        self.session = Session(self.game, self.setups[setup % len(self.setups)], seed)
        self.digests: list[str] = []

    def decides(self) -> bool:
        return bool(self.session.state.pending >= 0)

    def may_undo(self) -> bool:
        return self.decides() and self.session.can_undo(self.session.state.pending)

    @precondition(decides)
    @rule(pick=integers(0, 10_000))
    def choose(self, pick: int) -> None:
        options = self.game.choices(self.session.state)
        self.digests.append(self.game.digest(self.session.state))
        self.session.choose(options[pick % len(options)])

    @rule()
    def save_and_load(self) -> None:
        s = self.session.state
        self.go_on_from(self.game.from_json(json.loads(json.dumps(self.game.to_json(s)))))

    @rule()
    def go_on_from_a_copy(self) -> None:
        self.go_on_from(self.game.copy(self.session.state))

    @precondition(may_undo)
    @rule()
    def undo(self) -> None:
        self.session.undo(self.session.state.pending)
        if self.game.digest(self.session.state) != self.digests.pop():
            raise broken("law 6 (undo)", "undo does not restore the digest", self.game, self.session.state)

    @rule(code=integers(-2, 2**20))
    def try_what_is_not_on_offer(self, code: int) -> None:
        s = self.session.state
        if code in self.game.choices(s):
            return
        before = self.game.digest(s)
        try:
            self.game.apply(s, code)
        except IllegalChoice:
            pass
        else:
            raise broken("law 4 (offers)", f"choice {code} is not on offer but accepted", self.game, s)
        if self.game.digest(s) != before:
            raise broken("law 4 (offers)", "a refused choice changed the game", self.game, s)

    @rule(seed=integers(0, 2**16))
    def look(self, seed: int) -> None:
        for law in self.laws:
            law(self.game, self.session.state, seed)

    @invariant()
    def position_is_possible(self) -> None:
        s = self.session.state
        problems = self.game.check(s)
        if problems:
            raise broken("law 4 (offers)", f"the position is wrong: {problems[0]}", self.game, s)

    def teardown(self) -> None:
        if hasattr(self, "session"):
            *_, (s, _step) = records.replay(self.game, records.read(self.session.lines()))
            if self.game.digest(s) != self.game.digest(self.session.state):
                raise broken("law 3 (records)", "its record leads to another state", self.game, s)

    def go_on_from(self, s: Any) -> None:
        before = self.session.state
        s.events = before.events
        self.session.state = s
        if self.game.digest(before) != self.game.digest(s):
            raise broken("law 2 (copies)", "the game goes on from another state", self.game, before)


def game_machine(
    game: Game[Any], setups: Sequence[Setup], laws: Sequence[Law] = MACHINE_LAWS
) -> type[RuleBasedStateMachine]:
    """A state machine for `run_state_machine_as_test`, or for a test by its `TestCase`."""
    return type("GameMachine", (GameMachine,), {"game": game, "setups": list(setups), "laws": tuple(laws)})
