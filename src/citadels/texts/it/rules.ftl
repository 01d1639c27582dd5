### The rules, one message for each rule id. Each text is read alone: as the answer to
### "why is this not allowed?" and as an entry of the rules reference.

## Set-up

DX-SETUP-1 = Si gioca in 2-8 giocatori, con esattamente un personaggio per ogni rango da 1 a 8. Un personaggio di rango 9 c'è sempre in 3 o in 8 giocatori, mai in 2, e solo per scelta da 4 a 7.
DX-SETUP-2 = L'Imperatore non si usa in 2 giocatori, né la Regina in meno di 5. Se un set pronto contiene uno dei due, al posto dell'Imperatore entra il Re (o, a scelta, il Patrizio) e al posto della Regina l'Artista (o, a scelta, l'Esattore delle Tasse).
DX-SETUP-3 = Il mazzo dei quartieri ha 68 carte mescolate: tutti i 54 quartieri di base e 14 dei 30 speciali.
DX-SETUP-4 = Ognuno comincia con 4 carte quartiere e 2 monete. A un tavolo vero la prima corona va al giocatore più anziano; qui sceglie il posto l'host, o decide il caso.
DX-SETUP-5 = Ci sono sette set pronti: Prima partita, Aristocratici ambiziosi, Agenti astuti, Emissari illustri, Dignitari subdoli, Delegati tenaci e Nobili spietati. Puoi anche comporre una selezione a mano, o lasciar fare al caso: un personaggio casuale per ogni rango e 14 quartieri speciali casuali.
DX-SETUP-6 = Una selezione viene rifiutata, indicando la regola violata, se i giocatori non sono da 2 a 8, se i ranghi non vanno bene per quel numero, se contiene l'Imperatore o la Regina quando non sono ammessi, o se i quartieri speciali non sono esattamente 14.
DX-SETUP-7 = Da 4 a 7 giocatori il rango 9 resta fuori se non lo si sceglie, e in 2 giocatori il personaggio di rango 9 di un set si toglie. Una selezione casuale usa solo personaggi ammessi per quel numero di giocatori.

## Choosing characters

DX-DRAFT-1 = Da 4 giocatori in su, ogni round comincia mescolando i personaggi e scartandone alcuni scoperti, poi uno coperto che nessuno vede. Gli scoperti sono, su 8 personaggi, 2 in 4 giocatori, 1 in 5 e nessuno in 6 o 7; su 9 personaggi, 3 in 4 giocatori, 2 in 5, 1 in 6 e nessuno in 7 o 8.
DX-DRAFT-2 = Il personaggio di rango 4 non resta mai scoperto: se esce, un'altra carta prende il suo posto e lui si rimescola tra i personaggi rimasti.
DX-DRAFT-3 = A partire da chi ha la corona e in senso orario, ognuno guarda i personaggi rimasti, ne tiene uno in segreto e passa gli altri. La carta che avanza dopo l'ultima scelta si scarta coperta.
DX-DRAFT-4 = In 7 giocatori con 8 personaggi, o in 8 con 9, l'ultimo riceve una carta sola, prende anche quella scartata coperta, tiene una delle due e scarta l'altra coperta.
DX-DRAFT-5 = In 2 giocatori ognuno sceglie due personaggi. Si mette da parte una carta coperta a caso; chi ha la corona tiene 1 delle altre 7; il secondo giocatore tiene 1 di quelle 6 e ne scarta un'altra coperta; chi ha la corona tiene 1 di quelle 4 e ne scarta un'altra coperta; il secondo giocatore tiene 1 delle ultime 2, e l'altra si scarta coperta.
DX-DRAFT-6 = In 3 giocatori ognuno sceglie due personaggi. Si mette da parte una carta coperta a caso; in senso orario da chi ha la corona, i giocatori tengono 1 carta di 8, 1 di 7 e 1 di 6; poi 1 delle 5 rimaste si mette da parte coperta a caso; nello stesso ordine i giocatori tengono 1 carta di 4, 1 di 3 e 1 di 2, e l'ultima si scarta coperta.
DX-DRAFT-7 = I personaggi che vedi mentre scegli li conosci solo tu; quelli visti dagli altri li conoscono solo loro.

## Turns

