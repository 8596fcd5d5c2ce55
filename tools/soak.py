"""The long run: laws over many random games of every scenario, on two cores, then a minute of fuzzing.

python tools/soak.py [GAMES] [SCENARIO ...]      GAMES: of each scenario, 2,000 if not given
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor

import hornbook
from hornbook.core.rng import seed_from
from hornbook.testing.law_broken import LawBroken
from hornbook.testing.laws import law_same_again, law_undo, play_lawfully
from hornbook.testing.runs.fuzz import fuzz

CHUNK = 50


def soak(game_id: str, name: str, begin: int) -> tuple[str, int, str]:
    """A chunk of games of one scenario: positions checked, and what broke."""
    game = hornbook.game(game_id)
    setup = game.scenarios[name]
    checked = 0
    for number in range(begin, begin + CHUNK):
        seed = seed_from(11, number)
        try:
            checked += play_lawfully(game, setup, seed, every=400)
            if number % 10 == 0:
                law_same_again(game, setup, seed)
                law_undo(game, setup, seed)
        except LawBroken as problem:
            return name, checked, f"seed {seed}: {problem}"
    return name, checked, ""


def main() -> int:
    """Everything; 1 if anything was found."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    wanted = sys.argv[2:]
    found = 0
    with ProcessPoolExecutor(2) as pool:
        for game in hornbook.games().values():
            for name in wanted or game.scenarios:
                started, checked = time.monotonic(), 0
                chunks = range(0, games, CHUNK)
                jobs = [pool.submit(soak, game.id, name, begin) for begin in chunks]
                for job in jobs:
                    _, positions, problem = job.result()
                    checked += positions
                    if problem:
                        found += 1
                        print(f"{game.id}/{name}: {problem}", flush=True)
                seconds = time.monotonic() - started
                print(f"{game.id}/{name}: {games} games, {checked} positions, {seconds:.0f} s", flush=True)
    for game in hornbook.games().values():
        for finding in fuzz(game, seconds=60, seed=1):
            found += 1
            print(finding.text, flush=True)
    print("nothing found" if not found else f"{found} found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
