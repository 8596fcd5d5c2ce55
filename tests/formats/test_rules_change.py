"""A change of rules never bricks a table: running ones go on from their last state, finished ones can be looked at."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from hornbook.core import registry
from hornbook.core.play.records import read, replay
from hornbook.core.state import OVER
from hornbook.table.domain.errors import Refused
from hornbook.table.live.house import House, Room
from hornbook.table.store import schema
from hornbook.table.store.store import Store
from hornbook.table.wire import messages as wire
from tests.formats.test_format_1 import plain
from tests.formats.write_rules_1 import FOLDER
from tests.table.people import UNICORNS, Person, a_cid, a_house, running

TABLES: list[dict[str, Any]] = json.loads(gzip.decompress((FOLDER / "expected.json.gz").read_bytes()))
RUNNING = [each for each in TABLES if each["state"] == "running"]
FINISHED = [each for each in TABLES if each["state"] == "over"]
LOBBY = [each for each in TABLES if each["state"] == "lobby"]
Change = Callable[[], None]


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The database as it was written before."""
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress((FOLDER / "tables.db.gz").read_bytes()))
    return f"sqlite:///{path}"


@pytest.fixture(params=["rules", "content"])
def change(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Change:
    """Gives both games other rules, or other content."""

    def other() -> None:
        for game in registry.games().values():
            if request.param == "rules":
                monkeypatch.setattr(type(game), "rules_version", "9")
                monkeypatch.setattr(type(game), "older_rules", ())
            else:
                monkeypatch.setattr(type(game), "content_hash", "other")

    return other


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> Change:
    def other() -> None:
        for game in registry.games().values():
            monkeypatch.setattr(type(game), "rules_version", "9")
            monkeypatch.setattr(type(game), "older_rules", ())

    return other


async def people_at(room: Room, lang: str = "en") -> list[Person]:
    seats = [chair.seat for chair in room.table.seats if chair.kind == "player"]
    return [await Person(room, seat, "host" if seat == 0 else f"guest {seat}", lang).sit() for seat in seats]


def asked(people: list[Person]) -> Person:
    return next(person for person in people if person.question.mine)


async def to_the_end(people: list[Person]) -> None:
    for person in people:
        person.play_by_itself(person.seat or 0)
    await asked(people).act()
    await people[0].over()


async def play_some(people: list[Person], choices: int) -> None:
    for _ in range(choices):
        await asked(people).act()


@pytest.mark.parametrize("kept", RUNNING, ids=lambda kept: f"{kept['game']}-{kept['ply']}")
def test_a_running_table_goes_on_under_other_rules(url: str, kept: dict[str, Any], change: Change) -> None:
    """Also over a restart, and with steps taken back."""
    change()

    async def begin() -> tuple[int, int]:
        async with a_house(url) as house:
            room = await house.room(kept["id"])
            people = await people_at(room)
            since = kept["ply"] - room.table.lost
            assert (room.table.ply, people[0].update.since) == (since, since)
            assert f"from ply {since} on" in people[0].update.note
            if room.table.lost:  # dice were assigned since the last snapshot, which has another name now
                assert kept["game"] == "unicornus-knights"
            else:
                assert room.table.asked == kept["asked"]
                assert plain(room.table.game.view_json(room.table.state, None)) == kept["view"]
            await play_some(people, 3)
            await take_back(room, people)
            await play_some(people, 2)
            return room.table.ply, since

    async def go_on(ply: int, since: int) -> None:
        async with a_house(url) as house:
            room = await house.room(kept["id"])
            assert room.table.ply == ply
            people = await people_at(room)
            assert people[0].update.since == since
            await look_back(room, people[0])
            await to_the_end(people)
            lines = await house.record(room.id)
            the_rest_is_proved(lines, since)
            await fork(house, room)
        async with a_house(url) as house:
            again = await house.room(kept["id"])
            assert again.table.past is None
            assert [line.strip() for line in await house.record(again.id)] == [line.strip() for line in lines]

    asyncio.run(go_on(*asyncio.run(begin())))


@pytest.mark.parametrize(("lang", "words"), [("en", "The last 3 steps could not be kept"), ("it", "Le ultime 3 mosse")])
def test_of_an_older_database_steps_that_the_new_rules_refuse_are_taken_back(
    url: str, lang: str, words: str, other_rules: Change
) -> None:
    """No position was stored after each step then: one goes on from the last snapshot."""
    other_rules()
    kept = max((each for each in RUNNING if each["game"] == UNICORNS), key=lambda each: int(each["ply"]))
    store = Store(url)
    with store.engine.begin() as c:
        t = schema.journal
        last = t.c.table_id == kept["id"], t.c.ply == kept["ply"] - 2
        line = {"ply": kept["ply"] - 2, "seat": 0, "do": "no-such:1"}
        c.execute(update(t).where(*last).values(line=json.dumps(line)))
    store.close()

    async def play() -> None:
        async with a_house(url) as house:
            room = await house.room(kept["id"])
            people = await people_at(room, lang)
            assert room.table.since == room.table.ply == kept["ply"] - 3
            assert words in people[0].update.note
            await to_the_end(people)
            the_rest_is_proved(await house.record(room.id), kept["ply"] - 3)

    asyncio.run(play())


async def take_back(room: Room, people: list[Person]) -> None:
    """Undo if it can be, else a rewind; never to before the change."""
    since = room.table.since
    who = asked(people)
    answer = await who.tell(wire.Rewind(a_cid(), since - 1))
    assert isinstance(answer, wire.Reject)
    assert (answer.code, f"from ply {since} on" in answer.text) == ("rules", True)
    if who.question.can_undo:
        assert isinstance(await who.tell(wire.Undo(a_cid(), who.update.ply)), wire.Ack)
    assert isinstance(await who.tell(wire.Rewind(a_cid(), since)), wire.Ack)
    for person in people:
        for ask in who.update.asks:
            if person.seat in ask.waiting:
                await person.tell(wire.Vote(a_cid(), ask.id, True))
    assert room.table.ply == since


async def look_back(room: Room, person: Person) -> None:
    since = room.table.since
    for ply in range(since, room.table.ply + 1):
        moment = await person.tell(wire.Look(a_cid(), ply))
        assert isinstance(moment, wire.Moment)
        assert moment.ply == ply
    for ply in (0, since - 1):
        answer = await person.tell(wire.Look(a_cid(), ply))
        assert isinstance(answer, wire.Reject)
        assert f"from ply {since} on" in answer.text


async def fork(house: House, room: Room) -> None:
    since = room.table.since
    with pytest.raises(Refused) as no:
        await house.fork(room.id, since - 1, 0, "somebody")
    assert no.value.code == "rules"
    made = await house.fork(room.id, since, 0, "somebody")
    forked = await house.room(made.table)
    assert (forked.table.ply, forked.table.since) == (since, since)
    person = await Person(forked, 0, "somebody").sit()
    person.play_by_itself(1)
    await forked.refresh(person.viewer)
    await person.over()


def the_rest_is_proved(lines: list[str], since: int) -> None:
    record = read(lines)
    game = registry.game(record.header["game"])
    assert (record.since, record.rules) == (since, (game.rules_version, game.content_hash))
    assert [s.ply for s, _ in replay(game, record)] == list(range(since, len(record.steps) + 1))


@pytest.mark.parametrize("kept", FINISHED, ids=lambda kept: str(kept["game"]))
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_finished_game_that_was_written_before_is_shown_as_far_as_it_is_stored(
    url: str, kept: dict[str, Any], lang: str, change: Change
) -> None:
    change()

    async def look() -> None:
        async with a_house(url) as house:
            room = await house.room(kept["id"])
            people = await people_at(room, lang)
            update = people[0].update
            assert update.score is not None
            assert (update.score.scores, update.score.winners) == (kept["score"][1], kept["score"][2])
            assert update.score.ranks == kept["score"][0]
            shown = kept["ply"] // 16 * 16
            assert str(shown) in update.note
            assert ("No log was stored" if lang == "en" else "alcuna cronaca") in update.note
            assert update.view is not None
            answer = await people[0].tell(wire.Look(a_cid(), 3))
            assert isinstance(answer, wire.Reject)
            assert answer.code == "rules"
            lines = await house.record(room.id)
            assert read(lines).steps == read(kept["record"]).steps
            assert read(lines).end == read(kept["record"]).end
            with pytest.raises(Refused) as no:
                await house.fork(room.id, 3, 0, "somebody")
            assert no.value.code == "rules"
            made = await house.rematch(room.id, "host")
            again = await house.room(made.table)
            assert again.table.since == 0
            assert again.table.row.rules_version == again.table.game.rules_version

    asyncio.run(look())


@pytest.mark.parametrize("kept", LOBBY, ids=lambda kept: str(kept["game"]))
def test_a_table_that_had_not_begun_begins_under_the_new_rules(url: str, kept: dict[str, Any], change: Change) -> None:
    change()

    async def play() -> None:
        async with a_house(url) as house:
            await house.start(kept["id"], "host")
        async with a_house(url) as house:
            room = await house.room(kept["id"])
            assert room.table.since == 0
            people = await people_at(room)
            people[0].play_by_itself(1)
            await room.refresh(people[0].viewer)
            await people[0].over()
            record = read(await house.record(room.id))
            game = room.table.game
            assert (record.changes, record.rules) == ((), (game.rules_version, game.content_hash))

    asyncio.run(play())


# Games that the present code writes.


async def begun(url: str, choices: int) -> tuple[str, list[str], dict[str, Any]]:
    """A table with so many choices made, its log, and its public view."""
    async with a_house(url) as house:
        room = await running(house, UNICORNS, "player=Eva", "player=Bo", seed=5)
        people = await people_at(room)
        if choices:
            await play_some(people, choices)
        else:
            await to_the_end(people)
        return room.id, people[0].log(), room.table.game.view_json(room.table.state, None)


def test_what_is_written_now_keeps_its_log_and_its_last_view(tmp_path: Path, other_rules: Change) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    name, log, view = asyncio.run(begun(url, 21))
    over, whole_log, last_view = asyncio.run(begun(url, 0))
    other_rules()

    async def look() -> None:
        async with a_house(url) as house:
            room = await house.room(name)
            people = await people_at(room)
            assert people[0].log() == log
            assert people[0].update.view is not None
            assert room.table.game.view_json(room.table.state, None) == view
            await play_some(people, 2)
            assert people[0].log()[: len(log)] == log
            finished = await house.room(over)
            watcher = await Person(finished, None, "nobody").sit()
            eva = await Person(finished, 0).sit()
            assert eva.log() == whole_log
            assert watcher.update.view == last_view
            assert "No log" not in watcher.update.note
        async with a_house(url) as house:
            room = await house.room(name)
            again = await Person(room, 0).sit()
            assert again.log()[: len(log)] == log

    asyncio.run(look())


def test_where_no_state_is_stored_at_all_the_steps_are_taken_from_the_beginning(
    tmp_path: Path, other_rules: Change
) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    name, _, view = asyncio.run(begun(url, 5))
    store = Store(url)
    with store.engine.begin() as c:
        for t in (schema.positions, schema.snapshots):
            c.execute(delete(t))
    store.close()
    other_rules()

    async def play() -> None:
        async with a_house(url) as house:
            room = await house.room(name)
            people = await people_at(room)
            assert (room.table.since, room.table.lost) == (room.table.ply, 0)
            assert room.table.game.view_json(room.table.state, None) == view
            await to_the_end(people)

    asyncio.run(play())


def test_rules_can_change_twice(tmp_path: Path, other_rules: Change, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    name, _, _ = asyncio.run(begun(url, 9))

    async def play(choices: int) -> int:
        async with a_house(url) as house:
            room = await house.room(name)
            people = await people_at(room)
            if choices:
                await play_some(people, choices)
                return room.table.since
            await to_the_end(people)
            record = read(await house.record(name))
            assert [change.rules for change in record.changes] == ["9", "3"]
            the_rest_is_proved(await house.record(name), room.table.since)
            return room.table.since

    other_rules()
    first = asyncio.run(play(5))
    monkeypatch.setattr(type(registry.game(UNICORNS)), "rules_version", "3")
    assert asyncio.run(play(0)) > first


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("how", ["damaged", "wrong"])
def test_a_table_that_cannot_go_on_says_so(
    tmp_path: Path, other_rules: Change, monkeypatch: pytest.MonkeyPatch, how: str, lang: str
) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    name, log, view = asyncio.run(begun(url, 21))
    other_rules()
    if how == "wrong":
        monkeypatch.setattr(type(registry.game(UNICORNS)), "check", lambda game, s: ["card 7 is there twice"])
    else:
        damage(url)

    async def look() -> None:
        async with a_house(url) as house:
            room = await house.room(name)
            people = await people_at(room, lang)
            update = people[0].update
            assert ("cannot go on" if lang == "en" else "non può continuare") in update.note
            assert "card 7" not in update.note
            assert len(people[0].log()) == len(log)
            assert (update.view is None) == (how == "damaged")
            if how == "wrong":
                assert room.table.game.view_json(room.table.state, None) == view
            for message in (
                wire.Act(a_cid(), update.ply, 0),
                wire.Undo(a_cid(), update.ply),
                wire.Rewind(a_cid(), 1),
                wire.Vote(a_cid(), 1, True),
                wire.Order(a_cid(), []),
                wire.Look(a_cid(), 1),
                wire.Away(a_cid(), True),
            ):
                answer = await people[0].tell(message)
                assert isinstance(answer, wire.Reject)
                assert answer.code in ("rules", "not-asked"), message
            assert isinstance(await people[0].tell(wire.Say(a_cid(), "What now?")), wire.Ack)
            await room.tick()
            assert read(await house.record(name, "host")).steps
            with pytest.raises(Refused) as no:
                await house.record(name, "a stranger")
            assert no.value.code == "running"

    asyncio.run(look())


def damage(url: str) -> None:
    store = Store(url)
    t = schema.positions
    with store.engine.begin() as c:
        for row in c.execute(select(t)).all():
            doc = {**row.state, "stack": [["no-such-frame", 1], *row.state["stack"]]}
            c.execute(update(t).where(t.c.table_id == row.table_id).values(state=doc))
    store.close()


def test_a_game_that_ends_at_once_under_the_new_rules_is_over(
    tmp_path: Path, other_rules: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    name, _, _ = asyncio.run(begun(url, 5))
    other_rules()
    game = registry.game(UNICORNS)
    true_load = type(game).from_json

    def ended(self: Any, doc: dict[str, Any]) -> Any:
        s = true_load(self, doc)
        s.pending = OVER
        return s

    monkeypatch.setattr(type(game), "from_json", ended)

    async def look() -> None:
        async with a_house(url) as house:
            room = await house.room(name)
            eva = await Person(room, 0).sit()
            assert eva.update.state == "over"
            assert isinstance(await eva.tell(wire.Say(a_cid(), "Oh.")), wire.Ack)

    asyncio.run(look())


@pytest.mark.parametrize("kept", RUNNING, ids=lambda kept: f"{kept['game']}-{kept['ply']}")
def test_what_older_rules_called_otherwise_is_played_over(url: str, kept: dict[str, Any]) -> None:
    """With the rules as they are: nothing is lost, and the whole record explains itself."""

    async def go_on() -> None:
        async with a_house(url) as house:
            room = await house.room(kept["id"])
            people = await people_at(room)
            assert (room.table.lost, people[0].update.since, people[0].update.note) == (0, 0, "")
            assert room.table.ply >= kept["ply"]  # what was one choice may be several now
            assert room.table.asked == kept["asked"]
            await to_the_end(people)
        async with a_house(url) as house:
            again = await house.room(kept["id"])
            assert (again.table.past, again.table.lost, again.table.since) == (None, 0, 0)
            assert again.table.state.pending < 0

    asyncio.run(go_on())
