### What is asked, and what may be answered.
###
### $role is the id of the character whose turn it is, to choose words by. $target is "me" for the reader's own.

## Questions

ask-pick = { $held ->
    [0] Scegli il tuo personaggio per questo round.
   *[other] Scegli il tuo secondo personaggio per questo round.
}
ask-discard = Metti da parte un altro personaggio, coperto: in questo round non lo giocherà nessuno.
ask-stage = Il tuo Teatro: scambia alla cieca un personaggio con un altro giocatore, o passa.
ask-cast = Quale dei tuoi personaggi cedi?
ask-gather = Sei { FORM($character, "the") }. Prendi monete o pesca carte.
ask-gather-first = Sei { FORM($character, "the") }. Prendi monete o pesca carte; prima puoi fare anche altro.
ask-gather-witch = Sei la Strega. Prima raccogli risorse; poi streghi un personaggio e continui al suo posto.
ask-gather-bewitched = La Strega ha stregato { FORM($character, "your") }: raccogli risorse, e il tuo turno finisce lì.
ask-gather-threatened = Sei { FORM($character, "the") }, e su di te pesa una minaccia. Raccogli risorse, poi rispondi.
ask-act = Sei { FORM($character, "the") }, con { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}. Che cosa fai?
ask-act-must = Sei { FORM($character, "the") }, con { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}. Prima di finire il turno devi { $role ->
    [emperor] cedere la corona.
   *[other] usare la tua abilità.
}
ask-bewitch = Chi streghi? Potrà solo raccogliere risorse, e tu giocherai al suo posto.
ask-keep = Quale delle { $count } carte tieni? Le altre vanno { $pile ->
    [open] negli scarti.
   *[deck] in fondo al mazzo.
}
ask-warrant = { $count ->
    [1] Assegna il secondo mandato, non firmato. Quello firmato va
   *[other] Assegna il terzo mandato, non firmato. Gli altri vanno
} { FORM($characters, "to") }.
ask-threaten = Assegna l'altra minaccia, quella vuota. Il fiore va { FORM($characters, "to") }.
ask-answer = Su di te pesa una minaccia: paga { $bribe ->
    [one] 1 moneta
   *[other] { $bribe } monete
}, o rifiuta e rischia { $gold ->
    [one] la tua moneta
   *[other] tutte e { $gold } le tue monete
}.
ask-turn-over = { $player } non cede alla tua minaccia contro { FORM($character, "the") }. { $flower ->
    [yes] È quella con il fiore: se la scopri, ricevi { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
   *[no] È quella vuota.
}
ask-confiscate = { $player }, { FORM($character, "the") }, ha pagato { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
} per { FORM($card, "the") }. { $signed ->
    [yes] Qui il tuo mandato è firmato: puoi prendere il quartiere.
   *[no] Qui il tuo mandato non è firmato.
}
ask-redraw = Scegli le carte da { $pile ->
    [open] scartare
   *[deck] mettere in fondo al mazzo
}, poi premi Fatto per pescarne altrettante. Scelte: { $count }.
ask-take = Quale carta prendi da questa mano?
ask-use = { $card }: costruisci subito questa carta, o la tieni in mano?
ask-give = Quale carta dai { BEFORE("a", $player) } { FORM($player, "obj") }?{ $count ->
    [1] { "" }
   *[other] { " " }Ne restano da dare { $count }.
}
ask-toll = Che cosa prendi da { FORM($player, "obj") } per la corona?
ask-crown = Il tuo Imperatore assassinato cede la corona. A chi va?
ask-pay = Come paghi { FORM($card, "the") }?
ask-spend = Come paghi { FORM($card, "the") }? Carte già messe da parte: { $count }.
ask-for = Quale dei tuoi quartieri dai in cambio?
ask-gather-murdered = Hanno assassinato { FORM($character, "your") }, ma grazie all'Ospedale puoi raccogliere risorse, e nient'altro.
ask-thank = { $player } ha una Sala da ballo e la corona: ringrazia per il ballo o perdi il turno.
ask-graveyard = Il tuo Cimitero: paghi 1 moneta per prendere in mano { FORM($card, "the") }?
ask-search = Con il Faro guardi tutto il mazzo: prendi una carta, o nessuna.
ask-ring = Suoni il tuo Campanile? Finché resta costruito, una città è completa con { $goal } quartieri.
ask-grant = { $player }, { FORM($character, "the") }, ti dà la corona. Che cosa dai in cambio?
ask-launch = Uomo cannone: che cosa costruisci al suo posto?
ask-cash = Chiudi la Biglietteria e incassi { $gold ->
    [one] la moneta
   *[other] le { $gold } monete
}, o aspetti ancora?
ask-strongman = L'Assassino vuole colpire { FORM($character, "the") }: sei tu. Giochi il Forzuto?
ask-acrobat = Nessuno risponde alla chiamata del Re. Giochi l'Acrobata per { $crown ->
    [mine] tenere la corona?
   *[other] prendere la corona?
}
ask-bid = { $player } mette all'asta { FORM($card, "the") }. { $bid ->
    [0] Nessuno ha ancora offerto;
    [one] { $bidder } offre 1 moneta;
   *[other] { $bidder } offre { $bid } monete;
} tu hai { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}.

