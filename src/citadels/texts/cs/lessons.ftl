### The first game: a tutorial in eight chapters, in the browser and in the terminal.
###
### One story at one table: the reader ("you"), Irena, Ota and Marta. The names are this language's own (see
### lesson-name-1 to lesson-name-3) and stand plainly in the sentences, so they may be declined; Irena and Marta are
### women, Ota is a man, the reader may be anybody. Cards are fixed in each sentence and stand there by their names.
### Short sentences, at most about three at a time; the tone is that of a friend at the table, with a little mischief.

## The table

lesson-name-1 = Irena
lesson-name-2 = Ota
lesson-name-3 = Marta

## Around the lesson

lesson-about = Osm krátkých kapitol u připraveného stolu. Hraješ od první minuty a nic se nemůže pokazit.
lesson-panel = Lekce
lesson-chapters = Kapitoly
# $number and $count are numbers: chapter 3 of 8
lesson-chapter = Kapitola { $number } z { $count }
lesson-progress = { $done ->
    [0] Ještě nezačato
   *[other] Hotové kapitoly: { $done } z { $count }
}
lesson-done-chapter = Hotovo
lesson-begin = Začít
lesson-go-on = Pokračovat
lesson-next = Dál
lesson-back = Zpět
lesson-faster = Rychleji
lesson-again = Zahrát kapitolu znovu
lesson-next-chapter = Další kapitola
lesson-leave = Odejít z lekce
# Small heading over what the reader is asked to do
lesson-your-move = Hraješ ty
# Small heading while the others play
lesson-watching = Hrají ostatní
# Small heading over an explanation
lesson-reading = Poslouchej
# Stands where the question would stand, as long as something is explained
lesson-waiting = Hra počká, až dočteš.
# Heading over the one sentence at the end of a chapter
lesson-learned = Co už umíš
lesson-loading = Připravuji stůl...
lesson-finish-title = A to je celá hra!
lesson-finish = Máš za sebou všech osm postav a výhru se sedmi budovami. Teď doopravdy: tři lehcí soupeři a pomoc u každé otázky.
lesson-first-game = Zahrát si první opravdovou hru

## In the terminal

lesson-command = naučit se hru hraním: osm krátkých kapitol
lesson-command-chapter = kapitola, kterou se začne: číslo, postava nebo název
lesson-enter = Enter: dál, q: odejít
lesson-no-chapter = Kapitola { $chapter } není. Kapitoly jsou: { $chapters }.
# $command is what is typed to begin a real game, as that was spoken of just before
lesson-finish-command = Začíná se příkazem: { $command }

## What is said when the reader does something else that the rules allow

lesson-else = To by podle pravidel šlo. Tahle lekce má ale teď v plánu něco jiného, takže se nic nestalo.
lesson-not-end = Pomalu: v tomhle tahu je ještě co získat.

## 1. The King: the aim of the game, gathering, building

lesson-title-king = Střecha nad hlavou
lesson-king-welcome = Vítej u stolu! Irena, Ota, Marta i ty máte každý svůj kus země. Každý si na něm postaví město.
lesson-king-aim = Tady bude stát to tvoje. Jakmile má někdo sedm budov, kolo se dohraje a je konec. Každá budova má tolik bodů, kolik stála, a kdo má bodů nejvíc, vyhrává.
lesson-king-hand = Tohle jsou tvoje první budovy, zatím jen na papíře. Mince na kartě jsou její cena, a zároveň její body.
lesson-king-purse = A tohle je celé tvoje jmění: 2 mince. Lovecký zámek stojí 3. S tím se musí něco udělat.
lesson-king-gather = Každý tah začíná příjmem: buď 2 mince, nebo nová karta. Vezmi si mince.
lesson-king-gather-else = Kartami nikdy nic nezkazíš. Ale máš čtyři plány a jen 2 mince, takže si tentokrát vezmi mince.
lesson-king-build = Čtyři mince! Po příjmu smíš postavit jednu budovu. Postav Lovecký zámek.
lesson-king-build-else = Tržnice je výhodná koupě a její den přijde. Nejdřív ale postav Lovecký zámek: hned uvidíš proč.
lesson-king-income = A stojí: tvoje první 3 body. A zrovna hraješ za Krále: ten vybírá 1 minci za každou šlechtickou, tedy žlutou budovu. Lovecký zámek je šlechtický. Vybírej!
lesson-king-end = To byl celý tah: vzít si příjem, postavit a využít, co umí tvoje postava. Ukonči ho.
lesson-king-others = Teď Marta a po ní Irena. Dělají totéž co ty: berou příjem, staví a vytěží ze své postavy, co se dá.
lesson-learned-king = Ve svém tahu si vezmeš příjem, pak stavíš a postavu využiješ, kdy chceš. Sedm budov ukončí hru.

