### The laboratory: what its commands share.

## Arguments

lab-edition = кои правила: { $editions } (по подразбиране deluxe)
lab-option = настройка на изданието, например short_game=yes; може и няколко пъти
lab-preset = кои персонажи и уникални сгради: { $presets }
lab-characters = твой собствен състав: имена, разделени със запетаи
lab-uniques = твои собствени уникални сгради: имена, разделени със запетаи
lab-rank9 = с персонаж от ранг 9: този от набора или назования
lab-seed = същото начално число дава същите игри (по подразбиране 1)
lab-resume = продължи изследването в папката; каквото не зададеш отново, остава както е било
lab-processes = колко процеса играят едновременно (по подразбиране: по един на ядро)
lab-cluster = играе се на клъстера Ray на този адрес; „auto“ е този на машината, „local“ пуска нов тук
lab-json = отпечатай резултатите като JSON

## Studies

study-there = В { $folder } вече има изследване; --resume го продължава.
study-foreign = { $folder } не е празна, но в нея няма изследване; трябва друга папка.
study-no-folder = { $folder } не е папка.
study-none = В { $folder } няма изследване.
study-kind = В { $folder } има изследване от вида „{ $kind }“, а не „{ $wanted }“.
study-plan-broken = { $file } не може да се прочете: не е JSON.
study-plan-foreign = { $file } не е план на изследване.
study-plan-version = { $file } е от версия { $version }, която тази програма не познава.
study-plan-field = { $file } не може да се използва: „{ $name }“ липсва или е невалидно.
study-release = Изследването в { $folder } е започнато с citadels { $then }; това е { $now } и игрите му може да са други.
study-differs = В изследването в { $folder } { $name } е { $then }, а не { $now }.
study-fewer = Изследването в { $folder } е планирано с { $then } игри; не може да се скъси.
study-no-table = Файлът { $file } липсва.
study-table-broken = Таблицата { $file } не може да се прочете: { $why }.
study-unwritten = Изследването в { $folder } не може да се запише: { $why }. Досегашното е запазено.

## Running

lab-package = За това трябва { $package }; инсталира се с „pip install 'citadels[{ $extra }]'“.
lab-interpreted = За този Python няма компилиран вариант, затова игрите отнемат около десет пъти повече време. Резултатите са същите.
lab-processes-few = Трябва да има поне един процес.
lab-games-few = Трябва да има поне една игра.
lab-worker-died = Процес, който играеше, спря неочаквано ({ $why }). Изиграното е запазено; --resume продължава.
lab-work-failed = Една игра не можа да се изиграе: { $why }. Изиграното е запазено.
lab-playing = Игра
lab-progress = { $done } от { $games } игри
lab-left = Спряно. { $done } от { $games } игри са запазени в { $folder }; --resume продължава.

## Matches

match-setting = Настройката „{ $name }“ не може да е { $value }.
match-no-bots = Трябва да се назове поне един бот.
match-many-bots = { $bots } бота не се побират на маса за { $players }.
lab-option-value = Настройката { $name } е да, не или число, а не „{ $value }“.

## Clusters

cluster-unreached = Клъстерът Ray на { $address } не може да се използва ({ $why }).
cluster-package = На машина от клъстера няма citadels; инсталира се там с „pip install 'citadels[cluster]'“.
cluster-differs = На машина от клъстера работи друг код на citadels ({ $there }), а не като тук ({ $here }), затова игрите ѝ може да са други.

## Numbers

lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent-round = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { $low }–{ $high }
