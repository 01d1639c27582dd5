### What is asked, and what may be answered.
###
### $role is the id of the character whose turn it is, to choose words by. $target is "me" for the reader's own.

## Questions

ask-pick = { $held ->
    [0] Alege-ți personajul pentru runda asta.
   *[other] Alege-ți al doilea personaj pentru runda asta.
}
ask-discard = Pune deoparte încă un personaj, cu fața în jos: nimeni nu-l va juca în runda asta.
ask-stage = Teatrul tău: schimbă personajul cu alt jucător, pe nevăzute, sau spune pas.
ask-cast = Pe care dintre personajele tale îl dai?
ask-gather = Ești { $character }. Ia aur sau trage cărți.
ask-gather-first = Ești { $character }. Ia aur sau trage cărți; poți face și altceva înainte.
ask-gather-witch = Ești Vrăjitoarea. Mai întâi strânge resurse; apoi vrăjești un personaj și joci mai departe în locul lui.
ask-gather-bewitched = Vrăjitoarea ți-a vrăjit personajul ({ $character }): în tura asta doar strângi resurse.
ask-gather-threatened = Ești { $character }, iar asupra ta planează o amenințare. Strânge resurse, apoi răspunde.
ask-act = Ești { $character } și { $gold ->
    [0] nu ai nicio monedă
    [one] ai { $gold } monedă
    [few] ai { $gold } monede
   *[other] ai { $gold } de monede
}. Ce faci?
ask-act-must = Ești { $character } și { $gold ->
    [0] nu ai nicio monedă
    [one] ai { $gold } monedă
    [few] ai { $gold } monede
   *[other] ai { $gold } de monede
}. Înainte de a-ți încheia tura trebuie { $role ->
    [emperor] să dai coroana altcuiva.
   *[other] să-ți folosești abilitatea.
}
ask-bewitch = Pe cine vrăjești? Jucătorul lui doar strânge resurse, iar tu joci mai departe ca acel personaj.
ask-keep = { $count ->
    [one] Păstrezi cartea?
    [few] Ce păstrezi din cele { $count } cărți?
   *[other] Ce păstrezi din cele { $count } de cărți?
} Restul merge { $pile ->
    [open] în teancul de decartate.
   *[deck] sub pachet.
}
ask-warrant = { $count ->
    [1] Pune al doilea mandat, unul nesemnat. Cel semnat e pe
   *[other] Pune al treilea mandat, unul nesemnat. Celelalte sunt pe
} { FORM($characters, "bare") }.
ask-threaten = Pune cealaltă amenințare, cea goală. Floarea e pe { FORM($characters, "bare") }.
ask-answer = Asupra ta planează o amenințare: plătești { $bribe ->
    [one] { $bribe } monedă
    [few] { $bribe } monede
   *[other] { $bribe } de monede
} sau refuzi și îți riști tot aurul ({ $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}).
ask-turn-over = { $player } nu vrea să-ți dea mită. Amenințarea ta de pe { FORM($character, "bare") } { $flower ->
    [yes] are floarea: întoarsă, îți aduce { $gold ->
        [one] { $gold } monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    }.
   *[no] e cea goală.
}
ask-confiscate = { $player } ({ $character }) a plătit { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} ca să construiască { FORM($card, "the") }. { $signed ->
    [yes] Mandatul tău de acolo e semnat: poți lua districtul.
   *[no] Mandatul tău de acolo nu e semnat.
}
ask-redraw = Alege cărți de { $pile ->
    [open] decartat
   *[deck] pus sub pachet
}; cu „Gata” tragi tot atâtea. Alese: { $count }.
ask-take = Ce carte iei din mâna pe care o vezi?
ask-use = Construiești { FORM($card, "the") } pe loc sau păstrezi cartea în mână?
ask-give = Ce carte îi dai jucătorului { $player }?{ $count ->
    [1] { "" }
    [few] { " " }Mai ai de dat { $count } cărți.
   *[other] { " " }Mai ai de dat { $count } de cărți.
}
ask-toll = Ce iei de la { $player } pentru coroană?
ask-crown = Împăratul tău a fost asasinat, dar dă coroana mai departe. Cine o primește?
ask-pay = Cum plătești { FORM($card, "the") }?
ask-spend = Cum plătești { FORM($card, "the") }? Cărți date deja ca plată: { $count }.
ask-for = Pe care dintre districtele tale îl dai la schimb?
ask-gather-murdered = Personajul tău ({ $character }) a fost asasinat, dar Spitalul te lasă măcar să strângi resurse.
ask-thank = { $player } are Sala de bal și coroana: mulțumește pentru bal sau îți pierzi tura.
ask-graveyard = Cimitirul tău: plătești 1 monedă ca să iei { FORM($card, "the") } în mână?
ask-search = Te uiți prin pachet cu Farul tău: ia o carte sau niciuna.
ask-ring = Bați clopotul? Atunci un oraș e complet cu { $goal ->
    [one] { $goal } district
    [few] { $goal } districte
   *[other] { $goal } de districte
}, cât timp Clopotnița e în picioare.
ask-grant = { $player } ({ $character }) îți dă coroana. Ce dai în schimb?
ask-launch = Omul-ghiulea: ce construiești în loc?
ask-cash = Închizi Casa de bilete și iei aurul de pe ea ({ $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}) sau aștepți să se adune mai mult?
ask-strongman = Asasinul vrea { TRAIT($character, "gender") ->
    [f] s-o
   *[m] să-l
} asasineze pe { FORM($character, "bare") }, adică pe tine. Joci Voinicul?
ask-acrobat = Nimeni nu răspunde pentru Rege. Joci Acrobata ca să { $crown ->
    [mine] păstrezi coroana?
   *[other] iei coroana?
}
ask-bid = { $player } scoate la licitație { FORM($card, "the") }. { $bid ->
    [0] N-a licitat încă nimeni; tu ai
    [one] Oferta cea mai mare: { $bid } monedă ({ $bidder }); tu ai
    [few] Oferta cea mai mare: { $bid } monede ({ $bidder }); tu ai
   *[other] Oferta cea mai mare: { $bid } de monede ({ $bidder }); tu ai
} { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}.

