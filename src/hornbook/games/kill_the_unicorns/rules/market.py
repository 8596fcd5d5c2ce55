"""KU-7 The Black Market."""

from __future__ import annotations

from typing import Final

from hornbook.core.events import Message, Seat
from hornbook.core.fields import Half, declare_frame
from hornbook.core.frame import Frame, Wording
from hornbook.core.tuples import less, put
from hornbook.games.kill_the_unicorns.rules.choices import (
    BUY,
    CANDY,
    DUST,
    HORN,
    PASS,
    PATE,
    SOAP,
    UNICORN,
    about_hunt,
    colour_name,
    describe_unicorn,
    item_kind,
    item_name,
)
from hornbook.games.kill_the_unicorns.rules.content import TRAPS
from hornbook.games.kill_the_unicorns.rules.hunt_cards import HuntCards
from hornbook.games.kill_the_unicorns.rules.scoring import check_double_rainbow, points
from hornbook.games.kill_the_unicorns.rules.state import (
    OWNER,
    KuState,
    discard_unicorn,
    recolour,
    spend_cards,
    tell_of_hunt,
    unpin,
)
from hornbook.games.kill_the_unicorns.rules.variants.expert import see_paid, unspent

HORN_PRICE: Final = 0
DUST_PRICE: Final = 1
CANDY_PRICE: Final = 2
PATE_PRICE: Final = 3
NOTHING: Final[tuple[int, ...]] = (PASS,)
ONE_HORN: Final[tuple[int, ...]] = (BUY,)
DUSTS: Final = [tuple([BUY + DUST - HORN + colour for colour in range(4) if left >> colour & 1]) for left in range(16)]
CANDIES: Final = [
    tuple([BUY + CANDY - HORN + colour for colour in range(4) if left >> colour & 1]) for left in range(16)
]


@declare_frame
class BlackMarket(Frame[KuState]):
    """KU-7.1 Black Market: from the first player, clockwise, each player may buy one item."""

    NAME = "market"
    PHASE = "market"

    turn: int = 0
    item: Half[int] = 0  # picked, and known only to the buyer until it is placed; 0 for none

    def run(self, s: KuState) -> None:
        box = s.box
        while s.rainbow < 0 and self.turn < (4 if box.two else box.seats):
            buyer = self.buyer(s)
            rule = "KU-12.10" if box.two else "KU-7.1"
            if self.item:  # KU-1.4
                self.ask_unless_one(s, buyer, targets(s, buyer, self.item), rule)
                return
            options = purchases(s, buyer)
            if len(options) > 1 or (box.expert and purse_size(s, buyer) > 0):
                s.ask(buyer, options, rule)
                return
            if s.events is not None:
                s.tell("cannot-buy", "KU-7.2", {"seat": Seat(buyer)})
            self.turn += 1
        s.done()

    def buyer(self, s: KuState) -> int:
        """Clockwise from the first player; with two players 1-2-1 (KU-12.10)."""
        if s.box.two:
            return s.first if self.turn in (0, 3) else 1 - s.first
        return (s.first + self.turn) % s.box.seats

    def prompt(self, s: KuState) -> Message:
        if not self.item:
            return Message("prompt-market", about_hunt(s))
        args = {**about_hunt(s), "item": item_name(s, self.item), "kind": item_kind(self.item)}
        return Message("prompt-market-target", args)

    def explain(self, s: KuState, code: int) -> Wording:
        if code == PASS:
            return Wording(Message("choice-buy-nothing", {}))
        if code < UNICORN:
            return describe_item(s, HORN + code - BUY)
        unicorn = code - UNICORN
        prospect = {**describe_unicorn(s, unicorn), **after_buying(s, self.buyer(s), self.item, unicorn)}
        touches = (f"unicorn:{s.box.content.unicorns[unicorn]}",)
        return Wording(Message("choice-target", prospect), touches, item_rule(self.item))

    def chosen(self, s: KuState, code: int) -> None:
        if code == PASS:
            if s.events is not None:
                s.tell("buys-nothing", "KU-7.1", {"seat": Seat(self.buyer(s))})
            self.turn += 1
        elif code < UNICORN:
            self.item = HORN + code - BUY
        else:
            buy(s, self.buyer(s), self.item, code - UNICORN)
            self.item = 0
            self.turn += 1
        self.run(s)


def price(s: KuState, item: int) -> int:
    """KU-7.9 What an item costs."""
    if item >= SOAP:
        return item - SOAP
    if item >= PATE:
        return s.box.prices[PATE_PRICE]
    if item >= CANDY:
        return s.box.prices[CANDY_PRICE]
    return s.box.prices[DUST_PRICE if item >= DUST else HORN_PRICE]


