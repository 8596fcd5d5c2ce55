"""A seat on one more device: codes open it once, for a while, for as long as their maker holds it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import select

from hornbook.table.domain.errors import Refused
from hornbook.table.identity.codewords import code_in, in_words, words
from hornbook.table.identity.transfers import GOOD_FOR, MOST_DEVICES, Transfers
from hornbook.table.live.house import House, Room
from hornbook.table.store import schema
from hornbook.table.wire import messages as wire
from hornbook.words import LANGUAGES
from tests.table.people import Person, a_house, order, rounds, running, two
from tests.table.test_seats import refused


class Clock:
    """A clock that stands still unless it is put on."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@asynccontextmanager
async def at_a_table(url: str) -> AsyncIterator[tuple[House, Transfers, Room, Clock]]:
    clock = Clock()
    async with a_house(url) as house:
        yield house, Transfers(house, clock), await running(house, "highcard", "player=Eva", "player=Bo"), clock


def test_both_devices_see_the_same_and_either_plays(url: str) -> None:
    async def sit() -> None:
        async with a_house(url) as house:
            room, eva, bo = await two(house)
            transfers = Transfers(house)
            assert await transfers.take(await transfers.offer(room.id, 0, "host"), "phone") == room.id
            assert await house.seat_of(room.id, "phone") == [0]
            phone = await Person(room, 0, "phone").sit()
            assert phone.update.view == eva.update.view
            await rounds(phone, bo, 3)
            await rounds(eva, bo)
            assert phone.update.state == eva.update.state == "over"
            assert phone.log() == eva.log()

    asyncio.run(sit())


def test_the_seat_is_there_after_a_restart_and_in_the_list_of_tables(url: str) -> None:
    async def first() -> str:
        async with at_a_table(url) as (_, transfers, room, _):
            await transfers.take(await transfers.offer(room.id, 1, "guest 1"), "phone")
            return room.id

    async def then(table: str) -> None:
        async with a_house(url) as house:
            (mine,) = await house.mine("phone")
            assert (mine.table, mine.my_seats) == (table, [1])
            assert await house.seat_of(table, "phone") == [1]
            (first,) = await house.mine("guest 1")
            assert first.my_seats == [1]

    asyncio.run(then(asyncio.run(first())))


def test_a_code_works_once(url: str) -> None:
    async def sit() -> None:
        async with at_a_table(url) as (house, transfers, room, _):
            code = await transfers.offer(room.id, 0, "host")
            takers = [transfers.take(code, f"phone {n}") for n in range(4)]
            done = await asyncio.gather(*takers, return_exceptions=True)
            assert [each for each in done if isinstance(each, str)] == [room.id]
            assert {each.code for each in done if isinstance(each, Refused)} == {"wrong-key"}
            assert await refused(transfers.take(code, "later")) == "wrong-key"
            holders = [n for n in range(4) if await house.seat_of(room.id, f"phone {n}")]
            assert len(holders) == 1

    asyncio.run(sit())


def test_a_code_works_for_ten_minutes(url: str) -> None:
    async def sit() -> None:
        async with at_a_table(url) as (house, transfers, room, clock):
            late, last = await transfers.offer(room.id, 0, "host"), await transfers.offer(room.id, 1, "guest 1")
            clock.time += GOOD_FOR
            await transfers.take(last, "tablet")
            clock.time += 0.001
            assert await refused(transfers.take(late, "phone")) == "wrong-key"
            assert await house.seat_of(room.id, "phone") == []
            await transfers.offer(room.id, 1, "guest 1")
            with house.store.engine.connect() as c:
                assert len(list(c.execute(select(schema.transfers)))) == 1

    asyncio.run(sit())


def test_a_new_code_replaces_the_one_before(url: str) -> None:
    async def sit() -> None:
        async with at_a_table(url) as (_, transfers, room, _):
            old, other = await transfers.offer(room.id, 0, "host"), await transfers.offer(room.id, 1, "guest 1")
            new = await transfers.offer(room.id, 0, "host")
            assert await refused(transfers.take(old, "phone")) == "wrong-key"
            assert await transfers.take(new, "phone") == await transfers.take(other, "tablet") == room.id

    asyncio.run(sit())


