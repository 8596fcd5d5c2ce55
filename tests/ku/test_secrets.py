"""What nobody may learn: placed traps, laid bids, expert discards, what was not turned.

Two tables that differ only in a secret must look the same, byte for byte, to everybody who is not in on it.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hornbook.core.errors import IllegalChoice, UnknownToken
from hornbook.core.setup import setup
from hornbook.games.kill_the_unicorns.game import shipped
from hornbook.games.kill_the_unicorns.rules.content import TRAPS
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, traps_in
from tests.ku.position import PLAYERS, Table, table

ROW = "P4 B4 G4 Y4"


def seen_by(t: Table, who: str) -> str:
    """Everything that reaches a player, or with `-` a spectator: the view, and all that was told."""
    seat = None if who == "-" else PLAYERS.index(who)
    return json.dumps([t.game.view_json(t.s, seat), [event.seen_by(seat) for event in t.events]])


def question(t: Table) -> str:
    """What the asked player reads."""
    explained = [t.game.explain(t.s, code) for code in t.game.choices(t.s)]
    return json.dumps([t.asked, t.rule, t.game.prompt(t.s), explained])


def alike(tables: list[Table], eyes: str) -> None:
    """To these players (`-`: to a spectator) all these tables look the same."""
    for who in eyes:
        assert len({seen_by(t, who) for t in tables}) == 1, f"{who} can tell them apart"


# A placed trap


@pytest.mark.rule("KU-4.5")
@pytest.mark.parametrize("words", ["later 3", "first 3", "expert later 3"])
def test_a_placed_trap_is_seen_by_nobody_not_even_its_setter(words: str) -> None:
    """Player a has drawn Smelly Unicorn and another trap, and sets the other one."""
    tables = []
    for trap in ("encore", "unicorn_pee"):
        pair = sorted(["smelly_unicorn", trap], key=TRAPS.index)
        t = table(words, at="traps", characters="bard,knight,mage", fate={"two-traps": "+".join(pair)})
        t.events.clear()  # what a has drawn, a may know
        tables.append(t.a(f"set:{trap}@3"))
    alike(tables, "abc-")


MODES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (5, {"variant": "expert"}),
    (4, {"edition": "first"}),
    (4, {"edition": "first", "teams": True}),
    (2, {}),
]


@pytest.mark.rule("KU-4.5", "KU-4.6")
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whatever_lies_on_the_last_unicorn_the_hunts_before_look_the_same(seats: int, options: dict[str, Any]) -> None:
    """A placed trap changes places with one of its setter's pile; everybody plays on alike until its hunt."""
    for seed in range(4):
        told: list[Any] = []
        s = shipped().new(setup(seats, options), seed, events=told)
        dice = random.Random(seed)
        while s.stack[-1].NAME in ("traps", "choose-first", "set-up"):
            shipped().apply(s, dice.choice(shipped().choices(s)))
        last = next(place for place in reversed(range(s.box.row)) if s.placed[2 * place] >= 0)
        other = s.copy()
        one, two = Table(shipped(), s, [], {}), Table(shipped(), other, [], {})
        s.events, other.events = one.events, two.events
        swap_with_pile(other, 2 * last)
        while s.pending >= 0 and s.round == 1 and s.at < last:
            alike([one, two], PLAYERS[:seats] + "-")
            assert question(one) == question(two)
            code = dice.choice(shipped().choices(s))
            shipped().apply(s, code)
            shipped().apply(other, code)


def swap_with_pile(s: KuState, slot: int) -> None:
    seat, trap = divmod(s.placed[slot], OWNER)
    other = traps_in(s.pile[seat])[0]
    s.placed[slot] = seat * OWNER + other
    s.pile[seat] += (1 << trap) - (1 << other)


# A laid bid


@pytest.mark.rule("KU-5.2", "KU-6.1")
@pytest.mark.parametrize("words", ["later 3", "first 3", "expert later 3"])
@pytest.mark.parametrize(("low", "high"), [("0", "4"), ("0+1", "3+4"), ("0+1+1", "3+3+4")])
def test_a_laid_bid_looks_the_same_whatever_it_is(words: str, low: str, high: str) -> None:
    one, two = table(words).a(f"lay:{low}"), table(words).a(f"lay:{high}")
    alike([one, two], "bc-")
    assert question(one) == question(two)
    alike([one.b(f"lay:{low}"), two.b(f"lay:{high}")], "c-")


