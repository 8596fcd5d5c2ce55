"""States that older save formats wrote, brought to the fields of today."""

from __future__ import annotations

from typing import Any

from hornbook.games.unicornus_knights.rules.ids import cards_of


def migrate(doc: dict[str, Any]) -> dict[str, Any]:
    """Format 1 kept the decks as lists and counts beside each other; frames have the same fields as today.

    Choice codes were other numbers then, but the question is asked anew.
    """
    table = doc["table"]
    table["support_deck"] = deck(table.pop("deck"))
    table["fate_deck"] = deck(
        list(cards_of(tuple(table.pop("fates")))),
        bottom=table.pop("fates_under"),
        bottom_seen=table.pop("fates_under_seen"),
    )
    table["event_deck"] = deck(table.pop("unseen_events"), table.pop("coming"), table.pop("coming_seen"))
    return doc


def deck(
    bag: list[int],
    top: list[int] | None = None,
    top_seen: list[int] | None = None,
    bottom: list[int] | None = None,
    bottom_seen: list[int] | None = None,
) -> dict[str, list[list[int]]]:
    """A deck as a save holds it."""
    return {"deck": [sorted(bag), top or [], top_seen or [], bottom or [], bottom_seen or []]}
