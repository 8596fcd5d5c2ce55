"""KU-10.1 Expert: cards lie face down once they are spent, but everybody has seen those that lay open.

Nobody may look at them again, yet nobody can forget them either. So the state keeps what follows from all that
everybody has seen in this round: of each stable its *worlds*, which are the unspent Hunt cards that its one or two
characters may have. What they truly have is always one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb

from hornbook.games.kill_the_unicorns.rules.hunt_cards import HuntCards
from hornbook.games.kill_the_unicorns.rules.state import KuState, held


def begin_memory(s: KuState) -> None:
    """At the start of a round everybody has everything."""
    if s.box.expert:
        everything = world_of(s.box.cards, [s.box.cards.full] * characters_of_stable(s))
        s.worlds = ((everything,),) * s.box.stables


def characters_of_stable(s: KuState) -> int:
    """One, or two in a team and for two players; of stable n the characters n and n + 2."""
    return len(s.box.stable_of) // s.box.stables


def world_of(cards: HuntCards, handfuls: list[int]) -> int:
    """The handfuls of a stable's characters as one number."""
    return sum([handful * (cards.full + 1) ** place for place, handful in enumerate(handfuls)])


def handfuls_of(cards: HuntCards, world: int, characters: int) -> list[int]:
    """The handfuls that a world stands for."""
    return [world // (cards.full + 1) ** place % (cards.full + 1) for place in range(characters)]


def narrow(s: KuState, stable: int, becomes: Callable[[list[int]], bool]) -> None:
    """Keep the worlds of a stable that agree with what happened; `becomes` may change the handfuls of each."""
    cards, characters = s.box.cards, characters_of_stable(s)
    after = set()
    for world in s.worlds[stable]:
        handfuls = handfuls_of(cards, world, characters)
        if becomes(handfuls):
            after.add(world_of(cards, handfuls))
    s.worlds = s.worlds[:stable] + (tuple(sorted(after)),) + s.worlds[stable + 1 :]


def see_open(s: KuState, character: int, handful: int) -> None:
    """Everybody sees these cards of a character."""
    if s.worlds:
        place = character // s.box.stables
        narrow(s, character % s.box.stables, lambda handfuls: s.box.cards.holds(handfuls[place], handful))


def see_spent(s: KuState, character: int, handful: int) -> None:
    """Cards that lay open are spent."""
    if s.worlds and handful:
        place = character // s.box.stables

        def becomes(handfuls: list[int]) -> bool:
            handfuls[place] -= handful
            return True

        narrow(s, character % s.box.stables, becomes)


def see_best_lost(s: KuState, victim: int, first: int) -> None:
    """KU-14.10 Nobody sees the card, but that it was the victim's best, and in a team none of the other was better.

    It is told before the card goes; `first` is the one of the team who loses among equals.
    """
    if not s.worlds:
        return
    cards, stables = s.box.cards, s.box.stables

    def becomes(handfuls: list[int]) -> bool:
        left = [handful - s.laid[victim % stables + stables * place] for place, handful in enumerate(handfuls)]
        place = victim // stables
        lost = cards.best(left[place])
        if s.box.teams:
            other = cards.best(left[1 - place])
            if other > lost or (other == lost and victim != first):
                return False
        handfuls[place] -= cards.place[lost]
        return True

    narrow(s, victim % stables, becomes)


def see_paid(s: KuState, stable: int, before: list[int], pays: Callable[[list[int]], list[int]]) -> None:
    """KU-7.2 Nobody sees the cards, but how many of each character: those that the rules take from a purse.

    `before` are the true handfuls, `pays` takes the payment out of handfuls; it gives none if they are too poor.
    """
    if not s.worlds:
        return
    size = s.box.cards.size
    sizes = [size[handful] for handful in pays(before)]

    def becomes(handfuls: list[int]) -> bool:
        handfuls[:] = pays(handfuls) or handfuls
        return [size[handful] for handful in handfuls] == sizes

    narrow(s, stable, becomes)


def unspent(s: KuState, stable: int) -> list[int]:
    """The handfuls that the characters of a stable truly have, laid cards included."""
    mine = range(stable, len(s.box.stable_of), s.box.stables)
    return [held(s, character) + s.laid[character] for character in mine]


def possible_worlds(s: KuState, stable: int, seat: int) -> list[list[int]]:
    """The handfuls that a seat holds possible for a stable: it knows those of its own characters. -1: a spectator."""
    cards, truth = s.box.cards, unspent(s, stable)
    mine = [s.box.chosen_by[stable + s.box.stables * place] == seat for place in range(len(truth))]
    worlds = [handfuls_of(cards, world, len(truth)) for world in s.worlds[stable]]
    return [
        world
        for world in worlds
        if all([not own or one == true for own, one, true in zip(mine, world, truth, strict=True)])
    ]


def ways(cards: HuntCards, handfuls: list[int]) -> int:
    """In how many ways these handfuls can be taken from whole hands: how likely a world is, all else being equal."""
    count = 1
    for handful in handfuls:
        for value in cards.values:
            count *= comb(cards.cards[cards.full].count(value), cards.cards[handful].count(value))
    return count


def forget_all(s: KuState) -> None:
    """Everything that the numbers of cards allow: for positions that were saved without what had been seen."""
    if not s.box.expert or not s.round:
        return
    cards, worlds = s.box.cards, []
    for stable in range(s.box.stables):
        found: list[list[int]] = [[]]
        for handful in unspent(s, stable):
            alike = [each for each in range(cards.full + 1) if cards.size[each] == cards.size[handful]]
            found = [[*world, each] for world in found for each in alike]
        worlds.append(tuple(sorted([world_of(cards, world) for world in found])))
    s.worlds = tuple(worlds)
