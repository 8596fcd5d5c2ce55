"""What can be typed for a choice."""

from __future__ import annotations

import pytest

from hornbook.cli.terminal.typed_choice import Offer
from hornbook.core.events import Message
from hornbook.core.game import Explained
from hornbook.words import Words
from tests.toytable import ToyTable

WORDS = Words(ToyTable())


def offer(labels: dict[str, str]) -> Offer:
    """Choices by token and label."""
    return Offer(
        [Explained(at, token, Message(label, {}), (), "") for at, (token, label) in enumerate(labels.items())], WORDS
    )


LAYS = offer(
    {
        "pass": "Pass",
        "lay:3": "Lay card 3",
        "lay:4": "Lay card 4",
        "lay:3+4": "Lay 3, 4 (total 7)",
        "lay:3+3": "Lay 3, 3 (total 6)",
        "lay:12": "Lay card 12",
        "lay:2+3+4": "Lay 2, 3, 4 (total 9)",
    }
)


def named(choices: Offer, text: str) -> list[str]:
    return [choice.token for choice in choices.named(text)]


@pytest.mark.parametrize(
    ("typed", "token"),
    [
        ("3", "lay:3"),
        *((text, "lay:3+4") for text in ("3 4", "4 3", "3+4", "34", "43", "3,4", "lay 3 4", "lay:3+4", "LAY 4 3")),
        ("33", "lay:3+3"),
        ("12", "lay:12"),
        ("4 3 2", "lay:2+3+4"),
        ("a", "lay:3"),
        ("B", "lay:4"),
        ("p", "pass"),
        ("Pass", "pass"),
    ],
)
def test_cards_in_natural_spellings(typed: str, token: str) -> None:
    assert named(LAYS, typed) == [token]


@pytest.mark.parametrize("typed", ["1", "2", "7", "9 9", "z", "fold 3", "", "0"])
def test_what_is_on_no_card_is_nothing(typed: str) -> None:
    assert named(LAYS, typed) == []


def test_numbers_that_no_label_says_are_not_taken_for_a_place_in_the_list() -> None:
    hush = offer({"hush:2": "Sing to Ada", "hush:3": "Sing to Bo", "pass": "Not now"})
    assert named(hush, "2") == []
    assert named(hush, "hush:2") == ["hush:2"]
    assert named(hush, "bo") == []
    assert hush.example() == ""


def test_a_number_that_can_be_read_in_two_ways_is_both() -> None:
    assert named(offer({"lay:34": "Lay 34", "lay:3+4": "Lay 3, 4"}), "34") == ["lay:34", "lay:3+4"]


def test_words_of_a_token_and_then_of_the_label() -> None:
    traps = offer(
        {
            "set:athletic@1": "Hide Athletic at 1, discard Smelly",
            "set:athletic@2": "Hide Athletic at 2",
            "set:smelly@1": "Hide Smelly at 1, discard Athletic",
            "be:bard": "Sing as the Bärdin",
        }
    )
    assert named(traps, "athletic") == ["set:athletic@1", "set:athletic@2"]
    assert named(traps, "athletic 2") == ["set:athletic@2"]
    assert named(traps, "smelly") == ["set:smelly@1"]
    assert named(traps, "discard ath") == ["set:athletic@1", "set:smelly@1"]
    assert named(traps, "bardin") == ["be:bard"]


def test_the_letters_go_on_after_z_and_p_is_always_pass() -> None:
    many = offer({"pass": "Pass", **{f"be:n{number}": "Be" for number in range(27)}})
    keys = [choice.key for choice in many.choices]
    assert keys[:3] == ["p", "a", "b"]
    assert keys[-3:] == ["z", "aa", "ab"]
    assert keys.count("p") == 1
    assert len(set(keys)) == len(keys)
    assert many.keys() == "a–ab, p"
    assert named(many, "ab") == ["be:n26"]


def test_a_single_choice_needs_nothing() -> None:
    assert named(offer({"lay": "Lay it"}), "") == ["lay"]
    assert offer({"lay": "Lay it"}).keys() == "a"


def test_the_example_is_one_that_is_on_offer() -> None:
    assert LAYS.example() == "3 4"