## Effects of an option, shown in brackets

effect-cost = { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
effect-gain = { $gold ->
    [one] +1 moneta
   *[other] +{ $gold } monete
}
effect-cards = { $cards ->
    [one] +1 carta
   *[other] +{ $cards } carte
}
effect-fewer = { $cards ->
    [one] 1 carta in meno
   *[other] { $cards } carte in meno
}
effect-tax = tassa { $gold }
effect-face-up = carta scoperta
effect-face-down = carta coperta
effect-ways = scegli come pagare

## Options: a turn

option-gold = Prendi { $gold ->
    [0] monete
    [one] 1 moneta
   *[other] { $gold } monete
}
option-cards = Pesca { $kept ->
    [0] { $cards ->
        [0] carte
        [one] 1 carta
       *[other] { $cards } carte, tienile tutte
    }
   *[other] { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, tienine { $kept }
}
option-end = Finisci il turno
option-done = Fatto
option-pass = Passa
option-income = Riscuoti per i tuoi quartieri { FORM($type, "pl") }
option-income-n = Riscuoti { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}{ $cards ->
    [0] { "" }
    [one] { " " }e 1 carta
   *[other] { " " }e { $cards } carte
}
option-bonus = { $role ->
    [architect] Pesca le carte in più dell'Architetto
    [queen] Prendi le monete della Regina
    [tax-collector] Prendi le monete della tassa
    [merchant] Prendi la moneta in più del Mercante
   *[other] Prendi il bonus del personaggio
}
option-bonus-gold = Prendi le monete del Navigatore
option-bonus-cards = Pesca le carte del Navigatore
option-build = Costruisci { FORM($card, "the") }
option-pay = Paga in monete
option-framework = Distruggi invece l'Impalcatura
option-spend = Metti da parte { FORM($card, "the") } come 1 moneta
option-sacrifice = Distruggi invece { FORM($card, "your") }
option-keep = Tieni { FORM($card, "the") }

## Options: characters

option-pick = { $character }
option-discard = Metti da parte { FORM($character, "the") }
option-theater = Scambia il personaggio con { FORM($player, "obj") }
option-give-character = Cedi { FORM($character, "the") }
option-name = { $role ->
    [assassin] Assassina { FORM($character, "the") }
    [witch] Strega { FORM($character, "the") }
    [thief] Deruba { FORM($character, "the") }
   *[other] Nomina { FORM($character, "the") }
}
option-sign = Assegna il mandato firmato { FORM($character, "to") }
option-warrant = Assegna un mandato non firmato { FORM($character, "to") }
option-confiscate = Confisca
option-flower = Minaccia { FORM($character, "the") }, con il fiore
option-threaten = Minaccia { FORM($character, "the") }
option-bribe = Paga la tangente
option-refuse = Rifiuta
option-reveal = Scopri la minaccia
option-spy = Spia { $player }: quartieri { FORM($type, "pl") }
option-swap = Scambia la mano con { FORM($player, "obj") }
option-redraw = { $pile ->
    [open] Scarta carte
   *[deck] Metti carte in fondo al mazzo
} e pescane altrettante
option-put = Cambia { FORM($card, "the") }
option-look = Guarda la mano di { $player } e prendi una carta
option-take = Prendi { FORM($card, "the") }
option-now = Costruisci subito
option-hold = Tieni in mano
option-foresee = Prendi una carta da ciascuno, poi danne una a ognuno
option-give = Dai { FORM($card, "the") }
option-crown = Dai la corona { BEFORE("a", $player) } { FORM($player, "obj") }
option-take-gold = Prendi 1 moneta
option-take-card = Prendi una carta a caso
option-alms = Prendi 1 moneta da { $player }, il giocatore più ricco
option-borrow = Costruisci { FORM($card, "the") } con le monete di { $player }
option-study = Pesca 7 carte, tienine 1
option-destroy = Distruggi { $target ->
    [me] { FORM($card, "your") }
   *[other] { FORM($card, "the") } di { $player }
}
option-exchange = Dai un quartiere in cambio di { FORM($card, "the") } di { $player }
option-for = Dai { FORM($card, "your") }
option-seize = Requisisci { FORM($card, "the") } di { $player }
option-beautify = Abbellisci { FORM($card, "your") }

## Options: districts

option-armory = Con l'Armeria, distruggi { $target ->
    [me] { FORM($card, "your") }
   *[other] { FORM($card, "the") } di { $player }
}
option-laboratory = Laboratorio: { $pile ->
    [open] scarta { FORM($card, "the") }
   *[deck] metti { FORM($card, "the") } in fondo al mazzo
}
option-smithy = Fucina: compra carte
option-museum = Museo: metti sotto { FORM($card, "the") }
option-graveyard = Paga 1 moneta e prendilo
option-lighthouse = Faro: prendi dal mazzo { FORM($card, "the") }
option-bell-tower = Suona il Campanile: { $rung ->
    [laps] la partita finisce con 30 quartieri costruiti
   *[rounds] basta un quartiere in meno per completare una città
}
option-thanks = Ringrazia per il ballo
option-silence = Non ringraziare e perdi il turno

## Options: action cards and auctions

option-give-gold = Dai 1 moneta
option-tent = Monta il Tendone nella tua città
option-booth = Apri la tua Biglietteria
option-cash = Chiudi e incassa
option-ticket = Paga 1 moneta alla Biglietteria di { $player }: pesca 2 carte, tienine 1
option-ticket-n = Paga 1 moneta alla Biglietteria { $number } di { $player }: pesca 2 carte, tienine 1
option-fortune = Indovina: guarda la mano di { $player }, prendi una carta
option-ringmaster = Direttore di pista: costruisci fino a 2 quartieri in più
option-cannonball = Uomo cannone: sostituisci { FORM($card, "your") }
option-strongman = Gioca il Forzuto: annulla l'assassinio
option-acrobat = Gioca l'Acrobata: { $crown ->
    [mine] tieni
   *[other] prendi
} la corona
option-sell = Vendi { FORM($card, "the") } alla banca
option-auction = Metti all'asta { FORM($card, "the") }
option-bid = Offri { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}

