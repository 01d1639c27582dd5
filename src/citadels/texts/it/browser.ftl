### The game in the browser: what all of its pages share.

web-name = Citadels
web-title = { $page } · Citadels
web-noscript = Citadels ha bisogno di JavaScript. Attivalo per questa pagina.
web-skip = Vai al gioco
web-loading = Un momento...
web-no-page = Questa pagina non esiste.
web-not-loaded = La pagina non si è caricata. Forse è caduta la connessione.
web-broken = Qualcosa è andato storto in questa pagina. Della partita non si è perso niente.
web-home = Pagina iniziale
web-again = Riprova
web-offline = Non c'è connessione a Internet.
web-reconnecting = Connessione con il tavolo interrotta; nuovo tentativo...
web-sent-later = { $broken } Quello che scegli ora sarà inviato appena torna la connessione.
web-refused = L'operazione non è riuscita.

## The log: what the terminal leaves out

web-picked = { $who } { $actor ->
    [me] scegli
   *[other] sceglie
} un personaggio
web-set-aside = { $who } { $actor ->
    [me] metti
   *[other] mette
} da parte un personaggio, a carta coperta
web-kept = { $who } { $actor ->
    [me] tieni
   *[other] tiene
} { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

## Why nothing came back from the server

refused-offline = Il server non è raggiungibile.
refused-unsure = Il server non risponde. Non è chiaro se l'operazione sia riuscita: controlla prima di riprovare.
refused-trouble = Il server ha dei problemi. Riprova tra un po'.
refused-garbled = Il server ha dato una risposta incomprensibile.
