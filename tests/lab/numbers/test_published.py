"""What is kept of the results, and what the page and the browser make of it: the same numbers everywhere."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from citadels import texts
from citadels.facts import facts_of
from citadels.lab.numbers import extract, page, page_charts, plans, published
from citadels.lab.numbers.page_words import Words
from citadels.lab.numbers.runs import Run, run_all
from scripts import publish_numbers
from tests.lab.numbers.test_runs import PLAN

Json = dict[str, Any]


@pytest.fixture(scope="module")
def kept() -> dict[str, Json]:
    """The results in the repository."""
    return published.read(publish_numbers.DOCS)


def study(**changes: Any) -> Json:
    """Made up: the King leads, the Thief trails, and the second bot says the opposite of the King."""
    def row(bot: str, arm: str, value: float, *, deals: int = 500, table: str = "deluxe all") -> Json:
        known = deals >= 20
        return {"bot": bot, "table": table, "arm": arm, "kind": "lead", "against": "mean", "figure": "won",
                "value": value, "low": value - 0.01 if known else None, "high": value + 0.01 if known else None,
                "deals": deals, "adjusted": 0.01 if known else None, "family": 4 if known else None,
                "sure": True if known else None}

    rows = [row("builder", "king", 0.0314), row("builder", "thief", -0.0271), row("learned", "king", -0.0456),
            row("learned", "thief", 0.7777, deals=5)]
    rows += [row("builder", "king", 0.0222, table=f"deluxe {players}") for players in (4, 5)]
    return {"study": "first-pick", "whole": True, "correction": "holm", "command": "citadels study first-pick",
            "seconds": 7200, "columns": list(published.COLUMNS),
            "bots": [{"bot": bot, "deals": 500, "planned": 500, "games": 54321,
                      "command": f"citadels study first-pick --bot {bot}"} for bot in ("builder", "learned")],
            "tables": [{"name": f"deluxe {players}", "edition": "deluxe", "players": players} for players in (4, 5)],
            "estimates": [[row[name] for name in published.COLUMNS] for row in rows],
            "verdicts": [["deluxe all", "king", "mean", "won", "opposite"]], **changes}


def lines(markup: str) -> dict[str, str]:
    """The rows of the plots, by name: the text of their cells, without the drawing."""
    found: dict[str, str] = {}
    for line in re.findall(r"<tr><th>(.*?)</tr>", markup):
        name, _, rest = re.sub(r"<svg.*</svg>", "", line).partition("</th>")
        found.setdefault(unescape(name), unescape(re.sub(r"<[^>]+>", " ", rest)))
    return found


# -- what is kept ------------------------------------------------------------------------------------------------------
def test_a_run_is_kept_with_its_numbers_and_without_what_must_not_be_compared(tmp_path: Path) -> None:
    plan = plans.checked("small", PLAN)
    run = Run(plan, tmp_path)
    run_all([run], 1)
    found = published.results(tmp_path, [plan])["small"]
    whole = json.loads((run.folder / "result.json").read_text("utf-8"))
    leads = [row for row in whole["estimates"] if row["kind"] == "lead"]
    assert len(leads) < len(whole["estimates"])
    assert [(row["bot"], row["table"], row["arm"], row["figure"], row["deals"]) for row in published.rows(found)] == [
        (row["bot"], row["table"], row["arm"], row["figure"], row["deals"]) for row in leads]
    for row, full in zip(published.rows(found), leads, strict=True):
        assert row["value"] == pytest.approx(full["value"], rel=1e-4)
    assert found["bots"][0]["games"] == whole["bots"][0]["games"] and found["bots"][0]["planned"] == 60
    published.write({"small": found}, tmp_path / "kept")
    assert published.read(tmp_path / "kept") == {"small": json.loads(json.dumps(found))}


def test_of_a_folder_in_which_nothing_was_played_every_study_says_so(tmp_path: Path) -> None:
    found = published.results(tmp_path)
    assert set(found) == set(plans.names())
    assert not any(row["games"] or row["deals"] for one in found.values() for row in one["bots"])
    said = page.page(found, "en")
    assert said.count(texts.text("numbers-page-unplayed")) == len(found)
    assert "<svg" not in said


def test_numbers_keep_five_digits() -> None:
    assert [published.rounded(value) for value in (0.123456789, -1234.5678, 2.0, 0.0, None, "x", True)] == [
        0.12346, -1234.6, 2, 0, None, "x", True]


# -- the page ----------------------------------------------------------------------------------------------------------
def test_every_study_has_its_place_on_the_page_and_its_plots() -> None:
    assert sorted(page.ORDER) == plans.names()
    surveys = {name for name in plans.names() if plans.plan(name)["arms"]["kind"] == plans.SURVEY}
    assert set(page_charts.CHARTS) == set(plans.names()) - surveys
    for name, charts in page_charts.CHARTS.items():
        plan = plans.plan(name)
        assert {chart.figure for chart in charts} <= set(plan["figures"]), name


@pytest.mark.parametrize("lang", texts.languages())
def test_the_page_has_every_question_and_the_command_to_play_it_again(kept: dict[str, Json], lang: str) -> None:
    said = page.page(kept, lang)
    assert set(kept) == set(plans.names())
    for name, one in kept.items():
        assert f"## {texts.text(f'numbers-ask-{name}', lang)} {{ #{name} }}" in said
        for row in one["bots"]:
            assert f"<code>citadels study {name} --bot {row['bot']}</code>" in said


def test_the_numbers_on_the_page_are_those_of_the_results(kept: dict[str, Json]) -> None:
    """Read back from the page, for all studies whose plots have a row for each card."""
    seen = 0
    for name in ("character-leads", "character-leads-classic", "unique-worth-classic"):
        one = kept[name]
        edition = one["tables"][0]["edition"]
        table = f"{edition} all" if len(one["tables"]) > 1 else one["tables"][0]["name"]
        facts = facts_of(edition)
        cards = {*facts.ranks, *facts.districts}
        shown = lines(page.section(one, Words("en")))
        for row in published.rows(one):
            wanted_row = (table, "builder", "won") == (row["table"], row["bot"], row["figure"])
            if wanted_row and row["low"] is not None and row["arm"] in cards:
                numbers = [float(text.replace("\u2212", "-")) for text in
                           re.findall(r"[+\u2212]?\d+\.\d", shown[texts.name(row["arm"])])][:3]
                wanted = [100 * row[part] for part in ("value", "low", "high")]
                assert numbers == pytest.approx(wanted, abs=0.0501), row
                seen += 1
    assert seen > 30


def test_a_section_says_value_interval_bot_games_command_and_who_disagrees() -> None:
    said = page.section(study(), Words("en"))
    shown = lines(said)
    assert re.findall(r"\S+ \(.*?\)", shown["King"]) == ["+3.1 (+2.1 to +4.1)", "\u22124.6 (\u22125.6 to \u22123.6)"]
    assert "highest: King, +3.1 (+2.1 to +4.1); lowest: Thief, \u22122.7 (\u22123.7 to \u22121.7)" in said
    assert "54,321" in said and "citadels study first-pick --bot learned" in said
    assert "**The bots disagree** in 1 comparisons" in said and "King (Deluxe, all numbers of players;" in said
    assert "Holm" in said and "5 of 5" in said
    assert "provisional" not in said


def test_too_few_deals_give_no_number_and_no_dot() -> None:
    shown = lines(page.section(study(), Words("en")))
    assert "too few deals" in shown["Thief"] and "77" not in shown["Thief"]
    plots = dict(re.findall(r"<tr><th>(\w+)</th><td class=\"drawn\">(.*?)</td>", page.section(study(), Words("en"))))
    assert plots["King"].count("<circle") == 2 and plots["Thief"].count("<circle") == 1


def test_an_unfinished_study_says_how_far_it_is() -> None:
    bots = [{**row, "planned": 2000} for row in study()["bots"]]
    said = page.section(study(whole=False, bots=bots), Words("en"))
    assert texts.text("numbers-page-unfinished") in said and "500 of 2,000 planned" in said


def test_without_certainty_the_page_claims_nothing() -> None:
    rows = [dict(zip(published.COLUMNS, row)) for row in study()["estimates"]]
    unsure = [[{**row, "sure": False}[name] for name in published.COLUMNS] for row in rows]
    said = page.section(study(estimates=unsure, verdicts=[]), Words("en"))
    assert "highest:" not in said and said.count("no difference is certain") == 2
    assert "Nowhere do the bots differ" in said and "<b>" not in said


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert Words("en").number(-3.14159, 2, True) == "\u22123.14" and Words("it").number(3.14159, 1, True) == "+3,1"
    assert Words("en").number(-0.001, 1, True) == "0.0"
    assert Words("en").count(1234567) == "1,234,567" and Words("cs").count(1234567) == "1\u202f234\u202f567"


# -- the browser -------------------------------------------------------------------------------------------------------
def test_the_browser_has_what_the_results_say(kept: dict[str, Json]) -> None:
    """After new results: scripts/publish_numbers.py writes both."""
    for path, text in publish_numbers.files(kept).items():
        assert path.read_text("utf-8") == text, path.name
        json.loads(text)


def test_a_card_has_its_lead_for_each_bot_and_number_of_players() -> None:
    found = extract._cards_of(study())["deluxe"]
    assert found["king"]["bots"] == {"builder": [0.0314, 0.0314 - 0.01, 0.0314 + 0.01, True],
                                     "learned": [-0.0456, -0.0456 - 0.01, -0.0456 + 0.01, True]}
    assert [row[0] for row in found["king"]["players"]] == [4, 5] and found["king"]["verdict"] == "opposite"
    assert "learned" not in found["thief"]["bots"]


def test_an_error_that_noise_hides_is_a_bound_and_never_nothing() -> None:
    part = {"usual": 1.0, "cards": {}, "thirds": [1, 2],
            "check": {"error": 0, "error_of_mean": 0.5, "measured_error": 0.25, "noise": 0.3}}
    studies: Json = {name: {"models": {}} for name in extract.CASTS}
    studies["casts"]["models"] = {"deluxe 5": {"casts": 60, "upsets": part}}
    assert extract.casts(studies)["deluxe 5"]["upsets"] == {
        "usual": 1.0, "cards": {}, "thirds": [1, 2], "error": 0.25, "blind": 0.5}
    model = {name: part for name in ("upsets", "rounds", "minutes", "edge")}
    survey = {name: value for name, value in study(study="casts").items() if name not in ("estimates", "verdicts")}
    survey |= {"models": {"deluxe 5": model}, "effects": [], "columns": list(published.EFFECTS)}
    assert "<td>\u2264 0.25 (0.50)</td>" in page.section(survey, Words("en"))


def test_the_share_of_wins_of_the_better_bot_is_shown_beside_what_it_is_above_an_equal_one() -> None:
    share = {"bot": "builder", "table": "deluxe 4", "arm": "easy", "kind": "level", "against": "", "figure": "won",
             "value": 0.43, "low": 0.41, "high": 0.45, "deals": 500}
    above = {**share, "kind": "lead", "against": "chance", "value": 0.18, "low": 0.16, "high": 0.2, "adjusted": 0.01,
             "family": 1, "sure": True}
    rows = [[row.get(name) for name in published.COLUMNS] for row in (share, above)]
    found = page.section(study(study="skill", estimates=rows, verdicts=[]), Words("en"))
    assert "Wins in 100 games: all others are easy</figcaption>" in found and "43.0 (41.0 to 45.0)" in found
    assert "<b>+18.0 (+16.0 to +20.0)</b>" in found
