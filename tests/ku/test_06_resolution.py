"""Chapter 6 of the rulebook: Definitely Maybe."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ku.position import table

ROW = "P4 B4 G4 Y4"


# KU-6.1


@pytest.mark.rule("KU-6.1")
def test_all_laid_cards_are_turned_up_and_added() -> None:
    t = table("later 3").hunt(a="4+2", b="0+3", c="pass")
    assert t.told("reveals", "seat", "cards", "total") == [(0, [2, 4], 6), (1, [0, 3], 3)]


@pytest.mark.rule("KU-6.1")
def test_they_lie_open_while_the_trap_is_picked() -> None:
    t = table("later 3", traps={1: "b:unicorn_pee c:smelly_unicorn"}).hunt(a="4+2", b="0+3", c="pass")
    assert t.asked == "a"
    for player in t.players:
        assert player.sees_laid_of("a") == "2+4"
        assert player.sees_laid_of("b") == "0+3"


# KU-6.2


@pytest.mark.rule("KU-6.2")
def test_equal_totals_cancel_at_the_top() -> None:
    t = table("later 3", row=ROW).hunt(a="4+1", b="3+2", c="0+1")
    assert t.c.stable == ["S3", "P4"]


@pytest.mark.rule("KU-6.2")
def test_equal_totals_cancel_below_the_top_too() -> None:
    """a leads with 4; b and c cancel, so Running Is Useless finds no second."""
    t = table("later 3", row=ROW, traps={1: "c:running_is_useless"}).hunt(a="4", b="2", c="2")
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-6.2")
def test_two_ties_at_once() -> None:
    t = table("later 5", row=ROW)
    t.hunt(a="4+1", b="3+2", c="1+1", d="2+0", e="1+0")
    assert t.e.stable == ["S5", "P4"]
    assert t.told("tie-cancelled", "total") == [5, 2]


@pytest.mark.rule("KU-6.2", "KU-6.4")
def test_zero_can_win() -> None:
    t = table("later 3", row=ROW).hunt(a="2", b="2", c="0")
    assert t.c.stable == ["S3", "P4"]


@pytest.mark.rule("KU-6.2")
def test_zero_can_be_cancelled() -> None:
    t = table("later 3", row=ROW).hunt(a="0", b="0", c="pass")
    assert t.gone == ["P4"]
    assert t.told("tie-cancelled", "total") == [0]


@pytest.mark.rule("KU-6.2")
def test_the_first_edition_follows_the_same_procedure() -> None:
    """Ties cancel before the trap is turned, also below the top."""
    t = table("first 3", row="P4 B4 G4", traps={1: "c:size_does_not_matter"}).hunt(a="4", b="2", c="2")
    assert t.a.stable == ["S1", "P4"]


# KU-6.3


@pytest.mark.rule("KU-6.3")
@pytest.mark.parametrize("words", ["later 4", "first 4"])
def test_if_nobody_is_standing_the_unicorn_escapes(words: str) -> None:
    t = table(words, row=ROW, first="b", traps={1: "a:athletic_unicorn"})
    t.hunt(b="4+2", c="3+3", d="1+1", a="2+0")
    assert t.gone == ["P4"]
    assert t.a.discards == ["athletic_unicorn"]
    assert t.told("trap-turned") == []
    assert t.first == "b"


@pytest.mark.rule("KU-6.3")
def test_the_token_stays_with_whoever_holds_it_after_passing_on() -> None:
    t = table("later 3", row=ROW).hunt(a="pass", b="2", c="2")
    assert t.first == "b"


# KU-6.4


@pytest.mark.rule("KU-6.4")
def test_the_highest_standing_total_leads_and_takes_the_unicorn() -> None:
    t = table("later 3", row=ROW).hunt(a="3+2", b="4+2", c="1+1")
    assert t.told("leads", "seat", "total") == [(1, 6)]
    assert t.b.stable == ["S2", "P4"]


@pytest.mark.rule("KU-6.4")
@pytest.mark.parametrize("card", ["0", "4"])
def test_a_lone_hunter_leads_with_any_total(card: str) -> None:
    t = table("later 3", row=ROW).hunt(a="pass", b="pass", c=card)
    assert t.c.stable == ["S3", "P4"]
    assert t.first == "c"


# KU-6.5


@pytest.mark.rule("KU-6.5")
def test_a_single_trap_is_turned_without_asking() -> None:
    t = table("later 3", row=ROW, traps={1: "b:athletic_unicorn"}).hunt(a="4", b="3", c="pass")
    assert t.told("trap-turned", "seat", "setter", "trap") == [(0, 1, "athletic_unicorn")]
    assert t.pins("P4") == ["athletic_unicorn"]


@pytest.mark.rule("KU-6.5")
def test_of_two_traps_the_leader_picks_one_without_looking() -> None:
    t = table("later 3", row=ROW, traps={1: "c:athletic_unicorn b:royal_pardon"}).hunt(a="1", b="3", c="2")
    assert t.asked == "b"
    assert t.offers == ["turn:1", "turn:2"]
    labels = [t.game.explain(t.s, code).label for code in t.game.choices(t.s)]
    assert [label.args for label in labels] == [{"slot": 1, "setter": 2}, {"slot": 2, "setter": 1}]
    assert "athletic" not in str(labels)
    assert "pardon" not in str(labels)
    assert t.b.traps_known_at(1) == []
    t.b("turn:1")
    assert t.b.stable == ["S2", "P4"]
    assert t.pins("P4") == ["athletic_unicorn"]


@pytest.mark.rule("KU-6.5")
def test_only_one_of_two_takes_effect() -> None:
    t = table("later 3", row=ROW, traps={1: "c:athletic_unicorn b:royal_pardon"}).hunt(a="1", b="3", c="2")
    t.b("turn:2")
    assert t.gone == ["P4"]
    assert t.s.pins == ()


# KU-6.6


@pytest.mark.rule("KU-6.6")
def test_a_trap_may_name_another_captor() -> None:
    t = table("later 3", row=ROW, traps={1: "a:running_is_useless"}).hunt(a="4", b="3", c="2")
    assert t.b.stable == ["S2", "P4"]
    assert t.a.stable == ["S1"]


@pytest.mark.rule("KU-6.6")
def test_a_trap_aimed_at_the_winner_hits_the_leader() -> None:
    t = table("later 3", row=ROW, traps={1: "b:trigger_happy"}).hunt(a="3", b="2", c="pass")
    assert t.told("loses-card", "seat", "card") == [(0, 4)]


@pytest.mark.rule("KU-6.6")
def test_the_effect_comes_before_the_capture() -> None:
    """Zombicorn eats from the stable as it was: the hunted unicorn is not on offer."""
    t = table("later 3", row=ROW, traps={1: "b:zombicorn"}, stables={"a": "B5 G5"}).hunt(a="3", b="2", c="pass")
    assert t.a.stable == ["B5", "G5"]
    assert t.offers == ["unicorn:B5", "unicorn:G5"]


# KU-6.7


@pytest.mark.rule("KU-6.7")
def test_the_captor_takes_the_unicorn_into_the_stable() -> None:
    t = table("later 3", row=ROW).hunt(a="3", b="2", c="pass")
    assert t.a.stable == ["S1", "P4"]
    assert t.row[0] == ""
    assert t.told("captures", "seat", "unicorn") == [(0, "P4")]


@pytest.mark.rule("KU-6.7", "KU-8.5")
def test_grouping_is_worked_out_again_with_every_capture() -> None:
    t = table("later 3", row="P5 Y5 B5 L1", stables={"a": "P2 B2 G2"}).hunt(a="4", b="pass", c="pass")
    assert (t.a.score.families, t.a.score.rainbow) == (2, 0)
    t.hunt(a="3", b="pass", c="pass")
    assert (t.a.score.families, t.a.score.rainbow) == (0, 8)


# KU-6.8


@pytest.mark.rule("KU-6.8")
def test_laid_cards_go_face_up_to_their_owners_discards() -> None:
    t = table("later 3").hunt(a="4+2", b="0+3", c="pass")
    for player in t.players:
        assert [player.sees_spent_of(who) for who in "abc"] == ["2+4", "0+3", ""]


@pytest.mark.rule("KU-6.8")
def test_a_turned_trap_goes_to_its_setters_discards() -> None:
    t = table("later 3", traps={1: "c:running_is_useless"}).hunt(a="4", b="3", c="2")
    for player in t.players:
        assert player.sees_discards_of("c") == ["running_is_useless"]


@pytest.mark.rule("KU-6.8", "KU-14.1")
def test_a_pinned_trap_stays_on_its_unicorn() -> None:
    t = table("later 3", row=ROW, traps={1: "c:smelly_unicorn"}).hunt(a="4", b="3", c="2")
    assert t.pins("P4") == ["smelly_unicorn"]
    assert t.c.discards == []


# KU-6.9


@pytest.mark.rule("KU-6.9")
@pytest.mark.parametrize(("bids", "captor"), [("321", "a"), ("231", "b"), ("123", "c")])
def test_the_captor_gets_the_token_and_opens_the_next_hunt(bids: str, captor: str) -> None:
    t = table("later 3").hunt(a=bids[0], b=bids[1], c=bids[2])
    assert (t.first, t.asked) == (captor, captor)


@pytest.mark.rule("KU-6.9")
def test_a_captor_made_by_a_trap_gets_it_too() -> None:
    t = table("later 3", traps={1: "a:size_does_not_matter"}).hunt(a="4", b="3", c="2")
    assert t.first == "c"


@pytest.mark.rule("KU-6.9", "KU-14.8")
def test_if_a_trap_frees_the_unicorn_the_token_stays() -> None:
    t = table("later 3", first="b", traps={1: "a:royal_pardon"}).hunt(b="2", c="3", a="4")
    assert t.first == "b"


# KU-6.10

UNPICKED = {1: "a:athletic_unicorn b:unicorn_pee"}


@pytest.mark.rule("KU-6.10")
@pytest.mark.parametrize("words", ["later 3", "later 6"])
def test_with_three_to_six_the_unturned_trap_is_discarded_face_up(words: str) -> None:
    t = table(words, row=ROW, traps=UNPICKED)
    t.hunt(**{who: "4" if who == "a" else "pass" for who in "abcdef"[: len(t.players)]}).a("turn:1")
    assert t.pins("P4") == ["athletic_unicorn"]
    for player in t.players:
        assert player.sees_discards_of("b") == ["unicorn_pee"]
        assert {"seat": 1, "trap": "unicorn_pee"} in [event["args"] for event in player.hears]


@pytest.mark.rule("KU-6.10", "KU-12.8")
def test_with_two_nobody_sees_it() -> None:
    t = table("later 2", row=ROW, traps=UNPICKED, decks={"a": "", "b": ""})
    t.a("declare:1", "lay:4").b("pass").a("turn:1")
    for player in t.players:
        assert player.sees_discards_of("b") == []
        assert "unicorn_pee" not in str(player.hears)
    assert t.told("trap-buried", "seat") == [1]


@pytest.mark.rule("KU-6.10", "KU-10.1")
def test_in_the_expert_variant_only_its_owner_does() -> None:
    t = table("expert later 3", row=ROW, traps=UNPICKED).hunt(a="4", b="3", c="pass").a("turn:1")
    assert t.b.sees_discards_of("b") == ["unicorn_pee"]
    assert "unicorn_pee" in str(t.b.hears)
    for player in (t.a, t.c):
        assert player.sees_discards_of("b") == 1
        assert "unicorn_pee" not in str(player.hears)


@pytest.mark.rule("KU-6.10")
@pytest.mark.parametrize(
    ("words", "says", "sees_it"),
    [
        ("later 3", "hidden", ""),
        ("expert later 3", "hidden", ""),
        ("expert later 3", "shown", "abc"),
        ("later 3", "shown", "abc"),
    ],
)
def test_the_set_up_can_say_otherwise(words: str, says: str, sees_it: str) -> None:
    options: dict[str, Any] = {"unpicked-trap": says}
    t = table(words, row=ROW, traps=UNPICKED, options=options).hunt(a="4", b="3", c="pass").a("turn:1")
    hears = [who for who, player in zip("abc", t.players, strict=True) if "unicorn_pee" in str(player.hears)]
    assert "".join(hears) == sees_it


@pytest.mark.rule("KU-6.10", "KU-12.8")
def test_two_players_may_agree_to_see_it() -> None:
    t = table("later 2", row=ROW, traps=UNPICKED, decks={"a": "", "b": ""}, options={"unpicked-trap": "shown"})
    t.a("declare:1", "lay:4").b("pass").a("turn:1")
    assert t.a.sees_discards_of("b") == ["unicorn_pee"]


@pytest.mark.rule("KU-6.10")
def test_the_unturned_trap_has_no_effect() -> None:
    t = table("later 3", row=ROW, traps={1: "a:athletic_unicorn b:royal_pardon"}).hunt(a="4", b="3", c="pass")
    t.a("turn:1")
    assert t.a.stable == ["S1", "P4"]
    assert t.worth("P4") == 4


@pytest.mark.rule("KU-6.2")
def test_a_tie_names_those_who_are_out() -> None:
    t = table("later 4").hunt(a="3", b="2", c="3", d="pass")
    assert t.told("tie-cancelled", "total", "seats") == [(3, [0, 2])]


@pytest.mark.rule("KU-6.2", "KU-12.7")
def test_with_two_players_a_tie_names_characters() -> None:
    t = table("later 2 no-powers", characters="mage,knight,shaman,bard", decks={"a": "3", "b": "1"})
    t.a("declare:1").a("lay:3").b("pass")
    assert t.told("characters-tied", "total", "characters") == [(3, ["mage", "knight"])]


@pytest.mark.rule("KU-14.3")
@pytest.mark.parametrize(("words", "soap"), [("first 3", True), ("later 3", False)])
def test_a_trap_says_what_it_does_and_of_soap_only_where_there_is_some(words: str, soap: bool) -> None:
    t = table(words, row="P5 B5 G5", traps={1: "b:smelly_unicorn"}).hunt(a="4", b="pass", c="pass")
    assert t.told("trap-turned", "effect") == [["trap-smelly-unicorn-text", {"points": 2, "soap": soap}]]
