### A few words on each card, beside its name.

## Cards

brief-assassin = asasinează un personaj, care își pierde tura
brief-witch = joacă mai departe ca personajul pe care îl vrăjește
brief-magistrate = ia primul district plătit de cel cu mandatul semnat
brief-thief = ia tot aurul unui personaj când acesta e strigat
brief-spy = vede o mână: 1 monedă și 1 carte pe carte de tipul ales
brief-blackmailer = amenință două personaje pentru aurul lor
brief-magician = schimbă mâna cu un jucător sau cărți cu pachetul
brief-wizard = ia o carte din mâna altcuiva
brief-seer = schimbă câte o carte cu fiecare; construiește până la 2
brief-king = ia coroana; 1 monedă pe district nobil
brief-emperor = dă coroana pentru aur sau o carte; 1 monedă pe district nobil
brief-patrician = ia coroana; 1 carte pe district nobil
brief-bishop = ferit de rangul 8; 1 monedă pe district religios
brief-abbot = 1 monedă sau carte pe district religios; 1 de la cel mai bogat
brief-cardinal = cumpără cu cărți aurul lipsă; 1 carte pe district religios
brief-merchant = 1 monedă în plus; 1 monedă pe district comercial
brief-alchemist = primește înapoi tot aurul plătit pe construcții
brief-trader = oricâte districte comerciale; 1 monedă pentru fiecare
brief-architect = 2 cărți în plus; construiește până la 3 districte
brief-navigator = 4 monede sau cărți în plus; nu poate construi
brief-scholar = alege 1 din 7 cărți; construiește până la 2
brief-warlord = distruge un district la cost −1; 1 monedă pe district militar
brief-diplomat = schimbă districte; 1 monedă pe district militar
brief-marshal = rechiziționează până la cost 3; 1 monedă pe district militar
brief-queen = 3 monede lângă jucătorul cu rangul 4
brief-artist = înfrumusețează până la 2 districte, 1 monedă fiecare
brief-tax-collector = ia taxa de 1 monedă pusă la fiecare construcție
brief-armory = distruge-o ca să distrugi un district dintr-un oraș incomplet
brief-basilica = final: 1 punct pe district de cost impar
brief-capitol = final: 3 puncte dacă ai 3 districte de același tip
brief-dragon-gate = final: 2 puncte
brief-factory = celelalte districte unice ale tale costă cu 1 mai puțin
brief-framework = distruge-o în loc să plătești costul unui district
brief-gold-mine = 1 monedă în plus când iei aur
brief-great-wall = personajul de rang 8 plătește la tine cu 1 mai mult
brief-haunted-quarter = final: e de tipul de care ai nevoie
brief-imperial-treasury = final: 1 punct pentru fiecare monedă a ta
brief-ivory-tower = final: 5 puncte dacă e singurul tău district unic
brief-keep = personajul de rang 8 nu se poate atinge de el
brief-laboratory = o dată pe tură: o carte din mână pentru 2 monede
brief-library = păstrezi toate cărțile trase la resurse
brief-map-room = final: 1 punct pentru fiecare carte din mâna ta
brief-monument = contează ca 2 districte la terminarea orașului
brief-museum = o dată pe tură, pui o carte sub el: 1 punct fiecare
brief-necropolis = o poți construi distrugând un district al tău
brief-observatory = tragi 3 cărți în loc de 2 la resurse
brief-park = 2 cărți dacă închei tura fără niciuna
brief-poor-house = 1 monedă dacă închei tura fără niciuna
brief-quarry = poți construi districte cu același nume
brief-school-of-magic = e de tipul de care ai nevoie pentru aur și cărți
brief-secret-vault = nu se construiește; final: 3 puncte dacă e în mână
brief-smithy = o dată pe tură: 2 monede pentru 3 cărți
brief-stables = nu intră în limita ta de construcție
brief-statue = final: 5 puncte dacă ai coroana
brief-theater = după alegere poți schimba personajul cu alt jucător
brief-thieves-den = se poate plăti cu cărți din mână
brief-wishing-well = final: 1 punct pe district unic din orașul tău

