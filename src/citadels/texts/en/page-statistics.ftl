### What a person did in their finished games.

## The page

stats-title = Your statistics
stats-lead = From your finished games, for your eyes only.
stats-none = No finished games yet. After your first one, you will see here how you play.
stats-none-chosen = None of your games matches.
stats-pending = { $n ->
    [one] Still counting one game…
   *[other] Still counting { $n } games…
}

## Which games

stats-all = All
stats-edition = Edition
stats-players = Players
stats-players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
stats-against = Against
stats-against-people = people
stats-against-bots = bots only
stats-games-n = { $n ->
    [one] { $n } game
   *[other] { $n } games
}

## Shares, with how certain they are

stats-of = { $won } of { $n }
stats-range = probably between { $low } and { $high }
stats-chance = by chance: { $share }
stats-too-few = too few games
stats-honest = The bar shows where your true share probably lies (95% confidence): the fewer games, the wider. The small upright mark is what chance would give. Small differences may be nothing but luck.

## At a glance

stats-won = Won
stats-points-each = Points per game
stats-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
stats-best = Most points
stats-worst = Fewest points
stats-first = First complete city
stats-length = Rounds per game
stats-usual = usually { $time }

## Over time

stats-course = Over time
stats-course-measure = What is shown
stats-course-beaten = Opponents beaten
stats-course-points = Points
stats-course-beaten-hint = Each dot is a game: what part of your opponents you finished ahead of; golden ones you won. The line is the average of your last { $n } games. By chance it would be at one half.
stats-course-points-hint = Each dot is a game; golden ones you won. The line is the average of your last { $n } games.
stats-course-label = { $measure }, game by game, from { $from } to { $to }; the same as a table below
stats-course-axis = Games, the latest on the right
stats-course-few = After { $n } finished games you will see here how you are doing.
stats-date = Date
stats-place-head = Place
stats-place = place { $place } of { $n }
stats-average = Average

## Tables

stats-by-edition = By edition and players
stats-by-rival = By opponent
stats-rival = Opponent
stats-people = People
stats-ahead = You finished ahead
stats-by-character = By character
stats-by-character-hint = Won: the games in which you held it at least once. Killed, robbed, bewitched: what happened to you while you held it.
stats-character = Character
stats-held = Held
stats-killed = Killed
stats-robbed = Robbed
stats-bewitched = Bewitched
stats-by-district = By district
stats-by-district-hint = Won: the games in which it stood in your city at the end.
stats-district = District
stats-built = Built
stats-won-with = Won with it
stats-lost = Lost
stats-by-source = Where your points come from
stats-source = For
stats-more = Show all { $n }

## What was done with a character

stats-deed-killed = killed: { $n }
stats-deed-bewitched = bewitched: { $n }
stats-deed-robbed = robbed: { $n } ({ $gold } gold)
stats-deed-swapped = hands swapped: { $n }
stats-deed-confiscated = confiscated: { $n }
stats-deed-destroyed = destroyed: { $n }
stats-deed-exchanged = exchanged: { $n }
stats-deed-seized = seized: { $n }

## Games that do not count

stats-left-out = Not counted:
stats-left-several = { $n ->
    [one] { $n } game in which you had several seats
   *[other] { $n } games in which you had several seats
}
stats-left-moment = { $n ->
    [one] { $n } game that went on from a moment of another
   *[other] { $n } games that went on from a moment of another
}
stats-left-stand-in = { $n ->
    [one] { $n } game in which a bot made most of your decisions
   *[other] { $n } games in which a bot made most of your decisions
}
stats-left-unplayable = { $n ->
    [one] { $n } game whose moves can no longer be replayed
   *[other] { $n } games whose moves can no longer be replayed
}

## As a file

stats-csv = Save as CSV
stats-json = Save as JSON

## Beside a card in the rules

stats-card = You:
stats-card-held = { $n ->
    [one] held once
   *[other] held { $n } times
}
stats-card-built = { $n ->
    [one] built once
   *[other] built { $n } times
}
stats-card-won = won { $won } of { $n } games
stats-card-killed = killed while you held it: { $n }
stats-card-robbed = robbed while you held it: { $n }
stats-card-bewitched = bewitched while you held it: { $n }
stats-card-lost = lost: { $n }
