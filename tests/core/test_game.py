"""What a game must bring, and that it is told what it lacks."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

from hornbook.core.frame import Frame
from hornbook.core.game import Game, frames_in, missing
from hornbook.core.registry import games
from hornbook.core.setup import Setup, setup
from tests import toybids
from tests.toys import highcard, nim
from tests.toytable import ToyTable


class Bare(Game[Any]):
    """Brings nothing."""


class Titled(Game[Any]):
    """Brings words only."""

    id = "titled"
    title = "Titled"
    package = "tests.toys"
    rules_version = "1"


class Blind(nim.Nim):
    """Has lost its title and its frames."""

    title = ""
    frames: ClassVar[dict[str, type[Frame[Any]]]] = {}
    check = Game.check


def test_an_incomplete_game_is_named_with_all_that_it_lacks() -> None:
    assert missing(Bare()) == list(Game.REQUIRED)
    assert missing(Titled()) == ["frames", "blank", "view", "determinize", "result", "check"]
    assert missing(Blind()) == ["title", "frames", "check"]


def test_games_lack_nothing() -> None:
    complete: list[Game[Any]] = [highcard.game, nim.game, toybids.game, ToyTable(), *games().values()]
    assert [missing(game) for game in complete] == [[]] * len(complete)


def test_what_is_required_is_what_raises_when_it_is_not_there() -> None:
    game, s = Titled(), nim.game.new(setup(2), 1)
    for part in (
        lambda: game.blank(Setup(1, {})),
        lambda: game.view_json(s, None),
        lambda: game.determinize(s, None, None),  # type: ignore[arg-type]
        lambda: game.result(s),
        lambda: game.check(s),
    ):
        with pytest.raises(NotImplementedError):
            part()


def test_a_game_without_abilities_says_so() -> None:
    abilities = ("drawing", "insights", "standing_orders", "evaluation", "habits", "observation", "automata")
    assert [getattr(Bare(), name) for name in abilities] == [None] * len(abilities)
    assert nim.game.evaluation is nim.game
    assert nim.game.drawing is None


def test_a_new_game_knows_its_setup_and_its_randomness() -> None:
    game = nim.game
    s = game.new(setup(2, {"heap": "5"}), 1)
    assert game.setup_of(s) == Setup(2, {"heap": 5})
    assert game.setup_of(game.from_json(game.to_json(s))) == Setup(2, {"heap": 5})
    assert game.copy(s).setup is s.setup
    assert game.new(setup(2), 1, manual=True).rng != game.new(setup(2), 2, manual=True).rng


def test_everybody_plays_alone_and_without_a_role_unless_the_game_says_otherwise() -> None:
    s = highcard.game.new(setup(3), 1)
    assert [highcard.game.allies(s, seat) for seat in range(3)] == [(0,), (1,), (2,)]
    assert [highcard.game.roles(s, seat) for seat in range(3)] == [(), (), ()]


def test_frames_are_found_in_their_module_by_name() -> None:
    assert frames_in("tests.toys.nim") == {"toss": nim.Toss, "take": nim.Take}
    assert set(highcard.HighCard.frames) == {"match", "bury", "deal", "round", "bid", "wind"}


FRAME = """from __future__ import annotations

from hornbook.core.fields import declare_frame
from hornbook.core.frame import Frame

@declare_frame
class {name}(Frame):
    NAME = "{saved}"
"""


def package(folder: Path, **modules: str) -> None:
    """A package of somebody else's."""
    folder.mkdir()
    for name, source in {"__init__": "", **modules}.items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")


def test_frames_are_found_in_every_module_of_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package(
        tmp_path / "board_of_two",
        dice=FRAME.format(name="Throw", saved="throw"),
        moves=FRAME.format(name="Move", saved="move") + "\nfrom board_of_two.dice import Throw\n",
    )
    assert {name: frame.__module__ for name, frame in frames_in("board_of_two").items()} == {
        "throw": "board_of_two.dice",
        "move": "board_of_two.moves",
    }


def test_a_frame_that_is_not_declared_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package(tmp_path / "board_of_none", one=FRAME.format(name="One", saved="one").replace("@declare_frame", ""))
    with pytest.raises(TypeError, match=r"One.* is a frame whose fields are not declared"):
        frames_in("board_of_none")


def test_two_frames_of_one_name_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package(
        tmp_path / "board_of_twins",
        one=FRAME.format(name="One", saved="move"),
        other=FRAME.format(name="Other", saved="move"),
    )
    with pytest.raises(ValueError, match=r"two frames are called 'move': .*One.* and .*Other"):
        frames_in("board_of_twins")


def test_looking_for_frames_runs_no_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package(
        tmp_path / "board_with_program",
        rules=FRAME.format(name="Move", saved="move"),
        __main__="raise SystemExit('the program ran')",
    )
    assert list(frames_in("board_with_program")) == ["move"]
