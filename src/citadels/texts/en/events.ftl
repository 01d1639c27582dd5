### The log: one message for each kind of event, as a clause without a full stop.
###
### $who is the one who acts, and is empty where the clause goes on about the same one. $actor is "me" if that is the
### reader. $player is the other one; $target is "me" if that is the reader, "self" if it is the one who acts.
### -cards is said to those who may know the cards, -me to the one whose character is meant.
### What happens by a card says so: $source is what somebody gains something by, and $why by what anything else happens,
### in the words of the messages source-… and why-…. $cause is the bare name of the card. All three are empty where the
### line names it already, or where no card did it. $by is "type", "card", "character" (of the one who acts), "other" (a
### character that another player has, or had), or "nothing".

## Selection

event-round-began = Round { $round }
event-face-up = face up on the table: { $characters }
event-offered = { $who } { $actor ->
    [me] look
   *[other] looks
} at { $characters }
event-picked = { $who } { $actor ->
    [me] choose
   *[other] chooses
} the { $character }
event-set-aside = { $who } { $actor ->
    [me] set
   *[other] sets
} the { $character } aside, face down
event-theater = { $who } { $actor ->
    [me] use
   *[other] uses
} the Theater to exchange characters with { $player }
event-theater-known = { $who } { $actor ->
    [me] use
   *[other] uses
} the Theater to exchange characters with { $player }: the { $gave } for the { $received }
event-let-pass-theater = { $who } { $actor ->
    [me] don't use
   *[other] doesn't use
} the Theater
event-peeked = { $who } { $actor ->
    [me] look
   *[other] looks
} at the face-down character
event-peeked-known = { $who } { $actor ->
    [me] look
   *[other] looks
} at the face-down character: the { $character }

## Calling

event-called = no answer: { $characters }
event-called-me = The { $character } is called: that's you, but you were killed. You say nothing and lose this turn
event-revealed = { $who } { $actor ->
    [me] are
   *[other] is
} the { $character }
event-revealed-late = { $who } { $actor ->
    [me] were
   *[other] was
} the killed { $character }
event-robbed = { $who } { $actor ->
    [me] rob
   *[other] robs
} { $target ->
    [me] you
    [self] { $actor ->
        [me] yourself
       *[other] themselves
    }
   *[other] { $player }
} of { $gold ->
    [one] 1 gold
   *[other] all { $gold } gold
} { $by ->
    [nothing] { "" }
   *[other] ({ $cause })
}
event-crowned = { $who } { $actor ->
    [me] take
   *[other] takes
} the crown { $why }
event-crowned-other = { $who } { $actor ->
    [me] give
   *[other] gives
} the crown to { $player } { $why }

## Gold and cards

event-gathered = { $who } { $actor ->
    [me] take
   *[other] takes
} { $gold } gold from the bank
event-drew = { $who } { $actor ->
    [me] draw
   *[other] draws
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} { $source }
event-drew-cards = { $who } { $actor ->
    [me] draw
   *[other] draws
} { $cards } { $source }
event-kept = { $who } { $actor ->
    [me] keep
   *[other] keeps
} { $count }
event-kept-cards = { $who } { $actor ->
    [me] keep
   *[other] keeps
} { $cards }
event-buried = { $who } { $actor ->
    [me] put
   *[other] puts
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} under the deck { $why }
event-buried-cards = { $who } { $actor ->
    [me] put
   *[other] puts
} { $cards } under the deck { $why }
event-shuffled = { $who } { $actor ->
    [me] shuffle
   *[other] shuffles
} the other { $count ->
    [one] card
   *[other] { $count }
} into the deck { $why }
event-gained = { $who } { $actor ->
    [me] draw
   *[other] draws
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} { $source }
event-gained-cards = { $who } { $actor ->
    [me] draw
   *[other] draws
} { $cards } { $source }
event-earned = { $who } { $by ->
    [type] { $actor ->
        [me] collect
       *[other] collects
    }
   *[other] { $actor ->
        [me] get
       *[other] gets
    }
} { $gold } gold { $source }
source-type = for { FORM($type, "lower") } districts
source-character = as the { $character }
source-card = with the { $card }
why-card = with the { $card }
why-other = ({ $character })
event-put-aside = { $who } { $actor ->
    [me] put
   *[other] puts
} a card aside { $why }
event-paid = { $who } { $actor ->
    [me] pay
   *[other] pays
} { $gold } gold { $by ->
    [card] ({ $cause })
   *[other] { $why }
}
event-paid-player = { $who } { $actor ->
    [me] pay
   *[other] pays
} { $player } { $gold } gold for the district { $why }
event-refunded = { $who } { $actor ->
    [me] get
   *[other] gets
} { $gold } gold back { $why }
event-taxed = { $who } { $actor ->
    [me] pay
   *[other] pays
} { $gold } gold in tax { $why }
event-paid-tax-collector = { $who } { $actor ->
    [me] pay
   *[other] pays
} { $player } { $gold } gold in tax { $why }
event-gave-gold = { $who } { $actor ->
    [me] give
   *[other] gives
} { $player } { $gold } gold for the crown { $why }
event-discarded = { $who } { $actor ->
    [me] discard
   *[other] discards
} { $cards } { $why }
event-reshuffled = the discard pile becomes a new deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Building

