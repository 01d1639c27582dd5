### The rules of the Circus edition, where they differ from Classic. Each text is read alone.

## Set-up and selection

CI-SETUP-1 = Il gioco del circo è per 2-7 giocatori, con gli 8 personaggi di base, 54 quartieri di base e 11 speciali, e 15 carte azione se non le si lascia fuori. Ognuno comincia con 4 carte e 2 monete; la corona va al giocatore più anziano, o qui al posto scelto o estratto.
CI-DECK-1 = Le carte scartate vanno scoperte nella pila degli scarti, e quando il mazzo è vuoto la pila si mescola e diventa il nuovo mazzo.
CI-DECK-2 = Le carte che nel gioco classico andrebbero in fondo al mazzo vanno scoperte nella pila degli scarti. Questa si mescola per fare un nuovo mazzo solo nel momento in cui qualcuno deve pescare e non c'è più nessuna carta. Un Mago che cambia carte prima le scarta e poi pesca.
CI-DRAFT-1 = Prima si mettono scoperti alcuni personaggi: 2 in 4 giocatori, 1 in 5, altrimenti nessuno; se esce il Re, si sostituisce e si rimescola. Poi chi ha la corona guarda la carta seguente, che può essere il Re, la mette coperta, sceglie tra le altre e passa quelle che restano.
CI-DRAFT-2 = In 2 o 3 giocatori ognuno ha due personaggi, scelti nello stesso ordine del gioco classico con 8 personaggi, e in 7 l'ultimo può prendere la carta coperta invece di quella che gli è passata. In ogni caso chi ha la corona conosce la prima carta coperta.

## Turns

CI-CALL-1 = Dopo un turno la carta personaggio torna scoperta al centro del tavolo.
CI-TURN-1 = Nel tuo turno prima raccogli risorse: prendi 2 monete, o peschi 2 carte, ne tieni 1 e metti l'altra nella pila degli scarti. Poi puoi costruire un quartiere. Ogni abilità del tuo personaggio si usa una volta, in qualsiasi momento del turno.

## End and score

