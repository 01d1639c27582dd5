"""Plots as SVG that need no script and fit any width.

Horizontal positions are in percent and heights in pixels, so a plot can be as wide as a page or as narrow as a phone
while its text keeps its size. Colors come from the style sheet, by class.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from citadels.lab.intervals import Estimate

ROW: Final = 26        # height of a table row with a dot
AXIS: Final = 22       # height of the numbers below a plot
TOP: Final = 16        # room above the highest line for its number
BINS: Final = 60       # bars that fit side by side
LABELS: Final = 18     # numbers that fit below them
STEPS: Final = (1, 2, 5, 10)


def tag(name: str, /, *inside: str, **attributes: str | float | None) -> str:
    """An element. Its content is markup, its attributes are text. `class_` becomes class, and `_` a dash."""
    words = [f' {key.rstrip("_").replace("_", "-")}="{escape(_written(value))}"'
             for key, value in attributes.items() if value is not None]
    return f"<{name}{''.join(words)}>{''.join(inside)}</{name}>" if inside else f"<{name}{''.join(words)} />"


def _written(value: str | float | None) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


# -- scales ------------------------------------------------------------------------------------------------------------
class Scale(NamedTuple):
    """Maps numbers to positions on an axis."""

    low: float
    high: float

    def percent(self, value: float) -> str:
        share = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return f"{100 * min(1.0, max(0.0, share)):.2f}%"


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from low to high, with at most `most` steps between them."""
    if high <= low:
        return [low]
    rough = (high - low) / most
    size = 10 ** floor(log10(rough))
    step = next(size * step for step in STEPS if size * step >= rough * 0.999999)
    return [number * step for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def scale_of(values: Iterable[float], room: float = 0.04) -> Scale:
    """A scale that holds all these numbers, with a little room at its ends."""
    found = list(values)
    low, high = min(found), max(found)
    spare = (high - low) * room or 0.01
    return Scale(low - spare, high + spare)


# -- dots with whiskers, one to a row of a table -----------------------------------------------------------------------
SIDES: Final = ("", " above", " below")  # the classes for the results of Estimate.off


def whisker(one: Estimate, scale: Scale, told: str, level: float | None = None, side: str = "") -> str:
    """A dot, its interval, and a line for the level of chance; `side` is one of SIDES."""
    middle = ROW / 2
    parts = [tag("title", escape(told)), tag("line", x1="0%", x2="100%", y1=middle, y2=middle, class_="ground")]
    if level is not None:
        parts.append(_upright(scale.percent(level), 0, ROW, "level"))
    return _plot(ROW, *parts, *_dot(one, scale, middle, 4.5, side))


def whiskers(several: Sequence[tuple[str, Estimate]], scale: Scale, told: str, level: float | None = None) -> str:
    """Several dots with their intervals, one below the other, each with its class."""
    height = max(ROW, 4 + 12 * len(several))
    parts = [tag("title", escape(told))]
    if level is not None:
        parts.append(_upright(scale.percent(level), 0, height, "level"))
    for number, (kind, one) in enumerate(several):
        parts += _dot(one, scale, height * (number + 0.5) / len(several), 4, f" {kind}")
    return _plot(height, *parts)


def _dot(one: Estimate, scale: Scale, y: float, size: float, kind: str) -> list[str]:
    """A dot on its interval, if that is known; `kind` is added to their classes."""
    dot = tag("circle", cx=scale.percent(one.value), cy=y, r=size, class_=f"dot{kind}")
    if one.low is None or one.high is None:
        return [dot]
    ends = {"x1": scale.percent(one.low), "x2": scale.percent(one.high)}
    return [tag("line", **ends, y1=y, y2=y, class_=f"whisker{kind}"), dot]


def dumbbell(first: float, other: float | None, scale: Scale, told: str) -> str:
    """Two dots connected by a line."""
    middle = ROW / 2
    parts = [tag("title", escape(told)), tag("line", x1="0%", x2="100%", y1=middle, y2=middle, class_="ground")]
    if other is not None:
        parts += [tag("line", x1=scale.percent(other), x2=scale.percent(first), y1=middle, y2=middle, class_="between"),
                  tag("circle", cx=scale.percent(other), cy=middle, r=4.5, class_="dot other")]
    parts.append(tag("circle", cx=scale.percent(first), cy=middle, r=4.5, class_="dot winner"))
    return _plot(ROW, *parts)


def axis(scale: Scale, marks: Mapping[float, str]) -> str:
    """The numbers below the rows; every other one is hidden on a narrow screen."""
    parts = []
    for number, (value, label) in enumerate(marks.items()):
        parts += [_upright(scale.percent(value), 0, 4, "tick"),
                  tag("text", escape(label), x=scale.percent(value), y=17, class_=_size(number))]
    return _plot(AXIS, *parts)


def _size(number: int) -> str:
    return "number minor" if number % 2 else "number"


# -- bars --------------------------------------------------------------------------------------------------------------
class Bin(NamedTuple):
    first: int
    last: int
    all: int
    winners: int


def bins(counts: Mapping[int, int], winners: Mapping[int, int] | None = None) -> list[Bin]:
    """How often each number occurred, with several numbers per bar if there are too many."""
    low, high = min(counts), max(counts)
    width = ceil((high - low + 1) / BINS)
    found = []
    for first in range(low, high + 1, width):
        span = range(first, first + width)
        found.append(Bin(first, span[-1], sum(counts.get(number, 0) for number in span),
                         sum((winners or {}).get(number, 0) for number in span)))
    return found


def bars(found: Sequence[Bin], labels: Sequence[str], told: Sequence[str], lines: Mapping[float, str],
         marked: int | None = None, height: int = 200) -> str:
    """A bar for each bin, with the winners' part at the bottom; `lines` are heights, as shares of all, with labels.

    The bar with the number `marked` is highlighted.
    """
    total = sum(one.all for one in found)
    most = max(*lines, max(one.all for one in found) / total) if lines else max(one.all for one in found) / total
    width = 100 / len(found)
    parts = _levels(lines, most, height)
    for number, (one, title) in enumerate(zip(found, told)):
        x, wide = f"{number * width + width * 0.08:.3f}%", f"{width * 0.84:.3f}%"
        tall = height * one.all / total / most
        below = height * one.winners / total / most
        dark = " winner" if marked is not None and one.first <= marked <= one.last else ""
        inside = [tag("title", escape(title)),
                  tag("rect", x=f"{number * width:.3f}%", width=f"{width:.3f}%", y=0, height=height, class_="touch"),
                  tag("rect", x=x, width=wide, y=TOP + height - tall, height=tall, class_=f"bar{dark}")]
        if below:
            inside.append(tag("rect", x=x, width=wide, y=TOP + height - below, height=below, class_="bar winner"))
        parts.append(tag("g", *inside))
    parts += _below(labels, TOP + height + 17)
    parts.append(tag("line", x1="0%", x2="100%", y1=TOP + height, y2=TOP + height, class_="base"))
    return _plot(TOP + height + AXIS, *parts)


def _levels(lines: Mapping[float, str], most: float, height: int) -> list[str]:
    """Grid lines across a plot, each with its number above its left end."""
    parts = []
    for value, label in lines.items():
        y = TOP + height - height * value / most
        parts += [tag("line", x1="0%", x2="100%", y1=y, y2=y, class_="grid"),
                  tag("text", escape(label), x="0", y=y - 4, class_="number start")]
    return parts


# -- curves ------------------------------------------------------------------------------------------------------------
class Curve(NamedTuple):
    """A line with a band around it."""

    name: str
    kind: str                           # its class
    low: Sequence[float]
    middle: Sequence[float]
    high: Sequence[float]


def curves(found: Sequence[Curve], labels: Sequence[str], lines: Mapping[float, str], told: Sequence[str],
           height: int = 260) -> str:
    """Curves over equal steps, with `labels` below the steps and `told` as their tooltips."""
    most = max([*lines, *(value for curve in found for value in curve.high)])
    steps = len(labels)
    width = 100 / steps

    def y(value: float) -> float:
        return height - height * value / most

    def x(step: int) -> float:
        return 10 * width * (step + 0.5)

    drawn = []
    for curve in found:
        up = [f"{x(step):.1f},{y(value):.1f}" for step, value in enumerate(curve.high)]
        down = [f"{x(step):.1f},{y(value):.1f}" for step, value in enumerate(curve.low)]
        drawn.append(tag("polygon", points=" ".join(up + down[::-1]), class_=f"band {curve.kind}"))
    for curve in found:
        line = [f"{x(step):.1f},{y(value):.1f}" for step, value in enumerate(curve.middle)]
        drawn.append(tag("polyline", points=" ".join(line), class_=f"curve {curve.kind}"))
    parts = _levels(lines, most, height)
    parts.append(tag("svg", *drawn, x="0", y=TOP, width="100%", height=height, viewBox=f"0 0 1000 {height}",
                     preserveAspectRatio="none"))
    for curve in found:
        parts.append(tag("text", escape(curve.name), x=f"{100 - width / 2:.2f}%",
                         y=TOP + y(curve.middle[-1]) - 9, class_=f"name {curve.kind}"))
    parts.append(tag("line", x1="0%", x2="100%", y1=TOP + height, y2=TOP + height, class_="base"))
    for step, title in enumerate(told):
        area = tag("rect", x=f"{step * width:.3f}%", width=f"{width:.3f}%", y=0, height=TOP + height, class_="touch")
        parts.append(tag("g", tag("title", escape(title)), area))
    parts += _below(labels, TOP + height + 17)
    return _plot(TOP + height + AXIS, *parts)


# -- inside ------------------------------------------------------------------------------------------------------------
def _plot(height: float, *parts: str) -> str:
    return tag("svg", *parts, width="100%", height=height, class_="plot", role="img")


def _upright(x: str, top: float, bottom: float, kind: str) -> str:
    return tag("line", x1=x, x2=x, y1=top, y2=bottom, class_=kind)


def _below(labels: Sequence[str], y: float) -> list[str]:
    """The labels of equal steps, as many as fit; on a narrow screen every other one of these is hidden."""
    step = ceil(len(labels) / LABELS)
    found = []
    for number in range(0, len(labels), step):
        x = f"{(number + 0.5) * 100 / len(labels):.3f}%"
        found.append(tag("text", escape(labels[number]), x=x, y=y, class_=_size(number // step)))
    return found
