"""The table drawn as plain data, from one seat's view: for terminals and text pages."""

from __future__ import annotations

from typing import Any

from hornbook.core.events import Message, Seat
from hornbook.core.screen.picture import Cell, Section
from hornbook.games.unicornus_knights.rules.content import Content
from hornbook.games.unicornus_knights.rules.ids import EMPIRE, EVENTS, FATES, KINGDOM, PRINCESSES, SUPPORT, TERRAIN
from hornbook.games.unicornus_knights.rules.map.geometry import SPACES
from hornbook.games.unicornus_knights.rules.state import LOST, NOBODY, NOWHERE, PRINCESS, UNBOUND, UkState
from hornbook.games.unicornus_knights.rules.units import is_near, name_of
from hornbook.games.unicornus_knights.screen.chart import chart, legend, places
from hornbook.games.unicornus_knights.screen.insights import Insights
from hornbook.games.unicornus_knights.screen.position import is_laid, rebuild

STEPS = ("set-up", "set-up", "start", "start", "players", "players", "princess", "princess", "princess", "enemies",
         "end", "end")  # fmt: skip
"""What the steps of the course of play belong to; each has moved on by one while it is under way."""
UNDER_WAY = {"start-of-round": "start", "event": "event", "princess-step": "princess", "enemy-step": "enemies"}


class Drawing:
    """The game's `drawing`."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def picture(self, view: dict[str, Any]) -> list[Section]:
        """The round, the kingdom, her plan, the enemies, the map, and what is yours."""
        if not is_laid(view):
            return [the_heroes(view)]
        s, sums = rebuild(self.content, view), Insights(self.content).insights(view)
        mine = [unit for unit, seat in enumerate(view["owner"]) if seat == view["seat"] and view["seat"] is not None]
        sections = [the_round(s, view, sums), kingdom(s, view, sums), plan(s, sums), commanders(s, sums)]
        sections += [leaderless(s), threats(s, sums), chart(s, mine), legend(s), places(s)]
        sections += [around(s, unit, sums) for unit in mine if s.at[unit] != NOWHERE]
        sections += [hand(s, view, unit) for unit in mine]
        return [*sections, gone(s)]


def say(message: str, **args: Any) -> Message:
    """A message of the catalogue."""
    return Message(message, args)


def headings(*names: str) -> tuple[Message, ...]:
    """The headings of a table."""
    return tuple([say(f"table-{name}") for name in names])


def space(s: UkState, at: int) -> Cell:
    """A space by its token and its tile."""
    tile = s.box.content.tiles[s.tiles[at // SPACES]].id
    return Cell(say("table-space", token=s.box.space_token(at), tile=tile))


def the_heroes(view: dict[str, Any]) -> Section:
    """Before the map is laid: who plays whom."""
    rows = []
    for unit, seat in enumerate(view["owner"]):
        if unit != PRINCESS:
            who = view["who"][unit]
            rows.append(
                [Cell(say("table-seat", seat=Seat(seat))), hero(KINGDOM[who]) if who >= 0 else Cell("…", "dim")]
            )
    return Section(say("table-heroes"), (), rows)


def hero(ident: str) -> Cell:
    """A hero's name."""
    return Cell(say("table-name", name=ident), "bold")


# The round.


def the_round(s: UkState, view: dict[str, Any], sums: dict[str, Any]) -> Section:
    """Round and step, events, and how much time is left."""
    step = [f"table-step-{step_of(view)}", {}]
    rows = [[Cell(say("table-starter")), Cell(say("table-seat", seat=Seat(view["starter"])))]]
    if view["event"] >= 0:
        style = "dim" if view["shielded"] else "warn"
        rows.append([Cell(say("table-event")), event_cell(s, view["event"], style)])
        if view["shielded"]:
            rows[-1].append(Cell(say("table-shielded")))
    rows += [[Cell(say("table-ongoing")), event_cell(s, card, "warn")] for card in view["lasting"]]
    coming = [card for card in view["coming"] if card is not None]
    if coming:
        rows.append([Cell(say("table-coming")), *[event_cell(s, card, "") for card in coming]])
    left = sums["countdown"]
    if view["over"]:
        pass
    elif left["rounds"] is not None:
        args = {name: left[name] for name in ("rounds", "needs", "moves")}
        rows.append([Cell(say("table-time")), Cell(say("table-countdown", **args), "warn" if left["late"] else "")])
    else:
        rows.append([Cell(say("table-time")), Cell(say("table-no-limit", needs=left["needs"]))])
    return Section(say("table-round", round=view["round"], rounds=view["rounds"], step=step), (), rows)


