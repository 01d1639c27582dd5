### The rules, one message for each rule id. Each text is read alone: as the answer to
### "why is this not allowed?" and as an entry of the rules reference.

## Setup

DX-SETUP-1 = The game is for 2 to 8 players and uses exactly one character of each rank from 1 to 8. A rank-9 character is always added with 3 or 8 players, never with 2, and is optional with 4 to 7.
DX-SETUP-2 = The Emperor cannot be used with 2 players, and the Queen cannot be used with fewer than 5. In a preset that contains one of them, the King (or the Patrician, if you choose) replaces the Emperor, and the Artist (or the Tax Collector, if you choose) replaces the Queen.
DX-SETUP-3 = The district deck has 68 shuffled cards: all 54 basic districts and 14 of the 30 unique ones.
DX-SETUP-4 = Each player starts with 4 district cards and 2 gold. In the printed game, the oldest player starts with the crown; here the host chooses a seat, or a random player starts with it.
DX-SETUP-5 = There are seven presets: First Game, Ambitious Aristocrats, Cunning Agents, Illustrious Emissaries, Devious Dignitaries, Tenacious Delegates and Vicious Nobles. You can also make a custom selection, or play a random one: one random character of each rank and 14 random unique districts.
DX-SETUP-6 = A selection is rejected, and you are told which rule it breaks, if the number of players is not 2 to 8, if its ranks do not fit that number, if it includes the Emperor or the Queen when they are not allowed, or if it does not have exactly 14 unique districts.
DX-SETUP-7 = With 4 to 7 players, there is no rank-9 character unless you choose one; with 2 players, the rank-9 character of a preset is left out. A random selection uses only characters allowed for that number of players.

## Choosing characters

DX-DRAFT-1 = With 4 or more players, each round begins by shuffling the characters and discarding some of them face up, then one face down that nobody sees. With 8 characters, 2 are discarded face up with 4 players, 1 with 5 and none with 6 or 7. With 9 characters, 3 are discarded face up with 4 players, 2 with 5, 1 with 6 and none with 7 or 8.
DX-DRAFT-2 = The rank-4 character is never discarded face up: if it is drawn, another card replaces it, and it is shuffled back into the remaining characters.
DX-DRAFT-3 = Starting with the player who has the crown and going clockwise, each player looks at the remaining characters, secretly keeps one and passes the rest on. The card left after the last choice is discarded face down.
DX-DRAFT-4 = With 7 players and 8 characters, or 8 players and 9 characters, the last player receives only one card. They also pick up the face-down discard, keep one of the two and discard the other face down.
DX-DRAFT-5 = With 2 players, each player chooses two characters. One random card is discarded face down. The player with the crown keeps 1 of the other 7. The second player keeps 1 of those 6 and discards another face down. The player with the crown keeps 1 of the remaining 4 and discards another face down. The second player keeps 1 of the last 2, and the other is discarded face down.
DX-DRAFT-6 = With 3 players, each player chooses two characters. One random card is discarded face down; clockwise from the player with the crown, the players keep 1 of 8, 1 of 7 and 1 of 6. Then a random card of the 5 left is discarded face down; in the same order, the players keep 1 of 4, 1 of 3 and 1 of 2, and the last card is discarded face down.
DX-DRAFT-7 = Only you know which characters you saw while choosing, and you do not know what the others saw.

## Turns

