### The rules of the Common City, where they differ from Classic. Each text is read alone.

## Setup and order

CC-SETUP-1 = All districts are shuffled into one deck, the 66 of the base deck and the 14 bonus districts, and all 18 characters face down into another.
CC-SETUP-2 = Everyone is dealt 8 cards with 2 to 4 players, 6 with 5 to 7 and 4 with 8 or 9. Nobody has gold at the start unless an option gives some.
CC-SETUP-3 = The oldest player, or here the seat that is chosen or drawn, has the crown and begins. Turns go clockwise, and the ranks of the characters mean nothing.
CC-SETUP-4 = In the Common City Fortress and Town Hall are noble districts. By option they keep their printed types, military for the Fortress and trade for the Town Hall.

## Turns

CC-TURN-1 = Your turn begins by turning up the top character: its ability is yours for this turn, at any moment of it.
CC-TURN-2 = In your turn you gather once: take 2 gold, or draw 2 cards, keep 1 and lay the other face up on the discard pile.
CC-TURN-3 = At any moment of your own turn you may sell hand cards: the bank pays half the cost, rounded up, or you hold an auction. You can only sell, not buy or swap.
CC-TURN-4 = Your build limit is 1 unless a card changes it, and you cannot build a name that stands in another player's quarter. A name in your own quarter can be built again only with the Quarry or as the Wizard.
CC-TURN-5 = Discarded, sold and destroyed districts lie face up on a discard pile, which becomes the new deck when the deck is empty.
CC-TURN-6 = The power of a unique district works only once it is built. Those that are used, such as Laboratory, Smithy and Museum, can be used once a turn; lasting ones, such as Factory, Great Wall and School of Magic, always work.
CC-TURN-7 = Every ability works at any moment of the turn, before or after gathering and building, also for the Warlord, Diplomat, Merchant, Architect and Navigator. Only Witch, Alchemist and Tax Collector keep their own times.
CC-DECK-1 = Cards that would go to the bottom of the deck in the classic game go onto the discard pile. It is shuffled to make a new deck only at the moment when somebody must draw, or search the deck, and no card is left there. A Magician who changes cards discards them first and then draws.
CC-CITY-1 = Where a card speaks of a city it means its owner's quarter, and a character is called when it is turned up. The Bishop does not hinder his own player. An exchange does not ask which names other players have built, but the Wizard's building does. The Lighthouse searches the deck only, and the Graveyard takes its card before it reaches the discard pile.
CC-AUCTION-1 = For an auction you show a hand card. Clockwise from your left the others must each top the highest bid, within the gold they have, or drop out for good; whoever remains pays you and gets the card, and if nobody bids it stays with you. You cannot bid yourself or refuse the highest bid, and can offer the same card only once a turn.
CC-AUCTION-2 = Only hand cards are auctioned, and bids are whole numbers from 1. A player who cannot bid higher has passed, and one without gold passes at once.

## Passing through the characters

CC-PASS-1 = The turn of the last character ends a lap, which is then scored: 3 points for every player with districts of all five types, and 2 for every player with the most districts, also if several are equal. Then all 18 characters are shuffled again.
CC-PASS-2 = When a lap is scored, a Haunted Quarter counts as the type its owner lacks, unless it was built in the very turn that ended the lap.
CC-PASS-3 = A lap is scored before the game ends if the end comes in the turn of its 18th character; a lap cut short earlier is not scored. For the most districts a player needs at least one, and doubles count.

## End and score

CC-END-1 = The game ends at once when all 42 different districts are built in the city, or when every missing one has all its cards under a Museum. A district that is destroyed is missing again.
CC-END-2 = At the end you score the cost of your standing districts, what your unique districts give, and the points you won at the laps. The most points win; if they are equal, more districts decide, then more gold.
CC-END-3 = If two whole laps go by in which nobody builds anything, the game ends.
CC-END-4 = The end cuts the turn off: there is no refund, tax, Park, Poor House or Lighthouse search any more, and a suspended Witch does not continue. All five types and the most districts score only when a lap does.

## Characters

CC-ASSASSIN-1 = Whoever later turns up the character that the Assassin named loses that turn, but may still gather with a Hospital. The Assassin cannot name the bewitched character, the Thief's victim or a character already called in this lap.
CC-WITCH-1 = When the character that the Witch named is turned up, its player only gathers, and then the Witch's player continues with its ability. She cannot name the Assassin's or the Thief's victim or a character already called in this lap.
CC-WITCH-2 = The bewitched player only gathers and cannot sell; after the Witch's second half the player to the left of the bewitched one is next, and a lap that ends there is scored after it. She may sell in both halves and has one build limit for both; if she turns up her victim herself, she gathers again and goes on. A bewitched Bishop or Tax Collector lies before her, a bewitched King's player takes the crown, and a bewitched Emperor's crown is moved by her.
CC-THIEF-1 = The Thief takes all gold from whoever turns up the named character, at that moment. The Thief cannot name the Assassin's victim, the bewitched character or one already called in this lap.
CC-TAX-1 = Once turned up, the Tax Collector lies in front of that player until the characters are shuffled. All that time every other player owes 1 gold, if any is left, at the end of each turn with building in it.
CC-BISHOP-1 = Once turned up, the Bishop lies in front of that player, and until the next shuffle of the characters neither Warlord nor Diplomat can touch that player's quarter.
CC-QUEEN-1 = The Queen gains 3 gold if the King was called just before her, or is called next (then at that moment), or if she sits beside the holder of the crown; with 2 players she always does. She gains once for each time she is called. If she is bewitched the Witch's player gains instead, also when the King is called next; if she is killed, nobody does.
CC-KING-1 = The crown moves as in the classic game but gives no first choice; it only matters for the Queen, the Throne Room and the Ballroom.
CC-KING-2 = At the end of the turn lost to the Assassin a King still takes the crown, and an Emperor still moves it and receives nothing. Nothing can be sold in a lost turn.
CC-WARLORD-1 = No quarter is ever complete: against the Warlord only the Bishop, a Keep and the Great Wall protect.
CC-MARK-1 = It may be you yourself who turns up the character you named. Robbing yourself changes nothing.
CC-MARK-2 = If no character is left that may be named, nobody is named, and the Witch then plays a turn without any ability. A killed character counts as called, for the Queen too.

## Districts

CC-BELL-TOWER-1 = While fewer than 30 districts stand, the owner of the Bell Tower may ring it once, in the own turn, and the game then ends with the 30th district. If the Bell Tower is destroyed, all is as before.
CC-BELL-TOWER-2 = For the Bell Tower the standing cards are counted, doubles included. It keeps ringing when it is exchanged, and when it is built again it may be rung again below 30.

## Rulings for the Common City

RU-50 = A district gives points for its cost, printed and beautified, not for what was really paid for it.
RU-51 = The game ends at once when the last missing name is built, in the middle of the turn.
RU-52 = The Queen's reasons for gold do not add up. A King called next counts even if the characters were shuffled in between.
RU-53 = With only 2 players the Emperor gives the crown to his opponent. An opponent who has it already keeps it, so that the Throne Room gains nothing, but still gives 1 gold or 1 card.
RU-54 = Only two whole laps without building count as a deadlock. Until then the game continues, even if all the missing districts are held in hands.
RU-55 = The Bishop protects against the Diplomat just as against the Warlord.
RU-56 = The highest possible bid is 99.
