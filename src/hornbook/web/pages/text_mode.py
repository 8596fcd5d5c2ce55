"""A game in text: headings, tables and buttons, without any script."""

from __future__ import annotations

import secrets
import time
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from hornbook.table.domain.errors import Refused
from hornbook.table.domain.rows import BOT, IN_LOBBY, IN_PLAY
from hornbook.table.live.house import House
from hornbook.table.wire import messages as wire
from hornbook.web.http.bodies import form_of, whole
from hornbook.web.http.cookies import holder_of
from hornbook.web.http.language import PageWords, language_of, page_words
from hornbook.web.http.presence import Presence, Visit
from hornbook.web.http.traffic import count_refusal
from hornbook.web.pages.rendering import STATUS, page
from hornbook.web.pages.tables import level_name
from hornbook.web.pages.text_picture import drawn
from hornbook.words import Words

SEE_OTHER = 303
LOOK_AGAIN = 3
PATIENCE = 2.0
"""Seconds that a page waits for bots before it is shown."""
LOG_LINES, NEWS_LINES, CHAT_LINES = 20, 8, 30


async def text(request: Request) -> Response:
    """The table as this browser's seat sees it, or the curtain where several people share the device."""
    house: House = request.app.state.house
    presence: Presence = request.app.state.presence
    name, holder, language = request.path_params["table"], holder_of(request), language_of(request)
    seats = await house.seat_of(name, holder)
    if (await house.room(name)).table.row.state == IN_LOBBY:
        return RedirectResponse(f"/t/{name}", SEE_OTHER)
    seat = seat_in(request, seats)
    visit = await presence.visit(name, seat, holder, language)
    await visit.wait_for_turn(seats, PATIENCE)
    if seat is None and seats:
        return _curtain(request, visit, seats)
    return _page(request, visit)


def seat_in(request: Request, seats: list[int]) -> int | None:
    """The seat that the address names; with one seat only, that; with several nobody's, until somebody says so."""
    wanted = request.query_params.get("seat", "")
    if wanted.isdecimal():
        if int(wanted) not in seats:
            raise Refused("not-yours")
        return int(wanted)
    return seats[0] if len(seats) == 1 else None


def _curtain(request: Request, visit: Visit, seats: list[int]) -> Response:
    """The page between two people at one device: nothing secret, only whose turn it is."""
    question, names = visit.update.question, visit.names
    asked = question.seat if question and question.seat in seats else None
    return page(
        request,
        "curtain",
        title=visit.welcome.title,
        name="" if asked is None else names[asked],
        seat=asked,
        others=[(seat, names[seat]) for seat in seats if seat != asked],
        text=question.text if question else "",
        refresh=LOOK_AGAIN if visit.update.state == IN_PLAY else 0,
    )


def _page(request: Request, visit: Visit, problem: str = "", hint: str = "", status: int = 200) -> Response:
    update, seat, names = visit.update, visit.seat, visit.names
    language, game = language_of(request), visit.room.table.game
    say, mine = page_words(language), bool(update.question and update.question.mine)
    waiting = update.state == IN_PLAY and not mine and visit.room.table.past is None
    still = "still" in request.query_params or bool(problem or hint)
    everything = request.query_params.get("log") == "all"
    events = update.events[::-1]
    return page(
        request,
        "text",
        status,
        table=visit.room.id,
        title=game.title,
        game_id=game.id,
        about=visit.welcome.about,
        update=update,
        commitment=visit.welcome.commitment,
        seat="" if seat is None else seat,
        you=None if seat is None else names[seat],
        away=seat is not None and update.seats[seat].away,
        mine=mine,
        hints=seat is not None and visit.room.table.hints(seat),
        refresh=LOOK_AGAIN if waiting and not still else 0,
        here="" if seat is None else f"seat={seat}",
        cid=lambda: secrets.token_hex(8),
        problem=problem,
        hint=hint,
        news=_news(update),
        log=events if everything else events[:LOG_LINES],
        more_log=not everything and len(events) > LOG_LINES,
        sections=drawn(game, update.view, Words(game, language, names, seat, ids=True)) if update.view else [],
        stuck=visit.room.table.past is not None and update.state == IN_PLAY,
        past=visit.room.table.past is not None,
        chairs=[{"seat": each.seat, "name": each.name, "state": _state(each, update, say)} for each in update.seats],
        absent=_absent(update, seat is not None or visit.welcome.host),
        host=visit.welcome.host,
        asks=[_ask(ask, names, seat) for ask in update.asks],
        ordered=_ordered(update),
        scores=_scores(update, names),
        chat=[{"name": _speaker(line, names, say), "text": line.text} for line in visit.chat[-CHAT_LINES:]],
        chat_length=wire.MOST_CHAT,
    )


