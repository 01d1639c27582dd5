"""The messages about ratings, the ladder and tournaments."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from citadels.web.protocol import Id, Level, RowId, Setup

LATEST: Final = 4_102_444_800_000       # the year 2100
Title = Annotated[str, Meta(min_length=1, max_length=40)]
When = Annotated[int, Meta(ge=0, le=LATEST)]


# -- one's own ---------------------------------------------------------------------------------------------------------
class ChangeRating(Struct, forbid_unknown_fields=True):
    """Null leaves it as it is. Nobody is rated, or listed on the ladder, who has not said so here."""

    rated: bool | None = None
    listed: bool | None = None
    forget: bool = False            # remove everything that your rated games say about you


class RatedGame(Struct):
    """A game that counted for the visitor, and the rating after it."""

    at: int
    code: str | None                # null if the game is no longer kept
    place: int
    players: int
    rating: int
    reach: int
    change: int
    gone: bool                      # left: counted as last
    helped: bool                    # a bot decided something: it could not raise the rating


class EditionRating(Struct):
    """The visitor's rating in one edition: between rating - reach and rating + reach, almost certainly."""

    edition: str
    rating: int
    reach: int
    points: int                     # what the ladder is sorted by
    games: int
    provisional: bool
    history: list[RatedGame]        # the latest last


class MyRating(Struct):
    possible: bool                  # false: this server has no ratings
    rated: bool = False
    listed: bool = False
    name: str = ""
    editions: list[EditionRating] = []


class SeatRating(Struct):
    """What a game did to the rating of whoever had a seat."""

    seat: int
    before: int
    rating: int
    reach: int                      # of the new one


class GameRatings(Struct):
    """What a rated game did to the ratings that this visitor may see: their own, and those of people on the ladder who
    played under the name that they have there."""

    counted: bool                   # false: it is not over, or not rated, or about to be counted
    seats: list[SeatRating] = []


# -- the ladder --------------------------------------------------------------------------------------------------------
class SeasonInfo(Struct):
    id: int
    name: str
    starts: int
    ends: int | None = None


class LadderRow(Struct):
    rank: int | None                # null with too few games
    name: str
    rating: int
    reach: int
    points: int
    games: int
    mine: bool = False


class BotRating(Struct):
    level: Level
    rating: int
    reach: int


class Ladder(Struct):
    """Those who want to be on it, the best first. Season null: all games."""

    edition: str
    season: int | None
    seasons: list[SeasonInfo]
    rows: list[LadderRow]
    bots: list[BotRating]           # the fixed points of the scale
    needed: int                     # games for a rank


# -- the host ----------------------------------------------------------------------------------------------------------
class NewSeason(Struct, forbid_unknown_fields=True):
    """A season; without an end it lasts until the next one starts."""

    name: Title
    starts: When
    ends: When | None = None


class SeasonId(Struct, forbid_unknown_fields=True):
    id: RowId


class NewTournament(Struct, forbid_unknown_fields=True):
    name: Title
    starts: When
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    setup: Setup = field(default_factory=Setup)


class TournamentAct(Struct, forbid_unknown_fields=True):
    """draw: deal out the next round, or the final; end: count the round as it stands; remove: take it off the list."""

    code: Id
    act: Literal["draw", "end", "remove"]


# -- tournaments -------------------------------------------------------------------------------------------------------
class SignUp(Struct, forbid_unknown_fields=True):
    """Sign up for a tournament, or withdraw."""

    on: bool


class Entrant(Struct):
    """Somebody in a tournament, in the order of the standings."""

    name: str
    points: float
    games: int
    active: bool
    mine: bool = False
    final: int | None = None        # the place in the final


class PairingSeat(Struct):
    name: str
    place: int | None = None
    mine: bool = False


class Pairing(Struct):
    """A table of a round. Its code is for those who play there, until the game is over."""

    number: int
    seats: list[PairingSeat]
    bots: int
    over: bool
    code: str = ""


class TournamentRound(Struct):
    number: int
    final: bool
    tables: list[Pairing]


class Tournament(Struct):
    code: str
    name: str
    starts: int
    rounds: int
    round: int
    state: Literal["open", "playing", "over"]
    setup: Setup
    count: int                      # people who have signed up
    signed: bool = False
    standings: list[Entrant] = []
    played: list[TournamentRound] = []
