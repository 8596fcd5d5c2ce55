"""Content files: TOML that anybody can write, with mistakes named by file, line and field."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from hornbook.core.errors import BadContent


class Page(NamedTuple):
    """One content file: its text, what it says itself, and what counts when it is laid over a shipped page."""

    name: str
    text: str
    written: dict[str, Any]
    data: dict[str, Any]

    def line(self, table: str = "", index: int = 0, field: str = "") -> int:
        """The line of a field in the index-th `[[table]]` (or `[table]`, or at the top of the file)."""
        here, seen, best = table == "", -1, 1
        for number, line in enumerate(self.text.splitlines(), 1):
            text = line.strip()
            if text.startswith("["):
                title = text.strip("[] ")
                seen += title == table
                here = title == table and seen == index
                best = number if here else best
            elif here and field and text.partition("=")[0].strip() == field:
                return number
        return best

    def place(self, table: str, ident: str) -> int:
        """The place of an entry among the `[[table]]` entries written here; 0 if only the shipped page has it."""
        entries = self.written.get(table, [])
        return next((at for at, entry in enumerate(entries) if entry.get("id") == ident), 0)

    def refuse(self, why: str, table: str = "", index: int = 0, field: str = "") -> NoReturn:
        """Say what is wrong, and where."""
        what = " ".join(part for part in (table, field) if part)
        raise BadContent(f"{self.name}, line {self.line(table, index, field)}: {what}: {why}")

    def need(
        self,
        entry: dict[str, Any],
        field: str,
        kind: type | tuple[type, ...],
        table: str = "",
        index: int = 0,
        check: Callable[[Any], str] | None = None,
    ) -> Any:
        """A field of an entry, of the right kind; `check` returns what is wrong with it, or nothing."""
        if field not in entry:
            self.refuse("is missing", table, index, field)
        value = entry[field]
        wrong = not isinstance(value, kind) or (isinstance(value, bool) and kind is int)
        if wrong:
            word = kind.__name__ if isinstance(kind, type) else " or ".join(each.__name__ for each in kind)
            self.refuse(f"{value!r} should be {WORDS.get(word, word)}", table, index, field)
        why = check(value) if check else ""
        if why:
            self.refuse(why, table, index, field)
        return value

    def only(self, entry: dict[str, Any], known: Iterable[str], table: str = "", index: int = 0) -> None:
        """Refuse fields that nobody would read: most likely they are misspelt."""
        names = list(known)
        for field in entry:
            if field not in names:
                self.refuse(f"unknown field; known are {', '.join(names)}", table, index, field)


WORDS = {"int": "a whole number", "str": "a text", "list": "a list", "bool": "true or false"}


def read_page(file: Traversable | Path, name: str) -> Page:
    """Read one file."""
    try:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
        return Page(name, text, data, data)
    except UnicodeDecodeError:
        raise BadContent(f"{name}: not UTF-8 text") from None
    except tomllib.TOMLDecodeError as problem:
        raise BadContent(f"{name}: {problem}") from None


def merge(base: dict[str, Any], over: Page, keyed: Iterable[str] = ()) -> Page:
    """Lay a pack's page over the shipped one: fields replace fields, list entries replace those of the same id."""
    merged = {key: dict(value) if isinstance(value, dict) else value for key, value in base.items()}
    for key, value in over.data.items():
        if key not in base:
            over.refuse(f"unknown; known are {', '.join(base)}", field=key)
        if key in keyed:
            if not isinstance(value, list):
                over.refuse(f"should be entries [[{key}]]", field=key)
            entries = {entry["id"]: dict(entry) for entry in base[key]}
            for index, entry in enumerate(value):
                if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
                    over.refuse("every entry needs an id", key, index, "id")
                entries.setdefault(entry["id"], {}).update(entry)
            merged[key] = list(entries.values())
        elif isinstance(base[key], dict):
            if not isinstance(value, dict):
                over.refuse(f"should be a table [{key}]", field=key)
            merged[key].update(value)
        else:
            merged[key] = value
    return over._replace(data=merged)


def read_pages(
    package: str, keyed: Mapping[str, tuple[str, ...]], folder: str = "", rules: tuple[str, ...] = ()
) -> dict[str, Page]:
    """A game's pages, each with what its entries are called, and an owner's pack of some of them laid over.

    What stands in the fields `rules` is there to be read: what a card does is a rule, which no pack changes.
    """
    shipped = files(package) / "content"
    over = Path(folder) if folder else None
    if over is not None:
        _check_pack(over, keyed)
    pages: dict[str, Page] = {}
    for name, tables in keyed.items():
        page = read_page(shipped / name, name)
        if over is not None and (over / name).is_file():
            written = merge(page.data, read_page(over / name, str(over / name)), tables)
            for table in tables:
                _keep_rules(written, page.data[table], table, rules)
            page = written
        pages[name] = page
    return pages


def _check_pack(folder: Path, pages: Iterable[str]) -> None:
    known = ", ".join(pages)
    if not folder.is_dir():
        raise BadContent(f"{folder}: no such folder; a content pack is a folder with any of {known}")
    strange = sorted(path.name for path in folder.glob("*.toml") if path.name not in pages)
    if strange:
        raise BadContent(f"{folder / strange[0]}: unknown page; a content pack has any of {known}")
    if not any((folder / name).is_file() for name in pages):
        raise BadContent(f"{folder}: an empty pack; it should have any of {known}")


def _keep_rules(page: Page, shipped: list[dict[str, Any]], table: str, rules: tuple[str, ...]) -> None:
    for at, entry in enumerate(page.written.get(table, [])):
        known = next((other for other in shipped if other["id"] == entry["id"]), entry)
        for field in rules:
            if field in entry and entry[field] != known.get(field):
                page.refuse(f"{known.get(field)!r} is a rule of the game and stays", table, at, field)


def between(low: int, high: int) -> Callable[[int], str]:
    """A check for `Page.need`: a number in a range."""
    return lambda value: "" if low <= value <= high else f"{value} is not between {low} and {high}"


def one_of(words: Iterable[str]) -> Callable[[str], str]:
    """A check for `Page.need`: one of some words."""
    known = tuple(words)
    return lambda value: "" if value in known else f"{value!r} is not one of {', '.join(known)}"


def content_hash(data: dict[str, Any]) -> str:
    """Twelve hex digits that name the content."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]
