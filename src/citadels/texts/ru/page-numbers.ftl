### What the studies say of cards and casts, where they are read and chosen.

## A card in the rules: what games between bots say of it

figures-title = Из лаборатории
figures-pick = Выбор этого персонажа в одном раунде даёт { $value } победы на 100 партий по сравнению со средним из предложенного (скорее всего, от { $low } до { $high }).
figures-hand = В начальной руке вместо обычного квартала: { $value } победы на 100 партий (скорее всего, от { $low } до { $high }).
figures-luck = Это может быть простым везением.
figures-same = У более сильного бота разница в ту же сторону.
figures-apart = Более сильный бот говорит иное: { $value } (от { $low } до { $high }).
figures-games = { $n ->
    [one] { $n } партия между ботами.
    [few] { $n } партии между ботами.
   *[many] { $n } партий между ботами.
}
figures-plot = По числу игроков
figures-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}: { $value } (от { $low } до { $high })

## A cast that is chosen for a table: what its games are likely to be like

outlook-title = Чего ждать
outlook-from = Усвоено по составам, сыгранным ботами: { $casts }; ± — обычная ошибка на отложенных составах.
outlook-edge = { $third ->
    [low] Ровнее большинства составов
    [mid] Ровен, как большинство составов
    [high] Менее ровен, чем большинство составов
   *[unknown] Насколько ровен
}: игроки с одним персонажем обычно выигрывают на { $low }–{ $high } партии из ста больше или меньше, чем игроки с другим.
outlook-upsets = { $third ->
    [low] Переворотов меньше обычного
    [mid] Переворотов столько же, сколько обычно
    [high] Переворотов больше обычного
   *[unknown] Перевороты
}: в { $value } из 100 моментов между раундами лидер не побеждает (± { $error }).
outlook-length = { $third ->
    [low] Быстрее большинства составов
    [mid] По длине как большинство составов
    [high] Дольше большинства составов
   *[unknown] Длительность
}: около { $minutes } мин для тех, кто знает игру (± { $error }); раундов: { $rounds }.
outlook-options = Чего ждать, известно только для обычных настроек.
outlook-none = Чего ждать, неизвестно: составы для такого числа игроков мало изучены.
