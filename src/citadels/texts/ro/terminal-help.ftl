### Help in the terminal, the rules there, and the command line.

## Explanations beside the questions

help-told = { $about } ({ $rule })
help-is-off = Gata cu explicațiile în partida asta; help o arată totuși pe cea de acum, iar help on le repornește.
help-is-on = Fiecare fel de întrebare e explicat când apare prima oară.
help-commands = Fiecare fel de întrebare e explicat când apare prima dată. help off oprește explicațiile, help on le repornește.
cli-no-help = fără explicații lângă întrebări

## Looking up rules

rules-found = { $count ->
    [one] { $count } regulă vorbește despre „{ $asked }”:
    [few] { $count } reguli vorbesc despre „{ $asked }”:
   *[other] { $count } de reguli vorbesc despre „{ $asked }”:
}
rules-found-cards = Pe cărți: { $cards }
rules-found-more = { $count ->
    [one] Încă { $count } vorbește despre asta.
    [few] Încă { $count } vorbesc despre asta.
   *[other] Încă { $count } vorbesc despre asta.
} Cu încă un cuvânt alături vor fi mai puține.
rules-other-edition = { $card } nu e o carte din ediția { $edition }; acestea sunt regulile ei din { $other }.
cli-rules-what = O carte poate fi numită în orice limbă. Orice alt cuvânt se caută în textul regulilor. Fără niciun cuvânt se arată ce se poate consulta.

## The words of the command line itself

cli-usage = utilizare:{ " " }
cli-arguments = argumente
cli-options = opțiuni
cli-help = arată acest ajutor
cli-commands = comenzi
cli-bad-argument = argumentul { $argument_name }: { $message }
cli-bad-value = valoare nevalidă: „{ $value }”
cli-bad-choice = alegere nevalidă: „{ $value }” (valori posibile: { $choices })
cli-bad-missing = are nevoie de o valoare
cli-bad-missing-some = are nevoie de cel puțin o valoare
cli-bad-missing-count = { $count ->
    [one] are nevoie de { $what } valoare
    [few] are nevoie de { $what } valori
   *[other] are nevoie de { $what } de valori
}
cli-bad-required = lipsesc argumente obligatorii: { $what }
cli-bad-one-of = este obligatoriu unul dintre argumentele { $what }
cli-bad-unknown = argumente necunoscute: { $what }
cli-bad-together = nu poate fi folosit împreună cu argumentul { $what }
cli-bad-vague = opțiune ambiguă: { $option } poate însemna { $matches }
cli-bad-extra = nu ia nicio valoare, dar a primit „{ $what }”
