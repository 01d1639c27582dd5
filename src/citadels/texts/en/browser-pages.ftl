### The pages around the table in the browser: home, new table, lobby, end, replay, games, rules, settings.

## Getting about

page-nav = Pages
page-nav-home = Citadels, home
page-nav-new = New table
page-nav-games = My games
page-nav-rules = Rules
page-nav-settings = Settings
page-lost = This door has been walled up, or was never there.
page-lost-table = The candles are out and the chairs are up. The code may be mistyped, or the table was cleared away.
page-ok = Done
page-cancel = Cancel
page-less = { $what }: less
page-more = { $what }: more
page-seconds = seconds
page-share = Share
page-download = Download
page-copied = Link copied
page-copy-yourself = Copy this link: { $url }
page-just-now = just now
page-copies = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
page-players-range = { $low } to { $high } players
page-watching = { $n ->
    [one] One person looks on.
   *[other] { $n } people look on.
}
page-goal = { $laps ->
    [yes] The game ends when all { $n } names stand
   *[no] A city of { $n } districts is complete
}
page-name = Your name
page-name-count = { $n } of { $most }
page-name-long = A name has at most { $most } characters: "{ $name }" is used.

## Home

page-motto = Build a city. Choose who you are each round, and guess who the others are.
page-play = Play now
page-play-new = New game against bots
page-play-hint = Four seats, three bots, help at hand. No account.
page-play-wait = The candles are being lit...
page-play-refused = The game could not begin
page-play-players = A game has 2 to { $most } players.
page-go-on = Back to your game
page-go-on-hint = Your game has waited for you.
page-go-on-hint-others = Your game goes on. While you are away, a bot plays for you.
page-running = { $n ->
    [one] Your game goes on
   *[other] Your games go on
}
page-running-go = Go on
page-out-delete = Delete
page-out-delete-ask = Delete this game?
page-out-delete-hint = Nobody else plays in it. It cannot be brought back.
page-out-close = Close table
page-out-close-ask = Close this table?
page-out-close-hint = The code stops working, and whoever sits here has to look for another table.
page-out-leave = Leave
page-out-leave-ask = Leave this game for good?
page-out-leave-hint = A bot takes your seat and plays on with the others.
page-friends = With others
page-friends-hint = Enter the code or the link that you were given.
page-code-label = Code or link of a table
page-code-example = e.g. HKM4TQ
page-code-go = Enter
page-open-title = Open tables
page-open-none = Nobody has listed a table just now.
page-open-join = Join
page-open-look = Look
page-open-watch = Watch
page-open-own = Open a table for all
page-about-games = What you have played, to look at again.
page-about-learn = Eight short chapters at a real table.
page-about-rules = Every card and every rule, with a search.
page-about-settings = Name, sound, motion, light or dark.
page-import = Open a record
page-import-hint = or drop the file anywhere here
page-import-wait = Reading...
page-import-none = This file is no record of a game.
page-import-large = This file is too large for a record.
page-credits = Citadels is a game by Bruno Faidutti. Icons by the artists of game-icons.net, CC BY 3.0.
page-game-name = { $edition } · { $preset }
page-game-label = { $game }: { $players }
page-game-nobody = nobody yet
page-game-free = { $n ->
    [one] 1 seat is free
   *[other] { $n } seats are free
}

## New table

