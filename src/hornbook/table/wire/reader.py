"""What one reader of a table is sent: everything that the seat may know, in its language, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from msgspec.json import encode

import hornbook
from hornbook.core.abilities import Order, SharedInsights, ToldInsights
from hornbook.core.content.rulebook import rulebook
from hornbook.core.events import Event, Message, plain
from hornbook.core.game import Game
from hornbook.core.play.records import begin, take
from hornbook.core.play.session import Sight
from hornbook.core.rng import Rng
from hornbook.core.screen.hindsight import look_back
from hornbook.table.domain.errors import Refused
from hornbook.table.domain.requests import voters
from hornbook.table.domain.rows import BOT, FINISHED, NOBODY, Snapshot
from hornbook.table.domain.rules_change import Past
from hornbook.table.domain.table import Table
from hornbook.table.domain.told import Told
from hornbook.table.identity.keys import commitment
from hornbook.table.wire import messages as wire
from hornbook.table.wire.phrases import Cache, ReaderWords, names_in, phrase, reader_words
from hornbook.table.wire.picture import picture, would_do
from hornbook.words import Words

MATTERS: Cache[list[wire.Matter]] = Cache(4000)
"""Standing orders in words."""
MAIN = 4
"""How many of a game's options, the first ones, are listed even where they have their default."""
MANY_EVENTS = 3
"""Events at one ply that make it worth a mark on the scrubber."""


class Present(NamedTuple):
    """Who is connected, and for how many seconds those have not been who could be."""

    online: frozenset[int]
    absent: Mapping[int, int] = {}


