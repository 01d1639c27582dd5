## Why something cannot be done now, before the rule that forbids it

reason-gathered = В този ход ресурсите вече са набавени.
reason-no-cards = Няма повече карти за теглене.
reason-gather-first = Първо си набави ресурси: вземи злато или тегли карти.
reason-not-held = Нямаш { $card } в ръката си.
reason-stands = Сред сградите ти вече има { $card }.
reason-stands-elsewhere = Сред сградите на друг играч вече има { $card }.
reason-stands-there = Сред сградите на този играч вече има { $card }.
reason-builds-nothing = { FORM($character, "def") } не строи сгради.
reason-limit = Лимитът ти за строеж в този ход е изчерпан: { $limit }.
reason-cost = Цената е { $cost } злато, а ти имаш { $gold }.
reason-no-income = { FORM($character, "def") } няма приход от сгради.
reason-income-used = Приходът в този ход вече е взет.
reason-no-district = Сред сградите ти няма { FORM($type, "pl") }.
reason-not-yours = { FORM($character, "def") } няма такова умение.
reason-power-used = Това умение вече е използвано в този ход.
reason-used = Това вече е използвано в този ход.
reason-rung = Камбаната вече е ударена.
reason-action-used = Вече имаш изиграна карта за действие в този ход.
reason-not-built = Сред сградите ти няма { $card }.
reason-not-in-game = Тази карта не участва в играта.
reason-no-sales = В това издание не се продават карти.
reason-complete = Този град вече е завършен.
reason-too-dear = Цената е { $cost }, а може да е най-много { $limit }.
reason-too-few-cards = { $cost ->
    [one] Нужна ти е { $cost } друга карта в ръката, която да дадеш
   *[other] Нужни са ти { $cost } други карти в ръката, които да дадеш
} за липсващото злато, а имаш { $count }.
reason-too-poor = Не ти достига { $cost } злато, а този играч има { $gold }.
reason-not-short = Златото ти стига да построиш сградата и без чуждо злато.
reason-not-richest = Този играч не е най-богатият.
reason-nobody-richer = Никой няма повече злато от теб.
reason-tied-richest = Най-богатите играчи са повече от един.
reason-full = { $card } не може да се построи в град с { $limit } или повече сгради.
reason-not-signed = Заповедта върху този персонаж не е подписаната.
reason-beautified = { $card }: тази сграда вече е разкрасена.
reason-no-tax = Върху чипа на Бирника няма злато.
reason-not-beside = Не седиш до играча с персонажа от ранг 4.
reason-not-beside-crown = Не седиш до играча с короната.
reason-nobody-revealed = В този рунд никой не е разкрил персонажа от ранг 4.
reason-not-after-king = Не седиш до играча с короната, а Кралят не е призован точно преди теб.
reason-empty-hand = Нямаш карти в ръката си.
reason-their-hand-empty = Този играч няма карти в ръката си.
reason-all-hands-empty = Никой от другите играчи няма карти.
reason-guarded = { FORM($character, "def") } пази този град.
reason-safe = { $card }: персонажът от ранг 8 не може да засегне тази сграда.
reason-nothing-to-give = Нямаш сграда, която да дадеш в замяна.
reason-not-dearer = Цената ѝ трябва да е по-висока от тази на заменената сграда: { $cost }.
reason-none-dearer = Нямаш в ръката си сграда с цена над { $cost }.
reason-only-end = Сега можеш само да завършиш хода си.
reason-only-gather = В този ход можеш само да си набавиш ресурси.
reason-bewitch-first = Първо назови персонажа, който омагьосваш.
reason-crown-first = Първо дай короната на друг играч.
reason-has-crown = Короната вече е у този играч.
reason-own-character = Това е персонажът, с който играеш сега.
reason-first-rank = Не можеш да избереш персонажа от ранг 1.
reason-killed = Този персонаж е убит.
reason-bewitched = Този персонаж е омагьосан.
reason-called = Този персонаж вече е призован.
reason-chosen = Този персонаж вече е избран.
reason-never-built = { $card } носи точките си в ръката.
reason-too-late-to-ring = Построени са вече { $count } сгради, а камбаната се удря само под { $limit }.
reason-bid-more = Наддавай с повече от { $limit }.

## How it is put before the rule

reason-why-not = „{ $line }“ сега не е позволено. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text }
