### Help in the terminal, the rules there, and the command line.

## Explanations beside the questions

help-told = { $about } ({ $rule })
help-is-off = V této hře už bez vysvětlivek; help ukáže tu, která platí teď, a help on je vrátí.
help-is-on = Každý druh otázky se vysvětlí, když přijde poprvé.
help-commands = Každý druh otázky se vysvětlí, když přijde poprvé. help off to vypne, help on zase zapne.
cli-no-help = bez vysvětlivek u otázek

## Looking up rules

rules-found = { $count ->
    [one] O „{ $asked }“ mluví { $count } pravidlo:
    [few] O „{ $asked }“ mluví { $count } pravidla:
   *[other] O „{ $asked }“ mluví { $count } pravidel:
}
rules-found-cards = Na kartách: { $cards }
rules-found-more = { $count ->
    [one] Mluví o tom ještě { $count } další.
    [few] Mluví o tom ještě { $count } další.
   *[other] Mluví o tom ještě { $count } dalších.
} S dalším slovem jich bude méně.
rules-other-edition = { $card } není karta edice { $edition }; tohle jsou její pravidla z edice { $other }.
cli-rules-what = Kartu lze pojmenovat v kterémkoli jazyce. Každé jiné slovo se hledá v textech pravidel. Bez slova se ukáže, co se dá vyhledat.

## The words of the command line itself

cli-usage = použití:{ " " }
cli-arguments = co zadat
cli-options = volby
cli-help = ukázat tuto nápovědu
cli-commands = příkazy
cli-bad-value = { $option }: „{ $value }“ se nehodí.
cli-bad-choice = { $option }: „{ $value }“ není; je tu: { $choices }.
cli-bad-missing = { $option } potřebuje hodnotu.
cli-bad-required = Něco chybí: { $what }
cli-bad-unknown = Tohle není známé: { $what }
cli-bad-together = { $option } nejde dohromady s { $other }.
cli-bad-vague = { $option } může být kterákoli z { $choices }.
cli-bad-extra = { $option } nebere hodnotu, ale dostala „{ $value }“.
cli-bad-other = Tomu nejde rozumět; jak se to píše, ukáže --help.
