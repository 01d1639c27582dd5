### The log: one message for each kind of event, as a clause without a full stop.
###
### $who is the one who acts, and is empty where the clause goes on about the same one. $actor is "me" if that is the
### reader. $player is the other one; $target is "me" if that is the reader, "self" if it is the one who acts.
### -cards is said to those who may know the cards, -me to the one whose character is meant. $source is what somebody
### gains something by, in the words of one of the messages source-…; it may be empty. $by says which of them.

## Selection

event-round-began = Рунд { $round }
event-face-up = открито на масата: { $characters }
event-offered = { $who } { $actor ->
    [me] разглеждаш
   *[other] разглежда
} персонажите: { $characters }
event-picked = { $who } { $actor ->
    [me] избираш
   *[other] избира
} { FORM($character, "obj") }
event-set-aside = { $who } { $actor ->
    [me] оставяш
   *[other] оставя
} настрана { FORM($character, "obj") } с лицето надолу
event-theater = { $who } { $actor ->
    [me] разменяш
   *[other] разменя
} персонажи с { FORM($player, "obj") }
event-theater-known = { $who } { $actor ->
    [me] разменяш
   *[other] разменя
} персонажи с { FORM($player, "obj") }: { $gave } срещу { $received }
event-theater-unused = { $who } не { $actor ->
    [me] използваш
   *[other] използва
} Театъра
event-peeked = { $who } { $actor ->
    [me] поглеждаш
   *[other] поглежда
} закрития персонаж
event-peeked-known = { $who } { $actor ->
    [me] поглеждаш
   *[other] поглежда
} закрития персонаж: { $character }

## Calling

event-called = никой не се обажда: { $characters }
event-called-me = Призовават { FORM($character, "obj") }. Твоят персонаж е убит: мълчиш и нямаш ход в този рунд
event-revealed = { $who } { $actor ->
    [me] разкриваш
   *[other] разкрива
} { FORM($character, "obj") }
event-revealed-late = { $who } { $actor ->
    [me] показваш
   *[other] показва
} { TRAIT($character, "gender") ->
    [f] убитата
   *[m] убития
} { $character }
event-robbed = { $who } { $target ->
    [me] те ограбва и взима
    [self] { $actor ->
        [me] ограбваш себе си и взимаш
       *[other] ограбва себе си и взима
    }
   *[other] { $actor ->
        [me] ограбваш
       *[other] ограбва
    } { FORM($player, "obj") } и { $actor ->
        [me] взимаш
       *[other] взима
    }
} цялото злато ({ $gold })
event-crowned = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} короната
event-crowned-other = { $who } { $actor ->
    [me] даваш
   *[other] дава
} короната на { FORM($player, "obj") }

## Gold and cards

event-gathered = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} { $gold } злато от банката
event-drew = { $who } { $actor ->
    [me] теглиш
   *[other] тегли
} { $count ->
    [one] { $count } карта
   *[other] { $count } карти
} { $source }
event-drew-cards = { $who } { $actor ->
    [me] теглиш
   *[other] тегли
} { $cards } { $source }
event-kept = { $who } { $actor ->
    [me] задържаш
   *[other] задържа
} { $count }
event-kept-cards = { $who } { $actor ->
    [me] задържаш
   *[other] задържа
} { $cards }
event-buried = { $who } { $actor ->
    [me] слагаш
   *[other] слага
} { $count ->
    [one] { $count } карта
   *[other] { $count } карти
} под тестето
event-buried-cards = { $who } { $actor ->
    [me] слагаш
   *[other] слага
} { $cards } под тестето
event-shuffled = { $who } { $actor ->
    [me] размесваш
   *[other] размесва
} { $count ->
    [one] другата карта
   *[other] другите { $count }
} в тестето
event-gained = { $who } { $actor ->
    [me] теглиш
   *[other] тегли
} { $count ->
    [one] { $count } карта
   *[other] { $count } карти
} { $source }
event-gained-cards = { $who } { $actor ->
    [me] теглиш
   *[other] тегли
} { $cards } { $source }
event-earned = { $who } { $by ->
    [type] { $actor ->
        [me] прибираш
       *[other] прибира
    }
   *[other] { $actor ->
        [me] получаваш
       *[other] получава
    }
} { $gold } злато { $source }
source-type = от { FORM($type, "pl") } сгради
source-character = като { $character }
source-card = чрез { FORM($card, "obj") }
event-put-aside = { $who } { $actor ->
    [me] отделяш
   *[other] отделя
} карта
event-paid = { $who } { $actor ->
    [me] плащаш
   *[other] плаща
} { $gold } злато
event-paid-player = { $who } { $actor ->
    [me] плащаш
   *[other] плаща
} { $gold } злато на { FORM($player, "obj") } за сградата
event-refunded = { $who } { $actor ->
    [me] получаваш
   *[other] получава
} обратно { $gold } злато като Алхимик
event-taxed = { $who } { $actor ->
    [me] плащаш
   *[other] плаща
} { $gold } злато данък
event-paid-tax = { $who } { $actor ->
    [me] плащаш
   *[other] плаща
} { $gold } злато данък на { FORM($player, "obj") }
event-gave-gold = { $who } { $actor ->
    [me] даваш
   *[other] дава
} { $gold } злато на { FORM($player, "obj") } за короната
event-discarded = { $who } { $actor ->
    [me] изчистваш
   *[other] изчиства
} { $cards }
event-reshuffled = изчистените карти стават ново тесте от { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}

