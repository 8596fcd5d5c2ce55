"""Chapter 17 of the rulebook: the fate cards."""

from __future__ import annotations

from typing import Any

import pytest

from hornbook.games.unicornus_knights.game import shipped
from tests.uk.position import Table, table

PLAIN = {f"9{petal}": "plains" for petal in ("c", "ne", "e", "se", "sw", "w", "nw")}
MEN = ("dahaka", "demian", "dorgas", "exhar", "gregorio", "irvin", "kostov")
WOMEN = ("amina", "lyla", "marianne", "ravinith")


def reveals(card: str, enemy: str = "lyla", words: str = "9ne 2", hero: str = "zyne", **more: Any) -> Table:
    """A hero goes from 8sw to 9e; the commander beside that space draws this card."""
    heroes = f"{hero} donia urgan" if hero not in ("donia", "urgan") else f"{hero} zyne annelie"
    position: dict[str, Any] = {"at": {hero: "8sw"}, "terrain": PLAIN, "enemies": {enemy: words}}
    return table(heroes, **position | more).brings(fate=card).do("move:9e")


def beaten(card: str, bound: str, by: str = "zyne", **more: Any) -> Table:
    """Lyla without soldiers, with that card and bound to this unit, is beaten in battle by Zyne or the princess."""
    position: dict[str, Any] = {
        "step": "players" if by == "zyne" else "princess",
        "princess": "tactician",
        "at": {by: "9c"},
        "terrain": PLAIN,
        "soldiers": {by: 6},
        "resources": {by: 20},
        "enemies": {"lyla": "9ne 0 3"},
        "fate": {"lyla": f"{card} {bound}"},
    }
    t = table(**position | more).dice("HHHHHH").do("move:9ne")
    return t.do("assign:3H" if by == "zyne" else "take:0")


# UK-17.1


@pytest.mark.rule("UK-17.1")
def test_there_are_twenty_four() -> None:
    copies = {entry["name"]: entry["copies"] for entry in shipped().catalogue()["fate"]["fate"]}
    assert sum(copies.values()) == 24
    assert copies == {
        "Persuasion": 3, "Begrudging Respect": 2, "A Diabolical Trap": 2, "Friend or Foe": 2, "Lost Family": 2,
        "Love at First Sight": 2, "Mercenary": 2, "Loyal Soldier": 3, "Fated Enemy": 2, "Old Debt": 1,
        "Change of Heart": 1, "Burning Hatred": 1, "Captured Banner": 1,
    }  # fmt: skip


@pytest.mark.rule("UK-17.1")
def test_what_happens_when_revealed_happens_once() -> None:
    t = reveals("old_debt")
    gained = t.zyne.resources
    t.do("move:9c")
    assert t.zyne.resources < gained
    assert t.told("bound", "fate") == ["old_debt"]


# UK-17.2


@pytest.mark.rule("UK-17.2")
@pytest.mark.parametrize("bound", ["zyne", "donia", "princess"])
def test_persuasion_makes_it_the_ally_of_whoever_defeats_it(bound: str) -> None:
    t = beaten("persuasion", bound)
    assert t.zyne.allies == ["lyla"]
    assert not t.lyla.defeated
    assert t.told("ally", "enemy", "unit") == [("lyla", "zyne")]


@pytest.mark.rule("UK-17.2", "UK-8.13")
def test_the_princess_too() -> None:
    assert beaten("persuasion", "zyne", by="princess").princess.allies == ["lyla"]


@pytest.mark.rule("UK-17.2", "UK-10.5")
def test_outside_battle_as_well() -> None:
    t = table("ilsahti donia gato", at={"ilsahti": "9c"}, terrain=PLAIN, soldiers={"ilsahti": 2},
              enemies={"lyla": "9ne 0 3"}, fate={"lyla": "persuasion donia"})  # fmt: skip
    t.dice("HH").do("power", "assign:1H")
    assert t.ilsahti.allies == ["lyla"]


