### The simulation: its command, its tables on the screen, and the page that `report` makes of it.

cli-simulate = gioca molte partite tra bot e salva che cosa è successo in ciascuna
cli-report = crea una pagina con grafici dalle partite simulate

## Arguments

simulate-bots = i bot: { $names }, program:COMMAND o python:MODULE.CLASS; se sono meno dei posti si alternano, 4xrandom ne mette quattro (predefinito: { $bot })
simulate-games = quante partite (predefinito: { $games })
simulate-players = quanti posti ha un tavolo (predefinito: { $players })
simulate-out = la cartella in cui salvare le partite; senza si mostra solo il riassunto
simulate-help =
    Bot diversi giocano ogni smazzata più volte, scalando ogni volta tutti di un
    posto. Il set «random» estrae un'altra selezione per ogni smazzata.

    Esempi:
      citadels simulate builder --games 10000 --out my-games
      citadels simulate --resume --out my-games --games 20000
      citadels simulate builder 4xrandom --edition classic --players 5
      citadels simulate builder --preset random --players 6 --out casts

    La cartella contiene poi games.parquet con una riga per partita e
    seats.parquet con una riga per posto; «citadels report my-games» ne crea una
    pagina con grafici.
report-folder = la cartella di una simulazione
report-out = la pagina (predefinito: report.html in quella cartella)

## What goes wrong

simulate-resume-where = --resume richiede --out con la cartella da continuare.
simulate-empty = In { $folder } non ci sono ancora partite.
simulate-stopped = Interrotto dopo { $done } partite su { $games }; senza --out non si salva niente.
simulate-timed = { $bot } pensa a tempo o in un programma a sé: le sue partite non si possono ripetere esattamente.
report-unwritten = Impossibile scrivere { $file }: { $why }.
report-written = La pagina è in { $file }.

## Summary

simulate-title = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: { $edition }, { $players } giocatori
simulate-cast-own = selezione a mano
simulate-seed = seme { $seed }
simulate-facts = { $cast }; { $bots }; { $seed }.
simulate-repeat = { $count } × { $name }
simulate-partial = Lo studio non è finito: partite giocate { $games } su { $planned }.
simulate-faults = { $count ->
    [one] Una volta un bot
   *[other] { $count } volte un bot
} non ha dato una risposta valida, e per lui ha deciso il caso.
simulate-shared = { $count ->
    [one] { $count } partita è finita in parità; una vittoria condivisa
   *[other] { $count } partite sono finite in parità; una vittoria condivisa
} conta in parti uguali.
simulate-intervals = Dopo ogni numero c'è il suo intervallo al 95%. I posti di una partita non sono indipendenti, quindi una smazzata con tutti i suoi posti conta come un'osservazione sola (robusto ai cluster; Wilson per le quote, Student per le medie). { $above } e { $below } stanno sopra e sotto il caso, { $chance }, con il 95% di certezza per tutta la tabella (Bonferroni).
simulate-mixed = Questi bot non sono ugualmente forti, e scelgono carte diverse: i numeri parlano dei bot quanto delle carte.
simulate-one-deal = Da una sola smazzata non si può ricavare nessun intervallo.

simulate-title-length = Durata e risultato
simulate-column-what = Di una partita
simulate-column-mean = Media
simulate-column-interval = 95%
simulate-column-median = Mediana
simulate-column-tenths = 10–90%
simulate-column-range = Estremi
simulate-length-rounds = Round
simulate-length-laps = Giri
simulate-length-moves = Mosse
simulate-length-scores = Punteggio, tutti i posti
simulate-length-best = Punteggio di chi vince
simulate-length-margin = Distacco dal secondo
simulate-length-changes = Cambi al comando
simulate-ended = Finita per: { $endings }
simulate-ended-part = { $what } { $share }
simulate-ended-complete = una città completa
simulate-ended-all-built = tutti i quartieri costruiti
simulate-ended-bell = la campana
simulate-ended-deadlock = due giri senza costruire
simulate-ended-limit = il limite di round

simulate-title-positions = Vittorie per posto, in senso orario dalla prima corona
simulate-title-positions-laps = Vittorie per ordine di gioco
simulate-title-bots = Vittorie per bot
simulate-title-seats = Vittorie per numero di posto
simulate-title-characters = Vittorie di chi ha avuto un personaggio, per round avuti
simulate-title-characters-laps = Vittorie di chi ha avuto il turno di un personaggio, per turni
simulate-title-uniques = Vittorie di chi ha costruito un quartiere speciale
simulate-note-uniques = Chi può pagare un quartiere caro spesso è già in vantaggio: questo non prova che sia il quartiere a far vincere.
simulate-column-seat = Posto
simulate-column-bot = Bot
simulate-column-character = Personaggio
simulate-column-unique = Quartiere
simulate-column-games = Partite
simulate-column-seats = Posti
simulate-column-rounds-held = Round
simulate-column-turns = Turni
simulate-column-built = Costruiti
simulate-column-wins = Vittorie
simulate-position-first = Prima corona
simulate-position-next = { $number } a sinistra
simulate-position-laps = Numero { $number }
simulate-position-crown = Corona, per round
simulate-seat-number = Posto { $number }

