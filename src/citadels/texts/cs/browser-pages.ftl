### The pages around the table in the browser: home, new table, lobby, end, replay, games, rules, settings.

## Getting about

page-nav = Stránky
page-nav-home = Citadela, domů
page-nav-new = Nový stůl
page-nav-games = Moje hry
page-nav-rules = Pravidla
page-nav-settings = Nastavení
page-nav-ratings = Rating
page-lost = Tyhle dveře někdo zazdil, nebo tu nikdy nebyly.
page-lost-table = Svíčky jsou zhasnuté a židle na stole. Možná je v kódu překlep, nebo stůl už někdo uklidil.
page-ok = Hotovo
page-cancel = Zrušit
page-less = { $what }: méně
page-more = { $what }: více
page-seconds = sekund
page-share = Sdílet
page-download = Stáhnout
page-copied = Odkaz zkopírován
page-copy-yourself = Zkopíruj si tento odkaz: { $url }
page-just-now = právě teď
page-copies = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
page-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
page-players-range = { $low } až { $high } hráčů
page-watching = { $n ->
    [one] Dívá se { $n } člověk.
    [few] Dívají se { $n } lidé.
   *[other] Dívá se { $n } lidí.
}
page-goal = { $laps ->
    [yes] Hra skončí, až bude stát všech { $n } různých budov
   *[no] Dokončené město má { $n ->
        [one] { $n } budovu
        [few] { $n } budovy
       *[other] { $n } budov
    }
}
page-name = Tvoje jméno
page-name-count = { $n }/{ $most }
page-name-long = Jméno má nejvýše { $most } znaků: použije se „{ $name }“.

## Home

page-motto = Postav město. Každé kolo si vyber, kým budeš, a uhodni, kdo je kdo.
page-play = Hrát hned
page-play-new = Nová hra proti botům
page-play-hint = Ty a tři boti, rada po ruce. Bez registrace.
page-sign-in = Už tu máš odehrané hry? Přihlas se
page-play-wait = Zapalují se svíčky...
page-play-refused = Hru se nepodařilo začít
page-play-players = Hra je pro 2 až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
}.
page-go-on = Zpět do hry
page-go-on-hint = Tvoje hra na tebe počkala.
page-go-on-hint-others = Tvoje hra běží dál. Když tu nejsi, hraje za tebe bot.
page-running = { $n ->
    [one] Tvoje hra běží dál
    [few] Tvoje hry běží dál
   *[other] Tvoje hry běží dál
}
page-running-go = Pokračovat
page-out-delete = Smazat
page-out-delete-ask = Smazat tuto hru?
page-out-delete-hint = Nikdo jiný v ní nehraje. Obnovit ji nepůjde.
page-out-close = Zavřít stůl
page-out-close-ask = Zavřít tento stůl?
page-out-close-hint = Kód přestane platit a kdo tu sedí, bude si muset najít jiný stůl.
page-out-leave = Odejít
page-out-leave-ask = Odejít z této hry nadobro?
page-out-leave-hint = Tvé místo převezme bot a hraje s ostatními dál.
page-friends = S přáteli
page-friends-hint = Zadej kód nebo odkaz, který ti někdo poslal.
page-code-label = Kód nebo odkaz stolu
page-code-example = např. HKM4TQ
page-code-go = Vstoupit
page-open-title = Otevřené stoly
page-open-none = Zrovna tu není žádný veřejný stůl.
page-open-join = Přisednout
page-open-look = Nahlédnout
page-open-watch = Dívat se
page-open-own = Založit veřejný stůl
page-about-games = Odehrané hry, ke kterým se můžeš vrátit.
page-about-learn = Osm krátkých kapitol u opravdového stolu.
page-learn = Naučit se hrát
page-learn-offer = Citadelu ještě neznáš?
page-learn-offer-text = Nauč se ji za 15 minut, rovnou při hře.
page-about-rules = Každá karta a každé pravidlo, s hledáním.
page-about-settings = Jméno, zvuk, animace, světlý nebo tmavý vzhled.
page-about-ratings = Jak dobře hraješ, žebříček, turnaje.
page-import = Otevřít záznam hry
page-import-hint = nebo přetáhni soubor kamkoli sem
page-import-wait = Čtu...
page-import-none = Tento soubor není záznam hry.
page-import-large = Na záznam je tento soubor příliš velký.
page-credits = Citadela je hra Bruna Faiduttiho. Ikony vytvořili umělci z game-icons.net, CC BY 3.0.
page-game-name = { $edition } · { $preset }
page-game-label = { $game }: { $players }
page-game-nobody = zatím nikdo
page-game-free = { $n ->
    [one] { $n } místo je volné
    [few] { $n } místa jsou volná
   *[other] { $n } míst je volných
}

