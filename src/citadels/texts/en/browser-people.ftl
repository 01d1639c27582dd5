### People at the table: what is told of them besides the game, and what they can say without typing.

## What is told of people

# Of people, besides the game: clauses like those of the log.
note-clock = time is up: a bot decides for { $player }
note-clock-me = your time was up: a bot decided for you
note-bot = a bot is playing for { $player }
note-bot-me = you are away: a bot is playing for you
note-away = { $player } is away
note-back = { $player } is back
note-left = { $player } has left: a bot takes over
note-hint = { $player } asked for a hint
note-hint-me = you asked for a hint; the others can see that
note-took-back = { $player } takes back a move
note-took-back-me = you took back a move
note-refused-back = { $player } doesn't want a move to be taken back
note-refused-back-me = you don't want a move to be taken back
note-missed = { $count ->
    [one] While you were away, a bot made 1 decision for you.
   *[other] While you were away, a bot made { $count } decisions for you.
}
note-missed-show = Show me

## Phrases

phrase-hello = Hello!
phrase-luck = Good luck, have fun!
phrase-nice = Nice move!
phrase-ouch = Ouch!
phrase-close = That was close!
phrase-thanks = Thanks!
phrase-sorry = Sorry, it's only a game!
phrase-think = One moment, I'm thinking.
phrase-turn = Your turn!
phrase-played = Well played!
phrase-again = One more game?
phrase-bye = I have to go. Bye!
