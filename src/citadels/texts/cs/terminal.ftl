### The game in the terminal: its table, its commands, what it asks and what it answers.

## Small words

example = např. { $line }

## The table

header = Citadela | { $game }
header-more = { $first } | { $next }
header-pass = okruh { $round } | { $now } | balíček { $deck }
header-pile = { $round } | odhozené { $count }
header-pile-top = { $round } | odhozené { $count }, nahoře { $card }
header-round = kolo { $round } | { $now } | balíček { $deck }
column-player = Hráč
column-gold = Mince
column-hand = Karty
column-built = Město
column-quarter = Čtvrť
column-points = Body
hand = v ruce:
own-character = Postava
own-hand = V ruce
own-actions = Akční karty

## Asking before a game

welcome = Citadela: postav město dřív než ostatní.
welcome-enter = Enter potvrdí odpověď v závorce. Ve hře napiš help nebo hint.
ask-edition = Kterou edici?
ask-options = { $count ->
    [one] Jednu věc můžeš změnit:
    [few] Něco můžeš změnit:
   *[other] Něco můžeš změnit:
}
ask-option = Číslo toho, co chceš změnit, nebo Enter:{ " " }
ask-option-value = { $option }, { $low } až { $high }? [{ $default }]{ " " }
ask-players = Kolik hráčů, { $low } až { $high }? [{ $default }]{ " " }
ask-preset = Které postavy a unikátní budovy?
ask-rank9 = Přidat devátou postavu?
ask-level = Jak silní mají být ostatní hráči?
ask-which = Číslo [{ $default }]{ " " }
ask-name = Tvoje jméno? [{ $default }]{ " " }
ask-seed = Semínko, chceš-li stejné rozdání znovu? [náhoda]{ " " }
answer-number = Napiš prosím číslo od { $low } do { $high }.
answer-choice = Napiš prosím číslo od 1 do { $last }, nebo začátek názvu.
resume-offer = Tvoje poslední hra není dohraná: { $edition }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $laps ->
    [yes] okruh
   *[no] kolo
} { $round }. Pokračovat? [ano]{ " " }
resume-none = Žádná nedohraná hra tu není.
bots-number = { $named ->
    [one] Je zadaný { $named } bot
    [few] Jsou zadaní { $named } boti
   *[other] Je zadaných { $named } botů
}, ale { $bots ->
    [one] v této hře hraje { $bots }
    [few] v této hře hrají { $bots }
   *[other] v této hře jich hraje { $bots }
}: zadej jednoho pro všechna místa, nebo na každé místo jednoho.
bots-left-out = Bot { $bots } se ze souboru nebere: hraje místo něj { $instead }. Zadat ho můžeš pomocí --bots.
no-edition = Edice „{ $name }“ není; jsou tu: { $editions }.
bad-option-shape = Možnost se zapisuje NAME=VALUE, ne „{ $text }“.
bad-option-none = Edice { $edition } nemá žádné možnosti.
bad-option-name = Edice { $edition } nemá možnost „{ $name }“; má: { $options }.
bad-option-truth = Možnost { $name } je yes nebo no, ne „{ $value }“.
bad-option-number = Možnost { $name } je číslo od { $low } do { $high }, ne „{ $value }“.
no-seat = Místo { $seat } není: místa jsou 0 až { $last }.
yes = a ano y yes
no = n ne no q quit
truths = ano a yes y true on 1
untruths = ne n no false off 0
answer-yes = Odpověz prosím ano nebo ne.

## At the prompt

prompt = 1-{ $last }, nebo help:{ " " }
prompt-only = Enter nebo 1, nebo help:{ " " }
typed-number = { $last ->
    [1] Je tu jen možnost { $last }.
   *[other] Možnosti mají čísla od 1 do { $last }.
}
typed-several = To může být: { $lines }.
typed-near = „{ $text }“ neznám. Není to náhodou: { $near }?
typed-unknown = „{ $text }“ neznám. Napiš číslo možnosti, její řádek, nebo help.
thinking = { $player } přemýšlí...
thinking-as = { $player } ({ $character }) přemýšlí...
hint-wait = Přemýšlím...
hint-only = Dá se udělat jen jedna věc: stiskni Enter.
hint-head = Šance na výhru ({ $games ->
    [one] { $games } zkušební hra
    [few] { $games } zkušební hry
   *[other] { $games } zkušebních her
}), nejnadějnější možnost první:
hint-won = { $percent } %
hint-of = při { $games ->
    [one] { $games } hře
    [few] { $games } hrách
   *[other] { $games } hrách
}
bot-failed = Bot hráče { $player } nedal platnou odpověď: rozhodla náhoda, a tak to bude při každém selhání.
bot-faults = { $player } ({ $bot }): { $count ->
    [one] { $count } selhání
    [few] { $count } selhání
   *[other] { $count } selhání
}, poprvé při kroku { $move }: { $why }.
help-rounds =
    Každé kolo si všichni tajně vyberou postavu. Hraje se podle jejich čísel: vezmi
    si mince nebo karty, pak stav. První dokončené město znamená poslední kolo.
help-laps =
    Všichni staví jedno město, každý svou čtvrť. Kdo je na řadě, otočí postavu:
    vezme si mince nebo karty, prodává a staví, co nemá nikdo jiný. Po vyvolání
    všech postav se rozdělí body; konec přijde, až stojí všechny různé budovy.
