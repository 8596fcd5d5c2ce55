"""Help with a question: commands, choices explained, rules of past events, the rulebook, and a bot's hint."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import rich_click as click
from rich.table import Table
from rich.text import Text

from hornbook.bots import make_bot
from hornbook.cli.terminal import drawing
from hornbook.cli.terminal.rule_search import contents, find_rules, show_found
from hornbook.cli.terminal.typed_choice import ListedChoice
from hornbook.core.content.rulebook import rulebook
from hornbook.core.events import Event, Message
from hornbook.core.play.perspective import Perspective
from hornbook.words import fold, seats_in

if TYPE_CHECKING:
    from hornbook.cli.terminal.question import Question

HINT_BOT = "hard"
HELP = ("choice", "explain", "why", "rules", "hint", "undo", "table", "log", "save", "quit")
RECENT = 8


class Help:
    """The commands that help with one question and decide nothing."""

    def __init__(self, question: Question) -> None:
        self.question, self.session, self.seat = question, question.session, question.seat
        self.screen, self.words, self.game = question.screen, question.words, question.game

    def help(self, text: str) -> None:
        """`?`: what can be typed. `? a`: a choice in words, with its rule. `? word`: what the rules say of it."""
        if not text:
            grid = Table.grid(padding=(0, 2, 0, 0))
            for each in HELP:
                typed = Text(self.words.text(f"cli-type-{each}"), style="bold")
                grid.add_row(typed, self.words.text(f"cli-means-{each}", bot=HINT_BOT))
            self.screen.print(grid)
            return
        found = self.question.offer.named(text)
        if len(found) == 1:
            self.explain(found[0])
        else:
            self.rules(text)

    def explain(self, choice: ListedChoice) -> None:
        """A choice in full, and its rule."""
        self.screen.print(Text.assemble((choice.label, "bold"), "  ", (choice.token, "dim")))
        self.rules(choice.explained.rule)

    def why(self, text: str) -> None:
        """`why`: the last events by number, and the rule of the last about somebody; or `why 12`, `why word`."""
        events = [event for _, event in self.session.log()]
        if not any(event.rule for event in events):
            self.screen.print(self.words.text("cli-nothing-yet"))
            return
        at = self.find_event(events, text)
        if not text:
            self.question.table.log(self.seat, max(0, len(events) - RECENT))
            self.screen.print()
        event = events[at]
        told = self.words.event(event.seen_by(self.seat))
        self.screen.print(drawing.event_line(self.screen, told, event.rule, f"{at + 1} "))
        if event.rule:
            self.rules(event.rule)
        if not text:
            self.screen.print(Text(self.words.text("cli-why-more", number=str(at + 1)), style="dim"))

    def find_event(self, events: list[Event], text: str) -> int:
        """The event with that number, or the latest that has the word in its sentence or in its rule's title."""
        if text.isdecimal():
            if not 1 <= int(text) <= len(events):
                raise click.ClickException(self.words.text("cli-no-event", text=text, last=str(len(events))))
            return int(text) - 1
        latest = range(len(events) - 1, -1, -1)
        if text:
            found = next((at for at in latest if fold(text) in fold(self.sentences_of(events[at]))), None)
            if found is None:
                raise click.ClickException(self.words.text("cli-no-event-of", text=text))
            return found
        ruled = [at for at in latest if events[at].rule]
        return next((at for at in ruled if is_about_somebody(events[at])), ruled[0])

    def sentences_of(self, event: Event) -> str:
        """An event's sentence, as this seat hears it, and its rule's title."""
        rule = rulebook(self.game.package, self.words.language).get(event.rule)
        return f"{self.words.event(event.seen_by(self.seat))} {rule.title if rule else ''}"

    def rules(self, text: str) -> None:
        """The contents of the rulebook, or the rules of that number or with that word."""
        if not text:
            self.screen.print(contents(self.game, self.words.language))
            return
        show_found(self.screen, find_rules(self.game, text, self.words), self.words)

    def hint(self, _: str) -> None:
        """What a good bot would do from what this seat knows, and why."""
        with self.question.table.thinking(self.words.text("cli-thinking")):
            bot = make_bot(HINT_BOT, self.game)
            answer = bot.choose(Perspective(self.game, self.session.state, self.seat), random.Random())
        best = next(choice for choice in self.question.offer.choices if choice.explained.code == answer.code)
        said = self.words.say(self.spelled_out(answer.reason))
        self.screen.print(said if "best" in answer.reason.args else f"{best.label} [{best.key}]. {said}")

    def spelled_out(self, reason: Message) -> Message:
        """A bot's reason with labels and letters for tokens, and how far its two best choices are apart."""
        labels = {choice.token: f"{choice.label} [{choice.key}]" for choice in self.question.offer.choices}
        args: dict[str, Any] = {key: labels.get(value, value) for key, value in reason.args.items()}
        if "percent" in args and "next_percent" in args:
            args["gap"] = abs(args["percent"] - args["next_percent"])
        return Message(reason.id, args)


def is_about_somebody(event: Event) -> bool:
    """Whether an event names a player; one that does not only moves things about."""
    return any(seats_in(value) for value in event.args.values())
