### The simulation: its command, its tables on the screen, and the page that `report` makes of it.

cli-simulate = odehrát mnoho her mezi boty a uložit, co se v každé stalo
cli-report = udělat z odehraných her stránku s grafy

## Arguments

simulate-bots = boti: { $names }, program:COMMAND nebo python:MODULE.CLASS; je-li jich méně než míst, střídají se na nich, 4xrandom jsou čtyři (výchozí { $bot })
simulate-games = kolik her (výchozí { $games })
simulate-players = kolik míst má stůl (výchozí { $players })
simulate-out = složka, kam se hry ukládají; bez ní se ukáže jen souhrn
simulate-help =
    Různí boti hrají každé rozdání několikrát a všichni se mezitím posunou
    o místo dál. Sestava „random“ losuje pro každé rozdání jiné obsazení.

    Příklady:
      citadels simulate builder --games 10000 --out my-games
      citadels simulate --resume --out my-games --games 20000
      citadels simulate builder 4xrandom --edition classic --players 5
      citadels simulate builder --preset random --players 6 --out casts

    Ve složce je potom games.parquet s řádkem pro každou hru
    a seats.parquet s řádkem pro každé místo; stránku s grafy z nich udělá
    „citadels report my-games“.
report-folder = složka se simulací
report-out = stránka (výchozí: report.html v této složce)

## What goes wrong

simulate-resume-where = --resume potřebuje --out a složku, ve které se má pokračovat.
simulate-empty = Ve složce { $folder } zatím žádné hry nejsou.
simulate-stopped = Zastaveno po { $done } z celkem { $games } her; bez --out se nic neuloží.
simulate-timed = { $bot } přemýšlí podle hodin nebo ve vlastním programu: jeho hry nelze přesně zopakovat.
report-unwritten = { $file } nejde zapsat: { $why }.
report-written = Stránka je v { $file }.

## Summary

simulate-title = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}: { $edition }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
simulate-cast-own = vlastní výběr
simulate-seed = semínko { $seed }
simulate-facts = { $cast }; { $bots }; { $seed }.
simulate-repeat = { $count } × { $name }
simulate-partial = Studie není dokončená: odehráno { $games } z celkem { $planned } her.
simulate-faults = { $count ->
    [one] Jednou
    [few] { $count }krát
   *[other] { $count }krát
} nedal některý bot platnou odpověď a rozhodla za něj náhoda.
simulate-shared = { $count ->
    [one] { $count } hra měla společné vítěze; společná výhra
    [few] { $count } hry měly společné vítěze; společná výhra
   *[other] { $count } her mělo společné vítěze; společná výhra
} se dělí rovným dílem.
simulate-intervals = Za každým číslem stojí jeho 95% interval. Místa v jedné hře nejsou nezávislá, proto je rozdání se všemi místy jedno pozorování (klastrově robustní; pro podíly Wilson, pro průměry Student). { $above } a { $below } leží nad náhodou ({ $chance }) a pod ní, s 95% jistotou pro celou tabulku (Bonferroni).
simulate-mixed = Tito boti nejsou stejně silní a volí různé karty: čísla vypovídají o botech stejně jako o kartách.
simulate-one-deal = Z jediného rozdání se žádný interval určit nedá.

simulate-title-length = Délka a výsledek
simulate-column-what = Ve hře
simulate-column-mean = Průměr
simulate-column-interval = 95 %
simulate-column-median = Medián
simulate-column-tenths = 10–90 %
simulate-column-range = Vše
simulate-length-rounds = Kola
simulate-length-laps = Okruhy
simulate-length-moves = Kroky
simulate-length-scores = Body, všechna místa
simulate-length-best = Body vítěze
simulate-length-margin = Náskok před druhým
simulate-length-changes = Změny ve vedení
simulate-ended = Jak hry končí: { $endings }
simulate-ended-part = { $what } { $share }
simulate-ended-complete = dokončené město
simulate-ended-all-built = všechny budovy stojí
simulate-ended-bell = zvon
simulate-ended-deadlock = dva okruhy bez stavby
simulate-ended-limit = nejvyšší počet kol