## Building

event-announced = { $who } { $actor ->
    [me] искаш да построиш
   *[other] иска да построи
} { $district }
event-built = { $who } { $actor ->
    [me] строиш
   *[other] строи
} { $district }
event-built-paid = { $who } { $actor ->
    [me] строиш
   *[other] строи
} { $district } за { $gold } злато
event-confiscated = { $who } { $actor ->
    [me] обръщаш подписаната си заповед и конфискуваш
   *[other] обръща подписана заповед и конфискува
} { $target ->
    [me] { TRAIT($district, "gender") ->
        [f] твоята { $district }
        [n] твоето { $district }
        [p] твоите { $district }
       *[m] твоя { $district }
    }
   *[other] { FORM($district, "obj") } на { $player }
}
event-destroyed = { $who } { $actor ->
    [me] разрушаваш
   *[other] разрушава
} { $target ->
    [me] { TRAIT($district, "gender") ->
        [f] твоята { $district }
        [n] твоето { $district }
        [p] твоите { $district }
       *[m] твоя { $district }
    }
    [self] { TRAIT($district, "gender") ->
        [f] собствената си { $district }
        [n] собственото си { $district }
        [p] собствените си { $district }
       *[m] собствения си { $district }
    }
   *[other] { FORM($district, "obj") } на { $player }
}
event-stored = { $who } { $actor ->
    [me] слагаш
   *[other] слага
} карта под Музея
event-stored-cards = { $who } { $actor ->
    [me] слагаш
   *[other] слага
} { $cards } под Музея
event-found-under = { $who } { $actor ->
    [me] получаваш
   *[other] получава
} и { $count ->
    [one] картата
   *[other] { $count }-те карти
} под него
event-found-under-cards = { $who } { $actor ->
    [me] получаваш
   *[other] получава
} и това, което е под него: { $cards }
event-beautified = { $who } { $actor ->
    [me] разкрасяваш
   *[other] разкрасява
} { TRAIT($district, "gender") ->
    [f] своята
    [n] своето
    [p] своите
   *[m] своя
} { $district }
event-completed = { $who } { $actor ->
    [me] завършваш
   *[other] завършва
} първия град: това е последният рунд
event-completed-too = { $who } също { $actor ->
    [me] имаш
   *[other] има
} завършен град: и той се брои за първи

## Districts of the older editions

event-laid-out = с Гробището може да се вземе: { $district }
event-salvaged = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} { $district } от Гробището за 1 злато
event-searched = { $who } { $actor ->
    [me] преглеждаш
   *[other] преглежда
} тестето
event-fetched = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} карта от тестето с Фара
event-fetched-cards = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} { $cards } от тестето с Фара
event-fetched-nothing = { $who } не { $actor ->
    [me] взимаш
   *[other] взима
} нищо от тестето
event-rang = { $who } { $actor ->
    [me] удряш
   *[other] удря
} камбаната: отсега за завършен град стигат { $goal } сгради
event-rang-laps = { $who } { $actor ->
    [me] удряш
   *[other] удря
} камбаната: играта свършва, щом бъдат построени { $goal } сгради
event-bell-unrung = { $who } не { $actor ->
    [me] удряш
   *[other] удря
} камбаната
event-thanked = { $who } { $actor ->
    [me] благодариш
   *[other] благодари
} на { FORM($player, "obj") } за бала
event-silent = { $who } { $actor ->
    [me] мълчиш
   *[other] мълчи
} на { $target ->
    [me] твоя бал
   *[other] бала на { $player }
} и { $actor ->
    [me] губиш
   *[other] губи
} хода си

