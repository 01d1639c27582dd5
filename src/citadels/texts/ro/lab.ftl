### The laboratory: what its commands share.

## Arguments

lab-edition = ce reguli: { $editions } (implicit deluxe)
lab-option = o opțiune a ediției, de exemplu short_game=yes; se poate repeta
lab-preset = ce personaje și districte unice: { $presets }
lab-characters = propria selecție de personaje, nume despărțite prin virgule
lab-uniques = propriile districte unice, nume despărțite prin virgule
lab-rank9 = cu un personaj de rang 9: cel al setului sau cel numit
lab-seed = același seed dă aceleași partide (implicit 1)
lab-resume = continuă ce e în dosar; setările nedate din nou rămân cum erau
lab-processes = câte procese joacă deodată (implicit: câte unul pentru fiecare nucleu)
lab-cluster = joacă pe clusterul Ray de la această adresă; „auto” e cel al acestui calculator, „local” pornește unul aici
lab-json = afișează rezultatele ca JSON

## Studies

study-there = { $folder } conține deja un studiu; --resume îl continuă.
study-foreign = { $folder } nu e gol și nu conține un studiu; alege alt dosar.
study-no-folder = { $folder } nu e un dosar.
study-none = În { $folder } nu e niciun studiu.
study-kind = { $folder } conține un studiu de tipul „{ $kind }”, nu „{ $wanted }”.
study-plan-broken = { $file } nu poate fi citit: nu e JSON valid.
study-plan-foreign = { $file } nu e planul unui studiu.
study-plan-version = { $file } are versiunea { $version }, pe care programul instalat n-o cunoaște.
study-plan-field = { $file } nu poate fi folosit: „{ $name }” lipsește sau nu e valid.
study-release = Studiul din { $folder } a fost început cu citadels { $then }; acum e { $now }, ale cărui partide pot fi altele.
study-differs = În studiul din { $folder }, { $name } e { $then }, nu { $now }.
study-fewer = Studiul din { $folder } e plănuit cu { $then ->
    [one] { $then } partidă
    [few] { $then } partide
   *[other] { $then } de partide
}; nu poate fi scurtat.
study-no-table = { $file } lipsește.
study-table-broken = { $file } nu poate fi citit: { $why }.
study-unwritten = Studiul din { $folder } nu poate fi scris: { $why }. Ce era acolo s-a păstrat.

## Running

lab-package = Pentru asta e nevoie de { $package }; instalează-l cu „pip install 'citadels[{ $extra }]'”.
lab-interpreted = Pentru acest Python nu există o versiune compilată, așa că partidele durează de vreo zece ori mai mult. Rezultatele sunt aceleași.
lab-processes-few = E nevoie de cel puțin un proces.
lab-games-few = E nevoie de cel puțin o partidă.
lab-worker-died = Un proces care juca partide s-a oprit ({ $why }). Ce s-a jucat s-a păstrat; --resume continuă.
lab-work-failed = O partidă n-a putut fi jucată: { $why }. Ce s-a jucat s-a păstrat.
lab-playing = Se joacă
lab-progress = { $done } din { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
lab-left = Oprit. { $done } din { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
} s-au păstrat în { $folder }; --resume continuă.

## Matches

match-setting = Setarea „{ $name }” nu poate fi { $value }.
match-no-bots = Numește cel puțin un bot.
match-many-bots = { $bots ->
    [one] { $bots } bot nu încape
    [few] { $bots } boți nu încap
   *[other] { $bots } de boți nu încap
} la o masă de { $players }.
lab-option-value = Opțiunea { $name } trebuie să fie yes, no sau un număr, nu „{ $value }”.

## Clusters

cluster-unreached = Clusterul Ray de la { $address } nu poate fi folosit ({ $why }).
cluster-package = Pe un calculator din cluster nu e instalat citadels; instalează-l acolo cu „pip install 'citadels[cluster]'”.
cluster-differs = Un calculator din cluster rulează alt cod de citadels ({ $there }) decât acesta ({ $here }), așa că partidele lui pot fi altele.

## Numbers

lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent-round = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { $low }–{ $high }
