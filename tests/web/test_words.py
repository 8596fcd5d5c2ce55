"""What the pages say: the same in both languages, all of it used, nothing missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from hornbook.web.http.language import speech
from hornbook.words import LANGUAGES, Catalogue, catalogue

FOLDER = files("hornbook.web")
ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def ids(language: str) -> list[str]:
    return ID.findall((FOLDER / f"messages.{language}.ftl").read_text(encoding="utf-8"))


def book(language: str) -> Catalogue:
    found = catalogue("hornbook.web", language)
    assert found
    return found


def sources() -> Iterator[str]:
    for pattern in ("*.py", "*.html"):
        for each in Path(str(FOLDER)).rglob(pattern):
            yield each.read_text(encoding="utf-8")


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert ids("en") == ids("it")
    assert len(ids("en")) == len(set(ids("en")))


@pytest.mark.parametrize("message", ids("en"))
def test_both_languages_speak_of_the_same_things(message: str) -> None:
    assert book("en").needs(message) == book("it").needs(message)


def test_every_message_is_said_somewhere() -> None:
    text = "\n".join(sources())
    made = ("ago-", "who-", "level-", "mine-", "card-", "new-o", "error-")  # put together from two words
    said = set(re.findall(r"""["']([\w-]+)["']""", text))
    unused = [each for each in ids("en") if each not in said and not each.startswith(made)]
    assert unused == []


def test_every_message_that_a_template_asks_for_is_there() -> None:
    asked = {each for text in sources() for each in re.findall(r"\bt\(['\"]([\w-]+)['\"][,)]", text)}
    assert len(asked) > 50
    assert asked <= set(ids("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_are_told_by_how_long_ago_they_were(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1_000_000.0)
    told = [speech(language).ago(1_000_000.0 - passed) for passed in (0, 70, 300, 3700, 8000, 90_000, 300_000)]
    assert len(set(told)) == 7
