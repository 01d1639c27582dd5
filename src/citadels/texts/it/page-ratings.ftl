### Punteggi, classifica e tornei. Si scarica solo lì.

rating-lead = Le partite per la classifica mostrano quanto giochi bene. Partecipa solo chi vuole.
rating-mine = Il tuo punteggio
rating-rated = Valuta le mie partite
rating-rated-hint = Contano solo le partite ai tavoli «per la classifica». Se disattivi, esci subito dalla classifica; una partita già iniziata conta ancora.
rating-agree-title = Vuoi giocare per la classifica?
rating-agree-text = Il punteggio mostra quanto giochi bene e cambia dopo ogni partita per la classifica; se ne abbandoni una, finisci all'ultimo posto. Lo vedi solo tu, finché non scegli di mostrarti in classifica, e puoi smettere quando vuoi dalla pagina «Classifica».
rating-agree = Accetto
rating-listed = Mostrami in classifica
rating-listed-hint = Tutti vedranno il tuo nome e il tuo punteggio.
rating-listed-name = Per questo ti serve un nome: sceglilo nelle impostazioni.
rating-forget = Elimina il mio punteggio
rating-forget-hint = Il tuo punteggio e la sua storia vengono eliminati per sempre. Gli altri conservano i loro risultati.
rating-none = Ancora nessuna partita. Crea un tavolo e attiva «Partita per la classifica»; contano anche le partite solo contro i bot.
rating-impossible = Su questo server non c'è una classifica.
rating-value = { $rating } ± { $reach }
rating-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}
rating-provisional = provvisorio
rating-history = Ultime partite
rating-plot = Punteggio dopo ogni partita: da { $first } a { $last }
rating-axis = Partite valide per il punteggio, l'ultima è a destra
rating-after = Punteggi dopo questa partita
rating-after-hint = Vedi il tuo punteggio e quelli dei giocatori in classifica.
rating-after-link = Tutto sui punteggi
rating-change = { $before } → { $after }
rating-place = { $place }º posto su { $players }
rating-gone = abbandonata
rating-helped = con l'aiuto di un bot
rating-ladder = Classifica
rating-edition = Edizione
rating-season = Stagione
rating-season-all = Tutte le partite
rating-rank = Posto
rating-name = Nome
rating-rating = Punteggio
rating-points = Punti
rating-count = Partite
rating-you = tu
rating-bots = I bot, per confronto
rating-empty = In questa classifica non c'è ancora nessuno.
rating-ladder-hint = L'ordine è per punti, una stima prudente della forza: chi è nuovo parte dal basso e sale. Per avere un posto servono { $n } partite.
rating-how = Che cosa significano i numeri
rating-how-text = Tutti cominciano da 1000 ± 653, perché di chi è nuovo non si sa ancora nulla. Il punteggio sale di più quando finisci davanti a giocatori forti, e il numero dopo ± si riduce a ogni partita. In 19 casi su 20 la tua vera forza è entro questi limiti. Ogni edizione ha un punteggio suo. Se abbandoni una partita, finisci all'ultimo posto; se un bot ha deciso qualcosa per te, quella partita non può alzare il tuo punteggio.
contest-title = Tornei
contest-none = Al momento non ci sono tornei.
contest-open = iscrizioni aperte
contest-playing = in corso
contest-over = concluso
contest-starts = Inizio: { $when }
contest-format = Turni: { $rounds }, poi una finale. Tavoli da { $seats }.
contest-rated = Le partite valgono per la classifica, quindi devi accettare di partecipare.
contest-count = { $n ->
    [one] si è iscritto un giocatore
   *[other] si sono iscritti { $n } giocatori
}
contest-sign = Iscriviti
contest-withdraw = Ritirati
contest-signed = Ti sei iscritto. Quando un turno è sorteggiato, qui compare il link al tuo tavolo. Se arrivi tardi, un bot gioca per te finché non ci sei.
contest-go = Vai al tuo tavolo
contest-round = Turno { $n }
contest-final = Finale
contest-table = Tavolo { $n }
contest-bots = { $n ->
    [one] e un bot
   *[other] e { $n } bot
}
contest-standings = Graduatoria
contest-replay = Replay
contest-withdrawn = ritirato
contest-all = Tutti i tornei
refused-no-ratings = Su questo server non c'è una classifica.
refused-ladder-name = Per la classifica serve un nome: sceglilo nelle impostazioni.
refused-no-tournament = Non esiste un torneo così.
refused-tournament-over = Questo torneo è concluso.
refused-tournament-full = Il torneo è al completo.
