### The pages around the table in the browser: home, new table, lobby, end, replay, games, rules, settings.

## Getting about

page-nav = Pagine
page-nav-home = Citadels, pagina iniziale
page-nav-new = Nuovo tavolo
page-nav-games = Partite
page-nav-rules = Regole
page-nav-settings = Impostazioni
page-nav-ratings = Classifica
page-lost = Questa porta è stata murata, o non c'è mai stata.
page-lost-table = Le candele sono spente e le sedie sono sul tavolo. Forse il codice è sbagliato, o il tavolo è stato chiuso.
page-ok = Fatto
page-cancel = Annulla
page-less = { $what }: meno
page-more = { $what }: più
page-seconds = secondi
page-share = Condividi
page-download = Scarica
page-copied = Link copiato
page-copy-yourself = Copia questo link: { $url }
page-just-now = poco fa
page-copies = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
page-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
page-players-range = da { $low } a { $high } giocatori
page-watching = { $n ->
    [one] Una persona sta guardando.
   *[other] { $n } persone stanno guardando.
}
page-goal = { $laps ->
    [yes] La partita finisce quando sono costruiti tutti e { $n } i quartieri diversi
   *[no] Una città di { $n } quartieri è completa
}
page-name = Il tuo nome
page-name-count = { $n } su { $most }
page-name-long = Un nome ha al massimo { $most } caratteri: resta «{ $name }».

## Home

page-motto = Costruisci una città. A ogni round scegli chi sei, e indovina chi sono gli altri.
page-play = Gioca ora
page-play-new = Nuova partita contro i bot
page-play-hint = Quattro posti, tre bot, spiegazioni a portata di mano. Senza account.
page-sign-in = Hai già giocato qui? Accedi
page-play-wait = Accendo le candele...
page-play-refused = Non è stato possibile avviare la partita
page-play-players = Si gioca da 2 a { $most } giocatori.
page-go-on = Torna alla partita
page-go-on-hint = La tua partita ti aspetta.
page-go-on-hint-others = La partita va avanti. Mentre non ci sei, un bot gioca per te.
page-running = { $n ->
    [one] Partita in corso
   *[other] Partite in corso
}
page-running-go = Continua
page-out-delete = Elimina
page-out-delete-ask = Eliminare questa partita?
page-out-delete-hint = Non ci gioca nessun altro. Non si potrà recuperare.
page-out-close = Chiudi il tavolo
page-out-close-ask = Chiudere questo tavolo?
page-out-close-hint = Il codice non varrà più e chi è seduto qui dovrà cercarsi un altro tavolo.
page-out-leave = Lascia
page-out-leave-ask = Lasciare definitivamente questa partita?
page-out-leave-hint = Un bot prende il tuo posto e continua con gli altri.
page-friends = Gioca con gli amici
page-friends-hint = Inserisci il codice o il link che hai ricevuto.
page-code-label = Codice o link di un tavolo
page-code-example = es. HKM4TQ
page-code-go = Entra
page-open-title = Tavoli aperti
page-open-none = Al momento non ci sono tavoli in elenco.
page-open-join = Siediti
page-open-look = Apri
page-open-watch = Guarda
page-open-own = Apri un tavolo pubblico
page-about-games = Le tue partite, da rivedere.
page-about-learn = Otto brevi capitoli a un vero tavolo.
page-learn = Impara a giocare
page-learn-offer = Prima volta con Citadels?
page-learn-offer-text = Si impara in 15 minuti, giocando.
page-about-rules = Tutte le carte e tutte le regole, con la ricerca.
page-about-settings = Nome, suoni, animazioni, tema chiaro o scuro.
page-about-ratings = Quanto giochi bene, classifica, tornei.
page-import = Apri una registrazione
page-import-hint = o trascina il file in un punto qualsiasi della pagina
page-import-wait = Lettura...
page-import-none = Questo file non è la registrazione di una partita.
page-import-large = Questo file è troppo grande per una registrazione.
page-credits = Citadels è un gioco di Bruno Faidutti. Icone degli artisti di game-icons.net, CC BY 3.0.
page-game-name = { $edition } · { $preset }
page-game-label = { $game }: { $players }
page-game-nobody = ancora nessuno
page-game-free = { $n ->
    [one] 1 posto libero
   *[other] { $n } posti liberi
}

## New table