## New table

page-new-lead = Všechno je připravené na dobrou hru. Změň, co chceš; zapamatuje se to.
page-new-reset = Obnovit výchozí
page-new-edition = Edice
page-new-players = Hráči
page-new-cast = Postavy a budovy
page-new-ninth = Devátá postava
page-new-options = Možnosti edice
page-new-house = U stolu
page-new-summary = Tvůj stůl
page-new-start = Začít hru
page-new-watch = Dívat se na boty
page-new-open = Otevřít stůl
page-new-open-first = Pozvat lidi
page-new-open-hint = { $n ->
    [one] Dostaneš odkaz pro druhého hráče.
    [few] Dostaneš odkaz pro další { $n } hráče.
   *[other] Dostaneš odkaz pro dalších { $n } hráčů.
}
page-seat-you = Ty
page-seat-free = volné místo
page-seat-person = člověk
page-seat-bot = bot: { $level }
page-seat-who = Místo { $seat }: kdo tu sedí
page-seats-bots = Všichni ostatní jsou boti
page-seats-people = Všichni ostatní jsou lidé
page-seats-watch = Hrají jen boti a ty se díváš.
page-seats-alone = Ty proti botům: { $about }.
page-seats-invite = { $n ->
    [one] jedno místo je pro toho, kdo má tvůj odkaz, nebo pro dalšího člověka u tohoto zařízení.
    [few] { $n } místa jsou pro lidi s tvým odkazem, nebo pro další u tohoto zařízení.
   *[other] { $n } míst je pro lidi s tvým odkazem, nebo pro další u tohoto zařízení.
}
page-cast-preset = Hotové sestavy
page-cast-preset-hint = Postavy a unikátní budovy, které k sobě dobře sedí.
page-cast-own = Vlastní výběr
page-cast-own-hint = Vyber postavu pro každé číslo a unikátní budovy.
page-cast-random = Náhodně
page-cast-random-hint = Postavy a unikátní budovy se vylosují na začátku hry.
page-cast-fixed = V této edici je ve hře všech { $n } postav.
page-preset-first-game = Osm nejznámějších postav: nejlepší začátek.
page-preset-ambitious-aristocrats = Hodně se tu bere: soud zabavuje, karty mizí z ruky, budovy mění majitele.
page-preset-cunning-agents = Mince pořád mění majitele: kouzla, vydírání a daň z každé budovy.
page-preset-illustrious-emissaries = Dozvíš se, co mají ostatní: nahlíží se do karet, karty kolují, budovy se vyměňují.
page-preset-devious-dignitaries = Nejvíc blafování: u postav leží tajné příkazy a výhrůžky.
page-preset-tenacious-delegates = Města rostou rychle: hodně karet na výběr a několik staveb v jednom tahu.
page-preset-vicious-nobles = Nejostřejší: vražda, krádež i bourání najednou a nejvíc mincí v sázce.
page-preset-base = Původní osmička a základní balíček: hra, jak začala.
page-preset-new-neighbours = Původní osmička, ale v balíčku jsou tři nové unikátní budovy.
page-preset-court-and-cloister = Zdvořileji a lstivěji: koruna se daruje, o mince se prosí, budovy se vyměňují.
page-preset-dark-arts = Kouzla místo dýk: postavy se očarují a karty mizí z ruky.
page-preset-crowded-court = Devět postav s Královnou a pět nových unikátních budov: pro velké stoly.
page-preset-uniques = { $n ->
    [one] { $n } unikátní budova
    [few] { $n } unikátní budovy
   *[other] { $n } unikátních budov
}
page-preset-uniques-more = { $n ->
    [one] { $n } nová unikátní budova
    [few] { $n } nové unikátní budovy
   *[other] { $n } nových unikátních budov
}
page-ninth-any = Podle sestavy
page-ninth-needed = { $n ->
    [one] Při { $n } hráči je devátá postava ve hře vždycky.
    [few] Při { $n } hráčích je devátá postava ve hře vždycky.
   *[other] Při { $n } hráčích je devátá postava ve hře vždycky.
}
page-ninth-hint = O postavu víc v každém výběru: hůř se hádá, kdo je kdo.
page-ninth-is = Devátá postava je { $character }
page-own-from = Začít od
page-own-from-none = vyber sestavu
page-own-characters = Postavy
page-own-rank = Číslo { $rank }
page-own-ninth = Dalším kliknutím ji vynecháš, pokud není nutná.
page-own-uniques = Unikátní budovy
page-own-count = vybráno { $count }/{ $wanted }
page-own-count-base = ze základního balíčku { $base }, bonusových budov { $bonus }
page-own-good = Takhle se dá hrát.
page-uniques-base = Základní balíček
page-uniques-bonus = Bonusové budovy
page-fault-rank = Chybí postava číslo { $rank }.
page-fault-ninth = { $seats ->
    [one] Při { $seats } hráči je potřeba postava číslo 9.
    [few] Při { $seats } hráčích je potřeba postava číslo 9.
   *[other] Při { $seats } hráčích je potřeba postava číslo 9.
}
page-fault-needs = { $character } potřebuje aspoň { $needs ->
    [one] { $needs } hráče
    [few] { $needs } hráče
   *[other] { $needs } hráčů
} a je jich { $seats }.
page-fault-uniques-few = Unikátních budov má být { $wanted }: přidej ještě { $off }.
page-fault-uniques-many = Unikátních budov má být { $wanted }: odeber { $off }.
page-fault-base-few = Když { $bonus ->
    [one] je { $bonus } bonusová budova
    [few] jsou { $bonus } bonusové budovy
   *[other] je { $bonus } bonusových budov
}, má být karet ze základního balíčku víc: vrať { $off }.
page-fault-base-many = Když { $bonus ->
    [one] je { $bonus } bonusová budova
    [few] jsou { $bonus } bonusové budovy
   *[other] je { $bonus } bonusových budov
}, má být karet ze základního balíčku méně: odeber { $off }.
page-clock = Časový limit
page-clock-none = Žádný
page-clock-none-hint = Každý má tolik času, kolik potřebuje.
page-clock-none-is = Bez časového limitu
page-clock-decision = Na rozhodnutí
page-clock-decision-hint = Když čas na rozhodnutí vyprší, rozhodne bot.
page-clock-decision-is = { $seconds ->
    [one] { $seconds } sekunda na každé rozhodnutí
    [few] { $seconds } sekundy na každé rozhodnutí
   *[other] { $seconds } sekund na každé rozhodnutí
}
page-clock-decision-seconds = Čas na rozhodnutí
page-clock-budget = Na hru
page-clock-budget-hint = Každý má zásobu času a s každým tahem trochu přibude. Když dojde, rozhoduje bot.
page-clock-budget-is = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} na hru, k tomu { $turn } za každý tah
page-clock-budget-seconds = Zásoba času
page-clock-turn = Přídavek za tah
page-pace = Tempo botů
page-pace-slow = Pomalé
page-pace-normal = Běžné
page-pace-fast = Rychlé
page-pace-instant = Bez čekání
page-pace-hint = Jak dlouho boti „přemýšlejí“, aby se jejich tahy daly sledovat.
page-grace = Když se někdo odpojí
page-grace-hint = Po této době hraje bot za toho, kdo opustil stránku, dokud se nevrátí.
page-listed = Ukázat mezi otevřenými stoly
page-listed-hint = Pak může přisednout kdokoli. Jinak jen ten, kdo má odkaz nebo kód.
page-listed-yes = Mezi otevřenými stoly
page-listed-no = Jen s odkazem nebo kódem
page-hints = Povolit rady
page-hints-hint = Každý se může zeptat bota, co by udělal.
page-hints-people = Každý se může zeptat bota, co by udělal, a ostatní to uvidí.
page-hints-yes = Rady jsou povolené
page-hints-alone = Rady jen pro jednoho hráče proti botům
page-hints-no = Bez rad
page-rated = Hra o rating
page-rated-hint = Počítá se do ratingu všem u stolu, takže se posadí jen ten, kdo s ratingem souhlasí. Bez rad.
page-chat = Chat
page-chat-hint = Kdo sedí u stolu, může ostatním psát.

