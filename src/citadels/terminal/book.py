"""The rules to read: all of a card, one by its id, or what there is."""

from __future__ import annotations

import re
from difflib import get_close_matches

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from citadels import texts
from citadels.facts import Facts
from citadels.terminal.voice import STYLES, paint, sentence

TOPICS = ("SETUP", "DECK", "DRAFT", "CALL", "TURN", "ACTION", "AUCTION", "CITY", "PASS", "MARK", "BANK", "END")

# Whose rules hold where an edition has none of its own.
BASED_ON = {"classic": ("deluxe",), "circus": ("classic", "deluxe"), "common-city": ("classic", "deluxe")}


class NoRule(Exception):
    """Nothing goes by that name; the words that are near to it."""

    def __init__(self, asked: str, near: list[str]) -> None:
        super().__init__(asked)
        self.asked = asked
        self.near = near


def cards_of(facts: Facts) -> list[str]:
    return [*facts.ranks, *facts.districts, *facts.actions]


def topics(facts: Facts) -> list[str]:
    """The topics that the rules of the edition have, each as its rule ids begin."""
    prefix = texts.PREFIXES[facts.name]
    begun = {rule.rpartition("-")[0] for rule in texts.rule_ids()}
    return [f"{prefix}-{topic}" for topic in TOPICS if f"{prefix}-{topic}" in begun]


def find(asked: str, facts: Facts, lang: str) -> tuple[str, list[str]]:
    """The card ("" for none) and the rules that are meant by an id, a name, or the beginning of one."""
    asked = " ".join(asked.split())
    upper = re.sub(r"[\s_]+", "-", asked.upper())
    rules = texts.rule_ids()
    if upper in rules:
        return "", [upper]
    names = {}
    for card in cards_of(facts):
        names[card] = card
        names[texts.name(card, lang).casefold()] = card
    lower = asked.casefold()
    if lower in names:
        return names[lower], texts.card_rules(names[lower], facts.name)
    for prefix in ("", f"{texts.PREFIXES[facts.name]}-", "[A-Z]+-"):  # a topic of this edition before those of others
        topic = [rule for rule in rules if re.fullmatch(rf"{prefix}{re.escape(upper)}-\d+", rule)]
        if topic and not texts.has(f"card-{lower}"):  # a card that this edition has not is no topic of it
            return "", topic
    begun = {card for name, card in names.items() if lower and name.startswith(lower)}
    if len(begun) == 1:
        card = begun.pop()
        return card, texts.card_rules(card, facts.name)
    near = sorted(texts.name(card, lang) for card in begun)
    if not near:
        found = get_close_matches(lower, names, 3)
        near = sorted({texts.name(names[name], lang) for name in found})
    raise NoRule(asked, near)


def entry(card: str, rules: list[str], facts: Facts, lang: str) -> RenderableType:
    """A card with what is printed on it, and rules with their ids."""
    parts: list[RenderableType] = []
    if card:
        parts.append(title(card, facts, lang))
        printed = texts.card_text(card, facts.name, lang)
        if printed:
            parts.append(Text(printed))
        for name, value in facts.changed().items():
            if name.startswith(card):  # an option of the printing
                parts.append(Text(option_words(name, value, facts, lang)))
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style="dim")
    table.add_column(overflow="fold")
    for rule in rules:
        table.add_row(rule, Text(texts.rule(rule, lang)))
    if rules:
        parts.append(table)
    elif card:
        parts.append(Text(texts.text("rules-none", lang)))
    return Group(*parts)


def title(card: str, facts: Facts, lang: str) -> Text:
    name = texts.name(card, lang)
    if card in facts.actions:
        kind = texts.text("kind-action", lang, copies=facts.actions[card])
        return Text(f"{name}, {kind}", f"bold {STYLES['action']}")
    if card in facts.ranks:
        gains = facts.gains.get(card)
        rank = {"rank": facts.ranks[card]}
        kind = texts.text("kind-turned-up", lang) if facts.laps else texts.text("kind-character", lang, **rank)
        text = Text(f"{name}, {kind}", "bold")
        if gains:
            text.append(f", {texts.text('kind-gains', lang, type=texts.word(f'type-{gains}', lang))}")
    else:
        district = facts.districts[card]
        type = texts.word(f"type-{district.type}", lang)
        kind = texts.text("kind-district", lang, type=type, cost=district.cost, copies=district.copies)
        text = Text(f"{name}, {kind}", f"bold {STYLES[district.type]}")
    return text


def index(facts: Facts, lang: str, cast: list[str] | None = None, uniques: list[str] | None = None) -> RenderableType:
    """What can be looked up: topics, and the cards (of the game, if there is one) with a few words each."""
    parts: list[RenderableType] = [Text(texts.text("rules-index", lang)), Text("")]
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for topic in topics(facts):
        table.add_row(Text(topic, "bold"), texts.text(f"topic-{topic.split('-')[1].lower()}", lang))
    for other in BASED_ON.get(facts.name, ()):
        args = {"edition": texts.text(f"edition-{other}", lang)}
        table.add_row(Text(texts.PREFIXES[other], "bold"), texts.text("topic-other", lang, **args))
    table.add_row(Text("RU", "bold"), texts.text("topic-ru", lang))
    parts += [table, Text("")]
    for name, value in facts.changed().items():
        parts.append(Text(option_words(name, value, facts, lang)))
    characters = sorted(cast or facts.ranks, key=facts.ranks.__getitem__)
    districts = uniques or [card for card, district in facts.districts.items() if district.type == "unique"]
    cards = Table.grid(padding=(0, 1))
    cards.add_column(justify="right")
    cards.add_column(no_wrap=True)
    cards.add_column(overflow="fold", style="dim")
    for card in characters:
        rank = "" if facts.laps else str(facts.ranks[card])
        cards.add_row(rank, Text(texts.name(card, lang), "bold"), sentence(brief(card, facts, lang)))
    for card in dict.fromkeys(districts):
        district = facts.districts[card]
        cost = f"{district.cost}{texts.text(f'letter-{district.type}', lang)}"
        cards.add_row(cost, Text(texts.name(card, lang), STYLES[district.type]), sentence(brief(card, facts, lang)))
    for card in facts.actions:
        cards.add_row("", Text(texts.name(card, lang), STYLES["action"]), sentence(brief(card, facts, lang)))
    parts.append(cards)
    return Group(*parts)


def brief(card: str, facts: Facts, lang: str) -> str:
    """A few words on a card, those of the edition where it has its own."""
    message = f"brief-{card}"
    for edition in (facts.name, *texts.TAKES_AFTER.get(facts.name, ())):
        if texts.has(f"{message}-{edition}", lang):
            return texts.text(f"{message}-{edition}", lang, **facts.options)
    return texts.text(message, lang) if texts.has(message, lang) else ""


def option_words(name: str, value: int, facts: Facts, lang: str) -> str:
    """An option of the edition, and what is chosen for it."""
    chosen = texts.text("chosen-yes" if value else "chosen-no", lang) if facts.choices[name].truth else str(value)
    return texts.text("chosen", lang, option=texts.text(f"option-{name.replace('_', '-')}", lang), value=chosen)


def missing(fault: NoRule, lang: str) -> Text:
    if fault.near:
        return paint(texts.text("rules-near", lang, asked=fault.asked, near=", ".join(fault.near)))
    return paint(texts.text("rules-unknown", lang, asked=fault.asked))