simulate-title-positions = Výhry podle místa, od první koruny po směru hodinových ručiček
simulate-title-positions-laps = Výhry podle pořadí
simulate-title-bots = Výhry podle bota
simulate-title-seats = Výhry podle čísla místa
simulate-title-characters = Výhry těch, kdo měli postavu, podle kol
simulate-title-characters-laps = Výhry těch, kdo měli tah postavy, podle tahů
simulate-title-uniques = Výhry těch, kdo postavili unikátní budovu
simulate-note-uniques = Kdo má na drahou budovu, často už vede: to ještě nedokazuje, že hru vyhrála ta budova.
simulate-column-seat = Místo
simulate-column-bot = Bot
simulate-column-character = Postava
simulate-column-unique = Budova
simulate-column-games = Hry
simulate-column-seats = Místa
simulate-column-rounds-held = Kola
simulate-column-turns = Tahy
simulate-column-built = Stavby
simulate-column-wins = Výhry
simulate-position-first = První koruna
simulate-position-next = { $number } vlevo
simulate-position-laps = Pořadí { $number }
simulate-position-crown = Koruna, podle kol
simulate-seat-number = Místo { $number }

simulate-title-points = Body podle řádků
simulate-column-line = Body za
simulate-column-all = Všichni
simulate-column-winners = Vítězové
simulate-column-others = Ostatní
simulate-points-districts = Budovy
simulate-points-five-types = Všech pět druhů
simulate-points-first-complete = První dokončené
simulate-points-complete = Další dokončené
simulate-points-passes = Vyhrané okruhy
simulate-points-actions = Akční karty v ruce
simulate-points-total = Celkem

simulate-title-uses = Použité schopnosti
simulate-column-ability = Schopnost
simulate-column-times = Počet
simulate-column-per = Na
simulate-column-rate = Podíl
simulate-per-held = kolo s postavou
simulate-per-turn = tah
simulate-per-built = místo s budovou
simulate-per-seat = místo

simulate-use = { $card }: { $what }
simulate-use-income = výnos
simulate-use-name-assassin = vražda
simulate-use-name-witch = očarování
simulate-use-name-thief = krádež
simulate-use-sign = příkazy
simulate-use-confiscate = zabavení
simulate-use-spy = špehování
simulate-use-flower = výhrůžky
simulate-use-reveal = otočení výhrůžky
simulate-use-swap = výměna karet v ruce
simulate-use-redraw = nové karty
simulate-use-look = pohled do ruky
simulate-use-foresee = karta od každého
simulate-use-crown = předání koruny
simulate-use-alms = almužna
simulate-use-borrow = mince za karty
simulate-use-bonus = něco navíc
simulate-use-bonus-gold = čtyři mince
simulate-use-bonus-cards = čtyři karty
simulate-use-study = studium
simulate-use-destroy = bourání
simulate-use-exchange = výměna budov
simulate-use-seize = zabrání
simulate-use-beautify = zkrášlení
simulate-use-sacrifice = oběť
simulate-use-spend = placení kartami
simulate-use-tent = postaveno
simulate-use-booth = otevřeno
simulate-use-ticket = koupené lístky
simulate-use-cash = vybrané mince
simulate-use-fortune = zahráno
simulate-use-cannonball = výstřel
simulate-use-sell = Prodej do banku
simulate-use-auction = Dražby
simulate-use-bid = Nabídky

## Numbers

lab-number-small = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-count = { NUMBER($number, maximumFractionDigits: 0) }

## The page

report-title = { $edition }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
report-lead = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} mezi boty ({ $bots }); { $cast ->
    [random] při každém rozdání jiné obsazení
    [own] vlastní obsazení
   *[other] sestava { $preset }
}. Pouhou náhodou by každé místo vyhrálo { $chance } her; s tím se níže všechno porovnává.
report-partial = Zatím je odehráno jen { $games } z celkem { $planned } her.

report-fact-games = her
report-fact-games-deals = při { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdáních
   *[other] { $deals } rozdáních
}
report-fact-rounds = kol
report-fact-laps = okruhů
report-fact-median = nebo méně v polovině her
report-fact-best = bodů vítěze
report-fact-margin = bodů před druhým
report-fact-changes = změn ve vedení
report-fact-mean = v průměru

