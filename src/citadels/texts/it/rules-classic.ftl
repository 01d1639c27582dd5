### The rules of the Classic edition, where they differ from Deluxe. Each text is read alone.

## Set-up

CL-SETUP-1 = Con i soli personaggi di rango da 1 a 8 si gioca in 2-7. Un personaggio di rango 9 si può aggiungere da 3 a 8 giocatori, e in 8 è obbligatorio.
CL-SETUP-2 = Il mazzo base ha 66 carte: i 54 quartieri di base e 12 speciali (viola), che sono Cancello dei draghi, Cimitero, Grandi mura, Città fantasma, Laboratorio, Biblioteca, Osservatorio, Scuola di magia, Fucina, Università e due Torri di guardia.
CL-SETUP-3 = Ciascuno dei personaggi bonus Strega, Esattore delle Tasse, Stregone, Imperatore, Abate, Alchimista, Navigatore e Diplomatico può prendere il posto del personaggio di base dello stesso rango, da 1 a 8. La Regina o l'Artista si aggiunge come rango 9, la Regina solo da 5 giocatori in su.
CL-SETUP-4 = Al mazzo si possono aggiungere due o tre dei 14 quartieri bonus. Se sono di più, il mazzo base perde una carta speciale per ognuno oltre il terzo.
CL-SETUP-5 = Ognuno comincia con 4 carte quartiere e 2 monete. A un tavolo vero la corona va per prima al giocatore più anziano; qui va al posto scelto dall'host, o a uno a caso.
CL-SETUP-6 = La partita breve, se la si sceglie, chiede solo 7 quartieri invece di 8 per una città completa.

## Choosing characters

CL-DRAFT-1 = Da 4 giocatori in su il round comincia con un personaggio a caso messo coperto, senza che nessuno lo veda, e solo dopo se ne mettono altri scoperti. Su 8 personaggi sono 2 in 4 giocatori, 1 in 5 e nessuno in 6 o 7; su 9 personaggi 3 in 4 giocatori, 2 in 5, 1 in 6 e nessuno in 7 o 8.
CL-DRAFT-2 = Né il Re né un Imperatore al suo posto si mettono mai scoperti: si scopre invece un'altra carta, e lui si rimescola tra i personaggi da scegliere.
CL-DRAFT-3 = Quando 7 giocatori scelgono tra 8 personaggi, o 8 tra 9, l'ultimo sceglie tra la sola carta che gli è passata e quella messa coperta all'inizio.
CL-DRAFT-4 = In 2 giocatori ognuno ha due personaggi. Messa una carta coperta a caso, chi ha la corona tiene 1 carta di 7; l'altro giocatore ne tiene 1 di 6 e ne mette da parte un'altra coperta; chi ha la corona ne tiene 1 di 4 e ne mette da parte un'altra; l'altro giocatore tiene 1 delle ultime 2, e anche la carta rimasta si mette da parte.
CL-DRAFT-5 = In 3 giocatori ognuno ha due personaggi. Si mette una carta coperta a caso, poi i giocatori tengono a turno una carta ciascuno, per due giri da chi ha la corona; ciò che avanza si mette da parte coperto. Con 8 personaggi è tutto; con 9, dopo il primo giro si mette da parte coperta un'altra carta a caso.

## Turns

CL-TURN-1 = Nel tuo turno devi raccogliere risorse una volta: prendi 2 monete, o peschi 2 carte, ne tieni 1 e metti l'altra in fondo al mazzo. Dopo puoi costruire un quartiere.
CL-TURN-2 = Nessuno può costruire un quartiere che ha già nella sua città, se non con una Miniera o come Stregone.
CL-TURN-3 = Ogni abilità del tuo personaggio si usa una volta nel suo turno, in qualsiasi momento, a meno che la carta non dica quando. Le monete per i tuoi quartieri di un tipo arrivano una volta, prima o dopo la costruzione, come vuoi.
CL-TURN-4 = Alla fine di un turno l'ordine è questo: il Condottiero o il Diplomatico agisce su un quartiere; si paga l'Esattore delle Tasse; si controllano la tua mano e le tue monete per Parco e Catapecchia; l'Alchimista riprende le sue.

## End and score

