"""The game's words: both languages say the same things, and everything that is told can be said."""

from __future__ import annotations

import random
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

from hornbook.core.content.rulebook import rulebook
from hornbook.core.events import Message
from hornbook.core.setup import Setup
from hornbook.games.kill_the_unicorns.game import shipped
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, ITEMS, TRAPS

PACKAGE = "hornbook.games.kill_the_unicorns"
LANGUAGES = ("en", "it")
GAMES = 300
GLANCE = 20  # plies between two looks at the table
SETUPS = (
    Setup(4, {}),
    Setup(2, {}),
    Setup(4, {"edition": "first", "teams": "on"}),
    Setup(3, {"variant": "expert"}),
    Setup(6, {"power-priority": "race", "tokens-on-rivals": "on"}),
    Setup(2, {"variant": "expert", "characters": "choose"}),
    Setup(5, {"edition": "first", "show-own-traps": "on"}),
    Setup(4, {"edition": "first", "teams": "on", "variant": "expert"}),
    Setup(3, {"characters": "choose", "unpicked-trap": "hidden"}),
    Setup(4, {"variant": "beginner-2"}),
    Setup(2, {"variant": "beginner-1"}),
    Setup(3, {"edition": "first", "pack": "brief36"}),
)
REASONS = {"most-points", "next-points", "gnomes-win", "double-rainbow", "most-unicorns", "shared-victory"}
TEXTS = {
    *(f"trap-{trap.replace('_', '-')}-text" for trap in TRAPS),
    *(f"power-{character}-text" for character in CHARACTERS),
    *(f"item-{item}-text" for item in ITEMS),
    "about",
}
MINE = "-mine"


@cache
def source(language: str) -> str:
    return (files(PACKAGE) / f"messages.{language}.ftl").read_text(encoding="utf-8")


