"""Adding up tables deal by deal, with only a slice of them in memory."""

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
DEAL: Final = "seed"   # the column that the games of a deal share


def whole_deals(path: Path, names: Sequence[str]) -> Iterator[pa.Table]:
    """Slices of a table, each with all rows of its deals. Raises LabError, naming the file."""
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
    """Add a slice to the sums, each of a pair of columns (part, whole), first summed over each deal."""
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

    nothing = pa.scalar(0.0)  # made once, because pyarrow is slow to convert numbers from Python
    squares = {name: total(pc.multiply(array, array)) for name, array in found.items()}
    totals = {name: total(array) for name, array in found.items()}
    counts = {name: total(pc.greater(array, nothing)) for name, array in found.items()}
    for key, (part, of) in pairs.items():
        both = total(pc.multiply(found[part], found[of]))
        more = Sums(int(counts[of]), totals[part], totals[of], squares[part], both, squares[of])
        sums[key] = sums.get(key, Sums()).plus(more)


def add_counts(counts: Counter[int], array: pa.Array) -> None:
    """Count how often each number occurs in an array."""
    import pyarrow.compute as pc

    for entry in pc.value_counts(array).to_pylist():
        counts[entry["values"]] += entry["counts"]


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The smallest number such that this share of them is at or below it."""
    total = sum(counts.values())
    passed = 0
    for number in sorted(counts):
        passed += counts[number]
        if passed >= share * total:
            return number
    raise ValueError("nothing was counted")


def smooth_quantile(counts: Mapping[int, int], share: float) -> float:
    """The same with fractions: each number is spread evenly from half below to half above it."""
    number = quantile(counts, share)
    below = sum(count for other, count in counts.items() if other < number)
    return number - 0.5 + (share * sum(counts.values()) - below) / counts[number]
