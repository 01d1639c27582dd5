### What is asked, and what may be answered.
###
### $role is the id of the character whose turn it is, to choose words by. $target is "me" for the reader's own.

## Questions

ask-pick = { $held ->
    [0] Избери персонажа си за този рунд.
   *[other] Избери втория си персонаж за този рунд.
}
ask-discard = Остави настрана още един персонаж, закрит: в този рунд никой няма да го играе.
ask-stage = Твоят Театър: размени персонажи с друг играч на сляпо или пасувай.
ask-cast = Кой от персонажите си даваш?
ask-gather = Ти си { FORM($character, "def") }. Вземи злато или изтегли карти.
ask-gather-first = Ти си { FORM($character, "def") }. Вземи злато или изтегли карти; умения може да използваш и преди това.
ask-gather-witch = Ти си Вещицата. Първо си набави ресурси, после омагьосваш персонаж и продължаваш на негово място.
ask-gather-bewitched = Вещицата омагьоса персонажа ти ({ $character }): само си набавяш ресурси и ходът ти свършва.
ask-gather-threatened = Ти си { FORM($character, "def") } и върху теб има заплаха. Набави си ресурси, после ѝ отговори.
ask-act = Ти си { FORM($character, "def") } и имаш { $gold } злато. Какво правиш?
ask-act-must = Ти си { FORM($character, "def") } и имаш { $gold } злато. Преди края на хода трябва да { $role ->
    [emperor] дадеш короната.
   *[other] използваш умението си.
}
ask-bewitch = Кого омагьосваш? Играчът му само ще си набави ресурси, а ти продължаваш като този персонаж.
ask-keep = Коя от тези { $count } карти задържаш? Каквото не задържиш, отива { $pile ->
    [open] при изчистените карти.
   *[deck] под тестето.
}
ask-warrant = { $count ->
    [1] Сложи втората заповед, неподписана. Подписаната е за
   *[other] Сложи третата заповед, неподписана. Другите са за
} { FORM($characters, "obj") }.
ask-threaten = Сложи другата заплаха, празната. Цветето е за { FORM($characters, "obj") }.
ask-answer = Върху теб има заплаха: плати { $bribe } злато или откажи и рискувай цялото си злато ({ $gold }).
ask-turn-over = { $player } не ти плаща подкуп. Заплахата ти към { FORM($character, "obj") } е { $flower ->
    [yes] с цветето: обърнеш ли я, взимаш { $gold } злато.
   *[no] празната.
}
ask-confiscate = { $player } ({ $character }) плаща { $gold } злато за { $card }. { $signed ->
    [yes] Заповедта ти там е подписана: може да вземеш сградата.
   *[no] Заповедта ти там не е подписана.
}
ask-redraw = Избери карти, които да { $pile ->
    [open] изчистиш
   *[deck] сложиш под тестето
}; с „Готово“ теглиш също толкова. Избрани: { $count }.
ask-take = Коя карта взимаш от тази ръка?
ask-use = { $card }: строиш ли веднага, или задържаш картата в ръката си?
ask-give = Коя карта даваш на { FORM($player, "obj") }?{ $count ->
    [1] { "" }
   *[other] { " " }Остава да дадеш { $count } карти.
}
ask-toll = Какво взимаш от { FORM($player, "obj") } за короната?
ask-crown = Убитият ти Император предава короната. На кого?
ask-pay = Как плащаш за { $card }?
ask-spend = Как плащаш за { $card }? Отделени карти дотук: { $count }.
ask-for = Коя от сградите си даваш в замяна?
ask-gather-murdered = Персонажът ти ({ $character }) е убит, но Болницата ти позволява да си набавиш ресурси и нищо повече.
ask-thank = { $player } има Бална зала и короната: благодари за бала, иначе губиш хода си.
ask-graveyard = Твоето Гробище: плащаш ли 1 злато, за да вземеш в ръката си { $card }?
ask-search = Преглеждаш тестето с Фара си: вземи една карта или нито една.
ask-ring = Удряш ли камбаната? Тогава за завършен град стигат { $goal } сгради, докато Камбанарията стои.
ask-grant = { $player } ({ $character }) ти дава короната. Какво даваш в замяна?
ask-launch = Живо гюле: какво строиш на мястото на сградата?
ask-cash = Затваряш ли Билетната каса, за да вземеш { $gold } злато от нея, или чакаш още?
ask-strongman = Убиецът иска да убие { FORM($character, "obj") }: това си ти. Изиграваш ли Силача?
ask-acrobat = Призоваха Краля, но никой не се обажда. Изиграваш ли Акробатката, за да { $crown ->
    [mine] запазиш короната?
   *[other] вземеш короната?
}
ask-bid = { $player } продава на търг { $card }. { $bid ->
    [0] Още няма предложение; ти
   *[other] { $bidder } дава { $bid } злато; ти
} имаш { $gold } злато.

