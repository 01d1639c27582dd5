### The rules, one message for each rule id. Each text is read alone: as the answer to
### "why is this not allowed?" and as an entry of the rules reference.

## Set-up

DX-SETUP-1 = Hra je pro 2 až 8 hráčů a hraje se právě s jednou postavou každého čísla od 1 do 8. Postava číslo 9 se při 3 nebo 8 hráčích přidá vždy, při 2 nikdy a při 4 až 7 jen na přání.
DX-SETUP-2 = Císaře nelze použít při 2 hráčích a Královnu při méně než 5. Je-li některý z nich v sestavě, nahradí Císaře Král (nebo na přání Patricij) a Královnu Umělec (nebo na přání Výběrčí daní).
DX-SETUP-3 = Balíček budov tvoří 68 zamíchaných karet: všech 54 obyčejných budov a 14 z 30 unikátních.
DX-SETUP-4 = Každý začíná se 4 kartami budov a 2 mincemi. U opravdového stolu dostane korunu nejdřív nejstarší hráč; tady vybere místo hostitel, a když nevybere, rozhodne náhoda.
DX-SETUP-5 = Hrát lze se sedmi sestavami: První hra, Ctižádostiví aristokrati, Prohnaní agenti, Vznešení vyslanci, Úskoční hodnostáři, Neústupní delegáti a Krutí šlechtici. Obsazení lze sestavit i ručně, nebo ho nechat na náhodě: od každého čísla jedna náhodná postava a 14 náhodných unikátních budov.
DX-SETUP-6 = Výběr se odmítne a uvede se porušené pravidlo, pokud počet hráčů není 2 až 8, pokud mu neodpovídají čísla postav, pokud je ve výběru Císař nebo Královna, kteří hrát nesmějí, nebo pokud v něm není právě 14 unikátních budov.
DX-SETUP-7 = Při 4 až 7 hráčích je postava číslo 9 mimo hru, pokud ji někdo nezvolí, a při 2 hráčích se ze sestavy vynechá. Náhodný výběr používá jen postavy, které počet hráčů dovoluje.

## Choosing characters

DX-DRAFT-1 = Při 4 a více hráčích začíná každé kolo zamícháním postav; některé se odloží lícem nahoru a pak jedna lícem dolů, kterou nikdo nevidí. Lícem nahoru leží z 8 postav 2 při 4 hráčích, 1 při 5 a žádná při 6 nebo 7; z 9 postav 3 při 4 hráčích, 2 při 5, 1 při 6 a žádná při 7 nebo 8.
DX-DRAFT-2 = Postava číslo 4 nikdy neleží lícem nahoru: objeví-li se tam, nahradí ji jiná karta a ona se zamíchá zpět mezi zbývající postavy.
DX-DRAFT-3 = Počínaje držitelem koruny a dál po směru hodinových ručiček si každý hráč prohlédne zbývající postavy, jednu si tajně nechá a ostatní předá. Karta, která zbude po poslední volbě, se odloží lícem dolů.
DX-DRAFT-4 = Při 7 hráčích a 8 postavách nebo při 8 hráčích a 9 postavách dostane poslední hráč jen jednu kartu; vezme si k ní tu, která leží lícem dolů, jednu z nich si nechá a druhou odloží lícem dolů.
DX-DRAFT-5 = Při 2 hráčích si každý vybírá dvě postavy. Jedna náhodná karta se odloží lícem dolů; držitel koruny si nechá 1 ze zbylých 7; druhý hráč si nechá 1 z těchto 6 a jinou odloží lícem dolů; držitel koruny si nechá 1 z těchto 4 a jinou odloží lícem dolů; druhý hráč si nechá 1 z posledních 2 a zbylá se odloží lícem dolů.
DX-DRAFT-6 = Při 3 hráčích si každý vybírá dvě postavy. Jedna náhodná karta se odloží lícem dolů; od držitele koruny po směru hodinových ručiček si hráči nechají 1 z 8, 1 ze 7 a 1 ze 6; pak se 1 z 5 zbylých náhodně odloží lícem dolů; ve stejném pořadí si hráči nechají 1 ze 4, 1 ze 3 a 1 ze 2 a poslední karta se odloží lícem dolů.
DX-DRAFT-7 = Postavy, které při výběru vidíš, znáš jen ty; co viděli ostatní, vědí jen oni.

## Turns

