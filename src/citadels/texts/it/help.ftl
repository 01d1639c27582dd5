### Help for newcomers, beside each question: what it is about, and what people consider. One or two short sentences.
###
### $laps is "yes" in the Common City, where all build one city and the crown gives no first choice.

## The panel

help-title = Di che cosa si tratta?
help-rule = Leggi la regola
help-rule-title = La regola
help-never = Disattiva le spiegazioni
help-stopped = Le spiegazioni sono disattivate. Puoi riattivarle dal menu o dalle impostazioni.
help-switch = Spiegazioni per chi comincia
help-switch-hint = Un riquadro accanto al tavolo: che cosa ti viene chiesto e a che cosa pensare. Nelle tue prime tre partite compare da solo.
help-open = Spiega

## Choosing characters

help-pick = Un personaggio è tuo per un round: decide quando agisci e che cosa puoi fare. Pensa a quanto ti rende con la tua città, a che cosa gli altri si aspettano da te, e a che cosa lasci loro.
help-discard = Il personaggio che metti da parte è fuori da questo round, e lo sai solo tu. Togli quello che aiuterebbe di più gli altri, o che ti danneggerebbe di più.
help-stage = Dai il tuo personaggio in cambio di uno che non hai visto. Conviene se gli altri possono aver indovinato il tuo, o se qualcuno ne ha di sicuro uno migliore.
help-cast = Uno dei tuoi due personaggi se ne va, e ne arriva uno a caso dell'altro giocatore. Tieni quello che serve di più alla tua mano e alla tua città.

## Gathering

help-gather = A ogni turno fai questa scelta: le monete pagano i quartieri, le carte danno quartieri tra cui scegliere. Con buone carte in mano prendi monete; con poche o nessuna, pesca.
help-gather-first = Raccogli risorse una volta per turno, e qualcosa puoi farlo anche prima. La rendita dei tuoi quartieri è meglio riscuoterla dopo averne costruito un altro di quel tipo.
help-gather-witch = Raccolte le risorse, nomini un personaggio, e chi lo ha potrà solo raccogliere risorse. Poi continui tu al suo posto: pensa a quale si adatta alla tua mano e alla tua città.
help-gather-bewitched = La Strega continua come il tuo personaggio, quindi il tuo turno è tutto qui. Prendi ciò che ti servirà la prossima volta.
help-gather-threatened = Raccolte le risorse, devi rispondere al Ricattatore prima di ogni altra cosa. La tangente è metà delle tue monete, comprese quelle che prendi ora: prendere carte può costarti meno.
help-gather-murdered = Chi ha il personaggio assassinato perde il turno, ma grazie all'Ospedale puoi ancora raccogliere risorse. Prendi ciò che ti servirà la prossima volta.
help-keep = Tieni una parte delle carte pescate. Pensa a ciò che puoi pagare presto, ai tipi che ti mancano e ai quartieri che hai già costruito.

## A turn

help-act = { $laps ->
    [yes] Ora puoi vendere carte, costruire e usare l'abilità del tuo personaggio, nell'ordine che vuoi. Ciò che un altro costruisce prima di te non lo puoi più costruire: guarda che cosa rischi di perdere.
   *[no] Ora puoi costruire e usare le abilità del tuo personaggio e dei tuoi quartieri, nell'ordine che vuoi. Quando finisci il turno, ciò che non hai fatto è perso.
}
help-act-must = Questa abilità è obbligatoria: devi usarla prima di finire il turno. Il resto puoi farlo prima o dopo.
help-bewitch = Chi lo ha potrà solo raccogliere risorse, e tu continui con le sue abilità, ma con la tua mano, le tue monete e la tua città. Scegline uno che puoi usare bene e che probabilmente qualcuno ha.
help-warrant = Tutti vedono dove sono i mandati, ma solo tu sai quale è firmato. Metti quelli non firmati dove faranno esitare qualcuno prima di costruire.
help-threaten = Coperta, la minaccia vuota è uguale a quella con il fiore: può fruttarti una tangente anche lei. Mettila dove ci sono monete.
help-answer = Una tangente costa metà delle tue monete e la faccenda finisce lì. Se rifiuti, il Ricattatore può scoprire la minaccia: con il fiore tutte le tue monete se ne vanno, senza le tieni tutte.
help-turn-over = Solo tu sai se è il fiore. Scoperto, il fiore ti porta tutte quelle monete; la minaccia vuota mostra soltanto che bluffavi.
help-confiscate = Con il mandato firmato il quartiere si costruisce gratis nella tua città, e chi costruiva riprende le monete. Se lo lasci passare, in questo turno non potrai prenderne altri.
help-redraw = Ricevi tante carte nuove quante ne metti via. Cambia le carte troppo care, i quartieri che hai già costruito e ciò che non rientra nei tuoi piani.
help-take = Vedi tutta la mano e ne prendi una carta. Prendi ciò che puoi usare presto, o ciò che l'altro stava per costruire.
help-use = Costruita subito, la carta non conta per il limite di questo turno, ma devi poterla pagare ora. Nella tua mano aspetta un momento migliore.
help-give = Sono carte che devi dare. Dai quelle di cui puoi fare a meno, e ricorda che presto potrebbe costruirle qualcun altro.
help-toll = 1 moneta è sicura. La carta è a caso: può valere di più, e può rovinare i piani dell'altro.
help-grant = { $laps ->
    [yes] La corona è tua, e il prezzo è 1 moneta o una carta a tua scelta. Dai ciò che ti mancherà meno.
   *[no] Con la corona hai la prima scelta nel prossimo round, e il prezzo è 1 moneta o una carta a tua scelta. Dai ciò che ti mancherà meno.
}
help-crown = { $laps ->
    [yes] Non puoi tenere la corona. Cerca un giocatore a cui non porti niente.
   *[no] Chi riceve la corona ha la prima scelta nel prossimo round. Non puoi tenerla, quindi dalla dove ti fa meno danno.
}
help-pay = C'è più di un modo di pagare. Con le monete è più semplice; distruggere qualcosa di tuo ti fa risparmiare ora, ma perdi un quartiere e i suoi punti.
help-spend = Per questo quartiere ogni carta della tua mano può valere 1 moneta. Usa quelle che difficilmente costruiresti, e paga il resto in monete.
help-for = È ciò che dai in cambio. Se il suo costa di più paghi la differenza, quindi con uno economico paghi di più; dai ciò che alla fine vale meno per te.