## Effects of an option, shown in brackets

effect-cost = { $gold } злато
effect-gain = +{ $gold } злато
effect-cards = { $cards ->
    [one] +{ $cards } карта
   *[other] +{ $cards } карти
}
effect-fewer = { $cards ->
    [one] { $cards } карта по-малко
   *[other] { $cards } карти по-малко
}
effect-tax = данък: { $gold }
effect-face-up = сред откритите
effect-face-down = сред закритите
effect-ways = избор как да платиш

## Options: a turn

option-gold = { $gold ->
    [0] Вземи злато
   *[other] Вземи { $gold } злато
}
option-cards = Изтегли { $kept ->
    [0] { $cards ->
        [0] карти
        [one] { $cards } карта
       *[other] { $cards } карти и задръж всички
    }
   *[other] { $cards ->
        [one] { $cards } карта
       *[other] { $cards } карти
    }, задръж { $kept }
}
option-end = Завърши хода си
option-done = Готово
option-pass = Пас
option-income = Вземи прихода от своите { FORM($type, "pl") } сгради
option-income-n = Вземи { $gold } злато{ $cards ->
    [0] { "" }
    [one] { " " }и { $cards } карта
   *[other] { " " }и { $cards } карти
}
option-bonus = { $role ->
    [architect] Изтегли допълнителните карти на Архитекта
    [queen] Вземи златото на Кралицата
    [tax-collector] Вземи златото от чипа на Бирника
    [merchant] Вземи допълнителното злато на Амбуланта
   *[other] Вземи допълнителните ресурси
}
option-bonus-gold = Вземи златото на Навигатора
option-bonus-cards = Изтегли картите на Навигатора
option-build = Построй { $card }
option-pay = Плати със злато
option-framework = Вместо това разруши Скелето си
option-spend = Плати с { $card } (за 1 злато)
option-sacrifice = Вместо това разруши { TRAIT($card, "gender") ->
    [f] своята
    [n] своето
    [p] своите
   *[m] своя
} { $card }
option-keep = Задръж { $card }

## Options: characters

option-pick = { $character }
option-discard = Остави настрана { FORM($character, "obj") }
option-theater = Размени персонажи с { FORM($player, "obj") }
option-give-character = Дай { FORM($character, "obj") }
option-name = { $role ->
    [assassin] Убий { FORM($character, "obj") }
    [witch] Омагьосай { FORM($character, "obj") }
    [thief] Ограби { FORM($character, "obj") }
   *[other] Назови { FORM($character, "obj") }
}
option-sign = Сложи подписаната заповед на { FORM($character, "obj") }
option-warrant = Сложи неподписана заповед на { FORM($character, "obj") }
option-confiscate = Конфискувай я
option-flower = Заплаши { FORM($character, "obj") } с цветето
option-threaten = Заплаши { FORM($character, "obj") }
option-bribe = Плати подкупа
option-refuse = Откажи
option-reveal = Обърни заплахата
option-spy = Шпионирай { FORM($player, "obj") } за { FORM($type, "pl") } сгради
option-swap = Размени ръката си с { FORM($player, "obj") }
option-redraw = { $pile ->
    [open] Изчисти карти
   *[deck] Сложи карти под тестето
} и изтегли също толкова
option-put = Отдели { $card }
option-look = Виж ръката на { FORM($player, "obj") } и вземи карта
option-take = Вземи { $card }
option-now = Построй я сега
option-hold = Задръж я в ръката си
option-foresee = Вземи по карта от всички, после върни на всеки по една
option-give = Дай { $card }
option-crown = Дай короната на { FORM($player, "obj") }
option-take-gold = Вземи 1 злато
option-take-card = Вземи случайна карта
option-alms = Вземи 1 злато от най-богатия: { $player }
option-borrow = Построй { $card } със злато от { FORM($player, "obj") }
option-study = Изтегли 7 карти, задръж 1
option-destroy = Разруши { $target ->
    [me] { TRAIT($card, "gender") ->
        [f] собствената си { $card }
        [n] собственото си { $card }
        [p] собствените си { $card }
       *[m] собствения си { $card }
    }
   *[other] { FORM($card, "obj") } на { $player }
}
option-exchange = Размени сграда срещу { FORM($card, "obj") } на { FORM($player, "obj") }
option-for = Дай { TRAIT($card, "gender") ->
    [f] своята
    [n] своето
    [p] своите
   *[m] своя
} { $card }
option-seize = Превземи { FORM($card, "obj") } на { FORM($player, "obj") }
option-beautify = Разкраси { TRAIT($card, "gender") ->
    [f] своята
    [n] своето
    [p] своите
   *[m] своя
} { $card }

