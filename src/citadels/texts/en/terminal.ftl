### The game in the terminal: its table, its commands, what it asks and what it answers.

## Small words

example = e.g. { $line }

## The table

header = Citadels | { $game }
header-more = { $first } | { $next }
header-pass = lap { $round } | { $now } | deck { $deck }
header-pile = { $round } | discards { $count }
header-pile-top = { $round } | discards { $count }, top { $card }
header-round = round { $round } | { $now } | deck { $deck }
column-player = Player
column-gold = Gold
column-hand = Cards
column-built = City
column-quarter = Quarter
column-points = Points
hand = hand:
own-character = You have
own-hand = Your hand
own-actions = Action cards

## Asking before a game

welcome = Citadels: build a city before the others do.
welcome-enter = Press Enter to accept the answer in brackets. During the game, type help or hint.
ask-edition = Which edition?
ask-options = { $count ->
    [one] You can change one option:
   *[other] You can change these options:
}
ask-option = Number of the option to change, or Enter to continue:{ " " }
ask-option-value = { $option }, { $low } to { $high }? [{ $default }]{ " " }
ask-players = How many players, { $low } to { $high }? [{ $default }]{ " " }
ask-preset = Which characters and unique districts?
ask-rank9 = Add a ninth character?
ask-level = How strong should the other players be?
ask-which = Number [{ $default }]{ " " }
ask-name = Your name? [{ $default }]{ " " }
ask-seed = Seed, to replay the same deal? [random]{ " " }
answer-number = Please type a number from { $low } to { $high }.
answer-choice = Please type a number from 1 to { $last }, or the beginning of a name.
resume-offer = Your last game is not finished: { $edition }, { $players } players, { $laps ->
    [yes] lap
   *[no] round
} { $round }. Continue it? [yes]{ " " }
resume-none = There is no unfinished game to continue.
bots-number = { $named ->
    [one] You named one bot
   *[other] You named { $named } bots
}, but { $bots ->
    [one] one bot plays
   *[other] { $bots } bots play
} in this game: name one for all of them, or one for each.
bots-left-out = The bot { $bots } is not loaded from a saved game; { $instead } plays instead. Use --bots to choose it.
no-edition = There is no edition "{ $name }". Choose from: { $editions }.
bad-option-shape = Write an option as NAME=VALUE, not "{ $text }".
bad-option-none = The { $edition } edition has no options.
bad-option-name = The { $edition } edition has no option "{ $name }". Choose from: { $options }.
bad-option-truth = The option { $name } must be yes or no, not "{ $value }".
bad-option-number = The option { $name } must be a number from { $low } to { $high }, not "{ $value }".
no-seat = There is no seat { $seat }; seats are numbered from 0 to { $last }.
yes = y yes
no = n no q quit
truths = yes y true on 1
untruths = no n false off 0
answer-yes = Please answer yes or no.

## At the prompt

prompt = 1-{ $last }, or help:{ " " }
prompt-only = Enter or 1, or help:{ " " }
typed-number = The options are numbered from 1 to { $last }.
typed-several = Did you mean one of these? { $lines }
typed-near = I don't know "{ $text }". Did you mean: { $near }?
typed-unknown = I don't know "{ $text }". Type the number of an option, its line, or help.
thinking = { $player } is thinking...
thinking-as = { $player }, the { $character }, is thinking...
hint-wait = Thinking...
hint-only = You have only one option: press Enter.
hint-head = Your chance to win, from { $games ->
    [one] 1 simulated game
   *[other] { $games } simulated games
}, most promising option first:
hint-won = { $percent }%
hint-of = from { $games ->
    [one] 1 game
   *[other] { $games } games
}
bot-failed = { $player }'s bot gave no valid answer. A random move was played instead, as it will be each time the bot fails.
bot-faults = { $player } ({ $bot }) failed { $count ->
    [one] once
   *[other] { $count } times
}, the first time at move { $move }: { $why }.
help-rounds =
    Each round, everyone secretly chooses a character. In order of rank, take gold
    or draw cards, then build. The first complete city brings on the last round.
help-laps =
    Everyone builds one city, each in their own quarter. On your turn, reveal a
    character, take gold or draw cards, sell, and build what nobody else has built.
    Each lap is scored; the game ends when all districts are built.
