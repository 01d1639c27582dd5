### The server: how it is started, and what it says in the terminal.

## Starting and ending

cli-serve = запустить сервер для игры в браузере
cli-terminal = играть в терминале, а не в браузере
cli-only-terminal = только с --terminal
cli-host = адрес, на котором ждать подключений; 0.0.0.0 — все адреса этой машины (по умолчанию 127.0.0.1: доступно только с неё)
cli-port = порт, на котором ждать подключений (по умолчанию { $port })
cli-database = где хранить партии: sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME (по умолчанию — ваш личный файл)
cli-origin = по какому адресу приходят посетители, например https://citadels.example; нужно за прокси
cli-thinkers = число процессов для ботов, которые считают вперёд (по умолчанию 1)
cli-log-level = что писать в журнал: { $levels } (по умолчанию info)
cli-config = прочитать настройки из этого файла (TOML); параметры и переменные окружения важнее
cli-check = только проверить настройки, порт и базу данных и показать все настройки
cli-new-host-key = создать и показать новый ключ к странице администратора /host
cli-health = спросить, исправен ли работающий сервер
cli-health-address = адрес сервера (по умолчанию — адрес и порт из настроек)
cli-backup = сохранить всю базу данных в один файл, даже пока серверы работают
cli-backup-file = файл, в который записать
cli-restore = вернуть резервную копию в пустую базу данных любого вида
cli-restore-file = файл, записанный командой «citadels backup»
cli-replace = удалить то, что есть в базе данных, и поставить на это место копию
cli-restore-check = только проверить, цел ли файл, и сказать, что в нём
cli-ratings = пересчитать все рейтинги по партиям на рейтинг

server-ready = «Цитадели» доступны по адресу { $address }. Ctrl-C остановит сервер; все партии сохраняются.
server-host-key = Страница администратора: { $address }/host. Ключ к ней показывается только один раз: { $key }
server-host-desk = Страница администратора: { $address }/host. Ключ был показан при создании; --new-host-key создаёт новый.
server-ended = Сервер остановлен. Все партии сохранены.
play-open =
    «Цитадели» открываются в вашем браузере:
      { $address }
    Ctrl-C здесь остановит игру; все партии сохраняются.
play-no-browser =
    Чтобы играть, откройте в браузере эту страницу:
      { $address }
    Ctrl-C здесь остановит игру; все партии сохраняются.
play-running =
    «Цитадели» уже запущены; партия начнётся на этой странице:
      { $address }
play-only-terminal = { $count ->
    [one] { $options } работает только в терминале
    [few] { $options } работают только в терминале
   *[many] { $options } работают только в терминале
}: citadels play --terminal
play-levels = В браузере соперники бывают easy, normal, hard или master; с --terminal — ещё { $names } и ваши собственные боты.
web-missing = Чтобы играть в браузере, нужен пакет { $package }: его поставит pip install citadels. В терминале можно играть сразу: citadels play --terminal
serve-missing = Чтобы запустить сервер, нужен пакет { $package }: его поставит pip install citadels.

server-bad-database = База данных — это sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME, а не «{ $url }».
server-bad-port = Порт — это число от { $low } до { $high }, а не «{ $value }».
server-bad-pool = Процессов для ботов может быть от { $low } до { $high }, а не «{ $value }».
server-bad-haste = Множитель для раздумий ботов и пауз — это число вроде 0.5 или 2, а не «{ $value }».
server-bad-burst = Число запросов, которое адрес может сделать разом, — от { $low } до { $high }, а не «{ $value }»; 0 — без ограничения.
server-bad-limit = { $name } — число от { $low } до { $high }, а не «{ $value }».
server-bad-token = { $name } — секрет не короче { $low } букв, цифр и знаков, без пробелов.
server-bad-origin = Здесь нужен адрес, по которому приходят посетители, например https://citadels.example, а не «{ $value }».
server-bad-smtp = Почтовый сервер задаётся как smtp+starttls://USER:PASSWORD@HOST:587 (или smtp, smtps), а не «{ $value }».
server-bad-mail-from = Отправитель писем — адрес вроде Citadels <games@citadels.example>, а не «{ $value }».
server-bad-push-hosts = Push-служба — это имя вроде push.citadels.example или адрес с https://, а не «{ $value }».
server-bad-level = Уровень журнала — один из { $levels }, а не «{ $value }».
server-bad-text = { $name } — текст в кавычках, а не { $value }.
server-bad-proxies = Прокси — это IP-адреса или сети через запятую, например 127.0.0.1,10.0.0.0/8, а не «{ $value }».
server-no-names-file = Не удаётся прочитать { $file }, список слов, которых не должно быть в именах: { $why }.
server-no-folder = Не удаётся создать папку { $folder } для базы данных: { $why }.
server-no-port = Порт { $port } на { $host } занять нельзя: { $why }.
server-no-driver = Для этой базы данных нужен пакет { $package }: его поставит pip install 'citadels[postgres]'.
server-no-database = Не удаётся работать с базой данных: { $why }.
server-no-writing = В базу данных нельзя записать: { $why }. Разрешите серверу писать туда или укажите другой --database.
server-strange-database = Эта база данных принадлежит другой программе и оставлена как есть; укажите другой --database.
server-newer-database = Базу данных изменила более новая версия Citadels (ревизия { $revision }; эта знает до { $known }). Установите новую версию или вернитесь к резервной копии.
server-no-factory = Запускайте сервер командой «citadels serve»: сам по себе Uvicorn не блокирует базу данных и не соблюдает ограничений.
server-no-client = Страницы для браузера не собраны. В клоне репозитория их соберёт «make client».
server-taken = С файлом { $file } уже работает другой сервер, по адресу { $address }; остановите его или укажите другой --database.
server-taken-now = С файлом { $file } уже работает другой сервер; остановите его или укажите другой --database.
server-unknown = Настройки { $name } нет.
server-unknown-near = Настройки { $name } нет. Может быть, { $near }?
server-no-config = Не удаётся прочитать настройки в { $file }: { $why }.
server-setting-default = по умолчанию
server-checked = Все настройки в порядке. Сервер можно запускать.
server-no-passkeys = Ключи доступа выключены: не хватает пакета. Установите его: pip install 'citadels[host]'
server-no-pictures = Картинки моментов выключены: не хватает пакета. Установите его: pip install 'citadels[host]'
server-no-ratings = Рейтинг выключен: не хватает пакета. Установите его: pip install 'citadels[host]'
server-no-push = Уведомления на устройства выключены: не хватает пакета. Установите его: pip install 'citadels[host]'
server-no-mail = Уведомления по почте выключены: для CITADELS_SMTP нужны ещё CITADELS_MAIL_FROM и CITADELS_ORIGIN.

