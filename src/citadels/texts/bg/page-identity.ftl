### Ways back to a person on another device, and what the server has about them.

## Where the section stands

identity-title = Как да се върнеш при игрите си
identity-lead = Не ти трябва профил. Ако искаш, добави начин да се върнеш към игрите си, ако този браузър те забрави.

## Passkeys

identity-passkeys = Ключове за достъп
identity-passkeys-hint = Влизаш с пръстов отпечатък, с лице или с ПИН кода на устройството. Без парола и без имейл.
identity-passkey-new = Създай ключ за достъп
identity-passkey-unnamed = Ключ за достъп
identity-passkey-rename = Преименувай
identity-passkey-name = Име на ключа за достъп
identity-passkey-remove = Премахни
identity-passkey-remove-ask = Да се премахне ли ключът „{ $name }“?
identity-passkey-remove-hint = Никой вече няма да може да влезе с него. Устройствата, които вече играят като теб, остават. Изтрий го и от устройството или от мениджъра на пароли.
identity-passkey-added = Ключът за достъп е готов.
identity-passkey-removed = Ключът за достъп е премахнат.
identity-passkey-stopped = Нищо не се промени: не беше избран ключ за достъп.
identity-passkey-there = Това устройство вече има ключ за достъп за теб.
identity-no-package = Този сървър не предлага ключове за достъп.
identity-no-address = Ключовете за достъп работят само на адрес, който започва с https, или на localhost. Код за възстановяване или лична връзка работят и тук.
identity-no-browser = Този браузър не поддържа ключове за достъп.
identity-created = Създаден: { $when }
identity-used = Последно използван: { $when }

## The recovery code

identity-code = Код за възстановяване
identity-code-hint = Код, който да си запишеш. С него се връщаш към игрите си, дори да загубиш всичките си устройства.
identity-code-new = Създай код за възстановяване
identity-code-made = Имаш код за възстановяване. Създаден: { $when }
identity-code-replace = Смени кода
identity-code-replace-hint = Получаваш нов код, а старият спира да важи.
identity-code-remove = Премахни кода
identity-code-remove-hint = Кодът спира да важи и оставаш без код.
identity-code-removed = Кодът за възстановяване вече не важи.
identity-code-yours = Твоят код за възстановяване
identity-code-once = Запиши го или го запази в мениджър на пароли: показва се само сега. Който го има, може да играе като теб. Важи, докато не го смениш.
identity-code-kept = Запазих го
identity-code-copy = Копирай

## Signing in

identity-sign-in = Вече играеш на друго устройство?
identity-sign-in-hint = Продължи тук като същия човек.
identity-sign-in-passkey = Влез с ключ за достъп
identity-sign-in-code = Използвай код за възстановяване
identity-sign-in-do = Влез
identity-sign-in-anyway = Влез въпреки това
identity-before = В този браузър сега си { $name } (текущи игри: { $running }, завършени: { $finished }). Ако влезеш като друг, оттук вече няма да имаш достъп до тях. За да запазиш и двете, първо създай ключ за достъп или код за възстановяване.
identity-before-safe = В този браузър сега си { $name } (текущи игри: { $running }, завършени: { $finished }). Ако влезеш като друг, до тях се връщаш с ключа си за достъп или с кода за възстановяване.

## Devices

identity-device-passkey = Влязло с ключ за достъп: { $when }
identity-device-code = Влязло с кода за възстановяване: { $when }
identity-device-first = Първо посещение: { $when }
identity-device-ended = Ключовете за достъп и кодът за възстановяване остават. Премахни онези, които не познаваш.
identity-device-last = Това е единственото ти устройство. Можеш да се върнеш с ключа си за достъп или с кода за възстановяване.

## One's data

identity-data = Твоите данни
identity-data-hint = Всичко, което този сървър има за теб, като файл: име, устройства, игри и съобщения. От текущите игри има само това, което виждаш на масата.
identity-data-get = Изтегли данните ми
identity-data-none = Този сървър още няма нищо за теб.
identity-delete = Изтрий всичко за мен
identity-delete-hint = Името ти, устройствата, ключовете за достъп и съобщенията ти се изтриват. Игрите без други хора изчезват. Игрите с други остават, но без името ти; в текущите мястото ти заема бот.
identity-delete-go = Продължи
identity-delete-last = Да се изтрие ли всичко сега?
identity-delete-last-hint = Това не може да се върне, дори от домакина.
identity-delete-do = Изтрий завинаги
identity-deleted = Всичко за теб е изтрито.

## Why something was refused

refused-no-passkeys = Тук не може да има ключове за достъп.
refused-too-many-passkeys = Имаш твърде много ключове за достъп. Първо премахни някой.
refused-bad-passkey = Ключът за достъп не можа да бъде добавен. Опитай пак.
refused-no-passkey = С този ключ за достъп тук не може да се влезе.
refused-passkey-late = Това отне твърде дълго. Опитай пак.
refused-no-recovery = Този код за възстановяване не важи. Провери всяка буква.
refused-nobody = Този сървър още не те познава.
