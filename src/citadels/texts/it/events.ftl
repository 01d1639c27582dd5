### The log: one message for each kind of event, as a clause without a full stop.
###
### $who is the one who acts, and is empty where the clause goes on about the same one. $actor is "me" if that is the
### reader. $player is the other one; $target is "me" if that is the reader, "self" if it is the one who acts.
### -cards is said to those who may know the cards, -me to the one whose character is meant.
### What happens by a card says so: $source is what somebody gains something by, and $why by what anything else happens,
### in the words of the messages source-… and why-…. $cause is the bare name of the card. All three are empty where the
### line names it already, or where no card did it. $by is "type", "card", "character" (of the one who acts), "other" (a
### character that another player has, or had), or "nothing".

## Selection

event-round-began = Round { $round }
event-face-up = sul tavolo, a carta scoperta: { FORM($characters, "the") }
event-offered = { $who } { $actor ->
    [me] guardi
   *[other] guarda
} { FORM($characters, "the") }
event-picked = { $who } { $actor ->
    [me] scegli
   *[other] sceglie
} { FORM($character, "the") }
event-set-aside = { $who } { $actor ->
    [me] metti
   *[other] mette
} da parte { FORM($character, "the") }, a carta coperta
event-theater = { $who } { $actor ->
    [me] usi
   *[other] usa
} il Teatro per scambiare il personaggio con { FORM($player, "obj") }
event-theater-known = { $who } { $actor ->
    [me] usi
   *[other] usa
} il Teatro per scambiare il personaggio con { FORM($player, "obj") }: { FORM($gave, "the") } per { FORM($received, "the") }
event-let-pass-theater = { $who } non { $actor ->
    [me] usi
   *[other] usa
} il Teatro
event-peeked = { $who } { $actor ->
    [me] guardi
   *[other] guarda
} il personaggio coperto
event-peeked-known = { $who } { $actor ->
    [me] guardi
   *[other] guarda
} il personaggio coperto: { FORM($character, "the") }

## Calling

event-called = senza risposta: { FORM($characters, "the") }
event-called-me = Tocca { FORM($character, "to") }, il tuo personaggio, ma è stato assassinato: taci, e in questo round perdi il turno
event-revealed = { $who } { $actor ->
    [me] sei
   *[other] è
} { FORM($character, "the") }
event-revealed-late = { $who } { $actor ->
    [me] eri
   *[other] era
} { FORM($character, "the") }, vittima dell'Assassino
event-robbed = { $who } { $target ->
    [me] ti deruba di { $gold ->
        [one] una moneta
       *[other] tutte e { $gold } le tue monete
    }
   *[other] { $actor ->
        [me] derubi
       *[other] deruba
    } { $player } di { $gold ->
        [one] una moneta
       *[other] tutte e { $gold } le monete
    }
} { $by ->
    [nothing] { "" }
   *[other] ({ $cause })
}
event-crowned = { $who } { $actor ->
    [me] prendi
   *[other] prende
} la corona { $why }
event-crowned-other = { $who } { $actor ->
    [me] dai la corona { BEFORE("a", $player) } { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } dà la corona
       *[other] dà la corona { BEFORE("a", $player) } { $player }
    }
} { $why }

## Gold and cards

