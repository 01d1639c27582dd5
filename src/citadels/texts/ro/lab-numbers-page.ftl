### The page "Citadels in numbers" of the documentation, made from the results of the studies.

## The top of the page

numbers-page-title = Citadels în cifre
numbers-page-lead = Răspunsuri din partide între boți: partide { $games }, studii { $studies }, ore ale unui nucleu de procesor { $hours }. Fiecare număr de mai jos vine din rezultatele unui studiu, iar comanda de lângă el îl joacă din nou.
numbers-page-method = [Cum se obțin cifrele]({ $link }) (în engleză) explică împărțirile pereche, ce este cauzal și ce nu, cât de sigur e totul și ce nu pot spune boții.
numbers-page-legend = Valorile apar cu intervalul lor de 95%. **Aldin** înseamnă sigur la pragul de semnificație de 5%, chiar și după corecția pentru multele comparații ale studiului; intervalele sunt fără corecție. Cele mai mari și cele mai mici dintre multe valori se datorează în parte norocului: cele adevărate sunt probabil ceva mai puțin extreme. Un interval care atinge marginea graficului continuă dincolo de ea. Semnul întrebării înseamnă mai puțin de 20 de împărțiri: prea puțin ca să spunem ceva.

## How each study was made

numbers-page-how-assassin-target = Primul Asasin dintr-o rundă (1–5) încolo numește pe rând fiecare personaj pe care îl poate avea altcineva; până în acel moment totul e la fel.
numbers-page-how-bell = Primul care poate trage clopotul o face imediat sau niciodată; până în acel moment totul e la fel.
numbers-page-how-casts = Selecții trase uniform din toate cele posibile, fiecare jucată separat. Cărțile sunt trase la sorți, deci ce adaugă ele este cauzal. Avantajul personajelor doar descrie: se compară jucători aflați pe același loc după puncte, dar nu în aceeași împărțire.
numbers-page-how-casts-check = Selecțiile alese, jucate din nou pe împărțiri noi: cifrele după care au fost alese le avantajează. Echilibrată: cel mai mic avantaj al personajelor. Răsturnabilă: cele mai multe răsturnări. Rapidă: cele mai puține minute. Pentru începători: echilibrată, cu cel mult trei cărți pe care nu le considerăm simple; aceasta e părerea noastră.
numbers-page-how-casts-classic = Selecții trase uniform din toate cele posibile, fiecare jucată separat. Cărțile sunt trase la sorți, deci ce adaugă ele este cauzal. Avantajul personajelor doar descrie: se compară jucători aflați pe același loc după puncte, dar nu în aceeași împărțire.
numbers-page-how-character-leads = Un jucător, într-o rundă (1–6), ia pe rând fiecare personaj oferit; până în acel moment totul e la fel.
numbers-page-how-character-leads-classic = Un jucător, într-o rundă (1–6), ia pe rând fiecare personaj oferit; până în acel moment totul e la fel.
numbers-page-how-circus-cards = Un district obișnuit din mâna de început face schimb de loc cu o carte de acțiune din pachet.
numbers-page-how-district-goal = Aceeași împărțire cu fiecare număr de districte. În Deluxe se joacă până la 8 în doi și trei, până la 7 în mai mulți.
numbers-page-how-favorite = Un jucător ia același personaj ori de câte ori e oferit, toată partida; comparat cu alegerea lui proprie în aceeași împărțire.
numbers-page-how-first-crown = Fiecare împărțire se joacă o dată cu prima coroană la fiecare loc, deci fiecare mână ajunge o dată în fiecare poziție.
numbers-page-how-first-pick = Cine are coroana ia pe rând fiecare personaj oferit, într-o rundă (1–6), cu cele opt personaje obișnuite.
numbers-page-how-killed-twice = La primele două ocazii ale celorlalți de a ucide un jucător, el nu este ucis, este ucis la prima sau la amândouă; după aceea, toți joacă cum vor. A doua ocazie nu vine în fiecare partidă, așa că „ucis de ambele ori” înseamnă în medie mai puțin de două ucideri în plus.
numbers-page-how-length = Partide așa cum vin, după ediție și numărul de jucători. Minutele sunt un model: atâtea secunde pentru fiecare fel de decizie.
numbers-page-how-rank-8 = Aceeași împărțire cu fiecare dintre cei trei; celelalte personaje și districtele unice se trag la sorți pentru fiecare împărțire.
numbers-page-how-short-game = Aceeași împărțire până la opt districte și până la șapte.
numbers-page-how-skill = La un loc joacă botul mai bun, la toate celelalte unul mai slab. Partea egală este o victorie la atâtea partide câte locuri sunt.
numbers-page-how-thief-target = Primul Hoț dintr-o rundă (1–5) încolo numește pe rând fiecare personaj pe care îl poate avea altcineva; până în acel moment totul e la fel.
numbers-page-how-unique-worth = Un district obișnuit din mâna de început face schimb de loc cu unul unic din pachet: cine și-l permite nu se mai confundă cu cine câștigă. Cartea e în joc în ambele cazuri; efectul asupra duratei arată doar ce schimbă faptul că o ai de la început.
numbers-page-how-unique-worth-classic = Un district obișnuit din mâna de început face schimb de loc cu unul unic din pachet: cine și-l permite nu se mai confundă cu cine câștigă.

## How much was played

