### Ce spun notificările: pe dispozitiv, prin e-mail și prin webhookuri

notice-turns = { $n ->
    [one] E rândul tău
    [few] E rândul tău la { $n } mese
   *[other] E rândul tău la { $n } de mese
}
notice-news = Noutăți de la mesele tale
notice-began-title = Partida ta a început
notice-ended-title = Partida ta s-a încheiat
notice-sat-title = Cineva s-a așezat la masa ta
notice-table = { $edition }, masa { $code }
notice-left-days = { $table }: { $n ->
    [one] a mai rămas o zi
    [few] au mai rămas { $n } zile
   *[other] au mai rămas { $n } de zile
}
notice-left-hours = { $table }: { $n ->
    [0] a mai rămas mai puțin de o oră
    [one] a mai rămas o oră
    [few] au mai rămas { $n } ore
   *[other] au mai rămas { $n } de ore
}
notice-began = { $table }: partida a început.
notice-ended = { $table }: partida s-a încheiat.
notice-sat = { $table }: cineva s-a așezat.
notice-more = { $n ->
    [one] și încă una
    [few] și încă { $n }
   *[other] și încă { $n }
}
notice-test-title = Funcționează
notice-test = Așa afli că e rândul tău.
notice-confirm-title = Citadels: confirmă adresa de e-mail
notice-confirm =
    Cineva a introdus această adresă ca să afle când îi vine rândul într-o partidă de Citadels.

    Dacă ești tu, deschide acest link în cel mult o zi:
    { $link }

    Dacă nu, ignoră mesajul. Nu vei mai primi altul.
notice-footer =
    Primești acest e-mail pentru că ai cerut să afli ce se întâmplă în partidele tale.
    Schimbă ce afli: { $settings }
    Fără alte e-mailuri: { $end }
notice-hook-turn = E rândul lui { $name } ({ $table }).
notice-hook-began = Partida a început ({ $table }).
notice-hook-ended = Partida s-a încheiat ({ $table }).