event-announced = { $who } { $actor ->
    [me] are
   *[other] is
} about to build { $district }
event-built = { $who } { $actor ->
    [me] build
   *[other] builds
} { $district }
event-built-paid = { $who } { $actor ->
    [me] build
   *[other] builds
} { $district } for { $gold } gold
event-confiscated = { $who } { $actor ->
    [me] reveal your signed warrant and confiscate
   *[other] reveals a signed warrant and confiscates
} { $target ->
    [me] your
   *[other] { $player }'s
} { $district } { $why }
event-destroyed = { $who } { $actor ->
    [me] destroy
   *[other] destroys
} { $target ->
    [me] your { $district }
    [self] { $actor ->
        [me] your
       *[other] their
    } own { $district }
   *[other] { $player }'s { $district }
} { $why }
event-stored = { $who } { $actor ->
    [me] put
   *[other] puts
} a card under the Museum
event-stored-cards = { $who } { $actor ->
    [me] put
   *[other] puts
} { $cards } under the Museum
event-found-under = { $who } { $actor ->
    [me] get
   *[other] gets
} { $count ->
    [one] the card
   *[other] the { $count } cards
} under the Museum as well
event-found-under-cards = { $who } { $actor ->
    [me] get
   *[other] gets
} the cards under the Museum: { $cards }
event-beautified = { $who } { $actor ->
    [me] beautify your
   *[other] beautifies their
} { $district } { $why }
event-completed = { $who } { $actor ->
    [me] are
   *[other] is
} the first to complete a city: this is the last round
event-completed-too = { $who } { $actor ->
    [me] complete
   *[other] completes
} a city too, which also counts as first

## Districts of the older editions

event-laid-out = { $district } can be taken with the Graveyard
event-salvaged = { $who } { $actor ->
    [me] take
   *[other] takes
} { $district } from the Graveyard for 1 gold
event-searched = { $who } { $actor ->
    [me] look
   *[other] looks
} through the deck with the Lighthouse
event-fetched = { $who } { $actor ->
    [me] take
   *[other] takes
} a card from the deck with the Lighthouse
event-fetched-cards = { $who } { $actor ->
    [me] take
   *[other] takes
} { $cards } from the deck with the Lighthouse
event-fetched-nothing = { $who } { $actor ->
    [me] look through the deck with the Lighthouse and take
   *[other] looks through the deck with the Lighthouse and takes
} nothing
event-rang = { $who } { $actor ->
    [me] ring
   *[other] rings
} the Bell Tower: cities now need { $goal } districts
event-rang-laps = { $who } { $actor ->
    [me] ring
   *[other] rings
} the Bell Tower: the game ends at { $goal } districts
event-let-pass-bell-tower = { $who } { $actor ->
    [me] don't ring
   *[other] doesn't ring
} the Bell Tower
event-thanked = { $who } { $actor ->
    [me] thank
   *[other] thanks
} { $player } for the ball
event-silent = { $who } { $actor ->
    [me] say
   *[other] says
} nothing at { $target ->
    [me] your ball
   *[other] { $player }'s ball
} and { $actor ->
    [me] lose your
   *[other] loses their
} turn

## Action cards

event-resisted = { $who } { $actor ->
    [me] play
   *[other] plays
} the Strongman: the { $character } survives
event-tumbled = { $who } { $actor ->
    [me] play the Acrobat: the crown is yours
   *[other] plays the Acrobat: the crown is theirs
}
event-pitched = { $who } { $actor ->
    [me] put
   *[other] puts
} up a Big Top
event-opened-booth = { $who } { $actor ->
    [me] set
   *[other] sets
} up a Ticket Booth
event-bought-ticket = { $who } { $actor ->
    [me] put
   *[other] puts
} 1 gold on { $target ->
    [me] your
   *[other] { $player }'s
} Ticket Booth
event-cashed = { $who } { $actor ->
    [me] take
   *[other] takes
} { $gold } gold from the Ticket Booth and { $actor ->
    [me] close
   *[other] closes
} it
event-asked-fortune = { $who } { $actor ->
    [me] play
   *[other] plays
} the Fortune Teller
event-cheered = { $who } { $actor ->
    [me] play
   *[other] plays
} the Ringmaster to build more
event-launched = { $who } { $actor ->
    [me] play
   *[other] plays
} the Human Cannonball to replace { $district }

## The common city

