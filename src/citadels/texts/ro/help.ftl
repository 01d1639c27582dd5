### Help for newcomers, beside each question: what it is about, and what people consider. One or two short sentences.
###
### $laps is "yes" in the Common City, where all build one city and the crown gives no first choice.

## The panel

help-title = Despre ce e vorba?
help-rule = Citește regula
help-rule-title = Regula
help-never = Oprește explicațiile
help-stopped = Explicațiile sunt oprite. Le repornești din meniu sau din setări.
help-switch = Explicații pentru începători
help-switch-hint = O casetă separată lângă masă: despre ce e întrebarea și la ce să te gândești. În primele tale trei partide apare de la sine.
help-open = Explică asta

## Choosing characters

help-pick = Un personaj e al tău pentru o rundă: el hotărăște când joci și ce poți face. Gândește-te ce îți aduce cu orașul tău, la ce se așteaptă ceilalți de la tine și ce le lași lor.
help-discard = Ce pui deoparte iese din runda asta și numai tu știi ce e. Scoate din joc ce i-ar ajuta cel mai mult pe ceilalți sau ți-ar strica ție cel mai mult.
help-stage = Îți dai personajul pentru unul pe care nu l-ai văzut, iar celălalt jucător face la fel. Merită dacă bănuiești că al tău a fost ghicit sau dacă cineva are sigur unul mai bun.
help-cast = Unul dintre cele două personaje ale tale pleacă și vine unul la întâmplare de la celălalt jucător. Păstrează-l pe cel de care mâna și orașul tău au mai multă nevoie.

## Gathering

help-gather = În fiecare tură ai de ales: cu aur plătești districtele, iar cărțile îți dau districte din care să alegi. Cu cărți bune în mână, ia aur; cu puține sau niciuna, trage.
help-gather-first = Strângi resurse o dată în fiecare tură, iar unele lucruri pot veni înainte. Venitul pentru districte e mai bine să-l încasezi după ce ai mai construit unul de acel tip.
help-gather-witch = După ce strângi resurse numești un personaj, iar jucătorul lui nu va face decât să strângă resurse. Apoi joci tu mai departe în locul lui, așa că gândește-te care se potrivește cu mâna și cu orașul tău.
help-gather-bewitched = Vrăjitoarea joacă mai departe ca personajul tău, deci alegerea asta e toată tura ta. Ia ce îți va trebui data viitoare.
help-gather-threatened = După ce strângi resurse trebuie să-i răspunzi Șantajistului înainte de orice altceva. Mita e jumătate din aurul tău, cu tot cu ce iei acum, așa că s-ar putea să ieși mai ieftin dacă tragi cărți.
help-gather-murdered = Cine e asasinat își pierde tura, dar Spitalul te lasă măcar să strângi resurse. Ia ce îți va trebui data viitoare.
help-keep = Păstrezi o parte din ce ai tras. Gândește-te ce poți plăti în curând, ce tipuri îți lipsesc și ce ai construit deja.

## A turn

help-act = { $laps ->
    [yes] Acum poți vinde cărți, construi și folosi abilitatea personajului tău, în orice ordine. Ce construiește alt jucător înaintea ta nu mai poți construi tu, așa că vezi ce ai putea pierde.
   *[no] Acum poți construi și folosi ce știu personajul și districtele tale, în orice ordine. Ce n-ai făcut până închei tura s-a pierdut.
}
help-act-must = Abilitatea asta e obligatorie: nu-ți poți încheia tura fără s-o folosești. Restul îl poți face înainte sau după.
help-bewitch = Jucătorul lui doar strânge resurse, iar tu joci mai departe cu abilitățile lui, din mâna ta, cu aurul tău și în orașul tău. Alege unul care îți folosește și pe care probabil îl are cineva.
help-warrant = Toți văd unde sunt mandatele, dar numai tu știi care e semnat. Pune-le pe cele nesemnate unde îl fac pe cineva să se gândească de două ori înainte să construiască.
help-threaten = Amenințarea goală arată la fel ca aceea cu floare, așa că poate aduce și ea mită. Pune-o unde e aur.
help-answer = Mita costă jumătate din aurul tău și încheie povestea. Dacă refuzi, Șantajistul poate întoarce amenințarea: cu floare se duce tot aurul, fără ea păstrezi tot.
help-turn-over = Numai tu știi dacă are floarea. Întoarsă, floarea îți aduce tot aurul acela; cea goală arată doar că ai blufat.
help-confiscate = Cu mandatul semnat, districtul se construiește gratis în orașul tău, iar constructorul își primește aurul înapoi. Dacă îl lași să treacă, niciun altul nu mai poate fi luat în tura asta.
help-redraw = Primești tot atâtea cărți noi câte dai. Scapă de ce e prea scump, de ce ai construit deja și de ce nu intră în niciun plan.
help-take = Vezi toată mâna și iei o carte din ea. Ia ce poți folosi curând sau ce era pe cale să construiască proprietarul ei.
help-use = Construită pe loc, cartea nu intră în limita turei, dar trebuie s-o poți plăti acum. În mână așteaptă vremuri mai bune.
help-give = Ai de dat cărți înapoi. Dă ce nu-ți trebuie și ține minte că altcineva ar putea construi curând ce ai dat.
help-toll = 1 monedă e sigură. O carte se trage la întâmplare: poate valora mai mult și poate strica un plan.
help-grant = { $laps ->
    [yes] Coroana e a ta, iar prețul ei e 1 monedă sau o carte la alegerea ta. Dă ce îți va lipsi cel mai puțin.
   *[no] Cu coroana alegi înaintea tuturor în runda următoare, iar prețul ei e 1 monedă sau o carte la alegerea ta. Dă ce îți va lipsi cel mai puțin.
}
help-crown = { $laps ->
    [yes] Nu poți păstra coroana. Caută un jucător căruia nu-i aduce nimic.
   *[no] Cine primește coroana alege primul în runda următoare. N-o poți păstra, așa că dă-o unde îți face cel mai puțin rău.
}
help-pay = Se poate plăti în mai multe feluri. Cu aur e simplu; dacă distrugi în schimb ceva al tău, e ieftin acum, dar te costă un district și punctele lui.
help-spend = Pentru districtul acesta, fiecare carte din mână poate ține loc de 1 monedă. Dă ce oricum n-ai construi și plătește restul în aur.
help-for = Asta dai la schimb. Dacă districtul celuilalt costă mai mult, plătești diferența, deci unul ieftin scumpește schimbul; dă ce valorează cel mai puțin pentru tine la final.

