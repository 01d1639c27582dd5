# The page of settings: what it says, and the devices of a person. Loaded with the page.
page-set-lead = Setările pentru aspect, sunet și joc rămân pe dispozitivul acesta.
page-set-you = Tu
page-set-saved = Salvat
page-set-language = Limba
page-set-language-browser = Ca în browser
page-set-look = Aspect și animații
page-set-theme = Temă
page-set-theme-dark = Închisă (lumânare)
page-set-theme-light = Deschisă (zi)
page-set-theme-system = Automată
page-set-size = Cărți și text
page-set-size-small = Mici
page-set-size-normal = Normale
page-set-size-large = Mari
page-set-motion = Animații
page-set-motion-hint = Cărțile și monedele se mișcă pe masă.
page-set-pace = Viteza animațiilor
page-set-pace-slow = Lentă
page-set-pace-normal = Normală
page-set-pace-fast = Rapidă
page-set-pace-hint = Și viteza cu care se numără punctele la sfârșit.
page-set-sound-title = Sunet și alerte
page-set-sound = Sunet
page-set-sound-hint = Sunete discrete pentru rândul tău și pentru ce ți se întâmplă.
page-set-volume = Volum
page-set-notify = Notificări
page-set-notify-hint = Browserul te anunță când e rândul tău, dacă ești în altă filă.
page-set-notify-denied = Browserul nu permite notificări pentru pagina asta.
page-set-vibrate = Vibrații
page-set-vibrate-hint = Pe telefon, când e rândul tău.
page-set-play = Jocul
page-set-help = Indicații unde să apeși
page-set-help-hint = Un rând scurt sub întrebare, de exemplu „Apasă pe un district ca să-l distrugi”.
page-set-confirm = Întreabă-mă la mutări riscante
page-set-confirm-hint = De exemplu, înainte să-ți distrugi propriul district.
page-set-unasked = { $n ->
    [one] Reactivează întrebarea pe care ai oprit-o
    [few] Reactivează cele { $n } întrebări pe care le-ai oprit
   *[other] Reactivează cele { $n } de întrebări pe care le-ai oprit
}
page-set-auto = Încheie tura automat
page-set-auto-hint = Când nu mai e nimic de făcut în tura ta.
page-set-device = Dispozitive
page-set-forget = Resetează acest dispozitiv
page-set-forget-hint = Numele tău și toate setările de pe acest dispozitiv revin la valorile inițiale. Locurile tale la mese rămân ale tale în acest browser.
page-set-forget-do = Resetează
page-set-forgotten = Totul a fost resetat.
page-link = Link pentru alt dispozitiv
page-link-hint = Ia-ți locurile cu tine: deschide un link personal pe telefon sau pe alt calculator.
page-link-once = Cine deschide linkul acesta joacă în locul tău. E valabil o singură dată, timp de o zi.
page-devices = Dispozitivele tale
page-devices-lead = Browserele acestea joacă în locul tău. Deconectează-le pe cele pe care nu le recunoști.
page-devices-kept = Despre fiecare dispozitiv, serverul păstrează browserul, sistemul, ultima vizită și când și cum a fost adăugat, dar nicio adresă.
page-devices-name = { $browser } pe { $system }
page-devices-unknown = Dispozitiv necunoscut
page-devices-here = Acest dispozitiv
page-devices-seen = Ultima vizită: { $when }
page-devices-linked = Adăugat prin link: { $when }
page-devices-end = Deconectează
page-devices-end-all = Deconectează toate celelalte
page-devices-ask = Deconectezi { $device }?
page-devices-end-hint = Are efect imediat, chiar și în mijlocul unei partide. Nici linkurile personale care nu au fost încă deschise nu mai sunt valabile.
page-devices-ended = { $n ->
    [one] Dispozitivul e deconectat.
    [few] Au fost deconectate { $n } dispozitive.
   *[other] Au fost deconectate { $n } de dispozitive.
}
page-sign-out = Deconectează acest dispozitiv
page-sign-out-hint = Browserul acesta nu va mai juca în locul tău. Partidele rămân pe celelalte dispozitive ale tale.
page-sign-out-last = E singurul tău dispozitiv. Dacă te deconectezi, nimeni nu mai ajunge la partidele tale, nici măcar tu. Ca să le păstrezi, deschide mai întâi un link personal pe alt dispozitiv.
page-signed-out = Dispozitivul acesta e deconectat.
