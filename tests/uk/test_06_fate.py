"""Chapter 6 of the rulebook: fate."""

from __future__ import annotations

import pytest

from hornbook.core.deck import shuffled
from hornbook.core.rng import Rng
from hornbook.core.state import RUNNING
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, FATES
from tests.uk.position import again, table

HEROES = "zyne mirza gato"

# UK-6.1


@pytest.mark.rule("UK-6.1", "UK-6.2")
def test_after_a_heros_move() -> None:
    t = table(HEROES, at={"zyne": "9c"}, enemies={"lyla": "8c 1"}).brings(fate="loyal_soldier")
    t.do("move:9ne")
    assert t.lyla.bound == ""  # another area, and not beside
    t.do("move:8sw")
    assert (t.lyla.bound, t.lyla.fate) == ("zyne", "loyal_soldier")


@pytest.mark.rule("UK-6.1")
def test_after_a_move_of_the_princess() -> None:
    t = table(HEROES, step="princess", princess="tactician", at={"princess": "9c"}, enemies={"exhar": "9w"})
    t.do("move:9ne")
    assert t.exhar.bound == "princess"


@pytest.mark.rule("UK-6.1")
def test_after_an_enemys_move() -> None:
    far = table(HEROES, step="enemies", at={"zyne": "9c"}, enemies={"dorgas": "11c 1"}).do("space:11w")
    assert far.dorgas.bound == ""
    near = table(HEROES, step="enemies", at={"zyne": "9c"}, enemies={"dorgas": "11w 1"}).do("space:9e")
    assert near.dorgas.bound == "zyne"


@pytest.mark.rule("UK-6.1", "UK-7.14")
def test_after_a_withdrawal() -> None:
    """Zyne was placed beside Exhar and attacks somebody else; when he goes back, Exhar is bound."""
    t = table(
        HEROES,
        at={"zyne": "9ne"},
        terrain={"9nw": "plains"},
        soldiers={"zyne": 2},
        enemies={"exhar": "8w"},
        troops={"9nw": 3},
    )
    t.dice("MM").do("move:9nw")
    while t.doing == "battle":
        t.do(t.offers[-1])
    assert t.zyne.at == "9ne"
    bound = [event.message for event in t.events if event.message in ("withdraws", "bound")]
    assert bound == ["withdraws", "bound"]


@pytest.mark.rule("UK-6.1", "UK-7.18")
def test_after_a_retreat() -> None:
    t = table(
        HEROES, step="enemies", at={"zyne": "9c"}, enemies={"exhar": "8sw"}, troops={"9w": 2}, resources={"zyne": 20}
    )
    assert t.exhar.bound == ""
    t.do("move:9ne")
    assert t.exhar.bound == "zyne"


@pytest.mark.rule("UK-6.1", "UK-7.16")
def test_after_an_enemys_withdrawal() -> None:
    """Soldiers go back, and somebody who had been placed on their area is bound by it."""
    t = table(HEROES, step="enemies", at={"zyne": "9c"}, soldiers={"zyne": 1}, troops={"9w": 4}, resources={"zyne": 0})
    t.s.enemy_at[EMPIRE.index("exhar")] = t.space("9e")
    t.s.enemy_on[t.space("9e")] = EMPIRE.index("exhar")
    t.roll_on()
    while t.doing == "battle":
        t.do(t.offers[-1])
    assert t.told("enemy-withdraws", "space") == ["gilded_market-w"]
    assert t.exhar.bound == "zyne"


@pytest.mark.rule("UK-6.1", "UK-16.15", "UK-16.12")
@pytest.mark.parametrize(("card", "bound"), [("secret_path", "zyne"), ("pull_back", "princess")])
def test_after_a_movement_by_a_card(card: str, bound: str) -> None:
    at = {"zyne": "9c", "princess": "12c"}
    enemies = {"exhar": "9e"} if card == "secret_path" else {"exhar": "19nw"}
    t = table(HEROES, at=at, enemies=enemies, hands={"zyne": card}).do(f"card:{card}")
    t.do("space:9w" if card == "secret_path" else "space:12sw")
    assert t.exhar.bound == bound


@pytest.mark.rule("UK-6.1")
def test_being_placed_shows_at_the_next_movement_of_anybody() -> None:
    t = table(HEROES, at={"zyne": "9c", "mirza": "5c"}, enemies={"exhar": "5e"})
    assert t.exhar.bound == ""
    t.do("collect")
    assert t.exhar.bound == ""
    t.do("move:9e")
    assert t.exhar.bound == "mirza"


