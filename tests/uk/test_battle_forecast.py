"""What a battle may come to, against every roll and every way to assign it."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.battle.assignment import ALL_DICE, handfuls
from hornbook.games.unicornus_knights.rules.battle.battle import AMINA_SAFE, ASSIGNING, CHOOSING, ON_COMMANDER, Battle
from hornbook.games.unicornus_knights.rules.battle.dice_counts import dice_in, handful
from hornbook.games.unicornus_knights.rules.battle.princess_battle import strength
from hornbook.games.unicornus_knights.rules.choices import HITS, MOVE
from hornbook.games.unicornus_knights.rules.ids import AMINA, HIT, LOSS, MISS
from hornbook.games.unicornus_knights.rules.state import NOBODY, UkState
from hornbook.games.unicornus_knights.rules.units import is_enemy_on
from hornbook.games.unicornus_knights.screen.battle_forecast import prospects
from tests.uk.position import space, table

HERE, THERE = "9c", "9ne"
FOES: list[dict[str, Any]] = [
    {"troops": {THERE: 2}},
    {"enemies": {"lyla": f"{THERE} 1 3"}},
    {"enemies": {"dahaka": f"{THERE} 2 3"}},
    {"enemies": {"amina": f"{THERE} 1 1"}},
    {"enemies": {"amina": f"{THERE} 0 1"}},
    {"enemies": {"rozie": f"{THERE} 1 0"}},
    {"enemies": {"irvin": f"{THERE} 1 2"}, "lasting": "desperate_counterattack"},
]


def rolled_as(s: UkState, unit: int, at: int, attack: int, rolled: list[int]) -> tuple[int, int, int]:
    """Dice as they count."""
    hits, misses, losses = rolled
    fight = Battle(unit, at, attack, NOBODY, [], ASSIGNING, hits=hits, misses=misses, losses=losses)
    return fight.results(s)


def ends(s: UkState, unit: int, at: int, attack: int, roll: list[int]) -> list[tuple[int, bool]]:
    """For every way to assign a roll, the damage to the unit, and whether the enemy is gone: as the rules settle it."""
    safe = AMINA_SAFE if s.enemy_on[at] == AMINA and s.troops[at] else 0
    rolled = [roll.count(face) for face in (HIT, MISS, LOSS)]
    hits, misses, losses = rolled_as(s, unit, at, attack, rolled)
    found = []
    for on in handfuls((hits, misses, losses), 0, 0, s.troops[at]):
        left = (hits - on[HIT], misses - on[MISS], losses - on[LOSS])
        reaches = s.enemy_on[at] != NOBODY and sum(on) == s.troops[at]
        for more in handfuls(left, 0, 0, ALL_DICE) if reaches else [(0, 0, 0)]:
            fight = Battle(unit, at, attack, NOBODY, [], ON_COMMANDER, flags=safe, covered=handful(*on))
            after = s.copy()
            fight.settle(after, handful(*more))
            found.append((fight.harm, not is_enemy_on(after, at)))
    return found


@pytest.mark.parametrize("attack", [1, 0])
@pytest.mark.parametrize("hero", ["zyne", "godfried", "mirza"])
@pytest.mark.parametrize("foe", FOES)
def test_prospects_are_what_all_rolls_come_to(foe: dict[str, Any], hero: str, attack: int) -> None:
    t = table(f"{hero} donia gato", at={hero: HERE}, soldiers={hero: 1}, damage={hero: 3}, **foe)
    s, unit, at = t.s, 1, space(THERE)
    faces = (s.box.content.attack if attack else s.box.content.defend)[s.who[unit]]
    for dice in (0, 1, 3, 4):
        wins = dies = harm = 0
        for roll in product(faces, repeat=dice):
            found = ends(s, unit, at, attack, list(roll))
            least = min(damage for damage, _ in found)
            wins += any(gone for _, gone in found)
            dies += least >= strength(s, unit)
            harm += least
        every = 6**dice
        told = prospects(s, unit, at, attack, dice)
        assert told == {
            "wins": pytest.approx(wins / every, abs=0.0006),
            "dies": pytest.approx(dies / every, abs=0.0006),
            "harm": pytest.approx(harm / every, abs=0.06),
        }


def test_every_way_to_assign_dice_comes_to_what_was_told() -> None:
    game, looked = shipped(), 0
    for seed, setup in enumerate(list(game.scenarios.values())[:8] * 4):
        rng = random.Random(seed)
        s = game.new(setup, seed)
        while s.pending >= 0:
            top = s.stack[-1]
            if isinstance(top, Battle) and top.step in (ASSIGNING, ON_COMMANDER) and s.options[-1] >= HITS:
                looked += look(s, top)
            game.apply(s, rng.choice(s.options))
    assert looked > 200


def look(s: UkState, fight: Battle) -> int:
    """Every way to assign dice that is told, taken: how many there were."""
    told = shipped().insights.insights(shipped().view_json(s, s.pending))["battle"]
    assert told["unit"] == fight.unit
    assert told["dice"]["total"] == fight.hits + fight.misses + fight.losses
    if "ways" not in told:
        return 0
    looked = 0
    assert told["again"] == bool(fight.flags & CHOOSING)
    for words, way in told["ways"].items() if not told["again"] else ():
        after, copy = s.copy(), fight.copy()
        dice = tuple(map(int, words.split(",")))
        off, harm, falls, wounds = way
        if fight.step == ASSIGNING:
            copy.covered = handful(*dice)
            copy.settle(after, 0)
        else:
            copy.settle(after, handful(*dice))
        enemy = s.enemy_on[fight.space]
        if enemy != NOBODY and after.enemy_on[fight.space] == enemy and copy.harm == 0:
            assert wounds == after.enemy_damage[enemy] - s.enemy_damage[enemy]
        done = sum(dice_in(copy.covered)[LOSS:]) + (dice[LOSS] if fight.step == ON_COMMANDER else 0)
        assert (harm, falls) == (copy.harm, dice_in(copy.covered)[HIT])
        assert harm == max(0, told["power"] - off + done - told["shield"])
        looked += 1
    return looked


def test_the_dice_are_counted_before_the_roll() -> None:
    hands = {"zyne": "ambush ambush"}
    t = table("zyne donia gato", at={"zyne": HERE}, soldiers={"zyne": 4}, troops={THERE: 3}, hands=hands)
    t.do(f"move:{THERE}")
    told = t.game.insights.insights(t.seen(0))["battle"]
    assert told["dice"]["total"] == told["dice"]["soldiers"] + told["dice"]["defence"] + told["dice"]["other"]
    assert (told["dice"]["soldiers"], told["power"]) == (4, 3)
    t.do("card:ambush")
    more = t.game.insights.insights(t.seen(1))["battle"]
    assert more["dice"]["total"] > told["dice"]["total"]
    assert more["prospects"]["wins"] > told["prospects"]["wins"]
    assert "ways" not in more


def test_the_princess_is_told_in_parts() -> None:
    at, soldiers = {"princess": HERE, "mirza": "9w"}, {"mirza": 2, "princess": 6}
    t = table("mirza donia zyne", step="enemies", round=10, at=at, soldiers=soldiers, troops={THERE: 6}, starter=1)
    told = t.game.insights.insights(t.seen(0))["battle"]
    assert [told[part] for part in ("soldiers", "commander", "blow", "kept_off", "taken", "harm")] == [6, 0, 6, 2, 0, 4]
    t.do("n:3")
    told = t.game.insights.insights(t.seen(2))["battle"]
    assert [told[part] for part in ("blow", "kept_off", "taken", "harm")] == [6, 2, 3, 1]


def test_whoever_may_retreat_is_told_what_standing_may_come_to() -> None:
    t = table("zyne donia gato", step="enemies", at={"zyne": HERE}, soldiers={"zyne": 2}, troops={THERE: 3})
    assert t.rule == "UK-7.18"
    told = t.game.insights.insights(t.seen(0))["battle"]
    assert (told["unit"], told["power"], told["dice"]["soldiers"]) == (1, 3, 2)
    assert told["prospects"] == prospects(t.s, 1, space(HERE), 0, told["dice"]["total"])
    costs = {each["space"]: each["cost"] for each in told["retreats"]}
    for code in [code for code in t.s.options if code >= MOVE]:
        after = t.s.copy()
        t.game.apply(after, code)
        assert t.s.resources[1] - after.resources[1] == costs[code - MOVE]
    t.do("stay")
    assert "prospects" not in t.game.insights.insights(t.seen(0))["battle"]
