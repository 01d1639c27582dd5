### Playing without a server, and the pages as an app.

## The engine on this device

engine-loading = Se pregătește jocul
engine-amount = { $done } din { $all } MB
engine-starting = Aproape gata...
engine-here = Joacă aici
refused-engine-elsewhere = Citadels e deschis în altă filă. Jocul poate rula doar într-una dintre ele.
refused-engine-storage = Acest browser nu păstrează partidele. Poate e în modul privat sau stocarea e dezactivată.
refused-engine-full = Nu mai e loc pe acest dispozitiv, așa că ultima mutare nu s-a salvat. Eliberează spațiu și încearcă din nou.
refused-engine-files = Jocul n-a putut fi încărcat pentru a juca fără rețea. Conectează-te o dată la internet și încearcă din nou.
refused-engine-broken = Jocul s-a oprit din cauza unei erori. Partidele tale salvate sunt în siguranță.
refused-engine-restarted = Jocul a trebuit repornit. Mai încearcă o dată.

## Alone, or without a network

app-alone-title = Joacă pe acest dispozitiv
app-alone = Totul rulează în browserul tău, chiar și fără rețea: partide cu boți, lecții, reluări. Partidele tale rămân aici.
app-alone-others = Mai multe persoane pot juca pe același dispozitiv. Pentru a juca cu alții prin internet e nevoie de un server.
app-alone-device = Partidele și numele tău se păstrează doar în acest browser. Ca să le muți pe alt dispozitiv, salvează toate partidele într-un fișier din „Partidele mele”.
app-away-title = Fără rețea
app-away-able = Poți totuși să joci cu boți, să înveți jocul, să citești regulile și să revezi partidele de pe acest dispozitiv.
app-away-unable = Jocul nu e încă pe acest dispozitiv: până revine rețeaua poți doar citi regulile.
app-away-others = Partidele cu alți oameni așteaptă rețeaua.
app-away-table = Această partidă se joacă pe un server. Așteaptă rețeaua.
app-down-title = Serverul nu răspunde
app-down-unable = Jocul nu e încă pe acest dispozitiv: până revine serverul poți doar citi regulile.
app-down-others = Partidele cu alți oameni continuă când revine.
app-down-table = Această partidă se joacă pe un server care acum nu răspunde. Continuă când revine serverul.
app-lobby = Aici se așază, pe rând, toți cei care joacă pe acest dispozitiv.

## Games on this device

app-here = pe acest dispozitiv
app-own = Partide pe acest dispozitiv
app-own-hint = Se păstrează în acest browser. Salvează-le într-un fișier, ca să fie în siguranță sau ca să le muți pe alt dispozitiv.
app-export = Salvează toate partidele într-un fișier
app-import = Încarcă partide dintr-un fișier
app-import-done = { $n ->
    [0] Toate partidele din acest fișier sunt deja aici.
    [one] S-a încărcat o partidă.
    [few] S-au încărcat { $n } partide.
   *[other] S-au încărcat { $n } de partide.
}
app-damaged = { $n ->
    [one] O partidă nu poate fi citită
    [few] { $n } partide nu pot fi citite
   *[other] { $n } de partide nu pot fi citite
}
app-damaged-hint = Celelalte partide sunt în siguranță. Descarcă ce a rămas, dacă vrei să păstrezi, sau șterge.
app-damaged-unreadable = Nu poate fi citită.
app-damaged-newer = A fost scrisă de o versiune mai nouă de Citadels.
app-damaged-ask = Ștergi această partidă deteriorată?
app-damaged-ask-hint = Nu poate fi jucată sau revăzută. Nu va putea fi recuperată.

## The app

app-title = Joc fără rețea
app-keep = Pregătește jocul fără rețea
app-keep-hint = Descarcă jocul o dată (circa 10 MB) ca să joci cu boți, să înveți și să revezi partide fără rețea.
app-keeping = Se descarcă jocul...
app-kept = Gata: poți juca fără rețea.
app-keep-failed = Jocul n-a putut fi descărcat. Verifică conexiunea și spațiul liber, apoi încearcă din nou.
app-unkeepable = Browserul păstrează paginile pentru joc fără rețea doar de la o adresă securizată (https).
app-local = Joacă împotriva boților pe acest dispozitiv
app-local-hint = Partidele noi și lecțiile rulează aici, chiar dacă serverul răspunde.
app-install = Instalează ca aplicație
app-update = E gata o versiune nouă de Citadels. Partida continuă după actualizare.
app-update-use = Actualizează acum