@pytest.mark.rule("UK-17.2", "UK-6.6", "UK-6.9")
def test_its_soldiers_stay_with_the_enemy_and_the_card_is_discarded() -> None:
    t = table(at={"zyne": "9c"}, terrain=PLAIN, soldiers={"zyne": 6}, resources={"zyne": 20},
              enemies={"lyla": "9ne 2 3"}, fate={"lyla": "persuasion zyne"})  # fmt: skip
    t.dice("HHHMML").do("move:9ne", "assign:2L", "assign:1H")
    assert t.zyne.allies == ["lyla"]
    assert t.troops("9ne") == 2
    assert sum(t.seen(0)["fates_spent"]) == 1


@pytest.mark.rule("UK-17.2", "UK-10.6")
def test_the_dead_take_no_allies() -> None:
    t = table(at={"zyne": "9c"}, terrain=PLAIN, soldiers={"zyne": 1}, damage={"zyne": 4}, enemies={"lyla": "9ne 0 3"},
              fate={"lyla": "persuasion zyne"})  # fmt: skip
    t.dice("H").do("move:9ne", "assign:1H")
    assert t.told("dies", "unit") == ["zyne"]
    assert t.lyla.defeated


# UK-17.3


@pytest.mark.rule("UK-17.3")
def test_begrudging_respect_is_for_the_bound_one_alone() -> None:
    assert beaten("begrudging_respect", "zyne").zyne.allies == ["lyla"]
    t = beaten("begrudging_respect", "donia")
    assert (t.zyne.allies, t.donia.allies, t.lyla.defeated) == ([], [], True)
    assert beaten("begrudging_respect", "princess", by="princess").princess.allies == ["lyla"]
    assert beaten("begrudging_respect", "zyne", by="princess").lyla.defeated


@pytest.mark.rule("UK-17.3")
def test_and_in_battle_only() -> None:
    t = table("ilsahti donia gato", at={"ilsahti": "9c"}, terrain=PLAIN, soldiers={"ilsahti": 2},
              enemies={"lyla": "9ne 0 3"}, fate={"lyla": "begrudging_respect ilsahti"})  # fmt: skip
    t.dice("HH").do("power", "assign:1H")
    assert (t.ilsahti.allies, t.lyla.defeated) == ([], True)


# UK-17.4


@pytest.mark.rule("UK-17.4", "UK-7.13")
def test_a_diabolical_trap_harms_the_bound_unit_and_its_owner_divides() -> None:
    t = reveals("diabolical_trap", soldiers={"zyne": 2})
    assert (t.asked, t.offers) == (0, ["take:1", "take:2", "take:3"])
    t.do("take:2")
    assert (t.zyne.soldiers, t.zyne.damage) == (1, 2)


@pytest.mark.rule("UK-17.4", "UK-7.13", "UK-10.3")
def test_it_may_kill_though_soldiers_are_left() -> None:
    t = reveals("diabolical_trap", soldiers={"zyne": 2}, damage={"zyne": 3})
    t.do("take:2")
    assert t.told("dies", "unit") == ["zyne"]
    assert t.troops("9e") == 1
    assert t.lyla.bound == "lost"


@pytest.mark.rule("UK-17.4", "UK-1.3")
def test_for_the_princess_the_starting_player_divides() -> None:
    t = table(step="princess", starter=2, princess="tactician", at={"princess": "8sw"}, terrain=PLAIN,
              soldiers={"princess": 3}, enemies={"lyla": "9ne 2"})  # fmt: skip
    t.brings(fate="diabolical_trap").do("move:9e")
    assert (t.asked, t.offers) == (2, ["take:0", "take:1", "take:2", "take:3"])


# UK-17.5


@pytest.mark.rule("UK-17.5", "UK-6.7")
def test_friend_or_foe_the_bound_unit_moves_to_the_commander_and_attacks_at_once() -> None:
    t = reveals("friend_or_foe", words="9ne 0", soldiers={"zyne": 1}, resources={"zyne": 1})
    assert t.zyne.resources == 0  # the first step was paid, this one is free
    assert t.told("moves", "space") == ["gilded_market-e", "gilded_market-ne"]
    assert t.told("attacks", "enemy") == ["lyla"]


@pytest.mark.rule("UK-17.5")
def test_if_the_commander_is_defeated_in_that_battle_it_is_an_ally() -> None:
    t = table(at={"zyne": "8sw"}, terrain=PLAIN, soldiers={"zyne": 6}, resources={"zyne": 20},
              enemies={"lyla": "9ne 0 3"})  # fmt: skip
    t.brings(fate="friend_or_foe").dice("HHHHHH").do("move:9e", "assign:3H")
    assert (t.zyne.allies, t.zyne.at) == (["lyla"], "9ne")


