"""Nim with an option of every type, also for each seat, to see how they are shown and read."""

from __future__ import annotations

from typing import ClassVar

from hornbook.core.setup import Option
from tests.toys.nim import Nim


class ManyOptions(Nim):
    """The toy."""

    id = "many-options"
    title = "Many Options"
    options: ClassVar[tuple[Option, ...]] = (
        *Nim.options,
        Option("quiet", True, help="a switch"),
        Option("pace", "slow", ("slow", "fast"), "one of two words"),
        Option("packs", ("base",), ("base", "ice", "fire"), "any of three words"),
        Option("motto", "none", help="free text"),
        Option("role", "fox", ("fox", "hare"), "one of two words for each seat", per_seat=True),
        Option("head-start", 0, help="a number for each seat", low=0, high=3, per_seat=True),
    )
