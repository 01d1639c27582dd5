### Words of the pictures: what a screen reader says of cards and tokens.

art-gold = { $n ->
    [one] { $n } monedă
    [few] { $n } monede
   *[other] { $n } de monede
  }
art-cards = { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
  }
art-crown = coroana
art-cost = cost { $n }
art-beautified = înfrumusețat
art-under = { $n ->
    [one] { $n } carte dedesubt
    [few] { $n } cărți dedesubt
   *[other] { $n } de cărți dedesubt
  }
art-ranked = { $rank } { $name }
art-gains = câștigă din districte { FORM($type, "pl") }
art-barred = nu acum
art-back-district = o carte de district cu fața în jos
art-back-character = o carte de personaj cu fața în jos
art-close = Închide

art-token-killed = asasinat
art-token-robbed = jaf
art-token-bewitched = vrajă
art-token-warrant = mandat
art-token-signed = mandat semnat
art-token-threat = amenințare
art-token-flower = amenințare cu floare
art-token-tax = taxe: { $n ->
    [one] { $n } monedă
    [few] { $n } monede
   *[other] { $n } de monede
  }
art-token-crown = coroana
art-token-discarded = scos din rundă
art-token-by = { $name } ({ $player })

art-copies = { $n ->
    [one] { $n } exemplar în pachet
    [few] { $n } exemplare în pachet
   *[other] { $n } de exemplare în pachet
  }
art-counts-for = Contează ca { $n ->
    [one] { $n } district
    [few] { $n } districte
   *[other] { $n } de districte
  } la terminarea orașului.
