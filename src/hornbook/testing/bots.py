"""Law 7: a bot cannot cheat, and takes a win that lies one choice away."""

from __future__ import annotations

import random
from typing import Any, Protocol

from hornbook.core.game import Game
from hornbook.core.play.perspective import Perspective
from hornbook.core.state import OVER
from hornbook.testing.comparison import difference, draws
from hornbook.testing.law_broken import broken, named

HONEST = "law 7 (honest bots)"
TAKES_WIN = "law 7 (wins are taken)"


class AnswerLike(Protocol):
    """What a bot answers: a code, and perhaps more."""

    @property
    def code(self) -> int:
        """The choice."""
        ...


class BotLike(Protocol):
    """Something that chooses for a seat from what that seat may know."""

    def choose(self, perspective: Perspective, rng: random.Random) -> AnswerLike:
        """One of the choices on offer."""
        ...


def law_bot_honest(bot: BotLike, game: Game[Any], s: Any, seed: int = 0, deals: int = 8) -> None:
    """The pending seat's bot answers the true state and deals of what the seat sees alike, by the same rng."""
    seat = s.pending
    if seat < 0:
        return
    expected = _answer(bot, game, s, seat, seed)
    if _answer(bot, game, s, seat, seed) != expected:
        raise broken(HONEST, "asked again with the same rng, the bot answers something else", game, s, named(seat))
    for number in range(deals):
        deal = game.determinize(s, seat, draws(seed, s, number))
        found = _answer(bot, game, deal, seat, seed)
        if found != expected:
            truly, else_ = game.token(s, expected), game.token(s, found)
            what = f"the bot answers {truly}, but {else_} where only what it cannot know is different"
            raise broken(HONEST, what, game, s, named(seat))


def law_bot_takes_win(bot: BotLike, game: Game[Any], s: Any, seat: int, seed: int = 0, deals: int = 6) -> None:
    """If some choices win alone, and at once, in every deal, then the bot takes one of them."""
    if s.pending != seat:
        return
    wins = sure_wins(game, s, seat, seed, deals)
    taken = _answer(bot, game, s, seat, seed)
    if wins and taken not in wins:
        what = f"the bot takes {game.token(s, taken)}, but {game.token(s, wins[0])} wins at once"
        raise broken(TAKES_WIN, what, game, s, named(seat))


def sure_wins(game: Game[Any], s: Any, seat: int, seed: int = 0, deals: int = 6) -> list[int]:
    """The choices that end the game with this seat as the only winner, whatever is dealt."""
    wins = list(game.choices(s))
    for number in range(deals):
        deal = game.determinize(s, seat, draws(seed, s, number))
        deal.manual = False
        wins = [code for code in wins if _wins_alone(game, deal, code, seat)]
    return wins


def _wins_alone(game: Game[Any], deal: Any, code: int, seat: int) -> bool:
    after = game.copy(deal)
    game.apply(after, code)
    result = game.result(after)
    return after.pending == OVER and result is not None and seat in result.winners and not result.shared


def _answer(bot: BotLike, game: Game[Any], s: Any, seat: int, seed: int) -> int:
    shown = game.copy(s)
    code = bot.choose(Perspective(game, shown, seat), random.Random(seed)).code
    if code not in game.choices(s):
        raise broken(HONEST, f"the bot answers {code}, which is not on offer", game, s, named(seat))
    found = difference(game.to_json(s), game.to_json(shown))
    if found:
        raise broken(HONEST, f"the bot changed the game it was shown: {found}", game, s, named(seat))
    return code
