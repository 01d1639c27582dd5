"""The folder of studies: games are kept piece by piece, and the result is made from the pieces.

    FOLDER/NAME/plan.json           what is played, for readers of the results
    FOLDER/NAME/parts/PIECE.json    the sums of one piece; one that is broken or of another plan is played again
    FOLDER/NAME/seconds.jsonl       how long each piece took one core; the only file that differs from run to run
    FOLDER/NAME/result.json         all estimates, with intervals, numbers of games and the command to repeat them
    FOLDER/NAME/casts.json          the casts of a survey
    FOLDER/NAME/estimates.parquet   the estimates or casts as a table, if pyarrow is installed
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from citadels import __version__
from citadels.atomic_file import write_json, write_text
from citadels.lab import runner
from citadels.lab.errors import LabError, os_errors
from citadels.lab.numbers import cast_model
from citadels.lab.numbers.deal_sums import LEVEL, Sums
from citadels.lab.numbers.estimates import agreement, corrected, difference, level, pooled
from citadels.lab.numbers.plans import SURVEY, games_of
from citadels.lab.numbers.work import Done, Piece, pieces, play_piece
from citadels.lab.shapes import Json
from citadels.lab.study import as_table

FORMAT: Final = "citadels-numbers"
VERSION: Final = 1
ALL_PLAYERS: Final = "all"      # all tables of an edition together
RESULT: Final = "result.json"
CASTS: Final = "casts.json"
TABLE: Final = "estimates.parquet"
WORDS: Final = ("question", "plan", "bots", "correction")   # what can change without changing any game


class Run:
    """One study in a folder."""

    def __init__(self, plan: Json, folder: Path) -> None:
        self.plan = plan
        self.folder: Path = folder / plan["name"]
        settled = {name: value for name, value in plan.items() if name not in WORDS}
        if plan["arms"]["kind"] == SURVEY:
            settled["games"] = {row["name"]: row["games"] for row in plan["bots"]}
        written = json.dumps([__version__, settled], sort_keys=True)
        self.hash = hashlib.sha256(written.encode()).hexdigest()[:16]
        self.pieces = pieces(plan)

    def begin(self) -> None:
        """Make the folder. Raises LabError."""
        with os_errors(self.folder):
            (self.folder / "parts").mkdir(parents=True, exist_ok=True)
            plan = {"format": FORMAT, "version": VERSION, "citadels": __version__, **self.plan}
            write_json(self.folder / "plan.json", plan)

    def part(self, piece: Piece) -> Json | None:
        """A piece that is kept; None if there is none of this plan."""
        try:
            found = json.loads(self._path(piece).read_text("utf-8"))
        except (OSError, ValueError):
            return None
        if not isinstance(found, dict) or found.get("plan") != self.hash or found.get("piece") != list(piece):
            return None
        return found

    def missing(self) -> list[Piece]:
        return [piece for piece in self.pieces if self.part(piece) is None]

    def games(self, piece: Piece) -> int:
        """About how many games a piece has."""
        row = next(row for row in self.plan["bots"] if row["name"] == piece.bot)
        return round(piece.many * games_of(self.plan, self.plan["tables"][piece.table], row))

    def deals(self, bot: str) -> int:
        """How many deals a bot plays at each table."""
        return next(int(row["deals"]) for row in self.plan["bots"] if row["name"] == bot)

    def keep(self, done: Done) -> None:
        """Write a piece. From now on it is done."""
        part = {"plan": self.hash, "piece": list(done.piece), **done.result}
        with os_errors(self.folder):
            write_json(self._path(done.piece), part, indent=None)
            with (self.folder / "seconds.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps([*done.piece, round(done.seconds, 3)]) + "\n")

    def seconds(self) -> float:
        """How long one core was busy with what is kept, all attempts together."""
        try:
            lines = (self.folder / "seconds.jsonl").read_text("utf-8").splitlines()
        except OSError:
            return 0.0
        return sum(float(json.loads(line)[-1]) for line in lines)

    def _path(self, piece: Piece) -> Path:
        return self.folder / "parts" / f"{piece.name}.json"

    # -- the result --------------------------------------------------------------------------------------------------
    def result(self) -> Json:
        """Everything that follows from what has been played."""
        parts = [(piece, part) for piece in sorted(self.pieces) if (part := self.part(piece)) is not None]
        plan = self.plan
        found: Json = {
            "format": FORMAT, "version": VERSION, "citadels": __version__, "study": plan["name"],
            "question": plan["question"], "claim": plan["claim"], "seed": plan["seed"],
            "correction": plan["correction"], "whole": len(parts) == len(self.pieces),
            "command": f"citadels study {plan['name']}",
            "bots": [self._bot(row, parts) for row in plan["bots"]],
        }
        return {**found, **(self._casts(parts) if plan["arms"]["kind"] == SURVEY else self._estimates(parts))}

    def _bot(self, row: Json, parts: Sequence[tuple[Piece, Json]]) -> Json:
        mine = [part for piece, part in parts if piece.bot == row["name"]]
        return {"bot": row["name"], "deals": sum(part["deals"] for part in mine),
                "games": sum(part["games"] for part in mine),
                "command": f"citadels study {self.plan['name']} --bot {row['name']}"}

    def _estimates(self, parts: Iterable[tuple[Piece, Json]]) -> Json:
        rows: list[Json] = []
        tallies: list[Json] = []
        groups: dict[tuple[str, str], Sums] = {}
        together: dict[tuple[str, str], list[Sums]] = {}
        for piece, part in parts:
            table = self.plan["tables"][piece.table]
            groups.setdefault((piece.bot, table["name"]), Sums()).merge(Sums.read(part))
        for piece in sorted({piece._replace(first=0, many=0) for piece in self.pieces}):
            table = self.plan["tables"][piece.table]
            if (piece.bot, table["name"]) in groups:
                together.setdefault((piece.bot, table["edition"]), []).append(groups[piece.bot, table["name"]])
        for (bot, table), sums in groups.items():
            rows += _rows(bot, table, [sums])
            tallies += [{"bot": bot, "table": table, "figure": figure, "counts": sorted(counts.items())}
                        for figure, counts in sorted(sums.tallies.items())]
        for (bot, edition), several in together.items():
            if len(several) > 1:
                rows += _rows(bot, f"{edition} {ALL_PLAYERS}", several)
        corrected(rows, self.plan["correction"])
        return {"tables": self.plan["tables"], "estimates": rows, "agreement": agreement(rows, self.plan["correction"]),
                "tallies": tallies}

    def _casts(self, parts: Iterable[tuple[Piece, Json]]) -> Json:
        found: list[Json] = []
        for piece, part in parts:
            found += [{"bot": piece.bot, "table": self.plan["tables"][piece.table]["name"], **cast}
                      for cast in part["casts"]]
        result: Json = {"tables": self.plan["tables"], "casts": found}
        named = self.plan["arms"].get("casts")
        if named:
            return {**result, "recommended": named}
        models, chosen = {}, []
        first = self.plan["bots"][0]["name"]
        for table in self.plan["tables"]:
            rows = [row for row in found if row["table"] == table["name"] and row["bot"] == first]
            models[table["name"]] = cast_model.fit(rows)
            if table["players"] == self.plan["arms"].get("recommend"):
                chosen = cast_model.recommended(rows, models[table["name"]])
        effects = [row for table in self.plan["tables"] for row in cast_model.effects(
            [row for row in found if row["table"] == table["name"] and row["bot"] == first], first, table["name"])]
        corrected(effects, self.plan["correction"])
        return {**result, "models": models, "effects": effects, "recommended": chosen}

    def write_result(self) -> Json:
        """Write the result of what has been played, and return it. Raises LabError."""
        found = self.result()
        with os_errors(self.folder):
            casts = [] if self.plan["arms"].get("casts") else found.pop("casts", [])
            if casts:
                write_text(self.folder / CASTS, lines_of({"casts": casts}))
            write_text(self.folder / RESULT, lines_of(found))
            _write_table(self.folder / TABLE, casts or found.get("estimates") or found.get("casts") or [])
        return found


def _rows(bot: str, table: str, several: Sequence[Sums]) -> list[Json]:
    """The estimates of one bot at one table, or at several together; levels at different tables cannot be pooled."""
    found = []
    together = len(several) > 1
    for key in sorted({key for sums in several for key in sums.moments}):
        kind, arm, against, figure = key
        moments = [sums.moments[key] for sums in several if key in sums.moments]
        if together and kind == LEVEL:
            continue
        estimate = (pooled(moments, figure) if together else
                    level(moments[0], figure) if kind == LEVEL else difference(moments[0], figure))
        found.append({"bot": bot, "table": table, "together": together, "arm": arm, "kind": kind, "against": against,
                      "figure": figure, **estimate._asdict()})
    return found


def run_all(runs: Sequence[Run], processes: int | None = None, cluster: str | None = None, *,
            progress: runner.Tick | None = None, lang: str = "en") -> bool:
    """Play what is missing of some studies and write their results. Returns whether all are complete now."""
    for run in runs:
        run.begin()
    by_name = {run.plan["name"]: run for run in runs}
    # All studies and bots progress evenly, so a run that is stopped early has something of everything.
    missing = [(run, piece) for run in runs for piece in run.missing()]
    missing.sort(key=lambda one: one[1].first / one[0].deals(one[1].bot))
    every = sum(run.games(piece) for run in runs for piece in run.pieces)
    done = every - sum(run.games(piece) for run, piece in missing)
    interrupted = False
    try:
        if missing:
            with (runner.workers(processes, cluster, len(missing)) as pool,
                  runner.shown_progress(progress, done, every, lang) as tick):
                for found in pool.each(play_piece, [(run.plan, piece) for run, piece in missing]):
                    run = by_name[found.piece.study]
                    run.keep(found)
                    tick(run.games(found.piece))
    except KeyboardInterrupt:
        interrupted = True
    finally:
        for run in runs:
            run.write_result()
    return not interrupted


def prepared(plan: Json, folder: Path) -> Json:
    """The plan, with the casts that another study recommends if it uses them. Raises LabError."""
    source = plan["arms"].get("from")
    if not source:
        return plan
    try:
        found = json.loads((folder / source / RESULT).read_text("utf-8"))["recommended"]
    except (OSError, ValueError, KeyError, TypeError):
        found = None
    if not found:
        raise LabError("numbers-first", name=plan["name"], source=source, folder=str(folder))
    return with_casts(plan, found)


def with_casts(plan: Json, casts: Sequence[Json]) -> Json:
    """The plan with these casts, one deal for each."""
    return {**plan, "arms": {**plan["arms"], "casts": casts},
            "bots": [{**row, "deals": len(casts)} for row in plan["bots"]]}


def lines_of(data: Mapping[str, Any]) -> str:
    """A JSON object with a line for each field, or for each entry of a list in it, so that it is easy to diff."""
    fields = []
    for name, value in data.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            entries = ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in value)
            fields.append(f"{json.dumps(name)}: [\n  {entries}\n ]")
        else:
            fields.append(f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n " + ",\n ".join(fields) + "\n}\n"


def _write_table(path: Path, rows: Sequence[Json]) -> None:
    """Write the estimates as Parquet, if pyarrow is installed. Machines that only play games may not have it."""
    try:
        import pyarrow.parquet as pq
    except ImportError:
        return
    if rows:
        pq.write_table(as_table(rows), path, compression="zstd")
