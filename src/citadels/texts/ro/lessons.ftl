### The first game: a tutorial in eight chapters, in the browser and in the terminal.
###
### One story at one table: the reader ("you"), Ilinca, Tudor and Maria. The names are this language's own (see
### lesson-name-1 to lesson-name-3) and stand plainly in the sentences, so they may be declined; Ilinca and Maria are
### women, Tudor is a man, the reader may be anybody. Cards are fixed in each sentence and stand there by their names.
### Short sentences, at most about three at a time; the tone is that of a friend at the table, with a little mischief.

## The table

lesson-name-1 = Ilinca
lesson-name-2 = Tudor
lesson-name-3 = Maria

## Around the lesson

lesson-about = Opt capitole scurte la o masă deja pregătită. Joci din primul minut și n-ai ce strica.
lesson-panel = Lecția
lesson-chapters = Capitole
# $number and $count are numbers: chapter 3 of 8
lesson-chapter = Capitolul { $number } din { $count }
lesson-progress = { $done ->
    [0] Încă n-ai început
    [one] { $done } din { $count } capitole gata
    [few] { $done } din { $count } capitole gata
   *[other] { $done } din { $count } de capitole gata
}
lesson-done-chapter = Gata
lesson-begin = Începe
lesson-go-on = Continuă
lesson-next = Înainte
lesson-back = Înapoi
lesson-faster = Mai repede
lesson-again = Mai joacă o dată capitolul
lesson-next-chapter = Capitolul următor
lesson-leave = Ieși din lecție
# Small heading over what the reader is asked to do
lesson-your-move = E rândul tău
# Small heading while the others play
lesson-watching = Joacă ceilalți
# Small heading over an explanation
lesson-reading = Ascultă
# Stands where the question would stand, as long as something is explained
lesson-waiting = Partida așteaptă până citești mai departe.
# Heading over the one sentence at the end of a chapter
lesson-learned = Ce ai învățat
lesson-loading = Se pregătește masa...
lesson-finish-title = Ăsta e tot jocul!
lesson-finish = Ai jucat cu toate cele opt personaje și ai câștigat cu șapte districte. Acum urmează o partidă adevărată: trei adversari ușori și ajutor lângă fiecare întrebare.
lesson-first-game = Joacă prima ta partidă adevărată

## In the terminal

lesson-command = învață jocul jucându-l: opt capitole scurte
lesson-command-chapter = capitolul cu care începi: numărul, personajul sau titlul
lesson-enter = Enter: mai departe, q: ieșire
lesson-no-chapter = Nu există capitolul { $chapter }. Capitolele sunt: { $chapters }.
# $command is what is typed to begin a real game, as that was spoken of just before
lesson-finish-command = Se începe cu: { $command }

## What is said when the reader does something else that the rules allow

lesson-else = Ar fi permis, dar lecția urmărește acum altceva, așa că nu s-a întâmplat nimic.
lesson-not-end = Nu așa repede: mai ai ceva de făcut în tura asta.

## 1. The King: the aim of the game, gathering, building

lesson-title-king = Un acoperiș deasupra capului
lesson-king-welcome = Bine ai venit la masă! Ilinca, Tudor, Maria și tu ați primit câte o bucată de pământ. Pe ea își va construi fiecare orașul.
lesson-king-aim = Aici va fi al tău. De îndată ce cineva are șapte districte, runda în curs e ultima. Fiecare district valorează cât a costat, iar cine are cele mai multe puncte câștigă.
lesson-king-hand = Acestea sunt primele tale districte, deocamdată pe hârtie. Monedele de pe o carte sunt costul ei și totodată punctele ei.
lesson-king-purse = Iar asta e toată averea ta: 2 monede. Conacul costă 3. Trebuie făcut ceva.
lesson-king-gather = Orice tură începe cu resursele: ori 2 monede, ori o carte nouă. Ia aurul.
lesson-king-gather-else = Cărțile nu strică niciodată. Dar ai patru planuri și numai 2 monede, așa că ia aurul de data asta.
lesson-king-build = Patru monede! După ce ai strâns resurse poți construi un district. Construiește Conacul.
lesson-king-build-else = Piața e un chilipir și îi va veni și ei rândul. Construiește întâi Conacul: vezi imediat de ce.
lesson-king-income = Iată-l: primele tale 3 puncte. Și se întâmplă să fii Regele, care încasează 1 monedă pentru fiecare district nobil (galben). Conacul e nobil. Încasează!
lesson-king-end = A fost o tură întreagă: strângi resurse, construiești și folosești ce știe personajul tău. Încheie-o.
lesson-king-others = Acum Maria, apoi Ilinca. Fac și ele ca tine: strâng resurse, construiesc și scot ce pot din personajul lor.
lesson-learned-king = În tura ta strângi resurse, apoi construiești și îți folosești personajul când vrei. Șapte districte încheie partida.

