"""The words of the program: one folder of Fluent files for each language.

Python contains no text that a player reads, only message ids. The browser uses the same files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from citadels.texts import forms
from citadels.texts.ready import FOLDER, NotSaid, ReadyLanguage

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

    from citadels.engine.edition import Edition

__all__ = [
    "BadText",
    "NoText",
    "card_rules",
    "card_text",
    "has",
    "include",
    "languages",
    "messages",
    "name",
    "nearest",
    "prefixes",
    "reason",
    "rule",
    "rule_ids",
    "text",
    "told",
    "word",
]

SOURCE: Final = "en"  # the language the others are translated from; it decides which ids exist
# The files of rules in reading order; those of custom editions follow.
RULES: Final = ["rules.ftl", "rules-classic.ftl", "rules-circus.ftl", "rules-common-city.ftl"]
RULING: Final = "RU-"  # how the id of a ruling begins, whatever edition it is for
LARGEST_NUMBER: Final = 10**15   # larger ones are inserted without formatting: no text counts that far


class NoText(KeyError):
    """There is no such message in that language, or no such language."""

    def __init__(self, message: str | None, lang: str) -> None:
        super().__init__(message, lang)
        self.message = message
        self.lang = lang

    def __str__(self) -> str:
        if self.message is None:
            return f"no texts in language {self.lang!r}"
        return f"no text {self.message!r} in language {self.lang!r}"


class BadText(ValueError):
    """A file is not valid Fluent, or a message was not given a value that it needs."""


class _Language:
    """The messages of one language, and the file that each is in."""

    def __init__(self, bundle: FluentBundle, files: dict[str, str]) -> None:
        self.bundle = bundle
        self.files = files

    def say(self, message: str, args: dict[str, str | int | float]) -> str | None:
        """The message with marks; None if it only has attributes. Raises NotSaid."""
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            return None
        # On errors Fluent returns a half-filled text, which a player should never see.
        result, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise NotSaid(str(errors[0]))
        return str(result)


def text(message: str, /, lang: str = SOURCE, **args: str | int | float) -> str:
    """The message in that language, with `args` put in their places."""
    return forms.plain(told(message, lang, **args))


def told(message: str, /, lang: str = SOURCE, **args: str | int | float) -> str:
    """The same, but the names in it keep the marks that say what each is."""
    if not has(message, lang):
        raise NoText(message, lang)
    numbers = {name: value for name, value in args.items() if isinstance(value, int | float) and not fits(value)}
    args |= {name: str(value) for name, value in numbers.items()}
    try:
        said = _language(lang).say(message, args)
    except NotSaid as fault:
        raise BadText(f"text {message!r} in language {lang!r}: {fault}") from None
    if said is None:
        raise NoText(message, lang)
    return said


def fits(value: float) -> bool:
    """Whether a number is small enough to be formatted; anything may come from outside."""
    return -LARGEST_NUMBER < value < LARGEST_NUMBER


def has(message: str, lang: str = SOURCE) -> bool:
    return lang in languages() and message in _language(lang).files


def messages(lang: str = SOURCE) -> list[str]:
    """All message ids of a language, in the order of its files."""
    return list(_language(lang).files)


def ids(prefix: str) -> list[str]:
    """What the messages whose names begin like this are about: the ids of all cards for "card-"."""
    return [message.removeprefix(prefix) for message in messages() if message.startswith(prefix)]


def reason(message: str, lang: str, values: Mapping[str, str | int]) -> str:
    """A plain reason: a message whose values are numbers and the ids of a card, a character or a type."""
    words = {"card": "card-", "character": "card-", "type": "type-"}
    args = {name: word(words[name] + str(value), lang) if name in words else value for name, value in values.items()}
    return text(message, lang, **args)


def rule(rule_id: str, lang: str = SOURCE) -> str:
    if rule_id not in _rules():
        raise NoText(rule_id, lang)
    return text(rule_id, lang)


def rule_ids() -> list[str]:
    """The ids of all rules, in the order of the rules reference: edition by edition, the rulings last."""
    return list(_rules())


def name(card_id: str, lang: str = SOURCE) -> str:
    return text(f"card-{card_id}", lang)


def word(message: str, lang: str = SOURCE) -> str:
    """A name with its mark, so that a sentence can put it into the form that it needs."""
    return forms.mark("", text(message, lang), message)


def card_text(card_id: str, edition: str, lang: str = SOURCE) -> str:
    """What is printed on a card in that edition; "" for a district without an effect."""
    _check(card_id, edition)
    message = nearest(f"text-{card_id}", edition)
    return text(message, lang) if message else ""


def nearest(message: str, edition: str) -> str:
    """The id of a text that may differ from edition to edition; "" if there is none, not even a general one."""
    ids = [f"{message}-{name}" for name in (edition, *_editions()[edition].follows)]
    return next((found for found in [*ids, message] if has(found)), "")  # the source decides, whatever the language


def card_rules(card_id: str, edition: str | None = None) -> list[str]:
    """The ids of the rules that belong to a card: first those with its name in their id, then related ones.

    With an edition: first its own rules, then those it takes over from others, then rulings. Without: all editions.
    """
    _check(card_id, edition)
    stems, also = _tables()
    prefix = prefixes()[edition] if edition else "[A-Z]+"
    stem = "|".join(map(re.escape, stems.get(card_id, [card_id.upper()])))
    carries = re.compile(rf"(?:{prefix})-(?:{stem})-\d+")
    found = [rule_id for rule_id in _rules() if carries.fullmatch(rule_id)]
    columns = also.get(card_id, {})
    for column in [edition] if edition else prefixes():
        found += columns.get(column, [])
    return list(dict.fromkeys(found))


def languages() -> list[str]:
    return list(_languages())


def include(folder: Traversable) -> None:
    """Add the texts of a custom edition: a folder of Fluent files for each language, at least for English.

    English is used for missing languages. Files whose names begin with "rules" contain rules.
    """
    _included.append(folder)
    files = sorted(file.name for file in (folder / SOURCE).iterdir())
    RULES.extend(name for name in files if name.startswith("rules") and name not in RULES)
    for cached in (_language, _rules):
        cached.cache_clear()


def prefixes() -> dict[str, str]:
    """How the rule ids of each edition begin."""
    return {name: edition.prefix for name, edition in _editions().items()}


def _editions() -> dict[str, Edition]:
    from citadels.engine.editions import EDITIONS

    return EDITIONS


def _check(card_id: str, edition: str | None) -> None:
    if not has(f"card-{card_id}"):
        raise NoText(f"card-{card_id}", SOURCE)
    if edition is not None and edition not in _editions():
        raise NoText(f"edition-{edition}", SOURCE)


def _folder() -> Traversable:
    from importlib.resources import files

    return files(__name__)


@cache
def _is_ready() -> bool:
    """Whether this is a bundle with messages that were parsed in advance."""
    return (_folder() / FOLDER).is_dir()


@cache
def _languages() -> tuple[str, ...]:
    if _is_ready():
        return tuple(sorted(entry.name.removesuffix(".json") for entry in (_folder() / FOLDER).iterdir()))
    return tuple(sorted(entry.name for entry in _folder().iterdir() if (entry / RULES[0]).is_file()))


@cache
def _rules() -> tuple[str, ...]:
    files = _language(SOURCE).files
    found = [message for rules in RULES for message, file in files.items() if file == rules]
    return tuple(sorted(found, key=lambda rule_id: rule_id.startswith(RULING)))


@cache
def _tables() -> tuple[dict[str, list[str]], dict[str, dict[str, list[str]]]]:
    """The columns of cards.csv: the words that stand for a card in rule ids, if they differ from its own id; and for
    each edition the additional rules that a reader of the card needs, in the order they are shown."""
    import csv

    rows = list(csv.DictReader((_folder() / "cards.csv").read_text("utf-8").splitlines()))
    stems = {row["card"]: row["stems"].split() for row in rows if row["stems"]}
    also = {row["card"]: {edition: row.get(edition, "").split() for edition in prefixes()} for row in rows}
    return stems, also


_included: Final[list[Traversable]] = []


def _files(lang: str) -> list[Traversable]:
    """All Fluent files of a language, ours first."""
    own = [folder / lang if (folder / lang).is_dir() else folder / SOURCE for folder in _included]
    return [file for folder in (_folder() / lang, *own)
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name) if file.name.endswith(".ftl")]


@cache
def _language(lang: str) -> _Language | ReadyLanguage:
    if lang not in _languages():
        raise NoText(None, lang)
    if _is_ready():
        import json

        return ReadyLanguage(lang, **json.loads((_folder() / FOLDER / f"{lang}.json").read_text("utf-8")))
    # Imported here because Fluent imports Babel, and most programs that import the package need no texts.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    found: dict[str, str] = {}
    attributes: dict[tuple[str, str], str] = {}
    functions = forms.functions(lambda message, form: attributes.get((message, form)))
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for file in _files(lang):
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            # Fluent itself ignores both faults.
            if isinstance(entry, ast.Junk):
                raise BadText(f"{lang}/{file.name}: not Fluent: {entry.content}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise BadText(f"{lang}/{file.name}: {entry.id.name} is given twice")
                found[entry.id.name] = file.name
        bundle.add_resource(resource)
    # Names do not change, so they are read once. The name itself is the form "".
    for id in found:
        message = bundle.get_message(id)
        if message.attributes and message.value is not None:
            patterns = {"": message.value, **message.attributes}
            attributes |= {(id, form): str(bundle.format_pattern(pattern)[0]) for form, pattern in patterns.items()}
    return _Language(bundle, found)
