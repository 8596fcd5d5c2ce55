"""Chapter 7 of the rulebook: the Black Market."""

from __future__ import annotations

import pytest

from tests.ku.position import table

COLOURS = ("pink", "blue", "green", "yellow")


# KU-7.1


@pytest.mark.rule("KU-7.1")
def test_from_the_first_player_clockwise_one_purchase_each() -> None:
    t = table("later 3", at="market", first="b")
    t.b("buy:horn", "unicorn:S2")
    t.c("buy:candy-pink", "unicorn:S3")
    t.a("buy:horn", "unicorn:S1")
    assert t.s.round == 2


@pytest.mark.rule("KU-7.1")
def test_or_nothing() -> None:
    t = table("later 3", at="market")
    t.a("pass").b("pass").c("pass")
    assert t.s.tokens == ()
    assert t.told("buys-nothing", "seat") == [0, 1, 2]


@pytest.mark.rule("KU-7.1")
def test_what_is_bought_is_no_longer_there() -> None:
    t = table("later 3", at="market", horns=1, pates="2 4 5")
    t.a("buy:horn", "unicorn:S1")
    assert "buy:horn" not in t.offers
    t.b("buy:dust-green", "unicorn:S2")
    assert "buy:dust-green" not in t.offers
    assert {"buy:candy-green", "buy:dust-pink", "buy:pate-2", "buy:pate-4", "buy:pate-5"} < set(t.offers)
    t.c("buy:pate-4", "unicorn:S3")
    assert t.s.pate == (2, 5)


# KU-7.2


@pytest.mark.rule("KU-7.2")
@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("3", []),  # exactly
        ("1 1 2 3", [1, 1, 2]),  # one card rather than two
        ("0 1 2 2", [0, 2]),  # exactly three rather than four
        ("2 2", []),  # no change given
        ("0 2 4", [0, 2]),  # the smallest sum that reaches it
        ("0 4", [0]),  # a zero is never thrown in
        ("1 1 4", [1, 1]),
    ],
)
def test_the_smallest_sum_that_reaches_the_price_in_the_fewest_cards(hand: str, left: list[int]) -> None:
    t = table("later 3", at="market", hands={"a": hand})
    t.a("buy:horn", "unicorn:S1")
    assert t.a.hand == left


@pytest.mark.rule("KU-7.2")
def test_dear_things_are_paid_the_same_way() -> None:
    t = table("later 3", at="market", hands={"a": "1 2 2 3 4"})
    t.a("buy:dust-pink", "unicorn:S1")
    assert t.a.hand == [1, 2, 3]


@pytest.mark.rule("KU-7.2")
def test_only_cards_left_in_the_hand_pay() -> None:
    t = table("later 3", hunt=4, hands={"a": "1 3"}).hunt(a="3", b="pass", c="pass")
    assert t.told("cannot-buy", "seat") == [0]  # one point is left
    assert t.asked == "b"


@pytest.mark.rule("KU-7.2")
def test_what_one_cannot_pay_for_is_not_on_offer() -> None:
    t = table("later 3", at="market", hands={"a": "0 2"})
    assert t.offers == ["pass", *[f"buy:candy-{colour}" for colour in COLOURS]]


@pytest.mark.rule("KU-7.2")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    t = table("later 3", at="market", hands={"a": "0 1", "b": ""})
    assert t.asked == "c"
    assert t.told("cannot-buy", "seat") == [0, 1]


@pytest.mark.rule("KU-7.2", "KU-10.1")
def test_experts_are_asked_all_the_same() -> None:
    t = table("expert later 3", at="market", hands={"a": "0 1"})
    assert (t.asked, t.offers) == ("a", ["pass"])


# KU-7.3


@pytest.mark.rule("KU-7.3")
@pytest.mark.parametrize("item", ["horn", "dust-blue", "candy-blue"])
def test_a_token_goes_on_a_unicorn_of_ones_own(item: str) -> None:
    t = table("later 3", at="market", stables={"a": "P5 G5", "b": "Y5"})
    t.a(f"buy:{item}")
    assert t.offers == ["unicorn:P5", "unicorn:G5"]


@pytest.mark.rule("KU-7.3", "KU-7.4")
@pytest.mark.parametrize("words", ["later 3", "first 3"])
def test_with_an_empty_stable_there_is_nothing_to_buy(words: str) -> None:
    t = table(words, at="market", stables={"a": ""})
    assert t.asked == "b"
    assert t.told("cannot-buy", "seat") == [0]


