### The playing table in the browser.

## The frame

table-title-mine = Твой ход
table-title-other = Ход на { $player }
table-title-reactions = Изчакване
table-title-pass = { $player }, твой ред е
table-connecting = Сядаме на масата...
table-gone = Няма такава маса.
table-closed = Домакинът затвори тази маса.
table-signed-out = Това устройство вече не играе като теб. За да продължиш тук, отвори нова лична връзка или влез от „Настройки“ с ключ за достъп или код за възстановяване.
table-outdated = Има нова версия на играта. Презареди страницата, за да продължиш.
table-board = Масата
table-top = Игра
table-rules = Правила
table-menu = Меню
table-cast = Картите в тази игра
table-cast-short = Карти
table-help = Клавиши и помощ
table-round = рунд { $round }
table-pass = обиколка { $round }
table-spectator = Гледаш играта.
table-watchers = { $count ->
    [one] { $count } зрител
   *[other] { $count } зрители
}
table-show-log = Дневник
table-show-end = Резултат
table-last-round = Последен рунд

## The row of characters

table-row = Персонажи
table-owner-me = Ти
table-row-maybe = Доколкото знаеш, може да е при: { $players }.

## The middle

table-middle = В средата
table-deck = Тесте
table-pile = Изчистени
table-pile-empty = Още нищо не е изчистено.
table-pile-top = { $count ->
    [one] { $count } карта, най-отгоре { $card }
   *[other] { $count } карти, най-отгоре { $card }
}
table-bank = Банка
table-down = Закрити
table-down-help = { $count ->
    [one] { $count } персонаж лежи закрит
   *[other] { $count } персонажа лежат закрити
}
table-names = Градът
table-names-open = Различни сгради: { $count } от { $goal }
table-names-bell = Построени: { $count } от { $goal } сгради
table-names-missing = още липсва
table-names-hand = в ръката ти

## Players

table-players = Другите играчи
table-player-target = { $name }: { $note }
table-player-barred = { $name }, не сега: { $note }
table-at-swap = Размени ръката си
table-at-look = Виж ръката, вземи карта
table-at-alms = Вземи 1 злато
table-at-crown = Дай короната
table-at-theater = Размени персонажите
table-at-spy = Шпионирай ръката
table-at-fortune = Врачка: вземи карта
table-at-ticket = Купи карта за 1 злато
table-at-borrow = Вземи злато за строеж срещу карти
table-has-crown = с короната
table-gold = { $gold } злато
table-hand-size = { $count ->
    [one] { $count } карта в ръка
   *[other] { $count } карти в ръка
}
table-hand-known = известни: { $cards }
table-city-size = { $count } от { $goal } сгради
table-quarter-size = { $count ->
    [one] { $count } сграда
   *[other] { $count } сгради
}
table-city-count = { $count }/{ $goal }
table-is = е { FORM($character, "def") }
table-chosen = вече има персонаж
table-now = играе сега
table-bot = бот, { $level }
table-away = отсъства: играе бот
table-absent = без връзка
table-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
table-maybe = Може да е: { $characters }
table-empty = още няма сгради
table-first = първи завършен град
table-booth = Билетна каса с { $gold } злато
table-price-warlord = Пълководецът би платил { $gold } злато, за да я разруши.
table-price-marshal = Маршалът би платил { $gold } злато, за да я превземе.
table-price-safe = Персонажът от ранг 8 сега не може да я засегне.
table-fresh = построена в този рунд

## My own

table-mine = Твоето място
table-my-city = Твоят град
table-my-quarter = Твоят квартал
table-my-hand-count = Ръката ти: { $count }
table-hand-empty = Нямаш карти в ръка
table-my-character = Твоят персонаж
table-my-character-is = Твоят персонаж: { $character }
table-my-character-hidden = Твоят персонаж, скрит. Задръж курсора или пръста върху него, за да го видиш.
table-no-character = Още нямаш персонаж
table-murdered = Убийство: нямаш ход в този рунд. Само ти го знаеш.
table-bewitched = Магия: само ще си набавиш ресурси.

## What stands on a target

table-badge-cost = −{ $gold } → { $left }
table-badge-price = −{ $gold }
table-badge-gain = +{ $gold }
table-badge-free = безплатно
table-badge-ways = …
table-badge-more = { $cards ->
    [one] +{ $cards } карта
   *[other] +{ $cards } карти
}
table-badge-fewer = { $cards ->
    [one] −{ $cards } карта
   *[other] −{ $cards } карти
}
table-grown = с още една сграда: +{ $gold }
table-why-rule = Сега не може
table-not-now = Не сега

## The prompt

