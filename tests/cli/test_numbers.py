"""`hornbook simulate`, `league` and `bench`."""

from __future__ import annotations

import json
from pathlib import Path

from hornbook.lab.bench.peers import Peer, run_peer
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


def test_a_peer_that_is_not_installed_is_named_as_such() -> None:
    row = run_peer(Peer("Nobody", "no-such-package", lambda: lambda rng: 1))
    assert row["note"] == "not installed"


def test_a_peer_that_fails_is_named_as_such() -> None:
    def ready() -> None:
        raise RuntimeError("no board")

    row = run_peer(Peer("Broken", "pytest", ready))  # type: ignore[arg-type]
    assert row["note"] == "failed: RuntimeError: no board"


def test_a_peer_is_counted() -> None:
    row = run_peer(Peer("Ten", "pytest", lambda: lambda rng: 10), 0.01)
    assert row["decisions_per_game"] == 10
    assert row["decisions_per_second"] > 0
