"""What reaches a seat is the same, byte for byte, in all positions that the seat cannot tell apart.

Whole games are played in two rooms: one has the true position, in the other everything that one seat cannot know has
been dealt again. Both get the same messages. As long as the game's own view lets the seat see no difference, whatever
is pushed to it must not differ either: views, choices, texts, refusals, the number of messages and their length.
"""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hornbook.core.game import Game
from hornbook.core.rng import Rng
from hornbook.core.setup import Setup
from hornbook.core.state import OVER
from hornbook.table.domain.new_table import new_row, new_seats
from hornbook.table.domain.rows import OrdersRow, StoredTable
from hornbook.table.domain.standing_orders import TableOrders
from hornbook.table.domain.table import Table
from hornbook.table.live import audience as audience_module
from hornbook.table.live.bot_pool import BotPool, Deal, deal_for
from hornbook.table.live.room import Room, Viewer
from hornbook.table.wire import messages as wire
from hornbook.table.wire.reader import Reader
from tests.table.people import UNICORNS, Person, a_house, games, order, running
from tests.toys.highcard import HighCard
from tests.toys.highcard import Table as Cards

LANGUAGES = ("en", "it")


class NoStore:
    """Nothing is kept: what counts here is what is pushed."""

    postgres = False

    def commit(self, change: Any) -> int:
        return int(change.row.shown)

    def acked(self, *_: Any) -> None:
        return None

    def snapshot(self, *_: Any) -> None:
        return None


class NoHouse:
    """As much of a house as a room needs."""

    def __init__(self) -> None:
        self.store, self.bots, self.pace = NoStore(), BotPool(workers=0), 0.0

    def now(self) -> float:
        return 0.0

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)


class Witness:
    """A room in which seats (None: a spectator) write down the bytes that are pushed to them."""

    def __init__(self, table: Table, *seats: int | None) -> None:
        self.room = Room(NoHouse(), table, [])  # type: ignore[arg-type]
        self.pushed: dict[int | None, list[bytes]] = {}
        self.viewers: dict[int | None, list[Viewer]] = {}
        for seat in seats:
            pushed = self.pushed[seat] = []
            self.viewers[seat] = [Viewer(seat, lang, f"holder {seat}", writer(pushed)) for lang in LANGUAGES]

    async def begin(self) -> None:
        for viewers in self.viewers.values():
            for viewer in viewers:
                await self.room.join(viewer)

    async def tell(self, seat: int | None, message: wire.FromClient) -> None:
        await self.room.handle(self.viewers[seat][0], message)

    def forget(self) -> None:
        for pushed in self.pushed.values():
            pushed.clear()


def writer(pushed: list[bytes]) -> Callable[[wire.FromTable], None]:
    return lambda message: pushed.append(msgspec.json.encode(message))


def new_table(game: Game[Any], setup: Setup, seed: int) -> Table:
    wanted = order(game.id, *[f"player=P{n}" for n in range(setup.seats)], options=dict(setup.options), seed=seed)
    seats = new_seats(game, wanted.seats, "host", {})
    for seat in seats:
        seat.holder_hash = Viewer(None, "en", f"holder {seat.seat}", print).holder_hash
    table = Table(game, StoredTable(new_row(game, wanted, "host"), seats, [], [], []))
    table.start()
    table.change()
    return table


def redealt(table: Table, seat: int | None, rng: Rng) -> Table:
    """The same table, everything that a seat cannot know dealt again."""
    other = copy.copy(table)
    other.row, other.seats, other.asks = copy.copy(table.row), list(table.seats), list(table.asks)
    other.orders = TableOrders(
        table.game, [OrdersRow(chair.seat, table.orders.of(chair.seat)) for chair in table.seats]
    )
    other.notes = type(table.notes)()
    assert table.session is not None
    table.session.undoable(table.asked)  # judged by the true position, before the other takes its place
    session = other.session = copy.copy(table.session)
    session.state = table.game.determinize(table.state, seat, rng)
    session.state.manual, session.state.events = True, []
    session.steps, session.events = list(session.steps), list(session.events)
    session._marks, session._heard = list(session._marks), session.state.events
    session._halves = set(session._halves)
    session.write = other._write
    return other


def looks(table: Table, seat: int | None) -> Any:
    """What the game itself lets a seat see."""
    view = table.game.view_json(table.state, seat)
    told = [(ply, event.seen_by(seat)) for ply, event in table.events]
    return msgspec.json.encode([view, told, table.ply_for(seat), table.asked], enc_hook=int)


