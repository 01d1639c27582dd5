### The rules, one message for each rule id. Each text is read alone: as the answer to
### "why is this not allowed?" and as an entry of the rules reference.

## Setup

DX-SETUP-1 = The game is for 2 to 8 players and uses exactly one character of each rank from 1 to 8. A character of rank 9 always joins with 3 or 8 players, never with 2, and only by choice with 4 to 7.
DX-SETUP-2 = The Emperor cannot be used with 2 players, nor the Queen with fewer than 5. A preset that contains one of them gets the King (or, by choice, the Patrician) for the Emperor, and the Artist (or, by choice, the Tax Collector) for the Queen.
DX-SETUP-3 = The district deck is 68 shuffled cards: all 54 basic districts and 14 of the 30 unique ones.
DX-SETUP-4 = Everyone starts with 4 district cards and 2 gold. At a table the oldest player gets the crown first; here the host chooses the seat, and chance decides if the host does not.
DX-SETUP-5 = There are seven presets to play with: First Game, Ambitious Aristocrats, Cunning Agents, Illustrious Emissaries, Devious Dignitaries, Tenacious Delegates and Vicious Nobles. You may also put together a selection by hand, or leave it to chance: one random character of each rank and 14 random unique districts.
DX-SETUP-6 = A selection is refused, and the broken rule named, if the number of players is not 2 to 8, if its ranks do not fit that number, if it has an Emperor or Queen who may not take part, or if it does not have exactly 14 unique districts.
DX-SETUP-7 = With 4 to 7 players rank 9 stays out unless it is chosen, and with 2 players the rank 9 character of a preset is left out. A random selection uses only characters that the number of players allows.

## Choosing characters

DX-DRAFT-1 = With 4 or more players each round begins with shuffling the characters and discarding some face up, then one face down that nobody sees. Face up go, of 8 characters, 2 with 4 players, 1 with 5 and none with 6 or 7; of 9 characters, 3 with 4 players, 2 with 5, 1 with 6 and none with 7 or 8.
DX-DRAFT-2 = The rank 4 character never lies face up: if it is turned up, another card takes its place and it is shuffled back among the remaining characters.
DX-DRAFT-3 = Starting with the holder of the crown and going clockwise, each player looks at the characters that are left, secretly keeps one and passes the others on. The card left after the last choice is discarded face down.
DX-DRAFT-4 = With 7 players and 8 characters, or 8 players and 9 characters, the last player is passed only one card, picks up the face-down discard as well, keeps one of the two and discards the other face down.
DX-DRAFT-5 = With 2 players each chooses two characters. One card is laid aside face down at random; the holder of the crown keeps 1 of the other 7; the second player keeps 1 of those 6 and discards another face down; the holder of the crown keeps 1 of those 4 and discards another face down; the second player keeps 1 of the last 2, and the other is discarded face down.
DX-DRAFT-6 = With 3 players each chooses two characters. One card is laid aside face down at random; clockwise from the holder of the crown, the players keep 1 of 8, 1 of 7 and 1 of 6; then 1 of the 5 left is laid aside face down at random; in the same order the players keep 1 of 4, 1 of 3 and 1 of 2, and the last card is discarded face down.
DX-DRAFT-7 = The characters you see while choosing are known to you alone; what others saw is theirs to know.

## Turns

