### Help in the terminal, the rules there, and the command line.

## Explanations beside the questions

help-told = { $about } ({ $rule })
help-is-off = In questa partita niente più spiegazioni; help mostra ancora quella di ora, e help on le riporta.
help-is-on = Ogni tipo di domanda è spiegato la prima volta che arriva.
help-commands = Ogni tipo di domanda viene spiegato la prima volta che compare. help off toglie le spiegazioni, help on le riporta.
cli-no-help = niente spiegazioni accanto alle domande

## Looking up rules

rules-found = { $count ->
    [one] 1 regola parla di «{ $asked }»:
   *[other] { $count } regole parlano di «{ $asked }»:
}
rules-found-cards = Sulle carte: { $cards }
rules-found-more = { $count ->
    [one] Ne parla 1 altra.
   *[other] Ne parlano altre { $count }.
} Con un'altra parola accanto saranno di meno.
rules-other-edition = { $card } non è una carta dell'edizione { $edition }; queste sono le sue regole in { $other }.
cli-rules-what = Una carta si può chiamare con il suo nome in qualunque lingua. Ogni altra parola viene cercata nei testi delle regole. Senza parola si vede che cosa si può consultare.

## The words of the command line itself

cli-usage = uso:{ " " }
cli-arguments = che cosa indicare
cli-options = opzioni
cli-help = mostra questo aiuto
cli-commands = comandi
cli-bad-value = { $option }: «{ $value }» non va bene.
cli-bad-choice = { $option }: non c'è «{ $value }»; ci sono: { $choices }.
cli-bad-missing = { $option } vuole un valore.
cli-bad-required = Manca qualcosa: { $what }
cli-bad-unknown = Non si sa niente di: { $what }
cli-bad-together = { $option } non va insieme a { $other }.
cli-bad-vague = { $option } può essere una di queste: { $choices }.
cli-bad-extra = { $option } non vuole valori, ma ha avuto «{ $value }».
cli-bad-other = Non si capisce; --help mostra come si scrive.