## 2. The Merchant: choosing a character, being called

lesson-title-merchant = Cine vrei să fii?
lesson-merchant-crown = Ai fost Rege numai o rundă: în fiecare rundă toți își aleg din nou, în secret, un personaj. Regele ți-a adus coroana, iar cine are coroana alege primul.
lesson-merchant-up = Magicianul și Episcopul stau cu fața în sus: nu-i va avea nimeni în runda asta. Încă un personaj stă cu fața în jos și nimeni nu s-a uitat la el.
lesson-merchant-pick = Au rămas aceste cinci personaje. Lipsește doar Asasinul, deci știi cine stă cu fața în jos; ceilalți pot numai să ghicească. Ia Comerciantul: are o slăbiciune pentru aur, ca și tine.
lesson-merchant-pick-else = Bună alegere, și o să joci și cu acela. De data asta ia Comerciantul.
lesson-merchant-pass = Numai tu știi ce ai luat. Celelalte patru merg la Ilinca: ea păstrează unul și dă restul lui Tudor, iar el Mariei. Ultima carte se pune cu fața în jos.
lesson-merchant-call = Acum se strigă personajele după rang, de la 1 la 8. Cine îl are pe cel strigat îl arată și își joacă tura.
lesson-merchant-silence = Primul a fost strigat Asasinul și n-a răspuns nimeni, exact cum te așteptai. Hoțul e Tudor. Ține-ți bine punga!
lesson-merchant-named = Tudor a numit Arhitectul și a construit o Biserică, să-și împace cugetul. Cine e Arhitectul își va pierde tot aurul. Tu ești Comerciantul, deci poți zâmbi.
lesson-merchant-gather = E rândul tău! Ia aur la resurse și ia și darul Comerciantului: în fiecare tură primește 1 monedă în plus.
lesson-merchant-gather-else = Întâi umple punga: ia aur la resurse și moneda în plus a Comerciantului.
lesson-merchant-build = Cinci monede. Districtele verzi sunt comerciale, iar Comerciantul încasează câte 1 monedă pentru fiecare. Așadar, construiește Piața.
lesson-merchant-build-else = Asta ți-ar înghiți tot ce ai. Piața costă 2 și e verde: îi aduce bani Comerciantului.
lesson-merchant-income = Piața e deschisă. Încasează pentru ea!
lesson-merchant-end = Bună afacere. Încheie tura și vezi cine e Arhitectul.
lesson-merchant-robbed = E Ilinca! Tudor îi ia toate cele cinci monede înainte să apuce să zică ceva. Tura tot și-o joacă, dar n-are prea mult de cheltuit.
lesson-learned-merchant = Alegi în secret, joci în ordinea rangului. Comerciantul primește 1 monedă în plus, iar districtele verzi îi aduc venit.

## 3. The Thief: guessing, gathering cards

