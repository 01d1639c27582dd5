### What is wrong with something that was given to the program: a position, a record, the setup of a game, a line.
###
### Fields, lines, ids and values stand in these sentences as they are written in files, so they are the same in every
### language. A fault of a field is a clause without a full stop; the others are sentences.

## Where

fault-in = { $field }: { $told }.
fault-by-rule = { $rule }: { $told }.
fault-rule = { $told } ({ $rule })

## Lines

fault-no-line = { $line } — не строка нотации.
fault-no-action = Строки с номером { $number } нет.
fault-not-now = { $line } сейчас нельзя, { $rule }: { $sentence }
fault-no-seat = Места { $seat } нет: всего мест { $seats }.

## Values of fields

fault-missing = отсутствует
fault-unknown-field = такого поля не бывает
fault-no-object = должен быть объект, а не { $value }
fault-no-text-key = есть ключ, который не является строкой: { $value }
fault-no-list = должен быть список, а не { $value }
fault-no-number = должно быть целое число, а не { $value }
fault-below = должно быть не меньше { $low }, а здесь { $value }
fault-range = должно быть от { $low } до { $high }, а здесь { $value }
fault-no-truth = должно быть true или false, а не { $value }
fault-no-name = должно быть имя, а не { $value }
fault-no-names = должен быть список имён, а не { $value }
fault-unknown-name = имени { $value } нет
fault-no-card = { $value } — не карта
fault-no-character = { $value } — не персонаж
fault-entries = записей должно быть { $wanted }, а не { $count }
fault-entry-each = должна быть ровно одна запись для каждого места

## Records

fault-no-record = Запись партии должна быть объектом, а не { $value }.
fault-no-format = это не { $format }
fault-version = известна только версия 1, а не { $value }
fault-no-lines = должен быть список строк
fault-move = moves: ход { $number }, { $line }, не подходит: { $fault }

## Setting up a game

fault-no-edition = Издания { $value } нет; есть: { $editions }.
fault-no-preset = В { $edition } нет набора { $value }; есть: { $presets }.
fault-no-option = у { $edition } нет настройки { $option }
fault-crown = места { $seat } нет, когда игроков { $seats }
fault-players = в { $edition } играют от { $low } до { $high } человек, а не { $seats }
fault-not-rank9 = { $character } в { $edition } — не персонаж 9-го ранга
fault-rank9-no-choice = в { $edition } 9-й ранг нельзя выбрать, когда игроков { $seats }
fault-not-in-edition = персонажа { $character } нет в { $edition }
fault-twice = персонаж { $character } указан дважды
fault-whole-cast = в { $edition } играют со всеми персонажами
fault-rank-twice = ранг { $rank } указан дважды: { $character } и { $other }
fault-rank-lacking = нет персонажа ранга { $rank }
fault-rank9-with-two = вдвоём 9-й ранг не участвует
fault-rank9-needed = когда игроков { $seats }, нужен персонаж 9-го ранга
fault-needs-players = для { $character } нужно игроков: { $needs } или больше
fault-not-unique = { $card } — не бонусный квартал { $edition }
fault-too-often = слишком много карт { $card }
fault-uniques = бонусных кварталов нужно { $wanted }, а не { $count }
fault-uniques-fixed = бонусные кварталы { $edition } выбирать нельзя
fault-uniques-balance = когда дополнительных кварталов { $bonus }, карт базовой колоды должно быть { $wanted }, а не { $count }

## Positions

fault-edition-named = издания { $value } нет, есть только { $editions }
fault-edition-has-none = в { $edition } этого нет
fault-no-pile = в этом издании нет сброса
fault-card-not-in = карты { $card } нет в { $edition }
fault-copies = карт { $card } в коробке всего { $count }
fault-not-in-cast = персонажа { $character } нет в этой партии
fault-twice-or-none = { $value } указан дважды или это не персонаж
fault-no-district = { $card } — не квартал
fault-nothing-under = под { $card } карты не кладут
fault-must-be-character = должен быть персонаж
fault-pairs = должны быть пары из места и кассы
fault-not-used = { $value } этот персонаж не применяет
fault-fairness = нужны отпечаток, секрет, список слов и настройки
fault-one-number = должно быть одно число
fault-no-chance = должно быть одно из: { $names }, а не { $value }
fault-two-numbers = должны быть два числа
fault-both-zero = оба числа не могут быть равны 0
fault-phase = должно быть selection, turns или over, а не { $value }
fault-no-selection = в { $edition } нет выбора персонажей
fault-held-twice = персонаж { $character } сразу у двух игроков
fault-held = персонаж { $character } у одного из игроков
fault-up-or-held = персонаж { $character } лежит в открытую или у одного из игроков
fault-elsewhere = персонаж { $character } есть и в другом месте
fault-no-decision = { $value } — не решение
fault-signed = подписанный ордер уже у персонажа { $character }
fault-flower = цветок уже у персонажа { $character }
fault-first-complete = нужно указать, потому что достроен не один город
fault-all-decided = решать больше нечего, партия окончена
fault-disagrees = не согласуется с остальной позицией
fault-stack = эти решения не могут ждать друг друга
fault-stack-step = решение { $step } не согласуется с остальной позицией
fault-not-pending = ни одно ожидаемое решение этого не касается
fault-not-to-come = персонаж { $character } уже не впереди
