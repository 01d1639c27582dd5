### A table and a game, as every face of the game speaks of them.

## Small words

you = ти
    .obj = теб
    .person = me
titled = { $name } ({ $character })
sentence = { $told }.
clauses = { $first }; { $next }
noted = { $told } ({ $note })
list-none = нищо
list-more = { $first }, { $next }
list-last = { $first } и { $last }
default-name = Ти
guest-name = Гост
bot-names = Ана, Борис, Виола, Галин, Деница, Емил, Жана, Захари, Ирина
level-easy = лесен
level-normal = нормален
level-hard = труден
level-master = майстор
letter-noble = К
letter-religious = Р
letter-trade = Т
letter-military = В
letter-unique = У

## On the table

mixed = Собствен подбор
now-turn = { $who ->
    [me] твой ход
   *[other] ход на { $player }
}
now-reactions = реакции
now-selection = подбор
now-turns = край на рунда
now-over = край на играта
empty-city = още няма сгради
empty-hand = няма карти
booth = Билетна каса: { $gold } злато
face-up = открито
face-down = закрито
laps-called = Призовани
laps-coming = Предстоят
laps-none = още никой
lies-before = пред { FORM($player, "obj") }
marked-by = { $mark } от { FORM($player, "obj") }
notice-standing = Различни сгради: { $count } от { $goal }.
notice-standing-bell = Камбаната удари: построени са { $count } от { $goal } сгради.
notice-bell = Камбаната удари: град с { $goal } сгради е завършен.
notice-acrobat = За короната е изиграна Акробатка.
notice-auction = Търг: { $player } { $who ->
    [me] предлагаш
   *[other] предлага
} { $card }.
notice-bid = { $player } { $who ->
    [me] даваш
   *[other] дава
} { $gold } злато.
notice-live = Още наддават: { $players }.
unanswered = никой
token-killed = убийство
token-robbed = обир
token-bewitched = магия
token-warrants = заповед
token-signed = подписана заповед
token-threats = заплаха
token-flower = цвете
token-tax = данък { $gold }

## Choosing a game

about-deluxe = най-новото: 27 персонажа и 30 уникални сгради
about-classic = първото, с всички бонус карти; Пълководецът руши в края на хода
about-circus = с карти за действие и изчистени карти, които всички виждат
about-common-city = всички строят един град; персонажите се обръщат един по един
chosen = { $option }: { $value }
chosen-yes = да
chosen-no = не
rank9-none = Без
about-easy = имат добър усет, но често грешат
about-normal = играят разумно, по изпитани правила
about-hard = мислят напред и добре отгатват кой кой е
about-master = най-силните, мислят до секунда на ход

## What a bot expects

expected-win = Шансове за победа: { $chances }.
expected-chance = { $player } { $percent }%
expected-who = Най-вероятно: { $guesses }.
expected-guess = { $player } – { $character } ({ $percent }%)

## The score

score-now = Ако играта свършеше сега, доколкото можеш да знаеш:
score-sum = = { $lines }
score-plus = { $first } + { $next }
score-line = { $points } ({ $reason })
score-districts = сгради
score-five-types = всичките пет типа
score-first-complete = първи завършен град
score-complete = завършен град
score-passes = от обиколките
score-actions = { $points ->
    [one] карта за действие в ръка
   *[other] карти за действие в ръка
}
won = { $player } { $who ->
    [me] печелиш
   *[other] печели
} с { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
won-tie-deluxe = { $player } { $who ->
    [me] печелиш
   *[other] печели
} с { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}; при равенството решава най-високият ранг, разкрит в последния рунд.
won-tie-classic = { $player } { $who ->
    [me] печелиш
   *[other] печели
} с { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}; при равенството решават точките само от сгради, после златото.
won-tie-circus = { $player } { $who ->
    [me] печелиш
   *[other] печели
} с { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}; при равенството решават точките само от сгради.
won-tie-common-city = { $player } { $who ->
    [me] печелиш
   *[other] печели
} с { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}; при равенството решава броят на сградите, после златото.
won-shared = Споделена победа с { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}: { $players }.

## Looking up cards and rules

rules-none = Обикновена сграда: има само цена и тип.
kind-character = персонаж от ранг { $rank }
kind-turned-up = персонаж
kind-action = карта за действие, { $copies ->
    [one] { $copies } карта
   *[other] { $copies } карти
}
kind-gains = приход от { FORM($type, "pl") } сгради
kind-district = { FORM($type, "sg") } сграда, цена { $cost }, { $copies ->
    [one] { $copies } карта
   *[other] { $copies } карти
}
topic-deck = тестето и изчистените карти
topic-action = картите за действие
topic-auction = търговете
topic-city = кое на кого е в общия град
topic-pass = точките, след като са призовани всички персонажи
topic-mark = назованите персонажи
topic-other = правилата на изданието „{ $edition }“, където не е казано друго
topic-setup = подготовката на играта
topic-draft = подборът на персонажи
topic-call = призоваването на персонажите
topic-turn = ходът: ресурси, строеж, умения
topic-bank = банката
topic-end = край на играта и точки
topic-ru = тълкувания за особени случаи
