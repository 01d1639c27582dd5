### The pages around the table in the browser: home, new table, lobby, end, replay, games, rules, settings.

## Getting about

page-nav = Pages
page-nav-home = Citadels home
page-nav-new = New table
page-nav-games = My games
page-nav-rules = Rules
page-nav-settings = Settings
page-nav-ratings = Ratings
page-lost = This door has been walled up, or was never there.
page-lost-table = The candles are out and the chairs are up. The code may be mistyped, or the table is gone.
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
    [one] 1 spectator
   *[other] { $n } spectators
}
page-goal = { $laps ->
    [yes] The game ends when all { $n } different districts are built
   *[no] A city is complete with { $n } districts
}
page-name = Your name
page-name-count = { $n } of { $most }
page-name-long = A name can have at most { $most } characters, so it becomes "{ $name }".

## Home

page-motto = Build a city. Choose who you are each round, and guess who the others are.
page-play = Play now
page-play-new = New game against bots
page-play-hint = You and three bots, with help along the way. No account needed.
page-sign-in = Played here before? Sign in
page-play-wait = The candles are being lit...
page-play-refused = The game could not start
page-play-players = A game has 2 to { $most } players.
page-go-on = Back to your game
page-go-on-hint = Your game is waiting for you.
page-go-on-hint-others = Your game is in progress. While you are away, a bot plays for you.
page-running = { $n ->
    [one] Game in progress
   *[other] Games in progress
}
page-running-go = Continue
page-out-delete = Delete
page-out-delete-ask = Delete this game?
page-out-delete-hint = Nobody else is playing in it. You can't undo this.
page-out-close = Close table
page-out-close-ask = Close this table?
page-out-close-hint = The code stops working, and everyone here will have to find another table.
page-out-leave = Leave
page-out-leave-ask = Leave this game for good?
page-out-leave-hint = A bot takes your seat and plays in your place.
page-friends = Play with friends
page-friends-hint = Enter the code or link you were given.
page-code-label = Table code or link
page-code-example = e.g. HKM4TQ
page-code-go = Enter
page-open-title = Open tables
page-open-none = No open tables right now.
page-open-join = Join
page-open-look = View
page-open-watch = Watch
page-open-own = Create a public table
page-about-games = Your finished games, ready to replay.
page-about-learn = Eight short chapters at a real table.
page-learn = Learn to play
page-learn-offer = New to Citadels?
page-learn-offer-text = Learn it in 15 minutes, by playing.
page-about-rules = Every card and every rule, searchable.
page-about-settings = Name, sound, animations, light or dark.
page-about-ratings = How well you play, the ladder, tournaments.
page-import = Load a saved game
page-import-hint = or drop the file anywhere on this page
page-import-wait = Reading...
page-import-none = This file is not a saved game.
page-import-large = This file is too large for a saved game.
page-credits = Citadels is a game by Bruno Faidutti. Icons by the artists of game-icons.net, CC BY 3.0.
page-game-name = { $edition } · { $preset }
page-game-label = { $game }: { $players }
page-game-nobody = nobody yet
page-game-free = { $n ->
    [one] 1 seat is free
   *[other] { $n } seats are free
}

## New table

