## Why something cannot be done now, before the rule that forbids it

reason-gathered = In questo turno hai già raccolto risorse.
reason-no-cards = Non ci sono più carte da pescare.
reason-gather-first = Prima raccogli risorse: prendi monete o pesca carte.
reason-not-held = Non hai { FORM($card, "the") } in mano.
reason-stands = Hai già { FORM($card, "the") } tra i tuoi quartieri.
reason-stands-elsewhere = Un altro giocatore ha già { FORM($card, "the") } tra i suoi quartieri.
reason-builds-nothing = { FORM($character, "the") } non costruisce quartieri.
reason-limit = Hai raggiunto il limite di costruzione del turno: { $limit }.
reason-cost = Costa { $cost ->
    [one] { $cost } moneta
   *[other] { $cost } monete
}, e tu ne hai { $gold }.
reason-no-income = { FORM($character, "the") } non riscuote rendite.
reason-income-used = In questo turno hai già riscosso la rendita.
reason-no-district = Nessuno dei tuoi quartieri è { FORM($type, "sg") }.
reason-not-yours = { FORM($character, "the") } non ha questo potere.
reason-power-used = In questo turno hai già usato questa abilità.
reason-used = In questo turno l'hai già fatto.
reason-action-used = In questo turno hai già giocato una carta azione.
reason-not-built = Non hai { FORM($card, "the") } tra i tuoi quartieri.

## How it is put before the rule

reason-why-not = «{ $line }» ora non si può giocare. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text } ({ $rule })