@pytest.mark.rule("UK-6.1", "UK-10.4")
def test_a_new_hero_is_placed_not_moved() -> None:
    t = table(HEROES, step="end", dead="zyne", enemies={"exhar": "9e"}).do("be:urgan", "space:9c")
    assert t.exhar.bound == ""


# UK-6.2


@pytest.mark.rule("UK-6.2")
@pytest.mark.parametrize(
    ("where", "bound"), [("9nw", True), ("8w", True), ("8sw", True), ("8c", False), ("5sw", False)]
)
def test_on_the_same_area_or_beside(where: str, bound: bool) -> None:
    t = table(HEROES, at={"zyne": "9c"}, enemies={"exhar": f"{where} 1"}).do("move:9ne")
    assert bool(t.exhar.bound) == bound


@pytest.mark.rule("UK-6.2")
@pytest.mark.parametrize("name", EMPIRE)
def test_four_are_marked_no_fate(name: str) -> None:
    t = table(HEROES, at={"zyne": "9c"}, enemies={name: "9w 1"}).brings(fate="loyal_soldier").do("move:9ne")
    assert bool(t.told("bound")) == (name not in ("lionel", "rozie", "abyss_king", "black_knight"))


@pytest.mark.rule("UK-6.2", "UK-1.5")
def test_the_card_is_open_to_all() -> None:
    t = table(HEROES, at={"zyne": "9c"}, enemies={"exhar": "9w 1"}).brings(fate="persuasion").do("move:9ne")
    (event,) = [event for event in t.events if event.message == "bound"]
    assert event.audience == 0
    assert t.seen(None)["fate"][EMPIRE.index("exhar")] == FATES.index("persuasion")


# UK-6.3


@pytest.mark.rule("UK-6.3")
def test_bound_to_the_one_that_has_just_moved() -> None:
    t = table(HEROES, at={"zyne": "9c", "mirza": "9w", "gato": "9e"}, enemies={"exhar": "9nw"}).do("move:9ne")
    assert t.exhar.bound == "zyne"


@pytest.mark.rule("UK-6.3", "UK-1.3")
def test_otherwise_the_starting_player_chooses() -> None:
    t = table(HEROES, starter=1, at={"zyne": "9c", "mirza": "1c", "gato": "9e"}, enemies={"exhar": "9nw"})
    t.do("move:1ne")
    assert (t.asked, t.rule) == (1, "UK-6.3")
    assert t.offers == ["unit:zyne", "unit:gato"]
    t.do("unit:gato")
    assert t.exhar.bound == "gato"


@pytest.mark.rule("UK-6.3")
def test_the_starting_player_chooses_too_when_the_commander_moved() -> None:
    t = table(HEROES, step="enemies", at={"zyne": "9c", "mirza": "9w"}, enemies={"dorgas": "10ne 1"})
    assert t.rule == "UK-6.3"
    assert set(t.offers) == {"unit:zyne", "unit:mirza"}


# UK-6.4


@pytest.mark.rule("UK-6.4", "UK-1.3")
def test_the_starting_player_names_the_next_and_its_card_is_done_first() -> None:
    t = table(HEROES, starter=2, at={"gato": "9c"}, enemies={"exhar": "9nw", "kostov": "9w", "demian": "9e 1"})
    t.do("move:9ne")
    assert (t.asked, t.rule) == (2, "UK-6.4")
    assert t.offers == ["enemy:demian", "enemy:exhar", "enemy:kostov"]
    t.brings(fate="old_debt").do("enemy:exhar")
    assert t.gato.resources == 18
    assert t.offers == ["enemy:demian", "enemy:kostov"]


@pytest.mark.rule("UK-6.4", "UK-17.6")
def test_lost_family_comes_first() -> None:
    t = table(
        HEROES,
        at={"zyne": "9c", "mirza": "5c"},
        enemies={"exhar": "8w 1", "kostov": "9w"},
        fate={"exhar": "lost_family mirza"},
    )
    t.brings(fate="loyal_soldier").do("move:9ne")
    assert t.zyne.allies == ["exhar"]
    order = [event.message for event in t.events if event.message in ("ally", "bound")]
    assert order == ["ally", "bound"]


@pytest.mark.rule("UK-6.4", "UK-17.4")
def test_after_each_card_look_again_who_is_still_to_be_bound() -> None:
    """The trap kills Zyne; nobody is left for Kostov to be bound to."""
    t = table(
        HEROES, at={"zyne": "9c"}, soldiers={"zyne": 0}, damage={"zyne": 4}, enemies={"exhar": "9nw", "kostov": "9w"}
    )
    t.brings(fate="diabolical_trap").do("move:9ne", "enemy:exhar")
    assert t.told("dies", "unit") == ["zyne"]
    assert t.kostov.bound == ""
    assert len(t.told("bound")) == 1


