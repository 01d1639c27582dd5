### The game in the browser: what all of its pages share.

web-name = Citadela
web-title = { $page } · Citadela
web-noscript = Citadela potřebuje JavaScript. Zapni ho prosím pro tuto stránku.
web-skip = Přejít ke hře
web-loading = Okamžik...
web-no-page = Taková stránka tu není.
web-not-loaded = Stránku se nepodařilo načíst. Možná vypadlo spojení.
web-broken = Na této stránce se něco pokazilo. Ze hry se nic neztratilo.
web-home = Domů
web-again = Zkusit znovu
web-offline = Nemáš připojení k internetu.
web-reconnecting = Spojení se stolem vypadlo, zkouším to znovu...
web-sent-later = { $broken } Co teď zvolíš, se odešle, jakmile se spojení obnoví.
web-refused = To se nepovedlo.

## The log: what the terminal leaves out

web-picked = { $who } { $actor ->
    [me] volíš
   *[other] volí
} postavu
web-set-aside = { $who } { $actor ->
    [me] odkládáš
   *[other] odkládá
} postavu lícem dolů
web-kept = { $who } { $actor ->
    [me] bereš
   *[other] bere
} do ruky { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}

## Why nothing came back from the server

refused-offline = Server je nedostupný.
refused-unsure = Server neodpovídá. Není jasné, jestli se to povedlo: než to zkusíš znovu, podívej se.
refused-trouble = Server má potíže. Zkus to za chvíli.
refused-garbled = Server poslal odpověď, která nedává smysl.
