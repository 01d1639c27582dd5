### The playing table in the browser.

## The frame

table-title-mine = Your turn
table-title-other = { $player }'s turn
table-title-reactions = Waiting
table-title-pass = { $player }, your turn
table-connecting = Going to the table...
table-gone = There is no such table.
table-closed = The host has closed this table.
table-outdated = The game was renewed. Load the page again to go on.
table-board = The table
table-top = Game
table-rules = Rules
table-menu = Menu
table-cast = Cards in this game
table-cast-short = Cards
table-help = Keys and help
table-round = round { $round }
table-pass = pass { $round }
table-spectator = You are watching.
table-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
table-show-log = Log
table-show-end = Result
table-last-round = Last round

## The row of characters

table-row = Characters
table-owner-me = You
table-row-maybe = As far as you saw, it may be with { $players }.

## The middle

table-middle = In the middle
table-deck = Deck
table-pile = Discards
table-pile-empty = Nothing was discarded yet.
table-pile-top = { $count ->
    [one] 1 card, { $card } on top
   *[other] { $count } cards, { $card } on top
}
table-bank = Bank
table-down = Face down
table-down-help = { $count ->
    [one] 1 character lies face down
   *[other] { $count } characters lie face down
}
table-names = The city
table-names-open = { $count } of { $goal } names stand
table-names-bell = { $count } of { $goal } districts stand
table-names-missing = still missing
table-names-hand = in your hand

## Players

table-players = The other players
table-player-target = { $name }: { $note }
table-player-barred = { $name }, not now: { $note }
table-at-swap = Swap hands
table-at-look = Look at this hand, take a card
table-at-alms = Take 1 gold
table-at-crown = Give the crown
table-at-theater = Exchange characters
table-at-spy = Spy on this hand
table-at-fortune = Fortune Teller: take a card
table-at-ticket = Buy a card for 1 gold
table-at-borrow = Borrow gold to build
table-has-crown = has the crown
table-gold = { $gold } gold
table-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-hand-known = you know of { $cards }
table-city-size = { $count } of { $goal } districts
table-quarter-size = { $count ->
    [one] 1 district
   *[other] { $count } districts
}
table-city-count = { $count }/{ $goal }
table-is = is the { $character }
table-chosen = has chosen a character
table-now = plays now
table-bot = bot, { $level }
table-away = away: a bot plays
table-absent = not connected
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-maybe = Could be: { $characters }
table-empty = no districts yet
table-first = first complete city
table-booth = Ticket Booth with { $gold } gold
table-price-warlord = The Warlord would pay { $gold } gold to destroy it.
table-price-marshal = The Marshal would pay { $gold } gold to seize it.
table-price-safe = Rank 8 cannot touch it now.
table-fresh = built this round

## My own

table-mine = Your place
table-my-city = Your city
table-my-quarter = Your quarter
table-my-hand-count = Your hand: { $count }
table-hand-empty = No cards in hand
table-my-character = Your character
table-my-character-is = You have the { $character }
table-my-character-hidden = Your character, covered. Point at it to see it.
table-no-character = No character yet
table-murdered = Murdered: you have no turn this round. Only you know.
table-bewitched = Bewitched: you will only gather.

## What stands on a target

table-badge-cost = −{ $gold } → { $left }
table-badge-price = −{ $gold }
table-badge-gain = +{ $gold }
table-badge-free = free
table-badge-ways = …
table-badge-more = { $cards ->
    [one] +1 card
   *[other] +{ $cards } cards
}
table-badge-fewer = { $cards ->
    [one] −1 card
   *[other] −{ $cards } cards
}
table-grown = one more district: +{ $gold }
table-why-rule = Not now
table-not-now = Not now

## The prompt

