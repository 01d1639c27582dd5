### The page "Citadels in numbers" of the documentation, made from the results of the studies.

## The top of the page

numbers-page-title = Citadela v číslech
numbers-page-lead = Odpovědi z her mezi boty: her { $games }, studií { $studies }, hodin jednoho jádra procesoru { $hours }. Každé číslo níže pochází z výsledků studie a příkaz vedle ji zahraje znovu.
numbers-page-method = [Jak čísla vznikají]({ $link }) (anglicky) vysvětluje párová rozdání, co je příčina a co ne, jak je to jisté a co boti říct nemohou.
numbers-page-legend = Hodnoty mají svůj 95% interval. **Tučně** je to, co je jisté na 5% hladině významnosti i po opravě na mnoho srovnání ve studii; intervaly jsou bez opravy. Nejvyšší a nejnižší z mnoha hodnot jsou zčásti dílem náhody: ty skutečné jsou nejspíš o něco méně krajní. Interval, který sahá k okraji grafu, pokračuje za ním. Otazník znamená méně než 20 rozdání: příliš málo na jakýkoli závěr.

## How each study was made

numbers-page-how-assassin-target = První Mordýř od některého kola (1 až 5) jmenuje postupně každou postavu, kterou může mít někdo jiný; do té chvíle je vše stejné.
numbers-page-how-bell = První, kdo smí zazvonit, to udělá hned, nebo nikdy; do té chvíle je vše stejné.
numbers-page-how-casts = Obsazení losovaná rovnoměrně ze všech možných, každé hrané zvlášť. Karty jsou losované, takže co přidávají, je příčinné. Výhoda postav jen popisuje: srovnávají se hráči na stejném místě podle bodů, ale ne v témže rozdání.
numbers-page-how-casts-check = Vybraná obsazení, zahraná znovu na nových rozdáních: čísla, podle kterých byla vybrána, jim lichotí. Vyrovnané: nejmenší výhoda postav. Zvratové: nejvíc zvratů. Rychlé: nejméně minut. Pro začátečníky: vyrovnané a nanejvýš se třemi kartami, které nepovažujeme za jednoduché; to je náš vlastní úsudek.
numbers-page-how-casts-classic = Obsazení losovaná rovnoměrně ze všech možných, každé hrané zvlášť. Karty jsou losované, takže co přidávají, je příčinné. Výhoda postav jen popisuje: srovnávají se hráči na stejném místě podle bodů, ale ne v témže rozdání.
numbers-page-how-character-leads = Jeden hráč si v jednom kole (1 až 6) bere postupně každou nabízenou postavu; do té chvíle je vše stejné.
numbers-page-how-character-leads-classic = Jeden hráč si v jednom kole (1 až 6) bere postupně každou nabízenou postavu; do té chvíle je vše stejné.
numbers-page-how-circus-cards = Jedna obyčejná budova počáteční ruky si vymění místo s akční kartou z balíčku.
numbers-page-how-district-goal = Stejné rozdání s každým počtem budov. V edici Deluxe se ve dvou a třech hraje do 8, ve více do 7.
numbers-page-how-favorite = Jeden hráč si celou hru bere stejnou postavu, kdykoli je v nabídce; srovnáno s jeho vlastní volbou ve stejném rozdání.
numbers-page-how-first-crown = Každé rozdání se hraje jednou s první korunou na každém místě, takže každá ruka je jednou v každé pozici.
numbers-page-how-first-pick = Kdo má korunu, bere si v jednom kole (1 až 6) postupně každou nabízenou postavu, s obvyklými osmi postavami.
numbers-page-how-killed-twice = Při prvních dvou příležitostech ostatních zavraždit jednoho hráče není zavražděn, je zavražděn při první, nebo při obou; potom už všichni hrají, jak chtějí. Druhá příležitost nepřijde v každé hře, takže „zavražděn poprvé i podruhé“ znamená v průměru méně než dvě vraždy navíc.
numbers-page-how-length = Hry tak, jak přijdou, podle edice a počtu hráčů. Minuty jsou model: tolik sekund na každý druh rozhodnutí.
numbers-page-how-rank-8 = Stejné rozdání s každým z těch tří; ostatní postavy a unikátní budovy se losují pro každé rozdání.
numbers-page-how-short-game = Stejné rozdání do osmi budov a do sedmi.
numbers-page-how-skill = Na jednom místě hraje lepší bot, na všech ostatních slabší. Rovný podíl je jedna výhra na tolik her, kolik je míst.
numbers-page-how-thief-target = První Zloděj od některého kola (1 až 5) jmenuje postupně každou postavu, kterou může mít někdo jiný; do té chvíle je vše stejné.
numbers-page-how-unique-worth = Jedna obyčejná budova počáteční ruky si vymění místo s unikátní z balíčku: kdo si ji může dovolit, se už neplete s tím, kdo vyhrává. Ve hře je ta karta tak jako tak; vliv na délku ukazuje jen to, co změní, když ji má někdo od začátku.
numbers-page-how-unique-worth-classic = Jedna obyčejná budova počáteční ruky si vymění místo s unikátní z balíčku: kdo si ji může dovolit, se už neplete s tím, kdo vyhrává.

## How much was played