page-new-lead = È tutto pronto per una bella partita. Cambia quello che vuoi: le scelte restano salvate.
page-new-reset = Ripristina
page-new-edition = Edizione
page-new-players = Giocatori
page-new-cast = Personaggi e quartieri
page-new-ninth = Nono personaggio
page-new-options = Opzioni dell'edizione
page-new-house = Al tavolo
page-new-summary = Il tuo tavolo
page-new-start = Comincia la partita
page-new-watch = Guarda i bot
page-new-open = Apri il tavolo
page-new-open-first = Invita altre persone
page-new-open-hint = { $n ->
    [one] Riceverai un link per l'altro giocatore.
   *[other] Riceverai un link per gli altri { $n } giocatori.
}
page-seat-you = Tu
page-seat-free = posto libero
page-seat-person = una persona
page-seat-bot = bot { $level }
page-seat-who = Posto { $seat }: chi ci gioca
page-seats-bots = Tutti gli altri sono bot
page-seats-people = Tutti gli altri sono persone
page-seats-watch = Giocano solo i bot, e tu guardi.
page-seats-alone = Tu contro i bot: { $about }.
page-seats-invite = { $n ->
    [one] un posto è per chi ha il tuo link, o per una seconda persona su questo dispositivo.
   *[other] { $n } posti sono per chi ha il tuo link, o per altre persone su questo dispositivo.
}
page-cast-preset = Set pronti
page-cast-preset-hint = Personaggi e quartieri speciali che stanno bene insieme.
page-cast-own = Selezione a mano
page-cast-own-hint = Scegli un personaggio per ogni rango, e i quartieri speciali.
page-cast-random = A caso
page-cast-random-hint = Personaggi e quartieri speciali si estraggono all'inizio della partita.
page-cast-fixed = In questa edizione sono in gioco tutti i { $n } personaggi.
page-preset-first-game = Gli otto personaggi più noti: il modo migliore per cominciare.
page-preset-ambitious-aristocrats = Niente è al sicuro: quartieri confiscati o requisiti, mani saccheggiate.
page-preset-cunning-agents = L'oro passa di mano in mano: incantesimi, ricatti e una tassa su ogni quartiere.
page-preset-illustrious-emissaries = L'informazione è tutto: mani spiate, carte e quartieri scambiati.
page-preset-devious-dignitaries = Quello con più bluff: mandati e minacce coperti accanto ai personaggi.
page-preset-tenacious-delegates = Le città crescono in fretta: molte carte fra cui scegliere e più costruzioni in un turno.
page-preset-vicious-nobles = Il più spietato: omicidi, furti e distruzioni, e più oro da perdere.
page-preset-base = Gli otto originali e il mazzo base: il gioco com'è nato.
page-preset-new-neighbours = Gli otto originali, ma con tre nuovi quartieri speciali nel mazzo.
page-preset-court-and-cloister = Più cortese e più astuto: la corona si dona, l'oro si chiede, i quartieri si scambiano.
page-preset-dark-arts = Magia al posto dei pugnali: turni stregati e mani saccheggiate.
page-preset-crowded-court = Nove personaggi con la Regina e cinque nuovi quartieri speciali: per tavoli grandi.
page-preset-uniques = { $n ->
    [one] { $n } quartiere speciale
   *[other] { $n } quartieri speciali
}
page-preset-uniques-more = { $n ->
    [one] { $n } nuovo quartiere speciale
   *[other] { $n } nuovi quartieri speciali
}
page-ninth-any = Come previsto dal set
page-ninth-needed = Con { $n } giocatori c'è sempre un nono personaggio.
page-ninth-hint = Un personaggio in più a ogni scelta: è più difficile indovinare chi è chi.
page-ninth-is = Nono personaggio: { $character }
page-own-from = Parti da
page-own-from-none = scegli un set
page-own-characters = Personaggi
page-own-rank = Rango { $rank }
page-own-ninth = Si può togliere scegliendolo di nuovo, se non è obbligatorio.
page-own-uniques = Quartieri speciali
page-own-count = Scelti: { $count } su { $wanted }
page-own-count-base = { $base } del mazzo base, { $bonus } bonus
page-own-good = Così si può giocare.
page-uniques-base = Mazzo base
page-uniques-bonus = Quartieri bonus
page-fault-rank = Manca un personaggio di rango { $rank }.
page-fault-ninth = Con { $seats } giocatori serve un personaggio di rango 9.
page-fault-needs = Per usare { FORM($character, "the") } servono almeno { $needs } giocatori, non { $seats }.
page-fault-uniques-few = Servono { $wanted } quartieri speciali: scegline ancora { $off }.
page-fault-uniques-many = Servono { $wanted } quartieri speciali: togline { $off }.
page-fault-base-few = Con { $bonus ->
    [one] { $bonus } quartiere bonus
   *[other] { $bonus } quartieri bonus
} servono più carte del mazzo base: rimettine { $off }.
page-fault-base-many = Con { $bonus ->
    [one] { $bonus } quartiere bonus
   *[other] { $bonus } quartieri bonus
} servono meno carte del mazzo base: togline { $off }.
page-clock = Limite di tempo
page-clock-none = Nessuno
page-clock-none-hint = Ognuno si prende il tempo che gli serve.
page-clock-none-is = Senza limite di tempo
page-clock-decision = Per ogni decisione
page-clock-decision-hint = Quando scade il tempo, decide un bot.
page-clock-decision-is = { $seconds } secondi per ogni decisione
page-clock-decision-seconds = Tempo per decidere
page-clock-budget = Per la partita
page-clock-budget-hint = Ognuno ha una scorta di tempo, che cresce un po' a ogni turno. Quando è finita, decide un bot.
page-clock-budget-is = { $seconds } secondi per la partita, { $turn } in più a ogni turno
page-clock-budget-seconds = Scorta di tempo
page-clock-turn = In più a ogni turno
page-pace = Ritmo dei bot
page-pace-slow = Lento
page-pace-normal = Normale
page-pace-fast = Veloce
page-pace-instant = All'istante
page-pace-hint = Quanto a lungo i bot fanno finta di pensare, così puoi seguirli.
page-grace = Se qualcuno si assenta
page-grace-hint = Dopo questo tempo un bot gioca per chi ha lasciato la pagina, finché non torna.
page-listed = Mostra tra i tavoli aperti
page-listed-hint = Così può sedersi chiunque. Altrimenti solo chi ha il link o il codice.
page-listed-yes = In elenco tra i tavoli aperti
page-listed-no = Solo con link o codice
page-hints = Permetti i consigli
page-hints-hint = Ognuno può chiedere a un bot che cosa farebbe.
page-hints-people = Ognuno può chiedere a un bot che cosa farebbe, e gli altri lo vedono.
page-hints-yes = I consigli sono permessi
page-hints-alone = Consigli solo per chi gioca da solo contro i bot
page-hints-no = Niente consigli
page-rated = Partita per la classifica
page-rated-hint = Vale per il punteggio di tutti al tavolo, perciò si siede solo chi accetta di essere valutato. Niente consigli.
page-chat = Chat
page-chat-hint = Chi è al tavolo può scrivere agli altri.

