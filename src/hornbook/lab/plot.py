"""A simulation as an SVG plot: win rates with their intervals and mean scores, one row a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from math import ceil, floor, log10
from typing import Any

WIDTH = 860
LEFT = 220
"""Where the win rates begin; left of it stand the names."""
RATES = 310
SCORES_AT = LEFT + RATES + 96
SCORES = 160
TOP = 118
ROW = 46
BAR = 22
LONGEST_NAME = 23
LONGEST_LINE = 110

PAPER = "#fcfcfd"
INK = "#1f2430"
SOFT = "#5d6473"
GRID = "#e3e5ea"
FAIR = "#b3261e"
RATE = "#5b6ee1"
SCORE = "#3d9a78"
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"


def plot(report: dict[str, Any], title: str = "") -> str:
    """The document that `simulate` gave, as an SVG picture; `title` stands in for the game's id."""
    seats = report["seats"]
    bottom = TOP + ROW * len(seats)
    height = bottom + 92
    name = title or report["game"]
    heading = f"{name}: {report['games']:,} games, {len(seats)} seats"
    told = "; ".join(f"seat {at} {_told(seat)}" for at, seat in enumerate(seats, 1))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' role="img" aria-labelledby="title told" font-family="{FONT}" font-size="14" fill="{INK}">',
        f'<title id="title">{escape(heading)}</title>',
        f'<desc id="told">{escape(told)}</desc>',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        _text(32, 42, heading, size=20, weight=600),
        _text(32, 66, _short(_setting(report), LONGEST_LINE), fill=SOFT, size=13),
        *_rates(seats, bottom),
        *_scores(seats, bottom),
        *(
            _text(32, _middle(at) + 5, _short(f"{at + 1}  {seat['bot']}", LONGEST_NAME))
            for at, seat in enumerate(seats)
        ),
        _text(32, bottom + 70, _short(_endings(report), LONGEST_LINE), fill=SOFT, size=13),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _rates(seats: list[dict[str, Any]], bottom: int) -> Iterator[str]:
    top = max([0.1, 1 / len(seats), *(seat["win_rate_ci"][1] for seat in seats)])
    step = _step(top, 5)
    most: float = step * ceil(top / step - 1e-9)

    def place(rate: float) -> float:
        return LEFT + RATES * rate / most

    yield from _panel(LEFT, "Games won, with 95 % interval", place, _ticks(0, most, step), bottom, "{:.0%}")
    fair = place(1 / len(seats))
    yield f'<path d="M{fair:.1f} {TOP - 4}V{bottom + 4}" stroke="{FAIR}" stroke-width="1.4" stroke-dasharray="5 4"/>'
    yield _text(fair, bottom + 40, "fair share", fill=FAIR, size=12, anchor="middle")
    for at, seat in enumerate(seats):
        y, rate, (low, high) = _middle(at), seat["win_rate"], seat["win_rate_ci"]
        yield _bar(place(0), place(rate), y, RATE)
        whisker = f"M{place(low):.1f} {y}H{place(high):.1f}M{place(low):.1f} {y - 6}v12M{place(high):.1f} {y - 6}v12"
        yield f'<path d="{whisker}" stroke="{INK}" stroke-width="1.6" fill="none"/>'
        yield _text(place(high) + 8, y + 5, f"{rate:.1%}", weight=600)


def _scores(seats: list[dict[str, Any]], bottom: int) -> Iterator[str]:
    means = [seat["mean_score"] for seat in seats]
    step = _step(max(max(means), 0) - min(*means, 0), 4)
    least: float = step * floor(min(*means, 0) / step + 1e-9)
    most: float = max(step * ceil(max(means) / step - 1e-9), least + step)

    def place(score: float) -> float:
        return SCORES_AT + SCORES * (score - least) / (most - least)

    yield from _panel(SCORES_AT, "Mean score", place, _ticks(least, most, step), bottom, "{:g}")
    for at, mean in enumerate(means):
        yield _bar(place(0), place(mean), _middle(at), SCORE)
        yield _text(max(place(mean), place(0)) + 8, _middle(at) + 5, f"{mean:.1f}", weight=600)


def _panel(
    left: int, title: str, place: Callable[[float], float], ticks: list[float], bottom: int, form: str
) -> Iterator[str]:
    yield _text(left, TOP - 14, title, fill=SOFT, size=13)
    for tick in ticks:
        x = place(tick)
        yield f'<path d="M{x:.1f} {TOP - 4}V{bottom + 4}" stroke="{SOFT if tick == 0 else GRID}" stroke-width="1"/>'
        yield _text(x, bottom + 22, form.format(tick), fill=SOFT, size=12, anchor="middle")


def _bar(start: float, end: float, y: float, fill: str) -> str:
    left, width = min(start, end), abs(end - start)
    return f'<rect x="{left:.1f}" y="{y - BAR / 2:g}" width="{width:.1f}" height="{BAR}" rx="2" fill="{fill}"/>'


def _text(
    x: float, y: float, words: str, fill: str = INK, size: int = 14, weight: int = 400, anchor: str = "start"
) -> str:
    style = (
        f'fill="{fill}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" '
        f'paint-order="stroke" stroke="{PAPER}" stroke-width="3"'
    )
    return f'<text x="{x:.1f}" y="{y:g}" {style}>{escape(words)}</text>'


def _middle(at: int) -> float:
    return TOP + ROW * at + ROW / 2


def _step(span: float, ticks: int) -> float:
    """A round number that goes into the span about that many times."""
    raw = max(span, 1e-9) / ticks
    power: float = 10 ** floor(log10(raw))
    return min((power * round_one for round_one in (1, 2, 5, 10)), key=lambda step: abs(step - raw))


def _ticks(least: float, most: float, step: float) -> list[float]:
    return [round(least + step * n, 9) for n in range(round((most - least) / step) + 1)]


def _short(words: str, longest: int) -> str:
    return words if len(words) <= longest else words[: longest - 1] + "…"


def _setting(report: dict[str, Any]) -> str:
    options = ", ".join(f"{name} {_word(value)}" for name, value in report["options"].items())
    return f"seed {report['seed']}" + (f"; {options}" if options else "")


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "+".join(map(_word, value)) if isinstance(value, list | tuple) else str(value)


def _endings(report: dict[str, Any]) -> str:
    games = report["games"] or 1
    return "Ended by " + ", ".join(f"{reason} {times / games:.1%}" for reason, times in report["outcomes"].items())


def _told(seat: dict[str, Any]) -> str:
    return f"({seat['bot']}) won {seat['win_rate']:.1%}, mean score {seat['mean_score']:.1f}"
