"""What nobody else may know: hands, the order of the decks, events that were not turned up, a parcel being packed.

Two tables that differ only in a secret must look the same, byte for byte, to everybody who is not in on it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from hornbook.core.deck import EVERYBODY
from hornbook.core.errors import IllegalChoice, UnknownToken
from hornbook.core.play.session import Session
from hornbook.core.rng import Rng
from hornbook.games.unicornus_knights.game import shipped
from hornbook.games.unicornus_knights.rules.event_deck import Foresee, possible
from hornbook.games.unicornus_knights.rules.event_step import EventStep
from hornbook.games.unicornus_knights.rules.ids import EVENTS, SUPPORT
from hornbook.games.unicornus_knights.rules.state import UkFrame, procedures
from hornbook.testing.laws import law_deals, law_events, law_offers, law_undo, law_views, play_lawfully
from tests.uk.position import Table, table

HEROES = "zyne urgan gato"


def seen_by(t: Table, seat: int | None) -> str:
    """Everything that reaches a seat, or a spectator: the view, and all that was told."""
    return json.dumps([t.game.view_json(t.s, seat), [event.seen_by(seat) for event in t.events]])


def question(t: Table) -> str:
    """What the asked player reads."""
    explained = [t.game.explain(t.s, code) for code in t.game.choices(t.s)]
    return json.dumps([t.asked, t.rule, t.game.prompt(t.s), explained])


def alike(tables: list[Table], *seats: int | None) -> None:
    """To these seats (None: to a spectator) all these tables look the same."""
    for seat in seats:
        assert len({seen_by(t, seat) for t in tables}) == 1, f"{seat} can tell them apart"


def holding(*hands: str, **more: Any) -> list[Table]:
    """Zyne's turn, once with each of these hands."""
    return [table(HEROES, hands={"zyne": cards}, **more) for cards in hands]


# Hands


@pytest.mark.rule("UK-1.5")
@pytest.mark.parametrize("step", ["players", "princess", "enemies", "start"])
def test_a_hand_is_seen_by_its_owner_alone(step: str) -> None:
    tables = holding("mock mock ambush", "courier protection supply_convoy", step=step)
    alike(tables, 1, 2, None)
    assert seen_by(tables[0], 0) != seen_by(tables[1], 0)


@pytest.mark.rule("UK-1.5")
def test_how_many_cards_it_holds_everybody_sees() -> None:
    (t,) = holding("mock mock ambush")
    for seat in (0, 1, 2, None):
        assert t.seen(seat)["hand_size"] == (0, 3, 0, 0)
    assert t.seen(0)["hand"][1] == tuple(sorted(SUPPORT.index(card) for card in ("mock", "mock", "ambush")))
    assert t.seen(1)["hand"] == (None, None, (), None)


@pytest.mark.rule("UK-1.5", "UK-12.1")
def test_two_players_see_their_own_two_hands() -> None:
    t = table("zyne urgan gato donia", seats=2, hands={"zyne": "mock", "urgan": "ambush", "gato": "courier"})
    assert [hand is not None for hand in t.seen(0)["hand"]] == [False, True, True, False, False]
    assert [hand is not None for hand in t.seen(1)["hand"]] == [False, False, False, True, True]


@pytest.mark.rule("UK-1.5", "UK-12.3")
def test_whoever_plays_alone_sees_them_all_and_so_do_those_who_watch() -> None:
    t = table(HEROES, seats=1, hands={"zyne": "mock", "gato": "courier"})
    assert None not in t.seen(0)["hand"][1:]
    assert t.seen(None)["hand"] == t.seen(0)["hand"]


@pytest.mark.rule("UK-1.5", "UK-5.10")
def test_what_is_drawn_only_the_drawer_learns() -> None:
    tables = [table(HEROES).brings(support=card).do("destiny") for card in ("mock", "courier")]
    alike(tables, 1, 2, None)
    assert [t.told("draws", "card") for t in tables] == [["mock"], ["courier"]]
    assert "courier" not in seen_by(tables[1], 1)


@pytest.mark.rule("UK-1.5")
def test_what_the_support_deck_still_holds_nobody_learns() -> None:
    """The same cards are gone to two hands in one way or the other."""
    one = table(HEROES, hands={"urgan": "mock", "gato": "courier"})
    two = table(HEROES, hands={"urgan": "war_council", "gato": "banner"})
    alike([one, two], 0, None)
    assert one.s.support_deck != two.s.support_deck


