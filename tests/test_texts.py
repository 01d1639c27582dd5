"""The words: every rule and every card has its text, each text is whole, and what is missing is said clearly."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from citadels import texts


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
RU-1 RU-2 RU-3 RU-4 RU-5 RU-6 RU-7 RU-10 RU-11 RU-12 RU-13 RU-14 RU-15 RU-16 RU-17 RU-18 RU-19 RU-20 RU-21 RU-22
RU-23 RU-24 RU-25
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

OTHER_CARDS = ids("""
manor castle palace temple church monastery cathedral tavern market trading-post docks harbor town-hall watchtower
prison barracks fortress
graveyard university lighthouse bell-tower hospital throne-room ballroom
big-top ticket-booth acrobat fortune-teller strongman ringmaster human-cannonball
""")

OTHER_NAMES = ids("""
type-noble type-religious type-trade type-military type-unique
edition-deluxe edition-classic edition-circus edition-common-city
preset-first-game preset-ambitious-aristocrats preset-cunning-agents preset-illustrious-emissaries
preset-devious-dignitaries preset-tenacious-delegates preset-vicious-nobles preset-random
""")

CARDS = CHARACTERS + DELUXE_UNIQUES + OTHER_CARDS
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
    assert len(set(RULES)) == 166


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


@pytest.mark.parametrize("lang", texts.languages())
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_message_can_be_said(lang: str, number: int) -> None:
    sources = written(lang)
    assert set(texts.messages(lang)) == set(sources)
    for message, source in sources.items():
        needs = re.findall(r"\$([\w-]+)", FluentSerializer().serialize_entry(source))
        said = texts.text(message, lang, **dict.fromkeys(needs, number))
        assert said.strip(), message
        assert not re.search(r"[{}\u2068\u2069]", said), message


def test_messages_come_in_the_order_of_the_files() -> None:
    order = texts.messages()
    assert len(order) == len(set(order))
    assert order[:2] == ["card-assassin", "card-witch"]
    assert [message for message in order if message in set(RULES)] == RULES


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


@pytest.mark.parametrize("card", CHARACTERS + DELUXE_UNIQUES)
def test_every_deluxe_card_has_rules_of_its_own(card: str) -> None:
    found = texts.card_rules(card)
    stem = "TAX" if card == "tax-collector" else card.upper()
    assert found[0] == f"DX-{stem}-1"
    assert set(found) <= set(RULES)
    assert len(found) == len(set(found))


def test_rules_of_some_cards() -> None:
    assert texts.card_rules("tax-collector")[:4] == ["DX-TAX-1", "DX-TAX-2", "DX-TAX-3", "DX-TAX-4"]
    assert texts.card_rules("dragon-gate") == ["DX-DRAGON-GATE-1"]
    assert texts.card_rules("king")[:3] == ["DX-KING-1", "DX-KING-2", "DX-KING-3"]
    assert texts.card_rules("manor") == []
    assert all("DX-RANK8-1" in texts.card_rules(card) for card in RANK_8)


def test_a_rule_that_carries_a_card_s_name_belongs_to_one_card_only() -> None:
    general = re.compile(r"DX-(SETUP|DRAFT|CALL|TURN|BANK|END|RANK8)-\d+|RU-\d+")
    carried = [rule_id for card in CARDS for rule_id in texts.card_rules(card) if _carries(rule_id, card)]
    assert sorted(carried) == sorted(rule_id for rule_id in RULES if not general.fullmatch(rule_id))


def _carries(rule_id: str, card: str) -> bool:
    stem = "TAX" if card == "tax-collector" else card.upper()
    return re.fullmatch(rf"DX-{stem}-\d+", rule_id) is not None


def test_every_ruling_is_found_from_the_cards_it_names() -> None:
    rulings = [rule_id for rule_id in RULES if rule_id.startswith("RU-")]
    names = {card: re.compile(rf"\b{texts.name(card)}\b") for card in CARDS}
    naming = [(card, ruling) for ruling in rulings for card in CARDS if names[card].search(texts.rule(ruling))]
    assert len(naming) > 30
    assert [(card, ruling) for card, ruling in naming if ruling not in texts.card_rules(card)] == []


def test_an_unknown_card_has_no_rules() -> None:
    with pytest.raises(texts.NoText, match="card-dragon"):
        texts.card_rules("dragon")
    with pytest.raises(texts.NoText, match="card-dragon"):
        texts.card_text("dragon", "classic")


@pytest.mark.parametrize("card", CHARACTERS + DELUXE_UNIQUES)
def test_a_card_has_the_rules_of_its_edition(card: str) -> None:
    found = texts.card_rules(card, "deluxe")
    stem = "TAX" if card == "tax-collector" else card.upper()
    assert found[0] == f"DX-{stem}-1"
    assert set(found) <= set(texts.card_rules(card))


@pytest.mark.parametrize("edition", ["", "delux", "common_city", "DX"])
def test_an_unknown_edition_has_no_rules_and_no_texts(edition: str) -> None:
    with pytest.raises(texts.NoText, match=f"edition-{edition}"):
        texts.card_rules("king", edition)
    with pytest.raises(texts.NoText, match=f"edition-{edition}"):
        texts.card_text("king", edition)


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


def test_importing_the_words_does_not_load_fluent() -> None:
    check = "import sys, citadels.texts; sys.exit(any(m.split('.')[0] in ('fluent', 'babel') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
