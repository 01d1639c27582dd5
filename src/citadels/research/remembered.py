"""A whole game, with everything that each seat has heard and done as a text: information states with perfect recall."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citadels import Game
from citadels.bots.bytes_writer import BytesWriter
from citadels.bots.encoding.encoder import Encoder
from citadels.bots.encoding.encoder_observation import EncoderObservation
from citadels.bots.encoding.memory import TableMemory
from citadels.bots.encoding.moves import counted_from
from citadels.bots.observation import memory_of
from citadels.engine.edition import Setup
from citadels.engine.events import redact
from citadels.engine.rng import QUICK
from citadels.engine.state import Event, Log
from citadels.engine.words import ACTION
from citadels.research.single import line_of_action
from citadels.research.tables import result


class Texts:
    """By seat, what it saw first, then what it heard and did. It is written only on request."""

    def __init__(self, past: list[str], heard: list[int], did: list[list[tuple[int, str]]]) -> None:
        self.past = past
        self.heard = heard      # how many events are written already
        self.did = did          # lines that are not written yet, each with the number of events before it

    def copy(self) -> Texts:
        return Texts(self.past[:], self.heard[:], [done[:] for done in self.did])

    def of(self, seat: int, log: Log) -> str:
        if self.heard[seat] < log.size or self.did[seat]:
            said = []
            for before, line in [*self.did[seat], (log.size, "")]:
                said += [" ".join(map(str, redact(event, seat))) for event in log.entries[self.heard[seat]:before]]
                self.heard[seat] = before
                if line:
                    said.append("> " + line)
            self.did[seat] = []
            self.past[seat] += "\n".join(said) + "\n"
        return self.past[seat]


class Remembered:
    """Stops at every decision with a choice, and at the end."""

    def __init__(self, game: Game, texts: Texts, memory: TableMemory, note: str = "") -> None:
        self.game = game
        self.texts = texts
        self.memory = memory
        self.note = note            # where the game comes from, if it was not dealt
        self.seat = -1
        self.actions: list[int] = []
        self.skip_forced()

    @staticmethod
    def deal(edition: str, players: int, preset: str, seed: int) -> Remembered:
        game = Game.new(edition, players, preset=preset or None, seed=seed, chance=QUICK)
        return Remembered(game, first_texts(game), TableMemory(game.state.setup, list(range(players))))

    @property
    def log(self) -> Log:
        log = self.game.state.log
        assert log is not None
        return log

    def skip_forced(self) -> None:
        """Go on to a decision with a choice."""
        game = self.game
        moves = game.legal_moves()
        while len(moves) == 1:
            game.apply(ACTION[moves[0]])
            moves = game.legal_moves()
        players = len(game.state.players)
        self.seat = seat = -1 if game.player is None else game.player
        self.actions = sorted([counted_from(move, seat, players) for move in moves])

    def play(self, action: int) -> None:
        line = line_of_action(action, self.seat, len(self.game.state.players))
        self.texts.did[self.seat].append((self.log.size, line))
        self.game.play(line)
        self.skip_forced()

    # -- what a seat may know --------------------------------------------------------------------------------------
    def features(self, seat: int) -> NDArray[np.intp]:
        self.memory.follow(self.log)
        state = self.game.state
        row = BytesWriter()
        encoder(state.setup).encode(EncoderObservation(state, seat, self.memory.knowledge[seat], self.memory), row)
        return np.frombuffer(row.getvalue(), "<i2").astype(np.intp)

    def present(self, seat: int) -> str:
        """What a seat sees now, as the numbers of features, and its options."""
        options = self.actions if seat == self.seat else []
        return f"{seat}: {' '.join(map(str, self.features(seat).tolist()))} | {' '.join(map(str, options))}"

    def past_and_present(self, seat: int) -> str:
        return self.texts.of(seat, self.log) + self.present(seat)

    def imagined(self, seat: int, seed: int) -> Remembered:
        """The same game to this seat, with everything else dealt again. The others know no more of the past than it."""
        game = self.game.imagine(seat, seed)
        log = game.state.log
        assert log is not None
        texts = first_texts(game)
        texts.past[seat] = self.texts.of(seat, self.log)
        texts.heard[seat] = log.size
        note = f"{self.note}imagined by {seat} with {seed}; "
        return Remembered(game, texts, memory_of(game, self.memory.seats), note)

    # -- the end, copies and saving --------------------------------------------------------------------------------
    def returns(self) -> list[float]:
        shares, _ = result(self.game.state)
        return [share - 1 / len(shares) for share in shares]

    def written(self) -> str:
        """The course of the game, for people."""
        return self.note + "; ".join(self.game.record()["moves"])

    def __deepcopy__(self, memo: Any) -> Remembered:
        return Remembered(self.game.clone(), self.texts.copy(), self.memory.clone(), self.note)

    def __reduce__(self) -> tuple[Any, ...]:
        before = self.log.entries[:self.game._base]
        texts = self.texts
        return restored, (json.dumps(self.game.record()), before, (texts.past, texts.heard, texts.did), self.note)


def restored(record: str, before: list[Event], texts: tuple[Any, Any, Any], note: str) -> Remembered:
    """What was saved. The record of an imagined game begins where it was imagined, after the events `before`."""
    game = Game.from_record(json.loads(record))
    log = game.state.log
    assert log is not None
    entries = before + log.entries[:log.size]
    game.state.log = Log(entries, len(entries))
    game._base = len(before)
    return Remembered(game, Texts(*texts), memory_of(game, list(range(len(game.state.players)))), note)


def first_texts(game: Game) -> Texts:
    """What the seats see before they hear anything."""
    seats = range(len(game.state.players))
    views = [json.dumps(game.view(seat), separators=(",", ":")) + "\n" for seat in seats]
    return Texts(views, [0] * len(views), [[] for _ in views])


@lru_cache(maxsize=64)
def encoder(setup: Setup) -> Encoder:
    return Encoder(setup)
