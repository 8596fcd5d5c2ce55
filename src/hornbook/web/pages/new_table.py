"""The form for a new table: chairs, options, and what the reader filled in, as an order for the house."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hornbook.core.game import Game
from hornbook.core.setup import Option, Setup
from hornbook.table.live.house import NewTable, SeatOrder
from hornbook.web.http.language import Speech
from hornbook.words import Words, fold

LEVELS = ("easy", "medium", "hard")
WHO = ("you", "friend", "open", "device", *LEVELS, "none")
USUAL = "medium"
MOST_SEED = (1 << 63) - 1


class BadForm(Exception):
    """A form that cannot be turned into a table; the text says why."""


class Labelled(Struct):
    """A value, and what it is called."""

    value: str
    label: str


class Chair(Struct):
    """One row of the form."""

    n: int
    who: str
    name: str


class Field(Struct):
    """One option of the game on the form; without choices it is free text. `own` is text beside the choices."""

    name: str
    label: str
    help: str
    value: str
    choices: list[Labelled]
    own: str = ""
    own_label: str = ""


def chairs_for(game: Game[Any], seats: int, company: str) -> list[Chair]:
    """Everybody's chair to begin with: you, and friends, people at this device, or bots."""
    others = {"friends": "open", "device": "device"}.get(company, USUAL)
    first = "device" if company == "device" else "you"
    return [Chair(n, first if n == 1 else others if n <= seats else "none", "") for n in range(1, game.max_seats + 1)]


def chairs_in(game: Game[Any], fields: dict[str, str]) -> list[Chair]:
    """The chairs as the reader filled them in."""
    return [Chair(n, fields.get(f"who-{n}", "none"), fields.get(f"name-{n}", "")) for n in range(1, game.max_seats + 1)]


def fields_for(game: Game[Any], values: dict[str, Any], words: Words, say: Speech) -> list[Field]:
    """The game's options with these values."""
    return [_field(option, values.get(option.name, option.default), words, say) for option in game.options]


def scenarios_of(game: Game[Any], words: Words) -> list[Labelled]:
    """The game's ready-made set-ups."""
    return [
        Labelled(name, words.called(f"scenario-{name}", _in_short(game, name, setup, words)))
        for name, setup in game.scenarios.items()
    ]


def order_in(game: Game[Any], fields: dict[str, str], say: Speech) -> tuple[NewTable, int | None]:
    """The order that a filled-in form means, and which chair is the reader's own; or BadForm."""
    taken = [chair for chair in chairs_in(game, fields) if chair.who != "none"]
    if any(chair.who not in WHO for chair in taken):
        raise BadForm(say("error-form"))
    if not taken:
        raise BadForm(say("new-no-chair"))
    if [chair.who for chair in taken].count("you") > 1:
        raise BadForm(say("new-several-you"))
    policy: dict[str, Any] = {"spectators": fields.get("spectators", "on")}
    if fields.get("hints"):
        policy["hints"] = fields["hints"]
    given = {option.name: value_in(game, option, fields, say.language) for option in game.options}
    order = NewTable(
        game=game.id,
        seats=[seat_order(chair) for chair in taken],
        options={name: value for name, value in given.items() if value != ""},
        seed=_seed(fields.get("seed", "").strip(), say),
        policy=policy,
    )
    return order, next((number for number, chair in enumerate(taken) if chair.who == "you"), None)


def value_in(game: Game[Any], option: Option, fields: dict[str, str], language: str) -> str:
    """What the reader set an option to: own words go before the choice, and names in them become ids."""
    own = fields.get(f"own-{option.name}", "").strip()
    if not own:
        return fields.get(f"option-{option.name}", "")
    ids = {fold(name): each for known in ("en", language) for each, name in game.names(known).items()}
    return ",".join([ids.get(fold(part), part) for each in own.split(",") if (part := " ".join(each.split()))])


def seat_order(chair: Chair) -> SeatOrder:
    """A chair as the house wants to hear of it."""
    if chair.who in LEVELS:
        return SeatOrder(kind="bot", level=chair.who, name=chair.name)
    kind = {"you": "player", "friend": "player"}.get(chair.who, chair.who)
    return SeatOrder(kind=kind, name=chair.name)


def _seed(text: str, say: Speech) -> int | None:
    if not text:
        return None
    if not (text.isascii() and text.isdecimal()) or len(text) > 19 or int(text) > MOST_SEED:
        raise BadForm(say("new-bad-seed", most=str(MOST_SEED)))
    return int(text)


def _field(option: Option, value: Any, words: Words, say: Speech) -> Field:
    label = words.called(f"option-{option.name}", option.name.replace("-", " ").capitalize())
    text = words.called(f"option-{option.name}-help", _sentence(option.help))
    if option.type == "flag":
        choices = [Labelled(each, say(f"new-{each}")) for each in ("on", "off")]
        return Field(option.name, label, text, _switch(value), choices)
    prefix, shown = f"option-{option.name}-", str(value)
    values = option.choices or [each for each in words.named(prefix) if each not in ("help", "own")]
    choices = [Labelled(each, words.called(prefix + each, each)) for each in values]
    if not values or shown in values:
        return Field(option.name, label, text, shown, choices, "", words.called(f"{prefix}own", ""))
    own = ", ".join([str(words.plain(each)) for each in shown.split(",")])
    return Field(option.name, label, text, str(option.default), choices, own, words.called(f"{prefix}own", ""))


def _in_short(game: Game[Any], name: str, setup: Setup, words: Words) -> str:
    """A set-up without a name of its own, told by its seats and what differs from the usual."""
    plain = {key: _switch(value) if isinstance(value, bool) else str(value) for key, value in setup.options.items()}
    told = [f"{words.called(f'option-{key}', key)}: {value}" for key, value in plain.items()]
    return " · ".join([f"{name} ({setup.seats})", *told])


def _switch(value: Any) -> str:
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}." if text and not text.endswith(".") else text