class TableViews:
    """A table's views at one moment, each worked out once for all readers of the same seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[int | None, tuple[dict[str, Any], dict[str, Any]]] = {}
        self._common: dict[str, Any] | None = None
        self._sights: dict[tuple[int, int | None], tuple[dict[str, Any], dict[str, Any]]] = {}

    def view(self, seat: int | None) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
        """A seat's view and the game's insights into it; neither in the lobby, nor where no state can be read."""
        if self.table.state is None:
            return None, None
        if seat not in self._views:
            view = self.table.game.view_json(self.table.state, seat)
            self._views[seat] = view, self._insights(view)
        return self._views[seat]

    def _insights(self, view: dict[str, Any]) -> dict[str, Any]:
        """The insights into a view; what all readers share is worked out once."""
        game, ability = self.table.game, self.table.game.insights
        if not isinstance(ability, SharedInsights):
            return insights(game, view)
        if self._common is None:
            self._common = ability.common(game.view_json(self.table.state, None))
        return {**self._common, **ability.own(view)}

    def seen_at(self, sight: Sight, seat: int | None) -> tuple[dict[str, Any], dict[str, Any]]:
        """What a seat saw at an event, and the insights into it, without those for whoever is about to decide."""
        key = sight.events, seat
        if key not in self._sights:
            game, seen = self.table.game, sight.view(seat)
            view = seen if game.shape is None else game.shape.to_json(seen)
            ability = game.insights
            self._sights[key] = view, ability.told(view) if isinstance(ability, ToldInsights) else insights(game, view)
        return self._sights[key]

    @cached_property
    def log(self) -> Told:
        """The log as it may be looked up now."""
        return self.table.log()

    @cached_property
    def faded(self) -> frozenset[int]:
        """The numbers of the events that may not be looked up any more as they were told."""
        told = zip(self.log, self.table.events, strict=True)
        return frozenset(n for n, (now, then) in enumerate(told) if now[1] is not then[1])

    @cached_property
    def marks(self) -> list[int]:
        """The marks on the scrubber."""
        return marks(self.table.events)

    @cached_property
    def rule(self) -> str:
        """The rule of the pending question, as far as everybody may know it."""
        return public_rule(self.table)


class Reader:
    """A seat (None: a spectator), a language, and whether it wants a picture: these decide what is sent."""

    def __init__(
        self,
        table: Table,
        seat: int | None,
        language: str,
        views: TableViews | None = None,
        wants_picture: bool = False,
    ) -> None:
        self.table, self.game, self.seat, self.language = table, table.game, seat, language
        self.wants_picture = wants_picture
        self.views = views or TableViews(table)
        self.names = names_in(language, table.names())
        self.words: ReaderWords = reader_words(table.game, language, self.names, seat)

    def welcome(self, host: bool) -> wire.Welcome:
        """The answer to hello."""
        row = self.table.row
        return wire.Welcome(
            wire.PROTOCOL,
            hornbook.__version__,
            row.id,
            row.game,
            self.game.title,
            self.seat,
            self.language,
            self.game.rules_version if self.table.session else row.rules_version,
            self.game.content_hash,
            row.setup,
            settings(self.game, row.setup["options"], self.words.uncached),
            self.words.uncached.about(row.setup["options"]),
            commitment(row.seed, row.salt),
            host,
        )

    def update(self, first: int, present: Present, faded: frozenset[int] = frozenset()) -> wire.Update:
        """The table as this reader may know it, with the events from `first` on.

        Of the earlier ones, which the reader has with `faded` as faded, those are told again that read otherwise now.
        """
        table, row = self.table, self.table.row
        finished = row.state == FINISHED
        automatic = self.wants_picture and not finished and not table.past
        view, found = self.views.view(self.seat)
        return wire.Update(
            row.shown,
            table.ply_for(self.seat),
            row.state,
            view,
            found,
            self.picture(view),
            would_do(self.game, view, self.words.uncached) if automatic and view else [],
            self.question(present),
            first,
            [self.happened(n) for n in range(first, len(table.events))],
            self.sights(first),
            [self.happened(n) for n in sorted(self.views.faded ^ faded) if n < first],
            self.views.marks,
            self.seats(present),
            self.asks(present),
            self.orders(),
            self.score(),
            str(row.seed) if finished else "",
            row.salt if finished else "",
            row.next_table,
            table.since,
            self.note(),
        )

    def sights(self, first: int) -> list[wire.Sight]:
        """What the reader saw at each event from `first` on, as far as it is news; a drawing tells it step by step."""
        table, (view, found) = self.table, self.views.view(self.seat)
        if table.session is None or view is None or self.wants_picture:
            return []
        sights, later, later_found = [], view, found or {}
        for sight in reversed(table.session.sights):
            if sight.events <= first:
                break
            seen, seen_found = self.views.seen_at(sight, self.seat)
            sights.append(wire.Sight(sight.events, changed(later, seen), changed(later_found, seen_found)))
            later, later_found = seen, seen_found
        return sights[::-1]

    def question(self, present: Present) -> wire.Question | None:
        """The pending question for the seat that is asked; for others, who is being waited for."""
        table, s = self.table, self.table.state
        if table.row.state == FINISHED:
            score = self.score()
            text, rule = (score.text, score.rule) if score else (phrase(self.language, "refused-over"), "")
            return wire.Question(None, False, text, rule, self.rule_title(rule), [], False)
        if table.past:
            return wire.Question(None, False, phrase(self.language, "refused-rules-stuck"), "", "", [], False)
        if table.session is None or table.asked < 0:
            return None
        if table.asked == self.seat and table.bot_turn() is None:
            text = self.words.say(self.game.prompt(s))
            steps = table.session.undoable(self.seat) if table.policy.undo else 0
            title, choices = self.rule_title(s.rule), self.choices()
            return wire.Question(self.seat, True, text, s.rule, title, choices, steps > 0, steps > 1)
        rule = self.views.rule
        return wire.Question(table.asked, False, self.waiting(present), rule, self.rule_title(rule), [], False)

    def choices(self) -> list[wire.Choice]:
        """The choices on offer to the reader."""
        s, game = self.table.state, self.game
        explained = [game.explain(s, code) for code in game.choices(s)]
        return [
            wire.Choice(each.code, each.token, self.words.say(each.label), list(each.touches), each.rule)
            for each in explained
        ]

    def waiting(self, present: Present) -> str:
        """Who is being waited for."""
        asked = self.table.asked
        if asked == self.seat:
            return phrase(self.language, "waiting-stand-in" if self.table.bot_for(asked) else "waiting-order")
        there = "waiting-for" if asked in present.online else "waiting-for-absent"
        message = "waiting-for-bot" if self.table.bot_for(asked) else there
        return phrase(self.language, message, name=self.names[asked])

    def happened(self, n: int) -> wire.Happened:
        """An event as the reader may look it up now."""
        ply, event = self.views.log[n]
        seen, faded = event.seen_by(self.seat), n in self.views.faded
        return wire.Happened(n, ply, event.message, self.words.event(seen), event.rule, plain(seen["args"]), faded)

    def seats(self, present: Present) -> list[wire.Seat]:
        """Who sits where."""
        return [
            wire.Seat(
                chair.seat,
                self.names[chair.seat],
                chair.kind,
                chair.level,
                chair.kind == BOT or bool(chair.holder_hash),
                chair.kind == BOT or chair.seat in present.online,
                present.absent.get(chair.seat) if chair.kind != BOT and chair.holder_hash else None,
                chair.away,
                chair.seat == self.seat,
                self.roles(chair.seat),
            )
            for chair in self.table.seats
        ]

    def roles(self, seat: int) -> list[str]:
        """What the roles are called that a seat plays."""
        state = self.table.state
        return [] if state is None else [self.words.uncached.plain(role) for role in self.game.roles(state, seat)]

    def picture(self, view: dict[str, Any] | None) -> list[wire.PictureSection] | None:
        """The game's drawing of a view, for a reader who wants one."""
        return picture(self.game, view, self.words.uncached) if self.wants_picture and view else None

    def asks(self, present: Present) -> list[wire.Ask]:
        """The open requests."""
        return [
            wire.Ask(
                ask.id,
                ask.seat,
                ask.ply,
                list(ask.agreed),
                [seat for seat in voters(self.table, ask, present.online) if seat not in ask.agreed],
                None if ask.absent == NOBODY else ask.absent,
            )
            for ask in self.table.asks
        ]

    def orders(self) -> list[wire.Matter]:
        """The standing orders that the reader may give, and has given."""
        table, (view, _) = self.table, self.views.view(self.seat)
        if self.seat is None or view is None or table.past or table.row.state == FINISHED or table.bot_for(self.seat):
            return []
        listed = table.orders.listed(self.seat, view)
        key = (self.game.id, self.game.content_hash, self.language, self.names, self.seat, encode(listed, enc_hook=int))
        return MATTERS.get(key, lambda: matters(listed, self.words))

    def score(self) -> wire.Score | None:
        """How it ended, if it has."""
        if self.table.past:
            return self.written_score(self.table.past)
        result = self.game.result(self.table.state) if self.table.row.state == FINISHED else None
        if result is None:
            return None
        return wire.Score(
            list(result.winners),
            list(result.ranks),
            list(result.scores),
            self.words.say(result.reason),
            result.rule,
        )

    def written_score(self, past: Past) -> wire.Score | None:
        """How a game of other rules ended, as its record says; if the rules of today do not agree, ranks by score."""
        end = past.record.end["end"] if past.record.end else None
        if end is None:
            return None
        winners, scores = list(end["winners"]), list(end["scores"])
        result = self.game.result(past.state) if past.state is not None else None
        if result is not None and (result.winners, result.scores) == (winners, scores):
            return wire.Score(winners, list(result.ranks), scores, self.words.say(result.reason), result.rule)
        order = [(seat not in winners, -score) for seat, score in enumerate(scores)]
        ranks = [1 + sum(other < own for other in order) for own in order]
        return wire.Score(winners, ranks, scores, phrase(self.language, "rules-result"), "")

    def note(self) -> str:
        """What a reader has to know of a game that was begun, or played, under other rules; else empty."""
        table, past = self.table, self.table.past
        if past is None:
            since = phrase(self.language, "rules-since", ply=table.since) if table.since else ""
            lost = phrase(self.language, "rules-lost", n=table.lost) if table.lost else ""
            return " ".join(filter(None, (since, lost)))
        what = ["rules-past" if table.row.state == FINISHED else "rules-stuck"]
        what.append("rules-no-view" if past.state is None else "rules-view")
        what += [] if past.events else ["rules-no-log"]
        ply = 0 if past.state is None else past.state.ply
        (rules, content), game = past.record.rules, self.game
        then, now = (rules, game.rules_version) if rules != game.rules_version else (content, game.content_hash)
        told = {"rules": then, "now": now, "ply": ply, "plies": past.ply}
        return " ".join(phrase(self.language, each, **told) for each in what)

    def moment(self, cid: str, ply: int, nearest: Snapshot | None) -> wire.Moment:
        """The table as it was after some ply, as far as this seat may look at it now."""
        s = state_at(self.table, ply, nearest, self.table.ply_for(self.seat))
        view = look_back(self.game, s, self.table.state, self.seat)
        events = sum(at <= ply for at, _ in self.table.events)
        asked = s.pending if s.pending >= 0 else None
        return wire.Moment(cid, ply, view, insights(self.game, view), self.picture(view), events, asked)

    def hinted(self, cid: str, code: int, reason: Message) -> wire.Hinted:
        """A bot's advice, with what the choices say instead of their tokens."""
        labels = {choice.token: choice.label for choice in self.choices()}
        args: dict[str, Any] = {key: labels.get(value, value) for key, value in reason.args.items()}
        if "percent" in args and "next_percent" in args:
            args["gap"] = abs(args["percent"] - args["next_percent"])
        return wire.Hinted(cid, code, self.words.uncached.say(Message(reason.id, args)))

    def rule_title(self, rule: str) -> str:
        """What a rule is called."""
        found = rulebook(self.game.package, self.language).get(rule) if rule else None
        return found.title if found else ""


