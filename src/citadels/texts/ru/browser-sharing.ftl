### Sharing a moment of a finished game, and playing on from it.

## A moment of a finished game, handed to others

share-title = Поделиться моментом
share-all = Кто откроет ссылку, увидит все карты.
share-seat = Кто откроет ссылку, увидит только то, что видел игрок { $player }.
share-picture = Картинка
share-notation = Скопировать запись
share-copied = Запись скопирована
share-notation-hint = Позиция и последние ходы в виде текста. Сохраните его в файл; программа на компьютере откроет его командой: citadels play --load FILE
share-decided = { $player } принимает решение.

## Playing on from there

play-on = Играть дальше отсюда
play-on-lead = С этого момента начнётся новая партия. Законченная останется как есть.
play-on-seat = Вы играете за
play-on-cards = Скрытые карты
play-on-anew = Раздать заново
play-on-anew-hint = Вы знаете то, что знал этот игрок; всё остальное раздаётся заново. Так честно, даже если вы видели повтор.
play-on-same = Как были
play-on-same-hint = Все карты такие, какими были. Кто видел повтор, знает их.
play-on-others = Остальные игроки
play-on-friends = друзья
play-on-start = Начать
play-on-table = Создать стол

# At such a table.
begins-anew = Эта партия продолжает другую с одного её момента. Скрытые карты розданы заново.
begins-same = Эта партия продолжает другую с одного её момента, с теми же картами. Кто видел её повтор, знает их.

# Why not.
refused-no-moment = С этого момента продолжить нельзя. Выберите момент чуть раньше.
refused-begins-elsewhere = Эта партия продолжает другую, поэтому её карты уже определены.
refused-no-pictures = Этот сервер не рисует картинок.
