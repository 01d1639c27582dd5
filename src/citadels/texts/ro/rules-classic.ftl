### The rules of the Classic edition, where they differ from Deluxe. Each text is read alone.

## Set-up

CL-SETUP-1 = Numai cu personajele de rang 1–8 se joacă în 2–7 jucători. În 3–8 jucători se poate adăuga un personaj de rang 9, iar în 8 e obligatoriu.
CL-SETUP-2 = Pachetul de bază are 66 de cărți: cele 54 de districte obișnuite și 12 unice (mov), și anume Poarta Dragonului, Cimitir, Marele Zid, Cartierul bântuit, Laborator, Bibliotecă, Observator, Școală de magie, Fierărie, Universitate și două Donjoane.
CL-SETUP-3 = Oricare dintre personajele bonus, Vrăjitoarea, Perceptorul, Vrăjitorul, Împăratul, Abatele, Alchimistul, Navigatorul și Diplomatul, poate lua locul personajului de bază cu același rang, de la 1 la 8. Regina sau Artistul se adaugă ca rang 9, Regina numai de la 5 jucători în sus.
CL-SETUP-4 = La pachet se pot adăuga două sau trei dintre cele 14 districte bonus. Dacă sunt mai multe, pachetul de bază pierde câte o carte unică pentru fiecare peste trei.
CL-SETUP-5 = Toți încep cu 4 cărți de district și 2 monede de aur. La o masă adevărată, coroana o primește la început cel mai în vârstă; aici o primește locul ales de gazdă sau unul la întâmplare.
CL-SETUP-6 = În jocul scurt, dacă e ales, un oraș e complet cu 7 districte în loc de 8.

## Choosing characters

CL-DRAFT-1 = În 4 sau mai mulți jucători, runda începe cu un personaj la întâmplare pus cu fața în jos, nevăzut de nimeni, și abia apoi se pun altele cu fața în sus. Din 8 personaje, acestea sunt 2 în 4 jucători, 1 în 5 și niciunul în 6 sau 7; din 9 personaje, 3 în 4 jucători, 2 în 5, 1 în 6 și niciunul în 7 sau 8.
CL-DRAFT-2 = Nici Regele, nici un Împărat aflat în locul lui nu se pun vreodată cu fața în sus: se întoarce altă carte, iar el se amestecă înapoi printre personajele din care se alege.
CL-DRAFT-3 = Când 7 jucători aleg din 8 personaje sau 8 din 9, ultimul alege între singura carte primită și cartea pusă la început cu fața în jos.
CL-DRAFT-4 = În 2 jucători, fiecare are două personaje. După ce o carte la întâmplare e pusă cu fața în jos, cine are coroana păstrează 1 din 7; celălalt păstrează 1 din 6 și pune alta deoparte cu fața în jos; cine are coroana păstrează 1 din 4 și pune alta deoparte; celălalt păstrează 1 din ultimele 2, iar cartea rămasă se pune și ea deoparte.
CL-DRAFT-5 = În 3 jucători, fiecare are două personaje. O carte la întâmplare se pune cu fața în jos, apoi jucătorii păstrează pe rând câte o carte, în două tururi ale mesei, pornind de la coroană; ce rămâne se pune deoparte cu fața în jos. Cu 8 personaje asta e tot; cu 9 personaje, după primul tur se mai pune deoparte, cu fața în jos, încă o carte luată la întâmplare.

## Turns

CL-TURN-1 = În tura ta trebuie să strângi o dată resurse: iei 2 monede sau tragi 2 cărți, păstrezi 1 dintre ele și o pui pe cealaltă sub pachet. După aceea poți construi un district.
CL-TURN-2 = Nu poți construi un district pe care îl ai deja în oraș decât cu o Carieră de piatră sau ca Vrăjitor.
CL-TURN-3 = Fiecare abilitate a personajului tău poate fi folosită o dată în tura lui, în orice moment, dacă nu scrie pe carte când. Aurul pentru districtele tale de un tip vine o singură dată, înainte sau după construire, cum vrei.
CL-TURN-4 = La sfârșitul unei ture, lucrurile se petrec în ordinea aceasta: Comandantul sau Diplomatul acționează asupra unui district; Perceptorul e plătit; se verifică mâna pentru Parc și aurul pentru Azilul de săraci; Alchimistul își primește aurul înapoi.

## End and score

