### Luarea mutărilor înapoi: la masă.

back-take = Ia înapoi
back-take-help = Ia înapoi ultima mutare; ceilalți văd asta
back-ask = Cere să iei înapoi
back-ask-help = Cere-le celorlalți să reveniți înainte de ultima ta mutare. Toți trebuie să fie de acord. Pachetul rămâne același: la o nouă tragere vin aceleași cărți.
back-asks = { $player } cere să ia înapoi ultima sa mutare.
back-asks-me = Ceri să iei înapoi ultima ta mutare.
back-same = Pachetul rămâne același: la o nouă tragere vin aceleași cărți.
back-agreed = De acord: { $names }.
back-missing = Încă n-au răspuns: { $names }.
back-agree = De acord
back-refuse = Nu sunt de acord
back-withdraw = Nu mai vreau
