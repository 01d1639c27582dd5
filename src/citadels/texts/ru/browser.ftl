### The game in the browser: what all of its pages share.

web-name = Цитадели
web-title = { $page } · Цитадели
web-noscript = Для «Цитаделей» нужен JavaScript. Включите его, пожалуйста, для этой страницы.
web-skip = Перейти к игре
web-loading = Минутку…
web-no-page = Такой страницы нет.
web-not-loaded = Страница не загрузилась. Возможно, нет связи.
web-broken = На этой странице что-то пошло не так. Партия не пострадала.
web-home = На главную
web-again = Ещё раз
web-offline = Нет сети.
web-reconnecting = Связь со столом прервалась, пробуем снова…
web-sent-later = { $broken } Ваш выбор будет отправлен, как только связь восстановится.
web-refused = Не получилось.

## The log: what the terminal leaves out

web-picked = { $who } { $actor ->
    [me] выбираете
   *[other] выбирает
} персонажа
web-set-aside = { $who } { $actor ->
    [me] откладываете
   *[other] откладывает
} персонажа взакрытую
web-kept = { $who } { $actor ->
    [me] оставляете
   *[other] оставляет
} себе { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}

## Why nothing came back from the server

refused-offline = Сервер недоступен.
refused-unsure = Сервер не отвечает. Неясно, получилось ли: проверьте, прежде чем пробовать снова.
refused-trouble = У сервера неполадки. Попробуйте немного позже.
refused-garbled = Сервер прислал непонятный ответ.
