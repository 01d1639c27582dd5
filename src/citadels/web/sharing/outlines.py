"""The client's icons as polygons. Their paths have relative integer coordinates on a grid of 512 by 512."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from math import acos, ceil, cos, hypot, pi, radians, sin, sqrt
from typing import Final

Point = tuple[float, float]

GRID: Final = 512
PARTS: Final = 8            # line segments per curve
TURN: Final = pi / 10       # the largest angle of one segment of an arc
COUNTS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
COMMAND: Final = re.compile(r"([a-z])([^a-z]*)")
NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")


def commands(path: str) -> Iterator[tuple[str, list[float]]]:
    for letter, rest in COMMAND.findall(path):
        numbers = [float(number) for number in NUMBER.findall(rest)]
        count = COUNTS[letter]
        if not count:
            yield letter, []
        for first in range(0, len(numbers), count or 1):
            yield "l" if first and letter == "m" else letter, numbers[first:first + count]


def polygons(path: str) -> list[list[Point]]:
    """The closed lines of a path, with curves as short straight segments."""
    found: list[list[Point]] = []
    line: list[Point] = []
    x = y = 0.0
    control: Point | None = None    # of the last curve, which the next one may mirror
    last = ""
    for letter, n in commands(path):
        if letter in "mz" and line:
            found.append(line)
            x, y = line[0] if letter == "z" else (x, y)
            line = []
        if letter == "z":
            last = letter
            continue
        here = (x, y)
        line = line or ([here] if letter != "m" else [])
        if letter in "st" and (control is None or last not in ("cs" if letter == "s" else "qt")):
            control = here
        if letter in "ml":
            points = [(x + n[0], y + n[1])]
        elif letter in "hv":
            points = [(x + n[0], y) if letter == "h" else (x, y + n[0])]
        elif letter in "cs":
            first = (x + n[0], y + n[1]) if letter == "c" else mirrored(control, here)
            second, end = (x + n[-4], y + n[-3]), (x + n[-2], y + n[-1])
            points, control = curve([here, first, second, end]), second
        elif letter in "qt":
            control = (x + n[0], y + n[1]) if letter == "q" else mirrored(control, here)
            points = curve([here, control, (x + n[-2], y + n[-1])])
        else:
            points = arc(here, n)
        line += points
        (x, y), last = points[-1], letter
    return [*found, line] if line else found


def mirrored(control: Point | None, here: Point) -> Point:
    at = control or here
    return 2 * here[0] - at[0], 2 * here[1] - at[1]


def curve(points: list[Point]) -> list[Point]:
    """A Bezier curve with these points, by de Casteljau."""
    found = []
    for part in range(1, PARTS + 1):
        t, level = part / PARTS, points
        while len(level) > 1:
            level = [(a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])) for a, b in pairwise(level)]
        found.append(level[0])
    return found


def arc(here: Point, n: list[float]) -> list[Point]:
    """An elliptical arc, converted from end points to its center as in the appendix of the SVG standard."""
    rx, ry, turned, large, sweep, dx, dy = n
    end = (here[0] + dx, here[1] + dy)
    if not rx or not ry or not (dx or dy):
        return [end]
    rx, ry, phi = abs(rx), abs(ry), radians(turned)
    ux = (cos(phi) * -dx + sin(phi) * -dy) / 2
    uy = (-sin(phi) * -dx + cos(phi) * -dy) / 2
    grown = sqrt(max(1.0, (ux / rx) ** 2 + (uy / ry) ** 2))
    rx, ry = rx * grown, ry * grown
    down = (rx * uy) ** 2 + (ry * ux) ** 2
    root = sqrt(max(0.0, ((rx * ry) ** 2 - down) / down)) * (-1 if large == sweep else 1)
    cx, cy = root * rx * uy / ry, -root * ry * ux / rx
    middle = (cos(phi) * cx - sin(phi) * cy + here[0] + dx / 2, sin(phi) * cx + cos(phi) * cy + here[1] + dy / 2)
    begin = angle((1, 0), ((ux - cx) / rx, (uy - cy) / ry))
    span = angle(((ux - cx) / rx, (uy - cy) / ry), ((-ux - cx) / rx, (-uy - cy) / ry))
    if not sweep and span > 0:
        span -= 2 * pi
    elif sweep and span < 0:
        span += 2 * pi
    parts = max(1, ceil(abs(span) / TURN))
    found = []
    for part in range(1, parts + 1):
        at = begin + span * part / parts
        px, py = rx * cos(at), ry * sin(at)
        found.append((cos(phi) * px - sin(phi) * py + middle[0], sin(phi) * px + cos(phi) * py + middle[1]))
    return [*found[:-1], end]


def angle(u: Point, v: Point) -> float:
    size = hypot(*u) * hypot(*v)
    cosine = max(-1.0, min(1.0, (u[0] * v[0] + u[1] * v[1]) / size))
    return acos(cosine) if u[0] * v[1] - u[1] * v[0] >= 0 else -acos(cosine)


def area(line: list[Point]) -> float:
    """The signed area, which says which way round a line goes: holes go the other way."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(line, [*line[1:], line[0]], strict=True)) / 2
