### Options of an edition: what each is called, and in one line what it does.

## Classic

option-short-game = Кратка игра
option-short-game-help = Градът е завършен със 7 сгради вместо с 8.

## Circus

option-action-cards = Карти за действие
option-action-cards-help = Петнайсетте карти за действие от цирка се размесват в тестето.
option-five-colours = Точки за петте типа
option-five-colours-help = Колко точки носят накрая сгради от всичките пет типа: 2 в това издание, 3 в други.
option-smithy-pay = Цена на Ковачницата
option-smithy-pay-help = Колко злато се плаща, за да се теглят карти с Ковачницата: 3 в това издание, 2 в други.
option-smithy-draw = Карти от Ковачницата
option-smithy-draw-help = Колко карти се теглят с Ковачницата: 2 в това издание, 3 в други.

## Common City

option-start-gold = Злато в началото
option-start-gold-help = С колко злато започва всеки: по правилата на Общия град – без злато.
option-printed-types = Типове като на картите
option-printed-types-help = Крепостта е военна, а Кметството – търговска сграда, както пише на картите, вместо и двете да са кралски.
