from __future__ import annotations

import re
from pathlib import Path

import pytest

from hornbook.core import registry
from hornbook.games.kill_the_unicorns.rules.choices import CANDY, DUST, HORN
from hornbook.web.api import typescript


def test_the_client_has_the_protocol_of_today() -> None:
    assert Path(typescript.WHERE).read_text(encoding="utf-8") == typescript.typescript()


def test_the_client_has_the_choices_and_phases_of_today() -> None:
    made = typescript.sources()
    assert {Path(name).parent.name for name in made if name.endswith("choices.ts")} == {
        game.id.replace("-", "_") for game in registry.games().values()
    }
    assert {name: Path(name).read_text(encoding="utf-8") for name in made} == made


def test_kinds_lie_side_by_side_without_gaps() -> None:
    for name, text in typescript.sources().items():
        kinds = [(int(first), int(size)) for first, size in re.findall(r"first: (\d+), size: (\d+)", text)]
        assert [first for first, _ in kinds] == [sum(size for _, size in kinds[:at]) for at in range(len(kinds))], name


def test_it_says_when_the_file_is_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert typescript.main(["--check"]) == 1
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    Path(typescript.WHERE).write_text("old")
    assert typescript.main(["--check"]) == 1
    assert typescript.main(["--other"]) == 2


def test_what_a_client_may_leave_out_is_optional_and_what_it_gets_is_there() -> None:
    text = typescript.typescript()
    hello, reject = (text[text.index(f"interface {name} ") :].partition("}")[0] for name in ("Hello", "Reject"))
    assert 't: "hello";' in hello
    assert "seat?: number | null;" in hello
    assert "rule: string;" in reject


def test_the_client_numbers_market_items_as_views_do() -> None:
    text = Path("client/src/games/kill_the_unicorns/catalogue.ts").read_text(encoding="utf-8")
    assert f"ITEM = {{ horn: {HORN}, dust: {DUST}, candy: {CANDY} }}" in text