def test_only_who_holds_a_seat_gives_it_on(url: str) -> None:
    async def sit() -> None:
        async with at_a_table(url) as (_, transfers, room, _):
            for seat, holder in ((1, "host"), (0, "guest 1"), (0, "stranger"), (0, ""), (9, "host"), (-1, "host")):
                assert await refused(transfers.offer(room.id, seat, holder)) == "not-yours"
            assert await refused(transfers.offer("nosuch", 0, "host")) == "no-table"
            for code in ("", "00" * 6, "x"):
                assert await refused(transfers.take(code, "phone")) == "wrong-key"
            assert await refused(transfers.take(await transfers.offer(room.id, 0, "host"), "")) == "wrong-key"

    asyncio.run(sit())


def test_a_code_dies_with_the_right_of_whoever_made_it(url: str) -> None:
    async def sit() -> None:
        async with at_a_table(url) as (house, transfers, room, _):
            code = await transfers.offer(room.id, 1, "guest 1")
            await house.reissue(room.id, 1, "host")
            assert await refused(transfers.take(code, "phone")) == "wrong-key"
            assert await house.seat_of(room.id, "phone") == []

    asyncio.run(sit())


def test_a_new_link_from_the_host_ends_all_devices(url: str) -> None:
    async def sit() -> None:
        async with at_a_table(url) as (house, transfers, room, _):
            await transfers.take(await transfers.offer(room.id, 1, "guest 1"), "phone")
            phone = await Person(room, 1, "phone").sit()
            key = await house.reissue(room.id, 1, "host")
            assert [notice.code for notice in phone.all(wire.Notice)] == ["revoked"]
            assert await house.seat_of(room.id, "phone") == []
            await house.claim(room.id, 1, key, "new")
            assert await house.seat_of(room.id, "new") == [1]
            assert (await house.mine("phone"), await house.mine("guest 1")) == ([], [])

    asyncio.run(sit())


def test_either_device_can_send_the_other_away(url: str) -> None:
    async def sit() -> None:
        async with at_a_table(url) as (house, transfers, room, _):
            await transfers.take(await transfers.offer(room.id, 1, "guest 1"), "phone")
            first = await Person(room, 1, "guest 1").sit()
            assert await refused(transfers.only_here(room.id, 1, "host")) == "not-yours"
            await transfers.only_here(room.id, 1, "phone")
            assert [notice.code for notice in first.all(wire.Notice)] == ["revoked"]
            assert [await house.seat_of(room.id, holder) for holder in ("guest 1", "phone")] == [[], [1]]

    asyncio.run(sit())


def test_the_same_device_and_too_many_are_refused_and_the_code_stays_good(url: str) -> None:
    async def sit() -> None:
        async with at_a_table(url) as (_, transfers, room, _):
            for n in range(MOST_DEVICES - 1):
                code = await transfers.offer(room.id, 0, "host")
                assert await refused(transfers.take(code, "host")) == "taken"
                await transfers.take(code, f"phone {n}")
            code = await transfers.offer(room.id, 0, "host")
            assert await refused(transfers.take(code, "one too many")) == "taken"
            await transfers.only_here(room.id, 0, "host")
            await transfers.take(code, "one too many")

    asyncio.run(sit())


def test_everybody_is_told_in_their_own_language_and_can_read_it_later(url: str) -> None:
    async def sit() -> None:
        async with at_a_table(url) as (_, transfers, room, _):
            bo, watcher = await Person(room, 1, "guest 1").sit(), await Person(room, None, "", "it").sit()
            await transfers.take(await transfers.offer(room.id, 0, "host"), "phone")
            assert [notice.text for notice in bo.all(wire.Notice)] == ["Eva plays on one more device."]
            assert [notice.text for notice in watcher.all(wire.Notice)] == ["Eva gioca anche su un altro dispositivo."]
            late = await Person(room, None, "", "it").sit()
            for person, said in ((bo, "(plays on"), (watcher, "(da ora gioca"), (late, "(da ora gioca")):
                (line,) = [line for chat in person.all(wire.Chat) for line in chat.lines]
                assert (line.seat, line.name) == (0, "Eva")
                assert line.text.startswith(said)

    asyncio.run(sit())


def test_nobody_can_speak_as_the_table_does(sqlite_url: str) -> None:
    async def sit() -> None:
        async with at_a_table(sqlite_url) as (_, _, room, _):
            bo = await Person(room, 1, "guest 1").sit()
            await bo.tell(wire.Say("c", "\x1dremark-device"))
            assert bo.all(wire.Chat)[-1].lines[0].text == "remark-device"

    asyncio.run(sit())


