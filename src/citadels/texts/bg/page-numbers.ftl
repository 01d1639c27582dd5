### What the studies say of cards and casts, where they are read and chosen.

## A card in the rules: what games between bots say of it

figures-title = В игри между ботове:
figures-pick = Изборът на този персонаж за един рунд променя броя на победите в 100 игри с { $value } спрямо средното от предложеното (най-вероятно от { $low } до { $high }).
figures-hand = Тази карта в началната ръка вместо обикновена сграда променя броя на победите в 100 игри с { $value } (най-вероятно от { $low } до { $high }).
figures-luck = Тази разлика може да е чиста случайност.
figures-same = Игрите между по-силни ботове сочат същата посока.
figures-apart = Игрите между по-силни ботове показват друго: { $value } (от { $low } до { $high }).
figures-games = { $n ->
    [one] Измерено в една игра.
   *[other] Измерено в { $n } игри.
}
figures-plot = По брой играчи
figures-axis-wins = Промяна в победите на 100 игри
figures-axis-players = Играчи
figures-players = { $n ->
    [one] { $n } играч
   *[other] { $n } играчи
}: { $value } (от { $low } до { $high })

## A cast that is chosen for a table: what its games are likely to be like

outlook-title = Какво да очакваш
outlook-from = Научено от изиграни от ботове състави: { $casts }; ± е типичната грешка при състави, които са били отделени.
outlook-edge = { $third ->
    [low] По-изравнен от повечето състави
    [mid] Изравнен колкото повечето състави
    [high] По-неизравнен от повечето състави
   *[unknown] Изравненост
}: играчите с един персонаж обикновено печелят с { $low } до { $high } игри на сто повече или по-малко от играчите с друг.
outlook-upsets = { $third ->
    [low] По-малко обрати от обичайното
    [mid] Обичаен брой обрати
    [high] Повече обрати от обичайното
   *[unknown] Обрати
}: в { $value } от 100 момента между рундовете водещият не печели (± { $error }).
outlook-length = { $third ->
    [low] По-бърз от повечето състави
    [mid] Дълъг колкото повечето състави
    [high] По-дълъг от повечето състави
   *[unknown] Продължителност
}: около { $minutes } минути за хора, които познават играта (± { $error }); рундове: { $rounds }.
outlook-options = Какво да се очаква, се знае само за обичайните настройки.
outlook-none = Не се знае какво да се очаква: съставите за този брой играчи не са изследвани достатъчно.
