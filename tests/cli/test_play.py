"""`hornbook play`: a whole game from a pipe, and every word that can be typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hornbook.bots.bot import Answer
from hornbook.core.events import Message
from tests.toytable.command import Outcome, hornbook, says_one_line

QUICK = ("play", "toy", "--seed", "5", "--seats", "you,bot:random,bot:random")
ALWAYS_FIRST = "a\n" * 6


def play(stdin: str, *more: str) -> Outcome:
    return hornbook(*QUICK, *more, stdin=stdin)


def test_a_whole_game_from_a_pipe() -> None:
    done = play(ALWAYS_FIRST)
    assert done.code == 0
    assert done.err == ""
    assert "Your hand: " in done.out
    assert "You lay 6, roll " in done.out
    assert "Bruna gets a card." not in done.out  # that was set-up, which the table shows
    assert "Bruna lays " in done.out
    *_, won, reason, kept = done.out.splitlines()
    assert kept.startswith("Recorded; tell it again with: hornbook replay ")
    assert "the most points" in reason
    assert " win" in won or "share the victory" in won


def test_in_italian() -> None:
    done = play(ALWAYS_FIRST, "--lang", "it")
    assert "La tua mano: " in done.out
    assert "Tu giochi 6" in done.out


def test_tokens_and_the_beginning_of_one_will_do() -> None:
    done = play("pick:14\nla\n")
    assert "You lay 14" in done.out


def test_the_end_of_input_is_a_polite_quit(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    done = play("a\n", "--record", str(file))
    assert done.code == 0
    assert f"play toy-table --record {file}" in done.out


def test_quit() -> None:
    assert play("quit\n").code == 0


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "explain choice a"),
        ("help", "explain choice a"),
        ("aiuto", "explain choice a"),
        ("? a", "TT-2.1 Picking"),
        ("?a", "TT-2.1 Picking"),
        ("? 6", "TT-2.1 Picking"),
        ("? pick:6", "TT-2.1 Picking"),
        ("? 7", "There is no rule 7; the nearest is"),
        ("? DIE", "TT-2.3"),
        ("7", "“7” is none of the choices. Type one of the letters a–c, or ? for help."),
        ("1", "“1” is none of the choices."),
        ("d", "“d” is none of the choices."),
        ("bogus", "“bogus” is none of the choices."),
        ("", "Type one of the letters a–c, or ? for help."),
        ("pick", "“pick” could be any of these; type its letter: a Pick card 6 b Pick card 12 c Pick card 14"),
        ("why", "TT-1.1 Dealing"),
        ("why", "4 You get card 14. TT-1.1 5 Bruna gets a card. TT-1.1"),
        ("why 1", "1 You get card"),
        ("why 99", "There is no event 99: they run from 1 to 9."),
        ("why bruna", "TT-1.1 Dealing"),
        ("why DEALING", "TT-1.1 Dealing"),
        ("why zebra", "Nothing that has happened speaks of “zebra”."),
        ("rules", "TT-2.3"),
        ("rules TT-3.1", "Most points win"),
        ("rules tt-3.1", "Most points win"),
        ("rules 3", "3 The end TT-3.1"),
        ("rules winning", "Most points win"),
        ("regole die", "TT-2.3"),
        ("rules 9", "There is no rule 9; the nearest is"),
        ("undo", "There is nothing to take back: a step can be taken back only while nobody, you included, has"),
        ("hint", "] wins about"),
        ("log", "You get card 6."),
        ("table", "Your hand: "),
        ("save", "Save where?"),
        ("save /no/such/folder/file", "There is no folder /no/such/folder; make it first, or choose another."),
    ],
)
def test_what_can_be_typed(typed: str, answer: str) -> None:
    before, _, after = play(f"{typed}\nquit\n").out.partition(f"> {typed}\n")
    assert before
    assert answer in " ".join(after.split())


def test_nobody_elses_secret_is_told_whatever_is_typed() -> None:
    told = play("why\nwhy bruna\nwhy 2\nlog\ntable\n? bruna\na\na\nwhy\nlog\n").out
    assert "Bruna gets a card." in told
    assert "Bruna gets card" not in told
    assert "Carlo gets card" not in told


def test_undo_takes_the_last_step_back() -> None:
    done = play("a\nundo\npick:14\nlay\n")
    assert "You lay 14" in done.out


def test_undo_is_refused_once_something_was_shown() -> None:
    assert "nothing to take back" in play("a\na\nundo\n").out


def test_a_single_choice_needs_only_enter() -> None:
    done = hornbook(*QUICK, stdin="a\na\na\na\n\na\n")
    assert "the most points" in done.out


def test_save_writes_a_record_that_can_be_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "saved.jsonl"
    done = play(f"a\nsave {file}\nsave {file}\nquit\n")
    assert "is there already" in " ".join(done.out.split())
    assert "Lay it?" in hornbook("play", "toy", "--record", str(file)).out


@pytest.mark.parametrize(
    ("seats", "players"), [("2", "You, Bruna (medium)\n"), ("3", "You, Bruna (medium), Carlo (medium)\n")]
)
def test_a_number_of_seats_is_you_and_bots(seats: str, players: str) -> None:
    assert players in hornbook("play", "toy", "--seats", seats).out


@pytest.mark.parametrize("seats", ["you,bot:random", "bot:random,you"])
def test_a_game_that_asks_and_offers_nothing_is_named(seats: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.toytable.ToyTable.choices", lambda self, s: ())
    done = hornbook("play", "toy", "--seats", seats, stdin=ALWAYS_FIRST)
    assert done.code == 2
    assert "offers no choice" in done.err
    assert says_one_line(done)


def test_a_hint_says_how_good_and_whether_the_two_best_are_about_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    def hint(next_percent: int) -> str:
        reason = {"best": "pick:6", "percent": 41, "next": "pick:14", "next_percent": next_percent, "futures": 1200}
        answer = Answer(16, Message("bot-search", reason))
        monkeypatch.setattr("hornbook.bots.ismcts.IsmctsBot.choose", lambda *_: answer)
        return " ".join(play("hint\n").out.partition("> hint\n")[2].partition("a–c,")[0].split())

    good = "Pick card 6 [a] wins about 41 % of 1,200 imagined games, and the next best choice, Pick card 14 [c], "
    assert hint(38) == good + "38 %."
    assert hint(39) == good + "39 %. The two are about equal."
    assert hint(42).endswith("42 %. The two are about equal.")


def test_a_scenario_says_who_plays_and_what(tmp_path: Path) -> None:
    def setup(*more: str) -> object:
        file = tmp_path / f"{len(list(tmp_path.iterdir()))}.jsonl"
        hornbook("play", "toy", "--scenario", "duel", *more, "--record", str(file))
        return json.loads(file.read_text().splitlines()[0])["setup"]

    assert setup() == {"seats": 2, "options": {"rounds": "1", "bonus": False}}
    assert setup("--option", "bonus=on") == {"seats": 2, "options": {"rounds": "1", "bonus": True}}
    assert setup("--option", "rounds=2") == {"seats": 2, "options": {"rounds": "2", "bonus": False}}
    assert setup("--seats", "you,bot*2") == {"seats": 3, "options": {"rounds": "1", "bonus": False}}


def test_the_same_scenario_goes_on_with_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    command = ("play", "toy", "--scenario", "duel", "--record", str(file))
    hornbook(*command)
    done = hornbook(*command)
    assert (done.code, done.err) == (0, "")
    assert "going on with" in done.out


def test_only_bots_play_to_the_end() -> None:
    done = hornbook("play", "toy", "--seats", "bot:random*2", "--seed", "1")
    assert done.code == 0
    assert "Ada gets a card." in done.out


def test_people_who_share_a_screen_are_called_up_one_by_one() -> None:
    done = hornbook(
        "play", "toy", "--seats", "you:Eva,you:Leo", "--seed", "1", "--option", "rounds=1", stdin="\na\na\n" * 2
    )
    assert done.out.index("Pass the device to Eva.") < done.out.index("Pass the device to Leo.")
    first, _, second = done.out.partition("Pass the device to Leo.")
    hand = next(line for line in first.splitlines() if "Your hand" in line)
    assert hand not in second
    assert "Leo gets card" not in first
    assert "rank" in second


def test_a_person_with_a_name_is_told_of_by_name() -> None:
    assert "Eva gets card" in hornbook("play", "toy", "--seats", "you:Eva,bot", "--seed", "1").out


def test_no_colour_and_eighty_columns_in_a_pipe() -> None:
    done = play("?\n? a\nlog\nrules\n" + ALWAYS_FIRST)
    assert "\x1b" not in done.out
    assert max(len(line) for line in done.out.splitlines() if "hornbook replay" not in line) <= 80
