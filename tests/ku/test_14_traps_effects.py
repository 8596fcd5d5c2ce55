"""Chapter 14 of the rulebook: what each of the 23 traps does, in every mode. See also chapters 11 and 12."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ku.position import Table, table

ROW = "P4 B4 G4 Y4"
MODES = ["later 3", "later 6", "first 3", "first teams 4", "later 2"]


def lead(words: str, trap: str, setter: str = "b", **arranged: Any) -> Table:
    """Player a alone (in the team game with c) hunts P4, on which the trap lies, and leads with a 4 and a 1."""
    decks = {"decks": {"a": "", "b": ""}} if words == "later 2" else {}
    t = table(words, **{"row": ROW, "traps": {1: f"{setter}:{trap}"}, **decks, **arranged})
    if "teams" in words:
        return t.a("first:1", "declare:2", "lay:4").b("pass").c("lay:1")
    if words == "later 2":
        return t.a("declare:2", "lay:4+1").b("pass")
    return t.hunt(**dict.fromkeys("abcdef"[: len(t.players)], "pass") | {"a": "4+1"})


def three(trap: str, a: str, b: str, c: str, setter: str = "c", words: str = "later 3", **arranged: Any) -> Table:
    """Three hunters, or passers, and a trap."""
    return table(words, **{"row": ROW, "traps": {1: f"{setter}:{trap}"}, **arranged}).hunt(a=a, b=b, c=c)


def captor(t: Table) -> str:
    return "".join("abc"[player.seat] for player in t.players if "P4" in player.stable)


# KU-14.1


@pytest.mark.rule("KU-14.1")
@pytest.mark.parametrize("words", MODES)
@pytest.mark.parametrize(
    "trap",
    [
        "athletic_unicorn", "smelly_unicorn", "unicorn_pee", "duocorn", "pretty_in_pink", "chromatic_sneeze",
        "ghostly_coat", "ballad_of_fame",
    ],
)  # fmt: skip
def test_eight_traps_are_pinned(words: str, trap: str) -> None:
    t = lead(words, trap)
    if trap == "chromatic_sneeze":
        t.b("colour:blue")
    assert t.pins("P4") == [trap]
    assert t.b.discards == []
    assert "P4" in t.a.stable


@pytest.mark.rule("KU-14.1")
@pytest.mark.parametrize("words", MODES)
@pytest.mark.parametrize(
    "trap",
    [
        "running_is_useless", "size_does_not_matter", "royal_pardon", "trigger_happy", "wrong_end_of_the_lance",
        "overpaid_escort", "zombicorn", "arithmancy", "voodoo_doll", "bad_omen", "infallible_trap", "decoy_unicorn",
        "tripwire", "trojan_unicorn", "encore",
    ],
)  # fmt: skip
def test_the_others_are_discarded_also_if_they_can_do_nothing(words: str, trap: str) -> None:
    t = lead(words, trap, stables={"a": "", "b": ""})
    if trap == "infallible_trap":
        t.a("card:4")
    assert t.s.pins == ()
    assert t.b.discards == [trap]


@pytest.mark.rule("KU-14.1", "KU-14.22")
def test_a_pinned_trap_goes_wherever_its_unicorn_goes() -> None:
    t = three(
        "trojan_unicorn", "4", "pass", "pass",
        stables={"a": "B5", "c": "G5"}, pins={"B5": "b:athletic_unicorn"}, tokens={"G5": "horn"},
    )  # fmt: skip
    t.c("unicorn:G5", "unicorn:B5")
    assert (t.pins("B5"), t.worth("B5"), t.worth("G5")) == (["athletic_unicorn"], 4, 4)
    assert t.c.stable == ["B5"]
    assert t.c.points == 4


@pytest.mark.rule("KU-14.1", "KU-14.13", "KU-7.4")
def test_and_is_discarded_with_it() -> None:
    t = lead("later 3", "zombicorn", stables={"a": "B5 G5"}, pins={"B5": "c:athletic_unicorn"}, tokens={"B5": "horn"})
    t.a("unicorn:B5")
    assert t.c.discards == ["athletic_unicorn"]
    assert t.s.tokens == ()
    assert t.s.horn == 2


@pytest.mark.rule("KU-14.1", "KU-14.7", "KU-14.9", "KU-14.14", "KU-14.18")
@pytest.mark.parametrize("trap", ["duocorn", "pretty_in_pink", "chromatic_sneeze", "ghostly_coat"])
def test_a_pinned_trap_need_not_change_the_points(trap: str) -> None:
    t = lead("later 3", trap)
    if trap == "chromatic_sneeze":
        t.b("colour:blue")
    assert t.worth("P4") == 2


# KU-14.2 to KU-14.4


@pytest.mark.rule("KU-14.2", "KU-14.3", "KU-14.4")
@pytest.mark.parametrize("words", MODES)
@pytest.mark.parametrize(("trap", "points"), [("athletic_unicorn", 2), ("smelly_unicorn", -2), ("unicorn_pee", -1)])
def test_points_more_or_fewer(words: str, trap: str, points: int) -> None:
    t = lead(words, trap, stables={"a": ""})
    assert t.worth("P4") == 2 + points
    assert t.a.points == 2 + points


# KU-14.5


@pytest.mark.rule("KU-14.5")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
def test_running_is_useless_the_second_highest_captures(words: str) -> None:
    t = three("running_is_useless", "2", "4", "3", words=words)
    assert captor(t) == "c"
    assert t.first == "c"


@pytest.mark.rule("KU-14.5")
@pytest.mark.parametrize(
    ("a", "b", "c", "gets"),
    [("4", "3", "3", "a"), ("4", "4", "2", "c"), ("4", "pass", "pass", "a"), ("2", "0", "pass", "b")],
)
def test_running_is_useless_counts_only_who_is_standing(a: str, b: str, c: str, gets: str) -> None:
    assert captor(three("running_is_useless", a, b, c)) == gets


@pytest.mark.rule("KU-14.5")
def test_running_is_useless_in_teams() -> None:
    t = table("first teams 4", row=ROW, traps={1: "c:running_is_useless"}).a("first:1")
    t.play("declare:2", "lay:4", "lay:1", "lay:4", "lay:1")
    assert "P4" in t.b.stable


@pytest.mark.rule("KU-14.5")
def test_running_is_useless_with_two_players_the_second_may_be_ones_own_secondary() -> None:
    t = table("later 2", row=ROW, traps={1: "b:running_is_useless"}, decks={"a": "3", "b": "1"})
    t.a("declare:1", "lay:4").b("lay:2")
    assert "P4" in t.a.stable


# KU-14.6


@pytest.mark.rule("KU-14.6")
@pytest.mark.parametrize(
    ("a", "b", "c", "gets"),
    [
        ("4", "3", "2", "c"),
        ("4", "2", "2", "a"),
        ("0", "1", "pass", "a"),
        ("0", "0", "1", "c"),
        ("3", "pass", "pass", "a"),
    ],
)
def test_size_does_not_matter_the_lowest_standing_captures(a: str, b: str, c: str, gets: str) -> None:
    assert captor(three("size_does_not_matter", a, b, c)) == gets


@pytest.mark.rule("KU-14.6")
def test_size_does_not_matter_in_other_modes() -> None:
    t = table("first teams 4", row=ROW, traps={1: "c:size_does_not_matter"}).a("first:1")
    t.play("declare:2", "lay:4", "lay:1", "lay:4", "lay:1")
    assert "P4" in t.b.stable
    t = table("later 2", row=ROW, traps={1: "b:size_does_not_matter"}, decks={"a": "4", "b": "0"})
    t.a("declare:1", "lay:3").b("lay:1")
    assert "P4" in t.b.stable
    assert t.first == "b"


# KU-14.7


@pytest.mark.rule("KU-14.7")
@pytest.mark.parametrize("words", MODES)
def test_a_duocorn_counts_as_two_for_families_but_its_stars_once(words: str) -> None:
    t = lead(words, "duocorn", stables={"a": "P5"})
    assert t.a.score.families == 5
    assert t.a.score.stars == 4


@pytest.mark.rule("KU-14.7")
def test_a_duocorn_serves_a_rainbow_and_a_family_at_once() -> None:
    """One half is in the Rainbow, the other in a family with the other blue one."""
    t = table("later 3", at="scoring", stables={"a": "P1 B2 B3 G1 Y1"}, pins={"B2": "b:duocorn"})
    assert (t.a.score.families, t.a.score.rainbow) == (2, 8)


@pytest.mark.rule("KU-14.7", "KU-8.6")
def test_a_duocorn_serves_a_double_rainbow_twice() -> None:
    t = lead("later 3", "duocorn", stables={"a": "B1 B2 G1 G2 Y1 Y2"})
    assert t.asked == "over"
    assert t.winners == "a"


@pytest.mark.rule("KU-14.7")
def test_if_its_colour_changes_both_change() -> None:
    t = table("later 3", at="market", stables={"a": "P5 B4"}, pins={"P5": "b:duocorn"})
    assert t.a.score.families == 2
    t.a("buy:candy-blue", "unicorn:P5")
    assert t.a.score.families == 5


@pytest.mark.rule("KU-14.7")
def test_a_colourless_duocorn_is_two_of_nothing_until_coloured() -> None:
    t = table("later 3", at="market", stables={"a": "L1"}, pins={"L1": "b:duocorn"})
    assert t.a.points == 4
    t.a("buy:candy-blue", "unicorn:L1")
    assert t.a.points == 4 + 2


# KU-14.8


@pytest.mark.rule("KU-14.8")
@pytest.mark.parametrize("words", MODES)
def test_royal_pardon_nobody_captures(words: str) -> None:
    t = lead(words, "royal_pardon")
    assert t.gone == ["P4"]
    assert t.told("captures") == []
    assert t.first == "a"


# KU-14.9, KU-14.18


@pytest.mark.rule("KU-14.9")
@pytest.mark.parametrize("words", MODES)
@pytest.mark.parametrize("unicorn", ["B5", "L1", "P5"])
def test_pretty_in_pink(words: str, unicorn: str) -> None:
    t = lead(words, "pretty_in_pink", row=f"{unicorn} B4 G4 Y4")
    assert unicorn in t.a.stable
    assert t.colour(unicorn) == "pink"


@pytest.mark.rule("KU-14.18")
@pytest.mark.parametrize("words", MODES)
def test_ghostly_coat_takes_the_colour(words: str) -> None:
    t = lead(words, "ghostly_coat", stables={"a": "P5"})
    assert t.colour("P4") == ""
    assert t.a.score.families == 0


@pytest.mark.rule("KU-14.18", "KU-7.7")
def test_a_later_token_gives_a_ghost_a_colour_again() -> None:
    t = table("later 3", at="market", stables={"a": "P5 G5"}, pins={"P5": "b:ghostly_coat"})
    t.a("buy:dust-green", "unicorn:P5")
    assert t.colour("P5") == "green"
    assert t.a.score.families == 2


# KU-14.10


@pytest.mark.rule("KU-14.10")
@pytest.mark.parametrize("words", ["later 3", "later 6", "first 3"])
@pytest.mark.parametrize(("hand", "left"), [("1 4 0 2 3", [0, 2]), ("1 4 3 3", [3]), ("1 4 0", []), ("1 4", [])])
def test_trigger_happy_takes_the_highest_card_left(words: str, hand: str, left: list[int]) -> None:
    t = lead(words, "trigger_happy", hands={"a": hand})
    assert t.a.hand == left
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-14.10")
def test_trigger_happy_hits_the_captor_even_if_that_is_the_setter() -> None:
    t = lead("later 3", "trigger_happy", setter="a")
    assert t.a.hand == [0, 1, 2, 2, 3]


# KU-14.11


@pytest.mark.rule("KU-14.11")
@pytest.mark.parametrize(
    ("a", "b", "c", "gets"),
    [
        ("3+3", "4+1", "2+1", "b"),  # the best single card
        ("3+3", "4+1", "4+0", "a"),  # two fours cancel
        ("3+3", "3+2", "pass", "a"),  # nobody is left: the leader
        ("4+2", "3+3", "2+1", "c"),  # a and b are tied out before
        ("3+0", "pass", "pass", "a"),
    ],
)
def test_wrong_end_of_the_lance(a: str, b: str, c: str, gets: str) -> None:
    assert captor(three("wrong_end_of_the_lance", a, b, c)) == gets


@pytest.mark.rule("KU-14.11")
def test_wrong_end_of_the_lance_with_two_players() -> None:
    t = table("later 2", row=ROW, traps={1: "b:wrong_end_of_the_lance"}, decks={"a": "2 3", "b": "0 4"})
    t.a("declare:2", "lay:3+3").b("lay:1+0")
    assert "P4" in t.b.stable


# KU-14.12


@pytest.mark.rule("KU-14.12")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
def test_overpaid_escort_the_second_takes_all_laid_cards_back(words: str) -> None:
    t = three("overpaid_escort", "4+3", "3+2", "1+0", words=words)
    assert [len(player.hand) for player in t.players] == [6, 8, 6]
    assert captor(t) == "a"


@pytest.mark.rule("KU-14.12")
@pytest.mark.parametrize(("b", "c"), [("2+1", "3+0"), ("pass", "pass")])
def test_overpaid_escort_without_a_second(b: str, c: str) -> None:
    t = three("overpaid_escort", "4+3", b, c)
    assert [len(player.hand) for player in t.players] == [6, 8 if b == "pass" else 6, 8 if c == "pass" else 6]
    assert captor(t) == "a"


# KU-14.13


@pytest.mark.rule("KU-14.13")
@pytest.mark.parametrize("words", MODES)
def test_zombicorn_eats_a_unicorn_of_the_captors_choice(words: str) -> None:
    t = lead(words, "zombicorn", stables={"a": "B5 G5"})
    assert (t.asked, t.offers) == ("a", ["unicorn:B5", "unicorn:G5"])
    t.a("unicorn:B5")
    assert t.a.stable == ["G5", "P4"]
    assert "B5" in t.gone


@pytest.mark.rule("KU-14.13")
def test_zombicorn_finds_an_empty_stable() -> None:
    t = lead("later 3", "zombicorn", stables={"a": ""})
    assert t.a.stable == ["P4"]


# KU-14.14


@pytest.mark.rule("KU-14.14")
@pytest.mark.parametrize("words", MODES)
@pytest.mark.parametrize("colour", ["pink", "blue", "green", "yellow"])
def test_chromatic_sneeze_the_setter_names_the_colour(words: str, colour: str) -> None:
    t = lead(words, "chromatic_sneeze")
    assert (t.asked, t.offers) == ("b", ["colour:pink", "colour:blue", "colour:green", "colour:yellow"])
    t.b(f"colour:{colour}")
    assert t.colour("P4") == colour
    assert "P4" in t.a.stable


@pytest.mark.rule("KU-14.14")
def test_the_setter_may_be_the_captor() -> None:
    t = lead("later 3", "chromatic_sneeze", setter="a", row="L1 B4 G4 Y4").a("colour:pink")
    assert t.colour("L1") == "pink"
    assert t.a.stable == ["S1", "L1"]


# KU-14.15


@pytest.mark.rule("KU-14.15")
@pytest.mark.parametrize(
    ("a", "b", "c", "gets"),
    [
        ("4+3", "3+3", "2+2", "b"),  # the highest even one
        ("4+3", "1+0", "pass", "a"),  # none: the leader
        ("4+3", "3+1", "2+2", "a"),  # the even ones cancel
        ("3", "0", "1", "b"),  # 0 is even
        ("4", "2", "1", "a"),
    ],
)
def test_arithmancy(a: str, b: str, c: str, gets: str) -> None:
    assert captor(three("arithmancy", a, b, c)) == gets


@pytest.mark.rule("KU-14.15")
def test_arithmancy_in_other_modes() -> None:
    t = table("first teams 4", row=ROW, traps={1: "a:arithmancy"}).a("first:1")
    t.play("declare:2", "lay:4", "lay:1", "lay:3", "lay:1")
    assert "P4" in t.b.stable
    t = table("later 2", row=ROW, traps={1: "b:arithmancy"}, decks={"a": "2", "b": "1"})
    t.a("declare:1", "lay:0").b("lay:3")
    assert "P4" in t.a.stable


# KU-14.16


@pytest.mark.rule("KU-14.16")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
def test_voodoo_doll_the_captor_cannot_pay_this_round(words: str) -> None:
    t = table(words, row=ROW, traps={2: "b:voodoo_doll"}, hunt=2).hunt(a="4", b="pass", c="pass").pass_hunts()
    assert t.s.stack[-1].NAME == "market"
    assert t.asked == "b"
    assert t.told("cannot-buy", "seat") == [0]
    t.b("pass").c("pass")
    while t.s.round == 2:
        t.choose("pass" if "pass" in t.offers else t.offers[-1])
    assert {"seat": 0} in [event.args for event in t.events if event.message == "buys-nothing"]  # asked again


@pytest.mark.rule("KU-14.16")
def test_the_cards_can_still_hunt() -> None:
    t = lead("later 3", "voodoo_doll").hunt(a="3", b="pass", c="pass")
    assert t.a.stable == ["S1", "P4", "B4"]


# KU-14.17


@pytest.mark.rule("KU-14.17")
def test_bad_omen_no_power_in_this_round_and_the_next() -> None:
    cast: dict[str, Any] = {"characters": "knight,shaman,mage", "tired": "bc"}
    t = table("later 3 powers", row=ROW, traps={1: "b:bad_omen"}, **cast).hunt(a="4", b="pass", c="pass")
    seen: dict[int, set[bool]] = {1: set(), 2: set(), 3: set()}
    while t.s.round < 4 and t.s.pending >= 0:
        if t.asked == "a" and t.rule == "KU-5.2":
            seen[t.s.round].add("swing" in t.offers)
        t.choose("pass" if "pass" in t.offers else t.offers[-1])
    assert seen == {1: {False}, 2: {False}, 3: {True}}


@pytest.mark.rule("KU-14.17")
def test_bad_omen_also_bars_a_power_already_used() -> None:
    cast: dict[str, Any] = {"characters": "knight,shaman,mage", "tired": "abc"}
    t = table("later 3 powers", row=ROW, traps={1: "b:bad_omen"}, **cast).hunt(a="4", b="pass", c="pass")
    while t.s.round == 1 or t.offers[0].startswith("set:"):
        t.choose("pass" if "pass" in t.offers else t.offers[-1])
    assert (t.s.round, t.asked) == (2, "a")
    assert "swing" not in t.offers


@pytest.mark.rule("KU-14.17", "KU-10.2")
def test_bad_omen_without_powers_changes_nothing() -> None:
    t = lead("later 3", "bad_omen")
    assert t.a.stable == ["S1", "P4"]
    t.hunt(a="3", b="pass", c="pass")
    assert t.a.stable == ["S1", "P4", "B4"]


# KU-14.19


@pytest.mark.rule("KU-14.19")
@pytest.mark.parametrize("words", ["later 3", "later 6", "first 3", "later 2"])
def test_infallible_trap_the_captor_takes_one_laid_card_back(words: str) -> None:
    t = lead(words, "infallible_trap")
    assert (t.asked, t.offers) == ("a", ["card:1", "card:4"])
    t.a("card:4")
    assert t.a.hand == [0, 1, 2, 2, 3, 3, 4]
    assert "P4" in t.a.stable


@pytest.mark.rule("KU-14.19")
def test_with_nothing_to_choose_it_just_comes_back() -> None:
    t = three("infallible_trap", "3", "2", "pass")
    assert len(t.a.hand) == 8
    assert len(t.b.hand) == 7


# KU-14.20


@pytest.mark.rule("KU-14.20")
@pytest.mark.parametrize("words", MODES)
def test_decoy_unicorn_the_captor_takes_the_top_card_instead(words: str) -> None:
    t = lead(words, "decoy_unicorn", fate={"unicorn": "L3"})
    assert t.a.stable[-1] == "L3"
    assert t.gone == ["P4"]
    assert t.number("L3") not in t.s.deck
    assert t.first == "a"


@pytest.mark.rule("KU-14.20")
def test_decoy_unicorn_with_an_empty_deck() -> None:
    t = lead("later 3", "decoy_unicorn", deck="")
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-14.20", "KU-8.6")
def test_a_decoy_can_make_a_double_rainbow() -> None:
    t = lead("later 3", "decoy_unicorn", stables={"a": "P1 P2 B1 B2 G1 G2 Y1"}, fate={"unicorn": "Y2"})
    assert t.winners == "a"


# KU-14.21


@pytest.mark.rule("KU-14.21")
@pytest.mark.parametrize("words", ["later 3", "later 6", "first 3", "later 2"])
def test_tripwire_the_setter_gets_the_token(words: str) -> None:
    t = lead(words, "tripwire")
    assert "P4" in t.a.stable
    assert (t.first, t.asked) == ("b", "b")


@pytest.mark.rule("KU-14.21")
@pytest.mark.parametrize("words", ["later 3", "later 2"])
def test_tripwire_of_the_captor_does_nothing(words: str) -> None:
    t = lead(words, "tripwire", setter="a", first="a")
    assert t.first == "a"


@pytest.mark.rule("KU-14.21", "KU-12.9")
def test_tripwire_of_ones_own_under_ones_secondary() -> None:
    t = table("later 2", row=ROW, traps={1: "a:tripwire"}, decks={"a": "4", "b": ""}, first="b")
    t.b("declare:1", "lay:1").a("pass")
    assert t.first == "a"


# KU-14.22


@pytest.mark.rule("KU-14.22")
@pytest.mark.parametrize("words", MODES)
def test_trojan_unicorn_the_setter_exchanges_before_the_capture(words: str) -> None:
    t = lead(words, "trojan_unicorn", stables={"a": "B5 L1", "b": "G1 G5"})
    assert (t.asked, set(t.offers)) == ("b", {"unicorn:G1", "unicorn:G5"})
    t.b("unicorn:G1")
    assert set(t.offers) == {"unicorn:B5", "unicorn:L1"}  # the hunted one is not yet there
    t.b("unicorn:L1")
    assert t.a.stable == ["B5", "G1", "P4"]
    assert t.b.stable == ["L1", "G5"]


@pytest.mark.rule("KU-14.22")
@pytest.mark.parametrize("stables", [{"a": ""}, {"b": ""}])
def test_trojan_unicorn_with_an_empty_stable_on_either_side(stables: dict[str, str]) -> None:
    t = lead("later 3", "trojan_unicorn", stables=stables)
    assert t.told("trojan-swap") == []
    assert "P4" in t.a.stable


@pytest.mark.rule("KU-14.22")
@pytest.mark.parametrize("words", ["later 3", "later 2"])
def test_trojan_unicorn_of_the_captor_does_nothing(words: str) -> None:
    t = lead(words, "trojan_unicorn", setter="a")
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-14.22")
def test_the_setter_need_not_have_hunted_and_a_third_player_is_left_alone() -> None:
    t = lead("later 3", "trojan_unicorn", setter="c")
    t.c("unicorn:S3", "unicorn:S1")
    assert (t.a.stable, t.b.stable, t.c.stable) == (["S3", "P4"], ["S2"], ["S1"])


# KU-14.23


@pytest.mark.rule("KU-14.23")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
def test_encore_everybody_but_the_captor_takes_a_card_back(words: str) -> None:
    t = three("encore", "4+3", "3+2", "1+0", words=words)
    assert (t.asked, t.offers) == ("b", ["card:2", "card:3"])
    t.b("card:3")
    assert (t.asked, t.offers) == ("c", ["card:0", "card:1"])
    t.c("card:1")
    assert (t.a.hand, t.b.hand) == ([0, 1, 1, 2, 2, 3], [0, 1, 1, 2, 3, 3, 4])
    assert t.c.hand == [1, 1, 2, 2, 3, 3, 4]
    assert captor(t) == "a"


@pytest.mark.rule("KU-14.23")
def test_encore_also_for_those_whose_totals_were_cancelled() -> None:
    t = three("encore", "4+3", "3+0", "2+1").b("card:3").c("card:2")
    assert [len(player.hand) for player in t.players] == [6, 7, 7]


@pytest.mark.rule("KU-14.23")
def test_encore_not_for_passers() -> None:
    t = three("encore", "4", "pass", "3")
    assert [len(player.hand) for player in t.players] == [7, 8, 8]


@pytest.mark.rule("KU-14.23")
def test_encore_goes_clockwise_from_the_first_player() -> None:
    t = table("later 3", row=ROW, traps={1: "a:encore"}, first="b").hunt(b="3+1", c="4+3", a="2+1")
    t.b("card:3").a("card:2")
    assert captor(t) == "c"


# KU-14.24


@pytest.mark.rule("KU-14.24")
@pytest.mark.parametrize(("bids", "points"), [("4---", 1), ("43--", 2), ("432-", 3), ("4321", 3), ("433-", 3)])
def test_ballad_of_fame_a_point_a_hunter_up_to_three(bids: str, points: int) -> None:
    t = table("later 4", row=ROW, traps={1: "d:ballad_of_fame"})
    t.hunt(**{who: "pass" if bid == "-" else bid for who, bid in zip("abcd", bids, strict=True)})
    assert t.worth("P4") == 2 + points


@pytest.mark.rule("KU-14.24")
def test_ballad_of_fame_counts_teams_and_characters() -> None:
    t = table("first teams 4", row=ROW, traps={1: "a:ballad_of_fame"}).a("first:1")
    t.play("declare:2", "lay:4", "lay:1", "lay:4", "lay:1")
    assert t.worth("P4") == 2 + 2
    t = table("later 2", row=ROW, traps={1: "b:ballad_of_fame"}, decks={"a": "2", "b": "1"})
    t.a("declare:1", "lay:4").b("lay:3")
    assert t.worth("P4") == 2 + 3