@pytest.mark.rule("UK-17.5")
def test_in_a_later_battle_it_is_not() -> None:
    t = table(at={"zyne": "8sw"}, terrain=PLAIN, soldiers={"zyne": 6}, resources={"zyne": 30},
              enemies={"lyla": "9ne 0 3"})  # fmt: skip
    t.brings(fate="friend_or_foe").dice("MMMMMMHHHHHH").do("move:9e", "assign:3L")
    t.do("take:0", "move:9ne", "assign:3H")
    assert (t.zyne.allies, t.lyla.defeated) == ([], True)


@pytest.mark.rule("UK-17.5", "UK-7.14")
def test_after_that_battle_the_hero_withdraws_to_where_the_card_found_it() -> None:
    t = reveals("friend_or_foe", words="9ne 0", soldiers={"zyne": 6}, resources={"zyne": 9})
    t.do("assign:none")
    t.do("take:0")
    assert t.zyne.at == "9e"
    assert t.doing == "turn"


@pytest.mark.rule("UK-17.5", "UK-3.8")
def test_two_spaces_away_it_comes_one_space_nearer_and_its_player_chooses_the_way() -> None:
    assert reveals("friend_or_foe", words="9w 2").zyne.at == "9c"  # the only way
    t = reveals("friend_or_foe", words="9nw 2")
    assert (t.asked, t.offers, t.rule) == (0, ["space:9c", "space:9ne"], "UK-17.5")
    t.do("space:9ne")
    assert (t.zyne.at, t.doing, t.told("attacks")) == ("9ne", "turn", [])


@pytest.mark.rule("UK-17.5", "UK-1.3")
def test_for_the_princess_the_starting_player_chooses() -> None:
    t = table(step="princess", starter=1, princess="tactician", at={"princess": "8sw"}, terrain=PLAIN,
              enemies={"lyla": "9nw 2"})  # fmt: skip
    t.brings(fate="friend_or_foe").do("move:9e")
    assert (t.asked, t.offers) == (1, ["space:9c", "space:9ne"])


@pytest.mark.rule("UK-17.5")
def test_whoever_is_on_the_way_is_attacked() -> None:
    t = reveals("friend_or_foe", words="9w 2", troops={"9c": 1}, soldiers={"zyne": 1})
    assert t.told("attacks", "enemy", "soldiers") == [("soldiers", 1)]


@pytest.mark.rule("UK-17.5")
def test_where_a_hero_or_the_princess_stands_there_is_no_way() -> None:
    t = reveals("friend_or_foe", words="9w 2", at={"zyne": "8sw", "donia": "9c"})
    assert (t.zyne.at, t.doing) == ("9e", "turn")


@pytest.mark.rule("UK-17.5")
def test_a_battle_that_was_due_where_it_stood_is_off() -> None:
    t = reveals("friend_or_foe", words="9w 2", troops={"9e": 2})
    assert t.zyne.at == "9c"
    assert (t.troops("9e"), t.told("attacks")) == (2, [])


@pytest.mark.rule("UK-17.5")
def test_on_the_commanders_own_space_the_battle_comes_when_it_is_due() -> None:
    t = table(at={"zyne": "8sw"}, terrain=PLAIN, soldiers={"zyne": 6}, resources={"zyne": 20},
              enemies={"lyla": "9ne 0 3"})  # fmt: skip
    t.brings(fate="friend_or_foe").dice("HHHHHH").do("move:9ne", "assign:3H")
    assert len(t.told("moves")) == 1
    assert t.zyne.allies == ["lyla"]


@pytest.mark.rule("UK-17.5", "UK-9.2")
def test_even_in_the_middle_of_the_enemy_step() -> None:
    """Dorgas comes beside Zyne, draws the card, and is attacked before anybody else has moved."""
    t = table(step="enemies", at={"zyne": "9e"}, terrain=PLAIN, soldiers={"zyne": 6}, enemies={"dorgas": "9w 0 3"})
    t.brings(fate="friend_or_foe").dice("HHHHHH")
    t.roll_on()
    assert t.told("enemy-moves", "enemy") == ["dorgas"]
    assert t.told("attacks", "enemy") == ["dorgas"]
    t.do("assign:4H")
    assert (t.zyne.allies, t.zyne.at) == (["dorgas"], "9c")


