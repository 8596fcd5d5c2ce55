"""Write the database of `tests/fixtures/rules_1`: tables of both games in the lobby, running and finished.

    PYTHONPATH=src:. python -m tests.formats.write_rules_1

The one that is kept was written by the code that had schema 0004; it is not written again.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import tempfile
from pathlib import Path
from typing import Any

from hornbook.table.live.house import House, Room
from hornbook.table.store.store import Store
from tests.table.people import Person, a_house, order, running

FOLDER = Path(__file__).parents[1] / "fixtures" / "rules_1"
UNICORNS, KNIGHTS = "kill-the-unicorns", "unicornus-knights"
RUNNING = [(UNICORNS, 2, 3), (UNICORNS, 3, 30), (KNIGHTS, 2, 4), (KNIGHTS, 3, 40)]
"""Game, people, and how many of their choices have been made."""


async def play(room: Room, people: list[Person], choices: int) -> None:
    """So many choices at most, each of another sort than the last where there are several."""
    for number in range(choices):
        asked = next((person for person in people if person.question.mine), None)
        if asked is None:
            return
        offered = asked.question.choices
        await asked.act(offered[number % len(offered)].token)


async def table_of(house: House, game: str, seats: int, choices: int) -> dict[str, Any]:
    """A table with people in all seats, and what there is to see of it."""
    room = await running(house, game, *["player"] * seats, seed=seats + choices)
    people = [await Person(room, n, "host" if n == 0 else f"guest {n}").sit() for n in range(seats)]
    await play(room, people, choices)
    table, state = room.table, room.table.row.state
    seen = {"game": game, "state": state, "ply": table.ply, "asked": table.asked, "id": room.id}
    seen["view"] = table.game.view_json(table.state, None)
    seen["log"] = people[0].log()
    if state == "over":
        seen["score"] = json.loads(json.dumps(table.game.result(table.state)))
        seen["record"] = await house.record(room.id)
    for person in people:
        person.go()
    return seen


async def write(path: Path) -> list[dict[str, Any]]:
    """All tables."""
    found = []
    async with a_house(f"sqlite:///{path}") as house:
        for game, seats, choices in [*RUNNING, (UNICORNS, 2, 2000), (KNIGHTS, 1, 4000)]:
            found.append(await table_of(house, game, seats, choices))
        for game in (UNICORNS, KNIGHTS):
            made = await house.create(order(game, "player=Eva", "bot:random"), "host")
            found.append({"game": game, "state": "lobby", "id": made.table})
    return found


def main() -> None:
    """Write database and expectations."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        found = asyncio.run(write(path))
        store = Store(f"sqlite:///{path}")
        with store.engine.connect() as c:
            c.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        store.close()
        (FOLDER / "tables.db.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    (FOLDER / "expected.json.gz").write_bytes(gzip.compress(json.dumps(found).encode(), mtime=0))


if __name__ == "__main__":
    main()
