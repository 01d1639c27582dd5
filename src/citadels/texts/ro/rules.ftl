### The rules, one message for each rule id. Each text is read alone: as the answer to
### "why is this not allowed?" and as an entry of the rules reference.

## Set-up

DX-SETUP-1 = Jocul e pentru 2–8 jucători și folosește exact câte un personaj de fiecare rang de la 1 la 8. Un personaj de rang 9 se adaugă întotdeauna în 3 sau 8 jucători, niciodată în 2 și doar la alegere în 4–7.
DX-SETUP-2 = Împăratul nu poate fi folosit în 2 jucători, nici Regina în mai puțin de 5. Un set care îl conține pe unul dintre ei primește Regele (sau, la alegere, Patricianul) în locul Împăratului și Artistul (sau, la alegere, Perceptorul) în locul Reginei.
DX-SETUP-3 = Pachetul de districte are 68 de cărți amestecate: toate cele 54 de districte obișnuite și 14 dintre cele 30 unice.
DX-SETUP-4 = Fiecare începe cu 4 cărți de district și 2 monede de aur. La o masă adevărată, coroana o primește la început cel mai în vârstă; aici gazda alege locul, iar dacă nu alege, hotărăște întâmplarea.
DX-SETUP-5 = Există șapte seturi: Prima partidă, Aristocrați ambițioși, Agenți vicleni, Emisari iluștri, Demnitari perfizi, Delegați tenaci și Nobili cruzi. Poți face și propria selecție sau poți juca cu una la întâmplare: câte un personaj din fiecare rang și 14 districte unice, trase la sorți.
DX-SETUP-6 = O selecție e refuzată, cu regula pe care o încalcă, dacă nu sunt între 2 și 8 jucători, dacă rangurile nu se potrivesc cu numărul lor, dacă are Împăratul sau Regina când nu sunt permiși ori dacă nu are exact 14 districte unice.
DX-SETUP-7 = În 4–7 jucători nu există personaj de rang 9 decât dacă e ales, iar în 2 jucători cel al unui set nu se folosește. O selecție la întâmplare folosește numai personaje permise pentru numărul de jucători.

## Choosing characters

DX-DRAFT-1 = În 4 sau mai mulți jucători, fiecare rundă începe cu amestecarea personajelor; câteva se pun deoparte cu fața în sus, apoi unul cu fața în jos, pe care nu-l vede nimeni. Cu fața în sus se pun, din 8 personaje, 2 în 4 jucători, 1 în 5 și niciunul în 6 sau 7; din 9 personaje, 3 în 4 jucători, 2 în 5, 1 în 6 și niciunul în 7 sau 8.
DX-DRAFT-2 = Personajul de rang 4 nu stă niciodată cu fața în sus: dacă iese, altă carte îi ia locul, iar el se amestecă înapoi printre personajele rămase.
DX-DRAFT-3 = Începând cu cine are coroana și mergând în sensul acelor de ceasornic, fiecare jucător se uită la personajele rămase, păstrează unul în secret și le dă pe celelalte mai departe. Cartea rămasă după ultima alegere se pune deoparte cu fața în jos.
DX-DRAFT-4 = În 7 jucători cu 8 personaje sau în 8 jucători cu 9 personaje, ultimul jucător primește o singură carte, ia și cartea pusă deoparte cu fața în jos, păstrează una dintre cele două și o pune deoparte pe cealaltă cu fața în jos.
DX-DRAFT-5 = În 2 jucători, fiecare alege două personaje. O carte la întâmplare se pune deoparte cu fața în jos; cine are coroana păstrează 1 din celelalte 7; al doilea jucător păstrează 1 din cele 6 și pune alta deoparte cu fața în jos; cine are coroana păstrează 1 din cele 4 și pune alta deoparte cu fața în jos; al doilea jucător păstrează 1 din ultimele 2, iar cealaltă se pune deoparte cu fața în jos.
DX-DRAFT-6 = În 3 jucători, fiecare alege două personaje. O carte la întâmplare se pune deoparte cu fața în jos; pornind de la coroană, în sensul acelor de ceasornic, jucătorii păstrează 1 din 8, 1 din 7 și 1 din 6; apoi 1 din cele 5 rămase se pune deoparte la întâmplare, cu fața în jos; în aceeași ordine jucătorii păstrează 1 din 4, 1 din 3 și 1 din 2, iar ultima carte se pune deoparte cu fața în jos.
DX-DRAFT-7 = Numai tu știi ce personaje ai văzut când ai ales, și nu știi ce au văzut ceilalți.

## Turns

