"""What lets a compiled class have subclasses that are not compiled: the cards and editions of one's own."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the compiler reads it; to run, nothing does
    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        return lambda cls: cls

__all__ = ["mypyc_attr", "take_over"]

PLAIN_VALUES: Final = (bool, int, str, tuple)


def take_over(thing: object, changed: dict[str, object]) -> None:
    """Give an object the attributes of its class, and some that are changed.

    Compiled code looks for attributes in the object alone; a class that is not compiled keeps them in itself.
    """
    for base in reversed(type(thing).__mro__):
        for name, value in vars(base).items():
            if type(value) in PLAIN_VALUES and not name.startswith("__"):
                put(thing, name, value)
    for name, value in changed.items():
        put(thing, name, value)


def put(thing: object, name: str, value: object) -> None:
    """Set an attribute where compiled code looks for it, also if a subclass has one of the same name."""
    for base in type(thing).__mro__:
        slot: Any = vars(base).get(name)
        if hasattr(slot, "__set__"):
            slot.__set__(thing, value)
            return
    setattr(thing, name, value)
