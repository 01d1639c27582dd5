### Help in the terminal, the rules there, and the command line.

## Explanations beside the questions

help-told = { $about } ({ $rule })
help-is-off = Explanations are off for this game. Type help to see the current one, or help on to turn them back on.
help-is-on = Each kind of question is explained the first time it comes up.
help-commands = Each kind of question is explained the first time it comes up. Type help off to turn this off, help on to turn it back on.
cli-no-help = turn off the explanations beside the questions

## Looking up rules

rules-found = { $count ->
    [one] 1 rule mentions "{ $asked }":
   *[other] { $count } rules mention "{ $asked }":
}
rules-found-cards = On cards: { $cards }
rules-found-more = { $count ->
    [one] There is 1 more.
   *[other] There are { $count } more.
} Add another word to narrow it down.
rules-other-edition = { $card } is not in the { $edition } edition; these are its rules in { $other }.
cli-rules-what = You can use a card's name in any language. Any other word is searched for in the rules. Without a word, you get a list of what you can look up.

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
