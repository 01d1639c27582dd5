### People at the table: what is told of them besides the game, and what they can say without typing.

## What is told of people

# Of people, besides the game: clauses like those of the log.
note-clock = времето изтече: бот решава вместо { $player }
note-clock-me = времето ти изтече: бот реши вместо теб
note-bot = бот играе вместо { $player }
note-bot-me = няма те: бот играе вместо теб
note-away = { $player } отсъства
note-back = { $player } отново е на масата
note-left = { $player } напуска масата: бот продължава
note-hint = { $player } иска съвет
note-hint-me = поиска съвет; другите виждат това
note-took-back = { $player } връща ход
note-took-back-me = ти върна ход
note-refused-back = { $player } не се съгласява да се върне ход
note-refused-back-me = ти не се съгласи да се върне ход
note-missed = { $count ->
    [one] Докато те нямаше, бот взе { $count } решение вместо теб.
   *[other] Докато те нямаше, бот взе { $count } решения вместо теб.
}
note-missed-show = Покажи

## Phrases

phrase-hello = Здравейте!
phrase-luck = Успех и приятна игра!
phrase-nice = Добър ход!
phrase-ouch = Ох!
phrase-close = На косъм!
phrase-thanks = Благодаря!
phrase-sorry = Извинявай, това е само игра!
phrase-think = Момент, мисля.
phrase-turn = Ти си на ход!
phrase-played = Добра игра!
phrase-again = Още една игра?
phrase-bye = Трябва да тръгвам. Чао!