async def compare(truth: Table, seat: int | None, rng: random.Random) -> int:
    """Play one step in the true room and in one with another deal; how many messages were the same."""
    asked, ply = truth.asked, truth.ply
    dealt = redealt(truth, seat, Rng(rng.getrandbits(60)))
    one, other = (Witness(table, *{seat, asked}) for table in (redealt_nothing(truth), dealt))
    for witness in (one, other):
        await witness.begin()
    same(one, other, seat)
    codes = [witness.room.table.game.choices(witness.room.table.state) for witness in (one, other)]
    messages: list[tuple[int | None, wire.FromClient]] = [
        (asked, wire.Act("wrong", ply, 987654)),
        (seat, wire.Undo("undo", ply) if seat != asked else wire.Undo("undo", ply + 1)),
        (seat, wire.Look("look", max(0, ply - 3)) if seat == asked else wire.Look("look", ply)),
        (seat, wire.Say("say", "hello")),
        (seat, wire.Hint("hint")),
    ]
    both = [code for code in codes[0] if code in codes[1]]
    if both:
        messages.append((asked, wire.Act("act", ply, rng.choice(both))))
    count = 0
    for sender, message in messages:
        for witness in (one, other):
            witness.forget()
            await witness.tell(sender, message)
        tables = [witness.room.table for witness in (one, other)]
        if looks(tables[0], seat) == looks(tables[1], seat):
            count += same(one, other, seat)
    return count


def redealt_nothing(table: Table) -> Table:
    """A copy to play with."""
    twin = redealt(table, None, Rng(1))
    assert twin.session is not None
    twin.session.state = table.game.copy(table.state)
    twin.session.state.events = twin.session._heard
    return twin


def same(one: Witness, other: Witness, seat: int | None) -> int:
    got, meant = (hush(witness.pushed[seat]) for witness in (one, other))
    assert got == meant
    return len(got)


def hush(messages: list[bytes]) -> list[Any]:
    """Two rooms do not chat at the same instant; everything else is compared as it is."""
    quiet = []
    for text in messages:
        if text.startswith(b'{"t":"chat"'):
            doc = msgspec.json.decode(text)
            for line in doc["lines"]:
                line["at"] = 0
            text = msgspec.json.encode(doc)
        quiet.append(text)
    return quiet


def whole_game(game: Game[Any], setup: Setup, seed: int, every: int = 1) -> int:
    """Compare at every ply, for every seat and a spectator; how many messages were the same."""
    rng = random.Random(seed)
    truth = new_table(game, setup, seed)

    async def play() -> int:
        count = 0
        while truth.state.pending != OVER:
            if truth.ply % every == 0:
                for seat in (None, *range(setup.seats)):
                    count += await compare(truth, seat, rng)
            truth.choose(truth.asked, truth.ply, rng.choice(game.choices(truth.state)))
            truth.change()
        return count

    return asyncio.run(play())


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(3))
def test_high_card_tells_nothing(seats: int, seed: int) -> None:
    assert whole_game(games("highcard"), Setup(seats, {"length": "long"}), seed) > 300


@pytest.mark.parametrize(
    ("setup", "every"),
    [
        (Setup(2, {}), 5),
        (Setup(3, {"variant": "expert"}), 7),
        (Setup(4, {"edition": "first", "teams": True}), 11),
        (Setup(4, {"characters": "choose", "show-own-traps": True}), 11),
    ],
)
def test_kill_the_unicorns_tells_nothing(setup: Setup, every: int) -> None:
    assert whole_game(games(UNICORNS), setup, 1, every) > 300


# Standing orders.


async def leave_orders(witness: Witness, seat: int, rng: random.Random) -> None:
    """A seat leaves orders, says it twice, and some nonsense."""
    table = witness.room.table
    told = table.orders.listed(seat, table.game.view_json(table.state, seat))
    one_each = {str(order.group or order.token): order.token for order, _ in told if rng.random() < 0.3}
    message = wire.Order(f"order {rng.random()}", list(one_each.values()))
    for each in (message, message, wire.Order("nonsense", ["nonsense"])):
        await witness.tell(seat, each)
    while witness.room.turns.tasks:
        await asyncio.sleep(0)


async def by_hand(witness: Witness, seat: int, ply: int, code: int) -> None:
    await witness.tell(seat, wire.Act(f"act {ply}", ply, code))


async def with_and_without_orders(setup: Setup, seed: int) -> tuple[Witness, Witness, int]:
    """The same game twice: in the second room everybody but seat 0 leaves orders. How many choices these have made."""
    game, rng, count = games(UNICORNS), random.Random(seed), 0
    truth = new_table(game, setup, seed)
    plain, ordered = (Witness(redealt_nothing(truth), None, *range(setup.seats)) for _ in range(2))
    for witness in (plain, ordered):
        await witness.begin()
    while plain.room.table.state.pending != OVER:
        for seat in range(1, setup.seats):
            if ordered.room.table.row.state == "running":
                await leave_orders(ordered, seat, rng)
        one, other = plain.room.table, ordered.room.table
        assert other.session is not None
        while one.ply < other.ply:
            step = other.session.steps[one.ply]
            await by_hand(plain, step.seat, one.ply, game.parse(one.state, step.do))
            count += 1
        if one.asked >= 0:
            ply, seat, code = one.ply, one.asked, rng.choice(game.choices(one.state))
            for witness in (plain, ordered):
                await by_hand(witness, seat, ply, code)
            while ordered.room.turns.tasks:
                await asyncio.sleep(0)
    return plain, ordered, count