DX-CALL-1 = The ranks are called in order, starting with 1. If you have the called character, you reveal it and take your turn. If nobody answers, the next rank is called, and nobody learns why.
DX-CALL-2 = With 2 or 3 players, you have one city, one hand and one stash of gold, but take a turn for each of your two characters. You can use a character's abilities only during that character's turn, not during your other one.
DX-CALL-3 = After the last rank, a killed King, Patrician or Emperor is revealed, the crown moves, and a Queen sitting next to that player gains her gold. Then all characters are returned and a new round begins, unless the game is over.
DX-TURN-1 = Each turn you must gather resources once: either gain 2 gold from the bank, or draw 2 district cards, keep 1 and put the other at the bottom of the deck.
DX-TURN-2 = You may build only after you have gathered resources, and only up to your build limit, which is 1 district per turn unless a card changes it.
DX-TURN-3 = To build a district, play its card from your hand, pay its cost to the bank and place it face up in your city. Districts you exchange or seize do not count as built.
DX-TURN-4 = A city cannot have two districts with the same name, so you cannot build a district you already have, unless an effect allows it.
DX-TURN-5 = You may use each of your character's abilities once on its turn, before or after gathering resources or building, unless the ability says when; you may also skip it, unless it says you must use it. Income for districts of a type is a single ability: you collect it once, counting your city as it is at that moment.
DX-TURN-6 = Your turn ends when you say so, but you must gather resources first. Then end-of-turn effects happen.
DX-TURN-7 = At the end of a turn, the Park and the Poor House check your hand and your gold first; then the Alchemist gets gold back.
DX-TURN-8 = A once-per-turn district can be used once on each of your own turns, and never on another player's. It works even on the turn you build it. If you have two characters, you can use it once on each of your two turns.
DX-TURN-9 = When a character is revealed, the Thief robs it first, then a King or Patrician takes the crown, and only then does the turn begin; the crown does not wait for the answer to a threat. You cannot end your turn before you have done everything you must.
DX-BANK-1 = The bank never runs out, and you may have any amount of gold and any number of cards. Your stash is the gold you hold yourself; gold on a district, a token or a booth is not part of it.

## End and score

DX-END-1 = A city is complete with 7 or more districts, or with 8 or more in a game of 2 or 3 players. The round in which the first city is completed is the last one.
DX-END-2 = You score the cost of every district in your city, 3 points if you have all five district types, 4 points if you were the first to complete a city (or 2 points if yours is complete too), and whatever your unique districts give.
DX-END-3 = If there is a tie for the highest score, the tied player who revealed the highest-ranked character in the last round wins. A killed character counts as revealed only if it was revealed at the end of that round.
DX-END-4 = An example: Docks, Trading Post, Barracks, Manor, Prison, School of Magic and Dragon Gate cost 25 in total; 2 points for completing a city second and 2 for the Dragon Gate make 29. Castle, Tavern, Trading Post, Monastery, Cathedral, Observatory and Haunted Quarter cost 21; with the Haunted Quarter counting as military, that city has all five types for 3 points, and 4 for completing first make 28. The city with 29 points wins.
DX-END-5 = A city is complete as soon as it reaches the required number in any way: by building, confiscating, seizing or exchanging, with the Monument counting as two. Destroying a district as payment and building the new one is a single step, and the city is counted after it. The last round stays the last even if the city shrinks again, and the crown moves and the Queen gets her gold before scoring.

## Rank 1