event-turned-up = { $who } { $actor ->
    [me] reveal
   *[other] reveals
} the { $character }
event-lost-turn = { $who } { $actor ->
    [me] reveal
   *[other] reveals
} the killed { $character } and { $actor ->
    [me] lose your
   *[other] loses their
} turn
event-sold = { $who } { $actor ->
    [me] sell
   *[other] sells
} { $cards } for { $gold } gold
event-put-up = { $who } { $actor ->
    [me] put
   *[other] puts
} { $district } up for auction
event-bid = { $who } { $actor ->
    [me] bid
   *[other] bids
} { $gold } gold
event-auctioned = { $who } { $actor ->
    [me] sell
   *[other] sells
} { $cards } to { $player } at auction for { $gold } gold
event-auctioned-nobody = { $who } { $actor ->
    [me] find
   *[other] finds
} no buyer for { $cards }
event-lap-scored = { $who } { $actor ->
    [me] score
   *[other] scores
} { $points ->
    [2] 2 points for the most districts
    [3] 3 points for all five types
    [5] 5 points for the most districts and all five types
   *[other] { $points } points
}
event-lap-began = Lap { $lap }
event-lap-began-shuffled = The characters are shuffled and placed face down

## Powers

event-killed = { $who } { $actor ->
    [me] kill
   *[other] kills
} the { $character }
event-killed-me = { $who } kills the { $character }: that's you
event-marked = { $who } { $actor ->
    [me] plan
   *[other] plans
} to rob the { $character }
event-marked-me = { $who } plans to rob the { $character }: that's you
event-bewitched = { $who } { $actor ->
    [me] bewitch
   *[other] bewitches
} the { $character }
event-bewitched-me = { $who } bewitches the { $character }: that's you
event-resumed = { $who } { $actor ->
    [me] continue
   *[other] continues
} as the { $character } { $why }
event-warranted = { $who } { $actor ->
    [me] place
   *[other] places
} warrants on the { $characters } { $why }
event-warranted-known = { $who } { $actor ->
    [me] place
   *[other] places
} warrants on the { $characters }, the signed one on the { $signed }
event-warranted-me = { $who } places a warrant on you, the { $character }
event-threatened = { $who } { $actor ->
    [me] place
   *[other] places
} threats on the { $characters } { $why }
event-threatened-known = { $who } { $actor ->
    [me] place
   *[other] places
} threats on the { $characters }, the flower on the { $flower }
event-threatened-me = { $who } places a threat on you, the { $character }
event-bribed = { $who } { $actor ->
    [me] bribe
   *[other] bribes
} { $player } with { $gold } gold { $why }
event-bribed-nobody = { $who } { $actor ->
    [me] pay
   *[other] pays
} a bribe of { $gold } gold { $why }
event-refused = { $who } { $actor ->
    [me] refuse
   *[other] refuses
} to pay a bribe { $why }
event-turned-over = { $who } { $actor ->
    [me] reveal
   *[other] reveals
} { $target ->
    [me] your threat
   *[other] the threat
}: { $flowered ->
    [yes] it has the flower
   *[no] it was blank
}
event-let-pass = { $who } { $actor ->
    [me] let
   *[other] lets
} it pass { $why }
event-looked = { $who } { $actor ->
    [me] look
   *[other] looks
} at { $target ->
    [me] your
   *[other] { $player }'s
} hand { $why }
event-looked-cards = { $who } { $actor ->
    [me] look
   *[other] looks
} at { $target ->
    [me] your
   *[other] { $player }'s
} hand{ $by ->
    [nothing] { "" }
   *[other] { " " }{ $why }
}: { $cards }
event-spied = { $who } { $actor ->
    [me] spy
   *[other] spies
} on { $player } for { FORM($type, "lower") } districts
event-swapped = { $who } { $actor ->
    [me] swap
   *[other] swaps
} hands with { $player } { $why }
event-new-hand = { $who } now { $actor ->
    [me] hold
   *[other] holds
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}
event-new-hand-cards = { $who } now { $actor ->
    [me] hold
   *[other] holds
} { $cards }
event-took = { $who } { $actor ->
    [me] take
   *[other] takes
} a card from { $player } { $why }
event-took-cards = { $who } { $actor ->
    [me] take
   *[other] takes
} { $cards } from { $player } { $why }
event-gave = { $who } { $actor ->
    [me] give
   *[other] gives
} a card to { $player } { $why }
event-gave-cards = { $who } { $actor ->
    [me] give
   *[other] gives
} { $cards } to { $player } { $why }
event-took-gold = { $who } { $actor ->
    [me] take
   *[other] takes
} { $gold } gold from { $player } { $why }
event-borrowed = { $who } { $actor ->
    [me] buy
   *[other] buys
} { $gold } gold from { $player } for cards { $why }
event-aimed = { $who } { $actor ->
    [me] choose
   *[other] chooses
} { $target ->
    [me] your
   *[other] { $player }'s
} { $district } for an exchange { $why }
event-exchanged = { $who } { $actor ->
    [me] exchange
   *[other] exchanges
} { $for } for { $target ->
    [me] your
   *[other] { $player }'s
} { $district } { $why }
event-seized = { $who } { $actor ->
    [me] seize
   *[other] seizes
} { $target ->
    [me] your
   *[other] { $player }'s
} { $district } { $why }

## The end

event-turn-ended = { $who } { $actor ->
    [me] end your
   *[other] ends their
} turn
event-game-over = The game is over
