"""The kinds of choices: how each is spelled, and what it says wherever it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hornbook.core.choices import Kinds
from hornbook.core.events import Message
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, COLOURS, NO_COLOUR, TRAPS

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.rules.state import KuState

# Items of the market, as views and saves number them.
HORN: Final = 60
DUST: Final = 61  # + colour
CANDY: Final = 65  # + colour
PATE: Final = 70  # + points, 0 to 19
SOAP: Final = 90  # + price, 0 to 9

PLACES: Final = 8
"""A placed trap is the trap times this, plus the place in the row."""
VALUES: Final = 16
"""A card of a hunter is the hunter times this, plus the card's value."""


def colour_name(s: KuState, colour: int) -> str:
    """A colour's id."""
    return "none" if colour == NO_COLOUR else str(s.box.content.data["unicorns"]["colours"][colour])


def item_kind(item: int) -> str:
    """What sort of thing an item is, in one word."""
    if item >= SOAP:
        return "soap"
    if item >= PATE:
        return "pate"
    if item >= CANDY:
        return "candy"
    return "dust" if item >= DUST else "horn"


def item_name(s: KuState, item: int) -> str:
    """An item in one word, as tokens and events spell it."""
    kind = item_kind(item)
    if kind == "horn":
        return kind
    if kind in ("soap", "pate"):
        return f"{kind}-{item - (SOAP if kind == 'soap' else PATE)}"
    return f"{kind}-{colour_name(s, item - (CANDY if kind == 'candy' else DUST))}"


def _counted(s: KuState, at: int) -> str:
    """People count seats, places and cards from 1."""
    return str(at + 1)


def _spell_swap(s: KuState, at: int) -> str:
    hunter, card = divmod(at, VALUES)
    return f"{hunter + 1}:{card}"


def _spell_set(s: KuState, at: int) -> str:
    trap, place = divmod(at, PLACES)
    return f"{TRAPS[trap]}@{place + 1}"


def _spell_unicorn(s: KuState, at: int) -> str:
    return s.box.content.unicorns[at]


def _spell_lay(s: KuState, at: int) -> str:
    return s.box.cards.text[s.box.cards.laid_by[at]]


def _say_lay(s: KuState, at: int) -> Message:
    cards = s.box.cards.cards[s.box.cards.laid_by[at]]
    return Message("choice-lay", {"cards": list(cards), "total": sum(cards), "count": len(cards)})


def _touch_lay(s: KuState, at: int) -> tuple[str, ...]:
    return tuple([f"hand:{card}" for card in s.box.cards.cards[s.box.cards.laid_by[at]]])


def describe_unicorn(s: KuState, unicorn: int) -> dict[str, object]:
    """A unicorn as it is now: its name, colour and worth."""
    colour = colour_name(s, s.colour[unicorn])
    return {"unicorn": s.box.content.unicorns[unicorn], "colour": colour, "worth": s.worth[unicorn]}


def about_hunt(s: KuState) -> dict[str, object]:
    """What every prompt says of the hunt: the unicorn, how many cards are declared, the place in the row."""
    unicorn = s.box.content.unicorns[s.row[s.at]] if 0 <= s.at < len(s.row) and s.row[s.at] >= 0 else ""
    return {"unicorn": unicorn, "count": s.declared, "place": s.at + 1}


KINDS: Kinds[KuState] = Kinds()

PASS: Final = KINDS.add("pass", rule="KU-5.4")
SWING: Final = KINDS.add("swing", rule="KU-13.4")  # Knight: lay one more
PEEK: Final = KINDS.add("peek", rule="KU-13.3")  # Princess: look at the traps
RETREAT: Final = KINDS.add("retreat", rule="KU-13.7")  # Huntress: take the laid cards back
CANCEL: Final = KINDS.add("cancel", rule="KU-13.6")  # Shaman: the trap has no effect
DECLARE: Final = KINDS.add(  # + number of cards less 1
    "declare", 5, spell=_counted, label=lambda s, at: Message("choice-declare", {"count": at + 1})
)
TURN: Final = KINDS.add("turn", 2, spell=_counted)  # + trap slot
COLOUR: Final = KINDS.add("colour", COLOURS, spell=colour_name)  # + colour
CHARACTER: Final = KINDS.add("be", len(CHARACTERS), spell=lambda s, at: CHARACTERS[at])  # + character
FIRST: Final = KINDS.add("first", 6, spell=_counted)  # + seat
HUSH: Final = KINDS.add("hush", 6, spell=_counted)  # + hunter; Bard: keep out of the hunt
BUY: Final = KINDS.add("buy", SOAP + 10 - HORN, spell=lambda s, at: item_name(s, HORN + at))  # + item less HORN
UNICORN: Final = KINDS.add(  # + unicorn
    "unicorn",
    64,
    spell=_spell_unicorn,
    label=lambda s, at: Message("choice-unicorn", describe_unicorn(s, at)),
    touches=lambda s, at: (f"unicorn:{_spell_unicorn(s, at)}",),
)
CARD: Final = KINDS.add(  # + value
    "card",
    VALUES,
    label=lambda s, at: Message("choice-card", {"card": at}),
    touches=lambda s, at: (f"card:{at}",),
)
SWAP: Final = KINDS.add("swap", 6 * VALUES, spell=_spell_swap)  # + hunter and value; Mage: exchange that laid card
SET: Final = KINDS.add("set", len(TRAPS) * PLACES, spell=_spell_set)  # + trap and place in the row
LAY: Final = KINDS.add(  # + place of the handful among all, few cards and low sums first
    "lay", 256, spell=_spell_lay, label=_say_lay, touches=_touch_lay
)
