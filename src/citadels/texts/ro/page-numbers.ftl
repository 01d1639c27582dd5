### What the studies say of cards and casts, where they are read and chosen.

## A card in the rules: what games between bots say of it

figures-title = În partide între boți:
figures-pick = Acest personaj, luat pentru o rundă, schimbă numărul de victorii în 100 de partide cu { $value } față de media celor oferite (cel mai probabil între { $low } și { $high }).
figures-hand = Această carte în mâna de început, în locul unui district obișnuit, schimbă numărul de victorii în 100 de partide cu { $value } (cel mai probabil între { $low } și { $high }).
figures-luck = Diferența poate fi pură întâmplare.
figures-same = Partidele între boți mai puternici arată aceeași direcție.
figures-apart = Partidele între boți mai puternici spun altceva: { $value } (între { $low } și { $high }).
figures-games = { $n ->
    [one] Măsurat într-o partidă.
    [few] Măsurat în { $n } partide.
   *[other] Măsurat în { $n } de partide.
}
figures-plot = După numărul de jucători
figures-axis-wins = Schimbarea victoriilor la 100 de partide
figures-axis-players = Jucători
figures-players = { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}: { $value } (între { $low } și { $high })

## A cast that is chosen for a table: what its games are likely to be like

outlook-title = La ce să te aștepți
outlook-from = Învățat din selecții jucate de boți: { $casts }; ± este eroarea obișnuită la selecțiile ținute deoparte.
outlook-edge = { $third ->
    [low] Mai echilibrată decât majoritatea selecțiilor
    [mid] Echilibrată ca majoritatea selecțiilor
    [high] Mai puțin echilibrată decât majoritatea selecțiilor
   *[unknown] Echilibru
}: la o sută de partide, jucătorii cu un personaj câștigă de obicei cu { $low } până la { $high } mai multe sau mai puține decât cei cu altul.
outlook-upsets = { $third ->
    [low] Mai puține răsturnări ca de obicei
    [mid] Răsturnări ca de obicei
    [high] Mai multe răsturnări ca de obicei
   *[unknown] Răsturnări
}: în { $value } din 100 de momente între runde, cine conduce nu câștigă (± { $error }).
outlook-length = { $third ->
    [low] Mai rapidă decât majoritatea selecțiilor
    [mid] La fel de lungă ca majoritatea selecțiilor
    [high] Mai lungă decât majoritatea selecțiilor
   *[unknown] Durată
}: cam { $minutes } de minute pentru cine știe jocul (± { $error }); runde: { $rounds }.
outlook-options = La ce să te aștepți se știe doar pentru opțiunile obișnuite.
outlook-none = Nu se știe la ce să te aștepți: selecțiile pentru acest număr de jucători nu au fost studiate destul.
