### The pages around the table in the browser: home, new table, lobby, end, replay, games, rules, settings.

## Getting about

page-nav = Страници
page-nav-home = Цитадели, начало
page-nav-new = Нова маса
page-nav-games = Моите игри
page-nav-rules = Правила
page-nav-settings = Настройки
page-nav-ratings = Рейтинг
page-lost = Тази врата е зазидана или никога не я е имало.
page-lost-table = Свещите са угасени, столовете са вдигнати. Може би кодът е сгрешен или масата е прибрана.
page-ok = Готово
page-cancel = Отказ
page-less = { $what }: по-малко
page-more = { $what }: повече
page-seconds = секунди
page-share = Сподели
page-download = Изтегли
page-copied = Връзката е копирана
page-copy-yourself = Копирай тази връзка: { $url }
page-just-now = току-що
page-copies = { $n ->
    [one] { $n } карта
   *[other] { $n } карти
}
page-players = { $n ->
    [one] { $n } играч
   *[other] { $n } играчи
}
page-players-range = { $low } до { $high } играчи
page-watching = { $n ->
    [one] Гледа { $n } зрител.
   *[other] Гледат { $n } зрители.
}
page-goal = { $laps ->
    [yes] Играта свършва, щом са построени всичките { $n } различни сгради
   *[no] Завършен град: { $n } сгради
}
page-name = Твоето име
page-name-count = { $n } от { $most }
page-name-long = Името има най-много { $most } знака: ще се използва „{ $name }“.

## Home

page-motto = Построй град. Всеки рунд избирай кой си и отгатвай кои са другите.
page-play = Играй сега
page-play-new = Нова игра срещу ботове
page-play-hint = Ти срещу три бота, с помощ подръка. Без регистрация.
page-sign-in = Вече играеш на друго устройство? Влез
page-play-wait = Палим свещите...
page-play-refused = Играта не можа да започне
page-play-players = Играта е за 2 до { $most } играчи.
page-go-on = Обратно към играта ти
page-go-on-hint = Играта ти те чака.
page-go-on-hint-others = Играта ти продължава. Докато те няма, вместо теб играе бот.
page-running = { $n ->
    [one] Играта ти продължава
   *[other] Игрите ти продължават
}
page-running-go = Продължи
page-out-delete = Изтрий
page-out-delete-ask = Да се изтрие ли тази игра?
page-out-delete-hint = Никой друг не играе в нея. Изтриването е окончателно.
page-out-close = Затвори масата
page-out-close-ask = Да се затвори ли тази маса?
page-out-close-hint = Кодът спира да важи, а всички тук ще трябва да си намерят друга маса.
page-out-leave = Напусни
page-out-leave-ask = Да напуснеш ли тази игра завинаги?
page-out-leave-hint = Бот заема мястото ти и продължава с другите.
page-friends = С приятели
page-friends-hint = Въведи кода или връзката, които са ти изпратили.
page-code-label = Код или връзка на маса
page-code-example = напр. HKM4TQ
page-code-go = Влез
page-open-title = Отворени маси
page-open-none = В момента няма отворени маси.
page-open-join = Включи се
page-open-look = Виж
page-open-watch = Гледай
page-open-own = Отвори маса за всички
page-about-games = Виж отново изиграните си игри.
page-about-learn = Осем кратки глави на истинска маса.
page-learn = Научи се да играеш
page-learn-offer = За пръв път ли играеш?
page-learn-offer-text = Научи играта за 15 минути, докато я играеш.
page-about-rules = Всяка карта и всяко правило, с търсене.
page-about-settings = Име, звук, анимации, светла или тъмна тема.
page-about-ratings = Колко добре играеш, класация, турнири.
page-import = Отвори запис
page-import-hint = или пусни файла някъде тук
page-import-wait = Четене...
page-import-none = Този файл не е запис на игра.
page-import-large = Този файл е твърде голям за запис.
page-credits = „Цитадели“ е игра на Бруно Файдути. Икони: художниците на game-icons.net, CC BY 3.0.
page-game-name = { $edition } · { $preset }
page-game-label = { $game }: { $players }
page-game-nobody = още никой
page-game-free = { $n ->
    [one] { $n } свободно място
   *[other] { $n } свободни места
}

## New table

