"""Fields declared once: a state or frame says name, type, comment and first value, and everything else follows.

    @declare_frame
    class Market(Frame[Table]):
        turn: int
        item: Half[int] = 0  # picked, and known only to the buyer until it is placed

From this come `__slots__`, the constructor, `copy`, `FIELDS` (what a save holds), and for frames `public`, `doing`,
`forget` and `half`.
Types say how a field is copied: lists are copied, with what is in them; everything else is never changed in place and
is shared. In plain Python the decorators write these functions when the class is made; `make fast` writes the same ones
into the sources that it compiles.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Container, Iterable
from inspect import get_annotations
from typing import Annotated, Any, NamedTuple, TypeVar, dataclass_transform

from hornbook.core.play.codec import loader

T = TypeVar("T")

SHARED, HALF, SHOWN, SETUP = "Shared", "Half", "Shown", "setup"
Shared = Annotated[T, SHARED]
"""A field that all positions of one set-up share: neither copied nor saved."""
Half = Annotated[T, HALF]
"""The first half of a choice of two steps: only its maker knows of it, others' views and deals do without it."""
Shown = Annotated[T, SHOWN]
"""A field that follows from others and is kept as views show it: not saved, worked out again by the game's `loaded`."""


class Start(NamedTuple):
    """A first value that depends on what all positions of one set-up share."""

    make: Callable[[Any], Any]


def start(make: Callable[[Any], T]) -> T:
    """The first value of a state's field, made from its first shared field; from the set-up, if it has none."""
    value: Any = Start(make)
    return value  # type: ignore[no-any-return]


class Field(NamedTuple):
    """One field as it was declared. `first` is its first value as an expression, empty where there is none."""

    name: str
    type: str
    mark: str
    first: str

    @property
    def is_list(self) -> bool:
        """Whether it must be copied."""
        return self.type.startswith("list[")

    def copied(self, source: str) -> str:
        """An expression for a copy of the field of an object."""
        return copied(f"{source}.{self.name}", self.type)


def copied(value: str, of_type: str) -> str:
    """An expression for a copy of a value: lists all the way down, everything else as it is."""
    if not of_type.startswith("list["):
        return value
    inner = of_type.removeprefix("list[").removesuffix("]")
    return f"[{copied('part', inner)} for part in {value}]" if inner.startswith("list[") else f"{value}.copy()"


def read_field(name: str, annotation: str, first: str) -> Field:
    """A field from its annotation, a mark taken off."""
    for mark in (SHARED, HALF, SHOWN):
        if annotation.startswith(f"{mark}[") and annotation.endswith("]"):
            return Field(name, annotation[len(mark) + 1 : -1], mark, first)
    return Field(name, annotation, "", first)


def given_to_start(fields: list[Field]) -> str:
    """What first values are made of: the first shared field, or in a state that has none the set-up."""
    return next((field.name for field in fields if field.mark == SHARED), SETUP)


def saved(fields: Iterable[Field]) -> tuple[tuple[str, str], ...]:
    """What a save holds: names and types."""
    return tuple((field.name, field.type) for field in fields if field.mark not in (SHARED, SHOWN))


# What is written: the same lines for plain Python, where they are run, and for the compiler, where they are sources.


def constructor(fields: list[Field]) -> list[str]:
    """`__init__` with the fields in their order; a list is made anew where none is given."""
    wanted, lines = [], []
    for field in fields:
        if field.first and field.is_list:
            wanted.append(f"{field.name}: {field.type} | None = None")
            lines.append(
                f"    self.{field.name}: {field.type} = {field.first} if {field.name} is None else {field.name}"
            )
        else:
            wanted.append(f"{field.name}: {field.type}" + (f" = {field.first}" if field.first else ""))
            lines.append(f"    self.{field.name} = {field.name}")
    return [f"def __init__(self, {', '.join(wanted)}) -> None:", *(lines or ["    pass"])]


def frame_copy(name: str, fields: list[Field]) -> list[str]:
    """`copy` by the constructor."""
    return [
        f"def copy(self) -> {name}:",
        f"    return {name}({', '.join(field.copied('self') for field in fields)})",
    ]


def public(fields: list[Field]) -> list[str]:
    """`public`: all fields but halves, numbers first, then lists as they are."""
    return [
        "def public(self) -> tuple[int, ...]:",
        f"    return ({''.join(f'{part}, ' for part in public_parts(fields))})",
    ]


def doing(phase: str, fields: list[Field]) -> list[str]:
    """`doing`: the phase, then the same."""
    parts = [phase, *public_parts(fields)]
    return ["def doing(self) -> tuple[object, ...]:", f"    return ({''.join(f'{part}, ' for part in parts)})"]


def public_parts(fields: list[Field]) -> list[str]:
    """What everybody may see, as expressions."""
    known = [field for field in fields if field.mark != HALF]
    parts = [f"self.{field.name}" for field in known if not field.is_list]
    return parts + [f"*self.{field.name}" for field in known if field.is_list]


def forget(fields: list[Field]) -> list[str]:
    """`forget`: halves are as they were at first."""
    halves = [f"    self.{field.name} = {field.first}" for field in fields if field.mark == HALF]
    return ["def forget(self) -> None:", *halves] if halves else []


