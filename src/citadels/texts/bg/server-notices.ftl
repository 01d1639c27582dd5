### Какво казват известията: на устройство, по имейл и през уебкуки

notice-turns = { $n ->
    [one] Ти си на ход
   *[other] На ход си на { $n } маси
}
notice-news = Новини от твоите маси
notice-began-title = Играта ти започна
notice-ended-title = Играта ти свърши
notice-sat-title = Някой седна на твоята маса
notice-table = { $edition }, маса { $code }
notice-left-days = { $table }: { $n ->
    [one] остава един ден
   *[other] остават { $n } дни
}
notice-left-hours = { $table }: { $n ->
    [0] остава по-малко от час
    [one] остава един час
   *[other] остават { $n } часа
}
notice-began = { $table }: играта започна.
notice-ended = { $table }: играта свърши.
notice-sat = { $table }: някой седна.
notice-more = { $n ->
    [one] и още едно
   *[other] и още { $n }
}
notice-test-title = Работи
notice-test = Така ще разбираш, че си на ход.
notice-confirm-title = Citadels: потвърди имейл адреса си
notice-confirm =
    Някой въведе този адрес, за да получава известия, когато е на ход в игра на Citadels.

    Ако това си ти, отвори тази връзка до един ден:
    { $link }

    Ако не си, просто не обръщай внимание на писмото. Няма да получиш друго.
notice-footer =
    Получаваш това писмо, защото поиска известия за игрите си.
    Промени какво получаваш: { $settings }
    Без повече писма: { $end }
notice-hook-turn = На ход е { $name } ({ $table }).
notice-hook-began = Играта започна ({ $table }).
notice-hook-ended = Играта свърши ({ $table }).
