### Известия, докато играта е затворена, и връзките в писмата

notices-title = Когато играта е затворена
notices-lead = Разбери, че си на ход, без да държиш играта отворена. Получаваш едно известие за всичките си маси и в него никога няма нищо тайно.
notices-push = На това устройство
notices-push-hint = Браузърът показва известие дори когато играта е затворена. Не е нужен акаунт.
notices-push-done = Това устройство ще те известява.
notices-push-test = Изпрати пробно
notices-push-tested = Изпратено. Ще се появи след миг.
notices-push-denied = Браузърът блокира известията от тази страница. Разреши ги в настройките му за страницата и опитай пак.
notices-push-none = Този браузър не може да показва известия, докато играта е затворена.
notices-push-insecure = За известия адресът трябва да започва с https.
notices-push-home = На iPhone и iPad първо добави играта към началния екран (Споделяне, после „Към началния екран“) и я отвори оттам.
notices-push-off = На този сървър известията не са настроени.
notices-push-failed = Браузърът не успя да включи известията. Опитай по-късно или с друг браузър.
notices-push-others = { $n ->
    [one] Известява те и още едно твое устройство.
   *[other] Известяват те и още { $n } твои устройства.
}
notices-mail = По имейл
notices-mail-hint = Адресът не се използва за нищо друго. Всяко писмо има връзка, която ги спира.
notices-mail-off = Този сървър не изпраща писма.
notices-mail-address = Имейл адрес
notices-mail-send = Изпрати ми връзка
notices-mail-sent = Към { $address } пътува връзка. Отвори я до един ден, за да потвърдиш адреса.
notices-mail-to = Писмата отиват на { $address }.
notices-mail-remove = Премахни адреса
notices-what = Извести ме, когато
notices-kind-turn = съм на ход в игра за няколко дни
notices-kind-began = играта ми започне
notices-kind-ended = играта ми свърши
notices-kind-sat = някой седне на моята маса
notices-by-push = Устройство
notices-by-mail = Имейл
notices-quiet = Тихи часове
notices-quiet-hint = Каквото се случи през това време, идва после в едно известие.
notices-quiet-from = От
notices-quiet-to = До
notices-quiet-none = Тихи часове можеш да зададеш, щом получаваш известия на устройство или по имейл.
notices-confirm-title = Потвърди имейл адреса си
notices-confirm-lead = След това получаваш писмо, когато си на ход. Можеш да го промениш в настройките по всяко време.
notices-confirm-do = Потвърди
notices-confirm-done = Адресът ти е потвърден.
notices-end-title = Край на писмата
notices-end-lead = На този адрес няма да идват повече писма за игрите ти. Игрите продължават както преди.
notices-end-do = Спри писмата
notices-end-done = Няма да получаваш повече писма.
notices-hook-title = Уебкука
notices-hook-lead = Тази маса може да пише в чат като Discord, Slack или Matrix, когато играта започне и свърши, а в игри за няколко дни – и кой е на ход. Който го прочете там, може да отвори масата.
notices-hook-url = Адрес на уебкуката
notices-hook-save = Запази
notices-hook-remove = Премахни
notices-hook-on = Тази маса пише до { $host }.

## Защо нещо е отказано

refused-no-push = На този сървър известията към устройства не са настроени.
refused-push-elsewhere = Този сървър не познава услугата за известия на твоя браузър.
refused-no-notices = Първо включи известията.
refused-no-mail = Този сървър не изпраща писма.
refused-bad-address = Това не е имейл адрес.
refused-too-many-mails = Поиска твърде много писма за днес. Опитай пак утре.
refused-bad-webhook = Уебкуката трябва да има публичен адрес, който започва с https.
