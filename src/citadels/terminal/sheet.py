"""The score, line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from citadels import texts
from citadels.terminal.layout import grid
from citadels.terminal.voice import STYLES, Voice, paint, sentence

Json = Mapping[str, Any]


def sheet(voice: Voice, scores: Sequence[Json], winners: Sequence[int], width: int) -> RenderableType:
    """Everybody with total and lines, the best first."""
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]["total"], seat))
    name = max(len(player) for player in voice.names)
    table = grid(2, name, 4, max(20, width - name - 9))
    table.columns[2].justify = "right"
    for seat in order:
        lines = [line_words(voice, line) for line in together(voice, scores[seat]["lines"])]
        table.add_row(
            Text("*" if seat in winners else "", "bold yellow"),
            Text(voice.names[seat], STYLES["me" if seat == voice.seat else "player"]),
            Text(str(scores[seat]["total"]), "bold"),
            paint(voice.say("score-sum", lines=summed(voice, lines))),
        )
    return table


def together(voice: Voice, lines: Sequence[Json]) -> list[Json]:
    """Action cards in hand are counted in one line."""
    held = [line for line in lines if line["reason"] in voice.facts.actions]
    others = [line for line in lines if line not in held]
    points = sum(line["points"] for line in held)
    return [*others, {"points": points, "reason": "actions"}] if held else others


def summed(voice: Voice, lines: Sequence[str]) -> str:
    told = lines[0]
    for line in lines[1:]:
        told = voice.say("score-plus", first=told, next=line)
    return told


def line_words(voice: Voice, line: Json) -> str:
    reason = line["reason"]
    message = f"score-{reason}"
    told = voice.say(message, points=line["points"]) if texts.has(message, voice.lang) else voice.card(reason)
    return voice.say("score-line", points=line["points"], reason=told)


def result(voice: Voice, scores: Sequence[Json], winners: Sequence[int]) -> Text:
    """Who has won, and by what if the points were equal."""
    best = max(score["total"] for score in scores)
    tied = [seat for seat, score in enumerate(scores) if score["total"] == best]
    if len(winners) > 1:
        told = voice.say("won-shared", players=voice.listed([voice.player(seat) for seat in winners]), points=best)
    else:
        seat = winners[0]
        message = f"won-tie-{voice.facts.name}" if len(tied) > 1 else "won"
        who = "me" if seat == voice.seat else "other"
        told = voice.say(message, player=voice.player(seat), who=who, points=best)
    return paint(sentence(told), "bold")


def final(voice: Voice, scores: Sequence[Json], winners: Sequence[int], width: int) -> RenderableType:
    return Group(sheet(voice, scores, winners, width), result(voice, scores, winners))
