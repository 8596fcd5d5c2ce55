"""What can be wrong with a position: nothing may appear, vanish or stand where it cannot."""

from __future__ import annotations

from hornbook.games.unicornus_knights.rules.event_deck import drawn
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, KINGDOM, POTION
from hornbook.games.unicornus_knights.rules.state import NOBODY, NOWHERE, PRINCESS, UkState, procedures
from hornbook.games.unicornus_knights.rules.units import command, life


def check(s: UkState) -> list[str]:
    """Every problem as a sentence; none, if all is well."""
    if s.round == 0:
        return []
    return [*_units(s), *_enemies(s), *_support(s), *_fates(s), *_events(s)]


def _units(s: UkState) -> list[str]:
    problems = []
    for unit, at in enumerate(s.at):
        if at == NOWHERE:
            if s.soldiers[unit] or s.resources[unit] or s.allies[unit] or s.banners[unit]:
                problems.append(f"unit {unit} is off the map and still has something")
            if unit == PRINCESS and not s.outcome:
                problems.append("the princess is nowhere")
            continue
        if s.unit_on[at] != unit:
            problems.append(f"unit {unit} is on space {at}, which holds unit {s.unit_on[at]}")
        if not s.board.passable[at]:
            problems.append(f"unit {unit} stands on an impassable space {at} (UK-3.6)")
        if not 0 <= s.soldiers[unit] <= command(s, unit):
            problems.append(f"unit {unit} has {s.soldiers[unit]} soldiers and command {command(s, unit)} (UK-1.6)")
        if s.resources[unit] < 0:
            problems.append(f"unit {unit} has {s.resources[unit]} resources")
        if s.damage[unit] >= life(s, unit) and not s.outcome:
            problems.append(f"unit {unit} has {s.damage[unit]} damage and lives (UK-10.1)")
    heroes = [who for who in s.who[1:] if who != NOBODY]
    if len({*heroes, *s.dead}) != len(heroes) + len(s.dead):
        problems.append(f"a hero is there twice: {[KINGDOM[who] for who in [*heroes, *s.dead]]}")
    if sum([unit != NOBODY for unit in s.unit_on]) != sum([at != NOWHERE for at in s.at]):
        problems.append("a space holds a unit that is not there")
    return problems


def _enemies(s: UkState) -> list[str]:
    problems = []
    places: list[int] = []
    for enemy, at in enumerate(s.enemy_at):
        allied = [unit for unit, allies in enumerate(s.allies) if enemy in allies]
        if len(allied) + s.defeated.count(enemy) + (at != NOWHERE) > 1:
            problems.append(f"{EMPIRE[enemy]} is in two places")
        if at == NOWHERE:
            if s.fate[enemy] >= 0:
                problems.append(f"{EMPIRE[enemy]} is off the map and still has a fate card (UK-6.9)")
            continue
        places.append(at)
        if s.enemy_on[at] != enemy:
            problems.append(f"{EMPIRE[enemy]} is on space {at}, which holds {s.enemy_on[at]} (UK-9.7)")
        if s.enemy_damage[enemy] >= s.box.content.enemy_life[enemy]:
            problems.append(f"{EMPIRE[enemy]} has {s.enemy_damage[enemy]} damage and lives (UK-10.1)")
    for space, soldiers in enumerate(s.troops):
        if soldiers < 0 or (soldiers and not s.board.passable[space]):
            problems.append(f"{soldiers} enemy soldiers on space {space}")
    if s.troops_shown and list(s.troops_shown) != s.troops:
        problems.append("enemy soldiers are shown where they are not")
    if len([enemy for enemy in s.enemy_on if enemy != NOBODY]) != len(places):
        problems.append("a space holds a commander that is not there")
    return problems


def _support(s: UkState) -> list[str]:
    held = [card for hand in s.hand for card in hand] + [card for cards in s.banners for card in cards]
    deck, problems = s.support_deck.cards(), []
    for card, copies in enumerate(s.box.content.support_copies):
        potions = s.potions if card == POTION else 0
        count = deck.count(card) + s.spent[card] + held.count(card) + potions
        if count != copies:
            problems.append(f"support card {card}: {count} of {copies}")
    return problems


def _fates(s: UkState) -> list[str]:
    problems = []
    held = [*s.fate_deck.cards(), *s.fate, *[card for frame in procedures(s) for card in frame.fates_drawn()[1]]]
    for card, copies in enumerate(s.box.content.fate_copies):
        count = s.fates_spent[card] + held.count(card)
        if count != copies:
            problems.append(f"fate card {card}: {count} of {copies}")
    return problems


def _events(s: UkState) -> list[str]:
    cards = [*s.event_deck.cards(), *s.lasting, *s.old_events, *([s.event] if s.event >= 0 else [])]
    if sorted(cards) != list(s.box.events):
        return [f"event cards {sorted(cards)}"]
    levels = [s.box.content.event_level[card] for card in s.event_deck.top]
    if levels != list(s.box.event_levels[drawn(s) : drawn(s) + len(levels)]):
        return [f"coming events of levels {levels} (UK-2.8)"]
    return []
