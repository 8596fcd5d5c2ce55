"""The table drawn as plain data, from one seat's view: for terminals and text pages."""

from __future__ import annotations

from typing import Any

from hornbook.core.events import Message, Seat
from hornbook.core.screen.picture import Cell, Section
from hornbook.games.kill_the_unicorns.rules.box import NO_POWER, trap_text
from hornbook.games.kill_the_unicorns.rules.choices import CANDY, DUST, HORN
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, COLOURS, NO_COLOUR, TRAPS, Content
from hornbook.games.kill_the_unicorns.rules.state import LAID, OWNER, PASSED
from hornbook.games.kill_the_unicorns.screen.insights import Sums
from hornbook.games.kill_the_unicorns.screen.view_fields import UNNAMED

STYLES = ("pink", "blue", "green", "yellow", "legendary")
STAR = "★"


class KuDrawing:
    """The table in text."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def picture(self, view: dict[str, Any]) -> list[Section]:
        """The row, the players, the market and what is yours."""
        content = self.content
        sections = [row(content, view), players(content, view), market(content, view)]
        held = mine(content, view) if view["seat"] is not None else []
        known = key(content, view)
        return [*sections, *held, known] if known.rows else [*sections, *held]


def say(message: str, **args: Any) -> Message:
    """A message of the catalogue."""
    return Message(message, args)


def letter(content: Content, view: dict[str, Any], unicorn: int) -> str:
    """The colour as a letter, as it is now; a dash for none."""
    colour = view["colour"][unicorn]
    return "-" if colour == NO_COLOUR else content.data["unicorns"]["colours"][colour][0].upper()


def unicorn_cell(content: Content, view: dict[str, Any], unicorn: int) -> Cell:
    """A unicorn in short: its id, its colour if that has changed, what it is worth, and what lies on it."""
    text = content.unicorns[unicorn]
    now = letter(content, view, unicorn)
    if view["colour"][unicorn] != content.colours[unicorn]:
        text += f">{now}"
    elif text[0] != now and now != "-":  # a starter's id does not say its colour
        text += now
    if view["units"][unicorn] > 1:
        text += f"x{view['units'][unicorn]}"
    return Cell(f"{text}:{view['worth'][unicorn]}", STYLES[view["colour"][unicorn]])


def row(content: Content, view: dict[str, Any]) -> Section:
    """The unicorns of the round, and who has placed traps on them."""
    rows = []
    for place, unicorn in enumerate(view["row"]):
        hunted = place == view["at"]
        mark = Cell(f"→ {place + 1}" if hunted else f"  {place + 1}", "bold" if hunted else "dim")
        if unicorn < 0:
            rows.append([mark, Cell(say("table-nothing"), "dim")])
            continue
        ident = content.unicorns[unicorn]
        cells = [mark, Cell(say("table-unicorn-name", unicorn=ident), STYLES[view["colour"][unicorn]])]
        cells.append(Cell(letter(content, view, unicorn), STYLES[view["colour"][unicorn]]))
        cells.append(Cell(STAR * content.stars[unicorn] or "0"))
        cells.append(traps_on(view, place))
        rows.append(cells)
    title = say("table-row", round=view["round"], deck=view["deck_size"])
    header = ("table-place", "table-unicorn", "table-colour", "table-stars", "table-trap-by")
    return Section(title, tuple(say(each) for each in header), rows)


def traps_on(view: dict[str, Any], place: int) -> Cell:
    """Who has set traps on a place, and which, if this seat knows."""
    setters = [setter for setter in view["traps"][2 * place : 2 * place + 2] if setter >= 0]
    if not setters:
        return Cell("–", "dim")
    known = [trap for trap in view.get("known_traps", [None])[2 * place : 2 * place + 2] if trap is not None]
    if known:
        return Cell(say("table-known-traps", setters=setters, traps=[TRAPS[trap] for trap in known]), "warn")
    return Cell(say("table-setters", setters=setters))


def players(content: Content, view: dict[str, Any]) -> Section:
    """Everybody's public things: cards, power, stable and points."""
    two = "secondary" in view
    seats = len(view["power_ready"])
    teams = len(view["stable"]) < seats
    sums = Sums(content, view)
    rows = []
    for seat in range(seats):
        stable = seat % 2 if teams else seat
        me = seat == view["seat"]
        token = "●" if seat == view["first"] else " "
        style = "me" if me else ""
        cells = [
            Cell(token, "warn"),
            Cell(say("table-player", seat=Seat(seat), character=character_name(view, seat)), style),
            Cell(cards_left(view, seat, two)),
            in_hunt(view, seat),
            power(view, seat),
            Cell(spent(view, seat, two), "dim"),
        ]
        cells.append(Cell(str(sums.score(stable)["total"]), "bold"))
        rows.append(cells)
        for unicorn in view["stable"][stable] if not (teams and seat > 1) else []:
            cells.append(unicorn_cell(content, view, unicorn))
        cells.extend(Cell(f"pâté:{value}") for value in view["eaten"][stable] if not (teams and seat > 1))
    names = ("table-player-heading", "table-cards", "table-laid", "table-power", "table-discards", "table-points")
    header = (say("table-blank"), *(say(each) for each in names), say("table-stable"))
    return Section(say("table-players"), header, rows)


def key(content: Content, view: dict[str, Any]) -> Section:
    """The names of the unicorns that stand in stables, which go by their ids there."""
    kept = sorted(unicorn for stable in view["stable"] for unicorn in stable)
    cells = [
        Cell(say("table-unicorn-name", unicorn=content.unicorns[unicorn]), STYLES[view["colour"][unicorn]])
        for unicorn in kept
    ]
    return Section(say("table-key"), (), [cells] if cells else [], key=True)