DX-CALL-1 = The ranks are called in order, starting with 1. If you hold the called character, you reveal it and it is your turn; if nobody answers, the next rank is called and nothing is said about why.
DX-CALL-2 = With 2 or 3 players you have one city, one hand and one stash of gold, but a turn for each of your two characters. You can use a character's abilities only in the turn of that character, not in your other one.
DX-CALL-3 = After the last rank, a killed King, Patrician or Emperor is revealed and the crown moves, and a Queen beside that player gains her gold. Then all characters are handed back and a new round begins, unless the game is over.
DX-TURN-1 = In each turn you must gather, once: either gain 2 gold from the bank, or draw 2 district cards, keep 1 and put the other at the bottom of the deck.
DX-TURN-2 = You may build only after gathering, and only as many districts in a turn as your build limit, which is 1 unless a card changes it.
DX-TURN-3 = To build a district you play its card from your hand, pay its cost to the bank and lay it face up in your city. Districts that are exchanged or seized are not built.
DX-TURN-4 = A city may not hold two districts of the same name, so you cannot build one that you already have, unless an effect allows it.
DX-TURN-5 = You may use each ability of your character once in its turn, before or after gathering or building, unless the ability says when; you may also leave it unused unless it says you must. Income for districts of one type is a single ability: it is taken once and counts your city as it is at that moment.
DX-TURN-6 = Your turn ends when you say so, which you can do only after gathering; then the effects for the end of a turn happen.
DX-TURN-7 = At the end of a turn the Park and the Poor House look at your hand and your gold first, and the Alchemist's gold comes back after that.
DX-TURN-8 = A district that works once a turn can be used once in each of your own turns, and never in another player's. It already works in the turn you build it; if you have two characters, it works once in each of your two turns.
DX-TURN-9 = When a character is revealed, the Thief robs it first, then a King or Patrician takes the crown, and only then does the turn begin; the crown does not wait for the answer to a threat. You cannot end a turn before you have done everything that you must.
DX-BANK-1 = The bank never runs out, and you may hold any amount of gold and any number of cards. Your stash is the gold you hold yourself; gold lying on a district, a token or a booth does not belong to it.

## End and score

DX-END-1 = A city is complete with 7 districts or more, or with 8 or more if 2 or 3 play. The round in which the first city is completed is the last one.
DX-END-2 = You score the cost of every district in your city, 3 points if all five district types are there, 4 points if you were the first to complete a city or 2 points if yours is another complete city, and what your unique districts give.
DX-END-3 = If the highest scores are equal, the winner is the tied player who revealed the character of the highest rank in the last round. A killed character counts as revealed only if it was shown at the end of that round.
DX-END-4 = An example: Docks, Trading Post, Barracks, Manor, Prison, School of Magic and Dragon Gate cost 25 together; 2 points for completing second and 2 for the Dragon Gate make 29. Castle, Tavern, Trading Post, Monastery, Cathedral, Observatory and Haunted Quarter cost 21; with the Haunted Quarter as military there are all five types for 3 points, and 4 for completing first make 28. The city with 29 points wins.
DX-END-5 = A city is complete as soon as it reaches the number in any way: by building, confiscating, seizing or exchanging, with the Monument counted as two. A district destroyed as payment and the one built with it are one step, and the city is counted after it. The last round stays the last even if the city shrinks again, and the crown and the Queen's gold at the end of the round come before scoring.

## Rank 1

