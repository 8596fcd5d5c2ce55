"""Games played by pressing buttons on pages, without any script."""

from __future__ import annotations

import httpx
import pytest

from hornbook.core.play.records import read, replay
from hornbook.core.registry import game
from hornbook.table.wire import messages as wire
from tests.web.browsing import Browser, Button, Page
from tests.web.serving import Player, Server


def press_first(browser: Browser, page: Page, number: int = 0) -> Page:
    form = page.form("choices")
    return browser.send(form, form.buttons[number % len(form.buttons)])


def has_choices(page: Page) -> bool:
    return any(form.css == "choices" for form in page.forms)


def refreshes(page: Page) -> bool:
    return bool(page.all("meta", http_equiv="refresh"))


def play_to_the_end(browser: Browser, page: Page) -> Page:
    for number in range(500):
        if has_choices(page):
            assert not refreshes(page)
            page = press_first(browser, page, number)
        elif refreshes(page):
            page = browser.get(page.path)
        else:
            return page
        assert page.status == 200, page.text
    raise AssertionError("the game goes on and on")


@pytest.mark.parametrize(("language", "words"), [("en", "highest total"), ("it", "totale più alto")])
def test_a_newcomer_can_read_what_it_is_about(server: Server, language: str, words: str) -> None:
    ann = Browser(server.url, language)
    page = ann.get(f"{ann.new_table('you', 'easy', 'easy').path}/text")
    assert page.all("details", _class="about")
    assert words in page.text


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_whole_game(server: Server, language: str) -> None:
    ann = Browser(server.url, language)
    table = ann.new_table("you", "easy", "easy", seed="5").path
    end = play_to_the_end(ann, ann.get(f"{table}/text"))
    assert end.all("section", _class="over")
    assert len(end.all("tr")) > 3
    lines = ann.client.get(f"{table}/record").text.splitlines()
    record = read(lines)
    assert record.end
    for _ in replay(game(record.header["game"]), record):
        pass


def test_the_page_tells_the_table_the_question_and_the_log(ann: Browser) -> None:
    page = ann.get(f"/t/{ann.play_now()}/text")
    assert page.all("div", role="status")
    assert "Your hand" in page.text
    assert "Your traps" in page.text
    assert page.all("section", _class="log")
    assert page.all("a", _class="rule-number")
    buttons = page.form("choices").buttons
    assert len({button.value for button in buttons}) == len(buttons) >= 2


def test_the_same_form_sent_twice_is_done_once(ann: Browser) -> None:
    page = ann.get(f"/t/{ann.play_now()}/text")
    form = page.form("choices")
    once = ann.send(form, form.buttons[0])
    again = ann.send(form, form.buttons[0])
    assert (once.status, again.status) == (200, 200)


def test_a_stale_form_is_refused_and_changes_nothing(ann: Browser) -> None:
    page = ann.get(f"/t/{ann.play_now()}/text")
    after = press_first(ann, page)
    stale = ann.send(page.form("choices"), page.form("choices").buttons[1], cid="another")
    assert stale.status == 409
    assert stale.all("div", role="alert")
    assert stale.form("choices").fields["ply"] == after.form("choices").fields["ply"]


def test_a_choice_that_is_not_offered_is_refused(ann: Browser) -> None:
    page = ann.get(f"/t/{ann.play_now()}/text")
    refused = ann.send(page.form("choices"), Button("", "code", "123456"))
    assert refused.status == 409
    assert "not among the choices" in refused.text


def test_taking_back(ann: Browser) -> None:
    """With only bots besides nobody has to be asked."""
    page = ann.get(f"/t/{ann.play_now()}/text")
    ply = page.form("choices").fields["ply"]
    later = press_first(ann, page)
    assert later.form("choices").fields["ply"] != ply
    back = ann.press(later, "Ask to go back", to=ply)
    assert back.form("choices").fields["ply"] == ply


def test_a_hint(ann: Browser) -> None:
    page = ann.get(f"/t/{ann.play_now()}/text")
    hinted = ann.press(page, "What would you do?")
    assert hinted.all("p", _class="hint")


def test_chat_is_shown_as_text(ann: Browser) -> None:
    page = ann.get(f"/t/{ann.play_now()}/text")
    said = ann.press(page, "Say", text="<b onclick=alert(1)>hello & bye</b>")
    assert "<b onclick=alert(1)>hello & bye</b>" in said.text
    assert not said.all("b")


def test_letting_a_bot_play_on(ann: Browser) -> None:
    page = ann.get(f"/t/{ann.play_now()}/text")
    away = ann.press(page, "Let a bot play for me")
    assert away.button("I am back")
    back = ann.press(away, "I am back")
    assert back.button("Let a bot play for me") or back.all("section", _class="over")


