"""Looking up rules: those of a card, one by its id, those that mention a word, or an index."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from citadels import rulebook, texts
from citadels.facts import Facts
from citadels.terminal.formatting import STYLES, paint, sentence

SHORTEST = 3  # letters of a word that can be searched for
SHORTEST_STEM = 4
MOST_FOUND = 15  # rules shown for a word


class NoRule(Exception):
    """Nothing has that name; `near` has similar names."""

    def __init__(self, asked: str, near: list[str]) -> None:
        super().__init__(asked)
        self.asked = asked
        self.near = near


def find(asked: str, facts: Facts, lang: str) -> tuple[str, list[str]]:
    """The card ("" for none) and the rules for an id, a name in any language, or the beginning of one."""
    wanted = key(asked)
    upper = wanted.upper().replace(" ", "-")
    rules = texts.rule_ids()
    if upper in rules:
        return "", [upper]
    if upper in texts.prefixes().values() or f"{upper}-" == texts.RULING:
        held = rulebook.holding(facts.name)
        return "", [rule for rule in rules if rule in held and rule.startswith(f"{upper}-")]
    card = called(wanted, facts.cards, lang)
    if card:
        return card, texts.card_rules(card, facts.name)
    if called(wanted, texts.ids("card-"), lang):  # the card of another edition, not a topic of this one
        raise NoRule(asked, [])
    for prefix in ("", f"{texts.prefixes()[facts.name]}-", "[A-Z]+-"):  # topics of this edition before those of others
        topic = [rule for rule in rules if re.fullmatch(rf"{prefix}{re.escape(upper)}-\d+", rule)]
        if topic:
            return "", topic
    near = [] if not wanted else begun(wanted, facts, lang)
    if len(near) == 1:
        return near[0], texts.card_rules(near[0], facts.name)
    raise NoRule(asked, sorted(texts.name(card, lang) for card in near) or resembling(wanted, facts, lang))


def key(text: str) -> str:
    """A name in the form used for comparing, without capitals, accents, hyphens and apostrophes."""
    return " ".join(re.sub(r"['’`]", "", re.sub(r"[-_]", " ", fold(text))).split())


def fold(text: str) -> str:
    """Lower-case letters without accents: č is c and ё is е, but й is a letter of its own."""
    apart = unicodedata.normalize("NFD", text.casefold()).replace("и\u0306", "й")
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def tongues(lang: str) -> list[str]:
    """All languages, the reader's own first: the same name may be another card's elsewhere."""
    return list(dict.fromkeys([lang, texts.SOURCE, *texts.languages()]))


@cache
def names(lang: str) -> dict[str, str]:
    """The cards by their names in the form used for comparing; an unfinished language lacks some."""
    return {key(texts.name(card, lang)): card for card in texts.ids("card-") if texts.has(f"card-{card}", lang)}


def called(wanted: str, cards: Sequence[str], lang: str) -> str:
    """The card with that id or name, "" for none."""
    for card in cards:
        if key(card) == wanted:
            return card
    for tongue in tongues(lang):
        found = names(tongue).get(wanted, "")
        if found in cards:
            return found
    return ""


def begun(wanted: str, facts: Facts, lang: str) -> list[str]:
    """The cards whose id or name begins with this, in the first language that has any."""
    for tongue in tongues(lang):
        found = [card for name, card in names(tongue).items() if card in facts.cards and name.startswith(wanted)]
        found += [card for card in facts.cards if tongue == lang and key(card).startswith(wanted)]
        if found:
            return list(dict.fromkeys(found))
    return []


def resembling(wanted: str, facts: Facts, lang: str) -> list[str]:
    """The names of cards that may have been meant."""
    known = {key(card): card for card in facts.cards}
    known.update({name: card for name, card in names(lang).items() if card in facts.cards})
    return sorted({texts.name(known[name], lang) for name in get_close_matches(wanted, known, 3)})


def look_up(asked: str, facts: Facts, lang: str) -> RenderableType:
    """A card, a rule, a topic, or everything that mentions a word."""
    try:
        return entry(*find(asked, facts, lang), facts, lang)
    except NoRule:
        if called(key(asked), texts.ids("card-"), lang):
            raise
        cards, rules = mentioning(asked, facts, lang)
        if not cards and not rules:
            raise
        return found(asked, cards, rules, facts, lang)


def mentioning(asked: str, facts: Facts, lang: str) -> tuple[list[str], list[str]]:
    """The cards and the rules that contain all these words; each may be the beginning of a longer word."""
    words = fold(asked).split()
    if not words or any(len(word) < SHORTEST for word in words):
        return [], []
    sought = [re.compile(rf"(?<!\w){re.escape(stem(word))}") for word in words]

    def matches(text: str) -> bool:
        plain = fold(text)
        return all(pattern.search(plain) for pattern in sought)

    cards = [card for card in facts.cards if matches(texts.card_text(card, facts.name, lang))]
    return cards, [rule for rule in rulebook.holding(facts.name) if matches(texts.rule(rule, lang))]


def stem(word: str) -> str:
    """The part of a long word that is the same in all its cases: корона, короны, корону."""
    found = re.sub("[aeiouyаеиоуыэюяйъь]{1,2}$", "", word)
    return found if len(found) >= SHORTEST_STEM else word


def found(asked: str, cards: list[str], rules: list[str], facts: Facts, lang: str) -> RenderableType:
    """What mentions something, limited to what fits on a screen."""
    parts: list[RenderableType] = []
    if cards:
        told = ", ".join(texts.name(card, lang) for card in cards)
        parts.append(Text(texts.text("rules-found-cards", lang, cards=told)))
    if rules:
        parts.append(Text(texts.text("rules-found", lang, count=len(rules), asked=asked)))
        parts.append(entry("", rules[:MOST_FOUND], facts, lang))
    if len(rules) > MOST_FOUND:
        parts.append(Text(texts.text("rules-found-more", lang, count=len(rules) - MOST_FOUND)))
    return Group(*parts)


def entry(card: str, rules: list[str], facts: Facts, lang: str) -> RenderableType:
    """A card with its text, and rules with their ids."""
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
    """What can be looked up: topics, and the cards (of the current game, if any) with a few words about each."""
    parts: list[RenderableType] = [Text(texts.text("rules-index", lang)), Text("")]
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    book = rulebook.book(facts.name)
    for topic in book.topics:
        table.add_row(Text(topic.id, "bold"), texts.text(topic.text, lang))
    for other in book.others:
        args = {"edition": texts.text(f"edition-{other}", lang)}
        table.add_row(Text(texts.prefixes()[other], "bold"), texts.text("topic-other", lang, **args))
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
    """A few words about a card, specific to the edition if there are any."""
    message = texts.nearest(f"brief-{card}", facts.name)
    return texts.text(message, lang, **facts.options) if message else ""


def option_words(name: str, value: int, facts: Facts, lang: str) -> str:
    """An option of the edition and its value."""
    chosen = texts.text("chosen-yes" if value else "chosen-no", lang) if facts.choices[name].truth else str(value)
    return texts.text("chosen", lang, option=texts.text(f"option-{name.replace('_', '-')}", lang), value=chosen)


def missing(fault: NoRule, lang: str) -> Text:
    if fault.near:
        return paint(texts.text("rules-near", lang, asked=fault.asked, near=", ".join(fault.near)))
    return paint(texts.text("rules-unknown", lang, asked=fault.asked))