DX-CALL-1 = Rangurile se strigă în ordine, începând cu 1. Dacă ai personajul strigat, îl dezvălui și e rândul tău; dacă nu răspunde nimeni, se strigă rangul următor, fără să se spună de ce.
DX-CALL-2 = În 2 sau 3 jucători ai un singur oraș, o singură mână și o singură rezervă de aur, dar câte o tură pentru fiecare dintre cele două personaje ale tale. Abilitățile unui personaj le poți folosi numai în tura acelui personaj, nu și în cealaltă.
DX-CALL-3 = După ultimul rang, un Rege, un Patrician sau un Împărat asasinat se dezvăluie și coroana se mută, iar o Regină aflată lângă acel jucător își primește aurul. Apoi toate personajele se dau înapoi și începe o rundă nouă, dacă partida nu s-a încheiat.
DX-TURN-1 = În fiecare tură trebuie să strângi resurse, o singură dată: fie primești 2 monede de la bancă, fie tragi 2 cărți de district, păstrezi 1 și o pui pe cealaltă sub pachet.
DX-TURN-2 = Poți construi numai după ce ai strâns resurse și numai atâtea districte pe tură câte îți permite limita de construcție, care e 1 dacă nicio carte n-o schimbă.
DX-TURN-3 = Ca să construiești un district, joci cartea lui din mână, plătești costul la bancă și o pui cu fața în sus în orașul tău. Districtele schimbate sau rechiziționate nu sunt construite.
DX-TURN-4 = Un oraș nu poate avea două districte cu același nume, așa că nu poți construi unul pe care îl ai deja decât dacă un efect o permite.
DX-TURN-5 = Fiecare abilitate a personajului tău o poți folosi o dată în tura lui, înainte sau după ce strângi resurse ori construiești, dacă nu scrie când; poți și să n-o folosești, dacă nu scrie că trebuie. Venitul pentru districtele de un tip e o singură abilitate: se încasează o singură dată, pentru orașul tău așa cum e în acel moment.
DX-TURN-6 = Tura ta se încheie când spui tu, dar numai după ce ai strâns resurse; apoi au loc efectele de la sfârșitul turei.
DX-TURN-7 = La sfârșitul unei ture se verifică mai întâi mâna pentru Parc și aurul pentru Azilul de săraci, iar Alchimistul își primește aurul înapoi după aceea.
DX-TURN-8 = Un district cu efect o dată pe tură poate fi folosit o dată în fiecare tură a ta și niciodată în tura altui jucător. Are efect chiar din tura în care îl construiești; dacă ai două personaje, are efect o dată în fiecare dintre cele două ture ale tale.
DX-TURN-9 = Când un personaj e dezvăluit, mai întâi îl jefuiește Hoțul, apoi un Rege sau un Patrician ia coroana și abia după aceea începe tura; coroana nu așteaptă răspunsul la o amenințare. Nu poți încheia o tură înainte de a face tot ce trebuie făcut.
DX-BANK-1 = Banca nu se golește niciodată, iar tu poți avea oricât aur și oricâte cărți. Rezerva ta e aurul pe care îl ții la tine; aurul de pe un district, un jeton sau o Casă de bilete nu face parte din ea.

## End and score

DX-END-1 = Un oraș e complet cu 7 districte sau mai multe, iar în 2 sau 3 jucători cu 8 sau mai multe. Runda în care apare primul oraș complet e ultima.
DX-END-2 = Primești puncte cât costul fiecărui district din orașul tău, 3 puncte dacă ai acolo toate cele cinci tipuri de district, 4 puncte dacă orașul tău a fost primul complet sau 2 dacă e complet, dar n-a fost primul, precum și ce dau districtele tale unice.
DX-END-3 = Dacă scorurile cele mai mari sunt egale, câștigă acela dintre cei la egalitate care a dezvăluit personajul cu rangul cel mai mare în ultima rundă. Un personaj asasinat e considerat dezvăluit numai dacă a fost arătat la sfârșitul acelei runde.
DX-END-4 = Un exemplu: Docuri, Prăvălie, Cazarmă, Conac, Închisoare, Școală de magie și Poarta Dragonului costă împreună 25; cu 2 puncte pentru al doilea oraș complet și 2 pentru Poarta Dragonului se fac 29. Castel, Tavernă, Prăvălie, Mănăstire, Catedrală, Observator și Cartierul bântuit costă 21; cu Cartierul bântuit drept district militar sunt toate cele cinci tipuri, adică 3 puncte, iar cu 4 pentru primul oraș complet se fac 28. Câștigă orașul cu 29 de puncte.
DX-END-5 = Un oraș e complet de îndată ce ajunge la numărul cerut, indiferent cum: prin construire, confiscare, rechiziționare sau schimb, Monumentul contând ca două. Distrugerea unui district ca plată și construirea celui nou sunt un singur pas, iar districtele se numără după el. Ultima rundă rămâne ultima chiar dacă orașul se micșorează din nou, iar coroana și aurul Reginei de la sfârșitul rundei vin înainte de punctaj.