## 2. The Merchant: choosing a character, being called

lesson-title-merchant = Kým budeš?
lesson-merchant-crown = Králem se tu nebývá déle než kolo: v každém kole si všichni tajně vybírají novou postavu. Král ti přinesl korunu, a kdo má korunu, vybírá první.
lesson-merchant-up = Čaroděj a Kněz leží lícem nahoru: v tomto kole za ně nikdo nehraje. Další postava leží lícem dolů a nikdo ji neviděl.
lesson-merchant-pick = Těchhle pět zbývá. Chybí jen Mordýř, takže víš, kdo leží lícem dolů; ostatní můžou jen hádat. Vezmi si Kupce: má slabost pro peníze, a ty přece taky.
lesson-merchant-pick-else = Pěkná volba, i na tu dojde. Tentokrát si vezmi Kupce.
lesson-merchant-pass = Co je tvoje, víš jen ty. Zbylé čtyři jdou k Ireně: jednu si nechá a ostatní podá Otovi, a ten Martě. Poslední karta se odloží lícem dolů.
lesson-merchant-call = Teď se postavy vyvolávají podle čísel, od 1 do 8. Kdo má tu vyvolanou, ukáže ji a hraje.
lesson-merchant-silence = První byl vyvolán Mordýř a nikdo se nepřihlásil, přesně jak se dalo čekat. Zlodějem je Ota. Drž si měšec!
lesson-merchant-named = Ota určil Stavitele a pro klid svědomí postavil Kostel. Kdo má Stavitele, přijde o všechny mince. Ty máš Kupce, takže se můžeš usmívat.
lesson-merchant-gather = Jsi na tahu! Vezmi si příjem v mincích a k tomu dárek pro Kupce: v každém tahu má 1 minci navíc.
lesson-merchant-gather-else = Nejdřív naplň měšec: vezmi si příjem v mincích a Kupcovu minci navíc.
lesson-merchant-build = Pět mincí. Zelené budovy jsou obchodní a Kupec vybírá 1 minci za každou z nich. Postav tedy Tržnici.
lesson-merchant-build-else = To by spolklo všechno, co máš. Tržnice stojí 2 a je zelená: Kupci něco vynese.
lesson-merchant-income = Tržnice má otevřeno. Vyber za ni výnos!
lesson-merchant-end = Dobrý obchod. Ukonči tah a uvidíš, kdo je Stavitel.
lesson-merchant-robbed = Je to Irena! Ota jí sebral všech pět mincí, než stačila cokoli říct. Svůj tah má dál, jen utrácet už skoro není co.
lesson-learned-merchant = Vybírá se tajně, hraje se podle čísel. Kupec má 1 minci navíc a vynášejí mu zelené budovy.

## 3. The Thief: guessing, gathering cards

