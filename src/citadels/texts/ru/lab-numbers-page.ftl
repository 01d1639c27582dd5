### The page "Citadels in numbers" of the documentation, made from the results of the studies.

## The top of the page

numbers-page-title = «Цитадели» в числах
numbers-page-lead = Ответы из партий между ботами: партий — { $games }, исследований — { $studies }, часов одного ядра процессора — { $hours }. Каждое число ниже взято из результатов исследования, а команда рядом сыграет его заново.
numbers-page-method = [Как получены числа]({ $link }) (на английском): парные раздачи, что причинно, а что нет, насколько всё это надёжно и чего боты не скажут.
numbers-page-legend = Значения даны с 95-процентным интервалом. **Полужирным** — то, что надёжно на уровне значимости 5% даже после поправки на множество сравнений в исследовании; сами интервалы — без поправки. Самые высокие и самые низкие из многих значений — отчасти везение: истинные, скорее всего, чуть ближе к остальным. Интервал, доходящий до края графика, продолжается за ним. Вопросительный знак — меньше 20 раздач: слишком мало, чтобы что-то утверждать.

## How each study was made

numbers-page-how-assassin-target = Первый Ассасин начиная с некоторого раунда (от 1 до 5) называет по очереди каждого персонажа, который может быть у кого-то другого; до этого мгновения всё одинаково.
numbers-page-how-bell = Первый, кто может позвонить, делает это сразу или никогда; до этого мгновения всё одинаково.
numbers-page-how-casts = Составы, вытянутые поровну из всех возможных; каждый сыгран сам по себе. Карты выбраны случайно, поэтому их вклад причинен. Перевес персонажей — только описание: сравниваются игроки на одном и том же месте по очкам, но не в одной и той же раздаче.
numbers-page-how-casts-check = Отобранные составы, сыгранные заново на новых раздачах: числа, по которым их отбирали, им льстят. Ровный: наименьший перевес персонажей. Переменчивый: больше всего переворотов. Быстрый: меньше всего минут. Для новичков: ровный, и не больше трёх карт, которые мы не считаем простыми; это наша собственная оценка.
numbers-page-how-casts-classic = Составы, вытянутые поровну из всех возможных; каждый сыгран сам по себе. Карты выбраны случайно, поэтому их вклад причинен. Перевес персонажей — только описание: сравниваются игроки на одном и том же месте по очкам, но не в одной и той же раздаче.
numbers-page-how-character-leads = Один игрок в одном раунде (от 1 до 6) берёт по очереди каждого предложенного персонажа; до этого мгновения всё одинаково.
numbers-page-how-character-leads-classic = Один игрок в одном раунде (от 1 до 6) берёт по очереди каждого предложенного персонажа; до этого мгновения всё одинаково.
numbers-page-how-circus-cards = Один обычный квартал начальной руки меняется местами с картой действия из колоды.
numbers-page-how-district-goal = Одна и та же раздача с каждым числом кварталов. В Делюксе вдвоём и втроём играют до 8, иначе до 7.
numbers-page-how-favorite = Один игрок всю партию берёт одного и того же персонажа, когда его предлагают; сравнение — с собственным выбором в той же раздаче.
numbers-page-how-first-crown = Каждая раздача играется по разу с первой короной у каждого места, так что каждая рука побывает в каждой позиции.
numbers-page-how-first-pick = Обладатель короны берёт по очереди каждого предложенного персонажа в одном раунде (от 1 до 6), с обычными восемью персонажами.
numbers-page-how-killed-twice = При первых двух возможностях остальных убить одного игрока его не убивают, убивают при первой или при обеих; дальше все играют как хотят. Вторая возможность выпадает не в каждой партии, поэтому «убит оба раза» — это в среднем меньше двух лишних убийств.
numbers-page-how-length = Партии как есть, по изданию и числу игроков. Минуты — модель: столько-то секунд на каждый вид решения.
numbers-page-how-rank-8 = Одна и та же раздача с каждым из троих; остальные персонажи и бонусные кварталы выбираются для каждой раздачи случайно.
numbers-page-how-short-game = Одна и та же раздача до восьми кварталов и до семи.
numbers-page-how-skill = За одно место играет более сильный бот, за все остальные — более слабый. Равная доля — одна победа на столько партий, сколько мест.
numbers-page-how-thief-target = Первый Вор начиная с некоторого раунда (от 1 до 5) называет по очереди каждого персонажа, который может быть у кого-то другого; до этого мгновения всё одинаково.
numbers-page-how-unique-worth = Один обычный квартал начальной руки меняется местами с бонусным из колоды: кому он по карману, больше не путается с тем, кто побеждает. В игре эта карта есть в любом случае; влияние на длительность показывает лишь, что меняется, когда она на руках с самого начала.
numbers-page-how-unique-worth-classic = Один обычный квартал начальной руки меняется местами с бонусным из колоды: кому он по карману, больше не путается с тем, кто побеждает.

## How much was played

