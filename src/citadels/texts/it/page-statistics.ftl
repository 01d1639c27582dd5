### What a person did in their finished games.

## The page

stats-title = Le tue statistiche
stats-lead = Dalle tue partite finite, solo per i tuoi occhi.
stats-none = Ancora nessuna partita finita. Dopo la prima vedrai qui come giochi.
stats-none-chosen = Nessuna delle tue partite corrisponde.
stats-pending = { $n ->
    [one] Resta da contare una partita…
   *[other] Restano da contare { $n } partite…
}

## Which games

stats-all = Tutte
stats-edition = Edizione
stats-players = Giocatori
stats-players-n = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
stats-against = Contro
stats-against-people = persone
stats-against-bots = solo bot
stats-games-n = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}

## Shares, with how certain they are

stats-of = { $won } su { $n }
stats-range = probabilmente tra { $low } e { $high }
stats-chance = per puro caso: { $share }
stats-too-few = troppo poche partite
stats-honest = La barra mostra dove si trova probabilmente la tua vera quota (al 95%): meno partite, più larga. Il trattino verticale è ciò che darebbe il caso. Le piccole differenze possono essere solo fortuna.

## At a glance

stats-won = Vittorie
stats-points-each = Punti a partita
stats-points-n = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
stats-best = Più punti
stats-worst = Meno punti
stats-first = Prima città completa
stats-length = Round a partita
stats-usual = di solito { $time }

## Over time

stats-course = Nel tempo
stats-course-measure = Dati mostrati
stats-course-beaten = Avversari battuti
stats-course-points = Punti
stats-course-beaten-hint = Ogni punto è una partita: quanta parte degli avversari hai superato; quelli dorati sono vittorie. La linea è la media delle ultime { $n } partite. Per puro caso sarebbe a metà.
stats-course-points-hint = Ogni punto è una partita; quelli dorati sono vittorie. La linea è la media delle ultime { $n } partite.
stats-course-label = { $measure }, partita per partita, dal { $from } al { $to }; lo stesso come tabella qui sotto
stats-course-axis = Partite, l'ultima è a destra
stats-course-few = Dopo { $n } partite finite vedrai qui come te la cavi.
stats-date = Data
stats-place-head = Posto
stats-place = { $place }° posto su { $n }
stats-average = Media

## Tables

stats-by-edition = Per edizione e giocatori
stats-by-rival = Per avversario
stats-rival = Avversario
stats-people = Persone
stats-ahead = Hai chiuso davanti
stats-by-character = Per personaggio
stats-by-character-hint = Vittorie: le partite in cui l'hai avuto almeno una volta. Assassinato, derubato, stregato: che cosa ti è successo mentre l'avevi.
stats-character = Personaggio
stats-held = Volte
stats-killed = Assassinato
stats-robbed = Derubato
stats-bewitched = Stregato
stats-by-district = Per quartiere
stats-by-district-hint = Vittorie: le partite in cui alla fine era nella tua città.
stats-district = Quartiere
stats-built = Costruito
stats-won-with = Vittorie con esso
stats-lost = Perso
stats-by-source = Da dove vengono i tuoi punti
stats-source = Per
stats-more = Mostra tutto: { $n }

## What was done with a character

stats-deed-killed = assassinii: { $n }
stats-deed-bewitched = stregonerie: { $n }
stats-deed-robbed = furti: { $n } (monete: { $gold })
stats-deed-swapped = mani scambiate: { $n }
stats-deed-confiscated = confiscati: { $n }
stats-deed-destroyed = distrutti: { $n }
stats-deed-exchanged = scambiati: { $n }
stats-deed-seized = requisiti: { $n }

## Games that do not count

stats-left-out = Non contate:
stats-left-several = { $n ->
    [one] { $n } partita in cui avevi più posti
   *[other] { $n } partite in cui avevi più posti
}
stats-left-moment = { $n ->
    [one] { $n } partita ripresa da un momento di un'altra
   *[other] { $n } partite riprese da un momento di un'altra
}
stats-left-stand-in = { $n ->
    [one] { $n } partita in cui un bot ha preso quasi tutte le tue decisioni
   *[other] { $n } partite in cui un bot ha preso quasi tutte le tue decisioni
}
stats-left-unplayable = { $n ->
    [one] { $n } partita le cui mosse non si possono più rivedere
   *[other] { $n } partite le cui mosse non si possono più rivedere
}

## As a file

stats-csv = Salva come CSV
stats-json = Salva come JSON

## Beside a card in the rules

stats-card = Tu:
stats-card-held = { $n ->
    [one] l'hai avuto una volta
   *[other] l'hai avuto { $n } volte
}
stats-card-built = { $n ->
    [one] costruito una volta
   *[other] costruito { $n } volte
}
stats-card-won = vittorie: { $won }, partite: { $n }
stats-card-killed = assassinato mentre l'avevi: { $n }
stats-card-robbed = derubato mentre l'avevi: { $n }
stats-card-bewitched = stregato mentre l'avevi: { $n }
stats-card-lost = perso: { $n }