def test_orders_are_given_and_taken_back_with_a_form(ann: Browser) -> None:
    page = ann.get(f"/t/{ann.play_now()}/text")
    assert "No order stands." in page.text
    form = page.form("order")
    wanted = [name for name, token in form.fields.items() if token in ("pass@1.2", "buy-nothing@1")]
    assert len(wanted) == 2
    fields = {name: form.fields.pop(name) for name in list(form.fields) if name.startswith("order-")}
    form.fields |= {name: fields[name] for name in wanted}
    given = ann.send(form, form.buttons[0])
    assert given.status == 200
    assert "No order stands." not in given.text
    assert len(given.all("input", checked="")) == 2
    none = given.form("order")
    none.fields = {name: value for name, value in none.fields.items() if not name.startswith("order-")}
    assert "No order stands." in ann.send(none, none.buttons[0]).text


def test_while_the_page_looks_again_orders_are_a_page_of_their_own(ann: Browser) -> None:
    lobby = ann.new_table("you", "friend")
    table = ann.send(lobby.form("start")).path
    page = ann.get(f"{table}/text")
    for number in range(10):
        if has_choices(page):
            page = press_first(ann, page, number)
    assert refreshes(page)
    assert not [form for form in page.forms if form.css == "order"]
    assert ann.get(f"{table}/text?still=1").form("order")


def test_waiting_for_somebody_looks_again_until_told_not_to(server: Server, ann: Browser) -> None:
    lobby = ann.new_table("you", "friend")
    table = ann.send(lobby.form("start")).path
    page = ann.get(f"{table}/text")
    for number in range(10):
        if has_choices(page):
            page = press_first(ann, page, number)
    assert refreshes(page)
    assert not refreshes(ann.get(f"{table}/text?still=1"))


def test_a_spectator_sees_no_hand_and_has_no_choices(ann: Browser, bob: Browser) -> None:
    table = ann.play_now()
    watched = bob.get(f"/t/{table}/text")
    assert "You are watching" in watched.text
    assert "Your hand" not in watched.text
    assert not has_choices(watched)
    assert bob.get(f"/t/{table}/text?seat=0").status == 403


def test_somebody_elses_seat_cannot_be_played(ann: Browser, bob: Browser) -> None:
    page = ann.get(f"/t/{ann.play_now()}/text")
    own = bob.get(f"{page.path}").form("say")
    form = page.form("choices")
    form.fields["token"] = own.fields["token"]
    assert bob.send(form, form.buttons[0]).status == 403
    assert ann.get(page.path).form("choices").fields["ply"] == form.fields["ply"]


def test_one_device_for_all_has_a_curtain_with_nothing_behind_it(ann: Browser) -> None:
    table = ann.new_table("device", "device", name_1="Ann", name_2="Ben").path
    for _ in range(6):
        curtain = ann.get(f"{table}/text")
        assert "Your hand" not in curtain.html
        assert not has_choices(curtain)
        (go,) = [given["href"] for given in curtain.all("a", _class="button primary")]
        page = ann.get(f"{table}/text{go}")
        assert "Your hand" in page.text
        while has_choices(page):
            page = press_first(ann, page)
        assert page.status == 200


def test_somebody_on_a_page_is_there_for_those_with_a_socket(server: Server, ann: Browser) -> None:
    table = ann.play_now()
    ann.get(f"/t/{table}/text")
    watcher = Player(server.url)
    watcher.hello(table)
    assert isinstance(watcher.update, wire.Update)
    assert watcher.update.seats[0].online
    watcher.close()


def test_after_the_game_there_is_a_rematch_a_record_and_a_fork(server: Server, ann: Browser, bob: Browser) -> None:
    table = ann.new_table("you", "easy", seed="1").path
    running = ann.client.get(f"{table}/record")
    assert running.status_code == 409
    end = play_to_the_end(ann, ann.get(f"{table}/text"))
    assert f"{table}/text" in end.path
    forked = bob.press(bob.get(f"{table}/text"), "Play on from here", ply="4", seat="1")
    assert forked.path != end.path
    assert has_choices(forked) or refreshes(forked)
    again = ann.press(end, "Play again")
    assert has_choices(again) or refreshes(again)
    assert again.path != end.path
    assert ann.get(f"{table}/text").all("a", href=again.path)
    assert ann.get("/records").all("a", href=table)
    assert httpx.get(f"{server.url}{table}/record").headers["content-disposition"].startswith("attachment")
