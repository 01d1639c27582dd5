### The game in the terminal: its table, its commands, what it asks and what it answers.

## Small words

you = you
titled = { $name }, the { $character },
sentence = { $told }.
clauses = { $first }; { $next }
noted = { $told } ({ $note })
list-none = nothing
list-more = { $first }, { $next }
list-last = { $first } and { $last }
example = e.g. { $line }
default-name = You
bot-names = Ana, Boris, Chiara, Dan, Elena, Farid, Greta, Hugo, Ines

level-easy = easy
level-normal = normal
level-hard = hard

letter-noble = N
letter-religious = R
letter-trade = T
letter-military = M
letter-unique = U

## The table

header = Citadels | { $game }
header-more = { $first } | { $next }
mixed = Own selection
header-pass = pass { $round } | { $now } | deck { $deck }
header-pile = { $round } | discards { $count }
header-pile-top = { $round } | discards { $count }, top { $card }
header-round = round { $round } | { $now } | deck { $deck }
now-turn = { $who ->
    [me] your turn
   *[other] { $player }'s turn
}
now-reactions = reactions
now-selection = selection
now-turns = end of the round
now-over = game over
column-player = Player
column-gold = Gold
column-hand = Cards
column-built = City
column-quarter = Quarter
column-points = Points
empty-city = no districts yet
empty-hand = no cards
hand = hand:
own-character = You have
own-hand = Your hand
own-actions = Action cards
booth = Ticket Booth: { $gold } gold
face-up = face up
face-down = face down
laps-called = Called
laps-coming = To come
laps-none = nobody yet
lies-before = before { $player }
marked-by = { $mark } by { $player }
notice-standing = { $count } of { $goal } names stand.
notice-standing-bell = The bell has rung: { $count } of { $goal } districts stand.
notice-bell = The bell has rung: { $goal } districts complete a city.
notice-acrobat = An Acrobat was played for the crown.
notice-auction = Auction: { $player } { $who ->
    [me] offer
   *[other] offers
} { $card }.
notice-bid = { $player } { $who ->
    [me] bid
   *[other] bids
} { $gold } gold.
notice-live = Still bidding: { $players }.
unanswered = no answer
token-killed = murdered
token-robbed = robbed
token-bewitched = bewitched
token-warrants = warrant
token-signed = signed warrant
token-threats = threat
token-flower = flower
token-tax = tax { $gold }

## Asking before a game

welcome = Citadels: build a city before the others do.
welcome-enter = Press Enter to take the answer in brackets. In the game, type help or hint.
ask-edition = Which edition?
about-deluxe = the newest: 27 characters, 30 unique districts
about-classic = the first, with all bonus cards; its Warlord strikes last
about-circus = with action cards, and a discard pile that everybody sees
about-common-city = all build one city; characters are turned up one by one
ask-options = { $count ->
    [one] One thing may be changed:
   *[other] Some things may be changed:
}
ask-option = Number of what to change, or Enter to go on:{ " " }
ask-option-value = { $option }, { $low } to { $high }? [{ $default }]{ " " }
chosen = { $option }: { $value }
chosen-yes = yes
chosen-no = no
ask-players = How many players, { $low } to { $high }? [{ $default }]{ " " }
ask-preset = Which characters and unique districts?
ask-rank9 = Does a ninth character join in?
rank9-none = None
ask-level = How strong are the other players?
about-easy = they know what is good, and often forget it
about-normal = they play by sound rules of thumb
about-hard = they think ahead, and take up to a second each time
ask-which = Number [{ $default }]{ " " }
ask-name = Your name? [{ $default }]{ " " }
ask-seed = Seed, to play the same deal again? [by chance]{ " " }
answer-number = Please type a number from { $low } to { $high }.
answer-choice = Please type a number from 1 to { $last }, or how a name begins.
resume-offer = Your last game is not finished: { $edition }, { $players } players, { $laps ->
    [yes] pass
   *[no] round
} { $round }. Go on with it? [yes]{ " " }
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
typed-near = I do not know "{ $text }". Do you mean: { $near }?
typed-unknown = I do not know "{ $text }". Type the number of an option, its line, or help.
thinking = { $player } is thinking...
thinking-as = { $player }, the { $character }, is thinking...
hint-wait = Thinking...
hint-only = There is only one thing to do: press Enter.
hint-head = How often you won in { $games ->
    [one] 1 imagined game
   *[other] { $games } imagined games
}, the most promising option first:
hint-won = { $percent } %
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
    all characters were called, points are given; the end comes when all names stand.
