"""Keys of seats that nobody has taken yet, for the host's own page. They are in memory only: the store has hashes."""

from __future__ import annotations

import io
from collections import OrderedDict

import segno
from markupsafe import Markup

MOST_TABLES = 5000


class Invitations:
    """The keys of the tables that were made here last."""

    def __init__(self) -> None:
        self._keys: OrderedDict[str, dict[int, str]] = OrderedDict()

    def keep(self, table: str, keys: dict[int, str]) -> None:
        """Remember new keys of a table."""
        self._keys.setdefault(table, {}).update(keys)
        self._keys.move_to_end(table)
        if len(self._keys) > MOST_TABLES:
            self._keys.popitem(last=False)

    def key(self, table: str, seat: int) -> str:
        """The key of a seat, if it is still known."""
        return self._keys.get(table, {}).get(seat, "")

    def all(self, table: str) -> dict[int, str]:
        """The keys of a table that are still known."""
        return dict(self._keys.get(table, {}))

    def forget(self, table: str, seat: int | None = None) -> None:
        """Drop the key of a seat, or all keys of a table."""
        if seat is None:
            self._keys.pop(table, None)
        else:
            self._keys.get(table, {}).pop(seat, None)


def link(base: str, table: str, seat: int, key: str) -> str:
    """The address that opens a seat. What stands behind # stays in the browser."""
    return f"{base.rstrip('/')}/j/{table}/{seat}#k={key}"


def qr_code(text: str) -> Markup:
    """A QR code as SVG, without styles of its own."""
    out = io.BytesIO()
    code = segno.make(text, error="m")
    code.save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=True,
        omitsize=True,
        border=3,
        svgclass="qr-code",
        lineclass="qr-ink",
        light="#fff",
    )
    return Markup(out.getvalue().decode())
