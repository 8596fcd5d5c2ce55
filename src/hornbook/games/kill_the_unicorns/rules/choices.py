"""Choices in their three spellings: the code, the token, and what a player reads."""

from __future__ import annotations

from hornbook.core.events import Message
from hornbook.core.game import Explained
from hornbook.games.kill_the_unicorns.rules.codes import (
    CANCEL,
    CANDY,
    CARD,
    CHARACTER,
    COLOUR,
    DECLARE,
    DUST,
    FIRST,
    HORN,
    HUSH,
    LAY,
    PASS,
    PATE,
    PEEK,
    RETREAT,
    SET,
    SOAP,
    SWAP,
    SWING,
    TURN,
    UNICORN,
)
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, NO_COLOUR, TRAPS
from hornbook.games.kill_the_unicorns.rules.market import BlackMarket, buy, item_kind, item_name, item_rule, price
from hornbook.games.kill_the_unicorns.rules.powers import PowerWindow, SecondThoughts
from hornbook.games.kill_the_unicorns.rules.scoring import points
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, traps_in
from hornbook.games.kill_the_unicorns.rules.teams import TeamHunt

WORDS = {PASS: "pass", SWING: "swing", PEEK: "peek", RETREAT: "retreat", CANCEL: "cancel"}


def colour_name(s: KuState, colour: int) -> str:
    """A colour's id."""
    return str(s.box.content.data["unicorns"]["colours"][colour])


def token(s: KuState, code: int) -> str:
    """A choice in one word; people count seats and places from 1."""
    if code >= LAY:
        return "lay:" + s.box.cards.text[s.box.cards.laid_by[code - LAY]]
    if code >= SET:
        trap, place = divmod(code - SET, 8)
        return f"set:{TRAPS[trap]}@{place + 1}"
    if code >= SWAP:
        hunter, card = divmod(code - SWAP, 16)
        return f"swap:{hunter + 1}:{card}"
    if code >= CARD:
        return f"card:{code - CARD}"
    if code >= UNICORN:
        return f"unicorn:{s.box.content.unicorns[code - UNICORN]}"
    if code >= HORN:
        return f"buy:{item_name(s, code)}"
    if code >= HUSH:
        return f"hush:{code - HUSH + 1}"
    if code >= FIRST:
        return f"first:{code - FIRST + 1}"
    if code >= CHARACTER:
        return f"be:{CHARACTERS[code - CHARACTER]}"
    if code >= COLOUR:
        return f"colour:{colour_name(s, code - COLOUR)}"
    if code >= TURN:
        return f"turn:{code - TURN + 1}"
    if code >= DECLARE:
        return f"declare:{code - DECLARE}"
    return WORDS.get(code, f"unknown:{code}")


def explain(s: KuState, code: int) -> Explained:
    """What a choice says, which things on the board it touches, and by which rule."""
    label, touches, rule = _explain(s, code)
    return Explained(code, token(s, code), label, touches, rule or s.rule)


def _explain(s: KuState, code: int) -> tuple[Message, tuple[str, ...], str]:
    box = s.box
    if code >= LAY:
        cards = box.cards.cards[box.cards.laid_by[code - LAY]]
        args = {"cards": list(cards), "total": sum(cards), "count": len(cards)}
        return Message("choice-lay", args), tuple(f"hand:{card}" for card in cards), ""
    if code >= SET:
        trap, place = divmod(code - SET, 8)
        args = {"trap": TRAPS[trap], "place": place + 1, "unicorn": box.content.unicorns[s.row[place]]}
        others = [TRAPS[other] for other in traps_in(s.drawn[s.pending]) if other != trap] if s.pending >= 0 else []
        if others and not box.two:
            return (
                Message("choice-set", {**args, "other_trap": others[0]}),
                (f"trap:{TRAPS[trap]}", f"row:{place + 1}"),
                "",
            )
        return Message("choice-set-only", args), (f"trap:{TRAPS[trap]}", f"row:{place + 1}"), ""
    if code >= SWAP:
        character, card = divmod(code - SWAP, 16)
        name = "choice-swap-secondary" if character >= box.seats else "choice-swap"
        return Message(name, {"other": box.chosen_by[character], "card": card}), (f"hunter:{character + 1}",), ""
    if code >= CARD:
        return Message("choice-card", {"card": code - CARD}), (f"card:{code - CARD}",), ""
    if code >= UNICORN:
        name = box.content.unicorns[code - UNICORN]
        top = s.stack[-1] if s.stack else None
        described = describe_unicorn(s, code - UNICORN)
        if isinstance(top, BlackMarket) and top.item:
            prospect = {**described, **after_buying(s, top.item, code - UNICORN)}
            return Message("choice-target", prospect), (f"unicorn:{name}",), item_rule(top.item)
        return Message("choice-unicorn", described), (f"unicorn:{name}",), ""
    if code >= HORN:
        return _explain_item(s, code)
    if code >= HUSH:
        target = code - HUSH
        name = "choice-hush-secondary" if target >= box.seats else "choice-hush"
        return Message(name, {"other": box.chosen_by[target]}), (f"hunter:{target + 1}",), ""
    if code >= FIRST:
        return Message("choice-first", {"other": code - FIRST}), (f"seat:{code - FIRST + 1}",), ""
    if code >= CHARACTER:
        name = CHARACTERS[code - CHARACTER]
        return Message("choice-character", {"character": name}), (f"character:{name}",), ""
    if code >= COLOUR:
        return Message("choice-colour", {"colour": colour_name(s, code - COLOUR)}), (), ""
    if code >= TURN:
        setter = s.placed[2 * s.at + code - TURN] // OWNER
        return Message("choice-turn", {"slot": code - TURN + 1, "setter": setter}), (f"slot:{code - TURN + 1}",), ""
    if code >= DECLARE:
        return Message("choice-declare", {"count": code - DECLARE}), (), ""
    if code == PASS:
        return Message(pass_label(s), {}), (), "KU-5.4" if pass_label(s) == "choice-pass" else ""
    rules = {SWING: "KU-13.4", PEEK: "KU-13.3", RETREAT: "KU-13.7", CANCEL: "KU-13.6"}
    return Message(f"choice-{WORDS[code]}", {}), (), rules[code]


