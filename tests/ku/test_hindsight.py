"""What the rules hide again stays hidden while the game runs: in the log and in every look back, for every seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from hornbook.core.events import Event
from hornbook.core.rng import Rng
from hornbook.core.screen.hindsight import log_at, look_back
from hornbook.core.setup import Setup
from hornbook.core.state import OVER
from hornbook.games.kill_the_unicorns.game import KillTheUnicorns, shipped
from hornbook.games.kill_the_unicorns.rules.content import TRAPS
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, traps_in
from hornbook.games.kill_the_unicorns.screen.hindsight import last_hunt
from hornbook.games.kill_the_unicorns.screen.view import knows_placed
from hornbook.testing.comparison import step_at_random
from tests.ku.position import table

GAME = shipped()
SEALING = ["four", "two", "first-three", "teams", "expert", "expert-two", "loose"]
EXPERT = ["expert", "expert-two", "expert-teams"]
OF_CARDS = {"cards", "total", "card", "old", "new", "trap", "traps", "effect"}
OWN = {"lays", "lays-extra", "secondary-lays", "trap-discarded", "trap-unused"}
"""What tells a player of the player's own cards, which stay open to their owner."""
Told = list[tuple[int, Event]]


class Forgotten(KillTheUnicorns):
    """Planted fault: whatever was seen once can be looked at again."""

    hindsight = None  # type: ignore[assignment]


FORGOTTEN = Forgotten(GAME.content)


def played(setup: Setup, seed: int) -> Iterator[tuple[list[KuState], Told, KuState]]:
    """A random game, after each ply: all states so far, what has been told, and the state now."""
    heard: list[Any] = []
    s, rng = GAME.new(setup, seed, manual=True, events=heard), Rng(seed)
    past: list[KuState] = []
    told: Told = []
    while True:
        told += [(s.ply, event) for event in heard]
        heard.clear()
        past.append(GAME.copy(s))
        yield past, told, s
        if not step_at_random(GAME, s, rng):
            return


# KU-4.5 Sealed traps.


def sealed(s: KuState, seat: int, owner: int) -> list[int]:
    """An owner's traps that lie where a seat may not look: on unicorns, or discarded unseen."""
    placed = [
        card % OWNER for slot, card in enumerate(s.placed) if card // OWNER == owner and not knows_placed(s, seat, slot)
    ]
    return [*placed, *traps_in(s.buried[owner])]


def exchanged(s: KuState, owner: int, one: int, other: int) -> KuState:
    """The same position with two of an owner's traps in each other's place."""
    twin, places = GAME.copy(s), {one: other, other: one}
    for pile in (twin.pile, twin.drawn, twin.discard, twin.buried):
        pile[owner] = sum(1 << places.get(trap, trap) for trap in traps_in(pile[owner]))
    twin.placed = [
        card if card // OWNER != owner else owner * OWNER + places.get(card % OWNER, card % OWNER) for card in s.placed
    ]
    return twin


def compare_sealed(game: KillTheUnicorns, name: str, seed: int) -> int:
    """Look back in the true game and in one in which another trap was drawn and sealed; how many looks were alike."""
    count, rng = 0, random.Random(seed)
    for past, told, now in played(GAME.scenarios[name], seed):
        if now.pending == OVER or rng.random() < 0.8:
            continue
        log = log_at(game, now, told, now.ply + 1)
        for owner in range(now.box.seats):
            hidden = {seat: sealed(now, seat, owner) for seat in range(now.box.seats)}
            for seat in (None, owner, (owner + 1) % now.box.seats):
                for trap in hidden[owner if seat is None else seat]:
                    if any(named(event, seat, owner, trap) for _, event in log):
                        raise AssertionError(f"the log of seat {seat} names {TRAPS[trap]}")
                    other = rng.choice(traps_in(now.pile[owner]) or (trap,))
                    for then in rng.sample(past, min(3, len(past))):
                        true = look_back(game, then, now, seat)
                        one, two = (exchanged(each, owner, trap, other) for each in (then, now))
                        assert look_back(game, one, two, seat) == true
                        count += trap != other
    return count


def named(event: Event, seat: int | None, owner: int, trap: int) -> bool:
    """Whether a seat reads of this trap of an owner."""
    args = event.seen_by(seat)["args"]
    return "trap" in args and event.message != "trap-cancelled" and (args["trap"], whose(args)) == (TRAPS[trap], owner)


def whose(args: dict[str, Any]) -> int | None:
    """Whose trap an event speaks of."""
    return args.get("setter", args.get("seat"))


@pytest.mark.rule("KU-4.5")
@pytest.mark.parametrize("name", SEALING)
def test_no_look_back_tells_a_sealed_trap(name: str) -> None:
    assert compare_sealed(GAME, name, 3) > 100


@pytest.mark.rule("KU-4.5")
def test_a_look_back_that_forgets_nothing_is_found_out() -> None:
    with pytest.raises(AssertionError):
        compare_sealed(FORGOTTEN, "four", 3)


@pytest.mark.rule("KU-4.5")
def test_who_sealed_a_trap_looks_back_at_the_other_one_alone() -> None:
    t = table("later 3", at="traps")
    then, held = GAME.copy(t.s), traps_in(t.s.drawn[0])
    token = t.offers[0]
    trap = TRAPS.index(token.split(":")[1].split("@")[0])
    t.a(token)
    assert look_back(GAME, then, t.s, 0)["drawn"] == tuple(each for each in held if each != trap)
    over = GAME.copy(t.s)
    over.pending = OVER
    assert look_back(GAME, then, over, 0)["drawn"] == held