CL-END-1 = Una città con 8 quartieri, o 7 nella partita breve, è completa. Il round in cui accade per la prima volta si gioca fino in fondo, e poi la partita è finita.
CL-END-2 = Fai punti per il costo di tutti i tuoi quartieri, 3 punti per averne di tutti e cinque i tipi, 4 punti se la tua città è stata la prima completa o 2 se è completa senza essere stata la prima, e i punti che danno i tuoi quartieri speciali.
CL-END-3 = In caso di parità decidono i punti dei soli quartieri: i costi con gli abbellimenti, Cancello dei draghi e Università contati 8, e nient'altro. Se anche questi sono pari decidono le monete, e dopo di queste la vittoria è condivisa.

## Base characters

CL-ASSASSIN-1 = L'Assassino nomina un altro personaggio, che in questo round perde il turno. Chi lo ha resta in silenzio quando viene chiamato.
CL-THIEF-1 = Il Ladro nomina un altro personaggio, e quando viene chiamato prende tutte le monete di chi lo ha, prima di ogni altra cosa. Non si possono nominare l'Assassino, la Strega, il personaggio assassinato e quello stregato.
CL-MAGICIAN-1 = Il Mago può scambiare tutta la mano con quella di un altro giocatore, oppure mettere quante carte vuole della mano in fondo al mazzo e pescarne lo stesso numero.
CL-KING-1 = Il Re riceve 1 moneta per ogni suo quartiere nobiliare, e prende la corona appena viene chiamato. Se è stato assassinato, chi lo ha la riceve quando tutti i turni del round sono finiti. Finché nessuno ha il Re, la corona resta dov'è.
CL-BISHOP-1 = Il Vescovo riceve 1 moneta per ogni suo quartiere religioso. Il Condottiero non può distruggere un quartiere di chi ha il Vescovo, né il Diplomatico scambiarlo, a meno che il Vescovo non sia stato assassinato.
CL-MERCHANT-1 = Il Mercante riceve 1 moneta per ogni quartiere commerciale della sua città e, dopo aver raccolto risorse, 1 moneta in più.
CL-ARCHITECT-1 = L'Architetto pesca 2 carte in più dopo aver raccolto risorse e nel turno può costruire fino a 3 quartieri.
CL-WARLORD-1 = Il Condottiero riceve 1 moneta per ogni quartiere militare della sua città. Alla fine del turno può distruggere un quartiere di una città non completa, anche la propria, pagando 1 moneta in meno del suo costo. Dopo restano solo gli effetti di fine turno.

## Bonus characters

CL-WITCH-1 = La Strega deve raccogliere risorse, poi deve nominare un altro personaggio prima di fare qualsiasi altra cosa, e il suo turno si ferma lì. Chi ha quel personaggio può solo raccogliere risorse, e poi lei continua come quel personaggio con le sue abilità, con la propria mano, le proprie monete e la propria città. Se non ce l'ha nessuno, non continua. Chi ha un Re stregato prende comunque la corona.
CL-WITCH-2 = Se è stregato l'Imperatore, la Strega dà la corona a un giocatore qualsiasi tranne se stessa e chi ce l'ha ora, compreso chi ha l'Imperatore, e chi la riceve sceglie se darle 1 moneta o 1 carta. In ogni ruolo agisce dal proprio posto, e le due metà del suo turno sono un turno solo.
CL-TAX-1 = Ogni altro giocatore che ha costruito in un turno dà 1 moneta, alla fine di quel turno, a chi ha l'Esattore delle Tasse, se gliene resta; è 1 moneta sola, per quanti quartieri abbia costruito. Vale in un round dal momento in cui l'Esattore viene chiamato, e non vale affatto se l'Esattore è stato assassinato.
CL-TAX-2 = Se l'Assassino ha costruito prima che l'Esattore delle Tasse venga rivelato, chi ha l'Assassino paga 1 moneta in quel momento, se ne ha. La Strega allora non paga.
CL-TAX-3 = Una Strega che costruisce quando riprende il turno paga l'Esattore delle Tasse alla fine di quella seconda metà, come chiunque.
CL-WIZARD-1 = Lo Stregone guarda la mano di un altro giocatore e ne prende una carta, per tenerla in mano o per costruirla subito pagandola, fuori dal limite di costruzione. In questo turno lo Stregone può anche costruire quartieri che ha già nella sua città.
CL-EMPEROR-1 = L'Imperatore riceve 1 moneta per ogni suo quartiere nobiliare. Deve dare la corona a un giocatore che non sia né chi ce l'ha ora né chi ha l'Imperatore.
CL-EMPEROR-2 = Chi riceve la corona dà all'Imperatore 1 moneta o 1 carta della mano, a propria scelta; chi non ha né l'una né l'altra non dà niente.
CL-EMPEROR-3 = Un Imperatore assassinato sposta la corona dopo l'ultimo turno del round e in cambio non riceve niente. In 2 giocatori l'Imperatore non si usa.
CL-ABBOT-1 = L'Abate riceve 1 moneta per ogni quartiere religioso della sua città.
CL-ABBOT-2 = Il giocatore con più monete dà 1 moneta all'Abate. Non si dà niente se i più ricchi sono più d'uno o se il più ricco è l'Abate.
CL-ALCHEMIST-1 = L'Alchimista riprende, alla fine del turno, le monete pagate in quel turno per costruire, e nessuna di quelle pagate per altro.
CL-NAVIGATOR-1 = Il Navigatore riceve 4 monete o 4 carte dopo aver raccolto risorse, e in questo turno non può costruire.
CL-DIPLOMAT-1 = Il Diplomatico riceve 1 moneta per ogni quartiere militare della sua città. Alla fine del turno può scambiare un quartiere con un altro giocatore, pagandogli la differenza se il suo costa di più, più 1 moneta se è dietro le Grandi mura. La città di un Vescovo, le città complete e le Torri di guardia sono al sicuro, e nessun quartiere può entrare in una città che ne ha già uno uguale.
CL-ARTIST-1 = L'Artista può abbellire fino a 2 quartieri della propria città mettendo 1 moneta su ciascuno. Si può fare una volta sola per quartiere, che da allora costa 1 in più a tutti gli effetti.
CL-QUEEN-1 = La Regina riceve 3 monete se un vicino di tavolo ha il Re, o ha avuto la corona dall'Imperatore. Accanto a un Re assassinato le riceve alla fine del round; con un Imperatore assassinato pure, se chi riceve allora la corona è suo vicino. Si usa da 5 giocatori in su.

