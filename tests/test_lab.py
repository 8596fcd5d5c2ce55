from __future__ import annotations

import itertools
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

import hornbook
from hornbook import setup
from hornbook.bots import make_bot
from hornbook.core.errors import BadSetup
from hornbook.lab import league, play, plot, simulate
from hornbook.lab.league import bradley_terry, pairings, schedule
from hornbook.lab.statistics import bootstrap, quantile, wilson
from tests.toybids import game

TIMINGS = ("seconds", "decisions_per_second")


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if key not in TIMINGS}


def test_the_same_seed_gives_the_same_document_with_one_job_or_two() -> None:
    bots = ["ismcts:iterations=15", "greedy", "random", "random"]
    alone = simulate(game, setup(4), bots, 9, seed=5, jobs=1)
    together = simulate(game, setup(4), bots, 9, seed=5, jobs=2)
    assert json.dumps(untimed(alone)) == json.dumps(untimed(together))


def test_random_games_are_the_same_in_any_batch() -> None:
    alone = simulate(game, setup(3), ["random"], 500, seed=5, jobs=1)
    together = simulate(game, setup(3), ["random"], 500, seed=5, jobs=2)
    assert untimed(alone) == untimed(together)


def test_another_seed_gives_other_games() -> None:
    assert untimed(simulate(game, setup(4), [], 50, seed=5)) != untimed(simulate(game, setup(4), [], 50, seed=6))


def test_a_document_has_what_readers_of_it_expect() -> None:
    ticks = itertools.count()
    report = simulate(game, setup(2), ["greedy", "random"], 40, seed=2, clock=lambda: float(next(ticks)))
    assert list(report) == [
        "game",
        "games",
        "options",
        "seed",
        "bots",
        "decisions",
        "seconds",
        "decisions_per_second",
        "seats",
        "outcomes",
    ]
    assert (report["game"], report["games"], report["options"], report["seed"]) == ("toy-bids", 40, {"noise": False}, 2)
    assert (report["seconds"], report["decisions_per_second"]) == (1.0, report["decisions"])
    assert list(report["seats"][0]) == ["bot", "wins", "draws", "mean_score", "win_rate", "win_rate_ci"]
    assert sum(report["outcomes"].values()) == 40
    for seat in report["seats"]:
        low, high = seat["win_rate_ci"]
        assert low < seat["win_rate"] < high
    one, other = report["seats"]
    assert one["draws"] == other["draws"]
    assert one["wins"] + other["wins"] + one["draws"] == 40


def test_progress_is_heard_game_by_game_where_bots_think() -> None:
    heard: list[int] = []
    simulate(game, setup(2), ["greedy", "random"], 5, progress=heard.append)
    assert heard == [1, 2, 3, 4, 5]


def test_random_bots_choose_alike_with_and_without_a_perspective() -> None:
    class Slow:
        name = "slow"

        def __init__(self) -> None:
            self.choose = make_bot("random").choose

    fast = play(game, game.settle(setup(3)), [make_bot("random")], (0, 0, 0), 4, 2)
    slow = play(game, game.settle(setup(3)), [Slow()], (0, 0, 0), 4, 2)
    assert fast == slow


def test_with_rotation_a_bot_keeps_its_line_in_the_document() -> None:
    report = simulate(game, setup(4), ["greedy", "random", "random", "random"], 200, seed=3, rotate=True)
    rates = [seat["win_rate"] for seat in report["seats"]]
    assert rates[0] > max(rates[1:])


def test_the_number_of_bots_sets_the_number_of_seats() -> None:
    assert len(simulate(game, setup(), ["random", "random", "random"], 2)["seats"]) == 3


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(BadSetup, match="2 bots for 4 seats"):
        simulate(game, setup(4), ["random", "random"], 2)


def test_no_games_are_no_trouble() -> None:
    report = simulate(game, setup(2), [], 0)
    assert report["seats"][0]["win_rate_ci"] == [0.0, 1.0]
    assert plot(report).startswith("<svg")


