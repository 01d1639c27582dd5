### The rules of the Classic edition, where they differ from Deluxe. Each text is read alone.

## Setup

CL-SETUP-1 = With only the characters of ranks 1 to 8, the game is for 2 to 7 players. A rank-9 character may be added with 3 to 8 players, and 8 players need one.
CL-SETUP-2 = The base deck has 66 cards: the 54 basic districts and 12 unique (purple) ones, namely Dragon Gate, Graveyard, Great Wall, Haunted Quarter, Laboratory, Library, Observatory, School of Magic, Smithy, University and two Keeps.
CL-SETUP-3 = Any of the bonus characters Witch, Tax Collector, Wizard, Emperor, Abbot, Alchemist, Navigator and Diplomat may replace the base character of the same rank, from 1 to 8. The Queen or the Artist is added as rank 9, the Queen only with 5 or more players.
CL-SETUP-4 = Two or three of the 14 bonus districts can be added to the deck. If you add more, one unique card is removed from the base deck for each one beyond three.
CL-SETUP-5 = Each player starts with 4 district cards and 2 gold. In the printed game, the crown starts with the oldest player; here the host chooses a seat, or it starts with a random player.
CL-SETUP-6 = In the optional short game, a city is complete with 7 districts instead of 8.

## Choosing characters

CL-DRAFT-1 = With 4 or more players, the round begins by discarding one random character face down, which nobody sees; only then are others discarded face up. With 8 characters, that is 2 with 4 players, 1 with 5 and none with 6 or 7. With 9 characters, it is 3 with 4 players, 2 with 5, 1 with 6 and none with 7 or 8.
CL-DRAFT-2 = The King, or the Emperor in his place, is never discarded face up: another card replaces him, and he is shuffled back into the characters to choose from.
CL-DRAFT-3 = When 7 players choose from 8 characters, or 8 from 9, the last player chooses between the one card they receive and the card that was discarded face down first.
CL-DRAFT-4 = With 2 players, each player has two characters. One random card is discarded face down. The player with the crown keeps 1 of 7. The other player keeps 1 of 6 and discards another face down. The player with the crown keeps 1 of 4 and discards another face down. The other player keeps 1 of the last 2, and the card left is discarded face down too.
CL-DRAFT-5 = With 3 players, each player has two characters. One random card is discarded face down, then the players keep one card each in order, twice around, starting with the player who has the crown; whatever is left is discarded face down. With 8 characters, that is all; with 9 characters, one more random card is discarded face down after the first time around.

## Turns

CL-TURN-1 = On your turn, you must gather resources once: take 2 gold, or draw 2 cards, keep 1 of them and put the other at the bottom of the deck. After that, you may build one district.
CL-TURN-2 = You cannot build a district you already have in your city, except with a Quarry or as the Wizard.
CL-TURN-3 = You may use each of your character's abilities once on its turn, at any time unless the card says when. You collect gold for your districts of a type once, before or after building.
CL-TURN-4 = At the end of a turn, things happen in this order: the Warlord destroys or the Diplomat exchanges a district; the Tax Collector is paid; the Park and the Poor House check your hand and gold; the Alchemist gets gold back.

## End and score

CL-END-1 = A city is complete with 8 districts, or 7 in the short game. The round in which that first happens is played to the end, and then the game is over.
CL-END-2 = You score the cost of all your districts, 3 points if you have all five district types, 4 points if you were the first to complete a city (or 2 points if yours is complete too), and whatever your unique districts give.
CL-END-3 = If there is a tie for the highest score, points from districts alone decide: their costs with any beautifying, the Dragon Gate and the University counting as 8, and nothing else. If players are still tied, more gold decides; after that, they share the win.

## Base characters

CL-ASSASSIN-1 = The Assassin names another character, which loses its turn this round. Its player stays silent when it is called.
CL-THIEF-1 = The Thief names another character and, when it is called, takes all of its player's gold before anything else. The Assassin, the Witch, the killed character and the bewitched one cannot be named.
CL-MAGICIAN-1 = The Magician may either swap their whole hand with another player's, or put any number of cards from their hand at the bottom of the deck and draw the same number.
CL-KING-1 = The King gains 1 gold for each of his noble districts and takes the crown as soon as he is called. If he was killed, his player gets it after all the turns of the round. If nobody has the King, the crown stays where it is.
CL-BISHOP-1 = The Bishop gains 1 gold for each of his religious districts. The Warlord cannot destroy a district of the Bishop's player, and the Diplomat cannot exchange one, unless the Bishop was killed.
CL-MERCHANT-1 = The Merchant gains 1 gold for each trade district in their city and 1 extra gold after gathering resources.
CL-ARCHITECT-1 = The Architect draws 2 extra cards after gathering resources and may build up to 3 districts per turn.
CL-WARLORD-1 = The Warlord gains 1 gold for each military district in their city. At the end of the turn, the Warlord may destroy one district in any city that is not complete, including their own, for 1 gold less than its cost. After that, only end-of-turn effects are left.