@pytest.mark.rule("KU-13.4")
def test_a_knights_larger_bid_too() -> None:
    tables = [
        table("later 3 powers", characters="knight,shaman,mage", tired="bc").a("swing", f"lay:{bid}")
        for bid in ("0+1+1", "3+3+4")
    ]
    alike(tables, "bc-")


@pytest.mark.rule("KU-13.4")
def test_that_a_knight_thinks_of_swinging_is_his_secret_until_he_lays() -> None:
    before = table("later 3 powers", characters="knight,shaman,mage", tired="bc")
    after = table("later 3 powers", characters="knight,shaman,mage", tired="bc").a("swing")
    alike([before, after], "bc-")


@pytest.mark.rule("KU-11.4")
def test_shares_of_a_team_too() -> None:
    tables = [table("first teams 4").a("first:1", "declare:3", f"lay:{bid}") for bid in ("0+1", "3+4")]
    alike(tables, "bcd-")  # the partner as well


@pytest.mark.rule("KU-12.6")
def test_bids_of_primaries_and_secondaries() -> None:
    tables = [table("later 2", fate={"hunt-card": "0 4"}).a("declare:1", f"lay:{bid}") for bid in ("0", "4")]
    alike(tables, "b-")
    tables = [table("later 2", decks={"a": "1", "b": "2"}).a("declare:1", f"lay:{bid}") for bid in ("0", "4")]
    alike(tables, "b-")


@pytest.mark.rule("KU-12.5")
def test_the_order_of_a_secondarys_deck_is_nobodys() -> None:
    tables = [table("later 2", fate={"hunt-card": drawn}).a("declare:1", "lay:4") for drawn in ("0 4", "4 0")]
    alike(tables, "ab-")


# Half a choice


@pytest.mark.rule("KU-7.3")
def test_what_somebody_is_about_to_buy_shows_when_it_is_placed() -> None:
    tables = [
        table("later 3", at="market", stables={"a": "P5 P6"}),
        *[table("later 3", at="market", stables={"a": "P5 P6"}).a(f"buy:{item}") for item in ("horn", "candy-pink")],
    ]
    alike(tables, "bc-")


@pytest.mark.rule("KU-14.22")
def test_which_unicorn_a_trojan_gives_shows_when_they_are_exchanged() -> None:
    tables = []
    for unicorn in ("G1", "G5"):
        t = table("later 3", row=ROW, traps={1: "b:trojan_unicorn"}, stables={"a": "B1 B5", "b": "G1 G5"})
        tables.append(t.hunt(a="4", b="pass", c="pass").b(f"unicorn:{unicorn}"))
    alike(tables, "ac-")


# The trap that was not turned


@pytest.mark.rule("KU-12.8", "KU-6.10")
@pytest.mark.parametrize("escapes", [False, True])
def test_two_players_never_learn_what_was_not_turned(escapes: bool) -> None:
    tables = []
    for trap in ("royal_pardon", "unicorn_pee"):
        decks = {"a": "", "b": "4"} if escapes else {"a": "", "b": ""}
        t = table(
            "later 2",
            row=ROW,
            characters="bard,knight,princess,mage",
            traps={1: f"a:athletic_unicorn b:{trap}"},
            decks=decks,
        )
        t.a("declare:1", "lay:4")
        tables.append(t.b("pass") if escapes else t.b("pass").a("turn:1"))
    alike(tables, "ab-")


@pytest.mark.rule("KU-6.10", "KU-10.1")
def test_experts_learn_only_of_their_own() -> None:
    tables = []
    for trap in ("royal_pardon", "unicorn_pee"):
        t = table("expert later 3", row=ROW, characters="bard,princess,mage", traps={1: f"a:athletic_unicorn b:{trap}"})
        tables.append(t.hunt(a="4", b="pass", c="pass").a("turn:1"))
    alike(tables, "ac-")
    assert seen_by(tables[0], "b") != seen_by(tables[1], "b")


@pytest.mark.rule("KU-6.10")
def test_and_nobody_does_if_the_set_up_hides_it() -> None:
    tables = []
    for trap in ("royal_pardon", "unicorn_pee"):
        t = table(
            "later 3", row=ROW, characters="bard,princess,mage",
            traps={1: f"a:athletic_unicorn b:{trap}"}, options={"unpicked-trap": "hidden"},
        )  # fmt: skip
        tables.append(t.hunt(a="4", b="pass", c="pass").a("turn:1"))
    alike(tables, "abc-")


