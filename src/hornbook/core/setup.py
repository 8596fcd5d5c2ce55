"""How a game is set up: seats and options, checked against the game's own schema."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any, NamedTuple

from hornbook.core.errors import BadSetup


class Option(NamedTuple):
    """One thing that can be set before a game: a switch, one of several words, or free text."""

    name: str
    default: bool | str
    choices: tuple[str, ...] = ()
    help: str = ""

    @property
    def type(self) -> str:
        """`flag`, `choice` or `text`."""
        if isinstance(self.default, bool):
            return "flag"
        return "choice" if self.choices else "text"

    def read(self, value: object) -> bool | str:
        """The value, or BadSetup; switches also take on/off, yes/no, true/false."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            word = str(value).lower()
            if word in ("on", "yes", "true", "1"):
                return True
            if word in ("off", "no", "false", "0"):
                return False
            raise BadSetup(f"option {self.name}={value}: it is a switch, on or off")
        text = str(value)
        if self.choices and text not in self.choices:
            raise BadSetup(f"option {self.name}={text}: choose one of {', '.join(self.choices)}")
        return text


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


def read_options(schema: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, bool | str]:
    """Every option of the schema with its value; an unknown name is refused with the nearest known one."""
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known) or 'none'}"
            raise BadSetup(f"unknown option {name}{hint}")
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}
