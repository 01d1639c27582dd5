### The arena: its command and its tables.

cli-arena = let bots play many games and rate them

## Arguments

arena-bots = the bots: { $names }, program:COMMAND or python:MODULE.CLASS; 4xrandom means four of them
arena-games = number of games (default { $games }); more are played if needed for fairness
arena-players = number of seats at the table (default: one per bot, but { $fewest } to { $most } if no bot is repeated)
arena-out = the folder to save the games in; without it, nothing is saved
arena-help =
    Who sits where:
      If a bot is repeated, the bots you name are the table: builder 4xrandom.
      Otherwise, any number of bots take turns at the seats: with fewer bots than
      seats, some sit twice; with more, some wait. All get the same number of seats.
      Each deal is played once per seat, and everyone moves one seat over each
      time, so luck with the cards or the seat favors nobody.

    Examples:
      citadels arena builder random search:200 --games 300 --out my-arena
      citadels arena --resume --out my-arena
      citadels arena builder 4xrandom --edition classic --seed 7 --processes 2

## Before the games

arena-two-bots = Name at least two different bots.
arena-table = If a bot is repeated, the bots you name are the table, but { $bots } bots do not fill a table of { $players }.
arena-resume-where = --resume needs --out with the folder to continue.
arena-more = Playing { $games } games instead of { $asked }, so that all bots get each seat equally often.
arena-timed = { $bot } thinks by the clock or runs as a separate program, so its games cannot be repeated exactly.

## After the games

arena-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $edition }, tables of { $players }, seed { $seed }
arena-title-preset = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $edition } ({ $preset }), tables of { $players }, seed { $seed }
arena-laid = Each deal was played { $players } times, and everyone moved one seat over each time.
arena-laid-fewer = { $bots } bots took turns at { $players } seats. Each deal was played { $players } times, and everyone moved one seat over each time.
arena-laid-more = { $players } of { $bots } bots sat at each table, in turn. Each deal was played { $players } times, and everyone moved one seat over each time.

arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-points = Points
arena-column-rating = Rating
arena-column-certain = 95%
arena-column-ordinal = Floor
arena-reach = ±{ $reach }
arena-legend = Wins are shares of the seats a bot played; by chance alone it would win { $chance }. Ratings start at 25; a bot is almost certainly worth at least its Floor.
arena-ahead = How often the bot in the row finished ahead of the one in the column, the 95% interval, and the number of games:
arena-ahead-none = never met
arena-faults = { $bot } gave no valid answer { $count ->
    [one] once
   *[other] { $count } times
}, the first time in game { $game } at seat { $seat }: { $reason }.
arena-stopped = Stopped after { $done } of { $games } games; without --out, nothing is saved.
