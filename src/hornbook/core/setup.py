"""How a game is set up: seats and options, checked against the game's own schema."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from hornbook.core.errors import BadSetup

One = bool | int | str | list[str]
"""A value of an option for the whole table, or for one seat."""
Value = One | list[One]


class Option(NamedTuple):
    """One thing that can be set before a game, for the whole table or for each seat.

    It is a switch, a number in a range, one of several words, any set of them, or free text: what the default is tells
    which. Of an option for each seat the default is said once.
    """

    name: str
    default: bool | int | str | tuple[str, ...]
    choices: tuple[str, ...] = ()
    help: str = ""
    low: int = 0
    high: int = 0
    per_seat: bool = False

    @property
    def type(self) -> str:
        """`flag`, `number`, `choice`, `set` or `text`."""
        if isinstance(self.default, bool):
            return "flag"
        if isinstance(self.default, int):
            return "number"
        if isinstance(self.default, tuple):
            return "set"
        return "choice" if self.choices else "text"

    def read(self, value: object, seats: int) -> Value:
        """The value as it stands in a set-up, or BadSetup. Text will do for every type; so will JSON's own values."""
        if not self.per_seat:
            return self._read_one(value, self.name)
        if value == self.default or (not isinstance(value, list | tuple) and "," not in str(value)):
            return [self._read_one(value, self.name) for _ in range(seats)]
        given = value.split(",") if isinstance(value, str) else value
        if not isinstance(given, list | tuple) or len(given) != seats:
            raise BadSetup(f"option {self.name}={value}: give one value for each of {seats} seats, with commas between")
        return [self._read_one(each, f"{self.name} of seat {seat}") for seat, each in enumerate(given, 1)]

    def text(self, value: object) -> str:
        """A value as the command line takes it: `on`, `7`, `a+b`, and for each seat `fox,hare`."""
        if self.per_seat and isinstance(value, list):
            each = [_text(one) for one in value]
            return each[0] if len(set(each)) == 1 else ",".join(each)
        return _text(value)

    def is_default(self, value: object) -> bool:
        """Whether a value, settled or not, is the default."""
        values = value if self.per_seat and isinstance(value, list) else [value]
        return all(_text(each) == _text(self.default) for each in values)

    def _read_one(self, value: object, name: str) -> One:
        if self.type == "flag":
            return self._read_flag(value, name)
        if self.type == "number":
            return self._read_number(value, name)
        if self.type == "set":
            return self._read_set(value, name)
        text = str(value)
        if self.choices and text not in self.choices:
            raise BadSetup(f"option {name}={text}: choose one of {', '.join(self.choices)}")
        return text

    def _read_flag(self, value: object, name: str) -> bool:
        if isinstance(value, bool):
            return value
        word = str(value).lower()
        if word in ("on", "yes", "true", "1"):
            return True
        if word in ("off", "no", "false", "0"):
            return False
        raise BadSetup(f"option {name}={value}: it is a switch, on or off")

    def _read_number(self, value: object, name: str) -> int:
        text = str(value)
        number = int(text) if re.fullmatch(r"-?\d{1,9}", text, re.ASCII) else self.low - 1
        if not self.low <= number <= self.high:
            raise BadSetup(f"option {name}={value}: give a whole number from {self.low} to {self.high}")
        return number

    def _read_set(self, value: object, name: str) -> list[str]:
        given = [word for word in value.split("+") if word] if isinstance(value, str) else value
        if not isinstance(given, list | tuple) or any(word not in self.choices for word in given):
            raise BadSetup(f"option {name}={value}: choose any of {', '.join(self.choices)}, with + between them")
        return [word for word in self.choices if word in given]


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "+".join(value) if isinstance(value, list | tuple) else str(value)


class Setup(NamedTuple):
    """Seats and options. A game's `settle` fills in what is not named."""

    seats: int
    options: Mapping[str, Any]

    def to_json(self) -> dict[str, Any]:
        """As a record's header carries it."""
        return {"seats": self.seats, "options": dict(self.options)}


def setup(seats: int = 0, options: Mapping[str, Any] | None = None) -> Setup:
    """Seats (0: as many as the game likes best) and any options that differ from the defaults."""
    return Setup(seats, dict(options or {}))


def read_options(schema: tuple[Option, ...], given: Mapping[str, Any], seats: int) -> dict[str, Value]:
    """Every option of the schema with its value; an unknown name is refused with the nearest known one."""
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known) or 'none'}"
            raise BadSetup(f"unknown option {name}{hint}")
    return {name: option.read(given.get(name, option.default), seats) for name, option in known.items()}