## Rank 1

DX-ASSASSIN-1 = Asasinul numește alt personaj, pe care îl asasinează. Când se strigă acel rang, jucătorul lui nu spune nimic, nu dezvăluie personajul și nu are tură în runda asta.
DX-WITCH-1 = Vrăjitoarea trebuie mai întâi să strângă resurse și apoi să numească alt personaj pe care îl vrăjește, iar cu asta tura ei se întrerupe. Până atunci nu poate construi și nu poate folosi nimic altceva decât o Mină de aur, o Bibliotecă sau un Observator când strânge resurse.
DX-WITCH-2 = Jucătorul cu personajul vrăjit îl dezvăluie și strânge resurse, cu efectele pe care districtele sale le au atunci. Tura lui se încheie aici, fără abilități, construcții sau efecte de sfârșit de tură.
DX-WITCH-3 = După ce jucătorul vrăjit a strâns resurse, Vrăjitoarea își continuă tura în rolul acelui personaj. Are toate abilitățile lui, cu aurul sau cărțile în plus și cu efectele de durată (protecția Episcopului, limita de construcție a Arhitectului), dar și restricțiile lui (Navigatorul nu poate construi). Folosește mereu propria mână, propriul aur, propriul oraș și propriile districte, niciodată pe ale jucătorului vrăjit.
DX-WITCH-4 = Dacă Șantajistul e vrăjit, Vrăjitoarea e cea care pune amenințările, primește mita și hotărăște dacă întoarce o amenințare.
DX-WITCH-5 = Jucătorul unui Rege sau Patrician vrăjit ia totuși el coroana. Dacă Împăratul e vrăjit, Vrăjitoarea e cea care dă coroana și ia pentru ea aur sau o carte.
DX-WITCH-6 = Dacă niciun jucător nu are personajul vrăjit, tura Vrăjitoarei nu are a doua jumătate și nici Parcul, nici Azilul ei de săraci nu au efect.
DX-WITCH-7 = În a doua jumătate a turei, Vrăjitoarea acționează de la locul ei. Când e Spionul, Magicianul, Vrăjitorul, Clarvăzătoarea, Împăratul, Abatele, Cardinalul, Diplomatul sau Mareșalul, îl poate alege pe jucătorul vrăjit, dar nu pe ea însăși. Vecinii Reginei sunt atunci ai ei; ca Perceptor ia aurul de pe jeton și construiește fără taxă; ca Alchimist primește înapoi ce a plătit ea. Un jaf, amenințările sau protecția Episcopului începute astfel sunt în folosul ei.
DX-WITCH-8 = Cele două jumătăți ale turei Vrăjitoarei sunt o singură tură: strânge resurse o dată, are o singură limită de construcție, folosește o singură dată fiecare efect de o dată pe tură, iar efectele de la sfârșitul turei vin după a doua jumătate. Dacă vrăjește celălalt personaj al său, acel personaj strânge resurse și apoi tura ei se reia.
DX-MAGISTRATE-1 = Magistratul pune trei mandate cu fața în jos pe trei personaje diferite, niciunul de rangul său. Exact unul e semnat și numai Magistratul știe care.
DX-MAGISTRATE-2 = Prima dată când personajul cu mandatul semnat plătește ca să construiască în tura lui, Magistratul poate întoarce mandatul și confisca districtul: acesta se construiește gratis în orașul Magistratului, iar constructorul își primește aurul înapoi. Districtul nu ajunge în orașul constructorului, dar intră în limita lui de construcție, dacă nu era oricum scutit de ea (Grajdurile sau un district comercial al Negustorului).
DX-MAGISTRATE-3 = Numai primul district plătit în tură poate fi confiscat. Unul construit fără plată, cu Schela sau ca Necropolă în locul unui district distrus, nu poate fi confiscat, dar următorul plătit poate.
DX-MAGISTRATE-4 = Magistratul nu poate confisca un district pe care îl are deja în oraș, nici măcar cu o Carieră de piatră, și nici un Monument cât timp acel oraș are 5 districte sau mai multe.
DX-MAGISTRATE-5 = Când e confiscată o Vizuină a hoților, constructorul primește înapoi aurul plătit pe ea, dar nu și cărțile.
DX-MAGISTRATE-6 = Plata cu cărți e tot plată, deci un astfel de district poate fi confiscat. La fel și cel pe care Vrăjitorul îl construiește pe loc, care nu consumă din limita de construcție, întocmai ca Grajdurile și districtele comerciale ale Negustorului. Când e confiscat un district construit de Cardinal cu aur de la alt jucător, tot aurul plătit se întoarce la Cardinal, cărțile date nu se mai întorc, iar obligația de a construi e îndeplinită.
DX-MAGISTRATE-7 = Magistratul hotărăște după ce districtul e plătit și înainte să ajungă într-un oraș, și numai când constructorul avea voie să-l construiască. Dacă lasă să treacă primul district plătit, niciun altul nu mai poate fi confiscat în tura aceea. Magistratul poate confisca și cu un oraș complet.

