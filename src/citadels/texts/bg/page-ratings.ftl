### Рейтинг, класация и турнири. Изтегля се само там.

rating-lead = Колко добре играеш, измерено по игрите, които се броят. Само за който иска.
rating-mine = Твоят рейтинг
rating-rated = Искам рейтинг
rating-rated-hint = Броят се само игрите на маси, отбелязани „за рейтинг“. Изключиш ли го, веднага излизаш от класацията; вече започната игра за рейтинг пак се брои.
rating-listed = Покажи ме в класацията
rating-listed-hint = Тогава всички виждат името и рейтинга ти.
rating-listed-name = За това ти трябва име; избери си в настройките.
rating-forget = Изтрий рейтинга ми
rating-forget-hint = Рейтингът ти и историята му се изтриват завинаги. Игрите на другите запазват резултата си, без теб.
rating-none = Още няма игра за рейтинг. Направи нова маса и избери „Игра за рейтинг“; може и само срещу ботове.
rating-impossible = На този сървър няма рейтинг.
rating-value = { $rating } ± { $reach }
rating-games = { $n ->
    [one] една игра
   *[other] { $n } игри
}
rating-provisional = предварителен
rating-history = Последни игри
rating-plot = Рейтинг след всяка игра: от { $first } до { $last }
rating-place = { $place }-о място от { $players }
rating-gone = напусна
rating-helped = с помощ от бот
rating-ladder = Класация
rating-edition = Издание
rating-season = Сезон
rating-season-all = Всички игри
rating-rank = Място
rating-name = Име
rating-rating = Рейтинг
rating-points = Точки
rating-count = Игри
rating-you = ти
rating-bots = Ботовете, по които се мерят всички
rating-empty = В тази класация още няма никого.
rating-ladder-hint = Класацията е по точки: колкото някой почти сигурно струва. За място са нужни { $n } игри.
rating-how = Как се четат числата
rating-how-text = Всеки започва с 1000 ± 653: още нищо не се знае. Рейтингът расте най-много, когато изпревариш силни играчи, а с всяка игра числото след ± намалява. В 19 от 20 случая истинската сила е между двата края. Всяко издание има свой рейтинг. Който напусне игра, е последен; ако бот е решил нещо вместо теб, не можеш да спечелиш.
contest-title = Турнири
contest-none = В момента няма турнири.
contest-open = записването е отворено
contest-playing = играе се
contest-over = приключил
contest-starts = Начало: { $when }
contest-format = Кръгове: { $rounds }, после финал. Маси по { $seats }.
contest-rated = Игрите са за рейтинг, затова трябва да искаш рейтинг.
contest-count = { $n ->
    [one] записан е един играч
   *[other] записани са { $n } играчи
}
contest-sign = Запиши се
contest-withdraw = Откажи се
contest-signed = Записан си. Щом се изтегли кръг, тук ще видиш пътя до масата си. Ако закъснееш, бот играе вместо теб, докато дойдеш.
contest-go = Към твоята маса
contest-round = Кръг { $n }
contest-final = Финал
contest-table = Маса { $n }
contest-bots = { $n ->
    [one] и един бот
   *[other] и { $n } бота
}
contest-standings = Класиране
contest-replay = Повторение
contest-withdrawn = отказал се
contest-all = Всички турнири
refused-no-ratings = На този сървър няма рейтинг.
refused-ladder-name = За класацията е нужно име; избери си в настройките.
refused-no-tournament = Няма такъв турнир.
refused-tournament-over = Този турнир е приключил.
refused-tournament-full = Турнирът е пълен.