help =
    { "" }
    Type the number of an option, the line beside it, or enough of its beginning.
    Enter alone shows the table again. Tab completes a line.

      hint           the best options, with how often they won in imagined games
      why LINE       why that line is not allowed now, with the rule
      rules          what can be looked up; rules CARD and rules { $topic } show it
      log            the last 20 lines of the story; log N shows N, log 0 all
      city N         the city of the player at seat N, with what its cards do
      score          the score so far, as far as you can know it
      save FILE      the game as a record; save FILE position: only how it stands
      load FILE      go on with a saved game or position
      quit           stop; the game is kept, and citadels play --resume goes on

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
loaded = Going on with { $file }.
kept = The game is kept; "citadels replay" with this file shows it again:
unkept = The game goes on, but it is not being kept: use save FILE.
left = The game is kept; "citadels play --resume" goes on with it:
left-unkept = The game could not be kept.
another = Another game with the same cards? [yes]{ " " }
file-unread = { $file } cannot be read: { $why }.
file-unwritten = { $file } cannot be written: { $why }.
file-not-plain = { $file } is not a plain file.
file-not-json = { $file } is no game: it is not sound JSON.
file-no-game = { $file } is neither a record nor a position of Citadels.
file-foreign = { $file } is there already and is no game; choose another name.
file-refused = { $file } cannot be played: { $why }
file-over = The game in { $file } is over; citadels replay shows it again.

## The score

score-now = If the game ended now, as far as you can know:
score-sum = = { $lines }
score-plus = { $first } + { $next }
score-line = { $points } { $reason }
score-districts = districts
score-five-types = all five types
score-first-complete = first complete city
score-complete = complete city
score-passes = from the passes
score-actions = { $points ->
    [one] action card in hand
   *[other] action cards in hand
}
won = { $player } { $who ->
    [me] win
   *[other] wins
} with { $points } points.
won-tie-deluxe = { $player } { $who ->
    [me] win
   *[other] wins
} the tie at { $points } points by the higher rank shown in the last round.
won-tie-classic = { $player } { $who ->
    [me] win
   *[other] wins
} the tie at { $points } points by the points of districts alone, or by gold.
won-tie-circus = { $player } { $who ->
    [me] win
   *[other] wins
} the tie at { $points } points by the points of districts alone.
won-tie-common-city = { $player } { $who ->
    [me] win
   *[other] wins
} the tie at { $points } points by the number of districts, or by gold.
won-shared = { $players } share the win with { $points } points.

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
rules-none = An ordinary district: nothing is printed on it but its cost and type.
rules-unknown = There is no card and no rule "{ $asked }".
rules-near = There is no card and no rule "{ $asked }". Do you mean: { $near }?
kind-character = character of rank { $rank }
kind-turned-up = character
kind-action = action card, { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}
kind-gains = gains for { $type } districts
kind-district = { $type } district, cost { $cost }, { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}
topic-deck = the deck and the discard pile
topic-action = action cards
topic-auction = auctions
topic-city = what belongs to whom in the common city
topic-pass = points when all characters have been called
topic-mark = characters that were named
topic-other = rules of the { $edition } edition, where nothing else is said
topic-setup = what is in a game, and how it begins
topic-draft = choosing characters
topic-call = calling the characters
topic-turn = a turn: gathering, building, abilities
topic-bank = the bank
topic-end = the end and the score
topic-ru = rulings for special cases

## The command line

cli-about = The card game Citadels in the terminal. Without a command, a game begins.
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
cli-resume = go on with the last unfinished game
cli-load = go on with a saved game
cli-position = play from a position
cli-replay = step through a saved game
cli-file = a record
cli-all = print the whole game
cli-open = show hidden cards of an unfinished game too
cli-rules = read the rules
cli-what = a card, a rule such as DX-TURN-4, or a topic such as DX-TURN

## A few words on each card

