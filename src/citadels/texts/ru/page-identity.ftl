### Ways back to a person on another device, and what the server has about them.

## Where the section stands

identity-title = Как вернуться к своим партиям
identity-lead = Учётная запись не нужна. Но можно добавить способ вернуться к своим партиям, если этот браузер вас забудет.

## Passkeys

identity-passkeys = Ключи доступа
identity-passkeys-hint = Вход по отпечатку пальца, лицу или ПИН-коду устройства. Без пароля и без почты.
identity-passkey-new = Создать ключ доступа
identity-passkey-unnamed = Ключ доступа
identity-passkey-rename = Переименовать
identity-passkey-name = Название ключа доступа
identity-passkey-remove = Удалить
identity-passkey-remove-ask = Удалить ключ «{ $name }»?
identity-passkey-remove-hint = Войти с ним больше никто не сможет. Уже подключённые устройства останутся. Удалите его и с устройства или из менеджера паролей.
identity-passkey-added = Ключ доступа готов.
identity-passkey-removed = Ключ доступа удалён.
identity-passkey-stopped = Ничего не изменилось: ключ доступа не выбран.
identity-passkey-there = На этом устройстве уже есть ваш ключ доступа.
identity-no-package = Этот сервер не поддерживает ключи доступа.
identity-no-address = Ключи доступа работают только по адресу, который начинается с https, или на localhost. Код восстановления и личная ссылка работают и здесь.
identity-no-browser = Этот браузер не поддерживает ключи доступа.
identity-created = Создан: { $when }
identity-used = Последний вход: { $when }

## The recovery code

identity-code = Код восстановления
identity-code-hint = Код, который стоит записать. Он вернёт вас к вашим партиям, даже если вы потеряете все устройства.
identity-code-new = Создать код восстановления
identity-code-made = У вас есть код восстановления. Создан: { $when }
identity-code-replace = Заменить код
identity-code-replace-hint = Вы получите новый код, а старый перестанет действовать.
identity-code-remove = Удалить код
identity-code-remove-hint = Код перестанет действовать, и другого не будет.
identity-code-removed = Код восстановления больше не действует.
identity-code-yours = Ваш код восстановления
identity-code-once = Запишите его или сохраните в менеджере паролей: он показан только один раз. Кто его знает, может играть за вас. Он действует, пока вы его не замените.
identity-code-kept = Код сохранён
identity-code-copy = Скопировать

## Signing in

identity-sign-in = Уже играете на другом устройстве?
identity-sign-in-hint = Продолжите здесь от того же лица.
identity-sign-in-passkey = Войти с ключом доступа
identity-sign-in-code = Ввести код восстановления
identity-sign-in-do = Войти
identity-sign-in-anyway = Всё равно войти
identity-before = Сейчас в этом браузере вы — { $name } (текущих партий: { $running }, завершённых: { $finished }). Если войти под другим именем, отсюда они станут недоступны. Чтобы сохранить и те и другие, сначала создайте ключ доступа или код восстановления.
identity-before-safe = Сейчас в этом браузере вы — { $name } (текущих партий: { $running }, завершённых: { $finished }). Если войти под другим именем, к ним можно вернуться с ключом доступа или кодом восстановления.

## Devices

identity-device-passkey = Вход с ключом доступа: { $when }
identity-device-code = Вход по коду восстановления: { $when }
identity-device-first = Первый визит: { $when }
identity-device-ended = Ключи доступа и код восстановления продолжат действовать. Удалите незнакомые.
identity-device-last = Это ваше единственное устройство. Вернуться можно с ключом доступа или кодом восстановления.

## One's data

identity-data = Ваши данные
identity-data-hint = Всё, что есть о вас на этом сервере, одним файлом: имя, устройства, партии и сообщения. О текущих партиях — только то, что видно вам за столом.
identity-data-get = Скачать мои данные
identity-data-none = На этом сервере о вас пока ничего нет.
identity-delete = Удалить всё обо мне
identity-delete-hint = Ваше имя, устройства, ключи доступа и сообщения будут удалены. Партии, сыгранные без других людей, исчезнут. Партии с другими останутся, но без вашего имени; в текущих ваше место займёт бот.
identity-delete-go = Продолжить
identity-delete-last = Удалить всё прямо сейчас?
identity-delete-last-hint = Отменить это не сможет никто, даже хозяин сервера.
identity-delete-do = Удалить навсегда
identity-deleted = Всё о вас удалено.

## Why something was refused

refused-no-passkeys = Ключи доступа здесь невозможны.
refused-too-many-passkeys = У вас слишком много ключей доступа. Сначала удалите какой-нибудь.
refused-bad-passkey = Не удалось добавить ключ доступа. Попробуйте ещё раз.
refused-no-passkey = С этим ключом доступа сюда не войти.
refused-passkey-late = Прошло слишком много времени. Попробуйте ещё раз.
refused-no-recovery = Этот код восстановления не подходит. Проверьте каждую букву.
refused-nobody = Этот сервер вас ещё не знает.
