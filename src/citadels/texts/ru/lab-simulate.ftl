### The simulation: its command, its tables on the screen, and the page that `report` makes of it.

cli-simulate = сыграть много партий между ботами и сохранить, что было в каждой
cli-report = сделать из сыгранных партий страницу с графиками

## Arguments

simulate-bots = боты: { $names }, program:COMMAND или python:MODULE.CLASS; если их меньше, чем мест, они занимают их по очереди, 4xrandom — четыре таких бота (по умолчанию { $bot })
simulate-games = сколько партий (по умолчанию { $games })
simulate-players = сколько мест за столом (по умолчанию { $players })
simulate-out = папка, где хранятся партии; без неё показывается только сводка
simulate-help =
    Разные боты играют каждый расклад несколько раз, пересаживаясь между партиями
    на одно место. Набор "random" определяет для каждого расклада новый состав.

    Примеры:
      citadels simulate builder --games 10000 --out my-games
      citadels simulate --resume --out my-games --games 20000
      citadels simulate builder 4xrandom --edition classic --players 5
      citadels simulate builder --preset random --players 6 --out casts

    В папке тогда лежат games.parquet, где на каждую партию по строке, и
    seats.parquet, где по строке на каждое место; "citadels report my-games"
    делает из них страницу с графиками.
report-folder = папка с симуляцией
report-out = страница (по умолчанию report.html в этой папке)

## What goes wrong

simulate-resume-where = Для --resume нужны --out и папка, которую продолжать.
simulate-empty = В { $folder } пока нет партий.
simulate-stopped = Прервано: сыграно партий { $done } из { $games }; без --out ничего не сохраняется.
simulate-timed = { $bot } думает по часам или в отдельной программе: его партии нельзя точно повторить.
report-unwritten = Не удаётся записать { $file }: { $why }.
report-written = Страница записана в { $file }.

## Summary

simulate-title = { $games } { $games ->
    [one] партия
    [few] партии
   *[many] партий
}, { $edition }, игроков: { $players }
simulate-cast-own = свой состав
simulate-seed = зерно { $seed }
simulate-facts = { $cast }; { $bots }; { $seed }.
simulate-repeat = { $count } × { $name }
simulate-partial = Исследование не окончено: сыграно партий { $games } из { $planned }.
simulate-faults = { $count } { $count ->
    [one] раз
    [few] раза
   *[many] раз
} бот не дал допустимого ответа, и ход выбран наугад.
simulate-shared = { $count } { $count ->
    [one] партия закончилась общей победой
    [few] партии закончились общей победой
   *[many] партий закончились общей победой
}; она считается равными долями.
simulate-intervals = Рядом с каждым числом — его 95%-й интервал. Места одной партии не независимы, поэтому расклад со всеми местами считается одним наблюдением (кластерно-устойчиво; Уилсон для долей, Стьюдент для средних). { $above } и { $below } — выше и ниже случайности, { $chance }, с уверенностью 95% для всей таблицы (Бонферрони).
simulate-mixed = Эти боты не равны по силе и выбирают разные карты: числа говорят о ботах не меньше, чем о картах.
simulate-one-deal = По одному раскладу интервал определить нельзя.

simulate-title-length = Длина и итог
simulate-column-what = В партии
simulate-column-mean = Среднее
simulate-column-interval = 95%
simulate-column-median = Медиана
simulate-column-tenths = 10–90%
simulate-column-range = Размах
simulate-length-rounds = Раунды
simulate-length-laps = Проходы
simulate-length-moves = Ходы
simulate-length-scores = Счёт, все места
simulate-length-best = Счёт победителя
simulate-length-margin = Отрыв от второго
simulate-length-changes = Смены лидера
simulate-ended = Чем закончилось: { $endings }
simulate-ended-part = { $what } { $share }
simulate-ended-complete = достроенный город
simulate-ended-all-built = построены все кварталы
simulate-ended-bell = колокол
simulate-ended-deadlock = два прохода без строительства
simulate-ended-limit = предел раундов

