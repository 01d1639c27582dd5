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

event-round-began = Runda { $round }
event-face-up = pe masă, cu fața în sus: { $characters }
event-offered = { $who } { $actor ->
    [me] ai
   *[other] are
} de ales dintre: { $characters }
event-picked = { $who } { $actor ->
    [me] alegi
   *[other] alege
} { $character }
event-set-aside = { $who } { $actor ->
    [me] pui
   *[other] pune
} deoparte, cu fața în jos: { $character }
event-theater = { $who } { $actor ->
    [me] schimbi
   *[other] schimbă
} prin Teatru personajul cu { FORM($player, "acc") }
event-theater-known = { $who } { $actor ->
    [me] schimbi
   *[other] schimbă
} prin Teatru personajul cu { FORM($player, "acc") }: { $gave } în schimbul { FORM($received, "gen") }
event-let-pass-theater = { $who } nu { $actor ->
    [me] folosești
   *[other] folosește
} Teatrul
event-peeked = { $who } { $actor ->
    [me] te uiți
   *[other] se uită
} la personajul pus cu fața în jos
event-peeked-known = { $who } { $actor ->
    [me] te uiți
   *[other] se uită
} la personajul pus cu fața în jos: { $character }

## Calling

event-called = niciun răspuns: { $characters }
event-called-me = { $character }: se strigă personajul tău asasinat. Nu spui nimic și nu ai tură în runda asta
event-revealed = { $who } { $actor ->
    [me] ești
   *[other] este
} { $character }
event-revealed-late = { $who } { $actor ->
    [me] erai
   *[other] era
} personajul asasinat: { $character }
event-robbed = { $who } { TRAIT($player, "self") ->
    [yes] { $actor ->
        [me] te jefuiești pe tine de
       *[other] îți fură
    }
   *[other] îi { $actor ->
        [me] furi
       *[other] fură
    } jucătorului { $player }
} tot aurul: { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} { $by ->
    [nothing] { "" }
   *[other] ({ $cause })
}
event-crowned = { $who } { $actor ->
    [me] iei
   *[other] ia
} coroana { $why }
event-crowned-other = { $who } { TRAIT($player, "self") ->
    [yes] îți dă coroana
   *[other] îi { $actor ->
        [me] dai
       *[other] dă
    } coroana jucătorului { $player }
} { $why }

## Gold and cards

event-gathered = { $who } { $actor ->
    [me] iei
   *[other] ia
} { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} din bancă
event-drew = { $who } { $actor ->
    [me] tragi
   *[other] trage
} { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} { $source }
event-drew-cards = { $who } { $actor ->
    [me] tragi
   *[other] trage
} { FORM($cards, "the") } { $source }
event-kept = { $who } { $actor ->
    [me] păstrezi
   *[other] păstrează
} { $count }
event-kept-cards = { $who } { $actor ->
    [me] păstrezi
   *[other] păstrează
} { FORM($cards, "the") }
event-buried = { $who } { $actor ->
    [me] pui
   *[other] pune
} sub pachet { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} { $why }
event-buried-cards = { $who } { $actor ->
    [me] pui
   *[other] pune
} sub pachet { FORM($cards, "the") } { $why }
event-shuffled = { $who } { $actor ->
    [me] amesteci
   *[other] amestecă
} în pachet { $count ->
    [one] cealaltă carte
    [few] celelalte { $count } cărți
   *[other] celelalte { $count } de cărți
} { $why }
event-gained = { $who } { $actor ->
    [me] tragi
   *[other] trage
} { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} { $source }
event-gained-cards = { $who } { $actor ->
    [me] tragi
   *[other] trage
} { FORM($cards, "the") } { $source }
event-earned = { $who } { $by ->
    [type] { $actor ->
        [me] încasezi
       *[other] încasează
    }
   *[other] { $actor ->
        [me] primești
       *[other] primește
    }
} { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} { $source }
source-type = pentru districtele { FORM($type, "pl") }
source-character = în rol de { FORM($character, "bare") }
source-card = datorită { FORM($card, "gen") }
why-card = ({ FORM($card, "the") })
why-other = ({ $character })
event-put-aside = { $who } { $actor ->
    [me] pui
   *[other] pune
} o carte deoparte { $why }
event-paid = { $who } { $actor ->
    [me] plătești
   *[other] plătește
} { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} { $by ->
    [card] ({ FORM($cause, "the") })
   *[other] { $why }
}
event-paid-player = { $who } { TRAIT($player, "self") ->
    [yes] îți plătește
   *[other] îi { $actor ->
        [me] plătești
       *[other] plătește
    } jucătorului { $player }
} { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} pentru district { $why }
event-refunded = { $who } { $actor ->
    [me] primești
   *[other] primește
} înapoi { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} { $why }
event-taxed = { $who } { $actor ->
    [me] plătești
   *[other] plătește
} o taxă de { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} { $why }
event-paid-tax-collector = { $who } { TRAIT($player, "self") ->
    [yes] îți plătește
   *[other] îi { $actor ->
        [me] plătești
       *[other] plătește
    } jucătorului { $player }
} o taxă de { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} { $why }
event-gave-gold = { $who } { TRAIT($player, "self") ->
    [yes] îți dă
   *[other] îi { $actor ->
        [me] dai
       *[other] dă
    } jucătorului { $player }
} { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} pentru coroană { $why }
event-discarded = { $who } { $actor ->
    [me] decartezi
   *[other] decartează
} { FORM($cards, "the") } { $why }
event-reshuffled = teancul de decartate devine un pachet nou, de { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}

