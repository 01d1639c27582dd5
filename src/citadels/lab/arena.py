"""The arena: who sits where, the games, and what they say about the bots.

If a bot is named more than once, the named bots are the table. Otherwise they form a ring in random order and take the
seats in turn, each deal continuing around the ring where the last one stopped; once all have had the same number of
seats, the ring is shuffled again. Each deal is played once per seat, and everyone moves one seat over in between.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import gcd
from random import Random
from typing import Any, Final, NamedTuple

from citadels import bots
from citadels.lab import matches
from citadels.lab.errors import LabError
from citadels.lab.intervals import Share, wilson
from citadels.lab.ratings import Rating, Result, rate_bots
from citadels.lab.shapes import Json
from citadels.lab.study import Study

KIND: Final = "arena"  # the kind of study
FEWEST, MOST = 4, 7    # seats, unless their number is given


# -- the plan ----------------------------------------------------------------------------------------------------------
def parse_names(words: Sequence[str]) -> list[str]:
    """The bots given on the command line: `4xrandom` stands for four of them."""
    found: list[str] = []
    for word in words:
        several = re.fullmatch(r"([0-9]{1,2})x(.+)", word)
        found += [several[2]] * int(several[1]) if several else [word]
    return found


def default_seats(names: Sequence[str]) -> int:
    """How many seats a table has unless that is given: one for each bot, within reason."""
    return len(names) if repeated(names) else max(FEWEST, min(MOST, len(names)))


def repeated(names: Sequence[str]) -> bool:
    return len(set(names)) < len(names)


def check(settings: Mapping[str, Any]) -> None:
    """Raises CitadelsError if these settings cannot be played."""
    matches.check_table(settings)
    names, players = settings["bots"], settings["players"]
    if len(set(names)) < 2:
        raise LabError("arena-two-bots")
    if repeated(names) and len(names) != players:
        raise LabError("arena-table", bots=len(names), players=players)
    for name in dict.fromkeys(names):
        bots.check(name)


def cycle_length(settings: Mapping[str, Any]) -> int:
    """After how many games every bot has had every seat equally often."""
    return _deals(settings) * int(settings["players"])


def fair_games(games: int, settings: Mapping[str, Any]) -> int:
    """The number of games rounded up so that every bot has every seat equally often."""
    return -(-games // cycle_length(settings)) * cycle_length(settings)


def _deals(settings: Mapping[str, Any]) -> int:
    """After how many deals all have had the same number of seats."""
    names = settings["bots"]
    return len(names) // gcd(len(names), settings["players"])


def seating(settings: Mapping[str, Any], number: int) -> list[str]:
    """The bots of a game, by seat."""
    players = settings["players"]
    deal, turn = divmod(number, players)
    block, start = divmod(deal, _deals(settings))
    ring = list(settings["bots"])
    Random(f"ring/{settings['seed']}/{block}").shuffle(ring)
    line = [ring[(start * players + seat) % len(ring)] for seat in range(players)]
    _shuffle_without_period(line, Random(f"line/{settings['seed']}/{deal}"))
    return [line[(seat - turn) % players] for seat in range(players)]


def _shuffle_without_period(line: list[str], rng: Random) -> None:
    """A random order that does not repeat itself around the table, or the same game would be played more than once."""
    while True:
        rng.shuffle(line)
        if all(line[turn:] + line[:turn] != line for turn in range(1, len(line))):
            return


# -- the games ---------------------------------------------------------------------------------------------------------
def work(settings: Json, first: int, count: int) -> dict[str, list[Json]]:
    """Play a chunk of a study."""
    tables: dict[str, list[Json]] = {"games": [], "seats": [], "faults": []}
    for number in range(first, first + count):
        for name, rows in play_one(settings, number).items():
            tables[name] += rows
    return tables


def play_one(settings: Mapping[str, Any], number: int) -> dict[str, list[Json]]:
    """Play a game and return its rows, by table."""
    deal = number // int(settings["players"])
    seed = matches.deal_seed(settings["seed"], deal)
    names = seating(settings, number)
    game, players = matches.new_game(settings, seed), matches.make_bots(names, seed)
    crown = game.state.crown
    moves = bots.play_game(game, players)
    places, winners = matches.final_places(game), game.winners
    seats, faults = [], []
    for seat, (name, score) in enumerate(zip(names, game.scores())):
        won = 1 / len(winners) if seat in winners else 0.0
        seats.append({"game": number, "seat": seat, "bot": name, "points": score["total"], "place": places[seat],
                      "won": won, "faults": len(players[seat].faults)})
        faults += [{"game": number, "seat": seat, "bot": name, "move": fault.move, "reason": fault.reason,
                    "played": fault.played} for fault in players[seat].faults]
    row = {"game": number, "deal": deal, "seed": seed, "crown": crown, "moves": moves}
    return {"games": [row], "seats": seats, "faults": faults}


# -- results -----------------------------------------------------------------------------------------------------------
class BotStanding(NamedTuple):
    """The results of one bot."""

    bot: str
    games: int
    wins: Share             # of the seats it had
    points: float           # the mean
    rating: Rating
    faults: int


class Standings(NamedTuple):
    """The results of all bots, best first."""

    games: int
    chance: float           # the share of wins of a bot that plays no better than the others
    bots: list[BotStanding]
    ahead: dict[tuple[str, str], Share]  # how often the first finished ahead of the second
    faults: list[Json]


def standings(study: Study) -> Standings:
    """Compute the results from the gathered tables of a study."""
    table = study.table("seats")
    seats = [_Seat(*row) for row in zip(*(table[name].to_pylist() for name in _Seat._fields))]
    players = study.settings["players"]
    games = [seats[start : start + players] for start in range(0, len(seats), players)]
    results = [Result([seat.bot for seat in game], [seat.place for seat in game]) for game in games]
    found = [_standing(name, rating, [seat for seat in seats if seat.bot == name])
             for name, rating in rate_bots(results).items()]
    found.sort(key=lambda one: (-one.rating.mu, one.bot))
    return Standings(len(games), 1 / players, found, head_to_head(results), study.table("faults").to_pylist())


class _Seat(NamedTuple):
    game: int
    bot: str
    points: int
    place: int
    won: float
    faults: int


def _standing(name: str, rating: Rating, seats: Sequence[_Seat]) -> BotStanding:
    count = len(seats)
    wins = wilson(sum(seat.won for seat in seats), count)
    assert wins is not None
    points = sum(seat.points for seat in seats) / count
    games, faults = len({seat.game for seat in seats}), sum(seat.faults for seat in seats)
    return BotStanding(name, games, wins, points, rating, faults)


def head_to_head(results: Iterable[Result]) -> dict[tuple[str, str], Share]:
    """For each pair of bots, how often the first finished ahead of the second.

    Each game counts once per pair, however many seats the two had: by the share of pairs of seats in which the first
    was ahead, with half for a shared place.
    """
    points: defaultdict[tuple[str, str], float] = defaultdict(float)
    counts: Counter[tuple[str, str]] = Counter()
    for names, places in results:
        of: dict[str, list[int]] = {}
        for name, place in zip(names, places):
            of.setdefault(name, []).append(place)
        for one, mine in of.items():
            for other, theirs in of.items():
                if one != other:
                    pairs = [(a, b) for a in mine for b in theirs]
                    points[one, other] += sum((a < b) + (a == b) / 2 for a, b in pairs) / len(pairs)
                    counts[one, other] += 1
    shares = {pair: wilson(points[pair], count) for pair, count in counts.items()}
    return {pair: share for pair, share in shares.items() if share is not None}


def as_json(found: Standings) -> Json:
    def share(one: Share) -> Json:
        return {"share": one.share, "low": one.low, "high": one.high, "count": one.of}

    return {
        "games": found.games, "chance": found.chance,
        "bots": [{"bot": one.bot, "games": one.games, "wins": share(one.wins), "points": one.points,
                  "rating": {"mu": one.rating.mu, "sigma": one.rating.sigma, "low": one.rating.low,
                             "high": one.rating.high, "ordinal": one.rating.ordinal},
                  "faults": one.faults} for one in found.bots],
        "ahead": [{"bot": one, "other": other, **share(value)} for (one, other), value in sorted(found.ahead.items())],
        "faults": found.faults,
    }