page-new-lead = Everything is set for a good game. Change what you like; it is remembered.
page-new-reset = Reset
page-new-edition = Edition
page-new-players = Players
page-new-cast = Characters and districts
page-new-ninth = Ninth character
page-new-options = Options of the edition
page-new-house = At the table
page-new-summary = Your table
page-new-start = Start the game
page-new-watch = Watch the bots
page-new-open = Open the table
page-new-open-first = Invite people
page-new-open-hint = { $n ->
    [one] You get a link for the other player.
   *[other] You get a link for the other { $n } players.
}
page-seat-you = You
page-seat-free = free seat
page-seat-person = a person
page-seat-bot = { $level } bot
page-seat-who = Seat { $seat }: who sits here
page-seats-bots = All others are bots
page-seats-people = All others are people
page-seats-watch = Only bots play, and you look on.
page-seats-alone = You against bots: { $about }.
page-seats-invite = { $n ->
    [one] one seat is for somebody with your link, or for a second person on this device.
   *[other] { $n } seats are for people with your link, or for others on this device.
}
page-cast-preset = Ready sets
page-cast-preset-hint = Characters and unique districts that go well together.
page-cast-own = Own selection
page-cast-own-hint = Choose a character for each rank, and the unique districts.
page-cast-random = By chance
page-cast-random-hint = Characters and unique districts are drawn when the game begins.
page-cast-fixed = In this edition all { $n } characters are in the game.
page-preset-first-game = The eight best-known characters: the best way to begin.
page-preset-ambitious-aristocrats = Much is taken away: warrants confiscate, hands are plundered, districts seized.
page-preset-cunning-agents = Gold keeps changing hands: spells, blackmail, and a tax on every district.
page-preset-illustrious-emissaries = You learn what others hold: hands are spied on, cards go round, districts are traded.
page-preset-devious-dignitaries = The most bluffing: secret warrants and threats lie face down beside the characters.
page-preset-tenacious-delegates = Cities grow fast: many cards to choose from, and several builds in one turn.
page-preset-vicious-nobles = The sharpest: murder, theft and destruction together, and the most gold to lose.
page-preset-base = The original eight and the base deck: the game as it began.
page-preset-new-neighbours = The original eight, but three new unique districts in the deck.
page-preset-court-and-cloister = Politer and slyer: the crown is given away, gold is begged, districts are exchanged.
page-preset-dark-arts = Magic instead of daggers: turns are bewitched and hands plundered.
page-preset-crowded-court = Nine characters with the Queen, and five new unique districts: for large tables.
page-preset-uniques = { $n ->
    [one] { $n } unique district
   *[other] { $n } unique districts
}
page-preset-uniques-more = { $n ->
    [one] { $n } new unique district
   *[other] { $n } new unique districts
}
page-ninth-any = As the set has it
page-ninth-needed = With { $n } players a ninth character is always there.
page-ninth-hint = One more character in every selection: harder to guess who is who.
page-ninth-is = With the { $character } as the ninth character
page-own-from = Begin with
page-own-from-none = choose a set
page-own-characters = Characters
page-own-rank = Rank { $rank }
page-own-ninth = May be left out by choosing it again, unless it is needed.
page-own-uniques = Unique districts
page-own-count = { $count } of { $wanted } chosen
page-own-count-base = { $base } of the base deck, { $bonus } bonus districts
page-own-good = This can be played.
page-uniques-base = Base deck
page-uniques-bonus = Bonus districts
page-fault-rank = A character of rank { $rank } is missing.
page-fault-ninth = With { $seats } players a character of rank 9 is needed.
page-fault-no-ninth = The { $character } is of rank 9, which is not used with 2 players.
page-fault-emperor = The { $character } is not used with { $seats } players.
page-fault-queen = The { $character } needs 5 players or more, not { $seats }.
page-fault-uniques-few = { $wanted } unique districts are needed: choose { $off } more.
page-fault-uniques-many = { $wanted } unique districts are needed: take { $off } out.
page-fault-base-few = With { $bonus ->
    [one] { $bonus } bonus district
   *[other] { $bonus } bonus districts
} there are more cards of the base deck: put { $off } back.
page-fault-base-many = With { $bonus ->
    [one] { $bonus } bonus district
   *[other] { $bonus } bonus districts
} there are fewer cards of the base deck: take { $off } out.
page-clock = Clock
page-clock-none = None
page-clock-none-hint = Everyone takes the time they need.
page-clock-none-is = No clock
page-clock-decision = For each decision
page-clock-decision-hint = When the time for a decision is up, a bot makes it.
page-clock-decision-is = { $seconds } seconds for each decision
page-clock-decision-seconds = Time for a decision
page-clock-budget = For the game
page-clock-budget-hint = Everyone has a store of time, and gets some more with each turn. When it is used up, a bot decides.
page-clock-budget-is = { $seconds } seconds for the game, { $turn } more for each turn
page-clock-budget-seconds = Store of time
page-clock-turn = More with each turn
page-pace = Pace of the bots
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-instant = At once
page-pace-hint = How long bots pretend to think, so that you can follow them.
page-grace = When somebody is gone
page-grace-hint = After this time a bot plays for who has left the page, until they return.
page-listed = Show among the open tables
page-listed-hint = Anybody may join then. Otherwise only who has the link or the code.
page-listed-yes = Listed among the open tables
page-listed-no = Only by link or code
page-hints = Hints allowed
page-hints-hint = Everyone may ask a bot what it would do.
page-hints-people = Everyone may ask a bot what it would do, and the others see that they asked.
page-hints-yes = Hints are allowed
page-hints-alone = Hints only for one person against bots
page-hints-no = No hints
page-chat = Chat
page-chat-hint = Those at the table may write to each other.

