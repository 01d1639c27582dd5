"""The words: every rule and every card has its text, each text is whole, and what is missing is said clearly."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from citadels import texts
from citadels.texts import forms


def ids(lines: str) -> list[str]:
    return lines.split()


RULES = ids("""
DX-SETUP-1 DX-SETUP-2 DX-SETUP-3 DX-SETUP-4 DX-SETUP-5 DX-SETUP-6 DX-SETUP-7
DX-DRAFT-1 DX-DRAFT-2 DX-DRAFT-3 DX-DRAFT-4 DX-DRAFT-5 DX-DRAFT-6 DX-DRAFT-7
DX-CALL-1 DX-CALL-2 DX-CALL-3 DX-TURN-1 DX-TURN-2 DX-TURN-3 DX-TURN-4 DX-TURN-5 DX-TURN-6 DX-TURN-7 DX-TURN-8
DX-TURN-9 DX-BANK-1
DX-END-1 DX-END-2 DX-END-3 DX-END-4 DX-END-5
DX-ASSASSIN-1 DX-WITCH-1 DX-WITCH-2 DX-WITCH-3 DX-WITCH-4 DX-WITCH-5 DX-WITCH-6 DX-WITCH-7 DX-WITCH-8
DX-MAGISTRATE-1 DX-MAGISTRATE-2 DX-MAGISTRATE-3 DX-MAGISTRATE-4 DX-MAGISTRATE-5 DX-MAGISTRATE-6 DX-MAGISTRATE-7
DX-THIEF-1 DX-THIEF-2 DX-SPY-1 DX-BLACKMAILER-1 DX-BLACKMAILER-2 DX-BLACKMAILER-3 DX-BLACKMAILER-4 DX-MAGICIAN-1
DX-WIZARD-1 DX-WIZARD-2 DX-WIZARD-3 DX-SEER-1 DX-KING-1 DX-KING-2 DX-KING-3 DX-EMPEROR-1 DX-EMPEROR-2 DX-EMPEROR-3
DX-EMPEROR-4 DX-PATRICIAN-1 DX-PATRICIAN-2 DX-PATRICIAN-3 DX-BISHOP-1 DX-BISHOP-2 DX-BISHOP-3 DX-ABBOT-1 DX-ABBOT-2
DX-CARDINAL-1 DX-CARDINAL-2 DX-CARDINAL-3 DX-MERCHANT-1 DX-MERCHANT-2 DX-ALCHEMIST-1 DX-TRADER-1 DX-TRADER-2
DX-ARCHITECT-1 DX-ARCHITECT-2 DX-NAVIGATOR-1 DX-NAVIGATOR-2 DX-SCHOLAR-1 DX-SCHOLAR-2 DX-WARLORD-1 DX-WARLORD-2
DX-DIPLOMAT-1 DX-DIPLOMAT-2 DX-DIPLOMAT-3 DX-MARSHAL-1 DX-MARSHAL-2 DX-RANK8-1 DX-QUEEN-1 DX-QUEEN-2 DX-ARTIST-1
DX-TAX-1 DX-TAX-2 DX-TAX-3 DX-TAX-4 DX-ARMORY-1 DX-BASILICA-1 DX-CAPITOL-1 DX-DRAGON-GATE-1 DX-FACTORY-1
DX-FRAMEWORK-1 DX-GOLD-MINE-1 DX-GREAT-WALL-1 DX-GREAT-WALL-2 DX-GREAT-WALL-3 DX-HAUNTED-QUARTER-1
DX-HAUNTED-QUARTER-2 DX-IMPERIAL-TREASURY-1 DX-IVORY-TOWER-1 DX-KEEP-1 DX-LABORATORY-1 DX-LIBRARY-1 DX-MAP-ROOM-1
DX-MONUMENT-1 DX-MONUMENT-2 DX-MUSEUM-1 DX-MUSEUM-2 DX-MUSEUM-3 DX-NECROPOLIS-1 DX-OBSERVATORY-1 DX-PARK-1
DX-POOR-HOUSE-1 DX-QUARRY-1 DX-SCHOOL-OF-MAGIC-1 DX-SCHOOL-OF-MAGIC-2 DX-SECRET-VAULT-1 DX-SECRET-VAULT-2
DX-SMITHY-1 DX-STABLES-1 DX-STATUE-1 DX-THEATER-1 DX-THEATER-2 DX-THIEVES-DEN-1 DX-WISHING-WELL-1
CL-SETUP-1 CL-SETUP-2 CL-SETUP-3 CL-SETUP-4 CL-SETUP-5 CL-SETUP-6 CL-DRAFT-1 CL-DRAFT-2 CL-DRAFT-3 CL-DRAFT-4
CL-DRAFT-5 CL-TURN-1 CL-TURN-2 CL-TURN-3 CL-TURN-4 CL-END-1 CL-END-2 CL-END-3 CL-ASSASSIN-1 CL-THIEF-1 CL-MAGICIAN-1
CL-KING-1 CL-BISHOP-1 CL-MERCHANT-1 CL-ARCHITECT-1 CL-WARLORD-1 CL-WITCH-1 CL-WITCH-2 CL-TAX-1 CL-TAX-2 CL-TAX-3
CL-WIZARD-1 CL-EMPEROR-1 CL-EMPEROR-2 CL-EMPEROR-3 CL-ABBOT-1 CL-ABBOT-2 CL-ALCHEMIST-1 CL-NAVIGATOR-1 CL-DIPLOMAT-1
CL-ARTIST-1 CL-QUEEN-1 CL-HAUNTED-CITY-1 CL-HAUNTED-CITY-2 CL-KEEP-1 CL-LABORATORY-1 CL-SMITHY-1 CL-OBSERVATORY-1
CL-GRAVEYARD-1 CL-DRAGON-GATE-1 CL-UNIVERSITY-1 CL-LIBRARY-1 CL-GREAT-WALL-1 CL-SCHOOL-OF-MAGIC-1 CL-LIGHTHOUSE-1
CL-ARMORY-1 CL-MUSEUM-1 CL-IMPERIAL-TREASURY-1 CL-MAP-ROOM-1 CL-WISHING-WELL-1 CL-QUARRY-1 CL-POOR-HOUSE-1 CL-PARK-1
CL-BELL-TOWER-1 CL-BELL-TOWER-2 CL-BELL-TOWER-3 CL-FACTORY-1 CL-HOSPITAL-1 CL-HOSPITAL-2 CL-THRONE-ROOM-1
CL-THRONE-ROOM-2 CL-BALLROOM-1 CL-BALLROOM-2
CI-SETUP-1 CI-DECK-1 CI-DECK-2 CI-DRAFT-1 CI-DRAFT-2 CI-CALL-1 CI-TURN-1 CI-END-1 CI-END-2 CI-THIEF-1 CI-KING-1
CI-BISHOP-1 CI-MERCHANT-1 CI-ARCHITECT-1 CI-WARLORD-1 CI-SMITHY-1 CI-ACTION-1 CI-ACTION-2 CI-ACTION-3 CI-ACTION-4
CI-TENT-1 CI-TENT-2 CI-TENT-3 CI-TENT-4 CI-BOOTH-1 CI-BOOTH-2 CI-BOOTH-3 CI-BOOTH-4 CI-ACROBAT-1 CI-ACROBAT-2
CI-FORTUNE-1 CI-STRONGMAN-1 CI-STRONGMAN-2 CI-RINGMASTER-1 CI-CANNONBALL-1 CI-CANNONBALL-2
CC-SETUP-1 CC-SETUP-2 CC-SETUP-3 CC-SETUP-4 CC-TURN-1 CC-TURN-2 CC-TURN-3 CC-TURN-4 CC-TURN-5 CC-TURN-6 CC-TURN-7
CC-DECK-1 CC-CITY-1 CC-AUCTION-1 CC-AUCTION-2 CC-PASS-1 CC-PASS-2 CC-PASS-3 CC-END-1 CC-END-2 CC-END-3 CC-END-4
CC-ASSASSIN-1 CC-WITCH-1 CC-WITCH-2 CC-THIEF-1 CC-TAX-1 CC-BISHOP-1 CC-QUEEN-1 CC-KING-1 CC-KING-2 CC-WARLORD-1
CC-MARK-1 CC-MARK-2 CC-BELL-TOWER-1 CC-BELL-TOWER-2
RU-1 RU-2 RU-3 RU-4 RU-5 RU-6 RU-7 RU-8 RU-10 RU-11 RU-12 RU-13 RU-14 RU-15 RU-16 RU-17 RU-18 RU-19 RU-20 RU-21 RU-22
RU-23 RU-24 RU-25 RU-30 RU-31 RU-32 RU-33 RU-34 RU-35 RU-36 RU-40 RU-41 RU-42 RU-43 RU-44 RU-45
RU-50 RU-51 RU-52 RU-53 RU-54 RU-55 RU-56
""")

CHARACTERS = ids("""
assassin witch magistrate thief spy blackmailer magician wizard seer king emperor patrician bishop abbot cardinal
merchant alchemist trader architect navigator scholar warlord diplomat marshal queen artist tax-collector
""")

DELUXE_UNIQUES = ids("""
armory basilica capitol dragon-gate factory framework gold-mine great-wall haunted-quarter imperial-treasury
ivory-tower keep laboratory library map-room monument museum necropolis observatory park poor-house quarry
school-of-magic secret-vault smithy stables statue theater thieves-den wishing-well
""")

BASIC = ids("""
manor castle palace temple church monastery cathedral tavern market trading-post docks harbor town-hall watchtower
prison barracks fortress
""")

CIRCUS_CHARACTERS = ids("assassin thief magician king bishop merchant architect warlord")
CLASSIC_CHARACTERS = CIRCUS_CHARACTERS + ids("""
witch tax-collector wizard emperor abbot alchemist navigator diplomat queen artist
""")

CIRCUS_UNIQUES = ids("""
dragon-gate graveyard haunted-quarter keep laboratory library observatory school-of-magic smithy university
""")
CLASSIC_UNIQUES = CIRCUS_UNIQUES + ids("""
great-wall
lighthouse armory museum imperial-treasury map-room wishing-well quarry poor-house park bell-tower factory hospital
throne-room ballroom
""")

ACTION_CARDS = ids("big-top ticket-booth acrobat fortune-teller strongman ringmaster human-cannonball")

# What is printed on with a text, by edition.
POWERS = {
    "deluxe": CHARACTERS + DELUXE_UNIQUES,
    "classic": CLASSIC_CHARACTERS + CLASSIC_UNIQUES,
    "circus": CIRCUS_CHARACTERS + CIRCUS_UNIQUES + ACTION_CARDS,
    "common-city": CLASSIC_CHARACTERS + CLASSIC_UNIQUES,
}
EVERY_POWER = [(card, edition) for edition, cards in POWERS.items() for card in cards]

PREFIXES = {"deluxe": "DX", "classic": "CL", "circus": "CI", "common-city": "CC"}
RULINGS = {"deluxe": range(10, 26), "classic": range(30, 37), "circus": range(40, 46), "common-city": range(50, 57)}
STEMS = {
    "tax-collector": "TAX",
    "haunted-quarter": "HAUNTED-QUARTER|HAUNTED-CITY",
    "big-top": "TENT",
    "ticket-booth": "BOOTH",
    "fortune-teller": "FORTUNE",
    "human-cannonball": "CANNONBALL",
}

OPTIONS = ids("short-game action-cards five-colours smithy-pay smithy-draw start-gold printed-types")

OTHER_NAMES = ids("""
type-noble type-religious type-trade type-military type-unique
edition-deluxe edition-classic edition-circus edition-common-city
preset-first-game preset-ambitious-aristocrats preset-cunning-agents preset-illustrious-emissaries
preset-devious-dignitaries preset-tenacious-delegates preset-vicious-nobles preset-random preset-base
preset-new-neighbours preset-court-and-cloister preset-dark-arts preset-crowded-court
""")

CARDS = CHARACTERS + BASIC + list(dict.fromkeys(DELUXE_UNIQUES + CLASSIC_UNIQUES)) + ACTION_CARDS
RANK_8 = ["warlord", "diplomat", "marshal"]


def written(lang: str) -> dict[str, ast.Message]:
    """The messages as they stand in the files, read without the loader."""
    found = {}
    for file in (files(texts) / lang).iterdir():
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def test_the_rules_are_exactly_these_in_this_order() -> None:
    assert texts.rule_ids() == RULES
    assert len(set(RULES)) == 332


@pytest.mark.parametrize("lang", texts.languages())
def test_every_rule_is_a_whole_sentence(lang: str) -> None:
    for rule_id in RULES:
        sentence = texts.rule(rule_id, lang)
        assert sentence.endswith("."), rule_id
        assert sentence[0].isupper(), rule_id
        assert not re.search(r"[!`{}\n]|  ", sentence), rule_id


@pytest.mark.parametrize("lang", texts.languages())
def test_no_two_rules_have_the_same_words(lang: str) -> None:
    assert len({texts.rule(rule_id, lang) for rule_id in RULES}) == len(RULES)


@pytest.mark.parametrize("lang", texts.languages())
def test_every_card_has_a_name(lang: str) -> None:
    for card in CARDS:
        assert texts.name(card, lang).strip(), card
    for other in OTHER_NAMES:
        assert texts.text(other, lang).strip(), other


def test_nothing_else_is_named() -> None:
    expected = {f"card-{card}" for card in CARDS} | set(OTHER_NAMES)
    assert {message for message in texts.messages() if re.match("card-|type-|edition-|preset-", message)} == expected


def test_english_names() -> None:
    assert texts.name("tax-collector") == "Tax Collector"
    assert texts.name("thieves-den") == "Thieves' Den"
    assert texts.text("type-noble") == "Noble"
    assert texts.text("preset-first-game") == "First Game"
    assert texts.text("edition-deluxe") == "Deluxe"


def test_messages_come_in_the_order_of_the_files() -> None:
    order = texts.messages()
    assert len(order) == len(set(order))
    first = order.index("card-assassin")
    assert order[first : first + 2] == ["card-assassin", "card-witch"]
    deluxe = [rule_id for rule_id in RULES if rule_id.startswith("DX-")]
    assert [message for message in order if message.startswith("DX-")] == deluxe


def test_an_unknown_message_is_named_together_with_its_language() -> None:
    with pytest.raises(texts.NoText) as missing:
        texts.text("no-such-message")
    assert isinstance(missing.value, KeyError)
    assert str(missing.value) == "no text 'no-such-message' in language 'en'"
    assert (missing.value.message, missing.value.lang) == ("no-such-message", "en")


@pytest.mark.parametrize("lang", ["xx", "", "..", "en/../en", "__pycache__"])
def test_an_unknown_language_has_no_texts(lang: str) -> None:
    assert not texts.has("card-king", lang)
    with pytest.raises(texts.NoText, match="card-king"):
        texts.name("king", lang)
    with pytest.raises(texts.NoText, match="no texts in language"):
        texts.messages(lang)


def test_a_name_is_no_rule_and_a_rule_no_name() -> None:
    assert texts.has("card-king")
    with pytest.raises(texts.NoText):
        texts.rule("card-king")
    with pytest.raises(texts.NoText):
        texts.name("DX-KING-1")
    assert not texts.has("king")


def test_english_is_there() -> None:
    assert "en" in texts.languages()


def carries(card: str, prefix: str) -> re.Pattern[str]:
    """Ids of an edition's rules that have the card's name in them."""
    return re.compile(rf"(?:{prefix})-(?:{STEMS.get(card, card.upper())})-\d+")


@pytest.mark.parametrize(("card", "edition"), EVERY_POWER)
def test_a_card_has_the_rules_of_its_edition_its_own_first(card: str, edition: str) -> None:
    found = texts.card_rules(card, edition)
    own = [rule_id for rule_id in RULES if carries(card, PREFIXES[edition]).fullmatch(rule_id)]
    assert found[: len(own)] == own
    assert len(found) == len(set(found)) and set(found) <= set(RULES)
    rulings = [int(rule_id[3:]) for rule_id in found if rule_id.startswith("RU-")]
    assert rulings == sorted(rulings) and found[len(found) - len(rulings) :] == [f"RU-{n}" for n in rulings]


@pytest.mark.parametrize(("card", "edition"), EVERY_POWER)
def test_some_rule_of_a_card_carries_its_name(card: str, edition: str) -> None:
    known = {"deluxe": "DX", "classic": "CL", "circus": "CI|CL", "common-city": "CC|CL"}[edition]
    assert carries(card, known).fullmatch(texts.card_rules(card, edition)[0])


@pytest.mark.parametrize(
    ("edition", "foreign"),
    [
        ("deluxe", r"(CL|CI|CC)-.*"),
        ("classic", r"(CI|CC)-.*|DX-(SETUP|DRAFT|END|THIEF|KING|EMPEROR|ABBOT|LABORATORY|LIBRARY|QUARRY|TAX)-\d+"),
        ("circus", r"CC-.*|CL-(SETUP|DRAFT|END|MERCHANT|ARCHITECT|WARLORD|BISHOP|SMITHY|GREAT-WALL)-\d+"),
        ("common-city", r"CI-.*|CL-(SETUP|DRAFT|END|THIEF|ASSASSIN|QUEEN|BELL-TOWER)-\d+|CL-EMPEROR-3|RU-[24]"),
    ],
)
def test_rules_that_do_not_hold_in_an_edition_are_not_shown_there(edition: str, foreign: str) -> None:
    found = {rule_id for card in CARDS for rule_id in texts.card_rules(card, edition)}
    assert len(found) > 40
    assert [rule_id for rule_id in found if re.fullmatch(foreign, rule_id)] == []


@pytest.mark.parametrize("edition", PREFIXES)
def test_cards_of_other_editions_have_no_rules_here(edition: str) -> None:
    named = {card for card in CARDS if texts.card_rules(card, edition)}
    assert named - set(BASIC) == set(POWERS[edition])


def test_rules_of_some_cards() -> None:
    assert texts.card_rules("tax-collector", "deluxe")[:4] == ["DX-TAX-1", "DX-TAX-2", "DX-TAX-3", "DX-TAX-4"]
    assert texts.card_rules("dragon-gate", "deluxe") == ["DX-DRAGON-GATE-1"]
    assert texts.card_rules("king", "deluxe")[:3] == ["DX-KING-1", "DX-KING-2", "DX-KING-3"]
    assert texts.card_rules("manor") == [] and texts.card_rules("manor", "classic") == []
    assert all("DX-RANK8-1" in texts.card_rules(card, "deluxe") for card in RANK_8)
    witch = ids("CL-WITCH-1 CL-WITCH-2 DX-WITCH-1 DX-WITCH-2 DX-WITCH-3 DX-WITCH-6 DX-WITCH-7 DX-WITCH-8")
    assert texts.card_rules("witch", "classic")[:8] == witch
    assert texts.card_rules("smithy", "circus") == ["CI-SMITHY-1"]
    assert texts.card_rules("haunted-quarter", "classic")[:2] == ["CL-HAUNTED-CITY-1", "CL-HAUNTED-CITY-2"]
    assert texts.card_rules("fortress", "common-city") == ["CC-SETUP-4"]
    assert texts.card_rules("fortress", "classic") == []


@pytest.mark.parametrize("card", CARDS)
def test_without_an_edition_the_rules_of_all_are_given(card: str) -> None:
    everything = texts.card_rules(card)
    assert len(everything) == len(set(everything))
    assert set(everything) == {rule_id for edition in PREFIXES for rule_id in texts.card_rules(card, edition)} | {
        rule_id for rule_id in RULES if carries(card, "DX|CL|CI|CC").fullmatch(rule_id)
    }


def test_a_rule_that_carries_a_card_s_name_belongs_to_one_card_only() -> None:
    general = re.compile(r"[A-Z]+-(SETUP|DRAFT|CALL|TURN|BANK|END|RANK8|DECK|ACTION|CITY|AUCTION|PASS|MARK)-\d+|RU-\d+")
    carried = [
        rule_id for card in CARDS for rule_id in texts.card_rules(card) if carries(card, "[A-Z]+").fullmatch(rule_id)
    ]
    assert sorted(carried) == sorted(rule_id for rule_id in RULES if not general.fullmatch(rule_id))


@pytest.mark.parametrize("edition", PREFIXES)
def test_every_ruling_is_found_from_the_cards_it_names(edition: str) -> None:
    rulings = [f"RU-{number}" for number in [*range(1, 8), *RULINGS[edition]]]
    assert set(rulings) <= set(RULES)
    names = {card: re.compile(rf"\b{texts.name(card)}\b") for card in POWERS[edition]}
    naming = [(card, ruling) for ruling in rulings for card in names if names[card].search(texts.rule(ruling))]
    assert len(naming) >= 7
    assert [(card, ruling) for card, ruling in naming if ruling not in texts.card_rules(card, edition)] == []


@pytest.mark.parametrize("lang", texts.languages())
@pytest.mark.parametrize("edition", PREFIXES)
def test_every_card_with_a_power_says_it_in_two_sentences_at_most(edition: str, lang: str) -> None:
    for card in POWERS[edition]:
        said = texts.card_text(card, edition, lang)
        assert said.endswith(".") and said[0].isupper(), card
        assert len(re.findall(r"\.(?: |$)", said)) <= 2 and len(said) < 200, card
        assert not re.search(r"[!`{}\n]|  ", said), card


def test_other_districts_say_nothing() -> None:
    assert {texts.card_text(card, edition) for card in BASIC for edition in PREFIXES} == {""}


def test_a_card_says_what_holds_in_its_edition() -> None:
    assert "gain 2 gold" in texts.card_text("laboratory", "deluxe")
    assert {texts.card_text("laboratory", edition) for edition in list(PREFIXES)[1:]} == {
        "Once per turn, discard 1 card to gain 1 gold."
    }
    assert "pay 3 gold" in texts.card_text("smithy", "circus")
    assert {texts.card_text("smithy", edition) for edition in PREFIXES if edition != "circus"} == {
        "Once per turn, pay 2 gold to gain 3 cards."
    }
    assert texts.card_text("merchant", "common-city") == texts.card_text("merchant", "deluxe")
    assert texts.card_text("merchant", "classic") != texts.card_text("merchant", "deluxe")


@pytest.mark.parametrize("lang", texts.languages())
def test_every_text_of_a_card_is_said_somewhere(lang: str) -> None:
    said = {texts.card_text(card, edition, lang) for card, edition in EVERY_POWER}
    written = {message for message in texts.messages(lang) if message.startswith("text-")}
    assert said == {texts.text(message, lang) for message in written}
    known = {f"text-{card}{end}" for card, edition in EVERY_POWER for end in ("", f"-{edition}")}
    assert written - known == set()


@pytest.mark.parametrize("lang", texts.languages())
def test_every_option_has_a_label_and_a_line_of_help(lang: str) -> None:
    for option in OPTIONS:
        label, line = texts.text(f"option-{option}", lang), texts.text(f"option-{option}-help", lang)
        assert label[0].isupper() and not label.endswith("."), option
        assert line[0].isupper() and line.endswith(".") and "\n" not in line, option


@pytest.mark.parametrize("edition", ["", "delux", "common_city", "DX"])
def test_an_unknown_edition_has_no_rules_and_no_texts(edition: str) -> None:
    with pytest.raises(texts.NoText, match=f"edition-{edition}"):
        texts.card_rules("king", edition)
    with pytest.raises(texts.NoText, match=f"edition-{edition}"):
        texts.card_text("king", edition)


def test_an_unknown_card_has_no_rules() -> None:
    with pytest.raises(texts.NoText, match="card-dragon"):
        texts.card_rules("dragon")
    with pytest.raises(texts.NoText, match="card-dragon"):
        texts.card_text("dragon", "classic")


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty Polish folder that the loader reads instead of its own."""
    caches = [texts._languages, texts._rules, texts._tables, texts._language]
    monkeypatch.setattr(texts, "_folder", lambda: tmp_path)
    for cached in caches:
        cached.cache_clear()
    (tmp_path / "pl").mkdir()
    yield tmp_path / "pl"
    for cached in caches:
        cached.cache_clear()


