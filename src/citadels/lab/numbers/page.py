"""The page "Citadels in numbers", made from the published results in any language.

Every number on it comes from a file in `docs/numbers/`. A study that is unfinished says so, and one that has not been
played at all says only that.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from citadels import texts
from citadels.lab.numbers import page_casts, page_charts, published
from citadels.lab.numbers.page_words import Words
from citadels.lab.shapes import Json

# The order of the page.
ORDER: Final = (
    "first-crown", "character-leads", "character-leads-classic", "first-pick", "favorite", "assassin-target",
    "thief-target", "killed-twice", "unique-worth", "unique-worth-classic", "rank-8", "district-goal", "short-game",
    "bell", "circus-cards", "skill", "length", "casts", "casts-classic", "casts-check",
)
METHOD: Final = "method.md"     # relative to docs/


def page(studies: Mapping[str, Json], lang: str, root: str = "") -> str:
    """The page as Markdown, without its title; `root` is the path from it to docs/."""
    words = Words(lang)
    games = sum(row["games"] for study in studies.values() for row in study["bots"])
    hours = sum(study["seconds"] for study in studies.values()) / 3600
    parts = [
        words.say("lead", games=words.count(games), hours=words.number(hours, 1), studies=len(studies)),
        words.say("method", link=f"{root}{METHOD}"),
        words.say("legend"),
        "\n".join(f"- [{_question(name, lang)}](#{name})" for name in ORDER),
    ]
    parts += [section(studies[name], words, root) for name in ORDER]
    return "\n\n".join(parts)


def section(study: Json, words: Words, root: str = "") -> str:
    """One study: the question, the results for each bot, and how to repeat it."""
    name = study["study"]
    parts = [f"## {_question(name, words.lang)} {{ #{name} }}", words.say(f"how-{name}")]
    if not any(row["games"] for row in study["bots"]):
        parts.append(f"**{words.say('unplayed')}**")
    else:
        if not study["whole"]:
            parts.append(f"**{words.say('unfinished')}**")
        if "estimates" in study:
            parts += page_charts.charts(study, words)
            parts += _agreement(study, words)
        else:
            parts += page_casts.charts(study, words)
        parts.append(_correction(study, words))
    parts.append(_bots(study, words))
    parts.append(words.say("data", link=f"{root}numbers/{name}.json", name=f"{name}.json"))
    return "\n\n".join(part for part in parts if part)


def _question(name: str, lang: str) -> str:
    return texts.text(f"numbers-ask-{name}", lang)


def _correction(study: Json, words: Words) -> str:
    name = next((name for name in ("estimates", "effects") if name in study), None)
    compared = [row for row in published.rows(study, name) if row["family"] is not None] if name else []
    if not compared:
        return words.say("no-comparison")
    return words.say(f"correction-{study['correction']}", count=words.count(len(compared)),
                     sure=words.count(sum(bool(row["sure"]) for row in compared)))


def _bots(study: Json, words: Words) -> str:
    """How much each bot played, and the command to repeat it."""
    head = "".join(f"<th>{escape(words.say(f'column-{one}'))}</th>" for one in ("bot", "games", "deals", "command"))
    lines = []
    for row in study["bots"]:
        deals = words.count(row["deals"])
        if row["deals"] < row["planned"]:
            deals = words.say("of-planned", done=deals, planned=words.count(row["planned"]))
        cells = [f"<code>{escape(row['bot'])}</code>", words.count(row["games"]), escape(deals),
                 f"<code>{escape(row['command'])}</code>"]
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _agreement(study: Json, words: Words) -> list[str]:
    """Where the bots disagree."""
    if len([row for row in study["bots"] if row["deals"]]) < 2:
        return [words.say("one-bot")]
    told = published.rows(study, "verdicts")
    apart = [row for row in told if row["verdict"] in ("opposite", "apart")]
    same = sum(row["verdict"] == "same" for row in told)
    if not apart:
        return [words.say("agreed", same=words.count(same))]
    listed = "; ".join(words.say("comparison", arm=words.arm(study["study"], row["arm"]),
                                 table=words.table(row["table"]), figure=words.say(f"figure-{row['figure']}"))
                       for row in apart)
    return [f"{words.say('disagreed', same=words.count(same), apart=words.count(len(apart)))} {listed}."]
