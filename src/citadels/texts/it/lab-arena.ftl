### The arena: its command and its tables.

cli-arena = fa giocare molte partite ai bot e li valuta

## Arguments

arena-bots = i bot: { $names }, program:COMMAND o python:MODULE.CLASS; 4xrandom ne mette quattro
arena-games = quante partite (predefinito: { $games }); se ne giocano di più dove serve per equità
arena-players = quanti posti ha un tavolo (predefinito: uno per bot, ma da { $fewest } a { $most } se nessun bot è ripetuto)
arena-out = la cartella in cui salvare le partite; senza non si salva niente
arena-help =
    Chi siede dove:
      Se un bot è ripetuto, i bot indicati sono il tavolo: builder 4xrandom.
      Altrimenti i bot, quanti sono, si alternano ai posti: se sono meno dei posti
      alcuni siedono due volte, se sono di più alcuni aspettano, e tutti hanno lo
      stesso numero di posti. Ogni smazzata si gioca una volta per posto, e ogni
      volta tutti scalano di un posto: la fortuna non favorisce nessuno.

    Esempi:
      citadels arena builder random search:200 --games 300 --out my-arena
      citadels arena --resume --out my-arena
      citadels arena builder 4xrandom --edition classic --seed 7 --processes 2

## Before the games

arena-two-bots = Indica almeno due bot diversi.
arena-table = Se un bot è ripetuto, quelli indicati sono il tavolo: { $bots } bot non fanno un tavolo da { $players }.
arena-resume-where = --resume richiede --out con la cartella da continuare.
arena-more = Si giocano { $games } partite invece di { $asked }, perché tutti i bot abbiano tutti i posti lo stesso numero di volte.
arena-timed = { $bot } pensa a tempo o in un programma a sé: le sue partite non si possono ripetere esattamente.

## After the games

arena-title = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $edition }, tavoli da { $players }, seme { $seed }
arena-title-preset = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $edition } ({ $preset }), tavoli da { $players }, seme { $seed }
arena-laid = Ogni smazzata è stata giocata { $players } volte, spostando ogni volta tutti di un posto.
arena-laid-fewer = { $bots } bot si sono alternati a { $players } posti. Ogni smazzata è stata giocata { $players } volte, spostando ogni volta tutti di un posto.
arena-laid-more = A ogni tavolo sedevano a rotazione { $players } dei { $bots } bot. Ogni smazzata è stata giocata { $players } volte, spostando ogni volta tutti di un posto.

arena-column-bot = Bot
arena-column-games = Partite
arena-column-wins = Vinte
arena-column-points = Punti
arena-column-rating = Forza
arena-column-certain = 95%
arena-column-ordinal = Minima
arena-reach = ±{ $reach }
arena-legend = Vinte è la quota dei posti giocati da un bot; il caso da solo darebbe { $chance }. La forza parte da 25; quella di un bot è quasi di certo almeno la sua Minima.
arena-ahead = Quante volte il bot della riga ha finito davanti a quello della colonna, l'intervallo al 95%, e in quante partite:
arena-ahead-none = mai insieme
arena-faults = { $bot } non ha dato una risposta valida { $count ->
    [one] una volta
   *[other] { $count } volte
}, la prima nella partita { $game } al posto { $seat }: { $reason }.
arena-stopped = Interrotto dopo { $done } partite su { $games }; senza --out non si salva niente.
