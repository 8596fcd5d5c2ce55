"""The conformance kit: the toys pass, and each planted fault is found by the law that forbids it."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from hornbook.core.game import Game
from hornbook.core.play import records
from hornbook.core.play.session import Session
from hornbook.core.setup import Option, Setup, setup
from hornbook.core.state import CHANCE
from hornbook.testing import laws
from hornbook.testing.chance import chi_square_limit
from hornbook.testing.comparison import difference, shared
from hornbook.testing.law_broken import broken as law_broken
from hornbook.testing.laws import LawBroken
from hornbook.testing.runs.fuzz import fuzz
from hornbook.testing.runs.goldens import GoldenDiffers, check_golden, tokens_and_messages, write_golden
from hornbook.testing.runs.machine import game_machine
from hornbook.testing.runs.perft import divide, perft
from hornbook.testing.undo import undo_offers, why_it_stands
from tests.toys import broken, highcard, nim

HIGHCARD, NIM = highcard.game, nim.game
TWO, THREE = setup(2), setup(3)
QUICK = settings(
    max_examples=12,
    stateful_step_count=20,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


def first_bid(seats: int = 2, seed: int = 1) -> highcard.Table:
    return HIGHCARD.new(setup(seats), seed)


def first_break(seeds: int, check: Callable[[int], object]) -> LawBroken:
    """The first law that breaks, seed after seed."""
    for seed in range(seeds):
        try:
            check(seed)
        except LawBroken as problem:
            return problem
    pytest.fail(f"no law broke in {seeds} tries")


# The toys keep every law.


@pytest.mark.parametrize("game", [HIGHCARD, NIM], ids=["highcard", "nim"])
def test_toys_conform(game: Game[Any]) -> None:
    assert laws.conforms(game, games=12, seed=4) > 12


def test_every_setup_that_the_game_accepts_is_found() -> None:
    found = laws.all_setups(HIGHCARD)
    assert len(found) == 3 * 2 * 2
    assert Setup(4, {"wind": False, "length": "long"}) in found
    assert laws.all_setups(NIM) == [Setup(2, {"heap": heap}) for heap in (7, 1, nim.LARGEST)]


def test_of_free_text_and_sets_a_few_are_tried() -> None:
    class Named(nim.Nim):
        """With a name on the heap and beans in it."""

        options = (*nim.Nim.options, Option("name", "beans"), Option("beans", ("red",), ("red", "white")))

    found = {(each.options["name"], *each.options["beans"]) for each in laws.all_setups(Named())}
    assert found == {("beans", "red"), ("beans", "red", "white"), ("beans",)}


@pytest.mark.parametrize(("module", "game"), [("highcard", HIGHCARD), ("nim", NIM)])
def test_toys_play_the_same_in_a_fresh_process(module: str, game: Game[Any]) -> None:
    laws.law_same_elsewhere(f"tests.toys.{module}:game", game, TWO, 5)


def test_games_end_within_their_bound() -> None:
    assert laws.law_ends(HIGHCARD, THREE, 1, bound=40) <= 40
    assert laws.law_ends(NIM, TWO, 1, bound=8) <= 8


def test_games_end_within_the_bounds_that_they_state() -> None:
    assert laws.law_ends(NIM, TWO, 1) <= 8
    sizes = [laws.law_game_bounds(HIGHCARD, THREE, seed) for seed in range(20)]
    bounds = HIGHCARD.bounds(HIGHCARD.settle(THREE))
    assert max(size.outcomes for size in sizes) == bounds.outcomes == 13
    assert max(size.codes for size in sizes) == bounds.actions
    assert bounds.decisions is not None
    assert bounds.decisions // 2 < max(size.decisions for size in sizes) <= bounds.decisions


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        (broken.LeakyHindsight, "shows what it must not"),
        (broken.BlindHindsight, "a look at the present is not the view: scores"),
        (broken.LeakyLog, "the log is not what may be looked up"),
    ],
)
def test_a_look_back_that_tells_or_hides_too_much_is_found(fault: type[Game[Any]], message: str) -> None:
    found = first_break(10, lambda seed: laws.law_hindsight(fault(), TWO, seed))
    assert found.law == "law 1 (hindsight)"
    assert message in str(found)


def test_too_many_decisions_are_found() -> None:
    with pytest.raises(LawBroken, match=r"a seat is asked for the 5\. time, of 4 at the most"):
        laws.law_game_bounds(broken.FewDecisions(), TWO, 1)


def test_a_game_that_never_ends_exceeds_its_bounds() -> None:
    with pytest.raises(LawBroken, match=r"a seat is asked for the 8\. time, of 7 at the most"):
        laws.law_game_bounds(broken.Endless(), TWO, 1)


def test_undo_is_used_in_the_toy() -> None:
    assert sum(laws.law_undo(HIGHCARD, THREE, seed) for seed in range(6)) > 6


# The faults are found.

FAULTS: list[tuple[type[Game[Any]], laws.Law, str]] = [
    (broken.LeakyView, laws.law_views, "a deal does not look the same: view/strongest"),
    (broken.AliasedView, laws.law_views, "writing into the view changed the game: table/scores"),
    (broken.OwnInsightsShared, laws.law_views, "insights that all should share are a seat's own: sum"),
    (broken.KeyedView, laws.law_views, "not plain JSON: scores has the key 0"),
    (broken.LeakyNumbers, laws.law_observation, "a deal has another rival[0]"),
    (broken.LeftOverNumbers, laws.law_observation, "something that was in the buffer before is still there"),
    (broken.LargeNumbers, laws.law_observation, "round[0] is 2, not from -1 to 1"),
    (broken.MissingNumbers, laws.law_observation, "the parts have"),
    (broken.LazyMask, laws.law_observation, "the mask is not what is on offer"),
    (broken.EmptyMask, laws.law_observation, "the mask is not what is on offer"),
    (broken.LeakyToken, laws.law_views, "a deal does not look the same: choices"),
    (broken.LeakyEvent, laws.law_events, "look the same, but events"),
    (broken.LeakyEventCount, laws.law_events, "'rustled'"),
    (broken.LostCardDeal, laws.law_views, "discards"),
    (broken.HonestLookingDeal, laws.law_events, "their deals by the same rng differ: table"),
    (broken.UnsortedDeal, laws.law_views, "deals depend on the truth"),
    (broken.StingyDeal, laws.law_deals, "deals never say so"),
    (broken.TrueRngDeal, laws.law_views, "keeps the rng"),
    (broken.ShiftedRngDeal, laws.law_views, "depends on the rng of the true state"),
    (broken.StaleOptionsDeal, laws.law_events, "the game fails: ValueError('list.remove(x): x not in list')"),
    (broken.UnseenHalf, laws.law_information, "the asked seat sees the same, but may choose"),
    (broken.ForgottenStake, laws.law_recall, "it knew then, and cannot tell any more, yet table"),
    (broken.OmniscientRecall, laws.law_recall, "recalls"),
    (broken.FeltCards, laws.law_recall, "the seat recalls what nobody has shown it: 0 is"),
    (broken.AliasedCopy, laws.law_copy, "shares table/hands"),
    (broken.AliasedFrames, laws.law_copy, "shares stack/1"),
    (broken.MeddlesBelow, laws.law_copy, "playing on from a copy changed the original: stack/0"),
    (broken.LossyFrame, laws.law_round_trip, "is another after JSON"),
    (broken.LossyRound, laws.law_round_trip, "another after JSON: stack/1"),
    (broken.LossyTable, laws.law_round_trip, "looks another way: at ply"),
    (broken.UnsortedOffers, laws.law_offers, "not sorted and unique"),
    (broken.TwinTokens, laws.law_offers, "several choices go by stake:some"),
    (broken.AcceptsAnything, laws.law_offers, "not on offer but accepted"),
    (broken.CrashesOnPeek, laws.law_offers, "fails: KeyError('peek')"),
    (broken.CheatsItself, laws.law_offers, "peek leads to a wrong position"),
    (broken.TakesAnyNumber, laws.law_index, "is accepted in the place of a whole number"),
    (broken.HalfWay, laws.law_index, "is refused but changed the game"),
    (broken.FewActions, laws.law_bounds, "is on offer, but there are 19 actions"),
    (broken.FewOutcomes, laws.law_bounds, "bury has 9 outcomes, more than 3"),
    (broken.FewPlies, laws.law_bounds, "the game goes on after 12 plies"),
    (broken.NobodyLoses, laws.law_bounds, "not from 0.0 to 1.0"),
    (broken.TwinOutcomes, laws.law_chance, "several outcomes go by gust"),
    (broken.NamelessOutcome, laws.law_chance, "the name of outcome 2 is not one word: ''"),
    (broken.LyingWeights, laws.law_chance, "the weights are [1, 1, 1], but 400 rolls fell as"),
    (broken.OtherRoll, laws.law_chance, "rolled by itself the game is another"),
    (broken.MissingFace, laws.law_chance, "outcome 3 is possible but refused"),
]


@pytest.mark.parametrize(("fault", "law", "says"), FAULTS, ids=[fault.__name__ for fault, _, _ in FAULTS])
def test_fault_is_found(fault: type[Game[Any]], law: laws.Law, says: str) -> None:
    game = fault()
    found = first_break(
        12, lambda seed: laws.play_lawfully(game, setup(2 + seed % 2), seed, every=2, laws=[law], bound=200)
    )
    assert says in str(found)
    assert f'highcard {{"seats": {found.setup.seats}' in str(found)
    assert f"seed {found.seed}, ply {found.ply}" in str(found)
    assert "\n" not in str(found)


def test_numbers_that_leave_something_out_are_found() -> None:
    """The asked seat's own hand shows in its mask, so only its other moments tell."""
    assert laws.law_observation_complete(HIGHCARD, THREE, 1, games=12) > 300
    found = first_break(12, lambda seed: laws.law_observation_complete(broken.BlindNumbers(), THREE, seed, games=12))
    assert "do not tell this position from another one" in str(found)


