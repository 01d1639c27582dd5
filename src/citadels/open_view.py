"""A game with all cards on the table, for replays and results."""

from __future__ import annotations

from typing import Final, cast

from citadels import Game
from citadels.shapes import View

# Parts of a position that tell what is still to come, or that nobody looks at.
LEFT_OUT: Final = ("seed", "chance", "rng", "stack", "deck_only", "character_deck", "known")


def open_view(game: Game) -> View:
    """Everything except what is still to come, as a view in which each hand is a list."""
    position = game.position()
    shown = {part: value for part, value in position.items() if part not in LEFT_OUT}
    return cast(View, {**shown, "deck": len(position["deck"]), "face_down": len(position["face_down"]),
                       "waiting": game.player, "seat": None})
