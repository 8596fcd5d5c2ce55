"""TypeScript for the client: the wire protocol, and of each game that has a drawing its choices, phases and views.

It is written as Prettier would lay it out, so that the client's `npm run lint` finds nothing to change.

`python -m hornbook.web.api.typescript [--check]`
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from hornbook.core import registry
from hornbook.core.game import Game
from hornbook.core.setup import Setup
from hornbook.table.wire import messages as wire

WHERE = "client/src/shell/connection/wire.ts"
DRAWINGS = "client/src/games"
OPENING = """\
// Made from src/hornbook/table/wire/messages.py by `python -m hornbook.web.api.typescript`. Do not edit.
"""
OF_A_GAME = """\
// Made from the rules of {title} by `python -m hornbook.web.api.typescript`. Do not edit.

/** Kinds of choices: the first code of each, and how many there are. */
export const CHOICES = {{
{kinds}
}} as const;

/** The name of a kind: what the tokens of its choices are, or begin with. */
export type ChoiceKind = keyof typeof CHOICES;

/** What is going on: the first word of each part of a view's `doing`. */
{phases}"""
VIEW_OF_A_GAME = """\
// Made from the views of {title} by `python -m hornbook.web.api.typescript`. Do not edit.

import type {{ Phase }} from "./choices";

{interfaces}
"""
WIDTH = 120
"""`printWidth` of client/prettier.config.mjs."""
CONSTANTS = ("PROTOCOL", "MOST_BYTES", "MOST_CHAT", "MOST_NAME")
PARTS = (
    wire.Choice,
    wire.Question,
    wire.Happened,
    wire.Sight,
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
    unions = [
        _union(name, (struct.__name__ for struct in structs))
        for name, structs in (("FromClient", asked), ("FromTable", told))
    ]
    return "\n".join([OPENING, consts, *structs, *unions])


def choices(game: Game[Any]) -> str:
    """The choices.ts of a game."""
    kinds = [
        f"  {_key(kind.name)}: {{ first: {kind.first}, size: {kind.size} }},"
        for kind in game.new(Setup(0, {}), 0, manual=True).KINDS
    ]
    phases = sorted({frame.PHASE for frame in game.frames.values()})
    quoted = _union("Phase", (f'"{phase}"' for phase in phases))
    return OF_A_GAME.format(title=game.title, kinds="\n".join(kinds), phases=quoted)


def sources() -> dict[str, str]:
    """Every file that is made, with what it should say."""
    made = {WHERE: typescript()}
    for game in registry.games().values():
        folder = Path(DRAWINGS) / game.id.replace("-", "_")
        if folder.is_dir():
            made[str(folder / "choices.ts")] = choices(game)
            if game.shape is not None:
                interfaces = game.shape.typescript()
                made[str(folder / "view.ts")] = VIEW_OF_A_GAME.format(title=game.title, interfaces=interfaces)
    return made


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


def _union(name: str, types: Iterable[str]) -> str:
    """One of several types: on one line, or if that is too long on the next one, or on a line each."""
    each = list(types)
    begin, together = f"export type {name} =", f"{' | '.join(each)};"
    if len(f"{begin} {together}") <= WIDTH:
        return f"{begin} {together}\n"
    lines = [f"  {together}"] if len(together) + 2 <= WIDTH else [f"  | {one}" for one in each]
    return "\n".join([begin, *lines]).removesuffix(";") + ";\n"


def _key(name: str) -> str:
    """A property's name, in quotes where it must be."""
    return name if name.isidentifier() else f'"{name}"'


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
    """Write the files, or with --check say whether they are what would be written."""
    if arguments not in ([], ["--check"]):
        print("usage: python -m hornbook.web.api.typescript [--check]", file=sys.stderr)
        return 2
    stale = [name for name, text in sources().items() if not _says(Path(name), text)]
    for name in stale:
        if arguments:
            print(f"{name} is not up to date; run: python -m hornbook.web.api.typescript", file=sys.stderr)
        else:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_text(sources()[name], encoding="utf-8")
    return 1 if stale and arguments else 0


def _says(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
