### Ratings, the ladder and tournaments. Downloaded only there.

rating-lead = Rated games show how well you play. Ratings are optional.
rating-mine = Your rating
rating-rated = Rate my games
rating-rated-hint = Only games at tables marked “rated” count. If you switch this off, you leave the ladder at once, but a rated game you have already started still counts.
rating-agree-title = Do you want to be rated?
rating-agree-text = Your rating shows how well you play and changes with every rated game; if you leave one, you count as last. Only you can see your rating unless you join the ladder, and you can stop at any time on the Ratings page.
rating-agree = Agree
rating-listed = Show me on the ladder
rating-listed-hint = Everyone will see your name and your ratings.
rating-listed-name = You need a name for this; choose one in the settings.
rating-forget = Delete my ratings
rating-forget-hint = Your ratings and their history are deleted for good. The other players keep their results.
rating-none = No rated games yet. Set up a new table and switch on “Rated game”; games against bots count too.
rating-impossible = This server has no ratings.
rating-value = { $rating } ± { $reach }
rating-games = { $n ->
    [one] one game
   *[other] { $n } games
}
rating-provisional = provisional
rating-history = Latest games
rating-plot = Rating after each game: from { $first } to { $last }
rating-axis = Rated games, the latest on the right
rating-after = Ratings after this game
rating-after-hint = You see your own rating and those of players on the ladder.
rating-after-link = All about ratings
rating-change = { $before } → { $after }
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
rating-bots = Bots, for comparison
rating-empty = Nobody is on this ladder yet.
rating-ladder-hint = Players are ranked by points, a cautious estimate of their skill, so a new player starts low and climbs. You get a rank after { $n } games.
rating-how = What the numbers mean
rating-how-text = Everyone starts at 1000 ± 653, because nothing is known about a new player. Your rating rises most when you finish ahead of strong players, and the number after ± shrinks with every game. 19 times out of 20, your true skill is within that range. Each edition has its own rating. If you leave a game, you count as last; if a bot had to decide something for you, that game cannot raise your rating.
contest-title = Tournaments
contest-none = There are no tournaments at the moment.
contest-open = open for sign-up
contest-playing = in progress
contest-over = over
contest-starts = Starts { $when }
contest-format = Rounds: { $rounds }, then a final. { $seats } players per table.
contest-rated = The games are rated, so you need to agree to be rated.
contest-count = { $n ->
    [one] one player has signed up
   *[other] { $n } players have signed up
}
contest-sign = Sign up
contest-withdraw = Withdraw
contest-signed = You have signed up. When a round is drawn, a link to your table appears here. If you are late, a bot plays for you until you arrive.
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
refused-ladder-name = You need a name to be on the ladder; choose one in the settings.
refused-no-tournament = There is no such tournament.
refused-tournament-over = This tournament is over.
refused-tournament-full = This tournament is full.
