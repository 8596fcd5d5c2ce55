"""Records: a game as JSON Lines, one line a decision.

    {"format": "hornbook-record/2", "game": "…", "rules_version": "…", "content": "…", "setup": {…}, "seed": 7, …}
    {"ply": 1, "chance": "card", "of": 32, "got": 5}
    {"ply": 2, "seat": 0, "do": "lay:3+4", "digest": "…"}
    {"undo": 1}                      everything after ply 1 was taken back
    {"rules": "2", "content": "…", "ply": 57, "state": {…}}      other rules from here on
    {"end": {"scores": […], "winners": […]}, "digest": "…"}

The header and the lines say everything; the rules turn them into states again, and digests along the way
prove that they are the same states. A game that has gone on under other rules is explained from there on only: the
line holds its state, and the steps before it are told, not proved. Records of format 1 are read too; their digests
speak of states as they were written then, and are left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from hornbook.core.errors import BadRecord, BadSetup, HornbookError, OtherRules, RecordMismatch
from hornbook.core.game import Game, Result
from hornbook.core.setup import Setup
from hornbook.core.state import CHANCE, OVER

FORMAT = "hornbook-record/2"
OLDER_FORMATS = ("hornbook-record/1",)
"""Formats whose digests say nothing any more."""
DIGEST_EVERY = 16


class Step(NamedTuple):
    """One decision: a seat's choice (`do`), or where seat is CHANCE an outcome (`got`) of `of`."""

    ply: int
    seat: int
    do: str = ""
    kind: str = ""
    of: int = 0
    got: int = 0
    digest: str = ""

    def to_json(self) -> dict[str, Any]:
        """The record line."""
        doc: dict[str, Any] = {"ply": self.ply}
        if self.seat == CHANCE:
            doc.update(chance=self.kind, of=self.of, got=self.got)
        else:
            doc.update(seat=self.seat, do=self.do)
        if self.digest:
            doc["digest"] = self.digest
        return doc


class RulesChange(NamedTuple):
    """From this ply on a game goes by other rules or other content, from this state (as JSON)."""

    ply: int
    rules: str
    content: str
    state: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """The record line."""
        return {"rules": self.rules, "content": self.content, "ply": self.ply, "state": self.state}


class Record(NamedTuple):
    """A header, the steps that stand, how it ended if it did, and the changes of rules on the way."""

    header: dict[str, Any]
    steps: list[Step]
    end: dict[str, Any] | None = None
    changes: tuple[RulesChange, ...] = ()

    @property
    def since(self) -> int:
        """The ply from which on the last rules explain it: 0, unless they have changed on the way."""
        return self.changes[-1].ply if self.changes else 0

    @property
    def rules(self) -> tuple[str, str]:
        """The rules and the content that it was last played with."""
        last = self.changes[-1] if self.changes else None
        return (last.rules, last.content) if last else (self.header["rules_version"], self.header["content"])

    def lines(self) -> list[str]:
        """The record as text, undone steps left out."""
        docs, at = [self.header], 0
        for change in self.changes:
            docs += [*(step.to_json() for step in self.steps[at : change.ply]), change.to_json()]
            at = change.ply
        docs += [step.to_json() for step in self.steps[at:]]
        return [dump_line(doc) for doc in [*docs, *([self.end] if self.end else [])]]


def header(game: Game[Any], setup: Setup, seed: int, players: Iterable[str] = ()) -> dict[str, Any]:
    """What a record opens with."""
    return {
        "format": FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "content": game.content_hash,
        "setup": game.settle(setup).to_json(),
        "seed": seed,
        "players": list(players),
    }


def end_line(result: Result, digest: str) -> dict[str, Any]:
    """What a finished record closes with."""
    return {
        "end": {"scores": result.scores, "winners": result.winners, "reason": result.reason.id, "rule": result.rule},
        "digest": digest,
    }


def dump_line(doc: dict[str, Any]) -> str:
    """One line of a record."""
    return json.dumps(doc, ensure_ascii=False, separators=(",", ":")) + "\n"


