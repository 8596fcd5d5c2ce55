"""Choices in their three spellings: the code, the token, and what a player reads."""

from __future__ import annotations

from typing import Any

from hornbook.core.events import Message
from hornbook.core.game import Explained
from hornbook.games.unicornus_knights.rules.battle.battle import BEFORE, DAMAGE, ON_COMMANDER, Battle
from hornbook.games.unicornus_knights.rules.battle.damage import Suffer
from hornbook.games.unicornus_knights.rules.battle.princess_battle import GUARD, GUARD_SHARE, PrincessBattle
from hornbook.games.unicornus_knights.rules.cards import EMPIRE, FATES, KINGDOM, SUPPORT
from hornbook.games.unicornus_knights.rules.codes import (
    ALLY,
    AMOUNT,
    ASSIGN,
    CARD,
    CHARACTER,
    COLLECT,
    DESTINY,
    EFFECT,
    END,
    ENEMY,
    FATE,
    HIRE,
    MOVE,
    POWER,
    RECRUIT,
    REROLL,
    ROLL,
    SEND,
    SPACE,
    STAY,
    TAKE,
    UNIT,
    dice_in,
)
from hornbook.games.unicornus_knights.rules.empire.enemy_step import RETREATING, EnemyStep, clockwise, retreat_cost
from hornbook.games.unicornus_knights.rules.event_step import EventStep
from hornbook.games.unicornus_knights.rules.march import FateCheck, FriendOrFoe
from hornbook.games.unicornus_knights.rules.new_heroes import Arrivals
from hornbook.games.unicornus_knights.rules.princess_step import PrincessStep
from hornbook.games.unicornus_knights.rules.round import Rounds
from hornbook.games.unicornus_knights.rules.set_up import SetUp
from hornbook.games.unicornus_knights.rules.start_of_round import EFFECTS, StartOfRound
from hornbook.games.unicornus_knights.rules.state import NOBODY, PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.turn.collect import recruits, yields
from hornbook.games.unicornus_knights.rules.turn.courier import Posting
from hornbook.games.unicornus_knights.rules.turn.deeds import Deed, rule_of
from hornbook.games.unicornus_knights.rules.turn.destined_meeting import Meeting
from hornbook.games.unicornus_knights.rules.turn.mock import Mocking
from hornbook.games.unicornus_knights.rules.turn.send import POTIONS, RESOURCES, SOLDIERS, Send
from hornbook.games.unicornus_knights.rules.turn.turn import ACTING, HEALING, Turn
from hornbook.games.unicornus_knights.rules.turn.volley import Volley
from hornbook.games.unicornus_knights.rules.units import is_enemy_on, move_cost, name_of

WORDS = {
    END: "end",
    RECRUIT: "recruit",
    COLLECT: "collect",
    DESTINY: "destiny",
    SEND: "send",
    POWER: "power",
    ROLL: "roll",
    STAY: "stay",
}
RULES = {
    END: "UK-5.1",
    RECRUIT: "UK-5.3",
    COLLECT: "UK-5.4",
    DESTINY: "UK-5.10",
    SEND: "UK-5.8",
    ROLL: "UK-7.5",
    STAY: "UK-7.18",
}
POWER_RULES = {"annelie": "UK-13.2", "donia": "UK-13.3", "magnus": "UK-13.7", "ilsahti": "UK-13.9"}


def dice_text(number: int) -> str:
    """Dice by result, as in `2H1M`; `none` for no dice."""
    parts = [f"{count}{letter}" for count, letter in zip(dice_in(number), "HML", strict=True) if count]
    return "".join(parts) or "none"


def token(s: UkState, code: int) -> str:
    """A choice in one word; a space is its place on the map and which of the seven it is."""
    if code >= REROLL:
        return f"reroll:{dice_text(code - REROLL)}"
    if code >= ASSIGN:
        return f"assign:{dice_text(code - ASSIGN)}"
    if code >= MOVE:
        return f"move:{s.box.space_token(code - MOVE)}"
    if code >= SPACE:
        return f"space:{s.box.space_token(code - SPACE)}"
    if code >= TAKE:
        return f"take:{code - TAKE}"
    if code >= AMOUNT:
        return f"n:{code - AMOUNT}"
    if code >= EFFECT:
        return f"effect:{EFFECTS[code - EFFECT]}"
    if code >= HIRE:
        return f"hire:{EMPIRE[code - HIRE]}"
    if code >= ALLY:
        return f"ally:{EMPIRE[code - ALLY]}"
    if code >= FATE:
        return f"fate:{FATES[code - FATE]}"
    if code >= CARD:
        return f"card:{SUPPORT[code - CARD]}"
    if code >= CHARACTER:
        return f"be:{KINGDOM[code - CHARACTER]}"
    if code >= ENEMY:
        return f"enemy:{EMPIRE[code - ENEMY]}"
    if code >= UNIT:
        return f"unit:{name_of(s, code - UNIT)}"
    return WORDS.get(code, f"unknown:{code}")


