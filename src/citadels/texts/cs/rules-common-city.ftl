### The rules of the Common City, where they differ from Classic. Each text is read alone.

## Set-up and order

CC-SETUP-1 = Všechny budovy, 66 ze základního balíčku a 14 bonusových, se zamíchají do jednoho balíčku a všech 18 postav lícem dolů do druhého.
CC-SETUP-2 = Každý dostane 8 karet při 2 až 4 hráčích, 6 při 5 až 7 a 4 při 8 nebo 9. Na začátku nemá nikdo mince, pokud nějaké nedává nastavení.
CC-SETUP-3 = Nejstarší hráč, tady vybrané nebo vylosované místo, má korunu a začíná. Hraje se po směru hodinových ručiček a na číslech postav nezáleží.
CC-SETUP-4 = Ve Společném městě jsou Pevnost a Radnice šlechtické budovy. Podle nastavení si můžou ponechat natištěný druh: Pevnost vojenský a Radnice obchodní.

## Turns

CC-TURN-1 = Tah začíná otočením vrchní postavy: její schopnost je pro tento tah tvoje, kdykoli během něj.
CC-TURN-2 = Ve svém tahu si jednou vezmeš příjem: 2 mince, nebo 2 dobrané karty, z nichž si 1 necháš a druhou položíš lícem nahoru na odhazovací balíček.
CC-TURN-3 = Kdykoli během vlastního tahu smíš prodávat karty z ruky: bank zaplatí polovinu ceny zaokrouhlenou nahoru, nebo uspořádáš dražbu. Smíš jen prodávat, ne kupovat ani měnit.
CC-TURN-4 = Tvůj limit staveb je 1, pokud ho nezmění některá karta, a nemůžeš postavit stejnou budovu, jaká už stojí ve čtvrti jiného hráče. Budovu z vlastní čtvrti lze postavit znovu jen s Lomem nebo jako Kouzelník.
CC-TURN-5 = Odhozené, prodané a zbourané budovy leží lícem nahoru na odhazovacím balíčku, který se stane novým dobíracím, když je ten prázdný.
CC-TURN-6 = Schopnost unikátní budovy funguje, až když budova stojí. Ty, které se používají, třeba Laboratoř, Kovárna a Muzeum, lze použít jednou za tah; trvalé, třeba Manufaktura, Velká zeď a Čarodějná škola, fungují pořád.
CC-TURN-7 = Každá schopnost funguje kdykoli během tahu, před příjmem a stavbou i po nich, také u Žoldnéře, Diplomata, Kupce, Stavitele a Navigátora. Jen Čarodějnice, Alchymista a Výběrčí daní mají pevně daný okamžik.
CC-DECK-1 = Karty, které by v klasické hře šly dospod balíčku, jdou na odhazovací balíček. Ten se zamíchá na nový dobírací balíček teprve ve chvíli, kdy si někdo musí dobrat kartu nebo balíček prohledat a žádná v něm nezbývá. Čaroděj, který vyměňuje karty, je nejdřív odhodí a pak si dobere nové.
CC-CITY-1 = Kde karta mluví o městě, myslí se čtvrť jejího majitele, a postava je vyvolána, když je otočena. Kněz neomezuje vlastního hráče. Výměna se neohlíží na to, které budovy postavili jiní hráči, ale Kouzelníkova stavba ano. Maják prohledává jen dobírací balíček a Hřbitov si kartu bere dřív, než přijde na odhazovací.
CC-AUCTION-1 = Do dražby dáš kartu z ruky a ukážeš ji. Po směru hodinových ručiček, počínaje hráčem po tvé levici, musí každý z ostatních přebít nejvyšší nabídku, nejvýš do svých mincí, nebo nadobro pasovat; kdo zůstane, zaplatí ti a dostane kartu, a nenabídne-li nikdo nic, karta zůstane tobě. Ty přihazovat ani nejvyšší nabídku odmítnout nesmíš a tutéž kartu smíš nabídnout jen jednou za tah.
CC-AUCTION-2 = Draží se jen karty z ruky a nabízejí se celá čísla od 1. Kdo nemůže nabídnout víc, pasuje, a kdo nemá mince, pasuje hned.

## Passing through the characters

CC-PASS-1 = Tahem poslední postavy končí okruh a ten se boduje: 3 body pro každého hráče s budovami všech pěti druhů a 2 pro každého s nejvíce budovami, i když je jich více shodně. Pak se všech 18 postav znovu zamíchá.
CC-PASS-2 = Při bodování okruhu se Město duchů počítá jako druh, který jeho majiteli chybí, pokud nebylo postaveno právě v tahu, kterým okruh skončil.
CC-PASS-3 = Přijde-li konec hry v tahu 18. postavy, okruh se ještě před koncem boduje; okruh přerušený dřív se neboduje. Za nejvíc budov je potřeba mít aspoň jednu a dvojice se počítají.

## End and score

