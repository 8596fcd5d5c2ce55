"""Players a to f at a table of Kill the Unicorns: what lies before them, and what they play by tokens.

Whenever a token is played, it must be on offer to the player who plays it, and nothing may be wrong afterwards.
"""

from __future__ import annotations

import json
from typing import Any

from hornbook.core.events import Event
from hornbook.core.game import Result
from hornbook.core.loop import advance
from hornbook.core.state import CHANCE, OVER, RUNNING
from hornbook.games.kill_the_unicorns.game import KillTheUnicorns
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, NO_COLOUR, TRAPS
from hornbook.games.kill_the_unicorns.rules.scoring import Score, points, score
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, traps_in
from hornbook.games.kill_the_unicorns.rules.traps import PAIRS

PLAYERS = "abcdef"


class Player:
    """One seat of a table, with what lies before it. Calling it plays tokens."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t = t
        self.seat = seat

    def __call__(self, *tokens: str) -> Table:
        """This player, and nobody else, is asked and chooses: once for each token."""
        heard = 0
        for token in tokens:
            if token != tokens[0] and self.t.settled(token, heard):
                continue
            heard = len(self.t.events)
            assert self.t.asked == PLAYERS[self.seat], f"{token}: {self.t.asked} is asked, not {PLAYERS[self.seat]}"
            self.t.choose(token)
        return self.t

    @property
    def place(self) -> int:
        """The stable: a team has one."""
        return self.t.s.box.stable_of[self.seat]

    @property
    def stable(self) -> list[str]:
        return [self.t.names[unicorn] for unicorn in self.t.s.stable[self.place]]

    @property
    def hand(self) -> list[int]:
        return self.t.cards(self.t.s.hand[self.seat])

    @property
    def laid(self) -> list[int]:
        return self.t.cards(self.t.s.laid[self.seat])

    @property
    def deck(self) -> list[int]:
        """The Secondary's deck: what nobody knows the order of, then what lies under it."""
        deck = self.t.s.secondary[self.seat]
        return [*deck.top, *deck.bag, *deck.bottom]

    @property
    def under_the_deck(self) -> list[int]:
        return list(self.t.s.secondary[self.seat].bottom)

    @property
    def drawn(self) -> list[str]:
        return [TRAPS[trap] for trap in traps_in(self.t.s.drawn[self.seat])]

    @property
    def pile(self) -> list[str]:
        return [TRAPS[trap] for trap in traps_in(self.t.s.pile[self.seat])]

    @property
    def discards(self) -> list[str]:
        return [TRAPS[trap] for trap in traps_in(self.t.s.discard[self.seat])]

    @property
    def character(self) -> str:
        return CHARACTERS[self.t.s.character[self.seat]]

    @property
    def pate(self) -> list[int]:
        return list(self.t.s.eaten[self.place])

    @property
    def score(self) -> Score:
        return score(self.t.s, self.place)

    @property
    def points(self) -> int:
        """The total, which the short and the long count must agree about."""
        assert self.score.total == points(self.t.s, self.place)
        return self.score.total

    @property
    def view(self) -> dict[str, Any]:
        """What this player sees, as a page reads it."""
        view: dict[str, Any] = json.loads(json.dumps(self.t.game.view_json(self.t.s, self.seat)))
        return view

    @property
    def hears(self) -> list[dict[str, Any]]:
        """Everything told so far, as this player hears it."""
        return [event.seen_by(self.seat) for event in self.t.events]

    # What the player's view says.

    def traps_known_at(self, place: int) -> list[str]:
        """The traps that this player can see on a place of the row."""
        known = self.view.get("known_traps") or []
        return [TRAPS[trap] for trap in known[2 * place - 2 : 2 * place] if trap is not None]

    def sees_setters_at(self, place: int) -> str:
        """Who has a trap on a place of the row."""
        return "".join(PLAYERS[seat] for seat in self.view["traps"][2 * place - 2 : 2 * place] if seat >= 0)

    def sees_discards_of(self, who: str) -> list[str] | int:
        """Somebody's discarded traps, or only how many."""
        discards = self.view["discard"][PLAYERS.index(who)]
        return discards if isinstance(discards, int) else [TRAPS[trap] for trap in discards]

    def sees_spent_of(self, who: str) -> str | None:
        """Somebody's spent Hunt cards as in `0+3`, or nothing."""
        spent: str | None = self.view["spent"][PLAYERS.index(who)]
        return spent

    def sees_laid_of(self, who: str) -> str | None:
        """Somebody's laid Hunt cards, if they lie open; A and B are the Secondaries."""
        laid: list[str | None] = self.view["laid"] or [None] * 6
        return laid[PLAYERS.index(who.lower()) + (2 if who.isupper() else 0)]


