"""Fields declared once: what follows from a declaration, in plain Python and in the text that is compiled."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hornbook.core.deck import shuffled
from hornbook.core.fields import Shared, declare_state, expanded
from hornbook.core.game import Game
from hornbook.core.rng import Rng
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE, State
from hornbook.testing.comparison import step_at_random
from tests import toybids
from tests.toys import highcard, nim

SOURCE = '''"""A module with declared classes."""

from __future__ import annotations

from typing import Any, ClassVar

from hornbook.core.deck import Deck, shuffled
from hornbook.core.fields import Half, Shared, Shown, declare_frame, declare_state, start
from hornbook.core.frame import Frame
from hornbook.core.state import State

BEFORE = 1


def numbered(seats: int) -> list[int]:
    return list(range(seats))


@declare_state
class Board(State):
    """A position."""

    LIMIT: ClassVar[int] = 7

    seats: Shared[int]
    title: Shared[str]

    # How far.
    round: int = 0  # from 0
    deck: Deck = shuffled([3, 1, 2])
    hands: list[list[int]] = start(  # of each seat
        lambda seats: [[seat] for seat in range(seats)]
    )
    order: list[int] = start(numbered)
    bag: list[int] = [8, 9]
    pair: tuple[int, ...] = start(lambda seats: (seats, -1))
    piles: list[Deck] = []
    sizes: Shown[tuple[int, ...]] = ()  # of the hands

    def leader(self) -> int:
        return self.order[0]


@declare_frame
class Nothing(Frame[Board]):
    """A frame without fields."""

    NAME = "nothing"


@declare_frame
class Everything(Frame[Board]):
    """A frame with all sorts of them."""

    NAME = "everything"
    PHASE = "all"
    COUNT: ClassVar[int] = 3

    seat: int
    cards: list[int]
    rows: list[list[int]]
    turn: int = BEFORE + 1
    bag: list[int] = [4, 5]
    pair: tuple[int, int] = (0, 1)
    item: Half[int] = -1  # only its maker knows
    marks: Half[list[int]] = []

    def total(self) -> int:
        return self.seat + sum(self.cards)


@declare_frame
class Own(Frame[Board]):
    """A frame that writes some of it itself."""

    NAME = "own"

    at: int = 0

    def public(self) -> tuple[int, ...]:
        return (99,)

    def copy(self) -> Own:
        return Own(self.at + 1)


AFTER = Own(BEFORE)
'''


def run(text: str, name: str) -> Any:
    """The module that a source makes."""
    module = ModuleType(name)
    sys.modules[name] = module
    exec(compile(text, f"<{name}>", "exec", dont_inherit=True), module.__dict__)
    return module


PLAIN = run(SOURCE, "declared_plainly")
WRITTEN = run(expanded(SOURCE), "declared_and_written_out")
both = pytest.mark.parametrize("made", [PLAIN, WRITTEN], ids=["plain", "written-out"])

numbers = st.integers(-9, 99)
lists = st.lists(numbers, max_size=4)
frame_values = st.tuples(
    numbers, lists, st.lists(lists, max_size=3), numbers, lists, st.tuples(numbers, numbers), numbers, lists
)


def fields_of(thing: Any) -> dict[str, Any]:
    """Every field by name; lists by what is in them."""
    return {name: getattr(thing, name) for name in type(thing).__slots__}


def shared_lists(one: Any, other: Any) -> list[str]:
    """The fields of which two objects hold the same list, or the same list in a list."""

    def inside(value: Any) -> Iterator[int]:
        if isinstance(value, list):
            yield id(value)
            for item in value:
                yield from inside(item)

    names = type(one).__slots__
    return [name for name in names if set(inside(getattr(one, name))) & set(inside(getattr(other, name)))]


# Frames.


@both
def test_a_constructor_takes_the_fields_in_their_order(made: Any) -> None:
    frame = made.Everything(3, [1], [[2]], 4, [5], (6, 7), 8, [9])
    assert fields_of(frame) == {
        "seat": 3,
        "cards": [1],
        "rows": [[2]],
        "turn": 4,
        "bag": [5],
        "pair": (6, 7),
        "item": 8,
        "marks": [9],
    }


@both
def test_what_is_not_given_is_as_it_was_declared(made: Any) -> None:
    frame = made.Everything(3, [], [], item=6)
    assert (frame.turn, frame.bag, frame.pair, frame.item, frame.marks) == (2, [4, 5], (0, 1), 6, [])
    assert fields_of(made.Nothing()) == {}
    with pytest.raises(TypeError, match="'cards' and 'rows'"):
        made.Everything(3)
    with pytest.raises(TypeError, match="positional argument"):
        made.Nothing(1)


@both
def test_an_empty_list_that_is_given_is_taken(made: Any) -> None:
    given: list[int] = []
    assert made.Everything(0, [], [], 0, given).bag is given


@both
def test_two_frames_never_share_a_list_by_default(made: Any) -> None:
    one, other = made.Everything(0, [], []), made.Everything(0, [], [])
    assert shared_lists(one, other) == []
    one.bag.append(1)
    one.marks.append(1)
    assert (other.bag, other.marks) == ([4, 5], [])
    fresh = made.Everything(0, [], [])
    assert (fresh.bag, fresh.marks) == ([4, 5], [])


@both
def test_a_copy_shares_no_list(made: Any) -> None:
    frame = made.Everything(3, [1], [[2], [3]], marks=[4])
    copy = frame.copy()
    assert type(copy) is made.Everything
    assert fields_of(copy) == fields_of(frame)
    assert shared_lists(frame, copy) == []
    copy.rows[0].append(9)
    copy.cards.append(9)
    assert (frame.rows, frame.cards) == ([[2], [3]], [1])


@both
def test_halves_are_not_public_and_are_forgotten(made: Any) -> None:
    frame = made.Everything(3, [10, 11], [], 4, [5], (6, 7), 8, [9])
    assert frame.public() == (3, 4, (6, 7), 10, 11, 5)
    assert frame.doing() == ("all", *frame.public())
    frame.forget()
    assert (frame.item, frame.marks) == (-1, [])
    assert frame.public() == (3, 4, (6, 7), 10, 11, 5)
    frame.marks.append(1)
    other = made.Everything(0, [], [])
    other.forget()
    assert other.marks == []


@both
def test_what_is_saved_are_names_and_types_without_their_marks(made: Any) -> None:
    assert made.Everything.FIELDS == (
        ("seat", "int"),
        ("cards", "list[int]"),
        ("rows", "list[list[int]]"),
        ("turn", "int"),
        ("bag", "list[int]"),
        ("pair", "tuple[int, int]"),
        ("item", "int"),
        ("marks", "list[int]"),
    )
    assert made.Nothing.FIELDS == ()


@both
def test_what_a_class_writes_itself_is_left_alone(made: Any) -> None:
    frame = made.Own(4)
    assert frame.public() == (99,)
    assert frame.doing() == ("", 99)
    assert frame.copy().at == 5
    assert made.Everything(1, [2, 3], []).total() == 6
    assert made.Everything.COUNT == 3
    assert made.AFTER.at == 1


@both
def test_there_is_room_for_the_fields_and_for_nothing_else(made: Any) -> None:
    for frame in (made.Everything(0, [], []), made.Nothing()):
        with pytest.raises(AttributeError):
            frame.other = 1


# States.


@both
def test_a_blank_table_is_made_of_what_is_shared(made: Any) -> None:
    board = made.Board.blank(3, "chess")
    assert fields_of(board) == {
        "seats": 3,
        "title": "chess",
        "round": 0,
        "deck": shuffled([1, 2, 3]),
        "hands": [[0], [1], [2]],
        "order": [0, 1, 2],
        "bag": [8, 9],
        "pair": (3, -1),
        "piles": [],
        "sizes": (),
    }
    assert (board.LIMIT, board.leader(), board.stack, board.ply) == (7, 0, [], 0)


@both
def test_what_is_shared_or_follows_from_other_fields_is_not_saved(made: Any) -> None:
    assert [name for name, _ in made.Board.FIELDS] == ["round", "deck", "hands", "order", "bag", "pair", "piles"]
    assert dict(made.Board.FIELDS)["hands"] == "list[list[int]]"


@both
def test_two_blank_tables_share_no_list(made: Any) -> None:
    one, other = made.Board.blank(2, "chess"), made.Board.blank(2, "chess")
    assert shared_lists(one, other) == []
    one.bag.append(7)
    one.piles.append(shuffled([]))
    again = made.Board.blank(2, "chess")
    assert (again.bag, again.piles) == ([8, 9], [])


@both
def test_a_copied_table_shares_what_never_changes_and_no_list(made: Any) -> None:
    board = made.Board.blank(2, "chess")
    board.stack.append(made.Everything(3, [1], [[2]]))
    board.piles.append(shuffled([1]))
    board.events = []
    for place, name in enumerate(State.COPIED):
        setattr(board, name, place + 100)
    copy = board.copy()
    assert type(copy) is made.Board
    assert fields_of(copy) == fields_of(board)
    assert shared_lists(board, copy) == []
    assert copy.deck is board.deck
    assert copy.piles[0] is board.piles[0]
    assert [getattr(copy, name) for name in State.COPIED] == [place + 100 for place in range(len(State.COPIED))]
    assert copy.stack is not board.stack
    assert fields_of(copy.stack[0]) == fields_of(board.stack[0])
    assert shared_lists(copy.stack[0], board.stack[0]) == []
    assert copy.events is None


def test_nothing_of_the_core_is_forgotten_in_a_copy() -> None:
    assert set(State.__slots__) == {*State.COPIED, "stack", "shared", "events", "watch"}


def test_a_state_field_without_a_first_value_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"^Bare: no first value for turn, row$"):

        @declare_state
        class Bare(State):
            seats: Shared[int]
            turn: int
            round: int = 0
            row: list[int]


def test_annotations_must_be_text() -> None:
    source = SOURCE.replace("from __future__ import annotations\n", "").replace("Frame[Board]", "Frame")
    with pytest.raises(TypeError, match=r"^Board\.LIMIT: declared fields need `from __future__ import annotations`$"):
        run(source, "declared_without_the_future")


# The text that is compiled.


@given(frame_values)
def test_written_out_frames_behave_like_declared_ones(values: tuple[Any, ...]) -> None:
    told = []
    for made in (PLAIN, WRITTEN):
        frame = made.Everything(*values)
        copy = frame.copy()
        before = fields_of(copy)
        public = frame.public()
        copy.forget()
        told.append((fields_of(frame), public, before, fields_of(copy), shared_lists(frame, copy), frame.total()))
    assert told[0] == told[1]
    assert told[0][0] == told[0][2] == dict(zip(PLAIN.Everything.__slots__, values, strict=True))


@given(st.integers(0, 5), st.text(max_size=3), lists, st.lists(lists, max_size=3), st.lists(lists, max_size=2))
def test_written_out_states_behave_like_declared_ones(
    seats: int, title: str, bag: list[int], hands: list[list[int]], piles: list[list[int]]
) -> None:
    told = []
    for made in (PLAIN, WRITTEN):
        board = made.Board.blank(seats, title)
        blank = fields_of(board)
        board.bag, board.hands, board.piles = list(bag), [list(hand) for hand in hands], [shuffled(p) for p in piles]
        copy = board.copy()
        copy.bag.append(1)
        copy.order.append(1)
        told.append((blank, fields_of(board), fields_of(copy), shared_lists(board, copy)))
    assert told[0] == told[1]
    assert told[0][1]["bag"] == bag


def test_classes_are_made_alike() -> None:
    for name in ("Board", "Nothing", "Everything", "Own"):
        plain, written = getattr(PLAIN, name), getattr(WRITTEN, name)
        assert (plain.FIELDS, plain.__slots__, plain.__doc__) == (written.FIELDS, written.__slots__, written.__doc__)
        assert (plain.__qualname__, plain.__mro__[1]) == (written.__qualname__, written.__mro__[1])


def test_nothing_but_the_declarations_is_touched() -> None:
    written = expanded(SOURCE)
    lines = written.split("\n")
    assert [line.strip() for line in SOURCE.split("\n") if line not in lines] == [
        "@declare_state",
        "seats: Shared[int]",
        "title: Shared[str]",
        "round: int = 0  # from 0",
        "deck: Deck = shuffled([3, 1, 2])",
        "hands: list[list[int]] = start(  # of each seat",
        "lambda seats: [[seat] for seat in range(seats)]",
        ")",
        "order: list[int] = start(numbered)",
        "bag: list[int] = [8, 9]",
        "pair: tuple[int, ...] = start(lambda seats: (seats, -1))",
        "piles: list[Deck] = []",
        "sizes: Shown[tuple[int, ...]] = ()  # of the hands",
        "@declare_frame",
        "@declare_frame",
        "seat: int",
        "cards: list[int]",
        "rows: list[list[int]]",
        "turn: int = BEFORE + 1",
        "bag: list[int] = [4, 5]",
        "pair: tuple[int, int] = (0, 1)",
        "item: Half[int] = -1  # only its maker knows",
        "marks: Half[list[int]] = []",
        "@declare_frame",
        "at: int = 0",
    ]
    assert expanded(written) == written
    untouched = "class Plain:\n    x: int = 0\n"
    assert expanded(untouched) == untouched


def test_a_first_value_that_the_compiler_would_misread_is_refused() -> None:
    source = "@declare_state\nclass A(State):\n    seats: Shared[int]\n    row: int = start(lambda other: other)\n"
    with pytest.raises(SyntaxError, match="line 4: the first value of row should be a lambda of seats"):
        expanded(source)


ALONE = """from __future__ import annotations
from hornbook.core.fields import declare_state, start
from hornbook.core.state import State


