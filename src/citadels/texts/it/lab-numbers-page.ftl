### The page "Citadels in numbers" of the documentation, made from the results of the studies.

## The top of the page

numbers-page-title = Citadels in numeri
numbers-page-lead = Risposte da { $games } partite tra bot: { $studies } studi, { $hours } ore di un core del processore. Ogni numero qui sotto viene dai risultati di uno studio, e il comando accanto lo rigioca.
numbers-page-method = [Come si ottengono i numeri]({ $link }) (in inglese) spiega le distribuzioni appaiate, che cosa è causale e che cosa no, quanto è certo il tutto e che cosa i bot non possono dire.
numbers-page-legend = I valori hanno il loro intervallo al 95%. Il **grassetto** indica ciò che è certo al livello del 5%, anche dopo la correzione per i tanti confronti dello studio; gli intervalli sono senza correzione. Il più alto e il più basso di tanti valori devono qualcosa alla fortuna: quelli veri sono probabilmente un po' meno estremi. Un intervallo che tocca il bordo del grafico prosegue oltre. Il punto interrogativo indica meno di 20 distribuzioni: troppo poche per dire qualcosa.

## How each study was made

numbers-page-how-assassin-target = Il primo Assassino da un certo round (1–5) in poi nomina a turno ogni personaggio che qualcun altro potrebbe avere; fino a quel momento tutto è uguale.
numbers-page-how-bell = Il primo che può suonare lo fa subito, oppure mai; fino a quel momento tutto è uguale.
numbers-page-how-casts = Selezioni estratte in modo uniforme tra tutte quelle possibili, ognuna giocata a sé. Le carte sono estratte a sorte, quindi ciò che aggiungono è causale. Il vantaggio dei personaggi invece descrive soltanto: confronta giocatori nella stessa posizione per punti, ma non nella stessa distribuzione.
numbers-page-how-casts-check = Le selezioni scelte, rigiocate su nuove distribuzioni: i numeri con cui sono state scelte le lusingano. Equilibrata: il minor vantaggio dei personaggi. Combattuta: il maggior numero di ribaltoni. Veloce: il minor numero di minuti. Per principianti: equilibrata, con al massimo tre carte che non consideriamo semplici; è un nostro giudizio.
numbers-page-how-casts-classic = Selezioni estratte in modo uniforme tra tutte quelle possibili, ognuna giocata a sé. Le carte sono estratte a sorte, quindi ciò che aggiungono è causale. Il vantaggio dei personaggi invece descrive soltanto: confronta giocatori nella stessa posizione per punti, ma non nella stessa distribuzione.
numbers-page-how-character-leads = Un giocatore, in un round (1–6), prende a turno ogni personaggio disponibile; fino a quel momento tutto è uguale.
numbers-page-how-character-leads-classic = Un giocatore, in un round (1–6), prende a turno ogni personaggio disponibile; fino a quel momento tutto è uguale.
numbers-page-how-circus-cards = Un quartiere comune della mano iniziale si scambia di posto con una carta azione del mazzo.
numbers-page-how-district-goal = La stessa distribuzione con ciascun numero di quartieri. In Deluxe si gioca a 8 in due e tre, a 7 in più.
numbers-page-how-favorite = Un giocatore prende lo stesso personaggio ogni volta che è disponibile, per tutta la partita; confrontato con la sua scelta nella stessa distribuzione.
numbers-page-how-first-crown = Ogni distribuzione si gioca una volta con la prima corona a ogni posto, così ogni mano passa una volta per ogni posizione.
numbers-page-how-first-pick = Chi ha la corona prende a turno ogni personaggio disponibile, in un round (1–6), con gli otto personaggi soliti.
numbers-page-how-killed-twice = Alle prime due occasioni che gli altri hanno di uccidere un giocatore, non viene ucciso, viene ucciso alla prima o a entrambe; dopo, tutti giocano come vogliono. La seconda occasione non capita in ogni partita, quindi «uccisi entrambe le volte» vuol dire in media meno di due uccisioni in più.
numbers-page-how-length = Partite così come vengono, per edizione e numero di giocatori. I minuti sono un modello: tanti secondi per ogni tipo di decisione.
numbers-page-how-rank-8 = La stessa distribuzione con ciascuno dei tre; gli altri personaggi e i quartieri speciali si estraggono per ogni distribuzione.
numbers-page-how-short-game = La stessa distribuzione a otto quartieri e a sette.
numbers-page-how-skill = A un posto gioca il bot migliore, a tutti gli altri uno più debole. La quota uguale è una vittoria ogni tante partite quanti sono i posti.
numbers-page-how-thief-target = Il primo Ladro da un certo round (1–5) in poi nomina a turno ogni personaggio che qualcun altro potrebbe avere; fino a quel momento tutto è uguale.
numbers-page-how-unique-worth = Un quartiere comune della mano iniziale si scambia di posto con uno speciale del mazzo: chi può permetterselo non si confonde più con chi vince. La carta è in gioco in entrambi i casi; l'effetto sulla durata dice solo che cosa cambia ad averla dall'inizio.
numbers-page-how-unique-worth-classic = Un quartiere comune della mano iniziale si scambia di posto con uno speciale del mazzo: chi può permetterselo non si confonde più con chi vince.

## How much was played