def changed(later: dict[str, Any], earlier: dict[str, Any]) -> dict[str, Any]:
    """What of an earlier object is otherwise in the later one; None for what it did not have."""
    return {key: earlier.get(key) for key in later.keys() | earlier.keys() if later.get(key) != earlier.get(key)}


def insights(game: Game[Any], view: dict[str, Any]) -> dict[str, Any]:
    """The game's insights into a view, if it has any."""
    return game.insights.insights(view) if game.insights else {}


def settings(game: Game[Any], options: dict[str, Any], words: Words) -> dict[str, Any]:
    """A set-up in words: the main options, and of the others those that differ from their defaults."""
    listed: dict[str, Any] = {}
    for number, option in enumerate(game.options):
        value = options.get(option.name, option.default)
        if number < MAIN or not option.is_default(value):
            listed[words.called(f"option-{option.name}", option.name)] = words.option_value(option, value)
    return listed


def marks(events: list[tuple[int, Event]]) -> list[int]:
    """The plies at which much happened at once, negative where a round begins; from public arguments only."""
    counts: dict[int, int] = {}
    begun: set[int] = set()
    last = None
    for ply, event in events:
        counts[ply] = counts.get(ply, 0) + 1
        number = event.args.get("round")
        if isinstance(number, int) and number != last:
            last = number
            begun.add(ply)
    return [-ply if ply in begun else ply for ply, n in counts.items() if ply and (n >= MANY_EVENTS or ply in begun)]


