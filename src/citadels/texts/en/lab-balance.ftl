### The search for balance: its command, what it refuses and what it found.

cli-balance = search for the most even or the swingiest casts

## Arguments

balance-bots = who plays: { $names }, program:COMMAND or python:MODULE.CLASS (default builder)
balance-goal = what to look for: even, where no character gives an edge (the default), or swingy, where the player in the lead often loses
balance-games = maximum number of games to play in total (default { $games })
balance-players = number of players (default { $players })
balance-vary = what may change: characters, uniques (unique districts) or both (the default)
balance-keep = cards that must be in the cast, separated by commas
balance-without = cards that must not be in the cast, separated by commas
balance-out = the folder to save the games and the result in; without it, nothing is saved
balance-help =
    The search starts from a preset (the first one, or --preset) and tries others.
    There is no ninth character unless the table needs one: --rank9 adds one,
    --rank9 queen adds the Queen, and --rank9 free tries both with and without.

    Examples:
      citadels balance --players 6 --out my-search
      citadels balance --goal swingy --keep king,warlord --without witch
      citadels balance --edition classic --vary uniques --games 100000
      citadels balance --resume --out my-search

    docs/balance.md explains what the numbers mean and how certain they are.

## What cannot be searched

balance-fixed = In the { $edition } edition, all games have the same characters and unique districts: there is nothing to search.
balance-one-cast = Only one cast fits your settings: there is nothing to search.
balance-random-start = A search cannot start from a random selection; choose another preset.
balance-no-card = { $card } is neither a character nor a unique district of the { $edition } edition.
balance-kept-and-left-out = { $card } cannot be both kept and left out.
balance-kept-rank = { $one } and { $other } both have rank { $rank }: only one of them can be kept.
balance-kept-unfit = { $card } cannot be kept: it is not used at a table of { $players } here.
balance-empty-rank = No character of rank { $rank } is left for { $players } players.
balance-kept-not-there = { $card } must be kept, but it is not in the starting selection and cannot be added.
balance-left-out-but-there = { $card } must be left out, but it is in the starting selection and cannot be removed.
balance-kept-too-many = { $kept } unique districts must be kept, but there is room for only { $needed }.
balance-too-few-left = The search needs { $needed } unique districts, but only { $left } are left.
balance-budget = A search needs at least { $least } games, not { $games }.
balance-resume-where = --resume needs --out with the folder to continue.
balance-timed = { $bot } thinks by the clock or runs as a separate program, so its games cannot be repeated exactly.
balance-stopped = Stopped after { $done } of { $games } games; without --out, nothing is saved.

## What was found

balance-title = { $goal ->
    [even] The most even casts found
   *[swingy] The swingiest casts found
}: { $edition }, { $players } players, { $bots }
balance-scope = { $played } games, seed { $seed }; tried { $tried } of { $possible } possible casts.
balance-figure = { $goal ->
    [even] Edge: how many percentage points the chance of winning typically changes with the character a player has, once luck and the player's position are taken out. 0 is perfectly even.
   *[swingy] Upsets: stop a game between any two rounds; this is how often, in percent, the player in the lead at that point does not win. It would be { $open } if being in the lead meant nothing.
}
balance-column-edge = Edge
balance-column-upsets = Upsets
balance-column-certain = 95%
balance-column-seats = Seats
balance-column-changes = Changes
balance-column-rounds = Rounds
balance-column-margin = Margin
balance-legend = Seats: the edge of sitting closer to the first crown. Changes: how often the lead changes. Margin: how many points the winner is ahead of second place.
balance-start = Start
balance-preset = this is the preset { $preset }
balance-lead = { $card } { $lead }
balance-leads = Strongest: { $strongest }; weakest: { $weakest }
balance-more = +{ $number }
balance-less = −{ $number }

balance-sure = Cast 1 is more { $goal ->
    [even] even
   *[swingy] swingy
} than { $other }: { $sure } certain.
balance-likely = Cast 1 seems more { $goal ->
    [even] even
   *[swingy] swingy
} than { $other }, but that is only { $sure } certain.
balance-close = Cast 1 and { $other } are too close to tell apart with these games.
balance-other-cast = cast { $place }
balance-other-start = the starting selection
balance-sure-most = more than { $sure }
balance-itself = Cast { $place } is the starting selection.
balance-fresh = For these numbers, each cast played { $games } new deals that the search had never seen, so that a cast does not look good just because it was lucky. The 95% applies to all intervals together. There may be a better cast among those not tried, and the best cast may be different for players other than these bots.
balance-cards = { $goal ->
    [even] Who wins more often than others, in percentage points, across all casts tried
   *[swingy] Cards that bring more upsets than others in their place, in percentage points, across all casts tried
}: { $more }.
balance-cards-less = { $goal ->
    [even] Who wins less often
   *[swingy] Cards that bring fewer
}: { $less }.
balance-faults = The bots gave no valid answer { $count ->
    [one] once
   *[other] { $count } times
}; a random move was played instead.
balance-command = To play and study cast 1:
balance-kept = All of this is also saved in { $file }.

balance-so-far = The best casts so far, without numbers: those of an unfinished search look too good.
balance-nothing-yet = Not enough games were played to tell anything yet.
