### Words of the pictures: what a screen reader says of cards and tokens.

art-gold = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
  }
art-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
  }
art-crown = koruna
art-cost = cena { $n }
art-beautified = zkrášlená
art-under = { $n ->
    [one] pod ním { $n } karta
    [few] pod ním { $n } karty
   *[other] pod ním { $n } karet
  }
art-ranked = { $rank } { $name }
art-gains = výnos za { FORM($type, "pl") } budovy
art-barred = teď ne
art-back-district = karta budovy lícem dolů
art-back-character = karta postavy lícem dolů
art-close = Zavřít

art-token-killed = vražda
art-token-robbed = krádež
art-token-bewitched = očarování
art-token-warrant = příkaz
art-token-signed = podepsaný příkaz
art-token-threat = výhrůžka
art-token-flower = výhrůžka s květinou
art-token-tax = daň { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
  }
art-token-crown = koruna
art-token-discarded = v tomto kole nehraje
art-token-by = { $name } od { TRAIT($player, "person") ->
    [me] { FORM($player, "gen") }
   *[other] hráče { $player }
  }

art-copies = { $n ->
    [one] v balíčku { $n } kus
    [few] v balíčku { $n } kusy
   *[other] v balíčku { $n } kusů
  }
art-counts-for = Při dokončení města platí za { $n ->
    [one] { $n } budovu
    [few] { $n } budovy
   *[other] { $n } budov
  }.