table-prompt = What is asked
table-choices = All choices
table-choices-count = All choices: { $count }
table-choices-filter = Type to find a choice
table-choices-none = Nothing fits.
table-choices-open = List of all choices
table-sending = Sending...
table-unsent = Will be sent when the line is back
table-reacting = Done. The others may react.
table-reactions = Others may react now.
table-deciding = { $player } decides
table-deciding-as = { $player }, the { $character }, decides
table-choosing-now = { $player } chooses a character
table-thinking = { $player } is thinking
table-stand-in = { $player } is away: a bot takes over in { $seconds } s
table-stands-in = { $player } is away: a bot plays
table-bidding = { $player } thinks about a bid
table-paused = The game is over.
table-to-come = { $count ->
    [one] Still to come: { $characters }
   *[other] Still to come: { $characters }
}
table-to-choose = Then: { $players }
table-pace = Pace of the bots
table-faster = Faster
table-faster-help = The bots take a third of the time
table-slower = Slower
table-slower-help = The bots take their time again
table-skip = Skip to my turn
table-skip-short = To my turn
table-skipping = Skipping...
table-skip-help = The bots take no time until you decide. The log keeps everything.
table-skip-waits = Waiting for { $players } to skip too
table-skip-wished = Wants to skip: { $players }
table-steps = So far
table-back = Back
table-staged = Not played yet: you can still go back.
table-cards-chosen = { $count ->
    [one] 1 card chosen
   *[other] { $count } cards chosen
}
table-gold-so-far = { $gold ->
    [0] costs nothing so far
   *[other] { $gold } gold so far
}
table-hint = Hint
table-hint-help = What a bot would do
table-hinting = Thinking...
table-hint-head = A bot would:
table-hint-win = wins { $percent }% of imagined games
table-hint-share = { $percent }% of its thought
table-hint-equal = about as good
table-hint-few = hardly considered
table-hint-close = Close the hint
table-auto-end = Your turn ends by itself...
table-more = More choices
table-choose = Choose this character

## What can be clicked, in a few words

table-cue-name = { $role ->
    [assassin] Click a character above to murder it: it will have no turn.
    [thief] Click a character above to rob it: all its gold is yours when it is called.
    [witch] Click a character above to bewitch it.
   *[other] Click a character above to name it.
}
table-cue-sign = Click a character above for your signed warrant.
table-cue-warrant = Click another character above for an unsigned warrant.
table-cue-flower = Click a character above to threaten it with the flower.
table-cue-threaten = Click another character above for the empty threat.
table-cue-destroy = Click a district to destroy it.
table-cue-exchange = Click a district of another player to have it for one of yours.
table-cue-seize = Click a district of another player to seize it.
table-cue-for = Click one of your districts to give it.
table-cue-armory = Click a district to destroy it with your Armory.
table-cue-beautify = Click one of your districts to beautify it.
table-cue-cannonball = Click one of your districts to replace it.
table-cue-sacrifice = Click one of your districts to destroy it instead of paying.
table-cue-build = Click a card of your hand to build it.
table-cue-borrow = Click a card that is too dear to borrow the gold for it.
table-cue-put = Click the cards of your hand that you want to be rid of.
table-cue-spend = Click cards of your hand to pay with them.
table-cue-give = Click a card of your hand to give it.
table-cue-laboratory = Click a card of your hand to turn it into gold.
table-cue-museum = Click a card of your hand to lay it under the Museum.
table-cue-sale = { $built ->
    [yes] Click a card of your hand to build, sell or auction it.
   *[no] Click a card of your hand to sell or auction it.
}
table-cue-pick = Click the character that you want to be.
table-cue-keep = Click the card that you keep.
table-cue-take = Click the card that you take.
table-cue-lighthouse = Click the card that you take.
table-tap-row = Tap a character above.

## Cards in the middle

table-tray-cards = Cards to choose from
table-tray-characters = Characters to choose from
table-tray-hide = Look at the table
table-tray-show = Back to the cards
table-tray-hold = Hold a card to read it
table-offer-up = { $count ->
    [one] Face up: nobody has it
   *[other] Face up: nobody has them
}
table-offer-down = { $count ->
    [one] You know it: face down
   *[other] You know them: face down
}
table-offer-out = { $count ->
    [one] Not among yours
   *[other] Not among yours
}
table-bid = Your bid
table-bid-less = Bid less
table-bid-more = Bid more
table-bid-now = Bid { $gold } gold
table-bid-left = { $gold } gold left
table-bid-highest = Highest bid
table-bid-none = No bid yet
table-auction = Auction
table-bidder-in = still in
table-bidder-out = passed

