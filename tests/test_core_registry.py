"""Finding games by name."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from hornbook.core import registry
from hornbook.core.errors import UnknownGame
from tests.toys import highcard, nim


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    found = [
        EntryPoint("highrise", "tests.toys.nim:game", registry.GROUP),
        EntryPoint("highcard", "tests.toys.highcard:game", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: found)
    registry.games.cache_clear()
    yield
    registry.games.cache_clear()


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


def test_installed_games_go_by_their_ids() -> None:
    for name, game in registry.games().items():
        assert game.id == name
