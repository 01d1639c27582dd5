"""Help for newcomers: what a question is about, what to consider, and the rule for it."""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files

from citadels import texts
from citadels.facts import Facts

BY_ROLE = ("act", "act-must", "gather-first")  # questions in which the character's abilities matter


def explain(kind: str, facts: Facts, role: str, lang: str) -> str:
    """One or two sentences about a kind of question; if the character matters, about that first."""
    laps = "yes" if facts.laps else "no"
    told = texts.text(f"help-{kind}", lang, laps=laps)
    if kind in BY_ROLE and texts.has(f"help-role-{role}", lang):
        told = f"{texts.text(f'help-role-{role}', lang, laps=laps)} {told}"
    rule = rule_for(kind, facts, role)
    return texts.text("help-told", lang, about=told, rule=rule) if rule else told


def rule_for(kind: str, facts: Facts, role: str = "") -> str:
    """The id of the rule for it, "" for none; if there are several, the character's own."""
    cells = rules().get(kind, {})
    edition = next((name for name in (facts.name, *facts.edition.follows) if name in cells), "")
    found = [facts.edition.rule(rule) for rule in cells.get(edition, "").split()]
    own = texts.card_rules(role, facts.name) if role else []
    return next((rule for rule in found if rule in own), found[0] if found else "")


@cache
def rules() -> dict[str, dict[str, str]]:
    """By the kind of question and the edition."""
    table = (files(texts) / "help.csv").read_text("utf-8")
    return {row.pop("kind"): row for row in csv.DictReader(table.splitlines())}