page-new-lead = Everything is ready for a good game. Change what you like; your choices are remembered.
page-new-reset = Reset to defaults
page-new-edition = Edition
page-new-players = Players
page-new-cast = Characters and districts
page-new-ninth = Ninth character
page-new-options = Edition options
page-new-house = Table settings
page-new-summary = Your table
page-new-start = Start the game
page-new-watch = Watch the bots
page-new-open = Create the table
page-new-open-first = Invite players
page-new-open-hint = { $n ->
    [one] You get a link for the other player.
   *[other] You get a link for the other { $n } players.
}
page-seat-you = You
page-seat-free = free seat
page-seat-person = a person
page-seat-bot = { $level } bot
page-seat-who = Seat { $seat }: who plays
page-seats-bots = Fill with bots
page-seats-people = Fill with people
page-seats-watch = Only bots play, and you watch.
page-seats-alone = You against bots: { $about }.
page-seats-invite = { $n ->
    [one] one seat for someone with your link, or a second player on this device.
   *[other] { $n } seats for people with your link, or more players on this device.
}
page-cast-preset = Presets
page-cast-preset-hint = Characters and unique districts that go well together.
page-cast-own = Custom
page-cast-own-hint = Choose a character for each rank, and the unique districts.
page-cast-random = Random
page-cast-random-hint = Characters and unique districts are drawn at random when the game starts.
page-cast-fixed = This edition uses all { $n } characters.
page-preset-first-game = The eight best-known characters: the best way to start.
page-preset-ambitious-aristocrats = Nothing is safe: districts are confiscated or seized, and hands are plundered.
page-preset-cunning-agents = Gold keeps changing hands: spells, blackmail and a tax on every district.
page-preset-illustrious-emissaries = Information is everything: hands are spied on, cards and districts are swapped.
page-preset-devious-dignitaries = The most bluffing: secret warrants and threats lie face down next to the characters.
page-preset-tenacious-delegates = Cities grow fast: many cards to choose from, and several builds in one turn.
page-preset-vicious-nobles = The most aggressive: killing, theft and destruction, and the most gold to lose.
page-preset-base = The original eight and the base deck: the game as it began.
page-preset-new-neighbours = The original eight, but three new unique districts in the deck.
page-preset-court-and-cloister = Gentler and slyer: the crown is given away, gold is begged for, districts are exchanged.
page-preset-dark-arts = Magic instead of daggers: characters are bewitched and hands plundered.
page-preset-crowded-court = Nine characters including the Queen, and five new unique districts: for large tables.
page-preset-uniques = { $n ->
    [one] { $n } unique district
   *[other] { $n } unique districts
}
page-preset-uniques-more = { $n ->
    [one] { $n } new unique district
   *[other] { $n } new unique districts
}
page-ninth-any = As in the preset
page-ninth-needed = A game with { $n } players always has a ninth character.
page-ninth-hint = One more character each round makes it harder to guess who is who.
page-ninth-is = With the { $character } as the ninth character
page-own-from = Start from
page-own-from-none = choose a preset
page-own-characters = Characters
page-own-rank = Rank { $rank }
page-own-ninth = Click it again to leave it out (if optional).
page-own-uniques = Unique districts
page-own-count = { $count } of { $wanted } chosen
page-own-count-base = { $base } from the base deck, { $bonus } from the bonus districts
page-own-good = Ready to play.
page-uniques-base = Base deck
page-uniques-bonus = Bonus districts
page-fault-rank = Choose a character of rank { $rank }.
page-fault-ninth = { $seats } players need a character of rank 9.
page-fault-needs = The { $character } needs at least { $needs } players, not { $seats }.
page-fault-uniques-few = You need { $wanted } unique districts: choose { $off } more.
page-fault-uniques-many = You need { $wanted } unique districts: remove { $off }.
page-fault-base-few = With { $bonus ->
    [one] { $bonus } bonus district
   *[other] { $bonus } bonus districts
}, you need more cards from the base deck: put { $off } back.
page-fault-base-many = With { $bonus ->
    [one] { $bonus } bonus district
   *[other] { $bonus } bonus districts
}, you need fewer cards from the base deck: remove { $off }.
page-clock = Clock
page-clock-none = None
page-clock-none-hint = Everyone takes the time they need.
page-clock-none-is = No clock
page-clock-decision = Per decision
page-clock-decision-hint = When your time runs out, a bot decides for you.
page-clock-decision-is = { $seconds } seconds per decision
page-clock-decision-seconds = Time per decision
page-clock-budget = Per game
page-clock-budget-hint = Everyone has a time bank and gains time each turn. When it runs out, a bot decides.
page-clock-budget-is = { $seconds } seconds per game, plus { $turn } per turn
page-clock-budget-seconds = Time bank
page-clock-turn = Added each turn
page-pace = Bot speed
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-instant = Instant
page-pace-hint = How long bots pretend to think, so you can follow along.
page-grace = If a player disconnects
page-grace-hint = After this time, a bot plays for anyone who has left, until they return.
page-listed = List as an open table
page-listed-hint = Anyone can join. Otherwise only people with the link or code can.
page-listed-yes = Listed as an open table
page-listed-no = Join by link or code only
page-hints = Allow hints
page-hints-hint = Players may ask a bot what it would do.
page-hints-people = Players may ask a bot what it would do, and the others can see that they asked.
page-hints-yes = Hints are allowed
page-hints-alone = Hints only when playing alone against bots
page-hints-no = No hints
page-rated = Rated game
page-rated-hint = Counts for the rating of everyone at the table, so only players who have agreed to be rated can sit down. No hints.
page-chat = Chat
page-chat-hint = Everyone at the table can send messages.

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
    [one] A bot will take the free seat.
   *[other] Bots will take the { $n } free seats.
}
page-lobby-absent = { $n ->
    [one] One player has not opened the page yet.
   *[other] { $n } players have not opened the page yet.
}
page-lobby-wait = Waiting for the host to start the game.
page-lobby-sit = Sit down
page-lobby-full = All seats are taken. You can watch.
page-lobby-setup = Game setup
page-lobby-change = Change the setup
page-lobby-change-do = Save changes
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
page-invite-code = Table code
page-invite-link = Link to this table
page-invite-copy = Copy the link
page-invite-copied = Copied
page-invite-qr = QR code
page-invite-qr-hint = Scan this with a phone to open the table.
page-seat-label = Seat { $seat }
page-seat-sit = Sit here
page-seat-other = Add a player on this device
page-seat-name-other = Their name
page-seat-rename = Rename
page-seat-leave = Leave seat
page-seat-remove = Remove
page-seat-remove-ask = Remove { $player } from this seat?
page-seat-remove-hint = The seat becomes free. Anyone with the link can sit down again.
page-seat-host = host
page-seat-mine = on this device
page-seat-here = is here
page-seat-away = not here yet
page-seat-put = put a bot here
page-seat-make-free = free this seat