## Rank 2

DX-THIEF-1 = Hoțul numește alt personaj. Când acel personaj e dezvăluit, Hoțul ia tot aurul jucătorului său înainte de orice altceva.
DX-THIEF-2 = Hoțul nu poate numi un personaj de rang 1, personajul asasinat sau pe cel vrăjit.
DX-SPY-1 = Spionul alege alt jucător și un tip de district și se uită în mâna acelui jucător. Pentru fiecare carte de acel tip, Spionul ia de la el 1 monedă, cât timp mai are, și primește 1 carte din pachet, fie că au fost monede, fie că nu.
DX-BLACKMAILER-1 = Șantajistul pune două amenințări cu fața în jos pe două personaje diferite; una dintre ele are floarea și numai Șantajistul știe care. O amenințare nu poate fi pusă pe personajul de rang 1, pe cel asasinat sau pe cel vrăjit, dar poate sta lângă un mandat.
DX-BLACKMAILER-2 = Un jucător amenințat strânge mai întâi resurse și trebuie apoi să răspundă, înainte de a folosi o abilitate, de a construi sau de a folosi vreun efect de district, în afara celor de la strângerea resurselor. Refuză sau îi dă Șantajistului ca mită jumătate din aurul din rezervă, rotunjit în jos, chiar dacă asta înseamnă nimic; mita înlătură amenințarea fără s-o vadă nimeni.
DX-BLACKMAILER-3 = Când un jucător amenințat refuză, Șantajistul poate întoarce amenințarea și, dacă are floarea, îi ia tot aurul.
DX-BLACKMAILER-4 = Șantajistul nu poate amenința personajul de rang 2. Venitul pentru districte, aurul sau cartea Împăratului, aurul Reginei și aurul de pe jetonul de taxe se pot lua numai după răspunsul la amenințare. O amenințare neîntoarsă rămâne cu fața în jos, iar un jucător amenințat pe ambele personaje răspunde pentru fiecare separat.

## Rank 3

DX-MAGICIAN-1 = Magicianul face unul din două lucruri: schimbă mâna cu alt jucător, chiar dacă una dintre mâini e goală, sau pune oricâte cărți din mână sub pachet și trage tot atâtea.
DX-WIZARD-1 = Vrăjitorul se uită în mâna altui jucător și ia o carte din ea, apoi fie o construiește pe loc, plătind-o, ceea ce nu intră în limita de construcție, fie o ia în mână.
DX-WIZARD-2 = În tura Vrăjitorului poți construi și districte pe care le ai deja în oraș.
DX-WIZARD-3 = Vrăjitorul poate construi pe loc cartea luată chiar și înainte de a strânge resurse. După ce s-a uitat într-o mână, Vrăjitorul trebuie să ia o carte din ea.
DX-SEER-1 = Clarvăzătoarea ia la întâmplare câte o carte din mâna fiecărui alt jucător care are cărți, apoi dă câte o carte din mână, la alegerea ei, fiecărui jucător care a pierdut una. Limita de construcție a Clarvăzătoarei e 2.

## Rank 4

DX-KING-1 = Regele primește 1 monedă pentru fiecare district nobil din orașul său.
DX-KING-2 = Regele trebuie să ia coroana și o ia de îndată ce e strigat.
DX-KING-3 = Un Rege asasinat nu are tură, dar la sfârșitul rundei e dezvăluit și ia coroana.
DX-EMPEROR-1 = Împăratul primește 1 monedă pentru fiecare district nobil din orașul său.
DX-EMPEROR-2 = În tura sa, Împăratul trebuie să dea coroana altui jucător, care nu o are deja.
DX-EMPEROR-3 = De la jucătorul care primește coroana, Împăratul ia 1 monedă sau 1 carte la întâmplare ori nimic, dacă acela nu are nici una, nici alta.
DX-EMPEROR-4 = Un Împărat asasinat nu are tură, dar la sfârșitul rundei e dezvăluit și dă coroana altui jucător, care nu o are deja; pentru asta nu ia nimic.
DX-PATRICIAN-1 = Patricianul primește 1 carte pentru fiecare district nobil din orașul său.
DX-PATRICIAN-2 = Patricianul trebuie să ia coroana și o ia de îndată ce e strigat.
DX-PATRICIAN-3 = Un Patrician asasinat nu are tură, dar e dezvăluit la sfârșitul rundei și ia atunci coroana.