simulate-title-positions = Победы по местам, от первой короны по часовой стрелке
simulate-title-positions-laps = Победы по очерёдности хода
simulate-title-bots = Победы по ботам
simulate-title-seats = Победы по номерам мест
simulate-title-characters = Победы тех, у кого был персонаж, по раундам
simulate-title-characters-laps = Победы тех, кто ходил за персонажа, по ходам
simulate-title-uniques = Победы тех, кто построил бонусный квартал
simulate-note-uniques = Кто может позволить себе дорогой квартал, часто и так впереди: это не доказывает, что квартал приносит победу.
simulate-column-seat = Место
simulate-column-bot = Бот
simulate-column-character = Персонаж
simulate-column-unique = Квартал
simulate-column-games = Партии
simulate-column-seats = Места
simulate-column-rounds-held = Раунды
simulate-column-turns = Ходы
simulate-column-built = Построен
simulate-column-wins = Победы
simulate-position-first = Первая корона
simulate-position-next = { $number }-е слева
simulate-position-laps = Номер { $number }
simulate-position-crown = Корона, по раундам
simulate-seat-number = Место { $number }

simulate-title-points = Очки по статьям
simulate-column-line = Очки за
simulate-column-all = Все места
simulate-column-winners = Победители
simulate-column-others = Остальные
simulate-points-districts = Кварталы
simulate-points-five-types = Все пять видов
simulate-points-first-complete = Достроен первым
simulate-points-complete = Тоже достроен
simulate-points-passes = Очки проходов
simulate-points-actions = Карты действий на руке
simulate-points-total = Всего

simulate-title-uses = Применённые свойства
simulate-column-ability = Свойство
simulate-column-times = Раз
simulate-column-per = На
simulate-column-rate = Частота
simulate-per-held = раунд с персонажем
simulate-per-turn = ход
simulate-per-built = место с кварталом
simulate-per-seat = место

simulate-use = { $card }: { $what }
simulate-use-income = доход
simulate-use-name-assassin = убийство
simulate-use-name-witch = чары
simulate-use-name-thief = кража
simulate-use-sign = ордера
simulate-use-confiscate = конфискация
simulate-use-spy = слежка
simulate-use-flower = угрозы
simulate-use-reveal = раскрытие угрозы
simulate-use-swap = обмен картами
simulate-use-redraw = новые карты
simulate-use-look = просмотр карт
simulate-use-foresee = по карте с каждого
simulate-use-crown = передача короны
simulate-use-alms = золотой у богатейшего
simulate-use-borrow = золото за карты
simulate-use-bonus = дополнительные ресурсы
simulate-use-bonus-gold = четыре золотых
simulate-use-bonus-cards = четыре карты
simulate-use-study = выбор из 7 карт
simulate-use-destroy = разрушение
simulate-use-exchange = обмен кварталами
simulate-use-seize = захват
simulate-use-beautify = украшение
simulate-use-sacrifice = разрушение в уплату
simulate-use-spend = карты в уплату
simulate-use-tent = установка
simulate-use-booth = открытие
simulate-use-ticket = покупка карт
simulate-use-cash = сбор выручки
simulate-use-fortune = гадание
simulate-use-cannonball = выстрел
simulate-use-sell = Продажи банку
simulate-use-auction = Аукционы
simulate-use-bid = Ставки

## Numbers

lab-number-small = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-count = { NUMBER($number, maximumFractionDigits: 0) }

## The page

report-title = { $edition }, игроков: { $players }
report-lead = { $games } { $games ->
    [one] партия
    [few] партии
   *[many] партий
} между ботами ({ $bots }); { $cast ->
    [random] в каждом раскладе новый состав
    [own] состав собственный
   *[other] состав — набор «{ $preset }»
}. По чистой случайности место выигрывает { $chance } партий; всё ниже сравнивается с этим.
report-partial = Пока сыграно партий только { $games } из { $planned }.

report-fact-games = партий
report-fact-games-deals = из { $deals } { $deals ->
    [one] расклада
    [few] раскладов
   *[many] раскладов
}
report-fact-rounds = раундов
report-fact-laps = проходов
report-fact-median = не больше — в половине партий
report-fact-best = очков у победителя
report-fact-margin = очков отрыва от второго
report-fact-changes = смен лидера
report-fact-mean = в среднем

