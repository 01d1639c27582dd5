## Why something cannot be done now, before the rule that forbids it

reason-gathered = В этот ход вы уже собрали ресурсы.
reason-no-cards = Карт больше не осталось, брать нечего.
reason-gather-first = Сначала соберите ресурсы: возьмите золото или карты.
reason-not-held = У вас на руке нет { FORM($card, "gen") }.
reason-stands = Среди ваших кварталов уже есть { $card }.
reason-stands-elsewhere = Среди кварталов другого игрока уже есть { $card }.
reason-stands-there = Среди кварталов этого игрока уже есть { $card }.
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
reason-rung = В колокол уже ударили.
reason-action-used = В этот ход вы уже сыграли карту действия.
reason-not-built = Среди ваших кварталов нет { FORM($card, "gen") }.
reason-not-in-game = Этой карты нет в игре.
reason-no-sales = В этом издании карты не продают.
reason-complete = Этот город уже достроен.
reason-too-dear = Стоимость { $cost }, а допустимо не больше { $limit }.
reason-too-few-cards = За недостающее золото нужно отдать другие карты с руки ({ $cost }), а у вас их { $count }.
reason-too-poor = Вам не хватает золота ({ $cost }), а у этого игрока его { $gold }.
reason-not-short = На этот квартал вам хватает своего золота.
reason-not-richest = Этот игрок не самый богатый.
reason-nobody-richer = Ни у кого нет больше золота, чем у вас.
reason-tied-richest = Самых богатых игроков несколько.
reason-full = { $card }: нельзя построить в городе, где { $limit } или больше кварталов.
reason-not-signed = Ордер на этом персонаже не подписан.
reason-beautified = { $card }: этот квартал уже украшен.
reason-no-tax = На жетоне налогов нет золота.
reason-not-beside = Рядом с вами нет игрока, раскрывшего персонажа 4-го ранга.
reason-not-beside-crown = Рядом с вами нет игрока с короной.
reason-nobody-revealed = В этом раунде никто не раскрыл персонажа 4-го ранга.
reason-not-after-king = Вы не сидите рядом с владельцем короны, а Король не был вызван прямо перед вами.
reason-empty-hand = У вас нет карт на руке.
reason-their-hand-empty = У этого игрока нет карт на руке.
reason-all-hands-empty = Ни у кого из других игроков нет карт.
reason-guarded = { $character } защищает этот город.
reason-safe = { $card }: персонаж 8-го ранга не может тронуть этот квартал.
reason-nothing-to-give = У вас нет квартала, который можно отдать взамен.
reason-not-dearer = Новый квартал должен стоить дороже заменяемого ({ $cost }).
reason-none-dearer = У вас на руке нет квартала дороже { $cost }.
reason-only-end = Теперь вы можете только закончить ход.
reason-only-gather = В этот ход вы можете только собрать ресурсы.
reason-bewitch-first = Сначала назовите персонажа, которого заколдуете.
reason-crown-first = Сначала передайте корону другому игроку.
reason-has-crown = Корона уже у этого игрока.
reason-own-character = Это персонаж, за которого вы сейчас играете.
reason-first-rank = Персонажа 1-го ранга выбрать нельзя.
reason-killed = Этот персонаж убит.
reason-bewitched = Этот персонаж заколдован.
reason-called = Этот персонаж уже вызван.
reason-chosen = Этот персонаж уже выбран.
reason-never-built = { $card } приносит очки, пока остаётся на руке.
reason-too-late-to-ring = Кварталов уже { $count }, а в колокол бьют, только пока их меньше { $limit }.
reason-bid-more = Предложите больше { $limit }.

## How it is put before the rule

reason-why-not = «{ $line }» сейчас нельзя. { $reason }
reason-rule = { $rule }: { $sentence }
reason-note = { $reason } { $text }
