"""The pages of one table: the lobby, the table, joining, and what its buttons do."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from hornbook.table.domain import chat
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import BOT, DEVICE, IN_LOBBY, OPEN, PLAYER
from hornbook.table.domain.table import Table
from hornbook.table.live.house import House, Room
from hornbook.table.wire.messages import MOST_CHAT, MOST_NAME, Seat, Welcome
from hornbook.table.wire.phrases import refusal
from hornbook.web.http.bodies import form_of, whole
from hornbook.web.http.cookies import holder_of
from hornbook.web.http.language import PageWords, language_of, page_words
from hornbook.web.http.limits import PerAddress
from hornbook.web.http.presence import Presence
from hornbook.web.http.security import address_of
from hornbook.web.http.traffic import count_refusal
from hornbook.web.pages.invitations import Invitations, link, qr_code
from hornbook.web.pages.rendering import STATUS, page
from hornbook.words import Words

SEE_OTHER = 303


async def table(request: Request) -> Response:
    """The lobby before the game, the table from then on."""
    house: House = request.app.state.house
    name, holder = request.path_params["table"], holder_of(request)
    seats = await house.seat_of(name, holder)
    room = await house.room(name)
    if room.table.row.state == IN_LOBBY:
        return await _lobby(request, room, seats)
    return page(
        request,
        "table",
        table=name,
        title=room.table.game.title,
        game_id=room.table.game.id,
        seat=seats[0] if seats else "watch",
        seats=",".join(str(seat) for seat in seats),
    )


async def seats(request: Request) -> Response:
    """Who sits where while the game runs, for the host, who can open a seat to somebody else."""
    house: House = request.app.state.house
    presence: Presence = request.app.state.presence
    name, holder = request.path_params["table"], holder_of(request)
    mine, room = await house.seat_of(name, holder), await house.room(name)
    if room.table.row.state == IN_LOBBY:
        return RedirectResponse(f"/t/{name}", SEE_OTHER)
    visit = await presence.visit(name, mine[0] if mine else None, holder, language_of(request))
    if not visit.welcome.host:
        raise Refused("not-yours", "refused-host")
    chairs = [_chair(request, visit.welcome, seat, mine) for seat in visit.update.seats]
    told: dict[str, Any] = {
        "title": visit.welcome.title,
        "game_id": visit.welcome.game,
        "seats": chairs,
        "name_length": MOST_NAME,
    }
    return page(request, "seats", table=name, **told)


async def _lobby(request: Request, room: Room, seats: list[int], problem: Refused | None = None) -> Response:
    presence: Presence = request.app.state.presence
    language = language_of(request)
    visit = await presence.visit(room.id, seats[0] if seats else None, holder_of(request), language)
    welcome, update = visit.welcome, visit.update
    return page(
        request,
        "lobby",
        STATUS.get(problem.code, 409) if problem else 200,
        table=welcome.table,
        title=welcome.title,
        game_id=welcome.game,
        seats=[_chair(request, welcome, seat, seats) for seat in update.seats],
        host=welcome.host,
        local=request.url.hostname in ("127.0.0.1", "::1", "localhost"),
        any_open=any(seat.kind == OPEN and not seat.claimed for seat in update.seats),
        settings=list(welcome.settings.items()),
        commitment=welcome.commitment,
        chat=[(line.name or visit.names[line.seat or 0], line.text) for line in visit.chat if line.seat is not None],
        seated=bool(seats),
        name_length=MOST_NAME,
        chat_length=MOST_CHAT,
        problem=refusal(problem, language) if problem else "",
    )


def _chair(request: Request, welcome: Welcome, seat: Seat, mine: list[int]) -> dict[str, Any]:
    """One chair of the lobby; the host also gets its link while nobody sits there."""
    invitations: Invitations = request.app.state.invitations
    key = invitations.key(welcome.table, seat.seat) if welcome.host and not seat.claimed else ""
    address = link(str(request.base_url), welcome.table, seat.seat, key) if key else ""
    return {
        "seat": seat.seat,
        "name": seat.name,
        "here": seat.online,
        "state": _state(seat, seat.seat in mine, page_words(language_of(request))),
        "link": address,
        "qr": qr_code(address) if address else "",
        "can_reissue": welcome.host and seat.kind in (OPEN, PLAYER) and seat.seat not in mine,
        "mine": seat.seat in mine,
        "can_leave": seat.seat in mine and seat.kind == PLAYER and not welcome.host,
    }


def _state(seat: Seat, mine: bool, say: PageWords) -> str:
    if seat.kind == BOT:
        return say("lobby-bot", level=level_name(seat.level, say))
    if seat.kind == DEVICE:
        return say("lobby-device")
    if not seat.claimed:
        return say("lobby-free")
    return ", ".join(
        [say("lobby-you") if mine else say("lobby-taken"), say("lobby-here" if seat.online else "lobby-not-here")]
    )


def level_name(level: str, say: PageWords) -> str:
    """What a bot's level is called."""
    return say(f"level-{level}") if level in ("easy", "medium", "hard") else level


async def start(request: Request) -> Response:
    """Begin the game."""
    house: House = request.app.state.house
    await form_of(request)
    name = request.path_params["table"]
    await house.start(name, holder_of(request))
    return RedirectResponse(f"/t/{name}", SEE_OTHER)


async def reissue(request: Request) -> Response:
    """A new link for a chair."""
    return await _with_new_link(request, request.app.state.house.reissue)


async def rename(request: Request) -> Response:
    """Change a player's name in the lobby."""
    house: House = request.app.state.house
    fields = await form_of(request)
    seat, name = whole(fields, "seat"), fields.get("name", "")
    return await _in_lobby(request, house.rename(request.path_params["table"], seat, name, holder_of(request)))