## Before the game

page-lobby-lead = { $free ->
    [0] All { $seats } seats are taken.
    [one] One of { $seats } seats is free.
   *[other] { $free } of { $seats } seats are free.
}
page-lobby-now = { $n } of { $seats } seats are taken.
page-lobby-start = Start the game
page-lobby-ready = Everyone is here.
page-lobby-free = { $n ->
    [one] The free seat will be a bot's.
   *[other] The { $n } free seats will be bots'.
}
page-lobby-absent = { $n ->
    [one] One player has not opened the page yet.
   *[other] { $n } players have not opened the page yet.
}
page-lobby-wait = The host starts the game.
page-lobby-sit = Sit down
page-lobby-full = All seats are taken. You can look on.
page-lobby-setup = What is played
page-lobby-change = Change the set-up
page-lobby-change-do = Change it
page-lobby-ask = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
}
page-lobby-ask-hint = { $n ->
    [one] If you start now, a normal bot takes it.
   *[other] If you start now, normal bots take them.
}
page-lobby-ask-wait = Wait for more
page-lobby-ask-start = Start with bots
page-invite-code = The code of this table
page-invite-link = Link to this table
page-invite-copy = Copy the link
page-invite-copied = Copied
page-invite-qr = QR code
page-invite-qr-hint = Point a phone's camera here to come to this table.
page-seat-label = Seat { $seat }
page-seat-sit = Sit here
page-seat-other = Another person on this device
page-seat-name-other = Their name
page-seat-rename = Rename
page-seat-leave = Stand up
page-seat-remove = Remove
page-seat-remove-ask = Remove { $player } from this seat?
page-seat-remove-hint = The seat becomes free. Whoever has the link can sit down again.
page-seat-host = host
page-seat-mine = on this device
page-seat-here = is here
page-seat-away = not here yet
page-seat-put = put a bot here
page-seat-make-free = free this seat

## The end

