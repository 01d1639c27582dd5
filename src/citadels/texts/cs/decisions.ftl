### What is asked, and what may be answered.
###
### $role is the id of the character whose turn it is, to choose words by. $target is "me" for the reader's own.

## Questions

ask-pick = { $held ->
    [0] Vyber si postavu pro toto kolo.
   *[other] Vyber si druhou postavu pro toto kolo.
}
ask-discard = Odlož lícem dolů ještě jednu postavu: v tomto kole za ni nikdo nebude hrát.
ask-stage = Tvoje Divadlo: vyměň si s jiným hráčem naslepo postavu, nebo pasuj.
ask-cast = Kterou ze svých postav dáš?
ask-gather = Hraješ za { FORM($character, "acc") }. Vezmi si mince, nebo si dober karty.
ask-gather-first = Hraješ za { FORM($character, "acc") }. Vezmi si mince, nebo si dober karty; ostatní možnosti můžeš využít i předtím.
ask-gather-witch = Hraješ za Čarodějnici. Nejdřív si vezmi příjem; pak očaruješ postavu a dohraješ tah za ni.
ask-gather-bewitched = { $character }: tvou postavu očarovala Čarodějnice. Vezmeš si jen příjem a tvůj tah končí.
ask-gather-threatened = Hraješ za { FORM($character, "acc") } a leží na tobě výhrůžka. Vezmi si příjem a pak na ni odpověz.
ask-act = Hraješ za { FORM($character, "acc") } a máš { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}. Co uděláš?
ask-act-must = Hraješ za { FORM($character, "acc") } a máš { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}. Než tah skončí, musíš { $role ->
    [emperor] předat korunu.
   *[other] použít svou schopnost.
}
ask-bewitch = Kterou postavu očaruješ? Její hráč si vezme jen příjem a tah za ni dohraješ ty.
ask-keep = { $count ->
    [one] Kterou kartu si necháš?
    [few] Kterou ze { $count } karet si necháš?
    [7] Kterou ze { $count } karet si necháš?
   *[other] Kterou z { $count } karet si necháš?
} Zbytek půjde { $pile ->
    [open] na odhazovací balíček.
   *[deck] dospod balíčku.
}
ask-warrant = { $count ->
    [1] Polož druhý příkaz, nepodepsaný. Podepsaný má
   *[other] Polož třetí příkaz, nepodepsaný. Předchozí mají
} { $characters }.
ask-threaten = Polož druhou výhrůžku, tu prázdnou. Květinu má { $characters }.
ask-answer = Leží na tobě výhrůžka: zaplať výpalné ({ $bribe ->
    [one] { $bribe } mince
    [few] { $bribe } mince
   *[other] { $bribe } mincí
}), nebo odmítni a riskuj všechno, co máš ({ $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}).
ask-turn-over = { $player } odmítá platit. Tvoje výhrůžka na { FORM($character, "acc") } { $flower ->
    [yes] má květinu: když ji otočíš, získáš { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    }.
   *[no] je prázdná.
}
ask-confiscate = { $player } ({ $character }) platí za { FORM($card, "acc") } { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}. { $signed ->
    [yes] Tvůj příkaz je tu podepsaný: budovu si můžeš vzít.
   *[no] Tvůj příkaz tu podepsaný není.
}
ask-redraw = Vyber karty, které { $pile ->
    [open] odhodíš
   *[deck] dáš dospod balíčku
}, a zvol Hotovo: dobereš si stejný počet. Vybráno: { $count }.
ask-take = Kterou soupeřovu kartu si vezmeš?
ask-use = Karta { $card }: postavit hned, nebo nechat v ruce?
ask-give = Kterou kartu dáš hráči { $player }?{ $count ->
    [1] { "" }
    [few] { " " }Zbývá dát ještě { $count } karty.
   *[other] { " " }Zbývá dát ještě { $count } karet.
}
ask-toll = Co si za korunu vezmeš od hráče { $player }?
ask-crown = Tvůj zavražděný Císař předává korunu. Kdo ji dostane?
ask-pay = Jak zaplatíš za { FORM($card, "acc") }?
ask-spend = Jak zaplatíš za { FORM($card, "acc") }? Zatím zaplaceno kartami: { $count }.
ask-for = Kterou svou budovu za ni dáš?
ask-gather-murdered = { $character }: tvoje postava je zavražděná. Díky Špitálu si smíš vzít příjem, nic víc.
ask-thank = { $player } má Taneční sál a korunu: poděkuj za ples, nebo přijdeš o tah.
ask-graveyard = Tvůj Hřbitov: vzít si za 1 minci do ruky { FORM($card, "acc") }?
ask-search = Díky Majáku prohlížíš balíček: vezmi si jednu kartu, nebo žádnou.
ask-ring = Zazvonit na Zvonici? Dokud stojí, bude k dokončení města stačit { $goal ->
    [one] { $goal } budova
    [few] { $goal } budovy
   *[other] { $goal } budov
}.
ask-grant = { $player } ({ $character }) ti dává korunu. Co za ni dáš?
ask-launch = Živá střela: co postavíš na uvolněném místě?
ask-cash = Zavřít Pokladní věž a vzít si z ní { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}, nebo ještě počkat?
ask-strongman = Mordýř chce zavraždit { FORM($character, "acc") }, a to jsi ty. Zahrát Frištenského?
ask-acrobat = Na vyvolání Krále se nikdo nehlásí. Zahrát Akrobatku a { $crown ->
    [mine] ponechat si korunu?
   *[other] vzít si korunu?
}
ask-bid = { $player } prodává v dražbě { FORM($card, "acc") }. { $bid ->
    [0] Zatím nikdo nic nenabízí.
    [one] { $bidder } nabízí { $bid } minci.
    [few] { $bidder } nabízí { $bid } mince.
   *[other] { $bidder } nabízí { $bid } mincí.
} Máš { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.

## Effects of an option, shown in brackets

effect-cost = { $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}
effect-gain = { $gold ->
    [one] +{ $gold } mince
    [few] +{ $gold } mince
   *[other] +{ $gold } mincí
}
effect-cards = { $cards ->
    [one] +{ $cards } karta
    [few] +{ $cards } karty
   *[other] +{ $cards } karet
}
effect-fewer = { $cards ->
    [one] o { $cards } kartu méně
    [few] o { $cards } karty méně
   *[other] o { $cards } karet méně
}
effect-tax = daň { $gold }
effect-face-up = leží lícem nahoru
effect-face-down = leží lícem dolů
effect-ways = vyber, jak zaplatíš

## Options: a turn

option-gold = Vzít si { $gold ->
    [0] mince
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}
option-cards = Dobrat si { $kept ->
    [0] { $cards ->
        [0] karty
        [one] { $cards } kartu
        [few] { $cards } karty a nechat si je
       *[other] { $cards } karet a nechat si je
    }
   *[other] { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }, nechat si { $kept }
}
option-end = Ukončit tah
option-done = Hotovo
option-pass = Pasovat
option-income = Vybrat výnos za { FORM($type, "pl") } budovy
option-income-n = Vybrat { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}{ $cards ->
    [0] { "" }
    [one] { " " }a { $cards } kartu
    [few] { " " }a { $cards } karty
   *[other] { " " }a { $cards } karet
}
option-bonus = { $role ->
    [architect] Dobrat si karty Stavitele
    [queen] Vzít si mince Královny
    [tax-collector] Vzít si mince z daňového žetonu
    [merchant] Vzít si minci Kupce
   *[other] Vzít si, co máš navíc
}
option-bonus-gold = Vzít si mince Navigátora
option-bonus-cards = Dobrat si karty Navigátora
option-build = Postavit { FORM($card, "acc") }
option-pay = Zaplatit mincemi
option-framework = Zbourat místo toho Lešení
option-spend = Zaplatit kartou { $card } místo 1 mince
option-sacrifice = Zbourat místo toho vlastní { FORM($card, "acc") }
option-keep = Nechat si { FORM($card, "acc") }

## Options: characters

option-pick = { $character }
option-discard = Odložit { FORM($character, "acc") }
option-theater = Vyměnit si postavu s hráčem { $player }
option-give-character = Dát { FORM($character, "acc") }
option-name = { $role ->
    [assassin] Zavraždit { FORM($character, "acc") }
    [witch] Očarovat { FORM($character, "acc") }
    [thief] Okrást { FORM($character, "acc") }
   *[other] Určit { FORM($character, "acc") }
}
option-sign = Podepsaný příkaz na { FORM($character, "acc") }
option-warrant = Nepodepsaný příkaz na { FORM($character, "acc") }
option-confiscate = Zabavit ji
option-flower = Výhrůžka s květinou na { FORM($character, "acc") }
option-threaten = Výhrůžka na { FORM($character, "acc") }
option-bribe = Zaplatit výpalné
option-refuse = Odmítnout
option-reveal = Otočit výhrůžku
option-spy = Špehovat u hráče { $player } { FORM($type, "pl") } budovy
option-swap = Vyměnit si karty s hráčem { $player }
option-redraw = { $pile ->
    [open] Odhodit karty
   *[deck] Dát karty dospod balíčku
} a dobrat si stejný počet
option-put = Dát stranou { FORM($card, "acc") }
option-look = Podívat se do ruky hráče { $player } a vzít si kartu
option-take = Vzít si { FORM($card, "acc") }
option-now = Postavit hned
option-hold = Nechat si v ruce
option-foresee = Vzít si od každého náhodnou kartu a pak každému jednu dát
option-give = Dát { FORM($card, "acc") }
option-crown = Dát korunu hráči { $player }
option-take-gold = Vzít si 1 minci
option-take-card = Vzít si náhodnou kartu
option-alms = Vzít si 1 minci od nejbohatšího hráče: { $player }
option-borrow = Postavit { FORM($card, "acc") } za mince hráče { $player }
option-study = Dobrat si 7 karet, nechat si 1
option-destroy = { $target ->
    [me] Zbourat vlastní { FORM($card, "acc") }
   *[other] Zbourat { FORM($card, "acc") } hráče { $player }
}
option-exchange = Vyměnit budovu za { FORM($card, "acc") } hráče { $player }
option-for = Dát výměnou { FORM($card, "acc") }
option-seize = Zabrat { FORM($card, "acc") } hráče { $player }
option-beautify = Zkrášlit { FORM($card, "acc") }

## Options: districts

option-armory = { $target ->
    [me] Zbrojnicí zbourat vlastní { FORM($card, "acc") }
   *[other] Zbrojnicí zbourat { FORM($card, "acc") } hráče { $player }
}
option-laboratory = Laboratoř: { $pile ->
    [open] odhodit { FORM($card, "acc") }
   *[deck] dát { FORM($card, "acc") } dospod balíčku
}
option-smithy = Kovárna: koupit karty
option-museum = Muzeum: vložit pod ně { FORM($card, "acc") }
option-graveyard = Vzít si kartu za 1 minci
option-lighthouse = Maják: vzít si z balíčku { FORM($card, "acc") }
option-bell-tower = Zazvonit na Zvonici: { $rung ->
    [laps] hra skončí, až bude stát 30 budov
   *[rounds] k dokončení města stačí o budovu méně
}
option-thanks = Poděkovat za ples
option-silence = Mlčet a přijít o tah

## Options: action cards and auctions

option-give-gold = Dát 1 minci
option-tent = Postavit si ve městě Šapitó
option-booth = Vyložit Pokladní věž
option-cash = Zavřít ji a vzít si mince
option-ticket = Pokladní věž hráče { $player }: za 1 minci 2 karty, nechat si 1
option-ticket-n = Pokladní věž { $number } hráče { $player }: za 1 minci 2 karty, nechat si 1
option-fortune = Vědma: vzít si kartu z ruky hráče { $player }
option-ringmaster = Ředitel: postavit až o 2 budovy víc
option-cannonball = Živá střela: nahradit { FORM($card, "acc") }
option-strongman = Zahrát Frištenského: vražda se ruší
option-acrobat = Zahrát Akrobatku: { $crown ->
    [mine] ponechat si
   *[other] vzít si
} korunu
option-sell = Prodat do banku { FORM($card, "acc") }
option-auction = Dát { FORM($card, "acc") } do dražby
option-bid = Nabídnout { $number ->
    [one] { $number } minci
    [few] { $number } mince
   *[other] { $number } mincí
}

## Headings of groups of options

group-income-n = Vybrat výnos za { FORM($type, "pl") } budovy
group-build = Postavit, cena v mincích je v závorce
group-keep = Nechat si
group-name = { $role ->
    [assassin] Zavraždit: přijde o tah
    [witch] Očarovat: dohraješ tah za ni
    [thief] Okrást: při vyvolání přijde o všechny mince
   *[other] Určit
}
group-sign = Podepsaný příkaz na
group-warrant = Nepodepsaný příkaz na
group-flower = Výhrůžka s květinou na
group-threaten = Výhrůžka na
group-spy = Špehovat v ruce hráče jeden druh budov
group-swap = Vyměnit si karty s hráčem
group-look = Podívat se do ruky a vzít si kartu
group-alms = Vzít si 1 minci od hráče
group-crown = Dát korunu hráči
group-theater = Vyměnit si postavu s hráčem
group-put = Dát stranou
group-take = Vzít si
group-give = Dát
group-spend = Zaplatit kartou místo 1 mince
group-sacrifice = Místo toho zbourat
group-borrow = Postavit za cizí mince (počet v závorce) výměnou za stejný počet karet
group-destroy = Zbourat budovu, cena v mincích je v závorce
group-exchange = Vyměnit vlastní budovu za
group-for = Dát výměnou
group-seize = Zabrat budovu a zaplatit majiteli mince v závorce
group-beautify = Zkrášlit
group-armory = Zbrojnicí zbourat budovu
group-laboratory = Laboratoř: { $pile ->
    [open] odhodit
   *[deck] dát dospod balíčku
}
group-museum = Muzeum: vložit pod ně
group-lighthouse = Maják: vzít si z balíčku
group-cannonball = Živá střela: nahradit
group-fortune = Vědma: podívat se do ruky hráče
group-ticket = Zaplatit 1 minci za kartu v Pokladní věži hráče
group-ticket-n = Zaplatit 1 minci za kartu v jedné z Pokladních věží hráče
group-sell = Prodat do banku za mince v závorce
group-auction = Dát do dražby
group-bid = Nabídnout
