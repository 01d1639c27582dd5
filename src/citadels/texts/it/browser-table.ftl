### The playing table in the browser.

## The frame

table-title-mine = Tocca a te
table-title-other = Turno di { $player }
table-title-reactions = In attesa degli altri
table-title-pass = { $player }, tocca a te
table-connecting = Connessione al tavolo...
table-gone = Questo tavolo non esiste.
table-closed = L'host ha chiuso questo tavolo.
table-signed-out = Questo dispositivo è stato disconnesso. Per continuare a giocare qui, apri un nuovo link personale oppure accedi dalle impostazioni con una passkey o un codice di recupero.
table-outdated = Il gioco è stato aggiornato. Ricarica la pagina per continuare.
table-board = Il tavolo
table-top = Partita
table-rules = Regole
table-menu = Menu
table-cast = Carte di questa partita
table-cast-short = Carte
table-help = Tasti e guida
table-round = round { $round }
table-pass = giro { $round }
table-spectator = Stai guardando.
table-watchers = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
table-show-log = Cronaca
table-show-end = Risultato
table-last-round = Ultimo round

## The row of characters

table-row = Personaggi
table-owner-me = Tu
table-row-maybe = Per quel che hai visto, può averlo: { $players }.

## The middle

table-middle = Al centro
table-deck = Mazzo
table-pile = Scarti
table-pile-empty = Non è stato ancora scartato niente.
table-pile-top = { $count ->
    [one] 1 carta, in cima { FORM($card, "the") }
   *[other] { $count } carte, in cima { FORM($card, "the") }
}
table-bank = Banca
table-down = Coperti
table-down-help = { $count ->
    [one] C'è 1 personaggio coperto
   *[other] Ci sono { $count } personaggi coperti
}
table-names = La città
table-names-open = { $count ->
    [one] 1 quartiere diverso su { $goal }
   *[other] { $count } quartieri diversi su { $goal }
}
table-names-bell = { $count ->
    [one] 1 quartiere costruito su { $goal }
   *[other] { $count } quartieri costruiti su { $goal }
}
table-names-missing = da costruire
table-names-hand = nella tua mano

## Players