def test_ctrl_c_stops_all_workers(tmp_path: Path) -> None:
    script = tmp_path / "long.py"
    script.write_text(
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from tests.toybids import game\n"
        "from hornbook import setup\n"
        "from hornbook.lab import simulate\n"
        "simulate(game, setup(4), ['ismcts:iterations=300'], 10_000, jobs=2, progress=lambda n: print(n, flush=True))\n"
    )
    above = str(Path(__file__).parent.parent)
    with subprocess.Popen(
        [sys.executable, str(script), above], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        assert running.stdout is not None
        running.stdout.readline()
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does
        begun = time.monotonic()
        _, words = running.communicate(timeout=20)
        assert time.monotonic() - begun < 10
        assert b"KeyboardInterrupt" in words
        assert b"ForkPoolWorker" not in words
    with pytest.raises(ProcessLookupError):
        os.killpg(running.pid, 0)


def test_a_league_ranks_the_better_bot_first() -> None:
    table = league(game, setup(4), ["random", "greedy", "easy"], 300, seed=1)
    assert table["bots"][0]["bot"] == "greedy"
    assert table["bots"][-1]["bot"] == "random"
    for row in table["bots"]:
        assert row["rating_ci"][0] <= row["rating"] <= row["rating_ci"][1]
    pair = next(pair for pair in table["pairs"] if (pair["bot"], pair["against"]) == ("random", "greedy"))
    assert pair["rate_ci"][1] < 0.5
    json.dumps(table)


def test_a_league_is_the_same_with_any_number_of_jobs() -> None:
    bots = ["random", "greedy"]
    assert untimed(league(game, setup(3), bots, 20, 3, 1)) == untimed(league(game, setup(3), bots, 20, 3, 2))


@pytest.mark.parametrize("bots", [["random"], ["random", "random"]])
def test_a_league_of_one_is_refused(bots: list[str]) -> None:
    with pytest.raises(BadSetup, match="two or more bots"):
        league(game, setup(4), bots, 10)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (4, 4), (5, 3), (2, 4), (3, 4), (3, 2)])
def test_a_schedule_seats_everybody_everywhere_equally_often(bots: int, seats: int) -> None:
    tables = schedule(bots, seats)
    sat = {(entry, seat): 0 for entry in range(bots) for seat in range(seats)}
    for table in tables:
        for seat, entry in enumerate(table):
            sat[entry, seat] += 1
    assert len(set(sat.values())) == 1


def test_ratings_put_four_hundred_points_between_ten_to_one() -> None:
    strong, weak = bradley_terry([[0, 9999.5], [999.5, 0]])
    assert strong - weak == pytest.approx(400, abs=0.5)
    assert strong + weak == pytest.approx(3000)


def test_a_shared_victory_counts_half() -> None:
    assert pairings([(((0, 1, 2), (0, 1)), 4)], 3) == [[0, 2, 4], [2, 0, 4], [0, 0, 0]]


def test_wilson_intervals_agree_with_the_textbook() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_bootstrap_interval_holds_the_mean() -> None:
    def mean(drawn: list[int]) -> list[float]:
        return [sum(drawn) / len(drawn)]

    [(low, high)] = bootstrap([0, 1], [600, 400], mean, random.Random(1))
    assert 0.35 < low < 0.4 < high < 0.45


def test_quantiles_lie_between_neighbours() -> None:
    assert quantile([3, 1, 2], 0.5) == 2
    assert quantile([0, 10], 0.25) == 2.5


def test_a_plot_is_a_picture_that_says_what_it_shows() -> None:
    report = simulate(game, setup(4), ["greedy", "random", "random", "random"], 30, seed=3)
    picture = ElementTree.fromstring(plot(report, "Toy & Bids"))
    words = " ".join(text for text in picture.itertext())
    assert "Toy & Bids: 30 games, 4 seats" in words
    assert "greedy" in words
    assert f"{report['seats'][0]['win_rate']:.1%}" in words
    assert "fair share" in words


def test_a_plot_shows_scores_below_zero() -> None:
    report = simulate(game, setup(2), [], 10)
    report["seats"][0]["mean_score"] = -4.5
    widths = [
        float(rect.attrib["width"])
        for rect in ElementTree.fromstring(plot(report)).iter("{http://www.w3.org/2000/svg}rect")
    ]
    assert all(width >= 0 for width in widths)


def test_beside_another_thread_workers_start_afresh_and_play_the_same() -> None:
    installed = next(iter(hornbook.games().values()))
    alone = simulate(installed, setup(), ["random"], 400, seed=5, jobs=1)
    stop = threading.Event()
    other = threading.Thread(target=stop.wait)
    other.start()
    try:
        beside = simulate(installed, setup(), ["random"], 400, seed=5, jobs=2)
    finally:
        stop.set()
        other.join()
    assert untimed(alone) == untimed(beside)


def test_a_team_that_wins_has_won_and_not_drawn() -> None:
    teams = setup(4, {"edition": "first", "teams": True})
    report = simulate(hornbook.game("kill-the-unicorns"), teams, ["random"], 40, seed=1)
    wins, draws = (sum(seat[key] for seat in report["seats"]) for key in ("wins", "draws"))
    shared = report["outcomes"].get("shared-victory", 0)
    assert (wins, draws) == (2 * (40 - shared), 4 * shared)
