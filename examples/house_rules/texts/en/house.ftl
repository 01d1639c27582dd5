edition-house-rules = House Rules
preset-house = House
card-windmill = Windmill
text-windmill = At the end of your turn, draw a card if you built nothing.
