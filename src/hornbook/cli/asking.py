"""A person at the terminal is asked: a choice, or one of the words that help to make it."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

import rich_click as click
from rich.table import Table
from rich.text import Text

from hornbook.bots import make_bot
from hornbook.cli import drawing
from hornbook.cli.rulefinding import contents, find_rules
from hornbook.core.errors import AmbiguousToken, HornbookError, IllegalChoice
from hornbook.core.game import Explained
from hornbook.core.perspective import Perspective

if TYPE_CHECKING:
    from hornbook.cli.sitting import Sitting

HINTING_BOT = "hard"
WORDS_TO_TYPE = (
    ("1, 2, …", "make that choice; its token will do too, or a part that is enough"),
    ("? N", "explain choice N and the rule behind it"),
    ("why", "the rule behind the last thing that happened"),
    ("rules, rules N", "the rulebook's contents, one chapter or one rule"),
    ("hint", f"what the {HINTING_BOT} bot would do, and why"),
    ("undo", "take your last step back, while nobody has learned anything from it"),
    ("table", "draw the table again"),
    ("log", "everything that has happened, as far as you may know"),
    ("save FILE", "write the game so far as a record; play --record FILE goes on from it"),
    ("quit", "stop here"),
)


class Quit(Exception):
    """The person wants to stop."""


class Asking:
    """One question to one seat, asked until it is answered or a step is taken back."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting, self.seat = sitting, seat
        self.session, self.screen, self.words = sitting.session, sitting.screen, sitting.words(seat)
        self.game = self.session.game
        s = self.session.state
        self.offered: list[Explained] = [self.game.explain(s, code) for code in self.game.choices(s)]
        self.tokens = {each.token: each for each in self.offered}

    def ask(self) -> None:
        """Show the question, and listen until something has been decided."""
        self.show()
        while True:
            try:
                if self.hear(read_line("> ", [*self.tokens, *(word.split()[0] for word, _ in WORDS_TO_TYPE[2:])])):
                    return
            except (HornbookError, click.ClickException) as problem:
                text = problem.format_message() if isinstance(problem, click.ClickException) else str(problem)
                self.screen.print(Text(text, style=drawing.STYLES["warn"]))
            except OSError as problem:
                self.screen.print(Text(f"{problem.filename}: {problem.strerror}", style=drawing.STYLES["warn"]))

    def show(self) -> None:
        """The question and its numbered choices."""
        s = self.session.state
        self.screen.print()
        question = self.words.say(self.game.prompt(s))
        self.screen.print(Text.assemble((question, "bold"), (f"  {s.rule}", drawing.RULE)))
        self.screen.print(drawing.choices(self.offered, self.words, self.screen.width))

    def hear(self, line: str) -> bool:
        """Do what the line says; whether the question is settled."""
        text = line.strip()
        word, _, rest = text.partition(" ")
        known = {
            "?": self.explain,
            "help": self.explain,
            "why": self.why,
            "rules": self.rules,
            "hint": self.hint,
            "table": self.table,
            "log": self.log,
            "save": self.save,
        }
        if text in self.tokens:
            self.session.choose(self.tokens[text].code)
            return True
        if word == "quit":
            raise Quit
        if word == "undo":
            self.session.undo(self.seat)
            return True
        if word[:1] == "?":
            word, rest = "?", text[1:]
        if word in known:
            known[word](rest.strip())
            return False
        self.session.choose(self.choice(text).code)
        return True

    def choice(self, text: str) -> Explained:
        """The choice that a number names, or a token, its beginning, or what stands behind its colon."""
        if not text and len(self.offered) == 1:
            return self.offered[0]
        if text.isdecimal():
            if 1 <= int(text) <= len(self.offered):
                return self.offered[int(text) - 1]
            raise IllegalChoice(f"There is no choice {text}: they run from 1 to {len(self.offered)}.")
        behind = [each for each in self.offered if text and each.token.partition(":")[2] == text]
        if len(behind) == 1:
            return behind[0]
        try:
            code = self.game.parse(self.session.state, text)
        except AmbiguousToken as problem:
            raise IllegalChoice(f"{problem}: type a little more.") from None
        except IllegalChoice:
            what = f"{text!r} is none of the choices. " if text else ""
            example = self.offered[-1].token
            raise IllegalChoice(
                f"{what}Type a number from 1 to {len(self.offered)}, a token such as {example}, or ? for help."
            ) from None
        return next(each for each in self.offered if each.code == code)

    def explain(self, text: str) -> None:
        """`?`: what can be typed. `? N`: a choice in words, with its rule."""
        if not text:
            grid = Table.grid(padding=(0, 2, 0, 0))
            for word, meaning in WORDS_TO_TYPE:
                grid.add_row(Text(word, style="bold"), meaning)
            self.screen.print(grid)
            return
        each = self.choice(text)
        self.screen.print(Text.assemble((self.words.say(each.label), "bold"), "  ", (each.token, "dim")))
        self.rules(each.rule)

    def why(self, _: str) -> None:
        """The last event that this seat heard of, and its rule in full."""
        event = next((event for _, event in reversed(self.session.events) if event.rule), None)
        if event is None:
            self.screen.print("Nothing has happened yet.")
            return
        self.screen.print(drawing.event_line(self.screen, self.words.event(event.seen_by(self.seat)), event.rule))
        self.rules(event.rule)

    def rules(self, text: str) -> None:
        """The contents of the rulebook, or the rules of that number."""
        if not text:
            self.screen.print(contents(self.game.package, self.words.language))
            return
        for rule in find_rules(self.game.package, text, self.words.language):
            self.screen.print(drawing.rule_text(rule))

    def hint(self, _: str) -> None:
        """What a good bot would do from what this seat knows."""
        with self.sitting.thinking("Thinking"):
            bot = make_bot(HINTING_BOT)
            answer = bot.choose(Perspective(self.game, self.session.state, self.seat), random.Random())
        number, each = next((at, each) for at, each in enumerate(self.offered, 1) if each.code == answer.code)
        line = Text.assemble((f"{number} {self.words.say(each.label)}", "bold"), "  ", (each.token, "dim"))
        self.screen.print(line)
        self.screen.print(self.words.say(answer.reason))

    def table(self, _: str) -> None:
        """Draw everything again, the question too."""
        self.sitting.draw(self.seat, whole=True)
        self.show()

    def log(self, _: str) -> None:
        """Everything that has happened so far."""
        self.sitting.retell(self.seat)

    def save(self, text: str) -> None:
        """Write the record so far into a new file."""
        if not text:
            raise click.ClickException("Save where? As in: save evening.jsonl")
        path = Path(text).expanduser()
        try:
            with path.open("x", encoding="utf-8") as file:
                file.writelines(self.session.lines())
        except FileExistsError:
            raise click.ClickException(f"{text} is there already; choose another name.") from None
        again = f"hornbook play {self.game.id} --record {quote(text)}"
        self.screen.print(f"Saved. Go on from it with: {again}", soft_wrap=True)


def read_line(prompt: str, words: Sequence[str] = ()) -> str:
    """A line from the person; at a terminal Tab completes the words. The end of input means quit."""
    try:
        if sys.stdin.isatty():
            _complete(words)
            return input(prompt)
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(line.rstrip("\n"))
        return line
    except EOFError:
        print()
        raise Quit from None


def _complete(words: Sequence[str]) -> None:
    try:
        import readline
    except ImportError:
        return

    def completer(text: str, state: int) -> str | None:
        return [*(word for word in words if word.startswith(text)), None][state]

    readline.set_completer(completer)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
