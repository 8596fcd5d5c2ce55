"""hornbook rules: the rulebook of a game."""

from __future__ import annotations

from typing import Any

import rich_click as click

from hornbook.cli.options import GAME, JSON, LANG
from hornbook.cli.output import Screen, print_json
from hornbook.cli.terminal.rule_search import contents, find_rules, show_found
from hornbook.core.content.rulebook import rulebook
from hornbook.core.game import Game
from hornbook.words import Words


@click.command("rules")
@GAME
@click.argument("rule", nargs=-1, metavar="[RULE OR WORDS]")
@LANG
@JSON
def command(game: Game[Any], rule: tuple[str, ...], lang: str, as_json: bool) -> None:
    """List a game's rules, show one in full, or look something up: hornbook rules kill-the-unicorns 5.2

    RULE is a number such as KU-5.2 or 5.2, or a chapter such as 5. WORDS are looked for in titles and names of
    cards, and where no title has them in the text of the rules.
    """
    words = Words(game, lang, ids=True)
    found = find_rules(game, " ".join(rule), words) if rule else None
    if as_json:
        rules = found.rules if found else rulebook(game.package, lang).values()
        print_json([each._asdict() for each in rules])
    elif found:
        show_found(Screen(), found, words, sources=True)
    else:
        Screen().print(contents(game.package, lang))
