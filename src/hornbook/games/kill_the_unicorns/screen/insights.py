"""What a view comes to, worked out for a screen: points, sets, prospects.

It looks at the view alone, so it can tell no secret.
"""

from __future__ import annotations

from typing import Any, Final

from hornbook.games.kill_the_unicorns.rules.box import family_table
from hornbook.games.kill_the_unicorns.rules.content import COLOURS, NO_COLOUR, Content
from hornbook.games.kill_the_unicorns.rules.scoring import best_grouping
from hornbook.games.kill_the_unicorns.rules.state import LAID

ROUNDS: Final = 4
STATES = ("waiting", "laid", "passed")


def reckoning(content: Content, view: dict[str, Any]) -> dict[str, Any]:
    """Everything below for one view. Lists run over stables (a team has one), inner lists over the four colours."""
    sums = Sums(content, view)
    stables = range(len(view["stable"]))
    return {
        "rounds": ROUNDS,
        "members": [sums.members(stable) for stable in stables],
        "score": [sums.score(stable) for stable in stables],
        "colours": [sums.units(stable)[:COLOURS] for stable in stables],
        "next": [sums.prospects(stable) for stable in stables],
        "alarm": [sums.missing(stable) for stable in stables],
        "hunted": sums.hunted(),
        "lane": lane(view),
        "stars": list(content.stars),
        "prices": content.prices,
    }


class Sums:
    """The points of the stables that a view shows."""

    def __init__(self, content: Content, view: dict[str, Any]) -> None:
        self.content = content
        self.view = view
        self.family = family_table(content.family, view["first_edition"])

    def members(self, stable: int) -> list[int]:
        """KU-11.7 Whose stable it is."""
        seats, stables = len(self.view["power_ready"]), len(self.view["stable"])
        return [seat for seat in range(seats) if seat % stables == stable]

    def units(self, stable: int) -> list[int]:
        """How many of each colour; last, of none."""
        counts = [0] * (COLOURS + 1)
        for unicorn in self.view["stable"][stable]:
            counts[self.view["colour"][unicorn]] += self.view["units"][unicorn]
        return counts

    def score(self, stable: int) -> dict[str, Any]:
        """KU-8.1 The points as they stand, part by part; `bonus` is what each colour brings as a family."""
        view = self.view
        printed = sum(self.content.stars[unicorn] for unicorn in view["stable"][stable])
        worth = sum(view["worth"][unicorn] for unicorn in view["stable"][stable])
        counts = self.units(stable)
        families, rainbow = best_grouping(self.family, self.content.rainbow, counts)
        pate = sum(view["eaten"][stable])
        return {
            "stars": printed,
            "extras": worth - printed,
            "pate": pate,
            "families": families,
            "rainbow": rainbow,
            "bonus": [self.family[n - 1 if rainbow else n] for n in counts[:COLOURS]],
            "total": worth + pate + families + rainbow,
        }

    def gain(self, stable: int, colour: int, units: int) -> int:
        """What so many more of a colour add to families and Rainbow."""
        if colour == NO_COLOUR:
            return 0
        counts = self.units(stable)
        before = sum(best_grouping(self.family, self.content.rainbow, counts))
        counts[colour] += units
        return sum(best_grouping(self.family, self.content.rainbow, counts)) - before

    def prospects(self, stable: int) -> list[int]:
        """What one more of each colour would bring."""
        return [self.gain(stable, colour, 1) for colour in range(COLOURS)]

    def missing(self, stable: int) -> list[int]:
        """KU-8.6 The colour that a stable needs once more for a Double Rainbow; nothing while it needs more."""
        lacks = [max(0, 2 - count) for count in self.units(stable)[:COLOURS]]
        return [lacks.index(1)] if sum(lacks) == 1 else []

    def hunted(self) -> dict[str, Any] | None:
        """What the hunted unicorn would bring to each stable, traps aside."""
        view = self.view
        at = view["at"]
        if not 0 <= at < len(view["row"]) or view["row"][at] < 0:
            return None
        unicorn = view["row"][at]
        colour, units = view["colour"][unicorn], view["units"][unicorn]
        gains = [self.gain(stable, colour, units) for stable in range(len(view["stable"]))]
        return {"unicorn": unicorn, "worth": view["worth"][unicorn], "gain": gains}


def lane(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The hunt in order of play: each character with its seat and whether it waits, has laid or has passed.

    KU-12.4 With two players the Secondaries lay first.
    """
    seats = len(view["power_ready"])
    begins = view["first"] if view["opener"] < 0 else view["opener"]
    order = [(begins + turn) % seats for turn in range(seats)]
    characters = [seat + seats for seat in order if seat + seats < len(view["status"])] + order
    return [
        {
            "character": character,
            "seat": character % seats,
            "secondary": character >= seats,
            "state": STATES[view["status"][character]],
            "count": view["laid_size"][character] if view["status"][character] == LAID else 0,
        }
        for character in characters
    ]
