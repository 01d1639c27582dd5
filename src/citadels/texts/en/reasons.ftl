## Why something cannot be done now, before the rule that forbids it

reason-gathered = You have already gathered resources this turn.
reason-no-cards = There are no cards left to draw.
reason-gather-first = Gather resources first: take gold or draw cards.
reason-not-held = You have no { $card } in your hand.
reason-stands = You have already built { $card }.
reason-stands-elsewhere = Another player has already built { $card }.
reason-stands-there = That player has already built { $card }.
reason-builds-nothing = The { $character } cannot build.
reason-limit = You have reached your build limit for this turn: { $limit }.
reason-cost = It costs { $cost } gold, and you have { $gold }.
reason-no-income = The { $character } collects no income.
reason-income-used = You have already collected your income this turn.
reason-no-district = You have no { FORM($type, "lower") } districts.
reason-not-yours = The { $character } has no such ability.
reason-power-used = You have already used this ability this turn.
reason-used = You can do this only once per turn.
reason-rung = The bell has already been rung.
reason-action-used = You have already played an action card this turn.
reason-not-built = You have not built { $card }.
reason-not-in-game = That card is not in this game.
reason-no-sales = Cards cannot be sold in this edition.
reason-complete = That city is already complete.
reason-too-dear = It costs { $cost }; the limit is { $limit }.
reason-too-few-cards = You need { $cost ->
    [one] 1 other card
   *[other] { $cost } other cards
} in hand to give for the missing gold, and you have { $count }.
reason-too-poor = You are missing { $cost } gold, and that player has { $gold }.
reason-not-short = You have enough gold to build it yourself.
reason-not-richest = That player is not the richest.
reason-nobody-richer = No player has more gold than you.
reason-tied-richest = Several players are tied for the most gold.
reason-full = { $card } cannot be built in a city with { $limit } or more districts.
reason-not-signed = The warrant on this character is not the signed one.
reason-beautified = { $card } is already beautified.
reason-no-tax = There is no gold on the tax token.
reason-not-beside = You are not sitting next to the player with the rank-4 character.
reason-not-beside-crown = You are not sitting next to the player with the crown.
reason-nobody-revealed = Nobody has revealed the rank-4 character this round.
reason-not-after-king = You are not sitting next to the player with the crown, and the King was not called just before you.
reason-empty-hand = You have no cards in hand.
reason-their-hand-empty = That player has no cards in hand.
reason-all-hands-empty = None of the other players has any cards.
reason-guarded = The { $character } protects that city.
reason-safe = { $card } is protected.
reason-nothing-to-give = You have no district to give in exchange.
reason-not-dearer = It must cost more than the district it replaces, which costs { $cost }.
reason-none-dearer = You have no district in hand that costs more than { $cost }.
reason-only-end = You can only end your turn now.
reason-only-gather = You can only gather resources this turn.
reason-bewitch-first = First name the character you bewitch.
reason-crown-first = First give the crown to another player.
reason-has-crown = That player already has the crown.
reason-own-character = That is the character you are playing now.
reason-first-rank = You cannot choose the character of rank 1.
reason-killed = That character has been killed.
reason-bewitched = That character has been bewitched.
reason-called = That character has already been called.
reason-chosen = That character has already been chosen.
reason-never-built = { $card } gives its points in your hand.
reason-too-late-to-ring = There are already { $count } districts, and you can ring only below { $limit }.
reason-bid-more = Bid more than { $limit }.

## How it is put before the rule

reason-why-not = "{ $line }" is not allowed now. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text }
