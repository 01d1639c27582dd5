"""Every language says everything that English says, with the same values, in its own grammar."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from citadels import texts
from citadels.texts.forms import before, mark, plain

LANGUAGES: Final = ("bg", "cs", "en", "it", "ro", "ru")
OTHERS: Final = tuple(lang for lang in LANGUAGES if lang != "en")
PLURALS: Final = ("zero", "one", "two", "few", "many", "other")
NAMES: Final = Path(__file__).parent / "names.csv"  # as in the printed editions; "ours" lists the languages without one

# What is written with other letters in every language: commands, ids, names of programs and formats, signs of keys.
CYRILLIC: Final = ("bg", "ru")
LATIN: Final = tuple(lang for lang in LANGUAGES if lang not in CYRILLIC)


class Used(Visitor):
    """What a message speaks of: values that are shown, values that words are chosen by, forms that are asked for."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen: set[str] = set()
        self.forms: set[str] = set()
        self.choices: list[tuple[str, list[str]]] = []

    def visit_Placeable(self, node: ast.Placeable) -> None:
        self.shown |= values(node.expression)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.chosen |= values(node.selector)
        keys = [variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants]
        self.choices.append((next(iter(values(node.selector)), ""), keys))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name in ("FORM", "TRAIT"):
            self.forms |= {one.value for one in node.arguments.positional if isinstance(one, ast.StringLiteral)}


def values(node: object) -> set[str]:
    """The values that an expression hands on."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.FunctionReference):
        return {name for argument in node.arguments.positional for name in values(argument)}
    return set()


@cache
def written(lang: str) -> dict[str, dict[str, ast.Message]]:
    """By file: the messages as they stand there, read without the loader."""
    found = {}
    folder = files(texts) / lang
    for file in sorted(folder.iterdir() if folder.is_dir() else [], key=lambda entry: entry.name):
        body = FluentParser().parse(file.read_text("utf-8")).body
        found[file.name] = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return found


@cache
def every(lang: str) -> dict[str, ast.Message]:
    return {name: message for entries in written(lang).values() for name, message in entries.items()}


def both(lang: str) -> list[str]:
    """What is said in that language and in English; another test tells what is not."""
    return [message for message in every("en") if message in every(lang)]


@cache
def used(lang: str, message: str) -> Used:
    found = Used()
    found.visit(every(lang)[message].value)
    return found


def words_of(message: ast.BaseNode) -> Iterator[str]:
    """The pieces of text that stand in a message, without what is put in."""
    stack: list[object] = [message]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.TextElement):
            yield node.value
        elif isinstance(node, ast.BaseNode):
            stack += [child for name, child in vars(node).items() if name != "span"]
        elif isinstance(node, list):
            stack += node


def test_these_are_the_languages() -> None:
    assert texts.languages() == sorted(LANGUAGES)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_says_exactly_what_english_says_in_the_same_files_and_order(lang: str) -> None:
    source, found = written("en"), written(lang)
    assert list(found) == list(source)
    for file, messages in source.items():
        assert list(found[file]) == list(messages), file


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_values_are_put_in(lang: str) -> None:
    wrong = []
    for message in both(lang):
        source, found = used("en", message), used(lang, message)
        if found.shown != source.shown:
            wrong.append(f"{message} shows {sorted(found.shown)}, not {sorted(source.shown)}")
        if unknown := found.chosen - source.chosen - source.shown:
            wrong.append(f"{message} chooses by {sorted(unknown)}")
    assert wrong == []


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_cases_are_told_apart(lang: str) -> None:
    """A variant is chosen by the program, so its key is the same in every language; only plurals differ."""
    wrong = []
    for message in both(lang):
        known = {key for _, keys in used("en", message).choices for key in keys}
        for _, keys in used(lang, message).choices:
            strange = [key for key in keys if key not in known and key not in PLURALS and not key.isdigit()]
            # Traits of names are the language's own.
            strange = [key for key in strange if key not in traits(lang)]
            if strange and not set(keys) <= known | {"other"}:
                wrong.append(f"{message}: {strange}")
    assert wrong == []


@cache
def forms_of(lang: str) -> list[str]:
    """The plural form of each number."""
    return [Locale(lang).plural_form(number) for number in range(201)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_are_those_of_the_language(lang: str) -> None:
    rule = Locale(lang).plural_form
    whole = set(forms_of(lang))
    allowed = set(rule.rules) | {"other"}
    wrong = []
    for message in every(lang):
        for value, keys in used(lang, message).choices:
            plurals = {key for key in keys if key in PLURALS}
            if not plurals & (set(PLURALS) - {"other"}):
                continue  # [other] alone stands for "any other"
            # [1] is as good as [one] where no other number has that form.
            alone = {rule(int(key)) for key in keys if key.isdigit() and forms_of(lang).count(rule(int(key))) == 1}
            missing = whole - plurals - alone
            if not plurals <= allowed or len(missing) > ("other" in plurals and "other" not in whole):
                wrong.append(f"{message}: ${value} has {sorted(plurals)}, the language {sorted(whole)}")
    assert wrong == []


def groups(lang: str) -> Iterator[tuple[str, list[str]]]:
    """Names that stand in the same places of sentences, so that they need the same forms."""
    names = [message for message in every(lang) if message.startswith("card-")]
    first = names.index("card-manor")  # after the characters
    yield "characters", names[:first]
    yield "cards", names[first:]
    yield "types", [message for message in every(lang) if message.startswith("type-")]


def attributes(lang: str, message: str) -> dict[str, str]:
    return {one.id.name: "".join(words_of(one.value)) for one in every(lang)[message].attributes}


@cache
def traits(lang: str) -> set[str]:
    """What attributes say that are no forms, such as the gender."""
    return {value for message in every(lang) for value in attributes(lang, message).values()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_names_of_a_kind_have_the_same_forms(lang: str) -> None:
    for kind, messages in groups(lang):
        wanted = set(attributes(lang, messages[0]))
        found = {message: set(attributes(lang, message)) for message in messages}
        assert found == dict.fromkeys(messages, wanted), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_that_a_sentence_asks_for_is_there(lang: str) -> None:
    asked = {form for message in every(lang) for form in used(lang, message).forms}
    given = {form for message in every(lang) for form in attributes(lang, message)}
    assert sorted(asked - given) == []


def rows() -> Iterable[dict[str, str]]:
    return csv.DictReader(NAMES.read_text("utf-8").splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_called_as_in_the_printed_edition_and_ours_as_listed(lang: str) -> None:
    listed = {row["id"]: row[lang] for row in rows()}
    assert sum(lang not in row["ours"].split() for row in rows()) > 5
    assert {card: texts.name(card, lang) for card in listed} == listed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_have_the_same_name(lang: str) -> None:
    names = [texts.name(row["id"], lang).casefold() for row in rows()]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_type_has_a_letter_of_its_own(lang: str) -> None:
    letters = [texts.text(f"letter-{type}", lang) for type in ("noble", "religious", "trade", "military", "unique")]
    assert all(len(letter) == 1 and letter.isupper() for letter in letters)
    assert len(set(letters)) == 5


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str) -> None:
    """A sentence of several words that is the same in both languages was forgotten."""
    left = []
    for name in both(lang):
        message = every(lang)[name]
        said, source = " ".join(words_of(message)), " ".join(words_of(every("en")[name]))
        if said == source and len(re.findall(r"[a-z]{3,}", said)) > 2:
            left.append(name)
    assert left == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_written_in_one_alphabet(lang: str) -> None:
    """Letters that look alike slip in, and then a search does not find the word."""
    wrong = []
    for name, message in every(lang).items():
        said = " ".join([*words_of(message)])
        if re.search(r"[a-zA-Z][а-яёА-ЯЁ]|[а-яёА-ЯЁ][a-zA-Z]", said) or re.search("[şţŞŢ]", said):
            wrong.append(name)
        if lang in LATIN and re.search("[а-яА-Я]", said) and not name.startswith("language-"):
            wrong.append(name)
    assert wrong == []


# Values as the program gives them, by what they are called; all others are words.
NUMBERS: Final = """
    above at below bid bonus booth bribe choice copies cost count decisions done fewest free games goal gold held high
    kept lap laps lead least left longest low median minutes more most ms n number open percent place places planned
    players points rank round seats seconds seed share size smithy start-gold turn won
