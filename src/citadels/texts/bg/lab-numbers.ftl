### Citadels in numbers: the studies, and the command that plays them.

cli-study = отговор на въпрос за играта чрез много игри между ботове

## Arguments

numbers-names = кои изследвания да се изиграят, или { $every } за всички
numbers-list = покажи изследванията и въпросите, на които отговарят
numbers-games = изиграй около толкова игри с всеки бот (по подразбиране: колкото е планирано)
numbers-bot = играй само с този бот
numbers-out = папката за резултатите; каквото вече е в нея, не се играе отново (по подразбиране { $folder })
numbers-help =
    Изиграното се пази част по част: след прекъсване същата команда продължава
    оттам, докъдето е стигнала.

    Примери:
      citadels study --list
      citadels study first-crown --games 20000
      citadels study assassin-target --bot learned
      citadels study all --jobs 16

    Как се отговаря на въпросите и какво значат отговорите, пише в
    docs/method.md.

## What goes wrong

numbers-unknown = Няма изследване „{ $name }“. Има: { $names }.
numbers-none-named = Трябва да се назове изследване или „{ $every }“: { $names }.
numbers-field = Изследването { $name } не може да се изиграе: „{ $field }“ липсва или е невалидно.
numbers-goal = Изданието { $edition } не може да се играе до { $goal } сгради.
numbers-first = Изследването { $name } има нужда от резултатите на { $source } в { $folder }; първо трябва да се изиграе то.
numbers-left = Спряно. Изиграното е запазено в { $folder }; същата команда продължава.
numbers-packed = Файлът { $file } е повреден и не може да се разопакова.

## What was played

numbers-done = { $name }: { $games } игри за { $seconds } секунди на едно ядро.
numbers-sure = Сигурни са { $sure } от { $count } сравнения.
numbers-kept = Резултатите са в { $folder }.

## The questions

numbers-ask-assassin-target = Кого да посочи Убиецът и струва ли си да е Кралят?
numbers-ask-bell = Камбанарията в „Общ град“: трябва ли да се бие камбаната?
numbers-ask-casts = Колко изравнен, колко пълен с обрати и колко дълъг е един състав и какво добавя всяка карта?
numbers-ask-casts-check = Десет препоръчани състава: какви са наистина?
numbers-ask-casts-classic = Колко изравнен, колко пълен с обрати и колко дълъг е един състав на Класика и какво добавя всяка карта?
numbers-ask-character-leads = Колко струва всеки от 27-те персонажа на Делукс според броя на играчите?
numbers-ask-character-leads-classic = Колко струва всеки от 18-те персонажа на Класика според броя на играчите?
numbers-ask-circus-cards = Коя карта за действие на Цирка печели?
numbers-ask-district-goal = Шест, седем или осем сгради: колко дълга, отворена и оспорвана е играта?
numbers-ask-favorite = Какво става, ако винаги взимаш един и същ персонаж, когато можеш?
numbers-ask-first-crown = Колко струва първата корона и всяко място след нея по часовниковата стрелка?
numbers-ask-first-pick = Имаш короната и избираш пръв: Убиецът, Крадецът, Архитектът или друг?
numbers-ask-killed-twice = Колко струва да те убият веднъж и колко — два пъти?
numbers-ask-length = Колко продължава една игра в рундове, решения и минути?
numbers-ask-rank-8 = Пълководец, Дипломат или Маршал: колко продължава играта с 2 до 8 играчи?
numbers-ask-short-game = Късата игра на Класика: колко по-къса е и също толкова отворена ли е?
numbers-ask-skill = Колко е умението? Делът на победите на един по-добър играч според броя на играчите и изданието.
numbers-ask-thief-target = Кого да посочи Крадецът?
numbers-ask-unique-worth = Колко струва всяка уникална сграда в началната ръка и удължава ли играта?
numbers-ask-unique-worth-classic = Колко струва всяка уникална сграда на Класика в началната ръка?
