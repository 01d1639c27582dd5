### What the studies say of cards and casts, where they are read and chosen.

## A card in the rules: what games between bots say of it

figures-title = Dal laboratorio
figures-pick = Prendere questo personaggio in un solo round: { $value } vittorie su 100 partite rispetto alla media di ciò che è disponibile (probabilmente da { $low } a { $high }).
figures-hand = Nella mano iniziale, al posto di un quartiere comune: { $value } vittorie su 100 partite (probabilmente da { $low } a { $high }).
figures-luck = Può essere solo fortuna.
figures-same = Anche con un bot più forte la differenza va nella stessa direzione.
figures-apart = Un bot più forte dice altro: { $value } (da { $low } a { $high }).
figures-games = { $n ->
    [one] Una partita tra bot.
   *[other] { $n } partite tra bot.
}
figures-plot = Per numero di giocatori
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
