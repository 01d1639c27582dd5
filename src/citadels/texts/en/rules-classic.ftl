### The rules of the Classic edition, where they differ from Deluxe. Each text is read alone.

## Setup

CL-SETUP-1 = With characters of the ranks 1 to 8 only, 2 to 7 can play. A character of rank 9 may be added with 3 to 8 players, and 8 players cannot play without one.
CL-SETUP-2 = The base deck has 66 cards: the 54 basic districts and 12 unique (purple) ones, which are Dragon Gate, Graveyard, Great Wall, Haunted Quarter, Laboratory, Library, Observatory, School of Magic, Smithy, University and two Keeps.
CL-SETUP-3 = Any of the bonus characters Witch, Tax Collector, Wizard, Emperor, Abbot, Alchemist, Navigator and Diplomat may take the place of the base character of the same rank, 1 to 8. The Queen or the Artist is added as rank 9, the Queen only with 5 players or more.
CL-SETUP-4 = Two or three of the 14 bonus districts can be added to the deck. If there are more, the base deck loses one unique card for each one beyond three.
CL-SETUP-5 = Everyone begins with 4 district cards and 2 gold. The crown goes first to the oldest player at a table; here it goes to the seat that the host chooses, or to a random one.
CL-SETUP-6 = The short game, if chosen, needs only 7 districts instead of 8 for a complete city.

## Choosing characters

CL-DRAFT-1 = With 4 or more players the round begins with one random character laid face down, seen by nobody, and only then are others laid face up. Of 8 characters these are 2 with 4 players, 1 with 5 and none with 6 or 7; of 9 characters 3 with 4 players, 2 with 5, 1 with 6 and none with 7 or 8.
CL-DRAFT-2 = Neither the King nor an Emperor in his place is ever laid face up: another card is turned up instead, and he is shuffled back among the characters to choose from.
CL-DRAFT-3 = When 7 players choose from 8 characters, or 8 from 9, the last one chooses between the single card passed on and the card that was laid face down first.
CL-DRAFT-4 = With 2 players each has two characters. After one card is laid face down at random, the holder of the crown keeps 1 of 7; the other player keeps 1 of 6 and lays another aside face down; the holder of the crown keeps 1 of 4 and lays another aside; the other player keeps 1 of the last 2, and the card left is laid aside too.
CL-DRAFT-5 = With 3 players each has two characters. One card is laid face down at random, then the players keep one card each in turn, twice around from the holder of the crown; what is left is laid aside face down. With 8 characters that is all; with 9 characters one more card, taken at random, is laid aside face down after the first time around.

## Turns

CL-TURN-1 = In your turn you must gather once: take 2 gold, or draw 2 cards, keep 1 of them and put the other at the bottom of the deck. After that you may build one district.
CL-TURN-2 = Nobody may build a district whose name already stands in the same city, except with a Quarry or as the Wizard.
CL-TURN-3 = Each ability of your character can be used once in its turn, at any moment of it unless the card says when. Gold for your districts of one type comes once, before or after building as you like.
CL-TURN-4 = At the end of a turn things happen in this order: the Warlord or Diplomat acts on a district; the Tax Collector is paid; Park and Poor House look at your hand and gold; the Alchemist gets gold back.

## End and score

CL-END-1 = A city with 8 districts, or 7 in the short game, is complete. The round in which that first happens is played to its end, and then the game is over.
CL-END-2 = You score the cost of all your districts, 3 points for having all five district types, 4 points if your city was the first to be complete or 2 if it is complete but was not the first, and the points that your unique districts give.
CL-END-3 = If the highest scores are equal, the points for districts alone decide: their costs with any beautifying, Dragon Gate and University counted as 8, and nothing else. If these are equal too, more gold decides, and after that the win is shared.

## Base characters

CL-ASSASSIN-1 = The Assassin names another character, which loses its turn this round. Its player stays silent when it is called.
CL-THIEF-1 = The Thief names another character, and when that one is called takes all its player's gold before anything else. The Assassin, the Witch, the killed character and the bewitched one cannot be named.
CL-MAGICIAN-1 = The Magician may either swap the whole hand for another player's, or put any number of hand cards at the bottom of the deck and draw the same number.
CL-KING-1 = The King gains 1 gold for each of his noble districts, and takes the crown at once when he is called. If he was killed, his player gets it when all turns of the round are over. While nobody has the King, the crown stays where it is.
CL-BISHOP-1 = The Bishop gains 1 gold for each of his religious districts. The Warlord cannot destroy a district of the Bishop's player, nor the Diplomat exchange one, unless the Bishop was killed.
CL-MERCHANT-1 = The Merchant gains 1 gold for each trade district in the Merchant's city and, after gathering, 1 gold more.
CL-ARCHITECT-1 = The Architect draws 2 extra cards after gathering and may build up to 3 districts in the turn.
CL-WARLORD-1 = The Warlord gains 1 gold for each military district in the Warlord's city. At the end of the turn the Warlord may destroy one district of any city that is not complete, the Warlord's own included, for 1 gold less than its cost. After that only the effects for the end of the turn are left.

