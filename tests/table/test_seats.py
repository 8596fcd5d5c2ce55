"""Seats and keys: who may sit where, who may watch, and what becomes of stolen and lost links."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from hornbook.table.domain.errors import Refused
from hornbook.table.live.house import House, NewTable, SeatOrder
from hornbook.table.wire import messages as wire
from tests.table.people import UNICORNS, Person, a_cid, a_house, order, running


async def refused(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Refused) as no:
        await work
    assert no.value.text
    assert no.value.say("it") != no.value.text
    return no.value.code


def test_keys_are_for_those_who_are_still_to_come(sqlite_url: str) -> None:
    async def sit() -> None:
        async with a_house(sqlite_url) as house:
            made = await house.create(order("highcard", "player", "player", "open", "bot"), "host")
            assert sorted(made.keys) == [1, 2]
            assert all(len(key) == 32 for key in made.keys.values())
            assert await house.seat_of(made.table, "host") == [0]
            devices = await house.create(order("highcard", "device", "device", "bot"), "host")
            assert devices.keys == {}
            assert await house.seat_of(devices.table, "host") == [0, 1]

    asyncio.run(sit())


def test_no_secret_is_in_the_database_as_it_is(url: str) -> None:
    async def sit() -> None:
        async with a_house(url) as house:
            made = await house.create(order("highcard", "player", "player"), "the host's token")
            await house.claim(made.table, 1, made.keys[1], "the guest's token")
            kept = house.store.read(made.table)
            text = repr(kept)
            assert made.keys[1] not in text
            assert "token" not in text

    asyncio.run(sit())


def test_a_key_opens_its_seat_once(url: str) -> None:
    async def sit() -> None:
        async with a_house(url) as house:
            made = await house.create(order("highcard", "player", "player", "player"), "host")
            table, keys = made.table, made.keys
            assert await refused(house.claim(table, 1, "wrong", "guest")) == "wrong-key"
            assert await refused(house.claim(table, 1, keys[2], "guest")) == "wrong-key"
            assert await refused(house.claim(table, 9, keys[1], "guest")) == "no-seat"
            assert await refused(house.claim(table, -1, keys[1], "guest")) == "no-seat"
            assert await refused(house.claim("nothere", 1, keys[1], "guest")) == "no-table"
            await house.claim(table, 1, keys[1], "guest")
            await house.claim(table, 1, keys[1], "guest")
            assert await refused(house.claim(table, 1, keys[1], "thief")) == "taken"
            assert await house.seat_of(table, "guest") == [1]
            assert await house.seat_of(table, "thief") == []

    asyncio.run(sit())


def test_seats_without_a_key_cannot_be_claimed(sqlite_url: str) -> None:
    async def sit() -> None:
        async with a_house(sqlite_url) as house:
            made = await house.create(order("highcard", "player", "bot", "device"), "host")
            for seat in range(3):
                assert await refused(house.claim(made.table, seat, "", "guest")) == "no-seat"

    asyncio.run(sit())


def test_a_new_link_takes_the_seat_from_whoever_has_it(url: str) -> None:
    async def sit() -> None:
        async with a_house(url) as house:
            made = await house.create(order("highcard", "player", "player"), "host")
            await house.claim(made.table, 1, made.keys[1], "thief")
            await house.start(made.table, "host")
            room = await house.room(made.table)
            thief, host = await Person(room, 1, "thief").sit(), await Person(room, 0).sit()
            assert await refused(house.reissue(made.table, 1, "thief")) == "not-yours"
            key = await house.reissue(made.table, 1, "host")
            assert [notice.code for notice in thief.all(wire.Notice)] == ["revoked"]
            assert [notice.code for notice in host.all(wire.Notice)] == ["reissued"]
            seen = len(thief.got)
            await host.act("pick")
            assert len(thief.got) == seen
            assert (await thief.tell(wire.Act(a_cid(), 0, 0))).code == "not-yours"
            assert await refused(room.join(thief.viewer)) == "not-yours"
            assert await refused(house.claim(made.table, 1, made.keys[1], "thief")) == "wrong-key"
            await house.claim(made.table, 1, key, "guest")
            await Person(room, 1, "guest").sit()

    asyncio.run(sit())


def test_only_holders_sit_down(sqlite_url: str) -> None:
    async def sit() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, "highcard", "player", "player", "bot")
            for seat, holder in ((0, "guest 1"), (1, "host"), (2, "host"), (0, "")):
                assert await refused(room.join(Person(room, seat, holder).viewer)) == "not-yours"
            assert await refused(room.join(Person(room, 7, "host").viewer)) == "no-seat"

    asyncio.run(sit())


def test_a_person_without_having_joined_is_not_heard(sqlite_url: str) -> None:
    async def sit() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, "highcard", "player", "player")
            stranger = Person(room, 0, "host")
            assert (await stranger.tell(wire.Say(a_cid(), "hello"))).code == "not-yours"

    asyncio.run(sit())


def test_the_lobby_fills_and_the_host_starts(url: str) -> None:
    async def sit() -> None:
        async with a_house(url) as house:
            made = await house.create(order(UNICORNS, "player=Eva", "player", "open"), "host")
            room = await house.room(made.table)
            eva = await Person(room, 0).sit()
            assert (eva.update.state, eva.update.view, eva.update.question) == ("lobby", None, None)
            assert [seat.claimed for seat in eva.update.seats] == [True, False, False]
            assert (await eva.tell(wire.Act(a_cid(), 0, 0))).code == "lobby"
            await house.claim(made.table, 1, made.keys[1], "guest 1")
            assert [seat.claimed for seat in eva.update.seats] == [True, True, False]
            assert [seat.online for seat in eva.update.seats] == [True, False, False]
            bo = await Person(room, 1, "guest 1").sit()
            assert [seat.online for seat in eva.update.seats] == [True, True, False]
            assert await refused(house.start(made.table, "guest 1")) == "not-yours"
            await house.start(made.table, "host")
            assert [seat.kind for seat in bo.update.seats] == ["player", "player", "bot"]
            assert bo.update.seats[2].name
            assert bo.update.state == "running"
            assert await refused(house.start(made.table, "host")) == "running"
            bo.go()
            await eva.until(lambda update: not update.seats[1].online)

    asyncio.run(sit())


def test_a_table_without_open_seats_can_start_at_once(sqlite_url: str) -> None:
    async def sit() -> None:
        async with a_house(sqlite_url) as house:
            at_once = await house.create(order("highcard", "player", "bot"), "host", start=True)
            waits = await house.create(order("highcard", "player", "open"), "host", start=True)
            states = [(await house.room(made.table)).table.row.state for made in (at_once, waits)]
            assert states == ["running", "lobby"]

    asyncio.run(sit())


def test_several_people_at_one_device(sqlite_url: str) -> None:
    async def sit() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, "highcard", "device=Eva", "device=Bo")
            eva = await Person(room, 0).sit()
            assert eva.question.mine
            assert isinstance(await eva.act("pick"), wire.Ack)
            assert isinstance(await eva.act("stake:2"), wire.Ack)
            assert not eva.question.mine
            assert (await eva.tell(wire.Act(a_cid(), eva.update.ply, 201))).code == "not-asked"
            eva.go()
            bo = await Person(room, 1).sit()
            assert bo.question.mine
            assert isinstance(await bo.act("pick"), wire.Ack)

    asyncio.run(sit())


def test_spectators_see_what_everybody_may_see(sqlite_url: str) -> None:
    async def sit() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, "highcard", "player=Eva", "player=Bo")
            eva, watcher = await Person(room, 0).sit(), await Person(room, None, "nobody").sit()
            await eva.act("pick")
            await eva.act("stake:3")
            view = watcher.update.view
            assert view is not None
            assert (view["hand"], view["bid"]) == ([], [])
            assert (watcher.question.mine, watcher.question.choices) == (False, [])
            assert all("card" not in event.args for update in watcher.updates for event in update.events)
            assert any("card" in event.args for update in eva.updates for event in update.events)
            assert (await watcher.tell(wire.Act(a_cid(), watcher.update.ply, 201))).code == "not-yours"
            assert (await watcher.tell(wire.Hint(a_cid()))).code == "not-asked"
            assert isinstance(await watcher.tell(wire.Say(a_cid(), "hello")), wire.Ack)
            assert eva.all(wire.Chat)[-1].lines[0].seat is None

    asyncio.run(sit())


def test_a_table_can_be_closed_to_spectators(sqlite_url: str) -> None:
    async def sit() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, "highcard", "player", "player", policy={"spectators": "off"})
            assert await refused(room.join(Person(room, None, "nobody").viewer)) == "off"
            await Person(room, None, "guest 1").sit()

    asyncio.run(sit())


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (order("chess", "player"), "no-such"),
        (order("highcard", "player"), "malformed"),
        (order("highcard", *["player"] * 9), "malformed"),
        (order("highcard", "player", "cat"), "malformed"),
        (order("highcard", "player", "bot:ismcts:iterations=100000"), "malformed"),
        (order("highcard", "player", "bot", options={"winds": "on"}), "malformed"),
        (order("highcard", "player", "bot", options={"length": "eternal"}), "malformed"),
        (order("highcard", "player", "bot", policy={"cheats": "on"}), "malformed"),
        (order("highcard", "player", "bot", policy={"away_after": -1}), "malformed"),
        (order("highcard", "player", "bot", seed=-1), "malformed"),
        (order("highcard", "player", "bot", seed=1 << 63), "malformed"),
        (NewTable("highcard", [SeatOrder("player", name="x" * 25), SeatOrder("bot")]), "too-long"),
    ],
)
def test_a_bad_order_is_refused_and_makes_nothing(sqlite_url: str, wanted: NewTable, code: str) -> None:
    async def sit() -> None:
        async with a_house(sqlite_url) as house:
            assert await refused(house.create(wanted, "host")) == code
            assert await house.mine("host") == []

    asyncio.run(sit())


def test_nobody_sits_without_a_token(sqlite_url: str) -> None:
    async def sit() -> None:
        async with a_house(sqlite_url) as house:
            assert await refused(house.create(order("highcard", "player", "bot"), "")) == "not-yours"
            made = await house.create(order("highcard", "player", "player"), "host")
            assert await refused(house.claim(made.table, 1, made.keys[1], "")) == "not-yours"
            assert await refused(house.start(made.table, "")) == "not-yours"
            assert await refused(house.reissue(made.table, 1, "")) == "not-yours"
            assert await house.seat_of(made.table, "") == []
            assert await house.mine("") == []

    asyncio.run(sit())


def test_unknown_tables_are_refused(sqlite_url: str) -> None:
    async def sit() -> None:
        async with a_house(sqlite_url) as house:
            assert await refused(house.room("nothere")) == "no-table"
            assert await refused(house.start("nothere", "host")) == "no-table"

    asyncio.run(sit())


def test_names_of_bots_differ_from_those_of_people(sqlite_url: str) -> None:
    async def sit(house: House) -> list[str]:
        made = await house.create(order("highcard", "player=Bruna", "bot", "bot=Zoe", "bot"), "host")
        return [seat.name for seat in (await house.room(made.table)).table.seats]

    async def names() -> list[str]:
        async with a_house(sqlite_url) as house:
            return await sit(house)

    found = asyncio.run(names())
    assert len(set(found)) == 4
    assert found[2] == "Zoe"
