### Ratings, the ladder and tournaments. Downloaded only there.

rating-lead = How well you play, measured by games that count. Only for those who want it.
rating-mine = Your rating
rating-rated = Rate my games
rating-rated-hint = Only games at tables marked “rated” count. If you switch this off, you are off the ladder at once; a rated game you have already started still counts.
rating-listed = Show me on the ladder
rating-listed-hint = Everyone can then see your name and your ratings.
rating-listed-name = For this you need a name; choose one in the settings.
rating-forget = Delete my ratings
rating-forget-hint = Your ratings and their history are deleted for good. The games of others keep their results, without you.
rating-none = No rated game yet. Make a new table and choose “Rated game”; you can play against bots alone, too.
rating-impossible = This server has no ratings.
rating-value = { $rating } ± { $reach }
rating-games = { $n ->
    [one] one game
   *[other] { $n } games
}
rating-provisional = provisional
rating-history = Latest games
rating-plot = Rating after each game: from { $first } to { $last }
rating-place = place { $place } of { $players }
rating-gone = left
rating-helped = with a bot's help
rating-ladder = Ladder
rating-edition = Edition
rating-season = Season
rating-season-all = All games
rating-rank = Rank
rating-name = Name
rating-rating = Rating
rating-points = Points
rating-count = Games
rating-you = you
rating-bots = The bots, by which everyone is measured
rating-empty = Nobody is on this ladder yet.
rating-ladder-hint = The ladder is by points: what someone is worth almost certainly. A rank needs { $n } games.
rating-how = How to read the numbers
rating-how-text = Everyone starts at 1000 ± 653: nothing is known yet. Finishing ahead of strong players raises the rating most, and with every game the number after ± shrinks. The true strength lies between the two ends 19 times out of 20. Each edition has a rating of its own. Whoever leaves a game counts as last; if a bot had to decide something for you, you cannot gain.
contest-title = Tournaments
contest-none = There are no tournaments at the moment.
contest-open = open for sign-up
contest-playing = in progress
contest-over = over
contest-starts = Starts { $when }
contest-format = Rounds: { $rounds }, then a final. Tables of { $seats }.
contest-rated = The games are rated, so you must want to be rated.
contest-count = { $n ->
    [one] one player has signed up
   *[other] { $n } players have signed up
}
contest-sign = Sign up
contest-withdraw = Withdraw
contest-signed = You have signed up. When a round is drawn, the way to your table appears here. If you are late, a bot plays for you until you come.
contest-go = Go to your table
contest-round = Round { $n }
contest-final = Final
contest-table = Table { $n }
contest-bots = { $n ->
    [one] and one bot
   *[other] and { $n } bots
}
contest-standings = Standings
contest-replay = Replay
contest-withdrawn = withdrawn
contest-all = All tournaments
refused-no-ratings = This server has no ratings.
refused-ladder-name = The ladder needs a name; choose one in the settings.
refused-no-tournament = There is no such tournament.
refused-tournament-over = This tournament is over.
refused-tournament-full = This tournament is full.