DX-ASSASSIN-1 = The Assassin names another character to kill. When that rank is called, its player says nothing, does not reveal the character and has no turn this round.
DX-WITCH-1 = The Witch must gather resources first and then must name another character to bewitch; her turn then pauses. Until then she cannot build, and can use nothing but the Gold Mine, Library or Observatory as she gathers resources.
DX-WITCH-2 = The player of the bewitched character reveals it and gathers resources, and their own districts affect this as usual. Then that turn is over: no abilities, no building and no end-of-turn effects.
DX-WITCH-3 = After the bewitched player has gathered resources, the Witch continues her turn as that character. She has all its abilities, including extra gold or cards and lasting effects (the Bishop's protection, the Architect's build limit), and its restrictions too (a Navigator cannot build). She always uses her own hand, gold, city and districts, never those of the bewitched player.
DX-WITCH-4 = If the Blackmailer is bewitched, the Witch places the threats, takes the bribes and decides whether to reveal a threat.
DX-WITCH-5 = A bewitched King's or Patrician's player still takes the crown. If the Emperor is bewitched, the Witch gives the crown away and takes the gold or card for it.
DX-WITCH-6 = If no player has the bewitched character, the Witch's turn does not continue, and her Park and Poor House have no effect.
DX-WITCH-7 = In the second half of her turn, the Witch acts from her own seat. As the Spy, Magician, Wizard, Seer, Emperor, Abbot, Cardinal, Diplomat or Marshal, she may choose the bewitched player, but not herself. As the Queen, she counts her own neighbors; as the Tax Collector, she takes the gold from the token and builds without tax; as the Alchemist, she gets back what she paid. If she sets up a robbery, threats or the Bishop's protection this way, it works for her.
DX-WITCH-8 = The two halves of the Witch's turn are one turn: she gathers resources once, has one build limit, uses each once-per-turn effect once, and end-of-turn effects come after the second half. If she bewitches her own other character, that character gathers resources, and then her turn continues.
DX-MAGISTRATE-1 = The Magistrate places three warrants face down on three different characters, none of them of the Magistrate's own rank. Exactly one is signed, and only the Magistrate knows which.
DX-MAGISTRATE-2 = The first time the character with the signed warrant pays to build on its turn, the Magistrate may reveal the warrant and confiscate the district: it is built in the Magistrate's city for free, and the builder gets the gold back. The district never enters the builder's city, but it counts toward the builder's build limit, unless it would not count anyway (Stables, or a trade district of the Trader).
DX-MAGISTRATE-3 = Only the first district paid for on that turn can be confiscated. A district built without paying, with the Framework or as a Necropolis for a destroyed district, cannot be confiscated, but the next one paid for still can.
DX-MAGISTRATE-4 = The Magistrate cannot confiscate a district that is already in the Magistrate's city, even with a Quarry, nor a Monument while that city has 5 or more districts.
DX-MAGISTRATE-5 = When a Thieves' Den is confiscated, its builder gets back the gold paid for it, but not the cards.
DX-MAGISTRATE-6 = Paying with cards counts as paying, so such a district can be confiscated. So can a district the Wizard builds at once, which uses none of the build limit, just like the Stables and the Trader's trade districts. If a district that the Cardinal builds with bought gold is confiscated, the Cardinal gets back all the gold paid but not the cards given, and no longer has to build it.
DX-MAGISTRATE-7 = The Magistrate decides after the district is paid for and before it enters a city, and only if the builder was allowed to build it. If the Magistrate lets the first paid district pass, no later one can be confiscated that turn. The Magistrate may confiscate even with a complete city.

## Rank 2

DX-THIEF-1 = The Thief names another character. When that character is revealed, the Thief takes all of its player's gold before anything else happens.
DX-THIEF-2 = The Thief cannot name a rank-1 character, the killed character or the bewitched one.
DX-SPY-1 = The Spy chooses another player and one district type and looks at that player's hand. For each card of that type, the Spy takes 1 gold from that player, as long as they have any, and gains 1 card from the deck, with or without the gold.
DX-BLACKMAILER-1 = The Blackmailer places two threats face down on two different characters; one of them has the flower, and only the Blackmailer knows which. A threat cannot be placed on the rank-1 character, the killed character or the bewitched one, but it may share a character with a warrant.
DX-BLACKMAILER-2 = A threatened player gathers resources first and must then answer before using an ability, building or using any district effect other than those for gathering resources. They either refuse, or bribe the Blackmailer with half their gold, rounded down, even if that is nothing; a bribe removes the threat, and nobody sees which one it was.
DX-BLACKMAILER-3 = When a threatened player refuses, the Blackmailer may reveal the threat. If it has the flower, the Blackmailer takes all of that player's gold.
DX-BLACKMAILER-4 = A threat cannot be placed on the rank-2 character. A threatened player can collect income, the Emperor's gold or card, the Queen's gold and the gold on the tax token only after answering the threat. A threat that is not revealed stays face down, and a player threatened on both characters answers for each one separately.

## Rank 3

