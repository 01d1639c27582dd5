### The simulation: its command, its tables on the screen, and the page that `report` makes of it.

cli-simulate = play many games between bots and record what happened in each
cli-report = make a page of charts from simulated games

## Arguments

simulate-bots = the bots: { $names }, program:COMMAND or python:MODULE.CLASS; if there are fewer than seats, they take turns; 4xrandom means four of them (default { $bot })
simulate-games = number of games (default { $games })
simulate-players = number of seats at the table (default { $players })
simulate-out = the folder to save the games in; without it, only the summary is shown
simulate-help =
    Different bots play each deal several times, and everyone moves one seat over
    each time. The preset "random" draws a new cast for each deal.

    Examples:
      citadels simulate builder --games 10000 --out my-games
      citadels simulate --resume --out my-games --games 20000
      citadels simulate builder 4xrandom --edition classic --players 5
      citadels simulate builder --preset random --players 6 --out casts

    The folder then contains games.parquet with a row for each game and
    seats.parquet with a row for each seat; "citadels report my-games" makes a
    page of charts from them.
report-folder = the folder with the simulated games
report-out = the file to write (default: report.html in that folder)

## What goes wrong

simulate-resume-where = --resume needs --out with the folder to continue.
simulate-empty = There are no games in { $folder } yet.
simulate-stopped = Stopped after { $done } of { $games } games; without --out, nothing is saved.
simulate-timed = { $bot } thinks by the clock or runs as a separate program, so its games cannot be repeated exactly.
report-unwritten = Cannot write { $file }: { $why }.
report-written = Report written to { $file }.

## Summary

simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $edition } with { $players } players
simulate-cast-own = custom cast
simulate-seed = seed { $seed }
simulate-facts = { $cast }; { $bots }; { $seed }.
simulate-repeat = { $count } × { $name }
simulate-partial = This study is not finished: { $games } of { $planned } games have been played.
simulate-faults = { $count ->
    [one] Once, a bot
   *[other] { $count } times, a bot
} gave no valid answer, and a random move was played instead.
simulate-shared = { $count ->
    [one] { $count } game ended in a shared win; a shared win
   *[other] { $count } games ended in shared wins; a shared win
} counts in equal parts for the players who share it.
simulate-intervals = Each number is followed by its 95% interval. The seats of a game are not independent, so a deal with all its seats counts as one observation (cluster-robust; Wilson for shares, Student for means). { $above } and { $below } mark what is above and below chance, { $chance }, with 95% certainty for the whole table (Bonferroni).
simulate-mixed = These bots are not equally strong, and they choose different cards, so the numbers tell as much about the bots as about the cards.
simulate-one-deal = A single deal is not enough to give an interval.

simulate-title-length = Length and result
simulate-column-what = Per game
simulate-column-mean = Mean
simulate-column-interval = 95%
simulate-column-median = Median
simulate-column-tenths = 10–90%
simulate-column-range = Range
simulate-length-rounds = Rounds
simulate-length-laps = Laps
simulate-length-moves = Moves
simulate-length-scores = Score, all seats
simulate-length-best = Winner's score
simulate-length-margin = Winning margin
simulate-length-changes = Lead changes
simulate-ended = Ended by: { $endings }
simulate-ended-part = { $what } { $share }
simulate-ended-complete = a complete city
simulate-ended-all-built = all districts built
simulate-ended-bell = the Bell Tower
simulate-ended-deadlock = two laps without building
simulate-ended-limit = the round limit

simulate-title-positions = Wins by seat, clockwise from the first crown
simulate-title-positions-laps = Wins by order of play
simulate-title-bots = Wins by bot
simulate-title-seats = Wins by seat number
simulate-title-characters = Wins by character, counted by rounds played
simulate-title-characters-laps = Wins by character, counted by turns
simulate-title-uniques = Wins by unique district built
simulate-note-uniques = Players who can afford an expensive district are often ahead already, so this does not prove that the district wins games.
simulate-column-seat = Seat
simulate-column-bot = Bot
simulate-column-character = Character
simulate-column-unique = District
simulate-column-games = Games
simulate-column-seats = Seats
simulate-column-rounds-held = Rounds
simulate-column-turns = Turns
simulate-column-built = Built
simulate-column-wins = Wins
simulate-position-first = First crown
simulate-position-next = { $number } to the left
simulate-position-laps = Number { $number }
simulate-position-crown = With the crown, by rounds
simulate-seat-number = Seat { $number }

simulate-title-points = Points by source
simulate-column-line = Points for
simulate-column-all = All seats
simulate-column-winners = Winners
simulate-column-others = Others
simulate-points-districts = Districts
simulate-points-five-types = All five types
simulate-points-first-complete = Completed first
simulate-points-complete = Completed too
simulate-points-passes = Laps scored
simulate-points-actions = Action cards in hand
simulate-points-total = Total

simulate-title-uses = Abilities used
simulate-column-ability = Ability
simulate-column-times = Times
simulate-column-per = Per
simulate-column-rate = Rate
simulate-per-held = round played
simulate-per-turn = turn
simulate-per-built = seat that built it
simulate-per-seat = seat

