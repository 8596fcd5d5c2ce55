"""Content packs: an owner's own values laid over the shipped ones, and mistakes named by file, line and field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hornbook.core.errors import BadContent
from hornbook.games.kill_the_unicorns.game import shipped
from tests.ku.position import game_with_pack, stars, table

# Packs that work


@pytest.mark.rule("KU-15.3")
def test_a_price(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, market="[candy]\nprice = 4\n")
    assert table("later 3", at="market", hands={"a": "3"}, game=mine).offers[-1] != "buy:candy-yellow"
    t = table("later 3", at="market", hands={"a": "4"}, game=mine).a("buy:candy-blue", "unicorn:S1")
    assert t.colour("S1") == "blue"


@pytest.mark.rule("KU-15.3")
def test_the_rest_keeps_its_values(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, market="[candy]\nprice = 4\n")
    ours, theirs = mine.catalogue(), shipped().catalogue()
    assert {**ours["market"]["candy"], "price": 2} == theirs["market"]["candy"]
    assert ours["market"]["horn"] == theirs["market"]["horn"]
    assert ours["unicorns"] == theirs["unicorns"]


@pytest.mark.rule("KU-15.3")
def test_stars_and_points(tmp_path: Path) -> None:
    page = '[[trap]]\nid = "unicorn_pee"\npoints = -3\n'
    mine = game_with_pack(tmp_path, unicorns=stars(P2=5), traps=page, scoring="rainbow = 10\n")
    t = table("later 3", row="P2 B4 G4 Y4", traps={1: "b:unicorn_pee"}, stables={"a": "B1 G1 Y1"}, game=mine)
    t.hunt(a="1", b="pass", c="pass")
    assert t.a.points == 5 - 3 + 10


@pytest.mark.rule("KU-15.3")
def test_a_new_unicorn(tmp_path: Path) -> None:
    lines = ['id = "X1"', 'name = "Extra"', 'name_it = "Extra"', 'kind = "regular"', 'colour = "blue"', "stars = 6"]
    page = "\n".join(["[[unicorn]]", *lines, 'packs = ["later38"]', 'source = "mine"', ""])
    mine = game_with_pack(tmp_path, unicorns=page)
    t = table("later 3", at="scoring", stables={"a": "X1 B1"}, game=mine)
    assert t.a.points == 6 + 2


@pytest.mark.rule("KU-15.3")
def test_hunt_cards_that_are_quite_different(tmp_path: Path) -> None:
    mine = game_with_pack(tmp_path, hunt="values = [0, 2, 3, 5, 7, 11, 13, 15]\n")
    t = table("later 3", row="P4 B4 G4 Y4", game=mine).hunt(a="13+0", b="7+5", c="pass")
    assert t.a.stable == ["S1", "P4"]


@pytest.mark.rule("KU-15.3")
def test_other_trap_decks(tmp_path: Path) -> None:
    traps = ["athletic_unicorn", "smelly_unicorn", "unicorn_pee", "running_is_useless", "duocorn", "encore", "tripwire"]
    page = f'[[character]]\nid = "knight"\ntraps = {[*traps, "zombicorn"]}\n'
    mine = game_with_pack(tmp_path, characters=page)
    t = table("later 3", at="market", characters="knight,bard,mage", game=mine)
    assert set(t.a.pile) == {*traps, "zombicorn"}


@pytest.mark.rule("KU-15.3")
def test_every_change_changes_the_hash(tmp_path: Path) -> None:
    pages = {"market": "[candy]\nprice = 4\n", "unicorns": stars(P2=5), "scoring": "rainbow = 10\n"}
    hashes = {game_with_pack(tmp_path / name, **{name: text}).content_hash for name, text in pages.items()}
    assert len(hashes | {shipped().content_hash}) == 4


@pytest.mark.rule("KU-15.3")
def test_the_same_pack_has_the_same_hash_wherever_it_lies(tmp_path: Path) -> None:
    one = game_with_pack(tmp_path / "one", market="[candy]\nprice = 4\n")
    two = game_with_pack(tmp_path / "two", market="# mine\n\n[candy]\nprice = 4\n")
    assert one.content_hash == two.content_hash


@pytest.mark.rule("KU-15.3")
def test_a_pack_that_changes_nothing_changes_nothing(tmp_path: Path) -> None:
    assert game_with_pack(tmp_path, market="[candy]\nprice = 2\n").content_hash == shipped().content_hash


# Packs that are refused

UNICORN = '[[unicorn]]\nid = "P2"\nstars = 2\n\n'
BROKEN = [
    # page, text, line, what the sentence names
    ("market", "[horn]\nprice = = 3\n", 2, ""),
    ("market", "[horn]\nprise = 3\n", 2, "horn prise"),
    ("market", "[horn]\nprice = 'three'\n", 2, "horn price"),
    ("market", "[horn]\nprice = true\n", 2, "horn price"),
    ("market", "[horn]\nprice = -1\n", 2, "horn price"),
    ("market", "[horn]\nname = 5\n", 2, "horn name"),
    ("market", "[horns]\nprice = 3\n", 1, "horns"),
    ("market", "horn = 3\n", 1, "horn"),
    ("market", "[pate]\nvalues = [2, 3, 3]\n", 2, "pate values"),
    ("market", "[pate]\nvalues = [2, 3, 3, 4, 4, 25]\n", 2, "pate values"),
    ("market", "[soap]\nprices = [1, 1, 2, 2]\n", 2, "soap prices"),
    ("market", "[soap]\nremoves = ['soap_opera']\n", 2, "soap removes"),
    ("hunt", "values = [0, 1, 2]\n", 1, "values"),
    ("hunt", "values = [0, 1, 1, 2, 2, 3, 3, 16]\n", 1, "values"),
    ("hunt", "values = [0, 1, 1, 2, 2, 3, 3, '4']\n", 1, "values"),
    ("hunt", "# mine\ncards = [0, 1]\n", 2, "cards"),
    ("scoring", "family = [0, 0, 2]\n", 1, "family"),
    ("scoring", "rainbow = 'eight'\n", 1, "rainbow"),
    ("scoring", "rainbows = 8\n", 1, "rainbows"),
    ("unicorns", UNICORN + '[[unicorn]]\nid = "P3"\nstars = "two"\n', 7, "unicorn stars"),
    ("unicorns", UNICORN + '[[unicorn]]\nid = "P3"\nstars = 21\n', 7, "unicorn stars"),
    ("unicorns", UNICORN + '[[unicorn]]\nid = "P3"\nstar = 1\n', 7, "unicorn star"),
    ("unicorns", UNICORN + '[[unicorn]]\nid = "P3"\nkind = "horse"\n', 7, "unicorn kind"),
    ("unicorns", UNICORN + '[[unicorn]]\nid = "P3"\ncolour = "mauve"\n', 7, "unicorn colour"),
    ("unicorns", UNICORN + '[[unicorn]]\nid = "P3"\npacks = "later38"\n', 7, "unicorn packs"),
    ("unicorns", UNICORN + '[[unicorn]]\nid = "P3"\npacks = ["later83"]\n', 7, "unicorn packs"),
    ("unicorns", UNICORN + '[[unicorn]]\nid = "X9"\nstars = 1\n', 5, "unicorn name"),
    ("unicorns", UNICORN + "[[unicorn]]\nstars = 1\n", 5, "unicorn id"),
    ("unicorns", UNICORN + "[[unicorn]]\nid = 'P3'  # single quotes\nstars = 21\n", 7, "unicorn stars"),
    ("unicorns", "unicorn = 5\n", 1, "unicorn"),
    ("unicorns", 'colours = ["pink", "blue"]\n', 1, "colours"),
    ("unicorns", "colours = [1, 2, 3, 4]\n", 1, "colours"),
    ("unicorns", "colours_it = ['rosa', 'blu', 'verde', 4]\n", 1, "colours_it"),
    ("unicorns", "colours = ['pink', 'pink', 'green', 'yellow']\n", 1, "colours"),
    ("traps", '[[trap]]\nid = "encores"\npinned = false\n', 2, "trap id"),
    ("traps", '[[trap]]\nid = "encore"\npinned = 1\n', 3, "trap pinned"),
    ("traps", '[[trap]]\nid = "unicorn_pee"\npoints = -10\n', 3, "trap points"),
    ("traps", '[[trap]]\nid = "unicorn_pee"\nvalue = -1\n', 3, "trap value"),
    # what a trap does is a rule, not a value: these would be read by nobody, or tear a card in two
    ("traps", '[[trap]]\nid = "athletic_unicorn"\npinned = false\n', 3, "trap pinned"),
    ("traps", '[[trap]]\nid = "encore"\npinned = true\n', 3, "trap pinned"),
    ("traps", '[[trap]]\nid = "encore"\npoints = 2\n', 3, "trap points"),
    ("market", '[soap]\nremoves = ["smelly_unicorn", "duocorn"]\n', 2, "soap removes"),
    ("characters", '[[character]]\nid = "wizard"\n', 2, "character id"),
    ("characters", '[[character]]\nid = "bard"\ntraps = ["encore"]\n', 3, "character traps"),
    ("characters", '[[character]]\nid = "bard"\ntraps = ["bis"]\n', 3, "character traps"),
    ("characters", '[[character]]\nid = "bard"\npowers = "Song"\n', 3, "character powers"),
]


@pytest.mark.rule("KU-15.3")
@pytest.mark.parametrize(
    ("page", "text", "line", "names"), BROKEN, ids=[f"{page}-{names or 'toml'}" for page, _, _, names in BROKEN]
)
def test_refused_by_file_line_and_field(tmp_path: Path, page: str, text: str, line: int, names: str) -> None:
    with pytest.raises(BadContent) as refusal:
        game_with_pack(tmp_path, **{page: text})
    says = str(refusal.value)
    assert says.startswith(str(tmp_path / f"{page}.toml"))
    assert re.search(rf"\bline {line}\b", says), says
    assert names in says
    assert "\n" not in says


@pytest.mark.rule("KU-15.3")
def test_an_unknown_page(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"markets\.toml: unknown page; a content pack has any of unicorns\.toml"):
        game_with_pack(tmp_path, markets="[horn]\nprice = 3\n")


@pytest.mark.rule("KU-15.3")
def test_an_empty_pack(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="an empty pack"):
        game_with_pack(tmp_path)


@pytest.mark.rule("KU-15.3")
def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no such folder"):
        shipped().with_content(str(tmp_path / "nowhere"))


@pytest.mark.rule("KU-15.3")
def test_a_page_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "market.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match=r"market\.toml: not UTF-8"):
        shipped().with_content(str(tmp_path))