## Bonus characters

CL-WITCH-1 = The Witch must gather, then must name another character before doing anything else, and her turn stops there. The player of that character only gathers, and then she plays on as that character with its abilities, from her own hand, gold and city. If nobody has it, she does not play on. A bewitched King's player still takes the crown.
CL-WITCH-2 = If the Emperor is bewitched, the Witch moves the crown to any player but herself and its present holder, the Emperor's player included, and its receiver chooses whether to give her 1 gold or 1 card. In every role she acts from her own seat, and both halves of her turn are one turn.
CL-TAX-1 = Every other player who has built in a turn gives the player of the Tax Collector 1 gold at the end of it, if any is left; it is 1 gold however many districts were built. This holds in a round from the moment the Tax Collector is called, and not at all if the Tax Collector was killed.
CL-TAX-2 = If the Assassin has built before the Tax Collector is revealed, the Assassin's player pays 1 gold at that moment, if there is any. The Witch does not pay then.
CL-TAX-3 = A Witch who builds after playing on pays the Tax Collector at the end of that second half, like anyone else.
CL-WIZARD-1 = The Wizard looks at another player's hand and takes one card, either into the hand or to build it at once by paying, outside the build limit. In this turn the Wizard may also build districts whose names already stand in the city.
CL-EMPEROR-1 = The Emperor gains 1 gold for each of his noble districts. He must move the crown to a player who neither holds it now nor is the Emperor's own player.
CL-EMPEROR-2 = The player who receives the crown gives the Emperor 1 gold or 1 hand card and chooses which; a player who has neither gives nothing.
CL-EMPEROR-3 = A killed Emperor moves the crown after the last turn of the round and receives nothing for it. With 2 players the Emperor is not used.
CL-ABBOT-1 = The Abbot gains 1 gold for each religious district in the Abbot's city.
CL-ABBOT-2 = The one player with the most gold gives the Abbot 1 gold. Nothing is given if several are equally rich or if the Abbot is the richest.
CL-ALCHEMIST-1 = The Alchemist gets back, at the end of the turn, the gold paid for building in it, and no gold paid for anything else.
CL-NAVIGATOR-1 = The Navigator gains 4 gold or 4 cards after gathering, and cannot build in this turn.
CL-DIPLOMAT-1 = The Diplomat gains 1 gold for each military district in the Diplomat's city. At the end of the turn the Diplomat may exchange a district with another player, paying that player the difference if theirs costs more, and 1 gold on top behind a Great Wall. A Bishop's city, complete cities and Keeps are safe, and no name may come into a city where it already stands.
CL-ARTIST-1 = The Artist may lay 1 gold on each of up to 2 districts of the Artist's own city to beautify them. This can be done once for a district, which then costs 1 more for every purpose.
CL-QUEEN-1 = The Queen gains 3 gold if a neighbor at the table has the King, or has got the crown from the Emperor. Beside a killed King she gains it at the end of the round; with a killed Emperor then too, if the player who gets the crown at that time is her neighbor. She is used with 5 players or more.

## Unique districts of the base deck

CL-HAUNTED-CITY-1 = For the final score the Haunted Quarter counts as any one district type, unless it was built in the last round.
CL-HAUNTED-CITY-2 = One choice of type for the Haunted Quarter holds for the whole score, the five types and the Wishing Well alike, and the best choice is made for you.
CL-KEEP-1 = The Warlord cannot destroy a Keep, and the Diplomat cannot exchange one.
CL-LABORATORY-1 = Once a turn the Laboratory lets you put 1 hand card at the bottom of the deck and gain 1 gold.
CL-SMITHY-1 = Once a turn you may pay 2 gold at the Smithy to draw 3 cards.
CL-OBSERVATORY-1 = If you gather cards, the Observatory lets you draw 3, of which you keep 1.
CL-GRAVEYARD-1 = When the Warlord destroys a district of any player, the owner of the Graveyard may pay 1 gold and take it into the hand, but not as the one who destroys it, and not if it is the Graveyard itself.
CL-DRAGON-GATE-1 = The Dragon Gate costs 6 to build and is worth 8 points at the end. The Warlord destroys it for 5 gold.
CL-UNIVERSITY-1 = The University costs 6 to build and is worth 8 points at the end. The Warlord destroys it for 5 gold.
CL-LIBRARY-1 = If you gather cards, the Library lets you keep both, or with an Observatory as well 2 of the 3 drawn.
CL-GREAT-WALL-1 = To destroy a district in the city of the Great Wall the Warlord pays 1 gold more, except for the Great Wall itself.
CL-SCHOOL-OF-MAGIC-1 = When you gain gold for districts of one type, the School of Magic counts as that type.

