"""UK-8, UK-9 What princess and enemies would do now, by the lines that they go by.

It looks at the view alone. What comes of fate, or of somebody's choice, is not known before.
"""

from __future__ import annotations

from typing import Any

from hornbook.core.events import Message
from hornbook.games.unicornus_knights.rules.content import Content
from hornbook.games.unicornus_knights.rules.empire.enemy_step import MOVING, EnemyStep
from hornbook.games.unicornus_knights.rules.state import UkState
from hornbook.games.unicornus_knights.screen.position import is_laid, rebuild
from hornbook.games.unicornus_knights.screen.princess_plan import rehearsal


class Automata:
    """The game's `automata`."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def would_do(self, view: dict[str, Any]) -> list[Message]:
        """The princess's next actions, one after the other; then every enemy unit that would move from where it is."""
        if not is_laid(view) or view["over"]:
            return []
        return [*rehearsal(rebuild(self.content, view), view), *enemy_moves(rebuild(self.content, view), view)]


def enemy_moves(s: UkState, view: dict[str, Any]) -> list[Message]:
    """UK-9.2 The enemies beside kingdom units, then those that hunt; where there are several ways, the question."""
    step = enemy_step(view)
    if step.step != MOVING:
        return []
    beside, hunting = step.beside(s), step.hunting(s)
    near = [said(s, step, space, beside[space]) for space in sorted(beside)]
    return near + [said(s, step, space, hunting[space]) for space in sorted(hunting) if space not in beside]


def enemy_step(view: dict[str, Any]) -> EnemyStep:
    """The Enemy Step that is under way, or the next one."""
    for phase, *fields in view["doing"]:
        if phase == EnemyStep.PHASE:
            raid, step, mover, asked, foes, *origins = fields
            return EnemyStep(raid, step, mover, origins, asked, foes)
    return EnemyStep(0)


def said(s: UkState, step: EnemyStep, space: int, ways: list[int]) -> Message:
    """Where a unit would go, and why; or that its way would be asked for."""
    enemy = step.commander(s, space)
    if len(ways) > 1:
        place = s.box.space_name(s.tiles, space)
        return Message("prompt-enemy-way", {"enemy": s.box.enemy_name(enemy), "space": place})
    return step.said_move(s, enemy, step.soldiers(s, space), space, ways[0], step.why(s, space))
