## Why something cannot be done now, before the rule that forbids it

reason-gathered = You have already gathered in this turn.
reason-no-cards = There are no cards left to draw.
reason-gather-first = Gather first: take gold or draw cards.
reason-not-held = You have no { $card } in your hand.
reason-stands = You already have { $card } among your districts.
reason-stands-elsewhere = Another player already has { $card } among their districts.
reason-builds-nothing = The { $character } builds no districts.
reason-limit = Your building limit for this turn is reached: { $limit }.
reason-cost = It costs { $cost } gold, and you have { $gold }.
reason-no-income = The { $character } collects no income.
reason-income-used = You have already collected your income in this turn.
reason-no-district = None of your districts is { $type }.
reason-not-yours = The { $character } has no such power.
reason-power-used = You have already used this ability in this turn.
reason-used = You have already done this in this turn.
reason-action-used = You have already played an action card in this turn.
reason-not-built = You have no { $card } among your districts.
reason-not-in-game = That card is not in this game.
reason-complete = That city is already complete.
reason-too-dear = It costs { $cost }, and no more than { $limit } is allowed.
reason-too-few-cards = You need { $cost } other cards in hand to give for the missing gold.
reason-too-poor = That player cannot lend you the missing { $cost } gold.
reason-not-short = You have enough gold to build it without a loan.
reason-not-richest = That player is not the richest.
reason-unbuildable = { $card } cannot be built.
reason-full = { $card } cannot be built in a city of { $limit } or more districts.
reason-not-signed = The warrant on this character is not the signed one.
reason-beautified = { $card } is already beautified.
reason-no-tax = There is no gold on the tax token.
reason-not-beside = You are not sitting next to the player with rank 4.
reason-empty-hand = You have no cards in hand.
reason-their-hand-empty = That player has no cards in hand.
reason-all-hands-empty = None of the other players has any cards.
reason-guarded = The { $character } protects that city.
reason-safe = { $card } is safe from rank 8.

## How it is put before the rule

reason-why-not = "{ $line }" is not allowed now. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text }
