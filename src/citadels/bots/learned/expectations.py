"""What the network expects of a game, from what one seat may know: who will win, and who holds which character."""

from __future__ import annotations

from typing import Final, NamedTuple

from citadels.bots.bytes_writer import BytesWriter
from citadels.bots.encoding.encoder import Encoder
from citadels.bots.encoding.encoder_observation import EncoderObservation
from citadels.bots.learned import weights
from citadels.bots.learned.judge import holders
from citadels.bots.learned.network import numbers
from citadels.bots.observation import Observation
from citadels.engine.ids import CHARACTERS
from citadels.engine.words import CHARACTER_WORDS

LEAST_CHANCE: Final = 0.25  # of a guess that is worth telling
MOST_GUESSES: Final = 4     # to be told at once


class Guess(NamedTuple):
    """A character that another seat may hold face down."""

    character: str
    chance: float


class Expectation(NamedTuple):
    win: list[float]                # how likely each seat is to win; they add up to 1
    holders: list[list[Guess]]      # for each seat what it may hold face down, the most likely first

    def knowing(self, seat: int, win: float) -> Expectation:
        """The same once a search has found out how likely a seat is to win: the others share the rest as before."""
        rest = 1 - self.win[seat]
        others = len(self.win) - 1
        shares = [(1 - win) * (chance / rest if rest else 1 / others) for chance in self.win]
        return Expectation([win if other == seat else share for other, share in enumerate(shares)], self.holders)

    def best_guesses(self) -> list[tuple[int, Guess]]:
        """The most likely characters of each seat, as many as it holds face down; only those worth telling."""
        found = [(seat, guess) for seat, likely in enumerate(self.holders)
                 for guess in likely[:round(sum(guess.chance for guess in likely))] if guess.chance >= LEAST_CHANCE]
        told = sorted(found, key=lambda one: -one[1].chance)[:MOST_GUESSES]
        return [one for one in found if one in told]


def expectations(observation: Observation) -> Expectation:
    """What the network sees in a position, whoever has to decide. Without a search it takes about a millisecond."""
    obs = observation.for_encoder()
    features = BytesWriter()
    Encoder(obs.setup).encode(obs, features)
    net = weights.network()
    thought = net.think(numbers(features.getvalue()))
    chances = net.chances(thought, obs.seats)
    win = [chances[(seat - obs.seat) % obs.seats] for seat in range(obs.seats)]
    likely = holders(net.beliefs(thought), obs.seat, obs.seats)
    return Expectation(win, [guesses(obs, seat, likely) for seat in range(obs.seats)])


def guesses(obs: EncoderObservation, seat: int, likely: list[float]) -> list[Guess]:
    """What a seat may hold face down. The network may be wrong about what is certain, so knowledge limits it."""
    obs.look_at(seat)
    hidden = obs.shown()[1]
    if seat == obs.seat or not hidden:
        return []
    possible = obs.maybe()
    weight = {character: likely[seat * CHARACTERS + character]
              for character in range(CHARACTERS) if possible >> character & 1}
    found = [Guess(CHARACTER_WORDS[character], chance) for character, chance in drawn(weight, hidden).items()]
    return sorted(found, key=lambda guess: (-guess.chance, guess.character))


def drawn(weight: dict[int, float], count: int) -> dict[int, float]:
    """How likely each is to be among so many, at most two, that are drawn one after the other by weight."""
    if count >= len(weight):
        return dict.fromkeys(weight, 1.0)
    total = sum(weight.values())
    first = {one: share / total for one, share in weight.items()}
    if count == 1:
        return first
    odds = sum(share / (1 - share) for share in first.values())
    return {one: share * (1 + odds - share / (1 - share)) for one, share in first.items()}
