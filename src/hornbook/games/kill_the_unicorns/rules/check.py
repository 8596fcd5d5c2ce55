"""What can be wrong with a position: nothing may appear, vanish or be worth something else."""

from __future__ import annotations

from hornbook.games.kill_the_unicorns.rules.choices import CANDY, DUST, HORN
from hornbook.games.kill_the_unicorns.rules.state import OWNER, KuState, held, placed_by, sizes, spent, traps_in
from hornbook.games.kill_the_unicorns.rules.variants.expert import unspent, world_of


def check(s: KuState) -> list[str]:
    """Every problem as a sentence; none, if all is well."""
    if s.round == 0:
        return []
    return [*_unicorns(s), *_traps(s), *_hunt_cards(s), *_worth(s), *_market(s), *_recall(s)]


def _unicorns(s: KuState) -> list[str]:
    stabled = [unicorn for stable in s.stable for unicorn in stable]
    places = sorted([*s.deck, *stabled, *s.gone, *(u for u in s.row if u >= 0)])
    if len(places) != len(set(places)):
        return [f"a unicorn is in two places: {places}"]
    pack = {*s.box.deck, *s.box.starters}
    unused = pack - set(places)
    if not set(places) <= pack or not unused <= set(s.box.starters):
        return [f"unicorns missing: {sorted(unused)}"]
    if len(unused) != len(s.box.starters) - s.box.seats:
        return [f"{len(unused)} starters left over"]
    return []


def _traps(s: KuState) -> list[str]:
    problems = []
    pinned = s.pins[1::3]
    for seat in range(s.box.seats if s.box.traps else 0):
        cards = [trap for bits in (s.pile, s.drawn, s.discard, s.buried) for trap in traps_in(bits[seat])]
        cards += [card % OWNER for card in s.placed if card >= 0 and card // OWNER == seat]
        cards += [card % OWNER for card in pinned if card // OWNER == seat]
        if s.turned >= 0 and s.turned // OWNER == seat and s.turned not in pinned:
            cards.append(s.turned % OWNER)
        if sorted(cards) != list(s.box.content.trap_decks[s.character[seat]]):
            problems.append(f"seat {seat + 1} has traps {sorted(cards)}")
    for place in range(s.box.row):
        if s.placed[2 * place + 1] >= 0 and s.box.slots == 1:
            problems.append(f"two traps on place {place + 1} where one is allowed (KU-4.4)")
    return problems


def _hunt_cards(s: KuState) -> list[str]:
    problems = []
    full = list(s.box.cards.cards[s.box.cards.full])
    for character in range(len(s.hand)):
        rest = full.copy()
        for card in [*s.box.cards.cards[held(s, character)], *s.box.cards.cards[s.laid[character]]]:
            if card not in rest:
                problems.append(f"character {character + 1} has a Hunt card {card} too many")
                break
            rest.remove(card)
    seen = (s.setters, s.hand_size, s.laid_size, s.spent)
    if seen != (placed_by(s), sizes(s, s.hand), sizes(s, s.laid), spent(s)):
        problems.append(f"what lies there is not what everybody sees: {seen}")
    return problems


def _worth(s: KuState) -> list[str]:
    worth = list(s.box.content.stars)
    for at in range(0, len(s.pins), 3):
        worth[s.pins[at]] += s.pins[at + 2]
    for at in range(0, len(s.tokens), 2):
        token = s.tokens[at + 1]
        if token == HORN:
            worth[s.tokens[at]] += s.box.horn_points
        elif DUST <= token < CANDY:
            worth[s.tokens[at]] += s.box.dust_points
    out = set(s.gone)
    wrong = [u for u in range(len(worth)) if worth[u] != s.worth[u] and u not in out]
    return [f"unicorn {s.box.content.unicorns[u]} is worth {s.worth[u]}, not {worth[u]}" for u in wrong]


def _market(s: KuState) -> list[str]:
    problems = []
    if not 0 <= s.horn <= s.box.horns:
        problems.append(f"{s.horn} horns in the market")
    eaten = sum(len(pates) for pates in s.eaten)
    if len(s.pate) + eaten != s.box.pates:
        problems.append(f"{len(s.pate)} pâtés on display and {eaten} taken, of {s.box.pates}")
    return problems


def _recall(s: KuState) -> list[str]:
    """KU-10.1, KU-12.5 What is true must agree with all that everybody has seen."""
    problems = []
    for seat, followed in enumerate(s.followed):
        bottom = s.secondary[seat].bottom
        drawn = s.hand[seat + 2] + s.laid[seat + 2] + s.box.cards.handful(list(bottom[-1:]))
        if followed and not s.box.cards.holds(drawn, followed):
            problems.append(f"the Secondary of seat {seat + 1} has not drawn {s.box.cards.text[followed]}")
        if s.inferred[seat] >> len(bottom):
            problems.append(f"seat {seat + 1} has fewer cards under the Secondary's deck than are known")
    for stable, worlds in enumerate(s.worlds):
        truth = unspent(s, stable)
        if world_of(s.box.cards, truth) not in worlds:
            cards = " and ".join([s.box.cards.text[handful] for handful in truth])
            problems.append(f"stable {stable + 1} has {cards}, which contradicts the cards that lay open")
    return problems