## Building

event-announced = { $who } { $actor ->
    [me] vrei să construiești
   *[other] vrea să construiască
} { FORM($district, "the") }
event-built = { $who } { $actor ->
    [me] construiești
   *[other] construiește
} { FORM($district, "the") }
event-built-paid = { $who } { $actor ->
    [me] construiești
   *[other] construiește
} { FORM($district, "the") } plătind { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
event-confiscated = { $who } { $actor ->
    [me] întorci mandatul semnat și îi confiști
   *[other] întoarce un mandat semnat și { $target ->
        [me] îți confiscă
       *[other] îi confiscă
    }
} { FORM($district, "the") }{ $target ->
    [me] { "" }
   *[other] { " " }jucătorului { $player }
} { $why }
event-destroyed = { $who } { $target ->
    [me] îți distruge { FORM($district, "the") }
    [self] { $actor ->
        [me] îți distrugi
       *[other] își distruge
    } { FORM($district, "the") }
   *[other] îi { $actor ->
        [me] distrugi
       *[other] distruge
    } { FORM($district, "the") } jucătorului { $player }
} { $why }
event-stored = { $who } { $actor ->
    [me] pui
   *[other] pune
} o carte sub Muzeu
event-stored-cards = { $who } { $actor ->
    [me] pui
   *[other] pune
} sub Muzeu { FORM($cards, "the") }
event-found-under = { $who } { $actor ->
    [me] primești
   *[other] primește
} și { $count ->
    [one] cartea
    [few] cele { $count } cărți
   *[other] cele { $count } de cărți
} de sub Muzeu
event-found-under-cards = { $who } { $actor ->
    [me] primești
   *[other] primește
} și ce e sub Muzeu: { $cards }
event-beautified = { $who } { $actor ->
    [me] îți înfrumusețezi
   *[other] își înfrumusețează
} { FORM($district, "the") } { $why }
event-completed = { $who } { $actor ->
    [me] ai
   *[other] are
} primul oraș complet: asta e ultima rundă
event-completed-too = { $who } { $actor ->
    [me] ai
   *[other] are
} de asemenea un oraș complet, care contează tot ca primul

## Districts of the older editions

event-laid-out = { FORM($district, "the") } așteaptă la Cimitir
event-salvaged = { $who } { $actor ->
    [me] iei
   *[other] ia
} { FORM($district, "the") } din Cimitir plătind 1 monedă
event-searched = { $who } { $actor ->
    [me] te uiți
   *[other] se uită
} prin pachet cu ajutorul Farului
event-fetched = { $who } { $actor ->
    [me] iei
   *[other] ia
} o carte din pachet cu ajutorul Farului
event-fetched-cards = { $who } { $actor ->
    [me] iei
   *[other] ia
} din pachet, cu ajutorul Farului, { FORM($cards, "the") }
event-fetched-nothing = { $who } { $actor ->
    [me] te uiți prin pachet cu ajutorul Farului și nu iei
   *[other] se uită prin pachet cu ajutorul Farului și nu ia
} nimic
event-rang = { $who } { $actor ->
    [me] bați
   *[other] bate
} clopotul: de acum un oraș e complet cu { $goal ->
    [one] { $goal } district
    [few] { $goal } districte
   *[other] { $goal } de districte
}
event-rang-laps = { $who } { $actor ->
    [me] bați
   *[other] bate
} clopotul: partida se încheie la { $goal ->
    [one] { $goal } district
    [few] { $goal } districte
   *[other] { $goal } de districte
}
event-let-pass-bell-tower = { $who } nu { $actor ->
    [me] bați
   *[other] bate
} clopotul
event-thanked = { $who } { TRAIT($player, "self") ->
    [yes] îți mulțumește
   *[other] îi { $actor ->
        [me] mulțumești
       *[other] mulțumește
    } jucătorului { $player }
} pentru bal
event-silent = { $who } { $actor ->
    [me] taci
   *[other] tace
} la balul { $target ->
    [me] tău
   *[other] jucătorului { $player }
} și { $actor ->
    [me] îți pierzi
   *[other] își pierde
} tura

## Action cards

event-resisted = { $who } { $actor ->
    [me] joci
   *[other] joacă
} Voinicul: { $character } scapă de asasinat
event-tumbled = { $who } { $actor ->
    [me] joci
   *[other] joacă
} Acrobata: coroana Regelui { $actor ->
    [me] e a ta
   *[other] îi revine
}
event-pitched = { $who } { $actor ->
    [me] ridici
   *[other] ridică
} un Cort de circ
event-opened-booth = { $who } { $actor ->
    [me] deschizi
   *[other] deschide
} o Casă de bilete
event-bought-ticket = { $who } { $actor ->
    [me] pui
   *[other] pune
} 1 monedă pe { $target ->
    [me] Casa ta de bilete
   *[other] Casa de bilete a jucătorului { $player }
}
event-cashed = { $who } { $actor ->
    [me] iei
   *[other] ia
} { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} de pe Casa de bilete și o { $actor ->
    [me] închizi
   *[other] închide
}
event-asked-fortune = { $who } { $actor ->
    [me] joci
   *[other] joacă
} Ghicitoarea
event-cheered = { $who } { $actor ->
    [me] joci Directorul, ca să construiești
   *[other] joacă Directorul, ca să construiască
} mai mult
event-launched = { $who } { $actor ->
    [me] joci
   *[other] joacă
} Omul-ghiulea: { FORM($district, "the") } { TRAIT($district, "gender") ->
    [p] fac
   *[m] face
} loc

## The common city

event-turned-up = { $who } { $actor ->
    [me] întorci
   *[other] întoarce
} { $character }
event-lost-turn = { $who } { $actor ->
    [me] întorci
   *[other] întoarce
} personajul asasinat ({ $character }) și { $actor ->
    [me] îți pierzi
   *[other] își pierde
} tura
event-sold = { $who } { $actor ->
    [me] vinzi
   *[other] vinde
} { FORM($cards, "the") } cu { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
event-put-up = { $who } { $actor ->
    [me] scoți
   *[other] scoate
} la licitație { FORM($district, "the") }
event-bid = { $who } { $actor ->
    [me] oferi
   *[other] oferă
} { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
event-auctioned = { $who } { TRAIT($player, "self") ->
    [yes] îți vinde la licitație { FORM($cards, "the") }
   *[other] îi { $actor ->
        [me] vinzi
       *[other] vinde
    } { FORM($cards, "the") } la licitație jucătorului { $player }
} cu { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
event-auctioned-nobody = { $who } nu { $actor ->
    [me] reușești să vinzi
   *[other] reușește să vândă
} la licitație { FORM($cards, "the") }
event-lap-scored = { $who } { $actor ->
    [me] primești
   *[other] primește
} { $points ->
    [2] 2 puncte pentru cele mai multe districte
    [3] 3 puncte pentru toate cele cinci tipuri
    [5] 5 puncte, pentru cele mai multe districte și toate cele cinci tipuri
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
event-lap-began = Ciclul { $lap }
event-lap-began-shuffled = Personajele se amestecă și se pun cu fața în jos

## Powers

event-killed = { $who } { TRAIT($character, "gender") ->
    [f] o
   *[m] îl
} { $actor ->
    [me] asasinezi
   *[other] asasinează
} pe { FORM($character, "bare") }
event-killed-me = { $who } { TRAIT($character, "gender") ->
    [f] o
   *[m] îl
} asasinează pe { FORM($character, "bare") }, adică pe tine
event-marked = { $who } { $actor ->
    [me] vrei
   *[other] vrea
} { TRAIT($character, "gender") ->
    [f] s-o
   *[m] să-l
} { $actor ->
    [me] jefuiești
   *[other] jefuiască
} pe { FORM($character, "bare") }
event-marked-me = { $who } vrea { TRAIT($character, "gender") ->
    [f] s-o
   *[m] să-l
} jefuiască pe { FORM($character, "bare") }, adică pe tine
event-bewitched = { $who } { TRAIT($character, "gender") ->
    [f] o
   *[m] îl
} { $actor ->
    [me] vrăjești
   *[other] vrăjește
} pe { FORM($character, "bare") }
event-bewitched-me = { $who } { TRAIT($character, "gender") ->
    [f] o
   *[m] îl
} vrăjește pe { FORM($character, "bare") }, adică pe tine
event-resumed = { $who } { $actor ->
    [me] continui
   *[other] continuă
} în rolul { FORM($character, "gen") } { $why }
event-warranted = { $who } { $actor ->
    [me] pui
   *[other] pune
} mandate pe { FORM($characters, "bare") } { $why }
event-warranted-known = { $who } { $actor ->
    [me] pui
   *[other] pune
} mandate pe { FORM($characters, "bare") }; cel semnat e pe { FORM($signed, "bare") }
event-warranted-me = { $who } pune un mandat pe tine ({ $character })
event-threatened = { $who } { $actor ->
    [me] pui
   *[other] pune
} amenințări pe { FORM($characters, "bare") } { $why }
event-threatened-known = { $who } { $actor ->
    [me] pui
   *[other] pune
} amenințări pe { FORM($characters, "bare") }; floarea e pe { FORM($flower, "bare") }
event-threatened-me = { $who } pune o amenințare pe tine ({ $character })
event-bribed = { $who } { TRAIT($player, "self") ->
    [yes] îți dă
   *[other] îi { $actor ->
        [me] dai
       *[other] dă
    } jucătorului { $player }
} o mită de { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} { $why }
event-bribed-nobody = { $who } { $actor ->
    [me] dai
   *[other] dă
} o mită de { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} { $why }
event-refused = { $who } { $actor ->
    [me] refuzi să dai
   *[other] refuză să dea
} mită { $why }
event-turned-over = { $who } { $actor ->
    [me] întorci
   *[other] întoarce
} { $target ->
    [me] amenințarea pusă pe tine
   *[other] amenințarea
}: { $flowered ->
    [yes] are floarea
   *[no] era goală
}
event-let-pass = { $who } { $actor ->
    [me] spui
   *[other] spune
} pas { $why }
event-looked = { $who } { $actor ->
    [me] te uiți
   *[other] se uită
} în mâna { $target ->
    [me] ta
   *[other] jucătorului { $player }
} { $why }
event-looked-cards = { $who } { $actor ->
    [me] te uiți
   *[other] se uită
} în mâna { $target ->
    [me] ta
   *[other] jucătorului { $player }
}{ $by ->
    [nothing] { "" }
   *[other] { " " }{ $why }
}: { $cards }
event-spied = { $who } { TRAIT($player, "self") ->
    [yes] îți spionează mâna
   *[other] { $actor ->
        [me] spionezi
       *[other] spionează
    } mâna jucătorului { $player }
}, căutând tipul { FORM($type, "one") }
event-swapped = { $who } { $actor ->
    [me] schimbi
   *[other] schimbă
} mâna cu { FORM($player, "acc") } { $why }
event-new-hand = { $who } { $count ->
    [0] nu { $actor ->
        [me] ai
       *[other] are
    } acum nicio carte în mână
   *[other] { $actor ->
        [me] ai
       *[other] are
    } acum în mână { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
}
event-new-hand-cards = { $who } { $actor ->
    [me] ai
   *[other] are
} acum în mână: { $cards }
event-took = { $who } { TRAIT($player, "self") ->
    [yes] îți ia o carte
   *[other] { $actor ->
        [me] iei
       *[other] ia
    } o carte de la { $player }
} { $why }
event-took-cards = { $who } { TRAIT($player, "self") ->
    [yes] îți ia
   *[other] { $actor ->
        [me] iei
       *[other] ia
    } de la { $player }
} { FORM($cards, "the") } { $why }
event-gave = { $who } { TRAIT($player, "self") ->
    [yes] îți dă
   *[other] îi { $actor ->
        [me] dai
       *[other] dă
    } jucătorului { $player }
} o carte { $why }
event-gave-cards = { $who } { TRAIT($player, "self") ->
    [yes] îți dă
   *[other] îi { $actor ->
        [me] dai
       *[other] dă
    } jucătorului { $player }
} { FORM($cards, "the") } { $why }
event-took-gold = { $who } { TRAIT($player, "self") ->
    [yes] îți ia
   *[other] { $actor ->
        [me] iei
       *[other] ia
    } de la { $player }
} { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} { $why }
event-borrowed = { $who } { $actor ->
    [me] cumperi
   *[other] cumpără
} { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} de la { FORM($player, "acc") }, plătind cu cărți { $why }
event-aimed = { $who } { $actor ->
    [me] alegi
   *[other] alege
} pentru schimb { FORM($district, "the") } de la { $target ->
    [me] tine
   *[other] { $player }
} { $why }
event-exchanged = { $who } { $actor ->
    [me] schimbi
   *[other] schimbă
} { FORM($for, "the") } cu { FORM($district, "the") } de la { $target ->
    [me] tine
   *[other] { $player }
} { $why }
event-seized = { $who } { $target ->
    [me] îți rechiziționează { FORM($district, "the") }
   *[other] îi { $actor ->
        [me] rechiziționezi
       *[other] rechiziționează
    } { FORM($district, "the") } jucătorului { $player }
} { $why }

## The end

event-turn-ended = { $who } { $actor ->
    [me] închei
   *[other] încheie
} tura
event-game-over = Partida s-a încheiat