page-new-lead = Всичко е нагласено за хубава игра. Промени каквото искаш; ще се запомни.
page-new-reset = Нулирай
page-new-edition = Издание
page-new-players = Играчи
page-new-cast = Персонажи и сгради
page-new-ninth = Девети персонаж
page-new-options = Настройки на изданието
page-new-house = На масата
page-new-summary = Твоята маса
page-new-start = Започни играта
page-new-watch = Гледай ботовете
page-new-open = Отвори масата
page-new-open-first = Покани хора
page-new-open-hint = { $n ->
    [one] Получаваш връзка за другия играч.
   *[other] Получаваш връзка за другите { $n } играчи.
}
page-seat-you = Ти
page-seat-free = свободно място
page-seat-person = човек
page-seat-bot = бот, { $level }
page-seat-who = Място { $seat }: кой седи тук
page-seats-bots = Всички други са ботове
page-seats-people = Всички други са хора
page-seats-watch = Играят само ботове, а ти гледаш.
page-seats-alone = Ти срещу ботове: { $about }.
page-seats-invite = { $n ->
    [one] едно място е за човек с твоята връзка или за втори играч на това устройство.
   *[other] { $n } места са за хора с твоята връзка или за други на това устройство.
}
page-cast-preset = Готови набори
page-cast-preset-hint = Персонажи и уникални сгради, които си подхождат.
page-cast-own = Собствен подбор
page-cast-own-hint = Избери персонаж за всеки ранг и уникалните сгради.
page-cast-random = Случаен
page-cast-random-hint = Персонажите и уникалните сгради се теглят, когато играта започне.
page-cast-fixed = В това издание участват всичките { $n } персонажа.
page-preset-first-game = Осемте най-известни персонажа: най-доброто начало.
page-preset-ambitious-aristocrats = Всеки взима от всеки: конфискува със заповеди, краде карти, превзема сгради.
page-preset-cunning-agents = Златото все сменя собственика си: магии, изнудване и данък върху всяка сграда.
page-preset-illustrious-emissaries = Разбираш какво държат другите: надничаш в ръцете им, разменяш карти и сгради.
page-preset-devious-dignitaries = Най-много блъф: тайни заповеди и заплахи лежат скрити до персонажите.
page-preset-tenacious-delegates = Градовете растат бързо: много карти за избор и по няколко строежа в един ход.
page-preset-vicious-nobles = Най-безмилостният: убийства, кражби, разруха и най-много злато, което да загубиш.
page-preset-base = Първите осем и базовото тесте: играта, каквато беше в началото.
page-preset-new-neighbours = Първите осем, но с три нови уникални сгради в тестето.
page-preset-court-and-cloister = По-учтиво и по-хитро: короната се подарява, златото се проси, сгради се разменят.
page-preset-dark-arts = Магия вместо кинжали: омагьосваш чужди ходове и взимаш карти от чужди ръце.
page-preset-crowded-court = Девет персонажа, с Кралицата, и пет нови уникални сгради: за големи маси.
page-preset-uniques = { $n ->
    [one] { $n } уникална сграда
   *[other] { $n } уникални сгради
}
page-preset-uniques-more = { $n ->
    [one] { $n } нова уникална сграда
   *[other] { $n } нови уникални сгради
}
page-ninth-any = Както е в набора
page-ninth-needed = С { $n } играчи винаги има девети персонаж.
page-ninth-hint = Един персонаж повече във всеки подбор: по-трудно се отгатва кой кой е.
page-ninth-is = Девети персонаж: { $character }
page-own-from = Започни от
page-own-from-none = избери набор
page-own-characters = Персонажи
page-own-rank = Ранг { $rank }
page-own-ninth = Избери го пак, за да отпадне (ако не е задължителен).
page-own-uniques = Уникални сгради
page-own-count = Избрани { $count } от { $wanted }
page-own-count-base = { $base } от базовото тесте, { $bonus } бонус сгради
page-own-good = Така може да се играе.
page-uniques-base = Базово тесте
page-uniques-bonus = Бонус сгради
page-fault-rank = Липсва персонаж от ранг { $rank }.
page-fault-ninth = С { $seats } играчи е нужен персонаж от ранг 9.
page-fault-needs = За { FORM($character, "obj") } са нужни поне { $needs } играчи, а сега са { $seats }.
page-fault-uniques-few = Нужни са { $wanted } уникални сгради: избери още { $off }.
page-fault-uniques-many = Нужни са { $wanted } уникални сгради: махни { $off }.
page-fault-base-few = С { $bonus ->
    [one] { $bonus } бонус сграда
   *[other] { $bonus } бонус сгради
} в базовото тесте остават повече карти: върни { $off }.
page-fault-base-many = С { $bonus ->
    [one] { $bonus } бонус сграда
   *[other] { $bonus } бонус сгради
} в базовото тесте остават по-малко карти: махни { $off }.
page-clock = Часовник
page-clock-none = Без
page-clock-none-hint = Всеки мисли, колкото му трябва.
page-clock-none-is = Без часовник
page-clock-decision = За всяко решение
page-clock-decision-hint = Изтече ли времето за решението, взима го бот.
page-clock-decision-is = { $seconds } секунди за всяко решение
page-clock-decision-seconds = Време за решение
page-clock-budget = За цялата игра
page-clock-budget-hint = Всеки има запас от време и получава още малко с всеки ход. Свърши ли, решава бот.
page-clock-budget-is = { $seconds } секунди за играта, още { $turn } за всеки ход
page-clock-budget-seconds = Запас от време
page-clock-turn = Още за всеки ход
page-pace = Темпо на ботовете
page-pace-slow = Бавно
page-pace-normal = Нормално
page-pace-fast = Бързо
page-pace-instant = Веднага
page-pace-hint = Колко дълго ботовете уж мислят, за да можеш да ги следиш.
page-grace = Ако някой изчезне
page-grace-hint = След това време бот играе вместо отсъстващия, докато той се върне.
page-listed = Покажи сред отворените маси
page-listed-hint = Тогава всеки може да се включи. Иначе – само който има връзката или кода.
page-listed-yes = Сред отворените маси
page-listed-no = Само с връзка или код
page-hints = Разрешени съвети
page-hints-hint = Всеки може да пита бот какво би направил.
page-hints-people = Всеки може да пита бот какво би направил, а другите виждат, че е питал.
page-hints-yes = Със съвети
page-hints-alone = Съвети само за един човек срещу ботове
page-hints-no = Без съвети
page-rated = Игра за рейтинг
page-rated-hint = Брои се за рейтинга на всички на масата, затова сядат само хора, които искат рейтинг. Без съвети.
page-chat = Чат
page-chat-hint = Хората на масата могат да си пишат.

