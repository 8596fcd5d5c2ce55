"""Standing orders at a table: kept for their seat alone, obeyed on the beat, and gone when they should be."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from hornbook.table.domain.errors import Conflict
from hornbook.table.domain.rows import OrdersRow
from hornbook.table.live.house import House, Room
from hornbook.table.store.store import Store
from hornbook.table.wire import messages as wire
from tests.table.people import UNICORNS, Person, a_cid, a_house, running, state_of
from tests.table.test_store import a_change, a_table

PLAIN = {"variant": "beginner-1", "first-player": "1"}
"""Without traps and powers: Eva is asked first, to open the first hunt."""


async def friends(house: House, **more: Any) -> tuple[Room, Person, Person, Person]:
    """Eva, Bo and Cy, each at a browser of their own."""
    room = await running(house, UNICORNS, *["player"] * 3, seed=1, **{"options": PLAIN, **more})
    eva, bo, cy = [await Person(room, n, "host" if n == 0 else f"guest {n}").sit() for n in range(3)]
    return room, eva, bo, cy


async def order(person: Person, *tokens: str) -> Any:
    return await person.tell(wire.Order(a_cid(), list(tokens)))


def ordered(person: Person) -> list[str]:
    """What a person's page says that stands."""
    return [answer.token for matter in person.update.orders for answer in matter.answers if answer.stands]


def kept(house: House, room: Room) -> dict[int, list[str]]:
    """What the store has."""
    found = house.store.read(room.id)
    assert found is not None
    return {row.seat: row.tokens for row in found.orders}


# Giving orders.


