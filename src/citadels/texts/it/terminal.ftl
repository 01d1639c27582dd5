### The game in the terminal: its table, its commands, what it asks and what it answers.

## Small words

example = es. { $line }

## The table

header = Citadels | { $game }
header-more = { $first } | { $next }
header-pass = giro { $round } | { $now } | mazzo { $deck }
header-pile = { $round } | scarti { $count }
header-pile-top = { $round } | scarti { $count }, in cima { $card }
header-round = round { $round } | { $now } | mazzo { $deck }
column-player = Nome
column-gold = Oro
column-hand = Carte
column-built = Città
column-quarter = Rione
column-points = Punti
hand = mano:
own-character = Hai
own-hand = La tua mano
own-actions = Carte azione

## Asking before a game

welcome = Citadels: costruisci una città prima degli altri.
welcome-enter = Premi Invio per la risposta tra parentesi. In partita scrivi help o hint.
ask-edition = Quale edizione?
ask-options = { $count ->
    [one] Una cosa si può cambiare:
   *[other] Alcune cose si possono cambiare:
}
ask-option = Numero di ciò che vuoi cambiare, o Invio per continuare:{ " " }
ask-option-value = { $option }, da { $low } a { $high }? [{ $default }]{ " " }
ask-players = Quanti giocatori, da { $low } a { $high }? [{ $default }]{ " " }
ask-preset = Quali personaggi e quartieri speciali?
ask-rank9 = Entra in gioco un nono personaggio?
ask-level = Quanto sono forti gli altri giocatori?
ask-which = Numero [{ $default }]{ " " }
ask-name = Il tuo nome? [{ $default }]{ " " }
ask-seed = Seme, per rigiocare le stesse carte? [a caso]{ " " }
answer-number = Scrivi un numero da { $low } a { $high }.
answer-choice = Scrivi un numero da 1 a { $last }, o l'inizio di un nome.
resume-offer = La tua ultima partita non è finita: { $edition }, { $players } giocatori, { $laps ->
    [yes] giro
   *[no] round
} { $round }. La continui? [sì]{ " " }
resume-none = Non c'è nessuna partita in sospeso da riprendere.
bots-number = { $named ->
    [one] È indicato un bot
   *[other] Sono indicati { $named } bot
}, ma in questa partita { $bots ->
    [one] ne gioca uno
   *[other] ne giocano { $bots }
}: indicane uno per tutti, o uno per ciascuno.
bots-left-out = Il bot { $bots } non si prende da un file: al suo posto gioca { $instead }. Con --bots puoi indicarlo.
no-edition = Non c'è nessuna edizione «{ $name }»; ci sono: { $editions }.
bad-option-shape = Un'opzione si scrive NOME=VALORE, non «{ $text }».
bad-option-none = L'edizione { $edition } non ha opzioni.
bad-option-name = L'edizione { $edition } non ha l'opzione «{ $name }»; ha: { $options }.
bad-option-truth = L'opzione { $name } è sì o no, non «{ $value }».
bad-option-number = L'opzione { $name } è un numero da { $low } a { $high }, non «{ $value }».
no-seat = Non c'è nessun posto { $seat }: i posti vanno da 0 a { $last }.
yes = s si sì y yes
no = n no q quit
truths = sì si s vero yes y true on 1
untruths = no n falso false off 0
answer-yes = Rispondi sì o no.

## At the prompt

prompt = 1-{ $last }, o help:{ " " }
prompt-only = Invio o 1, o help:{ " " }
typed-number = Le scelte sono numerate da 1 a { $last }.
typed-several = Potrebbe essere: { $lines }.
typed-near = Non conosco «{ $text }». Intendi: { $near }?
typed-unknown = Non conosco «{ $text }». Scrivi il numero di una scelta, la sua riga, o help.
thinking = { $player } sta pensando...
thinking-as = { $player }, { FORM($character, "the") }, sta pensando...
hint-wait = Ci penso...
hint-only = C'è una sola cosa da fare: premi Invio.
hint-head = La tua probabilità di vittoria dopo { $games ->
    [one] 1 partita simulata
   *[other] { $games } partite simulate
}, con la scelta più promettente in testa:
hint-won = { $percent }%
hint-of = dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
bot-failed = Il bot di { $player } non ha dato una risposta valida: ha deciso il caso, e lo farà ogni volta che sbaglia.
bot-faults = { $player } ({ $bot }) ha sbagliato { $count ->
    [one] una volta
   *[other] { $count } volte
}, la prima alla mossa { $move }: { $why }.
help-rounds =
    A ogni round ognuno prende in segreto un personaggio. Si agisce in ordine di
    rango: prendi monete o pesca carte, poi costruisci. Il round in cui si completa
    la prima città è l'ultimo.
help-laps =
    Tutti costruiscono una sola città, ognuno un rione. A turno ognuno gira un
    personaggio: prende monete o pesca carte, vende, costruisce ciò che nessun
    altro ha costruito. Chiamati tutti i personaggi, si fanno i punti; la fine
    arriva quando sono costruiti tutti i quartieri.
