### A table and a game, as every face of the game speaks of them.

## Small words

you = tu
    .obj = te
    .dat = ti
titled = { $name }, { FORM($character, "the") },
sentence = { $told }.
clauses = { $first }; { $next }
noted = { $told } ({ $note })
list-none = niente
list-more = { $first }, { $next }
list-last = { $first } { BEFORE("e", $last) } { $last }
default-name = Tu
guest-name = Ospite
bot-names = Bruno, Chiara, Dario, Fabio, Greta, Ines, Livia, Marta, Ugo
level-easy = facile
level-normal = normale
level-hard = difficile
level-master = maestro
letter-noble = N
letter-religious = R
letter-trade = C
letter-military = M
letter-unique = S

## On the table

mixed = Selezione a mano
now-turn = { $who ->
    [me] tocca a te
   *[other] turno di { $player }
}
now-reactions = reazioni
now-selection = scelta
now-turns = fine del round
now-over = partita finita
empty-city = nessun quartiere
empty-hand = nessuna carta
booth = Biglietteria: { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
face-up = scoperta
face-down = coperta
laps-called = Chiamati
laps-coming = In arrivo
laps-none = ancora nessuno
lies-before = davanti { BEFORE("a", $player) } { FORM($player, "obj") }
marked-by = { $mark }: { $player }
notice-standing = { $count ->
    [one] 1 quartiere diverso su { $goal } è costruito.
   *[other] { $count } quartieri diversi su { $goal } sono costruiti.
}
notice-standing-bell = La campana ha suonato: { $count ->
    [one] 1 quartiere su { $goal } è costruito.
   *[other] { $count } quartieri su { $goal } sono costruiti.
}
notice-bell = La campana ha suonato: una città è completa con { $goal } quartieri.
notice-acrobat = È stato giocato un Acrobata per la corona.
notice-auction = Asta: { $player } { $who ->
    [me] metti
   *[other] mette
} in vendita { FORM($card, "the") }.
notice-bid = { $player } { $who ->
    [me] offri
   *[other] offre
} { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}.
notice-live = Ancora in gara: { $players }.
unanswered = senza risposta
token-killed = assassinio
token-robbed = furto
token-bewitched = incantesimo
token-warrants = mandato
token-signed = mandato firmato
token-threats = minaccia
token-flower = fiore
token-tax = tassa { $gold }

## Choosing a game

about-deluxe = la più recente: 27 personaggi, 30 quartieri speciali
about-classic = la prima, con tutte le carte bonus; il Condottiero colpisce a fine turno
about-circus = con le carte azione, e una pila degli scarti che tutti vedono
about-common-city = una città sola per tutti; i personaggi si girano uno alla volta
chosen = { $option }: { $value }
chosen-yes = sì
chosen-no = no
rank9-none = Nessuno
about-easy = sanno che cosa conviene, ma spesso se ne scordano
about-normal = giocano con buon senso
about-hard = ragionano in anticipo e intuiscono chi è chi
about-master = i più forti, anche un secondo per mossa

## What a bot expects

expected-win = Probabilità di vittoria: { $chances }.
expected-chance = { $player } { $percent }%
expected-who = Ipotesi più probabili: { $guesses }.
expected-guess = { $player } – { $character } ({ $percent }%)

## The score

score-now = Se la partita finisse ora, per quanto ne puoi sapere:
score-sum = = { $lines }
score-plus = { $first } + { $next }
score-line = { $points } { $reason }
score-districts = quartieri
score-five-types = tutti e cinque i tipi
score-first-complete = prima città completa
score-complete = città completa
score-passes = dai giri
score-actions = { $points ->
    [one] carta azione in mano
   *[other] carte azione in mano
}
won = { $player } { $who ->
    [me] vinci
   *[other] vince
} con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
won-tie-deluxe = { $player } { $who ->
    [me] vinci
   *[other] vince
} lo spareggio a { $points } punti grazie al rango più alto rivelato nell'ultimo round.
won-tie-classic = { $player } { $who ->
    [me] vinci
   *[other] vince
} lo spareggio a { $points } punti grazie ai punti dei soli quartieri, o alle monete.
won-tie-circus = { $player } { $who ->
    [me] vinci
   *[other] vince
} lo spareggio a { $points } punti grazie ai punti dei soli quartieri.
won-tie-common-city = { $player } { $who ->
    [me] vinci
   *[other] vince
} lo spareggio a { $points } punti grazie al numero di quartieri, o alle monete.
won-shared = Vittoria condivisa a { $points } punti: { $players }.

## Looking up cards and rules

rules-none = Un quartiere comune: sulla carta ci sono solo il costo e il tipo.
kind-character = personaggio di rango { $rank }
kind-turned-up = personaggio
kind-action = carta azione, { $copies ->
    [one] 1 carta
   *[other] { $copies } carte
}
kind-gains = rendita dai quartieri { FORM($type, "pl") }
kind-district = quartiere { FORM($type, "sg") }, costo { $cost }, { $copies ->
    [one] 1 carta
   *[other] { $copies } carte
}
topic-deck = il mazzo e la pila degli scarti
topic-action = le carte azione
topic-auction = le aste
topic-city = che cosa appartiene a chi nella Città Comune
topic-pass = i punti alla fine di un giro
topic-mark = i personaggi nominati
topic-other = le regole dell'edizione { $edition }, dove non è detto altro
topic-setup = che cosa c'è in una partita, e come comincia
topic-draft = la scelta dei personaggi
topic-call = la chiamata dei personaggi
topic-turn = un turno: raccogliere risorse, costruire, usare le abilità
topic-bank = la banca
topic-end = la fine della partita e il punteggio
topic-ru = chiarimenti sui casi particolari