# Whether somebody is asked tells nothing


@pytest.mark.rule("UK-1.4", "UK-7.4")
def test_in_battle_whoever_holds_a_card_is_asked_whatever_it_is() -> None:
    tables = holding("ambush", "supply_convoy", at={"zyne": "9c"}, troops={"9ne": 2})
    for t in tables:
        t.do("move:9ne")
        assert t.asked == 0
    alike(tables, 1, 2, None)
    for t in tables:
        t.dice("HHH").do("roll")
    alike(tables, 1, 2, None)
    tables = holding("shield_wall", "supply_convoy", at={"zyne": "9c"}, troops={"9ne": 9}, soldiers={"zyne": 0})
    for t in tables:
        t.do("move:9ne", "roll")
        assert t.asked == 0  # no dice, but perhaps a wall
    alike(tables, 1, 2, None)


@pytest.mark.rule("UK-1.4", "UK-5.2")
def test_without_actions_whoever_holds_a_card_ends_the_turn_himself() -> None:
    tables = holding("ambush", "supply_convoy")
    for t in tables:
        t.do(*["collect"] * 5)
        assert t.asked == 0
    alike(tables, 1, 2, None)


@pytest.mark.rule("UK-1.4", "UK-18.9")
def test_ill_omens_ask_whoever_holds_more_than_one() -> None:
    tables = holding("mock mock", "mock ambush", step="event")
    for t in tables:
        t.brings(event="ill_omens")
        t.roll_on()
        assert t.asked == 0
    alike(tables, 1, 2, None)


@pytest.mark.rule("UK-1.4", "UK-5.15")
def test_at_the_hand_limit_too() -> None:
    tables = holding("supply_convoy " * 5 + "help_from_the_people " * 3, "ambush " * 5 + "mock " * 3)
    for t in tables:
        t.do("end")
        assert (t.asked, t.rule) == (0, "UK-5.15")
    alike(tables, 1, 2, None)


# Half a choice


@pytest.mark.rule("UK-5.8", "UK-5.9")
def test_a_parcel_being_packed_is_invisible_until_it_goes_off() -> None:
    """Whether Zyne packs at all, for whom and how much."""

    def packing(*answers: str) -> Table:
        near = {"zyne": "9c", "urgan": "9e", "princess": "9w"}
        t = table(HEROES, at=near, hands={"zyne": "healing_potion"}, soldiers={"zyne": 3}, resources={"zyne": 30})
        return t.do(*answers)

    tables = [
        packing(),
        packing("send"),
        packing("send", "unit:princess"),
        packing("send", "unit:urgan", "n:2"),
        packing("send", "unit:princess", "n:3", "n:12"),
        packing("send", "unit:princess", "n:0"),
    ]
    assert [t.doing for t in tables[1:5]] == ["send"] * 4
    alike(tables[:5], 1, 2, None)
    assert len({seen_by(t, 0) for t in tables[:5]}) == 5


@pytest.mark.rule("UK-5.8")
def test_and_the_others_can_work_out_no_more_by_dealing() -> None:
    near = {"zyne": "9c", "princess": "9w", "urgan": "9e"}
    idle, t = (table(HEROES, at=near, soldiers={"zyne": 3}) for _ in range(2))
    t.do("send", "unit:urgan")
    for law in (law_views, law_deals, law_events):
        law(t.game, t.s, 1)
    for seat in (1, 2, None):
        deals = [each.game.determinize(each.s, seat, Rng(7)) for each in (idle, t)]
        one, two = (t.game.to_json(deal) for deal in deals)
        assert (one["table"], one["stack"], deals[0].options) == (two["table"], two["stack"], deals[1].options)


@pytest.mark.rule("UK-16.17")
def test_a_courier_says_nothing_before_he_rides() -> None:
    one, two, three = holding("courier", "courier", "courier")
    alike([one.do("card:courier"), two.do("card:courier", "unit:urgan"), three.do("card:courier", "unit:princess")],
          1, 2, None)  # fmt: skip


# Events


def names(view: dict[str, Any]) -> list[str | None]:
    return [None if card is None else EVENTS[card] for card in view["coming"]]


@pytest.mark.rule("UK-1.5", "UK-2.8")
def test_unseen_events_are_in_nobodys_view() -> None:
    t = table(HEROES)
    for seat in (0, 1, 2, None):
        view = t.seen(seat)
        assert view["coming"] == ()
        assert view["events_left"] == 10
        assert "event_deck" not in view