numbers-page-unplayed = Pentru această întrebare încă nu s-a jucat nimic.
numbers-page-unfinished = Neterminat: s-au jucat mai puține împărțiri decât era prevăzut, așa că cifrele sunt provizorii.
numbers-page-column-bot = Bot
numbers-page-column-games = Partide
numbers-page-column-deals = Împărțiri sau selecții
numbers-page-column-command = Ca să fie jucat din nou
numbers-page-of-planned = { $done } din { $planned } prevăzute
numbers-page-data = Date: [{ $name }]({ $link })

## Values

numbers-page-estimate = { $value } ({ $low } până la { $high })
numbers-page-few = prea puține împărțiri
numbers-page-figure-won = Victorii în 100 de partide
numbers-page-figure-points = Puncte
numbers-page-figure-rounds = Runde
numbers-page-figure-decisions = Decizii
numbers-page-figure-minutes = Minute
numbers-page-figure-upsets = Răsturnări la 100 de momente între runde
numbers-page-figure-margin = Puncte între primul și al doilea
numbers-page-figure-killed = De câte ori ucis
numbers-page-figure-edge = Avantajul personajelor
numbers-page-figure-edge-square = Avantajul la pătrat
numbers-page-unit-won = { $value } victorii în 100 de partide
numbers-page-unit-rounds = { $value } runde
numbers-page-unit-minutes = { $value } minute
numbers-page-unit-upsets = { $value } răsturnări la 100 de momente
numbers-page-most = cel mai mult: { $arm }, { $estimate }
numbers-page-least = cel mai puțin: { $arm }, { $estimate }
numbers-page-nothing-sure = nicio diferență nu e sigură
numbers-page-unsure = nu e sigur

## Plots and tables

numbers-page-chart = { $figure }: { $table }, { $against }
numbers-page-chart-arm = { $figure }: { $arm }, { $against }
numbers-page-by-players = { $edition } după numărul de jucători, { $bot }: { $figure }
numbers-page-table = { $edition }, { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
numbers-page-table-all = { $edition }, toate numerele de jucători
numbers-page-against-mean = față de media aceleiași împărțiri
numbers-page-against-chance = față de partea egală
numbers-page-against = comparat cu: { $arm }
numbers-page-seat = { $n ->
    [0] prima coroană
   *[other] locul { $n } de la ea în sensul acelor de ceasornic
}
numbers-page-rivals = toți ceilalți sunt { $bot }
numbers-page-arm-killed-twice-0 = cruțat de ambele ori
numbers-page-arm-killed-twice-1 = ucis doar prima dată
numbers-page-arm-killed-twice-2 = ucis de ambele ori
numbers-page-arm-district-goal-6 = 6 districte
numbers-page-arm-district-goal-7 = 7 districte
numbers-page-arm-district-goal-8 = 8 districte
numbers-page-arm-short-game-short = partida scurtă (7 districte)
numbers-page-arm-short-game-usual = partida obișnuită (8 districte)
numbers-page-arm-bell-at-once = clopotul imediat
numbers-page-arm-bell-never = clopotul niciodată
numbers-page-arm-own = alegerea proprie
numbers-page-arm-as-dealt = mâna așa cum a fost împărțită

## Several bots, many comparisons

numbers-page-agreed = Boții nu diferă nicăieri mai mult decât explică norocul, dar diferențele mici nici nu s-ar vedea la atât de puține partide ale botului mai puternic. Comparații în care amândoi sunt siguri de aceeași direcție: { $same }.
numbers-page-disagreed = **Boții nu sunt de acord**: comparații { $apart }; amândoi sunt siguri de aceeași direcție: { $same }. Diferă la:
numbers-page-one-bot = Deocamdată a jucat doar un bot.
numbers-page-comparison = { $arm } ({ $table }; { $figure })
numbers-page-correction-holm = Comparații sigure: { $sure } din { $count }, corectate prin metoda lui Holm pentru fiecare indicator și bot.
numbers-page-correction-benjamini-hochberg = Comparații sigure: { $sure } din { $count }, corectate prin metoda Benjamini–Hochberg pentru fiecare indicator și bot: în medie, cel mult 5 din 100 dintre cele numite sigure sunt noroc.
numbers-page-no-comparison = Acest studiu descrie partide și nu compară nimic.

## Casts

numbers-page-effects = { $figure }: ce adaugă o carte selecției. { $table }
numbers-page-no-effects = { $figure } ({ $table }): încă nu e sigur efectul niciunei cărți.
numbers-page-no-model = S-au jucat prea puține selecții pentru un model al celor pe care nu le-a jucat nimeni.
numbers-page-model = Din patru cincimi dintre selecții, un model învață ce adaugă fiecare carte; jocul îl folosește când alegi o selecție. Din fiecare a cincea selecție nu se învață nimic: erorile de mai jos sunt cele de acolo. Dacă o eroare abia e mai mică decât cea din paranteză, modelul știe puțin.
numbers-page-model-errors = Eroarea obișnuită la selecțiile ținute deoparte (în paranteză: dacă s-ar spune același lucru despre toate)
numbers-page-error = { $error } ({ $blind })
numbers-page-usual-cast = Pentru comparație, media tuturor selecțiilor studiate, jucate de `builder`:
numbers-page-goal-even = Echilibrată
numbers-page-goal-swingy = Răsturnabilă
numbers-page-goal-quick = Rapidă
numbers-page-goal-beginners = Pentru începători