CI-END-1 = Una città con 8 quartieri o più è completa, e quel round si gioca fino in fondo. Fai punti per il costo dei tuoi quartieri, 2 punti per tutti e cinque i tipi (3 con l'opzione), 4 per la prima città completa o 2 per un'altra completa, e niente per monete o carte avanzate, carte azione a parte.
CI-END-2 = In caso di parità decidono i punti dei soli quartieri, con Università e Cancello dei draghi a 8 e senza carte azione. Se anche questi sono pari, la vittoria è condivisa.

## Characters

CI-THIEF-1 = Il Ladro non può nominare l'Assassino o il personaggio assassinato. Chi è derubato cede tutte le monete proprio all'inizio del turno, e quelle che arrivano dopo sono al sicuro.
CI-KING-1 = Il Re prende la corona appena viene chiamato. Se è stato assassinato, alla fine del round la corona passa a chi lo ha; se non ce l'ha nessuno, resta dov'è.
CI-BISHOP-1 = Il Vescovo riceve 1 moneta per ogni suo quartiere religioso, e il Condottiero non può toccare i quartieri di chi lo ha, a meno che non sia stato assassinato.
CI-MERCHANT-1 = Il Mercante riceve 1 moneta in ogni caso, e 1 moneta per ogni quartiere commerciale della sua città.
CI-ARCHITECT-1 = L'Architetto riceve 2 carte in ogni caso e può costruire fino a 3 quartieri.
CI-WARLORD-1 = Il Condottiero riceve 1 moneta per ogni quartiere militare della sua città. In qualsiasi momento del turno può mandare un quartiere di un avversario nella pila degli scarti pagando 1 in meno del suo costo, o niente se costa 1 o meno. I quartieri del Vescovo e le città di 8 o più sono al sicuro.

## Districts

CI-SMITHY-1 = Una volta a turno puoi pagare 3 monete alla Fucina per pescare 2 carte; entrambi i numeri si cambiano con le opzioni. Nel gioco del circo non ci sono le Grandi mura, e gli altri quartieri speciali funzionano come nel gioco classico.

## Action cards

CI-ACTION-1 = Le carte azione si pescano, si tengono, si scambiano, si scartano e si prendono proprio come le carte quartiere.
CI-ACTION-2 = In ogni tuo turno puoi giocare una carta azione, in qualsiasi momento; poi va nella pila degli scarti, se non resta sul tavolo. Una reazione fuori dal tuo turno non conta; conta invece il Forzuto giocato nel tuo turno, per salvare il tuo altro personaggio dal tuo Assassino.
CI-ACTION-3 = Alla fine ogni carta azione rimasta nella tua mano dà 1 punto.
CI-ACTION-4 = Una carta azione non ha costo né tipo e non si può costruire. Il Laboratorio può scartarla, il Mago e l'Indovina la spostano come ogni carta, e il Cimitero la ignora.
CI-TENT-1 = Il Tendone sta nella tua città come quartiere di costo 0, da 0 punti e senza tipo. Giocarlo non vale come costruire, ma il Tendone conta per completare la città.
CI-TENT-2 = In una città possono stare più Tendoni.
CI-TENT-3 = Il Condottiero non può distruggere un Tendone.
CI-TENT-4 = Un Tendone resta fino alla fine della partita: né il Condottiero né un Uomo cannone possono toglierlo.
CI-BOOTH-1 = La Biglietteria sta davanti a chi la possiede, fuori dalla città. In ogni loro turno gli avversari possono usarla una volta: ci mettono 1 moneta, pescano 2 carte, ne tengono 1 e scartano l'altra.
CI-BOOTH-2 = Subito dopo ogni uso della Biglietteria, chi la possiede può scartarla e prendere tutte le monete che ci sono sopra, e in nessun altro momento.
CI-BOOTH-3 = Chi possiede una Biglietteria non può usarla. Le monete che ci sono ancora sopra alla fine sono perse.
CI-BOOTH-4 = Ogni Biglietteria si può usare una volta in un turno, e non quando il mazzo e la pila degli scarti sono entrambi vuoti. Biblioteca e Osservatorio non cambiano quante carte si pescano e si tengono lì.
CI-ACROBAT-1 = Quando viene chiamato il Re e nessuno risponde, perché è stato assassinato o non ce l'ha nessuno, chi ha l'Acrobata può giocarlo per prendere la corona, chiamare gli altri personaggi e scegliere per primo nel prossimo round. Può farlo anche chi ha il Re assassinato, e il diritto di un Re alla corona decade. Il personaggio di chi lo gioca ha il suo turno come al solito.
CI-ACROBAT-2 = Anche chi ha già la corona può giocare l'Acrobata, per non lasciarla a un Re assassinato.
CI-FORTUNE-1 = Con l'Indovina guardi la mano di un avversario e ne prendi una carta.
CI-STRONGMAN-1 = Se l'Assassino ha appena nominato il tuo personaggio, puoi giocare subito il Forzuto: l'assassinio è annullato e hai il tuo turno come al solito.
CI-STRONGMAN-2 = Un personaggio salvato dal Forzuto non è più una vittima: il Ladro può nominarlo, un Vescovo protegge, e un Re risponde alla chiamata, così che non si può giocare nessun Acrobata. L'Assassino non nomina un altro personaggio.
CI-RINGMASTER-1 = Il Direttore di pista ti permette di costruire fino a 2 quartieri in più in questo turno: 3 in tutto, o 5 come Architetto.
CI-CANNONBALL-1 = Con l'Uomo cannone scarti un tuo quartiere e al suo posto ne costruisci dalla mano uno di costo più alto, pagando solo la differenza. Non è la tua normale costruzione del turno.
CI-CANNONBALL-2 = Per l'Uomo cannone contano i costi stampati. Il nuovo quartiere non deve essere uno che hai già, e vale come costruito in questo round.

## Rulings for Circus

RU-40 = Il Vescovo è protetto dal Condottiero, non dal Ladro, che può derubarlo.
RU-41 = In 3 giocatori i personaggi si scelgono nell'ordine del gioco classico.
RU-42 = Il Condottiero non può distruggere un Tendone, perché la carta resta fino alla fine.
RU-43 = L'Acrobata decide di chi è la corona fino al prossimo round, e nemmeno un Re assassinato la riprende alla fine di questo.
RU-44 = Per l'Acrobata e il Forzuto si chiede ai giocatori in senso orario, a cominciare dalla sinistra della corona, e dopo il primo che gioca la carta non si chiede più a nessuno.
RU-45 = Una Biglietteria non fa parte di una città: il Condottiero non può toccarla, e davanti a un giocatore possono essercene più d'una.
