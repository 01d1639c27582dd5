### The arena: its command and its tables.

cli-arena = дать ботам сыграть много партий и оценить их

## Arguments

arena-bots = боты: { $names }, program:COMMAND или python:MODULE.CLASS; 4xrandom — четыре таких бота
arena-games = сколько партий (по умолчанию { $games }); если нужно для честности, играют больше
arena-players = сколько мест за столом (по умолчанию — по одному на бота, но от { $fewest } до { $most }, если ни один бот не повторяется)
arena-out = папка, где хранятся партии; без неё ничего не сохраняется
arena-help =
    Кто где сидит:
      Если бот повторяется, за столом сидят именно названные: builder 4xrandom.
      Иначе любое число ботов по очереди занимает места: если ботов меньше, чем
      мест, некоторые сидят дважды, если больше — некоторые ждут, и всем достаётся
      поровну мест. Каждый расклад играют по разу с каждого места, пересаживаясь
      между партиями на одно место, чтобы удача с картами или местом никому не
      помогала.

    Примеры:
      citadels arena builder random search:200 --games 300 --out my-arena
      citadels arena --resume --out my-arena
      citadels arena builder 4xrandom --edition classic --seed 7 --processes 2

## Before the games

arena-two-bots = Нужно назвать хотя бы двух разных ботов.
arena-table = Если бот повторяется, за столом сидят именно названные: ботов { $bots }, а мест { $players }.
arena-resume-where = Для --resume нужны --out и папка, которую продолжать.
arena-more = Вместо { $asked } будет сыграно партий: { $games }, чтобы все боты одинаково часто сидели на всех местах.
arena-timed = { $bot } думает по часам или в отдельной программе: его партии нельзя точно повторить.

## After the games

arena-title = { $games } { $games ->
    [one] партия
    [few] партии
   *[many] партий
}, { $edition }, игроков за столом: { $players }, зерно { $seed }
arena-title-preset = { $games } { $games ->
    [one] партия
    [few] партии
   *[many] партий
}, { $edition } ({ $preset }), игроков за столом: { $players }, зерно { $seed }
arena-laid = Каждый расклад сыгран { $players } { $players ->
    [one] раз
    [few] раза
   *[many] раз
}: между партиями все пересаживались на одно место.
arena-laid-fewer = Боты ({ $bots }) по очереди занимали места ({ $players }). Каждый расклад сыгран с каждого места: между партиями все пересаживались на одно.
arena-laid-more = За каждым столом по очереди сидели { $players } из { $bots } ботов. Каждый расклад сыгран с каждого места: между партиями все пересаживались на одно.

arena-column-bot = Бот
arena-column-games = Партии
arena-column-wins = Победы
arena-column-points = Очки
arena-column-rating = Рейтинг
arena-column-certain = 95%
arena-column-ordinal = Надёжно
arena-reach = ±{ $reach }
arena-legend = Победы — доля от мест, которые занимал бот; чистая случайность даёт { $chance }. Рейтинг начинается с 25; «Надёжно» — нижняя граница: слабее бот почти наверняка не играет.
arena-ahead = Как часто строка обгоняла столбец, 95%-й интервал и в скольких партиях:
arena-ahead-none = не встречались
arena-faults = { $bot } не дал допустимого ответа { $count } { $count ->
    [one] раз
    [few] раза
   *[many] раз
}, впервые — в партии { $game } на месте { $seat }: { $reason }.
arena-stopped = Прервано: сыграно партий { $done } из { $games }; без --out ничего не сохраняется.