DX-ASSASSIN-1 = The Assassin names another character to kill. When that rank is called, its player says nothing, does not reveal the character and has no turn this round.
DX-WITCH-1 = The Witch must gather first and then must name another character to bewitch, and with that her turn is suspended. Until then she may not build and may use nothing but a Gold Mine, Library or Observatory while gathering.
DX-WITCH-2 = The player of the bewitched character reveals it and gathers, with the gathering effects of that player's own districts. The turn ends there, without abilities, building or effects for the end of a turn.
DX-WITCH-3 = After the bewitched player has gathered, the Witch goes on with her turn in the role of that character. She has all its abilities, with extra gold or cards and lasting effects (the Bishop's protection, the Architect's build limit), and its restrictions too (a Navigator cannot build). She always uses her own hand, gold, city and districts, never those of the bewitched player.
DX-WITCH-4 = If the Blackmailer is bewitched, it is the Witch who places the threats, is paid the bribes and decides whether to turn a threat over.
DX-WITCH-5 = A bewitched King's or Patrician's own player still takes the crown. If the Emperor is bewitched, giving the crown away and taking gold or a card for it are up to the Witch.
DX-WITCH-6 = If no player has the bewitched character, there is no second half of the Witch's turn, and neither her Park nor her Poor House does anything.
DX-WITCH-7 = In the second half of her turn the Witch acts from her own seat. When she is the Spy, Magician, Wizard, Seer, Emperor, Abbot, Cardinal, Diplomat or Marshal, the bewitched player is one of the others and can be chosen, and she herself cannot. The Queen's neighbors are then the Witch's, the Tax Collector's token is emptied by her and she builds without tax, and the Alchemist's refund is what she has paid. A robbery, threats or the Bishop's protection that she begins this way work for her.
DX-WITCH-8 = The two halves of the Witch's turn are one turn: she gathers once, has one build limit, uses each once-a-turn effect once, and the effects for the end of the turn come after the second half. If she bewitches her own other character, that character gathers and then her turn resumes.
DX-MAGISTRATE-1 = The Magistrate lays three warrants face down on three different characters, none of them of the Magistrate's own rank. Exactly one is signed, and only the Magistrate knows which.
DX-MAGISTRATE-2 = The first time the character with the signed warrant pays to build in its turn, the Magistrate may turn the warrant up and confiscate the district: it is built in the Magistrate's city at no cost, and the builder's gold is returned. The district does not enter the builder's city but counts toward the builder's build limit, unless it would not count anyway (Stables, or a trade district of the Trader).
DX-MAGISTRATE-3 = Only the first district paid for in the turn can be confiscated. One built without paying, through the Framework or as a Necropolis for a destroyed district, cannot, and then the next one paid for still can.
DX-MAGISTRATE-4 = The Magistrate cannot confiscate a district whose name is already in the Magistrate's city, even with a Quarry, nor a Monument while that city has 5 or more districts.
DX-MAGISTRATE-5 = When a Thieves' Den is confiscated, its builder gets back the gold paid for it, but not the cards.
DX-MAGISTRATE-6 = Paying with cards counts as paying, so such a district can be confiscated. So can the one a Wizard builds at once, which uses up none of the build limit, just like Stables and the Trader's trade districts. When a district that a Cardinal builds with bought gold is confiscated, all the gold paid goes back to the Cardinal, the cards given stay given, and the duty to build is met.
DX-MAGISTRATE-7 = The Magistrate decides after the district is paid for and before it enters a city, and only where the builder was allowed to build it. If the first paid district is let pass, no later one can be confiscated in that turn. The Magistrate may confiscate even with a complete city.

## Rank 2

DX-THIEF-1 = The Thief names another character. When that character is revealed, the Thief takes all its player's gold before anything else happens.
DX-THIEF-2 = The Thief cannot name a character of rank 1, the killed character or the bewitched one.
DX-SPY-1 = The Spy chooses another player and one district type and looks at that player's hand. For each card of that type the Spy takes 1 gold from that player, as long as there is any, and gains 1 card from the deck whether there was gold or not.
DX-BLACKMAILER-1 = The Blackmailer lays two threats face down on two different characters; one of them has the flower, and only the Blackmailer knows which. A threat cannot go on rank 1, the killed character or the bewitched one, but may lie beside a warrant.
DX-BLACKMAILER-2 = A threatened player gathers first and must then answer before using an ability, building or using any district effect other than those on gathering. The answer is to refuse, or to bribe the Blackmailer with half the gold in the stash, rounded down, even if that is nothing; a bribe takes the threat away without anyone seeing it.
DX-BLACKMAILER-3 = When a threatened player refuses, the Blackmailer may turn the threat over, and if it shows the flower takes all that player's gold.
DX-BLACKMAILER-4 = The Blackmailer cannot threaten rank 2. Income for districts, the Emperor's gold or card, the Queen's gold and the gold on the tax token can be had only after the threat is answered. A threat that is not turned over stays face down, and a player threatened on both characters answers for each one separately.

## Rank 3

