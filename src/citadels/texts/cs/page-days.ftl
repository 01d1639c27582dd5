### Hry na několik dní: časové limity, kdo je na tahu, rozhodnutí předem, dovolená.

## Nový stůl

days-kind = Jak se hraje
days-kind-live = Naživo
days-kind-live-hint = Všichni jsou tu ve stejnou dobu.
days-kind-days-hint = Každý rozhoduje, až má čas, a nikdo nemusí být online. Rozhodnout se dá i předem.
page-clock-days-hint = Když čas vyprší, dohraje tah bot.
page-clock-days-is = Na několik dní: { $time } na rozhodnutí
page-clock-bank-hint = Každý má zásobu času a s každým tahem přibude. Když dojde, rozhoduje bot. Dovolená se nepočítá.
page-clock-bank-is = Na několik dní: { $time } na hru a { $more } navíc za tah

## Kdo je na tahu

days-turns = { $n ->
    [one] Jsi na tahu
    [few] Jsi na tahu u { $n } stolů
    [many] Jsi na tahu u { $n } stolu
   *[other] Jsi na tahu u { $n } stolů
}
days-turns-go = Rozhodnout
days-next = Další stůl: jsi na tahu
days-until = do { $when }, { $in }
days-until-when = do { $when }

## Rozhodnutí předem

prepared-lead = Tohle vidíš jen ty. Co nepůjde, až na to přijde, rozhodneš jako jindy na místě.
prepared-picks = Příští výběr
prepared-picks-hint = Zvol postavy v pořadí, v jakém je chceš.
prepared-picks-clear = Znovu
prepared-picks-none = V příštím výběru rozhodneš na místě.
prepared-picks-is = V příštím výběru si vezmeš první nabídnutou z těchto postav: { $characters }. Když nebude žádná, rozhodneš na místě.
prepared-gather = Získání surovin
prepared-gather-gold = Zlato
prepared-gather-cards = Karty
prepared-gather-gold-is = V každém tahu si bez ptaní vezmeš zlato.
prepared-gather-cards-is = V každém tahu si bez ptaní lízneš karty.
prepared-end = Ukončit můj tah, když nic jiného nejde
prepared-end-is = Tvůj tah skončí sám, když nic jiného nejde.
prepared-ask = Zeptat se
prepared-answers = Stálé odpovědi
prepared-answer-is = { $card }: { $answer }.
prepared-secret = Na tohle se ve hrách na několik dní nikoho neptáme, aby čekání nic neprozradilo. Bez tvé odpovědi platí pas.
prepared-about-strongman = Když je jmenována tvá postava a máš tuto kartu v ruce
prepared-about-acrobat = Když se za Krále nikdo neohlásí a máš tuto kartu v ruce
prepared-about-cash = Když si u tebe někdo koupil lístek
prepared-about-graveyard = Když je zničena čtvrť a toto stojí v tvém městě
prepared-about-stage = Po každém výběru, dokud to stojí v tvém městě
prepared-about-thank = Když má majitel této čtvrti i korunu
prepared-about-answer = Když ti někdo vyhrožuje
prepared-about-turn-over = Když ti někdo odmítne zaplatit
prepared-about-confiscate = Když někdo zaplatí čtvrť pod tvým zatykačem
prepared-about-bid = Když jde karta do dražby
prepared-auction = Dražba
prepared-will = Co se stane
prepared-nothing = Pokaždé rozhodneš na místě.
prepared-save = Uložit
prepared-saved = Uloženo

## Dovolená

holiday-title = Dovolená
holiday-lead = Tvůj čas stojí ve všech hrách na několik dní. Ostatní vidí, kdy se vrátíš.
holiday-left = { $n ->
    [one] Letos ti zbývá { $n } den.
    [few] Letos ti zbývají { $n } dny.
    [many] Letos ti zbývá { $n } dne.
   *[other] Letos ti zbývá { $n } dní.
}
holiday-first = První den
holiday-days = Dní
holiday-take = Vzít si volno
holiday-span = { $first } až { $until }
holiday-end = Ukončit teď
holiday-cancel = Zrušit

## Odmítnuto

refused-no-plans = Předem se dá rozhodnout jen v běžící hře na několik dní.
refused-holiday-taken = V té době už dovolenou máš.
refused-holiday-spent = Tolik dní ti letos nezbývá.
refused-no-holiday = Tato dovolená už skončila.