DX-MAGICIAN-1 = The Magician does one of two things: swap hands with another player, even if one of the hands is empty, or put any number of cards from their hand at the bottom of the deck and draw the same number.
DX-WIZARD-1 = The Wizard looks at another player's hand and takes one card from it, then either pays to build it at once, which does not count toward the build limit, or keeps it in hand.
DX-WIZARD-2 = On the Wizard's turn, you may build districts you already have in your city.
DX-WIZARD-3 = The Wizard may build the taken card at once, even before gathering resources. After looking at a hand, the Wizard must take a card from it.
DX-SEER-1 = The Seer takes a random card from each other player who has any, then gives one card from their hand to each player who lost one. The Seer's build limit is 2.

## Rank 4

DX-KING-1 = The King gains 1 gold for each noble district in his city.
DX-KING-2 = The King must take the crown, and does so as soon as he is called.
DX-KING-3 = A killed King has no turn, but at the end of the round he is revealed and takes the crown.
DX-EMPEROR-1 = The Emperor gains 1 gold for each noble district in his city.
DX-EMPEROR-2 = On his turn, the Emperor must give the crown to another player who does not already have it.
DX-EMPEROR-3 = The Emperor takes 1 gold or 1 random card from the player who gets the crown, or nothing if that player has neither.
DX-EMPEROR-4 = A killed Emperor has no turn, but at the end of the round he is revealed and gives the crown to another player who does not already have it; he takes nothing in return.
DX-PATRICIAN-1 = The Patrician gains 1 card for each noble district in their city.
DX-PATRICIAN-2 = The Patrician must take the crown, and does so as soon as they are called.
DX-PATRICIAN-3 = A killed Patrician has no turn, but is revealed at the end of the round and takes the crown then.

## Rank 5

DX-BISHOP-1 = The Bishop gains 1 gold for each religious district in his city.
DX-BISHOP-2 = The rank-8 character cannot use its ability on the districts of the Bishop's player this round. A killed Bishop protects nothing, and a bewitched one protects the Witch's districts instead.
DX-BISHOP-3 = The Bishop protects only against other players: if you also have the Warlord or the Diplomat yourself, you may use their ability on your own districts. The Keep, by contrast, is safe even from its owner.
DX-ABBOT-1 = The Abbot gains 1 gold or 1 card for each religious district in their city, in any combination, and says how many of each before taking them.
DX-ABBOT-2 = Once per turn, at any time when the Abbot is neither the richest player nor tied for richest, the Abbot may take 1 gold from the richest player; if several are tied, the Abbot chooses one of them.
DX-CARDINAL-1 = The Cardinal gains 1 card for each religious district in their city.
DX-CARDINAL-2 = Once per turn, when the Cardinal does not have enough gold for a district, they may take exactly the missing gold from one other player, who cannot refuse, and must give that player 1 card from their hand for each gold. The Cardinal must then build that district.
DX-CARDINAL-3 = The Cardinal buys gold only as part of building: after gathering resources, within the build limit, for a district they are allowed to build, from a single player who has all the missing gold, and with enough other cards in hand to give for it.

## Rank 6

DX-MERCHANT-1 = The Merchant gains 1 gold for each trade district in their city.
DX-MERCHANT-2 = The Merchant gains 1 extra gold, whether they gathered gold or cards.
DX-ALCHEMIST-1 = At the end of the turn, the Alchemist gets back all the gold paid to build districts that turn. Gold paid for anything else, such as the Smithy or tax, does not come back, nor does gold that a confiscation has already returned.
DX-TRADER-1 = The Trader gains 1 gold for each trade district in their city.
DX-TRADER-2 = Trade districts do not count toward the Trader's build limit.

## Rank 7

DX-ARCHITECT-1 = The Architect gains 2 extra cards.
DX-ARCHITECT-2 = The Architect's build limit is 3.
DX-NAVIGATOR-1 = The Navigator gains 4 extra gold or 4 extra cards.
DX-NAVIGATOR-2 = The Navigator cannot build any districts this turn, even if they do not take the extra gold or cards.
DX-SCHOLAR-1 = The Scholar draws 7 cards, keeps 1 and shuffles the others into the deck.
DX-SCHOLAR-2 = The Scholar's build limit is 2.