def test_a_copy_must_not_keep_the_listener() -> None:
    s = first_bid()
    s.events = []
    with pytest.raises(LawBroken, match="tells the listener"):
        laws.law_copy(broken.EagerCopy(), s)


def test_a_game_without_end_is_found() -> None:
    with pytest.raises(LawBroken, match=r"law 4 .* the game goes on after 50 decisions"):
        laws.law_ends(broken.Endless(), TWO, 1, bound=50)


def test_global_randomness_is_found() -> None:
    found = first_break(5, lambda seed: laws.law_same_again(broken.Moody(), TWO, seed))
    assert "the game is another: table/last" in str(found)


def test_a_lossy_save_is_found_in_a_whole_game() -> None:
    with pytest.raises(LawBroken, match="through JSON at every choice the game is another"):
        laws.law_same_again(broken.LossyRound(), TWO, 1)
    with pytest.raises(LawBroken, match="through JSON at every choice the game cannot go on"):
        laws.law_same_again(broken.LossyFrame(), TWO, 1)


def test_string_hashes_are_found_in_a_fresh_process() -> None:
    where = "tests.toys.broken:hashed"
    found = first_break(5, lambda seed: laws.law_same_elsewhere(where, broken.hashed, TWO, seed))
    assert "a fresh process plays another game: digests" in str(found)


