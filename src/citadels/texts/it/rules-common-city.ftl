### The rules of the Common City, where they differ from Classic. Each text is read alone.

## Set-up and order

CC-SETUP-1 = Tutti i quartieri si mescolano in un solo mazzo, i 66 del mazzo base e i 14 quartieri bonus, e tutti i 18 personaggi, coperti, in un altro.
CC-SETUP-2 = Ognuno riceve 8 carte da 2 a 4 giocatori, 6 da 5 a 7 e 4 in 8 o 9. All'inizio nessuno ha monete, a meno che un'opzione non ne dia.
CC-SETUP-3 = Il giocatore più anziano, o qui il posto scelto o estratto, ha la corona e comincia. I turni vanno in senso orario, e i ranghi dei personaggi non contano.
CC-SETUP-4 = Nella Città Comune la Fortezza e il Municipio sono quartieri nobiliari. Con l'opzione tengono il tipo stampato, militare per la Fortezza e commerciale per il Municipio.

## Turns

CC-TURN-1 = Il tuo turno comincia girando il primo personaggio del mazzo: la sua abilità è tua per questo turno, in qualsiasi momento.
CC-TURN-2 = Nel tuo turno raccogli risorse una volta: prendi 2 monete, o peschi 2 carte, ne tieni 1 e metti l'altra scoperta nella pila degli scarti.
CC-TURN-3 = In qualsiasi momento del tuo turno puoi vendere carte della mano: la banca paga metà del costo, arrotondata per eccesso, oppure fai un'asta. Puoi solo vendere, non comprare o scambiare.
CC-TURN-4 = Il tuo limite di costruzione è 1, a meno che una carta non lo cambi, e non puoi costruire un quartiere che è già nel rione di un altro giocatore. Un quartiere che hai già nel tuo rione puoi costruirlo di nuovo solo con la Miniera o come Stregone.
CC-TURN-5 = I quartieri scartati, venduti e distrutti stanno scoperti in una pila degli scarti, che diventa il nuovo mazzo quando il mazzo è vuoto.
CC-TURN-6 = L'effetto di un quartiere speciale funziona solo quando è costruito. Quelli che si usano, come Laboratorio, Fucina e Museo, si usano una volta a turno; quelli duraturi, come Fabbrica, Grandi mura e Scuola di magia, funzionano sempre.
CC-TURN-7 = Ogni abilità funziona in qualsiasi momento del turno, prima o dopo aver raccolto risorse e costruito, anche per Condottiero, Diplomatico, Mercante, Architetto e Navigatore. Solo Strega, Alchimista ed Esattore delle Tasse conservano i loro tempi.
CC-DECK-1 = Le carte che nel gioco classico andrebbero in fondo al mazzo vanno nella pila degli scarti. Questa si mescola per fare un nuovo mazzo solo nel momento in cui qualcuno deve pescare, o cercare nel mazzo, e lì non c'è più nessuna carta. Un Mago che cambia carte prima le scarta e poi pesca.
CC-CITY-1 = Dove una carta parla di città intende il rione di chi la possiede, e un personaggio è chiamato quando lo si gira. Il Vescovo non ostacola chi lo ha. Per uno scambio non conta quali quartieri hanno costruito gli altri, per la costruzione dello Stregone sì. Il Faro cerca solo nel mazzo, e il Cimitero prende la sua carta prima che arrivi nella pila degli scarti.
CC-AUCTION-1 = Per un'asta mostri una carta della mano. In senso orario dalla tua sinistra gli altri devono ciascuno superare l'offerta più alta, con le monete che hanno, o uscire definitivamente dall'asta; chi resta ti paga e riceve la carta, e se nessuno offre rimane a te. Tu non puoi offrire né rifiutare l'offerta più alta, e puoi mettere all'asta la stessa carta solo una volta a turno.
CC-AUCTION-2 = All'asta vanno solo carte della mano, e le offerte sono numeri interi da 1 in su. Chi non può offrire di più esce, e chi è senza monete esce subito.

## Passing through the characters

CC-PASS-1 = Il turno dell'ultimo personaggio chiude un giro, e se ne contano i punti: 3 a ogni giocatore con quartieri di tutti e cinque i tipi, e 2 a ogni giocatore con più quartieri di tutti, anche a pari merito. Poi tutti i 18 personaggi si rimescolano.
CC-PASS-2 = Quando si contano i punti di un giro, una Città fantasma vale come il tipo che manca a chi la possiede, se non è stata costruita proprio nel turno che ha chiuso il giro.
CC-PASS-3 = I punti di un giro si contano prima della fine della partita se la fine arriva nel turno del suo 18° personaggio; un giro interrotto prima non dà punti. Per avere più quartieri di tutti ne serve almeno uno, e i doppioni contano.

## End and score

