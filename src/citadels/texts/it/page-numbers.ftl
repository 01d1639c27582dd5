### What the studies say of cards and casts, where they are read and chosen.

## A card in the rules: what games between bots say of it

figures-title = Nelle partite tra bot:
figures-pick = Prendere questo personaggio per un round cambia il numero di vittorie su 100 partite di { $value } rispetto alla media di ciò che è disponibile (molto probabilmente da { $low } a { $high }).
figures-hand = Avere questa carta nella mano iniziale al posto di un quartiere comune cambia il numero di vittorie su 100 partite di { $value } (molto probabilmente da { $low } a { $high }).
figures-luck = Questa differenza può essere puro caso.
figures-same = Le partite tra bot più forti indicano la stessa direzione.
figures-apart = Le partite tra bot più forti dicono altro: { $value } (da { $low } a { $high }).
figures-games = { $n ->
    [one] Misurato in una partita.
   *[other] Misurato in { $n } partite.
}
figures-plot = Per numero di giocatori
figures-axis-wins = Variazione delle vittorie su 100 partite
figures-axis-players = Giocatori
figures-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}: { $value } (da { $low } a { $high })

## A cast that is chosen for a table: what its games are likely to be like

outlook-title = Che cosa aspettarsi
outlook-from = Imparato da { $casts } selezioni giocate da bot; ± è l'errore tipico sulle selezioni tenute da parte.
outlook-edge = { $third ->
    [low] Più equilibrata della maggior parte delle selezioni
    [mid] Equilibrata come la maggior parte delle selezioni
    [high] Meno equilibrata della maggior parte delle selezioni
   *[unknown] Equilibrio
}: chi ha un personaggio vince di solito da { $low } a { $high } partite su cento in più o in meno di chi ne ha un altro.
outlook-upsets = { $third ->
    [low] Meno ribaltoni del solito
    [mid] Ribaltoni come al solito
    [high] Più ribaltoni del solito
   *[unknown] Ribaltoni
}: in { $value } su 100 momenti tra i round chi è al comando non vince (± { $error }).
outlook-length = { $third ->
    [low] Più veloce della maggior parte delle selezioni
    [mid] Lunga come la maggior parte delle selezioni
    [high] Più lunga della maggior parte delle selezioni
   *[unknown] Durata
}: circa { $minutes } minuti per chi conosce il gioco (± { $error }); round: { $rounds }.
outlook-options = Che cosa aspettarsi si sa solo per le opzioni solite.
outlook-none = Non si sa che cosa aspettarsi: le selezioni per questo numero di giocatori non sono state studiate abbastanza.
