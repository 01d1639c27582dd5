### Sharing a moment of a finished game, and playing on from it.

## A moment of a finished game, handed to others

share-title = Сподели този момент
share-all = Който отвори връзката, вижда всички карти.
share-seat = Който отвори връзката, вижда само това, което е виждал играчът { $player }.
share-picture = Картинка
share-notation = Копирай нотацията
share-copied = Нотацията е копирана
share-notation-hint = Позицията и последните ходове като текст. Запази ги във файл; програмата на компютъра го зарежда с: citadels play --load FILE
share-decided = { $player } взема решение.

## Playing on from there

play-on = Продължи оттук
play-on-lead = В този момент започва нова игра. Завършената остава, каквато е.
play-on-seat = Играеш като
play-on-cards = Скрити карти
play-on-anew = Раздадени наново
play-on-anew-hint = Запазваш каквото този играч е знаел; всичко останало се раздава наново. Така е честно дори ако си гледал повторението.
play-on-same = Както са били
play-on-same-hint = Всяка карта е каквато е била. Който е гледал повторението, ги знае.
play-on-others = Останалите са
play-on-friends = приятели
play-on-start = Започни
play-on-table = Създай масата

# At such a table.
begins-anew = Тази игра продължава от момент на друга. Скритите карти са раздадени наново.
begins-same = Тази игра продължава от момент на друга със същите карти. Който е гледал повторението ѝ, ги знае.

# Why not.
refused-no-moment = От този момент не може да се продължи. Избери малко по-ранен.
refused-begins-elsewhere = Тази игра продължава от момент на друга, затова картите ѝ са определени.
refused-no-pictures = Този сървър не рисува картинки.
