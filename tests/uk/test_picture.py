"""The table in letters: everything that a player needs, in both languages, on a screen of a hundred columns."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

from hornbook.cli.terminal import layout
from hornbook.core.screen.picture import Section
from hornbook.core.setup import Setup
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.screen.chart import SIGNS
from hornbook.words import Words
from tests.uk.position import Table, table

WIDTH = 100
NAMES = ["Ada", "Bea", "Ciro", "Dario", "Elio", "Fia"]


def lines(sections: list[Section], language: str = "en", seat: int | None = 0) -> list[str]:
    """What a screen would show."""
    words = Words(shipped(), language, NAMES, seat, ids=True)
    screen = Console(width=WIDTH, height=200, force_terminal=False)
    return layout.table(sections, words, screen, 0).plain.split("\n")


def shown(t: Table, language: str = "en", seat: int | None = 0) -> str:
    return "\n".join(lines(t.game.drawing.picture(t.seen(seat)), language, seat))


def line(text: str, *words: str) -> str:
    """The line that has all these words."""
    found = [each for each in text.split("\n") if all(word in each for word in words)]
    assert found, f"no line with {words} in\n{text}"
    return found[0]


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_position_can_be_drawn_in_a_hundred_columns(language: str) -> None:
    game = shipped()
    for seed, setup in enumerate(game.scenarios.values()):
        rng = random.Random(seed)
        s = game.new(setup, seed)
        while s.pending >= 0:
            if s.ply % 90 == 0:
                seat = rng.choice([0, None])
                text = lines(game.drawing.picture(game.view_json(s, seat)), language, seat)
                assert [each for each in text if len(each) > WIDTH] == []
                assert not [each for each in text if "table-" in each or "{" in each]
            game.apply(s, rng.choice(s.options))


def test_the_round_and_its_events() -> None:
    text = shown(table(round=3, event="heavy_rain", lasting="exhaustion"))
    assert "Round 3 of 10: Player Step" in text
    assert "every Move costs 1 more" in line(text, "Heavy Rain")
    assert line(text, "ONGOING", "Exhaustion")
    assert "12 more moves" in line(text, "Rounds left: 8")


def test_the_kingdom() -> None:
    text = shown(
        table(
            "zyne donia gato",
            at={"zyne": "9c"},
            soldiers={"zyne": 4},
            resources={"zyne": 7},
            damage={"zyne": 2},
            allies={"zyne": "exhar"},
            hands={"zyne": "ambush mock"},
        )
    )
    zyne = line(text, "Zyne (you)", "3/5")
    for words in ("4/9", " 7 ", " 2 ", " 5 ", "9c Gilded Market", "Exhar"):  # command 6 and 3 for Exhar
        assert words in zyne
    assert line(text, "Cornelia, Warrior", "19c Ancestral Castle")


def test_the_plan_of_the_princess() -> None:
    text = shown(table("zyne donia gato", at={"princess": "9c"}, resources={"princess": 40}, troops={"9ne": 5}))
    plan = text[text.index("If the Princess Step came now") :]
    assert "move to Gilded Market (north-east) for 3" in plan
    assert "taking 3 damage" in plan
    assert "You would divide the damage." in plan


def test_commanders_and_leaderless_soldiers() -> None:
    text = shown(
        table(
            "zyne donia gato",
            at={"zyne": "9w"},
            enemies={"dorgas": "9c 3 1"},
            fate={"dorgas": "burning_hatred zyne"},
            troops={"9nw": 2},
        )
    )
    dorgas = line(text, "Dorgas", "9c Gilded Market")
    for words in ("3/4", " 5 ", " 3 ", " 8 ", "aggressive"):
        assert words in dorgas
    assert "Burning Hatred (Zyne)" in text
    assert line(text, "2 ", "9nw Gilded Market", "beside Zyne")
    assert line(text, "Zyne", "at worst", "Dorgas with 3 soldiers")


def test_around_a_hero_of_mine() -> None:
    t = table("zyne donia gato", at={"zyne": "9c"}, soldiers={"zyne": 4}, resources={"zyne": 9}, troops={"9e": 2})
    text = shown(t)
    around = text[text.index("Around Zyne") :]
    assert line(around, "9ne Gilded Market", "road", " 3 ")
    assert line(around, "9e Gilded Market", "village", " 4 ", "2 leaderless soldiers", "4 dice against 2")
    assert "Around Donia" not in text  # she is another player's


def test_my_hand_and_nobody_elses() -> None:
    t = table("zyne donia gato", hands={"zyne": "ambush ambush", "donia": "mock"})
    assert "3 more dice" in line(shown(t), "Ambush ×2")
    assert "Mock" not in shown(t)
    assert "Ambush" not in shown(t, seat=None)
    assert "Mock" in shown(t, seat=1)


def test_the_map_has_a_sign_for_every_space() -> None:
    t = table("zyne donia gato", at={"zyne": "9c"}, soldiers={"zyne": 4}, enemies={"lionel": "1c 12"}, troops={"9e": 2})
    sections = {section.title.id: section for section in t.game.drawing.picture(t.seen(0))}
    chart = "\n".join(lines([sections["table-map"]])[2:])  # below its title
    assert len(chart.split()) == 133
    assert "CZYN4" in chart
    assert "lio12" in chart
    assert "v+2" in chart
    assert "#PRI4" in chart
    assert set(SIGNS.values()) <= set(chart)
    tiles = "\n".join(lines([sections["table-places"]]))
    assert line(tiles, "9 ", "Gilded Market", "9c Zyne 4", "9e +2")


def test_the_defeated_and_the_dead() -> None:
    t = table("zyne donia gato", defeated="lyla exhar")
    assert line(shown(t), "Defeated", "Lyla", "Exhar")


def test_before_the_map_is_laid_the_players_and_heroes_are_there() -> None:
    game = shipped()
    s = game.new(Setup(3, {"characters": "choose"}), 1)
    game.apply(s, s.options[0])
    text = "\n".join(lines(game.drawing.picture(game.view_json(s, 0))))
    assert "Annelie" in text


def test_who_has_no_place_yet_has_not_fallen() -> None:
    game = shipped()
    s = game.new(Setup(1, {"map": "escape", "characters": "annelie,gato,zyne"}), 1)
    text = "\n".join(lines(game.drawing.picture(game.view_json(s, 0))))
    assert s.rule == "UK-12.4"
    assert line(text, "not on the map yet")
    assert "fallen" not in text


def test_italian_says_the_same() -> None:
    t = table("zyne donia gato", at={"zyne": "9c"}, hands={"zyne": "ambush"}, event="heavy_rain")
    text = shown(t, "it")
    assert "fase dei giocatori" in text
    assert "Pioggia Battente" in text
    assert "Intorno a Zyne" in text
    assert "Imboscata" in text