lesson-title-thief = Banii altora
lesson-thief-rich = Câteva runde mai târziu. Ilinca și-a revenit: trei districte verzi și 7 monede. Prin punga ta a trecut un Hoț și n-ai rămas cu niciuna. Nu e drept.
lesson-thief-pick = Maria a ales, iar la tine ajung aceste patru personaje. Ia Hoțul: el numește un personaj și ia tot aurul celui care îl are.
lesson-thief-pick-else = Nu e rău. Dar acolo stau degeaba 7 monede și numai Hoțul ajunge la ele.
lesson-thief-pass = Episcopul, Comerciantul și Comandantul merg mai departe la Ilinca. Uită-te la orașul ei, tot verde, și ghicește: pe care dintre cei trei îl va vrea?
lesson-thief-name = Ți-a venit rândul. Numești un personaj, nu un jucător, deci totul e să ghicești. Ce o fi luat Ilinca, cu atâta comerț?
lesson-thief-name-else = L-ar vrea Ilinca pe acela? Orașul ei e verde, iar verdele îi aduce cel mai mult unui anumit personaj.
lesson-thief-name-first = Resursele le strângi imediat. Întâi jaful: numește un personaj.
lesson-thief-cards = Aurul e ca și al tău, așa că de data asta ia cărți. Tragi două și păstrezi una.
lesson-thief-cards-else = Două monede? Mărunțiș. Șapte sunt pe drum, așa că ia cărți de data asta.
lesson-thief-keep = Păstreaz-o pe cea care îți place mai mult. Cealaltă merge sub pachet.
# $face is how the game is played: in the terminal or in the browser
lesson-thief-end = Fără aur nu se poate construi nimic. { $face ->
    [terminal] Scrie why build cathedral și afli motivul.
   *[browser] Apasă pe o carte din mână și îți spune motivul.
} Nu-i nimic: încheie tura și așteaptă.
lesson-thief-robbed = Se strigă Comerciantul: e Ilinca, iar cele 7 monede ale ei sunt ale tale. Nici măcar nu trebuie să-ți ceri iertare.
lesson-learned-thief = Hoțul ia tot aurul personajului pe care îl numește. Ce dai mai departe și ce le trebuie celorlalți îți spune cine sunt.

## 4. The Magician: cards

lesson-title-magician = O mână goală
lesson-magician-empty = Unde-ți sunt cărțile? Runda trecută Ilinca a fost Magicianul și încă nu uitase povestea cu cele 7 monede. Mâna ta e goală.
lesson-magician-swap = Dar acum Magicianul ești tu! El își schimbă toată mâna cu a altui jucător, chiar dacă n-are nicio carte. Tudor are șase: schimbă mâna cu Tudor.
lesson-magician-swap-else = Și acolo ai lua câteva cărți. Dar cele mai multe le are Tudor: șase.
lesson-magician-swap-first = Asta poate aștepta. Întâi magia: schimbă mâna cu Tudor.
lesson-magician-otto = Tudor se uită în mâna lui. Tudor se uită la tine. Data viitoare poți schimba cărți și cu pachetul, oricâte vrei; dar acolo nu face nimeni o mutră ca asta.
lesson-magician-gather = Șase cărți trebuie și plătite. Ia aur la resurse.
lesson-magician-gather-else = Ai deja șase cărți. Acum îți trebuie aur.
lesson-magician-build = Construiește Mănăstirea. E albastră, deci religioasă: îți va aduce bani când vei fi Episcopul. Și chiar asta vei fi.
lesson-magician-build-else = Îi va veni și lui vremea. De data asta construiește Mănăstirea: îți va trebui curând ceva albastru.
lesson-magician-end = De la zero la cinci cărți, plus un district nou. Încheie tura.
lesson-learned-magician = Magicianul schimbă mâna cu un jucător sau oricâte cărți cu pachetul. Cel mai bine îi merge cu mâna goală.

## 5. The Bishop: protection from the Warlord

