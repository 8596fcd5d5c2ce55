"""Positions of Kill the Unicorns in a few words.

    t = table("later 3", row="P2 B3 G4 Y5", traps={1: "b:size_does_not_matter"}, stables={"a": "P7 L1"})
    t.hunt(a="4+2", b="3+1", c="pass")
    assert t.b.stable == ["S2", "P2"]

Set-up is played as the rules have it, chance falling as the words say. Then hands, stables, traps and the market are
arranged, and the game goes on from the beginning of a hunt, of the traps, of the market, or from the final scoring.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hornbook.core.deck import shuffled
from hornbook.core.events import Event
from hornbook.core.setup import setup
from hornbook.core.state import CHANCE
from hornbook.games.kill_the_unicorns.game import KillTheUnicorns, shipped
from hornbook.games.kill_the_unicorns.rules.choices import CANDY, DUST, HORN
from hornbook.games.kill_the_unicorns.rules.content import CHARACTERS, NO_COLOUR, TRAPS
from hornbook.games.kill_the_unicorns.rules.round import HUNT, MARKET, NEW_ROW, ROUND_END
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, show
from hornbook.games.kill_the_unicorns.rules.variants.expert import forget_all
from tests.ku.players import PLAYERS, Table

__all__ = ["PLAYERS", "Table", "game_with_pack", "stars", "table"]

ANY = shipped().new(setup(4), 0)
SHARED = [name for name, _ in KuState.FIELDS if isinstance(getattr(ANY, name), tuple)]
VARIANTS = ("expert", "beginner-1", "beginner-2")
USUAL_ROW = ["P4", "B4", "G4", "Y4", "P5", "B5", "G5", "Y5", "P6", "B6", "G6", "Y6"]
BEGINNINGS = {"traps": NEW_ROW, "hunt": HUNT, "market": MARKET, "scoring": ROUND_END}


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
    if s.box.powers:
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
        s.secondary[PLAYERS.index(who)] = shuffled(int(card) for card in cards.split())
    if horns >= 0:
        s.horn = horns
    if deck is not None:
        kept = [t.number(unicorn) for unicorn in deck.split()]
        free.gone.extend(unicorn for unicorn in free.deck if unicorn not in kept)
        free.deck = sorted(kept)
    tighten(s)
    show(s)
    if hands or decks:
        forget_all(s)  # nobody has seen how it came to this
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