lesson-title-thief = Cizí peníze
lesson-thief-rich = O několik kol později. Irena se vzpamatovala: tři zelené budovy a 7 mincí. Tvůj měšec potkal Zloděje a nezbyla ti ani jedna. To není spravedlivé.
lesson-thief-pick = Marta má vybráno a tyhle čtyři jdou k tobě. Vezmi si Zloděje: určí postavu a sebere všechny mince tomu, kdo za ni hraje.
lesson-thief-pick-else = Není to špatné. Ale támhle se povaluje 7 mincí a dostane se k nim jen Zloděj.
lesson-thief-pass = Kněz, Kupec a Žoldnéř jdou dál k Ireně. Podívej se na její město, samá zeleň, a hádej: kterého z těch tří bude chtít?
lesson-thief-name = Jsi na řadě. Určuješ postavu, ne hráče, takže jde jen o to dobře hádat. Koho si vzala Irena, když tolik obchoduje?
lesson-thief-name-else = Chtěla by Irena zrovna tuhle postavu? Její město je zelené a zelená nejvíc vynáší jedné z nich.
lesson-thief-name-first = Příjem hned bude. Nejdřív krádež: urči postavu.
lesson-thief-cards = Mince už máš skoro v kapse, takže si tentokrát vezmi jako příjem karty. Dobereš si dvě a jednu si necháš.
lesson-thief-cards-else = Dvě mince? Drobné. Sedm jich je na cestě, takže si tentokrát vezmi karty.
lesson-thief-keep = Nech si tu, která se ti líbí víc. Druhá půjde dospod balíčku.
# $face is how the game is played: in the terminal or in the browser
lesson-thief-end = Bez mincí se stavět nedá. { $face ->
    [terminal] Napiš why build cathedral a dozvíš se důvod.
   *[browser] Klikni na kartu v ruce a ona ti řekne důvod.
} Nevadí: ukonči tah a počkej.
lesson-thief-robbed = Vyvolán je Kupec, je to Irena a jejích 7 mincí je tvých. Ani se nemusíš omlouvat.
lesson-learned-thief = Zloděj sebere všechny mince postavě, kterou určí. Kdo je kdo, poznáš podle toho, co posíláš dál a co ostatní potřebují.

## 4. The Magician: cards

lesson-title-magician = Prázdná ruka
lesson-magician-empty = Kam se poděly tvoje karty? Minulé kolo byla Čarodějem Irena a těch 7 mincí jí ještě leželo v hlavě. V ruce nemáš nic.
lesson-magician-swap = Ale teď máš Čaroděje ty! Vymění si všechny karty v ruce s jiným hráčem, i když sám žádné nemá. Ota jich drží šest: vyměň si je s ním.
lesson-magician-swap-else = I tam by nějaké karty byly. Ale nejvíc jich má Ota: šest.
lesson-magician-swap-first = To počká. Nejdřív kouzlo: vyměň si karty s Otou.
lesson-magician-otto = Ota se dívá do ruky. Ota se dívá na tebe. Příště můžeš kolik karet chceš vyměnit s balíčkem; jenže balíček se takhle nikdy nezatváří.
lesson-magician-gather = Šest karet, a každá něco stojí. Vezmi si příjem v mincích.
lesson-magician-gather-else = Karet už máš šest. Teď na ně potřebuješ mince.
lesson-magician-build = Postav Opatství. Je modré, církevní: vynese ti, až budeš hrát za Kněze. A na toho brzy dojde.
lesson-magician-build-else = I na to přijde čas. Tentokrát postav Opatství: brzy se ti bude hodit něco modrého.
lesson-magician-end = Z ničeho pět karet a nová budova. Ukonči tah.
lesson-learned-magician = Čaroděj si vymění karty v ruce s hráčem, nebo libovolný počet s balíčkem. S prázdnou rukou se vyplatí nejvíc.

## 5. The Bishop: protection from the Warlord

