from __future__ import annotations

from pathlib import Path

import pytest

from hornbook.web.api import typescript


def test_the_client_has_the_protocol_of_today() -> None:
    assert Path(typescript.WHERE).read_text(encoding="utf-8") == typescript.typescript()


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