def read(lines: Iterable[str], name: str = "record", torn: bool = False) -> Record:
    """Read a record. With `torn`, a last line that was cut off in the middle is left out instead of refused."""
    docs = _documents([line for line in lines if line.strip()], name, torn)
    top = docs[0]
    _check_shape(top, name)
    older = top["format"] in OLDER_FORMATS
    steps: list[Step] = []
    changes: list[RulesChange] = []
    end = None
    for number, doc in enumerate(docs[1:], 2):
        if end is not None:
            raise BadRecord(f"{name}, line {number}: goes on after its end")
        if older:
            doc.pop("digest", None)
        if "end" in doc:
            end = doc
        elif "undo" in doc:
            keep = doc["undo"]
            if not isinstance(keep, int) or not 0 <= keep <= len(steps):
                raise BadRecord(f"{name}, line {number}: undo to ply {keep!r}, but the record is at ply {len(steps)}")
            del steps[keep:]
            changes = [change for change in changes if change.ply <= keep]
        elif "rules" in doc:
            changes.append(_rules_change(doc, len(steps), f"{name}, line {number}"))
        else:
            steps.append(_step(doc, len(steps) + 1, f"{name}, line {number}"))
    return Record(top, steps, end, tuple(changes))


def _documents(texts: list[str], name: str, torn: bool) -> list[dict[str, Any]]:
    """The lines as JSON objects."""
    if not texts:
        raise BadRecord(f"{name}: empty; a record opens with a header line")
    docs: list[dict[str, Any]] = []
    for number, text in enumerate(texts, 1):
        try:
            doc = json.loads(text)
        except (ValueError, RecursionError):
            if torn and number == len(texts) and number > 1:
                break
            last = " (cut off in the middle?)" if number == len(texts) else ""
            raise BadRecord(f"{name}, line {number}: not JSON{last}") from None
        if not isinstance(doc, dict):
            raise BadRecord(f"{name}, line {number}: a record line is a JSON object")
        docs.append(doc)
    return docs


def _check_shape(top: dict[str, Any], name: str) -> None:
    """Refuse a header that does not say what it should."""
    if top.get("format") not in (FORMAT, *OLDER_FORMATS):
        raise BadRecord(f"{name}, line 1: format is {top.get('format')!r}, this reads {FORMAT!r}")
    for field, kind in (("game", str), ("rules_version", str), ("content", str), ("setup", dict), ("seed", int)):
        if not isinstance(top.get(field), kind):
            raise BadRecord(f"{name}, line 1: the header needs {field!r} as {kind.__name__}")
    setup = top["setup"]
    if not isinstance(setup.get("seats"), int) or not isinstance(setup.get("options"), dict):
        raise BadRecord(f"{name}, line 1: setup needs seats (a number) and options (an object)")


def _step(doc: dict[str, Any], ply: int, where: str) -> Step:
    if doc.get("ply") != ply:
        raise BadRecord(f"{where}: ply {doc.get('ply')!r} where {ply} comes next")
    digest = str(doc.get("digest", ""))
    if isinstance(doc.get("do"), str) and isinstance(doc.get("seat"), int):
        return Step(ply, doc["seat"], doc["do"], digest=digest)
    if isinstance(doc.get("chance"), str) and isinstance(doc.get("of"), int) and isinstance(doc.get("got"), int):
        return Step(ply, CHANCE, kind=doc["chance"], of=doc["of"], got=doc["got"], digest=digest)
    raise BadRecord(f"{where}: neither a choice (seat, do) nor an outcome (chance, of, got)")


def _rules_change(doc: dict[str, Any], ply: int, where: str) -> RulesChange:
    rules, content, state = doc["rules"], doc.get("content"), doc.get("state")
    if not (isinstance(rules, str) and isinstance(content, str) and isinstance(state, dict)):
        raise BadRecord(f"{where}: a change of rules needs rules and content (text), ply and state (an object)")
    if doc.get("ply") != ply:
        raise BadRecord(f"{where}: the rules change at ply {doc.get('ply')!r}, but the record is at ply {ply}")
    return RulesChange(ply, rules, content, state)


def check_header(game: Game[Any], record: Record) -> None:
    """Refuse a record of another game, other rules or other content."""
    if record.header["game"] != game.id:
        raise RecordMismatch(f"a record of {record.header['game']!r}, not of {game.id}")
    rules, content = record.rules
    if rules not in (game.rules_version, *game.older_rules):
        raise OtherRules(f"played under rules {rules!r}; these are rules {game.rules_version}")
    if content != game.content_hash:
        raise OtherRules(
            f"played with content {content!r}; this is {game.content_hash} "
            "(name its pack with --content, or leave --content out)"
        )


def begin(game: Game[Any], record: Record, events: list[Any] | None = None) -> Any:
    """The game of a record before its first step, or where its rules last changed; or RecordMismatch."""
    check_header(game, record)
    top = record.header
    if record.changes:
        s = load_state(game, record.changes[-1].state, record.since)
        s.events = events
        return s
    try:
        return game.new(Setup(top["setup"]["seats"], top["setup"]["options"]), top["seed"], True, events)
    except BadSetup as problem:
        raise RecordMismatch(f"its set-up is refused: {problem}") from None


