### The log: one message for each kind of event, as a clause without a full stop.
###
### $who is the one who acts, and is empty where the clause goes on about the same one. $actor is "me" if that is the
### reader. $player is the other one; $target is "me" if that is the reader, "self" if it is the one who acts.
### -cards is said to those who may know the cards, -me to the one whose character is meant.
### What happens by a card says so: $source is what somebody gains something by, and $why by what anything else happens,
### in the words of the messages source-… and why-…. $cause is the bare name of the card. All three are empty where the
### line names it already, or where no card did it. $by is "type", "card", "character" (of the one who acts), "other" (a
### character that another player has, or had), or "nothing".
###
### In Czech no clause with $who has "se", "si" or "ti": its place would depend on whether $who is empty. So the verbs are
### such as need none: vyměňuje, nahlíží do, prohledává. Only what is done to the reader for good or ill always names who
### does it; there "ti" and "si" follow $who.
###
### The other one stands right after the verb, so that "jako Císař" at the end is not taken as said of that one.

## Selection

event-round-began = Kolo { $round }
event-face-up = lícem nahoru na stole: { $characters }
event-offered = { $who } { $actor ->
    [me] máš na výběr
   *[other] má na výběr
}: { $characters }
event-picked = { $who } { $actor ->
    [me] volíš
   *[other] volí
} { FORM($character, "acc") }
event-set-aside = { $who } { $actor ->
    [me] odkládáš
   *[other] odkládá
} lícem dolů { FORM($character, "acc") }
event-theater = { $who } { $actor ->
    [me] vyměňuješ
   *[other] vyměňuje
} díky Divadlu postavu s { TRAIT($player, "person") ->
    [me] { FORM($player, "ins") }
   *[other] hráčem { $player }
}
event-theater-known = { $who } { $actor ->
    [me] vyměňuješ
   *[other] vyměňuje
} díky Divadlu postavu s { TRAIT($player, "person") ->
    [me] { FORM($player, "ins") }
   *[other] hráčem { $player }
}: { FORM($gave, "acc") } za { FORM($received, "acc") }
event-let-pass-theater = { $who } { $actor ->
    [me] necháváš
   *[other] nechává
} Divadlo zavřené
event-peeked = { $who } { $actor ->
    [me] zjišťuješ
   *[other] zjišťuje
}, kdo leží lícem dolů
event-peeked-known = { $who } { $actor ->
    [me] zjišťuješ
   *[other] zjišťuje
}, kdo leží lícem dolů: { $character }

## Calling

event-called = nikdo se nehlásí: { $characters }
event-called-me = Na řadě by byla tvoje postava: { $character }. Je však zavražděná: mlčíš a v tomto kole nehraješ
event-revealed = { $who } { $actor ->
    [me] hraješ
   *[other] hraje
} za { FORM($character, "acc") }
event-revealed-late = { $who } { $actor ->
    [me] odhaluješ
   *[other] odhaluje
} { TRAIT($character, "gender") ->
    [f] zavražděnou
   *[m] zavražděného
} { FORM($character, "acc") }
event-robbed = { $who } { $target ->
    [me] tě okrádá a bere
   *[other] { $actor ->
        [me] okrádáš
       *[other] okrádá
    } hráče { $player } a { $actor ->
        [me] bereš
       *[other] bere
    }
} všechny mince, celkem { $gold } { $by ->
    [nothing] { "" }
   *[other] ({ $cause })
}
event-crowned = { $who } { $actor ->
    [me] bereš
   *[other] bere
} korunu { $why }
event-crowned-other = { $who } { TRAIT($player, "person") ->
    [me] ti dává
   *[other] { $actor ->
        [me] dáváš
       *[other] dává
    } hráči { $player }
} korunu { $why }

## Gold and cards

