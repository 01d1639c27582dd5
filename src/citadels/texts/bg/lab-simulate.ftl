### The simulation: its command, its tables on the screen, and the page that `report` makes of it.

cli-simulate = много игри между ботове със запис какво е станало във всяка
cli-report = страница с графики от симулирани игри

## Arguments

simulate-bots = ботовете: { $names }, program:COMMAND или python:MODULE.CLASS; ако са по-малко от местата, се редуват; 4xrandom са четири бота random (по подразбиране { $bot })
simulate-games = колко игри (по подразбиране { $games })
simulate-players = колко места има на маса (по подразбиране { $players })
simulate-out = папката, която пази игрите; без нея се показва само обобщението
simulate-help =
    Различните ботове играят всяко раздаване по няколко пъти, като всеки се
    мести с едно място. Наборът „random“ тегли друг състав за всяко раздаване.

    Примери:
      citadels simulate builder --games 10000 --out my-games
      citadels simulate --resume --out my-games --games 20000
      citadels simulate builder 4xrandom --edition classic --players 5
      citadels simulate builder --preset random --players 6 --out casts

    След това в папката има games.parquet с ред за всяка игра и seats.parquet с ред
    за всяко място; „citadels report my-games“ прави от тях страница с графики.
report-folder = папката на симулация
report-out = страницата (по подразбиране: report.html в тази папка)

## What goes wrong

simulate-resume-where = За --resume трябва --out и папката, която да се продължи.
simulate-empty = В { $folder } още няма игри.
simulate-stopped = Спряно след { $done } от { $games } игри; без --out нищо не се пази.
simulate-timed = { $bot } мисли по часовник или в собствена програма: игрите му не може да се повторят точно.
report-unwritten = { $file } не може да се запише: { $why }.
report-written = Страницата е в { $file }.

## Summary

simulate-title = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}, { $edition }, { $players } играчи
simulate-cast-own = собствен подбор
simulate-seed = начално число { $seed }
simulate-facts = { $cast }; { $bots }; { $seed }.
simulate-repeat = { $count } × { $name }
simulate-partial = Изследването не е завършено: изиграни са { $games } от { $planned } игри.
simulate-faults = { $count ->
    [one] { $count } път бот не даде валиден отговор
   *[other] { $count } пъти бот не даде валиден отговор
} и вместо него реши случаят.
simulate-shared = { $count ->
    [one] { $count } игра е със споделена победа; тя
   *[other] { $count } игри са със споделена победа; тя
} се брои на равни части.
simulate-intervals = След всяко число стои неговият 95% интервал. Местата в една игра не са независими, затова раздаване с всичките му места се брои за едно наблюдение (клъстерно устойчиво; Уилсън за дялове, Стюдънт за средни). { $above } и { $below } са над и под случайното, { $chance }, с 95% сигурност за цялата таблица (Бонферони).
simulate-mixed = Тези ботове не са еднакво силни и избират различни карти: числата говорят колкото за картите, толкова и за ботовете.
simulate-one-deal = От едно-единствено раздаване не може да се изведе интервал.

simulate-title-length = Дължина и резултат
simulate-column-what = На игра
simulate-column-mean = Средно
simulate-column-interval = 95%
simulate-column-median = Медиана
simulate-column-tenths = 10–90%
simulate-column-range = Всички
simulate-length-rounds = Рундове
simulate-length-laps = Обиколки
simulate-length-moves = Стъпки
simulate-length-scores = Точки, всички места
simulate-length-best = Точки на победителя
simulate-length-margin = Преднина пред втория
simulate-length-changes = Смени на водача
simulate-ended = Край: { $endings }
simulate-ended-part = { $what } { $share }
simulate-ended-complete = завършен град
simulate-ended-all-built = всички сгради построени
simulate-ended-bell = камбаната
simulate-ended-deadlock = две обиколки без строеж
simulate-ended-limit = ограничението на рундовете

