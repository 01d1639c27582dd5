### Taking moves back: at the table.

back-take = Take back
back-take-help = Take back your last move; the others see that you did
back-ask = Ask to take back
back-ask-help = Ask the others to go back to before your last move. All of them have to agree. The deck stays the same, so drawing again brings the same cards.
back-asks = { $player } asks to take back their last move.
back-asks-me = You are asking to take back your last move.
back-same = The deck stays the same, so drawing again brings the same cards.
back-agreed = Agreed: { $names }.
back-missing = Not answered yet: { $names }.
back-agree = Agree
back-refuse = Don't agree
back-withdraw = Never mind
