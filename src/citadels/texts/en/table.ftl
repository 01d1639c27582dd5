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
level-master = master
letter-noble = N
letter-religious = R
letter-trade = T
letter-military = M
letter-unique = U

## On the table

mixed = Custom
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
lies-before = with { $player }
marked-by = { $mark } by { $player }
notice-standing = { $count } of { $goal } different districts built.
notice-standing-bell = The bell has rung: { $count } of { $goal } districts built.
notice-bell = The bell has rung: cities need { $goal } districts.
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
token-killed = killed
token-robbed = robbed
token-bewitched = bewitched
token-warrants = warrant
token-signed = signed warrant
token-threats = threat
token-flower = flower
token-tax = tax { $gold }

## Choosing a game

about-deluxe = the newest: 27 characters, 30 unique districts
about-classic = the original, with all bonus cards; the Warlord destroys at the end of the turn
about-circus = with action cards and a face-up discard pile
about-common-city = everyone builds one city; characters are revealed one by one
chosen = { $option }: { $value }
chosen-yes = yes
chosen-no = no
rank9-none = None
about-easy = decent instincts, frequent mistakes
about-normal = solid play by rules of thumb
about-hard = thinking ahead, and good at guessing who is who
about-master = the strongest, with up to a second for each move

## What a bot expects

expected-win = Chances to win: { $chances }.
expected-chance = { $player } { $percent }%
expected-who = Most likely: { $guesses }.
expected-guess = { $player } – { $character } ({ $percent }%)

## The score

score-now = If the game ended now, as far as you can tell:
score-sum = = { $lines }
score-plus = { $first } + { $next }
score-line = { $points } { $reason }
score-districts = from districts
score-five-types = all five types
score-first-complete = first complete city
score-complete = complete city
score-passes = from the laps
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
} with { $points } points; the tiebreaker was the highest rank revealed in the last round.
won-tie-classic = { $player } { $who ->
    [me] win
   *[other] wins
} with { $points } points; the tiebreaker was points from districts alone, then gold.
won-tie-circus = { $player } { $who ->
    [me] win
   *[other] wins
} with { $points } points; the tiebreaker was points from districts alone.
won-tie-common-city = { $player } { $who ->
    [me] win
   *[other] wins
} with { $points } points; the tiebreaker was the number of districts, then gold.
won-shared = { $players } share the win with { $points } points.

## Looking up cards and rules

rules-none = An ordinary district with a cost and a type, but no ability.
kind-character = rank-{ $rank } character
kind-turned-up = character
kind-action = action card, { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}
kind-gains = collects for { FORM($type, "lower") } districts
kind-district = { FORM($type, "lower") } district, cost { $cost }, { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}
topic-deck = the deck and the discard pile
topic-action = action cards
topic-auction = auctions
topic-city = cities and quarters
topic-pass = scoring at the end of a lap
topic-mark = characters that were named
topic-other = { $edition } edition rules that also apply
topic-setup = setup
topic-draft = choosing characters
topic-call = calling the characters
topic-turn = a turn: gathering resources, building, abilities
topic-bank = the bank
topic-end = game end and scoring
topic-ru = rulings for special cases