## Effects of an option, shown in brackets

effect-cost = { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
effect-gain = { $gold ->
    [one] +{ $gold } monedă
    [few] +{ $gold } monede
   *[other] +{ $gold } de monede
}
effect-cards = { $cards ->
    [one] +{ $cards } carte
    [few] +{ $cards } cărți
   *[other] +{ $cards } de cărți
}
effect-fewer = { $cards ->
    [one] cu { $cards } carte mai puțin
    [few] cu { $cards } cărți mai puțin
   *[other] cu { $cards } de cărți mai puțin
}
effect-tax = taxă { $gold }
effect-face-up = cu fața în sus, scos din rundă
effect-face-down = cu fața în jos, scos din rundă
effect-ways = alegi cum plătești

## Options: a turn

option-gold = Ia { $gold ->
    [0] monede
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
option-cards = Trage { $kept ->
    [0] { $cards ->
        [0] cărți
        [one] { $cards } carte
        [few] { $cards } cărți și păstrează-le pe toate
       *[other] { $cards } de cărți și păstrează-le pe toate
    }
   *[other] { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }, păstrează { $kept }
}
option-end = Încheie tura
option-done = Gata
option-pass = Pas
option-income = Încasează pentru districtele { FORM($type, "pl") }
option-income-n = Încasează { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}{ $cards ->
    [0] { "" }
    [one] { " " }și { $cards } carte
    [few] { " " }și { $cards } cărți
   *[other] { " " }și { $cards } de cărți
}
option-bonus = { $role ->
    [architect] Trage cărțile în plus ale Arhitectului
    [queen] Ia aurul Reginei
    [tax-collector] Ia aurul de pe jetonul de taxe
    [merchant] Ia moneda în plus a Comerciantului
   *[other] Ia bonusul
}
option-bonus-gold = Ia aurul Navigatorului
option-bonus-cards = Trage cărțile Navigatorului
option-build = Construiește { FORM($card, "the") }
option-pay = Plătește cu aur
option-framework = Distruge Schela în loc să plătești
option-spend = Dă { FORM($card, "the") } drept 1 monedă
option-sacrifice = Distruge { FORM($card, "the") } în loc să plătești
option-keep = Păstrează { FORM($card, "the") }

## Options: characters

option-pick = { $character }
option-discard = Pune deoparte: { $character }
option-theater = Schimbă personajul cu { $player }
option-give-character = Dă: { $character }
option-name = { $role ->
    [assassin] { TRAIT($character, "gender") ->
        [f] Asasineaz-o
       *[m] Asasinează-l
    } pe { FORM($character, "bare") }
    [witch] { TRAIT($character, "gender") ->
        [f] Vrăjește-o
       *[m] Vrăjește-l
    } pe { FORM($character, "bare") }
    [thief] { TRAIT($character, "gender") ->
        [f] Jefuiește-o
       *[m] Jefuiește-l
    } pe { FORM($character, "bare") }
   *[other] Numește: { $character }
}
option-sign = Pune mandatul semnat pe { FORM($character, "bare") }
option-warrant = Pune un mandat nesemnat pe { FORM($character, "bare") }
option-confiscate = Confiscă districtul
option-flower = { TRAIT($character, "gender") ->
    [f] Amenință-o
   *[m] Amenință-l
} pe { FORM($character, "bare") }, cu floare
option-threaten = { TRAIT($character, "gender") ->
    [f] Amenință-o
   *[m] Amenință-l
} pe { FORM($character, "bare") }
option-bribe = Plătește mita
option-refuse = Refuză
option-reveal = Întoarce amenințarea
option-spy = Spionează mâna jucătorului { $player }: tipul { FORM($type, "one") }
option-swap = Schimbă mâna cu { $player }
option-redraw = { $pile ->
    [open] Decartează cărți
   *[deck] Pune cărți sub pachet
} și trage tot atâtea
option-put = Schimbă { FORM($card, "the") }
option-look = Uită-te în mâna jucătorului { $player } și ia o carte
option-take = Ia { FORM($card, "the") }
option-now = Construiește pe loc
option-hold = Păstrează cartea în mână
option-foresee = Ia la întâmplare câte o carte de la fiecare, apoi dă-i fiecăruia una
option-give = Dă { FORM($card, "the") }
option-crown = Dă coroana jucătorului { $player }
option-take-gold = Ia 1 monedă
option-take-card = Ia o carte la întâmplare
option-alms = Ia 1 monedă de la cel mai bogat: { $player }
option-borrow = Construiește { FORM($card, "the") } cu aur de la { $player }
option-study = Trage 7 cărți, păstrează 1
option-destroy = { $target ->
    [me] Distruge-ți { FORM($card, "the") }
   *[other] Distruge { FORM($card, "the") } de la { $player }
}
option-exchange = Schimbă un district cu { FORM($card, "the") } de la { $player }
option-for = Dă { FORM($card, "the") }
option-seize = Rechiziționează { FORM($card, "the") } de la { $player }
option-beautify = Înfrumusețează { FORM($card, "the") }

## Options: districts

option-armory = Armurărie: { $target ->
    [me] distruge-ți { FORM($card, "the") }
   *[other] distruge { FORM($card, "the") } de la { $player }
}
option-laboratory = Laborator: { $pile ->
    [open] decartează { FORM($card, "the") }
   *[deck] pune { FORM($card, "the") } sub pachet
}
option-smithy = Fierărie: cumpără cărți
option-museum = Muzeu: pune sub el { FORM($card, "the") }
option-graveyard = Plătește 1 monedă și ia districtul
option-lighthouse = Far: ia { FORM($card, "the") } din pachet
option-bell-tower = Bate clopotul: { $rung ->
    [laps] partida se încheie la 30 de districte
   *[rounds] un oraș e complet cu un district mai puțin
}
option-thanks = Mulțumește pentru bal
option-silence = Taci (îți pierzi tura)

## Options: action cards and auctions

option-give-gold = Dă 1 monedă
option-tent = Ridică în orașul tău Cortul de circ
option-booth = Deschide-ți Casa de bilete
option-cash = Închide-o și ia aurul
option-ticket = Plătește 1 monedă la Casa de bilete a jucătorului { $player }: trage 2 cărți, păstrează 1
option-ticket-n = Plătește 1 monedă la Casa de bilete { $number } a jucătorului { $player }: trage 2 cărți, păstrează 1
option-fortune = Ghicitoarea: uită-te în mâna jucătorului { $player }, ia o carte
option-ringmaster = Directorul: construiește până la 2 districte în plus
option-cannonball = Omul-ghiulea: înlocuiește { FORM($card, "the") }
option-strongman = Joacă Voinicul: asasinatul se anulează
option-acrobat = Joacă Acrobata: { $crown ->
    [mine] păstrează
   *[other] ia
} coroana
option-sell = Vinde băncii { FORM($card, "the") }
option-auction = Scoate la licitație { FORM($card, "the") }
option-bid = Oferă { $number ->
    [one] { $number } monedă
    [few] { $number } monede
   *[other] { $number } de monede
}

## Headings of groups of options

group-income-n = Încasează pentru districtele { FORM($type, "pl") }
group-build = Construiește (costul e în paranteză)
group-keep = Păstrează
group-name = { $role ->
    [assassin] Asasinează (rămâne fără tură)
    [witch] Vrăjește (joci mai departe în locul lui)
    [thief] Jefuiește (îi iei tot aurul când e strigat)
   *[other] Numește
}
group-sign = Pune mandatul semnat pe
group-warrant = Pune un mandat nesemnat pe
group-flower = Amenință (cu floare)
group-threaten = Amenință
group-spy = Spionează o mână (alege tipul)
group-swap = Schimbă mâna cu
group-look = Uită-te într-o mână și ia o carte
group-alms = Ia 1 monedă de la
group-crown = Dă coroana jucătorului
group-theater = Schimbă personajul cu
group-put = Schimbă
group-take = Ia
group-give = Dă
group-spend = Dă drept 1 monedă
group-sacrifice = Distruge în schimb
group-borrow = Construiește cu aurul altui jucător (o carte pentru fiecare monedă din paranteză)
group-destroy = Distruge un district (prețul e în paranteză)
group-exchange = Schimbă un district al tău cu
group-for = Dă la schimb
group-seize = Rechiziționează un district (proprietarul primește prețul din paranteză)
group-beautify = Înfrumusețează
group-armory = Armurărie: distruge un district
group-laboratory = Laborator: { $pile ->
    [open] decartează
   *[deck] pune sub pachet
}
group-museum = Muzeu: pune sub el
group-lighthouse = Far: ia din pachet
group-cannonball = Omul-ghiulea: înlocuiește
group-fortune = Ghicitoarea: uită-te în mâna jucătorului
group-ticket = Plătește 1 monedă pentru o carte la Casa de bilete a jucătorului
group-ticket-n = Plătește 1 monedă pentru o carte la una din Casele de bilete ale jucătorului
group-sell = Vinde băncii (prețul e în paranteză)
group-auction = Scoate la licitație
group-bid = Oferă