def matters(listed: list[tuple[Order, bool]], words: ReaderWords) -> list[wire.Matter]:
    """Orders in words, those of one group as one matter."""
    found: dict[str, wire.Matter] = {}
    for order, stands in listed:
        group, button = (words.say(message) if message else "" for message in (order.group, order.button))
        matter = found.setdefault(group or order.token, wire.Matter(group, order.rule, button, []))
        matter.answers.append(wire.Standing(order.token, words.say(order.label), stands))
    return list(found.values())


def public_rule(table: Table) -> str:
    """The rule of the pending question, as a spectator's deal has it."""
    deal = table.game.determinize(table.state, None, Rng(table.public_ply))
    return str(deal.rule)


def state_at(table: Table, ply: int, nearest: Snapshot | None, last: int) -> Any:
    """The true state after some ply, from the nearest snapshot; at the last one that the reader knows of, as it is."""
    session, game = table.session, table.game
    if table.past:
        raise Refused("rules", "refused-rules-past")
    if session is None:
        raise Refused("lobby")
    if not 0 <= ply <= last:
        raise Refused("no-such", "refused-no-ply", last=last)
    if ply < table.since:
        raise Refused("rules", "refused-rules-since", ply=table.since)
    if ply == last:
        return session.state
    same_rules = table.row.rules_version == game.rules_version  # by others, plies may be counted otherwise
    if nearest is not None and table.since <= nearest.ply <= ply and same_rules:
        s = game.from_json(nearest.state)
    else:
        s = begin(game, session.record())
    for step in session.steps[s.ply : ply]:
        take(game, s, step._replace(digest=""))
    return s
