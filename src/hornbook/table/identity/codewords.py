"""Transfer codes as words: 256 words in each language, one for each byte; no two differ by one letter only."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from hornbook.table.domain.errors import Refused
from hornbook.table.identity.keys import CODE_BYTES
from hornbook.words import LANGUAGES


@cache
def words(language: str) -> tuple[str, ...]:
    """The words of a language, in order."""
    page = files("hornbook.table.identity") / f"codewords.{language}.txt"
    return tuple(page.read_text(encoding="utf-8").split())


@cache
def _numbers() -> dict[str, int]:
    """The byte of each word of all languages: a code can be typed in another language than it was shown in."""
    return {word: number for language in LANGUAGES for number, word in enumerate(words(language))}


def code_words(code: str, language: str) -> list[str]:
    """The words of a code in a language."""
    return [words(language)[number] for number in bytes.fromhex(code)]


def code_in(typed: str) -> str:
    """The code that somebody typed, with anything between the words; Refused if they are not words of a code."""
    typed_words = re.findall(r"\w+", typed.casefold())
    strange = next((word for word in typed_words if word not in _numbers()), "")
    if strange:
        raise Refused("malformed", "refused-code-word", word=strange[:20])
    if len(typed_words) != CODE_BYTES:
        raise Refused("malformed", "refused-code-length", wanted=CODE_BYTES)
    return bytes(_numbers()[word] for word in typed_words).hex()