@pytest.mark.rule("UK-17.5", "UK-9.8", "UK-18.24")
def test_enemies_on_that_space_merge_before_the_battle() -> None:
    """In a Night Raid Dorgas comes upon two soldiers, who do not move themselves; together they are attacked."""
    past = "supply_thieves ill_omens border_patrol desertion assassins fresh_legions"
    t = table(step="event", past=past, at={"zyne": "9e"}, terrain=PLAIN, soldiers={"zyne": 6}, troops={"9c": 2},
              enemies={"dorgas": "9w 1"})  # fmt: skip
    t.brings(event="night_raid", fate="friend_or_foe")
    t.roll_on()
    assert t.told("attacks", "enemy", "soldiers") == [("dorgas", 3)]


@pytest.mark.rule("UK-17.5", "UK-6.4")
def test_a_chain_of_two_such_cards() -> None:
    """Lyla's card brings Zyne to 9c, beside nobody yet; Kostov on the same area is bound in the check of that step."""
    t = table(at={"zyne": "12ne"}, terrain=PLAIN, soldiers={"zyne": 6}, resources={"zyne": 20},
              enemies={"lyla": "9nw 0", "kostov": "9ne 0"})  # fmt: skip
    t.brings(fate="friend_or_foe friend_or_foe").do("move:9se", "enemy:lyla")
    assert t.lyla.fate == "friend_or_foe"
    assert t.told("moves", "space")[1] == "gilded_market-c"
    assert t.told("attacks", "enemy") == ["kostov"]


# UK-17.6


@pytest.mark.rule("UK-17.6", "UK-6.4")
def test_lost_family_joins_another_who_moves_beside_it() -> None:
    t = table(at={"zyne": "8sw"}, terrain=PLAIN, enemies={"lyla": "9ne 2"}, fate={"lyla": "lost_family donia"})
    t.do("move:9e")
    assert t.zyne.allies == ["lyla"]
    assert (t.lyla.at, t.troops("9ne")) == ("", 2)
    assert t.told("ally", "unit") == ["zyne"]


@pytest.mark.rule("UK-17.6")
@pytest.mark.parametrize(("bound", "to"), [("zyne", "9e"), ("donia", "8c"), ("donia", "9ne")])
def test_not_the_bound_one_nor_one_farther_away_nor_one_upon_it(bound: str, to: str) -> None:
    t = table(at={"zyne": "8sw"}, terrain={**PLAIN, "8c": "plains"}, enemies={"lyla": "9ne 2"},
              fate={"lyla": f"lost_family {bound}"}, soldiers={"zyne": 1})  # fmt: skip
    t.do(f"move:{to}")
    assert t.zyne.allies == []


@pytest.mark.rule("UK-17.6")
def test_the_princess_too_and_though_the_bound_hero_has_died() -> None:
    t = table(step="princess", princess="tactician", at={"princess": "8sw"}, terrain=PLAIN,
              enemies={"lyla": "9ne 2"}, fate={"lyla": "lost_family zyne"})  # fmt: skip
    t.do("move:9e")
    assert t.princess.allies == ["lyla"]
    t = table(at={"zyne": "8sw"}, terrain=PLAIN, enemies={"lyla": "9ne 2"}, fate={"lyla": "lost_family donia"})
    t.s.bound = tuple(-2 if bound > 0 else bound for bound in t.s.bound)
    assert t.lyla.bound == "lost"
    assert t.do("move:9e").zyne.allies == ["lyla"]


@pytest.mark.rule("UK-17.6")
def test_not_when_the_commander_does_the_moving() -> None:
    t = table(step="enemies", at={"zyne": "9e"}, terrain=PLAIN, enemies={"dorgas": "9w 1"},
              fate={"dorgas": "lost_family donia"})  # fmt: skip
    assert (t.dorgas.at, t.zyne.allies) == ("9c", [])