## Before the game

page-lobby-lead = { $free ->
    [0] Tutti e { $seats } i posti sono occupati.
    [one] Un posto su { $seats } è libero.
   *[other] { $free } posti su { $seats } sono liberi.
}
page-lobby-now = { $n ->
    [one] 1 posto su { $seats } è occupato.
   *[other] { $n } posti su { $seats } sono occupati.
}
page-lobby-start = Comincia la partita
page-lobby-ready = Ci siete tutti.
page-lobby-free = { $n ->
    [one] Il posto libero andrà a un bot.
   *[other] I { $n } posti liberi andranno ai bot.
}
page-lobby-absent = { $n ->
    [one] Un giocatore non ha ancora aperto la pagina.
   *[other] { $n } giocatori non hanno ancora aperto la pagina.
}
page-lobby-wait = In attesa che l'host avvii la partita.
page-lobby-sit = Siediti
page-lobby-full = Tutti i posti sono occupati. Puoi guardare.
page-lobby-setup = La partita
page-lobby-change = Modifica le impostazioni
page-lobby-change-do = Modifica
page-lobby-ask = { $n ->
    [one] Un posto è libero
   *[other] { $n } posti sono liberi
}
page-lobby-ask-hint = { $n ->
    [one] Se cominci ora, lo prende un bot normale.
   *[other] Se cominci ora, li prendono dei bot normali.
}
page-lobby-ask-wait = Aspetta ancora
page-lobby-ask-start = Comincia con i bot
page-invite-code = Il codice di questo tavolo
page-invite-link = Link a questo tavolo
page-invite-copy = Copia il link
page-invite-copied = Copiato
page-invite-qr = Codice QR
page-invite-qr-hint = Inquadralo con la fotocamera del telefono per entrare in questo tavolo.
page-seat-label = Posto { $seat }
page-seat-sit = Siediti qui
page-seat-other = Un'altra persona su questo dispositivo
page-seat-name-other = Nome
page-seat-rename = Rinomina
page-seat-leave = Lascia il posto
page-seat-remove = Rimuovi
page-seat-remove-ask = Liberare il posto di { $player }?
page-seat-remove-hint = Il posto diventa libero. Chi ha il link può sedersi di nuovo.
page-seat-host = host
page-seat-mine = su questo dispositivo
page-seat-here = è qui
page-seat-away = non ancora qui
page-seat-put = metti qui un bot
page-seat-make-free = libera questo posto

