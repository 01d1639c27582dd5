### The simulation: its command, its tables on the screen, and the page that `report` makes of it.

cli-simulate = joacă multe partide între boți și păstrează ce s-a întâmplat în fiecare
cli-report = face o pagină cu grafice din partidele simulate

## Arguments

simulate-bots = boții: { $names }, program:COMMAND sau python:MODULE.CLASS; dacă sunt mai puțini decât locurile, stau pe rând la ele, 4xrandom înseamnă patru din același fel (implicit { $bot })
simulate-games = câte partide (implicit { $games })
simulate-players = câte locuri are o masă (implicit { $players })
simulate-out = dosarul care păstrează partidele; fără el se arată numai rezumatul
simulate-help =
    Boții diferiți joacă fiecare împărțire de mai multe ori, mutându-se toți cu un
    loc între partide. Setul „random” trage altă selecție la fiecare împărțire.

    Exemple:
      citadels simulate builder --games 10000 --out my-games
      citadels simulate --resume --out my-games --games 20000
      citadels simulate builder 4xrandom --edition classic --players 5
      citadels simulate builder --preset random --players 6 --out casts

    Dosarul conține apoi games.parquet, cu un rând pentru fiecare partidă, și
    seats.parquet, cu un rând pentru fiecare loc; „citadels report my-games”
    face din ele o pagină cu grafice.
report-folder = dosarul unei simulări
report-out = pagina (implicit: report.html în acel dosar)

## What goes wrong

simulate-resume-where = --resume are nevoie de --out și de dosarul care se continuă.
simulate-empty = În { $folder } nu e încă nicio partidă.
simulate-stopped = Oprit după { $done } din { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}; fără --out nu se păstrează nimic.
simulate-timed = { $bot } gândește după ceas sau într-un program propriu: partidele lui nu se pot repeta întocmai.
report-unwritten = { $file } nu poate fi scris: { $why }.
report-written = Pagina e în { $file }.

## Summary

