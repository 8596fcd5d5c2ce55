"""Every page, in both languages, as somebody without scripts reads it."""

from __future__ import annotations

import re

import pytest

from hornbook.core import registry
from hornbook.core.content.rulebook import rulebook
from tests.web.browsing import GAME, Browser, Page
from tests.web.serving import Server

PAGES = ["/", f"/new/{GAME}", f"/rules/{GAME}", f"/rules/{GAME}?q=trap", "/records", "/about", "/transfer", "/nowhere"]
PACKAGE = "hornbook.games.kill_the_unicorns"


def is_well_made(page: Page, language: str) -> None:
    assert page.all("html", lang=language)
    assert len(page.all("h1")) == 1
    assert len(page.all("main", id="main")) == 1
    assert page.all("a", href="#main", _class="skip")
    assert len(page.all("title")) == 1
    ids = [given["id"] for _, given in page.tags if "id" in given]
    assert len(ids) == len(set(ids))
    for _, given in page.tags:
        assert "style" not in given
        assert not any(name.startswith("on") for name in given)
    assert all("src" in given for given in page.all("script"))
    assert not page.all("style")
    labelled = {given["for"] for given in page.all("label")}
    for kind in ("input", "select"):
        for given in page.all(kind):
            assert given.get("type") == "hidden" or "aria-label" in given or given["id"] in labelled, given


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("path", PAGES)
def test_pages_are_well_made(server: Server, path: str, language: str) -> None:
    page = Browser(server.url, language).get(path)
    assert page.status == (404 if path == "/nowhere" else 200)
    is_well_made(page, language)
    assert not re.search(r"\b(TODO|FIXME|lorem|example\.com)\b", page.html, re.IGNORECASE)


@pytest.mark.parametrize("language", ["en", "it"])
def test_pages_of_a_table_are_well_made(server: Server, language: str) -> None:
    ann = Browser(server.url, language)
    lobby = ann.new_table("you", "friend", "easy")
    is_well_made(lobby, language)
    is_well_made(ann.get(f"/j{lobby.path[2:]}/1"), language)
    table = ann.send(lobby.form("start"))
    is_well_made(table, language)
    is_well_made(ann.get(f"{table.path}/text"), language)
    shared = ann.new_table("device", "device")
    is_well_made(ann.get(f"{shared.path}/text"), language)


def test_the_language_can_be_chosen_and_is_remembered(server: Server) -> None:
    ann = Browser(server.url, "de, it;q=0.8, en;q=0.9")
    assert ann.get("/").all("html", lang="en")
    assert ann.get("/?lang=it").all("html", lang="it")
    assert ann.get("/about").all("html", lang="it")
    assert ann.get("/about?lang=en").all("html", lang="en")
    assert ann.get("/?lang=xx").all("html", lang="en")


def test_the_language_links_keep_what_was_searched(ann: Browser) -> None:
    page = ann.get(f"/rules/{GAME}?q=tie")
    assert page.all("a", href="?q=tie&lang=it")


def test_home_shows_the_games_and_ways_to_play(ann: Browser) -> None:
    page = ann.get("/")
    assert page.all("article", data_game=GAME)
    assert "2 to 6" in page.text
    assert page.all("a", href=f"/new/{GAME}?with=friends")
    assert page.all("a", href=f"/new/{GAME}?with=device")
    assert not page.all("section", _class="mine")


def test_play_now_is_one_press_and_the_table_is_found_again(ann: Browser) -> None:
    table = ann.play_now()
    shown = ann.get(f"/t/{table}")
    assert shown.all("hb-table", table=table, seat="0", seats="0", lang="en", game=GAME)
    assert ann.get("/").all("a", href=f"/t/{table}")


def test_watching_bots(ann: Browser) -> None:
    page = ann.press(ann.get("/"), "Watch bots play")
    assert page.all("hb-table", seat="watch", seats="")


def test_new_table_offers_every_option_in_words(ann: Browser) -> None:
    form = ann.get(f"/new/{GAME}").form("new-table")
    options = {name.removeprefix("option-") for name in form.fields if name.startswith("option-")}
    assert {"edition", "variant", "powers", "characters", "show-own-traps"} <= options
    assert (form.fields["option-edition"], form.fields["option-powers"]) == ("later", "on")
    assert [form.fields[f"who-{n}"] for n in range(1, 7)] == ["you", "medium", "medium", "medium", "none", "none"]


def test_presets_fill_in_the_form(ann: Browser) -> None:
    form = ann.get(f"/new/{GAME}?scenario=expert-teams&with=friends").form("new-table")
    assert (form.fields["option-variant"], form.fields["option-teams"]) == ("expert", "on")
    assert [form.fields[f"who-{n}"] for n in range(1, 5)] == ["you", "open", "open", "open"]


