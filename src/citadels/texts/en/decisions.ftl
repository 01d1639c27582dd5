### What is asked, and what may be answered.
###
### $role is the id of the character whose turn it is, to choose words by. $target is "me" for the reader's own.

## Questions

ask-pick = { $held ->
    [0] Choose your character for this round.
   *[other] Choose your second character for this round.
}
ask-discard = Lay one more character aside, face down: nobody will play it this round.
ask-stage = Your Theater: exchange characters with another player, both unseen, or pass.
ask-cast = Which of your characters do you give away?
ask-gather = You are the { $character }. Take gold or draw cards.
ask-gather-first = You are the { $character }. Take gold or draw cards; other things may come first.
ask-gather-witch = You are the Witch. Gather first; then you bewitch a character and play on in its place.
ask-gather-bewitched = The Witch has bewitched your { $character }: you gather, and that is all of your turn.
ask-gather-threatened = You are the { $character }, and a threat lies on you. Gather, then answer it.
ask-act = You are the { $character }, with { $gold } gold. What do you do?
ask-act-must = You are the { $character }, with { $gold } gold. Before your turn can end you must { $role ->
    [emperor] give the crown away.
   *[other] use your power.
}
ask-bewitch = Whom do you bewitch? They will only gather, and you play on as that character.
ask-keep = Which of the { $count } cards do you keep? The rest goes { $pile ->
    [open] onto the discard pile.
   *[deck] under the deck.
}
ask-warrant = { $count ->
    [1] Lay the second warrant, an unsigned one. The signed one is for the
   *[other] Lay the third warrant, an unsigned one. The others are for
} { $characters }.
ask-threaten = Lay the other threat, the empty one. The flower is for the { $characters }.
ask-answer = A threat lies on you: pay { $bribe } gold, or refuse and risk all your { $gold } gold.
ask-turn-over = Refused by { $player }: your threat on the { $character }, which { $flower ->
    [yes] has the flower: turned over, it brings you { $gold } gold.
   *[no] is the empty one.
}
ask-confiscate = { $player }, the { $character }, has paid { $gold } gold for { $card }. { $signed ->
    [yes] Your warrant there is signed: you may take the district.
   *[no] Your warrant there is not signed.
}
ask-redraw = Choose cards to { $pile ->
    [open] discard
   *[deck] put under the deck
}; Done draws as many. Chosen: { $count }.
ask-take = Which card do you take from the hand you look at?
ask-use = Build { $card } at once, or keep it in your hand?
ask-give = Which card do you give to { $player }?{ $count ->
    [1] { "" }
   *[other] { " " }{ $count } cards are still to be given.
}
ask-toll = What do you take from { $player } for the crown?
ask-crown = Your murdered Emperor passes the crown on. Who gets it?
ask-pay = How do you pay for { $card }?
ask-spend = How do you pay for { $card }? Cards laid aside for it so far: { $count }.
ask-for = Which of your districts do you give for it?
ask-gather-murdered = Your { $character } was murdered, but your Hospital lets you gather, and no more.
ask-thank = { $player } has a Ballroom and the crown: thank for the ball, or lose your turn.
ask-graveyard = Your Graveyard: pay 1 gold to take { $card } into your hand?
ask-search = You look through the deck with your Lighthouse: take one card, or none.
ask-ring = Ring your Bell Tower? Then { $goal } districts complete a city, as long as it stands.
ask-grant = { $player }, the { $character }, gives you the crown. What do you give in return?
ask-launch = Human Cannonball: what do you build in its place?
ask-cash = Close your Ticket Booth and take the { $gold } gold on it, or wait for more?
ask-strongman = The Assassin means to murder the { $character }: that is you. Play your Strongman?
ask-acrobat = Nobody answers for the King. Play your Acrobat to { $crown ->
    [mine] keep the crown?
   *[other] take the crown?
}
ask-bid = { $player } auctions { $card }. { $bid ->
    [0] Nobody has bid yet; you
   *[other] { $bidder } bids { $bid } gold; you
} have { $gold } gold.

## Effects of an option, shown in brackets

effect-cost = { $gold } gold
effect-gain = +{ $gold } gold
effect-cards = { $cards ->
    [one] +1 card
   *[other] +{ $cards } cards
}
effect-fewer = { $cards ->
    [one] 1 card fewer
   *[other] { $cards } cards fewer
}
effect-tax = { $gold } tax
effect-face-up = lies face up
effect-face-down = lies face down
effect-ways = choose how to pay

## Options: a turn

option-gold = Take { $gold } gold
option-cards = Draw { $cards } cards, keep { $kept }
option-cards-all = Draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards, keep them all
}
option-end = End your turn
option-done = Done
option-pass = Pass
option-income = Collect for your { $type } districts
option-income-n = Collect { $gold } gold{ $cards ->
    [0] { "" }
    [one] { " " }and 1 card
   *[other] { " " }and { $cards } cards
}
option-bonus = { $role ->
    [architect] Draw the Architect's extra cards
    [queen] Take the Queen's gold
    [tax-collector] Take the gold from the tax token
    [merchant] Take the Merchant's extra gold
   *[other] Take your extra
}
option-bonus-gold = Take the Navigator's gold
option-bonus-cards = Draw the Navigator's cards
option-build = Build { $card }
option-pay = Pay with gold
option-framework = Destroy your Framework instead
option-spend = Lay { $card } aside as 1 gold
option-sacrifice = Destroy your { $card } instead
option-keep = Keep { $card }

