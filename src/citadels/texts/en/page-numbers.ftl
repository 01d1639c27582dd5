### What the studies say of cards and casts, where they are read and chosen.

## A card in the rules: what games between bots say of it

figures-title = In games between bots:
figures-pick = Taking this character for one round changes the number of wins in 100 games by { $value } compared with the average choice on offer (most likely { $low } to { $high }).
figures-hand = Having this card in the opening hand instead of an ordinary district changes the number of wins in 100 games by { $value } (most likely { $low } to { $high }).
figures-luck = This difference may be pure chance.
figures-same = Games between stronger bots point the same way.
figures-apart = Games between stronger bots say something else: { $value } ({ $low } to { $high }).
figures-games = { $n ->
    [one] Measured in one game.
   *[other] Measured in { $n } games.
}
figures-plot = By number of players
figures-axis-wins = Change in wins per 100 games
figures-axis-players = Players
figures-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}: { $value } ({ $low } to { $high })

## A cast that is chosen for a table: what its games are likely to be like

outlook-title = What to expect
outlook-from = Learned from { $casts } casts played by bots; ± is the typical error on casts that were kept apart.
outlook-edge = { $third ->
    [low] More even than most casts
    [mid] About as even as most casts
    [high] Less even than most casts
   *[unknown] How even it is
}: players with one character rather than another typically win { $low } to { $high } games more or fewer in a hundred.
outlook-upsets = { $third ->
    [low] Fewer upsets than usual
    [mid] As many upsets as usual
    [high] More upsets than usual
   *[unknown] Upsets
}: at { $value } of 100 moments between rounds, the player in the lead does not win (± { $error }).
outlook-length = { $third ->
    [low] Quicker than most casts
    [mid] About as long as most casts
    [high] Longer than most casts
   *[unknown] Length
}: about { $minutes } minutes for people who know the game (± { $error }), in { $rounds } rounds.
outlook-options = What to expect is known only for the usual options.
outlook-none = What to expect is not known: casts for this number of players have not been studied enough.