simulate-title-points = Punti per voce
simulate-column-line = Punti per
simulate-column-all = Tutti i posti
simulate-column-winners = Chi vince
simulate-column-others = Gli altri
simulate-points-districts = Quartieri
simulate-points-five-types = Tutti e cinque i tipi
simulate-points-first-complete = Prima città completa
simulate-points-complete = Altra città completa
simulate-points-passes = Giri vinti
simulate-points-actions = Carte azione in mano
simulate-points-total = Totale

simulate-title-uses = Abilità usate
simulate-column-ability = Abilità
simulate-column-times = Volte
simulate-column-per = Per
simulate-column-rate = Quota
simulate-per-held = round avuto
simulate-per-turn = turno
simulate-per-built = posto che lo ha
simulate-per-seat = posto

simulate-use = { $card }: { $what }
simulate-use-income = rendita
simulate-use-name-assassin = assassinio
simulate-use-name-witch = incantesimo
simulate-use-name-thief = furto
simulate-use-sign = mandati
simulate-use-confiscate = confisca
simulate-use-spy = spionaggio
simulate-use-flower = minacce
simulate-use-reveal = minaccia scoperta
simulate-use-swap = scambio di mano
simulate-use-redraw = carte nuove
simulate-use-look = mano guardata
simulate-use-foresee = una carta da ciascuno
simulate-use-crown = corona ceduta
simulate-use-alms = elemosina
simulate-use-borrow = monete per carte
simulate-use-bonus = risorse in più
simulate-use-bonus-gold = quattro monete
simulate-use-bonus-cards = quattro carte
simulate-use-study = sette carte
simulate-use-destroy = distruzione
simulate-use-exchange = scambio di quartieri
simulate-use-seize = requisizione
simulate-use-beautify = abbellimento
simulate-use-sacrifice = sacrificio
simulate-use-spend = carte spese
simulate-use-tent = montaggio
simulate-use-booth = apertura
simulate-use-ticket = biglietti comprati
simulate-use-cash = incasso
simulate-use-fortune = consulto
simulate-use-cannonball = sparo
simulate-use-sell = Vendite alla banca
simulate-use-auction = Aste
simulate-use-bid = Offerte

## Numbers

lab-number-small = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-count = { NUMBER($number, maximumFractionDigits: 0) }

## The page

report-title = { $edition }, { $players } giocatori
report-lead = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} tra bot ({ $bots }), con { $cast ->
    [random] un'altra selezione a ogni smazzata
    [own] una selezione a mano
   *[other] il set { $preset }
}. Per puro caso la quota di vittorie di un posto sarebbe { $chance }; tutto ciò che segue si misura su questo.
report-partial = Partite giocate finora: { $games } su { $planned }.

report-fact-games = partite
report-fact-games-deals = da { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
}
report-fact-rounds = round
report-fact-laps = giri
report-fact-median = o meno in metà delle partite
report-fact-best = punti a chi vince
report-fact-margin = punti sopra il secondo
report-fact-changes = cambi al comando
report-fact-mean = in media

