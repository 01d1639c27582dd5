"""Prints what the browser client must know about the cards, as JSON: costs, ranks, presets, options, verbs, rules.

    python scripts/client_facts.py
"""

import json
from typing import Any

from citadels import rulebook, texts
from citadels.engine.choosing import base_wanted
from citadels.engine.edition import Edition
from citadels.engine.ids import LAST_RANK
from citadels.engine.verbs import (
    ALWAYS_PRICED,
    CARDS_TOLD,
    IF_WASTEFUL,
    LENT,
    MIDDLE,
    PRICED,
    RECORD,
    SAID,
    VERBS,
    Verb,
)
from citadels.engine.words import CARD_WORDS
from citadels.facts import Facts, edition_names, facts_of
from citadels.offers import PARTS
from citadels.terminal.question_help import BY_ROLE

Json = dict[str, Any]


def dependent(facts: Facts) -> Json:
    """What can change with the options."""
    low, high = facts.seats
    return {
        "districts": {
            card: {"cost": district.cost, "type": district.type, "copies": district.copies, "size": district.size}
            for card, district in facts.districts.items()
        },
        "actions": facts.actions,
        "goals": {str(seats): [facts.goal(seats, False), facts.goal(seats, True)] for seats in range(low, high + 1)},
    }


def variants(facts: Facts) -> list[Json]:
    """For each value of an option that changes anything printed, what it changes."""
    found = []
    plain = dependent(facts)
    for name, choice in facts.choices.items():
        for value in range(choice.low, choice.high + 1):
            other = dependent(facts_of(facts.name, {name: bool(value) if choice.truth else value}))
            changed = {part: other[part] for part in plain if other[part] != plain[part]}
            if changed:
                found.append({"option": name, "value": value, **changed})
    return found


def edition_facts(name: str) -> Json:
    facts = facts_of(name)
    edition = facts.edition
    low, high = facts.seats
    seats = range(low, high + 1)
    return {
        "seats": facts.seats,
        "laps": facts.laps,
        "openPile": facts.open_pile,
        "ranks": facts.ranks,
        "needs": facts.needs,
        "taxHolders": facts.tax_holders,
        "gains": facts.gains,
        **dependent(facts),
        "presets": {
            preset: {"characters": characters.split(), "uniques": uniques.split()}
            for preset, (characters, uniques) in edition.presets.items()
        },
        "baseUniques": [CARD_WORDS[kind] for kind in edition.base_uniques],
        "uniquesNeeded": edition.uniques,
        "baseWanted": [base_wanted(edition, bonus) for bonus in range(len(edition.unique_kinds) + 1)
                       if edition.base_uniques],
        "defaultPreset": facts.default_preset,
        "options": {
            option: {"default": choice.default, "low": choice.low, "high": choice.high, "truth": choice.truth}
            for option, choice in facts.choices.items()
        },
        "variants": variants(facts),
        "mayHaveNinth": [n for n in seats if facts.may_have_ninth(n)],
        "ninthNeeded": [n for n in seats if n in edition.ninth_needed],
        "cardRules": {card: rules for card in facts.cards if (rules := texts.card_rules(card, name))},
        "owners": owners(facts.edition),
        "book": book(name),
    }


def owners(edition: Edition) -> dict[str, list[str]]:
    """The district cards that each verb belongs to, by its key; characters cannot be clicked for it."""
    found: dict[str, list[str]] = {}
    for card in edition.districts:
        verbs = [*card.verbs, *(verb for verb, _ in card.answers)]
        for verb in dict.fromkeys(RECORD[verb].key for verb in verbs):
            found.setdefault(verb, []).append(card.word)
    return found


def book(name: str) -> Json:
    """An edition's own rules; others that apply are in the books of the editions it follows."""
    found = rulebook.book(name)
    return {"topics": [topic._asdict() for topic in found.topics], "rulings": found.rulings}


def verb_facts(verb: Verb) -> Json:
    """The facts about a verb, without empty ones."""
    found = {
        "key": "" if verb.key == verb.word else verb.key, "word": verb.word, "parts": PARTS[verb.shape],
        "owner": verb.owner, "aim": verb.aim,
        "order": verb.order, "usual": verb.usual, "missed": verb.missed,
        "said": bool(verb.tells & SAID), "priced": bool(verb.tells & PRICED),
        "alwaysPriced": bool(verb.tells & ALWAYS_PRICED), "cardsTold": bool(verb.tells & CARDS_TOLD),
        "lent": bool(verb.tells & LENT), "answers": verb.order == MIDDLE, "ends": verb.doubt == IF_WASTEFUL,
        "picture": verb.picture, "letter": verb.letter,
    }
    return {part: value for part, value in found.items() if value}


def main() -> None:
    found = {
        "editions": {name: edition_facts(name) for name in edition_names()},
        "takesAfter": {name: [name, *facts_of(name).edition.follows] for name in edition_names()},
        "prefixes": texts.prefixes(),
        "verbs": [verb_facts(verb) for verb in VERBS],
        "rules": texts.rule_ids(),
        "languages": texts.languages(),
        "lastRank": LAST_RANK,
        "byRole": BY_ROLE,
    }
    print(json.dumps(found, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main()