## Districts that ask

help-thank = Finché chi possiede la Sala da ballo ha la corona, chi viene chiamato deve ringraziare per il ballo. Un grazie non costa niente; il silenzio costa il turno.
help-graveyard = Ciò che è stato appena distrutto può essere tuo per 1 moneta. È poco per una buona carta, anche se per costruirla dovrai pagarne il costo.
help-search = Vedi tutto il mazzo, solo per questa volta. Prendi ciò che serve di più alla tua città: un tipo che ti manca, o un quartiere da molti punti.
help-ring = D'ora in poi le città sarebbero complete con un quartiere in meno, e non solo la tua. Suonalo se sei in vantaggio; lascia stare se altri finirebbero prima di te.

## Action cards and auctions

help-launch = Il vecchio quartiere se ne va, e uno più caro della tua mano ne prende il posto: paghi la differenza. Non conta per il limite di costruzione del turno.
help-cash = Chiudere la Biglietteria ti dà tutte le monete che ha sopra. Aperta può portartene altre, ma potrai chiuderla solo dopo il prossimo cliente, e le monete che restano lì alla fine sono perse.
help-strongman = Con il Forzuto il tuo personaggio gioca comunque il suo turno, e l'Assassino non sceglie di nuovo. In mano la carta varrebbe 1 punto alla fine.
help-acrobat = Con la corona hai la prima scelta nel prossimo round. In mano l'Acrobata varrebbe 1 punto alla fine.
help-bid = Gli altri a turno offrono di più o escono del tutto, e l'offerta più alta va a chi vende. Non offrire mai più di quanto la carta vale per te.

## What to think of as a character