## Rank 5

DX-BISHOP-1 = Episcopul primește 1 monedă pentru fiecare district religios din orașul său.
DX-BISHOP-2 = În runda asta, personajul de rang 8 nu-și poate folosi abilitatea asupra districtelor jucătorului cu Episcopul. Un Episcop asasinat nu protejează nimic, iar unul vrăjit protejează în schimb districtele Vrăjitoarei.
DX-BISHOP-3 = Episcopul apără numai de alți jucători: dacă ai chiar tu și Comandantul sau Diplomatul, le poți folosi abilitatea asupra propriilor districte. De Donjon, în schimb, nu se poate atinge nici proprietarul lui.
DX-ABBOT-1 = Abatele primește 1 monedă sau 1 carte pentru fiecare district religios din orașul său, în orice combinație, și spune câte din fiecare înainte de a le lua.
DX-ABBOT-2 = O dată pe tură, în orice moment în care nu e cel mai bogat jucător și nici la egalitate cu el, Abatele poate lua 1 monedă de la cel mai bogat; dintre mai mulți la fel de bogați alege Abatele.
DX-CARDINAL-1 = Cardinalul primește 1 carte pentru fiecare district religios din orașul său.
DX-CARDINAL-2 = O dată pe tură, când aurul nu ajunge pentru un district, Cardinalul poate lua exact cât lipsește de la un singur alt jucător, care nu poate refuza, și îi dă 1 carte din mână pentru fiecare monedă. Cardinalul trebuie apoi să construiască acel district.
DX-CARDINAL-3 = Cardinalul ia aur de la altul numai ca să construiască: după ce a strâns resurse, în limita de construcție, pentru un district care se poate construi, de la un singur jucător care are tot aurul lipsă și cu destule alte cărți în mână de dat pentru el.

## Rank 6

DX-MERCHANT-1 = Comerciantul primește 1 monedă pentru fiecare district comercial din orașul său.
DX-MERCHANT-2 = Comerciantul primește 1 monedă în plus, fie că la resurse a luat aur, fie cărți.
DX-ALCHEMIST-1 = La sfârșitul turei, Alchimistul primește înapoi tot aurul plătit în ea pentru construirea de districte. Aurul plătit pentru altceva, cum ar fi Fierăria sau taxa, nu se întoarce, și nici cel pe care l-a întors deja o confiscare.
DX-TRADER-1 = Negustorul primește 1 monedă pentru fiecare district comercial din orașul său.
DX-TRADER-2 = Districtele comerciale nu intră în limita de construcție a Negustorului.

## Rank 7

DX-ARCHITECT-1 = Arhitectul primește 2 cărți în plus.
DX-ARCHITECT-2 = Limita de construcție a Arhitectului e 3.
DX-NAVIGATOR-1 = Navigatorul primește 4 monede sau 4 cărți în plus.
DX-NAVIGATOR-2 = Navigatorul nu poate construi niciun district în tura asta, fie că ia aurul sau cărțile în plus, fie că nu.
DX-SCHOLAR-1 = Învățatul trage 7 cărți, păstrează 1 și le amestecă pe celelalte în pachet.
DX-SCHOLAR-2 = Limita de construcție a Învățatului e 2.

## Rank 8

DX-WARLORD-1 = Comandantul primește 1 monedă pentru fiecare district militar din orașul său.
DX-WARLORD-2 = Comandantul poate distruge un district din orice oraș care nu e complet, chiar și din al său, plătind cu 1 mai puțin decât costul lui. Districtul merge sub pachet, împreună cu cărțile de sub el, iar aurul de pe el merge la bancă.
DX-DIPLOMAT-1 = Diplomatul primește 1 monedă pentru fiecare district militar din orașul său.
DX-DIPLOMAT-2 = Diplomatul poate schimba un district din orașul său cu unul din orașul altui jucător. Dacă acela costă mai mult, Diplomatul îi plătește jucătorului diferența; dacă e mai ieftin, nu primește aur înapoi.
DX-DIPLOMAT-3 = Diplomatul nu poate face schimb cu un oraș complet, dar al său poate fi complet. Un district nu poate ajunge într-un oraș care are deja unul cu același nume, nici măcar dacă tocmai acela pleacă de acolo, iar o Carieră de piatră nu ajută. Dublurile care există deja într-un oraș nu împiedică alte schimburi și rămân acolo când pleacă o Carieră de piatră.
DX-MARSHAL-1 = Mareșalul primește 1 monedă pentru fiecare district militar din orașul său.
DX-MARSHAL-2 = Mareșalul poate rechiziționa un district de la alt jucător plătindu-i acestuia costul, care trebuie să fie cel mult 3. Nu poate lua un district dintr-un oraș complet și nici unul pe care îl are deja în oraș, nici măcar cu o Carieră de piatră.
DX-RANK8-1 = Protecția Episcopului, Donjonul și Marele Zid apără deopotrivă de Comandant, de Diplomat și de Mareșal.

