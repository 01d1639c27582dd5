"""The search for the casts with the most even or the most swingy games.

Each stage is a study of its own in the folder of the search, and what it plays depends only on the settings and on the
earlier stages. So a stopped search continues where it was, and gives the same result on any number of processes.

    survey      many random casts and the presets; a few games each
    search-1 …  new casts: those that the cards' effects so far promise to be good, and neighbours of the best so far
    race-1 …    the best play on, fewer of them each time
    check       the finalists and the starting cast play deals that no earlier stage has seen
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from types import NoneType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from citadels import texts
from citadels.lab import balance_games, casts, matches, runner, simulate
from citadels.lab.balance_figures import EVEN, GOALS, Measurement, Row, character_edge, upsets
from citadels.lab.balance_model import CardLeads, Model, Strengths, Trial, hill_climb, nothing
from citadels.lab.casts import Cast, CastRequest, CastSpace
from citadels.lab.errors import LabError
from citadels.lab.shapes import Json
from citadels.lab.study import PARTS, PLAN, Study

if TYPE_CHECKING:
    import pyarrow as pa

KIND: Final = "balance"
STAGE: Final = "balance-stage"
DEFAULTS: Final[Json] = {
    **matches.DEFAULTS, "bots": ["builder"], "goal": EVEN, "vary": "both", "keep": [], "without": [], "budget": 40_000,
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {"goal": GOALS, "vary": casts.PARTS}
KINDS: Final[dict[str, tuple[type, ...]]] = {
    "edition": (str,), "players": (int,), "preset": (str, NoneType), "characters": (list, NoneType),
    "uniques": (list, NoneType), "rank9": (bool, str), "options": (dict,), "bots": (list,), "seed": (int,),
    "rotate": (bool,), "keep": (list,), "without": (list,), "budget": (int,),
}

LEAST: Final = 1_000            # games in all: with fewer, even the final check would be mere chance
FINALISTS: Final = 3
GENERATIONS: Final = 3
CHECK: Final = 0.4              # this and the next two: shares of the budget
RACE: Final = 0.15
SURVEY: Final = 0.3
FEWEST, MOST = 40, 100          # games per cast in the survey
FRESH: Final = 1_000_000_000    # the number of the first deal of the check


class Interrupted(Exception):
    """The user pressed Ctrl-C; what was played is kept."""


# -- the budget --------------------------------------------------------------------------------------------------------
class Schedule(NamedTuple):
    """How the budget is spent."""

    games: int                      # per cast in the survey and in the search
    survey: int                     # casts
    search: int                     # new casts in each generation
    race: list[tuple[int, int]]     # number of casts and games per cast, for each heat
    finalists: int
    check: int                      # games of each finalist and of the starting cast

    @property
    def total(self) -> int:
        casts = self.survey + GENERATIONS * self.search
        return casts * self.games + sum(many * games for many, games in self.race) + (self.finalists + 1) * self.check


def schedule(budget: int, size: int) -> Schedule:
    """The schedule for a number of possible casts; if there are only a few, all are tried and none are searched for."""
    if budget < LEAST:
        raise LabError("balance-budget", least=LEAST, games=budget)
    finalists = min(FINALISTS, size)
    looking = budget * (1 - CHECK - RACE)
    if size * MOST <= looking:
        games, survey, search = int(looking) // size, size, 0
    else:
        games = max(FEWEST, min(MOST, budget // 400))
        survey = min(size, int(budget * SURVEY) // games)
        search = (int(looking) // games - survey) // GENERATIONS
    race = []
    for many in (4 * finalists, 2 * finalists):
        many = min(many, survey)
        if many > finalists:
            race.append((many, int(budget * RACE / 2) // many))
    check = int(budget * CHECK) // (finalists + 1)
    return Schedule(games, survey, search, race, finalists, check)


# -- stages ------------------------------------------------------------------------------------------------------------
class Stage(NamedTuple):
    """Some casts and the games they have played, equally many each."""

    casts: list[Cast]
    games: int
    table: pa.Table

    def rows(self, cast: Cast) -> list[Row]:
        if cast not in self.casts:
            return []
        found: list[Row] = self.table.slice(self.casts.index(cast) * self.games, self.games).to_pylist()
        return found


class StageRunner:
    """Plays stages and keeps them in a folder."""

    def __init__(self, folder: Path, match: Json, work: runner.Work, pool: runner.Pool, tick: runner.Tick) -> None:
        self.folder = folder
        self.match = match
        self.work = work
        self.pool = pool
        self.tick = tick
        self.played = 0

    def play(self, name: str, casts: Sequence[Cast], first: int, games: int) -> Stage:
        """Play what is missing of all casts on the same deals, from number `first` on. Raises Interrupted."""
        settings = {"match": self.match, "casts": casts, "first": first, "games": games}
        path = self.folder / name
        if (path / PLAN).exists():
            study = Study.resume(path, STAGE, settings)
        else:
            for empty in (path / PARTS, path):  # left behind if the run was stopped before its plan was written
                with suppress(OSError):
                    empty.rmdir()
            total = len(casts) * games
            study = Study.create(path, STAGE, settings, total, simulate.chunk_size(self.match, total))
        self.tick(study.played())
        complete = runner.run(study, self.work, progress=self.tick, pool=self.pool)
        self.played += study.played()
        if not complete:
            raise Interrupted
        return Stage(list(casts), games, study.table("games"))


# -- the search --------------------------------------------------------------------------------------------------------
class CastSearch:
    def __init__(self, settings: Mapping[str, Any], start: Cast, space: CastSpace, presets: Mapping[str, Cast]) -> None:
        self.start = start
        self.space = space
        self.presets = dict(presets)
        self.goal: str = settings["goal"]
        self.plan = schedule(settings["budget"], space.size)
        self.rng = Random(f"balance/{settings['seed']}")
        self.tried: dict[Cast, Measurement] = {}
        self.leads: dict[Cast, CardLeads] = {}
        self.stages: list[Stage] = []
        self.check: Stage | None = None

    def run(self, stages: StageRunner) -> None:
        """Play all stages; the last one is `check`. Raises Interrupted."""
        plan = self.plan
        self.note(stages.play("survey", self.first_casts(), 0, plan.games))
        for generation in range(1, GENERATIONS + 1):
            fresh = self.new_casts()
            if fresh:
                self.note(stages.play(f"search-{generation}", fresh, 0, plan.games))
        first = plan.games
        for heat, (many, games) in enumerate(plan.race, 1):
            self.note(stages.play(f"race-{heat}", self.best(many), first, games))
            first += games
        finalists = self.best(plan.finalists)
        others = [] if self.start in finalists else [self.start]
        self.check = stages.play("check", finalists + others, FRESH, plan.check)

    def note(self, stage: Stage) -> None:
        """Judge the casts of a stage by all their games so far."""
        self.stages.append(stage)
        for cast in stage.casts:
            rows = self.rows(cast)
            if self.goal == EVEN:
                edge = character_edge(rows, len(cast.characters))
                self.tried[cast] = edge.measurement
                self.leads[cast] = CardLeads(edge.lead, edge.held)
            else:
                self.tried[cast] = upsets(rows).measurement

    def rows(self, cast: Cast) -> list[Row]:
        return [row for stage in self.stages for row in stage.rows(cast)]

    def model(self) -> Model:
        """A model of what was tried so far, in which smaller is always better."""
        usual = sum(found.value for found in self.tried.values()) / len(self.tried)
        # Each gets the noise of an average cast; otherwise the luckiest would also look the most certain.
        tried = [Trial(cast, found.value if self.goal == EVEN else -found.value, found.variance(usual))
                 for cast, found in self.tried.items()]
        return Model(self.space.open_cards, tried, Strengths(self.leads).promise if self.goal == EVEN else nothing)

    def best(self, many: int) -> list[Cast]:
        """The best so far, by their own games and by what their cards did in other casts. Casts that hardly differ from
        a better one come last."""
        if not self.tried:
            return []
        ranking = self.model().ranking()
        found: list[Cast] = []
        for cast in ranking:
            if len(found) < many and all(self.space.far_apart(cast, other) for other in found):
                found.append(cast)
        rest = [cast for cast in ranking if cast not in found][: many - len(found)]
        return sorted(found + rest, key=ranking.index)

    def first_casts(self) -> list[Cast]:
        if self.plan.survey == self.space.size:
            return list(self.space.all())
        known = [cast for cast in (self.start, *self.presets.values()) if cast in self.space]
        found = dict.fromkeys(known[: self.plan.survey])
        while len(found) < self.plan.survey:
            found[self.space.sample(self.rng)] = None
        return list(found)

    def new_casts(self) -> list[Cast]:
        """Half are good under a plausible draw of the model (Thompson sampling), half are neighbours of the best."""
        many = min(self.plan.search, self.space.size - len(self.tried))
        if not many:
            return []
        model = self.model()
        leaders = model.ranking()[: max(2, many // 2)]
        found: dict[Cast, None] = {}
        while len(found) < many:
            if len(found) % 2:
                cast = self.rng.choice(leaders)
            else:
                cast = hill_climb(self.space, self.space.sample(self.rng), model.plausible(self.rng), self.rng)
            while cast in self.tried or cast in found:
                cast = self.space.neighbour(cast, self.rng)
            found[cast] = None
        return list(found)


# -- from the outside --------------------------------------------------------------------------------------------------
def new_search(settings: Mapping[str, Any]) -> CastSearch:
    """A search with these settings. Raises CitadelsError if they cannot be played."""
    for name in DEFAULTS:
        if not _is_valid(name, settings.get(name)):
            raise LabError("match-setting", name=name, value=repr(settings.get(name)))
    request = CastRequest(**{name: settings[name] for name in CastRequest._fields})
    start, space = casts.resolve(request)
    matches.check({**match_settings(settings), "characters": list(start.characters), "uniques": list(start.uniques)})
    return CastSearch(settings, start, space, casts.presets(request))


def _is_valid(name: str, value: object) -> bool:
    """Whether a setting, which may come from a file, has the right type."""
    if name in CHOICES:
        return value in CHOICES[name]
    kinds = KINDS[name]
    if isinstance(value, bool) and bool not in kinds:
        return False
    return isinstance(value, kinds) and not (isinstance(value, list) and any(type(word) is not str for word in value))


def match_settings(settings: Mapping[str, Any]) -> Json:
    """The settings of the games, except for the cast."""
    return {name: settings[name] for name in ("edition", "players", "options", "bots", "seed", "rotate")}


def run_search(study: Study, search: CastSearch, processes: int | None = None, cluster: str | None = None,
               lang: str = texts.SOURCE, work: runner.Work = balance_games.work) -> int:
    """Run a search, or continue it, in the folder of its study. Returns how many games have been played.

    If it was interrupted, `search.check` is None.
    """
    with (runner.workers(processes, cluster) as pool,
          runner.shown_progress(None, 0, search.plan.total, lang) as tick):
        stages = StageRunner(study.folder, match_settings(study.settings), work, pool, tick)
        with suppress(Interrupted, KeyboardInterrupt):
            search.run(stages)
    return stages.played
