### A table and a game, as every face of the game speaks of them.

## Small words

you = you
titled = { $name }, the { $character },
sentence = { $told }.
clauses = { $first }; { $next }
noted = { $told } ({ $note })
list-none = nothing
list-more = { $first }, { $next }
list-last = { $first } and { $last }
default-name = You
guest-name = Guest
bot-names = Ana, Boris, Chiara, Dan, Elena, Farid, Greta, Hugo, Ines
level-easy = easy
level-normal = normal
level-hard = hard
letter-noble = N
letter-religious = R
letter-trade = T
letter-military = M
letter-unique = U

## On the table

mixed = Own selection
now-turn = { $who ->
    [me] your turn
   *[other] { $player }'s turn
}
now-reactions = reactions
now-selection = selection
now-turns = end of the round
now-over = game over
empty-city = no districts yet
empty-hand = no cards
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

## Choosing a game

about-deluxe = the newest: 27 characters, 30 unique districts
about-classic = the first, with all bonus cards; its Warlord strikes last
about-circus = with action cards, and a discard pile that everybody sees
about-common-city = all build one city; characters are turned up one by one
chosen = { $option }: { $value }
chosen-yes = yes
chosen-no = no
rank9-none = None
about-easy = they know what is good, and often forget it
about-normal = they play by sound rules of thumb
about-hard = they think ahead, and take up to a second each time

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

## Looking up cards and rules

rules-none = An ordinary district: nothing is printed on it but its cost and type.
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
topic-end = the end of the game and the score
topic-ru = rulings for special cases