## Asking once more

table-doubt = Do you mean it?
table-doubt-own-district = That is your own district: it would be destroyed.
table-doubt-own-character = That is your own character.
table-doubt-gone = The { $character } lies on the table: nobody has it in this round.
table-doubt-end-income = You can still collect what your character earns. End the turn without it?
table-doubt-end-power = You have not used the power of your character. End the turn without it?
table-doubt-end-build = You can still build with your { $gold } gold. End the turn?
table-doubt-refuse = If the threat has the flower, you lose all your { $gold } gold.
table-doubt-silence = You lose this turn.
table-doubt-murder = You will have no turn this round.
table-doubt-no-gather = You would get nothing.
table-doubt-fewer = { $cards ->
    [one] You would have 1 card fewer than now.
   *[other] You would have { $cards } cards fewer than now.
}
table-doubt-yes = Yes: { $choice }
table-doubt-no = No, back
table-doubt-never = Do not ask this again

## What happened

table-log = Log
table-log-all = Everything
table-log-mine = What happened to me
table-log-empty = Nothing has happened yet.
table-log-mine-empty = Nobody has done anything to you.
table-log-latest = To the latest
table-banner = News for you
table-banner-close = Close
table-since = Since your last decision
table-since-more = { $count ->
    [one] 1 more in the log
   *[other] { $count } more in the log
}
table-recap = Round { $round } in short
table-recap-lap = Pass { $round } in short
table-recap-open = This round in short
table-recap-close = Close the summary
table-recap-hidden = not revealed
table-recap-murdered = murdered
table-recap-gold = Gold in this round: { $gold }
table-recap-won = built or won
table-recap-lost = lost
table-recap-harms = What was done to whom
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-empty = Nobody has said anything.
table-chat-off = The host has switched the chat off.
table-chat-new = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
table-phrases = Quick phrases
table-mute = Mute { $player }
table-unmute = Unmute { $player }

## Clock

table-clock = Time left
table-minutes = { $minutes }:{ $seconds }

## Several people, one device

table-curtain = Pass the device to { $name }
table-curtain-why = It is { $name }'s decision. Nobody else should look.
table-curtain-look = { $name } wants to look.
table-curtain-lift = I am { $name }
table-seats = People at this device
table-seat-show = Pass to { $name }

## Menu

table-menu-title = Table { $code }
table-menu-share = Copy the link to this table
table-menu-shared = The link is copied.
table-menu-device = Play on from another device
table-menu-device-help = Open this link once on the other device; it works for a day.
table-menu-copy = Copy the link
table-menu-rules = Rules
table-menu-settings = Settings
table-menu-home = To the start
table-menu-leave = Leave the table
table-menu-leave-seat = { $name } leaves the table
table-menu-leave-sure = A bot plays on for you. Leave?
table-menu-delete-sure = Nobody else plays here, so the game is deleted. Leave?
table-menu-chat = Chat
table-menu-pace = Bots play
table-pace-slow = slowly
table-pace-normal = at a human pace
table-pace-fast = fast
table-pace-instant = at once
table-menu-host = For the host
table-menu-notify = Call me when it is my turn
table-menu-sound = Sounds
table-menu-auto = End my turn when nothing else is left
table-menu-confirm = Ask once more before what hurts
table-notify = It is your turn.

## Keys

table-keys-title = Keys
table-keys-choices = List of all choices: arrows, type to find, Enter
table-keys-number = The numbered buttons
table-keys-gold = Take gold
table-keys-cards = Draw cards
table-keys-income = Collect income
table-keys-end = End the turn, done, or pass
table-keys-usual = The large button
table-keys-back = Take the last step back
table-keys-hint = Hint
table-keys-log = Log
table-keys-chat = Chat
table-keys-aside = Look at the table, or back to the cards
table-keys-walk = Walk through what can be clicked
table-keys-escape = Close what is open, or go back to the question
table-keys-help = This help
table-help-point = Point at any card, hold it or move to it with Tab to read it. What shines can be clicked. What is dim cannot be done now: point at it to learn why.
table-key-enter = Enter
table-key-back = Backspace
table-key-arrows = Arrows
table-key-escape = Esc
