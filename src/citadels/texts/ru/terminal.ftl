### The game in the terminal: its table, its commands, what it asks and what it answers.

## Small words

example = напр. { $line }

## The table

header = Цитадели | { $game }
header-more = { $first } | { $next }
header-pass = проход { $round } | { $now } | колода { $deck }
header-pile = { $round } | сброс { $count }
header-pile-top = { $round } | сброс { $count }, сверху { $card }
header-round = раунд { $round } | { $now } | колода { $deck }
column-player = Игрок
column-gold = Золото
column-hand = Карты
column-built = Город
column-quarter = Район
column-points = Очки
hand = на руке:
own-character = Вы —
own-hand = Ваши карты
own-actions = Карты действий

## Asking before a game

welcome = «Цитадели»: постройте город раньше других.
welcome-enter = Enter выбирает ответ в скобках. Во время игры введите help или hint.
ask-edition = Какое издание?
ask-options = { $count ->
    [one] Можно изменить:
    [few] Можно изменить кое-что:
   *[many] Можно изменить кое-что:
}
ask-option = Номер того, что изменить, или Enter, чтобы продолжить:{ " " }
ask-option-value = { $option }, от { $low } до { $high }? [{ $default }]{ " " }
ask-players = Сколько игроков, от { $low } до { $high }? [{ $default }]{ " " }
ask-preset = Какие персонажи и бонусные кварталы?
ask-rank9 = Участвует ли девятый персонаж?
ask-level = Насколько сильны соперники?
ask-which = Номер [{ $default }]{ " " }
ask-name = Ваше имя? [{ $default }]{ " " }
ask-seed = Зерно, чтобы повторить расклад? [случайное]{ " " }
answer-number = Введите, пожалуйста, число от { $low } до { $high }.
answer-choice = Введите, пожалуйста, число от 1 до { $last } или начало названия.
resume-offer = Ваша последняя партия не окончена: { $edition }, игроков: { $players }, { $laps ->
    [yes] проход
   *[no] раунд
} { $round }. Продолжить её? [да]{ " " }
resume-none = Неоконченной партии нет.
bots-number = Названо ботов: { $named }, а в этой партии их играет { $bots }: назовите одного на всех или каждого.
bots-left-out = Бот { $bots } из файла не используется: вместо него играет { $instead }. Назвать его можно с --bots.
no-edition = Издания «{ $name }» нет; есть: { $editions }.
bad-option-shape = Настройку пишут как NAME=VALUE, а не «{ $text }».
bad-option-none = У издания «{ $edition }» нет настроек.
bad-option-name = У издания «{ $edition }» нет настройки «{ $name }»; есть: { $options }.
bad-option-truth = Настройка { $name } — это yes или no, а не «{ $value }».
bad-option-number = Настройка { $name } — это число от { $low } до { $high }, а не «{ $value }».
no-seat = Места { $seat } нет: места — от 0 до { $last }.
yes = д да y yes
no = н нет n no q quit
truths = да д yes y true on 1
untruths = нет н no n false off 0
answer-yes = Ответьте, пожалуйста, да или нет.

## At the prompt

prompt = 1-{ $last } или help:{ " " }
prompt-only = Enter или 1, или help:{ " " }
typed-number = Варианты пронумерованы от 1 до { $last }.
typed-several = Это может быть: { $lines }.
typed-near = Непонятно: «{ $text }». Вы имели в виду: { $near }?
typed-unknown = Непонятно: «{ $text }». Введите номер варианта, его строку или help.
thinking = { $player } думает…
thinking-as = { $player } ({ $character }) думает…
hint-wait = Думаю…
hint-only = Вариант только один: нажмите Enter.
hint-head = Ваши шансы на победу по { $games } { $games ->
    [one] пробной партии
    [few] пробным партиям
   *[many] пробным партиям
}, лучшее сверху:
hint-won = { $percent } %
hint-of = по { $games } { $games ->
    [one] партии
    [few] партиям
   *[many] партиям
}
bot-failed = Бот игрока { $player } не дал допустимого ответа: ход выбран наугад, и так будет при каждой его ошибке.
bot-faults = { $player } ({ $bot }): { $count } { $count ->
    [one] ошибка
    [few] ошибки
   *[many] ошибок
}, первая — на { $move }-м ходу: { $why }.
help-rounds =
    Каждый раунд все тайно берут по персонажу и ходят по порядку рангов: собирают
    золото или карты, затем строят. Раунд, в котором достроен первый город, —
    последний.
help-laps =
    Все строят один город, каждый — свой район. Игроки по очереди открывают
    персонажа: берут золото или карты, продают, строят то, чего нет у других. Когда
    вызваны все персонажи, начисляют очки; конец — когда построены все кварталы.
