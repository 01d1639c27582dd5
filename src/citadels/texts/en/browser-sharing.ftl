### Sharing a moment of a finished game, and playing on from it.

## A moment of a finished game, handed to others

share-title = Share this moment
share-all = Whoever opens the link sees all cards.
share-seat = Whoever opens the link sees what { $player } could see.
share-picture = Picture
share-notation = Copy notation
share-copied = Notation copied
share-notation-hint = The position and the last moves as text. Save it as a file; the program on your computer loads it with: citadels play --load FILE
share-decided = { $player } decides.

## Playing on from there

play-on = Play on from here
play-on-lead = A new game begins at this moment. The finished one stays as it is.
play-on-seat = You play as
play-on-cards = Hidden cards
play-on-anew = Reshuffled
play-on-anew-hint = You keep what this player knew; everything else is dealt again. That is fair even if you have seen the replay.
play-on-same = As they were
play-on-same-hint = Every card is as it was. Whoever has seen the replay knows them.
play-on-others = The others are
play-on-friends = friends
play-on-start = Start
play-on-table = Create the table

# At such a table.
begins-anew = This game continues from a moment of another one. Hidden cards were dealt anew.
begins-same = This game continues from a moment of another one, with the same cards. Whoever has seen that replay knows them.

# Why not.
refused-no-moment = You cannot play on from this moment. Choose one a little earlier.
refused-begins-elsewhere = This game continues from a moment of another one, so its cards are settled.
refused-no-pictures = This server draws no pictures.