event-gathered = { $who } { $actor ->
    [me] bereš
   *[other] bere
} { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} z banku
event-drew = { $who } { $actor ->
    [me] dobíráš
   *[other] dobírá
} { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} { $source }
event-drew-cards = { $who } { $actor ->
    [me] dobíráš
   *[other] dobírá
} { FORM($cards, "acc") } { $source }
event-kept = { $who } { $actor ->
    [me] bereš
   *[other] bere
} do ruky { $count }
event-kept-cards = { $who } { $actor ->
    [me] bereš
   *[other] bere
} do ruky { FORM($cards, "acc") }
event-buried = { $who } { $actor ->
    [me] dáváš
   *[other] dává
} dospod balíčku { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} { $why }
event-buried-cards = { $who } { $actor ->
    [me] dáváš
   *[other] dává
} dospod balíčku { FORM($cards, "acc") } { $why }
event-shuffled = { $who } { $actor ->
    [me] mícháš
   *[other] míchá
} zpět do balíčku { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} { $why }
event-gained = { $who } { $actor ->
    [me] dobíráš
   *[other] dobírá
} { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} { $source }
event-gained-cards = { $who } { $actor ->
    [me] dobíráš
   *[other] dobírá
} { FORM($cards, "acc") } { $source }
event-earned = { $who } { $by ->
    [type] { $actor ->
        [me] vybíráš
       *[other] vybírá
    }
   *[other] { $actor ->
        [me] získáváš
       *[other] získává
    }
} { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} { $source }
source-type = za { FORM($type, "pl") } budovy
source-character = jako { $character }
source-card = díky { FORM($card, "dat") }
why-card = ({ $card })
why-other = ({ $character })
event-put-aside = { $who } { $actor ->
    [me] dáváš
   *[other] dává
} stranou kartu { $why }
event-paid = { $who } { $actor ->
    [me] platíš
   *[other] platí
} { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} { $by ->
    [card] ({ $cause })
   *[other] { $why }
}
event-paid-player = { $who } { TRAIT($player, "person") ->
    [me] ti platí
   *[other] { $actor ->
        [me] platíš
       *[other] platí
    } hráči { $player }
} za budovu { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} { $why }
event-refunded = { $who } { $actor ->
    [me] dostáváš
   *[other] dostává
} zpět { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} { $why }
event-taxed = { $who } { $actor ->
    [me] platíš
   *[other] platí
} na dani { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} { $why }
event-paid-tax-collector = { $who } { TRAIT($player, "person") ->
    [me] ti platí
   *[other] { $actor ->
        [me] platíš
       *[other] platí
    } hráči { $player }
} na dani { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} { $why }
event-gave-gold = { $who } { TRAIT($player, "person") ->
    [me] ti dává
   *[other] { $actor ->
        [me] dáváš
       *[other] dává
    } hráči { $player }
} za korunu { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} { $why }
event-discarded = { $who } { $actor ->
    [me] odhazuješ
   *[other] odhazuje
} { FORM($cards, "acc") } { $why }
event-reshuffled = z odhazovacího balíčku je nový dobírací balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}

## Building