## Bonus characters

CL-WITCH-1 = The Witch must gather resources, then must name another character before doing anything else, and her turn pauses there. That character's player only gathers resources, and then she continues as that character with its abilities, using her own hand, gold and city. If nobody has it, her turn does not continue. A bewitched King's player still takes the crown.
CL-WITCH-2 = If the Emperor is bewitched, the Witch gives the crown to any player except herself and the one who has it, even to the Emperor's player; whoever gets it chooses whether to give her 1 gold or 1 card. As any character she acts from her own seat, and both halves of her turn are one turn.
CL-TAX-1 = Every other player who builds on their turn gives the Tax Collector's player 1 gold at the end of that turn, if they have any left; it is 1 gold no matter how many districts they built. This applies from the moment the Tax Collector is called until the end of the round, and not at all if the Tax Collector was killed.
CL-TAX-2 = If the Assassin has built before the Tax Collector is revealed, the Assassin's player pays 1 gold at that moment, if they have any. The Witch does not pay then.
CL-TAX-3 = A Witch who builds in the second half of her turn pays the Tax Collector at the end of it, like anyone else.
CL-WIZARD-1 = The Wizard looks at another player's hand and takes one card from it, then either keeps it in hand or pays to build it at once, which does not count toward the build limit. This turn, the Wizard may also build districts they already have in their city.
CL-EMPEROR-1 = The Emperor gains 1 gold for each of his noble districts. He must give the crown to another player who does not already have it.
CL-EMPEROR-2 = The player who receives the crown gives the Emperor 1 gold or 1 card from their hand, as they choose; a player who has neither gives nothing.
CL-EMPEROR-3 = A killed Emperor gives the crown away after the last turn of the round and gets nothing for it. The Emperor is not used with 2 players.
CL-ABBOT-1 = The Abbot gains 1 gold for each religious district in their city.
CL-ABBOT-2 = The player with the most gold gives the Abbot 1 gold. Nobody gives anything if several players are tied for the most or if the Abbot is the richest.
CL-ALCHEMIST-1 = At the end of the turn, the Alchemist gets back the gold paid for building that turn, but no gold paid for anything else.
CL-NAVIGATOR-1 = The Navigator gains 4 gold or 4 cards after gathering resources, and cannot build this turn.
CL-DIPLOMAT-1 = The Diplomat gains 1 gold for each military district in their city. At the end of the turn, the Diplomat may exchange a district with another player, paying that player the difference if theirs costs more, plus 1 gold behind a Great Wall. The Bishop's city, complete cities and Keeps are safe, and a district cannot move into a city that already has one with the same name.
CL-ARTIST-1 = The Artist may beautify up to 2 of their own districts by putting 1 gold on each. A district can be beautified only once, and then costs 1 more for every purpose.
CL-QUEEN-1 = The Queen gains 3 gold if a neighbor has the King, or got the crown from the Emperor. If the neighboring King was killed, she gains it at the end of the round; the same goes for a killed Emperor, if the player who then gets the crown is her neighbor. She is used only with 5 or more players.

## Unique districts of the base deck

CL-HAUNTED-CITY-1 = For final scoring, the Haunted Quarter counts as any one district type, unless it was built in the last round.
CL-HAUNTED-CITY-2 = The type chosen for the Haunted Quarter applies to all scoring, both the five types and the Wishing Well; the game makes the best choice for you.
CL-KEEP-1 = The Warlord cannot destroy a Keep, and the Diplomat cannot exchange one.
CL-LABORATORY-1 = Once per turn, the Laboratory lets you put 1 card from your hand at the bottom of the deck and gain 1 gold.
CL-SMITHY-1 = Once per turn, the Smithy lets you pay 2 gold to draw 3 cards.
CL-OBSERVATORY-1 = When you gather cards, the Observatory lets you draw 3 and keep 1.
CL-GRAVEYARD-1 = When the Warlord destroys any player's district, the owner of the Graveyard may pay 1 gold to take it into their hand, unless they are the Warlord themselves or the district is the Graveyard itself.
CL-DRAGON-GATE-1 = The Dragon Gate costs 6 to build and is worth 8 points at the end. The Warlord destroys it for 5 gold.
CL-UNIVERSITY-1 = The University costs 6 to build and is worth 8 points at the end. The Warlord destroys it for 5 gold.
CL-LIBRARY-1 = When you gather cards, the Library lets you keep both, or 2 of the 3 you draw with an Observatory.
CL-GREAT-WALL-1 = The Warlord pays 1 gold more to destroy any district in the Great Wall's city except the Great Wall itself.
CL-SCHOOL-OF-MAGIC-1 = When you gain gold for districts of a type, the School of Magic counts as that type.

