HR-END-1 = A city is complete with 6 districts. The round in which the first city is completed is the last one.
HR-ARCHITECT-1 = The Architect may build up to 2 districts.
HR-WINDMILL-1 = At the end of a turn in which you built nothing, the Windmill gives you a card.
