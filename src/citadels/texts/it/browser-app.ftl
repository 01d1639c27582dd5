### Playing without a server, and the pages as an app.

## The engine on this device

engine-loading = Il gioco si prepara
engine-amount = { $done } di { $all } MB
engine-starting = Quasi pronto...
engine-here = Gioca qui
refused-engine-elsewhere = Citadels è aperta in un'altra scheda. Il gioco può girare solo in una.
refused-engine-storage = Questo browser non conserva le partite. Forse è in modalità privata, o l'archiviazione è disattivata.
refused-engine-full = Sul dispositivo non c'è più spazio, e l'ultima mossa non è stata salvata. Libera un po' di spazio e riprova.
refused-engine-files = Non è stato possibile caricare il gioco per giocare offline. Connettiti una volta a Internet e riprova.
refused-engine-broken = Il gioco si è fermato per un errore. Le tue partite salvate sono al sicuro.
refused-engine-restarted = È stato necessario riavviare il gioco. Riprova.

## Alone, or without a network

app-alone-title = Gioca su questo dispositivo
app-alone = Tutto gira nel tuo browser, anche senza rete: partite contro i bot, lezioni, replay. Le tue partite restano qui.
app-alone-others = Più persone possono giocare sullo stesso dispositivo. Per giocare con altri via Internet serve un server.
app-alone-device = Le partite e il tuo nome restano solo in questo browser. Per portarle su un altro dispositivo, salva tutte le partite in un file dalla pagina Partite.
app-away-title = Nessuna rete
app-away-able = Puoi comunque giocare contro i bot, imparare il gioco, leggere le regole e rivedere le partite di questo dispositivo.
app-away-unable = Il gioco non è ancora su questo dispositivo: finché la rete non torna puoi solo leggere le regole.
app-away-others = Le partite con altre persone aspettano la rete.
app-away-table = Questa partita si gioca su un server. Aspetta la rete.
app-down-title = Il server non è raggiungibile
app-down-unable = Il gioco non è ancora su questo dispositivo: finché il server non torna puoi solo leggere le regole.
app-down-others = Le partite con altre persone continuano quando torna.
app-down-table = Questa partita si gioca su un server che ora non è raggiungibile. Continua quando il server torna.
app-lobby = Qui si siedono, uno dopo l'altro, tutti quelli che giocano su questo dispositivo.

## Games on this device

app-here = su questo dispositivo
app-own = Partite su questo dispositivo
app-own-hint = Sono conservate in questo browser. Salvale in un file per metterle al sicuro, o per portarle su un altro dispositivo.
app-export = Salva tutte le partite in un file
app-import = Carica partite da un file
app-import-done = { $n ->
    [0] Tutte le partite di questo file sono già qui.
    [one] 1 partita caricata.
   *[other] { $n } partite caricate.
}
app-damaged = { $n ->
    [one] Una partita non si può leggere
   *[other] { $n } partite non si possono leggere
}
app-damaged-hint = Le altre partite sono al sicuro. Scarica quel che ne resta se vuoi conservarlo, oppure elimina.
app-damaged-unreadable = Non si può leggere.
app-damaged-newer = È stata scritta da una versione più recente di Citadels.
app-damaged-ask = Eliminare questa partita danneggiata?
app-damaged-ask-hint = Non si può né giocare né rivedere. Non si potrà recuperare.

## The app

app-title = Giocare offline
app-keep = Prepara il gioco offline
app-keep-hint = Scarica il gioco una volta (circa 10 MB) per giocare contro i bot, imparare e rivedere le partite senza rete.
app-keeping = Il gioco si sta scaricando...
app-kept = Pronto: puoi giocare senza rete.
app-keep-failed = Non è stato possibile scaricare il gioco. Controlla la connessione e lo spazio libero, poi riprova.
app-unkeepable = Il browser conserva le pagine per giocare offline solo da un indirizzo sicuro (https).
app-local = Gioca contro i bot su questo dispositivo
app-local-hint = Le nuove partite e le lezioni girano qui, anche se il server è raggiungibile.
app-install = Installa come app
app-update = È pronta una nuova versione di Citadels. La partita continua dopo l'aggiornamento.
app-update-use = Aggiorna ora