@pytest.mark.rule("UK-16.16")
def test_a_scout_report_tells_one_seat() -> None:
    tables = holding("scout_report", "scout_report")
    for t, cards in zip(
        tables, ("heavy_rain ill_omens market_day", "supply_thieves border_patrol heavy_rain"), strict=True
    ):
        t.brings(event=cards).do("card:scout_report")
        assert names(t.seen(0)) == cards.split()
        assert names(t.seen(2)) == [None] * 3
    alike(tables, 1, 2, None)


@pytest.mark.rule("UK-16.16")
def test_a_second_report_adds_only_what_that_seat_did_not_know() -> None:
    t = table(HEROES, hands={"zyne": "scout_report"}).brings(event="heavy_rain ill_omens market_day")
    t.do("card:scout_report")
    for seat, known in ((0, True), (1, False), (None, False)):
        assert (None not in names(t.seen(seat))) == known
    for law in (law_views, law_deals, law_events):
        law(t.game, t.s, 3)


@pytest.mark.rule("UK-13.3", "UK-1.5")
def test_with_donia_everybody_knows_the_next_event() -> None:
    t = table("zyne donia gato", step="event").brings(event="supply_thieves heavy_rain")
    t.roll_on()
    for seat in (0, 1, 2, None):
        assert names(t.seen(seat)) == ["heavy_rain"]
    assert t.told("stargazing", "cards") == [["heavy_rain"]]


@pytest.mark.rule("UK-13.3", "UK-16.16")
def test_what_a_scout_saw_below_it_stays_his_own() -> None:
    t = table("zyne donia gato", step="event", hands={"zyne": "scout_report"})
    t.brings(event="supply_thieves heavy_rain ill_omens assassins")
    t.roll_on()
    t.do("card:scout_report")
    assert names(t.seen(0)) == ["heavy_rain", "ill_omens", "assassins"]
    assert names(t.seen(1)) == names(t.seen(None)) == ["heavy_rain", None, None]


# Fate cards


@pytest.mark.rule("UK-16.20", "UK-1.5")
def test_a_destined_meeting_shows_the_others_only_the_card_that_binds() -> None:
    """Nor whether two alike were drawn; the laws hold while the cards are drawn, chosen and put away."""
    tables = holding(*["destined_meeting"] * 3, at={"zyne": "9c"}, enemies={"lyla": "8c 2"})
    for t, cards in zip(tables, ("persuasion persuasion", "persuasion mercenary", "old_debt persuasion"), strict=True):
        t.brings(fate=cards).do("card:destined_meeting")
        for law in (law_views, law_deals, law_events):
            law(t.game, t.s, 5)
    alike(tables, 1, 2, None)
    for t in tables:
        t.do("fate:persuasion")
        for law in (law_views, law_deals, law_events):
            law(t.game, t.s, 6)
    alike(tables, 1, 2, None)
    assert len({seen_by(t, 0) for t in tables}) == 3


# Refusals


def refusals(t: Table) -> list[str]:
    """What is said to choices that are not on offer."""
    says = []
    for token in ("card:mock", "n:99", "nonsense", ""):
        with pytest.raises(UnknownToken) as refusal:
            t.game.parse(t.s, token)
        says.append(f"{refusal.value} {refusal.value.legal} {refusal.value.rule}")
    for code in (-1, 79999):
        with pytest.raises(IllegalChoice) as illegal:
            t.game.apply(t.s, code)
        says.append(f"{illegal.value} {illegal.value.legal} {illegal.value.rule}")
    return says


@pytest.mark.rule("UK-1.5")
def test_a_refusal_says_nothing_of_what_others_hold() -> None:
    tables = [table(HEROES, hands={"urgan": cards}) for cards in ("mock ambush", "courier war_council")]
    before = tables[0].game.digest(tables[0].s)
    assert refusals(tables[0]) == refusals(tables[1])
    assert question(tables[0]) == question(tables[1])
    assert tables[0].game.digest(tables[0].s) == before


# The laws


def packing() -> Table:
    near = {"zyne": "9c", "urgan": "9e", "princess": "9w"}
    hands = {"zyne": "healing_potion ambush", "urgan": "mock courier"}
    return table(HEROES, at=near, hands=hands, soldiers={"zyne": 2}).do("send", "unit:princess", "n:1")


