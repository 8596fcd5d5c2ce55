"""Positions of Kill the Unicorns in a few words, and players a to f who play them by tokens.

    t = table("later 3", row="P2 B3 G4 Y5", traps={1: "b:size_does_not_matter"}, stables={"a": "P7 L1"})
    t.hunt(a="4+2", b="3+1", c="pass")
    assert t.b.stable == ["S2", "P2"]

Set-up is played as the rules have it, chance falling as the words say. Then hands, stables, traps and the market are
arranged, and the game goes on from the beginning of a hunt, of the traps, of the market, or from the final scoring.
Whenever a token is played, it must be on offer to the player who plays it, and nothing may be wrong afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hornbook.core.decks import Deck
from hornbook.core.events import Event
from hornbook.core.game import Result
from hornbook.core.loop import advance
from hornbook.core.setup import setup
from hornbook.core.state import CHANCE, OVER, RUNNING
from hornbook.games.kill_the_unicorns.codes import CANDY, DUST, HORN
from hornbook.games.kill_the_unicorns.content import CHARACTERS, NO_COLOUR, TRAPS
from hornbook.games.kill_the_unicorns.game import KillTheUnicorns, shipped
from hornbook.games.kill_the_unicorns.rounds import HUNT, MARKET, NEW_ROW, ROUND_END
from hornbook.games.kill_the_unicorns.scoring import Score, points, score
from hornbook.games.kill_the_unicorns.state import FIELDS, OWNER, KuState, traps_in
from hornbook.games.kill_the_unicorns.trapping import PAIRS

PLAYERS = "abcdef"
ANY = shipped().new(setup(4), 0)
SHARED = [name for name in FIELDS if isinstance(getattr(ANY, name), tuple)]
VARIANTS = ("expert", "beginner-1", "beginner-2")
USUAL_ROW = ["P4", "B4", "G4", "Y4", "P5", "B5", "G5", "Y5", "P6", "B6", "G6", "Y6"]
BEGINNINGS = {"traps": NEW_ROW, "hunt": HUNT, "market": MARKET, "scoring": ROUND_END}


class Player:
    """One seat of a table, with what lies before it. Calling it plays tokens."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t = t
        self.seat = seat

    def __call__(self, *tokens: str) -> Table:
        """This player, and nobody else, is asked and chooses: once for each token."""
        for token in tokens:
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
        return self.t.game.view(self.t.s, self.seat)

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


