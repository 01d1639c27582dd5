### Help in the terminal, the rules there, and the command line.

## Explanations beside the questions

help-told = { $about } ({ $rule })
help-is-off = Gata cu explicațiile în partida asta; help o arată totuși pe cea de acum, iar help on le aduce înapoi.
help-is-on = Fiecare fel de întrebare e explicat când apare prima oară.
help-commands = Fiecare fel de întrebare e explicat când apare prima dată. help off oprește explicațiile, help on le aduce înapoi.
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

cli-usage = folosire:{ " " }
cli-arguments = ce se dă
cli-options = opțiuni
cli-help = arată acest ajutor
cli-commands = comenzi
cli-bad-value = { $option }: „{ $value }” nu se potrivește.
cli-bad-choice = { $option }: nu există „{ $value }”; există: { $choices }.
cli-bad-missing = { $option } are nevoie de o valoare.
cli-bad-required = Lipsește ceva: { $what }
cli-bad-unknown = Nu se știe nimic despre: { $what }
cli-bad-together = { $option } nu merge împreună cu { $other }.
cli-bad-vague = { $option } poate fi oricare dintre { $choices }.
cli-bad-extra = { $option } nu ia nicio valoare, dar a primit „{ $value }”.
cli-bad-other = Asta nu se poate înțelege; --help arată cum se scrie.
