"""The rules of an edition in reading order: its topics, what it adopts from other editions, and rulings."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from citadels import texts
from citadels.engine.choosing import edition_named
from citadels.facts import facts_of

FOR_ALL: Final = 9  # the rulings up to this number are for every edition, the others for one


class Topic(NamedTuple):
    id: str  # how its rules begin: DX-TURN
    text: str  # what it is about
    rules: list[str]


class Book(NamedTuple):
    topics: list[Topic]
    others: dict[str, list[Topic]]  # by edition: the rules that apply unless this one says otherwise
    rulings: list[str]


@cache
def book(edition: str) -> Book:
    box = edition_named(edition)
    low, high = box.rulings
    rulings = [f"{texts.RULING}{number}" for number in (*range(FOR_ALL + 1), *range(low, high + 1))]
    known = texts.rule_ids()
    return Book(topics(edition), {other: topics(other) for other in box.follows}, [r for r in rulings if r in known])


def topics(edition: str) -> list[Topic]:
    """The topics of the edition's own rules, without the rules of cards."""
    found: dict[str, Topic] = {}
    for rule in texts.rule_ids():
        prefix, _, stem = rule.rpartition("-")[0].partition("-")
        message = f"topic-{stem.lower()}"
        if prefix == edition_named(edition).prefix and texts.has(message):
            found.setdefault(stem, Topic(f"{prefix}-{stem}", message, [])).rules.append(rule)
    return list(found.values())


def holding(edition: str) -> list[str]:
    """The rules that apply in an edition: its own, those of its cards, those it adopts, and the rulings."""
    facts = facts_of(edition)
    own = [rule for rule in texts.rule_ids() if rule.startswith(f"{edition_named(edition).prefix}-")]
    own += [rule for card in facts.cards for rule in texts.card_rules(card, edition)]
    own += [rule for taken in book(edition).others.values() for topic in taken for rule in topic.rules]
    return list(dict.fromkeys([*own, *book(edition).rulings]))
