### The first game: a tutorial in eight chapters, in the browser and in the terminal.
###
### One story at one table: the reader ("you"), Ines, Oscar and Marta. The names are this language's own (see
### lesson-name-1 to lesson-name-3) and stand plainly in the sentences, so they may be declined; Ines and Marta are women,
### Oscar is a man, the reader may be anybody. Cards are fixed in each sentence and stand there by their names.
### Short sentences, at most about three at a time; the tone is that of a friend at the table, with a little mischief.

## The table

lesson-name-1 = Ines
lesson-name-2 = Oscar
lesson-name-3 = Marta

## Around the lesson

lesson-about = Otto brevi capitoli a un tavolo già preparato. Giochi dal primo minuto, e niente può andare storto.
lesson-panel = Lezione
lesson-chapters = Capitoli
# $number and $count are numbers: chapter 3 of 8
lesson-chapter = Capitolo { $number } di { $count }
lesson-progress = { $done ->
    [0] Ancora da cominciare
    [one] 1 capitolo fatto su { $count }
   *[other] { $done } capitoli fatti su { $count }
}
lesson-done-chapter = Fatto
lesson-begin = Comincia
lesson-go-on = Continua
lesson-next = Avanti
lesson-back = Indietro
lesson-faster = Più veloce
lesson-again = Rigioca questo capitolo
lesson-next-chapter = Prossimo capitolo
lesson-leave = Lascia la lezione
# Small heading over what the reader is asked to do
lesson-your-move = Tocca a te
# Small heading while the others play
lesson-watching = Giocano gli altri
# Small heading over an explanation
lesson-reading = Ascolta
# Stands where the question would stand, as long as something is explained
lesson-waiting = La partita aspetta che tu finisca di leggere.
# Heading over the one sentence at the end of a chapter
lesson-learned = Che cosa hai imparato
lesson-loading = Preparo il tavolo...
lesson-finish-title = Il gioco è tutto qui!
lesson-finish = Hai vestito i panni di tutti e otto i personaggi e hai vinto con sette quartieri. Ora una partita vera: tre avversari facili, e un aiuto accanto a ogni domanda.
lesson-first-game = Gioca la tua prima partita vera

## In the terminal

lesson-command = impara il gioco giocando: otto brevi capitoli
lesson-command-chapter = il capitolo da cui cominciare: il numero, il personaggio o il titolo
lesson-enter = Invio: continua, q: esci
lesson-no-chapter = Non c'è nessun capitolo { $chapter }. I capitoli sono: { $chapters }.
# $command is what is typed to begin a real game, as that was spoken of just before
lesson-finish-command = Si comincia così: { $command }

## What is said when the reader does something else that the rules allow

lesson-else = Si potrebbe fare. Ma questa lezione ora ha in mente altro, quindi non è successo niente.
lesson-not-end = Non così in fretta: in questo turno c'è ancora qualcosa da guadagnare.

## 1. The King: the aim of the game, gathering, building

lesson-title-king = Un tetto sulla testa
lesson-king-welcome = Ti diamo il benvenuto al tavolo! Ines, Oscar, Marta e tu avete ricevuto un pezzo di terra ciascuno. Ognuno di voi ci costruirà una città.
lesson-king-aim = Qui sorgerà la tua. Appena qualcuno ha sette quartieri, il round si gioca fino in fondo e la partita è finita. Ogni quartiere vale quanto è costato, e vince chi ha più punti.
lesson-king-hand = Questi sono i tuoi primi quartieri, ancora sulla carta. Le monete disegnate sono il prezzo, e anche i punti.
lesson-king-purse = E questa è tutta la tua fortuna: 2 monete. Il Maniero ne costa 3. Bisogna fare qualcosa.
lesson-king-gather = Ogni turno comincia raccogliendo risorse: 2 monete, o una nuova carta. Prendi le monete.
lesson-king-gather-else = Le carte fanno sempre comodo. Ma hai quattro progetti e solo 2 monete: questa volta prendi le monete.
lesson-king-build = Quattro monete! Dopo aver raccolto risorse puoi costruire un quartiere. Costruisci il Maniero.
lesson-king-build-else = Il Mercato è un affare, e verrà il suo giorno. Prima costruisci il Maniero: tra un momento vedrai perché.
lesson-king-income = Eccolo: i tuoi primi 3 punti. E si dà il caso che tu sia il Re, che riscuote 1 moneta per ogni quartiere nobiliare, quelli gialli. Il Maniero è nobiliare. Riscuoti!
lesson-king-end = Ecco un turno intero: raccogliere risorse, costruire, usare l'abilità del personaggio. Finisci il turno.
lesson-king-others = Ora Marta, poi Ines. Fanno quello che hai fatto tu: raccolgono risorse, costruiscono, e traggono il meglio dal loro personaggio.
lesson-learned-king = Nel tuo turno raccogli risorse, poi costruisci, e usi l'abilità del personaggio quando vuoi. Sette quartieri chiudono la partita.

