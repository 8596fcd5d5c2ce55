"""Codes as words: 256 in each language, so that a word is a byte. No two are alike but for a letter."""

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
    """What each word stands for, whatever its language: a code can be typed in another one than it was shown in."""
    return {word: number for language in LANGUAGES for number, word in enumerate(words(language))}


def in_words(code: str, language: str) -> list[str]:
    """A code as its reader sees it."""
    return [words(language)[number] for number in bytes.fromhex(code)]


def code_in(typed: str) -> str:
    """The code that somebody typed, however the words are set apart; or Refused, which is no wrong guess yet."""
    told = re.findall(r"\w+", typed.casefold())
    strange = next((word for word in told if word not in _numbers()), "")
    if strange:
        raise Refused("malformed", "refused-code-word", word=strange[:20])
    if len(told) != CODE_BYTES:
        raise Refused("malformed", "refused-code-length", wanted=CODE_BYTES)
    return bytes(_numbers()[word] for word in told).hex()
