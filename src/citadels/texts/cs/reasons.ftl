## Why something cannot be done now, before the rule that forbids it

reason-gathered = Příjem už v tomto tahu máš.
reason-no-cards = Karty došly, není co líznout.
reason-gather-first = Nejdřív si vezmi příjem: mince, nebo karty.
reason-not-held = { FORM($card, "acc") } nemáš v ruce.
reason-stands = Mezi svými budovami už { FORM($card, "acc") } máš.
reason-stands-elsewhere = { $card } už stojí u jiného hráče.
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
reason-power-used = Tu schopnost už máš v tomto tahu za sebou.
reason-used = To už máš v tomto tahu za sebou.
reason-action-used = V tomto tahu už máš jednu akční kartu zahranou.
reason-not-built = Mezi svými budovami { FORM($card, "acc") } nemáš.
reason-not-in-game = Tahle karta v této hře není.
reason-complete = To město už je dokončené.
reason-too-dear = Cena je { $cost }, a smí být nejvýš { $limit }.
reason-too-few-cards = Za chybějící mince musíš dát karty z ruky, dalších { $cost }: tolik jich nemáš.
reason-too-poor = Ten hráč nemá { $cost } mincí, které ti chybí.
reason-not-short = Na stavbu máš dost mincí i bez půjčky.
reason-not-richest = Ten hráč není nejbohatší.
reason-unbuildable = { $card }: tuhle kartu nelze postavit.
reason-full = { $card }: ve městě s { $limit } nebo více budovami ji nelze postavit.
reason-not-signed = Zatykač na této postavě není podepsaný.
reason-beautified = { $card }: tahle budova už je zkrášlená.
reason-no-tax = Na žetonu daní nejsou žádné mince.
reason-not-beside = Nesedíš vedle hráče s číslem 4.
reason-empty-hand = Nemáš v ruce žádné karty.
reason-their-hand-empty = Ten hráč nemá v ruce žádné karty.
reason-all-hands-empty = Nikdo z ostatních hráčů nemá žádné karty.
reason-guarded = To město chrání { $character }.
reason-safe = { $card }: na tuhle budovu číslo 8 nemůže.

## How it is put before the rule

reason-why-not = „{ $line }“ teď není dovoleno. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text }
