"""Whole games at a table, people and bots, on both databases: to the end, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
import hashlib
import random

import pytest

from hornbook.core.play.records import read, replay
from hornbook.table.live.bot_pool import BotRunner
from hornbook.table.live.house import House, Room
from hornbook.table.wire import messages as wire
from tests.table.people import UNICORNS, Person, a_house, games, order, running


def test_a_person_and_bots_play_to_the_end(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room = await running(house, UNICORNS, "player=Eva", "bot:easy", "bot:random")
            eva = await Person(room, 0).sit()
            eva.play_by_itself(1)
            await room.refresh(eva.viewer)
            last = await eva.over()
            assert last.score is not None
            assert sorted(last.score.ranks)[0] == 1
            await the_record_stands(house, room)

    asyncio.run(play())


@pytest.mark.parametrize("seats", [2, 4])
def test_people_play_to_the_end_and_all_see_the_same_log(url: str, seats: int) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room = await running(house, UNICORNS, *["player"] * seats, seed=seats)
            people = [await Person(room, n, "host" if n == 0 else f"guest {n}").sit() for n in range(seats)]
            watcher = await Person(room, None, "nobody").sit()
            for n, person in enumerate(people):
                person.play_by_itself(n)
            for person in people:
                await room.refresh(person.viewer)
            ends = [await person.over() for person in [*people, watcher]]
            assert len({end.seq for end in ends}) == 1
            assert len({str(end.score) for end in ends}) == 1
            assert len({len(person.log()) for person in [*people, watcher]}) == 1
            await the_record_stands(house, room)

    asyncio.run(play())


def test_bots_alone_play_to_the_end_with_nobody_there(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            made = await house.create(order(UNICORNS, "bot:random", "bot:random"), "host", start=True)
            room = await house.room(made.table)
            watcher = await Person(room, None, "nobody").sit()
            watcher.go()
            for _ in range(400):
                if room.table.row.state == "over":
                    break
                await asyncio.sleep(0.02)
            await the_record_stands(house, room)

    asyncio.run(play())


def test_bots_in_processes_of_their_own_play_too(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, bots=BotRunner(workers=1)) as house:
            room = await running(house, UNICORNS, "player", "bot:random", "bot:easy")
            eva = await Person(room, 0).sit()
            eva.play_by_itself(3)
            await room.refresh(eva.viewer)
            await eva.over()
            await the_record_stands(house, room)

    asyncio.run(play())


def test_a_game_goes_on_where_it_was_after_a_restart(url: str) -> None:
    async def play() -> None:
        left = ""
        rng = random.Random(5)
        table = ""
        for _ in range(4):
            async with a_house(url) as house:
                if not table:
                    table = (await running(house, UNICORNS, "player", "bot:random", "bot:random")).id
                room = await house.room(table)
                assert left in ("", games(UNICORNS).digest(room.table.state))
                eva = await Person(room, 0).sit()
                for _ in range(4):
                    question = await eva.asked()
                    assert isinstance(await eva.act(rng.choice(question.choices).token), wire.Ack)
                await eva.asked()
                left = games(UNICORNS).digest(room.table.state)

    asyncio.run(play())


def test_the_seed_was_fixed_before_the_game_and_is_told_after_it(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, UNICORNS, "player", "player")
            people = [await Person(room, n, holder).sit() for n, holder in enumerate(["host", "guest 1"])]
            welcome, first = people[0].got[:2]
            assert (first.seed, first.salt) == ("", "")  # type: ignore[union-attr]
            for n, person in enumerate(people):
                person.play_by_itself(n)
                await room.refresh(person.viewer)
            end = await people[0].over()
            promise = hashlib.sha256(f"{end.seed}:{end.salt}".encode()).hexdigest()
            assert welcome.commitment == promise  # type: ignore[union-attr]
            assert [update.seed for update in people[0].updates if update.state != "over" and update.seed] == []

    asyncio.run(play())


async def the_record_stands(house: House, room: Room) -> None:
    """The record replays under the rules, to the very state that is live."""
    game, lines = room.table.game, await house.record(room.id)
    *_, (state, _) = replay(game, read(lines))
    assert '"end"' in lines[-1]
    assert game.digest(state) == game.digest(room.table.state)
