"""The encoded views of one moment of a game: the part that everybody sees alike is built and encoded once.

Nothing that belongs to one seat is cached: what may differ between seats is built separately for each.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from citadels import Game
from citadels.web.encoding import ENCODER

PLAYERS: Final = "players"


class Views:
    def __init__(self, game: Game) -> None:
        """The game must not change while these are used."""
        self.game = game
        shared = game.open_part()
        self._players = [Raw(ENCODER.encode(player)) for player in shared[PLAYERS]]     # as others see them
        common = {part: value for part, value in shared.items() if part != PLAYERS}
        self._shared = ENCODER.encode(common)[:-1] + b","       # what is a seat's own follows

    def of(self, seat: int | None) -> Raw:
        """The view of a seat, None for a spectator."""
        own, player = self.game.own_part(seat)
        players: list[object] = list(self._players)
        if seat is not None:
            players[seat] = player
        return Raw(self._shared + ENCODER.encode({**own, PLAYERS: players})[1:])
