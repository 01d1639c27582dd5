### Taking moves back.

## At the table

back-take = Take back
back-take-help = Take back your last move; the others see that you did
back-ask = Ask to take back
back-ask-help = Ask the others to go back to before your last move. All of them have to agree. Whoever draws again draws the same cards.
back-asks = { $player } asks to take back their last move.
back-asks-me = You are asking to take back your last move.
back-same = Whoever draws again draws the same cards.
back-agreed = Agreed: { $names }.
back-missing = Not answered yet: { $names }.
back-agree = Agree
back-refuse = Don't agree
back-withdraw = Never mind

## How a table is set up

back-mode = Taking back moves
back-mode-off = Never
back-mode-own = If it showed nothing
back-mode-agreed = Also if all agree
back-mode-off-hint = What is played stays.
back-mode-own-hint = Players may take back their last move while it is still their turn and it showed them nothing new.
back-mode-agreed-hint = Later, too, if all other people agree. Bots always do. Whoever draws again draws the same cards.
back-is-off = No moves are taken back
back-is-own = Moves that showed nothing may be taken back
back-is-agreed = Moves may be taken back if all agree
