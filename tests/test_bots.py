from __future__ import annotations

import random
from typing import Any

import pytest

import hornbook
from hornbook import Rng, setup
from hornbook.bots import LEVELS, Bot, GreedyBot, HabitBot, IsmctsBot, RandomBot, RolloutBot, make_bot, split_specs
from hornbook.core.errors import UnknownBot
from hornbook.core.game import Game
from hornbook.core.play.perspective import Perspective
from hornbook.core.setup import Setup
from hornbook.lab.simulate import simulate
from tests.toybids import CALL, CALL_AT, Bidding, Bids, Deal, Rounds, game

THINKERS: list[Bot] = [GreedyBot(), IsmctsBot(iterations=60), RolloutBot(iterations=400, depth=4, trust=0)]


def by_name(bot: Bot) -> str:
    return bot.name


def table(seats: int = 4, seed: int = 3, **position: Any) -> Bids:
    """A game just begun, with some things on the table changed."""
    s = game.new(setup(seats), seed)
    for name, value in position.items():
        setattr(s, name, value)
    return s


def seen(s: Bids) -> Perspective:
    return Perspective(game, s, s.pending)


def asked(s: Bids, options: tuple[int, ...]) -> Bids:
    s.options = options
    return s


def share(seats: list[str], games: int, seed: int = 1) -> float:
    """How often the first of these bots wins, everybody sitting everywhere."""
    report = simulate(game, setup(len(seats)), seats, games, seed, rotate=True)
    rate: float = report["seats"][0]["win_rate"]
    return rate


@pytest.mark.slow
def test_greedy_wins_far_more_than_its_share_against_random() -> None:
    assert share(["greedy", "random", "random", "random"], 400) > 0.35


@pytest.mark.slow
def test_playing_on_by_lot_wins_far_more_than_its_share_against_random() -> None:
    """This game calls nothing sensible: so games are played on by lot."""
    assert share(["rollout:iterations=80", "random", "random", "random"], 100) > 0.35


def test_where_nothing_is_called_sensible_habit_draws_by_lot() -> None:
    s = table()
    answers = {HabitBot().choose(seen(s), random.Random(number)).code for number in range(30)}
    assert len(answers) > 2


@pytest.mark.slow
def test_search_wins_far_more_than_its_share_against_random() -> None:
    assert share(["ismcts:iterations=80", "random", "random", "random"], 100) > 0.35


@pytest.mark.slow
def test_search_wins_more_than_its_share_against_greedy() -> None:
    assert share(["ismcts:iterations=100:depth=20", "greedy", "greedy", "greedy"], 100) > 0.33


RIVALRIES = [real for real in hornbook.games().values() if len(real.allies(real.new(setup(4), 1), 0)) == 1]


@pytest.mark.parametrize("real", RIVALRIES, ids=lambda real: real.id)
@pytest.mark.slow
def test_at_a_real_game_each_level_beats_the_one_below(real: Game[Any]) -> None:
    for strong, weak, games in (("easy", "random", 60), ("medium", "easy", 20)):
        report = simulate(real, setup(4), [strong, weak, weak, weak], games, seed=1, rotate=True)
        assert report["seats"][0]["win_rate"] > 0.35, strong


