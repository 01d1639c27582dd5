# The page of settings: what it says, and the devices of a person. Loaded with the page.
page-set-lead = Настройките за изглед, звук и игра се пазят само на това устройство.
page-set-you = Ти
page-set-saved = Запазено
page-set-language = Език
page-set-language-browser = Както е в браузъра
page-set-look = Изглед и анимации
page-set-theme = Тема
page-set-theme-dark = Свещи (тъмна)
page-set-theme-light = Дневна светлина
page-set-theme-system = Като на устройството
page-set-size = Размер на картите и текста
page-set-size-small = Малък
page-set-size-normal = Нормален
page-set-size-large = Голям
page-set-motion = Анимации
page-set-motion-hint = Картите и златото се движат по масата.
page-set-pace = Скорост на анимациите
page-set-pace-slow = Бавно
page-set-pace-normal = Нормално
page-set-pace-fast = Бързо
page-set-pace-hint = Важи и за крайното оценяване.
page-set-sound-title = Звук и известия
page-set-sound = Звук
page-set-sound-hint = Тихи звуци за твоя ход и за това, което ти се случва.
page-set-volume = Сила на звука
page-set-notify = Известия
page-set-notify-hint = Браузърът те известява, когато си на ход, а гледаш друга страница.
page-set-notify-denied = Браузърът не позволява известия за тази страница.
page-set-vibrate = Вибрация
page-set-vibrate-hint = На телефон, когато е твой ред.
page-set-play = Игра
page-set-help = Подсказки къде да щракнеш
page-set-help-hint = Един кратък ред под въпроса, например „Избери сграда, за да я разрушиш“.
page-set-confirm = Потвърждение за рисковани ходове
page-set-confirm-hint = Например преди да разрушиш собствена сграда.
page-set-unasked = { $n ->
    [one] Върни изключения въпрос
   *[other] Върни { $n } изключени въпроса
}
page-set-auto = Автоматичен край на хода
page-set-auto-hint = Когато в хода ти не остане нищо друго.
page-set-device = Това устройство и другите
page-set-forget = Нулирай това устройство
page-set-forget-hint = Името ти и всички настройки на това устройство стават като в началото. Местата, които държиш, остават твои в този браузър.
page-set-forget-do = Нулирай
page-set-forgotten = Всичко е както в началото.
page-link = Връзка за друго устройство
page-link-hint = Вземи местата си със себе си: отвори лична връзка на телефона или на друг компютър.
page-link-once = Който отвори тази връзка, играе като теб. Тя важи веднъж и един ден.
page-devices = Твоите устройства
page-devices-lead = Тези браузъри играят като теб. Премахни онези, които не познаваш.
page-devices-kept = За всяко устройство сървърът пази браузъра, системата, последното посещение и кога и как е добавено, но не и адреса.
page-devices-name = { $browser } на { $system }
page-devices-unknown = Непознато устройство
page-devices-here = Това устройство
page-devices-seen = Последно посещение: { $when }
page-devices-linked = Добавено с връзка: { $when }
page-devices-end = Премахни
page-devices-end-all = Премахни всички други
page-devices-ask = Да се премахне ли „{ $device }“?
page-devices-end-hint = Това става веднага, дори по време на игра. Личните връзки, които още не са отворени, също спират да важат.
page-devices-ended = { $n ->
    [one] Устройството е премахнато.
   *[other] Премахнати са { $n } устройства.
}
page-sign-out = Излез от това устройство
page-sign-out-hint = Този браузър вече няма да играе като теб. Игрите остават на другите ти устройства.
page-sign-out-last = Това е единственото ти устройство. Ако излезеш, никой вече няма да има достъп до игрите ти, дори и ти. За да ги запазиш, първо отвори лична връзка на друго устройство.
page-signed-out = Излезе от това устройство.
