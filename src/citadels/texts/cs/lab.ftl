### The laboratory: what its commands share.

## Arguments

lab-edition = která pravidla: { $editions } (výchozí deluxe)
lab-option = možnost edice, třeba short_game=yes; lze zadat víckrát
lab-preset = které postavy a unikátní budovy: { $presets }
lab-characters = vlastní obsazení, názvy oddělené čárkami
lab-uniques = vlastní unikátní budovy, názvy oddělené čárkami
lab-rank9 = s postavou číslo 9: s tou ze sestavy, nebo s uvedenou
lab-seed = stejné semínko dá stejné hry (výchozí 1)
lab-resume = pokračovat v tom, co je ve složce; co nezadáš znovu, zůstane, jak bylo
lab-processes = kolik procesů hraje najednou (výchozí: jeden na každé jádro)
lab-cluster = hrát na clusteru Ray na této adrese; „auto“ je ten na tomto počítači, „local“ tu jeden spustí
lab-json = vypsat výsledky jako JSON

## Studies

study-there = Ve složce { $folder } už je studie; pokračuje se v ní pomocí --resume.
study-foreign = Složka { $folder } není prázdná a studie v ní není; je potřeba jiná složka.
study-no-folder = { $folder } není složka.
study-none = Ve složce { $folder } žádná studie není.
study-kind = Ve složce { $folder } je studie druhu „{ $kind }“, ne „{ $wanted }“.
study-plan-broken = { $file } nejde přečíst: není to JSON.
study-plan-foreign = { $file } není plán studie.
study-plan-version = { $file } má verzi { $version }, kterou toto vydání nezná.
study-plan-field = { $file } nejde použít: „{ $name }“ chybí nebo nedává smysl.
study-release = Studie ve složce { $folder } začala s citadels { $then }; toto je { $now }, jehož hry se můžou lišit.
study-differs = Studie ve složce { $folder } má { $name } { $then }, ne { $now }.
study-fewer = Studie ve složce { $folder } má v plánu tolik her: { $then }; zkrátit ji nelze.
study-no-table = { $file } tu není.
study-table-broken = { $file } nejde přečíst: { $why }.
study-unwritten = Studii ve složce { $folder } nejde zapsat: { $why }. Co tam bylo, zůstává.

## Running

lab-package = K tomu je potřeba balík { $package }; nainstaluješ ho příkazem „pip install 'citadels[{ $extra }]'“.
lab-interpreted = Pro tento Python není zkompilovaná verze, hry proto trvají asi desetkrát déle. Výsledky jsou stejné.
lab-processes-few = Musí hrát aspoň jeden proces.
lab-games-few = Musí se hrát aspoň jedna hra.
lab-worker-died = Proces, který hrál hry, skončil ({ $why }). Co se odehrálo, je uložené; pokračuje se pomocí --resume.
lab-work-failed = Jednu hru se nepodařilo odehrát: { $why }. Co se odehrálo, je uložené.
lab-playing = Hraje se
lab-progress = { $done } z celkem { $games } her
lab-left = Zastaveno. Ve složce { $folder } je uloženo { $done } z celkem { $games } her; pokračuje se pomocí --resume.

## Matches

match-setting = Nastavení „{ $name }“ nemůže být { $value }.
match-no-bots = Je potřeba zadat aspoň jednoho bota.
match-many-bots = K jednomu stolu se nevejdou: botů je { $bots }, míst { $players }.
lab-option-value = Možnost { $name } je yes, no nebo číslo, ne „{ $value }“.

## Clusters

cluster-unreached = Cluster Ray na { $address } nejde použít ({ $why }).
cluster-package = Na jednom počítači clusteru citadels není; nainstaluj ho tam příkazem „pip install 'citadels[cluster]'“.
cluster-differs = Na jednom počítači clusteru běží jiný kód citadels ({ $there }) než tady ({ $here }), takže se jeho hry můžou lišit.

## Numbers

lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent-round = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { $low }–{ $high }