@pytest.mark.parametrize("bot", [RandomBot(), *THINKERS], ids=by_name)
def test_the_same_seed_gives_the_same_answer(bot: Bot) -> None:
    answers = {bot.choose(seen(table()), random.Random(5)).code for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize("bot", [RandomBot(), *THINKERS], ids=by_name)
def test_what_a_seat_cannot_see_does_not_change_the_answer(bot: Bot) -> None:
    s = table()
    game.apply(s, s.options[0])
    game.apply(s, s.options[0])
    deals = [game.determinize(s, s.pending, Rng(number)) for number in range(4)]
    assert len({tuple(map(tuple, deal.hands)) for deal in deals}) > 1
    assert len({bot.choose(seen(deal), random.Random(5)).code for deal in [s, *deals]}) == 1


@pytest.mark.parametrize("bot", THINKERS, ids=by_name)
def test_a_win_one_choice_away_is_taken(bot: Bot) -> None:
    s = table()
    s.points[s.pending] = CALL_AT
    s = asked(s, (CALL, *s.hands[s.pending]))
    answer = bot.choose(seen(s), random.Random(1))
    assert answer.code == CALL
    assert answer.reason.id == "bot-win"


@pytest.mark.parametrize("bot", THINKERS, ids=by_name)
def test_a_single_choice_is_answered_at_once(bot: Bot) -> None:
    s = table()
    answer = bot.choose(seen(asked(s, s.options[:1])), random.Random(1))
    assert (answer.code, answer.reason.id) == (s.options[0], "bot-only")


@pytest.mark.parametrize("bot", [RandomBot(), *THINKERS], ids=by_name)
def test_thinking_leaves_the_game_alone(bot: Bot) -> None:
    s = table()
    before = game.digest(s)
    bot.choose(seen(s), random.Random(1))
    assert game.digest(s) == before


@pytest.mark.parametrize("bot", THINKERS, ids=by_name)
def test_a_game_that_stops_at_chance_is_thought_through_all_the_same(bot: Bot) -> None:
    s = game.new(setup(2), 3, manual=True)
    while s.pending < 0:
        game.resolve(s, game.roll(s))
    assert bot.choose(seen(s), random.Random(1)).code in s.options


@pytest.mark.parametrize("bot", THINKERS, ids=by_name)
def test_the_high_card_goes_to_the_big_prize(bot: Bot) -> None:
    s = table(2, prize=9, prizes=[1], hands=[[2, 11], [5, 6]], stack=[Deal(-1), Rounds(1), Bidding(0, 2)])
    assert bot.choose(seen(asked(s, (2, 11))), random.Random(1)).code == 11


def test_a_choice_is_explained_with_the_one_it_beat() -> None:
    s = table()
    reason = IsmctsBot(iterations=40).choose(seen(s), random.Random(1)).reason
    assert reason.id == "bot-search"
    assert reason.args["futures"] == 40
    assert {reason.args["best"], reason.args["next"]} <= {game.token(s, code) for code in s.options}


def test_a_time_budget_is_kept() -> None:
    import time

    begun = time.perf_counter()
    IsmctsBot(ms=60).choose(seen(table()), random.Random(1))
    assert 0.05 < time.perf_counter() - begun < 0.5


def test_rivals_answer_a_hidden_bid_without_knowing_it() -> None:
    """In the tree, whatever card the opener lays leads the next bidder to the same information set."""
    from hornbook.bots.search import Search, SearchSettings

    s = table(2)
    first = dict.fromkeys(s.options, 0.5)
    search = Search(seen(s), random.Random(1), SearchSettings(0, 1.0, 1.0, 0, False), first)
    for _ in range(40):
        search.imagine()
    laid_by_root = [edge for edge in search.root.values() if edge[0] > 1]
    assert len(laid_by_root) > 1
    rival_sets = [edges for edges in search.sets.values() if edges is not search.root]
    assert max(sum(edge[0] - 1 for edge in edges.values()) for edges in rival_sets) >= 38


@pytest.mark.parametrize(("spec", "kind"), [("random", RandomBot), ("greedy:deals=3", GreedyBot), ("hard", IsmctsBot)])
def test_a_specification_makes_a_bot_of_that_name(spec: str, kind: type) -> None:
    bot = make_bot(spec)
    assert isinstance(bot, kind)
    assert bot.name == spec


def test_every_level_can_be_made() -> None:
    assert all(make_bot(level) for level in LEVELS)


def test_a_level_can_be_given_another_budget() -> None:
    bot = make_bot("hard:iterations=500")
    assert isinstance(bot, IsmctsBot)
    assert (bot.iterations, bot.ms) == (500, 0)


def test_lists_of_bots_know_multiples() -> None:
    assert split_specs("hard:ms=50, random*3,greedy") == ["hard:ms=50", "random", "random", "random", "greedy"]


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("gredy", "did you mean greedy?"),
        ("", "there are random, greedy, ismcts, habit, rollout, easy, medium, hard"),
        ("ismcts:dept=3", "did you mean depth?"),
        ("random:deals=3", "random takes none"),
        ("ismcts:ms", "ms needs a value, as in ms=1"),
        ("ismcts:ms=soon", "ms=soon: a whole number from 1 to 600000"),
        ("greedy:slip=101", "from 0 to 100"),
        ("random*", "as in random*3"),
        ("random*0", "as in random*3"),
    ],
)
def test_a_bad_specification_is_refused_with_what_would_be_right(spec: str, says: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        split_specs(spec)
    assert says in str(refused.value)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_reason_has_words(language: str) -> None:
    from importlib.resources import files

    text = (files("hornbook.bots") / f"messages.{language}.ftl").read_text(encoding="utf-8")
    ids = {line.split(" =")[0] for line in text.splitlines() if line.startswith("bot-")}
    assert ids == {"bot-only", "bot-random", "bot-win", "bot-habit", "bot-greedy", "bot-search"}


def test_two_seats_and_three_seats_play_too() -> None:
    bots: Game[Any] = game
    for seats in (2, 3):
        report = simulate(bots, Setup(seats, {}), ["ismcts:iterations=20", *["greedy"] * (seats - 1)], 4, 1)
        assert report["games"] == 4