## Rank 9

DX-QUEEN-1 = Regina primește 3 monede dacă jucătorul ei stă lângă jucătorul care a dezvăluit personajul de rang 4 în runda asta.
DX-QUEEN-2 = Dacă personajul de rang 4 al unui vecin a fost asasinat, Regina își primește cele 3 monede abia la sfârșitul rundei, când acel personaj e arătat.
DX-ARTIST-1 = Artistul poate înfrumuseța până la 2 districte din orașul său, punând pe fiecare câte 1 monedă din rezervă. Un district poate fi înfrumusețat o singură dată, iar costul lui e de atunci cu 1 mai mare în toate privințele: punctaj, distrugere, schimb, limita Mareșalului și Bazilica.
DX-TAX-1 = Când Perceptorul e printre personajele din joc, oricine construiește un district, plătit sau nu, trebuie să pună imediat după aceea 1 monedă pe jetonul Perceptorului, dacă mai are vreuna în rezervă, și asta pentru fiecare district. Districtele construite chiar în tura Perceptorului sunt scutite, dar nu și cele din cealaltă tură a aceluiași jucător.
DX-TAX-2 = În tura Perceptorului poți lua tot aurul de pe jeton. Până atunci rămâne acolo, rundă după rundă, oricine ar fi în joc.
DX-TAX-3 = Pentru un district confiscat plătește taxa Magistratul, nu constructorul. Districtele schimbate sau rechiziționate nu se taxează.
DX-TAX-4 = Scutirea de taxă e valabilă pentru jucătorul cu Perceptorul în acea tură și pentru nimeni altcineva: dacă Magistratul confiscă atunci un district, Magistratul plătește taxa pentru el.

## Unique districts

