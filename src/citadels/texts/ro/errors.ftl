### What is wrong with something that was given to the program: a position, a record, the setup of a game, a line.
###
### Fields, lines, ids and values stand in these sentences as they are written in files, so they are the same in every
### language. A fault of a field is a clause without a full stop; the others are sentences.

## Where

fault-in = { $field }: { $told }.
fault-by-rule = { $rule }: { $told }.
fault-rule = { $told } ({ $rule })

## Lines

fault-no-line = { $line } nu e o linie din notație.
fault-no-action = Nu există nicio linie cu numărul { $number }.
fault-not-now = { $line } nu e permis acum, { $rule }: { $sentence }
fault-no-seat = Nu există locul { $seat } într-o partidă de { $seats }.

## Values of fields

fault-missing = lipsește
fault-unknown-field = nu există un asemenea câmp
fault-no-object = trebuie să fie un obiect, nu { $value }
fault-no-text-key = are o cheie care nu e text, { $value }
fault-no-list = trebuie să fie o listă, nu { $value }
fault-no-number = trebuie să fie un număr întreg, nu { $value }
fault-below = nu poate fi sub { $low }, dar e { $value }
fault-range = trebuie să fie de la { $low } la { $high }, dar e { $value }
fault-no-truth = trebuie să fie true sau false, nu { $value }
fault-no-name = trebuie să fie un nume, nu { $value }
fault-no-names = trebuie să fie o listă de nume, nu { $value }
fault-unknown-name = nu există { $value }
fault-no-card = { $value } nu e o carte
fault-no-character = { $value } nu e un personaj
fault-entries = numărul de elemente trebuie să fie { $wanted }, nu { $count }
fault-entry-each = trebuie să aibă câte un element pentru fiecare loc

## Records

fault-no-record = O înregistrare trebuie să fie un obiect, nu { $value }.
fault-no-format = nu e { $format }
fault-version = se cunoaște numai 1, nu { $value }
fault-no-lines = trebuie să fie o listă de linii
fault-move = moves: numărul { $number }, { $line }, nu se potrivește: { $fault }

## Setting up a game

fault-no-edition = Nu există ediția { $value }; există: { $editions }.
fault-no-preset = Nu există setul { $value } în { $edition }; există: { $presets }.
fault-no-option = { $edition } nu are opțiunea { $option }
fault-crown = nu există locul { $seat } în { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}
fault-players = { $edition } se joacă în { $low } până la { $high ->
    [one] { $high } jucător
    [few] { $high } jucători
   *[other] { $high } de jucători
}, nu în { $seats }
fault-not-rank9 = { $character } nu are rangul 9 în { $edition }
fault-rank9-no-choice = rangul 9 nu e la alegere în { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
} în { $edition }
fault-not-in-edition = { $character } nu e în { $edition }
fault-twice = { $character } apare de două ori
fault-whole-cast = { $edition } se joacă cu toate personajele sale
fault-rank-twice = rangul { $rank } apare de două ori, ca { $character } și { $other }
fault-rank-lacking = lipsește un personaj de rang { $rank }
fault-rank9-with-two = rangul 9 nu se folosește în 2 jucători
fault-rank9-needed = în { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
} e nevoie de un personaj de rang 9
fault-needs-players = { $character }: e nevoie de cel puțin { $needs } jucători
fault-not-unique = { $card } nu e un district unic în { $edition }
fault-too-often = { $card } apare de prea multe ori
fault-uniques = districte unice necesare: { $wanted }, nu { $count }
fault-uniques-fixed = districtele unice din { $edition } nu sunt la alegere
fault-uniques-balance = cu { $bonus ->
    [one] { $bonus } district bonus
    [few] { $bonus } districte bonus
   *[other] { $bonus } de districte bonus
}, din pachetul de bază trebuie să fie { $wanted ->
    [one] { $wanted } carte
    [few] { $wanted } cărți
   *[other] { $wanted } de cărți
}, nu { $count }

## Positions

fault-edition-named = nu există ediția { $value }, ci numai { $editions }
fault-edition-has-none = { $edition } nu are așa ceva
fault-no-pile = ediția aceasta nu are teanc de decartate
fault-card-not-in = { $card } nu e în { $edition }
fault-copies = din { $card } sunt în cutie numai { $count ->
    [one] { $count } exemplar
    [few] { $count } exemplare
   *[other] { $count } de exemplare
}
fault-not-in-cast = { $character } nu e printre personajele acestei partide
fault-twice-or-none = { $value } apare de două ori sau nu e un personaj
fault-no-district = { $card } nu e un district
fault-nothing-under = sub { $card } nu stau cărți
fault-must-be-character = trebuie să fie un personaj
fault-pairs = trebuie să fie perechi dintre un loc și o Casă de bilete
fault-not-used = { $value } nu e ceva ce folosește acest personaj
fault-fairness = trebuie să fie o amprentă, un secret, o listă de cuvinte și o configurație
fault-one-number = trebuie să fie un singur număr
fault-no-chance = trebuie să fie una dintre { $names }, nu { $value }
fault-two-numbers = trebuie să fie două numere
fault-both-zero = cele două numere nu pot fi amândouă 0
fault-phase = trebuie să fie selection, turns sau over, nu { $value }
fault-no-selection = { $edition } nu are alegerea personajelor
fault-held-twice = { $character } se află de două ori la jucători
fault-held = { $character } se află la un jucător
fault-up-or-held = { $character } stă cu fața în sus sau se află la un jucător
fault-elsewhere = { $character } e și în altă parte
fault-no-decision = { $value } nu e o decizie
fault-signed = { $character } are mandatul semnat
fault-flower = { $character } are deja floarea
fault-first-complete = trebuie dat, fiindcă sunt complete mai multe orașe
fault-all-decided = nu mai e nimic de hotărât, partida s-a încheiat
fault-disagrees = nu se potrivește cu restul poziției
fault-stack = aceste decizii nu se pot aștepta una pe alta
fault-stack-step = decizia { $step } nu se potrivește cu restul poziției
fault-not-pending = nicio decizie în așteptare nu privește asta
fault-not-to-come = { $character } nu mai urmează
