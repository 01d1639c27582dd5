## Why something cannot be done now, before the rule that forbids it

reason-gathered = В этот ход вы уже собрали ресурсы.
reason-no-cards = Карт больше не осталось, брать нечего.
reason-gather-first = Сначала соберите ресурсы: возьмите золото или карты.
reason-not-held = У вас на руке нет { FORM($card, "gen") }.
reason-stands = Среди ваших кварталов уже есть { $card }.
reason-stands-elsewhere = Среди кварталов другого игрока уже есть { $card }.
reason-builds-nothing = { $character } не строит кварталы.
reason-limit = Лимит строительства на этот ход исчерпан: { $limit }.
reason-cost = Это стоит { $cost } { $cost ->
    [one] золотой
    [few] золотых
   *[many] золотых
}, а у вас { $gold }.
reason-no-income = { $character } не получает дохода за кварталы.
reason-income-used = Доход в этот ход вы уже получили.
reason-no-district = Среди ваших кварталов нет { FORM($type, "many") }.
reason-not-yours = У { FORM($character, "gen") } нет такого свойства.
reason-power-used = Это свойство вы в этот ход уже применили.
reason-used = В этот ход вы этим уже воспользовались.
reason-action-used = В этот ход вы уже сыграли карту действия.
reason-not-built = Среди ваших кварталов нет { FORM($card, "gen") }.

## How it is put before the rule

reason-why-not = «{ $line }» сейчас нельзя. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text } ({ $rule })