def load_state(game: Game[Any], doc: dict[str, Any], ply: int) -> Any:
    """A game's state at some ply from its JSON, if it loads and the rules find nothing wrong; or RecordMismatch."""
    try:
        s = game.from_json(doc)
    except Exception as problem:
        raise RecordMismatch(f"its state at ply {ply} does not load: {type(problem).__name__}: {problem}") from problem
    if s.ply != ply:
        raise RecordMismatch(f"its state at ply {ply} is one of ply {s.ply}")
    try:
        wrong = game.check(s)
    except Exception as problem:
        wrong = [f"{type(problem).__name__}: {problem}"]
    if wrong:
        raise RecordMismatch(f"its state at ply {ply} is wrong: {'; '.join(wrong)}")
    s.manual = True
    return s


def up_to_date(game: Game[Any], record: Record) -> Record:
    """A record of older rules with its steps as today's rules name and count them, and without digests.

    The header stays, so that what is written behind an older record can be read again: names of today mean the same
    there. From a step that cannot be taken on, the steps are left as they are.
    """
    version, _ = record.rules
    if version == game.rules_version or version not in game.older_rules:
        return record
    s = begin(game, record)
    steps: list[Step] = list(record.steps[: record.since])
    for at, step in enumerate(record.steps[record.since :], record.since):
        tokens = game.older_token(s, step.do, version) if step.seat == s.pending >= 0 else (step.do,)
        done = len(steps)
        try:
            for token in tokens:
                now = step._replace(do=token, digest="")
                take(game, s, now)
                steps.append(now._replace(ply=s.ply))
        except RecordMismatch:
            return record._replace(steps=[*steps[:done], *record.steps[at:]])
    end = record.end and {key: value for key, value in record.end.items() if key != "digest"}
    return record._replace(steps=steps, end=end)


def replay(game: Game[Any], record: Record, events: list[Any] | None = None) -> Iterator[tuple[Any, Step | None]]:
    """The same state object again and again, after each step; first as it was before any (step None).

    A record with a change of rules in it is replayed from there on.
    """
    record = up_to_date(game, record)
    s = begin(game, record, events)
    yield s, None
    for step in record.steps[record.since :]:
        take(game, s, step)
        yield s, step
    if record.end is not None:
        _check_end(game, s, record.end)


def take(game: Game[Any], s: Any, step: Step) -> None:
    """Apply one recorded step, or say exactly where record and rules part."""
    where = f"ply {step.ply}"
    if s.pending == OVER:
        raise RecordMismatch(f"{where}: the game is over, but the record goes on")
    if s.pending != step.seat:
        raise RecordMismatch(f"{where}: {_who(step.seat)} in the record, but {_who(s.pending)} decides")
    if step.seat == CHANCE:
        possible = 0 <= step.got < s.rolls and (not s.weights or s.weights[step.got] > 0)
        if (step.kind, step.of) != (s.kind, s.rolls) or not possible:
            raise RecordMismatch(
                f"{where}: the record rolls {step.got} of {step.of} for {step.kind!r}, "
                f"but the rules roll one of {s.rolls} for {s.kind!r}"
            )
        game.resolve(s, step.got)
    else:
        tokens = {game.token(s, code): code for code in game.choices(s)}
        if step.do not in tokens:
            raise RecordMismatch(f"{where}: {step.do!r} is not legal ({s.rule}); legal were {', '.join(tokens)}")
        game.apply(s, tokens[step.do])
    if step.digest and step.digest != game.digest(s):
        raise RecordMismatch(f"{where}: digest {step.digest!r} in the record, {game.digest(s)} by the rules")


def _who(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat + 1}"


def _check_end(game: Game[Any], s: Any, end: dict[str, Any]) -> None:
    try:
        result = game.result(s)
        if result is None:
            raise RecordMismatch(f"ends after ply {s.ply}, where the game goes on")
        if not agrees(end_line(result, game.digest(s)), end):
            raise RecordMismatch(f"its end {end['end']} is not what the rules say: {end_line(result, '')['end']}")
    except HornbookError:
        raise
    except (KeyError, TypeError) as problem:
        raise BadRecord(f"its last line is damaged: {problem}") from None


def agrees(played: dict[str, Any], written: dict[str, Any]) -> bool:
    """Whether the last line of a record says what was played; without a digest, as far as it goes."""
    return written == {key: value for key, value in played.items() if key != "digest" or key in written}
