### The search for balance: its command, what it refuses and what it found.

cli-balance = искать составы, с которыми игра самая ровная или самая переменчивая

## Arguments

balance-bots = кто играет: { $names }, program:COMMAND или python:MODULE.CLASS (по умолчанию builder)
balance-goal = что искать: even — ни один персонаж не даёт перевеса (по умолчанию) или swingy — кто ведёт по ходу партии, часто проигрывает
balance-games = сколько партий можно сыграть всего (по умолчанию { $games })
balance-players = сколько игроков (по умолчанию { $players })
balance-vary = что можно менять: characters (персонажи), uniques (бонусные кварталы) или both (по умолчанию)
balance-keep = карты, которые должны быть, названия через запятую
balance-without = карты, которых быть не должно, названия через запятую
balance-out = папка, где хранятся партии и результат; без неё ничего не сохраняется
balance-help =
    Поиск начинается с набора (первого или --preset) и пробует другие составы.
    Девятый персонаж не участвует, если без него можно обойтись: --rank9 добавляет
    его, --rank9 queen — именно этого, а --rank9 free пробует и с ним, и без него.

    Примеры:
      citadels balance --players 6 --out my-search
      citadels balance --goal swingy --keep king,warlord --without witch
      citadels balance --edition classic --vary uniques --games 100000
      citadels balance --resume --out my-search

    В docs/balance.md сказано, что значат числа и насколько они надёжны.

## What cannot be searched

balance-fixed = В издании «{ $edition }» персонажи и бонусные кварталы во всех партиях одни и те же: искать нечего.
balance-one-cast = Под запрос подходит только один состав: искать нечего.
balance-random-start = Поиск не может начинаться со случайного набора; нужен другой набор.
balance-no-card = { $card } — не персонаж и не бонусный квартал издания «{ $edition }».
balance-kept-and-left-out = Нельзя и оставить, и исключить одну карту: { $card }.
balance-kept-rank = { $one } и { $other } — оба ранга { $rank }: оставить можно только одного.
balance-kept-unfit = Эту карту оставить нельзя: { $card }. Когда игроков { $players }, ей здесь нет места.
balance-empty-rank = Когда игроков { $players }, персонажей ранга { $rank } не остаётся.
balance-kept-not-there = Нужно оставить карту, которой нет в начальном составе и которую в него нельзя добавить: { $card }.
balance-left-out-but-there = Нужно исключить карту, которая есть в начальном составе и которую из него нельзя убрать: { $card }.
balance-kept-too-many = Нужно оставить бонусных кварталов: { $kept }, а места только для { $needed }.
balance-too-few-left = Бонусных кварталов нужно { $needed }, а осталось только { $left }.
balance-budget = Для поиска нужно партий не меньше { $least }, а не { $games }.
balance-resume-where = Для --resume нужны --out и папка, которую продолжать.
balance-timed = { $bot } думает по часам или в отдельной программе: его партии нельзя точно повторить.
balance-stopped = Прервано: сыграно партий { $done } из { $games }; без --out ничего не сохраняется.

## What was found

balance-title = { $goal ->
    [even] Самые ровные из найденных составов
   *[swingy] Самые переменчивые из найденных составов
}: { $edition }, игроков: { $players }, { $bots }
balance-scope = Партий: { $played }, зерно { $seed }; испытано составов: { $tried } из { $possible } возможных.
balance-figure = { $goal ->
    [even] Перевес: на сколько процентных пунктов обычно меняется шанс на победу, если взять одного персонажа, а не другого, за вычетом удачи и положения игрока. 0 — совершенно ровно.
   *[swingy] Перевороты: остановите партию между любыми двумя раундами; в стольких случаях из ста тот, кто тогда ведёт, не побеждает. Было бы { $open }, если бы лидерство ничего не значило.
}
balance-column-edge = Перевес
balance-column-upsets = Перевороты
balance-column-certain = 95%
balance-column-seats = Места
balance-column-changes = Смены
balance-column-rounds = Раунды
balance-column-margin = Отрыв
balance-legend = Места: перевес от места ближе к первой короне. Смены: как часто меняется лидер. Отрыв: на сколько очков победитель впереди второго.
balance-start = Начало
balance-preset = это набор «{ $preset }»
balance-lead = { $card } { $lead }
balance-leads = Сильнее всех { $strongest }; слабее всех { $weakest }
balance-more = +{ $number }
balance-less = −{ $number }

balance-sure = Состав 1 { $goal ->
    [even] ровнее
   *[swingy] переменчивее
}, чем { $other }: уверенность { $sure }.
balance-likely = Состав 1, похоже, { $goal ->
    [even] ровнее
   *[swingy] переменчивее
}, чем { $other }, но уверенность лишь { $sure }.
balance-close = Состав 1 и { $other } слишком близки, чтобы различить их по этим партиям.
balance-other-cast = состав { $place }
balance-other-start = начальный состав
balance-sure-most = больше { $sure }
balance-itself = Состав { $place } — это состав, с которого начался поиск.
balance-fresh = Для этих чисел каждый состав сыграл новые расклады, которых поиск не видел ({ $games }), чтобы просто удачливый состав не казался хорошим. 95% — для всех интервалов вместе. Лучший состав может быть среди неиспытанных, а для других игроков, не этих ботов, он может быть иным.
balance-cards = { $goal ->
    [even] Кто побеждает чаще других, в пунктах, по всем испытанным составам
   *[swingy] Карты, которые приносят больше переворотов, чем другие на их месте, в пунктах, по всем испытанным составам
}: { $more }.
balance-cards-less = { $goal ->
    [even] Кто побеждает реже
   *[swingy] Карты, которые приносят меньше
}: { $less }.
balance-faults = Боты не дали допустимого ответа { $count } { $count ->
    [one] раз
    [few] раза
   *[many] раз
}; вместо него сыгран случайный ход.
balance-command = Состав 1, чтобы сыграть и изучить:
balance-kept = Всё это есть и в { $file }.

balance-so-far = Лучшие составы на данный момент, без чисел: у неоконченного поиска они приукрашены.
balance-nothing-yet = Сыграно слишком мало, чтобы что-то сказать.