## Cards that are new or different in the older editions

brief-assassin-common-city = cine întoarce personajul numit își pierde tura
brief-thief-common-city = ia tot aurul celui care întoarce personajul numit
brief-witch-common-city = joacă mai departe în locul celui care întoarce personajul
brief-emperor-classic = dă coroana, ia aur sau o carte; 1 monedă pe district nobil
brief-bishop-classic = ferit de Comandant și Diplomat; 1 monedă pe district religios
brief-bishop-circus = ferit de Comandant; 1 monedă pe district religios
brief-abbot-classic = 1 monedă pe district religios; 1 de la cel mai bogat
brief-warlord-classic = la urmă distruge un district; 1 monedă pe district militar
brief-warlord-circus = distruge un district advers; 1 monedă pe district militar
brief-warlord-common-city = distruge un district la cost −1; 1 monedă pe district militar
brief-diplomat-classic = la urmă schimbă districte; 1 monedă pe district militar
brief-diplomat-common-city = schimbă districte între cartiere; 1 monedă pe district militar
brief-queen-classic = 3 monede când stă lângă Rege
brief-queen-common-city = 3 monede dacă e strigată lângă Rege sau stă lângă coroană
brief-tax-collector-classic = 1 monedă de la oricine altcineva construiește în runda asta
brief-tax-collector-common-city = 1 monedă de la oricine altcineva construiește în ciclul acesta
brief-armory-classic = distruge-o ca să distrugi un district al altui jucător
brief-dragon-gate-classic = costă 6, valorează 8 puncte
brief-great-wall-classic = Comandantul și Diplomatul plătesc cu 1 mai mult la tine
brief-haunted-quarter-classic = final: e de tipul dorit, dacă nu e din ultima rundă
brief-haunted-quarter-common-city = e de tipul care îți lipsește la punctarea unui ciclu
brief-keep-classic = Comandantul și Diplomatul nu se pot atinge de el
brief-keep-circus = Comandantul nu îl poate distruge
brief-laboratory-classic = o dată pe tură: o carte din mână pentru 1 monedă
brief-library-classic = păstrezi 2 dintre cărțile trase la resurse
brief-quarry-classic = poți avea un district de două ori
brief-smithy-circus = o dată pe tură: { $smithy_pay ->
    [one] { $smithy_pay } monedă
    [few] { $smithy_pay } monede
   *[other] { $smithy_pay } de monede
} pentru { $smithy_draw ->
    [one] { $smithy_draw } carte
    [few] { $smithy_draw } cărți
   *[other] { $smithy_draw } de cărți
}
brief-wishing-well-classic = final: 1 punct pe alt district unic din orașul tău
brief-graveyard = dai 1 monedă pentru un district distrus de Comandant
brief-university = costă 6, valorează 8 puncte
brief-lighthouse = când îl construiești, iei o carte din pachet
brief-bell-tower = la construire poți hotărî că ajunge un district mai puțin
brief-bell-tower-common-city = dacă bate, partida se încheie la al 30-lea district
brief-hospital = dacă ți-e asasinat personajul, tot strângi resurse
brief-throne-room = 1 monedă de câte ori coroana trece la alt jucător
brief-ballroom = cu coroana la tine: ceilalți îți mulțumesc sau pierd tura
brief-big-top = un district de cost 0 pe care nimeni nu-l poate distruge
brief-ticket-booth = alții plătesc 1 monedă pentru o carte; aurul poate fi al tău
brief-acrobat = iei coroana când nimeni nu răspunde pentru Rege
brief-fortune-teller = te uiți într-o mână și iei o carte
brief-strongman = anulează asasinarea personajului tău
brief-ringmaster = construiești până la 2 districte în plus tura asta
brief-human-cannonball = schimbi un district pe unul mai scump; plătești diferența
