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

## How it is put before the rule

reason-why-not = „{ $line }” nu e permis acum. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text } ({ $rule })
