"""What mypyc needs to hear, without needing mypyc: plain Python never imports anything for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    T = TypeVar("T")

    def mypyc_attr(*_names: str, **_settings: Any) -> Callable[[T], T]:
        """Do nothing: only the compiler reads this mark."""
        return lambda cls: cls
