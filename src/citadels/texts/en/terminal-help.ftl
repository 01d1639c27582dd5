### Help in the terminal, the rules there, and the command line.

## Explanations beside the questions

help-told = { $about } ({ $rule })
help-is-off = No more explanations in this game; help still shows the present one, and help on brings them back.
help-is-on = Each kind of question is explained when it first comes.
help-commands = Each kind of question is explained when it first comes. help off leaves that out; help on brings it back.
cli-no-help = no explanations beside the questions

## Looking up rules

rules-found = { $count ->
    [one] 1 rule speaks of "{ $asked }":
   *[other] { $count } rules speak of "{ $asked }":
}
rules-found-cards = On cards: { $cards }
rules-found-more = { $count ->
    [one] 1 more speaks of it.
   *[other] { $count } more speak of it.
} With another word beside it there are fewer.
rules-other-edition = { $card } is not a card of the { $edition } edition; these are its rules in { $other }.
cli-rules-what = A card may be called by its name in any language. Any other word is looked for in the texts of the rules. Without a word it is shown what can be looked up.

## The words of the command line itself

cli-usage = usage:{ " " }
cli-arguments = arguments
cli-options = options
cli-help = show this help
cli-commands = commands
cli-bad-argument = argument { $argument_name }: { $message }
cli-bad-value = invalid value: '{ $value }'
cli-bad-choice = invalid choice: '{ $value }' (choose from { $choices })
cli-bad-missing = expected one argument
cli-bad-missing-some = expected at least one argument
cli-bad-missing-count = { $count ->
    [one] expected { $what } argument
   *[other] expected { $what } arguments
}
cli-bad-required = the following arguments are required: { $what }
cli-bad-one-of = one of the arguments { $what } is required
cli-bad-unknown = unrecognized arguments: { $what }
cli-bad-together = not allowed with argument { $what }
cli-bad-vague = ambiguous option: { $option } could match { $matches }
cli-bad-extra = takes no value, but got '{ $what }'