def test_words_follow_the_grammar_of_their_language(own_folder: Path) -> None:
    (own_folder / "rules.ftl").write_text(
        "gold = { $n ->\n    [one] { $who }: { $n } moneta\n    [few] { $who }: { $n } monety\n"
        "   *[many] { $who }: { $n } monet\n }\n",
        "utf-8",
    )
    assert texts.languages() == ["pl"]
    assert [texts.text("gold", "pl", who="Ala", n=n) for n in (1, 3, 5)] == [
        "Ala: 1 moneta",
        "Ala: 3 monety",
        "Ala: 5 monet",
    ]


def test_names_stand_in_the_form_that_a_sentence_needs(own_folder: Path) -> None:
    (own_folder / "rules.ftl").write_text(
        "card-king = Król\n    .acc = Króla\n    .gender = m\n"
        "card-queen = Królowa\n    .acc = Królową\n    .gender = f\n"
        'kill = { $who } zabija { FORM($victim, "acc") }\n'
        'gone = { TRAIT($victim, "gender") ->\n    [f] zabita\n   *[m] zabity\n }: { $victim }\n',
        "utf-8",
    )
    king, queen = texts.word("card-king", "pl"), texts.word("card-queen", "pl")
    said = [texts.text("kill", "pl", who="Ala", victim=victim) for victim in (king, f"{king} i {queen}", "Jan")]
    assert said == ["Ala zabija Króla", "Ala zabija Króla i Królową", "Ala zabija Jan"]
    assert [texts.text("gone", "pl", victim=victim) for victim in (king, queen, "Jan")] == [
        "zabity: Król",
        "zabita: Królowa",
        "zabity: Jan",
    ]
    priced = forms.mark("noble", "Król* 3N", "card-king")
    assert forms.plain(texts.told("kill", "pl", who="", victim=priced)) == " zabija Króla* 3N"
    assert forms.mark("noble", "Króla* 3N", "card-king") in texts.told("kill", "pl", who="", victim=priced)


