### The rules of the Classic edition, where they differ from Deluxe. Each text is read alone.

## Set-up

CL-SETUP-1 = Jen s postavami čísel 1 až 8 může hrát 2 až 7 hráčů. Postavu číslo 9 lze přidat při 3 až 8 hráčích a 8 hráčů bez ní hrát nemůže.
CL-SETUP-2 = Základní balíček má 66 karet: 54 obyčejných budov a 12 unikátních (fialových), kterými jsou Dračí brána, Hřbitov, Velká zeď, Město duchů, Laboratoř, Knihovna, Hvězdárna, Čarodějná škola, Kovárna, Univerzita a dvě Obranné věže.
CL-SETUP-3 = Kterákoli z bonusových postav Čarodějnice, Výběrčí daní, Kouzelník, Císař, Opat, Alchymista, Navigátor a Diplomat smí nahradit základní postavu stejného čísla, 1 až 8. Královna nebo Umělec se přidává jako číslo 9, Královna jen při 5 a více hráčích.
CL-SETUP-4 = Do balíčku lze přidat dvě nebo tři ze 14 bonusových budov. Je-li jich víc, odebere se ze základního balíčku jedna unikátní karta za každou nad tři.
CL-SETUP-5 = Každý začíná se 4 kartami budov a 2 mincemi. Koruna připadne u opravdového stolu nejdřív nejstaršímu hráči; tady místu, které vybere hostitel, nebo náhodnému.
CL-SETUP-6 = V krátké hře, je-li zvolena, stačí k dokončení města 7 budov místo 8.

## Choosing characters

CL-DRAFT-1 = Při 4 a více hráčích se na začátku kola odloží lícem dolů jedna náhodná postava, kterou nikdo nevidí, a teprve potom další lícem nahoru. Z 8 postav jsou to 2 při 4 hráčích, 1 při 5 a žádná při 6 nebo 7; z 9 postav 3 při 4 hráčích, 2 při 5, 1 při 6 a žádná při 7 nebo 8.
CL-DRAFT-2 = Král ani Císař na jeho místě nikdy neleží lícem nahoru: místo něj se otočí jiná karta a on se zamíchá zpět mezi postavy na výběr.
CL-DRAFT-3 = Když 7 hráčů vybírá z 8 postav nebo 8 hráčů z 9, volí poslední mezi jedinou předanou kartou a kartou, která byla na začátku odložena lícem dolů.
CL-DRAFT-4 = Při 2 hráčích má každý dvě postavy. Po náhodném odložení jedné karty lícem dolů si držitel koruny nechá 1 ze 7; druhý hráč si nechá 1 ze 6 a další odloží lícem dolů; držitel koruny si nechá 1 ze 4 a další odloží; druhý hráč si nechá 1 z posledních 2 a zbylá karta se také odloží.
CL-DRAFT-5 = Při 3 hráčích má každý dvě postavy. Jedna náhodná karta se odloží lícem dolů, pak si hráči postupně od držitele koruny nechávají po jedné kartě, dvakrát dokola; co zbude, odloží se lícem dolů. S 8 postavami je to vše; s 9 postavami se po prvním kolečku odloží lícem dolů ještě jedna náhodná karta.

## Turns

CL-TURN-1 = Ve svém tahu si musíš jednou vzít příjem: vezmi si 2 mince, nebo si dober 2 karty, 1 si nech a druhou dej dospod balíčku. Potom smíš postavit jednu budovu.
CL-TURN-2 = Nikdo nesmí postavit budovu, kterou už ve svém městě má, leda s Lomem nebo jako Kouzelník.
CL-TURN-3 = Každou schopnost své postavy můžeš použít jednou v jejím tahu, kdykoli během něj, pokud karta neříká kdy. Mince za budovy jednoho druhu vybereš jednou, před stavbou, nebo po ní.
CL-TURN-4 = Na konci tahu je pořadí takové: Žoldnéř nebo Diplomat použije schopnost na budovu; zaplatí se Výběrčímu daní; podle tvých karet a mincí se vyhodnotí Park a Chudobinec; Alchymistovi se vrátí mince.

## End and score

