"""The tutorial's code is the tested code, and its game keeps all laws."""

from __future__ import annotations

import re
from pathlib import Path

from hornbook.core.registry import load_file
from hornbook.testing.laws import conforms
from hornbook.words import catalogue

ROOT = Path(__file__).parents[1]
GAME = ROOT / "examples" / "shy_unicorn" / "game.py"
GUIDE = ROOT / "docs" / "write-a-game.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_guide_has_the_whole_game_in_order_and_to_the_letter() -> None:
    written = lines(GAME.read_text(encoding="utf-8"))
    told = [line for block in BLOCK.findall(GUIDE.read_text(encoding="utf-8")) for line in lines(block)]
    assert told[: len(written)] == written


def test_it_is_small() -> None:
    assert len(GAME.read_text(encoding="utf-8").splitlines()) <= 200


def test_it_keeps_all_laws() -> None:
    assert conforms(load_file(f"{GAME}:ShyUnicorn"), games=30) > 100


def test_the_call_of_the_guide_is_one_that_works() -> None:
    last = BLOCK.findall(GUIDE.read_text(encoding="utf-8"))[-1]
    assert "conforms(load_file(" in last
    exec(compile(last.replace("examples/", f"{ROOT}/examples/").replace("games=20", "games=2"), str(GUIDE), "exec"), {})


def test_both_languages_say_the_same_things() -> None:
    package = load_file(f"{GAME}:ShyUnicorn").package
    english, italian = catalogue(package, "en"), catalogue(package, "it")
    assert english
    assert italian
    assert {name: english.needs(name) for name in english} == {name: italian.needs(name) for name in italian}