def step_of(view: dict[str, Any]) -> str:
    """Which of the six steps is under way."""
    if view["over"]:
        return "over"
    for name, *_ in view["doing"][1:2]:
        if name in UNDER_WAY:
            return UNDER_WAY[name]
    return STEPS[view["doing"][0][1]]


def event_cell(s: UkState, card: int, style: str) -> Cell:
    """An event and what it does."""
    return Cell(say("table-card", card=EVENTS[card], text=s.box.text("event", EVENTS[card])), style)


# The kingdom.


def kingdom(s: UkState, view: dict[str, Any], sums: dict[str, Any]) -> Section:
    """The princess and the heroes."""
    known = {each["unit"]: each for each in sums["units"]}
    rows = [unit_row(s, view, unit, known.get(unit)) for unit in range(s.box.units)]
    names = ("unit", "distance", "life", "soldiers", "resources", "hand-size", "actions", "where-allies")
    return Section(say("table-kingdom"), headings(*names), rows)


def unit_row(s: UkState, view: dict[str, Any], unit: int, sums: dict[str, Any] | None) -> list[Cell]:
    """One unit: who, where, and what it has."""
    cards = Cell(str(view["hand_size"][unit]) if unit != PRINCESS else "–")
    if sums is None:
        nothing = Cell("–", "dim")
        why = "table-fallen" if s.round else "table-unplaced"
        return [unit_name(s, view, unit), *[nothing] * 4, cards, nothing, Cell(say(why), "dim")]
    low = sums["left"] <= 2
    cells = [
        unit_name(s, view, unit),
        Cell(str(sums["distance"])),
        Cell(f"{sums['left']}/{sums['life']}", "warn" if low else ""),
        Cell(f"{s.soldiers[unit]}/{sums['command']}"),
        Cell(str(s.resources[unit])),
        cards,
        actions(s, view, unit),
        space(s, s.at[unit]),
    ]
    cells += [Cell(say("table-name", name=EMPIRE[ally])) for ally in s.allies[unit]]
    cells += [Cell(say("table-name", name=SUPPORT[card])) for card in s.banners[unit]]
    if unit == PRINCESS and s.potions:
        cells.append(Cell(say("table-potions", count=s.potions)))
    return cells


def unit_name(s: UkState, view: dict[str, Any], unit: int) -> Cell:
    """The princess in her version, or a hero and the player."""
    if unit == PRINCESS:
        return Cell(say("table-name", name=PRINCESSES[s.who[PRINCESS]]), "yellow")
    mine = view["owner"][unit] == view["seat"]
    return Cell(say("table-hero", unit=name_of(s, unit), seat=Seat(view["owner"][unit])), "me" if mine else "")


def actions(s: UkState, view: dict[str, Any], unit: int) -> Cell:
    """How many actions are left in this round: all before the turn, none after it."""
    for name, *fields in view["doing"]:
        if (name == "turn" and fields[0] == unit) or (name == "princess-step" and unit == PRINCESS):
            return Cell(str(max(0, fields[1] if name == "turn" else fields[0])), "bold")
    if unit == PRINCESS or not view["doing"]:
        return Cell("–", "dim")
    before, acted = view["doing"][0][1] <= PLAYER_STEP, view["doing"][0][2] >> unit & 1
    return Cell(str(s.box.actions)) if before and not acted else Cell("0", "dim")


PLAYER_STEP = 4


# Her plan.


def plan(s: UkState, sums: dict[str, Any]) -> Section:
    """UK-8 What the princess would do if her step came now."""
    rows = []
    for number, action in enumerate(sums["plan"]["actions"], 1):
        rows.append([Cell(str(number), "dim"), *planned(s, action)])
    if sums["plan"].get("arrives"):
        rows.append([Cell(""), Cell(say("table-plan-arrives"), "yellow")])
    return Section(say("table-plan"), headings("number", "plan-action"), rows)


