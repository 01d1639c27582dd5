# The bots: what goes wrong with them.

bot-unknown = Бота { $name } нет; есть { $names }, program:COMMAND и python:MODULE.CLASS.
bot-bad-budget = { $name }: здесь нужно число пробных партий, например search:400, или время, например search:500ms.
bot-raised = в боте произошла ошибка ({ $problem })
bot-not-an-option = бот ответил { $line }, а такого варианта у него нет

## Programs that speak the line protocol

bot-program-none = Программу указывают как program:COMMAND, но команды здесь нет.
bot-program-missing = Не удаётся найти программу { $program } или запустить её.
bot-program-quotes = В команде { $command } не закрыта кавычка.
bot-program-time = Время на решение — от 1ms до 86400s, а не { $time }.
bot-program-unstarted = программу не удалось запустить ({ $why })
bot-program-unready = программа не сообщила о готовности за { $ms } мс
bot-program-version = программа использует версию { $version } протокола, а не { $known }
bot-program-name = программа называет себя { $name }; в имени должно быть от 1 до { $longest } символов
bot-program-late = программа не ответила за { $ms } мс
bot-program-closed = программа закрыла свой вывод
bot-program-ended = { $said ->
    [yes] программа завершилась с кодом { $status }, а её последними словами были { $words }
   *[no] программа завершилась с кодом { $status }
}
bot-program-signal = { $said ->
    [yes] программу завершил сигнал { $number }, а её последними словами были { $words }
   *[no] программу завершил сигнал { $number }
}
bot-program-long = программа вывела строку длиннее { $size } байт
bot-program-flood = программа вывела больше { $lines } строк, о которых её не просили
bot-program-json = программа прислала { $line }, а это не объект JSON
bot-program-say = программа прислала { $line }, но в "say" должно быть "{ $say }"
bot-program-field = программа прислала { $line }, где поля "{ $field }" нет или оно неправильное
bot-program-extra = программа прислала { $line }, но поля { $field } не бывает
bot-program-number = программа ответила на вопрос { $answered }, а задан был вопрос { $asked }
bot-program-given-up = в этой партии программу больше не спрашивают: { $why }

## Bots of one's own

bot-own-path = Собственного бота указывают как python:MODULE.CLASS, а не python:{ $path }.
bot-own-no-module = Модуль { $module } не найден.
bot-own-broken = Модуль { $module } не удалось импортировать ({ $problem }).
bot-own-no-class = В модуле { $module } нет { $word }.
bot-own-no-bot = { $path } — не бот: это должен быть подкласс citadels.bots.Bot с собственным методом decide.
bot-own-unmade = Бота { $path } не удалось создать ({ $problem }).
bot-own-unfinished = Бот { $path } создан без Bot.__init__; вызовите super().__init__(seed) в его собственном.

## Trying a program

check-about = Играет по партии каждого издания с программой, которая работает по строчному протоколу, и сообщает, что с ней не так.
check-edition = только это издание ({ $editions }); можно указать несколько раз
check-seed = зерно для партий и для программы
check-ms = миллисекунд на каждое решение
check-command = программа и её аргументы
check-game = { $edition }: { $decisions } { $decisions ->
    [one] решение
    [few] решения
   *[many] решений
}, самое долгое — { $ms } мс; { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, место { $place } из { $seats }
check-fault = { "  " }на { $move }-м ходу { $why }; вместо этого сыграно { $line }
check-more = { "  " }и ещё { $count } { $count ->
    [one] раз
    [few] раза
   *[many] раз
}
check-unheard = { "  " }выведено без спроса: { $count } { $count ->
    [one] строка
    [few] строки
   *[many] строк
}, первая — { $line }
check-stayed = { "  " }программа не завершилась после "quit", её завершили принудительно
check-words = { "  " }последнее, что она вывела в стандартный поток ошибок:
check-word = { "    " }{ $line }
check-spared = { "  " }после этого её больше не спрашивали: { $count } { $count ->
    [one] решение принято наугад
    [few] решения приняты наугад
   *[many] решений принято наугад
}
check-same = С тем же зерном она играет ту же партию.
check-not-same = С тем же зерном она играет другую партию, так что повторить её действия нельзя.
check-orphan = Программа не завершается, когда её ввод закрыт.
check-good = { $title } соблюдает протокол.
check-bad = Найдено ошибок: { $count }.