DX-MAGICIAN-1 = The Magician does one of two things: swap hands with another player, even if one of the hands is empty, or put any number of hand cards at the bottom of the deck and draw as many.
DX-WIZARD-1 = The Wizard looks at another player's hand and takes one card from it, then either builds it at once by paying for it, which does not count toward the build limit, or adds it to the hand.
DX-WIZARD-2 = In the Wizard's turn you may build districts whose names are already in your city.
DX-WIZARD-3 = The Wizard may build the taken card at once even before gathering. After looking at a hand the Wizard must take a card from it.
DX-SEER-1 = The Seer takes a card at random from each other player's hand that is not empty, then gives one hand card of the Seer's choice to each player who lost one. The Seer's build limit is 2.

## Rank 4

DX-KING-1 = The King gains 1 gold for each noble district in his city.
DX-KING-2 = The King must take the crown, and does so at once when he is called.
DX-KING-3 = A killed King has no turn, but at the end of the round he is revealed and takes the crown.
DX-EMPEROR-1 = The Emperor gains 1 gold for each noble district in his city.
DX-EMPEROR-2 = In his turn the Emperor must give the crown to a player who is neither his own player nor the one who has it now.
DX-EMPEROR-3 = From the player who gets the crown the Emperor takes 1 gold or 1 random card, or nothing if that player has neither.
DX-EMPEROR-4 = A killed Emperor has no turn, but at the end of the round he is revealed and gives the crown to a player who is neither his own player nor its present holder; he takes nothing for it.
DX-PATRICIAN-1 = The Patrician gains 1 card for each noble district in the Patrician's city.
DX-PATRICIAN-2 = The Patrician must take the crown, and does so at once when called.
DX-PATRICIAN-3 = A killed Patrician has no turn, but is revealed at the end of the round and takes the crown then.

## Rank 5

DX-BISHOP-1 = The Bishop gains 1 gold for each religious district in his city.
DX-BISHOP-2 = The rank 8 character's ability cannot touch the districts of the Bishop's player this round. A killed Bishop protects nothing, and a bewitched one protects the Witch's districts instead.
DX-BISHOP-3 = The Bishop guards only against other players: if you also have the Warlord or Diplomat yourself, your own districts are open to you. The Keep, in contrast, is closed to its owner too.
DX-ABBOT-1 = The Abbot gains 1 gold or 1 card for each religious district in the Abbot's city, in any mix, and says how many of each before taking them.
DX-ABBOT-2 = Once in the turn, at any moment when the Abbot is neither the richest player nor tied for it, the Abbot may take 1 gold from the richest player; among several equally rich the Abbot chooses.
DX-CARDINAL-1 = The Cardinal gains 1 card for each religious district in the Cardinal's city.
DX-CARDINAL-2 = Once a turn, when the gold does not suffice for a district, the Cardinal may take exactly what is missing from one other player, who cannot refuse, and gives that player 1 hand card for each gold. The Cardinal must then build that district.
DX-CARDINAL-3 = The Cardinal buys gold only as part of building: after gathering, within the build limit, for a district that may be built, from a single player who has all the missing gold, and with enough other hand cards to give for it.

## Rank 6

DX-MERCHANT-1 = The Merchant gains 1 gold for each trade district in the Merchant's city.
DX-MERCHANT-2 = The Merchant gains 1 extra gold, whether gold or cards were gathered.
DX-ALCHEMIST-1 = At the end of the turn the Alchemist gets back all gold paid to build districts in it. Gold paid for anything else, such as the Smithy or tax, does not come back, nor does gold that a confiscation has already returned.
DX-TRADER-1 = The Trader gains 1 gold for each trade district in the Trader's city.
DX-TRADER-2 = Trade districts do not count toward the Trader's build limit.

## Rank 7

DX-ARCHITECT-1 = The Architect gains 2 extra cards.
DX-ARCHITECT-2 = The Architect's build limit is 3.
DX-NAVIGATOR-1 = The Navigator gains 4 extra gold or 4 extra cards.
DX-NAVIGATOR-2 = The Navigator cannot build any district this turn, whether or not the extra gold or cards are taken.
DX-SCHOLAR-1 = The Scholar draws 7 cards, keeps 1 and shuffles the others into the deck.
DX-SCHOLAR-2 = The Scholar's build limit is 2.

