HR-END-1 = A city is complete with 6 districts. The round in which a city is first completed is the last.
HR-ARCHITECT-1 = The Architect builds up to 2 districts.
HR-WINDMILL-1 = At the end of a turn in which its owner built nothing, the Windmill draws a card.
