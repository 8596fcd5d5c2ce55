"""A game at one terminal: turns of people and bots, the table, and the events that each viewer has been told."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import rich_click as click
from rich.text import Text

from hornbook.bots import make_bot
from hornbook.cli.output import Screen
from hornbook.cli.terminal import drawing, layout
from hornbook.cli.terminal.introduction import opening
from hornbook.cli.terminal.question import Question
from hornbook.cli.terminal.seats import Player
from hornbook.cli.terminal.typed_line import read_line
from hornbook.core.play.perspective import Perspective
from hornbook.core.play.session import Session
from hornbook.core.rng import seed_from
from hornbook.core.state import OVER
from hornbook.words import YOU, Words

RETOLD = 6
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class TerminalGame:
    """People and bots at one screen. Several people pass it on, with a curtain in between."""

    def __init__(self, session: Session, players: Sequence[Player], language: str, screen: Screen) -> None:
        self.session, self.players, self.language, self.screen = session, list(players), language, screen
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        bots = {seat: player.bot for seat, player in enumerate(players) if player.bot}
        self.bots = {seat: make_bot(bot, session.game, files=True) for seat, bot in bots.items()}
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self._heard: dict[int | None, int] = {}
        self._words: dict[int | None, Words] = {}
        self._newcomers: set[int] = set()
        self._set_up = 0

    def begin(self) -> None:
        """Begin a new game: people are told the events of the set-up that concern them before their first question."""
        self._newcomers = set(self.people)
        self._set_up = len(self.session.events)
        for viewer in self.people:
            self._heard[viewer] = self._set_up

    def skip(self) -> None:
        """Go on with a recorded game: only the last few events are printed again."""
        for viewer in (*self.people, None):
            self._heard[viewer] = max(0, len(self.session.events) - RETOLD)

    def play(self) -> None:
        """Play until the game is over, or somebody quits."""
        while (seat := self.session.state.pending) != OVER:
            self.tell()
            if seat in self.bots:
                self.let_bot_choose(seat)
            else:
                self.turn_to(seat)
                self.ask(seat)
        self.finish()

    def ask(self, seat: int) -> None:
        """Draw the table and ask the question; a newcomer is told first what the game is about."""
        question = Question(self, seat)
        preface = Text()
        if seat in self._newcomers:
            self._newcomers.discard(seat)
            set_up = [event for _, event in self.session.events[: self._set_up]]
            setup = self.session.game.setup_of(self.session.state)
            preface = opening(self.screen, setup, seat, set_up, self.words(seat))
        lines = len(preface.wrap(self.screen, self.screen.width)) + 1 if preface else layout.EVENTS_SEEN
        self.draw(seat, question.height() + lines)
        if preface:
            self.screen.print(preface)
            self.let_read(lines + question.height(), seat)
        question.ask()

    def let_read(self, lines: int, seat: int) -> None:
        """Wait for Enter, if the screen is too small for the introduction and the question."""
        if self.screen.is_terminal and sys.stdin.isatty() and lines > self.screen.height:
            read_line(self.words(seat).text("cli-press-enter") + " ")
        else:
            self.screen.print()

    def let_bot_choose(self, seat: int) -> None:
        """The bot in this seat decides, from what the seat knows; chance for it depends on seed, seat and ply alone."""
        session = self.session
        if not session.game.choices(session.state):
            raise click.ClickException(f"{session.game.title} asks {self.players[seat].name} but offers no choice")
        rng = random.Random(seed_from(session.header["seed"], seat, session.state.ply))
        with self.thinking(self.words(None).text("cli-bot-thinking", name=self.players[seat].name)):
            answer = self.bots[seat].choose(Perspective(session.game, session.state, seat), rng)
        session.choose(answer.code)

    def turn_to(self, seat: int) -> None:
        """Hand the screen to a seat: where several people share it, it is cleared, and they confirm."""
        if self.viewer == seat:
            return
        name, words = self.players[seat].name, self.words(None)
        self.clear()
        self.screen.print(Text(words.text("cli-pass-on", name=name), style="bold"))
        read_line(words.text("cli-alone", name=name) + " ")
        self.viewer = seat
        self.tell()

    def tell(self) -> None:
        """Print the events that the person at the screen has not seen; with several people, only on their turns."""
        if len(self.people) > 1 and self.viewer != self.session.state.pending:
            return
        self.retell(self.viewer, self._heard.get(self.viewer, 0))
        self._heard[self.viewer] = len(self.session.events)

    def retell(self, viewer: int | None, start: int = 0) -> None:
        """Print every event from `start` on, as far as the viewer may know it now."""
        words = self.words(viewer)
        for _, event in self.session.log()[start:]:
            self.screen.print(drawing.event_line(self.screen, words.event(event.seen_by(viewer)), event.rule))

    def log(self, viewer: int, start: int = 0) -> None:
        """Print every event from `start` on with its number."""
        words = self.words(viewer)
        for number, (_, event) in enumerate(self.session.log()[start:], start + 1):
            told = words.event(event.seen_by(viewer))
            self.screen.print(drawing.event_line(self.screen, told, event.rule, f"{number:>4}  "))

    def draw(self, viewer: int | None, others: int = 0) -> None:
        """Draw the table as the viewer sees it; `others` is how many other lines should fit on the screen."""
        game = self.session.game
        sections = drawing.picture(game, game.view_json(self.session.state, viewer))
        self.screen.print(layout.table(sections, self.words(viewer), self.screen, others))

    def finish(self) -> None:
        """The table, the last events, the score sheet and who won by which rule."""
        heard = self._heard.get(self.viewer, 0)
        if len(self.people) > 1:
            self.viewer = None
        self.draw(self.viewer)
        self.retell(self.viewer, heard)
        result = self.session.game.result(self.session.state)
        if result is not None:
            self.screen.print()
            self.screen.print(drawing.score_sheet(self.screen, result, self.words(self.viewer)))

    def words(self, viewer: int | None) -> Words:
        """The words for one viewer."""
        if viewer not in self._words:
            names = [player.name for player in self.players]
            you = viewer if viewer is not None and names[viewer] == YOU[self.language] else None
            self._words[viewer] = Words(self.session.game, self.language, names, you, ids=True)
        return self._words[viewer]

    def clear(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        if self.screen.is_terminal:
            self.screen.file.write(CLEAR)

    @contextmanager
    def thinking(self, what: str) -> Iterator[None]:
        """Show a status line meanwhile, at a terminal."""
        if not self.screen.is_terminal:
            yield
            return
        with self.screen.status(f"{what}…"):
            yield
