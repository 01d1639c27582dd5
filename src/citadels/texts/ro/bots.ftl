# The bots: what goes wrong with them.

bot-unknown = Nu există botul { $name }; există { $names }, program:COMMAND și python:MODULE.CLASS.
bot-bad-budget = { $name }: bugetul trebuie să fie un număr de partide simulate, de exemplu search:400, sau un timp, de exemplu search:500ms.
bot-raised = botul a dat eroare ({ $problem })
bot-not-an-option = botul a răspuns { $line }, care nu e una dintre opțiunile lui

## Programs that speak the line protocol

bot-program-none = Nu e dată nicio comandă: scrie program:COMMAND.
bot-program-missing = Programul { $program } nu a fost găsit.
bot-program-quotes = Comanda { $command } are ghilimele care nu se închid.
bot-program-time = Timpul pentru o decizie trebuie să fie de la 1ms la 86400s, nu { $time }.
bot-program-unstarted = programul n-a putut fi pornit ({ $why })
bot-program-unready = programul n-a anunțat în { $ms } ms că e gata
bot-program-version = programul folosește versiunea { $version } a protocolului, nu { $known }
bot-program-name = programul își spune { $name }; un nume are între 1 și { $longest ->
    [one] { $longest } literă
    [few] { $longest } litere
   *[other] { $longest } de litere
}
bot-program-late = programul n-a răspuns în { $ms } ms
bot-program-closed = programul și-a închis ieșirea
bot-program-ended = { $said ->
    [yes] programul s-a încheiat cu codul { $status }, iar ultimele lui cuvinte au fost { $words }
   *[no] programul s-a încheiat cu codul { $status }
}
bot-program-signal = { $said ->
    [yes] programul a fost oprit de semnalul { $number }, iar ultimele lui cuvinte au fost { $words }
   *[no] programul a fost oprit de semnalul { $number }
}
bot-program-long = programul a scris o linie de peste { $size ->
    [one] { $size } octet
    [few] { $size } octeți
   *[other] { $size } de octeți
}
bot-program-flood = programul a scris peste { $lines ->
    [one] { $lines } linie
    [few] { $lines } linii
   *[other] { $lines } de linii
} pe care nu le-a cerut nimeni
bot-program-json = programul a scris { $line }, care nu e un obiect JSON
bot-program-say = programul a scris { $line }, dar „say” ar trebui să fie „{ $say }”
bot-program-field = programul a scris { $line }, al cărui câmp „{ $field }” lipsește sau nu e valid
bot-program-extra = programul a scris { $line }, dar nu există câmpul { $field }
bot-program-number = programul a răspuns la întrebarea { $answered }, dar i s-a pus întrebarea { $asked }
bot-program-given-up = programul nu mai e întrebat în partida asta: { $why }

## Bots of one's own

bot-own-path = Ca să folosești propriul bot, scrie python:MODULE.CLASS, nu python:{ $path }.
bot-own-no-module = Modulul { $module } nu a fost găsit.
bot-own-broken = Modulul { $module } nu poate fi importat ({ $problem }).
bot-own-no-class = Modulul { $module } nu are { $word }.
bot-own-no-bot = { $path } nu e un bot: trebuie să fie o subclasă a citadels.bots.Bot, cu propria metodă decide.
bot-own-unmade = Botul { $path } n-a putut fi creat ({ $problem }).
bot-own-unfinished = Botul { $path } n-a apelat Bot.__init__: adaugă super().__init__(seed) în __init__-ul lui.

## Trying a program

check-about = Joacă o partidă din fiecare ediție cu un program care folosește protocolul pe linii și spune ce probleme are.
check-edition = numai ediția aceasta ({ $editions }); se poate repeta
check-seed = seed-ul partidelor și al programului
check-ms = milisecunde pentru fiecare decizie
check-command = programul și argumentele lui
check-game = { $edition }: { $decisions ->
    [one] { $decisions } decizie
    [few] { $decisions } decizii
   *[other] { $decisions } de decizii
}, cea mai lentă a durat { $ms } ms; { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, locul { $place } din { $seats }
check-fault = { "  " }la mutarea { $move } { $why }; s-a jucat în schimb { $line }
check-more = { "  " }și încă { $count ->
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}
check-unheard = { "  " }{ $count ->
    [one] s-a scris o linie pe care n-a cerut-o
    [few] s-au scris { $count } linii pe care nu le-a cerut
   *[other] s-au scris { $count } de linii pe care nu le-a cerut
} nimeni, prima fiind { $line }
check-stayed = { "  " }programul nu s-a încheiat după „quit” și a fost oprit cu forța
check-words = { "  " }ultimele rânduri scrise la ieșirea lui de erori:
check-word = { "    " }{ $line }
check-spared = { "  " }după aceea n-a mai fost întrebat: { $count ->
    [one] { $count } decizie a rămas
    [few] { $count } decizii au rămas
   *[other] { $count } de decizii au rămas
} pe seama întâmplării
check-same = Cu același seed joacă aceeași partidă.
check-not-same = Cu același seed joacă altă partidă, deci partidele lui nu pot fi reproduse.
check-orphan = Programul nu se încheie când i se închide intrarea.
check-good = { $title } respectă protocolul.
check-bad = { $count ->
    [one] S-a găsit { $count } problemă.
    [few] S-au găsit { $count } probleme.
   *[other] S-au găsit { $count } de probleme.
}