## The end

page-end-counting = Conteggio dei punti
page-end-city = La città di { $player }
page-end-total = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
page-end-next-city = Prossima città
page-end-skip = Vai al risultato
page-end-podium = La classifica
page-end-you-won = Hai vinto!
page-end-you-shared = Vittoria condivisa!
page-end-you-place = Hai chiuso al { $place }° posto
page-end-place = { $place ->
    [1] 1°
    [2] 2°
    [3] 3°
   *[other] { $place }°
}
page-end-winner = vittoria
page-end-sheet = Punto per punto
page-end-rule = Leggi la regola
page-end-again = Gioca ancora
page-end-follow = Vai alla rivincita
page-end-follow-watch = Guarda la rivincita
page-end-replay = Replay
page-end-table = Vedi il tavolo
page-chart-title = Com'è andata
page-chart-measure = Dati mostrati
page-chart-scores = Punti
page-chart-gold = Monete
page-chart-cities = Quartieri
page-chart-chances = Probabilità di vittoria
page-chart-chances-note = In percentuale, secondo un bot forte che sa solo ciò che ciascun giocatore sapeva in quel momento.
page-chart-label = { $measure } di ogni giocatore nel corso della partita; lo stesso come tabella qui sotto
page-chart-axis = round
page-chart-axis-pass = giro
page-chart-round = Round { $n }
page-chart-pass = Giro { $n }
page-chart-incidents = Che cosa è successo e quando
page-chart-mark = { $round }: { $text }
page-chart-table = Come tabella
page-incident = { $who }
page-incident-killed = { $who } assassina { FORM($character, "the") }{ $known ->
    [no] , ma senza effetto
   *[yes] { " " }({ $player })
}
page-incident-robbed = { $who } deruba { $player }
page-incident-bewitched = { $who } strega { FORM($character, "the") }{ $known ->
    [no] , ma senza effetto
   *[yes] { " " }({ $player })
}
page-incident-confiscated = { $who } confisca un quartiere di { $player }
page-incident-destroyed = { $known ->
    [self] { $who } distrugge un proprio quartiere
   *[yes] { $who } distrugge un quartiere di { $player }
}
page-incident-seized = { $who } requisisce un quartiere di { $player }
page-incident-exchanged = { $who } scambia quartieri con { $player }
page-incident-swapped = { $who } scambia la mano con { $player }
page-incident-lost-turn = { $who } gira { FORM($character, "the") }, vittima dell'Assassino, e perde il turno
page-incident-completed = { $who } completa una città
page-incident-rang = { $who } suona la campana
page-moments = Le decisioni che hanno contato di più
page-moments-soon = Un bot comincia a rivedere la partita quando scorri fin qui.
page-moments-wait = Un bot sta rivedendo la partita. Ci vuole un po' e continua anche se scorri altrove.
page-moments-none = Il bot non ha trovato decisioni particolarmente importanti.
page-moments-failed = Il bot non ha potuto rivedere questa partita.
page-moment-when = { $player }: { $when }
page-moment-best = { $who ->
    [me] La tua mossa migliore
   *[other] La mossa migliore di { $player }
}
page-moment-played = Giocata
page-moment-better = La scelta del bot
page-moment-wins = partite simulate vinte: { $percent }
page-moment-next = La seconda scelta
page-move-pick = Scegli { FORM($character, "the") }
page-moment-look = Guarda e prova altre mosse
page-what = E se invece?
page-what-lead = { $who ->
    [me] { $when }: decidi tu. Scegli un'altra mossa per vedere come potrebbe proseguire.
   *[other] { $when }: decide { $player }. Scegli un'altra mossa per vedere come potrebbe proseguire.
}
page-what-wait = Un bot valuta le opzioni...
page-what-failed = Il bot non è riuscito a valutare questa decisione.
page-what-hint = { $who ->
    [me] Per ogni opzione il bot ha simulato la fine della partita { $games } volte. Il numero dice quanto spesso vinci.
   *[other] Per ogni opzione il bot ha simulato la fine della partita { $games } volte. Il numero dice quanto spesso vince { $player }.
}
page-what-played = giocata
page-what-best = la migliore
page-what-on = Come potrebbe proseguire: { $move }
page-what-on-hint = Da qui in poi i bot giocano per tutti, con le carte vere. È solo uno dei possibili seguiti.
page-what-more = ...e così via fino alla fine della partita.
page-what-points = Tu finisci con { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}

