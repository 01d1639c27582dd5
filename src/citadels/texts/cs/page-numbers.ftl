### What the studies say of cards and casts, where they are read and chosen.

## A card in the rules: what games between bots say of it

figures-title = Ve hrách mezi boty:
figures-pick = Vzít si tuto postavu na jedno kolo mění počet výher ve 100 hrách o { $value } proti průměru toho, co je v nabídce (nejspíš { $low } až { $high }).
figures-hand = Mít tuto kartu v počáteční ruce místo obyčejné budovy mění počet výher ve 100 hrách o { $value } (nejspíš { $low } až { $high }).
figures-luck = Tento rozdíl může být čistá náhoda.
figures-same = Hry mezi silnějšími boty ukazují stejným směrem.
figures-apart = Hry mezi silnějšími boty říkají něco jiného: { $value } ({ $low } až { $high }).
figures-games = { $n ->
    [one] Změřeno v { $n } hře.
    [few] Změřeno ve { $n } hrách.
   *[other] Změřeno v { $n } hrách.
}
figures-plot = Podle počtu hráčů
figures-axis-wins = Změna počtu výher na 100 her
figures-axis-players = Hráči
figures-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}: { $value } ({ $low } až { $high })

## A cast that is chosen for a table: what its games are likely to be like

outlook-title = Co čekat
outlook-from = Naučeno z obsazení zahraných boty: { $casts }; ± je obvyklá chyba u obsazení, která zůstala stranou.
outlook-edge = { $third ->
    [low] Vyrovnanější než většina obsazení
    [mid] Vyrovnané jako většina obsazení
    [high] Méně vyrovnané než většina obsazení
   *[unknown] Vyrovnanost
}: hráči s jednou postavou obvykle vyhrají o { $low } až { $high } hry ze sta víc nebo méně než hráči s jinou.
outlook-upsets = { $third ->
    [low] Méně zvratů než obvykle
    [mid] Zvratů jako obvykle
    [high] Více zvratů než obvykle
   *[unknown] Zvraty
}: v { $value } ze 100 okamžiků mezi koly ten, kdo vede, nevyhraje (± { $error }).
outlook-length = { $third ->
    [low] Rychlejší než většina obsazení
    [mid] Dlouhé jako většina obsazení
    [high] Delší než většina obsazení
   *[unknown] Délka
}: asi { $minutes } min pro ty, kdo hru znají (± { $error }); kol: { $rounds }.
outlook-options = Co čekat, se ví jen pro obvyklá nastavení.
outlook-none = Co čekat, se neví: obsazení pro tento počet hráčů nejsou dost prozkoumaná.
