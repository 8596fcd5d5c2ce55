"""The form for a new table: chairs and options as fields, and a filled-in form as a `NewTable`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, field

from hornbook.bots.spec import BUILT_IN, levels_of
from hornbook.core.game import Game
from hornbook.core.setup import Option, Setup
from hornbook.table.domain.new_table import bot_levels
from hornbook.table.domain.rows import BOT, PLAYER
from hornbook.table.domain.stand_in import STAND_IN
from hornbook.table.live.house import NewSeat, NewTable
from hornbook.web.http.language import PageWords
from hornbook.words import Words, fold

PEOPLE = ("you", "friend", "open", "device")
EMPTY = "none"
BOT_PREFIX = "bot:"
"""Before the name of an installed bot that is no level."""
MOST_SEED = (1 << 63) - 1


class BadForm(Exception):
    """A form that cannot be turned into a table; the text says why."""


class Labelled(Struct):
    """A value, and what it is called."""

    value: str
    label: str


class Chair(Struct):
    """One row of the form: who sits there, and under which name."""

    n: int
    who: str
    name: str


class Control(Struct):
    """One input of an option: for the whole table, or for one chair (with a label). `chosen` is for sets."""

    name: str
    label: str
    value: str
    chosen: list[str] = field(default_factory=list)


class Field(Struct):
    """An option of the game on the form. `kind` is select, number, set or text; `own` is text beside the choices."""

    name: str
    label: str
    help: str
    kind: str
    choices: list[Labelled]
    controls: list[Control]
    low: int = 0
    high: int = 0
    own: str = ""
    own_label: str = ""


# Chairs.


def seats_for(game: Game[Any], company: str) -> int:
    """As many seats as the game likes best; with friends at least two, if it can be played by two."""
    least = min(2, game.max_seats) if company in ("friends", "device") else 1
    return max(least, game.settle(Setup(0, {})).seats)


def chairs_for(game: Game[Any], seats: int, company: str) -> list[Chair]:
    """The chairs to begin with: you, and friends, people at this device, or bots."""
    others = {"friends": "open", "device": "device"}.get(company, STAND_IN)
    first = "device" if company == "device" else "you"
    return [Chair(n, first if n == 1 else others if n <= seats else EMPTY, "") for n in range(1, game.max_seats + 1)]


def chairs_in(game: Game[Any], fields: dict[str, str]) -> list[Chair]:
    """The chairs as the reader filled them in."""
    return [Chair(n, fields.get(f"who-{n}", EMPTY), fields.get(f"name-{n}", "")) for n in range(1, game.max_seats + 1)]


def who_for(game: Game[Any], say: PageWords) -> list[Labelled]:
    """Who can sit on a chair: people, the game's levels, and bots that other packages have installed."""
    people = [Labelled(who, say(f"who-{who}")) for who in PEOPLE]
    levels = [Labelled(level, say(f"who-{level}", otherwise="who-bot", name=level)) for level in levels_of(game)]
    others = [name for name in bot_levels(game) if name not in BUILT_IN and name not in levels_of(game)]
    bots = [Labelled(f"{BOT_PREFIX}{name}", say("who-bot", name=name)) for name in others]
    return [*people, *levels, *bots, Labelled(EMPTY, say(f"who-{EMPTY}"))]


def _new_seat(chair: Chair) -> NewSeat:
    if chair.who in PEOPLE:
        kind = PLAYER if chair.who in ("you", "friend") else chair.who
        return NewSeat(kind=kind, name=chair.name)
    return NewSeat(kind=BOT, level=chair.who.removeprefix(BOT_PREFIX), name=chair.name)


STAND_IN_AFTER = (
    ("", "new-stand-in-auto"),
    ("600", "new-stand-in-minutes"),
    ("3600", "new-stand-in-hour"),
    ("86400", "new-stand-in-day"),
    ("0", "new-stand-in-never"),
)
"""After how many seconds a bot plays for an absent player, and what the page calls it."""

# A filled-in form.


def new_table_in(game: Game[Any], fields: dict[str, str], say: PageWords) -> tuple[NewTable, int | None]:
    """The table that a filled-in form asks for, and which chair is the reader's own; or BadForm."""
    taken = [chair for chair in chairs_in(game, fields) if chair.who != EMPTY]
    known = {each.value for each in who_for(game, say)}
    if any(chair.who not in known for chair in taken):
        raise BadForm(say("error-form"))
    if not taken:
        raise BadForm(say("new-no-chair"))
    if [chair.who for chair in taken].count("you") > 1:
        raise BadForm(say("new-several-you"))
    policy: dict[str, Any] = {"spectators": fields.get("spectators", "on"), "by_post": fields.get("pace") == "post"}
    if fields.get("stand-in"):
        policy["away_after"] = fields["stand-in"]
    if fields.get("hints"):
        policy["hints"] = fields["hints"]
    wanted = NewTable(
        game=game.id,
        seats=[_new_seat(chair) for chair in taken],
        options=options_in(game, fields, say.language, [chair.n for chair in taken]),
        seed=_seed(fields.get("seed", "").strip(), say),
        policy=policy,
    )
    return wanted, next((number for number, chair in enumerate(taken) if chair.who == "you"), None)


