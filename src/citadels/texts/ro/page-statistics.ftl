### What a person did in their finished games.

## The page

stats-title = Statisticile tale
stats-lead = Din partidele tale încheiate, numai pentru ochii tăi.
stats-none = Încă nicio partidă încheiată. După prima, vei vedea aici cum joci.
stats-none-chosen = Nicio partidă de-a ta nu se potrivește.
stats-pending = { $n ->
    [one] Mai e de numărat o partidă…
    [few] Mai sunt de numărat { $n } partide…
   *[other] Mai sunt de numărat { $n } de partide…
}

## Which games

stats-all = Toate
stats-edition = Ediție
stats-players = Jucători
stats-players-n = { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
stats-against = Împotriva
stats-against-people = oamenilor
stats-against-bots = doar a boților
stats-games-n = { $n ->
    [one] { $n } partidă
    [few] { $n } partide
   *[other] { $n } de partide
}

## Shares, with how certain they are

stats-of = { $won } din { $n }
stats-range = probabil între { $low } și { $high }
stats-chance = din pură întâmplare: { $share }
stats-too-few = prea puține partide
stats-honest = Bara arată unde se află probabil ponderea ta reală (cu 95% încredere): cu cât mai puține partide, cu atât mai lată. Liniuța verticală este ce ar da întâmplarea. Diferențele mici pot fi doar noroc.

## At a glance

stats-won = Victorii
stats-points-each = Puncte pe partidă
stats-points-n = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
stats-best = Cele mai multe puncte
stats-worst = Cele mai puține puncte
stats-first = Primul oraș complet
stats-length = Runde pe partidă
stats-usual = de obicei { $time }

## Over time

stats-course = În timp
stats-course-measure = Ce se arată
stats-course-beaten = Adversari învinși
stats-course-points = Puncte
stats-course-beaten-hint = Fiecare punct e o partidă: înaintea câtor adversari ai terminat; cele aurii sunt victorii. Linia este media ultimelor partide, cel mult { $n }. Din pură întâmplare ar fi la jumătate.
stats-course-points-hint = Fiecare punct e o partidă; cele aurii sunt victorii. Linia este media ultimelor partide, cel mult { $n }.
stats-course-label = { $measure }, partidă cu partidă, de la { $from } până la { $to }; mai jos și ca tabel
stats-course-axis = Partide, ultima e în dreapta
stats-course-few = După { $n } partide încheiate vei vedea aici cum îți merge.
stats-date = Data
stats-place-head = Loc
stats-place = locul { $place } din { $n }
stats-average = Medie

## Tables

stats-by-edition = După ediție și jucători
stats-by-rival = După adversar
stats-rival = Adversar
stats-people = Oameni
stats-ahead = Ai terminat înainte
stats-by-character = După personaj
stats-by-character-hint = Victorii: partidele în care l-ai avut măcar o dată. Asasinat, jefuit, vrăjit: ce ți s-a întâmplat cât l-ai avut.
stats-character = Personaj
stats-held = De câte ori
stats-killed = Asasinat
stats-robbed = Jefuit
stats-bewitched = Vrăjit
stats-by-district = După district
stats-by-district-hint = Victorii: partidele la sfârșitul cărora se afla în orașul tău.
stats-district = District
stats-built = Construit
stats-won-with = Victorii cu el
stats-lost = Pierdut
stats-by-source = De unde îți vin punctele
stats-source = Pentru
stats-more = Arată tot: { $n }

## What was done with a character

stats-deed-killed = asasinate: { $n }
stats-deed-bewitched = vrăji: { $n }
stats-deed-robbed = jafuri: { $n } (aur: { $gold })
stats-deed-swapped = schimburi de cărți: { $n }
stats-deed-confiscated = confiscate: { $n }
stats-deed-destroyed = distruse: { $n }
stats-deed-exchanged = schimbate: { $n }
stats-deed-seized = rechiziționate: { $n }

## Games that do not count

stats-left-out = Nu se numără:
stats-left-several = { $n ->
    [one] { $n } partidă în care ai avut mai multe locuri
    [few] { $n } partide în care ai avut mai multe locuri
   *[other] { $n } de partide în care ai avut mai multe locuri
}
stats-left-moment = { $n ->
    [one] { $n } partidă continuată dintr-un moment al alteia
    [few] { $n } partide continuate dintr-un moment al alteia
   *[other] { $n } de partide continuate dintr-un moment al alteia
}
stats-left-stand-in = { $n ->
    [one] { $n } partidă în care un bot a luat cele mai multe decizii ale tale
    [few] { $n } partide în care un bot a luat cele mai multe decizii ale tale
   *[other] { $n } de partide în care un bot a luat cele mai multe decizii ale tale
}
stats-left-unplayable = { $n ->
    [one] { $n } partidă ale cărei mutări nu mai pot fi reluate
    [few] { $n } partide ale căror mutări nu mai pot fi reluate
   *[other] { $n } de partide ale căror mutări nu mai pot fi reluate
}

## As a file

stats-csv = Salvează ca CSV
stats-json = Salvează ca JSON

## Beside a card in the rules

stats-card = Tu:
stats-card-held = { $n ->
    [one] l-ai avut o dată
    [few] l-ai avut de { $n } ori
   *[other] l-ai avut de { $n } de ori
}
stats-card-built = { $n ->
    [one] construit o dată
    [few] construit de { $n } ori
   *[other] construit de { $n } de ori
}
stats-card-won = victorii: { $won }, partide: { $n }
stats-card-killed = asasinat la tine: { $n }
stats-card-robbed = jefuit la tine: { $n }
stats-card-bewitched = vrăjit la tine: { $n }
stats-card-lost = pierdut: { $n }