lesson-title-bishop = Za silnými zdmi
lesson-bishop-late = Minulé kolo byla Králem Irena, takže teď má korunu a vybírá první. Ty vybíráš poslední, z toho, co ostatní nechali.
lesson-bishop-missing = Zbyli na tebe Kněz a Stavitel. Žoldnéř mezi nimi není a neleží ani lícem nahoru. Ota, který na svých šest karet nezapomněl, si pobrukuje pochod.
lesson-bishop-pick = Žoldnéř bourá budovy, ale nikdy ve městě Kněze. Vezmi si Kněze.
lesson-bishop-pick-else = Stavitel je lákavý. Ale tvoje město by leželo Žoldnéři u nohou, takže si vezmi Kněze.
lesson-bishop-gather = Jsi na tahu. Vezmi si příjem v mincích.
lesson-bishop-gather-else = Drahých plánů máš v ruce dost. Vezmi si příjem v mincích.
lesson-bishop-wait = Teď by to byla 1 mince. Vybírat ale smíš jen jednou za tah: vezmi si příjem, postav další modrou budovu a pak vyber 2.
lesson-bishop-build = Teď Chrám: stojí 1 a je modrý jako Opatství.
lesson-bishop-build-else = Nejdřív Chrám: dáš 1 minci a vrátí se ti 2.
lesson-bishop-income = Teď máš dvě modré budovy a Knězi vynesou 2 mince. Vyber výnos hned! Smíš to jen jednou za tah, proto se vyplatilo nejdřív stavět.
lesson-bishop-end = Tvoje město je až do konce kola v bezpečí. Ukonči tah a užij si představení.
lesson-bishop-warlord = A opravdu: Žoldnéřem je Ota. Dívá se na tvou Tržnici. Dívá se na tvého Kněze. Vzdychá.
lesson-bishop-tavern = A tak to odnesla Marta. Žoldnéř platí o 1 minci méně, než budova stála, a její Hospoda stála 1: zboural ji zadarmo.
lesson-learned-bishop = Knězi vynášejí modré budovy a Žoldnéř do jeho města nesmí. Výnos vybírej až po stavbě.

## 6. The Warlord: destroying

lesson-title-warlord = Pokoj s vyhlídkou
lesson-warlord-view = Minulé kolo tě žádný Kněz nechránil a Ota byl zase Žoldnéř. Kde stála tvoje Tržnice, máš teď krásnou vyhlídku.
lesson-warlord-marta = Teď máš Žoldnéře ty. Otu nech na jindy a podívej se na Martu: šest budov! Postavila dokonce novou Hospodu. Ještě jedna a je konec hry.
lesson-warlord-gather = Hraješ poslední, protože Žoldnéř má číslo 8. Nejdřív si vezmi příjem v mincích.
lesson-warlord-gather-else = Tvoje karty jsou drahé až dost. Vezmi si příjem v mincích.
lesson-warlord-destroy-later = Všechno má svůj čas. Bourat může Žoldnéř i na konci tahu, až uvidíš, kolik mincí zbývá.
lesson-warlord-build = Červené budovy jsou vojenské a vynášejí Žoldnéři. Postav Strážní věž.
lesson-warlord-build-else = Nádhera, ale není červená. Postav Strážní věž: červené vynášejí Žoldnéři.
lesson-warlord-income = Vyber výnos za Strážní věž. Tím ji máš zadarmo.
lesson-warlord-destroy = Teď zbourej Martinu Hospodu. Platíš o 1 minci méně, než budova stála, takže Hospoda je zdarma. Irena je mimochodem Kněz: v jejím městě bourat nesmíš.
lesson-warlord-destroy-dear = To by bolelo, ale stálo by tě to mince. I bez Hospody zbude Martě pět budov a ty nezaplatíš nic.
lesson-warlord-destroy-other = Pomsta je sladká. Ale poslední budova chybí Martě.
lesson-warlord-destroy-own = Ve vlastním městě? Smí se to, ale je to škoda. Zbourej Martinu Hospodu.
lesson-warlord-end = Zase pět. Žoldnéři nikdy nikdo nepoděkuje. Ukonči tah.
lesson-learned-warlord = Žoldnéři vynášejí červené budovy. Za zbourání platí o 1 minci méně, než budova stála: za levné nic.

## 7. The Assassin: stopping the one who is about to win