report-characters = { $signs ->
    [both] Chi vince spesso: { FORM($best, "the") }; di rado: { FORM($worst, "the") }
    [above] Vince più che per caso: { FORM($best, "the") }
    [below] Vince meno che per caso: { FORM($worst, "the") }
   *[none] Nessun personaggio è di sicuro migliore o peggiore del caso
}
report-characters-about = Quante volte chi ha avuto un personaggio ha poi vinto la partita, contando i round in cui lo ha avuto.
report-characters-about-laps = Quante volte chi ha avuto il turno di un personaggio ha poi vinto la partita, contando i turni.
report-uniques = { $signs ->
    [both] Chi costruisce { FORM($best, "the") } vince spesso, { FORM($worst, "the") } di rado
    [above] Chi costruisce { FORM($best, "the") } vince spesso
    [below] Chi costruisce { FORM($worst, "the") } vince di rado
   *[none] Nessun quartiere speciale è di sicuro legato alla vittoria
}
report-uniques-about = Quante volte ha vinto chi ha costruito un quartiere speciale. { simulate-note-uniques }
report-positions = { $signs ->
    [none] Nessun posto è di sicuro migliore o peggiore di un altro
   *[other] Conta dove ci si siede
}
report-positions-about = Vittorie per posto al tavolo, in senso orario da chi ha la prima corona, cioè verso sinistra.
report-positions-about-laps = Vittorie per ordine di gioco: il numero 1 ha il primo turno.
report-bots = { $signs ->
    [none] Nessun bot è di sicuro migliore o peggiore del caso
   *[other] { $best } vince spesso, { $worst } di rado
}
report-bots-about = Vittorie per bot. Ogni smazzata è stata giocata con tutti a tutti i posti.
report-rounds = Metà delle partite finisce entro { $median } round, nove su dieci entro { $ninth }
report-rounds-laps = Metà delle partite finisce entro il giro { $median }, nove su dieci entro il giro { $ninth }
report-rounds-about = Quota delle partite per numero di round; la barra blu è la mediana.
report-rounds-about-laps = Quota delle partite per numero di giri dei personaggi; la barra blu è la mediana.
report-scores = Chi vince fa { $winners } punti, gli altri { $others }
report-scores-about = Quota dei posti per punteggio finale; chi vince è la parte blu di ogni barra.
report-points = Chi vince è avanti di { $gap } punti, { $districts } dei quali in quartieri
report-points-about = Punti per voce, di chi vince e degli altri, in media.
report-points-large = Totale e quartieri
report-points-small = Tutto il resto
report-course = { $round ->
    [0] Fino alla fine è difficile dire chi vincerà
   *[other] Dal round { $round } si può indovinare chi vincerà
}
report-course-laps = { $round ->
    [0] Fino alla fine è difficile dire chi vincerà
   *[other] Dal giro { $round } si può indovinare chi vincerà
}
report-course-about = Quanti punti avrebbe ciascuno se la partita finisse dopo ogni round: metà di tutti i posti sta nella fascia, la linea è la mediana. Da quel round la mediana di chi poi vince sta sopra la fascia degli altri. I round raggiunti da meno di un decimo delle partite sono lasciati fuori.
report-course-about-laps = Quanti punti avrebbe ciascuno se la partita finisse dopo ogni giro: metà di tutti i posti sta nella fascia, la linea è la mediana. Da quel giro la mediana di chi poi vince sta sopra la fascia degli altri. I giri raggiunti da meno di un decimo delle partite sono lasciati fuori.
report-uses = A che cosa servono le carte
report-uses-held = Personaggi: usi per round avuto
report-uses-turn = Personaggi: usi per turno
report-uses-built = Quartieri: usi in una partita per posto che lo ha costruito
report-uses-seat = Aperte a tutti: usi in una partita per posto
report-made = Come è stata fatta
report-made-command = Per rigiocare le stesse partite:
report-made-timed = Non tutti questi bot ripetono esattamente le loro partite: alcuni pensano a tempo o in un programma a sé.
report-made-same = Lo stesso comando dà le stesse partite fino all'ultima carta, qualunque sia il numero di processi.
report-made-seeds = Numero e seme di ogni partita sono in games.parquet, ciò che ha fatto ogni posto in seats.parquet.
report-made-intervals = I baffi e i numeri sotto «{ simulate-column-interval }» sono intervalli al 95% di un singolo numero. I posti di una partita non sono indipendenti tra loro, e nemmeno le partite di una smazzata, quindi una smazzata con tutto ciò che se ne è giocato conta come un'osservazione sola: la varianza è robusta ai cluster. Le quote hanno l'intervallo di Wilson con il numero di osservazioni indipendenti che hanno questa varianza, le medie quello di Student. Su venti numeri uno sta fuori dal suo intervallo; per questo colori e titoli parlano solo di ciò che vale con il 95% di certezza per tutti i numeri di un grafico insieme (Bonferroni).
report-level = caso { $chance }

report-bin = { $number }: { $share }, in tutto { $count }
report-bin-winners = { $number }: { $share }, in tutto { $count }, di cui { $winners } con vittoria
report-step-rounds = Round { $round }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: chi vince { $winners }, gli altri { $others }
report-step-laps = Giro { $round }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: chi vince { $winners }, gli altri { $others }
report-whisker = { $name }: { $value } ({ $interval })
report-dumbbell = { $name }: chi vince { $winners }, gli altri { $others }
report-winners = chi vince
report-others = gli altri
report-above = di sicuro sopra il caso
report-below = di sicuro sotto il caso
report-maybe = può essere il caso
report-uses-about = Quante volte un'abilità si usa dove si potrebbe, con il suo intervallo al 95%.
report-points-tick = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
