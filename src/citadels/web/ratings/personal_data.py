"""What ratings store about a person: how it is exported and removed."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.web.database import exported
from citadels.web.models import entrants, rated_games, rated_seats, raters, ratings, tournaments
from citadels.web.ratings.standing import forget

TABLES: Final = (raters, ratings, rated_seats, entrants)


async def export(connection: AsyncConnection, id: int) -> dict[str, Any]:
    names = ("seat", "place", "gone", "helped", "mu_before", "sigma_before", "mu", "sigma")
    queries = {
        "wishes": select(raters.c.rated, raters.c.listed, raters.c.since).where(raters.c.person == id),
        "ratings": select(ratings.c.edition, ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.changed).where(
            ratings.c.person == id),
        "games": select(rated_games.c.edition, rated_games.c.ended, *(rated_seats.c[name] for name in names)).join(
            rated_games, rated_games.c.id == rated_seats.c.game).where(rated_seats.c.person == id).order_by(
                rated_games.c.id),
        "tournaments": select(tournaments.c.name.label("tournament"), entrants.c.name, entrants.c.at).join(
            tournaments, tournaments.c.id == entrants.c.tournament).where(entrants.c.person == id),
    }
    return {name: await exported(connection, query) for name, query in queries.items()}


async def erase(connection: AsyncConnection, id: int) -> list[str]:
    """The results of the others stay, without this person's name."""
    await forget(connection, id)
    await connection.execute(update(entrants).where(entrants.c.person == id).values(person=None, name="", active=False))
    return []
