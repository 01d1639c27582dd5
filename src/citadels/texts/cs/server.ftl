### The server: how it is started, and what it says in the terminal.

## Starting and ending

cli-serve = umožnit ostatním hrát v prohlížeči
cli-terminal = hrát v terminálu místo v prohlížeči
cli-only-terminal = jen s --terminal
cli-host = adresa, na které server poslouchá; 0.0.0.0 jsou všechny adresy tohoto počítače (výchozí 127.0.0.1: nikdo kromě tohoto počítače)
cli-port = port, na kterém server poslouchá (výchozí { $port })
cli-database = kam se ukládají hry: sqlite:///FILE nebo postgresql://USER:PASSWORD@HOST/NAME (výchozí: tvůj vlastní soubor)
cli-origin = jak se hráči dostanou na server, třeba https://citadels.example; nutné za proxy
cli-thinkers = počet procesů pro boty, kteří přemýšlejí dopředu (výchozí 1)
cli-log-level = co se píše do logu: { $levels } (výchozí info)
cli-config = načíst nastavení z tohoto souboru (TOML); volby a proměnné prostředí mají přednost
cli-check = jen zkontrolovat nastavení, port a databázi a ukázat všechna nastavení
cli-new-host-key = vytvořit a ukázat nový klíč ke stránce správce /host
cli-health = zjistit, jestli je běžící server v pořádku
cli-health-address = adresa serveru (výchozí: adresa a port z nastavení)
cli-backup = uložit celou databázi do jednoho souboru, i když servery běží
cli-backup-file = soubor, do kterého se zapíše
cli-restore = vrátit zálohu do prázdné databáze kteréhokoli druhu
cli-restore-file = soubor zapsaný příkazem „citadels backup“
cli-replace = smazat, co v databázi je, a dát na to místo zálohu
cli-restore-check = jen zkontrolovat, jestli je soubor celý, a říct, co v něm je
cli-ratings = spočítat všechny ratingy znovu z her o rating

server-ready = Citadela běží na { $address }. Ukončíš ji Ctrl-C; všechny hry zůstanou uložené.
server-host-key = Stránka správce je na { $address }/host. Její klíč, ukázaný jen teď: { $key }
server-host-desk = Stránka správce je na { $address }/host. Klíč se ukázal při vytvoření; --new-host-key vytvoří nový.
server-ended = Server skončil. Všechny hry jsou uložené.
play-open =
    Citadela se otevírá v prohlížeči:
      { $address }
    Ukončíš ji tady Ctrl-C; všechny hry zůstanou uložené.
play-no-browser =
    Hra běží na této stránce, otevři ji v prohlížeči:
      { $address }
    Ukončíš ji tady Ctrl-C; všechny hry zůstanou uložené.
play-running =
    Citadela už běží; hru začneš na této stránce:
      { $address }
play-only-terminal = { $count ->
    [one] { $options } je jen pro terminál
    [few] { $options } jsou jen pro terminál
   *[other] { $options } jsou jen pro terminál
}: citadels play --terminal
play-levels = V prohlížeči jsou ostatní hráči easy, normal, hard nebo master; s --terminal také { $names } a vlastní boti.
web-missing = Ke hře v prohlížeči je potřeba balík { $package }: nainstaluješ ho příkazem pip install citadels. V terminálu můžeš hrát hned: citadels play --terminal
serve-missing = K běhu serveru je potřeba balík { $package }: nainstaluješ ho příkazem pip install citadels.

server-bad-database = Databáze se zapisuje sqlite:///FILE nebo postgresql://USER:PASSWORD@HOST/NAME, ne „{ $url }“.
server-bad-port = Port je číslo od { $low } do { $high }, ne „{ $value }“.
server-bad-pool = Procesů pro boty může být { $low } až { $high }, ne „{ $value }“.
server-bad-haste = Jak dlouho trvají tahy botů a přestávky, udává číslo, třeba 0.5 nebo 2, ne „{ $value }“.
server-bad-burst = Kolik požadavků smí přijít z jedné adresy najednou, je číslo od { $low } do { $high }, ne „{ $value }“; 0 je bez omezení.
server-bad-limit = { $name } je číslo od { $low } do { $high }, ne „{ $value }“.
server-bad-token = { $name } je tajný klíč aspoň o { $low } znacích (písmena, číslice, znaménka), bez mezer.
server-bad-origin = Origin říká, jak se hráči dostanou na server, třeba https://citadels.example, ne „{ $value }“.
server-bad-smtp = Poštovní server se zadává jako smtp+starttls://USER:PASSWORD@HOST:587 (nebo smtp, smtps), ne „{ $value }“.
server-bad-mail-from = Odesílatel e-mailů je adresa jako Citadels <games@citadels.example>, ne „{ $value }“.
server-bad-push-hosts = Služba push je jméno jako push.citadels.example nebo adresa s https://, ne „{ $value }“.
server-bad-level = Úroveň logu je jedna z { $levels }, ne „{ $value }“.
server-bad-text = { $name } je text v uvozovkách, ne { $value }.
server-bad-proxies = Proxy se zadávají jako IP adresy nebo sítě oddělené čárkami, třeba 127.0.0.1,10.0.0.0/8, ne „{ $value }“.
server-no-names-file = Nelze přečíst { $file }, seznam slov, která jména nesmějí obsahovat: { $why }.
server-no-folder = Složku { $folder } pro databázi nejde vytvořit: { $why }.
server-no-port = Port { $port } na { $host } nejde použít: { $why }.
server-no-driver = Pro tuto databázi je potřeba balík { $package }: nainstaluješ ho příkazem pip install 'citadels[postgres]'.
server-no-database = Databázi nejde použít: { $why }.
server-no-writing = Do databáze nejde zapisovat: { $why }. Povol serveru zápis, nebo zadej jinou --database.
server-strange-database = Databáze patří jinému programu a zůstala beze změny; zadej jinou --database.
server-newer-database = Databázi změnila novější verze Citadels (revize { $revision }; tato zná nejvýš { $known }). Nainstaluj novější verzi, nebo se vrať k záloze.
server-no-factory = Server spouštěj příkazem „citadels serve“: samotný Uvicorn databázi nezamkne a omezení nedodrží.
server-no-client = Stránky pro prohlížeč nejsou sestavené. V klonu repozitáře je sestaví „make client“.
server-taken = Nad souborem { $file } už běží jiný server, na { $address }; nejdřív ho ukonči, nebo zadej jinou --database.
server-taken-now = Nad souborem { $file } už běží jiný server; nejdřív ho ukonči, nebo zadej jinou --database.
server-unknown = Nastavení { $name } neexistuje.
server-unknown-near = Nastavení { $name } neexistuje. Nemá to být { $near }?
server-no-config = Nastavení v souboru { $file } nejde načíst: { $why }.
server-setting-default = výchozí
server-checked = Všechna nastavení jsou v pořádku. Server může začít.
server-no-passkeys = Přístupové klíče jsou vypnuté, protože chybí balíček. Nainstaluj ho příkazem: pip install 'citadels[host]'
server-no-pictures = Obrázky sdílených okamžiků jsou vypnuté, protože chybí balíček. Nainstaluj ho příkazem: pip install 'citadels[host]'
server-no-ratings = Ratingy jsou vypnuté, protože chybí balíček. Nainstaluj ho příkazem: pip install 'citadels[host]'
server-no-push = Upozornění na zařízení jsou vypnutá, protože chybí balíček. Nainstaluj ho příkazem: pip install 'citadels[host]'
server-no-mail = Upozornění e-mailem jsou vypnutá: CITADELS_SMTP potřebuje i CITADELS_MAIL_FROM a CITADELS_ORIGIN.

