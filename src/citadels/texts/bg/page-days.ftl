### Игри за дни: часовници, чий ред е, решения предварително, почивка.

## Нова маса

days-kind = Как играете
days-kind-live = На живо
days-kind-live-hint = Всички са тук по едно и също време.
days-kind-days-hint = Всеки решава, когато има време, и никой не трябва да е на линия. Може да се решава и предварително.
page-clock-days-hint = Изтече ли времето, бот довършва хода.
page-clock-days-is = За няколко дни: { $time } за всяко решение
page-clock-bank-hint = Всеки има запас от време и получава още с всеки ход. Свърши ли, решава бот. Почивката ти не се брои.
page-clock-bank-is = За няколко дни: { $time } за играта, още { $more } за всеки ход

## Чий ред е

days-turns = { $n ->
    [one] Твой ред е
   *[other] Твой ред е на { $n } маси
}
days-turns-go = Реши
days-next = Следващата маса: твой ред
days-until = до { $when }, { $in }
days-until-when = до { $when }

## Решения предварително

prepared-lead = Това виждаш само ти. Ако нещо не е възможно, когато му дойде времето, решаваш както обикновено.
prepared-picks = Следващият избор
prepared-picks-hint = Избери персонажи в реда, в който ги искаш.
prepared-picks-clear = Отначало
prepared-picks-none = При следващия избор решаваш на място.
prepared-picks-is = При следващия избор взимаш първия предложен от тези: { $characters }. Няма ли нито един, решаваш на място.
prepared-gather = Набавяне на ресурси
prepared-gather-gold = Злато
prepared-gather-cards = Карти
prepared-gather-gold-is = Във всеки ход взимаш злато без въпроси.
prepared-gather-cards-is = Във всеки ход теглиш карти без въпроси.
prepared-end = Край на хода ми, когато друго не е възможно
prepared-end-is = Ходът ти свършва сам, когато друго не е възможно.
prepared-ask = Питай ме
prepared-answers = Постоянни отговори
prepared-answer-is = { $card }: { $answer }.
prepared-secret = В игрите за няколко дни за това не се пита никой, за да не издава чакането нищо. Без твой отговор пасуваш.
prepared-about-strongman = Ако назоват персонажа ти, докато държиш тази карта
prepared-about-acrobat = Ако никой не се обади за Краля, докато държиш тази карта
prepared-about-cash = След като някой си купи билет от теб
prepared-about-graveyard = Когато разрушат квартал, докато това е в града ти
prepared-about-stage = След всеки избор, докато това е в града ти
prepared-about-thank = Когато собственикът на този квартал има и короната
prepared-about-answer = Когато те заплашват
prepared-about-turn-over = Когато някой откаже да ти плати
prepared-about-confiscate = Когато някой плати квартал под твоя заповед
prepared-about-bid = Когато карта е на търг
prepared-auction = Търг
prepared-will = Какво ще стане
prepared-nothing = Всеки път решаваш на място.
prepared-save = Запази
prepared-saved = Запазено

## Почивка

holiday-title = Почивка
holiday-lead = Часовниците ти спират във всички игри за няколко дни. Другите виждат кога се връщаш.
holiday-left = { $n ->
    [one] Остава ти 1 ден за тази година.
   *[other] Остават ти { $n } дни за тази година.
}
holiday-first = Първи ден
holiday-days = Дни
holiday-take = В почивка
holiday-span = от { $first } до { $until }
holiday-end = Прекрати сега
holiday-cancel = Откажи

## Отказано

refused-no-plans = Предварително се решава само докато тече игра за няколко дни.
refused-holiday-taken = По това време вече имаш почивка.
refused-holiday-spent = Нямаш толкова дни за тази година.
refused-no-holiday = Тази почивка вече е минала.