@pytest.mark.rule("UK-6.4", "UK-17.5")
def test_a_movement_caused_by_a_card_has_its_own_check_and_battle_before_the_next_card() -> None:
    """Friend or Foe leads Zyne from 9ne to 8w, onto Demian and near Gregorio, while Kostov is still to be bound."""
    t = table(
        HEROES,
        at={"zyne": "9c"},
        terrain={"8w": "plains"},
        soldiers={"zyne": 3},
        enemies={"demian": "8w", "kostov": "9w", "gregorio": "8e"},
    )
    t.brings(fate="friend_or_foe loyal_soldier loyal_soldier").dice("MMM").do("move:9ne", "enemy:demian")
    while t.doing == "battle":
        t.do(t.offers[-1])
    order = [
        (event.message, event.args.get("enemy", "")) for event in t.events if event.message in ("bound", "attacks")
    ]
    assert order == [("bound", "demian"), ("bound", "gregorio"), ("attacks", "demian"), ("bound", "kostov")]


@pytest.mark.rule("UK-6.4", "UK-17.5", "UK-1.4")
def test_a_choice_of_friend_or_foe_survives_a_deal_for_another_seat() -> None:
    """Two ways lead to Demian; whoever looks at the position from another seat is asked for the same."""
    t = table(HEROES, starter=1, at={"zyne": "9c"}, enemies={"demian": "9nw", "kostov": "9w"}, hands={"zyne": "mock"})
    t.brings(fate="friend_or_foe").do("end", "end", "move:9e", "enemy:demian")
    assert (t.asked, t.rule, t.offers) == (0, "UK-17.5", ["space:9c", "space:9ne"])
    deal = t.game.determinize(t.s, 1, Rng(5))
    assert (deal.pending, deal.rule, deal.options) == (0, "UK-17.5", t.s.options)


# UK-6.5, UK-6.6


@pytest.mark.rule("UK-6.5")
def test_a_commander_is_bound_once_and_a_hero_to_many() -> None:
    t = table(
        HEROES,
        at={"zyne": "9c", "mirza": "9sw"},
        enemies={"exhar": "9nw 2", "kostov": "9w 1"},
        fate={"exhar": "loyal_soldier mirza"},
    )
    t.brings(fate="change_of_heart").do("move:9ne", "move:9c")
    assert (t.exhar.bound, t.kostov.bound) == ("mirza", "zyne")
    assert len(t.told("bound")) == 1
    assert (t.exhar.at, t.exhar.soldiers) == ("9nw", 2)


@pytest.mark.rule("UK-6.5")
def test_one_hero_may_be_bound_to_several() -> None:
    t = table(HEROES, at={"zyne": "9c"}, enemies={"exhar": "9nw 2", "kostov": "9w 1", "amina": "9sw"})
    t.brings(fate="loyal_soldier loyal_soldier loyal_soldier").do("move:9ne", "enemy:amina", "enemy:exhar")
    assert [t.exhar.bound, t.kostov.bound, t.amina.bound] == ["zyne"] * 3


@pytest.mark.rule("UK-6.6", "UK-17.7")
def test_the_soldiers_of_a_commander_that_turns_stay_as_a_leaderless_unit() -> None:
    t = table(HEROES, at={"zyne": "9c"}, soldiers={"zyne": 2}, enemies={"lyla": "9nw 4"})
    t.brings(fate="love_at_first_sight").do("move:9ne")
    assert t.zyne.allies == ["lyla"]
    assert (t.lyla.at, t.troops("9nw")) == ("", 4)
    assert t.zyne.soldiers == 2


# UK-6.7


@pytest.mark.rule("UK-6.7", "UK-17.7")
@pytest.mark.parametrize(("soldiers", "battle"), [(0, False), (2, True)])
def test_fate_may_leave_nobody_or_soldiers_alone_to_fight(soldiers: int, battle: bool) -> None:
    t = table(HEROES, at={"zyne": "9c"}, soldiers={"zyne": 3}, enemies={"lyla": f"9ne {soldiers}"})
    t.brings(fate="love_at_first_sight").dice("HHH").do("move:9ne")
    assert t.zyne.allies == ["lyla"]
    assert t.told("attacks", "enemy") == (["soldiers"] if battle else [])
    if not battle:
        assert t.zyne.at == "9ne"