def planned(s: UkState, action: dict[str, Any]) -> list[Cell]:
    """One of her actions: what she weighs, what she takes, what comes of it."""
    ways = [way(s, each) for each in action["weighed"]]
    if action["why"] == "steered":
        return [Cell(say("table-plan-steered", ways=ways))]
    if "collects" in action:
        cells = [Cell(say(f"table-plan-{action['why']}", resources=action["collects"], cost=action["cost"]))]
    else:
        names = [s.box.space_name(s.tiles, to) for to in action["spaces"]]
        tie = action["stops"] == "tie"
        cells = [Cell(say("table-plan-tie" if tie else "table-plan-moves", spaces=names, cost=action["cost"]))]
        if len(ways) > len(names):
            cells.append(Cell(say("table-plan-weighed", ways=ways), "dim"))
        harm = max(action["harm"])
        if harm:
            cells.append(Cell(say("table-plan-harm", harm=harm), "warn"))
    if action["stops"] in ("fate", "guard", "share", "dies"):
        cells.append(Cell(say(f"table-plan-{action['stops']}"), "warn"))
    return cells


def way(s: UkState, weighed: dict[str, int]) -> list[Any]:
    """A space that she weighs."""
    terrain = TERRAIN[s.board.terrain[weighed["space"]]]
    return ["way", {"space": s.box.space_name(s.tiles, weighed["space"]), "terrain": terrain, "cost": weighed["cost"]}]


# The enemies.


def commanders(s: UkState, sums: dict[str, Any]) -> Section:
    """The commanders on the map, the nearest to a kingdom unit first."""
    rows = []
    for each in sorted(sums["commanders"], key=lambda each: nearest_kingdom(s, s.enemy_at[each["enemy"]])):
        enemy = each["enemy"]
        cells = [
            Cell(say("table-name", name=EMPIRE[enemy]), "bold"),
            Cell(f"{each['left']}/{each['life']}"),
            Cell(str(each["power"])),
            Cell(str(each["soldiers"])),
            Cell(str(each["total"]), "bold"),
            Cell(say(f"table-temper-{each['temper']}"), "warn" if each["temper"] == "aggressive" else ""),
            space(s, s.enemy_at[enemy]),
            *fate(s, enemy),
        ]
        if s.enemy_at[enemy] in s.decoyed:
            cells.append(Cell(say("table-decoyed")))
        rows.append(cells)
    names = ("commander", "life", "power", "soldiers", "total", "temper", "where-fate")
    return Section(say("table-commanders"), headings(*names), rows)


def fate(s: UkState, enemy: int) -> list[Cell]:
    """A commander's fate card and whom it binds to; nothing while it is unbound."""
    card, unit = s.fate[enemy], s.bound[enemy]
    if s.box.content.no_fate[enemy]:
        return [Cell(say("table-no-fate"), "dim")]
    if card < 0 or unit == UNBOUND:
        return []
    if unit == LOST:
        return [Cell(say("table-fate-lost", fate=FATES[card]), "dim")]
    return [Cell(say("table-bound", fate=FATES[card], unit=name_of(s, unit)))]


def leaderless(s: UkState) -> Section:
    """Leaderless soldiers near kingdom units, the nearest first."""
    near = [at for at in s.at if at != NOWHERE]
    found = [
        at
        for at, soldiers in enumerate(s.troops)
        if soldiers and s.enemy_on[at] == NOBODY and any([is_near(s, at, other) for other in near])
    ]
    rows = []
    for at in sorted(found, key=lambda at: (nearest_kingdom(s, at), at)):
        far = nearest_kingdom(s, at)
        close = [unit for unit, other in enumerate(s.at) if other != NOWHERE and s.board.paths_to(other)[at] == far]
        text = say("table-steps-from", steps=far, units=[name_of(s, unit) for unit in close])
        rows.append([Cell(str(s.troops[at]), "bold"), space(s, at), Cell(text, "warn" if far <= 1 else "")])
    return Section(say("table-leaderless"), headings("soldiers", "where", "nearest"), rows)


def nearest_kingdom(s: UkState, space: int) -> int:
    """UK-3.8 How far the nearest kingdom unit is."""
    return min([s.board.paths_to(at)[space] for at in s.at if at != NOWHERE])


