"""The games, one folder each. Called, as in `hornbook.games()`, this package lists whatever is installed."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from hornbook.core import registry
from hornbook.core.game import Game


class Games(ModuleType):
    """A package that answers: importing it must not hide the function of the same name."""

    def __call__(self) -> dict[str, Game[Any]]:
        """Every installed game by its id."""
        return registry.games()


sys.modules[__name__].__class__ = Games