def explain(s: UkState, code: int) -> Explained:
    """What a choice says, which things on the board it touches, and by which rule."""
    label, touches, rule = _explain(s, code)
    return Explained(code, token(s, code), label, touches, rule or s.rule)


Said = tuple[Message, tuple[str, ...], str]


def _explain(s: UkState, code: int) -> Said:
    if code >= ASSIGN:
        return _explain_dice(s, code)
    if code >= SPACE:
        return _explain_space(s, code)
    if code >= AMOUNT:
        return _explain_number(s, code)
    if code >= EFFECT:
        return Message(f"choice-effect-{EFFECTS[code - EFFECT]}", {}), (), ""
    if code >= HIRE:
        args = {"enemy": EMPIRE[code - HIRE], "resources": s.box.numbers.mercenary_resources}
        return Message("choice-hire", args), (f"enemy:{EMPIRE[code - HIRE]}",), "UK-17.8"
    if code >= ALLY:
        ally = EMPIRE[code - ALLY]
        return (
            Message("choice-ally", {"enemy": ally, "text": s.box.text("ally", ally)}),
            (f"ally:{ally}",),
            rule_of(code),
        )
    if code >= FATE:
        fate = FATES[code - FATE]
        return Message("choice-fate", {"fate": fate, "text": s.box.text("fate", fate)}), (f"fate:{fate}",), ""
    if code >= CARD:
        return _explain_card(s, code)
    if code >= CHARACTER:
        hero = KINGDOM[code - CHARACTER]
        return Message("choice-hero", {"unit": hero, "text": s.box.text("kingdom", hero)}), (f"hero:{hero}",), ""
    if code >= ENEMY:
        enemy = EMPIRE[code - ENEMY]
        return Message("choice-enemy", {"enemy": enemy}), (f"enemy:{enemy}",), ""
    if code >= UNIT:
        unit = name_of(s, code - UNIT)
        return Message(_unit_verb(s), {"unit": unit}), (f"unit:{unit}",), ""
    return _explain_word(s, code)


def _unit_verb(s: UkState) -> str:
    """The message of a unit that can be chosen: what for."""
    top = s.stack[-1]
    if isinstance(top, Rounds):
        return "choice-unit-acts"
    if isinstance(top, Send | Posting):
        return "choice-unit-gets"
    return "choice-unit-heals" if isinstance(top, Turn) else "choice-unit"


def _explain_word(s: UkState, code: int) -> Said:
    top = s.stack[-1]
    unit = top.unit if isinstance(top, Turn | Battle) else PRINCESS
    if code == POWER:
        hero = name_of(s, unit)
        return Message("choice-power", {"unit": hero, "text": s.box.text("kingdom", hero)}), (), POWER_RULES[hero]
    if code == COLLECT:
        return Message("choice-collect", {"resources": yields(s, unit)}), (), RULES[code]
    if code == RECRUIT:
        return Message("choice-recruit", {"soldiers": recruits(s, unit)}), (), RULES[code]
    if code == END and isinstance(top, Turn):
        return Message("choice-end", {"actions": top.actions}), (), RULES[code]
    return Message(f"choice-{WORDS[code]}", {}), (), RULES[code]


def _explain_card(s: UkState, code: int) -> Said:
    card, top = SUPPORT[code - CARD], s.stack[-1]
    args: dict[str, Any] = {"card": card, "text": s.box.text("support", card)}
    discarding = isinstance(top, EventStep) or (isinstance(top, Turn) and top.step != ACTING)
    if discarding:
        return Message("choice-discard", args), (f"card:{card}",), ""
    return Message("choice-card", args), (f"card:{card}",), rule_of(code)


