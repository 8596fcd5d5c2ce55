"""Pictures and results on a screen of eighty columns."""

from __future__ import annotations

from rich.text import Text

from hornbook.cli.output import Screen
from hornbook.cli.terminal import drawing, layout
from hornbook.cli.terminal.typed_choice import Offer
from hornbook.core.events import Message, Seat
from hornbook.core.game import Explained, Result
from hornbook.core.screen.picture import Cell, Section
from hornbook.words import Words
from tests.toytable import ToyTable

WORDS = Words(ToyTable(), "en", ["you", "Bruna", "Carlo"], 0)
HEAD = (Message("head-player", {}), Message("head-score", {}), Message("head-cards", {}))


def lines(part: Section) -> list[str]:
    return drawing.section(part, WORDS, Screen()).plain.split("\n")


def section(rows: list[list[Cell]], header: tuple[Message, ...] = ()) -> Section:
    return Section(Message("hand", {}), header, rows)


def test_one_plain_row_is_one_line() -> None:
    assert lines(section([[Cell("3", "pink"), Cell("4")]])) == ["Your hand: 3  4"]


def test_nothing_is_only_a_title() -> None:
    assert lines(section([], HEAD)) == ["Your hand"]


def test_columns_stand_under_their_headings() -> None:
    rows = [
        [Cell(Message("player", {"seat": Seat(0)}), "me"), Cell("7"), Cell("a")],
        [Cell("Bruna"), Cell("12"), Cell("b")],
    ]
    assert lines(section(rows, HEAD)) == ["Your hand", "Player  Score  Cards", "You     7      a", "Bruna   12     b"]


def test_cells_beyond_the_headings_stand_one_after_the_other() -> None:
    assert lines(section([[Cell("Bruna"), Cell("7"), Cell("a"), Cell("b")]], HEAD))[-1] == "Bruna   7      a  b"


def test_what_does_not_fit_beside_gets_lines_of_its_own() -> None:
    wide = [Cell("Bruna with a very long name indeed"), Cell("a very long score, longer than usual")]
    many = [Cell(f"card{number}") for number in range(20)]
    drawn = lines(section([[*wide, *many]], HEAD))
    assert drawn[3].startswith("      Cards: card0  card1")
    assert all(len(line) <= 80 for line in drawn)


def test_a_game_without_a_picture_shows_its_view() -> None:
    plain = ToyTable()
    plain.drawing = None
    assert [cell.text for cell in drawing.picture(plain, {"round": 2})[0].rows[0]] == ["round", "2"]


def test_a_long_list_of_choices_stands_in_columns() -> None:
    offered = [Explained(card, f"pick:{card}", Message("pick", {"card": card}), (), "TT-2.1") for card in range(1, 13)]
    choices = Offer(offered, WORDS).choices
    assert drawing.choices(choices, 80).row_count == 3
    assert drawing.choices(choices, 20).row_count == len(offered)


def test_colours_are_styles_and_unknown_styles_are_none() -> None:
    drawn = drawing.section(section([[Cell("3", "pink"), Cell("4", "no-such-style")]]), WORDS, Screen())
    assert isinstance(drawn, Text)
    assert any("magenta" in str(span.style) for span in drawn.spans)


def sheet(winners: list[int]) -> str:
    screen = Screen()
    result = Result([1, 2, 3], [9, 5, 1], winners, Message("over", {}), "TT-3.1", len(winners) > 1)
    with screen.capture() as shown:
        screen.print(drawing.score_sheet(screen, result, WORDS))
    return shown.get()


def test_the_score_sheet_says_who_won() -> None:
    assert "You win.\n" in sheet([0])
    assert "Bruna wins.\n" in sheet([1])
    assert "You and Bruna share the victory.\n" in sheet([0, 1])
    assert "Nobody wins.\n" in sheet([])


def table(sections: list[Section]) -> list[str]:
    return layout.table(sections, WORDS, Screen(), 0).plain.strip("\n").split("\n")


def named(title: str, rows: list[list[str]], header: tuple[Message, ...] = HEAD) -> Section:
    return Section(Message(title, {}), header, [[Cell(text) for text in row] for row in rows])


def test_what_fits_stands_side_by_side_and_lines_only_beside_lines() -> None:
    wide = named("wide", [["a" * 70, "1", "x"]])
    sections = [named("first", [["a", "1", "x"]]), wide, named("second", [["b", "2", "y"]])]
    drawn = table([*sections, section([[Cell("3")]]), named("pile", [["4"]], ())])
    assert drawn[0].split() == ["first", "second"]
    assert drawn[2].split() == ["a", "1", "x", "b", "2", "y"]
    assert drawn[-1] == "Your hand: 3    pile: 4"


def test_what_carries_nothing_is_left_out() -> None:
    gone = Section(Message("row", {}), HEAD, [[Cell("→ 1", "bold"), Cell("gone", "dim")]])
    assert table([named("empty", []), gone, section([[Cell("3")]])]) == ["Your hand: 3"]