DX-CALL-1 = I ranghi vengono chiamati in ordine, a partire dall'1. Se hai il personaggio chiamato, lo riveli ed è il tuo turno; se nessuno risponde si chiama il rango successivo, senza dire perché.
DX-CALL-2 = In 2 o 3 giocatori hai una sola città, una sola mano e una sola riserva di monete, ma un turno per ciascuno dei tuoi due personaggi. Le abilità di un personaggio si usano solo nel suo turno, non nell'altro.
DX-CALL-3 = Dopo l'ultimo rango, un Re, un Patrizio o un Imperatore assassinato viene rivelato e la corona si sposta, e una Regina accanto a quel giocatore riceve le sue monete. Poi tutti restituiscono i personaggi e comincia un nuovo round, se la partita non è finita.
DX-TURN-1 = In ogni turno devi raccogliere risorse, una volta: ricevi 2 monete dalla banca, oppure peschi 2 carte quartiere, ne tieni 1 e metti l'altra in fondo al mazzo.
DX-TURN-2 = Puoi costruire solo dopo aver raccolto risorse, e in un turno non più quartieri del tuo limite di costruzione, che è 1 a meno che una carta non lo cambi.
DX-TURN-3 = Per costruire un quartiere giochi la sua carta dalla mano, ne paghi il costo alla banca e la metti scoperta nella tua città. I quartieri scambiati o requisiti non sono costruiti.
DX-TURN-4 = In una città non possono stare due quartieri con lo stesso nome: non puoi costruirne uno che hai già, a meno che un effetto non lo permetta.
DX-TURN-5 = Puoi usare ogni abilità del tuo personaggio una volta nel suo turno, prima o dopo aver raccolto risorse o costruito, a meno che l'abilità non dica quando; puoi anche non usarla, se non è obbligatoria. La rendita dei quartieri di un tipo è un'abilità sola: si prende una volta e conta la città com'è in quel momento.
DX-TURN-6 = Il tuo turno finisce quando lo dici tu, e puoi dirlo solo dopo aver raccolto risorse; poi avvengono gli effetti di fine turno.
DX-TURN-7 = Alla fine di un turno si controllano prima la tua mano e le tue monete per il Parco e la Catapecchia; dopo tornano le monete dell'Alchimista.
DX-TURN-8 = Un quartiere che funziona una volta a turno si può usare una volta in ogni tuo turno, e mai in quello di un altro. Funziona già nel turno in cui lo costruisci; se hai due personaggi, funziona una volta in ciascuno dei tuoi due turni.
DX-TURN-9 = Quando un personaggio viene rivelato, prima lo deruba il Ladro, poi un Re o un Patrizio prende la corona, e solo allora comincia il turno; la corona non aspetta la risposta a una minaccia. Non puoi finire un turno prima di aver fatto tutto ciò che è obbligatorio.
DX-BANK-1 = La banca non si esaurisce mai, e puoi avere quante monete e quante carte vuoi. La tua riserva sono le monete che hai tu; quelle su un quartiere, un segnalino o una Biglietteria non ne fanno parte.

## End and score

DX-END-1 = Una città è completa con 7 quartieri o più, oppure con 8 o più se si gioca in 2 o 3. Il round in cui si completa la prima città è l'ultimo.
DX-END-2 = Fai punti per il costo di ogni quartiere della tua città, 3 punti se ci sono tutti e cinque i tipi, 4 punti se la tua è stata la prima città completa o 2 se è completa ma non la prima, e ciò che danno i tuoi quartieri speciali.
DX-END-3 = Se più giocatori sono in parità con il punteggio più alto, vince tra loro chi ha rivelato nell'ultimo round il personaggio di rango più alto. Un personaggio assassinato conta come rivelato solo se è stato mostrato alla fine di quel round.
DX-END-4 = Un esempio: Molo, Borsa, Campo di battaglia, Maniero, Prigione, Scuola di magia e Cancello dei draghi costano insieme 25; con 2 punti per il secondo completamento e 2 per il Cancello dei draghi si arriva a 29. Castello, Taverna, Borsa, Monastero, Cattedrale, Osservatorio e Città fantasma costano 21; con la Città fantasma come militare ci sono tutti e cinque i tipi per 3 punti, e con 4 per il primo completamento si arriva a 28. Vince la città da 29 punti.
DX-END-5 = Una città è completa appena raggiunge il numero, in qualunque modo: costruendo, confiscando, requisendo o scambiando, con il Monumento contato come due. Un quartiere distrutto come pagamento e quello costruito così sono un passo solo, e la città si conta dopo. L'ultimo round resta l'ultimo anche se la città si riduce di nuovo, e la corona e le monete della Regina a fine round vengono prima del punteggio.

## Rank 1

