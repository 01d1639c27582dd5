"""Every event, every line and every question has its words, and no word is left over."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from random import Random
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser, ast

from citadels import Game, offers, rulebook, texts
from citadels.engine.event_notation import REASONS
from citadels.engine.events import CARDS_PART, KINDS
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS, LINES
from citadels.facts import TYPES, edition_names, facts_of
from citadels.offers import parse
from citadels.shapes import Event, Secret
from citadels.terminal import rules_browser
from citadels.terminal.bot_names import LEVELS
from citadels.terminal.character_row import MARKS
from citadels.terminal.event_log import UNSAID_AFTER, EventLog
from citadels.terminal.formatting import Formatter, Signs
from citadels.terminal.log_writer import GAINS, HURTS, REVERSED, LogEntry
from citadels.terminal.option_labels import has_group, option
from citadels.texts.forms import plain
from tests.playing import TABLES, some_game, steps

NAMES = ["Sam", "Ana", "Boris", "Chiara", "Dan", "Elena", "Farid", "Greta", "Hugo"]
LANGUAGES = texts.languages()
OWN = ("briefs.ftl", "decisions.ftl", "events.ftl", "options.ftl", "table.ftl", "terminal.ftl")


def fmt(seat: int | None = 0, lang: str = "en", edition: str = "deluxe") -> Formatter:
    return Formatter(facts_of(edition), NAMES, seat, lang, Signs(plain=True))


UNSEEN: Secret = {"fields": [], "seats": []}
BEGINNINGS: list[list[Event]] = [
    [], [{"event": "revealed", "seat": 0, "character": "warlord", "secret": UNSEEN}],
    [{"event": "turned-up", "seat": 0, "character": "thief", "secret": UNSEEN}],
]


# One's own character, another's, a card, the district itself, districts of a type, and nothing.
SOURCES = {(True, 1): "warlord", (True, 0): "thief", (True, None): "noble",
           (False, 1): "laboratory", (False, 0): "manor", (False, None): None}


def an_event(kind: Any, seat: int, other: int | None, known: bool) -> Event:
    """An event of a kind with all its parts."""
    samples: dict[str, Any] = {
        "round": 3, "choice": 1, "gold": 2, "count": 2, "character": "king", "signed": "king", "flower": "king",
        "gave": "king", "received": "thief", "district": "manor", "type": "noble", "flowered": True,
        "characters": ["king", "thief"], "cards": ["manor", "tavern"], "for": "tavern", "points": 5, "lap": 2,
        "booth": 1,
    }
    event: dict[str, Any] = {"event": kind.name, "secret": UNSEEN}
    if kind.seat:
        event["seat"] = seat
    if kind.other:
        event[kind.other] = other
    if kind.source:
        event[kind.source] = SOURCES[known, other]
    for part, bit in ((kind.arg, 2), (kind.cards, CARDS_PART)):
        if part:
            event[part] = samples[part] if known or not kind.secret & bit else None
    return cast(Event, event)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["deluxe", "common-city"])  # without and with turns of the common city
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_event_can_be_told_to_everybody(kind: Any, edition: str, lang: str) -> None:
    assert texts.has(f"event-{kind.name}", lang)
    for reader in (0, 1, 2, None):
        for known in (True, False):
            for other in (1, 0, None) if kind.name in ("auctioned", "bribed", "paid") or not kind.other else (1, 0):
                for before in BEGINNINGS:
                    log = EventLog(fmt(reader, lang, edition), everything=known)
                    log.mine = {"king"} if reader == 2 else set()
                    entries = log.feed([*before, an_event(kind, 0, other, known)])
                    for entry in entries:
                        assert not re.search(r"[{}]|  |\bNone\b", plain(entry.text)), entry


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", edition_names())
def test_every_line_of_the_notation_has_a_label(edition: str, lang: str) -> None:
    reader = fmt(0, lang, edition)
    view = Game.new(edition, 4, seed=1).view(0)
    labels = {}
    for line in LINES:
        found = option(reader, view, parse(line), None)
        assert plain(found.label).strip() and (plain(found.cell).strip() or not found.heading), line
        assert not re.search(r"[{}]|\bNone\b", found.label), line
        assert found.label.count("(") <= 1, line  # a note comes in brackets, so nothing else may
        labels[line] = plain(found.label)
    for verb in {line.split()[0] for line in LINES}:
        same = [labels[line] for line in LINES if line.split()[0] == verb and "*" not in line]
        if verb != "income":  # what it yields is known only in a game
            assert len(set(same)) == len(same), f"two lines of {verb} read alike"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_words(lang: str) -> None:
    for kind in offers.QUESTIONS:
        assert texts.has(f"ask-{kind}", lang), kind


def test_every_event_that_is_sorted_exists() -> None:
    assert {*HURTS, *GAINS, *REVERSED, *UNSAID_AFTER} <= {kind.name for kind in KINDS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", edition_names())
def test_every_card_of_an_edition_has_a_few_words(edition: str, lang: str) -> None:
    facts = facts_of(edition)
    uniques = [card for card, district in facts.districts.items() if district.type == "unique"]
    for card in [*facts.ranks, *uniques, *facts.actions]:
        # so short that it fits beside a character in a narrow list
        assert 0 < len(rules_browser.brief(card, facts, lang)) <= 62, card


@pytest.mark.parametrize("edition", edition_names())
def test_every_card_and_rule_can_be_looked_up(edition: str) -> None:
    facts = facts_of(edition)
    for card in facts.cards:
        for asked in (card, texts.name(card), texts.name(card).upper()):
            assert rules_browser.find(asked, facts, "en") == (card, texts.card_rules(card, edition))
    for rule in texts.rule_ids():
        assert rules_browser.find(rule.lower(), facts, "en") == ("", [rule])
    for topic in rulebook.topics(edition):
        found = rules_browser.find(topic.id.partition("-")[2], facts, "en")[1]
        assert found and all(rule.startswith(f"{topic.id}-") for rule in found), "the edition's own come first"


def test_the_facts_are_those_of_the_cards() -> None:
    facts = facts_of("deluxe")
    assert list(facts.ranks) == CHARACTER_WORDS and set(facts.districts) < set(CARD_WORDS)
    assert facts.districts["castle"] == (4, "noble", 4, 1) and facts.districts["monument"].size == 2
    assert facts.gains["abbot"] == "religious" and "thief" not in facts.gains
    assert sum(district.copies for district in facts.districts.values()) == 84
    assert (facts.goal(3, False), facts.goal(4, False)) == (8, 7)
    assert facts.ninth(4) == ["artist", "tax-collector"] and "queen" in facts.ninth(5)
    assert facts.preset(list(Game.new(preset="vicious-nobles").view(None)["uniques"])) == "vicious-nobles"
    assert facts.preset([]) is None


def test_the_facts_follow_edition_and_options() -> None:
    classic, circus, common = (facts_of(edition) for edition in edition_names()[1:])
    assert classic.ranks["tax-collector"] == 2 and "spy" not in classic.ranks
    assert (classic.goal(4, False), classic.goal(4, True)) == (8, 7)
    assert facts_of("classic", {"short_game": True}).goal(4, False) == 7
    assert [players for players in range(2, 9) if classic.may_have_ninth(players)] == [3, 4, 5, 6, 7]
    for preset in classic.presets[:-1]:
        assert classic.preset(Game.new("classic", 5, preset=preset, seed=1).view(None)["uniques"]) == preset
    assert sum(circus.actions.values()) == 15 and not facts_of("circus", {"action_cards": False}).actions
    assert circus.size("big-top") == 1 and not circus.may_have_ninth(4) and len(circus.presets) == 1
    assert common.seats == (2, 9) and (common.goal(4, False), common.goal(4, True)) == (42, 30)
    assert common.districts["fortress"].type == "noble"
    assert facts_of("common-city", {"printed_types": True}).districts["fortress"].type == "military"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert set(texts.messages(lang)) == set(texts.messages("en"))


def made_up_ids() -> set[str]:
    """The ids that are put together from a verb, an event or another word."""
    keys = {parse(line) for line in LINES}
    editions = [facts_of(edition) for edition in edition_names()]
    kinds = [kind.name for kind in KINDS]
    cards = {card for facts in editions for card in facts.cards}
    options = {name.replace("_", "-") for facts in editions for name in facts.choices}
    return {
        *(f"option-{move.key}" for move in keys),
        *(f"group-{move.key}" for move in keys if has_group(move)),
        *(f"option-{name}{end}" for name in options for end in ("", "-help")),
        *(f"ask-{kind}" for kind in offers.QUESTIONS),
        *(f"event-{kind}" for kind in kinds),
        *(f"event-{kind.name}-cards" for kind in KINDS if kind.cards == "cards"),
        *(f"event-{kind}-me" for kind in ("killed", "marked", "bewitched", "warranted", "threatened")),
        *(f"event-{kind}-{card}" for kind in ("let-pass", "paid") for card in cards),
        *(f"event-{kind}-known" for kind in ("warranted", "threatened")),
        *(f"brief-{card}{end}" for card in cards for end in ("", *(f"-{edition}" for edition in edition_names()))),
        *(f"letter-{type}" for type in TYPES),
        *(topic.text for edition in edition_names() for topic in rulebook.topics(edition)),
        *(f"token-{token}" for token in [*MARKS, "warrants", "signed", "threats", "flower"]),
        *(f"column-{column}" for column in ["gold", "hand", "built", "quarter", "points"]),
        *(f"now-{phase}" for phase in ["selection", "turns", "over"]),
        *(f"score-{reason}" for reason in [*REASONS.values(), "actions"]),
        *(f"{word}-{edition}" for edition in edition_names() for word in ("won-tie", "about")),
        *(f"{word}-{level}" for level in LEVELS for word in ("level", "about")),
    }


def test_no_word_is_left_over() -> None:
    folder = files("citadels")
    sources = [path.read_text("utf-8") for path in (folder / "terminal").iterdir() if path.name.endswith(".py")]
    sources += [(folder / name).read_text("utf-8") for name in ("cli.py", "web/names.py")]
    said = set(re.findall(r"""["']([a-z0-9-]+)["']""", "".join(sources)))
    made = made_up_ids()
    for file in OWN:
        for entry in FluentParser().parse((files(texts) / "en" / file).read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name in said | made, f"nothing says {entry.id.name}"


# -- the story ---------------------------------------------------------------------------------------------------------
Parts = dict[str, Any]


def entries_of(events: Sequence[Parts], seat: int | None = 0, edition: str = "deluxe") -> list[LogEntry]:
    """The lines of the log for events that hide nothing."""
    heard = [cast(Event, {"secret": UNSEEN, **event}) for event in events]
    return EventLog(fmt(seat, edition=edition)).feed(heard)


def told(*events: Parts, seat: int | None = 0, edition: str = "deluxe") -> list[str]:
    return [plain(entry.text) for entry in entries_of(events, seat, edition)]


def turn(seat: int, character: str, *events: Parts) -> list[Parts]:
    return [{"event": "revealed", "seat": seat, "character": character},
            *({"seat": seat, **event} for event in events), {"event": "turn-ended", "seat": seat}]


def test_a_turn_is_one_line() -> None:
    assert told(*turn(1, "merchant", {"event": "gathered", "gold": 2},
                      {"event": "earned", "source": "merchant", "gold": 1},
                      {"event": "announced", "district": "castle"}, {"event": "paid", "player": None, "gold": 4},
                      {"event": "built", "district": "castle"})) == [
        "Ana takes 2 gold from the bank; gets 1 gold as the Merchant; builds Castle for 4 gold."]


@pytest.mark.parametrize(("event", "sentence"), [
    ({"event": "earned", "source": "noble", "gold": 3}, "Ana collects 3 gold for noble districts."),
    ({"event": "earned", "source": "king", "gold": 4}, "Ana gets 4 gold as the King."),
    ({"event": "earned", "source": "queen", "gold": 3}, "Ana gets 3 gold (Queen)."),
    ({"event": "earned", "source": "gold-mine", "gold": 1}, "Ana gets 1 gold with the Gold Mine."),
    ({"event": "gained", "source": "religious", "count": 1, "cards": None},
     "Ana draws 1 card for religious districts."),
    ({"event": "gained", "source": "smithy", "count": 3, "cards": None}, "Ana draws 3 cards with the Smithy."),
    ({"event": "drew", "source": "king", "count": 7, "cards": None}, "Ana draws 7 cards as the King."),
    ({"event": "drew", "source": None, "count": 2, "cards": None}, "Ana draws 2 cards."),
])
def test_a_gain_has_its_reason(event: dict[str, Any], sentence: str) -> None:
    assert told(*turn(1, "king", event)) == [sentence]


@pytest.mark.parametrize(("event", "sentence"), [
    ({"event": "destroyed", "seat": 2, "player": 1, "district": "manor", "source": "king"},
     "Ana destroys Boris's Manor as the King."),
    ({"event": "destroyed", "seat": 2, "player": 1, "district": "manor", "source": "armory"},
     "Ana destroys Boris's Manor with the Armory."),
    ({"event": "destroyed", "player": 1, "district": "framework", "source": "framework"},
     "Ana destroys their own Framework."),
    ({"event": "destroyed", "seat": 0, "player": 1, "district": "manor", "source": "king"},
     "Ana, the King, destroys your Manor."),
    ({"event": "destroyed", "seat": 0, "player": 1, "district": "manor", "source": "armory"},
     "Ana, the King, destroys your Manor with the Armory."),
    ({"event": "paid", "player": None, "gold": 2, "source": "smithy"}, "Ana pays 2 gold (Smithy)."),
    ({"event": "paid", "player": 2, "gold": 1, "source": "tax-collector"},
     "Ana pays Boris 1 gold in tax (Tax Collector)."),
    ({"event": "robbed", "seat": 2, "player": 1, "gold": 3, "source": "thief"},
     "Ana robs Boris of all 3 gold (Thief)."),
    ({"event": "robbed", "seat": 0, "player": 1, "gold": 1, "source": "king"}, "Ana, the King, robs you of 1 gold."),
    ({"event": "took-gold", "player": 2, "gold": 1, "source": "king"}, "Ana takes 1 gold from Boris as the King."),
    ({"event": "gave", "player": 2, "cards": None, "source": "emperor"}, "Ana gives a card to Boris (Emperor)."),
    ({"event": "discarded", "count": 1, "cards": ["manor"], "source": "laboratory"},
     "Ana discards Manor with the Laboratory."),
    ({"event": "looked", "player": 2, "cards": ["manor"], "source": "king"},
     "Ana looks at Boris's hand as the King: Manor."),
    ({"event": "fetched", "count": 0, "cards": [], "source": "lighthouse"},
     "Ana looks through the deck with the Lighthouse and takes nothing."),
    ({"event": "found-under", "count": 2, "cards": None, "source": "museum"},
     "Ana gets the 2 cards under the Museum as well."),
    ({"event": "let-pass", "source": "bell-tower"}, "Ana doesn't ring the Bell Tower."),
    ({"event": "let-pass", "source": "magistrate"}, "Ana lets it pass (Magistrate)."),
    ({"event": "resumed", "character": "abbot", "source": "witch"}, "Ana continues as the Abbot (Witch)."),
])
def test_what_a_card_does_is_told_with_its_name_once(event: dict[str, Any], sentence: str) -> None:
    assert told(*turn(1, "king", event)) == [sentence]


def test_what_happens_by_the_same_card_one_after_the_other_names_it_once() -> None:
    used: list[Parts] = [{"event": "paid", "player": None, "gold": 2, "source": "smithy"},
                         {"event": "gained", "source": "smithy", "count": 3, "cards": None}]
    assert told(*turn(1, "king", *used)) == ["Ana pays 2 gold (Smithy); draws 3 cards."]
    income: list[Parts] = [{"event": "earned", "source": "noble", "gold": 1},
                           {"event": "gained", "source": "noble", "count": 2, "cards": None}]
    assert told(*turn(1, "king", *income)) == [
        "Ana collects 1 gold for noble districts; draws 2 cards for noble districts."]
    studied = [{"event": "drew", "source": "king", "count": 7, "cards": None},
               {"event": "kept", "count": 1, "cards": None}, {"event": "shuffled", "count": 6, "source": "king"}]
    assert told(*turn(1, "king", *studied)) == [
        "Ana draws 7 cards as the King, keeps 1; shuffles the other 6 into the deck."]
    armory = [{"event": "destroyed", "player": 1, "district": name, "source": "armory"} for name in ("armory", "manor")]
    assert told(*turn(1, "king", *armory)) == [
        "Ana destroys their own Armory; destroys their own Manor with the Armory."]
    spied: list[Parts] = [{"event": "spied", "player": 2, "type": "noble", "source": "king"},
                          {"event": "gained", "source": "king", "count": 1, "cards": None}]
    assert told(*turn(1, "king", *spied)) == ["Ana spies on Boris for noble districts; draws 1 card as the King."]
    # what is done to the reader stands alone, so it names the card again
    taken = [{"event": "took", "player": seat, "cards": None, "source": "seer"} for seat in (2, 0)]
    assert told(*turn(1, "king", *taken)) == ["Ana takes a card from Boris (Seer).",
                                              "Ana, the King, takes a card from you (Seer)."]


def test_the_crown_of_an_acrobat_is_told_when_the_card_is_played() -> None:
    played = [{"event": "tumbled", "seat": 1, "source": "acrobat"},
              {"event": "discarded", "seat": 1, "count": 1, "cards": ["acrobat"], "source": "acrobat"},
              {"event": "crowned", "seat": 1, "source": "acrobat"}]
    assert told(*played, edition="circus") == ["Ana plays the Acrobat: the crown is theirs."]


def test_gains_with_different_reasons_are_told_one_by_one() -> None:
    gains = [{"event": "earned", "source": source, "gold": 1} for source in ("gold-mine", "trade", "trade")]
    assert told(*turn(1, "merchant", *gains)) == [
        "Ana gets 1 gold with the Gold Mine; collects 2 gold for trade districts."]


def test_the_reader_is_addressed() -> None:
    assert told(*turn(0, "king", {"event": "crowned"}, {"event": "gathered", "gold": 0},
                      {"event": "drew", "count": 2, "cards": ["manor", "tavern"]},
                      {"event": "kept", "count": 1, "cards": ["manor"]},
                      {"event": "buried", "count": 1, "cards": ["tavern"]})) == [
        "You take the crown; draw Manor and Tavern, keep Manor."]


def test_a_pass_through_the_characters_is_told_turn_by_turn() -> None:
    entries = entries_of(edition="common-city", events=[
        {"event": "lap-scored", "seat": 1, "points": 5}, {"event": "lap-scored", "seat": 0, "points": 3},
        {"event": "lap-began", "lap": 2},
        {"event": "turned-up", "seat": 1, "character": "king"}, {"event": "crowned", "seat": 1},
        {"event": "sold", "seat": 1, "gold": 2, "cards": ["docks"]},
        {"event": "discarded", "seat": 1, "count": 1, "cards": ["docks"]}, {"event": "turn-ended", "seat": 1},
        {"event": "turned-up", "seat": 2, "character": "thief"},
        {"event": "lost-turn", "seat": 2, "character": "thief"}])
    assert [(entry.heading, entry.character, plain(entry.text)) for entry in entries] == [
        ("", None, "Ana scores 5 points for the most districts and all five types; you score 3 points for all five "
                   "types."),
        ("Lap 2", None, "The characters are shuffled and placed face down."),
        ("", "king", "Ana takes the crown; sells Docks for 2 gold."),
        ("", "thief", "Boris reveals the killed Thief and loses their turn.")]


def test_of_an_auction_its_outcome_is_told() -> None:
    begun = [{"event": "turned-up", "seat": 1, "character": "king"},
             {"event": "put-up", "seat": 1, "district": "docks"}]
    bids = [{"event": "bid", "seat": 2, "gold": 2}, {"event": "let-pass", "seat": 3}]
    sold = {"event": "auctioned", "seat": 1, "player": 2, "gold": 2, "cards": ["docks"]}
    assert told(*begun, *bids, sold, edition="common-city") == ["Ana sells Docks to Boris at auction for 2 gold."]
    assert told(*begun, {**sold, "player": None}, edition="common-city") == ["Ana finds no buyer for Docks."]


def test_action_cards_are_told_with_what_they_do() -> None:
    gone = {"event": "discarded", "seat": 1, "count": 1}
    launched = [{"event": "launched", "seat": 1, "district": "manor"}, {**gone, "cards": ["human-cannonball"]},
                {"event": "announced", "seat": 1, "district": "palace"},
                {"event": "paid", "seat": 1, "player": None, "gold": 2},
                {"event": "destroyed", "seat": 1, "player": 1, "district": "manor"}, {**gone, "cards": ["manor"]},
                {"event": "built", "seat": 1, "district": "palace"}]
    assert told(*launched, edition="circus") == [
        "Ana plays the Human Cannonball to replace Manor; builds Palace for 2 gold."]
    kept = [{"event": "drew", "seat": 1, "count": 2, "cards": None}, {"event": "kept", "seat": 1, "count": 1,
            "cards": None}, {**gone, "cards": ["manor"]}]
    assert told(*kept, edition="circus") == ["Ana draws 2 cards, keeps 1, discards Manor."]


def test_a_murder_that_is_undone_is_not_told_as_one() -> None:
    picked = {"event": "picked", "seat": 0, "character": "king"}
    killed = {"event": "killed", "seat": 1, "character": "king"}
    resisted = {"event": "resisted", "seat": 0, "character": "king"}
    lines = told(picked, killed, resisted, *turn(0, "king", {"event": "gathered", "gold": 2}), edition="circus")
    assert lines[1:] == ["Ana kills the King: that's you.", "You play the Strongman: the King survives.",
                         "You take 2 gold from the bank."]


def test_what_is_done_to_the_reader_stands_alone() -> None:
    events = turn(2, "warlord", {"event": "gathered", "gold": 2},
                  {"event": "destroyed", "seat": 0, "player": 2, "district": "manor"},
                  {"event": "buried", "seat": 0, "count": 1, "cards": ["manor"]},
                  {"event": "earned", "source": "military", "gold": 1})
    entries = entries_of(events)
    assert [(entry.tone, plain(entry.text)) for entry in entries] == [
        ("", "Boris takes 2 gold from the bank."), ("hurt", "Boris, the Warlord, destroys your Manor."),
        ("", "Boris collects 1 gold for military districts.")]
    assert told(*events, seat=3) == [
        "Boris takes 2 gold from the bank; destroys Sam's Manor; collects 1 gold for military districts."]


def test_ranks_without_an_answer_share_a_line() -> None:
    assert told({"event": "called", "character": "king"}, {"event": "called", "character": "bishop"},
                *turn(1, "merchant", {"event": "gathered", "gold": 2})) == [
        "No answer: King and Bishop.", "Ana takes 2 gold from the bank."]


def test_one_s_own_character_is_recognised_also_after_a_theater() -> None:
    picked = {"event": "picked", "seat": 0, "character": "king"}
    theater = {"event": "theater", "seat": 1, "player": 0, "gave": "thief", "received": "king"}
    killed = {"event": "killed", "seat": 2, "character": "thief"}
    assert told(picked, theater, killed)[-1].endswith("kills the Thief: that's you.")
    assert told(picked, theater, {**killed, "character": "king"})[-1].endswith("kills the King.")


def test_the_story_told_in_parts_is_the_story_told_at_once() -> None:
    """Stopping in the middle of a turn may only begin a new line of the same turn."""
    game = some_game(5, 4)
    reader = Formatter(facts_of("deluxe"), NAMES[:4], 0, "en", Signs(plain=True))
    log = EventLog(reader)
    parts: list[LogEntry] = []
    heard = 0
    for _ in steps(game, Random(1)):
        parts += log.feed(game.heard(0)[heard:])
        heard = len(game.heard(0))
    parts += log.feed(game.heard(0)[heard:])
    whole = EventLog(reader).feed(game.heard(0))
    assert len(whole) < len(parts)
    assert [entry for entry in whole if entry.tone] == [entry for entry in parts if entry.tone]
    assert {entry.turn: entry.character for entry in whole} == {entry.turn: entry.character for entry in parts}


@pytest.mark.parametrize(("edition", "players"), TABLES[1::2])
def test_whole_stories_read_well_for_every_seat(edition: str, players: int) -> None:
    game = some_game(30 + players, players, edition=edition)
    for _ in steps(game, Random(players)):
        pass
    for seat, whole in ((0, False), (players - 1, True), (None, False)):
        log = EventLog(Formatter(facts_of(edition), NAMES[:players], seat, "en", Signs(plain=True)), everything=whole)
        for entry in log.feed(game.events if whole else game.heard(seat)):
            text = plain(entry.text)
            assert text.endswith(".") or (not text and entry.heading), text
            assert not re.search(r"[{}]|  | [;,.]|\bNone\b|^[a-z]", text), text
