"""Nobody but its maker can tell that half a choice is made: not by bytes, numbers or the count of messages.

Games are played in two rooms. In one every choice is made straight; in the other its halves are made, taken back and
made again, and while a half stands the others come back, look back, and ask for this and that. They must get the same
bytes as the others in the first room, who ask before the choice is begun.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from hornbook.core.setup import Setup
from hornbook.core.state import OVER
from hornbook.table.domain.table import Table
from hornbook.table.live.audience import Audience, Viewer
from hornbook.table.wire import messages as wire
from hornbook.table.wire import reader as reader_module
from hornbook.table.wire.reader import Reader
from hornbook.table.wire.replay import replay_for
from tests.table.people import UNICORNS, Person, a_cid, a_house, games, running, two
from tests.table.test_secrets import LANGUAGES, Witness, hush, new_table, redealt_nothing, writer

KNIGHTS = "unicornus-knights"


class Pair:
    """A room in which choices are made straight, and one in which halves are taken back."""

    def __init__(self, game: str, setup: Setup, seed: int) -> None:
        self.game, self.rng = games(game), random.Random(seed)
        self.seats: list[int | None] = [None, *range(setup.seats)]
        truth = new_table(self.game, setup, seed)
        self.plain, self.fussy = (Witness(redealt_nothing(truth), *self.seats) for _ in range(2))
        self.halves = self.messages = self.cids = 0

    async def play(self, most: int) -> Pair:
        """To the end, or until so many choices have been begun by halves."""
        for witness in (self.plain, self.fussy):
            await witness.begin()
        while self.plain.room.table.state.pending != OVER and self.halves < most:
            await self.choose()
        return self

    async def choose(self) -> None:
        """One whole choice in both rooms."""
        table = self.plain.room.table
        asked, code = table.asked, self.rng.choice(self.game.choices(table.state))
        others = [seat for seat in self.seats if seat != asked]
        self.forget()
        half = table.is_half(code)
        if half:
            self.halves += 1
            cid, ply = self.cid(), table.ply
            await ask_around(self.plain, others, cid, ply)
            await self.fuss(asked)
            await act(self.fussy, asked, code, self.cid())
            await ask_around(self.fussy, others, cid, ply)
            self.compare(others)
            await act(self.plain, asked, code, self.cid())
            self.quiet(self.plain, others)
            while half:
                code = self.rng.choice(self.game.choices(table.state))
                half = table.is_half(code)
                await self.both(asked, code)
        else:
            await self.both(asked, code)
        self.compare(others)

    async def both(self, asked: int, code: int) -> None:
        for witness in (self.plain, self.fussy):
            await act(witness, asked, code, self.cid())

    async def fuss(self, asked: int) -> None:
        """Make halves and take them back; the others hear nothing of it."""
        table, others = self.fussy.room.table, [seat for seat in self.seats if seat != asked]
        codes = [code for code in self.game.choices(table.state) if table.is_half(code)]
        for _ in range(self.rng.randrange(1, 4)):
            self.fussy.forget()
            await act(self.fussy, asked, self.rng.choice(codes), self.cid())
            await self.fussy.tell(asked, wire.Undo(self.cid(), table.ply))
            assert len(self.fussy.pushed[asked]) == 2 * (1 + len(LANGUAGES))  # each an ack, and updates
            self.quiet(self.fussy, others)

    def quiet(self, witness: Witness, others: list[int | None]) -> None:
        assert not any(witness.pushed[seat] for seat in others)

    def compare(self, others: list[int | None]) -> None:
        """What the others got is the same; then it is forgotten."""
        for seat in others:
            got, meant = (hush(witness.pushed[seat]) for witness in (self.fussy, self.plain))
            assert got == meant
            self.messages += len(got)
        self.forget()

    def forget(self) -> None:
        self.plain.forget()
        self.fussy.forget()

    def cid(self) -> str:
        self.cids += 1
        return str(self.cids)


async def act(witness: Witness, seat: int, code: int, cid: str) -> None:
    await witness.tell(seat, wire.Act(cid, witness.room.table.ply, code))


async def ask_around(witness: Witness, others: list[int | None], cid: str, ply: int) -> None:
    """Everybody else comes back, looks back and asks for what there is and is not; `ply` is what they know."""
    room = witness.room
    for seat in others:
        again = Viewer(seat, "en", f"holder {seat}", writer(witness.pushed[seat]))
        await room.join(again)
        room.leave(again)
        for at in (ply, ply + 1, ply + 2, max(0, ply - 1)):
            await witness.tell(seat, wire.Look(cid, at))
            await witness.tell(seat, wire.Undo(cid, at))
            await witness.tell(seat, wire.Act(cid, at, 0))
        await witness.tell(seat, wire.Hint(cid))
        await witness.tell(seat, wire.Say(cid, "well?"))
        for at in (ply + 1, ply, ply // 2):
            await witness.tell(seat, wire.Rewind(cid, at))
        moments = replay_for(room.table, seat)
        witness.pushed[seat].append(msgspec.json.encode(moments()[-3:]))


def pair(game: str, setup: Setup, most: int, seed: int = 1) -> Pair:
    return asyncio.run(Pair(game, setup, seed).play(most))


@pytest.mark.parametrize("seats", [2, 3])
def test_high_card_tells_of_no_half(seats: int) -> None:
    played = pair("highcard", Setup(seats, {"length": "long"}), 99)
    assert played.halves >= 3 * seats
    assert played.messages > 300


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        (UNICORNS, Setup(2, {})),
        (UNICORNS, Setup(3, {"variant": "expert"})),
        (UNICORNS, Setup(4, {"edition": "first", "teams": True})),
        (KNIGHTS, Setup(1, {})),
        (KNIGHTS, Setup(3, {})),
    ],
)
def test_no_game_tells_of_a_half(game: str, setup: Setup) -> None:
    played = pair(game, setup, 4)
    assert played.halves == 4
    assert played.messages > 100


# The test can fail.


def publish_to_all(audience: Audience, table: Table, seats: Any) -> None:
    audience.publish(table)


@pytest.mark.parametrize(
    ("where", "name", "leak"),
    [
        (Audience, "publish_to", publish_to_all),
        (Table, "ply_for", lambda table, seat: table.ply),
        (Table, "public_ply", property(lambda table: table.ply)),
        (reader_module, "public_rule", lambda table: table.state.rule),
        (Reader, "waiting", lambda reader, present: str(reader.table.row.seq)),
        (Reader, "waiting", lambda reader, present: str(reader.table.moved)),
    ],
)
def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, leak: Any) -> None:
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(AssertionError):
        pair("highcard", Setup(2, {}), 9)


# In the store.


def test_a_half_is_kept_and_moves_nothing_that_others_can_list(url: str) -> None:
    """Over a restart too: its maker goes on with it, and the others are where they were."""

    async def begin() -> tuple[str, Any, wire.Update, wire.Update]:
        async with a_house(url) as house:
            room, eva, bo = await two(house)
            for _ in range(2):
                await eva.act("pick")
                await eva.tell(wire.Undo(a_cid(), eva.update.ply))
            listed, known, count = await house.mine("guest 1"), bo.update, len(bo.got)
            await eva.act("pick")
            assert (await house.mine("guest 1"), len(bo.got)) == (listed, count)
            kept = house.store.read(room.id)
            assert kept is not None
            assert kept.row.seq > kept.row.shown == known.seq == eva.update.seq
            return room.id, listed, known, eva.update

    async def go_on(table: str, listed: Any, known: wire.Update, half: wire.Update) -> None:
        async with a_house(url) as house:
            assert await house.mine("guest 1") == listed
            room = await house.room(table)
            bo, eva = await Person(room, 1, "guest 1").sit(), await Person(room, 0).sit()
            assert bo.update.ply == known.ply == half.ply - 1
            assert (bo.update.seq, bo.update.view) == (known.seq, known.view)
            assert (eva.update.view, eva.question.choices) == (half.view, half.question and half.question.choices)
            await eva.act("stake")
            assert (bo.update.ply, bo.update.seq) == (known.ply + 2, known.seq + 1)

    asyncio.run(go_on(*asyncio.run(begin())))


def test_a_half_is_unseen_at_another_process_too(postgres_url: str) -> None:
    """Eva sits at both, and her other screen shows that the half has come there."""

    async def play() -> None:
        async with a_house(postgres_url) as one, a_house(postgres_url) as other:
            room = await running(one, "highcard", "player=Eva", "player=Bo")
            eva, there = await Person(room, 0).sit(), await other.room(room.id)
            twin, bo, eye = [
                await Person(there, seat, holder).sit() for seat, holder in ((0, "host"), (1, "guest 1"), (None, ""))
            ]
            await eva.until(lambda update: update.seats[1].online)
            await bo.until(lambda update: update.seats[0].online)
            ply, seq, counts = bo.update.ply, bo.update.seq, (len(bo.got), len(eye.got))
            for _ in range(3):
                await eva.act("pick")
                await twin.until(lambda update: update.ply == ply + 1)
                await eva.tell(wire.Undo(a_cid(), ply + 1))
                await twin.until(lambda update: update.ply == ply)
            await twin.act("pick")
            await eva.until(lambda update: update.ply == ply + 1)
            assert (len(bo.got), len(eye.got)) == counts
            assert (await bo.tell(wire.Act(a_cid(), ply, 0))).code == "not-asked"
            ack = await bo.tell(wire.Say(a_cid(), "well?"))
            assert ack.seq == seq + 1
            await eva.act("stake")
            for person in (bo, eye):
                await person.until(lambda update: update.ply == ply + 2)
                assert person.update.seq == seq + 2
                assert len([update for update in person.updates if update.ply == ply + 2]) == 1

    asyncio.run(play())


def test_a_request_to_go_back_does_not_tell_of_a_half(sqlite_url: str) -> None:
    """Its maker can ask for nothing that the others do not know of, and going back goes to the start of a choice."""

    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room, eva, bo = await two(house)
            ply = eva.update.ply
            await eva.act("pick")
            assert (await eva.tell(wire.Rewind(a_cid(), ply))).code == "stale"
            assert not room.table.asks
            await eva.act("stake")
            await bo.tell(wire.Rewind(a_cid(), ply + 1))
            assert [ask.ply for ask in eva.update.asks] == [ply]
            await eva.tell(wire.Vote(a_cid(), eva.update.asks[0].id, True))
            assert eva.update.ply == bo.update.ply == ply

    asyncio.run(play())


def test_who_plays_alone_goes_back_to_the_start_of_a_choice(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, "highcard", "player", "bot:random")
            eva, eye = await Person(room, 0).sit(), await Person(room, None, "").sit()
            ply, count = eva.update.ply, len(eye.got)
            await eva.act("pick")
            assert isinstance(await eva.tell(wire.Rewind(a_cid(), ply)), wire.Ack)
            assert (eva.update.ply, len(eye.got)) == (ply, count)

    asyncio.run(play())
