"""The wire protocol as TypeScript, for the client: `python -m hornbook.web.api.typescript [--check]`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from hornbook.table.wire import messages as wire

WHERE = "client/src/shell/connection/wire.ts"
OPENING = """\
// Made from src/hornbook/table/wire/messages.py by `python -m hornbook.web.api.typescript`. Do not edit.
"""
CONSTANTS = ("PROTOCOL", "MOST_BYTES", "MOST_CHAT", "MOST_NAME")
PARTS = (
    wire.Choice,
    wire.Question,
    wire.Happened,
    wire.Seat,
    wire.Ask,
    wire.Standing,
    wire.Matter,
    wire.Score,
    wire.Said,
    wire.PictureCell,
    wire.PictureSection,
)
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def typescript() -> str:
    """The whole of wire.ts."""
    consts = "".join(f"export const {name} = {getattr(wire, name)};\n" for name in CONSTANTS)
    asked, told = get_args(wire.FromClient), get_args(wire.FromTable)
    structs = [_interface(struct, leaves_out=struct in asked) for struct in (*PARTS, *asked, *told)]
    unions = [_union("FromClient", asked), _union("FromTable", told)]
    return "\n".join([OPENING, consts, *structs, *unions])


def _interface(struct: type[msgspec.Struct], leaves_out: bool) -> str:
    """A Struct as an interface; `leaves_out` makes what has a default optional, as for whoever writes it."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {(struct.__doc__ or '').strip()} */", f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "?" if leaves_out and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _union(name: str, structs: Iterable[type[Any]]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {struct.__name__}" for struct in structs) + ";\n"


def _type(info: inspect.Type) -> str:
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.UnionType):
        return " | ".join(_type(one) for one in info.types)
    if isinstance(info, inspect.ListType):
        item = _type(info.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(info, inspect.DictType):
        return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
    return PLAIN[type(info)]


def main(arguments: list[str]) -> int:
    """Write the file, or with --check say whether it is what would be written."""
    path, text = Path(WHERE), typescript()
    if arguments not in ([], ["--check"]):
        print("usage: python -m hornbook.web.api.typescript [--check]", file=sys.stderr)
        return 2
    if not arguments:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return 0
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return 0
    print(f"{WHERE} is not what wire.py says; run: python -m hornbook.web.api.typescript", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
