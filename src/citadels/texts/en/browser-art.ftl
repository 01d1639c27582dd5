### Words of the pictures: what a screen reader says of cards and tokens.

art-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
  }
art-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
art-crown = the crown
art-cost = cost { $n }
art-beautified = beautified
art-under = { $n ->
    [one] { $n } card under it
   *[other] { $n } cards under it
  }
art-ranked = { $rank } { $name }
art-gains = collects for { FORM($type, "lower") } districts
art-barred = not now
art-back-district = a face-down district card
art-back-character = a face-down character card
art-close = Close

art-token-killed = killed
art-token-robbed = robbed
art-token-bewitched = bewitched
art-token-warrant = warrant
art-token-signed = signed warrant
art-token-threat = threat
art-token-flower = threat with the flower
art-token-tax = tax: { $n } gold
art-token-crown = the crown
art-token-discarded = out of this round
art-token-by = { $name }, by { $player }

art-copies = { $n ->
    [one] { $n } in the deck
   *[other] { $n } in the deck
  }
art-counts-for = Counts as { $n } districts toward completing a city.
