### The rules of the Circus edition, where they differ from Classic. Each text is read alone.

## Set-up and selection

CI-SETUP-1 = Cirkus je pro 2 až 7 hráčů s 8 základními postavami, 54 obyčejnými a 11 unikátními budovami a 15 akčními kartami, pokud nejsou vynechány. Každý začíná se 4 kartami a 2 mincemi a korunu má nejstarší hráč, tady vybrané nebo vylosované místo.
CI-DECK-1 = Odhozené karty jdou lícem nahoru na odhazovací balíček, a když je dobírací balíček prázdný, odhazovací se zamíchá a nahradí ho.
CI-DECK-2 = Karty, které by v klasické hře šly dospod balíčku, jdou lícem nahoru na odhazovací balíček. Ten se zamíchá na nový dobírací balíček teprve ve chvíli, kdy si někdo musí dobrat kartu a žádná nezbývá. Čaroděj, který vyměňuje karty, je nejdřív odhodí a pak si dobere nové.
CI-DRAFT-1 = Nejdřív se některé postavy odloží lícem nahoru: 2 při 4 hráčích, 1 při 5, jinak žádná; Král mezi nimi se nahradí a zamíchá zpět. Držitel koruny si pak prohlédne další kartu, kterou může být i Král, odloží ji lícem dolů, z ostatních si vybere a předá je dál.
CI-DRAFT-2 = Při 2 nebo 3 hráčích má každý dvě postavy, které se vybírají ve stejném pořadí jako v klasické hře s 8 postavami, a při 7 si smí poslední hráč místo předané karty vzít tu, která leží lícem dolů. Držitel koruny první kartu odloženou lícem dolů vždy zná.

## Turns

CI-CALL-1 = Po tahu se karta postavy vrátí doprostřed stolu lícem nahoru.
CI-TURN-1 = Ve svém tahu si nejdřív vezmeš příjem: 2 mince, nebo 2 dobrané karty, z nichž si 1 necháš a druhou položíš na odhazovací balíček. Potom smíš postavit jednu budovu. Každou schopnost své postavy můžeš použít jednou, kdykoli během tahu.

## End and score

CI-END-1 = Město s 8 a více budovami je dokončené a to kolo se dohraje do konce. Získáváš body ve výši ceny svých budov, 2 body za všech pět druhů budov (podle nastavení 3), 4 za první dokončené město nebo 2 za jiné dokončené a nic za zbylé mince a karty, kromě akčních karet.
CI-END-2 = Je-li nejvyšší počet bodů shodný, rozhoduje víc bodů za samotné budovy, s Univerzitou a Dračí bránou za 8 a bez akčních karet. Jsou-li shodné i ty, je vítězství společné.

## Characters

CI-THIEF-1 = Zloděj nesmí určit Mordýře ani zavražděnou postavu. Okradený odevzdá všechny mince na samém začátku tahu a co získá potom, je v bezpečí.
CI-KING-1 = Král si vezme korunu hned při vyvolání. Byl-li zavražděn, přejde koruna k jeho hráči na konci kola; nemá-li ho nikdo, zůstává.
CI-BISHOP-1 = Kněz získá 1 minci za každou svou církevní budovu a Žoldnéř nesmí bourat budovy jeho hráče, ledaže byl Kněz zavražděn.
CI-MERCHANT-1 = Kupec získá v každém případě 1 minci a k tomu 1 minci za každou obchodní budovu ve svém městě.
CI-ARCHITECT-1 = Stavitel získá v každém případě 2 karty a smí postavit až 3 budovy.
CI-WARLORD-1 = Žoldnéř získá 1 minci za každou vojenskou budovu ve svém městě. Kdykoli během tahu smí jednu soupeřovu budovu poslat na odhazovací balíček; zaplatí o 1 minci méně, než je její cena, a stojí-li 1 nebo méně, nezaplatí nic. Budovy Kněze a města s 8 a více budovami jsou v bezpečí.

## Districts

CI-SMITHY-1 = Jednou za tah smíš v Kovárně zaplatit 3 mince a dobrat si 2 karty; obě čísla lze změnit v nastavení. Velká zeď v cirkusové hře není a ostatní unikátní budovy fungují jako v klasické hře.

## Action cards

