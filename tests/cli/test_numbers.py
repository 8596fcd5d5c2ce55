"""`hornbook simulate`, `league` and `bench`."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest

from hornbook import __version__ as hornbook_version
from hornbook.lab.bench.peers import PEERS, Game, Peer, Trial
from hornbook.lab.bench.rounds import Run, by_turns
from tests.toytable.command import hornbook


def test_simulate_prints_the_document_of_the_design() -> None:
    done = hornbook(*["simulate", "toy", "--games", "20", "--bots", "random", "--seed", "1", "--jobs", "1", "--json"])
    assert done.err == ""
    doc = json.loads(done.out)
    assert list(doc) == [
        *("game", "games", "options", "seed", "bots", "decisions", "seconds", "decisions_per_second"),
        *("seats", "outcomes"),
    ]
    assert list(doc["seats"][0]) == ["bot", "wins", "draws", "mean_score", "win_rate", "win_rate_ci"]
    assert doc["outcomes"] == {"most": 20}


def test_simulate_is_the_same_with_any_number_of_jobs() -> None:
    def run(jobs: int) -> dict[str, object]:
        done = hornbook(*f"simulate toy --games 450 --bots random --seed 1 --jobs {jobs} --json".split())
        doc: dict[str, object] = json.loads(done.out)
        return {key: value for key, value in doc.items() if "second" not in key}

    assert run(1) == run(2)


def test_simulate_as_a_table_with_options_and_a_plot(tmp_path: Path) -> None:
    picture = tmp_path / "plot.svg"
    command = f"simulate toy --games 20 --bots greedy:deals=1,random --option rounds=1 --rotate --plot {picture}"
    done = hornbook(*command.split())
    assert done.code == 0
    assert "greedy:deals=1" in done.out
    assert picture.read_text().startswith("<svg")


def test_a_scenario_says_how_many_play_and_with_which_options() -> None:
    def run(more: str) -> tuple[int, object]:
        doc = json.loads(hornbook(*f"simulate toy --games 2 --jobs 1 --scenario lucky {more} --json".split()).out)
        return len(doc["seats"]), doc["options"]

    assert run("") == (4, {"rounds": "3", "bonus": True})
    assert run("--seats 2 --option rounds=1") == (2, {"rounds": "1", "bonus": True})
    command = "league toy --games 2 --jobs 1 --scenario lucky --bots random,greedy:deals=1 --json"
    doc = json.loads(hornbook(*command.split()).out)
    assert (doc["seats"], doc["options"]) == (4, {"rounds": "3", "bonus": True})


def test_league() -> None:
    command = "league toy --games 12 --bots random,greedy:deals=1 --seats 2 --jobs 1"
    assert "random over greedy:deals=1" in hornbook(*command.split()).out
    doc = json.loads(hornbook(*command.split(), "--json").out)
    assert {row["bot"] for row in doc["bots"]} == {"random", "greedy:deals=1"}


def test_bench() -> None:
    command = "bench toy --games 5 --repeats 2"
    assert "whole loop, decisions a second" in hornbook(*command.split()).out
    doc = json.loads(hornbook(*command.split(), "--json").out)
    assert doc["compiled"] in (True, False)
    row = doc["games"][0]
    assert row["game"] == "toy-table"
    assert row["bare"]["decisions_per_second"]["best"] >= row["bare"]["decisions_per_second"]["median"] > 0
    assert row["whole_loop"]["decisions_per_second"]["best"] > 0
    assert row["copy_us"]["best"] > 0
    assert row["write_mask_us"]["best"] > 0
    assert row["observe_us"] is None  # the toy has no numbers


def test_bench_of_a_scenario() -> None:
    command = "bench toy --games 2 --repeats 1 --scenario duel"
    assert "random play, scenario duel\n" in hornbook(*command.split()).out
    doc = json.loads(hornbook(*command.split(), "--json").out)
    assert doc["scenario"] == "duel"
    assert (doc["games"][0]["seats"], doc["games"][0]["decisions_per_game"]) == (2, 4)


def test_bench_counts_the_decisions_that_leave_a_choice() -> None:
    doc = json.loads(hornbook(*["bench", "toy", "--games", "5", "--repeats", "1", "--json"]).out)
    row = doc["games"][0]
    assert row["real_choices_percent"] == 33.3
    for way in ("bare", "whole_loop"):
        assert row[way]["real_choices_per_second"]["best"] < row[way]["decisions_per_second"]["best"]


def test_bench_beside_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    def ready() -> Game:
        def play(rng: random.Random, offers: list[int] | None) -> None:
            sum(range(1000))
            if offers is not None:
                offers.extend([1, 1, 2, 3])

        return play

    peers = (Peer("Four", "pytest", ready), Peer("Nobody", "no-such-package", ready))
    monkeypatch.setattr("hornbook.cli.commands.bench.PEERS", peers)
    command = "bench toy --games 2 --repeats 2 --peers"
    out = hornbook(*command.split()).out
    assert f"{version('pytest')}; 4 a game, 50 % real" in out
    assert "Nobody: not installed" in out
    doc = json.loads(hornbook(*command.split(), "--json").out)
    assert doc["hornbook"] == hornbook_version
    four, nobody = doc["peers"]
    assert (four["version"], four["decisions_per_game"], four["real_choices_percent"]) == (version("pytest"), 4, 50)
    assert four["decisions_per_second"]["best"] > four["real_choices_per_second"]["best"] > 0
    assert nobody == {"peer": "Nobody", "version": "", "note": "not installed"}


def test_rounds_go_by_turns_and_time_only_the_run() -> None:
    order: list[str] = []

    def ready(name: str) -> Callable[[], Run]:
        def make() -> Run:
            order.append(f"ready {name}")
            return lambda: order.append(name)

        return make

    rounds: list[int] = []
    taken = by_turns([ready("ours"), ready("peer")], 2, rounds.append)
    assert order == ["ready ours", "ours", "ready peer", "peer"] * 2
    assert [len(times) for times in taken] == [2, 2]
    assert rounds == [1, 2]


def test_a_peer_plays_the_same_games_in_every_round() -> None:
    drawn: list[list[float]] = []

    def ready() -> Game:
        mine: list[float] = []
        drawn.append(mine)
        return lambda rng, offers: mine.append(rng.random())

    trial = Trial(Peer("Draws", "pytest", ready), 0)
    for _ in range(2):
        trial.ready()()
    assert trial.games == 1
    assert drawn[-1] == drawn[-2] == drawn[1]


def test_a_peer_that_fails_is_named_as_such() -> None:
    def ready() -> Game:
        raise RuntimeError("no board")

    assert Trial(Peer("Broken", "pytest", ready)).note == "failed: RuntimeError: no board"


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_installed_peers_can_be_played_and_counted(peer: Peer) -> None:
    trial = Trial(peer, 0)
    if trial.note == "not installed":
        pytest.skip(trial.note)
    assert not trial.note
    assert len(trial.offers) > 1
    assert min(trial.offers) >= 1
