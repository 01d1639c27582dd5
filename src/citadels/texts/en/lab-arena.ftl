### The arena: its command and its tables.

cli-arena = Let bots play many games and rate them

## Arguments

arena-bots = the bots: { $names }, program:COMMAND or python:MODULE.CLASS; 4xrandom is four of them
arena-games = how many games (default { $games }); more are played where that is needed for fairness
arena-players = how many seats a table has (default: one for each bot, but { $fewest } to { $most } where no bot is repeated)
arena-out = the folder that keeps the games; without it nothing is kept
arena-help =
    Who sits where:
      Where a bot is repeated, the bots named are the table: builder 4xrandom.
      Otherwise any number of bots take turns at the seats: with fewer bots than
      seats some sit twice, with more some wait, and all get equally many seats.
      Each deal is played once for each seat, everyone moving one seat on in
      between, so luck with the cards or the seat favors nobody.

    Examples:
      citadels arena builder random search:200 --games 300 --out my-arena
      citadels arena --resume --out my-arena
      citadels arena builder 4xrandom --edition classic --seed 7 --processes 2

## Before the games

arena-two-bots = At least two different bots must be named.
arena-table = Where a bot is repeated, those named are the table: { $bots } bots do not make a table of { $players }.
arena-resume-where = --resume needs --out and the folder to continue.
arena-more = { $games } games are played instead of { $asked }, so that all bots have all seats equally often.
arena-timed = { $bot } thinks by the clock or in a program of its own: its games cannot be repeated exactly.

## After the games

arena-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $edition }, tables of { $players }, seed { $seed }
arena-title-preset = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $edition } ({ $preset }), tables of { $players }, seed { $seed }
arena-laid = Each deal was played { $players } times, everyone moving one seat on in between.
arena-laid-fewer = { $bots } bots took turns at { $players } seats. Each deal was played { $players } times, everyone moving one seat on in between.
arena-laid-more = { $players } of { $bots } bots sat at each table, in turn. Each deal was played { $players } times, everyone moving one seat on in between.

arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-points = Points
arena-column-rating = Rating
arena-column-certain = 95%
arena-column-ordinal = Safe
arena-reach = ±{ $reach }
arena-legend = Wins are shares of the seats a bot had; chance alone gives { $chance }. Ratings begin at 25; Safe is what a bot is worth almost certainly.
arena-ahead = How often the row finished ahead of the column, the 95% interval, and in how many games:
arena-ahead-none = never met
arena-faults = { $bot } had no valid answer { $count ->
    [one] once
   *[other] { $count } times
}, first in game { $game } at seat { $seat }: { $reason }.
arena-stopped = Stopped after { $done } of { $games } games; nothing is kept without --out.
