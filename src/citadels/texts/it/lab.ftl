### The laboratory: what its commands share.

## Arguments

lab-edition = quali regole: { $editions } (predefinito: deluxe)
lab-option = un'opzione dell'edizione, come short_game=yes; si può ripetere
lab-preset = quali personaggi e quartieri speciali: { $presets }
lab-characters = i personaggi scelti da te, nomi separati da virgole
lab-uniques = i quartieri speciali scelti da te, nomi separati da virgole
lab-rank9 = con un personaggio di rango 9: quello del set, o quello indicato
lab-seed = lo stesso seme dà le stesse partite (predefinito: 1)
lab-resume = continua ciò che è nella cartella; ciò che non indichi di nuovo resta com'era
lab-processes = quanti processi giocano insieme (predefinito: uno per core)
lab-cluster = gioca sul cluster Ray a questo indirizzo; «auto» è quello di questa macchina, «local» ne avvia uno qui
lab-json = stampa i risultati come JSON

## Studies

study-there = In { $folder } c'è già uno studio; usa --resume per continuarlo.
study-foreign = { $folder } non è vuota e non contiene uno studio; indica un'altra cartella.
study-no-folder = { $folder } non è una cartella.
study-none = In { $folder } non c'è nessuno studio.
study-kind = In { $folder } c'è uno studio di tipo «{ $kind }», non «{ $wanted }».
study-plan-broken = Impossibile leggere { $file }: non è JSON valido.
study-plan-foreign = { $file } non è il piano di uno studio.
study-plan-version = { $file } è della versione { $version }, che questo programma non supporta.
study-plan-field = Impossibile usare { $file }: «{ $name }» manca o non è valido.
study-release = Lo studio in { $folder } è cominciato con citadels { $then }; questa è la { $now }, le cui partite possono essere diverse.
study-differs = Lo studio in { $folder } ha { $name } { $then }, non { $now }.
study-fewer = Lo studio in { $folder } prevede { $then } partite; non si può accorciare.
study-no-table = { $file } non esiste.
study-table-broken = Impossibile leggere { $file }: { $why }.
study-unwritten = Impossibile scrivere lo studio in { $folder }: { $why }. I file esistenti non sono cambiati.

## Running

lab-package = Serve { $package }: si installa con pip install 'citadels[{ $extra }]'.
lab-interpreted = Per questo Python non c'è una versione compilata: le partite durano circa dieci volte tanto. I risultati sono gli stessi.
lab-processes-few = Serve almeno un processo.
lab-games-few = Serve almeno una partita.
lab-worker-died = Un processo che giocava si è interrotto ({ $why }). Le partite già giocate sono salvate; usa --resume per continuare.
lab-work-failed = Una partita non si è potuta giocare: { $why }. Le partite già giocate sono salvate.
lab-playing = Partite in corso
lab-progress = { $done } partite su { $games }
lab-left = Interrotto. Partite salvate in { $folder }: { $done } su { $games }; usa --resume per continuare.

## Matches

match-setting = L'impostazione «{ $name }» non può essere { $value }.
match-no-bots = Indica almeno un bot.
match-many-bots = { $bots } bot non stanno a un tavolo da { $players }.
lab-option-value = L'opzione { $name } deve essere yes, no o un numero, non «{ $value }».

## Clusters

cluster-unreached = Impossibile usare il cluster Ray a { $address } ({ $why }).
cluster-package = Su una macchina del cluster manca citadels: lì si installa con pip install 'citadels[cluster]'.
cluster-differs = Una macchina del cluster ha un codice di citadels ({ $there }) diverso da questa ({ $here }), e le sue partite possono essere diverse.

## Numbers

lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent-round = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { $low }–{ $high }