## Options: districts

option-armory = С Оръжейната разруши { $target ->
    [me] { TRAIT($card, "gender") ->
        [f] собствената си { $card }
        [n] собственото си { $card }
        [p] собствените си { $card }
       *[m] собствения си { $card }
    }
   *[other] { FORM($card, "obj") } на { $player }
}
option-laboratory = Лаборатория: { $pile ->
    [open] изчисти { $card }
   *[deck] сложи { $card } под тестето
}
option-smithy = Ковачница: купи карти
option-museum = Музей: сложи { $card } под него
option-graveyard = Плати 1 злато и я вземи
option-lighthouse = Фар: вземи { $card } от тестето
option-bell-tower = Удари камбаната: { $rung ->
    [laps] играта свършва с 30-ата сграда
   *[rounds] за завършен град стига една сграда по-малко
}
option-thanks = Благодари за бала
option-silence = Замълчи (губиш хода си)

## Options: action cards and auctions

option-give-gold = Дай 1 злато
option-tent = Опъни Шапито в града си
option-booth = Отвори Билетна каса
option-cash = Затвори я и вземи златото
option-ticket = Плати 1 злато на Билетната каса на { FORM($player, "obj") }: изтегли 2 карти, задръж 1
option-ticket-n = Плати 1 злато на Билетна каса { $number } на { FORM($player, "obj") }: изтегли 2 карти, задръж 1
option-fortune = Врачка: виж ръката на { FORM($player, "obj") }, вземи карта
option-ringmaster = Директор: построй до 2 сгради повече
option-cannonball = Живо гюле: смени { TRAIT($card, "gender") ->
    [f] своята
    [n] своето
    [p] своите
   *[m] своя
} { $card }
option-strongman = Изиграй Силача: убийството се отменя
option-acrobat = Изиграй Акробатката: { $crown ->
    [mine] запази
   *[other] вземи
} короната
option-sell = Продай { $card } на банката
option-auction = Предложи { $card } на търг
option-bid = Предложи { $number } злато

## Headings of groups of options

group-income-n = Вземи прихода от своите { FORM($type, "pl") } сгради
group-build = Построй, като платиш златото в скоби
group-keep = Задръж
group-name = { $role ->
    [assassin] Убий (остава без ход)
    [witch] Омагьосай (продължаваш като него)
    [thief] Ограби (взимаш цялото му злато, щом го призоват)
   *[other] Назови
}
group-sign = Сложи подписаната заповед на
group-warrant = Сложи неподписана заповед на
group-flower = Заплаши с цветето
group-threaten = Заплаши
group-spy = Шпионирай ръка за сгради от един тип
group-swap = Размени ръката си с
group-look = Виж ръка и вземи карта
group-alms = Вземи 1 злато от
group-crown = Дай короната на
group-theater = Размени персонажи с
group-put = Отдели
group-take = Вземи
group-give = Дай
group-spend = Плати с карта за 1 злато
group-sacrifice = Вместо това разруши
group-borrow = Построй със злато на друг играч (сумата е в скоби) срещу също толкова карти
group-destroy = Разруши сграда, като платиш златото в скоби
group-exchange = Размени своя сграда срещу
group-for = Дай в замяна
group-seize = Превземи сграда, като платиш на играча златото в скоби
group-beautify = Разкраси
group-armory = С Оръжейната разруши сграда
group-laboratory = Лаборатория: { $pile ->
    [open] изчисти
   *[deck] сложи под тестето
}
group-museum = Музей: сложи под него
group-lighthouse = Фар: вземи от тестето
group-cannonball = Живо гюле: смени
group-fortune = Врачка: виж ръката на
group-ticket = Плати 1 злато за карта на Билетната каса на
group-ticket-n = Плати 1 злато за карта на една от Билетните каси на
group-sell = Продай на банката за златото в скоби
group-auction = Предложи на търг
group-bid = Предложи
