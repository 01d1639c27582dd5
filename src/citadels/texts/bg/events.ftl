### The log: one message for each kind of event, as a clause without a full stop.
###
### $who is the one who acts, and is empty where the clause goes on about the same one. $actor is "me" if that is the
### reader. $player is the other one; $target is "me" if that is the reader, "self" if it is the one who acts.
### -cards is said to those who may know the cards, -me to the one whose character is meant.
### What happens by a card says so: $source is what somebody gains something by, and $why by what anything else happens,
### in the words of the messages source-… and why-…. $cause is the bare name of the card. All three are empty where the
### line names it already, or where no card did it. $by is "type", "card", "character" (of the one who acts), "other" (a
### character that another player has, or had), or "nothing".
### $why stands before the verb where at the end it would seem to be said of the other player: "на Борис като Император".
### A name has a gender, an empty $why has none.

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
} чрез Театъра персонажи с { FORM($player, "obj") }
event-theater-known = { $who } { $actor ->
    [me] разменяш
   *[other] разменя
} чрез Театъра персонажи с { FORM($player, "obj") }: { $gave } срещу { $received }
event-let-pass-theater = { $who } не { $actor ->
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
} цялото злато: { $gold } { $by ->
    [nothing] { "" }
   *[other] ({ $cause })
}
event-crowned = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} короната { $why }
event-crowned-other = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
   *[other] { "" }
}{ TRAIT($player, "person") ->
    [me] ти дава короната
   *[other] { $actor ->
        [me] даваш
       *[other] дава
    } короната на { $player }
}

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
} под тестето { $why }
event-buried-cards = { $who } { $actor ->
    [me] слагаш
   *[other] слага
} { $cards } под тестето { $why }
event-shuffled = { $who } { $actor ->
    [me] размесваш
   *[other] размесва
} { $count ->
    [one] другата карта
   *[other] другите { $count }
} в тестето { $why }
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
why-card = чрез { FORM($card, "obj") }
why-other = ({ $character })
event-put-aside = { $who } { $actor ->
    [me] отделяш
   *[other] отделя
} карта { $why }
event-paid = { $who } { $actor ->
    [me] плащаш
   *[other] плаща
} { $gold } злато { $by ->
    [card] ({ $cause })
   *[other] { $why }
}
event-paid-player = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
   *[other] { "" }
}{ TRAIT($player, "person") ->
    [me] ти плаща { $gold } злато
   *[other] { $actor ->
        [me] плащаш
       *[other] плаща
    } { $gold } злато на { $player }
} за сградата
event-refunded = { $who } { $actor ->
    [me] получаваш
   *[other] получава
} обратно { $gold } злато { $why }
event-taxed = { $who } { $actor ->
    [me] плащаш
   *[other] плаща
} { $gold } злато данък { $why }
event-paid-tax-collector = { $who } { TRAIT($player, "person") ->
    [me] ти плаща { $gold } злато данък
   *[other] { $actor ->
        [me] плащаш
       *[other] плаща
    } { $gold } злато данък на { $player }
} { $why }
event-gave-gold = { $who } { TRAIT($player, "person") ->
    [me] ти дава { $gold } злато
   *[other] { $actor ->
        [me] даваш
       *[other] дава
    } { $gold } злато на { $player }
} за короната { $why }
event-discarded = { $who } { $actor ->
    [me] изчистваш
   *[other] изчиства
} { $cards } { $why }
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
event-confiscated = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
   *[other] { "" }
}{ $actor ->
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
event-destroyed = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
    [n] { $why }{ " " }
    [p] { $why }{ " " }
   *[other] { "" }
}{ $actor ->
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
} под Музея
event-found-under-cards = { $who } { $actor ->
    [me] получаваш
   *[other] получава
} и това, което е под Музея: { $cards }
event-beautified = { $who } { $actor ->
    [me] разкрасяваш
   *[other] разкрасява
} { TRAIT($district, "gender") ->
    [f] своята
    [n] своето
    [p] своите
   *[m] своя
} { $district } { $why }
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
} тестето с Фара
event-fetched = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} карта от тестето с Фара
event-fetched-cards = { $who } { $actor ->
    [me] взимаш
   *[other] взима
} { $cards } от тестето с Фара
event-fetched-nothing = { $who } { $actor ->
    [me] преглеждаш тестето с Фара и не взимаш
   *[other] преглежда тестето с Фара и не взима
} нищо
event-rang = { $who } { $actor ->
    [me] удряш
   *[other] удря
} камбаната: отсега за завършен град стигат { $goal } сгради
event-rang-laps = { $who } { $actor ->
    [me] удряш
   *[other] удря
} камбаната: играта свършва, щом бъдат построени { $goal } сгради
event-let-pass-bell-tower = { $who } не { $actor ->
    [me] удряш
   *[other] удря
} камбаната
event-thanked = { $who } { TRAIT($player, "person") ->
    [me] ти благодари
   *[other] { $actor ->
        [me] благодариш
       *[other] благодари
    } на { $player }
} за бала
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
event-auctioned = { $who } { TRAIT($player, "person") ->
    [me] ти продава на търг { $cards }
   *[other] { $actor ->
        [me] продаваш
       *[other] продава
    } на търг { $cards } на { $player }
} за { $gold } злато
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
} като { $character } { $why }
event-warranted = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
   *[other] { "" }
}{ $actor ->
    [me] слагаш
   *[other] слага
} заповеди на { FORM($characters, "obj") }
event-warranted-known = { $who } { $actor ->
    [me] слагаш
   *[other] слага
} заповеди на { FORM($characters, "obj") }, подписаната е за { FORM($signed, "obj") }
event-warranted-me = { $who } слага заповед на { FORM($character, "obj") }: това си ти
event-threatened = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
   *[other] { "" }
}{ $actor ->
    [me] слагаш
   *[other] слага
} заплахи на { FORM($characters, "obj") }
event-threatened-known = { $who } { $actor ->
    [me] слагаш
   *[other] слага
} заплахи на { FORM($characters, "obj") }, цветето е за { FORM($flower, "obj") }
event-threatened-me = { $who } слага заплаха на { FORM($character, "obj") }: това си ти
event-bribed = { $who } { $actor ->
    [me] плащаш подкуп от { $gold } злато на { FORM($player, "obj") }
   *[other] { TRAIT($player, "person") ->
        [me] ти плаща подкуп от { $gold } злато
       *[other] плаща подкуп от { $gold } злато на { $player }
    }
} { $why }
event-bribed-nobody = { $who } { $actor ->
    [me] плащаш
   *[other] плаща
} подкуп от { $gold } злато { $why }
event-refused = { $who } { $actor ->
    [me] отказваш да платиш
   *[other] отказва да плати
} подкуп { $why }
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
} { $why }
event-looked = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
    [n] { $why }{ " " }
    [p] { $why }{ " " }
   *[other] { "" }
}{ $actor ->
    [me] разглеждаш
   *[other] разглежда
} { $target ->
    [me] ръката ти
   *[other] ръката на { $player }
}
event-looked-cards = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
    [n] { $why }{ " " }
    [p] { $why }{ " " }
   *[other] { "" }
}{ $actor ->
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
event-swapped = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
   *[other] { "" }
}{ $actor ->
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
event-took = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
    [n] { $why }{ " " }
    [p] { $why }{ " " }
   *[other] { "" }
}{ TRAIT($player, "person") ->
    [me] ти взима карта
   *[other] { $actor ->
        [me] взимаш
       *[other] взима
    } карта от { $player }
}
event-took-cards = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
    [n] { $why }{ " " }
    [p] { $why }{ " " }
   *[other] { "" }
}{ TRAIT($player, "person") ->
    [me] ти взима { $cards }
   *[other] { $actor ->
        [me] взимаш
       *[other] взима
    } { $cards } от { $player }
}
event-gave = { $who } { TRAIT($player, "person") ->
    [me] ти дава карта
   *[other] { $actor ->
        [me] даваш
       *[other] дава
    } карта на { $player }
} { $why }
event-gave-cards = { $who } { TRAIT($player, "person") ->
    [me] ти дава { $cards }
   *[other] { $actor ->
        [me] даваш
       *[other] дава
    } { $cards } на { $player }
} { $why }
event-took-gold = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
   *[other] { "" }
}{ TRAIT($player, "person") ->
    [me] ти взима { $gold } злато
   *[other] { $actor ->
        [me] взимаш
       *[other] взима
    } { $gold } злато от { $player }
}
event-borrowed = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
   *[other] { "" }
}{ $actor ->
    [me] взимаш
   *[other] взима
} { $gold } злато от { FORM($player, "obj") } срещу карти
event-aimed = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
   *[other] { "" }
}{ $actor ->
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
event-exchanged = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
   *[other] { "" }
}{ $actor ->
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
event-seized = { $who } { TRAIT($why, "gender") ->
    [m] { $why }{ " " }
    [f] { $why }{ " " }
   *[other] { "" }
}{ $actor ->
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
