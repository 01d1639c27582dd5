### Help in the terminal, the rules there, and the command line.

## Explanations beside the questions

help-told = { $about } ({ $rule })
help-is-off = Пояснений в этой партии больше не будет; help по-прежнему покажет нынешнее, а help on вернёт их.
help-is-on = Каждый вид вопросов поясняется, когда встречается впервые.
help-commands = Каждый вид вопроса поясняется, когда встречается впервые. help off это выключает, help on включает снова.
cli-no-help = без пояснений рядом с вопросами

## Looking up rules

rules-found = { $count ->
    [one] По запросу «{ $asked }» — { $count } правило:
    [few] По запросу «{ $asked }» — { $count } правила:
   *[many] По запросу «{ $asked }» — { $count } правил:
}
rules-found-cards = На картах: { $cards }
rules-found-more = { $count ->
    [one] И ещё { $count } правило.
    [few] И ещё { $count } правила.
   *[many] И ещё { $count } правил.
} Добавьте слово, чтобы сузить поиск.
rules-other-edition = { $card } — не карта издания «{ $edition }»; вот её правила в издании «{ $other }».
cli-rules-what = Карту можно назвать на любом из языков. Любое другое слово ищется в текстах правил. Без слова показывается, что можно посмотреть.

## The words of the command line itself

cli-usage = использование:{ " " }
cli-arguments = что указать
cli-options = параметры
cli-help = показать эту справку
cli-commands = команды
cli-bad-value = { $option }: «{ $value }» не подходит.
cli-bad-choice = { $option }: «{ $value }» нет; есть: { $choices }.
cli-bad-missing = { $option }: нужно значение.
cli-bad-required = Не хватает: { $what }
cli-bad-unknown = Неизвестно: { $what }
cli-bad-together = { $option } не сочетается с { $other }.
cli-bad-vague = { $option } может значить любое из: { $choices }.
cli-bad-extra = { $option } не принимает значения, а получает «{ $value }».
cli-bad-other = Это непонятно; --help покажет, как это пишется.