def test_a_rematch_has_the_same_devices(url: str) -> None:
    async def sit() -> None:
        async with a_house(url) as house:
            room, eva, bo = await two(house)
            transfers = Transfers(house)
            await transfers.take(await transfers.offer(room.id, 0, "host"), "phone")
            await rounds(eva, bo)
            made = await house.rematch(room.id, "phone")
            assert await house.seat_of(made.table, "phone") == await house.seat_of(made.table, "host") == [0]
            forked = await house.fork(room.id, 3, 0, "host")
            assert await house.seat_of(forked.table, "phone") == []

    asyncio.run(sit())


def test_the_key_of_a_seat_still_lets_its_devices_in(url: str) -> None:
    async def sit() -> None:
        async with a_house(url) as house:
            made = await house.create(order("highcard", "player", "player"), "host")
            await house.claim(made.table, 1, made.keys[1], "guest")
            transfers = Transfers(house)
            await transfers.take(await transfers.offer(made.table, 1, "guest"), "phone")
            await house.claim(made.table, 1, made.keys[1], "phone")
            assert await house.seat_of(made.table, "guest") == await house.seat_of(made.table, "phone") == [1]
            assert await refused(house.claim(made.table, 1, made.keys[1], "stranger")) == "taken"

    asyncio.run(sit())


def test_no_code_is_in_the_database_as_it_is(url: str) -> None:
    async def sit() -> None:
        async with at_a_table(url) as (house, transfers, room, _):
            code = await transfers.offer(room.id, 0, "host")
            with house.store.engine.connect() as c:
                kept = repr(list(c.execute(select(schema.transfers))))
            assert room.id in kept
            assert not any(secret in kept for secret in (code, "host", *in_words(code, "en")))

    asyncio.run(sit())


def test_a_code_of_one_process_works_at_another_and_both_know_the_device(postgres_url: str) -> None:
    async def sit() -> None:
        async with a_house(postgres_url) as one, a_house(postgres_url) as other:
            room, eva, _ = await two(one)
            there = await Person(await other.room(room.id), None, "").sit()
            code = await Transfers(one).offer(room.id, 0, "host")
            both = [Transfers(one).take(code, "phone"), Transfers(other).take(code, "tablet")]
            done = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(isinstance(each, str) for each in done) == [False, True]
            taker = "phone" if isinstance(done[0], str) else "tablet"
            for person in (eva, there):
                await person.until(lambda update: update.seq > 0, 20)
                async with asyncio.timeout(20):
                    while not person.room.table.devices:
                        person.wake.clear()
                        await person.wake.wait()
            assert [await house.seat_of(room.id, taker) for house in (one, other)] == [[0], [0]]

    asyncio.run(sit())


# Codes as words.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_byte_is_a_word_and_every_way_to_type_it_is_understood(language: str) -> None:
    for start in range(0, 256, 6):
        code = bytes(min(start + n, 255) for n in range(6)).hex()
        told = in_words(code, language)
        for typed in (" ".join(told), "-".join(told).upper(), f"  {', '.join(told)}.\n"):
            assert code_in(typed) == code


def test_words_cannot_be_mistaken_for_each_other() -> None:
    """Not even between languages: one letter wrong, missing or too many never makes another word."""
    everything = [word for language in LANGUAGES for word in words(language)]
    assert len(everything) == len(set(everything)) == 256 * len(LANGUAGES)
    gaps = [{f"{word[:n]}_{word[n + 1 :]}" for n in range(len(word))} for word in everything]
    assert len(set().union(*gaps)) == sum(map(len, everything))
    shorter = {word[:n] + word[n + 1 :] for word in everything for n in range(len(word))}
    assert not shorter & set(everything)
    assert all(word.isascii() and word.islower() and 3 <= len(word) <= 8 for word in everything)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "refused-code-length"),
        ("acorn", "refused-code-length"),
        ("acorn " * 7, "refused-code-length"),
        ("acorn actor album alley amber nosuchword", "refused-code-word"),
        ("<script>", "refused-code-word"),
        ("acorn " * 5000, "refused-code-length"),
    ],
)
def test_what_is_no_code_is_told_from_a_wrong_one(typed: str, why: str) -> None:
    with pytest.raises(Refused) as no:
        code_in(typed)
    assert (no.value.code, no.value.why) == ("malformed", why)