table-prompt = Въпросът
table-choices = Възможности
table-choices-count = Възможности: { $count }
table-choices-filter = Търси сред възможностите
table-choices-none = Нищо не съвпада.
table-choices-open = Списък с възможности
table-sending = Изпращане...
table-unsent = Ще се изпрати, щом връзката се върне
table-reacting = Готово. Другите може да реагират.
table-reactions = Сега другите може да реагират.
table-deciding = { $player } решава
table-deciding-as = { $player } ({ $character }) решава
table-choosing-now = { $player } избира персонаж
table-thinking = { $player } мисли
table-stand-in = { $player } отсъства: бот поема играта след { $seconds } сек.
table-stands-in = { $player } отсъства: играе бот
table-bidding = { $player } обмисля предложение
table-paused = Играта свърши.
table-to-come = { $count ->
    [one] Предстои: { $characters }
   *[other] Предстоят: { $characters }
}
table-to-choose = После: { $players }
table-pace = Темпо на ботовете
table-faster = По-бързо
table-faster-help = Ботовете чакат три пъти по-малко
table-slower = По-бавно
table-slower-help = Ботовете пак играят спокойно
table-skip = Направо до моя ход
table-skip-short = До моя ход
table-skipping = Прескачане...
table-skip-help = Ботовете играят веднага, докато дойде твоят ред. Всичко остава в дневника.
table-skip-waits = Чака се съгласие: { $players }
table-skip-wished = Не иска да чака: { $players }
table-steps = Дотук
table-back = Назад
table-staged = Още не е изиграно: може да се върнеш.
table-cards-chosen = { $count ->
    [one] { $count } избрана карта
   *[other] { $count } избрани карти
}
table-gold-so-far = { $gold ->
    [0] дотук без разход
   *[other] дотук { $gold } злато
}
table-hint = Съвет
table-hint-help = Какво би направил бот
table-hinting = Мисля...
table-hint-head = Бот би избрал:
table-hint-win = шанс за победа { $percent }%
table-hint-share = { $percent }% от вниманието му
table-hint-equal = почти толкова добре
table-hint-few = почти не е обмислено
table-hint-close = Затвори съвета
table-auto-end = Край на хода ти...
table-more = Още възможности
table-choose = Избери този персонаж

## What can be clicked, in a few words

table-cue-name = { $role ->
    [assassin] Избери персонаж горе, за да го убиеш: остава без ход.
    [thief] Избери персонаж горе, за да го ограбиш: щом го призоват, цялото му злато е твое.
    [witch] Избери персонаж горе, за да го омагьосаш.
   *[other] Избери персонаж горе, за да го назовеш.
}
table-cue-sign = Избери персонаж горе за подписаната си заповед.
table-cue-warrant = Избери друг персонаж горе за неподписана заповед.
table-cue-flower = Избери персонаж горе, за да го заплашиш с цветето.
table-cue-threaten = Избери друг персонаж горе за празната заплаха.
table-cue-destroy = Избери сграда, за да я разрушиш.
table-cue-exchange = Избери сграда на друг играч, за да я вземеш срещу своя.
table-cue-seize = Избери сграда на друг играч, за да я превземеш.
table-cue-for = Избери своя сграда, за да я дадеш.
table-cue-armory = Избери сграда, за да я разрушиш с Оръжейната.
table-cue-beautify = Избери своя сграда, за да я разкрасиш.
table-cue-cannonball = Избери своя сграда, за да я смениш.
table-cue-sacrifice = Избери своя сграда, за да я разрушиш, вместо да платиш.
table-cue-build = Избери карта от ръката си, за да я построиш.
table-cue-borrow = Избери твърде скъпа карта, за да вземеш за нея злато срещу карти.
table-cue-put = Избери картите от ръката си, които искаш да смениш.
table-cue-spend = Избери карти от ръката си, за да платиш с тях.
table-cue-give = Избери карта от ръката си, за да я дадеш.
table-cue-laboratory = Избери карта от ръката си, за да я превърнеш в злато.
table-cue-museum = Избери карта от ръката си, за да я сложиш под Музея.
table-cue-sale = { $built ->
    [yes] Избери карта от ръката си, за да я построиш, продадеш или предложиш на търг.
   *[no] Избери карта от ръката си, за да я продадеш или предложиш на търг.
}
table-cue-pick = Избери персонажа, с който ще играеш.
table-cue-keep = Избери картата, която задържаш.
table-cue-take = Избери картата, която взимаш.
table-cue-lighthouse = Избери картата, която взимаш от тестето.
table-tap-row = Докосни персонаж горе.

## Cards in the middle

table-tray-cards = Карти за избор
table-tray-characters = Персонажи за избор
table-tray-hide = Виж масата
table-tray-show = Обратно към картите
table-tray-hold = Задръж карта, за да я прочетеш
table-offer-up = { $count ->
    [one] Открит: никой не го играе
   *[other] Открити: никой не ги играе
}
table-offer-down = { $count ->
    [one] Закрит (знаеш го)
   *[other] Закрити (знаеш ги)
}
table-offer-out = { $count ->
    [one] Не ти е предложен
   *[other] Не са ти предложени
}
table-bid = Твоята цена
table-bid-less = По-малко
table-bid-more = Повече
table-bid-now = Предложи { $gold } злато
table-bid-left = остават { $gold } злато
table-bid-highest = Най-висока цена
table-bid-none = Без предложение
table-auction = Търг
table-bidder-in = още наддава
table-bidder-out = пас

## Asking once more

