## Why something cannot be done now, before the rule that forbids it

reason-gathered = Příjem si lze vzít jen jednou za tah.
reason-no-cards = Karty došly, není co dobírat.
reason-gather-first = Nejdřív si vezmi příjem: mince, nebo karty.
reason-not-held = { FORM($card, "acc") } nemáš v ruce.
reason-stands = Mezi svými budovami už { FORM($card, "acc") } máš.
reason-stands-elsewhere = { $card } už stojí u jiného hráče.
reason-stands-there = { $card } už u toho hráče stojí.
reason-builds-nothing = { $character } nestaví žádné budovy.
reason-limit = Limit staveb na tento tah je vyčerpaný: { $limit }.
reason-cost = Stojí to { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
} a ty máš { $gold }.
reason-no-income = { $character } nemá výnos z budov.
reason-income-used = Výnos už v tomto tahu máš vybraný.
reason-no-district = Žádná z tvých budov není { FORM($type, "nom") }.
reason-not-yours = { $character } takovou schopnost nemá.
reason-power-used = Tato schopnost už je v tomto tahu použitá.
reason-used = To už je v tomto tahu využité.
reason-rung = Na Zvonici už se zvonilo.
reason-action-used = Za tah smíš zahrát jen jednu akční kartu.
reason-not-built = Mezi svými budovami { FORM($card, "acc") } nemáš.
reason-not-in-game = Tahle karta v této hře není.
reason-no-sales = V této edici se karty neprodávají.
reason-complete = To město už je dokončené.
reason-too-dear = Cena je { $cost }, a smí být nejvýš { $limit }.
reason-too-few-cards = Za chybějící mince musíš dát z ruky stejný počet dalších karet ({ $cost }) a máš jich { $count }.
reason-too-poor = Chybí ti { $cost ->
    [one] { $cost } mince
    [few] { $cost } mince
   *[other] { $cost } mincí
} a ten hráč má { $gold }.
reason-not-short = Na tuto stavbu máš dost vlastních mincí.
reason-not-richest = Ten hráč není nejbohatší.
reason-nobody-richer = Nikdo nemá víc mincí než ty.
reason-tied-richest = Nejbohatších hráčů je několik.
reason-full = { $card }: ve městě s { $limit } nebo více budovami tuhle kartu postavit nejde.
reason-not-signed = Příkaz na této postavě není podepsaný.
reason-beautified = { $card }: tahle budova už je zkrášlená.
reason-no-tax = Na daňovém žetonu nejsou žádné mince.
reason-not-beside = Nesedíš vedle hráče s postavou číslo 4.
reason-not-beside-crown = Nesedíš vedle hráče s korunou.
reason-nobody-revealed = V tomto kole nikdo neodhalil postavu číslo 4.
reason-not-after-king = Nesedíš vedle držitele koruny a Král nebyl vyvolán těsně před tebou.
reason-empty-hand = Nemáš v ruce žádné karty.
reason-their-hand-empty = Ten hráč nemá v ruce žádné karty.
reason-all-hands-empty = Nikdo z ostatních hráčů nemá v ruce žádné karty.
reason-guarded = To město chrání { $character }.
reason-safe = { $card }: na tuhle budovu postava číslo 8 schopnost použít nesmí.
reason-nothing-to-give = Nemáš žádnou budovu na výměnu.
reason-not-dearer = Musí stát víc než budova, kterou nahrazuje ({ $cost }).
reason-none-dearer = Nemáš v ruce budovu dražší než { $cost }.
reason-only-end = Teď můžeš jen ukončit tah.
reason-only-gather = V tomto tahu si smíš jen vzít příjem.
reason-bewitch-first = Nejdřív urči postavu, kterou očaruješ.
reason-crown-first = Nejdřív předej korunu jinému hráči.
reason-has-crown = Ten hráč už korunu má.
reason-own-character = To je postava, za kterou teď hraješ.
reason-first-rank = Postavu číslo 1 zvolit nesmíš.
reason-killed = Tahle postava je zavražděná.
reason-bewitched = Tahle postava je očarovaná.
reason-called = Tahle postava už byla vyvolána.
reason-chosen = Tahle postava už je vybraná.
reason-never-built = { $card } přináší body v ruce.
reason-too-late-to-ring = Budov už stojí { $count }, a zvoní se, jen dokud jich je méně než { $limit }.
reason-bid-more = Nabídni víc než { $limit }.

## How it is put before the rule

reason-why-not = „{ $line }“ teď není dovoleno. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text }