CI-ACTION-1 = Akční karty se dobírají, drží v ruce, vyměňují, odhazují a berou stejně jako karty budov.
CI-ACTION-2 = V každém svém tahu smíš zahrát jednu akční kartu, kdykoli během něj; pak jde na odhazovací balíček, pokud nezůstává na stole. Reakce mimo vlastní tah se nepočítá, ale Frištenský zahraný ve vlastním tahu, aby zachránil tvou druhou postavu před tvým Mordýřem, ano.
CI-ACTION-3 = Na konci dá každá akční karta, která ti zbyla v ruce, 1 bod.
CI-ACTION-4 = Akční karta nemá cenu ani druh a nelze ji postavit. Laboratoř ji smí odhodit, Čaroděj a Vědma s ní zacházejí jako s každou kartou a Hřbitov ji zachránit nemůže.
CI-TENT-1 = Šapitó leží ve tvém městě jako budova s cenou 0, za 0 bodů a bez druhu. Jeho zahrání není stavba, ale do dokončení města se počítá.
CI-TENT-2 = V jednom městě smí stát více Šapitó.
CI-TENT-3 = Žoldnéř nesmí Šapitó zbourat.
CI-TENT-4 = Šapitó stojí až do konce hry: neodstraní ho ani Žoldnéř, ani Živá střela.
CI-BOOTH-1 = Pokladní věž leží před svým majitelem, mimo město. Soupeři ji smějí v každém svém tahu použít jednou: položí na ni 1 minci, doberou si 2 karty, 1 si nechají a druhou odhodí.
CI-BOOTH-2 = Hned po každém použití smí majitel Pokladní věž odhodit a vzít si všechny mince na ní, jindy ne.
CI-BOOTH-3 = Majitel Pokladní věže ji sám použít nesmí. Mince, které na ní leží ještě na konci, propadnou.
CI-BOOTH-4 = Každou Pokladní věž lze použít jednou za tah, ne však když je prázdný dobírací i odhazovací balíček. Knihovna a Hvězdárna nemění, kolik karet se tam dobírá a kolik si jich hráč nechá.
CI-ACROBAT-1 = Když je vyvolán Král a nikdo se nepřihlásí, protože byl zavražděn nebo ho nikdo nemá, smí držitel Akrobatky tuto kartu zahrát, vzít si korunu, vyvolávat další postavy a v příštím kole vybírat první. Smí to i hráč zavražděného Krále a nárok Krále na korunu tím zaniká. Vlastní postava hráče má svůj tah jako obvykle.
CI-ACROBAT-2 = Akrobatku smí zahrát i hráč, který korunu už má, aby ji nepřevzal zavražděný Král.
CI-FORTUNE-1 = S Vědmou se podíváš soupeři na karty v ruce a jednu si vezmeš.
CI-STRONGMAN-1 = Pokud Mordýř právě určil tvou postavu, smíš hned zahrát Frištenského: vražda se ruší a máš svůj tah jako obvykle.
CI-STRONGMAN-2 = Postava zachráněná Frištenským už není obětí: Zloděj ji smí určit, Kněz chrání a Král se na vyvolání přihlásí, takže nelze zahrát Akrobatku. Mordýř jinou postavu neurčuje.
CI-RINGMASTER-1 = S Ředitelem smíš v tomto tahu postavit až o 2 budovy víc: celkem 3, nebo jako Stavitel 5.
CI-CANNONBALL-1 = S Živou střelou odhodíš jednu svou budovu a na její místo postavíš z ruky dražší, za kterou zaplatíš jen rozdíl. Není to běžná stavba tohoto tahu.
CI-CANNONBALL-2 = Pro Živou střelu platí ceny natištěné na kartách. Nová budova nesmí být stejná jako některá z tvých ostatních a platí za postavenou v tomto kole.

## Rulings for Circus

RU-40 = Kněz je chráněn před Žoldnéřem, ne před Zlodějem, který ho okrást smí.
RU-41 = Při 3 hráčích se postavy vybírají v pořadí klasické hry.
RU-42 = Žoldnéř nesmí zbourat Šapitó, protože ta karta zůstává do konce.
RU-43 = Zahraná Akrobatka rozhodne o koruně až do příštího kola a na konci tohoto ji nepřevezme ani zavražděný Král.
RU-44 = Na Akrobatku a Frištenského se hra ptá hráčů po směru hodinových ručiček, počínaje hráčem vlevo od koruny, a po prvním, kdo kartu zahraje, už se nikoho neptá.
RU-45 = Pokladní věž není součástí města: Žoldnéř ji nesmí zbourat a před jedním hráčem jich smí ležet víc.
