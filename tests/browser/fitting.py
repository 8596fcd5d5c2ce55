"""What does not fit: text and pieces that leave their boxes, looked for in the page itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
MISFITS = (HERE / "misfits.js").read_text(encoding="utf-8")
CROWD = (HERE / "crowd.js").read_text(encoding="utf-8")


def misfits(page: Any, size: dict[str, int]) -> list[str]:
    """What does not fit in a window of this size."""
    page.set_viewport_size(size)
    page.wait_for_timeout(100)
    return [f"{size['width']}×{size['height']}: {each}" for each in page.evaluate(MISFITS)]


def crowd(page: Any) -> None:
    """Fill everybody's stable, spend all cards, ring every alarm."""
    page.evaluate(CROWD)
    page.wait_for_timeout(100)
