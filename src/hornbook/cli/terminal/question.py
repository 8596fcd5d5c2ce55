"""A person at the terminal is asked: a choice, or one of the words that help to make it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import rich_click as click
from rich.text import Text

from hornbook.cli.records.keeper import save
from hornbook.cli.terminal import drawing
from hornbook.cli.terminal.help import Helping
from hornbook.cli.terminal.typed_choice import Choice, Offer
from hornbook.cli.terminal.typed_line import Quit, command_in, read_line
from hornbook.core.errors import HornbookError, UndoRefused

if TYPE_CHECKING:
    from hornbook.cli.terminal.game import Sitting

LISTED = 8


class Asking:
    """One question to one seat, asked until it is answered or a step is taken back."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting, self.seat = sitting, seat
        self.session, self.screen, self.words = sitting.session, sitting.screen, sitting.words(seat)
        self.game = self.session.game
        s = self.session.state
        codes = self.game.choices(s)
        if not codes:
            raise click.ClickException(
                f"{self.game.title} asks {self.words.name(seat)} ({s.rule or 'no rule'}) but offers no choice: "
                "a bug in the game"
            )
        self.offer = Offer([self.game.explain(s, code) for code in codes], self.words)
        self.helping = Helping(self)

    def ask(self) -> None:
        """Show the question, and listen until something has been decided."""
        self.show()
        tokens = [choice.token for choice in self.offer.choices]
        while True:
            try:
                if self.hear(read_line(self.prompt(), tokens)):
                    return
            except UndoRefused:
                self.warn(self.words.text("cli-undo-refused"))
            except HornbookError as problem:
                self.warn(str(problem))
            except click.ClickException as problem:
                self.warn(problem.format_message())

    def show(self) -> None:
        """The question and its choices."""
        s = self.session.state
        question = self.words.say(self.game.prompt(s))
        self.screen.print(Text.assemble((question, "bold"), (f"  {s.rule}", drawing.RULE)))
        self.screen.print(drawing.choices(self.offer.choices, self.screen.width))

    def height(self) -> int:
        """How many lines the question takes, down to the one where it is answered."""
        rows = self.screen.render_lines(drawing.choices(self.offer.choices, self.screen.width), pad=False)
        return len(rows) + 2

    def prompt(self) -> str:
        """What can be typed, in short, on the line where it is typed."""
        keys, example = self.offer.keys(), self.offer.example()
        if len(self.offer.choices) == 1:
            return self.words.text("cli-prompt-one", keys=keys) + " > "
        message = "cli-prompt-numbers" if example else "cli-prompt"
        return self.words.text(message, keys=keys, example=example) + " > "

    def hear(self, line: str) -> bool:
        """Do what the line says; whether the question is settled."""
        exact = self.offer.exactly(line) if line.strip() else None
        command, rest = command_in(line)
        if exact is None and command == "quit":
            raise Quit
        if exact is None and command == "undo":
            self.session.undo(self.seat)
            return True
        if exact is None and command:
            self.help_with(command, rest)
            return False
        self.session.choose((exact or self.choice(line.strip())).explained.code)
        return True

    def help_with(self, command: str, rest: str) -> None:
        """One of the words that decide nothing."""
        if command == "table":
            self.sitting.draw(self.seat, self.height())
            self.show()
        elif command == "log":
            self.sitting.log(self.seat)
        elif command == "save":
            self.say(save(self.sitting, rest, self.words))
        else:
            getattr(self.helping, command)(rest)

    def choice(self, text: str) -> Choice:
        """The one choice that the text means, or a refusal that says which could be meant."""
        found = self.offer.named(text)
        if len(found) == 1:
            return found[0]
        if found:
            raise click.ClickException("\n".join([self.words.text("cli-several", text=text), *listed(found)]))
        message = "cli-no-choice" if text else "cli-no-answer"
        raise click.ClickException(self.words.text(message, text=text, keys=self.offer.keys()))

    def say(self, text: str) -> None:
        """A line that may hold a command to copy, so it is not broken."""
        self.screen.print(text, soft_wrap=True)

    def warn(self, text: str) -> None:
        """A refusal."""
        self.screen.print(Text(text, style=drawing.STYLES["warn"]))


def listed(found: Sequence[Choice]) -> list[str]:
    """Some choices, one on a line, each with its letter."""
    lines = [f"  {choice.key}  {choice.label}" for choice in found[:LISTED]]
    return [*lines, "  …"] if len(found) > LISTED else lines