DX-CALL-1 = Čísla postav se vyvolávají popořadě od 1. Máš-li vyvolanou postavu, odhalíš ji a jsi na tahu; nepřihlásí-li se nikdo, vyvolá se další číslo a důvod se neříká.
DX-CALL-2 = Při 2 nebo 3 hráčích máš jedno město, jednu sadu karet v ruce a jednu zásobu mincí, ale za každou ze svých dvou postav jeden tah. Schopnosti postavy smíš použít jen v jejím vlastním tahu, ne v tahu té druhé.
DX-CALL-3 = Po posledním čísle se odhalí zavražděný Král, Patricij nebo Císař a koruna se předá; Královna vedle tohoto hráče získá své mince. Pak se všechny postavy vrátí a začne nové kolo, pokud hra neskončila.
DX-TURN-1 = V každém tahu si musíš právě jednou vzít příjem: buď získáš 2 mince z banku, nebo si dobereš 2 karty budov, 1 si necháš a druhou dáš dospod balíčku.
DX-TURN-2 = Stavět smíš až po příjmu a nejvýše tolik budov za tah, kolik je tvůj limit staveb; ten je 1, pokud ho nezmění některá karta.
DX-TURN-3 = Budovu postavíš tak, že zahraješ její kartu z ruky, zaplatíš její cenu do banku a položíš ji lícem nahoru do svého města. Budovy získané výměnou nebo zabráním se nestaví.
DX-TURN-4 = Ve městě nesmějí stát dvě stejné budovy, takže nemůžeš postavit tu, kterou už máš, pokud to nějaký účinek nedovolí.
DX-TURN-5 = Každou schopnost své postavy smíš v jejím tahu použít jednou, před příjmem nebo stavbou i po nich, pokud sama neříká kdy; můžeš ji i nepoužít, pokud neříká, že musíš. Výnos za budovy jednoho druhu je jedna schopnost: vybírá se jednou a podle toho, jak město v té chvíli vypadá.
DX-TURN-6 = Tah můžeš ukončit, kdy chceš, ale až po příjmu; pak proběhnou účinky na konci tahu.
DX-TURN-7 = Na konci tahu se nejdřív podle tvých karet a mincí vyhodnotí Park a Chudobinec a teprve potom se Alchymistovi vrátí mince.
DX-TURN-8 = Budovu, která funguje jednou za tah, smíš použít jednou v každém svém tahu, v cizím tahu nikdy. Funguje už v tahu, ve kterém ji postavíš; máš-li dvě postavy, funguje jednou v každém z tvých dvou tahů.
DX-TURN-9 = Když se postava odhalí, nejdřív ji okrade Zloděj, pak si Král nebo Patricij vezme korunu a teprve potom začíná tah; koruna nečeká na odpověď na výhrůžku. Tah nemůžeš ukončit dřív, než uděláš všechno, co musíš.
DX-BANK-1 = V banku mince nikdy nedojdou a mincí i karet smíš mít libovolně mnoho. Do tvé zásoby patří mince, které držíš ty; mince ležící na budově, na žetonu nebo na Pokladní věži do ní nepatří.

## End and score

DX-END-1 = Město je dokončené se 7 a více budovami, při 2 nebo 3 hráčích s 8 a více. Kolo, ve kterém je dokončeno první město, je poslední.
DX-END-2 = Získáváš body ve výši ceny každé budovy ve svém městě, 3 body, je-li v něm všech pět druhů budov, 4 body za první dokončené město nebo 2 body za jiné dokončené město a k tomu to, co přinesou tvé unikátní budovy.
DX-END-3 = Je-li nejvyšší počet bodů shodný, vítězí ten z těchto hráčů, který v posledním kole odhalil postavu s nejvyšším číslem. Zavražděná postava se počítá jako odhalená, jen pokud byla na konci toho kola ukázána.
DX-END-4 = Příklad: Obchodní kancelář, Kupecký krám, Cvičiště, Lovecký zámek, Žalář, Čarodějná škola a Dračí brána stojí dohromady 25; 2 body za druhé dokončené město a 2 za Dračí bránu dávají 29. Hrad, Hospoda, Kupecký krám, Opatství, Katedrála, Hvězdárna a Město duchů stojí 21; s Městem duchů jako vojenskou budovou je tu všech pět druhů za 3 body a se 4 body za první dokončené město je to 28. Vítězí město s 29 body.
DX-END-5 = Město je dokončené, jakmile jakkoli dosáhne potřebného počtu: stavbou, zabavením, zabráním i výměnou, přičemž Monument platí za dvě budovy. Budova zbouraná místo placení a budova za ni postavená jsou jeden krok a město se počítá až po něm. Poslední kolo zůstane poslední, i když se město zase zmenší, a koruna a mince Královny na konci kola přijdou ještě před počítáním bodů.

## Rank 1