simulate-title-positions = Победи по място, от първата корона по часовниковата стрелка
simulate-title-positions-laps = Победи по ред на игра
simulate-title-bots = Победи по бот
simulate-title-seats = Победи по номер на място
simulate-title-characters = Победи на играчите с даден персонаж, по рундове
simulate-title-characters-laps = Победи на играчите с ход на даден персонаж, по ходове
simulate-title-uniques = Победи на построилите уникална сграда
simulate-note-uniques = Който може да плати скъпа сграда, често и без това води: това не доказва, че сградата печели игри.
simulate-column-seat = Място
simulate-column-bot = Бот
simulate-column-character = Персонаж
simulate-column-unique = Сграда
simulate-column-games = Игри
simulate-column-seats = Места
simulate-column-rounds-held = Рундове
simulate-column-turns = Ходове
simulate-column-built = Строена
simulate-column-wins = Победи
simulate-position-first = Първа корона
simulate-position-next = { $number } наляво
simulate-position-laps = Номер { $number }
simulate-position-crown = Корона, по рундове
simulate-seat-number = Място { $number }

simulate-title-points = Откъде идват точките
simulate-column-line = Точки за
simulate-column-all = Всички места
simulate-column-winners = Победители
simulate-column-others = Други
simulate-points-districts = Сгради
simulate-points-five-types = Петте типа
simulate-points-first-complete = Завършен пръв
simulate-points-complete = Завършен също
simulate-points-passes = От обиколки
simulate-points-actions = Карти за действие в ръка
simulate-points-total = Общо

simulate-title-uses = Използвани умения
simulate-column-ability = Умение
simulate-column-times = Пъти
simulate-column-per = На
simulate-column-rate = Честота
simulate-per-held = рунд с него
simulate-per-turn = ход
simulate-per-built = място с нея
simulate-per-seat = място

simulate-use = { $card }: { $what }
simulate-use-income = приход
simulate-use-name-assassin = убийство
simulate-use-name-witch = магия
simulate-use-name-thief = обир
simulate-use-sign = заповеди
simulate-use-confiscate = конфискация
simulate-use-spy = шпиониране
simulate-use-flower = заплахи
simulate-use-reveal = обърната заплаха
simulate-use-swap = размяна на ръце
simulate-use-redraw = нови карти
simulate-use-look = поглед в ръка
simulate-use-foresee = по карта от всеки
simulate-use-crown = даване на короната
simulate-use-alms = милостиня
simulate-use-borrow = злато срещу карти
simulate-use-bonus = допълнителни ресурси
simulate-use-bonus-gold = четири злато
simulate-use-bonus-cards = четири карти
simulate-use-study = проучване
simulate-use-destroy = разрушаване
simulate-use-exchange = размяна на сгради
simulate-use-seize = превземане
simulate-use-beautify = разкрасяване
simulate-use-sacrifice = жертва
simulate-use-spend = похарчени карти
simulate-use-tent = опъване
simulate-use-booth = отваряне
simulate-use-ticket = купени билети
simulate-use-cash = прибрано злато
simulate-use-fortune = гадаене
simulate-use-cannonball = изстрел
simulate-use-sell = Продажби на банката
simulate-use-auction = Търгове
simulate-use-bid = Предложения

## Numbers

lab-number-small = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-count = { NUMBER($number, maximumFractionDigits: 0) }

## The page

report-title = { $edition }, { $players } играчи
report-lead = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
} между ботове ({ $bots }) { $cast ->
    [random] с друг състав при всяко раздаване
    [own] със собствен състав
   *[other] с набора „{ $preset }“
}. Случайно едно място печели { $chance } от игрите си; с това се мери всичко надолу.
report-partial = Дотук са изиграни само { $games } от { $planned } игри.

report-fact-games = игри
report-fact-games-deals = от { $deals ->
    [one] { $deals } раздаване
   *[other] { $deals } раздавания
}
report-fact-rounds = рундове
report-fact-laps = обиколки
report-fact-median = или по-малко в половината игри
report-fact-best = точки за победителя
report-fact-margin = точки пред втория
report-fact-changes = смени на водача
report-fact-mean = средно

