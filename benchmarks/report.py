"""Turns the results of benchmarks/engine.py into tables."""

from __future__ import annotations

import statistics
from typing import Any

Results = dict[str, list[dict[str, float]]]

OTHERS = ("catanatron 4", "open_spiel gin_rummy", "open_spiel hearts")
OWN = ("playout 4", "playout 5", "playout 6", "playout 8", "classic 4", "circus 4", "common-city 4", "outside 5")
GAMES = OWN + OTHERS  # the rows that play whole games; all others time a single call
NAMES = {
    "playout 4": "4 players",
    "playout 5": "5 players",
    "playout 6": "6 players",
    "playout 8": "8 players",
    "classic 4": "4 players, classic",
    "circus 4": "4 players, circus",
    "common-city 4": "4 players, common city",
    "outside 5": "5 players, each move from outside",
    "new 6": "new game, 6 players",
    "clone 6": "clone, 6 players, mid-game",
    "load 6": "position loaded, 6 players, mid-game",
    "catanatron 4": "catanatron, 4 players",
    "catanatron clone": "catanatron: copy, mid-game",
    "open_spiel gin_rummy": "OpenSpiel gin_rummy, from Python",
    "open_spiel hearts": "OpenSpiel hearts, from Python",
    "open_spiel gin_rummy clone": "OpenSpiel gin_rummy: clone, mid-game",
    "open_spiel hearts clone": "OpenSpiel hearts: clone, mid-game",
}
MAIN = "compiled playout 5"


def name_of(key: str) -> str:
    first, _, rest = key.partition(" ")
    return f"citadels {first}, {NAMES[rest]}" if first in ("compiled", "interpreted") else NAMES[key]


def rates(samples: list[dict[str, float]], what: str) -> list[float]:
    return [sample[what] / sample["wall"] for sample in samples]


def times(samples: list[dict[str, float]]) -> list[float]:
    """Microseconds per call."""
    return [sample["wall"] / sample["calls"] * 1e6 for sample in samples]


def ratios(results: Results, one: str, other: str) -> list[float]:
    """Ratios round by round, because a temporary disturbance of the machine affects both."""
    return [a / b for a, b in zip(rates(results[one], "decisions"), rates(results[other], "decisions"))]


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def spread(values: list[float]) -> str:
    return f"{number(min(values))} – {number(max(values))}"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A Markdown table that also reads well as plain text: the first column is left-aligned, numbers right-aligned."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]

    def line(cells: list[str]) -> str:
        first = cells[0].ljust(widths[0])
        return "| " + " | ".join([first, *(cell.rjust(width) for cell, width in zip(cells[1:], widths[1:]))]) + " |"

    rule = "| " + " | ".join(["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]) + " |"
    return [line(head), rule, *(line(row) for row in rows), ""]


def play_table(results: Results) -> list[str]:
    rows = []
    for key, samples in results.items():
        if "decisions" not in samples[0]:
            continue
        decisions = rates(samples, "decisions")
        length = sum(sample["decisions"] for sample in samples) / sum(sample["games"] for sample in samples)
        rows.append(
            [
                name_of(key), number(statistics.median(decisions)), spread(decisions),
                number(statistics.median(rates(samples, "games"))), number(length),
                number(statistics.median(ratios(results, key, "catanatron 4"))),
            ]
        )
    return table(["random play", "decisions/s", "spread", "games/s", "decisions/game", "× catanatron"], rows)


def time_table(results: Results) -> list[str]:
    rows = []
    for key, samples in results.items():
        if "calls" in samples[0]:
            rows.append([name_of(key), number(statistics.median(times(samples))), spread(times(samples))])
    return table(["one call", "µs", "spread"], rows)


def ratio_table(results: Results) -> list[str]:
    rows = []
    if MAIN in results:
        for other in OTHERS:
            found = ratios(results, MAIN, other)
            rows.append([f"{name_of(MAIN)} / {name_of(other)}", number(statistics.median(found)), spread(found)])
        for row in OWN:
            found = ratios(results, "compiled " + row, "interpreted " + row)
            rows.append([f"compiled / interpreted, {NAMES[row]}", number(statistics.median(found)), spread(found)])
    return table(["ratio, round by round", "median", "spread"], rows) if rows else []


def goal_table(results: Results) -> list[str]:
    """The engine's goals, compared with the medians."""
    interpreted = statistics.median(rates(results["interpreted playout 5"], "decisions"))
    goals = [("interpreted, 5 players: decisions/s", interpreted, 100_000.0, True)]
    if MAIN in results:
        goals += [
            ("compiled, 5 players: decisions/s", statistics.median(rates(results[MAIN], "decisions")), 1e6, True),
            ("compiled / catanatron", statistics.median(ratios(results, MAIN, "catanatron 4")), 40.0, True),
            ("compiled / interpreted", statistics.median(ratios(results, MAIN, "interpreted playout 5")), 5.0, True),
            ("compiled, classic: games/s", statistics.median(rates(results["compiled classic 4"], "games")), 5e3, True),
            ("compiled, circus: games/s", statistics.median(rates(results["compiled circus 4"], "games")), 3e3, True),
            ("compiled, 6 players: clone, µs", statistics.median(times(results["compiled clone 6"])), 1.0, False),
        ]
    rows = []
    for what, value, goal, more in goals:
        reached = value >= goal if more else value < goal
        bound = ("at least " if more else "under ") + number(goal)
        rows.append([what, bound, number(value), "reached" if reached else "missed"])
    return table(["goal", "bound", "median", ""], rows)


def write(outcome: dict[str, Any]) -> str:
    results: Results = outcome["results"]
    machine, versions = outcome["machine"], outcome["versions"]
    lines = [
        f"# Speed of the engine, {outcome['date']}",
        "",
        f"{machine['processor']}, {machine['pinned']}, load before the run {machine['load before']}; "
        + ", ".join(f"{name} {version}" for name, version in versions.items())
        + ".",
        f"Medians and spreads (lowest – highest) of {outcome['rounds']} interleaved rounds of {outcome['seconds']} s.",
        "",
        *play_table(results),
        *time_table(results),
        *ratio_table(results),
        *goal_table(results),
    ]
    return "\n".join(lines)