CL-END-1 = Město s 8 budovami, v krátké hře se 7, je dokončené. Kolo, ve kterém se to stane poprvé, se dohraje do konce a tím hra končí.
CL-END-2 = Získáváš body ve výši ceny všech svých budov, 3 body za všech pět druhů budov, 4 body, bylo-li tvé město dokončeno jako první, nebo 2, je-li dokončené, ale první nebylo, a body, které dávají tvé unikátní budovy.
CL-END-3 = Je-li nejvyšší počet bodů shodný, rozhodují body za samotné budovy: jejich ceny se zkrášlením, Dračí brána a Univerzita za 8, a nic jiného. Jsou-li shodné i ty, rozhoduje víc mincí, a je-li i těch stejně, je vítězství společné.

## Base characters

CL-ASSASSIN-1 = Mordýř určí jinou postavu, a ta v tomto kole přijde o tah. Její hráč při vyvolání mlčí.
CL-THIEF-1 = Zloděj určí jinou postavu, a když je vyvolána, sebere jejímu hráči ze všeho nejdřív všechny mince. Mordýře, Čarodějnici, zavražděnou ani očarovanou postavu určit nelze.
CL-MAGICIAN-1 = Čaroděj si smí buď vyměnit všechny karty v ruce s jiným hráčem, nebo dát libovolný počet karet z ruky dospod balíčku a dobrat si stejný počet.
CL-KING-1 = Král získá 1 minci za každou svou šlechtickou budovu a hned při vyvolání si vezme korunu. Byl-li zavražděn, dostane ji jeho hráč, až skončí všechny tahy kola. Dokud Krále nikdo nemá, koruna zůstává, kde je.
CL-BISHOP-1 = Kněz získá 1 minci za každou svou církevní budovu. Žoldnéř nesmí zbourat budovu hráče s Knězem a Diplomat ji nesmí vyměnit, ledaže byl Kněz zavražděn.
CL-MERCHANT-1 = Kupec získá 1 minci za každou obchodní budovu ve svém městě a po příjmu ještě 1 minci.
CL-ARCHITECT-1 = Stavitel si po příjmu dobere 2 karty navíc a v tahu smí postavit až 3 budovy.
CL-WARLORD-1 = Žoldnéř získá 1 minci za každou vojenskou budovu ve svém městě. Na konci tahu smí zbourat jednu budovu v kterémkoli nedokončeném městě, i ve vlastním; zaplatí o 1 minci méně, než je její cena. Potom už zbývají jen účinky na konci tahu.

## Bonus characters

CL-WITCH-1 = Čarodějnice si musí vzít příjem, pak musí dřív než cokoli jiného určit jinou postavu a tím se její tah přeruší. Hráč té postavy si jen vezme příjem a ona pak pokračuje jako tato postava s jejími schopnostmi, ale s vlastními kartami, mincemi a městem. Nemá-li ji nikdo, Čarodějnice nepokračuje. Hráč očarovaného Krále si korunu přesto vezme.
CL-WITCH-2 = Je-li očarován Císař, předá Čarodějnice korunu kterémukoli hráči kromě sebe a nynějšího držitele, třeba i hráči Císaře, a kdo ji dostane, sám si zvolí, zda jí dá 1 minci, nebo 1 kartu. V každé roli jedná ze svého místa a obě poloviny jejího tahu jsou jeden tah.
CL-TAX-1 = Každý jiný hráč, který ve svém tahu stavěl, dá na jeho konci hráči Výběrčího daní 1 minci, pokud mu nějaká zbyla; je to 1 mince bez ohledu na počet staveb. Platí to v kole od chvíle, kdy je Výběrčí daní vyvolán, a vůbec ne, byl-li zavražděn.
CL-TAX-2 = Stavěl-li Mordýř dřív, než se Výběrčí daní odhalil, zaplatí jeho hráč v té chvíli 1 minci, má-li nějakou. Čarodějnice tehdy neplatí.
CL-TAX-3 = Čarodějnice, která staví ve druhé polovině tahu, platí na jejím konci Výběrčímu daní jako každý jiný.
CL-WIZARD-1 = Kouzelník se podívá jinému hráči na karty v ruce a jednu si vezme, buď do ruky, nebo ji hned zaplatí a postaví mimo limit staveb. V tomto tahu smí stavět i budovy, které už ve městě má.
CL-EMPEROR-1 = Císař získá 1 minci za každou svou šlechtickou budovu. Korunu musí předat jinému hráči; nesmí si ji nechat ani ji dát tomu, kdo ji právě má.
CL-EMPEROR-2 = Hráč, který dostane korunu, dá Císaři 1 minci nebo 1 kartu z ruky a sám si zvolí co; kdo nemá ani jedno, nedá nic.
CL-EMPEROR-3 = Zavražděný Císař předá korunu po posledním tahu kola a nic za ni nedostane. Při 2 hráčích se Císař nepoužívá.
CL-ABBOT-1 = Opat získá 1 minci za každou církevní budovu ve svém městě.
CL-ABBOT-2 = Hráč s nejvíce mincemi dá Opatovi 1 minci. Je-li stejně bohatých víc hráčů nebo je-li nejbohatší Opat, nedává se nic.
CL-ALCHEMIST-1 = Alchymistovi se na konci tahu vrátí mince, které v něm zaplatil za stavbu, a žádné mince zaplacené za něco jiného.
CL-NAVIGATOR-1 = Navigátor získá po příjmu 4 mince nebo 4 karty a v tomto tahu nesmí stavět.
CL-DIPLOMAT-1 = Diplomat získá 1 minci za každou vojenskou budovu ve svém městě. Na konci tahu smí vyměnit budovu s jiným hráčem; je-li cizí dražší, zaplatí mu rozdíl, a za Velkou zdí ještě 1 minci navíc. Město Kněze, dokončená města a Obranné věže jsou v bezpečí a budova nesmí přejít do města, kde už stejná stojí.
CL-ARTIST-1 = Umělec smí položit po 1 minci až na 2 budovy svého města a tím je zkrášlit. Každou budovu lze zkrášlit jednou a její cena je pak pro všechno o 1 vyšší.
CL-QUEEN-1 = Královna získá 3 mince, má-li soused u stolu Krále nebo dostal-li korunu od Císaře. Vedle zavražděného Krále je získá na konci kola; při zavražděném Císaři také tehdy, je-li jejím sousedem hráč, který tou dobou korunu dostane. Používá se při 5 a více hráčích.