numbers-page-unplayed = Для этого вопроса ещё ничего не сыграно.
numbers-page-unfinished = Не завершено: сыграно меньше раздач, чем задумано, поэтому числа предварительные.
numbers-page-column-bot = Бот
numbers-page-column-games = Партии
numbers-page-column-deals = Раздачи или составы
numbers-page-column-command = Чтобы сыграть заново
numbers-page-of-planned = { $done } из задуманных { $planned }
numbers-page-data = Данные: [{ $name }]({ $link })

## Values

numbers-page-estimate = { $value } (от { $low } до { $high })
numbers-page-few = слишком мало раздач
numbers-page-figure-won = Победы на 100 партий
numbers-page-figure-points = Очки
numbers-page-figure-rounds = Раунды
numbers-page-figure-decisions = Решения
numbers-page-figure-minutes = Минуты
numbers-page-figure-upsets = Перевороты на 100 моментов между раундами
numbers-page-figure-margin = Очки между первым и вторым
numbers-page-figure-killed = Сколько раз убит
numbers-page-figure-edge = Перевес персонажей
numbers-page-figure-edge-square = Перевес в квадрате
numbers-page-unit-won = { $value } победы на 100 партий
numbers-page-unit-rounds = { $value } раунда
numbers-page-unit-minutes = { $value } минуты
numbers-page-unit-upsets = { $value } переворота на 100 моментов
numbers-page-most = выше всех: { $arm }, { $estimate }
numbers-page-least = ниже всех: { $arm }, { $estimate }
numbers-page-nothing-sure = надёжных различий нет
numbers-page-unsure = не надёжно

## Plots and tables

numbers-page-chart = { $figure }: { $table }, { $against }
numbers-page-chart-arm = { $figure }: { $arm }, { $against }
numbers-page-by-players = { $edition } по числу игроков, { $bot }: { $figure }
numbers-page-table = { $edition }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
numbers-page-table-all = { $edition }, при любом числе игроков
numbers-page-against-mean = по сравнению со средним той же раздачи
numbers-page-against-chance = по сравнению с равной долей
numbers-page-against = по сравнению с: { $arm }
numbers-page-seat = { $n ->
    [0] первая корона
   *[other] место { $n } от неё по часовой стрелке
}
numbers-page-rivals = все остальные — { $bot }
numbers-page-arm-killed-twice-0 = пощажён оба раза
numbers-page-arm-killed-twice-1 = убит только в первый раз
numbers-page-arm-killed-twice-2 = убит оба раза
numbers-page-arm-district-goal-6 = 6 кварталов
numbers-page-arm-district-goal-7 = 7 кварталов
numbers-page-arm-district-goal-8 = 8 кварталов
numbers-page-arm-short-game-short = короткая партия (7 кварталов)
numbers-page-arm-short-game-usual = обычная партия (8 кварталов)
numbers-page-arm-bell-at-once = звонить сразу
numbers-page-arm-bell-never = не звонить никогда
numbers-page-arm-own = собственный выбор
numbers-page-arm-as-dealt = рука, как её сдали

## Several bots, many comparisons

numbers-page-agreed = Боты нигде не расходятся больше, чем объясняет случай, хотя небольшие различия при столь малом числе партий более сильного и не были бы заметны. Сравнений, в которых оба уверены в одном и том же направлении: { $same }.
numbers-page-disagreed = **Боты расходятся**: сравнений — { $apart }; оба уверены в одном и том же направлении: { $same }. Расхождения:
numbers-page-one-bot = Пока это играл только один бот.
numbers-page-comparison = { $arm } ({ $table }; { $figure })
numbers-page-correction-holm = Надёжных сравнений: { $sure } из { $count }, с поправкой методом Холма для каждого показателя и бота.
numbers-page-correction-benjamini-hochberg = Надёжных сравнений: { $sure } из { $count }, с поправкой методом Бенджамини и Хохберга для каждого показателя и бота: в среднем не больше 5 из 100 названных надёжными — случайность.
numbers-page-no-comparison = Это исследование описывает партии и ничего не сравнивает.

## Casts

numbers-page-effects = { $figure }: что карта добавляет составу. { $table }
numbers-page-no-effects = { $figure } ({ $table }): пока ни для одной карты эффект не надёжен.
numbers-page-no-model = Сыграно слишком мало составов для модели тех, которых никто не играл.
numbers-page-model = По четырём пятым составов модель узнаёт, что добавляет каждая карта; игра пользуется ею, когда вы выбираете состав. На каждом пятом составе не учится ничего: ошибки ниже сделаны на них. Если ошибка почти не меньше той, что в скобках, модель знает мало.
numbers-page-model-errors = Обычная ошибка на отложенных составах (в скобках: если о каждом говорить одно и то же)
numbers-page-error = { $error } ({ $blind })
numbers-page-usual-cast = Для сравнения — среднее по всем изученным составам, сыгранным ботом `builder`:
numbers-page-goal-even = Ровный
numbers-page-goal-swingy = Переменчивый
numbers-page-goal-quick = Быстрый
numbers-page-goal-beginners = Для новичков
