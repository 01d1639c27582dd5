### Ways back to a person on another device, and what the server has about them.

## Where the section stands

identity-title = Come ritrovare le partite
identity-lead = Non ti serve un account. Se vuoi, aggiungi un modo per ritrovare le tue partite, nel caso questo browser ti dimentichi.

## Passkeys

identity-passkeys = Passkey
identity-passkeys-hint = Accedi con l'impronta, con il viso o con il PIN del dispositivo. Senza password e senza e-mail.
identity-passkey-new = Crea una passkey
identity-passkey-unnamed = Passkey
identity-passkey-rename = Rinomina
identity-passkey-name = Nome della passkey
identity-passkey-remove = Rimuovi
identity-passkey-remove-ask = Rimuovere la passkey «{ $name }»?
identity-passkey-remove-hint = Nessuno potrà più usarla per accedere. I dispositivi già connessi restano connessi. Eliminala anche dal dispositivo o dal gestore di password.
identity-passkey-added = La passkey è pronta.
identity-passkey-removed = La passkey è rimossa.
identity-passkey-stopped = Non è cambiato nulla: nessuna passkey è stata scelta.
identity-passkey-there = Questo dispositivo ha già una tua passkey.
identity-no-package = Questo server non offre passkey.
identity-no-address = Le passkey funzionano solo a un indirizzo che inizia con https, oppure su localhost. Un codice di recupero o un link personale funziona anche qui.
identity-no-browser = Questo browser non supporta le passkey.
identity-created = Creata: { $when }
identity-used = Ultimo uso: { $when }

## The recovery code

identity-code = Codice di recupero
identity-code-hint = Un codice da annotare. Ti riporta alle tue partite anche se perdi tutti i dispositivi.
identity-code-new = Crea un codice di recupero
identity-code-made = Hai un codice di recupero. Creato: { $when }
identity-code-replace = Sostituisci il codice
identity-code-replace-hint = Ricevi un nuovo codice, e quello vecchio smette di funzionare.
identity-code-remove = Elimina il codice
identity-code-remove-hint = Il codice smette di funzionare e resti senza.
identity-code-removed = Il codice di recupero non funziona più.
identity-code-yours = Il tuo codice di recupero
identity-code-once = Annotalo o salvalo in un gestore di password: viene mostrato solo ora. Chi lo possiede può giocare al posto tuo. Vale finché non lo sostituisci.
identity-code-kept = L'ho salvato
identity-code-copy = Copia

## Signing in

identity-sign-in = Giochi già su un altro dispositivo?
identity-sign-in-hint = Continua qui come la stessa persona.
identity-sign-in-passkey = Accedi con una passkey
identity-sign-in-code = Usa un codice di recupero
identity-sign-in-do = Accedi
identity-sign-in-anyway = Accedi comunque
identity-before = In questo browser ora il tuo nome è { $name } (partite in corso: { $running }, finite: { $finished }). Se accedi come un'altra persona, da qui non potrai più raggiungerle. Per conservarle tutte, crea prima una passkey o un codice di recupero.
identity-before-safe = In questo browser ora il tuo nome è { $name } (partite in corso: { $running }, finite: { $finished }). Se accedi come un'altra persona, le ritrovi con la passkey o con il codice di recupero.

## Devices

identity-device-passkey = Connesso con una passkey: { $when }
identity-device-code = Connesso con il codice di recupero: { $when }
identity-device-first = Prima visita: { $when }
identity-device-ended = Le passkey e il codice di recupero restano validi. Rimuovi quelli che non riconosci.
identity-device-last = È il tuo unico dispositivo. Puoi tornare con la passkey o con il codice di recupero.

## One's data

identity-data = I tuoi dati
identity-data-hint = Tutto ciò che questo server ha su di te, in un file: nome, dispositivi, partite e messaggi. Delle partite in corso, solo ciò che vedi al tavolo.
identity-data-get = Scarica i miei dati
identity-data-none = Questo server non ha ancora nulla su di te.
identity-delete = Elimina tutto di me
identity-delete-hint = Nome, dispositivi, passkey e messaggi vengono eliminati. Le partite giocate senza altre persone spariscono. Quelle con altri restano, senza il tuo nome; in quelle in corso un bot prende il tuo posto.
identity-delete-go = Continua
identity-delete-last = Eliminare tutto adesso?
identity-delete-last-hint = Non si può annullare, nemmeno chi gestisce il server può farlo.
identity-delete-do = Elimina per sempre
identity-deleted = Tutto di te è stato eliminato.

## Why something was refused

refused-no-passkeys = Qui le passkey non sono possibili.
refused-too-many-passkeys = Hai troppe passkey. Prima rimuovine una.
refused-bad-passkey = Non è stato possibile aggiungere la passkey. Riprova.
refused-no-passkey = Con questa passkey non si può accedere qui.
refused-passkey-late = C'è voluto troppo tempo. Riprova.
refused-no-recovery = Questo codice di recupero non funziona. Controlla ogni lettera.
refused-nobody = Questo server non ti conosce ancora.
