"""The command `citadels simulate`: games in, two tables and a summary out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from citadels import Game
from citadels.cli import main
from citadels.lab import columns, matches, simulate
from citadels.lab.study import Study
from tests.lab.works import keep

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = {**matches.DEFAULTS, "players": 4, "bots": ["random"]}
EDITIONS = ["deluxe", "classic", "circus", "common-city"]


def run(*words: str) -> int:
    return main(["simulate", *words, "--processes", "1"])


# -- the tables --------------------------------------------------------------------------------------------------------
def test_the_games_depend_on_nothing_but_settings_and_number() -> None:
    whole = simulate.work(SETTINGS, 0, 6)
    parts = [simulate.work(SETTINGS, first, 2) for first in (4, 0, 2)]
    for name in ("games", "seats"):
        rows = [row for part in parts for row in part[name].to_pylist()]
        assert sorted(rows, key=lambda row: (row["game"], row.get("seat", 0))) == whole[name].to_pylist()
    assert whole["games"].num_rows == 6 and whole["seats"].num_rows == 24
    other = simulate.work({**SETTINGS, "seed": 2}, 0, 1)
    assert other["games"]["seed"] != whole["games"]["seed"][:1]


def test_a_game_can_be_dealt_again_from_its_row() -> None:
    row = simulate.work({**SETTINGS, "preset": "random"}, 3, 1)["games"].to_pylist()[0]
    game = Game.new(row["edition"], row["players"], characters=row["characters"], uniques=row["uniques"],
                    seed=row["seed"], options=json.loads(row["options"]))
    assert game.record()["characters"] == row["characters"] and game.view(None)["crown"] == row["first_crown"]


def test_a_random_cast_is_another_one_in_each_deal() -> None:
    games = simulate.work({**SETTINGS, "preset": "random", "players": 5}, 0, 8)["games"].to_pylist()
    assert len({(*row["characters"], *row["uniques"]) for row in games}) == 8


def test_different_bots_sit_at_every_seat_in_turn() -> None:
    settings = {**SETTINGS, "bots": ["random", "python:tests.lab.players.Last"], "players": 4}
    games = simulate.work(settings, 0, 2)["games"].to_pylist()
    assert games[0]["seed"] == games[1]["seed"] and games[0]["bots"] == games[1]["bots"][1:] + games[1]["bots"][:1]


def documented(title: str, edition: str) -> dict[str, str]:
    """The columns as the page about the laboratory has them, families written out."""
    page = (ROOT / "docs" / "laboratory.md").read_text("utf-8").split(f"### {title}\n")[1].split("\n#")[0]
    rows = re.findall(r"^\| `(\w+)` \| ([\w ]+) \| ", page, re.MULTILINE)
    families = {"points_REASON": columns.reasons(edition), "held_CHARACTER": columns.characters(edition),
                "built_UNIQUE": columns.uniques(edition)}
    found: dict[str, str] = {}
    for name, kind in rows:
        if name == "used_CARD_VERB":
            found |= {ability.column: kind for ability in columns.abilities(edition)}
        elif name in families:
            found |= {columns.column(name.split("_")[0] + "_", word): kind for word in families[name]}
        else:
            found[name] = kind
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_columns_are_those_of_the_documentation(edition: str) -> None:
    tables = simulate.work({**SETTINGS, "edition": edition}, 0, 1)
    for name, table in tables.items():
        types = {field.name: re.sub(r"list<\w+: (.*)>", r"list of \1", str(field.type)) for field in table.schema}
        types = {field: re.sub(r"list<\w+: (.*)>", r"list of \1", kind) for field, kind in types.items()}
        assert types == documented(f"{name}.parquet", edition)


def test_few_games_of_quick_bots_are_cut_into_several_chunks() -> None:
    assert [simulate.chunk_size(SETTINGS, games) for games in (1, 400, 10_000, 10**6)] == [10, 10, 250, 250]
    assert simulate.chunk_size({**SETTINGS, "bots": ["search:500ms"]}, 1000) == 10


# -- the command -------------------------------------------------------------------------------------------------------
def test_a_study_is_played_shown_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("random", "--players", "4", "--games", "6", "--seed", "3", "--out", str(tmp_path / "a")) == 0
    shown = capsys.readouterr().out
    for words in ("6 games of Deluxe with 4 players", "First Game; random; seed 3.", "Wins by seat", "Merchant",
                  "Points by source", "Abilities used", "25.0%"):
        assert words in shown
    assert max(len(line) for line in shown.splitlines()) <= 80
    games = pq.read_table(tmp_path / "a" / "games.parquet")
    assert games["game"].to_pylist() == list(range(6))
    assert pq.read_table(tmp_path / "a" / "seats.parquet").num_rows == 24


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_fits_eighty_columns(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("random", "--edition", edition, "--players", "3", "--games", "2") == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in lines) <= 80 and not any("simulate-" in line for line in lines)


def test_going_on_gives_what_one_run_would_have_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "a")
    words = ("random", "--players", "4", "--edition", "classic", "--option", "short_game=yes")
    assert run(*words, "--games", "11", "--out", folder) == 0
    assert run("--resume", "--games", "13", "--out", folder) == 0
    assert run(*words, "--games", "13", "--out", str(tmp_path / "b")) == 0
    for name in ("games", "seats"):
        first, second = (pq.read_table(tmp_path / study / f"{name}.parquet") for study in "ab")
        assert first.equals(second)
    capsys.readouterr()
    assert run("--resume", "--out", folder) == 0
    assert "13 games of Classic" in capsys.readouterr().out


def test_half_a_study_is_shown_as_such(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    study = Study.create(tmp_path / "a", simulate.KIND, SETTINGS, 6, 2)
    keep(study, 1, simulate.work(SETTINGS, *study.span(1)))
    assert main(["report", str(tmp_path / "a")]) == 0
    assert "Only 2 of 6 games have been played so far." in (tmp_path / "a" / "report.html").read_text("utf-8")
    assert run("--resume", "--out", str(tmp_path / "a")) == 0
    assert "6 games of Deluxe" in capsys.readouterr().out


def test_the_summary_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("random", "--players", "4", "--games", "3", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["chance"], len(found["positions"])) == (3, 0.25, 4)
    assert {"value", "low", "high", "deals", "of"} == set(found["positions"][0]["estimate"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nobody"], "There is no bot 'nobody'"),
        (["--games", "0"], "Play at least one game."),
        (["--players", "11"], "deluxe is for 2 to 8 players"),
        (["--characters", "king,emperor"], "a character of rank 1 is missing|rank 4 is listed twice"),
        (["--preset", "nothing"], "There is no preset 'nothing'"),
        (["--resume"], "--resume needs --out with the folder to continue."),
        (["random", "random", "random", "--players", "2"], "3 bots do not fit at a table of 2."),
    ],
)
def test_what_cannot_be_played_is_one_sentence(words: list[str], said: str, tmp_path: Path,
                                               capsys: pytest.CaptureFixture[str]) -> None:
    where = [] if "--resume" in words else ["--out", str(tmp_path / "a")]
    assert run(*words, *where) == 1
    shown = capsys.readouterr()
    assert re.search(said, shown.err) and shown.err.count("\n") == 1 and not shown.out
    assert not (tmp_path / "a").exists()


def test_what_is_there_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "a"
    folder.mkdir()
    (folder / "letter.txt").write_text("dear", "utf-8")
    assert run("random", "--games", "1", "--out", str(folder)) == 1
    assert "is not empty and contains no study" in capsys.readouterr().err
    assert [path.name for path in folder.iterdir()] == ["letter.txt"]
