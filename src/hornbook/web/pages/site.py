"""Pages around the tables: home, new table, rules, finished games, about."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, metadata
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import hornbook
from hornbook.core import registry
from hornbook.core.game import Game
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import BOT, FINISHED, IN_LOBBY, OPEN, PLAYER
from hornbook.table.domain.stand_in import STAND_IN
from hornbook.table.live.house import Created, House, NewSeat, NewTable, Summary
from hornbook.table.wire.messages import MOST_NAME
from hornbook.table.wire.phrases import refusal
from hornbook.web.http.bodies import form_of
from hornbook.web.http.cookies import holder_of
from hornbook.web.http.language import PageWords, language_of, page_words
from hornbook.web.http.limits import PerAddress
from hornbook.web.http.security import address_of
from hornbook.web.http.traffic import count_refusal
from hornbook.web.pages import rulebook
from hornbook.web.pages.new_table import (
    STAND_IN_AFTER,
    BadForm,
    chairs_for,
    chairs_in,
    fields_for,
    new_table_in,
    options_in,
    scenario_values,
    scenarios_of,
    seats_for,
    who_for,
)
from hornbook.web.pages.rendering import page
from hornbook.words import Words

SEE_OTHER = 303
GROUPS = ("yours", "lobby", "others", "over")
LIBRARIES = (
    "starlette",
    "uvicorn",
    "websockets",
    "msgspec",
    "jinja2",
    "sqlalchemy",
    "alembic",
    "psycopg",
    "segno",
    "markdown-it-py",
    "fluent.runtime",
    "rich",
    "rich-click",
)


async def home(request: Request) -> Response:
    """The home page: the games, and the reader's tables."""
    house: House = request.app.state.house
    language = language_of(request)
    mine = await house.mine(holder_of(request))
    cards = [_card(game, language) for game in registry.games().values()]
    company = {table.table: _others(table, page_words(language)) for table in mine}
    broken = list(registry.broken().values())
    return page(request, "home", cards=cards, mine=_grouped(mine), company=company, broken=broken)


def _others(table: Summary, say: PageWords) -> str:
    """Whom the reader plays with at a table."""
    named = [name or say("seat-name", n=n) for n, name in enumerate(table.names, 1) if n - 1 not in table.my_seats]
    return ", ".join(named or [name or say("seat-name", n=n) for n, name in enumerate(table.names, 1)])


def _card(game: Game[Any], language: str) -> dict[str, Any]:
    words, say = Words(game, language), page_words(language)
    facts = [(say("card-players"), say("card-players-range", least=game.min_seats, most=game.max_seats))]
    for fact in ("minutes", "weight"):
        if words.has(f"about-{fact}"):
            facts.append((say(f"card-{fact}"), words.text(f"about-{fact}")))
    return {"id": game.id, "title": game.title, "about": words.about({}), "facts": facts}


def _grouped(mine: list[Summary]) -> list[tuple[str, list[Summary]]]:
    """The reader's tables by what they wait for; groups without any are left out."""
    groups: dict[str, list[Summary]] = {group: [] for group in GROUPS}
    for table in mine:
        group = table.state if table.state in (IN_LOBBY, FINISHED) else "yours" if table.my_turn else "others"
        groups[group].append(table)
    return [(group, tables) for group, tables in groups.items() if tables]


async def play_now(request: Request) -> Response:
    """You and bots, as many as the game likes best, at once; or only bots, to watch."""
    fields = await form_of(request)
    game = game_in(request)
    bots = [NewSeat(kind=BOT, level=STAND_IN) for _ in range(game.settle(hornbook.setup()).seats)]
    watching = bool(fields.get("watch"))
    seats = bots if watching else [NewSeat(kind=PLAYER), *bots[1:]]
    table = await create(request, NewTable(game.id, seats), None if watching else 0)
    return RedirectResponse(f"/t/{table}", SEE_OTHER)


async def new_table(request: Request) -> Response:
    """The form for a new table, or the table that a filled-in one asks for."""
    if request.method == "POST":
        return await _post_form(request)
    game = game_in(request)
    scenario = request.query_params.get("scenario", "")
    company = request.query_params.get("with", "")
    setup = game.scenarios.get(scenario)
    seats = setup.seats if setup else seats_for(game, company)
    values = scenario_values(game, setup) if setup else {}
    fields = {"scenario": scenario, "with": company}
    return _form(request, game, chairs_for(game, seats, company), values, fields)