CL-END-1 = Un oraș e complet cu 8 districte sau cu 7 în jocul scurt. Runda în care apare primul oraș complet se joacă până la capăt, iar apoi partida se încheie.
CL-END-2 = Primești puncte cât costul tuturor districtelor tale, 3 puncte dacă ai toate cele cinci tipuri de district, 4 puncte dacă orașul tău a fost primul complet sau 2 dacă e complet, dar n-a fost primul, și punctele pe care le dau districtele tale unice.
CL-END-3 = Dacă scorurile cele mai mari sunt egale, hotărăsc numai punctele din districte: costurile lor cu tot cu înfrumusețări, Poarta Dragonului și Universitatea valorând 8, și nimic altceva. Dacă și acestea sunt egale, câștigă cine are mai mult aur, iar la egalitate și aici victoria se împarte.

## Base characters

CL-ASSASSIN-1 = Asasinul numește alt personaj, care își pierde tura în runda asta. Jucătorul lui tace când e strigat.
CL-THIEF-1 = Hoțul numește alt personaj și, când acela e strigat, ia tot aurul jucătorului său înainte de orice altceva. Nu pot fi numiți Asasinul, Vrăjitoarea, personajul asasinat și cel vrăjit.
CL-MAGICIAN-1 = Magicianul poate fie să-și schimbe toată mâna cu a altui jucător, fie să pună oricâte cărți din mână sub pachet și să tragă același număr.
CL-KING-1 = Regele primește 1 monedă pentru fiecare district nobil al său și ia coroana de îndată ce e strigat. Dacă a fost asasinat, jucătorul lui o primește după ce s-au încheiat toate turele rundei. Cât timp nimeni nu are Regele, coroana rămâne unde e.
CL-BISHOP-1 = Episcopul primește 1 monedă pentru fiecare district religios al său. Comandantul nu poate distruge un district al jucătorului cu Episcopul și nici Diplomatul nu-l poate schimba, dacă Episcopul n-a fost asasinat.
CL-MERCHANT-1 = Comerciantul primește 1 monedă pentru fiecare district comercial din orașul său și, după ce strânge resurse, încă 1 monedă.
CL-ARCHITECT-1 = Arhitectul trage 2 cărți în plus după ce strânge resurse și poate construi până la 3 districte în tura sa.
CL-WARLORD-1 = Comandantul primește 1 monedă pentru fiecare district militar din orașul său. La sfârșitul turei poate distruge un district din orice oraș care nu e complet, chiar și din al său, cu 1 monedă mai puțin decât costul lui. După aceea rămân numai efectele de la sfârșitul turei.

## Bonus characters

CL-WITCH-1 = Vrăjitoarea trebuie să strângă resurse, apoi trebuie să numească alt personaj înainte de a face altceva, iar cu asta tura ei se întrerupe. Jucătorul acelui personaj doar strânge resurse, iar apoi ea joacă mai departe ca acel personaj, cu abilitățile lui, din propria mână, cu propriul aur și în propriul oraș. Dacă nu-l are nimeni, tura ei nu mai continuă. Jucătorul unui Rege vrăjit ia totuși coroana.
CL-WITCH-2 = Dacă Împăratul e vrăjit, Vrăjitoarea dă coroana oricărui jucător în afară de ea însăși și de cel care o are acum, chiar și jucătorului cu Împăratul, iar cine o primește alege dacă îi dă 1 monedă sau 1 carte. În orice rol acționează de la locul ei, iar cele două jumătăți ale turei ei sunt o singură tură.
CL-TAX-1 = Orice alt jucător care a construit într-o tură îi dă la sfârșitul ei 1 monedă jucătorului cu Perceptorul, dacă i-a mai rămas vreuna; e 1 monedă oricâte districte s-ar fi construit. Regula e valabilă din clipa în care e strigat Perceptorul până la sfârșitul rundei, iar dacă a fost asasinat, deloc.
CL-TAX-2 = Dacă Asasinul a construit înainte ca Perceptorul să fie dezvăluit, jucătorul cu Asasinul plătește 1 monedă în acel moment, dacă are. Vrăjitoarea nu plătește atunci.
CL-TAX-3 = O Vrăjitoare care construiește după ce își reia tura îl plătește pe Perceptor la sfârșitul acelei a doua jumătăți, ca oricine altcineva.
CL-WIZARD-1 = Vrăjitorul se uită în mâna altui jucător și ia o carte, fie în mână, fie ca s-o construiască pe loc, plătind-o, în afara limitei de construcție. În tura asta Vrăjitorul poate construi și districte pe care le are deja în oraș.
CL-EMPEROR-1 = Împăratul primește 1 monedă pentru fiecare district nobil al său. Trebuie să dea coroana altui jucător, care nu o are deja.
CL-EMPEROR-2 = Jucătorul care primește coroana îi dă Împăratului 1 monedă sau 1 carte din mână, la alegerea lui; cine nu are nici una, nici alta nu dă nimic.
CL-EMPEROR-3 = Un Împărat asasinat dă coroana după ultima tură a rundei și nu primește nimic pentru ea. În 2 jucători Împăratul nu se folosește.
CL-ABBOT-1 = Abatele primește 1 monedă pentru fiecare district religios din orașul său.
CL-ABBOT-2 = Jucătorul cu cel mai mult aur, dacă e unul singur, îi dă Abatelui 1 monedă. Nu se dă nimic dacă mai mulți sunt la fel de bogați sau dacă cel mai bogat e Abatele.
CL-ALCHEMIST-1 = Alchimistul primește înapoi, la sfârșitul turei, aurul plătit în ea pentru construcții, dar nu și aurul plătit pentru altceva.
CL-NAVIGATOR-1 = Navigatorul primește 4 monede sau 4 cărți după ce strânge resurse și nu poate construi în tura asta.
CL-DIPLOMAT-1 = Diplomatul primește 1 monedă pentru fiecare district militar din orașul său. La sfârșitul turei poate schimba un district cu alt jucător, plătindu-i diferența dacă al aceluia costă mai mult, și încă 1 monedă în spatele unui Mare Zid. Orașul unui Episcop, orașele complete și Donjoanele sunt la adăpost, iar niciun district nu poate ajunge într-un oraș care are deja unul cu același nume.
CL-ARTIST-1 = Artistul poate pune câte 1 monedă pe cel mult 2 districte din orașul său, ca să le înfrumusețeze. Asta se poate face o singură dată pentru un district, care de atunci costă cu 1 mai mult în toate privințele.
CL-QUEEN-1 = Regina primește 3 monede dacă un vecin de la masă are Regele sau a primit coroana de la Împărat. Lângă un Rege asasinat le primește la sfârșitul rundei; la fel cu un Împărat asasinat, dacă jucătorul care primește atunci coroana e vecinul ei. Se folosește de la 5 jucători în sus.

