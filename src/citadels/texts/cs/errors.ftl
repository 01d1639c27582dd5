### What is wrong with something that was given to the program: a position, a record, the setup of a game, a line.
###
### Fields, lines, ids and values stand in these sentences as they are written in files, so they are the same in every
### language. A fault of a field is a clause without a full stop; the others are sentences.

## Where

fault-in = { $field }: { $told }.
fault-by-rule = { $rule }: { $told }.
fault-rule = { $told } ({ $rule })

## Lines

fault-no-line = { $line } není řádek notace.
fault-no-action = Řádek s číslem { $number } není.
fault-not-now = { $line } teď není dovoleno, { $rule }: { $sentence }
fault-no-seat = Místo { $seat } tu není; počet míst ve hře: { $seats }.

## Values of fields

fault-missing = chybí
fault-unknown-field = takové pole není
fault-no-object = musí to být objekt, ne { $value }
fault-no-text-key = má klíč, který není text, { $value }
fault-no-list = musí to být seznam, ne { $value }
fault-no-number = musí to být celé číslo, ne { $value }
fault-below = nesmí to být méně než { $low }, ale je to { $value }
fault-range = musí to být od { $low } do { $high }, ale je to { $value }
fault-no-truth = musí to být true nebo false, ne { $value }
fault-no-name = musí to být jméno, ne { $value }
fault-no-names = musí to být seznam jmen, ne { $value }
fault-unknown-name = { $value } neexistuje
fault-no-card = { $value } není karta
fault-no-character = { $value } není postava
fault-entries = počet položek musí být { $wanted }, ne { $count }
fault-entry-each = musí mít jednu položku pro každé místo

## Records

fault-no-record = Záznam musí být objekt, ne { $value }.
fault-no-format = tohle není { $format }
fault-version = známá je jen verze 1, ne { $value }
fault-no-lines = musí to být seznam řádků
fault-move = moves: číslo { $number }, { $line }, nesedí: { $fault }

## Setting up a game

fault-no-edition = Edice { $value } není; jsou tu: { $editions }.
fault-no-preset = Sestava { $value } v edici { $edition } není; jsou tu: { $presets }.
fault-no-option = edice { $edition } nemá možnost { $option }
fault-crown = při { $seats } hráčích místo { $seat } není
fault-players = edice { $edition } je pro { $low } až { $high } hráčů, ne pro { $seats }
fault-not-rank9 = { $character } nemá v edici { $edition } číslo 9
fault-rank9-no-choice = při { $seats } hráčích se v edici { $edition } postava číslo 9 nevolí
fault-not-in-edition = { $character } v edici { $edition } není
fault-twice = { $character } je tu dvakrát
fault-whole-cast = edice { $edition } se hraje se všemi svými postavami
fault-rank-twice = číslo { $rank } je tu dvakrát, jako { $character } a { $other }
fault-rank-lacking = žádná postava nemá číslo { $rank }
fault-rank9-with-two = při 2 hráčích se postava číslo 9 nepoužívá
fault-rank9-needed = při { $seats } hráčích je potřeba postava číslo 9
fault-needs-players = { $character }: je potřeba aspoň { $needs } hráčů
fault-not-unique = { $card } není unikátní budova edice { $edition }
fault-too-often = { $card } je tu příliš mnohokrát
fault-uniques = unikátních budov má být { $wanted }, ne { $count }
fault-uniques-fixed = unikátní budovy se v edici { $edition } nevolí
fault-uniques-balance = při { $bonus ->
    [one] { $bonus } bonusové budově
    [few] { $bonus } bonusových budovách
   *[other] { $bonus } bonusových budovách
} má být karet základního balíčku { $wanted }, ne { $count }

## Positions

fault-edition-named = edice { $value } není, jsou jen { $editions }
fault-edition-has-none = edice { $edition } žádné nemá
fault-no-pile = tato edice nemá odhazovací balíček
fault-card-not-in = { $card } v edici { $edition } není
fault-copies = karta { $card } je v krabici jen v počtu { $count }
fault-not-in-cast = { $character } není mezi postavami této hry
fault-twice-or-none = { $value } je tu dvakrát, nebo to není postava
fault-no-district = { $card } není budova
fault-nothing-under = pod kartou { $card } žádné karty neleží
fault-must-be-character = musí to být postava
fault-pairs = musí to být dvojice místa a Pokladní věže
fault-not-used = { $value } tato postava nepoužívá
fault-fairness = musí to být otisk, tajemství, seznam slov a nastavení
fault-one-number = musí to být jedno číslo
fault-no-chance = musí to být jedno z { $names }, ne { $value }
fault-two-numbers = musí to být dvě čísla
fault-both-zero = obě čísla zároveň nesmějí být 0
fault-phase = musí to být selection, turns nebo over, ne { $value }
fault-no-selection = edice { $edition } nemá výběr postav
fault-held-twice = postavu { $character } mají hráči dvakrát
fault-held = postavu { $character } už má některý hráč
fault-up-or-held = { $character } leží lícem nahoru, nebo tuto postavu už má některý hráč
fault-elsewhere = { $character } je ještě jinde
fault-no-decision = { $value } není rozhodnutí
fault-signed = { $character } má podepsaný příkaz
fault-flower = { $character } už má květinu
fault-first-complete = musí být zadáno, protože je dokončeno více měst
fault-all-decided = už není o čem rozhodovat, hra skončila
fault-disagrees = neshoduje se se zbytkem pozice
fault-stack = tato rozhodnutí na sebe čekat nemůžou
fault-stack-step = rozhodnutí { $step } se nehodí ke zbytku pozice
fault-not-pending = toho se žádné čekající rozhodnutí netýká
fault-not-to-come = { $character } už na řadu nepřijde