def purses(s: KuState, seat: int) -> list[int]:
    """KU-7.2 The characters whose remaining cards a player can pay with (not under a Voodoo Doll, KU-14.16)."""
    if not s.box.two:
        return [] if s.voodoo >> seat & 1 else [seat]
    return [character for character in (seat, seat + 2) if not s.voodoo >> character & 1]


def purse(s: KuState, character: int) -> int:
    """The handful a character still has: the hand, or for a Secondary what is left of its deck (KU-12.10)."""
    if character < s.box.seats:
        return s.hand[character]
    if not s.secondary:  # characters are still being chosen
        return s.box.cards.full
    return s.box.cards.handful(s.secondary[character - 2].cards())


def purse_size(s: KuState, seat: int) -> int:
    """How many cards a player can pay with; everybody can see that."""
    return sum([s.box.cards.size[purse(s, character)] for character in purses(s, seat)])


def purchases(s: KuState, seat: int) -> tuple[int, ...]:
    """KU-7.1 Nothing, or anything on display that the buyer can pay for and has a use for."""
    box = s.box
    if box.two:
        money = sum([box.cards.total[purse(s, character)] for character in purses(s, seat)])
    else:
        money = 0 if s.voodoo >> seat & 1 else box.cards.total[s.hand[seat]]
    stable = s.stable[box.stable_of[seat]]
    if not stable and not (box.tokens_on_rivals and any(s.stable)):
        return NOTHING
    prices = box.prices
    codes = NOTHING
    if s.horn and money >= prices[HORN_PRICE]:
        codes = codes + ONE_HORN
    if money >= prices[DUST_PRICE]:
        codes = codes + DUSTS[s.dust]
    if money >= prices[CANDY_PRICE]:
        codes = codes + CANDIES[s.candy]
    if stable and money >= prices[PATE_PRICE]:
        codes = codes + one_of_each(PATE, s.pate)
    if s.soap and s.pins and any([washable(s, unicorn) for unicorn in stable]):
        codes = codes + tuple([code for code in one_of_each(SOAP, s.soap) if code - BUY + HORN - SOAP <= money])
    return codes


def one_of_each(kind: int, display: tuple[int, ...]) -> tuple[int, ...]:
    """The codes of what is on display of a kind, equal tokens once."""
    codes = ON_DISPLAY.get((kind, display))
    if codes is None:
        codes = ON_DISPLAY[kind, display] = tuple([BUY + kind - HORN + value for value in sorted(set(display))])
    return codes


ON_DISPLAY: Final[dict[tuple[int, tuple[int, ...]], tuple[int, ...]]] = {}
"""By kind and display; made when first needed."""


def targets(s: KuState, seat: int, item: int) -> tuple[int, ...]:
    """KU-7.3 The unicorns that an item can be used on: the buyer's own, or anybody's if that was agreed."""
    mine = s.box.stable_of[seat]
    unicorns = list(s.stable[mine])
    if item >= SOAP:
        unicorns = [unicorn for unicorn in unicorns if washable(s, unicorn)]
    elif item < PATE and s.box.tokens_on_rivals:
        unicorns = [unicorn for stable in s.stable for unicorn in stable]
    return tuple(sorted([UNICORN + unicorn for unicorn in unicorns]))


def washable(s: KuState, unicorn: int) -> bool:
    """KU-7.8 Whether something sticks to a unicorn that Soap takes off."""
    pins = s.pins
    for at in range(0, len(pins), 3):
        if pins[at] == unicorn and pins[at + 1] % OWNER in s.box.washable:
            return True
    return False


def buy(s: KuState, seat: int, item: int, unicorn: int) -> None:
    """KU-7.3 Pay, take the token, and use it at once."""
    pay(s, seat, price(s, item))
    mine = s.box.stable_of[seat]
    if item >= SOAP:
        s.soap = less(s.soap, item - SOAP)
    elif item >= PATE:
        s.pate = less(s.pate, item - PATE)
        discard_unicorn(s, mine, unicorn)
        s.eaten = put(s.eaten, mine, s.eaten[mine] + (item - PATE,))
    else:
        take_token(s, item, unicorn)
    if s.events is not None:
        args = {"seat": Seat(seat), "item": item_name(s, item), "unicorn": s.box.content.unicorns[unicorn]}
        s.tell("buys", item_rule(item), {**args, "kind": item_kind(item)})
    if item >= SOAP:
        wash(s, unicorn)
    elif item < PATE:
        if item != HORN:
            recolour(s, unicorn, item - (CANDY if item >= CANDY else DUST))
        check_double_rainbow(s, s.box.mine_first[mine])