## Unique districts of the base deck

CL-HAUNTED-CITY-1 = Při závěrečném počítání platí Město duchů za libovolný druh budov, pokud nebylo postaveno v posledním kole.
CL-HAUNTED-CITY-2 = Jedna volba druhu pro Město duchů platí pro celé počítání, pro pět druhů i pro Studnu přání, a ten nejlepší za tebe vybere hra.
CL-KEEP-1 = Žoldnéř nesmí Obrannou věž zbourat a Diplomat ji nesmí vyměnit.
CL-LABORATORY-1 = Jednou za tah smíš díky Laboratoři dát 1 kartu z ruky dospod balíčku a získat 1 minci.
CL-SMITHY-1 = Jednou za tah smíš v Kovárně zaplatit 2 mince a dobrat si 3 karty.
CL-OBSERVATORY-1 = Bereš-li si příjem v kartách, dobereš si díky Hvězdárně 3, z nichž si necháš 1.
CL-GRAVEYARD-1 = Když Žoldnéř zbourá budovu kteréhokoli hráče, smí si ji majitel Hřbitova za 1 minci vzít do ruky, pokud Žoldnéřem není on sám a pokud to není samotný Hřbitov.
CL-DRAGON-GATE-1 = Stavba Dračí brány stojí 6 a na konci má brána hodnotu 8 bodů. Žoldnéř ji zbourá za 5 mincí.
CL-UNIVERSITY-1 = Stavba Univerzity stojí 6 a na konci má Univerzita hodnotu 8 bodů. Žoldnéř ji zbourá za 5 mincí.
CL-LIBRARY-1 = Bereš-li si příjem v kartách, necháš si díky Knihovně obě, a máš-li i Hvězdárnu, 2 ze 3 dobraných.
CL-GREAT-WALL-1 = Za zbourání budovy ve městě s Velkou zdí platí Žoldnéř o 1 minci víc, kromě Velké zdi samotné.
CL-SCHOOL-OF-MAGIC-1 = Když získáváš mince za budovy jednoho druhu, počítá se Čarodějná škola jako tento druh.

## Bonus districts