## Unique districts of the base deck

CL-HAUNTED-CITY-1 = La punctajul final, Cartierul bântuit e considerat de un tip de district la alegere, dacă n-a fost construit în ultima rundă.
CL-HAUNTED-CITY-2 = Tipul ales pentru Cartierul bântuit e valabil pentru tot punctajul, atât pentru cele cinci tipuri, cât și pentru Fântâna dorințelor, iar jocul face pentru tine cea mai bună alegere.
CL-KEEP-1 = Comandantul nu poate distruge un Donjon, iar Diplomatul nu-l poate schimba.
CL-LABORATORY-1 = O dată pe tură, Laboratorul te lasă să pui 1 carte din mână sub pachet și să primești 1 monedă.
CL-SMITHY-1 = O dată pe tură poți plăti 2 monede la Fierărie ca să tragi 3 cărți.
CL-OBSERVATORY-1 = Dacă iei cărți la strângerea resurselor, Observatorul te lasă să tragi 3, dintre care păstrezi 1.
CL-GRAVEYARD-1 = Când Comandantul distruge un district al oricărui jucător, proprietarul Cimitirului poate plăti 1 monedă și îl poate lua în mână, dar nu dacă el însuși îl distruge și nici dacă e vorba chiar de Cimitir.
CL-DRAGON-GATE-1 = Poarta Dragonului costă 6 la construire și valorează 8 puncte la sfârșit. Comandantul o distruge cu 5 monede.
CL-UNIVERSITY-1 = Universitatea costă 6 la construire și valorează 8 puncte la sfârșit. Comandantul o distruge cu 5 monede.
CL-LIBRARY-1 = Dacă iei cărți la strângerea resurselor, Biblioteca te lasă să le păstrezi pe amândouă sau, dacă ai și un Observator, pe 2 din cele 3 trase.
CL-GREAT-WALL-1 = Ca să distrugă un district din orașul cu Marele Zid, Comandantul plătește cu 1 monedă mai mult; face excepție Marele Zid însuși.
CL-SCHOOL-OF-MAGIC-1 = Când primești aur pentru districte de un tip, Școala de magie e considerată de acel tip.

## Bonus districts

