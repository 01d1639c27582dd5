### What is wrong with something that was given to the program: a position, a record, the setup of a game, a line.
###
### Fields, lines, ids and values stand in these sentences as they are written in files, so they are the same in every
### language. A fault of a field is a clause without a full stop; the others are sentences.

## Where

fault-in = { $field }: { $told }.
fault-by-rule = { $rule }: { $told }.
fault-rule = { $told } ({ $rule })

## Lines

fault-no-line = { $line } non è una riga della notazione.
fault-no-action = Non c'è nessuna riga con il numero { $number }.
fault-not-now = { $line } ora non si può giocare, { $rule }: { $sentence }
fault-no-seat = Non c'è nessun posto { $seat } in una partita da { $seats }.

## Values of fields

fault-missing = manca
fault-unknown-field = questo campo non esiste
fault-no-object = deve essere un oggetto, non { $value }
fault-no-text-key = ha una chiave che non è testo, { $value }
fault-no-list = deve essere una lista, non { $value }
fault-no-number = deve essere un numero intero, non { $value }
fault-below = deve essere almeno { $low }, non { $value }
fault-range = deve essere da { $low } a { $high }, non { $value }
fault-no-truth = deve essere true o false, non { $value }
fault-no-name = deve essere un nome, non { $value }
fault-no-names = deve essere una lista di nomi, non { $value }
fault-unknown-name = { $value } non esiste
fault-no-card = { $value } non è una carta
fault-no-character = { $value } non è un personaggio
fault-entries = deve avere { $wanted ->
    [one] 1 voce
   *[other] { $wanted } voci
}, non { $count }
fault-entry-each = deve avere una voce per ogni posto

## Records

fault-no-record = Una registrazione deve essere un oggetto, non { $value }.
fault-no-format = questo non è { $format }
fault-version = l'unica versione nota è la 1, non { $value }
fault-no-lines = deve essere una lista di righe
fault-move = moves: la numero { $number }, { $line }, non va bene: { $fault }

## Setting up a game

fault-no-edition = Non c'è nessuna edizione { $value }; ci sono: { $editions }.
fault-no-preset = Non c'è nessun set { $value } in { $edition }; ci sono: { $presets }.
fault-no-option = { $edition } non ha l'opzione { $option }
fault-crown = con { $seats } giocatori non c'è nessun posto { $seat }
fault-players = a { $edition } si gioca in { $low }-{ $high } giocatori, non in { $seats }
fault-not-rank9 = in { $edition } il personaggio { $character } non è di rango 9
fault-rank9-no-choice = con { $seats } giocatori in { $edition } il rango 9 non è una scelta
fault-not-in-edition = in { $edition } non c'è il personaggio { $character }
fault-twice = il personaggio { $character } c'è due volte
fault-whole-cast = a { $edition } si gioca con tutti i personaggi
fault-rank-twice = il rango { $rank } c'è due volte, come { $character } e { $other }
fault-rank-lacking = non c'è nessun personaggio di rango { $rank }
fault-rank9-with-two = in 2 giocatori il rango 9 non si usa
fault-rank9-needed = con { $seats } giocatori serve un personaggio di rango 9
fault-needs-players = { $character }: servono almeno { $needs } giocatori
fault-not-unique = { $card } non è un quartiere speciale di { $edition }
fault-too-often = { $card } c'è troppe volte
fault-uniques = servono { $wanted } quartieri speciali, non { $count }
fault-uniques-fixed = i quartieri speciali di { $edition } non si scelgono
fault-uniques-balance = quartieri bonus: { $bonus }; le carte del mazzo base devono allora essere { $wanted }, non { $count }

## Positions

fault-edition-named = non c'è nessuna edizione { $value }, solo { $editions }
fault-edition-has-none = { $edition } non ne ha
fault-no-pile = questa edizione non ha una pila degli scarti
fault-card-not-in = { $card } non è in { $edition }
fault-copies = copie di { $card } nella scatola: solo { $count }
fault-not-in-cast = { $character } non è tra i personaggi di questa partita
fault-twice-or-none = { $value } c'è due volte o non è un personaggio
fault-no-district = { $card } non è un quartiere
fault-nothing-under = sotto { $card } non stanno carte
fault-must-be-character = deve essere un personaggio
fault-pairs = devono essere coppie di un posto e una biglietteria
fault-not-used = { $value } non è qualcosa che questo personaggio usa
fault-fairness = deve contenere un'impronta, un segreto, un elenco di parole e una configurazione
fault-one-number = deve essere un solo numero
fault-no-chance = deve essere uno tra { $names }, non { $value }
fault-two-numbers = devono essere due numeri
fault-both-zero = i due numeri non possono essere entrambi 0
fault-phase = deve essere selection, turns o over, non { $value }
fault-no-selection = { $edition } non ha la scelta dei personaggi
fault-held-twice = due mani hanno il personaggio { $character }
fault-held = un giocatore ha il personaggio { $character }
fault-up-or-held = il personaggio { $character } è scoperto o ce l'ha un giocatore
fault-elsewhere = il personaggio { $character } è anche altrove
fault-no-decision = { $value } non è una decisione
fault-signed = il personaggio { $character } ha il mandato firmato
fault-flower = il personaggio { $character } ha già il fiore
fault-first-complete = è obbligatorio quando più di una città è completa
fault-all-decided = a partita finita non ci possono essere decisioni
fault-disagrees = non è coerente con il resto della posizione
fault-stack = queste decisioni non possono dipendere l'una dall'altra
fault-stack-step = la decisione { $step } non è coerente con il resto della posizione
fault-not-pending = nessuna decisione in sospeso riguarda questo
fault-not-to-come = il personaggio { $character } non è tra quelli ancora da chiamare