DX-ARMORY-1 = În tura ta îți poți distruge Armurăria și, odată cu ea, un district din orice oraș care nu e complet. Aceasta nu e o abilitate de rang 8, așa că Donjonul, Episcopul și Marele Zid nu o împiedică.
DX-BASILICA-1 = La sfârșit, Bazilica dă 1 punct pentru fiecare district de cost impar din orașul tău.
DX-CAPITOL-1 = La sfârșit, Capitoliul dă, o singură dată, 3 puncte dacă ai trei sau mai multe districte de același tip.
DX-DRAGON-GATE-1 = La sfârșit, Poarta Dragonului dă 2 puncte.
DX-FACTORY-1 = Cu Fabrica în oraș, celelalte districte unice ale tale costă cu 1 monedă mai puțin la construire; odată construite, contează cu costul lor întreg.
DX-FRAMEWORK-1 = Poți construi un district distrugându-ți Schela în loc să plătești costul.
DX-GOLD-MINE-1 = Când iei aur la strângerea resurselor, Mina de aur îți dă 1 monedă în plus.
DX-GREAT-WALL-1 = Personajul de rang 8 plătește cu 1 monedă mai mult ca să-și folosească abilitatea asupra oricărui district din orașul cu Marele Zid, în afară de Marele Zid însuși.
DX-GREAT-WALL-2 = Un Mare Zid din orașul Diplomatului nu adaugă nimic la districtul pe care îl dă acesta.
DX-GREAT-WALL-3 = În spatele unui Mare Zid, Comandantul plătește costul întreg al districtului, chiar și în propriul oraș; Mareșalul plătește costul plus 1, iar limita de 3 privește numai costul; Diplomatul plătește 1 peste diferență sau doar 1, dacă nu e nicio diferență de plătit.
DX-HAUNTED-QUARTER-1 = La punctajul final, Cartierul bântuit contează ca district de un tip ales de proprietar; jocul face pentru tine cea mai bună alegere. Dacă e de alt tip, nu mai e unic pentru niciun punctaj.
DX-HAUNTED-QUARTER-2 = Tipul ales pentru Cartierul bântuit e același pentru cele cinci tipuri, Capitoliu, Turnul de fildeș și Fântâna dorințelor; nu e niciodată și unic, și de alt tip.
DX-IMPERIAL-TREASURY-1 = La sfârșit, Tezaurul imperial dă 1 punct pentru fiecare monedă din rezerva ta.
DX-IVORY-TOWER-1 = La sfârșit, Turnul de fildeș dă 5 puncte dacă e singurul district unic din orașul tău. Un Cartier bântuit considerat de alt tip nu te împiedică.
DX-KEEP-1 = Personajul de rang 8 nu-și poate folosi abilitatea asupra Donjonului.
DX-LABORATORY-1 = O dată pe tură, Laboratorul te lasă să pui 1 carte din mână sub pachet și să primești 2 monede.
DX-LIBRARY-1 = Când tragi cărți la strângerea resurselor, Biblioteca te lasă să le păstrezi pe toate.
DX-MAP-ROOM-1 = La sfârșit, Sala hărților dă 1 punct pentru fiecare carte din mâna ta.
DX-MONUMENT-1 = Nu poți construi Monumentul dacă orașul tău are deja 5 districte sau mai multe.
DX-MONUMENT-2 = Monumentul contează ca 2 districte la terminarea orașului tău și ca 1 pentru orice altceva.
DX-MUSEUM-1 = O dată pe tură poți pune 1 carte din mână sub Muzeu, cu fața în jos.
DX-MUSEUM-2 = La sfârșit, Muzeul dă 1 punct pentru fiecare carte de sub el.
DX-MUSEUM-3 = Dacă Muzeul e schimbat sau rechiziționat, cărțile de sub el merg cu el; dacă e distrus, merg sub pachet.
DX-NECROPOLIS-1 = Poți construi Necropola distrugând un district din orașul tău în loc să plătești costul.
DX-OBSERVATORY-1 = Când tragi cărți la strângerea resurselor, Observatorul te lasă să tragi 3 în loc de 2; păstrezi 1 dintre ele sau, cu o Bibliotecă, pe toate 3.
DX-PARK-1 = Dacă nu ai nicio carte în mână la sfârșitul turei tale, Parcul îți dă 2 cărți.
DX-POOR-HOUSE-1 = Dacă nu ai nicio monedă la sfârșitul turei tale, Azilul de săraci îți dă 1 monedă; asta se verifică înainte ca un Alchimist să-și primească aurul înapoi.
DX-QUARRY-1 = Cu o Carieră de piatră în oraș poți construi oricâte districte cu același nume.
DX-SCHOOL-OF-MAGIC-1 = Școala de magie e de tipul de care ai nevoie pentru o abilitate care dă aur sau cărți pentru fiecare district de un tip; un Abate primește pentru ea fie 1 monedă, fie 1 carte.
DX-SCHOOL-OF-MAGIC-2 = Pentru Negustor, pentru Spion și la punctaj, Școala de magie e un district unic și nimic altceva.
DX-SECRET-VAULT-1 = Seiful secret nu poate fi construit.
DX-SECRET-VAULT-2 = La sfârșit, Seiful secret dă 3 puncte dacă e în mâna ta.
DX-SMITHY-1 = O dată pe tură, Fierăria te lasă să plătești 2 monede și să primești 3 cărți.
DX-STABLES-1 = Construirea Grajdurilor nu intră în limita ta de construcție.
DX-STATUE-1 = La sfârșit, Statuia dă 5 puncte dacă ai coroana.
DX-THEATER-1 = După alegerea personajelor, proprietarul Teatrului poate schimba personajul cu alt jucător fără să-l vadă pe al lui; după aceea se pot uita amândoi. În 2 sau 3 jucători, proprietarul alege pe care dintre cele două personaje îl dă și primește unul la întâmplare dintre ale celuilalt.
DX-THEATER-2 = Teatrul se folosește o dată pe rundă, când fiecare își are toate personajele și înainte să se strige rangul 1. Toți află cine cu cine a făcut schimb, dar nu și ce personaje.
DX-THIEVES-DEN-1 = Poți plăti oricât din costul Vizuinii hoților, chiar și tot, cu alte cărți din mână, fiecare valorând 1 monedă; ele merg sub pachet.
DX-WISHING-WELL-1 = La sfârșit, Fântâna dorințelor dă 1 punct pentru fiecare district unic din orașul tău, inclusiv pentru ea însăși.

## Rulings for all editions

RU-1 = Când o reacție depinde de un secret, cum ar fi o Acrobată sau un Voinic într-o mână, e întrebat numai jucătorul care are cu adevărat de ales. Ceilalți nu află nici cine e întrebat, nici dacă e întrebat cineva, nici că cineva a renunțat: văd numai că partida așteaptă reacții, și ea așteaptă puțin în ambele cazuri.
RU-2 = Poți numi orice personaj din joc în afară de cel care numește, chiar și unul pus cu fața în sus.
RU-3 = Dacă au rămas mai puține cărți decât ai avea de tras, le tragi pe cele care sunt. Nu poți lua cărți la strângerea resurselor când pachetul și eventualul teanc de decartate sunt goale.
RU-4 = Dacă ai două personaje, îl poți numi sau amenința și pe celălalt ori poți pune un mandat pe el. Dacă te jefuiești sau te mituiești pe tine, nu se mută nicio monedă, iar de la tine nu poți confisca nimic.
RU-5 = Cine are primul oraș complet se stabilește în acel moment și nu se mai schimbă; cele 2 puncte pentru celelalte orașe complete depind de orașele de la sfârșit.
RU-6 = O partidă care ajunge la a 200-a rundă, iar în Orașul comun la al 50-lea ciclu, se încheie odată cu runda sau ciclul acela și se punctează.
RU-7 = Magistratul e întrebat, în văzul tuturor, la prima construcție plătită a fiecăruia dintre cele trei personaje cu mandat, dar nu poate decât să renunțe dacă mandatul e nesemnat sau e pe celălalt personaj al său. Șantajistul e întrebat după fiecare refuz, cu floare sau fără. Astfel, întrebarea în sine nu dă nimic de gol.
RU-8 = O carte care nu e în partida aceasta nu poate fi nici folosită, nici numită. O acțiune care ține de o asemenea carte sau de altă ediție nu este posibilă.