def half(fields: list[Field]) -> list[str]:
    """`half`: the halves, once one of them has been made."""
    halves = [field for field in fields if field.mark == HALF]
    made = " or ".join(f"self.{field.name} != {field.first}" for field in halves)
    values = "".join(f"self.{field.name}, " for field in halves)
    return ["def half(self) -> tuple[int, ...]:", f"    return ({values}) if {made} else ()"] if halves else []


def state_constructor(fields: list[Field]) -> list[str]:
    """`__init__` of a state: every field is given, after those that every game has."""
    wanted = ", ".join(f"{field.name}: {field.type}" for field in fields)
    return [
        f"def __init__(self, {wanted}, like: State | None = None) -> None:",
        "    super().__init__(like)",
        *(f"    self.{field.name} = {field.name}" for field in fields),
    ]


def blank(name: str, fields: list[Field]) -> list[str]:
    """`blank`: the table before anything lies on it."""
    shared = [(field.name, field.type) for field in fields if field.mark == SHARED] or [(SETUP, "Any")]
    taken = [f"    {of}: {kind} = shared[{at}]" for at, (of, kind) in enumerate(shared)]
    first = [field.name if field.mark == SHARED else f"({field.first})" for field in fields]
    return [
        "@classmethod",
        f"def blank(cls, *shared: Any) -> {name}:",
        *taken,
        f"    return {name}({', '.join(first)})",
    ]


def written_for_frame(name: str, fields: list[Field], phase: str, own: Container[str]) -> dict[str, list[str]]:
    """Every method of a frame that follows from its fields; `doing`, unless it says itself what is public."""
    return {
        "__init__": constructor(fields),
        "copy": frame_copy(name, fields),
        "public": public(fields),
        "doing": doing(phase, fields) if "public" not in own else [],
        "forget": forget(fields),
        "half": half(fields),
    }


def state_copy(name: str, fields: list[Field]) -> list[str]:
    """`copy` of a state by its constructor, for the compiler."""
    return [
        f"def copy(self) -> {name}:",
        f"    return {name}({', '.join(field.copied('self') for field in fields)}, self)",
    ]


def state_copy_plain(name: str, fields: list[Field], core: Iterable[str]) -> list[str]:
    """`copy` of a state field by field, which plain Python does faster than calling a constructor of so many."""
    return [
        "def copy(self):",
        f"    other = new({name})",
        *(f"    other.{field.name} = {field.copied('self')}" for field in fields),
        "    other.stack = stack = self.stack.copy()",
        "    if stack:",
        "        self.shared = len(stack) - 1",
        "        stack[-1] = stack[-1].copy()",
        "    other.shared = self.shared",
        *(f"    other.{field} = self.{field}" for field in core),
        "    other.events = None",
        "    other.watch = None",
        "    return other",
    ]


# The decorators: for plain Python.


@dataclass_transform()
def declare_frame(cls: type[T]) -> type[T]:
    """A frame whose fields are its annotations. What the class writes itself is left alone."""
    fields, values = _declared(cls)
    name = cls.__name__
    written = written_for_frame(name, fields, repr(getattr(cls, "PHASE", "")), vars(cls))
    return _made(cls, fields, values, written.values())


@dataclass_transform(kw_only_default=True)
def declare_state(cls: type[T]) -> type[T]:
    """A state whose fields are its annotations; each says its first value, but for those that are shared."""
    fields, values = _declared(cls)
    bare = [field.name for field in fields if not field.first and field.mark != SHARED]
    if bare:
        raise TypeError(f"{cls.__name__}: no first value for {', '.join(bare)}")
    name = cls.__name__
    if cls.__new__ is object.__new__:
        copying = state_copy_plain(name, fields, vars(cls.__mro__[1])["COPIED"])
    else:  # upon a compiled base
        copying = state_copy(name, fields)
    return _made(cls, fields, values, [state_constructor(fields), blank(name, fields), copying])


def _declared(cls: type) -> tuple[list[Field], dict[str, Any]]:
    """The fields that a class itself declares, and what the expressions of their first values speak of."""
    fields: list[Field] = []
    values: dict[str, Any] = {}
    for name, annotation in get_annotations(cls).items():
        if not isinstance(annotation, str):
            raise TypeError(f"{cls.__name__}.{name}: declared fields need `from __future__ import annotations`")
        if annotation.startswith("ClassVar"):
            continue
        first = ""
        if name in cls.__dict__:
            first, value = f"first_{name}", cls.__dict__[name]
            if isinstance(value, Start):
                values[first] = value.make
                first = f"{first}({given_to_start(fields)})"
            else:
                values[first] = value
                first = copied(first, read_field(name, annotation, "").type)
        fields.append(read_field(name, annotation, first))
    _check(cls, fields, values)
    return fields, values


