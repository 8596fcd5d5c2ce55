"""The kinds of choices: how each is spelled, and what it says wherever a frame does not know better."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hornbook.core.choices import Kinds
from hornbook.core.events import Message
from hornbook.games.unicornus_knights.rules.battle.dice_counts import DIGIT, dice_in_words
from hornbook.games.unicornus_knights.rules.ids import EFFECTS, EMPIRE, FATES, HIT, KINGDOM, LOSS, MISS, SUPPORT

if TYPE_CHECKING:
    from hornbook.games.unicornus_knights.rules.state import UkState

UNITS: Final = 7
"""The princess and six heroes (UK-12.3)."""
MOST: Final = 1000
"""More resources than a unit can send at once, and more soldiers than it can command."""
LIVES: Final = 100
"""Content allows a life of 99 at the most."""
PLACES: Final = 196
"""As many spaces as a map can have. Every tile has an owner of its own (12 heroes, 15 commanders, the princess) and
lies on a map once at the most, so no content pack can lay more than 28 tiles, which are 196 spaces."""

# How choices are spelled.


def _id(ids: tuple[str, ...]) -> Callable[[UkState, int], str]:
    return lambda s, at: ids[at]


def _unit(s: UkState, at: int) -> str:
    return s.box.unit_name(s.who, at)


def _space(s: UkState, at: int) -> str:
    return s.box.space_token(at)


# What they say.


def _say_unit(s: UkState, at: int) -> Message:
    return Message("choice-unit", {"unit": _unit(s, at)})


def _say_enemy(s: UkState, at: int) -> Message:
    return Message("choice-enemy", {"enemy": EMPIRE[at]})


def _say_hero(s: UkState, at: int) -> Message:
    return Message("choice-hero", {"unit": KINGDOM[at], "text": s.box.text("kingdom", KINGDOM[at])})


def _say_discard(s: UkState, at: int) -> Message:
    return Message("choice-discard", {"card": SUPPORT[at], "text": s.box.text("support", SUPPORT[at])})


def _say_fate(s: UkState, at: int) -> Message:
    return Message("choice-fate", {"fate": FATES[at], "text": s.box.text("fate", FATES[at])})


def _say_ally(s: UkState, at: int) -> Message:
    return Message("choice-ally", {"enemy": EMPIRE[at], "text": s.box.text("ally", EMPIRE[at])})


def _say_hire(s: UkState, at: int) -> Message:
    return Message("choice-hire", {"enemy": EMPIRE[at], "resources": s.box.numbers.mercenary_resources})


def _say_effect(s: UkState, at: int) -> Message:
    return Message(f"choice-effect-{EFFECTS[at]}", {})


def _say_resources(s: UkState, at: int) -> Message:
    return Message("choice-resources", {"resources": at})


def _say_space(s: UkState, at: int) -> Message:
    """A space by whoever stands there."""
    args: dict[str, Any] = {"space": s.box.space_name(s.tiles, at)}
    if s.troops[at] or s.enemy_on[at] >= 0:
        return Message("choice-enemy-on", {**args, "foe": s.box.foe(s.enemy_on[at], s.troops[at])})
    if s.unit_on[at] >= 0:
        return Message("choice-unit-on", {**args, "unit": _unit(s, s.unit_on[at])})
    return Message("choice-space", args)


def _say_dice(result: int) -> Callable[[UkState, int], Message]:
    return lambda s, at: Message("choice-dice", {"dice": dice_in_words(result, at)})


# What they touch on the board.


def _touch(thing: str, ids: tuple[str, ...]) -> Callable[[UkState, int], tuple[str, ...]]:
    return lambda s, at: (f"{thing}:{ids[at]}",)


def _touch_unit(s: UkState, at: int) -> tuple[str, ...]:
    return (f"unit:{_unit(s, at)}",)


def _touch_space(s: UkState, at: int) -> tuple[str, ...]:
    return (f"space:{_space(s, at)}",)


# The kinds, in the order in which choices are listed.

KINDS: Final[Kinds[UkState]] = Kinds()

END: Final = KINDS.add("end")
RECRUIT: Final = KINDS.add("recruit")
COLLECT: Final = KINDS.add("collect")
DESTINY: Final = KINDS.add("destiny", rule="UK-5.10")
SEND: Final = KINDS.add("send", rule="UK-5.8")
POWER: Final = KINDS.add("power")
"""The own character's power."""
ROLL: Final = KINDS.add("roll", rule="UK-7.5")
STAY: Final = KINDS.add("stay", rule="UK-7.18")
"""Do not retreat. Nobody but an attacked hero is offered this."""
UNIT: Final = KINDS.add("unit", UNITS, spell=_unit, label=_say_unit, touches=_touch_unit)
ENEMY: Final = KINDS.add("enemy", len(EMPIRE), spell=_id(EMPIRE), label=_say_enemy, touches=_touch("enemy", EMPIRE))
CHARACTER: Final = KINDS.add("be", len(KINGDOM), spell=_id(KINGDOM), label=_say_hero, touches=_touch("hero", KINGDOM))
CARD: Final = KINDS.add("card", len(SUPPORT), spell=_id(SUPPORT), label=_say_discard, touches=_touch("card", SUPPORT))
FATE: Final = KINDS.add("fate", len(FATES), spell=_id(FATES), label=_say_fate, touches=_touch("fate", FATES))
ALLY: Final = KINDS.add("ally", len(EMPIRE), spell=_id(EMPIRE), label=_say_ally, touches=_touch("ally", EMPIRE))
"""The power of an ally."""
HIRE: Final = KINDS.add(
    "hire", len(EMPIRE), spell=_id(EMPIRE), label=_say_hire, touches=_touch("enemy", EMPIRE), rule="UK-17.8"
)
"""The Mercenary is paid."""
EFFECT: Final = KINDS.add("effect", len(EFFECTS), spell=_id(EFFECTS), label=_say_effect)
"""Which effect comes first."""
AMOUNT: Final = KINDS.add("n", MOST, label=_say_resources)
TAKE: Final = KINDS.add("take", LIVES)
"""So much damage to the character itself."""
SPACE: Final = KINDS.add("space", PLACES, spell=_space, label=_say_space, touches=_touch_space)
MOVE: Final = KINDS.add("move", PLACES, spell=_space, touches=_touch_space)
HITS: Final = KINDS.add("hits", DIGIT, label=_say_dice(HIT))
"""So many of the hits; what is done with them the frame says. Misses and losses come right after."""
MISSES: Final = KINDS.add("misses", DIGIT, label=_say_dice(MISS))
LOSSES: Final = KINDS.add("losses", DIGIT, label=_say_dice(LOSS))
