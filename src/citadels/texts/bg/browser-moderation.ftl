### Спокойствие между играчите: заглушаване, блокиране, сигнали и какви могат да са имената.

## Другите хора

peace-open = Заглуши, блокирай или докладвай { $player }
peace-people = Другите хора на масата
peace-private = Никой друг не научава за това.
peace-mute = Заглуши
peace-mute-hint = Вече не виждаш какво пише този човек, на никоя маса.
peace-block = Блокирай
peace-block-hint = Този човек не може да седне на твоите маси, ти не виждаш какво пише, нито отворените му маси, и получаваш предупреждение, преди да седнеш при него.
peace-report = Докладвай на администратора на сървъра
peace-reason = За какво става дума?
peace-reason-chat = Какво пише
peace-reason-name = Името
peace-reason-play = Как играе
peace-reason-other = Нещо друго
peace-words = С твои думи (по желание)
peace-report-hint = Изпраща се и чатът на масата.
peace-report-send = Изпрати сигнала
peace-report-sent = Благодарим. Администраторът на сървъра ще прочете сигнала.
peace-muted-now = Вече е без звук: { $player }
peace-blocked-now = Блокиран играч: { $player }
peace-ended-now = Както преди: { $player }
peace-list = Хора, които си заглушил или блокирал
peace-list-muted = без звук
peace-list-blocked = блокиран
peace-list-end = Отмени
peace-join = Да седнеш ли въпреки това?
peace-join-do = Седни въпреки това
peace-warning = Съобщение от администратора на сървъра
peace-warning-read = Прочетох го

## Защо нещо е отказано

refused-name-signs = В името трябва да има поне една буква или цифра.
refused-name-marks = В това име има твърде много знаци над една буква.
refused-name-mixed = Пиши всяка дума в името с една азбука, например кирилица или латиница.
refused-name-repeats = В това име един и същ знак се повтаря твърде много пъти.
refused-name-reserved = Това име може да се обърка с някого, който управлява сървъра. Избери друго.
refused-name-forbidden = Това име не е позволено на този сървър. Избери друго.
refused-no-person = Там няма друг човек.
refused-blocked-there = На тази маса е човек, когото си блокирал.
refused-too-many-reports = Днес изпрати много сигнали. Опитай пак утре.
refused-banned = { $until ->
    [none] Достъпът ти до този сървър е спрян.
   *[other] Достъпът ти до този сървър е спрян до { $until }.
}
refused-silenced = { $until ->
    [none] Администраторът на сървъра ти забрани да пишеш в чата.
   *[other] Администраторът на сървъра ти забрани да пишеш в чата до { $until }.
}
refused-wrong-key = Това не е ключът.
