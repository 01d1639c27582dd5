### Help in the terminal, the rules there, and the command line.

## Explanations beside the questions

help-told = { $about } ({ $rule })
help-is-off = Без повече обяснения в тази игра; help пак показва текущото, а help on ги връща.
help-is-on = Всеки вид въпрос се обяснява, когато дойде за пръв път.
help-commands = Всеки вид въпрос се обяснява, когато дойде за първи път. help off спира това, help on го връща.
cli-no-help = без обяснения до въпросите

## Looking up rules

rules-found = { $count ->
    [one] { $count } правило говори за „{ $asked }“:
   *[other] { $count } правила говорят за „{ $asked }“:
}
rules-found-cards = На карти: { $cards }
rules-found-more = { $count ->
    [one] Още { $count } говори за това.
   *[other] Още { $count } говорят за това.
} Добави още една дума, за да са по-малко.
rules-other-edition = { $card } не е карта от изданието „{ $edition }“; това са правилата ѝ в „{ $other }“.
cli-rules-what = Карта може да се назове на всеки от езиците. Всяка друга дума се търси в текстовете на правилата. Без дума се показва какво може да се потърси.

## The words of the command line itself

cli-usage = употреба:{ " " }
cli-arguments = какво се подава
cli-options = опции
cli-help = покажи тази помощ
cli-commands = команди
cli-bad-value = { $option }: „{ $value }“ не е валидна стойност.
cli-bad-choice = { $option }: няма „{ $value }“; има: { $choices }.
cli-bad-missing = { $option } иска стойност.
cli-bad-required = Нещо липсва: { $what }
cli-bad-unknown = Непознато: { $what }
cli-bad-together = { $option } не върви с { $other }.
cli-bad-vague = { $option } може да е всяко от { $choices }.
cli-bad-extra = { $option } не приема стойност, а получи „{ $value }“.
cli-bad-other = Това е неразбираемо; --help показва как се пише.