def test_a_game_that_cannot_be_found_in_a_fresh_process() -> None:
    with pytest.raises(LawBroken, match="could not play it: ModuleNotFoundError"):
        laws.law_same_elsewhere("tests.toys.nowhere:game", NIM, TWO, 1)


def test_positions_that_look_alike_give_the_same_deals() -> None:
    states = [HIGHCARD.new(THREE, 1)]
    for stake in highcard.STAKES:
        s = HIGHCARD.new(THREE, 1)
        HIGHCARD.apply(s, HIGHCARD.choices(s)[0])
        HIGHCARD.apply(s, highcard.STAKE + stake)
        states.append(s)
    laws.law_alike(HIGHCARD, states, 1)
    with pytest.raises(LawBroken, match="two positions look the same"):
        laws.law_alike(broken.HonestLookingDeal(), states, 1)


# Halves.


def test_halves_are_made_in_the_toy() -> None:
    assert all(laws.law_halves(HIGHCARD, THREE, seed) >= 6 for seed in range(6))
    assert laws.law_halves(NIM, TWO, 1) == 0


@pytest.mark.parametrize(
    ("game", "session", "says"),
    [
        (broken.ShownHalf(), Session, "a half is made, and another sees it: picked"),
        (broken.ToldHalf(), Session, "a half is made, and picked is told"),
        (broken.RememberedHalf(), Session, "a half is made, and deals for another tell of it"),
        (HIGHCARD, broken.CountingSession, "a half is made, and the ply goes from"),
        (HIGHCARD, broken.BlabbingSession, "a half is taken back, and the ply or the log tells of it"),
    ],
)
def test_a_half_that_others_can_tell_of_is_found(game: Game[Any], session: type[Session], says: str) -> None:
    found = first_break(6, lambda seed: laws.law_halves(game, THREE, seed, session))
    assert says in str(found)
    assert "law 1 (halves)" in str(found)