ORDERED = [(Setup(3, {}), 20), (Setup(2, {}), 10), (Setup(4, {"teams": "on", "edition": "first"}), 10)]


@pytest.mark.parametrize(("setup", "least"), ORDERED)
def test_orders_are_told_to_nobody_else(setup: Setup, least: int) -> None:
    """Who leaves none hears the same, byte for byte, whether others choose or have ordered; so do spectators."""
    plain, ordered, count = asyncio.run(with_and_without_orders(setup, 3))
    assert count > least
    for seat in (None, 0):
        same(plain, ordered, seat)


# The test can fail.


class LeakyView(HighCard):
    """Its view shows how high the others' cards are, but says nothing of it where views are compared."""

    def view(self, s: Cards, seat: int | None) -> dict[str, Any]:
        doc = super().view(s, seat)
        return {**doc, "sum": sum(map(sum, s.hands))} if self.leaking else doc

    leaking = False


def test_a_leak_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = LeakyView()
    assert whole_game(game, Setup(2, {}), 1) > 100
    honest = looks

    def without_the_leak(table: Table, seat: int | None) -> Any:
        game.leaking = False
        try:
            return honest(table, seat)
        finally:
            game.leaking = True

    monkeypatch.setattr("tests.table.test_secrets.looks", without_the_leak)
    game.leaking = True
    with pytest.raises(AssertionError):
        whole_game(game, Setup(2, {}), 1)


def test_a_leak_in_what_is_said_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Reader.waiting
    dots = "."
    monkeypatch.setattr(
        Reader, "waiting", lambda reader, there: honest(reader, there) + dots * len(reader.table.state.options)
    )
    with pytest.raises(AssertionError):
        whole_game(games("highcard"), Setup(2, {}), 1)


def test_a_leak_in_the_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hornbook.table.wire.reader.public_rule", lambda table: table.state.rule)
    with pytest.raises(AssertionError):
        whole_game(games("highcard"), Setup(2, {}), 1)


@pytest.mark.parametrize(
    ("where", "name", "leak"),
    [
        (audience_module.Audience, "publish_to", lambda self, table, seats: self.publish(table)),
        (Reader, "waiting", lambda reader, present: str(reader.table.ordered_choice())),
        (Reader, "rule_title", lambda reader, rule: str(reader.table.orders.of(1))),
    ],
)
def test_a_leak_of_orders_is_found(monkeypatch: pytest.MonkeyPatch, where: type, name: str, leak: Any) -> None:
    monkeypatch.setattr(where, name, leak)
    plain, ordered, count = asyncio.run(with_and_without_orders(*ORDERED[0]))
    assert count > 0
    with pytest.raises(AssertionError):
        same(plain, ordered, 0)


def test_a_leak_in_the_number_of_messages_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = audience_module.Audience.publish

    def chatty(self: Any, table: Table, but: Viewer | None = None) -> None:
        honest(self, table, but)
        if table.state.rng % 2:
            honest(self, table, but)

    monkeypatch.setattr(audience_module.Audience, "publish", chatty)
    with pytest.raises(AssertionError):
        whole_game(games("highcard"), Setup(2, {}), 1)


# Bots.


def test_a_bot_gets_a_deal_that_does_not_depend_on_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hornbook.table.live.bot_pool.secrets.randbits", lambda _: 5)
    game, rng = games(UNICORNS), random.Random(2)
    truth = new_table(game, Setup(3, {}), 2)
    differ = 0
    while truth.state.pending != OVER:
        seat = truth.asked
        deals = [deal_for(game, redealt(truth, seat, Rng(n)).state, seat, "easy") for n in range(3)]
        assert all(deal.doc == deals[0].doc for deal in deals)
        assert deals[0].codes == game.choices(truth.state)
        differ += deals[0].doc != game.to_json(truth.state)
        truth.choose(seat, truth.ply, rng.choice(deals[0].codes))
        truth.change()
    assert differ > 50


def test_a_bot_at_a_table_is_handed_nothing_else(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[tuple[Deal, dict[str, Any]]] = []

    class Watched(BotPool):
        async def think(self, deal: Deal) -> Any:
            handed.append((deal, games(UNICORNS).to_json(truth())))
            return await super().think(deal)

    def truth() -> Any:
        return rooms[0].table.state

    rooms: list[Room] = []

    async def play() -> None:
        async with a_house(sqlite_url, bots=Watched(workers=0)) as house:
            rooms.append(await running(house, UNICORNS, "player", "bot:random", "bot:random"))
            eva = await Person(rooms[0], 0).sit()
            eva.play_by_itself(1)
            await rooms[0].refresh(eva.viewer)
            await eva.over()

    asyncio.run(play())
    assert len(handed) > 20
    assert all(deal.doc["core"]["rng"] != true["core"]["rng"] for deal, true in handed)
