### The laboratory: what its commands share.

## Arguments

lab-edition = по каким правилам: { $editions } (по умолчанию deluxe)
lab-option = настройка издания, например short_game=yes; можно указать несколько раз
lab-preset = какие персонажи и бонусные кварталы: { $presets }
lab-characters = свои персонажи, названия через запятую
lab-uniques = свои бонусные кварталы, названия через запятую
lab-rank9 = с персонажем 9-го ранга: из набора или названным
lab-seed = одно и то же зерно даёт одни и те же партии (по умолчанию 1)
lab-resume = продолжить то, что есть в папке; что не указано заново, остаётся как было
lab-processes = сколько процессов играют одновременно (по умолчанию — по одному на ядро)
lab-cluster = играть на кластере Ray по этому адресу; "auto" — кластер этой машины, "local" запускает новый здесь
lab-json = вывести результаты в JSON

## Studies

study-there = В { $folder } уже есть исследование; --resume продолжит его.
study-foreign = Папка { $folder } не пуста, и исследования в ней нет; нужна другая папка.
study-no-folder = { $folder } — не папка.
study-none = В { $folder } нет исследования.
study-kind = В { $folder } исследование вида «{ $kind }», а не «{ $wanted }».
study-plan-broken = Не удаётся прочитать { $file }: это не JSON.
study-plan-foreign = { $file } — не план исследования.
study-plan-version = { $file } версии { $version }, которой этот выпуск не знает.
study-plan-field = { $file } использовать нельзя: «{ $name }» отсутствует или не имеет смысла.
study-release = Исследование в { $folder } начато с citadels { $then }; это { $now }, и партии могут отличаться.
study-differs = У исследования в { $folder } значение { $name } — { $then }, а не { $now }.
study-fewer = Для исследования в { $folder } намечено партий: { $then }; укоротить его нельзя.
study-no-table = Файла { $file } нет.
study-table-broken = Не удаётся прочитать { $file }: { $why }.
study-unwritten = Не удаётся записать исследование в { $folder }: { $why }. То, что там было, сохранено.

## Running

lab-package = Для этого нужен пакет { $package }; его поставит pip install 'citadels[{ $extra }]'.
lab-interpreted = Для этого Python нет скомпилированной версии, поэтому партии идут примерно в десять раз дольше. Результаты те же.
lab-processes-few = Нужен хотя бы один процесс.
lab-games-few = Нужна хотя бы одна партия.
lab-worker-died = Процесс, который играл партии, аварийно завершился ({ $why }). Сыгранное сохранено; --resume продолжит.
lab-work-failed = Партию не удалось сыграть: { $why }. Сыгранное сохранено.
lab-playing = Играем
lab-progress = партий: { $done } из { $games }
lab-left = Прервано. Партий сохранено в { $folder }: { $done } из { $games }; --resume продолжит.

## Matches

match-setting = Значение { $value } для «{ $name }» не годится.
match-no-bots = Нужно назвать хотя бы одного бота.
match-many-bots = Ботов { $bots }, а мест за столом { $players }: все не поместятся.
lab-option-value = Настройка { $name } — это yes, no или число, а не «{ $value }».

## Clusters

cluster-unreached = Кластер Ray по адресу { $address } использовать нельзя ({ $why }).
cluster-package = На одной из машин кластера нет citadels; его поставит там pip install 'citadels[cluster]'.
cluster-differs = На одной из машин кластера другой код citadels ({ $there }), чем здесь ({ $here }), так что её партии могут отличаться.

## Numbers

lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent-round = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { $low }–{ $high }