def _news(update: wire.Update) -> list[wire.Happened]:
    """What happened with the last decision."""
    last = update.events[-1].ply if update.events else 0
    return [event for event in update.events if event.ply == last][-NEWS_LINES:]


def _state(seat: wire.Seat, update: wire.Update, say: PageWords) -> str:
    told = [say("lobby-bot", level=level_name(seat.level, say))] if seat.kind == BOT else []
    if seat.kind != BOT:
        told.append(say("text-away" if seat.away else "text-online" if seat.online else "text-offline"))
    if seat.absent is not None and update.state == IN_PLAY:
        told.append(say("text-absent-since", ago=say.ago(time.time() - seat.absent)))
    if update.question and update.question.seat == seat.seat:
        told.append(say("text-to-act"))
    return ", ".join(told)


def _ask(ask: wire.Ask, names: list[str], seat: int | None) -> dict[str, Any]:
    waiting = ", ".join(names[each] for each in ask.waiting)
    absent = "" if ask.absent is None else names[ask.absent]
    asked = {"id": ask.id, "name": names[ask.seat], "ply": ask.ply, "absent": absent}
    return {**asked, "waiting": waiting, "mine": seat in ask.waiting}


def _absent(update: wire.Update, may_ask: bool) -> list[wire.Seat]:
    """The players for whom the reader may let a bot play."""
    asked = {ask.absent for ask in update.asks}
    absent = [seat for seat in update.seats if seat.absent is not None and not seat.away and seat.seat not in asked]
    return absent if may_ask and update.state == IN_PLAY else []


def _ordered(update: wire.Update) -> list[str]:
    """The orders that stand, in words."""
    return [
        f"{matter.text}: {one.label}" if matter.text else one.label
        for matter in update.orders
        for one in matter.answers
        if one.stands
    ]


def _scores(update: wire.Update, names: list[str]) -> list[tuple[int, str, int]]:
    if update.score is None:
        return []
    return sorted(zip(update.score.ranks, names, update.score.scores, strict=True))


def _speaker(line: wire.Said, names: list[str], say: PageWords) -> str:
    return line.name or (names[line.seat] if line.seat is not None else say("text-watching"))


async def act(request: Request) -> Response:
    """Send the message of a pressed button to the table, and show the result."""
    fields = await form_of(request)
    presence: Presence = request.app.state.presence
    name, holder, language = request.path_params["table"], holder_of(request), language_of(request)
    seat = whole(fields, "seat") if fields.get("seat") else None
    visit = await presence.visit(name, seat, holder, language)
    answer = await visit.send(_message(fields))
    if isinstance(answer, wire.Reject):
        count_refusal(request, answer.code)
        return _page(request, visit, problem=answer.text, status=STATUS.get(answer.code, 409))
    if isinstance(answer, wire.Hinted):
        return _page(request, visit, hint=answer.text)
    return RedirectResponse(await _next(request, visit), SEE_OTHER)


async def _next(request: Request, visit: Visit) -> str:
    """The address to go on at: the same page, or the curtain if somebody else at this device is asked."""
    house: House = request.app.state.house
    seats = await house.seat_of(visit.room.id, holder_of(request))
    address, seat = f"/t/{visit.room.id}/text", visit.seat
    question = visit.update.question
    shared = len(seats) > 1 and question is not None and question.seat is not None and not question.mine
    return address if seat is None or shared or len(seats) == 1 else f"{address}?seat={seat}"


def _message(fields: dict[str, str]) -> wire.FromClient:
    """The message of a pressed button."""
    do, cid = fields.get("do", ""), fields.get("cid", "")
    if do == "act":
        return wire.Act(cid, whole(fields, "ply"), whole(fields, "code"))
    if do == "order":
        return wire.Order(cid, [token for name, token in fields.items() if name.startswith("order-") and token])
    if do == "undo":
        return wire.Undo(cid, whole(fields, "ply"))
    if do == "rewind":
        return wire.Rewind(cid, whole(fields, "to"))
    if do in ("yes", "no"):
        return wire.Vote(cid, whole(fields, "ask"), do == "yes")
    if do in ("leave", "back"):
        return wire.Away(cid, do == "leave")
    if do == "stand-in":
        return wire.StandIn(cid, whole(fields, "absent"))
    if do == "hint":
        return wire.Hint(cid)
    if do == "say":
        return wire.Say(cid, fields.get("text", ""))
    raise HTTPException(400, "error-form")
