edition-house-rules = House Rules
preset-house = House
card-windmill = Windmill
text-windmill = If you built nothing this turn, draw a card at the end of it.
