### Rating, žebříček a turnaje. Stahuje se jen tam.

rating-lead = Hry o rating ukazují, jak dobře hraješ. Účast je dobrovolná.
rating-mine = Tvůj rating
rating-rated = Chci mít rating
rating-rated-hint = Počítají se jen hry u stolů označených „o rating“. Když to vypneš, hned zmizíš z žebříčku; už rozehraná hra o rating se ještě počítá.
rating-agree-title = Chceš mít rating?
rating-agree-text = Rating ukazuje, jak dobře hraješ, a mění se po každé hře o rating; když hru opustíš, skončíš na posledním místě. Vidíš ho jen ty, dokud se neukážeš v žebříčku, a kdykoli ho můžeš vypnout na stránce Rating.
rating-agree = Souhlasím
rating-listed = Ukázat mě v žebříčku
rating-listed-hint = Pak všichni uvidí tvé jméno a rating.
rating-listed-name = K tomu potřebuješ jméno; zvol si ho v nastavení.
rating-forget = Smazat můj rating
rating-forget-hint = Tvůj rating i jeho historie se nadobro smažou. Ostatním výsledky zůstanou.
rating-none = Zatím žádná hra o rating. Založ nový stůl a zapni „Hra o rating“; počítají se i hry jen proti botům.
rating-impossible = Na tomto serveru ratingy nejsou.
rating-value = { $rating } ± { $reach }
rating-games = { $n ->
    [one] jedna hra
    [few] { $n } hry
   *[other] { $n } her
}
rating-provisional = předběžný
rating-history = Poslední hry
rating-plot = Rating po každé hře: od { $first } do { $last }
rating-axis = Hodnocené hry, poslední je vpravo
rating-after = Rating po této hře
rating-after-hint = Vidíš svůj rating a rating hráčů ze žebříčku.
rating-after-link = Vše o ratingu
rating-change = { $before } → { $after }
rating-place = { $place }. místo z { $players }
rating-gone = opuštěná
rating-helped = s pomocí bota
rating-ladder = Žebříček
rating-edition = Edice
rating-season = Sezóna
rating-season-all = Všechny hry
rating-rank = Pořadí
rating-name = Jméno
rating-rating = Rating
rating-points = Body
rating-count = Hry
rating-you = ty
rating-bots = Boti pro srovnání
rating-empty = V tomto žebříčku zatím nikdo není.
rating-ladder-hint = Pořadí je podle bodů, opatrného odhadu síly, takže noví hráči začínají dole a šplhají vzhůru. Na umístění je potřeba odehrát her: { $n }.
rating-how = Co čísla znamenají
rating-how-text = Každý začíná na 1000 ± 653, protože o novém hráči se zatím nic neví. Rating nejvíc roste, když skončíš před silnými hráči, a číslo za ± se s každou hrou zmenšuje. V 19 případech z 20 leží tvoje skutečná síla v tomto rozmezí. Každá edice má vlastní rating. Když hru opustíš, skončíš na posledním místě; pokud za tebe něco rozhodl bot, rating ti ta hra nezvýší.
contest-title = Turnaje
contest-none = Teď tu žádné turnaje nejsou.
contest-open = přihlašování otevřeno
contest-playing = probíhá
contest-over = skončil
contest-starts = Začátek: { $when }
contest-format = Kola: { $rounds }, pak finále. Stoly po { $seats }.
contest-rated = Hraje se o rating, takže s ním musíš souhlasit.
contest-count = { $n ->
    [one] přihlášen jeden hráč
    [few] přihlášeni { $n } hráči
   *[other] přihlášeno { $n } hráčů
}
contest-sign = Přihlásit se
contest-withdraw = Odhlásit se
contest-signed = Jsi v turnaji. Po vylosování kola se tu objeví odkaz na tvůj stůl. Když se zpozdíš, hraje za tebe bot, než přijdeš.
contest-go = Ke svému stolu
contest-round = { $n }. kolo
contest-final = Finále
contest-table = Stůl { $n }
contest-bots = { $n ->
    [one] a jeden bot
    [few] a { $n } boti
   *[other] a { $n } botů
}
contest-standings = Pořadí
contest-replay = Záznam
contest-withdrawn = odstoupil
contest-all = Všechny turnaje
refused-no-ratings = Na tomto serveru ratingy nejsou.
refused-ladder-name = Do žebříčku potřebuješ jméno; zvol si ho v nastavení.
refused-no-tournament = Takový turnaj není.
refused-tournament-over = Tento turnaj skončil.
refused-tournament-full = Turnaj je plný.
