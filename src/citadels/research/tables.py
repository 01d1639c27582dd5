"""Many games stepped together. This is the compiled part of `VectorGames`; it works with plain bytes and lists."""
from __future__ import annotations

from typing import Final

from citadels.bots.bytes_writer import BytesWriter, write_i16_le
from citadels.bots.encoding.encoder import Encoder
from citadels.bots.encoding.encoder_observation import EncoderObservation
from citadels.bots.encoding.memory import TableMemory
from citadels.bots.encoding.moves import put_moves
from citadels.engine.scoring import claim
from citadels.engine.state import State
from citadels.engine.stepping import step
from citadels.engine.steps.every import STEPS
from citadels.engine.subclassing import mypyc_attr
from citadels.engine.words import ACTION
from citadels.game import Game
from citadels.research.oracle import put_oracle
from citadels.research.seat_players import SeatPlayer

PADDING: Final[list[bytes]] = [bytes(2 * n) for n in range(1025)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals the games of a batch."""

    def deal(self, slot: int) -> Table:
        """The next game of a slot."""
        raise NotImplementedError


class Table:
    """One game, played up to the learner's next decision. Log entries are dropped once the memory has them."""

    def __init__(self, game: Game, players: list[SeatPlayer | None], number: int) -> None:
        self.game = game
        self.g: State = game.state
        self.players = players
        self.number = number            # of the game, in the order of dealing
        self.memory = TableMemory(game.state.setup, [seat for seat in range(len(players)) if players[seat] is None])
        self.encoder: Encoder | None = None     # created on first use, or reused from the previous game
        self.moves: list[int] = []      # the options of the pending decision, ascending
        self.whole = False
        for player in players:
            if player is not None and player.whole():
                self.whole = True
        self.obs = EncoderObservation(self.g, 0, self.memory.knowledge[0], self.memory)

    def apply(self, move: int) -> None:
        if self.whole:
            self.game.apply(ACTION[move])
            return
        step(self.g, move)

    def remember(self) -> None:
        """Take in what has happened."""
        log = self.g.log
        assert log is not None
        self.memory.follow(log)
        if not self.whole:
            log.entries = []    # not cleared: clones share it
            log.size = 0
            self.memory.heard = 0

    def run(self, skip_forced: bool) -> bool:
        """Play up to a decision of the learner; false if the game ends first."""
        g = self.g
        while g.tasks:
            kind, seat, arg = g.tasks[-1]
            moves = STEPS[kind].options(g, seat, arg)
            player = self.players[seat]
            if len(moves) == 1 and (skip_forced or player is not None):
                self.apply(moves[0])
                continue
            if player is None:
                if len(moves) > 1:
                    moves.sort()
                self.moves = moves
                self.remember()
                return True
            self.remember()
            self.apply(player.choose(self, seat, moves))
        return False

    def seat(self) -> int:
        """The seat that decides."""
        return self.g.tasks[-1][1]

    def put_row(self, seat: int, out: BytesWriter) -> None:
        """Write what a seat may know, if the learner plays it."""
        self.obs.aim(self.g, seat, self.memory.knowledge[seat], self.memory)
        encoder = self.encoder
        if encoder is None:
            encoder = Encoder(self.g.setup)
            self.encoder = encoder
        encoder.encode(self.obs, out)


def result(g: State) -> tuple[list[float], list[int]]:
    """By seat, the share of the win and the points of a game that has ended."""
    claims = [claim(g, seat) for seat in range(len(g.players))]
    best = max(claims)
    winners = claims.count(best)
    return [1.0 / winners if one == best else 0.0 for one in claims], [one[0] for one in claims]


class Batch:
    """A number of games, each waiting for a decision of the learner. When a game ends, the next one takes its place."""

    def __init__(self, games: int, dealer: Dealer, skip_forced: bool, width: int) -> None:
        self.dealer = dealer
        self.skip_forced = skip_forced
        self.width = width              # of a row of features
        self.rows = BytesWriter()       # of features, one for each game, padded with zeros
        self.moves = BytesWriter()      # the options of all games, seats counted from the one that decides
        self.counts = BytesWriter()     # how many options each game has
        self.seats = BytesWriter()      # who decides in each game
        self.cut = 0                    # rows that were too long
        self.ended: list[int] = []      # the slots whose game ended in the last step
        self.shares: list[list[float]] = []     # of the win, by seat, for each game that ended
        self.points: list[list[int]] = []
        self.tables: list[Table] = [self.begun(slot) for slot in range(games)]
        self.clear()
        for table in self.tables:
            self.put(table)

    def begun(self, slot: int) -> Table:
        table = self.dealer.deal(slot)
        while not table.run(self.skip_forced):
            table = self.dealer.deal(slot)      # over before the learner had to decide anything
        return table

    def step(self, choices: list[int]) -> None:
        """Carry out one choice in every game, by its place among the options, and write the next pending decision.

        Games are handled one at a time, while their data is in the processor's cache.
        """
        for slot in range(len(self.tables)):
            if not 0 <= choices[slot] < len(self.tables[slot].moves):
                raise IndexError(f"game {slot} has {len(self.tables[slot].moves)} options, not {choices[slot]}")
        self.clear()
        self.ended = []
        self.shares = []
        self.points = []
        tables = self.tables
        for slot in range(len(tables)):
            table = tables[slot]
            table.apply(table.moves[choices[slot]])
            if not table.run(self.skip_forced):
                shares, points = result(table.g)
                self.ended.append(slot)
                self.shares.append(shares)
                self.points.append(points)
                following = self.begun(slot)
                if following.g.setup is table.g.setup:
                    following.encoder = table.encoder
                tables[slot] = following
                table = following
            self.put(table)

    # -- what is pending -------------------------------------------------------------------------------------------
    def clear(self) -> None:
        self.rows.truncate(0)
        self.moves.truncate(0)
        self.counts.truncate(0)
        self.seats.truncate(0)

    def put(self, table: Table) -> None:
        """Write the decision of one game."""
        end = len(self.rows) + 2 * self.width
        seat = table.seat()
        table.put_row(seat, self.rows)
        self.fill(self.rows, end)
        put_moves(table.moves, seat, len(table.g.players), self.moves)
        write_i16_le(self.counts, len(table.moves))
        write_i16_le(self.seats, seat)

    def fill(self, out: BytesWriter, end: int) -> None:
        """Pad the row that was written last to its full width."""
        missing = end - len(out)
        if missing < 0:
            self.cut += 1
            out.truncate(end)
        else:
            out.write(PADDING[missing >> 1])

    def oracle_features(self, width: int) -> bytes:
        """Hidden cards, for training only."""
        out = BytesWriter()
        end = 0
        for table in self.tables:
            put_oracle(table.g, table.seat(), out)
            end += 2 * width
            self.fill(out, end)
        return out.getvalue()

    def suggestions(self, player: SeatPlayer) -> list[int]:
        """What a bot would choose in each game, by its place among the options."""
        found: list[int] = []
        for table in self.tables:
            found.append(table.moves.index(player.choose(table, table.seat(), table.moves[:])))
        return found
