"""Rows of numbers as bytes, two bytes per number, low byte first.

Compiled code writes them with mypyc's own library, which is twenty times as fast as joining pieces. Without that
library only interpreted code can run, and the class below takes its place. This file is not compiled.
"""

from __future__ import annotations

__all__ = ["BytesWriter", "write_i16_le"]

try:
    from librt.strings import BytesWriter, write_i16_le
except ImportError:
    class PlainWriter:
        """The part of the library's writer that is used here."""

        def __init__(self) -> None:
            self.data = bytearray()

        def __len__(self) -> int:
            return len(self.data)

        def write(self, data: bytes) -> None:
            self.data += data

        def truncate(self, size: int) -> None:
            del self.data[size:]

        def getvalue(self) -> bytes:
            return bytes(self.data)

    def write_plainly(out: PlainWriter, number: int) -> None:
        out.data += number.to_bytes(2, "little")

    BytesWriter = PlainWriter       # type: ignore[assignment, misc]  # used the same way, without librt
    write_i16_le = write_plainly    # type: ignore[assignment]  # likewise
