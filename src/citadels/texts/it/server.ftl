### The server: how it is started, and what it says in the terminal.

## Starting and ending

cli-serve = fa giocare altre persone nel loro browser
cli-terminal = gioca nel terminale invece che nel browser
cli-only-terminal = solo con --terminal
cli-host = l'indirizzo su cui ascoltare; 0.0.0.0 per tutti quelli di questa macchina (predefinito: 127.0.0.1, solo da questa macchina)
cli-port = la porta su cui ascoltare (predefinito: { $port })
cli-database = dove si conservano le partite: sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME (predefinito: un tuo file)
cli-origin = come si raggiunge il server da fuori, per esempio https://citadels.example; serve dietro un proxy
cli-thinkers = processi per i bot che pensano in anticipo (predefinito: 1)
cli-log-level = che cosa si scrive nel log: { $levels } (predefinito: info)

server-ready = Citadels è in ascolto su { $address }. Ctrl-C lo ferma; tutte le partite restano salvate.
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
play-levels = Nel browser gli altri sono easy, normal o hard; con --terminal anche { $names } e i bot scritti da te.
web-missing = Per giocare nel browser serve { $package }: si installa con pip install 'citadels[web]'. Nel terminale puoi giocare subito: citadels play --terminal
serve-missing = Per ospitare partite serve { $package }: si installa con pip install 'citadels[web]'.

server-bad-database = Un database è sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME, non «{ $url }».
server-bad-port = Una porta è un numero da { $low } a { $high }, non «{ $value }».
server-bad-pool = I processi per i bot possono essere da { $low } a { $high }, non «{ $value }».
server-bad-haste = La durata di bot e pause è un numero come 0.5 o 2, non «{ $value }».
server-bad-burst = Le richieste che un indirizzo può fare in una volta vanno da { $low } a { $high }, non «{ $value }»; 0 è nessun limite.
server-bad-limit = { $name } è un numero da { $low } a { $high }, non «{ $value }».
server-bad-token = { $name } è un segreto di almeno { $low } lettere, cifre e segni, senza spazi.
server-bad-origin = L'origine è come si raggiunge il server da fuori, per esempio https://citadels.example, non «{ $value }».
server-bad-level = Il livello del log è uno di questi: { $levels }; non «{ $value }».
server-no-folder = La cartella { $folder } per il database non si può creare: { $why }.
server-no-port = La porta { $port } di { $host } non si può usare: { $why }.
server-no-driver = Per questo database serve { $package }: si installa con pip install 'citadels[postgres]'.
server-no-database = Il database non si può usare: { $why }.
server-no-writing = Nel database non si può scrivere: { $why }. Permetti al server di scriverci, o indica un altro --database.
server-strange-database = Il database è di un altro programma ed è rimasto com'era; indica un altro --database.
server-newer-database = Il database è stato modificato da una versione più recente di Citadels (revisione { $revision }; questa arriva fino a { $known }). Installa la versione più recente, o torna a una copia di sicurezza.
server-no-factory = Avvia il server con «citadels serve»: Uvicorn da solo non blocca il database e non rispetta i limiti.
server-no-client = Le pagine per il browser non sono state compilate. In un clone le compila «make client».
server-taken = Un altro server usa già { $file }, all'indirizzo { $address }; prima fermalo, o indica un altro --database.
server-taken-now = Un altro server usa già { $file }; prima fermalo, o indica un altro --database.

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

## Whether a game was dealt as committed to

verify-kept = Le carte sono proprio quelle per cui il server si era impegnato prima della partita.
verify-not-over = Questa partita non è ancora finita; il suo segreto si mostra alla fine.
verify-none = Prima di questa partita non c'era un impegno: non è stata giocata su un server, oppure è più vecchia degli impegni.
verify-other-secret = Non è questo il segreto per cui il server si era impegnato: la sua impronta è un'altra.
verify-other-commitment = L'impegno in questa registrazione non è quello che hai annotato.
verify-other-deal = Le carte non sono quelle che risultano dal segreto, dalle parole e dalla configurazione.
verify-other-result = Il risultato in questa registrazione non è quello a cui portano le sue mosse.
