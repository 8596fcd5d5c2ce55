"""The command line in Italian: everything that is said in a game, and the words that are typed."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from hornbook.cli.terminal.introduction import special
from hornbook.core.setup import Setup
from hornbook.words import Words, catalogue
from tests.toytable import ToyTable
from tests.toytable.command import hornbook

QUICK = ("play", "toy", "--seed", "5", "--seats", "you,bot:random,bot:random", "--lang", "it")
PACKAGES = ("hornbook.cli", "hornbook.bots")


def ids(package: str, language: str) -> list[str]:
    text = (files(package) / f"messages.{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(package: str) -> None:
    assert ids(package, "en") == ids(package, "it")
    english, italian = catalogue(package, "en"), catalogue(package, "it")
    assert english
    assert italian
    assert {name for name in ids(package, "en") if english.needs(name) != italian.needs(name)} == set()


def test_the_code_says_nothing_that_the_catalogue_lacks_and_the_catalogue_nothing_that_is_not_said() -> None:
    source = "".join(page.read_text(encoding="utf-8") for page in Path(str(files("hornbook.cli"))).rglob("*.py"))
    said = re.findall(r'f?"(cli-[a-z-]+(?:\{[a-z]+\})?)"', source)
    patterns = [re.compile(re.sub(r"\{[a-z]+\}", "[a-z]+", each)) for each in said]
    unsaid = [name for name in ids("hornbook.cli", "en") if not any(each.fullmatch(name) for each in patterns)]
    assert [name for name in unsaid if not name.endswith("-unkept")] == []
    assert [each for each in said if "{" not in each and each not in ids("hornbook.cli", "it")] == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("aiuto", "spiega la scelta a"),
        ("?", "perché, perché 12, perché parola"),
        ("perché", "TT-1.1"),
        ("perche 1", "1 Tu ricevi la carta"),
        ("why", "Un altro: perché e il suo numero"),
        ("regole 3", "TT-3.1"),
        ("regole zebra", "Non c’è una regola zebra; la più vicina è"),
        ("suggerimento", "partite immaginate"),
        ("annulla", "Non c’è niente da annullare"),
        ("undo", "Non c’è niente da annullare"),
        ("tavolo", "La tua mano"),
        ("diario", "Tu ricevi la carta"),
        ("salva", "Salvare dove?"),
        ("salva /no/such/folder/file", "La cartella /no/such/folder non esiste"),
        ("bogus", "«bogus» non è fra le scelte."),
        ("pick", "«pick» può essere una di queste"),
        ("esci", "Si riprende con: hornbook play toy-table --record"),
    ],
)
def test_what_can_be_typed(typed: str, answer: str) -> None:
    before, _, after = hornbook(*QUICK, stdin=f"{typed}\n").out.partition(f"> {typed}\n")
    assert "Rispondi con la lettera" in before
    assert answer in " ".join(after.split())


def test_the_end_in_italian() -> None:
    done = hornbook(*QUICK, stdin="a\n" * 6)
    assert "posto" in done.out
    assert re.search(r"vinc[ei]|condividono", done.out)
    assert done.out.splitlines()[-1].startswith("Registrata; si racconta di nuovo con: hornbook replay ")


@pytest.mark.parametrize(
    ("language", "options", "labels"),
    [
        ("en", {}, []),
        ("en", {"bonus": True}, ["bonus"]),
        ("en", {"rounds": "1"}, ["rounds: 1"]),
        ("it", {"rounds": "1", "bonus": True}, ["rounds: 1", "bonus"]),
    ],
)
def test_options_are_labels(language: str, options: dict[str, Any], labels: list[str]) -> None:
    toy = ToyTable()
    assert special(toy, toy.settle(Setup(3, options)), Words(toy, language)) == labels