table-doubt = Наистина ли?
table-doubt-own-district = Това е твоя сграда: ще бъде разрушена.
table-doubt-own-character = Това е твоят персонаж.
table-doubt-gone = { FORM($character, "def") } лежи на масата: в този рунд никой не играе този персонаж.
table-doubt-end-income = Още може да вземеш прихода на персонажа си. Край на хода без него?
table-doubt-end-power = Умението на персонажа ти остана неизползвано. Край на хода без него?
table-doubt-end-build = Имаш { $gold } злато и още може да строиш. Край на хода?
table-doubt-refuse = Ако заплахата е с цветето, губиш цялото си злато ({ $gold }).
table-doubt-silence = Губиш този ход.
table-doubt-murder = Няма да имаш ход в този рунд.
table-doubt-no-gather = Няма да получиш нищо.
table-doubt-fewer = { $cards ->
    [one] Ще останеш с { $cards } карта по-малко.
   *[other] Ще останеш с { $cards } карти по-малко.
}
table-doubt-yes = Да: { $choice }
table-doubt-no = Не, назад
table-doubt-never = Не питай повече за това

## What happened

table-log = Дневник
table-log-all = Всичко
table-log-mine = Какво ме засегна
table-log-empty = Още нищо не се е случило.
table-log-mine-empty = Никой нищо не ти е направил.
table-log-latest = Към най-новото
table-banner = Новини за теб
table-banner-close = Затвори
table-since = След последното ти решение
table-since-more = { $count ->
    [one] още 1 ред в дневника
   *[other] още { $count } реда в дневника
}
table-recap = Рунд { $round } накратко
table-recap-lap = Обиколка { $round } накратко
table-recap-open = Този рунд накратко
table-recap-close = Затвори обобщението
table-recap-hidden = не е разкрит
table-recap-murdered = убийство
table-recap-gold = Промяна на златото: { $gold }
table-recap-won = построено или спечелено
table-recap-lost = изгубено
table-recap-harms = Кой на кого какво направи
table-chat = Чат
table-chat-say = Кажи нещо
table-chat-send = Изпрати
table-chat-empty = Никой още нищо не е казал.
table-chat-off = Домакинът е изключил чата.
table-chat-unsaid = Съобщението ти не пристигна. Можеш да го изпратиш пак.
table-chat-new = { $count ->
    [one] { $count } нов ред
   *[other] { $count } нови реда
}
table-phrases = Готови реплики
table-chat-spectator = зрител

## Clock

table-clock = Оставащо време
table-minutes = { $minutes }:{ $seconds }

## Several people, one device

table-curtain = Подай устройството на { $name }
table-curtain-why = Решава { $name }. Никой друг да не гледа.
table-curtain-look = { $name } иска да погледне.
table-curtain-lift = Аз съм { $name }
table-seats = Хора на това устройство
table-seat-show = Подай на { $name }

## Menu

table-menu-title = Маса { $code }
table-menu-share = Копирай връзката към масата
table-menu-shared = Връзката е копирана.
table-menu-device = Продължи на друго устройство
table-menu-device-help = Отвори тази връзка веднъж на другото устройство; важи един ден.
table-menu-copy = Копирай връзката
table-menu-rules = Правила
table-menu-settings = Настройки
table-menu-home = Начало
table-menu-leave = Напусни масата
table-menu-leave-seat = { $name } напуска масата
table-menu-leave-sure = Бот ще играе вместо теб. Напускаш ли?
table-menu-delete-sure = Тук не играе никой друг, затова играта ще бъде изтрита. Напускаш ли?
table-menu-chat = Чат
table-menu-pace = Ботовете играят
table-menu-webhook = Уебкука
table-pace-slow = бавно
table-pace-normal = нормално
table-pace-fast = бързо
table-pace-instant = веднага
table-menu-host = За домакина
table-menu-notify = Извести ме, когато съм на ход
table-menu-sound = Звуци
table-menu-auto = Завърши хода ми, ако не остане друго
table-menu-confirm = Питай ме преди рисковани ходове
table-notify = Твой ред е.

## Keys

table-keys-title = Клавиши
table-keys-choices = Списък на възможностите: стрелки, писане за търсене, Enter
table-keys-number = Номерираните бутони
table-keys-gold = Вземи злато
table-keys-cards = Изтегли карти
table-keys-income = Вземи прихода
table-keys-end = Край на хода, готово или пас
table-keys-usual = Основният бутон
table-keys-back = Върни последната стъпка
table-keys-undo = Върни последния си ход
table-keys-hint = Съвет
table-keys-log = Дневник
table-keys-chat = Чат
table-keys-aside = Виж масата или обратно към картите
table-keys-walk = Обходи това, което може да се избере
table-keys-escape = Затвори отвореното или се върни към въпроса
table-keys-help = Тази помощ
table-help-point = Задръж курсора или пръста върху карта или стигни до нея с Tab, за да я прочетеш. Осветеното може да се избере. Затъмненото сега не е достъпно: задръж върху него и ще научиш защо.
table-key-enter = Enter
table-key-back = Backspace
table-key-arrows = Стрелки
table-key-escape = Esc