## Districts that ask

help-thank = Cât timp proprietarul Sălii de bal are coroana, oricine e strigat trebuie să mulțumească pentru bal. Mulțumirile nu costă nimic; tăcerea costă tura.
help-graveyard = Ce tocmai a fost distrus poate fi al tău cu 1 monedă. E ieftin pentru o carte bună, dar ca s-o construiești îi plătești costul din nou.
help-search = De data asta vezi tot pachetul. Ia ce îi trebuie cel mai mult orașului tău: un tip care îți lipsește sau un district cu multe puncte.
help-ring = De acum orașele ar fi complete cu un district mai puțin, și nu numai al tău. Bate clopotul dacă ești în frunte și lasă-l dacă alții ar fi mai iuți.

## Action cards and auctions

help-launch = Districtul vechi pleacă, iar în locul lui vine unul mai scump din mâna ta, pentru care plătești diferența. Se construiește pe lângă ce poți construi în tura asta.
help-cash = Dacă închizi Casa de bilete, iei tot aurul de pe ea. Deschisă poate aduce mai mult, dar o poți închide abia după următorul client, iar aurul rămas acolo la sfârșit se pierde.
help-strongman = Cu Voinicul, personajul tău își păstrează tura, iar Asasinul nu alege din nou. În mână, cartea ar valora 1 punct la sfârșit.
help-acrobat = Cu coroana alegi înaintea tuturor în runda următoare. În mână, Acrobata ar valora 1 punct la sfârșit.
help-bid = Ceilalți oferă pe rând mai mult sau ies definitiv, iar oferta cea mai mare merge la vânzător. Nu oferi niciodată mai mult decât valorează cartea pentru tine.

## What to think of as a character