@pytest.mark.rule("KU-7.3")
def test_several_tokens_on_one_unicorn_add_up() -> None:
    t = table("later 3", at="market", stables={"a": "Y5"}, tokens={"Y5": "horn dust-green"})
    t.a("buy:horn", "unicorn:Y5")
    assert t.worth("Y5") == 2 + 2 + 2 + 2


@pytest.mark.rule("KU-7.3")
@pytest.mark.parametrize(
    ("before", "bought", "colour"),
    [("candy-blue", "dust-green", "green"), ("dust-green", "candy-blue", "blue"), ("candy-blue", "horn", "blue")],
)
def test_of_several_colours_the_last_one_counts(before: str, bought: str, colour: str) -> None:
    t = table("later 3", at="market", stables={"a": "P5"}, tokens={"P5": before})
    t.a(f"buy:{bought}", "unicorn:P5")
    assert t.colour("P5") == colour


@pytest.mark.rule("KU-7.3", "KU-14.9", "KU-14.18")
@pytest.mark.parametrize("trap", ["pretty_in_pink", "chromatic_sneeze", "ghostly_coat"])
def test_a_later_token_overrides_a_colour_trap(trap: str) -> None:
    t = table("later 3", at="market", stables={"a": "B5"}, pins={"B5": f"b:{trap}"})
    t.a("buy:candy-yellow", "unicorn:B5")
    assert t.colour("B5") == "yellow"
    assert t.pins("B5") == [trap]


@pytest.mark.rule("KU-7.3")
def test_the_colour_that_it_has_already_is_allowed() -> None:
    t = table("later 3", at="market", stables={"a": "P5"})
    t.a("buy:dust-pink", "unicorn:P5")
    assert t.colour("P5") == "pink"
    assert t.worth("P5") == 4


@pytest.mark.rule("KU-7.3")
@pytest.mark.parametrize("item", ["horn", "dust-blue", "candy-blue"])
def test_the_set_up_can_allow_tokens_on_rivals(item: str) -> None:
    t = table("later 3", at="market", stables={"a": "P5", "b": "Y5"}, options={"tokens-on-rivals": True})
    t.a(f"buy:{item}")
    assert set(t.offers) == {"unicorn:P5", "unicorn:Y5", "unicorn:S3"}
    t.a("unicorn:Y5")
    assert t.b.stable == ["Y5"]
    assert t.colour("Y5") == ("yellow" if item == "horn" else "blue")


@pytest.mark.rule("KU-7.3", "KU-7.4")
def test_even_then_one_butchers_only_ones_own() -> None:
    t = table("later 3", at="market", stables={"a": "P5 P6"}, pates="2 3 3", options={"tokens-on-rivals": True})
    t.a("buy:pate-3")
    assert t.offers == ["unicorn:P5", "unicorn:P6"]


@pytest.mark.rule("KU-1.4", "KU-7.3")
def test_with_one_unicorn_there_is_nothing_to_ask() -> None:
    t = table("later 3", at="market", stables={"a": "P5"}).a("buy:horn")
    assert t.asked == "b"
    assert t.told("buys", "item") == ["horn"]
    assert t.a.points == 2 + 2


@pytest.mark.rule("KU-7.3")
def test_even_then_a_token_needs_a_unicorn_somewhere() -> None:
    """All unicorns have been butchered: nobody has a use for anything, and the game goes on."""
    empty = {"a": "", "b": "", "c": ""}
    t = table("later 3", at="market", stables=empty, options={"tokens-on-rivals": True})
    assert t.s.round == 2
    assert t.told("cannot-buy", "seat") == [0, 1, 2]


# KU-7.4


@pytest.mark.rule("KU-7.4")
def test_butchery_takes_a_unicorn_with_all_that_lies_on_it_and_gives_a_pate() -> None:
    t = table(
        "later 3",
        at="market",
        stables={"a": "P5 B5"},
        pins={"P5": "b:smelly_unicorn"},
        tokens={"P5": "horn candy-green"},
        pates="2 4 5",
    )
    t.a("buy:pate-5", "unicorn:P5")
    assert t.a.stable == ["B5"]
    assert "P5" in t.gone
    assert t.a.pate == [5]
    assert t.b.discards == ["smelly_unicorn"]
    assert t.s.tokens == ()
    assert t.s.horn == 2  # what lay on it does not return to the market
    assert "buy:candy-green" not in t.offers
    assert t.a.points == 2 + 5