## Options: characters

option-pick = { $character }
option-discard = Lay the { $character } aside
option-theater = Exchange characters with { $player }
option-give-character = Give the { $character }
option-name = { $role ->
    [assassin] Murder the { $character }
    [witch] Bewitch the { $character }
    [thief] Rob the { $character }
   *[other] Name the { $character }
}
option-sign = Lay your signed warrant on the { $character }
option-warrant = Lay an unsigned warrant on the { $character }
option-confiscate = Confiscate it
option-flower = Threaten the { $character }, with the flower
option-threaten = Threaten the { $character }
option-bribe = Pay the bribe
option-refuse = Refuse
option-reveal = Turn the threat over
option-spy = Spy on { $player } for { $type }
option-swap = Swap hands with { $player }
option-redraw = { $pile ->
    [open] Discard cards
   *[deck] Put cards under the deck
} and draw as many
option-put = Put { $card } aside
option-look = Look at { $player }'s hand and take a card
option-take = Take { $card }
option-now = Build it now
option-hold = Keep it in your hand
option-foresee = Take a card from everyone, then give one back to each
option-give = Give { $card }
option-crown = Give the crown to { $player }
option-take-gold = Take 1 gold
option-take-card = Take a card at random
option-alms = Take 1 gold from { $player }, the richest
option-borrow = Build { $card } with gold from { $player }
option-study = Draw 7 cards, keep 1
option-destroy = Destroy { $target ->
    [me] your own { $card }
   *[other] { $player }'s { $card }
}
option-exchange = Exchange a district for { $player }'s { $card }
option-for = Give your { $card }
option-seize = Seize { $player }'s { $card }
option-beautify = Beautify your { $card }

## Options: districts

option-armory = With the Armory, destroy { $target ->
    [me] your own { $card }
   *[other] { $player }'s { $card }
}
option-laboratory = Laboratory: { $pile ->
    [open] discard { $card }
   *[deck] put { $card } under the deck
}
option-smithy = Smithy: buy cards
option-museum = Museum: lay { $card } under it
option-graveyard = Pay 1 gold and take it
option-lighthouse = Lighthouse: take { $card } from the deck
option-bell-tower = Ring the Bell Tower: { $rung ->
    [laps] the game ends when 30 districts stand
   *[rounds] one district fewer completes a city
}
option-thanks = Thank for the ball
option-silence = Say nothing, and lose the turn

## Options: action cards and auctions

option-give-gold = Give 1 gold
option-tent = Put up the Big Top in your city
option-booth = Set up your Ticket Booth
option-cash = Close it and take the gold
option-ticket = Pay 1 gold at { $player }'s Ticket Booth: draw 2 cards, keep 1
option-ticket-n = Pay 1 gold at { $player }'s Ticket Booth { $number }: draw 2 cards, keep 1
option-fortune = Fortune Teller: look at { $player }'s hand, take a card
option-ringmaster = Ringmaster: build up to 2 more districts
option-cannonball = Human Cannonball: replace your { $card }
option-strongman = Play the Strongman: the murder is undone
option-acrobat = Play the Acrobat: { $crown ->
    [mine] keep
   *[other] take
} the crown
option-sell = Sell { $card } to the bank
option-auction = Put { $card } up for auction
option-bid = Bid { $number } gold

## Headings of groups of options

group-income-n = Collect for your { $type } districts
group-build = Build, paying the gold in brackets
group-keep = Keep
group-name = { $role ->
    [assassin] Murder: it has no turn
    [witch] Bewitch: you play on as
    [thief] Rob: all their gold when called
   *[other] Name
}
group-discard = Lay aside
group-sign = Lay your signed warrant on
group-warrant = Lay an unsigned warrant on
group-flower = Threaten, with the flower
group-threaten = Threaten
group-spy = Spy on a hand, for one type
group-swap = Swap hands with
group-look = Look at a hand and take a card
group-alms = Take 1 gold from
group-crown = Give the crown to
group-theater = Exchange characters with
group-put = Put aside
group-take = Take
group-give = Give
group-spend = Lay aside as 1 gold
group-sacrifice = Destroy instead
group-borrow = Build with another player's gold, the sum in brackets, for as many cards
group-destroy = Destroy a district, paying the gold in brackets
group-exchange = Exchange a district of yours for
group-for = Give in exchange
group-seize = Seize a district, paying its owner the gold in brackets
group-beautify = Beautify
group-armory = With the Armory, destroy a district
group-laboratory = Laboratory: { $pile ->
    [open] discard
   *[deck] put under the deck
}
group-museum = Museum: lay under it
group-lighthouse = Lighthouse: take from the deck
group-cannonball = Human Cannonball: replace
group-fortune = Fortune Teller: look at the hand of
group-ticket = Pay 1 gold for a card at the Ticket Booth of
group-ticket-n = Pay 1 gold for a card at one of the Ticket Booths of
group-sell = Sell to the bank, for the gold in brackets
group-auction = Put up for auction
group-bid = Bid
