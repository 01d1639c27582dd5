### Avvisi a gioco chiuso e link nelle e-mail

notices-title = Quando il gioco è chiuso
notices-lead = Scopri che tocca a te senza tenere aperto il gioco. Ricevi un solo avviso per tutti i tavoli, e non contiene mai nulla di segreto.
notices-push = Su questo dispositivo
notices-push-hint = Il browser mostra un avviso anche a gioco chiuso. Non serve un account.
notices-push-done = Questo dispositivo ti avviserà.
notices-push-test = Invia una prova
notices-push-tested = Inviata. Apparirà tra un attimo.
notices-push-denied = Il browser blocca gli avvisi di questa pagina. Permettili nelle sue impostazioni per la pagina, poi riprova.
notices-push-none = Questo browser non può mostrare avvisi a gioco chiuso.
notices-push-insecure = Gli avvisi richiedono un indirizzo che inizia con https.
notices-push-home = Su iPhone e iPad aggiungi prima il gioco alla schermata Home (Condividi, poi Aggiungi alla schermata Home) e aprilo da lì.
notices-push-off = Su questo server gli avvisi non sono configurati.
notices-push-failed = Il browser non è riuscito ad attivare gli avvisi. Riprova più tardi o con un altro browser.
notices-push-others = { $n ->
    [one] Ti avvisa anche un altro tuo dispositivo.
   *[other] Ti avvisano anche altri { $n } tuoi dispositivi.
}
notices-mail = Per e-mail
notices-mail-hint = L'indirizzo non serve ad altro. Ogni e-mail ha un link per farle finire.
notices-mail-off = Questo server non invia e-mail.
notices-mail-address = Indirizzo e-mail
notices-mail-send = Inviami un link
notices-mail-sent = Un link è in arrivo a { $address }. Aprilo entro un giorno per confermare l'indirizzo.
notices-mail-to = Le e-mail arrivano a { $address }.
notices-mail-remove = Rimuovi indirizzo
notices-what = Avvisami quando
notices-kind-turn = tocca a me in una partita su più giorni
notices-kind-began = inizia la mia partita
notices-kind-ended = finisce la mia partita
notices-kind-sat = qualcuno si siede al mio tavolo
notices-by-push = Dispositivo
notices-by-mail = E-mail
notices-quiet = Ore di silenzio
notices-quiet-hint = Quello che succede nel frattempo arriva dopo, in un solo avviso.
notices-quiet-from = Dalle
notices-quiet-to = Alle
notices-quiet-none = Puoi impostare le ore di silenzio quando ricevi avvisi su un dispositivo o per e-mail.
notices-confirm-title = Conferma il tuo indirizzo e-mail
notices-confirm-lead = Dopo riceverai un'e-mail quando tocca a te. Puoi cambiarlo in ogni momento nelle impostazioni.
notices-confirm-do = Conferma
notices-confirm-done = Il tuo indirizzo è confermato.
notices-end-title = Basta e-mail
notices-end-lead = A questo indirizzo non arriveranno più e-mail sulle tue partite. Le partite continuano come prima.
notices-end-do = Basta e-mail
notices-end-done = Non riceverai più e-mail.
notices-hook-title = Webhook
notices-hook-lead = Questo tavolo può scrivere in una chat come Discord, Slack o Matrix quando la partita inizia e finisce e, nelle partite su più giorni, a chi tocca. Chi legge lì può aprire il tavolo.
notices-hook-url = Indirizzo del webhook
notices-hook-save = Salva
notices-hook-remove = Rimuovi
notices-hook-on = Questo tavolo scrive a { $host }.

## Perché qualcosa è stato rifiutato

refused-no-push = Su questo server gli avvisi sui dispositivi non sono configurati.
refused-push-elsewhere = Questo server non conosce il servizio push del tuo browser.
refused-no-notices = Prima attiva gli avvisi.
refused-no-mail = Questo server non invia e-mail.
refused-bad-address = Questo non è un indirizzo e-mail.
refused-too-many-mails = Oggi hai chiesto troppe e-mail. Riprova domani.
refused-bad-webhook = Un webhook richiede un indirizzo pubblico che inizia con https.
