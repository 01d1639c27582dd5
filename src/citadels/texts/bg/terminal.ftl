### The game in the terminal: its table, its commands, what it asks and what it answers.

## Small words

example = напр. { $line }

## The table

header = Цитадели | { $game }
header-more = { $first } | { $next }
header-pass = обиколка { $round } | { $now } | тесте { $deck }
header-pile = { $round } | изчистени { $count }
header-pile-top = { $round } | изчистени { $count }, отгоре { $card }
header-round = рунд { $round } | { $now } | тесте { $deck }
column-player = Играч
column-gold = Злато
column-hand = Карти
column-built = Град
column-quarter = Квартал
column-points = Точки
hand = ръка:
own-character = У теб
own-hand = Ръката ти
own-actions = Действия

## Asking before a game

welcome = Цитадели: построй град преди другите.
welcome-enter = С Enter приемаш отговора в скобите. По време на играта напиши help или hint.
ask-edition = Кое издание?
ask-options = { $count ->
    [one] Едно нещо може да се промени:
   *[other] Някои неща може да се променят:
}
ask-option = Номер на това, което променяш, или Enter за нататък:{ " " }
ask-option-value = { $option }, от { $low } до { $high }? [{ $default }]{ " " }
ask-players = Колко играчи, от { $low } до { $high }? [{ $default }]{ " " }
ask-preset = Кои персонажи и уникални сгради?
ask-rank9 = Участва ли девети персонаж?
ask-level = Колко силни са другите играчи?
ask-which = Номер [{ $default }]{ " " }
ask-name = Как се казваш? [{ $default }]{ " " }
ask-seed = Начално число, за да се падне същото раздаване? [случайно]{ " " }
answer-number = Напиши число от { $low } до { $high }.
answer-choice = Напиши число от 1 до { $last } или началото на име.
resume-offer = Последната ти игра не е завършена: { $edition }, { $players } играчи, { $laps ->
    [yes] обиколка
   *[no] рунд
} { $round }. Продължаваш ли я? [да]{ " " }
resume-none = Няма незавършена игра за продължаване.
bots-number = { $named ->
    [one] Назован е { $named } бот
   *[other] Назовани са { $named } бота
}, а в тази игра { $bots ->
    [one] играе { $bots }
   *[other] играят { $bots }
}: назови един за всички или по един за всеки.
bots-left-out = Ботът { $bots } не се взима от файл: вместо него играе { $instead }. С --bots може да го назовеш.
no-edition = Няма издание „{ $name }“; има: { $editions }.
bad-option-shape = Настройка се пише NAME=VALUE, а не „{ $text }“.
bad-option-none = Изданието „{ $edition }“ няма настройки.
bad-option-name = Изданието „{ $edition }“ няма настройка „{ $name }“; има: { $options }.
bad-option-truth = Настройката { $name } е да или не, а не „{ $value }“.
bad-option-number = Настройката { $name } е число от { $low } до { $high }, а не „{ $value }“.
no-seat = Няма място { $seat }: местата са от 0 до { $last }.
yes = д да y yes
no = н не n no q quit
truths = да д yes y true on 1
untruths = не н no n false off 0
answer-yes = Отговори с да или не.

## At the prompt

prompt = 1-{ $last } или help:{ " " }
prompt-only = Enter, 1 или help:{ " " }
typed-number = Възможностите са с номера от 1 до { $last }.
typed-several = Това може да е: { $lines }.
typed-near = Не познавам „{ $text }“. Може би: { $near }?
typed-unknown = Не познавам „{ $text }“. Напиши номер на възможност, реда ѝ или help.
thinking = { $player } мисли...
thinking-as = { $player } ({ $character }) мисли...
hint-wait = Мисля...
hint-only = Има само една възможност: натисни Enter.
hint-head = Шансът ти за победа според { $games ->
    [one] { $games } пробна игра
   *[other] { $games } пробни игри
}, най-доброто е първо:
hint-won = { $percent }%
hint-of = от { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}
bot-failed = Ботът на { $player } не даде валиден отговор: реши случаят и така ще е при всяка негова грешка.
bot-faults = { $player } ({ $bot }): { $count ->
    [one] { $count } грешка
   *[other] { $count } грешки
}, първата на стъпка { $move }: { $why }.
help-rounds =
    Всеки рунд играчите тайно взимат по персонаж. Персонажите действат по ранг:
    взимат злато или теглят карти, после строят. Завършен град: последен рунд.
help-laps =
    Всички строят един град, всеки свой квартал. Играчите поред обръщат персонаж:
    взимат злато или карти, продават, строят каквото никой друг не е построил.
    След всички персонажи има точки; край, щом всяка различна сграда е построена.
