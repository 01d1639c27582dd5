"""The score, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from citadels import texts
from citadels.shapes import Score, ScoreLine
from citadels.terminal.formatting import STYLES, Formatter, paint, sentence
from citadels.terminal.layout import grid


def score_table(fmt: Formatter, scores: Sequence[Score], winners: Sequence[int], width: int) -> RenderableType:
    """Everybody's total and lines, best first."""
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]["total"], seat))
    name = max(len(player) for player in fmt.names)
    table = grid(2, name, 4, max(20, width - name - 9))
    table.columns[2].justify = "right"
    for seat in order:
        lines = [line_words(fmt, line) for line in together(fmt, scores[seat]["lines"])]
        table.add_row(
            Text("*" if seat in winners else "", "bold yellow"),
            Text(fmt.names[seat], STYLES["me" if seat == fmt.seat else "player"]),
            Text(str(scores[seat]["total"]), "bold"),
            paint(fmt.say("score-sum", lines=fmt.chained(lines, "score-plus"))),
        )
    return table


def together(fmt: Formatter, lines: Sequence[ScoreLine]) -> list[ScoreLine]:
    """Combine the action cards in hand into one line."""
    held = [line for line in lines if line["reason"] in fmt.facts.actions]
    others = [line for line in lines if line not in held]
    points = sum(line["points"] for line in held)
    return [*others, {"points": points, "reason": "actions", "rule": held[0]["rule"]}] if held else others


def line_words(fmt: Formatter, line: ScoreLine) -> str:
    reason = line["reason"]
    message = f"score-{reason}"
    told = fmt.say(message, points=line["points"]) if texts.has(message, fmt.lang) else fmt.card(reason)
    return fmt.say("score-line", points=line["points"], reason=told)


def result(fmt: Formatter, scores: Sequence[Score], winners: Sequence[int]) -> Text:
    """Who has won, and by which tiebreaker if points were equal."""
    best = max(score["total"] for score in scores)
    tied = [seat for seat, score in enumerate(scores) if score["total"] == best]
    if len(winners) > 1:
        told = fmt.say("won-shared", players=fmt.listed([fmt.player(seat) for seat in winners]), points=best)
    else:
        seat = winners[0]
        message = (len(tied) > 1 and texts.nearest("won-tie", fmt.facts.name)) or "won"
        who = "me" if seat == fmt.seat else "other"
        told = fmt.say(message, player=fmt.player(seat), who=who, points=best)
    return paint(sentence(told), "bold")


def final(fmt: Formatter, scores: Sequence[Score], winners: Sequence[int], width: int) -> RenderableType:
    return Group(score_table(fmt, scores, winners, width), result(fmt, scores, winners))
