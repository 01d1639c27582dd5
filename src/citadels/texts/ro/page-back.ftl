### Luarea mutărilor înapoi: pregătirea mesei.

back-mode = Luarea mutărilor înapoi
back-mode-off = Niciodată
back-mode-own = Dacă n-a arătat nimic
back-mode-agreed = Și dacă toți sunt de acord
back-mode-off-hint = Ce s-a jucat rămâne jucat.
back-mode-own-hint = Jucătorii pot lua înapoi ultima mutare cât timp sunt la rând și ea nu le-a arătat nimic nou.
back-mode-agreed-hint = Și mai târziu, dacă toți ceilalți oameni sunt de acord. Boții sunt mereu. Pachetul rămâne același: la o nouă tragere vin aceleași cărți.
back-is-off = Mutările nu se iau înapoi
back-is-own = Mutările care n-au arătat nimic se pot lua înapoi
back-is-agreed = Mutările se pot lua înapoi dacă toți sunt de acord
