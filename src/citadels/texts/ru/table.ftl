### A table and a game, as every face of the game speaks of them.

## Small words

you = вы
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .person = me
titled = { $name } ({ $character })
sentence = { $told }.
clauses = { $first }; { $next }
noted = { $told } ({ $note })
list-none = ничего
list-more = { $first }, { $next }
list-last = { $first } и { $last }
default-name = Вы
guest-name = Гость
bot-names = Анна, Борис, Вера, Глеб, Дарья, Елена, Иван, Лев, Нина
level-easy = лёгкий
level-normal = обычный
level-hard = сильный
level-master = мастер
letter-noble = Д
letter-religious = Ц
letter-trade = Т
letter-military = В
letter-unique = Б

## On the table

mixed = Свой состав
now-turn = { $who ->
    [me] ваш ход
   *[other] ходит { $player }
}
now-reactions = ждём ответов
now-selection = выбор
now-turns = конец раунда
now-over = партия окончена
empty-city = кварталов пока нет
empty-hand = карт нет
booth = Билетная касса: { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}
face-up = в открытую
face-down = взакрытую
laps-called = Уже вызваны
laps-coming = Ещё впереди
laps-none = пока никто
lies-before = { TRAIT($player, "person") ->
    [me] перед { FORM($player, "ins") }
   *[other] у игрока { $player }
}
marked-by = { $mark }: { $player }
notice-standing = Разных кварталов построено: { $count } из { $goal }.
notice-standing-bell = Колокол прозвонил: построено кварталов — { $count } из { $goal }.
notice-bell = Колокол прозвонил: город из { $goal } { $goal ->
    [one] квартала
    [few] кварталов
   *[many] кварталов
} считается достроенным.
notice-acrobat = За корону сыграна Акробатка.
notice-auction = Аукцион: { $player } { $who ->
    [me] продаёте
   *[other] продаёт
} { FORM($card, "acc") }.
notice-bid = { $player } { $who ->
    [me] ставите
   *[other] ставит
} { $gold } { $gold ->
    [one] золотой
    [few] золотых
   *[many] золотых
}.
notice-live = Ещё торгуются: { $players }.
unanswered = нет ответа
token-killed = убийство
token-robbed = кража
token-bewitched = чары
token-warrants = ордер
token-signed = подписанный ордер
token-threats = угроза
token-flower = цветок
token-tax = налог { $gold }

## Choosing a game

about-deluxe = самое новое: 27 персонажей, 30 бонусных кварталов
about-classic = первое, со всеми дополнительными картами; Кондотьер разрушает в конце хода
about-circus = с картами действий и сбросом, который видят все
about-common-city = все строят один город; персонажей открывают по одному
chosen = { $option }: { $value }
chosen-yes = да
chosen-no = нет
rank9-none = Без него
about-easy = они знают, как надо, но часто об этом забывают
about-normal = они полагаются на здравый смысл
about-hard = они просчитывают вперёд и хорошо угадывают, кто есть кто
about-master = самые сильные, думают до секунды на решение

## What a bot expects

expected-win = Шансы на победу: { $chances }.
expected-chance = { $player } { $percent } %
expected-who = Вероятнее всего: { $guesses }.
expected-guess = { $player } — { $character } ({ $percent } %)

## The score

score-now = Счёт, если бы партия закончилась сейчас, насколько вам известно:
score-sum = = { $lines }
score-plus = { $first } + { $next }
score-line = { $points } ({ $reason })
score-districts = за кварталы
score-five-types = за все пять видов
score-first-complete = за первый достроенный город
score-complete = за достроенный город
score-passes = за проходы
score-actions = { $points ->
    [one] за карту действия на руке
    [few] за карты действий на руке
   *[many] за карты действий на руке
}
won = { $player } { $who ->
    [me] побеждаете
   *[other] побеждает
}: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
won-tie-deluxe = Счёт равный ({ $points }), но { $player } { $who ->
    [me] побеждаете
   *[other] побеждает
}: раскрытый в последнем раунде персонаж старше рангом.
won-tie-classic = Счёт равный ({ $points }), но { $player } { $who ->
    [me] побеждаете
   *[other] побеждает
}: больше очков за одни только кварталы или больше золота.
won-tie-circus = Счёт равный ({ $points }), но { $player } { $who ->
    [me] побеждаете
   *[other] побеждает
}: больше очков за одни только кварталы.
won-tie-common-city = Счёт равный ({ $points }), но { $player } { $who ->
    [me] побеждаете
   *[other] побеждает
}: больше кварталов или больше золота.
won-shared = Общая победа: { $players }, по { $points } { $points ->
    [one] очку
    [few] очка
   *[many] очков
}.

## Looking up cards and rules

rules-none = Обычный квартал: на карте только стоимость и вид.
kind-character = персонаж { $rank }-го ранга
kind-turned-up = персонаж
kind-action = карта действия, { $copies } { $copies ->
    [one] экземпляр
    [few] экземпляра
   *[many] экземпляров
}
kind-gains = доход за { FORM($type, "plural") } кварталы
kind-district = { FORM($type, "low") } квартал, стоимость { $cost }, { $copies } { $copies ->
    [one] карта
    [few] карты
   *[many] карт
}
topic-deck = колода и сброс
topic-action = карты действий
topic-auction = аукционы
topic-city = что кому принадлежит в общем городе
topic-pass = очки, когда вызваны все персонажи
topic-mark = названные персонажи
topic-other = правила издания «{ $edition }», если не сказано иного
topic-setup = что входит в игру и как она начинается
topic-draft = выбор персонажей
topic-call = вызов персонажей
topic-turn = ход: сбор ресурсов, строительство, свойства
topic-bank = банк
topic-end = конец игры и подсчёт очков
topic-ru = разъяснения для особых случаев