help-role-assassin = { $laps ->
    [yes] Numești un personaj, nu un jucător, și nimeni nu știe cine îl va întoarce: poate chiar tu. Alege unul care le-ar folosi altora mai mult decât ție.
   *[no] Numești un personaj, nu un jucător: gândește-te cine are nevoie de care. Lovește ce l-ar ajuta cel mai mult pe cel din frunte sau ți-ar strica ție cel mai mult.
}
help-role-witch = Abilitatea ta e a personajului pe care îl numești. Alege după ce ai în mână și în oraș.
help-role-magistrate = Mandatul semnat e pentru cineva care are aur de un district scump. Celelalte două induc în eroare.
help-role-thief = { $laps ->
    [yes] Numești un personaj, nu un jucător: cine îl întoarce pierde tot aurul, iar tu îl iei. La începutul ciclului, îl mai pot întoarce mai mulți jucători.
   *[no] Numești un personaj, nu un jucător: pe care îl are probabil cineva cu mult aur?
}
help-role-spy = Alege o mână mare a cuiva cu aur și tipul pe care te aștepți cel mai mult să-l găsești acolo.
help-role-blackmailer = Amenință personaje pe care le-au luat probabil jucători cu aur. Floarea e pentru cine crezi că va refuza.
help-role-magician = Cu puține cărți, ia o mână mare; cu multe cărți proaste, schimbă-le. Cel mai bine după ce construiești.
help-role-wizard = Alege mâna în care s-ar putea afla ce vrei tu sau ce nu vrei să construiască proprietarul ei.
help-role-seer = O carte de la fiecare și una înapoi fiecăruia: păstrează ce e mai bun și dă ce nu vrea nimeni. Poți construi 2 districte.
help-role-king = Districtele nobile îți aduc aur: încasează după ce mai construiești unul. Coroana ai primit-o când s-a strigat personajul.
help-role-emperor = Districtele nobile îți aduc aur. Coroana merge la cineva care nu o va folosi împotriva ta.
help-role-patrician = Districtele nobile îți aduc cărți: încasează după ce mai construiești unul. Coroana ai primit-o când s-a strigat personajul.
help-role-bishop = Districtele religioase îți aduc aur: încasează după ce mai construiești unul. Comandantul și cei ca el nu se pot atinge deocamdată de districtele tale.
help-role-abbot = Districtele religioase îți aduc venit. Ia moneda de la cel mai bogat înainte să-l întreci.
help-role-cardinal = Districtele religioase îți aduc cărți, iar cu cărți poți cumpăra aurul care îți lipsește pentru un district.
help-role-merchant = Primești 1 monedă în plus și 1 monedă pentru fiecare district comercial: încasează după ce mai construiești unul.
help-role-alchemist = Ce plătești pe construcții se întoarce la sfârșitul turei, așa că ia cel mai scump district pe care îl poți plăti.
help-role-trader = Districtele comerciale nu intră în limita ta. Construiește câte poți plăti; fiecare aduce și venit.
help-role-architect = Cu 2 cărți în plus și până la 3 districte de construit, asta e tura în care cheltuiești ce ai strâns.
help-role-navigator = Nu poți construi, dar 4 monede sau 4 cărți pregătesc o tură următoare grozavă.
help-role-scholar = Alegi cea mai bună din 7 cărți și poți construi 2 districte.
help-role-warlord = Districtele militare îți aduc aur. Un district ieftin se distruge cu puțin: lovește-l pe cel din frunte, nu pe cel ușor de lovit.
help-role-diplomat = Districtele militare îți aduc aur. Dă un district ieftin pentru unul mai valoros pentru tine; plătești numai diferența.
help-role-marshal = Districtele militare îți aduc aur. Cu cel mult 3 monede, un district din alt oraș e al tău: caută un tip care îți lipsește.
help-role-queen = Dacă primești 3 monede depinde de cine stă lângă tine și de cine e strigat. Ia-le dacă ți se oferă; apoi construiește.
help-role-artist = Cu 1 monedă, un district valorează cu 1 punct mai mult, până la 2 districte, și e mai scump de distrus.
help-role-tax-collector = Ceilalți plătesc taxă când construiesc, iar taxa vine la tine. Tu construiești fără ea.

## While others decide

help-wait-selection = Personajele trec din mână în mână, în secret. Ține minte ce ai văzut: ce ai dat mai departe poate avea cineva de după tine.
help-wait-turns = Personajele se strigă în ordine, iar cine îl are pe cel strigat joacă. Fiecare personaj dezvăluit îți spune mai multe despre ceilalți.
help-wait-laps = Pe rând, fiecare întoarce un personaj și joacă cu el. Uită-te ce se construiește: același district nu-l mai poate construi nimeni altcineva.
help-wait-reactions = Cineva poate răspunde la ce tocmai s-a întâmplat. Durează numai o clipă.
help-wait-watching = Vezi doar ce e la vedere pentru toți, nu și cărțile din mână.

## What is on the table

help-part-title = Ce e pe masă
help-part-row = Personajele acestei partide
help-part-row-about = În ordinea în care se strigă. Semnele arată ce li s-a făcut; unul stins a fost deja strigat sau stă la vedere.
help-part-players = Ceilalți jucători
help-part-players-about = Aurul lor, câte cărți au și districtele lor. Tot acolo e ce poți ști despre personajele lor.
help-part-middle = La mijloc
help-part-middle-about = Pachetul, cărțile decartate, unde există, și personajele pe care nu le are nimeni în runda asta.
help-part-prompt = Întrebarea
help-part-prompt-about = Ce ai de decis, cu butoane mari pentru răspunsurile obișnuite. Lista tuturor opțiunilor are fiecare răspuns în cuvinte.
help-part-mine = Locul tău
help-part-mine-about = Orașul, aurul, personajul și mâna ta. Ce strălucește se poate apăsa acum.
help-part-log = Jurnalul
help-part-log-about = Tot ce s-a întâmplat, tură cu tură, și separat ce ți s-a făcut ție.

## Cards

# A card of a hand in an answer, such as "Keep Manor (Noble, 3)": begins with the name.
help-card-priced = { $card } ({ FORM($type, "one") }, { $cost })
help-card-rules = Regulile acestei cărți
help-card-key = Apasă R pentru reguli

## Language

help-language = Limba

## The rules page

help-rules-hits = { $count ->
    [one] Găsit într-un singur loc.
    [few] Găsit în { $count } locuri.
   *[other] Găsit în { $count } de locuri.
}
help-rules-try = Încearcă mai puține cuvinte sau mai scurte, numele unei cărți sau codul unei reguli, de exemplu { $rule }.
help-rules-clear = Arată toate regulile
help-rules-elsewhere = Alte ediții vorbesc despre asta:
help-rules-link = Link către { $rule }
help-rules-holds = Unde ediția { $edition } nu are reguli proprii, sunt valabile și acestea.
help-rules-whole = Toate regulile: { $edition }
help-rules-head = Citadels · { $edition } · { $language }
