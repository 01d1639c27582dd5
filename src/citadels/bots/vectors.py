"""Vectors of small integers for compiled code: mypyc's own, or lists where only interpreted code can run.

This file is not compiled.
"""

from __future__ import annotations

__all__ = ["i16", "i32", "i64", "vec"]

try:
    from librt.vecs import vec
    from mypy_extensions import i16, i32, i64
except ImportError:
    class PlainVector(list[int]):
        """A list that can be written `vec[i16](...)`."""

        def __class_getitem__(cls, _: object) -> type[PlainVector]:  # type: ignore[override]  # the class itself will do
            return cls

    vec = PlainVector       # type: ignore[assignment, misc]  # used the same way, without librt
    i16 = i32 = i64 = int   # type: ignore[misc]  # plain integers hold as much