lesson-title-bishop = Între ziduri groase
lesson-bishop-late = Runda trecută Ilinca a fost Regele, așa că acum ea are coroana și alege prima. Tu alegi la urmă, din ce au lăsat ceilalți.
lesson-bishop-missing = La tine au ajuns Episcopul și Arhitectul. Comandantul nu e cu ei și nici cu fața în sus nu stă. Tudor, care n-a uitat cele șase cărți, fredonează un marș.
lesson-bishop-pick = Comandantul distruge districte, dar niciodată în orașul Episcopului. Ia Episcopul.
lesson-bishop-pick-else = Arhitectul e o ispită. Dar atunci orașul tău ar fi la mila Comandantului, așa că ia Episcopul.
lesson-bishop-gather = E rândul tău. Ia aur la resurse.
lesson-bishop-gather-else = Mâna ta e deja plină de planuri scumpe. Ia aur.
lesson-bishop-wait = Ai putea încasa 1 monedă acum. Dar într-o tură se încasează o singură dată: strânge resurse, mai construiește un district albastru și apoi încasează 2.
lesson-bishop-build = Acum Templul: costă 1 și e albastru, ca Mănăstirea.
lesson-bishop-build-else = Întâi Templul: pentru 1 monedă primești înapoi 2.
lesson-bishop-income = Ai două districte albastre, iar ele îi aduc Episcopului 2 monede. Încasează acum! Se poate o singură dată în fiecare tură, de aceea a meritat să construiești întâi.
lesson-bishop-end = Orașul tău e acum la adăpost până la sfârșitul rundei. Încheie tura și bucură-te de spectacol.
lesson-bishop-warlord = Chiar așa: Tudor e Comandantul. Se uită la Piața ta. Se uită la Episcopul tău. Oftează.
lesson-bishop-tavern = Așa că a pățit-o Maria. Comandantul plătește cu 1 monedă mai puțin decât a costat districtul, iar Taverna ei a costat 1: a distrus-o gratis.
lesson-learned-bishop = Districtele albastre îi aduc bani Episcopului, iar Comandantul nu se poate atinge de orașul lui. Încasează după ce construiești.

## 6. The Warlord: destroying

lesson-title-warlord = Cameră cu vedere
lesson-warlord-view = Runda trecută n-ai fost Episcopul, iar Tudor a fost iar Comandantul. Unde era Piața ta ai acum o priveliște minunată.
lesson-warlord-marta = Acum Comandantul ești tu. Lasă-l pe Tudor pe altă dată și uită-te la Maria: șase districte! Și-a făcut până și o Tavernă nouă. Încă unul și încheie partida.
lesson-warlord-gather = Joci la urmă, fiindcă rangul Comandantului e 8. Ia întâi aur la resurse.
lesson-warlord-gather-else = Cărțile tale sunt destul de scumpe. Ia aur.
lesson-warlord-destroy-later = Toate la timpul lor. Comandantul poate face asta și la sfârșitul turei, când vezi cât aur rămâne.
lesson-warlord-build = Districtele roșii sunt militare și îi aduc bani Comandantului. Construiește Turnul de veghe.
lesson-warlord-build-else = Splendid, dar nu e roșu. Construiește Turnul de veghe: roșul îi aduce bani Comandantului.
lesson-warlord-income = Încasează pentru Turnul de veghe. Așa te alegi cu el gratis.
lesson-warlord-destroy = Acum distruge Taverna Mariei. Plătești cu 1 monedă mai puțin decât a costat districtul, deci Taverna e gratis. Ilinca, apropo, e Episcopul: la orașul ei nu ajungi.
lesson-warlord-destroy-dear = Ar durea, dar te costă aur. Și fără Tavernă Maria rămâne cu cinci districte, iar tu nu plătești nimic.
lesson-warlord-destroy-other = Răzbunarea e dulce. Dar Mariei îi mai trebuie un singur district.
lesson-warlord-destroy-own = În orașul tău? E permis, dar e păcat. Distruge mai bine Taverna Mariei.
lesson-warlord-end = Din nou cinci. Comandantului nu-i mulțumește nimeni niciodată. Încheie tura.
lesson-learned-warlord = Districtele roșii îi aduc bani Comandantului. El distruge un district plătind cu 1 monedă mai puțin decât a costat: pe cele mai ieftine, gratis.

## 7. The Assassin: stopping the one who is about to win

