### The playing table in the browser.

## The frame

table-title-mine = Your turn
table-title-other = { $player }'s turn
table-title-reactions = Waiting
table-title-pass = { $player }, your turn
table-connecting = Joining the table...
table-gone = There is no such table.
table-closed = The host has closed this table.
table-signed-out = This device was signed out. To keep playing here, open a new personal link, or sign in under Settings with a passkey or a recovery code.
table-outdated = A new version is available. Reload the page to continue.
table-board = The table
table-top = Game
table-rules = Rules
table-menu = Menu
table-cast = Cards in this game
table-cast-short = Cards
table-help = Help and shortcuts
table-round = round { $round }
table-pass = lap { $round }
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
table-row-maybe = From what you have seen, { $players } could have it.

## The middle

table-middle = In the middle
table-deck = Deck
table-pile = Discards
table-pile-empty = No discards yet.
table-pile-top = { $count ->
    [one] 1 card, { $card } on top
   *[other] { $count } cards, { $card } on top
}
table-bank = Bank
table-down = Face down
table-down-help = { $count ->
    [one] 1 character is face down
   *[other] { $count } characters are face down
}
table-names = The city
table-names-open = { $count } of { $goal } different districts built
table-names-bell = { $count } of { $goal } districts built
table-names-missing = still missing
table-names-hand = in your hand

## Players

table-players = The other players
table-player-target = { $name }: { $note }
table-player-barred = { $name }, not now: { $note }
table-at-swap = Swap hands
table-at-look = Look at this hand and take a card
table-at-alms = Take 1 gold
table-at-crown = Give the crown
table-at-theater = Exchange characters
table-at-spy = Spy on this hand
table-at-fortune = Fortune Teller: take a card
table-at-ticket = Buy a card for 1 gold
table-at-borrow = Buy gold with cards to build
table-has-crown = has the crown
table-gold = { $gold } gold
table-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-hand-known = known: { $cards }
table-city-size = { $count } of { $goal } districts
table-quarter-size = { $count ->
    [one] 1 district
   *[other] { $count } districts
}
table-city-count = { $count }/{ $goal }
table-is = is the { $character }
table-chosen = has chosen a character
table-now = playing now
table-bot = bot, { $level }
table-away = away: a bot is playing
table-absent = not connected
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-maybe = Possible characters: { $characters }
table-empty = no districts yet
table-first = first complete city
table-booth = Ticket Booth with { $gold } gold
table-price-warlord = The Warlord would pay { $gold } gold to destroy it.
table-price-marshal = The Marshal would pay { $gold } gold to seize it.
table-price-safe = Safe from the rank-8 character for now.
table-fresh = built this round

## My own

table-mine = Your area
table-my-city = Your city
table-my-quarter = Your quarter
table-my-hand-count = Your hand: { $count }
table-hand-empty = No cards in hand
table-my-character = Your character
table-my-character-is = You are the { $character }
table-my-character-hidden = Your character (hidden). Hover or press and hold to see it.
table-no-character = No character yet
table-murdered = Killed: you lose this character's turn. Only you know.
table-bewitched = Bewitched: you may only gather resources.

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

