"""One seat on several devices: the page that shows a code, and the page where it is typed."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from hornbook.table.domain.errors import Refused
from hornbook.table.identity.codewords import code_in, code_words
from hornbook.table.live.house import House, Room
from hornbook.table.live.transfers import GOOD_FOR, Transfers
from hornbook.table.wire.phrases import names_in, refusal
from hornbook.web.http.bodies import form_of, whole
from hornbook.web.http.cookies import holder_of
from hornbook.web.http.language import language_of
from hornbook.web.http.limits import PerAddress
from hornbook.web.http.security import address_of
from hornbook.web.http.traffic import count_refusal
from hornbook.web.pages.invitations import qr_code
from hornbook.web.pages.rendering import STATUS, page

SEE_OTHER = 303
HERE = ("127.0.0.1", "::1", "localhost")


async def device(request: Request) -> Response:
    """The page that moves a seat to another device, and says on how many it is played."""
    wanted = request.query_params.get("seat", "")
    room, seats = await _seated(request)
    return _device_page(request, room, seats, int(wanted) if wanted.isdecimal() else seats[0])


async def act(request: Request) -> Response:
    """Show a new code, or drop all other devices."""
    fields = await form_of(request)
    transfers: Transfers = request.app.state.transfers
    room, seats = await _seated(request)
    seat = whole(fields, "seat")
    if fields.get("do") == "only":
        await transfers.only_here(room.id, seat, holder_of(request))
        return RedirectResponse(f"/t/{room.id}/device?seat={seat}", SEE_OTHER)
    code = await transfers.offer(room.id, seat, holder_of(request))
    return _device_page(request, room, seats, seat, code)


async def _seated(request: Request) -> tuple[Room, list[int]]:
    """The table, and this browser's seats at it; Refused if there are none."""
    house: House = request.app.state.house
    name = request.path_params["table"]
    seats = await house.seat_of(name, holder_of(request))
    if not seats:
        raise Refused("not-yours")
    return await house.room(name), seats


def _device_page(request: Request, room: Room, seats: list[int], seat: int, code: str = "") -> Response:
    if seat not in seats:
        raise Refused("not-yours")
    language, address = language_of(request), f"{request.base_url}transfer"
    names, spoken = names_in(language, room.table.names()), code_words(code, language)
    return page(
        request,
        "device",
        table=room.id,
        title=room.table.game.title,
        game_id=room.table.game.id,
        seat=seat,
        seats=[(each, names[each]) for each in seats],
        name=names[seat],
        devices=1 + len(room.table.devices_of(seat)),
        code=" ".join(spoken),
        qr=qr_code(f"{address}#c={'-'.join(spoken)}") if code else "",
        address=address,
        local=request.url.hostname in HERE,
        minutes=round(GOOD_FOR / 60),
    )


async def transfer(request: Request) -> Response:
    """The page where a code is typed."""
    return page(request, "transfer", problem="", code="")


async def take(request: Request) -> Response:
    """Take a seat with a code. After too many wrong ones the address has to wait."""
    fields = await form_of(request)
    try:
        table = await _take(request, fields.get("code", ""))
    except Refused as problem:
        count_refusal(request, problem.code)
        told = {"problem": refusal(problem, language_of(request)), "code": fields.get("code", "")[:100]}
        return page(request, "transfer", STATUS.get(problem.code, 409), **told)
    return RedirectResponse(f"/t/{table}", SEE_OTHER)


async def _take(request: Request, typed: str) -> str:
    transfers: Transfers = request.app.state.transfers
    wrong: PerAddress = request.app.state.wrong_keys
    if not wrong.of(address_of(request)).any_left():
        raise Refused("rate")
    try:
        return await transfers.take(code_in(typed), holder_of(request))
    except Refused as problem:
        if problem.code == "wrong-key":
            wrong.take(address_of(request))
        raise
