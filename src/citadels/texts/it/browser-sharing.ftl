### Sharing a moment of a finished game, and playing on from it.

## A moment of a finished game, handed to others

share-title = Condividi questo momento
share-all = Chi apre il link vede tutte le carte.
share-seat = Chi apre il link vede solo ciò che poteva vedere { $player }.
share-picture = Immagine
share-notation = Copia la notazione
share-copied = Notazione copiata
share-notation-hint = La posizione e le ultime mosse come testo. Salvalo in un file; il programma sul computer lo carica con: citadels play --load FILE
share-decided = { $player } decide.

## Playing on from there

play-on = Continua da qui
play-on-lead = Da questo momento comincia una nuova partita. Quella finita resta com'è.
play-on-seat = Giochi al posto di
play-on-cards = Carte nascoste
play-on-anew = Ridistribuite
play-on-anew-hint = Tieni ciò che sapeva questo giocatore; tutto il resto viene ridistribuito. È leale anche se hai visto il replay.
play-on-same = Com'erano
play-on-same-hint = Tutte le carte sono com'erano. Chi ha visto il replay le conosce.
play-on-others = Gli altri sono
play-on-friends = amici
play-on-start = Comincia
play-on-table = Crea il tavolo

# At such a table.
begins-anew = Questa partita continua da un momento di un'altra. Le carte nascoste sono state ridistribuite.
begins-same = Questa partita continua da un momento di un'altra, con le stesse carte. Chi ha visto quel replay le conosce.

# Why not.
refused-no-moment = Da questo momento non si può continuare. Scegline uno un po' prima.
refused-begins-elsewhere = Questa partita continua da un momento di un'altra, quindi le sue carte sono già fissate.
refused-no-pictures = Questo server non disegna immagini.
