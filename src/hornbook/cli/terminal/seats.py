"""Players at a terminal: read from `--seats you,bot,bot:hard`, and from the header of a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import rich_click as click

from hornbook.bots import make_bot
from hornbook.core.game import Game
from hornbook.words import PLAYER_WORD, YOU

BOT_NAMES = ("Ada", "Bruna", "Carlo", "Dora", "Elio", "Fosca", "Gino", "Irma")
DEFAULT_BOT = "medium"
MOST = 99
LONGEST_NAME = 20
RIGHT = "say how many play, as in --seats 3, or who, as in --seats you,bot:hard,bot*2"


class Player(NamedTuple):
    """A player: as a record spells it, by name, and by bot specification (empty for a person)."""

    spec: str
    name: str
    bot: str


def read_seats(text: str, game: Game[Any], language: str = "en") -> list[Player]:
    """The players of a list such as `you:Eva,bot,bot:hard`, or of a number (you and bots); or a ClickException."""
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
    players = players_of(specs, language)
    check_bots(players, game, files=True)
    return players


def default_seats(seats: int, language: str = "en") -> list[Player]:
    """You, and bots in every other seat."""
    return players_of(["you", *["bot"] * (seats - 1)], language)


def players_of(specs: Sequence[str], language: str = "en") -> list[Player]:
    """The players of these specifications, no two of the same name; or a ClickException."""
    people = [spec for spec in specs if spec.partition(":")[0] == "you"]
    alone = len(people) == 1
    players = [_player(number, spec, alone, language) for number, spec in enumerate(specs)]
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:
            raise click.ClickException(f"--seats: two players are called {name}")
    return players


def check_bots(players: Sequence[Player], game: Game[Any], files: bool) -> None:
    """UnknownBot, if a player is a bot that cannot be made for this game; `files`: whether it may be one of a file."""
    for bot in dict.fromkeys(player.bot for player in players if player.bot):
        make_bot(bot, game, files)


def names_in_record(header: dict[str, Any], language: str = "en") -> list[str]:
    """What the players of a record are called; its "you" is not the reader."""
    count = header["setup"]["seats"]
    players = header.get("players")
    specs = [str(player) for player in players] if isinstance(players, list) and len(players) == count else []
    try:
        return [player.name for player in (_player(number, spec, False, language) for number, spec in enumerate(specs))]
    except click.ClickException:
        return [_printable(spec) or f"{PLAYER_WORD[language]} {number + 1}" for number, spec in enumerate(specs)]


def _player(number: int, spec: str, alone: bool, language: str) -> Player:
    kind, _, rest = spec.partition(":")
    if kind == "you":
        name = _printable(rest)
        if not name:
            name = YOU[language] if alone else f"{PLAYER_WORD[language]} {number + 1}"
        return Player(spec, name, "")
    if kind == "bot":
        bot = rest or DEFAULT_BOT
        name = BOT_NAMES[number] if number < len(BOT_NAMES) else f"Bot {number + 1}"
        return Player(f"bot:{bot}", name, bot)
    raise click.ClickException(f"--seats: {spec!r} is neither you, you:NAME, bot nor bot:LEVEL; {RIGHT}")


def _printable(name: str) -> str:
    return "".join(char for char in name if char.isprintable()).strip()[:LONGEST_NAME]
