"""Rulebooks: numbered rules with their sources, read from a page."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hornbook.core.content.rulebook import Rule, rulebook
from hornbook.core.errors import HornbookError

PAGE = """# Toast

How to make it.

## Bread

### TO-1.1 Slicing
Cut a slice.

As thick as a thumb.
*Source: seed 001, seed 002*

### TO-1.2 Burning
*Source: ruling*

## Butter

### TO-2.1 Spreading
Spread it.
*Source: secondary*
"""

Book = Callable[..., str]


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Book]:
    """Writes pages into a package of their own; returns its name."""
    number = len(sys.modules)

    def write(**pages: str) -> str:
        nonlocal number
        number += 1
        folder = tmp_path / f"toast{number}"
        folder.mkdir()
        (folder / "__init__.py").write_text("", encoding="utf-8")
        for name, text in pages.items():
            (folder / f"{name.replace('_', '.')}.md").write_text(text, encoding="utf-8")
        return folder.name

    monkeypatch.syspath_prepend(str(tmp_path))
    yield write
    rulebook.cache_clear()


def test_rules_are_read_in_the_order_of_the_book(book: Book) -> None:
    rules = rulebook(book(rulebook=PAGE))
    assert list(rules) == ["TO-1.1", "TO-1.2", "TO-2.1"]
    assert rules["TO-1.1"] == Rule(
        "TO-1.1", "Slicing", "Cut a slice.\n\nAs thick as a thumb.", "seed 001, seed 002", "Bread"
    )
    assert rules["TO-1.2"].text == ""
    assert rules["TO-2.1"].chapter == "Butter"


def test_another_language_is_read_and_english_stands_in(book: Book) -> None:
    package = book(rulebook=PAGE, rulebook_it=PAGE.replace("Slicing", "Affettare"))
    assert rulebook(package, "it")["TO-1.1"].title == "Affettare"
    assert rulebook(package, "fr")["TO-1.1"].title == "Slicing"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("*Source: ruling*\n", "Nothing.\n", "TO-1.2 does not end with its source in italics"),
        ("*Source: secondary*", "", "TO-2.1 does not end with its source in italics"),
        ("### TO-2.1", "### TO-1.1", "TO-1.1 stands twice"),
    ],
)
def test_a_mistake_in_the_book_is_named_by_page_and_rule(book: Book, old: str, new: str, says: str) -> None:
    with pytest.raises(HornbookError, match=says) as caught:
        rulebook(book(rulebook=PAGE.replace(old, new)))
    assert "rulebook.md" in str(caught.value)


def test_a_heading_of_a_lower_level_is_text(book: Book) -> None:
    rules = rulebook(book(rulebook=PAGE.replace("Spread it.", "#### With a knife")))
    assert rules["TO-2.1"].text == "#### With a knife"


@pytest.mark.parametrize(
    "heading", ["### Spreading", "### TO-2.1", "### to-2.1 Spreading", "###TO-2.1 Spreading", "###"]
)
def test_a_heading_without_number_and_title_is_named_by_page_and_line(book: Book, heading: str) -> None:
    with pytest.raises(HornbookError) as caught:
        rulebook(book(rulebook=PAGE.replace("### TO-2.1 Spreading", heading)))
    assert str(caught.value).endswith(f"rulebook.md, line 18: {heading!r} should read like '### KU-5.2 Title'")
