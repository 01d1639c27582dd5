### The rules of the Common City, where they differ from Classic. Each text is read alone.

## Set-up and order

CC-SETUP-1 = Toate districtele se amestecă într-un singur pachet, cele 66 din pachetul de bază și cele 14 districte bonus, iar toate cele 18 personaje, cu fața în jos, în altul.
CC-SETUP-2 = Fiecare primește 8 cărți în 2–4 jucători, 6 în 5–7 și 4 în 8 sau 9. Nimeni nu are aur la început, dacă o opțiune nu prevede altfel.
CC-SETUP-3 = Cel mai în vârstă (aici, locul ales sau tras la sorți) are coroana și începe. Turele merg în sensul acelor de ceasornic, iar rangurile personajelor nu contează.
CC-SETUP-4 = În Orașul comun, Fortăreața și Primăria sunt districte nobile. Prin opțiune își păstrează tipurile tipărite, militar pentru Fortăreață și comercial pentru Primărie.

## Turns

CC-TURN-1 = Îți începi tura întorcând personajul de deasupra: îi poți folosi abilitatea oricând în tura asta.
CC-TURN-2 = În tura ta strângi resurse o dată: iei 2 monede sau tragi 2 cărți, păstrezi 1 și o pui pe cealaltă cu fața în sus în teancul de decartate.
CC-TURN-3 = În orice moment al turei tale poți vinde cărți din mână: banca plătește jumătate din cost, rotunjit în sus, sau ții o licitație. Poți doar să vinzi, nu să cumperi sau să schimbi.
CC-TURN-4 = Limita ta de construcție e 1, dacă nicio carte n-o schimbă, și nu poți construi un district construit deja de alt jucător. Unul din propriul cartier îl poți construi din nou numai cu o Carieră de piatră sau ca Vrăjitor.
CC-TURN-5 = Districtele decartate, vândute și distruse stau cu fața în sus într-un teanc de decartate, care devine noul pachet când pachetul e gol.
CC-TURN-6 = Un district unic are efect abia după ce e construit. Cele care se folosesc, cum ar fi Laboratorul, Fierăria și Muzeul, pot fi folosite o dată pe tură; cele de durată, cum ar fi Fabrica, Marele Zid și Școala de magie, au efect mereu.
CC-TURN-7 = Orice abilitate se poate folosi în orice moment al turei, înainte sau după strângerea resurselor și construire, inclusiv cele ale Comandantului, Diplomatului, Comerciantului, Arhitectului și Navigatorului. Numai Vrăjitoarea, Alchimistul și Perceptorul își păstrează momentele lor.
CC-DECK-1 = Cărțile care în jocul clasic ar merge sub pachet merg în teancul de decartate. Acesta se amestecă într-un pachet nou abia în clipa în care cineva trebuie să tragă sau să caute în pachet și acolo nu mai e nicio carte. Un Magician care schimbă cărți le decartează mai întâi și apoi trage.
CC-CITY-1 = Unde o carte vorbește despre un oraș, e vorba de cartierul proprietarului ei, iar un personaj e strigat atunci când e întors. Episcopul nu-și împiedică propriul jucător. Regula că nu poți construi ce a construit alt jucător nu privește schimburile, dar privește ce construiește Vrăjitorul. Farul caută numai în pachet, iar Cimitirul își ia cartea înainte ca ea să ajungă în teancul de decartate.
CC-AUCTION-1 = Pentru o licitație arăți o carte din mână. Pornind din stânga ta, în sensul acelor de ceasornic, fiecare dintre ceilalți trebuie să depășească oferta cea mai mare, în limita aurului pe care îl are, sau să iasă definitiv; cine rămâne îți plătește și primește cartea, iar dacă nu licitează nimeni, ea rămâne la tine. Tu nu poți licita și nu poți refuza oferta cea mai mare, iar aceeași carte o poți oferi o singură dată pe tură.
CC-AUCTION-2 = Se licitează numai cărți din mână, iar ofertele sunt numere întregi de la 1. Cine nu poate oferi mai mult spune automat pas, la fel și cine nu are aur.

## Passing through the characters

CC-PASS-1 = Tura ultimului personaj încheie un ciclu, care apoi se punctează: 3 puncte pentru fiecare jucător cu districte de toate cele cinci tipuri și 2 pentru fiecare jucător cu cele mai multe districte, chiar dacă sunt mai mulți la egalitate. Apoi toate cele 18 personaje se amestecă din nou.
CC-PASS-2 = La punctarea unui ciclu, un Cartier bântuit e considerat de tipul care îi lipsește proprietarului, dacă n-a fost construit chiar în tura care a încheiat ciclul.
CC-PASS-3 = Dacă partida se încheie în tura celui de-al 18-lea personaj, ciclul se punctează mai întâi; un ciclu întrerupt mai devreme nu se punctează. Pentru cele mai multe districte un jucător are nevoie de cel puțin unul, iar dublurile se numără.

## End and score

CC-END-1 = Partida se încheie imediat ce sunt construite în oraș toate cele 42 de districte diferite sau când fiecare district lipsă are toate cărțile sub un Muzeu. Un district distrus lipsește din nou.
CC-END-2 = La sfârșit primești puncte cât costul districtelor tale construite, ce dau districtele tale unice și punctele câștigate la cicluri. Câștigă cine are cele mai multe puncte; la egalitate câștigă cine are mai multe districte, apoi cine are mai mult aur.
CC-END-3 = Dacă trec două cicluri întregi în care nimeni nu construiește nimic, partida se încheie.
CC-END-4 = Sfârșitul întrerupe tura: nu se mai returnează aur, nu se mai plătește taxă, nu mai au efect Parcul, Azilul de săraci și căutarea cu Farul, iar o Vrăjitoare cu tura întreruptă nu mai joacă. Toate cele cinci tipuri și cele mai multe districte aduc puncte numai la punctarea unui ciclu.