table-prompt = The question
table-choices = All choices
table-choices-count = All choices: { $count }
table-choices-filter = Type to search
table-choices-none = No matches.
table-choices-open = List of all choices
table-sending = Sending...
table-unsent = Will be sent once you're back online
table-reacting = Done. Others may react.
table-reactions = Others may react now.
table-deciding = { $player } is deciding
table-deciding-as = { $player }, the { $character }, is deciding
table-choosing-now = { $player } is choosing a character
table-thinking = { $player } is thinking
table-stand-in = { $player } is away: a bot takes over in { $seconds } s
table-stands-in = { $player } is away: a bot is playing
table-bidding = { $player } is considering a bid
table-paused = The game is over.
table-to-come = { $count ->
    [one] Still to come: { $characters }
   *[other] Still to come: { $characters }
}
table-to-choose = Then: { $players }
table-pace = Bot speed
table-faster = Faster
table-faster-help = Bots play three times as fast
table-slower = Slower
table-slower-help = Back to normal bot speed
table-skip = Skip to my turn
table-skip-short = My turn
table-skipping = Skipping...
table-skip-help = Bots play instantly until it's your turn. Everything stays in the log.
table-skip-waits = Waiting for { $players } to skip too
table-skip-wished = Wants to skip: { $players }
table-steps = So far
table-back = Back
table-staged = Not final yet: you can still go back.
table-cards-chosen = { $count ->
    [one] 1 card chosen
   *[other] { $count } cards chosen
}
table-gold-so-far = { $gold ->
    [0] free so far
   *[other] { $gold } gold so far
}
table-hint = Hint
table-hint-help = What a bot would do
table-hinting = Thinking...
table-hint-head = A bot would:
table-hint-win = { $percent }% chance to win
table-hint-share = { $percent }% of its attention
table-hint-equal = about as good
table-hint-few = barely explored
table-hint-close = Close the hint
table-auto-end = Ending your turn...
table-more = More choices
table-choose = Choose this character

## What can be clicked, in a few words

table-cue-name = { $role ->
    [assassin] Click a character above to kill it: it loses its turn.
    [thief] Click a character above to rob it: you take all its gold when it is called.
    [witch] Click a character above to bewitch it.
   *[other] Click a character above to name it.
}
table-cue-sign = Click a character above to place your signed warrant.
table-cue-warrant = Click another character above to place an unsigned warrant.
table-cue-flower = Click a character above to threaten it with the flower.
table-cue-threaten = Click another character above to place the blank threat.
table-cue-destroy = Click a district to destroy it.
table-cue-exchange = Click another player's district to exchange one of yours for it.
table-cue-seize = Click another player's district to seize it.
table-cue-for = Click one of your districts to give it in exchange.
table-cue-armory = Click a district to destroy it with your Armory.
table-cue-beautify = Click one of your districts to beautify it.
table-cue-cannonball = Click one of your districts to replace it.
table-cue-sacrifice = Click one of your districts to destroy it instead of paying.
table-cue-build = Click a card in your hand to build it.
table-cue-borrow = Click a card you can't afford to buy the missing gold from another player.
table-cue-put = Click the cards you want to replace.
table-cue-spend = Click cards in your hand to pay with them.
table-cue-give = Click a card in your hand to give it.
table-cue-laboratory = Click a card in your hand to turn it into gold.
table-cue-museum = Click a card in your hand to put it under the Museum.
table-cue-sale = { $built ->
    [yes] Click a card in your hand to build, sell or auction it.
   *[no] Click a card in your hand to sell or auction it.
}
table-cue-pick = Click the character you want to play.
table-cue-keep = Click the card you want to keep.
table-cue-take = Click the card you want to take.
table-cue-lighthouse = Click the card you want to take.
table-tap-row = Tap a character above.

## Cards in the middle

