### The simulation: its command, its tables on the screen, and the page that `report` makes of it.

cli-simulate = Play many games between bots and keep what happened in each
cli-report = Make a page with plots from simulated games

## Arguments

simulate-bots = the bots: { $names }, program:COMMAND or python:MODULE.CLASS; fewer than seats take turns at them, 4xrandom is four of them (default { $bot })
simulate-games = how many games (default { $games })
simulate-players = how many seats a table has (default { $players })
simulate-out = the folder that keeps the games; without it only the summary is shown
simulate-help =
    Different bots play each deal several times, everyone moving one seat on in
    between. The preset "random" draws another cast for each deal.

    Examples:
      citadels simulate builder --games 10000 --out my-games
      citadels simulate --resume --out my-games --games 20000
      citadels simulate builder 4xrandom --edition classic --players 5
      citadels simulate builder --preset random --players 6 --out casts

    The folder then holds games.parquet with a row for each game and
    seats.parquet with a row for each seat; "citadels report my-games" makes a
    page with plots of them.
report-folder = the folder of a simulation
report-out = the page (default: report.html in that folder)

## What goes wrong

simulate-resume-where = --resume needs --out and the folder to continue.
simulate-empty = There are no games in { $folder } yet.
simulate-stopped = Stopped after { $done } of { $games } games; nothing is kept without --out.
simulate-timed = { $bot } thinks by the clock or in a program of its own: its games cannot be repeated exactly.
report-unwritten = { $file } cannot be written: { $why }.
report-written = The page is in { $file }.

## Summary

simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $edition } with { $players } players
simulate-cast-own = own selection
simulate-seed = seed { $seed }
simulate-facts = { $cast }; { $bots }; { $seed }.
simulate-repeat = { $count } × { $name }
simulate-partial = The study is not finished: { $games } of { $planned } games are played.
simulate-faults = { $count ->
    [one] Once a bot
   *[other] { $count } times a bot
} gave no valid answer, and chance decided for it.
simulate-shared = { $count ->
    [one] { $count } game was shared; a shared win
   *[other] { $count } games were shared; a shared win
} counts in equal parts.
simulate-intervals = Behind each figure stands its 95% interval. The seats of a game are not independent, so a deal with all its seats counts as one observation (cluster-robust; Wilson for shares, Student for means). { $above } and { $below } lie above and below chance, { $chance }, with 95% certainty for the whole table (Bonferroni).
simulate-mixed = These bots are not equally strong, and they choose different cards: the figures tell as much about the bots as about the cards.
simulate-one-deal = From a single deal no interval can be told.

simulate-title-length = Length and result
simulate-column-what = Of a game
simulate-column-mean = Mean
simulate-column-interval = 95%
simulate-column-median = Median
simulate-column-tenths = 10–90%
simulate-column-range = All
simulate-length-rounds = Rounds
simulate-length-laps = Passes
simulate-length-moves = Moves
simulate-length-scores = Score, all seats
simulate-length-best = Score of the winner
simulate-length-margin = Lead over the second
simulate-length-changes = Changes of the lead
simulate-ended = Ended by: { $endings }
simulate-ended-part = { $what } { $share }
simulate-ended-complete = a complete city
simulate-ended-all-built = every district standing
simulate-ended-bell = the bell
simulate-ended-deadlock = two passes without building
simulate-ended-limit = the limit of rounds

simulate-title-positions = Wins by seat, from the first crown clockwise
simulate-title-positions-laps = Wins by order of play
simulate-title-bots = Wins by bot
simulate-title-seats = Wins by seat number
simulate-title-characters = Wins of those who held a character, by rounds held
simulate-title-characters-laps = Wins of those who had a character's turn, by turns
simulate-title-uniques = Wins of those who built a unique district
simulate-note-uniques = Who can pay for an expensive district is often ahead already: this does not prove that the district wins games.
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
simulate-position-crown = Crown, by rounds
simulate-seat-number = Seat { $number }

simulate-title-points = Points by line
simulate-column-line = Points for
simulate-column-all = All seats
simulate-column-winners = Winners
simulate-column-others = Others
simulate-points-districts = Districts
simulate-points-five-types = All five types
simulate-points-first-complete = Completed first
simulate-points-complete = Completed too
simulate-points-passes = Passes won
simulate-points-actions = Action cards in hand
simulate-points-total = Total

simulate-title-uses = Abilities used
simulate-column-ability = Ability
simulate-column-times = Times
simulate-column-per = Per
simulate-column-rate = Rate
simulate-per-held = round held
simulate-per-turn = turn
simulate-per-built = seat with it
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
simulate-use-reveal = turning a threat over
simulate-use-swap = exchange of hands
simulate-use-redraw = new cards
simulate-use-look = a look at a hand
simulate-use-foresee = a card from each
simulate-use-crown = handing over the crown
simulate-use-alms = alms
simulate-use-borrow = buying gold
simulate-use-bonus = extra resources
simulate-use-bonus-gold = four gold
simulate-use-bonus-cards = four cards
simulate-use-study = study
simulate-use-destroy = destroying
simulate-use-exchange = exchange of districts
simulate-use-seize = seizing
simulate-use-beautify = beautifying
simulate-use-sacrifice = sacrifice
simulate-use-spend = cards spent
simulate-use-tent = pitched
simulate-use-booth = opened
simulate-use-ticket = tickets bought
simulate-use-cash = cashed in
simulate-use-fortune = asked
simulate-use-cannonball = shot
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
    [random] another cast in each deal
    [own] a cast of its own
   *[other] the cast { $preset }
}. A seat wins { $chance } of its games by chance; everything below is measured against that.
report-partial = Only { $games } of { $planned } games are played so far.

