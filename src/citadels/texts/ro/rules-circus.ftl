### The rules of the Circus edition, where they differ from Classic. Each text is read alone.

## Set-up and selection

CI-SETUP-1 = Ediția Circ e pentru 2–7 jucători, cu cele 8 personaje de bază, 54 de districte obișnuite și 11 unice și 15 cărți de acțiune, dacă nu sunt lăsate deoparte. Fiecare începe cu 4 cărți și 2 monede de aur, iar cel mai în vârstă (aici, locul ales sau tras la sorți) are coroana.
CI-DECK-1 = Cărțile decartate merg cu fața în sus într-un teanc de decartate, iar când pachetul e gol, teancul se amestecă și devine noul pachet.
CI-DECK-2 = Cărțile care în jocul clasic ar merge sub pachet merg cu fața în sus în teancul de decartate. Acesta se amestecă într-un pachet nou abia în clipa în care cineva trebuie să tragă și nu mai e nicio carte. Un Magician care schimbă cărți le decartează mai întâi și apoi trage.
CI-DRAFT-1 = Mai întâi se pun câteva personaje cu fața în sus: 2 în 4 jucători, 1 în 5, altfel niciunul; un Rege dintre ele e înlocuit și amestecat înapoi. Apoi cine are coroana se uită la cartea următoare, care poate fi Regele, o pune cu fața în jos, alege dintre celelalte și le dă mai departe.
CI-DRAFT-2 = În 2 sau 3 jucători, fiecare are două personaje, alese în aceeași ordine ca în jocul clasic cu 8 personaje, iar în 7 ultimul jucător poate lua cartea cu fața în jos în locul celei primite. În toate cazurile, cine are coroana știe prima carte pusă cu fața în jos.

## Turns

CI-CALL-1 = După o tură, cartea personajului se întoarce în mijlocul mesei, cu fața în sus.
CI-TURN-1 = În tura ta strângi mai întâi resurse: iei 2 monede sau tragi 2 cărți, păstrezi 1 și o pui pe cealaltă în teancul de decartate. Apoi poți construi un district. Fiecare abilitate a personajului tău poate fi folosită o dată, în orice moment al turei.

## End and score

CI-END-1 = Un oraș cu 8 districte sau mai multe e complet, iar runda aceea se joacă până la capăt. Primești puncte cât costul districtelor tale, 2 puncte pentru toate cele cinci tipuri de district (3 prin opțiune), 4 pentru primul oraș complet sau 2 pentru un altul complet și nimic pentru aurul sau cărțile rămase, în afară de cărțile de acțiune.
CI-END-2 = Dacă scorurile cele mai mari sunt egale, câștigă cine are mai multe puncte numai din districte, cu Universitatea și Poarta Dragonului drept 8 și fără cărțile de acțiune. Dacă și acestea sunt egale, victoria se împarte.

## Characters

CI-THIEF-1 = Hoțul nu poate numi Asasinul sau personajul asasinat. Cine e jefuit dă tot aurul chiar la începutul turei, iar ce vine mai târziu e la adăpost.
CI-KING-1 = Regele ia coroana de îndată ce e strigat. Dacă a fost asasinat, coroana trece la jucătorul lui la sfârșitul rundei; dacă nu-l are nimeni, rămâne unde e.
CI-BISHOP-1 = Episcopul primește 1 monedă pentru fiecare district religios al său, iar Comandantul nu se poate atinge de districtele jucătorului său, dacă Episcopul n-a fost asasinat.
CI-MERCHANT-1 = Comerciantul primește 1 monedă în orice caz și 1 monedă pentru fiecare district comercial din orașul său.
CI-ARCHITECT-1 = Arhitectul primește 2 cărți în orice caz și poate construi până la 3 districte.
CI-WARLORD-1 = Comandantul primește 1 monedă pentru fiecare district militar din orașul său. În orice moment al turei poate pune în teancul de decartate un district al unui adversar, cu 1 monedă mai puțin decât costul lui sau gratis dacă acesta costă cel mult 1. Districtele Episcopului și orașele cu 8 sau mai multe sunt la adăpost.

## Districts

CI-SMITHY-1 = O dată pe tură poți plăti 3 monede la Fierărie ca să tragi 2 cărți; ambele numere se pot schimba prin opțiuni. În ediția Circ nu există Marele Zid, iar celelalte districte unice au același efect ca în jocul clasic.

## Action cards

