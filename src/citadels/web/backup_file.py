"""The file of a backup: the rows of every table as lines of JSON, compressed. It is the same for every database.

The first line has the format, the version of the program and the revision of the tables. A line with the name of a
table and its columns comes before its rows. The last line has the number of rows of each table and a checksum of all
lines before it, so that a file that is truncated or was changed is recognised.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from msgspec import Struct, field

from citadels.web.settings import BadSettings

FORMAT: Final = "citadels-backup"
VERSION: Final = 1      # of the format
LEVEL: Final = 6        # of the compression
MAGIC: Final = b"\x1f\x8b"

Values = Sequence[Any]


class Header(Struct, kw_only=True):
    """The first line. Later versions of the format may add fields."""

    format: str = FORMAT
    version: int = VERSION
    citadels: str           # the version of the program
    revision: str           # of the tables
    created: int            # milliseconds since 1970


class Heading(Struct, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class Ending(Struct, forbid_unknown_fields=True):
    """The last line."""

    rows: dict[str, int]
    sha256: str


class Contents(Struct):
    """What is in a backup."""

    header: Header
    rows: dict[str, int] = field(default_factory=dict)      # by table


class Writer:
    def __init__(self, file: IO[bytes], header: Header) -> None:
        self.contents = Contents(header)
        self._file = gzip.GzipFile("", "wb", LEVEL, file)
        self._sum = hashlib.sha256()
        self._encode = msgspec.json.Encoder().encode
        self._line(header)

    def table(self, name: str, columns: list[str]) -> None:
        self._line(Heading(name, columns))
        self.contents.rows[name] = 0

    def rows(self, name: str, rows: Sequence[Values]) -> None:
        """More rows of the table that was begun last."""
        self._write(b"".join(self._encode(row) + b"\n" for row in rows))
        self.contents.rows[name] += len(rows)

    def close(self) -> None:
        self._line(Ending(self.contents.rows, self._sum.hexdigest()))
        self._file.close()

    def _line(self, content: Struct) -> None:
        self._write(self._encode(content) + b"\n")

    def _write(self, data: bytes) -> None:
        self._sum.update(data)
        self._file.write(data)


def verified(path: Path, known: Sequence[str]) -> Contents:
    """Read all of a backup and return what is in it. Raises BadSettings if it is not complete, or if it comes from a
    newer program, whose revision of the tables is not known here."""
    damaged = BadSettings("backup-damaged", file=str(path))
    count: dict[str, int] = {}
    name = ""
    before, after = hashlib.sha256(), hashlib.sha256()      # the checksum does not include the last line
    last = b""
    header: Header | None = None
    for line in _lines(path):
        if header is None:
            header = _header(path, line, known)
        elif line.startswith(b"["):
            if name == "":
                raise damaged
            count[name] += 1
        elif line.startswith(b'{"table"'):
            name = _decoded(path, line, Heading).table
            count[name] = 0
        before = after.copy() if line.startswith(b'{"rows"') else before
        after.update(line)
        last = line
    if header is None:
        raise BadSettings("backup-strange", file=str(path))
    ending = _decoded(path, last, Ending)
    if not last.endswith(b"\n") or ending.rows != count or ending.sha256 != before.hexdigest():
        raise damaged
    return Contents(header, count)


def _header(path: Path, line: bytes, known: Sequence[str]) -> Header:
    header: Header = _decoded(path, line, Header, "backup-strange")
    if header.format != FORMAT:
        raise BadSettings("backup-strange", file=str(path))
    if header.version > VERSION or header.revision not in known:
        raise BadSettings("backup-newer", file=str(path), version=header.citadels)
    return header


def read_rows(path: Path, chunk: int) -> Iterator[tuple[Heading, list[list[Any]]]]:
    """The rows of a verified backup in chunks, each with the heading of the table it belongs to."""
    heading = Heading("", [])
    rows: list[list[Any]] = []
    for number, line in enumerate(_lines(path)):
        if line.startswith(b"["):
            rows.append(_decoded(path, line, list[Any]))
        if rows and (len(rows) == chunk or not line.startswith(b"[")):
            yield heading, rows
            rows = []
        if number and line.startswith(b'{"table"'):
            heading = _decoded(path, line, Heading)


def _decoded(path: Path, line: bytes, kind: Any, problem: str = "backup-damaged") -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError:
        raise BadSettings(problem, file=str(path)) from None


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as packed:
            if not packed.peek(2).startswith(MAGIC):
                raise BadSettings("backup-strange", file=str(path))
            with gzip.GzipFile(fileobj=packed) as file:
                yield from file
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise BadSettings("backup-damaged", file=str(path)) from None
    except OSError as fault:
        raise BadSettings("backup-unreadable", file=str(path), why=fault.strerror or str(fault)) from None
