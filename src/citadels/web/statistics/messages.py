"""The messages about a person's own finished games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

# Why a game says nothing about its player: they had several seats, it continued another game from some moment, a bot
# decided more than half of it for them, or its moves can no longer be replayed.
LeftOut = Literal["several", "moment", "stand-in", "unplayable"]


class CharacterPlayed(Struct, omit_defaults=True):
    """What happened with one character in a game."""

    held: int = 0                   # in how many rounds, or how often it was turned up
    killed: int = 0                 # while the player held it
    bewitched: int = 0
    robbed: int = 0
    deeds: dict[str, int] = {}      # what the player did with its ability, by event; `gold` is how much was stolen


class Rival(Struct):
    """Somebody else at the table."""

    bot: str | None                 # the level of a bot, null for a person
    place: int


class GameSummary(Struct, omit_defaults=True):
    """A finished game as its player looks back on it. If it is left out, it has only a code and an edition."""

    code: str
    ended: int                      # milliseconds since 1970
    edition: str
    preset: str | None = None
    left_out: LeftOut | None = None
    players: int = 0
    rivals: list[Rival] = []
    place: int = 0                  # from 1 on
    won: bool = False
    points: int = 0
    score: dict[str, int] = {}      # points by their reason
    rounds: int = 0                 # or laps
    took: int = 0                   # milliseconds from the first move to the last
    decisions: int = 0
    aided: int = 0                  # how many of these a bot made for the player
    first: bool = False             # completed a city first
    characters: dict[str, CharacterPlayed] = {}
    built: dict[str, int] = {}      # districts
    lost: dict[str, int] = {}       # districts that others destroyed, exchanged or seized
    city: list[str] = []            # at the end


class Statistics(Struct):
    """A page of the visitor's finished games, the latest first. Ask again while some are pending."""

    games: list[GameSummary]
    pending: int                    # finished games without a summary yet
