### The playing table in the browser.

## The frame

table-title-mine = Ваш ход
table-title-other = Ходит { $player }
table-title-reactions = Ожидание
table-title-pass = { $player }, ваш ход
table-connecting = Идём к столу…
table-gone = Такого стола нет.
table-closed = Хозяин закрыл этот стол.
table-signed-out = Это устройство отключено. Чтобы играть здесь дальше, откройте новую личную ссылку или войдите в настройках с ключом доступа либо кодом восстановления.
table-outdated = Игра обновилась. Перезагрузите страницу, чтобы продолжить.
table-board = Стол
table-top = Партия
table-rules = Правила
table-menu = Меню
table-cast = Карты этой партии
table-cast-short = Карты
table-help = Клавиши и справка
table-round = раунд { $round }
table-pass = проход { $round }
table-spectator = Вы смотрите.
table-watchers = { $count } { $count ->
    [one] зритель
    [few] зрителя
   *[many] зрителей
}
table-show-log = Журнал
table-show-end = Итог
table-last-round = Последний раунд

## The row of characters

table-row = Персонажи
table-owner-me = Вы
table-row-maybe = Судя по тому, что вы видели, может быть у игроков: { $players }.

## The middle

table-middle = В центре стола
table-deck = Колода
table-pile = Сброс
table-pile-empty = Пока ничего не сброшено.
table-pile-top = { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}, сверху { $card }
table-bank = Банк
table-down = Взакрытую
table-down-help = { $count ->
    [one] { $count } персонаж лежит взакрытую
    [few] { $count } персонажа лежат взакрытую
   *[many] { $count } персонажей лежат взакрытую
}
table-names = Город
table-names-open = Разных кварталов: { $count } из { $goal }
table-names-bell = Всего кварталов: { $count } из { $goal }
table-names-missing = ещё нет
table-names-hand = у вас на руке

## Players

