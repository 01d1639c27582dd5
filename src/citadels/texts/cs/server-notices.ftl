### Co říkají upozornění: na zařízení, e-mailem a přes webhooky

notice-turns = { $n ->
    [one] Jsi na tahu
    [few] Jsi na tahu u { $n } stolů
   *[other] Jsi na tahu u { $n } stolů
}
notice-news = Novinky od tvých stolů
notice-began-title = Tvoje hra začala
notice-ended-title = Tvoje hra skončila
notice-sat-title = Ke tvému stolu si někdo sedl
notice-table = { $edition }, stůl { $code }
notice-left-days = { $table }: { $n ->
    [one] zbývá jeden den
    [few] zbývají { $n } dny
   *[other] zbývá { $n } dní
}
notice-left-hours = { $table }: { $n ->
    [0] zbývá méně než hodina
    [one] zbývá jedna hodina
    [few] zbývají { $n } hodiny
   *[other] zbývá { $n } hodin
}
notice-began = { $table }: hra začala.
notice-ended = { $table }: hra skončila.
notice-sat = { $table }: někdo si sedl.
notice-more = { $n ->
    [one] a ještě jedno
    [few] a ještě { $n }
   *[other] a ještě { $n }
}
notice-test-title = Funguje to
notice-test = Takhle se dozvíš, že jsi na tahu.
notice-confirm-title = Citadels: potvrď svou e-mailovou adresu
notice-confirm =
    Někdo zadal tuto adresu, aby se dozvěděl, když je na tahu ve hře Citadels.

    Pokud jsi to ty, otevři do jednoho dne tento odkaz:
    { $link }

    Pokud ne, e-mailu si nevšímej. Další nepřijde.
notice-footer =
    Tento e-mail dostáváš, protože chceš vědět, co se děje ve tvých hrách.
    Změnit, co se dozvíš: { $settings }
    Žádné další e-maily: { $end }
notice-hook-turn = Na tahu: { $name } ({ $table }).
notice-hook-began = Hra začala ({ $table }).
notice-hook-ended = Hra skončila ({ $table }).
