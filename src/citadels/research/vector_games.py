"""Many games at once in NumPy buffers, for learning programs."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from citadels import Game
from citadels.bots import Observation, ask, make
from citadels.bots.encoding.decision import encoded
from citadels.bots.encoding.features import FEATURES
from citadels.bots.encoding.moves import MOVE_FEATURES
from citadels.engine.choosing import RANDOM, check_ninth, edition_named
from citadels.engine.errors import BadSetup
from citadels.engine.ids import SEATS
from citadels.engine.rng import QUICK, Xorshift64
from citadels.engine.words import MOVE
from citadels.research import seat_players
from citadels.research.oracle import ORACLE_FEATURES
from citadels.research.tables import Batch, Dealer, Table

Int16 = NDArray[np.int16]
# Which bots sit where: by seat, or a function of the number of the game and of its players.
Bots = Mapping[int, str] | Callable[[int, int], Mapping[int, str]]
ORACLE_WIDTH: Final = 192
assert FEATURES < 1 << 15 and ORACLE_FEATURES < 1 << 15


class Observed(NamedTuple):
    """The pending decision of every game. The arrays are views of buffers that the next `observe` overwrites."""

    features: Int16             # a row of feature numbers for each game, padded with 0
    moves: Int16                # the options of all games, one after the other, seats counted from the one that decides
    offsets: NDArray[np.int32]  # those of game i are moves[offsets[i]:offsets[i + 1]]
    seat: Int16                 # who decides


class Stepped(NamedTuple):
    """The result of a step. The arrays are buffers that the next `step` overwrites."""

    reward: NDArray[np.float32]     # by game and seat, if the game has ended: the share of the win minus a fair share
    done: NDArray[np.bool_]         # the game has ended; the next observation is of a new one
    points: Int16                   # by game and seat, if it has ended
    players: Int16                  # how many played the game that has ended, else 0


class BotSeat(seat_players.SeatPlayer):
    """Any bot of the register."""

    def __init__(self, name: str, seed: str) -> None:
        super().__init__()
        self.bot = make(name, seed)

    def choose(self, table: Table, seat: int, moves: list[int]) -> int:
        return MOVE[ask(self.bot, table.game, table.number)]

    def whole(self) -> bool:
        return True


class RandomDealer(Dealer):
    """Deals games of the wanted kinds, one after another. All randomness comes from one seed."""

    def __init__(self, games: VectorGames) -> None:
        super().__init__()
        self.games = games
        self.rng = Xorshift64(games.seed)
        self.dealt = 0

    def pick(self, choice: Sequence[Any]) -> Any:
        return choice[0] if len(choice) == 1 else choice[self.rng.below(len(choice))]

    def deal(self, slot: int) -> Table:
        wanted = self.games
        edition = self.pick(wanted.editions)
        seats = self.pick(wanted.seats[edition])
        preset = self.pick(wanted.presets)
        if preset != RANDOM and preset not in edition_named(edition).presets:
            preset = None
        ninth = wanted.rank9 > 0 and self.rng.unit() < wanted.rank9 and may_have_ninth(edition, seats)
        seed = self.rng.word() << 30 ^ self.rng.word()
        game = Game.new(edition, seats, preset=preset, rank9=ninth, options=wanted.options, seed=seed, chance=QUICK)
        number = self.dealt
        self.dealt += 1
        bots = wanted.bots(number, seats) if callable(wanted.bots) else wanted.bots
        players: list[seat_players.SeatPlayer | None] = [None] * seats
        for seat, name in bots.items():
            if 0 <= seat < seats:
                players[seat] = self.player(name, seed + seat)
        if None not in players:
            raise ValueError("bots sit at all seats, so there is nothing to decide")
        return Table(game, players, number)

    @staticmethod
    def player(name: str, seed: int) -> seat_players.SeatPlayer:
        if name in seat_players.QUICK:
            return seat_players.quick_player(name, Xorshift64(seed))
        return BotSeat(name, str(seed))


def may_have_ninth(edition: str, seats: int) -> bool:
    """Whether a character of rank 9 is optional."""
    try:
        check_ninth(edition_named(edition), seats, -1)
    except BadSetup:
        return False
    return True


class VectorGames:
    """`n` games that advance together, each to its next decision. When a game ends, a new one takes its place.

    `edition`, `players` and `preset` can each be one value or several. Every new game picks one at random; a value that
    is listed twice comes up twice as often. `preset="random"` draws new characters and unique districts for each game,
    and `rank9` is how often a character of rank 9 is added where that is optional.
    `bots` gives names from the register by seat, or is a function that is called for every game with its number and
    the number of players. The learner plays the other seats. With `skip_forced`, decisions with a single option are
    made automatically.
    """

    def __init__(self, n: int, *, edition: str | Sequence[str] = "deluxe", players: int | Sequence[int] = 4,
                 seed: int = 0, skip_forced: bool = True, bots: Bots | None = None,
                 preset: str | Sequence[str | None] | None = None, rank9: float = 0.0,
                 options: Mapping[str, bool | int] | None = None, width: int | None = None) -> None:
        if n < 1:
            raise ValueError("at least one game is needed")
        self.editions = [edition] if isinstance(edition, str) else list(edition)
        counts = [players] if isinstance(players, int) else list(players)
        self.seats: dict[str, list[int]] = {}
        for name in self.editions:
            low, high = edition_named(name).seats
            self.seats[name] = [count for count in counts if low <= count <= high]
            if not self.seats[name]:
                raise BadSetup("fault-players", "players", edition=name, low=low, high=high, seats=counts[0])
        self.presets: list[str | None] = [preset] if preset is None or isinstance(preset, str) else list(preset)
        self.rank9 = rank9
        self.options = dict(options or {})
        self.bots: Bots = bots or {}
        self.seed = seed
        self.games = n
        self.width = width or 128 + 40 * max(counts)
        self.steps = 0
        self._batch = Batch(n, RandomDealer(self), skip_forced, self.width)
        self._features = np.zeros((n, self.width), np.int16)
        self._oracle = np.zeros((n, ORACLE_WIDTH), np.int16)
        self._moves = np.zeros(n * 16, np.int16)
        self._offsets = np.zeros(n + 1, np.int32)
        self._seat = np.zeros(n, np.int16)
        self._stepped = Stepped(np.zeros((n, SEATS), np.float32), np.zeros(n, np.bool_),
                                np.zeros((n, SEATS), np.int16), np.zeros(n, np.int16))

    def observe(self) -> Observed:
        """The pending decisions, one for each game."""
        batch = self._batch
        self._features[...] = rows(batch.rows.getvalue(), self._features.shape)
        if batch.cut:
            warnings.warn(f"{batch.cut} rows were cut at {self.width} features; `width` makes room for more",
                          stacklevel=2)
            batch.cut = 0
        moves = np.frombuffer(batch.moves.getvalue(), "<i2")
        if len(moves) > len(self._moves):
            self._moves = np.zeros(2 * len(moves), np.int16)
        self._moves[:len(moves)] = moves
        np.cumsum(np.frombuffer(batch.counts.getvalue(), "<i2"), out=self._offsets[1:])
        self._seat[...] = np.frombuffer(batch.seats.getvalue(), "<i2")
        return Observed(self._features, self._moves[:len(moves)], self._offsets, self._seat)

    def step(self, choices: Sequence[int] | NDArray[Any]) -> Stepped:
        """Carry out a choice in every game: its place among the options of that game."""
        listed: list[int] = choices.tolist() if hasattr(choices, "tolist") else list(choices)
        if len(listed) != self.games:
            raise ValueError(f"{self.games} choices are needed, not {len(listed)}")
        batch = self._batch
        batch.step(listed)
        self.steps += 1
        found = self._stepped
        found.reward.fill(0)
        found.done.fill(False)
        found.points.fill(0)
        found.players.fill(0)
        for slot, shares, points in zip(batch.ended, batch.shares, batch.points, strict=True):
            seats = len(shares)
            found.reward[slot, :seats] = shares
            found.reward[slot, :seats] -= 1 / seats
            found.done[slot] = True
            found.points[slot, :seats] = points
            found.players[slot] = seats
        return found

    @property
    def players(self) -> list[int]:
        """How many play each of the games."""
        return [len(table.players) for table in self._batch.tables]

    @property
    def numbers(self) -> list[int]:
        """The number of each game, in the order of dealing, as passed to `bots`."""
        return [table.number for table in self._batch.tables]

    def suggest(self, name: str) -> NDArray[np.int32]:
        """What a quick bot ("builder" or "random") would choose now in every game, for imitation learning."""
        if name not in seat_players.QUICK:
            raise ValueError(f"suggestions come from {' or '.join(seat_players.QUICK)}")
        player = seat_players.quick_player(name, Xorshift64(self.seed * 1_000_003 + self.steps))
        return np.array(self._batch.suggestions(player), np.int32)

    def oracle(self) -> Int16:
        """Hidden cards, as features for a critic in training; no player may see them."""
        self._oracle[...] = rows(self._batch.oracle_features(ORACLE_WIDTH), self._oracle.shape)
        return self._oracle


def rows(data: bytes, shape: tuple[int, ...]) -> Int16:
    return np.frombuffer(data, "<i2").reshape(shape)


class Encoded(NamedTuple):
    """One decision as numbers."""

    features: Int16
    moves: Int16            # as in `VectorGames`: in the order of `lines`, seats counted from the player's own
    lines: list[str]


def encode(game: Game, seat: int) -> Encoded:
    """What a seat may know of a game, as features, and its options if it decides now."""
    features, moves, lines = encoded(Observation(game, seat))
    return Encoded(np.frombuffer(features, "<i2"), np.frombuffer(moves, "<i2"), lines)


def move_features() -> NDArray[np.int16]:
    """The features of every move, a row for each move number."""
    return np.array(MOVE_FEATURES, np.int16)
