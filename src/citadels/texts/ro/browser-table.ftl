### The playing table in the browser.

## The frame

table-title-mine = E rândul tău
table-title-other = Joacă { $player }
table-title-reactions = Se așteaptă
table-title-pass = { $player }, e rândul tău
table-connecting = Se deschide masa...
table-gone = Masa asta nu există.
table-closed = Gazda a închis masa asta.
table-signed-out = Dispozitivul acesta a fost deconectat. Ca să joci mai departe aici, deschide un nou link personal sau conectează-te din setări cu o cheie de acces ori un cod de recuperare.
table-outdated = Jocul a fost actualizat. Reîncarcă pagina ca să continui.
table-board = Masa
table-top = Partida
table-rules = Reguli
table-menu = Meniu
table-cast = Cărțile din această partidă
table-cast-short = Cărți
table-help = Taste și ajutor
table-round = runda { $round }
table-pass = ciclul { $round }
table-spectator = Privești partida.
table-watchers = { $count ->
    [one] { $count } spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
}
table-show-log = Jurnal
table-show-end = Rezultat
table-last-round = Ultima rundă

## The row of characters

table-row = Personaje
table-owner-me = Tu
table-row-maybe = Din câte ai văzut, îl poate avea: { $players }.

## The middle

table-middle = La mijloc
table-deck = Pachet
table-pile = Decartate
table-pile-empty = Nu s-a decartat încă nimic.
table-pile-top = { $count ->
    [one] { $count } carte, deasupra: { $card }
    [few] { $count } cărți, deasupra: { $card }
   *[other] { $count } de cărți, deasupra: { $card }
}
table-bank = Banca
table-down = Cu fața în jos
table-down-help = { $count ->
    [one] { $count } personaj e cu fața în jos
    [few] { $count } personaje sunt cu fața în jos
   *[other] { $count } de personaje sunt cu fața în jos
}
table-names = Orașul
table-names-open = construite: { $count } din { $goal ->
    [one] { $goal } district
    [few] { $goal } districte
   *[other] { $goal } de districte
} diferite
table-names-bell = construite: { $count } din { $goal ->
    [one] { $goal } district
    [few] { $goal } districte
   *[other] { $goal } de districte
}
table-names-missing = lipsește încă
table-names-hand = în mâna ta

## Players

