### The rules of the Circus edition, where they differ from Classic. Each text is read alone.

## Setup and selection

CI-SETUP-1 = The circus game is for 2 to 7 players with the 8 base characters, 54 basic and 11 unique districts, and 15 action cards unless they are left out. Everyone begins with 4 cards and 2 gold, and the oldest player, or here the seat that is chosen or drawn, with the crown.
CI-DECK-1 = Discarded cards go face up onto a discard pile, and when the deck is empty the pile is shuffled and becomes the new deck.
CI-DECK-2 = Cards that would go to the bottom of the deck in the classic game go face up onto the discard pile. It is shuffled to make a new deck only at the moment when somebody must draw and no card is left. A Magician who changes cards discards them first and then draws.
CI-DRAFT-1 = First some characters are laid face up: 2 with 4 players, 1 with 5, otherwise none; a King among them is replaced and shuffled back. Then the holder of the crown looks at the next card, which may be the King, and lays it face down, chooses from the others and passes them on.
CI-DRAFT-2 = With 2 or 3 players each has two characters, chosen in the same order as in the classic game with 8 characters, and with 7 the last player may take the face-down card instead of the one passed on. In every case the holder of the crown knows the first face-down card.

## Turns

CI-CALL-1 = After a turn the character card goes back to the middle of the table, face up.
CI-TURN-1 = In your turn you first gather: take 2 gold, or draw 2 cards, keep 1 and lay the other on the discard pile. Then you may build one district. Each ability of your character can be used once, at any moment of the turn.

## End and score

CI-END-1 = A city with 8 districts or more is complete, and that round is played to its end. You score the cost of your districts, 2 points for all five district types (3 by option), 4 for the first complete city or 2 for another complete one, and nothing for gold or cards left, apart from action cards.
CI-END-2 = If the highest scores are equal, more points from districts alone decide, with University and Dragon Gate as 8 and without action cards. If these are equal too, the win is shared.

## Characters

CI-THIEF-1 = The Thief cannot name the Assassin or the killed character. Whoever is robbed gives up all gold at the very start of the turn, and whatever comes in later is safe.
CI-KING-1 = The King takes the crown at once when he is called. If he was killed, the crown moves to his player at the end of the round; if nobody has him, it stays.
CI-BISHOP-1 = The Bishop gains 1 gold for each of his religious districts, and the Warlord cannot touch the districts of his player unless he was killed.
CI-MERCHANT-1 = The Merchant gains 1 gold in any case, and 1 gold for each trade district in the Merchant's city.
CI-ARCHITECT-1 = The Architect gains 2 cards in any case and may build up to 3 districts.
CI-WARLORD-1 = The Warlord gains 1 gold for each military district in the Warlord's city. At any moment of the turn the Warlord may put one district of an opponent onto the discard pile for 1 gold less than its cost, or for nothing if it costs 1 or less. The Bishop's districts and cities of 8 or more are safe.

## Districts

CI-SMITHY-1 = Once a turn you may pay 3 gold at the Smithy to draw 2 cards; both numbers can be changed by options. There is no Great Wall in the circus game, and the other unique districts work as in the classic game.

## Action cards

CI-ACTION-1 = Action cards are drawn, held, swapped, discarded and taken just like district cards.
CI-ACTION-2 = In each of your turns you may play one action card, at any moment of it; it then goes onto the discard pile unless it stays on the table. A reaction outside your own turn does not count, but a Strongman played in your own turn, to save your other character from your Assassin, does.
CI-ACTION-3 = At the end each action card left in your hand gives 1 point.
CI-ACTION-4 = An action card has no cost and no type and cannot be built. The Laboratory may discard it, the Magician and the Fortune Teller move it like any card, and the Graveyard ignores it.
CI-TENT-1 = The Big Top lies in your city as a district of cost 0 worth 0 points and of no type. Playing it is not building, but it counts toward completing the city.
CI-TENT-2 = Several Big Tops may stand in one city.
CI-TENT-3 = The Warlord cannot destroy a Big Top.
CI-TENT-4 = A Big Top stays until the game ends: neither the Warlord nor a Human Cannonball can remove it.
CI-BOOTH-1 = The Ticket Booth lies in front of its owner, outside the city. In each of their turns opponents may use it once: they lay 1 gold on it, draw 2 cards, keep 1 and discard the other.
CI-BOOTH-2 = Right after each use of the Ticket Booth its owner may discard it and take all the gold on it, and at no other time.
CI-BOOTH-3 = The owner of a Ticket Booth cannot use it. Gold that still lies on it at the end is lost.
CI-BOOTH-4 = Each Ticket Booth can be used once in a turn, and not when the deck and the discard pile are both empty. Library and Observatory do not change what is drawn and kept there.
CI-ACROBAT-1 = When the King is called and nobody answers, because he was killed or nobody has him, the holder of the Acrobat may play it to take the crown, call the other characters and choose first next round. Even the killed King's player may, and a King's claim to the crown is overridden. The player's own character has its turn as usual.
CI-ACROBAT-2 = A player who already has the crown may play the Acrobat too, to keep it from a killed King.
CI-FORTUNE-1 = With the Fortune Teller you look at an opponent's hand and take one card from it.
CI-STRONGMAN-1 = If the Assassin has just named your character, you may play the Strongman at once: your character survives and you have your turn as usual.
CI-STRONGMAN-2 = A character saved by the Strongman is no victim any more: the Thief may name it, a Bishop protects, and a King answers his call, so that no Acrobat can be played. The Assassin does not name another character.
CI-RINGMASTER-1 = The Ringmaster lets you build up to 2 more districts this turn: 3 in all, or 5 as the Architect.
CI-CANNONBALL-1 = With the Human Cannonball you discard one of your districts and build one of higher cost from your hand in its place, paying only the difference. This is not your ordinary building of the turn.
CI-CANNONBALL-2 = For the Human Cannonball the printed costs count. The name of the new district must not stand among your other districts, and it counts as built this round.

## Rulings for Circus

RU-40 = The Bishop is protected from the Warlord, not from the Thief, who may rob him.
RU-41 = With 3 players characters are chosen in the order of the classic game.
RU-42 = The Warlord must not destroy a Big Top, since the card stays to the end.
RU-43 = Playing the Acrobat settles the crown until the next round, and not even a killed King takes it back at the end of this one.
RU-44 = For the Acrobat and the Strongman players are asked clockwise, beginning at the left of the crown, and nobody else is asked after the first who plays the card.
RU-45 = A Ticket Booth is not part of a city: the Warlord cannot touch it, and several may lie before one player.
