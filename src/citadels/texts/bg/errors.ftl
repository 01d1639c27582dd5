### What is wrong with something that was given to the program: a position, a record, the setup of a game, a line.
###
### Fields, lines, ids and values stand in these sentences as they are written in files, so they are the same in every
### language. A fault of a field is a clause without a full stop; the others are sentences.

## Where

fault-in = { $field }: { $told }.
fault-by-rule = { $rule }: { $told }.
fault-rule = { $told } ({ $rule })

## Lines

fault-no-line = { $line } не е валидна нотация.
fault-no-action = Няма ред с номер { $number }.
fault-not-now = { $line } сега не е позволено, { $rule }: { $sentence }
fault-no-seat = В игра с { $seats } места няма място { $seat }.

## Values of fields

fault-missing = липсва
fault-unknown-field = няма такова поле
fault-no-object = трябва да е обект, а не { $value }
fault-no-text-key = има ключ { $value }, който не е текст
fault-no-list = трябва да е списък, а не { $value }
fault-no-number = трябва да е цяло число, а не { $value }
fault-below = трябва да е поне { $low }, а не { $value }
fault-range = трябва да е от { $low } до { $high }, а не { $value }
fault-no-truth = трябва да е true или false, а не { $value }
fault-no-name = трябва да е име, а не { $value }
fault-no-names = трябва да е списък от имена, а не { $value }
fault-unknown-name = няма такова име: { $value }
fault-no-card = { $value } не е карта
fault-no-character = { $value } не е персонаж
fault-entries = записите трябва да са { $wanted }, а не { $count }
fault-entry-each = трябва да има по един запис за всяко място

## Records

fault-no-record = Записът трябва да е обект, а не { $value }.
fault-no-format = това не е { $format }
fault-version = трябва да е 1, а не { $value }
fault-no-lines = трябва да е списък от редове
fault-move = moves: номер { $number }, { $line }, не е възможен: { $fault }

## Setting up a game

fault-no-edition = Няма издание { $value }; има: { $editions }.
fault-no-preset = В { $edition } няма набор { $value }; има: { $presets }.
fault-no-option = в { $edition } няма настройка { $option }
fault-crown = при { $seats } играчи няма място { $seat }
fault-players = { $edition } се играе от { $low } до { $high } играчи, а не от { $seats }
fault-not-rank9 = { $character } не е от ранг 9 в { $edition }
fault-rank9-no-choice = при { $seats } играчи в { $edition } ранг 9 не се избира
fault-not-in-edition = { $character } не участва в { $edition }
fault-twice = { $character } се среща два пъти
fault-whole-cast = { $edition } се играе с всичките си персонажи
fault-rank-twice = ранг { $rank } се среща два пъти, като { $character } и { $other }
fault-rank-lacking = няма персонаж от ранг { $rank }
fault-rank9-with-two = при 2 играчи ранг 9 не се използва
fault-rank9-needed = при { $seats } играчи е нужен персонаж от ранг 9
fault-needs-players = за { $character } са нужни { $needs } или повече играчи
fault-not-unique = { $card } не е уникална сграда в { $edition }
fault-too-often = { $card } се среща твърде много пъти
fault-uniques = нужни са { $wanted } уникални сгради, а не { $count }
fault-uniques-fixed = уникалните сгради в { $edition } не се избират
fault-uniques-balance = с { $bonus ->
    [one] { $bonus } бонус сграда
   *[other] { $bonus } бонус сгради
} картите от базовото тесте трябва да са { $wanted }, а не { $count }

## Positions

fault-edition-named = няма издание { $value }, има само { $editions }
fault-edition-has-none = в { $edition } няма такива
fault-no-pile = в това издание няма купчина с изчистени карти
fault-card-not-in = { $card } не участва в { $edition }
fault-copies = от картата { $card } в кутията има само { $count }
fault-not-in-cast = { $character } не е сред персонажите в тази игра
fault-twice-or-none = { $value } се среща два пъти или не е персонаж
fault-no-district = { $card } не е сграда
fault-nothing-under = под { $card } не може да има карти
fault-must-be-character = трябва да е персонаж
fault-pairs = трябва да са двойки от място и каса
fault-not-used = { $value } не е нещо, което този персонаж използва
fault-fairness = трябва да има отпечатък, тайна, списък с думи и настройки
fault-one-number = трябва да е едно число
fault-no-chance = трябва да е едно от { $names }, а не { $value }
fault-two-numbers = трябва да са две числа
fault-both-zero = двете числа не може да са 0 едновременно
fault-phase = трябва да е selection, turns или over, а не { $value }
fault-no-selection = в { $edition } няма подбор
fault-held-twice = двама играчи имат { $character }
fault-held = играч има { $character }
fault-up-or-held = { $character } е сред откритите или е у играч
fault-elsewhere = { $character } е и на друго място
fault-no-decision = { $value } не е решение
fault-signed = подписаната заповед е на { $character }
fault-flower = цветето вече е на { $character }
fault-first-complete = трябва да се посочи, защото завършените градове са повече от един
fault-all-decided = след края на играта не може да има решения
fault-disagrees = противоречи на останалото в позицията
fault-stack = тези решения не може да се чакат едно друго
fault-stack-step = решението { $step } не подхожда на останалото в позицията
fault-not-pending = няма чакащо решение за това
fault-not-to-come = персонажът { $character } вече е призован
