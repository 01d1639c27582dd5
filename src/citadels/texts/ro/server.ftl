### The server: how it is started, and what it says in the terminal.

## Starting and ending

cli-serve = găzduiește partide pe care alții le joacă în browser
cli-terminal = joacă în terminal, nu în browser
cli-only-terminal = doar cu --terminal
cli-host = adresa pe care ascultă; 0.0.0.0 pentru toate adresele acestui calculator (implicit 127.0.0.1: numai calculatorul acesta)
cli-port = portul pe care ascultă (implicit { $port })
cli-database = unde se păstrează partidele: sqlite:///FILE sau postgresql://USER:PASSWORD@HOST/NAME (implicit: un fișier în dosarul tău personal)
cli-origin = adresa la care ajung vizitatorii, de exemplu https://citadels.example; necesară în spatele unui proxy
cli-thinkers = procese pentru boții care gândesc în avans (implicit 1)
cli-log-level = ce se scrie în jurnal: { $levels } (implicit info)

server-ready = Citadels rulează la { $address }. Îl oprești cu Ctrl-C; toate partidele se păstrează.
server-ended = Serverul s-a oprit. Toate partidele s-au păstrat.
play-open =
    Citadels se deschide în browserul tău:
      { $address }
    Îl oprești de aici cu Ctrl-C; toate partidele se păstrează.
play-no-browser =
    Ca să joci, deschide pagina asta într-un browser:
      { $address }
    Îl oprești de aici cu Ctrl-C; toate partidele se păstrează.
play-running =
    Citadels rulează deja. Deschide pagina asta ca să începi partida:
      { $address }
play-only-terminal = { $count ->
    [one] { $options } merge numai în terminal
    [few] { $options } merg numai în terminal
   *[other] { $options } merg numai în terminal
}: citadels play --terminal
play-levels = În browser, boții sunt easy, normal, hard sau master; cu --terminal poți folosi și { $names } sau propriii tăi boți.
web-missing = Ca să joci în browser e nevoie de { $package }: instalează-l cu pip install citadels. În terminal poți juca imediat: citadels play --terminal
serve-missing = Ca să găzduiești partide e nevoie de { $package }: instalează-l cu pip install citadels.

server-bad-database = Baza de date trebuie să fie sqlite:///FILE sau postgresql://USER:PASSWORD@HOST/NAME, nu „{ $url }”.
server-bad-port = Portul trebuie să fie un număr de la { $low } la { $high }, nu „{ $value }”.
server-bad-pool = Numărul de procese pentru boți trebuie să fie de la { $low } la { $high }, nu „{ $value }”.
server-bad-haste = Factorul pentru timpul de gândire al boților și pentru pauze trebuie să fie un număr precum 0.5 sau 2, nu „{ $value }”.
server-bad-burst = Numărul de cereri pe care o adresă le poate face deodată trebuie să fie de la { $low } la { $high }, nu „{ $value }”; 0 înseamnă fără limită.
server-bad-limit = { $name } trebuie să fie un număr de la { $low } la { $high }, nu „{ $value }”.
server-bad-token = { $name } trebuie să fie un secret de cel puțin { $low } litere, cifre și semne, fără spații.
server-bad-origin = Originea trebuie să fie adresa la care ajung vizitatorii, de exemplu https://citadels.example, nu „{ $value }”.
server-bad-level = Nivelul jurnalului trebuie să fie unul dintre { $levels }, nu „{ $value }”.
server-no-folder = Dosarul { $folder } pentru baza de date nu poate fi creat: { $why }.
server-no-port = Portul { $port } de la { $host } nu poate fi folosit: { $why }.
server-no-driver = Pentru această bază de date e nevoie de { $package }: instalează-l cu pip install 'citadels[postgres]'.
server-no-database = Baza de date nu poate fi folosită: { $why }.
server-no-writing = În baza de date nu se poate scrie: { $why }. Dă-i serverului drept de scriere sau alege alt --database.
server-strange-database = Baza de date e a altui program și a rămas neschimbată; alege alt --database.
server-newer-database = Baza de date a fost modificată de o versiune mai nouă de Citadels (revizia { $revision }; aceasta cunoaște până la { $known }). Instalează versiunea mai nouă sau revino la o copie de rezervă.
server-no-factory = Pornește serverul cu „citadels serve”: Uvicorn singur nu blochează baza de date și nu impune limitele.
server-no-client = Paginile pentru browser n-au fost construite. Într-o clonă a proiectului, construiește-le cu „make client”.
server-taken = Un alt server folosește deja { $file }, la { $address }; oprește-l mai întâi sau alege alt --database.
server-taken-now = Un alt server folosește deja { $file }; oprește-l mai întâi sau alege alt --database.

preview-home-title = Citadels: joacă în browser
preview-home = Construiește un oraș, alege-ți personajul în fiecare rundă și ghicește cine sunt ceilalți. Cu prieteni sau cu boți, fără cont.
preview-table-title = Joacă cu noi Citadels: { $game }
preview-table = { $free ->
    [0] Toate cele { $seats } locuri sunt ocupate; poți privi.
    [one] Un loc din { $seats } e liber. Deschide linkul și așază-te, fără cont.
    [few] { $free } locuri din { $seats } sunt libere. Deschide linkul și așază-te, fără cont.
   *[other] { $free } de locuri din { $seats } sunt libere. Deschide linkul și așază-te, fără cont.
}
preview-table-playing = Partida e în desfășurare. Deschide linkul ca să privești.
preview-game-title = Citadels, reluarea unei partide: { $game }
preview-game = O partidă încheiată, mutare cu mutare, cu toate cărțile pe față.

## Whether a game was dealt as committed to

verify-kept = Cărțile au fost împărțite exact cum a garantat serverul înaintea partidei.
verify-not-over = Partida nu s-a încheiat încă; secretul ei se arată la sfârșit.
verify-none = Partida asta nu are amprentă: nu s-a jucat pe un server sau s-a jucat pe o versiune mai veche, fără amprente.
verify-other-secret = Secretul din această înregistrare nu se potrivește cu amprenta.
verify-other-commitment = Amprenta din această înregistrare nu e cea pe care ai notat-o.
verify-other-deal = Cărțile nu sunt cele care rezultă din secret, cuvinte și configurație.
verify-other-result = Rezultatul din această înregistrare nu e cel la care duc mutările.
