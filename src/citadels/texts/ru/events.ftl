### The log: one message for each kind of event, as a clause without a full stop.
###
### $who is the one who acts, and is empty where the clause goes on about the same one. $actor is "me" if that is the
### reader. $player is the other one; $target is "me" if that is the reader, "self" if it is the one who acts.
### -cards is said to those who may know the cards, -me to the one whose character is meant.
### What happens by a card says so: $source is what somebody gains something by, and $why by what anything else happens,
### in the words of the messages source-… and why-…. $cause is the bare name of the card. All three are empty where the
### line names it already, or where no card did it. $by is "type", "card", "character" (of the one who acts), "other" (a
### character that another player has, or had), or "nothing".

## Selection

event-round-began = Раунд { $round }
event-face-up = на столе в открытую: { $characters }
event-offered = { $who } { $actor ->
    [me] выбираете
   *[other] выбирает
} из персонажей: { $characters }
event-picked = { $who } { $actor ->
    [me] берёте себе
   *[other] берёт себе
} { FORM($character, "acc") }
event-set-aside = { $who } { $actor ->
    [me] откладываете
   *[other] откладывает
} { FORM($character, "acc") } взакрытую
event-theater = { $who } { $actor ->
    [me] обмениваетесь
   *[other] обменивается
} через Театр персонажами с { TRAIT($player, "person") ->
    [me] { FORM($player, "ins") }
   *[other] игроком { $player }
}
event-theater-known = { $who } { $actor ->
    [me] обмениваетесь
   *[other] обменивается
} через Театр персонажами с { TRAIT($player, "person") ->
    [me] { FORM($player, "ins") }
   *[other] игроком { $player }
}: { FORM($gave, "acc") } на { FORM($received, "acc") }
event-let-pass-theater = { $who } не { $actor ->
    [me] пользуетесь
   *[other] пользуется
} Театром
event-peeked = { $who } { $actor ->
    [me] смотрите
   *[other] смотрит
} персонажа, который лежит взакрытую
event-peeked-known = { $who } { $actor ->
    [me] смотрите
   *[other] смотрит
} персонажа, который лежит взакрытую: { $character }

## Calling

event-called = никто не откликнулся: { $characters }
event-called-me = Вызывают { FORM($character, "acc") }. Ваш персонаж убит: вы молчите и пропускаете этот раунд
event-revealed = { $who } — { $character }
event-revealed-late = { $who } — { TRAIT($character, "gender") ->
    [f] убитая
   *[m] убитый
} { $character }
event-robbed = { $who } { $actor ->
    [me] обворовываете
   *[other] обворовывает
} { $target ->
    [me] вас
    [self] { $actor ->
        [me] сами себя
       *[other] себя
    }
   *[other] игрока { $player }
} и { $actor ->
    [me] забираете
   *[other] забирает
} всё золото: { $gold } { $by ->
    [nothing] { "" }
   *[other] ({ $cause })
}
event-crowned = { $who } { $actor ->
    [me] берёте
   *[other] берёт
} корону { $why }
event-crowned-other = { $who } { $actor ->
    [me] отдаёте
   *[other] отдаёт
} { TRAIT($player, "person") ->
    [me] { FORM($player, "dat") }
   *[other] игроку { $player }
} корону { $why }

## Gold and cards