## Bonus districts

CL-LIGHTHOUSE-1 = When you build the Lighthouse, you look through the deck and may take one card from it. The deck is then shuffled, whether you took one or not.
CL-ARMORY-1 = On your turn, you may destroy your Armory to destroy any one district in another player's city. That city may even be complete; the game still ends.
CL-MUSEUM-1 = Once per turn, you may put a card from your hand face down under the Museum. Each card there gives 1 point at the end.
CL-IMPERIAL-TREASURY-1 = At the end, the Imperial Treasury gives 1 point for each gold you have left.
CL-MAP-ROOM-1 = At the end, the Map Room gives 1 point for each card left in your hand.
CL-WISHING-WELL-1 = At the end, the Wishing Well gives 1 point for each unique district in your city other than itself.
CL-QUARRY-1 = With the Quarry in your city, you may build a district you already have there, but you may have only one such duplicate at a time.
CL-POOR-HOUSE-1 = If you have no gold at the end of your turn, the Poor House gives you 1 gold.
CL-PARK-1 = If you have no cards in your hand at the end of your turn, the Park lets you draw 2 cards.
CL-BELL-TOWER-1 = When you build the Bell Tower, you may announce that a city is complete with one fewer district, usually 7, even if the Bell Tower itself is that district. If the Bell Tower is destroyed before the game ends, the old number applies again.
CL-BELL-TOWER-2 = Every city completed by the Bell Tower's announcement counts as the first one and scores 4 points, even if another city was complete before.
CL-BELL-TOWER-3 = The Bell Tower's announcement can be made only when it is built, and it applies as long as the Bell Tower stands, no matter in whose city. Once a city has been completed, the last round stays the last and the 4 points stay even without the Bell Tower, while the 2 points for other cities depend on the number in force at the end.
CL-FACTORY-1 = With the Factory in your city, your other unique districts cost 1 gold less to build. What the Warlord pays for them does not change.
CL-HOSPITAL-1 = If your character was killed and you have the Hospital in your city, you may still gather resources when it is called, but do nothing else.
CL-HOSPITAL-2 = When a killed player gathers resources with the Hospital, the Library and the Observatory work, but the Park and the Poor House do not.
CL-THRONE-ROOM-1 = Whenever the crown goes from one player to another, the owner of the Throne Room gains 1 gold.
CL-THRONE-ROOM-2 = The Throne Room gives nothing if the crown stays with the player who already has it.
CL-BALLROOM-1 = While the owner of the Ballroom has the crown, every other player whose character is called must thank the owner; anyone who says nothing loses their turn. This happens after a robbery and before a King takes the crown, and a killed player with a Hospital must thank the owner too.
CL-BALLROOM-2 = The owner of the Ballroom does not have to thank anyone. A player who says nothing loses only their turn: the character is still revealed and robbed, a King takes the crown, a Bishop protects, a Tax Collector is paid, and a Witch who bewitched the character still continues. A silent Queen still gains gold for a killed King, but in the Common City she gains nothing from a King called next.

## Rulings for Classic

RU-30 = In the Classic edition, the Warlord destroys a single district for 1 gold less than its cost, no city can have two districts with the same name, and the numbers for nine characters say how many are discarded face up.
RU-31 = The protection of a bewitched Bishop and the tax of a bewitched Tax Collector go to the Witch. A killed Emperor gives the crown away at the end of the round and gets nothing for it.
RU-32 = A killed player with a Hospital is called, reveals their character and gathers resources. The Thief cannot rob that character, and the crown of a killed King still moves only at the end of the round.
RU-33 = The Graveyard can save what the Warlord destroys, but not what an Armory destroys.
RU-34 = On the Wizard's turn, you may build duplicates regardless of the Quarry's limit. Afterward, they count as duplicates like any others.
RU-35 = For the Ballroom, thanking the owner is a single choice, and bots always do it.
RU-36 = Any number of base characters may be replaced by bonus characters. For each bonus district beyond three, a unique card is removed from the base deck: a random one, unless you choose it.
