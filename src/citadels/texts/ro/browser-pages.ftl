### The pages around the table in the browser: home, new table, lobby, end, replay, games, rules, settings.

## Getting about

page-nav = Pagini
page-nav-home = Citadels, acasă
page-nav-new = Masă nouă
page-nav-games = Partidele mele
page-nav-rules = Reguli
page-nav-settings = Setări
page-nav-ratings = Clasament
page-lost = Ușa asta a fost zidită sau n-a fost niciodată aici.
page-lost-table = Lumânările sunt stinse și scaunele ridicate. Poate codul e greșit sau masa a fost strânsă.
page-ok = Gata
page-cancel = Anulează
page-less = { $what }: mai puțin
page-more = { $what }: mai mult
page-seconds = secunde
page-share = Distribuie
page-download = Descarcă
page-copied = Link copiat
page-copy-yourself = Copiază linkul: { $url }
page-just-now = chiar acum
page-copies = { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}
page-players = { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
page-players-range = { $low }–{ $high } jucători
page-watching = { $n ->
    [one] { $n } spectator
    [few] { $n } spectatori
   *[other] { $n } de spectatori
}
page-goal = { $laps ->
    [yes] Partida se încheie când sunt construite toate cele { $n ->
        [one] { $n } district diferit
        [few] { $n } districte diferite
       *[other] { $n } de districte diferite
    }
   *[no] Un oraș e complet cu { $n ->
        [one] { $n } district
        [few] { $n } districte
       *[other] { $n } de districte
    }
}
page-name = Numele tău
page-name-count = { $n } din { $most }
page-name-long = Un nume are cel mult { $most } de caractere: rămâne „{ $name }”.

## Home

page-motto = Construiește un oraș. Alege în fiecare rundă cine ești și ghicește cine sunt ceilalți.
page-play = Joacă acum
page-play-new = Partidă nouă cu boți
page-play-hint = Patru locuri, trei boți, ajutor la îndemână. Fără cont.
page-sign-in = Ai mai jucat aici? Conectează-te
page-play-wait = Se aprind lumânările...
page-play-refused = Partida n-a putut începe
page-play-players = La o partidă joacă între 2 și { $most ->
    [one] { $most } jucător
    [few] { $most } jucători
   *[other] { $most } de jucători
}.
page-go-on = Înapoi la partida ta
page-go-on-hint = Partida te așteaptă.
page-go-on-hint-others = Partida continuă. Cât lipsești, un bot joacă în locul tău.
page-running = { $n ->
    [one] Partidă în desfășurare
    [few] Partide în desfășurare
   *[other] Partide în desfășurare
}
page-running-go = Continuă
page-out-delete = Șterge
page-out-delete-ask = Ștergi partida asta?
page-out-delete-hint = Nimeni altcineva nu joacă în ea. Nu va putea fi recuperată.
page-out-close = Închide masa
page-out-close-ask = Închizi masa asta?
page-out-close-hint = Codul nu va mai fi valabil, iar cine stă aici va trebui să-și caute altă masă.
page-out-leave = Pleacă
page-out-leave-ask = Părăsești partida definitiv?
page-out-leave-hint = Un bot îți ia locul și joacă mai departe cu ceilalți.
page-friends = Joacă cu prietenii
page-friends-hint = Introdu codul sau linkul primit.
page-code-label = Codul sau linkul unei mese
page-code-example = de ex. HKM4TQ
page-code-go = Intră
page-open-title = Mese deschise
page-open-none = Acum nu e nicio masă deschisă.
page-open-join = Intră
page-open-look = Vezi
page-open-watch = Privește
page-open-own = Deschide o masă publică
page-about-games = Partidele tale încheiate, gata de revăzut.
page-about-learn = Opt capitole scurte, la o masă adevărată.
page-learn = Învață să joci
page-learn-offer = Prima oară la Citadels?
page-learn-offer-text = Învață-l în 15 minute, jucând.
page-about-rules = Fiecare carte și fiecare regulă, cu căutare.
page-about-settings = Nume, sunet, animații, temă.
page-about-ratings = Cât de bine joci, clasamentul, turnee.
page-import = Încarcă o partidă salvată
page-import-hint = sau trage fișierul oriunde aici
page-import-wait = Se citește...
page-import-none = Fișierul acesta nu e o partidă salvată.
page-import-large = Fișierul e prea mare pentru o partidă salvată.
page-credits = Citadels este un joc de Bruno Faidutti. Pictogramele sunt ale artiștilor de la game-icons.net, CC BY 3.0.
page-game-name = { $edition } · { $preset }
page-game-label = { $game }: { $players }
page-game-nobody = încă nimeni
page-game-free = { $n ->
    [one] { $n } loc liber
    [few] { $n } locuri libere
   *[other] { $n } de locuri libere
}

## New table

page-new-lead = Totul e pregătit pentru o partidă bună. Schimbă ce vrei; alegerile tale se păstrează.
page-new-reset = Resetează
page-new-edition = Ediția
page-new-players = Jucători
page-new-cast = Personaje și districte
page-new-ninth = Al nouălea personaj
page-new-options = Opțiunile ediției
page-new-house = Setările mesei
page-new-summary = Masa ta
page-new-start = Începe partida
page-new-watch = Privește boții
page-new-open = Deschide masa
page-new-open-first = Invită jucători
page-new-open-hint = { $n ->
    [one] Primești un link pentru celălalt jucător.
    [few] Primești un link pentru ceilalți { $n } jucători.
   *[other] Primești un link pentru ceilalți { $n } de jucători.
}
page-seat-you = Tu
page-seat-free = loc liber
page-seat-person = o persoană
page-seat-bot = bot { $level }
page-seat-who = Locul { $seat }: cine stă aici
page-seats-bots = Completează cu boți
page-seats-people = Completează cu oameni
page-seats-watch = Joacă numai boți, iar tu privești.
page-seats-alone = Tu contra boților, care { $about }.
page-seats-invite = { $n ->
    [one] un loc e pentru cineva cu linkul tău sau pentru încă o persoană pe dispozitivul acesta.
    [few] { $n } locuri sunt pentru cei cu linkul tău sau pentru alții pe dispozitivul acesta.
   *[other] { $n } de locuri sunt pentru cei cu linkul tău sau pentru alții pe dispozitivul acesta.
}
page-cast-preset = Seturi predefinite
page-cast-preset-hint = Personaje și districte unice care merg bine împreună.
page-cast-own = Selecție proprie
page-cast-own-hint = Alege câte un personaj pentru fiecare rang și districtele unice.
page-cast-random = La întâmplare
page-cast-random-hint = Personajele și districtele unice se trag la sorți când începe partida.
page-cast-fixed = În ediția asta joacă { $n ->
    [one] { $n } personaj
    [few] toate cele { $n } personaje
   *[other] toate cele { $n } de personaje
}.
page-preset-first-game = Cele opt personaje clasice: cel mai bun început.
page-preset-ambitious-aristocrats = Nimic nu e în siguranță: districte confiscate sau rechiziționate, cărți luate din mână.
page-preset-cunning-agents = Aurul trece mereu din mână în mână: vrăji, șantaj și taxă pe fiecare district.
page-preset-illustrious-emissaries = Contează ce știi: mâini spionate, cărți și districte care trec de la unul la altul.
page-preset-devious-dignitaries = Cel mai mult bluf: mandate și amenințări cu fața în jos lângă personaje.
page-preset-tenacious-delegates = Orașele cresc repede: multe cărți de ales și mai multe construcții pe tură.
page-preset-vicious-nobles = Cel mai agresiv: crimă, furt și distrugere, și cel mai mult aur de pierdut.
page-preset-base = Primele opt personaje și pachetul de bază: jocul original.
page-preset-new-neighbours = Primele opt personaje, dar cu trei districte unice noi în pachet.
page-preset-court-and-cloister = Mai blând și mai viclean: coroana se dăruiește, aurul se cerșește, districtele se schimbă.
page-preset-dark-arts = Magie în loc de pumnale: ture vrăjite și cărți furate din mână.
page-preset-crowded-court = Nouă personaje, cu Regina, și cinci districte unice noi: pentru mese mari.
page-preset-uniques = { $n ->
    [one] { $n } district unic
    [few] { $n } districte unice
   *[other] { $n } de districte unice
}
page-preset-uniques-more = { $n ->
    [one] { $n } district unic nou
    [few] { $n } districte unice noi
   *[other] { $n } de districte unice noi
}
page-ninth-any = Cum prevede setul
page-ninth-needed = În { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
} există mereu un al nouălea personaj.
page-ninth-hint = Încă un personaj la fiecare alegere: e mai greu de ghicit cine e cine.
page-ninth-is = Al nouălea personaj: { $character }
page-own-from = Pornește de la
page-own-from-none = alege un set
page-own-characters = Personaje
page-own-rank = Rangul { $rank }
page-own-ninth = Apasă încă o dată pe el ca să-l scoți, dacă nu e obligatoriu.
page-own-uniques = Districte unice
page-own-count = { $count } din { $wanted } alese
page-own-count-base = { $base } din pachetul de bază, { $bonus ->
    [one] { $bonus } district bonus
    [few] { $bonus } districte bonus
   *[other] { $bonus } de districte bonus
}
page-own-good = Gata de joc.
page-uniques-base = Pachetul de bază
page-uniques-bonus = Districte bonus
page-fault-rank = Lipsește un personaj de rang { $rank }.
page-fault-ninth = În { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
} e nevoie de un personaj de rang 9.
page-fault-needs = { $character } cere cel puțin { $needs ->
    [one] { $needs } jucător
    [few] { $needs } jucători
   *[other] { $needs } de jucători
}, nu { $seats }.
page-fault-uniques-few = { $wanted ->
    [one] E nevoie de { $wanted } district unic
    [few] E nevoie de { $wanted } districte unice
   *[other] E nevoie de { $wanted } de districte unice
}: mai alege { $off }.
page-fault-uniques-many = { $wanted ->
    [one] E nevoie de { $wanted } district unic
    [few] E nevoie de { $wanted } districte unice
   *[other] E nevoie de { $wanted } de districte unice
}: scoate { $off }.
page-fault-base-few = Cu { $bonus ->
    [one] { $bonus } district bonus
    [few] { $bonus } districte bonus
   *[other] { $bonus } de districte bonus
} e nevoie de mai multe cărți din pachetul de bază: pune înapoi { $off }.
page-fault-base-many = Cu { $bonus ->
    [one] { $bonus } district bonus
    [few] { $bonus } districte bonus
   *[other] { $bonus } de districte bonus
} e nevoie de mai puține cărți din pachetul de bază: scoate { $off }.
page-clock = Ceas
page-clock-none = Fără
page-clock-none-hint = Fiecare își ia timpul de care are nevoie.
page-clock-none-is = Fără limită de timp
page-clock-decision = Pe decizie
page-clock-decision-hint = Când expiră timpul pentru o decizie, o ia un bot.
page-clock-decision-is = { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
} pentru fiecare decizie
page-clock-decision-seconds = Timp pe decizie
page-clock-budget = Pe partidă
page-clock-budget-hint = Fiecare are o rezervă de timp și mai primește puțin la fiecare tură. Când se termină, decide un bot.
page-clock-budget-is = { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
} pe partidă, plus { $turn } la fiecare tură
page-clock-budget-seconds = Rezerva de timp
page-clock-turn = În plus la fiecare tură
page-pace = Ritmul boților
page-pace-slow = Lent
page-pace-normal = Normal
page-pace-fast = Rapid
page-pace-instant = Instant
page-pace-hint = Cât se prefac boții că se gândesc, ca să-i poți urmări.
page-grace = Dacă cineva se deconectează
page-grace-hint = După acest timp, un bot joacă în locul celui care a părăsit pagina, până se întoarce.
page-listed = Afișează pe lista meselor deschise
page-listed-hint = Atunci poate intra oricine. Altfel, numai cine are linkul sau codul.
page-listed-yes = Pe lista meselor deschise
page-listed-no = Doar cu link sau cod
page-hints = Sugestii permise
page-hints-hint = Oricine poate întreba un bot ce ar face el.
page-hints-people = Oricine poate întreba un bot ce ar face el, iar ceilalți văd asta.
page-hints-yes = Cu sugestii
page-hints-alone = Sugestii doar când un singur om joacă împotriva boților
page-hints-no = Fără sugestii
page-rated = Partidă pentru clasament
page-rated-hint = Contează la punctajul tuturor de la masă, așa că se pot așeza doar cei care vor să fie evaluați. Fără sugestii.
page-chat = Chat
page-chat-hint = Cei de la masă își pot scrie între ei.

## Before the game

page-lobby-lead = { $free ->
    [0] Toate cele { $seats } locuri sunt ocupate.
    [one] Un loc din { $seats } e liber.
    [few] { $free } locuri din { $seats } sunt libere.
   *[other] { $free } de locuri din { $seats } sunt libere.
}
page-lobby-now = Locuri ocupate: { $n } din { $seats }.
page-lobby-start = Începe partida
page-lobby-ready = Toată lumea e aici.
page-lobby-free = { $n ->
    [one] Locul liber îi revine unui bot.
    [few] Cele { $n } locuri libere le revin boților.
   *[other] Cele { $n } de locuri libere le revin boților.
}
page-lobby-absent = { $n ->
    [one] Un jucător n-a deschis încă pagina.
    [few] { $n } jucători n-au deschis încă pagina.
   *[other] { $n } de jucători n-au deschis încă pagina.
}
page-lobby-wait = Se așteaptă ca gazda să înceapă partida.
page-lobby-sit = Ia loc
page-lobby-full = Toate locurile sunt ocupate. Poți privi.
page-lobby-setup = Ce se joacă
page-lobby-change = Schimbă setările mesei
page-lobby-change-do = Salvează
page-lobby-ask = { $n ->
    [one] Un loc e liber
    [few] { $n } locuri sunt libere
   *[other] { $n } de locuri sunt libere
}
page-lobby-ask-hint = { $n ->
    [one] Dacă începi acum, îl ocupă un bot normal.
    [few] Dacă începi acum, le ocupă boți normali.
   *[other] Dacă începi acum, le ocupă boți normali.
}
page-lobby-ask-wait = Mai așteaptă
page-lobby-ask-start = Începe cu boți
page-invite-code = Codul mesei
page-invite-link = Linkul mesei
page-invite-copy = Copiază linkul
page-invite-copied = Copiat
page-invite-qr = Cod QR
page-invite-qr-hint = Scanează cu telefonul ca să deschizi masa.
page-seat-label = Locul { $seat }
page-seat-sit = Ia loc aici
page-seat-other = Încă un jucător pe acest dispozitiv
page-seat-name-other = Numele
page-seat-rename = Redenumește
page-seat-leave = Eliberează locul
page-seat-remove = Scoate
page-seat-remove-ask = Eliberezi locul jucătorului { $player }?
page-seat-remove-hint = Locul devine liber. Cine are linkul se poate așeza din nou.
page-seat-host = gazdă
page-seat-mine = pe dispozitivul acesta
page-seat-here = e aici
page-seat-away = nu e încă aici
page-seat-put = pune un bot aici
page-seat-make-free = eliberează locul

## The end

page-end-counting = Se calculează punctele
page-end-city = Orașul jucătorului { $player }
page-end-total = { $player }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
page-end-next-city = Următorul oraș
page-end-skip = La rezultat
page-end-podium = Clasamentul
page-end-you-won = Ai câștigat!
page-end-you-shared = Victorie împărțită!
page-end-you-place = Ai ieșit pe locul { $place }
page-end-place = Locul { $place }
page-end-winner = victorie
page-end-sheet = Punct cu punct
page-end-rule = Citește regula
page-end-again = Mai joacă o dată
page-end-follow = La revanșă
page-end-follow-watch = Privește revanșa
page-end-replay = Reluare
page-end-table = Vezi masa
page-chart-title = Cum a decurs partida
page-chart-measure = Arată
page-chart-scores = Puncte
page-chart-gold = Aur
page-chart-cities = Districte
page-chart-chances = Șansa de victorie
page-chart-chances-note = În procente, după cum o apreciază un bot puternic din ce știa fiecare jucător atunci.
page-chart-label = { $measure }, pe jucător, de-a lungul partidei; mai jos și ca tabel
page-chart-axis = runda
page-chart-axis-pass = ciclul
page-chart-round = Runda { $n }
page-chart-pass = Ciclul { $n }
page-chart-incidents = Ce s-a întâmplat și când
page-chart-mark = { $round }: { $text }
page-chart-table = Ca tabel
page-incident = { $who }
page-incident-killed = { $who } { TRAIT($character, "gender") ->
    [f] o
   *[m] îl
} asasinează pe { FORM($character, "bare") }{ $known ->
    [no] , dar degeaba
   *[yes] { " " }({ $player })
}
page-incident-robbed = { $who } îi ia tot aurul jucătorului { $player }
page-incident-bewitched = { $who } { TRAIT($character, "gender") ->
    [f] o
   *[m] îl
} vrăjește pe { FORM($character, "bare") }{ $known ->
    [no] , dar degeaba
   *[yes] { " " }({ $player })
}
page-incident-confiscated = { $who } îi confiscă un district jucătorului { $player }
page-incident-destroyed = { $known ->
    [self] { $who } își distruge un district
   *[yes] { $who } îi distruge un district jucătorului { $player }
}
page-incident-seized = { $who } îi rechiziționează un district jucătorului { $player }
page-incident-exchanged = { $who } schimbă districte cu { $player }
page-incident-swapped = { $who } schimbă mâna cu { $player }
page-incident-lost-turn = { $who } întoarce personajul asasinat ({ $character }) și își pierde tura
page-incident-completed = { $who } își termină orașul
page-incident-rang = { $who } bate clopotul
page-moments = Deciziile care au contat cel mai mult
page-moments-soon = Un bot începe să revadă partida când derulezi până aici.
page-moments-wait = Un bot revede partida. Durează puțin și continuă chiar dacă derulezi mai departe.
page-moments-none = Botul n-a găsit nicio decizie care să iasă în evidență.
page-moments-failed = Botul n-a putut revedea partida asta.
page-moment-when = { $player }: { $when }
page-moment-best = { $who ->
    [me] Cea mai bună mutare a ta
   *[other] Cea mai bună mutare a jucătorului { $player }
}
page-moment-played = S-a jucat
page-moment-better = Alegerea botului
page-moment-wins = câștigă { $percent } din partidele simulate
page-moment-next = A doua alegere
page-move-pick = Alege { $character }
page-moment-look = Vezi momentul și încearcă alte mutări
page-what = Dar dacă?
page-what-lead = { $who ->
    [me] { $when }: tu decizi. Alege altă mutare ca să vezi cum ar putea continua.
   *[other] { $when }: decide { $player }. Alege altă mutare ca să vezi cum ar putea continua.
}
page-what-wait = Un bot cântărește opțiunile...
page-what-failed = Botul n-a putut analiza decizia aceasta.
page-what-hint = { $who ->
    [me] Pentru fiecare opțiune botul a simulat restul partidei (simulări: { $games }). Numărul arată cât de des câștigi.
   *[other] Pentru fiecare opțiune botul a simulat restul partidei (simulări: { $games }). Numărul arată cât de des câștigă { $player }.
}
page-what-played = jucată
page-what-best = cea mai bună
page-what-on = Cum ar putea continua: { $move }
page-what-on-hint = Mai departe joacă boți pentru toți, cu cărțile așa cum erau. E doar o cale din multe.
page-what-more = ...și tot așa până la sfârșitul partidei.
page-what-points = Tu ai { $points ->
    [one] { $points } punct.
    [few] { $points } puncte.
   *[other] { $points } de puncte.
}

## Replay

page-fair-title = Împărțire corectă
page-fair-about = Serverul a tras deja la sorți un secret, iar asta e amprenta lui. Din secret și din cuvintele jucătorilor rezultă fiecare carte. După partidă secretul e dezvăluit și oricine poate verifica dacă totul a rămas neschimbat.
page-fair-commitment = Amprentă
page-fair-words = Cuvinte
page-fair-add = Adaugă un cuvânt de-al tău
page-fair-add-do = Adaugă

## My games

page-games-won = { $n ->
    [one] O partidă s-a încheiat
    [few] { $n } partide s-au încheiat
   *[other] { $n } de partide s-au încheiat
}; { $won ->
    [0] încă n-ai câștigat niciuna.
    [one] ai câștigat una.
    [few] ai câștigat { $won }.
   *[other] ai câștigat { $won }.
}
page-games-over = Încheiate
page-games-imported = Încărcate dintr-un fișier
page-games-more = Arată mai multe
page-games-none = Încă n-ai jucat.
page-games-you-won = câștigată
page-games-you-lost = pierdută

## Rules

page-rules-title = Reguli: { $edition }
page-rules-print = Tipărește
page-rules-search = Caută reguli și cărți
page-rules-contents = Cuprins
page-rules-characters = Personaje
page-rules-uniques = Districte unice
page-rules-actions = Cărțile de acțiune
page-rules-basics = Districte obișnuite
page-rules-best = Cea mai bună potrivire
page-rules-none = Aici nu e nimic despre „{ $query }”.
page-search-alike = asasin, ucid, ucis, omor, crim / fur, jefu, hoț / dublu, dublur, același nume, identic / distru, dărâm, demol / schimb, interschimb / vrăj, farmec, blestem / moned, aur, ban / district, cartier, clădir / câștig, victor / egal, remiz / decart, arunc / primul jucător, coroan
page-search-skipped = și, a, al, ale, la, în, cu, de, din, pe, un, o, e, este, sunt, se, să, cum, ce, când, pot
page-short-rounds-1 = În fiecare rundă, toți iau în secret câte un personaj dintre cele care trec din mână în mână.
page-short-rounds-2 = Personajele se strigă în ordinea rangului. Când e strigat al tău, e rândul tău.
page-short-rounds-3 = În tura ta iei 2 monede sau tragi 2 cărți și păstrezi 1. Folosește abilitatea personajului tău.
page-short-rounds-4 = Construiește un district din mână plătindu-i costul.
page-short-rounds-5 = Când un oraș are { $goal ->
    [one] { $goal } district
    [few] { $goal } districte
   *[other] { $goal } de districte
}, runda se joacă până la capăt. Câștigă cine are cele mai multe puncte.
page-short-laps-1 = Toți construiesc împreună un singur oraș. În tura ta întorci un personaj.
page-short-laps-2 = După ce toate personajele au fost strigate, ciclul se încheie și se dau puncte.
page-short-laps-3 = În tura ta iei 2 monede sau tragi 2 cărți și păstrezi 1. Poți vinde cărți și folosi abilitatea personajului.
page-short-laps-4 = Construiește un district pe care nu l-a construit nimeni altcineva.
page-short-laps-5 = Partida se încheie când sunt construite toate cele { $goal ->
    [one] { $goal } district diferit
    [few] { $goal } districte diferite
   *[other] { $goal } de districte diferite
}. Câștigă cine are cele mai multe puncte.

## Settings

page-set-save = Salvează
page-devices-added = { $n ->
    [one] A fost adăugat un dispozitiv. Acum joacă în locul tău.
    [few] Au fost adăugate { $n } dispozitive. Acum joacă în locul tău.
   *[other] Au fost adăugate { $n } de dispozitive. Acum joacă în locul tău.
}
page-devices-show = Arată dispozitivele
page-take = Locurile tale pe acest dispozitiv
page-take-done = { $n ->
    [0] Acum ești { $name } pe acest dispozitiv.
    [one] Acum ești { $name } pe acest dispozitiv și te așteaptă o partidă.
    [few] Acum ești { $name } pe acest dispozitiv și te așteaptă { $n } partide.
   *[other] Acum ești { $name } pe acest dispozitiv și te așteaptă { $n } de partide.
}
page-take-go = Continuă la masa { $code }
page-take-ask = Joci ca { $name } pe acest dispozitiv?
page-take-who = Linkul acesta personal e al jucătorului { $name }. Continuă numai dacă ești tu.
page-take-trap = Dacă linkul ți l-a trimis altcineva, anulează: ți-ar vedea cărțile și ar putea juca în locul tău.
page-take-before = În browserul acesta ești acum { $name } (partide în curs: { $running }, terminate: { $finished }). Dacă continui, nu mai ajungi la ele de aici. Ca să le păstrezi, deschide mai întâi un link personal al tău pe alt dispozitiv.
page-take-yours = E chiar linkul tău, iar dispozitivul acesta e deja al tău. Deschide-l pe alt dispozitiv.
page-take-do = Da, sunt { $name }
page-take-anew = Linkul nou se creează pe celălalt dispozitiv, la Setări.
