### Citadels in numbers: the studies, and the command that plays them.

cli-study = ответить на вопрос об игре множеством партий между ботами

## Arguments

numbers-names = какие исследования сыграть; { $every } — все
numbers-list = показать исследования и вопросы, на которые они отвечают
numbers-games = сыграть примерно столько партий с каждым ботом (по умолчанию — сколько намечено)
numbers-bot = играть только этим ботом
numbers-out = папка для результатов; что в ней уже есть, заново не играется (по умолчанию { $folder })
numbers-help =
    Сыгранное сохраняется по частям: после остановки та же команда продолжит
    с того же места.

    Примеры:
      citadels study --list
      citadels study first-crown --games 20000
      citadels study assassin-target --bot learned
      citadels study all --jobs 16

    В docs/method.md сказано, как получены ответы и что они значат.

## What goes wrong

numbers-unknown = Исследования «{ $name }» нет. Есть: { $names }.
numbers-none-named = Назовите исследование или «{ $every }»: { $names }.
numbers-field = Исследование { $name } сыграть нельзя: «{ $field }» отсутствует или не имеет смысла.
numbers-goal = В издании { $edition } нельзя играть до { $goal } кварталов.
numbers-first = Исследованию { $name } нужны результаты { $source } в { $folder }; сначала сыграйте его.
numbers-left = Прервано. Сыгранное сохранено в { $folder }; та же команда продолжит.
numbers-packed = Файл { $file } повреждён, распаковать его нельзя.

## What was played

numbers-done = { $name }: партий — { $games }, секунд одного ядра — { $seconds }.
numbers-sure = Надёжных сравнений: { $sure } из { $count }.
numbers-kept = Результаты — в { $folder }.

## The questions

numbers-ask-assassin-target = Кого назвать Ассасину и стоит ли того Король?
numbers-ask-bell = Колокольня в «Общем городе»: стоит ли звонить?
numbers-ask-casts = Насколько ровен, переменчив и долог состав и что добавляет каждая карта?
numbers-ask-casts-check = Десять составов, которые стоит попробовать: каковы они на самом деле?
numbers-ask-casts-classic = Насколько ровен, переменчив и долог состав Классики и что добавляет каждая карта?
numbers-ask-character-leads = Чего стоит каждый из 27 персонажей Делюкса при разном числе игроков?
numbers-ask-character-leads-classic = Чего стоит каждый из 18 персонажей Классики при разном числе игроков?
numbers-ask-circus-cards = Какая карта действия Цирка выигрывает?
numbers-ask-district-goal = Шесть, семь или восемь кварталов: насколько партия длинна, открыта и упорна?
numbers-ask-favorite = Что, если всегда брать одного и того же персонажа, когда можно?
numbers-ask-first-crown = Чего стоит первая корона и каждое место от неё по часовой стрелке?
numbers-ask-first-pick = Корона у вас, и вы выбираете первым: Ассасин, Вор, Зодчий или кто-то ещё?
numbers-ask-killed-twice = Чего стоит быть убитым один раз и дважды?
numbers-ask-length = Сколько длится партия в раундах, решениях и минутах?
numbers-ask-rank-8 = Кондотьер, Дипломат или Маршал: сколько длится партия при 2–8 игроках?
numbers-ask-short-game = Короткая партия Классики: насколько она короче и так же ли открыта?
numbers-ask-skill = Сколько здесь мастерства? Доля побед одного более сильного игрока по числу игроков и изданию.
numbers-ask-thief-target = Кого назвать Вору?
numbers-ask-unique-worth = Чего стоит каждый бонусный квартал в начальной руке и удлиняет ли он партию?
numbers-ask-unique-worth-classic = Чего стоит каждый бонусный квартал Классики в начальной руке?
