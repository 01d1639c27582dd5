### Help in the terminal, the rules there, and the command line.

## Explanations beside the questions

help-told = { $about } ({ $rule })
help-is-off = V této hře už bez vysvětlivek; help ukáže tu, která platí teď, a help on je vrátí.
help-is-on = Každý druh otázky se vysvětlí, když přijde poprvé.
help-commands = Každý druh otázky se vysvětlí, když přijde poprvé. help off to vypne, help on zase zapne.
cli-no-help = bez vysvětlivek u otázek

## Looking up rules

rules-found = { $count ->
    [one] „{ $asked }“ je v { $count } pravidle:
    [few] „{ $asked }“ je ve { $count } pravidlech:
   *[other] „{ $asked }“ je v { $count } pravidlech:
}
rules-found-cards = Na kartách: { $cards }
rules-found-more = { $count ->
    [one] Je to ještě v { $count } dalším.
    [few] Je to ještě ve { $count } dalších.
   *[other] Je to ještě v { $count } dalších.
} S dalším slovem jich bude méně.
rules-other-edition = { $card } není karta edice { $edition }; tohle jsou její pravidla z edice { $other }.
cli-rules-what = Kartu lze pojmenovat v kterémkoli jazyce. Každé jiné slovo se hledá v textech pravidel. Bez slova se ukáže, co se dá vyhledat.

## The words of the command line itself

cli-usage = použití:{ " " }
cli-arguments = argumenty
cli-options = volby
cli-help = ukázat tuto nápovědu
cli-commands = příkazy
cli-bad-argument = argument { $argument_name }: { $message }
cli-bad-value = neplatná hodnota: „{ $value }“
cli-bad-choice = neplatná volba: „{ $value }“ (možnosti: { $choices })
cli-bad-missing = je potřeba hodnota
cli-bad-missing-some = je potřeba alespoň jedna hodnota
cli-bad-missing-count = { $count ->
    [one] je potřeba { $what } hodnota
    [few] jsou potřeba { $what } hodnoty
    [many] je potřeba { $what } hodnoty
   *[other] je potřeba { $what } hodnot
}
cli-bad-required = chybí povinné argumenty: { $what }
cli-bad-one-of = je povinný jeden z argumentů { $what }
cli-bad-unknown = neznámé argumenty: { $what }
cli-bad-together = nelze použít spolu s argumentem { $what }
cli-bad-vague = nejednoznačná volba: { $option } může znamenat { $matches }
cli-bad-extra = nebere hodnotu, ale dostal „{ $what }“
