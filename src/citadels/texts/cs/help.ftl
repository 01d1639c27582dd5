### Help for newcomers, beside each question: what it is about, and what people consider. One or two short sentences.
###
### $laps is "yes" in the Common City, where all build one city and the crown gives no first choice.

## The panel

help-title = O co jde?
help-rule = Přečíst pravidlo
help-rule-title = Pravidlo
help-never = Vypnout vysvětlivky
help-stopped = Vysvětlivky jsou vypnuté. Zapneš je znovu v nabídce nebo v nastavení.
help-switch = Vysvětlivky pro nováčky
help-switch-hint = Samostatný rámeček vedle stolu: o co v otázce jde a na co myslet. V prvních třech hrách se zapíná sám.
help-open = Vysvětlit

## Choosing characters

help-pick = Postavu máš na jedno kolo: určuje, kdy přijdeš na řadu a co můžeš dělat. Mysli na to, co ti ve tvém městě vynese, co od tebe ostatní čekají a co jim necháš.
help-discard = Co odložíš, v tomto kole nehraje a víš o tom jen ty. Odlož to, co by ostatním nejvíc pomohlo, nebo tobě nejvíc ublížilo.
help-stage = Dáš svou postavu za cizí, kterou neznáš, a druhý hráč také. Vyplatí se to, když někdo tu tvou nejspíš uhodl, nebo když má někdo určitě lepší.
help-cast = Jedna z tvých dvou postav odejde a přijde náhodná od druhého hráče. Nech si tu, kterou tvoje karty a město potřebují víc.

## Gathering

help-gather = Tahle volba přijde v každém tahu: mince platí za budovy, karty ti dávají z čeho vybírat. S dobrými kartami v ruce ber mince; když jich máš málo nebo žádné, dober si nové.
help-gather-first = Příjem si bereš jednou za tah a něco můžeš udělat i před ním. Výnos za budovy je lepší vybrat, až postavíš další budovu toho druhu.
help-gather-witch = Po příjmu určíš postavu a její hráč si vezme jen příjem. Tah dohraješ místo něj, takže mysli na to, která se hodí k tvým kartám a městu.
help-gather-bewitched = Za tvou postavu hraje dál Čarodějnice, takže tahle volba je celý tvůj tah. Vezmi si, co budeš potřebovat příště.
help-gather-threatened = Hned po příjmu musíš odpovědět Vyděrači. Výpalné je polovina tvých mincí i s těmi, které si vezmeš teď, takže karty můžou vyjít levněji.
help-gather-murdered = Kdo je zavražděn, přijde o tah, ale tolik ti tvůj Špitál zachrání. Vezmi si, co budeš potřebovat příště.
help-keep = Z dobraných karet si necháš jen část. Mysli na to, co brzy zaplatíš, jaké druhy ti chybějí a které budovy už máš postavené.

## A turn

help-act = { $laps ->
    [yes] Teď můžeš v libovolném pořadí prodávat karty, stavět a použít schopnost své postavy. Co jiný hráč postaví dřív, to už nepostavíš, takže hlídej, o co můžeš přijít.
   *[no] Teď můžeš v libovolném pořadí stavět a použít schopnost své postavy a svých budov. Co neuděláš, než tah ukončíš, propadne.
}
help-act-must = Tahle schopnost je povinná: dokud ji nepoužiješ, tah nemůže skončit. Ostatní můžeš udělat před ní i po ní.
help-bewitch = Její hráč si vezme jen příjem a ty hraješ dál s jejími schopnostmi, ale s vlastními kartami, mincemi a městem. Vyber takovou, kterou dobře využiješ a kterou nejspíš někdo má.
help-warrant = Všichni vidí, kde příkazy leží, ale jen ty víš, který je podepsaný. Nepodepsané polož tam, kde si někdo stavbu dvakrát rozmyslí.
help-threaten = Prázdná výhrůžka vypadá stejně jako ta s květinou, takže i ona může přinést výpalné. Polož ji tam, kde jsou mince.
help-answer = Výpalné stojí polovinu tvých mincí a je klid. Když odmítneš, může Vyděrač výhrůžku otočit: s květinou přijdeš o všechny mince, bez ní si všechno necháš.
help-turn-over = Jen ty víš, jestli je na ní květina. Otočená květina ti přinese všechny ty mince; prázdná jen ukáže, že to byl blaf.
help-confiscate = S podepsaným příkazem se budova postaví zdarma ve tvém městě a tomu, kdo ji stavěl, se vrátí mince. Když ji necháš být, žádnou další v tomto tahu zabavit nejde.
help-redraw = Dostaneš tolik nových karet, kolik jich dáš pryč. Zbav se toho, co je moc drahé, co už máš postavené a co se do plánu nehodí.
help-take = Vidíš všechny soupeřovy karty a jednu si vezmeš: tu, kterou brzy využiješ, nebo tu, kterou chtěl soupeř postavit.
help-use = Když kartu postavíš hned, nepočítá se do limitu tohoto tahu, ale musíš na ni mít teď. V ruce počká na lepší chvíli.
help-give = Tyhle karty dlužíš. Dej, co můžeš postrádat, a pamatuj, že to brzy může postavit někdo jiný.
help-toll = 1 mince je jistá. Karta se bere náhodně: může mít větší cenu a může někomu zhatit plán.
help-grant = { $laps ->
    [yes] Koruna je tvoje a stojí 1 minci nebo kartu podle tvé volby. Dej, co ti bude chybět nejméně.
   *[no] S korunou vybíráš v příštím kole první a stojí tě to 1 minci nebo kartu podle tvé volby. Dej, co ti bude chybět nejméně.
}
help-crown = { $laps ->
    [yes] Korunu si nechat nemůžeš. Najdi hráče, kterému nic nepřinese.
   *[no] Kdo dostane korunu, vybírá v příštím kole první. Nechat si ji nemůžeš, tak ji dej tam, kde ti uškodí nejméně.
}
help-pay = Zaplatit jde víc způsoby. Mincemi je to jednoduché; zbourat místo placení něco svého je teď levné, ale stojí tě to budovu a její body.
help-spend = Za tuto budovu může každá karta z ruky platit jako 1 mince. Zaplať tím, co sotva postavíš, a zbytek doplať mincemi.
help-for = Tohle dáš výměnou. Je-li cizí budova dražší, doplácíš rozdíl, takže s levnou vyjde výměna dráž; dej to, co pro tebe má na konci nejmenší cenu.

