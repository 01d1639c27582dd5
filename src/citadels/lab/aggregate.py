"""Adding up the table of seats, deal by deal, without holding more than a slice of it in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from citadels.lab.errors import LabError
from citadels.lab.intervals import Sums

if TYPE_CHECKING:
    import pyarrow as pa

SLICE: Final = 20_000  # rows at a time
DEAL: Final = "seed"   # what the games of one deal have in common


def whole_deals(path: Path, names: Sequence[str]) -> Iterator[pa.Table]:
    """These columns of a table in slices, none of which parts the rows of a deal. Raises LabError, naming the file."""
    import pyarrow as pa
    import pyarrow.compute as pc
    import pyarrow.parquet as pq

    try:
        with pq.ParquetFile(path, page_checksum_verification=True) as file:
            rest = file.schema_arrow.empty_table().select(names)
            for batch in file.iter_batches(SLICE, columns=list(names)):
                table = pa.concat_tables([rest, pa.Table.from_batches([batch]).select(names)]).combine_chunks()
                last = table[DEAL][-1]
                same = pc.equal(table[DEAL], last)
                rest = table.filter(same)
                yield table.filter(pc.invert(same))
            yield rest
    except (OSError, KeyError, pa.ArrowException) as fault:
        raise LabError("study-table-broken", file=str(path), why=" ".join(str(fault).split())) from None


def add_sums(sums: dict[str, Sums], table: pa.Table, columns: Mapping[str, pa.Array],
             pairs: Mapping[str, tuple[str, str]]) -> None:
    """Add a slice to the sums: each is of a pair of columns (part, whole), summed up over each deal."""
    import pyarrow as pa
    import pyarrow.compute as pc

    if not table.num_rows:
        return
    whole = pa.table({**columns, DEAL: table[DEAL]})
    deals = whole.group_by(DEAL, use_threads=False).aggregate([(name, "sum") for name in columns])
    found = {name: deals[f"{name}_sum"].cast(pa.float64()) for name in columns}

    def total(array: pa.ChunkedArray) -> float:
        value: float = pc.sum(array).as_py()
        return value

    nothing = pa.scalar(0.0)  # made once: pyarrow takes its time over each number that comes from Python
    squares = {name: total(pc.multiply(array, array)) for name, array in found.items()}
    totals = {name: total(array) for name, array in found.items()}
    counts = {name: total(pc.greater(array, nothing)) for name, array in found.items()}
    for key, (part, of) in pairs.items():
        both = total(pc.multiply(found[part], found[of]))
        more = Sums(int(counts[of]), totals[part], totals[of], squares[part], both, squares[of])
        sums[key] = sums.get(key, Sums()).plus(more)


def add_counts(counts: Counter[int], array: pa.Array) -> None:
    """Add how often each number stands in an array."""
    import pyarrow.compute as pc

    for entry in pc.value_counts(array).to_pylist():
        counts[entry["values"]] += entry["counts"]


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The number below or at which this share of them lies."""
    total = sum(counts.values())
    passed = 0
    for number in sorted(counts):
        passed += counts[number]
        if passed >= share * total:
            return number
    raise ValueError("nothing was counted")


def smooth_quantile(counts: Mapping[int, int], share: float) -> float:
    """The same between whole numbers: each is spread evenly over the half before and the half after it."""
    number = quantile(counts, share)
    below = sum(count for other, count in counts.items() if other < number)
    return number - 0.5 + (share * sum(counts.values()) - below) / counts[number]
