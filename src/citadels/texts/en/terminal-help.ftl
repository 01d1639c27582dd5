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
cli-arguments = what to give
cli-options = options
cli-help = show this help
cli-commands = commands
cli-bad-value = { $option }: "{ $value }" does not fit.
cli-bad-choice = { $option }: there is no "{ $value }"; there are: { $choices }.
cli-bad-missing = { $option } needs a value.
cli-bad-required = Something is missing: { $what }
cli-bad-unknown = Nothing is known of: { $what }
cli-bad-together = { $option } does not go with { $other }.
cli-bad-vague = { $option } could be any of { $choices }.
cli-bad-extra = { $option } takes no value, but got "{ $value }".
cli-bad-other = This cannot be understood; --help shows how it is written.
