### The game in the browser: what all of its pages share.

web-name = Citadels
web-title = { $page } · Citadels
web-noscript = Citadels needs JavaScript. Please switch it on for this page.
web-skip = Skip to the game
web-loading = One moment...
web-no-page = There is no such page.
web-not-loaded = This page could not be loaded. The line may be down.
web-broken = Something went wrong on this page. Nothing of the game is lost.
web-home = Home
web-again = Try again
web-offline = You are offline.
web-reconnecting = The line to the table is broken; trying again...
web-sent-later = { $broken } What you choose now is sent as soon as the line is back.
web-refused = That could not be done.

## The log: what the terminal leaves out

web-picked = { $who } { $actor ->
    [me] choose
   *[other] chooses
} a character
web-set-aside = { $who } { $actor ->
    [me] lay
   *[other] lays
} a character aside, face down
web-kept = { $who } { $actor ->
    [me] keep
   *[other] keeps
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Why nothing came back from the server

refused-offline = The server cannot be reached.
refused-trouble = The server has trouble. Try again in a while.
refused-garbled = The server gave an answer that makes no sense.