def test_an_order_answers_when_its_moment_comes(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo, cy = await friends(house)
            assert isinstance(await order(bo, "pass@1.1"), wire.Ack)
            assert isinstance(await order(cy, "1=pass@1.1", "2=0+3@1.1"), wire.Ack)
            await eva.act("lay:1+2")
            await eva.until(lambda update: bool(update.view and update.view["at"] == 1))
            steps = [step.do for step in room.table.session.steps if step.do] if room.table.session else []
            assert steps == ["lay:1+2", "pass", "lay:0+3"]
            assert (kept(house, room), ordered(bo), ordered(cy)) == ({}, [], [])

    asyncio.run(play())


def test_it_is_told_to_its_seat_alone(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo, cy = await friends(house)
            twin, watcher = await Person(room, 1, "guest 1", "it").sit(), await Person(room, None, "nobody").sit()
            heard = [len(person.got) for person in (eva, cy, watcher)]
            before, own = state_of(room), len(bo.got)
            ack = await order(bo, "pass@1.1", "buy-nothing@1")
            assert state_of(room) == before
            assert ack.seq == bo.update.seq == eva.update.seq
            assert [len(person.got) for person in (eva, cy, watcher)] == heard
            assert [type(message) for message in bo.got[own:]] == [wire.Ack, wire.Update]
            assert ordered(bo) == ordered(twin) == ["pass@1.1", "buy-nothing@1"]
            assert [ordered(person) for person in (eva, cy, watcher)] == [[], [], []]
            assert watcher.update.orders == []

    asyncio.run(play())


def test_it_is_said_in_the_readers_language(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, _, bo, _ = await friends(house)
            italian = await Person(room, 1, "guest 1", "it").sit()
            words = [[matter.text or matter.answers[0].label for matter in p.update.orders] for p in (bo, italian)]
            assert "Pass for the rest of this round" in words[0]
            assert "Passa per il resto del round" in words[1]
            assert len(words[0]) == len(words[1]) == 4 + 1 + 3 + 1
            assert [len(matter.answers) for matter in bo.update.orders if matter.text] == [6, 14, 23]

    asyncio.run(play())


def test_new_orders_take_the_place_of_the_old_ones(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo, _ = await friends(house)
            await order(bo, "pass@1.1", "pass@1.3")
            await order(bo, "pass@1.3", "1=4@1.1", "pass@1.3")
            assert (sorted(ordered(bo)), kept(house, room)) == (["1=4@1.1", "pass@1.3"], {1: ["pass@1.3", "1=4@1.1"]})
            await order(bo)
            assert (ordered(bo), kept(house, room)) == ([], {})
            await eva.act("lay:2")
            assert bo.question.mine

    asyncio.run(play())


@pytest.mark.parametrize("tokens", [["pass@1.9"], ["pass@2"], ["keep@1"], ["nonsense"], ["2=4+4@1.1"], ["pass@1", ""]])
def test_what_is_not_on_offer_is_refused_and_changes_nothing(sqlite_url: str, tokens: list[str]) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, bo, _ = await friends(house)
            await order(bo, "pass@1.1")
            before, heard = state_of(room), len(eva.got)
            answer = await order(bo, *tokens)
            assert (answer.code, answer.text) == ("not-offered", "This is not among what you can order now.")
            assert (state_of(room), len(eva.got), kept(house, room)) == (before, heard, {1: ["pass@1.1"]})

    asyncio.run(play())


def test_orders_that_contradict_each_other_are_refused(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            _, _, bo, _ = await friends(house)
            answer = await order(bo, "2=pass@1.1", "2=3+4@1.1")
            assert (answer.code, answer.text) == ("not-offered", "Two of these orders contradict each other.")
            assert isinstance(await order(bo, "2=pass@1.1", "3=1+3+4@1.1"), wire.Ack)

    asyncio.run(play())


def test_only_who_sits_there_may_order_and_only_during_the_game(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, bo, cy = await friends(house)
            watcher = await Person(room, None, "nobody").sit()
            assert (await order(watcher, "pass@1")).code == "not-yours"
            await bo.tell(wire.Away(a_cid(), True))
            assert bo.update.orders == []
            assert (await order(bo, "pass@1")).code == "not-asked"
            await bo.tell(wire.Away(a_cid(), False))
            for n, person in enumerate((eva, bo, cy)):
                person.play_by_itself(n)
                await room.refresh(person.viewer)
            await eva.over()
            assert (await order(eva, "pass@4")).code == "over"
            assert eva.update.orders == []

    asyncio.run(play())


def test_a_repeated_order_gets_the_same_answer_and_is_told_to_nobody_else(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo, _ = await friends(house)
            message = wire.Order("once", ["pass@1.1"])
            first = await bo.tell(message)
            heard = len(eva.got)
            await order(bo, "pass@1.2")
            assert await bo.tell(message) == first
            assert (ordered(bo), len(eva.got)) == (["pass@1.2"], heard)
            await eva.act("lay:2")
            assert await bo.tell(message) == first
        async with a_house(url) as house:
            room = await house.room(room.id)
            bo = await Person(room, 1, "guest 1").sit()
            assert await bo.tell(message) == first
            assert ordered(bo) == ["pass@1.2"]

    asyncio.run(play())


# Obeying.


def test_orders_outlive_a_restart(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, _, bo, _ = await friends(house)
            await order(bo, "pass@1", "buy-nothing@1")
        async with a_house(url) as house:
            room = await house.room(room.id)
            eva, cy = await Person(room, 0).sit(), await Person(room, 2, "guest 2").sit()
            await eva.act("lay:2")
            await cy.asked()
            bo = await Person(room, 1, "guest 1").sit()
            assert ordered(bo) == ["pass@1", "buy-nothing@1"]

    asyncio.run(play())


def test_an_order_that_waits_for_a_server_is_obeyed_when_somebody_comes(url: str) -> None:
    async def play() -> None:
        async with a_house(url, pace=60) as house:
            room, eva, bo, _ = await friends(house)
            await order(bo, "pass@1")
            await eva.act("lay:2")
            assert room.table.asked == 1
        async with a_house(url) as house:
            cy = await Person(await house.room(room.id), 2, "guest 2").sit()
            await cy.asked()

    asyncio.run(play())


def test_it_answers_on_the_beat_as_bots_do(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, pace=0.2) as house:
            _, eva, bo, cy = await friends(house)
            await order(bo, "pass@1")
            began = time.monotonic()
            await eva.act("lay:2")
            assert (bo.question.mine, bo.question.choices) == (False, [])
            assert (bo.question.seat, bo.question.text) == (1, "Your order answers this for you.")
            assert eva.question.text == cy.question.text == "Waiting for Player 2."
            await cy.asked()
            assert time.monotonic() - began >= 0.2

    asyncio.run(play())


def test_until_then_one_can_think_better_of_it(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, pace=0.2) as house:
            room, eva, bo, cy = await friends(house)
            await order(bo, "pass@1")
            await eva.act("lay:2")
            await order(bo)
            assert bo.question.mine
            await asyncio.sleep(0.3)
            assert room.table.asked == 1
            await order(bo, "pass@1")
            await cy.asked()

    asyncio.run(play())


def test_or_choose_by_hand(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, pace=0.2) as house:
            room, eva, bo, cy = await friends(house)
            await order(bo, "pass@1")
            await eva.act("lay:2")
            lay = next(c for c in room.table.game.choices(room.table.state) if c)
            assert isinstance(await bo.tell(wire.Act(a_cid(), bo.update.ply, lay)), wire.Ack)
            await asyncio.sleep(0.3)
            assert (room.table.asked, cy.update.view and cy.update.view["status"][:2]) == (2, (1, 1))

    asyncio.run(play())


def test_a_question_can_be_answered_once_for_the_whole_round(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            setup = {"variant": "beginner-2", "first-player": "2", "characters": "bard,knight,mage"}
            _, eva, _, _ = await friends(house, options=setup)
            assert eva.question.rule == "KU-13.8"
            (matter,) = [matter for matter in eva.update.orders if matter.button]
            assert matter.button == "Don't ask again this round"
            await order(eva, matter.answers[0].token)
            assert not eva.question.mine
            assert ordered(eva) == ["keep@1"]

    asyncio.run(play())


# Orders that go.


def test_they_go_with_the_round(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo, cy = await friends(house)
            for person in (eva, bo, cy):
                await order(person, "pass@1", "buy-nothing@1")
            await eva.until(lambda update: bool(update.view and update.view["round"] == 2))
            assert (kept(house, room), [ordered(person) for person in (eva, bo, cy)]) == ({}, [[], [], []])

    asyncio.run(play())


def test_they_go_when_a_bot_takes_over(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, _, bo, _ = await friends(house)
            await order(bo, "pass@1")
            await bo.tell(wire.Away(a_cid(), True))
            await bo.tell(wire.Away(a_cid(), False))
            assert (ordered(bo), kept(house, room)) == ([], {})

    asyncio.run(play())


def test_they_go_with_whoever_had_the_seat(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, _, bo, _ = await friends(house)
            await order(bo, "pass@1")
            key = await house.reissue(room.id, 1, "host")
            await house.claim(room.id, 1, key, "heir")
            assert (await order(bo, "pass@1")).code == "not-yours"
            heir = await Person(room, 1, "heir").sit()
            assert (ordered(heir), kept(house, room)) == ([], {})

    asyncio.run(play())


@pytest.mark.parametrize(("wisher", "left"), [(1, []), (0, ["pass@1"])])
def test_who_takes_a_choice_of_an_order_back_loses_the_order(url: str, wisher: int, left: list[str]) -> None:
    async def play() -> None:
        async with a_house(url, pace=0.05) as house:
            room, *people = await friends(house)
            eva, bo, cy = people
            start = eva.update.ply
            await order(bo, "pass@1", "buy-nothing@1")
            await eva.act("lay:2")
            await cy.asked()
            await people[wisher].tell(wire.Rewind(a_cid(), start))
            for person in people:
                if person is not people[wisher]:
                    await person.tell(wire.Vote(a_cid(), eva.update.asks[0].id, True))
            assert room.table.ply == start
            assert kept(house, room) == {1: [*left, "buy-nothing@1"]}
            await eva.act("lay:2")
            if left:
                await cy.asked()
            else:
                await asyncio.sleep(0.1)
                assert bo.question.mine

    asyncio.run(play())


def test_after_going_back_an_order_for_another_round_is_gone(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, bo, cy = await friends(house)
            start = eva.update.ply
            for person in (eva, bo, cy):
                await order(person, "pass@1", "buy-nothing@1")
            await eva.until(lambda update: bool(update.view and update.view["round"] == 2))
            await order(bo, "pass@2.4")
            await eva.tell(wire.Rewind(a_cid(), start))
            for person in (bo, cy):
                await person.tell(wire.Vote(a_cid(), eva.update.asks[0].id, True))
            assert (room.table.ply, ordered(bo), kept(house, room)) == (start, [], {})

    asyncio.run(play())


# Several processes.


def test_an_order_given_at_one_house_is_obeyed_at_the_other(postgres_url: str) -> None:
    async def play() -> None:
        async with a_house(postgres_url) as one, a_house(postgres_url) as other:
            room, eva, bo, cy = await friends(one)
            far = await Person(await other.room(room.id), 1, "guest 1").sit()
            heard = len(eva.got)
            await order(far, "pass@1.1", "pass@1.2")
            await bo.until(lambda _: ordered(bo) == ["pass@1.1", "pass@1.2"])
            await order(bo, "pass@1.1")
            await far.until(lambda _: ordered(far) == ["pass@1.1"])
            assert len(eva.got) == heard
            await eva.act("lay:2")
            await cy.asked()
            await far.until(lambda update: update.seq == cy.update.seq)
            assert (ordered(far), room.table.asked) == ([], 2)

    asyncio.run(play())


def test_an_order_that_was_cancelled_elsewhere_is_not_obeyed(store: Store) -> None:
    row = a_table(store)
    store.commit(a_change(row, orders=[OrdersRow(0, ["pass@1"])]))
    kept = store.read(row.id)
    assert kept is not None
    assert kept.orders == [OrdersRow(0, ["pass@1"])]
    with pytest.raises(Conflict):
        store.commit(a_change(kept.row, "pass", relied=[OrdersRow(0, [])]))
    with pytest.raises(Conflict):
        store.commit(a_change(kept.row, "pass", relied=[OrdersRow(0, ["pass@1", "keep@1"])]))
    store.commit(a_change(kept.row, "pass", relied=[OrdersRow(0, ["pass@1"])], orders=[OrdersRow(0, [])]))
    after = store.read(row.id)
    assert after is not None
    assert after.orders == []


# A whole game.


class Orderly(Person):
    """Answers every question at random, and leaves orders at random whenever it is told something new."""

    def __init__(self, room: Room, seat: int, holder: str) -> None:
        super().__init__(room, seat, holder)
        self.dice = random.Random(seat)
        self.at, self.by_hand = -1, 0

    async def tell(self, message: wire.FromClient) -> Any:
        answer = await super().tell(message)
        self.by_hand += isinstance(message, wire.Act) and isinstance(answer, wire.Ack)
        return answer

    def _push(self, message: wire.FromTable) -> None:
        super()._push(message)
        if isinstance(message, wire.Update) and message.ply > self.at and message.orders:
            self.at = message.ply
            wanted = [self.dice.choice(matter.answers).token for matter in message.orders if self.dice.random() < 0.5]
            task = asyncio.get_running_loop().create_task(self.tell(wire.Order(a_cid(), wanted)))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)


def test_a_game_in_which_everybody_leaves_orders_is_a_game_like_any_other(url: str, tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with a_house(url) as house:
            room = await running(house, UNICORNS, *["player"] * 4, seed=4)
            people = [Orderly(room, n, "host" if n == 0 else f"guest {n}") for n in range(4)]
            for n, person in enumerate(people):
                person.play_by_itself(n)
                await person.sit()
            await people[0].over()
            assert kept(house, room) == {}
            assert room.table.session is not None
            choices = len([step for step in room.table.session.steps if step.do])
            assert 20 < sum(person.by_hand for person in people) < choices - 10
            return await house.record(room.id)

    path = tmp_path / "game.jsonl"
    path.write_text("".join(asyncio.run(play())), encoding="utf-8")
    command = [sys.executable, "-m", "hornbook", "verify", str(path)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