@pytest.mark.rule("UK-17.6", "UK-6.1")
def test_a_withdrawal_beside_it_counts() -> None:
    """Zyne was placed beside Lyla; he attacks away from her, and has to go back."""
    t = table(at={"zyne": "9e"}, terrain=PLAIN, soldiers={"zyne": 2}, resources={"zyne": 20}, troops={"11w": 3},
              enemies={"lyla": "9ne 2"}, fate={"lyla": "lost_family donia"})  # fmt: skip
    t.dice("MM").do("move:11w")
    assert t.zyne.allies == []
    t.do("assign:2M", "take:0")
    assert (t.zyne.at, t.zyne.allies) == ("9e", ["lyla"])


# UK-17.7


@pytest.mark.rule("UK-17.7")
@pytest.mark.parametrize("enemy", MEN + WOMEN)
@pytest.mark.parametrize(("hero", "gender"), [("zyne", "male"), ("annelie", "female"), ("cat_band", "both")])
def test_love_at_first_sight_goes_by_gender(enemy: str, hero: str, gender: str) -> None:
    t = reveals("love_at_first_sight", enemy, hero=hero)
    match = gender == "both" or (enemy in MEN) == (gender == "female")
    assert getattr(t, hero).allies == ([enemy] if match else [])
    assert (getattr(t, enemy).at == "") == match


@pytest.mark.rule("UK-17.7")
@pytest.mark.parametrize(("enemy", "joins"), [("dorgas", True), ("lyla", False)])
def test_the_princess_is_a_woman(enemy: str, joins: bool) -> None:
    t = table(step="princess", princess="tactician", at={"princess": "8sw"}, terrain=PLAIN, enemies={enemy: "9ne 2"})
    t.brings(fate="love_at_first_sight").do("move:9e")
    assert t.princess.allies == ([enemy] if joins else [])


@pytest.mark.rule("UK-17.7", "UK-6.7")
def test_then_the_battle_is_with_the_soldiers_or_with_nobody() -> None:
    for soldiers, battles in ((2, ["soldiers"]), (0, [])):
        t = table(at={"zyne": "8sw"}, terrain=PLAIN, enemies={"lyla": f"9ne {soldiers}"})
        t.brings(fate="love_at_first_sight").do("move:9ne")
        assert t.told("attacks", "enemy") == battles


# UK-17.8


def mercenary(bound: str, **more: Any) -> Table:
    """Zyne's turn on 9c, Lyla on 8c bound as a Mercenary."""
    position: dict[str, Any] = {
        "at": {"zyne": "9c"},
        "resources": {"zyne": 12},
        "enemies": {"lyla": "8c 3"},
        "fate": {"lyla": f"mercenary {bound}"},
    }
    return table(**position | more)


@pytest.mark.rule("UK-17.8")
def test_a_mercenary_is_hired_for_ten_resources_by_the_bound_hero() -> None:
    t = mercenary("zyne")
    before = t.actions
    t.do("hire:lyla")
    assert (t.zyne.resources, t.zyne.allies, t.actions) == (2, ["lyla"], before)
    assert t.troops("8c") == 3


@pytest.mark.rule("UK-17.8")
def test_not_by_another_nor_from_afar_nor_for_less() -> None:
    assert "hire:lyla" not in mercenary("donia").offers
    assert "hire:lyla" not in mercenary("zyne", enemies={"lyla": "3c 3"}).offers
    assert "hire:lyla" not in mercenary("zyne", resources={"zyne": 9}).offers
    assert "hire:lyla" not in mercenary("zyne", starter=1).offers


@pytest.mark.rule("UK-17.8", "UK-12.1")
@pytest.mark.parametrize(("hero", "offered"), [("zyne", True), ("donia", False)])
def test_nor_in_the_turn_of_another_hero_of_the_same_player(hero: str, offered: bool) -> None:
    both = {"zyne": 20, "donia": 20}
    t = mercenary("zyne", heroes="zyne donia gato urgan", seats=2, at={"zyne": "9c", "donia": "9ne"}, resources=both)
    assert ("hire:lyla" in t.do(f"unit:{hero}").offers) == offered


@pytest.mark.rule("UK-17.8")
def test_resources_spent_otherwise_do_not_hire() -> None:
    t = mercenary("zyne", hands={"zyne": "courier"}).do("card:courier", "unit:donia", "n:10")
    assert t.zyne.allies == []
    assert "hire:lyla" not in t.offers


