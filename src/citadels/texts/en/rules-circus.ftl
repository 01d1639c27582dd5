### The rules of the Circus edition, where they differ from Classic. Each text is read alone.

## Setup and selection

CI-SETUP-1 = The Circus edition is for 2 to 7 players and uses the 8 base characters, 54 basic and 11 unique districts, and 15 action cards unless you leave them out. Each player starts with 4 cards and 2 gold; the oldest player (here, a chosen or random seat) starts with the crown.
CI-DECK-1 = Discarded cards go face up to a discard pile, which is shuffled into a new deck when the deck is empty.
CI-DECK-2 = Cards that would go to the bottom of the deck in the Classic edition go face up to the discard pile. The pile is shuffled into a new deck only when someone must draw and no cards are left. A Magician who replaces cards discards them first and then draws.
CI-DRAFT-1 = First some characters are discarded face up: 2 with 4 players, 1 with 5, otherwise none; a King among them is replaced and shuffled back. Then the player with the crown looks at the next card, which may be the King, discards it face down, chooses from the others and passes them on.
CI-DRAFT-2 = With 2 or 3 players, each player has two characters, chosen in the same order as in the Classic edition with 8 characters. With 7 players, the last player may take the face-down card instead of the one they receive. In every case, the player with the crown knows the first face-down card.

## Turns

CI-CALL-1 = After its turn, a character card goes back to the middle of the table, face up.
CI-TURN-1 = On your turn, gather resources first: take 2 gold, or draw 2 cards, keep 1 and discard the other. Then you may build one district. You may use each of your character's abilities once, at any time during the turn.

## End and score

CI-END-1 = A city is complete with 8 or more districts, and that round is played to the end. You score the cost of your districts, 2 points (or 3, as an option) for all five district types, 4 for the first complete city or 2 for another complete one, and nothing for remaining gold or cards other than action cards.
CI-END-2 = If there is a tie for the highest score, points from districts alone decide, with the University and the Dragon Gate counting as 8 and without action cards. If players are still tied, they share the win.

## Characters

CI-THIEF-1 = The Thief cannot name the Assassin or the killed character. A robbed player hands over all their gold at the very start of their turn; whatever they get later is safe.
CI-KING-1 = The King takes the crown as soon as he is called. If he was killed, the crown goes to his player at the end of the round; if nobody has him, it stays where it is.
CI-BISHOP-1 = The Bishop gains 1 gold for each of his religious districts, and the Warlord cannot destroy his player's districts, unless the Bishop was killed.
CI-MERCHANT-1 = The Merchant always gains 1 gold, plus 1 gold for each trade district in their city.
CI-ARCHITECT-1 = The Architect always gains 2 cards and may build up to 3 districts.
CI-WARLORD-1 = The Warlord gains 1 gold for each military district in their city. At any time during the turn, the Warlord may destroy one of an opponent's districts for 1 gold less than its cost, or for free if it costs 1 or less; it goes to the discard pile. The Bishop's districts and cities with 8 or more districts are safe.

## Districts

CI-SMITHY-1 = Once per turn, the Smithy lets you pay 3 gold to draw 2 cards; options can change both numbers. There is no Great Wall in the Circus edition, and the other unique districts work as in the Classic edition.

## Action cards

CI-ACTION-1 = Action cards are drawn, held, swapped, discarded and taken just like district cards.
CI-ACTION-2 = On each of your turns, you may play one action card at any time; it then goes to the discard pile, unless it stays on the table. A reaction outside your own turn does not count, but a Strongman played on your own turn, to save your other character from your Assassin, does.
CI-ACTION-3 = At the end, each action card left in your hand gives 1 point.
CI-ACTION-4 = An action card has no cost and no type and cannot be built. The Laboratory may discard it, the Magician and the Fortune Teller can move it like any card, and the Graveyard ignores it.
CI-TENT-1 = The Big Top goes into your city as a district with no type and a cost of 0, worth 0 points. Playing it is not building, but it counts toward completing your city.
CI-TENT-2 = A city may have several Big Tops.
CI-TENT-3 = The Warlord cannot destroy a Big Top.
CI-TENT-4 = A Big Top stays until the end of the game: neither the Warlord nor a Human Cannonball can remove it.
CI-BOOTH-1 = The Ticket Booth is placed in front of its owner, outside the city. Opponents may use it once on each of their turns: they put 1 gold on it, draw 2 cards, keep 1 and discard the other.
CI-BOOTH-2 = Right after each use of the Ticket Booth, and at no other time, its owner may discard it and take all the gold on it.
CI-BOOTH-3 = The owner of a Ticket Booth cannot use it. Any gold still on it at the end is lost.
CI-BOOTH-4 = Each Ticket Booth can be used once per turn, but not when the deck and the discard pile are both empty. The Library and the Observatory do not change how many cards you draw or keep there.
CI-ACROBAT-1 = When the King is called and nobody answers, because he was killed or nobody has him, the player with the Acrobat may play it to take the crown, call the other characters and choose first next round. Even the killed King's player may do so, and it overrides the King's claim to the crown. The player's own character takes its turn as usual.
CI-ACROBAT-2 = A player who already has the crown may also play the Acrobat, to keep the crown from a killed King.
CI-FORTUNE-1 = With the Fortune Teller, you look at an opponent's hand and take one card from it.
CI-STRONGMAN-1 = If the Assassin has just named your character, you may play the Strongman at once: your character survives, and you take your turn as usual.
CI-STRONGMAN-2 = A character saved by the Strongman is no longer killed: the Thief may name it, a Bishop protects, and a King answers when called, so nobody can play an Acrobat. The Assassin does not name another character.
CI-RINGMASTER-1 = The Ringmaster lets you build up to 2 more districts this turn: 3 in total, or 5 as the Architect.
CI-CANNONBALL-1 = With the Human Cannonball, you discard one of your districts and build a more expensive one from your hand in its place, paying only the difference. This does not use your normal build for the turn.
CI-CANNONBALL-2 = The Human Cannonball compares printed costs. You must not already have the new district among your other districts, and it counts as built this round.

## Rulings for Circus

RU-40 = The Bishop is protected from the Warlord, but not from the Thief, who may rob him.
RU-41 = With 3 players, characters are chosen in the same order as in the Classic edition.
RU-42 = The Warlord cannot destroy a Big Top, because the card stays until the end.
RU-43 = Playing the Acrobat settles who has the crown until the next round; not even a killed King takes it back at the end of this one.
RU-44 = Players may react with the Acrobat or the Strongman in clockwise order, starting to the left of the player with the crown; once someone plays the card, nobody else may.
RU-45 = A Ticket Booth is not part of a city: the Warlord cannot destroy it, and a player may have several.