## Before the game

page-lobby-lead = { $free ->
    [0] Всичките { $seats } места са заети.
    [one] Едно от { $seats } места е свободно.
   *[other] { $free } от { $seats } места са свободни.
}
page-lobby-now = Заети са { $n } от { $seats } места.
page-lobby-start = Започни играта
page-lobby-ready = Всички са тук.
page-lobby-free = { $n ->
    [one] Свободното място ще заеме бот.
   *[other] Ботове ще заемат { $n } свободни места.
}
page-lobby-absent = { $n ->
    [one] Един играч още не е отворил страницата.
   *[other] { $n } играчи още не са отворили страницата.
}
page-lobby-wait = Домакинът започва играта.
page-lobby-sit = Седни
page-lobby-full = Всички места са заети. Може да гледаш.
page-lobby-setup = Какво се играе
page-lobby-change = Промени настройките
page-lobby-change-do = Промени
page-lobby-ask = { $n ->
    [one] Едно място е свободно
   *[other] { $n } места са свободни
}
page-lobby-ask-hint = { $n ->
    [one] Ако започнеш сега, мястото заема бот с нормална сила.
   *[other] Ако започнеш сега, местата заемат ботове с нормална сила.
}
page-lobby-ask-wait = Изчакай още
page-lobby-ask-start = Започни с ботове
page-invite-code = Кодът на тази маса
page-invite-link = Връзка към тази маса
page-invite-copy = Копирай връзката
page-invite-copied = Копирано
page-invite-qr = QR код
page-invite-qr-hint = Насочи камерата на телефона насам, за да се включиш в тази маса.
page-seat-label = Място { $seat }
page-seat-sit = Седни тук
page-seat-other = Още един човек на това устройство
page-seat-name-other = Име
page-seat-rename = Ново име
page-seat-leave = Освободи мястото си
page-seat-remove = Премахни
page-seat-remove-ask = Да освободиш ли мястото на { $player }?
page-seat-remove-hint = Мястото става свободно. Който има връзката, може пак да седне.
page-seat-host = домакин
page-seat-mine = на това устройство
page-seat-here = тук е
page-seat-away = още не е тук
page-seat-put = сложи бот тук
page-seat-make-free = освободи мястото

