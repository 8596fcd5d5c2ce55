"""The game so far through one seat's eyes: what looking back shows, and what others know is not in it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from hornbook.table.live.house import Room
from hornbook.table.wire import messages as wire
from hornbook.table.wire.replay import replay_for
from tests.table.people import UNICORNS, Person, a_house, order, rounds, running, two
from tests.table.test_seats import refused
from tests.toys.highcard import HighCard, Table


class Planted(HighCard):
    """High Card in which every view says whose it is."""

    def view(self, s: Table, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "planted": f"known to {seat} at {s.ply}"}


def test_no_moment_has_what_another_seat_knows(sqlite_url: str) -> None:
    async def play() -> None:
        game = Planted()
        async with a_house(sqlite_url, games=lambda name: game) as house:
            room, eva, bo = await two(house)
            await rounds(eva, bo, 5)
            for seat in (0, 1, None):
                moments = replay_for(room.table, seat)()
                text = msgspec.json.encode(moments).decode()
                assert [moment.view["planted"] for moment in moments] == [
                    f"known to {seat} at {ply}" for ply in range(room.table.ply_for(seat) + 1)
                ]
                assert text.count("known to") == text.count(f"known to {seat} ") == len(moments)

    asyncio.run(play())


def test_every_moment_is_the_one_that_looking_back_shows(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, UNICORNS, "player", "player", "bot:random", seed=5)
            people = [await Person(room, 0).sit(), await Person(room, 1, "guest 1").sit()]
            for n, person in enumerate(people):
                person.play_by_itself(n)
                await room.refresh(person.viewer)
            await people[0].over()
            for person in [*people, await Person(room, None, "").sit()]:
                assert replay_for(room.table, person.seat)() == await looked_at(room, person)

    asyncio.run(play())


async def looked_at(room: Room, person: Person) -> list[wire.Moment]:
    found = [await person.tell(wire.Look(f"look {ply}", ply)) for ply in range(room.table.ply + 1)]
    return [msgspec.structs.replace(moment, cid="") for moment in found]


def test_before_the_game_there_is_nothing_to_show(sqlite_url: str) -> None:
    async def wait() -> None:
        async with a_house(sqlite_url) as house:
            made = await house.create(order("highcard", "player", "player"), "host")
            room = await house.room(made.table)

            async def show() -> None:
                replay_for(room.table, 0)

            assert await refused(show()) == "lobby"

    asyncio.run(wait())
