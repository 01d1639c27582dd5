## Why something cannot be done now, before the rule that forbids it

reason-gathered = В този ход ресурсите вече са набавени.
reason-no-cards = Няма повече карти за теглене.
reason-gather-first = Първо си набави ресурси: вземи злато или тегли карти.
reason-not-held = Нямаш { $card } в ръката си.
reason-stands = Сред сградите ти вече има { $card }.
reason-stands-elsewhere = Сред сградите на друг играч вече има { $card }.
reason-builds-nothing = { FORM($character, "def") } не строи сгради.
reason-limit = Лимитът ти за строеж в този ход е изчерпан: { $limit }.
reason-cost = Цената е { $cost } злато, а ти имаш { $gold }.
reason-no-income = { FORM($character, "def") } няма приход от сгради.
reason-income-used = Приходът в този ход вече е взет.
reason-no-district = Сред сградите ти няма { FORM($type, "pl") }.
reason-not-yours = { FORM($character, "def") } няма такова умение.
reason-power-used = Това умение вече е използвано в този ход.
reason-used = Това вече е използвано в този ход.
reason-action-used = Вече имаш изиграна карта за действие в този ход.
reason-not-built = Сред сградите ти няма { $card }.

## How it is put before the rule

reason-why-not = „{ $line }“ сега не е позволено. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text } ({ $rule })
