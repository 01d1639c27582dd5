## Why something cannot be done now, before the rule that forbids it

reason-gathered = Ai strâns deja resurse în tura asta.
reason-no-cards = Nu mai sunt cărți de tras.
reason-gather-first = Mai întâi strânge resurse: ia aur sau trage cărți.
reason-not-held = Nu ai în mână cartea { $card }.
reason-stands = Ai deja { FORM($card, "the") } printre districtele tale.
reason-stands-elsewhere = Alt jucător are deja { FORM($card, "the") } printre districtele sale.
reason-stands-there = Jucătorul acela are deja { FORM($card, "the") } printre districtele sale.
reason-builds-nothing = { FORM($character, "the") } nu construiește districte.
reason-limit = Ai atins limita de construcție a turei: { $limit }.
reason-cost = Costă { $cost ->
    [one] { $cost } monedă
    [few] { $cost } monede
   *[other] { $cost } de monede
}, iar tu ai { $gold }.
reason-no-income = { FORM($character, "the") } nu încasează venit.
reason-income-used = Ai încasat deja venitul în tura asta.
reason-no-district = Niciunul dintre districtele tale nu e { FORM($type, "one") }.
reason-not-yours = { FORM($character, "the") } nu are o asemenea abilitate.
reason-power-used = Ai folosit deja abilitatea în tura asta.
reason-used = Ai făcut asta deja o dată în tura ta.
reason-rung = Clopotul a fost deja bătut.
reason-action-used = Ai jucat deja o carte de acțiune în tura asta.
reason-not-built = Nu ai { FORM($card, "the") } printre districtele tale.
reason-not-in-game = Cartea asta nu e în joc.
reason-no-sales = În ediția aceasta nu se vând cărți.
reason-complete = Orașul acela e deja complet.
reason-too-dear = Costă { $cost }, iar limita e { $limit }.
reason-too-few-cards = Pentru aurul care lipsește trebuie să dai alte cărți din mână ({ $cost }), iar tu ai { $count }.
reason-too-poor = Îți lipsește aur ({ $cost }), iar jucătorul acela are { $gold }.
reason-not-short = Ai destul aur ca să construiești: nu-ți trebuie al altcuiva.
reason-not-richest = Jucătorul acela nu e cel mai bogat.
reason-nobody-richer = Niciun jucător nu are mai mult aur decât tine.
reason-tied-richest = Mai mulți jucători sunt la egalitate cu cel mai mult aur.
reason-full = { $card }: nu se poate construi într-un oraș cu { $limit } sau mai multe districte.
reason-not-signed = Mandatul de pe acest personaj nu e cel semnat.
reason-beautified = { $card }: districtul e deja înfrumusețat.
reason-no-tax = Pe jetonul de taxe nu e nicio monedă.
reason-not-beside = Nu stai lângă jucătorul cu personajul de rang 4.
reason-not-beside-crown = Nu stai lângă jucătorul cu coroana.
reason-nobody-revealed = În runda asta nimeni nu a dezvăluit personajul de rang 4.
reason-not-after-king = Nu stai lângă cine are coroana, iar Regele nu a fost strigat chiar înaintea ta.
reason-empty-hand = Nu ai cărți în mână.
reason-their-hand-empty = Jucătorul acela nu are cărți în mână.
reason-all-hands-empty = Niciun alt jucător nu are cărți.
reason-guarded = { FORM($character, "the") } apără orașul acela.
reason-safe = { $card }: personajul de rang 8 nu se poate atinge de acest district.
reason-nothing-to-give = Nu ai niciun district de dat la schimb.
reason-not-dearer = Trebuie să coste mai mult decât districtul înlocuit ({ $cost }).
reason-none-dearer = Nu ai în mână niciun district care să coste mai mult de { $cost }.
reason-only-end = Acum poți doar să închei tura.
reason-only-gather = În tura asta poți doar să strângi resurse.
reason-bewitch-first = Mai întâi numește personajul pe care îl vrăjești.
reason-crown-first = Mai întâi dă coroana altui jucător.
reason-has-crown = Jucătorul acela are deja coroana.
reason-own-character = E personajul cu care joci acum.
reason-first-rank = Nu poți alege personajul de rang 1.
reason-killed = Personajul acela a fost asasinat.
reason-bewitched = Personajul acela a fost vrăjit.
reason-called = Personajul acela a fost deja strigat.
reason-chosen = Personajul acela a fost deja ales.
reason-never-built = { FORM($card, "the") } aduce puncte cât e în mână.
reason-too-late-to-ring = Sunt deja { $count } de districte, iar clopotul se bate doar cât sunt mai puțin de { $limit }.
reason-bid-more = Licitează mai mult de { $limit }.

## How it is put before the rule

reason-why-not = „{ $line }” nu e permis acum. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text }
