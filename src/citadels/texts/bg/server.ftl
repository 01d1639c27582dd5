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

server-ready = „Цитадели“ работи на { $address }. Ctrl-C спира сървъра; всички игри се пазят.
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
server-bad-level = Нивото на дневника е едно от { $levels }, а не „{ $value }“.
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

## Whether a game was dealt as committed to

verify-kept = Картите са раздадени точно както сървърът е обещал преди играта.
verify-not-over = Тази игра още не е свършила; тайната ѝ се показва след края.
verify-none = За тази игра няма отпечатък: не е играна на сървър или е отпреди сървърите да дават отпечатъци.
verify-other-secret = Тайната в този запис не отговаря на отпечатъка му.
verify-other-commitment = Отпечатъкът в този запис не е този, който имаш записан.
verify-other-deal = Раздаването не отговаря на тайната, думите и настройките.
verify-other-result = Резултатът в записа не отговаря на ходовете в него.