help =
    { "" }
    Napiš číslo možnosti, řádek vedle ní, nebo dost z jeho začátku.
    Samotný Enter znovu ukáže stůl. Tabulátor doplní řádek.

      hint           nejlepší možnosti, šance na výhru a kdo je asi kdo
      why ŘÁDEK      proč ten řádek teď není dovolený, s pravidlem
      rules          co se dá vyhledat; ukáže to rules KARTA a rules { $topic }
      log            posledních 20 řádků děje; log N jich ukáže N, log 0 všechny
      city N         město hráče na místě N a co jeho karty umějí
      score          dosavadní body, pokud je můžeš znát
      save SOUBOR    hra jako záznam; save SOUBOR position: jen současný stav
      load SOUBOR    pokračovat v uložené hře nebo pozici
      quit           konec; hra se uloží: citadels play --terminal --resume

    V tabulce: místo, jméno, koruna, mince, karty v ruce, budovy stojící/potřebné.
    Hrad 4Š je Hrad s cenou 4, šlechtický; C je církevní, O obchodní, V vojenská,
    U unikátní budova. * je zkrášlená budova, +2 jsou dvě karty pod ní.
why-what = Který řádek? Například: why build castle
why-unknown = „{ $text }“ není řádek hry. Řádky vypadají takto: gold, build castle, name king, swap 2.
why-allowed = „{ $line }“ je teď dovoleno.
why-not = „{ $line }“ teď není dovoleno. { $rule }: { $sentence }
log-number = Kolik řádků? Například: log 50
log-more = (starší řádky: napiš log)
city-who = Čí město? Napiš místo od 0 do { $last }, nebo začátek jména.
city-empty = Zatím žádné budovy.

## Saving, loading, leaving

save-where = Kam? Například: save game.json
saved = { $what ->
    [position] Pozice je uložená
   *[record] Hra je uložená
}:
saved-again = { $what ->
    [position] Pozice je uložená
   *[record] Hra je uložená
} místo starší:
load-what = Který soubor? Například: load game.json
loaded = Pokračuje se: { $file }.
kept = Hra je uložená; znovu ji ukáže „citadels replay“ s tímto souborem:
unkept = Hra pokračuje, ale neukládá se: použij save SOUBOR.
left = Hra je uložená; pokračuješ pomocí „citadels play --terminal --resume“:
left-unkept = Hru se nepodařilo uložit.
another = Další hru se stejným obsazením? [ano]{ " " }
file-unread = { $file } nejde přečíst: { $why }.
file-unwritten = { $file } nejde zapsat: { $why }.
file-not-plain = { $file } není obyčejný soubor.
file-not-json = { $file } není hra: není to správný JSON.
file-no-game = { $file } není záznam ani pozice Citadely.
file-foreign = { $file } už tu je a není to hra; zvol jiné jméno.
file-refused = { $file } nejde hrát: { $why }
file-over = Hra v { $file } už skončila; znovu ji ukáže citadels replay.

## Replays and watching

replay-prompt = { $at }/{ $last }  Enter: dál, b: zpět, r: další kolo, číslo, e: na konec, q: odejít{ " " }
replay-help = Enter nebo n je další krok, b předchozí; nebo napiš číslo od 0 do { $last }, r, e či q.
replay-start = Před prvním krokem.
replay-move = Krok { $at }, { $player }: { $line }
replay-hidden = (dokud hra neskončí, neukazuje se)
replay-no-record = { $file } je pozice, ne záznam: není co přehrávat.
watch-prompt = Enter: další kolo, e: do konce, q: odejít{ " " }

## Rules

rules-index = Napiš rules a jedno z těchto slov a přečteš si samotná pravidla.
rules-unknown = Karta ani pravidlo „{ $asked }“ není.
rules-near = Karta ani pravidlo „{ $asked }“ není. Není to náhodou: { $near }?

## The command line

cli-about = Karetní hra Citadela v prohlížeči a v terminálu. Bez příkazu začne hra v prohlížeči.
cli-version = ukázat verzi
cli-compiled = zkompilováno
cli-interpreted = interpretováno
cli-lang = jazyk
cli-play = hrát proti botům
cli-edition = která pravidla: { $editions }
cli-option = možnost edice, třeba short_game=yes; lze zadat víckrát
cli-players = kolik hráčů, ve většině edic 2 až 8
cli-preset = které postavy a unikátní budovy: { $presets }; v deluxe a classic
cli-rank9 = s postavou číslo 9: s tou ze sestavy, nebo s uvedenou
cli-seed = stejné semínko dá stejné rozdání
cli-seat = kde sedíš, od 0
cli-name = tvoje jméno
cli-bots = ostatní hráči: easy, normal (výchozí), hard nebo master; také { $names }, program:COMMAND nebo python:MODULE.CLASS; nebo pro každého zvlášť, třeba easy,hard,hard
cli-watch = jen boti
cli-resume = pokračovat v poslední nedohrané hře
cli-load = pokračovat v uložené hře
cli-position = hrát z pozice
cli-replay = projít uloženou hru krok za krokem
cli-file = záznam
cli-all = vypsat celou hru
cli-open = ukázat i skryté karty nedohrané hry
cli-verify = ověřit, že dohraná hra byla rozdána, jak server slíbil
cli-verify-long = Ověří, že karty dohrané hry jsou ty, ke kterým se server zavázal dřív, než rozdal první. Záznam se stahuje z přehrávání hry.
cli-commitment = otisk, který máš poznamenaný z doby před hrou
verify-commitment = Otisk
verify-secret = Tajemství
verify-words = Slova
cli-rules = číst pravidla
cli-what = karta, pravidlo, třeba DX-TURN-4, nebo téma, třeba DX-TURN