help =
    { "" }
    Напиши номера на възможност, реда до нея или достатъчно от началото му.
    Само Enter показва пак масата. Tab довършва реда.

      hint           най-добрите възможности, шансовете и кой кой може да е
      why РЕД        защо този ред сега не е позволен, с правилото
      rules          какво може да се прочете: rules КАРТА, rules { $topic }
      log            последните 20 реда от дневника; log N показва N, log 0 всички
      city N         градът на играча на място N и какво правят картите му
      score          точките дотук, доколкото можеш да ги знаеш
      save ФАЙЛ      играта като запис; save ФАЙЛ position: само позицията
      load ФАЙЛ      продължи записана игра или позиция
      quit           спри; играта се пази: citadels play --terminal --resume

    В таблицата: място, име, корона, злато, карти в ръка, построени/нужни сгради.
    Имение 3К е Имение с цена 3, кралска сграда; Р е религиозна, Т търговска,
    В военна, У уникална. * е разкрасена, +2 значи, че под нея има две карти.
why-what = Кой ред? Например: why build castle
why-unknown = „{ $text }“ не е ред от играта. Редовете изглеждат така: gold, build castle, name king, swap 2.
why-allowed = „{ $line }“ сега е позволено.
why-not = „{ $line }“ сега не е позволено. { $rule }: { $sentence }
log-number = Колко реда? Например: log 50
log-more = (по-старото: напиши log)
city-who = Чий град? Напиши място от 0 до { $last } или началото на име.
city-empty = Още няма сгради.

## Saving, loading, leaving

save-where = Къде? Например: save game.json
saved = Записана е { $what ->
    [position] позицията
   *[record] играта
}:
saved-again = Записана е { $what ->
    [position] позицията
   *[record] играта
}, на мястото на по-старата:
load-what = Кой файл? Например: load game.json
loaded = Продължаваме с { $file }.
kept = Играта е запазена; „citadels replay“ с този файл я показва отново:
unkept = Играта продължава, но не се пази: използвай save ФАЙЛ.
left = Играта е запазена; „citadels play --terminal --resume“ я продължава:
left-unkept = Играта не можа да се запази.
another = Още една игра със същите карти? [да]{ " " }
file-unread = { $file } не може да се прочете: { $why }.
file-unwritten = { $file } не може да се запише: { $why }.
file-not-plain = { $file } не е обикновен файл.
file-not-json = { $file } не е игра: не е валиден JSON.
file-no-game = { $file } не е нито запис, нито позиция на „Цитадели“.
file-foreign = { $file } вече съществува и не е игра; избери друго име.
file-refused = { $file } не може да се играе: { $why }
file-over = Играта в { $file } е свършила; citadels replay я показва отново.

## Replays and watching

replay-prompt = { $at }/{ $last }  Enter: нататък, b: назад, r: рунд, число, e: край, q: изход{ " " }
replay-help = Натисни Enter или напиши n за следващата стъпка, b за предишната, число от 0 до { $last }, r, e или q.
replay-start = Преди първата стъпка.
replay-move = Стъпка { $at }, { $player }: { $line }
replay-hidden = (не се показва, докато играта не е завършена)
replay-no-record = { $file } е позиция, а не запис: няма какво да се повтори.
watch-prompt = Enter: следващ рунд, e: до края, q: изход{ " " }

## Rules

rules-index = Напиши rules и една от тези думи, за да прочетеш самите правила.
rules-unknown = Няма нито карта, нито правило „{ $asked }“.
rules-near = Няма нито карта, нито правило „{ $asked }“. Може би: { $near }?

## The command line

cli-about = Играта с карти „Цитадели“, в браузъра и в терминала. Без команда започва игра в браузъра.
cli-version = покажи версията
cli-compiled = компилирано
cli-interpreted = интерпретирано
cli-lang = език на програмата
cli-play = игра срещу ботове
cli-edition = кои правила: { $editions }
cli-option = настройка на изданието, например short_game=yes; може и няколко пъти
cli-players = колко, от 2 до 8 в повечето издания
cli-preset = кои персонажи и уникални сгради: { $presets }; в deluxe и classic
cli-rank9 = с персонаж от ранг 9: този от набора или назования
cli-seed = същото начално число дава същото раздаване
cli-seat = къде седиш, от 0
cli-name = твоето име
cli-bots = другите играчи: easy, normal (по подразбиране), hard или master; също { $names }, program:COMMAND или python:MODULE.CLASS; или по един за всеки, например easy,hard,hard
cli-watch = играят само ботове
cli-resume = продължи последната незавършена игра
cli-load = продължи записана игра
cli-position = играй от позиция
cli-replay = прегледай записана игра стъпка по стъпка
cli-file = запис на игра
cli-all = покажи цялата игра наведнъж
cli-open = покажи и скритите карти на незавършена игра
cli-verify = провери дали картите на завършила игра са тези, които сървърът е обещал
cli-verify-long = Проверява дали картите на завършила игра са тези, които сървърът е обещал, преди да раздаде първата. Записът се изтегля от прегледа на играта.
cli-commitment = отпечатъкът, който имаш записан отпреди играта
verify-commitment = Отпечатък
verify-secret = Тайна
verify-words = Думи
cli-rules = прочети правилата
cli-what = карта, правило като DX-TURN-4 или тема като DX-TURN