@pytest.mark.rule("UK-17.8")
def test_for_the_princess_anybody_near_her_may_pay() -> None:
    t = mercenary("princess", at={"zyne": "9c", "princess": "11c"}, resources={"zyne": 10, "princess": 5})
    t.do("hire:lyla")
    assert (t.princess.allies, t.zyne.allies) == (["lyla"], [])
    assert (t.zyne.resources, t.princess.resources) == (0, 5)


@pytest.mark.rule("UK-17.8")
def test_if_the_mercenary_is_near_her_and_so_is_the_payer() -> None:
    far_from_her = mercenary("princess", at={"zyne": "9c", "princess": "12c"})
    assert "hire:lyla" not in far_from_her.offers
    far_payer = mercenary("princess", at={"zyne": "2c", "princess": "11c"})
    assert "hire:lyla" not in far_payer.offers


# UK-17.9 to UK-17.11


@pytest.mark.rule("UK-17.9")
def test_a_loyal_soldier_does_nothing() -> None:
    t = reveals("loyal_soldier", soldiers={"zyne": 2})
    assert (t.lyla.at, t.lyla.soldiers, t.lyla.bound) == ("9ne", 2, "zyne")
    assert (t.zyne.damage, t.zyne.soldiers, t.zyne.at) == (0, 2, "9e")
    assert beaten("loyal_soldier", "zyne").lyla.defeated


@pytest.mark.rule("UK-17.10")
def test_a_fated_enemy_gets_three_soldiers() -> None:
    assert reveals("fated_enemy").lyla.soldiers == 5


@pytest.mark.rule("UK-17.11")
def test_an_old_debt_is_paid_with_eight_resources() -> None:
    assert reveals("old_debt", soldiers={"zyne": 1}, resources={"zyne": 1}).zyne.resources == 8


@pytest.mark.rule("UK-17.11")
def test_to_the_princess_too() -> None:
    t = table(step="princess", princess="tactician", at={"princess": "8sw"}, terrain=PLAIN, soldiers={"princess": 1},
              resources={"princess": 1}, enemies={"lyla": "9ne 2"})  # fmt: skip
    t.brings(fate="old_debt").do("move:9e")
    assert (t.princess.resources, t.zyne.resources) == (8, 10)


# UK-17.12 and UK-17.13


@pytest.mark.rule("UK-17.12", "UK-9.10")
def test_after_a_change_of_heart_it_does_not_move() -> None:
    position: dict[str, Any] = {"step": "enemies", "at": {"zyne": "9c"}, "terrain": PLAIN, "resources": {"zyne": 0}}
    t = table(enemies={"dorgas": "9ne 1"}, fate={"dorgas": "change_of_heart zyne"}, **position)
    assert (t.told("enemy-attacks"), t.dorgas.at) == ([], "9ne")


@pytest.mark.rule("UK-17.12", "UK-17.13", "UK-9.2")
@pytest.mark.parametrize(
    ("card", "enemy", "comes"), [("change_of_heart", "dorgas", False), ("burning_hatred", "kostov", True)]
)
def test_also_if_it_comes_in_the_middle_of_the_enemy_step(card: str, enemy: str, comes: bool) -> None:
    """A soldier beside Zyne moves first; the check after that finds the commander on the same area."""
    t = table(step="enemies", at={"zyne": "9e"}, terrain=PLAIN, resources={"zyne": 0}, troops={"9se": 1},
              enemies={enemy: "9w 1"})  # fmt: skip
    t.brings(fate=card)
    t.roll_on()
    assert getattr(t, enemy).fate == card
    assert getattr(t, enemy).at == ("9c" if comes else "9w")


@pytest.mark.rule("UK-17.13", "UK-9.10")
def test_burning_hatred_makes_it_aggressive() -> None:
    position: dict[str, Any] = {"step": "enemies", "at": {"zyne": "9w"}, "terrain": PLAIN, "resources": {"zyne": 0}}
    t = table(enemies={"kostov": "9e 1"}, fate={"kostov": "burning_hatred zyne"}, **position)
    assert t.kostov.at == "9c"


