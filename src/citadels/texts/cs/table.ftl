### A table and a game, as every face of the game speaks of them.

## Small words

you = ty
    .gen = tebe
    .dat = tobě
    .acc = tebe
    .ins = tebou
    .person = me
titled = { $name } ({ $character })
sentence = { $told }.
clauses = { $first }; { $next }
noted = { $told } ({ $note })
list-none = nic
list-more = { $first }, { $next }
list-last = { $first } a { $last }
default-name = Ty
guest-name = Host
bot-names = Anna, Bořek, Cecílie, Dan, Eliška, Filip, Gita, Hynek, Ivana
level-easy = lehký
level-normal = střední
level-hard = těžký
level-master = mistr
letter-noble = Š
letter-religious = C
letter-trade = O
letter-military = V
letter-unique = U

## On the table

mixed = Vlastní výběr
now-turn = { $who ->
    [me] tvůj tah
   *[other] hraje { $player }
}
now-reactions = reakce
now-selection = výběr postav
now-turns = konec kola
now-over = konec hry
empty-city = zatím žádné budovy
empty-hand = žádné karty
booth = Pokladní věž: { $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}
face-up = lícem nahoru
face-down = lícem dolů
laps-called = Vyvolané
laps-coming = Ještě přijdou
laps-none = zatím žádná
lies-before = { TRAIT($player, "person") ->
    [me] před { FORM($player, "ins") }
   *[other] před hráčem { $player }
}
marked-by = { $mark } od { TRAIT($player, "person") ->
    [me] { FORM($player, "gen") }
   *[other] hráče { $player }
}
notice-standing = Stojí { $count } ze { $goal } různých budov.
notice-standing-bell = Zvon už zazněl: stojí { $count } ze { $goal } budov.
notice-bell = Zvon už zazněl: k dokončení města { $goal ->
    [one] stačí { $goal } budova
    [few] stačí { $goal } budovy
   *[other] stačí { $goal } budov
}.
notice-acrobat = O koruně rozhodla Akrobatka.
notice-auction = Dražba: { $player } { $who ->
    [me] prodáváš
   *[other] prodává
} { FORM($card, "acc") }.
notice-bid = { $player } { $who ->
    [me] přihazuješ
   *[other] přihazuje
}: { $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
notice-live = Ještě draží: { $players }.
unanswered = nehlásí se
token-killed = vražda
token-robbed = krádež
token-bewitched = očarování
token-warrants = příkaz
token-signed = podepsaný příkaz
token-threats = výhrůžka
token-flower = květina
token-tax = daň { $gold }

## Choosing a game

about-deluxe = nejnovější: 27 postav, 30 unikátních budov
about-classic = původní hra se všemi bonusovými kartami; Žoldnéř bourá až nakonec
about-circus = s akčními kartami a s odhazovacím balíčkem lícem nahoru
about-common-city = všichni staví jedno město; postavy se otáčejí jedna po druhé
chosen = { $option }: { $value }
chosen-yes = ano
chosen-no = ne
rank9-none = Žádná
about-easy = vědí, co je dobré, ale často na to zapomenou
about-normal = drží se osvědčených zásad
about-hard = přemýšlejí dopředu a dobře odhadnou, kdo je kdo
about-master = nejsilnější, na tah mají až jednu sekundu

## What a bot expects

expected-win = Šance na výhru: { $chances }.
expected-chance = { $player } { $percent } %
expected-who = Nejspíš: { $guesses }.
expected-guess = { $player } – { $character } ({ $percent } %)

## The score

score-now = Kdyby hra skončila teď, podle toho, co můžeš vědět:
score-sum = = { $lines }
score-plus = { $first } + { $next }
score-line = { $points } { $reason }
score-districts = za budovy
score-five-types = za všech pět druhů
score-first-complete = za první dokončené město
score-complete = za dokončené město
score-passes = za okruhy
score-actions = { $points ->
    [one] za akční kartu v ruce
    [few] za akční karty v ruce
   *[other] za akční karty v ruce
}
won = { $player } { $who ->
    [me] vítězíš
   *[other] vítězí
} se ziskem { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}.
won-tie-deluxe = { $player } { $who ->
    [me] vítězíš
   *[other] vítězí
} při shodě na { $points ->
    [one] { $points } bodu
    [few] { $points } bodech
   *[other] { $points } bodech
}: v posledním kole rozhodla postava s vyšším číslem.
won-tie-classic = { $player } { $who ->
    [me] vítězíš
   *[other] vítězí
} při shodě na { $points ->
    [one] { $points } bodu
    [few] { $points } bodech
   *[other] { $points } bodech
}: rozhodly body za samotné budovy, nebo mince.
won-tie-circus = { $player } { $who ->
    [me] vítězíš
   *[other] vítězí
} při shodě na { $points ->
    [one] { $points } bodu
    [few] { $points } bodech
   *[other] { $points } bodech
}: rozhodly body za samotné budovy.
won-tie-common-city = { $player } { $who ->
    [me] vítězíš
   *[other] vítězí
} při shodě na { $points ->
    [one] { $points } bodu
    [few] { $points } bodech
   *[other] { $points } bodech
}: rozhodl počet budov, nebo mince.
won-shared = O vítězství se dělí { $players }, každý má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.

## Looking up cards and rules

rules-none = Obyčejná budova: je na ní jen cena a druh.
kind-character = postava číslo { $rank }
kind-turned-up = postava
kind-action = akční karta, { $copies ->
    [one] { $copies } karta
    [few] { $copies } karty
   *[other] { $copies } karet
}
kind-gains = výnos za { FORM($type, "pl") } budovy
kind-district = { FORM($type, "nom") } budova, cena { $cost }, { $copies ->
    [one] { $copies } karta
    [few] { $copies } karty
   *[other] { $copies } karet
}
topic-deck = dobírací a odhazovací balíček
topic-action = akční karty
topic-auction = dražby
topic-city = co komu patří ve společném městě
topic-pass = body po vyvolání všech postav
topic-mark = postavy, které někdo určil
topic-other = pravidla edice { $edition }, pokud není řečeno jinak
topic-setup = co je ve hře a jak hra začíná
topic-draft = výběr postav
topic-call = vyvolávání postav
topic-turn = tah: příjem, stavba, schopnosti
topic-bank = bank
topic-end = konec hry a body
topic-ru = výklad zvláštních případů