table-players = Другие игроки
table-player-target = { $name }: { $note }
table-player-barred = { $name }, сейчас нельзя: { $note }
table-at-swap = Обменяться картами
table-at-look = Посмотреть карты, взять одну
table-at-alms = Взять 1 золотой
table-at-crown = Отдать корону
table-at-theater = Обменяться персонажами
table-at-spy = Шпионить за игроком
table-at-fortune = Гадалка: взять карту
table-at-ticket = Купить карту за 1 золотой
table-at-borrow = Взять золото на стройку
table-has-crown = владеет короной
table-gold = { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
table-hand-size = { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
} на руке
table-hand-known = вам известно: { $cards }
table-city-size = кварталов: { $count } из { $goal }
table-quarter-size = { $count } { $count ->
    [one] квартал
    [few] квартала
   *[many] кварталов
}
table-city-count = { $count }/{ $goal }
table-is = это { $character }
table-chosen = персонаж выбран
table-now = сейчас ходит
table-bot = бот: { $level }
table-away = отсутствует: играет бот
table-absent = не на связи
table-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
table-maybe = Возможно: { $characters }
table-empty = кварталов пока нет
table-first = первый достроенный город
table-booth = Билетная касса, на ней { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
table-price-warlord = Кондотьер заплатит за разрушение { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}.
table-price-marshal = Маршал может забрать его за { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}.
table-price-safe = Сейчас персонаж 8-го ранга его не тронет.
table-fresh = построен в этом раунде

## My own

table-mine = Ваше место
table-my-city = Ваш город
table-my-quarter = Ваш район
table-my-hand-count = Карты на руке: { $count }
table-hand-empty = На руке нет карт
table-my-character = Ваш персонаж
table-my-character-is = Ваш персонаж — { $character }
table-my-character-hidden = Ваш персонаж закрыт. Наведите или удерживайте, чтобы посмотреть.
table-no-character = Персонажа пока нет
table-murdered = Вас убили: хода не будет. Это знаете только вы.
table-bewitched = Вас заколдовали: вы только соберёте ресурсы.

## What stands on a target

table-badge-cost = −{ $gold } → { $left }
table-badge-price = −{ $gold }
table-badge-gain = +{ $gold }
table-badge-free = бесплатно
table-badge-ways = …
table-badge-more = +{ $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
}
table-badge-fewer = −{ $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
}
table-grown = с ещё одним кварталом: +{ $gold }
table-why-rule = Сейчас нельзя
table-not-now = Сейчас нельзя

## The prompt

table-prompt = Что нужно решить
table-choices = Все варианты
table-choices-count = Все варианты: { $count }
table-choices-filter = Начните печатать, чтобы найти вариант
table-choices-none = Ничего не подходит.
table-choices-open = Список всех вариантов
table-sending = Отправляем…
table-unsent = Отправим, когда связь восстановится
table-reacting = Готово. Другие могут ответить.
table-reactions = Сейчас могут ответить другие.
table-deciding = { $player } решает
table-deciding-as = { $player } ({ $character }) решает
table-choosing-now = { $player } выбирает персонажа
table-thinking = { $player } думает
table-stand-in = { $player } отсутствует: через { $seconds } с начнёт играть бот
table-stands-in = { $player } отсутствует: играет бот
table-bidding = { $player } обдумывает ставку
table-paused = Партия окончена.
table-to-come = Ещё впереди: { $characters }
table-to-choose = Затем: { $players }
table-pace = Темп ботов
table-faster = Быстрее
table-faster-help = Боты будут думать втрое меньше
table-slower = Медленнее
table-slower-help = Боты снова не будут спешить
table-skip = Сразу к моему ходу
table-skip-short = К моему ходу
table-skipping = Пропускаем…
table-skip-help = Боты ходят без пауз, пока не придёт ваша очередь. В журнале останется всё.
table-skip-waits = Ждём согласия: { $players }
table-skip-wished = За пропуск: { $players }
table-steps = Уже выбрано
table-back = Назад
table-staged = Ход ещё не сделан: можно передумать.
table-cards-chosen = Выбрано: { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
table-gold-so-far = { $gold ->
    [0] пока бесплатно
    [one] пока { $gold } золотой
    [few] пока { $gold } золотых
   *[many] пока { $gold } золотых
}
table-hint = Подсказка
table-hint-help = Как сыграл бы бот
table-hinting = Думаю…
table-hint-head = Бот сыграл бы так:
table-hint-win = шанс на победу: { $percent } %
table-hint-share = { $percent } % внимания бота
table-hint-equal = почти так же хорошо
table-hint-few = почти не рассматривал
table-hint-close = Закрыть подсказку
table-auto-end = Ваш ход закончится сам…
table-more = Другие варианты
table-choose = Выбрать этого персонажа

## What can be clicked, in a few words

table-cue-name = { $role ->
    [assassin] Нажмите на персонажа вверху, чтобы убить его: он пропустит ход.
    [thief] Нажмите на персонажа вверху, чтобы обворовать его: при вызове всё его золото станет вашим.
    [witch] Нажмите на персонажа вверху, чтобы заколдовать его.
   *[other] Нажмите на персонажа вверху, чтобы назвать его.
}
table-cue-sign = Нажмите на персонажа вверху: ему достанется подписанный ордер.
table-cue-warrant = Нажмите на другого персонажа вверху: ему достанется неподписанный ордер.
table-cue-flower = Нажмите на персонажа вверху: ему достанется угроза с цветком.
table-cue-threaten = Нажмите на другого персонажа вверху: ему достанется пустая угроза.
table-cue-destroy = Нажмите на квартал, чтобы разрушить его.
table-cue-exchange = Нажмите на чужой квартал, чтобы выменять его на свой.
table-cue-seize = Нажмите на чужой квартал, чтобы забрать его.
table-cue-for = Нажмите на свой квартал, чтобы отдать его.
table-cue-armory = Нажмите на квартал, чтобы разрушить его Арсеналом.
table-cue-beautify = Нажмите на свой квартал, чтобы украсить его.
table-cue-cannonball = Нажмите на свой квартал, чтобы заменить его.
table-cue-sacrifice = Нажмите на свой квартал, чтобы разрушить его вместо оплаты.
table-cue-build = Нажмите на карту на руке, чтобы построить её.
table-cue-borrow = Нажмите на карту, на которую не хватает золота, чтобы взять его у другого за карты.
table-cue-put = Нажмите на карты на руке, от которых хотите избавиться.
table-cue-spend = Нажмите на карты на руке, чтобы заплатить ими.
table-cue-give = Нажмите на карту на руке, чтобы отдать её.
table-cue-laboratory = Нажмите на карту на руке, чтобы обменять её на золото.
table-cue-museum = Нажмите на карту на руке, чтобы положить её под Музей.
table-cue-sale = { $built ->
    [yes] Нажмите на карту на руке, чтобы построить её, продать или выставить на аукцион.
   *[no] Нажмите на карту на руке, чтобы продать её или выставить на аукцион.
}
table-cue-pick = Нажмите на персонажа, за которого хотите играть.
table-cue-keep = Нажмите на карту, которую оставите.
table-cue-take = Нажмите на карту, которую возьмёте.
table-cue-lighthouse = Нажмите на карту, которую возьмёте.
table-tap-row = Нажмите на персонажа вверху.

## Cards in the middle

table-tray-cards = Карты на выбор
table-tray-characters = Персонажи на выбор
table-tray-hide = Посмотреть на стол
table-tray-show = Назад к картам
table-tray-hold = Удерживайте карту, чтобы прочитать её
table-offer-up = В открытую: ни у кого нет
table-offer-down = Взакрытую (вы видели)
table-offer-out = { $count ->
    [one] До вас не дошёл
    [few] До вас не дошли
   *[many] До вас не дошли
}
table-bid = Ваша ставка
table-bid-less = Меньше
table-bid-more = Больше
table-bid-now = Поставить { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
table-bid-left = останется { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
table-bid-highest = Высшая ставка
table-bid-none = Ставок пока нет
table-auction = Аукцион
table-bidder-in = торгуется
table-bidder-out = пас

## Asking once more

table-doubt = Вы уверены?
table-doubt-own-district = Это ваш собственный квартал: он будет разрушен.
table-doubt-own-character = Это ваш собственный персонаж.
table-doubt-gone = { $character } лежит на столе: в этом раунде этого персонажа ни у кого нет.
table-doubt-end-income = Вы ещё можете получить доход своего персонажа. Закончить ход без него?
table-doubt-end-power = Вы не применили свойство своего персонажа. Закончить ход без этого?
table-doubt-end-build = Вы ещё можете строить: в казне { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}. Закончить ход?
table-doubt-refuse = Если на угрозе цветок, вы потеряете всё золото ({ $gold }).
table-doubt-silence = Вы потеряете этот ход.
table-doubt-murder = В этом раунде у вас не будет хода.
table-doubt-no-gather = Вы ничего не получите.
table-doubt-fewer = У вас станет на { $cards } { $cards ->
    [one] карту
    [few] карты
   *[many] карт
} меньше.
table-doubt-yes = Да: { $choice }
table-doubt-no = Нет, назад
table-doubt-never = Больше об этом не спрашивать

## What happened

table-log = Журнал
table-log-all = Всё
table-log-mine = Что случилось со мной
table-log-empty = Пока ничего не произошло.
table-log-mine-empty = Вас пока никто не тронул.
table-log-latest = К последней записи
table-banner = Новости для вас
table-banner-close = Закрыть
table-since = После вашего последнего решения
table-since-more = { $count ->
    [one] ещё { $count } запись в журнале
    [few] ещё { $count } записи в журнале
   *[many] ещё { $count } записей в журнале
}
table-recap = Раунд { $round } вкратце
table-recap-lap = Проход { $round } вкратце
table-recap-open = Этот раунд вкратце
table-recap-close = Закрыть сводку
table-recap-hidden = не раскрыт
table-recap-murdered = убийство
table-recap-gold = Золото за раунд: { $gold }
table-recap-won = построено или получено
table-recap-lost = потеряно
table-recap-harms = Кому от кого досталось
table-chat = Чат
table-chat-say = Напишите что-нибудь
table-chat-send = Отправить
table-chat-empty = Пока никто ничего не написал.
table-chat-off = Хозяин стола отключил чат.
table-chat-unsaid = Ваше сообщение не дошло. Его можно отправить ещё раз.
table-chat-new = { $count } { $count ->
    [one] новая строка
    [few] новые строки
   *[many] новых строк
}
table-phrases = Готовые фразы
table-chat-spectator = зритель

## Clock

table-clock = Время
table-minutes = { $minutes }:{ $seconds }

## Several people, one device

table-curtain = Передайте устройство: { $name }
table-curtain-why = Решает { $name }. Остальным не подглядывать.
table-curtain-look = { $name } хочет посмотреть.
table-curtain-lift = Это я, { $name }
table-seats = Игроки за этим устройством
table-seat-show = Передать игроку { $name }

## Menu

table-menu-title = Стол { $code }
table-menu-share = Копировать ссылку на стол
table-menu-shared = Ссылка скопирована.
table-menu-device = Продолжить на другом устройстве
table-menu-device-help = Откройте эту ссылку один раз на другом устройстве; она действует сутки.
table-menu-copy = Копировать ссылку
table-menu-rules = Правила
table-menu-settings = Настройки
table-menu-home = На главную
table-menu-leave = Покинуть стол
table-menu-leave-seat = { $name } покидает стол
table-menu-leave-sure = За вас продолжит бот. Покинуть стол?
table-menu-delete-sure = Здесь больше никто не играет, поэтому партия будет удалена. Покинуть стол?
table-menu-chat = Чат
table-menu-pace = Боты играют
table-menu-webhook = Вебхук
table-pace-slow = медленно
table-pace-normal = обычно
table-pace-fast = быстро
table-pace-instant = мгновенно
table-menu-host = Для хозяина стола
table-menu-notify = Звать, когда мой ход
table-menu-sound = Звуки
table-menu-auto = Заканчивать мой ход, когда делать больше нечего
table-menu-confirm = Подтверждать опасные ходы
table-notify = Ваш ход.

## Keys

table-keys-title = Клавиши
table-keys-choices = Список всех вариантов: стрелки, поиск по буквам, Enter
table-keys-number = Пронумерованные кнопки
table-keys-gold = Взять золото
table-keys-cards = Взять карты
table-keys-income = Получить доход
table-keys-end = Закончить ход, готово или пас
table-keys-usual = Большая кнопка
table-keys-back = Отменить последний шаг
table-keys-undo = Взять назад последний ход
table-keys-hint = Подсказка
table-keys-log = Журнал
table-keys-chat = Чат
table-keys-aside = Посмотреть на стол или вернуться к картам
table-keys-walk = Обойти всё, на что можно нажать
table-keys-escape = Закрыть окно или вернуться к вопросу
table-keys-help = Эта справка
table-help-point = Чтобы прочитать карту, наведите на неё курсор, удерживайте её пальцем или перейдите к ней клавишей Tab. На то, что светится, можно нажать. То, что затемнено, сейчас недоступно: наведите или удерживайте, чтобы узнать почему.
table-key-enter = Enter
table-key-back = Backspace
table-key-arrows = Стрелки
table-key-escape = Esc
