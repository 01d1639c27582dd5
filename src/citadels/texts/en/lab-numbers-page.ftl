### The page "Citadels in numbers" of the documentation, made from the results of the studies.

## The top of the page

numbers-page-title = Citadels in numbers
numbers-page-lead = Answers from { $games } games between bots: { $studies } studies, { $hours } hours of one processor core. Every number below comes from the results of a study, and the command beside it plays it again.
numbers-page-method = [How the numbers are made]({ $link }) explains paired deals, what is causal and what is not, how certain it all is, and what bots cannot tell.
numbers-page-legend = Values come with their 95% interval. **Bold** means certain at the 5% level, even after correction for the many comparisons of the study; intervals are not corrected. The highest and the lowest of many owe something to luck: their true values are probably a little less extreme. An interval that touches the edge of a plot goes on beyond it. A question mark means fewer than 20 deals: too few to say anything.

## How each study was made

numbers-page-how-assassin-target = The first Assassin from some round (1 to 5) on names each character that somebody else may have, in turn; up to that moment, everything is the same.
numbers-page-how-bell = The first player who may ring does so at once, or never does; up to that moment, everything is the same.
numbers-page-how-casts = Casts drawn evenly from all there are, each played by itself. The cards are drawn, so what they add is causal. The edge only describes: it compares players in the same place, not in the same deal.
numbers-page-how-casts-check = The casts that the survey chose, played again on new deals: the figures with which they were chosen flatter them. Even: the smallest edge. Swingy: the most upsets. Quick: the fewest minutes. For beginners: even, with at most three cards that we do not call simple; that is our judgment.
numbers-page-how-casts-classic = Casts drawn evenly from all there are, each played by itself. The cards are drawn, so what they add is causal. The edge only describes: it compares players in the same place, not in the same deal.
numbers-page-how-character-leads = One player, in one round (1 to 6), takes each character on offer in turn; up to that moment, everything is the same.
numbers-page-how-character-leads-classic = One player, in one round (1 to 6), takes each character on offer in turn; up to that moment, everything is the same.
numbers-page-how-circus-cards = One ordinary district of an opening hand trades places with an action card from the deck.
numbers-page-how-district-goal = The same deal with each number of districts. Deluxe plays to 8 with two and three players, to 7 with more.
numbers-page-how-favorite = One player takes the same character whenever it is on offer, all game long; compared with their own choice in the same deal.
numbers-page-how-first-crown = Each deal is played once with the first crown at every seat, so every hand is once in every position.
numbers-page-how-first-pick = Whoever has the crown takes each character on offer in turn, in one round (1 to 6), with the usual eight characters.
numbers-page-how-killed-twice = At the first two chances that others have to kill one player, that player is killed at neither, at the first, or at both; after that, everybody plays as they like. The second chance does not come in every game, so “both” is less than two deaths more.
numbers-page-how-length = Games as they come, by edition and number of players. Minutes are a model: so many seconds for each kind of decision.
numbers-page-how-rank-8 = The same deal with each of the three; the other characters and the unique districts are drawn for each deal.
numbers-page-how-short-game = The same deal to eight districts and to seven.
numbers-page-how-skill = One seat is played by the better bot, all others by a weaker one. An equal share is one win in as many games as there are seats.
numbers-page-how-thief-target = The first Thief from some round (1 to 5) on names each character that somebody else may have, in turn; up to that moment, everything is the same.
numbers-page-how-unique-worth = One ordinary district of an opening hand trades places with a unique district from the deck: who can afford it is no longer mixed up with who wins. Either way the card is in the game; what it does to the length is about having it from the start.
numbers-page-how-unique-worth-classic = One ordinary district of an opening hand trades places with a unique district from the deck: who can afford it is no longer mixed up with who wins.

## How much was played

numbers-page-unplayed = Nothing has been played for this question yet.
numbers-page-unfinished = Not finished: fewer deals have been played than planned, so these numbers are provisional.
numbers-page-column-bot = Bot
numbers-page-column-games = Games
numbers-page-column-deals = Deals or casts
numbers-page-column-command = To play it again
numbers-page-of-planned = { $done } of { $planned } planned
numbers-page-data = Data: [{ $name }]({ $link })

