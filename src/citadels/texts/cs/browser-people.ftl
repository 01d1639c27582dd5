### People at the table: what is told of them besides the game, and what they can say without typing.

## What is told of people

# Of people, besides the game: clauses like those of the log.
note-clock = čas vypršel: za hráče { $player } rozhoduje bot
note-clock-me = tvůj čas vypršel: rozhodl za tebe bot
note-bot = za hráče { $player } hraje bot
note-bot-me = nejsi u stolu: hraje za tebe bot
note-away = { $player } není u stolu
note-back = { $player } je zpátky
note-left = { $player } odchází od stolu: dál hraje bot
note-hint = { $player } žádá o radu
note-hint-me = žádáš o radu; ostatní to vidí
note-took-back = { $player } bere tah zpět
note-took-back-me = bereš tah zpět
note-refused-back = { $player } nesouhlasí s vrácením tahu
note-refused-back-me = nesouhlasíš s vrácením tahu
note-missed = { $count ->
    [one] Během tvé nepřítomnosti za tebe bot jednou rozhodl.
    [few] Během tvé nepřítomnosti za tebe bot { $count }krát rozhodl.
   *[other] Během tvé nepřítomnosti za tebe bot { $count }krát rozhodl.
}
note-missed-show = Ukázat

## Phrases

phrase-hello = Ahoj!
phrase-luck = Hodně štěstí a dobrou zábavu!
phrase-nice = Pěkný tah!
phrase-ouch = Au!
phrase-close = To bylo o fous!
phrase-thanks = Díky!
phrase-sorry = Promiň, je to jen hra!
phrase-think = Moment, přemýšlím.
phrase-turn = Jsi na tahu!
phrase-played = Dobře zahráno!
phrase-again = Ještě jednu hru?
phrase-bye = Musím jít. Ahoj!