help-role-assassin = { $laps ->
    [yes] Nomini un personaggio, non un giocatore, e nessuno sa chi lo girerà: potresti essere tu. Scegline uno che servirebbe più agli altri che a te.
   *[no] Nomini un personaggio, non un giocatore: pensa a chi serve quale. Colpisci quello che aiuterebbe di più chi è in testa, o che ti danneggerebbe di più.
}
help-role-witch = La tua abilità è quella del personaggio che nomini. Scegli quello che serve alla tua mano e alla tua città.
help-role-magistrate = Il mandato firmato va a chi ha le monete per un quartiere caro. Gli altri due depistano.
help-role-thief = { $laps ->
    [yes] Nomini un personaggio, non un giocatore: chi lo gira ti cede tutte le sue monete. All'inizio del giro i giocatori che possono girarlo sono di più.
   *[no] Nomini un personaggio, non un giocatore: quale avrà probabilmente chi ha molte monete?
}
help-role-spy = Scegli una mano piena di qualcuno che ha monete, e il tipo che ti aspetti di più.
help-role-blackmailer = Minaccia i personaggi che probabilmente ha preso chi ha monete. Il fiore va dove ti aspetti un rifiuto.
help-role-magician = Con poche carte prenditi una mano piena; se ne hai molte poco utili, cambiale. È meglio farlo dopo aver costruito.
help-role-wizard = Scegli la mano che può avere ciò che vuoi, o ciò che non vuoi veder costruire da un altro.
help-role-seer = Prendi una carta da tutti e danne una a ciascuno: tieni le migliori e dai via quelle che non servono. Puoi costruire 2 quartieri.
help-role-king = I quartieri nobiliari ti portano monete: riscuoti dopo averne costruito un altro. La corona ti è arrivata con la chiamata.
help-role-emperor = I quartieri nobiliari ti portano monete. La corona va a qualcuno che non la userà contro di te.
help-role-patrician = I quartieri nobiliari ti portano carte: riscuoti dopo averne costruito un altro. La corona ti è arrivata con la chiamata.
help-role-bishop = I quartieri religiosi ti portano monete: riscuoti dopo averne costruito un altro. Per ora il Condottiero e gli altri personaggi come lui non possono toccare i tuoi quartieri.
help-role-abbot = I quartieri religiosi ti danno una rendita. Prendi la moneta del più ricco prima che il più ricco sia tu.
help-role-cardinal = I quartieri religiosi ti portano carte, e in cambio di carte puoi farti dare le monete che ti mancano per un quartiere.
help-role-merchant = Ricevi 1 moneta in più, e 1 moneta per ogni quartiere commerciale: riscuoti dopo averne costruito un altro.
help-role-alchemist = Ciò che paghi per costruire torna alla fine del turno: costruisci il quartiere più caro che puoi pagare.
help-role-trader = I quartieri commerciali non contano per il tuo limite. Costruiscine quanti ne puoi pagare; ognuno ti dà anche una rendita.
help-role-architect = Con 2 carte in più e fino a 3 quartieri da costruire, è il turno per spendere i tuoi risparmi.
help-role-navigator = Non puoi costruire, ma 4 monete o 4 carte ti preparano un gran turno successivo.
help-role-scholar = Scegli la migliore di 7 carte, e puoi costruire 2 quartieri.
help-role-warlord = I quartieri militari ti portano monete. Distruggere un quartiere economico costa poco: colpisci chi è in testa, non chi è facile da colpire.
help-role-diplomat = I quartieri militari ti portano monete. Dai un quartiere economico per uno che per te vale di più; paghi solo la differenza.
help-role-marshal = I quartieri militari ti portano monete. Per 3 monete al massimo un quartiere di un'altra città è tuo: cerca un tipo che ti manca.
help-role-queen = Le 3 monete dipendono da chi ti siede accanto e da chi viene chiamato. Se ti spettano prendile, poi costruisci.
help-role-artist = 1 moneta fa valere un quartiere 1 punto in più, per un massimo di 2, e lo rende più caro da distruggere.
help-role-tax-collector = Gli altri pagano la tassa quando costruiscono, e la tassa va a te. Tu costruisci senza pagarla.

## While others decide

help-wait-selection = I personaggi passano di mano in segreto. Ricorda quelli che hai visto: chi viene dopo di te può avere uno di quelli che hai passato.
help-wait-turns = I personaggi vengono chiamati in ordine, e chi ha quello chiamato gioca. Ogni personaggio rivelato ti dice qualcosa in più sugli altri.
help-wait-laps = A turno ognuno gira un personaggio e gioca con quello. Guarda che cosa si costruisce: quel quartiere ora non può costruirlo nessun altro.
help-wait-reactions = Qualcuno può rispondere a ciò che è appena successo. È questione di un attimo.
help-wait-watching = Vedi solo ciò che è pubblico, non le mani dei giocatori.

## What is on the table

help-part-title = Che cosa c'è sul tavolo
help-part-row = I personaggi di questa partita
help-part-row-about = Nell'ordine in cui sono chiamati. I segnalini mostrano che cosa è capitato loro; quelli oscurati sono già stati chiamati o sono scoperti.
help-part-players = Gli altri giocatori
help-part-players-about = Le loro monete, quante carte hanno e i loro quartieri. E quello che puoi sapere dei loro personaggi.
help-part-middle = Il centro
help-part-middle-about = Il mazzo, gli scarti dove ci sono, e i personaggi fuori da questo round.
help-part-prompt = La domanda
help-part-prompt-about = Che cosa ti viene chiesto, con pulsanti grandi per le risposte più comuni. L'elenco di tutte le scelte le riporta tutte a parole.
help-part-mine = Il tuo posto
help-part-mine-about = La tua città, le tue monete, il tuo personaggio e la tua mano. Ciò che brilla si può cliccare.
help-part-log = La cronaca
help-part-log-about = Tutto ciò che è successo, turno per turno; a parte, ciò che è successo a te.

## Cards

# A card of a hand in an answer, such as "Keep Manor (Noble, 3)": begins with the name.
help-card-priced = { $card } ({ FORM($type, "sg") }, { $cost })
help-card-rules = Regole di questa carta
help-card-key = Premi R per le regole

## Language

help-language = Lingua

## The rules page

help-rules-hits = { $count ->
    [one] Trovato in 1 punto.
   *[other] Trovato in { $count } punti.
}
help-rules-try = Prova con meno parole o più corte, con il nome di una carta, o con il codice di una regola, come { $rule }.
help-rules-clear = Tutte le regole
help-rules-elsewhere = Ne parlano altre edizioni:
help-rules-link = Link a { $rule }
help-rules-holds = Dove l'edizione { $edition } non dice altro, valgono anche queste regole.
help-rules-whole = Tutte le regole: { $edition }
help-rules-head = Citadels · { $edition } · { $language }
