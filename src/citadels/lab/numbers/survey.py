"""Many casts, and how even, how swingy and how long the games of each are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final

from citadels import Game
from citadels.lab import balance_games
from citadels.lab.balance_figures import Mean, character_edge
from citadels.lab.casts import FREE, Cast, CastRequest, CastSpace, resolve
from citadels.lab.numbers import clock
from citadels.lab.numbers.deals import Deal, play_watched
from citadels.lab.shapes import Json, Table

MEANS: Final = ("upsets", "rounds", "minutes", "decisions", "margin", "changes")


def cast_of(plan: Mapping[str, Any], table: Table, number: int) -> Cast:
    """The cast with this number: one that the plan names, or a random one."""
    named = plan["arms"].get("casts")
    if isinstance(named, list):
        characters, uniques = named[number]["characters"], named[number]["uniques"]
        return Cast(tuple(characters), tuple(uniques))
    return space(table["edition"], table["players"]).sample(Random(f"{plan['seed']}/{table['name']}/{number}"))


@lru_cache(64)
def space(edition: str, players: int) -> CastSpace:
    return resolve(CastRequest(edition, players, rank9=FREE if players > 2 else False))[1]


def survey(plan: Mapping[str, Any], table: Table, bot: str, number: int, games: int) -> Json:
    """The figures of a cast, each with its variance."""
    cast = cast_of(plan, table, number)
    seats: Table = {**table, "preset": None, "rank9": False, "characters": list(cast.characters),
             "uniques": list(cast.uniques), "name": f"{table['name']}/{number}"}
    rows: list[Json] = []
    for deal_number in range(games):
        deal = Deal(plan["seed"], seats, bot, deal_number)
        rows.append(row_of(deal.begin(), deal, cast))
    edge = character_edge(rows, len(cast.characters))
    found: Json = {"cast": number, "games": games, "characters": list(cast.characters), "uniques": list(cast.uniques),
                   "edge": {"square": edge.square, "noise": edge.measurement.noise, "growth": edge.measurement.growth,
                            "interval": list(edge.interval(0.95)) if games > 1 else None},
                   "leads": edge.lead, "held": edge.held}
    for name in MEANS:
        mean = Mean([row[name] for row in rows])
        found[name] = [mean.mean, mean.variance]
    return found


def row_of(game: Game, deal: Deal, cast: Cast) -> Json:
    """Play a game and return its row: that of a search for balance, and how long the game is."""
    crown = game.state.crown
    watch = play_watched(game, deal.seated())
    found = balance_games.row_of(game.state, crown, watch.scores, watch.claims, cast)
    return {**found, "upsets": found["upset"], "decisions": watch.decisions,
            "minutes": clock.minutes(watch.seconds, len(watch.scores), len(cast.characters))}