DX-ASSASSIN-1 = L'Assassino nomina un altro personaggio da assassinare. Quando quel rango viene chiamato, chi lo ha tace, non rivela il personaggio e in questo round perde il turno.
DX-WITCH-1 = La Strega deve prima raccogliere risorse e poi deve nominare un altro personaggio da stregare, e con questo il suo turno si sospende. Fino ad allora non può costruire e non può usare altro che una Miniera d'oro, una Biblioteca o un Osservatorio mentre raccoglie risorse.
DX-WITCH-2 = Chi ha il personaggio stregato lo rivela e raccoglie risorse, con gli effetti dei propri quartieri che valgono in quel momento. Il turno finisce lì, senza abilità, costruzioni o effetti di fine turno.
DX-WITCH-3 = Quando la vittima ha raccolto risorse, la Strega continua il turno nel ruolo di quel personaggio. Ne ha tutte le abilità, con monete o carte in più ed effetti duraturi (la protezione del Vescovo, il limite di costruzione dell'Architetto), e anche i divieti (un Navigatore non può costruire). Usa sempre la propria mano, le proprie monete, la propria città e i propri quartieri, mai quelli della vittima.
DX-WITCH-4 = Se è stregato il Ricattatore, è la Strega ad assegnare le minacce, a incassare le tangenti e a decidere se scoprire una minaccia.
DX-WITCH-5 = Se è stregato un Re o un Patrizio, la corona la prende comunque chi ha quel personaggio. Se è stregato l'Imperatore, cedere la corona e prendere in cambio una moneta o una carta spetta alla Strega.
DX-WITCH-6 = Se nessuno ha il personaggio stregato, la Strega non ha la seconda metà del turno, e il suo Parco e la sua Catapecchia non hanno effetto.
DX-WITCH-7 = Nella seconda metà del turno la Strega agisce dal proprio posto. Come Spia, Mago, Stregone, Veggente, Imperatore, Abate, Cardinale, Diplomatico o Maresciallo può scegliere la vittima, ma non se stessa. Come Regina conta i propri vicini; come Esattore delle Tasse prende le monete dal segnalino e costruisce senza tassa; come Alchimista riprende ciò che ha pagato lei. Un furto, le minacce o la protezione del Vescovo che cominciano così valgono per lei.
DX-WITCH-8 = Le due metà del turno della Strega sono un turno solo: raccoglie risorse una volta, ha un solo limite di costruzione, usa una volta ogni effetto da una volta a turno, e gli effetti di fine turno vengono dopo la seconda metà. Se strega il proprio altro personaggio, questo raccoglie risorse e poi il turno della Strega riprende.
DX-MAGISTRATE-1 = Il Magistrato assegna tre mandati coperti a tre personaggi diversi, nessuno del rango del Magistrato stesso. Uno solo è firmato, e solo il Magistrato sa quale.
DX-MAGISTRATE-2 = La prima volta che il personaggio con il mandato firmato paga per costruire nel suo turno, il Magistrato può scoprire il mandato e confiscare il quartiere: si costruisce gratis nella città del Magistrato, e chi costruiva riprende le sue monete. Il quartiere non entra nella città di chi costruiva ma conta per il suo limite di costruzione, se già non era escluso (le Scuderie, o un quartiere commerciale del Commerciante).
DX-MAGISTRATE-3 = Si può confiscare solo il primo quartiere pagato nel turno. Uno costruito senza pagare, con l'Impalcatura o come Necropoli al posto di un quartiere distrutto, non si può confiscare, ma il prossimo pagato sì.
DX-MAGISTRATE-4 = Il Magistrato non può confiscare un quartiere che ha già nella sua città, nemmeno con una Miniera, né un Monumento finché quella città ha 5 o più quartieri.
DX-MAGISTRATE-5 = Quando si confisca un Covo dei ladri, chi lo costruiva riprende le monete pagate, ma non le carte.
DX-MAGISTRATE-6 = Pagare con carte conta come pagare, quindi un quartiere pagato così si può confiscare. Lo stesso vale per quello che uno Stregone costruisce subito, che non consuma il limite di costruzione, come le Scuderie e i quartieri commerciali del Commerciante. Quando si confisca un quartiere che un Cardinale costruisce con monete altrui, tutte le monete pagate tornano al Cardinale, le carte date restano date, e l'obbligo di costruire è assolto.
DX-MAGISTRATE-7 = Il Magistrato decide dopo che il quartiere è pagato e prima che entri in una città, e solo se la costruzione era permessa. Se lascia passare il primo quartiere pagato, in quel turno non può più confiscarne altri. Il Magistrato può confiscare anche con una città completa.

## Rank 2

DX-THIEF-1 = Il Ladro nomina un altro personaggio. Quando quel personaggio viene rivelato, il Ladro prende tutte le monete di chi lo ha, prima di ogni altra cosa.
DX-THIEF-2 = Il Ladro non può nominare un personaggio di rango 1, quello assassinato o quello stregato.
DX-SPY-1 = La Spia sceglie un altro giocatore e un tipo di quartiere e guarda la sua mano. Per ogni carta di quel tipo la Spia prende 1 moneta da quel giocatore, finché ne ha, e riceve 1 carta dal mazzo, che la moneta ci fosse o no.
DX-BLACKMAILER-1 = Il Ricattatore assegna due minacce coperte a due personaggi diversi; una ha il fiore, e solo il Ricattatore sa quale. Una minaccia non può andare al rango 1, al personaggio assassinato o a quello stregato, ma può stare accanto a un mandato.
DX-BLACKMAILER-2 = Chi è sotto minaccia raccoglie risorse e poi deve rispondere, prima di usare un'abilità, di costruire o di usare effetti di quartieri diversi da quelli che servono a raccogliere risorse. Può rifiutare, o pagare al Ricattatore una tangente di metà delle monete della sua riserva, arrotondata per difetto, anche se è zero; la tangente toglie la minaccia senza che nessuno la veda.
DX-BLACKMAILER-3 = Quando chi è sotto minaccia rifiuta, il Ricattatore può scoprire la minaccia e, se c'è il fiore, prende tutte le monete di quel giocatore.
DX-BLACKMAILER-4 = Il Ricattatore non può minacciare il rango 2. La rendita dei quartieri, la moneta o la carta dell'Imperatore, le monete della Regina e quelle sul segnalino della tassa si ottengono solo dopo aver risposto alla minaccia. Una minaccia non scoperta resta coperta, e chi ha entrambi i personaggi sotto minaccia risponde per ciascuno a parte.

## Rank 3

DX-MAGICIAN-1 = Il Mago sceglie: scambia la mano con un altro giocatore, anche se una delle due è vuota, oppure mette in fondo al mazzo quante carte vuole della sua mano e ne pesca altrettante.
DX-WIZARD-1 = Lo Stregone guarda la mano di un altro giocatore e ne prende una carta, poi la costruisce subito pagandola, senza contarla nel limite di costruzione, oppure la aggiunge alla propria mano.
DX-WIZARD-2 = Nel turno dello Stregone puoi costruire quartieri che hai già nella tua città.
DX-WIZARD-3 = Lo Stregone può costruire subito la carta presa anche prima di raccogliere risorse. Dopo aver guardato una mano, lo Stregone deve prenderne una carta.
DX-SEER-1 = Il Veggente prende una carta a caso dalla mano di ogni altro giocatore che ne abbia, poi dà una carta della propria mano, a sua scelta, a ciascuno di loro. Il limite di costruzione del Veggente è 2.

## Rank 4

DX-KING-1 = Il Re riceve 1 moneta per ogni quartiere nobiliare della sua città.
DX-KING-2 = Il Re deve prendere la corona, e lo fa appena viene chiamato.
DX-KING-3 = Un Re assassinato perde il turno, ma alla fine del round viene rivelato e prende la corona.
DX-EMPEROR-1 = L'Imperatore riceve 1 moneta per ogni quartiere nobiliare della sua città.
DX-EMPEROR-2 = Nel suo turno l'Imperatore deve dare la corona a un giocatore che non sia né chi ha l'Imperatore né chi ha ora la corona.
DX-EMPEROR-3 = Da chi riceve la corona l'Imperatore prende 1 moneta o 1 carta a caso, o niente se quel giocatore non ha né monete né carte.
DX-EMPEROR-4 = Un Imperatore assassinato perde il turno, ma alla fine del round viene rivelato e dà la corona a un giocatore che non sia né chi ha l'Imperatore né chi ha ora la corona; in cambio non prende niente.
DX-PATRICIAN-1 = Il Patrizio riceve 1 carta per ogni quartiere nobiliare della sua città.
DX-PATRICIAN-2 = Il Patrizio deve prendere la corona, e lo fa appena viene chiamato.
DX-PATRICIAN-3 = Un Patrizio assassinato perde il turno, ma alla fine del round viene rivelato e allora prende la corona.

## Rank 5

DX-BISHOP-1 = Il Vescovo riceve 1 moneta per ogni quartiere religioso della sua città.
DX-BISHOP-2 = In questo round l'abilità del personaggio di rango 8 non può toccare i quartieri di chi ha il Vescovo. Un Vescovo assassinato non protegge niente, e uno stregato protegge invece i quartieri della Strega.
DX-BISHOP-3 = Il Vescovo difende solo dagli altri: se hai anche il Condottiero o il Diplomatico, puoi agire sui tuoi quartieri. La Torre di guardia invece è intoccabile anche per chi la possiede.
DX-ABBOT-1 = L'Abate riceve 1 moneta o 1 carta per ogni quartiere religioso della sua città, combinandole come vuole, e dice quante di ciascuna prima di prenderle.
DX-ABBOT-2 = Una volta nel turno, in qualsiasi momento in cui non sia il più ricco nemmeno a pari merito, l'Abate può prendere 1 moneta dal giocatore più ricco; se i più ricchi sono più d'uno, sceglie l'Abate.
DX-CARDINAL-1 = Il Cardinale riceve 1 carta per ogni quartiere religioso della sua città.
DX-CARDINAL-2 = Una volta a turno, quando le monete non bastano per un quartiere, il Cardinale può prendere esattamente quelle che mancano da un solo altro giocatore, che non può rifiutare, e gli dà 1 carta della mano per ogni moneta. Il Cardinale deve poi costruire quel quartiere.
DX-CARDINAL-3 = Il Cardinale si fa dare monete solo come parte di una costruzione: dopo aver raccolto risorse, entro il limite di costruzione, per un quartiere che può costruire, da un solo giocatore che abbia tutte le monete mancanti, e con abbastanza altre carte in mano da dare in cambio.

## Rank 6

DX-MERCHANT-1 = Il Mercante riceve 1 moneta per ogni quartiere commerciale della sua città.
DX-MERCHANT-2 = Il Mercante riceve 1 moneta in più, che abbia raccolto monete o carte.
DX-ALCHEMIST-1 = Alla fine del turno l'Alchimista riprende tutte le monete pagate in quel turno per costruire quartieri. Quelle pagate per altro, come la Fucina o la tassa, non tornano, né quelle già rese da una confisca.
DX-TRADER-1 = Il Commerciante riceve 1 moneta per ogni quartiere commerciale della sua città.
DX-TRADER-2 = I quartieri commerciali non contano per il limite di costruzione del Commerciante.

## Rank 7

DX-ARCHITECT-1 = L'Architetto riceve 2 carte in più.
DX-ARCHITECT-2 = Il limite di costruzione dell'Architetto è 3.
DX-NAVIGATOR-1 = Il Navigatore riceve 4 monete in più o 4 carte in più.
DX-NAVIGATOR-2 = In questo turno il Navigatore non può costruire quartieri, che prenda o no le monete o le carte in più.
DX-SCHOLAR-1 = Lo Studioso pesca 7 carte, ne tiene 1 e rimescola le altre nel mazzo.
DX-SCHOLAR-2 = Il limite di costruzione dello Studioso è 2.

## Rank 8

DX-WARLORD-1 = Il Condottiero riceve 1 moneta per ogni quartiere militare della sua città.
DX-WARLORD-2 = Il Condottiero può distruggere un quartiere in una città non completa, anche la propria, pagando 1 in meno del suo costo. Il quartiere va in fondo al mazzo insieme alle carte che ha sotto, e le monete che ha sopra vanno alla banca.
DX-DIPLOMAT-1 = Il Diplomatico riceve 1 moneta per ogni quartiere militare della sua città.
DX-DIPLOMAT-2 = Il Diplomatico può scambiare un quartiere della propria città con uno della città di un altro giocatore. Se quello dell'altro costa di più, il Diplomatico gli paga la differenza; se costa di meno, non torna nessuna moneta.
DX-DIPLOMAT-3 = Il Diplomatico non può scambiare con una città completa, mentre la sua può esserlo. Un quartiere non può entrare in una città che ne ha già uno uguale, nemmeno se è proprio quello a uscirne, e una Miniera non aiuta. I doppioni già presenti in una città non impediscono altri scambi, e restano anche senza più una Miniera.
DX-MARSHAL-1 = Il Maresciallo riceve 1 moneta per ogni quartiere militare della sua città.
DX-MARSHAL-2 = Il Maresciallo può requisire un quartiere a un altro giocatore pagandogli il costo, che deve essere 3 o meno. L'altra città non deve essere completa, e il Maresciallo non può requisire un quartiere che ha già in città, nemmeno con una Miniera.
DX-RANK8-1 = La protezione del Vescovo, la Torre di guardia e le Grandi mura valgono allo stesso modo contro il Condottiero, il Diplomatico e il Maresciallo.

## Rank 9

DX-QUEEN-1 = La Regina riceve 3 monete se chi ce l'ha siede accanto a chi in questo round ha rivelato il personaggio di rango 4.
DX-QUEEN-2 = Se il personaggio di rango 4 di un vicino è stato assassinato, la Regina riceve le sue 3 monete solo alla fine del round, quando quel personaggio viene rivelato.
DX-ARTIST-1 = L'Artista può abbellire fino a 2 quartieri della propria città mettendo su ciascuno 1 moneta della riserva. Un quartiere si abbellisce una volta sola, e da allora il suo costo è più alto di 1 a tutti gli effetti: punteggio, distruzione, scambio, limite del Maresciallo e Basilica.
DX-TAX-1 = Se tra i personaggi della partita c'è l'Esattore delle Tasse, chi costruisce un quartiere, pagato o no, deve subito dopo mettere 1 moneta sul segnalino dell'Esattore, se gliene resta nella riserva; questo vale per ogni quartiere. I quartieri costruiti nel turno dell'Esattore sono esenti, ma non quelli dell'altro turno dello stesso giocatore.
DX-TAX-2 = Nel turno dell'Esattore delle Tasse puoi prendere tutte le monete dal segnalino. Fino ad allora restano lì, round dopo round, chiunque sia in gioco.
DX-TAX-3 = Per un quartiere confiscato la tassa la paga il Magistrato, non chi costruiva. I quartieri scambiati e requisiti non sono tassati.
DX-TAX-4 = L'esenzione vale per chi ha l'Esattore delle Tasse in quel turno e per nessun altro: se allora il Magistrato confisca un quartiere, paga la tassa.

## Unique districts

DX-ARMORY-1 = Nel tuo turno puoi distruggere la tua Armeria e con essa un quartiere di una città qualsiasi, purché non completa. Non è un'abilità di rango 8, quindi Torre di guardia, Vescovo e Grandi mura non la fermano.
DX-BASILICA-1 = Alla fine la Basilica dà 1 punto per ogni quartiere di costo dispari della tua città.
DX-CAPITOL-1 = Alla fine il Campidoglio dà 3 punti se hai tre o più quartieri dello stesso tipo, e mai più di una volta.
DX-DRAGON-GATE-1 = Alla fine il Cancello dei draghi dà 2 punti.
DX-FACTORY-1 = Con la Fabbrica nella tua città, costruire gli altri tuoi quartieri speciali costa 1 moneta in meno; una volta costruiti contano al costo pieno.
DX-FRAMEWORK-1 = Puoi costruire un quartiere distruggendo la tua Impalcatura invece di pagarne il costo.
DX-GOLD-MINE-1 = Quando raccogli monete, la Miniera d'oro te ne dà 1 in più.
DX-GREAT-WALL-1 = Il personaggio di rango 8 paga 1 moneta in più per usare l'abilità su un quartiere della città con le Grandi mura, escluse le Grandi mura stesse.
DX-GREAT-WALL-2 = Le Grandi mura nella città del Diplomatico non aggiungono niente per il quartiere ceduto.
DX-GREAT-WALL-3 = Dietro le Grandi mura il Condottiero paga il costo intero del quartiere, anche nella propria città; il Maresciallo paga il costo più 1, ma il limite di 3 riguarda solo il costo; e il Diplomatico paga 1 oltre alla differenza, o soltanto 1 se non c'è differenza da pagare.
DX-HAUNTED-QUARTER-1 = Per il punteggio finale la Città fantasma vale come un tipo di quartiere a scelta di chi la possiede, e il gioco sceglie per te il migliore. Se vale come un altro tipo, non è speciale per nessun punteggio.
DX-HAUNTED-QUARTER-2 = Un'unica scelta del tipo della Città fantasma vale insieme per i cinque tipi, il Campidoglio, la Torre d'avorio e il Pozzo dei desideri; non è mai speciale e di un altro tipo allo stesso tempo.
DX-IMPERIAL-TREASURY-1 = Alla fine il Tesoro imperiale dà 1 punto per ogni moneta della tua riserva.
DX-IVORY-TOWER-1 = Alla fine la Torre d'avorio dà 5 punti se è l'unico quartiere speciale della tua città. Una Città fantasma che vale come un altro tipo non lo impedisce.
DX-KEEP-1 = Il personaggio di rango 8 non può usare l'abilità sulla Torre di guardia.
DX-LABORATORY-1 = Una volta a turno il Laboratorio ti permette di mettere 1 carta della mano in fondo al mazzo e ricevere 2 monete.
DX-LIBRARY-1 = Quando raccogli carte, la Biblioteca te le fa tenere tutte.
DX-MAP-ROOM-1 = Alla fine la Stanza della mappa dà 1 punto per ogni carta della tua mano.
DX-MONUMENT-1 = Non puoi costruire il Monumento se la tua città ha già 5 o più quartieri.
DX-MONUMENT-2 = Il Monumento conta come 2 quartieri per completare la tua città, e come 1 per tutto il resto.
DX-MUSEUM-1 = Una volta a turno puoi mettere 1 carta della mano coperta sotto il Museo.
DX-MUSEUM-2 = Alla fine il Museo dà 1 punto per ogni carta che ha sotto.
DX-MUSEUM-3 = Se il Museo è scambiato o requisito, le carte che ha sotto vanno con lui; se è distrutto, vanno in fondo al mazzo.
DX-NECROPOLIS-1 = Puoi costruire la Necropoli senza pagarne il costo, distruggendo invece un quartiere della tua città.
DX-OBSERVATORY-1 = Quando raccogli carte, l'Osservatorio te ne fa pescare 3 invece di 2; ne tieni 1, o tutte e 3 con una Biblioteca.
DX-PARK-1 = Se alla fine del tuo turno non hai carte in mano, il Parco ti dà 2 carte.
DX-POOR-HOUSE-1 = Se alla fine del tuo turno non hai monete, la Catapecchia ti dà 1 moneta; si controlla prima che un Alchimista riprenda le sue.
DX-QUARRY-1 = Con la Miniera nella tua città puoi costruire quanti quartieri vuoi con lo stesso nome.
DX-SCHOOL-OF-MAGIC-1 = La Scuola di magia vale come il tipo che ti serve per un'abilità che dà monete o carte per ogni quartiere di un tipo; un Abate ne ricava 1 moneta oppure 1 carta.
DX-SCHOOL-OF-MAGIC-2 = Per il Commerciante, la Spia e il punteggio la Scuola di magia è un quartiere speciale e nient'altro.
DX-SECRET-VAULT-1 = Il Caveau segreto non si può costruire.
DX-SECRET-VAULT-2 = Alla fine il Caveau segreto dà 3 punti se è nella tua mano.
DX-SMITHY-1 = Una volta a turno la Fucina ti permette di pagare 2 monete e ricevere 3 carte.
DX-STABLES-1 = Costruire le Scuderie non conta per il tuo limite di costruzione.
DX-STATUE-1 = Alla fine la Statua dà 5 punti se hai la corona.
DX-THEATER-1 = Dopo la scelta dei personaggi, chi possiede il Teatro può scambiare il proprio con quello di un altro giocatore, senza vederlo; poi tutti e due possono guardare. In 2 o 3 giocatori chi ha il Teatro sceglie quale dei suoi due personaggi dare e ne riceve uno a caso dell'altro.
DX-THEATER-2 = Il Teatro funziona una volta a round, quando tutti hanno tutti i loro personaggi e prima che si chiami il rango 1. Tutti sanno chi ha scambiato con chi, ma non quali personaggi.
DX-THIEVES-DEN-1 = Puoi pagare il costo del Covo dei ladri, in tutto o in parte, con altre carte della tua mano, ciascuna per 1 moneta; vanno in fondo al mazzo.
DX-WISHING-WELL-1 = Alla fine il Pozzo dei desideri dà 1 punto per ogni quartiere speciale della tua città, compreso se stesso.

## Rulings for all editions

RU-1 = Dove una reazione dipende da un segreto, come un Acrobata o un Forzuto in una mano, si chiede solo a chi ha davvero una scelta. Gli altri non vengono a sapere a chi si chiede, né se si chiede a qualcuno, né che qualcuno ha passato: vedono solo che il gioco aspetta le reazioni, e aspetta un attimo in ogni caso.
RU-2 = Puoi nominare qualsiasi personaggio della partita, anche uno scoperto sul tavolo, tranne quello con cui stai nominando.
RU-3 = Se restano meno carte di quante dovresti pescarne, peschi quelle che ci sono. Non puoi raccogliere carte quando il mazzo e l'eventuale pila degli scarti sono vuoti.
RU-4 = Se hai due personaggi, puoi nominare, minacciare o colpire con un mandato il tuo altro personaggio. Derubarti o pagarti una tangente non sposta monete, e non puoi confiscare un tuo quartiere.
RU-5 = Quale città sia la prima completa si decide nel momento in cui si completa, e non cambia più; i 2 punti per le altre città complete dipendono dalle città alla fine.
RU-6 = Una partita che arriva al 200° round, o nella Città Comune al 50° giro, finisce con quello e si contano i punti.
RU-7 = Al Magistrato si chiede apertamente alla prima costruzione pagata di ciascuno dei tre personaggi con un mandato, anche se con uno non firmato, o per il proprio altro personaggio, può solo passare. Al Ricattatore si chiede dopo ogni rifiuto, fiore o no. Così la domanda da sola non svela niente.
RU-8 = Una carta che non è in questa partita non si può né usare né nominare. Un'azione che appartiene a una carta simile, o a un'altra edizione, non è possibile.

## Rulings for Deluxe

RU-10 = Per lo spareggio i personaggi contano solo se sono stati rivelati; di due conta il rango più alto. Se anche questo è pari, la vittoria è condivisa.
RU-11 = La protezione del Vescovo dura per tutto il round, non solo per un turno.
RU-12 = L'ultimo round si gioca sempre fino in fondo, anche in 2 o 3 giocatori.
RU-13 = Quando è stregato l'Imperatore, la Strega non può dare la corona a se stessa, ma può darla a chi ha l'Imperatore.
RU-14 = Il Diplomatico o il Maresciallo paga la moneta in più per le Grandi mura a chi possiede il quartiere, insieme al resto. Il Diplomatico non può nemmeno cedere una Torre di guardia.
RU-15 = Puoi usare l'Armeria anche se la tua città è completa. Il quartiere che distrugge non deve stare in una città completa; la tua conta come completa solo se lo è ancora senza l'Armeria.
RU-16 = Un quartiere costruito distruggendo un'Impalcatura, o una Necropoli costruita distruggendo un altro quartiere, conta per il limite di costruzione come ogni altro, ed è soggetto alla tassa. Anche uno Stregone può pagare così la carta che costruisce subito.
RU-17 = Il Cardinale dà esattamente una carta per ogni moneta mancante, mai il quartiere da costruire, e ciò che manca si conta dopo lo sconto della Fabbrica. Anche le carte spese per un Covo dei ladri lo riducono, ma deve restare almeno 1 moneta da farsi dare: l'ultima moneta mancante non si può pagare con una carta.
RU-18 = Mandati e minacce restano dove sono fino alla fine del round; solo una minaccia pagata con una tangente si toglie senza guardarla.
RU-19 = Ciò che è a caso per il Veggente, l'Imperatore e il Teatro lo estrae il gioco, non lo sceglie un giocatore.
RU-20 = Nel set Prima partita, in 3 o 8 giocatori, il personaggio di rango 9 è l'Artista, se non se ne sceglie un altro.
RU-21 = La Spia, lo Stregone, il Mago e l'Indovina scelgono sempre un altro giocatore. Solo la Spia, e il Mago per uno scambio, possono scegliere qualcuno che non ha carte in mano.
RU-22 = Prima di distruggere qualcosa per pagare un quartiere si controlla se lo si può costruire (un doppione, o un Monumento in una città di 5 o più quartieri). Per una Necropoli puoi distruggere qualsiasi quartiere della tua città, anche se è completa e anche una Torre di guardia, un Museo o un'Armeria, che allora non distrugge altro. Se la Necropoli si paga con un'Impalcatura, si distrugge solo l'Impalcatura.
RU-23 = In mano il Caveau segreto è una normale carta di tipo speciale: conta per la Spia, e per la Stanza della mappa oltre ai suoi 3 punti. Laboratorio, Covo dei ladri, Museo, Veggente e Mago possono spostarlo, ma sotto un Museo dà 1 punto e non 3, e uno Stregone può prenderlo solo in mano.
RU-24 = Un quartiere scambiato o requisito resta abbellito: la moneta che ha sopra va con lui, e così le carte sotto un Museo.
RU-25 = Più carte che vanno insieme in fondo al mazzo, come un'Armeria e il quartiere che distrugge o un Museo e le sue carte, ci vanno in ordine casuale e prima di ogni pescata di cui sono il prezzo. Con una sola carta rimasta, pescarne 2 e tenerne 1 vuol dire tenere quella, e lo Studioso tiene 1 di quelle che ci sono; per il resto, da un mazzo vuoto non si riceve niente.
