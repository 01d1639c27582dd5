### The server: how it is started, and what it says in the terminal.

## Starting and ending

cli-serve = сървър, за да играят и други в браузърите си
cli-terminal = игра в терминала вместо в браузъра
cli-only-terminal = само с --terminal
cli-host = адресът, на който се слуша; 0.0.0.0 за всички адреси на машината (по подразбиране 127.0.0.1: само тази машина)
cli-port = портът, на който се слуша (по подразбиране { $port })
cli-database = къде се пазят игрите: sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME (по подразбиране: файл в домашната ти папка)
cli-origin = адресът, с който посетителите стигат до сървъра, например https://citadels.example; нужен е зад прокси
cli-thinkers = процеси за ботовете, които мислят напред (по подразбиране 1)
cli-log-level = колко подробен е дневникът: { $levels } (по подразбиране info)
cli-config = прочети настройките от този файл (TOML); опциите и променливите на средата са с предимство
cli-check = само провери настройките, порта и базата данни и покажи всички настройки
cli-new-host-key = създай нов ключ за таблото на администратора на /host и го покажи
cli-health = попитай дали работещ сървър е изправен
cli-health-address = адресът на сървъра (по подразбиране: хостът и портът от настройките)
cli-backup = запази всичко от базата данни в един файл, дори докато работят сървъри
cli-backup-file = файлът, в който се пише
cli-restore = върни резервно копие в празна база данни от който и да е вид
cli-restore-file = файл, създаден с „citadels backup“
cli-replace = изтрий каквото има в базата данни и сложи копието на негово място
cli-restore-check = само провери дали файлът е цял и кажи какво има в него
cli-ratings = изчисли всички рейтинги наново от игрите за рейтинг

server-ready = „Цитадели“ работи на { $address }. Ctrl-C спира сървъра; всички игри се пазят.
server-host-key = Таблото на администратора е на { $address }/host. Ключът му, показан само този път: { $key }
server-host-desk = Таблото на администратора е на { $address }/host. Ключът е показан, когато е създаден; --new-host-key създава нов.
server-ended = Сървърът спря. Всички игри са запазени.
play-open =
    „Цитадели“ се отваря в браузъра ти:
      { $address }
    Ctrl-C тук спира програмата; всички игри се пазят.
play-no-browser =
    За да играеш, отвори тази страница в браузър:
      { $address }
    Ctrl-C тук спира програмата; всички игри се пазят.
play-running =
    „Цитадели“ вече работи; тази страница започва играта:
      { $address }
play-only-terminal = { $count ->
    [one] { $options } е за терминала
   *[other] { $options } са за терминала
}: citadels play --terminal
play-levels = В браузъра другите са лесни, нормални, трудни или майстори (easy, normal, hard, master); с --terminal и { $names }, и твои собствени ботове.
web-missing = За игра в браузъра трябва { $package }: инсталира се с pip install citadels. В терминала може да играеш веднага: citadels play --terminal
serve-missing = За да работи сървърът, трябва { $package }: инсталира се с pip install citadels.

server-bad-database = Базата данни е sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME, а не „{ $url }“.
server-bad-port = Портът е число от { $low } до { $high }, а не „{ $value }“.
server-bad-pool = Процесите за ботове са от { $low } до { $high }, а не „{ $value }“.
server-bad-haste = Множителят за времето на ботовете и паузите е число като 0.5 или 2, а не „{ $value }“.
server-bad-burst = Броят заявки, които един адрес може да направи наведнъж, е от { $low } до { $high }, а не „{ $value }“; 0 е без ограничение.
server-bad-limit = { $name } е число от { $low } до { $high }, а не „{ $value }“.
server-bad-token = { $name } е тайна от поне { $low } знака (букви, цифри и други), без интервали.
server-bad-origin = Адресът, с който посетителите стигат до сървъра, е например https://citadels.example, а не „{ $value }“.
server-bad-smtp = Пощенският сървър се задава като smtp+starttls://USER:PASSWORD@HOST:587 (или smtp, smtps), а не „{ $value }“.
server-bad-mail-from = Подателят на писмата е адрес като Citadels <games@citadels.example>, а не „{ $value }“.
server-bad-push-hosts = Услугата за известия е име като push.citadels.example или адрес с https://, а не „{ $value }“.
server-bad-level = Нивото на дневника е едно от { $levels }, а не „{ $value }“.
server-bad-text = { $name } е текст в кавички, а не { $value }.
server-bad-proxies = Проксито се задава с IP адреси или мрежи, разделени със запетаи, например 127.0.0.1,10.0.0.0/8, а не „{ $value }“.
server-no-names-file = Не може да се прочете { $file }, списъкът с думи, които имената не могат да съдържат: { $why }.
server-no-folder = Папката { $folder } за базата данни не може да се създаде: { $why }.
server-no-port = Порт { $port } на { $host } не може да се използва: { $why }.
server-no-driver = За тази база данни трябва { $package }: инсталира се с pip install 'citadels[postgres]'.
server-no-database = Базата данни не може да се използва: { $why }.
server-no-writing = В базата данни не може да се пише: { $why }. Дай право на сървъра да пише там или посочи друга --database.
server-strange-database = Базата данни е на друга програма и не е променена; посочи друга --database.
server-newer-database = Базата данни е променена от по-нова версия на „Цитадели“ (ревизия { $revision }; тази познава до { $known }). Инсталирай по-новата версия или се върни към резервно копие.
server-no-factory = Стартирай сървъра с „citadels serve“: пуснат направо, Uvicorn нито заключва базата данни, нито спазва ограниченията.
server-no-client = Страниците за браузъра не са създадени. В клонирано хранилище ги създава „make client“.
server-taken = Друг сървър вече работи с { $file }, на { $address }; първо го спри или посочи друга --database.
server-taken-now = Друг сървър вече работи с { $file }; първо го спри или посочи друга --database.
server-unknown = Няма настройка { $name }.
server-unknown-near = Няма настройка { $name }. Може би { $near }?
server-no-config = Настройките в { $file } не могат да се прочетат: { $why }.
server-setting-default = по подразбиране
server-checked = Всички настройки са наред. Сървърът може да стартира.
server-no-passkeys = Ключовете за достъп са изключени, защото липсва пакет. Инсталирай го с: pip install 'citadels[host]'
server-no-pictures = Картинките на споделени моменти са изключени, защото липсва пакет. Инсталирай го с: pip install 'citadels[host]'
server-no-ratings = Рейтингът е изключен, защото липсва пакет. Инсталирай го с: pip install 'citadels[host]'
server-no-push = Известията към устройства са изключени, защото липсва пакет. Инсталирай го с: pip install 'citadels[host]'
server-no-mail = Известията по имейл са изключени: за CITADELS_SMTP трябват и CITADELS_MAIL_FROM, и CITADELS_ORIGIN.

