"""A study: a folder with a plan and the games played so far. Each file is either complete or absent.

    NAME/plan.json                      what is played: kind, settings, number of games, games per chunk
    NAME/parts/games-000012.parquet     one table of one chunk
    NAME/games.parquet                  all parts of one table, in the order of the games
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, Union

from citadels import __version__
from citadels.atomic_file import atomic_file, write_json
from citadels.lab.errors import LabError, os_errors, reason, require
from citadels.lab.shapes import Json

if TYPE_CHECKING:
    import pyarrow as pa

Rows: TypeAlias = Union[Sequence[Mapping[str, Any]], "pa.Table"]  # a table's rows, or the table itself

FORMAT: Final = "citadels-study"
VERSION: Final = 1
PLAN: Final = "plan.json"
PARTS: Final = "parts"
NOTE: Final = b"citadels"          # the key of a part's note in its Parquet metadata
GROUP: Final = 100_000             # rows written to a gathered table at a time


class Part(NamedTuple):
    """One chunk's games as they are sent and stored: the Parquet bytes of each of its tables."""

    chunk: int
    tables: dict[str, bytes]


class Study:
    def __init__(self, folder: Path, plan: Json) -> None:
        self.folder = folder
        self.plan = plan
        self.kind: str = plan["kind"]
        self.settings: Json = plan["settings"]
        self.games: int = plan["games"]
        self.chunk: int = plan["chunk"]
        self.plan_hash = _plan_hash(plan)
        self._kept: dict[int, set[str]] = {}  # the tables of the chunks that this object has written

    # -- creating and resuming ---------------------------------------------------------------------------------------
    @staticmethod
    def create(folder: str | Path, kind: str, settings: Json, games: int, chunk: int) -> Study:
        """A new study in a folder that is empty or does not exist yet. Raises LabError."""
        require("pyarrow.parquet", "lab")  # before games are played that could not be written
        folder = Path(folder)
        plan = {"format": FORMAT, "version": VERSION, "citadels": __version__, "kind": kind, "games": games,
                "chunk": chunk, "settings": settings}
        plan = json.loads(json.dumps(plan))  # as it will be read back: tuples become lists
        with os_errors(folder):
            if folder.exists() and not folder.is_dir():
                raise LabError("study-no-folder", folder=str(folder))
            if (folder / PLAN).exists():
                raise LabError("study-there", folder=str(folder))
            if folder.is_dir() and any(folder.iterdir()):
                raise LabError("study-foreign", folder=str(folder))
            (folder / PARTS).mkdir(parents=True, exist_ok=True)
            write_json(folder / PLAN, plan)
        return Study(folder, plan)

    @staticmethod
    def open(folder: str | Path, kind: str | None = None) -> Study:
        """The study in a folder, of that kind if one is given. Raises LabError."""
        require("pyarrow.parquet", "lab")
        folder = Path(folder)
        with os_errors(folder):
            if folder.exists() and not folder.is_dir():
                raise LabError("study-no-folder", folder=str(folder))
            if not (folder / PLAN).is_file():
                raise LabError("study-none", folder=str(folder))
            try:
                plan = json.loads((folder / PLAN).read_text("utf-8"))
            except (ValueError, RecursionError):
                raise LabError("study-plan-broken", file=str(folder / PLAN)) from None
        _check_plan(plan, folder / PLAN)
        if kind is not None and plan["kind"] != kind:
            raise LabError("study-kind", folder=str(folder), kind=plan["kind"], wanted=kind)
        return Study(folder, plan)

    @staticmethod
    def resume(folder: str | Path, kind: str, given: Json, games: int | None = None) -> Study:
        """An existing study. The settings given must agree with its own; more games than planned are added."""
        study = Study.open(folder, kind)
        if study.plan["citadels"] != __version__:
            raise LabError("study-release", folder=str(folder), then=study.plan["citadels"], now=__version__)
        given = json.loads(json.dumps(given))
        for name, value in given.items():
            if study.settings.get(name) != value:
                then, now = (json.dumps(one, ensure_ascii=False) for one in (study.settings.get(name), value))
                raise LabError("study-differs", folder=str(folder), name=name, then=then, now=now)
        if games is not None and games < study.games:
            raise LabError("study-fewer", folder=str(folder), then=study.games, now=games)
        if games is not None and games > study.games:
            plan = {**study.plan, "games": games}
            with os_errors(study.folder):
                write_json(study.folder / PLAN, plan)
            study = Study(study.folder, plan)
        return study

    # -- chunks ------------------------------------------------------------------------------------------------------
    @property
    def chunks(self) -> int:
        return -(-self.games // self.chunk)

    def span(self, chunk: int) -> tuple[int, int]:
        """The number of a chunk's first game, and how many games it has."""
        first = chunk * self.chunk
        return first, min(self.chunk, self.games - first)

    def missing(self) -> list[int]:
        """The chunks that are not done yet, including those with a part that is broken or belongs to another plan."""
        complete = self._complete_chunks({})
        return [chunk for chunk in range(self.chunks) if chunk not in complete]

    def played(self) -> int:
        """How many games are done."""
        return self.games - sum(self.span(chunk)[1] for chunk in self.missing())

    def write_part(self, part: Part) -> None:
        """Write a chunk. From now on it is done."""
        with os_errors(self.folder):
            (self.folder / PARTS).mkdir(exist_ok=True)
            for name, content in part.tables.items():
                with atomic_file(self._part(name, part.chunk)) as file:
                    file.write(content)
        self._kept[part.chunk] = set(part.tables)

    # -- tables ------------------------------------------------------------------------------------------------------
    def gather(self) -> list[str]:
        """Write each table again from the parts of all chunks that are done. Returns the tables' names."""
        import pyarrow as pa

        if self._kept:
            with suppress(LabError, pa.ArrowException):  # if the files have been changed since, check each of them
                return self._gather(self._kept)
        return self._gather({})

    def _gather(self, trusted: Mapping[int, set[str]]) -> list[str]:
        import pyarrow as pa
        import pyarrow.parquet as pq

        complete = self._complete_chunks(trusted)
        names = sorted({name for tables in complete.values() for name in tables})
        with os_errors(self.folder):
            for name in names:
                files = [self._part(name, chunk) for chunk in sorted(complete)]
                # One schema for all parts: a column that is empty in one chunk gets its type from the others.
                schema = pa.unify_schemas([pq.read_schema(file).remove_metadata() for file in files],
                                          promote_options="permissive")
                with atomic_file(self.folder / f"{name}.parquet") as out:
                    _write_all(out, files, schema)
        return names

    def table(self, name: str) -> pa.Table:
        """A gathered table. Raises LabError."""
        path = self.folder / f"{name}.parquet"
        if not path.is_file():
            raise LabError("study-no-table", file=str(path))
        return read(path)

    # -- inside ------------------------------------------------------------------------------------------------------
    def _part(self, name: str, chunk: int) -> Path:
        return self.folder / PARTS / f"{name}-{chunk:06d}.parquet"

    def _complete_chunks(self, trusted: Mapping[int, set[str]]) -> dict[int, list[str]]:
        """The chunks that are done, and the names of their tables. The files of trusted ones are not checked."""
        found: dict[int, set[str]] = {}
        wanted: dict[int, set[str]] = {}
        with os_errors(self.folder):
            for path in sorted((self.folder / PARTS).glob("*-*.parquet")):
                name, _, number = path.stem.rpartition("-")
                if number.isdecimal() and name in trusted.get(int(number), ()):
                    found.setdefault(int(number), set()).add(name)
                    wanted[int(number)] = trusted[int(number)]
                    continue
                note = _note(path)
                chunk = note.get("chunk")
                if not isinstance(chunk, int) or note.get("plan") != self.plan_hash or not 0 <= chunk < self.chunks:
                    continue
                if (note.get("first"), note.get("count")) == self.span(chunk) and path == self._part(name, chunk):
                    found.setdefault(chunk, set()).add(name)
                    wanted.setdefault(chunk, set()).update(note.get("tables", []))
        return {chunk: sorted(names) for chunk, names in sorted(found.items()) if names == wanted[chunk]}


# -- one part ----------------------------------------------------------------------------------------------------------
def encode_part(plan_hash: str, chunk: int, first: int, count: int, tables: Mapping[str, Rows]) -> Part:
    """A chunk's rows as Parquet. Each table has a note of which others belong to it."""
    note = {"plan": plan_hash, "chunk": chunk, "first": first, "count": count, "tables": sorted(tables)}
    return Part(chunk, {name: _parquet(rows, {NOTE: json.dumps(note).encode()}) for name, rows in tables.items()})


def read(path: Path) -> pa.Table:
    """Read a Parquet file. Raises LabError, naming it."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        with pq.ParquetFile(path, page_checksum_verification=True) as file:
            return file.read()
    except (OSError, pa.ArrowException) as fault:
        raise LabError("study-table-broken", file=str(path), why=reason(fault)) from None


def _parquet(rows: Rows, note: dict[bytes, bytes]) -> bytes:
    import pyarrow as pa
    import pyarrow.parquet as pq

    sink = pa.BufferOutputStream()
    pq.write_table(as_table(rows).replace_schema_metadata(note), sink, compression="zstd", write_page_checksum=True)
    content: bytes = sink.getvalue().to_pybytes()
    return content


def as_table(rows: Rows) -> pa.Table:
    import pyarrow as pa

    if isinstance(rows, pa.Table):
        return rows
    # Not from_pylist: it takes the columns from the first row only.
    columns = list(dict.fromkeys(name for row in rows for name in row))
    return pa.table({name: pa.array([row.get(name) for row in rows]) for name in columns})


def _note(path: Path) -> Json:
    """A part's note; empty if the part is broken."""
    import pyarrow as pa

    try:
        kept = read(path).schema.metadata or {}
        note = json.loads(kept.get(NOTE, b"{}"))
    except (LabError, ValueError, pa.ArrowException):
        return {}
    return note if isinstance(note, dict) else {}


def _write_all(out: IO[bytes], files: list[Path], schema: pa.Schema) -> None:
    """Write the rows of all files, one after the other, without having all of them in memory."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    with pq.ParquetWriter(out, schema, compression="zstd", write_page_checksum=True) as writer:
        waiting: list[pa.Table] = []
        for file in files:
            table = read(file).replace_schema_metadata(None)
            if table.schema != schema:
                table = pa.concat_tables([schema.empty_table(), table], promote_options="permissive")
            waiting.append(table)
            if sum(table.num_rows for table in waiting) >= GROUP:
                writer.write_table(pa.concat_tables(waiting).combine_chunks())
                waiting = []
        if waiting:
            writer.write_table(pa.concat_tables(waiting).combine_chunks())


# -- the plan ----------------------------------------------------------------------------------------------------------
def _check_plan(plan: object, path: Path) -> None:
    if not isinstance(plan, dict) or plan.get("format") != FORMAT:
        raise LabError("study-plan-foreign", file=str(path))
    if plan.get("version") != VERSION:
        raise LabError("study-plan-version", file=str(path), version=str(plan.get("version")))
    kinds: dict[str, type] = {"kind": str, "citadels": str, "games": int, "chunk": int, "settings": dict}
    for name, kind in kinds.items():
        value = plan.get(name)
        if not isinstance(value, kind) or isinstance(value, bool) or (isinstance(value, int) and value < 1):
            raise LabError("study-plan-field", file=str(path), name=name)


def _plan_hash(plan: Json) -> str:
    """Distinguishes the parts of this plan from others; adding games does not change it."""
    settled = {name: plan[name] for name in ("citadels", "kind", "chunk", "settings")}
    return hashlib.sha256(json.dumps(settled, sort_keys=True).encode()).hexdigest()[:16]
