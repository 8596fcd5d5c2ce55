"""Several processes on one PostgreSQL: one game, whoever serves it; and none is needed for another to go on."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
from sqlalchemy import text

from hornbook.table.live.house import House
from hornbook.table.wire import messages as wire
from tests.table.people import UNICORNS, Person, a_cid, a_house, order, running, state_of
from tests.table.test_whole_games import the_record_stands

QUICKLY = 0.2


async def at_two_houses(one: House, other: House) -> tuple[Person, Person]:
    """Eva at one house, Bo at the other, at the same table."""
    room = await running(one, "highcard", "player=Eva", "player=Bo", options={"length": "long"})
    eva = await Person(room, 0).sit()
    bo = await Person(await other.room(room.id), 1, "guest 1").sit()
    return eva, bo


def test_each_sees_the_others_moves_quickly(postgres_url: str) -> None:
    async def play() -> None:
        async with a_house(postgres_url) as one, a_house(postgres_url) as other:
            eva, bo = await at_two_houses(one, other)
            waits = []
            while eva.update.state != "over":
                mover, watcher = (eva, bo) if eva.question.mine else (bo, eva)
                ack = await mover.act()
                began = time.monotonic()
                await watcher.until(lambda update, seq=ack.seq: update.seq >= seq)  # type: ignore[misc]
                waits.append(time.monotonic() - began)
            assert sorted(waits)[len(waits) // 2] < QUICKLY
            await bo.until(lambda update: update.state == "over")
            assert len(eva.log()) == len(bo.log())
            await the_record_stands(one, eva.room)
            await the_record_stands(other, bo.room)

    asyncio.run(play())


def test_people_and_bots_at_two_houses_play_to_the_end(postgres_url: str) -> None:
    async def play() -> None:
        async with a_house(postgres_url) as one, a_house(postgres_url) as other:
            room = await running(one, UNICORNS, "player", "player", "bot:random", "bot:random")
            eva = await Person(room, 0).sit()
            bo = await Person(await other.room(room.id), 1, "guest 1").sit()
            for n, person in enumerate((eva, bo)):
                person.play_by_itself(n)
                await person.room.refresh(person.viewer)
            ends = [await person.over() for person in (eva, bo)]
            assert ends[0].seq == ends[1].seq
            assert len(eva.log()) == len(bo.log())
            await the_record_stands(one, room)
            kept = one.store.read(room.id)
            assert kept is not None
            assert [line.seq for line in kept.lines] == sorted({line.seq for line in kept.lines})

    asyncio.run(play())


def test_the_same_person_at_two_houses_decides_once(postgres_url: str) -> None:
    async def play() -> None:
        rng = random.Random(1)
        async with a_house(postgres_url) as one, a_house(postgres_url) as other:
            eva, bo = await at_two_houses(one, other)
            twin = await Person(bo.room, 0).sit()
            for _ in range(6):
                await asyncio.gather(
                    *[each.until(lambda u: bool(u.question and u.question.mine)) for each in (eva, twin)]
                )
                ply = eva.update.ply
                acts = [wire.Act(a_cid(), ply, rng.choice(eva.question.choices).code) for _ in range(2)]
                answers = await asyncio.gather(eva.tell(acts[0]), twin.tell(acts[1]))
                assert sorted(type(answer).__name__ for answer in answers) == ["Ack", "Reject"]
                assert next(answer.code for answer in answers if isinstance(answer, wire.Reject)) == "stale"
                seq = next(answer.seq for answer in answers if isinstance(answer, wire.Ack))
                await asyncio.gather(*[p.until(lambda u, seq=seq: u.seq >= seq) for p in (eva, twin, bo)])  # type: ignore[misc]
                assert state_of(eva.room) == state_of(twin.room)
                while not eva.question.mine and eva.update.state == "running":
                    await bo.asked()
                    ack = await bo.act()
                    await eva.until(lambda u, seq=ack.seq: u.seq >= seq)  # type: ignore[misc]
                if eva.update.state == "over":
                    break

    asyncio.run(play())


def test_seats_chat_wishes_and_presence_travel_too(postgres_url: str) -> None:
    async def play() -> None:
        async with a_house(postgres_url) as one, a_house(postgres_url) as other:
            eva, bo = await at_two_houses(one, other)
            await eva.until(lambda update: update.seats[1].online)
            await bo.until(lambda update: update.seats[0].online)
            start = eva.update.ply
            await eva.tell(wire.Rename(a_cid(), "Zoe"))
            await bo.until(lambda update: update.seats[0].name == "Zoe")
            await eva.tell(wire.Say(a_cid(), "ciao"))
            await eva.act("pick")
            await eva.act("stake")
            await bo.asked()
            assert [line.text for chat in bo.all(wire.Chat) for line in chat.lines] == ["ciao"]
            await bo.tell(wire.Rewind(a_cid(), start))
            await eva.until(lambda update: bool(update.asks))
            await eva.tell(wire.Vote(a_cid(), eva.update.asks[0].id, True))
            await bo.until(lambda update: update.ply == start)
            assert state_of(eva.room) == state_of(bo.room)
            assert eva.log() != []
            assert len(eva.log()) == len(bo.log())
            bo.go()
            await eva.until(lambda update: not update.seats[1].online)

    asyncio.run(play())


def test_a_lobby_fills_and_starts_from_anywhere(postgres_url: str) -> None:
    async def play() -> None:
        async with a_house(postgres_url) as one, a_house(postgres_url) as other:
            made = await one.create(order("highcard", "player", "player"), "host")
            eva = await Person(await one.room(made.table), 0).sit()
            await other.room(made.table)
            await other.claim(made.table, 1, made.keys[1], "guest 1")
            await eva.until(lambda update: update.seats[1].claimed)
            await one.start(made.table, "host")
            bo = await Person(await other.room(made.table), 1, "guest 1").sit()
            await bo.until(lambda update: update.state == "running")
            key = await one.reissue(made.table, 1, "host")
            async with asyncio.timeout(5):
                while not bo.all(wire.Notice):
                    await asyncio.sleep(0.01)
            await other.claim(made.table, 1, key, "guest 2")

    asyncio.run(play())


def test_if_the_process_whose_bot_it_was_has_gone_another_goes_on(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hornbook.table.live.bot_turns.WATCHDOG", 0.2)
    monkeypatch.setattr("hornbook.table.live.house.TICK", 0.05)

    async def play() -> None:
        async with a_house(postgres_url) as other:
            async with a_house(postgres_url, pace=60) as one:
                room = await running(one, "highcard", "player", "bot:random")
                there = await Person(await other.room(room.id), 0).sit()
                eva = await Person(room, 0).sit()
                await eva.act("pick")
                await eva.act("stake")
                await there.until(lambda update: not (update.question and update.question.mine))
            await there.asked()

    asyncio.run(play())


def test_what_was_missed_while_cut_off_is_caught_up(postgres_url: str) -> None:
    async def play() -> None:
        async with a_house(postgres_url) as one, a_house(postgres_url) as other:
            eva, bo = await at_two_houses(one, other)
            with one.store.engine.begin() as c:
                listening = "query LIKE 'LISTEN%' AND datname = current_database()"
                cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}"
                assert len(list(c.execute(text(cut)))) == 2
            ack = await eva.act("pick")
            await bo.until(lambda update: update.seq >= ack.seq)

    asyncio.run(play())
