"""What a seat may see, as one flat tuple whose fields a game declares once.

    class MarketView(NamedTuple):
        seat: Maybe[int]  # whose view it is
        stalls: tuple[int, ...]
        purse: IfAny[Coins]  # not in a spectator's view

From the types follow the JSON of the wire (`to_json`), the types of the client (`typescript`) and a check that a view
holds what it declares (`misfit`). A view holds numbers, words, tuples of them and views of parts, and nothing that can
change: what a state keeps as it is shown goes in by reference.

A game may have types of its own for numbers that pages read otherwise, as `Coins` above: `Spelling` says how.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, NamedTuple, TypeVar

T = TypeVar("T")
Maybe = Annotated[T, "maybe"]
"""A number that is -1 where there is none, and null in JSON."""
IfAny = Annotated[T | None, "if any"]
"""A field that JSON leaves out where it is None."""
Convert = Callable[[Any], Any]
Doing = tuple[Any, ...]
"""What is going on: the phase of a procedure, and what everybody may know of it; nothing after the end."""


class Spelling(NamedTuple):
    """How values of a type of the game's own are written in JSON, their type in the client, and what they are here."""

    write: Convert | None
    typescript: str
    holds: type = int


DOING: Final = Spelling(None, "readonly [] | readonly [Phase, ...number[]]", tuple)


class Form(NamedTuple):
    """What a type comes to: how its values are written (None: as they are), in the client, and which values fit."""

    write: Convert | None
    typescript: str
    fits: Callable[[Any], bool]


class Shape:
    """The fields of a view, read from its class, with the game's own types."""

    def __init__(self, view: type[Any], spellings: Mapping[str, Spelling], *parts: type[Any]) -> None:
        self.name = view.__name__
        self.spellings = {"Doing": DOING, **spellings}
        self.parts = {part.__name__: Shape(part, spellings) for part in parts}
        self.fields: list[tuple[str, Form, bool]] = []
        for name, annotation in view.__annotations__.items():
            tree = ast.parse(_text(annotation), mode="eval").body
            if_any = isinstance(tree, ast.Subscript) and ast.unparse(tree.value).endswith("IfAny")
            self.fields.append((name, self._form(tree), if_any))
        self.plan = [(name, form.write, if_any) for name, form, if_any in self.fields]

    def to_json(self, view: tuple[Any, ...]) -> dict[str, Any]:
        """A view as plain JSON."""
        doc = {}
        for value, (name, write, if_any) in zip(view, self.plan, strict=True):
            if value is not None or not if_any:
                doc[name] = value if write is None or value is None else write(value)
        return doc

    def misfit(self, view: tuple[Any, ...]) -> str:
        """The first field that does not hold what it declares; empty if all do."""
        if len(view) != len(self.fields):
            return f"{self.name} has {len(self.fields)} fields, and {len(view)} were filled"
        for value, (name, form, _) in zip(view, self.fields, strict=True):
            if not form.fits(value):
                return f"{self.name}.{name} is {value!r}"
        return ""

    def typescript(self) -> str:
        """The interface of the view, after those of its parts."""
        lines = [f"  readonly {name}{'?' if if_any else ''}: {form.typescript};" for name, form, if_any in self.fields]
        own = "\n".join([f"export interface {self.name} {{", *lines, "}"])
        return "\n\n".join([*(part.typescript() for part in self.parts.values()), own])

    def _form(self, tree: ast.expr) -> Form:
        if isinstance(tree, ast.BinOp):
            return self._either(self._form(tree.left), self._form(tree.right))
        if isinstance(tree, ast.Subscript):
            return self._generic(ast.unparse(tree.value).rpartition(".")[2], tree.slice)
        name = ast.unparse(tree).rpartition(".")[2]
        if name in PLAIN:
            return PLAIN[name]
        if name in self.spellings:
            write, typescript, holds = self.spellings[name]
            return Form(write, typescript, lambda value: type(value) is holds)
        if name in self.parts:
            part = self.parts[name]
            return Form(part.to_json, name, lambda value: isinstance(value, tuple) and not part.misfit(value))
        raise TypeError(f"{self.name}: {name} is no type that a view can hold")

    def _generic(self, name: str, inside: ast.expr) -> Form:
        if name == "tuple" and isinstance(inside, ast.Tuple) and ast.unparse(inside.elts[-1]) == "...":
            return _row(self._form(inside.elts[0]))
        if name == "IfAny":
            return self._either(self._form(inside), PLAIN["None"])._replace(typescript=self._form(inside).typescript)
        if name == "Maybe":
            return Form(_or_null, f"{self._form(inside).typescript} | null", PLAIN["int"].fits)
        raise TypeError(f"{self.name}: {name}[{ast.unparse(inside)}] is no type that a view can hold")

    def _either(self, one: Form, other: Form) -> Form:
        if one.write is not None and other.write is not None:
            raise TypeError(f"{self.name}: {one.typescript} and {other.typescript} cannot be told apart")
        write = one.write or other.write
        spelled = None if write is None else _unless_none(write)
        return Form(
            spelled,
            f"{one.typescript} | {other.typescript}",
            lambda value: one.fits(value) or other.fits(value),
        )


PLAIN = {
    "int": Form(None, "number", lambda value: type(value) is int),
    "bool": Form(None, "boolean", lambda value: type(value) is bool),
    "str": Form(None, "string", lambda value: isinstance(value, str)),
    "None": Form(None, "null", lambda value: value is None),
}


def _text(annotation: Any) -> str:
    return annotation if isinstance(annotation, str) else str(getattr(annotation, "__forward_arg__", annotation))


def _or_null(value: int) -> int | None:
    return None if value == -1 else value


def _unless_none(write: Convert) -> Convert:
    return lambda value: None if value is None else write(value)


def _row(of: Form) -> Form:
    write = of.write
    many = None if write is None else (lambda values: [write(value) for value in values])
    inner = f"({of.typescript})" if " " in of.typescript else of.typescript
    fits = of.fits
    return Form(many, f"readonly {inner}[]", lambda value: type(value) is tuple and all(map(fits, value)))
