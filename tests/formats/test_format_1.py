"""What an older version has written is read, played over and played on: records, saves and a database."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest

from hornbook.core import registry
from hornbook.core.game import Game
from hornbook.core.play.records import FORMAT, dump_line, read, replay, up_to_date
from hornbook.core.play.session import Session
from hornbook.core.state import OVER
from hornbook.table.store.store import Store
from tests.table.people import Person, a_house
from tests.toytable.command import hornbook_as_installed
from tests.uk.older_rules import as_now

FOLDER = Path(__file__).parents[1] / "fixtures" / "format_1"
RECORDS = sorted((FOLDER / "records").glob("*.jsonl"))


def unpacked(name: str) -> bytes:
    return gzip.decompress((FOLDER / name).read_bytes())


SAVES = [json.loads(line) for line in unpacked("saves.jsonl.gz").splitlines()]
EXPECTED: dict[str, Any] = json.loads(unpacked("expected.json.gz"))


def plain(value: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(value))


def without_half(view: dict[str, Any]) -> dict[str, Any]:
    """A view as it was when nobody saw the first half of his own choice."""
    return {name: value for name, value in view.items() if name != "half"}


def seen(game: Game[Any], s: Any) -> dict[str, Any]:
    """What everybody sees of a position, and what can be chosen."""
    return {
        "asked": s.pending,
        "rule": s.rule,
        "tokens": [game.token(s, code) for code in game.choices(s)],
        "views": plain([without_half(game.view_json(s, seat)) for seat in (None, *range(game.setup_of(s).seats))]),
    }


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_are_played_over_and_verified(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8").splitlines())
    assert not any(step.digest for step in record.steps)
    game = registry.game(record.header["game"])
    states = [s.ply for s, _ in replay(game, record)]
    assert states == list(range(len(up_to_date(game, record).steps) + 1))
    assert len(states) > len(record.steps)
    assert record.end is not None
    assert hornbook_as_installed("verify", str(path)).code == 0


def test_a_record_that_lies_is_found_out_without_digests(tmp_path: Path) -> None:
    lines = RECORDS[0].read_text(encoding="utf-8").splitlines()
    end = json.loads(lines[-1])
    end["end"]["scores"][0] += 1
    lies = tmp_path / "lies.jsonl"
    lies.write_text("\n".join([*lines[:-1], json.dumps(end)]) + "\n")
    outcome = hornbook_as_installed("verify", str(lies))
    assert outcome.code == 1
    assert "is not what the rules say" in outcome.out + outcome.err


@pytest.mark.parametrize("path", RECORDS[::7], ids=lambda path: path.stem)
def test_an_older_record_goes_on(path: Path) -> None:
    whole = read(path.read_text(encoding="utf-8").splitlines())
    game, half = registry.game(whole.header["game"]), len(whole.steps) // 2
    session = Session.resume(game, whole._replace(steps=whole.steps[:half], end=None))
    rng = random.Random(1)
    while session.state.pending != OVER:
        session.choose(rng.choice(game.choices(session.state)))
    assert game.check(session.state) == []


@pytest.mark.parametrize("number", range(len(SAVES)))
def test_saves_are_migrated_and_their_question_is_asked_anew(number: int) -> None:
    save = SAVES[number]
    state = save["save"]["state"]
    game = registry.game(state["game"])
    before = plain(state)
    s = game.from_json(state)
    assert seen(game, s) == as_now(save["seen"])
    assert game.check(s) == []
    assert state == before  # what is loaded is not written on
    assert seen(game, game.from_json(plain(game.to_json(s)))) == as_now(save["seen"])
    rng = random.Random(number)
    s.manual = False
    while s.pending >= 0:
        game.apply(s, rng.choice(game.choices(s)))
    assert game.result(s) is not None


@pytest.fixture
def database(tmp_path: Path) -> Store:
    path = tmp_path / "tables.db"
    path.write_bytes(unpacked("tables.db.gz"))
    store = Store(f"sqlite:///{path}")
    store.upgrade()
    return store


async def plies_now(house: Any, table: Any) -> list[int]:
    """How plies that an older version counted are counted now: one choice of then may be several."""
    stored = await house.run(house.store.read, table.row.id)
    record = read([dump_line(table.header()), *(line.line for line in stored.lines)])
    parts = [record._replace(steps=record.steps[:ply], end=None) for ply in range(len(record.steps) + 1)]
    return [len(up_to_date(table.game, part).steps) for part in parts]


def test_a_database_is_brought_up_to_date_and_its_tables_are_as_they_were(database: Store) -> None:
    async def look() -> None:
        async with a_house(database) as house:
            for name, expected in EXPECTED.items():
                table, _ = await house.load(name)
                assert table.row.state == expected["state"]
                if expected["state"] == "lobby":
                    continue
                plies = await plies_now(house, table)
                assert table.ply == plies[expected["ply"]]
                assert seen(table.game, table.state) == as_now(expected["seen"])
                told = [[plies[ply], event] for ply, event in expected["told"]]
                assert plain([[ply, event.seen_by(None)] for ply, event in table.events]) == told
                assert {str(chair.seat): table.orders.of(chair.seat) for chair in table.seats}.items() >= (
                    expected["orders"].items()
                )

    asyncio.run(look())


def test_finished_tables_can_be_looked_back_on_and_downloaded(database: Store) -> None:
    async def look() -> None:
        async with a_house(database) as house:
            finished = {name: each for name, each in EXPECTED.items() if each["state"] == "over"}
            assert {each["game"] for each in finished.values()} == set(registry.games())
            for name, expected in finished.items():
                lines = await house.record(name)
                assert json.loads(lines[0])["format"] == FORMAT
                old = read(expected["record"])
                room = await house.room(name)
                assert [step._replace(digest="") for step in read(lines).steps] == up_to_date(
                    room.table.game, old
                ).steps
                for ply in (0, room.table.ply // 2, room.table.ply):
                    nearest = await house.run(house.store.snapshot, name, ply)
                    moment = room.table.game.view_json(_state_at(room.table, ply, nearest), None)
                    assert moment == room.table.game.view_json(_state_at(room.table, ply, None), None)

    asyncio.run(look())


def _state_at(table: Any, ply: int, nearest: Any) -> Any:
    from hornbook.table.wire.reader import state_at

    return state_at(table, ply, nearest, table.ply)


def test_running_tables_are_played_on_to_their_end(database: Store) -> None:
    async def play() -> None:
        async with a_house(database) as house:
            for name in [name for name, each in EXPECTED.items() if each["state"] == "running"]:
                room = await house.room(name)
                people = [
                    await Person(room, chair.seat, "host" if chair.seat == 0 else f"guest {chair.seat}").sit()
                    for chair in room.table.seats
                    if chair.kind == "player"
                ]
                for person in people:
                    person.play_by_itself(person.seat or 0)
                    if person.question.mine:
                        await person.act()
                await people[0].over()
                assert room.table.game.result(room.table.state) is not None

    asyncio.run(play())
