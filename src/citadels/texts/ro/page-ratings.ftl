### Punctaje, clasament și turnee. Se descarcă doar acolo.

rating-lead = Partidele pentru clasament arată cât de bine joci. Participarea este opțională.
rating-mine = Punctajul tău
rating-rated = Vreau să fiu evaluat
rating-rated-hint = Contează doar partidele de la mesele marcate „pentru clasament”. Dacă dezactivezi, dispari imediat din clasament; o partidă deja începută tot contează.
rating-agree-title = Joci pentru clasament?
rating-agree-text = Punctajul arată cât de bine joci și se schimbă după fiecare partidă pentru clasament; dacă pleci dintr-una, primești ultimul loc. Îl vezi doar tu, cât timp nu alegi să apari în clasament, și poți renunța oricând pe pagina „Clasament”.
rating-agree = De acord
rating-listed = Arată-mă în clasament
rating-listed-hint = Atunci toți îți văd numele și punctajul.
rating-listed-name = Pentru asta ai nevoie de un nume; alege unul în setări.
rating-forget = Șterge punctajul meu
rating-forget-hint = Punctajul tău și istoricul lui se șterg definitiv. Ceilalți își păstrează rezultatele.
rating-none = Încă nicio partidă pentru clasament. Fă o masă nouă și activează „Partidă pentru clasament”; contează și partidele doar cu boți.
rating-impossible = Pe acest server nu există clasament.
rating-value = { $rating } ± { $reach }
rating-games = { $n ->
    [one] o partidă
    [few] { $n } partide
   *[other] { $n } de partide
}
rating-provisional = provizoriu
rating-history = Ultimele partide
rating-plot = Punctaj după fiecare partidă: de la { $first } la { $last }
rating-axis = Partide cu punctaj, ultima e în dreapta
rating-after = Punctaje după această partidă
rating-after-hint = Vezi punctajul tău și pe cele ale jucătorilor din clasament.
rating-after-link = Totul despre punctaje
rating-change = { $before } → { $after }
rating-place = locul { $place } din { $players }
rating-gone = părăsită
rating-helped = cu ajutorul unui bot
rating-ladder = Clasament
rating-edition = Ediție
rating-season = Sezon
rating-season-all = Toate partidele
rating-rank = Loc
rating-name = Nume
rating-rating = Punctaj
rating-points = Puncte
rating-count = Partide
rating-you = tu
rating-bots = Boții, pentru comparație
rating-empty = În acest clasament nu este încă nimeni.
rating-ladder-hint = Ordinea este după puncte, o estimare prudentă a forței de joc, așa că jucătorii noi încep de jos și urcă. Partide necesare pentru un loc: { $n }.
rating-how = Ce înseamnă numerele
rating-how-text = Toți încep de la 1000 ± 653, fiindcă despre un jucător nou nu se știe încă nimic. Punctajul crește cel mai mult când termini înaintea unor jucători puternici, iar numărul de după ± scade cu fiecare partidă. În 19 cazuri din 20, forța ta reală este între aceste limite. Fiecare ediție are punctajul ei. Dacă pleci dintr-o partidă, primești ultimul loc; dacă un bot a decis ceva în locul tău, acea partidă nu îți poate mări punctajul.
contest-title = Turnee
contest-none = Momentan nu sunt turnee.
contest-open = înscrieri deschise
contest-playing = în desfășurare
contest-over = încheiat
contest-starts = Începe: { $when }
contest-format = Runde: { $rounds }, apoi o finală. Mese de { $seats }.
contest-rated = Partidele contează pentru clasament, deci trebuie să fii de acord să participi.
contest-count = { $n ->
    [one] s-a înscris un jucător
    [few] s-au înscris { $n } jucători
   *[other] s-au înscris { $n } de jucători
}
contest-sign = Înscrie-te
contest-withdraw = Retrage-te
contest-signed = Te-ai înscris. Când se trage la sorți o rundă, aici apare linkul către masa ta. Dacă întârzii, un bot joacă în locul tău până vii.
contest-go = La masa ta
contest-round = Runda { $n }
contest-final = Finală
contest-table = Masa { $n }
contest-bots = { $n ->
    [one] și un bot
    [few] și { $n } boți
   *[other] și { $n } de boți
}
contest-standings = Situația
contest-replay = Reluare
contest-withdrawn = retras
contest-all = Toate turneele
refused-no-ratings = Pe acest server nu există clasament.
refused-ladder-name = Pentru clasament ai nevoie de un nume; alege unul în setări.
refused-no-tournament = Nu există un astfel de turneu.
refused-tournament-over = Acest turneu s-a încheiat.
refused-tournament-full = Turneul este complet.