## Before the game

page-lobby-lead = { $free ->
    [0] Všechna místa jsou obsazená ({ $seats }).
    [one] { $free } volné místo, celkem { $seats }.
    [few] { $free } volná místa, celkem { $seats }.
   *[other] { $free } volných míst, celkem { $seats }.
}
page-lobby-now = Obsazená místa: { $n }/{ $seats }.
page-lobby-start = Začít hru
page-lobby-ready = Všichni jsou tady.
page-lobby-free = { $n ->
    [one] Na volné místo sedne bot.
    [few] Na { $n } volná místa sednou boti.
   *[other] Na { $n } volných míst sednou boti.
}
page-lobby-absent = { $n ->
    [one] Jeden hráč ještě neotevřel stránku.
    [few] { $n } hráči ještě neotevřeli stránku.
   *[other] { $n } hráčů ještě neotevřelo stránku.
}
page-lobby-wait = Hru začne hostitel.
page-lobby-sit = Posadit se
page-lobby-full = Všechna místa jsou obsazená. Můžeš se dívat.
page-lobby-setup = Co se hraje
page-lobby-change = Změnit nastavení hry
page-lobby-change-do = Změnit
page-lobby-ask = { $n ->
    [one] Jedno místo je volné
    [few] { $n } místa jsou volná
   *[other] { $n } míst je volných
}
page-lobby-ask-hint = { $n ->
    [one] Když začneš teď, sedne si tam střední bot.
    [few] Když začneš teď, sednou si tam střední boti.
   *[other] Když začneš teď, sednou si tam střední boti.
}
page-lobby-ask-wait = Počkat na další
page-lobby-ask-start = Začít s boty
page-invite-code = Kód tohoto stolu
page-invite-link = Odkaz na tento stůl
page-invite-copy = Kopírovat odkaz
page-invite-copied = Zkopírováno
page-invite-qr = QR kód
page-invite-qr-hint = Namiř sem fotoaparát telefonu a dostaneš se k tomuto stolu.
page-seat-label = Místo { $seat }
page-seat-sit = Sednout si sem
page-seat-other = Další člověk u tohoto zařízení
page-seat-name-other = Jméno
page-seat-rename = Přejmenovat
page-seat-leave = Uvolnit místo
page-seat-remove = Odebrat
page-seat-remove-ask = Uvolnit místo hráče { $player }?
page-seat-remove-hint = Místo bude volné. Kdo má odkaz, může si zase přisednout.
page-seat-host = hostitel
page-seat-mine = na tomto zařízení
page-seat-here = je tu
page-seat-away = ještě tu není
page-seat-put = posadit sem bota
page-seat-make-free = uvolnit místo