simulate-title = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}, ediția { $edition }, în { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
simulate-cast-own = selecție proprie
simulate-seed = seed { $seed }
simulate-facts = { $cast }; { $bots }; { $seed }.
simulate-repeat = { $count } × { $name }
simulate-partial = Studiul nu e terminat: s-au jucat { $games } din { $planned ->
    [one] { $planned } partidă
    [few] { $planned } partide
   *[other] { $planned } de partide
}.
simulate-faults = { $count ->
    [one] O dată un bot
    [few] De { $count } ori un bot
   *[other] De { $count } de ori un bot
} n-a dat un răspuns valabil și a hotărât întâmplarea în locul lui.
simulate-shared = { $count ->
    [one] { $count } partidă a avut victorie împărțită; aceasta
    [few] { $count } partide au avut victorie împărțită; aceasta
   *[other] { $count } de partide au avut victorie împărțită; aceasta
} se împarte în părți egale.
simulate-intervals = După fiecare cifră urmează intervalul ei de 95%. Locurile unei partide nu sunt independente, așa că o împărțire cu toate locurile ei e o singură observație (robust la clustere; Wilson pentru proporții, Student pentru medii). { $above } și { $below } sunt peste și sub întâmplare, { $chance }, cu o certitudine de 95% pentru tot tabelul (Bonferroni).
simulate-mixed = Boții aceștia nu sunt la fel de tari și aleg cărți diferite: cifrele spun la fel de mult despre boți ca despre cărți.
simulate-one-deal = Dintr-o singură împărțire nu se poate afla niciun interval.

simulate-title-length = Durată și rezultat
simulate-column-what = La o partidă
simulate-column-mean = Medie
simulate-column-interval = 95%
simulate-column-median = Mediană
simulate-column-tenths = 10–90%
simulate-column-range = Toate
simulate-length-rounds = Runde
simulate-length-laps = Cicluri
simulate-length-moves = Mutări
simulate-length-scores = Scor, toate locurile
simulate-length-best = Scorul învingătorului
simulate-length-margin = Avans față de al doilea
simulate-length-changes = Schimbări la conducere
simulate-ended = S-au încheiat prin: { $endings }
simulate-ended-part = { $what } { $share }
simulate-ended-complete = un oraș complet
simulate-ended-all-built = toate districtele construite
simulate-ended-bell = clopot
simulate-ended-deadlock = două cicluri fără construcții
simulate-ended-limit = limita de runde

simulate-title-positions = Victorii după loc, de la prima coroană în sensul acelor de ceasornic
simulate-title-positions-laps = Victorii după ordinea la joc
simulate-title-bots = Victorii după bot
simulate-title-seats = Victorii după numărul locului
simulate-title-characters = Victoriile celor care au avut un personaj, pe runde
simulate-title-characters-laps = Victoriile celor care au avut tura unui personaj, pe ture
simulate-title-uniques = Victoriile celor care au construit un district unic
simulate-note-uniques = Cine poate plăti un district scump e adesea deja în frunte: asta nu dovedește că districtul câștigă partide.
simulate-column-seat = Loc
simulate-column-bot = Bot
simulate-column-character = Personaj
simulate-column-unique = District
simulate-column-games = Partide
simulate-column-seats = Locuri
simulate-column-rounds-held = Runde
simulate-column-turns = Ture
simulate-column-built = Construit
simulate-column-wins = Victorii
simulate-position-first = Prima coroană
simulate-position-next = { $number } la stânga
simulate-position-laps = Numărul { $number }
simulate-position-crown = Coroana, pe runde
simulate-seat-number = Locul { $number }

simulate-title-points = Puncte pe categorii
simulate-column-line = Puncte pentru
simulate-column-all = Toate locurile
simulate-column-winners = Învingători
simulate-column-others = Ceilalți
simulate-points-districts = Districte
simulate-points-five-types = Toate cele cinci tipuri
simulate-points-first-complete = Primul oraș complet
simulate-points-complete = Alt oraș complet
simulate-points-passes = Cicluri câștigate
simulate-points-actions = Cărți de acțiune în mână
simulate-points-total = Total

simulate-title-uses = Abilități folosite
simulate-column-ability = Abilitate
simulate-column-times = Folosiri
simulate-column-per = La
simulate-column-rate = Rată
simulate-per-held = rundă cu personajul
simulate-per-turn = tură
simulate-per-built = loc care îl are
simulate-per-seat = loc

simulate-use = { $card }: { $what }
simulate-use-income = venit
simulate-use-name-assassin = asasinat
simulate-use-name-witch = vrajă
simulate-use-name-thief = jaf
simulate-use-sign = mandate
simulate-use-confiscate = confiscare
simulate-use-spy = spionaj
simulate-use-flower = amenințări
simulate-use-reveal = amenințare întoarsă
simulate-use-swap = schimbul mâinii
simulate-use-redraw = cărți noi
simulate-use-look = o privire într-o mână
simulate-use-foresee = câte o carte de la fiecare
simulate-use-crown = predarea coroanei
simulate-use-alms = pomană
simulate-use-borrow = aur cumpărat cu cărți
simulate-use-bonus = resurse în plus
simulate-use-bonus-gold = patru monede
simulate-use-bonus-cards = patru cărți
simulate-use-study = studiu
simulate-use-destroy = distrugere
simulate-use-exchange = schimb de districte
simulate-use-seize = rechiziție
simulate-use-beautify = înfrumusețare
simulate-use-sacrifice = sacrificiu
simulate-use-spend = cărți date ca plată
simulate-use-tent = ridicare
simulate-use-booth = deschidere
simulate-use-ticket = bilete cumpărate
simulate-use-cash = încasare
simulate-use-fortune = consultare
simulate-use-cannonball = înlocuire
simulate-use-sell = Vânzări la bancă
simulate-use-auction = Licitații
simulate-use-bid = Oferte

## Numbers

lab-number-small = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-count = { NUMBER($number, maximumFractionDigits: 0) }

## The page

report-title = { $edition }, în { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
report-lead = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
} între boți ({ $bots }), cu { $cast ->
    [random] altă selecție la fiecare împărțire
    [own] o selecție proprie
   *[other] setul { $preset }
}. La întâmplare, un loc câștigă { $chance } din partidele sale; tot ce urmează se măsoară față de asta.
report-partial = Până acum s-au jucat numai { $games } din { $planned ->
    [one] { $planned } partidă
    [few] { $planned } partide
   *[other] { $planned } de partide
}.

report-fact-games = partide
report-fact-games-deals = din { $deals ->
    [one] { $deals } împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
}
report-fact-rounds = runde
report-fact-laps = cicluri
report-fact-median = sau mai puține, în jumătate din partide
report-fact-best = puncte pentru învingător
report-fact-margin = puncte avans față de al doilea
report-fact-changes = schimbări la conducere
report-fact-mean = în medie

report-characters = { $signs ->
    [both] { $best } câștigă des, { $worst } rar
    [above] { $best } câștigă mai mult decât din întâmplare
    [below] { $worst } câștigă mai puțin decât din întâmplare
   *[none] Niciun personaj nu e sigur mai bun sau mai slab decât întâmplarea
}
report-characters-about = Cât de des au câștigat partida cei care au avut un personaj, pe runde în care l-au avut.
report-characters-about-laps = Cât de des au câștigat partida cei care au avut tura unui personaj, pe ture.
report-uniques = { $signs ->
    [both] Cine construiește { FORM($best, "the") } câștigă des; cine construiește { FORM($worst, "the") }, rar
    [above] Cine construiește { FORM($best, "the") } câștigă des
    [below] Cine construiește { FORM($worst, "the") } câștigă rar
   *[none] Niciun district unic nu e sigur legat de victorie
}
report-uniques-about = Cât de des au câștigat cei care au construit un district unic. { simulate-note-uniques }
report-positions = { $signs ->
    [none] Niciun loc nu e sigur mai bun sau mai slab decât altul
   *[other] Contează unde stai
}
report-positions-about = Victorii după locul la masă, de la cine are prima coroană în sensul acelor de ceasornic, adică spre stânga.
report-positions-about-laps = Victorii după ordinea la joc: numărul 1 are prima tură.
report-bots = { $signs ->
    [none] Niciun bot nu e sigur mai bun sau mai slab decât întâmplarea
   *[other] { $best } câștigă des, { $worst } rar
}
report-bots-about = Victorii după bot. Fiecare împărțire s-a jucat cu fiecare la fiecare loc.
report-rounds = Jumătate din partide se încheie în cel mult { $median ->
    [one] { $median } rundă
    [few] { $median } runde
   *[other] { $median } de runde
}, nouă din zece în cel mult { $ninth }
report-rounds-laps = Jumătate din partide se încheie în cel mult { $median ->
    [one] { $median } ciclu
    [few] { $median } cicluri
   *[other] { $median } de cicluri
}, nouă din zece în cel mult { $ninth }
report-rounds-about = Ponderea partidelor după numărul de runde; bara albastră e mediana.
report-rounds-about-laps = Ponderea partidelor după numărul de cicluri prin personaje; bara albastră e mediana.
report-scores = Învingătorii fac { $winners } puncte, ceilalți { $others }
report-scores-about = Ponderea locurilor după scorul final; învingătorii sunt partea albastră a fiecărei bare.
report-points = Învingătorii au { $gap } puncte avans, din care { $districts } în districte
report-points-about = Punctele pe categorii, ale învingătorilor și ale celorlalți, în medie.
report-points-large = Total și districte
report-points-small = Restul
report-course = { $round ->
    [0] Până la sfârșit, învingătorul e greu de ghicit
   *[other] Din runda { $round } învingătorul se poate ghici
}
report-course-laps = { $round ->
    [0] Până la sfârșit, învingătorul e greu de ghicit
   *[other] Din ciclul { $round } învingătorul se poate ghici
}
report-course-about = Ce scor ar avea fiecare dacă partida s-ar încheia după fiecare rundă: jumătate din toate locurile sunt în bandă, linia e mediana. Din acea rundă, mediana viitorilor învingători e deasupra benzii celorlalți. Rundele la care au ajuns mai puțin de o zecime din partide sunt lăsate deoparte.
report-course-about-laps = Ce scor ar avea fiecare dacă partida s-ar încheia după fiecare ciclu: jumătate din toate locurile sunt în bandă, linia e mediana. Din acel ciclu, mediana viitorilor învingători e deasupra benzii celorlalți. Ciclurile la care au ajuns mai puțin de o zecime din partide sunt lăsate deoparte.
report-uses = La ce se folosesc cărțile
report-uses-held = Personaje: folosiri în fiecare rundă cu ele
report-uses-turn = Personaje: folosiri în fiecare tură
report-uses-built = Districte: folosiri într-o partidă de un loc care le-a construit
report-uses-seat = La îndemâna tuturor: folosiri într-o partidă de fiecare loc
report-made = Cum s-a făcut
report-made-command = Aceleași partide din nou:
report-made-timed = Nu toți acești boți își repetă întocmai partidele: unii gândesc după ceas sau într-un program propriu.
report-made-same = Aceeași comandă dă aceleași partide până la ultima carte, oricâte procese ar fi.
report-made-seeds = Numărul și seed-ul fiecărei partide sunt în games.parquet, iar ce a făcut fiecare loc în seats.parquet.
report-made-intervals = Mustățile și cifrele de sub „{ simulate-column-interval }” sunt intervale de 95% ale unei singure cifre. Locurile unei partide nu sunt independente între ele și nici partidele unei împărțiri, așa că o împărțire cu tot ce s-a jucat din ea e o singură observație: varianța e robustă la clustere. Proporțiile au intervalul lui Wilson, cu numărul de observații independente care au această varianță, iar mediile pe al lui Student. Din douăzeci de cifre, una cade în afara intervalului ei; de aceea culorile și titlurile vorbesc numai despre ce e valabil cu o certitudine de 95% pentru toate cifrele unui grafic împreună (Bonferroni).
report-level = întâmplare { $chance }

report-bin = { $number }: { $share }, adică { $count }
report-bin-winners = { $number }: { $share }, adică { $count }, din care învingători { $winners }
report-step-rounds = Runda { $round }, { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}: învingători { $winners }, ceilalți { $others }
report-step-laps = Ciclul { $round }, { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}: învingători { $winners }, ceilalți { $others }
report-whisker = { $name }: { $value } ({ $interval })
report-dumbbell = { $name }: învingători { $winners }, ceilalți { $others }
report-winners = învingători
report-others = ceilalți
report-above = sigur peste întâmplare
report-below = sigur sub întâmplare
report-maybe = poate fi întâmplare
report-uses-about = Cât de des se folosește o abilitate acolo unde se putea, cu intervalul ei de 95%.
report-points-tick = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
