"""What the rules hide again is hidden at the table until the game is over: in the log, looks back and reports."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from hornbook.core.screen.hindsight import newest_ply
from hornbook.core.state import OVER
from hornbook.games.kill_the_unicorns.screen.hindsight import last_hunt
from hornbook.table.domain.told import dump_event, load_event
from hornbook.table.live.room import Room
from hornbook.table.wire import messages as wire
from hornbook.table.wire.replay import replay_for
from tests.table.people import UNICORNS, Person, a_house, running

EXPERT = {"variant": "expert"}


def started(log: list[wire.Happened]) -> list[int]:
    return [event.n for event in log if event.message == "hunt-begins"]


async def choose(people: list[Person]) -> None:
    asked = next(person for person in people if person.question.mine)
    choices = asked.question.choices
    # whoever lays cards hunts: so there is something to show
    code = choices[1 if len(choices) > 1 and choices[0].token == "pass" else 0].code
    await asked.tell(wire.Act(f"act {asked.update.ply}", asked.update.ply, code))


async def experts(house: Any) -> tuple[Room, list[Person]]:
    room = await running(house, UNICORNS, "player", "player", "player", seed=7, options=EXPERT)
    return room, [await Person(room, seat, "host" if seat == 0 else f"guest {seat}").sit() for seat in range(3)]


def test_experts_are_shown_each_hunt_and_cannot_look_it_up_later(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, people = await experts(house)
            shown, counted = 0, [person.update for person in people]
            while room.table.state.pending != OVER:
                await choose(people)
                for person in people:
                    if person.update is not counted[person.viewer.who]:  # of a half, only its maker hears
                        counted[person.viewer.who] = person.update
                        told = [event for event in person.update.events if event.message == "reveals"]
                        shown += sum("cards" in event.args for event in told)
                late = await Person(room, 0).sit()
                assert late.events() == people[0].events()
                late.go()
                hunts = last_hunt(room.table.state) - room.table.state.box.row
                news = newest_ply(room.table.session.steps)  # type: ignore[union-attr]
                for event in people[0].events()[: started(late.events())[hunts] if hunts > 0 else 0]:
                    if event.ply < news and room.table.state.pending != OVER:
                        assert "total" not in event.args, event
                        assert "cards" not in event.args or event.args["seat"] == 0, event
            assert shown > 30
            told = [event for event in people[0].events() if event.message == "reveals"]
            assert len(told) * 3 >= shown
            assert all(event.args["cards"] and not event.faded for event in told)

    asyncio.run(play())


def test_every_moment_of_a_running_game_is_the_one_that_looking_back_shows(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, people = await experts(house)
            for _ in range(40):
                await choose(people)
            moments = replay_for(room.table, 0)()
            for ply, moment in enumerate(moments):
                found = await people[0].tell(wire.Look(f"look {ply}", ply))
                assert msgspec.structs.replace(found, cid="") == moment
            assert last_hunt(room.table.state) > room.table.state.box.row + 1
            seen = [moment.view for moment in moments[:-30]]
            assert not any(view["last_laid"] for view in seen)

    asyncio.run(play())


def test_who_seals_a_trap_cannot_look_it_up(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, UNICORNS, "player", "player", "player", seed=3)
            people = [await Person(room, seat, "host" if seat == 0 else f"guest {seat}").sit() for seat in range(3)]
            eva = next(person for person in people if person.question.mine)
            ply, held = eva.update.ply, eva.update.view["drawn"]  # type: ignore[index]
            assert len(held) == 2
            await eva.act()
            look = await eva.tell(wire.Look("look", ply))
            assert len(look.view["drawn"]) == 1
            room.table.session.state.pending = OVER  # type: ignore[union-attr]
            look = await eva.tell(wire.Look("again", ply))
            assert look.view["drawn"] == held

    asyncio.run(play())


def test_events_that_fade_are_stored_and_older_ones_are_read(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, people = await experts(house)
            for _ in range(30):
                await choose(people)
            events = room.table.events
            assert any(event.faded for _, event in events)
            docs = msgspec.json.decode(msgspec.json.encode([dump_event(*each) for each in events]))
            assert [load_event(doc) for doc in docs] == events
            assert [load_event(doc[:6])[1].faded for doc in docs] == [None] * len(docs)

    asyncio.run(play())