DX-ASSASSIN-1 = Mordýř určí jinou postavu a zavraždí ji. Když je její číslo vyvoláno, její hráč mlčí, postavu neodhalí a v tomto kole nehraje.
DX-WITCH-1 = Čarodějnice si musí nejdřív vzít příjem a pak musí určit jinou postavu, kterou očaruje; tím se její tah přeruší. Do té doby nesmí stavět a smí použít jen Zlatý důl, Knihovnu nebo Hvězdárnu při příjmu.
DX-WITCH-2 = Hráč očarované postavy ji odhalí a vezme si příjem, při němž platí účinky jeho vlastních budov na příjem. Tím jeho tah končí, bez schopností, bez stavby a bez účinků na konci tahu.
DX-WITCH-3 = Jakmile si očarovaný hráč vezme příjem, Čarodějnice pokračuje ve svém tahu v roli jeho postavy. Má všechny její schopnosti včetně mincí nebo karet navíc a trvalých účinků (ochrana Kněze, limit staveb Stavitele), ale i její omezení (Navigátor nesmí stavět). Používá vždy vlastní karty, mince, město a budovy, nikdy ne to, co patří očarovanému hráči.
DX-WITCH-4 = Je-li očarován Vyděrač, pokládá výhrůžky, dostává výpalné a rozhoduje o otočení výhrůžky Čarodějnice.
DX-WITCH-5 = Je-li očarován Král nebo Patricij, vezme si korunu stále jeho vlastní hráč. Je-li očarován Císař, předává korunu a bere si za ni minci nebo kartu Čarodějnice.
DX-WITCH-6 = Pokud očarovanou postavu nikdo nemá, druhá polovina tahu Čarodějnice se neodehraje a její Park ani Chudobinec nic nepřinesou.
DX-WITCH-7 = Ve druhé polovině tahu jedná Čarodějnice ze svého místa. Když je Špehem, Čarodějem, Kouzelníkem, Věštkyní, Císařem, Opatem, Kardinálem, Diplomatem nebo Maršálem, patří očarovaný hráč mezi ostatní a lze ho vybrat, ji samu ne. Sousedé Královny jsou pak sousedé Čarodějnice, žeton Výběrčího daní vyprázdní ona a staví bez daně a Alchymistovi se vrací to, co zaplatila ona. Krádež, výhrůžky nebo ochrana Kněze, které takto začne, platí pro ni.
DX-WITCH-8 = Obě poloviny tahu Čarodějnice jsou jeden tah: bere si jeden příjem, má jeden limit staveb, každý účinek „jednou za tah“ použije jednou a účinky na konci tahu přijdou po druhé polovině. Očaruje-li svou vlastní druhou postavu, vezme si příjem za ni a pak její tah pokračuje.
DX-MAGISTRATE-1 = Soudce položí lícem dolů tři příkazy na tři různé postavy, z nichž žádná nemá jeho vlastní číslo. Právě jeden je podepsaný a jen Soudce ví který.
DX-MAGISTRATE-2 = Když postava s podepsaným příkazem ve svém tahu poprvé zaplatí za stavbu, smí Soudce příkaz otočit a budovu zabavit: postaví se zdarma v jeho městě a mince se vrátí tomu, kdo stavěl. Do města toho, kdo stavěl, budova nepřijde, ale počítá se do jeho limitu staveb, ledaže by se nepočítala tak jako tak (Stáje nebo obchodní budova Obchodníka).
DX-MAGISTRATE-3 = Zabavit lze jen první budovu zaplacenou v daném tahu. Budovu postavenou bez placení, díky Lešení nebo jako Nekropoli za zbouranou budovu, zabavit nelze, a pak lze zabavit ještě následující zaplacenou.
DX-MAGISTRATE-4 = Soudce nemůže zabavit stejnou budovu, jakou už ve svém městě má, a to ani s Lomem, ani Monument, má-li jeho město 5 nebo více budov.
DX-MAGISTRATE-5 = Při zabavení Doupěte zlodějů se hráči, který ho stavěl, vrátí zaplacené mince, ale ne karty.
DX-MAGISTRATE-6 = Placení kartami je také placení, takže i takovou budovu lze zabavit. Lze zabavit i tu, kterou Kouzelník staví hned a která se do limitu staveb nepočítá, stejně jako Stáje a obchodní budovy Obchodníka. Je-li zabavena budova, kterou Kardinál staví s mincemi jiného hráče, vrátí se všechny zaplacené mince Kardinálovi, dané karty zůstanou dané a povinnost stavět je splněna.
DX-MAGISTRATE-7 = Soudce se rozhoduje po zaplacení budovy a dřív, než přijde do města, a jen tam, kde ji stavějící hráč postavit směl. Nechá-li první zaplacenou budovu být, žádnou další v tom tahu zabavit nemůže. Zabavovat smí i s dokončeným městem.

