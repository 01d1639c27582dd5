### What a person did in their finished games.

## The page

stats-title = Твоята статистика
stats-lead = От завършените ти игри, само за твоите очи.
stats-none = Още няма завършени игри. След първата тук ще видиш как играеш.
stats-none-chosen = Нито една от игрите ти не отговаря на избора.
stats-pending = { $n ->
    [one] Остава да се преброи една игра…
   *[other] Остава да се преброят { $n } игри…
}

## Which games

stats-all = Всички
stats-edition = Издание
stats-players = Играчи
stats-players-n = { $n ->
    [one] { $n } играч
   *[other] { $n } играчи
}
stats-against = Срещу
stats-against-people = хора
stats-against-bots = само ботове
stats-games-n = { $n ->
    [one] { $n } игра
   *[other] { $n } игри
}

## Shares, with how certain they are

stats-of = { $won } от { $n }
stats-range = вероятно между { $low } и { $high }
stats-chance = при чист късмет: { $share }
stats-too-few = твърде малко игри
stats-honest = Лентата показва къде вероятно е истинският ти дял (с 95% сигурност): колкото по-малко игри, толкова по-широка. Малката отвесна черта е това, което би дал чистият късмет. Малките разлики може да са само късмет.

## At a glance

stats-won = Победи
stats-points-each = Точки на игра
stats-points-n = { $n ->
    [one] { $n } точка
   *[other] { $n } точки
}
stats-best = Най-много точки
stats-worst = Най-малко точки
stats-first = Първи завършен град
stats-length = Рундове на игра
stats-usual = обикновено { $time }

## Over time

stats-course = Във времето
stats-course-measure = Какво се показва
stats-course-beaten = Победени противници
stats-course-points = Точки
stats-course-beaten-hint = Всяка точка е игра: пред каква част от противниците си завършваш; златните са победи. Линията е средното от последните ти { $n } игри. При чист късмет би била на половината.
stats-course-points-hint = Всяка точка е игра; златните са победи. Линията е средното от последните ти { $n } игри.
stats-course-label = { $measure }, игра по игра, от { $from } до { $to }; същото е и в таблицата отдолу
stats-course-axis = Игри, последната е вдясно
stats-course-few = След { $n } завършени игри тук ще видиш как се справяш.
stats-date = Дата
stats-place-head = Място
stats-place = { $place } място от { $n }
stats-average = Средно

## Tables

stats-by-edition = По издание и брой играчи
stats-by-rival = По противник
stats-rival = Противник
stats-people = Хора
stats-ahead = Завършваш пред тях
stats-by-character = По персонаж
stats-by-character-hint = Победи: игрите, в които персонажът е бил у теб поне веднъж. Убит, ограбен, омагьосан: какво ти се е случило с него.
stats-character = Персонаж
stats-held = Пъти
stats-killed = Убит
stats-robbed = Ограбен
stats-bewitched = Омагьосан
stats-by-district = По сграда
stats-by-district-hint = Победи: игрите, в които накрая е била в града ти.
stats-district = Сграда
stats-built = Построена
stats-won-with = Победи с нея
stats-lost = Загубена
stats-by-source = Откъде идват точките ти
stats-source = За
stats-more = Покажи всички: { $n }

## What was done with a character

stats-deed-killed = убийства: { $n }
stats-deed-bewitched = омагьосвания: { $n }
stats-deed-robbed = грабежи: { $n } (злато: { $gold })
stats-deed-swapped = разменени ръце: { $n }
stats-deed-confiscated = конфискувани: { $n }
stats-deed-destroyed = разрушени: { $n }
stats-deed-exchanged = разменени: { $n }
stats-deed-seized = отнети: { $n }

## Games that do not count

stats-left-out = Не се броят:
stats-left-several = { $n ->
    [one] { $n } игра, в която си на няколко места
   *[other] { $n } игри, в които си на няколко места
}
stats-left-moment = { $n ->
    [one] { $n } игра, продължена от момент на друга
   *[other] { $n } игри, продължени от момент на друга
}
stats-left-stand-in = { $n ->
    [one] { $n } игра, в която бот е взел повечето ти решения
   *[other] { $n } игри, в които бот е взел повечето ти решения
}
stats-left-unplayable = { $n ->
    [one] { $n } игра, чиито ходове вече не могат да се повторят
   *[other] { $n } игри, чиито ходове вече не могат да се повторят
}

## As a file

stats-csv = Запази като CSV
stats-json = Запази като JSON

## Beside a card in the rules

stats-card = Ти:
stats-card-held = { $n ->
    [one] бил е у теб веднъж
   *[other] бил е у теб { $n } пъти
}
stats-card-built = { $n ->
    [one] построена веднъж
   *[other] построена { $n } пъти
}
stats-card-won = победи: { $won } от { $n } игри
stats-card-killed = убит при теб: { $n }
stats-card-robbed = ограбен при теб: { $n }
stats-card-bewitched = омагьосан при теб: { $n }
stats-card-lost = загубена: { $n }
