"""The JSON API for programs. The live table itself is the WebSocket at /ws."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import json
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from hornbook.core import registry
from hornbook.core.game import Game
from hornbook.core.setup import Option
from hornbook.table.domain.rows import PLAYER
from hornbook.table.live.house import House, NewTable
from hornbook.web.api.openapi import document
from hornbook.web.api.shapes import (
    Claim,
    Claimed,
    GameCatalogue,
    GameInfo,
    GameOption,
    GameRules,
    NewTableMade,
    Started,
    TableInfo,
)
from hornbook.web.http.bodies import json_of
from hornbook.web.http.cookies import holder_of
from hornbook.web.http.files import File, file_of, send
from hornbook.web.http.language import language_of
from hornbook.web.http.presence import Presence
from hornbook.web.pages import rulebook
from hornbook.web.pages.rendering import answer
from hornbook.web.pages.site import create, game_in
from hornbook.web.pages.tables import claim_seat
from hornbook.words import Words

TEXT = re.compile(r"^([a-z][\w-]*-text)\s*=", re.MULTILINE)


async def games(request: Request) -> Response:
    """Every game that can be played here."""
    return answer([game_info(game) for game in registry.games().values()])


def game_info(game: Game[Any]) -> GameInfo:
    """A game as programs see it."""
    options = {each.name: option_info(each) for each in game.options}
    scenarios = {name: setup.to_json() for name, setup in game.scenarios.items()}
    seats = [game.min_seats, game.max_seats]
    return GameInfo(game.id, game.title, seats, options, scenarios, game.rules_version, game.content_hash)


def option_info(option: Option) -> GameOption:
    """An option as programs see it."""
    low, high = (option.low, option.high) if option.type == "number" else (None, None)
    choices = list(option.choices)
    return GameOption(option.type, option.default, choices, option.help, low, high, option.per_seat)


async def catalogue(request: Request) -> Response:
    """A game's content, names and texts."""
    return send(request, _catalogue(game_in(request), language_of(request)))


@cache
def _catalogue(game: Game[Any], language: str) -> File:
    told = GameCatalogue(game.content_hash, game.catalogue(), game.names(language), texts(game, language))
    return file_of(json.encode(told), "application/json")


def texts(game: Game[Any], language: str) -> dict[str, str]:
    """What cards do, by message id: every message of the game that ends in -text."""
    words = Words(game, language)
    page = files(game.package) / "messages.en.ftl"
    ids = TEXT.findall(page.read_text(encoding="utf-8")) if page.is_file() else []
    points = _numbers(game.catalogue())
    return {each: words.text(each, **_args(each, points)) for each in ids}


def _args(message_id: str, points: dict[str, dict[str, int]]) -> dict[str, int]:
    """The numbers of the card that a text speaks of."""
    return next((args for name, args in points.items() if message_id.endswith(f"-{name}-text")), {})


def _numbers(part: Any) -> dict[str, dict[str, int]]:
    """The numbers of everything in the content that has an id; a text says "less", so signs go."""
    found: dict[str, dict[str, int]] = {}
    if isinstance(part, dict):
        if isinstance(part.get("id"), str):
            name = part["id"].replace("_", "-")
            found[name] = {key: abs(value) for key, value in part.items() if type(value) is int}
        for value in part.values():
            found |= _numbers(value)
    elif isinstance(part, list):
        for value in part:
            found |= _numbers(value)
    return found


async def rules(request: Request) -> Response:
    """A game's rulebook."""
    return send(request, _rules(game_in(request), language_of(request)))


@cache
def _rules(game: Game[Any], language: str) -> File:
    told = GameRules(game.id, language, game.rules_version, rulebook.chapters(game, language))
    return file_of(json.encode(told), "application/json")


async def new_table(request: Request) -> Response:
    """A new table, in its lobby unless there is nobody to wait for."""
    wanted = await json_of(request, NewTable)
    first = next((number for number, seat in enumerate(wanted.seats) if seat.kind == PLAYER), None)
    table = await create(request, wanted, first)
    keys = {str(seat): key for seat, key in request.app.state.invitations.all(table).items()}
    return answer(NewTableMade(table, f"{request.base_url}t/{table}", keys), 201)


async def table(request: Request) -> Response:
    """A table as everybody may know it. Whoever holds a seat and asks counts as being there."""
    house: House = request.app.state.house
    presence: Presence = request.app.state.presence
    name, holder, language = request.path_params["table"], holder_of(request), language_of(request)
    mine = await house.seat_of(name, holder)
    visit = await presence.visit(name, mine[0] if mine else None, holder, language)
    told, now = visit.welcome, visit.update
    info = TableInfo(name, told.game, told.title, now.state, now.ply, now.seats, mine, now.next_table)
    return answer(info)


async def claim(request: Request) -> Response:
    """Take a seat with its key."""
    wanted = await json_of(request, Claim)
    name = request.path_params["table"]
    await claim_seat(request, name, wanted.seat, wanted.key, wanted.name)
    return answer(Claimed(name, wanted.seat))


async def start(request: Request) -> Response:
    """Begin the game; bots take open seats."""
    house: House = request.app.state.house
    await json_of(request, dict)
    name = request.path_params["table"]
    await house.start(name, holder_of(request))
    return answer(Started(name))


async def openapi(request: Request) -> Response:
    """The OpenAPI document."""
    return answer(document())


async def nothing(request: Request) -> Response:
    """404 for any other path below /api."""
    raise HTTPException(404, "error-path")