table-players = Gli altri giocatori
table-player-target = { $name }: { $note }
table-player-barred = { $name }, non ora: { $note }
table-at-swap = Scambia la mano
table-at-look = Guarda la mano, prendi una carta
table-at-alms = Prendi 1 moneta
table-at-crown = Dai la corona
table-at-theater = Scambia il personaggio
table-at-spy = Spia la mano
table-at-fortune = Indovina: prendi una carta
table-at-ticket = Compra una carta per 1 moneta
table-at-borrow = Prendi monete per costruire
table-has-crown = ha la corona
table-gold = { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
table-hand-size = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
table-hand-known = carte note: { $cards }
table-city-size = { $count ->
    [one] 1 quartiere su { $goal }
   *[other] { $count } quartieri su { $goal }
}
table-quarter-size = { $count ->
    [one] 1 quartiere
   *[other] { $count } quartieri
}
table-city-count = { $count }/{ $goal }
table-is = è { FORM($character, "the") }
table-chosen = ha scelto un personaggio
table-now = gioca ora
table-bot = bot, { $level }
table-away = assente: gioca un bot
table-absent = senza connessione
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
table-maybe = Personaggi possibili: { FORM($characters, "the") }
table-empty = nessun quartiere
table-first = prima città completa
table-booth = Biglietteria con { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
table-price-warlord = Per distruggerlo il Condottiero pagherebbe { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}.
table-price-marshal = Per requisirlo il Maresciallo pagherebbe { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}.
table-price-safe = Ora è al sicuro dal personaggio di rango 8.
table-fresh = costruito in questo round

## My own

table-mine = Il tuo posto
table-my-city = La tua città
table-my-quarter = Il tuo rione
table-my-hand-count = La tua mano: { $count }
table-hand-empty = Nessuna carta in mano
table-my-character = Il tuo personaggio
table-my-character-is = Hai { FORM($character, "the") }
table-my-character-hidden = Il tuo personaggio, coperto. Passaci sopra o tieni premuto per vederlo.
table-no-character = Nessun personaggio
table-murdered = Assassinato: perdi il turno. Lo sai solo tu.
table-bewitched = Personaggio stregato: potrai solo raccogliere risorse.

## What stands on a target

table-badge-cost = −{ $gold } → { $left }
table-badge-price = −{ $gold }
table-badge-gain = +{ $gold }
table-badge-free = gratis
table-badge-ways = …
table-badge-more = { $cards ->
    [one] +1 carta
   *[other] +{ $cards } carte
}
table-badge-fewer = { $cards ->
    [one] −1 carta
   *[other] −{ $cards } carte
}
table-grown = con un altro quartiere di quel tipo: +{ $gold }
table-why-rule = Ora no
table-not-now = Non ora

## The prompt

table-prompt = La domanda
table-choices = Tutte le scelte
table-choices-count = Tutte le scelte: { $count }
table-choices-filter = Scrivi per cercare una scelta
table-choices-none = Nessun risultato.
table-choices-open = Elenco di tutte le scelte
table-sending = Invio...
table-unsent = Sarà inviato quando torna la connessione
table-reacting = Fatto. Ora gli altri possono reagire.
table-reactions = Ora gli altri possono reagire.
table-deciding = Decide { $player }
table-deciding-as = Decide { $player }, { FORM($character, "the") }
table-choosing-now = { $player } sceglie un personaggio
table-thinking = { $player } sta pensando
table-stand-in = { $player } è assente: tra { $seconds } s gioca un bot
table-stands-in = { $player } è assente: gioca un bot
table-bidding = { $player } valuta un'offerta
table-paused = La partita è finita.
table-to-come = { $count ->
    [one] Ancora da chiamare: { FORM($characters, "the") }
   *[other] Ancora da chiamare: { FORM($characters, "the") }
}
table-to-choose = Poi: { $players }
table-pace = Ritmo dei bot
table-faster = Più veloce
table-faster-help = I bot giocano tre volte più in fretta
table-slower = Più lento
table-slower-help = I bot tornano al ritmo di prima
table-skip = Salta al mio turno
table-skip-short = Al mio turno
table-skipping = Avanzo...
table-skip-help = I bot giocano all'istante finché non tocca a te. Nella cronaca resta tutto.
table-skip-waits = Non ancora d'accordo: { $players }
table-skip-wished = Richiesta di saltare: { $players }
table-steps = Finora
table-back = Indietro
table-staged = La mossa non è ancora giocata: puoi tornare indietro.
table-cards-chosen = { $count ->
    [one] 1 carta scelta
   *[other] { $count } carte scelte
}
table-gold-so-far = { $gold ->
    [0] finora non costa niente
    [one] finora 1 moneta
   *[other] finora { $gold } monete
}
table-hint = Consiglio
table-hint-help = Che cosa farebbe un bot
table-hinting = Ci penso...
table-hint-head = Un bot farebbe:
table-hint-win = probabilità di vittoria: { $percent }%
table-hint-share = { $percent }% della sua attenzione
table-hint-equal = vale quasi lo stesso
table-hint-few = poco esplorata
table-hint-close = Chiudi il consiglio
table-auto-end = Il turno finisce da solo...
table-more = Altre scelte
table-choose = Scegli questo personaggio

## What can be clicked, in a few words

table-cue-name = { $role ->
    [assassin] Clicca un personaggio qui sopra per assassinarlo: perderà il turno.
    [thief] Clicca un personaggio qui sopra per derubarlo: quando viene chiamato, prendi tutte le sue monete.
    [witch] Clicca un personaggio qui sopra per stregarlo.
   *[other] Clicca un personaggio qui sopra per nominarlo.
}
table-cue-sign = Clicca un personaggio qui sopra per il mandato firmato.
table-cue-warrant = Clicca un altro personaggio qui sopra per un mandato non firmato.
table-cue-flower = Clicca un personaggio qui sopra per minacciarlo con il fiore.
table-cue-threaten = Clicca un altro personaggio qui sopra per la minaccia vuota.
table-cue-destroy = Clicca un quartiere per distruggerlo.
table-cue-exchange = Clicca un quartiere altrui per scambiarlo con uno dei tuoi.
table-cue-seize = Clicca un quartiere altrui per requisirlo.
table-cue-for = Clicca uno dei tuoi quartieri per darlo in cambio.
table-cue-armory = Clicca un quartiere per distruggerlo con l'Armeria.
table-cue-beautify = Clicca uno dei tuoi quartieri per abbellirlo.
table-cue-cannonball = Clicca uno dei tuoi quartieri per sostituirlo.
table-cue-sacrifice = Clicca uno dei tuoi quartieri per distruggerlo invece di pagare.
table-cue-build = Clicca una carta della tua mano per costruirla.
table-cue-borrow = Clicca una carta troppo cara per farti dare le monete che mancano.
table-cue-put = Clicca le carte della tua mano che vuoi cambiare.
table-cue-spend = Clicca le carte della tua mano con cui vuoi pagare.
table-cue-give = Clicca una carta della tua mano per darla.
table-cue-laboratory = Clicca una carta della tua mano per scartarla in cambio di monete.
table-cue-museum = Clicca una carta della tua mano per metterla sotto il Museo.
table-cue-sale = { $built ->
    [yes] Clicca una carta della tua mano per costruirla, venderla o metterla all'asta.
   *[no] Clicca una carta della tua mano per venderla o metterla all'asta.
}
table-cue-pick = Clicca il personaggio che vuoi giocare.
table-cue-keep = Clicca la carta da tenere.
table-cue-take = Clicca la carta da prendere.
table-cue-lighthouse = Clicca la carta da prendere.
table-tap-row = Tocca un personaggio qui sopra.

## Cards in the middle

table-tray-cards = Carte tra cui scegliere
table-tray-characters = Personaggi tra cui scegliere
table-tray-hide = Guarda il tavolo
table-tray-show = Torna alle carte
table-tray-hold = Tieni premuta una carta per leggerla
table-offer-up = { $count ->
    [one] Scoperto: non ce l'ha nessuno
   *[other] Scoperti: non li ha nessuno
}
table-offer-down = { $count ->
    [one] Lo conosci: è coperto
   *[other] Li conosci: sono coperti
}
table-offer-out = { $count ->
    [one] Non è tra le tue scelte
   *[other] Non sono tra le tue scelte
}
table-bid = La tua offerta
table-bid-less = Offri di meno
table-bid-more = Offri di più
table-bid-now = { $gold ->
    [one] Offri 1 moneta
   *[other] Offri { $gold } monete
}
table-bid-left = { $gold ->
    [one] te ne resta 1
   *[other] te ne restano { $gold }
}
table-bid-highest = Offerta più alta
table-bid-none = Nessuna offerta
table-auction = Asta
table-bidder-in = in gara
table-bidder-out = fuori

## Asking once more

table-doubt = Vuoi farlo davvero?
table-doubt-own-district = È un tuo quartiere: verrebbe distrutto.
table-doubt-own-character = È il tuo stesso personaggio.
table-doubt-gone = Tra i personaggi scoperti c'è { FORM($character, "the") }: in questo round non ce l'ha nessuno.
table-doubt-end-income = Puoi ancora riscuotere la rendita del tuo personaggio. Finisci il turno senza?
table-doubt-end-power = Non hai usato l'abilità del tuo personaggio. Finisci il turno senza?
table-doubt-end-build = { $gold ->
    [one] Con la tua moneta puoi ancora costruire.
   *[other] Con le tue { $gold } monete puoi ancora costruire.
} Finisci il turno?
table-doubt-refuse = { $gold ->
    [one] Se la minaccia ha il fiore, perdi la tua moneta.
   *[other] Se la minaccia ha il fiore, perdi tutte e { $gold } le tue monete.
}
table-doubt-silence = Perdi questo turno.
table-doubt-murder = In questo round perderai il turno.
table-doubt-no-gather = Non otterresti niente.
table-doubt-fewer = { $cards ->
    [one] Avresti 1 carta in meno.
   *[other] Avresti { $cards } carte in meno.
}
table-doubt-yes = Sì: { $choice }
table-doubt-no = No, indietro
table-doubt-never = Non chiederlo più

## What happened

table-log = Cronaca
table-log-all = Tutto
table-log-mine = Che cosa mi è successo
table-log-empty = Non è ancora successo niente.
table-log-mine-empty = Nessuno ti ha fatto niente.
table-log-latest = Vai alle ultime righe
table-banner = Notizie per te
table-banner-close = Chiudi
table-since = Dalla tua ultima decisione
table-since-more = { $count ->
    [one] un'altra riga nella cronaca
   *[other] altre { $count } righe nella cronaca
}
table-recap = Round { $round } in breve
table-recap-lap = Giro { $round } in breve
table-recap-open = Mostra il riassunto
table-recap-close = Chiudi il riassunto
table-recap-hidden = non rivelato
table-recap-murdered = assassinato
table-recap-gold = Saldo delle monete: { $gold }
table-recap-won = costruito o preso
table-recap-lost = perso
table-recap-harms = Chi ha subito che cosa
table-chat = Chat
table-chat-say = Di' qualcosa
table-chat-send = Invia
table-chat-empty = Ancora nessun messaggio.
table-chat-off = L'host ha disattivato la chat.
table-chat-unsaid = Il tuo messaggio non è arrivato. Puoi inviarlo di nuovo.
table-chat-new = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
}
table-phrases = Frasi pronte
table-chat-spectator = spettatore

## Clock

table-clock = Tempo rimasto
table-minutes = { $minutes }:{ $seconds }

## Several people, one device

table-curtain = Passa il dispositivo { BEFORE("a", $name) } { $name }
table-curtain-why = Tocca { BEFORE("a", $name) } { $name } decidere. Gli altri non devono guardare.
table-curtain-look = { $name } vuole guardare.
table-curtain-lift = Sono { $name }
table-seats = Chi gioca su questo dispositivo
table-seat-show = Passa { BEFORE("a", $name) } { $name }

## Menu

table-menu-title = Tavolo { $code }
table-menu-share = Copia il link a questo tavolo
table-menu-shared = Link copiato.
table-menu-device = Continua da un altro dispositivo
table-menu-device-help = Apri questo link una volta sull'altro dispositivo; vale un giorno.
table-menu-copy = Copia il link
table-menu-rules = Regole
table-menu-settings = Impostazioni
table-menu-home = Pagina iniziale
table-menu-leave = Lascia il tavolo
table-menu-leave-seat = { $name } lascia il tavolo
table-menu-leave-sure = Un bot continua al tuo posto. Vuoi lasciare il tavolo?
table-menu-delete-sure = Qui non gioca nessun altro: la partita viene eliminata. Vuoi lasciare il tavolo?
table-menu-chat = Chat
table-menu-pace = I bot giocano
table-menu-webhook = Webhook
table-pace-slow = lentamente
table-pace-normal = a ritmo umano
table-pace-fast = in fretta
table-pace-instant = all'istante
table-menu-host = Per l'host
table-menu-notify = Avvisami quando tocca a me
table-menu-sound = Suoni
table-menu-auto = Finisci il mio turno se non posso fare altro
table-menu-confirm = Chiedi conferma per le mosse rischiose
table-notify = Tocca a te.

## Keys

table-keys-title = Tasti
table-keys-choices = Elenco di tutte le scelte: frecce, scrivi per cercare, Invio
table-keys-number = I pulsanti numerati
table-keys-gold = Prendi monete
table-keys-cards = Pesca carte
table-keys-income = Riscuoti la rendita
table-keys-end = Finisci il turno, Fatto o Passa
table-keys-usual = Il pulsante grande
table-keys-back = Annulla l'ultimo passo
table-keys-undo = Ritira l'ultima mossa
table-keys-hint = Consiglio
table-keys-log = Cronaca
table-keys-chat = Chat
table-keys-aside = Guarda il tavolo, o torna alle carte
table-keys-walk = Passa da un elemento cliccabile all'altro
table-keys-escape = Chiudi la finestra aperta, o torna alla domanda
table-keys-help = Questa guida
table-help-point = Passa su una carta, tienila premuta o raggiungila con Tab per leggerla. Ciò che brilla si può cliccare. Ciò che è oscurato ora non si può fare: passaci sopra o tienilo premuto per sapere perché.
table-key-enter = Invio
table-key-back = Backspace
table-key-arrows = Frecce
table-key-escape = Esc