## Headings of groups of options

group-income-n = Riscuoti per i tuoi quartieri { FORM($type, "pl") }
group-build = Costruisci (tra parentesi il costo)
group-keep = Tieni
group-name = { $role ->
    [assassin] Assassina: perde il turno
    [witch] Strega: continui il turno come
    [thief] Deruba: prendi tutte le sue monete
   *[other] Nomina
}
group-sign = Assegna il mandato firmato a
group-warrant = Assegna un mandato non firmato a
group-flower = Minaccia, con il fiore
group-threaten = Minaccia
group-spy = Spia una mano e scegli un tipo
group-swap = Scambia la mano con
group-look = Guarda una mano e prendi una carta
group-alms = Prendi 1 moneta da
group-crown = Dai la corona a
group-theater = Scambia il personaggio con
group-put = Cambia
group-take = Prendi
group-give = Dai
group-spend = Metti da parte come 1 moneta
group-sacrifice = Distruggi invece
group-borrow = Costruisci con le monete di un altro giocatore (tra parentesi), dandogli altrettante carte
group-destroy = Distruggi un quartiere (tra parentesi il costo)
group-exchange = Scambia un tuo quartiere con
group-for = Dai in cambio
group-seize = Requisisci un quartiere (tra parentesi quanto paghi al proprietario)
group-beautify = Abbellisci
group-armory = Con l'Armeria, distruggi un quartiere
group-laboratory = Laboratorio: { $pile ->
    [open] scarta
   *[deck] metti in fondo al mazzo
}
group-museum = Museo: metti sotto
group-lighthouse = Faro: prendi dal mazzo
group-cannonball = Uomo cannone: sostituisci
group-fortune = Indovina: guarda la mano di
group-ticket = Paga 1 moneta per una carta alla Biglietteria di
group-ticket-n = Paga 1 moneta per una carta a una delle Biglietterie di
group-sell = Vendi alla banca (tra parentesi il ricavo)
group-auction = Metti all'asta
group-bid = Offri