## Districts that ask

help-thank = Dokud má majitel Tanečního sálu korunu, musí mu každý vyvolaný poděkovat za ples. Díky nestojí nic, mlčení stojí tah.
help-graveyard = Co se právě zbouralo, může být za 1 minci tvoje. Za dobrou kartu je to levné, i když za stavbu zaplatíš celou cenu znovu.
help-search = Jen teď vidíš celý balíček. Vezmi si, co tvoje město potřebuje nejvíc: druh, který ti chybí, nebo budovu za hodně bodů.
help-ring = Od teď by k dokončení města stačilo o budovu méně, a nejen tobě. Zazvoň, jestli vedeš, a nech to být, jestli by byli rychlejší jiní.

## Action cards and auctions

help-launch = Stará budova odejde a na její místo přijde za rozdíl dražší z tvé ruky. Nepočítá se do toho, co smíš v tomto tahu postavit.
help-cash = Zavřením Pokladní věže získáš všechny mince na ní. Otevřená může přinést víc, ale zavřít ji půjde až po dalším zákazníkovi a mince, které na ní zůstanou na konci, propadnou.
help-strongman = S Frištenským ti tah zůstane a Mordýř už nikoho jiného neurčí. V ruce by ta karta měla na konci cenu 1 bodu.
help-acrobat = S korunou vybíráš v příštím kole první. V ruce by Akrobatka měla na konci cenu 1 bodu.
help-bid = Ostatní postupně přihazují, nebo nadobro pasují, a nejvyšší nabídku dostane prodávající. Nikdy nenabízej víc, než kolik pro tebe karta znamená.

## What to think of as a character

