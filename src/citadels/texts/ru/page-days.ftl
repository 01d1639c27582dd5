### Партии на несколько дней: часы, чей ход, решения заранее, отпуск.

## Новый стол

days-kind = Как вы играете
days-kind-live = В реальном времени
days-kind-live-hint = Все здесь в одно и то же время.
days-kind-days-hint = Каждый решает, когда есть время; быть в сети никому не нужно. Решать можно и заранее.
page-clock-days-hint = Когда время выходит, ход завершает бот.
page-clock-days-is = По переписке: { $time } на решение
page-clock-bank-hint = У каждого есть запас времени, который растёт с каждым ходом. Когда он исчерпан, решает бот. Отпуск не считается.
page-clock-bank-is = По переписке: { $time } на партию и ещё { $more } за ход

## Чей ход

days-turns = { $n ->
    [one] Ваш ход за { $n } столом
    [few] Ваш ход за { $n } столами
   *[many] Ваш ход за { $n } столами
}
days-turns-go = Решить
days-next = К следующему столу: ваш ход
days-until = до { $when }, { $in }
days-until-when = до { $when }

## Решения заранее

prepared-lead = Это видите только вы. Если что-то окажется невозможным, вас спросят как обычно.
prepared-picks = Следующий выбор
prepared-picks-hint = Отметьте персонажей в том порядке, в каком хотите их получить.
prepared-picks-clear = Заново
prepared-picks-none = При следующем выборе вы решаете на месте.
prepared-picks-is = При следующем выборе вы возьмёте первого предложенного из этих: { $characters }. Если никого из них не будет, вы решаете на месте.
prepared-gather = Сбор ресурсов
prepared-gather-gold = Золото
prepared-gather-cards = Карты
prepared-gather-gold-is = Каждый ход вы берёте золото, и вас не спрашивают.
prepared-gather-cards-is = Каждый ход вы тянете карты, и вас не спрашивают.
prepared-end = Заканчивать мой ход, когда больше ничего нельзя
prepared-end-is = Ваш ход кончается сам, когда больше ничего нельзя.
prepared-ask = Спросить меня
prepared-answers = Постоянные ответы
prepared-answer-is = { $card }: { $answer }.
prepared-secret = В партиях по переписке об этом никого не спрашивают, чтобы ожидание ничего не выдавало. Без вашего ответа вы пасуете.
prepared-about-strongman = Если назовут вашего персонажа, а эта карта у вас на руке
prepared-about-acrobat = Если за Короля никто не отзовётся, а эта карта у вас на руке
prepared-about-cash = Когда кто-то купил у вас билет
prepared-about-graveyard = Когда разрушают квартал, а это стоит в вашем городе
prepared-about-stage = После каждого выбора, пока это стоит в вашем городе
prepared-about-thank = Когда у владельца этого квартала ещё и корона
prepared-about-answer = Когда вам угрожают
prepared-about-turn-over = Когда вам отказываются платить
prepared-about-confiscate = Когда кто-то платит за квартал под вашим ордером
prepared-about-bid = Когда карта выставлена на аукцион
prepared-auction = Аукцион
prepared-will = Что произойдёт
prepared-nothing = Каждый раз вы решаете на месте.
prepared-save = Сохранить
prepared-saved = Сохранено

## Отпуск

holiday-title = Отпуск
holiday-lead = Ваши часы стоят во всех партиях по переписке. Другие видят, когда вы вернётесь.
holiday-left = { $n ->
    [one] В этом году у вас остался { $n } день.
    [few] В этом году у вас осталось { $n } дня.
   *[many] В этом году у вас осталось { $n } дней.
}
holiday-first = Первый день
holiday-days = Дней
holiday-take = Уйти в отпуск
holiday-span = с { $first } по { $until }
holiday-end = Закончить сейчас
holiday-cancel = Отменить

## Отказано

refused-no-plans = Решать заранее можно только в идущей партии по переписке.
refused-holiday-taken = На это время у вас уже есть отпуск.
refused-holiday-spent = Столько дней в этом году у вас не осталось.
refused-no-holiday = Этот отпуск уже закончился.
