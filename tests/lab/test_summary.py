"""What a summary says, held against tables made by hand."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from citadels.lab import aggregate, columns, matches, summary_tables
from citadels.lab.errors import LabError
from citadels.lab.game_rows import GameRows
from citadels.lab.intervals import Estimate, Sums, mean, rate, student
from citadels.lab.simulate import KIND
from citadels.lab.simulate import tables as arrow_tables
from citadels.lab.study import Study
from citadels.lab.summary import Points, Summary, Use, as_json, summarize
from citadels.lab.summary_text import SummaryText
from tests.lab.works import keep

Json = dict[str, Any]


def seat(game: int, number: int, won: float = 0.0, score: int = 10, **counts: int) -> tuple[Json, array[int]]:
    """A row of the table of seats, with 2 players; what is not given is nothing."""
    row: Json = dict.fromkeys(columns.SEATS, 0)
    row |= {"game": game, "seed": 100 + game, "seat": number, "bot": "random", "first_crown": number == 0,
            "position": number, "crowns": 1, "score": score, "won": won, "place": 1 if won else 2, "city": [],
            "score_by_round": [score // 2, score], "gold_by_round": [1, 2], "districts_by_round": [0, 1],
            "characters_by_round": [["king"], ["king"]]}
    return row, array("i", [counts.get(name, 0) for name in columns.counts("deluxe")])


def one_game(number: int, *seats: tuple[Json, array[int]], ended: str = "complete", rounds: int = 2) -> GameRows:
    winners = [row["seat"] for row, _ in seats if row["won"]]
    scores = sorted(row["score"] for row, _ in seats)
    game = {"game": number, "seed": 100 + number, "edition": "deluxe", "options": "{}", "characters": [], "uniques": [],
            "players": 2, "bots": ["random"] * 2, "first_crown": 0, "rounds": rounds, "moves": 20, "ended": ended,
            "winners": winners, "best_score": scores[-1], "margin": scores[-1] - scores[0], "lead_changes": 0,
            "faults": 0}
    return GameRows(game, [row for row, _ in seats], [counts for _, counts in seats])


GAMES = [
    one_game(0, seat(0, 0, 1.0, 20, held_king=3, points_districts=16, points_statue=4, used_king_income=2),
             seat(0, 1, 0.0, 8, held_king=1, held_thief=3, built_smithy=1, points_districts=8), rounds=4),
    one_game(1, seat(1, 0, 0.0, 10, held_thief=2, points_districts=10),
             seat(1, 1, 1.0, 30, held_king=2, built_smithy=1, used_smithy=5, points_districts=30, used_king_income=1)),
    one_game(2, seat(2, 0, 0.5, 12, held_king=2, points_districts=12),
             seat(2, 1, 0.5, 12, held_thief=2, points_districts=12), ended="limit"),
]


def study_of(folder: Path, games: list[GameRows], **settings: Any) -> Study:
    chosen = {**matches.DEFAULTS, "players": 2, **settings}
    study = Study.create(folder / "study", KIND, chosen, len(games), len(games))
    keep(study, 0, arrow_tables("deluxe", games))
    study.gather()
    return study


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Summary:
    return summarize(study_of(tmp_path_factory.mktemp("hand-made"), GAMES))


def test_games_and_how_they_ended(found: Summary) -> None:
    assert (found.games, found.planned, found.deals, found.players, found.chance) == (3, 3, 3, 2, 0.5)
    assert found.endings == {"complete": 2, "limit": 1} and found.shared == 1 and not found.laps
    assert found.rounds.counts == {2: 2, 4: 1} and found.rounds.mean.value == pytest.approx(8 / 3)
    assert (found.rounds.lowest, found.rounds.median, found.rounds.highest) == (2, 2, 4)
    assert found.margin.counts == {0: 1, 12: 1, 20: 1}
    assert found.scores.counts == {8: 1, 10: 1, 12: 2, 20: 1, 30: 1} and found.winners == {12: 2, 20: 1, 30: 1}


def test_wins_are_shared_out(found: Summary) -> None:
    assert [(one.what, one.estimate.value, one.estimate.of) for one in found.positions] == [
        ("0", 0.5, 3), ("1", 0.5, 3)]
    assert [(one.what, one.estimate.value) for one in found.bots] == [("random", 0.5)]


def test_a_character_s_wins_are_counted_by_rounds_held(found: Summary) -> None:
    rates = {one.what: one.estimate for one in found.characters}
    assert set(rates) == {"king", "thief"}  # nobody held any other
    assert rates["king"].value == pytest.approx((3 * 1 + 1 * 0 + 2 * 1 + 2 * 0.5) / 8)
    assert rates["thief"].value == pytest.approx(2 * 0.5 / 7)
    assert [one.what for one in found.characters] == ["king", "thief"]  # the best first
    assert (rates["king"].of, rates["king"].deals) == (8, 3)


def test_wins_points_and_uses_by_card(found: Summary) -> None:
    assert [(one.what, one.estimate.value, one.estimate.of) for one in found.uniques] == [("smithy", 0.5, 2)]
    points = {one.reason: one for one in found.points}
    assert list(points) == ["districts", "statue"]
    assert points["districts"].all.value == pytest.approx(88 / 6)
    assert points["districts"].winners.value == pytest.approx((16 + 30 + 12 + 12) / 4)
    others = points["statue"].others
    assert points["statue"].winners.value == 1 and others is not None and others.value == 0
    uses = {(one.card, one.verb): one for one in found.uses}
    assert uses["king", "income"].times == 3 and uses["king", "income"].estimate.value == pytest.approx(3 / 8)
    assert uses["smithy", "smithy"].estimate.value == pytest.approx(2.5) and uses["smithy", "smithy"].per == "built"
    assert ("warlord", "destroy") not in uses  # nobody was the Warlord


def test_scores_over_the_rounds(found: Summary) -> None:
    assert [(one.round, one.games) for one in found.moments] == [(1, 3), (2, 3)]
    winners, others = found.moments[1].winners, found.moments[1].others
    assert winners is not None and others is not None
    assert winners[1] == 12.5 and others[1] == 8.5  # half of 12, 12, 20, 30 lie below; half of 8, 10


def test_slices_of_any_size_add_up_to_the_same(tmp_path: Path, found: Summary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aggregate, "SLICE", 1)
    again = summarize(study_of(tmp_path, GAMES))
    assert as_json(again)["characters"] == as_json(found)["characters"]
    assert as_json({**again._asdict(), "folder": ""}) == as_json({**found._asdict(), "folder": ""})


def test_games_of_one_deal_are_one_observation(tmp_path: Path) -> None:
    twice = [one_game(0, seat(0, 0, 1.0), seat(0, 1)), one_game(1, seat(1, 0, 1.0), seat(1, 1))]
    for rows in twice:
        rows.game["seed"] = 5
        for row in rows.seats:
            row["seed"] = 5
    found = summarize(study_of(tmp_path, twice))
    assert (found.games, found.deals) == (2, 1)
    assert found.positions[0].estimate == Estimate(1.0, None, None, 1, 2)
    assert found.rounds.mean.low is None


def test_the_tables_of_one_game_can_be_shown(tmp_path: Path) -> None:
    assert summary_tables.render(summarize(study_of(tmp_path, GAMES[:1])), "en")


@pytest.mark.parametrize("edition", ["deluxe", "classic", "circus", "common-city"])
def test_everything_that_is_counted_has_words(edition: str) -> None:
    words = SummaryText("en")
    some = Estimate(1.0, None, None, 1, 1)
    for ability in columns.abilities(edition):
        told = words.use(Use(ability.card, ability.verb, 1, "held", some))
        assert ":" in told or ability.card in ("", ability.verb), ability
    labels = [words.reason(Points(reason, some, some, None)) for reason in columns.reasons(edition)]
    assert all(label[0].isupper() for label in labels) and len(set(labels)) == len(labels)
    for ending in columns.ENDINGS.values():
        assert words.say(f"simulate-ended-{ending}")


# -- intervals ---------------------------------------------------------------------------------------------------------
def sums(pairs: Sequence[tuple[float, float]]) -> Sums:
    total = Sums()
    for part, whole in pairs:
        total = total.plus(Sums(int(whole > 0), part, whole, part * part, part * whole, whole * whole))
    return total


def test_one_seat_of_each_game_gives_the_plain_wilson_interval() -> None:
    found = rate(sums([(1, 1)] * 200 + [(0, 1)] * 800))
    assert found is not None and found.low is not None and found.high is not None
    assert (found.value, found.of, found.deals) == (0.2, 1000, 1000)
    assert found.low == pytest.approx(0.1764, abs=2e-4) and found.high == pytest.approx(0.2259, abs=2e-4)


def test_what_comes_in_bunches_is_less_sure() -> None:
    apart = rate(sums([(1, 1)] * 30 + [(0, 1)] * 70))
    together = rate(sums([(10, 10)] * 3 + [(0, 10)] * 7))
    assert apart is not None and together is not None
    assert apart.value == together.value == 0.3
    assert together.high is not None and together.low is not None and apart.high is not None and apart.low is not None
    assert together.high - together.low > 2 * (apart.high - apart.low)


def test_all_or_nothing_is_not_certain() -> None:
    never, always = rate(sums([(0, 3)] * 20)), rate(sums([(3, 3)] * 20))
    assert never is not None and always is not None
    assert never.low == 0.0 and never.high is not None and 0.1 < never.high < 0.25
    assert always.high == 1.0 and always.low is not None and 0.75 < always.low < 0.9
    assert rate(Sums()) is None and mean(Sums()) is None


def test_the_interval_of_a_mean_is_student_s() -> None:
    found = mean(sums([(2, 1), (4, 1), (6, 1), (8, 1)]))
    assert found is not None and found.low is not None
    assert found.value == 5 and found.value - found.low == pytest.approx(3.182 * sqrt(20 / 3) / 2, rel=0.01)
    below = mean(sums([(0, 1)] * 9 + [(1, 1)]))
    assert below is not None and below.low == 0.0  # there is nothing below it


@pytest.mark.parametrize(("freedom", "known"), [(1, 12.706), (2, 4.303), (4, 2.776), (10, 2.228), (30, 2.042)])
def test_student_s_distribution(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, rel=0.005)


def test_among_many_figures_a_sign_takes_more() -> None:
    one = Estimate(0.25, 0.21, 0.29, 100, 100)
    assert (one.off(0.2), one.off(0.2, 30), one.off(0.3), one.off(0.22)) == (1, 0, -1, 0)
    assert Estimate(0.25, None, None, 1, 5).off(0.1) == 0


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Made-up games of five seats: holding a card helps, and who holds it in one game leaves less for the others."""
    dice = Random(11)

    def game() -> tuple[float, float]:
        held = [0] * 5
        for _ in range(10):
            if dice.random() < 0.55:
                held[dice.randrange(5)] += 1
        winner = dice.choices(range(5), [1 + 0.3 * number for number in held])[0]
        return held[winner], sum(held)

    many = sums([game() for _ in range(40_000)])
    truth = many.part / many.whole
    intervals = [rate(sums([game() for _ in range(40)])) for _ in range(400)]
    hits = [one for one in intervals if one is not None and one.low is not None and one.high is not None
            and one.low <= truth <= one.high]
    assert 0.93 <= len(hits) / len(intervals) <= 0.99