def character_name(view: dict[str, Any], seat: int) -> str:
    """The seat's character, or both of them."""
    character = view["character"][seat]
    return CHARACTERS[character] if character >= 0 else "?"


def cards_left(view: dict[str, Any], seat: int, two: bool) -> str:
    """How many Hunt cards a player has left."""
    text = str(view["hand_size"][seat])
    if two and view["secondary"]:
        text += f"+{view['secondary'][seat]['size']}"
    return text


def in_hunt(view: dict[str, Any], seat: int) -> Cell:
    """What a player does in this hunt: cards laid, shown or not, or a pass."""
    if not 0 <= view["at"] < len(view["row"]) or view["row"][view["at"]] < 0:
        return Cell("", "dim")
    texts = []
    for character in range(seat, len(view["status"]), len(view["power_ready"])):
        status = view["status"][character]
        if status == PASSED:
            texts.append("✗")
        elif status == LAID:
            shown = view["laid"][character] if view["laid"] else None
            texts.append(shown if shown is not None else "▮" * view["laid_size"][character])
        else:
            texts.append("…")
    return Cell(" / ".join(texts))


def power(view: dict[str, Any], seat: int) -> Cell:
    """Whether a power can still be used in this round."""
    if view["power_ready"][seat] == NO_POWER:
        return Cell("–", "dim")
    rounds = view["power_ready"][seat] - view["round"]
    if rounds <= 0:
        return Cell(say("table-ready"))
    return Cell(say("table-used" if rounds == 1 else "table-omen"), "dim")


def spent(view: dict[str, Any], seat: int, two: bool) -> str:
    """The Hunt cards that lie open as spent, if they may be seen."""
    texts = [view["spent"][seat]] + ([view["spent"][seat + 2]] if two else [])
    return " / ".join("?" if text is None else text.replace("+", " ") for text in texts)


def market(content: Content, view: dict[str, Any]) -> Section:
    """What the gnomes still have."""
    prices = content.prices
    colours = content.data["unicorns"]["colours"]
    dust = [Cell(colours[c][0].upper(), STYLES[c]) for c in range(COLOURS) if view["dust"] >> c & 1]
    candy = [Cell(colours[c][0].upper(), STYLES[c]) for c in range(COLOURS) if view["candy"] >> c & 1]
    rows = [
        [Cell(say("table-horn", price=prices["horn"])), Cell(f"×{view['horn']}")],
        [Cell(say("table-dust", price=prices["dust"])), *dust],
        [Cell(say("table-candy", price=prices["candy"])), *candy],
        [Cell(say("table-pate", price=prices["pate"])), *(Cell(str(value)) for value in view["pate"])],
    ]
    if view["soap"]:
        rows.append([Cell(say("table-soap")), *(Cell(str(value)) for value in view["soap"])])
    return Section(say("table-market"), (), rows)


def mine(content: Content, view: dict[str, Any]) -> list[Section]:
    """Your hand and the traps you hold; only you see this."""
    seat = view["seat"]
    hand = view["hand"]
    total = sum(int(card) for card in hand.split("+")) if hand else 0
    rows = [[Cell(hand.replace("+", "  ") or "–", "me"), Cell(say("table-sum", total=total), "dim")]]
    sections = [Section(say("table-hand"), (), rows)]
    if view["laid_by_me"] and not view["laid"]:
        sections.append(Section(say("table-laid"), (), [[Cell(view["laid_by_me"].replace("+", "  "), "me")]]))
    if view.get("secondary"):
        deck = view["secondary"][seat]
        if deck["hand"]:
            sections.append(Section(say("table-secondary"), (), [[Cell(deck["hand"].replace("+", "  "), "me")]]))
    if view["drawn"]:
        names = [[Cell(say("table-trap-name", trap=TRAPS[trap]), "me")] for trap in view["drawn"]]
        for line, trap in zip(names, view["drawn"], strict=True):
            line.append(Cell(trap_text(content, trap, view["first_edition"]), "dim"))
        sections.append(Section(say("table-traps"), (), names))
    if view["turned"] >= 0:
        trap = view["turned"] % OWNER
        cells = [Cell(trap_name(trap), "warn")]
        if trap != UNNAMED:
            cells.append(Cell(trap_text(content, trap, view["first_edition"])))
        sections.append(Section(say("table-turned"), (), [cells]))
    lying = attachments(content, view, seat)
    return [*sections, lying] if lying.rows else sections


def trap_name(trap: int) -> Message:
    """What a trap on the table is called."""
    return say("table-trap-unnamed") if trap == UNNAMED else say("table-trap-name", trap=TRAPS[trap])


def attachments(content: Content, view: dict[str, Any], seat: int) -> Section:
    """What lies on your unicorns."""
    teams = len(view["stable"]) < len(view["power_ready"])
    stable = view["stable"][seat % 2 if teams else seat]
    rows = []
    for unicorn in stable:
        pins = [view["pins"][at + 1] % OWNER for at in range(0, len(view["pins"]), 3) if view["pins"][at] == unicorn]
        tokens = [view["tokens"][at + 1] for at in range(0, len(view["tokens"]), 2) if view["tokens"][at] == unicorn]
        if pins or tokens:
            things = [Cell(trap_name(trap)) for trap in pins]
            things += [Cell(say("table-trap-name", trap=token_id(content, token))) for token in tokens]
            rows.append([unicorn_cell(content, view, unicorn), *things])
    return Section(say("table-tokens"), (), rows)


def token_id(content: Content, token: int) -> str:
    """A market token's id."""
    colours = content.data["unicorns"]["colours"]
    if token == HORN:
        return "horn"
    return f"dust-{colours[token - DUST]}" if token < CANDY else f"candy-{colours[token - CANDY]}"
