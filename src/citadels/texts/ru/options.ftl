### Options of an edition: what each is called, and in one line what it does.

## Classic

option-short-game = Короткая партия
option-short-game-help = Для достроенного города нужно 7 кварталов, а не 8.

## Circus

option-action-cards = Карты действий
option-action-cards-help = В колоду замешаны 15 цирковых карт действий.
option-five-colours = Очки за все пять видов
option-five-colours-help = Сколько очков в конце дают кварталы всех пяти видов: 2 в этом издании, 3 в других.
option-smithy-pay = Цена Кузницы
option-smithy-pay-help = Сколько золота платят в Кузнице, чтобы взять карты: 3 в этом издании, 2 в других.
option-smithy-draw = Карты из Кузницы
option-smithy-draw-help = Сколько карт берут в Кузнице: 2 в этом издании, 3 в других.

## Common City

option-start-gold = Золото в начале
option-start-gold-help = Сколько золота у каждого в начале: по правилам «Общего города» — нисколько.
option-printed-types = Виды как на картах
option-printed-types-help = Крепость — воинский квартал, а Ратуша — торговый, как на картах; иначе обе дворянские.