## Bonus districts

CL-LIGHTHOUSE-1 = When you build the Lighthouse you look through the deck and may take one card from it. The deck is shuffled afterwards, whether you took one or not.
CL-ARMORY-1 = In your turn you may destroy your Armory and with it any one district of another player's city. The city may even be complete, and the game ends all the same.
CL-MUSEUM-1 = Once a turn you may lay a hand card face down under the Museum. Each card there gives 1 point at the end.
CL-IMPERIAL-TREASURY-1 = The Imperial Treasury gives 1 point at the end for each gold you have left.
CL-MAP-ROOM-1 = The Map Room gives 1 point at the end for each card left in your hand.
CL-WISHING-WELL-1 = At the end the Wishing Well gives 1 point for each unique district in your city other than itself.
CL-QUARRY-1 = With the Quarry in your city you may build a district that already stands there, but never so that there are two such doubles at the same time.
CL-POOR-HOUSE-1 = The Poor House gives you 1 gold if you end your turn without any.
CL-PARK-1 = The Park lets you draw 2 cards if you end your turn without any in your hand.
CL-BELL-TOWER-1 = When you build the Bell Tower you may announce that a city is complete with one district fewer, usually 7, even if the Bell Tower is itself that district. Should the Bell Tower be destroyed while the game lasts, the old number holds again.
CL-BELL-TOWER-2 = Every city that becomes complete through the announcement of the Bell Tower counts as the first one and scores 4 points, even if another city was complete before.
CL-BELL-TOWER-3 = The Bell Tower can be announced only when it is built, and the announcement is in force as long as it stands, no matter in whose city. Once a city was completed, the last round stays the last and the 4 points stay even without the Bell Tower, while the 2 points for other cities go by the number in force at the end.
CL-FACTORY-1 = With the Factory in your city, your other unique districts cost 1 gold less to build. What the Warlord pays for them does not change.
CL-HOSPITAL-1 = If your character was killed and the Hospital stands in your city, you may still gather when it is called, and do nothing else.
CL-HOSPITAL-2 = For a killed player's gathering with the Hospital, Library and Observatory work; Park and Poor House do nothing afterwards.
CL-THRONE-ROOM-1 = Whenever the crown goes from one player to another, the owner of the Throne Room gains 1 gold.
CL-THRONE-ROOM-2 = The Throne Room gives nothing if the crown stays with the player who already has it.
CL-BALLROOM-1 = While the owner of the Ballroom has the crown, every other player whose character is called must thank the owner; whoever says nothing loses the turn. This is asked after a robbery and before a King takes the crown, and a killed player with a Hospital is asked too.
CL-BALLROOM-2 = The owner of the Ballroom does not thank. A player who says nothing loses only the turn: the character is still revealed and robbed, a King takes the crown, a Bishop protects, a Tax Collector is paid, and a Witch who bewitched it plays on. A silent Queen still gains for a killed King, but in the Common City nothing from a King called next.

## Rulings for Classic

RU-30 = In the classic game the Warlord pays 1 less than the cost and destroys a single district, no city has two districts of a name, and the numbers for nine characters say how many lie face up.
RU-31 = The protection of a bewitched Bishop and the tax of a bewitched Tax Collector belong to the Witch. A killed Emperor moves the crown at the end of the round and receives nothing.
RU-32 = A killed player with a Hospital is called, reveals the character and gathers. The Thief cannot rob that character, and the crown of a killed King still moves only at the end of the round.
RU-33 = The Graveyard can save what the Warlord destroys, but not what an Armory destroys.
RU-34 = In the Wizard's turn doubles may be built whatever the limit of a Quarry. Afterwards they count as doubles like any others.
RU-35 = For the Ballroom, thanking is a single choice, and players run by the program always thank.
RU-36 = Any number of base characters may be replaced by bonus characters. For each bonus district beyond three a unique card is taken out of the base deck, a random one unless it is chosen.
