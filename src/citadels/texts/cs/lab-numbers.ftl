### Citadels in numbers: the studies, and the command that plays them.

cli-study = odpovědět na otázku o hře pomocí mnoha her mezi boty

## Arguments

numbers-names = které studie odehrát, nebo { $every } pro všechny
numbers-list = vypsat studie a otázky, na které odpovídají
numbers-games = odehrát s každým botem asi tolik her (výchozí: podle plánu studie)
numbers-bot = hrát jen s tímto botem
numbers-out = složka pro výsledky; co v ní už je, se znovu nehraje (výchozí { $folder })
numbers-help =
    Odehrané se ukládá po částech: po přerušení stačí spustit stejný příkaz
    znovu a pokračuje se.

    Příklady:
      citadels study --list
      citadels study first-crown --games 20000
      citadels study assassin-target --bot learned
      citadels study all --jobs 16

    Jak odpovědi vznikají a co znamenají, říká docs/method.md.

## What goes wrong

numbers-unknown = Studie „{ $name }“ neexistuje. Na výběr jsou: { $names }.
numbers-none-named = Zadej studii, nebo „{ $every }“: { $names }.
numbers-field = Studii { $name } nejde odehrát: „{ $field }“ chybí nebo nedává smysl.
numbers-goal = Edici { $edition } nejde hrát na tolik budov: { $goal }.
numbers-first = Studie { $name } potřebuje výsledky studie { $source } ve složce { $folder }; nejdřív odehraj tu.
numbers-left = Zastaveno. Co se odehrálo, je uložené ve složce { $folder }; stejný příkaz pokračuje.
numbers-packed = Soubor { $file } je poškozený a nejde rozbalit.

## What was played

numbers-done = { $name }: odehráno her: { $games }, sekund jednoho jádra: { $seconds }.
numbers-sure = Jistých srovnání: { $sure } z { $count }.
numbers-kept = Výsledky jsou ve složce { $folder }.

## The questions

numbers-ask-assassin-target = Koho má jmenovat Mordýř a vyplatí se Král?
numbers-ask-bell = Zvonice ve Společném městě: vyplatí se zazvonit?
numbers-ask-casts = Jak vyrovnané, zvratové a dlouhé je obsazení a co přidává každá karta?
numbers-ask-casts-check = Deset doporučených obsazení: jaká jsou doopravdy?
numbers-ask-casts-classic = Jak vyrovnané, zvratové a dlouhé je obsazení edice Klasika a co přidává každá karta?
numbers-ask-character-leads = Jakou cenu má každá z 27 postav edice Deluxe podle počtu hráčů?
numbers-ask-character-leads-classic = Jakou cenu má každá z 18 postav edice Klasika podle počtu hráčů?
numbers-ask-circus-cards = Která akční karta Cirkusu vyhrává?
numbers-ask-district-goal = Šest, sedm, nebo osm budov: jak dlouhá, otevřená a těsná je hra?
numbers-ask-favorite = Co když si pokaždé, když můžeš, vezmeš stejnou postavu?
numbers-ask-first-crown = Jakou cenu má první koruna a každé místo od ní po směru hodin?
numbers-ask-first-pick = Máš korunu a vybíráš první: Mordýř, Zloděj, Stavitel, nebo někdo jiný?
numbers-ask-killed-twice = Co stojí být zavražděn jednou a co dvakrát?
numbers-ask-length = Jak dlouho trvá hra, v kolech, rozhodnutích a minutách?
numbers-ask-rank-8 = Žoldnéř, Diplomat, nebo Maršál: jak dlouho trvá hra ve 2 až 8 hráčích?
numbers-ask-short-game = Krátká hra edice Klasika: o kolik je kratší a je stejně otevřená?
numbers-ask-skill = Kolik je v tom umění? Podíl výher jednoho lepšího hráče podle počtu hráčů a edice.
numbers-ask-thief-target = Koho má jmenovat Zloděj?
numbers-ask-unique-worth = Jakou cenu má každá unikátní budova v počáteční ruce a prodlužuje hru?
numbers-ask-unique-worth-classic = Jakou cenu má každá unikátní budova edice Klasika v počáteční ruce?
