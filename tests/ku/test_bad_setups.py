"""Set-ups that are refused, each with a sentence that says what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hornbook.core.errors import BadSetup
from hornbook.core.setup import setup
from hornbook.games.kill_the_unicorns.game import shipped
from tests.ku.position import game_with_pack

REFUSED: list[tuple[int, dict[str, Any], str]] = [
    (1, {}, "kill-the-unicorns seats 2 to 6 players, not 1"),
    (7, {}, "kill-the-unicorns seats 2 to 6 players, not 7"),
    (2, {"edition": "first"}, "two players play the later edition: leave out edition=first (KU-12.1)"),
    (4, {"teams": True}, "teams are for four players and the first edition: seats 4, edition=first (KU-11.1)"),
    (3, {"teams": True, "edition": "first"}, "teams are for four players"),
    (5, {"teams": True, "edition": "first"}, "teams are for four players"),
    (5, {"variant": "beginner-2"}, "variant beginner-2 has 4 characters, and 5 players need 5 (KU-10.4)"),
    (6, {"variant": "beginner-2"}, "variant beginner-2 has 4 characters, and 6 players need 6 (KU-10.4)"),
    (5, {"pack": "first36"}, "pack first36 has 4 starters, too few for 5 players; take later38 (KU-15.1)"),
    (3, {"first-player": "4"}, "option first-player=4: there are only 3 seats (KU-2.7)"),
    (3, {"first-player": "7"}, "option first-player=7: choose one of random, 1, 2, 3, 4, 5, 6"),
    (3, {"edition": "second"}, "option edition=second: choose one of later, first"),
    (3, {"variant": "novice"}, "option variant=novice: choose one of standard, expert, beginner-1, beginner-2"),
    (3, {"unpicked-trap": "maybe"}, "option unpicked-trap=maybe: choose one of auto, shown, hidden"),
    (3, {"power-priority": "loudest"}, "option power-priority=loudest: choose one of clockwise, race"),
    (3, {"pack": "huge99"}, "option pack=huge99: choose one of auto, later38, first36, brief36"),
    (3, {"powers": "perhaps"}, "option powers=perhaps: it is a switch, on or off"),
    (3, {"editon": "first"}, "unknown option editon; did you mean edition?"),
    (3, {"zzz": 1}, "unknown option zzz; there are edition, variant, powers"),
    (3, {"characters": "knight,bard,wizard"}, "'wizard' is not one of princess, knight, mage, shaman, huntress, bard"),
    (3, {"characters": "knight,bard"}, "it takes 3 different names (one a seat), not 2: knight,bard"),
    (3, {"characters": "knight,bard,mage,shaman"}, "it takes 3 different names (one a seat), not 4"),
    (3, {"characters": "knight,bard,knight"}, "it takes 3 different names (one a seat)"),
    (3, {"characters": ""}, "'' is not one of princess, knight"),
    (2, {"characters": "knight,bard"}, "it takes 4 different names (primary, secondary, primary, secondary), not 2"),
    (
        3,
        {"variant": "beginner-2", "characters": "princess,bard,mage"},
        "'princess' is not one of knight, mage, huntress, bard",
    ),
]


@pytest.mark.rule("KU-1.3", "KU-2.1", "KU-2.7", "KU-10.4", "KU-11.1", "KU-12.1", "KU-15.1")
@pytest.mark.parametrize(("seats", "options", "says"), REFUSED)
def test_refused(seats: int, options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        shipped().new(setup(seats, options), 1)
    assert says in str(refusal.value)
    with pytest.raises(BadSetup):
        shipped().settle(setup(seats, options))


@pytest.mark.rule("KU-15.1", "KU-15.3")
@pytest.mark.parametrize(("left", "enough"), [(16, False), (17, True)])
def test_a_pack_may_leave_too_few_unicorns_for_four_rounds_and_a_decoy(tmp_path: Path, left: int, enough: bool) -> None:
    deck = [entry["id"] for entry in shipped().catalogue()["unicorns"]["unicorn"] if entry["kind"] != "starter"]
    page = "".join(f'[[unicorn]]\nid = "{name}"\npacks = ["first36"]\n' for name in deck[left:])
    mine = game_with_pack(tmp_path, unicorns=page)
    if enough:
        assert len(mine.new(setup(3), 1).deck) == left - 4
    else:
        with pytest.raises(
            BadSetup, match=r"pack later38 has 16 unicorns for the deck; this game needs 17 \(KU-15\.1\)"
        ):
            mine.new(setup(3), 1)


@pytest.mark.parametrize("word", ["on", "yes", "true", "1", True])
def test_a_switch_takes_several_words(word: object) -> None:
    settled = shipped().settle(setup(4, {"edition": "first", "teams": word}))
    assert settled.options["teams"] is True


def test_names_may_be_written_freely() -> None:
    s = shipped().new(setup(3, {"characters": " Knight, BARD ,mage"}), 1)
    assert s.character == (1, 5, 2)


@pytest.mark.rule("KU-15.1")
@pytest.mark.parametrize(
    ("seats", "options"), [(6, {"pack": "brief36"}), (6, {"edition": "first"}), (5, {"edition": "first"})]
)
def test_large_tables_have_cards_enough(seats: int, options: dict[str, Any]) -> None:
    assert len(shipped().new(setup(seats, options), 1).stable) == seats