def _explain_number(s: UkState, code: int) -> Said:
    top = s.stack[-1]
    if code >= TAKE:
        own = code - TAKE
        unit = top.unit if isinstance(top, Suffer | Battle) else PRINCESS
        if isinstance(top, PrincessBattle) and top.step == GUARD_SHARE:
            unit, harm = top.guard, top.taken
        else:
            harm = (
                top.damage if isinstance(top, Suffer) else top.harm if isinstance(top, Battle | PrincessBattle) else 0
            )
        lost = min(harm - own, s.soldiers[unit])
        args = {"unit": name_of(s, unit), "damage": own, "soldiers": lost}
        return Message("choice-take", args), (f"unit:{name_of(s, unit)}",), ""
    count = code - AMOUNT
    if isinstance(top, PrincessBattle):
        return Message("choice-guard", {"harm": count}), (), ""
    if isinstance(top, Send) and top.step == SOLDIERS:
        return Message("choice-soldiers", {"soldiers": count}), (), ""
    if isinstance(top, Send) and top.step == POTIONS:
        return Message("choice-potions", {"count": count}), (), ""
    return Message("choice-resources", {"resources": count}), (), ""


def _explain_space(s: UkState, code: int) -> Said:
    moving, top = code >= MOVE, s.stack[-1]
    space = code - MOVE if moving else code - SPACE
    args: dict[str, Any] = {"space": s.box.space_name(s.tiles, space)}
    touches = (f"space:{s.box.space_token(space)}",)
    if isinstance(top, EnemyStep) and top.step == RETREATING:
        return Message("choice-retreat", {**args, "cost": retreat_cost(s, top.mover, space)}), touches, "UK-7.18"
    if moving:
        unit = top.unit if isinstance(top, Turn) else PRINCESS
        args["cost"] = move_cost(s, unit, space)
        if is_enemy_on(s, space):
            args["foe"] = s.box.foe(s.enemy_on[space], s.troops[space])
            return Message("choice-attack", args), touches, "UK-5.5"
        return Message("choice-move", args), touches, "UK-5.5"
    if isinstance(top, Battle):
        return Message("choice-withdraw", args), touches, ""
    if isinstance(top, SetUp | Arrivals):
        return Message("choice-begin", args), touches, ""
    if isinstance(top, EnemyStep) and s.rule == "UK-7.2":
        return Message("choice-fight", {**args, "unit": name_of(s, s.unit_on[space])}), touches, ""
    if is_enemy_on(s, space):
        args["foe"] = s.box.foe(s.enemy_on[space], s.troops[space])
        return Message("choice-enemy-on", args), touches, ""
    if s.unit_on[space] != NOBODY:
        return Message("choice-unit-on", {**args, "unit": name_of(s, s.unit_on[space])}), touches, ""
    return Message("choice-space", args), touches, ""


def _explain_dice(s: UkState, code: int) -> Said:
    top = s.stack[-1]
    if code >= REROLL:
        return Message("choice-reroll", {"dice": in_words(code - REROLL)}), (), ""
    dice = in_words(code - ASSIGN)
    on_commander = (isinstance(top, Battle) and top.step == ON_COMMANDER) or (
        isinstance(top, Volley) and top.covered >= 0
    )
    if not dice:
        return Message("choice-assign-none", {}), (), ""
    return Message("choice-assign-commander" if on_commander else "choice-assign", {"dice": dice}), (), ""


def in_words(number: int) -> list[Any]:
    """Dice by result, as messages; none for a result that is not among them."""
    names = ("dice-hits", "dice-misses", "dice-losses")
    return [[name, {"count": count}] for name, count in zip(names, dice_in(number), strict=True) if count]


