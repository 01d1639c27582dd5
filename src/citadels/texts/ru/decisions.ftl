### What is asked, and what may be answered.
###
### $role is the id of the character whose turn it is, to choose words by. $target is "me" for the reader's own.

## Questions

ask-pick = { $held ->
    [0] Выберите персонажа на этот раунд.
   *[other] Выберите второго персонажа на этот раунд.
}
ask-discard = Отложите ещё одного персонажа взакрытую: в этом раунде он не участвует.
ask-stage = Ваш Театр: обменяйтесь вслепую персонажами с другим игроком или пасуйте.
ask-cast = Какого из своих персонажей вы отдаёте?
ask-gather = Вы — { $character }. Возьмите золото или карты.
ask-gather-first = Вы — { $character }. Возьмите золото или карты; кое-что можно сделать и до этого.
ask-gather-witch = Вы — Ведьма. Сначала соберите ресурсы, потом заколдуйте персонажа и продолжите ход за него.
ask-gather-bewitched = Ведьма заколдовала вашего персонажа ({ $character }): вы собираете ресурсы, и на этом ваш ход окончен.
ask-gather-threatened = Вы — { $character }, и вы под угрозой. Соберите ресурсы и ответьте на неё.
ask-act = Вы — { $character }, в казне { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}. Что делаете?
ask-act-must = Вы — { $character }, в казне { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}. Прежде чем закончить ход, вы должны { $role ->
    [emperor] отдать корону.
   *[other] применить своё свойство.
}
ask-bewitch = Кого вы заколдуете? Он только соберёт ресурсы, а ход за него продолжите вы.
ask-keep = Какую из { $count } { $count ->
    [one] карты
    [few] карт
   *[many] карт
} вы оставите? Остальное уйдёт { $pile ->
    [open] в сброс.
   *[deck] под низ колоды.
}
ask-warrant = { $count ->
    [1] Положите второй ордер, неподписанный. Подписанный положен на
   *[other] Положите третий ордер, неподписанный. Другие положены на
} { FORM($characters, "acc") }.
ask-threaten = Положите вторую угрозу, пустую. Цветок положен на { FORM($characters, "acc") }.
ask-answer = Вы под угрозой: заплатите { $bribe } { $bribe ->
    [one] золотой
    [few] золотых
   *[many] золотых
} или откажитесь и рискните всей казной ({ $gold }).
ask-turn-over = { $player } ({ $character }) отказывается платить. Ваша угроза { $flower ->
    [yes] с цветком: раскройте её — и заберёте всё золото ({ $gold }).
   *[no] пустая.
}
ask-confiscate = { $player } ({ $character }) платит { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} за { FORM($card, "acc") }. { $signed ->
    [yes] Ваш ордер здесь подписан: квартал можно забрать.
   *[no] Ваш ордер здесь не подписан.
}
ask-redraw = Выберите карты, чтобы { $pile ->
    [open] сбросить их
   *[deck] положить их под низ колоды
}; «Готово» — взять столько же. Выбрано: { $count }.
ask-take = Какую из этих карт вы берёте?
ask-use = { $card }: построить сразу или взять на руку?
ask-give = Какую карту вы отдаёте игроку { $player }?{ $count ->
    [1] { "" }
   *[other] { " " }Осталось отдать карт: { $count }.
}
ask-toll = Что вы берёте у игрока { $player } за корону?
ask-crown = Ваш убитый Император передаёт корону. Кому?
ask-pay = Чем вы платите за { FORM($card, "acc") }?
ask-spend = Чем вы платите за { FORM($card, "acc") }? Отложено карт: { $count }.
ask-for = Какой свой квартал вы отдаёте взамен?
ask-gather-murdered = Ваш персонаж ({ $character }) убит, но Госпиталь позволяет собрать ресурсы — и только.
ask-thank = У игрока { $player } Бальный зал и корона: поблагодарите за бал или потеряете ход.
ask-graveyard = Ваше Кладбище: заплатить 1 золотой и взять { FORM($card, "acc") } на руку?
ask-search = Маяк: вы просматриваете колоду. Возьмите одну карту или ни одной.
ask-ring = Ударить в колокол? Пока Колокольня стоит, город из { $goal } { $goal ->
    [one] квартала
    [few] кварталов
   *[many] кварталов
} будет считаться достроенным.
ask-grant = { $player } ({ $character }) отдаёт вам корону. Что дадите взамен?
ask-launch = Человек-ядро: что построите на этом месте?
ask-cash = Закрыть Билетную кассу и забрать с неё { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} — или подождать ещё?
ask-strongman = Ассасин хочет убить вас ({ $character }). Сыграть Силача?
ask-acrobat = На вызов Короля никто не откликнулся. Сыграть Акробатку, чтобы { $crown ->
    [mine] сохранить корону?
   *[other] взять корону?
}
ask-bid = { $player } продаёт с аукциона { FORM($card, "acc") }. { $bid ->
    [0] Ставок пока нет;
   *[other] Последняя ставка — { $bid } ({ $bidder });
} у вас { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}.