event-gathered = { $who } { $actor ->
    [me] берёте
   *[other] берёт
} { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} из банка
event-drew = { $who } { $actor ->
    [me] берёте
   *[other] берёт
} { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
} { $source }
event-drew-cards = { $who } { $actor ->
    [me] берёте
   *[other] берёт
} из колоды { FORM($cards, "acc") } { $source }
event-kept = { $who } { $actor ->
    [me] оставляете
   *[other] оставляет
} себе { $count }
event-kept-cards = { $who } { $actor ->
    [me] оставляете
   *[other] оставляет
} себе { FORM($cards, "acc") }
event-buried = { $who } { $actor ->
    [me] кладёте
   *[other] кладёт
} { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
} под низ колоды { $why }
event-buried-cards = { $who } { $actor ->
    [me] кладёте
   *[other] кладёт
} { FORM($cards, "acc") } под низ колоды { $why }
event-shuffled = { $who } { $actor ->
    [me] замешиваете
   *[other] замешивает
} в колоду остальные карты ({ $count }) { $why }
event-gained = { $who } { $actor ->
    [me] берёте
   *[other] берёт
} { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
} { $source }
event-gained-cards = { $who } { $actor ->
    [me] берёте
   *[other] берёт
} из колоды { FORM($cards, "acc") } { $source }
event-earned = { $who } { $by ->
    [type] { $actor ->
        [me] получаете
       *[other] получает
    }
   *[other] { $actor ->
        [me] получаете
       *[other] получает
    }
} { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} { $source }
source-type = за { FORM($type, "plural") } кварталы
source-character = как { $character }
source-card = благодаря { FORM($card, "dat") }
why-card = ({ $card })
why-other = ({ $character })
event-put-aside = { $who } { $actor ->
    [me] откладываете
   *[other] откладывает
} карту { $why }
event-paid = { $who } { $actor ->
    [me] платите
   *[other] платит
} { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} { $by ->
    [card] ({ $cause })
   *[other] { $why }
}
event-paid-player = { $who } { $actor ->
    [me] платите
   *[other] платит
} { TRAIT($player, "person") ->
    [me] { FORM($player, "dat") }
   *[other] игроку { $player }
} { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} за квартал { $why }
event-refunded = { $who } { $actor ->
    [me] получаете
   *[other] получает
} назад { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} { $why }
event-taxed = { $who } { $actor ->
    [me] платите
   *[other] платит
} налог: { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} { $why }
event-paid-tax-collector = { $who } { $actor ->
    [me] платите
   *[other] платит
} { TRAIT($player, "person") ->
    [me] { FORM($player, "dat") }
   *[other] игроку { $player }
} налог: { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} { $why }
event-gave-gold = { $who } { $actor ->
    [me] отдаёте
   *[other] отдаёт
} { TRAIT($player, "person") ->
    [me] { FORM($player, "dat") }
   *[other] игроку { $player }
} { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} за корону { $why }
event-discarded = { $who } { $actor ->
    [me] сбрасываете
   *[other] сбрасывает
} { FORM($cards, "acc") } { $why }
event-reshuffled = сброс становится новой колодой: { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}

## Building