help =
    { "" }
    Введите номер варианта, строку рядом с ним или начало этой строки.
    Просто Enter снова показывает стол. Tab дополняет строку.

      hint           лучшие варианты, шансы на победу и кто есть кто
      why LINE       почему так сейчас нельзя и по какому правилу
      rules          что можно прочитать; rules CARD и rules { $topic } покажут это
      log            последние 20 строк истории; log N — N строк, log 0 — все
      city N         город игрока на месте N и что делают его карты
      score          счёт на данный момент, насколько он вам известен
      save FILE      записать партию; save FILE position — только позицию
      load FILE      продолжить записанную партию или позицию
      quit           прервать; партия сохранится: citadels play --terminal --resume

    В таблице: место, имя, корона, золото, карты на руке, построено/нужно.
    Поместье 3Д — дворянский квартал стоимостью 3; Ц — церковный, Т — торговый,
    В — воинский, Б — бонусный. * — украшен, +2 — под ним лежат две карты.
why-what = Какая строка? Например: why build castle
why-unknown = Строки «{ $text }» в игре нет. Строки выглядят так: gold, build castle, name king, swap 2.
why-allowed = «{ $line }» сейчас можно.
why-not = «{ $line }» сейчас нельзя. { $rule }: { $sentence }
log-number = Сколько строк? Например: log 50
log-more = (чтобы увидеть, что было раньше, введите log)
city-who = Чей город? Введите место от 0 до { $last } или начало имени.
city-empty = Кварталов пока нет.

## Saving, loading, leaving

save-where = Куда? Например: save game.json
saved = { $what ->
    [position] Позиция записана:
   *[record] Партия записана:
}
saved-again = { $what ->
    [position] Позиция записана вместо прежнего файла:
   *[record] Партия записана вместо прежнего файла:
}
load-what = Какой файл? Например: load game.json
loaded = Продолжаем: { $file }.
kept = Партия сохранена; «citadels replay» с этим файлом покажет её снова:
unkept = Партия продолжается, но не сохраняется: сохраните её сами командой save FILE.
left = Партия сохранена; «citadels play --terminal --resume» продолжит её:
left-unkept = Партию не удалось сохранить.
another = Ещё партию с теми же картами? [да]{ " " }
file-unread = Не удаётся прочитать { $file }: { $why }.
file-unwritten = Не удаётся записать { $file }: { $why }.
file-not-plain = { $file } — не обычный файл.
file-not-json = { $file } — не партия: это неправильный JSON.
file-no-game = { $file } — не запись и не позиция «Цитаделей».
file-foreign = { $file } уже есть, и это не партия; выберите другое имя.
file-refused = { $file } не подходит для игры: { $why }
file-over = Партия в { $file } окончена; citadels replay покажет её снова.

## Replays and watching

replay-prompt = { $at }/{ $last }  Enter: дальше, b: назад, r: раунд, число, e: в конец, q: выход{ " " }
replay-help = Enter или n — следующий шаг, b — предыдущий, число от 0 до { $last }, r, e или q.
replay-start = До первого шага.
replay-move = Шаг { $at }, { $player }: { $line }
replay-hidden = (не показывается, пока партия не окончена)
replay-no-record = { $file } — позиция, а не запись: просматривать нечего.
watch-prompt = Enter: следующий раунд, e: до конца, q: выход{ " " }

## Rules

rules-index = Введите rules и одно из этих слов, чтобы прочитать сами правила.
rules-unknown = Нет ни карты, ни правила «{ $asked }».
rules-near = Нет ни карты, ни правила «{ $asked }». Вы имели в виду: { $near }?

## The command line

cli-about = Карточная игра «Цитадели» в браузере и в терминале. Без команды начинается партия в браузере.
cli-version = показать версию
cli-compiled = скомпилировано
cli-interpreted = интерпретируется
cli-lang = язык
cli-play = играть против ботов
cli-edition = по каким правилам: { $editions }
cli-option = настройка издания, например short_game=yes; можно указать несколько раз
cli-players = сколько игроков, в большинстве изданий от 2 до 8
cli-preset = какие персонажи и бонусные кварталы: { $presets }; в deluxe и classic
cli-rank9 = с персонажем 9-го ранга: из набора или названным
cli-seed = одно и то же зерно даёт один и тот же расклад
cli-seat = где вы сидите, считая от 0
cli-name = ваше имя
cli-bots = соперники: easy, normal (по умолчанию), hard или master; а также { $names }, program:COMMAND или python:MODULE.CLASS; или каждый отдельно, например easy,hard,hard
cli-watch = только боты
cli-resume = продолжить последнюю неоконченную партию
cli-load = продолжить записанную партию
cli-position = играть с заданной позиции
cli-replay = просмотреть записанную партию по шагам
cli-file = запись партии
cli-all = вывести всю партию
cli-open = показывать и скрытые карты неоконченной партии
cli-verify = проверить, что карты в оконченной партии розданы честно
cli-verify-long = Проверяет, что карты в оконченной партии — те самые, отпечаток которых сервер показал до раздачи. Запись можно скачать на странице повтора партии.
cli-commitment = отпечаток, который вы записали до партии
verify-commitment = Отпечаток
verify-secret = Секрет
verify-words = Слова
cli-rules = читать правила
cli-what = карта, правило, например DX-TURN-4, или тема, например DX-TURN