def fighting() -> Table:
    hands = {"zyne": "ambush second_wind", "urgan": "mock", "gato": "courier"}
    return table(HEROES, at={"zyne": "9c"}, hands=hands, troops={"9ne": 2}).do("move:9ne")


def rolling() -> Table:
    return fighting().dice("HML").do("roll")


def drawing() -> Table:
    """Chance is about to bring a support card."""
    t = table(HEROES, hands={"urgan": "mock courier", "gato": "ambush"})
    t.game.apply(t.s, t.game.parse(t.s, "destiny"))
    return t


def frightened() -> Table:
    t = table(HEROES, step="event", hands={"zyne": "mock courier", "urgan": "ambush mock", "gato": "ambush ambush"})
    t.brings(event="ill_omens")
    t.roll_on()
    return t


def befriending() -> Table:
    """Friend or Foe: Zyne is to choose his way."""
    t = table(HEROES, at={"zyne": "8sw"}, enemies={"lyla": "9nw 2"}, hands={"urgan": "mock", "gato": "mock"})
    return t.brings(fate="friend_or_foe").do("move:9e")


@pytest.mark.rule("UK-1.4", "UK-1.5")
@pytest.mark.parametrize("arrange", [packing, fighting, rolling, drawing, frightened, befriending])
def test_the_laws_hold_in_the_middle_of_things(arrange: Callable[[], Table]) -> None:
    t = arrange()
    for law in (law_views, law_deals, law_events, law_offers):
        law(t.game, t.s, 2)


@pytest.mark.rule("UK-1.5")
@pytest.mark.parametrize("name", ["solo", "two", "three", "five", "draft", "escape", "lucky"])
def test_the_laws_hold_in_random_games(name: str) -> None:
    assert play_lawfully(shipped(), shipped().scenarios[name], 1, every=40) >= 2


# What is shown cannot be taken back


@pytest.mark.rule("UK-1.5")
def test_undo_crosses_no_new_knowledge() -> None:
    assert law_undo(shipped(), shipped().scenarios["three"], 3, deals=4) > 0


@pytest.mark.rule("UK-1.5", "UK-12.3")
@pytest.mark.parametrize(("seats", "shown"), [(3, True), (1, False)])
def test_a_card_that_is_played_was_hidden_unless_hands_are_open(seats: int, shown: bool) -> None:
    t = table(HEROES, seats=seats, hands={"zyne": "supply_convoy"})
    if seats == 1:
        t.do("unit:zyne")
    assert t.do("card:supply_convoy").s.revealed is shown
    assert not t.do("collect").s.revealed


@pytest.mark.rule("UK-1.5", "UK-5.9")
@pytest.mark.parametrize(("potions", "shown"), [(1, True), (0, False)])
def test_a_parcel_shows_the_hand_only_by_its_potions(potions: int, shown: bool) -> None:
    t = packing().do("n:2")
    assert not t.s.revealed
    assert t.do(f"n:{potions}").s.revealed is shown
    assert t.doing == "turn"


@pytest.mark.rule("UK-13.3", "UK-16.16")
@pytest.mark.parametrize(("known_to", "shown"), [(0b001, True), (0b011, True), (0b111, False), (EVERYBODY, False)])
@pytest.mark.parametrize("procedure", [Foresee(-1, 1), EventStep()])
def test_an_event_is_news_to_whoever_has_not_foreseen_it(procedure: UkFrame, known_to: int, shown: bool) -> None:
    t = table(HEROES)
    t.s.event_deck = t.s.event_deck.known_next(possible(t.s, 0)[0], known_to)
    t.s.call(procedure.copy())
    procedures(t.s)[-1].run(t.s)
    assert t.s.revealed is shown


@pytest.mark.rule("UK-1.5")
@pytest.mark.parametrize("name", ["solo", "three"])
def test_a_game_that_is_picked_up_again_offers_the_same_undo(name: str) -> None:
    game, rng = shipped(), Rng(5)
    session, offered = Session(game, game.scenarios[name], 5), 0
    for number in range(120):
        seat, options = session.state.pending, game.choices(session.state)
        if seat < 0:
            break
        if number % 5 == 0:
            assert Session.resume(game, session.record()).undoable(seat) == session.undoable(seat)
            offered += session.can_undo(seat)
        session.choose(options[rng.below(len(options))])
    assert offered
