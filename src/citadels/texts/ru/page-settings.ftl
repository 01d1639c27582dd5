# The page of settings: what it says, and the devices of a person. Loaded with the page.
page-set-lead = Настройки вида, звука и игры хранятся только на этом устройстве.
page-set-you = Вы
page-set-saved = Сохранено
page-set-language = Язык
page-set-language-browser = Как в браузере
page-set-look = Вид и анимация
page-set-theme = Тема
page-set-theme-dark = При свечах
page-set-theme-light = При свете дня
page-set-theme-system = Как на устройстве
page-set-size = Размер карт и текста
page-set-size-small = Мелко
page-set-size-normal = Обычно
page-set-size-large = Крупно
page-set-motion = Анимация
page-set-motion-hint = Карты и золото плавно перемещаются по столу.
page-set-pace = Скорость анимации
page-set-pace-slow = Медленно
page-set-pace-normal = Обычно
page-set-pace-fast = Быстро
page-set-pace-hint = В том числе при подсчёте очков в конце.
page-set-sound-title = Звук и оповещения
page-set-sound = Звук
page-set-sound-hint = Тихие звуки, когда наступает ваш ход или что-то происходит с вами.
page-set-volume = Громкость
page-set-notify = Уведомления
page-set-notify-hint = Браузер позовёт вас, когда наступит ваш ход, а вы на другой вкладке.
page-set-notify-denied = Браузер не разрешает уведомления для этой страницы.
page-set-vibrate = Вибрация
page-set-vibrate-hint = На телефоне, когда ваш ход.
page-set-play = Игра
page-set-help = Подсказки, куда нажать
page-set-help-hint = Одна короткая строка под вопросом, например «Нажмите на квартал, чтобы разрушить его».
page-set-confirm = Подтверждать опасные ходы
page-set-confirm-hint = Например, когда вы разрушаете собственный квартал.
page-set-unasked = { $n ->
    [one] Снова задавать { $n } отключённый вопрос
    [few] Снова задавать { $n } отключённых вопроса
   *[many] Снова задавать { $n } отключённых вопросов
}
page-set-auto = Заканчивать ход автоматически
page-set-auto-hint = Когда в ваш ход делать больше нечего.
page-set-device = Это устройство и другие
page-set-forget = Сбросить всё
page-set-forget-hint = Имя и все настройки на этом устройстве станут такими, как были вначале. Места за столами в этом браузере останутся за вами.
page-set-forget-do = Сбросить
page-set-forgotten = Всё сброшено.
page-link = Ссылка для другого устройства
page-link-hint = Заберите свои места с собой: откройте личную ссылку на телефоне или другом компьютере.
page-link-once = Кто откроет эту ссылку, будет играть за вас. Она работает один раз и действует сутки.
page-devices = Ваши устройства
page-devices-lead = Эти браузеры играют за вас. Отключите те, которые вам незнакомы.
page-devices-kept = О каждом устройстве сервер хранит браузер, систему, последний визит, когда и как оно добавлено, но не адрес.
page-devices-name = { $browser }, { $system }
page-devices-unknown = Неизвестное устройство
page-devices-here = Это устройство
page-devices-seen = Последний визит: { $when }
page-devices-linked = Добавлено по ссылке: { $when }
page-devices-end = Отключить
page-devices-end-all = Отключить все остальные
page-devices-ask = Отключить «{ $device }»?
page-devices-end-hint = Это подействует сразу, даже посреди партии. Личные ссылки, которые ещё никто не открыл, тоже перестанут работать.
page-devices-ended = { $n ->
    [one] Отключено { $n } устройство.
    [few] Отключено { $n } устройства.
   *[many] Отключено { $n } устройств.
}
page-sign-out = Выйти на этом устройстве
page-sign-out-hint = Этот браузер больше не будет играть за вас. Ваши партии останутся на других устройствах.
page-sign-out-last = Это ваше единственное устройство. После выхода никто не сможет открыть ваши партии, даже вы. Чтобы сохранить их, сначала откройте личную ссылку на другом устройстве.
page-signed-out = Вы вышли на этом устройстве.
