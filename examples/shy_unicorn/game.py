"""The Shy Unicorn: hidden hands, a die, and a unicorn that decides by itself whom it visits; two to four players."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hornbook import kit

APPLES: Final = 6
CARDS: Final = [apples for apples in range(1, APPLES + 1) for _ in range(4)]
HAND: Final = 3

KINDS: kit.Kinds[Meadow] = kit.Kinds()
LAY: Final = KINDS.add(  # + apples less 1
    "lay",
    APPLES,
    spell=lambda s, at: str(at + 1),
    label=lambda s, at: kit.Message("choice-lay", {"apples": at + 1}),
    touches=lambda s, at: (f"hand:{at + 1}",),
)


@kit.declare_state
class Meadow(kit.State):
    """What lies on the table, by seat."""

    KINDS: ClassVar[kit.Kinds[Any]] = KINDS

    deck: kit.Deck = kit.shuffled(CARDS)
    hands: tuple[tuple[int, ...], ...] = kit.start(lambda setup: ((),) * setup.seats)
    laid: list[int] = kit.start(lambda setup: [0] * setup.seats)  # apples of this round; 0 for none yet
    gone: list[int] = []  # cards of earlier rounds
    visits: list[int] = kit.start(lambda setup: [0] * setup.seats)
    points: list[int] = kit.start(lambda setup: [0] * setup.seats)
    round: int = 0


def hungry(s: Meadow, most: list[int]) -> list[int] | None:
    """SU-3.2 Whoever laid more apples than anybody else."""
    return most if len(most) == 1 else None


def fair(s: Meadow, most: list[int]) -> list[int] | None:
    """SU-3.3 Among those who laid most, whoever had the fewest visits."""
    fewest = [seat for seat in most if s.visits[seat] == min(s.visits[each] for each in most)]
    return fewest if len(fewest) == 1 else None


UNICORN: Final[tuple[kit.Line[list[int]], ...]] = (
    kit.Line("SU-3.2", "unicorn-hungry", hungry),
    kit.Line("SU-3.3", "unicorn-fair", fair),
    kit.Line("SU-3.4", "unicorn-shy", lambda s, most: []),
)


def unicorn_goes(s: Meadow, mist: bool) -> kit.Fired[list[int]]:
    """SU-3.1 The first line that fits; in the mist all who have laid look alike to the unicorn."""
    seen = [min(apples, 1) if mist else apples for apples in s.laid]
    fired = kit.first_to_fire(UNICORN, s, [seat for seat, apples in enumerate(seen) if apples == max(seen)])
    assert fired is not None  # the last line always fits
    return fired


@kit.declare_frame
class Rounds(kit.Frame[Meadow]):
    """SU-1.2 The rounds: everybody draws up to three cards and lays one; then the unicorn comes."""

    NAME = PHASE = "rounds"
    turn: int = 0

    def run(self, s: Meadow) -> None:
        seats = s.setup.seats
        if s.round == s.setup.options["rounds"]:
            s.done()
        elif self.turn == 2 * seats:
            s.chance("die", 6, "SU-3.1")
        elif self.turn >= seats:
            s.call(Lay((s.round + self.turn) % seats))
        elif len(s.hands[self.turn]) < HAND:
            s.chance("card", s.deck.rolls(), "SU-2.1")
        else:
            self.turn += 1

    def rolled(self, s: Meadow, outcome: int) -> None:
        seat = self.turn
        if seat < s.setup.seats:
            card, s.deck = s.deck.next(outcome), s.deck.drawn(outcome)
            s.hands = kit.put(s.hands, seat, tuple(sorted((*s.hands[seat], card))))
            s.tell("draws", "SU-2.1", {"seat": kit.Seat(seat)}, {"apples": card}, 1 << seat)
        else:
            self.visit(s, unicorn_goes(s, mist=outcome == 0))

    def visit(self, s: Meadow, fired: kit.Fired[list[int]]) -> None:
        """SU-3.1 The unicorn eats what was laid there."""
        s.tell(fired.line.message, fired.line.rule, {"visited": kit.seats_of(fired.found)})
        for seat in fired.found:
            s.points[seat] += s.laid[seat]
            s.visits[seat] += 1
        s.gone = sorted([*s.gone, *s.laid])
        s.laid, s.round, self.turn = [0] * s.setup.seats, s.round + 1, 0

    def returned(self, s: Meadow, result: int) -> None:
        self.turn += 1


@kit.declare_frame
class Lay(kit.Frame[Meadow]):
    """SU-2.2 Laying: one card from the hand, open."""

    NAME = PHASE = "lay"
    seat: int

    def run(self, s: Meadow) -> None:
        s.ask(self.seat, tuple(sorted({LAY + apples - 1 for apples in s.hands[self.seat]})), "SU-2.2")

    def prompt(self, s: Meadow) -> kit.Message:
        return kit.Message("prompt-lay", {"round": s.round + 1})

    def chosen(self, s: Meadow, code: int) -> None:
        apples = code - LAY + 1
        s.hands = kit.put(s.hands, self.seat, kit.less(s.hands[self.seat], apples))
        s.laid[self.seat] = apples
        s.tell("lays", "SU-2.2", {"seat": kit.Seat(self.seat), "apples": apples})
        s.done()


class ShyUnicorn(kit.Game[Meadow]):
    """SU-1.1 Whoever has fed the unicorn most apples has won."""

    id = "shy-unicorn"
    title = "The Shy Unicorn"
    package = str(__package__)
    rules_version = "1"
    min_seats, max_seats = 2, 4
    options = (kit.Option("rounds", 4, (), "how often the unicorn comes (SU-1.2)", low=2, high=4),)
    scenarios = {"duel": kit.Setup(2, {}), "short": kit.Setup(3, {"rounds": 2}), "four": kit.Setup(4, {})}
    frames = kit.frames_in(__name__)

    def __init__(self) -> None:
        self.drawing = self.evaluation = self.automata = self

    def blank(self, setup: kit.Setup) -> Meadow:
        s = Meadow.blank(setup)
        s.call(Rounds())
        return s

    def bounds(self, setup: kit.Setup) -> kit.Bounds:
        lays = setup.seats * setup.options["rounds"]  # and as many draws, the first hands, and a die each round
        return kit.Bounds(KINDS.size, len(CARDS), lays, 2 * lays + setup.seats * (HAND - 1) + lays // setup.seats)

    def view(self, s: Meadow, seat: int | None) -> dict[str, Any]:
        hand, sizes = None if seat is None else s.hands[seat], [len(each) for each in s.hands]
        doc = {"seat": seat, "asked": s.pending, "doing": s.doing(), "round": s.round, "of": s.setup.options["rounds"]}
        laid = {"laid": s.laid.copy(), "gone": s.gone.copy(), "visits": s.visits.copy(), "points": s.points.copy()}
        return {**doc, **laid, "hand": hand, "hand_sizes": sizes}

    def determinize(self, s: Meadow, seat: int | None, rng: kit.Rng) -> Meadow:
        deal = s.copy()
        deal.rng = rng.below(1 << 62)
        hidden = [card for each, hand in enumerate(s.hands) if each != seat for card in hand]
        pool = kit.redeal([*s.deck.cards(), *hidden], rng)
        hands = [hand if each == seat else sorted(pool.pop() for _ in hand) for each, hand in enumerate(s.hands)]
        deal.hands, deal.deck = tuple(map(tuple, hands)), kit.shuffled(pool)
        if deal.pending >= 0 and deal.pending != seat:  # what another may lay depends on what is dealt
            kit.ask_anew(deal)
        return deal

    def result(self, s: Meadow) -> kit.Result | None:
        if s.pending != kit.OVER:
            return None
        ranks = [1 + sum(other > mine for other in s.points) for mine in s.points]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        reason = kit.Message("most-apples", {"winners": kit.seats_of(winners), "apples": max(s.points)})
        return kit.Result(ranks, s.points.copy(), winners, reason, "SU-4.1", shared=len(winners) > 1)

    def check(self, s: Meadow) -> list[str]:
        cards = sorted([*s.deck.cards(), *sum(s.hands, ()), *s.gone, *filter(None, s.laid)])
        return [] if cards == CARDS else [f"the cards are {cards}"]

    def picture(self, view: dict[str, Any]) -> list[kit.Section]:
        head = tuple(kit.Message(f"table-{word}", {}) for word in ("player", "laid", "eaten", "visits"))
        rows = []
        for seat, apples in enumerate(view["laid"]):
            name = kit.Cell(kit.Message("table-name", {"seat": kit.Seat(seat)}), "me" if seat == view["seat"] else "")
            eaten, visits = str(view["points"][seat]), str(view["visits"][seat])
            rows.append([name, kit.Cell("●" * apples or "–", "apple"), kit.Cell(eaten, "bold"), kit.Cell(visits)])
        hand = [kit.Cell(f"{card} " + "●" * card, "apple", f"hand:{card}") for card in view["hand"] or ()]
        title = kit.Message("table-meadow", {"round": min(view["round"] + 1, view["of"]), "rounds": view["of"]})
        mine = [kit.Section(kit.Message("table-hand", {}), (), [hand])] if hand else []
        return [kit.Section(title, head, rows), *mine]

    def evaluate(self, s: Meadow, seat: int) -> float:
        hopes = [points + max(hand, default=0) / 2 for points, hand in zip(s.points, s.hands, strict=True)]
        return (1 + hopes[seat]) / (len(hopes) + sum(hopes))

    def would_do(self, view: dict[str, Any]) -> list[kit.Message]:
        s = Meadow.blank(kit.Setup(len(view["laid"]), {}))
        s.laid, s.visits = view["laid"], view["visits"]
        fired = unicorn_goes(s, mist=False)
        return [kit.Message(fired.line.message, {"visited": kit.seats_of(fired.found)})] if any(s.laid) else []