async def leave(request: Request) -> Response:
    """Give up a seat in the lobby; the host gets a new link for it."""
    return await _with_new_link(request, request.app.state.house.leave)


async def say(request: Request) -> Response:
    """A line of chat in the lobby, from somebody who has a chair."""
    house: House = request.app.state.house
    fields, name, holder = await form_of(request), request.path_params["table"], holder_of(request)
    seats = await house.seat_of(name, holder)
    if not seats:
        raise Refused("not-yours")
    room = await house.room(name)
    return await _in_lobby(request, room.do(lambda table: chat.say(table, seats[0], fields.get("text", ""))))


async def _with_new_link(request: Request, action: Callable[[str, int, str], Coroutine[Any, Any, str]]) -> Response:
    """Carry out an action that makes a new key for a seat, and keep the key for the host's page."""
    name, seat = request.path_params["table"], whole(await form_of(request), "seat")
    key = await action(name, seat, holder_of(request))
    request.app.state.invitations.keep(name, {seat: key})
    room = await request.app.state.house.room(name)
    running = room.table.row.state != IN_LOBBY
    return RedirectResponse(f"/t/{name}/seats" if running else f"/t/{name}", SEE_OTHER)


async def _in_lobby(request: Request, action: Coroutine[Any, Any, None]) -> Response:
    """Carry out an action, and show the lobby again; if it is refused, the page says why."""
    house: House = request.app.state.house
    name = request.path_params["table"]
    try:
        await action
    except Refused as problem:
        room = await house.room(name)
        if problem.code == "not-yours" or room.table.row.state != IN_LOBBY:
            raise
        return await _lobby(request, room, await house.seat_of(name, holder_of(request)), problem)
    return RedirectResponse(f"/t/{name}", SEE_OTHER)


async def join(request: Request) -> Response:
    """The page of an invitation: a script takes the key from the address, or the reader types it."""
    return await _join_page(request, request.path_params["seat"])


async def _join_page(request: Request, seat: int, problem: str = "", status: int = 200, **given: str) -> Response:
    house: House = request.app.state.house
    room = await house.room(request.path_params["table"])
    table, language = room.table, language_of(request)
    table.seat_row(seat)
    host, company = _company(table, seat, page_words(language))
    return page(
        request,
        "join",
        status,
        table=room.id,
        seat=seat,
        title=table.game.title,
        game_id=table.game.id,
        about=Words(table.game, language).about(table.row.setup["options"]),
        host=host,
        company=company,
        problem=problem,
        name_length=MOST_NAME,
        **given,
    )


def _company(table: Table, seat: int, say: PageWords) -> tuple[str, str]:
    """The host, and all who sit at a table beside this seat, by name; nobody where it is closed to watchers."""
    if table.row.state != IN_LOBBY and not table.policy.spectators:
        return "", ""
    taken = [chair for chair in table.seats if chair.seat != seat and (chair.kind == BOT or chair.holder_hash)]
    named = {chair.seat: chair.name or say("seat-name", n=chair.seat + 1) for chair in taken}
    host = next((chair.seat for chair in taken if chair.holder_hash == table.row.host_hash != ""), None)
    return named.get(host, "") if host is not None else "", ", ".join(named.values())


async def claim(request: Request) -> Response:
    """Take a seat with a key that was typed into the form."""
    fields = await form_of(request)
    seat, name = whole(fields, "seat"), request.path_params["table"]
    try:
        await claim_seat(request, name, seat, fields.get("key", ""), fields.get("name", ""))
    except Refused as problem:
        if problem.code in ("no-table", "no-seat"):
            raise
        count_refusal(request, problem.code)
        given = {each: fields.get(each, "") for each in ("key", "name")}
        why, status = refusal(problem, language_of(request)), STATUS.get(problem.code, 409)
        return await _join_page(request, seat, why, status, **given)
    return RedirectResponse(f"/t/{name}", SEE_OTHER)


async def claim_seat(request: Request, name: str, seat: int, key: str, player: str = "") -> None:
    """Take a seat for this browser. Whoever tries too many wrong keys has to wait."""
    house: House = request.app.state.house
    wrong: PerAddress = request.app.state.wrong_keys
    if not wrong.of(address_of(request)).any_left():
        raise Refused("rate")
    try:
        await house.claim(name, seat, key.strip().rpartition("k=")[2], holder_of(request), player)
    except Refused as problem:
        if problem.code == "wrong-key":
            wrong.take(address_of(request))
        raise
    request.app.state.invitations.forget(name, seat)


async def rematch(request: Request) -> Response:
    """A rematch."""
    house: House = request.app.state.house
    fields = await form_of(request)
    created = await house.rematch(request.path_params["table"], holder_of(request))
    request.app.state.invitations.keep(created.table, created.keys)
    return RedirectResponse(_where(created.table, fields), SEE_OTHER)


async def fork(request: Request) -> Response:
    """A new table from some ply of a finished game."""
    house: House = request.app.state.house
    fields = await form_of(request)
    ply, seat = whole(fields, "ply"), whole(fields, "seat")
    created = await house.fork(request.path_params["table"], ply, seat, holder_of(request))
    return RedirectResponse(_where(created.table, fields), SEE_OTHER)


def _where(name: str, fields: dict[str, str]) -> str:
    return f"/t/{name}/text" if fields.get("text") else f"/t/{name}"


async def record(request: Request) -> Response:
    """The record of a finished game as a download; for its players also of one that cannot go on."""
    house: House = request.app.state.house
    name = request.path_params["table"]
    lines = await house.record(name, holder_of(request))
    headers = {"content-disposition": f'attachment; filename="hornbook-{name}.jsonl"'}
    return Response("".join(lines), 200, headers, "application/x-ndjson")
