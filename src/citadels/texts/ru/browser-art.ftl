### Words of the pictures: what a screen reader says of cards and tokens.

art-gold = { $n } { $n ->
    [one] золотой
    [few] золотых
   *[many] золотых
  }
art-cards = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
  }
art-crown = корона
art-cost = стоимость { $n }
art-beautified = квартал украшен
art-under = под ним { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
  }
art-ranked = { $rank } { $name }
art-gains = доход за { FORM($type, "plural") } кварталы
art-barred = сейчас нельзя
art-back-district = карта квартала взакрытую
art-back-character = карта персонажа взакрытую
art-close = Закрыть

art-token-killed = персонаж убит
art-token-robbed = персонаж обворован
art-token-bewitched = персонаж заколдован
art-token-warrant = ордер
art-token-signed = подписанный ордер
art-token-threat = угроза
art-token-flower = угроза с цветком
art-token-tax = налог: { $n } { $n ->
    [one] золотой
    [few] золотых
   *[many] золотых
  }
art-token-crown = корона
art-token-discarded = в этом раунде не участвует
art-token-by = { $name } { TRAIT($player, "person") ->
    [me] { FORM($player, "ins") }
   *[other] игроком { $player }
}

art-copies = { $n } { $n ->
    [one] такая карта в колоде
    [few] такие карты в колоде
   *[many] таких карт в колоде
  }
art-counts-for = Для достройки города считается за { $n } { $n ->
    [one] квартал
    [few] квартала
   *[many] кварталов
  }.