help =
    { "" }
    Type the number of an option, the line beside it, or enough of its beginning.
    Press Enter to show the table again, Tab to complete a line.

      hint           the best options, the chances to win, and who may be who
      why LINE       why that line is not allowed now, with the rule
      rules          what you can look up; then type rules CARD or rules { $topic }
      log            the last 20 lines of the log; log N shows N, log 0 shows all
      city N         the city of the player at seat N, with what its cards do
      score          the score so far, as far as you can tell
      save FILE      save the game; save FILE position saves only the position
      load FILE      continue a saved game or position
      quit           stop; to continue later: citadels play --terminal --resume

    In the table: seat, name, crown, gold, cards in hand, districts built/needed.
    Manor 3N is a Manor of cost 3, Noble; R is Religious, T Trade, M Military,
    U Unique. * means beautified, +2 means two cards are under it.
why-what = Which line? For example: why build castle
why-unknown = "{ $text }" is not a line of the game. Lines look like: gold, build castle, name king, swap 2.
why-allowed = "{ $line }" is allowed now.
why-not = "{ $line }" is not allowed now. { $rule }: { $sentence }
log-number = How many lines? For example: log 50
log-more = (type log to see more)
city-who = Whose city? Type a seat from 0 to { $last }, or the beginning of a name.
city-empty = No districts yet.

## Saving, loading, leaving

save-where = Save to which file? For example: save game.json
saved = Saved the { $what ->
    [position] position
   *[record] game
}:
saved-again = Saved the { $what ->
    [position] position
   *[record] game
}, replacing the older file:
load-what = Which file? For example: load game.json
loaded = Continuing with { $file }.
kept = The game is saved. To see it again, use "citadels replay" with this file:
unkept = The game continues, but it is not being saved: use save FILE.
left = The game is saved. To continue it, use "citadels play --terminal --resume":
left-unkept = The game could not be saved.
another = Another game with the same cards? [yes]{ " " }
file-unread = Cannot read { $file }: { $why }.
file-unwritten = Cannot write { $file }: { $why }.
file-not-plain = { $file } is not a regular file.
file-not-json = { $file } is not a saved game: it is not valid JSON.
file-no-game = { $file } is neither a saved game nor a saved position.
file-foreign = { $file } already exists and is not a saved game; choose another name.
file-refused = Cannot play { $file }: { $why }
file-over = The game in { $file } is over. To see it again, use: citadels replay

## Replays and watching

replay-prompt = { $at }/{ $last }  Enter: next, b: back, r: next round, a number, e: end, q: quit{ " " }
replay-help = Press Enter or n for next, b for back, a number from 0 to { $last }, r, e or q.
replay-start = Before the first move.
replay-move = Move { $at }, { $player }: { $line }
replay-hidden = (not shown while the game is unfinished)
replay-no-record = { $file } is a position, not a whole game: there is nothing to replay.
watch-prompt = Enter: next round, e: to the end, q: quit{ " " }

## Rules

rules-index = Type rules and one of these words to read the rules.
rules-unknown = There is no card or rule "{ $asked }".
rules-near = There is no card or rule "{ $asked }". Did you mean: { $near }?

## The command line

cli-about = Play the card game Citadels in your browser or in the terminal. Without a command, a game starts in the browser.
cli-version = show the version
cli-compiled = compiled
cli-interpreted = interpreted
cli-lang = the language to use
cli-play = play against bots
cli-edition = which rules to use: { $editions }
cli-option = an option of the edition, such as short_game=yes; can be repeated
cli-players = how many players: 2 to 8 in most editions
cli-preset = which characters and unique districts to use: { $presets }; for deluxe and classic
cli-rank9 = add a rank-9 character: the preset's own, or the one you name
cli-seed = the same seed gives the same deal
cli-seat = where you sit, counting from 0
cli-name = your name
cli-bots = the other players: easy, normal (the default), hard or master; also { $names }, program:COMMAND or python:MODULE.CLASS; or one for each, such as easy,hard,hard
cli-watch = watch a game between bots
cli-resume = continue the last unfinished game
cli-load = continue a saved game
cli-position = play from a saved position
cli-replay = step through a saved game
cli-file = a saved game
cli-all = print the whole game
cli-open = also show the hidden cards of an unfinished game
cli-verify = check that a finished game was dealt fairly
cli-verify-long = Checks that the cards of a finished game are the ones the server committed to before the deal. Download the saved game from its replay page.
cli-commitment = the commitment you noted before the game
verify-commitment = Commitment
verify-secret = Secret
verify-words = Words
cli-rules = read the rules
cli-what = a card, a rule such as DX-TURN-4, or a topic such as DX-TURN
