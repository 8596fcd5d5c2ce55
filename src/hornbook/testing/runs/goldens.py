"""Golden playthroughs: a whole game as a text that a person can review and a test can compare.

Each step says who decides by which rule, what was on offer, what was chosen or rolled, what everybody was told,
and what changed in everybody's view.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from hornbook.core.errors import HornbookError
from hornbook.core.events import Event
from hornbook.core.game import Game
from hornbook.core.rng import Rng, seed_from
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE, OVER
from hornbook.testing.comparison import viewers
from hornbook.testing.law_broken import named
from hornbook.testing.runs.perft import take

Choose = Callable[[Game[Any], Any, Rng], int]
NextStep = Callable[[Any], int | None]

MANY = 12
FIRST, LAST = 6, 2
STEP = re.compile(r"(\d+) (?:seat \d+ takes (?P<token>\S+)|chance rolls (?P<outcome>\d+)) .*")


class GoldenDiffers(AssertionError):
    """The game no longer plays as the golden says; the text is a diff."""


def write_golden(game: Game[Any], setup: Setup, seed: int, path: Path | str, choose: Choose | None = None) -> None:
    """Play a game, at random or as `choose` says, and write down everything that everybody sees."""
    pick, rng = choose or _at_random, Rng(seed_from(seed, 4))

    def next_step(s: Any) -> int | None:
        if s.pending == OVER:
            return None
        return game.roll(s) if s.pending == CHANCE else pick(game, s, rng)

    lines = _play(game, game.settle(setup), seed, next_step)
    Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


def retell_golden(game: Game[Any], path: Path | str) -> None:
    """Take the same steps again and write down what everybody sees now; an error where they can no longer be taken."""
    lines = _played_again(game, path, _lines_of(path))
    Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


def check_golden(game: Game[Any], path: Path | str) -> None:
    """Take the same steps again and compare every line."""
    expected = _lines_of(path)
    found = _played_again(game, path, expected)
    if found != expected:
        diff = difflib.unified_diff(expected, found, str(path), "as played now", lineterm="", n=2)
        raise GoldenDiffers("\n".join([f"{path}: the game is played another way now", *diff]))


def _lines_of(path: Path | str) -> list[str]:
    return Path(path).read_text(encoding="utf-8").removesuffix("\n").split("\n")


def _played_again(game: Game[Any], path: Path | str, expected: list[str]) -> list[str]:
    setup, seed = _read_header(expected, path)
    steps = iter([step for line in expected if (step := STEP.fullmatch(line))])

    def next_step(s: Any) -> int | None:
        step = next(steps, None)
        if step is None or s.pending == OVER:
            return None
        if s.pending == CHANCE:
            return int(step["outcome"] or 0)
        return game.parse(s, step["token"] or "")

    return _play(game, setup, seed, next_step)


def tokens_and_messages(paths: Iterable[Path | str]) -> set[str]:
    """Every word of these goldens, whole (`lay:3+4`) and in parts (`lay`), to see what none of them has shown."""
    words: set[str] = set()
    for path in paths:
        text = Path(path).read_text(encoding="utf-8")
        words.update(re.findall(r"[^\s\"\[\]{},()]+", text))
        words.update(re.findall(r"[\w-]+", text))
    return words


def _at_random(game: Game[Any], s: Any, rng: Rng) -> int:
    options = game.choices(s)
    return options[rng.below(len(options))]


def _read_header(lines: list[str], path: Path | str) -> tuple[Setup, int]:
    try:
        setup = json.loads(lines[1].removeprefix("setup "))
        return Setup(setup["seats"], setup["options"]), int(lines[2].removeprefix("seed "))
    except (IndexError, KeyError, TypeError, ValueError):
        raise GoldenDiffers(f"{path}: a golden opens with three lines: game, setup and seed") from None


def _play(game: Game[Any], setup: Setup, seed: int, next_step: NextStep) -> list[str]:
    """The text of a game, as far as there are next steps."""
    told: list[Event] = []
    lines = [f"golden of {game.id}, rules {game.rules_version}", f"setup {_json(setup.to_json())}", f"seed {seed}"]
    s = game.new(setup, seed, manual=True, events=told)
    everybody = viewers(game, s)
    views: dict[int | None, dict[str, str]] = {seat: {} for seat in everybody}
    lines += ["", "0 set-up", *_told(told, everybody), *_changes(game, s, views)]
    while True:
        told.clear()
        asked = _asked(game, s)
        try:
            step = next_step(s)
            if step is None:
                break
            did = _did(game, s, step)
            take(game, s, step)
        except HornbookError as problem:
            return [*lines, "", f"{s.ply + 1} refused: {problem}"]
        lines += ["", f"{s.ply} {did}", *asked, *_told(told, everybody), *_changes(game, s, views)]
    result = game.result(s)
    if result is not None:
        reason = f"{result.reason.id} {_json(result.reason.args)}"
        lines += ["", f"over: {reason} {result.rule}", f"    scores {result.scores} ranks {result.ranks}"]
    return lines


def _did(game: Game[Any], s: Any, step: int) -> str:
    if s.pending == CHANCE:
        return f"chance rolls {step} of {s.rolls} for {s.kind} by {s.rule}"
    return f"{named(s.pending)} takes {game.token(s, step)} by {s.rule}"


def _asked(game: Game[Any], s: Any) -> list[str]:
    """The question and what was on offer; of a long offer only the beginning and the end."""
    if s.pending == CHANCE:
        return [f"    weights {list(s.weights)}"] if s.weights else []
    if s.pending < 0:
        return []
    tokens = [game.token(s, code) for code in game.choices(s)]
    if len(tokens) > MANY:
        tokens = [*tokens[:FIRST], f"… {len(tokens) - FIRST - LAST} more …", *tokens[-LAST:]]
    prompt = game.prompt(s)
    return [f"    asked {prompt.id} {_json(prompt.args)}: {' '.join(tokens)}"]


def _told(told: list[Event], everybody: list[int | None]) -> list[str]:
    lines = []
    for event in told:
        heard: dict[str, list[int | None]] = {}
        for seat in everybody:
            seen = event.seen_by(seat)
            words = f"{seen['message']} {_json(seen['args'])} {seen['rule']}"
            heard.setdefault(words, []).append(seat)
        lines += [f"    told {_people(seats, everybody)}: {words}" for words, seats in heard.items()]
    return lines


def _changes(game: Game[Any], s: Any, views: dict[int | None, dict[str, str]]) -> list[str]:
    """What changed in each view since the last step, the same change said once; `views` moves on."""
    saw: dict[str, list[int | None]] = {}
    for seat, before in views.items():
        now = dict(_leaves("", game.view_json(s, seat)))
        for path in [*now, *(path for path in before if path not in now)]:
            if now.get(path) != before.get(path):
                saw.setdefault(f"{path} = {now[path]}" if path in now else f"{path} is gone", []).append(seat)
        views[seat] = now
    everybody = list(views)
    by_people: dict[str, list[str]] = {}
    for change, seats in saw.items():
        by_people.setdefault(_people(seats, everybody), []).append(change)
    return [
        line
        for people in sorted(by_people, key=lambda people: (people != "all", people))
        for line in (f"    seen by {people}:", *(f"        {change}" for change in by_people[people]))
    ]


def _leaves(path: str, value: Any) -> list[tuple[str, str]]:
    """Every plain value, or list of plain values, by its path."""
    if isinstance(value, dict) and value:
        pairs = [(str(key), item) for key, item in value.items()]
    elif isinstance(value, list | tuple) and any(isinstance(item, dict | list | tuple) for item in value):
        pairs = [(str(at), item) for at, item in enumerate(value)]
    else:
        return [(path, _json(value))]
    return [leaf for key, item in pairs for leaf in _leaves(f"{path}/{key}" if path else key, item)]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _people(seats: list[int | None], everybody: list[int | None]) -> str:
    """These viewers in as few words as will do."""
    missing = [seat for seat in everybody if seat not in seats]
    if not missing:
        return "all"
    if len(missing) == 1 and len(seats) > 1:
        return f"all but {named(missing[0])}"
    return ", ".join(named(seat) for seat in seats)
