### The game in the terminal: its table, its commands, what it asks and what it answers.

## Small words

example = de ex. { $line }

## The table

header = Citadels | { $game }
header-more = { $first } | { $next }
header-pass = ciclul { $round } | { $now } | pachet { $deck }
header-pile = { $round } | decartate { $count }
header-pile-top = { $round } | decartate { $count }, sus { $card }
header-round = runda { $round } | { $now } | pachet { $deck }
column-player = Nume
column-gold = Aur
column-hand = Cărți
column-built = Oraș
column-quarter = Cartier
column-points = Puncte
hand = mână:
own-character = Personaj
own-hand = Mâna ta
own-actions = Cărți de acțiune

## Asking before a game

welcome = Citadels: construiește un oraș înaintea celorlalți.
welcome-enter = Apasă Enter pentru răspunsul din paranteză. În joc, scrie help sau hint.
ask-edition = Ce ediție?
ask-options = { $count ->
    [one] O opțiune se poate schimba:
    [few] Aceste opțiuni se pot schimba:
   *[other] Aceste opțiuni se pot schimba:
}
ask-option = Numărul opțiunii de schimbat sau Enter ca să mergi mai departe:{ " " }
ask-option-value = { $option }, de la { $low } la { $high }? [{ $default }]{ " " }
ask-players = Câți jucători, de la { $low } la { $high }? [{ $default }]{ " " }
ask-preset = Ce personaje și districte unice?
ask-rank9 = Joacă și un al nouălea personaj?
ask-level = Ce nivel au ceilalți jucători?
ask-which = Numărul [{ $default }]{ " " }
ask-name = Cum te cheamă? [{ $default }]{ " " }
ask-seed = Seed, ca să joci din nou aceeași împărțire? [la întâmplare]{ " " }
answer-number = Scrie, te rog, un număr de la { $low } la { $high }.
answer-choice = Scrie, te rog, un număr de la 1 la { $last } sau cum începe un nume.
resume-offer = Ultima ta partidă nu s-a încheiat: { $edition }, { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, { $laps ->
    [yes] ciclul
   *[no] runda
} { $round }. O continui? [da]{ " " }
resume-none = Nu există nicio partidă neîncheiată de continuat.
bots-number = { $named ->
    [one] Ai numit { $named } bot
    [few] Ai numit { $named } boți
   *[other] Ai numit { $named } de boți
}, dar în partida asta { $bots ->
    [one] joacă { $bots }
    [few] joacă { $bots }
   *[other] joacă { $bots }
}: numește unul pentru toți sau câte unul pentru fiecare.
bots-left-out = Botul { $bots } nu se ia dintr-un fișier: joacă { $instead } în locul lui. Îl poți numi cu --bots.
no-edition = Nu există ediția „{ $name }”; există: { $editions }.
bad-option-shape = O opțiune se scrie NAME=VALUE, nu „{ $text }”.
bad-option-none = Ediția { $edition } nu are opțiuni.
bad-option-name = Ediția { $edition } nu are opțiunea „{ $name }”; are: { $options }.
bad-option-truth = Opțiunea { $name } trebuie să fie da sau nu, nu „{ $value }”.
bad-option-number = Opțiunea { $name } trebuie să fie un număr de la { $low } la { $high }, nu „{ $value }”.
no-seat = Nu există locul { $seat }: locurile sunt de la 0 la { $last }.
yes = d da y yes
no = n nu no q quit
truths = da d yes y true on 1
untruths = nu n no false off 0
answer-yes = Răspunde, te rog, cu da sau nu.

## At the prompt

prompt = 1-{ $last } sau help:{ " " }
prompt-only = Enter sau 1, sau help:{ " " }
typed-number = Opțiunile sunt numerotate de la 1 la { $last }.
typed-several = Se potrivesc mai multe: { $lines }.
typed-near = Nu cunosc „{ $text }”. Ai vrut să spui: { $near }?
typed-unknown = Nu cunosc „{ $text }”. Scrie numărul unei opțiuni, linia ei sau help.
thinking = { $player } se gândește...
thinking-as = { $player } ({ $character }) se gândește...
hint-wait = Se gândește...
hint-only = E un singur lucru de făcut: apasă Enter.
hint-head = Șansa ta de câștig după { $games ->
    [one] { $games } partidă simulată
    [few] { $games } partide simulate
   *[other] { $games } de partide simulate
}, întâi opțiunea cea mai promițătoare:
hint-won = { $percent }%
hint-of = după { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
bot-failed = Botul jucătorului { $player } n-a dat un răspuns valabil: a hotărât întâmplarea, și așa va fi la fiecare greșeală.
bot-faults = { $player } ({ $bot }) a greșit { $count ->
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}, prima dată la mutarea { $move }: { $why }.
help-rounds =
    În fiecare rundă, toți iau în secret câte un personaj. Ele joacă în ordinea
    rangului: iau aur sau trag cărți, apoi construiesc. Primul oraș complet aduce
    ultima rundă.
help-laps =
    Toți construiesc un singur oraș, fiecare în cartierul lui. Pe rând, fiecare
    întoarce un personaj: ia aur sau trage cărți, vinde, construiește ce n-a
    construit nimeni altcineva. După ce s-au strigat toate personajele se dau
    puncte; partida se încheie când sunt construite toate districtele diferite.
help =
    { "" }
    Scrie numărul unei opțiuni, linia de lângă ea sau destul din începutul ei.
    Enter singur arată din nou masa. Tab completează o linie.

      hint           cele mai bune opțiuni, șansele și cine e probabil cine
      why LINIE      de ce linia nu e permisă acum, cu regula
      rules          ce se poate consulta; citește cu rules CARTE sau rules { $topic }
      log            ultimele 20 de rânduri; log N arată N, log 0 pe toate
      city N         orașul jucătorului de pe locul N, cu ce fac cărțile lui
      score          scorul de până acum, din câte poți ști
      save FIȘIER    salvează partida; save FIȘIER position: doar poziția
      load FIȘIER    continuă o partidă sau o poziție salvată
      quit           oprește; continui cu: citadels play --terminal --resume

    În tabel: loc, nume, coroană, aur, cărți în mână, districte făcute/necesare.
    Conac 3N e un Conac de cost 3, nobil; R e religios, C comercial, M militar,
    U unic. * înseamnă înfrumusețat, +2 că sub el sunt două cărți.
why-what = Ce linie? De exemplu: why build castle
why-unknown = „{ $text }” nu e o linie din joc. Liniile arată așa: gold, build castle, name king, swap 2.
why-allowed = „{ $line }” e permis acum.
why-not = „{ $line }” nu e permis acum. { $rule }: { $sentence }
log-number = Câte rânduri? De exemplu: log 50
log-more = (cele dinainte: scrie log)
city-who = Orașul cui? Scrie un loc de la 0 la { $last } sau cum începe un nume.
city-empty = Încă niciun district.

## Saving, loading, leaving

save-where = Unde? De exemplu: save game.json
saved = S-a salvat { $what ->
    [position] poziția
   *[record] partida
}:
saved-again = S-a salvat { $what ->
    [position] poziția
   *[record] partida
}, în locul celei vechi:
load-what = Ce fișier? De exemplu: load game.json
loaded = Se continuă cu { $file }.
kept = Partida s-a păstrat; „citadels replay” cu acest fișier o arată din nou:
unkept = Partida continuă, dar nu se păstrează: folosește save FIȘIER.
left = Partida s-a păstrat; „citadels play --terminal --resume” o continuă:
left-unkept = Partida n-a putut fi păstrată.
another = Încă o partidă cu aceleași cărți? [da]{ " " }
file-unread = { $file } nu poate fi citit: { $why }.
file-unwritten = { $file } nu poate fi scris: { $why }.
file-not-plain = { $file } nu e un fișier obișnuit.
file-not-json = { $file } nu e o partidă salvată: nu e JSON valid.
file-no-game = { $file } nu e nici partidă salvată, nici poziție salvată.
file-foreign = { $file } există deja și nu e o partidă salvată; alege alt nume.
file-refused = { $file } nu se poate juca: { $why }
file-over = Partida din { $file } s-a încheiat; citadels replay o arată din nou.

## Replays and watching

replay-prompt = { $at }/{ $last }  Enter: înainte, b: înapoi, r: altă rundă, număr, e: sfârșit, q: ieșire{ " " }
replay-help = Scrie Enter sau n pentru mutarea următoare, b pentru cea dinainte, un număr de la 0 la { $last }, r, e sau q.
replay-start = Înainte de prima mutare.
replay-move = Mutarea { $at }, { $player }: { $line }
replay-hidden = (nu se arată cât timp partida nu s-a încheiat)
replay-no-record = { $file } e o poziție, nu o partidă întreagă: nu e nimic de reluat.
watch-prompt = Enter: runda următoare, e: până la sfârșit, q: ieșire{ " " }

## Rules

rules-index = Scrie rules și unul dintre cuvintele acestea ca să citești regulile.
rules-unknown = Nu există nicio carte și nicio regulă „{ $asked }”.
rules-near = Nu există nicio carte și nicio regulă „{ $asked }”. Ai vrut să spui: { $near }?

## The command line

cli-about = Jocul de cărți Citadels, în browser și în terminal. Fără nicio comandă, începe o partidă în browser.
cli-version = arată versiunea
cli-compiled = compilat
cli-interpreted = interpretat
cli-lang = limba folosită
cli-play = joacă împotriva boților
cli-edition = ce reguli: { $editions }
cli-option = o opțiune a ediției, de exemplu short_game=yes; se poate repeta
cli-players = câți, de la 2 la 8 în cele mai multe ediții
cli-preset = ce personaje și districte unice: { $presets }; în deluxe și classic
cli-rank9 = cu un personaj de rang 9: cel al setului sau cel numit
cli-seed = același seed dă aceeași împărțire
cli-seat = unde stai, de la 0
cli-name = numele tău
cli-bots = ceilalți jucători: easy, normal (implicit), hard sau master; de asemenea { $names }, program:COMMAND sau python:MODULE.CLASS; sau câte unul pentru fiecare, de exemplu easy,hard,hard
cli-watch = privește o partidă între boți
cli-resume = continuă ultima partidă neîncheiată
cli-load = continuă o partidă salvată
cli-position = joacă de la o poziție salvată
cli-replay = parcurge o partidă salvată
cli-file = o partidă salvată
cli-all = afișează toată partida
cli-open = arată și cărțile ascunse ale unei partide neîncheiate
cli-verify = verifică dacă o partidă încheiată a fost împărțită corect
cli-verify-long = Verifică dacă într-o partidă încheiată cărțile sunt cele pe care serverul le-a garantat înainte de împărțire. Partida salvată se descarcă din pagina reluării.
cli-commitment = amprenta pe care ai notat-o înainte de partidă
verify-commitment = Amprentă
verify-secret = Secret
verify-words = Cuvinte
cli-rules = citește regulile
cli-what = o carte, o regulă precum DX-TURN-4 sau un subiect precum DX-TURN
