### Citadels in numbers: the studies, and the command that plays them.

cli-study = answer a question about the game with many games between bots

## Arguments

numbers-names = which studies to play, or { $every } for all of them
numbers-list = list the studies and the questions they answer
numbers-games = play about this many games with each bot (default: as the study plans)
numbers-bot = play with this bot only
numbers-out = the folder for results; what is already in it is not played again (default { $folder })
numbers-help =
    What has been played is saved piece by piece: run the same command again to
    continue after an interruption.

    Examples:
      citadels study --list
      citadels study first-crown --games 20000
      citadels study assassin-target --bot learned
      citadels study all --jobs 16

    docs/method.md explains how the questions are answered and what the answers
    mean.

## What goes wrong

numbers-unknown = There is no study "{ $name }". Choose from: { $names }.
numbers-none-named = Name a study, or "{ $every }": { $names }.
numbers-field = The study { $name } cannot be played: "{ $field }" is missing or invalid.
numbers-goal = The { $edition } edition cannot be played to { $goal } districts.
numbers-first = The study { $name } needs the results of { $source } in { $folder }; play that one first.
numbers-left = Stopped. What has been played is saved in { $folder }; run the same command again to continue.
numbers-packed = The file { $file } is damaged and cannot be unpacked.

## What was played

numbers-done = { $name }: { $games } games in { $seconds } seconds of one core.
numbers-sure = { $sure } of { $count } comparisons are certain.
numbers-kept = The results are in { $folder }.

## The questions

numbers-ask-assassin-target = Whom should the Assassin name, and is the King worth it?
numbers-ask-bell = The Bell Tower in the Common City: should you ring it?
numbers-ask-casts = How even, how swingy and how long is a cast, and what does each card add?
numbers-ask-casts-check = Ten casts to recommend: what are they really like?
numbers-ask-casts-classic = How even, how swingy and how long is a cast of Classic, and what does each card add?
numbers-ask-character-leads = What is each of the 27 characters of Deluxe worth, by number of players?
numbers-ask-character-leads-classic = What is each of the 18 characters of Classic worth, by number of players?
numbers-ask-circus-cards = Which action card of the Circus wins?
numbers-ask-district-goal = Six, seven or eight districts: how long, how open, how close is the game?
numbers-ask-favorite = What if you take the same character whenever you can?
numbers-ask-first-crown = What is the first crown worth, and each seat clockwise from it?
numbers-ask-first-pick = You have the crown and pick first: Assassin, Thief, Architect, or somebody else?
numbers-ask-killed-twice = What does it cost to be killed once, and twice?
numbers-ask-length = How long does a game last, in rounds, decisions and minutes?
numbers-ask-rank-8 = Warlord, Diplomat or Marshal: how long does the game last, with 2 to 8 players?
numbers-ask-short-game = The short game of Classic: how much shorter is it, and is it as open?
numbers-ask-skill = How much is skill? The share of wins of one better player, by number of players and edition.
numbers-ask-thief-target = Whom should the Thief name?
numbers-ask-unique-worth = What is each unique district worth in an opening hand, and does it lengthen the game?
numbers-ask-unique-worth-classic = What is each unique district of Classic worth in an opening hand?
