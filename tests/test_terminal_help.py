"""Help in the terminal, in the reader's language: for questions, for rules, for the command line itself."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from citadels import cli, rulebook, texts
from citadels.facts import edition_names, facts_of
from citadels.offers import QUESTIONS
from citadels.terminal import question_help, rules_browser
from tests.terminal import WIDTH, own_folder, run

__all__ = ["own_folder"]

LANGUAGES = texts.languages()


def widest(shown: str) -> int:
    # the name of a file is never broken
    return max(len(line) for line in shown.splitlines() if not line.startswith("  /"))


# -- questions ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", edition_names())
def test_every_kind_of_question_is_explained(edition: str, lang: str) -> None:
    facts = facts_of(edition)
    for kind in QUESTIONS:
        for role in ("", *facts.ranks):
            told = question_help.explain(kind, facts, role, lang)
            assert len(told) > 20 and "{" not in told, (kind, role)


def test_the_rules_of_the_questions_are_rules_that_hold_there() -> None:
    known = question_help.rules()
    assert set(QUESTIONS) <= set(known)
    for kind, cells in known.items():
        for edition, rules in cells.items():
            holding = set(rulebook.holding(edition))
            assert set(rules.split()) <= holding, (kind, edition)
        assert any(cells.values()), kind


def test_the_rule_is_that_of_the_character_where_there_are_several() -> None:
    deluxe = facts_of("deluxe")
    assert question_help.rule_for("give", deluxe, "cardinal") == "DX-CARDINAL-2"
    assert question_help.rule_for("give", deluxe, "seer") == question_help.rule_for("give", deluxe) == "DX-SEER-1"
    assert question_help.rule_for("bid", deluxe) == ""


def test_help_explains_what_is_asked_now_and_can_be_switched_off() -> None:
    words = "play --players 4 --seed 10"
    status, shown = run(words, ["?", "help off", "help on", "help"])
    assert status == 0
    flat = " ".join(shown.split())
    assert flat.count("A character is yours for one round") == 2
    assert "(DX-DRAFT-3)" in flat
    assert texts.text("help-is-off").split(";")[0] in flat and texts.text("help-is-on") in flat
    assert widest(shown) <= WIDTH


# -- rules -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", edition_names())
def test_a_card_is_found_by_its_name_in_any_language(edition: str, lang: str) -> None:
    facts = facts_of(edition)
    for card in facts.cards:
        name = texts.name(card, lang)
        plain = rules_browser.fold(name)  # as it is typed on a keyboard without these letters
        for asked in (name, name.upper(), plain, card, card.replace("-", " ").title()):
            assert rules_browser.find(asked, facts, lang) == (card, texts.card_rules(card, edition)), asked
        assert rules_browser.find(name, facts, "en")[0], "who reads English may know it by another name"


@pytest.mark.parametrize(("asked", "found"), [
    ("Král", "King, rank-4"), ("kral", "King, rank-4"), ("КОРОЛЬ", "King, rank-4"), ("учёный", "Scholar"),
    ("ученый", "Scholar"), ("regele", "King, rank-4"), ("dx turn 4", "DX-TURN-4"), ("DX_TURN_4", "DX-TURN-4"),
    ("crown", "rules mention"), ("build limit", "rules mention"), ("acrobat", "not in the Deluxe edition"),
])
def test_rules_are_found_however_they_are_called(asked: str, found: str) -> None:
    status, shown = run(f"rules {asked}")
    assert status == 0 and found in " ".join(shown.split())
    assert widest(shown) <= WIDTH


def test_a_word_is_found_in_rules_that_hold_there_and_on_cards() -> None:
    facts = facts_of("classic")
    cards, rules = rules_browser.mentioning("CROWN", facts, "en")
    assert "king" in cards and "CL-KING-1" in rules and "DX-TURN-9" in rules
    assert not [rule for rule in rules if rule.startswith(("CI-", "CC-"))]
    russian = texts.text("art-crown", "ru").upper()
    assert "king" in rules_browser.mentioning(russian, facts, "ru")[0], "in whatever case"
    assert rules_browser.mentioning("", facts, "en") == rules_browser.mentioning("no", facts, "en") == ([], [])


def test_a_letter_with_a_mark_is_the_letter_but_for_one() -> None:
    assert [rules_browser.fold(word) for word in ("Žoldnéř", "ЁЖ", "Șarlatan", "Йод", "и\u0306")] == [
        "zoldner", "еж", "sarlatan", "йод", "й"]


@pytest.mark.parametrize("asked", ["xyzzy", "kong", "--edition circus witch", "no such card"])
def test_what_there_is_not_is_one_sentence(asked: str) -> None:
    status, shown = run(f"rules {asked}")
    assert status == 1
    assert shown.strip().startswith("There is no card or rule") and len(shown.strip().splitlines()) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", edition_names())
def test_the_index_is_there_in_every_language(edition: str, lang: str) -> None:
    screen = io.StringIO()
    Console(file=screen, width=WIDTH, highlight=False).print(rules_browser.index(facts_of(edition), lang))
    shown = screen.getvalue()
    assert texts.text("rules-index", lang).split()[0] in shown
    assert widest(shown) <= WIDTH


# -- the command line --------------------------------------------------------------------------------------------------
def said(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    with pytest.raises(SystemExit) as left:
        cli.main(words)
    shown = capsys.readouterr()
    return int(left.value.code or 0), shown.out + shown.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_of_a_command_is_in_the_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, shown = said(["rules", "--lang", lang, "--help"], capsys)
    assert status == 0
    for message in ("cli-usage", "cli-arguments", "cli-options", "cli-help", "cli-lang"):
        assert texts.text(message, lang).strip() in " ".join(shown.split()), message
    about = texts.text("cli-rules", lang)
    assert f" {about[0].upper()}{about[1:]}. " in " ".join(shown.split()), "a sentence above the arguments"
    assert lang == "en" or "show this help" not in shown


@pytest.mark.parametrize(("words", "message"), [
    (["play", "--players", "many"], "cli-bad-value"), (["play", "--seed"], "cli-bad-missing"),
    (["replay"], "cli-bad-required"), (["play", "--dance"], "cli-bad-unknown"), (["dance"], "cli-bad-choice"),
    (["play", "--load", "a", "--resume"], "cli-bad-together"), (["play", "--watch=yes"], "cli-bad-extra"),
    (["play", "--se", "3"], "cli-bad-vague"),
])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fault_in_the_command_is_one_sentence_of_the_language(
    lang: str, words: list[str], message: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
    status, shown = said(words, capsys)
    assert status == 1 and len(shown.strip().splitlines()) == 1
    marks = {name: "\x00" for name in ("option", "value", "choices", "matches", "what")}
    pieces = [piece.strip() for piece in texts.text(message, lang, **marks).split("\x00")]
    assert all(piece in shown for piece in pieces), (shown, pieces)


@pytest.mark.parametrize(("variables", "lang"), [
    ({"LC_ALL": "ru_RU.UTF-8", "LANG": "cs_CZ"}, "ru"), ({"LC_ALL": "", "LANG": "cs_CZ.UTF-8"}, "cs"),
    ({"LC_ALL": "C", "LANG": "cs_CZ"}, "en"), ({"LANG": "ro@euro"}, "ro"), ({"LC_MESSAGES": "it", "LANG": "bg"}, "it"),
])
def test_the_first_variable_that_is_set_names_the_language(
    variables: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert cli.language([]) == lang
