"""Write the golden playthroughs again, one game of every scenario. Read the diff before it is committed.

The steps stay the same as long as they can be taken; where they cannot, and everywhere with `--new`, the game is new.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import hornbook
from hornbook.core.errors import HornbookError
from hornbook.core.game import Game
from hornbook.core.rng import Rng
from hornbook.testing.runs.goldens import Choose, GoldenDiffers, retell_golden, write_golden

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "goldens"
SEEDS = {
    "kill-the-unicorns/two": 41,
    "kill-the-unicorns/three": 12,
    "kill-the-unicorns/expert-two": 3,
    "kill-the-unicorns/first-three": 53,
    "kill-the-unicorns/first-four": 57,
    "kill-the-unicorns/no-powers": 55,
    "unicornus-knights/two": 14,
    "unicornus-knights/five": 3,
    "unicornus-knights/lucky": 12,
    "unicornus-knights/draft": 2,
    "unicornus-knights/escape": 3,
    "unicornus-knights/escape-solo": 8,
    "unicornus-knights/escape-six": 9,
    "unicornus-knights/six": 7,
    "unicornus-knights/named": 4,
}
"""Where another seed than 1 shows more."""


SHOWY = ("card:", "ally:", "hire:", "power", "fate:")
"""How tokens begin that show something rare."""


def lively(game: Game[Any], s: Any, rng: Rng) -> int:
    """Cards and powers whenever there are any; else mostly what is sensible, so that games do not end at once."""
    options = game.choices(s)
    showy = [code for code in options if game.token(s, code).startswith(SHOWY)]
    if showy and rng.below(4):
        return showy[rng.below(len(showy))]
    usual = game.habits.habit(s) if game.habits and rng.below(4) else None
    return options[rng.below(len(options))] if usual is None else usual


CHOOSE: dict[str, Choose] = {"unicornus-knights": lively}
"""Where random play shows too little."""


def main() -> None:
    """Every scenario of every game."""
    for game in hornbook.games().values():
        folder = FOLDER / game.id
        folder.mkdir(parents=True, exist_ok=True)
        for name, setup in game.scenarios.items():
            path = folder / f"{name}.txt"
            if not retold(game, path):
                write_golden(game, setup, SEEDS.get(f"{game.id}/{name}", 1), path, CHOOSE.get(game.id))
            print(path)


def retold(game: Game[Any], path: Path) -> bool:
    """Whether the game of a golden could be told again, step by step."""
    if "--new" in sys.argv or not path.exists():
        return False
    try:
        retell_golden(game, path)
    except (HornbookError, GoldenDiffers):
        return False
    return True


if __name__ == "__main__":
    main()