## The end

page-end-counting = Počítání bodů
page-end-city = Město hráče { $player }
page-end-total = { $player }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
page-end-next-city = Další město
page-end-skip = K výsledku
page-end-podium = Pořadí
page-end-you-won = Vítězství je tvoje!
page-end-you-shared = Společné vítězství!
page-end-you-place = Máš { $place }. místo
page-end-place = { $place }.
page-end-winner = vítěz
page-end-sheet = Bod po bodu
page-end-rule = Přečíst příslušné pravidlo
page-end-again = Hrát znovu
page-end-follow = K odvetě
page-end-follow-watch = Dívat se na odvetu
page-end-replay = Přehrát
page-end-table = Prohlédnout stůl
page-chart-title = Průběh hry
page-chart-measure = Co se ukazuje
page-chart-scores = Body
page-chart-gold = Mince
page-chart-cities = Budovy
page-chart-chances = Šance na výhru
page-chart-chances-note = V procentech, jak ji odhaduje silný bot z toho, co každý hráč v té chvíli věděl.
page-chart-label = { $measure } každého hráče v průběhu hry; totéž níže jako tabulka
page-chart-axis = kolo
page-chart-axis-pass = okruh
page-chart-round = Kolo { $n }
page-chart-pass = Okruh { $n }
page-chart-incidents = Co se kdy stalo
page-chart-mark = { $round }: { $text }
page-chart-table = Jako tabulka
page-incident = { $who }
page-incident-killed = { $who } vraždí { FORM($character, "acc") }{ $known ->
    [no] , ale marně
   *[yes] { " " }({ $player })
}
page-incident-robbed = { $who } okrádá hráče { $player }
page-incident-bewitched = { $who } očarovává { FORM($character, "acc") }{ $known ->
    [no] , ale marně
   *[yes] { " " }({ $player })
}
page-incident-confiscated = { $who } zabavuje budovu hráče { $player }
page-incident-destroyed = { $known ->
    [self] { $who } bourá vlastní budovu
   *[yes] { $who } bourá budovu hráče { $player }
}
page-incident-seized = { $who } zabírá budovu hráče { $player }
page-incident-exchanged = { $who } si vyměňuje budovy s hráčem { $player }
page-incident-swapped = { $who } si vyměňuje karty s hráčem { $player }
page-incident-lost-turn = { $who } otáčí { TRAIT($character, "gender") ->
    [f] zavražděnou
   *[m] zavražděného
} { FORM($character, "acc") } a přichází o tah
page-incident-completed = { $who } dokončuje město
page-incident-rang = { $who } zvoní na Zvonici
page-moments = Rozhodnutí, na kterých nejvíc záleželo
page-moments-soon = Bot si hru začne procházet, až se posuneš sem.
page-moments-wait = Bot si hru prochází. Chvíli to trvá a pokračuje to, i když se posuneš jinam.
page-moments-none = Bot nenašel rozhodnutí, které by nějak vyčnívalo.
page-moments-failed = Bot tuto hru projít nedokázal.
page-moment-when = { $player }: { $when }
page-moment-best = { $who ->
    [me] Tvůj nejlepší tah
   *[other] Nejlepší tah hráče { $player }
}
page-moment-played = Zahráno
page-moment-better = Volba bota
page-moment-wins = výhra v { $percent } zkušebních her
page-moment-next = Druhá nejlepší možnost
page-move-pick = Vybrat postavu: { $character }
page-moment-look = Podívat se: co kdyby...
page-what = Co kdyby?
page-what-lead = { $who ->
    [me] { $when }: rozhoduješ ty. Vyber jiný tah a podívej se, jak by to mohlo jít dál.
   *[other] { $when }: rozhoduje { $player }. Vyber jiný tah a podívej se, jak by to mohlo jít dál.
}
page-what-wait = Bot zvažuje možnosti...
page-what-failed = Bot tohle rozhodnutí zvážit nedokázal.
page-what-hint = { $who ->
    [me] Od každé možnosti bot hru { $games }krát nanečisto dohrál. Číslo říká, jak často vyhraješ.
   *[other] Od každé možnosti bot hru { $games }krát nanečisto dohrál. Číslo říká, jak často vyhraje { $player }.
}
page-what-played = zahráno
page-what-best = nejlepší
page-what-on = Jak by to mohlo jít dál: { $move }
page-what-on-hint = Dál hrají za všechny boti, s kartami, jak opravdu ležely. Je to jedna cesta z mnoha.
page-what-more = ...a tak až do konce hry.
page-what-points = Máš { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}

