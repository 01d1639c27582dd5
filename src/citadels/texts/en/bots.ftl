# The bots: what goes wrong with them.

bot-unknown = There is no bot { $name }. Choose from { $names }, program:COMMAND and python:MODULE.CLASS.
bot-bad-budget = { $name }: the budget must be a number of simulated games, such as search:400, or a time, such as search:500ms.
bot-raised = the bot failed ({ $problem })
bot-not-an-option = the bot answered { $line }, which is not one of its options

## Programs that speak the line protocol

bot-program-none = No command was given: write program:COMMAND.
bot-program-missing = Cannot find the program { $program }.
bot-program-quotes = The command { $command } has an unclosed quotation mark.
bot-program-time = The time per decision must be from 1ms to 86400s, not { $time }.
bot-program-unstarted = the program could not be started ({ $why })
bot-program-unready = the program did not report that it was ready within { $ms } ms
bot-program-version = the program uses version { $version } of the protocol, not { $known }
bot-program-name = the program calls itself { $name }; a name must have 1 to { $longest } characters
bot-program-late = the program did not answer within { $ms } ms
bot-program-closed = the program closed its output
bot-program-ended = { $said ->
    [yes] the program exited with status { $status }; its last output was { $words }
   *[no] the program exited with status { $status }
}
bot-program-signal = { $said ->
    [yes] the program was killed by signal { $number }; its last output was { $words }
   *[no] the program was killed by signal { $number }
}
bot-program-long = the program wrote a line longer than { $size } bytes
bot-program-flood = the program wrote more than { $lines } lines without being asked
bot-program-json = the program wrote { $line }, which is not a JSON object
bot-program-say = the program wrote { $line }, but "say" should be "{ $say }"
bot-program-field = the program wrote { $line }, but the field "{ $field }" is missing or invalid
bot-program-extra = the program wrote { $line }, but there is no field { $field }
bot-program-number = the program answered question { $answered } instead of question { $asked }
bot-program-given-up = the program will not be asked again in this game: { $why }

## Bots of one's own

bot-own-path = To use your own bot, write python:MODULE.CLASS, not python:{ $path }.
bot-own-no-module = Cannot find the module { $module }.
bot-own-broken = Cannot import the module { $module } ({ $problem }).
bot-own-no-class = The module { $module } has no { $word }.
bot-own-no-bot = { $path } is not a bot: it must be a subclass of citadels.bots.Bot with its own decide method.
bot-own-unmade = Cannot create the bot { $path } ({ $problem }).
bot-own-unfinished = The bot { $path } did not call Bot.__init__: add super().__init__(seed) to its own __init__.

## Trying a program

check-about = Plays a game of each edition with a program that uses the line protocol, and reports any problems.
check-edition = only this edition ({ $editions }); can be repeated
check-seed = seed for the games and the program
check-ms = milliseconds per decision
check-command = the program and its arguments
check-game = { $edition }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, slowest { $ms } ms; { $points ->
    [one] 1 point
   *[other] { $points } points
}, place { $place } of { $seats }
check-fault = { "  " }move { $move }: { $why }; { $line } was played instead
check-more = { "  " }and { $count ->
    [one] once more
   *[other] { $count } more times
}
check-unheard = { "  " }{ $count ->
    [one] the program wrote a line
   *[other] the program wrote { $count } lines
} without being asked, starting with { $line }
check-stayed = { "  " }the program did not exit after "quit" and was killed
check-words = { "  " }its last output to standard error:
check-word = { "    " }{ $line }
check-spared = { "  " }after that, the program was not asked again: { $count ->
    [one] 1 decision was
   *[other] { $count } decisions were
} made at random
check-same = With the same seed, it plays the same game.
check-not-same = With the same seed, it plays a different game, so its games cannot be reproduced.
check-orphan = The program does not exit when its input is closed.
check-good = { $title } follows the protocol.
check-bad = { $count ->
    [one] Found 1 problem.
   *[other] Found { $count } problems.
}