lesson-title-assassin = Unul în plus
lesson-assassin-six = Maria are iar șase districte. Iar Ilinca a fost Hoțul runda trecută, așa că ai rămas cu 2 monede. Nu-i a bună.
lesson-assassin-marta = Maria a fost Regele, așa că are coroana și alege prima. Are 6 monede, dar nicio carte de construit. Ce personaj i-ar fi cel mai de folos?
lesson-assassin-pick = E rândul tău să alegi. Ia Asasinul: el numește un personaj, iar cine îl are își pierde toată tura.
lesson-assassin-pick-else = Asta n-ar opri-o pe Maria. Asasinul, da.
lesson-assassin-missing = Gândește-te: ai văzut patru personaje, alte două stau cu fața în sus. Lipsesc numai Hoțul și Arhitectul. Unul e la Maria, iar celălalt stă cu fața în jos.
lesson-assassin-name = Ești primul personaj strigat. Mariei îi trebuie cărți. Arhitectul trage două în plus și poate construi de trei ori; Hoțul nu trage niciuna. Numește-ți victima!
lesson-assassin-name-else = Pe acela Maria nu-l poate avea sau nu i-ar folosi. Cine trage cărți în plus?
lesson-assassin-name-first = Resursele le strângi imediat. Întâi numește-ți victima.
lesson-assassin-gather = S-a făcut. Acum ia aur la resurse, ca și cum nimic nu s-ar fi întâmplat.
lesson-assassin-gather-else = Ai trei cărți scumpe în mână. Ia aur.
lesson-assassin-end = Patru monede nu ajung pentru nicio carte a ta, așa că păstrează-le. Încheie tura și ascultă când e strigat Arhitectul.
lesson-assassin-silence = S-a strigat Arhitectul și s-a lăsat tăcerea. Maria, cu 6 monede în față, își încrucișează brațele. Nu are tură în runda asta.
lesson-learned-assassin = Asasinul îi ia unui personaj toată tura. Alege-l pe cel care ar câștiga cu ea.

## 8. The Architect: the last round, the counting

lesson-title-architect = Trei dintr-un foc
lesson-architect-four = Ultimul capitol, două runde mai târziu. Ai strâns 7 monede și ai patru districte; Maria are tot șase. Toți cred că știu cum se termină.
lesson-architect-twice = Aur are Maria destul, dar se încruntă la cărțile ei: un Castel și un Port, iar în orașul ei sunt deja amândouă. Niciun oraș nu poate avea două districte cu același nume.
lesson-architect-plan = Dar tu ești Arhitectul. El primește două cărți în plus din pachet și poate construi trei districte într-o singură tură. Patru și cu trei fac...
lesson-architect-gather = Ia cele două cărți ale Arhitectului și ia aur la resurse.
lesson-architect-gather-else = Două cărți primești oricum. Ia aur: îți va trebui până la ultima monedă.
lesson-architect-gather-first = Stai: întâi ia cele două cărți ale Arhitectului și aurul de la resurse. Apoi construiește.
lesson-architect-build = Nouă monede, și ce cărți! Construiește Taverna, Piața și Poarta Dragonului, în orice ordine: fac exact nouă.
lesson-architect-build-else = Atunci aurul n-ar ajunge pentru trei. Taverna, Piața și Poarta Dragonului costă împreună nouă.
lesson-architect-seven = Șapte! Orașul tău e complet, deci runda asta e ultima. Iar un oraș complet e la adăpost: nici Comandantul nu se poate atinge de el.
lesson-architect-end = Încheie tura. Tudor o mai are pe a lui, fiindcă runda se joacă până la capăt.
lesson-architect-count = Tudor își varsă năduful pe Taverna Ilincăi și partida s-a încheiat. Acum fiecare district valorează cât a costat. Cele șase ale Mariei fac 24 de puncte, cele șapte ale tale fac 17. Vai.
lesson-architect-bonuses = Dar mai e ceva: 4 puncte pentru primul oraș complet, 3 pentru districte în toate cele cinci culori și 2 pentru Poarta Dragonului, fiindcă fiecare district mov are efectul lui. Orice alt oraș complet ar primi 2.
lesson-architect-won = Asta face 26 la 24. Orașul e al tău, și partida la fel!
lesson-learned-architect = Arhitectul trage două cărți în plus și construiește până la trei districte. La sfârșit contează costurile, dar și bonusurile.
