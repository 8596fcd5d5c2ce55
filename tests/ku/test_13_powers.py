"""Chapter 13 of the rulebook: when powers can be used, and how often."""

from __future__ import annotations

import pytest

from tests.ku.openings import ROW, lays, with_power
from tests.ku.position import Table, table

# KU-13.1


def use_once(t: Table, name: str) -> None:
    """Player a uses the power in a hunt; it ends with everybody's cards gone as they may."""
    if name == "princess":
        t.a("peek").hunt(a="4", b="pass", c="pass")
    elif name == "knight":
        t.a("swing", "lay:4+3").b("pass").c("pass")
    elif name == "bard":
        t.a("hush:2").hunt(a="4", c="pass")
    elif name == "mage":
        t.hunt(a="4", b="3", c="pass").a("swap:2:3").b("card:1")
    elif name == "huntress":
        t.hunt(a="4", b="pass", c="pass").a("retreat")
    else:
        t.hunt(a="4", b="pass", c="pass").a("cancel")


POWERS = {
    "princess": "peek",
    "knight": "swing",
    "mage": "swap:",
    "shaman": "cancel",
    "huntress": "retreat",
    "bard": "hush:",
}
ONE_TRAP_EACH = {1: "b:athletic_unicorn", 2: "b:unicorn_pee"}


def asked_for_power(t: Table, name: str) -> bool:
    """Whether player a is asked about the power in the hunt that now begins, with everybody laying a card."""
    start = t.s.at
    while t.s.pending >= 0 and t.s.at == start and t.s.row[t.s.at] >= 0:
        if t.asked == "a" and any(token.startswith(POWERS[name]) for token in t.offers):
            return True
        card = {"a": "lay:3", "b": "lay:2", "c": "lay:1"}[t.asked]
        t.choose(next(token for token in (card, "turn:1", "pass") if token in t.offers))
    return False


@pytest.mark.rule("KU-13.1")
@pytest.mark.parametrize("name", POWERS)
def test_each_power_can_be_used_once_in_a_round(name: str) -> None:
    t = with_power(name, traps=ONE_TRAP_EACH)
    use_once(t, name)
    assert not asked_for_power(t, name)


@pytest.mark.rule("KU-13.1")
@pytest.mark.parametrize("name", POWERS)
def test_what_was_not_used_can_be_used_in_the_next_hunt(name: str) -> None:
    t = with_power(name, traps=ONE_TRAP_EACH)
    while t.s.at == 0:
        card = {"a": "lay:1", "b": "lay:0", "c": "pass"}[t.asked]
        t.choose(card if card in t.offers else "pass")
    assert asked_for_power(t, name)


@pytest.mark.rule("KU-13.1")
@pytest.mark.parametrize("name", POWERS)
def test_a_new_round_brings_it_back(name: str) -> None:
    t = with_power(name, traps={4: "b:athletic_unicorn"}, hunt=4, tired="abc")
    assert not asked_for_power(t, name)
    while t.s.round == 1:
        t.choose("pass")
    while t.offers[0].startswith("set:"):
        t.choose(next(token for token in t.offers if token.endswith(("@1", "@2"))))
    assert asked_for_power(t, name)


@pytest.mark.rule("KU-13.1")
def test_what_is_not_used_does_not_carry_over() -> None:
    """A Knight who kept the power in round 1 may use it once in round 2, not twice."""
    t = with_power("knight", round=2)
    t.s.ready = (1, *t.s.ready[1:])
    t.a("swing", "lay:4+3").b("pass").c("pass")
    assert t.asked == "a"
    assert "swing" not in t.offers


@pytest.mark.rule("KU-13.1", "KU-13.2")
def test_declining_costs_nothing() -> None:
    t = with_power("huntress").hunt(a="2", b="pass", c="pass").a("pass")
    assert t.a.stable == ["S1", "P4"]
    t.hunt(a="4", b="pass", c="pass")
    assert t.offers == ["pass", "retreat"]


# KU-13.2


@pytest.mark.rule("KU-13.2")
@pytest.mark.parametrize(("first", "order"), [("a", "ab"), ("b", "ba"), ("c", "ab")])
def test_they_are_asked_clockwise_from_the_first_player(first: str, order: str) -> None:
    traps = {1: "c:athletic_unicorn"}
    t = table("later 3 powers", characters="bard,princess,knight", tired="c", traps=traps, first=first)
    asked = t.asked
    t.choose("pass")
    assert asked + t.asked == order
    t.choose("pass")
    assert (t.asked, lays(t)) == (first, {1, 2, 3})


@pytest.mark.rule("KU-13.2")
def test_again_after_each_use_until_nobody_wants_to() -> None:
    t = table("later 3 powers", characters="mage,huntress,knight", tired="c").hunt(a="2", b="4", c="1")
    t.a("pass")
    assert t.offers == ["pass", "retreat"]
    t.b("retreat")
    assert t.offers == ["pass", "swap:3:1"]  # the Mage declined before, and is asked again
    t.a("pass")
    assert t.a.stable[1:] == ["P4"]


@pytest.mark.rule("KU-13.2")
def test_nobody_is_asked_twice_if_nothing_was_used() -> None:
    t = table("later 3 powers", characters="mage,huntress,knight", tired="c").hunt(a="2", b="4", c="1")
    t.a("pass").b("pass")
    assert t.b.stable[1:] == ["P4"]


@pytest.mark.rule("KU-13.2")
@pytest.mark.parametrize(("quicker", "asked"), [("princess", "b"), ("bard", "a")])
def test_in_a_race_chance_decides_who_was_quicker(quicker: str, asked: str) -> None:
    t = table(
        "later 3 powers",
        characters="bard,princess,knight",
        tired="c",
        traps={1: "c:athletic_unicorn"},
        options={"power-priority": "race"},
        fate={"race": quicker},
    )
    assert t.asked == asked


@pytest.mark.rule("KU-13.2")
def test_a_race_of_one_is_none() -> None:
    t = with_power("bard", options={"power-priority": "race"}, fate={"race": "bard"})
    assert t.asked == "a"
    assert t.fate == {"race": ["bard"]}


@pytest.mark.rule("KU-13.2")
def test_each_power_has_its_moment() -> None:
    cast = "princess,knight,mage,shaman,huntress,bard"
    t = table("later 6 powers", row=ROW, characters=cast, traps={1: "b:athletic_unicorn"})
    bids = {"KU-5.2": {"a": "lay:1+1"}, "KU-5.3": {"b": "lay:3+3", "c": "lay:2+3", "e": "lay:0+1"}}
    moments: dict[str, set[str]] = {}
    while t.s.at == 0:
        moment = "turned" if t.s.turned >= 0 else "shown" if t.s.shown else "laying" if t.s.declared else "opening"
        moments.setdefault(t.rule, set()).add(moment)
        t.choose(bids.get(t.rule, {}).get(t.asked, "pass"))
    del moments["KU-5.2"], moments["KU-5.3"]
    assert moments == {
        "KU-13.3": {"opening"},
        "KU-13.5": {"shown"},
        "KU-13.6": {"turned"},
        "KU-13.7": {"shown"},
        "KU-13.8": {"opening", "laying"},
    }