def test_a_bad_combination_is_refused_in_the_games_own_words_and_nothing_is_lost(ann: Browser) -> None:
    page = ann.new_table("you", "easy", "hard", option_teams="on", name_1="Ann", seed="12")
    assert page.status == 422
    assert "teams" in page.text[page.text.index("cannot be set up") :]
    form = page.form("new-table")
    assert (form.fields["option-teams"], form.fields["name-1"], form.fields["seed"]) == ("on", "Ann", "12")
    assert form.fields["who-3"] == "hard"


@pytest.mark.parametrize(
    ("who", "more", "said"),
    [
        (["you", "you", "easy"], {}, "one chair only"),
        ([], {}, "at least one chair"),
        (["you"], {}, "2 to 6 players, not 1"),
        (["you", "easy"], {"seed": "-1"}, "The seed is a whole number"),
        (["you", "easy"], {"seed": "9" * 30}, "The seed is a whole number"),
        (["you", "giant"], {}, "did not arrive as it should"),
        (["you", "easy"], {"option_edition": "third"}, "choose one of later, first"),
        (["you", "easy"], {"name_1": "x" * 100}, "too long"),
    ],
)
def test_what_else_is_refused(ann: Browser, who: list[str], more: dict[str, str], said: str) -> None:
    page = ann.new_table(*who, **more)
    assert page.status == 422
    assert said in page.text
    assert not ann.get("/").all("section", _class="mine")


def test_rules_have_an_anchor_for_every_rule(ann: Browser) -> None:
    page = ann.get(f"/rules/{GAME}")
    anchors = {given["id"] for given in page.all("article")}
    assert anchors == set(rulebook(PACKAGE))
    links = {given["href"][1:] for given in page.all("a") if given["href"].startswith("#KU")}
    assert links <= {given["id"] for _, given in page.tags if "id" in given}


@pytest.mark.parametrize(
    ("q", "found"), [("KU-5.2", "KU-5.2"), ("5.2", "KU-5.2"), ("first player OPENS", "KU-5.2"), ("piu", "")]
)
def test_searching_the_rules(ann: Browser, q: str, found: str) -> None:
    page = ann.get(f"/rules/{GAME}?q={q}")
    numbers = [given["id"] for given in page.all("article")]
    assert (found in numbers) if found else numbers == []
    assert len(numbers) < len(rulebook(PACKAGE))


def test_accents_do_not_matter_to_a_search(server: Server) -> None:
    assert Browser(server.url, "it").get(f"/rules/{GAME}?q=piu").all("article")


def test_what_the_reader_types_is_shown_as_text(ann: Browser) -> None:
    page = ann.get(f"/rules/{GAME}?q=<script>alert(1)</script>")
    assert [given.get("src") for given in page.all("script")] in ([], ["/static/pages.js"])
    assert "<script>alert(1)</script>" in page.text


def test_about_names_version_licences_and_how_to_report(ann: Browser) -> None:
    text = ann.get("/about").text
    for word in ("Apache", "starlette", "Open Font License", "reconstructed", "screen reader", "privately"):
        assert word in text


def test_without_the_built_client_the_table_says_how_to_build_it() -> None:
    from tests.web.inside import page_of

    html = page_of("table", table="abc", title="A game", game_id="a-game", seat="watch", seats="")
    assert "make client" in html
    assert "/t/abc/text" in html
    assert "table.js" not in html


def test_chapters_that_options_cite_have_anchors_too(ann: Browser) -> None:
    cited = {given["href"].partition("#")[2] for given in ann.get(f"/new/{GAME}").all("a", _class="rule-number")}
    assert "KU-1.2" in cited
    rules = ann.get(f"/rules/{GAME}")
    assert cited <= {given["id"] for _, given in rules.tags if "id" in given}


def test_files_are_squeezed_and_known_again(ann: Browser) -> None:
    for path in ("/icon.svg", f"/api/games/{GAME}/catalogue?lang=en"):
        first = ann.client.get(path)
        assert first.headers["content-encoding"] == "gzip"
        again = ann.client.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert "content-encoding" not in ann.client.get(path, headers={"accept-encoding": "identity"}).headers


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_on_the_form_has_a_name(ann: Browser, language: str) -> None:
    for game in registry.games():
        text = ann.get(f"/new/{game}?lang={language}").html
        labels = re.findall(r'<option value="([^"]+)"[^>]*>([^<]*)</option>', text)
        assert labels
        same = [value for value, label in labels if label == value and not value.isdecimal()]
        assert language == "en" or same == []
        assert [value for value, label in labels if label.startswith(f"{value} (")] == []


def test_heroes_are_named_as_they_are_called(ann: Browser) -> None:
    form = ann.get("/new/unicornus-knights?scenario=named&lang=it").form("new-table")
    assert form.fields["own-characters"] == "Gato, Banda del Gatto Selvatico, Mirza"
    page = ann.send(form, own_characters="mirza,  banda del gatto selvatico, Zyne")
    assert page.path.startswith("/t/")
    assert ann.get(f"/api/tables/{page.path.rpartition('/')[2]}").status == 200
    page = ann.send(form, own_characters="Mirza, Robin Hood, Zyne")
    assert page.status == 422
    assert "Robin Hood" in page.form("new-table").fields["own-characters"]