lesson-title-assassin = O jednu navíc
lesson-assassin-six = Marta je zase na šesti budovách. A Irena byla minulé kolo Zloděj, takže ti zbyly 2 mince. Nevypadá to dobře.
lesson-assassin-marta = Králem byla Marta, takže má korunu a vybírá první. Má 6 mincí, ale ani jednu kartu ke stavbě. Která postava by jí nejvíc pomohla?
lesson-assassin-pick = Teď vybíráš ty. Vezmi si Mordýře: určí postavu, a kdo za ni hraje, přijde o celý tah.
lesson-assassin-pick-else = To by Martu nezastavilo. Mordýř ano.
lesson-assassin-missing = Přemýšlej: čtyři postavy znáš z výběru, dvě další leží lícem nahoru. Chybí jen Zloděj a Stavitel. Jednoho má Marta a druhý leží lícem dolů.
lesson-assassin-name = Přicházíš na řadu před všemi ostatními. Marta potřebuje karty. Stavitel si dobere dvě navíc a smí stavět třikrát; Zloděj žádné navíc nemá. Urči svou oběť!
lesson-assassin-name-else = Tu Marta mít nemůže, nebo by jí nepomohla. Kdo si dobírá karty navíc?
lesson-assassin-name-first = Příjem hned bude. Nejdřív urči svou oběť.
lesson-assassin-gather = Vykonáno. A teď si vezmi příjem v mincích, jako by se nic nestalo.
lesson-assassin-gather-else = V ruce máš tři drahé karty. Vezmi si příjem v mincích.
lesson-assassin-end = Čtyři mince nestačí na žádnou z tvých karet, tak si je nech. Ukonči tah a poslouchej, až bude vyvolán Stavitel.
lesson-assassin-silence = Stavitel byl vyvolán a bylo ticho. Marta s 6 mincemi před sebou založila ruce. V tomto kole nehraje.
lesson-learned-assassin = Mordýř připraví postavu o celý tah. Vyber tu, která by s ním vyhrála.

## 8. The Architect: the last round, the counting

lesson-title-architect = Tři naráz
lesson-architect-four = Poslední kapitola, o dvě kola později. Máš našetřeno 7 mincí a čtyři budovy; Marta jich má pořád šest. Všichni si myslí, že vědí, jak to dopadne.
lesson-architect-twice = Mincí má Marta dost, ale nad kartami se mračí: Hrad a Přístav, a oba už v jejím městě stojí. V jednom městě nesmí být dvě stejné budovy.
lesson-architect-plan = Jenže ty hraješ za Stavitele. Dostane z balíčku dvě karty navíc a smí v jednom tahu postavit tři budovy. Čtyři a tři je...
lesson-architect-gather = Vezmi si dvě karty Stavitele a příjem v mincích.
lesson-architect-gather-else = Dvě karty dostaneš tak jako tak. Vezmi si mince: budeš potřebovat každou.
lesson-architect-gather-first = Počkej: nejdřív si vezmi dvě karty Stavitele a příjem v mincích. Pak stav.
lesson-architect-build = Devět mincí, a jaké karty! Postav Hospodu, Tržnici a Dračí bránu, v libovolném pořadí: to je přesně devět.
lesson-architect-build-else = To by pak mince na tři nestačily. Hospoda, Tržnice a Dračí brána stojí dohromady devět.
lesson-architect-seven = Sedm! Tvoje město je dokončené, takže tohle kolo je poslední. A dokončené město je v bezpečí: ani Žoldnéř v něm bourat nesmí.
lesson-architect-end = Ukonči tah. Ota má ještě svůj, protože kolo se dohrává do konce.
lesson-architect-count = Ota si vylil zlost na Irenině Hospodě a hra skončila. Teď se každá budova počítá za svou cenu. Martiných šest dává 24 bodů, tvých sedm 17. Ajaj.
lesson-architect-bonuses = Ale to není všechno: 4 body za první dokončené město, 3 za budovy všech pěti barev a 2 za tvou Dračí bránu, protože každá fialová budova má vlastní schopnost. Jiné dokončené město by dostalo 2.
lesson-architect-won = To je 26 proti 24. Město je tvoje a hra taky!
lesson-learned-architect = Stavitel si dobere dvě karty navíc a staví až tři budovy. Na konci se počítají ceny budov a k nim bonusy.