# Experts


@pytest.mark.rule("KU-10.1")
def test_experts_discards_look_the_same_to_others() -> None:
    tables = []
    for other in ("athletic_unicorn", "encore"):
        pair = "+".join(sorted(["smelly_unicorn", other], key=TRAPS.index))
        t = table("expert later 3", at="traps", characters="bard,knight,mage", fate={"two-traps": pair})
        tables.append(t.a("set:smelly_unicorn@1"))
    alike(tables, "bc-")
    assert seen_by(tables[0], "a") != seen_by(tables[1], "a")


@pytest.mark.rule("KU-10.1")
def test_experts_spent_cards_cannot_be_looked_up_once_the_next_hunt_is_over() -> None:
    """What has just lain open may still be in sight; after the next hunt the table shows nothing of it."""
    one, two = (table("expert later 3", row=ROW).hunt(a=bid, b="1+0", c="pass") for bid in ("4+2", "3+2"))
    for t in (one, two):
        t.hunt(a="1", b="pass", c="pass")
    for who in (1, 2, None):
        assert one.game.view_json(one.s, who) == two.game.view_json(two.s, who)
    assert one.a.view != two.a.view


@pytest.mark.rule("KU-10.1")
def test_nor_can_a_trap_that_was_turned_and_discarded() -> None:
    traps = ("c:running_is_useless", "c:size_does_not_matter")
    one, two = (table("expert later 3", row=ROW, traps={1: trap}).hunt(a="4", b="pass", c="pass") for trap in traps)
    assert one.told("trap-turned", "trap") != two.told("trap-turned", "trap")
    for t in (one, two):
        t.hunt(a="1", b="pass", c="pass")
    for who in (0, 1, None):
        assert one.game.view_json(one.s, who) == two.game.view_json(two.s, who)
    assert one.c.view != two.c.view


@pytest.mark.rule("KU-10.1")
def test_experts_are_asked_in_the_market_whatever_they_hold() -> None:
    tables = [table("expert later 3", at="market", hands={"a": hand}) for hand in ("0 1", "3 4")]
    alike(tables, "bc-")


# Refusals


def refusals(t: Table) -> list[str]:
    """What is said to choices that are not on offer: unknown, a rival's, half a word, a wrong number."""
    says = []
    for token in ("lay:9", "set:encore@1", "turn:3", "nonsense", ""):
        with pytest.raises(UnknownToken) as refusal:
            t.game.parse(t.s, token)
        says.append(f"{refusal.value} {refusal.value.legal} {refusal.value.rule}")
    for code in (-1, 9999):
        with pytest.raises(IllegalChoice) as illegal:
            t.game.apply(t.s, code)
        says.append(f"{illegal.value} {illegal.value.legal} {illegal.value.rule}")
    return says


@pytest.mark.rule("KU-5.2", "KU-5.3")
def test_a_refusal_says_nothing_of_what_others_hold() -> None:
    one, two = table("later 3").a("lay:0+1"), table("later 3").a("lay:3+4")
    assert refusals(one) == refusals(two)


@pytest.mark.rule("KU-6.5")
def test_nor_of_the_traps_to_pick_from() -> None:
    tables = []
    for trap in ("royal_pardon", "unicorn_pee"):
        t = table("later 3", row=ROW, characters="bard,princess,mage", traps={1: f"a:athletic_unicorn b:{trap}"})
        tables.append(t.hunt(a="4", b="pass", c="pass"))
    assert question(tables[0]) == question(tables[1])
    assert refusals(tables[0]) == refusals(tables[1])


@pytest.mark.rule("KU-5.3")
def test_a_refusal_lists_the_askers_own_options_and_changes_nothing() -> None:
    t = table("later 3", hands={"b": "0 3"}).a("lay:4+1")
    before = t.game.digest(t.s)
    with pytest.raises(UnknownToken) as refusal:
        t.game.parse(t.s, "lay:3")
    assert refusal.value.legal == ["pass", "lay:0+3"]
    assert str(refusal.value) == "'lay:3' is not on offer; legal are pass, lay:0+3"
    refusals(t)
    assert t.game.digest(t.s) == before


@pytest.mark.rule("KU-3.1")
def test_after_the_end_nothing_can_be_chosen() -> None:
    t = table("later 3", at="scoring")
    with pytest.raises(IllegalChoice, match="the game is over"):
        t.game.apply(t.s, 0)