help =
    { "" }
    Scrivi il numero di una scelta, la riga accanto, o quanto basta del suo inizio.
    Invio da solo mostra di nuovo il tavolo. Tab completa una riga.

      hint           le scelte migliori, le probabilità e chi può essere chi
      why RIGA       perché quella riga ora non si può giocare, con la regola
      rules          che cosa si può leggere; poi rules CARTA, rules { $topic }
      log            le ultime 20 righe della cronaca; log N: N righe, log 0: tutte
      city N         la città del posto N, e che cosa fanno le sue carte
      score          il punteggio finora, per quanto ne puoi sapere
      save FILE      salva la partita; save FILE position: solo com'è adesso
      load FILE      continua una partita o una posizione salvata
      quit           esci; la partita resta: citadels play --terminal --resume

    Nella tabella: posto, nome, corona, oro, carte in mano, quartieri fatti/totali.
    Maniero 3N è un Maniero di costo 3, nobiliare; R è religioso, C commerciale,
    M militare, S speciale. * è abbellito, +2 vuol dire due carte lì sotto.
why-what = Quale riga? Per esempio: why build castle
why-unknown = «{ $text }» non è una riga del gioco. Le righe sono come: gold, build castle, name king, swap 2.
why-allowed = «{ $line }» ora si può giocare.
why-not = «{ $line }» ora non si può giocare. { $rule }: { $sentence }
log-number = Quante righe? Per esempio: log 50
log-more = (scrivi log per vedere il resto)
city-who = La città di chi? Scrivi un posto da 0 a { $last }, o l'inizio di un nome.
city-empty = Nessun quartiere.

## Saving, loading, leaving

save-where = Dove? Per esempio: save game.json
saved = { $what ->
    [position] Posizione salvata
   *[record] Partita salvata
}:
saved-again = { $what ->
    [position] Posizione salvata
   *[record] Partita salvata
}, al posto della precedente:
load-what = Quale file? Per esempio: load game.json
loaded = Si continua con { $file }.
kept = La partita è salvata; «citadels replay» con questo file la mostra di nuovo:
unkept = La partita continua, ma non viene salvata: usa save FILE.
left = La partita è salvata; «citadels play --terminal --resume» la continua:
left-unkept = Non è stato possibile salvare la partita.
another = Un'altra partita con le stesse carte? [sì]{ " " }
file-unread = Impossibile leggere { $file }: { $why }.
file-unwritten = Impossibile scrivere { $file }: { $why }.
file-not-plain = { $file } non è un file normale.
file-not-json = { $file } non è una partita: non è JSON valido.
file-no-game = { $file } non è né una registrazione né una posizione di Citadels.
file-foreign = { $file } c'è già e non è una partita; scegli un altro nome.
file-refused = { $file } non si può giocare: { $why }
file-over = La partita in { $file } è finita; citadels replay la mostra di nuovo.

## Replays and watching

replay-prompt = { $at }/{ $last }  Invio: avanti, b: indietro, r: prossimo round, un numero, e: fine, q: esci{ " " }
replay-help = Scrivi Invio o n per la prossima mossa, b per la precedente, un numero da 0 a { $last }, r, e o q.
replay-start = Prima della prima mossa.
replay-move = Mossa { $at }, { $player }: { $line }
replay-hidden = (non si mostra finché la partita non è finita)
replay-no-record = { $file } è una posizione, non una registrazione: non c'è niente da rivedere.
watch-prompt = Invio: prossimo round, e: alla fine, q: esci{ " " }

## Rules

rules-index = Scrivi rules e una di queste parole per leggere le regole.
rules-unknown = Non c'è nessuna carta e nessuna regola «{ $asked }».
rules-near = Non c'è nessuna carta e nessuna regola «{ $asked }». Intendi: { $near }?

## The command line

cli-about = Il gioco di carte Citadels, nel browser e nel terminale. Senza un comando, comincia una partita nel browser.
cli-version = mostra la versione
cli-compiled = compilato
cli-interpreted = interpretato
cli-lang = la lingua
cli-play = gioca contro i bot
cli-edition = quali regole: { $editions }
cli-option = un'opzione dell'edizione, come short_game=yes; si può ripetere
cli-players = quanti giocatori, da 2 a 8 in quasi tutte le edizioni
cli-preset = quali personaggi e quartieri speciali: { $presets }; in deluxe e classic
cli-rank9 = con un personaggio di rango 9: quello del set, o quello indicato
cli-seed = lo stesso seme dà le stesse carte
cli-seat = dove siedi, da 0
cli-name = il tuo nome
cli-bots = gli altri giocatori: easy, normal (predefinito), hard o master; anche { $names }, program:COMMAND o python:MODULE.CLASS; o uno per ciascuno, come easy,hard,hard
cli-watch = solo bot
cli-resume = continua l'ultima partita in sospeso
cli-load = continua una partita salvata
cli-position = gioca da una posizione
cli-replay = rivedi una partita salvata passo per passo
cli-file = una registrazione
cli-all = stampa tutta la partita
cli-open = mostra anche le carte nascoste di una partita non finita
cli-verify = controlla che una partita finita abbia le carte promesse dal server
cli-verify-long = Controlla che le carte di una partita finita siano quelle per cui il server si era impegnato prima di dare la prima. La registrazione si scarica dalla pagina in cui si rivede la partita.
cli-commitment = l'impronta che hai annotato prima della partita
verify-commitment = Impronta
verify-secret = Segreto
verify-words = Parole
cli-rules = leggi le regole
cli-what = una carta, una regola come DX-TURN-4, o un argomento come DX-TURN
