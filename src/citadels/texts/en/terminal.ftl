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
welcome-enter = Press Enter to take the answer in brackets. In the game, type help or hint.
ask-edition = Which edition?
ask-options = { $count ->
    [one] One thing may be changed:
   *[other] Some things may be changed:
}
ask-option = Number of what to change, or Enter to continue:{ " " }
ask-option-value = { $option }, { $low } to { $high }? [{ $default }]{ " " }
ask-players = How many players, { $low } to { $high }? [{ $default }]{ " " }
ask-preset = Which characters and unique districts?
ask-rank9 = Add a ninth character?
ask-level = How strong are the other players?
ask-which = Number [{ $default }]{ " " }
ask-name = Your name? [{ $default }]{ " " }
ask-seed = Seed, to play the same deal again? [random]{ " " }
answer-number = Please type a number from { $low } to { $high }.
answer-choice = Please type a number from 1 to { $last }, or how a name begins.
resume-offer = Your last game is not finished: { $edition }, { $players } players, { $laps ->
    [yes] lap
   *[no] round
} { $round }. Continue it? [yes]{ " " }
resume-none = There is no unfinished game to resume.
bots-number = { $named ->
    [one] One bot is named
   *[other] { $named } bots are named
}, but { $bots ->
    [one] one plays
   *[other] { $bots } play
} in this game: name one for all, or one for each.
bots-left-out = The bot { $bots } is not taken from a file: { $instead } plays instead. With --bots you can name it.
no-edition = There is no edition "{ $name }"; there are: { $editions }.
bad-option-shape = An option is written NAME=VALUE, not "{ $text }".
bad-option-none = The { $edition } edition has no options.
bad-option-name = The { $edition } edition has no option "{ $name }"; it has: { $options }.
bad-option-truth = The option { $name } is yes or no, not "{ $value }".
bad-option-number = The option { $name } is a number from { $low } to { $high }, not "{ $value }".
no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
yes = y yes
no = n no q quit
truths = yes y true on 1
untruths = no n false off 0
answer-yes = Please answer yes or no.

## At the prompt

prompt = 1-{ $last }, or help:{ " " }
prompt-only = Enter or 1, or help:{ " " }
typed-number = The options are numbered from 1 to { $last }.
typed-several = That could be: { $lines }.
typed-near = I don't know "{ $text }". Do you mean: { $near }?
typed-unknown = I don't know "{ $text }". Type the number of an option, its line, or help.
thinking = { $player } is thinking...
thinking-as = { $player }, the { $character }, is thinking...
hint-wait = Thinking...
hint-only = There is only one thing to do: press Enter.
hint-head = How often you won in { $games ->
    [one] 1 simulated game
   *[other] { $games } simulated games
}, the most promising option first:
hint-won = { $percent }%
hint-of = of { $games ->
    [one] 1 game
   *[other] { $games } games
}
bot-failed = The bot of { $player } gave no valid answer: chance decided instead, and will each time it fails.
bot-faults = { $player } ({ $bot }) failed { $count ->
    [one] once
   *[other] { $count } times
}, first at move { $move }: { $why }.
help-rounds =
    Each round everyone secretly takes a character. These act in order of rank: take
    gold or draw cards, then build. The first complete city brings the last round.
help-laps =
    All build one city, each a quarter of it. Each player in turn turns up a
    character: take gold or draw cards, sell, build what nobody else has built. When
    all are called, points are given; the game ends when all districts are built.
help =
    { "" }
    Type the number of an option, the line beside it, or enough of its beginning.
    Enter alone shows the table again. Tab completes a line.

      hint           the best options, with how often they won in simulated games
      why LINE       why that line is not allowed now, with the rule
      rules          what can be looked up; rules CARD and rules { $topic } show it
      log            the last 20 lines of the story; log N shows N, log 0 all
      city N         the city of the player at seat N, with what its cards do
      score          the score so far, as far as you can know it
      save FILE      the game as a record; save FILE position: only how it stands
      load FILE      continue a saved game or position
      quit           stop; the game is kept: citadels play --terminal --resume

    In the table: seat, name, crown, gold, cards in hand, districts built/needed.
    Manor 3N is a Manor of cost 3, Noble; R is Religious, T Trade, M Military,
    U Unique. * is beautified, +2 means two cards lie under it.