## Replay

page-fair-title = Poctivé rozdání
page-fair-about = Server už vylosoval tajemství a toto je jeho otisk. Spolu se slovy hráčů rozhodne o každé kartě. Po hře se tajemství ukáže a kdokoli může ověřit, že se nic nezměnilo.
page-fair-commitment = Otisk
page-fair-words = Slova
page-fair-add = Přidej vlastní slovo
page-fair-add-do = Přidat

## My games

page-games-won = { $n ->
    [one] { $n } dohraná hra
    [few] { $n } dohrané hry
   *[other] { $n } dohraných her
}; { $won ->
    [0] zatím bez výhry.
    [one] z toho { $won } výhra.
    [few] z toho { $won } výhry.
   *[other] z toho { $won } výher.
}
page-games-over = Dohrané
page-games-imported = Otevřené ze souboru
page-games-more = Ukázat další
page-games-none = Zatím tu není žádná tvoje hra.
page-games-you-won = výhra
page-games-you-lost = prohra

## Rules

page-rules-title = Pravidla: { $edition }
page-rules-print = Tisk
page-rules-search = Hledat v pravidlech a kartách
page-rules-contents = Obsah
page-rules-characters = Postavy
page-rules-uniques = Unikátní budovy
page-rules-actions = Akční karty
page-rules-basics = Obyčejné budovy
page-rules-best = Nejlepší shoda
page-rules-none = Pro „{ $query }“ se nic nenašlo.
page-search-alike = vražd, zavražd, zabi, zabí / krást, krad, ukra, okra, zloděj, sebere / duplic, stejné budov, stejných budov, stejnou budov, dvakrát / zbour, bour, zboř, znič / vyměn, výměn, prohod / očar, začar, kouzl / minc, zlat, peníz, peněz, peníze / budov, čtvrt, stavb / vyhr, výhr, vítěz / remíz, shod, nerozhod / odhod, odhaz, zahod / líz, líž, dobrat, dober, dobír, dobran / první hráč, začínající, korun
page-search-skipped = a, i, v, ve, na, s, se, si, za, od, z, ze, do, je, jsou, to, jak, co, kdy, můžu
page-short-rounds-1 = Každé kolo si všichni tajně vyberou postavu z těch, které kolují.
page-short-rounds-2 = Postavy se vyvolávají podle čísel. Čí postava je vyvolána, ten hraje.
page-short-rounds-3 = Ve svém tahu si vezmi 2 mince, nebo si dober 2 karty a 1 si nech. Využij schopnost své postavy.
page-short-rounds-4 = Postav budovu z ruky: zaplať její cenu.
page-short-rounds-5 = Až bude mít některé město { $goal ->
    [one] { $goal } budovu
    [few] { $goal } budovy
   *[other] { $goal } budov
}, kolo se dohraje. Kdo má nejvíc bodů, vítězí.
page-short-laps-1 = Všichni staví jedno společné město. Ve svém tahu otočíš postavu.
page-short-laps-2 = Když byly vyvolány všechny postavy, okruh končí a rozdělují se body.
page-short-laps-3 = Ve svém tahu si vezmi 2 mince, nebo si dober 2 karty a 1 si nech. Prodávej karty, využij schopnost postavy.
page-short-laps-4 = Postav budovu, kterou nemá nikdo jiný.
page-short-laps-5 = Hra končí, až stojí všech { $goal } různých budov. Kdo má nejvíc bodů, vítězí.

