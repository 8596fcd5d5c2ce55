"""Messages of the catalogues as sentences."""

from __future__ import annotations

import json

from hornbook.core.events import Event, Message, Seat, plain, seats_of
from hornbook.words import Catalogue, Words, fold
from tests.toytable import ToyTable

NAMES = ["Eva", "Bruna", "Carlo"]


def words(language: str = "en", you: int | None = None) -> Words:
    return Words(ToyTable(), language, NAMES, you)


def test_a_seat_is_told_by_name() -> None:
    assert words().say(Message("dealt", {"seat": Seat(1)})) == "Bruna gets a card."


def test_the_reader_is_you_with_the_verb_that_fits() -> None:
    assert words(you=0).say(Message("dealt", {"seat": Seat(0)})) == "You get a card."
    assert words("it", you=0).say(Message("dealt", {"seat": Seat(0)})) == "Tu ricevi una carta."


def test_several_players_in_one_breath() -> None:
    assert (
        words()
        .say(Message("most", {"winners": seats_of([0, 1, 2]), "score": 9}))
        .startswith("Eva, Bruna and Carlo have")
    )
    assert words(you=2).say(Message("most", {"winners": seats_of([2, 0]), "score": 9})).startswith("You and Eva have")
    assert words("it").say(Message("most", {"winners": seats_of([1]), "score": 9})).startswith("Bruna ha più punti")


def test_a_number_that_is_no_seat_is_never_a_name() -> None:
    """Whatever the argument is called."""
    for you in (None, 1):
        say = words(you=you).say
        assert say(Message("dealt", {"seat": 1})) == "1 gets a card."
        assert say(Message("most", {"winners": [0, 1], "score": 9})).startswith("0, 1 ")
        assert (
            say(Message("mystery", {"player": 1, "seats": [1], "who": True})) == "mystery(player=1, seats=1, who=yes)"
        )
        assert say(Message("dealt", {"seat": None})) == "– gets a card."
        assert say(Message("dealt", {"seat": -1})) == "−1 gets a card."


def test_a_seat_is_a_name_whatever_the_argument_is_called() -> None:
    say = words(you=0).say
    assert say(Message("mystery", {"n": Seat(1), "m": seats_of([0, 2])})) == "mystery(n=Bruna, m=you and Carlo)"
    assert say(Message("greeting", {"name": Seat(1)})) == "Hello, Bruna!"
    assert say(Message("greeting", {"name": Message("player", {"seat": Seat(2)})})) == "Hello, Carlo!"


def test_seats_among_other_numbers_are_numbers() -> None:
    assert words().say(Message("greeting", {"name": [Seat(1), 2]})) == "Hello, 1, 2!"
    assert words().say(Message("greeting", {"name": []})) == "Hello, –!"


def test_seats_are_numbers_for_everybody_but_readers() -> None:
    told = {"seat": Seat(1), "seats": seats_of([0, 2]), "more": {"seat": (Seat(2), "x")}, "n": 3}
    assert plain(told) == {"seat": 1, "seats": [0, 2], "more": {"seat": [2, "x"]}, "n": 3}
    assert {type(value) for value in (plain(Seat(1)), *plain(seats_of([1, 2])))} == {int}
    assert json.loads(json.dumps(told)) == plain(told)
    assert (Seat(1) + 1, Seat(1) == 1, ["a", "b"][Seat(1)]) == (2, True, "b")


def test_the_secret_part_is_told_to_whom_it_was_shown() -> None:
    event = Event("dealt", "TT-1.1", {"seat": Seat(0)}, {"card": 7}, 0b001)
    assert words().event(event.seen_by(0)) == "Eva gets card 7."
    assert words().event(event.seen_by(1)) == "Eva gets a card."
    assert words().event(event.seen_by(None)) == "Eva gets a card."


def test_a_message_that_a_language_lacks_is_told_in_english() -> None:
    assert words("it").say(Message("greeting", {"name": "Eva"})) == "Hello, Eva!"


def test_a_message_that_no_catalogue_has_is_told_by_its_id() -> None:
    assert words().say(Message("mystery", {"seat": Seat(1), "cards": [3, 4]})) == "mystery(seat=Bruna, cards=3, 4)"
    assert words().say(Message("mystery", {})) == "mystery"


def test_a_missing_argument_is_no_crash() -> None:
    assert "card" in words().say(Message("pick", {}))


def test_bots_have_a_catalogue_of_their_own() -> None:
    assert words().say(Message("bot-only", {"best": "lay"})) == "lay is the only choice."


def test_arguments_may_stand_for_other_messages() -> None:
    assert words().say(Message("greeting", {"name": Message("pick", {"card": 3})})) == "Hello, Pick card 3!"
    assert words().say(Message("greeting", {"name": ["pick", {"card": 3}]})) == "Hello, Pick card 3!"


def test_values_without_surprises() -> None:
    say = words().say
    assert say(Message("greeting", {"name": [3, 4]})) == "Hello, 3, 4!"
    assert say(Message("greeting", {"name": []})) == "Hello, –!"
    assert say(Message("greeting", {"name": None})) == "Hello, –!"
    assert say(Message("greeting", {"name": True})) == "Hello, yes!"


def test_ids_of_the_content_are_told_by_name() -> None:
    say = words("it").say
    assert say(Message("greeting", {"name": "fifteen"})) == "Hello, il Quindici!"
    assert say(Message("greeting", {"name": ["fifteen", "one"]})) == "Hello, il Quindici, the One!"


def test_yes_in_italian() -> None:
    assert words("it").plain(True) == "sì"


def test_the_command_line_has_a_catalogue_of_its_own() -> None:
    assert words().text("cli-seed", seed="1000") == "seed 1000"
    assert words("it").has("cli-seed")
    assert not words("it").has("mystery")


def test_case_and_accents_do_not_matter_when_folded() -> None:
    assert fold("Perché È PÂTÉ") == "perche e pate"


def test_no_isolation_marks() -> None:
    assert all(
        ord(char) < 0x2000 for char in words().say(Message("laid", {"seat": Seat(0), "card": 1, "pips": 2, "gain": 3}))
    )


def test_an_unknown_seat_is_still_a_player() -> None:
    assert Words(ToyTable()).name(2) == "Player 3"
    assert Words(ToyTable(), "it").name(2) == "Giocatore 3"


def test_less_than_nothing_has_a_real_minus() -> None:
    book = Catalogue("pinned = On { $what } (points: { $points }).", "en")
    assert book.say("pinned", {"what": "pate-2", "points": -2}) == "On pate-2 (points: −2)."