@pytest.mark.rule("KU-7.4")
def test_everything_goes_that_lies_on_it_and_nothing_that_lies_elsewhere() -> None:
    t = table(
        "later 3",
        at="market",
        stables={"a": "P5 B5"},
        pins={"B5": "c:duocorn", "P5": "b:smelly_unicorn c:unicorn_pee", "S2": "a:athletic_unicorn"},
        tokens={"B5": "candy-pink", "P5": "horn horn", "S2": "dust-pink"},
        pates="2 4 5",
    )
    t.a("buy:pate-2", "unicorn:P5")
    assert (t.b.discards, t.c.discards) == (["smelly_unicorn"], ["unicorn_pee"])
    assert (t.pins("B5"), t.pins("S2")) == (["duocorn"], ["athletic_unicorn"])
    assert len(t.s.tokens) == 4  # two tokens: candy and dust
    assert t.a.points == 2 + 2 + 2


@pytest.mark.rule("KU-7.4")
def test_the_pate_is_of_ones_own_choice() -> None:
    t = table("later 4", at="market", pates="2 3 3 5")
    assert [token for token in t.offers if "pate" in token] == ["buy:pate-2", "buy:pate-3", "buy:pate-5"]


@pytest.mark.rule("KU-7.4")
@pytest.mark.parametrize("unicorn", ["S1", "L2", "P1", "G7"])
def test_any_unicorn_will_do(unicorn: str) -> None:
    t = table("later 3", at="market", stables={"a": "S1 L2 P1 G7"}, pates="2 3 3")
    t.a("buy:pate-2", f"unicorn:{unicorn}")
    assert unicorn not in t.a.stable


@pytest.mark.rule("KU-7.4")
def test_even_the_last_one() -> None:
    t = table("later 3", at="market", pates="2 3 3").a("buy:pate-3", "unicorn:S1")
    assert t.a.stable == []
    assert t.a.points == 3


# KU-7.5 to KU-7.7


@pytest.mark.rule("KU-7.4", "KU-7.5", "KU-7.6", "KU-7.7", "KU-7.8")
def test_each_item_names_its_rule_and_its_price() -> None:
    t = table("first 3", at="market", pates="2 3", soaps="1 3", pins={"S1": "b:smelly_unicorn"})
    explained = [t.game.explain(t.s, code) for code in t.game.choices(t.s) if code]
    said = {choice.token.partition("-")[0]: (choice.rule, choice.label.args["price"]) for choice in explained}
    assert said == {
        "buy:pate": ("KU-7.4", 3),
        "buy:horn": ("KU-7.5", 3),
        "buy:dust": ("KU-7.6", 6),
        "buy:candy": ("KU-7.7", 2),
        "buy:soap": ("KU-7.8", 3),  # the last one
    }


@pytest.mark.rule("KU-7.5")
def test_a_fake_horn_is_two_more_points() -> None:
    t = table("later 3", at="market", stables={"a": "P5"}).a("buy:horn", "unicorn:P5")
    assert t.a.points == 2 + 2
    assert t.colour("P5") == "pink"
    assert t.s.horn == 2


@pytest.mark.rule("KU-7.6")
@pytest.mark.parametrize("colour", COLOURS)
def test_fairy_dust_is_a_colour_and_two_more_points(colour: str) -> None:
    t = table("later 3", at="market", stables={"a": "P5"}).a(f"buy:dust-{colour}", "unicorn:P5")
    assert t.colour("P5") == colour
    assert t.a.points == 2 + 2


@pytest.mark.rule("KU-7.7")
@pytest.mark.parametrize("colour", COLOURS)
def test_cotton_candy_is_a_colour_and_nothing_more(colour: str) -> None:
    t = table("later 3", at="market", stables={"a": "P5"}).a(f"buy:candy-{colour}", "unicorn:P5")
    assert t.colour("P5") == colour
    assert t.a.points == 2


@pytest.mark.rule("KU-7.7")
@pytest.mark.parametrize("item", ["candy-green", "dust-green"])
def test_a_legendary_gets_a_colour_by_candy_or_dust(item: str) -> None:
    t = table("later 3", at="market", stables={"a": "L1 G5"})
    assert t.colour("L1") == ""
    t.a(f"buy:{item}", "unicorn:L1")
    assert t.colour("L1") == "green"
    assert t.a.score.families == 2


@pytest.mark.rule("KU-7.7")
@pytest.mark.parametrize(("trap", "colour"), [("pretty_in_pink", "pink"), ("chromatic_sneeze", "green")])
def test_or_by_a_trap(trap: str, colour: str) -> None:
    t = table("later 3", row="L1 B5 G5 Y5", traps={1: f"b:{trap}"}).hunt(a="4", b="3", c="pass")
    if trap == "chromatic_sneeze":
        t.b("colour:green")
    assert t.a.stable == ["S1", "L1"]
    assert t.colour("L1") == colour


