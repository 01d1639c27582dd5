### People at the table: what is told of them besides the game, and what they can say without typing.

## What is told of people

# Of people, besides the game: clauses like those of the log.
note-clock = timpul a expirat: un bot decide pentru { $player }
note-clock-me = timpul tău a expirat: un bot a decis în locul tău
note-bot = un bot joacă pentru { $player }
note-bot-me = lipsești: un bot joacă în locul tău
note-away = { $player } lipsește
note-back = { $player } a revenit
note-left = { $player } părăsește masa: joacă mai departe un bot
note-hint = { $player } cere o sugestie
note-hint-me = ai cerut o sugestie; ceilalți văd asta
note-took-back = { $player } ia o mutare înapoi
note-took-back-me = ai luat o mutare înapoi
note-refused-back = { $player } nu e de acord cu luarea mutării înapoi
note-refused-back-me = nu ești de acord cu luarea mutării înapoi
note-missed = { $count ->
    [one] Cât ai lipsit, un bot a luat { $count } decizie în locul tău.
    [few] Cât ai lipsit, un bot a luat { $count } decizii în locul tău.
   *[other] Cât ai lipsit, un bot a luat { $count } de decizii în locul tău.
}
note-missed-show = Arată

## Phrases

phrase-hello = Salut!
phrase-luck = Baftă și distracție plăcută!
phrase-nice = Bună mutare!
phrase-ouch = Au!
phrase-close = A fost la limită!
phrase-thanks = Mersi!
phrase-sorry = Scuze, e doar un joc!
phrase-think = O clipă, mă gândesc.
phrase-turn = E rândul tău!
phrase-played = Bine jucat!
phrase-again = Încă o partidă?
phrase-bye = Trebuie să plec. Pa!