## The end

page-end-counting = Final scoring
page-end-city = { $player }'s city
page-end-total = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-end-next-city = Next city
page-end-skip = Skip to the result
page-end-podium = Final ranking
page-end-you-won = You win!
page-end-you-shared = You share the win!
page-end-you-place = You finished { $place ->
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
page-end-sheet = Score breakdown
page-end-rule = Read the rule
page-end-again = Play again
page-end-follow = Join the rematch
page-end-follow-watch = Watch the rematch
page-end-replay = Replay
page-end-table = See the table
page-chart-title = Game history
page-chart-measure = Show
page-chart-scores = Points
page-chart-gold = Gold
page-chart-cities = Districts
page-chart-chances = Chance to win
page-chart-chances-note = In percent, as a strong bot judges it with what each player knew at the time.
page-chart-label = { $measure } of each player over the game; also shown as a table below
page-chart-axis = round
page-chart-axis-pass = lap
page-chart-round = Round { $n }
page-chart-pass = Lap { $n }
page-chart-incidents = Key events
page-chart-mark = { $round }: { $text }
page-chart-table = Show as a table
page-incident = { $who }
page-incident-killed = { $who } kills the { $character }{ $known ->
    [no] , to no effect
   *[yes] { " " }({ $player })
}
page-incident-robbed = { $who } robs { $player }
page-incident-bewitched = { $who } bewitches the { $character }{ $known ->
    [no] , to no effect
   *[yes] { " " }({ $player })
}
page-incident-confiscated = { $who } confiscates a district from { $player }
page-incident-destroyed = { $known ->
    [self] { $who } destroys a district of their own
   *[yes] { $who } destroys one of { $player }'s districts
}
page-incident-seized = { $who } seizes a district from { $player }
page-incident-exchanged = { $who } exchanges districts with { $player }
page-incident-swapped = { $who } swaps hands with { $player }
page-incident-lost-turn = { $who } reveals the killed { $character } and loses their turn
page-incident-completed = { $who } completes a city
page-incident-rang = { $who } rings the Bell Tower
page-moments = The decisions that mattered most
page-moments-soon = A bot starts to review the game when you scroll here.
page-moments-wait = A bot is reviewing the game. This takes a while and continues if you scroll away.
page-moments-none = The bot found no decision that stands out.
page-moments-failed = The bot could not review this game.
page-moment-when = { $player }: { $when }
page-moment-best = { $who ->
    [me] Your best move
   *[other] { $player }'s best move
}
page-moment-played = Played
page-moment-better = The bot's choice
page-moment-wins = wins { $percent } of simulated games
page-moment-next = Next best
page-move-pick = Choose the { $character }
page-moment-look = See it and try other moves
page-what = What if?
page-what-lead = { $who ->
    [me] { $when }: your decision. Choose another move to see how it might continue.
   *[other] { $when }: { $player }'s decision. Choose another move to see how it might continue.
}
page-what-wait = A bot is weighing the options...
page-what-failed = The bot could not analyze this decision.
page-what-hint = { $who ->
    [me] The bot has simulated the rest of the game { $games } times for each option. The number shows how often you win.
   *[other] The bot has simulated the rest of the game { $games } times for each option. The number shows how often { $player } wins.
}
page-what-played = played
page-what-best = best
page-what-on = How it might continue: { $move }
page-what-on-hint = Bots play for everyone from here, with the cards as they really were. This is one of many ways it could go.
page-what-more = ...and so on to the end of the game.
page-what-points = You have { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

## Replay

page-fair-title = Fair deal
page-fair-about = The server has already drawn a secret, and this is its fingerprint. Together with the players' words, it decides every card. After the game the secret is revealed, and anyone can check that nothing was changed.
page-fair-commitment = Commitment
page-fair-words = Words
page-fair-add = Add a word of your own
page-fair-add-do = Add

## My games

page-games-won = { $n ->
    [one] One game finished
   *[other] { $n } games finished
}; { $won ->
    [0] no wins yet.
    [one] one win.
   *[other] { $won } wins.
}
page-games-over = Finished
page-games-imported = Loaded from a file
page-games-more = Show more
page-games-none = You haven't played yet.
page-games-you-won = won
page-games-you-lost = lost

## Rules

page-rules-title = Rules: { $edition }
page-rules-print = Print
page-rules-search = Search rules and cards
page-rules-contents = Contents
page-rules-characters = Characters
page-rules-uniques = Unique districts
page-rules-actions = Action cards
page-rules-basics = Basic districts
page-rules-best = Best match
page-rules-none = No results for "{ $query }".
page-search-alike = murder, kill, assassinat, slay / steal, stole, rob, theft, thief / duplicate, same name, identical / destroy, demolish, raze / swap, exchange / bewitch, enchant, spell / gold, money, coin / district, building / win, won, victory / tie, tied, equal / draft, selection, choosing characters / discard, throw away / income, gold for each / first player, start player, crown
page-search-skipped = a, an, the, of, to, in, on, is, are, be, for, and, or, with, do, does, can, i, my, you, your, when, what, how
page-short-rounds-1 = Each round, everyone secretly chooses a character and passes the rest on.
page-short-rounds-2 = The characters are called in order of rank. When your character is called, you take your turn.
page-short-rounds-3 = On your turn, take 2 gold, or draw 2 cards and keep 1. Use your character's ability.
page-short-rounds-4 = Build a district from your hand by paying its cost.
page-short-rounds-5 = When a city has { $goal } districts, the current round is the last. Most points wins.
page-short-laps-1 = Everyone builds one city together. On your turn, you reveal a character.
page-short-laps-2 = When all characters have been called, the lap ends and points are scored.
page-short-laps-3 = On your turn, take 2 gold, or draw 2 cards and keep 1. Sell cards and use the character's ability.
page-short-laps-4 = Build a district that nobody else has built.
page-short-laps-5 = The game ends when all { $goal } different districts are built. Most points wins.

## Settings

page-set-save = Save
page-devices-added = { $n ->
    [one] A device was added. It now plays as you.
   *[other] { $n } devices were added. They now play as you.
}
page-devices-show = Show devices
page-take = Your seats on this device
page-take-done = { $n ->
    [0] You are now { $name } on this device.
    [one] You are now { $name } on this device, and one game is waiting for you.
   *[other] You are now { $name } on this device, and { $n } games are waiting for you.
}
page-take-go = Continue at table { $code }
page-take-ask = Play as { $name } on this device?
page-take-who = This personal link belongs to { $name }. Continue only if that is you.
page-take-trap = If someone else sent you the link, cancel: they would see your cards and could play for you.
page-take-before = In this browser you are now { $name } (games in progress: { $running }, finished: { $finished }). If you continue, you can no longer reach those games from here. To keep them, first open a personal link of your own on another device.
page-take-yours = This is your own link, and this device is already yours. Open the link on another device.
page-take-do = Yes, I am { $name }
page-take-anew = You can create a new link in Settings on the other device.