## The end

page-end-counting = Крайно оценяване
page-end-city = Градът на { $player }
page-end-total = { $player }: { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
page-end-next-city = Следващ град
page-end-skip = Към резултата
page-end-podium = Класиране
page-end-you-won = Победа!
page-end-you-shared = Споделена победа!
page-end-you-place = Твоето място: { $place }
page-end-place = { $place ->
    [1] 1-во
    [2] 2-ро
    [7] 7-мо
    [8] 8-мо
   *[other] { $place }-то
}
page-end-winner = победа
page-end-sheet = Точките подробно
page-end-rule = Прочети правилото за това
page-end-again = Играй пак
page-end-follow = Към реванша
page-end-follow-watch = Гледай реванша
page-end-replay = Повторение
page-end-table = Виж масата
page-chart-title = Как протече играта
page-chart-measure = Какво се показва
page-chart-scores = Точки
page-chart-gold = Злато
page-chart-cities = Сгради
page-chart-chances = Шанс за победа
page-chart-chances-note = В проценти, както силен бот преценява според това, което всеки играч е знаел тогава.
page-chart-label = { $measure } на всеки играч през играта; същото е и в таблицата отдолу
page-chart-axis = рунд
page-chart-axis-pass = обиколка
page-chart-round = Рунд { $n }
page-chart-pass = Обиколка { $n }
page-chart-incidents = Какво се случи и кога
page-chart-mark = { $round }: { $text }
page-chart-table = Като таблица
page-incident = { $who }
page-incident-killed = { $who } убива { FORM($character, "obj") }{ $known ->
    [no] , но напразно
   *[yes] { " " }({ $player })
}
page-incident-robbed = { $who } ограбва { FORM($player, "obj") }
page-incident-bewitched = { $who } омагьосва { FORM($character, "obj") }{ $known ->
    [no] , но напразно
   *[yes] { " " }({ $player })
}
page-incident-confiscated = { $who } конфискува сграда на { FORM($player, "obj") }
page-incident-destroyed = { $known ->
    [self] { $who } разрушава собствена сграда
   *[yes] { $who } разрушава сграда на { FORM($player, "obj") }
}
page-incident-seized = { $who } превзема сграда на { FORM($player, "obj") }
page-incident-exchanged = { $who } разменя сгради с { FORM($player, "obj") }
page-incident-swapped = { $who } разменя ръката си с { FORM($player, "obj") }
page-incident-lost-turn = { $who } обръща { TRAIT($character, "gender") ->
    [f] убитата
   *[m] убития
} { $character } и губи хода си
page-incident-completed = { $who } завършва град
page-incident-rang = { $who } удря камбаната
page-moments = Най-важните решения
page-moments-soon = Бот ще започне да преглежда играта, щом превърташ дотук.
page-moments-wait = Бот преглежда играта. Това отнема известно време и продължава, дори ако превърташ нататък.
page-moments-none = Ботът не откри решение, което да изпъква.
page-moments-failed = Ботът не успя да прегледа тази игра.
page-moment-when = { $player }: { $when }
page-moment-best = { $who ->
    [me] Най-добрият ти ход
   *[other] Най-добрият ход на { $player }
}
page-moment-played = Изиграно
page-moment-better = Изборът на бота
page-moment-wins = печели { $percent } от пробните игри
page-moment-next = Втори по сила ход
page-move-pick = Избери { FORM($character, "obj") }
page-moment-look = Виж го и опитай друго...
page-what = Ами ако?
page-what-lead = { $who ->
    [me] { $when }: ти решаваш. Избери друг ход, за да видиш как би могло да продължи.
   *[other] { $when }: решава { $player }. Избери друг ход, за да видиш как би могло да продължи.
}
page-what-wait = Бот претегля възможностите...
page-what-failed = Ботът не успя да претегли това решение.
page-what-hint = { $who ->
    [me] За всяка възможност ботът доигра играта наум { $games } пъти. Числото казва колко често печелиш.
   *[other] За всяка възможност ботът доигра играта наум { $games } пъти. Числото казва колко често печели { $player }.
}
page-what-played = изиграно
page-what-best = най-добро
page-what-on = Как би могло да продължи: { $move }
page-what-on-hint = Ботове доиграват за всички с картите от истинската игра. Това е само едно от многото възможни продължения.
page-what-more = ...и така до края на играта.
page-what-points = Ти имаш { $points ->
    [one] { $points } точка.
   *[other] { $points } точки.
}

## Replay

page-fair-title = Честно раздаване
page-fair-about = Сървърът вече е избрал тайна, а това е отпечатъкът ѝ. Заедно с думите на играчите тя определя всяка карта. След играта тайната се показва и всеки може да провери, че нищо не е подменено.
page-fair-commitment = Отпечатък
page-fair-words = Думи
page-fair-add = Добави своя дума
page-fair-add-do = Добави

## My games

page-games-won = { $n ->
    [one] Една завършена игра
   *[other] { $n } завършени игри
}; { $won ->
    [0] още без победа.
    [one] една победа.
   *[other] { $won } победи.
}
page-games-over = Завършени
page-games-imported = Отворени от файл
page-games-more = Покажи още
page-games-none = Още нямаш игри.
page-games-you-won = победа
page-games-you-lost = загуба

## Rules

page-rules-title = Правила: { $edition }
page-rules-print = Печат
page-rules-search = Търси в правилата и картите
page-rules-contents = Съдържание
page-rules-characters = Персонажи
page-rules-uniques = Уникални сгради
page-rules-actions = Карти за действие
page-rules-basics = Обикновени сгради
page-rules-best = Най-близко до търсеното
page-rules-none = Няма резултати за „{ $query }“.
page-search-alike = уби, умъртв / крад, краж, открад, ограб, обир / дублир, дублик, идентичн, еднакво име, повтор / разруш, събор, унищож / размен, разменя / омагьос, магия, заклин / злато, пари, монет / сград, квартал, район / печел, побед / равен, равни, равенств / изчист, изхвърл, хвърл / първи играч, корона
page-search-skipped = и, на, в, във, с, със, за, от, се, да, ли, е, са, по, до, кога, как, какво, мога
page-short-rounds-1 = Във всеки рунд играчите тайно взимат по един персонаж от тези, които обикалят масата.
page-short-rounds-2 = Персонажите се призовават по ранг. На ход е този, чийто персонаж е призован.
page-short-rounds-3 = В своя ход вземи 2 злато или изтегли 2 карти и задръж 1. Използвай умението на персонажа си.
page-short-rounds-4 = Построй сграда от ръката си, като платиш цената ѝ.
page-short-rounds-5 = Щом в един град има { $goal } сгради, рундът се доиграва. Печели този с най-много точки.
page-short-laps-1 = Всички строят заедно един град. В своя ход обръщаш персонаж.
page-short-laps-2 = Щом всички персонажи са призовани, обиколката свършва и се дават точки.
page-short-laps-3 = В своя ход вземи 2 злато или изтегли 2 карти и задръж 1. Продавай карти, използвай умението на персонажа.
page-short-laps-4 = Построй сграда, която никой друг не е построил.
page-short-laps-5 = Играта свършва, щом са построени всичките { $goal } различни сгради. Печели този с най-много точки.

## Settings

page-set-save = Запази
page-devices-added = { $n ->
    [one] Добавено е устройство. Вече играе като теб.
   *[other] Добавени са { $n } устройства. Вече играят като теб.
}
page-devices-show = Покажи устройствата
page-take = Твоите места на това устройство
page-take-done = { $n ->
    [0] Вече си { $name } на това устройство.
    [one] Вече си { $name } на това устройство и една игра те чака.
   *[other] Вече си { $name } на това устройство и { $n } игри те чакат.
}
page-take-go = Продължи на маса { $code }
page-take-ask = Да играеш ли като { $name } на това устройство?
page-take-who = Тази лична връзка е на { $name }. Продължи само ако това си ти.
page-take-trap = Ако връзката ти е пратена от друг, откажи: той ще вижда картите ти и ще може да играе вместо теб.
page-take-before = В този браузър сега си { $name } (текущи игри: { $running }, завършени: { $finished }). Ако продължиш, оттук вече няма да имаш достъп до тях. За да ги запазиш, първо отвори своя лична връзка на друго устройство.
page-take-yours = Това е твоята връзка и това устройство вече е твое. Отвори я на друго устройство.
page-take-do = Да, аз съм { $name }
page-take-anew = На другото устройство нова връзка се прави в „Настройки“.
