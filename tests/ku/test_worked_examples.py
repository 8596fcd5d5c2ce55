"""The worked examples: every vector of the facts about the game, by its number there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.ku.position import Table, game_with_pack, stars, table

ROW = "P4 B4 G4 Y4"
COLOURS = {
    "P": ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "S1"],
    "B": ["B1", "B2", "B3", "B4", "B5", "B6", "B7"],
    "G": ["G1", "G2", "G3", "G4", "G5", "G6", "G7"],
    "Y": ["Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7"],
}


def case(name: str, *values: object) -> Any:
    return pytest.param(*values, id=name)


# Examples found in the sources


@pytest.mark.rule("KU-6.1", "KU-6.4")
def test_x_01_two_cards_each() -> None:
    t = table("later 3", row=ROW, characters="mage,princess,knight").hunt(a="4+2", b="0+3", c="pass")
    assert t.told("reveals", "seat", "total") == [(0, 6), (1, 3)]
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-14.2", "KU-8.1")
def test_x_02_an_athletic_unicorn_with_one_star_is_worth_three() -> None:
    t = table("first 3", row="Y2 B4 G4", traps={1: "c:athletic_unicorn"}).hunt(a="4+2", b="0+3", c="pass")
    assert (t.colour("Y2"), t.worth("Y2")) == ("yellow", 3)


@pytest.mark.rule("KU-15.1")
def test_x_03_a_yellow_pigicorn_has_no_stars_but_a_colour() -> None:
    t = table("first 3", at="scoring", stables={"a": "Y1"})
    assert (t.colour("Y1"), t.a.points) == ("yellow", 0)


@pytest.mark.rule("KU-7.7")
def test_x_04_blue_candy_on_a_pink_unicorn() -> None:
    t = table("later 3", at="market", stables={"a": "P5"}).a("buy:candy-blue", "unicorn:P5")
    assert t.colour("P5") == "blue"


@pytest.mark.rule("KU-8.2")
def test_x_05_the_sixth_green_one_adds_nothing() -> None:
    t = table("later 3", at="scoring", stables={"a": " ".join(COLOURS["G"][:6])})
    assert t.a.score.families == 12


@pytest.mark.rule("KU-12.5")
def test_x_06_a_secondary_draws_four_and_lays_three() -> None:
    t = table("later 2", fate={"hunt-card": "0 1 2 4"}, decks={"b": ""}).a("declare:3")
    assert set(t.offers) == {"lay:0+1+2", "lay:0+1+4", "lay:0+2+4", "lay:1+2+4"}
    t.a("lay:1+2+4")
    assert t.a.under_the_deck == [0]


@pytest.mark.rule("KU-12.10", "KU-7.9")
def test_x_07_butchery_then_horn_and_dust_then_horn() -> None:
    t = table("later 2", at="market", pates="2 3 3 4", stables={"a": "P5 P6", "b": "B5"})
    t.a("buy:pate-4", "unicorn:P5")
    t.b("buy:horn", "unicorn:B5").b("buy:dust-pink", "unicorn:B5")
    paid = [32 - sum(player.hand) - sum(player.deck) for player in t.players]
    t.a("buy:horn", "unicorn:P6")
    assert paid == [3, 9]
    assert (len(t.s.pate), t.s.horn, t.s.dust.bit_count(), t.s.candy.bit_count()) == (3, 2, 3, 4)


@pytest.mark.rule("KU-11.4")
def test_x_08_a_team_lays_three_together() -> None:
    t = table("first teams 4", row="P4 B4 G4").a("first:1", "declare:3")
    assert {token.count("+") + 1 for token in t.offers} == {1, 2}
    t.a("lay:4").b("lay:1+2")
    assert {token.count("+") + 1 for token in t.offers} == {2}
    t.c("lay:1+0")
    assert {token.count("+") + 1 for token in t.offers} == {1}
    t.d("lay:3")
    assert t.told("leads", "total") == [6]


@pytest.mark.rule("KU-5.3")
def test_x_09_two_cards_were_laid_so_two_or_none() -> None:
    t = table("later 4").a("lay:3+1").b("pass")
    assert {token if token == "pass" else str(token.count("+") + 1) for token in t.offers} == {"pass", "2"}


# Hunts without a trap


@pytest.mark.rule("KU-6.2", "KU-6.3", "KU-6.4", "KU-6.9")
@pytest.mark.parametrize("edition", ["later", "first"])
@pytest.mark.parametrize(
    ("bids", "captor"),
    [
        case("VH-01", ["4+2+0", "2+1+0"], "a"),
        case("VH-02", ["4+3+1", "3+3+2", "3+1+1"], "c"),
        case("VH-04", ["4+3+1", "3+3+2", "3+2+1", "4+1+1"], ""),
        case("VH-05", ["4", "4", "4"], ""),
        case("VH-06", ["0"], "a"),
        case("VH-07", ["0", "pass", "pass"], "a"),
        case("VH-10", ["4+2+1", "3+1+1", "4+1+0"], "a"),
        case("VH-12", ["pass", "4+1", "3+1"], "b"),
        case("VH-13", ["pass", "pass", "pass"], ""),
    ],
)
def test_a_hunt(edition: str, bids: list[str], captor: str) -> None:
    seats = max(3, len(bids))
    t = table(f"{edition} {seats}", row=ROW)
    t.hunt(**dict(zip("abcd"[:seats], [*bids, "pass", "pass"], strict=False)))
    assert "".join(who for who, player in zip("abcd", t.players, strict=False) if "P4" in player.stable) == captor
    assert t.gone == ([] if captor else ["P4"])
    assert t.first == (captor or "a")


# Hunts with traps that change the winner


@pytest.mark.rule("KU-14.5", "KU-14.6")
@pytest.mark.parametrize("edition", ["later", "first"])
@pytest.mark.parametrize(
    ("bids", "trap", "captor"),
    [
        case("VT-01", ["4+2+1", "3+1+1", "2+1+0"], "size_does_not_matter", "c"),
        case("VT-02", ["4+2+1", "3+1+1", "4+1+0"], "size_does_not_matter", "a"),
        case("VT-05", ["4", "pass", "pass"], "size_does_not_matter", "a"),
        case("VT-06", ["4+2+1", "3+1+1", "2+1+0"], "running_is_useless", "b"),
        case("VT-08", ["4+2+1", "pass", "pass"], "running_is_useless", "a"),
    ],
)
def test_a_hunt_with_a_trap(edition: str, bids: list[str], trap: str, captor: str) -> None:
    t = table(f"{edition} 3", row=ROW, traps={1: f"c:{trap}"}).hunt(a=bids[0], b=bids[1], c=bids[2])
    assert "".join(who for who, player in zip("abc", t.players, strict=True) if "P4" in player.stable) == captor
    assert t.first == captor


# Colour bonuses


@pytest.mark.rule("KU-8.2", "KU-8.3", "KU-8.4", "KU-8.5")
@pytest.mark.parametrize(
    ("units", "later", "first"),
    [
        case("C-01", (0, 0, 0, 0), 0, 0),
        case("C-02", (2, 0, 0, 0), 2, 2),
        case("C-03", (3, 2, 0, 0), 7, 7),
        case("C-04", (4, 3, 0, 0), 13, 13),
        case("C-05", (5, 0, 0, 0), 12, 12),
        case("C-06", (1, 1, 1, 1), 8, 8),
        case("C-07", (2, 2, 2, 1), 8, 8),
        case("C-10", (4, 1, 1, 1), 13, 13),
        case("C-12", (5, 1, 1, 1), 16, 16),
        case("C-17", (6, 1, 1, 1), 20, 20),
        case("C-19", (6, 0, 0, 0), 12, 12),
        case("C-21", (8, 0, 0, 0), 12, 17),
        case("C-24", (6, 2, 1, 0), 14, 14),
    ],
)
def test_colours(units: tuple[int, ...], later: int, first: int) -> None:
    held = " ".join(unicorn for colour, count in zip("PBGY", units, strict=True) for unicorn in COLOURS[colour][:count])
    for edition, points in (("later", later), ("first", first)):
        score = table(f"{edition} 4", at="scoring", stables={"a": held}).a.score
        assert score.families + score.rainbow == points


@pytest.mark.rule("KU-8.6")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
def test_c_25_two_of_each_win_at_once(words: str) -> None:
    t = table(words, row="Y2 B4 G4 P4", stables={"a": "P1 P2 B1 B2 G1 G2 Y1"}).hunt(a="1", b="pass", c="pass")
    assert (t.asked, t.winners) == ("over", "a")


# Whole stables


@pytest.mark.rule("KU-8.1", "KU-7.3", "KU-14.7", "KU-8.7")
@pytest.mark.parametrize(
    ("arranged", "total"),
    [
        case(
            "S-01",
            {
                "stables": {"a": "P2 P4 B1 G7 Y2"},
                "pins": {"P4": "b:athletic_unicorn"},
                "tokens": {"Y2": "horn"},
                "pates": "4 2 3",
                "eaten": {"a": "4"},
            },
            23,
        ),
        case("S-02", {"stables": {"a": "L1 G4 G2"}, "tokens": {"L1": "dust-green"}}, 14),
        case("S-03", {"stables": {"a": "L1 G4 G2"}}, 9),
        case("S-04", {"stables": {"a": "B7 B2"}, "pins": {"B7": "b:duocorn"}}, 9),
        case("S-06", {"stables": {"a": "P2 G2"}, "tokens": {"P2": "candy-blue dust-green"}}, 6),
        case("S-08", {"stables": {"a": "P2 P3"}, "tokens": {"P2": "candy-pink"}}, 4),
        case("S-09", {"stables": {"a": "Y4 Y2"}, "tokens": {"Y4": "horn horn"}}, 9),
        case("S-12", {"starters": "S4 S1 S2", "pins": {"S4": "b:smelly_unicorn"}}, -1),
    ],
)
def test_a_whole_stable(arranged: dict[str, Any], total: int) -> None:
    t = table("later 3", at="scoring", **arranged)
    assert t.a.points == total
    assert t.result.scores[0] == total


@pytest.mark.rule("KU-8.2")
def test_s_11_seven_green_ones_with_a_star_each(tmp_path: Path) -> None:
    ones = game_with_pack(tmp_path, unicorns=stars(**dict.fromkeys(COLOURS["G"], 1)))
    t = table("later 3", at="scoring", stables={"a": " ".join(COLOURS["G"])}, game=ones)
    assert t.a.points == 19


# Ties at the end


def scored(folder: Path, words: str, stables: dict[str, str], **values: int) -> Table:
    return table(words, at="scoring", stables=stables, game=game_with_pack(folder, unicorns=stars(**values)))


@pytest.mark.rule("KU-9.2", "KU-9.3")
def test_g_01_thirty_thirty_twenty_five(tmp_path: Path) -> None:
    stables = {"a": "L1 L2", "b": "L3 L4 P1", "c": "B7 G7"}
    values = {"L1": 20, "L2": 10, "L3": 20, "L4": 10, "P1": 0, "B7": 20, "G7": 5}
    later = scored(tmp_path, "later 3", stables, **values)
    assert later.result.scores == [30, 30, 25]
    assert later.winners == "c"
    assert scored(tmp_path, "first 3", stables, **values).winners == "b"  # who has more unicorns


@pytest.mark.rule("KU-9.1")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
def test_g_04_thirty_one_thirty_thirty(tmp_path: Path, words: str) -> None:
    stables = {"a": "L1 L2", "b": "L3 L4", "c": "B7 G7"}
    t = scored(tmp_path, words, stables, L1=20, L2=11, L3=20, L4=10, B7=20, G7=10)
    assert t.result.scores == [31, 30, 30]
    assert t.winners == "a"


@pytest.mark.rule("KU-9.2")
def test_g_05_two_players_twenty_all(tmp_path: Path) -> None:
    t = scored(tmp_path, "later 2", {"a": "L1", "b": "L2"}, L1=20, L2=20)
    assert t.result.scores == [20, 20]
    assert t.winners == ""


# The first-player role


@pytest.mark.rule("KU-6.9", "KU-5.6", "KU-6.3", "KU-5.7")
@pytest.mark.parametrize(
    ("bids", "holder"),
    [
        case("F-01", "321", "a"),
        case("F-02", "132", "b"),
        case("F-03", "33-", "a"),
        case("F-03 after a hand-over", "-33", "b"),
        case("F-05", "---", "a"),
    ],
)
def test_the_first_player_role(bids: str, holder: str) -> None:
    t = table("later 3").hunt(**{who: "pass" if bid == "-" else bid for who, bid in zip("abc", bids, strict=True)})
    assert t.first == holder


@pytest.mark.rule("KU-3.3")
def test_f_06_a_first_player_who_bought_nothing_stays_first() -> None:
    t = table("later 3", at="market", first="c").c("pass").a("pass").b("pass")
    assert (t.s.round, t.first) == (2, "c")


# Two players


@pytest.mark.rule("KU-12.5")
@pytest.mark.parametrize(
    ("number", "deck", "laid", "left"),
    [
        case("P-01", 2, "0 1 1 2 2 3 3 4", 2, 6),
        case("P-02", 3, "0 2 4", 3, 0),
        case("P-03", 3, "1 4", 0, 2),
    ],
)
def test_a_secondary_lays(number: int, deck: str, laid: int, left: int) -> None:
    t = table("later 2", decks={"a": deck, "b": ""}).a(f"declare:{number}")
    if t.rule == "KU-12.5":
        t.a(t.offers[0])
    assert t.a.view["laid_size"][2] == laid
    assert len(t.a.deck) == left


@pytest.mark.rule("KU-12.7")
def test_p_06_all_cancel() -> None:
    t = table("later 2", row=ROW, decks={"a": "1 3", "b": "2 2"}).a("declare:2", "lay:3+3").b("lay:4+2")
    assert t.gone == ["P4"]


@pytest.mark.rule("KU-12.9")
def test_p_07_a_secondary_wins_for_its_player() -> None:
    t = table("later 2", row=ROW, first="b", decks={"a": "3", "b": ""}).b("declare:1", "lay:2").a("pass")
    assert t.a.stable == ["S1", "P4"]
    assert t.first == "a"


@pytest.mark.rule("KU-12.12")
def test_p_08_a_voodoo_doll_on_a_secondary() -> None:
    t = table("later 2", row=ROW, hunt=4, traps={4: "b:voodoo_doll"}, decks={"a": "1 4", "b": ""}, hands={"a": "3 3"})
    t.fate = {"hunt-card": ["4", "1"]}
    t.a("declare:1", "lay:4", "pass").b("pass")
    t.a("buy:horn", "unicorn:S1").b("pass").b("pass").a("buy:horn", "unicorn:S1")
    assert t.s.round == 2
    assert t.worth("S1") == 5


@pytest.mark.rule("KU-12.3")
def test_p_10_four_traps_are_placed_and_none_discarded() -> None:
    t = table("later 2", at="traps")
    order = ""
    while t.offers[0].startswith("set:"):
        order += t.asked
        t.choose(t.offers[0])
    assert order == "abba"
    assert sum(len(t.traps(place).split()) for place in (1, 2, 3, 4)) == 4
    assert (t.a.discards, t.b.discards) == ([], [])


# Set-up counts


@pytest.mark.rule("KU-2.5", "KU-2.6", "KU-11.8", "KU-12.2")
@pytest.mark.parametrize(
    ("words", "row", "pate", "horn", "soap"),
    [
        case("U-01", "later 3", 4, 3, 3, 0),
        case("U-02", "later 6", 4, 6, 6, 0),
        case("U-03", "first 3", 3, 2, 2, 2),
        case("U-04", "first 4", 4, 3, 3, 3),
        case("U-05", "later 2", 4, 4, 4, 0),
        case("U-06", "first teams 4", 3, 3, 3, 3),
    ],
)
def test_set_up_counts(words: str, row: int, pate: int, horn: int, soap: int) -> None:
    t = table(words)
    assert (len(t.row), len(t.s.pate), t.s.horn, len(t.s.soap)) == (row, pate, horn, soap)
    assert (t.s.candy.bit_count(), t.s.dust.bit_count()) == (4, 4)
