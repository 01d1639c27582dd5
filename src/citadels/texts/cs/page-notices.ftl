### Upozornění při zavřené hře a odkazy v e-mailech

notices-title = Když je hra zavřená
notices-lead = Dozvíš se, že jsi na tahu, i když nemáš hru otevřenou. Přijde jedno upozornění za všechny stoly a nikdy v něm není nic tajného.
notices-push = Na tomto zařízení
notices-push-hint = Prohlížeč ukáže upozornění, i když je hra zavřená. Účet není potřeba.
notices-push-done = Toto zařízení ti dá vědět.
notices-push-test = Poslat zkušební
notices-push-tested = Odesláno. Za chvilku se ukáže.
notices-push-denied = Prohlížeč upozornění z této stránky blokuje. Povol je v jeho nastavení pro tuto stránku a zkus to znovu.
notices-push-none = Tento prohlížeč neumí ukazovat upozornění, když je hra zavřená.
notices-push-insecure = Upozornění potřebují adresu, která začíná https.
notices-push-home = Na iPhonu a iPadu nejdřív přidej hru na plochu (Sdílet, pak Přidat na plochu) a otevři ji odtamtud.
notices-push-off = Na tomto serveru nejsou upozornění nastavená.
notices-push-failed = Prohlížeči se nepodařilo upozornění zapnout. Zkus to později nebo v jiném prohlížeči.
notices-push-others = { $n ->
    [one] Dá ti vědět i jedno další tvoje zařízení.
    [few] Dají ti vědět i { $n } další tvoje zařízení.
   *[other] Dá ti vědět i { $n } dalších tvých zařízení.
}
notices-mail = E-mailem
notices-mail-hint = Adresa se nepoužije na nic jiného. V každém e-mailu je odkaz, kterým je ukončíš.
notices-mail-off = Tento server neposílá e-maily.
notices-mail-address = E-mailová adresa
notices-mail-send = Poslat odkaz
notices-mail-sent = Odkaz je na cestě na { $address }. Otevři ho do jednoho dne a adresu tím potvrdíš.
notices-mail-to = E-maily chodí na { $address }.
notices-mail-remove = Odebrat adresu
notices-what = Dát mi vědět, když
notices-kind-turn = jsem na tahu ve hře na několik dní
notices-kind-began = moje hra začne
notices-kind-ended = moje hra skončí
notices-kind-sat = si někdo sedne k mému stolu
notices-by-push = Zařízení
notices-by-mail = E-mail
notices-quiet = Klidové hodiny
notices-quiet-hint = Co se mezitím stane, přijde potom v jednom upozornění.
notices-quiet-from = Od
notices-quiet-to = Do
notices-quiet-none = Klidové hodiny jde nastavit, až budeš dostávat upozornění na zařízení nebo e-mailem.
notices-confirm-title = Potvrď svou e-mailovou adresu
notices-confirm-lead = Potom dostaneš e-mail, když budeš na tahu. V nastavení to můžeš kdykoli změnit.
notices-confirm-do = Potvrdit
notices-confirm-done = Adresa je potvrzená.
notices-end-title = Ukončit e-maily
notices-end-lead = Na tuto adresu už nepřijdou e-maily o tvých hrách. Hry pokračují dál.
notices-end-do = Ukončit e-maily
notices-end-done = Další e-maily už nepřijdou.
notices-hook-title = Webhook
notices-hook-lead = Tento stůl může psát do chatu, třeba na Discord, Slack nebo Matrix, když hra začne a skončí, a u her na několik dní i kdo je na tahu. Kdo si to tam přečte, může stůl otevřít.
notices-hook-url = Adresa webhooku
notices-hook-save = Uložit
notices-hook-remove = Odebrat
notices-hook-on = Tento stůl píše na { $host }.

## Proč bylo něco odmítnuto

refused-no-push = Na tomto serveru nejsou upozornění na zařízení nastavená.
refused-push-elsewhere = Tento server nezná službu push tvého prohlížeče.
refused-no-notices = Nejdřív zapni upozornění.
refused-no-mail = Tento server neposílá e-maily.
refused-bad-address = Tohle není e-mailová adresa.
refused-too-many-mails = Dnes už bylo žádostí o e-mail moc. Zkus to zítra.
refused-bad-webhook = Webhook potřebuje veřejnou adresu, která začíná https.