preview-home-title = Citadela: zahraj si v prohlížeči
preview-home = Postav město, každé kolo si vyber, kým budeš, a uhodni, kdo je kdo. S přáteli i s boty, bez registrace.
preview-table-title = Zahraj si s námi Citadelu: { $game }
preview-table = { $free ->
    [0] Všechna místa jsou obsazená ({ $seats }), ale můžeš se dívat.
    [one] { $free } volné místo, celkem { $seats }. Otevři odkaz a přisedni, bez registrace.
    [few] { $free } volná místa, celkem { $seats }. Otevři odkaz a přisedni, bez registrace.
   *[other] { $free } volných míst, celkem { $seats }. Otevři odkaz a přisedni, bez registrace.
}
preview-table-playing = Hra už běží. Otevři odkaz a dívej se.
preview-game-title = Citadela, záznam hry: { $game }
preview-game = Dohraná hra, tah po tahu, s odkrytými kartami.
preview-moment = Okamžik z dohrané hry, s odkrytými kartami.
preview-seen = Okamžik z dohrané hry, jak ho viděl jeden z hráčů.
picture-eyes = Pohledem hráče { $player }

## Whether a game was dealt as committed to

verify-kept = Karty byly rozdány přesně podle tajemství, jehož otisk byl znám před hrou.
verify-not-over = Tato hra ještě neskončila; její tajemství se ukáže po konci.
verify-none = Rozdání této hry ověřit nejde: nehrála se na serveru, nebo je starší než toto ověřování.
verify-other-secret = Tajemství v tomto záznamu neodpovídá otisku.
verify-other-commitment = Otisk v tomto záznamu není ten, který máš poznamenaný.
verify-other-deal = Rozdání neodpovídá tajemství, slovům a nastavení.
verify-other-result = Výsledek v tomto záznamu neodpovídá jeho tahům.

## Whether a server is healthy

health-well = Server na { $address } je v pořádku.
health-ill = Server na { $address } není v pořádku (stav { $status }).
health-none = Na { $address } žádný server neodpovídá: { $why }.

## Backups

backup-done = Uloženo do { $file }: lidé { $people }, stoly { $tables }, tahy { $moves }. Soubor drž v tajnosti: jsou v něm všechny skryté karty.
backup-stopped = Přerušeno. Nic se nezměnilo.
backup-no-database = V { $file } žádná databáze není.
backup-nothing = V této databázi není co zálohovat.
backup-onto-database = { $file } je sama databáze. Zvol pro zálohu jiný soubor.
backup-no-file = Soubor { $file } nejde zapsat: { $why }.
backup-unreadable = Soubor { $file } nejde přečíst: { $why }.
backup-strange = { $file } není záloha z příkazu „citadels backup“. Nic se nezměnilo.
backup-damaged = Soubor { $file } je poškozený nebo neúplný. Nic se nezměnilo.
backup-newer = Soubor { $file } zapsala novější verze Citadels ({ $version }). Nic se nezměnilo; nejdřív nainstaluj tuto verzi.
restore-checked = Soubor { $file } je celý: { $made }, Citadels { $version }; lidé { $people }, stoly { $tables }, tahy { $moves }.
restore-done = Obnoveno ze souboru { $file } ({ $made }): lidé { $people }, stoly { $tables }, tahy { $moves }.
ratings-done = Všechny ratingy jsou spočítané znovu; her: { $games }.
restore-not-empty = V této databázi už něco je. Nic se nezměnilo; --replace to smaže a dá na to místo zálohu.
restore-in-use = Tuto databázi používá server. Nic se nezměnilo; nejdřív ukonči všechny servery.
restore-failed = Zálohu nejde obnovit: { $why }. Nic se nezměnilo.
