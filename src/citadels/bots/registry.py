"""Bots by name.

    random
    builder
    learned                                 a neural network, without search
    search, search:500ms, search:2000       a budget for each decision: time, or imagined games
    learned-search, learned-search:500ms    the same with the network as its judge
    easy, normal, hard, master
    program:COMMAND, program:5s:COMMAND     a program that speaks the line protocol; its time for each decision
    python:MODULE.CLASS                     a Bot of your own
"""

from __future__ import annotations

import re
from typing import Final

from citadels.bots.bot import BadBot, Bot, shortened

NAMES: Final = ("random", "builder", "learned", "search", "learned-search", "easy", "normal", "hard", "master")
BUDGETED: Final = ("search", "learned-search")


def make(name: str, seed: int | str = 0) -> Bot:
    """A bot for one seat of one game, with its own seed. Raises BadBot."""
    kind, _, rest = name.partition(":")
    if kind in BUDGETED:
        return searching_bot(name, seed)
    if name in NAMES:
        return bot_class(name)(seed)
    if kind == "program":
        from citadels.bots.program_bot import ProgramBot

        return ProgramBot.named(rest, seed)
    if kind == "python":
        from citadels.bots.python_bot import python_bot

        return python_bot(rest, seed)
    raise BadBot("bot-unknown", name=shortened(repr(name)), names=", ".join(NAMES))


def bot_class(name: str) -> type[Bot]:
    """The class of a bot whose name has no parameters."""
    from citadels.bots.builder import BuilderBot
    from citadels.bots.learned import LearnedBot
    from citadels.bots.levels import EasyBot, HardBot, MasterBot, NormalBot
    from citadels.bots.random_bot import RandomBot

    kinds: list[type[Bot]] = [RandomBot, BuilderBot, LearnedBot, EasyBot, NormalBot, HardBot, MasterBot]
    return {kind.name: kind for kind in kinds}[name]


def searching_bot(name: str, seed: int | str) -> Bot:
    from citadels.bots.learned import LearnedSearchBot
    from citadels.bots.search import SearchBot

    kind, _, budget = name.partition(":")
    bot = SearchBot if kind == SearchBot.name else LearnedSearchBot
    if name == kind:
        return bot(seed)
    found = re.fullmatch(r"([1-9][0-9]{0,6})(ms|)", budget, re.ASCII)
    if not found:
        raise BadBot("bot-bad-budget", name=shortened(repr(name)))
    amount = int(found[1])
    return bot(seed, seconds=amount / 1000) if found[2] else bot(seed, iterations=amount)


def check(name: str) -> None:
    """Raises BadBot if there is no bot of this name, without starting anything."""
    make(name).close()
