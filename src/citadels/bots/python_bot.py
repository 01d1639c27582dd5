"""Other people's bots in Python: a class in any module that can be imported, also from the current folder."""

from __future__ import annotations

import importlib
import os
import sys
from types import ModuleType

from citadels.bots.bot import BadBot, Bot, described


def python_bot(path: str, seed: int | str = 0) -> Bot:
    """The bot whose name is "python:" and this path. Raises BadBot."""
    module, _, word = path.rpartition(".")
    if not module or not all(part.isidentifier() for part in path.split(".")):
        raise BadBot("bot-own-path", path=repr(path))
    kind = getattr(load(module), word, None)
    if kind is None:
        raise BadBot("bot-own-no-class", module=module, word=word)
    if not isinstance(kind, type) or not issubclass(kind, Bot) or kind.decide is Bot.decide:
        raise BadBot("bot-own-no-bot", path=path)
    try:
        bot = kind(seed)
    except Exception as problem:  # it is somebody else's code
        raise BadBot("bot-own-unmade", path=path, problem=described(problem)) from None
    if not hasattr(bot, "faults"):
        raise BadBot("bot-own-unfinished", path=path)
    return bot


def load(module: str) -> ModuleType:
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # last, so that a file here never hides a package
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name and (module == problem.name or module.startswith(problem.name + ".")):
            raise BadBot("bot-own-no-module", module=module) from None
        raise BadBot("bot-own-broken", module=module, problem=described(problem)) from None
    except (Exception, SystemExit) as problem:  # it is somebody else's code, perhaps a whole program
        raise BadBot("bot-own-broken", module=module, problem=described(problem)) from None