def describe_unicorn(s: KuState, unicorn: int) -> dict[str, object]:
    """A unicorn as it is now: its name, colour and worth."""
    colour = s.colour[unicorn]
    kind = "none" if colour == NO_COLOUR else colour_name(s, colour)
    return {"unicorn": s.box.content.unicorns[unicorn], "colour": kind, "worth": s.worth[unicorn]}


def after_buying(s: KuState, item: int, unicorn: int) -> dict[str, object]:
    """The buyer's points now, and when the item has been used on this unicorn."""
    mine = s.box.stable_of[s.pending]
    bought = s.copy()
    bought.events = None
    buy(bought, s.pending, item, unicorn)
    return {"now": points(s, mine), "then": points(bought, mine)}


def pass_label(s: KuState) -> str:
    """Passing a hunt, keeping a power and buying nothing are one code, but not one sentence."""
    if isinstance(s.stack[-1], PowerWindow):
        return "choice-keep-power"
    return "choice-buy-nothing" if s.stack[-1].NAME == "market" else "choice-pass"


def _explain_item(s: KuState, code: int) -> tuple[Message, tuple[str, ...], str]:
    args: dict[str, object] = {"price": price(s, code)}
    touches = (f"market:{item_name(s, code)}",)
    if code >= SOAP:
        return Message("choice-buy-soap", args), touches, item_rule(code)
    if code >= PATE:
        return Message("choice-buy-pate", {**args, "points": code - PATE}), touches, item_rule(code)
    if code >= CANDY:
        return Message("choice-buy-candy", {**args, "colour": colour_name(s, code - CANDY)}), touches, item_rule(code)
    if code >= DUST:
        args = {**args, "colour": colour_name(s, code - DUST), "points": s.box.dust_points}
        return Message("choice-buy-dust", args), touches, item_rule(code)
    return Message("choice-buy-horn", {**args, "points": s.box.horn_points}), touches, item_rule(code)


def prompt(s: KuState) -> Message:
    """The pending question, for the seat that is asked."""
    top = s.stack[-1].NAME
    unicorn = s.box.content.unicorns[s.row[s.at]] if 0 <= s.at < len(s.row) and s.row[s.at] >= 0 else ""
    args: dict[str, object] = {"unicorn": unicorn, "count": s.declared, "place": s.at + 1}
    options = s.options
    if top == "hunt":
        if options[0] >= LAY:
            return Message("prompt-swing", args)
        return Message("prompt-follow" if s.declared else "prompt-open", args)
    if top == "powers":
        character = next(c for c, rule in enumerate(POWER_RULES) if rule == s.rule)
        args["trap"] = TRAPS[s.turned % OWNER] if s.turned >= 0 else ""
        return Message(f"prompt-power-{CHARACTERS[character]}", args)
    if isinstance(s.stack[-1], BlackMarket):
        item = s.stack[-1].item
        if not item:
            return Message("prompt-market", args)
        return Message("prompt-market-target", {**args, "item": item_name(s, item), "kind": item_kind(item)})
    if isinstance(s.stack[-1], TeamHunt):
        frame = s.stack[-1]
        if s.declared == 0 and frame.declaring == 0:
            return Message("prompt-team-open", args)
        args["count"] = s.declared or frame.declaring
        return Message("prompt-team-swing" if frame.swing else "prompt-team-lay", args)
    if top == "two-player-hunt":
        if options[0] == DECLARE + 1:
            return Message("prompt-declare", args)
        if s.rule == "KU-12.5":
            return Message("prompt-secondary", args)
        return Message("prompt-swing" if options[0] >= LAY else "prompt-follow", args)
    if isinstance(s.stack[-1], SecondThoughts):
        return Message("prompt-second-thoughts", {**args, "card": s.stack[-1].card})
    if top == "trojan":
        own = options[0] - UNICORN in s.stable[s.box.stable_of[s.pending]]
        return Message("prompt-trojan-own" if own else "prompt-trojan-theirs", args)
    return Message(f"prompt-{top}", args)


POWER_RULES = ("KU-13.3", "KU-13.4", "KU-13.5", "KU-13.6", "KU-13.7", "KU-13.8")