## Action cards

event-resisted = { $who } { $actor ->
    [me] изиграваш
   *[other] изиграва
} Силача: { FORM($character, "def") } остава { TRAIT($character, "gender") ->
    [f] жива
   *[m] жив
}
event-tumbled = { $who } { $actor ->
    [me] изиграваш Акробатката и получаваш
   *[other] изиграва Акробатката и получава
} короната вместо Краля
event-pitched = { $who } { $actor ->
    [me] опъваш
   *[other] опъва
} Шапито
event-opened-booth = { $who } { $actor ->
    [me] отваряш
   *[other] отваря
} Билетна каса
event-bought-ticket = { $who } { $actor ->
    [me] слагаш
   *[other] слага
} 1 злато на { $target ->
    [me] твоята Билетна каса
   *[other] Билетната каса на { $player }
}
event-cashed = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} { $gold } злато от Билетната каса и я { $actor ->
    [me] затваряш
   *[other] затваря
}
event-asked-fortune = { $who } { $actor ->
    [me] изиграваш
   *[other] изиграва
} Врачката
event-cheered = { $who } { $actor ->
    [me] изиграваш Директора, за да строиш
   *[other] изиграва Директора, за да строи
} повече
event-launched = { $who } { $actor ->
    [me] изиграваш
   *[other] изиграва
} Живо гюле на мястото на { FORM($district, "obj") }

## The common city

event-turned-up = { $who } { $actor ->
    [me] обръщаш
   *[other] обръща
} { FORM($character, "obj") }
event-lost-turn = { $who } { $actor ->
    [me] обръщаш
   *[other] обръща
} { TRAIT($character, "gender") ->
    [f] убитата
   *[m] убития
} { $character } и { $actor ->
    [me] губиш
   *[other] губи
} хода си
event-sold = { $who } { $actor ->
    [me] продаваш
   *[other] продава
} { $cards } за { $gold } злато
event-put-up = { $who } { $actor ->
    [me] предлагаш
   *[other] предлага
} { $district } на търг
event-bid = { $who } { $actor ->
    [me] даваш
   *[other] дава
} { $gold } злато
event-auctioned = { $who } { $actor ->
    [me] продаваш
   *[other] продава
} на търг { $cards } за { $gold } злато, купувач: { $player }
event-auctioned-nobody = { $who } не { $actor ->
    [me] намираш
   *[other] намира
} купувач за { $cards }
event-lap-scored = { $who } { $actor ->
    [me] получаваш
   *[other] получава
} { $points ->
    [2] 2 точки за най-много сгради
    [3] 3 точки за всичките пет типа
    [5] 5 точки: за най-много сгради и за всичките пет типа
    [one] { $points } точка
   *[other] { $points } точки
}
event-lap-began = Обиколка { $lap }
event-lap-began-shuffled = Персонажите са размесени и лежат закрити

## Powers