## Replay

page-fair-title = Distribuzione verificabile
page-fair-about = Il server ha già estratto un segreto, e questa è la sua impronta. È il segreto, insieme alle parole dei giocatori, a decidere ogni carta. Dopo la partita viene mostrato, e chiunque può verificare che nulla sia cambiato.
page-fair-commitment = Impronta
page-fair-words = Parole
page-fair-add = Aggiungi una parola tua
page-fair-add-do = Aggiungi

## My games

page-games-won = { $n ->
    [one] Una partita finita
   *[other] { $n } partite finite
}; { $won ->
    [0] non ne hai ancora vinta nessuna.
    [one] ne hai vinta una.
   *[other] ne hai vinte { $won }.
}
page-games-over = Finite
page-games-imported = Aperte da un file
page-games-more = Mostra altre
page-games-none = Non hai ancora giocato.
page-games-you-won = vinta
page-games-you-lost = persa

## Rules

page-rules-title = Regole: { $edition }
page-rules-print = Stampa
page-rules-search = Cerca regole e carte
page-rules-contents = Indice
page-rules-characters = Personaggi
page-rules-uniques = Quartieri speciali
page-rules-actions = Le carte azione
page-rules-basics = Quartieri comuni
page-rules-best = Corrispondenza migliore
page-rules-none = Nessun risultato per «{ $query }».
page-search-alike = assassin, uccid, uccis, omicid, ammazz / rub, derub, furt, ladro / duplicat, doppi, stesso nome, uguale / distrugg, distrutt, demol, abbatt / scambi, cambi / streg, incant / monet, oro, sold, denar / quartier, edific / vinc, vint, vittor / paregg, parità, pari / scart, butt / primo giocatore, corona
page-search-skipped = e, a, al, alla, di, del, della, dei, il, lo, la, i, gli, le, un, una, in, con, per, si, è, che, come, quando, posso
page-short-rounds-1 = A ogni round i personaggi passano di mano in mano e ognuno ne sceglie uno in segreto.
page-short-rounds-2 = I personaggi vengono chiamati in ordine di rango. Chi sente il proprio gioca il turno.
page-short-rounds-3 = Nel tuo turno prendi 2 monete, o pesca 2 carte e tienine 1. Usa l'abilità del tuo personaggio.
page-short-rounds-4 = Costruisci un quartiere dalla tua mano pagandone il costo.
page-short-rounds-5 = Quando una città ha { $goal } quartieri, il round si gioca fino in fondo. Vince chi ha più punti.
page-short-laps-1 = Tutti insieme costruite una sola città. Nel tuo turno giri un personaggio.
page-short-laps-2 = Quando tutti i personaggi sono stati chiamati, il giro è finito e si assegnano punti.
page-short-laps-3 = Nel tuo turno prendi 2 monete, o pesca 2 carte e tienine 1. Vendi carte, usa l'abilità del personaggio.
page-short-laps-4 = Costruisci un quartiere che nessun altro ha costruito.
page-short-laps-5 = La partita finisce quando sono costruiti tutti e { $goal } i quartieri diversi. Vince chi ha più punti.

## Settings

page-set-save = Salva
page-devices-added = { $n ->
    [one] È stato aggiunto un dispositivo. Ora gioca al posto tuo.
   *[other] Sono stati aggiunti { $n } dispositivi. Ora giocano al posto tuo.
}
page-devices-show = Mostra i dispositivi
page-take = I tuoi posti su questo dispositivo
page-take-done = { $n ->
    [0] Su questo dispositivo ora il tuo nome è { $name }.
    [one] Su questo dispositivo ora il tuo nome è { $name }, e una partita ti aspetta.
   *[other] Su questo dispositivo ora il tuo nome è { $name }, e { $n } partite ti aspettano.
}
page-take-go = Continua: { $code }
page-take-ask = Giocare come { $name } su questo dispositivo?
page-take-who = Questo link personale è di { $name }. Continua solo se sei tu.
page-take-trap = Se il link te l'ha mandato qualcun altro, annulla: vedrebbe le tue carte e potrebbe giocare al posto tuo.
page-take-before = In questo browser ora il tuo nome è { $name } (partite in corso: { $running }, finite: { $finished }). Se continui, da qui non potrai più raggiungerle. Per conservarle, apri prima un tuo link personale su un altro dispositivo.
page-take-yours = È il tuo link, e questo dispositivo è già tuo. Aprilo su un altro dispositivo.
page-take-do = Sì, sono { $name }
page-take-anew = Per un nuovo link vai in Impostazioni sull'altro dispositivo.
