### Luarea mutărilor înapoi.

## La masă

back-take = Ia înapoi
back-take-help = Ia înapoi ultima mutare; ceilalți văd asta
back-ask = Cere să iei înapoi
back-ask-help = Cere-le celorlalți să reveniți înainte de ultima ta mutare. Toți trebuie să fie de acord. Cine trage din nou trage aceleași cărți.
back-asks = { $player } cere să ia înapoi ultima sa mutare.
back-asks-me = Ceri să iei înapoi ultima ta mutare.
back-same = Cine trage din nou trage aceleași cărți.
back-agreed = De acord: { $names }.
back-missing = Încă n-au răspuns: { $names }.
back-agree = De acord
back-refuse = Nu sunt de acord
back-withdraw = Nu mai vreau

## Pregătirea mesei

back-mode = Luarea mutărilor înapoi
back-mode-off = Niciodată
back-mode-own = Dacă n-a arătat nimic
back-mode-agreed = Și dacă toți sunt de acord
back-mode-off-hint = Ce s-a jucat rămâne jucat.
back-mode-own-hint = Jucătorii pot lua înapoi ultima mutare cât timp sunt la rând și ea nu le-a arătat nimic nou.
back-mode-agreed-hint = Și mai târziu, dacă toți ceilalți oameni sunt de acord. Boții sunt mereu. Cine trage din nou trage aceleași cărți.
back-is-off = Mutările nu se iau înapoi
back-is-own = Mutările care n-au arătat nimic se pot lua înapoi
back-is-agreed = Mutările se pot lua înapoi dacă toți sunt de acord
