### The arena: its command and its tables.

cli-arena = nechat boty odehrát mnoho her a ohodnotit je

## Arguments

arena-bots = boti: { $names }, program:COMMAND nebo python:MODULE.CLASS; 4xrandom jsou čtyři
arena-games = kolik her (výchozí { $games }); hraje se jich víc, pokud to vyžaduje spravedlnost
arena-players = kolik míst má stůl (výchozí: pro každého bota jedno, ale { $fewest } až { $most }, pokud se žádný bot neopakuje)
arena-out = složka, kam se hry ukládají; bez ní se neuloží nic
arena-help =
    Kdo kde sedí:
      Když se některý bot opakuje, tvoří zadaní boti stůl: builder 4xrandom.
      Jinak se na místech střídá libovolný počet botů: je-li jich méně než
      míst, někteří sedí dvakrát, je-li jich víc, někteří čekají, a všichni
      dostanou stejně míst. Každé rozdání se hraje pro každé místo jednou
      a všichni se mezitím posunou o místo dál, takže štěstí na karty nebo
      na místo nikomu nenadržuje.

    Příklady:
      citadels arena builder random search:200 --games 300 --out my-arena
      citadels arena --resume --out my-arena
      citadels arena builder 4xrandom --edition classic --seed 7 --processes 2

## Before the games

arena-two-bots = Je potřeba zadat aspoň dva různé boty.
arena-table = Když se některý bot opakuje, tvoří zadaní boti stůl: botů je { $bots }, míst u stolu { $players }.
arena-resume-where = --resume potřebuje --out a složku, ve které se má pokračovat.
arena-more = Místo { $asked } her se jich hraje { $games }, aby byli všichni boti na všech místech stejně často.
arena-timed = { $bot } přemýšlí podle hodin nebo ve vlastním programu: jeho hry nelze přesně zopakovat.

## After the games

arena-title = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $edition }, míst u stolu { $players }, semínko { $seed }
arena-title-preset = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $edition } ({ $preset }), míst u stolu { $players }, semínko { $seed }
arena-laid = Každé rozdání se hrálo { $players }krát, všichni se mezitím posunuli o místo dál.
arena-laid-fewer = Na místech ({ $players }) se střídali boti ({ $bots }). Každé rozdání se hrálo { $players }krát, všichni se mezitím posunuli o místo dál.
arena-laid-more = U každého stolu sedělo postupně { $players } z celkem { $bots } botů. Každé rozdání se hrálo { $players }krát, všichni se mezitím posunuli o místo dál.

arena-column-bot = Bot
arena-column-games = Hry
arena-column-wins = Výhry
arena-column-points = Body
arena-column-rating = Síla
arena-column-certain = 95 %
arena-column-ordinal = Jistě
arena-reach = ±{ $reach }
arena-legend = Výhry jsou podíl míst, na kterých bot seděl; pouhá náhoda dává { $chance }. Síla začíná na 25; Jistě je to, co bot téměř určitě má.
arena-ahead = Jak často skončil řádek před sloupcem, 95% interval a v kolika hrách:
arena-ahead-none = nepotkali se
arena-faults = { $bot }: { $count ->
    [one] { $count } neplatná odpověď
    [few] { $count } neplatné odpovědi
   *[other] { $count } neplatných odpovědí
}, poprvé ve hře { $game } na místě { $seat }: { $reason }.
arena-stopped = Zastaveno po { $done } z celkem { $games } her; bez --out se nic neuloží.