## Rank 2

DX-THIEF-1 = Zloděj určí jinou postavu. Když se tato postava odhalí, sebere Zloděj jejímu hráči všechny mince dřív, než se stane cokoli jiného.
DX-THIEF-2 = Zloděj nesmí určit postavu číslo 1, zavražděnou ani očarovanou postavu.
DX-SPY-1 = Špeh si vybere jiného hráče a jeden druh budov a podívá se tomu hráči na karty v ruce. Za každou kartu toho druhu mu vezme 1 minci, dokud nějaké má, a získá 1 kartu z balíčku, ať mince byla, nebo ne.
DX-BLACKMAILER-1 = Vyděrač položí lícem dolů dvě výhrůžky na dvě různé postavy; jedna z nich má květinu a jen Vyděrač ví která. Výhrůžka nesmí ležet na postavě číslo 1, na zavražděné ani na očarované postavě, ale smí ležet vedle příkazu.
DX-BLACKMAILER-2 = Ohrožený hráč si nejdřív vezme příjem, při němž platí účinky jeho budov na příjem, a pak musí odpovědět dřív, než použije schopnost nebo jiný účinek budovy a než bude stavět. Buď odmítne, nebo zaplatí Vyděrači výpalné, polovinu svých mincí zaokrouhlenou dolů, i kdyby to nebylo nic; po zaplacení se výhrůžka odstraní, aniž ji kdo uvidí.
DX-BLACKMAILER-3 = Když ohrožený hráč odmítne, smí Vyděrač výhrůžku otočit, a je-li na ní květina, sebere mu všechny mince.
DX-BLACKMAILER-4 = Vyděrač nesmí ohrozit postavu číslo 2. Výnos za budovy, mince nebo karta pro Císaře, mince Královny a mince z daňového žetonu se dají vzít až po odpovědi na výhrůžku. Neotočená výhrůžka zůstává lícem dolů a hráč, který má výhrůžku na obou postavách, odpovídá za každou zvlášť.

## Rank 3

DX-MAGICIAN-1 = Čaroděj udělá jednu ze dvou věcí: vymění si karty v ruce s jiným hráčem, i když jeden z nich žádné nemá, nebo dá libovolný počet karet z ruky dospod balíčku a dobere si stejný počet.
DX-WIZARD-1 = Kouzelník se podívá jinému hráči na karty v ruce a jednu si vezme; buď ji hned zaplatí a postaví, což se nepočítá do limitu staveb, nebo si ji přidá do ruky.
DX-WIZARD-2 = V tahu Kouzelníka smíš stavět i budovy, které už ve svém městě máš.
DX-WIZARD-3 = Vzatou kartu smí Kouzelník hned postavit i před příjmem. Kdo se jako Kouzelník podívá do ruky, musí si z ní kartu vzít.
DX-SEER-1 = Věštkyně si vezme náhodnou kartu od každého jiného hráče, který v ruce nějakou má, a pak každému, kdo o kartu přišel, dá jednu kartu z ruky podle vlastní volby. Její limit staveb je 2.

## Rank 4

DX-KING-1 = Král získá 1 minci za každou šlechtickou budovu ve svém městě.
DX-KING-2 = Král si musí vzít korunu, a to hned při vyvolání.
DX-KING-3 = Zavražděný Král nemá tah, ale na konci kola se odhalí a vezme si korunu.
DX-EMPEROR-1 = Císař získá 1 minci za každou šlechtickou budovu ve svém městě.
DX-EMPEROR-2 = Ve svém tahu musí Císař dát korunu jinému hráči; nesmí si ji nechat ani ji dát tomu, kdo ji právě má.
DX-EMPEROR-3 = Od hráče, který dostane korunu, si Císař vezme 1 minci nebo 1 náhodnou kartu, a nemá-li ten hráč ani jedno, tak nic.
DX-EMPEROR-4 = Zavražděný Císař nemá tah, ale na konci kola se odhalí a dá korunu jinému hráči; nesmí si ji nechat ani ji dát tomu, kdo ji právě má, a nic si za ni nevezme.
DX-PATRICIAN-1 = Patricij získá 1 kartu za každou šlechtickou budovu ve svém městě.
DX-PATRICIAN-2 = Patricij si musí vzít korunu, a to hned, jak je vyvolán.
DX-PATRICIAN-3 = Zavražděný Patricij nehraje, ale na konci kola se odhalí a korunu si vezme tehdy.