## 2. The Merchant: choosing a character, being called

lesson-title-merchant = Chi sarai?
lesson-merchant-crown = Il Re era tuo solo per un round: a ogni round tutti scelgono un nuovo personaggio, in segreto. Il Re ti ha portato la corona, e chi ha la corona sceglie per primo.
lesson-merchant-up = Il Mago e il Vescovo sono scoperti: in questo round non li avrà nessuno. Un altro personaggio è coperto, e nessuno l'ha guardato.
lesson-merchant-pick = Restano questi cinque. Manca solo l'Assassino, quindi sai chi è coperto; gli altri possono solo indovinare. Prendi il Mercante: ha un debole per le monete, e tu pure.
lesson-merchant-pick-else = Bella scelta, e giocherai anche quello. Questa volta prendi il Mercante.
lesson-merchant-pass = Solo tu sai che cosa hai preso. Gli altri quattro vanno a Ines: ne tiene uno e passa il resto a Oscar, e lui a Marta. L'ultima carta resta coperta.
lesson-merchant-call = Ora i personaggi vengono chiamati in ordine di rango, da 1 a 8. Chi ha quello chiamato lo mostra e gioca il suo turno.
lesson-merchant-silence = Per primo è stato chiamato l'Assassino, e nessuno ha risposto, proprio come ti aspettavi. Il Ladro è Oscar. Tieni stretto il borsellino!
lesson-merchant-named = Oscar ha nominato l'Architetto, e ha costruito una Chiesa per mettersi la coscienza a posto. Chi è l'Architetto perderà tutte le monete. Tu sei il Mercante, quindi puoi sorridere.
lesson-merchant-gather = Tocca a te! Raccogli monete, e prendi anche il regalo del Mercante: a ogni turno riceve 1 moneta in più.
lesson-merchant-gather-else = Prima riempi il borsellino: raccogli monete, e prendi la moneta in più del Mercante.
lesson-merchant-build = Cinque monete. I quartieri verdi sono commerciali, e il Mercante riscuote 1 moneta per ciascuno. Quindi costruisci il Mercato.
lesson-merchant-build-else = Ti costerebbe tutto quello che hai. Il Mercato costa 2, ed è verde: rende al Mercante.
lesson-merchant-income = Il Mercato è aperto. Riscuoti!
lesson-merchant-end = Un buon affare. Finisci il turno, e guarda chi è l'Architetto.
lesson-merchant-robbed = È Ines! Oscar le prende tutte e cinque le monete prima che possa aprire bocca. Il turno lo gioca lo stesso, ma ha ben poco da spendere.
lesson-learned-merchant = Si sceglie in segreto, si gioca in ordine di rango. Il Mercante riceve 1 moneta in più, e riscuote per i quartieri verdi.

## 3. The Thief: guessing, gathering cards

