### People at the table: what is told of them besides the game, and what they can say without typing.

## What is told of people

# Of people, besides the game: clauses like those of the log.
note-clock = время вышло: за игрока { $player } решает бот
note-clock-me = ваше время вышло: за вас решил бот
note-bot = за игрока { $player } играет бот
note-bot-me = вас нет: за вас играет бот
note-away = { $player } отсутствует
note-back = { $player } снова за столом
note-left = { $player } покидает стол: дальше играет бот
note-hint = { $player } берёт подсказку
note-hint-me = вы берёте подсказку; другие это видят
note-took-back = { $player } берёт ход назад
note-took-back-me = вы взяли ход назад
note-refused-back = { $player } против того, чтобы брать ход назад
note-refused-back-me = вы против того, чтобы брать ход назад
note-missed = Пока вас не было, бот принял за вас { $count } { $count ->
    [one] решение
    [few] решения
   *[many] решений
}.
note-missed-show = Показать

## Phrases

phrase-hello = Привет!
phrase-luck = Удачи и хорошей игры!
phrase-nice = Отличный ход!
phrase-ouch = Ай!
phrase-close = Чуть-чуть не хватило!
phrase-thanks = Спасибо!
phrase-sorry = Извини, это всего лишь игра!
phrase-think = Минутку, думаю.
phrase-turn = Твой ход!
phrase-played = Хорошо сыграно!
phrase-again = Ещё партию?
phrase-bye = Мне пора. Пока!