## Rulings for Deluxe

RU-10 = La egalitate contează numai personajele dezvăluite; din două personaje contează rangul mai mare. Dacă și acesta e egal, victoria se împarte.
RU-11 = Protecția Episcopului ține toată runda, nu doar o tură.
RU-12 = Ultima rundă se joacă întotdeauna până la capăt, și în 2 sau 3 jucători.
RU-13 = Când Împăratul e vrăjit, Vrăjitoarea nu-și poate da coroana ei însăși, dar o poate da jucătorului cu Împăratul.
RU-14 = Aurul în plus pentru un Mare Zid îl plătește Diplomatul sau Mareșalul proprietarului districtului, împreună cu restul. Diplomatul nu poate nici să dea la schimb un Donjon.
RU-15 = Poți folosi Armurăria și când orașul tău e complet. Districtul pe care îl distruge nu poate fi dintr-un oraș complet; orașul tău e considerat complet numai dacă rămâne așa și fără Armurărie.
RU-16 = Un district construit prin distrugerea unei Schele sau o Necropolă construită prin distrugerea altui district intră în limita de construcție ca oricare altul și se taxează. Și un Vrăjitor poate plăti în aceste feluri cartea construită pe loc.
RU-17 = Cardinalul dă exact câte o carte pentru fiecare monedă lipsă, niciodată districtul de construit, iar ce lipsește se calculează după ce Fabrica a scăzut costul. Îl scad și cărțile date pentru o Vizuină a hoților, dar trebuie să mai lipsească cel puțin 1 monedă, deci ultima monedă lipsă nu se poate plăti cu o carte.
RU-18 = Mandatele și amenințările rămân unde sunt până la sfârșitul rundei, doar că o amenințare plătită cu mită se înlătură fără să fie întoarsă.
RU-19 = Ce se ia la întâmplare cu Clarvăzătoarea, cu Împăratul și cu Teatrul e tras la sorți de joc, nu ales de un jucător.
RU-20 = În setul Prima partidă, în 3 sau 8 jucători, personajul de rang 9 e Artistul, dacă nu se alege altul.
RU-21 = Spionul, Vrăjitorul, Magicianul și Ghicitoarea aleg întotdeauna un alt jucător. Numai Spionul, precum și Magicianul când schimbă mâna, pot alege pe cineva fără cărți în mână.
RU-22 = Dacă ai voie să construiești un district (o dublură sau un Monument într-un oraș cu 5 districte sau mai multe) se verifică înainte de a distruge ceva pentru plata lui. Orice district din orașul tău poate plăti o Necropolă, chiar și într-un oraș complet și chiar și un Donjon, un Muzeu sau o Armurărie, care atunci nu mai distruge nimic altceva. Dacă o Schelă plătește o Necropolă, se distruge numai Schela.
RU-23 = În mână, Seiful secret e o carte obișnuită de tip unic: contează pentru Spion, iar pentru Sala hărților pe lângă cele 3 puncte ale sale. Laboratorul, Vizuina hoților, Muzeul, Clarvăzătoarea și Magicianul îl pot muta, dar sub un Muzeu dă 1 punct și nu 3, iar un Vrăjitor îl poate lua numai în mână.
RU-24 = Un district schimbat sau rechiziționat rămâne înfrumusețat: aurul de pe el merge cu el, la fel și cărțile de sub un Muzeu.
RU-25 = Mai multe cărți care merg împreună sub pachet, cum ar fi o Armurărie și districtul distrus de ea sau un Muzeu și cărțile lui, ajung acolo în ordine întâmplătoare și înainte să se tragă ceva pentru ele. Când a rămas o singură carte, cine trage 2 ca să păstreze 1 o păstrează pe aceea, iar Învățatul păstrează 1 din câte au rămas; orice alt câștig dintr-un pachet gol nu dă nimic.
