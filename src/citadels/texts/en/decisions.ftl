### What is asked, and what may be answered.
###
### $role is the id of the character whose turn it is, to choose words by. $target is "me" for the reader's own.

## Questions

ask-pick = { $held ->
    [0] Choose your character for this round.
   *[other] Choose your second character for this round.
}
ask-discard = Set one more character aside, face down: nobody will play it this round.
ask-stage = Your Theater: exchange characters with another player, sight unseen, or pass.
ask-cast = Which of your characters will you give away?
ask-gather = You are the { $character }. Take gold or draw cards.
ask-gather-first = You are the { $character }. Take gold or draw cards. You may use your ability first.
ask-gather-witch = You are the Witch. Gather resources first, then bewitch a character and finish your turn as that character.
ask-gather-bewitched = The Witch has bewitched your { $character }: you may only gather resources, then your turn ends.
ask-gather-threatened = You are the { $character }, and you are under threat. Gather resources, then answer the threat.
ask-act = You are the { $character } with { $gold } gold. What will you do?
ask-act-must = You are the { $character } with { $gold } gold. Before you can end your turn, you must { $role ->
    [emperor] give the crown away.
   *[other] use your ability.
}
ask-bewitch = Choose a character to bewitch. Its player only gathers resources; you then finish your turn as that character.
ask-keep = Which of the { $count } cards will you keep? The rest go { $pile ->
    [open] to the discard pile.
   *[deck] under the deck.
}
ask-warrant = { $count ->
    [1] Place your second warrant (unsigned). The signed one is on the
   *[other] Place your third warrant (unsigned). The others are on the
} { $characters }.
ask-threaten = Place your other threat, the blank one. The flower is on the { $characters }.
ask-answer = You are under threat: pay { $bribe } gold, or refuse and risk all { $gold } of your gold.
ask-turn-over = { $player } (the { $character }) refuses to pay. Your threat { $flower ->
    [yes] has the flower: reveal it to take all { $gold } of their gold.
   *[no] is the blank one.
}
ask-confiscate = { $player }, the { $character }, has paid { $gold } gold for { $card }. { $signed ->
    [yes] Your warrant there is signed: you may take the district.
   *[no] Your warrant there is unsigned.
}
ask-redraw = Choose cards to { $pile ->
    [open] discard
   *[deck] put under the deck
}, then press Done to draw the same number. Chosen: { $count }
ask-take = Choose a card to take from this hand.
ask-use = Build { $card } now, or keep it in your hand?
ask-give = Which card will you give to { $player }?{ $count ->
    [1] { "" }
   *[other] { " " }You still owe { $count } cards.
}
ask-toll = What will you take from { $player } for the crown?
ask-crown = Your Emperor was killed, so you pass the crown on. Who gets it?
ask-pay = How will you pay for { $card }?
ask-spend = How will you pay for { $card }? Cards used so far: { $count }.
ask-for = Which of your districts will you give in exchange?
ask-gather-murdered = Your { $character } was killed, but thanks to your Hospital you may still gather resources.
ask-thank = { $player } has the Ballroom and the crown: thank them for the ball or lose your turn.
ask-graveyard = Your Graveyard: pay 1 gold to take { $card } into your hand?
ask-search = Your Lighthouse lets you search the deck: take one card, or none.
ask-ring = Ring the Bell Tower? Cities will need only { $goal } districts for as long as the tower stands.
ask-grant = { $player }, the { $character }, gives you the crown. What will you give in return?
ask-launch = Human Cannonball: what will you build in its place?
ask-cash = Close your Ticket Booth and take the { $gold } gold on it, or wait for more?
ask-strongman = The Assassin is about to kill the { $character }: that's you. Play your Strongman?
ask-acrobat = The King was called and nobody answered. Play your Acrobat to { $crown ->
    [mine] keep the crown?
   *[other] take the crown?
}
ask-bid = { $player } is auctioning { $card }. { $bid ->
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
    [one] lose 1 card
   *[other] lose { $cards } cards
}
effect-tax = tax: { $gold } gold
effect-face-up = face up, out of the round
effect-face-down = face down, out of the round
effect-ways = choose how to pay

## Options: a turn