## Settings

page-set-save = Uložit
page-devices-added = { $n ->
    [one] Přibylo zařízení. Teď hraje za tebe.
    [few] Přibyla { $n } zařízení. Teď hrají za tebe.
   *[other] Přibylo { $n } zařízení. Teď hrají za tebe.
}
page-devices-show = Ukázat zařízení
page-take = Tvoje místa na tomto zařízení
page-take-done = { $n ->
    [0] Na tomto zařízení teď hraješ jako { $name }.
    [one] Na tomto zařízení teď hraješ jako { $name } a čeká na tebe { $n } hra.
    [few] Na tomto zařízení teď hraješ jako { $name } a čekají na tebe { $n } hry.
   *[other] Na tomto zařízení teď hraješ jako { $name } a čeká na tebe { $n } her.
}
page-take-go = Ke stolu { $code }
page-take-ask = Hrát na tomto zařízení jako { $name }?
page-take-who = Tento osobní odkaz patří hráči { $name }. Pokračuj, jen pokud jsi to ty.
page-take-trap = Pokud ti odkaz poslal někdo jiný, zruš to: uvidí tvoje karty a bude moci hrát za tebe.
page-take-before = V tomto prohlížeči teď hraješ jako { $name } (rozehrané hry: { $running }, dohrané: { $finished }). Když budeš pokračovat, odsud se k nim už nedostaneš. Chceš-li si je nechat, otevři nejdřív vlastní osobní odkaz na jiném zařízení.
page-take-yours = To je tvůj vlastní odkaz a toto zařízení už je tvoje. Otevři ho na jiném zařízení.
page-take-do = Ano, jsem { $name }
page-take-anew = Nový odkaz vytvoříš na druhém zařízení v Nastavení.
