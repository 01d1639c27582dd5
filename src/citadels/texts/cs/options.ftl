### Options of an edition: what each is called, and in one line what it does.

## Classic

option-short-game = Krátká hra
option-short-game-help = Město je dokončené už se 7 budovami místo 8.

## Circus

option-action-cards = Akční karty
option-action-cards-help = Do balíčku se zamíchá 15 akčních karet cirkusu.
option-five-colours = Body za všech pět druhů
option-five-colours-help = Kolik bodů na konci přinesou budovy všech pěti druhů: v této edici 2, v jiných vydáních 3.
option-smithy-pay = Cena v Kovárně
option-smithy-pay-help = Kolik mincí stojí dobrání karet v Kovárně: v této edici 3, v jiných 2.
option-smithy-draw = Karty z Kovárny
option-smithy-draw-help = Kolik karet si v Kovárně dobereš: v této edici 2, v jiných 3.

## Common City

option-start-gold = Mince na začátku
option-start-gold-help = S kolika mincemi každý začíná: podle pravidel Společného města s žádnou.
option-printed-types = Druhy podle karet
option-printed-types-help = Pevnost je vojenská a Radnice obchodní, jak je to na kartách; jinak jsou obě šlechtické.