## Rank 8

DX-WARLORD-1 = The Warlord gains 1 gold for each military district in their city.
DX-WARLORD-2 = The Warlord may destroy one district in any city that is not complete, including their own, by paying 1 gold less than its cost. The district and any cards under it go to the bottom of the deck, and any gold on it goes to the bank.
DX-DIPLOMAT-1 = The Diplomat gains 1 gold for each military district in their city.
DX-DIPLOMAT-2 = The Diplomat may exchange one of their own districts for one in another player's city. If the other district costs more, the Diplomat pays that player the difference; if it costs less, no gold comes back.
DX-DIPLOMAT-3 = The Diplomat cannot exchange with a complete city, though their own city may be complete. A district cannot move into a city that already has one with the same name, even if that one is leaving in the exchange, and a Quarry does not help. Duplicates already in a city do not prevent other exchanges, and they stay even if the Quarry leaves.
DX-MARSHAL-1 = The Marshal gains 1 gold for each military district in their city.
DX-MARSHAL-2 = The Marshal may seize one district of cost 3 or less from another player by paying its cost to that player. The other city must not be complete, and the Marshal must not already have that district, even with a Quarry.
DX-RANK8-1 = The Bishop's protection, the Keep and the Great Wall all work against the Warlord, the Diplomat and the Marshal alike.

## Rank 9

DX-QUEEN-1 = The Queen gains 3 gold if her player sits next to the player who revealed the rank-4 character this round.
DX-QUEEN-2 = If a neighbor's rank-4 character was killed, the Queen gains her 3 gold only at the end of the round, when that character is revealed.
DX-ARTIST-1 = The Artist may beautify up to 2 of their own districts by putting 1 gold from their stash on each. A district can be beautified only once, and then costs 1 more for every purpose: scoring, destroying, exchanging, the Marshal's limit and the Basilica.
DX-TAX-1 = In a game with the Tax Collector, each time you build a district, whether you paid for it or not, you must put 1 gold on the Tax Collector's token right afterward, if you have any left. Districts built on the Tax Collector's own turn are exempt, but not those built on the same player's other turn.
DX-TAX-2 = On the Tax Collector's turn, you may take all the gold from the token. Until then it stays there, round after round, whoever is in play.
DX-TAX-3 = The Magistrate, not the builder, pays the tax for a confiscated district. Exchanged and seized districts are not taxed.
DX-TAX-4 = On the Tax Collector's turn, only the Tax Collector's own player is exempt from tax: if the Magistrate confiscates a district then, the Magistrate pays tax for it.

## Unique districts

