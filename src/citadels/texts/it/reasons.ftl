## Why something cannot be done now, before the rule that forbids it

reason-gathered = In questo turno hai già raccolto risorse.
reason-no-cards = Non ci sono più carte da pescare.
reason-gather-first = Prima raccogli risorse: prendi monete o pesca carte.
reason-not-held = Non hai { FORM($card, "the") } in mano.
reason-stands = Hai già { FORM($card, "the") } tra i tuoi quartieri.
reason-stands-elsewhere = Un altro giocatore ha già { FORM($card, "the") } tra i suoi quartieri.
reason-stands-there = Quel giocatore ha già { FORM($card, "the") } tra i suoi quartieri.
reason-builds-nothing = { FORM($character, "the") } non costruisce quartieri.
reason-limit = Hai raggiunto il limite di costruzione del turno: { $limit }.
reason-cost = Costa { $cost ->
    [one] { $cost } moneta
   *[other] { $cost } monete
}, e tu ne hai { $gold }.
reason-no-income = { FORM($character, "the") } non riscuote rendite.
reason-income-used = In questo turno hai già riscosso la rendita.
reason-no-district = Nessuno dei tuoi quartieri è { FORM($type, "sg") }.
reason-not-yours = { FORM($character, "the") } non ha questa abilità.
reason-power-used = In questo turno hai già usato questa abilità.
reason-used = In questo turno l'hai già fatto.
reason-rung = Il Campanile è già stato suonato.
reason-action-used = In questo turno hai già giocato una carta azione.
reason-not-built = Non hai { FORM($card, "the") } tra i tuoi quartieri.
reason-not-in-game = Questa carta non è in gioco.
reason-no-sales = In questa edizione non si vendono carte.
reason-complete = Quella città è già completa.
reason-too-dear = Costa { $cost }, e il massimo è { $limit }.
reason-too-few-cards = Per le monete che mancano devi dare { $cost ->
    [one] un'altra carta della tua mano
   *[other] altre { $cost } carte della tua mano
}, e ne hai { $count }.
reason-too-poor = Ti { $cost ->
    [one] manca { $cost } moneta
   *[other] mancano { $cost } monete
}, e quel giocatore ne ha { $gold }.
reason-not-short = Hai già abbastanza monete per costruirlo.
reason-not-richest = Quel giocatore non è il più ricco.
reason-nobody-richer = Nessuno ha più monete di te.
reason-tied-richest = I giocatori più ricchi sono più d'uno.
reason-full = { $card }: non si può costruire in una città con { $limit } o più quartieri.
reason-not-signed = Il mandato su questo personaggio non è quello firmato.
reason-beautified = { $card }: questo quartiere è già abbellito.
reason-no-tax = Sul segnalino della tassa non ci sono monete.
reason-not-beside = Non siedi accanto a chi ha il personaggio di rango 4.
reason-not-beside-crown = Non siedi accanto a chi ha la corona.
reason-nobody-revealed = In questo round nessuno ha rivelato il personaggio di rango 4.
reason-not-after-king = Non siedi accanto a chi ha la corona, e il Re non è stato chiamato subito prima di te.
reason-empty-hand = Non hai carte in mano.
reason-their-hand-empty = Quel giocatore non ha carte in mano.
reason-all-hands-empty = Nessun altro giocatore ha carte.
reason-guarded = { FORM($character, "the") } protegge quella città.
reason-safe = { $card }: questo quartiere è al sicuro dal personaggio di rango 8.
reason-nothing-to-give = Non hai quartieri da dare in cambio.
reason-not-dearer = Deve costare più del quartiere che sostituisce ({ $cost }).
reason-none-dearer = Non hai in mano un quartiere che costi più di { $cost }.
reason-only-end = Ora puoi solo finire il turno.
reason-only-gather = In questo turno puoi solo raccogliere risorse.
reason-bewitch-first = Prima nomina il personaggio da stregare.
reason-crown-first = Prima dai la corona a un altro giocatore.
reason-has-crown = Quel giocatore ha già la corona.
reason-own-character = È il personaggio con cui giochi ora.
reason-first-rank = Non puoi scegliere il personaggio di rango 1.
reason-killed = Quel personaggio è stato assassinato.
reason-bewitched = Quel personaggio è stato stregato.
reason-called = Quel personaggio è già stato chiamato.
reason-chosen = Quel personaggio è già stato scelto.
reason-never-built = { FORM($card, "the") } dà i suoi punti in mano.
reason-too-late-to-ring = I quartieri costruiti sono già { $count }, e il Campanile si suona solo finché sono meno di { $limit }.
reason-bid-more = Offri più di { $limit }.

## How it is put before the rule

reason-why-not = «{ $line }» ora non si può giocare. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text }