def test_a_text_that_is_not_given_what_it_speaks_of_is_refused(own_folder: Path) -> None:
    (own_folder / "rules.ftl").write_text("gold = { $n } gold\n", "utf-8")
    with pytest.raises(texts.BadText, match=r"text 'gold' in language 'pl': .*n"):
        texts.text("gold", "pl")


def test_a_message_given_twice_is_refused(own_folder: Path) -> None:
    (own_folder / "cards.ftl").write_text("card-king = King\n", "utf-8")
    (own_folder / "rules.ftl").write_text("card-king = Queen\n", "utf-8")
    with pytest.raises(texts.BadText, match=r"pl/rules\.ftl: card-king is given twice"):
        texts.messages("pl")


def test_a_line_that_is_not_fluent_is_refused(own_folder: Path) -> None:
    (own_folder / "rules.ftl").write_text("DX-KING-1 = { $n\n", "utf-8")
    with pytest.raises(texts.BadText, match=r"pl/rules\.ftl: not Fluent"):
        texts.messages("pl")


def test_rules_may_stand_in_one_file_for_each_edition(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "SOURCE", "pl")
    (own_folder / "rules.ftl").write_text("DX-KING-1 = A.\nRU-1 = B.\n", "utf-8")
    assert texts.rule_ids() == ["DX-KING-1", "RU-1"]
    for cached in (texts._languages, texts._rules, texts._language):
        cached.cache_clear()
    (own_folder / "rules-common-city.ftl").write_text("CC-KING-1 = C.\nRU-50 = D.\n", "utf-8")
    (own_folder / "rules-classic.ftl").write_text("CL-KING-1 = E.\nRU-30 = F.\n", "utf-8")
    assert texts.rule_ids() == ids("DX-KING-1 CL-KING-1 CC-KING-1 RU-1 RU-30 RU-50")


def test_a_translation_without_an_edition_s_text_does_not_tell_another_rule(own_folder: Path) -> None:
    english = own_folder.parent / "en"
    english.mkdir()
    (english / "rules.ftl").write_text("card-king = King\ntext-king = One.\ntext-king-classic = Two.\n", "utf-8")
    (own_folder / "rules.ftl").write_text("text-king = Jeden.\n", "utf-8")
    assert texts.card_text("king", "deluxe", "pl") == "Jeden."
    assert texts.card_text("king", "circus") == "Two."
    with pytest.raises(texts.NoText, match="text-king-classic"):
        texts.card_text("king", "circus", "pl")


def test_importing_the_words_does_not_load_fluent() -> None:
    check = "import sys, citadels.texts; sys.exit(any(m.split('.')[0] in ('fluent', 'babel') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