report-fact-games = games
report-fact-games-deals = from { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
report-fact-rounds = rounds
report-fact-laps = passes
report-fact-median = in half of the games or fewer
report-fact-best = points for the winner
report-fact-margin = points ahead of the second
report-fact-changes = changes of the lead
report-fact-mean = on average

report-characters = { $signs ->
    [both] The { $best } wins often, the { $worst } seldom
    [above] The { $best } wins more than chance
    [below] The { $worst } wins less than chance
   *[none] No character is surely better or worse than chance
}
report-characters-about = How often those who held a character went on to win the game, counted by rounds held.
report-characters-about-laps = How often those who had a character's turn went on to win the game, counted by turns.
report-uniques = { $signs ->
    [both] Who builds the { $best } wins often, the { $worst } seldom
    [above] Who builds the { $best } wins often
    [below] Who builds the { $worst } wins seldom
   *[none] No unique district surely goes with winning
}
report-uniques-about = How often those who built a unique district won. { simulate-note-uniques }
report-positions = { $signs ->
    [none] No seat is surely better or worse than another
   *[other] It matters where one sits
}
report-positions-about = Wins by place at the table, from the holder of the first crown clockwise, that is to the left.
report-positions-about-laps = Wins by order of play: number 1 has the first turn.
report-bots = { $signs ->
    [none] No bot is surely better or worse than chance
   *[other] { $best } wins often, { $worst } seldom
}
report-bots-about = Wins by bot. Each deal was played with everyone at every seat.
report-rounds = Half of the games end within { $median } rounds, nine in ten within { $ninth }
report-rounds-laps = Half of the games end within { $median } passes, nine in ten within { $ninth }
report-rounds-about = Share of games by their number of rounds; the blue bar is the median.
report-rounds-about-laps = Share of games by their number of passes through the characters; the blue bar is the median.
report-scores = Winners score { $winners } points, the others { $others }
report-scores-about = Share of seats by their score in the end; winners are the blue part of each bar.
report-points = Winners are { $gap } points ahead, { $districts } of them in districts
report-points-about = Points by line, of winners and of the others, on average.
report-points-large = Total and districts
report-points-small = Everything else
report-course = { $round ->
    [0] Until the end the winner is hard to tell
   *[other] From round { $round } on the winner can be guessed
}
report-course-laps = { $round ->
    [0] Until the end the winner is hard to tell
   *[other] From pass { $round } on the winner can be guessed
}
report-course-about = What everybody would score if the game ended after each round: half of all seats lie in the band, the line is the median. From that round on the median of the later winners lies above the band of the others. Rounds that fewer than a tenth of the games reached are left out.
report-course-about-laps = What everybody would score if the game ended after each pass: half of all seats lie in the band, the line is the median. From that pass on the median of the later winners lies above the band of the others. Passes that fewer than a tenth of the games reached are left out.
report-uses = What the cards are used for
report-uses-held = Characters: uses in each round held
report-uses-turn = Characters: uses in each turn
report-uses-built = Districts: uses in a game by a seat that built it
report-uses-seat = Open to all: uses in a game by each seat
report-made = How this was made
report-made-command = The same games again:
report-made-timed = Not all of these bots repeat their games exactly: some think by the clock or in a program of their own.
report-made-same = The same command gives the same games to the last card, whatever the number of processes.
report-made-seeds = Game number and seed of every game stand in games.parquet, what each seat did in seats.parquet.
report-made-intervals = Whiskers and the figures under “{ simulate-column-interval }” are 95% intervals of a single figure. The seats of one game are not independent of each other, nor are games of one deal, so a deal with all that was played from it counts as one observation: the variance is cluster-robust. Shares have the interval of Wilson with the number of independent observations that have this variance, means that of Student. Of twenty figures one lies outside its interval; so colors and headings speak only of what holds with 95% certainty for all figures of a plot together (Bonferroni).
report-level = chance { $chance }

report-bin = { $number }: { $share }, { $count } of them
report-bin-winners = { $number }: { $share }, { $count } of them, { $winners } winners
report-step-rounds = Round { $round }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}: winners { $winners }, others { $others }
report-step-laps = Pass { $round }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}: winners { $winners }, others { $others }
report-whisker = { $name }: { $value } ({ $interval })
report-dumbbell = { $name }: winners { $winners }, others { $others }
report-winners = winners
report-others = others
report-above = surely above chance
report-below = surely below chance
report-maybe = may be chance
report-uses-about = How often an ability is used where it could be, with its 95% interval.
report-points-tick = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