DX-ARMORY-1 = On your turn, you may destroy your Armory to destroy one district in any city that is not complete. This is not a rank-8 ability, so the Keep, the Bishop and the Great Wall do not prevent it.
DX-BASILICA-1 = At the end, the Basilica gives 1 point for each district in your city with an odd cost.
DX-CAPITOL-1 = At the end, the Capitol gives 3 points, only once, if you have three or more districts of the same type.
DX-DRAGON-GATE-1 = At the end, the Dragon Gate gives 2 points.
DX-FACTORY-1 = With the Factory in your city, your other unique districts cost 1 gold less to build; once built, they count at their full cost.
DX-FRAMEWORK-1 = You may build a district by destroying your Framework instead of paying the cost.
DX-GOLD-MINE-1 = When you gather gold, the Gold Mine gives you 1 extra gold.
DX-GREAT-WALL-1 = The rank-8 character pays 1 gold more to use its ability on any district in the Great Wall's city except the Great Wall itself.
DX-GREAT-WALL-2 = A Great Wall in the Diplomat's own city adds nothing for the district given away.
DX-GREAT-WALL-3 = Behind a Great Wall, the Warlord pays the full cost of the district, even in their own city. The Marshal pays the cost plus 1, though the limit of 3 applies to the cost alone. The Diplomat pays 1 on top of the difference, or just 1 if there is no difference to pay.
DX-HAUNTED-QUARTER-1 = For final scoring, the Haunted Quarter counts as one district type of its owner's choice; the game makes the best choice for you. If it counts as another type, it is not unique for any scoring.
DX-HAUNTED-QUARTER-2 = The type chosen for the Haunted Quarter applies to the five types, the Capitol, the Ivory Tower and the Wishing Well together; it never counts as both unique and another type.
DX-IMPERIAL-TREASURY-1 = At the end, the Imperial Treasury gives 1 point for each gold in your stash.
DX-IVORY-TOWER-1 = At the end, the Ivory Tower gives 5 points if it is the only unique district in your city. A Haunted Quarter that counts as another type does not spoil this.
DX-KEEP-1 = The rank-8 character cannot use its ability on the Keep.
DX-LABORATORY-1 = Once per turn, the Laboratory lets you put 1 card from your hand at the bottom of the deck and gain 2 gold.
DX-LIBRARY-1 = When you gather cards, the Library lets you keep all the cards you draw.
DX-MAP-ROOM-1 = At the end, the Map Room gives 1 point for each card in your hand.
DX-MONUMENT-1 = You cannot build the Monument if your city already has 5 or more districts.
DX-MONUMENT-2 = The Monument counts as 2 districts toward completing your city, and as 1 for everything else.
DX-MUSEUM-1 = Once per turn, you may put 1 card from your hand face down under the Museum.
DX-MUSEUM-2 = At the end, the Museum gives 1 point for each card under it.
DX-MUSEUM-3 = If the Museum is exchanged or seized, the cards under it go with it; if it is destroyed, they go to the bottom of the deck.
DX-NECROPOLIS-1 = You may build the Necropolis by destroying one of your own districts instead of paying the cost.
DX-OBSERVATORY-1 = When you gather cards, the Observatory lets you draw 3 instead of 2; you keep 1 of them, or all 3 with a Library.
DX-PARK-1 = If you have no cards in your hand at the end of your turn, the Park gives you 2 cards.
DX-POOR-HOUSE-1 = If you have no gold at the end of your turn, the Poor House gives you 1 gold; this is checked before the Alchemist gets gold back.
DX-QUARRY-1 = With the Quarry in your city, you may build any number of districts with the same name.
DX-SCHOOL-OF-MAGIC-1 = The School of Magic counts as the type you need for an ability that gives gold or cards for each district of a type; an Abbot gets either 1 gold or 1 card for it.
DX-SCHOOL-OF-MAGIC-2 = For the Trader, the Spy and scoring, the School of Magic is only a unique district.
DX-SECRET-VAULT-1 = The Secret Vault cannot be built.
DX-SECRET-VAULT-2 = At the end, the Secret Vault gives 3 points if it is in your hand.
DX-SMITHY-1 = Once per turn, the Smithy lets you pay 2 gold to gain 3 cards.
DX-STABLES-1 = Building the Stables does not count toward your build limit.
DX-STATUE-1 = At the end, the Statue gives 5 points if you have the crown.
DX-THEATER-1 = After characters are chosen, the owner of the Theater may exchange characters with another player without seeing theirs; both players may then look at their new character. With 2 or 3 players, the owner chooses which of their two characters to give and receives a random one from the other player.
DX-THEATER-2 = The Theater works once per round, after everyone has chosen all their characters and before rank 1 is called. Everyone learns who exchanged with whom, but not which characters.
DX-THIEVES-DEN-1 = You may pay some or all of the cost of the Thieves' Den with other cards from your hand, each worth 1 gold; they go to the bottom of the deck.
DX-WISHING-WELL-1 = At the end, the Wishing Well gives 1 point for each unique district in your city, including itself.

## Rulings for all editions

