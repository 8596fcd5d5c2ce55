"""The reader's language, and what the pages say in it."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from starlette.requests import HTTPConnection

from hornbook.words import LANGUAGES, Catalogue, catalogue

PACKAGE = "hornbook.web"
MINUTE, HOUR, DAY = 60, 3600, 86400


def language_of(asked: HTTPConnection) -> str:
    """`?lang=`, or the cookie, or what the browser prefers, or English."""
    wanted = [asked.query_params.get("lang", ""), asked.cookies.get("lang", "")]
    wanted += _preferred(asked.headers.get("accept-language", ""))
    return next((language for language in wanted if language in LANGUAGES), "en")


def _preferred(header: str) -> list[str]:
    """The languages of an Accept-Language header, best first."""
    weighed: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            weight = 0.0
        weighed.append((-weight, tag.partition("-")[0].lower()))
    return [tag for weight, tag in sorted(weighed, key=lambda pair: pair[0]) if weight < 0]


class Speech:
    """What the pages say in one language; English where a translation is missing."""

    def __init__(self, language: str) -> None:
        self.language = language
        books = [catalogue(PACKAGE, each) for each in dict.fromkeys((language, "en"))]
        self._books: list[Catalogue] = [book for book in books if book is not None]

    def __call__(self, message_id: str, **args: Any) -> str:
        for book in self._books:
            if message_id in book:
                return book.say(message_id, args)
        raise KeyError(message_id)

    def ago(self, at: float) -> str:
        """How long ago a moment was."""
        passed = max(0, int(time.time() - at))
        for unit, seconds in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
            if passed >= seconds:
                return self(f"ago-{unit}", n=passed // seconds)
        return self("ago-now")


@cache
def speech(language: str) -> Speech:
    """The pages' words in a language."""
    return Speech(language)
