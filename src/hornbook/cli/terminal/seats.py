"""Who sits where: `you,bot,bot:hard` as players, and back again from a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import rich_click as click

from hornbook.bots import make_bot
from hornbook.words import PLAYER, YOU

BOT_NAMES = ("Ada", "Bruna", "Carlo", "Dora", "Elio", "Fosca", "Gino", "Irma")
DEFAULT_BOT = "medium"
MOST = 99
LONGEST_NAME = 20
RIGHT = "say how many play, as in --seats 3, or who, as in --seats you,bot:hard,bot*2"


class Seat(NamedTuple):
    """A player: as the record spells him, by name, and by bot specification (empty for a person)."""

    spec: str
    name: str
    bot: str


def read_seats(text: str, language: str = "en") -> list[Seat]:
    """The players of a list such as `you:Eva,bot,bot:hard`, or of a number (you and bots), or a refusal."""
    if text.strip().isdecimal():
        if not 1 <= int(text) <= MOST:
            raise click.ClickException(f"--seats {text.strip()}: {RIGHT}")
        return default_seats(int(text), language)
    specs: list[str] = []
    for part in text.split(","):
        word, star, times = part.strip().partition("*")
        if star and not (times.isdecimal() and 1 <= int(times) <= MOST):
            raise click.ClickException(f"--seats {part.strip()}: after * stands how many of them, as in bot*3")
        specs += [word] * (int(times) if star else 1)
    return seats_of(specs, language)


def default_seats(seats: int, language: str = "en") -> list[Seat]:
    """You, and bots in every other seat."""
    return seats_of(["you", *["bot"] * (seats - 1)], language)


def seats_of(specs: Sequence[str], language: str = "en") -> list[Seat]:
    """The players of these specifications."""
    people = [spec for spec in specs if spec.partition(":")[0] == "you"]
    alone = len(people) == 1
    seats = [_seat(number, spec, alone, language) for number, spec in enumerate(specs)]
    names = [seat.name for seat in seats]
    for name in names:
        if names.count(name) > 1:
            raise click.ClickException(f"--seats: two players are called {name}")
    return seats


def names_in_record(header: dict[str, Any], language: str = "en") -> list[str]:
    """What the players of a record are called; "you" of then is not the reader of now."""
    count = header["setup"]["seats"]
    players = header.get("players")
    specs = [str(player) for player in players] if isinstance(players, list) and len(players) == count else []
    try:
        return [seat.name for seat in (_seat(number, spec, False, language) for number, spec in enumerate(specs))]
    except click.ClickException:
        return [_printable(spec) or f"{PLAYER[language]} {number + 1}" for number, spec in enumerate(specs)]


def _seat(number: int, spec: str, alone: bool, language: str) -> Seat:
    kind, _, rest = spec.partition(":")
    if kind == "you":
        name = _printable(rest)
        if not name:
            name = YOU[language] if alone else f"{PLAYER[language]} {number + 1}"
        return Seat(spec, name, "")
    if kind == "bot":
        bot = rest or DEFAULT_BOT
        make_bot(bot)
        name = BOT_NAMES[number] if number < len(BOT_NAMES) else f"Bot {number + 1}"
        return Seat(f"bot:{bot}", name, bot)
    raise click.ClickException(f"--seats: {spec!r} is neither you, you:NAME, bot nor bot:LEVEL; {RIGHT}")


def _printable(name: str) -> str:
    return "".join(char for char in name if char.isprintable()).strip()[:LONGEST_NAME]
