# The bots: what goes wrong with them.

bot-unknown = There is no bot { $name }; there are { $names }, program:COMMAND and python:MODULE.CLASS.
bot-bad-budget = { $name }: a budget is a number of simulated games, such as search:400, or a time, such as search:500ms.
bot-raised = the bot failed ({ $problem })
bot-not-an-option = the bot answered { $line }, which is not one of its options

## Programs that speak the line protocol

bot-program-none = A program is written program:COMMAND, but no command is given.
bot-program-missing = There is no program { $program } that could be run.
bot-program-quotes = The command { $command } has a quotation mark that is not closed.
bot-program-time = The time for a decision is from 1ms to 86400s, not { $time }.
bot-program-unstarted = the program could not be started ({ $why })
bot-program-unready = the program did not say that it is ready within { $ms } ms
bot-program-version = the program speaks version { $version } of the protocol, not { $known }
bot-program-name = the program calls itself { $name }; a name has 1 to { $longest } letters
bot-program-late = the program did not answer within { $ms } ms
bot-program-closed = the program closed its output
bot-program-ended = { $said ->
    [yes] the program ended with status { $status }, and its last words were { $words }
   *[no] the program ended with status { $status }
}
bot-program-signal = { $said ->
    [yes] the program was ended by signal { $number }, and its last words were { $words }
   *[no] the program was ended by signal { $number }
}
bot-program-long = the program wrote a line of more than { $size } bytes
bot-program-flood = the program wrote more than { $lines } lines that nobody asked for
bot-program-json = the program said { $line }, which is no JSON object
bot-program-say = the program said { $line }, but "say" should be "{ $say }"
bot-program-field = the program said { $line }, whose field "{ $field }" is missing or not what it should be
bot-program-extra = the program said { $line }, but there is no field { $field }
bot-program-number = the program answered question { $answered }, but was asked question { $asked }
bot-program-given-up = the program is not asked any more in this game: { $why }

## Bots of one's own

bot-own-path = A bot of your own is written python:MODULE.CLASS, not python:{ $path }.
bot-own-no-module = There is no module { $module } that could be imported.
bot-own-broken = The module { $module } cannot be imported ({ $problem }).
bot-own-no-class = The module { $module } has no { $word }.
bot-own-no-bot = { $path } is no bot: it must be a subclass of citadels.bots.Bot with a decide of its own.
bot-own-unmade = The bot { $path } could not be made ({ $problem }).
bot-own-unfinished = The bot { $path } was made without Bot.__init__; call super().__init__(seed) in its own.

## Trying a program

check-about = Plays a game of each edition with a program that speaks the line protocol, and says what is wrong with it.
check-edition = only this edition ({ $editions }); may be given several times
check-seed = the seed of the games and of the program
check-ms = milliseconds for each decision
check-command = the program and its arguments
check-game = { $edition }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, the slowest took { $ms } ms; { $points ->
    [one] 1 point
   *[other] { $points } points
}, place { $place } of { $seats }
check-fault = { "  " }at move { $move } { $why }; instead { $line } was played
check-more = { "  " }and { $count ->
    [one] once more
   *[other] { $count } times more
}
check-unheard = { "  " }{ $count ->
    [one] a line was
   *[other] { $count } lines were
} written that nobody asked for, first { $line }
check-stayed = { "  " }the program did not end after "quit" and was ended by force
check-words = { "  " }the last it wrote to its standard error:
check-word = { "    " }{ $line }
check-spared = { "  " }after that it was not asked any more: { $count ->
    [one] 1 decision was
   *[other] { $count } decisions were
} left to chance
check-same = With the same seed it plays the same game.
check-not-same = With the same seed it plays another game, so nobody can repeat what it did.
check-orphan = The program does not end when its input is closed.
check-good = { $title } keeps to the protocol.
check-bad = { $count ->
    [one] There was 1 fault.
   *[other] There were { $count } faults.
}
