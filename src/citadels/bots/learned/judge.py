"""The network as the judge of a search: it judges imagined games from what the searching seat may know."""
from __future__ import annotations

from math import exp

from citadels.bots.bytes_writer import BytesWriter
from citadels.bots.encoding.encoder import Encoder
from citadels.bots.encoding.encoder_observation import EncoderObservation
from citadels.bots.encoding.memory import TableMemory
from citadels.bots.encoding.moves import put_moves
from citadels.bots.learned.network import SCORE_ONE, Network, numbers, shares
from citadels.bots.search.tree import Judge, Judgement, as_value, clearness
from citadels.engine.ids import CHARACTERS
from citadels.engine.state import Log, State


class NetworkJudge(Judge):
    """Judges for one seat, from one decision on, with what it remembers and what happens in the imagined game."""

    def __init__(self, net: Network, memory: TableMemory, seat: int) -> None:
        self.net = net
        self.memory = memory
        self.seat = seat
        self.encoder = Encoder(memory.setup)
        self.log = Log([], 0)

    def begin(self, g: State) -> None:
        self.log = Log([], 0)
        g.log = self.log

    def judge(self, g: State, moves: list[int]) -> Judgement:
        memory = self.memory.clone()
        memory.heard = 0
        memory.follow(self.log)
        obs = EncoderObservation(g, self.seat, memory.knowledge[self.seat], memory)
        features, options = BytesWriter(), BytesWriter()
        self.encoder.encode(obs, features)
        put_moves(moves, self.seat, len(g.players), options)
        net = self.net
        thought = net.think(numbers(features.getvalue()))
        win = net.chances(thought, len(g.players))[0]
        value = as_value(win, clearness(net.points_ahead(thought)))
        return Judgement(win, value, shares(net.scores(thought, numbers(options.getvalue())), SCORE_ONE))


def holders(logits: list[float], seat: int, seats: int) -> list[float]:
    """The network's belief by seat and character, seat * CHARACTERS + character."""
    found = [0.0] * (seats * CHARACTERS)
    for i in range(1, seats):
        own = logits[(i - 1) * CHARACTERS:i * CHARACTERS]
        best = max(own)
        likely = [exp(one - best) for one in own]
        total = sum(likely)
        first = (seat + i) % seats * CHARACTERS
        for character in range(CHARACTERS):
            found[first + character] = likely[character] / total
    return found