def table(
    words: str,
    *,
    at: str = "hunt",
    characters: str = "",
    first: str = "a",
    round: int = 1,
    hunt: int = 1,
    row: str = "",
    starters: str = "",
    stables: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    traps: Mapping[int, str] | None = None,
    pins: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    pates: str = "",
    eaten: Mapping[str, str] | None = None,
    horns: int = -1,
    soaps: str = "",
    deck: str | None = None,
    tired: str = "",
    fate: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    game: KillTheUnicorns | None = None,
    seed: int = 1,
) -> Table:
    """A position. `words`: an edition, the number of seats, and any of teams, powers, expert, beginner-1, beginner-2.

    at          begin with the `traps`, a `hunt`, the `market`, or the final `scoring` (then it is round 4)
    stables     replace what a player (or a's or b's team) has; everybody else has a starter: S1 for a, S2 for b, …
    hands       Hunt cards left, as in "0 3 4";  decks: what is left of a Secondary's
    traps       on a place of the row, as in {1: "a:encore b:duocorn"};  pins: on a unicorn, as in {"P2": "a:duocorn"}
    tokens      on a unicorn, in the order of buying, as in {"P2": "candy-blue horn"};  eaten: pâté taken
    deck        the only cards left in the unicorn deck
    tired       players whose power is used up for this round
    fate        what chance brings, by kind, as in {"unicorn": "L1", "hunt-card": "4 3"}

    Without `characters`, everybody gets one whose deck has the traps that are theirs here.
    """
    game = game or shipped()
    stables, traps, pins = stables or {}, traps or {}, pins or {}
    parts = words.split()
    seats = next(int(part) for part in parts if part.isdigit())
    setters = [card.split(":") for cards in [*traps.values(), *pins.values()] for card in cards.split()]
    chosen: dict[str, Any] = {
        "edition": "first" if "first" in parts else "later",
        "variant": next((part for part in parts if part in VARIANTS), "standard"),
        "teams": "teams" in parts,
        "powers": "powers" in parts or "beginner-2" in parts,
        "first-player": str(PLAYERS.index(first) + 1),
        "characters": characters or cast(game, seats, setters, "beginner-2" in parts),
        **(options or {}),
    }
    events: list[Event] = []
    s = game.new(setup(seats, chosen), seed, manual=True, events=events)
    starting = starters.split() or [game.content.unicorns[u] for u in s.box.starters]
    t = Table(game, s, events, {"starter": starting[:seats], "pate": pates.split(), "soap": soaps.split()})
    while s.pending == CHANCE and s.round == 0:
        named = t.fate.get(s.kind)
        game.resolve(s, t.outcomes().index(named.pop(0)) if named else 0)
    assert s.kind == "unicorn", "`table` needs named characters; drive a set-up with choices by hand"
    t.fate = {kind: brought.split() for kind, brought in (fate or {}).items()}

    free: Any = s
    loosen(free)
    s.round = 4 if at == "scoring" else round
    free.ready = [s.round + (who in tired) for who in PLAYERS[:seats]]
    for who, held in stables.items():
        place = s.box.stable_of[PLAYERS.index(who)]
        free.gone.extend(free.stable[place])
        free.stable[place] = []
        for unicorn in held.split():
            take_unicorn(t, unicorn)
            free.stable[place].append(t.number(unicorn))
    named_row = row.split() or [unicorn for unicorn in USUAL_ROW if t.number(unicorn) in free.deck]
    if at == "traps":
        t.fate.setdefault("unicorn", [])[:0] = named_row[: s.box.row]
    else:
        for unicorn in named_row[: s.box.row]:
            take_unicorn(t, unicorn)
        free.row = [t.number(unicorn) for unicorn in named_row[: s.box.row]]
        done = hunt - 1 if at == "hunt" else s.box.row
        free.gone.extend(free.row[:done])
        free.row[:done] = [-1] * done
        s.at = done - 1
        for place, cards in traps.items():
            for slot, card in enumerate(cards.split()):
                s.placed[2 * place - 2 + slot] = take_trap(t, card)
    for unicorn, cards in pins.items():
        for card in cards.split():
            pin(t, t.number(unicorn), take_trap(t, card))
    for unicorn, bought in (tokens or {}).items():
        for token in bought.split():
            put_token(t, t.number(unicorn), token)
    for who, values in (eaten or {}).items():
        for value in values.split():
            free.pate.remove(int(value))
            free.eaten[s.box.stable_of[PLAYERS.index(who)]].append(int(value))
    for who, cards in (hands or {}).items():
        s.hand[PLAYERS.index(who)] = s.box.cards.handful([int(card) for card in cards.split()])
    for who, cards in (decks or {}).items():
        s.secondary[PLAYERS.index(who)] = Deck(sorted(int(card) for card in cards.split()), [], [], [], [])
    if horns >= 0:
        s.horn = horns
    if deck is not None:
        kept = [t.number(unicorn) for unicorn in deck.split()]
        free.gone.extend(unicorn for unicorn in free.deck if unicorn not in kept)
        free.deck = sorted(kept)
    tighten(s)
    rounds: Any = s.stack[0]
    rounds.step = BEGINNINGS[at]
    t.again()
    return t


def loosen(s: Any) -> None:
    """What the state keeps in tuples becomes lists, so that a position can be arranged."""
    for name in SHARED:
        value = getattr(s, name)
        setattr(s, name, [list(each) if isinstance(each, tuple) else each for each in value])