## Rank 5

DX-BISHOP-1 = Kněz získá 1 minci za každou církevní budovu ve svém městě.
DX-BISHOP-2 = Na budovy hráče s Knězem nelze v tomto kole použít schopnost postavy číslo 8. Zavražděný Kněz nechrání nic a očarovaný chrání místo toho budovy Čarodějnice.
DX-BISHOP-3 = Kněz chrání jen před ostatními hráči: máš-li k němu i Žoldnéře nebo Diplomata, smíš jejich schopnost použít na vlastní budovy. Na Obrannou věž ji nesmí použít ani její majitel.
DX-ABBOT-1 = Opat získá za každou církevní budovu ve svém městě 1 minci nebo 1 kartu, v libovolné kombinaci; kolik čeho chce, řekne předem.
DX-ABBOT-2 = Jednou za tah, kdykoli není Opat nejbohatším hráčem ani jedním z nejbohatších, si smí vzít 1 minci od nejbohatšího hráče; mezi několika stejně bohatými si vybere.
DX-CARDINAL-1 = Kardinál získá 1 kartu za každou církevní budovu ve svém městě.
DX-CARDINAL-2 = Jednou za tah, když mu na budovu nestačí mince, si Kardinál smí vzít přesně to, co chybí, od jednoho jiného hráče, který nesmí odmítnout, a za každou minci mu dá 1 kartu z ruky. Tuto budovu pak postavit musí.
DX-CARDINAL-3 = Kardinál si takto bere mince jen při stavbě: po příjmu, v rámci limitu staveb, na budovu, kterou postavit smí, od jediného hráče, který má všechny chybějící mince, a jen když má v ruce dost jiných karet, aby je za ně dal.

## Rank 6

DX-MERCHANT-1 = Kupec získá 1 minci za každou obchodní budovu ve svém městě.
DX-MERCHANT-2 = Kupec získá 1 minci navíc, ať si jako příjem vzal mince, nebo karty.
DX-ALCHEMIST-1 = Na konci tahu se Alchymistovi vrátí všechny mince, které v něm zaplatil za stavbu budov. Mince zaplacené za cokoli jiného, třeba v Kovárně nebo na dani, se nevracejí, a nevracejí se ani ty, které už vrátilo zabavení.
DX-TRADER-1 = Obchodník získá 1 minci za každou obchodní budovu ve svém městě.
DX-TRADER-2 = Obchodní budovy se do limitu staveb Obchodníka nepočítají.

## Rank 7

DX-ARCHITECT-1 = Stavitel získá 2 karty navíc.
DX-ARCHITECT-2 = Limit staveb Stavitele je 3.
DX-NAVIGATOR-1 = Navigátor získá 4 mince navíc, nebo 4 karty navíc.
DX-NAVIGATOR-2 = Navigátor v tomto tahu nesmí postavit žádnou budovu, ať si mince nebo karty navíc vezme, nebo ne.
DX-SCHOLAR-1 = Učenec si dobere 7 karet, 1 si nechá a ostatní zamíchá do balíčku.
DX-SCHOLAR-2 = Limit staveb Učence je 2.

## Rank 8

DX-WARLORD-1 = Žoldnéř získá 1 minci za každou vojenskou budovu ve svém městě.
DX-WARLORD-2 = Žoldnéř smí zbourat jednu budovu v kterémkoli nedokončeném městě, i ve vlastním; zaplatí o 1 minci méně, než je její cena. Budova jde dospod balíčku, karty pod ní také a mince na ní jdou do banku.
DX-DIPLOMAT-1 = Diplomat získá 1 minci za každou vojenskou budovu ve svém městě.
DX-DIPLOMAT-2 = Diplomat smí vyměnit jednu budovu svého města za jednu budovu z města jiného hráče. Je-li cizí dražší, zaplatí Diplomat tomu hráči rozdíl; je-li levnější, nic se nevrací.
DX-DIPLOMAT-3 = Diplomat nesmí měnit s dokončeným městem, jeho vlastní však dokončené být může. Budova nesmí přejít do města, kde už stejná stojí, ani když právě ta výměnou odchází, a Lom v tom nepomůže. Dvojice, které už ve městě stojí, jiným výměnám nebrání a zůstanou, i když Lom odejde.
DX-MARSHAL-1 = Maršál získá 1 minci za každou vojenskou budovu ve svém městě.
DX-MARSHAL-2 = Maršál smí jinému hráči zabrat jednu budovu, když mu zaplatí její cenu, která musí být nejvýše 3. Cizí město nesmí být dokončené a v Maršálově městě nesmí stát stejná budova, a to ani s Lomem.
DX-RANK8-1 = Ochrana Kněze, Obranná věž a Velká zeď účinkují stejně proti Žoldnéři, Diplomatovi i Maršálovi.

