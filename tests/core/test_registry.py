"""Finding games by name."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from hornbook.core import registry
from hornbook.core.errors import BrokenGame, UnknownGame
from tests.toys import highcard, nim
from tests.toytable.command import hornbook_as_installed, says_one_line


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    found = [
        EntryPoint("highrise", "tests.toys.nim:game", registry.GROUP),
        EntryPoint("highcard", "tests.toys.highcard:game", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: found)
    registry.installed.cache_clear()
    yield
    registry.installed.cache_clear()


@pytest.mark.usefixtures("two_games")
def test_a_name_or_its_unique_beginning_will_do() -> None:
    assert list(registry.games()) == ["highcard", "highrise"]
    assert registry.game("highcard") is highcard.game
    assert registry.game("highr") is nim.game


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("hihgcard", "unknown game 'hihgcard'; did you mean highcard? (installed: highcard, highrise)"),
        ("", "unknown game '' (installed: highcard, highrise)"),
        ("xyz", "unknown game 'xyz' (installed: highcard, highrise)"),
    ],
)
def test_an_unknown_name_is_answered_with_the_nearest(name: str, says: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        registry.game(name)
    assert str(caught.value) == says


@pytest.mark.usefixtures("two_games")
def test_a_beginning_of_two_names_is_refused() -> None:
    with pytest.raises(UnknownGame, match="high"):
        registry.game("high")


LUDO = "the game ludo cannot be loaded (entry point ludo_board.rules:game of ludo-board 1.2): "
BROKEN = [
    ("raise RuntimeError('no dice\\nat all')", f"{LUDO}RuntimeError: no dice at all"),
    ("import dice_of_ludo", f"{LUDO}ModuleNotFoundError: No module named 'dice_of_ludo'"),
    ("other = 1", f"{LUDO}AttributeError: module 'ludo_board.rules' has no attribute 'game'"),
    ("game = 1", f"{LUDO}TypeError: this is of type int; it should be an object of hornbook.core.game.Game"),
    (
        "from tests.toys.nim import Nim as game",
        f"{LUDO}TypeError: this is of type type; it should be an object of hornbook.core.game.Game",
    ),
]


@pytest.fixture
def with_ludo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> Iterator[None]:
    """A package of somebody else's beside the installed ones, whose game is this source."""
    package, about = tmp_path / "ludo_board", tmp_path / "ludo_board-1.2.dist-info"
    package.mkdir()
    about.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(source, encoding="utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: ludo-board\nVersion: 1.2\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\nludo = ludo_board.rules:game\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.installed.cache_clear()
    yield
    registry.installed.cache_clear()
    for name in ("ludo_board", "ludo_board.rules"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("with_ludo")
@pytest.mark.parametrize(("source", "says"), BROKEN)
def test_a_broken_game_hides_no_other_and_says_what_is_wrong(says: str) -> None:
    assert "kill-the-unicorns" in registry.games()
    assert registry.game("kill").id == "kill-the-unicorns"
    assert registry.broken() == {"ludo": says}
    for name in ("ludo", "lud"):
        with pytest.raises(BrokenGame) as caught:
            registry.game(name)
        assert str(caught.value) == says


@pytest.mark.usefixtures("with_ludo")
@pytest.mark.parametrize(("source", "says"), BROKEN)
def test_the_command_line_says_it_too(says: str) -> None:
    listed = hornbook_as_installed("games", "--json")
    assert (listed.code, listed.err) == (0, f"hornbook: {says}\n")
    assert "kill-the-unicorns" in [game["id"] for game in json.loads(listed.out)]
    assert "kill-the-unicorns" in hornbook_as_installed("games").out
    asked = hornbook_as_installed("rules", "ludo")
    assert (asked.code, asked.err, says_one_line(asked)) == (2, f"hornbook: {says}\n", True)


@pytest.mark.usefixtures("with_ludo")
@pytest.mark.parametrize("source", ["from tests.toys.nim import game"])
def test_a_game_in_somebody_elses_package_is_found() -> None:
    assert registry.game("ludo") is nim.game
    assert registry.broken() == {}


def test_without_any_game_the_answer_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", dict)
    with pytest.raises(UnknownGame, match=r"^unknown game 'ludo' \(installed: none\)$"):
        registry.game("ludo")


def test_installed_games_go_by_their_ids() -> None:
    for name, game in registry.games().items():
        assert game.id == name