preview-home-title = Цитадели: играй в браузъра
preview-home = Построй град, всеки рунд избирай кой си и отгатвай кои са другите. С приятели или ботове, без регистрация.
preview-table-title = Играй с нас „Цитадели“: { $game }
preview-table = { $free ->
    [0] Всички { $seats } места са заети; можеш да гледаш.
    [one] Едно от { $seats } места е свободно. Отвори връзката и седни, без регистрация.
   *[other] { $free } от { $seats } места са свободни. Отвори връзката и седни, без регистрация.
}
preview-table-playing = Играта вече е започнала. Отвори връзката, за да гледаш.
preview-game-title = Цитадели, запис на игра: { $game }
preview-game = Завършена игра, ход по ход, с открити карти.
preview-moment = Момент от завършена игра, с открити карти.
preview-seen = Момент от завършена игра, както го е видял един от играчите.
picture-eyes = През очите на { $player }

## Whether a game was dealt as committed to

verify-kept = Картите са раздадени точно както сървърът е обещал преди играта.
verify-not-over = Тази игра още не е свършила; тайната ѝ се показва след края.
verify-none = За тази игра няма отпечатък: не е играна на сървър или е отпреди сървърите да дават отпечатъци.
verify-other-secret = Тайната в този запис не отговаря на отпечатъка му.
verify-other-commitment = Отпечатъкът в този запис не е този, който имаш записан.
verify-other-deal = Раздаването не отговаря на тайната, думите и настройките.
verify-other-result = Резултатът в записа не отговаря на ходовете в него.

## Whether a server is healthy

health-well = Сървърът на { $address } е изправен.
health-ill = Сървърът на { $address } не е изправен (код { $status }).
health-none = На { $address } не отговаря сървър: { $why }.

## Backups

backup-done = Запазено в { $file }: хора { $people }, маси { $tables }, ходове { $moves }. Пази файла в тайна: в него са всички скрити карти.
backup-stopped = Прекъснато. Нищо не е променено.
backup-no-database = Няма база данни в { $file }.
backup-nothing = В тази база данни няма нищо за запазване.
backup-onto-database = { $file } е самата база данни. Избери друг файл за копието.
backup-no-file = { $file } не може да се запише: { $why }.
backup-unreadable = { $file } не може да се прочете: { $why }.
backup-strange = { $file } не е копие, създадено с „citadels backup“. Нищо не е променено.
backup-damaged = { $file } е повреден или непълен. Нищо не е променено.
backup-newer = { $file } е създаден от по-нова версия на „Цитадели“ ({ $version }). Нищо не е променено; първо инсталирай тази версия.
restore-checked = { $file } е цял: създаден на { $made } от „Цитадели“ { $version }; хора { $people }, маси { $tables }, ходове { $moves }.
restore-done = Възстановено от { $file }, създаден на { $made }: хора { $people }, маси { $tables }, ходове { $moves }.
ratings-done = Всички рейтинги са изчислени наново; игри: { $games }.
restore-not-empty = В тази база данни вече има нещо. Нищо не е променено; --replace го изтрива и слага копието на негово място.
restore-in-use = Сървър работи с тази база данни. Нищо не е променено; първо спри всички сървъри.
restore-failed = Копието не може да се възстанови: { $why }. Нищо не е променено.
