### The search for balance: its command, what it refuses and what it found.

cli-balance = търсене на състави с най-изравнена игра или с най-много обрати

## Arguments

balance-bots = кой играе: { $names }, program:COMMAND или python:MODULE.CLASS (по подразбиране builder)
balance-goal = какво се търси: even, където никой персонаж не дава предимство (по подразбиране), или swingy, където водещият често губи
balance-games = колко игри може да се изиграят общо (по подразбиране { $games })
balance-players = колко играчи (по подразбиране { $players })
balance-vary = какво може да се мени: characters (персонажите), uniques (уникалните сгради) или both (и двете, по подразбиране)
balance-keep = карти, които трябва да участват: имена, разделени със запетаи
balance-without = карти, които не трябва да участват: имена, разделени със запетаи
balance-out = папката, която пази игрите и резултата; без нея нищо не се пази
balance-help =
    Търсенето започва от набор (първия или --preset) и пробва други. Девети
    персонаж не участва, освен ако масата се нуждае от него: --rank9 слага един,
    --rank9 queen точно този, а --rank9 free пробва и със, и без.

    Примери:
      citadels balance --players 6 --out my-search
      citadels balance --goal swingy --keep king,warlord --without witch
      citadels balance --edition classic --vary uniques --games 100000
      citadels balance --resume --out my-search

    Какво значат числата и колко са сигурни, пише в docs/balance.md.

## What cannot be searched

balance-fixed = В изданието „{ $edition }“ всички игри са с едни и същи персонажи и уникални сгради: няма какво да се търси.
balance-one-cast = Само един състав отговаря на исканото: няма какво да се търси.
balance-random-start = Търсенето не може да започне от случаен подбор; трябва друг набор.
balance-no-card = { $card } не е персонаж, нито уникална сграда в изданието „{ $edition }“.
balance-kept-and-left-out = { $card } не може хем да участва, хем да отпадне.
balance-kept-rank = { $one } и { $other } са от един ранг, { $rank }: само единият може да участва задължително.
balance-kept-unfit = { $card } не може да участва: тук не се използва на маса за { $players }.
balance-empty-rank = За { $players } играчи не остава персонаж от ранг { $rank }.
balance-kept-not-there = { $card } трябва да участва, но не е в подбора, от който започва търсенето, и не може да влезе.
balance-left-out-but-there = { $card } трябва да отпадне, но е в подбора, от който започва търсенето, и не може да излезе.
balance-kept-too-many = { $kept } уникални сгради трябва да участват, но има място само за { $needed }.
balance-too-few-left = Нужни са { $needed } уникални сгради, а остават само { $left }.
balance-budget = За търсене са нужни поне { $least } игри, а не { $games }.
balance-resume-where = За --resume трябва --out и папката, която да се продължи.
balance-timed = { $bot } мисли по часовник или в собствена програма: игрите му не може да се повторят точно.
balance-stopped = Спряно след { $done } от { $games } игри; без --out нищо не се пази.

## What was found

balance-title = { $goal ->
    [even] Най-изравнените намерени състави
   *[swingy] Намерените състави с най-много обрати
}: { $edition }, { $players } играчи, { $bots }
balance-scope = { $played } игри, начално число { $seed }; пробвани са { $tried } от { $possible } възможни състава.
balance-figure = { $goal ->
    [even] Предимство: с колко процентни пункта шансът за победа обикновено се мени според това кой персонаж се държи, след като се махнат късметът и положението на играча. 0 е съвсем изравнено.
   *[swingy] Обрати: спри игра между кои да е два рунда; в толкова от сто случая водещият в момента не печели. Числото би било { $open }, ако водачеството не значеше нищо.
}
balance-column-edge = Предимство
balance-column-upsets = Обрати
balance-column-certain = 95%
balance-column-seats = Места
balance-column-changes = Смени
balance-column-rounds = Рундове
balance-column-margin = Разлика
balance-legend = Места: предимството да седиш по-близо до първата корона. Смени: колко често водачеството се сменя. Разлика: с колко точки победителят е пред втория.
balance-start = Начало
balance-preset = това е наборът „{ $preset }“
balance-lead = { $card } { $lead }
balance-leads = Най-силни: { $strongest }; най-слаби: { $weakest }
balance-more = +{ $number }
balance-less = −{ $number }

balance-sure = Състав 1 е { $goal ->
    [even] по-изравнен
   *[swingy] с повече обрати
} от { $other }: сигурност { $sure }.
balance-likely = Състав 1 изглежда { $goal ->
    [even] по-изравнен
   *[swingy] с повече обрати
} от { $other }, но сигурността е само { $sure }.
balance-close = Състав 1 и { $other } са твърде близо, за да ги различат тези игри.
balance-other-cast = състав { $place }
balance-other-start = началния подбор
balance-sure-most = над { $sure }
balance-itself = Състав { $place } е подборът, от който започна търсенето.
balance-fresh = За тези числа всеки състав изигра { $games } нови раздавания, които търсенето не е виждало, за да не изглежда добре състав с късмет. 95% важи за всички интервали заедно. Сред непробваните може да има по-добър състав, а за играчи, различни от тези ботове, може да е друг.
balance-cards = { $goal ->
    [even] Печелят по-често от другите, в процентни пунктове, във всички пробвани състави
   *[swingy] Карти, които носят повече обрати от другите на тяхно място, в процентни пунктове, във всички пробвани състави
}: { $more }.
balance-cards-less = { $goal ->
    [even] Печелят по-рядко
   *[swingy] Карти, които носят по-малко
}: { $less }.
balance-faults = Ботовете не дадоха валиден отговор { $count ->
    [one] { $count } път
   *[other] { $count } пъти
}; вместо това решаваше случаят.
balance-command = Състав 1, за игра и за изследване:
balance-kept = Всичко това е и в { $file }.

balance-so-far = Най-добрите състави дотук, без числа: при незавършено търсене те изглеждат твърде добри.
balance-nothing-yet = Изиграното е твърде малко, за да се каже нещо.