CI-ACTION-1 = Cărțile de acțiune se trag, se țin în mână, se schimbă, se decartează și se iau întocmai ca acelea de district.
CI-ACTION-2 = În fiecare tură a ta poți juca o carte de acțiune, în orice moment; ea merge apoi în teancul de decartate, dacă nu rămâne pe masă. O reacție în afara turei tale nu se numără, dar un Voinic jucat în tura ta, ca să-ți salvezi celălalt personaj de propriul Asasin, da.
CI-ACTION-3 = La sfârșit, fiecare carte de acțiune rămasă în mâna ta dă 1 punct.
CI-ACTION-4 = O carte de acțiune nu are cost și nu are tip și nu poate fi construită. Laboratorul o poate decarta, Magicianul și Ghicitoarea o mută ca pe orice carte, iar Cimitirul n-o ia în seamă.
CI-TENT-1 = Cortul de circ stă în orașul tău ca district de cost 0, fără puncte și fără tip. A-l juca nu înseamnă a construi, dar el contează la terminarea orașului.
CI-TENT-2 = Într-un oraș pot sta mai multe Corturi de circ.
CI-TENT-3 = Comandantul nu poate distruge un Cort de circ.
CI-TENT-4 = Un Cort de circ rămâne până la sfârșitul partidei: nu-l pot înlătura nici Comandantul, nici un Om-ghiulea.
CI-BOOTH-1 = Casa de bilete stă în fața proprietarului, în afara orașului. În fiecare tură a lor, adversarii o pot folosi o dată: pun 1 monedă pe ea, trag 2 cărți, păstrează 1 și o decartează pe cealaltă.
CI-BOOTH-2 = Imediat după fiecare folosire a Casei de bilete, proprietarul ei o poate decarta și poate lua tot aurul de pe ea, și în niciun alt moment.
CI-BOOTH-3 = Proprietarul unei Case de bilete n-o poate folosi. Aurul care mai e pe ea la sfârșit se pierde.
CI-BOOTH-4 = Fiecare Casă de bilete poate fi folosită o dată pe tură și nu atunci când pachetul și teancul de decartate sunt amândouă goale. Biblioteca și Observatorul nu schimbă câte cărți se trag și se păstrează acolo.
CI-ACROBAT-1 = Când e strigat Regele și nu răspunde nimeni, fiindcă a fost asasinat sau nu-l are nimeni, cine are Acrobata o poate juca pentru a lua coroana, a striga celelalte personaje și a alege primul în runda următoare. O poate juca chiar și jucătorul cu Regele asasinat, iar Regele pierde astfel dreptul la coroană. Personajul celui care o joacă are tura lui, ca de obicei.
CI-ACROBAT-2 = Și un jucător care are deja coroana poate juca Acrobata, ca să n-o ia un Rege asasinat.
CI-FORTUNE-1 = Cu Ghicitoarea te uiți în mâna unui adversar și iei o carte din ea.
CI-STRONGMAN-1 = Dacă Asasinul tocmai ți-a numit personajul, poți juca pe loc Voinicul: asasinatul se anulează și îți joci tura ca de obicei.
CI-STRONGMAN-2 = Un personaj salvat de Voinic nu mai e victimă: Hoțul îl poate numi, un Episcop protejează, iar un Rege răspunde când e strigat, așa că nu se poate juca nicio Acrobată. Asasinul nu numește alt personaj.
CI-RINGMASTER-1 = Directorul te lasă să construiești până la 2 districte în plus în tura asta: 3 în total sau 5 ca Arhitect.
CI-CANNONBALL-1 = Cu Omul-ghiulea decartezi un district al tău și construiești în locul lui, din mână, unul de cost mai mare, plătind numai diferența. Asta nu-ți consumă construcția obișnuită din tură.
CI-CANNONBALL-2 = Pentru Omul-ghiulea contează costurile tipărite. Noul district nu poate avea numele unuia dintre celelalte districte ale tale și e considerat construit în runda asta.

## Rulings for Circus

RU-40 = Episcopul e protejat de Comandant, nu și de Hoț, care îl poate jefui.
RU-41 = În 3 jucători, personajele se aleg în ordinea din jocul clasic.
RU-42 = Comandantul nu are voie să distrugă un Cort de circ, fiindcă această carte rămâne până la sfârșit.
RU-43 = Odată jucată, Acrobata hotărăște soarta coroanei până la runda următoare: nici măcar un Rege asasinat n-o ia înapoi la sfârșitul rundei.
RU-44 = Pentru Acrobată și Voinic jucătorii sunt întrebați în sensul acelor de ceasornic, începând din stânga coroanei, iar după primul care joacă acea carte nu mai e întrebat nimeni.
RU-45 = O Casă de bilete nu face parte dintr-un oraș: Comandantul nu se poate atinge de ea și mai multe pot sta în fața aceluiași jucător.