event-gathered = { $who } { $actor ->
    [me] prendi
   *[other] prende
} { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
} dalla banca
event-drew = { $who } { $actor ->
    [me] peschi
   *[other] pesca
} { $count ->
    [one] 1 carta
   *[other] { $count } carte
} { $source }
event-drew-cards = { $who } { $actor ->
    [me] peschi
   *[other] pesca
} { FORM($cards, "the") } { $source }
event-kept = { $who } { $actor ->
    [me] ne tieni
   *[other] ne tiene
} { $count }
event-kept-cards = { $who } { $actor ->
    [me] tieni
   *[other] tiene
} { FORM($cards, "the") }
event-buried = { $who } { $actor ->
    [me] metti
   *[other] mette
} { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in fondo al mazzo { $why }
event-buried-cards = { $who } { $actor ->
    [me] metti
   *[other] mette
} { FORM($cards, "the") } in fondo al mazzo { $why }
event-shuffled = { $who } { $actor ->
    [me] rimescoli
   *[other] rimescola
} { $count ->
    [one] l'altra carta
   *[other] le altre { $count }
} nel mazzo { $why }
event-gained = { $who } { $actor ->
    [me] peschi
   *[other] pesca
} { $count ->
    [one] 1 carta
   *[other] { $count } carte
} { $source }
event-gained-cards = { $who } { $actor ->
    [me] peschi
   *[other] pesca
} { FORM($cards, "the") } { $source }
event-earned = { $who } { $by ->
    [type] { $actor ->
        [me] riscuoti
       *[other] riscuote
    }
   *[other] { $actor ->
        [me] ricevi
       *[other] riceve
    }
} { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
} { $source }
source-type = per i quartieri { FORM($type, "pl") }
source-character = come { $character }
source-card = grazie { FORM($card, "to") }
why-card = ({ $card })
why-other = ({ $character })
event-put-aside = { $who } { $actor ->
    [me] metti
   *[other] mette
} da parte una carta { $why }
event-paid = { $who } { $actor ->
    [me] paghi
   *[other] paga
} { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
} { $by ->
    [card] ({ $cause })
   *[other] { $why }
}
event-paid-player = { $who } { $actor ->
    [me] paghi { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    } { BEFORE("a", $player) } { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } paga { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        }
       *[other] paga { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        } { BEFORE("a", $player) } { $player }
    }
} per il quartiere { $why }
event-refunded = { $who } { $actor ->
    [me] riprendi
   *[other] riprende
} { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
} { $why }
event-taxed = { $who } { $actor ->
    [me] paghi
   *[other] paga
} { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
} di tassa { $why }
event-paid-tax-collector = { $who } { $actor ->
    [me] paghi { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    } di tassa { BEFORE("a", $player) } { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } paga { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        } di tassa
       *[other] paga { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        } di tassa { BEFORE("a", $player) } { $player }
    }
} { $why }
event-gave-gold = { $who } { $actor ->
    [me] dai { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    } { BEFORE("a", $player) } { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } dà { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        }
       *[other] dà { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        } { BEFORE("a", $player) } { $player }
    }
} per la corona { $why }
event-discarded = { $who } { $actor ->
    [me] scarti
   *[other] scarta
} { FORM($cards, "the") } { $why }
event-reshuffled = la pila degli scarti diventa un nuovo mazzo di { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

## Building

event-announced = { $who } { $actor ->
    [me] stai
   *[other] sta
} per costruire { FORM($district, "the") }
event-built = { $who } { $actor ->
    [me] costruisci
   *[other] costruisce
} { FORM($district, "the") }
event-built-paid = { $who } { $actor ->
    [me] costruisci
   *[other] costruisce
} { FORM($district, "the") } per { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
event-confiscated = { $who } { $actor ->
    [me] scopri il tuo mandato firmato e confischi
   *[other] scopre un mandato firmato e confisca
} { $target ->
    [me] { FORM($district, "your") }
   *[other] { FORM($district, "the") } di { $player }
} { $why }
event-destroyed = { $who } { $actor ->
    [me] distruggi
   *[other] distrugge
} { $target ->
    [me] { FORM($district, "your") }
    [self] { $actor ->
        [me] { FORM($district, "your") }
       *[other] { FORM($district, "the") } nella propria città
    }
   *[other] { FORM($district, "the") } di { $player }
} { $why }
event-stored = { $who } { $actor ->
    [me] metti
   *[other] mette
} una carta sotto il Museo
event-stored-cards = { $who } { $actor ->
    [me] metti
   *[other] mette
} { FORM($cards, "the") } sotto il Museo
event-found-under = { $who } { $actor ->
    [me] ottieni
   *[other] ottiene
} anche { $count ->
    [one] la carta che c'era
   *[other] le { $count } carte che c'erano
} sotto il Museo
event-found-under-cards = { $who } { $actor ->
    [me] ottieni
   *[other] ottiene
} le carte che c'erano sotto il Museo: { $cards }
event-beautified = { $who } { $actor ->
    [me] abbellisci { FORM($district, "your") }
   *[other] abbellisce { FORM($district, "the") }
} { $why }
event-completed = { $who } { $actor ->
    [me] completi
   *[other] completa
} la prima città: questo è l'ultimo round
event-completed-too = { $who } { $actor ->
    [me] completi a tua volta
   *[other] completa a sua volta
} una città, e anche questa vale come la prima

## Districts of the older editions

event-laid-out = il Cimitero può recuperare { FORM($district, "the") }
event-salvaged = { $who } { $actor ->
    [me] riprendi
   *[other] riprende
} { FORM($district, "the") } con il Cimitero per 1 moneta
event-searched = { $who } { $actor ->
    [me] guardi
   *[other] guarda
} tutto il mazzo con il Faro
event-fetched = { $who } { $actor ->
    [me] prendi
   *[other] prende
} una carta dal mazzo con il Faro
event-fetched-cards = { $who } { $actor ->
    [me] prendi
   *[other] prende
} { FORM($cards, "the") } dal mazzo con il Faro
event-fetched-nothing = { $who } { $actor ->
    [me] guardi tutto il mazzo con il Faro e non prendi
   *[other] guarda tutto il mazzo con il Faro e non prende
} niente
event-rang = { $who } { $actor ->
    [me] suoni
   *[other] suona
} il Campanile: d'ora in poi una città è completa con { $goal } quartieri
event-rang-laps = { $who } { $actor ->
    [me] suoni
   *[other] suona
} il Campanile: la partita finisce con { $goal } quartieri costruiti
event-let-pass-bell-tower = { $who } non { $actor ->
    [me] suoni
   *[other] suona
} la campana
event-thanked = { $who } { $actor ->
    [me] ringrazi { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } ringrazia
       *[other] ringrazia { $player }
    }
} per il ballo
event-silent = { $who } non { $actor ->
    [me] ringrazi
   *[other] ringrazia
} { $target ->
    [me] per il tuo ballo
   *[other] per il ballo di { $player }
} e { $actor ->
    [me] perdi
   *[other] perde
} il turno

## Action cards

event-resisted = { $who } { $actor ->
    [me] giochi
   *[other] gioca
} il Forzuto e { $actor ->
    [me] salvi
   *[other] salva
} dall'assassinio { FORM($character, "the") }
event-tumbled = { $who } { $actor ->
    [me] giochi
   *[other] gioca
} l'Acrobata e { $actor ->
    [me] ti aggiudichi
   *[other] si aggiudica
} la corona al posto del Re
event-pitched = { $who } { $actor ->
    [me] monti
   *[other] monta
} un Tendone
event-opened-booth = { $who } { $actor ->
    [me] apri
   *[other] apre
} una Biglietteria
event-bought-ticket = { $who } { $actor ->
    [me] metti
   *[other] mette
} 1 moneta { $target ->
    [me] sulla tua Biglietteria
   *[other] sulla Biglietteria di { $player }
}
event-cashed = { $who } { $actor ->
    [me] prendi
   *[other] prende
} { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
} dalla Biglietteria e la { $actor ->
    [me] chiudi
   *[other] chiude
}
event-asked-fortune = { $who } { $actor ->
    [me] giochi
   *[other] gioca
} l'Indovina
event-cheered = { $who } { $actor ->
    [me] giochi
   *[other] gioca
} il Direttore di pista, per costruire di più
event-launched = { $who } { $actor ->
    [me] giochi l'Uomo cannone e sacrifichi
   *[other] gioca l'Uomo cannone e sacrifica
} { FORM($district, "the") }

