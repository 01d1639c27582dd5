### Ways back to a person on another device, and what the server has about them.

## Where the section stands

identity-title = Cum revii la partide
identity-lead = Nu ai nevoie de cont. Dacă vrei, adaugă o cale de a reveni la partidele tale, în caz că browserul acesta te uită.

## Passkeys

identity-passkeys = Chei de acces
identity-passkeys-hint = Te conectezi cu amprenta, cu fața sau cu codul PIN al dispozitivului. Fără parolă și fără e-mail.
identity-passkey-new = Creează o cheie de acces
identity-passkey-unnamed = Cheie de acces
identity-passkey-rename = Redenumește
identity-passkey-name = Numele cheii de acces
identity-passkey-remove = Elimină
identity-passkey-remove-ask = Elimini cheia „{ $name }”?
identity-passkey-remove-hint = Nimeni nu se mai poate conecta cu ea. Dispozitivele conectate rămân conectate. Șterge-o și de pe dispozitiv sau din managerul de parole.
identity-passkey-added = Cheia de acces e gata.
identity-passkey-removed = Cheia de acces e eliminată.
identity-passkey-stopped = Nu s-a schimbat nimic: nu a fost aleasă nicio cheie de acces.
identity-passkey-there = Dispozitivul acesta are deja o cheie de acces pentru tine.
identity-no-package = Serverul acesta nu oferă chei de acces.
identity-no-address = Cheile de acces funcționează doar la o adresă care începe cu https sau pe localhost. Un cod de recuperare sau un link personal funcționează și aici.
identity-no-browser = Browserul acesta nu acceptă chei de acces.
identity-created = Creată: { $when }
identity-used = Ultima folosire: { $when }

## The recovery code

identity-code = Cod de recuperare
identity-code-hint = Un cod de notat. Te aduce înapoi la partide chiar dacă îți pierzi toate dispozitivele.
identity-code-new = Creează un cod de recuperare
identity-code-made = Ai un cod de recuperare. Creat: { $when }
identity-code-replace = Înlocuiește codul
identity-code-replace-hint = Primești un cod nou, iar cel vechi nu mai e valabil.
identity-code-remove = Elimină codul
identity-code-remove-hint = Codul nu mai e valabil și rămâi fără cod.
identity-code-removed = Codul de recuperare nu mai e valabil.
identity-code-yours = Codul tău de recuperare
identity-code-once = Notează-l sau salvează-l într-un manager de parole: e afișat doar acum. Cine îl are poate juca în locul tău. E valabil până îl înlocuiești.
identity-code-kept = L-am salvat
identity-code-copy = Copiază

## Signing in

identity-sign-in = Joci deja pe alt dispozitiv?
identity-sign-in-hint = Continuă aici ca aceeași persoană.
identity-sign-in-passkey = Conectează-te cu o cheie de acces
identity-sign-in-code = Folosește un cod de recuperare
identity-sign-in-do = Conectează-te
identity-sign-in-anyway = Conectează-te oricum
identity-before = În browserul acesta ești acum { $name } (partide în curs: { $running }, terminate: { $finished }). Dacă te conectezi ca altcineva, nu mai ajungi la ele de aici. Ca să le păstrezi pe toate, creează mai întâi o cheie de acces sau un cod de recuperare.
identity-before-safe = În browserul acesta ești acum { $name } (partide în curs: { $running }, terminate: { $finished }). Dacă te conectezi ca altcineva, revii la ele cu cheia de acces sau cu codul de recuperare.

## Devices

identity-device-passkey = Conectat cu o cheie de acces: { $when }
identity-device-code = Conectat cu codul de recuperare: { $when }
identity-device-first = Prima vizită: { $when }
identity-device-ended = Cheile de acces și codul de recuperare rămân valabile. Elimină-le pe cele pe care nu le recunoști.
identity-device-last = E singurul tău dispozitiv. Poți reveni cu cheia de acces sau cu codul de recuperare.

## One's data

identity-data = Datele tale
identity-data-hint = Tot ce are serverul acesta despre tine, într-un fișier: numele, dispozitivele, partidele și mesajele. Despre partidele în curs, doar ce vezi la masă.
identity-data-get = Descarcă datele mele
identity-data-none = Serverul acesta nu are încă nimic despre tine.
identity-delete = Șterge tot despre mine
identity-delete-hint = Numele, dispozitivele, cheile de acces și mesajele tale se șterg. Partidele jucate fără alți oameni dispar. Partidele cu alții rămân, fără numele tău; în cele în curs, locul tău e luat de un bot.
identity-delete-go = Continuă
identity-delete-last = Ștergi tot acum?
identity-delete-last-hint = Nu se mai poate reveni, nici măcar gazda nu poate.
identity-delete-do = Șterge definitiv
identity-deleted = Tot despre tine a fost șters.

## Why something was refused

refused-no-passkeys = Aici nu se pot folosi chei de acces.
refused-too-many-passkeys = Ai prea multe chei de acces. Elimină mai întâi una.
refused-bad-passkey = Cheia de acces nu a putut fi adăugată. Încearcă din nou.
refused-no-passkey = Cu cheia aceasta de acces nu te poți conecta aici.
refused-passkey-late = A durat prea mult. Încearcă din nou.
refused-no-recovery = Codul acesta de recuperare nu e valabil. Verifică fiecare literă.
refused-nobody = Serverul acesta nu te cunoaște încă.