why-what = Which line? For example: why build castle
why-unknown = "{ $text }" is no line of the game. Lines look like: gold, build castle, name king, swap 2.
why-allowed = "{ $line }" is allowed now.
why-not = "{ $line }" is not allowed now. { $rule }: { $sentence }
log-number = How many lines? For example: log 50
log-more = (earlier news: type log)
city-who = Whose city? Type a seat from 0 to { $last }, or how a name begins.
city-empty = No districts yet.

## Saving, loading, leaving

save-where = Where to? For example: save game.json
saved = Saved the { $what ->
    [position] position
   *[record] game
}:
saved-again = Saved the { $what ->
    [position] position
   *[record] game
}, in place of the older one:
load-what = Which file? For example: load game.json
loaded = Continuing with { $file }.
kept = The game is saved; "citadels replay" with this file shows it again:
unkept = The game continues, but it is not being saved: use save FILE.
left = The game is saved; "citadels play --terminal --resume" continues it:
left-unkept = The game could not be saved.
another = Another game with the same cards? [yes]{ " " }
file-unread = { $file } cannot be read: { $why }.
file-unwritten = { $file } cannot be written: { $why }.
file-not-plain = { $file } is not a plain file.
file-not-json = { $file } is no game: it is not sound JSON.
file-no-game = { $file } is neither a record nor a position of Citadels.
file-foreign = { $file } is there already and is no game; choose another name.
file-refused = { $file } cannot be played: { $why }
file-over = The game in { $file } is over; citadels replay shows it again.

## Replays and watching

replay-prompt = { $at }/{ $last }  Enter: next, b: back, r: next round, a number, e: end, q: quit{ " " }
replay-help = Type Enter or n for the next move, b for the one before, a number from 0 to { $last }, r, e or q.
replay-start = Before the first move.
replay-move = Move { $at }, { $player }: { $line }
replay-hidden = (not shown while the game is unfinished)
replay-no-record = { $file } is a position, not a record: there is nothing to replay.
watch-prompt = Enter: next round, e: to the end, q: quit{ " " }

## Rules

rules-index = Type rules and one of these words to read the rules themselves.
rules-unknown = There is no card and no rule "{ $asked }".
rules-near = There is no card and no rule "{ $asked }". Do you mean: { $near }?

## The command line

cli-about = The card game Citadels, in the browser and in the terminal. Without a command, a game begins in the browser.
cli-version = show the version
cli-lang = the language
cli-play = play against bots
cli-edition = which rules: { $editions }
cli-option = an option of the edition, such as short_game=yes; may be given again
cli-players = how many, 2 to 8 in most editions
cli-preset = which characters and unique districts: { $presets }; in deluxe and classic
cli-rank9 = with a character of rank 9: the preset's own, or the one named
cli-seed = the same seed gives the same deal
cli-seat = where you sit, from 0
cli-name = your name
cli-bots = the other players: easy, normal (the default) or hard; also { $names }, program:COMMAND or python:MODULE.CLASS; or one for each of them, such as easy,hard,hard
cli-watch = bots only
cli-resume = continue the last unfinished game
cli-load = continue a saved game
cli-position = play from a position
cli-replay = step through a saved game
cli-file = a record
cli-all = print the whole game
cli-open = show hidden cards of an unfinished game too
cli-verify = check that a finished game was dealt fairly
cli-verify-long = Checks that the cards of a finished game are the ones the server committed to before the deal. Download the record from the replay of the game.
cli-commitment = the commitment you noted before the game
verify-commitment = Commitment
verify-secret = Secret
verify-words = Words
cli-rules = read the rules
cli-what = a card, a rule such as DX-TURN-4, or a topic such as DX-TURN