def _check(cls: type, fields: list[Field], values: dict[str, Any]) -> None:
    """Refuse what could not be written, with the name of the field."""
    for base in cls.__mro__[1:]:
        if base.__dict__.get("FIELDS"):
            raise TypeError(f"{cls.__name__} inherits the fields of {base.__name__}: declare them all in one class")
    for at, field in enumerate(fields):
        if field.mark == HALF and not field.first:
            raise TypeError(f"{cls.__name__}.{field.name}: a half needs a first value, which it has until it is made")
        started = any(isinstance(getattr(cls, each.name, None), Start) for each in fields[:at])
        if field.mark == SHARED and started:
            raise TypeError(f"{cls.__name__}.{field.name}: shared fields come before those that are made of them")
        if field.mark not in (SHARED, SHOWN):
            try:
                loader(field.type)
            except TypeError as problem:
                raise TypeError(f"{cls.__name__}.{field.name}: {problem}") from None


def _made(cls: type[T], fields: list[Field], values: dict[str, Any], written: Iterable[list[str]]) -> type[T]:
    """The class again, with slots for its fields and the functions that were written for it."""
    body = {key: value for key, value in cls.__dict__.items() if key not in ("__dict__", "__weakref__")}
    for field in fields:
        body.pop(field.name, None)
    make: Any = type(cls)
    made = make(
        cls.__name__,
        cls.__bases__,
        body | {"__slots__": tuple(field.name for field in fields), "FIELDS": saved(fields)},
    )
    made.__qualname__ = cls.__qualname__
    for value in cls.__dict__.values():  # `super()` without arguments finds its class in a cell of the function
        for cell in getattr(value, "__closure__", None) or ():
            if cell.cell_contents is cls:
                cell.cell_contents = made
    space = {**values, cls.__name__: made, "new": object.__new__, "Any": Any}
    for lines in written:
        scope: dict[str, Any] = {}
        text = "\n".join(["from __future__ import annotations", *lines])
        text = text.replace("super()", f"super({cls.__name__}, self)")
        exec(compile(text, f"<fields of {cls.__module__}.{cls.__qualname__}>", "exec"), space, scope)
        for name, function in scope.items():
            if name not in cls.__dict__ and name != "annotations":
                setattr(made, name, function)
    return made  # type: ignore[no-any-return]


# The sources that are compiled.


def expanded(source: str) -> str:
    """A module's source with the declared classes written out, for the compiler."""
    tree = ast.parse(source)
    lines = source.split("\n")
    for node in sorted(ast.walk(tree), key=lambda node: -getattr(node, "lineno", 0)):
        if isinstance(node, ast.ClassDef):
            kinds = [ast.unparse(part) for part in node.decorator_list]
            if "declare_frame" in kinds or "declare_state" in kinds:
                lines = _expand(lines, node, "declare_state" in kinds)
    return "\n".join(lines)


def _expand(lines: list[str], node: ast.ClassDef, is_state: bool) -> list[str]:
    declarations = [
        part
        for part in node.body
        if isinstance(part, ast.AnnAssign) and not ast.unparse(part.annotation).startswith("ClassVar")
    ]
    fields: list[Field] = []
    for part in declarations:
        fields.append(_read(part, given_to_start(fields)))
    own = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    name = node.name
    if is_state:
        written = {
            "__init__": state_constructor(fields),
            "blank": blank(name, fields),
            "copy": state_copy(name, fields),
        }
    else:
        written = written_for_frame(name, fields, _phase(node), own)
    new = [
        f"    __slots__ = ({''.join(repr(field.name) + ', ' for field in fields)})",
        f"    FIELDS = {saved(fields)!r}",
    ]
    for method, text in written.items():
        if method not in own and text:
            new += ["", *(f"    {line}" for line in text)]
    where = declarations[0].lineno if declarations else (node.body[-1].end_lineno or node.lineno) + 1
    dropped = {at for part in declarations for at in range(part.lineno, (part.end_lineno or part.lineno) + 1)}
    dropped |= {part.lineno for part in node.decorator_list}
    result: list[str] = []
    for at, line in enumerate([*lines, ""], 1):
        result += new if at == where else []
        result += [] if at in dropped else [line]
    return result[:-1]


def _phase(node: ast.ClassDef) -> str:
    """The phase of a frame, as an expression."""
    for part in node.body:
        if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "PHASE":
            return ast.unparse(part.value)
    return "self.PHASE"


def _read(part: ast.AnnAssign, shared: str) -> Field:
    """A field from its declaration; of a `start(lambda box: …)` only what comes after the colon."""
    assert isinstance(part.target, ast.Name)
    field = read_field(part.target.id, ast.unparse(part.annotation), "")
    first = ast.unparse(part.value) if part.value else ""
    if isinstance(part.value, ast.Name | ast.Attribute):  # a list that is named elsewhere stays as it is
        first = copied(first, field.type)
    if isinstance(part.value, ast.Call) and ast.unparse(part.value.func) == "start":
        given = part.value.args[0]
        if not isinstance(given, ast.Lambda):
            first = f"{ast.unparse(given)}({shared})"
        elif [each.arg for each in given.args.args] == [shared]:
            first = ast.unparse(given.body)
        else:
            raise SyntaxError(f"line {part.lineno}: the first value of {part.target.id} should be a lambda of {shared}")
    return field._replace(first=first)
