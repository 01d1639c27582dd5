## Why something cannot be done now, before the rule that forbids it

reason-gathered = Ai strâns deja resurse în tura aceasta.
reason-no-cards = Nu mai sunt cărți de tras.
reason-gather-first = Mai întâi strânge resurse: ia monede sau trage cărți.
reason-not-held = Nu ai în mână cartea { $card }.
reason-stands = Ai deja { $card } printre districtele tale.
reason-stands-elsewhere = Alt jucător are deja { $card } printre districtele sale.
reason-builds-nothing = { FORM($character, "the") } nu construiește districte.
reason-limit = Ai atins limita de construcție a turei: { $limit }.
reason-cost = Costă { $cost ->
    [one] { $cost } monedă
    [few] { $cost } monede
   *[other] { $cost } de monede
}, iar tu ai { $gold }.
reason-no-income = { FORM($character, "the") } nu încasează venit.
reason-income-used = Ai încasat deja venitul în tura aceasta.
reason-no-district = Niciunul dintre districtele tale nu e { FORM($type, "one") }.
reason-not-yours = { FORM($character, "the") } nu are o asemenea abilitate.
reason-power-used = În tura aceasta ai folosit deja abilitatea.
reason-used = Asta ai făcut deja în tura aceasta.
reason-action-used = Ai jucat deja o carte de acțiune în tura aceasta.
reason-not-built = Nu ai { $card } printre districtele tale.
reason-not-in-game = Cartea aceasta nu este în joc.
reason-complete = Orașul acela este deja complet.
reason-too-dear = Costă { $cost }, iar limita este { $limit }.
reason-too-few-cards = Pentru monedele care lipsesc trebuie să dai cărți din mână, încă { $cost }, și nu ai atâtea.
reason-too-poor = Jucătorul acela nu are { $cost } monede, câte îți lipsesc.
reason-not-short = Ai destule monede ca să construiești fără împrumut.
reason-not-richest = Jucătorul acela nu este cel mai bogat.
reason-unbuildable = { $card }: cartea aceasta nu se construiește.
reason-full = { $card }: nu se poate construi într-un oraș cu { $limit } sau mai multe districte.
reason-not-signed = Mandatul de pe acest personaj nu este cel semnat.
reason-beautified = { $card }: districtul acesta este deja înfrumusețat.
reason-no-tax = Pe jetonul de taxe nu sunt monede.
reason-not-beside = Nu stai lângă jucătorul cu rangul 4.
reason-empty-hand = Nu ai cărți în mână.
reason-their-hand-empty = Jucătorul acela nu are cărți în mână.
reason-all-hands-empty = Niciun alt jucător nu are cărți.
reason-guarded = { FORM($character, "the") } apără orașul acela.
reason-safe = { $card }: rangul 8 nu poate atinge districtul acesta.

## How it is put before the rule

reason-why-not = „{ $line }” nu e permis acum. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text }