lesson-title-thief = I soldi degli altri
lesson-thief-rich = Qualche round dopo. Ines si è ripresa: tre quartieri verdi e 7 monete. Il tuo borsellino invece ha incontrato un Ladro: nemmeno una moneta. Non è giusto.
lesson-thief-pick = Marta ha scelto, e a te arrivano questi quattro. Prendi il Ladro: lui nomina un personaggio, e si prende tutte le monete di chi lo ha.
lesson-thief-pick-else = Niente male. Ma laggiù ci sono 7 monete in bella vista, e solo il Ladro può arrivarci.
lesson-thief-pass = Il Vescovo, il Mercante e il Condottiero passano a Ines. Guarda la sua città, tutta verde, e indovina: quale dei tre vorrà?
lesson-thief-name = È il tuo momento. Nomini un personaggio, non un giocatore: sta tutto nell'indovinare. Che cosa avrà preso Ines, con tutto quel commercio?
lesson-thief-name-else = Ines vorrebbe proprio quello? La sua città è verde, e il verde rende a un personaggio più che a tutti gli altri.
lesson-thief-name-first = Tra un momento raccoglierai risorse. Prima il furto: nomina un personaggio.
lesson-thief-cards = Quelle monete sono già praticamente tue, quindi questa volta raccogli carte. Ne peschi due e ne tieni una.
lesson-thief-cards-else = Due monete? Spiccioli. Ne stanno arrivando sette, quindi questa volta prendi carte.
lesson-thief-keep = Tieni quella che ti piace di più. L'altra va in fondo al mazzo.
# $face is how the game is played: in the terminal or in the browser
lesson-thief-end = Senza monete non si costruisce niente. { $face ->
    [terminal] Scrivi why build cathedral, e saprai il motivo.
   *[browser] Premi una carta della tua mano, e ti dirà il perché.
} Pazienza: finisci il turno e aspetta.
lesson-thief-robbed = Viene chiamato il Mercante: è Ines, e le sue 7 monete sono tue. Non serve nemmeno chiedere scusa.
lesson-learned-thief = Il Ladro prende tutte le monete del personaggio che nomina. Ciò che passi, e ciò che serve agli altri, ti dice chi sono.

## 4. The Magician: cards

lesson-title-magician = A mani vuote
lesson-magician-empty = Dove sono le tue carte? Lo scorso round il Mago era Ines, che aveva ancora in mente quella storia delle 7 monete. La tua mano è vuota.
lesson-magician-swap = Ma ora il Mago sei tu! Il Mago scambia tutta la mano con quella di un altro giocatore, anche quando non ha nemmeno una carta. Oscar ne ha sei: scambia con Oscar.
lesson-magician-swap-else = Anche lì qualche carta l'avresti. Ma chi ne ha di più è Oscar: sei.
lesson-magician-swap-first = Può aspettare. Prima la magia: scambia la mano con Oscar.
lesson-magician-otto = Oscar guarda la sua mano. Oscar guarda te. La prossima volta potresti anche scambiare carte con il mazzo, quante ne vuoi; ma il mazzo non fa quella faccia.
lesson-magician-gather = Sei carte aspettano di essere pagate. Raccogli monete.
lesson-magician-gather-else = Hai già sei carte. Ti servono monete per costruirle.
lesson-magician-build = Costruisci il Monastero. È blu, cioè religioso: ti renderà quando sarai il Vescovo. E non manca molto.
lesson-magician-build-else = Verrà il suo giorno. Questa volta costruisci il Monastero: presto ti servirà qualcosa di blu.
lesson-magician-end = Da zero a cinque carte e un nuovo quartiere. Finisci il turno.
lesson-learned-magician = Il Mago scambia la mano con un giocatore, o quante carte vuole con il mazzo. Con la mano vuota dà il meglio di sé.

## 5. The Bishop: protection from the Warlord

