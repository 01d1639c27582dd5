# The bots: what goes wrong with them.

bot-unknown = Няма бот { $name }; има { $names }, program:COMMAND и python:MODULE.CLASS.
bot-bad-budget = { $name }: бюджетът е брой пробни игри, например search:400, или време, например search:500ms.
bot-raised = в бота възникна грешка ({ $problem })
bot-not-an-option = ботът отговори { $line }, което не е сред възможностите му

## Programs that speak the line protocol

bot-program-none = Не е посочена команда: пише се program:COMMAND.
bot-program-missing = Програмата { $program } не е намерена.
bot-program-quotes = В командата { $command } има незатворена кавичка.
bot-program-time = Времето за решение е от 1ms до 86400s, а не { $time }.
bot-program-unstarted = програмата не можа да се пусне ({ $why })
bot-program-unready = програмата не каза, че е готова, в рамките на { $ms } ms
bot-program-version = програмата използва версия { $version } на протокола, а не { $known }
bot-program-name = програмата се нарича { $name }; името е от 1 до { $longest } букви
bot-program-late = програмата не отговори в рамките на { $ms } ms
bot-program-closed = програмата затвори изхода си
bot-program-ended = { $said ->
    [yes] програмата завърши със статус { $status }, а последните ѝ думи бяха { $words }
   *[no] програмата завърши със статус { $status }
}
bot-program-signal = { $said ->
    [yes] програмата беше спряна от сигнал { $number }, а последните ѝ думи бяха { $words }
   *[no] програмата беше спряна от сигнал { $number }
}
bot-program-long = програмата написа ред с повече от { $size } байта
bot-program-flood = програмата написа повече от { $lines } реда, за които никой не е питал
bot-program-json = програмата каза { $line }, което не е JSON обект
bot-program-say = програмата каза { $line }, но "say" трябва да е "{ $say }"
bot-program-field = програмата каза { $line }, но полето "{ $field }" липсва или е невалидно
bot-program-extra = програмата каза { $line }, но няма поле { $field }
bot-program-number = програмата отговори на въпрос { $answered }, а зададеният беше { $asked }
bot-program-given-up = програмата вече не се пита в тази игра: { $why }

## Bots of one's own

bot-own-path = Твой собствен бот се пише python:MODULE.CLASS, а не python:{ $path }.
bot-own-no-module = Модулът { $module } не е намерен.
bot-own-broken = Модулът { $module } не може да се импортира ({ $problem }).
bot-own-no-class = Модулът { $module } няма { $word }.
bot-own-no-bot = { $path } не е бот: трябва да е подклас на citadels.bots.Bot със собствен метод decide.
bot-own-unmade = Ботът { $path } не можа да се създаде ({ $problem }).
bot-own-unfinished = Ботът { $path } е създаден без Bot.__init__; в собствения му извикай super().__init__(seed).

## Trying a program

check-about = Изиграва по една игра от всяко издание с програма, която използва протокола за ботове, и съобщава за всеки проблем.
check-edition = само това издание ({ $editions }); може и няколко пъти
check-seed = началното число на игрите и на програмата
check-ms = милисекунди за всяко решение
check-command = програмата и нейните аргументи
check-game = { $edition }: { $decisions ->
    [one] { $decisions } решение
   *[other] { $decisions } решения
}, най-бавното за { $ms } ms; { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}, място { $place } от { $seats }
check-fault = { "  " }на стъпка { $move } { $why }; вместо това е изиграно { $line }
check-more = { "  " }и още { $count ->
    [one] { $count } път
   *[other] { $count } пъти
}
check-unheard = { "  " }{ $count ->
    [one] написан е { $count } ред, за който
   *[other] написани са { $count } реда, за които
} никой не е питал; първият е { $line }
check-stayed = { "  " }програмата не завърши след "quit" и беше спряна насила
check-words = { "  " }последното, което написа на стандартния изход за грешки:
check-word = { "    " }{ $line }
check-spared = { "  " }след това вече не беше питана: { $count ->
    [one] { $count } решение беше оставено
   *[other] { $count } решения бяха оставени
} на случая
check-same = Със същото начално число играе същата игра.
check-not-same = Със същото начално число играе друга игра, така че никой не може да повтори какво е правила.
check-orphan = Програмата не завършва, когато входът ѝ се затвори.
check-good = { $title } спазва протокола.
check-bad = { $count ->
    [one] Имаше { $count } грешка.
   *[other] Имаше { $count } грешки.
}
