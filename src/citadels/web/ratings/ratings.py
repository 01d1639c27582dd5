"""All parts of ratings together."""

from __future__ import annotations

from citadels.web.ratings.consent import Consent
from citadels.web.ratings.ledger import RatingLedger
from citadels.web.ratings.seasons import Seasons
from citadels.web.ratings.standing import Standings
from citadels.web.ratings.tournaments import Tournaments
from citadels.web.sql_store import SqlStore


class Ratings:
    def __init__(self, store: SqlStore) -> None:
        self.ledger = RatingLedger(store)
        self.standings = Standings(store)
        self.seasons = Seasons(store)
        self.tournaments = Tournaments(store, self.standings)
        self.consent = Consent(self.ledger, self.standings)
