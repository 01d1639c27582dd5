"""The page that `citadels report` makes: whole, by itself, and true to the summary."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from citadels.cli import main
from citadels.lab import matches, plots, report, simulate
from citadels.lab.intervals import Estimate
from citadels.lab.study import Study
from citadels.lab.summary import RoundScores, Summary, summarize
from tests.lab.works import keep

EDITIONS = ["deluxe", "classic", "circus", "common-city"]
SECTIONS = ["characters", "uniques", "positions", "course", "scores", "points", "rounds", "uses", "made"]


def study_of(folder: Path, games: int = 3, **settings: object) -> Study:
    chosen = {**matches.DEFAULTS, "players": 4, "bots": ["random"], **settings}
    study = Study.create(folder, simulate.KIND, chosen, games, games)
    keep(study, 0, simulate.work(chosen, 0, games))
    study.gather()
    return study


def parsed(page: str) -> ElementTree.Element:
    assert page.startswith("<!doctype html>\n")
    return ElementTree.fromstring(page.removeprefix("<!doctype html>\n"))


def told(element: ElementTree.Element) -> str:
    return " ".join(" ".join(element.itertext()).split())


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Summary:
    return summarize(study_of(tmp_path_factory.mktemp("report") / "study", 30))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("games", [1, 3])
def test_a_page_is_whole_and_needs_nothing_else(tmp_path: Path, edition: str, games: int) -> None:
    page = report.page(summarize(study_of(tmp_path / "a", games, edition=edition)), "en")
    root = parsed(page)
    missing = {"course"} if edition == "common-city" and games == 1 else set()
    assert {section.get("id") for section in root.iter("section")} >= set(SECTIONS) - missing
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img|src=|href=", page)
    assert not re.search(r"(report|simulate)-[a-z]|nan|None|\{|\}", re.sub(r"<style>.*?</style>", "", page, flags=re.S))


def test_every_character_has_a_row_with_its_figures(found: Summary) -> None:
    root = parsed(report.page(found, "en"))
    section = next(section for section in root.iter("section") if section.get("id") == "characters")
    rows = [[told(cell) for cell in row.iter("td")] for row in section.iter("tr") if row.find("td") is not None][:-1]
    assert len(rows) == len(found.characters) == 8
    for row, one in zip(rows, found.characters):
        estimate = one.estimate
        assert row[0] == one.what.title() and row[1] == f"{estimate.of:,.0f}"
        assert row[3] == f"{100 * estimate.value:.1f}%"
        assert estimate.low is not None and estimate.high is not None
        assert row[4] == f"{100 * estimate.low:.1f}–{100 * estimate.high:.1f}"


def test_a_headline_says_only_what_is_sure(found: Summary) -> None:
    def headline(*rates: tuple[float, float]) -> str:
        rows = [one._replace(estimate=Estimate((low + high) / 2, low, high, 30, 30))
                for one, (low, high) in zip(found.characters, rates)]
        root = parsed(report.page(found._replace(characters=rows), "en"))
        section = next(section for section in root.iter("section") if section.get("id") == "characters")
        return told(next(section.iter("h2")))

    names = [one.what.title() for one in found.characters]
    assert headline((0.20, 0.30), (0.2, 0.3)) == "No character is clearly better or worse than chance"
    assert headline((0.30, 0.32), (0.2, 0.3)) == f"The {names[0]} wins more than its share"
    assert headline((0.20, 0.30), (0.1, 0.12)) == f"The {names[1]} wins less than its share"
    assert headline((0.30, 0.32), (0.1, 0.12)) == f"The {names[0]} wins more than its share, the {names[1]} less"


def test_the_course_is_told_from_where_the_winners_stand_out(found: Summary) -> None:
    def headline(*medians: float) -> str:
        moments = [RoundScores(number, 30, (median - 1, median, median + 1), (0.0, 4.0, 5.0))
                   for number, median in enumerate(medians, 1)]
        root = parsed(report.page(found._replace(moments=moments), "en"))
        section = next(section for section in root.iter("section") if section.get("id") == "course")
        return told(next(section.iter("h2")))

    assert headline(4, 6, 5, 5.5, 8) == "From round 4 on, you can guess the winner"
    assert headline(4, 6, 5) == "The winner is hard to predict until the end"


def test_the_command_plays_the_same_games(found: Summary) -> None:
    assert " ".join(report.command(found)[:-1]) == (
        "citadels simulate random --games 30 --edition deluxe --players 4 --seed 1 --out")
    own = {**found.settings, "preset": "random", "rank9": "artist", "options": {"short_game": True},
           "uniques": ["keep", "museum"], "bots": ["program:my bot", "random"]}
    words = report.command(found._replace(settings=own))
    assert words[2:4] == ["program:my bot", "random"]
    assert " ".join(words).endswith(
        f"--preset random --seed 1 --uniques keep,museum --rank9 artist --option short_game=true --out {found.folder}")
    assert "'program:my bot'" in told(parsed(report.page(found._replace(settings=own), "en")))


def test_names_cannot_break_the_page(found: Summary) -> None:
    bad = "<b>&amp;\"'"
    settings = {**found.settings, "bots": [f"python:{bad}"]}
    page = report.page(found._replace(settings=settings, folder=bad, bots=found.bots * 2), "en")
    assert bad in told(parsed(page)) and bad not in page


def test_trouble_in_the_games_is_told(found: Summary) -> None:
    page = told(parsed(report.page(found._replace(faults=2, planned=50), "en")))
    assert "2 times, a bot gave no valid answer" in page and "Only 30 of 50 games have been played so far." in page


# -- the command -------------------------------------------------------------------------------------------------------
def test_the_page_goes_where_it_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    study = study_of(tmp_path / "study")
    assert main(["report", str(study.folder)]) == 0
    assert main(["report", str(study.folder), "--out", str(tmp_path / "page.html")]) == 0
    first, second = study.folder / "report.html", tmp_path / "page.html"
    assert first.read_bytes() == second.read_bytes()
    assert capsys.readouterr().out == f"Report written to {first}.\nReport written to {second}.\n"


def test_what_cannot_be_reported_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Study.create(tmp_path / "arena", "arena", {**matches.DEFAULTS}, 4, 2)
    Study.create(tmp_path / "empty", simulate.KIND, {**matches.DEFAULTS}, 4, 2)
    (tmp_path / "file").write_text("x", "utf-8")
    (tmp_path / "other").mkdir()
    for folder, said in (("arena", 'of type "arena"'), ("empty", "There are no games in"), ("file", "is not a folder"),
                         ("other", "There is no study in"), ("nowhere", "There is no study in")):
        assert main(["report", str(tmp_path / folder)]) == 1
        err = capsys.readouterr().err
        assert said in err and err.count("\n") == 1
        assert not (tmp_path / folder / "report.html").exists()


def test_a_page_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    folder = str(study_of(tmp_path / "study").folder)
    for target in (tmp_path, tmp_path / "none" / "page.html"):
        assert main(["report", folder, "--out", str(target)]) == 1
        assert re.fullmatch(r"Cannot write .*: [A-Z][^\n]*\.\n", capsys.readouterr().err)
    old = tmp_path / "page.html"
    old.write_text("old", "utf-8")

    def full(path: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert main(["report", folder, "--out", str(old)]) == 1
    assert "No space left on device" in capsys.readouterr().err
    assert old.read_text("utf-8") == "old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["page.html", "study"]


# -- plots -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("low", "high", "most", "found"), [
    (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1.0]), (0.16, 0.24, 5, [0.16, 0.18, 0.2, 0.22, 0.24]), (3, 3, 5, [3]),
    (0, 30, 4, [0, 10, 20, 30]), (0, 809, 5, [0, 200, 400, 600, 800])])
def test_ticks_are_round_numbers(low: float, high: float, most: int, found: list[float]) -> None:
    assert plots.ticks(low, high, most) == pytest.approx(found)


def test_many_numbers_share_bars() -> None:
    assert plots.bins({3: 2, 5: 1}, {5: 1}) == [(3, 3, 2, 0), (4, 4, 0, 0), (5, 5, 1, 1)]
    wide = plots.bins({0: 5, 199: 3})
    assert len(wide) == 50 and wide[0] == (0, 3, 5, 0) and sum(one.all for one in wide) == 8


def test_elements_are_escaped_and_closed() -> None:
    assert plots.tag("p", "a", class_="x", data_y="<") == '<p class="x" data-y="&lt;">a</p>'
    assert plots.tag("br", id=None) == "<br />" and plots.tag("i", x=1.50) == '<i x="1.5" />'
