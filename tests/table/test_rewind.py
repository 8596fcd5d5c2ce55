"""Taking back: one quiet step at once, more of them if all others agree."""

from __future__ import annotations

import asyncio

import pytest

from hornbook.core.play.records import read
from hornbook.core.play.session import Session
from hornbook.table.wire import messages as wire
from tests.table.people import UNICORNS, Person, a_cid, a_house, rounds, running, two

# Taking back.


def test_a_quiet_step_can_be_taken_back(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo = await two(house)
            before = room.table.game.digest(room.table.state)
            assert not eva.question.can_undo
            await eva.act("pick")
            assert eva.question.can_undo
            assert not bo.question.can_undo
            assert (await bo.tell(wire.Undo(a_cid(), bo.update.ply))).code == "undo"
            assert isinstance(await eva.tell(wire.Undo(a_cid(), eva.update.ply)), wire.Ack)
            assert room.table.game.digest(room.table.state) == before
            assert not eva.question.can_undo
            assert (await eva.tell(wire.Undo(a_cid(), eva.update.ply, all=True))).code == "undo"
            await eva.act("pick")
            assert isinstance(await eva.tell(wire.Undo(a_cid(), eva.update.ply, all=True)), wire.Ack)
            assert room.table.game.digest(room.table.state) == before
            await eva.act("pick")
            await eva.act("stake")
            assert (await eva.tell(wire.Undo(a_cid(), eva.update.ply))).code == "undo"
            await rounds(eva, bo)
            record = read(await house.record(room.id))
            assert [step.ply for step in record.steps] == list(range(1, len(record.steps) + 1))

    asyncio.run(play())


def test_what_could_be_taken_back_still_can_after_a_restart(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, _ = await two(house)
            before = room.table.game.digest(room.table.state)
            await eva.act("pick")
        async with a_house(url) as house:
            room = await house.room(room.id)
            eva = await Person(room, 0).sit()
            assert eva.question.can_undo
            await eva.tell(wire.Undo(a_cid(), eva.update.ply))
            assert room.table.game.digest(room.table.state) == before

    asyncio.run(play())


def test_only_people_are_judged(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a step could be taken back is asked for a seat that a person holds, never for a bot's."""
    judged: list[int] = []
    undoable = Session.undoable

    def watched(session: Session, seat: int) -> int:
        judged.append(seat)
        return undoable(session, seat)

    monkeypatch.setattr(Session, "undoable", watched)

    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, "highcard", "player", "bot:random", "bot:random")
            eva = await Person(room, 0).sit()
            eva.play_by_itself(1)
            await eva.act("pick")
            await eva.over()

    asyncio.run(play())
    assert set(judged) == {0}


def test_undo_can_be_switched_off(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            _, eva, _ = await two(house, policy={"undo": False})
            await eva.act("pick")
            assert not eva.question.can_undo
            assert (await eva.tell(wire.Undo(a_cid(), eva.update.ply))).code == "off"
            assert (await eva.tell(wire.Rewind(a_cid(), 5))).code == "off"

    asyncio.run(play())


# Going back.


def test_all_others_must_agree_to_go_back(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room = await running(house, "highcard", "player", "player", "player", options={"length": "long"})
            eva, bo, cy = [await Person(room, n, ["host", "guest 1", "guest 2"][n]).sit() for n in range(3)]
            start, log = eva.update.ply, eva.log()
            before = room.table.game.digest(room.table.state)
            for person in (eva, eva, bo, bo, cy, cy):
                await person.act("pick" if person.question.choices[0].token.startswith("pick") else "stake")
            assert isinstance(await eva.tell(wire.Rewind(a_cid(), start)), wire.Ack)
            (ask,) = cy.update.asks
            assert (ask.seat, ask.ply, ask.agreed, ask.waiting) == (0, start, [], [1, 2])
            assert (await eva.tell(wire.Vote(a_cid(), ask.id, True))).code == "not-asked"
            assert (await bo.tell(wire.Vote(a_cid(), ask.id + 1, True))).code == "no-such"
            await bo.tell(wire.Vote(a_cid(), ask.id, True))
            await bo.tell(wire.Vote(a_cid(), ask.id, True))
            assert (eva.update.asks[0].agreed, eva.update.asks[0].waiting) == ([1], [2])
            assert eva.update.ply > start
            await cy.tell(wire.Vote(a_cid(), ask.id, True))
            assert (eva.update.ply, eva.update.asks) == (start, [])
            told = [each.text for each in bo.got if isinstance(each, wire.Notice)]
            assert told == ["The game has been taken back, as Player 1 wished."]
            assert room.table.game.digest(room.table.state) == before
            assert eva.log() == log
            assert eva.question.mine
        async with a_house(url) as house:
            again = await house.room(room.id)
            assert again.table.game.digest(again.table.state) == before

    asyncio.run(play())


def test_one_no_is_enough_and_one_can_think_better_of_it(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            _, eva, bo = await two(house)
            start = eva.update.ply
            await rounds(eva, bo, 4)
            ply = eva.update.ply
            for refuser in (bo, eva):
                await eva.tell(wire.Rewind(a_cid(), start))
                await refuser.tell(wire.Vote(a_cid(), eva.update.asks[0].id, False))
                assert (eva.update.asks, eva.update.ply) == ([], ply)

    asyncio.run(play())


def test_a_wish_outlives_a_restart(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo = await two(house)
            start = eva.update.ply
            await rounds(eva, bo, 3)
            await eva.tell(wire.Rewind(a_cid(), start))
        async with a_house(url) as house:
            room = await house.room(room.id)
            bo = await Person(room, 1, "guest 1").sit()
            await bo.tell(wire.Vote(a_cid(), bo.update.asks[0].id, True))
            assert bo.update.ply == start

    asyncio.run(play())


def test_with_bots_alone_nobody_has_to_agree(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, UNICORNS, "player", "bot:random", "bot:random")
            eva = await Person(room, 0).sit()
            await eva.asked()
            start, before = eva.update.ply, room.table.game.digest(room.table.state)
            await eva.act()
            await eva.asked()
            await eva.tell(wire.Rewind(a_cid(), start))
            assert eva.update.ply == start
            assert room.table.game.digest(room.table.state) == before
            for ply in (-1, room.table.ply, room.table.ply + 5, 0):
                assert (await eva.tell(wire.Rewind(a_cid(), ply))).code == "stale"

    asyncio.run(play())


def test_a_wish_goes_when_the_game_ends_or_goes_back_beyond_it(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            _, eva, bo = await two(house)
            await rounds(eva, bo, 4)
            await eva.tell(wire.Rewind(a_cid(), eva.update.ply - 1))
            await rounds(eva, bo)
            assert (eva.update.state, eva.update.asks) == ("over", [])

    asyncio.run(play())
