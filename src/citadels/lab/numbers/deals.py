"""One deal of a study: everything random, which is the same for all bots and all arms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, Final

from citadels import Game, bots
from citadels.bots.game_loop import dismiss, play_moves
from citadels.engine.choosing import choose, edition_named
from citadels.engine.edition import Edition
from citadels.engine.editions import DELUXE, DELUXE_CHARACTERS, DELUXE_DISTRICTS, DELUXE_RANKS, EDITIONS, register
from citadels.engine.ids import LAST_RANK
from citadels.engine.presets import DELUXE_PRESETS
from citadels.engine.rng import KEYED
from citadels.engine.words import CARD_IDS, CARD_WORDS, CHARACTER_IDS, CHARACTER_WORDS
from citadels.lab import matches
from citadels.lab.errors import LabError
from citadels.lab.numbers.outcomes import Watch
from citadels.lab.shapes import Table

SOMETIMES: Final = "sometimes"      # a ninth character in every other deal
GOALS: Final = (6, 7, 8)            # districts that complete a city, as a house rule


class Deal:
    """A deal at a table, for a bot. Everything follows from the seed of the study and the deal's number."""

    def __init__(self, seed: int, table: Table, bot: str, number: int) -> None:
        self.table = table
        self.bot = bot
        self.number = number
        self.players: int = table["players"]
        self.focal = number % self.players      # the seat whose play is varied
        self.seed = matches.deal_seed(seed, f"{table['name']}/{number}")    # the same for all bots

    def draw(self, what: str) -> Random:
        """A random generator for something that the study itself draws."""
        return Random(f"{self.seed}/{what}")

    @cached_property
    def cast(self) -> tuple[list[str], list[str]]:
        return cast_of(self.table, self.seed, self.number)

    def begin(self, crown: int | None = None, characters: Sequence[str] = (), options: Mapping[str, Any] | None = None,
              goal: int | None = None) -> Game:
        """The game, dealt. `characters` replace those of the same rank."""
        edition = self.table["edition"]
        cast, uniques = self.cast
        if characters:
            ranks = edition_named(edition).ranks
            by_rank = {ranks[CHARACTER_IDS[word]]: word for word in [*cast, *characters]}
            cast = [by_rank[ranks[CHARACTER_IDS[word]]] for word in cast]
        goal = goal or self.table.get("goal")
        return Game.new(edition if goal is None else with_goal(edition, goal), self.players, characters=cast,
                        uniques=uniques, options={**self.table.get("options", {}), **(options or {})}, crown=crown,
                        seed=self.seed)

    def seated(self, names: Sequence[str] = (), stage: str = "") -> list[bots.Bot]:
        """A bot for each seat. In another stage of the same deal they draw other random numbers."""
        return [bots.make(name, f"{self.seed}/{seat}{stage}")
                for seat, name in enumerate(names or [self.bot] * self.players)]


def play_watched(game: Game, seated: Sequence[bots.Bot], watch: Watch | None = None) -> Watch:
    """Play a game to its end and return its observer."""
    watch = watch or Watch(game.state)
    play_moves(game, dict(enumerate(seated)), watch)
    dismiss(game, seated)
    return watch


def cast_of(table: Table, seed: int, number: int) -> tuple[list[str], list[str]]:
    """The characters and unique districts of a deal. Raises BadSetup."""
    box = edition_named(table["edition"])
    characters, uniques = table.get("characters"), table.get("uniques")
    rank9 = table.get("rank9", False)
    if rank9 == SOMETIMES:
        rank9 = bool(number % 2) and table["players"] > 2 and LAST_RANK in box.ranks and not box.whole_cast
    ninth = -2 if rank9 is False else -1 if rank9 is True else CHARACTER_IDS[rank9]
    cast, kinds = choose(box, table["players"], table.get("preset"),
                         None if characters is None else [CHARACTER_IDS[word] for word in characters],
                         None if uniques is None else [CARD_IDS[word] for word in uniques], ninth, seed, KEYED)
    return [CHARACTER_WORDS[character] for character in cast], [CARD_WORDS[kind] for kind in kinds]


# -- how many districts complete a city, as a house rule ---------------------------------------------------------------
class DistrictGoal(Edition):
    """Deluxe with another number of districts to build."""

    prefix = "DX"
    listed = False
    follows = ("deluxe",)
    rulings = (10, 29)

    def __init__(self, name: str, wanted: int) -> None:
        super().__init__(DELUXE.course, DELUXE_RANKS, DELUXE_CHARACTERS, DELUXE_DISTRICTS, DELUXE_PRESETS, {}, {})
        self.name = name
        self.wanted = wanted

    def goal(self, seats: int, options: dict[str, int]) -> int:
        return self.wanted


def with_goal(edition: str, goal: int) -> str:
    """The name of the edition in which this many districts complete a city. Only Deluxe has no option for that."""
    if edition != "deluxe" or goal not in GOALS:
        raise LabError("numbers-goal", edition=edition, goal=goal)
    name = f"{edition}-{goal}"
    if name not in EDITIONS:
        register(DistrictGoal(name, goal))
    return name