## Rank 8

DX-WARLORD-1 = The Warlord gains 1 gold for each military district in the Warlord's city.
DX-WARLORD-2 = The Warlord may destroy one district in any city that is not complete, the Warlord's own included, by paying 1 less than its cost. It goes to the bottom of the deck, cards under it go there too, and gold on it goes to the bank.
DX-DIPLOMAT-1 = The Diplomat gains 1 gold for each military district in the Diplomat's city.
DX-DIPLOMAT-2 = The Diplomat may exchange one district of the Diplomat's own city for one in another player's city. If theirs costs more, the Diplomat pays that player the difference; if it costs less, no gold comes back.
DX-DIPLOMAT-3 = The Diplomat cannot exchange with a complete city, though the Diplomat's own may be complete. A district cannot move into a city where its name already stands, not even if its namesake there is the one that leaves, and a Quarry does not help. Doubles that already stand in a city do not hinder other exchanges, and they stay when a Quarry leaves.
DX-MARSHAL-1 = The Marshal gains 1 gold for each military district in the Marshal's city.
DX-MARSHAL-2 = The Marshal may seize one district from another player by paying its cost, which must be 3 or less, to that player. The other city must not be complete, and the name must not already be in the Marshal's city, even with a Quarry.
DX-RANK8-1 = The Bishop's protection, the Keep and the Great Wall work against the Warlord, the Diplomat and the Marshal alike.

## Rank 9

DX-QUEEN-1 = The Queen gains 3 gold if her player sits next to the player who revealed the rank 4 character this round.
DX-QUEEN-2 = If a neighbor's rank 4 character was killed, the Queen gains her 3 gold only at the end of the round, when that character is shown.
DX-ARTIST-1 = The Artist may beautify up to 2 districts of the Artist's own city by laying 1 gold from the stash on each. A district can be beautified only once, and its cost is then 1 higher for every purpose: score, destroying, exchanging, the Marshal's limit and the Basilica.
DX-TAX-1 = With the Tax Collector among the characters of the game, whoever builds a district, paid for or not, must right afterwards lay 1 gold on the Tax Collector's token, if there is any left in the stash; this is done for each district. Districts built in the Tax Collector's own turn are exempt, but not those of the same player's other turn.
DX-TAX-2 = In the turn of the Tax Collector you may take all the gold from the token. Until then it stays there, round after round, whoever is in play.
DX-TAX-3 = The Magistrate, not the builder, pays the tax for a confiscated district. Exchanged and seized districts are not taxed.
DX-TAX-4 = Being untaxed holds for the player of the Tax Collector in that turn and for nobody else: if the Magistrate confiscates a district then, the Magistrate pays tax for it.

## Unique districts

