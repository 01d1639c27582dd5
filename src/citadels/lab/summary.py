"""What simulated games say: rates and means with their intervals, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from citadels.lab import columns
from citadels.lab.aggregate import add_counts, add_sums, quantile, smooth_quantile, whole_deals
from citadels.lab.errors import LabError
from citadels.lab.intervals import Estimate, Sums, mean, rate
from citadels.lab.shapes import Json
from citadels.lab.simulate import KIND
from citadels.lab.study import PLAN, Study

if TYPE_CHECKING:
    import pyarrow as pa

ACTIONS: Final = "actions"


class Rate(NamedTuple):
    """How often somebody won, or how much of something there was."""

    what: str           # the id of a card, a seat, a bot
    estimate: Estimate


class Use(NamedTuple):
    """How often an ability was used."""

    card: str           # "" for what needs no card
    verb: str
    times: int
    per: str            # what the estimate is a mean over: "held", "built", "seat"
    estimate: Estimate


class Points(NamedTuple):
    """The points for a reason: of everybody, of the winners, of the others."""

    reason: str
    all: Estimate
    winners: Estimate
    others: Estimate | None


class Spread(NamedTuple):
    """The distribution of a number over all games."""

    mean: Estimate
    lowest: int
    tenth: int          # a tenth of the games is at or below this
    median: int
    ninth: int          # nine tenths are at or below this
    highest: int
    counts: dict[int, int]


class RoundScores(NamedTuple):
    """The scores after a round, of the later winners and of the others."""

    round: int
    games: int          # that lasted at least this long
    winners: tuple[float, float, float] | None     # the quartiles
    others: tuple[float, float, float] | None


class Summary(NamedTuple):
    folder: str
    settings: Json
    version: str
    planned: int
    games: int
    deals: int
    players: int
    laps: bool          # whether the edition has laps instead of rounds
    faults: int
    shared: int         # games with several winners
    endings: dict[str, int]
    rounds: Spread
    moves: Spread
    scores: Spread      # of all seats
    best: Spread        # of the winners
    winners: dict[int, int]     # how many winning seats had each score
    margin: Spread
    lead_changes: Spread
    positions: list[Rate]
    seats: list[Rate]
    bots: list[Rate]
    crown: Estimate | None
    characters: list[Rate]
    uniques: list[Rate]
    points: list[Points]
    uses: list[Use]
    moments: list[RoundScores]

    @property
    def chance(self) -> float:
        """What every win rate would be if nothing mattered."""
        return 1 / self.players

    @property
    def edition(self) -> str:
        edition: str = self.settings["edition"]
        return edition


def summarize(study: Study) -> Summary:
    """Read a study. Raises LabError if there is nothing in it yet."""
    if study.kind != KIND:
        raise LabError("study-kind", folder=str(study.folder), kind=study.kind, wanted=KIND)
    games, seats = (study.folder / f"{name}.parquet" for name in ("games", "seats"))
    if not (games.is_file() and seats.is_file()):
        study.gather()  # a killed run leaves only its parts
    if not (games.is_file() and seats.is_file()):
        raise LabError("simulate-empty", folder=str(study.folder))
    edition, players = study.settings.get("edition"), study.settings.get("players")
    for name, known in (("edition", isinstance(edition, str)), ("players", isinstance(players, int)),
                        ("bots", isinstance(study.settings.get("bots"), list))):
        if not known:
            raise LabError("study-plan-field", file=str(study.folder / PLAN), name=name)
    found = _Seats(str(edition), int(players or 0), seats)
    course = _Games(games)
    return Summary(
        folder=str(study.folder), settings=study.settings, version=study.plan["citadels"], planned=study.games,
        games=course.games, deals=found.deals, players=found.players, laps="passes" in columns.reasons(found.edition),
        faults=course.faults, shared=course.shared, endings=dict(course.endings.most_common()),
        rounds=course.spread("rounds"), moves=course.spread("moves"), scores=found.scores(),
        best=course.spread("best_score"), winners=dict(sorted(found.winner_counts.items())),
        margin=course.spread("margin"), lead_changes=course.spread("lead_changes"),
        positions=found.rates("position"), seats=found.rates("seat"), bots=found.rates("bot"),
        crown=found.estimate(rate, "crown"), characters=_sorted(found.rates("held")),
        uniques=_sorted(found.rates("built")), points=found.points(), uses=found.uses(), moments=found.moments(),
    )


def _sorted(rates: Iterable[Rate]) -> list[Rate]:
    return sorted(rates, key=lambda found: -found.estimate.value)


def as_json(value: Any) -> Any:
    """Convert named tuples and what they contain to plain JSON."""
    if hasattr(value, "_asdict"):
        return {name: as_json(part) for name, part in value._asdict().items()}
    if isinstance(value, dict):
        return {str(key): as_json(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [as_json(part) for part in value]
    return value


# -- games -------------------------------------------------------------------------------------------------------------
class _Games:
    """The table of games, added up."""

    NUMBERS: Final = ("rounds", "moves", "best_score", "margin", "lead_changes")

    def __init__(self, path: Path) -> None:
        import pyarrow.compute as pc

        self.games = 0
        self.faults = 0
        self.shared = 0
        self.endings: Counter[str] = Counter()
        self.counts: dict[str, Counter[int]] = {name: Counter() for name in self.NUMBERS}
        self.sums: dict[str, Sums] = {}
        for table in whole_deals(path, ["seed", "ended", "winners", "faults", *self.NUMBERS]):
            if not table.num_rows:
                continue
            self.games += table.num_rows
            self.faults += pc.sum(table["faults"]).as_py()
            self.shared += pc.sum(pc.greater(pc.list_value_length(table["winners"]), 1)).as_py()
            self.endings.update(table["ended"].to_pylist())
            for name in self.NUMBERS:
                add_counts(self.counts[name], table[name])
            numbers = {name: table[name] for name in self.NUMBERS}
            add_sums(self.sums, table, {**numbers, "one": _ones(table)}, {name: (name, "one") for name in numbers})

    def spread(self, name: str) -> Spread:
        return _spread(mean(self.sums[name]), self.counts[name])


def _spread(estimate: Estimate | None, counts: Mapping[int, int]) -> Spread:
    assert estimate is not None
    tenth, median, ninth = (quantile(counts, share) for share in (0.1, 0.5, 0.9))
    return Spread(estimate, min(counts), tenth, median, ninth, max(counts), dict(sorted(counts.items())))


def _ones(table: pa.Table) -> pa.Array:
    import pyarrow as pa

    return pa.repeat(1, table.num_rows)


# -- seats -------------------------------------------------------------------------------------------------------------
class _Seats:
    """The table of seats, added up."""

    PLAIN: Final = ("seed", "seat", "position", "bot", "crowns", "won", "place", "score", "score_by_round")

    def __init__(self, edition: str, players: int, path: Path) -> None:
        self.edition = edition
        self.players = players
        self.names: dict[str, list[str]] = {
            "position": [str(number) for number in range(players)], "seat": [str(number) for number in range(players)],
            "held": columns.characters(edition), "built": columns.uniques(edition), "bot": []}
        self.reasons = _reasons(edition)
        self.sums: dict[str, Sums] = {}
        self.score_counts: Counter[int] = Counter()
        self.winner_counts: Counter[int] = Counter()
        self.courses: dict[tuple[int, bool], Counter[int]] = {}
        for table in whole_deals(path, [*self.PLAIN, *columns.counts(edition)]):
            if table.num_rows:
                self._add(table)

    @property
    def deals(self) -> int:
        return self.sums["scores"].deals

    def _add(self, table: pa.Table) -> None:
        import pyarrow as pa
        import pyarrow.compute as pc

        won = table["won"]
        first = pc.equal(table["place"], 1)
        found: dict[str, pa.Array] = {"one": _ones(table), "won": won, "first": first.cast(pa.int32()),
                                      "other": pc.invert(first).cast(pa.int32()), "score": table["score"]}
        pairs: dict[str, tuple[str, str]] = {"scores": ("score", "one")}

        def share(key: str, whole: pa.Array) -> None:
            """Count how much of a column belongs to winners."""
            found[key] = whole
            found[f"{key} won"] = pc.multiply(won, whole.cast(pa.float64()))
            pairs[key] = (f"{key} won", key)

        share("crown", table["crowns"])
        for number in range(self.players):
            for name in ("position", "seat"):
                share(f"{name} {number}", pc.equal(table[name], number).cast(pa.int32()))
        for bot in sorted(pc.unique(table["bot"]).to_pylist()):
            self.names["bot"] = sorted({*self.names["bot"], bot})
            share(f"bot {bot}", pc.equal(table["bot"], bot).cast(pa.int32()))
        for word in self.names["held"]:
            share(f"held {word}", table[columns.column(columns.HELD, word)])
        one = pa.scalar(1, pa.int32())
        for word in self.names["built"]:
            share(f"built {word}", pc.min_element_wise(table[columns.column(columns.BUILT, word)], one))
        for reason, names in self.reasons.items():
            points = table[names[0]]
            for name in names[1:]:
                points = pc.add(points, table[name])
            for group, of in (("all", "one"), ("first", "first"), ("other", "other")):
                found[f"{group} {reason}"] = points if group == "all" else pc.multiply(points, found[of])
                pairs[f"points {group} {reason}"] = (f"{group} {reason}", of)
        for ability in columns.abilities(self.edition):
            found[ability.column] = table[ability.column]
            pairs[ability.column] = (ability.column, self._whole(ability))
        add_sums(self.sums, table, found, pairs)
        add_counts(self.score_counts, table["score"])
        add_counts(self.winner_counts, table["score"].filter(first))
        self._add_courses(table, first)

    def _whole(self, ability: columns.Ability) -> str:
        """The column that the uses of an ability are divided by."""
        for name in ("held", "built"):
            if ability.card in self.names[name]:
                return f"{name} {ability.card}"
        return "one"

    def _add_courses(self, table: pa.Table, first: pa.Array) -> None:
        import pyarrow.compute as pc

        for winners in (True, False):
            scores = table["score_by_round"].filter(first if winners else pc.invert(first))
            rounds = pc.list_value_length(scores)
            for number in range(pc.max(rounds).as_py() or 0):
                scores = scores.filter(pc.greater(rounds, number))
                rounds = pc.list_value_length(scores)
                counts = self.courses.setdefault((number + 1, winners), Counter())
                add_counts(counts, pc.list_element(scores, number))

    # -- results -----------------------------------------------------------------------------------------------------
    def estimate(self, how: Callable[[Sums], Estimate | None], key: str) -> Estimate | None:
        return how(self.sums.get(key, Sums()))

    def rates(self, name: str) -> list[Rate]:
        """How often those who had each card, seat or bot won; only for those that occurred."""
        found = [(word, self.estimate(rate, f"{name} {word}")) for word in self.names[name]]
        return [Rate(word, estimate) for word, estimate in found if estimate is not None]

    def scores(self) -> Spread:
        return _spread(self.estimate(mean, "scores"), self.score_counts)

    def points(self) -> list[Points]:
        """The points by reason, for those that gave any points."""
        found = []
        for reason in self.reasons:
            every, winners, others = (self.estimate(mean, f"points {group} {reason}")
                                      for group in ("all", "first", "other"))
            if every is not None and winners is not None and (every.value > 0 or reason == "districts"):
                found.append(Points(reason, every, winners, others))
        return found

    def uses(self) -> list[Use]:
        """How often abilities were used, for those whose card somebody had."""
        found = []
        for ability in columns.abilities(self.edition):
            whole = self._whole(ability).partition(" ")[0]
            estimate = self.estimate(mean, ability.column)
            if estimate is not None:
                times = int(self.sums[ability.column].part)
                per = "seat" if whole == "one" else whole
                found.append(Use(ability.card, ability.verb, times, per, estimate))
        return found

    def moments(self) -> list[RoundScores]:
        found = []
        for number in sorted({number for number, _ in self.courses}):
            winners, others = (self.courses.get((number, group), Counter()) for group in (True, False))
            games = sum(winners.values()) + sum(others.values())
            found.append(RoundScores(number, games // self.players, _quarters(winners), _quarters(others)))
        return found


def _reasons(edition: str) -> dict[str, list[str]]:
    """The columns of each reason for points; all action cards are one reason."""
    found: dict[str, list[str]] = {}
    for reason in columns.reasons(edition):
        key = ACTIONS if reason in columns.actions(edition) else reason
        found.setdefault(key, []).append(columns.column(columns.POINTS, reason))
    return found


def _quarters(counts: Mapping[int, int]) -> tuple[float, float, float] | None:
    if not counts:
        return None
    return smooth_quantile(counts, 0.25), smooth_quantile(counts, 0.5), smooth_quantile(counts, 0.75)