## Rank 9

DX-QUEEN-1 = Královna získá 3 mince, sedí-li její hráč vedle hráče, který v tomto kole odhalil postavu číslo 4.
DX-QUEEN-2 = Byla-li sousedova postava číslo 4 zavražděna, získá Královna své 3 mince až na konci kola, když se ta postava ukáže.
DX-ARTIST-1 = Umělec smí zkrášlit až 2 budovy svého města: na každou položí 1 minci ze své zásoby. Budovu lze zkrášlit jen jednou a její cena je pak o 1 vyšší pro všechno: pro body, bourání, výměnu, Maršálův limit i Baziliku.
DX-TAX-1 = Je-li mezi postavami ve hře Výběrčí daní, musí každý, kdo postaví budovu, zaplacenou i nezaplacenou, hned potom položit na jeho žeton 1 minci, pokud ještě nějakou má; platí to za každou budovu. Budovy postavené v tahu samotného Výběrčího daní jsou bez daně, ne však budovy z druhého tahu téhož hráče.
DX-TAX-2 = V tahu Výběrčího daní si smíš vzít všechny mince ze žetonu. Do té doby na něm zůstávají kolo za kolem, ať hraje kdokoli.
DX-TAX-3 = Daň za zabavenou budovu platí Soudce, ne ten, kdo stavěl. Vyměněné a zabrané budovy se nedaní.
DX-TAX-4 = Bez daně staví v tom tahu jen hráč Výběrčího daní a nikdo jiný: zabaví-li tehdy Soudce budovu, daň za ni zaplatí.

## Unique districts

