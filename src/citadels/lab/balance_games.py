"""The games of a search for balance, and what is recorded about each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from citadels import Game, bots
from citadels.engine.events import BUILT, PICKED, ROUND_BEGAN, THEATER_PLAYED
from citadels.engine.state import Event, State
from citadels.engine.words import CARD_IDS, CHARACTER_IDS
from citadels.lab import matches
from citadels.lab.casts import Cast
from citadels.lab.game_rows import ScoreObserver, lead_changes, win_shares
from citadels.lab.shapes import Json

if TYPE_CHECKING:
    import pyarrow as pa

END: Final[Event] = (ROUND_BEGAN, -1, -1, 0, (), -1)    # closes the last round


def work(settings: Json, first: int, count: int) -> dict[str, pa.Table]:
    """Play a chunk of a stage. Its games are numbered cast by cast, each cast with the same deals."""
    rows = []
    for number in range(first, first + count):
        place, deal = divmod(number, settings["games"])
        characters, uniques = settings["casts"][place]
        match = {**settings["match"], "characters": characters, "uniques": uniques}
        game, players = matches.deal(match, settings["first"] + deal)
        rows.append({"cast": place, "number": settings["first"] + deal,
                     **play_one(game, players, Cast(tuple(characters), tuple(uniques)))})
    return {"games": table(rows)}


def table(rows: list[Json]) -> pa.Table:
    """Rows of games as a table. The types are given because Arrow guesses slowly, and too large ones."""
    import pyarrow as pa

    number, share = pa.int32(), pa.float64()
    kinds = {"cast": number, "number": pa.int64(), "rounds": number, "margin": number, "upset": share,
             "changes": number, "seats": pa.list_(share), "held": pa.list_(pa.int8()), "stood": pa.list_(pa.int8()),
             "won": pa.list_(share), "built": pa.list_(pa.int8()), "built_won": pa.list_(share), "faults": number}
    return pa.Table.from_pylist(rows, pa.schema(kinds))


def play_one(game: Game, players: Sequence[bots.Bot], cast: Cast) -> Json:
    """Play a game and return its row."""
    state = game.state
    crown = state.crown
    observer = ScoreObserver(state)
    bots.play_game(game, players, observer)
    return {**row_of(state, crown, observer.scores, observer.claims, cast),
            "faults": sum(len(player.faults) for player in players)}


def row_of(state: State, crown: int, scores: Sequence[Sequence[int]], claims: Sequence[tuple[int, int, int]],
           cast: Cast) -> Json:
    """The row of a finished game, from its first crown, the scores after each round, and the claims at the end."""
    before = [[0] * state.setup.seats, *scores[:-1]]     # the scores before each round
    share = win_shares(claims)
    points = sorted(found[0] for found in claims)
    held, built = _held_and_built(state)
    places = {CHARACTER_IDS[word]: place for place, word in enumerate(cast.characters)}
    builders = [built.get(CARD_IDS[word], set()) for word in dict.fromkeys(cast.uniques)]
    return {
        "rounds": len(scores),
        "margin": points[-1] - points[-2],
        "upset": upset(before[1:] or before, share),
        "changes": lead_changes(scores),
        "seats": share[crown:] + share[:crown],
        # One entry for each character held in a round: which, the holder's standing, and the holder's share of the win.
        "held": [places[character] for character, _, _ in held],
        "stood": [standing(before[number], seat) for _, seat, number in held],
        "won": [share[seat] for _, seat, _ in held],
        "built": [len(found) for found in builders],
        "built_won": [sum(share[seat] for seat in found) for found in builders],
    }


def upset(scores: Sequence[Sequence[int]], share: Sequence[float]) -> float:
    """How likely it is that the leader after a random round does not win; a random one of several equal leaders."""
    total = 0.0
    for points in scores:
        most = max(points)
        leaders = [won for won, mine in zip(share, points) if mine == most]
        total += sum(won > 0 for won in leaders) / len(leaders)
    return 1 - total / len(scores)


def standing(scores: Sequence[int], seat: int) -> int:
    """The standing of a seat: two for each seat ahead of it, and one for each that is level with it."""
    mine = scores[seat]
    return sum(2 * (points > mine) + (points == mine) for points in scores) - 1


def _held_and_built(state: State) -> tuple[list[tuple[int, int, int]], dict[int, set[int]]]:
    """(character, seat, round counted from 0) for each character held; and who built each district."""
    held: list[tuple[int, int, int]] = []
    built: dict[int, set[int]] = {}
    holders: dict[int, int] = {}
    number = -1
    assert state.log is not None
    for what, seat, other, arg, cards, _ in [*state.log.entries[: state.log.size], END]:
        if what == PICKED:
            holders[arg] = seat
        elif what == THEATER_PLAYED:
            holders[arg], holders[cards[0]] = other, seat
        elif what == BUILT:
            built.setdefault(arg, set()).add(seat)
        elif what == ROUND_BEGAN:
            held += [(character, holder, number) for character, holder in holders.items()]
            holders = {}
            number += 1
    return held, built
