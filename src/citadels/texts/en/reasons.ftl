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

## How it is put before the rule

reason-why-not = "{ $line }" is not allowed now. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text } ({ $rule })
