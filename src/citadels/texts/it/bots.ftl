# The bots: what goes wrong with them.

bot-unknown = Non c'è nessun bot { $name }. Puoi scegliere tra { $names }, program:COMMAND e python:MODULE.CLASS.
bot-bad-budget = { $name }: un budget è un numero di partite simulate, come search:400, o un tempo, come search:500ms.
bot-raised = il bot ha avuto un errore ({ $problem })
bot-not-an-option = il bot ha risposto { $line }, che non è tra le sue scelte

## Programs that speak the line protocol

bot-program-none = Manca il comando: scrivi program:COMMAND.
bot-program-missing = Il programma { $program } non si trova.
bot-program-quotes = Nel comando { $command } c'è una virgoletta non chiusa.
bot-program-time = Il tempo per una decisione va da 1ms a 86400s, non { $time }.
bot-program-unstarted = il programma non si è potuto avviare ({ $why })
bot-program-unready = il programma non ha segnalato entro { $ms } ms di essere pronto
bot-program-version = il programma usa la versione { $version } del protocollo, non la { $known }
bot-program-name = il programma dice di chiamarsi { $name }; un nome ha da 1 a { $longest } caratteri
bot-program-late = il programma non ha risposto entro { $ms } ms
bot-program-closed = il programma ha chiuso il proprio standard output
bot-program-ended = { $said ->
    [yes] il programma è terminato con lo stato { $status }; ultimo output: { $words }
   *[no] il programma è terminato con lo stato { $status }
}
bot-program-signal = { $said ->
    [yes] il programma è stato terminato dal segnale { $number }; ultimo output: { $words }
   *[no] il programma è stato terminato dal segnale { $number }
}
bot-program-long = il programma ha scritto una riga di più di { $size } byte
bot-program-flood = il programma ha scritto più di { $lines } righe non richieste
bot-program-json = il programma ha scritto { $line }, che non è un oggetto JSON
bot-program-say = il programma ha scritto { $line }, ma «say» dovrebbe essere «{ $say }»
bot-program-field = il programma ha scritto { $line }, ma il campo «{ $field }» manca o non è valido
bot-program-extra = il programma ha scritto { $line }, ma il campo { $field } non esiste
bot-program-number = il programma ha risposto alla domanda { $answered } invece che alla { $asked }
bot-program-given-up = in questa partita non si chiede più niente al programma: { $why }

## Bots of one's own

bot-own-path = Per usare un bot scritto da te indica python:MODULE.CLASS, non python:{ $path }.
bot-own-no-module = Il modulo { $module } non si trova.
bot-own-broken = Impossibile importare il modulo { $module } ({ $problem }).
bot-own-no-class = Nel modulo { $module } non c'è { $word }.
bot-own-no-bot = { $path } non è un bot: deve essere una sottoclasse di citadels.bots.Bot con un proprio metodo decide.
bot-own-unmade = Impossibile creare il bot { $path } ({ $problem }).
bot-own-unfinished = Il bot { $path } non ha chiamato Bot.__init__: aggiungi super().__init__(seed) al suo __init__.

## Trying a program

check-about = Gioca una partita di ogni edizione con un programma che usa il protocollo a righe, e dice che cosa non va.
check-edition = solo questa edizione ({ $editions }); si può ripetere
check-seed = il seme delle partite e del programma
check-ms = millisecondi per ogni decisione
check-command = il programma e i suoi argomenti
check-game = { $edition }: { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}, la più lenta in { $ms } ms; { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, posizione { $place } su { $seats }
check-fault = { "  " }alla mossa { $move } { $why }; al suo posto è stata giocata { $line }
check-more = { "  " }e { $count ->
    [one] un'altra volta
   *[other] altre { $count } volte
}
check-unheard = { "  " }{ $count ->
    [one] il programma ha scritto una riga non richiesta:
   *[other] il programma ha scritto { $count } righe non richieste, la prima:
} { $line }
check-stayed = { "  " }il programma non è terminato dopo «quit» ed è stato chiuso con la forza
check-words = { "  " }le ultime righe scritte sul suo standard error:
check-word = { "    " }{ $line }
check-spared = { "  " }dopo non gli si è chiesto più niente: { $count ->
    [one] 1 decisione è stata lasciata
   *[other] { $count } decisioni sono state lasciate
} al caso
check-same = Con lo stesso seme gioca la stessa partita.
check-not-same = Con lo stesso seme gioca un'altra partita: le sue partite non si possono riprodurre.
check-orphan = Il programma non termina quando si chiude il suo standard input.
check-good = { $title } rispetta il protocollo.
check-bad = { $count ->
    [one] C'è stato 1 errore.
   *[other] Ci sono stati { $count } errori.
}