@pytest.mark.rule("UK-6.7")
def test_the_princess_too() -> None:
    """Dahaka falls in love with her: only his two soldiers are left to fight."""
    t = table(HEROES, step="princess", princess="tactician", at={"princess": "9c"}, enemies={"dahaka": "9ne 2"})
    t.brings(fate="love_at_first_sight").do("move:9ne")
    assert t.princess.allies == ["dahaka"]
    assert t.told("princess-fights", "enemy", "harm") == [("soldiers", 1)]  # 2, less 1 for her new ally


# UK-6.8, UK-6.9


@pytest.mark.rule("UK-6.8")
def test_when_the_bound_hero_dies_the_card_stays_and_binds_nobody_else() -> None:
    t = table(
        HEROES,
        at={"zyne": "9c", "mirza": "9w"},
        soldiers={"mirza": 0},
        damage={"mirza": 4},
        enemies={"exhar": "9nw 1", "demian": "5c 1"},
        fate={"exhar": "persuasion mirza"},
        step="end",
        lasting="hopelessness",
    )
    while t.told("dies", "unit") != ["mirza"]:
        t.do(t.offers[0])
    assert (t.exhar.bound, t.exhar.fate) == ("lost", "persuasion")


@pytest.mark.rule("UK-6.8", "UK-17.2", "UK-17.3")
@pytest.mark.parametrize(("fate", "ally"), [("persuasion", True), ("begrudging_respect", False)])
def test_what_needs_the_dead_hero_cannot_come_true_and_the_rest_can(fate: str, ally: bool) -> None:
    t = table(
        HEROES,
        dead="mirza",
        at={"zyne": "9c"},
        terrain={"9nw": "plains"},
        soldiers={"zyne": 3},
        enemies={"kostov": "9nw 0 2"},
        fate={},
    )
    kostov, card = EMPIRE.index("kostov"), FATES.index(fate)
    t.s.fate = (*t.s.fate[:kostov], card, *t.s.fate[kostov + 1 :])
    t.s.bound = (*t.s.bound[:kostov], -2, *t.s.bound[kostov + 1 :])  # to Mirza, who is dead
    t.s.fate_deck = t.s.fate_deck.without(card)
    t.dice("HHH").do("move:9nw", "assign:3H")
    assert t.told("defeated", "enemy") == ["kostov"]
    assert t.zyne.allies == (["kostov"] if ally else [])
    assert t.told("bound") == []


@pytest.mark.rule("UK-6.8")
def test_a_new_hero_does_not_inherit_the_fates_of_the_dead() -> None:
    t = table(
        HEROES,
        step="end",
        soldiers={"zyne": 0},
        damage={"zyne": 4},
        lasting="hopelessness",
        enemies={"exhar": "9nw 1"},
        fate={"exhar": "loyal_soldier zyne"},
    )
    while "be:urgan" not in t.offers:
        t.do(t.offers[0])
    t.do("be:urgan", "space:5c")
    assert t.exhar.bound == "lost"


@pytest.mark.rule("UK-6.9")
@pytest.mark.parametrize("fate", ["loyal_soldier", "persuasion"])
def test_the_card_of_a_commander_that_is_defeated_or_turns_is_discarded(fate: str) -> None:
    t = table(
        HEROES,
        at={"zyne": "9c"},
        terrain={"9nw": "plains"},
        soldiers={"zyne": 3},
        enemies={"kostov": "9nw 0 2"},
        fate={"kostov": f"{fate} zyne"},
    )
    t.dice("HHH").do("move:9nw", "assign:3H")
    assert t.kostov.defeated == (fate == "loyal_soldier")
    assert (t.kostov.fate, t.kostov.bound) == ("", "")
    assert t.seen(None)["fates_spent"][FATES.index(fate)] == 1


@pytest.mark.rule("UK-6.9", "UK-18.18")
def test_whoever_comes_back_is_unbound_and_draws_anew() -> None:
    t = table(HEROES, step="event", round=8, at={"zyne": "1w"}, enemies={"lionel": "1c 4"}, defeated="exhar", seed=3)
    t.s.old_events, t.s.event_deck = tuple(range(7)), shuffled(range(7, 24))
    t.s.pending = RUNNING
    again(t)
    t.brings(event="curse_of_immortality", fate="loyal_soldier").roll_on()
    t.do("space:1e")
    assert (t.exhar.at, t.exhar.bound) == ("1e", "")
    while t.exhar.bound == "":
        t.do(next(token for token in t.offers if token.startswith("move:")))
    assert t.exhar.fate == "loyal_soldier"