event-killed = { $who } { $actor ->
    [me] убиваш
   *[other] убива
} { FORM($character, "obj") }
event-killed-me = { $who } убива { FORM($character, "obj") }: това си ти
event-marked = { $who } { $actor ->
    [me] искаш да ограбиш
   *[other] иска да ограби
} { FORM($character, "obj") }
event-marked-me = { $who } иска да ограби { FORM($character, "obj") }: това си ти
event-bewitched = { $who } { $actor ->
    [me] омагьосваш
   *[other] омагьосва
} { FORM($character, "obj") }
event-bewitched-me = { $who } омагьосва { FORM($character, "obj") }: това си ти
event-resumed = { $who } { $actor ->
    [me] продължаваш
   *[other] продължава
} като { $character }
event-warranted = { $who } { $actor ->
    [me] слагаш
   *[other] слага
} заповеди на { FORM($characters, "obj") }
event-warranted-known = { $who } { $actor ->
    [me] слагаш
   *[other] слага
} заповеди на { FORM($characters, "obj") }, подписаната е за { FORM($signed, "obj") }
event-warranted-me = { $who } слага заповед на { FORM($character, "obj") }: това си ти
event-threatened = { $who } { $actor ->
    [me] слагаш
   *[other] слага
} заплахи на { FORM($characters, "obj") }
event-threatened-known = { $who } { $actor ->
    [me] слагаш
   *[other] слага
} заплахи на { FORM($characters, "obj") }, цветето е за { FORM($flower, "obj") }
event-threatened-me = { $who } слага заплаха на { FORM($character, "obj") }: това си ти
event-bribed = { $who } { $actor ->
    [me] плащаш
   *[other] плаща
} подкуп от { $gold } злато на { FORM($player, "obj") }
event-bribed-nobody = { $who } { $actor ->
    [me] плащаш
   *[other] плаща
} подкуп от { $gold } злато
event-refused = { $who } { $actor ->
    [me] отказваш да платиш
   *[other] отказва да плати
} подкуп
event-turned-over = { $who } { $actor ->
    [me] обръщаш
   *[other] обръща
} заплахата{ $target ->
    [me] { " " }към теб
   *[other] { "" }
}: { $flowered ->
    [yes] тя е с цветето
   *[no] тя е празна
}
event-let-pass = { $who } { $actor ->
    [me] пасуваш
   *[other] пасува
}
event-looked = { $who } { $actor ->
    [me] разглеждаш
   *[other] разглежда
} { $target ->
    [me] ръката ти
   *[other] ръката на { $player }
}
event-looked-cards = { $who } { $actor ->
    [me] разглеждаш
   *[other] разглежда
} { $target ->
    [me] ръката ти
   *[other] ръката на { $player }
}: { $cards }
event-spied = { $who } { $actor ->
    [me] търсиш
   *[other] търси
} { FORM($type, "pl") } сгради у { FORM($player, "obj") }
event-swapped = { $who } { $actor ->
    [me] разменяш
   *[other] разменя
} ръката си с { FORM($player, "obj") }
event-new-hand = { $who } вече { $count ->
    [0] { $actor ->
        [me] нямаш карти
       *[other] няма карти
    }
    [one] { $actor ->
        [me] имаш { $count } карта
       *[other] има { $count } карта
    }
   *[other] { $actor ->
        [me] имаш { $count } карти
       *[other] има { $count } карти
    }
} в ръка
event-new-hand-cards = { $who } вече { $actor ->
    [me] държиш
   *[other] държи
} { $cards }
event-took = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} карта от { FORM($player, "obj") }
event-took-cards = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} { $cards } от { FORM($player, "obj") }
event-gave = { $who } { $actor ->
    [me] даваш
   *[other] дава
} карта на { FORM($player, "obj") }
event-gave-cards = { $who } { $actor ->
    [me] даваш
   *[other] дава
} { $cards } на { FORM($player, "obj") }
event-took-gold = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} { $gold } злато от { FORM($player, "obj") }
event-borrowed = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} { $gold } злато от { FORM($player, "obj") } срещу карти
event-aimed = { $who } { $actor ->
    [me] избираш
   *[other] избира
} за размяна { $target ->
    [me] { TRAIT($district, "gender") ->
        [f] твоята { $district }
        [n] твоето { $district }
        [p] твоите { $district }
       *[m] твоя { $district }
    }
   *[other] { FORM($district, "obj") } на { $player }
}
event-exchanged = { $who } { $actor ->
    [me] разменяш
   *[other] разменя
} { $for } срещу { $target ->
    [me] { TRAIT($district, "gender") ->
        [f] твоята { $district }
        [n] твоето { $district }
        [p] твоите { $district }
       *[m] твоя { $district }
    }
   *[other] { FORM($district, "obj") } на { $player }
}
event-seized = { $who } { $actor ->
    [me] превземаш
   *[other] превзема
} { $target ->
    [me] { TRAIT($district, "gender") ->
        [f] твоята { $district }
        [n] твоето { $district }
        [p] твоите { $district }
       *[m] твоя { $district }
    }
   *[other] { FORM($district, "obj") } на { $player }
}

## The end

event-turn-ended = { $who } { $actor ->
    [me] завършваш
   *[other] завършва
} хода си
event-game-over = Играта свърши