class Table:
    """A game in progress. `fate` says what chance brings, by kind and in order; the rest is left to the seed."""

    def __init__(self, game: KillTheUnicorns, s: KuState, events: list[Event], fate: dict[str, list[str]]) -> None:
        self.game = game
        self.s = s
        self.events = events
        self.fate = fate
        self.names = game.content.unicorns
        self.a, self.b, self.c, self.d, self.e, self.f = (Player(self, seat) for seat in range(6))

    # Who is asked, and what.

    @property
    def asked(self) -> str:
        """The player who must choose, or `over`."""
        return "over" if self.s.pending == OVER else PLAYERS[self.s.pending]

    @property
    def offers(self) -> list[str]:
        return [self.game.token(self.s, code) for code in self.game.choices(self.s)]

    @property
    def question(self) -> str:
        return self.game.prompt(self.s).id

    @property
    def rule(self) -> str:
        return self.s.rule

    # What everybody sees.

    @property
    def first(self) -> str:
        return PLAYERS[self.s.first]

    @property
    def row(self) -> list[str]:
        return [self.names[unicorn] if unicorn >= 0 else "" for unicorn in self.s.row]

    @property
    def gone(self) -> list[str]:
        return [self.names[unicorn] for unicorn in self.s.gone]

    @property
    def players(self) -> list[Player]:
        return [self.a, self.b, self.c, self.d, self.e, self.f][: self.s.box.seats]

    def colour(self, unicorn: str) -> str:
        """The colour as it is now, or nothing."""
        colour = self.s.colour[self.number(unicorn)]
        return "" if colour == NO_COLOUR else str(self.game.content.data["unicorns"]["colours"][colour])

    def worth(self, unicorn: str) -> int:
        return self.s.worth[self.number(unicorn)]

    def pins(self, unicorn: str) -> list[str]:
        """The traps pinned to a unicorn."""
        pins = self.s.pins
        return [TRAPS[pins[at + 1] % OWNER] for at in range(0, len(pins), 3) if pins[at] == self.number(unicorn)]

    def traps(self, place: int) -> str:
        """The traps on a place of the row, as in `traps=`."""
        cards = [card for card in self.s.placed[2 * place - 2 : 2 * place] if card >= 0]
        return " ".join(f"{PLAYERS[card // OWNER]}:{TRAPS[card % OWNER]}" for card in cards)

    @property
    def result(self) -> Result:
        result = self.game.result(self.s)
        assert result is not None, f"the game is not over: {self.asked} is asked {self.offers}"
        return result

    @property
    def winners(self) -> str:
        return "".join(PLAYERS[seat] for seat in self.result.winners)

    def told(self, message: str, *keys: str) -> list[Any]:
        """Something that every event of this kind says to all; several things as tuples."""
        told = [event.args for event in self.events if event.message == message]
        return [args[keys[0]] if len(keys) == 1 else tuple(args[key] for key in keys) for args in told]

    @property
    def messages(self) -> list[str]:
        return [event.message for event in self.events]

    # Playing.

    def choose(self, token: str) -> None:
        """Whoever is asked chooses; then chance falls until somebody is asked again."""
        kind, _, what = token.partition(":")
        if kind == "lay":
            token = "lay:" + "+".join(sorted(what.split("+"), key=int))
        codes = {self.game.token(self.s, code): code for code in self.game.choices(self.s)}
        assert token in codes, f"{token} is not on offer to {self.asked} ({self.rule}): {list(codes)}"
        self.game.apply(self.s, codes[token])
        self.let_chance_fall()

    def settled(self, token: str, heard: int) -> bool:
        """Whether there was only this unicorn to choose, so that it was taken: some event since then tells of it."""
        kind, _, unicorn = token.partition(":")
        told = self.game.content.unicorns[self.number(unicorn)] if kind == "unicorn" else None
        asked = any(offer.startswith("unicorn:") for offer in self.offers)
        return not asked and any(told in event.args.values() for event in self.events[heard:] if told)

    def play(self, *tokens: str) -> Table:
        """Tokens for whoever is asked."""
        for token in tokens:
            self.choose(token)
        return self

    def hunt(self, **bids: str) -> Table:
        """One hunt: what each player lays, as in a="4+3", or `pass`; who is not named is not asked."""
        rest = dict(bids)
        while self.s.pending >= 0 and self.s.stack[-1].NAME == "hunt" and rest:
            bid = rest.pop(self.asked)
            self.choose(bid if bid in ("pass", "swing") else f"lay:{bid}")
        assert not rest, f"not asked: {rest}"
        return self

    def pass_hunts(self) -> Table:
        """Everybody passes every hunt that is left in this round."""
        while self.s.pending >= 0 and self.s.stack[-1].NAME == "hunt":
            self.choose("pass")
        return self

    def let_chance_fall(self) -> None:
        while self.s.pending == CHANCE:
            brought = self.fate.get(self.s.kind)
            if brought:
                self.game.resolve(self.s, self.outcomes().index(brought.pop(0)))
            else:
                self.game.resolve(self.s, self.game.roll(self.s))
        problems = self.game.check(self.s)
        assert not problems, problems

    def outcomes(self) -> list[str]:
        """What chance can bring now, by name."""
        s, frame = self.s, self.s.stack[-1]
        top: Any = frame
        if s.kind == "unicorn":
            return [self.names[unicorn] for unicorn in s.deck]
        if s.kind == "starter":
            return [self.names[unicorn] for unicorn in top.bag]
        if s.kind in ("pate", "soap"):
            return [str(token) for token in top.bag]
        if s.kind == "character":
            return [CHARACTERS[character] for character in top.bag]
        if s.kind == "first-player":
            return list(PLAYERS[: s.rolls])
        if s.kind == "two-traps":
            pile = [TRAPS[trap] for trap in traps_in(s.pile[(s.first + top.turn) % s.box.seats])]
            return [f"{pile[low]}+{pile[high]}" for low, high in PAIRS[len(pile)]]
        if s.kind == "race":
            return [CHARACTERS[character] for character in top.candidates(s)]
        assert s.kind == "hunt-card"
        deck = s.secondary[top.target - 2 if frame.NAME == "second-thoughts" else top.seat(s)]
        return [str(card) for card in deck.top[:1] or deck.bag or deck.bottom[:1]]

    # Looking things up.

    def number(self, unicorn: str) -> int:
        return self.names.index(unicorn)

    def cards(self, handful: int) -> list[int]:
        return list(self.s.box.cards.cards[handful])

    def again(self) -> None:
        """Ask again after the table was changed by hand."""
        self.s.pending = RUNNING
        advance(self.s)
        self.let_chance_fall()
