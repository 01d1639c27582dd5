### Help in the terminal, the rules there, and the command line.

## Explanations beside the questions

help-told = { $about } ({ $rule })
help-is-off = Пояснений в этой партии больше не будет; help по-прежнему покажет текущее, а help on вернёт их.
help-is-on = Каждый вид вопроса поясняется, когда встречается впервые.
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
cli-arguments = аргументы
cli-options = параметры
cli-help = показать эту справку
cli-commands = команды
cli-bad-argument = аргумент { $argument_name }: { $message }
cli-bad-value = недопустимое значение: «{ $value }»
cli-bad-choice = недопустимый выбор: «{ $value }» (возможные варианты: { $choices })
cli-bad-missing = нужно значение
cli-bad-missing-some = нужно хотя бы одно значение
cli-bad-missing-count = { $count ->
    [one] нужно { $what } значение
    [few] нужно { $what } значения
    [many] нужно { $what } значений
   *[other] нужно { $what } значения
}
cli-bad-required = не указаны обязательные аргументы: { $what }
cli-bad-one-of = нужно указать один из аргументов { $what }
cli-bad-unknown = неизвестные аргументы: { $what }
cli-bad-together = нельзя использовать вместе с аргументом { $what }
cli-bad-vague = неоднозначный параметр: { $option } может означать { $matches }
cli-bad-extra = не принимает значения, а получено «{ $what }»
