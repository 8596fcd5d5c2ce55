"""The host's loop: who is given what, and what becomes of the answers."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hornbook.core.errors import IllegalChoice
from hornbook.core.play.host import DEALS, NOTHING, VIEW, Draw, Player, RandomPlayer, play
from hornbook.core.play.perspective import Perspective
from hornbook.core.setup import setup
from tests.toys import highcard

GAME = highcard.game
TWO = setup(2)


class Watcher(Player):
    """Takes the first choice, and writes down what it was given."""

    def __init__(self, wants: int) -> None:
        super().__init__(wants)
        self.given: list[Any] = []

    def pick(self, view: Any, options: tuple[int, ...], draw: Draw) -> int:
        self.given.append(view)
        return options[0]

    def think(self, perspective: Perspective, draw: Draw) -> int:
        self.given.append(perspective)
        return perspective.choices[0]


def draws(seats: int = 2) -> list[Draw]:
    return [random.Random(seat).random for seat in range(seats)]


def test_each_player_is_given_what_it_wants() -> None:
    players = [Watcher(VIEW), Watcher(DEALS)]
    s = GAME.new(TWO, 1)
    assert play(GAME, s, players, draws()) == sum(len(player.given) for player in players)
    assert s.pending < 0
    hands = [view["hand"] for view in players[0].given]
    assert hands[0] == list(GAME.new(TWO, 1).hands[0])
    assert {perspective.seat for perspective in players[1].given} == {1}
    blind = Watcher(NOTHING)
    play(GAME, GAME.new(TWO, 1), [blind, blind], draws())
    assert set(blind.given) == {None}


def test_the_record_can_be_played_again() -> None:
    record: list[int] = []
    s = GAME.new(TWO, 3)
    choices = play(GAME, s, [RandomPlayer()] * 2, draws(), record)
    assert len(record) == 2 * choices
    again = GAME.new(TWO, 3)
    for seat, code in zip(record[::2], record[1::2], strict=True):
        assert again.pending == seat
        GAME.apply(again, code)
    assert GAME.digest(again) == GAME.digest(s)


class Cheat(Player):
    """Answers what is not on offer."""

    def pick(self, view: Any, options: tuple[int, ...], draw: Draw) -> int:
        return max(options) + 1


def test_an_answer_that_is_not_on_offer_is_refused_and_changes_nothing() -> None:
    s = GAME.new(TWO, 1)
    before = GAME.digest(s)
    with pytest.raises(IllegalChoice, match="is not on offer"):
        play(GAME, s, [Cheat()] * 2, draws())
    assert GAME.digest(s) == before


def test_it_stops_where_chance_is_rolled_by_hand() -> None:
    s = GAME.new(TWO, 1, manual=True)
    assert play(GAME, s, [RandomPlayer()] * 2, draws()) == 0
    assert GAME.chance(s) is not None
