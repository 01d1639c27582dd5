### The page "Citadels in numbers" of the documentation, made from the results of the studies.

## The top of the page

numbers-page-title = „Цитадели“ в числа
numbers-page-lead = Отговори от { $games } игри между ботове: { $studies } изследвания, { $hours } часа на едно процесорно ядро. Всяко число по-долу идва от резултатите на изследване, а командата до него го изиграва отново.
numbers-page-method = [Как се правят числата]({ $link }) (на английски) обяснява сдвоените раздавания, кое е причина и кое не, колко сигурно е всичко и какво ботовете не могат да кажат.
numbers-page-legend = Стойностите са с 95-процентния си интервал. **Получерно** значи сигурно при ниво на значимост 5%, и то след поправката за многото сравнения в изследването; интервалите са без поправка. Най-високите и най-ниските от много стойности дължат нещо и на късмета: истинските вероятно са малко по-умерени. Интервал, който стига до края на графиката, продължава и отвъд него. Въпросителен знак значи по-малко от 20 раздавания: твърде малко, за да се каже нещо.

## How each study was made

numbers-page-how-assassin-target = Първият Убиец от някой рунд (1 до 5) нататък посочва подред всеки персонаж, който може да е у някой друг; до този миг всичко е еднакво.
numbers-page-how-bell = Първият, който може да бие камбаната, го прави веднага или никога; до този миг всичко е еднакво.
numbers-page-how-casts = Състави, теглени поравно от всички възможни, всеки изигран сам за себе си. Картите са теглени на случаен принцип, затова добавеното от тях е причинно. Предимството на персонажите само описва: сравняват се играчи на едно и също място по точки, но не в едно и също раздаване.
numbers-page-how-casts-check = Избраните състави, изиграни отново с нови раздавания: числата, по които са избрани, ги ласкаят. Изравнен: с най-малко предимство на персонажите. Пълен с обрати: с най-много обрати. Бърз: с най-малко минути. За начинаещи: изравнен, с не повече от три карти, които не смятаме за прости; това е наша преценка.
numbers-page-how-casts-classic = Състави, теглени поравно от всички възможни, всеки изигран сам за себе си. Картите са теглени на случаен принцип, затова добавеното от тях е причинно. Предимството на персонажите само описва: сравняват се играчи на едно и също място по точки, но не в едно и също раздаване.
numbers-page-how-character-leads = Един играч в един рунд (1 до 6) взима подред всеки предложен персонаж; до този миг всичко е еднакво.
numbers-page-how-character-leads-classic = Един играч в един рунд (1 до 6) взима подред всеки предложен персонаж; до този миг всичко е еднакво.
numbers-page-how-circus-cards = Една обикновена сграда от началната ръка си сменя мястото с карта за действие от тестето.
numbers-page-how-district-goal = Едно и също раздаване с всеки брой сгради. В Делукс се играе до 8 с двама и трима играчи и до 7 с повече.
numbers-page-how-favorite = Един играч взима един и същ персонаж винаги когато е предложен, през цялата игра; сравнено със собствения му избор в същото раздаване.
numbers-page-how-first-crown = Всяко раздаване се играе по веднъж с първата корона на всяко място, така че всяка ръка е по веднъж във всяка позиция.
numbers-page-how-first-pick = Който има короната, взима подред всеки предложен персонаж в един рунд (1 до 6), с обичайните осем персонажа.
numbers-page-how-killed-twice = При първите две възможности другите да убият един играч той не бива убит, бива убит при първата или и при двете; след това всички играят, както искат. Втората възможност не идва във всяка игра, затова „убит и двата пъти“ значи средно по-малко от две убийства в повече.
numbers-page-how-length = Игри, каквито се случат, по издание и брой играчи. Минутите са модел: определени секунди за всеки вид решение.
numbers-page-how-rank-8 = Едно и също раздаване с всеки от тримата; останалите персонажи и уникалните сгради се теглят за всяко раздаване.
numbers-page-how-short-game = Едно и също раздаване до осем сгради и до седем.
numbers-page-how-skill = На едно място играе по-добрият бот, на всички други — по-слаб. Равният дял е една победа на толкова игри, колкото са местата.
numbers-page-how-thief-target = Първият Крадец от някой рунд (1 до 5) нататък посочва подред всеки персонаж, който може да е у някой друг; до този миг всичко е еднакво.
numbers-page-how-unique-worth = Една обикновена сграда от началната ръка си сменя мястото с уникална от тестето: кой може да си я позволи, вече не се смесва с това кой печели. И в двата случая картата е в играта; влиянието върху продължителността показва само какво променя това да я имаш от самото начало.
numbers-page-how-unique-worth-classic = Една обикновена сграда от началната ръка си сменя мястото с уникална от тестето: кой може да си я позволи, вече не се смесва с това кой печели.

## How much was played

