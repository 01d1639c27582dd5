### A few words on each card, beside its name.

## Cards

brief-assassin = zavraždí postavu, a ta přijde o tah
brief-witch = očaruje postavu a dohraje tah za ni
brief-magistrate = zabaví první budovu, kterou postaví označená postava
brief-thief = při vyvolání postavy jí sebere všechny mince
brief-spy = vidí karty v ruce: 1 mince a 1 karta za každou daného druhu
brief-blackmailer = výhrůžkami tahá ze dvou postav mince
brief-magician = vymění si karty v ruce s hráčem, nebo s balíčkem
brief-wizard = vezme kartu z cizí ruky
brief-seer = vymění si s každým kartu; postaví až 2 budovy
brief-king = bere korunu; 1 mince za šlechtickou budovu
brief-emperor = předá korunu za minci či kartu; 1 mince za šlechtickou
brief-patrician = bere korunu; 1 karta za šlechtickou budovu
brief-bishop = chráněn před číslem 8; 1 mince za církevní budovu
brief-abbot = 1 mince či karta za církevní; 1 mince od nejbohatšího
brief-cardinal = půjčí si mince za karty; 1 karta za církevní
brief-merchant = 1 mince navíc; 1 mince za obchodní budovu
brief-alchemist = vrátí se mu všechny mince za stavbu
brief-trader = staví obchodní budovy bez omezení; 1 mince za každou
brief-architect = 2 karty navíc; postaví až 3 budovy
brief-navigator = 4 mince či karty navíc; nesmí stavět
brief-scholar = vybere 1 ze 7 karet; postaví až 2 budovy
brief-warlord = zbourá budovu za cenu o 1 nižší; 1 mince za vojenskou
brief-diplomat = vymění budovy; 1 mince za vojenskou budovu
brief-marshal = zabere budovu s cenou do 3; 1 mince za vojenskou
brief-queen = 3 mince, když sedí vedle čísla 4
brief-artist = zkrášlí až 2 budovy, každou za 1 minci
brief-tax-collector = vybírá daň, která se platí za každou stavbu
brief-armory = zbourej ji a s ní budovu v nedokončeném městě
brief-basilica = konec: 1 bod za budovu s lichou cenou
brief-capitol = konec: 3 body za tři budovy téhož druhu
brief-dragon-gate = konec: 2 body
brief-factory = tvé ostatní unikátní budovy stojí o 1 méně
brief-framework = zbourej ho místo placení za budovu
brief-gold-mine = o 1 minci víc, když bereš příjem v mincích
brief-great-wall = číslo 8 platí v tvém městě o 1 víc
brief-haunted-quarter = konec: počítá se jako druh, který potřebuješ
brief-imperial-treasury = konec: 1 bod za každou tvou minci
brief-ivory-tower = konec: 5 bodů, je-li tvou jedinou unikátní budovou
brief-keep = číslo 8 na ni nemůže
brief-laboratory = jednou za tah: karta z ruky za 2 mince
brief-library = karty líznuté jako příjem si necháš všechny
brief-map-room = konec: 1 bod za každou kartu v ruce
brief-monument = při dokončení města platí za 2 budovy
brief-museum = jednou za tah pod ně vlož kartu: 1 bod za každou
brief-necropolis = lze postavit za zbourání jedné tvé budovy
brief-observatory = jako příjem si lízneš 3 karty místo 2
brief-park = 2 karty, když tah skončíš bez karet
brief-poor-house = 1 mince, když tah skončíš bez mincí
brief-quarry = smíš stavět budovy stejného jména
brief-school-of-magic = pro výnos platí za druh, který potřebuješ
brief-secret-vault = nelze postavit; konec: v ruce 3 body
brief-smithy = jednou za tah: 2 mince za 3 karty
brief-stables = nepočítají se do limitu staveb
brief-statue = konec: 5 bodů, máš-li korunu
brief-theater = po výběru si můžeš s někým vyměnit postavu
brief-thieves-den = zaplatit lze i kartami z ruky
brief-wishing-well = konec: 1 bod za unikátní budovu ve tvém městě

