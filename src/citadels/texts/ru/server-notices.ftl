### Что говорят уведомления: на устройстве, по почте и через вебхуки

notice-turns = { $n ->
    [1] Ваш ход
    [one] Ваш ход за { $n } столом
    [few] Ваш ход за { $n } столами
   *[other] Ваш ход за { $n } столами
}
notice-news = Новости ваших столов
notice-began-title = Ваша партия началась
notice-ended-title = Ваша партия окончена
notice-sat-title = За ваш стол кто-то сел
notice-table = { $edition }, стол { $code }
notice-left-days = { $table }: { $n ->
    [one] остался { $n } день
    [few] осталось { $n } дня
   *[other] осталось { $n } дней
}
notice-left-hours = { $table }: { $n ->
    [0] осталось меньше часа
    [one] остался { $n } час
    [few] осталось { $n } часа
   *[other] осталось { $n } часов
}
notice-began = { $table }: партия началась.
notice-ended = { $table }: партия окончена.
notice-sat = { $table }: кто-то сел за стол.
notice-more = и ещё { $n }
notice-test-title = Работает
notice-test = Так вы узнаете, что наступил ваш ход.
notice-confirm-title = Citadels: подтвердите адрес
notice-confirm =
    Кто-то указал этот адрес, чтобы узнавать о своём ходе в партиях Citadels.

    Если это вы, откройте в течение суток эту ссылку:
    { $link }

    Если нет, просто не обращайте внимания. Других писем не будет.
notice-footer =
    Вы получили это письмо, потому что просили сообщать о ваших партиях.
    Изменить, о чём сообщать: { $settings }
    Больше не присылать: { $end }
notice-hook-turn = Ходит { $name } ({ $table }).
notice-hook-began = Партия началась ({ $table }).
notice-hook-ended = Партия окончена ({ $table }).
