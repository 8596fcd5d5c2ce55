"""What a person may type for a choice: its letter, its token or a part of it, its numbers, or words of its label."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count, product
from typing import NamedTuple

from hornbook.core.game import Explained
from hornbook.words import Words, fold

PASS, PASS_KEY = "pass", "p"
LETTERS = "abcdefghijklmnoqrstuvwxyz"
"""The letters of the list; p is kept for passing, in every question."""
NUMBERS = re.compile(r"\d+(?:\+\d+)*")
TYPED_NUMBERS = re.compile(r"([^\W\d]*)[\s:]*(\d[\d\s+,]*)")


class Choice(NamedTuple):
    """A choice on offer with the letter that stands before it, and its label in the reader's language."""

    key: str
    explained: Explained
    label: str

    @property
    def token(self) -> str:
        """The choice in one word."""
        return self.explained.token

    @property
    def behind(self) -> str:
        """What stands behind the colon of the token."""
        return self.token.partition(":")[2]

    @property
    def numbers(self) -> list[int]:
        """The numbers that the token is made of, as in `lay:3+4`; none, if it is made of anything else."""
        return sorted(map(int, self.behind.split("+"))) if NUMBERS.fullmatch(self.behind) else []

    def shows_its_numbers(self) -> bool:
        """Whether the label says the numbers too, so that somebody may think of typing them."""
        return bool(self.numbers) and set(self.numbers) <= {int(each) for each in re.findall(r"\d+", self.label)}


class Offer:
    """The choices of one question."""

    def __init__(self, offered: Sequence[Explained], words: Words) -> None:
        keys = _keys([each.token for each in offered])
        self.choices = [Choice(key, each, words.say(each.label)) for key, each in zip(keys, offered, strict=True)]
        self.numbered = [choice for choice in self.choices if choice.shows_its_numbers()]

    def named(self, text: str) -> list[Choice]:
        """The choices that a text may mean, by the strictest way of reading it that gives any."""
        wanted = fold(text.strip())
        if not wanted:
            return self.choices if len(self.choices) == 1 else []
        ways = (self._exactly, self._by_numbers, self._by_beginning, self._by_token, self._by_label)
        return next((found for way in ways if (found := way(wanted))), [])

    def exactly(self, text: str) -> Choice | None:
        """The choice that has this letter or this token."""
        return next(iter(self._exactly(fold(text.strip()))), None)

    def keys(self) -> str:
        """The letters on offer in short, as in `a–k, p`."""
        letters = [choice.key for choice in self.choices if choice.key != PASS_KEY]
        parts = [letters[0] if len(letters) == 1 else f"{letters[0]}–{letters[-1]}"] if letters else []
        return ", ".join(parts + [PASS_KEY] * (len(letters) < len(self.choices)))

    def example(self) -> str:
        """Some numbers that can be typed, several if there are several: `3 4`."""
        best = max(self.numbered, key=lambda choice: (len(choice.numbers) == 2, choice.numbers), default=None)
        return " ".join(map(str, best.numbers)) if best else ""

    def _exactly(self, wanted: str) -> list[Choice]:
        for spelling in ("key", "token") if wanted[:1].isdecimal() else ("key", "token", "behind"):
            found = [choice for choice in self.choices if fold(getattr(choice, spelling)) == wanted]
            if len(found) == 1:
                return found
        return []

    def _by_numbers(self, wanted: str) -> list[Choice]:
        """`3 4`, `4+3`, `3,4`, `34`, `lay 3 4`: the numbers in any order."""
        typed = TYPED_NUMBERS.fullmatch(wanted)
        if not typed or not self.numbered:
            return []
        head, rest = typed[1], typed[2].strip()
        spelled = [sorted(map(int, re.findall(r"\d+", rest)))]
        if rest.isdecimal() and len(rest) > 1:
            spelled.append(sorted(map(int, rest)))
        found = [choice for choice in self.choices if choice.numbers in spelled]
        return [choice for choice in found if not head or head in _first_words(choice)]

    def _by_beginning(self, wanted: str) -> list[Choice]:
        """Two letters or more that a token begins with, or what stands behind its colon."""
        if len(wanted) < 2 or wanted[0].isdecimal():
            return []
        return [
            each for each in self.choices if any(fold(part).startswith(wanted) for part in (each.token, each.behind))
        ]

    def _by_token(self, wanted: str) -> list[Choice]:
        return [choice for choice in self.choices if _begin(wanted, choice.token)]

    def _by_label(self, wanted: str) -> list[Choice]:
        return [choice for choice in self.choices if _begin(wanted, choice.label)]


def _keys(tokens: Sequence[str]) -> list[str]:
    letters = _letters()
    return [PASS_KEY if token == PASS else next(letters) for token in tokens]


def _letters() -> Iterator[str]:
    """a, b, … z, aa, ab, …"""
    for size in count(1):
        for letters in product(LETTERS, repeat=size):
            yield "".join(letters)


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", fold(text))


def _first_words(choice: Choice) -> tuple[str, ...]:
    """The words that may stand before a choice's numbers: the token's and the label's first."""
    return (fold(choice.token.partition(":")[0]), *_words(choice.label)[:1])


def _begin(wanted: str, text: str) -> bool:
    """Whether every word that is wanted, one of three letters among them, begins a word of the text."""
    typed, there = _words(wanted), _words(text)
    return any(len(word) > 2 for word in typed) and all(any(w.startswith(word) for w in there) for word in typed)