async def _post_form(request: Request) -> Response:
    fields = await form_of(request)
    game, say = game_in(request), page_words(language_of(request))
    try:
        table = await create(request, *new_table_in(game, fields, say))
    except BadForm as problem:
        return _filled(request, game, fields, str(problem))
    except Refused as problem:
        count_refusal(request, problem.code)
        return _filled(request, game, fields, refusal(problem, say.language))
    return RedirectResponse(f"/t/{table}", SEE_OTHER)


def _filled(request: Request, game: Game[Any], fields: dict[str, str], problem: str) -> Response:
    """The form as it was filled in, and why it was refused."""
    language = language_of(request)
    values = options_in(game, fields, language, range(1, game.max_seats + 1))
    return _form(request, game, chairs_in(game, fields), values, fields, problem)


def _form(
    request: Request,
    game: Game[Any],
    chairs: list[Any],
    values: dict[str, Any],
    fields: dict[str, str],
    problem: str = "",
) -> Response:
    language = language_of(request)
    words = Words(game, language)
    return page(
        request,
        "new",
        422 if problem else 200,
        game=game,
        chairs=chairs,
        who=who_for(game, page_words(language)),
        options=fields_for(game, values, words, page_words(language)),
        scenarios=scenarios_of(game, words),
        scenario=fields.get("scenario", ""),
        company=fields.get("with", ""),
        spectators=fields.get("spectators", "on"),
        hints=fields.get("hints", ""),
        pace=fields.get("pace", "live"),
        stand_in=fields.get("stand-in", ""),
        stand_ins=STAND_IN_AFTER,
        seed=fields.get("seed", ""),
        more_open=bool(problem) or bool(fields.get("seed")),
        name_length=MOST_NAME,
        problem=problem,
    )


async def create(request: Request, wanted: NewTable, you: int | None = None) -> str:
    """Create a table, its maker on the chair `you`; its id. Without other people to wait for, it starts at once."""
    house: House = request.app.state.house
    tables: PerAddress = request.app.state.tables
    if not tables.take(address_of(request)):
        raise Refused("rate")
    holder = holder_of(request)
    people = [number for number, seat in enumerate(wanted.seats) if seat.kind in (PLAYER, OPEN)]
    created = await house.create(wanted, holder, start=people in ([], [you]))
    keys = await _seat_host(house, created, people, you, holder)
    request.app.state.invitations.keep(created.table, keys)
    return created.table


async def _seat_host(house: House, created: Created, people: list[int], you: int | None, holder: str) -> dict[int, str]:
    """Move the host from the first player's chair to the chair `you`; the keys of all others."""
    keys = dict(created.keys)
    given = next((number for number in people if number not in keys), None)
    if given is None or given == you:
        return keys
    if you is not None:
        await house.claim(created.table, you, keys.pop(you), holder)
    keys[given] = await house.reissue(created.table, given, holder)
    return keys


async def rules(request: Request) -> Response:
    """The rulebook, or what a search finds in it."""
    game, language = game_in(request), language_of(request)
    q = request.query_params.get("q", "").strip()[:100]
    chapters = rulebook.found(game, language, q) if q else rulebook.chapters(game, language)
    return page(
        request,
        "rules",
        game=game,
        q=q,
        chapters=chapters,
        found=sum(len(chapter.rules) for chapter in chapters),
        preface=rulebook.preface(game, language),
        example=rulebook.example(game, language),
    )


async def records(request: Request) -> Response:
    """Games that were played to the end."""
    house: House = request.app.state.house
    say = page_words(language_of(request))
    finished = await house.recent_finished()
    named = [[name or say("seat-name", n=n) for n, name in enumerate(each.names, 1)] for each in finished]
    return page(request, "records", records=list(zip(finished, named, strict=True)))


async def about(request: Request) -> Response:
    """Version, licences, where card values come from, accessibility, security."""
    return page(
        request, "about", version=hornbook.__version__, games=list(registry.games().values()), licences=_licences()
    )


def _licences() -> list[tuple[str, str]]:
    """The libraries in use, each with the licence that its metadata names."""
    found = []
    for name in LIBRARIES:
        try:
            about: Any = metadata(name)
        except PackageNotFoundError:
            continue
        named = [
            line.rpartition(" :: ")[2] for line in about.get_all("Classifier") or [] if line.startswith("License ::")
        ]
        licence = about.get("License-Expression") or ", ".join(named) or (about.get("License") or "").partition("\n")[0]
        found.append((f"{name} {about['Version']}", licence))
    return found


def game_in(request: Request) -> Game[Any]:
    """The game that the address names, or 404."""
    game = registry.games().get(request.path_params["game"])
    if game is None:
        raise HTTPException(404, "error-path")
    return game
