### Help in the terminal, the rules there, and the command line.

## Explanations beside the questions

help-told = { $about } ({ $rule })
help-is-off = In questa partita niente più spiegazioni; help mostra quella attuale, e help on le riattiva.
help-is-on = Ogni tipo di domanda viene spiegato la prima volta che compare.
help-commands = Ogni tipo di domanda viene spiegato la prima volta che compare. help off disattiva le spiegazioni, help on le riattiva.
cli-no-help = niente spiegazioni accanto alle domande

## Looking up rules

rules-found = { $count ->
    [one] 1 regola parla di «{ $asked }»:
   *[other] { $count } regole parlano di «{ $asked }»:
}
rules-found-cards = Sulle carte: { $cards }
rules-found-more = { $count ->
    [one] Ne parla un'altra.
   *[other] Ne parlano altre { $count }.
} Aggiungi una parola per restringere la ricerca.
rules-other-edition = { $card } non è una carta dell'edizione { $edition }; queste sono le sue regole in { $other }.
cli-rules-what = Una carta si può chiamare con il suo nome in qualunque lingua. Ogni altra parola viene cercata nei testi delle regole. Senza parola si vede che cosa si può consultare.

## The words of the command line itself

cli-usage = uso:{ " " }
cli-arguments = argomenti
cli-options = opzioni
cli-help = mostra questo aiuto
cli-commands = comandi
cli-bad-argument = argomento { $argument_name }: { $message }
cli-bad-value = valore non valido: «{ $value }»
cli-bad-choice = scelta non valida: «{ $value }» (scegliere tra { $choices })
cli-bad-missing = richiede un valore
cli-bad-missing-some = richiede almeno un valore
cli-bad-missing-count = { $count ->
    [one] richiede { $what } valore
   *[other] richiede { $what } valori
}
cli-bad-required = mancano argomenti obbligatori: { $what }
cli-bad-one-of = è obbligatorio uno degli argomenti { $what }
cli-bad-unknown = argomenti non riconosciuti: { $what }
cli-bad-together = non ammesso insieme all'argomento { $what }
cli-bad-vague = opzione ambigua: { $option } può indicare { $matches }
cli-bad-extra = non accetta valori, ma ha ricevuto «{ $what }»
