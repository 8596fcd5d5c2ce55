"""The protocol of the WebSocket: every message between a table and its clients, both ways.

Messages are JSON objects with their kind in `t`. A client says hello, is welcomed and gets one `update` with
everything; after that one `update` for each change, each with the whole view of its seat, so that nothing can drift
apart. A choice names the ply it was made at; repeats of a `cid` are answered as the first was, stale plies are refused.
Of a choice of several steps only its maker is told before it is complete: `seq` and the others' `ply` stand until then.

Texts arrive in the reader's language, ready to be shown. Nothing here knows what game it is.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hornbook.table.domain.chat import MOST_CHAT as MOST_CHAT
from hornbook.table.domain.rows import Said as Said
from hornbook.table.domain.seats import MOST_NAME as MOST_NAME

PROTOCOL = 2
MOST_BYTES = 8192
"""The longest message that a client may send."""


# Parts of messages.


class Choice(Struct):
    """One thing that the reader may do: what it says, the board ids that it touches, and its rule."""

    code: int
    token: str
    label: str
    touches: list[str]
    rule: str


class Question(Struct):
    """What is being decided. Choices are there only for the seat that is asked."""

    seat: int | None  # who is asked; None once the game is over
    mine: bool
    text: str  # to the seat that is asked, the question; to the others, who is being waited for
    rule: str
    rule_title: str
    choices: list[Choice]
    can_undo: bool
    can_restart: bool = False  # there is more than one step of this turn to take back


class Happened(Struct):
    """One event as the reader may know it: a sentence for the log, ids and numbers for the drawing."""

    n: int  # its place in the log, from 0
    ply: int
    message: str
    text: str
    rule: str
    args: dict[str, Any]
    faded: bool = False  # told without what the rules have hidden again since


class Sight(Struct):
    """What the reader saw when some of the events had been told: what differs from the sight after it.

    The last one differs from the view of the update; null stands for what was not there.
    """

    events: int  # how many events of the log had been told
    view: dict[str, Any]
    insights: dict[str, Any]


class Seat(Struct):
    """A chair at the table, as everybody sees it."""

    seat: int
    name: str
    kind: str  # open, player, device (several seats pass one device) or bot
    level: str  # of a bot: easy, medium, hard
    claimed: bool
    online: bool
    absent: int | None  # for so many seconds; None for whoever is there, for bots and for seats that nobody has
    away: bool  # a bot plays for an absent player, who can come back
    you: bool
    roles: list[str]  # what the roles are called that the seat plays


class Ask(Struct):
    """A request: to take back more than undo allows, which all others must agree to, or a bot for an absent seat."""

    id: int
    seat: int
    ply: int
    agreed: list[int]
    waiting: list[int]
    absent: int | None


class Standing(Struct):
    """An answer that the reader may leave for a question to come, or has left."""

    token: str
    label: str
    stands: bool


class Matter(Struct):
    """What the reader may settle in advance: by one answer that stands or not, or by one of several."""

    text: str  # the condition that several answers share; empty for a single one
    rule: str
    button: str  # what a single answer says beside the question that it would answer now; empty for no button
    answers: list[Standing]


class Score(Struct):
    """How a game ended, seat by seat."""

    winners: list[int]
    ranks: list[int]
    scores: list[int]
    text: str
    rule: str


class PictureCell(Struct):
    """A piece of text on a game's picture. With an id, choices that touch it can be made there."""

    text: str
    style: str
    id: str


class PictureSection(Struct):
    """A titled table of a game's picture; a `key` explains the others."""

    title: str
    header: list[str]
    rows: list[list[PictureCell]]
    key: bool


# From a client.


class Hello(Struct, tag_field="t", tag="hello"):
    """The first message. `seat` None watches. Programs may bring a seat's `key`; browsers have a cookie."""

    table: str
    seat: int | None = None
    lang: str = "en"
    proto: int = PROTOCOL
    last: int = -1  # the last `seq` that this client has drawn, -1 for none
    key: str = ""
    picture: bool = False  # this client cannot draw the game by itself and wants its picture


class Act(Struct, tag_field="t", tag="act"):
    """A choice on offer at this ply."""

    cid: str
    ply: int
    code: int


class Order(Struct, tag_field="t", tag="order"):
    """The standing orders of this seat from now on, all of them, by their tokens. Nobody else hears of it."""

    cid: str
    orders: list[str]


