### What a person did in their finished games.

## The page

stats-title = Tvoje statistiky
stats-lead = Z tvých dohraných her, jen pro tvoje oči.
stats-none = Zatím žádná dohraná hra. Po první tu uvidíš, jak hraješ.
stats-none-chosen = Tomu neodpovídá žádná tvoje hra.
stats-pending = { $n ->
    [one] Zbývá spočítat { $n } hru…
    [few] Zbývá spočítat { $n } hry…
   *[other] Zbývá spočítat { $n } her…
}

## Which games

stats-all = Vše
stats-edition = Edice
stats-players = Hráči
stats-players-n = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
stats-against = Proti
stats-against-people = lidem
stats-against-bots = jen botům
stats-games-n = { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
}

## Shares, with how certain they are

stats-of = { $won } z { $n }
stats-range = nejspíš mezi { $low } a { $high }
stats-chance = čistou náhodou: { $share }
stats-too-few = příliš málo her
stats-honest = Pruh ukazuje, kde nejspíš leží tvůj skutečný podíl (s jistotou 95 %): čím méně her, tím je širší. Svislá čárka je to, co by dala náhoda. Malé rozdíly můžou být jen štěstí.

## At a glance

stats-won = Výhry
stats-points-each = Bodů na hru
stats-points-n = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
stats-best = Nejvíc bodů
stats-worst = Nejmíň bodů
stats-first = První dokončené město
stats-length = Kol na hru
stats-usual = obvykle { $time }

## Over time

stats-course = V čase
stats-course-measure = Co se ukazuje
stats-course-beaten = Poražení soupeři
stats-course-points = Body
stats-course-beaten-hint = Každý bod je hra: kolik z protihráčů skončilo za tebou; zlaté jsou výhry. Čára je průměr posledních her, nejvýš { $n }. Čistou náhodou by vedla středem.
stats-course-points-hint = Každý bod je hra; zlaté jsou výhry. Čára je průměr posledních her, nejvýš { $n }.
stats-course-label = { $measure }, hra po hře, od { $from } do { $to }; totéž níže jako tabulka
stats-course-axis = Hry, poslední je vpravo
stats-course-few = Až dohraných her bude { $n }, uvidíš tu, jak se ti daří.
stats-date = Datum
stats-place-head = Místo
stats-place = { $place }. místo z { $n }
stats-average = Průměr

## Tables

stats-by-edition = Podle edice a počtu hráčů
stats-by-rival = Podle soupeře
stats-rival = Soupeř
stats-people = Lidé
stats-ahead = Skončili za tebou
stats-by-character = Podle postavy
stats-by-character-hint = Výhry: hry, ve kterých ti postava patřila aspoň jednou. Zavražděna, okradena, očarována: co se ti s ní stalo.
stats-character = Postava
stats-held = Kolikrát
stats-killed = Zavražděna
stats-robbed = Okradena
stats-bewitched = Očarována
stats-by-district = Podle budovy
stats-by-district-hint = Výhry: hry, na jejichž konci stála v tvém městě.
stats-district = Budova
stats-built = Postavena
stats-won-with = Výhry s ní
stats-lost = Ztracena
stats-by-source = Odkud máš body
stats-source = Za co
stats-more = Ukázat všechno: { $n }

## What was done with a character

stats-deed-killed = vraždy: { $n }
stats-deed-bewitched = očarování: { $n }
stats-deed-robbed = krádeže: { $n } (mince: { $gold })
stats-deed-swapped = výměny karet: { $n }
stats-deed-confiscated = zabaveno: { $n }
stats-deed-destroyed = zbouráno: { $n }
stats-deed-exchanged = vyměněno: { $n }
stats-deed-seized = zabráno: { $n }

## Games that do not count

stats-left-out = Nepočítají se:
stats-left-several = { $n ->
    [one] { $n } hra, ve které máš víc míst
    [few] { $n } hry, ve kterých máš víc míst
   *[other] { $n } her, ve kterých máš víc míst
}
stats-left-moment = { $n ->
    [one] { $n } hra, která navázala na okamžik jiné
    [few] { $n } hry, které navázaly na okamžik jiné
   *[other] { $n } her, které navázaly na okamžik jiné
}
stats-left-stand-in = { $n ->
    [one] { $n } hra, ve které za tebe většinou rozhodoval bot
    [few] { $n } hry, ve kterých za tebe většinou rozhodoval bot
   *[other] { $n } her, ve kterých za tebe většinou rozhodoval bot
}
stats-left-unplayable = { $n ->
    [one] { $n } hra, jejíž tahy už nejde přehrát
    [few] { $n } hry, jejichž tahy už nejde přehrát
   *[other] { $n } her, jejichž tahy už nejde přehrát
}

## As a file

stats-csv = Uložit jako CSV
stats-json = Uložit jako JSON

## Beside a card in the rules

stats-card = Ty:
stats-card-held = { $n ->
    [one] v ruce { $n }krát
    [few] v ruce { $n }krát
   *[other] v ruce { $n }krát
}
stats-card-built = { $n ->
    [one] postaveno { $n }krát
    [few] postaveno { $n }krát
   *[other] postaveno { $n }krát
}
stats-card-won = výhry: { $won }, hry: { $n }
stats-card-killed = zavražděno u tebe: { $n }
stats-card-robbed = okradeno u tebe: { $n }
stats-card-bewitched = očarováno u tebe: { $n }
stats-card-lost = ztraceno: { $n }
