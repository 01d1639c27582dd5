### The search for balance: its command, what it refuses and what it found.

cli-balance = hledat obsazení, se kterým je hra nejvyrovnanější nebo má nejvíc zvratů

## Arguments

balance-bots = kdo hraje: { $names }, program:COMMAND nebo python:MODULE.CLASS (výchozí builder)
balance-goal = co se hledá: even, kde žádná postava nedává výhodu (výchozí), nebo swingy, kde ten, kdo během hry vede, často prohraje
balance-games = kolik her se smí celkem odehrát (výchozí { $games })
balance-players = kolik hráčů (výchozí { $players })
balance-vary = co se smí měnit: characters, uniques (unikátní budovy) nebo both, obojí (výchozí)
balance-keep = karty, které tam být musejí, názvy oddělené čárkami
balance-without = karty, které tam být nesmějí, názvy oddělené čárkami
balance-out = složka, kam se ukládají hry a výsledek; bez ní se neuloží nic
balance-help =
    Hledání začíná u sestavy (první, nebo --preset) a zkouší jiné. Devátá
    postava zůstává mimo hru, pokud ji stůl nepotřebuje: --rank9 ji přidá,
    --rank9 queen přidá tuto a --rank9 free zkouší obojí, s ní i bez ní.

    Příklady:
      citadels balance --players 6 --out my-search
      citadels balance --goal swingy --keep king,warlord --without witch
      citadels balance --edition classic --vary uniques --games 100000
      citadels balance --resume --out my-search

    Co čísla znamenají a jak jsou jistá, říká docs/balance.md.

## What cannot be searched

balance-fixed = V edici { $edition } mají všechny hry stejné postavy i unikátní budovy: není co hledat.
balance-one-cast = Zadání vyhovuje jediné obsazení: není co hledat.
balance-random-start = Hledání nemůže začít u náhodného výběru; je potřeba jiná sestava.
balance-no-card = { $card } není postava ani unikátní budova edice { $edition }.
balance-kept-and-left-out = { $card }: nejde zároveň ponechat a vynechat.
balance-kept-rank = { $one } a { $other } mají obě číslo { $rank }: ponechat lze jen jednu z nich.
balance-kept-unfit = { $card }: ponechat nejde, při tomto počtu hráčů ({ $players }) tu nemá místo.
balance-empty-rank = Při tomto počtu hráčů ({ $players }) nezbývá žádná postava číslo { $rank }.
balance-kept-not-there = { $card } se má ponechat, ale ve výběru, u kterého hledání začíná, není a přibýt nesmí.
balance-left-out-but-there = { $card } se má vynechat, ale ve výběru, u kterého hledání začíná, je a odejít nesmí.
balance-kept-too-many = Unikátních budov se má ponechat { $kept }, ale místo je jen pro { $needed }.
balance-too-few-left = Unikátních budov je potřeba { $needed }, ale zbývá jich jen { $left }.
balance-budget = Hledání potřebuje aspoň { $least } her, ne { $games }.
balance-resume-where = --resume potřebuje --out a složku, ve které se má pokračovat.
balance-timed = { $bot } přemýšlí podle hodin nebo ve vlastním programu: jeho hry nelze přesně zopakovat.
balance-stopped = Zastaveno po { $done } z celkem { $games } her; bez --out se nic neuloží.

## What was found

balance-title = { $goal ->
    [even] Nejvyrovnanější nalezená obsazení
   *[swingy] Nalezená obsazení s nejvíce zvraty
}: { $edition }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $bots }
balance-scope = Odehráno her: { $played }, semínko { $seed }; vyzkoušeno { $tried } z celkem { $possible } možných obsazení.
balance-figure = { $goal ->
    [even] Výhoda: o kolik bodů ze sta obvykle změní šanci na výhru to, že hráč má jednu postavu, a ne jinou, když se odečte štěstí a to, jak na tom byl. 0 je dokonalá rovnost.
   *[swingy] Zvraty: zastav hru mezi kterýmikoli dvěma koly; v tolika případech ze sta ten, kdo tehdy vede, nevyhraje. Kdyby vedení nic neznamenalo, bylo by to { $open }.
}
balance-column-edge = Výhoda
balance-column-upsets = Zvraty
balance-column-certain = 95 %
balance-column-seats = Místa
balance-column-changes = Změny
balance-column-rounds = Kola
balance-column-margin = Náskok
balance-legend = Místa: výhoda toho, kdo sedí blíž první koruně. Změny: jak často se mění, kdo vede. Náskok: o kolik bodů má vítěz víc než druhý.
balance-start = Začátek
balance-preset = to je sestava { $preset }
balance-lead = { $card } { $lead }
balance-leads = Nejsilnější { $strongest }; nejslabší { $weakest }
balance-more = +{ $number }
balance-less = −{ $number }

balance-sure = Obsazení 1 { $goal ->
    [even] je vyrovnanější
   *[swingy] má víc zvratů
} než { $other }: jistota { $sure }.
balance-likely = Obsazení 1 { $goal ->
    [even] je asi vyrovnanější
   *[swingy] má asi víc zvratů
} než { $other }, ale jistota je jen { $sure }.
balance-close = Obsazení 1 a { $other } jsou si příliš blízko, tyto hry je nerozliší.
balance-other-cast = obsazení { $place }
balance-other-start = výchozí výběr
balance-sure-most = více než { $sure }
balance-itself = Obsazení { $place } je výběr, u kterého hledání začalo.
balance-fresh = Každé obsazení odehrálo pro tato čísla nová rozdání ({ $games }), která hledání nikdy nevidělo, aby obsazení se štěstím nevypadalo dobře. Těch 95 % platí pro všechny intervaly dohromady. Lepší obsazení může být mezi nevyzkoušenými a pro jiné hráče než tyto boty může být jiné.
balance-cards = { $goal ->
    [even] Kdo vyhrává častěji než ostatní, v bodech, ve všech vyzkoušených obsazeních
   *[swingy] Karty, které přinášejí víc zvratů než jiné na jejich místě, v bodech, ve všech vyzkoušených obsazeních
}: { $more }.
balance-cards-less = { $goal ->
    [even] Kdo vyhrává méně často
   *[swingy] Karty, které jich přinášejí méně
}: { $less }.
balance-faults = Boti nedali platnou odpověď { $count ->
    [one] jednou
    [few] { $count }krát
   *[other] { $count }krát
}; místo toho se hrálo náhodně.
balance-command = Obsazení 1, ke hře a ke zkoumání:
balance-kept = To všechno je také v { $file }.

balance-so-far = Zatím nejlepší obsazení, bez čísel: nedokončené hledání by jim lichotilo.
balance-nothing-yet = Odehrálo se příliš málo, zatím nejde nic říct.
