### Che cosa dicono le notifiche: sul dispositivo, per e-mail e tramite webhook

notice-turns = { $n ->
    [one] Tocca a te
   *[other] Tocca a te in { $n } tavoli
}
notice-news = Novità dai tuoi tavoli
notice-began-title = La tua partita è iniziata
notice-ended-title = La tua partita è finita
notice-sat-title = Qualcuno si è seduto al tuo tavolo
notice-table = { $edition }, tavolo { $code }
notice-left-days = { $table }: { $n ->
    [one] resta un giorno
   *[other] restano { $n } giorni
}
notice-left-hours = { $table }: { $n ->
    [0] resta meno di un'ora
    [one] resta un'ora
   *[other] restano { $n } ore
}
notice-began = { $table }: la partita è iniziata.
notice-ended = { $table }: la partita è finita.
notice-sat = { $table }: qualcuno si è seduto.
notice-more = { $n ->
    [one] e un'altra
   *[other] e altre { $n }
}
notice-test-title = Funziona
notice-test = Così saprai che tocca a te.
notice-confirm-title = Citadels: conferma il tuo indirizzo e-mail
notice-confirm =
    Qualcuno ha inserito questo indirizzo per sapere quando tocca a lui in una partita di Citadels.

    Se sei tu, apri questo link entro un giorno:
    { $link }

    Altrimenti ignora questa e-mail. Non ne riceverai altre.
notice-footer =
    Ricevi questa e-mail perché hai chiesto di essere avvisato sulle tue partite.
    Cambia gli avvisi: { $settings }
    Basta e-mail: { $end }
notice-hook-turn = Tocca a { $name } ({ $table }).
notice-hook-began = La partita è iniziata ({ $table }).
notice-hook-ended = La partita è finita ({ $table }).
