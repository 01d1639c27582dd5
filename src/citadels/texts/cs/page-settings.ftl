# The page of settings: what it says, and the devices of a person. Loaded with the page.
page-set-lead = Nastavení vzhledu, zvuku a hry zůstává jen na tomto zařízení.
page-set-you = Ty
page-set-saved = Uloženo
page-set-language = Jazyk
page-set-language-browser = Podle prohlížeče
page-set-look = Vzhled a animace
page-set-theme = Motiv
page-set-theme-dark = Svíčky
page-set-theme-light = Denní světlo
page-set-theme-system = Podle zařízení
page-set-size = Velikost karet a písma
page-set-size-small = Malá
page-set-size-normal = Běžná
page-set-size-large = Velká
page-set-motion = Animace
page-set-motion-hint = Je vidět, odkud a kam se karty a mince přesouvají.
page-set-pace = Rychlost animací
page-set-pace-slow = Pomalu
page-set-pace-normal = Běžně
page-set-pace-fast = Rychle
page-set-pace-hint = Platí i pro počítání bodů na konci.
page-set-sound-title = Zvuk a upozornění
page-set-sound = Zvuk
page-set-sound-hint = Tiché zvuky, když jsi na tahu a když se ti něco stane.
page-set-volume = Hlasitost
page-set-notify = Upozornění
page-set-notify-hint = Prohlížeč ti dá vědět, když jsi na tahu a máš otevřené něco jiného.
page-set-notify-denied = Prohlížeč pro tuto stránku upozornění nepovoluje.
page-set-vibrate = Vibrace
page-set-vibrate-hint = Na telefonu, když jsi na tahu.
page-set-play = Hraní
page-set-help = Rady, kam kliknout
page-set-help-hint = Jeden krátký řádek pod otázkou, třeba „Klikni na budovu, kterou zbouráš“.
page-set-confirm = Potvrzovat riskantní tahy
page-set-confirm-hint = Třeba než zbouráš vlastní budovu.
page-set-unasked = { $n ->
    [one] Znovu se ptát na vypnutou otázku
    [few] Znovu se ptát na { $n } vypnuté otázky
   *[other] Znovu se ptát na { $n } vypnutých otázek
}
page-set-auto = Ukončovat tah automaticky
page-set-auto-hint = Když už ve tvém tahu není co dělat.
page-set-device = Toto zařízení a další
page-set-forget = Vrátit vše do výchozího stavu
page-set-forget-hint = Tvoje jméno a všechna nastavení na tomto zařízení budou jako na začátku. Místa u stolů ti v tomto prohlížeči zůstanou.
page-set-forget-do = Vrátit
page-set-forgotten = Všechno je zase jako na začátku.
page-link = Odkaz pro jiné zařízení
page-link-hint = Vezmi si svá místa s sebou: otevři osobní odkaz na telefonu nebo na jiném počítači.
page-link-once = Kdo tento odkaz otevře, hraje za tebe. Funguje jen jednou a jen jeden den.
page-devices = Tvoje zařízení
page-devices-lead = Tyto prohlížeče hrají za tebe. Odhlas ty, které nepoznáváš.
page-devices-kept = O každém zařízení server uchovává prohlížeč, systém, poslední návštěvu a kdy a jak bylo přidáno, ale žádnou adresu.
page-devices-name = { $browser }, { $system }
page-devices-unknown = Neznámé zařízení
page-devices-here = Toto zařízení
page-devices-seen = Poslední návštěva: { $when }
page-devices-linked = Přidáno odkazem: { $when }
page-devices-end = Odhlásit
page-devices-end-all = Odhlásit všechna ostatní
page-devices-ask = Odhlásit zařízení { $device }?
page-devices-end-hint = Platí to hned, i uprostřed hry. Přestanou fungovat i osobní odkazy, které ještě nikdo neotevřel.
page-devices-ended = { $n ->
    [one] Zařízení je odhlášené.
    [few] Odhlášena jsou { $n } zařízení.
   *[other] Odhlášeno je { $n } zařízení.
}
page-sign-out = Odhlásit se na tomto zařízení
page-sign-out-hint = Tento prohlížeč už za tebe nebude hrát. Hry ti zůstanou na ostatních zařízeních.
page-sign-out-last = Toto je tvoje jediné zařízení. Když se odhlásíš, k tvým hrám se už nikdo nedostane, ani ty. Chceš-li si je nechat, otevři nejdřív osobní odkaz na jiném zařízení.
page-signed-out = Toto zařízení je odhlášené.