help-role-assassin = { $laps ->
    [yes] Určuješ postavu, ne hráče, a nikdo neví, kdo ji otočí: třeba zrovna ty. Vyber takovou, která by pomohla víc ostatním než tobě.
   *[no] Určuješ postavu, ne hráče: přemýšlej, kdo kterou potřebuje. Zasáhni tu, která by nejvíc pomohla tomu, kdo vede, nebo nejvíc ublížila tobě.
}
help-role-witch = Tvoje schopnost je schopnost postavy, kterou určíš. Vybírej podle toho, co potřebují tvoje karty a město.
help-role-magistrate = Podepsaný příkaz patří na někoho, kdo má mince na drahou budovu. Ostatní dva matou.
help-role-thief = { $laps ->
    [yes] Určuješ postavu, ne hráče: kdo ji otočí, přijde o všechny mince a ty je získáš. Na začátku okruhu na ni může narazit víc hráčů.
   *[no] Určuješ postavu, ne hráče: kterou asi má někdo s hromadou mincí?
}
help-role-spy = Vyber někoho s mincemi a s hodně kartami v ruce a druh, kterého tam čekáš nejvíc.
help-role-blackmailer = Vyhrožuj postavám, které si nejspíš vzali hráči s mincemi. Květina patří tam, kde čekáš odmítnutí.
help-role-magician = Máš málo karet? Vyměň si je s hráčem, který jich má hodně. Špatné karty vyměň s balíčkem, nejlépe až po stavbě.
help-role-wizard = Vyber hráče, který má v ruce nejspíš to, co chceš ty, nebo to, co by sám postavit neměl.
help-role-seer = Od každého karta a každému jedna zpět: nejlepší si nech a rozdej, co nikdo nechce. Smíš postavit 2 budovy.
help-role-king = Šlechtické budovy ti přinášejí mince: výnos vyber, až postavíš další. Korunu máš už od vyvolání.
help-role-emperor = Šlechtické budovy ti přinášejí mince. Korunu dej někomu, kdo ji nepoužije proti tobě.
help-role-patrician = Šlechtické budovy ti přinášejí karty: výnos vyber, až postavíš další. Korunu máš už od vyvolání.
help-role-bishop = Církevní budovy ti přinášejí mince: výnos vyber, až postavíš další. Žoldnéř a jemu podobní teď tvé budovy neohrozí.
help-role-abbot = Církevní budovy ti přinášejí výnos. Minci od nejbohatšího si vezmi dřív, než budeš mít nejvíc ty.
help-role-cardinal = Církevní budovy ti přinášejí karty a za karty můžeš koupit mince, které ti na budovu chybějí.
help-role-merchant = Máš 1 minci navíc a 1 minci za každou obchodní budovu: výnos vyber, až postavíš další.
help-role-alchemist = Co zaplatíš za stavbu, vrátí se ti na konci tahu, takže postav nejdražší budovu, na kterou máš.
help-role-trader = Obchodní budovy se do limitu nepočítají. Postav jich, kolik zaplatíš; každá přináší i výnos.
help-role-architect = Se 2 kartami navíc a až 3 stavbami je tohle tah, kdy se utrácí, co máš našetřeno.
help-role-navigator = Stavět nesmíš, ale 4 mince nebo 4 karty připraví skvělý příští tah.
help-role-scholar = Vybereš si nejlepší ze 7 karet a smíš postavit 2 budovy.
help-role-warlord = Vojenské budovy ti přinášejí mince. Zbourat levnou budovu stojí málo: zasáhni toho, kdo vede, ne toho, u koho je to snadné.
help-role-diplomat = Vojenské budovy ti přinášejí mince. Dej levnou budovu za takovou, která má pro tebe větší cenu; doplatíš jen rozdíl.
help-role-marshal = Vojenské budovy ti přinášejí mince. Nejvýš za 3 mince je cizí budova tvoje: hledej druh, který ti chybí.
help-role-queen = Jestli dostaneš 3 mince, záleží na tom, kdo sedí vedle tebe a kdo je vyvolán. Když se nabízejí, vezmi si je; pak stav.
help-role-artist = Za 1 minci má budova o 1 bod víc, až u 2 budov, a dráž se bourá.
help-role-tax-collector = Ostatní platí při stavbě daň a ta jde tobě. Ty stavíš bez ní.

## While others decide

help-wait-selection = Postavy tajně kolují. Pamatuj si ty, které vidíš: co pošleš dál, to může mít někdo po tobě.
help-wait-turns = Postavy se vyvolávají popořadě a hraje ten, kdo vyvolanou má. Každá odhalená ti řekne víc o těch ostatních.
help-wait-laps = Hráči jeden po druhém otáčejí postavu a hrají za ni. Sleduj, co se staví: stejnou budovu už nikdo jiný nepostaví.
help-wait-reactions = Někdo může odpovědět na to, co se právě stalo. Bude to jen chvilka.
help-wait-watching = Vidíš, co leží na stole pro všechny, ale nikomu nevidíš do ruky.

## What is on the table

help-part-title = Co je na stole
help-part-row = Postavy této hry
help-part-row-about = V pořadí, ve kterém se vyvolávají. Značky ukazují, co se jim stalo; ztlumená už byla vyvolána, nebo leží odkrytá.
help-part-players = Ostatní hráči
help-part-players-about = Jejich mince, počet karet a budovy. Je tam i to, co můžeš vědět o jejich postavách.
help-part-middle = Prostředek
help-part-middle-about = Balíček, případně odhozené karty, a postavy, které v tomto kole nikdo nemá.
help-part-prompt = Otázka
help-part-prompt-about = Na co se hra ptá, s velkými tlačítky pro obvyklé odpovědi. Seznam všech možností má každou odpověď slovy.
help-part-mine = Tvoje místo
help-part-mine-about = Tvoje město, mince, postava a karty v ruce. Na to, co svítí, se dá teď kliknout.
help-part-log = Zápis
help-part-log-about = Všechno, co se stalo, tah po tahu, a zvlášť to, co se stalo tobě.

## Cards

# A card of a hand in an answer, such as "Keep Manor (Noble, 3)": begins with the name.
help-card-priced = { $card } ({ FORM($type, "nom") }, { $cost })
help-card-rules = Pravidla této karty
help-card-key = Klávesa R: pravidla

## Language

help-language = Jazyk

## The rules page

help-rules-hits = { $count ->
    [one] Nalezeno na { $count } místě.
    [few] Nalezeno na { $count } místech.
   *[other] Nalezeno na { $count } místech.
}
help-rules-try = Zkus méně slov nebo kratší, název karty, nebo označení pravidla, třeba { $rule }.
help-rules-clear = Ukázat všechna pravidla
help-rules-elsewhere = Najdeš v jiných edicích:
help-rules-link = Odkaz: { $rule }
help-rules-holds = Kde edice { $edition } nemá nic vlastního, platí i tato pravidla.
help-rules-whole = Všechna pravidla: { $edition }
help-rules-head = Citadela · { $edition } · { $language }
