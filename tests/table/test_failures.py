"""When writing fails: what was acknowledged stays, what was not written never happened, and the game goes on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hornbook.table.domain.errors import Conflict
from hornbook.table.domain.rows import Change, StoredTable
from hornbook.table.live.house import House, Room
from hornbook.table.store.store import Store
from hornbook.table.wire import messages as wire
from tests.table.people import Person, a_cid, a_house, games, rounds, running, state_of, two
from tests.table.test_whole_games import the_record_stands


class Failing(Store):
    """A store that fails when told to: before a commit, after it, or in reading."""

    fail: str = ""
    times: int = 1

    def _due(self, when: str) -> bool:
        if self.fail == when and self.times > 0:
            self.times -= 1
            return True
        return False

    def commit(self, change: Change) -> int:
        if self._due("before"):
            raise OSError("disk full")
        if self._due("conflict"):
            raise Conflict("somebody was quicker")
        seq = super().commit(change)
        if self._due("after"):
            raise OSError("lost the connection")
        return seq

    def read(self, *args: Any, **more: Any) -> StoredTable | None:
        if self.fail == "all":
            raise OSError("gone")
        return super().read(*args, **more)

    def acked(self, *args: Any) -> int | None:
        if self.fail == "all":
            raise OSError("gone")
        return super().acked(*args)


def live_is_stored(house: House, room: Room) -> None:
    kept = house.store.read(room.id)
    assert kept is not None
    assert kept.row == room.table.row
    assert len(kept.lines) == len({line.seq for line in kept.lines})


def test_written_but_not_told_is_healed_at_once(url: str) -> None:
    async def play() -> None:
        store = Failing(url)
        async with a_house(store) as house:
            room, eva, bo = await two(house)
            ply, act = eva.update.ply, wire.Act("c", eva.update.ply, eva.question.choices[0].code)
            store.fail = "after"
            answer = await eva.tell(act)
            assert isinstance(answer, wire.Ack)
            assert (eva.update.ply, bo.update.ply) == (ply + 1, ply)
            assert await eva.tell(act) == answer
            live_is_stored(house, room)
            await rounds(eva, bo)
            await the_record_stands(house, room)

    asyncio.run(play())


def test_not_written_has_not_happened(url: str) -> None:
    async def play() -> None:
        store = Failing(url)
        async with a_house(store) as house:
            room, eva, bo = await two(house)
            before, act = state_of(room), wire.Act("c", eva.update.ply, eva.question.choices[0].code)
            log = bo.log()
            store.fail = "before"
            assert (await eva.tell(act)).code == "store"
            assert state_of(room) == before
            assert bo.log() == log
            live_is_stored(house, room)
            assert isinstance(await eva.tell(act), wire.Ack)
            await rounds(eva, bo)
            await the_record_stands(house, room)

    asyncio.run(play())


def test_a_process_that_dies_between_writing_and_telling_loses_nothing(url: str) -> None:
    async def play() -> None:
        store = Failing(url)
        async with a_house(store) as house:
            room, eva, _ = await two(house)
            act = wire.Act("c", eva.update.ply, eva.question.choices[0].code)
            change = None
            room.table.choose(0, act.ply, act.code)
            change = room.table.change(0, "c")
            house.store.commit(change)  # and nothing more
        async with a_house(url) as house:
            room = await house.room(room.id)
            eva, bo = await Person(room, 0).sit(), await Person(room, 1, "guest 1").sit()
            assert eva.update.ply == act.ply + 1
            assert await eva.tell(act) == wire.Ack("c", change.row.shown)
            await rounds(eva, bo)
            await the_record_stands(house, room)

    asyncio.run(play())


def test_if_the_store_is_gone_everybody_is_sent_away_and_can_come_again(sqlite_url: str) -> None:
    async def play() -> None:
        store = Failing(sqlite_url)
        async with a_house(store) as house:
            room, eva, bo = await two(house)
            act = wire.Act("c", eva.update.ply, eva.question.choices[0].code)
            store.fail = "all"
            store.commit = raising  # type: ignore[assignment,method-assign]
            assert (await eva.tell(act)).code == "store"
            assert [notice.code for notice in bo.all(wire.Notice)] == ["again"]
            store.fail = ""
            del store.commit
            fresh = await house.room(room.id)
            assert fresh is not room
            eva = await Person(fresh, 0).sit()
            assert isinstance(await eva.tell(act), wire.Ack)

    asyncio.run(play())


def raising(*_: Any) -> int:
    raise OSError("gone")


@pytest.mark.parametrize("fail", ["before", "after", "conflict"])
def test_bots_go_on_after_a_failure(sqlite_url: str, fail: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hornbook.table.live.bot_turns.WATCHDOG", 0.05)
    monkeypatch.setattr("hornbook.table.live.house.TICK", 0.02)

    async def play() -> None:
        store = Failing(sqlite_url)
        async with a_house(store) as house:
            room = await running(house, "highcard", "player", "bot:random", "bot:random")
            eva = await Person(room, 0).sit()
            await eva.act("pick")
            act = eva.act("stake")
            store.fail, store.times = fail, 3
            if fail == "before":
                store.fail = ""
                await act
                store.fail = fail
            else:
                await act
            eva.play_by_itself(1)
            await room.refresh(eva.viewer)
            await eva.over()
            assert store.times < 3
            await the_record_stands(house, room)

    asyncio.run(play())


def test_who_was_slower_tries_again_on_what_is_there(url: str) -> None:
    """Something else changed in between, but the choice still stands."""

    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo = await two(house)
            behind = Store(url)
            kept = behind.read(room.id)
            assert kept is not None
            from hornbook.table.domain.seats import rename
            from hornbook.table.domain.table import Table

            elsewhere = Table(games("highcard"), kept)
            rename(elsewhere, 1, "Zoe")
            behind.commit(elsewhere.change())
            assert isinstance(await eva.act("pick"), wire.Ack)
            assert bo.update.seats[1].name == "Zoe"
            live_is_stored(house, room)
            behind.close()

    asyncio.run(play())


def test_a_choice_made_elsewhere_first_makes_this_one_stale(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house, a_house(sqlite_url) as other:
            room, eva, _ = await two(house)
            there = await other.room(room.id)
            twin = await Person(there, 0).sit()
            await twin.act("pick")
            codes = [choice.code for choice in eva.question.choices]
            assert (await eva.tell(wire.Act(a_cid(), eva.update.ply, codes[1]))).code == "stale"
            assert eva.update.ply == twin.update.ply
            assert eva.question.mine
            live_is_stored(house, room)

    asyncio.run(play())


def test_a_rule_that_breaks_does_not_break_the_table(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, _ = await two(house)
            before = room.table.game.digest(room.table.state)
            with monkeypatch.context() as broken:
                broken.setattr("hornbook.table.domain.table.Session.choose", lambda *_: 1 / 0)
                assert (await eva.act("pick")).code == "store"
            assert room.table.game.digest(room.table.state) == before
            assert isinstance(await eva.act("pick"), wire.Ack)

    asyncio.run(play())


def test_who_goes_in_the_middle_of_a_deed_does_not_undo_it(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, _ = await two(house)
            ply = eva.update.ply
            task = asyncio.ensure_future(eva.act("pick"))
            await asyncio.sleep(0)
            task.cancel()
            await eva.until(lambda update: update.ply == ply + 1)
            live_is_stored(house, room)

    asyncio.run(play())


def test_who_goes_before_having_come_in_is_not_there(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, _ = await two(house)
            eva.go()
            async with room.lock:
                late = Person(room, 0)
                coming = asyncio.ensure_future(late.sit())
                await asyncio.sleep(0.01)
                coming.cancel()
                late.go()
            await asyncio.sleep(0.05)
            assert room.audience.here() == {1}
            assert late.got == []

    asyncio.run(play())


def test_a_question_that_the_store_cannot_answer_is_rejected(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, _ = await two(house)
            before = state_of(room)
            with monkeypatch.context() as broken:
                broken.setattr(house.store, "snapshot", raising)
                broken.setattr(house.store, "acked", lambda *_: raising(None))
                assert (await eva.tell(wire.Look(a_cid(), 1))).code == "store"
                assert (await eva.tell(wire.Act(a_cid(), 99, 1))).code == "store"
            assert state_of(room) == before
            assert isinstance(await eva.act("pick"), wire.Ack)

    asyncio.run(play())