# -- what cannot be summed up ------------------------------------------------------------------------------------------
def test_an_empty_study_is_told(tmp_path: Path) -> None:
    study = Study.create(tmp_path / "study", KIND, {**matches.DEFAULTS}, 10, 5)
    with pytest.raises(LabError, match=r"There are no games in .*study yet\."):
        summarize(study)


def test_parts_without_tables_are_gathered(tmp_path: Path) -> None:
    study = study_of(tmp_path, GAMES)
    for name in ("games", "seats"):
        (study.folder / f"{name}.parquet").unlink()
    assert summarize(study).games == 3


def test_a_broken_or_foreign_table_is_named(tmp_path: Path) -> None:
    study = study_of(tmp_path, GAMES)
    whole = (study.folder / "seats.parquet").read_bytes()
    (study.folder / "seats.parquet").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(LabError, match=r"^Cannot read .*seats\.parquet"):
        summarize(study)
    (study.folder / "seats.parquet").write_bytes((study.folder / "games.parquet").read_bytes())
    with pytest.raises(LabError, match=r"^Cannot read .*seats\.parquet"):
        summarize(study)


@pytest.mark.parametrize("field", ["edition", "players", "bots"])
def test_a_plan_without_what_is_needed_is_refused(tmp_path: Path, field: str) -> None:
    study = study_of(tmp_path, GAMES)
    study.settings[field] = None
    with pytest.raises(LabError, match=rf'plan\.json: "{field}"'):
        summarize(study)


def test_a_study_of_another_kind_is_refused(tmp_path: Path) -> None:
    study = Study.create(tmp_path / "study", "arena", {**matches.DEFAULTS}, 10, 5)
    with pytest.raises(LabError, match='of type "arena", not "simulate"'):
        summarize(study)
