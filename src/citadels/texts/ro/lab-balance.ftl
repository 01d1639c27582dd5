### The search for balance: its command, what it refuses and what it found.

cli-balance = caută selecțiile cele mai echilibrate sau cu cele mai multe răsturnări

## Arguments

balance-bots = cine joacă: { $names }, program:COMMAND sau python:MODULE.CLASS (implicit builder)
balance-goal = ce se caută: even, unde niciun personaj nu dă un avantaj (implicit), sau swingy, unde cine conduce pierde adesea
balance-games = câte partide se pot juca în total (implicit { $games })
balance-players = câți jucători (implicit { $players })
balance-vary = ce se poate schimba: characters, uniques (districtele unice) sau both (implicit)
balance-keep = cărți obligatorii, nume despărțite prin virgule
balance-without = cărți excluse, nume despărțite prin virgule
balance-out = dosarul care păstrează partidele și rezultatul; fără el nu se păstrează nimic
balance-help =
    Căutarea începe de la un set (primul sau --preset) și încearcă altele.
    Un al nouălea personaj rămâne pe dinafară dacă masa nu are nevoie de el:
    --rank9 pune unul, --rank9 queen îl pune pe acela, iar --rank9 free încearcă
    și cu, și fără.

    Exemple:
      citadels balance --players 6 --out my-search
      citadels balance --goal swingy --keep king,warlord --without witch
      citadels balance --edition classic --vary uniques --games 100000
      citadels balance --resume --out my-search

    docs/balance.md spune ce înseamnă cifrele și cât de sigure sunt.

## What cannot be searched

balance-fixed = În ediția { $edition } toate partidele au aceleași personaje și districte unice: nu e nimic de căutat.
balance-one-cast = O singură selecție se potrivește cu setările tale: nu e nimic de căutat.
balance-random-start = O căutare nu poate începe de la o selecție la întâmplare; alege alt set.
balance-no-card = { $card } nu e personaj și nici district unic în ediția { $edition }.
balance-kept-and-left-out = { $card } nu poate fi și în joc, și pe dinafară.
balance-kept-rank = { $one } și { $other } au amândouă rangul { $rank }: numai una dintre cărți poate fi păstrată.
balance-kept-unfit = { $card } nu poate rămâne: nu are loc aici la o masă de { $players }.
balance-empty-rank = Nu mai rămâne niciun personaj de rang { $rank } pentru { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}.
balance-kept-not-there = { $card }: cartea e obligatorie, dar lipsește din selecția de la care începe căutarea și nu poate intra.
balance-left-out-but-there = { $card }: cartea e exclusă, dar face parte din selecția de la care începe căutarea și nu poate ieși.
balance-kept-too-many = Districte unice de păstrat: { $kept }, dar e loc numai pentru { $needed }.
balance-too-few-left = Districte unice necesare: { $needed }, dar au rămas numai { $left }.
balance-budget = O căutare are nevoie de cel puțin { $least ->
    [one] { $least } partidă
    [few] { $least } partide
   *[other] { $least } de partide
}, nu { $games }.
balance-resume-where = --resume are nevoie de --out și de dosarul care se continuă.
balance-timed = { $bot } gândește după ceas sau într-un program propriu: partidele lui nu se pot repeta întocmai.
balance-stopped = Oprit după { $done } din { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}; fără --out nu se păstrează nimic.

## What was found

balance-title = { $goal ->
    [even] Cele mai echilibrate selecții găsite
   *[swingy] Selecțiile găsite cu cele mai multe răsturnări
}: { $edition }, { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, { $bots }
balance-scope = { $played ->
    [one] { $played } partidă
    [few] { $played } partide
   *[other] { $played } de partide
}, seed { $seed }; selecții încercate: { $tried } din { $possible } posibile.
balance-figure = { $goal ->
    [even] Avantaj: cu câte puncte dintr-o sută schimbă de obicei șansa de victorie faptul că ai un personaj și nu altul, după ce se scot norocul și situația celui care îl are. 0 înseamnă echilibru perfect.
   *[swingy] Răsturnări: oprește o partidă între oricare două runde; în atâtea cazuri dintr-o sută, cine conduce atunci nu câștigă. Ar fi { $open } dacă n-ar conta cine conduce.
}
balance-column-edge = Avantaj
balance-column-upsets = Răsturnări
balance-column-certain = 95%
balance-column-seats = Locuri
balance-column-changes = Schimbări
balance-column-rounds = Runde
balance-column-margin = Diferență
balance-legend = Locuri: avantajul de a sta mai aproape de prima coroană. Schimbări: de câte ori trece conducerea la altul. Diferență: punctele învingătorului peste ale celui de-al doilea.
balance-start = Start
balance-preset = acesta e setul { $preset }
balance-lead = { $card } { $lead }
balance-leads = Cel mai tare: { $strongest }; cel mai slab: { $weakest }
balance-more = +{ $number }
balance-less = −{ $number }

balance-sure = Selecția 1 e mai { $goal ->
    [even] echilibrată
   *[swingy] plină de răsturnări
} decât { $other }: { $sure } sigur.
balance-likely = Selecția 1 pare mai { $goal ->
    [even] echilibrată
   *[swingy] plină de răsturnări
} decât { $other }, dar numai { $sure } sigur.
balance-close = Selecția 1 și { $other } sunt prea apropiate ca să poată fi deosebite prin aceste partide.
balance-other-cast = selecția { $place }
balance-other-start = selecția de la care a început
balance-sure-most = peste { $sure }
balance-itself = Selecția { $place } e cea de la care a început căutarea.
balance-fresh = Pentru aceste cifre, fiecare selecție a jucat { $games ->
    [one] { $games } împărțire nouă
    [few] { $games } împărțiri noi
   *[other] { $games } de împărțiri noi
}, nemaivăzute în căutare, ca o selecție norocoasă să nu pară bună. Cei 95% sunt valabili pentru toate intervalele împreună. O selecție mai bună poate fi printre cele neîncercate, iar pentru alți jucători decât acești boți poate fi alta.
balance-cards = { $goal ->
    [even] Cine câștigă mai des decât alții, în puncte, în toate selecțiile încercate
   *[swingy] Cărți care aduc mai multe răsturnări decât altele în locul lor, în puncte, în toate selecțiile încercate
}: { $more }.
balance-cards-less = { $goal ->
    [even] Cine câștigă mai rar
   *[swingy] Cărți care aduc mai puține
}: { $less }.
balance-faults = Boții n-au dat un răspuns valabil { $count ->
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}; s-a jucat în schimb o mutare la întâmplare.
balance-command = Selecția 1, de jucat și de studiat:
balance-kept = Toate acestea sunt și în { $file }.

balance-so-far = Cele mai bune selecții de până acum, fără cifre: cifrele unei căutări neterminate arată prea bine.
balance-nothing-yet = S-a jucat prea puțin ca să se poată spune ceva.