table-players = Ceilalți jucători
table-player-target = { $name }: { $note }
table-player-barred = { $name }, nu acum: { $note }
table-at-swap = Schimbă mâna
table-at-look = Vezi mâna, ia o carte
table-at-alms = Ia 1 monedă
table-at-crown = Dă coroana
table-at-theater = Schimbă personajele
table-at-spy = Spionează mâna
table-at-fortune = Ghicitoarea: ia o carte
table-at-ticket = Cumpără o carte cu 1 monedă
table-at-borrow = Cumpără aur cu cărți
table-has-crown = are coroana
table-gold = { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
table-hand-size = { $count ->
    [one] { $count } carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}
table-hand-known = știi: { $cards }
table-city-size = { $count } din { $goal ->
    [one] { $goal } district
    [few] { $goal } districte
   *[other] { $goal } de districte
}
table-quarter-size = { $count ->
    [one] { $count } district
    [few] { $count } districte
   *[other] { $count } de districte
}
table-city-count = { $count }/{ $goal }
table-is = este { $character }
table-chosen = a ales un personaj
table-now = joacă acum
table-bot = bot, { $level }
table-away = a plecat: joacă un bot
table-absent = fără conexiune
table-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
table-maybe = Personaje posibile: { $characters }
table-empty = încă niciun district
table-first = primul oraș complet
table-booth = Casă de bilete cu { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
table-price-warlord = Comandantul ar plăti { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} ca să-l distrugă.
table-price-marshal = Mareșalul ar plăti { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
} ca să-l rechiziționeze.
table-price-safe = Personajul de rang 8 nu se poate atinge acum de el.
table-fresh = construit în runda asta

## My own

table-mine = Locul tău
table-my-city = Orașul tău
table-my-quarter = Cartierul tău
table-my-hand-count = Mâna ta: { $count }
table-hand-empty = Nicio carte în mână
table-my-character = Personajul tău
table-my-character-is = Personajul tău: { $character }
table-my-character-hidden = Personajul tău, acoperit. Treci peste el sau ține apăsat ca să-l vezi.
table-no-character = Încă niciun personaj
table-murdered = Personajul tău e asasinat: nu joci runda asta. Numai tu știi.
table-bewitched = Personajul tău e vrăjit: doar strângi resurse.

## What stands on a target

table-badge-cost = −{ $gold } → { $left }
table-badge-price = −{ $gold }
table-badge-gain = +{ $gold }
table-badge-free = gratis
table-badge-ways = …
table-badge-more = { $cards ->
    [one] +{ $cards } carte
    [few] +{ $cards } cărți
   *[other] +{ $cards } de cărți
}
table-badge-fewer = { $cards ->
    [one] −{ $cards } carte
    [few] −{ $cards } cărți
   *[other] −{ $cards } de cărți
}
table-grown = cu încă un district: +{ $gold }
table-why-rule = Nu acum
table-not-now = Nu acum

## The prompt

table-prompt = Ce ai de decis
table-choices = Toate opțiunile
table-choices-count = Toate opțiunile: { $count }
table-choices-filter = Scrie ca să găsești o opțiune
table-choices-none = Nimic nu se potrivește.
table-choices-open = Lista tuturor opțiunilor
table-sending = Se trimite...
table-unsent = Se trimite când revine conexiunea
table-reacting = Gata. Ceilalți pot reacționa.
table-reactions = Ceilalți pot reacționa acum.
table-deciding = { $player } decide
table-deciding-as = { $player } ({ $character }) decide
table-choosing-now = { $player } alege un personaj
table-thinking = { $player } se gândește
table-stand-in = { $player } lipsește: un bot preia jocul în { $seconds } s
table-stands-in = { $player } lipsește: joacă un bot
table-bidding = { $player } se gândește la o ofertă
table-paused = Partida s-a încheiat.
table-to-come = Mai urmează: { $characters }
table-to-choose = Apoi: { $players }
table-pace = Ritmul boților
table-faster = Mai repede
table-faster-help = Boții se gândesc de trei ori mai puțin
table-slower = Mai încet
table-slower-help = Boții joacă din nou în ritm normal
table-skip = Direct la rândul meu
table-skip-short = La rândul meu
table-skipping = Se derulează rapid...
table-skip-help = Boții joacă instantaneu până ai tu ceva de decis. În jurnal rămâne totul.
table-skip-waits = Se așteaptă acordul: { $players }
table-skip-wished = Nu vrea să aștepte: { $players }
table-steps = Până acum
table-back = Înapoi
table-staged = Încă nu s-a jucat: te poți răzgândi.
table-cards-chosen = { $count ->
    [one] { $count } carte aleasă
    [few] { $count } cărți alese
   *[other] { $count } de cărți alese
}
table-gold-so-far = { $gold ->
    [0] nu costă nimic până acum
    [one] { $gold } monedă până acum
    [few] { $gold } monede până acum
   *[other] { $gold } de monede până acum
}
table-hint = Sugestie
table-hint-help = Ce ar face un bot
table-hinting = Se gândește...
table-hint-head = Un bot ar alege:
table-hint-win = șanse de câștig: { $percent } %
table-hint-share = { $percent } % din atenția sa
table-hint-equal = aproape la fel de bună
table-hint-few = puțin simulată
table-hint-close = Închide sugestia
table-auto-end = Tura ta se încheie automat...
table-more = Mai multe opțiuni
table-choose = Alege personajul acesta

## What can be clicked, in a few words

table-cue-name = { $role ->
    [assassin] Apasă pe un personaj de sus ca să-l asasinezi: rămâne fără tură.
    [thief] Apasă pe un personaj de sus ca să-l jefuiești: tot aurul lui e al tău când e strigat.
    [witch] Apasă pe un personaj de sus ca să-l vrăjești.
   *[other] Apasă pe un personaj de sus ca să-l numești.
}
table-cue-sign = Apasă pe un personaj de sus pentru mandatul semnat.
table-cue-warrant = Apasă pe alt personaj de sus pentru un mandat nesemnat.
table-cue-flower = Apasă pe un personaj de sus pentru amenințarea cu floare.
table-cue-threaten = Apasă pe alt personaj de sus pentru amenințarea goală.
table-cue-destroy = Apasă pe un district ca să-l distrugi.
table-cue-exchange = Apasă pe un district al altui jucător ca să-l schimbi cu unul al tău.
table-cue-seize = Apasă pe un district al altui jucător ca să-l rechiziționezi.
table-cue-for = Apasă pe un district al tău ca să-l dai.
table-cue-armory = Apasă pe un district ca să-l distrugi cu Armurăria ta.
table-cue-beautify = Apasă pe un district al tău ca să-l înfrumusețezi.
table-cue-cannonball = Apasă pe un district al tău ca să-l înlocuiești.
table-cue-sacrifice = Apasă pe un district al tău ca să-l distrugi în loc să plătești.
table-cue-build = Apasă pe o carte din mână ca s-o construiești.
table-cue-borrow = Apasă pe o carte prea scumpă ca să cumperi cu alte cărți aurul care lipsește.
table-cue-put = Apasă pe cărțile din mână de care vrei să scapi.
table-cue-spend = Apasă pe cărți din mână ca să plătești cu ele.
table-cue-give = Apasă pe o carte din mână ca s-o dai.
table-cue-laboratory = Apasă pe o carte din mână ca s-o prefaci în aur.
table-cue-museum = Apasă pe o carte din mână ca s-o pui sub Muzeu.
table-cue-sale = { $built ->
    [yes] Apasă pe o carte din mână ca s-o construiești, s-o vinzi sau s-o scoți la licitație.
   *[no] Apasă pe o carte din mână ca s-o vinzi sau s-o scoți la licitație.
}
table-cue-pick = Apasă pe personajul care vrei să fii.
table-cue-keep = Apasă pe cartea pe care o păstrezi.
table-cue-take = Apasă pe cartea pe care o iei.
table-cue-lighthouse = Apasă pe cartea pe care o iei din pachet.
table-tap-row = Atinge un personaj de sus.

## Cards in the middle

table-tray-cards = Cărți din care alegi
table-tray-characters = Personaje dintre care alegi
table-tray-hide = Vezi masa
table-tray-show = Înapoi la cărți
table-tray-hold = Ține apăsat pe o carte ca s-o citești
table-offer-up = { $count ->
    [one] Cu fața în sus: nu-l are nimeni
    [few] Cu fața în sus: nu le are nimeni
   *[other] Cu fața în sus: nu le are nimeni
}
table-offer-down = Cu fața în jos (știi ce e)
table-offer-out = { $count ->
    [one] Nu-l poți alege
    [few] Nu le poți alege
   *[other] Nu le poți alege
}
table-bid = Oferta ta
table-bid-less = Oferă mai puțin
table-bid-more = Oferă mai mult
table-bid-now = Oferă { $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
table-bid-left = { $gold ->
    [one] rămâne { $gold } monedă
    [few] rămân { $gold } monede
   *[other] rămân { $gold } de monede
}
table-bid-highest = Cea mai mare ofertă
table-bid-none = Încă nicio ofertă
table-auction = Licitație
table-bidder-in = mai licitează
table-bidder-out = pas

## Asking once more

table-doubt = Sigur vrei asta?
table-doubt-own-district = E districtul tău: ar fi distrus.
table-doubt-own-character = E chiar personajul tău.
table-doubt-gone = { $character } e pe masă: nimeni nu are acest personaj în runda asta.
table-doubt-end-income = Mai poți încasa venitul personajului tău. Închei tura fără el?
table-doubt-end-power = N-ai folosit abilitatea personajului tău. Închei tura fără ea?
table-doubt-end-build = Mai poți construi cu aurul tău ({ $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}). Închei tura?
table-doubt-refuse = Dacă amenințarea are floarea, îți pierzi tot aurul ({ $gold ->
    [one] { $gold } monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}).
table-doubt-silence = Îți pierzi tura asta.
table-doubt-murder = Nu vei avea tură în runda asta.
table-doubt-no-gather = N-ai primi nimic.
table-doubt-fewer = { $cards ->
    [one] Ai rămâne cu { $cards } carte mai puțin.
    [few] Ai rămâne cu { $cards } cărți mai puțin.
   *[other] Ai rămâne cu { $cards } de cărți mai puțin.
}
table-doubt-yes = Da: { $choice }
table-doubt-no = Nu, înapoi
table-doubt-never = Nu mai întreba asta

## What happened

table-log = Jurnal
table-log-all = Tot
table-log-mine = Ce mi s-a întâmplat
table-log-empty = Încă nu s-a întâmplat nimic.
table-log-mine-empty = Nimeni nu ți-a făcut nimic.
table-log-latest = La cele mai noi
table-banner = Noutăți pentru tine
table-banner-close = Închide
table-since = De la ultima ta decizie
table-since-more = { $count ->
    [one] încă { $count } rând în jurnal
    [few] încă { $count } rânduri în jurnal
   *[other] încă { $count } de rânduri în jurnal
}
table-recap = Runda { $round } pe scurt
table-recap-lap = Ciclul { $round } pe scurt
table-recap-open = Runda asta pe scurt
table-recap-close = Închide rezumatul
table-recap-hidden = nedezvăluit
table-recap-murdered = asasinat
table-recap-gold = Bilanț în aur: { $gold }
table-recap-won = construit sau câștigat
table-recap-lost = pierdut
table-recap-harms = Ce a pățit fiecare
table-chat = Chat
table-chat-say = Spune ceva
table-chat-send = Trimite
table-chat-empty = Încă niciun mesaj.
table-chat-off = Gazda a oprit chatul.
table-chat-unsaid = Mesajul tău n-a ajuns. Îl poți trimite din nou.
table-chat-new = { $count ->
    [one] { $count } mesaj nou
    [few] { $count } mesaje noi
   *[other] { $count } de mesaje noi
}
table-phrases = Replici rapide
table-chat-spectator = spectator

## Clock

table-clock = Timp rămas
table-minutes = { $minutes }:{ $seconds }

## Several people, one device

table-curtain = Dă dispozitivul jucătorului { $name }
table-curtain-why = Decide { $name }. Ceilalți n-ar trebui să se uite.
table-curtain-look = { $name } vrea să se uite.
table-curtain-lift = Eu sunt { $name }
table-seats = Cine joacă pe dispozitivul acesta
table-seat-show = Dă mai departe: { $name }

## Menu

table-menu-title = Masa { $code }
table-menu-share = Copiază linkul mesei
table-menu-shared = Linkul e copiat.
table-menu-device = Continuă pe alt dispozitiv
table-menu-device-help = Deschide linkul o dată pe celălalt dispozitiv; e valabil o zi.
table-menu-copy = Copiază linkul
table-menu-rules = Reguli
table-menu-settings = Setări
table-menu-home = Acasă
table-menu-leave = Părăsește masa
table-menu-leave-seat = { $name } părăsește masa
table-menu-leave-sure = Un bot joacă mai departe în locul tău. Pleci?
table-menu-delete-sure = Aici nu mai joacă nimeni, așa că partida se șterge. Pleci?
table-menu-chat = Chat
table-menu-pace = Boții joacă
table-menu-webhook = Webhook
table-pace-slow = încet
table-pace-normal = în ritm normal
table-pace-fast = repede
table-pace-instant = instant
table-menu-host = Pentru gazdă
table-menu-notify = Anunță-mă când e rândul meu
table-menu-sound = Sunete
table-menu-auto = Încheie tura când nu mai am ce face
table-menu-confirm = Întreabă-mă la mutări riscante
table-notify = E rândul tău.

## Keys

table-keys-title = Taste rapide
table-keys-choices = Lista tuturor opțiunilor: săgeți, scrie ca să cauți, Enter
table-keys-number = Butoanele numerotate
table-keys-gold = Ia aur
table-keys-cards = Trage cărți
table-keys-income = Încasează venitul
table-keys-end = Încheie tura, gata sau pas
table-keys-usual = Butonul mare
table-keys-back = Un pas înapoi
table-keys-undo = Ia înapoi ultima mutare
table-keys-hint = Sugestie
table-keys-log = Jurnal
table-keys-chat = Chat
table-keys-aside = Vezi masa sau înapoi la cărți
table-keys-walk = Treci prin tot ce se poate apăsa
table-keys-escape = Închide ce e deschis sau înapoi la întrebare
table-keys-help = Ajutorul acesta
table-help-point = Treci cu mouse-ul peste o carte, ține apăsat pe ea sau mergi la ea cu Tab ca s-o citești. Ce strălucește se poate apăsa. Ce e stins nu se poate face acum: treci peste el ca să afli de ce.
table-key-enter = Enter
table-key-back = Backspace
table-key-arrows = Săgeți
table-key-escape = Esc
