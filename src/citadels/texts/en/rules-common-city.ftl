### The rules of the Common City, where they differ from Classic. Each text is read alone.

## Setup and order

CC-SETUP-1 = All the districts, the 66 of the base deck and the 14 bonus districts, are shuffled into one deck, and all 18 characters into another, face down.
CC-SETUP-2 = With 2 to 4 players, everyone is dealt 8 cards; with 5 to 7, it is 6; with 8 or 9, it is 4. Nobody has gold at the start, unless an option gives some.
CC-SETUP-3 = The oldest player (here, a chosen or random seat) has the crown and goes first. Turns go clockwise, and the characters' ranks do not matter.
CC-SETUP-4 = In the Common City, the Fortress and the Town Hall are noble districts. As an option, they keep their printed types: military for the Fortress and trade for the Town Hall.

## Turns

CC-TURN-1 = Start your turn by revealing the top character: you may use its ability at any time this turn.
CC-TURN-2 = On your turn, gather resources once: take 2 gold, or draw 2 cards, keep 1 and discard the other face up.
CC-TURN-3 = At any time on your own turn, you may sell cards from your hand: to the bank for half the cost, rounded up, or at auction. You can only sell, not buy or swap.
CC-TURN-4 = Your build limit is 1, unless a card changes it, and you cannot build a district that another player has built. You can build a duplicate of a district in your own quarter only with the Quarry or as the Wizard.
CC-TURN-5 = Discarded, sold and destroyed districts go face up to a discard pile, which becomes the new deck when the deck is empty.
CC-TURN-6 = A unique district's ability works only after you have built the district. Districts you use, such as the Laboratory, Smithy and Museum, can be used once per turn; those with lasting effects, such as the Factory, Great Wall and School of Magic, always work.
CC-TURN-7 = You may use any ability at any time during the turn, before or after gathering resources and building, including the abilities of the Warlord, Diplomat, Merchant, Architect and Navigator. Only the Witch, Alchemist and Tax Collector keep their own timing.
CC-DECK-1 = Cards that would go to the bottom of the deck in the Classic edition go to the discard pile. The pile is shuffled into a new deck only when someone must draw, or search the deck, and no cards are left there. A Magician who replaces cards discards them first and then draws.
CC-CITY-1 = Where a card mentions a city, it means its owner's quarter, and a character is called when it is revealed. The Bishop does not restrict his own player. The rule that you cannot build what another player has built does not apply to an exchange, but it does apply to what the Wizard builds. The Lighthouse searches only the deck, and the Graveyard takes its card before it reaches the discard pile.
CC-AUCTION-1 = To hold an auction, show a card from your hand. Going clockwise from your left, each other player must raise the highest bid, up to the gold they have, or drop out for good; the last one in pays you and gets the card, and if nobody bids, you keep it. You cannot bid yourself or refuse the highest bid, and you can auction the same card only once per turn.
CC-AUCTION-2 = Only cards from your hand can be auctioned, and bids are whole numbers from 1. A player who cannot bid higher passes automatically, and so does one without gold.

## Laps

CC-PASS-1 = A lap ends after the turn of the last character and is then scored: 3 points for every player with districts of all five types, and 2 for every player with the most districts, including all who are tied. Then all 18 characters are shuffled again.
CC-PASS-2 = When a lap is scored, a Haunted Quarter counts as the type its owner lacks, unless it was built on the very turn that ended the lap.
CC-PASS-3 = If the game ends on the turn of the 18th character, that lap is scored first; an unfinished lap is not scored. To have the most districts, you need at least one, and duplicates count.

## End and score

CC-END-1 = The game ends at once when all 42 different districts are built in the city, or when every missing one has all its cards under a Museum. A destroyed district is missing again.
CC-END-2 = At the end, you score the cost of the districts in your quarter, whatever your unique districts give, and the points you won when laps were scored. The player with the most points wins; ties go to the player with more districts, then more gold.
CC-END-3 = If nobody builds anything for two whole laps, the game ends.
CC-END-4 = The end of the game cuts the turn short: no refund, tax, Park, Poor House or Lighthouse search, and a Witch whose turn is paused does not continue. All five types and the most districts score only when a lap does.

## Characters

CC-ASSASSIN-1 = Whoever later reveals the character the Assassin named loses that turn, but may still gather resources with a Hospital. The Assassin cannot name the bewitched character, the Thief's target or a character already called this lap.
CC-WITCH-1 = When the character the Witch named is revealed, its player only gathers resources, and then the Witch's player continues with its ability. She cannot name the Assassin's or the Thief's target or a character already called this lap.
CC-WITCH-2 = The bewitched player only gathers resources and cannot sell; after the second half of the Witch's turn, the player to the left of the bewitched one is next, and a lap that ends there is scored after it. She may sell in both halves and has one build limit for both; if she reveals her target herself, she gathers resources again and continues. A bewitched Bishop or Tax Collector stays in front of her, a bewitched King's player takes the crown, and she gives away a bewitched Emperor's crown.
CC-THIEF-1 = The Thief takes all the gold of whoever reveals the named character, at that moment. The Thief cannot name the Assassin's target, the bewitched character or one already called this lap.
CC-TAX-1 = Once revealed, the Tax Collector stays in front of that player until the characters are shuffled. Until then, every other player who builds pays them 1 gold at the end of that turn, if they have any left.
CC-BISHOP-1 = Once revealed, the Bishop stays in front of that player, and until the characters are shuffled again, neither the Warlord nor the Diplomat can use their ability on that player's quarter.
CC-QUEEN-1 = The Queen gains 3 gold if the King was called just before her, if he is called next (then at that moment), or if she sits next to the player with the crown; with 2 players, she always does. She gains it once each time she is called. If she is bewitched, the Witch's player gains it instead, even when the King is called next; if she is killed, nobody does.
CC-KING-1 = The crown moves as in the Classic edition but does not let you choose first; it matters only for the Queen, the Throne Room and the Ballroom.
CC-KING-2 = At the end of a turn lost to the Assassin, a King still takes the crown, and an Emperor still gives it away but gets nothing for it. You cannot sell on a lost turn.
CC-WARLORD-1 = No quarter is ever complete: only the Bishop, a Keep and the Great Wall protect against the Warlord.
CC-MARK-1 = You may turn out to be the one who reveals the character you named. Robbing yourself changes nothing.
CC-MARK-2 = If there is no character left that may be named, nobody is named, and the Witch then plays a turn without any ability. A killed character counts as called, for the Queen too.

## Districts

CC-BELL-TOWER-1 = While there are fewer than 30 districts in the city, the owner of the Bell Tower may ring it once, on their own turn; the game then ends with the 30th district. If the Bell Tower is destroyed, this no longer applies.
CC-BELL-TOWER-2 = The Bell Tower counts all districts built, including duplicates. It stays rung when it is exchanged; if it is built again, it may be rung again while there are fewer than 30.

## Rulings for the Common City

RU-50 = A district scores its printed cost, plus 1 if beautified, not what was actually paid for it.
RU-51 = The game ends at once when the last missing district is built, even in the middle of a turn.
RU-52 = The Queen gains her 3 gold only once, even if several conditions are met. A King called next counts even if the characters were shuffled in between.
RU-53 = With only 2 players, the Emperor gives the crown to his opponent. An opponent who already has it keeps it, so the Throne Room gains nothing, but they still give 1 gold or 1 card.
RU-54 = Only two whole laps without building count as a deadlock. Until then the game continues, even if all the missing districts are in players' hands.
RU-55 = The Bishop protects against the Diplomat just as he does against the Warlord.
RU-56 = The highest possible bid is 99.
