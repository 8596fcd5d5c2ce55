"""A position rebuilt from a view: what everybody can see, so that the rules themselves can be asked about it.

Hidden hands are empty, decks are empty, and no procedure waits on the stack.
"""

from __future__ import annotations

from typing import Any, Final

from hornbook.core.deck import EVERYBODY, Deck
from hornbook.core.setup import Setup, read_options
from hornbook.games.unicornus_knights.rules.box import OPTIONS, Box
from hornbook.games.unicornus_knights.rules.content import Content
from hornbook.games.unicornus_knights.rules.ids import PRINCESSES, cards_of
from hornbook.games.unicornus_knights.rules.map.board import Board
from hornbook.games.unicornus_knights.rules.state import NOWHERE, PRINCESS, UkState

KEPT: Final = 512
"""Boxes and maps that are kept for the next view of the same table; a server may have hundreds of tables."""
BOXES: dict[tuple[Any, ...], Box] = {}
BOARDS: dict[tuple[Any, ...], Board] = {}


def is_laid(view: dict[str, Any]) -> bool:
    """Whether the map lies on the table; before that there is nothing to reckon."""
    return bool(view["at"][PRINCESS] != NOWHERE)


def rebuild(content: Content, view: dict[str, Any]) -> UkState:
    """The position that a view shows; the map must be laid."""
    box, tiles = box_of(content, view), tuple(view["tiles"])
    s = UkState.blank(box, board_of(content, box, tiles))
    s.tiles = tiles
    s.round, s.starter, s.outcome = view["round"], view["starter"], view["outcome"]
    s.who, s.dead = tuple(view["who"]), tuple(view["dead"])
    s.at, s.soldiers = list(view["at"]), list(view["soldiers"])
    s.resources, s.damage = list(view["resources"]), list(view["damage"])
    s.allies = tuple([tuple(allies) for allies in view["allies"]])
    s.banners = tuple([tuple(banners) for banners in view["banners"]])
    s.hand = tuple([tuple(hand) if hand else () for hand in view["hand"]])
    s.support_deck = Deck(())
    s.troops, s.enemy_at = list(view["troops"]), list(view["enemy_at"])
    s.enemy_damage = list(view["enemy_damage"])
    s.fate, s.bound = tuple(view["fate"]), tuple(view["bound"])
    under = tuple([card for card in view["fates_under"] if card is not None])
    s.fate_deck = Deck(cards_of(tuple(view["fates"])), bottom=under, bottom_seen=(EVERYBODY,) * len(under))
    s.fates_spent = tuple(view["fates_spent"])
    s.defeated = tuple(view["defeated"])
    s.event, s.lasting, s.old_events = view["event"], tuple(view["lasting"]), tuple(view["old_events"])
    s.shielded, s.fallen, s.sent = view["shielded"], view["fallen"], view["sent"]
    s.potions, s.calmed, s.decoyed = view["potions"], view["calmed"], tuple(view["decoyed"])
    s.apart = tuple(view["apart"])
    for unit, at in enumerate(s.at):
        if at != NOWHERE:
            s.unit_on[at] = unit
    for enemy, at in enumerate(s.enemy_at):
        if at != NOWHERE:
            s.enemy_on[at] = enemy
    s.manual = True
    return s


def box_of(content: Content, view: dict[str, Any]) -> Box:
    """A box with the switches that a view tells of."""
    owner, options = tuple(view["owner"]), view["options"]
    key = (content.hash, owner, view["map"], view["princess"], tuple(sorted(options.items())))
    box = BOXES.get(key)
    if box is None:
        seats = max(owner) + 1
        chosen = {**options, "map": view["map"], "princess": PRINCESSES[view["princess"]]}
        if seats == 1:
            chosen["heroes"] = str(len(owner) - 1)
        box = keep(BOXES, key, Box(content, Setup(seats, read_options(OPTIONS, chosen, seats))))
    return box


def board_of(content: Content, box: Box, tiles: tuple[int, ...]) -> Board:
    """The map that these tiles make, with the distances that were worked out before."""
    key = (content.hash, box.map.id, box.plain_hexes, tiles)
    return BOARDS.get(key) or keep(BOARDS, key, box.board(tiles))


def keep(shelf: dict[tuple[Any, ...], Any], key: tuple[Any, ...], thing: Any) -> Any:
    """Put something on a shelf; the oldest thing there makes room."""
    if len(shelf) >= KEPT:
        del shelf[next(iter(shelf))]
    shelf[key] = thing
    return thing
