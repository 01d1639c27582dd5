### Options of an edition: what each is called, and in one line what it does.

## Classic

option-short-game = Short game
option-short-game-help = A city is complete with 7 districts instead of 8.

## Circus

option-action-cards = Action cards
option-action-cards-help = The 15 action cards of the circus are shuffled into the deck.
option-five-colours = Points for all five types
option-five-colours-help = What districts of all five types score at the end: 2 in this edition, 3 in other printings.
option-smithy-pay = Price of the Smithy
option-smithy-pay-help = How much gold is paid to draw cards at the Smithy: 3 in this edition, 2 in others.
option-smithy-draw = Cards from the Smithy
option-smithy-draw-help = How many cards are drawn at the Smithy: 2 in this edition, 3 in others.

## Common City

option-start-gold = Gold at the start
option-start-gold-help = How much gold everyone begins with: none in the rules of the Common City.
option-printed-types = Types as printed
option-printed-types-help = Fortress is military and Town Hall is trade, as on the cards, instead of both being noble.