@pytest.mark.rule("KU-7.7")
def test_a_horn_gives_it_none() -> None:
    t = table("later 3", at="market", stables={"a": "L1"}).a("buy:horn", "unicorn:L1")
    assert t.colour("L1") == ""


# KU-7.8


@pytest.mark.rule("KU-7.8", "KU-14.3", "KU-14.4")
@pytest.mark.parametrize(("trap", "points"), [("smelly_unicorn", -2), ("unicorn_pee", -1)])
def test_soap_washes_off_a_smelly_or_a_pee(trap: str, points: int) -> None:
    t = table("first 3", at="market", stables={"a": "P5 B5"}, pins={"P5": f"b:{trap}"}, soaps="1 3")
    assert t.a.points == 4 + points
    t.a("buy:soap-1")  # there is but one to be washed
    assert t.asked == "b"
    assert t.a.points == 4
    assert t.pins("P5") == []
    assert t.b.discards == [trap]
    assert t.s.soap == (3,)


@pytest.mark.rule("KU-7.8")
@pytest.mark.parametrize("pinned", ["b:unicorn_pee c:smelly_unicorn", "c:smelly_unicorn b:unicorn_pee"])
def test_of_two_the_worse_one(pinned: str) -> None:
    t = table("first 3", at="market", stables={"a": "P5"}, pins={"P5": pinned}, soaps="1 3")
    t.a("buy:soap-1", "unicorn:P5")
    assert t.pins("P5") == ["unicorn_pee"]
    assert t.worth("P5") == 1


@pytest.mark.rule("KU-7.8")
def test_it_washes_nothing_else_off() -> None:
    t = table("first 3", at="market", pins={"S1": "b:ghostly_coat c:athletic_unicorn", "S2": "a:smelly_unicorn"})
    assert not any(token.startswith("buy:soap") for token in t.offers)  # nor a rival's unicorn


@pytest.mark.rule("KU-7.8")
@pytest.mark.parametrize(("hand", "soaps"), [("1", ["soap-1"]), ("2", ["soap-1", "soap-2"]), ("0", [])])
def test_the_price_is_on_the_token(hand: str, soaps: list[str]) -> None:
    t = table("first 4", at="market", pins={"S1": "b:smelly_unicorn"}, soaps="1 2 3", hands={"a": hand})
    offered = [token for token in t.offers if "soap" in token] if t.asked == "a" else []
    assert offered == [f"buy:{soap}" for soap in soaps]


@pytest.mark.rule("KU-7.8")
def test_soap_is_paid_for() -> None:
    t = table("first 3", at="market", pins={"S1": "b:smelly_unicorn"}, soaps="1 3", hands={"a": "0 1 2"})
    t.a("buy:soap-3", "unicorn:S1")
    assert t.a.hand == [0]


@pytest.mark.rule("KU-7.8")
def test_the_five_prices() -> None:
    assert table("first 6", at="market").s.soap == (1, 1, 2, 2, 3)


@pytest.mark.rule("KU-7.8")
def test_the_later_edition_has_no_soap() -> None:
    t = table("later 3", at="market", pins={"S1": "b:smelly_unicorn"})
    assert not any("soap" in token for token in t.offers)


# KU-7.9


@pytest.mark.rule("KU-7.9")
@pytest.mark.parametrize("edition", ["later", "first"])
@pytest.mark.parametrize(
    ("item", "enough", "too_little"),
    [
        ("pate-2", "0 1 2", "1 1"),
        ("horn", "0 1 2", "1 1"),
        ("dust-green", "2 4", "2 3"),
        ("candy-blue", "1 1", "0 1"),
    ],
)
def test_prices(edition: str, item: str, enough: str, too_little: str) -> None:
    t = table(f"{edition} 3", at="market", pates="2 3 3"[: 5 if edition == "later" else 3], hands={"a": enough})
    assert f"buy:{item}" in t.offers
    t.a(f"buy:{item}", "unicorn:S1")
    assert sum(t.a.hand) == 0
    t = table(f"{edition} 3", at="market", pates="2 3 3"[: 5 if edition == "later" else 3], hands={"a": too_little})
    assert t.asked != "a" or f"buy:{item}" not in t.offers


@pytest.mark.rule("KU-7.1")
def test_the_market_opens_with_the_first_player() -> None:
    t = table("later 3", at="market", first="c")
    assert t.told("market-opens", "seat") == [2]
    assert t.asked == "c"
