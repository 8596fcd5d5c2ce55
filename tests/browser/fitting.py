"""What does not fit: text and pieces that leave their boxes, looked for in the page itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
MISFITS = (HERE / "misfits.js").read_text(encoding="utf-8")
PATIENCE = 30  # looks, a tenth of a second apart: a busy machine lays the page out again late
CROWD = (HERE / "crowd.js").read_text(encoding="utf-8")


def misfits(page: Any, size: dict[str, int]) -> list[str]:
    """What does not fit in a window of this size, and still does not once the page has settled in it."""
    page.set_viewport_size(size)
    found: list[str] = []
    for _ in range(PATIENCE):
        page.wait_for_timeout(100)
        found = page.evaluate(MISFITS)
        if not found:
            break
    return [f"{size['width']}×{size['height']}: {each}" for each in found]


def crowd(page: Any) -> None:
    """Fill everybody's stable, spend all cards, ring every alarm."""
    page.evaluate(CROWD)
    page.wait_for_timeout(100)
