"""People at a table, for tests: they join, act, wait for what should come, and remember everything they were sent."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from hornbook.core import registry
from hornbook.core.game import Game
from hornbook.table.domain.new_table import NewSeat, NewTable
from hornbook.table.live.bot_pool import BotPool
from hornbook.table.live.house import House, Room, Viewer
from hornbook.table.store.store import Store
from hornbook.table.wire import messages as wire
from tests.toys import highcard, nim

UNICORNS = "kill-the-unicorns"
TOYS: dict[str, Game[Any]] = {"highcard": highcard.game, "nim": nim.game}
PATIENCE = 120.0
CIDS = itertools.count()
RUN = secrets.token_hex(4)
M = TypeVar("M")


def games(name: str) -> Game[Any]:
    return TOYS[name] if name in TOYS else registry.game(name)


@asynccontextmanager
async def a_house(store: str | Store, **more: Any) -> AsyncIterator[House]:
    """A house with bots that think in a thread and answer at once."""
    store = Store(store) if isinstance(store, str) else store
    settings: dict[str, Any] = {"bots": BotPool(workers=0), "pace": 0, "games": games, **more}
    house = House(store, **settings)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def order(game: str, *kinds: str, **more: Any) -> NewTable:
    """A table by the kinds of its seats; `bot:easy` has a level, `player=Eva` a name."""
    seats = []
    for kind in kinds:
        what, _, name = kind.partition("=")
        what, _, level = what.partition(":")
        seats.append(NewSeat(what, level, name))
    return NewTable(game, seats, **more)


async def running(house: House, game: str, *kinds: str, holder: str = "host", **more: Any) -> Room:
    """A table that has begun. The player in seat n of those with keys is held by `guest n`."""
    made = await house.create(order(game, *kinds, **more), holder)
    for seat, key in made.keys.items():
        if kinds[seat].startswith("player"):
            await house.claim(made.table, seat, key, f"guest {seat}")
    await house.start(made.table, holder)
    return await house.room(made.table)


class Person:
    """Somebody at a seat, or (seat None) looking on."""

    def __init__(self, room: Room, seat: int | None, holder: str = "host", lang: str = "en") -> None:
        self.room, self.seat = room, seat
        self.got: list[wire.FromTable] = []
        self.viewer = Viewer(seat, lang, holder, self._push)
        self.wake = asyncio.Event()
        self.rng: random.Random | None = None
        self._busy: set[asyncio.Task[Any]] = set()

    def _push(self, message: wire.FromTable) -> None:
        self.got.append(message)
        self.wake.set()
        if self.rng is not None and isinstance(message, wire.Update) and message.question and message.question.mine:
            code = self.rng.choice(message.question.choices).code
            task = asyncio.get_running_loop().create_task(self.tell(wire.Act(a_cid(), message.ply, code)))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def sit(self) -> Person:
        await self.room.join(self.viewer)
        return self

    def go(self) -> None:
        self.room.leave(self.viewer)

    async def tell(self, message: wire.FromClient) -> Any:
        """Send a message; its answer."""
        before = len(self.got)
        await self.room.handle(self.viewer, message)
        cid = getattr(message, "cid", None)
        return next((each for each in self.got[before:] if getattr(each, "cid", None) == cid), None)

    async def act(self, token: str = "") -> Any:
        """Make the first choice on offer that begins like that."""
        question = self.question
        code = next(choice.code for choice in question.choices if choice.token.startswith(token))
        return await self.tell(wire.Act(a_cid(), self.update.ply, code))

    async def until(self, test: Callable[[wire.Update], bool], patience: float = PATIENCE) -> wire.Update:
        """Wait until an update says so."""
        async with asyncio.timeout(patience):
            while not (self.updates and test(self.updates[-1])):
                self.wake.clear()
                await self.wake.wait()
        return self.updates[-1]

    async def asked(self) -> wire.Question:
        """Wait for one's turn."""
        await self.until(lambda update: bool(update.question and update.question.mine))
        return self.question

    async def over(self) -> wire.Update:
        return await self.until(lambda update: update.state == "over")

    def play_by_itself(self, seed: int) -> None:
        """From now on answer every question, at random."""
        self.rng = random.Random(seed)

    def all(self, kind: type[M]) -> list[M]:
        return [message for message in self.got if isinstance(message, kind)]

    @property
    def updates(self) -> list[wire.Update]:
        return self.all(wire.Update)

    @property
    def update(self) -> wire.Update:
        return self.updates[-1]

    @property
    def question(self) -> wire.Question:
        question = self.update.question
        assert question is not None
        return question

    def log(self) -> list[str]:
        """The log as a client keeps it, in words."""
        return [event.text for event in self.events()]

    def events(self) -> list[wire.Happened]:
        """The log as a client keeps it: an update replaces what comes from its first event on, and retells others."""
        log: list[wire.Happened] = []
        for update in self.updates:
            log[update.first :] = update.events
            for event in update.retold:
                log[event.n] = event
        return log


def a_cid() -> str:
    """A name for a message that no other has, also in a database that another process wrote."""
    return f"{RUN}-{next(CIDS)}"


async def two(house: House, **more: Any) -> tuple[Room, Person, Person]:
    """High Card for two people."""
    room = await running(house, "highcard", "player=Eva", "player=Bo", **more)
    return room, await Person(room, 0).sit(), await Person(room, 1, "guest 1").sit()


async def rounds(eva: Person, bo: Person, most: int = 99) -> None:
    """Play on, each with the first choice on offer."""
    for _ in range(most):
        asked = next((person for person in (eva, bo) if person.question.mine), None)
        if asked is None:
            return
        await asked.act()


def state_of(room: Room) -> tuple[Any, ...]:
    table = room.table
    return table.row, table.game.digest(table.state), list(table.events), list(table.seats), list(table.asks)
