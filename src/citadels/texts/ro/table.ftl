### A table and a game, as every face of the game speaks of them.

## Small words

you = tu
    .acc = tine
    .dat = ție
    .self = yes
titled = { $name } ({ $character })
sentence = { $told }.
clauses = { $first }; { $next }
noted = { $told } ({ $note })
list-none = nimic
list-more = { $first }, { $next }
list-last = { $first } și { $last }
default-name = Tu
guest-name = Oaspete
bot-names = Ana, Bogdan, Corina, Dan, Elena, Florin, Gabriela, Horia, Ileana
level-easy = ușor
level-normal = normal
level-hard = dificil
level-master = maestru
letter-noble = N
letter-religious = R
letter-trade = C
letter-military = M
letter-unique = U

## On the table

mixed = Selecție proprie
now-turn = { $who ->
    [me] e rândul tău
   *[other] joacă { $player }
}
now-reactions = reacții
now-selection = alegere
now-turns = sfârșitul rundei
now-over = sfârșit
empty-city = încă niciun district
empty-hand = nicio carte
booth = Casă de bilete: { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
face-up = la vedere
face-down = cu fața în jos
laps-called = Strigate
laps-coming = Urmează
laps-none = încă niciunul
lies-before = în fața { TRAIT($player, "self") ->
    [yes] ta
   *[other] jucătorului { $player }
}
marked-by = { $mark }: { $player }
notice-standing = Districte diferite construite: { $count } din { $goal }.
notice-standing-bell = Clopotul a bătut. Districte construite: { $count } din { $goal }.
notice-bell = Clopotul a bătut: un oraș e complet cu { $goal ->
    [one] { $goal } district
    [few] { $goal } districte
   *[other] { $goal } de districte
}.
notice-acrobat = S-a jucat o Acrobată pentru coroană.
notice-auction = Licitație: { $player } { $who ->
    [me] vinzi
   *[other] vinde
} { FORM($card, "the") }.
notice-bid = { $player } { $who ->
    [me] oferi
   *[other] oferă
} { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}.
notice-live = Mai licitează: { $players }.
unanswered = niciun răspuns
token-killed = asasinat
token-robbed = jaf
token-bewitched = vrajă
token-warrants = mandat
token-signed = mandat semnat
token-threats = amenințare
token-flower = floare
token-tax = taxe: { $gold }

## Choosing a game

about-deluxe = cea mai nouă: 27 de personaje, 30 de districte unice
about-classic = prima, cu toate cărțile bonus; Comandantul lovește la sfârșitul turei
about-circus = cu cărți de acțiune și un teanc de decartate la vedere
about-common-city = toți construiesc un singur oraș; personajele se întorc unul câte unul
chosen = { $option }: { $value }
chosen-yes = da
chosen-no = nu
rank9-none = Fără
about-easy = știu ce e bine, dar uită adesea
about-normal = joacă după câteva reguli simple și bune
about-hard = gândesc în avans și ghicesc bine cine e cine
about-master = joacă cel mai bine și gândesc până la o secundă pe mutare

## What a bot expects

expected-win = Șanse de câștig: { $chances }.
expected-chance = { $player } { $percent }%
expected-who = Cel mai probabil: { $guesses }.
expected-guess = { $player } – { $character } ({ $percent }%)

## The score

score-now = Dacă partida s-ar încheia acum, din câte poți ști:
score-sum = = { $lines }
score-plus = { $first } + { $next }
score-line = { $points } { $reason }
score-districts = din districte
score-five-types = toate cele cinci tipuri
score-first-complete = primul oraș complet
score-complete = oraș complet
score-passes = din cicluri
score-actions = { $points ->
    [one] carte de acțiune în mână
    [few] cărți de acțiune în mână
   *[other] cărți de acțiune în mână
}
won = { $player } { $who ->
    [me] câștigi
   *[other] câștigă
} cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
won-tie-deluxe = La egalitate, cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, { $player } { $who ->
    [me] câștigi
   *[other] câștigă
} prin rangul mai mare dezvăluit în ultima rundă.
won-tie-classic = La egalitate, cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, { $player } { $who ->
    [me] câștigi
   *[other] câștigă
} prin punctele din districte sau prin aur.
won-tie-circus = La egalitate, cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, { $player } { $who ->
    [me] câștigi
   *[other] câștigă
} prin punctele din districte.
won-tie-common-city = La egalitate, cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, { $player } { $who ->
    [me] câștigi
   *[other] câștigă
} prin numărul de districte sau prin aur.
won-shared = Victorie împărțită, cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: { $players }.

## Looking up cards and rules

rules-none = Un district obișnuit: pe carte sunt doar costul și tipul.
kind-character = personaj de rang { $rank }
kind-turned-up = personaj
kind-action = carte de acțiune, { $copies ->
    [one] { $copies } exemplar
    [few] { $copies } exemplare
   *[other] { $copies } de exemplare
}
kind-gains = câștigă din districte { FORM($type, "pl") }
kind-district = district { FORM($type, "one") }, cost { $cost }, { $copies ->
    [one] { $copies } exemplar
    [few] { $copies } exemplare
   *[other] { $copies } de exemplare
}
topic-deck = pachetul și teancul de decartate
topic-action = cărțile de acțiune
topic-auction = licitațiile
topic-city = ce îi aparține fiecăruia în orașul comun
topic-pass = punctele de la sfârșitul unui ciclu
topic-mark = personajele numite
topic-other = reguli din ediția { $edition } valabile și aici
topic-setup = ce intră în joc și cum se începe
topic-draft = alegerea personajelor
topic-call = strigarea personajelor
topic-turn = o tură: resurse, construcții, abilități
topic-bank = banca
topic-end = sfârșitul partidei și punctajul
topic-ru = precizări pentru cazuri speciale
