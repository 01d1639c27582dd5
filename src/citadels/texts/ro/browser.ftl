### The game in the browser: what all of its pages share.

web-name = Citadels
web-title = { $page } · Citadels
web-noscript = Citadels are nevoie de JavaScript. Activează-l, te rugăm, pentru pagina asta.
web-skip = Sari direct la joc
web-loading = O clipă...
web-no-page = Pagina asta nu există.
web-not-loaded = Pagina n-a putut fi încărcată. Poate a căzut conexiunea.
web-broken = Ceva n-a mers pe pagina asta. Din partidă nu s-a pierdut nimic.
web-home = Acasă
web-again = Încearcă din nou
web-offline = Nu ai conexiune la internet.
web-reconnecting = Conexiunea cu masa s-a întrerupt; se încearcă din nou...
web-sent-later = { $broken } Ce alegi acum se trimite imediat ce revine conexiunea.
web-refused = Nu s-a putut.

## The log: what the terminal leaves out

web-picked = { $who } { $actor ->
    [me] alegi
   *[other] alege
} un personaj
web-set-aside = { $who } { $actor ->
    [me] pui
   *[other] pune
} deoparte un personaj, cu fața în jos
web-kept = { $who } { $actor ->
    [me] păstrezi
   *[other] păstrează
} { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}

## Why nothing came back from the server

refused-offline = Serverul nu răspunde.
refused-unsure = Serverul nu răspunde. Nu e clar dacă s-a putut: verifică înainte să încerci din nou.
refused-trouble = Serverul are probleme. Încearcă din nou peste puțin timp.
refused-garbled = Serverul a dat un răspuns de neînțeles.