@declare_state
class Alone(State):
    scores: list[int] = start(lambda setup: [0] * setup.seats)
    round: int = 1
"""


@pytest.mark.parametrize("write", [str, expanded], ids=["plain", "written-out"])
def test_a_state_that_shares_nothing_begins_from_the_set_up(write: Any) -> None:
    board = run(write(ALONE), "declared_alone").Alone.blank(Setup(3, {}))
    assert fields_of(board) == {"scores": [0, 0, 0], "round": 1}


LISTED = """from __future__ import annotations
from hornbook.core.fields import Shared, declare_frame, declare_state
from hornbook.core.frame import Frame
from hornbook.core.state import State

ROW = [1, 2]


@declare_frame
class Asks(Frame[State]):
    row: list[int] = ROW
    rows: list[list[int]] = [[1], [2]]

    def prompt(self, s):
        return super().prompt(s)


@declare_state
class Holds(State):
    seats: Shared[int]
    row: list[int] = ROW
    rows: list[list[int]] = [[1], [2]]
"""


@pytest.mark.parametrize("name", ["row", "rows"])
@pytest.mark.parametrize("write", [str, expanded], ids=["plain", "written-out"])
def test_a_list_named_elsewhere_or_nested_is_made_anew_too(write: Any, name: str) -> None:
    made = run(write(LISTED), "declared_with_lists")
    assert name not in shared_lists(made.Asks(), made.Asks())
    assert name not in shared_lists(made.Holds.blank(1), made.Holds.blank(1))
    if name == "row":
        made.Asks().row.append(3)
        made.Holds.blank(1).row.append(3)
        assert made.ROW == [1, 2]


@pytest.mark.parametrize("write", [str, expanded], ids=["plain", "written-out"])
def test_a_declared_class_may_speak_of_its_base(write: Any) -> None:
    made = run(write(LISTED), "declared_with_lists")
    with pytest.raises(NotImplementedError):
        made.Asks().prompt(None)


@pytest.mark.parametrize("toy", [highcard, nim, toybids])
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_the_same_written_out(toy: ModuleType, seed: int) -> None:
    text = expanded(Path(str(toy.__file__)).read_text(encoding="utf-8"))
    assert "@declare_" not in text
    name = f"{toy.__name__}_written_out"
    plain: Game[Any] = toy.game
    written: Game[Any] = run(text, name).game
    setup = Setup(2, {})
    one, other = plain.new(setup, seed, manual=True), written.new(setup, seed, manual=True)
    draws = Rng(seed), Rng(seed)
    while one.pending >= 0 or one.pending == CHANCE:
        one, other = plain.copy(one), written.copy(other)
        assert plain.to_json(one) == written.to_json(other)
        for seat in (0, None):
            assert plain.view(one, seat) == written.view(other, seat)
            deals = [game.determinize(s, seat, Rng(7)) for game, s in ((plain, one), (written, other))]
            assert plain.to_json(deals[0]) == written.to_json(deals[1])
        step_at_random(plain, one, draws[0])
        step_at_random(written, other, draws[1])
    assert plain.to_json(one) == written.to_json(written.from_json(plain.to_json(one)))
    assert plain.result(one) == written.result(other)


def test_what_is_written_out_is_python_that_names_its_types() -> None:
    tree = ast.parse(expanded(SOURCE))
    board = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Board")
    functions = {node.name: node for node in board.body if isinstance(node, ast.FunctionDef)}
    assert {"__init__", "blank", "copy"} <= set(functions)
    told = {each.arg: ast.unparse(each.annotation or ast.Constant("")) for each in functions["__init__"].args.args[1:]}
    assert told == {
        "seats": "int",
        "title": "str",
        "round": "int",
        "deck": "Deck",
        "hands": "list[list[int]]",
        "order": "list[int]",
        "bag": "list[int]",
        "pair": "tuple[int, ...]",
        "piles": "list[Deck]",
        "sizes": "tuple[int, ...]",
        "like": "State | None",
    }


REFUSED = {
    "a half without a first value": ("frame", "item: Half[int]", "Market.item: a half needs a first value"),
    "a type that cannot be saved": ("frame", "item: dict[str, int]", "Market.item: dict[str, int] cannot be saved"),
    "a deck that may be missing": ("frame", "item: Deck | None", "Market.item: Deck | None cannot be saved"),
    "a shared field after what is made of it": (
        "state",
        "item: int = start(lambda box: 1)\n    box: Shared[str]",
        "Market.box: shared fields come before",
    ),
    "fields in two classes": (
        "frame",
        "item: int = 0\n\n@declare_frame\nclass Fair(Market):\n    more: int = 0",
        "Fair inherits",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_declared_is_refused_with_its_name(what: str) -> None:
    kind, fields, says = REFUSED[what]
    base = "Frame" if kind == "frame" else "State"
    source = f"""from __future__ import annotations
from hornbook.kit import Frame, Half, Shared, State, declare_frame, declare_state, start

@declare_{kind}
class Market({base}):
    {fields}
"""
    with pytest.raises(TypeError) as refusal:
        exec(compile(source, "<market>", "exec", dont_inherit=True), {"__name__": "market"})
    assert str(refusal.value).startswith(says)