## Unique districts of the base deck

CL-HAUNTED-CITY-1 = Per il punteggio finale la Città fantasma vale come un tipo di quartiere a scelta, se non è stata costruita nell'ultimo round.
CL-HAUNTED-CITY-2 = Un'unica scelta del tipo della Città fantasma vale per tutto il punteggio, per i cinque tipi come per il Pozzo dei desideri, e il gioco sceglie per te il migliore.
CL-KEEP-1 = Il Condottiero non può distruggere una Torre di guardia, e il Diplomatico non può scambiarla.
CL-LABORATORY-1 = Una volta a turno il Laboratorio ti permette di mettere 1 carta della mano in fondo al mazzo e ricevere 1 moneta.
CL-SMITHY-1 = Una volta a turno puoi pagare 2 monete alla Fucina per pescare 3 carte.
CL-OBSERVATORY-1 = Se raccogli carte, l'Osservatorio te ne fa pescare 3, e ne tieni 1.
CL-GRAVEYARD-1 = Quando il Condottiero distrugge un quartiere di un giocatore qualsiasi, chi possiede il Cimitero può pagare 1 moneta e prenderlo in mano, ma non se è lui a distruggerlo, e non se si tratta del Cimitero stesso.
CL-DRAGON-GATE-1 = Costruire il Cancello dei draghi costa 6, ma alla fine il Cancello vale 8 punti. Il Condottiero lo distrugge per 5 monete.
CL-UNIVERSITY-1 = Costruire l'Università costa 6, ma alla fine l'Università vale 8 punti. Il Condottiero la distrugge per 5 monete.
CL-LIBRARY-1 = Se raccogli carte, la Biblioteca te le fa tenere entrambe, o, se hai anche un Osservatorio, 2 delle 3 pescate.
CL-GREAT-WALL-1 = Per distruggere un quartiere nella città delle Grandi mura il Condottiero paga 1 moneta in più, tranne che per le Grandi mura stesse.
CL-SCHOOL-OF-MAGIC-1 = Quando ricevi monete per i quartieri di un tipo, la Scuola di magia vale come quel tipo.

## Bonus districts