event-announced = { $who } { $actor ->
    [me] собираетесь
   *[other] собирается
} построить { FORM($district, "acc") }
event-built = { $who } { $actor ->
    [me] строите
   *[other] строит
} { FORM($district, "acc") }
event-built-paid = { $who } { $actor ->
    [me] строите
   *[other] строит
} { FORM($district, "acc") } за { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
event-confiscated = { $who } { $actor ->
    [me] раскрываете подписанный ордер и конфискуете
   *[other] раскрывает подписанный ордер и конфискует
} { $target ->
    [me] у вас
   *[other] у игрока { $player }
} { FORM($district, "acc") } { $why }
event-destroyed = { $who } { $actor ->
    [me] разрушаете
   *[other] разрушает
} { $target ->
    [me] у вас { FORM($district, "acc") }
    [self] у себя { FORM($district, "acc") }
   *[other] у игрока { $player } { FORM($district, "acc") }
} { $why }
event-stored = { $who } { $actor ->
    [me] кладёте
   *[other] кладёт
} карту под Музей
event-stored-cards = { $who } { $actor ->
    [me] кладёте
   *[other] кладёт
} { FORM($cards, "acc") } под Музей
event-found-under = { $who } { $actor ->
    [me] получаете
   *[other] получает
} и то, что лежит под Музеем: { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
event-found-under-cards = { $who } { $actor ->
    [me] получаете
   *[other] получает
} и то, что лежит под Музеем: { FORM($cards, "acc") }
event-beautified = { $who } { $actor ->
    [me] украшаете
   *[other] украшает
} { FORM($district, "acc") } { $why }
event-completed = { $who } { $actor ->
    [me] достраиваете
   *[other] достраивает
} город раньше всех: это последний раунд
event-completed-too = { $who } тоже { $actor ->
    [me] достраиваете
   *[other] достраивает
} город, и он считается первым наравне с другими

## Districts of the older editions

event-laid-out = владелец Кладбища может спасти { FORM($district, "acc") }
event-salvaged = { $who } { $actor ->
    [me] забираете
   *[other] забирает
} { FORM($district, "acc") } с Кладбища за 1 золотой
event-searched = { $who } { $actor ->
    [me] просматриваете
   *[other] просматривает
} колоду с помощью Маяка
event-fetched = { $who } { $actor ->
    [me] берёте
   *[other] берёт
} карту из колоды с помощью Маяка
event-fetched-cards = { $who } { $actor ->
    [me] берёте
   *[other] берёт
} { FORM($cards, "acc") } из колоды с помощью Маяка
event-fetched-nothing = { $who } { $actor ->
    [me] просматриваете колоду с помощью Маяка и ничего не берёте
   *[other] просматривает колоду с помощью Маяка и ничего не берёт
}
event-rang = { $who } { $actor ->
    [me] бьёте
   *[other] бьёт
} в колокол: теперь город из { $goal } { $goal ->
    [one] квартала
    [few] кварталов
   *[many] кварталов
} считается достроенным
event-rang-laps = { $who } { $actor ->
    [me] бьёте
   *[other] бьёт
} в колокол: игра закончится на { $goal }-м квартале
event-let-pass-bell-tower = { $who } не { $actor ->
    [me] бьёте
   *[other] бьёт
} в колокол
event-thanked = { $who } { $actor ->
    [me] благодарите
   *[other] благодарит
} { TRAIT($player, "person") ->
    [me] { FORM($player, "acc") }
   *[other] игрока { $player }
} за бал
event-silent = { $who } не { $actor ->
    [me] благодарите
   *[other] благодарит
} { $target ->
    [me] вас
   *[other] игрока { $player }
} за бал и { $actor ->
    [me] теряете
   *[other] теряет
} ход

## Action cards

event-resisted = { $who } { $actor ->
    [me] играете
   *[other] играет
} Силача: { $character } остаётся в живых
event-tumbled = { $who } { $actor ->
    [me] играете Акробатку и получаете
   *[other] играет Акробатку и получает
} корону вместо Короля
event-pitched = { $who } { $actor ->
    [me] ставите
   *[other] ставит
} Шапито
event-opened-booth = { $who } { $actor ->
    [me] открываете
   *[other] открывает
} Билетную кассу
event-bought-ticket = { $who } { $actor ->
    [me] кладёте
   *[other] кладёт
} 1 золотой на { $target ->
    [me] вашу Билетную кассу
   *[other] Билетную кассу игрока { $player }
}
event-cashed = { $who } { $actor ->
    [me] забираете
   *[other] забирает
} с Билетной кассы { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} и { $actor ->
    [me] закрываете
   *[other] закрывает
} её
event-asked-fortune = { $who } { $actor ->
    [me] играете
   *[other] играет
} Гадалку
event-cheered = { $who } { $actor ->
    [me] играете
   *[other] играет
} Директора цирка, чтобы построить больше
event-launched = { $who } { $actor ->
    [me] играете Человека-ядро и убираете
   *[other] играет Человека-ядро и убирает
} { FORM($district, "acc") }

## The common city

event-turned-up = { $who } { $actor ->
    [me] открываете
   *[other] открывает
} { FORM($character, "acc") }
event-lost-turn = { $who } { $actor ->
    [me] открываете
   *[other] открывает
} { TRAIT($character, "gender") ->
    [f] убитую
   *[m] убитого
} { FORM($character, "acc") } и { $actor ->
    [me] теряете
   *[other] теряет
} ход
event-sold = { $who } { $actor ->
    [me] продаёте
   *[other] продаёт
} { FORM($cards, "acc") } за { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
event-put-up = { $who } { $actor ->
    [me] выставляете
   *[other] выставляет
} { FORM($district, "acc") } на аукцион
event-bid = { $who } { $actor ->
    [me] ставите
   *[other] ставит
} { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
event-auctioned = { $who } { $actor ->
    [me] продаёте
   *[other] продаёт
} { TRAIT($player, "person") ->
    [me] { FORM($player, "dat") }
   *[other] игроку { $player }
} с аукциона { FORM($cards, "acc") } за { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
event-auctioned-nobody = { $who } не { $actor ->
    [me] находите
   *[other] находит
} покупателя на { FORM($cards, "acc") }
event-lap-scored = { $who } { $actor ->
    [me] получаете
   *[other] получает
} { $points ->
    [2] 2 очка: кварталов больше всех
    [3] 3 очка: есть все пять видов
    [5] 5 очков: кварталов больше всех и есть все пять видов
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
event-lap-began = Проход { $lap }
event-lap-began-shuffled = Персонажи перемешаны и лежат взакрытую

## Powers

event-killed = { $who } { $actor ->
    [me] убиваете
   *[other] убивает
} { FORM($character, "acc") }
event-killed-me = { $who } убивает { FORM($character, "acc") }: это вы
event-marked = { $who } { $actor ->
    [me] собираетесь
   *[other] собирается
} обворовать { FORM($character, "acc") }
event-marked-me = { $who } собирается обворовать { FORM($character, "acc") }: это вы
event-bewitched = { $who } { $actor ->
    [me] заколдовываете
   *[other] заколдовывает
} { FORM($character, "acc") }
event-bewitched-me = { $who } заколдовывает { FORM($character, "acc") }: это вы
event-resumed = { $who } { $actor ->
    [me] продолжаете
   *[other] продолжает
} ход за { FORM($character, "acc") } { $why }
event-warranted = { $who } { $actor ->
    [me] кладёте
   *[other] кладёт
} ордера на { FORM($characters, "acc") } { $why }
event-warranted-known = { $who } { $actor ->
    [me] кладёте
   *[other] кладёт
} ордера на { FORM($characters, "acc") }, подписанный — на { FORM($signed, "acc") }
event-warranted-me = { $who } кладёт ордер на вас ({ $character })
event-threatened = { $who } { $actor ->
    [me] кладёте
   *[other] кладёт
} угрозы на { FORM($characters, "acc") } { $why }
event-threatened-known = { $who } { $actor ->
    [me] кладёте
   *[other] кладёт
} угрозы на { FORM($characters, "acc") }, цветок — на { FORM($flower, "acc") }
event-threatened-me = { $who } кладёт угрозу на вас ({ $character })
event-bribed = { $who } { $actor ->
    [me] даёте
   *[other] даёт
} { TRAIT($player, "person") ->
    [me] { FORM($player, "dat") }
   *[other] игроку { $player }
} взятку: { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} { $why }
event-bribed-nobody = { $who } { $actor ->
    [me] даёте
   *[other] даёт
} взятку: { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} { $why }
event-refused = { $who } { $actor ->
    [me] отказываетесь
   *[other] отказывается
} давать взятку { $why }
event-turned-over = { $who } { $actor ->
    [me] раскрываете
   *[other] раскрывает
} { $target ->
    [me] угрозу против вас
   *[other] угрозу
}: { $flowered ->
    [yes] на ней цветок
   *[no] она пустая
}
event-let-pass = { $who } { $actor ->
    [me] пасуете
   *[other] пасует
} { $why }
event-looked = { $who } { $actor ->
    [me] смотрите
   *[other] смотрит
} { $target ->
    [me] ваши карты
   *[other] у игрока { $player } карты
} { $why }
event-looked-cards = { $who } { $actor ->
    [me] смотрите
   *[other] смотрит
} { $target ->
    [me] ваши карты
   *[other] у игрока { $player } карты
}{ $by ->
    [nothing] { "" }
   *[other] { " " }{ $why }
}: { $cards }
event-spied = { $who } { $actor ->
    [me] шпионите
   *[other] шпионит
} за { TRAIT($player, "person") ->
    [me] { FORM($player, "ins") }
   *[other] игроком { $player }
}, { $actor ->
    [me] ищете
   *[other] ищет
} { FORM($type, "plural") } карты
event-swapped = { $who } { $actor ->
    [me] меняетесь
   *[other] меняется
} с { TRAIT($player, "person") ->
    [me] { FORM($player, "ins") }
   *[other] игроком { $player }
} картами { $why }
event-new-hand = { $who } { $count ->
    [0] { $actor ->
        [me] остаётесь
       *[other] остаётся
    } без карт на руке
    [one] { $actor ->
        [me] получаете
       *[other] получает
    } { $count } карту
    [few] { $actor ->
        [me] получаете
       *[other] получает
    } { $count } карты
   *[many] { $actor ->
        [me] получаете
       *[other] получает
    } { $count } карт
}
event-new-hand-cards = { $who } { $actor ->
    [me] получаете
   *[other] получает
} на руку { FORM($cards, "acc") }
event-took = { $who } { $actor ->
    [me] берёте
   *[other] берёт
} у { TRAIT($player, "person") ->
    [me] { FORM($player, "gen") }
   *[other] игрока { $player }
} карту { $why }
event-took-cards = { $who } { $actor ->
    [me] берёте
   *[other] берёт
} у { TRAIT($player, "person") ->
    [me] { FORM($player, "gen") }
   *[other] игрока { $player }
} { FORM($cards, "acc") } { $why }
event-gave = { $who } { $actor ->
    [me] отдаёте
   *[other] отдаёт
} { TRAIT($player, "person") ->
    [me] { FORM($player, "dat") }
   *[other] игроку { $player }
} карту { $why }
event-gave-cards = { $who } { $actor ->
    [me] отдаёте
   *[other] отдаёт
} { TRAIT($player, "person") ->
    [me] { FORM($player, "dat") }
   *[other] игроку { $player }
} { FORM($cards, "acc") } { $why }
event-took-gold = { $who } { $actor ->
    [me] берёте
   *[other] берёт
} у { TRAIT($player, "person") ->
    [me] { FORM($player, "gen") }
   *[other] игрока { $player }
} { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} { $why }
event-borrowed = { $who } { $actor ->
    [me] берёте за карты
   *[other] берёт за карты
} у { TRAIT($player, "person") ->
    [me] { FORM($player, "gen") }
   *[other] игрока { $player }
} { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
} { $why }
event-aimed = { $who } { $actor ->
    [me] выбираете
   *[other] выбирает
} { $target ->
    [me] у вас
   *[other] у игрока { $player }
} для обмена { FORM($district, "acc") } { $why }
event-exchanged = { $who } { $actor ->
    [me] вымениваете
   *[other] выменивает
} { $target ->
    [me] у вас
   *[other] у игрока { $player }
} { FORM($district, "acc") } на { FORM($for, "acc") } { $why }
event-seized = { $who } { $actor ->
    [me] забираете
   *[other] забирает
} { $target ->
    [me] у вас
   *[other] у игрока { $player }
} { FORM($district, "acc") } { $why }

## The end

event-turn-ended = { $who } { $actor ->
    [me] заканчиваете
   *[other] заканчивает
} ход
event-game-over = Партия окончена
