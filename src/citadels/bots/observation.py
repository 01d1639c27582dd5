"""What a seat may know when it decides: the only way from a game to a bot."""
from __future__ import annotations

from citadels.bots.encoding.encoder_observation import EncoderObservation
from citadels.bots.encoding.memory import History, TableMemory
from citadels.bots.fast_observation import FastObservation, remember
from citadels.engine.events import OFFERED, ROUND_BEGAN
from citadels.engine.state import State
from citadels.engine.steps.every import STEPS
from citadels.engine.words import LINE, MOVE
from citadels.game import Game
from citadels.shapes import Event, View


def history_of(game: Game) -> History:
    """What everybody saw of a game."""
    history = History(len(game.state.players))
    assert game.state.log is not None
    history.follow(game.state.log)
    return history


def memory_of(game: Game, seats: list[int]) -> TableMemory:
    """What everybody saw of a game, and what these seats know about characters."""
    memory = TableMemory(game.state.setup, seats)
    memory.copy_from(history_of(game))
    for seat in seats:
        memory.knowledge[seat].copy_characters_from(game._knowledge(seat))
    return memory


class Observation:
    """A game as one seat sees it. Each part is made only on request."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat
        self.moves: list[int] = game.legal_moves()[:]

    @property
    def options(self) -> list[str]:
        """The lines to choose from, in the order of `moves`."""
        return [LINE[move] for move in self.moves]

    def is_option(self, line: object) -> bool:
        """Whether this is one of the options."""
        return isinstance(line, str) and MOVE.get(line, -1) in self.moves

    @property
    def secret(self) -> bool:
        """Whether the others must not learn that the seat is asked, not even from a long search."""
        return STEPS[self._game.state.tasks[-1][0]].secret

    @property
    def view(self) -> View:
        """What the seat sees, in the shape of a position."""
        return self._game.view(self.seat)

    def heard(self, since: int = 0) -> list[Event]:
        """The events that the seat has heard, without the first `since` of them."""
        return self._game.heard(self.seat, since)

    def imagine(self, seed: int) -> Game:
        """A whole game that the seat cannot tell from the real one."""
        return self._game.imagine(self.seat, seed)

    # -- in numbers, for compiled bots -----------------------------------------------------------------------------
    def fast(self) -> FastObservation:
        """What the seat sees, in numbers."""
        return FastObservation(self._game.state, self.seat, self.memory())

    def for_encoder(self) -> EncoderObservation:
        """What the seat sees and remembers, for the encoder."""
        return EncoderObservation(self._game.state, self.seat, self._game._knowledge(self.seat), history_of(self._game))

    def table_memory(self) -> TableMemory:
        """What the seat remembers and knows about characters, to be continued in imagined games."""
        return memory_of(self._game, [self.seat])

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self._game.state.players)

    def memory(self) -> int:
        """The characters that the seat was offered in this round, as `remember` packs them."""
        state = self._game.state
        log = state.log
        assert log is not None
        i = log.size - 1
        while i >= 0:
            what, seat, _, _, cards, _ = log.entries[i]
            if what == ROUND_BEGAN:
                break
            if what == OFFERED and seat == self.seat:
                return remember(state.number, cards)
            i -= 1
        return 0

    def world(self, x: int, y: int, beliefs: list[float] | None) -> State:
        """The bare state of an imagined game, from two random words and how likely each seat holds each character."""
        return self._game.world(self.seat, x, y, beliefs)

    def revealed_counts(self) -> list[int]:
        """How often each seat has shown each character: seat * CHARACTERS + character."""
        return self._game.shown()
