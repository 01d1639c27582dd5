### What a person did in their finished games.

## The page

stats-title = Ваша статистика
stats-lead = По вашим сыгранным партиям; видите её только вы.
stats-none = Сыгранных партий пока нет. После первой здесь будет видно, как вы играете.
stats-none-chosen = Таких партий у вас нет.
stats-pending = { $n ->
    [one] Осталось подсчитать { $n } партию…
    [few] Осталось подсчитать { $n } партии…
   *[many] Осталось подсчитать { $n } партий…
}

## Which games

stats-all = Все
stats-edition = Издание
stats-players = Игроки
stats-players-n = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
stats-against = Против
stats-against-people = людей
stats-against-bots = только ботов
stats-games-n = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}

## Shares, with how certain they are

stats-of = { $won } из { $n }
stats-range = скорее всего, от { $low } до { $high }
stats-chance = по воле случая: { $share }
stats-too-few = слишком мало партий
stats-honest = Полоса показывает, где, скорее всего, лежит ваша настоящая доля (с вероятностью 95 %): чем меньше партий, тем она шире. Вертикальная чёрточка — то, что дал бы случай. Небольшая разница может быть простым везением.

## At a glance

stats-won = Победы
stats-points-each = Очков за партию
stats-points-n = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
stats-best = Больше всего очков
stats-worst = Меньше всего очков
stats-first = Первый завершённый город
stats-length = Раундов за партию
stats-usual = обычно { $time }

## Over time

stats-course = Со временем
stats-course-measure = Что показано
stats-course-beaten = Обойдено соперников
stats-course-points = Очки
stats-course-beaten-hint = Каждая точка — партия: какую часть соперников вы обошли; золотые — победы. Линия — среднее за последние партии, не больше { $n }. По воле случая она шла бы посередине.
stats-course-points-hint = Каждая точка — партия; золотые — победы. Линия — среднее за последние партии, не больше { $n }.
stats-course-label = { $measure }, партия за партией, с { $from } по { $to }; ниже то же самое таблицей
stats-course-axis = Партии, последняя справа
stats-course-few = Когда сыгранных партий будет { $n }, здесь станет видно, как идут дела.
stats-date = Дата
stats-place-head = Место
stats-place = { $place } место из { $n }
stats-average = Среднее

## Tables

stats-by-edition = По изданию и числу игроков
stats-by-rival = По соперникам
stats-rival = Соперник
stats-people = Люди
stats-ahead = Вы были выше
stats-by-character = По персонажам
stats-by-character-hint = Победы: партии, где этот персонаж был у вас хотя бы раз. Убит, обворован, заколдован: что с вами случилось, пока он был у вас.
stats-character = Персонаж
stats-held = Сколько раз
stats-killed = Убит
stats-robbed = Обворован
stats-bewitched = Заколдован
stats-by-district = По кварталам
stats-by-district-hint = Победы: партии, в конце которых этот квартал стоял в вашем городе.
stats-district = Квартал
stats-built = Построен
stats-won-with = Победы с ним
stats-lost = Потерян
stats-by-source = Откуда берутся ваши очки
stats-source = За что
stats-more = Показать все: { $n }

## What was done with a character

stats-deed-killed = убийства: { $n }
stats-deed-bewitched = заколдовано: { $n }
stats-deed-robbed = кражи: { $n } (золота: { $gold })
stats-deed-swapped = обменов картами: { $n }
stats-deed-confiscated = конфисковано: { $n }
stats-deed-destroyed = разрушено: { $n }
stats-deed-exchanged = выменяно: { $n }
stats-deed-seized = отобрано: { $n }

## Games that do not count

stats-left-out = Не учтены:
stats-left-several = { $n ->
    [one] { $n } партия, где вы сидели на нескольких местах
    [few] { $n } партии, где вы сидели на нескольких местах
   *[many] { $n } партий, где вы сидели на нескольких местах
}
stats-left-moment = { $n ->
    [one] { $n } партия, продолженная с момента другой
    [few] { $n } партии, продолженные с момента другой
   *[many] { $n } партий, продолженных с момента другой
}
stats-left-stand-in = { $n ->
    [one] { $n } партия, где за вас в основном решал бот
    [few] { $n } партии, где за вас в основном решал бот
   *[many] { $n } партий, где за вас в основном решал бот
}
stats-left-unplayable = { $n ->
    [one] { $n } партия, ходы которой больше нельзя повторить
    [few] { $n } партии, ходы которых больше нельзя повторить
   *[many] { $n } партий, ходы которых больше нельзя повторить
}

## As a file

stats-csv = Сохранить как CSV
stats-json = Сохранить как JSON

## Beside a card in the rules

stats-card = Вы:
stats-card-held = { $n ->
    [one] был у вас { $n } раз
    [few] был у вас { $n } раза
   *[many] был у вас { $n } раз
}
stats-card-built = { $n ->
    [one] построен { $n } раз
    [few] построен { $n } раза
   *[many] построен { $n } раз
}
stats-card-won = побед: { $won }, партий: { $n }
stats-card-killed = убит у вас: { $n }
stats-card-robbed = обворован у вас: { $n }
stats-card-bewitched = заколдован у вас: { $n }
stats-card-lost = потерян: { $n }