## Effects of an option, shown in brackets

effect-cost = { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
effect-gain = +{ $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
effect-cards = +{ $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
}
effect-fewer = на { $cards } { $cards ->
    [one] карту
    [few] карты
   *[many] карт
} меньше
effect-tax = налог { $gold }
effect-face-up = лежит в открытую
effect-face-down = лежит взакрытую
effect-ways = оплата на выбор

## Options: a turn

option-gold = Взять { $gold ->
    [0] золото
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[many] { $gold } золотых
}
option-cards = Взять { $kept ->
    [0] { $cards ->
        [0] карты
        [one] { $cards } карту
        [few] { $cards } карты и оставить все
       *[many] { $cards } карт и оставить все
    }
   *[other] { $cards } { $cards ->
        [one] карту
        [few] карты
       *[many] карт
    }, оставить { $kept }
}
option-end = Закончить ход
option-done = Готово
option-pass = Пас
option-income = Получить доход за { FORM($type, "plural") } кварталы
option-income-n = Получить { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}{ $cards ->
    [0] { "" }
    [one] { " " }и { $cards } карту
    [few] { " " }и { $cards } карты
   *[many] { " " }и { $cards } карт
}
option-bonus = { $role ->
    [architect] Взять дополнительные карты Зодчего
    [queen] Взять золото Королевы
    [tax-collector] Забрать золото с жетона налогов
    [merchant] Взять дополнительный золотой Купца
   *[other] Взять дополнительное
}
option-bonus-gold = Взять золото Навигатора
option-bonus-cards = Взять карты Навигатора
option-build = Построить { FORM($card, "acc") }
option-pay = Заплатить золотом
option-framework = Вместо оплаты разрушить Каркас
option-spend = Отложить { FORM($card, "acc") } за 1 золотой
option-sacrifice = Вместо оплаты разрушить { FORM($card, "acc") }
option-keep = Оставить { FORM($card, "acc") }

## Options: characters

option-pick = { $character }
option-discard = Отложить { FORM($character, "acc") }
option-theater = Обменяться персонажами с игроком { $player }
option-give-character = Отдать { FORM($character, "acc") }
option-name = { $role ->
    [assassin] Убить { FORM($character, "acc") }
    [witch] Заколдовать { FORM($character, "acc") }
    [thief] Обворовать { FORM($character, "acc") }
   *[other] Назвать { FORM($character, "acc") }
}
option-sign = Положить подписанный ордер на { FORM($character, "acc") }
option-warrant = Положить неподписанный ордер на { FORM($character, "acc") }
option-confiscate = Конфисковать
option-flower = Положить угрозу с цветком на { FORM($character, "acc") }
option-threaten = Положить пустую угрозу на { FORM($character, "acc") }
option-bribe = Дать взятку
option-refuse = Отказаться
option-reveal = Раскрыть угрозу
option-spy = Шпионить за игроком { $player }: { FORM($type, "plural") }
option-swap = Обменяться всеми картами с игроком { $player }
option-redraw = { $pile ->
    [open] Сбросить карты
   *[deck] Положить карты под низ колоды
} и взять столько же
option-put = Отложить { FORM($card, "acc") }
option-look = Посмотреть карты игрока { $player } и взять одну
option-take = Взять { FORM($card, "acc") }
option-now = Построить сразу
option-hold = Взять на руку
option-foresee = Взять по карте у каждого и вернуть каждому по одной
option-give = Отдать { FORM($card, "acc") }
option-crown = Отдать корону игроку { $player }
option-take-gold = Взять 1 золотой
option-take-card = Взять случайную карту
option-alms = Взять 1 золотой у самого богатого: { $player }
option-borrow = Построить { FORM($card, "acc") }, взяв золото за карты у игрока { $player }
option-study = Взять 7 карт, оставить 1
option-destroy = Разрушить { $target ->
    [me] у себя { FORM($card, "acc") }
   *[other] { FORM($card, "acc") } у игрока { $player }
}
option-exchange = Выменять { FORM($card, "acc") } у игрока { $player }
option-for = Отдать взамен { FORM($card, "acc") }
option-seize = Забрать { FORM($card, "acc") } у игрока { $player }
option-beautify = Украсить { FORM($card, "acc") }

## Options: districts

option-armory = Арсеналом разрушить { $target ->
    [me] у себя { FORM($card, "acc") }
   *[other] { FORM($card, "acc") } у игрока { $player }
}
option-laboratory = Лаборатория: { $pile ->
    [open] сбросить { FORM($card, "acc") }
   *[deck] положить { FORM($card, "acc") } под низ колоды
}
option-smithy = Кузница: купить карты
option-museum = Музей: положить под него { FORM($card, "acc") }
option-graveyard = Заплатить 1 золотой и взять
option-lighthouse = Маяк: взять из колоды { FORM($card, "acc") }
option-bell-tower = Ударить в колокол: { $rung ->
    [laps] игра закончится на 30-м квартале
   *[rounds] для достройки нужно на квартал меньше
}
option-thanks = Поблагодарить за бал
option-silence = Промолчать и потерять ход

## Options: action cards and auctions

option-give-gold = Отдать 1 золотой
option-tent = Поставить Шапито в своём городе
option-booth = Открыть Билетную кассу
option-cash = Закрыть и забрать золото
option-ticket = Билетная касса игрока { $player }: за 1 золотой взять 2 карты, оставить 1
option-ticket-n = Билетная касса { $number } игрока { $player }: за 1 золотой взять 2 карты, оставить 1
option-fortune = Гадалка: посмотреть карты игрока { $player } и взять одну
option-ringmaster = Директор цирка: построить ещё до 2 кварталов
option-cannonball = Человек-ядро: заменить { FORM($card, "acc") }
option-strongman = Сыграть Силача: убийство отменяется
option-acrobat = Сыграть Акробатку: { $crown ->
    [mine] сохранить
   *[other] взять
} корону
option-sell = Продать { FORM($card, "acc") } банку
option-auction = Выставить { FORM($card, "acc") } на аукцион
option-bid = Поставить { $number } { $number ->
    [one] золотой
    [few] золотых
   *[many] золотых
}

## Headings of groups of options

group-income-n = Получить доход за { FORM($type, "plural") } кварталы
group-build = Построить (цена в скобках)
group-keep = Оставить
group-name = { $role ->
    [assassin] Убить: пропустит ход
    [witch] Заколдовать: вы продолжите ход за него
    [thief] Обворовать: при вызове отдаст всё золото
   *[other] Назвать
}
group-sign = Подписанный ордер
group-warrant = Неподписанный ордер
group-flower = Угроза с цветком
group-threaten = Пустая угроза
group-spy = Шпионить за игроком, назвав вид
group-swap = Обменяться всеми картами
group-look = Посмотреть карты и взять одну
group-alms = Взять 1 золотой у игрока
group-crown = Отдать корону игроку
group-theater = Обменяться персонажами
group-put = Отложить
group-take = Взять
group-give = Отдать
group-spend = Отложить за 1 золотой
group-sacrifice = Разрушить вместо оплаты
group-borrow = Построить на чужое золото (сумма в скобках), отдав столько же карт
group-destroy = Разрушить квартал (цена в скобках)
group-exchange = Выменять на свой квартал
group-for = Отдать взамен
group-seize = Забрать квартал, заплатив владельцу (цена в скобках)
group-beautify = Украсить
group-armory = Арсеналом разрушить квартал
group-laboratory = Лаборатория: { $pile ->
    [open] сбросить
   *[deck] положить под низ колоды
}
group-museum = Музей: положить под него
group-lighthouse = Маяк: взять из колоды
group-cannonball = Человек-ядро: заменить
group-fortune = Гадалка: посмотреть карты игрока
group-ticket = Билетная касса: карта за 1 золотой у игрока
group-ticket-n = Одна из Билетных касс: карта за 1 золотой у игрока
group-sell = Продать банку (цена в скобках)
group-auction = Выставить на аукцион
group-bid = Поставить