## Cards that are new or different in the older editions

brief-assassin-common-city = kdo postavu otočí, přijde o tah
brief-thief-common-city = sebere všechny mince tomu, kdo postavu otočí
brief-witch-common-city = dohraje tah za toho, kdo postavu otočí
brief-emperor-classic = předá korunu, dostane minci či kartu; 1 mince za šlechtickou
brief-bishop-classic = chráněn před Žoldnéřem a Diplomatem; 1 mince za církevní
brief-bishop-circus = chráněn před Žoldnéřem; 1 mince za církevní budovu
brief-abbot-classic = 1 mince za církevní; 1 mince od nejbohatšího
brief-warlord-classic = nakonec zbourá budovu; 1 mince za vojenskou
brief-warlord-circus = zbourá soupeřovu budovu; 1 mince za vojenskou
brief-warlord-common-city = zbourá budovu za cenu o 1 nižší; 1 mince za vojenskou
brief-diplomat-classic = nakonec vymění budovy; 1 mince za vojenskou
brief-diplomat-common-city = vymění budovy; 1 mince za vojenskou budovu
brief-queen-classic = 3 mince, když sedí vedle Krále
brief-queen-common-city = 3 mince, když je vyvolána vedle Krále nebo sedí vedle koruny
brief-tax-collector-classic = 1 mince od každého, kdo v tomto kole staví
brief-tax-collector-common-city = 1 mince od každého, kdo v tomto okruhu staví
brief-armory-classic = zbourej ji a s ní budovu jiného hráče
brief-dragon-gate-classic = stojí 6, má hodnotu 8 bodů
brief-great-wall-classic = Žoldnéř a Diplomat platí v tvém městě o 1 víc
brief-haunted-quarter-classic = konec: libovolný druh, ne však z posledního kola
brief-haunted-quarter-common-city = při bodování okruhu platí za druh, který ti chybí
brief-keep-classic = Žoldnéř ani Diplomat na ni nemůžou
brief-keep-circus = Žoldnéř ji nesmí zbourat
brief-laboratory-classic = jednou za tah: karta z ruky za 1 minci
brief-library-classic = z karet líznutých jako příjem si necháš 2
brief-quarry-classic = jednu budovu smíš mít dvakrát
brief-smithy-circus = jednou za tah: { $smithy_pay ->
    [one] { $smithy_pay } mince
    [few] { $smithy_pay } mince
   *[other] { $smithy_pay } mincí
} za { $smithy_draw ->
    [one] { $smithy_draw } kartu
    [few] { $smithy_draw } karty
   *[other] { $smithy_draw } karet
}
brief-wishing-well-classic = konec: 1 bod za další unikátní budovu ve tvém městě
brief-graveyard = zaplať 1 minci za budovu, kterou zbourá Žoldnéř
brief-university = stojí 6, má hodnotu 8 bodů
brief-lighthouse = po stavbě si vezmi kartu z balíčku
brief-bell-tower = po stavbě můžeš určit, že město dokončí o budovu méně
brief-bell-tower-common-city = když zazní, hra skončí 30. budovou
brief-hospital = i po vraždě si smíš vzít příjem
brief-throne-room = 1 mince, kdykoli koruna změní držitele
brief-ballroom = máš-li korunu: ostatní poděkují, nebo přijdou o tah
brief-big-top = budova s cenou 0, kterou nikdo nezbourá
brief-ticket-booth = ostatní tu platí 1 minci za kartu; mince můžou být tvoje
brief-acrobat = vezmi si korunu, když se Král nepřihlásí
brief-fortune-teller = podívej se do cizí ruky a vezmi si kartu
brief-strongman = zruší vraždu tvé postavy
brief-ringmaster = v tomto tahu postav až o 2 budovy víc
brief-human-cannonball = nahraď budovu dražší, doplať rozdíl