@pytest.mark.rule("UK-17.13")
def test_it_goes_for_the_bound_one_first_though_another_is_nearer() -> None:
    """Donia is beside Kostov, Zyne two spaces away."""
    at = {"zyne": "9w", "donia": "8sw"}
    for bound, where in (("zyne", "9c"), ("donia", "8sw")):
        t = table(step="enemies", at=at, terrain=PLAIN, resources={"zyne": 0, "donia": 0},
                  enemies={"kostov": "9e 1"}, fate={"kostov": f"burning_hatred {bound}"})  # fmt: skip
        assert t.kostov.at == where


@pytest.mark.rule("UK-17.13")
def test_while_the_bound_one_is_near() -> None:
    t = table(step="enemies", at={"zyne": "1c", "donia": "8sw"}, terrain=PLAIN, resources={"donia": 0},
              enemies={"kostov": "9e 1"}, fate={"kostov": "burning_hatred zyne"})  # fmt: skip
    assert t.told("enemy-attacks", "unit") == ["donia"]


@pytest.mark.rule("UK-17.13", "UK-9.7")
def test_if_the_way_is_barred_it_moves_like_others() -> None:
    t = table(step="enemies", at={"zyne": "9w", "donia": "8sw"}, terrain=PLAIN, resources={"donia": 0, "zyne": 0},
              enemies={"kostov": "9e 1", "black_knight": "9c 1"}, fate={"kostov": "burning_hatred zyne"})  # fmt: skip
    assert t.told("enemy-attacks", "unit") == ["donia"]


@pytest.mark.rule("UK-17.13", "UK-6.8")
def test_or_if_the_bound_one_is_gone() -> None:
    t = table(step="players", at={"zyne": "1c", "donia": "8sw"}, terrain=PLAIN, resources={"donia": 0},
              princess="tactician", enemies={"kostov": "9e 1"}, fate={"kostov": "burning_hatred gato"})  # fmt: skip
    t.s.bound = tuple(-2 if bound > 0 else bound for bound in t.s.bound)
    t.end_turns().do("collect", "collect", "collect")
    assert t.told("enemy-attacks", "unit") == ["donia"]


# UK-17.14


@pytest.mark.rule("UK-17.14")
@pytest.mark.parametrize("bound", ["zyne", "donia"])
def test_a_captured_banner_brings_two_cards_to_whoever_did_it(bound: str) -> None:
    t = table(at={"zyne": "9c"}, terrain=PLAIN, soldiers={"zyne": 6}, resources={"zyne": 20},
              enemies={"lyla": "9ne 0 3"}, fate={"lyla": f"captured_banner {bound}"})  # fmt: skip
    t.brings(support="mock courier").dice("HHHHHH").do("move:9ne", "assign:3H")
    assert t.zyne.hand == ["mock", "courier"]
    assert t.donia.hand == []
    assert t.lyla.defeated


@pytest.mark.rule("UK-17.14")
def test_for_the_princess_the_starting_player_draws() -> None:
    t = beaten("captured_banner", "zyne", by="princess", starter=1)
    assert [len(t.unit(number).hand) for number in (1, 2, 3)] == [0, 2, 0]


@pytest.mark.rule("UK-17.14", "UK-12.1")
def test_into_the_hand_of_one_hero_of_the_players_choice() -> None:
    t = beaten("captured_banner", "zyne", by="princess", seats=2, heroes="donia urgan zyne gato", starter=1)
    assert (t.asked, t.offers, t.rule) == (1, ["unit:zyne", "unit:gato"], "UK-17.14")
    t.do("unit:gato")
    assert (len(t.gato.hand), len(t.zyne.hand)) == (2, 0)


@pytest.mark.rule("UK-17.14", "UK-10.9")
def test_a_player_without_a_hero_draws_nothing() -> None:
    """Zyne, the starting player's hero, dies of a trap before the princess wins her battle."""
    t = table(step="princess", princess="tactician", at={"princess": "9c", "zyne": "8sw"}, terrain=PLAIN,
              soldiers={"princess": 6, "zyne": 0}, damage={"zyne": 4}, resources={"princess": 20},
              enemies={"lyla": "9ne 0 3", "dorgas": "8c 0"}, fate={"lyla": "captured_banner donia"})  # fmt: skip
    t.brings(fate="diabolical_trap").do("move:9ne")
    assert t.told("dies", "unit") == ["zyne"]
    t.do("take:0")
    assert t.lyla.defeated
    assert t.unit(1).hand == t.donia.hand == []
