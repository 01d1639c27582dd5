### Klid mezi hráči: ztlumení, blokování, nahlášení a jaká smějí být jména.

## Ostatní lidé

peace-open = Ztlumit, blokovat nebo nahlásit: { $player }
peace-people = Další lidé u stolu
peace-private = Nikdo další se to nedozví.
peace-mute = Ztlumit
peace-mute-hint = U žádného stolu už neuvidíš, co píše.
peace-block = Blokovat
peace-block-hint = Už nevidíš, co píše, ani jeho otevřené stoly. Nemůže si sednout ke stolům, které zakládáš, a než si k němu sedneš, dostaneš varování.
peace-block-here-host = U tohoto stolu si místo nechá, dokud ho neodebereš. Proč, se nedozví.
peace-block-here-open = U tohoto stolu si oba necháváte svá místa. Pokud s ním nechceš hrát, uvolni to své, než hra začne.
peace-block-here-playing = Tato hra pokračuje s vámi oběma.
peace-report = Nahlásit správci serveru
peace-reason = O co jde?
peace-reason-chat = Co píše
peace-reason-name = Jméno
peace-reason-play = Jak hraje
peace-reason-other = Něco jiného
peace-words = Vlastními slovy (nepovinné)
peace-report-hint = Přiloží se chat od tohoto stolu.
peace-report-send = Odeslat nahlášení
peace-report-sent = Díky. Správce serveru si to přečte.
peace-muted-now = Ztlumeno: { $player }
peace-blocked-now = Blokováno: { $player }
peace-ended-now = Zase jako dřív: { $player }
peace-list = Koho máš ztlumeného nebo blokovaného
peace-list-muted = ztlumeno
peace-list-blocked = blokováno
peace-list-end = Zrušit
peace-join = Přesto si sednout?
peace-join-do = Přesto si sednout
peace-warning = Zpráva od správce serveru
peace-warning-read = Mám přečteno

## Proč to nejde

refused-name-signs = Jméno musí mít aspoň jedno písmeno nebo číslici.
refused-name-marks = V tomto jménu je na jednom písmenu moc znamének.
refused-name-mixed = Každé slovo jména piš jedním písmem, třeba latinkou nebo cyrilicí.
refused-name-repeats = V tomto jménu se stejný znak opakuje příliš mnohokrát.
refused-name-reserved = S tímto jménem by si tě někdo mohl splést se správcem serveru. Vyber jiné.
refused-name-forbidden = Toto jméno není na tomto serveru povolené. Vyber jiné.
refused-no-person = Nikdo jiný tam není.
refused-blocked-there = U tohoto stolu je někdo, koho blokuješ.
refused-too-many-reports = Dnes jsi toho nahlásil(a) hodně. Zkus to zítra.
refused-banned = { $until ->
    [none] Na tento server máš zákaz vstupu.
   *[other] Na tento server máš zákaz vstupu do { $until }.
}
refused-silenced = { $until ->
    [none] Správce serveru ti zakázal psát do chatu.
   *[other] Správce serveru ti zakázal psát do chatu do { $until }.
}
peace-reason-told = Důvod: { $reason }
refused-wrong-key = To není ten klíč.