CL-LIGHTHOUSE-1 = Când construiești Farul, te uiți prin pachet și poți lua o carte din el. După aceea pachetul se amestecă, fie că ai luat una, fie că nu.
CL-ARMORY-1 = În tura ta îți poți distruge Armurăria și, odată cu ea, orice district din orașul altui jucător. Orașul poate fi chiar complet, iar partida se încheie oricum.
CL-MUSEUM-1 = O dată pe tură poți pune o carte din mână sub Muzeu, cu fața în jos. Fiecare carte de acolo dă 1 punct la sfârșit.
CL-IMPERIAL-TREASURY-1 = Tezaurul imperial dă la sfârșit 1 punct pentru fiecare monedă care ți-a rămas.
CL-MAP-ROOM-1 = Sala hărților dă la sfârșit 1 punct pentru fiecare carte care ți-a rămas în mână.
CL-WISHING-WELL-1 = La sfârșit, Fântâna dorințelor dă 1 punct pentru fiecare district unic din orașul tău în afară de ea.
CL-QUARRY-1 = Cu o Carieră de piatră în oraș poți construi un district care există deja acolo, dar poți avea o singură asemenea dublură în același timp.
CL-POOR-HOUSE-1 = Azilul de săraci îți dă 1 monedă dacă îți închei tura fără niciuna.
CL-PARK-1 = Parcul te lasă să tragi 2 cărți dacă îți închei tura fără niciuna în mână.
CL-BELL-TOWER-1 = Când construiești Clopotnița, poți anunța că un oraș e complet cu un district mai puțin, de obicei 7, chiar dacă acel district e Clopotnița însăși. Dacă e distrusă cât timp ține partida, e valabil din nou numărul vechi.
CL-BELL-TOWER-2 = Orice oraș care devine complet prin anunțul Clopotniței contează ca primul și primește 4 puncte, chiar dacă alt oraș era complet dinainte.
CL-BELL-TOWER-3 = Anunțul Clopotniței se poate face numai când e construită și e valabil cât timp ea e în picioare, indiferent în al cui oraș. Odată ce un oraș a devenit complet, ultima rundă rămâne ultima și cele 4 puncte rămân chiar și fără Clopotniță, iar cele 2 puncte pentru alte orașe se dau după numărul valabil la sfârșit.
CL-FACTORY-1 = Cu Fabrica în oraș, celelalte districte unice ale tale costă cu 1 monedă mai puțin la construire. Ce plătește Comandantul pentru ele nu se schimbă.
CL-HOSPITAL-1 = Dacă personajul tău a fost asasinat și ai Spitalul în oraș, poți totuși să strângi resurse când e strigat, și nimic altceva.
CL-HOSPITAL-2 = Când un jucător cu personajul asasinat strânge resurse cu Spitalul, Biblioteca și Observatorul au efect; Parcul și Azilul de săraci nu fac nimic după aceea.
CL-THRONE-ROOM-1 = De câte ori coroana trece de la un jucător la altul, proprietarul Sălii tronului primește 1 monedă.
CL-THRONE-ROOM-2 = Sala tronului nu dă nimic când coroana rămâne la jucătorul care o are deja.
CL-BALLROOM-1 = Cât timp proprietarul Sălii de bal are coroana, orice alt jucător al cărui personaj e strigat trebuie să-i mulțumească; cine nu spune nimic își pierde tura. Întrebarea se pune după un jaf și înainte ca un Rege să ia coroana și i se pune și unui jucător cu personajul asasinat care are un Spital.
CL-BALLROOM-2 = Proprietarul Sălii de bal nu trebuie să mulțumească. Un jucător care tace își pierde numai tura: personajul e totuși dezvăluit și jefuit, un Rege ia coroana, un Episcop protejează, un Perceptor e plătit, iar o Vrăjitoare care l-a vrăjit joacă mai departe. O Regină care tace primește totuși aurul pentru un Rege asasinat, dar în Orașul comun nu primește nimic de la un Rege strigat imediat după.

## Rulings for Classic

RU-30 = În jocul clasic, Comandantul plătește cu 1 mai puțin decât costul și distruge un singur district, niciun oraș nu are două districte cu același nume, iar numerele pentru nouă personaje arată câte stau cu fața în sus.
RU-31 = Protecția unui Episcop vrăjit și taxa unui Perceptor vrăjit îi aparțin Vrăjitoarei. Un Împărat asasinat dă coroana la sfârșitul rundei și nu primește nimic pentru ea.
RU-32 = Un jucător cu personajul asasinat care are un Spital e strigat, își dezvăluie personajul și strânge resurse. Hoțul nu poate jefui acel personaj, iar coroana unui Rege asasinat tot numai la sfârșitul rundei se mută.
RU-33 = Cimitirul poate salva ce distruge Comandantul, dar nu ce distruge o Armurărie.
RU-34 = În tura Vrăjitorului se pot construi dubluri oricare ar fi limita unei Cariere de piatră. După aceea contează ca oricare alte dubluri.
RU-35 = Pentru Sala de bal, mulțumirea e o simplă alegere, iar boții mulțumesc întotdeauna.
RU-36 = Oricâte personaje de bază pot fi înlocuite cu personaje bonus. Pentru fiecare district bonus peste trei se scoate o carte unică din pachetul de bază, la întâmplare, dacă nu e aleasă.