numbers-page-unplayed = За този въпрос още нищо не е изиграно.
numbers-page-unfinished = Незавършено: изиграни са по-малко раздавания от планираното, затова числата са временни.
numbers-page-column-bot = Бот
numbers-page-column-games = Игри
numbers-page-column-deals = Раздавания или състави
numbers-page-column-command = За да се изиграе отново
numbers-page-of-planned = { $done } от планирани { $planned }
numbers-page-data = Данни: [{ $name }]({ $link })

## Values

numbers-page-estimate = { $value } (от { $low } до { $high })
numbers-page-few = твърде малко раздавания
numbers-page-figure-won = Победи на 100 игри
numbers-page-figure-points = Точки
numbers-page-figure-rounds = Рундове
numbers-page-figure-decisions = Решения
numbers-page-figure-minutes = Минути
numbers-page-figure-upsets = Обрати на 100 момента между рундовете
numbers-page-figure-margin = Точки между първия и втория
numbers-page-figure-killed = Брой убивания
numbers-page-figure-edge = Предимство на персонажите
numbers-page-figure-edge-square = Предимство на квадрат
numbers-page-unit-won = { $value } победи на 100 игри
numbers-page-unit-rounds = { $value } рунда
numbers-page-unit-minutes = { $value } минути
numbers-page-unit-upsets = { $value } обрата на 100 момента
numbers-page-most = най-много: { $arm }, { $estimate }
numbers-page-least = най-малко: { $arm }, { $estimate }
numbers-page-nothing-sure = няма сигурна разлика
numbers-page-unsure = не е сигурно

## Plots and tables

numbers-page-chart = { $figure }: { $table }, { $against }
numbers-page-chart-arm = { $figure }: { $arm }, { $against }
numbers-page-by-players = { $edition } по брой играчи, { $bot }: { $figure }
numbers-page-table = { $edition }, { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
}
numbers-page-table-all = { $edition }, всички бройки играчи заедно
numbers-page-against-mean = спрямо средното за същото раздаване
numbers-page-against-chance = спрямо равния дял
numbers-page-against = спрямо: { $arm }
numbers-page-seat = { $n ->
    [0] първата корона
   *[other] място { $n } след нея по часовниковата стрелка
}
numbers-page-rivals = всички други са { $bot }
numbers-page-arm-killed-twice-0 = пощаден и двата пъти
numbers-page-arm-killed-twice-1 = убит само първия път
numbers-page-arm-killed-twice-2 = убит и двата пъти
numbers-page-arm-district-goal-6 = 6 сгради
numbers-page-arm-district-goal-7 = 7 сгради
numbers-page-arm-district-goal-8 = 8 сгради
numbers-page-arm-short-game-short = късата игра (7 сгради)
numbers-page-arm-short-game-usual = обичайната игра (8 сгради)
numbers-page-arm-bell-at-once = камбана веднага
numbers-page-arm-bell-never = без камбана
numbers-page-arm-own = собствен избор
numbers-page-arm-as-dealt = ръката, както е раздадена

## Several bots, many comparisons

numbers-page-agreed = Ботовете никъде не се разминават повече, отколкото обяснява късметът, макар че малки разлики не биха проличали при толкова малко игри на по-силния. Сравнения, в които и двата са сигурни в една и съща посока: { $same }.
numbers-page-disagreed = **Ботовете се разминават**: сравнения { $apart }; и двата са сигурни в една и съща посока: { $same }. Разминават се тук:
numbers-page-one-bot = Засега това е играл само един бот.
numbers-page-comparison = { $arm } ({ $table }; { $figure })
numbers-page-correction-holm = Сигурни: { $sure } от { $count } сравнения, поправени по метода на Холм за всеки показател и бот.
numbers-page-correction-benjamini-hochberg = Сигурни: { $sure } от { $count } сравнения, поправени по метода на Бенямини и Хохберг за всеки показател и бот: средно най-много 5 на 100 от наречените сигурни са късмет.
numbers-page-no-comparison = Това изследване описва игри и нищо не сравнява.

## Casts

numbers-page-effects = { $figure }: какво добавя една карта към състава. { $table }
numbers-page-no-effects = { $figure } ({ $table }): още за никоя карта няма сигурен ефект.
numbers-page-no-model = Изиграни са твърде малко състави за модел на състави, които никой не е играл.
numbers-page-model = От четири пети от съставите модел научава какво добавя всяка карта; играта го ползва, когато избираш състав. От всеки пети състав не се учи нищо: грешките по-долу са направените там. Ако грешката е едва малко по-малка от тази в скобите, моделът знае малко.
numbers-page-model-errors = Типична грешка при отделените състави (в скоби: ако за всеки състав се каже едно и също)
numbers-page-error = { $error } ({ $blind })
numbers-page-usual-cast = За сравнение — средното за всички изследвани състави, изиграни от `builder`:
numbers-page-goal-even = Изравнен
numbers-page-goal-swingy = Пълен с обрати
numbers-page-goal-quick = Бърз
numbers-page-goal-beginners = За начинаещи
