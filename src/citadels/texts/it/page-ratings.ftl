### Punteggi, classifica e tornei. Si scarica solo lì.

rating-lead = Quanto giochi bene, misurato dalle partite che contano. Solo per chi vuole.
rating-mine = Il tuo punteggio
rating-rated = Valuta le mie partite
rating-rated-hint = Contano solo le partite ai tavoli «per la classifica». Se disattivi, esci subito dalla classifica; una partita già iniziata conta ancora.
rating-listed = Mostrami in classifica
rating-listed-hint = Tutti vedranno il tuo nome e il tuo punteggio.
rating-listed-name = Per questo ti serve un nome: sceglilo nelle impostazioni.
rating-forget = Elimina il mio punteggio
rating-forget-hint = Il tuo punteggio e la sua storia vengono eliminati per sempre. Le partite degli altri restano valide, senza di te.
rating-none = Ancora nessuna partita. Crea un tavolo e scegli «Partita per la classifica»; va bene anche solo contro i bot.
rating-impossible = Su questo server non c'è una classifica.
rating-value = { $rating } ± { $reach }
rating-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}
rating-provisional = provvisorio
rating-history = Ultime partite
rating-plot = Punteggio dopo ogni partita: da { $first } a { $last }
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
rating-bots = I bot, che fanno da metro per tutti
rating-empty = In questa classifica non c'è ancora nessuno.
rating-ladder-hint = La classifica è per punti: quanto uno vale quasi di sicuro. Per un posto servono { $n } partite.
rating-how = Come leggere i numeri
rating-how-text = Tutti cominciano da 1000 ± 653: non si sa ancora nulla. Il punteggio sale di più quando finisci davanti a giocatori forti, e il numero dopo ± si riduce a ogni partita. In 19 casi su 20 la vera forza sta tra i due estremi. Ogni edizione ha un punteggio suo. Chi abbandona è ultimo; se un bot ha deciso qualcosa per te, non puoi guadagnare.
contest-title = Tornei
contest-none = Al momento non ci sono tornei.
contest-open = iscrizioni aperte
contest-playing = in corso
contest-over = concluso
contest-starts = Inizio: { $when }
contest-format = Turni: { $rounds }, poi una finale. Tavoli da { $seats }.
contest-rated = Le partite valgono per la classifica: devi voler essere valutato.
contest-count = { $n ->
    [one] si è iscritto un giocatore
   *[other] si sono iscritti { $n } giocatori
}
contest-sign = Iscriviti
contest-withdraw = Ritirati
contest-signed = Ti sei iscritto. Quando un turno è sorteggiato, qui compare la via per il tuo tavolo. Se arrivi tardi, un bot gioca per te finché non ci sei.
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