CC-END-1 = Hra končí hned, jakmile ve městě stojí všech 42 různých budov, nebo jakmile jsou všechny karty každé chybějící budovy pod Muzeem. Budova, která byla zbourána, zase chybí.
CC-END-2 = Na konci získáváš body ve výši ceny svých stojících budov, body, které přinesou tvé unikátní budovy, a body získané za okruhy. Vítězí, kdo má nejvíc bodů; při shodě rozhoduje víc budov a potom víc mincí.
CC-END-3 = Uplynou-li dva celé okruhy, ve kterých nikdo nic nepostaví, hra končí.
CC-END-4 = Konec hry přeruší tah: už se nic nevrací, neplatí se daň, nefunguje Park, Chudobinec ani prohledání Majákem a přerušená Čarodějnice nepokračuje. Všech pět druhů a nejvíc budov se boduje jen při bodování okruhu.

## Characters

CC-ASSASSIN-1 = Kdo později otočí postavu, kterou určil Mordýř, přijde o ten tah, ale se Špitálem si smí vzít příjem. Mordýř nesmí určit očarovanou postavu, oběť Zloděje ani postavu v tomto okruhu už vyvolanou.
CC-WITCH-1 = Když je otočena postava, kterou určila Čarodějnice, její hráč si jen vezme příjem a s její schopností pak pokračuje hráč Čarodějnice. Ta nesmí určit oběť Mordýře ani Zloděje ani postavu v tomto okruhu už vyvolanou.
CC-WITCH-2 = Očarovaný hráč si jen vezme příjem a nesmí prodávat; po druhé polovině tahu Čarodějnice je na řadě hráč vlevo od očarovaného a okruh, který tím končí, se boduje až po ní. Prodávat smí v obou polovinách a limit staveb má pro obě jeden; otočí-li svou oběť sama, vezme si příjem znovu a pokračuje. Očarovaný Kněz nebo Výběrčí daní leží před ní, korunu očarovaného Krále si vezme jeho hráč a korunu očarovaného Císaře předává ona.
CC-THIEF-1 = Zloděj sebere všechny mince tomu, kdo určenou postavu otočí, a to v té chvíli. Nesmí určit oběť Mordýře, očarovanou postavu ani postavu v tomto okruhu už vyvolanou.
CC-TAX-1 = Otočený Výběrčí daní leží před svým hráčem, dokud se postavy nezamíchají. Celou tu dobu dluží každý jiný hráč na konci každého tahu, ve kterém stavěl, 1 minci, pokud mu nějaká zbyla.
CC-BISHOP-1 = Otočený Kněz leží před svým hráčem a do příštího zamíchání postav nesmějí Žoldnéř ani Diplomat použít schopnost na jeho čtvrť.
CC-QUEEN-1 = Královna získá 3 mince, byl-li Král vyvolán těsně před ní nebo je-li vyvolán hned po ní (pak v té chvíli), nebo sedí-li vedle držitele koruny; při 2 hráčích vždy. Získá je jednou za každé své vyvolání. Je-li očarována, získá je místo ní hráč Čarodějnice, i když je Král vyvolán hned potom; je-li zavražděna, nezíská je nikdo.
CC-KING-1 = Koruna se předává jako v klasické hře, ale nedává právo vybírat první; záleží na ní jen pro Královnu, Trůnní sál a Taneční sál.
CC-KING-2 = Na konci tahu ztraceného kvůli Mordýři si Král korunu přesto vezme a Císař ji přesto předá a nic nedostane. Ve ztraceném tahu nelze prodávat.
CC-WARLORD-1 = Žádná čtvrť není nikdy dokončená: před Žoldnéřem chrání jen Kněz, Obranná věž a Velká zeď.
CC-MARK-1 = Postavu, kterou určíš, můžeš otočit i ty. Okradení sebe sama nic nezmění.
CC-MARK-2 = Nezbývá-li postava, kterou by bylo možné určit, neurčí se nikdo a Čarodějnice pak hraje tah bez jakékoli schopnosti. Zavražděná postava se počítá jako vyvolaná, i pro Královnu.

## Districts

CC-BELL-TOWER-1 = Dokud stojí méně než 30 budov, smí majitel Zvonice ve svém tahu jednou zazvonit a hra pak skončí 30. budovou. Je-li Zvonice zbourána, je vše jako předtím.
CC-BELL-TOWER-2 = Pro Zvonici se počítají stojící karty včetně dvojic. Výměnou se na zazvonění nic nemění; je-li Zvonice postavena znovu, smí se při méně než 30 budovách zazvonit znovu.

## Rulings for the Common City

RU-50 = Budova dává body podle své ceny, natištěné a zkrášlené, ne podle toho, co se za ni opravdu zaplatilo.
RU-51 = Hra končí hned, jakmile je postavena poslední chybějící budova, i uprostřed tahu.
RU-52 = Důvody, za které Královna získává mince, se nesčítají. Král vyvolaný hned po ní se počítá, i když se mezitím postavy zamíchaly.
RU-53 = Při 2 hráčích dává Císař korunu soupeři. Soupeř, který ji už má, si ji ponechá, takže Trůnní sál nic nezíská, ale i tak dá 1 minci nebo 1 kartu.
RU-54 = Za patovou situaci platí jen dva celé okruhy bez stavby. Do té doby hra pokračuje, i kdyby všechny chybějící budovy měli hráči v ruce.
RU-55 = Kněz chrání před Diplomatem stejně jako před Žoldnéřem.
RU-56 = Nejvyšší možná nabídka je 99.
