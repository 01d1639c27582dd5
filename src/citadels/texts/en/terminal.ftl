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
blank = ...
default-name = You
bot-names = Ana, Boris, Chiara, Dan, Elena, Farid, Greta, Hugo, Ines

letter-noble = N
letter-religious = R
letter-trade = T
letter-military = M
letter-unique = U

## The table

header = Citadels | { $edition } | { $preset }
mixed = Own selection
header-round = round { $round } | { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck
column-player = Player
column-gold = Gold
column-hand = Cards
column-built = City
empty-city = no districts yet
empty-hand = no cards
hand = hand:
own-character = You are
own-hand = Your hand
face-up = face up
unanswered = no answer
token-killed = murdered
token-robbed = robbed
token-bewitched = bewitched
token-warrants = warrant
token-signed = signed warrant
token-threats = threat
token-flower = flower
token-tax = { $gold } gold of tax
