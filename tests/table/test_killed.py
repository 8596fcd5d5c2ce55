"""kill -9 in the middle of a game: whatever was acknowledged is there, once, and the game goes on."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from hornbook.core import registry
from hornbook.table.domain.rows import StoredTable
from hornbook.table.domain.table import Table
from hornbook.table.store.store import Store
from tests.formats.test_rules_change import the_rest_is_proved
from tests.table.people import UNICORNS, Person, a_house, games
from tests.table.test_whole_games import the_record_stands

PLAYS = """
import asyncio, sys
from hornbook.table.wire import messages as wire
from tests.table.people import UNICORNS, Person, a_house, running

class Telling(Person):
    def _push(self, message):
        if isinstance(message, wire.Ack):
            print("ack", message.cid, message.seq, flush=True)
        super()._push(message)

async def play(url):
    async with a_house(url) as house:
        room = await running(house, UNICORNS, "player", "bot:random", "bot:random")
        print("table", room.id, flush=True)
        eva = await Telling(room, 0).sit()
        eva.play_by_itself(1)
        await room.refresh(eva.viewer)
        await eva.over()

asyncio.run(play(sys.argv[1]))
"""


def play_until_killed(url: str, acks: int) -> tuple[str, dict[str, int]]:
    """The table, and what had been acknowledged when the process was killed."""
    child = subprocess.Popen([sys.executable, "-c", PLAYS, url], stdout=subprocess.PIPE, text=True)
    table, told = "", dict[str, int]()
    assert child.stdout is not None
    for line in child.stdout:
        kind, word, *more = line.split()
        if kind == "table":
            table = word
        else:
            told[word] = int(more[0])
        if len(told) >= acks:
            child.kill()
    child.wait()
    return table, told


def read(url: str, table: str) -> tuple[StoredTable, Store]:
    store = Store(url)
    kept = store.read(table)
    assert kept is not None
    return kept, store


@pytest.mark.parametrize("acks", [1, 9])
def test_what_was_acknowledged_survives(url: str, acks: int) -> None:
    table, told = play_until_killed(url, acks)
    kept, store = read(url, table)
    assert kept.row.seq >= max(told.values())
    assert [store.acked(table, 0, cid) for cid in told] == list(told.values())
    assert [line.seq for line in kept.lines] == sorted({line.seq for line in kept.lines})
    assert Table(games(UNICORNS), kept).ply == kept.lines[-1].ply
    store.close()

    async def go_on() -> None:
        async with a_house(url) as house:
            room = await house.room(table)
            eva = await Person(room, 0).sit()
            eva.play_by_itself(2)
            await room.refresh(eva.viewer)
            await eva.over()
            await the_record_stands(house, room)

    asyncio.run(go_on())


@pytest.mark.parametrize("acks", [1, 7])
def test_it_survives_a_change_of_rules_too(url: str, acks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table, told = play_until_killed(url, acks)
    monkeypatch.setattr(type(registry.game(UNICORNS)), "rules_version", "2")

    async def go_on() -> None:
        async with a_house(url) as house:
            room = await house.room(table)
            stored = house.store.read(table)
            assert stored is not None
            assert room.table.since == room.table.ply
            begun = [line for line in stored.lines if line.ply > room.table.ply]  # half a choice is made again
            assert all(line.seat == room.table.asked and line.told and not line.told["events"] for line in begun)
            assert len(begun) <= 1
            assert room.table.lost == 0
            assert room.table.moved >= max(told.values())
            eva = await Person(room, 0).sit()
            eva.play_by_itself(2)
            await room.refresh(eva.viewer)
            await eva.over()
            the_rest_is_proved(await house.record(table), room.table.since)

    asyncio.run(go_on())
