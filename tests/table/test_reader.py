"""What readers are told: in their language, with their names, and never anything that they should not know."""

from __future__ import annotations

import asyncio
import random
import re
from functools import partial
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from fluent.syntax.ast import Message as Entry

from hornbook.core.events import Event, Message, Seat
from hornbook.core.setup import Setup
from hornbook.core.state import OVER
from hornbook.table.domain.errors import Refused
from hornbook.table.wire import messages as wire
from hornbook.table.wire import phrases
from hornbook.table.wire.phrases import Cache, language_of, phrase, reader_words, refusal
from hornbook.table.wire.reader import Reader, marks
from hornbook.words import Words, catalogue
from tests.table.people import UNICORNS, Person, a_house, games, order, running
from tests.table.test_secrets import new_table

PACKAGE = files("hornbook.table")
CODES = [
    *("no-table", "no-seat", "not-yours", "wrong-key", "taken", "stale", "not-offered", "not-asked", "over", "running"),
    *("lobby", "undo", "rate", "too-long", "malformed", "proto", "off", "no-such", "store", "present"),
]


def entries(language: str) -> dict[str, Entry]:
    body = FluentParser().parse((PACKAGE / f"messages.{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, Entry)}


def test_both_languages_say_the_same_things() -> None:
    assert list(entries("en")) == list(entries("it"))
    english, italian = catalogue("hornbook.table", "en"), catalogue("hornbook.table", "it")
    assert english is not None
    assert italian is not None
    assert [name for name in entries("en") if english.needs(name) != italian.needs(name)] == []


def test_every_message_is_used_and_every_one_used_is_there() -> None:
    source = "".join(page.read_text(encoding="utf-8") for page in Path(str(PACKAGE)).rglob("*.py"))
    spelled = set(re.findall(r'"((?:refused|notice|waiting|remark|rules)-[a-z-]+)"', source))
    codes = {f"refused-{code}" for code in CODES} | {
        f"notice-{code}" for code in ("revoked", "reissued", "rewound", "again", "device")
    }
    assert spelled | codes == set(entries("en"))


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence(code: str) -> None:
    no = Refused(code, most=5, name="Eva")
    assert refusal(no) == refusal(no, "en")
    assert len({refusal(no, "en"), refusal(no, "it")}) == 2


def test_an_unknown_language_is_english() -> None:
    assert [language_of(lang) for lang in ("it", "en", "xx", "")] == ["it", "en", "en", "en"]
    assert phrase("xx", "refused-over") == phrase("en", "refused-over")


def test_a_cached_sentence_is_what_would_be_said_anyway() -> None:
    """Over whole games, for all readers, the cache never hands out somebody else's sentence."""
    game, names = games(UNICORNS), ("Eva", "Bo", "Cy")
    for seed in range(2):
        truth, rng = new_table(game, Setup(3, {}), seed), random.Random(seed)
        while truth.state.pending != OVER:
            if truth.ply % 5 == 0:
                for you in (None, 0, 1, 2):
                    for lang in ("en", "it"):
                        cached, plain = reader_words(game, lang, names, you), Words(game, lang, names, you)
                        for _, event in truth.events[-6:]:
                            seen = event.seen_by(you)
                            assert cached.event(seen) == plain.event(seen)
                        for code in game.choices(truth.state):
                            label = game.explain(truth.state, code).label
                            assert cached.say(label) == plain.say(label)
            truth.choose(truth.asked, truth.ply, rng.choice(game.choices(truth.state)))


def test_readers_share_sentences_that_name_neither_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    sentences: Cache[str] = Cache(10)
    monkeypatch.setattr(phrases, "SENTENCES", sentences)
    game = games(UNICORNS)
    passes = {"message": "passes", "args": {"seat": Seat(2)}}
    for names, you in ((("Eva", "Bo", "Cy"), 0), (("Eva", "Bo", "Cy"), 1), (("Ada", "Bo", "Cy"), None)):
        reader_words(game, "en", names, you).event(passes)
    assert len(sentences._values) == 1
    assert reader_words(game, "en", ("Eva", "Bo", "Cy"), 2).event(passes) == "You pass."
    assert reader_words(game, "en", ("Eva", "Bo", "Zoe"), 0).event(passes) == "Zoe passes."
    assert len(sentences._values) == 3


def test_the_cache_forgets_what_was_not_needed_for_longest() -> None:
    cache: Cache[str] = Cache(2)
    made: list[str] = []

    def make(word: str) -> str:
        made.append(word)
        return word

    for word in ("a", "b", "a", "c", "a", "b"):
        cache.get(word, partial(make, word))
    assert made == ["a", "b", "c", "b"]


def test_marks_are_where_much_happened_and_where_rounds_begin() -> None:
    def event(**args: int) -> Event:
        return Event("x", "", args, {}, 0)

    told = [(0, event()), (0, event()), (0, event()), (2, event(round=1)), (3, event()), (4, event(round=1))]
    told += [(5, event())] * 3 + [(7, event(round=2))]
    assert marks(told) == [-2, 5, -7]


def test_two_readers_two_languages(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            room = await running(house, UNICORNS, "player=Eva", "player=Bo", options={"variant": "expert"}, seed=1)
            eva, bo = await Person(room, 0).sit(), await Person(room, 1, "guest 1", "it").sit()
            welcome = bo.got[0]
            assert isinstance(welcome, wire.Welcome)
            assert (welcome.you, welcome.lang, welcome.host) == (1, "it", False)
            usual = {"Edizione": "successiva", "Poteri": "sì", "Squadre": "no"}
            assert welcome.settings == {**usual, "Variante": "Esperti"}
            asked, waiting = (eva, bo) if eva.question.mine else (bo, eva)
            assert asked.question.choices
            assert asked.question.rule_title
            assert waiting.question.rule_title
            assert waiting.question.choices == []
            name = {0: "Eva", 1: "Bo"}[asked.viewer.who]
            assert waiting.question.text in (f"Waiting for {name}.", f"Si aspetta {name}.")
            assert len(eva.log()) == len(bo.log())
            assert eva.log() != bo.log()

    asyncio.run(play())


def test_names_of_people_cannot_be_mistaken_for_words(sqlite_url: str) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as house:
            made = await house.create(order(UNICORNS, "player={ $seat }", "bot:random"), "host", start=True)
            watcher = await Person(await house.room(made.table), None, "nobody").sit()
            assert any("{ $seat }" in line for line in watcher.log())

    asyncio.run(play())


def test_a_hint_speaks_of_choices_as_the_page_does() -> None:
    table = new_table(games("highcard"), Setup(2, {}), 1)
    reader = Reader(table, 0, "en")
    first, second = reader.choices()[:2]
    reason = Message("bot-search", {"best": first.token, "percent": 60, "next": second.token, "next_percent": 50})
    said = reader.hinted("c", first.code, Message(reason.id, {**reason.args, "futures": 9})).text
    assert first.label in said
    assert second.label in said