def options_in(game: Game[Any], fields: dict[str, str], language: str, chairs: Iterable[int]) -> dict[str, Any]:
    """The options that the reader has set; those for each seat have a value for each of these chairs."""
    seated = list(chairs)
    given = {option.name: _value_in(game, option, fields, language, seated) for option in game.options}
    return {name: value for name, value in given.items() if value != ""}


def _value_in(game: Game[Any], option: Option, fields: dict[str, str], language: str, chairs: list[int]) -> Any:
    """What the reader set an option to, empty for nothing: own text goes before the choice, names in it become ids."""
    if option.per_seat:
        each = [_control_value(option, _control_name(option, n), fields) for n in chairs]
        return [option.default if value == "" else value for value in each]
    own = fields.get(f"own-{option.name}", "").strip()
    if not own:
        return _control_value(option, _control_name(option), fields)
    ids = {fold(name): each for known in ("en", language) for each, name in game.names(known).items()}
    return ",".join([ids.get(fold(part), part) for each in own.split(",") if (part := " ".join(each.split()))])


def _control_value(option: Option, name: str, fields: dict[str, str]) -> str | list[str]:
    """The value of one input. Of a set, the hidden field says that it was on the form; each word is a checkbox."""
    if option.type == "set" and name in fields:
        return [word for word in option.choices if f"{name}.{word}" in fields]
    return fields.get(name, "").strip()


def _control_name(option: Option, chair: int = 0) -> str:
    return f"option-{option.name}@{chair}" if chair else f"option-{option.name}"


def _seed(text: str, say: PageWords) -> int | None:
    if not text:
        return None
    if not (text.isascii() and text.isdecimal()) or len(text) > 19 or int(text) > MOST_SEED:
        raise BadForm(say("new-bad-seed", most=str(MOST_SEED)))
    return int(text)


# Options.


def fields_for(game: Game[Any], values: dict[str, Any], words: Words, say: PageWords) -> list[Field]:
    """The game's options with these values; of one for each seat, one value, or one for each chair."""
    return [_field(game, option, values.get(option.name, option.default), words, say) for option in game.options]


def scenarios_of(game: Game[Any], words: Words) -> list[Labelled]:
    """The game's scenarios."""
    return [
        Labelled(name, words.called(f"scenario-{name}", _scenario_text(game, name, setup, words)))
        for name, setup in game.scenarios.items()
    ]


def scenario_values(game: Game[Any], setup: Setup) -> dict[str, Any]:
    """The options of a scenario as values of fields."""
    known = {option.name: option for option in game.options}
    return {name: known[name].read(value, setup.seats) for name, value in setup.options.items()}


def _field(game: Game[Any], option: Option, value: Any, words: Words, say: PageWords) -> Field:
    prefix = f"option-{option.name}-"
    choices, kind = _choices(option, words, say), _kind(option)
    if kind == "text" and choices:
        kind = "select"
    own = own_label = ""
    if not option.per_seat:
        own_label = words.called(f"{prefix}own", "") if kind == "select" else ""
        if kind == "select" and option.text(value) not in [each.value for each in choices]:
            own = ", ".join([str(words.plain(each)) for each in str(value).split(",")])
            value = option.default
    return Field(
        option.name,
        words.called(f"option-{option.name}", option.name.replace("-", " ").capitalize()),
        words.called(f"{prefix}help", _sentence(option.help)),
        kind,
        choices,
        _controls(game, option, value, say),
        option.low,
        option.high,
        own,
        own_label,
    )


def _kind(option: Option) -> str:
    return {"number": "number", "set": "set", "text": "text"}.get(option.type, "select")


def _choices(option: Option, words: Words, say: PageWords) -> list[Labelled]:
    """What can be chosen; of a text, what the game's catalogue has words for."""
    if option.type == "flag":
        return [Labelled(each, say(f"new-{each}")) for each in ("on", "off")]
    prefix = f"option-{option.name}-"
    named = words.named(prefix) if option.type == "text" and not option.per_seat else []
    values = option.choices or [each for each in named if each not in ("help", "own")]
    return [Labelled(each, words.called(prefix + each, str(words.plain(each)))) for each in values]


def _controls(game: Game[Any], option: Option, value: Any, say: PageWords) -> list[Control]:
    """The inputs of an option: one, or one for each chair."""
    if not option.per_seat:
        return [_control(option, _control_name(option), "", value)]
    by_chair = list(value) if isinstance(value, list) else [value] * game.max_seats
    by_chair += [option.default] * (game.max_seats - len(by_chair))
    return [
        _control(option, _control_name(option, n), say("new-seat", n=n), one)
        for n, one in enumerate(by_chair[: game.max_seats], 1)
    ]


def _control(option: Option, name: str, label: str, value: Any) -> Control:
    if option.type == "set":
        return Control(name, label, "", [word for word in option.choices if word in value])
    return Control(name, label, option.text(value))


def _scenario_text(game: Game[Any], name: str, setup: Setup, words: Words) -> str:
    """A scenario without a name of its own, described by its seats and options."""
    known = {option.name: option for option in game.options}
    options = [
        f"{words.called(f'option-{key}', key)}: {known[key].text(value)}" for key, value in setup.options.items()
    ]
    return " · ".join([f"{name} ({setup.seats})", *options])


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}." if text and not text.endswith(".") else text