report-characters = { $signs ->
    [both] { FORM($best, "def") } печели често, { FORM($worst, "def") } – рядко
    [above] { FORM($best, "def") } печели по-често от случайното
    [below] { FORM($worst, "def") } печели по-рядко от случайното
   *[none] Никой персонаж не е със сигурност по-добър или по-лош от случайното
}
report-characters-about = Колко често играчите с даден персонаж накрая печелят, броено по рундове с него.
report-characters-about-laps = Колко често играчите с ход на даден персонаж накрая печелят, броено по ходове.
report-uniques = { $signs ->
    [both] Който строи { FORM($best, "obj") }, печели често, а който строи { FORM($worst, "obj") } – рядко
    [above] Който строи { FORM($best, "obj") }, печели често
    [below] Който строи { FORM($worst, "obj") }, печели рядко
   *[none] За никоя уникална сграда няма сигурна връзка с победата
}
report-uniques-about = Колко често печелят построилите уникална сграда. { simulate-note-uniques }
report-positions = { $signs ->
    [none] Никое място не е със сигурност по-добро или по-лошо от друго
   *[other] Има значение къде седиш
}
report-positions-about = Победи по място на масата, от играча с първата корона по часовниковата стрелка, тоест наляво.
report-positions-about-laps = Победи по ред на игра: номер 1 има първия ход.
report-bots = { $signs ->
    [none] Никой бот не е със сигурност по-добър или по-лош от случайното
   *[other] { $best } печели често, { $worst } – рядко
}
report-bots-about = Победи по бот. Всяко раздаване е играно с всеки бот на всяко място.
report-rounds = Половината игри свършват до { $median } рунда, девет от десет – до { $ninth }
report-rounds-laps = Половината игри свършват до { $median } обиколки, девет от десет – до { $ninth }
report-rounds-about = Дял на игрите по брой рундове; синият стълб е медианата.
report-rounds-about-laps = Дял на игрите по брой обиколки през персонажите; синият стълб е медианата.
report-scores = Победителите имат { $winners } точки, другите – { $others }
report-scores-about = Дял на местата по точки накрая; победителите са синята част на всеки стълб.
report-points = Победителите са с { $gap } точки напред, { $districts } от тях са от сгради
report-points-about = Откъде идват точките, средно за победителите и за другите.
report-points-large = Общо и сгради
report-points-small = Всичко останало
report-course = { $round ->
    [0] До края трудно се познава кой ще спечели
   *[other] От рунд { $round } нататък победителят може да се познае
}
report-course-laps = { $round ->
    [0] До края трудно се познава кой ще спечели
   *[other] От обиколка { $round } нататък победителят може да се познае
}
report-course-about = Колко точки би имал всеки, ако играта свършеше след всеки рунд: половината места са в ивицата, линията е медианата. От този рунд нататък медианата на бъдещите победители е над ивицата на другите. Рундовете, до които са стигнали по-малко от една десета от игрите, са пропуснати.
report-course-about-laps = Колко точки би имал всеки, ако играта свършеше след всяка обиколка: половината места са в ивицата, линията е медианата. От тази обиколка нататък медианата на бъдещите победители е над ивицата на другите. Обиколките, до които са стигнали по-малко от една десета от игрите, са пропуснати.
report-uses = За какво се използват картите
report-uses-held = Персонажи: използвания на рунд с тях
report-uses-turn = Персонажи: използвания на ход
report-uses-built = Сгради: използвания на игра от място, което ги е построило
report-uses-seat = За всички: използвания на игра от всяко място
report-made = Как е направено това
report-made-command = Същите игри отново:
report-made-timed = Не всички тези ботове повтарят игрите си точно: някои мислят по часовник или в собствена програма.
report-made-same = Същата команда дава същите игри до последната карта, колкото и да са процесите.
report-made-seeds = Номерът и началното число на всяка игра са в games.parquet, а какво е правило всяко място – в seats.parquet.
report-made-intervals = Мустаците и числата под „{ simulate-column-interval }“ са 95% интервали на отделно число. Местата в една игра не са независими едно от друго, нито игрите от едно раздаване, затова раздаване с всичко изиграно от него се брои за едно наблюдение: дисперсията е клъстерно устойчива. Дяловете са с интервала на Уилсън с броя независими наблюдения, които имат тази дисперсия, а средните – с този на Стюдънт. От двайсет числа едно е извън интервала си; затова цветовете и заглавията говорят само за това, което важи с 95% сигурност за всички числа на графиката заедно (Бонферони).
report-level = случайно { $chance }

report-bin = { $number }: { $share }, общо { $count }
report-bin-winners = { $number }: { $share }, общо { $count }, от тях { $winners } победители
report-step-rounds = Рунд { $round }, { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}: победители { $winners }, други { $others }
report-step-laps = Обиколка { $round }, { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}: победители { $winners }, други { $others }
report-whisker = { $name }: { $value } ({ $interval })
report-dumbbell = { $name }: победители { $winners }, други { $others }
report-winners = победители
report-others = други
report-above = сигурно над случайното
report-below = сигурно под случайното
report-maybe = може да е случайност
report-uses-about = Колко често се използва умение там, където е можело, с неговия 95% интервал.
report-points-tick = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