report-characters = { $signs ->
    [both] { $best } vyhrává často, { $worst } zřídka
    [above] { $best } vyhrává častěji, než by dala náhoda
    [below] { $worst } vyhrává méně často, než by dala náhoda
   *[none] Žádná postava není s jistotou lepší ani horší než náhoda
}
report-characters-about = Jak často vyhráli ti, kdo měli určitou postavu, počítáno podle kol, ve kterých ji měli.
report-characters-about-laps = Jak často vyhráli ti, kdo měli tah určité postavy, počítáno podle tahů.
report-uniques = { $signs ->
    [both] S budovou { $best } se vyhrává často, s budovou { $worst } zřídka
    [above] S budovou { $best } se vyhrává často
    [below] S budovou { $worst } se vyhrává zřídka
   *[none] Žádná unikátní budova s výhrou s jistotou nesouvisí
}
report-uniques-about = Jak často vyhráli ti, kdo postavili určitou unikátní budovu. { simulate-note-uniques }
report-positions = { $signs ->
    [none] Žádné místo není s jistotou lepší ani horší než jiné
   *[other] Na místě u stolu záleží
}
report-positions-about = Výhry podle místa u stolu, od držitele první koruny po směru hodinových ručiček, tedy doleva.
report-positions-about-laps = Výhry podle pořadí: první tah má číslo 1.
report-bots = { $signs ->
    [none] Žádný bot není s jistotou lepší ani horší než náhoda
   *[other] { $best } vyhrává často, { $worst } zřídka
}
report-bots-about = Výhry podle bota. Každé rozdání hráli všichni na všech místech.
report-rounds = Polovina her skončí během { $median } kol, devět z deseti během { $ninth }
report-rounds-laps = Polovina her skončí během { $median } okruhů, devět z deseti během { $ninth }
report-rounds-about = Podíl her podle počtu kol; modrý sloupec je medián.
report-rounds-about-laps = Podíl her podle počtu okruhů; modrý sloupec je medián.
report-scores = Vítězové mají v průměru { $winners } bodů, ostatní { $others }
report-scores-about = Podíl míst podle bodů na konci; vítězové jsou modrá část každého sloupce.
report-points = Vítězové mají náskok { $gap } bodů, z toho { $districts } za budovy
report-points-about = Body podle řádků, vítězové a ostatní, v průměru.
report-points-large = Celkem a budovy
report-points-small = Všechno ostatní
report-course = { $round ->
    [0] Vítěze jde až do konce těžko poznat
   *[other] Od { $round }. kola se dá vítěz uhodnout
}
report-course-laps = { $round ->
    [0] Vítěze jde až do konce těžko poznat
   *[other] Od { $round }. okruhu se dá vítěz uhodnout
}
report-course-about = Kolik bodů by kdo měl, kdyby hra skončila po jednotlivých kolech: v pásu leží polovina všech míst, čára je medián. Od uvedeného kola leží medián pozdějších vítězů nad pásem ostatních. Kola, do kterých došla méně než desetina her, jsou vynechána.
report-course-about-laps = Kolik bodů by kdo měl, kdyby hra skončila po jednotlivých okruzích: v pásu leží polovina všech míst, čára je medián. Od uvedeného okruhu leží medián pozdějších vítězů nad pásem ostatních. Okruhy, do kterých došla méně než desetina her, jsou vynechány.
report-uses = K čemu se karty používají
report-uses-held = Postavy: použití za kolo s postavou
report-uses-turn = Postavy: použití za tah
report-uses-built = Budovy: použití za hru na místě, které budovu postavilo
report-uses-seat = Pro všechny: použití za hru na každém místě
report-made = Jak to vzniklo
report-made-command = Stejné hry znovu:
report-made-timed = Ne všichni tito boti zopakují své hry přesně: někteří přemýšlejí podle hodin nebo ve vlastním programu.
report-made-same = Stejný příkaz dá stejné hry do poslední karty, ať běží procesů, kolik chce.
report-made-seeds = Číslo a semínko každé hry jsou v games.parquet, co které místo udělalo, je v seats.parquet.
report-made-intervals = Vousy a čísla pod „{ simulate-column-interval }“ jsou 95% intervaly jednotlivých čísel. Místa v jedné hře na sobě závisejí, stejně jako hry jednoho rozdání, proto je rozdání se vším, co se z něj odehrálo, jedno pozorování: odhad rozptylu je klastrově robustní. Podíly mají Wilsonův interval s počtem nezávislých pozorování, který tomuto rozptylu odpovídá, průměry Studentův. Jedno číslo z dvaceti leží mimo svůj interval; barvy a nadpisy proto mluví jen o tom, co platí s 95% jistotou pro všechna čísla grafu dohromady (Bonferroni).
report-level = náhoda { $chance }

report-bin = { $number }: { $share }, počet { $count }
report-bin-winners = { $number }: { $share }, počet { $count }, z toho vítězů { $winners }
report-step-rounds = Kolo { $round }, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}: vítězové { $winners }, ostatní { $others }
report-step-laps = Okruh { $round }, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}: vítězové { $winners }, ostatní { $others }
report-whisker = { $name }: { $value } ({ $interval })
report-dumbbell = { $name }: vítězové { $winners }, ostatní { $others }
report-winners = vítězové
report-others = ostatní
report-above = s jistotou nad náhodou
report-below = s jistotou pod náhodou
report-maybe = může být náhoda
report-uses-about = Jak často se schopnost použije, když ji lze použít, s 95% intervalem.
report-points-tick = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
