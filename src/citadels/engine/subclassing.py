"""Lets compiled classes have subclasses that are not compiled: custom cards and editions."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # only the compiler needs it
    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        return lambda cls: cls

__all__ = ["mypyc_attr", "set_attributes"]

PLAIN_VALUES: Final = (bool, int, str, tuple)


def set_attributes(thing: object, changed: dict[str, object]) -> None:
    """Copy the attributes of its class into an object, then those that are changed.

    Compiled code looks for attributes only in the object; an interpreted class has them in itself.
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