lesson-title-bishop = Dietro spesse mura
lesson-bishop-late = Lo scorso round il Re era Ines: quindi ora ha lei la corona, e sceglie per prima. Tu scegli alla fine, tra ciò che gli altri hanno lasciato.
lesson-bishop-missing = A te sono arrivati il Vescovo e l'Architetto. Il Condottiero non è tra loro, e non è nemmeno scoperto. Oscar, che non ha scordato le sue sei carte, canticchia una marcia.
lesson-bishop-pick = Il Condottiero distrugge quartieri, ma mai nella città del Vescovo. Prendi il Vescovo.
lesson-bishop-pick-else = L'Architetto è una tentazione. Ma allora la tua città sarebbe aperta al Condottiero: prendi il Vescovo.
lesson-bishop-gather = Tocca a te. Raccogli monete.
lesson-bishop-gather-else = La tua mano è già piena di progetti costosi. Raccogli monete.
lesson-bishop-wait = Potresti riscuotere 1 moneta ora. Ma si riscuote una volta sola per turno: raccogli monete, costruisci un altro quartiere blu, e poi riscuotine 2.
lesson-bishop-build = Ora il Tempio: costa 1, ed è blu come il Monastero.
lesson-bishop-build-else = Prima il Tempio: per 1 moneta te ne tornano 2.
lesson-bishop-income = Ora hai due quartieri blu, e al Vescovo rendono 2 monete. Riscuoti adesso! Si riscuote una volta sola per turno: per questo conveniva costruire prima.
lesson-bishop-end = Ora la tua città è al sicuro fino alla fine del round. Finisci il turno, e goditi lo spettacolo.
lesson-bishop-warlord = Oscar è davvero il Condottiero. Guarda il tuo Mercato. Poi guarda il tuo Vescovo. E sospira.
lesson-bishop-tavern = E così è toccato a Marta. Il Condottiero paga 1 moneta in meno di quanto è costato il quartiere, e la sua Taverna era costata 1: l'ha distrutta gratis.
lesson-learned-bishop = Il Vescovo riscuote per i quartieri blu, e il Condottiero non può toccare la sua città. Riscuoti dopo aver costruito.

## 6. The Warlord: destroying

lesson-title-warlord = Camera con vista
lesson-warlord-view = Lo scorso round il Vescovo non era tuo, e Oscar era di nuovo il Condottiero. Dove c'era il tuo Mercato, ora hai una vista incantevole.
lesson-warlord-marta = Ora il Condottiero sei tu. Oscar può aspettare, guarda Marta: sei quartieri! Ha persino costruito una nuova Taverna. Ancora uno, e chiude la partita.
lesson-warlord-gather = Giochi alla fine, perché il Condottiero ha rango 8. Prima raccogli monete.
lesson-warlord-gather-else = Le tue carte sono già abbastanza care. Raccogli monete.
lesson-warlord-destroy-later = Ogni cosa a suo tempo. Il Condottiero può farlo anche alla fine del turno, quando vedi quante monete ti restano.
lesson-warlord-build = I quartieri rossi sono militari, e rendono al Condottiero. Costruisci la Torre.
lesson-warlord-build-else = Splendido, ma non è rosso. Costruisci la Torre: il rosso rende al Condottiero.
lesson-warlord-income = Riscuoti per la Torre. Così ti è venuta gratis.
lesson-warlord-destroy = Ora distruggi la Taverna di Marta. Paghi 1 moneta in meno di quanto è costato il quartiere, quindi la Taverna è gratis. Ines, tra l'altro, è il Vescovo: la sua città è intoccabile.
lesson-warlord-destroy-dear = Farebbe male, ma ti costa monete. Se perde la Taverna, Marta scende a cinque lo stesso, e tu non paghi niente.
lesson-warlord-destroy-other = La vendetta è dolce. Ma è a Marta che manca un solo quartiere.
lesson-warlord-destroy-own = Nella tua città? È permesso, ma sarebbe un peccato. Distruggi la Taverna di Marta.
lesson-warlord-end = Di nuovo cinque. Nessuno ringrazia mai il Condottiero. Finisci il turno.
lesson-learned-warlord = Il Condottiero riscuote per i quartieri rossi. Distrugge un quartiere per 1 moneta in meno di quanto è costato: quelli da 1, gratis.

## 7. The Assassin: stopping the one who is about to win

