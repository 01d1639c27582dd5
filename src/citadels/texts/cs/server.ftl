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

server-ready = Citadela běží na { $address }. Ukončíš ji Ctrl-C; všechny hry zůstanou uložené.
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
server-bad-level = Úroveň logu je jedna z { $levels }, ne „{ $value }“.
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

## Whether a game was dealt as committed to

verify-kept = Karty byly rozdány přesně podle tajemství, jehož otisk byl znám před hrou.
verify-not-over = Tato hra ještě neskončila; její tajemství se ukáže po konci.
verify-none = Rozdání této hry ověřit nejde: nehrála se na serveru, nebo je starší než toto ověřování.
verify-other-secret = Tajemství v tomto záznamu neodpovídá otisku.
verify-other-commitment = Otisk v tomto záznamu není ten, který máš poznamenaný.
verify-other-deal = Rozdání neodpovídá tajemství, slovům a nastavení.
verify-other-result = Výsledek v tomto záznamu neodpovídá jeho tahům.