""".split()  # noqa: SIM905  # twenty lines otherwise


# A character, a beautified district, the reader, somebody else, two cards.
WORDS: Final = (("card-king", ""), ("card-manor", "*"), ("you", ""), ("", "Ana"), ("card-witch card-spy", ""))


def word(lang: str, messages: str, end: str) -> str:
    """Names as the program gives them."""
    marked = [mark("noble", texts.text(message, lang) + end, message) for message in messages.split()]
    return texts.text("list-last", lang, first=marked[0], last=marked[1]) if len(marked) > 1 else "".join(marked) or end


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number, name", [*zip([0, 1, 2, 5, 21], WORDS, strict=True)])
def test_every_message_reads_well_with_real_values(lang: str, number: int, name: tuple[str, str]) -> None:
    wrong = []
    told = word(lang, *name)
    for message in both(lang):
        needs = used("en", message)
        values = {value: number if value in NUMBERS else told for value in needs.shown | needs.chosen}
        said = texts.text(message, lang, **values)
        if re.search(r"[{}\u2068\u2069\ue000-\ue002]|\S [,.;:](?:\s|$)|[^.]\.\.(?!\.)", said):
            wrong.append(f"{message}: {said!r}")
    assert wrong == []


def test_the_italian_a_and_e_have_a_d_before_a_name_with_the_same_vowel() -> None:
    ana, elena, chiara = (mark("player", name) for name in ("Ana", "elena", "Chiara"))
    assert [before("a", name) for name in (ana, elena, chiara, "Ada", "", mark("me", "te", "you"))] == [
        "ad", "a", "a", "ad", "a", "a"]
    assert [before("e", name) for name in (ana, elena, f"{elena}, {ana}")] == ["e", "ed", "ed"]
    assert before("e", mark("character", "Esattore", "card-tax-collector")) == "e", "an article may come before it"
    assert plain(texts.told("list-last", "it", first=chiara, last=elena)) == "Chiara ed elena"
