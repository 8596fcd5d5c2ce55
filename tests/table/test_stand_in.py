"""Nobody is stuck: a bot stands in for an absent player, after a while, by the host's word, or if all others agree."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hornbook.table.live.house import House
from hornbook.table.live.room import Room
from hornbook.table.wire import messages as wire
from tests.table.people import Person, a_cid, a_house, running, two


async def three(house: House, **more: Any) -> tuple[Room, Person, Person, Person]:
    """High Card for three people, the host among them."""
    room = await running(house, "highcard", "player=Eva", "player=Bo", "player=Cleo", **more)
    eva, bo, cleo = [await Person(room, n, holder).sit() for n, holder in enumerate(("host", "guest 1", "guest 2"))]
    return room, eva, bo, cleo


def test_after_a_while_a_bot_takes_over_if_somebody_waits(sqlite_url: str) -> None:
    async def play() -> None:
        now = [0.0]
        async with a_house(sqlite_url, pace=3600.0, now=lambda: now[0]) as house:
            room, eva, bo = await two(house, policy={"away_after": 60})
            eva.go()
            now[0] = 59
            await room.tick()
            assert not room.table.seats[0].away
            now[0] = 61
            await room.tick()
            assert bo.update.seats[0].away
            await Person(room, 0).sit()
            assert not room.table.seats[0].away

    asyncio.run(play())


@pytest.mark.parametrize(
    ("policy", "waits"),
    [({"away_after": 60}, False), ({"away_after": 0}, True), ({"by_post": True}, True)],
)
def test_otherwise_nobody_takes_over(sqlite_url: str, policy: dict[str, Any], waits: bool) -> None:
    async def play() -> None:
        now = [0.0]
        async with a_house(sqlite_url, now=lambda: now[0]) as house:
            room, eva, bo = await two(house, policy=policy)
            eva.go()
            if not waits:
                bo.go()
            now[0] = 10_000
            await room.tick()
            assert not room.table.seats[0].away

    asyncio.run(play())


def test_after_three_minutes_where_nothing_else_was_said(sqlite_url: str) -> None:
    async def play() -> None:
        now = [0.0]
        async with a_house(sqlite_url, pace=3600.0, now=lambda: now[0]) as house:
            room, eva, bo = await two(house)
            eva.go()
            for seconds, stands_in in ((179, False), (181, True)):
                now[0] = seconds
                await room.tick()
                assert bo.update.seats[0].away == stands_in

    asyncio.run(play())


def test_others_are_told_who_is_away_and_for_how_long(sqlite_url: str) -> None:
    async def play() -> None:
        now = [100.0]
        async with a_house(sqlite_url, now=lambda: now[0]) as house:
            room, eva, bo = await two(house)
            assert (bo.update.seats[0].online, bo.update.seats[0].absent) == (True, None)
            eva.go()
            await bo.until(lambda update: not update.seats[0].online)
            assert bo.update.seats[0].absent == 0
            assert bo.question.text == "Waiting for Eva, who is away."
            now[0] = 175.5
            await room.refresh(bo.viewer)
            assert [seat.absent for seat in bo.update.seats] == [75, None]

    asyncio.run(play())


def test_by_the_hosts_word_at_once(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, pace=3600.0) as house:
            _, eva, bo, cleo = await three(house)
            bo.go()
            assert isinstance(await eva.tell(wire.StandIn(a_cid(), 1)), wire.Ack)
            assert cleo.update.seats[1].away
            assert not cleo.update.asks

    asyncio.run(play())


def test_a_host_without_a_seat_has_the_same_word(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, pace=3600.0) as house:
            room, _, bo, cleo = await three(house)
            bo.go()
            watching = await Person(room, None, "host").sit()
            assert isinstance(await watching.tell(wire.StandIn(a_cid(), 1)), wire.Ack)
            assert cleo.update.seats[1].away
            stranger = await Person(room, None, "somebody").sit()
            assert (await stranger.tell(wire.StandIn(a_cid(), 2))).code == "present"
            cleo.go()
            assert (await stranger.tell(wire.StandIn(a_cid(), 2))).code == "not-yours"

    asyncio.run(play())


def test_by_the_vote_of_all_others_present(url: str) -> None:
    async def play() -> None:
        async with a_house(url, pace=3600.0) as house:
            room, eva, bo, cleo = await three(house)
            eva.go()
            assert isinstance(await bo.tell(wire.StandIn(a_cid(), 0)), wire.Ack)
            ask = cleo.update.asks[0]
            assert (ask.seat, ask.absent, ask.waiting) == (1, 0, [2])
            assert not room.table.seats[0].away
            await cleo.tell(wire.Vote(a_cid(), ask.id, True))
            assert bo.update.seats[0].away
            assert not bo.update.asks

    asyncio.run(play())


def test_one_no_is_enough(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, pace=3600.0) as house:
            room, eva, bo, cleo = await three(house)
            eva.go()
            await bo.tell(wire.StandIn(a_cid(), 0))
            await cleo.tell(wire.Vote(a_cid(), cleo.update.asks[0].id, False))
            assert not bo.update.asks
            assert not room.table.seats[0].away

    asyncio.run(play())


def test_who_lets_a_bot_play_for_himself_does_not_decide_for_those_who_have_not_agreed(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, pace=3600.0) as house:
            names = ("Eva", "Bo", "Cleo", "Dana")
            room = await running(house, "highcard", *(f"player={name}" for name in names))
            holders = ("host", "guest 1", "guest 2", "guest 3")
            eva, bo, cleo, dana = [await Person(room, n, holder).sit() for n, holder in enumerate(holders)]
            eva.go()
            await bo.tell(wire.StandIn(a_cid(), 0))
            await cleo.tell(wire.Away(a_cid(), True))
            assert not dana.update.seats[0].away
            await dana.tell(wire.Vote(a_cid(), dana.update.asks[0].id, True))
            assert dana.update.seats[0].away

    asyncio.run(play())


def test_who_has_left_is_not_waited_for(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, pace=3600.0) as house:
            room, eva, bo, cleo = await three(house)
            eva.go()
            await bo.tell(wire.StandIn(a_cid(), 0))
            await room.tick()
            assert not room.table.seats[0].away
            cleo.go()
            await room.tick()
            assert room.table.seats[0].away

    asyncio.run(play())


def test_who_comes_back_before_the_vote_plays_on(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, pace=3600.0) as house:
            room, eva, bo, cleo = await three(house)
            eva.go()
            await bo.tell(wire.StandIn(a_cid(), 0))
            eva = await Person(room, 0).sit()
            assert not room.table.seats[0].away
            assert not cleo.update.asks
            assert eva.question.mine

    asyncio.run(play())


def test_the_stand_in_plays_on_and_the_player_takes_over_again(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo, cleo = await three(house, options={"length": "long"})
            eva.go()
            before = bo.update.ply
            await bo.tell(wire.StandIn(a_cid(), 0))
            await cleo.tell(wire.Vote(a_cid(), cleo.update.asks[0].id, True))
            await bo.until(lambda update: update.ply > before)
            await Person(room, 0).sit()
            assert not bo.update.seats[0].away
            assert room.table.bot_turn() is None

    asyncio.run(play())


@pytest.mark.parametrize(("seat", "code"), [(1, "present"), (2, "present"), (9, "no-seat"), (-1, "no-seat")])
def test_for_who_is_there_nobody_stands_in(sqlite_url: str, seat: int, code: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, _, bo, _ = await three(house)
            assert (await bo.tell(wire.StandIn(a_cid(), seat))).code == code
            assert not any(chair.away for chair in room.table.seats)

    asyncio.run(play())
