### What is wrong with something that was given to the program: a position, a record, the setup of a game, a line.
###
### Fields, lines, ids and values stand in these sentences as they are written in files, so they are the same in every
### language. A fault of a field is a clause without a full stop; the others are sentences.

## Where

fault-in = { $field }: { $told }.
fault-by-rule = { $rule }: { $told }.
fault-rule = { $told } ({ $rule })

## Lines

fault-no-line = { $line } is not valid notation.
fault-no-action = There is no line number { $number }.
fault-not-now = { $line } is not allowed now, { $rule }: { $sentence }
fault-no-seat = There is no seat { $seat } in a game with { $seats } seats.

## Values of fields

fault-missing = is missing
fault-unknown-field = no such field
fault-no-object = must be an object, not { $value }
fault-no-text-key = has a key that is not text: { $value }
fault-no-list = must be a list, not { $value }
fault-no-number = must be a whole number, not { $value }
fault-below = must be at least { $low }, not { $value }
fault-range = must be from { $low } to { $high }, not { $value }
fault-no-truth = must be true or false, not { $value }
fault-no-name = must be a name, not { $value }
fault-no-names = must be a list of names, not { $value }
fault-unknown-name = { $value } does not exist
fault-no-card = { $value } is not a card
fault-no-character = { $value } is not a character
fault-entries = must have { $wanted } entries, not { $count }
fault-entry-each = must have one entry per seat

## Records

fault-no-record = A record must be an object, not { $value }.
fault-no-format = this is not a { $format }
fault-version = must be 1, not { $value }
fault-no-lines = must be a list of lines
fault-move = moves: number { $number }, { $line }, is not valid here: { $fault }

## Setting up a game

fault-no-edition = There is no edition { $value }. Choose from: { $editions }.
fault-no-preset = There is no preset { $value } in { $edition }. Choose from: { $presets }.
fault-no-option = { $edition } has no option { $option }
fault-crown = there is no seat { $seat } in a game with { $seats } players
fault-players = { $edition } is for { $low } to { $high } players, not { $seats }
fault-not-rank9 = the { $character } does not have rank 9 in { $edition }
fault-rank9-no-choice = in { $edition }, rank 9 cannot be chosen with { $seats } players
fault-not-in-edition = the { $character } is not in { $edition }
fault-twice = the { $character } is listed twice
fault-whole-cast = { $edition } always uses all its characters
fault-rank-twice = rank { $rank } is listed twice: { $character } and { $other }
fault-rank-lacking = a character of rank { $rank } is missing
fault-rank9-with-two = rank 9 is not used with 2 players
fault-rank9-needed = { $seats } players need a character of rank 9
fault-needs-players = { $character } needs at least { $needs } players
fault-not-unique = { $card } is not a unique district in { $edition }
fault-too-often = { $card } is listed too many times
fault-uniques = you need { $wanted } unique districts, not { $count }
fault-uniques-fixed = the unique districts of { $edition } cannot be changed
fault-uniques-balance = with { $bonus ->
    [one] { $bonus } bonus district
   *[other] { $bonus } bonus districts
}, you need { $wanted } cards from the base deck, not { $count }

## Positions

fault-edition-named = there is no edition { $value }; choose from { $editions }
fault-edition-has-none = there are none in { $edition }
fault-no-pile = this edition has no discard pile
fault-card-not-in = { $card } is not in { $edition }
fault-copies = the game has only { $count ->
    [one] 1 copy
   *[other] { $count } copies
} of { $card }
fault-not-in-cast = the { $character } is not one of the characters in this game
fault-twice-or-none = { $value } is listed twice or is not a character
fault-no-district = { $card } is not a district
fault-nothing-under = there cannot be cards under a { $card }
fault-must-be-character = must be a character
fault-pairs = must be pairs of a seat and a booth
fault-not-used = { $value } is not something this character can use
fault-fairness = must have a commitment, a secret, a list of words and a setup
fault-one-number = must be a single number
fault-no-chance = must be one of { $names }, not { $value }
fault-two-numbers = must be two numbers
fault-both-zero = the two numbers cannot both be 0
fault-phase = must be selection, turns or over, not { $value }
fault-no-selection = { $edition } has no selection phase
fault-held-twice = two players have the { $character }
fault-held = a player has the { $character }
fault-up-or-held = the { $character } is face up or a player has it
fault-elsewhere = the { $character } is also somewhere else
fault-no-decision = { $value } is not a decision
fault-signed = the { $character } has the signed warrant
fault-flower = the { $character } already has the flower
fault-first-complete = is required when more than one city is complete
fault-all-decided = there can be no decisions after the game is over
fault-disagrees = does not agree with the rest of the position
fault-stack = these decisions cannot wait for one another
fault-stack-step = the decision { $step } does not fit the rest of the position
fault-not-pending = no pending decision uses this
fault-not-to-come = the { $character } has already been called