report-characters = { $signs ->
    [both] { $best } побеждает часто, { $worst } — редко
    [above] { $best } побеждает чаще, чем дала бы случайность
    [below] { $worst } побеждает реже, чем дала бы случайность
   *[none] Ни один персонаж достоверно не отличается от случайности
}
report-characters-about = Как часто те, у кого был персонаж, в итоге выигрывали партию; считаются раунды с ним.
report-characters-about-laps = Как часто те, кто ходил за персонажа, в итоге выигрывали партию; считаются ходы.
report-uniques = { $signs ->
    [both] Часто побеждают с таким кварталом: { $best }, редко — с таким: { $worst }
    [above] Часто побеждают с таким кварталом: { $best }
    [below] Редко побеждают с таким кварталом: { $worst }
   *[none] Ни один бонусный квартал достоверно не связан с победой
}
report-uniques-about = Как часто побеждали те, кто построил бонусный квартал. { simulate-note-uniques }
report-positions = { $signs ->
    [none] Ни одно место достоверно не лучше и не хуже других
   *[other] Важно, где сидишь
}
report-positions-about = Победы по месту за столом, от первого владельца короны по часовой стрелке, то есть налево.
report-positions-about-laps = Победы по очерёдности хода: номер 1 ходит первым.
report-bots = { $signs ->
    [none] Ни один бот достоверно не отличается от случайности
   *[other] { $best } побеждает часто, { $worst } — редко
}
report-bots-about = Победы по ботам. В каждом раскладе каждый сыграл на каждом месте.
report-rounds = Половина партий заканчивается не позже раунда { $median }, девять из десяти — не позже { $ninth }
report-rounds-laps = Половина партий заканчивается не позже прохода { $median }, девять из десяти — не позже { $ninth }
report-rounds-about = Доля партий по числу раундов; синий столбец — медиана.
report-rounds-about-laps = Доля партий по числу проходов через персонажей; синий столбец — медиана.
report-scores = Победители набирают очков: { $winners }, остальные: { $others }
report-scores-about = Доля мест по итоговому счёту; победители — синяя часть столбца.
report-points = Победители впереди на { $gap } очков, из них за кварталы — { $districts }
report-points-about = Очки по статьям, у победителей и у остальных, в среднем.
report-points-large = Всего и кварталы
report-points-small = Всё остальное
report-course = { $round ->
    [0] До самого конца трудно угадать победителя
   *[other] С раунда { $round } победителя можно угадать
}
report-course-laps = { $round ->
    [0] До самого конца трудно угадать победителя
   *[other] С прохода { $round } победителя можно угадать
}
report-course-about = Сколько набрал бы каждый, если бы партия закончилась после этого раунда: в полосе половина всех мест, линия — медиана. С названного раунда медиана будущих победителей лежит выше полосы остальных. Раунды, до которых дошло меньше десятой части партий, опущены.
report-course-about-laps = Сколько набрал бы каждый, если бы партия закончилась после этого прохода: в полосе половина всех мест, линия — медиана. С названного прохода медиана будущих победителей лежит выше полосы остальных. Проходы, до которых дошло меньше десятой части партий, опущены.
report-uses = Для чего служат карты
report-uses-held = Персонажи: применений за раунд с персонажем
report-uses-turn = Персонажи: применений за ход
report-uses-built = Кварталы: применений за партию на место, где он построен
report-uses-seat = Доступное всем: применений за партию на каждое место
report-made = Как это сделано
report-made-command = Те же партии ещё раз:
report-made-timed = Не все эти боты точно повторяют свои партии: некоторые думают по часам или в отдельной программе.
report-made-same = Та же команда даёт те же партии до последней карты, сколько бы ни было процессов.
report-made-seeds = Номер и зерно каждой партии — в games.parquet, что делало каждое место — в seats.parquet.
report-made-intervals = Усы и числа в столбце «{ simulate-column-interval }» — это 95%-е интервалы отдельного числа. Места одной партии не независимы друг от друга, как и партии одного расклада, поэтому расклад со всем, что из него сыграно, считается одним наблюдением: дисперсия кластерно-устойчива. Для долей — интервал Уилсона с числом независимых наблюдений, которому отвечает эта дисперсия, для средних — Стьюдента. Из двадцати чисел одно лежит вне своего интервала; поэтому цвета и заголовки говорят лишь о том, что верно с уверенностью 95% для всех чисел графика вместе (Бонферрони).
report-level = случайно { $chance }

report-bin = { $number }: { $share }, всего { $count }
report-bin-winners = { $number }: { $share }, всего { $count }, победителей { $winners }
report-step-rounds = Раунд { $round }, { $games } { $games ->
    [one] партия
    [few] партии
   *[many] партий
}: победители { $winners }, остальные { $others }
report-step-laps = Проход { $round }, { $games } { $games ->
    [one] партия
    [few] партии
   *[many] партий
}: победители { $winners }, остальные { $others }
report-whisker = { $name }: { $value } ({ $interval })
report-dumbbell = { $name }: победители { $winners }, остальные { $others }
report-winners = победители
report-others = остальные
report-above = достоверно выше случайности
report-below = достоверно ниже случайности
report-maybe = возможно, случайность
report-uses-about = Как часто свойство применяют там, где это можно, с 95%-м интервалом.
report-points-tick = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
