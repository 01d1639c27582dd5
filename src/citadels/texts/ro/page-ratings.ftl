### Punctaje, clasament și turnee. Se descarcă doar acolo.

rating-lead = Cât de bine joci, măsurat după partidele care contează. Doar pentru cine vrea.
rating-mine = Punctajul tău
rating-rated = Vreau să fiu evaluat
rating-rated-hint = Contează doar partidele de la mesele marcate „pentru clasament”. Dacă oprești, dispari imediat din clasament; o partidă deja începută tot contează.
rating-listed = Arată-mă în clasament
rating-listed-hint = Atunci toți îți văd numele și punctajul.
rating-listed-name = Pentru asta ai nevoie de un nume; alege unul în setări.
rating-forget = Șterge punctajul meu
rating-forget-hint = Punctajul tău și istoricul lui se șterg definitiv. Partidele celorlalți își păstrează rezultatul, fără tine.
rating-none = Încă nicio partidă pentru clasament. Fă o masă nouă și alege „Partidă pentru clasament”; poți juca și doar cu boți.
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
rating-bots = Boții, după care sunt măsurați toți
rating-empty = În acest clasament nu este încă nimeni.
rating-ladder-hint = Clasamentul este după puncte: cât valorează cineva aproape sigur. Pentru un loc sunt necesare partide: { $n }.
rating-how = Cum se citesc numerele
rating-how-text = Toți încep de la 1000 ± 653: încă nu se știe nimic. Punctajul crește cel mai mult când termini înaintea unor jucători puternici, iar numărul de după ± scade cu fiecare partidă. În 19 cazuri din 20 valoarea reală este între cele două capete. Fiecare ediție are punctajul ei. Cine pleacă din partidă este ultimul; dacă un bot a decis ceva în locul tău, nu poți câștiga.
contest-title = Turnee
contest-none = Momentan nu sunt turnee.
contest-open = înscrieri deschise
contest-playing = în desfășurare
contest-over = încheiat
contest-starts = Începe: { $when }
contest-format = Runde: { $rounds }, apoi o finală. Mese de { $seats }.
contest-rated = Partidele contează pentru clasament, deci trebuie să participi la el.
contest-count = { $n ->
    [one] s-a înscris un jucător
    [few] s-au înscris { $n } jucători
   *[other] s-au înscris { $n } de jucători
}
contest-sign = Înscrie-te
contest-withdraw = Retrage-te
contest-signed = Te-ai înscris. Când se trage la sorți o rundă, aici apare drumul spre masa ta. Dacă întârzii, un bot joacă în locul tău până vii.
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
refused-ladder-name = Clasamentul are nevoie de un nume; alege unul în setări.
refused-no-tournament = Nu există un astfel de turneu.
refused-tournament-over = Acest turneu s-a încheiat.
refused-tournament-full = Turneul este complet.