## Characters

CC-ASSASSIN-1 = Cine întoarce mai târziu personajul numit de Asasin își pierde tura aceea, dar cu un Spital poate totuși să strângă resurse. Asasinul nu poate numi personajul vrăjit, victima Hoțului sau un personaj strigat deja în ciclul acesta.
CC-WITCH-1 = Când e întors personajul numit de Vrăjitoare, jucătorul lui doar strânge resurse, iar apoi jucătorul cu Vrăjitoarea continuă cu abilitatea lui. Ea nu poate numi victima Asasinului, pe a Hoțului sau un personaj strigat deja în ciclul acesta.
CC-WITCH-2 = Jucătorul vrăjit doar strânge resurse și nu poate vinde; după a doua jumătate a turei Vrăjitoarei urmează jucătorul din stânga celui vrăjit, iar un ciclu care se încheie acolo se punctează după ea. Ea poate vinde în ambele jumătăți și are o singură limită de construcție pentru amândouă; dacă își întoarce ea însăși victima, strânge din nou resurse și continuă. Un Episcop sau un Perceptor vrăjit stă în fața ei, jucătorul cu un Rege vrăjit ia coroana, iar coroana unui Împărat vrăjit o mută ea.
CC-THIEF-1 = Hoțul ia tot aurul celui care întoarce personajul numit, chiar în acel moment. Hoțul nu poate numi victima Asasinului, personajul vrăjit sau unul strigat deja în ciclul acesta.
CC-TAX-1 = Odată întors, Perceptorul stă în fața acelui jucător până la amestecarea personajelor. În tot acest timp, orice alt jucător datorează 1 monedă, dacă i-a mai rămas, la sfârșitul fiecărei ture în care a construit.
CC-BISHOP-1 = Odată întors, Episcopul stă în fața acelui jucător, iar până la următoarea amestecare a personajelor nici Comandantul, nici Diplomatul nu se pot atinge de cartierul lui.
CC-QUEEN-1 = Regina primește 3 monede dacă Regele a fost strigat chiar înaintea ei ori e strigat imediat după (atunci în acel moment) sau dacă stă lângă cine are coroana; în 2 jucători le primește întotdeauna. Le primește o singură dată de fiecare dată când e strigată. Dacă e vrăjită, le primește în schimb jucătorul cu Vrăjitoarea, chiar și când Regele e strigat imediat după; dacă e asasinată, nimeni.
CC-KING-1 = Coroana se mută ca în jocul clasic, dar nu dă dreptul la prima alegere; contează numai pentru Regină, Sala tronului și Sala de bal.
CC-KING-2 = La sfârșitul turei pierdute din cauza Asasinului, un Rege ia totuși coroana, iar un Împărat o dă totuși mai departe, dar nu primește nimic pentru ea. Într-o tură pierdută nu se poate vinde nimic.
CC-WARLORD-1 = Niciun cartier nu e vreodată complet: de Comandant apără numai Episcopul, un Donjon și Marele Zid.
CC-MARK-1 = S-ar putea ca tocmai tu să întorci personajul pe care l-ai numit. Dacă te jefuiești pe tine, nu se schimbă nimic.
CC-MARK-2 = Dacă n-a mai rămas niciun personaj care poate fi numit, nu e numit nimeni, iar Vrăjitoarea joacă atunci o tură fără nicio abilitate. Un personaj asasinat e considerat strigat, și pentru Regină.

## Districts

CC-BELL-TOWER-1 = Cât timp în oraș sunt mai puțin de 30 de districte, proprietarul Clopotniței poate bate clopotul o dată, în tura sa, iar partida se încheie atunci la al 30-lea district. Dacă e distrusă Clopotnița, asta nu mai e valabil.
CC-BELL-TOWER-2 = Clopotnița numără toate districtele construite, inclusiv dublurile. Clopotul rămâne bătut când Clopotnița e schimbată; dacă e construită din nou, poate bate iarăși cât timp sunt mai puțin de 30.

## Rulings for the Common City

RU-50 = Un district dă puncte după costul lui tipărit, plus 1 dacă e înfrumusețat, nu după cât s-a plătit cu adevărat pentru el.
RU-51 = Partida se încheie imediat ce e construit ultimul district lipsă, chiar în mijlocul turei.
RU-52 = Regina primește cele 3 monede o singură dată, chiar dacă are mai multe motive. Un Rege strigat imediat după contează chiar dacă personajele au fost amestecate între timp.
RU-53 = În numai 2 jucători, Împăratul îi dă coroana adversarului. Un adversar care o are deja o păstrează, așa că Sala tronului nu primește nimic, dar dă totuși 1 monedă sau 1 carte.
RU-54 = Numai două cicluri întregi fără construcții înseamnă blocaj. Până atunci partida continuă, chiar dacă toate districtele lipsă sunt numai în mâinile jucătorilor.
RU-55 = Episcopul protejează de Diplomat întocmai ca de Comandant.
RU-56 = Cea mai mare ofertă posibilă e 99.