CL-LIGHTHOUSE-1 = Quando costruisci il Faro guardi tutto il mazzo e puoi prenderne una carta. Dopo il mazzo si rimescola, che tu ne abbia presa una o no.
CL-ARMORY-1 = Nel tuo turno puoi distruggere la tua Armeria e con essa un quartiere qualsiasi della città di un altro giocatore. La città può anche essere completa, e la partita finisce lo stesso.
CL-MUSEUM-1 = Una volta a turno puoi mettere una carta della mano coperta sotto il Museo. Ogni carta lì sotto dà 1 punto alla fine.
CL-IMPERIAL-TREASURY-1 = Il Tesoro imperiale dà alla fine 1 punto per ogni moneta che ti resta.
CL-MAP-ROOM-1 = La Stanza della mappa dà alla fine 1 punto per ogni carta che ti resta in mano.
CL-WISHING-WELL-1 = Alla fine il Pozzo dei desideri dà 1 punto per ogni quartiere speciale della tua città diverso da se stesso.
CL-QUARRY-1 = Con la Miniera nella tua città puoi costruire un quartiere che c'è già, ma mai in modo da avere due doppioni nello stesso momento.
CL-POOR-HOUSE-1 = La Catapecchia ti dà 1 moneta se finisci il turno senza monete.
CL-PARK-1 = Il Parco ti fa pescare 2 carte se finisci il turno senza carte in mano.
CL-BELL-TOWER-1 = Quando costruisci il Campanile puoi annunciare che una città è completa con un quartiere in meno, di solito 7, anche se quel quartiere è il Campanile stesso. Se il Campanile viene distrutto a partita in corso, torna a valere il vecchio numero.
CL-BELL-TOWER-2 = Ogni città che diventa completa grazie all'annuncio del Campanile vale come la prima e fa 4 punti, anche se un'altra era completa già prima.
CL-BELL-TOWER-3 = Il Campanile si può annunciare solo quando lo si costruisce, e l'annuncio vale finché il Campanile non viene distrutto, in qualunque città sia. Una volta completata una città, l'ultimo round resta l'ultimo e i 4 punti restano anche senza il Campanile, mentre i 2 punti delle altre città seguono il numero che vale alla fine.
CL-FACTORY-1 = Con la Fabbrica nella tua città, costruire gli altri tuoi quartieri speciali costa 1 moneta in meno. Quanto li paga il Condottiero non cambia.
CL-HOSPITAL-1 = Se il tuo personaggio è stato assassinato e nella tua città c'è l'Ospedale, quando viene chiamato puoi comunque raccogliere risorse, e nient'altro.
CL-HOSPITAL-2 = Quando raccogli risorse con l'Ospedale, Biblioteca e Osservatorio funzionano; Parco e Catapecchia dopo non hanno effetto.
CL-THRONE-ROOM-1 = Ogni volta che la corona passa da un giocatore a un altro, chi possiede la Sala del trono riceve 1 moneta.
CL-THRONE-ROOM-2 = La Sala del trono non dà niente se la corona resta a chi ce l'ha già.
CL-BALLROOM-1 = Finché chi possiede la Sala da ballo ha la corona, ogni altro giocatore il cui personaggio è chiamato deve ringraziarlo; chi tace perde il turno. Si chiede dopo un furto e prima che un Re prenda la corona, e si chiede anche a chi ha il personaggio assassinato e un Ospedale.
CL-BALLROOM-2 = Chi possiede la Sala da ballo non ringrazia. Chi tace perde solo il turno: il personaggio viene rivelato e derubato lo stesso, un Re prende la corona, un Vescovo protegge, un Esattore delle Tasse è pagato, e una Strega che lo ha stregato continua. Una Regina che tace riceve comunque le monete per un Re assassinato, ma nella Città Comune niente per un Re chiamato dopo di lei.

## Rulings for Classic

RU-30 = Nel gioco classico il Condottiero paga 1 in meno del costo e distrugge un solo quartiere, nessuna città ha due quartieri con lo stesso nome, e i numeri per nove personaggi dicono quanti sono scoperti.
RU-31 = La protezione di un Vescovo stregato e la tassa di un Esattore stregato spettano alla Strega. Un Imperatore assassinato sposta la corona alla fine del round e non riceve niente.
RU-32 = Chi ha il personaggio assassinato e un Ospedale viene chiamato, rivela il personaggio e raccoglie risorse. Il Ladro non può derubare quel personaggio, e la corona di un Re assassinato si sposta comunque solo alla fine del round.
RU-33 = Il Cimitero può salvare ciò che distrugge il Condottiero, ma non ciò che distrugge un'Armeria.
RU-34 = Nel turno dello Stregone si possono costruire doppioni qualunque sia il limite di una Miniera. Dopo contano come tutti gli altri doppioni.
RU-35 = Per la Sala da ballo ringraziare è una scelta sola, e i bot ringraziano sempre.
RU-36 = Si può sostituire con personaggi bonus un numero qualsiasi di personaggi di base. Per ogni quartiere bonus oltre il terzo si toglie dal mazzo base una carta speciale, a caso se non la si sceglie.
