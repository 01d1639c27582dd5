### The game in the browser: what all of its pages share.

web-name = Citadels
web-title = { $page } · Citadels
web-noscript = Citadels needs JavaScript. Please turn it on for this page.
web-skip = Skip to the game
web-loading = One moment...
web-no-page = Page not found.
web-not-loaded = This page could not be loaded. You may be offline.
web-broken = Something went wrong on this page. Your game is safe.
web-home = Home
web-again = Try again
web-offline = You are offline.
web-reconnecting = Connection lost. Reconnecting...
web-sent-later = { $broken } Your choice will be sent as soon as you are back online.
web-refused = That didn't work.

## The log: what the terminal leaves out

web-picked = { $who } { $actor ->
    [me] choose
   *[other] chooses
} a character
web-set-aside = { $who } { $actor ->
    [me] set
   *[other] sets
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
refused-unsure = The server does not answer. It may or may not have worked: check before you try again.
refused-trouble = The server is having trouble. Try again in a while.
refused-garbled = The server sent an answer that makes no sense.
