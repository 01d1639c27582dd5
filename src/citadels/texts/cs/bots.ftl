# The bots: what goes wrong with them.

bot-unknown = Bot { $name } není; jsou tu { $names }, program:COMMAND a python:MODULE.CLASS.
bot-bad-budget = { $name }: rozpočet je počet zkušebních her, třeba search:400, nebo čas, třeba search:500ms.
bot-raised = bot selhal ({ $problem })
bot-not-an-option = bot odpověděl { $line }, což není mezi jeho možnostmi

## Programs that speak the line protocol

bot-program-none = Program se zapisuje program:COMMAND, ale žádný příkaz tu není.
bot-program-missing = Program { $program }, který by šel spustit, není.
bot-program-quotes = V příkazu { $command } není uzavřená uvozovka.
bot-program-time = Čas na rozhodnutí je od 1ms do 86400s, ne { $time }.
bot-program-unstarted = program se nepodařilo spustit ({ $why })
bot-program-unready = program do { $ms } ms neohlásil, že je připravený
bot-program-version = program používá verzi protokolu { $version }, ne { $known }
bot-program-name = program se jmenuje { $name }; jméno má 1 až { $longest } znaků
bot-program-late = program do { $ms } ms neodpověděl
bot-program-closed = program zavřel svůj výstup
bot-program-ended = { $said ->
    [yes] program skončil se stavem { $status } a jeho poslední slova byla { $words }
   *[no] program skončil se stavem { $status }
}
bot-program-signal = { $said ->
    [yes] program ukončil signál { $number } a jeho poslední slova byla { $words }
   *[no] program ukončil signál { $number }
}
bot-program-long = program napsal řádek delší než { $size } bajtů
bot-program-flood = program napsal víc než { $lines } řádků, o které nikdo nežádal
bot-program-json = program poslal { $line }, což není objekt JSON
bot-program-say = program poslal { $line }, ale „say“ má být „{ $say }“
bot-program-field = program poslal { $line }, kde pole „{ $field }“ chybí nebo není, jaké má být
bot-program-extra = program poslal { $line }, ale pole { $field } neexistuje
bot-program-number = program odpověděl na otázku { $answered }, ale dostal otázku { $asked }
bot-program-given-up = programu se v této hře už nikdo neptá: { $why }

## Bots of one's own

bot-own-path = Vlastní bot se zapisuje python:MODULE.CLASS, ne python:{ $path }.
bot-own-no-module = Modul { $module }, který by šel importovat, není.
bot-own-broken = Modul { $module } nejde importovat ({ $problem }).
bot-own-no-class = V modulu { $module } není { $word }.
bot-own-no-bot = { $path } není bot: musí to být podtřída citadels.bots.Bot s vlastní metodou decide.
bot-own-unmade = Bota { $path } se nepodařilo vytvořit ({ $problem }).
bot-own-unfinished = Bot { $path } vznikl bez Bot.__init__; zavolej v jeho vlastním super().__init__(seed).

## Trying a program

check-about = Zahraje jednu hru každé edice s programem, který používá řádkový protokol, a řekne, co s ním není v pořádku.
check-edition = jen tato edice ({ $editions }); lze zadat víckrát
check-seed = semínko her i programu
check-ms = milisekundy na každé rozhodnutí
check-command = program a jeho argumenty
check-game = { $edition }: { $decisions ->
    [one] { $decisions } rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
}, nejpomalejší trvalo { $ms } ms; { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $place }. místo z celkem { $seats }
check-fault = { "  " }při kroku { $move } { $why }; místo toho se hrálo { $line }
check-more = { "  " }a ještě { $count ->
    [one] jednou
    [few] { $count }krát
   *[other] { $count }krát
}
check-unheard = { "  " }{ $count ->
    [one] { $count } řádek, o který nikdo nežádal
    [few] { $count } řádky, o které nikdo nežádal
   *[other] { $count } řádků, o které nikdo nežádal
}, první { $line }
check-stayed = { "  " }program po „quit“ neskončil a musel být ukončen násilím
check-words = { "  " }naposled zapsal na chybový výstup:
check-word = { "    " }{ $line }
check-spared = { "  " }potom už se ho nikdo neptal: { $count ->
    [one] { $count } rozhodnutí zbylo
    [few] { $count } rozhodnutí zbyla
   *[other] { $count } rozhodnutí zbylo
} na náhodu
check-same = Se stejným semínkem hraje stejnou hru.
check-not-same = Se stejným semínkem hraje jinou hru, takže jeho hru nikdo nezopakuje.
check-orphan = Program neskončí, když se zavře jeho vstup.
check-good = { $title } dodržuje protokol.
check-bad = { $count ->
    [one] Našla se { $count } chyba.
    [few] Našly se { $count } chyby.
   *[other] Našlo se { $count } chyb.
}