DX-ARMORY-1 = Ve svém tahu smíš zbourat svou Zbrojnici a s ní jednu budovu kteréhokoli města, pokud to město není dokončené. Není to schopnost postavy číslo 8, takže jí Obranná věž, Kněz ani Velká zeď nezabrání.
DX-BASILICA-1 = Na konci přinese Bazilika 1 bod za každou budovu s lichou cenou ve tvém městě.
DX-CAPITOL-1 = Na konci přinese Kapitol 3 body, máš-li tři nebo více budov téhož druhu, a to nejvýše jednou.
DX-DRAGON-GATE-1 = Na konci přinese Dračí brána 2 body.
DX-FACTORY-1 = S Manufakturou ve městě stojí stavba tvých ostatních unikátních budov o 1 minci méně; po postavení se počítají za plnou cenu.
DX-FRAMEWORK-1 = Budovu smíš postavit tak, že místo zaplacení ceny zbouráš své Lešení.
DX-GOLD-MINE-1 = Bereš-li si příjem v mincích, dá ti Zlatý důl o 1 víc.
DX-GREAT-WALL-1 = Postava číslo 8 platí o 1 minci víc, když použije schopnost na kteroukoli budovu města s Velkou zdí kromě Velké zdi samotné.
DX-GREAT-WALL-2 = Velká zeď ve vlastním městě Diplomata nic nepřidává za budovu, kterou dává pryč.
DX-GREAT-WALL-3 = Za Velkou zdí platí Žoldnéř plnou cenu budovy, i ve vlastním městě; Maršál platí cenu a 1 navíc, pro jeho limit 3 však platí jen cena; a Diplomat platí 1 navíc k rozdílu, nebo jen 1, není-li co doplácet.
DX-HAUNTED-QUARTER-1 = Při závěrečném počítání platí Město duchů za jeden druh budov podle volby majitele; ten nejlepší za tebe vybere hra. Platí-li za jiný druh, není pro žádné body unikátní.
DX-HAUNTED-QUARTER-2 = Jedna volba druhu pro Město duchů platí najednou pro pět druhů, Kapitol, Věž ze slonoviny i Studnu přání; nikdy není zároveň unikátní a jiného druhu.
DX-IMPERIAL-TREASURY-1 = Na konci přinese Císařská pokladnice 1 bod za každou minci ve tvé zásobě.
DX-IVORY-TOWER-1 = Na konci přinese Věž ze slonoviny 5 bodů, je-li jedinou unikátní budovou ve tvém městě. Město duchů, které platí za jiný druh, tomu nevadí.
DX-KEEP-1 = Postava číslo 8 nesmí použít svou schopnost na Obrannou věž.
DX-LABORATORY-1 = Jednou za tah smíš díky Laboratoři dát 1 kartu z ruky dospod balíčku a získat 2 mince.
DX-LIBRARY-1 = Dobíráš-li si jako příjem karty, smíš si díky Knihovně nechat všechny.
DX-MAP-ROOM-1 = Na konci přinese Mapovna 1 bod za každou kartu, kterou máš v ruce.
DX-MONUMENT-1 = Monument nemůžeš postavit, má-li tvé město už 5 nebo více budov.
DX-MONUMENT-2 = Při dokončení města platí Monument za 2 budovy, pro všechno ostatní za 1.
DX-MUSEUM-1 = Jednou za tah smíš vložit 1 kartu z ruky lícem dolů pod Muzeum.
DX-MUSEUM-2 = Na konci přinese Muzeum 1 bod za každou kartu pod ním.
DX-MUSEUM-3 = Je-li Muzeum vyměněno nebo zabráno, jdou karty pod ním s ním; je-li zbouráno, jdou dospod balíčku.
DX-NECROPOLIS-1 = Nekropoli smíš postavit tak, že místo zaplacení ceny zbouráš jednu budovu svého města.
DX-OBSERVATORY-1 = Dobíráš-li si jako příjem karty, dobereš si díky Hvězdárně 3 místo 2; necháš si 1 z nich, nebo s Knihovnou všechny 3.
DX-PARK-1 = Nemáš-li na konci svého tahu v ruce žádnou kartu, dá ti Park 2 karty.
DX-POOR-HOUSE-1 = Nemáš-li na konci svého tahu žádné mince, dá ti Chudobinec 1 minci; rozhoduje stav před tím, než se vrátí mince Alchymistovi.
DX-QUARRY-1 = S Lomem ve městě smíš postavit libovolný počet stejných budov.
DX-SCHOOL-OF-MAGIC-1 = Čarodějná škola platí za druh, který potřebuješ, pro schopnost, která dává mince nebo karty za každou budovu určitého druhu; Opat za ni dostane buď 1 minci, nebo 1 kartu.
DX-SCHOOL-OF-MAGIC-2 = Pro Obchodníka, Špeha a body je Čarodějná škola jen unikátní budovou.
DX-SECRET-VAULT-1 = Tajný trezor nelze postavit.
DX-SECRET-VAULT-2 = Na konci přinese Tajný trezor 3 body, máš-li ho v ruce.
DX-SMITHY-1 = Jednou za tah smíš v Kovárně zaplatit 2 mince a získat 3 karty.
DX-STABLES-1 = Stavba Stájí se do tvého limitu staveb nepočítá.
DX-STATUE-1 = Na konci přinese Socha 5 bodů, máš-li korunu.
DX-THEATER-1 = Po výběru postav si majitel Divadla smí vyměnit postavu s jiným hráčem, aniž by jeho postavu viděl; potom se oba smějí podívat. Při 2 nebo 3 hráčích si majitel vybere, kterou ze svých dvou postav dá, a od druhého hráče dostane náhodnou.
DX-THEATER-2 = Divadlo funguje jednou za kolo, když už všichni mají své postavy a dřív, než se vyvolá číslo 1. Všichni se dozvědí, kdo si s kým postavu vyměnil, ale ne které postavy to byly.
DX-THIEVES-DEN-1 = Libovolnou část ceny Doupěte zlodějů, i celou, smíš zaplatit jinými kartami z ruky, každá platí za 1 minci; karty jdou dospod balíčku.
DX-WISHING-WELL-1 = Na konci přinese Studna přání 1 bod za každou unikátní budovu ve tvém městě včetně sebe.

## Rulings for all editions

RU-1 = Závisí-li reakce na tajemství, třeba na Akrobatce nebo Frištenském v něčí ruce, ptá se hra jen hráče, který má opravdu na výběr. Ostatní se nedozvědí, koho se ptá, zda vůbec někoho, ani že někdo pasoval: vidí jen, že hra čeká na reakce, a ta chvilku počká, ať se někoho ptá, nebo ne.
RU-2 = Určit smíš kteroukoli postavu ve hře kromě té, která právě určuje, i takovou, která leží lícem nahoru.
RU-3 = Zbývá-li méně karet, než kolik si máš dobrat, dobereš si ty, které jsou. Příjem v kartách si nemůžeš vzít, když jsou dobírací balíček i případný odhazovací balíček prázdné.
RU-4 = Máš-li dvě postavy, smíš určit vlastní druhou postavu, položit na ni výhrůžku i příkaz. Když okradeš sebe nebo platíš výpalné sobě, žádné mince se nepřesunou, a sobě nemůžeš nic zabavit.
RU-5 = Kdo dokončil město jako první, je rozhodnuto v té chvíli a nic už to nezmění; 2 body za ostatní dokončená města závisejí na tom, jak města vypadají na konci.
RU-6 = Hra, která dojde do 200. kola, nebo ve Společném městě do 50. okruhu, jím končí a spočítají se body.
RU-7 = Soudce se hra veřejně ptá při první zaplacené stavbě každé ze tří postav s příkazem, i když u nepodepsaného, nebo u jeho vlastní druhé postavy, může jen pasovat. Vyděrače se ptá po každém odmítnutí, ať je výhrůžka s květinou, nebo bez ní. Samotná otázka tak nic neprozradí.
RU-8 = Kartu, která v této hře není, nelze použít ani určit. Akce, která patří k takové kartě nebo k jiné edici, není možná.