RU-1 = Where a reaction depends on a secret, such as an Acrobat or Strongman in someone's hand, only a player with a real choice gets to decide. The others do not learn who that is, whether there is anyone, or whether someone passed: they see only that the game is waiting for reactions, and it waits a short while either way.
RU-2 = You may name any character in the game except the one doing the naming, even one that is face up.
RU-3 = If there are fewer cards left than you should draw, you draw what is left. You cannot gather cards when the deck and any discard pile are empty.
RU-4 = If you have two characters, you may name, threaten or place a warrant on your own other one. Robbing or bribing yourself moves no gold, and you cannot confiscate from yourself.
RU-5 = Being the first to complete a city is settled at that moment and can never be lost; the 2 points for other complete cities depend on the cities at the end.
RU-6 = A game that reaches its 200th round, or in the Common City its 50th lap, ends after it and is scored.
RU-7 = The Magistrate gets to decide, in full view, at the first paid build of each of the three characters with a warrant, but can only pass if the warrant is unsigned or is on the Magistrate's own other character. The Blackmailer gets to decide after every refusal, with or without the flower. So the question itself gives nothing away.
RU-8 = A card that is not in this game can be neither used nor named. An action that belongs to such a card, or to another edition, is not possible.

## Rulings for Deluxe

RU-10 = To break a tie, only revealed characters count; if you have two characters, the higher rank counts. If players are still tied, they share the win.
RU-11 = The Bishop's protection lasts for the whole round, not just for one turn.
RU-12 = The last round is always played to the end, even with 2 or 3 players.
RU-13 = When the Emperor is bewitched, the Witch cannot give the crown to herself, but she may give it to the Emperor's player.
RU-14 = The Diplomat or Marshal pays the extra gold for a Great Wall to the owner of the district, along with the rest. The Diplomat cannot give away a Keep either.
RU-15 = You may use the Armory while your own city is complete. The district it destroys must not be in a complete city; your own city counts as complete only if it still is once the Armory is gone.
RU-16 = A district built by destroying a Framework, or a Necropolis built by destroying another district, counts toward the build limit like any other, and is taxed. A Wizard may also pay in these ways for the card built at once.
RU-17 = The Cardinal gives exactly one card for each missing gold, never the district to be built; the Factory's discount is applied first. Cards spent on a Thieves' Den also reduce the missing gold, but at least 1 gold must be left to buy, so the last missing gold cannot be paid with a card.
RU-18 = Warrants and threats stay where they are until the round ends, except that a threat paid off with a bribe is removed without being revealed.
RU-19 = Whatever is random for the Seer, the Emperor and the Theater is drawn by the game, not picked by a player.
RU-20 = In the First Game preset with 3 or 8 players, the rank-9 character is the Artist, unless you choose another.
RU-21 = The Spy, the Wizard, the Magician and the Fortune Teller always choose another player. Only the Spy, and the Magician for a swap, can choose a player with no cards in hand.
RU-22 = Whether you may build a district (a duplicate, or a Monument in a city with 5 or more districts) is checked before anything is destroyed to pay for it. Any of your own districts can pay for a Necropolis, even in a complete city and even a Keep, a Museum or an Armory, which then does not destroy anything else. If a Framework pays for a Necropolis, only the Framework is destroyed.
RU-23 = In your hand, the Secret Vault is an ordinary unique card: it counts for the Spy, and for the Map Room on top of its own 3 points. The Laboratory, Thieves' Den, Museum, Seer and Magician can move it, but under a Museum it gives 1 point instead of 3, and a Wizard can only take it into their hand.
RU-24 = An exchanged or seized district stays beautified: the gold on it goes with it, and so do the cards under a Museum.
RU-25 = Several cards that go to the bottom of the deck together, such as an Armory and the district it destroys or a Museum and its cards, go there in random order and before any draw they pay for. If only one card is left, drawing 2 to keep 1 means keeping it, and the Scholar keeps 1 of whatever is left; any other gain from an empty deck gives nothing.