def take_token(s: KuState, item: int, unicorn: int) -> None:
    """KU-7.5 A horn, dust or candy lies on the unicorn; KU-7.6 horn and dust are worth points."""
    s.tokens = (*s.tokens, unicorn, item)
    if item == HORN:
        s.horn -= 1
        s.worth = put(s.worth, unicorn, s.worth[unicorn] + s.box.horn_points)
    elif item >= CANDY:
        s.candy -= 1 << (item - CANDY)
    else:
        s.dust -= 1 << (item - DUST)
        s.worth = put(s.worth, unicorn, s.worth[unicorn] + s.box.dust_points)


def wash(s: KuState, unicorn: int) -> None:
    """KU-7.8 Soap: one washable trap comes off, the one that costs most points."""
    worst = -1
    for at in range(0, len(s.pins), 3):
        if s.pins[at] == unicorn and s.pins[at + 1] % OWNER in s.box.washable:
            if worst < 0 or s.pins[at + 2] < s.pins[worst + 2]:
                worst = at
    trap = TRAPS[s.pins[worst + 1] % OWNER]
    unpin(s, worst)
    if s.events is not None:
        args = {"unicorn": s.box.content.unicorns[unicorn], "trap": trap}
        tell_of_hunt(s, "washed", "KU-7.8", args, "washed-past", "KU-7.8", ("trap",))


def pay(s: KuState, seat: int, cost: int) -> None:
    """KU-7.2 The payment leaves the purse."""
    if not (s.box.two or s.worlds):
        spend_cards(s, seat, s.box.cards.cover[s.hand[seat]][cost])
        return
    holders = purses(s, seat)
    if s.worlds:
        stable = s.box.stable_of[seat]
        paying = [holder // s.box.stables for holder in holders]
        see_paid(s, stable, unspent(s, stable), lambda handfuls: paid(s.box.cards, handfuls, paying, cost))
    parts = payment(s.box.cards, [purse(s, holder) for holder in holders], cost)
    if not parts:
        raise AssertionError(f"seat {seat} cannot pay {cost}")
    for holder, part in zip(holders, parts, strict=True):
        spend_cards(s, holder, part)


def paid(cards: HuntCards, handfuls: list[int], paying: list[int], cost: int) -> list[int]:
    """What is left of the handfuls of a stable when those at some places have paid; nothing if they cannot."""
    parts = payment(cards, [handfuls[place] for place in paying], cost)
    left = handfuls.copy()
    for place, part in zip(paying, parts, strict=False):
        left[place] -= part
    return left if parts else []


def payment(cards: HuntCards, purses: list[int], cost: int) -> list[int]:
    """KU-7.2 The cheapest cover: the smallest sum that reaches the price, then the fewest cards; none if too poor."""
    if len(purses) == 1:
        cover = cards.cover[purses[0]]
        return [cover[cost]] if cost < len(cover) and cover[cost] >= 0 else []
    mine, theirs = [cards.exact[purse] for purse in purses]
    for total in range(cost, 2 * len(mine)):
        best, fewest = -1, 99
        for part in range(max(0, total - len(theirs) + 1), min(total, len(mine) - 1) + 1):
            if mine[part] >= 0 and theirs[total - part] >= 0:
                count = cards.size[mine[part]] + cards.size[theirs[total - part]]
                if count < fewest:
                    best, fewest = part, count
        if best >= 0:
            return [mine[best], theirs[total - best]]
    return []


RULE_OF_KIND: Final = {"soap": "KU-7.8", "pate": "KU-7.4", "candy": "KU-7.7", "dust": "KU-7.6", "horn": "KU-7.5"}


def item_rule(item: int) -> str:
    """Where the rulebook describes an item."""
    return RULE_OF_KIND[item_kind(item)]


def describe_item(s: KuState, item: int) -> Wording:
    """What buying an item says: its price, and what it brings."""
    args: dict[str, object] = {"price": price(s, item)}
    kind = item_kind(item)
    if kind in ("dust", "candy"):
        args["colour"] = colour_name(s, item - (DUST if kind == "dust" else CANDY))
    if kind == "dust":
        args["points"] = s.box.dust_points
    elif kind == "pate":
        args["points"] = item - PATE
    elif kind == "horn":
        args["points"] = s.box.horn_points
    return Wording(Message(f"choice-buy-{kind}", args), (f"market:{item_name(s, item)}",), item_rule(item))


def after_buying(s: KuState, seat: int, item: int, unicorn: int) -> dict[str, object]:
    """The buyer's points now, and when the item has been used on this unicorn."""
    mine = s.box.stable_of[seat]
    bought = s.copy()
    buy(bought, seat, item, unicorn)
    return {"now": points(s, mine), "then": points(bought, mine)}