## Values

numbers-page-estimate = { $value } ({ $low } to { $high })
numbers-page-few = too few deals
numbers-page-figure-won = Wins in 100 games
numbers-page-figure-points = Points
numbers-page-figure-rounds = Rounds
numbers-page-figure-decisions = Decisions
numbers-page-figure-minutes = Minutes
numbers-page-figure-upsets = Upsets, in 100 moments between rounds
numbers-page-figure-margin = Points between first and second
numbers-page-figure-killed = Times killed
numbers-page-figure-edge = Edge of the characters
numbers-page-figure-edge-square = Edge, squared
numbers-page-unit-won = { $value } wins in 100 games
numbers-page-unit-rounds = { $value } rounds
numbers-page-unit-minutes = { $value } minutes
numbers-page-unit-upsets = { $value } upsets in 100 moments
numbers-page-most = highest: { $arm }, { $estimate }
numbers-page-least = lowest: { $arm }, { $estimate }
numbers-page-nothing-sure = no difference is certain
numbers-page-unsure = not certain

## Plots and tables

numbers-page-chart = { $figure }: { $table }, { $against }
numbers-page-chart-arm = { $figure }: { $arm }, { $against }
numbers-page-by-players = { $edition } by number of players, { $bot }: { $figure }
numbers-page-table = { $edition }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
numbers-page-table-all = { $edition }, all numbers of players
numbers-page-against-mean = compared with the average of the same deal
numbers-page-against-chance = compared with an equal share
numbers-page-against = compared with: { $arm }
numbers-page-seat = { $n ->
    [0] the first crown
   *[other] seat { $n } clockwise from it
}
numbers-page-rivals = all others are { $bot }
numbers-page-arm-killed-twice-0 = spared both times
numbers-page-arm-killed-twice-1 = killed only the first time
numbers-page-arm-killed-twice-2 = killed both times
numbers-page-arm-district-goal-6 = 6 districts
numbers-page-arm-district-goal-7 = 7 districts
numbers-page-arm-district-goal-8 = 8 districts
numbers-page-arm-short-game-short = the short game (7 districts)
numbers-page-arm-short-game-usual = the usual game (8 districts)
numbers-page-arm-bell-at-once = ringing at once
numbers-page-arm-bell-never = never ringing
numbers-page-arm-own = own choice
numbers-page-arm-as-dealt = the hand as it was dealt

## Several bots, many comparisons

numbers-page-agreed = Nowhere do the bots differ by more than luck explains, though small differences would not show with so few games of the stronger one. Both are certain of the same direction in { $same } comparisons.
numbers-page-disagreed = **The bots disagree** in { $apart } comparisons, and both are certain of the same direction in { $same }. They differ in:
numbers-page-one-bot = So far only one bot has played this.
numbers-page-comparison = { $arm } ({ $table }; { $figure })
numbers-page-correction-holm = Certain: { $sure } of { $count } comparisons, corrected by Holm's method for each figure and bot.
numbers-page-correction-benjamini-hochberg = Certain: { $sure } of { $count } comparisons, corrected by the method of Benjamini and Hochberg for each figure and bot: on average, at most 5 in 100 of those called certain are luck.
numbers-page-no-comparison = This study describes games and compares nothing.

## Casts

numbers-page-effects = { $figure }: what a card adds to a cast. { $table }
numbers-page-no-effects = { $figure } ({ $table }): no card's effect is certain yet.
numbers-page-no-model = Too few casts have been played for a model of casts that nobody has played.
numbers-page-model = From four fifths of the casts a model learns what each card adds; the game uses it when you choose a cast. Nothing is learned from every fifth cast: the errors below are those made there. If an error is hardly smaller than the one in brackets, the model knows little.
numbers-page-model-errors = Typical error on casts kept apart (in brackets: of saying the same of every cast)
numbers-page-error = { $error } ({ $blind })
numbers-page-usual-cast = For comparison, the average of all casts of the survey, by `builder`:
numbers-page-goal-even = Even
numbers-page-goal-swingy = Swingy
numbers-page-goal-quick = Quick
numbers-page-goal-beginners = For beginners
