"""hornbook rules: the rulebook of a game."""

from __future__ import annotations

from typing import Any

import rich_click as click

from hornbook.cli import drawing
from hornbook.cli.options import GAME, JSON, LANG
from hornbook.cli.output import Screen, print_json
from hornbook.cli.rulefinding import contents, find_rules
from hornbook.core.game import Game
from hornbook.core.rulebook import rulebook


@click.command()
@GAME
@click.argument("rule", required=False)
@LANG
@JSON
def command(game: Game[Any], rule: str | None, lang: str, as_json: bool) -> None:
    """List a game's rules, or show one in full: hornbook rules kill-the-unicorns 5.2

    RULE is a number such as KU-5.2 or 5.2, or a chapter such as 5.
    """
    found = find_rules(game.package, rule, lang) if rule else list(rulebook(game.package, lang).values())
    if as_json:
        print_json([each._asdict() for each in found])
        return
    screen = Screen()
    if rule:
        for each in found:
            screen.print(drawing.rule_text(each))
    else:
        screen.print(contents(game.package, lang))