# Undo.


@pytest.mark.parametrize(
    ("session", "game", "says"),
    [
        (broken.RashSession, HIGHCARD, "undo is offered, but"),
        (broken.HastySession, HIGHCARD, "undo is offered, but seat 1 saw it: peeked"),
        (broken.HastySession, broken.SecretPeek(), "undo is offered, but the seat learned something: deck/bottom"),
        (broken.CarelessSession, HIGHCARD, "undo does not restore the game: core/ply"),
    ],
)
def test_a_dishonest_session_is_found(session: type[broken.RashSession], game: Game[Any], says: str) -> None:
    found = first_break(12, lambda seed: laws.law_undo(game, TWO, seed, session))
    assert says in str(found)


def test_what_is_shown_and_not_said_is_found() -> None:
    found = first_break(12, lambda seed: laws.law_undo(broken.UnsaidPeek(), TWO, seed))
    assert "undo is offered, but the seat learned something: deck/bottom" in str(found)
    for seed in range(12):
        laws.law_undo(broken.SecretPeek(), TWO, seed)


def test_undo_is_withheld_only_where_something_was_learned() -> None:
    """A frame that says too much takes undo away."""
    played = [undo_offers(HIGHCARD, THREE, seed) for seed in range(6)]
    assert all(found.offered and not found.withheld for found in played)
    assert sum(undo_offers(broken.Talkative(), THREE, seed).withheld for seed in range(6)) > 6


def test_undo_across_a_die_is_named_so() -> None:
    s = first_bid()
    before = HIGHCARD.copy(s)
    code = HIGHCARD.choices(s)[0]
    HIGHCARD.apply(s, code)
    assert why_it_stands(HIGHCARD, before, code, s) == ""
    s.rng += 1
    assert why_it_stands(HIGHCARD, before, code, s) == "chance fell"


# Bots.


def test_honest_bots_pass() -> None:
    s = first_bid(3)
    for bot in (broken.FirstBot(), broken.ThoughtfulBot()):
        laws.law_bot_honest(bot, HIGHCARD, s)


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (broken.CheatingBot(), "where only what it cannot know is different"),
        (broken.RestlessBot(), "asked again with the same rng"),
        (broken.MeddlingBot(), "the bot changed the game it was shown"),
    ],
)
def test_a_dishonest_bot_is_found(bot: Any, says: str) -> None:
    found = first_break(6, lambda seed: laws.law_bot_honest(bot, HIGHCARD, first_bid(3, seed), seed))
    assert says in str(found)


def test_a_bot_takes_a_win() -> None:
    s = NIM.new(setup(2, {"heap": "3"}), 1)
    laws.law_bot_takes_win(broken.GraspingBot(), NIM, s, s.pending)
    with pytest.raises(LawBroken, match="takes take:1, but take:3 wins at once"):
        laws.law_bot_takes_win(broken.FirstBot(), NIM, s, s.pending)
    laws.law_bot_takes_win(broken.FirstBot(), NIM, s, 1 - s.pending)  # not asked
    s = NIM.new(setup(2, {"heap": "5"}), 1)
    laws.law_bot_takes_win(broken.FirstBot(), NIM, s, s.pending)  # no win to take


# The machine.


def test_the_machine_finds_nothing_in_the_toy() -> None:
    run_state_machine_as_test(game_machine(HIGHCARD, [TWO, THREE]), settings=QUICK)


@pytest.mark.parametrize("fault", [broken.AliasedFrames, broken.LossyFrame, broken.AcceptsAnything])
def test_the_machine_finds_a_fault(fault: type[Game[Any]]) -> None:
    unshrunk = settings(QUICK, phases=[Phase.generate], max_examples=40)
    with pytest.raises(LawBroken):
        run_state_machine_as_test(game_machine(fault(), [TWO]), settings=unshrunk)


# Node counts.


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 2), (2, 6), (3, 12), (4, 14), (5, 14), (9, 14)])
def test_perft_of_nim_is_as_counted_by_hand(depth: int, count: int) -> None:
    """A heap of four can be taken in seven ways, after either toss."""
    s = NIM.new(setup(2, {"heap": "4"}), 0, manual=True)
    assert perft(NIM, s, depth) == count


