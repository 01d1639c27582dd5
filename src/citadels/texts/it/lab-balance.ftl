### The search for balance: its command, what it refuses and what it found.

cli-balance = cerca le selezioni che danno la partita più equilibrata o più combattuta

## Arguments

balance-bots = chi gioca: { $names }, program:COMMAND o python:MODULE.CLASS (predefinito: builder)
balance-goal = che cosa cercare: even, dove nessun personaggio dà un vantaggio (predefinito), o swingy, dove chi è al comando spesso poi perde
balance-games = quante partite si possono giocare in tutto (predefinito: { $games })
balance-players = quanti giocatori (predefinito: { $players })
balance-vary = che cosa può cambiare: characters (i personaggi), uniques (i quartieri speciali) o both, tutti e due (predefinito)
balance-keep = carte che devono esserci, nomi separati da virgole
balance-without = carte che non devono esserci, nomi separati da virgole
balance-out = la cartella in cui salvare le partite e il risultato; senza non si salva niente
balance-help =
    La ricerca parte da un set (il primo, o --preset) e ne prova altri. Un nono
    personaggio resta fuori se il tavolo non lo richiede: --rank9 ne mette uno,
    --rank9 queen mette quello, e --rank9 free prova sia con che senza.

    Esempi:
      citadels balance --players 6 --out my-search
      citadels balance --goal swingy --keep king,warlord --without witch
      citadels balance --edition classic --vary uniques --games 100000
      citadels balance --resume --out my-search

    docs/balance.md dice che cosa vogliono dire i numeri e quanto sono sicuri.

## What cannot be searched

balance-fixed = Nell'edizione { $edition } tutte le partite hanno gli stessi personaggi e quartieri speciali: non c'è niente da cercare.
balance-one-cast = Solo una selezione corrisponde alle tue richieste: non c'è niente da cercare.
balance-random-start = Una ricerca non può partire da una selezione casuale; indica un altro set.
balance-no-card = { $card } non è né un personaggio né un quartiere speciale dell'edizione { $edition }.
balance-kept-and-left-out = Non si può insieme tenere e lasciare fuori { $card }.
balance-kept-rank = { $one } e { $other } sono entrambi di rango { $rank }: se ne può tenere uno solo.
balance-kept-unfit = Non si può tenere { $card }: a un tavolo da { $players } qui non ha posto.
balance-empty-rank = Per { $players } giocatori non resta nessun personaggio di rango { $rank }.
balance-kept-not-there = Si vuole tenere { $card }, ma non è nella selezione da cui parte la ricerca, e non può entrare.
balance-left-out-but-there = Si vuole lasciare fuori { $card }, ma è nella selezione da cui parte la ricerca, e non può uscire.
balance-kept-too-many = I quartieri speciali da tenere sono { $kept }, ma c'è posto solo per { $needed }.
balance-too-few-left = Servono { $needed } quartieri speciali, ma ne restano solo { $left }.
balance-budget = Una ricerca ha bisogno di almeno { $least } partite, non { $games }.
balance-resume-where = --resume richiede --out con la cartella da continuare.
balance-timed = { $bot } pensa a tempo o in un programma a sé: le sue partite non si possono ripetere esattamente.
balance-stopped = Interrotto dopo { $done } partite su { $games }; senza --out non si salva niente.

## What was found

balance-title = { $goal ->
    [even] Le selezioni più equilibrate trovate
   *[swingy] Le selezioni più combattute trovate
}: { $edition }, { $players } giocatori, { $bots }
balance-scope = { $played } partite, seme { $seed }; provate { $tried } delle { $possible } selezioni possibili.
balance-figure = { $goal ->
    [even] Vantaggio: di quanti punti su cento cambia di solito la probabilità di vincere avendo un personaggio invece di un altro, tolti la fortuna e come stava chi lo aveva. 0 è l'equilibrio perfetto.
   *[swingy] Ribaltoni: ferma una partita tra due round qualsiasi; questa è la percentuale di casi in cui chi è allora al comando poi non vince. Sarebbe { $open } se il comando non contasse niente.
}
balance-column-edge = Vantaggio
balance-column-upsets = Ribaltoni
balance-column-certain = 95%
balance-column-seats = Posti
balance-column-changes = Cambi
balance-column-rounds = Round
balance-column-margin = Distacco
balance-legend = Posti: il vantaggio di sedere più vicino alla prima corona. Cambi: quante volte il comando passa a un altro. Distacco: di quanti punti chi vince supera il secondo.
balance-start = Partenza
balance-preset = è il set { $preset }
balance-lead = { $card } { $lead }
balance-leads = Più forti { $strongest }; più deboli { $weakest }
balance-more = +{ $number }
balance-less = −{ $number }

balance-sure = La selezione 1 è { $goal ->
    [even] più equilibrata
   *[swingy] più combattuta
} di quest'altra: { $other }; certezza { $sure }.
balance-likely = La selezione 1 sembra { $goal ->
    [even] più equilibrata
   *[swingy] più combattuta
} di quest'altra: { $other }; ma la certezza è solo { $sure }.
balance-close = La selezione 1 e quest'altra, { $other }, sono troppo vicine per distinguerle con queste partite.
balance-other-cast = selezione { $place }
balance-other-start = quella di partenza
balance-sure-most = più del { $sure }
balance-itself = La selezione { $place } è quella da cui è partita la ricerca.
balance-fresh = Per questi numeri ogni selezione ha giocato { $games } smazzate nuove, mai viste dalla ricerca, perché una selezione fortunata non sembri buona. Il 95% vale per tutti gli intervalli insieme. Una selezione migliore può essere tra quelle non provate, e per giocatori diversi da questi bot può essere un'altra.
balance-cards = { $goal ->
    [even] Chi vince più spesso degli altri, in punti, in tutte le selezioni provate
   *[swingy] Carte che portano più ribaltoni di altre al loro posto, in punti, in tutte le selezioni provate
}: { $more }.
balance-cards-less = { $goal ->
    [even] Chi vince meno spesso
   *[swingy] Carte che ne portano meno
}: { $less }.
balance-faults = I bot non hanno dato una risposta valida { $count ->
    [one] una volta
   *[other] { $count } volte
}; al suo posto è stata giocata una mossa a caso.
balance-command = La selezione 1, da giocare e da studiare:
balance-kept = Tutto questo è salvato anche in { $file }.

balance-so-far = Le migliori selezioni finora, senza numeri: prima della fine della ricerca sarebbero troppo ottimisti.
balance-nothing-yet = Si è giocato troppo poco per dire qualcosa.