CL-LIGHTHOUSE-1 = Když postavíš Maják, prohlédneš si balíček a smíš si z něj vzít jednu kartu. Balíček se potom zamíchá, ať si kartu vezmeš, nebo ne.
CL-ARMORY-1 = Ve svém tahu smíš zbourat svou Zbrojnici a s ní libovolnou budovu ve městě jiného hráče. To město může být i dokončené a hra přesto skončí.
CL-MUSEUM-1 = Jednou za tah smíš položit kartu z ruky lícem dolů pod Muzeum. Každá karta tam dá na konci 1 bod.
CL-IMPERIAL-TREASURY-1 = Císařská pokladnice dá na konci 1 bod za každou minci, která ti zbyla.
CL-MAP-ROOM-1 = Mapovna dá na konci 1 bod za každou kartu, která ti zbyla v ruce.
CL-WISHING-WELL-1 = Na konci dá Studna přání 1 bod za každou unikátní budovu ve tvém městě kromě sebe samé.
CL-QUARRY-1 = S Lomem ve městě smíš postavit budovu, která tam už stojí, ale nikdy nesmějí stát dvě takové dvojice najednou.
CL-POOR-HOUSE-1 = Chudobinec ti dá 1 minci, když tah skončíš bez jediné mince.
CL-PARK-1 = Díky Parku si dobereš 2 karty, když tah skončíš bez jediné karty v ruce.
CL-BELL-TOWER-1 = Když postavíš Zvonici, smíš ohlásit, že k dokončení města stačí o budovu méně (obvykle 7), i kdyby touto budovou byla sama Zvonice. Je-li Zvonice během hry zbourána, platí zase původní počet.
CL-BELL-TOWER-2 = Každé město, které se dokončí ohlášením Zvonice, platí za první a má 4 body, i kdyby jiné město bylo dokončené už předtím.
CL-BELL-TOWER-3 = Zvonici lze ohlásit jen při stavbě a ohlášení platí, dokud stojí, ať v čímkoli městě. Jakmile bylo nějaké město dokončeno, zůstává poslední kolo poslední a 4 body zůstávají i bez Zvonice, kdežto 2 body za ostatní města se řídí počtem platným na konci.
CL-FACTORY-1 = S Manufakturou ve městě stojí stavba tvých ostatních unikátních budov o 1 minci méně. Co za ně platí Žoldnéř, se nemění.
CL-HOSPITAL-1 = Byla-li tvá postava zavražděna a ve tvém městě stojí Špitál, smíš si při jejím vyvolání vzít příjem, ale nic jiného.
CL-HOSPITAL-2 = Při příjmu, který zavražděnému hráči umožní Špitál, fungují Knihovna a Hvězdárna; Park a Chudobinec potom nic nepřinesou.
CL-THRONE-ROOM-1 = Kdykoli koruna přejde od jednoho hráče k druhému, získá majitel Trůnního sálu 1 minci.
CL-THRONE-ROOM-2 = Trůnní sál nepřinese nic, zůstane-li koruna u hráče, který ji už má.
CL-BALLROOM-1 = Dokud má majitel Tanečního sálu korunu, musí mu každý jiný hráč, jehož postava je vyvolána, poděkovat; kdo mlčí, přijde o tah. Děje se to po okradení a dřív, než si Král vezme korunu, a platí to i pro zavražděného hráče se Špitálem.
CL-BALLROOM-2 = Majitel Tanečního sálu neděkuje. Kdo mlčí, přijde jen o tah: postava se přesto odhalí, určenou Zloděj okrade, Král si vezme korunu, Kněz chrání, Výběrčímu daní se platí a Čarodějnice, která ji očarovala, pokračuje. Mlčící Královna získá mince za zavražděného Krále, ale ve Společném městě nic za Krále vyvolaného po ní.

## Rulings for Classic

RU-30 = V klasické hře platí Žoldnéř o 1 méně, než je cena, a bourá jedinou budovu, v žádném městě nejsou dvě stejné budovy a počty uvedené pro devět postav říkají, kolik jich leží lícem nahoru.
RU-31 = Ochrana očarovaného Kněze a daň očarovaného Výběrčího daní patří Čarodějnici. Zavražděný Císař předává korunu na konci kola a nic nedostává.
RU-32 = Zavražděný hráč se Špitálem je vyvolán, odhalí postavu a vezme si příjem. Zloděj tuto postavu okrást nemůže a koruna zavražděného Krále se přesune až na konci kola.
RU-33 = Hřbitov může zachránit, co bourá Žoldnéř, ale ne to, co bourá Zbrojnice.
RU-34 = V tahu Kouzelníka lze stavět dvojice bez ohledu na omezení Lomu. Potom se počítají jako každé jiné dvojice.
RU-35 = V Tanečním sálu stačí k poděkování jedna volba a boti děkují vždy.
RU-36 = Bonusovými postavami lze nahradit libovolný počet základních. Za každou bonusovou budovu nad tři se ze základního balíčku odebere unikátní karta, náhodná, pokud není vybrána.
