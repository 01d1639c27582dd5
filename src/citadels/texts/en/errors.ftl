### What is wrong with something that was given to the program: a position, a record, the setup of a game, a line.
###
### Fields, lines, ids and values stand in these sentences as they are written in files, so they are the same in every
### language. A fault of a field is a clause without a full stop; the others are sentences.

## Where

fault-in = { $field }: { $told }.
fault-by-rule = { $rule }: { $told }.
fault-rule = { $told } ({ $rule })

## Lines

fault-no-line = { $line } is not a line of the notation.
fault-no-action = There is no line with the number { $number }.
fault-not-now = { $line } is not allowed now, { $rule }: { $sentence }
fault-no-seat = There is no seat { $seat } in a game of { $seats }.

## Values of fields

fault-missing = is missing
fault-unknown-field = there is no such field
fault-no-object = must be an object, not { $value }
fault-no-text-key = has a key that is no text, { $value }
fault-no-list = must be a list, not { $value }
fault-no-number = must be a whole number, not { $value }
fault-below = must not be below { $low }, but is { $value }
fault-range = must be from { $low } to { $high }, but is { $value }
fault-no-truth = must be true or false, not { $value }
fault-no-name = must be a name, not { $value }
fault-no-names = must be a list of names, not { $value }
fault-unknown-name = there is no { $value }
fault-no-card = { $value } is no card
fault-no-character = { $value } is no character
fault-entries = must have { $wanted } entries, not { $count }
fault-entry-each = must have one entry for each seat

## Records

fault-no-record = A record must be an object, not { $value }.
fault-no-format = this is no { $format }
fault-version = only 1 is known, not { $value }
fault-no-lines = must be a list of lines
fault-move = moves: number { $number }, { $line }, does not fit: { $fault }

## Setting up a game

fault-no-edition = There is no edition { $value }; there are: { $editions }.
fault-no-preset = There is no preset { $value } in { $edition }; there are: { $presets }.
fault-no-option = { $edition } has no option { $option }
fault-crown = there is no seat { $seat } with { $seats } players
fault-players = { $edition } is played by { $low } to { $high } players, not by { $seats }
fault-not-rank9 = the { $character } is not of rank 9 in { $edition }
fault-rank9-no-choice = rank 9 is no choice with { $seats } players in { $edition }
fault-not-in-edition = the { $character } is not in { $edition }
fault-twice = the { $character } is there twice
fault-whole-cast = { $edition } is played with all its characters
fault-rank-twice = rank { $rank } is there twice, as { $character } and { $other }
fault-rank-lacking = no character of rank { $rank } is there
fault-rank9-with-two = rank 9 is not used with 2 players
fault-rank9-needed = with { $seats } players a character of rank 9 is needed
fault-needs-players = { $character } needs { $needs } players or more
fault-not-unique = { $card } is no unique district of { $edition }
fault-too-often = { $card } is there too often
fault-uniques = { $wanted } unique districts are needed, not { $count }
fault-uniques-fixed = the unique districts of { $edition } are no choice
fault-uniques-balance = with { $bonus } bonus districts there must be { $wanted } cards of the base deck, not { $count }

## Positions

fault-edition-named = there is no edition { $value }, only { $editions }
fault-edition-has-none = { $edition } has none
fault-no-pile = this edition has no discard pile
fault-card-not-in = { $card } is not in { $edition }
fault-copies = of { $card } there are only { $count } in the box
fault-not-in-cast = the { $character } is not among the characters of this game
fault-twice-or-none = { $value } is there twice or no character
fault-no-district = { $card } is no district
fault-nothing-under = no cards lie under a { $card }
fault-must-be-character = must be a character
fault-pairs = must be pairs of a seat and a booth
fault-not-used = { $value } is nothing that this character uses
fault-fairness = must be a commitment, a secret, a list of words and a setup
fault-one-number = must be one number
fault-no-chance = must be one of { $names }, not { $value }
fault-two-numbers = must be two numbers
fault-both-zero = the two numbers cannot both be 0
fault-phase = must be selection, turns or over, not { $value }
fault-no-selection = { $edition } has no selection
fault-held-twice = the { $character } is held twice
fault-held = the { $character } is held by a player
fault-up-or-held = the { $character } lies face up or is held by a player
fault-elsewhere = the { $character } is somewhere else too
fault-no-decision = { $value } is no decision
fault-signed = the { $character } has the signed warrant
fault-flower = the { $character } has the flower already
fault-first-complete = must be given, because more than one city is complete
fault-all-decided = nothing is decided any more, the game is over
fault-disagrees = does not agree with the rest of the position
fault-stack = these decisions cannot wait for each other
fault-stack-step = the decision { $step } does not fit the rest of the position
fault-not-pending = no pending decision is about this
fault-not-to-come = the { $character } is not still to come
