### The arena: its command and its tables.

cli-arena = много игри между ботове и оценка на силата им

## Arguments

arena-bots = ботовете: { $names }, program:COMMAND или python:MODULE.CLASS; 4xrandom са четири бота random
arena-games = колко игри (по подразбиране { $games }); където е нужно за честност, се играят повече
arena-players = колко места има на маса (по подразбиране: по едно за бот, но от { $fewest } до { $most }, ако никой бот не се повтаря)
arena-out = папката, която пази игрите; без нея нищо не се пази
arena-help =
    Кой къде седи:
      Ако някой бот се повтаря, назованите ботове са масата: builder 4xrandom.
      Иначе колкото и да са ботовете, редуват се на местата: ако са по-малко от
      местата, някои сядат два пъти, ако са повече, някои чакат, а всички
      получават по равен брой места. Всяко раздаване се играе по веднъж за всяко
      място, като всеки се мести с едно, така че късметът с картите или мястото
      не помага на никого.

    Примери:
      citadels arena builder random search:200 --games 300 --out my-arena
      citadels arena --resume --out my-arena
      citadels arena builder 4xrandom --edition classic --seed 7 --processes 2

## Before the games

arena-two-bots = Трябва да се назоват поне два различни бота.
arena-table = Ако бот се повтаря, назованите са масата: { $bots } бота не правят маса за { $players }.
arena-resume-where = За --resume трябва --out и папката, която да се продължи.
arena-more = Играят се { $games } игри вместо { $asked }, за да минат всички ботове еднакво често през всички места.
arena-timed = { $bot } мисли по часовник или в собствена програма: игрите му не може да се повторят точно.

## After the games

arena-title = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}, { $edition }, маси за { $players }, начално число { $seed }
arena-title-preset = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}, { $edition } ({ $preset }), маси за { $players }, начално число { $seed }
arena-laid = Всяко раздаване е играно { $players } пъти, като всеки се мести с едно място.
arena-laid-fewer = { $bots } бота се редуваха на { $players } места. Всяко раздаване е играно { $players } пъти, като всеки се мести с едно място.
arena-laid-more = На всяка маса седяха { $players } от { $bots } бота, поред. Всяко раздаване е играно { $players } пъти, като всеки се мести с едно място.

arena-column-bot = Бот
arena-column-games = Игри
arena-column-wins = Победи
arena-column-points = Точки
arena-column-rating = Оценка
arena-column-certain = 95%
arena-column-ordinal = Сигурно
arena-reach = ±{ $reach }
arena-legend = Победите са дял от местата на бота; при чиста случайност са { $chance }. Оценките започват от 25; „Сигурно“ е колко струва ботът почти със сигурност.
arena-ahead = Колко често редът завършва пред колоната, 95% интервал и в колко игри:
arena-ahead-none = не са се срещали
arena-faults = { $bot } остана без валиден отговор { $count ->
    [one] { $count } път
   *[other] { $count } пъти
}, най-напред в игра { $game } на място { $seat }: { $reason }.
arena-stopped = Спряно след { $done } от { $games } игри; без --out нищо не се пази.
