edition-house-rules = House Rules
about-house-rules = six districts, a slower Architect, and a Windmill
preset-house = House
card-windmill = Windmill
text-windmill = At the end of your turn, draw a card if you built nothing.