numbers-page-unplayed = K této otázce se zatím nic nehrálo.
numbers-page-unfinished = Nedokončeno: zahrálo se méně rozdání, než bylo v plánu, čísla jsou proto předběžná.
numbers-page-column-bot = Bot
numbers-page-column-games = Hry
numbers-page-column-deals = Rozdání nebo obsazení
numbers-page-column-command = Zahrát znovu
numbers-page-of-planned = { $done } z plánovaných { $planned }
numbers-page-data = Data: [{ $name }]({ $link })

## Values

numbers-page-estimate = { $value } ({ $low } až { $high })
numbers-page-few = příliš málo rozdání
numbers-page-figure-won = Výhry ve 100 hrách
numbers-page-figure-points = Body
numbers-page-figure-rounds = Kola
numbers-page-figure-decisions = Rozhodnutí
numbers-page-figure-minutes = Minuty
numbers-page-figure-upsets = Zvraty na 100 okamžiků mezi koly
numbers-page-figure-margin = Body mezi prvním a druhým
numbers-page-figure-killed = Kolikrát zavražděn
numbers-page-figure-edge = Výhoda postav
numbers-page-figure-edge-square = Výhoda na druhou
numbers-page-unit-won = { $value } výhry ve 100 hrách
numbers-page-unit-rounds = { $value } kola
numbers-page-unit-minutes = { $value } minuty
numbers-page-unit-upsets = { $value } zvratu na 100 okamžiků
numbers-page-most = nejvíc: { $arm }, { $estimate }
numbers-page-least = nejméně: { $arm }, { $estimate }
numbers-page-nothing-sure = žádný rozdíl není jistý
numbers-page-unsure = není to jisté

## Plots and tables

numbers-page-chart = { $figure }: { $table }, { $against }
numbers-page-chart-arm = { $figure }: { $arm }, { $against }
numbers-page-by-players = { $edition } podle počtu hráčů, { $bot }: { $figure }
numbers-page-table = { $edition }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
numbers-page-table-all = { $edition }, všechny počty hráčů
numbers-page-against-mean = proti průměru téhož rozdání
numbers-page-against-chance = proti rovnému podílu
numbers-page-against = srovnáno s: { $arm }
numbers-page-seat = { $n ->
    [0] první koruna
   *[other] místo { $n } od ní po směru hodin
}
numbers-page-rivals = všichni ostatní jsou { $bot }
numbers-page-arm-killed-twice-0 = ušetřen poprvé i podruhé
numbers-page-arm-killed-twice-1 = zavražděn jen poprvé
numbers-page-arm-killed-twice-2 = zavražděn poprvé i podruhé
numbers-page-arm-district-goal-6 = 6 budov
numbers-page-arm-district-goal-7 = 7 budov
numbers-page-arm-district-goal-8 = 8 budov
numbers-page-arm-short-game-short = krátká hra (7 budov)
numbers-page-arm-short-game-usual = obvyklá hra (8 budov)
numbers-page-arm-bell-at-once = zazvonit hned
numbers-page-arm-bell-never = nezazvonit nikdy
numbers-page-arm-own = vlastní volba
numbers-page-arm-as-dealt = ruka, jak byla rozdána

## Several bots, many comparisons

numbers-page-agreed = Boti se nikde neliší víc, než vysvětlí náhoda; malé rozdíly by ale při tak malém počtu her silnějšího z nich nebyly vidět. Srovnání, ve kterých jsou si oba jisti stejným směrem: { $same }.
numbers-page-disagreed = **Boti se neshodnou**: srovnání { $apart }; oba jsou si jisti stejným směrem: { $same }. Liší se zde:
numbers-page-one-bot = Zatím to hrál jen jeden bot.
numbers-page-comparison = { $arm } ({ $table }; { $figure })
numbers-page-correction-holm = Jistých srovnání: { $sure } z { $count }, s opravou Holmovou metodou pro každý ukazatel a bota.
numbers-page-correction-benjamini-hochberg = Jistých srovnání: { $sure } z { $count }, s opravou metodou Benjaminiho a Hochberga pro každý ukazatel a bota: v průměru nanejvýš 5 ze 100 označených za jisté je náhoda.
numbers-page-no-comparison = Tato studie hry popisuje a nic nesrovnává.

## Casts

numbers-page-effects = { $figure }: co karta přidá obsazení. { $table }
numbers-page-no-effects = { $figure } ({ $table }): zatím není jistý účinek žádné karty.
numbers-page-no-model = Zahrálo se příliš málo obsazení pro model těch, která nikdo nehrál.
numbers-page-model = Ze čtyř pětin obsazení se model učí, co přidává každá karta; hra ho používá, když vybíráš obsazení. Z každého pátého obsazení se neučí nic: chyby níže jsou z nich. Není-li chyba o mnoho menší než ta v závorce, model ví málo.
numbers-page-model-errors = Obvyklá chyba na odložených obsazeních (v závorce: kdyby se o každém řeklo totéž)
numbers-page-error = { $error } ({ $blind })
numbers-page-usual-cast = Pro srovnání průměr všech zkoumaných obsazení, jak je zahrál `builder`:
numbers-page-goal-even = Vyrovnané
numbers-page-goal-swingy = Zvratové
numbers-page-goal-quick = Rychlé
numbers-page-goal-beginners = Pro začátečníky
