### Words of the pictures: what a screen reader says of cards and tokens.

art-gold = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
  }
art-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }
art-crown = la corona
art-cost = costo { $n }
art-beautified = abbellito
art-under = { $n ->
    [one] { $n } carta sotto
   *[other] { $n } carte sotto
  }
art-ranked = { $rank } { $name }
art-gains = rendita dai quartieri { FORM($type, "pl") }
art-barred = non ora
art-back-district = una carta quartiere coperta
art-back-character = una carta personaggio coperta
art-close = Chiudi

art-token-killed = assassinio
art-token-robbed = furto
art-token-bewitched = incantesimo
art-token-warrant = mandato
art-token-signed = mandato firmato
art-token-threat = minaccia
art-token-flower = minaccia con il fiore
art-token-tax = { $n ->
    [one] tassa di 1 moneta
   *[other] tassa di { $n } monete
  }
art-token-crown = la corona
art-token-discarded = fuori da questo round
art-token-by = { $name } da parte di { FORM($player, "obj") }

art-copies = { $n ->
    [one] { $n } copia nel mazzo
   *[other] { $n } copie nel mazzo
  }
art-counts-for = Vale { $n } quartieri per completare una città.