# KU-10.1 What past hunts showed.


def other_cards(s: KuState, seat: int, now: KuState, rng: random.Random) -> KuState:
    """A position in which others show other cards, and another of the traps that nobody else may look at is turned."""
    twin, cards = GAME.copy(s), s.box.cards
    for character, owner in enumerate(s.box.chosen_by):
        if owner != seat and s.shown >> character & 1:
            size = cards.size[s.laid[character]]
            twin.laid[character] = rng.choice([each for each, n in enumerate(cards.size) if n == size])
    setter = s.turned // OWNER
    if s.turned >= 0 and setter != seat and now.discard[setter] >> s.turned % OWNER & 1:
        in_sight = {*now.last[2:5], *now.pins[1::3]}
        hidden = [setter * OWNER + trap for trap in traps_in(now.discard[setter])]
        if s.turned not in in_sight:
            twin.turned = rng.choice([card for card in hidden if card not in in_sight])
    if last_hunt(s) < last_hunt(now) and s.last:
        twin.last = (*s.last[:2], -1, -1, -1, *([0] * len(s.last[5:])))
    return twin


def compare_hunts(game: KillTheUnicorns, name: str, seed: int) -> int:
    """Look back at past hunts, and at ones with other cards; how many looks were alike."""
    count, rng = 0, random.Random(seed)
    for past, told, now in played(GAME.scenarios[name], seed):
        if now.pending == OVER or rng.random() < 0.8 or not now.round:
            continue
        begun = [at for at, (_, event) in enumerate(told) if event.message == "hunt-begins"]
        hunts = last_hunt(now) - now.box.row
        if hunts <= 0:
            continue
        for _, event in log_at(game, now, told, now.ply + 1)[: begun[hunts]]:
            assert_tells_no_cards(event, now)
        old = [then for then in past if then.round and then.ply < told[begun[hunts]][0]]
        for seat in range(now.box.seats):
            for then in rng.sample(old, min(6, len(old))):
                twin = other_cards(then, seat, now, rng)
                assert look_back(game, twin, now, seat) == look_back(game, then, now, seat)
                count += twin.laid != then.laid or twin.turned != then.turned
    return count


def assert_tells_no_cards(event: Event, now: KuState) -> None:
    """Neither a card nor a sum of cards, but one's own; no trap, by name or by rule, but those that are pinned now."""
    pinned = {TRAPS[card % OWNER] for card in now.pins[1::3]}
    assert not OF_CARDS & event.args.keys() or (event.message == "pinned" and event.args["trap"] in pinned), event
    assert not event.secret or event.message in OWN, event
    assert event.rule == "KU-14.1" or not event.rule.startswith("KU-14."), event


@pytest.mark.rule("KU-10.1")
@pytest.mark.parametrize("name", EXPERT)
def test_experts_cannot_look_up_past_hunts(name: str) -> None:
    assert sum(compare_hunts(GAME, name, seed) for seed in range(3)) > 30


@pytest.mark.rule("KU-10.1")
def test_an_experts_log_that_forgets_nothing_is_found_out() -> None:
    with pytest.raises(AssertionError):
        compare_hunts(FORGOTTEN, "expert", 1)


@pytest.mark.rule("KU-10.1")
@pytest.mark.parametrize("name", ["four", *EXPERT])
def test_after_the_end_everything_can_be_looked_up(name: str) -> None:
    past, told, now = list(played(GAME.scenarios[name], 5))[-1]
    log = log_at(GAME, now, told, 0)
    assert log == told
    assert any("cards" in event.args for _, event in log)
    assert all(look_back(GAME, then, now, 1) == GAME.view_json(then, 1) for then in past)


@pytest.mark.rule("KU-10.1")
def test_the_last_hunt_stays_in_the_log_until_the_next_one_is_over() -> None:
    t = table("later 3 expert", row="P4 B4 G4 Y4")
    plies: list[int] = []

    def log() -> list[Event]:
        plies.extend([t.s.ply] * (len(t.events) - len(plies)))
        return [event for _, event in log_at(GAME, t.s, zip(plies, t.events, strict=True), t.s.ply + 1)]

    def shown() -> list[list[int]]:
        return [event.args["cards"] for event in log() if "cards" in event.args]

    t.hunt(a="4+2", b="3+1", c="pass")
    assert shown() == [[2, 4], [1, 3]]
    t.b("pass") if t.s.pending == 1 else t.a("lay:3")
    assert [2, 4] in shown()
    while [2, 4] in shown():
        t.game.apply(t.s, t.game.choices(t.s)[0])
    assert last_hunt(t.s) == t.s.box.row + 1
    assert "reveals-past" in [event.message for event in log()]


@pytest.mark.rule("KU-13.3")
def test_a_look_at_traps_that_nobody_turns_ends_with_the_hunt() -> None:
    found = 0
    for seed in range(6):
        for _, told, now in played(GAME.scenarios["two"], seed):
            for _, event in log_at(GAME, now, told, now.ply + 1) if now.pending != OVER else ():
                if event.message == "peeks" and event.secret:
                    assert now.peeked
                    found += 1
    assert found