DX-ARMORY-1 = In your turn you may destroy your Armory and with it one district of any city, as long as that city is not complete. This is no rank 8 ability, so Keep, Bishop and Great Wall do not prevent it.
DX-BASILICA-1 = At the end the Basilica gives 1 point for each district of odd cost in your city.
DX-CAPITOL-1 = At the end the Capitol gives 3 points if you have three or more districts of one type, and never more than once.
DX-DRAGON-GATE-1 = At the end the Dragon Gate gives 2 points.
DX-FACTORY-1 = With the Factory in your city, your other unique districts cost 1 gold less to build; once built they count at their full cost.
DX-FRAMEWORK-1 = You may build a district by destroying your Framework instead of paying the cost.
DX-GOLD-MINE-1 = When you gather gold, the Gold Mine gives you 1 more.
DX-GREAT-WALL-1 = The rank 8 character pays 1 gold more to use its ability on any district in the Great Wall's city except the Great Wall itself.
DX-GREAT-WALL-2 = A Great Wall in the Diplomat's own city adds nothing for the district given away.
DX-GREAT-WALL-3 = Behind a Great Wall the Warlord pays the full cost of the district, also in the Warlord's own city; the Marshal pays the cost plus 1, while the limit of 3 looks at the cost alone; and the Diplomat pays 1 on top of the difference, or just 1 if there is none to pay.
DX-HAUNTED-QUARTER-1 = For the final score the Haunted Quarter counts as one district type of its owner's choice, and the best choice is made for you. If it counts as another type, it is not unique for any score.
DX-HAUNTED-QUARTER-2 = One choice of type for the Haunted Quarter holds for the five types, the Capitol, the Ivory Tower and the Wishing Well together; it is never unique and another type at once.
DX-IMPERIAL-TREASURY-1 = At the end the Imperial Treasury gives 1 point for each gold in your stash.
DX-IVORY-TOWER-1 = At the end the Ivory Tower gives 5 points if it is the only unique district in your city. A Haunted Quarter that counts as another type does not spoil this.
DX-KEEP-1 = The rank 8 character cannot use its ability on the Keep.
DX-LABORATORY-1 = Once a turn the Laboratory lets you put 1 hand card at the bottom of the deck and gain 2 gold.
DX-LIBRARY-1 = When you draw cards to gather, the Library lets you keep them all.
DX-MAP-ROOM-1 = At the end the Map Room gives 1 point for each card in your hand.
DX-MONUMENT-1 = You cannot build the Monument if your city already has 5 or more districts.
DX-MONUMENT-2 = The Monument counts as 2 districts when it comes to completing your city, and as 1 for everything else.
DX-MUSEUM-1 = Once a turn you may put 1 hand card face down under the Museum.
DX-MUSEUM-2 = At the end the Museum gives 1 point for each card under it.
DX-MUSEUM-3 = If the Museum is exchanged or seized, the cards under it go along; if it is destroyed, they go to the bottom of the deck.
DX-NECROPOLIS-1 = You may build the Necropolis by destroying one district of your own city instead of paying the cost.
DX-OBSERVATORY-1 = When you draw cards to gather, the Observatory lets you draw 3 instead of 2; you keep 1 of them, or all 3 with a Library.
DX-PARK-1 = If you have no cards in your hand at the end of your turn, the Park gives you 2 cards.
DX-POOR-HOUSE-1 = If you have no gold at the end of your turn, the Poor House gives you 1 gold; this is checked before an Alchemist gets gold back.
DX-QUARRY-1 = With the Quarry in your city you may build any number of districts of the same name.
DX-SCHOOL-OF-MAGIC-1 = The School of Magic counts as the type you need for an ability that gives gold or cards for each district of a type; an Abbot gets either 1 gold or 1 card for it.
DX-SCHOOL-OF-MAGIC-2 = For the Trader, the Spy and the score the School of Magic is a unique district and nothing else.
DX-SECRET-VAULT-1 = The Secret Vault cannot be built.
DX-SECRET-VAULT-2 = At the end the Secret Vault gives 3 points if it is in your hand.
DX-SMITHY-1 = Once a turn the Smithy lets you pay 2 gold and gain 3 cards.
DX-STABLES-1 = Building the Stables does not count toward your build limit.
DX-STATUE-1 = At the end the Statue gives 5 points if you have the crown.
DX-THEATER-1 = After characters are chosen, the owner of the Theater may exchange characters with another player without seeing theirs; afterwards both may look. With 2 or 3 players the owner chooses which of two characters to give and receives a random one of the other player's.
DX-THEATER-2 = The Theater works once a round, when everyone has all their characters and before rank 1 is called. All learn who exchanged with whom, but not which characters.
DX-THIEVES-DEN-1 = You may pay any part of the cost of the Thieves' Den, or all of it, with other cards from your hand, each worth 1 gold; they go to the bottom of the deck.
DX-WISHING-WELL-1 = At the end the Wishing Well gives 1 point for each unique district in your city, itself included.