def loose(t: Table) -> Any:
    """The state while it is being arranged."""
    return t.s


def tighten(s: Any) -> None:
    """And tuples again."""
    for name in SHARED:
        value = getattr(s, name)
        setattr(s, name, tuple(tuple(each) if isinstance(each, list) else each for each in value))


def cast(game: KillTheUnicorns, seats: int, setters: list[list[str]], no_powers_on_traps: bool) -> str:
    """One character a seat (with two players two), such that each setter's deck has the traps named."""
    count = 4 if seats == 2 else seats
    cast = [""] * count
    decks = [{TRAPS[trap] for trap in deck} for deck in game.content.trap_decks]
    for seat in range(seats):
        wanted = {trap for who, trap in setters if who == PLAYERS[seat]}
        fits = [name for name, deck in zip(CHARACTERS, decks, strict=True) if wanted <= deck]
        assert fits, f"no character has {wanted}"
        if len(fits) < len(CHARACTERS):
            cast[2 * seat if seats == 2 else seat] = fits[0]
    spare = [name for name in reversed(CHARACTERS) if name not in cast]
    if no_powers_on_traps:
        spare = [name for name in spare if name not in ("princess", "shaman")]
    return ",".join(name or spare.pop() for name in cast)


def take_unicorn(t: Table, unicorn: str) -> None:
    """A unicorn is taken from wherever it lies: the deck, a starter's stable, or the box."""
    number, s = t.number(unicorn), loose(t)
    for pool in (s.deck, s.gone, *s.stable):
        if number in pool:
            pool.remove(number)
            return
    raise AssertionError(f"{unicorn} is not in the deck; starters are dealt with `starters=`")


def take_trap(t: Table, card: str) -> int:
    """A trap card from its setter's pile."""
    who, _, trap = card.partition(":")
    seat = PLAYERS.index(who)
    t.s.pile[seat] -= 1 << TRAPS.index(trap)
    return seat * OWNER + TRAPS.index(trap)


def pin(t: Table, unicorn: int, card: int) -> None:
    """A trap that was pinned in an earlier hunt. A Ballad of Fame is worth its most, a Sneeze made it green."""
    trap = TRAPS[card % OWNER]
    gained = t.game.content.trap_points[card % OWNER]
    s = loose(t)
    s.pins.extend((unicorn, card, gained))
    s.worth[unicorn] += gained
    if trap == "duocorn":
        s.units[unicorn] = 2
    colours = {"pretty_in_pink": 0, "chromatic_sneeze": 2, "ghostly_coat": NO_COLOUR}
    s.colour[unicorn] = colours.get(trap, s.colour[unicorn])


def put_token(t: Table, unicorn: int, token: str) -> None:
    """A token that was bought in an earlier round."""
    s, (item, _, name) = loose(t), token.partition("-")
    colours = t.game.content.data["unicorns"]["colours"]
    if item == "horn":
        s.horn -= 1
        s.worth[unicorn] += s.box.horn_points
        s.tokens.extend((unicorn, HORN))
        return
    colour = colours.index(name)
    s.colour[unicorn] = colour
    s.tokens.extend((unicorn, (DUST if item == "dust" else CANDY) + colour))
    if item == "dust":
        s.dust -= 1 << colour
        s.worth[unicorn] += s.box.dust_points
    else:
        s.candy -= 1 << colour


def game_with_pack(folder: Path, **pages: str) -> KillTheUnicorns:
    """The game with a content pack of these pages laid over it."""
    folder.mkdir(exist_ok=True)
    for name, text in pages.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return shipped().with_content(str(folder))


def stars(**values: int) -> str:
    """A page that gives unicorns other stars, as in stars(L1=20)."""
    return "".join(f'[[unicorn]]\nid = "{name}"\nstars = {count}\n' for name, count in values.items())