CC-END-1 = La partita finisce subito quando sono costruiti tutti e 42 i quartieri diversi, o quando tutte le carte di ogni quartiere mancante sono sotto un Museo. Un quartiere distrutto torna a mancare.
CC-END-2 = Alla fine fai punti per il costo dei quartieri del tuo rione, per ciò che danno i tuoi quartieri speciali, e per i punti vinti nei giri. Vince chi ha più punti; a parità decide il numero di quartieri, poi le monete.
CC-END-3 = Se passano due giri interi in cui nessuno costruisce niente, la partita finisce.
CC-END-4 = La fine della partita interrompe il turno: non ci sono più rimborsi, tasse, Parco, Catapecchia o ricerca del Faro, e una Strega in sospeso non continua. Tutti e cinque i tipi e il maggior numero di quartieri danno punti solo quando li dà un giro.

## Characters

CC-ASSASSIN-1 = Chi in seguito gira il personaggio nominato dall'Assassino perde quel turno, ma con un Ospedale può ancora raccogliere risorse. L'Assassino non può nominare il personaggio stregato, la vittima del Ladro o un personaggio già chiamato in questo giro.
CC-WITCH-1 = Quando si gira il personaggio nominato dalla Strega, chi lo gira può solo raccogliere risorse, e poi chi ha la Strega continua con la sua abilità. Lei non può nominare la vittima dell'Assassino o del Ladro o un personaggio già chiamato in questo giro.
CC-WITCH-2 = Chi gira il personaggio stregato può solo raccogliere risorse, senza vendere; dopo la seconda metà della Strega tocca al giocatore alla sinistra della vittima, e i punti di un giro che finisce lì si contano dopo. La Strega può vendere in entrambe le metà e ha un solo limite di costruzione per tutte e due; se gira lei stessa la sua vittima, raccoglie risorse di nuovo e continua. Un Vescovo o un Esattore delle Tasse stregato sta davanti a lei, chi gira un Re stregato prende la corona, e la corona di un Imperatore stregato la sposta lei.
CC-THIEF-1 = Il Ladro prende tutte le monete di chi gira il personaggio nominato, in quel momento. Il Ladro non può nominare la vittima dell'Assassino, il personaggio stregato o uno già chiamato in questo giro.
CC-TAX-1 = Una volta girato, l'Esattore delle Tasse sta davanti a quel giocatore finché non si rimescolano i personaggi. Per tutto quel tempo ogni altro giocatore deve 1 moneta, se gliene resta, alla fine di ogni turno in cui ha costruito.
CC-BISHOP-1 = Una volta girato, il Vescovo sta davanti a quel giocatore, e finché non si rimescolano i personaggi né Condottiero né Diplomatico possono toccare il suo rione.
CC-QUEEN-1 = La Regina riceve 3 monete se il Re è stato chiamato subito prima di lei, o è chiamato subito dopo (e allora in quel momento), o se siede accanto a chi ha la corona; in 2 giocatori le riceve sempre. Le riceve una volta per ogni chiamata. Se è stregata le riceve invece chi ha la Strega, anche quando il Re è chiamato subito dopo; se è assassinata, nessuno.
CC-KING-1 = La corona si sposta come nel gioco classico ma non dà la prima scelta; conta solo per la Regina, la Sala del trono e la Sala da ballo.
CC-KING-2 = Alla fine del turno perso per l'Assassino un Re prende comunque la corona, e un Imperatore la sposta comunque senza ricevere niente. In un turno perso non si può vendere niente.
CC-WARLORD-1 = Nessun rione è mai completo: dal Condottiero proteggono solo il Vescovo, una Torre di guardia e le Grandi mura.
CC-MARK-1 = Può capitare che sia tu a girare il personaggio che hai nominato. In quel caso un furto non cambia niente.
CC-MARK-2 = Se non resta nessun personaggio che si possa nominare, non si nomina nessuno, e la Strega gioca allora un turno senza abilità. Un personaggio assassinato conta come chiamato, anche per la Regina.

## Districts

CC-BELL-TOWER-1 = Finché i quartieri costruiti sono meno di 30, chi possiede il Campanile può suonarlo una volta, nel proprio turno, e allora la partita finisce con il 30° quartiere. Se il Campanile viene distrutto, tutto torna come prima.
CC-BELL-TOWER-2 = Per il Campanile si contano i quartieri costruiti, doppioni compresi. Se viene scambiato continua a suonare, e se viene ricostruito si può suonare di nuovo, sotto i 30.

## Rulings for the Common City

RU-50 = Un quartiere dà punti per il suo costo, stampato e con l'abbellimento, non per quanto si è pagato davvero.
RU-51 = La partita finisce subito quando si costruisce l'ultimo quartiere mancante, anche a metà turno.
RU-52 = I motivi per cui la Regina riceve monete non si sommano. Un Re chiamato subito dopo conta anche se nel frattempo i personaggi sono stati rimescolati.
RU-53 = In 2 giocatori l'Imperatore dà la corona all'avversario. Se l'avversario ce l'ha già, la tiene e la Sala del trono non riceve niente, ma lui deve comunque dare 1 moneta o 1 carta.
RU-54 = Solo due giri interi senza costruire contano come stallo. Fino ad allora la partita va avanti, anche se tutti i quartieri mancanti sono in mano ai giocatori.
RU-55 = Il Vescovo protegge dal Diplomatico proprio come dal Condottiero.
RU-56 = L'offerta più alta possibile è 99.
