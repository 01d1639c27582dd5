### People at the table: what is told of them besides the game, and what they can say without typing.

## What is told of people

# Of people, besides the game: clauses like those of the log.
note-clock = tempo scaduto: un bot decide per { $player }
note-clock-me = il tuo tempo è scaduto: un bot ha deciso per te
note-bot = un bot gioca per { $player }
note-bot-me = non ci sei: un bot gioca per te
note-away = { $player } è assente
note-back = { $player } è di nuovo al tavolo
note-left = { $player } lascia il tavolo: continua un bot
note-hint = { $player } chiede un consiglio
note-hint-me = hai chiesto un consiglio; gli altri lo vedono
note-took-back = { $player } ritira una mossa
note-took-back-me = hai ritirato una mossa
note-refused-back = { $player } non vuole che una mossa sia ritirata
note-refused-back-me = non vuoi che una mossa sia ritirata
note-missed = { $count ->
    [one] Mentre non c'eri, un bot ha preso 1 decisione per te.
   *[other] Mentre non c'eri, un bot ha preso { $count } decisioni per te.
}
note-missed-show = Mostra

## Phrases

phrase-hello = Ciao!
phrase-luck = Buona fortuna e buon divertimento!
phrase-nice = Bella mossa!
phrase-ouch = Ahi!
phrase-close = Per un pelo!
phrase-thanks = Grazie!
phrase-sorry = Scusa, è solo un gioco!
phrase-think = Un attimo, ci penso.
phrase-turn = Tocca a te!
phrase-played = Ben giocato!
phrase-again = Un'altra partita?
phrase-bye = Devo andare. Ciao!
