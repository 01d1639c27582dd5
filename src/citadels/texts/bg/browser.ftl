### The game in the browser: what all of its pages share.

web-name = Цитадели
web-title = { $page } · Цитадели
web-noscript = „Цитадели“ има нужда от JavaScript. Включи го за тази страница.
web-skip = Към играта
web-loading = Един момент...
web-no-page = Няма такава страница.
web-not-loaded = Страницата не можа да се зареди. Може би няма връзка.
web-broken = Нещо на тази страница се обърка. Нищо от играта не е изгубено.
web-home = Начало
web-again = Опитай пак
web-offline = Нямаш връзка с интернет.
web-reconnecting = Връзката с масата прекъсна; нов опит...
web-sent-later = { $broken } Каквото избереш сега, ще се изпрати, щом връзката се върне.
web-refused = Не се получи.

## The log: what the terminal leaves out

web-picked = { $who } { $actor ->
    [me] избираш
   *[other] избира
} персонаж
web-set-aside = { $who } { $actor ->
    [me] оставяш
   *[other] оставя
} настрана закрит персонаж
web-kept = { $who } { $actor ->
    [me] задържаш
   *[other] задържа
} { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}

## Why nothing came back from the server

refused-offline = Няма връзка със сървъра.
refused-unsure = Сървърът не отговаря. Може да е станало, може и да не е: провери, преди да опиташ пак.
refused-trouble = Сървърът има проблем. Опитай пак след малко.
refused-garbled = Сървърът върна неразбираем отговор.