def test_perft_counts_chance_and_choices() -> None:
    s = HIGHCARD.new(TWO, 0, manual=True)
    assert perft(HIGHCARD, s, 3) == 9 * 8 * 7
    s = first_bid()  # the first seat picks one of 2 and stakes in 3 ways; the second may also peek
    assert [perft(HIGHCARD, s, depth) for depth in range(1, 5)] == [2, 6, 6 * 3, 6 * (2 * 3 + 2)]
    assert sum(divide(HIGHCARD, s, 4).values()) == 48
    assert set(divide(HIGHCARD, s, 1)) == {f"pick:{card}" for card in s.hands[0]}
    assert divide(NIM, NIM.new(TWO, 0, manual=True), 1) == {"toss=0": 1, "toss=1": 1}


# Goldens.


def test_a_golden_is_written_and_checked(tmp_path: Path) -> None:
    path = tmp_path / "two.txt"
    write_golden(HIGHCARD, TWO, 7, path)
    check_golden(HIGHCARD, path)
    text = path.read_text(encoding="utf-8")
    assert "told all but seat 1: drew" in text
    told_to_many = [line for line in text.splitlines() if line.startswith("    told all")]
    assert told_to_many
    assert not any('"card"' in line for line in told_to_many)
    assert "over: most-points" in text


def test_a_golden_plays_as_told(tmp_path: Path) -> None:
    path = tmp_path / "last.txt"
    write_golden(HIGHCARD, TWO, 7, path, lambda game, s, rng: game.choices(s)[-1])
    check_golden(HIGHCARD, path)
    assert "takes stake:3 by HC-2.2" in path.read_text(encoding="utf-8")
    assert "takes stake:1" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("takes stake:", "takes stake:9", "refused: 'stake:9"),
        ("hands = [1, 2]", "hands = [1, 3]", "-        hands = [1, 3]"),
        ("chance rolls 1 of 3", "chance rolls 7 of 3", "outcome 7 is not possible"),
        ("over: most-points", "over: least-points", "+over: most-points"),
    ],
)
def test_a_tampered_golden_is_found(tmp_path: Path, old: str, new: str, says: str) -> None:
    path = tmp_path / "tampered.txt"
    for seed in range(40):
        write_golden(HIGHCARD, TWO, seed, path)
        text = path.read_text(encoding="utf-8")
        if old in text:
            break
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(GoldenDiffers) as caught:
        check_golden(HIGHCARD, path)
    assert says in str(caught.value)


def test_a_golden_shows_a_changed_rule(tmp_path: Path) -> None:
    path = tmp_path / "two.txt"
    write_golden(HIGHCARD, TWO, 7, path)
    with pytest.raises(GoldenDiffers, match="told all: heard"):
        check_golden(broken.LeakyEvent(), path)


