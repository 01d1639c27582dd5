### The search for balance: its command, what it refuses and what it found.

cli-balance = Look for casts that make the evenest or the most swingy game

## Arguments

balance-bots = who plays: { $names }, program:COMMAND or python:MODULE.CLASS (default builder)
balance-goal = what to look for: even, where no character gives an edge (the default), or swingy, where whoever leads on the way often loses
balance-games = how many games may be played in all (default { $games })
balance-players = how many players (default { $players })
balance-vary = what may change: characters, uniques (the unique districts) or both (the default)
balance-keep = cards that must be there, names with commas between them
balance-without = cards that must not be there, names with commas between them
balance-out = the folder that keeps the games and the result; without it nothing is kept
balance-help =
    The search begins at a preset (the first one, or --preset) and tries others.
    A ninth character stays out unless the table needs one: --rank9 puts one in,
    --rank9 queen that one, and --rank9 free tries both with and without.

    Examples:
      citadels balance --players 6 --out my-search
      citadels balance --goal swingy --keep king,warlord --without witch
      citadels balance --edition classic --vary uniques --games 100000
      citadels balance --resume --out my-search

    docs/balance.md says what the figures mean and how sure they are.

## What cannot be searched

balance-fixed = In the edition { $edition } all games have the same characters and unique districts: there is nothing to search.
balance-one-cast = Only one cast fits what is asked for: there is nothing to search.
balance-random-start = A search cannot begin at a random selection; another preset is needed.
balance-no-card = { $card } is no character and no unique district of the edition { $edition }.
balance-kept-and-left-out = { $card } cannot be both kept and left out.
balance-kept-rank = { $one } and { $other } are both of rank { $rank }: only one of them can be kept.
balance-kept-unfit = { $card } cannot be kept: it has no place at a table of { $players } here.
balance-empty-rank = No character of rank { $rank } is left for { $players } players.
balance-kept-not-there = { $card } is to be kept, but is not in the selection that the search begins with, and may not come in.
balance-left-out-but-there = { $card } is to be left out, but is in the selection that the search begins with, and may not go.
balance-kept-too-many = { $kept } unique districts are to be kept, but there is room for { $needed } only.
balance-too-few-left = { $needed } unique districts are needed, but only { $left } are left.
balance-budget = A search needs at least { $least } games, not { $games }.
balance-resume-where = --resume needs --out and the folder to continue.
balance-timed = { $bot } thinks by the clock or in a program of its own: its games cannot be repeated exactly.
balance-stopped = Stopped after { $done } of { $games } games; nothing is kept without --out.

## What was found

balance-title = { $goal ->
    [even] The evenest casts found
   *[swingy] The most swingy casts found
}: { $edition }, { $players } players, { $bots }
balance-scope = { $played } games, seed { $seed }; { $tried } of { $possible } possible casts tried.
balance-figure = { $goal ->
    [even] Edge: by how many points of a hundred holding one character rather than another typically changes the chance to win, once luck and how the holder stood are taken out. 0 is perfectly even.
   *[swingy] Upsets: stop a game between any two rounds; in so many of a hundred cases whoever leads then does not win. It would be { $open } if leading meant nothing.
}
balance-column-edge = Edge
balance-column-upsets = Upsets
balance-column-certain = 95%
balance-column-seats = Seats
balance-column-changes = Changes
balance-column-rounds = Rounds
balance-column-margin = Margin
balance-legend = Seats: the edge of sitting nearer to the first crown. Changes: how often the lead passes to another. Margin: the winner's points above the second's.
balance-start = Start
balance-preset = this is the preset { $preset }
balance-lead = { $card } { $lead }
balance-leads = Strongest { $strongest }; weakest { $weakest }
balance-more = +{ $number }
balance-less = −{ $number }

balance-sure = Cast 1 is { $goal ->
    [even] evener
   *[swingy] more swingy
} than { $other }: { $sure } sure.
balance-likely = Cast 1 seems { $goal ->
    [even] evener
   *[swingy] more swingy
} than { $other }, but that is only { $sure } sure.
balance-close = Cast 1 and { $other } are too close to be told apart by these games.
balance-other-cast = cast { $place }
balance-other-start = the selection it began with
balance-sure-most = more than { $sure }
balance-itself = Cast { $place } is the selection that the search began with.
balance-fresh = Each cast has played { $games } fresh deals for these figures, which the search had never seen, so that a lucky cast does not look good. The 95% holds for all intervals together. A better cast may be among those not tried, and for other players than these bots it may be another.
balance-cards = { $goal ->
    [even] Who wins more often than others, in points, in all casts tried
   *[swingy] Cards that bring more upsets than others in their place, in points, in all casts tried
}: { $more }.
balance-cards-less = { $goal ->
    [even] Who wins less often
   *[swingy] Cards that bring fewer
}: { $less }.
balance-faults = The bots gave no valid answer { $count ->
    [one] once
   *[other] { $count } times
}; a chance move was played instead.
balance-command = Cast 1, to play and to study:
balance-kept = All of this is also in { $file }.

balance-so-far = The best casts so far, without figures: those of an unfinished search flatter.
balance-nothing-yet = Too little was played to tell anything yet.
