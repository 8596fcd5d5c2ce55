"""Changing what does not change: small tuples with one place put, taken out or added.

What changes rarely is kept in tuples, so that copies and views can share it.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same with another item at one place."""
    fresh = list(items)
    fresh[at] = item
    return tuple(fresh)


def without(items: tuple[T, ...], at: int) -> tuple[T, ...]:
    """The same without the item at one place."""
    return items[:at] + items[at + 1 :]


def less(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The same without one such item."""
    return without(items, items.index(item))
