### Options of an edition: what each is called, and in one line what it does.

## Classic

option-short-game = Partita breve
option-short-game-help = Una città è completa con 7 quartieri invece di 8.

## Circus

option-action-cards = Carte azione
option-action-cards-help = Le 15 carte azione del circo si mescolano nel mazzo.
option-five-colours = Punti per i cinque tipi
option-five-colours-help = Quanto vale alla fine avere tutti e cinque i tipi: 2 in questa edizione, 3 in altre stampe.
option-smithy-pay = Prezzo della Fucina
option-smithy-pay-help = Quante monete si pagano per pescare alla Fucina: 3 in questa edizione, 2 nelle altre.
option-smithy-draw = Carte della Fucina
option-smithy-draw-help = Quante carte si pescano alla Fucina: 2 in questa edizione, 3 nelle altre.

## Common City

option-start-gold = Monete iniziali
option-start-gold-help = Con quante monete si comincia: nessuna, secondo le regole della Città Comune.
option-printed-types = Tipi come stampati
option-printed-types-help = La Fortezza è militare e il Municipio commerciale, come sulle carte, invece che nobiliari entrambi.
