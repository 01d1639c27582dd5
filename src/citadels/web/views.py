"""The views of one moment of a game, as they are sent: what everybody sees alike is built and encoded once for all.

Nothing of a seat's own is kept here: whatever may differ from seat to seat is asked for anew, for that seat.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from citadels import Game
from citadels.web.encoding import ENCODER

PLAYERS: Final = "players"


class Views:
    def __init__(self, game: Game) -> None:
        """The game must not go on while these are used."""
        self.game = game
        shared = game.open_part()
        self._players = [Raw(ENCODER.encode(player)) for player in shared.pop(PLAYERS)]     # as others see them
        self._shared = ENCODER.encode(shared)

    def of(self, seat: int | None) -> Raw:
        """The view of a seat, None for a spectator."""
        own, player = self.game.own_part(seat)
        players: list[object] = list(self._players)
        if seat is not None:
            players[seat] = player
        own[PLAYERS] = players
        return Raw(b"%b,%b" % (self._shared[:-1], ENCODER.encode(own)[1:]))
