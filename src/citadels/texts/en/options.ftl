### Options of an edition: what each is called, and in one line what it does.

## Classic

option-short-game = Short game
option-short-game-help = A city is complete with 7 districts instead of 8.

## Circus

option-action-cards = Action cards
option-action-cards-help = Shuffle the 15 circus action cards into the deck.
option-five-colours = Points for all five types
option-five-colours-help = Points at the end for districts of all five types: 2 in this edition, 3 in other printings.
option-smithy-pay = Price of the Smithy
option-smithy-pay-help = Gold you pay to draw cards at the Smithy: 3 in this edition, 2 in others.
option-smithy-draw = Cards from the Smithy
option-smithy-draw-help = Cards you draw at the Smithy: 2 in this edition, 3 in others.

## Common City

option-start-gold = Starting gold
option-start-gold-help = How much gold each player starts with: none in the Common City rules.
option-printed-types = Types as printed
option-printed-types-help = Fortress is military and Town Hall is trade, as printed, instead of both being noble.