## Rulings for Deluxe

RU-10 = Při shodě bodů se postavy počítají, jen pokud byly odhaleny; ze dvou postav platí ta s vyšším číslem. Je-li i to shodné, je vítězství společné.
RU-11 = Ochrana Kněze trvá celé kolo, ne jen jeden tah.
RU-12 = Poslední kolo se vždy dohraje do konce, i při 2 nebo 3 hráčích.
RU-13 = Je-li očarován Císař, nesmí Čarodějnice dát korunu sobě, ale smí ji dát hráči Císaře.
RU-14 = Mince navíc za Velkou zeď platí Diplomat nebo Maršál majiteli budovy spolu s ostatními. Diplomat nesmí dát pryč ani Obrannou věž.
RU-15 = Zbrojnici smíš použít, i když je tvé vlastní město dokončené. Budova, kterou zbourá, nesmí stát v dokončeném městě a to, zda je dokončené tvé vlastní, se posuzuje bez Zbrojnice.
RU-16 = Budova postavená za zbourané Lešení nebo Nekropole postavená za jinou zbouranou budovu se počítá do limitu staveb jako každá jiná a platí se za ni daň. Těmito způsoby smí platit i Kouzelník za kartu, kterou staví hned.
RU-17 = Kardinál dává přesně jednu kartu za každou chybějící minci, nikdy ne budovu, kterou staví, a chybějící mince se počítají až po slevě Manufaktury. Snižují je i karty použité na Doupě zlodějů, ale od druhého hráče se musí vzít aspoň 1 mince, takže poslední chybějící minci nelze zaplatit kartou.
RU-18 = Příkazy a výhrůžky zůstávají na místě do konce kola; jen výhrůžka, za kterou bylo zaplaceno výpalné, se odstraní, aniž ji kdo uvidí.
RU-19 = Co je u Věštkyně, Císaře a Divadla náhodné, losuje hra; hráč to nevybírá.
RU-20 = V sestavě První hra je při 3 nebo 8 hráčích postavou číslo 9 Umělec, pokud není zvolena jiná.
RU-21 = Špeh, Kouzelník, Čaroděj a Vědma si vždy vybírají jiného hráče. Hráče bez karet v ruce si smí vybrat jen Špeh a pro výměnu karet Čaroděj.
RU-22 = Zda se budova smí postavit (zda ve městě už není stejná a u Monumentu 5 a více budov), se posuzuje dřív, než se jako platba cokoli zbourá. Za Nekropoli lze zaplatit kteroukoli budovou vlastního města, i v dokončeném městě a i Obrannou věží, Muzeem nebo Zbrojnicí, jejíž účinek se pak nepoužije. Platí-li se za Nekropoli Lešením, zbourá se jen Lešení.
RU-23 = V ruce je Tajný trezor obyčejnou kartou unikátního druhu: počítá se pro Špeha a kromě vlastních 3 bodů i pro Mapovnu. Laboratoř, Doupě zlodějů, Muzeum, Věštkyně a Čaroděj s ním smějí hýbat, ale pod Muzeem dává 1 bod, ne 3, a Kouzelník si ho smí vzít jen do ruky.
RU-24 = Vyměněná nebo zabraná budova zůstává zkrášlená: mince na ní jde s ní, stejně jako karty pod Muzeem.
RU-25 = Jde-li dospod balíčku více karet najednou, třeba Zbrojnice a budova, kterou zbourá, nebo Muzeum a jeho karty, jdou tam v náhodném pořadí a dřív, než se dobírají karty, za které se jimi platí. Zbývá-li jediná karta, při dobrání 2 a ponechání 1 si ji necháš a Učenec si nechá 1 z toho, co je; jakýkoli jiný zisk z prázdného balíčku nepřinese nic.
