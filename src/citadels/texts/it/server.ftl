### The server: how it is started, and what it says in the terminal.

## Starting and ending

cli-serve = ospita partite che altre persone giocano nel browser
cli-terminal = gioca nel terminale invece che nel browser
cli-only-terminal = solo con --terminal
cli-host = l'indirizzo su cui ascoltare; 0.0.0.0 accetta connessioni da altre macchine (predefinito: 127.0.0.1, solo da questa macchina)
cli-port = la porta su cui ascoltare (predefinito: { $port })
cli-database = dove salvare le partite: sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME (predefinito: un file nella tua cartella home)
cli-origin = l'indirizzo usato dai visitatori, come https://citadels.example; obbligatorio dietro un proxy
cli-thinkers = numero di processi per i bot che pensano in anticipo (predefinito: 1)
cli-log-level = quanto scrivere nel log: { $levels } (predefinito: info)
cli-config = leggi le impostazioni da questo file (TOML); opzioni e variabili d'ambiente hanno la precedenza
cli-check = controlla soltanto le impostazioni, la porta e il database, e mostra tutte le impostazioni
cli-new-host-key = crea e mostra una nuova chiave per la pagina dell'amministratore, /host
cli-health = chiedi se un server in funzione è in salute
cli-health-address = l'indirizzo del server (predefinito: quello delle impostazioni)
cli-backup = salva tutto il database in un solo file, anche con i server in funzione
cli-backup-file = il file da scrivere
cli-restore = metti un backup in un database vuoto, di qualunque tipo
cli-restore-file = un file scritto da «citadels backup»
cli-replace = cancella quello che c'è nel database e metti il backup al suo posto
cli-restore-check = controlla soltanto che il file sia completo e di' che cosa contiene
cli-ratings = ricalcola tutti i punteggi dalle partite per la classifica

server-ready = Citadels è in ascolto su { $address }. Ctrl-C lo ferma; tutte le partite restano salvate.
server-host-key = La pagina dell'amministratore è { $address }/host. La sua chiave, mostrata solo questa volta: { $key }
server-host-desk = La pagina dell'amministratore è { $address }/host. La chiave è stata mostrata alla creazione; --new-host-key ne crea un'altra.
server-ended = Il server si è fermato. Tutte le partite sono salvate.
play-open =
    Citadels si apre nel tuo browser:
      { $address }
    Ctrl-C qui lo ferma; tutte le partite restano salvate.
play-no-browser =
    Per giocare apri questa pagina in un browser:
      { $address }
    Ctrl-C qui lo ferma; tutte le partite restano salvate.
play-running =
    Citadels è già in funzione; la partita comincia da questa pagina:
      { $address }
play-only-terminal = { $count ->
    [one] { $options } vale per il terminale
   *[other] { $options } valgono per il terminale
}: citadels play --terminal
play-levels = Nel browser i bot sono easy, normal, hard o master. Con --terminal puoi usare anche { $names } e i bot scritti da te.
web-missing = Per giocare nel browser serve { $package }: si installa con pip install citadels. Nel terminale puoi giocare subito: citadels play --terminal
serve-missing = Per ospitare partite serve { $package }: si installa con pip install citadels.

server-bad-database = Il database deve essere sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME, non «{ $url }».
server-bad-port = La porta deve essere un numero da { $low } a { $high }, non «{ $value }».
server-bad-pool = I processi per i bot devono essere da { $low } a { $high }, non «{ $value }».
server-bad-haste = Il fattore per i tempi dei bot e le pause deve essere un numero come 0.5 o 2, non «{ $value }».
server-bad-burst = Le richieste che un indirizzo può fare in una volta devono essere da { $low } a { $high }, non «{ $value }»; 0 significa nessun limite.
server-bad-limit = { $name } deve essere un numero da { $low } a { $high }, non «{ $value }».
server-bad-token = { $name } deve essere un segreto di almeno { $low } lettere, cifre e simboli, senza spazi.
server-bad-origin = L'origine deve essere l'indirizzo usato dai visitatori, come https://citadels.example, non «{ $value }».
server-bad-smtp = Il server di posta si scrive come smtp+starttls://USER:PASSWORD@HOST:587 (o smtp, smtps), non «{ $value }».
server-bad-mail-from = Il mittente delle e-mail è un indirizzo come Citadels <games@citadels.example>, non «{ $value }».
server-bad-push-hosts = Un servizio push è un nome come push.citadels.example o un'origine con https://, non «{ $value }».
server-bad-level = Il livello del log deve essere uno di questi: { $levels }; non «{ $value }».
server-bad-text = { $name } deve essere un testo tra virgolette, non { $value }.
server-bad-proxies = I proxy devono essere indirizzi IP o reti separati da virgole, come 127.0.0.1,10.0.0.0/8, non «{ $value }».
server-no-names-file = Impossibile leggere { $file }, l'elenco delle parole che i nomi non possono contenere: { $why }.
server-no-folder = Impossibile creare la cartella { $folder } per il database: { $why }.
server-no-port = Impossibile usare la porta { $port } di { $host }: { $why }.
server-no-driver = Per questo database serve { $package }: si installa con pip install 'citadels[postgres]'.
server-no-database = Impossibile usare il database: { $why }.
server-no-writing = Impossibile scrivere nel database: { $why }. Dai al server il permesso di scrittura, o indica un altro --database.
server-strange-database = Questo database appartiene a un altro programma. Non è stato modificato niente; indica un altro --database.
server-newer-database = Il database è stato modificato da una versione più recente di Citadels (revisione { $revision }; questa arriva fino a { $known }). Installa la versione più recente, o ripristina un backup.
server-no-factory = Avvia il server con «citadels serve»: Uvicorn da solo non blocca il database e non rispetta i limiti.
server-no-client = Le pagine per il browser non sono state compilate. In un clone le compila «make client».
server-taken = Un altro server usa già { $file }, all'indirizzo { $address }; prima fermalo, o indica un altro --database.
server-taken-now = Un altro server usa già { $file }; prima fermalo, o indica un altro --database.
server-unknown = Non c'è nessuna impostazione { $name }.
server-unknown-near = Non c'è nessuna impostazione { $name }. Forse { $near }?
server-no-config = Impossibile leggere le impostazioni in { $file }: { $why }.
server-setting-default = predefinito
server-checked = Tutte le impostazioni sono a posto. Il server può partire.
server-no-passkeys = Le passkey sono disattivate perché manca un pacchetto. Installalo con: pip install 'citadels[host]'
server-no-pictures = Le immagini dei momenti condivisi sono disattivate perché manca un pacchetto. Installalo con: pip install 'citadels[host]'
server-no-ratings = La classifica è disattivata perché manca un pacchetto. Installalo con: pip install 'citadels[host]'
server-no-push = Le notifiche sui dispositivi sono disattivate perché manca un pacchetto. Installalo con: pip install 'citadels[host]'
server-no-mail = Le notifiche per e-mail sono disattivate: per CITADELS_SMTP servono anche CITADELS_MAIL_FROM e CITADELS_ORIGIN.