def prompt(s: UkState) -> Message:
    """The pending question, for the seat that is asked."""
    top = s.stack[-1]
    if isinstance(top, Turn):
        args = {"unit": name_of(s, top.unit), "actions": top.actions}
        if top.step == ACTING:
            return Message("prompt-turn", args)
        return Message("prompt-heal" if top.step == HEALING else "prompt-hand-limit", args)
    if isinstance(top, Battle):
        return _prompt_battle(s, top)
    if isinstance(top, PrincessBattle):
        if top.step == GUARD:
            return Message("prompt-guard", {"unit": name_of(s, top.guard), "harm": top.harm})
        if top.step == GUARD_SHARE:
            return Message("prompt-damage", {"unit": name_of(s, top.guard), "harm": top.taken})
        return Message("prompt-damage", {"unit": "princess", "harm": top.harm})
    if isinstance(top, Suffer):
        return Message("prompt-damage", {"unit": name_of(s, top.unit), "harm": top.damage})
    if isinstance(top, Send):
        steps = {SOLDIERS: "prompt-send-soldiers", RESOURCES: "prompt-send-resources", POTIONS: "prompt-send-potions"}
        other = name_of(s, top.target) if top.target != NOBODY else ""
        return Message(steps.get(top.step, "prompt-send"), {"unit": name_of(s, top.unit), "other_unit": other})
    if isinstance(top, Posting):
        name = "prompt-posting" if top.target == NOBODY else "prompt-posting-resources"
        return Message(name, {"unit": name_of(s, top.unit)})
    if isinstance(top, Deed):
        return Message("prompt-deed", {"unit": name_of(s, top.unit), "deed": deed_name(s, top)})
    if isinstance(top, Volley):
        foe = s.box.foe(s.enemy_on[top.space], s.troops[top.space])
        return Message("prompt-assign", {"unit": name_of(s, top.unit), "foe": foe})
    if isinstance(top, PrincessStep):
        tie = len({move_cost(s, PRINCESS, code - MOVE) for code in s.options if code >= MOVE}) == 1
        steered = s.rule == "UK-14.2"
        return Message("prompt-princess" if steered or not tie else "prompt-princess-tie", {"actions": top.left})
    if isinstance(top, EventStep):
        return Message("prompt-omens" if s.rule == "UK-18.9" else "prompt-place", {})
    if isinstance(top, EnemyStep):
        return _prompt_enemies(s, top)
    return _prompt_rest(s)


def _prompt_rest(s: UkState) -> Message:
    top = s.stack[-1]
    if isinstance(top, FriendOrFoe):
        return Message("prompt-friend-or-foe", {"unit": name_of(s, top.unit), "enemy": EMPIRE[top.enemy]})
    if isinstance(top, FateCheck) and s.rule == "UK-6.3":
        return Message("prompt-bound", {"enemy": EMPIRE[top.enemy]})
    if isinstance(top, Meeting):
        return Message("prompt-meeting", {"unit": name_of(s, top.unit), "enemy": EMPIRE[top.enemy]})
    if isinstance(top, Mocking):
        foe = s.box.foe(s.enemy_on[top.space], s.troops[top.space])
        return Message("prompt-mocking", {"unit": name_of(s, top.unit), "foe": foe})
    if isinstance(top, Arrivals) and top.hero != NOBODY:
        return Message("prompt-arrival-space", {"unit": KINGDOM[top.hero]})
    if isinstance(top, SetUp):
        if s.rule == "UK-2.1":
            return Message("prompt-hero", {})
        return Message("prompt-home", {"unit": name_of(s, clockwise(s)[top.turn])})
    if isinstance(top, StartOfRound):
        return Message("prompt-graves" if top.raising else "prompt-effect", {})
    return Message(f"prompt-{top.NAME}", {})


def deed_name(s: UkState, deed: Deed) -> str:
    """The id of a card, a hero's power or an ally, for its name."""
    if deed.deed >= ALLY:
        return EMPIRE[deed.deed - ALLY]
    return SUPPORT[deed.deed - CARD] if deed.deed >= CARD else f"{name_of(s, deed.unit)}-power"


def _prompt_battle(s: UkState, battle: Battle) -> Message:
    foe = s.box.foe(s.enemy_on[battle.space], s.troops[battle.space])
    args: dict[str, Any] = {"unit": name_of(s, battle.unit), "foe": foe}
    if battle.step == BEFORE:
        return Message("prompt-battle", args)
    if battle.step == DAMAGE:
        return Message("prompt-damage", {**args, "harm": battle.harm})
    if s.options[0] >= REROLL:
        return Message("prompt-reroll", args)
    if s.rule in ("UK-7.15", "UK-7.16"):
        return Message("prompt-withdraw", args)
    return Message("prompt-assign", args)


def _prompt_enemies(s: UkState, step: EnemyStep) -> Message:
    if step.step == RETREATING:
        return Message("prompt-retreat", {"unit": name_of(s, step.mover)})
    if s.rule == "UK-7.2":
        return Message("prompt-next-battle", {})
    if s.rule in ("UK-9.2", "UK-9.7"):
        return Message("prompt-next-enemy" if s.rule == "UK-9.2" else "prompt-rivals", {})
    enemy = s.box.enemy_name(step.commander(s, step.mover))
    return Message("prompt-enemy-way", {"enemy": enemy, "space": s.box.space_name(s.tiles, step.mover)})
