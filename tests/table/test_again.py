"""After a game: its record, another one with the same people, and what might have been."""

from __future__ import annotations

import asyncio

from hornbook.core.play.records import read
from hornbook.table.live.house import House, Room
from hornbook.table.wire import messages as wire
from tests.table.people import UNICORNS, Person, a_cid, a_house, order, rounds, running, two
from tests.table.test_seats import refused
from tests.table.test_whole_games import the_record_stands


async def finished(house: House) -> tuple[Room, Person, Person]:
    room, eva, bo = await two(house, seed=4)
    await rounds(eva, bo)
    return room, eva, bo


def test_a_record_is_told_when_the_game_is_over(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo = await two(house)
            assert await refused(house.record(room.id)) == "running"
            await eva.tell(wire.Rename(a_cid(), "Zoe"))
            await rounds(eva, bo)
            record = read(await house.record(room.id))
            assert record.header["players"] == ["you:Zoe", "you:Bo"]
            assert record.end is not None
            lobby = await house.create(order("highcard", "player", "open"), "host")
            assert await refused(house.record(lobby.table)) == "running"
        async with a_house(url) as house:
            assert read(await house.record(room.id)) == record

    asyncio.run(play())


def test_the_same_people_play_again(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo = await two(house)
            assert await refused(house.rematch(room.id, "host")) == "running"
            await rounds(eva, bo)
            assert await refused(house.rematch(room.id, "stranger")) == "not-yours"
            first, second = await asyncio.gather(house.rematch(room.id, "guest 1"), house.rematch(room.id, "host"))
            assert first.table == second.table == eva.update.next_table != room.id
            assert first.keys == second.keys == {}
            again = await house.room(first.table)
            assert again.table.row.setup == room.table.row.setup
            assert again.table.row.seed != room.table.row.seed
            eva, bo = await Person(again, 0).sit(), await Person(again, 1, "guest 1").sit()
            assert [seat.name for seat in bo.update.seats] == ["Eva", "Bo"]
            assert eva.got[0].host  # type: ignore[union-attr]
            await rounds(eva, bo)
            await the_record_stands(house, again)

    asyncio.run(play())


def test_a_seat_that_nobody_took_has_a_new_key_in_the_next_game(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            made = await house.create(order("nim", "player", "player", options={"heap": "1"}), "host", start=True)
            room = await house.room(made.table)
            await house.claim(made.table, 1, made.keys[1], "guest 1")
            people = [await Person(room, n, holder).sit() for n, holder in enumerate(["host", "guest 1"])]
            await next(person for person in people if person.question.mine).act()
            await house.reissue(made.table, 1, "host")
            again = await house.rematch(made.table, "host")
            assert list(again.keys) == [1]
            await house.claim(again.table, 1, again.keys[1], "guest 2")

    asyncio.run(play())


def test_play_on_from_any_ply_of_a_finished_game(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, _ = await finished(house)
            steps = read(await house.record(room.id)).steps
            for ply in (0, 3, 5, 8, eva.update.ply - 1):
                made = await house.fork(room.id, ply, 1, "anybody")
                fork = await house.room(made.table)
                session = fork.table.session
                assert session is not None
                begun = room.table.decision_at(ply)
                assert begun <= ply
                assert session.steps[:begun] == steps[:begun]
                assert [seat.kind for seat in fork.table.seats] == ["bot", "player"]
                anybody = await Person(fork, 1, "anybody").sit()
                anybody.play_by_itself(ply)
                await fork.refresh(anybody.viewer)
                await anybody.over()
                await the_record_stands(house, fork)

    asyncio.run(play())


def test_what_cannot_be_forked(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, bo = await two(house)
            assert await refused(house.fork(room.id, 5, 0, "x")) == "running"
            await rounds(eva, bo)
            assert await refused(house.fork(room.id, -1, 0, "x")) == "no-such"
            assert await refused(house.fork(room.id, eva.update.ply, 0, "x")) == "no-such"
            assert await refused(house.fork(room.id, 5, 2, "x")) == "no-seat"

    asyncio.run(play())


def test_my_tables_and_what_waits_for_me(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, _ = await two(house)
            lobby = await house.create(order(UNICORNS, "player", "open"), "host")
            mine = {each.table: each for each in await house.mine("host")}
            assert {table: (each.state, each.my_turn) for table, each in mine.items()} == {
                room.id: ("running", True),
                lobby.table: ("lobby", False),
            }
            assert mine[room.id].my_seats == [0]
            assert [each.my_turn for each in await house.mine("guest 1")] == [False]
            await eva.act("pick")
            await eva.act("stake")
            assert [each.my_turn for each in await house.mine("guest 1")] == [True]
            assert await house.mine("stranger") == []
            assert await house.recent_finished() == []
            over, *_ = await finished(house)
            assert [each.table for each in await house.recent_finished()] == [over.id]
            _, eva, bo = await two(house, policy={"spectators": False})
            await rounds(eva, bo)
            assert [each.table for each in await house.recent_finished()] == [over.id]

    asyncio.run(play())


def test_a_table_under_other_rules_goes_on_and_says_so(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, _ = await two(house)
            await eva.act()
            assert room.table.public_ply == room.table.ply - 1
        async with a_house(sqlite_url) as house:
            with house.store.engine.begin() as c:
                c.exec_driver_sql("UPDATE tables SET rules_version = 'older'")
            again = await house.room(room.id)
            eva, bo = await Person(again, 0).sit(), await Person(again, 1, "guest 1").sit()
            assert eva.update.since == bo.update.ply == again.table.ply == room.table.public_ply
            assert "The rules have changed" in eva.update.note
            assert again.table.lost == 0  # the card is picked once more, and nobody else knows
            await rounds(eva, bo)
            assert eva.update.state == "over"

    asyncio.run(play())


def test_a_record_that_the_rules_contradict_does_not_keep_a_table_from_going_on(sqlite_url: str) -> None:
    """As when a rule was changed and nobody said so."""

    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, bo = await two(house)
            await rounds(eva, bo, 4)
        async with a_house(sqlite_url) as house:
            with house.store.engine.begin() as c:
                c.exec_driver_sql("UPDATE journal SET line = replace(line, 'pick:', 'peck:')")
            again = await house.room(room.id)
            eva, bo = await Person(again, 0).sit(), await Person(again, 1, "guest 1").sit()
            assert eva.update.since == again.table.ply == room.table.ply
            await rounds(eva, bo)
            assert eva.update.state == "over"

    asyncio.run(play())


def test_a_bot_that_sits_in_an_open_seat_stays_for_the_next_game(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, "nim", "player", "open", options={"heap": "2"})
            eva = await Person(room, 0).sit()
            eva.play_by_itself(1)
            await room.refresh(eva.viewer)
            await eva.over()
            made = await house.rematch(room.id, "host")
            again = await house.room(made.table)
            assert [seat.kind for seat in again.table.seats] == ["player", "bot"]
            assert made.keys == {}

    asyncio.run(play())