numbers-page-unplayed = Per questa domanda non si è ancora giocato nulla.
numbers-page-unfinished = Non finito: si sono giocate meno distribuzioni del previsto, quindi questi numeri sono provvisori.
numbers-page-column-bot = Bot
numbers-page-column-games = Partite
numbers-page-column-deals = Distribuzioni o selezioni
numbers-page-column-command = Per rigiocarlo
numbers-page-of-planned = { $done } di { $planned } previste
numbers-page-data = Dati: [{ $name }]({ $link })

## Values

numbers-page-estimate = { $value } (da { $low } a { $high })
numbers-page-few = troppo poche distribuzioni
numbers-page-figure-won = Vittorie su 100 partite
numbers-page-figure-points = Punti
numbers-page-figure-rounds = Round
numbers-page-figure-decisions = Decisioni
numbers-page-figure-minutes = Minuti
numbers-page-figure-upsets = Ribaltoni su 100 momenti tra i round
numbers-page-figure-margin = Punti tra primo e secondo
numbers-page-figure-killed = Volte in cui si è uccisi
numbers-page-figure-edge = Vantaggio dei personaggi
numbers-page-figure-edge-square = Vantaggio al quadrato
numbers-page-unit-won = { $value } vittorie su 100 partite
numbers-page-unit-rounds = { $value } round
numbers-page-unit-minutes = { $value } minuti
numbers-page-unit-upsets = { $value } ribaltoni su 100 momenti
numbers-page-most = il più alto: { $arm }, { $estimate }
numbers-page-least = il più basso: { $arm }, { $estimate }
numbers-page-nothing-sure = nessuna differenza è certa
numbers-page-unsure = non è certo

## Plots and tables

numbers-page-chart = { $figure }: { $table }, { $against }
numbers-page-chart-arm = { $figure }: { $arm }, { $against }
numbers-page-by-players = { $edition } per numero di giocatori, { $bot }: { $figure }
numbers-page-table = { $edition }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
numbers-page-table-all = { $edition }, tutti i numeri di giocatori
numbers-page-against-mean = rispetto alla media della stessa distribuzione
numbers-page-against-chance = rispetto alla quota uguale
numbers-page-against = confrontato con: { $arm }
numbers-page-seat = { $n ->
    [0] la prima corona
   *[other] posto { $n } da lì in senso orario
}
numbers-page-rivals = tutti gli altri sono { $bot }
numbers-page-arm-killed-twice-0 = risparmiati entrambe le volte
numbers-page-arm-killed-twice-1 = uccisi solo la prima volta
numbers-page-arm-killed-twice-2 = uccisi entrambe le volte
numbers-page-arm-district-goal-6 = 6 quartieri
numbers-page-arm-district-goal-7 = 7 quartieri
numbers-page-arm-district-goal-8 = 8 quartieri
numbers-page-arm-short-game-short = la partita breve (7 quartieri)
numbers-page-arm-short-game-usual = la partita normale (8 quartieri)
numbers-page-arm-bell-at-once = suonare subito
numbers-page-arm-bell-never = non suonare mai
numbers-page-arm-own = scelta propria
numbers-page-arm-as-dealt = la mano come è stata distribuita

## Several bots, many comparisons

numbers-page-agreed = I bot non differiscono mai più di quanto spieghi il caso, ma con così poche partite del più forte le differenze piccole non si vedrebbero. Confronti in cui entrambi sono certi della stessa direzione: { $same }.
numbers-page-disagreed = **I bot non concordano** in { $apart } confronti; entrambi sono certi della stessa direzione in { $same }. Differiscono in:
numbers-page-one-bot = Finora ha giocato un solo bot.
numbers-page-comparison = { $arm } ({ $table }; { $figure })
numbers-page-correction-holm = Confronti certi: { $sure } su { $count }, corretti con il metodo di Holm per ogni indicatore e bot.
numbers-page-correction-benjamini-hochberg = Confronti certi: { $sure } su { $count }, corretti con il metodo di Benjamini e Hochberg per ogni indicatore e bot: in media, al massimo 5 su 100 di quelli detti certi sono fortuna.
numbers-page-no-comparison = Questo studio descrive partite e non confronta nulla.

## Casts

numbers-page-effects = { $figure }: che cosa aggiunge una carta alla selezione. { $table }
numbers-page-no-effects = { $figure } ({ $table }): per nessuna carta l'effetto è ancora certo.
numbers-page-no-model = Si sono giocate troppo poche selezioni per un modello di quelle mai giocate.
numbers-page-model = Da quattro quinti delle selezioni un modello impara che cosa aggiunge ogni carta; il gioco lo usa quando scegli una selezione. Da una selezione su cinque non si impara nulla: gli errori qui sotto sono quelli fatti lì. Se un errore è appena più piccolo di quello tra parentesi, il modello sa poco.
numbers-page-model-errors = Errore tipico sulle selezioni tenute da parte (tra parentesi: dicendo lo stesso di tutte)
numbers-page-error = { $error } ({ $blind })
numbers-page-usual-cast = Per confronto, la media di tutte le selezioni studiate, giocate da `builder`:
numbers-page-goal-even = Equilibrata
numbers-page-goal-swingy = Combattuta
numbers-page-goal-quick = Veloce
numbers-page-goal-beginners = Per principianti
