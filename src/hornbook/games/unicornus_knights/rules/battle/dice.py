"""UK-7.3 Dice: how many a hero rolls."""

from __future__ import annotations

from hornbook.games.unicornus_knights.rules.ids import (
    BLACK_KNIGHT,
    DORGAS,
    EXHAR,
    GATO,
    HAVOK,
    IRVIN,
    MARIANNE,
)
from hornbook.games.unicornus_knights.rules.state import PRINCESS, UkState
from hornbook.games.unicornus_knights.rules.units import character, is_near


def number_of_dice(s: UkState, unit: int, space: int, attack: int) -> int:
    """UK-7.3 Soldiers, the defence of the space, powers and allies; below 0 counts as 0."""
    numbers, who = s.box.numbers, character(s, unit)
    defence = s.board.defence[space]
    dice = s.soldiers[unit] - defence if attack else s.soldiers[unit] + defence
    if who == GATO:  # UK-13.4
        dice += numbers.gato_dice
    elif who == HAVOK and is_near(s, space, s.at[PRINCESS]):  # UK-13.8
        dice += numbers.havok_dice
    if attack and s.enemy_on[space] == EXHAR:  # UK-15.8
        dice -= numbers.exhar_fewer_dice
    for ally in s.allies[unit]:
        if ally == BLACK_KNIGHT:  # UK-15.4
            dice += numbers.black_knight_ally_dice
        elif ally == DORGAS and attack:  # UK-15.7
            dice += min(numbers.dorgas_ally_dice * s.damage[unit], numbers.dorgas_ally_most)
        elif ally == IRVIN and not attack:  # UK-15.10
            dice += numbers.irvin_ally_dice
        elif ally == MARIANNE and attack:  # UK-15.11
            dice += numbers.marianne_ally_dice
    return dice
