"""What people can do at a table: choose, leave and return, look, chat."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from hornbook.table.domain.stand_in import set_away
from hornbook.table.wire import messages as wire
from hornbook.table.wire.reader import state_at
from tests.table.people import UNICORNS, Person, a_cid, a_house, rounds, running, state_of, two

# Choosing.


def test_a_choice_is_acknowledged_first_and_then_told_to_all(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            _, eva, bo = await two(house)
            seen, ply = len(eva.got), eva.update.ply
            ack = await eva.act("pick")
            kinds = [type(message) for message in eva.got[seen:]]
            assert kinds == [wire.Ack, wire.Update]
            assert eva.update.seq == bo.update.seq == ack.seq
            assert eva.update.ply == ply + 1

    asyncio.run(play())


def test_a_repeated_message_gets_the_same_answer_and_is_done_once(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, _ = await two(house)
            act = wire.Act("once", eva.update.ply, eva.question.choices[0].code)
            first = await eva.tell(act)
            await eva.act("stake")
            before = state_of(room)
            assert await eva.tell(act) == first
            assert state_of(room) == before
        async with a_house(url) as house:
            room = await house.room(room.id)
            eva = await Person(room, 0).sit()
            assert await eva.tell(act) == first

    asyncio.run(play())


def test_somebody_elses_cid_is_no_answer(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            _, eva, bo = await two(house)
            act = wire.Act("mine", eva.update.ply, eva.question.choices[0].code)
            await eva.tell(act)
            assert (await bo.tell(act)).code == "not-asked"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"ply": -1}, "stale"),
        ({"ply": 99}, "stale"),
        ({"code": 98765}, "not-offered"),
        ({"code": -3}, "not-offered"),
        ({"cid": ""}, "malformed"),
        ({"cid": "x" * 65}, "malformed"),
    ],
)
def test_a_refused_choice_changes_nothing(sqlite_url: str, change: dict[str, Any], code: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, bo = await two(house)
            before, seen = state_of(room), len(bo.got)
            fields: dict[str, Any] = {"cid": a_cid(), "ply": eva.update.ply, "code": eva.question.choices[0].code}
            await eva.tell(wire.Act(**{**fields, **change}))
            rejected = eva.all(wire.Reject)[-1]
            assert rejected.code == code
            assert rejected.text
            assert state_of(room) == before
            assert len(bo.got) == seen

    asyncio.run(play())


def test_who_is_not_asked_cannot_choose_nor_can_anybody_after_the_end(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            _, eva, bo = await two(house)
            choice = eva.question.choices[0].code
            assert (await bo.tell(wire.Act(a_cid(), bo.update.ply, choice))).code == "not-asked"
            await rounds(eva, bo)
            assert eva.update.state == "over"
            assert eva.question.seat is None
            for message in (
                wire.Act(a_cid(), eva.update.ply, choice),
                wire.Undo(a_cid(), eva.update.ply),
                wire.Rewind(a_cid(), 6),
                wire.Away(a_cid(), True),
            ):
                assert (await eva.tell(message)).code == "over"

    asyncio.run(play())


def test_two_who_press_at_once_do_it_once(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, _ = await two(house)
            other = await Person(room, 0).sit()
            ply, code = eva.update.ply, eva.question.choices[0].code
            answers = await asyncio.gather(*[p.tell(wire.Act(a_cid(), ply, code)) for p in (eva, other)])
            assert [type(answer) for answer in answers] == [wire.Ack, wire.Reject]
            assert room.table.ply == ply + 1

    asyncio.run(play())


# Away and back.


def test_a_bot_plays_for_who_is_away_until_they_return(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo = await two(house, options={"length": "long"})
            await eva.tell(wire.Away(a_cid(), True))
            assert bo.update.seats[0].away
            await bo.asked()
            assert not eva.question.mine
            assert room.table.bot_turn() is None
            await eva.tell(wire.Away(a_cid(), False))
            assert not bo.update.seats[0].away
            await rounds(eva, bo, 2)
            assert eva.question.mine

    asyncio.run(play())


def test_while_a_bot_plays_for_somebody_he_does_not(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, pace=3600.0) as house:
            _, eva, _ = await two(house)
            code = eva.question.choices[0].code
            await eva.tell(wire.Away(a_cid(), True))
            assert not eva.question.mine
            assert (await eva.tell(wire.Act(a_cid(), eva.update.ply, code))).code == "not-asked"
            await eva.tell(wire.Away(a_cid(), False))
            assert isinstance(await eva.act(), wire.Ack)

    asyncio.run(play())


def test_who_comes_back_to_a_half_that_the_bot_has_made_can_take_it_back(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, pace=3600.0) as house:
            _, eva, _ = await two(house)
            ply = eva.update.ply
            await eva.tell(wire.Away(a_cid(), True))
            await eva.until(lambda update: update.ply == ply + 1)  # halves are not paced
            await eva.tell(wire.Away(a_cid(), False))
            assert isinstance(await eva.tell(wire.Undo(a_cid(), eva.update.ply)), wire.Ack)
            assert isinstance(await eva.act("pick"), wire.Ack)

    asyncio.run(play())


def test_coming_in_again_is_coming_back(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url, pace=3600.0) as house:
            room, eva, bo = await two(house)
            eva.go()
            await room.do(lambda table: set_away(table, 0, True))
            assert bo.update.seats[0].away
            eva = await Person(room, 0).sit()
            assert eva.question.mine
            assert not bo.update.seats[0].away

    asyncio.run(play())


# Looking, hints, names, chat.


def test_looking_back_shows_what_could_be_seen_then(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room = await running(house, UNICORNS, "player", "player", seed=5)
            people = [await Person(room, n, holder).sit() for n, holder in enumerate(["host", "guest 1"])]
            seen: dict[int, Any] = {}
            for n, person in enumerate(people):
                person.play_by_itself(n)
            for person in people:
                await room.refresh(person.viewer)
            await people[0].over()
            people[0].rng = None
            for update in people[0].updates:
                seen[update.ply] = update.view
            assert len(seen) > 60
            for ply, view in seen.items():
                moment = await people[0].tell(wire.Look(a_cid(), ply))
                assert (moment.ply, moment.view) == (ply, view)
            assert (await people[0].tell(wire.Look(a_cid(), 10_000))).code == "no-such"
            assert (await people[0].tell(wire.Look(a_cid(), -1))).code == "no-such"
            nearest = house.store.snapshot(room.id, 50)
            assert nearest is not None
            assert 32 <= nearest.ply <= 50
            assert room.table.game.to_json(state_at(room.table, nearest.ply, None, room.table.ply)) == nearest.state

    asyncio.run(play())


def test_there_is_nothing_to_look_back_at_in_the_lobby(sqlite_url: str) -> None:
    async def play() -> None:
        from tests.table.people import order

        async with a_house(sqlite_url) as house:
            made = await house.create(order("highcard", "player", "open"), "host")
            eva = await Person(await house.room(made.table), 0).sit()
            assert (await eva.tell(wire.Look(a_cid(), 0))).code == "lobby"

    asyncio.run(play())


def test_a_hint_is_one_of_the_choices_with_a_reason(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, UNICORNS, "player", "bot:random", "bot:random")
            eva = await Person(room, 0).sit()
            question = await eva.asked()
            hinted = await eva.tell(wire.Hint(a_cid()))
            assert hinted.code in [choice.code for choice in question.choices]
            label = next(choice.label for choice in question.choices if choice.code == hinted.code)
            assert label in hinted.text

    asyncio.run(play())


def test_one_hint_at_a_time(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, UNICORNS, "player", "bot:random", "bot:random")
            eva = await Person(room, 0).sit()
            await eva.asked()
            answers = await asyncio.gather(eva.tell(wire.Hint("one")), eva.tell(wire.Hint("two")))
            assert [type(answer) for answer in answers] == [wire.Hinted, wire.Reject]
            assert isinstance(await eva.tell(wire.Hint("three")), wire.Hinted)

    asyncio.run(play())


def test_hints_are_for_games_against_bots_unless_the_table_says_otherwise(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            _, eva, bo = await two(house)
            assert (await eva.tell(wire.Hint(a_cid()))).code == "off"
            assert (await bo.tell(wire.Hint(a_cid()))).code == "not-asked"
            _, eva, _ = await two(house, policy={"hints": "on"})
            assert isinstance(await eva.tell(wire.Hint(a_cid())), wire.Hinted)

    asyncio.run(play())


def test_names_can_be_changed_but_not_taken(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo = await two(house)
            assert isinstance(await eva.tell(wire.Rename(a_cid(), "  Zoë \n Q ")), wire.Ack)
            assert bo.update.seats[0].name == "Zoë Q"
            assert (await eva.tell(wire.Rename(a_cid(), "Bo"))).code == "taken"
            assert (await eva.tell(wire.Rename(a_cid(), "x" * 25))).code == "too-long"
            assert isinstance(await eva.tell(wire.Rename(a_cid(), "")), wire.Ack)
            assert bo.update.seats[0].name == "Player 1"
            watcher = await Person(room, None, "nobody", "it").sit()
            assert watcher.update.seats[0].name == "Giocatore 1"

    asyncio.run(play())


def test_what_is_said_is_heard_and_kept(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as house:
            room, eva, bo = await two(house)
            say = wire.Say(a_cid(), " Good luck! \x00")
            assert await eva.tell(say) == await eva.tell(say)
            (line,) = bo.all(wire.Chat)[-1].lines
            assert (line.seat, line.name, line.text) == (0, "Eva", "Good luck!")
            assert (await eva.tell(wire.Say(a_cid(), " \n "))).code == "malformed"
            assert (await eva.tell(wire.Say(a_cid(), "x" * 501))).code == "too-long"
        async with a_house(url) as house:
            late = await Person(await house.room(room.id), None, "nobody").sit()
            assert [said.text for said in late.all(wire.Chat)[0].lines] == ["Good luck!"]

    asyncio.run(play())


def test_a_ping_is_answered_and_hello_tells_everything_again(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, bo = await two(house)
            await rounds(eva, bo, 4)
            await eva.tell(wire.Ping(7))
            assert eva.got[-1] == wire.Pong(7)
            await eva.tell(wire.Hello(room.id, 0))
            assert eva.update.first == 0
            assert len(eva.update.events) == len(room.table.events)

    asyncio.run(play())


def test_every_message_can_be_written_as_json(sqlite_url: str) -> None:
    async def play() -> None:
        import msgspec

        async with a_house(sqlite_url) as house:
            _, eva, bo = await two(house)
            await rounds(eva, bo)
            decoder = msgspec.json.Decoder(wire.FromTable)
            for message in eva.got:
                text = msgspec.json.encode(message)
                assert json.loads(text)["t"]
                assert type(decoder.decode(text)) is type(message)

    asyncio.run(play())
