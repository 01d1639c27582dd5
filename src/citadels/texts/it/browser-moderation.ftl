### Pace tra i giocatori: silenziare, bloccare, segnalare, e come possono essere i nomi.

## Le altre persone

peace-open = Silenzia, blocca o segnala { $player }
peace-people = Le altre persone al tavolo
peace-private = Nessun altro lo viene a sapere.
peace-mute = Silenzia
peace-mute-hint = Non vedi più quello che scrive, a nessun tavolo.
peace-block = Blocca
peace-block-hint = Non vedi più quello che scrive né i suoi tavoli aperti. Non può sedersi ai tavoli che ospiti tu, e ricevi un avviso prima di sederti dove c'è.
peace-block-here-host = A questo tavolo mantiene il posto finché non lo rimuovi. Non saprà perché.
peace-block-here-open = A questo tavolo mantenete entrambi il posto. Se non vuoi giocare con questa persona, lascia il tuo prima che la partita cominci.
peace-block-here-playing = Questa partita continua con entrambi.
peace-report = Segnala all'amministratore del server
peace-reason = Di che cosa si tratta?
peace-reason-chat = Quello che scrive
peace-reason-name = Il nome
peace-reason-play = Come gioca
peace-reason-other = Altro
peace-words = Con parole tue (facoltativo)
peace-report-hint = Viene allegata la chat di questo tavolo.
peace-report-send = Invia la segnalazione
peace-report-sent = Grazie. L'amministratore del server leggerà la tua segnalazione.
peace-muted-now = Silenziato: { $player }
peace-blocked-now = Bloccato: { $player }
peace-ended-now = Come prima: { $player }
peace-list = Persone che hai silenziato o bloccato
peace-list-muted = silenziato
peace-list-blocked = bloccato
peace-list-end = Annulla
peace-join = Sederti comunque?
peace-join-do = Siediti comunque
peace-warning = Un messaggio dall'amministratore del server
peace-warning-read = Ho letto

## Perché è stato rifiutato

refused-name-signs = Un nome deve avere almeno una lettera o una cifra.
refused-name-marks = Questo nome ha troppi segni su una sola lettera.
refused-name-mixed = Scrivi ogni parola del nome in un solo alfabeto, per esempio latino o cirillico.
refused-name-repeats = Questo nome ripete troppe volte lo stesso carattere.
refused-name-reserved = Questo nome si può confondere con chi gestisce il server. Scegline un altro.
refused-name-forbidden = Questo nome non è permesso su questo server. Scegline un altro.
refused-no-person = Lì non c'è un'altra persona.
refused-blocked-there = A questo tavolo c'è una persona che hai bloccato.
refused-too-many-reports = Oggi hai inviato molte segnalazioni. Riprova domani.
refused-banned = { $until ->
    [none] Non hai più accesso a questo server.
   *[other] Non hai accesso a questo server fino al { $until }.
}
refused-silenced = { $until ->
    [none] L'amministratore del server non ti permette di scrivere in chat.
   *[other] L'amministratore del server non ti permette di scrivere in chat fino al { $until }.
}
peace-reason-told = Motivo: { $reason }
refused-wrong-key = Questa non è la chiave.