option-gold = { $gold ->
    [0] Take gold
   *[other] Take { $gold } gold
}
option-cards = Draw { $kept ->
    [0] { $cards ->
        [0] cards
        [one] 1 card
       *[other] { $cards } cards and keep them all
    }
   *[other] { $cards } cards, keep { $kept }
}
option-end = End your turn
option-done = Done
option-pass = Pass
option-income = Collect income: { FORM($type, "lower") } districts
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
   *[other] Take your bonus
}
option-bonus-gold = Take the Navigator's gold
option-bonus-cards = Draw the Navigator's cards
option-build = Build { $card }
option-pay = Pay with gold
option-framework = Destroy your Framework instead
option-spend = Pay with { $card } (worth 1 gold)
option-sacrifice = Destroy your { $card } instead
option-keep = Keep { $card }

## Options: characters

option-pick = { $character }
option-discard = Set the { $character } aside
option-theater = Exchange characters with { $player }
option-give-character = Give the { $character }
option-name = { $role ->
    [assassin] Kill the { $character }
    [witch] Bewitch the { $character }
    [thief] Rob the { $character }
   *[other] Name the { $character }
}
option-sign = Place your signed warrant on the { $character }
option-warrant = Place an unsigned warrant on the { $character }
option-confiscate = Confiscate it
option-flower = Threaten the { $character } with the flower
option-threaten = Threaten the { $character }
option-bribe = Pay the bribe
option-refuse = Refuse
option-reveal = Reveal the threat
option-spy = Spy on { $player }: { FORM($type, "lower") } districts
option-swap = Swap hands with { $player }
option-redraw = { $pile ->
    [open] Discard cards
   *[deck] Put cards under the deck
} and draw the same number
option-put = Replace { $card }
option-look = Look at { $player }'s hand and take a card
option-take = Take { $card }
option-now = Build it now
option-hold = Keep it in your hand
option-foresee = Take a random card from each player, then give each one card
option-give = Give { $card }
option-crown = Give the crown to { $player }
option-take-gold = Take 1 gold
option-take-card = Take a random card
option-alms = Take 1 gold from { $player } (the richest)
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

option-armory = Armory: destroy { $target ->
    [me] your own { $card }
   *[other] { $player }'s { $card }
}
option-laboratory = Laboratory: { $pile ->
    [open] discard { $card }
   *[deck] put { $card } under the deck
}
option-smithy = Smithy: buy cards
option-museum = Museum: put { $card } under it
option-graveyard = Pay 1 gold and take it
option-lighthouse = Lighthouse: take { $card } from the deck
option-bell-tower = Ring the Bell Tower: { $rung ->
    [laps] the game ends at 30 districts
   *[rounds] cities need one fewer district
}
option-thanks = Say thanks for the ball
option-silence = Say nothing (lose your turn)

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
option-strongman = Play the Strongman: your character survives
option-acrobat = Play the Acrobat: { $crown ->
    [mine] keep
   *[other] take
} the crown
option-sell = Sell { $card } to the bank
option-auction = Put { $card } up for auction
option-bid = Bid { $number } gold

## Headings of groups of options

group-income-n = Collect income: { FORM($type, "lower") } districts
group-build = Build (cost in parentheses)
group-keep = Keep
group-name = { $role ->
    [assassin] Kill (loses its turn)
    [witch] Bewitch (you play as it)
    [thief] Rob (you take all its gold when it is called)
   *[other] Name
}
group-sign = Place your signed warrant on
group-warrant = Place an unsigned warrant on
group-flower = Threaten (with the flower)
group-threaten = Threaten
group-spy = Spy on a hand (choose a type)
group-swap = Swap hands with
group-look = Look at a hand and take a card
group-alms = Take 1 gold from
group-crown = Give the crown to
group-theater = Exchange characters with
group-put = Replace
group-take = Take
group-give = Give
group-spend = Pay with a card (worth 1 gold)
group-sacrifice = Destroy instead
group-borrow = Build with another player's gold (1 card for each gold in parentheses)
group-destroy = Destroy a district (price in parentheses)
group-exchange = Exchange one of your districts for
group-for = Give in exchange
group-seize = Seize a district (price in parentheses, paid to its owner)
group-beautify = Beautify
group-armory = Armory: destroy a district
group-laboratory = Laboratory: { $pile ->
    [open] discard
   *[deck] put under the deck
}
group-museum = Museum: put under it
group-lighthouse = Lighthouse: take from the deck
group-cannonball = Human Cannonball: replace
group-fortune = Fortune Teller: look at the hand of
group-ticket = Pay 1 gold for a card at the Ticket Booth of
group-ticket-n = Pay 1 gold for a card at one of the Ticket Booths of
group-sell = Sell to the bank (price in parentheses)
group-auction = Put up for auction
group-bid = Bid
