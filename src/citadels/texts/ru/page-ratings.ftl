### Рейтинг, таблица и турниры. Загружается только там.

rating-lead = Насколько хорошо вы играете — по партиям, которые считаются. Только для желающих.
rating-mine = Ваш рейтинг
rating-rated = Участвовать в рейтинге
rating-rated-hint = Считаются только партии за столами «на рейтинг». Если выключить, вы сразу исчезнете из таблицы; уже начатая партия на рейтинг всё же засчитается.
rating-listed = Показывать меня в таблице
rating-listed-hint = Тогда все увидят ваше имя и рейтинг.
rating-listed-name = Для этого нужно имя; выберите его в настройках.
rating-forget = Удалить мой рейтинг
rating-forget-hint = Ваш рейтинг и его история удаляются навсегда. Партии других сохранят результат, но без вас.
rating-none = Партий на рейтинг пока нет. Создайте стол и выберите «Партия на рейтинг»; можно играть и с одними ботами.
rating-impossible = На этом сервере нет рейтинга.
rating-value = { $rating } ± { $reach }
rating-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
}
rating-provisional = предварительный
rating-history = Последние партии
rating-plot = Рейтинг после каждой партии: от { $first } до { $last }
rating-place = { $place }-е место из { $players }
rating-gone = покинута
rating-helped = с помощью бота
rating-ladder = Таблица
rating-edition = Издание
rating-season = Сезон
rating-season-all = Все партии
rating-rank = Место
rating-name = Имя
rating-rating = Рейтинг
rating-points = Очки
rating-count = Партии
rating-you = вы
rating-bots = Боты, по которым измеряются все
rating-empty = В этой таблице пока никого нет.
rating-ladder-hint = Таблица — по очкам: столько игрок почти наверняка стоит. Для места нужно партий: { $n }.
rating-how = Как читать числа
rating-how-text = Все начинают с 1000 ± 653: ещё ничего не известно. Больше всего рейтинг растёт, когда вы обходите сильных игроков, а число после ± уменьшается с каждой партией. В 19 случаях из 20 истинная сила лежит между этими границами. У каждого издания свой рейтинг. Покинувший партию считается последним; если за вас что-то решил бот, рейтинг не вырастет.
contest-title = Турниры
contest-none = Сейчас турниров нет.
contest-open = идёт запись
contest-playing = идёт
contest-over = завершён
contest-starts = Начало: { $when }
contest-format = Туров: { $rounds }, затем финал. Столы по { $seats }.
contest-rated = Партии идут на рейтинг, поэтому нужно в нём участвовать.
contest-count = { $n ->
    [one] записался { $n } игрок
    [few] записались { $n } игрока
   *[other] записалось { $n } игроков
}
contest-sign = Записаться
contest-withdraw = Отказаться
contest-signed = Вы записаны. После жеребьёвки здесь появится путь к вашему столу. Если опоздаете, за вас поиграет бот.
contest-go = К своему столу
contest-round = Тур { $n }
contest-final = Финал
contest-table = Стол { $n }
contest-bots = { $n ->
    [one] и { $n } бот
    [few] и { $n } бота
   *[other] и { $n } ботов
}
contest-standings = Положение
contest-replay = Повтор
contest-withdrawn = выбыл
contest-all = Все турниры
refused-no-ratings = На этом сервере нет рейтинга.
refused-ladder-name = Для таблицы нужно имя; выберите его в настройках.
refused-no-tournament = Такого турнира нет.
refused-tournament-over = Этот турнир завершён.
refused-tournament-full = Мест на турнире больше нет.