## Rulings for all editions

RU-1 = Where a reaction depends on a secret, such as an Acrobat or Strongman in a hand, only a player with a real choice is asked. The others learn neither who is asked, nor whether anyone is, nor that somebody passed: they only see that the game waits for reactions, and it waits a short while whether or not anyone is asked.
RU-2 = You may name any character of the game except the one that is naming, even one that lies face up.
RU-3 = If fewer cards are left than you should draw, you draw those there are. You cannot gather cards when the deck and any discard pile are empty.
RU-4 = If you have two characters, you may name, threaten or put a warrant on your own other one. Robbing or bribing yourself moves no gold, and you cannot confiscate from yourself.
RU-5 = Who completed a city first is settled at that moment and is never lost again; the 2 points for other complete cities depend on the cities at the end.
RU-6 = A game that reaches its 200th round, or in the Common City its 50th lap, ends with it and is scored.
RU-7 = The Magistrate is asked openly at the first paid build of each of the three characters with a warrant, though with an unsigned one, or for the Magistrate's own other character, the only answer is to pass. The Blackmailer is asked after every refusal, flower or not. So the question itself gives nothing away.
RU-8 = An action that belongs to a card is not possible in a game without that card.

## Rulings for Deluxe

RU-10 = For a tie, characters count only if they were revealed; of two characters the higher rank counts. If that is equal too, the win is shared.
RU-11 = The Bishop's protection lasts for the whole round, not just for one turn.
RU-12 = The last round is always played to its end, with 2 or 3 players too.
RU-13 = When the Emperor is bewitched, the Witch cannot give the crown to herself, but she may give it to the Emperor's player.
RU-14 = The extra gold for a Great Wall is paid by the Diplomat or Marshal to the owner of the district, together with the rest. The Diplomat cannot give away a Keep either.
RU-15 = You may use the Armory while your own city is complete. The district it destroys must not stand in a complete city, and whether your own city is complete is judged without the Armory.
RU-16 = A district built by destroying a Framework, or a Necropolis built by destroying another district, counts toward the build limit like any other, and tax is due for it. A Wizard may also pay in these ways for the card built at once.
RU-17 = The Cardinal gives exactly one card for each missing gold, never the district to be built, and what is missing is counted after the Factory has lowered the cost. Cards spent on a Thieves' Den lower it too, but at least 1 gold must be left to buy, so the last missing gold cannot be paid with a card.
RU-18 = Warrants and threats stay where they are until the round ends, except that a threat paid off with a bribe is removed unseen.
RU-19 = What is random for the Seer, the Emperor and the Theater is drawn by the game, not picked by a player.
RU-20 = In the First Game preset with 3 or 8 players the character of rank 9 is the Artist, unless another is chosen.
RU-21 = The Spy, the Wizard, the Magician and the Fortune Teller always choose another player. Only the Spy, and the Magician for a swap, can choose someone who has no hand cards.
RU-22 = Whether a district may be built, by its name or as a Monument in a city of 5 or more, is judged before anything is destroyed to pay for it. Any district of your own city can pay for a Necropolis, even in a complete city and even a Keep, a Museum or an Armory, whose effect is then not used. If a Framework pays for a Necropolis, only the Framework is destroyed.
RU-23 = In a hand the Secret Vault is an ordinary card of the unique type: it counts for the Spy, and for the Map Room on top of its own 3 points. Laboratory, Thieves' Den, Museum, Seer and Magician can move it, but under a Museum it gives 1 point and not 3, and a Wizard can take it only to the hand.
RU-24 = An exchanged or seized district stays beautified: the gold on it goes along, and so do the cards under a Museum.
RU-25 = Several cards that go to the bottom of the deck together, such as an Armory and the district it destroys or a Museum and its cards, go there in random order and before any draw they pay for. With one card left, drawing 2 to keep 1 means keeping it, and the Scholar keeps 1 of what there is; any other gain from an empty deck gives nothing.
