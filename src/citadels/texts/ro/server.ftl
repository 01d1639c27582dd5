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
cli-config = citește setările din acest fișier (TOML); opțiunile și variabilele de mediu au prioritate
cli-check = doar verifică setările, portul și baza de date și arată toate setările
cli-new-host-key = creează și arată o cheie nouă pentru pagina administratorului, /host
cli-health = întreabă dacă un server pornit funcționează bine
cli-health-address = adresa serverului (implicit: adresa și portul din setări)
cli-backup = salvează toată baza de date într-un singur fișier, chiar și cu serverele pornite
cli-backup-file = fișierul în care se scrie
cli-restore = pune o copie de rezervă într-o bază de date goală, de orice fel
cli-restore-file = un fișier scris de „citadels backup”
cli-replace = șterge ce e în baza de date și pune copia în loc
cli-restore-check = doar verifică dacă fișierul e întreg și spune ce conține
cli-ratings = calculează din nou toate punctajele din partidele pentru clasament

server-ready = Citadels rulează la { $address }. Îl oprești cu Ctrl-C; toate partidele se păstrează.
server-host-key = Pagina administratorului este la { $address }/host. Cheia ei, arătată doar acum: { $key }
server-host-desk = Pagina administratorului este la { $address }/host. Cheia a fost arătată la creare; --new-host-key face alta.
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
server-bad-smtp = Serverul de e-mail se scrie ca smtp+starttls://USER:PASSWORD@HOST:587 (sau smtp, smtps), nu „{ $value }”.
server-bad-mail-from = Expeditorul e-mailurilor este o adresă ca Citadels <games@citadels.example>, nu „{ $value }”.
server-bad-push-hosts = Un serviciu push este un nume ca push.citadels.example sau o adresă cu https://, nu „{ $value }”.
server-bad-level = Nivelul jurnalului trebuie să fie unul dintre { $levels }, nu „{ $value }”.
server-bad-text = { $name } trebuie să fie un text între ghilimele, nu { $value }.
server-bad-proxies = Proxy-urile trebuie să fie adrese IP sau rețele separate prin virgule, de exemplu 127.0.0.1,10.0.0.0/8, nu „{ $value }”.
server-no-names-file = Nu se poate citi { $file }, lista cuvintelor pe care numele nu le pot conține: { $why }.
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
server-unknown = Nu există setarea { $name }.
server-unknown-near = Nu există setarea { $name }. Ai vrut { $near }?
server-no-config = Setările din { $file } nu pot fi citite: { $why }.
server-setting-default = implicit
server-checked = Toate setările sunt în regulă. Serverul poate porni.
server-no-passkeys = Cheile de acces sunt dezactivate, pentru că lipsește un pachet. Instalează-l cu: pip install 'citadels[host]'
server-no-pictures = Imaginile momentelor distribuite sunt dezactivate, pentru că lipsește un pachet. Instalează-l cu: pip install 'citadels[host]'
server-no-ratings = Clasamentul este dezactivat, pentru că lipsește un pachet. Instalează-l cu: pip install 'citadels[host]'
server-no-push = Notificările pe dispozitive sunt dezactivate, pentru că lipsește un pachet. Instalează-l cu: pip install 'citadels[host]'
server-no-mail = Notificările prin e-mail sunt dezactivate: pentru CITADELS_SMTP e nevoie și de CITADELS_MAIL_FROM și CITADELS_ORIGIN.

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
preview-moment = Un moment dintr-o partidă încheiată, cu toate cărțile pe față.
preview-seen = Un moment dintr-o partidă încheiată, așa cum l-a văzut un jucător.
picture-eyes = Văzut de { $player }

## Whether a game was dealt as committed to

verify-kept = Cărțile au fost împărțite exact cum a garantat serverul înaintea partidei.
verify-not-over = Partida nu s-a încheiat încă; secretul ei se arată la sfârșit.
verify-none = Partida asta nu are amprentă: nu s-a jucat pe un server sau s-a jucat pe o versiune mai veche, fără amprente.
verify-other-secret = Secretul din această înregistrare nu se potrivește cu amprenta.
verify-other-commitment = Amprenta din această înregistrare nu e cea pe care ai notat-o.
verify-other-deal = Cărțile nu sunt cele care rezultă din secret, cuvinte și configurație.
verify-other-result = Rezultatul din această înregistrare nu e cel la care duc mutările.

## Whether a server is healthy

health-well = Serverul de la { $address } funcționează bine.
health-ill = Serverul de la { $address } nu funcționează bine (stare { $status }).
health-none = La { $address } nu răspunde niciun server: { $why }.

## Backups

backup-done = Salvat în { $file }: persoane { $people }, mese { $tables }, mutări { $moves }. Ține fișierul secret: conține toate cărțile ascunse.
backup-stopped = Întrerupt. Nu s-a schimbat nimic.
backup-no-database = Nu există nicio bază de date în { $file }.
backup-nothing = În această bază de date nu e nimic de salvat.
backup-onto-database = { $file } e chiar baza de date. Alege alt fișier pentru copie.
backup-no-file = { $file } nu poate fi scris: { $why }.
backup-unreadable = { $file } nu poate fi citit: { $why }.
backup-strange = { $file } nu e o copie făcută cu „citadels backup”. Nu s-a schimbat nimic.
backup-damaged = { $file } e deteriorat sau incomplet. Nu s-a schimbat nimic.
backup-newer = { $file } a fost scris de o versiune mai nouă de Citadels ({ $version }). Nu s-a schimbat nimic; instalează mai întâi acea versiune.
restore-checked = { $file } e întreg: scris la { $made } de Citadels { $version }; persoane { $people }, mese { $tables }, mutări { $moves }.
restore-done = Restaurat din { $file }, scris la { $made }: persoane { $people }, mese { $tables }, mutări { $moves }.
ratings-done = Toate punctajele au fost calculate din nou; partide: { $games }.
restore-not-empty = În această bază de date există deja ceva. Nu s-a schimbat nimic; --replace șterge tot și pune copia în loc.
restore-in-use = Un server folosește această bază de date. Nu s-a schimbat nimic; oprește mai întâi toate serverele.
restore-failed = Copia nu poate fi restaurată: { $why }. Nu s-a schimbat nimic.