class Undo(Struct, tag_field="t", tag="undo"):
    """Take the last step back, or all steps of this turn, if nobody has learned anything from it."""

    cid: str
    ply: int
    all: bool = False


class Rewind(Struct, tag_field="t", tag="rewind"):
    """Ask the others to go back to an earlier ply."""

    cid: str
    ply: int


class Vote(Struct, tag_field="t", tag="vote"):
    """Yes or no to somebody's request."""

    cid: str
    ask: int
    yes: bool


class Say(Struct, tag_field="t", tag="say"):
    """A line of chat."""

    cid: str
    text: str


class Away(Struct, tag_field="t", tag="away"):
    """Let a bot play for this seat, or take it back."""

    cid: str
    away: bool


class StandIn(Struct, tag_field="t", tag="stand-in"):
    """Let a bot play for an absent player: at once if the host says so, else when all others present agree."""

    cid: str
    seat: int


class Look(Struct, tag_field="t", tag="look"):
    """Show the table as it was after some ply, as far as this seat could see it then."""

    cid: str
    ply: int


class Hint(Struct, tag_field="t", tag="hint"):
    """What a bot would do in this seat, and why."""

    cid: str


class Rename(Struct, tag_field="t", tag="rename"):
    """What this player wants to be called."""

    cid: str
    name: str


class Ping(Struct, tag_field="t", tag="ping"):
    """Still there?"""

    n: int = 0


# From the table.


class Welcome(Struct, tag_field="t", tag="welcome"):
    """The answer to hello; the first update follows."""

    proto: int
    version: str
    table: str
    game: str
    title: str
    you: int | None
    lang: str
    rules_version: str
    content: str  # names the catalogue at /api/games/<game>/catalogue
    setup: dict[str, Any]
    settings: dict[str, Any]  # the set-up in words: label -> value
    about: str  # what it is about, for whoever has never played it
    commitment: str  # sha256 of the seed and a salt; both are told at the end
    host: bool


class Update(Struct, tag_field="t", tag="update"):
    """Everything that this reader may know now, and what has happened since the last update."""

    seq: int
    ply: int
    state: str  # lobby, running or over
    view: dict[str, Any] | None  # the game's own view; None in the lobby
    insights: dict[str, Any] | None  # what the game works out of the view: points and prospects
    picture: list[PictureSection] | None  # the game's own drawing of the view, for those who have asked for it
    would_do: list[str]  # for those too: what automated pieces would do now, step by step
    question: Question | None
    first: int  # `n` of the first event below; the client drops what it has from there on
    events: list[Happened]
    sights: list[Sight]  # what was seen at each event, to tell them step by step; of the last choice only
    retold: list[Happened]  # earlier events that read otherwise now: the rules have hidden something again, or no more
    marks: list[int]  # plies at which something worth a tick on the scrubber happened, negative for a new round
    seats: list[Seat]
    asks: list[Ask]
    orders: list[Matter]  # of the reader's own seat
    score: Score | None
    seed: str  # told once the game is over
    salt: str
    next_table: str  # the rematch, once there is one
    since: int  # the ply from which on the installed rules explain the game: it can be looked back at from there
    note: str  # of a game that was begun or played under other rules: what that means; else empty


class Moment(Struct, tag_field="t", tag="moment"):
    """The answer to look."""

    cid: str
    ply: int
    view: dict[str, Any]
    insights: dict[str, Any]
    picture: list[PictureSection] | None
    events: int  # how many events of the log had happened by then
    seat: int | None  # who was asked


class Chat(Struct, tag_field="t", tag="chat"):
    """What has been said since the last of these."""

    lines: list[Said]


class Hinted(Struct, tag_field="t", tag="hinted"):
    """The answer to hint."""

    cid: str
    code: int
    text: str


class Ack(Struct, tag_field="t", tag="ack"):
    """It was done, and is safe."""

    cid: str
    seq: int


class Reject(Struct, tag_field="t", tag="reject"):
    """It was not done, and why. `code` is for programs, `text` for people."""

    cid: str
    code: str
    text: str
    rule: str = ""


class Notice(Struct, tag_field="t", tag="notice"):
    """Something about the connection or the table as a whole."""

    code: str
    text: str


class Pong(Struct, tag_field="t", tag="pong"):
    """Still here."""

    n: int = 0


FromClient = Hello | Act | Order | Undo | Rewind | Vote | Say | Away | StandIn | Look | Hint | Rename | Ping
FromTable = Welcome | Update | Moment | Chat | Hinted | Ack | Reject | Notice | Pong