lesson-title-assassin = Uno di troppo
lesson-assassin-six = Marta è di nuovo a sei quartieri. E lo scorso round il Ladro era Ines, quindi ti restano 2 monete. Si mette male.
lesson-assassin-marta = Marta era il Re, quindi ha la corona e sceglie per prima. Ha 6 monete, ma nemmeno una carta da costruire. Quale personaggio la aiuterebbe di più?
lesson-assassin-pick = Ora scegli tu. Prendi l'Assassino: lui nomina un personaggio, e chi lo ha perde tutto il turno.
lesson-assassin-pick-else = Non fermerebbe Marta. L'Assassino sì.
lesson-assassin-missing = Pensa: hai visto quattro personaggi, altri due sono scoperti. Mancano solo il Ladro e l'Architetto. Uno ce l'ha Marta, e l'altro è coperto.
lesson-assassin-name = Giochi prima di tutti. A Marta servono carte. L'Architetto ne pesca due in più e può costruire tre volte; il Ladro non ne pesca. Nomina la tua vittima!
lesson-assassin-name-else = Quello Marta non può averlo, o non le servirebbe. Chi pesca carte in più?
lesson-assassin-name-first = Tra un momento raccoglierai risorse. Prima nomina la tua vittima.
lesson-assassin-gather = Fatto. Ora raccogli monete, come se niente fosse.
lesson-assassin-gather-else = Hai in mano tre carte costose. Raccogli monete.
lesson-assassin-end = Quattro monete non bastano per nessuna delle tue carte: risparmiale. Finisci il turno, e drizza le orecchie quando tocca all'Architetto.
lesson-assassin-silence = È stato chiamato l'Architetto: silenzio. Marta, con 6 monete davanti, incrocia le braccia. In questo round perde il turno.
lesson-learned-assassin = L'Assassino toglie tutto il turno a un personaggio. Scegli quello che con quel turno vincerebbe.

## 8. The Architect: the last round, the counting

lesson-title-architect = Tre alla volta
lesson-architect-four = L'ultimo capitolo, due round dopo. Hai risparmiato 7 monete e hai quattro quartieri; Marta ne ha ancora sei. Tutti credono di sapere come andrà a finire.
lesson-architect-twice = Le monete a Marta bastano, ma guarda storto le sue carte: un Castello e un Porto, che ha già in città. Nessuna città può avere due quartieri con lo stesso nome.
lesson-architect-plan = Ma tu sei l'Architetto, che riceve due carte in più dal mazzo e in un turno può costruire tre quartieri. Quattro più tre fa...
lesson-architect-gather = Prendi le due carte dell'Architetto, e raccogli monete.
lesson-architect-gather-else = Due carte le hai comunque. Raccogli monete: ti serviranno tutte.
lesson-architect-gather-first = Aspetta: prima prendi le due carte dell'Architetto, e raccogli monete. Poi costruisci.
lesson-architect-build = Nove monete, e che carte! Costruisci la Taverna, il Mercato e il Cancello dei draghi, nell'ordine che vuoi: fanno esattamente nove.
lesson-architect-build-else = Così le monete non basterebbero per tre. Taverna, Mercato e Cancello dei draghi insieme ne costano nove.
lesson-architect-seven = Sette! La tua città è completa, quindi questo round è l'ultimo. E una città completa è al sicuro: nemmeno il Condottiero può toccarla.
lesson-architect-end = Finisci il turno. Oscar ha ancora il suo, perché il round si gioca fino in fondo.
lesson-architect-count = Oscar si sfoga sulla Taverna di Ines, e la partita è finita. Ora ogni quartiere vale il suo costo. I sei di Marta fanno 24 punti, i tuoi sette ne fanno 17. Ahi.
lesson-architect-bonuses = Ma c'è di più: 4 punti per la prima città completa, 3 per i quartieri di tutti e cinque i colori, e 2 per il tuo Cancello dei draghi, perché ogni quartiere viola ha un effetto tutto suo. Ogni altra città completa ne prenderebbe 2.
lesson-architect-won = Fa 26 contro 24. La città è tua, e anche la partita!
lesson-learned-architect = L'Architetto pesca due carte in più e costruisce fino a tre quartieri. Alla fine contano i costi, e anche i bonus.