brief-assassin = murders a character, who then has no turn
brief-witch = plays on as the character she bewitches
brief-magistrate = takes the first district built by a marked character
brief-thief = takes all the gold of a character when it is called
brief-spy = sees a hand: 1 gold and 1 card for each match of a type
brief-blackmailer = threatens two characters for their gold
brief-magician = swaps hands with a player, or cards with the deck
brief-wizard = takes a card out of another hand
brief-seer = swaps a card with everyone; builds up to 2
brief-king = takes the crown; 1 gold per Noble district
brief-emperor = gives the crown away for gold or a card; 1 gold per Noble
brief-patrician = takes the crown; 1 card per Noble district
brief-bishop = safe from rank 8; 1 gold per Religious district
brief-abbot = 1 gold or card per Religious; 1 gold from the richest
brief-cardinal = borrows gold for cards; 1 card per Religious
brief-merchant = 1 extra gold; 1 gold per Trade district
brief-alchemist = gets back all gold paid for building
brief-trader = builds any number of Trade districts; 1 gold for each
brief-architect = 2 extra cards; builds up to 3 districts
brief-navigator = 4 extra gold or cards; cannot build
brief-scholar = keeps the best of 7 cards; builds up to 2
brief-warlord = destroys a district for its cost less 1; 1 gold per Military
brief-diplomat = exchanges districts; 1 gold per Military district
brief-marshal = seizes a district of cost 3 or less; 1 gold per Military
brief-queen = 3 gold when sitting beside rank 4
brief-artist = beautifies up to 2 districts for 1 gold each
brief-tax-collector = collects the tax laid down at each building
brief-armory = destroy it to destroy any district
brief-basilica = end: 1 point per district of odd cost
brief-capitol = end: 3 points with three districts of one type
brief-dragon-gate = end: 2 points
brief-factory = your other Unique districts cost 1 less
brief-framework = destroy it instead of paying for a district
brief-gold-mine = 1 gold more when you gather gold
brief-great-wall = rank 8 pays 1 more in your city
brief-haunted-quarter = end: counts as the type you need
brief-imperial-treasury = end: 1 point per gold you hold
brief-ivory-tower = end: 5 points if it is your only Unique district
brief-keep = rank 8 cannot touch it
brief-laboratory = once a turn: a hand card for 2 gold
brief-library = keep all the cards you draw when gathering
brief-map-room = end: 1 point per card in your hand
brief-monument = counts as 2 districts toward a complete city
brief-museum = once a turn, lay a card under it: 1 point each
brief-necropolis = may be built by destroying one of your districts
brief-observatory = draw 3 cards instead of 2 when gathering
brief-park = 2 cards if you end your turn with none
brief-poor-house = 1 gold if you end your turn with none
brief-quarry = you may build districts of the same name
brief-school-of-magic = counts as the type you need for gold and cards
brief-secret-vault = cannot be built; end: 3 points in hand
brief-smithy = once a turn: 2 gold for 3 cards
brief-stables = does not count toward your build limit
brief-statue = end: 5 points if you have the crown
brief-theater = exchange characters with a player after the selection
brief-thieves-den = may be paid for with hand cards
brief-wishing-well = end: 1 point per Unique district in your city

## A few words on cards that are new or different in the older editions

brief-assassin-common-city = whoever turns up the character loses the turn
brief-thief-common-city = takes all the gold of whoever turns up a character
brief-witch-common-city = goes on in place of whoever turns up a character
brief-emperor-classic = gives the crown away, gets gold or a card; 1 gold per Noble
brief-bishop-classic = safe from Warlord and Diplomat; 1 gold per Religious
brief-bishop-circus = safe from the Warlord; 1 gold per Religious district
brief-abbot-classic = 1 gold per Religious; 1 gold from the richest
brief-warlord-classic = destroys a district, as the last act; 1 gold per Military
brief-warlord-circus = destroys an opponent's district; 1 gold per Military
brief-warlord-common-city = destroys a district for its cost less 1; 1 gold per Military
brief-diplomat-classic = exchanges districts, as the last act; 1 gold per Military
brief-diplomat-common-city = exchanges districts; 1 gold per Military district
brief-queen-classic = 3 gold when sitting beside the King
brief-queen-common-city = 3 gold when called beside the King, or sitting by the crown
brief-tax-collector-classic = 1 gold from everyone else who builds this round
brief-tax-collector-common-city = 1 gold from everyone else who builds in this pass
brief-armory-classic = destroy it to destroy a district of another player
brief-dragon-gate-classic = costs 6, is worth 8 points
brief-great-wall-classic = Warlord and Diplomat pay 1 more in your city
brief-haunted-quarter-classic = end: the type you need, unless built in the last round
brief-haunted-quarter-common-city = counts as the type you lack when a pass is scored
brief-keep-classic = Warlord and Diplomat cannot touch it
brief-keep-circus = the Warlord cannot destroy it
brief-laboratory-classic = once a turn: a hand card for 1 gold
brief-library-classic = keep 2 of the cards you draw when gathering
brief-quarry-classic = you may have one district twice
brief-smithy-circus = once a turn: { $smithy_pay } gold for { $smithy_draw ->
    [one] 1 card
   *[other] { $smithy_draw } cards
}
brief-wishing-well-classic = end: 1 point per other Unique district in your city
brief-graveyard = pay 1 gold for a district that the Warlord destroys
brief-university = costs 6, is worth 8 points
brief-lighthouse = when built, take a card out of the deck
brief-bell-tower = when built, you may let one district fewer complete a city
brief-bell-tower-common-city = rung, it ends the game with the 30th district
brief-hospital = if murdered, you may still gather
brief-throne-room = 1 gold whenever the crown changes hands
brief-ballroom = with the crown: others thank you or lose the turn
brief-big-top = a district of cost 0 that nobody can destroy
brief-ticket-booth = others pay 1 gold there for a card; the gold can be yours
brief-acrobat = take the crown when nobody answers for the King
brief-fortune-teller = look at a hand and take a card
brief-strongman = undoes the murder of your character
brief-ringmaster = build up to 2 more districts this turn
brief-human-cannonball = replace a district by a dearer one for the difference