preview-home-title = Цитадели: играйте в браузере
preview-home = Стройте город, каждый раунд решайте, кем быть, и угадывайте, кем стали другие. С друзьями или ботами, без регистрации.
preview-table-title = Сыграйте с нами в «Цитадели»: { $game }
preview-table = { $free ->
    [0] Все места заняты ({ $seats }), но можно смотреть.
    [one] Свободно { $free } место из { $seats }. Откройте ссылку и садитесь, без регистрации.
    [few] Свободно { $free } места из { $seats }. Откройте ссылку и садитесь, без регистрации.
   *[many] Свободно { $free } мест из { $seats }. Откройте ссылку и садитесь, без регистрации.
}
preview-table-playing = Партия уже идёт. Откройте ссылку, чтобы смотреть.
preview-game-title = Цитадели, запись партии: { $game }
preview-game = Законченная партия, ход за ходом, с открытыми картами.
preview-moment = Момент законченной партии, с открытыми картами.
preview-seen = Момент законченной партии, каким его видел один из игроков.
picture-eyes = Глазами игрока { $player }

## Whether a game was dealt as committed to

verify-kept = Карты розданы именно так, как сервер определил до партии: отпечаток сходится.
verify-not-over = Эта партия ещё не окончена. Секрет раскроют, когда она закончится.
verify-none = У этой партии нет отпечатка: её играли не на сервере или ещё до того, как серверы стали показывать отпечатки.
verify-other-secret = Секрет в этой записи не соответствует отпечатку.
verify-other-commitment = Отпечаток в этой записи не тот, что записали вы.
verify-other-deal = Расклад не соответствует секрету, словам и настройкам.
verify-other-result = Итог в этой записи не соответствует её ходам.

## Whether a server is healthy

health-well = Сервер по адресу { $address } исправен.
health-ill = Сервер по адресу { $address } неисправен (код { $status }).
health-none = По адресу { $address } сервер не отвечает: { $why }.

## Backups

backup-done = Сохранено в { $file }: людей — { $people }, столов — { $tables }, ходов — { $moves }. Храните файл в тайне: в нём все скрытые карты.
backup-stopped = Прервано. Ничего не изменено.
backup-no-database = Базы данных в { $file } нет.
backup-nothing = В этой базе данных нечего сохранять.
backup-onto-database = { $file } — это сама база данных. Выберите для копии другой файл.
backup-no-file = Не удаётся записать { $file }: { $why }.
backup-unreadable = Не удаётся прочитать { $file }: { $why }.
backup-strange = { $file } — не копия, сделанная командой «citadels backup». Ничего не изменено.
backup-damaged = Файл { $file } повреждён или неполон. Ничего не изменено.
backup-newer = Файл { $file } записан более новой версией Citadels ({ $version }). Ничего не изменено; сначала установите эту версию.
restore-checked = Файл { $file } цел: записан { $made }, Citadels { $version }; людей — { $people }, столов — { $tables }, ходов — { $moves }.
restore-done = Восстановлено из { $file } от { $made }: людей — { $people }, столов — { $tables }, ходов — { $moves }.
ratings-done = Все рейтинги пересчитаны; партий: { $games }.
restore-not-empty = В этой базе данных уже что-то есть. Ничего не изменено; --replace удалит это и поставит на его место копию.
restore-in-use = С этой базой данных работает сервер. Ничего не изменено; сначала остановите все серверы.
restore-failed = Не удаётся восстановить копию: { $why }. Ничего не изменено.
