"""A game at one terminal: whose turn it is, who looks on, and what they have been told."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.text import Text

from hornbook.bots import make_bot
from hornbook.cli import drawing
from hornbook.cli.asking import Asking, read_line
from hornbook.cli.output import Screen
from hornbook.cli.seats import Seat
from hornbook.core.perspective import Perspective
from hornbook.core.picture import Section
from hornbook.core.rng import seed_from
from hornbook.core.session import Session
from hornbook.core.state import OVER
from hornbook.words import YOU, Words

RETOLD = 6
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class Sitting:
    """People and bots at one screen. Several people pass it on, with a curtain in between."""

    def __init__(self, session: Session, seats: Sequence[Seat], language: str, screen: Screen) -> None:
        self.session, self.seats, self.language, self.screen = session, list(seats), language, screen
        self.people = [number for number, seat in enumerate(seats) if not seat.bot]
        self.bots = {number: make_bot(seat.bot) for number, seat in enumerate(seats) if seat.bot}
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self._heard: dict[int | None, int] = {}
        self._drawn: dict[int | None, list[Section]] = {}
        self._words: dict[int | None, Words] = {}

    def play(self) -> None:
        """Until the game is over, or somebody quits."""
        self.tell()
        while (seat := self.session.state.pending) != OVER:
            if seat in self.bots:
                self.let_bot_choose(seat)
            else:
                self.turn_to(seat)
                self.draw(seat)
                Asking(self, seat).ask()
            self.tell()
        self.finish()

    def skip(self) -> None:
        """A game that goes on from a record: only the last few things are told again."""
        for viewer in (*self.people, None):
            self._heard[viewer] = max(0, len(self.session.events) - RETOLD)

    def let_bot_choose(self, seat: int) -> None:
        """The bot in this seat decides, from what the seat knows; chance for it depends on seed, seat and ply alone."""
        session = self.session
        rng = random.Random(seed_from(session.header["seed"], seat, session.state.ply))
        with self.thinking(f"{self.seats[seat].name} is thinking"):
            answer = self.bots[seat].choose(Perspective(session.game, session.state, seat), rng)
        session.choose(answer.code)

    def turn_to(self, seat: int) -> None:
        """Where several people share the screen, nobody sees what is meant for the next one."""
        if self.viewer == seat:
            return
        name = self.seats[seat].name
        self.clear()
        self.screen.print(Text(f"Pass the device to {name}.", style="bold"))
        read_line(f"{name}: press Enter when only you can see the screen. ")
        self.viewer = seat
        self._drawn.pop(seat, None)
        self.tell()

    def tell(self) -> None:
        """What the person at the screen has not heard yet; with several people, only on their turns."""
        if len(self.people) > 1 and self.viewer != self.session.state.pending:
            return
        self.retell(self.viewer, self._heard.get(self.viewer, 0))
        self._heard[self.viewer] = len(self.session.events)

    def retell(self, viewer: int | None, start: int = 0) -> None:
        """Every event from there on, as far as the viewer may know it."""
        words = self.words(viewer)
        for _, event in self.session.events[start:]:
            self.screen.print(drawing.event_line(self.screen, words.event(event.seen_by(viewer)), event.rule))

    def draw(self, viewer: int | None, whole: bool = False) -> None:
        """The table as the viewer sees it: all of it, or what has changed since the last drawing and single lines."""
        game = self.session.game
        sections = drawing.picture(game, game.view(self.session.state, viewer))
        before = [] if whole else self._drawn.get(viewer, [])
        self._drawn[viewer] = sections
        for section in sections:
            if section not in before or drawing.is_line(section):
                self.screen.print()
                self.screen.print(drawing.section(section, self.words(viewer), self.screen))

    def finish(self) -> None:
        """The last events, the table, the score sheet and who won by which rule."""
        if len(self.people) > 1:
            self.retell(None, self._heard.get(self.viewer, 0))
            self.viewer = None
        self.draw(self.viewer, whole=True)
        result = self.session.game.result(self.session.state)
        if result is not None:
            self.screen.print()
            self.screen.print(drawing.score_sheet(self.screen, result, self.words(self.viewer)))

    def words(self, viewer: int | None) -> Words:
        """The words for one viewer."""
        if viewer not in self._words:
            names = [seat.name for seat in self.seats]
            you = viewer if viewer is not None and names[viewer] == YOU[self.language] else None
            self._words[viewer] = Words(self.session.game, self.language, names, you)
        return self._words[viewer]

    def clear(self) -> None:
        """An empty screen, nothing left to scroll back to."""
        if self.screen.is_terminal:
            self.screen.file.write(CLEAR)

    @contextmanager
    def thinking(self, what: str) -> Iterator[None]:
        """A line that comes and goes while somebody looks on."""
        if not self.screen.is_terminal:
            yield
            return
        with self.screen.status(f"{what}…"):
            yield
