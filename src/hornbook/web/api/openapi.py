"""The JSON API described in OpenAPI, made from the very types that it reads and writes."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec

import hornbook
from hornbook.table.live.house import NewTable
from hornbook.table.wire import messages as wire
from hornbook.web.api import shapes

REF = "#/components/schemas/{name}"
OPENAPI = "3.1.0"
ABOUT = """\
Tables for programs. A cookie says who asks; keep it. The live table is a WebSocket at /ws: send FromClient messages,
the first of them a Hello, and read FromTable messages."""


class Call(NamedTuple):
    """One thing that a program can ask for."""

    method: str
    path: str
    name: str
    summary: str
    answers: Any
    brings: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    kind: str = "application/json"


def calls() -> list[Call]:
    """Everything below /api."""
    return [
        Call("get", "/api/games", "listGames", "Every game that can be played here.", list[shapes.GameInfo]),
        Call(
            "get",
            "/api/games/{game}/catalogue",
            "getCatalogue",
            "A game's content, names and texts.",
            shapes.GameCatalogue,
            query=("lang",),
        ),
        Call("get", "/api/games/{game}/rules", "getRules", "A game's rulebook.", shapes.GameRules, query=("lang",)),
        Call(
            "post",
            "/api/tables",
            "createTable",
            "A new table; the asker is its host, in the first player's seat. It starts if there is nobody to wait for.",
            shapes.NewTableMade,
            NewTable,
            201,
        ),
        Call("get", "/api/tables/{table}", "getTable", "A table as everybody may know it.", shapes.TableInfo),
        Call(
            "post",
            "/api/tables/{table}/claim",
            "claimSeat",
            "Sit down with the key of a seat.",
            shapes.Claimed,
            shapes.Claim,
        ),
        Call(
            "post",
            "/api/tables/{table}/start",
            "startTable",
            "Begin; bots take open seats. Only the host can.",
            shapes.Started,
            dict[str, Any],
        ),
        Call(
            "get",
            "/api/tables/{table}/record",
            "getRecord",
            "The record of a finished game, as JSON Lines.",
            str,
            kind="application/x-ndjson",
        ),
    ]


def document() -> dict[str, Any]:
    """The OpenAPI document."""
    described = calls()
    types = [each for call in described for each in (call.answers, call.brings) if each is not None]
    everything = [*types, shapes.Problem, wire.FromClient, wire.FromTable]
    schemas, components = msgspec.json.schema_components(everything, ref_template=REF)
    schema_of = dict(zip(map(repr, everything), schemas, strict=True))
    paths: dict[str, Any] = {}
    for call in described:
        paths.setdefault(call.path, {})[call.method] = _operation(call, schema_of)
    components["FromClient"] = schema_of[repr(wire.FromClient)]
    components["FromTable"] = schema_of[repr(wire.FromTable)]
    return {
        "openapi": OPENAPI,
        "info": {
            "title": "Hornbook",
            "version": hornbook.__version__,
            "description": ABOUT,
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(call: Call, schema_of: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": call.name,
        "summary": call.summary,
        "parameters": [_parameter(name, "path") for name in re.findall(r"{(\w+)}", call.path)]
        + [_parameter(name, "query") for name in call.query],
        "responses": {
            str(call.status): {
                "description": "Done.",
                "content": {call.kind: {"schema": schema_of[repr(call.answers)]}},
            },
            "default": {
                "description": "Not done, and why.",
                "content": {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}},
            },
        },
    }
    if call.brings is not None:
        content = {"application/json": {"schema": schema_of[repr(call.brings)]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def _parameter(name: str, where: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": {"type": "string"}}
