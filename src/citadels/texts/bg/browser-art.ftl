### Words of the pictures: what a screen reader says of cards and tokens.

art-gold = { $n } злато
art-cards = { $n ->
    [one] { $n } карта
   *[other] { $n } карти
  }
art-crown = короната
art-cost = цена { $n }
art-beautified = разкрасена
art-under = { $n ->
    [one] { $n } карта отдолу
   *[other] { $n } карти отдолу
  }
art-ranked = { $rank } { $name }
art-gains = приход от { FORM($type, "pl") } сгради
art-barred = не сега
art-back-district = закрита карта със сграда
art-back-character = закрита карта с персонаж
art-close = Затвори

art-token-killed = убийство
art-token-robbed = обир
art-token-bewitched = магия
art-token-warrant = заповед
art-token-signed = подписана заповед
art-token-threat = заплаха
art-token-flower = заплаха с цветето
art-token-tax = данък { $n } злато
art-token-crown = короната
art-token-discarded = извън рунда
art-token-by = { $name }, от { FORM($player, "obj") }

art-copies = { $n ->
    [one] { $n } такава в тестето
   *[other] { $n } такива в тестето
  }
art-counts-for = Брои се за { $n } сгради при завършването на града.
