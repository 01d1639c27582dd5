### Help in the terminal, the rules there, and the command line.

## Explanations beside the questions

help-told = { $about } ({ $rule })
help-is-off = Без повече обяснения в тази игра; help пак показва текущото, а help on ги връща.
help-is-on = Всеки вид въпрос се обяснява, когато дойде за пръв път.
help-commands = Всеки вид въпрос се обяснява, когато дойде за първи път. help off спира това, help on го връща.
cli-no-help = без обяснения до въпросите

## Looking up rules

rules-found = { $count ->
    [one] { $count } правило за „{ $asked }“:
   *[other] { $count } правила за „{ $asked }“:
}
rules-found-cards = На карти: { $cards }
rules-found-more = { $count ->
    [one] Има още { $count } правило.
   *[other] Има още { $count } правила.
} Добави още една дума, за да са по-малко.
rules-other-edition = { $card } не е карта от изданието „{ $edition }“; това са правилата за нея в „{ $other }“.
cli-rules-what = Карта може да се назове на всеки от езиците. Всяка друга дума се търси в текстовете на правилата. Без дума се показва какво може да се потърси.

## The words of the command line itself

cli-usage = употреба:{ " " }
cli-arguments = аргументи
cli-options = опции
cli-help = покажи тази помощ
cli-commands = команди
cli-bad-argument = аргумент { $argument_name }: { $message }
cli-bad-value = невалидна стойност: „{ $value }“
cli-bad-choice = невалиден избор: „{ $value }“ (възможни са { $choices })
cli-bad-missing = изисква стойност
cli-bad-missing-some = изисква поне една стойност
cli-bad-missing-count = { $count ->
    [one] изисква { $what } стойност
   *[other] изисква { $what } стойности
}
cli-bad-required = липсват задължителни аргументи: { $what }
cli-bad-one-of = задължителен е един от аргументите { $what }
cli-bad-unknown = непознати аргументи: { $what }
cli-bad-together = не може да се използва заедно с аргумента { $what }
cli-bad-vague = нееднозначна опция: { $option } може да означава { $matches }
cli-bad-extra = не приема стойност, а получи „{ $what }“
