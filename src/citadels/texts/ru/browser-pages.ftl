### The pages around the table in the browser: home, new table, lobby, end, replay, games, rules, settings.

## Getting about

page-nav = Страницы
page-nav-home = Цитадели, на главную
page-nav-new = Новый стол
page-nav-games = Мои партии
page-nav-rules = Правила
page-nav-settings = Настройки
page-nav-ratings = Рейтинг
page-lost = Эта дверь замурована, а может, её никогда и не было.
page-lost-table = Свечи погашены, стулья подняты. Может быть, в коде опечатка или стол уже убрали.
page-ok = Готово
page-cancel = Отмена
page-less = { $what }: меньше
page-more = { $what }: больше
page-seconds = сек.
page-share = Поделиться
page-download = Скачать
page-copied = Ссылка скопирована
page-copy-yourself = Скопируйте эту ссылку: { $url }
page-just-now = только что
page-copies = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
page-players = { $n } { $n ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
page-players-range = { $low }–{ $high } игроков
page-watching = { $n ->
    [one] Смотрит { $n } человек.
    [few] Смотрят { $n } человека.
   *[many] Смотрят { $n } человек.
}
page-goal = { $laps ->
    [yes] Игра идёт до { $n } разных кварталов
   *[no] Достроенный город — { $n } { $n ->
        [one] квартал
        [few] квартала
       *[many] кварталов
    }
}
page-name = Ваше имя
page-name-count = { $n } из { $most }
page-name-long = В имени не больше { $most } знаков: останется «{ $name }».

## Home

page-motto = Стройте город. Каждый раунд решайте, кем быть, и угадывайте, кем стали другие.
page-play = Играть
page-play-new = Новая партия с ботами
page-play-hint = Вы и три бота, подсказки под рукой. Без регистрации.
page-sign-in = Уже играли здесь? Войти
page-play-wait = Зажигаем свечи…
page-play-refused = Не удалось начать партию
page-play-players = Играть могут от 2 до { $most } человек.
page-go-on = Вернуться в партию
page-go-on-hint = Партия ждёт вас.
page-go-on-hint-others = Партия продолжается. Пока вас нет, за вас играет бот.
page-running = { $n ->
    [one] Ваша партия продолжается
    [few] Ваши партии продолжаются
   *[many] Ваши партии продолжаются
}
page-running-go = Продолжить
page-out-delete = Удалить
page-out-delete-ask = Удалить эту партию?
page-out-delete-hint = Кроме вас, в ней никто не играет. Вернуть её будет нельзя.
page-out-close = Закрыть стол
page-out-close-ask = Закрыть этот стол?
page-out-close-hint = Код перестанет работать, и всем, кто здесь сидит, придётся искать другой стол.
page-out-leave = Покинуть
page-out-leave-ask = Покинуть эту партию насовсем?
page-out-leave-hint = Ваше место займёт бот и продолжит играть с остальными.
page-friends = С друзьями
page-friends-hint = Введите код или ссылку, которую вам прислали.
page-code-label = Код стола или ссылка
page-code-example = напр. HKM4TQ
page-code-go = Войти
page-open-title = Открытые столы
page-open-none = Сейчас открытых столов нет.
page-open-join = Сесть за стол
page-open-look = Заглянуть
page-open-watch = Смотреть
page-open-own = Открыть стол для всех
page-about-games = Сыгранные партии, их можно пересмотреть.
page-about-learn = Восемь коротких глав за настоящим столом.
page-learn = Научиться играть
page-learn-offer = Впервые в «Цитаделях»?
page-learn-offer-text = Научитесь за 15 минут, прямо в игре.
page-about-rules = Все карты и все правила, с поиском.
page-about-settings = Имя, звук, анимация, тема.
page-about-ratings = Как вы играете, таблица, турниры.
page-import = Открыть запись
page-import-hint = или перетащите файл прямо сюда
page-import-wait = Читаем…
page-import-none = Этот файл — не запись партии.
page-import-large = Для записи партии этот файл слишком велик.
page-credits = «Цитадели» — игра Бруно Файдутти. Значки нарисовали художники game-icons.net, CC BY 3.0.
page-game-name = { $edition } · { $preset }
page-game-label = { $game }: { $players }
page-game-nobody = пока никого
page-game-free = { $n ->
    [one] свободно { $n } место
    [few] свободно { $n } места
   *[many] свободно { $n } мест
}

## New table

page-new-lead = Всё готово для хорошей партии. Меняйте что угодно: выбор запомнится.
page-new-reset = Сбросить
page-new-edition = Издание
page-new-players = Игроки
page-new-cast = Персонажи и кварталы
page-new-ninth = Девятый персонаж
page-new-options = Настройки издания
page-new-house = За столом
page-new-summary = Ваш стол
page-new-start = Начать партию
page-new-watch = Смотреть игру ботов
page-new-open = Открыть стол
page-new-open-first = Пригласить игроков
page-new-open-hint = { $n ->
    [one] Вы получите ссылку ещё для { $n } игрока.
    [few] Вы получите ссылку ещё для { $n } игроков.
   *[many] Вы получите ссылку ещё для { $n } игроков.
}
page-seat-you = Вы
page-seat-free = свободное место
page-seat-person = человек
page-seat-bot = бот: { $level }
page-seat-who = Место { $seat }: кто здесь сидит
page-seats-bots = Остальные — боты
page-seats-people = Остальные — люди
page-seats-watch = Играют только боты, а вы смотрите.
page-seats-alone = Вы против ботов: { $about }.
page-seats-invite = { $n ->
    [one] { $n } место — для того, кому вы дадите ссылку, или для второго человека за этим устройством.
    [few] { $n } места — для тех, кому вы дадите ссылку, или для других людей за этим устройством.
   *[many] { $n } мест — для тех, кому вы дадите ссылку, или для других людей за этим устройством.
}
page-cast-preset = Готовые наборы
page-cast-preset-hint = Персонажи и бонусные кварталы, которые хорошо сочетаются.
page-cast-own = Свой состав
page-cast-own-hint = Выберите персонажа для каждого ранга и бонусные кварталы.
page-cast-random = Случайно
page-cast-random-hint = Персонажи и бонусные кварталы определит жребий в начале партии.
page-cast-fixed = В этом издании участвуют все персонажи: { $n }.
page-preset-first-game = Восемь самых известных персонажей: лучшее начало.
page-preset-ambitious-aristocrats = Здесь многое отнимают: кварталы конфискуют и захватывают, карты забирают с руки.
page-preset-cunning-agents = Золото всё время переходит из рук в руки: чары, шантаж и налог на каждый квартал.
page-preset-illustrious-emissaries = Чужие карты — не тайна: слежка, карты по кругу, обмен кварталами.
page-preset-devious-dignitaries = Больше всего блефа: тайные ордера и угрозы лежат на персонажах.
page-preset-tenacious-delegates = Города растут быстро: много карт на выбор и несколько построек за ход.
page-preset-vicious-nobles = Самый жестокий набор: убийства, кражи, разрушения, и на кону больше всего золота.
page-preset-base = Первые восемь персонажей и базовая колода: игра, какой она была поначалу.
page-preset-new-neighbours = Первые восемь персонажей, но в колоде три новых бонусных квартала.
page-preset-court-and-cloister = Вежливее и хитрее: корону дарят, золото выпрашивают, кварталы обменивают.
page-preset-dark-arts = Магия вместо кинжалов: персонажей заколдовывают, карты забирают с руки.
page-preset-crowded-court = Девять персонажей с Королевой и пять новых бонусных кварталов: для больших компаний.
page-preset-uniques = { $n ->
    [one] { $n } бонусный квартал
    [few] { $n } бонусных квартала
   *[many] { $n } бонусных кварталов
}
page-preset-uniques-more = { $n ->
    [one] { $n } новый бонусный квартал
    [few] { $n } новых бонусных квартала
   *[many] { $n } новых бонусных кварталов
}
page-ninth-any = Как в наборе
page-ninth-needed = При { $n } игроках девятый персонаж участвует всегда.
page-ninth-hint = Ещё один персонаж на выбор: труднее угадать, кто есть кто.
page-ninth-is = Девятый персонаж: { $character }
page-own-from = Взять за основу
page-own-from-none = выберите набор
page-own-characters = Персонажи
page-own-rank = Ранг { $rank }
page-own-ninth = Если он не обязателен, нажмите ещё раз, чтобы убрать.
page-own-uniques = Бонусные кварталы
page-own-count = Выбрано: { $count } из { $wanted }
page-own-count-base = Из базовой колоды: { $base }, дополнительных: { $bonus }
page-own-good = Всё в порядке, можно играть.
page-uniques-base = Базовая колода
page-uniques-bonus = Дополнительные кварталы
page-fault-rank = Не хватает персонажа { $rank }-го ранга.
page-fault-ninth = При { $seats } игроках нужен персонаж 9-го ранга.
page-fault-needs = { $character } участвует, только если игроков не меньше { $needs }, а их { $seats }.
page-fault-uniques-few = Бонусных кварталов нужно { $wanted }: добавьте ещё { $off }.
page-fault-uniques-many = Бонусных кварталов нужно { $wanted }: уберите { $off }.
page-fault-base-few = Дополнительных кварталов { $bonus }, поэтому карт базовой колоды нужно больше: верните { $off }.
page-fault-base-many = Дополнительных кварталов { $bonus }, поэтому карт базовой колоды нужно меньше: уберите { $off }.
page-clock = Часы
page-clock-none = Без часов
page-clock-none-hint = Каждый думает сколько нужно.
page-clock-none-is = Без часов
page-clock-decision = На решение
page-clock-decision-hint = Когда время на решение выходит, за игрока решает бот.
page-clock-decision-is = { $seconds } { $seconds ->
    [one] секунда
    [few] секунды
   *[many] секунд
} на каждое решение
page-clock-decision-seconds = Время на решение
page-clock-budget = На партию
page-clock-budget-hint = У каждого есть запас времени, который немного растёт с каждым ходом. Когда он исчерпан, решает бот.
page-clock-budget-is = { $seconds } { $seconds ->
    [one] секунда
    [few] секунды
   *[many] секунд
} на партию и ещё { $turn } за каждый ход
page-clock-budget-seconds = Запас времени
page-clock-turn = Прибавка за ход
page-pace = Темп ботов
page-pace-slow = Медленно
page-pace-normal = Обычно
page-pace-fast = Быстро
page-pace-instant = Мгновенно
page-pace-hint = Как долго боты «думают», чтобы вы успевали за ними следить.
page-grace = Если кто-то вышел
page-grace-hint = Через столько времени за ушедшего начинает играть бот — пока игрок не вернётся.
page-listed = Показывать среди открытых столов
page-listed-hint = Тогда за стол сможет сесть кто угодно. Иначе — только по ссылке или коду.
page-listed-yes = Виден среди открытых столов
page-listed-no = Только по ссылке или коду
page-hints = Подсказки разрешены
page-hints-hint = Каждый может спросить бота, как сыграл бы он.
page-hints-people = Каждый может спросить бота, как сыграл бы он; остальные это увидят.
page-hints-yes = С подсказками
page-hints-alone = Подсказки — только когда один человек играет с ботами
page-hints-no = Без подсказок
page-rated = Партия на рейтинг
page-rated-hint = Влияет на рейтинг всех за столом, поэтому сесть могут только участники рейтинга. Без подсказок.
page-chat = Чат
page-chat-hint = Игроки за столом могут переписываться.

## Before the game

page-lobby-lead = { $free ->
    [0] Все места заняты: { $seats }.
    [one] Свободно { $free } место из { $seats }.
    [few] Свободно { $free } места из { $seats }.
   *[many] Свободно { $free } мест из { $seats }.
}
page-lobby-now = Занято мест: { $n } из { $seats }.
page-lobby-start = Начать партию
page-lobby-ready = Все в сборе.
page-lobby-free = { $n ->
    [one] На { $n } свободное место сядет бот.
    [few] На { $n } свободных места сядут боты.
   *[many] На { $n } свободных мест сядут боты.
}
page-lobby-absent = { $n ->
    [one] { $n } игрок ещё не открыл страницу.
    [few] { $n } игрока ещё не открыли страницу.
   *[many] { $n } игроков ещё не открыли страницу.
}
page-lobby-wait = Партию начнёт хозяин стола.
page-lobby-sit = Сесть за стол
page-lobby-full = Все места заняты. Вы можете смотреть.
page-lobby-setup = Во что играем
page-lobby-change = Изменить условия
page-lobby-change-do = Изменить
page-lobby-ask = { $n ->
    [one] Свободно { $n } место
    [few] Свободно { $n } места
   *[many] Свободно { $n } мест
}
page-lobby-ask-hint = { $n ->
    [one] Если начать сейчас, его займёт обычный бот.
    [few] Если начать сейчас, их займут обычные боты.
   *[many] Если начать сейчас, их займут обычные боты.
}
page-lobby-ask-wait = Подождать ещё
page-lobby-ask-start = Начать с ботами
page-invite-code = Код этого стола
page-invite-link = Ссылка на этот стол
page-invite-copy = Копировать ссылку
page-invite-copied = Скопировано
page-invite-qr = QR-код
page-invite-qr-hint = Наведите камеру телефона, чтобы попасть за этот стол.
page-seat-label = Место { $seat }
page-seat-sit = Сесть сюда
page-seat-other = Ещё один игрок за этим устройством
page-seat-name-other = Имя
page-seat-rename = Сменить имя
page-seat-leave = Освободить место
page-seat-remove = Убрать
page-seat-remove-ask = Освободить место игрока { $player }?
page-seat-remove-hint = Место станет свободным. Кто знает ссылку, сможет снова сесть.
page-seat-host = хозяин
page-seat-mine = на этом устройстве
page-seat-here = на месте
page-seat-away = ещё не здесь
page-seat-put = посадить бота
page-seat-make-free = убрать бота

## The end

page-end-counting = Подсчёт очков
page-end-city = Город игрока { $player }
page-end-total = { $player }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
page-end-next-city = Следующий город
page-end-skip = К итогу
page-end-podium = Места
page-end-you-won = Вы победили!
page-end-you-shared = Вы разделили победу!
page-end-you-place = Вы заняли { $place }-е место
page-end-place = { $place }-е
page-end-winner = победа
page-end-sheet = Подробный счёт
page-end-rule = Прочитать правило об этом
page-end-again = Сыграть ещё
page-end-follow = К реваншу
page-end-follow-watch = Смотреть реванш
page-end-replay = Повтор
page-end-table = Взглянуть на стол
page-chart-title = Ход партии
page-chart-measure = Что показано
page-chart-scores = Очки
page-chart-gold = Золото
page-chart-cities = Кварталы
page-chart-chances = Шанс на победу
page-chart-chances-note = В процентах, по оценке сильного бота, который знает лишь то, что тогда знал каждый игрок.
page-chart-label = { $measure } каждого игрока по ходу игры; ниже то же самое таблицей
page-chart-axis = раунд
page-chart-axis-pass = проход
page-chart-round = Раунд { $n }
page-chart-pass = Проход { $n }
page-chart-incidents = Что и когда случилось
page-chart-mark = { $round }: { $text }
page-chart-table = Таблица
page-incident = { $who }
page-incident-killed = { $who } убивает { FORM($character, "acc") }{ $known ->
    [no] , но впустую
   *[yes] { " " }({ $player })
}
page-incident-robbed = { $who } обворовывает игрока { $player }
page-incident-bewitched = { $who } заколдовывает { FORM($character, "acc") }{ $known ->
    [no] , но впустую
   *[yes] { " " }({ $player })
}
page-incident-confiscated = { $who } конфискует квартал игрока { $player }
page-incident-destroyed = { $known ->
    [self] { $who } разрушает собственный квартал
   *[yes] { $who } разрушает квартал игрока { $player }
}
page-incident-seized = { $who } забирает квартал игрока { $player }
page-incident-exchanged = { $who } меняется кварталами с игроком { $player }
page-incident-swapped = { $who } меняется картами с игроком { $player }
page-incident-lost-turn = { $who } открывает { TRAIT($character, "gender") ->
    [f] убитую
   *[m] убитого
} { FORM($character, "acc") } и теряет ход
page-incident-completed = { $who } достраивает город
page-incident-rang = { $who } бьёт в колокол
page-moments = Самые важные решения
page-moments-soon = Бот начнёт разбирать партию, когда вы долистаете сюда.
page-moments-wait = Бот разбирает партию. Это займёт некоторое время и продолжится, даже если листать дальше.
page-moments-none = Бот не нашёл решений, которые бы чем-то выделялись.
page-moments-failed = Бот не смог разобрать эту партию.
page-moment-when = { $player }: { $when }
page-moment-best = { $who ->
    [me] Ваш лучший ход
   *[other] Лучший ход игрока { $player }
}
page-moment-played = Сыграно
page-moment-better = Выбор бота
page-moment-wins = побед в пробных партиях: { $percent }
page-moment-next = Второй по силе вариант
page-move-pick = Выбрать { FORM($character, "acc") }
page-moment-look = Посмотреть: а что, если…
page-what = А что, если?
page-what-lead = { $who ->
    [me] { $when }: решаете вы. Выберите другой ход и посмотрите, что могло быть дальше.
   *[other] { $when }: решает { $player }. Выберите другой ход и посмотрите, что могло быть дальше.
}
page-what-wait = Бот взвешивает варианты…
page-what-failed = Бот не смог оценить это решение.
page-what-hint = { $who ->
    [me] Каждый вариант бот проверил в пробных партиях ({ $games }). Число показывает, как часто вы побеждаете.
   *[other] Каждый вариант бот проверил в пробных партиях ({ $games }). Число показывает, как часто побеждает { $player }.
}
page-what-played = сыграно
page-what-best = лучший
page-what-on = Что могло быть дальше: { $move }
page-what-on-hint = Дальше за всех играют боты, а карты лежат так, как лежали на самом деле. Это один путь из многих.
page-what-more = …и так до конца игры.
page-what-points = У вас { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}

## Replay

page-fair-title = Честная раздача
page-fair-about = Сервер уже выбрал секрет, а это его отпечаток. Секрет вместе со словами игроков определяет каждую карту. После партии секрет раскроют, и любой сможет проверить, что ничего не подменили.
page-fair-commitment = Отпечаток
page-fair-words = Слова
page-fair-add = Добавьте своё слово
page-fair-add-do = Добавить

## My games

page-games-won = { $n ->
    [one] Сыграна { $n } партия
    [few] Сыграно { $n } партии
   *[many] Сыграно { $n } партий
}; { $won ->
    [0] побед пока нет.
    [one] из них выиграна { $won }.
    [few] из них выиграны { $won }.
   *[many] из них выиграно { $won }.
}
page-games-over = Сыгранные
page-games-imported = Открыто из файла
page-games-more = Показать ещё
page-games-none = Вы ещё не играли.
page-games-you-won = победа
page-games-you-lost = поражение

## Rules

page-rules-title = Правила: { $edition }
page-rules-print = Печать
page-rules-search = Поиск правил и карт
page-rules-contents = Содержание
page-rules-characters = Персонажи
page-rules-uniques = Бонусные кварталы
page-rules-actions = Карты действий
page-rules-basics = Обычные кварталы
page-rules-best = Лучшее совпадение
page-rules-none = По запросу «{ $query }» ничего не найдено.
page-search-alike = уби, умертв / краж, краст, укра, обокра, обворов, ограб, вор / дубл, одним названием, повтор, одинаков / разруш, снес, снос, уничтож / обмен, меня, поменя / заколд, околдов, чары / золот, монет, деньг, денег / квартал, здани, постройк / побед, выигр / ничь, равн, поровну / драфт, выбор персонаж, выбира / сброс, выброс / доход, золотой за каждый / первый игрок, корон
page-search-skipped = и, в, во, на, с, со, за, от, из, не, ли, по, до, у, к, о, как, что, когда, можно
page-short-rounds-1 = Каждый раунд все тайно берут по персонажу из тех, что передают по кругу.
page-short-rounds-2 = Персонажей вызывают по порядку рангов. Чей персонаж вызван, тот и ходит.
page-short-rounds-3 = В свой ход возьмите 2 золотых или 2 карты, из которых оставьте 1. Примените свойство персонажа.
page-short-rounds-4 = Постройте квартал с руки, заплатив его стоимость.
page-short-rounds-5 = Когда в чьём-то городе { $goal } { $goal ->
    [one] квартал
    [few] квартала
   *[many] кварталов
}, раунд доигрывают до конца. Побеждает тот, у кого больше очков.
page-short-laps-1 = Все вместе строят один город. В свой ход вы открываете персонажа.
page-short-laps-2 = Когда вызваны все персонажи, проход окончен и начисляются очки.
page-short-laps-3 = В свой ход возьмите 2 золотых или 2 карты, из которых оставьте 1. Продавайте карты, применяйте свойство персонажа.
page-short-laps-4 = Стройте квартал, которого ещё нет ни у кого другого.
page-short-laps-5 = Игра заканчивается, когда построены все разные кварталы ({ $goal }). Побеждает тот, у кого больше очков.

## Settings

page-set-save = Сохранить
page-devices-added = { $n ->
    [one] Добавлено { $n } устройство. Теперь оно играет за вас.
    [few] Добавлено { $n } устройства. Теперь они играют за вас.
   *[many] Добавлено { $n } устройств. Теперь они играют за вас.
}
page-devices-show = Показать устройства
page-take = Ваши места на этом устройстве
page-take-done = { $n ->
    [0] Теперь на этом устройстве вы — { $name }.
    [one] Теперь на этом устройстве вы — { $name }, и вас ждёт { $n } партия.
    [few] Теперь на этом устройстве вы — { $name }, и вас ждут { $n } партии.
   *[many] Теперь на этом устройстве вы — { $name }, и вас ждут { $n } партий.
}
page-take-go = Продолжить за столом { $code }
page-take-ask = Играть на этом устройстве как { $name }?
page-take-who = Владелец этой личной ссылки — { $name }. Продолжайте, только если это вы.
page-take-trap = Если ссылку прислал кто-то другой, откажитесь: он увидит ваши карты и сможет играть за вас.
page-take-before = Сейчас в этом браузере вы — { $name } (текущих партий: { $running }, завершённых: { $finished }). Если продолжить, отсюда они станут недоступны. Чтобы сохранить их, сначала откройте свою личную ссылку на другом устройстве.
page-take-yours = Это ваша собственная ссылка, и это устройство уже ваше. Откройте её на другом устройстве.
page-take-do = Да, я — { $name }
page-take-anew = Новую ссылку можно создать на другом устройстве, в настройках.
