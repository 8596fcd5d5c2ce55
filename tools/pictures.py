"""Draw the pictures in docs/ again, from a real game in a real session of the command line."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

import hornbook
from hornbook.bots import make_bot
from hornbook.core.play.perspective import Perspective
from hornbook.core.play.session import Session

DOCS = Path(__file__).resolve().parent.parent / "docs"
WIDTH = 104
SEED = 12


def main() -> None:
    """A game on the command line, in the middle of its third round."""
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "game.jsonl"
        record.write_text("".join(middle_game().lines()), encoding="utf-8")
        shown = play(record)
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        console = Console(record=True, width=WIDTH, file=nowhere, force_terminal=True)
        console.print(Text.from_ansi(shown))
        picture = console.export_svg(title="hornbook play kill-the-unicorns")
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # nothing is fetched from elsewhere
    (DOCS / "play.svg").write_text(picture.replace("Fira Code", "Fira Code, DejaVu Sans Mono, Menlo"), encoding="utf-8")
    print(DOCS / "play.svg")


def middle_game() -> Session:
    """Bots play until the first seat may answer a lay in the third round."""
    game, bot, rng = hornbook.game("kill-the-unicorns"), make_bot("greedy:deals=3"), random.Random(SEED)
    session = Session(game, hornbook.setup(4), SEED, ["you", "bot:medium", "bot:medium", "bot:medium"])
    while not (session.state.pending == 0 and session.state.round == 3 and session.state.rule == "KU-5.3"):
        session.choose(bot.choose(Perspective(game, session.state, session.state.pending), rng).code)
    return session


def play(record: Path) -> str:
    """What the command line shows when the game is taken up again."""
    colours = {"FORCE_COLOR": "1", "COLORTERM": "truecolor", "TERM": "xterm-256color", "COLUMNS": str(WIDTH)}
    done = subprocess.run(
        [sys.executable, "-m", "hornbook.cli", "play", "kill-the-unicorns", "--record", str(record)],
        input="hint\n? pass\nquit\n",
        env={**os.environ, **colours},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [line for line in done.stdout.splitlines() if "hinking" not in line]
    begin = next(at for at, line in enumerate(lines) if "The row" in line)
    end = max(at for at, line in enumerate(lines) if "quit" in line)
    return "\n".join(lines[begin:end])


if __name__ == "__main__":
    main()