table-tray-cards = Cards to choose from
table-tray-characters = Characters to choose from
table-tray-hide = Look at the table
table-tray-show = Back to the cards
table-tray-hold = Press and hold a card to read it
table-offer-up = { $count ->
    [one] Face up: nobody has it
   *[other] Face up: nobody has them
}
table-offer-down = { $count ->
    [one] Face down (you have seen it)
   *[other] Face down (you have seen them)
}
table-offer-out = { $count ->
    [one] Not offered to you
   *[other] Not offered to you
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

table-doubt = Are you sure?
table-doubt-own-district = This is your own district, and it would be destroyed.
table-doubt-own-character = This is your own character.
table-doubt-gone = The { $character } is face up on the table: nobody has it this round.
table-doubt-end-income = You can still collect your income. End your turn without it?
table-doubt-end-power = You haven't used your character's ability. End your turn without it?
table-doubt-end-build = You can still build with your { $gold } gold. End your turn?
table-doubt-refuse = If the threat has the flower, you lose all { $gold } of your gold.
table-doubt-silence = You lose this turn.
table-doubt-murder = You will lose your turn this round.
table-doubt-no-gather = You would get nothing.
table-doubt-fewer = { $cards ->
    [one] You would end up with 1 fewer card.
   *[other] You would end up with { $cards } fewer cards.
}
table-doubt-yes = Yes: { $choice }
table-doubt-no = No, go back
table-doubt-never = Don't ask again

## What happened

table-log = Log
table-log-all = Everything
table-log-mine = About me
table-log-empty = Nothing has happened yet.
table-log-mine-empty = Nobody has done anything to you yet.
table-log-latest = Jump to latest
table-banner = News for you
table-banner-close = Close
table-since = Since your last move
table-since-more = { $count ->
    [one] 1 more in the log
   *[other] { $count } more in the log
}
table-recap = Round { $round } summary
table-recap-lap = Lap { $round } summary
table-recap-open = Summary of this round
table-recap-close = Close the summary
table-recap-hidden = not revealed
table-recap-murdered = killed
table-recap-gold = Gold this round: { $gold }
table-recap-won = built or won
table-recap-lost = lost
table-recap-harms = Who did what to whom
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-empty = No messages yet.
table-chat-off = The host has turned chat off.
table-chat-unsaid = Your message did not arrive. You can send it again.
table-chat-new = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
table-phrases = Quick phrases
table-chat-spectator = spectator

## Clock

table-clock = Time left
table-minutes = { $minutes }:{ $seconds }

## Several people, one device

table-curtain = Pass the device to { $name }
table-curtain-why = { $name } has a decision to make. Nobody else should look.
table-curtain-look = { $name } wants to look.
table-curtain-lift = I'm { $name }
table-seats = Players on this device
table-seat-show = Pass to { $name }

## Menu

table-menu-title = Table { $code }
table-menu-share = Copy the link to this table
table-menu-shared = Link copied.
table-menu-device = Continue on another device
table-menu-device-help = Open this link on the other device. It works once, within a day.
table-menu-copy = Copy the link
table-menu-rules = Rules
table-menu-settings = Settings
table-menu-home = Home
table-menu-leave = Leave the table
table-menu-leave-seat = { $name } leaves the table
table-menu-leave-sure = A bot will play for you. Leave?
table-menu-delete-sure = Nobody else is playing, so the game will be deleted. Leave?
table-menu-chat = Chat
table-menu-pace = Bot speed
table-menu-webhook = Webhook
table-pace-slow = slow
table-pace-normal = normal
table-pace-fast = fast
table-pace-instant = instant
table-menu-host = Host options
table-menu-notify = Notify me when it's my turn
table-menu-sound = Sounds
table-menu-auto = End my turn when I have nothing left to do
table-menu-confirm = Confirm risky moves
table-notify = It's your turn.

## Keys

table-keys-title = Keyboard shortcuts
table-keys-choices = List of all choices: arrows, type to find, Enter
table-keys-number = Numbered buttons
table-keys-gold = Take gold
table-keys-cards = Draw cards
table-keys-income = Collect income
table-keys-end = End turn, done, or pass
table-keys-usual = Main button
table-keys-back = Undo the last step
table-keys-undo = Take back your last move
table-keys-hint = Hint
table-keys-log = Log
table-keys-chat = Chat
table-keys-aside = Switch between the table and the cards
table-keys-walk = Cycle through clickable items
table-keys-escape = Close, or go back to the question
table-keys-help = This help
table-help-point = Hover over any card, press and hold it, or move to it with Tab to read it. Anything highlighted can be clicked. Anything grayed out is not possible now; hover over it to see why.
table-key-enter = Enter
table-key-back = Backspace
table-key-arrows = Arrows
table-key-escape = Esc
