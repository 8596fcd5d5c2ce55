"""The command line on a real game, as a newcomer would use it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import hornbook
from hornbook.core.events import Message
from hornbook.words import Words
from tests.toytable.command import Outcome, hornbook_as_installed

UNTRANSLATED = re.compile(r"\{\s*\$|[a-z]+-[a-z]+\([a-z]+=|\{\?\?\?\}")
ANSWERS = "".join(f"{'abc'[number % 3]}\na\np\n" for number in range(400))


def unicorns(command: str, stdin: str = "") -> Outcome:
    return hornbook_as_installed(*command.split(), stdin=stdin)


@pytest.mark.parametrize(
    "more",
    [
        "--lang en",
        "--lang it",
        "--seats you,bot:random",
        "--seats you,bot:random*5",
        "--seats you,bot:random*3 --option edition=first --option teams=on",
        "--seats you,bot:random*2 --option variant=expert --lang it",
        "--seats you,bot:random*2 --option edition=first --option characters=choose",
        "--seats you:Eva,bot:random*2 --option variant=beginner-1",
    ],
)
def test_a_whole_game_from_a_pipe(tmp_path: Path, more: str) -> None:
    file = tmp_path / "game.jsonl"
    seats = "" if "--seats" in more else "--seats you,bot:random*3"
    done = unicorns(f"play kill-the-unicorns --seed 4 {seats} {more} --record {file}", ANSWERS)
    assert (done.code, done.err) == (0, "")
    assert "posto" in done.out if "--lang it" in more else "rank" in done.out
    assert not UNTRANSLATED.search(done.out)
    assert max(len(line) for line in done.out.splitlines()) <= 80 + len(str(tmp_path))
    assert unicorns(f"verify {file}").code == 0
    told = unicorns(f"replay {file}")
    assert told.code == 0
    assert not UNTRANSLATED.search(told.out)
    assert unicorns(f"show {file} --ply 40 --seat 1").code == 0


def test_every_choice_and_event_can_be_explained() -> None:
    typed = "why\n" + "".join(f"? {letter}\n" for letter in "abcdefgh") + "hint\nrules\nrules 5.2\nundo\nlog\nquit\n"
    done = unicorns("play kill --seed 4 --seats you,bot:random,bot:random", typed)
    assert done.code == 0
    assert "There is no rule" not in done.out
    assert "KU-5.2 Opening" in done.out


def test_what_stands_behind_the_colon_of_a_token_will_do() -> None:
    command = "play kill --seed 4 --seats you,bot:random,bot:random"
    offered = re.findall(r"set:(\S+)", unicorns(command, "? a\n? b\n").out)
    assert len(offered) == 2
    explained = unicorns(command, f"? {offered[-1]}\n").out
    assert f"set:{offered[-1]}" in explained.partition("> ? ")[2]


def test_the_commands_of_the_readme() -> None:
    assert json.loads(unicorns("games --json").out)[0]["id"] == "kill-the-unicorns"
    assert "KU-1.1" in unicorns("rules kill-the-unicorns").out
    assert "Source: " in unicorns("rules kill-the-unicorns KU-5.2").out
    assert "Duocorn" in unicorns("content kill-the-unicorns").out
    doc = json.loads(unicorns("simulate kill-the-unicorns --games 4 --bots random --seed 1 --jobs 1 --json").out)
    assert len(doc["seats"]) == 4
    assert "whole loop" in unicorns("bench kill-the-unicorns --games 1 --repeats 1").out


def test_the_score_sheet_names_the_players_and_in_teams_both_of_a_team() -> None:
    words = Words(hornbook.game("kill-the-unicorns"), "en", ["Ann", "Bo", "Cy", "Di"])
    parts = {"stars": 3, "extras": 0, "pate": 0, "families": 2, "rainbow": 0, "total": 5}
    assert words.say(Message("score", {"team": [1], **parts})).startswith("Bo: 5 points")
    assert words.say(Message("score", {"team": [0, 2], **parts})).startswith("Ann and Cy: 5 points")


def test_a_word_that_several_choices_have_lists_them() -> None:
    answer = unicorns("play kill --seed 4 --seats you,bot:random*3", "athletic\nathletic 2\n").out.partition(
        "> athletic\n"
    )[2]
    several, _, after = answer.partition("> athletic 2\n")
    assert several.startswith(
        "“athletic” could be any of these; type its letter:\n  a  Hide “Athletic Unicorn” at place 1"
    )
    assert several.count("  Hide “Athletic Unicorn”") == 4
    assert "You hide a trap" in after


@pytest.mark.parametrize("cards", ["3 4", "4+3", "34", "lay 3 4", "lay:3+4", "43"])
def test_cards_are_laid_by_their_values(cards: str) -> None:
    command = "play kill --seed 4 --seats you,bot:random*3"
    assert "You lay 3, 4 face down." in unicorns(command, f"a\n{cards}\n").out


def test_what_a_card_or_a_character_is_can_be_looked_up() -> None:
    assert "B2 Drizzle Hoof · kind regular · colour blue · stars 1" in unicorns("rules kill drizzle").out
    assert "KU-14.7 Duocorn" in unicorns("rules kill duocorn").out
    assert "Huntress" in unicorns("rules kill huntress").out
    assert "cacciatrice" in unicorns("rules kill CACCIATRICE --lang it").out.lower()
    assert "Source: " not in unicorns("play kill --seed 4", "? a\nrules 5\nwhy\n? duocorn\n").out