def threats(s: UkState, sums: dict[str, Any]) -> Section:
    """UK-9 Who would come for the units where they stand, and what it would cost them."""
    rows = []
    for each in sums["threats"]:
        if each["attackers"] and each["space"] == s.at[each["unit"]]:
            foes = [s.box.foe(other["enemy"], s.troops[other["space"]]) for other in each["attackers"]]
            harm = say("table-harm", expected=f"{each['expected']:g}", worst=each["worst"])
            name = Cell(say("table-name", name=name_of(s, each["unit"])), "bold")
            rows.append([name, Cell(harm, "warn" if each["fatal"] else ""), Cell(say("table-foes", foes=foes))])
    return Section(say("table-threats"), headings("unit", "damage", "by-whom"), rows)


def gone(s: UkState) -> Section:
    """The defeated commanders, and the heroes who died."""
    defeated = [Cell(say("table-name", name=EMPIRE[enemy])) for enemy in s.defeated] or [Cell("–", "dim")]
    dead = [Cell(say("table-name", name=KINGDOM[who])) for who in s.dead] or [Cell("–", "dim")]
    rows = [[Cell(say("table-defeated"), "dim"), *defeated], [Cell(say("table-dead"), "dim"), *dead]]
    return Section(say("table-gone"), (), rows if s.defeated or s.dead else [])


# What is yours.


def around(s: UkState, unit: int, sums: dict[str, Any]) -> Section:
    """The spaces beside a hero: what they cost it, what they are worth, who is there."""
    known = next(each for each in sums["units"] if each["unit"] == unit)
    fates = {each["space"]: each for each in sums["fates"] if each["unit"] == unit}
    rows = [around_row(s, s.at[unit], Cell(say("table-here"), "dim"), [])]
    for move in known["moves"]:
        barred = move["barred"]
        cost = Cell("–", "dim") if barred == "UK-3.6" else Cell(str(move["cost"]), "dim" if barred else "bold")
        rows.append(around_row(s, move["space"], cost, extra(s, move, fates.get(move["space"]))))
    names = ("where", "terrain", "cost", "defence", "collect", "recruit", "there")
    title = say("table-around", unit=name_of(s, unit), collect=known["collect"], recruit=known["recruit"])
    return Section(title, headings(*names), rows)


def around_row(s: UkState, at: int, cost: Cell, more: list[Cell]) -> list[Cell]:
    """A space: its terrain and values, and who is on it."""
    board = s.board
    values = [Cell(str(value)) if value else Cell("–", "dim") for value in (board.collect[at], board.recruit[at])]
    cells = [space(s, at), Cell(say("table-name", name=TERRAIN[board.terrain[at]])), cost]
    cells += [Cell(str(board.defence[at])), *values]
    if s.unit_on[at] != NOBODY:
        more = [Cell(say("table-name", name=name_of(s, s.unit_on[at])), "bold"), *more]
    if s.troops[at] or s.enemy_on[at] != NOBODY:
        more = [Cell(say("table-foe", foe=s.box.foe(s.enemy_on[at], s.troops[at])), "warn"), *more]
    return cells + more


def extra(s: UkState, move: dict[str, Any], fates: dict[str, Any] | None) -> list[Cell]:
    """The battle that a move would start, and whom fate would bind."""
    cells = []
    if "dice" in move:
        cells.append(Cell(say("table-battle", dice=move["dice"], power=move["power"])))
    if move["barred"] == "UK-5.6":
        cells.append(Cell(say("table-too-dear"), "dim"))
    if fates and not move["barred"]:
        if fates["joins"]:
            cells.append(Cell(say("table-joins", enemies=[EMPIRE[enemy] for enemy in fates["joins"]])))
        if fates["bound"]:
            cells.append(Cell(say("table-binds", enemies=[EMPIRE[enemy] for enemy in fates["bound"]])))
    return cells


def hand(s: UkState, view: dict[str, Any], unit: int) -> Section:
    """Your support cards, and what each does."""
    rows = []
    cards = view["hand"][unit] or ()
    for card in sorted(set(cards)):
        count = f" ×{cards.count(card)}" if cards.count(card) > 1 else ""
        name = Cell(say("table-card-name", card=SUPPORT[card], count=count), "me")
        rows.append([name, Cell(say("table-text", text=s.box.text("support", SUPPORT[card])))])
    return Section(say("table-hand", unit=name_of(s, unit)), headings("card-heading", "effect"), rows)
