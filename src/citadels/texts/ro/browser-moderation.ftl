### Liniște între jucători: ascundere, blocare, sesizări și cum pot fi numele.

## Ceilalți oameni

peace-open = Ascunde, blochează sau raportează: { $player }
peace-people = Ceilalți oameni de la masă
peace-private = Nimeni altcineva nu află.
peace-mute = Ascunde mesajele
peace-mute-hint = Nu mai vezi ce scrie, la nicio masă.
peace-block = Blochează
peace-block-hint = Nu-i mai vezi mesajele și mesele deschise. Nu se poate așeza la mesele unde ești gazdă și primești un avertisment înainte să te așezi lângă el.
peace-block-here-host = La această masă își păstrează locul până îl scoți tu. Nu i se spune de ce.
peace-block-here-open = La această masă vă păstrați amândoi locurile. Dacă nu vrei să joci cu această persoană, eliberează-ți locul înainte să înceapă partida.
peace-block-here-playing = Această partidă continuă cu amândoi.
peace-report = Raportează administratorului serverului
peace-reason = Despre ce este vorba?
peace-reason-chat = Ce scrie
peace-reason-name = Numele
peace-reason-play = Cum joacă
peace-reason-other = Altceva
peace-words = Cu cuvintele tale (opțional)
peace-report-hint = Se trimite și chatul de la masă.
peace-report-send = Trimite sesizarea
peace-report-sent = Mulțumim. Administratorul serverului va citi sesizarea.
peace-muted-now = Mesaje ascunse: { $player }
peace-blocked-now = Blocat: { $player }
peace-ended-now = Ca înainte: { $player }
peace-list = Oameni ale căror mesaje le-ai ascuns sau pe care i-ai blocat
peace-list-muted = mesaje ascunse
peace-list-blocked = blocat
peace-list-end = Anulează
peace-join = Te așezi totuși?
peace-join-do = Mă așez totuși
peace-warning = Un mesaj de la administratorul serverului
peace-warning-read = Am citit

## De ce s-a refuzat

refused-name-signs = Numele trebuie să aibă cel puțin o literă sau o cifră.
refused-name-marks = Numele acesta are prea multe semne pe o singură literă.
refused-name-mixed = Scrie fiecare cuvânt al numelui cu un singur alfabet, latin sau chirilic, de exemplu.
refused-name-repeats = În numele acesta, același caracter se repetă de prea multe ori.
refused-name-reserved = Cu numele acesta ai putea fi luat drept cineva care administrează serverul. Alege altul.
refused-name-forbidden = Numele acesta nu este permis pe acest server. Alege altul.
refused-no-person = Acolo nu este altă persoană.
refused-blocked-there = La masa aceasta este cineva pe care l-ai blocat.
refused-too-many-reports = Ai trimis multe sesizări azi. Încearcă din nou mâine.
refused-banned = { $until ->
    [none] Accesul tău la acest server este blocat.
   *[other] Accesul tău la acest server este blocat până la { $until }.
}
refused-silenced = { $until ->
    [none] Administratorul serverului ți-a interzis să scrii în chat.
   *[other] Administratorul serverului ți-a interzis să scrii în chat până la { $until }.
}
peace-reason-told = Motivul: { $reason }
refused-wrong-key = Aceasta nu este cheia.