@cache
def variables(language: str) -> dict[str, set[str]]:
    """Every message of a catalogue, with the arguments that it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(language)).body:
        assert not isinstance(entry, Junk), f"{language}: cannot be read: {entry.content}"
        if isinstance(entry, Entry):
            name = entry.id.name
            assert name not in found, f"{language}: {name} stands twice"
            used = found[name] = set()

            class Reader(Visitor):
                names: set[str] = used

                def visit_VariableReference(self, node: Any) -> None:
                    self.names.add(node.id.name)

            Reader().visit(entry)
    return found


class Heard(NamedTuple):
    """What many games said: each message with the arguments that came along, every shape of them once."""

    events: list[Message]
    secrets: list[Message]  # events, as those see them who may know everything
    labels: list[Message]
    orders: list[Message]
    prompts: list[Message]
    reasons: list[Message]
    table: list[Message]  # titles, headings and cells of the table's picture


@pytest.fixture(scope="module")
def heard() -> Heard:
    game = shipped()
    assert game.drawing is not None
    assert game.standing_orders is not None
    told = Heard([], [], [], [], [], [], [])
    known: set[tuple[int, str, str]] = set()

    def keep(where: list[Message], message: Message) -> None:
        shape = [(name, value if isinstance(value, int) else bool(value)) for name, value in message.args.items()]
        key = (id(where), message.id, repr(shape))
        if key not in known:
            known.add(key)
            where.append(message)

    for number in range(GAMES):
        rng = random.Random(number)
        events: list[Any] = []
        s = game.new(SETUPS[number % len(SETUPS)], number, events=events)
        while s.pending >= 0:
            options = game.choices(s)
            if s.ply % GLANCE == 0:
                for section in game.drawing.picture(game.view_json(s, s.pending)):
                    cells = [cell.text for row in section.rows for cell in row]
                    for text in (section.title, *section.header, *cells):
                        if isinstance(text, Message):
                            keep(told.table, text)
                for seat in range(s.box.seats):
                    for order in game.standing_orders.offered(game.view_json(s, seat)):
                        for message in (order.label, order.group, order.button):
                            if message is not None:
                                keep(told.orders, message)
            keep(told.prompts, game.prompt(s))
            for code in options:
                keep(told.labels, game.explain(s, code).label)
            game.apply(s, rng.choice(options))
        for event in events:
            keep(told.events, Message(event.message, event.args))
            keep(told.secrets, Message(event.message, {**event.args, **event.secret}))
            if event.faded:
                keep(told.events, Message(event.faded.message, event.faded.args))
        result = game.result(s)
        assert result is not None
        keep(told.reasons, result.reason)
    return told


def told_in_source() -> set[str]:
    """Event ids that the code spells out in a call of `tell`, or of a function that is called after it."""
    found: set[str] = set()
    for page in Path(str(files(PACKAGE))).rglob("*.py"):
        for call in re.findall(r"\btell(?:_\w+)?\((?:s,)?\s*([^,]+),", page.read_text(encoding="utf-8")):
            found.update(re.findall(r'"([a-z-]+)"', call))
    return found


def ids(*lists: list[Message]) -> set[str]:
    return {message.id for part in lists for message in part}


def test_both_languages_have_the_same_messages() -> None:
    assert list(variables("en")) == list(variables("it"))


def test_both_languages_speak_of_the_same_arguments() -> None:
    it = variables("it")
    assert {name: used for name, used in variables("en").items() if used != it[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_has_a_message(language: str, heard: Heard) -> None:
    wanted = told_in_source() | ids(*heard) | REASONS | TEXTS
    assert sorted(wanted - variables(language).keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str, heard: Heard) -> None:
    used = told_in_source() | ids(*heard) | REASONS | TEXTS
    names = {name for name in variables(language) if not name.startswith(("table-", "option-", "scenario-", "about-"))}
    assert sorted(names - used - {name + MINE for name in used}) == []


def test_a_secret_has_a_message_of_its_own_and_the_plain_one_keeps_it(heard: Heard) -> None:
    public = {event.id: set(event.args) for event in heard.events}
    for event in heard.secrets:
        hidden = set(event.args) - public[event.id]
        public[event.id] &= set(event.args)
        if hidden:
            assert event.id + MINE in variables("en"), f"{event.id} has a secret part"
    for name, always in public.items():
        assert variables("en")[name] <= always, f"{name} speaks of what not everybody may know"


def bundle(language: str, of_you: bool) -> FluentBundle:
    def does(who: Any, other: Any, you: Any, many: Any = "") -> Any:
        return you if of_you else other

    functions: dict[str, Any] = {"DOES": does}
    book = FluentBundle([language], functions, use_isolating=False)
    book.add_resource(FluentResource(source(language)))
    return book


def plain(value: Any) -> Any:
    """An argument as the renderer hands it on: numbers as they are, everything else as text."""
    return value if isinstance(value, int) else str(value)


@pytest.mark.parametrize("of_you", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_can_be_said(language: str, of_you: bool, heard: Heard) -> None:
    book, needs = bundle(language, of_you), variables(language)
    messages = [message for part in heard for message in part]
    fuller = [Message(m.id + MINE, m.args) for m in heard.secrets if needs.get(m.id + MINE, {""}) <= m.args.keys()]
    for message in (*messages, *fuller):
        args = {key: plain(value) for key, value in message.args.items()}
        pattern = book.get_message(message.id).value
        assert pattern is not None, message.id
        said, errors = book.format_pattern(pattern, args)
        assert not errors, f"{message}: {errors}"
        text = str(said)
        assert text == text.strip()
        assert "\n" not in text
        assert "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_need_at_most_their_points_and_reasons_nothing(language: str) -> None:
    needs = variables(language)
    assert [name for name in sorted(TEXTS) if needs[name] - {"points", "soap"}] == []
    assert [name for name in sorted(REASONS) if needs[name]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_set_up_has_a_name_and_no_other(language: str) -> None:
    game = shipped()
    named = {f"scenario-{name}" for name in game.scenarios}
    for option in game.options:
        named |= {f"option-{option.name}", f"option-{option.name}-help"}
    told = {name for name in variables(language) if name.startswith(("option-", "scenario-"))}
    values = {f"option-{option.name}-{value}" for option in game.options for value in option.choices}
    values |= {f"option-characters-{value}" for value in ("random", "choose", "own")}  # what a text is offered as
    assert named <= told
    assert told - named <= values


def test_the_rulebooks_have_the_same_rules() -> None:
    english, italian = rulebook(PACKAGE), rulebook(PACKAGE, "it")
    assert list(italian) == list(english)
    assert len({rule.chapter for rule in italian.values()}) == len({rule.chapter for rule in english.values()})
    for number, rule in italian.items():
        assert rule.title, number
        assert rule.text, number
        assert rule.source, number


def test_the_rulebooks_cite_the_same_rules_and_rulings() -> None:
    english, italian = rulebook(PACKAGE), rulebook(PACKAGE, "it")
    cited = re.compile(r"KU-\d+\.\d+|D-\d+|seed \d+|`[a-z0-9]+`|\d+")
    for number, rule in english.items():
        other = italian[number]
        assert sorted(cited.findall(rule.text)) == sorted(cited.findall(other.text)), number
        assert sorted(cited.findall(rule.source)) == sorted(cited.findall(other.source)), number
