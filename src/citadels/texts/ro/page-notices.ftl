### Notificări cât timp jocul e închis și linkurile din e-mailuri

notices-title = Când jocul e închis
notices-lead = Afli că e rândul tău fără să ții jocul deschis. Primești o singură notificare pentru toate mesele și niciodată nu scrie nimic secret în ea.
notices-push = Pe dispozitivul acesta
notices-push-hint = Browserul arată o notificare chiar și când jocul e închis. Nu ai nevoie de cont.
notices-push-done = Dispozitivul acesta te va anunța.
notices-push-test = Trimite una de probă
notices-push-tested = Trimisă. Apare imediat.
notices-push-denied = Browserul blochează notificările de la pagina asta. Permite-le în setările lui pentru pagină, apoi încearcă din nou.
notices-push-none = Browserul acesta nu poate arăta notificări cât timp jocul e închis.
notices-push-insecure = Pentru notificări, adresa trebuie să înceapă cu https.
notices-push-home = Pe iPhone și iPad, adaugă mai întâi jocul pe ecranul principal (Partajare, apoi Adaugă pe ecranul principal) și deschide-l de acolo.
notices-push-off = Pe serverul acesta notificările nu sunt configurate.
notices-push-failed = Browserul nu a reușit să activeze notificările. Încearcă mai târziu sau cu alt browser.
notices-push-others = { $n ->
    [one] Te mai anunță un dispozitiv de-al tău.
    [few] Te mai anunță { $n } dispozitive de-ale tale.
   *[other] Te mai anunță { $n } de dispozitive de-ale tale.
}
notices-mail = Prin e-mail
notices-mail-hint = Adresa nu e folosită la altceva. Fiecare e-mail are un link prin care le oprești.
notices-mail-off = Serverul acesta nu trimite e-mailuri.
notices-mail-address = Adresa de e-mail
notices-mail-send = Trimite-mi un link
notices-mail-sent = Un link e pe drum către { $address }. Deschide-l în cel mult o zi ca să confirmi adresa.
notices-mail-to = E-mailurile ajung la { $address }.
notices-mail-remove = Elimină adresa
notices-what = Anunță-mă când
notices-kind-turn = e rândul meu într-o partidă pe mai multe zile
notices-kind-began = începe partida mea
notices-kind-ended = se încheie partida mea
notices-kind-sat = se așază cineva la masa mea
notices-by-push = Dispozitiv
notices-by-mail = E-mail
notices-quiet = Ore de liniște
notices-quiet-hint = Ce se întâmplă între timp vine după aceea, într-o singură notificare.
notices-quiet-from = De la
notices-quiet-to = Până la
notices-quiet-none = Poți alege ore de liniște după ce primești notificări pe un dispozitiv sau prin e-mail.
notices-confirm-title = Confirmă adresa de e-mail
notices-confirm-lead = După aceea primești un e-mail când e rândul tău. Poți schimba asta oricând în setări.
notices-confirm-do = Confirmă
notices-confirm-done = Adresa ta e confirmată.
notices-end-title = Oprește e-mailurile
notices-end-lead = La adresa asta nu mai vin e-mailuri despre partidele tale. Partidele merg mai departe.
notices-end-do = Oprește e-mailurile
notices-end-done = Nu mai primești e-mailuri.
notices-hook-title = Webhook
notices-hook-lead = Masa asta poate scrie într-un chat, de exemplu pe Discord, Slack sau Matrix, când partida începe și se încheie, iar în partidele pe mai multe zile și al cui e rândul. Cine citește acolo poate deschide masa.
notices-hook-url = Adresa webhookului
notices-hook-save = Salvează
notices-hook-remove = Elimină
notices-hook-on = Masa asta scrie la { $host }.

## De ce a fost refuzat ceva

refused-no-push = Pe serverul acesta notificările pe dispozitive nu sunt configurate.
refused-push-elsewhere = Serverul acesta nu cunoaște serviciul push al browserului tău.
refused-no-notices = Activează mai întâi notificările.
refused-no-mail = Serverul acesta nu trimite e-mailuri.
refused-bad-address = Asta nu e o adresă de e-mail.
refused-too-many-mails = Ai cerut prea multe e-mailuri azi. Încearcă mâine.
refused-bad-webhook = Un webhook are nevoie de o adresă publică ce începe cu https.