## The common city

event-turned-up = { $who } { $actor ->
    [me] giri
   *[other] gira
} { FORM($character, "the") }
event-lost-turn = { $who } { $actor ->
    [me] giri
   *[other] gira
} { FORM($character, "the") }, vittima dell'Assassino, e { $actor ->
    [me] perdi
   *[other] perde
} il turno
event-sold = { $who } { $actor ->
    [me] vendi
   *[other] vende
} { FORM($cards, "the") } per { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
event-put-up = { $who } { $actor ->
    [me] metti
   *[other] mette
} all'asta { FORM($district, "the") }
event-bid = { $who } { $actor ->
    [me] offri
   *[other] offre
} { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
event-auctioned = { $who } { $actor ->
    [me] vendi all'asta { FORM($cards, "the") } { BEFORE("a", $player) } { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } vende all'asta { FORM($cards, "the") }
       *[other] vende all'asta { FORM($cards, "the") } { BEFORE("a", $player) } { $player }
    }
} per { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}
event-auctioned-nobody = { $who } non { $actor ->
    [me] trovi
   *[other] trova
} un compratore per { FORM($cards, "the") }
event-lap-scored = { $who } { $actor ->
    [me] fai
   *[other] fa
} { $points ->
    [2] 2 punti per il maggior numero di quartieri
    [3] 3 punti per tutti e cinque i tipi
    [5] 5 punti, per il maggior numero di quartieri e tutti e cinque i tipi
   *[other] { $points } punti
}
event-lap-began = Giro { $lap }
event-lap-began-shuffled = I personaggi vengono rimescolati e tornano coperti

## Powers

event-killed = { $who } { $actor ->
    [me] assassini
   *[other] assassina
} { FORM($character, "the") }
event-killed-me = { $who } assassina { FORM($character, "the") }: sei tu
event-marked = { $who } { $actor ->
    [me] vuoi
   *[other] vuole
} derubare { FORM($character, "the") }
event-marked-me = { $who } vuole derubare { FORM($character, "the") }: sei tu
event-bewitched = { $who } { $actor ->
    [me] streghi
   *[other] strega
} { FORM($character, "the") }
event-bewitched-me = { $who } strega { FORM($character, "the") }: sei tu
event-resumed = { $who } { $actor ->
    [me] continui
   *[other] continua
} il turno come { $character } { $why }
event-warranted = { $who } { $actor ->
    [me] assegni
   *[other] assegna
} mandati { FORM($characters, "to") } { $why }
event-warranted-known = { $who } { $actor ->
    [me] assegni
   *[other] assegna
} mandati { FORM($characters, "to") }, quello firmato { FORM($signed, "to") }
event-warranted-me = { $who } assegna un mandato { FORM($character, "to") }: sei tu
event-threatened = { $who } { $actor ->
    [me] minacci
   *[other] minaccia
} { FORM($characters, "the") } { $why }
event-threatened-known = { $who } { $actor ->
    [me] minacci
   *[other] minaccia
} { FORM($characters, "the") }, e il fiore va { FORM($flower, "to") }
event-threatened-me = { $who } minaccia { FORM($character, "the") }: sei tu
event-bribed = { $who } { $actor ->
    [me] paghi una tangente di { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    } { BEFORE("a", $player) } { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } paga una tangente di { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        }
       *[other] paga una tangente di { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        } { BEFORE("a", $player) } { $player }
    }
} { $why }
event-bribed-nobody = { $who } { $actor ->
    [me] paghi
   *[other] paga
} una tangente di { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
} { $why }
event-refused = { $who } non { $actor ->
    [me] vuoi
   *[other] vuole
} pagare tangenti { $why }
event-turned-over = { $who } { $actor ->
    [me] scopri
   *[other] scopre
} { $target ->
    [me] la minaccia che pesa su di te
   *[other] la minaccia
}: { $flowered ->
    [yes] c'è il fiore
   *[no] era vuota
}
event-let-pass = { $who } { $actor ->
    [me] passi
   *[other] passa
} { $why }
event-looked = { $who } { $actor ->
    [me] guardi
   *[other] guarda
} { $target ->
    [me] la tua mano
   *[other] la mano di { $player }
} { $why }
event-looked-cards = { $who } { $actor ->
    [me] guardi
   *[other] guarda
} { $target ->
    [me] la tua mano
   *[other] la mano di { $player }
}{ $by ->
    [nothing] { "" }
   *[other] { " " }{ $why }
}: { $cards }
event-spied = { $who } { $actor ->
    [me] spii { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } spia
       *[other] spia { $player }
    }
} in cerca di quartieri { FORM($type, "pl") }
event-swapped = { $who } { $actor ->
    [me] scambi
   *[other] scambia
} la mano con { FORM($player, "obj") } { $why }
event-new-hand = { $who } ora { $count ->
    [0] { $actor ->
        [me] non hai più carte
       *[other] non ha più carte
    }
    [one] { $actor ->
        [me] hai 1 carta
       *[other] ha 1 carta
    }
   *[other] { $actor ->
        [me] hai { $count } carte
       *[other] ha { $count } carte
    }
} in mano
event-new-hand-cards = { $who } ora { $actor ->
    [me] hai
   *[other] ha
} in mano { FORM($cards, "the") }
event-took = { $who } { $actor ->
    [me] prendi una carta da { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } prende una carta
       *[other] prende una carta da { $player }
    }
} { $why }
event-took-cards = { $who } { $actor ->
    [me] prendi { FORM($cards, "the") } da { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } prende { FORM($cards, "the") }
       *[other] prende { FORM($cards, "the") } da { $player }
    }
} { $why }
event-gave = { $who } { $actor ->
    [me] dai una carta { BEFORE("a", $player) } { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } dà una carta
       *[other] dà una carta { BEFORE("a", $player) } { $player }
    }
} { $why }
event-gave-cards = { $who } { $actor ->
    [me] dai { FORM($cards, "the") } { BEFORE("a", $player) } { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } dà { FORM($cards, "the") }
       *[other] dà { FORM($cards, "the") } { BEFORE("a", $player) } { $player }
    }
} { $why }
event-took-gold = { $who } { $actor ->
    [me] prendi { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    } da { $player }
   *[other] { TRAIT($player, "dat") ->
        [ti] { FORM($player, "dat") } prende { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        }
       *[other] prende { $gold ->
            [one] 1 moneta
           *[other] { $gold } monete
        } da { $player }
    }
} { $why }
event-borrowed = { $who } { $actor ->
    [me] ti fai
   *[other] si fa
} dare { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
} da { FORM($player, "obj") } in cambio di carte { $why }
event-aimed = { $who } { $actor ->
    [me] vuoi
   *[other] vuole
} scambiare un quartiere con { $target ->
    [me] { FORM($district, "your") }
   *[other] { FORM($district, "the") } di { $player }
} { $why }
event-exchanged = { $who } { $actor ->
    [me] scambi
   *[other] scambia
} { FORM($for, "the") } con { $target ->
    [me] { FORM($district, "your") }
   *[other] { FORM($district, "the") } di { $player }
} { $why }
event-seized = { $who } { $actor ->
    [me] requisisci
   *[other] requisisce
} { $target ->
    [me] { FORM($district, "your") }
   *[other] { FORM($district, "the") } di { $player }
} { $why }

## The end

event-turn-ended = { $who } { $actor ->
    [me] finisci
   *[other] finisce
} il turno
event-game-over = La partita è finita