page-end-counting = The cities are counted
page-end-city = The city of { $player }
page-end-total = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-end-next-city = Next city
page-end-skip = To the result
page-end-podium = The places
page-end-you-won = You win!
page-end-you-shared = You share the win!
page-end-you-place = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-end-winner = winner
page-end-sheet = Point by point
page-end-rule = Read the rule for this
page-end-again = Play again
page-end-follow = To the rematch
page-end-follow-watch = Watch the rematch
page-end-replay = Replay
page-end-table = See the table
page-chart-title = How it went
page-chart-measure = What is shown
page-chart-scores = Points
page-chart-gold = Gold
page-chart-cities = Districts
page-chart-label = { $measure } of each player over { $n ->
    [one] one round
   *[other] { $n } rounds
}; the same as a table below
page-chart-axis = round
page-chart-axis-pass = pass
page-chart-round = Round { $n }
page-chart-pass = Pass { $n }
page-chart-incidents = What happened when
page-chart-mark = { $round }: { $text }
page-chart-table = As a table
page-incident = { $who }
page-incident-killed = { $who } murders the { $character }{ $known ->
    [no] , but nobody has it
   *[yes] { " " }({ $player })
}
page-incident-robbed = { $who } robs { $player }
page-incident-bewitched = { $who } bewitches the { $character }{ $known ->
    [no] , but nobody has it
   *[yes] { " " }({ $player })
}
page-incident-confiscated = { $who } confiscates a district of { $player }
page-incident-destroyed = { $known ->
    [self] { $who } destroys a district of their own
   *[yes] { $who } destroys a district of { $player }
}
page-incident-seized = { $who } seizes a district of { $player }
page-incident-exchanged = { $who } exchanges districts with { $player }
page-incident-swapped = { $who } swaps hands with { $player }
page-incident-lost-turn = { $who } turns up the murdered { $character } and loses the turn
page-incident-completed = { $who } completes a city
page-incident-rang = { $who } rings the bell
page-moments = The decisions that mattered most
page-moments-wait = A bot looks through the game again...
page-moments-none = The bot found no decision that stands out.
page-moments-failed = The bot could not look through this game.
page-moment-when = { $player }, round { $round }
page-moment-best = { $who ->
    [me] Your best move
   *[other] { $player }'s best move
}
page-moment-played = Played
page-moment-better = The bot's choice
page-moment-wins = wins { $percent } of imagined games
page-moment-next = The next best
page-move-pick = Choose the { $character }
page-moment-look = See it, and what if...
page-what = What if?
page-what-lead = { $who ->
    [me] Round { $round }: you decide. Choose another move to see how it could go on.
   *[other] Round { $round }: { $player } decides. Choose another move to see how it could go on.
}
page-what-wait = A bot weighs the options...
page-what-failed = The bot could not weigh this decision.
page-what-hint = { $who ->
    [me] The bot has finished the game { $games } times in its head for each option. The number says how often you win.
   *[other] The bot has finished the game { $games } times in its head for each option. The number says how often { $player } wins.
}
page-what-played = played
page-what-best = best
page-what-on = How it could go on: { $move }
page-what-on-hint = Bots play on for everyone, with the cards as they really lay. It is one way of many.
page-what-more = ...and so on for { $rounds ->
    [0] the rest of this round.
    [one] one more round.
   *[other] { $rounds } more rounds.
}
page-what-points = You have { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

## Replay

page-fair-title = Fair deal
page-fair-about = The server has already drawn a secret, and this is its fingerprint. Together with the words of the players it decides every card. After the game the secret is shown, and anybody can check that nothing was changed.
page-fair-commitment = Commitment
page-fair-secret = Secret
page-fair-words = Words
page-fair-add = Add a word of your own
page-fair-add-do = Add
page-fair-check = Check the deal
page-fair-same = Your browser saw the same commitment before the game.
page-fair-other = Your browser saw another commitment before the game!
page-fair-unseen = Your browser was not there before the game, so only the server vouches for the commitment.
page-replay-title = Replay: { $game }
page-replay-word = replay
page-replay-hand = Hand of { $player }
page-replay-drawn = Cards just drawn
page-replay-rounds = Rounds
page-replay-passes = Passes
page-replay-first = To the beginning
page-replay-back = One move back
page-replay-forward = One move on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-speed-slow = Slow
page-replay-speed-normal = Normal
page-replay-speed-fast = Fast
page-replay-times-slow = ½×
page-replay-times-normal = 1×
page-replay-times-fast = 3×
page-replay-step = Move
page-replay-of = { $at } of { $last }
page-replay-start = Before the first move
page-replay-move = { $player }: { $move }
page-replay-did-end = { $player } ends their turn.
page-replay-did-pass = { $player } passes.
page-replay-did-done = { $player } is done choosing.
page-replay-did-hold = { $player } keeps the card in hand.
page-replay-did-redraw = { $player } chooses cards to exchange.
page-replay-view = Seen by
page-replay-open = everybody (open)
page-replay-jump = Jump to
page-replay-log = What happened
page-replay-result = Result
page-replay-keys = Arrow keys: move by move. Space: play or pause. Home and End: to the beginning and the end.
page-replay-missing = There is nothing to replay here

## My games

page-games-won = { $n ->
    [one] One game is over
   *[other] { $n } games are over
}; { $won ->
    [0] you have not won one yet.
    [one] you have won one.
   *[other] you have won { $won }.
}
page-games-over = Over
page-games-imported = Opened from a file
page-games-more = Show more
page-games-none = You have not played yet.
page-games-you-won = won
page-games-you-lost = lost

## Rules

page-rules-title = Rules: { $edition }
page-rules-print = Print
page-rules-search = Search rules and cards
page-rules-contents = Contents
page-rules-characters = Characters
page-rules-uniques = Unique districts
page-rules-actions = The action cards
page-rules-basics = Ordinary districts
page-rules-best = Best match
page-rules-none = Nothing here speaks of "{ $query }".
page-search-alike = murder, kill, assassinat, slay / steal, stole, rob, theft, thief / duplicate, same name, identical / destroy, demolish, raze / swap, exchange / bewitch, enchant, spell / gold, money, coin / district, building / win, won, victory / tie, tied, equal / draft, selection, choosing characters / discard, throw away / income, gold for each / first player, start player, crown
page-search-skipped = a, an, the, of, to, in, on, is, are, be, for, and, or, with, do, does, can, i, my, you, your, when, what, how
page-short-rounds-1 = Each round everyone secretly takes a character from those that go round.
page-short-rounds-2 = The characters are called in order of rank. Whose character is called has a turn.
page-short-rounds-3 = In your turn take 2 gold, or draw 2 cards and keep 1. Use your character's power.
page-short-rounds-4 = Build a district from your hand by paying its cost.
page-short-rounds-5 = When a city has { $goal } districts, the round is played to its end. The most points win.
page-short-laps-1 = All build one city together. In your turn you turn up a character.
page-short-laps-2 = When all characters have been called, a pass is over and points are given.
page-short-laps-3 = In your turn take 2 gold, or draw 2 cards and keep 1. Sell cards, use the character's power.
page-short-laps-4 = Build a district that nobody else has built.
page-short-laps-5 = The game ends when all { $goal } names stand. The most points win.

## Settings

page-set-lead = All of this stays on this device, except your name.
page-set-you = You
page-set-save = Save
page-set-saved = Saved
page-set-language = Language
page-set-language-browser = As the browser has it
page-set-look = Look and motion
page-set-theme = Light
page-set-theme-dark = Candle light
page-set-theme-light = Daylight
page-set-theme-system = As the device
page-set-size = Size of cards and text
page-set-size-small = Small
page-set-size-normal = Normal
page-set-size-large = Large
page-set-motion = Motion
page-set-motion-hint = Cards and gold travel where they go.
page-set-pace = Pace of the motion
page-set-pace-slow = Slow
page-set-pace-normal = Normal
page-set-pace-fast = Fast
page-set-pace-hint = Also of the counting at the end.
page-set-sound-title = Sound and calls
page-set-sound = Sound
page-set-sound-hint = Quiet sounds for your turn and for what happens to you.
page-set-volume = Volume
page-set-notify = Notifications
page-set-notify-hint = The browser calls you when it is your turn and you look at something else.
page-set-notify-denied = The browser does not allow notifications for this page.
page-set-vibrate = Vibration
page-set-vibrate-hint = On a phone, when it is your turn.
page-set-play = Playing
page-set-help = Tips on what to click
page-set-help-hint = One short line under the question, such as "Click a district to destroy it".
page-set-confirm = Ask before what hurts
page-set-confirm-hint = For example before you destroy your own district.
page-set-unasked = { $n ->
    [one] Ask again what you had switched off
   *[other] Ask again the { $n } questions you had switched off
}
page-set-auto = End the turn by itself
page-set-auto-hint = When nothing else is left to do in your turn.
page-set-device = This device and others
page-set-forget = Forget everything here
page-set-forget-hint = Your name and all settings on this device go back to what they were at first. Seats that you hold stay yours in this browser.
page-set-forget-do = Forget
page-set-forgotten = Everything is as it was at first.
page-link = Link for another device
page-link-hint = Take your seats along: open a personal link on your phone or another computer.
page-link-once = Whoever opens this link plays as you. It works once, and for a day.
page-take = Your seats on this device
page-take-done = { $n ->
    [0] You are { $name } on this device now.
    [one] You are { $name } on this device now, and one game waits for you.
   *[other] You are { $name } on this device now, and { $n } games wait for you.
}
page-take-go = Go on at { $code }
page-take-ask = { $n ->
    [one] You have another game on this device. If you take these seats here, it can no longer be reached from it.
   *[other] You have { $n } other games on this device. If you take these seats here, they can no longer be reached from it.
}
page-take-do = Take the seats
page-take-anew = On the other device, Settings makes a new link.