def test_what_is_no_golden_says_so(tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    path.write_text("hello\n", encoding="utf-8")
    with pytest.raises(GoldenDiffers, match="opens with three lines"):
        check_golden(HIGHCARD, path)


def test_long_offers_are_cut_short(tmp_path: Path) -> None:
    class ManyOffers(nim.Nim):
        """A heap of which one may take up to twenty."""

        def choices(self, s: nim.Heap) -> tuple[int, ...]:
            return tuple(range(1, 21)) if s.pending >= 0 else ()

    path = tmp_path / "many.txt"
    write_golden(ManyOffers(), TWO, 1, path, lambda game, s, rng: 1)
    assert "take:6 … 12 more … take:19 take:20" in path.read_text(encoding="utf-8")


def test_goldens_say_what_they_have_shown(tmp_path: Path) -> None:
    paths = [tmp_path / f"{seed}.txt" for seed in range(3)]
    for seed, path in enumerate(paths):
        write_golden(HIGHCARD, TWO, seed, path)
    words = tokens_and_messages(paths)
    assert {"stake:1", "pick", "shown", "blew", "HC-3.1", "wind", "most-points"} <= words
    assert "unicorn" not in words


# The fuzzer.


def test_the_fuzzer_finds_nothing_in_the_toys() -> None:
    assert fuzz(HIGHCARD, games=12, seed=1) == []
    assert fuzz(NIM, games=12, seed=1) == []


def test_the_fuzzer_finds_a_planted_fault_and_reopens_it() -> None:
    game = broken.CrashesOnPeek()
    found = fuzz(game, games=12, seed=1, setups=[TWO], every=1000)
    assert found
    finding = found[0]
    assert finding.law == "KeyError"
    assert f"taking peek (code {highcard.PEEK})" in finding.text
    *_, (s, _step) = records.replay(game, records.read(finding.record))
    assert s.ply == finding.ply
    assert highcard.PEEK in game.choices(s)
    assert s.round == 1
    with pytest.raises(KeyError):
        game.apply(s, highcard.PEEK)


def test_the_fuzzer_names_the_law() -> None:
    finding = fuzz(broken.LeakyView(), games=3, seed=1, every=1, most=1)[0]
    assert finding.law == "law 1 (views)"
    assert f"seed {finding.seed}, ply {finding.ply}" in finding.text


def test_the_fuzzer_is_the_same_by_the_same_seed() -> None:
    game = broken.CrashesOnPeek()
    assert fuzz(game, games=5, seed=3, every=1000) == fuzz(game, games=5, seed=3, every=1000)


def test_the_fuzzer_stops_by_the_clock_and_by_its_finds() -> None:
    told: list[tuple[int, int]] = []
    assert fuzz(NIM, seconds=0.2, progress=lambda games, finds: told.append((games, finds))) == []
    assert told
    assert len(fuzz(broken.LeakyView(), games=50, every=1, most=2)) == 2
    with pytest.raises(ValueError, match="seconds or games"):
        fuzz(NIM)


def test_the_fuzzer_catches_a_game_that_cannot_begin() -> None:
    class Stillborn(nim.Nim):
        """Falls over its own set-up."""

        def blank(self, setup: Setup) -> nim.Heap:
            raise ZeroDivisionError("no heap")

    finding = fuzz(Stillborn(), games=1)[0]
    assert (finding.law, finding.text, finding.ply) == ("ZeroDivisionError", "setting up: no heap", 0)
    assert records.read(finding.record).steps == []


def test_the_fuzzer_finds_a_game_without_end() -> None:
    assert fuzz(broken.Endless(), games=1, setups=[TWO], laws=(), bound=30)[0].law == "law 4 (ends)"


# The kit's own tools.


@pytest.mark.parametrize(
    ("expected", "found", "says"),
    [
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}, ""),
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "a/1/b is 3, not 2"),
        ({"a": 1}, {"a": True}, "a is True, not 1"),
        ({"a": 1}, {}, "a is missing"),
        ({}, {"a": 1}, "a should not be there"),
        ([1, 2], [1], "the list has 1 entries, not 2"),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, "the keys of the top are in another order"),
    ],
)
def test_a_difference_is_named_by_its_path(expected: Any, found: Any, says: str) -> None:
    assert difference(expected, found) == says


def test_sharing_is_seen_in_lists_and_frames() -> None:
    one = first_bid()
    assert shared(HIGHCARD, one, first_bid()) == ""
    held, framed, dealt = first_bid(), first_bid(), first_bid()
    held.hands[1] = one.hands[1]
    assert shared(HIGHCARD, one, held) == "table/hands/1"
    framed.stack[1] = one.stack[1]
    assert shared(HIGHCARD, one, framed) == "stack/1"
    dealt.deck = one.deck  # a deck never changes: copies may share it
    assert shared(HIGHCARD, one, dealt) == ""


def test_chance_limits_are_generous_but_not_blind() -> None:
    assert 30 < chi_square_limit(2) < 40
    assert 100 < chi_square_limit(50) < 120


def test_a_broken_law_is_a_sentence() -> None:
    s = first_bid()
    problem = law_broken("law 9 (toast)", "it fell", HIGHCARD, s, "seat 1")
    problem.seed = 1
    assert str(problem) == (
        'law 9 (toast) is broken in highcard {"seats": 2, "options": {"wind": true, "length": "short"}}, '
        "seed 1, ply 5, seat 1: it fell"
    )
    assert isinstance(problem, AssertionError)
    assert str(pickle.loads(pickle.dumps(problem))) == str(problem)


def test_laws_hold_at_chance_too() -> None:
    s = HIGHCARD.new(TWO, 1, manual=True)
    assert s.pending == CHANCE
    run: Callable[[Any, Any, int], None]
    for run in laws.POSITION_LAWS:
        run(HIGHCARD, s, 0)
