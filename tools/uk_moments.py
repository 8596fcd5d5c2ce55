"""Write moments of Unicornus Knights for the client's tests: views, insights and choices, as the table sends them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hornbook.core.play.session import Session
from hornbook.core.setup import Setup
from hornbook.games.unicornus_knights import game
from hornbook.words import Words

OUT = Path(__file__).resolve().parent.parent / "client/tests/fake/unicornus_knights.json"
SEED = 21
KEPT = ("id", "name", "side", "spaces", "slots", "goal", "difficulty", "defence", "life", "command", "attack", "cp",
        "personality", "price", "times", "when", "kind", "no_fate", "title")  # fmt: skip
WANTED: dict[str, Callable[[list[str]], bool]] = {
    "turn": lambda tokens: "collect" in tokens and any(token.startswith("move:") for token in tokens),
    "dice": lambda tokens: sum(token.startswith("hits:") for token in tokens) > 2,
    "share": lambda tokens: sum(token.startswith("take:") for token in tokens) > 1,
    "amount": lambda tokens: sum(token.startswith("n:") for token in tokens) > 2,
}


def main() -> None:
    """Play at random until every wanted question has been asked."""
    words, draw = Words(game, "en"), random.Random(SEED)
    session = Session(game, Setup(1, {"heroes": 3, "princess": "warrior"}), SEED)
    moments: dict[str, Any] = {}
    while len(moments) < len(WANTED) and game.result(session.state) is None:
        s = session.state
        explained = [game.explain(s, code) for code in game.choices(s)]
        for name, fits in WANTED.items():
            if name not in moments and fits([each.token for each in explained]):
                moments[name] = moment(words, s, explained)
        session.choose(draw.choice(explained).code)
    things = {page: {table: [slim(each) for each in rows]} for page, (table, rows) in tables()}
    doc = {"catalogue": things, "names": game.names("en"), "moments": moments}
    OUT.write_text(json.dumps(doc, separators=(",", ":")) + "\n", encoding="utf-8")


def tables() -> Any:
    """Every page of the content with its one table."""
    return [(page, next((name, rows) for name, rows in found.items() if isinstance(rows, list)))
            for page, found in game.catalogue().items()]  # fmt: skip


def slim(entry: dict[str, Any]) -> dict[str, Any]:
    """What the drawing reads of an entry."""
    return {key: value for key, value in entry.items() if key in KEPT}


def moment(words: Words, s: Any, explained: list[Any]) -> dict[str, Any]:
    """A view with its insights and the question."""
    view = game.view_json(s, 0)
    choices = [{"code": each.code, "token": each.token, "label": each.token, "touches": each.touches, "rule": each.rule}
               for each in explained]  # fmt: skip
    return {
        "view": view,
        "insights": game.insights.insights(view),
        "choices": choices,
        "text": words.say(game.prompt(s)),
    }


if __name__ == "__main__":
    main()