preview-home-title = Citadels: gioca nel browser
preview-home = Costruisci una città, scegli chi sei a ogni round e indovina chi sono gli altri. Con amici o bot, senza registrarsi.
preview-table-title = Gioca con noi a Citadels: { $game }
preview-table = { $free ->
    [0] Tutti e { $seats } i posti sono occupati; puoi guardare.
    [one] Un posto su { $seats } è libero. Apri il link e siediti, senza registrarti.
   *[other] { $free } posti su { $seats } sono liberi. Apri il link e siediti, senza registrarti.
}
preview-table-playing = La partita è in corso. Apri il link per guardare.
preview-game-title = Citadels, replay: { $game }
preview-game = Una partita finita, mossa per mossa, con tutte le carte scoperte.
preview-moment = Un momento di una partita finita, con tutte le carte scoperte.
preview-seen = Un momento di una partita finita, come l'ha visto un giocatore.
picture-eyes = Visto da { $player }

## Whether a game was dealt as committed to

verify-kept = Le carte sono proprio quelle per cui il server si era impegnato prima della partita.
verify-not-over = Questa partita non è ancora finita; il suo segreto viene rivelato alla fine.
verify-none = Per questa partita non c'è un'impronta: è stata giocata senza server, o prima che i server ne pubblicassero una.
verify-other-secret = Il segreto in questa registrazione non corrisponde all'impronta.
verify-other-commitment = L'impronta in questa registrazione non è quella che hai annotato.
verify-other-deal = Le carte non corrispondono al segreto, alle parole e alla configurazione.
verify-other-result = Il risultato in questa registrazione non corrisponde alle sue mosse.

## Whether a server is healthy

health-well = Il server all'indirizzo { $address } è in salute.
health-ill = Il server all'indirizzo { $address } non è in salute (stato { $status }).
health-none = Nessun server risponde all'indirizzo { $address }: { $why }.

## Backups

backup-done = Salvato in { $file }: persone { $people }, tavoli { $tables }, mosse { $moves }. Tieni segreto il file: contiene tutte le carte nascoste.
backup-stopped = Interrotto. Non è stato modificato niente.
backup-no-database = Non c'è nessun database in { $file }.
backup-nothing = In questo database non c'è niente da salvare.
backup-onto-database = { $file } è il database stesso. Scegli un altro file per il backup.
backup-no-file = Impossibile scrivere { $file }: { $why }.
backup-unreadable = Impossibile leggere { $file }: { $why }.
backup-strange = { $file } non è un backup fatto con «citadels backup». Non è stato modificato niente.
backup-damaged = { $file } è danneggiato o incompleto. Non è stato modificato niente.
backup-newer = { $file } è stato scritto da una versione più recente di Citadels ({ $version }). Non è stato modificato niente; installa prima quella versione.
restore-checked = { $file } è completo: scritto il { $made } da Citadels { $version }; persone { $people }, tavoli { $tables }, mosse { $moves }.
restore-done = Ripristinato da { $file }, scritto il { $made }: persone { $people }, tavoli { $tables }, mosse { $moves }.
ratings-done = Tutti i punteggi sono stati ricalcolati; partite: { $games }.
restore-not-empty = In questo database c'è già qualcosa. Non è stato modificato niente; --replace lo cancella e mette il backup al suo posto.
restore-in-use = Un server sta usando questo database. Non è stato modificato niente; prima ferma tutti i server.
restore-failed = Impossibile ripristinare il backup: { $why }. Non è stato modificato niente.