event-announced = { $who } { $actor ->
    [me] chystáš
   *[other] chystá
} stavbu: { $district }
event-built = { $who } { $actor ->
    [me] stavíš
   *[other] staví
} { FORM($district, "acc") }
event-built-paid = { $who } { $actor ->
    [me] stavíš
   *[other] staví
} { FORM($district, "acc") } za { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}
event-confiscated = { $who } { $target ->
    [me] otáčí podepsaný příkaz a zabavuje ti
   *[other] { $actor ->
        [me] otáčíš podepsaný příkaz a zabavuješ
       *[other] otáčí podepsaný příkaz a zabavuje
    } hráči { $player }
} { FORM($district, "acc") } { $why }
event-destroyed = { $who } { $target ->
    [me] ti bourá
    [self] { $actor ->
        [me] bouráš
       *[other] bourá
    } vlastní
   *[other] { $actor ->
        [me] bouráš
       *[other] bourá
    } hráči { $player }
} { FORM($district, "acc") } { $why }
event-stored = { $who } { $actor ->
    [me] vkládáš
   *[other] vkládá
} pod Muzeum kartu
event-stored-cards = { $who } { $actor ->
    [me] vkládáš
   *[other] vkládá
} pod Muzeum { FORM($cards, "acc") }
event-found-under = { $who } { $actor ->
    [me] získáváš
   *[other] získává
} i to, co leží pod Muzeem: { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
event-found-under-cards = { $who } { $actor ->
    [me] získáváš
   *[other] získává
} i to, co leží pod Muzeem: { FORM($cards, "acc") }
event-beautified = { $who } { $actor ->
    [me] zkrášluješ
   *[other] zkrášluje
} { FORM($district, "acc") } { $why }
event-completed = { $who } { $actor ->
    [me] dokončuješ
   *[other] dokončuje
} město jako první: toto kolo je poslední
event-completed-too = { $who } { $actor ->
    [me] máš
   *[other] má
} také dokončené město, i to platí za první

## Districts of the older editions

event-laid-out = Hřbitov může zachránit { FORM($district, "acc") }
event-salvaged = { $who } { $actor ->
    [me] bereš
   *[other] bere
} díky Hřbitovu za 1 minci { FORM($district, "acc") }
event-searched = { $who } { $actor ->
    [me] prohledáváš
   *[other] prohledává
} díky Majáku balíček
event-fetched = { $who } { $actor ->
    [me] bereš
   *[other] bere
} díky Majáku kartu z balíčku
event-fetched-cards = { $who } { $actor ->
    [me] bereš
   *[other] bere
} díky Majáku z balíčku { FORM($cards, "acc") }
event-fetched-nothing = { $who } { $actor ->
    [me] prohledáváš díky Majáku balíček a nic nebereš
   *[other] prohledává díky Majáku balíček a nic nebere
}
event-rang = { $who } { $actor ->
    [me] zvoníš
   *[other] zvoní
} na Zvonici: od teď k dokončení města { $goal ->
    [one] stačí { $goal } budova
    [few] stačí { $goal } budovy
   *[other] stačí { $goal } budov
}
event-rang-laps = { $who } { $actor ->
    [me] zvoníš
   *[other] zvoní
} na Zvonici: hra skončí, až { $goal ->
    [one] bude stát { $goal } budova
    [few] budou stát { $goal } budovy
   *[other] bude stát { $goal } budov
}
event-let-pass-bell-tower = { $who } { $actor ->
    [me] necháváš
   *[other] nechává
} zvon mlčet
event-thanked = { $who } { $actor ->
    [me] děkuješ
   *[other] děkuje
} za { TRAIT($player, "person") ->
    [me] tvůj ples
   *[other] ples hráči { $player }
}
event-silent = { $who } { $actor ->
    [me] mlčíš
   *[other] mlčí
} na { $target ->
    [me] tvém plese
   *[other] plese hráče { $player }
} a { $actor ->
    [me] přicházíš
   *[other] přichází
} o tah

## Action cards

event-resisted = { $who } { $actor ->
    [me] hraješ
   *[other] hraje
} Frištenského: { $character } { TRAIT($character, "gender") ->
    [f] není zavražděná
   *[m] není zavražděný
}
event-tumbled = { $who } { $actor ->
    [me] hraješ
   *[other] hraje
} Akrobatku a { $actor ->
    [me] máš
   *[other] má
} korunu
event-pitched = { $who } { $actor ->
    [me] stavíš
   *[other] staví
} Šapitó
event-opened-booth = { $who } { $actor ->
    [me] otevíráš
   *[other] otevírá
} Pokladní věž
event-bought-ticket = { $who } { $actor ->
    [me] dáváš
   *[other] dává
} 1 minci na { $target ->
    [me] tvou Pokladní věž
   *[other] Pokladní věž hráče { $player }
}
event-cashed = { $who } { $actor ->
    [me] bereš
   *[other] bere
} z Pokladní věže { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} a { $actor ->
    [me] zavíráš
   *[other] zavírá
} ji
event-asked-fortune = { $who } { $actor ->
    [me] hraješ
   *[other] hraje
} Vědmu
event-cheered = { $who } { $actor ->
    [me] hraješ
   *[other] hraje
} Ředitele a { $actor ->
    [me] smíš
   *[other] smí
} stavět víc
event-launched = { $who } { $actor ->
    [me] hraješ
   *[other] hraje
} Živou střelu: místo { TRAIT($district, "gender") ->
    [p] uvolňují
   *[other] uvolňuje
} { $district }

## The common city

event-turned-up = { $who } { $actor ->
    [me] otáčíš
   *[other] otáčí
} { FORM($character, "acc") }
event-lost-turn = { $who } { $actor ->
    [me] otáčíš
   *[other] otáčí
} { TRAIT($character, "gender") ->
    [f] zavražděnou
   *[m] zavražděného
} { FORM($character, "acc") } a { $actor ->
    [me] přicházíš
   *[other] přichází
} o tah
event-sold = { $who } { $actor ->
    [me] prodáváš
   *[other] prodává
} { FORM($cards, "acc") } za { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}
event-put-up = { $who } { $actor ->
    [me] dáváš
   *[other] dává
} do dražby { FORM($district, "acc") }
event-bid = { $who } { $actor ->
    [me] nabízíš
   *[other] nabízí
} { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}
event-auctioned = { $who } { TRAIT($player, "person") ->
    [me] ti prodává v dražbě { FORM($cards, "acc") }
   *[other] { $actor ->
        [me] prodáváš
       *[other] prodává
    } v dražbě { FORM($cards, "acc") } hráči { $player }
} za { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}
event-auctioned-nobody = { $who } { $actor ->
    [me] nenacházíš
   *[other] nenachází
} zájemce o { FORM($cards, "acc") }
event-lap-scored = { $who } { $actor ->
    [me] získáváš
   *[other] získává
} { $points ->
    [2] 2 body za nejvíc budov
    [3] 3 body za všech pět druhů
    [5] 5 bodů za nejvíc budov a všech pět druhů
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
event-lap-began = Okruh { $lap }
event-lap-began-shuffled = Postavy jsou zamíchané a leží lícem dolů

## Powers

event-killed = { $who } { $actor ->
    [me] vraždíš
   *[other] vraždí
} { FORM($character, "acc") }
event-killed-me = { $who } vraždí { FORM($character, "acc") }, a to jsi ty
event-marked = { $who } { $actor ->
    [me] chceš
   *[other] chce
} okrást { FORM($character, "acc") }
event-marked-me = { $who } chce okrást { FORM($character, "acc") }, a to jsi ty
event-bewitched = { $who } { $actor ->
    [me] očarováváš
   *[other] očarovává
} { FORM($character, "acc") }
event-bewitched-me = { $who } očarovává { FORM($character, "acc") }, a to jsi ty
event-resumed = { $who } { $actor ->
    [me] hraješ dál
   *[other] hraje dál
} za { FORM($character, "acc") } { $why }
event-warranted = { $who } { $actor ->
    [me] vydáváš
   *[other] vydává
} na { FORM($characters, "acc") } příkazy { $why }
event-warranted-known = { $who } { $actor ->
    [me] vydáváš
   *[other] vydává
} příkazy na { FORM($characters, "acc") }, podepsaný na { FORM($signed, "acc") }
event-warranted-me = { $who } vydává příkaz na tvou postavu: { $character }
event-threatened = { $who } { $actor ->
    [me] posíláš
   *[other] posílá
} { FORM($characters, "dat") } výhrůžky { $why }
event-threatened-known = { $who } { $actor ->
    [me] posíláš
   *[other] posílá
} výhrůžky { FORM($characters, "dat") }, květinu má { $flower }
event-threatened-me = { $who } posílá výhrůžku tvé postavě: { $character }
event-bribed = { $who } { $actor ->
    [me] platíš { TRAIT($player, "person") ->
        [me] sobě
       *[other] hráči { $player }
    }
   *[other] { TRAIT($player, "person") ->
        [me] ti platí
       *[other] platí hráči { $player }
    }
} výpalné { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} { $why }
event-bribed-nobody = { $who } { $actor ->
    [me] platíš
   *[other] platí
} výpalné { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} { $why }
event-refused = { $who } { $actor ->
    [me] odmítáš
   *[other] odmítá
} zaplatit výpalné { $why }
event-turned-over = { $who } { $actor ->
    [me] otáčíš
   *[other] otáčí
} { $target ->
    [me] výhrůžku proti tobě
   *[other] výhrůžku
}: { $flowered ->
    [yes] je s květinou
   *[no] je prázdná
}
event-let-pass = { $who } { $actor ->
    [me] pasuješ
   *[other] pasuje
} { $why }
event-looked = { $who } { $target ->
    [me] ti nahlíží
   *[other] { $actor ->
        [me] nahlížíš
       *[other] nahlíží
    } hráči { $player }
} do karet { $why }
event-looked-cards = { $who } { $target ->
    [me] ti nahlíží
   *[other] { $actor ->
        [me] nahlížíš
       *[other] nahlíží
    } hráči { $player }
} do karet{ $by ->
    [nothing] { "" }
   *[other] { " " }{ $why }
}: { $cards }
event-spied = { $who } { $actor ->
    [me] špehuješ
   *[other] špehuje
} u { TRAIT($player, "person") ->
    [me] { FORM($player, "gen") }
   *[other] hráče { $player }
} { FORM($type, "pl") } budovy
event-swapped = { $who } { TRAIT($player, "person") ->
    [me] si s { FORM($player, "ins") } vyměňuje
   *[other] { $actor ->
        [me] vyměňuješ
       *[other] vyměňuje
    } s hráčem { $player }
} všechny karty { $why }
event-new-hand = { $who } { $count ->
    [0] teď { $actor ->
        [me] nemáš
       *[other] nemá
    } v ruce žádné karty
   *[other] { $actor ->
        [me] máš
       *[other] má
    } teď v ruce { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
}
event-new-hand-cards = { $who } { $actor ->
    [me] máš
   *[other] má
} teď v ruce { FORM($cards, "acc") }
event-took = { $who } { TRAIT($player, "person") ->
    [me] ti bere
   *[other] { $actor ->
        [me] bereš
       *[other] bere
    } od hráče { $player }
} kartu { $why }
event-took-cards = { $who } { TRAIT($player, "person") ->
    [me] ti bere
   *[other] { $actor ->
        [me] bereš
       *[other] bere
    } od hráče { $player }
} { FORM($cards, "acc") } { $why }
event-gave = { $who } { TRAIT($player, "person") ->
    [me] ti dává
   *[other] { $actor ->
        [me] dáváš
       *[other] dává
    } hráči { $player }
} kartu { $why }
event-gave-cards = { $who } { TRAIT($player, "person") ->
    [me] ti dává
   *[other] { $actor ->
        [me] dáváš
       *[other] dává
    } hráči { $player }
} { FORM($cards, "acc") } { $why }
event-took-gold = { $who } { TRAIT($player, "person") ->
    [me] ti bere
   *[other] { $actor ->
        [me] bereš
       *[other] bere
    } od hráče { $player }
} { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} { $why }
event-borrowed = { $who } { $actor ->
    [me] kupuješ
   *[other] kupuje
} od { TRAIT($player, "person") ->
    [me] { FORM($player, "gen") }
   *[other] hráče { $player }
} za karty { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} { $why }
event-aimed = { $who } { $target ->
    [me] od tebe chce výměnou získat
   *[other] { $actor ->
        [me] chceš
       *[other] chce
    } výměnou získat od hráče { $player }
} { FORM($district, "acc") } { $why }
event-exchanged = { $who } { $target ->
    [me] si s tebou vyměňuje
   *[other] { $actor ->
        [me] vyměňuješ
       *[other] vyměňuje
    } s hráčem { $player }
} { FORM($for, "acc") } za { FORM($district, "acc") } { $why }
event-seized = { $who } { $target ->
    [me] ti zabírá
   *[other] { $actor ->
        [me] zabíráš
       *[other] zabírá
    } hráči { $player }
} { FORM($district, "acc") } { $why }

## The end

event-turn-ended = { $who } { $actor ->
    [me] končíš
   *[other] končí
} tah
event-game-over = Hra skončila
