### Taking moves back: how a table is set up.

back-mode = Taking back moves
back-mode-off = Never
back-mode-own = If nothing was revealed
back-mode-agreed = Also if all agree
back-mode-off-hint = What is played stays.
back-mode-own-hint = Players may take back their last move while it is still their turn and it showed them nothing new.
back-mode-agreed-hint = Later, too, if all other people agree. Bots always do. The deck stays the same, so drawing again brings the same cards.
back-is-off = No moves are taken back
back-is-own = Moves that revealed nothing may be taken back
back-is-agreed = Moves may be taken back if all agree
