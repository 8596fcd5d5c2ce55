"""Views as tuples: the JSON, the client's types and the check that follow from the declared fields."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from hornbook.core.screen.view import Doing, IfAny, Maybe, Shape, Spelling

Coins = int


class Stall(NamedTuple):
    """A part of a view."""

    price: Coins | None
    open: bool


class MarketView(NamedTuple):
    """A view with a field of every kind."""

    seat: Maybe[int]
    doing: Doing
    name: str
    goods: tuple[tuple[int | None, ...], ...]
    till: tuple[Coins, ...]
    stalls: IfAny[tuple[Stall, ...]]
    purse: IfAny[Coins]
    last: tuple[int, ...] | None


SHAPE = Shape(MarketView, {"Coins": Spelling(lambda coins: f"{coins} c", "string")}, Stall)
MINE = MarketView(1, ("market", 2), "old", ((1, None), ()), (3, 4), (Stall(5, True), Stall(None, False)), 0, None)
NOBODYS = MINE._replace(seat=-1, doing=(), stalls=None, purse=None, last=(7,))


def test_json_names_the_fields_and_spells_what_has_a_spelling() -> None:
    assert SHAPE.to_json(MINE) == {
        "seat": 1,
        "doing": ("market", 2),
        "name": "old",
        "goods": ((1, None), ()),
        "till": ["3 c", "4 c"],
        "stalls": [{"price": "5 c", "open": True}, {"price": None, "open": False}],
        "purse": "0 c",
        "last": None,
    }


def test_json_leaves_out_what_is_not_there() -> None:
    doc = SHAPE.to_json(NOBODYS)
    assert (doc["seat"], doc["last"]) == (None, (7,))
    assert not {"stalls", "purse"} & set(doc)


def test_the_clients_types_say_the_same() -> None:
    assert SHAPE.typescript().split("\n") == [
        "export interface Stall {",
        "  readonly price: string | null;",
        "  readonly open: boolean;",
        "}",
        "",
        "export interface MarketView {",
        "  readonly seat: number | null;",
        "  readonly doing: readonly [] | readonly [Phase, ...number[]];",
        "  readonly name: string;",
        "  readonly goods: readonly (readonly (number | null)[])[];",
        "  readonly till: readonly string[];",
        "  readonly stalls?: readonly Stall[];",
        "  readonly purse?: string;",
        "  readonly last: readonly number[] | null;",
        "}",
    ]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seat": None}, "MarketView.seat is None"),
        ({"name": 3}, "MarketView.name is 3"),
        ({"goods": ([1],)}, "MarketView.goods is ([1],)"),
        ({"till": ("3 c",)}, "MarketView.till is ('3 c',)"),
        ({"stalls": (Stall(True, False),)}, "MarketView.stalls is (Stall(price=True, open=False),)"),
        ({"last": [7]}, "MarketView.last is [7]"),
    ],
)
def test_a_field_that_holds_something_else_is_named(change: dict[str, Any], says: str) -> None:
    assert SHAPE.misfit(MINE) == SHAPE.misfit(NOBODYS) == ""
    assert SHAPE.misfit(MINE._replace(**change)) == says
    assert SHAPE.misfit(MINE[:-1]) == "MarketView has 8 fields, and 7 were filled"


class Wrong(NamedTuple):
    """A view that cannot be written."""

    mood: float


def test_a_type_that_no_view_can_hold_is_refused() -> None:
    with pytest.raises(TypeError, match="Wrong: float is no type that a view can hold"):
        Shape(Wrong, {})