simulate-use = { $card }: { $what }
simulate-use-income = income
simulate-use-name-assassin = kill
simulate-use-name-witch = spell
simulate-use-name-thief = theft
simulate-use-sign = warrants
simulate-use-confiscate = confiscation
simulate-use-spy = spying
simulate-use-flower = threats
simulate-use-reveal = revealing a threat
simulate-use-swap = swapping hands
simulate-use-redraw = replacing cards
simulate-use-look = looking at a hand
simulate-use-foresee = taking a card from each player
simulate-use-crown = giving the crown away
simulate-use-alms = gold from the richest
simulate-use-borrow = buying gold
simulate-use-bonus = extra resources
simulate-use-bonus-gold = four gold
simulate-use-bonus-cards = four cards
simulate-use-study = study
simulate-use-destroy = destroying
simulate-use-exchange = exchanging districts
simulate-use-seize = seizing
simulate-use-beautify = beautifying
simulate-use-sacrifice = destroyed as payment
simulate-use-spend = cards spent
simulate-use-tent = put up
simulate-use-booth = set up
simulate-use-ticket = tickets bought
simulate-use-cash = cashed in
simulate-use-fortune = played
simulate-use-cannonball = played
simulate-use-sell = Sales to the bank
simulate-use-auction = Auctions
simulate-use-bid = Bids

## Numbers

lab-number-small = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-count = { NUMBER($number, maximumFractionDigits: 0) }

## The page

report-title = { $edition } with { $players } players
report-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
} between bots ({ $bots }), played with { $cast ->
    [random] a new cast for each deal
    [own] a custom cast
   *[other] the preset { $preset }
}. By chance alone, a seat would win { $chance } of its games; everything below is measured against that.
report-partial = Only { $games } of { $planned } games have been played so far.

report-fact-games = games
report-fact-games-deals = from { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
report-fact-rounds = rounds
report-fact-laps = laps
report-fact-median = or fewer in half of the games
report-fact-best = points for the winner
report-fact-margin = points ahead of second place
report-fact-changes = lead changes
report-fact-mean = on average

report-characters = { $signs ->
    [both] The { $best } wins more than its share, the { $worst } less
    [above] The { $best } wins more than its share
    [below] The { $worst } wins less than its share
   *[none] No character is clearly better or worse than chance
}
report-characters-about = How often players who had a character went on to win the game, counted by rounds played.
report-characters-about-laps = How often players who played a character's turn went on to win the game, counted by turns.
report-uniques = { $signs ->
    [both] Building the { $best } goes with winning, the { $worst } with losing
    [above] Players who build the { $best } win more than their share
    [below] Players who build the { $worst } win less than their share
   *[none] No unique district clearly goes with winning
}
report-uniques-about = How often players who built a unique district won. { simulate-note-uniques }
report-positions = { $signs ->
    [none] No seat is clearly better or worse than another
   *[other] Where you sit matters
}
report-positions-about = Wins by place at the table, clockwise from the player with the first crown.
report-positions-about-laps = Wins by order of play: number 1 goes first.
report-bots = { $signs ->
    [none] No bot is clearly better or worse than chance
   *[other] { $best } wins more than its share, { $worst } less
}
report-bots-about = Wins by bot. Each deal was played with every bot in every seat.
report-rounds = Half of the games end within { $median } rounds, nine in ten within { $ninth }
report-rounds-laps = Half of the games end within { $median } laps, nine in ten within { $ninth }
report-rounds-about = Share of games by number of rounds; the blue bar is the median.
report-rounds-about-laps = Share of games by number of laps; the blue bar is the median.
report-scores = Winners score { $winners } points, the others { $others }
report-scores-about = Share of seats by final score; the blue part of each bar is the winners.
report-points = Winners are { $gap } points ahead, { $districts } of them from districts
report-points-about = Average points by source, for winners and for the others.
report-points-large = Total and districts
report-points-small = Everything else
report-course = { $round ->
    [0] The winner is hard to predict until the end
   *[other] From round { $round } on, you can guess the winner
}
report-course-laps = { $round ->
    [0] The winner is hard to predict until the end
   *[other] From lap { $round } on, you can guess the winner
}
report-course-about = What players would score if the game ended after each round: the band holds half of all seats, and the line is the median. You can guess the winner once the median of the eventual winners is above the band of the others. Rounds that fewer than a tenth of the games reached are left out.
report-course-about-laps = What players would score if the game ended after each lap: the band holds half of all seats, and the line is the median. You can guess the winner once the median of the eventual winners is above the band of the others. Laps that fewer than a tenth of the games reached are left out.
report-uses = How cards are used
report-uses-held = Characters: uses per round played
report-uses-turn = Characters: uses per turn
report-uses-built = Districts: uses per game by a seat that built them
report-uses-seat = For everyone: uses per game and seat
report-made = How this report was made
report-made-command = To play the same games again:
report-made-timed = Some of these bots think by the clock or run as separate programs, so their games cannot be repeated exactly.
report-made-same = The same command plays exactly the same games, whatever the number of processes.
report-made-seeds = The number and seed of every game are in games.parquet, and what each seat did is in seats.parquet.
report-made-intervals = Whiskers and the numbers under “{ simulate-column-interval }” are 95% intervals for a single number. The seats of a game are not independent of each other, nor are the games of a deal, so a deal with everything played from it counts as one observation: the variance is cluster-robust. Shares have Wilson intervals, using the number of independent observations with this variance; means have Student intervals. One number in twenty lies outside its interval, so colors and headings report only what holds with 95% certainty for all the numbers of a chart together (Bonferroni).
report-level = chance { $chance }

report-bin = { $number }: { $share } ({ $count })
report-bin-winners = { $number }: { $share } ({ $count }, including { $winners } winners)
report-step-rounds = Round { $round }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}: winners { $winners }, others { $others }
report-step-laps = Lap { $round }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}: winners { $winners }, others { $others }
report-whisker = { $name }: { $value } ({ $interval })
report-dumbbell = { $name }: winners { $winners }, others { $others }
report-winners = winners
report-others = others
report-above = clearly above chance
report-below = clearly below chance
report-maybe = could be chance
report-uses-about = How often an ability is used when it could be, with its 95% interval.
report-points-tick = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
